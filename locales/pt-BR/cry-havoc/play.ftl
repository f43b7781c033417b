# O jogo em palavras: acontecimentos, perguntas, escolhas e recusas.
#
# Um lado $who é a sua Facção com o artigo ("os Humanos", sempre no plural); depois de "de", "em", "a" e "por" o artigo se
# contrai sozinho ("de os" vira "dos"). Nas perguntas, $who é um lugar à mesa: "A (Humanos)". Os nomes de Regiões vão entre
# aspas, pois não têm artigo. Os moldes começam em minúscula; o narrador põe as maiúsculas e os pontos.

## Nomes

seat-label = { $letter } ({ $faction })
player-label = jogador { $letter }
neutral-label = Trogs neutros
seat-for = { $who } por { $side }
region-label = “{ $name }”
nowhere = outra Região
a-card = uma carta
something = alguma coisa
no-units = nenhuma Unidade
units-of = { $n } { $n ->
        [1] Unidade
       *[other] Unidades
    } de { $who }
no-tactic = nenhuma tática
cause-lying = { $name } em { $region }
sourced = { $source } – { $text }
with-text = { $name } – { $text }
loc-in = { $kind ->
        [region] em { $name }
        [objective] em { $name }
        [store] em seu depósito
        [supply] no estoque
       *[reserve] na Reserva
    }
loc-into = { $kind ->
        [region] em { $name }
        [objective] em { $name }
        [store] em seu depósito
        [supply] no estoque
       *[reserve] na Reserva
    }
loc-from = { $kind ->
        [region] de { $name }
        [objective] de { $name }
        [store] de seu depósito
        [supply] do estoque
       *[reserve] da Reserva
    }
loc-to = { $kind ->
        [region] para { $name }
        [objective] para { $name }
        [store] para seu depósito
        [supply] para o estoque
       *[reserve] para a Reserva
    }

## Acontecimentos: o curso do jogo

event-faction-chosen = o jogador { $letter } comanda { $faction }
event-hq-placed = { $who } montam seu QG em { $region }
event-skill-gained = { $who } têm a Habilidade { $skill }
event-skills-gained = { $who } têm as Habilidades { $skills }
event-laid-out = o tabuleiro está montado, com { $things }
laid-war-parties = { $n } { $n ->
        [1] Grupo
       *[other] Grupos
    } de Guerra dos Trogs
laid-nests = { $n } { $n ->
        [1] Ninho
       *[other] Ninhos
    } de Trogs
laid-explorations = { $n } { $n ->
        [1] marcador
       *[other] marcadores
    } de Exploração
laid-tunnels = { $n } { $n ->
        [1] Túnel
       *[other] Túneis
    }
laid-crystals = { $n } { $n ->
        [1] Cristal
       *[other] Cristais
    }
event-initiative-set = ordem de Iniciativa: { $names }
event-round-began = começa a Rodada { $n }
event-event-revealed = um Evento é revelado: { $event }
event-events-passed = um marcador de Pontuação passou do Local de Evento em { $from } PV: os marcadores de Evento dali avançam para o Local em { $to } PV
event-events-passed-final = um marcador de Pontuação passou do Local de Evento em { $from } PV: os marcadores de Evento dali avançam para a Pontuação Final
event-final-scoring = Pontuação Final: esta é a última Rodada
event-next-initiative = { $who } passam para a { $n }ª posição da Trilha de Iniciativa Seguinte
event-skills-readied = todas as Habilidades estão preparadas de novo
event-skill-readied = { $who } preparam a Habilidade { $skill }
event-skill-used = { $who } usam a Habilidade { $skill }
event-turn-began = turno de { $who }, Ação { $n }
event-action-taken-move = { $who } realizam uma { -ch-move-action }
event-action-taken-recruit = { $who } realizam uma { -ch-recruit-action }
event-action-taken-build = { $who } realizam uma { -ch-build-action }
event-action-taken-draw = { $who } realizam a Ação de Comprar duas cartas, ficar com uma
event-points-gained-move = { $who } { $n ->
        [0] não têm nenhum Ponto
        [1] têm 1 Ponto
       *[other] têm { $n } Pontos
    } de Movimento
event-points-gained-recruit = { $who } { $n ->
        [0] não têm nenhum Ponto
        [1] têm 1 Ponto
       *[other] têm { $n } Pontos
    } de Recrutamento
event-points-gained-build = { $who } { $n ->
        [0] não têm nenhum Ponto
        [1] têm 1 Ponto
       *[other] têm { $n } Pontos
    } de Construção
event-scoring-enabled = { $who } habilitaram a Pontuação: esta Rodada será pontuada
event-scored-card = { $who } ganham { $n } PV por suas cartas
event-scored-text = { $who } ganham { $n } PV
event-scored-control = { $who } ganham { $n } PV pelo Controle de Região
event-scored-kill = { $who } ganham { $n } PV { $n ->
        [1] pela Unidade morta
       *[other] pelas Unidades mortas
    }
event-scored-reward = { $who } ganham mais { $n } PV por este Objetivo
event-scored-prisoners = { $who } ganham { $n } PV por seus Prisioneiros
event-scored-ransom = { $who } pagam { $n } PV de resgate
event-scored-regions = { $who } ganham { $n } PV por suas Regiões
event-scored-crystals = { $who } ganham { $n } PV pelos Cristais em suas Regiões
event-scored-bonus = { $who } ganham { $n } PV por Regiões que algum efeito fez valer mais
event-scored-start = { $who } começam com { $n } PV
event-scored-lost = { $who } perdem { $n } PV
event-text = { $card } faz efeito
event-no-effect = { $card } não faz efeito
event-game-won = { $who } vencem o jogo com { $n } PV! { $others }
event-chose = { $who } escolhem { $what }

## Acontecimentos: cartas

event-drew = { $who } compram { $n } { $n ->
        [1] carta
       *[other] cartas
    }{ $deck ->
        [own] { "" }
       *[other] {" "}do baralho de { $deck }
    }
event-drew-cards = { $who } compram { $cards }{ $deck ->
        [own] { "" }
       *[other] {" "}do baralho de { $deck }
    }
event-put-back = { $who } devolvem { $n } { $n ->
        [1] carta
       *[other] cartas
    } { $deck ->
        [own] ao seu baralho
       *[other] ao baralho de { $deck }
    } e o embaralham
event-put-back-cards = { $who } devolvem { $cards } { $deck ->
        [own] ao seu baralho
       *[other] ao baralho de { $deck }
    } e o embaralham
event-reshuffled = { $who } embaralham sua pilha de descarte para formar um novo baralho
event-discarded = { $who } descartam { $card }
event-recovered = { $who } devolvem { $card } da pilha de descarte à mão
event-stored = { $who } guardam uma carta de { $terrain } na peça de Estrutura
event-stored-card = { $who } guardam { $card } na peça de Estrutura
event-unstored = { $who } põem uma carta guardada no fundo do baralho de { $terrain }
event-unstored-card = a carta guardada { $card } vai para o fundo do baralho de { $terrain }
event-looked-at-hand = { $who } olham a mão de { $of }
event-looked-at-hand-cards = { $who } olham a mão de { $of }: { $cards }

## Acontecimentos: Unidades

event-moved = { $who } movem { $n } { $n ->
        [1] Unidade
       *[other] Unidades
    } { $from } { $to }
event-moved-go = { $n } { $n ->
        [1] Unidade
       *[other] Unidades
    } de { $who } { $n ->
        [1] passa
       *[other] passam
    } { $from } { $to }
event-moved-join = { $n } { $n ->
        [1] Unidade
       *[other] Unidades
    } de { $who } { $n ->
        [1] vem
       *[other] vêm
    } { $from } e { $n ->
        [1] entra
       *[other] entram
    } na Batalha, { $at }
event-moved-leave = { $n } { $n ->
        [1] Unidade
       *[other] Unidades
    } de { $who } { $n ->
        [1] deixa
       *[other] deixam
    } a Batalha e { $n ->
        [1] vai
       *[other] vão
    } { $to }
event-taken-back = { $who } desfazem um passo: uma Unidade volta { $from } { $to }
event-taken-back-recruits = { $who } retiram { $from } as Unidades recém-recrutadas
event-placed = { $who } colocam { $n } { $n ->
        [1] Unidade
       *[other] Unidades
    } { $at }
event-killed = { $n } { $n ->
        [1] Unidade
       *[other] Unidades
    } de { $who } { $n ->
        [1] é morta
       *[other] são mortas
    } { $at }
event-withdrew = { $n } { $n ->
        [1] Unidade
       *[other] Unidades
    } de { $who } { $n ->
        [1] volta
       *[other] voltam
    } { $from } para a Reserva
event-withdrew-guests = { $n } { $n ->
        [1] Unidade
       *[other] Unidades
    } de { $who } { $n ->
        [1] volta
       *[other] voltam
    } para a Reserva depois da Batalha
event-captured = { $by } capturam { $n } { $n ->
        [1] Unidade
       *[other] Unidades
    } de { $who } { $at }
event-released = { $by } devolvem { $n } { $n ->
        [1] Unidade capturada
       *[other] Unidades capturadas
    } de { $who } à Reserva
event-ransomed = { $who } resgatam 1 Unidade das mãos de { $by }
event-held = { $n } { $n ->
        [1] Unidade
       *[other] Unidades
    } de { $who } { $n ->
        [1] permanece
       *[other] permanecem
    } em { $region }
event-retreated = { $n } { $n ->
        [1] Unidade
       *[other] Unidades
    } de { $who } { $n ->
        [1] recua
       *[other] recuam
    } para { $region }
event-retreated-reserve = { $n } { $n ->
        [1] Unidade
       *[other] Unidades
    } de { $who } { $n ->
        [1] volta
       *[other] voltam
    } para a Reserva

## Acontecimentos: Regiões, Estruturas, marcadores

event-control-taken = { $who } tomam o Controle de { $region }
event-control-lost = { $who } perdem o Controle de { $region }
event-crystals-come = { $n } { $n ->
        [1] Cristal é colocado
       *[other] Cristais são colocados
    } { $at }
event-crystals-go = { $n } { $n ->
        [1] Cristal é retirado
       *[other] Cristais são retirados
    } { $at }
event-crystals-moved = { $who } levam { $n } { $n ->
        [1] Cristal
       *[other] Cristais
    } { $from } { $to }
event-crystals-spent = { $who } gastam { $n } { $n ->
        [1] Cristal
       *[other] Cristais
    } de seu depósito
event-structure-built = { $who } constroem a Estrutura { $structure } em { $region }
event-structure-taken-back = { $who } desfazem a Estrutura { $structure } em { $region }
event-structure-moved = { $who } movem a Estrutura { $structure } de { $region } para { $to }
event-structure-removed = a Estrutura { $structure } de { $who } em { $region } é removida
event-activated = { $who } ativam a Estrutura { $structure } em { $region }
event-named-placed = { $who } põem o marcador { $token } em { $region }
event-named-removed = o marcador { $token } de { $who } é removido de { $region }
event-token-placed-war-party = um Grupo de Guerra dos Trogs é colocado em { $region }
event-token-placed-nest = um Ninho de Trogs é colocado em { $region }
event-token-placed-exploration = um marcador de Exploração é colocado em { $region }
event-token-moved-war-party = um Grupo de Guerra dos Trogs é movido de { $region } para { $to }
event-token-moved-nest = um Ninho de Trogs é movido de { $region } para { $to }
event-token-moved-exploration = um marcador de Exploração é movido de { $region } para { $to }
event-token-removed-war-party = um Grupo de Guerra dos Trogs é removido de { $region }
event-token-removed-nest = um Ninho de Trogs é removido de { $region }
event-token-removed-exploration = um marcador de Exploração é removido de { $region }
event-token-revealed-war-party = um Grupo de Guerra dos Trogs é revelado em { $region }: { $name }
event-token-revealed-nest = um Ninho de Trogs é revelado em { $region }: { $name }
event-token-revealed-exploration = um marcador de Exploração é revelado em { $region }: { $name }
event-looked-at-tokens = { $who } olham marcadores virados para baixo em { $regions }
event-region-worth-more = na próxima Pontuação, { $n } PV a mais por { $region }
event-region-worth-less = na próxima Pontuação, { $n } PV a menos por { $region }

## Acontecimentos: Batalhas

event-battle-began = { $who } levam a Batalha a { $region } (marcador de Batalha { $n })
event-battle-cancelled = a Batalha em { $region } não acontece
event-battle-started = Batalha em { $region }: { $who } atacam { $foe }
spread-part = { $n } × { $name }
event-units-deployed = { $who } posicionam suas Unidades: { $spread }
event-tactic-played = { $who } jogam { $card }
event-tactic-played-for = { $by } jogam { $card } por { $who }
event-tactic-declined = { $who } não jogam mais cartas de Tática
event-strength = { $who } recebem { $amount } em { $objective }
event-wins-ties = { $who } vencem os empates em { $objective }
event-objectives-reordered = os Objetivos agora se resolvem nesta ordem: { $order }
event-protected = { $n } { $n ->
        [1] Unidade
       *[other] Unidades
    } de { $who } em { $objective } não { $n ->
        [1] pode
       *[other] podem
    } ser { $from ->
        [kill] { $n ->
        [1] morta
       *[other] mortas
    }
        [capture] { $n ->
        [1] capturada
       *[other] capturadas
    }
       *[both] { $n ->
        [1] morta nem capturada
       *[other] mortas nem capturadas
    }
    }
event-forbidden-tactics = { $who } não podem jogar cartas de Tática nesta Batalha
event-forbidden-terrain-tactics = { $who } não podem jogar Táticas de Terreno nesta Batalha
event-forbidden-shift = { $who } não podem mover Unidades entre Objetivos nesta Batalha
event-forbidden-enter = { $who } não podem entrar nas Regiões indicadas
event-objective-won = { $who } vencem { $objective }, { $own } a { $foes }
event-objective-won-tie = { $who } vencem { $objective } no empate, { $own } a { $foes }
event-nobody-to-capture = { $who } não têm quem capturar
event-objective-tied = ninguém vence { $objective }: empate
event-battle-ended = a Batalha em { $region } terminou

## Perguntas

question-over = o jogo acabou: { $who } venceram
question-none = nada se pergunta agora
question-faction = { $who }: escolha uma Facção
question-hq = { $who }: onde você monta seu QG?
question-draft = { $who }: escolha uma Habilidade ({ $n ->
        [1] a última
       *[other] faltam { $n }
    })
question-hand-limit = { $who }: descarte { $n } { $n ->
        [1] carta
       *[other] cartas
    }; o limite da mão é { $limit }
question-action = { $who }: escolha a Ação { $n } desta Rodada
question-after-action = { $who }: usar uma Habilidade ou encerrar o turno?
question-cards-move = { $who }: descarte cartas para ter Pontos de Movimento (até agora: { $cards } { $cards ->
        [1] carta
       *[other] cartas
    }, { $n } { $n ->
        [1] ponto
       *[other] pontos
    })
question-cards-recruit = { $who }: descarte cartas para ter Pontos de Recrutamento (até agora: { $cards } { $cards ->
        [1] carta
       *[other] cartas
    }, { $n } { $n ->
        [1] ponto
       *[other] pontos
    })
question-cards-build = { $who }: descarte cartas para ter Pontos de Construção (até agora: { $cards } { $cards ->
        [1] carta
       *[other] cartas
    }, { $n } { $n ->
        [1] ponto
       *[other] pontos
    })
question-which-deck = { $who }: de qual baralho você compra duas cartas?
question-keep-one = { $who }: com qual carta você fica?
question-initiative = { $who }: escolha sua posição na Trilha de Iniciativa Seguinte
question-move = { $who }: mova suas Unidades; { $n ->
        [0] não resta nenhum Ponto
        [1] resta 1 Ponto
       *[other] restam { $n } Pontos
    } de Movimento
question-recruit = { $who }: quantas Unidades você recruta em { $site } (no máximo { $n })?
question-build = { $who }: construa ou ative Estruturas; { $n ->
        [0] não resta nenhum Ponto
        [1] resta 1 Ponto
       *[other] restam { $n } Pontos
    } de Construção
question-control-token = { $who }: não resta nenhum marcador de Controle. Abrir mão de outra Região por esta?
question-battle-skill = { $who }: usar uma Habilidade agora?
question-next-text = { $who }: qual dos seus efeitos é resolvido primeiro?
question-deploy-control = { $who }: Batalha em { $region }. { $n ->
        [1] A Unidade vai para o Controle de Região?
       *[other] Das { $n } Unidades, quantas vão para o Controle de Região?
    }
question-deploy-capture = { $who }: Batalha em { $region }. { $n ->
        [1] A última Unidade vai para a { -ch-capture-prisoners }, ou então para o Atrito?
       *[other] Das { $n } Unidades, quantas vão para a { -ch-capture-prisoners }? As outras vão para o Atrito.
    }
question-deploy-confirm = { $who }: Batalha em { $region }. Posicionar as Unidades assim: { $spread }?
question-tactic = { $who }: Batalha em { $region } contra { $foe }. Jogar uma carta de Tática?
question-attrition = { $who }: Atrito em { $region }. Escolha uma Unidade de { $foe } para morrer ({ $n ->
        [1] a última
       *[other] faltam { $n }
    })
question-ransom = { $who }: resgatar uma Unidade capturada por 2 PV (você tem { $n } PV)?
question-optional = { $who }: aplicar isto?
question-optional-text = { $who }: { $text } – você quer?
question-option = { $who }: escolha uma das opções
question-how-many = { $who }: quantas?
question-how-many-kill = { $who }: quantas Unidades você mata?
question-how-many-withdraw = { $who }: quantas Unidades voltam para a Reserva?
question-how-many-capture = { $who }: quantas Unidades você captura?
question-how-many-place = { $who }: quantas Unidades são colocadas { $into }?
question-how-many-go = { $who }: quantas Unidades vão { $to }?
question-how-many-crystals = { $who }: quantos Cristais?
question-how-many-cards = { $who }: quantas cartas você compra?
question-place = { $who }: onde as Unidades são colocadas?
question-from = { $who }: de onde?
question-to = { $who }: para onde?
question-kill = { $who }: quais Unidades são mortas?
question-withdraw = { $who }: quais Unidades voltam para a Reserva?
question-capture = { $who }: quais Unidades são capturadas?
question-protect = { $who }: quais Unidades são protegidas?
question-mark = { $who }: qual das Unidades?
question-whose = { $who }: de que lado se trata?
question-objective = { $who }: escolha um Objetivo
question-deck = { $who }: escolha um baralho
question-keep = { $who }: escolha uma carta para guardar
question-discard = { $who }: escolha uma carta para descartar
question-unstore = { $who }: há uma carta guardada a mais. Qual volta para o baralho dela?
question-recover = { $who }: escolha uma carta da pilha de descarte
question-crystals = { $who }: de qual Região você pega Cristais?
question-control = { $who }: o Controle de qual Região?
question-structure = { $who }: escolha uma Estrutura
question-structure-at = { $who }: escolha a Região para a Estrutura
question-structure-remove = { $who }: de qual Região você remove uma Estrutura?
question-structure-activate = { $who }: em qual Região você ativa uma Estrutura?
question-token = { $who }: escolha um marcador
question-token-named = { $who }: escolha um marcador ({ $token })
question-token-at = { $who }: escolha a Região para o marcador
question-token-at-named = { $who }: escolha a Região para o marcador ({ $token })
question-region = { $who }: escolha uma Região
question-ready-skill = { $who }: qual Habilidade fica preparada?
question-explore-next = { $who }: qual Região você explora em seguida?
question-reveal-next = { $who }: em qual Região se revelam em seguida os marcadores de Trogs?
question-battle-next = { $who }: qual Batalha recebe o marcador de Batalha { $n }?
question-capture-prisoner = { $who }: de qual Objetivo você leva o Prisioneiro?
question-retreat = { $who }: { $n ->
        [1] para onde recua a Unidade?
       *[other] para onde recuam as { $n } Unidades?
    }
question-nest = { $who }: os Trogs se retiram. Onde cavam um novo Ninho?
acting-for-trogs = com { $players } jogadores, ninguém joga com os Trogs, e quem decide por eles nesta Batalha é você: { $players ->
        [2] você é o oponente de quem luta contra eles
       *[other] você está à esquerda de quem luta contra eles
    }
question-reveal-token = { $who }: qual marcador em { $region } é revelado primeiro?

## Escolhas

choice-unknown = algo que não está na mesa
choice-pass = nada mais
choice-nothing = nada
choice-pass-turn = passar: nenhuma Ação é possível
choice-end-turn = encerrar o turno
choice-no-tactic = não jogar nenhuma carta de Tática
choice-no-control = abrir mão do Controle da nova Região
choice-no-ransom = não resgatar nenhuma Unidade
choice-no-skill = não usar nenhuma Habilidade
choice-no = não
choice-yes = sim
choice-done = pronto
choice-done-move = encerrar o Movimento
choice-done-build = encerrar a Construção
choice-done-deploy = confirmar: { $spread }
choice-done-cards-move = { $cards ->
        [0] não descartar nada
        [1] descartar 1 carta
       *[other] descartar { $cards } cartas
    } e mover com { $n } { $n ->
        [1] ponto
       *[other] pontos
    }
choice-done-cards-recruit = { $cards ->
        [0] não descartar nada
        [1] descartar 1 carta
       *[other] descartar { $cards } cartas
    } e recrutar com { $n } { $n ->
        [1] ponto
       *[other] pontos
    }
choice-done-cards-build = { $cards ->
        [0] não descartar nada
        [1] descartar 1 carta
       *[other] descartar { $cards } cartas
    } e construir com { $n } { $n ->
        [1] ponto
       *[other] pontos
    }
choice-back = desfazer
choice-back-step = desfazer o último passo
choice-back-structure = desfazer a última Estrutura
choice-back-recruits = desfazer o último recrutamento
choice-back-action = escolher outra Ação
choice-back-deploy = posicionar as Unidades de outro modo
choice-action-move = Mover: descartar cartas, mover Unidades
choice-action-recruit = Recrutar: descartar cartas, recrutar Unidades
choice-action-build = Construir: descartar cartas, construir e ativar Estruturas
choice-action-draw = comprar duas cartas, ficar com uma
choice-action-enable-scoring = habilitar a Pontuação desta Rodada
choice-use-skill = usar a Habilidade { $skill }: { $text }
choice-take-skill = escolher a Habilidade { $skill }: { $text }
choice-ready-skill = preparar a Habilidade { $skill }
choice-card = { $card }
choice-card-in = acrescentar { $card } (+{ $n }) – { $icons }
choice-card-out = não descartar { $card }
choice-play = jogar { $card }: { $text }
choice-in-vain = { $text } (não tem efeito agora)
choice-keep = ficar com { $card } ({ $icons }): { $text }
choice-discard = descartar { $card } ({ $icons })
choice-recover = recuperar { $card }
choice-unstore = devolver { $card } ao fundo do baralho
choice-deck-own = seu próprio baralho ({ $n } { $n ->
        [1] carta
       *[other] cartas
    }, { $used } na pilha de descarte)
choice-deck-terrain = o baralho de { $terrain } ({ $n } { $n ->
        [1] carta
       *[other] cartas
    })
choice-step = 1 Unidade de { $from } para { $to }
choice-region = { $region }
choice-region-units = { $region } ({ $units })
choice-region-crystals = { $region } ({ $n } { $n ->
        [1] Cristal
       *[other] Cristais
    })
choice-from = de { $region }
choice-to = para { $region }
choice-hq = montar o QG em { $region }
choice-retreat = recuar para { $region }
choice-nest = um Ninho em { $region }
choice-give-up = abrir mão do Controle de { $region }
choice-explore = explorar { $region }
choice-reveal = revelar marcadores em { $region }
choice-battle-next = a Batalha em { $region }
choice-objective = { $objective }
choice-victim = uma Unidade em { $objective } (há { $n } ali)
choice-mark-plain = uma Unidade comum
choice-mark-halted = uma Unidade que parou neste turno
choice-mark-no-kill = uma Unidade que não pode ser morta
choice-mark-no-capture = uma Unidade que não pode ser capturada
choice-mark-safe = uma Unidade que não pode ser morta nem capturada
choice-number = { $n }
choice-units = { $n ->
        [0] nenhuma Unidade
        [1] 1 Unidade
       *[other] { $n } Unidades
    }
choice-crystals = { $n ->
        [0] nenhum Cristal
        [1] 1 Cristal
       *[other] { $n } Cristais
    }
choice-cards = { $n ->
        [0] nenhuma carta
        [1] 1 carta
       *[other] { $n } cartas
    }
choice-deploy = { $n ->
        [0] nenhuma Unidade
        [1] 1 Unidade
       *[other] { $n } Unidades
    } em { $objective }
choice-recruit = { $n ->
        [0] nenhuma Unidade
        [1] 1 Unidade
       *[other] { $n } Unidades
    } em { $site }
choice-build = construir { $structure } em { $region } ({ $n } { $n ->
        [1] ponto
       *[other] pontos
    }): { $text }
choice-activate = ativar { $structure } em { $region } ({ $n } { $n ->
        [1] ponto
       *[other] pontos
    }): { $text }
choice-activate-plain = ativar { $structure } em { $region } ({ $n } { $n ->
        [1] ponto
       *[other] pontos
    })
choice-structure = a Estrutura { $name }
choice-named = o marcador { $name }
choice-text-first = primeiro { $name }
choice-token = marcador virado para baixo { $n }
choice-token-war-party = Grupo de Guerra virado para baixo { $n }{ $face }
choice-token-nest = Ninho virado para baixo { $n }{ $face }
choice-token-exploration = marcador de Exploração virado para baixo { $n }{ $face }
choice-side = { $name }
choice-ransom = resgatar 1 Unidade das mãos de { $side } por 2 PV
choice-position = { $n }ª posição
choice-position-own = { $n }ª posição (a sua agora)
choice-position-of = { $n }ª posição (agora de { $name })
choice-faction = comandar { $faction }

## Recusas

refused-over = o jogo acabou; já não há o que escolher
refused-not-asked = a pergunta não é para { $who }; quem decide agora: { $names }
refused-answered = { $who } já respondeu; os outros ainda estão pensando
why-not-this-question = isso não responde à pergunta feita agora
why-must-answer = não é possível recusar; escolha uma das opções
why-not-a-candidate = isso não está entre o que se pode escolher
why-not-in-hand = esta carta não está na sua mão
why-already-chosen = isso já foi escolhido
why-nothing-to-take-back = não há nada a desfazer
why-not-yet-enough = é preciso antes posicionar todas as Unidades
why-too-many = é mais do que o permitido
why-faction-taken = outro jogador já comanda esta Facção
why-trogs-need-four = só com quatro jogadores alguém comanda os Trogs
why-hq-taken = já há outro QG aqui
why-not-an-hq = não se pode montar um QG nesta Região
why-not-your-skill = você não tem esta Habilidade
why-skill-exhausted = esta Habilidade está esgotada até a próxima Rodada
why-skill-not-now = esta Habilidade não pode ser usada neste momento
why-condition-fails = a condição deste efeito não se cumpre
why-cannot-pay = não é possível pagar o preço
why-does-nothing = isso não faria nada agora
why-scoring-enabled = a Pontuação desta Rodada já está habilitada
why-last-round = a última Rodada é pontuada de qualquer modo
why-no-scoring-card = você não tem na mão uma carta que habilite a Pontuação
why-needs-a-card = é preciso descartar ao menos uma carta
why-deck-empty = não resta nenhuma carta neste baralho
why-no-unit-there = você não tem nenhuma Unidade ali
why-unit-halted = as Unidades ali pararam e não podem mais se mover neste turno
why-not-adjacent = estas Regiões não são adjacentes
why-enemy-hq = não se pode entrar no QG de outro jogador
why-battle-region = esta é uma Região de Batalha; fica como está até a Batalha
why-attacker-cannot-leave = o Atacante não pode deixar uma Região de Batalha
why-held-by-attackers = cada Unidade atacante prende duas defensoras; só o excedente pode sair
why-entry-forbidden = um efeito proíbe entrar nesta Região
why-no-battle-token-left = não resta marcador de Batalha para mais uma Batalha
why-no-points-left = não restam pontos suficientes
why-reserve-empty = não há tantas Unidades na Reserva
why-no-recruit-site = você não pode recrutar ali
why-not-your-structure = esta Estrutura é de outra Facção
why-no-token-left = não resta nenhum marcador desta Estrutura
why-not-controlled = você não controla esta Região
why-not-controlled-at-start = você não controlava esta Região no início da Ação
why-no-building-in-hq = não se constrói em QGs
why-no-crystals-in-hq = não se colocam Cristais em QGs
why-same-type-there = já há ali uma Estrutura deste tipo
why-no-activation = esta Estrutura não pode ser ativada
why-already-activated = esta Estrutura já foi ativada nesta Ação
why-no-structure-there = esta Estrutura não está ali
why-not-a-tactic = esta carta não pode ser jogada em Batalha
why-wrong-terrain = esta carta só pode ser jogada numa Batalha em seu próprio Terreno
why-tactics-forbidden = um efeito proíbe você de jogar cartas de Tática nesta Batalha
why-terrain-tactics-forbidden = um efeito proíbe você de jogar Táticas de Terreno nesta Batalha
why-all-placed = não restam tantas Unidades para posicionar
why-no-enemy-unit-there = não há ali uma Unidade inimiga assim
why-unit-protected = as Unidades ali estão protegidas
why-not-a-retreat = as Unidades não podem recuar para ali
why-too-few-points = você não tem PV suficientes
why-no-prisoner = este lado não detém nenhuma Unidade sua
why-not-an-option = o efeito não tem essa opção
why-not-a-position = não existe essa posição na Trilha de Iniciativa Seguinte

## O que uma escolha traz (dicas)

comes-to-scoring = como está o tabuleiro, você marca { $own } PV e o melhor rival { $rival }
comes-to-battle = se nenhuma outra carta for jogada: { $own } PV para você, { $foe } para o inimigo, { $holder ->
        [own] a Região é sua
        [foe] a Região é do inimigo
       *[nobody] a Região não é de ninguém
    }, e você mantém { $kept } de { $fought } Unidades
comes-to-round = até o fim da Rodada, cerca de { $own } PV para você e { $rival } para o melhor rival

worth-vp = { $way ->
        [more] { $n ->
            [0] um pouco mais de PV
           *[other] { $n } PV a mais
        }
       *[less] { $n ->
            [0] um pouco menos de PV
           *[other] { $n } PV a menos
        }
    }
worth-regions = { $way ->
        [more] { $n ->
            [0] Regiões melhores
            [one] { $n } Região a mais
           *[other] { $n } Regiões a mais
        }
       *[less] { $n ->
            [0] Regiões piores
            [one] { $n } Região a menos
           *[other] { $n } Regiões a menos
        }
    }
worth-battles = { $way ->
        [more] Batalhas futuras melhores
       *[less] Batalhas futuras piores
    }
worth-units = { $way ->
        [more] { $n ->
            [0] um pouco mais de Unidades no tabuleiro
            [one] { $n } Unidade a mais
           *[other] { $n } Unidades a mais
        }
       *[less] { $n ->
            [0] um pouco menos de Unidades no tabuleiro
            [one] { $n } Unidade a menos
           *[other] { $n } Unidades a menos
        }
    }
worth-prisoners = { $way ->
        [more] { $n ->
            [0] Prisioneiros com mais frequência
            [one] { $n } Prisioneiro a mais
           *[other] { $n } Prisioneiros a mais
        }
       *[less] { $n ->
            [0] Prisioneiros com menos frequência
            [one] { $n } Prisioneiro a menos
           *[other] { $n } Prisioneiros a menos
        }
    }
worth-cards = { $way ->
        [more] { $n ->
            [0] uma mão um pouco mais cheia
            [one] { $n } carta a mais na mão
           *[other] { $n } cartas a mais na mão
        }
       *[less] { $n ->
            [0] uma mão um pouco mais vazia
            [one] { $n } carta a menos na mão
           *[other] { $n } cartas a menos na mão
        }
    }
worth-structures = { $way ->
        [more] mais proveito das Estruturas
       *[less] menos proveito das Estruturas
    }
worth-stores = { $way ->
        [more] { $n ->
            [0] um pouco mais no depósito
           *[other] { $n } a mais no depósito
        }
       *[less] { $n ->
            [0] um pouco menos no depósito
           *[other] { $n } a menos no depósito
        }
    }
worth-initiative = { $way ->
        [more] uma posição posterior na próxima Rodada
       *[less] uma posição anterior na próxima Rodada
    }
worth-rivals = { $way ->
        [more] { $n ->
            [0] rivais em pior situação
           *[other] { $n } PV a menos para o melhor rival
        }
       *[less] { $n ->
            [0] rivais em melhor situação
           *[other] { $n } PV a mais para o melhor rival
        }
    }
worth-victory = { $way ->
        [more] vitória com mais frequência
       *[less] vitória com menos frequência
    }

## A meta: em que ponto está o jogo, e como cada um está

goal-rounds = no máximo { $most } Rodadas
goal-round = Rodada { $n } de no máximo { $most }
goal-last-round = Rodada { $n }, a última
goal-scoring-no = ninguém habilitou a Pontuação
goal-scoring-own = você habilitou a Pontuação
goal-scoring-by = { $who } habilitaram a Pontuação
goal-scoring-final = Pontuação Final: só os Cristais contam
goal-would-own = você marcaria { $n } PV, { $rest }
goal-would = a Pontuação daria agora: { $rest }
goal-would-part = { $who } { $n }
goal-most-win = vence quem tiver mais PV no fim
goal-leads = { $who } lideram com { $n } PV
goal-nobody-leads = empate na liderança, com { $n } PV
goal-you-lead = vence quem tem mais PV: você está { $n } à frente de { $who }
goal-you-tie = vence quem tem mais PV: você e { $who } têm { $n } cada
goal-you-trail = vence quem tem mais PV: você está { $n } atrás de { $who }

# As palavras da mesa de Cry Havoc na página. Nomes e textos do jogo vêm do servidor.
ch-you = você
ch-player = jogador { $n }
ch-bot = bot, { $level }
ch-open-seat = lugar livre
ch-chooses = escolhe uma Facção
ch-no-faction = ainda sem Facção
ch-vp = PV
ch-units = { $n ->
    [1] { $n } Unidade
   *[other] { $n } Unidades
}
ch-units-of = { $n ->
    [1] { $n } Unidade ({ $side })
   *[other] { $n } Unidades ({ $side })
}
ch-n-units = { $n ->
    [1] { $n } Unidade
   *[other] { $n } Unidades
}
ch-crystals = { $n ->
    [1] { $n } Cristal
   *[other] { $n } Cristais
}
ch-cards = { $n ->
    [1] { $n } carta
   *[other] { $n } cartas
}
ch-open-ground = sem Terreno
ch-nobody = ninguém

# O planeta
ch-planet = O planeta, { $n } Regiões. As setas do teclado levam às Regiões adjacentes.
ch-region = Região
ch-yours = Controle: você
ch-held-by = Controle: { $side }
ch-hq = { -ch-hq }
ch-hq-of = QG: { $side }
ch-token-down = { $kind }, virado para baixo
ch-token-known = { $kind }: { $face }
ch-battle-n = Batalha { $n }
ch-way-battle = { $region } (Batalha)
ch-say-chosen = Escolhida.
ch-say-target = Pode ser escolhida.
ch-say-battle = Pode ser escolhida; segue-se uma Batalha.
ch-say-start = Suas Unidades podem partir daqui.
ch-say-ways = Adjacentes: { $list }.
ch-arrow-to = Seta para “{ $region }”.
ch-zoom-in = Aproximar
ch-zoom-out = Afastar
ch-fit = Tudo
ch-fit-all = Mostrar o planeta inteiro
ch-battles-waiting = Batalhas à espera
ch-attack = { $attacker } contra { $defender }
ch-next-event = Próximo Evento
ch-event-on = Em { $at } PV, virado para baixo
ch-event-note = Vem na próxima Rodada. Quem passar de { $at } PV antes disso o empurra adiante.
ch-event-end = Não há mais Eventos
ch-event-end-note = { $n ->
    [0] A próxima Rodada é a última.
   *[other] Vêm na próxima Rodada, que é a última.
}
ch-event-with-final = { $n ->
    [1] Um Evento na Pontuação Final
   *[other] { $n } Eventos na Pontuação Final
}
ch-banner-passed = { $n ->
        [1] Um Evento foi ultrapassado: uma Rodada a menos
       *[other] { $n } Eventos foram ultrapassados: { $n } Rodadas a menos
    }
ch-banner-unscored = Ninguém habilitou a Pontuação: Regiões e Cristais não renderam PV. Até agora: { $stand }.
ch-banner-vp = { $side } { $vp }
ch-last-round = A última Rodada
ch-last-round-note = O jogo termina depois desta Pontuação.
ch-this-round = Evento desta Rodada
ch-event-past = Local de Evento { $at }, já resolvido
ch-event-at = { $n ->
        [1] Local de Evento { $at }: { $n } marcador virado para baixo
       *[other] Local de Evento { $at }: { $n } marcadores virados para baixo
    }
ch-event-moved = Local de Evento { $at }, empurrado adiante
ch-event-final = Pontuação Final em { $at } PV
ch-event = Evento
ch-plays = { $side } jogam

# Lugares
ch-now = Agora
ch-next = Próxima
ch-initiative = Iniciativa
ch-place = { $n }º
ch-your-turn = sua vez
ch-thinks = escolhe
ch-stat-hand = na mão
ch-stat-reserve = Reserva
ch-stat-prisoners = { $n ->
        [1] Prisioneiro
       *[other] Prisioneiros
    }
ch-stat-stored = no depósito

# Tabuleiro da facção
ch-faction-board = Facção
ch-whose-board = Tabuleiro de quem
ch-own-board = Voltar ao seu tabuleiro
ch-board-counts = Reserva { $reserve } de { $units } · Controle { $held } de { $tokens }
ch-used = esgotada
ch-in-battle = em Batalha
ch-default = Padrão
ch-build-cost = para construir
ch-activate-cost = para ativar
ch-left = { $n ->
    [1] resta { $n }
   *[other] restam { $n }
}
ch-what-structures-do = O que fazem
ch-on-planet = No planeta
ch-stored-cards = Cartas guardadas
ch-activate = ativar
ch-build-at = Construir { $name } em { $region }
ch-activate-at = Ativar { $name } em { $region }
ch-first-card = Escolha primeiro a Ação, depois as cartas que a pagam.
ch-first-action = Para agir aqui, escolha primeiro a Ação.
ch-first-pay = Escolha primeiro as cartas que pagam, e confirme. Depois toque na Região.
ch-first-paid = As cartas estão pagas. Toque no que brilha no planeta, ou termine.
ch-first-start = Toque primeiro na Região de onde suas Unidades saem, depois no destino.

# Mão
ch-hand = { $n ->
    [1] Sua mão, { $n } carta
   *[other] Sua mão, { $n } cartas
}
ch-deck = Baralho { $n }
ch-discard = Descarte { $n }
ch-deck-own = Seu baralho · { $n }
ch-deck-of = { $terrain } · { $n }
ch-on-top = { $card } no topo
ch-no-cards = Nenhuma carta na mão.
ch-not-in-hand = fora da sua mão
ch-points-move = { $n } de Movimento
ch-points-recruit = { $n } de Recrutamento
ch-points-build = { $n } de Construção
ch-tag = +{ $own } você · +{ $foe } inimigo
ch-if-you-stop = Se você parar aqui
ch-stop-unsure = Marcadores ainda com a face para baixo podem mudar isso.
ch-you-control = Você controla { $regions ->
    [1] { $regions } Região
   *[other] { $regions } Regiões
} com { $crystals ->
    [1] { $crystals } Cristal
   *[other] { $crystals } Cristais
}.
ch-scoring-no = A Pontuação não está habilitada.
ch-scoring-by = Pontuação habilitada por: { $side }.
ch-scoring-final = Esta Rodada será pontuada.
ch-scoring-if-you = Se você habilitasse a Pontuação agora
ch-scoring-now = Pontuação agora
ch-side = Lado
ch-for-what = Por
ch-part-regions = { $n } por Regiões
ch-part-crystals = { $n } por Cristais
ch-part-texts = { $n } por efeitos

# Pergunta
ch-points = { $n ->
    [1] { $n } ponto
   *[other] { $n } pontos
}
ch-left-move = { $n ->
    [1] resta { $n } Ponto de Movimento
   *[other] restam { $n } Pontos de Movimento
}
ch-left-build = { $n ->
    [1] resta { $n } Ponto de Construção
   *[other] restam { $n } Pontos de Construção
}
ch-how-many = Quantas Unidades vão
ch-lasting = Ainda em vigor
ch-place-units = Posicionar { $control } · { $capture } · { $attrition }

# Batalha
ch-battle-sub = Batalha · Rodada { $n }
ch-attacker = { -ch-attacker }
ch-defender = { -ch-defender }
ch-against = contra
ch-from-texts = efeitos
ch-wins-ties = vence empates
ch-reward = PV a mais
ch-mark-no_kill = não pode ser morta
ch-mark-no_capture = não pode ser capturada
ch-mark-safe = não pode ser morta nem capturada
ch-less = Uma Unidade a menos: { $objective }
ch-more = Uma Unidade a mais: { $objective }
ch-rule-control = Quem tem mais Unidades toma a Região e ganha 2 PV; no empate, o Defensor.
ch-rule-capture = Quem tem mais Unidades captura uma inimiga; no empate, ninguém.
ch-rule-attrition = Cada Unidade aqui mata uma inimiga: 1 PV por morte.
ch-tactics = Cartas de Tática
ch-declined = { $side } já passaram
ch-until-both = Alternadamente, até que ambos passem.
ch-placing = Posicionamento
ch-placing-note = O Atacante posiciona primeiro, o Defensor responde.
ch-resolving = Os Objetivos são resolvidos
ch-watching = A Batalha até aqui
ch-stage-units = B Unidades
ch-stage-tactics = C Táticas
ch-stage-objectives = D Objetivos
ch-stage-aftermath = E–G Desfecho
ch-rehearsal = Ensaio
ch-assume-before = Com o seu melhor posicionamento, se o inimigo responder o melhor que puder e ninguém jogar cartas.
ch-assume-attack = Os melhores posicionamentos, se o inimigo responder o melhor que puder e ninguém jogar cartas. Toque em um para usá-lo.
ch-assume-defence = Os melhores posicionamentos contra o que você vê, se ninguém jogar cartas. Toque em um para usá-lo.
ch-assume-tactics = O que cada carta traria no melhor uso, se ninguém jogar depois. Prisioneiros rendem 1 PV a mais por Rodada.
ch-assume-standing = Como termina se ninguém jogar mais cartas.
ch-col-play = Você joga
ch-col-place = Você posiciona
ch-col-holds = Fica para
ch-col-keep = Sobram
ch-decline = Passar
ch-as-it-stands = como está
ch-answer = resposta: { $control } · { $capture } · { $attrition }
ch-n-of = { $n } de { $of }
ch-row-prisoner = { $n ->
        [1] { $n } Prisioneiro
       *[other] { $n } Prisioneiros
    }
ch-holds-cards = { $n ->
    [1] { $side }: { $n } carta na mão.
   *[other] { $side }: { $n } cartas na mão.
}
ch-unseen = Das cartas de Tática deles, ainda não vistas: { $list }.
ch-odds = { $own } contra { $foes } ({ $side })
ch-nobody-there = Ninguém ali: sem Batalha.
ch-you-hold = fica para você
ch-they-hold = fica para o inimigo
ch-nobody-holds = não fica para ninguém
ch-kept = { $n } de { $of } sobrevivem
ch-under-one = menos de 1%

# Começo e fim
ch-n-players = { $n } jogadores
ch-action-of = { $name } { $n } de { $of }
ch-tool-list = Lista
ch-tool-planet = Planeta
ch-tool-battle = Batalha

# A Pontuação, ponto a ponto
ch-count = Pontuação
ch-count-round = Rodada { $n }
ch-count-planet = O planeta durante a Pontuação: o que já foi contado brilha.
ch-count-you = Você
ch-n-regions = { $n ->
        [1] { $n } Região
       *[other] { $n } Regiões
    }
ch-count-by = { $you ->
        [1] Você habilitou a Pontuação.
       *[other] { $side } habilitaram a Pontuação.
    }
ch-count-by-note = { $you ->
        [1] Primeiro contam as suas Regiões, só para você; depois, os Cristais de todos.
       *[other] Primeiro contam as Regiões de quem habilitou, só para esse lado; depois, os Cristais de todos.
    }
ch-count-final = A última Pontuação.
ch-count-final-note = Cristais contam para todos; Regiões, para ninguém.
ch-count-regions = { $n } de { $of } Regiões
ch-count-crystals = { $n } de { $of } Cristais
ch-count-so-far = { $who }: { $parts }. Total: { $vp } PV.
ch-count-nothing = { $who }: nada a contar.
ch-count-half = { $side }: os Cristais valem metade, e o total é arredondado para cima.
ch-count-control = Só o Controle conta: não é preciso ter Unidades ali.
ch-count-not-enabled = Nada por Regiões: elas só contam para quem habilitou a Pontuação.
ch-count-pass = { $you ->
        [1] { $n ->
                [1] Você ultrapassa um Evento: o jogo fica uma Rodada mais curto.
               *[other] Você ultrapassa { $n } Eventos: o jogo fica { $n } Rodadas mais curto.
            }
       *[other] { $n ->
                [1] { $side } ultrapassam um Evento: o jogo fica uma Rodada mais curto.
               *[other] { $side } ultrapassam { $n } Eventos: o jogo fica { $n } Rodadas mais curto.
            }
    }
ch-count-pass-note = O que foi ultrapassado avança e será revelado junto com o próximo Evento.
ch-count-lead = { $you ->
        [1] Você lidera com { $vp } PV.
       *[other] { $side } lideram com { $vp } PV.
    }
ch-count-lead-tie = Empate na liderança com { $vp } PV: { $side }.
ch-count-over = Foi a última Rodada.
ch-count-last = A próxima Rodada é a última.
ch-count-on = Agora vem a Rodada { $n }.
ch-count-go-on = Continuar
ch-count-to-end = Ver o resultado
ch-count-keys = Tecla ou clique: próximo lado · Esc: tudo
ch-count-tap = Toque: próximo lado
ch-count-all = Pular tudo
ch-count-from = antes: { $n }
ch-count-waits = a seguir
ch-count-what = O que conta agora
ch-count-what-regions = { $you ->
        [1] 1 PV por Região, só para você
       *[other] 1 PV por Região, só para: { $side }
    }
ch-count-what-crystals = 1 PV por Cristal, para todos

# Uma Batalha, linha a linha
ch-row-so-far = até agora
ch-row-if = com “{ $card }”
ch-row-control = { $you ->
        [1] Você vence a Região
       *[other] { $side } vencem a Região
    }
ch-row-control-tie = { $you ->
        [1] Empate: como Defensor, você fica com ela
       *[other] Empate: { $side } ficam com ela como Defensor
    }
ch-row-control-text = { $you ->
        [1] Empate: um efeito decide por você
       *[other] Empate: um efeito decide por { $side }
    }
ch-row-capture = { $you ->
        [1] Você faz um Prisioneiro
       *[other] { $side } fazem um Prisioneiro
    }
ch-row-capture-none = { $you ->
        [1] Você tem mais, mas ninguém pode ser capturado
       *[other] { $side } têm mais, mas ninguém pode ser capturado
    }
ch-row-capture-tie = Empate: ninguém é capturado
ch-row-attrition = { $you ->
        [1] Você mata { $a }, { $second } matam { $b }
        [2] { $first } matam { $a }, você mata { $b }
       *[other] { $first } matam { $a }, { $second } matam { $b }
    }
ch-row-attrition-none = Ninguém é morto
ch-battle-points = PV desta Batalha
ch-battle-kept = { $you ->
        [1] Restam a você { $n } de { $of } Unidades.
       *[other] { $side }: restam { $n } de { $of } Unidades.
    }
ch-battle-skip = Qualquer tecla ou clique continua.
ch-begins = Batalha: { $region }
ch-begins-why = { $you ->
        [1] Você entrou na Região.
        [2] { $side } entraram na sua Região.
       *[other] { $side } entraram na Região.
    }
ch-begins-stake = { $n ->
        [0] Em jogo: a Região e 2 PV.
        [1] Em jogo: a Região, com { $n } Cristal, e 2 PV.
       *[other] Em jogo: a Região, com { $n } Cristais, e 2 PV.
    }

# O fim, contado
ch-won = Vitória: { $side }, { $a } a { $b }
ch-you-won = Você venceu, { $a } a { $b }
ch-you-lost = Você perdeu, { $a } a { $b }
ch-won-tie = Empate em PV: decidem os Prisioneiros, depois a posição mais tardia na Iniciativa.
ch-n-rounds = { $n ->
        [1] { $n } Rodada
       *[other] { $n } Rodadas
    }
ch-next-stronger = De novo, bots: { $level }
ch-next-as = De novo, como { $side }
ch-tale-sources = De onde vieram os pontos
ch-tale-sources-note = por Rodada; acima, o que a Rodada trouxe
ch-tale-round = R{ $n }
ch-tale-regions = Regiões
ch-tale-crystals = Cristais
ch-tale-battles = Batalhas
ch-tale-prisoners = Prisioneiros
ch-tale-others = Cartas, Habilidades, Eventos
ch-tale-more = { $what } (+{ $n })
ch-tale-why = { $you ->
        [1] O que decidiu a seu favor: { $list }.
       *[other] O que decidiu a favor de { $side }: { $list }.
    }
ch-tale-but = { $you ->
        [1] Você teve mais com { $list }.
       *[other] { $side } tiveram mais com { $list }.
    }
ch-tale-planet = O planeta no fim
ch-tale-deeds = Feitos
ch-tale-deed-battles = Batalhas vencidas
ch-tale-deed-kills = Unidades mortas
ch-tale-deed-prisoners = Prisioneiros feitos
ch-tale-deed-tactics = táticas jogadas
ch-tale-deed-built = Estruturas construídas
ch-tale-battle = Batalha: { $region }
ch-tale-worth = { $you ->
        [1] +{ $vp } para você
       *[other] +{ $vp } para { $side }
    }
ch-tale-worth-prisoner = { $you ->
        [1] +{ $vp } para você, um Prisioneiro
       *[other] +{ $vp } para { $side }, um Prisioneiro
    }
ch-tale-lead = { $you ->
        [1] Você assume a liderança de vez
       *[other] { $side } assumem a liderança de vez
    }
ch-tale-lead-note = { $other ->
        [1] Você é ultrapassado e não alcança mais.
       *[other] { $second } ficam para trás e não alcançam mais.
    }
ch-tale-scoring = { $you ->
        [1] Você habilita a Pontuação
       *[other] { $side } habilitam a Pontuação
    }
ch-tale-final = Pontuação Final
ch-tale-scoring-most = { $you ->
        [1] É você quem mais ganha: { $vp } PV.
       *[other] Quem mais ganha: { $side }, { $vp } PV.
    }
ch-tale-passed = { $n ->
        [1] O jogo fica uma Rodada mais curto.
       *[other] O jogo fica { $n } Rodadas mais curto.
    }

# O que os outros fizeram
ch-since = Desde o seu último turno
ch-since-moved = { $n ->
        [1] { $n } Unidade para { $region }
       *[other] { $n } Unidades para { $region }
    }
ch-since-placed = { $n ->
        [1] { $n } Unidade nova: { $region }
       *[other] { $n } Unidades novas: { $region }
    }
ch-since-built = { $structure }: construção, { $region }
ch-since-activated = { $structure }: ativação
ch-since-battle = { $you ->
        [1] Batalha contra você
       *[other] Batalha: { $region }
    }
ch-since-killed = { $you ->
        [1] { $n ->
                [1] { $n } das suas Unidades morta
               *[other] { $n } das suas Unidades mortas
            }
       *[other] { $side }: { $n ->
                [1] { $n } Unidade morta
               *[other] { $n } Unidades mortas
            }
    }
ch-since-scoring = Pontuação habilitada
ch-since-drew = cartas compradas
ch-since-nothing = nada no planeta

# O que significam as suas perguntas.
hint-ch-action = Três Ações por Rodada. As cartas pagam por elas: seus números são Pontos de Movimento, de Recrutamento e de Construção. Comprar é grátis.
hint-ch-cards-move = Descarte cartas para ter Pontos de Movimento: cada uma mostra quanto vale. Depois siga com o botão.
hint-ch-cards-recruit = Descarte cartas para recrutar Unidades.
hint-ch-cards-build = Descarte cartas para construir ou ativar Estruturas.
hint-ch-move = Escolha a Região de onde suas Unidades saem e depois o destino. As Regiões iluminadas estão ao alcance.
hint-ch-from = Escolha a Região de onde elas saem. Você mantém o Controle dela até que alguém o tome, mesmo que ninguém fique lá.
hint-ch-to = Escolha uma Região iluminada: chegar a uma vazia dá o Controle dela. Espadas anunciam uma Batalha.
hint-ch-how-many = As que ficam continuam guardando a Região; as que vão são as que vencem Objetivos no destino.
hint-ch-region = Toque em uma Região iluminada: o efeito acontece ali e em nenhum outro lugar.
hint-ch-recruit = As novas Unidades vêm da sua Reserva; o QG é sempre um destino possível. Mais Unidades vencem mais Objetivos nas Batalhas.
hint-ch-build = As Estruturas ajudam até o fim do jogo: escolha uma da sua Facção e onde ela fica, ou ative uma que já está de pé.
hint-ch-deploy-control = A Batalha: divida suas Unidades entre os três Objetivos com − e +, ou use uma linha do ensaio, e então posicione-as.
hint-ch-tactic = Jogue uma carta de Tática ou passe. Os dois lados se alternam até ambos passarem.
hint-ch-keep-one = Fique com uma das cartas; a outra volta para o baralho.
hint-ch-battle-skill = Uma Habilidade sua pode ser usada nesta Batalha.
hint-ch-hq = Escolha onde fica o seu QG.
hint-ch-deck = As suas cartas servem em qualquer Batalha; as de um Terreno, só em Batalhas nesse Terreno.
hint-ch-which-deck = As suas cartas servem em qualquer Batalha; as de um Terreno, só em Batalhas nesse Terreno. O número diz quantas restam.
hint-ch-initiative = Esta é a ordem da próxima Rodada. Antes, você toma Regiões primeiro que os outros; depois, vê o que eles fazem.
hint-ch-after-action = Uma Habilidade preparada ainda pode ser usada neste turno. Se não quiser, termine o turno.
hint-ch-attrition = Suas Unidades no Atrito matam: escolha quais Unidades inimigas morrem.
hint-ch-retreat = Você perdeu a Região. Suas sobreviventes recuam juntas para uma Região adjacente sob o seu Controle.
hint-ch-ransom = Unidades capturadas rendem 1 PV por Rodada a quem as detém e não podem ser recrutadas até serem resgatadas.
hint-ch-faction = Cada Facção tem cartas, Habilidades e Estruturas próprias; sua ficha diz em que ela é forte.
hint-ch-draft = As Habilidades são suas o jogo todo. A maioria pode ser usada uma vez por Rodada.
hint-ch-hand-limit = No fim da fase de compra, sua mão não pode passar do limite. O que você descarta não se perde: as pilhas de descarte são reembaralhadas.
hint-ch-control-token = Seus marcadores de Controle limitam quantas Regiões você pode manter. Para tomar esta, abra mão de outra.
hint-ch-next-text = Vários dos seus textos agem no mesmo momento; a ordem é você quem decide.
hint-ch-deploy-capture = Quem tiver mais Unidades na Captura de Prisioneiro leva uma Unidade inimiga. O que não ficar aqui vai para o Atrito.
hint-ch-deploy-confirm = Depois que o atacante posiciona suas Unidades, o defensor as vê e posiciona as dele. Daí em diante, só cartas e Habilidades movem Unidades.
hint-ch-unstore = O tabuleiro da Facção só guarda um certo número de cartas.
hint-ch-explore-next = Suas Unidades chegaram a várias Regiões com marcador de Exploração. Eles são revelados um a um.
hint-ch-reveal-next = Suas Unidades chegaram a várias Regiões com marcadores de Trogs. Eles são revelados um a um; os Trogs que saem lutam.
hint-ch-battle-next = Seu movimento levou a várias Batalhas. Elas são travadas depois, na ordem dos números.
hint-ch-capture-prisoner = Você venceu a Captura de Prisioneiro: uma Unidade inimiga vira sua Prisioneira e rende um ponto por Rodada.
hint-ch-nest = Os Trogs perderam a Região, mas alguns sobreviveram: eles cavam um Ninho em uma Região adjacente que ninguém controla.
hint-ch-reveal-token = Há vários marcadores nesta Região; eles são revelados um a um.
hint-ch-text = Um texto é executado passo a passo e deixa esta escolha com você.

# A word on a question that comes up for the first time.
tip-ch-action = Veja primeiro quais Regiões com Cristais estão vazias: são os pontos mais baratos do planeta.
tip-ch-cards-move = Não pague com uma carta que você queira jogar numa Batalha nesta Rodada; o texto diz o que ela faz lá.
tip-ch-deploy-control = Ao Defensor basta o empate no Controle de Região. O Atacante que não vence ali ainda pode levar um Prisioneiro.
tip-ch-tactic = Quem passa não joga mais cartas nesta Batalha. Às vezes, uma carta a menos agora é uma a mais na próxima.

# Games that were played
ch-past-title = { $side }, contra três bots
ch-past-continue = Continuar
ch-past-records = Recordes
ch-past-none = Nada ainda. Escolha uma Facção para começar: cada partida terminada fica anotada aqui.
ch-past-played = Partidas jogadas
ch-past-wins = Partidas vencidas
ch-past-most = Mais PV: { $side }
ch-past-clearest = Vitória mais folgada: { $side }
ch-past-score = { $a } a { $b }
ch-past-strongest = Bots mais fortes vencidos
ch-past-guided = Seu primeiro planeta, guiado
ch-past-guided-why = Os primeiros turnos são explicados passo a passo e depois você segue jogando. Quem é novo começa aqui.
ch-past-factions = Escolha sua Facção
ch-past-untried = ainda não jogada
ch-past-top = melhor: { $vp } PV
ch-past-play = Jogar contra três bots
ch-past-games = Partidas terminadas
ch-past-won = Vencida, { $a } a { $b }
ch-past-lost = Perdida, { $a } a { $b }
ch-past-watch = Ver de novo
ch-past-all = Todas as { $n } partidas

# O jogo em palavras: acontecimentos, perguntas, escolhas e recusas.
#
# Uma miniatura $who traz $who_g (gênero: m, f ou n). Os padrões começam em minúscula e sem contrações ("de o"); o narrador
# faz as contrações, a maiúscula e o ponto final.

## Nomes

gender = { $id ->
        [maxine] f
       *[other] m
    }
player = o jogador { $n }
person-gen = de { $name }
the-target = o alvo
a-card = uma carta
nowhere = outro lugar
place-label = “{ $name }”
token-label = “{ $name }”
trait-label = { $name } ({ $monster })
pool-from-pool = a zona de entrada
pool-from-reserve = a reserva
pool-from-box = a caixa
pool-to-pool = para a zona de entrada
pool-to-reserve = para a reserva
pool-to-box = para a caixa
shows-blank = em branco
shows-move = movimento
shows-special = especial
sourced = { $source } – { $text }
by-source = { " " }de { $by }
dice-elevated = terreno elevado +1
dice-cover = terreno coberto −1
dice-most = no máximo { $n }

## Acontecimentos

event-later-mission = esta é a missão { $n } da sua operação: as missões posteriores são mais difíceis, e a primeira é a melhor para aprender
event-mission-begins = começa a missão { $mission }
event-start-player = { $who } recebe o marcador de jogador inicial
event-hero-chosen = o jogador { $n } joga com { $hero }
event-upgrade-chosen = { $who } escolhe a carta de aprimoramento { $card }
event-focus-chosen = { $who } escolhe a carta de foco { $card }
event-specialist-card-chosen = { $who } recebe a carta de especialista { $card }
event-spawn-token-placed = o marcador de entrada { $n } é colocado no local { $place }
event-round-begins = começa a rodada { $n }
event-phase-begins-setup = começa a preparação
event-phase-begins-tactics = começa a fase tática
event-phase-begins-hero = começa a fase do herói
event-phase-begins-threat = começa a fase da ameaça
event-turn-begins = começa o turno de { $who }
event-turn-skipped = { $who } continua { $who_g ->
        [f] nocauteada
       *[other] nocauteado
    } e perde o turno
event-turn-ends = termina o turno de { $who }
event-drew = { $who } compra { $n } { $n ->
        [1] carta
       *[other] cartas
    }
event-drew-cards = { $who } compra { $cards }
event-reshuffled = { $who } embaralha a pilha de descarte e forma um novo deck
event-played-attack = { $who } joga { $card } para atacar
event-played-tactical = { $who } joga a resposta tática { $card } ({ $whole })
event-played-reaction = { $who } joga a reação { $card } ({ $whole })
event-discarded = { $who } descarta { $cards }
event-recovered-hand = { $who } devolve { $cards } à mão
event-recovered-deck = { $who } põe { $cards } no topo do deck
event-moved = { $who } se move de { $from } para { $to }
event-placed = { $who } é { $who_g ->
        [f] colocada
       *[other] colocado
    } em { $to }
event-spawned = { $who } entra no local { $place }
event-returned-pool = { $who } volta para a zona de entrada
event-returned-reserve = { $who } volta para a reserva
event-returned-box = { $who } volta para a caixa
event-pool-changed = { $n } × { $monster }: de { $from } { $to }
event-pool-home = { $n } × { $monster } no tabuleiro { $n ->
        [1] passa
       *[other] passam
    } a voltar { $to } ao sair dele
event-boss-entered = o chefe entra em jogo: { $who }, no local { $place }, com { $n } { $n ->
        [1] { -fz-power-token }
       *[other] { -fz-power-token(num: "many") }
    }
event-killed = { $who } morre no local { $place }
event-wounded = { $who } sofre um ferimento; { $n ->
        [1] resta { $n } marcador
       *[other] restam { $n } marcadores
    } de poder
event-boss-beaten = chefe derrotado: { $who }
event-unharmed = { $who } sai { $who_g ->
        [f] ilesa
       *[other] ileso
    }
event-thing-destroyed = { $who } é { $who_g ->
        [f] destruída
       *[other] destruído
    } no local { $place }
event-prevented = { $who } deixa de sofrer { $n } de dano
event-damaged = { $who } sofre { $n } de dano
event-damaged-unblockable = { $who } sofre { $n } de dano indefensável
event-knocked-down = { $who } { $who_g ->
        [f] é nocauteada
       *[other] é nocauteado
    }
event-stood-up = { $who } se levanta
event-coin-turned-heads = a moeda da sorte vira para cara
event-coin-turned-tails = a moeda da sorte vira para coroa
event-unprotected = com a queda de { $who }, { $n ->
        [0] o perigo aumenta
        [1] um especialista fica desprotegido
       *[other] { $n } especialistas ficam desprotegidos
    }
event-threat-advanced = o marcador de ameaça avança para o espaço { $n }
event-twist-drawn = a carta de ameaça { $card } entra em jogo
event-twist-suspended = a carta de ameaça { $card } fica sem efeito nesta rodada
event-twist-discarded = a carta de ameaça { $card } é descartada
event-search-begins = { $who } procura no local { $place }
event-search-stopped = a procura de { $who } é interrompida
event-spawn-token-turned-down = o marcador de entrada { $n } no local { $place } é virado para baixo
event-spawn-token-turned-up = o marcador de entrada { $n } no local { $place } é virado para cima
event-spawn-token-turned-closed = o ponto de entrada { $n } no local { $place } é fechado
event-recon-drawn = { $who } compra a carta de reconhecimento { $card }
event-item-found = { $who } fica com o achado { $card }
event-peeked-twist = { $who } olha { $n ->
        [1] a primeira carta
       *[other] as { $n } primeiras cartas
    } de o deck de ameaça
event-peeked-recon = { $who } olha { $n ->
        [1] a primeira carta
       *[other] as { $n } primeiras cartas
    } de o deck de reconhecimento
event-peeked-action = { $who } olha { $n ->
        [1] a primeira carta
       *[other] as { $n } primeiras cartas
    } de o próprio deck de ação
event-token-placed = o marcador { $token } é colocado no local { $place }
event-token-removed = o marcador { $token } é removido
event-token-taken = { $who } pega o marcador { $token }
event-token-dropped = { $who } larga o marcador { $token } no local { $place }
event-intel-placed = um marcador de informação vai para { $objective }: { $n } de { $need }
event-objective-completed = o objetivo { $objective } foi cumprido
event-pinned = { $who } { $who_g ->
        [f] fica imobilizada
       *[other] fica imobilizado
    }
event-freed = { $by } liberta { $who }
event-freed-itself = { $who } se liberta
event-die-rolled-attack = um dado de ataque é rolado: { $faces }
event-die-rolled-activation = o dado de ativação mostra: { $face }
event-die-rolled-spawn = o dado de entrada mostra { $n }
event-spawn-rolled = o dado de entrada mostra { $n }
event-spawn-rolled-closed = o dado de entrada mostra { $n }, um ponto fechado: rola-se novamente
event-spawn-rolled-secured = o dado de entrada mostra { $n }, um ponto protegido: rola-se novamente
event-effect = { $card } faz efeito
event-effect-mission = uma regra especial de { $card } faz efeito
event-effect-objective = o objetivo { $card } faz efeito
event-altered-strength = ataque de { $who }: dados { $n }
event-altered-bonus-hits = ataque de { $who }: bônus de acerto { $n }
event-altered-range = ataque de { $who }: alcance { $n }
event-altered-min-damage = o ataque de { $who } causa pelo menos { $n } de dano
event-altered-resistance = ataque de { $who }: resistência do alvo { $n }
event-altered-heroes = o ataque de { $who } atinge todos os heróis no local do alvo
event-altered-monsters = o ataque de { $who } atinge todas as criaturas no local do alvo
event-cancelled-attack = o ataque de { $who } é cancelado
event-cancelled-move = { $who } não se move
event-cancelled-special = o símbolo especial de { $who } não faz efeito
event-cancelled-spawn = { $who } não entra
event-carried-over = { $n ->
        [1] mais { $n } acerto vai
       *[other] mais { $n } acertos vão
    } para { $who }
event-mission-ends-won = missão cumprida: vocês venceram!
event-mission-ends-lost = missão fracassada: vocês perderam
event-attack-declared = { $who } ataca { $target } ({ $type })
event-attack-lost = o ataque de { $who } contra { $target } não tem mais alvo e é perdido
event-attack-lost-gone = { $who } já não pode atacar { $target }
event-intercepted = { $who } apanha pela equipe no lugar de { $target }
event-retargeted = o ataque de { $who } passa a ter { $target } como alvo
event-rolled = { $who } rola { $n } { $n ->
        [1] dado
       *[other] dados
    }: { $faces }{ $n ->
        [1] { "" }
       *[other] {" "}= { $hits }
    }
event-rolled-nothing = { $who } não tem dados para rolar
event-rerolled = { $who } rola novamente ({ $k ->
        [1] dado
       *[other] dados
    } { $dice }): { $faces } = { $hits }
event-share-hits = bônus de acerto das cartas: { $n }
event-share-resistance = { $card }: resistência { $n }
event-share-health = { $card }: vida { $n }
event-hits = { $who } { $n ->
        [0] não consegue nenhum acerto
        [1] consegue 1 acerto
       *[other] consegue { $n } acertos
    } contra { $target }
event-activated = { $who } é { $who_g ->
        [f] ativada
       *[other] ativado
    }
event-activation-die-blank = dado de ativação para { $who }: em branco
event-activation-die-move = dado de ativação para { $who }: movimento
event-activation-die-special = dado de ativação para { $who }: símbolo especial
event-targets = { $who } escolhe { $target } como alvo (distância { $n })
event-approaches = { $who } vai na direção de { $target } (a { $n } { $n ->
        [1] local
       *[other] locais
    })
event-activation-stopped = a ativação de { $who } é interrompida
event-ambush = emboscada! { $who } surpreende { $target }

## Momentos

when-now = agora
when-always = agora
when-setup = durante a preparação
when-round-start = no início da rodada
when-tactics = depois da resposta tática de { $who }
when-turn-start = no início do turno de { $who }
when-turn-action = no turno de { $who }
when-turn-end = no fim do turno de { $who }
when-attack-declared = antes do ataque de { $who } contra { $target }
when-attack-rolled = depois da rolagem do ataque de { $who } contra { $target }
when-attack-resolved = depois do ataque de { $who } contra { $target }
when-search-before = antes da procura de { $who }
when-search-after = depois da procura de { $who }
when-hero-enters = quando { $who } entra em um local
when-monster-activates = antes da ativação de { $who }
when-monster-special = quando { $who } tira o símbolo especial
when-monster-moved = depois que { $who } se moveu
when-monster-targets = quando { $who } escolhe { $target } como alvo
when-hero-hit = antes que { $target } sofra { $n } de dano
when-hero-hurt = depois que { $target } sofreu dano
when-hero-down = quando { $target } é { $target_g ->
        [f] nocauteada
       *[other] nocauteado
    }
when-hero-freed = quando { $target } é { $target_g ->
        [f] libertada
       *[other] libertado
    }
when-monster-spawns = quando { $who } entra
when-monster-killed = quando { $target } morre
when-boss-wounded = quando { $target } sofre um ferimento
when-twist-drawn = quando a carta de ameaça é comprada
when-intel-placed = quando um marcador de informação é colocado
when-objective-done = quando um objetivo é cumprido
when-round-end = no fim da rodada

## Perguntas

question-over = a missão acabou
question-none = nada se pergunta agora
question-go-on = o jogo continua
question-start-player = { $who }: quem é o jogador inicial?
question-hero = jogador { $n }: escolha um herói
question-upgrade = { $who }: escolha uma carta de aprimoramento ({ $n } de { $of })
question-focus = { $who }: escolha uma carta de foco ({ $n } de { $of })
question-specialist-card = { $who }: escolha uma carta de especialista
question-tactics = { $who }: jogar uma resposta tática?
question-tactics-select = { $who }: vários heróis oferecem uma resposta tática. Qual deles joga?
question-stand-or-stay = { $who } está { $who_g ->
        [f] nocauteada: levantar-se, ou continuar nocauteada
       *[other] nocauteado: levantar-se, ou continuar nocauteado
    } e perder o turno?
question-turn = turno de { $who } no local { $place }: { $n ->
        [0] nenhum ponto de movimento; resta
        [1] restam 1 ponto de movimento e
       *[other] restam { $n } pontos de movimento e
    } 1 ação
question-turn-acted = turno de { $who } no local { $place }: { $n ->
        [0] não resta nenhum ponto
        [1] resta 1 ponto
       *[other] restam { $n } pontos
    } de movimento; a ação já foi usada
question-act = { $who } pode realizar uma ação agora
question-march = { $who } pode se mover: { $n ->
        [1] resta { $n } ponto
       *[other] restam { $n } pontos
    } de movimento
question-march-one = { $who } pode se mover para um local adjacente
question-forced-march = { $who } deve se mover: { $n ->
        [1] resta { $n } ponto
       *[other] restam { $n } pontos
    } de movimento
question-forced-march-one = { $who } deve se mover para um local adjacente
question-target = { $who }: escolha o alvo do ataque
question-attack-cards = { $who } ataca { $target }: escolha a primeira carta do ataque
question-attack-more = { $who } ataca { $target } com { $n } { $n ->
        [1] carta
       *[other] cartas
    } (dados: { $dice }{ $why }): acrescentar mais uma carta, ou atacar?
question-attack-ready = { $who } ataca { $target } com { $n } { $n ->
        [1] carta
       *[other] cartas
    } (dados: { $dice }{ $why }); não há outra carta para acrescentar. Atacar?
question-intercept = { $by } ataca { $target }: { $who } apanha pela equipe?
question-intercept-select = { $by } ataca { $target }: qual dos voluntários apanha pela equipe?
question-reroll = { $who } { $taken ->
        [0] pode rolar novamente até { $n }
       *[other] ainda pode rolar novamente { $n }
    } { $n ->
        [1] dado
       *[other] dados
    } do ataque de { $by } contra { $target }
question-reroll-own = { $who } { $taken ->
        [0] pode rolar novamente até { $n }
       *[other] ainda pode rolar novamente { $n }
    } { $n ->
        [1] dado
       *[other] dados
    } do próprio ataque contra { $target }
question-reroll-any = { $who } pode rolar novamente quaisquer dados do ataque de { $by } contra { $target }
question-reroll-any-own = { $who } pode rolar novamente quaisquer dados do próprio ataque contra { $target }
question-discard-damage = { $who } sofre { $n } de dano{ $by }: escolha { $taken ->
        [0] { $left }
       *[other] mais { $left }
    } { $left ->
        [1] carta
       *[other] cartas
    } para descartar
question-discard-cost = { $who } paga com { $taken ->
        [0] { $left }
       *[other] mais { $left }
    } { $left ->
        [1] carta
       *[other] cartas
    }: escolha o que descartar
question-discard = { $who }: escolha { $taken ->
        [0] { $left }
       *[other] mais { $left }
    } { $left ->
        [1] carta
       *[other] cartas
    } para descartar
question-recover = { $who }: escolha { $taken ->
        [0] { $left }
       *[other] mais { $left }
    } { $left ->
        [1] carta
       *[other] cartas
    } para recuperar
question-next-monster = { $who } decide pelo grupo: qual criatura é ativada agora?
question-path = { $who } decide pelo grupo: por onde vai { $monster }?
question-drift = { $who }: para onde vai { $monster }?
question-window = { $who } pode jogar uma reação ou usar uma habilidade { $when }
question-order = { $who } decide pelo grupo qual efeito é resolvido primeiro { $when }
question-pick-figure = { $who }: escolha uma { -fz-figure }
question-pick-figures = { $who }: escolha até { $n } { -fz-figure(num: "many") }
question-company = { $who } segue para { $place }: quais especialistas vão junto?
question-ambusher = { $who }: várias criaturas estão igualmente longe. Qual delas faz a emboscada?
question-carry-over = { $who }: o dano que sobra atinge outra criatura. Qual?
question-pick-place = { $who }: escolha um local
question-spawn-token = { $who }: escolha o local do próximo marcador de entrada
question-turn-coin = { $who } decide pelo grupo: virar a moeda da sorte para cara?
question-stand-up = { $who } pode se levantar agora mesmo. Levantar-se?
question-pay = { $who }: pagar o preço?
question-hand-over = { $by } pede a { $who } o marcador { $token }. Entregar?
question-refill = { $who } pode comprar { $n } { $n ->
        [1] carta
       *[other] cartas
    }, até o limite da mão ({ $size }). Comprar?
question-refill-first = { $who } pode comprar { $n } { $n ->
        [1] carta
       *[other] cartas
    } (primeira mão: { $size }). Comprar?
question-option = { $who }: escolha uma das opções
question-pick-twist = { $who } decide pelo grupo: qual carta de ameaça?
question-peek-bottom = { $who } olha { $card }: deixar no topo ou pôr no fundo do deck?
question-peek-top = { $who }: qual carta fica no topo?
question-peek-draw = { $who }: qual carta é comprada?
question-peek-order = { $who }: qual é a próxima carta, a contar do topo?

## Escolhas

choice-unknown = algo que não está na mesa
choice-pass = não fazer nada
choice-end-turn = encerrar o turno
choice-stay-down = continuar { $who_g ->
        [f] nocauteada
       *[other] nocauteado
    }
choice-no-reaction = passar
choice-no-response = não jogar resposta tática
choice-nobody-responds = ninguém joga resposta tática
choice-not-intercept = não intervir
choice-stop = parar aqui
choice-no-action = não realizar ação
choice-no-dice = não rolar nada novamente
choice-no-more-dice = nenhum outro dado
choice-no-company = não levar ninguém
choice-no-more-company = não levar mais ninguém
choice-no-figures = ninguém
choice-no-more-figures = mais ninguém
choice-keep-on-top = deixar no topo
choice-leave-coin = deixar a moeda como está
choice-not-pay = não pagar
choice-keep-token = ficar com o marcador
choice-not-draw = não comprar
choice-yes = sim
choice-stand-up = levantar-se
choice-intercept = apanhar pela equipe no lugar de { $target }
choice-to-bottom = pôr no fundo do deck
choice-turn-coin = virar a moeda para cara
choice-pay = pagar
choice-hand-over = entregar
choice-draw = comprar
choice-done = pronto
choice-attack-now = atacar { $target } agora ({ $type }, { $n } { $n ->
        [1] dado
       *[other] dados
    }{ $why }; bônus de acerto: { $bonus })
choice-back = voltar
choice-search = procurar aqui ({ $place })
choice-random = deixar a sorte decidir
choice-card = escolher { $card }
choice-discard = descartar { $card }
choice-recover = recuperar { $card }
choice-add-card = acrescentar { $card } ({ $type }, alcance { $range }, força { $n }, bônus de acerto { $bonus })
choice-card-out = retirar { $card }
choice-play = jogar { $lower } ({ $card }): { $text }
choice-play-card = jogar { $card }
choice-place = { $place }
choice-move = mover-se para { $place } ({ $n } { $n ->
        [1] ponto
       *[other] pontos
    })
choice-move-difficult = mover-se para { $place } ({ $n } pontos, terreno difícil)
choice-step = mover-se para { $place }
choice-move-monster = { $monster } vai para { $place }
choice-figure = { $target } (no local { $place })
choice-figure-away = { $target } (fora do tabuleiro)
choice-free = libertar { $target }
choice-attack = atacar { $target } (no local { $place }, distância { $n })
choice-activate = ativar { $target } (no local { $place })
choice-take-along = levar { $target } junto
choice-take-token = pegar o marcador { $token }
choice-take-token-from = pedir a { $hero } o marcador { $token }
choice-die = rolar novamente o dado { $n } ({ $hits } { $hits ->
        [1] acerto
       *[other] acertos
    })
choice-seat = { $hero }
choice-start-player = { $hero } começa
choice-let-intercept = { $hero } apanha pela equipe
choice-let-respond = { $hero } joga a resposta tática
choice-hero = jogar com { $hero } ({ $role })
choice-take-card = escolher { $card }: { $text }
choice-discard-twist = descartar { $card }
choice-suspend-twist = suspender { $card } nesta rodada
choice-peek-top = pôr { $card } no topo
choice-peek-draw = comprar { $card }
choice-peek-next = a seguir, { $card }
choice-use = usar { $card }: { $text }
choice-use-card = usar { $card }
choice-left = usos restantes: { $n }
choice-futile = sem efeito: { $why }
futile-unblockable = este dano não pode ser reduzido nem evitado
futile-no-action = ninguém que poderia agir tem o que fazer
futile-nothing = não há nada que possa mudar
choice-first = primeiro { $card }: { $text }

## Recusas

refused-over = a missão acabou; já não há o que escolher
refused-not-asked = a pergunta não é para { $who }; quem decide agora: { $names }
refused-answered = { $who } já respondeu; os outros ainda estão pensando
why-not-this-question = isso não responde à pergunta feita agora
why-not-yours = esta carta ou habilidade é de outro herói
why-must-answer = não é possível recusar; escolha uma das opções
why-hero-taken = outro jogador já tem este herói
why-role-taken = outro herói já tem esta função
why-role-needed = a missão exige uma função que já não poderia ser preenchida
why-wrong-role = { $who } tem outra função; só cartas da própria função podem ser escolhidas
why-other-hero = esta carta de foco é de outro herói
why-already-chosen = isso já foi escolhido
why-not-yet-enough = é preciso escolher antes ao menos uma carta
why-not-in-hand = esta carta não está entre as que podem ser escolhidas
why-not-connected = este local não tem ligação com o local de { $who }
why-solid-line = uma linha contínua separa este local do local de { $who }
why-impassable = ninguém entra em terreno intransponível
why-too-few-points = ir para { $place } custa { $cost ->
        [1] { $cost } ponto
       *[other] { $cost } pontos
    } de movimento; { $who } tem { $points }
why-cannot-flee = { $who } não pode fugir: há mais criaturas aqui ({ $monsters }) do que heróis ativos ({ $heroes })
why-held-fast = um efeito segura { $who } neste local
why-pinned = { $who } { $who_g ->
        [f] está imobilizada e precisa ser libertada
       *[other] está imobilizado e precisa ser libertado
    } antes
why-cannot-move = um efeito impede { $who } de se mover
why-cannot-act = um efeito impede { $who } de agir
why-action-used = { $who } já usou a ação deste turno
why-hero-down = { $who } { $who_g ->
        [f] está nocauteada
       *[other] está nocauteado
    } e precisa se levantar antes
why-no-monster-target = só criaturas e as coisas que a missão permite podem ser atacadas
why-out-of-range = o alvo está fora do alcance{ $distance ->
        [none] { "" }
       *[other] {" "}(distância { $distance })
    }
why-no-card-reaches = nenhuma carta na mão de { $who } alcança o alvo{ $distance ->
        [none] { "" }
       *[other] {" "}(distância { $distance })
    }
why-other-type = todas as cartas de um ataque devem ter o mesmo tipo de ataque
why-no-spawn-token = não há marcador de entrada aqui; só se procura em pontos de entrada
why-already-searched = já se procurou neste local
why-monster-here = há uma criatura aqui; antes ela precisa sair do local
why-free-search-used = a procura livre deste turno já foi usada, e a ação também
why-not-in-this-phase = isso não é possível nesta fase
why-not-here = isso não está aqui
why-not-carryable = este marcador não pode ser carregado
why-hands-full = { $who } já carrega um marcador
why-condition-fails = a condição da carta não é cumprida
why-limit-reached = esta habilidade já foi usada tantas vezes quanto pode
why-cannot-pay = { $who } não pode pagar o preço inteiro
why-already-reacted = { $who } já reagiu a este acontecimento
why-no-reactions-in-ambush = não há reações a uma emboscada
why-no-reactions = nenhuma reação é possível aqui
why-attack-in-attack = durante um ataque feito por uma reação não se joga outra reação que ataca
why-wrong-window = esta carta ou habilidade não pode ser usada neste momento
why-not-a-tactical-response = esta carta não traz uma resposta tática
why-not-an-option = a carta não tem essa opção
why-option-does-nothing = esta opção não faria nada agora, e outra faria
why-no-attack-action = aqui Henry só ajuda quando um herói ataca como ação
why-too-many-dice = esse dado não existe
why-not-a-candidate = isso não pode ser escolhido aqui
why-not-the-next-class = criaturas de classe mais baixa são ativadas antes: servos, depois elites, depois o chefe
why-not-on-shortest-path = esse não é um dos caminhos mais curtos até o herói de quem a criatura se aproxima
why-attacker = quem ataca não pode intervir
why-not-in-same-location = isso não está no local de { $who }
why-not-in-same-location-figure = { $target } não está no local de { $who }
why-not-in-same-location-token = o marcador não está no local de { $who }
why-last-guard = { $who } é a última escolta dos especialistas aqui e deve levá-los junto
why-must-move = { $who } deve continuar a se mover enquanto puder
why-not-towards = cada passo deve levar para mais perto do destino
why-not-away = cada passo deve levar para mais longe
why-not-the-destination = o movimento deve terminar no local que a carta indica
why-may-not-back-out = já não é possível voltar atrás

## O que uma escolha traz (dicas)

comes-to-attack = o ataque tem sucesso em { $n }% das rolagens

worth-objectives = { $way ->
        [more] { $n ->
            [0] mais pelos objetivos
            [one] { $n } passo a mais rumo aos objetivos
           *[other] { $n } passos a mais rumo aos objetivos
        }
       *[less] { $n ->
            [0] menos pelos objetivos
            [one] { $n } passo a menos rumo aos objetivos
           *[other] { $n } passos a menos rumo aos objetivos
        }
    }
worth-threat = { $way ->
        [more] { $n ->
            [0] um pouco menos de ameaça
            [one] o marcador de ameaça { $n } espaço abaixo
           *[other] o marcador de ameaça { $n } espaços abaixo
        }
       *[less] { $n ->
            [0] um pouco mais de ameaça
            [one] o marcador de ameaça { $n } espaço acima
           *[other] o marcador de ameaça { $n } espaços acima
        }
    }
worth-fallen = { $way ->
        [more] { $n ->
            [0] menos quedas
            [one] { $n } herói a menos nocauteado ou imobilizado
           *[other] { $n } heróis a menos nocauteados ou imobilizados
        }
       *[less] { $n ->
            [0] mais quedas
            [one] { $n } herói a mais nocauteado ou imobilizado
           *[other] { $n } heróis a mais nocauteados ou imobilizados
        }
    }
worth-hands = { $way ->
        [more] { $n ->
            [0] mãos um pouco mais cheias
            [one] { $n } carta a mais na mão
           *[other] { $n } cartas a mais na mão
        }
       *[less] { $n ->
            [0] mãos um pouco mais vazias
            [one] { $n } carta a menos na mão
           *[other] { $n } cartas a menos na mão
        }
    }
worth-monsters = { $way ->
        [more] { $n ->
            [0] criaturas mortas com mais frequência
            [one] { $n } criatura a menos
           *[other] { $n } criaturas a menos
        }
       *[less] { $n ->
            [0] criaturas mortas com menos frequência
            [one] { $n } criatura a mais
           *[other] { $n } criaturas a mais
        }
    }
worth-danger = { $way ->
        [more] menos perigo onde os heróis estão
       *[less] mais perigo onde os heróis estão
    }
worth-journey = { $way ->
        [more] um caminho mais curto até o objetivo
       *[less] um caminho mais longo até o objetivo
    }
worth-victory = { $way ->
        [more] vitória com mais frequência
       *[less] vitória com menos frequência
    }

## A meta: o que fazer a seguir, e como a missão pode ser perdida

goal-progress = { $need ->
        [1] { "" }
       *[other] : { $have } de { $need }
    }
goal-exit = levar todos à saída, { $exit }: { $have } de { $need }
goal-free = { $objective }: libertar { $who } com uma ação no mesmo local
goal-bring = { $what }: levar para { $to }{ $progress }
goal-fetch = { $what }: pegar e levar para { $to }{ $progress }
goal-find = { $objective }: procurar nos números vermelhos, { $n ->
        [1] falta { $n } descoberta
       *[other] faltam { $n } descobertas
    }
goal-break = { $objective }: destruir { $what }{ $progress }
goal-act-place = { $objective }: realizar uma ação no local { $place }{ $with ->
        [specialist] , com um especialista
       *[nobody] { "" }
    }{ $progress }
goal-act-token = { $objective }: realizar uma ação junto de { $what }{ $with ->
        [specialist] , com um especialista
       *[nobody] { "" }
    }{ $progress }
goal-act-near = { $objective }: realizar uma ação perto de { $what }{ $progress }
goal-posts = { $objective }: estar em { $places } ao fim de uma rodada{ $progress }
goal-stand = { $objective }: estar junto de { $what } ao fim de uma rodada{ $progress }
goal-lure = { $objective }: matar uma criatura junto de { $what }{ $progress }
goal-clean = { $objective }: matar { $n ->
        [0] com o dano exato
       *[other] sobrando no máximo { $n } de dano
    }{ $progress }
goal-kill = { $objective }: matar { $monster }{ $progress }
goal-boss = { $objective }: derrotar { $monster }, { $n ->
        [1] resta { $n } { -fz-power-token }
       *[other] restam { $n } { -fz-power-token(num: "many") }
    }
goal-boss-later = { $objective }: { $monster } ainda está por vir
goal-objective = { $objective }{ $progress }
goal-coin-heads = moeda em cara: o próximo nocaute a vira, e com o seguinte a missão fracassa
goal-coin-tails = moeda em coroa: mais um nocaute, e a missão fracassa

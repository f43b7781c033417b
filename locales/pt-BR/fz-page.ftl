# A mesa de Fireteam Zero.

fz-player = Jogador { $n }
fz-you = você
fz-bot = bot
fz-nick = “{ $name }”
fz-no-hero = ainda sem herói
fz-seats = Lugares na ordem de jogo
fz-seat-open = Ver { $name }: cartas, achados, pilha de descarte
fz-no-reaction = Nenhuma reação
fz-react = Reagir: { $name }
fz-respond = Jogar { $name }
fz-use = Usar { $name }
fz-first-of = Primeiro { $name }
fz-first-target = Agora toque em quem a carta vai atingir.
fz-first-near = Ninguém está ao alcance. Ande até uma miniatura ter um anel vermelho; toque nela e depois na carta.
fz-turn-now = joga
fz-decides = decide
fz-first = primeiro
fz-down = nocaute
fz-pinned = imobilizado
fz-carries = , carrega { $name }
fz-cards = { $n ->
     [0] sem cartas
     [1] 1 carta
    *[other] { $n } cartas
  }
fz-guarded = com escolta: { $names }
fz-unguarded = sem escolta: { $place }

fz-threat = Ameaça
fz-threat-say = Ameaça { $at } de { $last }
fz-twist = carta de ameaça
fz-twist-next = próxima carta de ameaça
fz-twist-last = última carta de ameaça
fz-twist-stamp = Ameaça
fz-twist-off = Sem efeito até o fim da rodada.
fz-twist-gone = Descartada.

fz-last-roll = Última rolagem
fz-no-roll = Nenhum dado rolado
fz-roll-who = { $by } contra { $target }:
fz-hits = { $n ->
     [0] nenhum acerto.
     [1] 1 acerto.
    *[other] { $n } acertos.
  }
fz-result-kill = Alvo morto.
fz-result-wound = Alvo ferido.
fz-result-break = Alvo destruído.
fz-result-fail = Não bastou.
fz-legend-cover = Coberto: −1 dado
fz-legend-difficult = Difícil: 2 pontos
fz-legend-elevated = Elevado: +1 dado
fz-legend-impassable = Intransponível
fz-legend-wall = Parede
fz-legend-open = Divisa aberta
fz-zoom-in = Ampliar
fz-zoom-out = Reduzir
fz-fit = Tudo
fz-minimap = Mapa inteiro
fz-exit = Saída
fz-foes = Criaturas
fz-specialists = Especialistas
fz-twists = Cartas de ameaça em jogo
fz-close = Fechar

fz-board = Campo de batalha, { $count } locais. As setas do teclado passam de um local a outro ligado a ele.
fz-board-list = O tabuleiro em lista
fz-list-targets = Para escolher
fz-figure = { $name }, local: { $place }
fz-figure-legal = { $name }, local: { $place }, pode ser escolhido
fz-stack = { $count } miniaturas iguais a { $name }: mostrar todas
fz-ground-difficult = terreno difícil, custa 2
fz-ground-impassable = terreno intransponível
fz-ground-elevated = terreno elevado
fz-ground-cover = terreno coberto
fz-say-down = { $name }, em nocaute
fz-say-pinned = { $name }, imobilizado
fz-say-monster = { $name }, { $rank }, { $health } de vida
fz-say-spawn-up = Ponto de entrada { $n }, ainda não procurado
fz-say-spawn-down = Ponto de entrada { $n }, já procurado
fz-say-reach = Este local pode ser escolhido
fz-say-target = Alvo permitido
fz-say-borders = Divisas: { $list }
fz-mark-damage = { $n } de dano
fz-mark-kill = morte
fz-mark-down = nocaute
fz-mark-wound = ferimento
fz-mark-miss = sem dano
fz-mark-spawn = entra
fz-mark-prevented = { $n } de dano evitado

fz-die = { $n ->
     [0] nenhum acerto
     [1] 1 acerto
    *[other] { $n } acertos
  }
fz-reroll-die = { $n ->
        [0] Rolar novamente este dado em branco
        [1] Rolar novamente este dado com 1 acerto
       *[other] Rolar novamente este dado com { $n } acertos
    }
fz-rolled-say = Rolagem { $list }: { $hits ->
     [1] 1 acerto
    *[other] { $hits } acertos
  }.
fz-no-dice = Nenhum dado
fz-dice-lie = Os dados foram rolados.
fz-sum-hits = { $n ->
     [1] acerto
    *[other] acertos
  }
fz-sum-resistance = de resistência
fz-sum-damage = de dano
fz-sum-of = contra
fz-sum-health = de vida
fz-sum-enough = suficiente
fz-sum-not = insuficiente
fz-sum-reroll = { $chance } rolando novamente

fz-recon = Reconhecimento
fz-recon-event = Evento
fz-recon-discovery = Descoberta
fz-recon-item = Achado
fz-focus = Foco
fz-find = Achado
fz-left = { $n ->
     [1] resta { $n }
    *[other] restam { $n }
  }
fz-deck = Deck { $n }
fz-discard = Descarte { $n }
fz-top = topo: { $name }
fz-discard-order = a última descartada primeiro
fz-in-hand = Mão { $n }
fz-none = vazio
fz-hand = Sua mão, { $n ->
     [1] 1 carta
    *[other] { $n } cartas
  }
fz-no-cards = Sem cartas. 1 de dano nocauteia você.
fz-vain-unblockable = Sem efeito: nada evita este dano.
fz-vain-no-action = Sem efeito: não há o que fazer com a ação.
fz-vain-nothing = Sem efeito: nada mudaria.
fz-range = alcance { $n }
fz-bonus = { $n ->
     [1] +1 acerto
    *[other] +{ $n } acertos
  }
fz-tactical = resposta tática
fz-reaction = reação
fz-specialist-card = Carta de especialista

fz-percent = { $n }%
fz-under-one = <1%
fz-over-99 = >99%
fz-to-kill = chance de matar
fz-to-wound = chance de ferir
fz-to-destroy = chance de destruir
fz-as-it-lies = com os dados como estão
fz-with-reroll = com nova rolagem
fz-kills = mata
fz-wounds = fere
fz-fails = falha
fz-dice = { $n ->
     [1] 1 dado
    *[other] { $n } dados
  }
fz-from-printed = das cartas
fz-from-dice = nos dados
fz-from-hits = acertos
fz-from-resistance = resistência
fz-from-height = elevado
fz-from-cover = terreno coberto
fz-from-limit = limite
fz-from-effect = por efeitos
fz-bonus-hits = Bônus de acerto:
fz-least = Dano mínimo: { $name }
fz-dice-word = Dados
fz-range-word = Alcance
fz-needs = resistência { $resistance } + vida { $health }
fz-needed = = { $n ->
     [1] 1 acerto
    *[other] { $n } acertos
  }
fz-never = nenhuma rolagem basta
fz-odds-intel = informação: { $name }
fz-odds-intel-short = { $chance } inform.
fz-odds-reroll = com as novas rolagens possíveis
fz-odds-harm = { $name } sofre dano: { $chance }
fz-odds-say = { $chance } contra { $name }
fz-bars-say = Acertos e chances: { $list }

fz-forecast = Previsão
fz-forecast-title = A próxima fase da ameaça
fz-forecast-wait = Simulando…
fz-sure = certo
fz-chance = sorteio
fz-fc-threat = A ameaça avança para { $to }.
fz-fc-twist = Uma carta de ameaça é comprada.
fz-fc-goes = { $name } vai para “{ $place }”
fz-fc-stays = { $name } não se move
fz-fc-attacks = e ataca { $hero }.
fz-fc-no-attack = sem atacar.
fz-fc-spawn = { $n ->
        [1] 1 criatura entra
       *[other] { $n } criaturas entram
    }, { $points ->
        [1] em 1 ponto possível
       *[other] em um de { $points } pontos possíveis
    }.
fz-fc-worst = Nocaute de { $hero }: { $chance }.
fz-fc-lost = A missão fracassa: { $chance }.
fz-fc-note = Se nada mudar e ninguém reagir. Seta cheia: certo. Seta tracejada: possível.
fz-knocked-down = nocaute
fz-cards-in-hand = { $n ->
     [1] 1 carta
    *[other] { $n } cartas
  } na mão
fz-risk-from = { $list }.
fz-risk-none = Ninguém alcança este herói.
fz-risk-unlikely = É improvável que uma criatura alcance este herói.
fz-risk-mean = Dano esperado: { $n }.
fz-risk-coin = A moeda está em coroa: mais um nocaute e a missão fracassa.
fz-risk-say = Dano esperado: { $mean }; nocaute: { $falls }

fz-why-title = Por que { $name } vai até { $hero }?
fz-why-nobody = { $name } não alcança ninguém
fz-why-hero = Herói
fz-why-steps = Distância
fz-why-order = Ordem de jogo
fz-why-down = nocaute: não conta
fz-why-hidden = fora de vista: não conta
fz-why-marked = com a marca
fz-tie-nobody = Não se consegue chegar a nenhum herói ativo.
fz-tie-here = Já está no local de um herói e não se move.
fz-tie-only = Só se consegue chegar a { $hero }.
fz-tie-nearest = O mais próximo: { $hero }, a { $steps ->
        [1] 1 local
       *[other] { $steps } locais
    } de distância.
fz-tie-order = Vários à mesma distância: { $hero } joga antes.
fz-tie-marked = { $hero } tem a marca e vem primeiro.
fz-why-walk = Move-se no máximo { $n ->
        [1] 1 local
       *[other] { $n } locais
    } e para ao chegar ao local de um herói.
fz-why-die = Depois, o dado de ativação: nada, um movimento a mais ou a habilidade especial.
fz-why-attack = Ataca até o alcance { $range }: { $n ->
        [1] 1 dado
       *[other] { $n } dados
    } ({ $type }).
fz-why-special = Face especial:
fz-deed = Da última vez, rodada { $round }:
fz-deed-die = dado: { $face }.
fz-deed-goal = Foi na direção de { $hero }, a { $n ->
        [1] 1 local
       *[other] { $n } locais
    } de distância.
fz-deed-target = Atacou { $hero }.

# Momentos: o que ninguém pode perder.
fz-moment-on = Continuar
fz-moment-danger = Quem corre perigo?
fz-moment-win = Para vencer:
fz-moment-lose = Como se perde:
fz-moment-briefing = Começou
fz-moment-twist = A ameaça chegou a um espaço com carta de ameaça
fz-moment-twist-how = A partir de agora, algo mudou.
fz-moment-boss = O chefe desta missão
fz-moment-boss-head = { $name } chegou.
fz-moment-boss-how = { $n ->
     [1] Um único marcador de poder sustenta esse chefe.
    *[other] { $n } marcadores de poder sustentam esse chefe; cada ferimento tira um.
  }
fz-moment-boss-place = Entrou aqui: { $place }.
fz-moment-beaten-head = Chefe derrotado: { $name }.
fz-moment-objective = Objetivo cumprido · { $n } de { $all }
fz-moment-left = Ainda falta: { $names }.
fz-moment-all = Era o último objetivo.
fz-moment-exit = Agora, todos para a saída: { $place }.
fz-moment-may-turn = A moeda pode voltar para cara.
fz-moment-down-head = { $name }: nocaute.
fz-moment-luck-gone = A sorte virou.
fz-moment-luck-back = A sorte voltou.
fz-moment-hit = { $by }: { $n } de dano.
fz-moment-hit-plain = { $n } de dano.
fz-moment-had = { $name } tinha { $n ->
     [0] a mão vazia
     [1] só 1 carta na mão
    *[other] só { $n } cartas na mão
  }.
fz-moment-lies = { $name } ficou aqui: { $place }.
fz-moment-lies-how = As criaturas ignoram um herói em nocaute. O próximo turno dele começa com a escolha de se levantar ou não; cartas novas chegam na fase tática.
fz-moment-next = Mais um nocaute e a missão fracassa.
fz-moment-next-how = Quem corre mais risco: { $name }, { $n ->
     [0] sem cartas
     [1] 1 carta
    *[other] { $n } cartas
  } na mão.
fz-moment-luck = A sorte pode voltar:
fz-moment-luck-how = cumpram “{ $name }” e poderão virar a moeda para cara.
fz-moment-at = { $place } · rodada { $n }
fz-moment-lost-head = { $name }: nocaute, com a moeda em coroa.
fz-moment-lost-how = Um nocaute com a moeda em coroa encerra a missão.
fz-stamp-down = Nocaute
fz-stamp-done = Cumprido
fz-stamp-won = Cumprida
fz-stamp-lost = Fracasso
fz-print-kill = { $by }: { $monster }, alvo morto
fz-print-kill-plain = { $monster }: alvo morto
fz-print-intel = { $name }: { $n } de { $need }

fz-objectives = Objetivos
fz-secret = Ultrassecreto
fz-goals = { $n } de { $need }
fz-intel = { $n } de { $need }
fz-may-turn = pode virar a moeda
fz-exactly = texto exato
fz-done = cumprido
fz-not-open = depois
fz-briefing = Relatório e regras desta missão
fz-coin-heads = Moeda da sorte: cara
fz-coin-tails = Moeda da sorte: coroa
fz-coin-heads-text = O primeiro herói nocauteado a vira para coroa.
fz-coin-tails-text = Mais um herói nocauteado e a missão fracassa.
fz-pool = Zona de entrada
fz-reserve = Reserva
fz-pool-why = Criaturas que podem voltar a entrar no tabuleiro
fz-reserve-why = Criaturas que só entram quando a missão as chama
fz-recon-why = Cartas que ainda podem ser encontradas ao procurar
fz-on-board = { $n } no tabuleiro
fz-health = Vida
fz-speed = Velocidade
fz-resists = resistência
fz-attack = Ataque:
fz-foe-attack = { $type }, { $n ->
     [1] 1 dado
    *[other] { $n } dados
  }, alcance { $range }.
fz-special = Especial:

fz-phase-setup = Preparação
fz-phase-tactics = Tática
fz-phase-hero = Heróis
fz-phase-threat = Ameaça
fz-round = Rodada { $n }
fz-operation = { $name } · ato { $act }
fz-end-turn = Encerrar o turno
fz-search = Procurar
fz-press-place = Local iluminado: mover-se.
fz-press-figure = Anel vermelho: atacar.
fz-press-card = Carta dourada: jogar.
fz-proposal = { $name } jogaria “{ $card }”.
fz-along = Levando junto: { $names }.
fz-along-ask = Mudar
fz-any-order-why = Em qualquer ordem e por qualquer dos caminhos igualmente curtos, até o fim da fase da ameaça.
fz-any-order = Ativar todas
fz-back = Voltar
fz-roll-dice = { $n ->
     [0] Atacar sem dados
     [1] Rolar 1 dado
    *[other] Rolar { $n } dados
  }

fz-pick-first = Quem é o jogador inicial?
fz-let-chance = Deixar a sorte decidir
fz-first-why = O jogador inicial joga primeiro na rodada 1; o marcador passa para a esquerda a cada rodada.
fz-hero-why = Todos vencem ou perdem juntos. As cartas na mão são ataques e vida ao mesmo tempo; os números dizem quantas de cada tipo há no deck.
fz-focus-why = A carta de foco fica virada para cima ao lado do seu herói durante toda a missão.
fz-upgrade-why = As quatro cópias de um aprimoramento são embaralhadas no seu deck.
fz-pick-hero = Quem vai?
fz-pick-upgrade = Escolha uma carta de aprimoramento
fz-pick-focus = Escolha uma carta de foco
fz-pick-card = Escolha uma carta
fz-hero-facts = Velocidade { $speed } · limite da mão { $hand }
fz-team = Equipe
fz-expect = O que esperar
fz-setup-wait = Os outros estão escolhendo.
fz-won = Missão cumprida
fz-lost = Missão fracassada
fz-won-text = { $mission }: vocês conseguiram.
fz-lost-text = { $mission }: a equipe não voltou.
fz-end-round = Terminou na rodada { $n }, com a ameaça no espaço { $threat }.
fz-end-objectives = { $n } de { $all } objetivos cumpridos.

# O fim: um relatório de combate.
fz-report = Relatório de combate
fz-heroes-count = { $n ->
     [1] 1 herói
    *[other] { $n } heróis
  }
fz-story-how = Como foi
fz-story-cards = cartas em todas as mãos
fz-story-threat = ameaça
fz-story-kill = uma criatura morta
fz-story-round = rodada
fz-story-say = Rodada { $n }: { $cards } cartas em todas as mãos, ameaça { $threat }, criaturas mortas: { $kills }.
fz-story-who = Quem fez o quê
fz-story-hero = Herói
fz-story-kills = mortes
fz-story-dealt = causado
fz-story-taken = sofrido
fz-story-finds = achados
fz-story-falls = nocautes
fz-story-dealt-long = dano causado
fz-story-taken-long = dano sofrido
fz-deed-boss = derrotou { $name }
fz-deed-fell = { $n ->
     [1] nocaute na rodada { $round }
    *[other] { $n } nocautes, o primeiro na rodada { $round }
  }
fz-deed-intel = { $n ->
     [1] trouxe 1 marcador de informação
    *[other] trouxe { $n } marcadores de informação
  }
fz-deed-freed = libertou um companheiro
fz-deed-intercepted = { $n ->
     [1] recebeu um ataque no lugar de outro
    *[other] recebeu { $n } ataques no lugar de outros
  }
fz-deed-kills = foi quem mais matou
fz-deed-dealt = foi quem mais causou dano
fz-deed-taken = foi quem mais sofreu dano
fz-deed-finds = foi quem mais encontrou
fz-deed-unhurt = saiu sem um arranhão
fz-deed-through = esteve lá até o fim
fz-key-round = Rodada { $n }
fz-key-fall = { $name }: nocaute
fz-key-fall-by = Culpa de: { $by }. A moeda vira para coroa.
fz-key-fall-plain = A moeda vira para coroa.
fz-key-fall-last = A moeda já estava em coroa: a missão fracassa.
fz-key-objective = Cumprido: { $name }
fz-key-objective-text = Um objetivo a menos.
fz-key-boss = Entra em cena: { $name }
fz-key-boss-text = O chefe da missão.
fz-key-beaten = Chefe derrotado: { $name }
fz-key-beaten-by = O último ferimento: { $who }.
fz-key-beaten-text = O último marcador de poder se foi.
fz-key-kills = { $n } de uma só vez
fz-key-kills-text = { $who }, em uma única jogada.
fz-key-night = A pior rodada
fz-key-night-text = { $n } de dano para a equipe.
fz-key-roll = { $n } acertos em um ataque
fz-key-roll-text = A melhor rolagem: { $who }.
fz-next = O que vem agora
fz-next-mission = A seguir: { $name }
fz-next-harder = Mais difícil: a mesma missão, { $difficulty }
fz-next-easier = Mais fácil: a mesma missão, { $difficulty }
fz-next-harder-why = Vocês dão conta. Que tal um nível acima?
fz-next-easier-why = A mesma noite, um nível mais fácil: desta vez vocês podem aguentar.
fz-difficulty-recruit = Recruta
fz-difficulty-regular = Normal
fz-difficulty-veteran = Veterano

# Operações: o mapa das missões e o que já foi vencido neste aparelho.
fz-ops-map = Mapa das operações: três operações, nove missões
fz-ops-continue = Continuar
fz-ops-guided = Primeira missão, explicada
fz-ops-guided-why = Cada pergunta nova é explicada e tudo pode ser desfeito. Quem é novo começa aqui.
fz-ops-all = { $n } de { $all } missões vencidas
fz-ops-records = Recordes
fz-ops-played = Missões jogadas
fz-ops-quickest = Mais rápida: { $name }
fz-ops-rounds = { $n ->
     [1] 1 rodada
    *[other] { $n } rodadas
  }
fz-ops-kills = Criaturas mortas
fz-ops-unfallen = Vencidas sem nocaute
fz-ops-none = Nada ainda. Cada missão terminada fica anotada aqui.
fz-ops-op = { $n } de { $all } vencidas
fz-ops-campaign = Jogar a operação inteira
fz-ops-campaign-why = As missões dela, uma após a outra; a que fracassa é jogada de novo.
fz-ops-won = { $level }: { $heroes ->
     [1] 1 herói
    *[other] { $heroes } heróis
  }, { $n ->
     [1] 1 rodada
    *[other] { $n } rodadas
  }
fz-ops-lost = { $level }: fracasso na rodada { $n }
fz-ops-try = { $level }: ainda não
fz-ops-untried = ainda não tentada
fz-ops-running = em jogo
fz-ops-won-stamp = Vencida
fz-ops-level = Dificuldade
fz-ops-higher = Um nível acima do que vocês já venceram.
fz-ops-lower = Esta fracassou. Que tal um nível abaixo?
fz-ops-heroes = Heróis; os outros são jogados por bots
fz-ops-play = Jogar { $name }
fz-ops-friends = Com amigos

# O que significam as suas perguntas.
hint-fz-act = Escolha uma ação para o seu herói. O que brilha no tabuleiro e na mão pode ser tocado; o resto está na pergunta.
hint-fz-turn = É o turno deste herói: mover-se e fazer uma ação, na ordem que quiser.
hint-fz-turn-acted = A ação já foi usada. Você ainda pode se mover se restarem pontos de movimento; depois termine o turno.
hint-fz-hero = Escolha com quem você joga. Os números são as cartas de cada tipo de ataque no deck do herói: corporal, projétil, explosivo.
hint-fz-attack-cards = Escolha cartas de um mesmo tipo para o ataque. A força delas é o número de dados; as chances são calculadas para você.
hint-fz-attack-more = Você pode acrescentar outra carta do mesmo tipo ou rolar com as que já escolheu.
hint-fz-target = Os alvos iluminados estão ao alcance. Depois você escolhe as cartas, e as chances são calculadas antes da rolagem.
hint-fz-window = Acontece algo a que você pode reagir com uma carta ou habilidade. Passar não custa nada.
hint-fz-reroll = Você pode rolar novamente alguns dados ou ficar com o resultado.
hint-fz-refill = Na fase tática você pode comprar até ter cinco cartas.
hint-fz-discard-damage = Dano: escolha quais cartas descartar. Guarde aquelas de que mais precisa.
hint-fz-intercept = Outro herói é atacado. Você pode apanhar pela equipe e receber o ataque no lugar dele.
hint-fz-next-monster = Várias criaturas podem ser ativadas; o grupo decide qual vem primeiro. A primeira costuma ter mais alvos à escolha.
hint-fz-start-player = Combinem quem recebe o marcador de jogador inicial.
hint-fz-focus = Escolha uma carta de foco: ela fica com o seu herói na missão.
hint-fz-order = Vários efeitos acontecem ao mesmo tempo. Escolha qual é resolvido primeiro.
hint-fz-refill-first = Compre sua primeira mão. As cartas são seus ataques e sua vida: pegue todas.
hint-fz-tactics = Uma só carta com “resposta tática” em vermelho pode ser jogada, e ela vale para todo o grupo. Quem a joga não compra cartas nesta rodada.
hint-fz-company = Especialistas só se movem com um herói e ajudam quem está perto. As criaturas os ignoram; levá-los não custa nada.
hint-fz-stand-or-stay = Seu herói está nocauteado. De pé, ele volta a ser alvo das criaturas.
hint-fz-turn-coin = Com cara, o próximo nocaute é perdoado; com coroa, ele faz a missão fracassar.
hint-fz-path = A criatura tem vários caminhos igualmente curtos.
hint-fz-upgrade = Uma carta de aprimoramento entra no seu deck nesta missão. Cada herói recebe algumas antes do começo.
hint-fz-specialist-card = Seu especialista ajuda como diz a carta, durante toda a missão.
hint-fz-tactics-select = Só uma resposta tática por rodada é jogada pelo grupo; as outras ficam na mão.
hint-fz-march = Uma carta ou uma regra deixa o seu herói andar agora. O que não for usado se perde.
hint-fz-forced-march = Seu herói é obrigado a se mover; o caminho é você quem escolhe.
hint-fz-attack-ready = Não dá para juntar mais nada. Role os dados, ou retire cartas e monte o ataque de outro jeito.
hint-fz-intercept-select = Vários heróis levariam o dano no lugar de quem foi atingido; um deles o leva.
hint-fz-discard-cost = Cartas são o preço do que você escolheu. Elas vão para a sua pilha de descarte.
hint-fz-ambusher = A emboscada vem da criatura mais próxima; várias estão à mesma distância.
hint-fz-carry-over = Houve mais dano do que o necessário, e um texto deixa o resto atingir outro alvo.
hint-fz-spawn-token = Novas criaturas chegam onde há marcadores de entrada; a missão deixa você escolher este lugar.
hint-fz-stand-up = Um texto deixa o seu herói se levantar antes do próximo turno. As criaturas veem quem está de pé.
hint-fz-pay = O que você escolheu tem um preço. Sem pagar, nada acontece.
hint-fz-hand-over = Heróis no mesmo lugar podem passar coisas um ao outro, se ambos quiserem.
hint-fz-pick-twist = Uma carta de ameaça muda as regras por um tempo ou age na hora. O grupo decide junto.
hint-fz-peek-bottom = Você olha a carta do topo de um deck antes dos outros.
hint-fz-peek-top = Você olha as cartas do topo de um deck e decide qual vem primeiro.
hint-fz-peek-draw = Você olha as cartas do topo de um deck; uma delas é comprada.
hint-fz-peek-order = Você olha as cartas do topo de um deck e as devolve na ordem que quiser.
hint-fz-discard = As cartas são seus ataques e sua vida: entregue as de que menos precisa. Elas vão para a sua pilha de descarte.
hint-fz-recover = Pegue de volta o que mais ajuda: cada carta na mão é um ataque, e 1 de dano que você aguenta.
hint-fz-drift = Algo move esta criatura, e você diz para onde. Longe dos heróis, ela demora mais para voltar.
hint-fz-pick-figure = O que a carta diz acontece com a miniatura que você escolher. Toque em uma miniatura iluminada.
hint-fz-pick-place = O que a carta diz acontece no local que você escolher. Toque em um local iluminado.
hint-fz-option = Só o que você tocar acontece; o resto do texto fica de fora.
hint-fz-text = Uma carta ou uma regra é executada e deixa esta escolha com você.

# A word on a question that comes up for the first time.
tip-fz-turn = Antes de encerrar o turno: há alguém sozinho com mais criaturas do que cartas? A previsão (T) mostra aonde elas vão.
tip-fz-window = Uma reação custa uma carta da sua vida. Compensa quando salva duas de um amigo ou transforma uma falha em abate.
tip-fz-discard-damage = Guarde o que alcança longe e o que ajuda os outros; descarte ataques repetidos.
tip-fz-tactics = Quem joga a resposta tática não compra cartas nesta rodada. Com a mão cheia, é quase de graça.

# A mesa de Fireteam Zero.

fz-player = Jogador { $n }
fz-you = você
fz-bot = bot
fz-nick = “{ $name }”
fz-no-hero = ainda sem herói
fz-seats = Lugares na ordem do turno
fz-turn-now = joga
fz-decides = decide
fz-first = primeiro
fz-down = caído
fz-pinned = preso
fz-carries = , carrega { $name }
fz-cards = { $n ->
     [0] sem cartas
     [one] 1 carta
    *[other] { $n } cartas
  }
fz-guarded = guardado: { $names }
fz-unguarded = a sós: { $place }

fz-threat = Ameaça
fz-threat-say = Ameaça { $at } de { $last }
fz-twist = carta de ameaça
fz-twist-next = próxima carta de ameaça
fz-twist-last = última carta de ameaça
fz-twist-stamp = Ameaça
fz-twist-off = Sem efeito até o fim da rodada.
fz-twist-gone = Descartada.

fz-last-roll = Última rolagem
fz-no-roll = Ainda sem dados
fz-roll-who = { $by } contra { $target }:
fz-hits = { $n ->
     [0] nenhum acerto.
     [one] 1 acerto.
    *[other] { $n } acertos.
  }
fz-result-kill = Morto.
fz-result-wound = Ferido.
fz-result-break = Destruído.
fz-result-fail = Não bastou.
fz-legend-cover = Cobertura −1 dado
fz-legend-difficult = Difícil: 2 passos
fz-legend-elevated = Elevado +1 dado
fz-legend-impassable = Intransponível
fz-legend-wall = Parede
fz-legend-open = Divisa aberta
fz-zoom-in = Ampliar
fz-zoom-out = Reduzir
fz-fit = Tudo
fz-minimap = Mapa inteiro
fz-exit = Saída
fz-foes = Monstros
fz-specialists = Especialistas
fz-twists = Cartas de ameaça em jogo
fz-close = Fechar

fz-board = Campo de batalha, { $count } locais. As setas andam entre locais ligados.
fz-board-list = O tabuleiro em lista
fz-list-targets = Para escolher
fz-figure = { $name }, local: { $place }
fz-figure-legal = { $name }, local: { $place }, pode ser escolhido
fz-stack = { $count } figuras como { $name }: mostrar todas
fz-ground-difficult = terreno difícil, custa 2
fz-ground-impassable = intransponível
fz-ground-elevated = elevado
fz-ground-cover = cobertura
fz-say-down = { $name }, caído
fz-say-pinned = { $name }, preso
fz-say-monster = { $name }, { $rank }, { $health } de vida
fz-say-spawn-up = Ponto de entrada { $n }, não vasculhado
fz-say-spawn-down = Ponto de entrada { $n }, vasculhado
fz-say-reach = Este local pode ser escolhido
fz-say-target = Alvo permitido
fz-say-borders = Divisas: { $list }
fz-mark-damage = { $n } de dano
fz-mark-kill = morto
fz-mark-down = caído
fz-mark-wound = ferido
fz-mark-miss = ileso
fz-mark-spawn = surge
fz-mark-prevented = { $n } evitados

fz-die = { $n ->
     [0] nenhum acerto
     [one] 1 acerto
    *[other] { $n } acertos
  }
fz-reroll-die = { $n ->
     [0] Rerrolar este dado vazio
     [one] Rerrolar este dado com 1 acerto
    *[other] Rerrolar este dado com { $n } acertos
  }
fz-rolled-say = Rolagem { $list }: { $hits } acertos.
fz-no-dice = Nenhum dado
fz-dice-lie = Os dados foram lançados.
fz-sum-hits = { $n ->
     [one] acerto
    *[other] acertos
  }
fz-sum-resistance = resistência
fz-sum-damage = dano
fz-sum-of = de
fz-sum-health = vida
fz-sum-enough = basta
fz-sum-not = não basta
fz-sum-reroll = { $chance } com rerrolagem

fz-recon = Reconhecimento
fz-recon-event = Evento
fz-recon-discovery = Descoberta
fz-recon-item = Achado
fz-focus = Foco
fz-find = Achado
fz-left = restam { $n }
fz-deck = Baralho { $n }
fz-discard = Descarte { $n }
fz-top = topo: { $name }
fz-none = vazio
fz-hand = Sua mão, { $n ->
     [one] 1 carta
    *[other] { $n } cartas
  }
fz-no-cards = Sem cartas. 1 de dano derruba você.
fz-range = alcance { $n }
fz-bonus = { $n ->
     [one] +1 acerto
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
fz-as-it-lies = como está
fz-with-reroll = com a rerrolagem
fz-kills = mata
fz-wounds = fere
fz-fails = falha
fz-dice = { $n ->
     [one] 1 dado
    *[other] { $n } dados
  }
fz-part-height = elevado
fz-part-cover = cobertura
fz-part-effects = efeitos
fz-part-most = sem mais dados
fz-needs = resistência { $resistance } + vida { $health }
fz-needed = = { $n ->
     [one] 1 acerto
    *[other] { $n } acertos
  }
fz-never = nenhuma rolagem basta
fz-odds-intel = informação: { $name }
fz-odds-intel-short = { $chance } inf.
fz-odds-reroll = com rerrolagens
fz-odds-harm = { $name } sofre dano: { $chance }
fz-odds-say = { $chance } contra { $name }
fz-bars-say = Acertos e chances: { $list }

fz-forecast = Previsão
fz-forecast-title = A próxima fase de ameaça
fz-forecast-wait = Simulando …
fz-in-six = { $n } em 6
fz-sure = certo
fz-chance = acaso
fz-fc-threat = A ameaça vai a { $to }.
fz-fc-twist = Uma carta de ameaça é comprada.
fz-fc-goes = { $name } vai a: { $place }
fz-fc-stays = { $name } fica
fz-fc-attacks = e ataca { $hero }.
fz-fc-no-attack = sem atacar.
fz-fc-spawn = { $n ->
     [one] 1 figura surge
    *[other] { $n } figuras surgem
  }, { $points ->
     [one] 1 ponto possível
    *[other] { $points } pontos possíveis
  }.
fz-fc-worst = { $hero } cai: { $chance }.
fz-fc-lost = Missão perdida: { $chance }.
fz-fc-note = Se nada mudar e ninguém reagir. Setas cheias são certas, tracejadas são acaso.
fz-knocked-down = cai
fz-cards-in-hand = { $n ->
     [one] 1 carta
    *[other] { $n } cartas
  } na mão
fz-risk-from = { $list }.
fz-risk-none = Ninguém alcança este herói.
fz-risk-mean = Dano esperado { $n }.
fz-risk-coin = A moeda está em coroa: uma queda perde a missão.
fz-risk-say = Dano esperado { $mean }, caído { $falls }

fz-why-title = Por que { $name } vai a { $hero }?
fz-why-nobody = { $name } não alcança ninguém
fz-why-hero = Herói
fz-why-steps = A pé
fz-why-order = Ordem
fz-why-down = caído, ignorado
fz-why-hidden = escondido, ignorado
fz-why-marked = marcado
fz-tie-nobody = Nenhum herói ativo é alcançável.
fz-tie-here = Já está com um herói e fica.
fz-tie-only = Só { $hero } é alcançável.
fz-tie-nearest = O mais próximo: { $hero }, a { $steps ->
     [one] 1 passo
    *[other] { $steps } passos
  }.
fz-tie-order = Vários estão à mesma distância: { $hero } joga antes.
fz-tie-marked = { $hero } está marcado e vem primeiro.
fz-why-walk = Anda até { $n ->
     [one] 1 passo
    *[other] { $n } passos
  } e para junto de um herói.
fz-why-die = Depois o dado de ativação: nada, um passo a mais ou a habilidade especial.
fz-why-attack = Ataca no alcance { $range }: { $n } dados ({ $type }).
fz-why-special = Face especial:
fz-deed = Da última vez, rodada { $round }:
fz-deed-die = dado: { $face }.
fz-deed-goal = Foi a { $hero }, a { $n ->
     [one] 1 passo
    *[other] { $n } passos
  }.
fz-deed-target = Atacou { $hero }.

fz-objectives = Objetivos
fz-secret = Ultrassecreto
fz-goals = { $n } de { $need }
fz-intel = { $n } de { $need }
fz-may-turn = pode virar a moeda
fz-exactly = exatamente
fz-done = cumprido
fz-not-open = depois
fz-briefing = Instruções e regras desta missão
fz-coin-heads = Moeda da sorte: cara
fz-coin-tails = Moeda da sorte: coroa
fz-coin-heads-text = O primeiro herói a cair a vira.
fz-coin-tails-text = Mais um herói caído e a missão está perdida.
fz-pool = Zona de entrada
fz-reserve = Reserva
fz-pool-why = Monstros que podem voltar ao tabuleiro
fz-reserve-why = Monstros que só vêm quando a missão os chama
fz-recon-why = Cartas que ainda podem ser achadas ao vasculhar
fz-on-board = { $n } no mapa
fz-health = Vida
fz-speed = Velocidade
fz-resists = resiste
fz-attack = Ataque:
fz-foe-attack = { $type }, { $n ->
     [one] 1 dado
    *[other] { $n } dados
  }, alcance { $range }.
fz-special = Especial:

fz-phase-setup = Preparação
fz-phase-tactics = Tática
fz-phase-hero = Heróis
fz-phase-threat = Ameaça
fz-round = Rodada { $n }
fz-operation = { $name } · ato { $act }
fz-end-turn = Encerrar turno
fz-search = Vasculhar
fz-press-place = Local aceso: ir para lá.
fz-press-figure = Anel vermelho: atacar.
fz-press-card = Carta dourada: jogar.
fz-any-order-why = Em qualquer ordem e por qualquer caminho igualmente curto, até o fim da fase de ameaça.
fz-any-order = Deixar todos agirem
fz-back = Voltar atrás
fz-roll-dice = { $n ->
     [0] Atacar sem dados
     [one] Rolar 1 dado
    *[other] Rolar { $n } dados
  }

fz-pick-first = Quem começa?
fz-let-chance = Deixar o acaso decidir
fz-first-why = Quem começa joga primeiro na rodada 1; o marcador passa a cada rodada.
fz-hero-why = Todos ganham ou perdem juntos. As cartas na mão são ataques e vida ao mesmo tempo; os números dizem quantas de cada tipo há no baralho.
fz-focus-why = Uma carta de foco fica aberta ao lado do seu herói durante toda a missão.
fz-upgrade-why = As quatro cópias de um aprimoramento são embaralhadas no seu baralho.
fz-pick-hero = Quem vai?
fz-pick-upgrade = Escolha uma carta de aprimoramento
fz-pick-focus = Escolha uma carta de foco
fz-pick-card = Escolha uma carta
fz-hero-facts = Velocidade { $speed } · mão de { $hand }
fz-team = Equipe
fz-expect = Esperem
fz-setup-wait = Os outros estão escolhendo.
fz-won = Missão cumprida
fz-lost = Missão fracassada
fz-won-text = { $mission } ficou para trás.
fz-lost-text = { $mission } levou a equipe.
fz-end-round = Fim na rodada { $n }, ameaça { $threat }.
fz-end-objectives = { $n } de { $all } objetivos cumpridos.
fz-end-up = { $name } está de pé, { $n ->
     [0] sem cartas
     [one] 1 carta na mão
    *[other] { $n } cartas na mão
  }.
fz-end-down = { $name } está caído.

# As palavras da mesa de Cry Havoc na página. Nomes e textos do jogo vêm do servidor.
ch-you = você
ch-player = jogador { $n }
ch-bot = bot, { $level }
ch-open-seat = lugar livre
ch-vp = PV
ch-units = { $n ->
    [one] { $n } Unidade
   *[other] { $n } Unidades
}
ch-units-of = { $n ->
    [one] { $n } Unidade ({ $side })
   *[other] { $n } Unidades ({ $side })
}
ch-n-units = { $n ->
    [one] { $n } Unidade
   *[other] { $n } Unidades
}
ch-crystals = { $n ->
    [one] { $n } Cristal
   *[other] { $n } Cristais
}
ch-cards = { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
}
ch-open-ground = terreno aberto
ch-nobody = ninguém

# O planeta
ch-planet = O planeta, { $n } Regiões. As setas levam às Regiões adjacentes.
ch-region = Região
ch-yours = sua
ch-held-by = controlada por: { $side }
ch-hq = { -ch-hq }
ch-hq-of = QG: { $side }
ch-token-down = { $kind }, face para baixo
ch-token-known = { $kind }: { $face }
ch-battle-n = batalha { $n }
ch-way-battle = { $region }, batalha
ch-say-chosen = Escolhida.
ch-say-target = Pode ser escolhida.
ch-say-battle = Pode ser escolhida; segue-se uma batalha.
ch-say-start = Suas Unidades podem partir daqui.
ch-say-ways = Adjacentes: { $list }.
ch-arrow-to = Uma seta leva a { $region }.
ch-zoom-in = Aproximar
ch-zoom-out = Afastar
ch-fit = Tudo
ch-fit-all = Mostrar o planeta inteiro
ch-battles-waiting = Batalhas à espera
ch-attack = { $attacker } contra { $defender }
ch-next-event = Próximo evento
ch-event-on = Em { $at }, face para baixo
ch-event-note = Vem na próxima Rodada. Quem passar de { $at } antes disso o empurra adiante.
ch-event-end = Não há mais eventos
ch-last-round = A última Rodada
ch-last-round-note = O jogo termina depois desta Pontuação.
ch-this-round = Evento da Rodada
ch-event-past = Espaço de evento { $at }, já passou
ch-event-at = { $n ->
    [one] Espaço de evento { $at }: { $n } marcador, face para baixo
   *[other] Espaço de evento { $at }: { $n } marcadores, face para baixo
}
ch-event-moved = Espaço de evento { $at }, empurrado
ch-event-final = Pontuação Final em { $at }
ch-event = Evento
ch-plays = { $side } jogam

# Lugares
ch-now = Agora
ch-next = Depois
ch-initiative = Iniciativa
ch-place = { $n }º
ch-your-turn = sua vez
ch-thinks = escolhe
ch-stat-hand = na mão
ch-stat-reserve = reserva
ch-stat-prisoners = { $n ->
    [one] prisioneiro
   *[other] prisioneiros
}
ch-stat-stored = guardados

# Tabuleiro da facção
ch-faction-board = Facção
ch-own-board = Voltar ao seu tabuleiro
ch-board-counts = reserva { $reserve } de { $units } · controle { $held } de { $tokens }
ch-used = usada
ch-in-battle = em batalha
ch-default = básica
ch-build-cost = para construir
ch-activate-cost = para ativar
ch-left = restam { $n }
ch-what-structures-do = O que fazem
ch-on-planet = No planeta
ch-stored-cards = Cartas guardadas
ch-activate = ativar

# Mão
ch-hand = { $n ->
    [one] Sua mão, { $n } carta
   *[other] Sua mão, { $n } cartas
}
ch-deck = Baralho { $n }
ch-discard = Descarte { $n }
ch-deck-own = Seu baralho · { $n }
ch-deck-of = { $terrain } · { $n }
ch-on-top = { $card } no topo
ch-no-cards = Nenhuma carta na mão.
ch-not-in-hand = fora da sua mão
ch-points-move = { $n } de movimento
ch-points-recruit = { $n } de recrutamento
ch-points-build = { $n } de construção
ch-tag = +{ $own } você · +{ $foe } eles
ch-if-you-stop = Se você parar aqui
ch-you-control = Você controla { $regions ->
    [one] { $regions } Região
   *[other] { $regions } Regiões
} com { $crystals ->
    [one] { $crystals } Cristal
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
ch-part-texts = { $n } por textos

# Pergunta
ch-points = { $n ->
    [one] { $n } ponto
   *[other] { $n } pontos
}
ch-left-move = { $n ->
    [one] resta { $n } Ponto de Movimento
   *[other] restam { $n } Pontos de Movimento
}
ch-left-build = { $n ->
    [one] resta { $n } Ponto de Construção
   *[other] restam { $n } Pontos de Construção
}
ch-how-many = Quantas Unidades vão
ch-hint-start = Toque numa Região com suas Unidades, depois numa iluminada.
ch-lasting = Ainda em vigor
ch-hint-build = Toque numa estrutura sua ou numa Região iluminada.
ch-place-units = Posicionar { $control } · { $capture } · { $attrition }
ch-hint-place = Divida com − e + ou use uma linha do ensaio.

# Batalha
ch-battle-sub = Batalha · Rodada { $n }
ch-attacker = atacante
ch-defender = defensor
ch-against = contra
ch-from-texts = textos
ch-wins-ties = vence empates
ch-reward = PV a mais
ch-mark-no_kill = não pode ser morta
ch-mark-no_capture = não pode ser capturada
ch-mark-safe = não pode ser morta nem capturada
ch-less = Uma Unidade a menos: { $objective }
ch-more = Uma Unidade a mais: { $objective }
ch-rule-control = A maioria toma a Região e 2 PV; empate: o defensor.
ch-rule-capture = A maioria captura um inimigo; no empate, ninguém.
ch-rule-attrition = Cada Unidade aqui mata um inimigo, 1 PV cada.
ch-tied = Empate: ninguém vence.
ch-wins = { $side } vencem.
ch-loses = { $n ->
    [one] { $side } perdem { $n } Unidade.
   *[other] { $side } perdem { $n } Unidades.
}
ch-captures = { $n ->
    [one] { $side } fazem { $n } prisioneiro.
   *[other] { $side } fazem { $n } prisioneiros.
}
ch-tactics = Táticas
ch-declined = { $side } recusaram
ch-until-both = Alternando até que ambos recusem.
ch-placing = Posicionamento
ch-placing-note = O atacante posiciona primeiro, o defensor responde.
ch-resolving = Os objetivos são resolvidos
ch-watching = A batalha até aqui
ch-stage-units = B Unidades
ch-stage-tactics = C Táticas
ch-stage-objectives = D Objetivos
ch-stage-aftermath = E–G Desfecho
ch-rehearsal = Ensaio
ch-assume-before = Com seu melhor posicionamento, se o inimigo responder o melhor que pode e ninguém jogar carta.
ch-assume-attack = Os melhores posicionamentos, se o inimigo responder o melhor que pode e ninguém jogar carta. Toque em um para usá-lo.
ch-assume-defence = Os melhores posicionamentos contra o que você vê, se ninguém jogar carta. Toque em um para usá-lo.
ch-assume-tactics = O que cada carta traria no melhor uso, se ninguém jogar depois. Prisioneiros rendem 1 PV a mais por Rodada.
ch-assume-standing = Como termina se ninguém jogar mais cartas.
ch-col-play = Você joga
ch-col-place = Você posiciona
ch-col-holds = Fica com
ch-col-keep = Você mantém
ch-decline = Recusar
ch-as-it-stands = como está
ch-answer = resposta: { $control } · { $capture } · { $attrition }
ch-n-of = { $n } de { $of }
ch-row-prisoner = { $n ->
    [one] { $n } prisioneiro
   *[other] { $n } prisioneiros
}
ch-holds-cards = { $n ->
    [one] { $side }: { $n } carta na mão.
   *[other] { $side }: { $n } cartas na mão.
}
ch-unseen = Das táticas deles, ainda não vistas: { $list }.
ch-odds = { $own } contra { $foes } ({ $side })
ch-nobody-there = Ninguém lá: sem batalha.
ch-you-hold = você fica com ela
ch-they-hold = eles ficam com ela
ch-nobody-holds = ninguém fica com ela
ch-kept = { $n } de { $of } ficam
ch-under-one = menos de 1 %

# Começo e fim
ch-taken = { $side }: jogador { $n }
ch-n-players = { $n } jogadores
ch-sub = { $players } jogadores · Rodada { $round } de no máximo { $most }
ch-action-of = { $name } { $n } de { $of }
ch-tool-list = Lista
ch-tool-planet = Planeta
ch-tool-battle = Batalha
ch-won = { $side } venceram
ch-rank = { $n }. { $side }: { $vp } PV

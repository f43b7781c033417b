# O que o terminal diz em volta do jogo.

term-help = NÚMERO      escolher essa opção
    u           desfazer a última escolha
    ?           a regra da pergunta; o que não é oferecido e qual regra o proíbe
    ?NÚMERO     a carta por trás de uma opção, por inteiro
    why PALAVRA por que algo com essa palavra não é oferecido
    b           o tabuleiro  p   os locais       c   as mãos
    s ARQUIVO   salvar       q   salvar e sair   h   esta lista
term-help-mission = m           a missão: relatório, regras especiais e objetivos
term-go = Ir
term-figures = Miniaturas e marcadores
term-cards = Cartas
term-do = Fazer
term-who = Quem
term-which = Qual
term-or = Ou
term-only = ({ $who }, única opção: { $text })
term-goal = Meta: { $now }
term-hand-over = A tela agora é de { $who }. Pressione Enter para continuar.
term-saved-as = Salvo em { $file }; `muster play --save { $file }` continua o jogo.
term-not-saved = Não foi salvo: faltou --save ARQUIVO.
term-taken-back = Desfeito.
term-nothing-back = Não há nada para desfazer.
term-saved = Salvo.
term-where = Onde? `s ARQUIVO` salva ali, agora e ao sair.
term-numbers = As opções vão de 1 a { $n }.
term-type = Digite o número de uma opção, ou h para ajuda.
term-nothing-else = Não há mais nada a considerar aqui.
term-offered = é oferecido
term-asked-by = Esta pergunta vem da regra { $rule }.
term-why = { $text }: { $why }
term-status = rodada { $round } | moeda: { $coin } | ameaça { $threat }/{ $last } | por procurar: { $unsearched } | deck de reconhecimento: { $recon }
# No desenho do tabuleiro; no máximo cinco letras.
term-exit = SAÍDA
term-heads = cara
term-tails = coroa
term-of = { $name }: { $n } de { $need }
term-twist = Carta de ameaça { $name }: { $text }
term-hand = { $who } em { $place }: mão { $hand }, deck { $deck }, descarte { $discard }
term-down = NOCAUTEADO
term-pinned = IMOBILIZADO
term-carries = leva: 1 { $token }
term-power = poder { $n }
term-place = { $place }: { $here } ({ $ways })
term-ways = vizinhos: { $places }
term-ways-terrain = vizinhos: { $places }; { $terrain }
term-begin = Missão { $mission }, { $heroes } heróis, semente { $seed }. Digite h para ajuda.
term-operation-complete = A operação está completa.
term-broken-off = A missão foi interrompida; a campanha a recomeça na próxima vez.
term-next-mission = seguir para a missão { $mission }
term-again = tentar de novo a missão { $mission }
term-stop = parar por hoje
term-replayed = { $n } registros reproduzidos, todas as somas de verificação conferem: missão { $mission }, rodadas: { $rounds }, { $end }.
term-over = A missão terminou: { $end }.
term-now-health = Vida agora: { $n }
term-now-speed = Velocidade agora: { $n }
term-end-won = vitória
term-end-lost = derrota
term-end-open = não terminada

# Cry Havoc.

term-ch-help = NÚMERO      escolher essa opção
    u           desfazer a última escolha
    ?           a regra da pergunta; o que não é oferecido e qual regra o proíbe
    ?NÚMERO     a carta por trás de uma opção, por inteiro
    why PALAVRA por que algo com essa palavra não é oferecido
    b           o tabuleiro e a Batalha      p   os jogadores e as trilhas  c   suas cartas
    k           as Habilidades               t   suas Estruturas            d   as pilhas de descarte
    s ARQUIVO   salvar       q   salvar e sair   h   esta lista
term-ch-begin = Cry Havoc, { $players } jogadores, nível de Habilidades: { $level }, duração: { $length }, semente { $seed }. Digite h para ajuda.
term-ch-replayed = { $n } registros reproduzidos, todas as somas de verificação conferem: { $players } jogadores, Rodadas: { $rounds }, { $end }.
term-ch-over = O jogo terminou: { $end }.
term-ch-end-won = vitória de { $who } com { $vp } PV
term-ch-end-open = não terminado
term-ch-regions = Regiões
term-ch-head-number = #
term-ch-head-region = Região
term-ch-head-terrain = Terreno
term-ch-head-units = Unidades
term-ch-head-control = C
term-ch-head-crystals = Cr
term-ch-head-ways = Adjacentes
term-ch-head-here = Ali
term-ch-linked = também para { $regions }
term-ch-ring-centre = Centro
term-ch-ring-inner = Anel interno
term-ch-ring-middle = Anel intermediário
term-ch-ring-outer = Anel externo
term-ch-battle-token = Batalha { $n } ({ $who } ataca)
term-ch-hq = QG { $who }
term-ch-war_party = Grupo de Guerra
term-ch-nest = Ninho
term-ch-exploration = Exploração
term-ch-worth = { $n } PV
term-ch-worth-next = { $n } PV na próxima Pontuação
term-ch-entry = { $name }: { $text }
term-ch-battle = Batalha em { $region }: Atacante { $attacker }, Defensor { $defender }
term-ch-to-deploy = Unidades a distribuir: { $units }
term-ch-ties = vence empates
term-ch-protected = { $n } protegidas
term-ch-status = Rodada { $round } | { $phase } | turno { $action } de { $actions } | { $scoring }
term-ch-status-quiet = Rodada { $round } | { $phase } | { $scoring }
term-ch-in-force = Em vigor: { $text }
term-ch-scoring-no = Pontuação não habilitada
term-ch-scoring-by = Pontuação habilitada por { $who }
term-ch-scoring-final = Pontuação Final
term-ch-initiative = Iniciativa: { $now } | próxima Rodada: { $next }
term-ch-events = Eventos: { $spots }
term-ch-spot = em { $vp } PV: { $n }
term-ch-spot-done = em { $vp } PV: resolvido
term-ch-spot-final = Pontuação Final em { $vp } PV{ $n ->
    [0] {""}
   *[other] {""}: { $n }
  }
term-ch-decks = Baralhos de Terreno: { $decks }
term-ch-player = { $who }: { $vp } PV, mão { $hand }, baralho { $deck }, descarte { $discard }, Reserva { $reserve }, controla { $control }
term-ch-trogs = Trogs neutros: Reserva { $n }
term-ch-store = Cristais no depósito { $n }
term-ch-stored = cartas guardadas { $n }
term-ch-prisoners = Prisioneiros { $list }
term-ch-hand = Sua mão ({ $n }):
term-ch-hand-stored = Guardadas nas suas peças:
term-ch-looking = Você olha:
term-ch-skills = Habilidades:
term-ch-ready = preparada
term-ch-exhausted = esgotada
term-ch-structures = Suas Estruturas e marcadores:
term-ch-left = restam { $n }
term-ch-pile = Descarte de { $who }: { $cards }
term-ch-seen = visto na mão de { $who }: { $cards }

# O que o terminal diz em volta do jogo.

term-help = NÚMERO      escolher essa opção
    u           desfazer a última escolha
    ?           o que não é oferecido e qual regra o proíbe
    ?NÚMERO     a carta por trás de uma opção, por inteiro
    why PALAVRA por que algo com essa palavra não é oferecido
    b           o tabuleiro  p   os locais       c   as mãos
    s ARQUIVO   salvar       q   salvar e sair   h   esta lista
term-go = Ir
term-figures = Figuras e coisas
term-cards = Cartas
term-do = Fazer
term-who = Quem
term-which = Qual
term-or = Ou
term-only = ({ $who }: só há um caminho: { $text })
term-hand-over = A tela agora é de { $who }. Pressione Enter para continuar.
term-saved-as = Salvo em { $file }; `muster play --save { $file }` continua o jogo.
term-not-saved = Não foi salvo: faltou --save ARQUIVO.
term-taken-back = Desfeito.
term-nothing-back = Não há nada para desfazer.
term-saved = Salvo.
term-where = Onde? `s ARQUIVO` salva ali, agora e ao sair.
term-numbers = As opções vão de 1 a { $n }.
term-type = Digite o número de uma opção, ou h para ajuda.
term-nothing-else = Nada mais vem ao caso aqui.
term-offered = é oferecido
term-status = rodada { $round } | moeda: { $coin } | ameaça { $threat }/{ $last } | por procurar: { $unsearched } | deck de reconhecimento: { $recon }
term-heads = cara
term-tails = coroa
term-of = { $name }: { $n } de { $need }
term-twist = Carta de ameaça { $name }: { $text }
term-hand = { $who } em { $place }: mão { $hand }, deck { $deck }, descarte { $discard }
term-down = NOCAUTEADO
term-pinned = IMOBILIZADO
term-carries = leva { $token }
term-power = poder { $n }
term-ways = para { $places }
term-begin = Missão { $mission }, { $heroes } heróis, semente { $seed }. Digite h para ajuda.
term-operation-complete = A operação está completa.
term-broken-off = A missão foi interrompida; a campanha a recomeça na próxima vez.
term-next-mission = seguir para a missão { $mission }
term-again = tentar de novo a missão { $mission }
term-stop = parar por hoje
term-replayed = { $n } registros repetidos, todas as somas conferem: missão { $mission }, rodadas: { $rounds }, { $end }.
term-end-won = vencida
term-end-lost = perdida
term-end-open = não terminada

# As palavras da página, fora das mesas dos jogos.

# Em toda parte
page-lost = Esta parte da página não pôde ser carregada. Nada se perdeu.
no-table = Não há mesa neste endereço. Talvez o link esteja cortado?
unseated = Este lugar foi dado a outra pessoa.
to-start = Para o início
loading = Carregando
close = Fechar
name = Nome
game = Jogo
tagline = Dois jogos de tabuleiro, uma mesa. Sem conta.
language = Idioma
settings = Ajustes
you = você
a-player = Alguém
a-spectator = Um espectador
told = { $head }: { $text }

# Ajustes
theme = Aparência
theme-system = Igual ao sistema
theme-dark = Escuro
theme-light = Claro
text-size = Tamanho
motion = Animação
motion-off = Nenhuma
motion-fast = Rápida
motion-normal = Normal
motion-slow = Lenta
single-answers = Responder sozinho quando só há uma escolha
single-answers-why = Perguntas com uma única resposta possível não são feitas.
sound = Som
volume = Volume
ambience = Som ambiente discreto
ambience-why = Vento, chuva, algo ao longe. Fica em silêncio enquanto esta janela estiver oculta.
chime = Um som suave quando for a sua vez
notify = Notificação quando for a sua vez
notify-why = Só enquanto esta janela está em segundo plano.
notify-insecure = Os navegadores só permitem isso por https ou em localhost.
your-name = Seu nome à mesa

# Início
play-now = Jogar agora
play-guided = Primeira partida guiada
with-friends = Com amigos
learn = Aprender
continue = Continuar
fewer = Mostrar menos
all-tables = Todas as { $count } mesas
rulebooks = Livros de regras
rulebook = Livro de regras
catalogue = Catálogo
about = Sobre e créditos
kept = Suas partidas ficam guardadas neste aparelho e no servidor.
won-of = { $n } de { $all } vencidas
records-kept = As suas partidas terminadas ficam neste aparelho; ninguém mais as vê.
turn-mine = sua vez
turn-theirs = vez dos outros
turn-over = encerrada
turn-next = próxima missão
seat-open = Lugar livre
seat-bot = Bot
seat-here = está aqui
seat-away = está fora
# Uma nova mesa
new-table = Nova mesa
who-plays = Quem joga
what-is-played = O que se joga
count-heroes = Heróis
count-players = Jogadores
seat-number = Lugar { $number }
by-lot = Por sorteio
sitter-me = Eu
sitter-friend = Um amigo, com um link
sitter-here = Outra pessoa neste aparelho
sitter-open = Livre para quem tiver o link
sitter-bot = Bot, { $level }
level-random = fácil
level-greedy = hábil
level-recruit = iniciante
level-regular = hábil
level-veteran = forte
level-master = mestre
level-legend = lenda
undo-policy = Desfazer
undo-consent = Se todos concordarem
undo-strict = Nunca depois de rolar dados
undo-training = Sempre
undo-consent-why = O que nada revelou pode ser desfeito na hora; depois de dados ou cartas novas, pergunta-se aos outros.
undo-strict-why = Só pode ser desfeito o que nada revelou.
undo-training-why = Tudo pode ser desfeito, até os dados. O registro diz isso.
advanced = Mais opções
pace = Ritmo
pace-live = Todos ao mesmo tempo
pace-days = { $days ->
    [1] { $days } dia por escolha
   *[other] { $days } dias por escolha
}
open-table = Abrir a mesa
option-true = sim
option-false = não
option-mission = Missão
option-difficulty = Dificuldade
option-level = Nível das Habilidades
option-length = Duração da partida
option-open-hands = Todas as mãos abertas
option-two-hero-refill = Cartas a mais para dois heróis
option-remove-hard-events = Sem os eventos mais difíceis
option-remove-hard-finds = Sem os achados que prejudicam
option-edition = Edição
option-edition-first = Primeira edição
option-edition-second = Segunda edição: achados e cartas de especialista
option-edition-why = Na segunda edição há achados úteis, e alguns nocivos, entre os eventos, e o grupo escolhe uma carta para cada especialista.
option-specialist-base-abilities = Nova rolagem de Henry e procura livre de Patty
option-specialist-base-abilities-only-on-cards = Só nas cartas deles
option-specialist-base-abilities-also-beside = Sempre, além das cartas deles
option-automatic-paths = Escolher automaticamente entre caminhos igualmente curtos das criaturas
option-faction-assignment = Facções
option-faction-assignment-fixed = Na ordem dos lugares
option-faction-assignment-random = Por sorteio
option-faction-assignment-pick-in-seat-order = Cada um escolhe
option-hq-assignment = QGs
option-hq-assignment-random = Por sorteio
option-hq-assignment-choose-in-initiative-order = Cada um escolhe
option-any-card-as-tactic = Qualquer carta pode ser jogada em uma Batalha
links-title = A mesa está aberta
links-why = Mande a cada amigo o link dele. Quem o abre já está sentado: sem conta, sem senha.
links-bots = Só bots jogam nesta mesa. Com o link abaixo, outros também podem assistir.
link-seat = Lugar { $number }: { $name }
link-open = Link para lugares livres
link-watch = Link para assistir
link-own = O seu lugar: continue a jogar em outro aparelho
link-of = { $name }, endereço
copy = Copiar
copied = Copiado
copy-by-hand = Está marcado: copie com Ctrl+C ou tocando e segurando.
qr-code = Código QR
to-table = Para a mesa
join-title = Sente-se
join-why = Há lugar nesta mesa. Diga como os outros podem chamar você e sente-se.
join-full = Não há lugar livre nesta mesa. Peça um link a quem a abriu.
sit-here = Sentar aqui

# A mesa
table = Mesa
undo = Desfazer
rules = Regras
log = Registro
goal = Meta
log-all = tudo, com a conversa
log-and-chat = Registro e conversa
log-earlier = { $n ->
    [1] Uma escolha anterior não aparece mais aqui.
   *[other] { $n } escolhas anteriores não aparecem mais aqui.
}
log-replay = Rever essas escolhas
phases = Fases da rodada
reconnecting = Reconectando; sua última escolha está guardada.
rule-open = Ler a regra
rule = Regra
open-rulebook = Abrir o livro de regras aqui
prompt-all = Todas as escolhas ({ $count })
prompt-all-short = Todas ({ $count })
what-it-says = O que diz { $name }
not-now = Isso não pode ser escolhido agora.
asked-first = Ainda não. Primeiro decida: { $question }
why-not = por que não?
problem-nothing-to-undo = Você ainda não fez nenhuma escolha que possa ser desfeita.
problem-not-free = Desde então algo foi rolado, comprado ou revelado, ou outra pessoa escolheu: esta mesa não volta além disso.
problem-over = O jogo acabou.
problem-stale = A mesa avançou; olhe de novo e escolha.
problem-taken = Esse lugar não está mais livre.
problem-played = Alguém joga neste lugar. Um bot pode substituir a pessoa quando ela sair ou quando a mesa tiver esperado demais.
problem-too-many = Foi muita coisa de uma vez; espere um momento e tente de novo.
problem-wrong-token = Este link não vale mais nesta mesa: o lugar foi cedido.
problem-faulty = Esta mesa está com defeito; o registro dela foi guardado.
problem-disk-full = O disco do servidor está cheio: nada pode ser guardado até que quem cuida dele libere espaço. Nada mudou; tente de novo mais tarde.
problem-no-hints = Dicas seriam injustas com as outras pessoas desta mesa.
problem-not-asked = Nada é perguntado a você neste momento.
not-arrived = Isso não chegou. Nada se perdeu; tente de novo.
page-fault = A página cometeu um erro ({ $what }). Nada foi escolhido; tente de novo ou recarregue a página.
area-scene = A Batalha
area-seats = Lugares
area-board = Tabuleiro
area-side = Ao lado do tabuleiro
area-hand = Sua mão
area-prompt = A pergunta
your-turn = Sua vez
game-over = O jogo acabou
waiting = { $count ->
    [1] { $names } deve escolher
   *[other] { $names } devem escolher
}
waiting-bot = { $count ->
    [1] Um bot está pensando: { $names }
   *[other] Os bots estão pensando: { $names }
}
waiting-open = Ninguém está no lugar { $number } ainda
nudge = Chamar
nudge-text = { $name }, é a sua vez.
bot-sits = Pôr um bot ali
bot-answers = Deixar um bot continuar
undo-asked = { $count ->
    [1] { $name } gostaria de desfazer a última escolha.
   *[other] { $name } gostaria de desfazer { $count } escolhas.
}
undo-agree = Concordar
undo-refuse = Recusar
undo-waits = Você pediu para desfazer. Falta: { $names }.
undo-withdraw = Desistir
undo-discussed = { $name } gostaria de desfazer algo.
chat = Conversa
chat-empty = Nada foi dito ainda.
chat-say = Dizer algo
chat-send = Enviar
chat-new = { $n ->
    [1] mensagem nova
   *[other] mensagens novas
}
news = Notícias da mesa
news-sat = { $who } toma lugar à mesa.
news-left = { $who } deixou a mesa.
news-bot = Agora um bot joga no lugar de { $who }.
news-bot-own = Agora um bot joga por você. Sua próxima escolha retoma o lugar.
news-came = { $who } está à mesa.
news-away = { $who } saiu por um momento.
curtain-title = Passe o aparelho para { $name }
curtain-why = Ninguém mais olha a tela agora.
curtain-open = Eu sou { $name }
recap = O que aconteceu enquanto isso
recap-mine = O que diz respeito a você
recap-rest = E o mais
recap-on = Continuar
rematch = Jogar de novo
rematch-join = Para a próxima partida
campaign = O que se joga
campaign-one = Uma missão
campaign-all = Toda a operação
campaign-why = As missões da operação, uma depois da outra; a que for perdida é jogada de novo.
campaign-title = Campanha: { $mission }
campaign-next = Próxima missão: { $mission }
campaign-again = Tentar { $mission } de novo
campaign-join = Continuar com { $mission }
campaign-so-far = Campanha: { $won } vencidas, { $lost } perdidas.
campaign-complete = A operação está completa.
watch-replay = Rever a partida
look-at-board = Olhar o tabuleiro
key-moments = Momentos para rever
key-moment-watch = assistir
back-to-result = Resultado
commitment = Os dados foram lacrados antes da primeira escolha:
leave = Sair da mesa
leave-sure = Sair mesmo? O lugar fica livre
help = Teclas e regras
help-why = Tudo na mesa pode ser feito pelo teclado.
key-arrows = Para o lugar vizinho
key-tab = Para a próxima coisa que se pode escolher
key-cards = Uma carta da mão
key-enter = A escolha em destaque
key-escape = Fechar, voltar um passo
key-undo = Desfazer
key-end = Encerrar o turno, pronto
key-why = Por quê, ou por que não: o que tem o foco
key-forecast = Previsão, ensaio
key-places = Para mão, tabuleiro, pergunta, registro
key-all = Todas as escolhas em lista
key-tip = As melhores respostas à pergunta (dica)
key-zoom = Aproximar, afastar, tudo
key-list = O tabuleiro em lista
key-mute = Ligar ou desligar o som
key-help = Esta ajuda
hint = Dica
understood = Entendi
no-hints = Não explicar mais
tip-thinking = Pensando…
tip-note = Estimado até o fim da rodada, com o que você sabe agora.
tip-then = Depois: { $row }
tip-chance = { $n }% de chance de vitória
tip-on = Dicas e ensaios são permitidos nesta mesa, para todos por igual.
tip-off = Não há dicas nem ensaios nesta mesa: seriam injustos com as outras pessoas. Eles existem em partidas com bots, em jogos cooperativos e em mesas de treino.

# Rever
replay = Rever
replay-of = Escolha { $at } de { $of }
replay-scrub = Momento da partida
replay-round = Rodada
replay-turn = Turno
replay-choice = Escolha
replay-choice-back = Uma escolha para trás
replay-choice-on = Uma escolha adiante
replay-turn-back = Um turno para trás
replay-turn-on = Um turno adiante
replay-round-back = Uma rodada para trás
replay-round-on = Uma rodada adiante
replay-play = Reproduzir
replay-pause = Pausar
replay-link = Link para este momento
replay-branch = Jogar a partir daqui
replay-branch-why = Uma nova mesa começa neste momento, com dados novos. Você ocupa o lugar de onde está vendo; bots ocupam os outros.
replay-eyes = Pelos olhos de
replay-spectator = Um espectador
replay-verify = Conferir os dados
replay-good = Os dados são os lacrados no início, e as { $entries } entradas dão o mesmo resultado.
replay-bad = Este registro não corresponde aos dados lacrados no início.
problem-not-over = Uma partida em andamento só pode ser revista por quem joga sozinho ou em uma mesa de treino.
review = Análise
review-why = Os turnos em que outra escolha prometia mais, o pior primeiro. Cada um é julgado pelo que se sabia então.
review-of = As escolhas de quem
review-thinking = Analisando a partida…
review-none = Nenhum turno se destaca: nada claramente melhor foi encontrado.
review-part = O tempo acabou antes que a partida inteira fosse analisada.
review-round = Rodada { $n }
review-chosen = Escolhido
review-better = Melhor
review-look = Ver este momento
review-line = Análise, { review-round }. Melhor: { $better } ({ $could } em vez de { $was }).
review-open = Ver tudo

# Regras, catálogo
search = Buscar
search-rules = Buscar em { $count } regras
found = { $count ->
    [0] Nada encontrado
    [1] Um resultado
   *[other] { $count } resultados
}
contents = Conteúdo
contents-of = Conteúdo: { $name }
rules-english = Este livro de regras por enquanto só existe aqui em inglês.
link-to = Link para { $id }
catalogue-why = Tudo o que há nos jogos, com o texto que as regras fazem disso, e de onde vem cada dado.
source = Fonte
kind-faction = Facções
kind-skill = Habilidades
kind-structure = Estruturas
kind-token = Marcadores
kind-terrain = Terrenos
kind-tactic = Cartas de Tática
kind-event = Eventos
kind-exploration = Exploração
kind-war-party = Grupos de Guerra
kind-nest = Ninhos
kind-board = Tabuleiros
kind-region = Regiões
kind-level = Níveis de Habilidades
kind-rounds = Durações da partida
kind-handicap = Compensações
kind-mission = Missões
kind-objective = Objetivos
kind-hero = Heróis
kind-action = Cartas de ação
kind-focus = Cartas de foco
kind-specialist = Especialistas
kind-specialist-card = Cartas de especialista
kind-recon = Cartas de reconhecimento
kind-monster = Criaturas
kind-twist = Cartas de ameaça

# Aprender
learn-title = Aprender { $game }
learn-why = Cada lição trata de uma só coisa, num tabuleiro de verdade. Nada pode dar errado: quando ainda não é a hora de algo, você fica sabendo por quê, e tudo pode ser repetido.
learn-begin = Começar
learn-on = Continuar
learn-minutes = { $n } min
learn-done = { $n } de { $all } lições feitas
learn-finished = feita

# A lesson at its table.
lesson = Lição
lesson-step = Passo { $n } de { $all }
lesson-skip = Jogar sem ajuda
lesson-leave = Sair da lição
lesson-next = Avançar
lesson-read-first = Leia isto primeiro e depois toque em Avançar.
lesson-answers = A lição responde por você.
lesson-done = Muito bem
lesson-play-on = Continuar jogando
lesson-more = Mais lições
lesson-back = Todas as lições
tips = Dicas na primeira mesa
tips-why = Uma palavra sobre cada pergunta que aparece pela primeira vez. Ao ligar de novo, todas voltam.
lesson-look = Olhar a mesa
hint-any = Esta barra diz o que você decide agora e, abaixo, por que isso é perguntado. O que brilha pode ser tocado; o livro leva à regra.
# Sobre
about-what = Muster joga dois jogos de tabuleiro fazendo valer cada regra. Oferece o que é permitido, recusa o que não é e diz qual regra proíbe.
about-own = É uma implementação independente, sem vínculo com as editoras dos jogos nem aprovação delas. Não contém arte nem texto delas: as regras estão em palavras próprias, o conteúdo são dados próprios, e cada entrada diz de onde vem.
about-icons = Ícones
about-icons-text = game-icons.net por Lorc, Delapouite, Skoll, sbed e outros, CC BY 3.0, recoloridos.
about-type = Tipografia
about-type-text = Barlow Condensed, Oxanium, Courier Prime, Big Shoulders Stencil, Stardos Stencil (SIL Open Font License 1.1); Special Elite, Homemade Apple (Apache 2.0).
about-licence = Licença
about-licence-text = Muster é software livre: MIT ou Apache 2.0, à sua escolha.
about-programs = Para programas
about-programs-text = Tudo o que esta página faz passa por uma interface aberta:

# Sem servidor: tudo acontece neste navegador
kept-here = Suas partidas ficam guardadas neste aparelho.
here-only = Aqui todos jogam neste aparelho, e nada sai dele. Pessoas em outros lugares podem participar em um servidor: alguém inicia um com “muster serve”.
problem-device-full = Não há mais espaço neste aparelho: nada mais pode ser guardado. Libere espaço e escolha de novo. O que foi escolhido antes está seguro.
problem-not-kept = Este navegador não guarda nada para esta página: talvez a janela seja anônima ou o armazenamento esteja desligado. Abra a página em uma janela comum para jogar.
save-game = Salvar como arquivo
open-game = Abrir uma partida salva
problem-not-a-game = Este arquivo não é uma partida salva.
problem-other-content = Esta partida foi jogada com outras cartas e outros números; pode ser aberta onde foi salva.
problem-does-not-replay = Este arquivo não pode ser jogado de novo: está danificado ou é de outra versão.
update-ready = Há uma nova versão de Muster.
update-now = Usar agora
update-later = Depois

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

# Ajustes
theme = Aparência
theme-system = Como o sistema
theme-dark = Escuro
theme-light = Claro
text-size = Tamanho
motion = Movimento
motion-off = Nenhum
motion-fast = Rápido
motion-normal = Normal
motion-slow = Lento
single-answers = Responder sozinho quando só há uma escolha
single-answers-why = Perguntas com uma única resposta possível não são feitas.
sound = Um som suave quando for a sua vez
notify = Notificação quando for a sua vez
notify-why = Só enquanto esta janela está em segundo plano.
your-name = Seu nome à mesa

# Início
play-now = Jogar agora
with-friends = Com amigos
learn = Aprender
continue = Continuar
fewer = Mostrar menos
all-tables = Todas as { $count } mesas
rulebooks = Livros de regras
rulebook = Livro de regras
catalogue = Catálogo
about = Sobre
kept = Seus jogos ficam guardados neste aparelho e no servidor.
turn-mine = sua vez
turn-theirs = vez dos outros
turn-over = terminada
seat-open = Lugar livre
seat-bot = Bot
seat-here = está aqui
seat-away = está fora
fz-stamp = Secreto
fz-kicker = Horror cooperativo, 1943
fz-pitch = Quatro soldados, dois estudiosos, uma moeda da sorte. As coisas no juncal seguem regras que você pode ler; o que você tem na mão é também o quanto você vive.
fz-players = 1 a 4 jogadores
fz-time = 60 a 90 minutos
fz-extent = 3 operações, 9 missões
fz-alone = Travessia do Rio, com bots
ch-kicker = Guerra assimétrica por um planeta
ch-pitch = Humanos, Máquinas, Peregrinos e os Trogs, que já estavam aqui. Cinco rodadas, três ações em cada, e batalhas que se vencem nos objetivos que você escolhe perder.
ch-players = 2 a 4 jogadores
ch-time = 90 minutos
ch-extent = 4 facções, 2 tabuleiros
ch-alone = Humanos, contra três bots

# Uma nova mesa
new-table = Nova mesa
who-plays = Quem joga
what-is-played = O que se joga
count-heroes = Heróis
count-players = Jogadores
seat-number = Lugar { $number }
sitter-me = Eu
sitter-friend = Um amigo, com um link
sitter-here = Outra pessoa neste aparelho
sitter-open = Livre para quem tiver o link
sitter-bot = Bot, { $level }
level-random = fácil
level-greedy = hábil
undo-policy = Desfazer
undo-consent = Se todos concordarem
undo-strict = Nunca depois dos dados
undo-training = Sempre
undo-consent-why = O que nada revelou pode ser desfeito na hora; depois de dados ou cartas novas, pergunta-se aos outros.
undo-strict-why = Só se desfaz o que nada revelou.
undo-training-why = Tudo pode ser desfeito, até os dados. O registro diz isso.
advanced = Mais opções
pace = Ritmo
pace-live = Todos ao mesmo tempo
pace-days = { $days ->
    [one] { $days } dia por escolha
   *[other] { $days } dias por escolha
}
listed = Todos podem achar a mesa enquanto houver lugar livre
open-table = Abrir a mesa
option-true = sim
option-false = não
option-mission = Missão
option-difficulty = Dificuldade
option-level = Nível das habilidades
option-length = Duração do jogo
option-open-hands = Todas as mãos ficam abertas
option-two-hero-refill = Cartas a mais para dois heróis
option-remove-hard-events = Sem os eventos mais duros
option-remove-hard-finds = Sem os achados mais duros
option-automatic-paths = Escolher sozinho o caminho de uma marcha
option-faction-assignment = Facções
option-faction-assignment-fixed = Na ordem dos lugares
option-faction-assignment-random = Por sorteio
option-faction-assignment-pick-in-seat-order = Cada um escolhe
option-hq-assignment = Quartéis-generais
option-hq-assignment-random = Por sorteio
option-hq-assignment-choose-in-initiative-order = Cada um escolhe
option-any-card-as-tactic = Qualquer carta pode ser jogada em batalha
option-level-field = Sem números por quantidade de jogadores
links-title = A mesa está aberta
links-why = Mande a cada amigo o seu link. Quem o abre já está sentado: sem conta, sem senha.
link-seat = Lugar { $number }: { $name }
link-open = Link para lugares livres
link-watch = Link para assistir
link-of = { $name }, endereço
copy = Copiar
copied = Copiado
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
log-all = tudo e conversa
log-and-chat = Registro e conversa
phases = Fases da rodada
reconnecting = Reconectando; sua última escolha está guardada.
rule-open = Ler a regra { $rule }
open-rulebook = Abrir o livro de regras aqui
prompt-all = Todas as escolhas ({ $count })
not-now = Isso não pode ser escolhido agora.
why-not = por que não?
problem-nothing-to-undo = Você ainda não fez nenhuma escolha que possa ser desfeita.
problem-not-free = Desde então algo foi rolado, comprado ou revelado, ou outra pessoa escolheu: esta mesa não volta além disso.
problem-over = O jogo acabou.
problem-stale = A mesa avançou; olhe de novo e escolha.
problem-taken = Esse lugar não está mais livre.
problem-played = Alguém joga neste lugar. Um bot pode substituir a pessoa quando ela sair ou quando a mesa tiver esperado demais.
problem-too-many = Foi muita coisa de uma vez; espere um momento e tente de novo.
problem-wrong-token = Este link não vale mais nesta mesa: o lugar foi abandonado.
problem-faulty = Esta mesa está com defeito; o registro dela foi guardado.
not-arrived = Isso não chegou. Nada se perdeu; tente de novo.
area-scene = A batalha
area-seats = Lugares
area-board = Tabuleiro
area-side = Ao lado do tabuleiro
area-hand = Sua mão
area-prompt = A pergunta
your-turn = Sua vez
game-over = O jogo acabou
waiting = { $count ->
    [one] { $names } deve escolher
   *[other] { $names } devem escolher
}
waiting-bot = { $count ->
    [one] { $names } (bot) está pensando
   *[other] { $names } (bots) estão pensando
}
waiting-open = Ninguém está no lugar { $number } ainda
nudge = Chamar
nudge-text = { $name }, é a sua vez.
bot-sits = Pôr um bot ali
bot-answers = Deixar um bot continuar
undo-asked = { $count ->
    [one] { $name } gostaria de desfazer a última escolha.
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
curtain-title = Passe o aparelho para { $name }
curtain-why = Ninguém mais olha a tela agora.
curtain-open = Eu sou { $name }
recap = O que aconteceu enquanto isso
recap-mine = O que diz respeito a você
recap-rest = E o resto
recap-on = Continuar
rematch = Jogar de novo
rematch-join = Para o próximo jogo
watch-replay = Rever o jogo
look-at-board = Olhar o tabuleiro
commitment = Os dados foram prometidos antes da primeira escolha:
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
key-end = Terminar o turno, pronto
key-why = Por quê, ou por que não: o que tem o foco
key-forecast = Previsão, ensaio
key-places = Para mão, tabuleiro, pergunta, registro
key-all = Todas as escolhas em lista
key-zoom = Aproximar, afastar, tudo
key-list = O tabuleiro em lista
key-help = Esta ajuda
hint = Dica
understood = Entendi
no-hints = Sem mais dicas

# Rever
replay = Rever
replay-of = Escolha { $at } de { $of }
replay-scrub = Momento do jogo
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
replay-branch-why = Uma nova mesa começa neste momento, com dados novos. Você toma o lugar de onde olha; bots tomam os outros.
replay-eyes = Pelos olhos de
replay-spectator = Um espectador
replay-verify = Conferir os dados
replay-good = Os dados são os prometidos no início, e as { $entries } entradas dão o mesmo resultado.
replay-bad = Este registro não corresponde ao que foi prometido no início.
problem-not-over = Um jogo em andamento pode ser revisto por quem joga sozinho, ou numa mesa de treino.

# Regras, catálogo
search = Procurar
search-rules = Procurar em { $count } regras
found = { $count ->
    [0] Nada encontrado
    [one] Um resultado
   *[other] { $count } resultados
}
contents = Conteúdo
rules-english = Este livro de regras por enquanto só existe aqui em inglês.
link-to = Link para { $id }
catalogue-why = Tudo o que há nos jogos, com o texto que as regras fazem disso, e de onde vem cada dado.
source = Fonte
kind-faction = Facções
kind-skill = Habilidades
kind-structure = Estruturas
kind-token = Fichas
kind-terrain = Terrenos
kind-tactic = Cartas de Tática
kind-event = Eventos
kind-exploration = Exploração
kind-war-party = Bandos de guerra
kind-nest = Ninhos
kind-board = Tabuleiros
kind-region = Regiões
kind-level = Níveis
kind-rounds = Durações do jogo
kind-handicap = Vantagens
kind-balance = Equilíbrio
kind-mission = Missões
kind-objective = Objetivos
kind-hero = Heróis
kind-action = Cartas de ação
kind-focus = Cartas de foco
kind-specialist = Especialistas
kind-specialist-card = Cartas de especialista
kind-recon = Cartas de reconhecimento
kind-monster = Monstros
kind-twist = Cartas de ameaça

# Aprender
learn-title = Aprender { $game }
learn-start = Começar o primeiro jogo
learn-why = Aprende-se jogando: o primeiro jogo diz, a cada pergunta nova, do que se trata. Nada pode dar errado; tudo pode ser desfeito.
learn-fz-1 = De dois a quatro heróis cumprem uma missão juntos. Todos ganham ou todos perdem.
learn-fz-2 = Suas cartas são tudo: ataques em cima, respostas embaixo, e a sua vida. Dano custa cartas; quem não tem mais nenhuma cai.
learn-fz-3 = Uma rodada tem três fases: cada herói anda e age, depois vêm os monstros, depois todos compram.
learn-fz-4 = Os monstros seguem regras. Pergunte a qualquer um por que se move; a previsão mostra o que ele fará.
learn-fz-5 = A moeda da sorte salva uma vez. Em coroa, o próximo herói que cair perde a missão.
learn-ch-1 = Quatro povos querem os cristais de um planeta. Quem tiver mais pontos após cinco rodadas vence.
learn-ch-2 = Em cada rodada você age três vezes: mover, recrutar, construir, comprar ou ativar a pontuação. Cartas pagam por isso.
learn-ch-3 = As batalhas vêm depois, por três objetivos: controlar a região, capturar, matar. Você decide onde ficam suas Unidades.
learn-ch-4 = Depois jogam-se táticas alternadamente. O ensaio mostra como a batalha acabaria agora.
learn-ch-5 = Só há pontos quando alguém ativa a pontuação: escolha o momento.
hint-any = Esta barra diz o que você decide agora. O que brilha pode ser tocado; o número ao lado leva à regra.
hint-fz-act = Escolha uma ação para o seu herói. O que brilha no tabuleiro e na mão pode ser pressionado; o resto está na pergunta.
hint-fz-turn = É o turno deste herói: andar e depois agir. Lugares iluminados estão ao alcance; uma mira vermelha marca um alvo.
hint-fz-turn-acted = A ação foi gasta. Ainda pode andar se sobrarem passos; depois termine o turno.
hint-fz-hero = Escolha quem você joga. Os números são as cartas de cada tipo de ataque no baralho do herói: punho, bala, bomba.
hint-fz-attack-cards = Escolha cartas de um mesmo tipo para o ataque. A força delas é o número de dados; as chances são calculadas para você.
hint-fz-attack-more = Você pode juntar outra carta do mesmo tipo ou rolar com estas.
hint-fz-target = Escolha o que é atacado.
hint-fz-window = Acontece algo a que você poderia reagir com uma carta. Passar não custa nada.
hint-fz-reroll = Você pode rolar alguns dados de novo ou ficar com o que está ali.
hint-fz-refill = Na fase de tática você pode comprar até ter cinco cartas.
hint-fz-discard-damage = Dano: escolha quais cartas perde. Guarde o que mais precisa.
hint-fz-intercept = Outro herói foi atingido. Você pode levar o dano por ele.
hint-fz-next-monster = Vários monstros poderiam agir; o grupo decide qual vem primeiro.
hint-fz-start-player = Combinem quem começa nesta rodada.
hint-fz-focus = Escolha uma carta de foco: ela fica com o seu herói na missão.
hint-fz-order = Vários efeitos querem acontecer ao mesmo tempo. Escolha qual vem primeiro.
hint-fz-refill-first = Compre sua primeira mão. As cartas são seus ataques e sua vida: pegue todas.
hint-fz-tactics = Uma carta com “resposta tática” em vermelho pode ser jogada por todo o grupo. Quem a joga não compra cartas nesta rodada.
hint-fz-company = Especialistas só andam com um herói e ajudam quem está perto. Os monstros os ignoram; levá-los não custa nada.
hint-fz-stand-or-stay = Seu herói está caído. De pé, os monstros voltam a vê-lo.
hint-fz-turn-coin = Com cara, a próxima queda é perdoada; com coroa, ela faz perder a missão.
hint-fz-path = O monstro tem vários caminhos igualmente longos.
hint-ch-action = Escolha uma das suas três ações desta rodada.
hint-ch-cards-move = Descarte cartas por Pontos de Movimento: cada uma mostra quanto vale. Depois diga que terminou.
hint-ch-cards-recruit = Descarte cartas por Unidades.
hint-ch-cards-build = Descarte cartas para construir ou ativar estruturas.
hint-ch-move = Escolha uma região de partida e depois o destino. Regiões iluminadas estão ao alcance.
hint-ch-from = De qual região elas partem?
hint-ch-to = Para onde vão? Espadas significam que haverá batalha.
hint-ch-how-many = Quantas Unidades vão?
hint-ch-region = Pressione uma região iluminada.
hint-ch-recruit = Coloque suas novas Unidades; o quartel-general é sempre possível.
hint-ch-build = Escolha uma estrutura da sua facção e onde ela fica.
hint-ch-deploy-control = A batalha: divida suas Unidades entre os três objetivos, começando pelo controle da região.
hint-ch-tactic = Jogue uma carta de Tática ou passe. Os dois lados se alternam até ambos passarem.
hint-ch-keep-one = Fique com uma das cartas; a outra vai embora.
hint-ch-battle-skill = Uma habilidade da sua facção poderia ser usada nesta batalha.
hint-ch-hq = Escolha onde fica o seu quartel-general.

# Sobre
about-what = Muster joga dois jogos de tabuleiro fazendo valer cada regra. Ele oferece o que é permitido, recusa o que não é e diz qual regra proíbe.
about-own = É uma realização independente, sem ligação com as editoras dos jogos nem aprovação delas. Não contém arte nem texto delas: as regras estão em palavras próprias, o conteúdo são dados próprios, e cada entrada diz de onde vem.
about-icons = Ícones
about-icons-text = game-icons.net por Lorc, Delapouite, Skoll, sbed e outros, CC BY 3.0, recoloridos.
about-type = Tipos
about-type-text = Barlow Condensed, Oxanium, Courier Prime, Big Shoulders Stencil, Stardos Stencil (SIL Open Font License 1.1); Special Elite, Homemade Apple (Apache 2.0).
about-licence = Licença
about-licence-text = Muster é software livre: MIT ou Apache 2.0, à sua escolha.
about-programs = Para programas
about-programs-text = Tudo o que esta página faz passa por uma interface aberta:

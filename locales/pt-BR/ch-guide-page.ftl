# O livro de regras de Cry Havoc para ler, capítulo por capítulo. Mesma ordem do arquivo em inglês.

ch-guide-vp = PV

## Cry Havoc em cinco minutos

ch-guide-five = Cry Havoc em cinco minutos
    .lead = Um planeta cheio de Cristais, até quatro Facções e Trogs debaixo de cada pedra. Sete coisas para saber, cada uma ligada ao seu lugar no planeta. O resto pode esperar até fazer falta.
ch-guide-five-map = O planeta na segunda Rodada, com sete alfinetes numerados
ch-guide-five-win = Vence quem tem mais PV
    .text = Cada jogador comanda uma Facção. Quem tiver mais **PV** (Pontos de Vitória) depois de **no máximo cinco Rodadas** vence. Os peões na borda do planeta mostram quantos cada um tem.
ch-guide-five-turn = Três Ações, pagas com cartas
    .text = Em cada Rodada você tem **três Ações**, uma de cada vez, na ordem de Iniciativa. Para mover, recrutar ou construir, descarte cartas: só contam os ícones dessa Ação e os bônus; os outros ícones e o texto de Tática se perdem.
ch-guide-five-battle = As Batalhas esperam
    .text = Onde você entra e há inimigos, põe-se um **marcador de Batalha**; ninguém mais pode entrar. Depois de todas as Ações, suas Unidades vão para três **Objetivos**: controlar a Região (2 PV), capturar, matar (1 PV cada). Sem dados.
ch-guide-five-build = As Estruturas trabalham por você
    .text = Com Pontos de Construção você põe **Estruturas** em Regiões que controla e as ativa, até na mesma Ação. Não é preciso ter Unidades lá.
ch-guide-five-enter = Algo debaixo da pedra
    .text = Uma Unidade **para** onde há inimigos ou um marcador de Trogs virado para baixo. No fim da Ação de Movimento, revelam-se primeiro os marcadores de Exploração, depois os de Trogs. Quem ficar sozinho ali ganha o **Controle**.
ch-guide-five-crystals = Os Cristais rendem na Pontuação
    .text = Cada Batalha acrescenta um Cristal. Eles só rendem PV se alguém jogar a carta que **habilita a Pontuação**, uma vez por Rodada: todos pontuam os Cristais de suas Regiões, e quem a habilitou também **1 PV por Região**.
ch-guide-five-track = O relógio é de vocês
    .text = Se os seus PV **passarem de um Local de Evento**, o Evento vai para o próximo Local e a partida fica uma Rodada mais curta. Na última Rodada, a Pontuação está sempre habilitada.
ch-guide-five-loop = Uma Rodada
    .text = seis fases, no máximo cinco vezes
ch-guide-five-loop-1 = { $phase1 }
    .text = Revele o próximo Evento, atualize a Iniciativa, prepare todas as Habilidades. A primeira Rodada só tem o Evento.
ch-guide-five-loop-2 = { $phase2 }
    .text = Compre **4 cartas** e fique com no máximo 7.
ch-guide-five-loop-3 = { $phase3 }
    .text = Cada um na sua vez, **três vezes**: mover, recrutar, construir, comprar duas e ficar com uma, ou habilitar a Pontuação.
ch-guide-five-loop-4 = { $phase4 }
    .text = Uma Batalha depois da outra, pelos números dos marcadores.
ch-guide-five-loop-5 = { $phase5 }
    .text = **1 PV** por Prisioneiro que você tem. Resgatar uma Unidade sua custa 2 PV.
ch-guide-five-loop-6 = { $phase6 }
    .text = Se foi habilitada: Cristais para todos, Regiões para quem a habilitou.

## Uma Batalha

ch-guide-battle = Uma Batalha
    .lead = Uma Batalha são três pequenas disputas por uma Região. Você distribui suas Unidades pelas três antes que alguém jogue uma carta: cada Unidade que disputa o Controle é uma a menos para capturar ou matar. Não há dados.
ch-guide-battle-map = { $mist } e arredores no planeta
ch-guide-battle-g-start = Início
ch-guide-battle-g-crystal = A Cristal
ch-guide-battle-g-units = B Unidades
ch-guide-battle-g-tactics = C Táticas
ch-guide-battle-g-objectives = D Objetivos
ch-guide-battle-g-after = E–G Depois
ch-guide-board-out = { $attacker }: passaram
ch-guide-board-reserve = da Reserva
ch-guide-board-rule-1 = empate: Defensor
ch-guide-board-rule-2 = empate: ninguém
ch-guide-board-rule-3 = uma morte por Unidade
ch-guide-board-done-1 = Defensor, +2 PV
ch-guide-board-done-2 = empate: ninguém
ch-guide-board-done-3 = cada um mata 1, +1 PV
ch-guide-board-say = { $objective }: { $attacker } { $a }, { $defender } { $d }.
ch-guide-battle-s1 = Quatro { $pilgrims } entraram nas { $mist }.
    .why = Três { $humans } controlam a Região. Ali está o marcador de Batalha 1: ninguém mais pode entrar, e a disputa espera a fase 4.
ch-guide-battle-s2 = A Região recebe um Cristal.
    .why = Isso vem antes de tudo, seja quem for que lute ou vença.
ch-guide-battle-s3 = Os { $pilgrims } atacam, então posicionam primeiro: 3, 1 e 0.
    .why = As quatro Unidades têm de ser posicionadas. Eles querem a Região e um Prisioneiro.
ch-guide-battle-s4 = Os { $humans } veem isso e põem as três no Atrito.
    .why = Perderiam a Região, mas matariam até três, a menos que uma das suas fosse capturada antes.
ch-guide-battle-s5 = Os { $pilgrims } jogam “{ $holograms }”: uma Unidade vai do Controle de Região para o Atrito.
    .why = Ainda lideram por 2 a 0 no Controle de Região, e agora matariam uma também.
ch-guide-battle-s6 = Os { $humans } jogam “{ $air }”: uma Unidade da Reserva vai para a Captura de Prisioneiro.
    .why = 1 a 1 ali é empate: ninguém será capturado.
ch-guide-battle-s7 = Os { $pilgrims } passam. Não jogam mais cartas de Tática nesta Batalha.
    .why = Passar é definitivo, mesmo com cartas na mão. Os { $humans } podem continuar sozinhos.
ch-guide-battle-s8 = Os { $humans } jogam “{ $flank }”: duas Unidades vão do Atrito para o Controle de Região.
    .why = 2 a 2, e o empate é do Defensor. Aos { $pilgrims } só resta olhar. Depois os { $humans } também param.
ch-guide-battle-s9 = Controle de Região, 2 a 2: o Defensor fica com a Região e ganha 2 PV.
    .why = Os 2 PV valem, embora os { $humans } já a controlassem.
ch-guide-battle-s10 = Captura de Prisioneiro, 1 a 1: ninguém captura.
    .why = Aqui o empate não ajuda ninguém.
ch-guide-battle-s11 = Atrito, 1 e 1: cada lado mata uma Unidade e ganha 1 PV.
    .why = Os dois ao mesmo tempo, então ambas morrem. Unidades mortas voltam à Reserva do dono.
ch-guide-battle-s12 = Os { $humans } voltam às { $mist }, os { $pilgrims } recuam para as { $bonewind }.
    .why = { $humans } 3 PV, { $pilgrims } 1. O marcador sai; o novo Cristal fica.
ch-guide-battle-n1 = Empates
    .text = O Controle de Região fica com o Defensor; a captura, com ninguém. O Atacante precisa de uma Unidade a mais.
ch-guide-battle-n2 = Perder pode render
    .text = Abra mão da Região e ponha tudo no Atrito: três mortes são 3 PV, um a mais do que ficar com ela rende.
ch-guide-battle-n3 = Mas cuidado com a ordem
    .text = Captura-se antes de contar o Atrito. O inimigo vai levar justamente a Unidade que ia matar.
ch-guide-battle-crystal = O chão se abre
    .text = As Batalhas acontecem uma depois da outra, na ordem dos números. Cada uma começa com **um Cristal a mais** na Região, seja quem for que lute.
    .note = Vale a pena voltar
    .aside = Cristais são o que a Pontuação conta. Uma Região disputada duas vezes tem dois a mais.
ch-guide-battle-units = Os dois lados posicionam todas as Unidades
    .text = **O Atacante posiciona primeiro**, nos três Objetivos, em qualquer quantidade. **Depois o Defensor**, que já viu, faz o mesmo. Ninguém pode guardar uma Unidade; um Objetivo pode ficar vazio.
    .note = A última palavra
    .aside = Posicionar depois é a vantagem do Defensor, tão forte quanto o empate.
ch-guide-battle-tactics = Táticas, uma carta de cada vez
    .text = Primeiro o Atacante, depois alternando: jogar uma carta de Tática ou passar. **Quem passa está fora até o fim da Batalha**; o outro pode continuar, carta após carta. As cartas da sua Facção servem em qualquer lugar; uma de Terreno, só numa Região desse Terreno. Regiões externas não têm nenhum.
    .note = Antes de passar
    .aside = É definitivo. Uma carta comprada mais tarde nesta Batalha não traz você de volta.
ch-guide-battle-objectives = Três Objetivos, de cima para baixo
    .text = **Controle de Região:** mais Unidades aqui, e a Região é sua; 2 PV na hora. No empate, mesmo 0 a 0, vence o Defensor.
        
        {""}**Captura de Prisioneiro:** mais Unidades aqui, e você leva uma Unidade inimiga desta Batalha, de qualquer Objetivo. No empate, ninguém.
        
        {""}**Atrito:** cada Unidade sua aqui mata uma Unidade inimiga desta Batalha, 1 PV cada. Primeiro os dois lados contam, depois os dois perdem.
    .note = Quanto vale um Prisioneiro
    .aside = Nada na hora, mas 1 PV no fim de cada Rodada, até que o dono pague 2 PV, que não vão para ninguém.
ch-guide-battle-after = Ficar ou recuar
    .text = Quem venceu o Controle de Região devolve seus sobreviventes à Região. Os do perdedor **devem recuar**, todos para uma mesma Região adjacente que ele controla, sem inimigos e sem marcador de Batalha. Se não houver, vão para a Reserva, e ninguém pontua por isso. Depois o marcador de Batalha é retirado.
    .note = Batalhas seguintes
    .aside = Não se recua para uma Região cuja Batalha ainda vai acontecer. Para uma já disputada nesta fase, talvez.
ch-guide-battle-trogs = Contra Trogs que ninguém joga
    .text = Com dois ou três jogadores, quem está **à esquerda** de quem os enfrenta decide pelos Trogs, e pode jogar cartas de Tática da própria mão. Matar e capturar Trogs rende como sempre; eles nunca pontuam.
        
        Se vencem a Região, em vez de um marcador de Controle põe-se um **Ninho**, virado para baixo. Se a perdem com sobreviventes, estes voltam à Reserva dos Trogs e um Ninho vai para uma Região adjacente que ninguém controla.
    .note = Um Trog não volta
    .aside = Ninguém pode resgatá-lo: 1 PV em cada Rodada que vier.

## Ao lado do planeta

ch-guide-points-move = { $n ->
        [1] Ponto de Movimento
       *[other] Pontos de Movimento
    }
ch-guide-points-recruit = { $n ->
        [1] Ponto de Recrutamento
       *[other] Pontos de Recrutamento
    }
ch-guide-points-build = { $n ->
        [1] Ponto de Construção
       *[other] Pontos de Construção
    }
ch-guide-arrive-1 = Marcadores de Exploração
ch-guide-arrive-2 = Marcadores de Trogs
ch-guide-arrive-3 = Controle
ch-guide-arrive-4 = Marcador de Batalha
ch-guide-cost = Construir { $build }, ativar { $activate }
ch-guide-tally-regions = Regiões
ch-guide-tally-crystals = Cristais

## Uma Rodada

ch-guide-round = Uma Rodada
    .lead = Seis fases, uma depois da outra, no máximo cinco vezes. Só a terceira está nas mãos de vocês; as outras acontecem quando chega a hora, depressa e sempre na mesma ordem.
ch-guide-round-map = O planeta na terceira Rodada
ch-guide-round-g-events = 1 Eventos
ch-guide-round-g-draw = 2 Compra
ch-guide-round-g-actions = 3 Ações
ch-guide-round-g-battles = 4 Batalhas
ch-guide-round-g-prisoners = 5 Prisioneiros
ch-guide-round-g-scoring = 6 Pontuação
ch-guide-round-s1 = Começa a terceira Rodada. No número { $spot3 } da Trilha de Pontuação está o próximo Evento.
    .why = Cada Rodada revela um Local, com tudo o que houver nele.
ch-guide-round-s2 = É “{ $bloom }”: cada jogador põe um Cristal.
    .why = Na ordem de Iniciativa da Rodada que passou: isso vem antes de a ordem mudar.
ch-guide-round-s3 = Agora vale a nova Iniciativa: { $pilgrims }, { $humans }, { $machines }. Todas as Habilidades estão preparadas de novo.
    .why = A ordem se fez na Rodada anterior, na Trilha de Iniciativa Seguinte, por quem jogou a carta para isso.
ch-guide-round-s4 = Todos compram 4 cartas.
    .why = Quem tem mais de 7 na mão escolhe agora o que descartar. Mais tarde na Rodada, a mão pode ser maior.
ch-guide-round-s5 = Ações: uma para cada um, três voltas. Os { $pilgrims } começam e entram nas { $mist }.
    .why = Unidades e Controle mudam na hora. A Batalha espera, e até lá ninguém mais entra.
ch-guide-round-s6 = Batalhas: só há esta. { $humans } +3 PV, { $pilgrims } +1.
    .why = Se fossem várias, seguiriam o número dos marcadores, cada uma até o fim.
ch-guide-round-s7 = Prisioneiros: os { $pilgrims } têm um Trog desde a Rodada anterior. +1 PV.
    .why = Primeiro todos pontuam os Prisioneiros; depois, na ordem de Iniciativa, cada um pode resgatar Unidades suas.
ch-guide-round-s8 = Pontuação: ninguém a habilitou. Nada acontece, e começa a próxima Rodada.
    .why = Mãos, Cristais, Controle, Prisioneiros: tudo fica como está.
ch-guide-round-n1 = A primeira Rodada é mais curta
    .text = Ela tem um Evento, mas não há nova Iniciativa nem Habilidades a preparar: já começam preparadas.
ch-guide-round-n2 = Sete, e só agora
    .text = A mão é contada na fase de compra e nunca mais. Nove cartas na fase 3 estão certas.
ch-guide-round-n3 = Não se passa a vez
    .text = Quem não quer fazer nada escolhe uma Ação de Movimento, Recrutamento ou Construção sem nenhuma carta.
ch-guide-round-events = Evento, Iniciativa, Habilidades
    .text = Revele **a pilha inteira** do primeiro Local de Evento ainda não resolvido e resolva-a, de cima para baixo. Depois a **Iniciativa** toma a ordem da Trilha de Iniciativa Seguinte, e toda **Habilidade** esgotada fica preparada.
ch-guide-round-draw = Comprar cartas
    .text = Todos compram **4 cartas** do próprio baralho. Se ele acabar, a pilha de descarte é embaralhada e forma um novo. Depois, quem tem **mais de 7** descarta até ficar com 7.
ch-guide-round-actions = Ações
    .text = Na ordem de Iniciativa, **uma Ação para cada um**, três voltas: mover, recrutar, construir e ativar, comprar duas e ficar com uma, ou habilitar a Pontuação; no próximo turno pode ser a mesma. Uma Ação termina antes que o próximo comece.
ch-guide-round-initiative = Quem começa depois
    .text = Toda Facção tem **uma carta que muda o seu lugar** na próxima Iniciativa: escolha qualquer um, e os outros se deslocam. Nesta Rodada ainda não muda nada.
    .note = Ser o último tem valor
    .aside = Se a partida acabar empatada, também em Prisioneiros, vence quem vem mais tarde na Iniciativa.
ch-guide-round-prisoners = Prisioneiros
    .text = **1 PV** por Prisioneiro que você tem, em cada Rodada, a última também. Depois você pode pagar **2 PV** por cada Unidade sua que alguém mantém presa: ela vai para a sua Reserva.
    .note = Os dois não vão para ninguém
    .aside = Os 2 PV se perdem, e quem mantém a Unidade presa não pode recusar.
ch-guide-round-scoring = Pontuação, ou não
    .text = A fase 6 só faz algo **se a Pontuação foi habilitada** nesta Rodada, por um jogador ou pelo último Evento. Depois o marcador volta ao dono, e a Rodada acaba.

## As Ações

ch-guide-actions = Três Ações
    .lead = Tudo se paga com cartas, e cada uma serve uma vez: pelos ícones agora, ou pelo texto numa Batalha depois. Aqui estão três Ações dos Humanos, uma em cada turno deles numa Rodada; entre elas, os outros têm as suas.
ch-guide-actions-map = O norte do planeta
ch-guide-actions-g-move = Mover
ch-guide-actions-g-arrive = Chegada
ch-guide-actions-g-recruit = Recrutar
ch-guide-actions-g-build = Construir
ch-guide-actions-g-other = Ou então
ch-guide-actions-s1 = Primeiro turno, mover: os { $humans } descartam “{ $flank }” e “{ $air }”. 3 + 1 de Movimento.
    .why = Só contam os ícones de Movimento. “{ $air }” tem também um bônus: compra uma carta.
ch-guide-actions-s2 = Três Unidades vão para as { $feralas }, uma para { $sapos }: 4 pontos.
    .why = Um ponto, uma Unidade, um passo. Nas { $feralas } elas têm de parar: ali há um marcador de Trogs.
ch-guide-actions-s3 = O Movimento acabou. Primeiro os marcadores de Exploração: 2 Cristais em { $sapos }, 2 PV nas { $feralas }.
    .why = O que se acha é de quem acha, também onde vai haver uma Batalha.
ch-guide-actions-s4 = Depois os marcadores de Trogs: nas { $feralas }, dois Trogs e um Cristal.
    .why = Só em Regiões em que você entrou nesta Ação. Os Trogs vêm da Reserva deles.
ch-guide-actions-s5 = Depois o Controle: os { $humans } ficam com { $sapos }.
    .why = Lá estão sozinhos. Nas { $feralas }, não.
ch-guide-actions-s6 = Por fim, um marcador de Batalha para as { $feralas }. Os { $humans } atacam.
    .why = O Atacante é quem entrou, também contra Trogs que dormiam. A Batalha espera a fase 4.
ch-guide-actions-s7 = Segundo turno, recrutar: uma carta com dois ícones de Recrutamento, duas Unidades para o QG.
    .why = Elas vêm da Reserva. Quem está preso não está lá.
ch-guide-actions-s8 = Terceiro turno, construir: 2 pontos. Um põe a Estrutura “{ $airfield }” nas { $mist }.
    .why = Tem de ser uma Região que os { $humans } já controlavam no começo da Ação. Não é preciso ter Unidades lá.
ch-guide-actions-s9 = O outro ponto a ativa na hora: Controle da { $crown }.
    .why = Ninguém está ali; um marcador virado para baixo não é ninguém. Continua dormindo.
ch-guide-actions-s10 = Ou comprar duas e ficar com uma: do próprio baralho, ou do de qualquer Terreno.
    .why = Não custa nada. Uma carta de Terreno vai depois para a pilha de descarte deles e é deles até o fim da partida.
ch-guide-actions-s11 = Ou habilitar a Pontuação, com a única carta que pode.
    .why = Uma vez por Rodada, por um só jogador. Rende na fase 6, conforme o Controle que cada um tiver então.
ch-guide-actions-n1 = Atravessar não é tomar
    .text = Controle e marcadores só mudam onde há Unidades no fim. O que você apenas atravessa fica como estava.
ch-guide-actions-n2 = Todas as cartas de uma vez
    .text = Escolha-as antes de mover. Uma carta comprada por um bônus não entra na conta, e pontos que sobram se perdem.
ch-guide-actions-n3 = Portas que não se abrem
    .text = Ninguém entra no QG de um oponente nem numa Região de Batalha.
ch-guide-actions-cards = Pagar com cartas
    .text = Para mover, recrutar e construir, descarte **quantas cartas quiser**, até nenhuma. Cada ícone dessa Ação é um ponto; outros ícones e o texto não contam. Um **bônus** na carta vale na hora, antes de gastar qualquer coisa.
    .note = Uma carta de Terreno é sua
    .aside = Jogada ou descartada, vai para a sua pilha e volta quando você embaralhar de novo.
ch-guide-actions-move = Mover
    .text = Um ponto move **uma Unidade para uma Região adjacente**; divida os pontos como quiser. Regiões vazias dos outros não param você. **Unidades inimigas ou um marcador de Trogs, sim:** essa Unidade não anda mais neste turno. Outras podem segui-la na mesma Ação.
    .note = Dando a volta
    .aside = Regiões externas com seta são adjacentes à do outro lado do planeta, para todos.
ch-guide-actions-arrive = Quando o Movimento acaba
    .text = Nesta ordem: **(a)** revele marcadores de Exploração onde estão suas Unidades, **(b)** marcadores de Trogs onde você entrou, **(c)** ganhe o Controle onde está sozinho, **(d)** ponha um marcador de Batalha onde não está.
    .note = Ninguém mais na toca
    .aside = Se a Reserva dos Trogs está vazia, os Cristais são postos assim mesmo, e uma Unidade sua ali volta à sua Reserva.
ch-guide-actions-battle = Sair de uma Região de Batalha
    .text = As Unidades do Atacante não podem sair. O **Defensor pode**, com um Movimento, mas só o que passa do **dobro dos Atacantes**: contra três, duas de suas oito Unidades podem sair.
ch-guide-actions-recruit = Recrutar
    .text = Um ponto põe **uma Unidade da sua Reserva no seu QG**. Uma Reserva vazia não dá nenhuma.
ch-guide-actions-build = Construir e ativar
    .text = Cada Estrutura traz dois preços: **construir** e **ativar**. Divida os pontos entre os dois como quiser. Constrói-se onde já se tinha o Controle no começo da Ação: nunca num QG nem numa Região de Batalha, nem duas do mesmo tipo numa Região. Cada uma pode ser ativada **uma vez por Ação**, enquanto você controla a Região dela.
    .note = Região perdida
    .aside = Uma Estrutura numa Região que você perde fica lá, adormecida. Ninguém mais pode usá-la.
ch-guide-actions-draw = Comprar duas, ficar com uma
    .text = Pegue as **duas cartas de cima** do seu baralho ou do de um Terreno, fique com uma e embaralhe a outra de volta. Não é preciso ter uma Região desse Terreno.
ch-guide-actions-enable = Habilitar a Pontuação
    .text = Jogue a carta que pode; ela não dá pontos nem bônus. **Só um jogador por Rodada**, e nenhum na última. Descartada para outra Ação, ela não habilita nada.
ch-guide-actions-skills = Habilidades não custam Ação
    .text = Antes ou depois da sua Ação, você pode usar todas as suas **Habilidades** preparadas, cada uma uma vez por Rodada. Ficam preparadas de novo quando começa a próxima.
    .note = No meio, não
    .aside = Uma Habilidade não interrompe uma Ação nem outra Habilidade.

## Pontuação e fim

ch-guide-scoring = Pontuação e fim
    .lead = Cristais e Regiões não valem nada até que alguém habilite a Pontuação. Aí todos recebem de uma vez, e o salto pode custar uma Rodada à partida.
ch-guide-scoring-map = O planeta no fim da segunda Rodada
ch-guide-scoring-g-enable = Habilitar
ch-guide-scoring-g-count = Quem habilitou
ch-guide-scoring-g-pass = Um Evento
ch-guide-scoring-g-others = Todos
ch-guide-scoring-g-end = E agora
ch-guide-scoring-s1 = Na fase 3, os { $pilgrims } jogaram “{ $rite }”: a Pontuação está habilitada.
    .why = Naquela hora nada foi marcado. Vale o Controle de agora, depois das Batalhas.
ch-guide-scoring-s2 = Primeiro os { $pilgrims } marcam suas Regiões: três, o QG incluído. +3 PV.
    .why = Só quem habilitou a Pontuação recebe por Regiões.
ch-guide-scoring-s3 = Depois os Cristais: 3 nos { $drowned }, 3 nas { $bonewind }. +6 PV.
    .why = Eles ficam onde estão e contam de novo na próxima vez. Não é preciso ter Unidades lá.
ch-guide-scoring-s4 = De 22 para 28: os { $pilgrims } passaram do Evento no número { $spot3 }. Ele vai para o número { $spot4 }.
    .why = Agora há dois Eventos ali, que serão revelados juntos. A partida ficou uma Rodada mais curta.
ch-guide-scoring-s5 = Os { $humans } marcam os Cristais das { $mist }.
    .why = Todos recebem por Cristais, seja quem for que habilitou.
ch-guide-scoring-s6 = As { $machines } marcam os seus.
    .why = Nem Unidades nem Estruturas contam: só o Controle.
ch-guide-scoring-s7 = Restam dois Locais: a próxima Rodada e a última.
    .why = Quando vem a Pontuação Final, ninguém a habilita: Cristais para todos, Regiões para ninguém.
ch-guide-scoring-n1 = Parar nele não é passar
    .text = Só passa de um Local de Evento o marcador que vai além dele. Parar exatamente no número não move nada.
ch-guide-scoring-n2 = Qualquer PV serve
    .text = Pode-se passar de um Local a qualquer momento: matando, por Prisioneiros, por uma carta. Perder PV não traz nada de volta.
ch-guide-scoring-n3 = Você paga aos outros também
    .text = Habilite quando as suas Regiões forem muitas e os Cristais deles, poucos.
ch-guide-scoring-enable = Alguém tem de fazer isso
    .text = Sem Pontuação habilitada, a fase 6 passa em silêncio. **Um jogador por Rodada** pode habilitá-la, com uma carta, como Ação. Na última Rodada, ninguém.
ch-guide-scoring-count = Contar
    .text = Quem a habilitou marca primeiro **1 PV por Região** que controla. Depois **todos** marcam **1 PV por Cristal** nas Regiões que controlam. Um jogador que comanda os Trogs marca metade dos Cristais, arredondada para cima.
    .note = O Controle é tudo
    .aside = Uma Região que você deixou há muito ainda conta, enquanto o seu marcador estiver lá.
ch-guide-scoring-events = Passar de um Evento
    .text = Quando o seu marcador **passa de um Local** com Eventos que ainda vêm, eles são postos sobre os do **próximo Local**. Cada Rodada revela um, então cada Local ultrapassado custa **uma Rodada**. Depois do quarto vem a própria Pontuação Final.
ch-guide-scoring-last = A última Rodada
    .text = A Rodada da **Pontuação Final** é a última, no máximo a quinta. As seis fases são jogadas. A Pontuação está habilitada, **por ninguém**: Cristais para todos, e nada por Regiões.
ch-guide-scoring-winner = Quem venceu
    .text = Mais PV. No empate, quem tem **mais Prisioneiros**; se ainda houver empate, quem vem **mais tarde na Iniciativa**.
    .note = Um a mais decide
    .aside = Mais um Prisioneiro na última Rodada é 1 PV e também o primeiro desempate.

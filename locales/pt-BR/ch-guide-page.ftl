# O livro de regras de Cry Havoc para ler, capítulo por capítulo. Mesma ordem do arquivo em inglês.

ch-guide-vp = PV

## Cry Havoc em cinco minutos

ch-guide-five = Cry Havoc em cinco minutos
    .lead = Um planeta cheio de Cristais, até quatro Facções e Trogs debaixo de cada pedra. Sete coisas para saber, cada uma ligada ao seu lugar no planeta. O resto pode esperar até fazer falta.
ch-guide-five-map = O planeta na segunda Rodada, com sete alfinetes numerados
ch-guide-five-win = Vence quem tem mais PV
    .text = Cada jogador comanda uma Facção. Quem tiver mais **PV** (Pontos de Vitória) depois de **no máximo cinco Rodadas** vence. Os peões na borda do planeta mostram quantos cada um tem.
ch-guide-five-turn = Três Ações, pagas com cartas
    .text = Em cada Rodada você tem **três Ações**, uma de cada vez, na ordem de Iniciativa. Para mover, recrutar ou construir, descarte cartas: só contam os ícones dessa Ação; tudo o mais na carta se perde.
ch-guide-five-battle = As Batalhas esperam
    .text = Entrar onde há inimigos põe um **marcador de Batalha**; ninguém mais pode entrar. Depois de todas as Ações, suas Unidades vão para três **Objetivos**: controlar a Região (2 PV), capturar, matar (1 PV cada). Sem dados.
ch-guide-five-build = As Estruturas trabalham por você
    .text = Pontos de Construção põem **Estruturas** em Regiões que você controla e as ativam, até na mesma Ação. Não é preciso ter Unidades lá.
ch-guide-five-enter = Algo debaixo da pedra
    .text = Uma Unidade **para** onde há inimigos ou um marcador de Trogs virado para baixo. No fim da Ação de Movimento, revelam-se primeiro os marcadores de Exploração, depois os de Trogs. Quem ficar sozinho ali ganha o **Controle**.
ch-guide-five-crystals = Os Cristais rendem na Pontuação
    .text = Cada Batalha acrescenta um Cristal. Eles só rendem PV se alguém jogar a carta que **habilita a Pontuação**, uma vez por Rodada: todos pontuam os Cristais de suas Regiões, e quem a habilitou também **1 PV por Região**.
ch-guide-five-track = O relógio é de vocês
    .text = Se os seus PV **passarem um Local de Evento**, o Evento vai para o próximo Local e a partida fica uma Rodada mais curta. Na última Rodada, a Pontuação está sempre habilitada.
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
    .lead = Uma Batalha são três pequenas disputas por uma Região. Você distribui suas Unidades pelas três antes que alguém jogue uma carta: cada Unidade que segura o chão é uma que não captura nem mata. Não há dados.
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
ch-guide-board-rule-3 = uma por Unidade
ch-guide-board-done-1 = Defensor, +2 PV
ch-guide-board-done-2 = empate: ninguém
ch-guide-board-done-3 = cada um mata 1, +1 PV
ch-guide-board-say = { $objective }: { $attacker } { $a }, { $defender } { $d }.
ch-guide-battle-s1 = Quatro { $pilgrims } entraram em { $mist }.
    .why = Três { $humans } controlam a Região. Ali está o marcador de Batalha 1: ninguém mais pode entrar, e a disputa espera a fase 4.
ch-guide-battle-s2 = A Região recebe um Cristal.
    .why = Isso vem antes de tudo, seja quem for que lute ou vença.
ch-guide-battle-s3 = Os { $pilgrims } atacam, então posicionam primeiro: 3, 1 e 0.
    .why = As quatro Unidades têm de ser posicionadas. Eles querem o chão e um Prisioneiro.
ch-guide-battle-s4 = Os { $humans } veem isso e põem as três no Atrito.
    .why = Perderiam o chão, mas matariam até três, a menos que uma delas fosse capturada antes.
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
ch-guide-battle-s12 = Os { $humans } voltam a { $mist }, os { $pilgrims } recuam para { $bonewind }.
    .why = { $humans } 3 PV, { $pilgrims } 1. O marcador sai; o novo Cristal fica.
ch-guide-battle-n1 = Empates
    .text = O Controle de Região fica com o Defensor, a captura com ninguém. O Atacante precisa de uma a mais.
ch-guide-battle-n2 = Perder pode render
    .text = Abra mão do chão e ponha tudo no Atrito: três mortes são 3 PV, um a mais do que ficar com ele.
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
    .text = Primeiro o Atacante, depois alternando: jogar uma carta de Tática ou passar. **Quem passa está fora nesta Batalha**; o outro pode continuar, carta após carta. As cartas da sua Facção servem em qualquer lugar; uma de Terreno, só numa Região desse Terreno. Regiões externas não têm nenhum.
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
        
        Se vencem a Região, não entra um marcador de Controle e sim um **Ninho**, virado para baixo. Se a perdem com sobreviventes, estes voltam à Reserva dos Trogs e um Ninho vai para uma Região adjacente que ninguém controla.
    .note = Um Trog não volta
    .aside = Ninguém pode resgatá-lo: 1 PV em cada Rodada que vier.

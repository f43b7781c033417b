# O livro de regras de Fireteam Zero para ler, capítulo por capítulo. Mesma ordem do arquivo em inglês.

fz-guide-sum-hits = { $n ->
        [one] { $n } acerto
       *[other] { $n } acertos
    }
fz-guide-sum-resistance = − { $n } de resistência = { $damage } de dano.
fz-guide-sum-killed = Pontos de vida { $health }: morto
fz-guide-sum-not = Pontos de vida { $health }: não basta
fz-guide-coin-heads = A moeda da sorte está em cara
fz-guide-coin-tails = A moeda da sorte está em coroa

## Fireteam Zero em cinco minutos

fz-guide-five = Fireteam Zero em cinco minutos
    .lead = Uma folha, um mau momento da primeira missão, sete notas. Siga o fio de cada nota até o mapa. O resto pode esperar até fazer falta.
fz-guide-five-map = Parte do campo de batalha de “{ $mission }”, com alfinetes numerados
fz-guide-five-together = Todos vencem ou todos perdem
    .text = De dois a quatro heróis, uma missão. Cumpram **todos os objetivos**, em qualquer ordem; se houver um local de saída, levem **todos os heróis** até lá. A ameaça cresce a cada rodada: apressem-se.
fz-guide-five-coin = Uma moeda da sorte
    .text = Um herói é nocauteado: a moeda vira **coroa**. Se outro for nocauteado com ela em coroa, a missão fracassa na hora. Alguns objetivos podem virá-la de volta.
        
        No começo do seu próximo turno, levante-se ou fique no chão: as criaturas deixam você em paz.
fz-guide-five-hand = Sua mão é sua vida
    .text = Cada ponto de dano custa **uma carta à sua escolha**. Mais dano do que cartas na mão: você é **nocauteado**. Exatamente o mesmo: continua de pé, de mãos vazias.
fz-guide-five-specialists = Dois especialistas, nunca sozinhos
    .text = Perto de **{ $henry }**, cada ataque pode rolar novamente um dado. Perto de **{ $patty }**, procurar é livre. Eles andam com vocês. Se o último na escolta for nocauteado, a ameaça avança **1 por especialista**.
fz-guide-five-search = Procurar
    .text = Num número vermelho, sem criatura no local: vire-o e compre uma carta de reconhecimento. Pode ser o que vocês precisam. Pode ser uma **emboscada**. Cada local só uma vez; criaturas continuam entrando por ali.
fz-guide-five-attack = Um tipo, um alvo, de uma vez só
    .text = Jogue cartas de **um só tipo** que alcancem todas o alvo. Role os dados delas (no máximo 8), conte os símbolos do seu tipo, tire a resistência. **Alcance os pontos de vida num só ataque, ou nada acontece.**
fz-guide-five-exit = Para fora, todos
    .text = Objetivos cumpridos e todos os heróis ao mesmo tempo no local de saída: **vitória, na hora**. Até quem está no chão ali conta.
        
        Com **mais criaturas do que heróis de pé** num local, não dá para simplesmente sair andando.
fz-guide-five-loop = Uma rodada
    .text = sempre de novo; não há última rodada
fz-guide-five-loop-1 = Fase tática
    .text = O marcador de jogador inicial passa à esquerda. **Um** de vocês pode jogar **uma resposta tática**. Os outros compram **até 5 cartas**: isso também é cura. A primeira rodada só tem a compra.
fz-guide-five-loop-2 = Fase do herói
    .text = Cada um na sua vez: **2 passos** e **1 ação**, antes, no meio ou depois. Atacar, procurar ou o que uma carta oferecer. Terreno difícil custa 2 passos.
fz-guide-five-loop-3 = Fase da ameaça
    .text = Ameaça **+1**; em 4, 7, 10 e 13, uma **carta de ameaça**, uma regra nova até o fim. Servos, elites, depois o chefe: até o herói mais próximo, rolar o dado, atacar. Depois tudo o que está na zona de entrada volta num número rolado.

## Um ataque

fz-guide-attack = Um ataque
    .lead = Cartas de um só tipo, de uma vez, contra um alvo: ou basta, ou foi à toa. A maioria dos ataques se decide antes de alguém pegar os dados, por quem está perto de quem.
fz-guide-attack-map = As covas e o juncal de “{ $mission }”
fz-guide-attack-g-target = Alvo
fz-guide-attack-g-cards = Cartas
fz-guide-attack-g-before = Antes da rolagem
fz-guide-attack-g-dice = Dados
fz-guide-attack-g-result = Resultado
fz-guide-attack-s1 = { $abe } está em “{ $lowergraves }”. No local ao lado, “{ $reedbeds }”: { $animal }.
    .why = Pontos de vida { $health }, resistência { $resistance } a projétil. { $abe } precisa então de 3 acertos, num só ataque.
fz-guide-attack-s2 = { $abe } joga “{ $broom }” e “{ $pump }”: projétil e projétil, { $broomdice } e { $pumpdice } dados.
    .why = Todas as cartas de um ataque têm o mesmo tipo, e cada uma deve alcançar o alvo. A partir de agora não estão mais na mão.
fz-guide-attack-s3 = { $frank } reage com “{ $spotter }”: força +1.
    .why = Uma reação custa uma carta e nenhuma ação. { $frank } está a dois locais da criatura, e esta alcança três.
fz-guide-attack-s4 = Sem terreno coberto nem elevado: 6 dados.
    .why = Um alvo em terreno coberto tiraria um dado, um atacante em terreno elevado daria um. O que passa de 8 se perde.
fz-guide-attack-s5 = A rolagem: 1 acerto.
    .why = Só contam os símbolos de projétil. Tirando a resistência, não sobraria nada.
fz-guide-attack-s6 = { $henry } está ao lado, então { $abe } rola novamente um dado: dois símbolos. 3 acertos.
    .why = Qualquer herói no local de { $henry } ou num local adjacente pode rolar novamente um dado em cada ataque. O novo resultado vale.
fz-guide-attack-s7 = 3 acertos, menos { $resistance } de resistência, são 2 de dano: morto.
    .why = Um acerto a menos, e a criatura estaria intacta.
fz-guide-attack-s8 = A miniatura volta à zona de entrada, as cartas vão para a pilha de descarte.
    .why = Na medida exata: é uma amostra para “{ $samples }”. Ela estoura ao morrer, mas nenhum herói está junto.
fz-guide-attack-n1 = De perto, não
    .text = “{ $trait }”: quem atira nessa criatura ou a explode não deve ter um herói ao lado dela. Cada um ali sofre 1 de dano que nada evita.
fz-guide-attack-n2 = Cartas do ataque já se foram
    .text = Declarado o ataque, as cartas dele não pagam mais dano, e estão gastas mesmo que dê em nada.
fz-guide-attack-n3 = O bastante basta
    .text = Dano além dos pontos de vida se perde. Uma carta a mais é uma carta a menos para sobreviver.
fz-guide-attack-target = Um tipo, um alvo, todas as cartas no alcance
    .text = Jogue **uma ou mais cartas de ação**, a metade de cima, contra **uma criatura**. Todas têm o **mesmo tipo**: corporal, projétil ou explosivo. O alcance de cada carta deve bastar; 0 é o próprio local.
        
        Não é preciso linha de visão. Conte os passos por bordas abertas, seja qual for o terreno.
    .note = Através da parede?
    .aside = Dois locais separados só por uma linha sólida não estão a um passo um do outro. Conte o caminho em volta.
fz-guide-attack-before = Primeiro os amigos
    .text = Antes da rolagem, todo jogador cujo herói está de pé pode **reagir**. Cada um pode jogar uma reação por acontecimento; vários jogadores, cada um a sua. Uma reação custa sua carta e nenhuma ação, e a criatura que ela indica deve estar no alcance dela a partir do herói que reage.
    .note = Aliado não é você
    .aside = O que ajuda “um aliado” ajuda outro herói. Não serve para o seu próprio ataque.
fz-guide-attack-dice = Tantos dados, e nunca mais de oito
    .text = Some a **força** de todas as cartas e o que as reações dão. Atacar de terreno elevado um alvo que não está em terreno elevado dá **um dado a mais**; um alvo em terreno coberto tira **um**. Ambos só valem de um local para outro, seja qual for o tipo de ataque. Depois corte em 8.
    .note = O que oito dados não fazem
    .aside = Bônus de acerto não são dados: somam-se depois da rolagem, sem limite.
fz-guide-attack-again = Rolar, rolar novamente, contar
    .text = Cada símbolo do seu tipo é um **acerto**, e um dado pode mostrar vários. É agora que se rola novamente, antes de descontar qualquer coisa: { $henry } dá um dado a cada ataque de um herói junto ou ao lado dele. Depois somam-se os **bônus de acerto** das cartas.
fz-guide-attack-kill = Tudo ou nada
    .text = Tire a **resistência** da criatura a esse tipo. O que sobra é o dano: se alcança os **pontos de vida**, a criatura morre e volta para onde pertence, a zona de entrada ou a reserva. Se não, não acontece nada.
    .note = Ferimentos não ficam
    .aside = Dois bons ataques em que faltou um acerto não fizeram nada.
fz-guide-attack-bomb = Explosivos não escolhem
    .text = O ataque do tipo **explosivo** de um herói atinge todas as miniaturas no local do alvo: todas as criaturas, cada uma com sua resistência, e **todos os heróis de pé**, você também. Especialistas e heróis nocauteados são poupados. O de uma criatura atinge todos os heróis de pé ali, e nenhuma criatura.
    .note = Ninguém apanha por você
    .aside = Apanhar pela equipe só muda o alvo, e um explosivo atinge todos de qualquer jeito.
fz-guide-attack-boss = Um chefe tem mais de uma vida
    .text = Ele vem com **marcadores de poder**, em geral um por herói. Um ataque que alcança seus pontos de vida tira um deles, nunca mais de um. Sem o último, está derrotado de vez.

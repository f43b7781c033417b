# What lessons say: `.line` stands below a title, `.done` at the end, `.wrong` answers whatever is not wanted yet. Which step says what: lessons/fireteam-zero.

fz-lesson-first = Sua primeira missão
    .line = A travessia do rio com Abe e Frank: uma rodada guiada, depois é com você.
    .done = Foi uma rodada inteira. A linha no alto sempre diz o que vem a seguir; peça uma dica quando quiser. Boa sorte!
fz-lesson-first-goal = Esta linha sempre diz o que fazer a seguir. Todos vencem juntos: achem as peças, levem-nas à balsa e depois todos à saída.
fz-lesson-first-lost = E assim vocês podem perder. A moeda perdoa o primeiro herói que cair; o segundo encerra a missão.
fz-lesson-first-hand = Sua mão: ataques em cima, ajuda aos outros embaixo, e sua vida, tudo junto. Cada dano custa uma destas cartas.
fz-lesson-first-walk = Seu turno: 2 pontos de movimento e uma ação. Os locais acesos estão ao alcance. Vá até lá.
    .wrong = Já já. Primeiro ande até o local indicado.
fz-lesson-first-search = Um número vermelho: dele saem criaturas, e pode haver algo escondido ali. Procure!
    .wrong = Primeiro veja o que há aqui: procure.
fz-lesson-first-found = Essa foi uma das doze cartas de reconhecimento. Duas delas são as peças que faltam. Em cada número vermelho só se procura uma vez.
fz-lesson-first-bonus = Esta carta é um evento: dá a Abe um passo que não gasta ponto de movimento. Aproveite: vá até o Terreiro.
    .wrong = Você também poderia ficar, mas um passo de graça não se recusa: vá até o local indicado.
fz-lesson-first-end = Você ainda tem sua ação: Patty, um dos seus dois especialistas, estava perto, então procurar foi grátis. Por ora basta. Encerre o turno; depois é a vez de Frank, jogado por um bot.
    .wrong = Encerre o turno com o botão indicado.
fz-lesson-first-threat = Enquanto isso vieram as criaturas: o marcador de ameaça avança a cada rodada, elas andam e atacam por regras fixas, e novas surgem nos números.
fz-lesson-first-free = Agora é com você. Procure nos números vermelhos, mantenha Patty e Henry por perto e ataque quando as chances forem boas.

fz-lesson-move = Escapar
    .line = Pontos de movimento, terreno difícil, fuga
    .done = Ande enquanto pode. Quando há mais criaturas que heróis num local, ninguém sai dele andando.
fz-lesson-move-flee = Há um Animal Corrompido no seu local. Você ainda pode sair, pois ali não há mais criaturas que heróis: um contra um. Um segundo animal prenderia você.
fz-lesson-move-rough = Você tem 2 pontos de movimento. Um passo gasta 1; um passo para terreno difícil, como o Juncal, gasta 2.
fz-lesson-move-away = Vá até o Ancoradouro. Esse passo gasta 1 ponto de movimento.
    .wrong = Primeiro saia de perto do animal: toque no local indicado.
fz-lesson-move-end = Você ainda tem 1 ponto de movimento e sua ação: poderia seguir andando ou atacar daqui. Nesta lição paramos: encerre o turno.
    .wrong = Isso fica para as outras lições. Encerre o turno.

fz-lesson-attack = A primeira criatura
    .line = Alvo, cartas, dados, morte limpa
    .done = Alvo, cartas, dados: todo ataque é assim. Gaste o necessário e guarde o resto para viver.
fz-lesson-attack-foe = Um Animal Corrompido. Tem 2 pontos de vida e sua resistência tira 1 acerto: um só ataque precisa de 3 acertos. Dano que não mata se perde.
fz-lesson-attack-target = Toque no animal: um ataque começa pelo alvo.
    .wrong = Ainda não. Primeiro escolha o alvo.
fz-lesson-attack-card = Agora pague com cartas. O número no alto diz quantos dados a carta dá, e o alcance tem de bastar. Pegue a indicada: 3 dados.
    .wrong = Escolha primeiro a carta indicada na sua mão.
fz-lesson-attack-more = Três dados dão uns três acertos, e isso não é garantia. Junte outra carta do mesmo tipo: mais 2 dados.
    .wrong = Cinco dados são mais seguros que três: junte antes a outra carta de Bala.
fz-lesson-attack-roll = Já chega. Role os dados!
    .wrong = Guarde as cartas grandes: cinco dados bastam. Role!
fz-lesson-attack-clean = Morta, e com no máximo 1 de dano sobrando: morte limpa. Aqui isso rende uma amostra, uma das duas que a missão pede.

fz-lesson-damage = Sua mão é sua vida
    .line = O que descartar, o que guardar
    .done = Cada carta da mão é um ataque, uma ajuda a um amigo ou um ferimento a que você sobrevive. Nunca gaste a última à toa.
fz-lesson-damage-hit = O animal acerta você: 2 de dano. Herói não tem pontos de vida: cada dano custa uma carta da mão, à sua escolha. Descarte o ataque fraco.
    .wrong = Essa carta vale mais. Entregue a indicada.
fz-lesson-damage-second = Mais uma. Guarde a carta de seis dados: embaixo ela traz uma ordem para os amigos.
    .wrong = Guarde essa para a próxima luta.
fz-lesson-damage-draw = Você sobreviveu. No começo de cada rodada você compra até cinco cartas; com a mão vazia, o próximo dano derruba você.

fz-lesson-search = Procurar e achar
    .line = Números vermelhos, cartas de reconhecimento, Patty e Henry
    .done = Procure cedo e mantenha Patty por perto: duas dessas cartas escondem as peças que faltam.
fz-lesson-search-number = O número aqui é um marcador de entrada: dele saem criaturas, e sob ele há algo escondido. Sem criatura por perto, você pode procurar.
fz-lesson-search-search = Procure.
    .wrong = Fique mais um pouco: procure primeiro.
fz-lesson-search-patty = Uma mochila perdida: duas cartas para você. E como Patty está a 1 de distância, procurar foi grátis. Sua ação continua aí.
fz-lesson-search-walk = Especialistas só andam com um herói e nunca ficam sozinhos: quando o último sai, vão junto. Leve Patty até o Ancoradouro.
    .wrong = Ande até o local indicado.

fz-lesson-threat = A ameaça cresce
    .line = Trilha de ameaças, cartas de ameaça, entrada de criaturas
    .done = A trilha é o seu relógio: cada rodada custa um espaço. Seja rápido e fique junto dos especialistas.
fz-lesson-threat-track = O marcador de ameaça está no 3. Depois dos heróis vêm as criaturas, e antes de tudo o marcador avança um espaço. O próximo é vermelho.
fz-lesson-threat-end = Encerre o turno e veja o que acontece.
    .wrong = Nada mais a fazer aqui: encerre o turno.
fz-lesson-threat-twist = Uma carta de ameaça: vale até o fim da missão. Depois as criaturas agiram, e novas entraram nos números sorteados. A previsão mostra tudo antes.

fz-lesson-react = Salvar um amigo
    .line = Reações e respostas táticas
    .done = A metade de baixo da carta é para os outros. Um time que se ajuda vence com metade dos dados.
fz-lesson-react-shake = Frank foi atingido. A reação é a metade de baixo da carta, jogada por outra pessoa: esta tira 3 de dano de um amigo a até 2. Jogue-a.
    .wrong = Frank precisa de você: jogue a carta indicada.
fz-lesson-react-tactics = Nova rodada. Um de vocês pode jogar uma resposta tática antes da compra. Esta move todos os heróis até 2: jogue-a.
    .wrong = Não passe: jogue a carta indicada.
fz-lesson-react-walk = Frank já saiu de lá. Agora Abe: dois passos, pelo Atracadouro Sul, até onde está Frank.
    .wrong = Vá até Frank: toque no local indicado.
fz-lesson-react-price = Quem joga a resposta tática não compra cartas nesta rodada. Escolha o momento em que ela vale uma mão inteira.

fz-lesson-coin = A moeda e a saída
    .line = Uma queda, levantar-se, todos para fora
    .done = Missão vencida. Todos os objetivos, todos na saída e no máximo uma queda: o plano é esse.
fz-lesson-coin-coin = Mais dano que cartas: Abe caiu, e a moeda da sorte mostra coroa. O próximo que cair perde a missão.
fz-lesson-coin-stand = As criaturas ignoraram você, nocauteado. Levante-se.
    .wrong = Caído, você não chega à saída: levante-se.
fz-lesson-coin-out = Os dois objetivos estão prontos e Frank espera na saída. Um passo: vá até lá!
    .wrong = Chega de luta. Vá para a saída.

# O que significam as variantes das regras: primeiro o padrão, depois o que mais se pode escolher.

key-start_player = O grupo escolhe o jogador inicial ou o sorteia; ou só o sorteio decide.
key-unique_roles = Cada função é jogada uma só vez; ou dois heróis podem ter a mesma função, cada um com seu conjunto completo de cartas.
key-spawn_token_layout = Os marcadores de entrada são distribuídos ao acaso; ou o grupo os distribui.
key-event_pool = O deck de reconhecimento é feito de eventos e descobertas; ou os achados da segunda edição são embaralhados com os eventos.
key-tactics_draw = Na fase tática pode-se recusar a compra de cartas, tudo ou nada; ou ela é obrigatória.
key-escort_obligation = O último herói ativo deve levar os especialistas; ou o último herói, em pé ou nocauteado.
key-specialist_reach = Um especialista ajuda heróis a no máximo um local de distância, contado por caminhos abertos; ou em todo local que encoste no dele, mesmo através de uma parede.
key-range_model = O alcance é contado por caminhos abertos; ou, além disso, dois vizinhos separados só por uma parede nunca se alcançam.
key-terrain_modifier = Terreno elevado e terreno coberto mudam o número de dados; ou o número de acertos.
key-elevated_vs_elevated = A altura não ajuda contra um alvo igualmente alto; ou ajuda.
key-boss_power = Um chefe tem tantos marcadores de poder quantos sua carta diz, em geral um por herói; ou um por pessoa à mesa.
key-monster_bombs_hurt_monsters = O explosivo de uma criatura fere só heróis; ou todos onde explode, a própria criatura inclusive.
key-patty_free_searches = Junto de Patty um herói pode procurar como ação livre quantas vezes quiser em seu turno; ou uma vez.
key-ferry_fuel_token = O combustível da balsa conta quando quem o achou é libertado; ou assim que é achado.
key-objective_order = Todos os objetivos estão abertos desde o início; ou um depois do outro, na ordem.
key-coin_flip_trigger = A moeda pode ser virada quando um objetivo é completado; ou assim que ele tem o número de marcadores impresso em sua carta.
key-move_face = A face de movimento leva a criatura um local adiante; ou de novo até a sua velocidade.
key-knockdown_threshold = Um herói cai quando o dano é maior que a mão; ou quando sofre dano sem nenhuma carta na mão.
key-unprotected_penalty = Especialistas deixados sem escolta custam um espaço da trilha de ameaças cada um; ou um espaço ao todo.
key-threat_on_any_knockdown = Um nocaute só move o marcador de ameaça se especialistas ficam sem escolta; ou sempre.
key-specialist_abilities = Os especialistas têm as habilidades do jogo básico; ou, como na segunda edição, o grupo escolhe uma de duas cartas de especialista para cada um.
key-specialist_base_abilities = Com cartas de especialista, a nova rolagem de Henry e a procura livre de Patty só existem nas cartas deles; ou sempre, além das cartas escolhidas.
key-exit_requires = Todos os heróis devem estar no local de saída; ou todos os heróis e os dois especialistas.
key-solo_heroes = Quem joga sozinho joga com dois heróis; ou com dois a quatro.
key-henry_reroll = Henry ajuda em todo ataque de um herói; ou só nos feitos como ação de atacar.
key-hand_size_role = O limite da mão é até onde ela é completada; ou um limite ao qual ela é reduzida na fase tática.
key-secured_needs_no_monster = Um ponto de entrada é protegido por um herói onde não há criatura; ou por um herói em qualquer caso.
key-simultaneous_knockdowns = Heróis nocauteados pelo mesmo golpe caem um depois do outro, cada um virando a moeda; ou juntos, virando-a uma vez.
key-ambush_target = Uma criatura de emboscada ataca pela regra de sempre, o primeiro na ordem dos turnos; ou quem sofreu a emboscada.
key-downed_at_exit = Um herói nocauteado no local de saída já chegou; ou precisa estar em pé ali.
key-campaign_upgrades = Numa campanha os aprimoramentos são escolhidos de novo em cada missão; ou os das missões anteriores são mantidos e contam.
key-open_hands = Cada um vê só a própria mão; ou todas as mãos.
key-difficulty = A dificuldade da missão: normal, recruta (mais fácil) ou veterano (mais difícil).
key-two_hero_refill = Com dois heróis, quem joga uma resposta tática não compra nada depois; ou compra até duas cartas.
key-remove_hard_events = Todos os eventos podem aparecer; ou os onze mais duros ficam na caixa.
key-remove_hard_finds = Todos os achados podem aparecer; ou os que prejudicam quem os acha ficam na caixa. Só importa onde se joga com achados.
key-automatic_paths = O grupo diz qual de vários caminhos igualmente curtos uma criatura toma; ou o programa escolhe.

# Ao lado de uma missão que não é a primeira da sua operação.
mission-later = As missões posteriores são mais difíceis, e a primeira de uma operação é a melhor para aprender.

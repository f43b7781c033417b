# Nomes e textos do conteúdo; o inglês está nos arquivos de conteúdo.


## action

action-double_aught = Chumbo Grosso
action-double_aught-lower = Momento de Clareza
action-two_handed_swing = Golpe a Duas Mãos
action-two_handed_swing-lower = Reagrupar
action-pump_action = Espingarda de Repetição
action-pump_action-lower = Balote de Chumbo
action-rifle_butt = Coronhada
action-rifle_butt-lower = Atrás de Mim
action-sidearm = Arma de Coldre
action-sidearm-lower = Não Parem
action-trench_broom = Vassoura de Trincheira
action-trench_broom-lower = Disciplina de Fogo
action-haymaker = Soco Cruzado
action-haymaker-lower = Ao Meu Sinal
action-bayonet_drill = Treino de Baioneta
action-bayonet_drill-lower = Sacode a Poeira
action-combat_shotgun = Espingarda de Combate
action-combat_shotgun-lower = De Novo!
action-clubbed_musket = Mosquete como Clava
action-clubbed_musket-lower = Mantenham a Posição
action-walking_fire = Fogo em Marcha
action-walking_fire-lower = Escolham os Alvos
action-from_the_hip = Tiro da Cintura
action-from_the_hip-lower = Bons Reflexos
action-throat_cut = Corte na Garganta
action-throat_cut-lower = Predador
action-gut_and_run = Estripar e Correr
action-gut_and_run-lower = Buscar e Destruir
action-trench_knife = Faca de Trincheira
action-trench_knife-lower = Corte no Tendão
action-backstab = Pelas Costas
action-backstab-lower = Segura Ele
action-headbutt = Cabeçada
action-headbutt-lower = Escapulir
action-thrown_blade = Lâmina Arremessada
action-thrown_blade-lower = Aqui, Feioso
action-garrotte = Garrote
action-garrotte-lower = Acabe com Isso
action-brass_knuckles = Soqueira
action-brass_knuckles-lower = Contragolpe
action-dual_pistols = Duas Pistolas
action-dual_pistols-lower = Enquanto Sangra
action-machete = Facão
action-machete-lower = Abrir Caminho
action-bare_hands = Mãos Nuas
action-bare_hands-lower = Arranca Ele Daí
action-old_habits = Velhos Hábitos
action-old_habits-lower = Nunca Estive Aqui
action-held_breath = Respiração Presa
action-held_breath-lower = Vigia
action-two_for_a_penny = Dois por um Tostão
action-two_for_a_penny-lower = Desbastar o Rebanho
action-quick_shot = Tiro Rápido
action-quick_shot-lower = Fogo de Supressão
action-sighted_shot = Tiro com Mira
action-sighted_shot-lower = Observador
action-hydrostatic_shock = Choque Hidrostático
action-hydrostatic_shock-lower = Fogo Cruzado
action-lead_the_target = Antecipar o Alvo
action-lead_the_target-lower = Tiro Instintivo
action-tungsten_core = Núcleo de Tungstênio
action-tungsten_core-lower = Ponto Fraco
action-point_blank = À Queima-roupa
action-point_blank-lower = Tiro de Aviso
action-scoped_springfield = Springfield com Luneta
action-scoped_springfield-lower = Menos Um
action-tracer_rounds = Balas Traçantes
action-tracer_rounds-lower = Pelo Clarão
action-kneecap = Na Rótula
action-kneecap-lower = Parado no Ato
action-double_tap = Tiro Duplo
action-double_tap-lower = Fogo de Cobertura
action-satchel_charge = Sacola de Explosivos
action-satchel_charge-lower = Missão de Tiro
action-bangalore = Torpedo Bangalore
action-bangalore-lower = Hospital de Campanha
action-frag_grenade = Granada de Fragmentação
action-frag_grenade-lower = Abaixem-se!
action-short_fuse = Pavio Curto
action-short_fuse-lower = Onda de Choque
action-breaching_bar = Pé de Cabra
action-breaching_bar-lower = Afastem-se!
action-molotov = Molotov
action-molotov-lower = Armadilha
action-carbine_burst = Rajada de Carabina
action-carbine_burst-lower = Remendo
action-mills_bomb = Granada Mills
action-mills_bomb-lower = Amaciar
action-flamethrower = Lança-chamas
action-flamethrower-lower = Retorno de Chama
action-bazooka = Bazuca
action-bazooka-lower = Tiro de Ajuste
action-shaped_charge = Carga Oca
action-shaped_charge-lower = Fique Comigo
action-contact_shot = Tiro Encostado
action-contact_shot-lower = Vai Explodir!

## difficulty

difficulty-recruit = Recruta
difficulty-regular = Normal
difficulty-veteran = Veterano

## family

family-typhon = Filhos de Tifão
family-typhon-character = Carne que incha e explode. Aglomerar-se, entre si ou com você, é o que elas querem.
family-infested = Infectados
family-infested-character = Não há distância segura, e matar um faz surgir dois. Esvaziam a mão em vez de quebrar ossos.
family-fetch = Aparições
family-fetch-character = Duplos em chamas que atravessam paredes e ficam tão fortes quanto quem vestem.

## focus

focus-steady_voice = Voz Firme
focus-steady_voice-note = Depois que a sua resposta tática é resolvida; você continua sem comprar até o limite da mão.
focus-iron_presence = Presença de Ferro
focus-share_the_load = Dividir o Fardo
focus-map_and_compass = Mapa e Bússola
focus-full_pockets = Bolsos Cheios
focus-nobody_left_behind = Ninguém Fica para Trás
focus-rat_in_the_walls = Rato nas Paredes
focus-nobodys_prey = Presa de Ninguém
focus-one_clean_cut = Um Corte Limpo
focus-bloodhound = Sabujo
focus-knife_work = Na Ponta da Faca
focus-thick_hide = Couro Grosso
focus-long_eye = Olho de Águia
focus-cold_hands = Mãos Frias
focus-bell_tower = Campanário
focus-patience = Paciência
focus-ricochet = Ricochete
focus-hide = Esconder-se
focus-measured_fuse = Pavio Medido
focus-pitchers_arm = Braço de Arremessador
focus-corpsman = Enfermeiro de Campanha
focus-seal_the_hole = Selar o Buraco
focus-extra_powder = Pólvora Extra
focus-trip_wires = Arame de Tropeço
focus-trip_wires-note = A criatura da emboscada é colocada no local e age na próxima fase da ameaça.

## hero

hero-abe-nickname = Sarge
hero-abe-weapon = espingarda Winchester M12
hero-abe-line = Planos são para o relatório.
hero-maxine-nickname = Capitã
hero-maxine-weapon = carabina M1A1, coronha serrada
hero-maxine-line = No escuro eu também tenho patente maior que a sua.
hero-shadroe-nickname = Rato
hero-shadroe-weapon = faca de trincheira Mk1
hero-shadroe-line = Mais perto.
hero-frank-nickname = Dois Tostões
hero-frank-weapon = Springfield M1903
hero-frank-line = Um tostão para cada olho. Trago troco.
hero-don-nickname = Sonny
hero-don-weapon = o que houver na sacola
hero-don-line = Consigo montar de novo. Quase tudo.

## specialist

specialist-henry-nickname = Professor
specialist-henry-ability = Encontrar a Fraqueza
specialist-patty = Patrick Wolinsky
specialist-patty-nickname = Patty
specialist-patty-ability = Visão Remota
specialist_card-find_weakness = Encontrar a Fraqueza
specialist_card-banishing_word = Palavra de Banimento
specialist_card-footnotes = Notas de Rodapé
specialist_card-wards = Proteções a Giz
specialist_card-remote_viewing = Visão Remota
specialist_card-six_metres_of_steel = Seis Metros de Aço
specialist_card-bad_feeling = Mau Pressentimento
specialist_card-one_mind = Uma Só Mente

## token

token-intel = Informação
token-fire = Fogo
token-fire-text = Um herói que entra neste local, ou termina o turno nele, sofre 1 de dano indefensável. Criaturas da família Aparições e chefes não são afetados; qualquer outra criatura que entraria sobre Fogo não é colocada e espera na zona de entrada.
token-tanker_alpha = Tanque Alfa
token-tanker_alpha-text = Um caminhão-tanque de combustível. As missões dizem como é dirigido.
token-tanker_bravo = Tanque Bravo
token-tanker_bravo-text = O segundo caminhão-tanque de combustível.
token-survivor = Sobrevivente
token-survivor-text = Um civil. Onde a missão permite carregá-lo: um herói o pega, move-se com ele e o larga quando é nocauteado.
token-altar = Altar
token-altar-text = Representa um altar, um ninho, um espelho ou um sino. As missões dizem qual e como se lida com ele.

## twist

twist-strong = Fortes
twist-volatile = Voláteis
twist-volatile-flavour = Agora explodem por qualquer coisa.
twist-headlong = Em Disparada
twist-herd = Manada
twist-overgrown = Crescidos Demais
twist-bitter_blood = Sangue Amargo
twist-hide_like_bark = Couro como Casca
twist-drinkers = Bebedores
twist-drinkers-flavour = Cada ferida que abre, reparte com os seus.
twist-entangling = Enredamento
twist-every_crack = Cada Fresta
twist-ravenous = Vorazes
twist-cut_worms = Vermes Cortados
twist-under_the_skin = Sob a Pele
twist-scent = Faro
twist-slime = Gosma
twist-ripe = Maduros
twist-kindling = Gravetos
twist-cold_fire = Fogo Frio
twist-choir = O Coro
twist-through_the_smoke = Através da Fumaça
twist-envy = Inveja
twist-envy-flavour = Querem o que lhe resta.
twist-no_rest = Sem Descanso
twist-glass_bones = Ossos como Vidro, Vidro como Ossos
twist-your_own_face = O Seu Próprio Rosto

## recon

recon-eye_of_the_storm = Olho do Furacão
recon-dropped_satchel = Sacola Caída
recon-dropped_satchel-flavour = Dois carregadores, uma carta para casa, meia linguiça.
recon-it_was_waiting = Estava Esperando
recon-it_was_waiting-flavour = Debaixo da escada. Claro que debaixo da escada.
recon-both_doors = As Duas Portas
recon-rotten_boards = Tábuas Podres
recon-dressing_tin = Lata de Curativos
recon-radio_silence = O Rádio Responde
recon-radio_silence-flavour = Não está ligado na tomada.
recon-heads_again = Cara Outra Vez
recon-heads_again-flavour = Você juraria que estava no outro bolso.
recon-belt_of_ammunition = Fita de Munição
recon-back_way = Caminho dos Fundos
recon-old_minefield = Campo Minado Antigo
recon-blood_trail = Rastro de Sangue
recon-blood_trail-flavour = O seu, pelo visto.
recon-truck_horn = Buzina de Caminhão
recon-trip_flare = Sinalizador de Tropeço
recon-caved_in = Desabamento
recon-the_tall_mirror = O Espelho Alto
recon-the_tall_mirror-flavour = Você recua dele. Ele não.
recon-chaplains_flask = Cantil do Capelão
recon-pattern_in_the_howling = Um Padrão nos Uivos
recon-someones_diary = Diário de Alguém
recon-cold_spot = Ar Gelado
recon-they_heard_that = Eles Ouviram
recon-mortar_crate = Caixote de Morteiro
recon-nobody_dug_this = Ninguém Cavou Isto
recon-heavy_door = Porta Pesada
recon-borrowed_courage = Coragem Emprestada
recon-fork_in_the_dark = Bifurcação no Escuro
recon-torch_code = Sinais de Lanterna
recon-wrong_face = Rosto Errado
recon-wrong_face-flavour = Ele está com o rosto do seu amigo. Seu amigo também.
recon-long_quiet = Longo Silêncio
recon-lights_out = Luzes Apagadas

## recon

recon-ferry_fuel = Combustível da Balsa
recon-engine_propeller = Hélice do Motor
recon-engine_propeller-flavour = Pesa o que pesa um homem, e escorrega.
recon-scratched_map = Mapa Riscado
recon-widows_testimony = O Testemunho da Viúva
recon-widows_testimony-flavour = Ela conta na terceira pessoa, e depois ela é a terceira pessoa.
recon-voice_in_the_well = Voz no Poço
recon-black_chalice = Cálice Negro
recon-cantors_tongue = A Língua do Cantor
recon-cantors_tongue-flavour = Ainda rege.
recon-sealed_jar = Jarro Selado
recon-drivers_body = O Motorista
recon-drivers_body-flavour = A chave está no bolso dele. E outra coisa também.
recon-locked_cabinet = Armário Trancado
recon-corporal_brandt = Cabo Brandt
recon-corporal_brandt-flavour = O último do cordão. Ele dirige, diz, se outra pessoa descer primeiro.
recon-cattle_ledger = Livro do Gado
recon-schoolroom_drawing = Desenho da Escola
recon-schoolroom_drawing-flavour = Vinte e duas crianças desenharam o mesmo buraco.
recon-doctor_hasler = Doutor Hasler
recon-blasting_caps = Espoletas
recon-winding_key = Chave do Guincho
recon-feed_schedule = Horários das Refeições
recon-feed_schedule-flavour = Com letra de criança, no livro de um morto.
recon-burned_roll_call = Lista de Chamada Queimada
recon-brother_anselm = Irmão Anselmo
recon-brother_anselm-flavour = Ele não para de cantar até alguém se sentar e ouvir.
recon-names_in_the_ash = Nomes na Cinza
recon-fuse_box = Caixa de Fusíveis
recon-professor_lindqvist = Professora Lindqvist
recon-professor_lindqvist-flavour = Ela está na cadeira. Ela também está na porta.
recon-wiring_plan = Esquema Elétrico
recon-martyrs_ledger = O Livro dos Mártires
recon-unburnt_finger = O Dedo que Não Queimou
recon-unburnt_finger-flavour = Ele aponta. Aponta sempre para você.

## recon

recon-lupara = Lupara
recon-lupara-flavour = Dois canos, e um sobrenome raspado da coronha.
recon-flak_vest = Colete à Prova de Estilhaços
recon-flak_vest-flavour = O furo nas costas é história de outra pessoa.
recon-jerrycan = Galão de Combustível
recon-jerrycan-flavour = Pela metade. Quem o trouxe até aqui esperava que bastasse.
recon-trench_periscope = Periscópio de Trincheira
recon-trench_periscope-flavour = O vidro só está sujo do lado de lá.
recon-field_telephone = Telefone de Campanha
recon-field_telephone-flavour = Gire a manivela e alguém atende. Fale só com quem você conhece.
recon-cavalry_boots = Botas de Cavalaria
recon-cavalry_boots-flavour = Debaixo de uma cama, lado a lado, a ponta virada para a porta.
recon-medal_of_barbara = Medalha de Santa Bárbara
recon-medal_of_barbara-flavour = Ela protege quem lida com pólvora. Uma vez.
recon-bandolier = Bandoleira
recon-bandolier-flavour = Cheia até a última alça. Ele nem chegou à primeira.
recon-carbide_lamp = Lampião de Carbureto
recon-carbide_lamp-flavour = Uma gota de água, um chiado, e a escuridão vai para outro lugar.
recon-entrenching_tool = Pá de Trincheira
recon-entrenching_tool-flavour = Afiada em três lados. O quarto é para cavar.
recon-morphine = Morfina
recon-morphine-flavour = Duas ampolas numa lata de cigarros. Os cigarros já foram fumados.
recon-signal_pistol = Pistola de Sinalização
recon-signal_pistol-flavour = Verde quer dizer: venham. Ninguém lembra o que era vermelho.
recon-waterlogged_coat = Casaco Encharcado
recon-waterlogged_coat-flavour = Não seca em ninguém, muito menos em você.
recon-humming_relic = Relíquia Murmurante
recon-humming_relic-flavour = Depois de uma hora você não ouve mais. Os outros ouvem.
recon-mouldy_provisions = Provisões Mofadas
recon-mouldy_provisions-flavour = Você já tinha dado uma mordida quando olhou.
recon-unposted_letter = Carta Não Enviada
recon-unposted_letter-flavour = Quatro páginas para uma tal Anna. Levante-se: alguém tem de entregar.
recon-chalk_and_string = Giz e Barbante
recon-chalk_and_string-flavour = Um sapador mediu todos os buracos daqui. A última linha entra em um deles.
recon-gramophone = Gramofone
recon-gramophone-flavour = Um disco, um lado. Na parte lenta, todos eles param.
recon-ash_coat = Casaco de Cinzas
recon-ash_coat-flavour = Feito de algo que queimou. Fique imóvel e você nunca esteve aqui.
recon-hip_flask = Cantil de Bolso
recon-hip_flask-flavour = É sempre o último gole.
recon-wire_cutters = Alicate de Arame
recon-wire_cutters-flavour = Estava pendurado no arame farpado. Uma luva também.
recon-chess_set = Xadrez de Viagem
recon-chess_set-flavour = Uma partida pela metade. As brancas viram o que vem aí.
recon-tripwire = Fio de Tropeço
recon-tripwire-flavour = Quarenta metros de fio e uma lata. A lata é que é a ideia.
recon-crying_doll = Boneca Chorona
recon-crying_doll-flavour = Ela chora sempre que você prende a respiração.
recon-bent_sights = Mira Torta
recon-bent_sights-flavour = Ela aponta para alguma coisa. Melhor não saber o quê.
recon-jar_of_leeches = Pote de Sanguessugas
recon-jar_of_leeches-flavour = Hoje de manhã a tampa estava no lugar.
recon-dead_mans_watch = Relógio de um Morto
recon-dead_mans_watch-flavour = Está certo duas vezes por dia. Nas duas, algo vem.
recon-name_tag = Crachá
recon-name_tag-flavour = Você o prendeu de brincadeira. Desde então alguém chama por esse nome.
recon-phosphor_stain = Mancha de Fósforo
recon-phosphor_stain-flavour = Não sai. Nada fica na toca com você brilhando desse jeito.
recon-string_of_teeth = Colar de Dentes
recon-string_of_teeth-flavour = Um troféu. A família percebeu.

## monster

monster-corrupted_animal-attribute = Decomposição Explosiva
monster-corrupted_animal-flavour = Na terça-feira era uma cabra. Não atire nela de perto.
monster-corrupted_human-attribute = Rajada de Contágio
monster-corrupted_human-flavour = Ainda cantarola o hino, por várias bocas.
monster-cupbearer-attribute = Bênção de Tifão
monster-cupbearer-flavour = Ele serve, e o que bebe torna a se levantar.
monster-gnawing_brood-attribute = Túnel
monster-gnawing_brood-attribute_note = Sem herói a até 3 de distância, ela sai no ponto de entrada mais próximo do herói mais próximo dela (empate: o grupo escolhe) e depois se move como de costume. Um local com herói ativo não pode ser escolhido.
monster-gnawing_brood-flavour = Um nó de vermes do tamanho de um cão. De dois cães. Três.
monster-consumed_baitbag-attribute = Estouro
monster-consumed_baitbag-flavour = A isca é quem ele era. O saco é o resto.
monster-mother_of_worms-attribute = Todo Buraco Tem um Fundo
monster-mother_of_worms-flavour = Ela não persegue. Nunca precisou.
monster-cinder_fetch-attribute = Nenhuma Porta Está Fechada
monster-cinder_fetch-flavour = Os ossos de alguém, as medalhas de alguém e o fogo de ninguém.
monster-pale_double-attribute = Veste o Seu Rosto
monster-pale_double-attribute_note = A força é igual ao número de cartas na mão do alvo quando ele é escolhido, no mínimo 1 e no máximo 4; apanhar pela equipe (um novo alvo) a redefine.
monster-pale_double-flavour = Ele sabe a senha e a contrassenha. Sabe o nome da sua irmã.
monster-ember_saint-attribute = Auréola
monster-ember_saint-flavour = Ele perdoa você. É essa a parte que queima.

## operation

operation-op1 = Filhos de Tifão
operation-op1-place = Sicília, julho de 1943
operation-op2 = Os Infectados
operation-op2-place = Sankt Egid, um vale na Estíria, março de 1944
operation-op3 = As Aparições
operation-op3-place = Terra de cinzas, Boêmia, janeiro de 1945

## mission

mission-1-1 = Travessia do Rio
mission-1-1-briefing = A estrada para Velucca termina no Anapo. A balsa está lá; quem a operava a desmontou pela metade antes de deixar de ser alguém. Monte-a de novo, engarrafe para o laboratório o que sair dos juncos e atravesse.
mission-1-1-special = O motor faz barulho: quando a balsa é reparada, o Humano Corrompido sai da reserva em um ponto de entrada sorteado.
mission-1-2 = Os Sinos de Velucca
mission-1-2-token-altar = Sino
mission-1-2-token-survivor = Mulher que Chama
    .g = f
mission-1-2-briefing = A vila toca os próprios sinos nas horas erradas: o da prefeitura pergunta, o da capela responde, e o povo vai para onde soa mais alto. Segurem as duas cordas ao mesmo tempo até nada mais responder. Uma mulher chama, cada vez de outra porta; não vão embora antes que alguém a encontre.
mission-1-2-special = Um sino fica na prefeitura, o outro na capela; não podem ser atacados. A mulher que chama começa na osteria. No fim de cada rodada ela vai para um local ao acaso à distância de 1 ou fica onde está; ela evita as criaturas. O primeiro objetivo cumprido passa um elite da reserva para a zona de entrada.
mission-1-3 = A Taça Transborda
mission-1-3-briefing = A estrada da vila entra no morro. Três altares alimentam a coisa lá embaixo. Pedra não se quebra, mas um altar seca debaixo de quem fica ali e não quer beber. Quando a coisa tiver fome, ela subirá para ver quem está ali. Esteja de pé quando isso acontecer.
mission-1-3-special = Há altares no covil de ossos, na nave e na galeria da mina; não podem ser atacados. No fim de uma rodada em que ainda há um altar, um resultado especial do dado de ativação põe um servo em um altar ao acaso. O chefe entra na galeria profunda assim que dois altares secam, e no fim da rodada 8 se até lá não tiver vindo. O último altar pode secar antes ou depois da morte dele.
mission-1-3-layout_note = Deste mapa só se sabe uma coisa: há uma peça de caverna a nordeste.
mission-2-1 = Cordão de Isolamento
mission-2-1-briefing = Dois campos se mexem à noite. O depósito deixou dois caminhões-tanque de gasolina e ninguém para dirigi-los. Ache as chaves, leve o Alfa ao trigo e o Bravo ao campo alagado, e afaste-se da luz.
mission-2-1-special = O Alfa está no pátio de caminhões, o Bravo na balança. Dirigir é uma ação no local de um caminhão-tanque: você se move com até três pontos de movimento e o caminhão vai junto, haja o que houver ali. Sem chave, nada de dirigir. O primeiro objetivo cumprido passa um elite da reserva para a zona de entrada.
mission-2-2 = Visitas Domiciliares
mission-2-2-briefing = O médico de Sankt Egid tinha os melhores registros do vale, e não parava de comer. Descubra de onde vêm os vermes. Há crianças em três casas; um trem espera, de caldeira acesa, por quantas você conseguir trazer.
mission-2-2-special = Três sobreviventes esperam: consultório, padaria, casa da fazenda. Cada herói carrega no máximo um. O trem parte de onde vocês entraram.
mission-2-3 = O Que Jaz Lá Embaixo
mission-2-3-token-altar = Ninho
mission-2-3-briefing = O poço não tem fundo em mapa algum. Queime os três ninhos de onde ela procria, prepare o guincho e traga-a para a luz do dia, onde a dinamite funciona.
mission-2-3-special = Os marcadores de Altar representam ninhos: currais de espera, salão gotejante, galeria da mina. O chefe entra no poço, local intransponível, quando o guincho fica pronto: só ataques à distância o alcançam até que um resultado de movimento o arraste para fora, e ele não pode voltar.
mission-3-1 = Quarta-feira de Cinzas
mission-3-1-briefing = A abadia queima há nove dias sem diminuir. Os homens que saem dela usam os rostos da lista de chamada. Apague os fogos que não são fogos e traga de volta dois dos nomes.
mission-3-1-special = Fogos ardem na galeria do claustro, na nave e no túnel. No fim de uma rodada com um a quatro fogos, um resultado especial do dado de ativação acende outro em um ponto de entrada ainda não procurado e sem herói, ao acaso. O primeiro objetivo cumprido traz o Duplo Pálido da reserva a um ponto de entrada sorteado.
mission-3-2 = Casa dos Espelhos
mission-3-2-token-altar = Espelho
mission-3-2-briefing = Alguém deu à coisa da abadia um laboratório e vidro em que se olhar. Cada vidraça é uma porta, e ela estala quando morre diante dela o que saiu dali. Atraia-os de volta a três delas, corte a corrente e não responda a ninguém que chame você pelo nome.
mission-3-2-special = Os marcadores de Altar representam espelhos: galeria dos espelhos, scriptorium, cabine de sinalização. Não podem ser atacados. No fim de uma rodada, um resultado especial do dado de ativação faz o servo mais próximo de um espelho ao acaso sair dele.
mission-3-3 = O Santo das Brasas
mission-3-3-token-altar = Sino
mission-3-3-briefing = Já foi um capelão. Três sinos ainda sabem seu nome verdadeiro; toque cada um com um dos nossos dois especialistas ao lado para ouvir a resposta. Então ele virá, e perdoará você. Não permita.
mission-3-3-special = Os marcadores de Altar representam sinos: campanário, sala de rádio, antecâmara. Não podem ser atacados. Um fogo arde no parque de tanques. O chefe entra no piso do altar.

## objective

objective-repair_the_ferry = Reparar a Balsa
objective-repair_the_ferry-text = Faltam duas peças. O combustível conta quando quem o achou é libertado, a hélice quando é levada à rampa da balsa.
objective-acquire_specimen_samples = Obter Amostras
objective-acquire_specimen_samples-text = Duas mortes limpas: uma amostra conta quando um ataque com dados mata com no máximo um de dano sobrando.
objective-still_the_bells = Calar os Sinos
objective-still_the_bells-text = Dois marcadores. A primeira das duas pistas encontradas vale um. No fim de cada rodada em que há um herói ativo em cada sino, na prefeitura e na capela, vem mais um.
objective-answer_the_call = Atender ao Chamado
objective-answer_the_call-text = Fale com ela duas vezes: uma ação no local da mulher que chama, sem criaturas ali. Na primeira, ela corre para um ponto de entrada ao acaso, ainda não procurado e sem herói. Na segunda, ela está a salvo: seu marcador sai do tabuleiro e cada herói compra uma carta.
objective-run_the_altars_dry = Secar os Altares
objective-run_the_altars_dry-text = Fique em três altares. Um altar em que há um herói ativo no fim de uma rodada seca, e cada herói ali sofre 1 de dano. Uma vez, o herói de combate corporal pode, em vez disso, derrubar o altar do seu local: uma ação e 2 de dano.
objective-the_first_cup = A Primeira Taça
objective-the_first_cup-text = Um achado: aquilo de que ela foi feita. Ajuda mais que oração: o chefe perde um de resistência contra tudo, venha quando vier.
objective-end_the_cupbearer = Dar Fim ao Copeiro
objective-end_the_cupbearer-text = Tire o último marcador de poder dele.
objective-ignition_keys = Chaves de Ignição
objective-ignition_keys-text = Dois de três achados. Um já basta para começar a dirigir.
objective-burn_the_fields = Queimar os Campos
objective-burn_the_fields-text = Dois caminhões-tanque: Alfa ao trigo, Bravo ao campo alagado. O que chega vira fogo na hora, e o motorista pode saltar: mover-se um local.
objective-find_the_source_of_the_worms = Encontrar a Origem dos Vermes
objective-find_the_source_of_the_worms-text = Duas provas: qualquer achado é uma; um Saco de Isca Consumido morto com um ataque do tipo corporal é outra, mas só uma vez.
objective-the_last_train = O Último Trem
objective-the_last_train-text = Leve dois sobreviventes à plataforma. Cada um vale duas cartas para quem o carregou.
objective-burn_the_nests = Queimar os Ninhos
objective-burn_the_nests-text = Destrua dois dos três ninhos, cada um com um só ataque. Um ninho que se quebra cospe uma Ninhada. Enquanto a Mãe estiver em jogo e houver um ninho de pé, mais uma Ninhada rasteja de um ninho no fim de cada rodada.
objective-rig_the_winding_gear = Preparar o Guincho
objective-rig_the_winding_gear-text = Dois marcadores. Qualquer achado vale um; um herói de demolições também pode, uma vez, armar uma carga à mão na casa do guincho, sem criaturas ali (ação, duas cartas). Feito isso, ela sobe.
objective-kill_the_mother = Matar a Mãe
objective-kill_the_mother-text = Tire o último marcador de poder dela.
objective-starve_the_fires = Matar os Fogos de Fome
objective-starve_the_fires-text = Abafe três fogos: uma ação, no local do fogo ou a 1 de distância dele.
objective-bring_back_the_names = Trazer os Nomes de Volta
objective-bring_back_the_names-text = Dois de três achados.
objective-shatter_the_mirrors = Estilhaçar os Espelhos
objective-shatter_the_mirrors-text = Três espelhos. Um espelho se estilhaça quando uma criatura é morta no local dele. Uma vez, o franco-atirador pode quebrar um a até dois locais de distância: uma ação e duas cartas. Cada espelho que se estilhaça solta um Duplo Pálido da reserva em um ponto de entrada sorteado.
objective-cut_the_current = Cortar a Corrente
objective-cut_the_current-text = Dois marcadores. Qualquer achado vale um; ou desligue os disjuntores, uma vez, na sala dos geradores, sem criaturas ali (ação, duas cartas). Feito isso, uma carta de ameaça em jogo é descartada.
objective-ring_the_bells = Tocar os Sinos
objective-ring_the_bells-text = Toque três sinos: uma ação no local do sino, com um especialista ao lado e sem criaturas ali. Uma vez, o líder pode chamar o nome sem especialista: isso custa mais duas cartas. O segundo sino desperta o Santo.
objective-his_true_name = Seu Nome Verdadeiro
objective-his_true_name-text = Qualquer dos achados; ou leia as lápides nas covas de baixo, com um especialista ao lado e sem criaturas ali (ação, duas cartas). A partir daí os resultados especiais do chefe contam como em branco.
objective-snuff_the_saint = Apagar o Santo
objective-snuff_the_saint-text = Tire o último marcador de poder dele.

## place

place-olive_bank = Margem das Oliveiras
place-ferry_sheds = Galpões da Balsa
place-north_landing = Atracadouro Norte
place-reed_beds = Juncal
place-ferry_slip = Rampa da Balsa
place-pier = Píer
place-fuel_yard = Pátio de Combustível
place-anapo_channel = Canal do Anapo
place-mooring = Ancoradouro
place-south_landing = Atracadouro Sul
place-mill_race = Canal do Moinho
place-flooded_field = Campo Alagado
place-causeway = Calçada Elevada
place-water_mill = Moinho d'Água
place-willow_bank = Margem dos Salgueiros
place-mill_pond = Lagoa do Moinho
place-sluice_gate = Comporta
place-sheepfold = Aprisco
place-footbridge = Passarela
place-reed_marsh = Brejo de Juncos
place-bakery = Padaria
place-town_hall = Prefeitura
place-osteria = Osteria
place-piazza = Praça
place-arcade = Arcada
place-fountain = Fonte
place-tailors_row = Rua dos Alfaiates
place-well_house = Casa do Poço
place-cart_lane = Beco das Carroças
place-stable = Estábulo
place-yew_corner = Canto do Teixo
place-priests_house = Casa do Padre
place-upper_graves = Covas de Cima
place-nave = Nave
place-belfry = Campanário
place-west_porch = Pórtico Oeste
place-sacristy = Sacristia
place-lower_graves = Covas de Baixo
place-gate_lane = Viela do Portão
place-charnel_house = Ossário da Igreja
place-wheat = Trigo
place-orchard = Pomar
place-farmyard = Terreiro
place-pigsty = Chiqueiro
place-barn = Celeiro
place-farmhouse = Casa da Fazenda
place-kitchen_garden = Horta
place-threshing_floor = Eira
place-lane_end = Fim da Viela
place-cistern = Cisterna
place-upper_terrace = Terraço de Cima
place-vine_rows = Fileiras de Videiras
place-mule_track = Trilha das Mulas
place-press_house = Casa da Prensa
place-middle_terrace = Terraço do Meio
place-stone_wall = Muro de Pedra
place-lower_rows = Fileiras de Baixo
place-dry_stream = Riacho Seco
place-shrine = Oratório
place-watch_hut = Cabana de Vigia
place-tank_farm = Parque de Tanques
place-pump_house = Casa de Bombas
place-sentry_yard = Pátio da Sentinela
place-hose_store = Depósito de Mangueiras
place-forecourt = Pátio de Entrada
place-weighbridge = Balança
place-lorry_park = Pátio de Caminhões
place-pipeline = Oleoduto
place-ditch = Vala
place-south_road = Estrada Sul
place-signal_box = Cabine de Sinalização
place-goods_shed = Armazém de Carga
place-water_tower = Caixa-d'água
place-platform = Plataforma
place-west_track = Trilho Oeste
place-east_track = Trilho Leste
place-cattle_pens = Currais de Gado
place-coal_heap = Monte de Carvão
place-station_garden = Jardim da Estação
place-level_crossing = Passagem de Nível
place-goat_path = Trilha das Cabras
place-scree = Cascalheira
place-ledge = Saliência
place-cave_mouth = Boca da Caverna
place-bone_hollow = Covil de Ossos
place-sinkhole = Sumidouro
place-low_gallery = Galeria Baixa
place-dripping_hall = Salão Gotejante
place-old_camp = Acampamento Antigo
place-deep_gallery = Galeria Profunda
place-west_stair = Escada Oeste
place-antechamber = Antecâmara
place-east_stair = Escada Leste
place-hall_of_jars = Salão dos Jarros
place-hall_of_mouths = Salão das Bocas
place-flooded_aisle = Nave Lateral Alagada
place-black_pool = Poço Negro
place-ossuary = Ossuário
place-altar_floor = Piso do Altar
place-fallen_nave = Nave Desabada
place-surgery = Consultório
place-waiting_room = Sala de Espera
place-high_street = Rua Principal
place-kitchen = Cozinha
place-hallway = Vestíbulo
place-herb_garden = Jardim de Ervas
place-cellar_steps = Degraus do Porão
place-parlour = Sala de Visitas
place-alley = Beco
place-coal_yard = Pátio de Carvão
place-loading_dock = Doca de Carga
place-cold_store = Câmara Fria
place-smokehouse = Defumadouro
place-killing_floor = Sala de Abate
place-hide_vats = Tinas de Couro
place-holding_pens = Currais de Espera
place-bone_yard = Pátio dos Ossos
place-scalding_pit = Fosso de Escaldar
place-rendering_room = Sala de Sebo
place-back_road = Estrada dos Fundos
place-wire_field = Campo de Arame
place-trench = Trincheira
place-firing_step = Banqueta de Tiro
place-pillbox = Casamata
place-dugout = Abrigo
place-tunnel = Túnel
place-magazine = Paiol
place-motor_pool = Garagem
place-barracks = Alojamento
place-radio_room = Sala de Rádio
place-airlock = Câmara de Vedação
place-specimen_hall = Salão dos Espécimes
place-furnace_room = Sala da Fornalha
place-mirror_gallery = Galeria dos Espelhos
place-corridor = Corredor
place-archive = Arquivo
place-generator_hall = Sala dos Geradores
place-reactor_well = Poço do Reator
place-gantry = Passadiço
place-loading_bay = Baia de Carga
place-chapter_house = Sala do Capítulo
place-scriptorium = Scriptorium
place-refectory = Refeitório
place-dormitory = Dormitório
place-cloister_walk = Galeria do Claustro
place-garth = Jardim do Claustro
place-chapel = Capela
place-infirmary = Enfermaria
place-gatehouse = Casa do Portão
place-crypt_stair = Escada da Cripta
place-pit_head = Boca da Mina
place-winding_house = Casa do Guincho
place-lamp_room = Sala das Lâmpadas
place-spoil_tip = Monte de Entulho
place-cage = Gaiola
place-the_shaft = O Poço
place-cart_rails = Trilhos dos Vagonetes
place-stope = Galeria da Mina
place-sump = Poço de Drenagem
place-powder_store = Paiol de Pólvora

## criaturas: .g é o gênero
monster-corrupted_animal = { $num ->
        [many] Animais Corrompidos
       *[other] Animal Corrompido
    }
    .g = m
monster-corrupted_human = { $num ->
        [many] Humanos Corrompidos
       *[other] Humano Corrompido
    }
    .g = m
monster-cupbearer = Copeiro
    .g = m
monster-gnawing_brood = { $num ->
        [many] Ninhadas Roedoras
       *[other] Ninhada Roedora
    }
    .g = f
monster-consumed_baitbag = { $num ->
        [many] Sacos de Isca Consumidos
       *[other] Saco de Isca Consumido
    }
    .g = m
monster-mother_of_worms = Mãe dos Vermes
    .g = f
monster-cinder_fetch = { $num ->
        [many] Aparições de Cinzas
       *[other] Aparição de Cinzas
    }
    .g = f
monster-pale_double = { $num ->
        [many] Duplos Pálidos
       *[other] Duplo Pálido
    }
    .g = m
monster-ember_saint = Santo das Brasas
    .g = m

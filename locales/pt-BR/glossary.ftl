# As palavras dos dois jogos: um termo para cada conceito, usado por todos os textos.
#
# `-fz-…` é do Fireteam Zero, `-ch-…` do Cry Havoc, o resto dos dois. `{ -fz-hero }` é um, `{ -fz-hero(num: "many") }` são vários.
# .g gênero; .refused palavras que não servem para o conceito (`radical*`; `=esta forma`); .unless expressões em que servem;
# .except mensagens em que servem. `cargo xtask locales` confere. `-…-name-…`: nomes de entradas publicadas, como o livro os imprime.


## Os dois jogos

-action = { $num ->
        [many] ações
       *[one] ação
    }
    .g = f
-card = { $num ->
        [many] cartas
       *[one] carta
    }
    .g = f
-turn = { $num ->
        [many] turnos
       *[one] turno
    }
    .g = m
-table-player = { $num ->
        [many] jogadores
       *[one] jogador
    }
    .g = m
-hand = { $num ->
        [many] mãos
       *[one] mão
    }
    .g = f
-discard-pile = { $num ->
        [many] pilhas de descarte
       *[one] pilha de descarte
    }
    .g = f

## Fireteam Zero: a mesa

-fz-round = { $num ->
        [many] rodadas
       *[one] rodada
    }
    .g = f
-fz-mission = { $num ->
        [many] missões
       *[one] missão
    }
    .g = f
-fz-operation = { $num ->
        [many] operações
       *[one] operação
    }
    .g = f
-fz-briefing = { $num ->
        [many] relatórios da missão
       *[one] relatório da missão
    }
    .g = m
    .refused = instruções da missão
-fz-tactics-phase = fase tática
    .g = f
    .refused = fase de tática
-fz-hero-phase = fase do herói
    .g = f
-fz-threat-phase = fase da ameaça
    .g = f
    .refused = fase de ameaça
-fz-threat-track = trilha de ameaças
    .g = f
-fz-threat-token = marcador de ameaça
    .g = m
-fz-threat-space = { $num ->
        [many] espaços
       *[one] espaço
    }
    .g = m
    .refused = para a casa, casa da trilha, última casa, primeira casa
-fz-start-player-token = marcador de jogador inicial
    .g = m
-fz-lucky-coin = moeda da sorte
    .g = f
    .refused = moeda do destino
-fz-heads = cara
    .g = f
-fz-tails = coroa
    .g = f

## Fireteam Zero: miniaturas

-fz-figure = { $num ->
        [many] miniaturas
       *[one] miniatura
    }
    .g = f
    .refused = figura
-fz-hero = { $num ->
        [many] heróis
       *[one] herói
    }
    .g = m
    .refused = caído, caída, derrubad*
    .unless = Sacola Caída
-fz-ally = { $num ->
        [many] aliados
       *[one] aliado
    }
    .g = m
-fz-specialist = { $num ->
        [many] especialistas
       *[one] especialista
    }
    .g = m
-fz-monster = { $num ->
        [many] criaturas
       *[one] criatura
    }
    .g = f
    .refused = monstro
-fz-minion = { $num ->
        [many] servos
       *[one] servo
    }
    .g = m
    .refused = lacaio
-fz-elite = { $num ->
        [many] elites
       *[one] elite
    }
    .g = m
    .refused = a elite, uma elite, as elites, das elites, nas elites
-fz-boss = { $num ->
        [many] chefes
       *[one] chefe
    }
    .g = m
-fz-family = { $num ->
        [many] famílias
       *[one] família
    }
    .g = f
-fz-trait = { $num ->
        [many] atributos
       *[one] atributo
    }
    .g = m
-fz-role = { $num ->
        [many] funções
       *[one] função
    }
    .g = f
-fz-leader = { $num ->
        [many] líderes
       *[one] líder
    }
    .g = m
-fz-close-combat = combate corporal
    .g = m
-fz-marksman = { $num ->
        [many] franco-atiradores
       *[one] franco-atirador
    }
    .g = m
-fz-demolitions = demolições
    .g = f

## Fireteam Zero: o tabuleiro

-fz-location = { $num ->
        [many] locais
       *[one] local
    }
    .g = m
    .refused = até 1 local
-fz-sector = { $num ->
        [many] setores
       *[one] setor
    }
    .g = m
-fz-entry-point = local inicial
    .g = m
-fz-exit-point = local de saída
    .g = m
-fz-spawn-point = { $num ->
        [many] pontos de entrada
       *[one] ponto de entrada
    }
    .g = m
-fz-spawn-token = { $num ->
        [many] marcadores de entrada
       *[one] marcador de entrada
    }
    .g = m
-fz-spawn-pool = zona de entrada
    .g = f
-fz-reserve-pool = reserva
    .g = f
-fz-spawn-die = dado de entrada
    .g = m
-fz-activation-die = dado de ativação
    .g = m
-fz-attack-die = { $num ->
        [many] dados de ataque
       *[one] dado de ataque
    }
    .g = m
    .refused = rerrol*
-fz-difficult-terrain = terreno difícil
    .g = m
-fz-impassable-terrain = terreno intransponível
    .g = m
-fz-elevated-terrain = terreno elevado
    .g = m
    .refused = terreno alto
-fz-cover-terrain = terreno coberto
    .g = m
    .refused = cobertura
    .unless = Fogo de Cobertura

## Fireteam Zero: cartas e marcadores

-fz-action-card = { $num ->
        [many] cartas de ação
       *[one] carta de ação
    }
    .g = f
-fz-action-deck = { $num ->
        [many] decks de ação
       *[one] deck de ação
    }
    .g = m
    .refused = baralho
-fz-upgrade-card = { $num ->
        [many] cartas de aprimoramento
       *[one] carta de aprimoramento
    }
    .g = f
-fz-focus-card = { $num ->
        [many] cartas de foco
       *[one] carta de foco
    }
    .g = f
-fz-twist-card = { $num ->
        [many] cartas de ameaça
       *[one] carta de ameaça
    }
    .g = f
-fz-twist-deck = deck de ameaça
    .g = m
    .refused = deck de ameaças, baralho de ameaça*
-fz-recon-card = { $num ->
        [many] cartas de reconhecimento
       *[one] carta de reconhecimento
    }
    .g = f
-fz-recon-deck = deck de reconhecimento
    .g = m
-fz-event-card = { $num ->
        [many] cartas de evento
       *[one] carta de evento
    }
    .g = f
-fz-discovery-card = { $num ->
        [many] cartas de descoberta
       *[one] carta de descoberta
    }
    .g = f
-fz-find = { $num ->
        [many] achados
       *[one] achado
    }
    .g = m
-fz-objective = { $num ->
        [many] objetivos
       *[one] objetivo
    }
    .g = m
-fz-intel-token = { $num ->
        [many] marcadores de informação
       *[one] marcador de informação
    }
    .g = m
    .refused = marcador de inteligência, marcador de objetivo
-fz-power-token = { $num ->
        [many] marcadores de poder
       *[one] marcador de poder
    }
    .g = m
    .refused = =último poder
-fz-specialist-card = { $num ->
        [many] cartas de especialista
       *[one] carta de especialista
    }
    .g = f
-fz-specialist-token = { $num ->
        [many] marcadores de especialista
       *[one] marcador de especialista
    }
    .g = m
-fz-tactical-response = { $num ->
        [many] respostas táticas
       *[one] resposta tática
    }
    .g = f
-fz-reaction = { $num ->
        [many] reações
       *[one] reação
    }
    .g = f

## Fireteam Zero: ataques

-fz-attack = { $num ->
        [many] ataques
       *[one] ataque
    }
    .g = m
    .refused = ataque projétil, ataque explosivo, ataque corporal
-fz-brawl = corporal
    .g = m
-fz-bullet = projétil
    .g = m
-fz-bomb = explosivo
    .g = m
-fz-hit = { $num ->
        [many] acertos
       *[one] acerto
    }
    .g = m
-fz-bonus-hit = bônus de acerto
    .g = m
-fz-damage = dano
    .g = m
-fz-unblockable-damage = dano indefensável
    .g = m
-fz-resistance = resistência
    .g = f
-fz-health = pontos de vida
    .g = m
-fz-range = alcance
    .g = m
-fz-speed = velocidade
    .g = f
-fz-movement-point = { $num ->
        [many] pontos de movimento
       *[one] ponto de movimento
    }
    .g = m
    .refused = ponto de movimentação, pontos de movimentação
-fz-wound = { $num ->
        [many] ferimentos
       *[one] ferimento
    }
    .g = m
-fz-ambush = { $num ->
        [many] emboscadas
       *[one] emboscada
    }
    .g = f
-fz-free-action = { $num ->
        [many] ações livres
       *[one] ação livre
    }
    .g = f
    .refused = ação grátis
-fz-search = { $num ->
        [many] procuras
       *[one] procura
    }
    .g = f
    .refused = vasculhar, busca

## Cry Havoc: os lados

-ch-faction = { $num ->
        [many] Facções
       *[one] Facção
    }
    .g = f
    .refused = =facção, =facções
-ch-faction-board = tabuleiro de Facção
    .g = m
-ch-humans = Humanos
    .g = m
-ch-pilgrims = Peregrinos
    .g = m
-ch-machines = Máquinas
    .g = f
-ch-trogs = Trogs
    .g = m
-ch-unit = { $num ->
        [many] Unidades
       *[one] Unidade
    }
    .g = f
    .refused = =unidade, =unidades
-ch-reserve = Reserva
    .g = f
-ch-prisoner = { $num ->
        [many] Prisioneiros
       *[one] Prisioneiro
    }
    .g = m
    .refused = =prisioneiro, =prisioneiros
-ch-skill = { $num ->
        [many] Habilidades
       *[one] Habilidade
    }
    .g = f
    .refused = =habilidade, =habilidades
-ch-structure = { $num ->
        [many] Estruturas
       *[one] Estrutura
    }
    .g = f
    .refused = =estrutura, =estruturas, Torre de Vigia, Ceifadora
-ch-hq = { $num ->
        [many] QGs
       *[one] QG
    }
    .g = m
    .refused = HQ, Quartel-general, Quartéis-generais

## Cry Havoc: o planeta

-ch-region = { $num ->
        [many] Regiões
       *[one] Região
    }
    .g = f
    .refused = =região, =regiões
-ch-battle-region = { $num ->
        [many] Regiões de Batalha
       *[one] Região de Batalha
    }
    .g = f
-ch-terrain = { $num ->
        [many] Terrenos
       *[one] Terreno
    }
    .g = m
    .refused = =terreno, =terrenos
-ch-control = Controle
    .g = m
    .refused = =controle
-ch-control-token = { $num ->
        [many] marcadores de Controle
       *[one] marcador de Controle
    }
    .g = m
-ch-crystal = { $num ->
        [many] Cristais
       *[one] Cristal
    }
    .g = m
    .refused = =cristal, =cristais
-ch-exploration-token = { $num ->
        [many] marcadores de Exploração
       *[one] marcador de Exploração
    }
    .g = m
-ch-war-party = { $num ->
        [many] Grupos de Guerra
       *[one] Grupo de Guerra
    }
    .g = m
    .refused = bando de guerra, bandos de guerra
    .except = war_party-war_band
-ch-nest = { $num ->
        [many] Ninhos
       *[one] Ninho
    }
    .g = m
-ch-tunnel = { $num ->
        [many] Túneis
       *[one] Túnel
    }
    .g = m

## Cry Havoc: a Rodada

-ch-round = { $num ->
        [many] Rodadas
       *[one] Rodada
    }
    .g = f
    .refused = =rodada, =rodadas
-ch-vp = PV
    .g = m
-ch-event = { $num ->
        [many] Eventos
       *[one] Evento
    }
    .g = m
    .refused = =evento, =eventos
-ch-event-spot = { $num ->
        [many] Locais de Evento
       *[one] Local de Evento
    }
    .g = m
    .refused = espaço de evento, casa de evento
-ch-score-track = Trilha de Pontuação
    .g = f
-ch-initiative = Iniciativa
    .g = f
-ch-next-initiative-track = Trilha de Iniciativa Seguinte
    .g = f
    .refused = lugar na Trilha, lugar da Trilha
-ch-move-action = { $num ->
        [many] Ações de Movimento
       *[one] Ação de Movimento
    }
    .g = f
    .refused = Ação Mover, Ação de Mover
-ch-recruit-action = { $num ->
        [many] Ações de Recrutamento
       *[one] Ação de Recrutamento
    }
    .g = f
    .refused = Ação Recrutar, Ação de Recrutar
-ch-build-action = { $num ->
        [many] Ações de Construção
       *[one] Ação de Construção
    }
    .g = f
    .refused = Ação Construir, Ação de Construir
-ch-movement-point = { $num ->
        [many] Pontos de Movimento
       *[one] Ponto de Movimento
    }
    .g = m
-ch-recruit-point = { $num ->
        [many] Pontos de Recrutamento
       *[one] Ponto de Recrutamento
    }
    .g = m
-ch-build-point = { $num ->
        [many] Pontos de Construção
       *[one] Ponto de Construção
    }
    .g = m
-ch-scoring = Pontuação
    .g = f
    .refused = ativar a pontuação, ativa a pontuação, =pontuação
-ch-final-scoring = Pontuação Final
    .g = f
-ch-tactics-card = { $num ->
        [many] cartas de Tática
       *[one] carta de Tática
    }
    .g = f
-ch-terrain-tactics = Táticas de Terreno
    .g = f
-ch-deck = { $num ->
        [many] baralhos
       *[one] baralho
    }
    .g = m
    .refused = deck, baralho montanha, baralho deserto, baralho selva, baralho oceano

## Cry Havoc: a Batalha

-ch-battle = { $num ->
        [many] Batalhas
       *[one] Batalha
    }
    .g = f
    .refused = combate, =batalha, =batalhas
-ch-battle-token = { $num ->
        [many] marcadores de Batalha
       *[one] marcador de Batalha
    }
    .g = m
-ch-attacker = { $num ->
        [many] Atacantes
       *[one] Atacante
    }
    .g = m
-ch-defender = { $num ->
        [many] Defensores
       *[one] Defensor
    }
    .g = m
-ch-objective = { $num ->
        [many] Objetivos
       *[one] Objetivo
    }
    .g = m
-ch-region-control = Controle de Região
    .g = m
-ch-capture-prisoners = Captura de Prisioneiro
    .g = f
    .refused = Captura de Prisioneiros
-ch-attrition = Atrito
    .g = m

## Nomes publicados: Fireteam Zero

-fz-name-action-contact_shot = Tiro Encostado
-fz-name-action-contact_shot-lower = Vai Explodir!
-fz-name-action-double_aught = Chumbo Grosso
-fz-name-action-double_aught-lower = Momento de Clareza
-fz-name-action-dual_pistols = Duas Pistolas
-fz-name-action-from_the_hip-lower = Bons Reflexos
-fz-name-action-gut_and_run-lower = Buscar e Destruir
-fz-name-action-hydrostatic_shock = Choque Hidrostático
-fz-name-action-hydrostatic_shock-lower = Fogo Cruzado
-fz-name-action-pump_action = Espingarda de Repetição
-fz-name-action-pump_action-lower = Balote de Chumbo
-fz-name-action-quick_shot-lower = Fogo de Supressão
-fz-name-action-throat_cut-lower = Predador
-fz-name-action-trench_knife-lower = Corte no Tendão
-fz-name-action-two_handed_swing = Golpe a Duas Mãos
-fz-name-action-two_handed_swing-lower = Reagrupar
-fz-name-family-fetch = Aparições
-fz-name-family-infested = Infectados
-fz-name-family-typhon = Filhos de Tifão
-fz-name-hero-abe = Abe Griffin
-fz-name-hero-don = Don Hymel
-fz-name-hero-frank = Frank Eaton
-fz-name-hero-maxine = Maxine
-fz-name-hero-shadroe = Shadroe Decatur
-fz-name-mission-1-1 = Travessia do Rio
-fz-name-monster-consumed_baitbag = Saco de Isca Consumido
-fz-name-monster-corrupted_animal = Animal Corrompido
-fz-name-monster-corrupted_human = Humano Corrompido
-fz-name-monster-cupbearer = Copeiro
-fz-name-monster-mother_of_worms = Mãe dos Vermes
-fz-name-objective-acquire_specimen_samples = Obter Amostras
-fz-name-objective-find_the_source_of_the_worms = Encontrar a Origem dos Vermes
-fz-name-objective-repair_the_ferry = Reparar a Balsa
-fz-name-operation-op1 = Filhos de Tifão
-fz-name-operation-op2 = Os Infectados
-fz-name-operation-op3 = As Aparições
-fz-name-recon-doctor_hasler = Doutor Hasler
-fz-name-recon-engine_propeller = Hélice do Motor
-fz-name-recon-eye_of_the_storm = Olho do Furacão
-fz-name-recon-ferry_fuel = Combustível da Balsa
-fz-name-specialist-henry = Henry Monroe
-fz-name-specialist-patty = Patrick Wolinsky
-fz-name-specialist_card-find_weakness = Encontrar a Fraqueza
-fz-name-specialist_card-remote_viewing = Visão Remota
-fz-name-token-fire = Fogo
-fz-name-token-tanker_alpha = Tanque Alfa
-fz-name-twist-entangling = Enredamento
-fz-name-twist-strong = Fortes

## Nomes publicados: Cry Havoc

-ch-name-faction-humans = Humanos
-ch-name-faction-machines = Máquinas
-ch-name-faction-trogs = Trogs
-ch-name-region-brooding_pool = Poço da Ninhada
-ch-name-region-feralas_banks = Margens Feralas
-ch-name-region-kalas_gorge = Garganta de Kalas
-ch-name-region-mist_lands = Terras das Névoas
-ch-name-region-sapos_deep = Abismo de Sapos
-ch-name-region-scorched_reach = Região Chamuscada
-ch-name-region-world_caverns = Cavernas do Mundo
-ch-name-skill-aft_air_drop = Lançamento Aéreo
-ch-name-skill-aft_ancient_crystals = Cristais Ancestrais
-ch-name-skill-aft_distraction = Distração
-ch-name-skill-aft_from_the_shadows = Das Sombras
-ch-name-skill-aft_kidnapping = Rapto
-ch-name-skill-aft_medic_team = Equipe Médica
-ch-name-skill-aft_move_it = Mexam-se, mexam-se
-ch-name-skill-aft_nuclear_battery = Bateria Nuclear
-ch-name-skill-aft_recon_team = Equipe de Reconhecimento
-ch-name-skill-aft_special_forces = Forças Especiais
-ch-name-skill-aft_withdrawal = Retirada
-ch-name-skill-recon_forces = Forças de Reconhecimento
-ch-name-skill-scouting = Reconhecimento
-ch-name-skill-teleport = Teletransporte
-ch-name-skill-veteran_forces = Forças Veteranas
-ch-name-structure-airfield = Aeródromo
-ch-name-structure-artillery_battery = Bateria de Artilharia
-ch-name-structure-matrix = Matriz
-ch-name-structure-orbital_sniper = Franco-Atirador Orbital
-ch-name-structure-power_orb = Orbe de Energia
-ch-name-structure-reaper = Ceifadeira
-ch-name-structure-shred_drones = Drones Trituradores
-ch-name-structure-tunnels = Túneis
-ch-name-structure-watchtower = Atalaia
-ch-name-tactic-activate_holograms = Ativar Hologramas
-ch-name-tactic-air_support = Apoio Aéreo
-ch-name-tactic-distraction = Distração
-ch-name-tactic-drop_troopers_1 = Tropas de Salto
-ch-name-tactic-drop_troopers_2 = Tropas de Salto
-ch-name-tactic-flank = Flanquear
-ch-name-tactic-regroup = Reagrupar
-ch-name-tactic-scouts = Batedores

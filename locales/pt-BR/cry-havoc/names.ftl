# Nomes e textos de ambientação do conteúdo; o inglês está nos arquivos de conteúdo.
#
# As Facções têm .g (gênero), .the (com artigo), .dat e .gen, que só diferem em alemão.
# `fact-…`: o que de uma entrada é publicado (published_fields), palavra por palavra.

## faction

faction-humans = Humanos
    .g = m
    .the = os Humanos
    .dat = os Humanos
    .gen = os Humanos
faction-humans-flavour = Uma bandeira pesa menos que um soldado e cai mais depressa.
faction-pilgrims = Peregrinos
    .g = m
    .the = os Peregrinos
    .dat = os Peregrinos
    .gen = os Peregrinos
faction-pilgrims-flavour = O planeta canta. Viemos anotar a melodia.
faction-machines = Máquinas
    .g = f
    .the = as Máquinas
    .dat = as Máquinas
    .gen = as Máquinas
faction-machines-flavour = A chegada foi o único passo que exigiu pressa.
faction-trogs = Trogs
    .g = m
    .the = os Trogs
    .dat = os Trogs
    .gen = os Trogs
faction-trogs-flavour = Nós não pousamos aqui. O aqui pousou em nós.

## terrain

terrain-mountain = Montanha
terrain-mountain-identity = Resistir: empates, muralhas, abrigo. Favorece quem já está lá.
terrain-desert = Deserto
terrain-desert-identity = Manobra e carência: linhas que se movem, mãos que minguam, prêmios negados.
terrain-jungle = Selva
terrain-jungle-identity = Emboscada: mortes súbitas, Prisioneiros e ajuda para o lado menor.
terrain-ocean = Oceano
terrain-ocean-identity = Fluxo: a ordem das coisas, cartas, Cristais e corpos levados para outro lugar.

## tactic

tactic-drop_troopers_1 = Tropas de Salto
tactic-drop_troopers_1-flavour = Noventa segundos da órbita à opinião.
tactic-drop_troopers_2 = Tropas de Salto
tactic-air_support = Apoio Aéreo
tactic-flank = Flanquear
tactic-dig_in = Entrincheirar
tactic-suppressive_fire = Fogo de Supressão
tactic-signal_corps = Corpo de Sinaleiros
tactic-plant_the_flag = Fincar a Bandeira
tactic-plant_the_flag-flavour = Se ninguém está olhando, já é nosso.
tactic-activate_holograms = Ativar Hologramas
tactic-recall_beam = Raio de Retorno
tactic-singing_shards = Estilhaços Cantantes
tactic-mirror_host = Hoste de Espelhos
tactic-rift_walkers = Andarilhos da Fenda
tactic-sanctum_wards = Selos do Santuário
tactic-star_chart = Carta Estelar
tactic-rite_of_counting = Rito da Contagem
tactic-grind_forward = Avanço Triturador
tactic-shrapnel_core = Núcleo de Estilhaços
tactic-steel_wall = Muralha de Aço
tactic-unbolt = Desmontar
tactic-jam_signals = Bloquear Sinais
tactic-firing_solution = Solução de Tiro
tactic-priority_queue = Fila de Prioridade
tactic-census_protocol = Protocolo do Censo
tactic-scouts = Batedores
tactic-howling_charge = Investida Uivante
tactic-swarm = Enxame
tactic-from_below = Das Profundezas
tactic-drag_away = Arrastar
tactic-blood_frenzy = Frenesi de Sangue
tactic-scatter_the_brood = Dispersar a Ninhada
tactic-count_the_dead = Contar os Mortos
tactic-high_ground = Terreno Elevado
tactic-high_ground-flavour = Aqui em cima, igual já basta.
tactic-rockslide = Deslizamento de Rochas
tactic-choke_point = Gargalo
tactic-regroup = Reagrupar
tactic-stone_shelter = Abrigo de Pedra
tactic-commanding_view = Vista Dominante
tactic-entrench = Fortificar
tactic-no_way_down = Sem Descida
tactic-no_way_down-flavour = O desfiladeiro é uma porta que só abre para um lado.
tactic-dune_sweep = Varredura das Dunas
tactic-mirage = Miragem
tactic-thirst = Sede
tactic-thirst-flavour = Um exército vai até onde a água alcança.
tactic-buried_charges = Cargas Enterradas
tactic-open_ground = Campo Aberto
tactic-sandstorm = Tempestade de Areia
tactic-nomad_trail = Trilha Nômade
tactic-scorched_earth = Terra Arrasada
tactic-ambush = Emboscada
tactic-snare = Laço
tactic-green_reserve = Reserva Verde
tactic-strangling_roots = Raízes Estranguladoras
tactic-man_eaters = Devoradoras de Gente
tactic-man_eaters-flavour = As flores se viram para as botas mais barulhentas.
tactic-vanish = Sumir
tactic-blood_trail = Rastro de Sangue
tactic-distraction = Distração
tactic-undertow = Ressaca
tactic-rising_tide = Maré Crescente
tactic-pull_under = Puxar para o Fundo
tactic-flotsam = Destroços
tactic-riptide = Correnteza
tactic-sea_lanes = Rotas Marítimas
tactic-pearl_tide = Maré de Pérolas
tactic-fog_bank = Banco de Névoa

## structure

structure-airfield = Aeródromo
structure-artillery_battery = Bateria de Artilharia
structure-watchtower = Atalaia
structure-reaper = Ceifadeira
structure-power_orb = Orbe de Energia
structure-phase_anchor = Âncora de Fase
structure-matrix = Matriz
structure-orbital_sniper = Franco-Atirador Orbital
structure-shred_drones = Drones Trituradores
structure-assembly_pit = Fosso de Montagem
structure-bulwark_node = Nodo Baluarte
structure-tunnels = Túneis
structure-deadfall = Mundéu
structure-bone_palisade = Paliçada de Ossos

## token

token-artillery = Artilharia
token-watchtower = Atalaia
token-forward_base = Base Avançada
token-phase_shield = Escudo de Fase
token-target_lock = Mira Travada
token-war_drum = Tambor de Guerra

## skill

skill-survey_rights = Direitos de Prospecção
skill-scouting = Reconhecimento
skill-veteran_forces = Forças Veteranas
skill-recon_forces = Forças de Reconhecimento
skill-forward_base = Base Avançada
skill-distil = Destilar
skill-teleport = Teletransporte
skill-phase_shield = Escudo de Fase
skill-harmonic_burst = Explosão Harmônica
skill-consecrate = Consagrar
skill-reconfigure = Reconfigurar
skill-tread_drives = Lagartas Motrizes
skill-overclock = Sobrecarga
skill-target_lock = Mira Travada
skill-recompile = Recompilar
skill-brood_cycle = Ciclo da Ninhada
skill-creeping_nests = Ninhos Rastejantes
skill-war_drums = Tambores de Guerra
skill-devour = Devorar
skill-foul_the_ground = Macular o Solo
skill-aft_distraction = Distração
skill-aft_withdrawal = Retirada
skill-aft_kidnapping = Rapto
skill-aft_from_the_shadows = Das Sombras
skill-aft_ancient_crystals = Cristais Ancestrais
skill-aft_recon_team = Equipe de Reconhecimento
skill-aft_air_drop = Lançamento Aéreo
skill-aft_move_it = Mexam-se, mexam-se
skill-aft_medic_team = Equipe Médica
skill-aft_special_forces = Forças Especiais
skill-aft_nuclear_battery = Bateria Nuclear

## event

event-crystal_bloom = Florada de Cristais
event-second_wave = Segunda Onda
event-brood_moon = Lua da Ninhada
event-low_tide = Maré Baixa
event-fair_winds = Ventos Favoráveis
event-exchange = Troca de Prisioneiros

## exploration

exploration-crystal_vein = Veio de Cristal
exploration-survivors = Sobreviventes
exploration-relic = Relíquia
exploration-field_library = Biblioteca de Campanha
exploration-prefab_depot = Depósito de Pré-Fabricados
exploration-signal_mast = Mastro de Sinais
exploration-lure_beacon = Farol de Isca
exploration-grav_sledge = Trenó Gravitacional

## war_party

war_party-stragglers = Retardatários
war_party-hoard_keepers = Guardiões do Tesouro
war_party-hunters = Caçadores
war_party-stalkers = Espreitadores
war_party-war_band = Bando de Guerra
war_party-gem_guard = Guarda das Gemas

## nest

nest-hatchling = Filhote
nest-gleaner = Catador
nest-pair = Par Unido
nest-glow_pair = Par Luminoso

## board

board-crown = A Coroa (3–4 jogadores)
board-twin_gates = Portões Gêmeos (2 jogadores)

## region

region-world_caverns = Cavernas do Mundo
region-world_caverns-note = Um mar soterrado sob todo o planeta; com quatro jogadores é o QG dos Trogs: sem marcador, sem Cristais.
region-cinder_crown = Coroa de Cinzas
region-old_throat = Picos da Velha Garganta
region-sentinel_steps = Degraus da Sentinela
region-mist_lands = Terras das Névoas
region-feralas_banks = Margens Feralas
region-emberglass_flats = Planície de Vidro em Brasa
region-hanging_thicket = Mata Suspensa
region-drowned_terraces = Terraços Submersos
region-bonewind_dunes = Dunas do Vento de Ossos
region-skyhook_landing = Pouso do Gancho Celeste
region-ferrum_landing = Pouso Ferrum
region-vigil_landing = Pouso da Vigília
region-sapos_deep = Abismo de Sapos
region-shardfall_rim = Beira dos Estilhaços
region-scorched_reach = Região Chamuscada
region-howling_verge = Orla Uivante
region-glimmer_shelf = Plataforma Cintilante
region-pale_escarpment = Escarpa Pálida
region-brooding_pool = Poço da Ninhada
region-hammer_ridge = Serra do Martelo
region-blackwater_sink = Sumidouro da Água Negra
region-kalas_gorge = Garganta de Kalas
region-weeping_canopy = Dossel Lacrimoso
region-cracked_basin = Bacia Rachada
region-thornmaze = Labirinto de Espinhos
region-salt_pans = Salinas de Ur
region-northgate = Pouso do Portão Norte
region-southgate = Pouso do Portão Sul
region-windscar_rim = Beira da Cicatriz do Vento
region-lantern_verge = Orla das Lanternas
region-dustfall_rim = Beira da Poeira
region-farwatch_verge = Orla da Vigia Distante

## level

level-novice = Iniciante
level-experienced = Experiente
level-veteran = Veterano
level-drafted = Veterano com escolha

## rounds

rounds-standard = Duração padrão
rounds-five_rounds = Sempre cinco Rodadas
rounds-skirmish = Escaramuça (cerca de três Rodadas)
rounds-blitz_turns = Rodadas curtas

## handicap

handicap-extra_skill = Habilidade extra para um novato
handicap-head_start = Vantagem inicial

## balance


## fact

fact-name = nome
fact-count = quantidade
fact-faction = Facção
fact-effect = efeito
fact-terrain = Terreno
fact-one_enable_scoring_card_per_deck = uma carta de Habilitar Pontuação por baralho
fact-default = Habilidade Padrão
fact-8_cards = 8 cartas
fact-tactic = Tática
fact-one_initiative_card_per_deck = uma carta de Iniciativa por baralho
fact-war_party = Grupo de Guerra
fact-outer_ring_without_terrain = anel externo sem Terreno
fact-number_of_hq_regions = número de Regiões de QG
fact-cannot_start_a_battle = não pode iniciar uma Batalha
fact-build = custo de construção
fact-arrows = setas
fact-activate = custo de ativação
fact-units = Unidades
fact-takes_control_of_regions_holding_trog_tokens = toma o Controle de Regiões com marcadores de Trogs
fact-stays_until_a_battle_involving_humans_then_counts_in_it = fica até uma Batalha com os Humanos e então conta nela
fact-start_units = Unidades iniciais
fact-some_event_lets_everybody_add_crystals_weak_source = algum Evento permite que todos acrescentem Cristais (fonte fraca)
fact-some_event_lets_everybody_add_a_unit_weak_source = algum Evento permite que todos acrescentem uma Unidade (fonte fraca)
fact-skill_tokens = marcadores de Habilidade
fact-scores_regions_against_a_discarded_card = pontua Regiões em troca de uma carta descartada
fact-saves_own_killed_units_in_one_battle_region = salva Unidades próprias mortas em uma Região de Batalha
fact-resolving_nests = resolver Ninhos
fact-removing_units_to_place_nests = remover Unidades para colocar Ninhos
fact-remove_2_or_4_units_add_1_or_2_to_a_battle_region = remover 2 ou 4 Unidades, acrescentar 1 ou 2 a uma Região de Batalha
fact-puts_watchtower_tokens_on_regions = põe marcadores de Atalaia em Regiões
fact-puts_artillery_tokens_on_regions = põe marcadores de Artilharia em Regiões
fact-picks_off_a_lone_unit_anywhere = abate uma Unidade sozinha em qualquer lugar
fact-number_of_event_spots = número de Locais de Evento
fact-moving_nests = mover Ninhos
fact-moves_structures_between_regions = move Estruturas entre Regiões
fact-moves_own_units_out_of_battle_regions = move Unidades próprias para fora de Regiões de Batalha
fact-moves_own_units_into_any_non_battle_region_that_is_not_another_player_s_hq = move Unidades próprias para qualquer Região que não seja de Batalha nem QG de outro jogador
fact-may_target_an_unoccupied_region_with_an_opponent_s_control_token = pode visar uma Região desocupada com o marcador de Controle de um oponente
fact-may_start_a_battle = pode iniciar uma Batalha
fact-makes_reinforcements = produz reforços
fact-link = ligação
fact-last = último espaço
fact-kills_units_outside_battle_mows_down_groups = mata Unidades fora de Batalhas, ceifa grupos
fact-joins_the_defence = junta-se à defesa
fact-hq = QG
fact-five_rounds_at_most_fewer_when_events_are_passed = no máximo cinco Rodadas, menos quando Eventos são ultrapassados
fact-first = primeiro espaço
fact-extracts_crystals_for_vp_or_skills = extrai Cristais para PV ou Habilidades
fact-extracting_crystals_crystals_for_vp = extração de Cristais, Cristais por PV
fact-exploration = Exploração
fact-discard_a_card_capture_in_matching_terrain = descartar uma carta: capturar no Terreno correspondente
fact-converts_units_into_structures_and_back = converte Unidades em Estruturas e vice-versa
fact-converting_structures_into_units_is_a_faction_trait = converter Estruturas em Unidades é um traço da Facção
fact-control_tokens = marcadores de Controle
fact-colour = cor
fact-captures_enemy_units_from_adjacent_regions = captura Unidades inimigas de Regiões adjacentes
fact-bonus = bônus
fact-at_most_3_stored = no máximo 3 guardadas
fact-always_five_rounds_one_event_each_expansion_rule = sempre cinco Rodadas, um Evento em cada (regra da expansão)
fact-ability = capacidade
fact-a_trap_that_removes_attackers_before_a_battle_is_fought = uma armadilha que remove Unidades atacantes antes da Batalha
fact-a_moved_nest_does_not_trigger = um Ninho movido não é ativado
fact-a_defence = uma defesa
fact-a_card_that_reverses_the_order_exists = existe uma carta que inverte a ordem
fact-trog_tokens_stay = marcadores de Trogs permanecem
fact-trog_hq_in_the_centre = QG dos Trogs no centro
fact-4_tunnel_icons = 4 ícones de Túnel

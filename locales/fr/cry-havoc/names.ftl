# Noms et textes d'ambiance du contenu ; l'anglais se trouve dans les fichiers de contenu.
#
# Les Factions ont .g (genre), .the (avec article), .dat et .gen, qui ne diffèrent qu'en allemand.
# `fact-…` : ce qui, d'une entrée, est publié (published_fields), mot pour mot.

## faction

faction-humans = Humains
    .g = m
    .the = les Humains
    .dat = les Humains
    .gen = les Humains
faction-humans-flavour = Un drapeau pèse moins qu'un soldat et tombe plus vite.
faction-pilgrims = Pèlerins
    .g = m
    .the = les Pèlerins
    .dat = les Pèlerins
    .gen = les Pèlerins
faction-pilgrims-flavour = La planète chante. Nous sommes venus noter la mélodie.
faction-machines = Machines
    .g = f
    .the = les Machines
    .dat = les Machines
    .gen = les Machines
faction-machines-flavour = L'arrivée était la seule étape qui exigeait de la hâte.
faction-trogs = Trogs
    .g = m
    .the = les Trogs
    .dat = les Trogs
    .gen = les Trogs
faction-trogs-flavour = Nous n'avons pas atterri ici. C'est ici qui nous est tombé dessus.

## terrain

terrain-mountain = Montagne
terrain-mountain-identity = Tenir : égalités, murailles, abri. À l'avantage de qui s'y trouve déjà.
terrain-desert = Désert
terrain-desert-identity = Manœuvre et manque : des lignes mouvantes, des mains qui se vident, un butin refusé.
terrain-jungle = Jungle
terrain-jungle-identity = Embuscade : morts soudaines, Prisonniers et renfort pour le plus faible.
terrain-ocean = Océan
terrain-ocean-identity = Flux : l'ordre des choses, les cartes, les Cristaux et les corps emportés ailleurs.

## tactic

tactic-drop_troopers_1 = Troupes de largage
tactic-drop_troopers_1-flavour = Quatre-vingt-dix secondes de l'orbite à l'opinion.
tactic-drop_troopers_2 = Troupes de largage
tactic-air_support = Appui aérien
tactic-flank = Prise de flanc
tactic-dig_in = Se retrancher
tactic-suppressive_fire = Tir de suppression
tactic-signal_corps = Corps des transmissions
tactic-plant_the_flag = Planter le drapeau
tactic-plant_the_flag-flavour = Si personne ne regarde, c'est déjà à nous.
tactic-activate_holograms = Activer les hologrammes
tactic-recall_beam = Rayon de rappel
tactic-singing_shards = Éclats chantants
tactic-mirror_host = Armée des miroirs
tactic-rift_walkers = Marcheurs de faille
tactic-sanctum_wards = Sceaux du sanctuaire
tactic-star_chart = Carte stellaire
tactic-rite_of_counting = Rite du compte
tactic-grind_forward = Avancée broyeuse
tactic-shrapnel_core = Noyau à mitraille
tactic-steel_wall = Mur d'acier
tactic-unbolt = Déboulonner
tactic-jam_signals = Brouillage
tactic-firing_solution = Solution de tir
tactic-priority_queue = File de priorité
tactic-census_protocol = Protocole de recensement
tactic-scouts = Éclaireurs
tactic-howling_charge = Charge hurlante
tactic-swarm = Essaim
tactic-from_below = Venus d'en bas
tactic-drag_away = Traîner au loin
tactic-blood_frenzy = Frénésie sanglante
tactic-scatter_the_brood = Disperser la couvée
tactic-count_the_dead = Compter les morts
tactic-high_ground = Terrain élevé
tactic-high_ground-flavour = De là-haut, l'égalité suffit.
tactic-rockslide = Éboulement
tactic-choke_point = Goulet d'étranglement
tactic-regroup = Regroupement
tactic-stone_shelter = Abri de pierre
tactic-commanding_view = Vue dominante
tactic-entrench = Fortifier
tactic-no_way_down = Sans issue
tactic-no_way_down-flavour = Le col est une porte qui ne s'ouvre que d'un côté.
tactic-dune_sweep = Balayage des dunes
tactic-mirage = Mirage
tactic-thirst = Soif
tactic-thirst-flavour = Une armée ne va pas plus loin que son eau.
tactic-buried_charges = Charges enfouies
tactic-open_ground = Terrain découvert
tactic-sandstorm = Tempête de sable
tactic-nomad_trail = Piste nomade
tactic-scorched_earth = Terre brûlée
tactic-ambush = Embuscade
tactic-snare = Collet
tactic-green_reserve = Réserve verte
tactic-strangling_roots = Racines étrangleuses
tactic-man_eaters = Mangeuses d'hommes
tactic-man_eaters-flavour = Les fleurs se tournent vers les bottes les plus bruyantes.
tactic-vanish = Disparaître
tactic-blood_trail = Piste de sang
tactic-distraction = Diversion
tactic-undertow = Ressac
tactic-rising_tide = Marée montante
tactic-pull_under = Entraîner au fond
tactic-flotsam = Épaves flottantes
tactic-riptide = Courant d'arrachement
tactic-sea_lanes = Routes maritimes
tactic-pearl_tide = Marée de perles
tactic-fog_bank = Banc de brume

## structure

structure-airfield = Aérodrome
structure-artillery_battery = Batterie d'artillerie
structure-watchtower = Tour de guet
structure-reaper = Faucheuse
structure-power_orb = Orbe d'énergie
structure-phase_anchor = Ancre de phase
structure-matrix = Matrice
structure-orbital_sniper = Tireur orbital
structure-shred_drones = Drones broyeurs
structure-assembly_pit = Fosse d'assemblage
structure-bulwark_node = Nœud rempart
structure-tunnels = Tunnels
structure-deadfall = Assommoir
structure-bone_palisade = Palissade d'os

## token

token-artillery = Artillerie
token-watchtower = Tour de guet
token-forward_base = Base avancée
token-phase_shield = Bouclier de phase
token-target_lock = Cible verrouillée
token-war_drum = Tambour de guerre

## skill

skill-survey_rights = Droits d'arpentage
skill-scouting = Repérage
skill-veteran_forces = Forces vétéranes
skill-recon_forces = Forces de reconnaissance
skill-forward_base = Base avancée
skill-distil = Distiller
skill-teleport = Téléportation
skill-phase_shield = Bouclier de phase
skill-harmonic_burst = Décharge harmonique
skill-consecrate = Consacrer
skill-reconfigure = Reconfigurer
skill-tread_drives = Chenilles motrices
skill-overclock = Surcadençage
skill-target_lock = Cible verrouillée
skill-recompile = Recompiler
skill-brood_cycle = Cycle de la couvée
skill-creeping_nests = Nids rampants
skill-war_drums = Tambours de guerre
skill-devour = Dévorer
skill-foul_the_ground = Souiller la terre
skill-aft_distraction = Diversion
skill-aft_withdrawal = Repli
skill-aft_kidnapping = Enlèvement
skill-aft_from_the_shadows = Depuis l'ombre
skill-aft_ancient_crystals = Cristaux anciens
skill-aft_recon_team = Équipe de reconnaissance
skill-aft_air_drop = Parachutage
skill-aft_move_it = On se bouge, on se bouge
skill-aft_medic_team = Équipe médicale
skill-aft_special_forces = Forces spéciales
skill-aft_nuclear_battery = Batterie nucléaire

## event

event-crystal_bloom = Floraison de cristaux
event-second_wave = Seconde vague
event-brood_moon = Lune des couvées
event-low_tide = Marée basse
event-fair_winds = Vents favorables
event-exchange = Échange de prisonniers

## exploration

exploration-crystal_vein = Filon de cristal
exploration-survivors = Survivants
exploration-relic = Relique
exploration-field_library = Bibliothèque de campagne
exploration-prefab_depot = Dépôt de préfabriqués
exploration-signal_mast = Mât de signalisation
exploration-lure_beacon = Balise-leurre
exploration-grav_sledge = Traîneau gravitique

## war_party

war_party-stragglers = Traînards
war_party-hoard_keepers = Gardiens du trésor
war_party-hunters = Chasseurs
war_party-stalkers = Rôdeurs
war_party-war_band = Bande de guerre
war_party-gem_guard = Garde des gemmes

## nest

nest-hatchling = Nouveau-né
nest-gleaner = Glaneur
nest-pair = Couple lié
nest-glow_pair = Couple luisant

## board

board-crown = La Couronne (3 ou 4 joueurs)
board-twin_gates = Portes jumelles (2 joueurs)

## region

region-world_caverns = Cavernes du Monde
region-world_caverns-note = Une mer enfouie sous toute la planète ; à quatre joueurs, c'est le QG des Trogs : ni jeton, ni Cristaux.
region-cinder_crown = Couronne de cendres
region-old_throat = Pics de la Vieille Gorge
region-sentinel_steps = Marches de la Sentinelle
region-mist_lands = Terres de brume
region-feralas_banks = Rives de Feralas
region-emberglass_flats = Plaine de verre-braise
region-hanging_thicket = Fourré suspendu
region-drowned_terraces = Terrasses noyées
region-bonewind_dunes = Dunes du Vent d'os
region-skyhook_landing = Aire du Crochet céleste
region-ferrum_landing = Aire Ferrum
region-vigil_landing = Aire de la Veille
region-sapos_deep = Fosse de Sapos
region-shardfall_rim = Bord des Éclats
region-scorched_reach = Étendue brûlée
region-howling_verge = Lisière hurlante
region-glimmer_shelf = Corniche scintillante
region-pale_escarpment = Escarpement pâle
region-brooding_pool = Bassin des couvées
region-hammer_ridge = Crête du Marteau
region-blackwater_sink = Gouffre d'eau noire
region-kalas_gorge = Gorge de Kalas
region-weeping_canopy = Canopée pleureuse
region-cracked_basin = Bassin craquelé
region-thornmaze = Dédale d'épines
region-salt_pans = Salines d'Ur
region-northgate = Aire de la Porte Nord
region-southgate = Aire de la Porte Sud
region-windscar_rim = Bord du Vent balafré
region-lantern_verge = Lisière des Lanternes
region-dustfall_rim = Bord des Poussières
region-farwatch_verge = Lisière du Guet lointain

## level

level-novice = Novice
level-experienced = Expérimenté
level-veteran = Vétéran
level-drafted = Vétéran avec choix

## rounds

rounds-standard = Durée normale
rounds-five_rounds = Toujours cinq manches
rounds-skirmish = Escarmouche (environ trois manches)
rounds-blitz_turns = Manches courtes

## handicap

handicap-extra_skill = Compétence de plus pour un débutant
handicap-head_start = Longueur d'avance

## balance


## fact

fact-name = nom
fact-count = nombre d'exemplaires
fact-faction = Faction
fact-effect = effet
fact-terrain = Terrain
fact-one_enable_scoring_card_per_deck = une carte Validation des Scores par pioche
fact-default = Compétence par défaut
fact-8_cards = 8 cartes
fact-tactic = Tactique
fact-one_initiative_card_per_deck = une carte Initiative par pioche
fact-war_party = Groupe de guerre
fact-outer_ring_without_terrain = anneau extérieur sans Terrain
fact-number_of_hq_regions = nombre de Régions QG
fact-cannot_start_a_battle = impossibilité de déclencher une bataille
fact-build = coût de construction
fact-arrows = flèches
fact-activate = coût d'activation
fact-units = Unités
fact-takes_control_of_regions_holding_trog_tokens = prise de Contrôle de Régions contenant des jetons Trog
fact-stays_until_a_battle_involving_humans_then_counts_in_it = maintien jusqu'à une bataille impliquant les Humains, où le jeton compte
fact-start_units = Unités de départ
fact-some_event_lets_everybody_add_crystals_weak_source = un Événement qui permet à tous d'ajouter des Cristaux (source peu sûre)
fact-some_event_lets_everybody_add_a_unit_weak_source = un Événement qui permet à tous d'ajouter une Unité (source peu sûre)
fact-skill_tokens = jetons Compétence
fact-scores_regions_against_a_discarded_card = PV pour des Régions contre une carte défaussée
fact-saves_own_killed_units_in_one_battle_region = sauvetage de ses Unités tuées dans une Région de bataille
fact-resolving_nests = résolution de Nids
fact-removing_units_to_place_nests = retrait d'Unités pour placer des Nids
fact-remove_2_or_4_units_add_1_or_2_to_a_battle_region = retrait de 2 ou 4 Unités pour en ajouter 1 ou 2 dans une Région de bataille
fact-puts_watchtower_tokens_on_regions = pose de jetons Tour de guet dans des Régions
fact-puts_artillery_tokens_on_regions = pose de jetons Artillerie dans des Régions
fact-picks_off_a_lone_unit_anywhere = élimination d'une Unité isolée, où qu'elle soit
fact-number_of_event_spots = nombre d'emplacements Événement
fact-moving_nests = déplacement de Nids
fact-moves_structures_between_regions = déplacement de Structures entre Régions
fact-moves_own_units_out_of_battle_regions = déplacement de ses Unités hors de Régions de bataille
fact-moves_own_units_into_any_non_battle_region_that_is_not_another_player_s_hq = déplacement de ses Unités vers toute Région qui n'est ni une Région de bataille ni le QG d'un autre joueur
fact-may_target_an_unoccupied_region_with_an_opponent_s_control_token = possibilité de viser une Région inoccupée portant le jeton Contrôle d'un adversaire
fact-may_start_a_battle = possibilité de déclencher une bataille
fact-makes_reinforcements = production de renforts
fact-link = liaison
fact-last = dernière case
fact-kills_units_outside_battle_mows_down_groups = élimination d'Unités hors bataille, surtout en groupe
fact-joins_the_defence = participation à la défense
fact-hq = QG
fact-five_rounds_at_most_fewer_when_events_are_passed = cinq manches au plus, moins quand des emplacements Événement sont dépassés
fact-first = première case
fact-extracts_crystals_for_vp_or_skills = extraction de Cristaux contre des PV ou des Compétences
fact-extracting_crystals_crystals_for_vp = extraction de Cristaux, Cristaux contre PV
fact-exploration = Exploration
fact-discard_a_card_capture_in_matching_terrain = capture dans le Terrain de la carte défaussée
fact-converts_units_into_structures_and_back = conversion d'Unités en Structures et inversement
fact-converting_structures_into_units_is_a_faction_trait = conversion de Structures en Unités, propre à la Faction
fact-control_tokens = jetons Contrôle
fact-colour = couleur
fact-captures_enemy_units_from_adjacent_regions = capture d'Unités ennemies dans les Régions adjacentes
fact-bonus = bonus
fact-at_most_3_stored = 3 au plus en stock
fact-always_five_rounds_one_event_each_expansion_rule = toujours cinq manches, un Événement par manche (règle de l'extension)
fact-ability = capacité
fact-a_trap_that_removes_attackers_before_a_battle_is_fought = un piège qui retire des attaquants avant la bataille
fact-a_moved_nest_does_not_trigger = pas de déclenchement d'un Nid déplacé
fact-a_defence = une défense
fact-a_card_that_reverses_the_order_exists = l'existence d'une carte qui inverse l'ordre
fact-trog_tokens_stay = maintien des jetons Trog
fact-trog_hq_in_the_centre = QG des Trogs au centre
fact-4_tunnel_icons = 4 icônes Tunnel

# Les mots des deux jeux : un terme par notion, employé par tous les textes.
#
# `-fz-…` est de Fireteam Zero, `-ch-…` de Cry Havoc, le reste des deux. `{ -fz-hero }` : un ; `{ -fz-hero(num: "many") }` : plusieurs.
# .g genre ; .refused mots refusés pour la notion (`racine*` ; `=cette forme`) ; .unless tournures où ils sont justes ; .except
# messages où ils le sont. `cargo xtask locales` vérifie. `-…-name-…` : noms d'entrées publiées.


## Les deux jeux

-action = { $num ->
        [many] actions
       *[one] action
    }
    .g = f
-card = { $num ->
        [many] cartes
       *[one] carte
    }
    .g = f
-turn = { $num ->
        [many] tours
       *[one] tour
    }
    .g = m
-table-player = { $num ->
        [many] joueurs
       *[one] joueur
    }
    .g = m
-hand = { $num ->
        [many] mains
       *[one] main
    }
    .g = f
-discard-pile = { $num ->
        [many] défausses
       *[one] défausse
    }
    .g = f

## Fireteam Zero : la table

-fz-round = { $num ->
        [many] rounds
       *[one] round
    }
    .g = m
    .refused = manche, =la round
-fz-mission = { $num ->
        [many] missions
       *[one] mission
    }
    .g = f
-fz-operation = { $num ->
        [many] opérations
       *[one] opération
    }
    .g = f
-fz-briefing = { $num ->
        [many] briefings
       *[one] briefing
    }
    .g = m
-fz-tactics-phase = phase tactique
    .g = f
-fz-hero-phase = phase des héros
    .g = f
-fz-threat-phase = phase de menace
    .g = f
-fz-threat-track = piste de menace
    .g = f
-fz-threat-token = jeton de menace
    .g = m
-fz-threat-space = { $num ->
        [many] cases
       *[one] case
    }
    .g = f
-fz-start-player-token = jeton de premier joueur
    .g = m
-fz-lucky-coin = pièce du destin
    .g = f
-fz-heads = face
    .g = f
-fz-tails = pile
    .g = f

## Fireteam Zero : les figurines

-fz-figure = { $num ->
        [many] figurines
       *[one] figurine
    }
    .g = f
-fz-hero = héros
    .g = m
-fz-ally = { $num ->
        [many] alliés
       *[one] allié
    }
    .g = m
-fz-specialist = { $num ->
        [many] spécialistes
       *[one] spécialiste
    }
    .g = m
-fz-monster = { $num ->
        [many] monstres
       *[one] monstre
    }
    .g = m
-fz-minion = { $num ->
        [many] suppôts
       *[one] suppôt
    }
    .g = m
    .refused = sbire, serviteur
-fz-elite = { $num ->
        [many] champions
       *[one] champion
    }
    .g = m
-fz-boss = { $num ->
        [many] avatars
       *[one] avatar
    }
    .g = m
    .refused = boss
-fz-family = { $num ->
        [many] familles
       *[one] famille
    }
    .g = f
-fz-trait = { $num ->
        [many] traits
       *[one] trait
    }
    .g = m
-fz-role = { $num ->
        [many] rôles
       *[one] rôle
    }
    .g = m
-fz-leader = { $num ->
        [many] chefs de groupe
       *[one] chef de groupe
    }
    .g = m
-fz-close-combat = voltigeur
    .g = m
-fz-marksman = { $num ->
        [many] tireurs d'élite
       *[one] tireur d'élite
    }
    .g = m
-fz-demolitions = artificier
    .g = m

## Fireteam Zero : le plateau

-fz-location = { $num ->
        [many] zones
       *[one] zone
    }
    .g = f
-fz-sector = { $num ->
        [many] secteurs
       *[one] secteur
    }
    .g = m
-fz-entry-point = zone d'intrusion
    .g = f
-fz-exit-point = zone d'extraction
    .g = f
-fz-spawn-point = { $num ->
        [many] zones de génération
       *[one] zone de génération
    }
    .g = f
    .refused = point d'apparition, zone d'apparition, point de génération
-fz-spawn-token = { $num ->
        [many] jetons de génération
       *[one] jeton de génération
    }
    .g = m
-fz-spawn-pool = réserve
    .g = f
-fz-reserve-pool = réserve spéciale
    .g = f
-fz-spawn-die = dé de génération
    .g = m
-fz-activation-die = dé d'activation
    .g = m
-fz-attack-die = { $num ->
        [many] dés d'attaque
       *[one] dé d'attaque
    }
    .g = m
-fz-difficult-terrain = zone difficile
    .g = f
    .refused = terrain difficile
-fz-impassable-terrain = zone impraticable
    .g = f
-fz-elevated-terrain = zone surélevée
    .g = f
    .refused = terrain surélevé
-fz-cover-terrain = zone à couvert
    .g = f
    .refused = terrain à couvert

## Fireteam Zero : cartes et jetons

-fz-action-card = { $num ->
        [many] cartes action
       *[one] carte action
    }
    .g = f
-fz-action-deck = { $num ->
        [many] paquets d'action
       *[one] paquet d'action
    }
    .g = m
    .refused = pioche d'action
-fz-upgrade-card = { $num ->
        [many] cartes amélioration
       *[one] carte amélioration
    }
    .g = f
-fz-focus-card = { $num ->
        [many] cartes de spécialité
       *[one] carte de spécialité
    }
    .g = f
    .refused = carte spécialisation, carte de spécialisation
-fz-twist-card = { $num ->
        [many] cartes imprévu
       *[one] carte imprévu
    }
    .g = f
    .refused = carte d'imprévu, carte de menace
-fz-twist-deck = paquet d'imprévu
    .g = m
    .refused = paquet imprévu, =paquet d'imprévus, pioche imprévu
-fz-recon-card = { $num ->
        [many] cartes de reconnaissance
       *[one] carte de reconnaissance
    }
    .g = f
    .refused = carte reconnaissance
-fz-recon-deck = paquet de reconnaissance
    .g = m
-fz-event-card = { $num ->
        [many] cartes évènement
       *[one] carte évènement
    }
    .g = f
    .refused = =événement, =événements
-fz-discovery-card = { $num ->
        [many] cartes découverte
       *[one] carte découverte
    }
    .g = f
-fz-find = { $num ->
        [many] trouvailles
       *[one] trouvaille
    }
    .g = f
-fz-objective = { $num ->
        [many] objectifs
       *[one] objectif
    }
    .g = m
-fz-intel-token = { $num ->
        [many] jetons d'objectif
       *[one] jeton d'objectif
    }
    .g = m
    .refused = jeton d'information, jeton de renseignement
-fz-power-token = { $num ->
        [many] jetons de pouvoir
       *[one] jeton de pouvoir
    }
    .g = m
-fz-specialist-card = { $num ->
        [many] fiches de spécialiste
       *[one] fiche de spécialiste
    }
    .g = f
    .refused = carte de spécialiste, carte spécialiste
-fz-specialist-token = { $num ->
        [many] jetons de spécialiste
       *[one] jeton de spécialiste
    }
    .g = m
-fz-tactical-response = { $num ->
        [many] réponses tactiques
       *[one] réponse tactique
    }
    .g = f
-fz-reaction = { $num ->
        [many] ripostes
       *[one] riposte
    }
    .g = f
    .refused = réaction

## Fireteam Zero : les attaques

-fz-attack = { $num ->
        [many] attaques
       *[one] attaque
    }
    .g = f
-fz-brawl = contact
    .g = m
    .refused = attaque Contact
-fz-bullet = tir
    .g = m
    .refused = attaque Tir
-fz-bomb = explosion
    .g = f
    .refused = attaque Explosion
-fz-hit = succès
    .g = m
-fz-bonus-hit = succès bonus
    .g = m
-fz-damage = { $num ->
        [many] dégâts
       *[one] dégât
    }
    .g = m
    .refused = =de dégâts, dégâts évités, dégât évité
-fz-unblockable-damage = dégâts inéluctables
    .g = m
-fz-resistance = résistance
    .g = f
-fz-health = vitalité
    .g = f
-fz-range = portée
    .g = f
-fz-speed = vitesse
    .g = f
-fz-movement-point = { $num ->
        [many] points de déplacement
       *[one] point de déplacement
    }
    .g = m
-fz-wound = { $num ->
        [many] blessures
       *[one] blessure
    }
    .g = f
-fz-ambush = { $num ->
        [many] embuscades
       *[one] embuscade
    }
    .g = f
-fz-free-action = { $num ->
        [many] actions gratuites
       *[one] action gratuite
    }
    .g = f
-fz-search = { $num ->
        [many] fouilles
       *[one] fouille
    }
    .g = f

## Cry Havoc : les camps

-ch-faction = { $num ->
        [many] Factions
       *[one] Faction
    }
    .g = f
-ch-faction-board = plateau Faction
    .g = m
-ch-humans = Humains
    .g = m
-ch-pilgrims = Pèlerins
    .g = m
-ch-machines = Machines
    .g = f
-ch-trogs = Trogs
    .g = m
-ch-unit = { $num ->
        [many] Unités
       *[one] Unité
    }
    .g = f
-ch-reserve = Réserve
    .g = f
-ch-prisoner = { $num ->
        [many] Prisonniers
       *[one] Prisonnier
    }
    .g = m
    .refused = =prisonnier, =prisonniers
    .unless = Capture de prisonniers, Échange de prisonniers
-ch-skill = { $num ->
        [many] Compétences
       *[one] Compétence
    }
    .g = f
-ch-structure = { $num ->
        [many] Structures
       *[one] Structure
    }
    .g = f
-ch-hq = QG
    .g = m
    .refused = HQ, quartier général, quartiers généraux

## Cry Havoc : la planète

-ch-region = { $num ->
        [many] Régions
       *[one] Région
    }
    .g = f
-ch-battle-region = { $num ->
        [many] Régions de bataille
       *[one] Région de bataille
    }
    .g = f
-ch-terrain = { $num ->
        [many] Terrains
       *[one] Terrain
    }
    .g = m
-ch-control = Contrôle
    .g = m
-ch-control-token = { $num ->
        [many] jetons Contrôle
       *[one] jeton Contrôle
    }
    .g = m
-ch-crystal = { $num ->
        [many] Cristaux
       *[one] Cristal
    }
    .g = m
-ch-exploration-token = { $num ->
        [many] jetons Exploration
       *[one] jeton Exploration
    }
    .g = m
-ch-war-party = { $num ->
        [many] Groupes de guerre
       *[one] Groupe de guerre
    }
    .g = m
    .refused = bande de guerre
    .except = war_party-war_band
-ch-nest = { $num ->
        [many] Nids
       *[one] Nid
    }
    .g = m
-ch-tunnel = { $num ->
        [many] Tunnels
       *[one] Tunnel
    }
    .g = m

## Cry Havoc : la manche

-ch-round = { $num ->
        [many] manches
       *[one] manche
    }
    .g = f
    .refused = =round, =rounds
-ch-vp = PV
    .g = m
-ch-event = { $num ->
        [many] Événements
       *[one] Événement
    }
    .g = m
    .refused = =événement, =événements
-ch-event-spot = { $num ->
        [many] emplacements Événement
       *[one] emplacement Événement
    }
    .g = m
    .refused = case d'événement, case Événement
-ch-score-track = piste de score
    .g = f
-ch-initiative = Initiative
    .g = f
-ch-next-initiative-track = piste d'Initiative suivante
    .g = f
-ch-move-action = { $num ->
        [many] Actions Mouvement
       *[one] Action Mouvement
    }
    .g = f
-ch-recruit-action = { $num ->
        [many] Actions Recrutement
       *[one] Action Recrutement
    }
    .g = f
-ch-build-action = { $num ->
        [many] Actions Construction
       *[one] Action Construction
    }
    .g = f
-ch-movement-point = { $num ->
        [many] points de Mouvement
       *[one] point de Mouvement
    }
    .g = m
    .refused = point de =mouvement, =Points de Mouvement
-ch-recruit-point = { $num ->
        [many] points de Recrutement
       *[one] point de Recrutement
    }
    .g = m
    .refused = point de =recrutement, =Points de Recrutement
-ch-build-point = { $num ->
        [many] points de Construction
       *[one] point de Construction
    }
    .g = m
    .refused = point de =construction, =Points de Construction
-ch-scoring = Score
    .g = m
    .refused = activer le décompte, active le décompte, décompte
-ch-final-scoring = Score final
    .g = m
-ch-tactics-card = { $num ->
        [many] cartes Tactique
       *[one] carte Tactique
    }
    .g = f
    .refused = =tactique, =tactiques
-ch-terrain-tactics = Tactique de Terrain
    .g = f
-ch-deck = { $num ->
        [many] pioches
       *[one] pioche
    }
    .g = f
    .refused = paquet

## Cry Havoc : la bataille

-ch-battle = { $num ->
        [many] batailles
       *[one] bataille
    }
    .g = f
    .refused = combat
-ch-battle-token = { $num ->
        [many] jetons Bataille
       *[one] jeton Bataille
    }
    .g = m
-ch-attacker = { $num ->
        [many] attaquants
       *[one] attaquant
    }
    .g = m
-ch-defender = { $num ->
        [many] défenseurs
       *[one] défenseur
    }
    .g = m
-ch-objective = { $num ->
        [many] Objectifs
       *[one] Objectif
    }
    .g = m
-ch-region-control = Contrôle de Région
    .g = m
-ch-capture-prisoners = Capture de prisonniers
    .g = f
-ch-attrition = Usure
    .g = f

## Noms publiés : Fireteam Zero

-fz-name-action-contact_shot = Tir au contact
-fz-name-action-contact_shot-lower = Ça va sauter
-fz-name-action-double_aught = Chevrotine double zéro
-fz-name-action-double_aught-lower = Moment de lucidité
-fz-name-action-dual_pistols = Deux pistolets
-fz-name-action-from_the_hip-lower = Bons réflexes
-fz-name-action-gut_and_run-lower = Chercher et détruire
-fz-name-action-hydrostatic_shock = Choc hydrostatique
-fz-name-action-hydrostatic_shock-lower = Feu croisé
-fz-name-action-pump_action = Fusil à pompe
-fz-name-action-pump_action-lower = Balle de plomb
-fz-name-action-quick_shot-lower = Tir de suppression
-fz-name-action-throat_cut-lower = Prédateur
-fz-name-action-trench_knife-lower = Jarret coupé
-fz-name-action-two_handed_swing = Coup à deux mains
-fz-name-action-two_handed_swing-lower = Regroupement
-fz-name-family-fetch = Revenants
-fz-name-family-infested = Infestés
-fz-name-family-typhon = Rejetons de Typhon
-fz-name-hero-abe = Abe Griffin
-fz-name-hero-don = Don Hymel
-fz-name-hero-frank = Frank Eaton
-fz-name-hero-maxine = Maxine
-fz-name-hero-shadroe = Shadroe Decatur
-fz-name-mission-1-1 = La Traversée du fleuve
-fz-name-monster-consumed_baitbag = Sac à appâts dévoré
-fz-name-monster-corrupted_animal = Bête
-fz-name-monster-corrupted_human = Marcheur
-fz-name-monster-cupbearer = Échanson
-fz-name-monster-mother_of_worms = Mère des Vers
-fz-name-objective-acquire_specimen_samples = Prélever des échantillons
-fz-name-objective-find_the_source_of_the_worms = Trouver la source des vers
-fz-name-objective-repair_the_ferry = Réparer le ferry
-fz-name-operation-op1 = Les Rejetons de Typhon
-fz-name-operation-op2 = Les Infestés
-fz-name-operation-op3 = Les Revenants
-fz-name-recon-doctor_hasler = Docteur Hasler
-fz-name-recon-engine_propeller = Hélice du moteur
-fz-name-recon-eye_of_the_storm = Œil du cyclone
-fz-name-recon-ferry_fuel = Carburant du ferry
-fz-name-specialist-henry = Henry Monroe
-fz-name-specialist-patty = Patrick Wolinsky
-fz-name-specialist_card-find_weakness = Trouver la faiblesse
-fz-name-specialist_card-remote_viewing = Vision à distance
-fz-name-token-fire = Incendie
-fz-name-token-tanker_alpha = Camion-citerne Alpha
-fz-name-twist-entangling = Enchevêtrement
-fz-name-twist-strong = Puissants

## Noms publiés : Cry Havoc

-ch-name-faction-humans = Humains
-ch-name-faction-machines = Machines
-ch-name-faction-trogs = Trogs
-ch-name-region-brooding_pool = Bassin des couvées
-ch-name-region-feralas_banks = Rives de Feralas
-ch-name-region-kalas_gorge = Gorge de Kalas
-ch-name-region-mist_lands = Terres de brume
-ch-name-region-sapos_deep = Fosse de Sapos
-ch-name-region-scorched_reach = Étendue brûlée
-ch-name-region-world_caverns = Cavernes du Monde
-ch-name-skill-aft_air_drop = Parachutage
-ch-name-skill-aft_ancient_crystals = Cristaux anciens
-ch-name-skill-aft_distraction = Diversion
-ch-name-skill-aft_from_the_shadows = Depuis l'ombre
-ch-name-skill-aft_kidnapping = Enlèvement
-ch-name-skill-aft_medic_team = Équipe médicale
-ch-name-skill-aft_move_it = On se bouge, on se bouge
-ch-name-skill-aft_nuclear_battery = Batterie nucléaire
-ch-name-skill-aft_recon_team = Équipe de reconnaissance
-ch-name-skill-aft_special_forces = Forces spéciales
-ch-name-skill-aft_withdrawal = Repli
-ch-name-skill-recon_forces = Forces de reconnaissance
-ch-name-skill-scouting = Repérage
-ch-name-skill-teleport = Téléportation
-ch-name-skill-veteran_forces = Forces vétéranes
-ch-name-structure-airfield = Aérodrome
-ch-name-structure-artillery_battery = Batterie d'artillerie
-ch-name-structure-matrix = Matrice
-ch-name-structure-orbital_sniper = Tireur orbital
-ch-name-structure-power_orb = Orbe d'énergie
-ch-name-structure-reaper = Faucheuse
-ch-name-structure-shred_drones = Drones broyeurs
-ch-name-structure-tunnels = Tunnels
-ch-name-structure-watchtower = Tour de guet
-ch-name-tactic-activate_holograms = Activer les hologrammes
-ch-name-tactic-air_support = Appui aérien
-ch-name-tactic-distraction = Diversion
-ch-name-tactic-drop_troopers_1 = Troupes de largage
-ch-name-tactic-drop_troopers_2 = Troupes de largage
-ch-name-tactic-flank = Prise de flanc
-ch-name-tactic-regroup = Regroupement
-ch-name-tactic-scouts = Éclaireurs

# The words of both games: one term for each concept, used by all texts.
#
# `-fz-…` belongs to Fireteam Zero, `-ch-…` to Cry Havoc, the rest to both. `{ -fz-hero }` is one, `{ -fz-hero(num: "many") }` several.
# .g gender; .refused words that must not stand for it (any case, usual endings; `stem*`; `=this form`); .unless phrases in which they
# may; .except messages in which they may. `cargo xtask locales` looks. `-…-name-…`: names of published entries.


## Both games

-action = { $num ->
        [many] actions
       *[one] action
    }
-card = { $num ->
        [many] cards
       *[one] card
    }
-turn = { $num ->
        [many] turns
       *[one] turn
    }
-table-player = { $num ->
        [many] players
       *[one] player
    }
-hand = { $num ->
        [many] hands
       *[one] hand
    }
    .refused = the own hand
-discard-pile = { $num ->
        [many] discard piles
       *[one] discard pile
    }
    .refused = the own discard pile

## Fireteam Zero: the table

-fz-round = { $num ->
        [many] rounds
       *[one] round
    }
-fz-mission = { $num ->
        [many] missions
       *[one] mission
    }
-fz-operation = { $num ->
        [many] operations
       *[one] operation
    }
-fz-briefing = { $num ->
        [many] mission briefings
       *[one] mission briefing
    }
-fz-tactics-phase = tactics phase
-fz-hero-phase = hero phase
-fz-threat-phase = threat phase
-fz-threat-track = threat track
-fz-threat-token = threat token
-fz-threat-space = { $num ->
        [many] spaces
       *[one] space
    }
    .refused = threat field
-fz-start-player-token = start player token
-fz-lucky-coin = lucky coin
    .refused = coin of fate
-fz-heads = heads
-fz-tails = tails

## Fireteam Zero: figures

-fz-figure = { $num ->
        [many] figures
       *[one] figure
    }
-fz-hero = { $num ->
        [many] heroes
       *[one] hero
    }
-fz-ally = { $num ->
        [many] allies
       *[one] ally
    }
-fz-specialist = { $num ->
        [many] specialists
       *[one] specialist
    }
-fz-monster = { $num ->
        [many] monsters
       *[one] monster
    }
    .refused = creature, enemy figure
-fz-minion = { $num ->
        [many] minions
       *[one] minion
    }
    .refused = henchman, henchmen
-fz-elite = { $num ->
        [many] elites
       *[one] elite
    }
-fz-boss = { $num ->
        [many] bosses
       *[one] boss
    }
    .refused = avatar
-fz-family = { $num ->
        [many] families
       *[one] family
    }
-fz-trait = { $num ->
        [many] traits
       *[one] trait
    }
-fz-role = { $num ->
        [many] roles
       *[one] role
    }
-fz-leader = { $num ->
        [many] leaders
       *[one] leader
    }
-fz-close-combat = close combat
-fz-marksman = { $num ->
        [many] marksmen
       *[one] marksman
    }
-fz-demolitions = demolitions

## Fireteam Zero: the board

-fz-location = { $num ->
        [many] locations
       *[one] location
    }
-fz-sector = { $num ->
        [many] sectors
       *[one] sector
    }
-fz-entry-point = entry point
-fz-exit-point = exit point
-fz-spawn-point = { $num ->
        [many] spawn points
       *[one] spawn point
    }
    .refused = spawn location
-fz-spawn-token = { $num ->
        [many] spawn tokens
       *[one] spawn token
    }
-fz-spawn-pool = spawn pool
-fz-reserve-pool = reserve pool
-fz-spawn-die = spawn die
-fz-activation-die = activation die
-fz-attack-die = { $num ->
        [many] attack dice
       *[one] attack die
    }
-fz-difficult-terrain = difficult terrain
-fz-impassable-terrain = impassable terrain
-fz-elevated-terrain = elevated terrain
-fz-cover-terrain = cover terrain

## Fireteam Zero: cards and tokens

-fz-action-card = { $num ->
        [many] action cards
       *[one] action card
    }
-fz-action-deck = { $num ->
        [many] action decks
       *[one] action deck
    }
-fz-upgrade-card = { $num ->
        [many] upgrade cards
       *[one] upgrade card
    }
-fz-focus-card = { $num ->
        [many] focus cards
       *[one] focus card
    }
-fz-twist-card = { $num ->
        [many] twist cards
       *[one] twist card
    }
    .refused = threat card
-fz-twist-deck = twist deck
    .refused = threat deck, deck of twists
-fz-recon-card = { $num ->
        [many] recon cards
       *[one] recon card
    }
-fz-recon-deck = recon deck
    .refused = search deck, reconnaissance deck
-fz-event-card = { $num ->
        [many] event cards
       *[one] event card
    }
-fz-discovery-card = { $num ->
        [many] discovery cards
       *[one] discovery card
    }
-fz-find = { $num ->
        [many] finds
       *[one] find
    }
-fz-objective = { $num ->
        [many] objectives
       *[one] objective
    }
-fz-intel-token = { $num ->
        [many] intel tokens
       *[one] intel token
    }
    .refused = information token, clue token, objective token
-fz-power-token = { $num ->
        [many] power tokens
       *[one] power token
    }
-fz-specialist-card = { $num ->
        [many] specialist cards
       *[one] specialist card
    }
-fz-specialist-token = { $num ->
        [many] specialist tokens
       *[one] specialist token
    }
-fz-tactical-response = { $num ->
        [many] tactical responses
       *[one] tactical response
    }
    .refused = tactical reaction
-fz-reaction = { $num ->
        [many] reactions
       *[one] reaction
    }

## Fireteam Zero: attacks

-fz-attack = { $num ->
        [many] attacks
       *[one] attack
    }
-fz-brawl = Brawl
-fz-bullet = Bullet
-fz-bomb = Bomb
-fz-hit = { $num ->
        [many] hits
       *[one] hit
    }
    .refused = success*
-fz-bonus-hit = { $num ->
        [many] bonus hits
       *[one] bonus hit
    }
-fz-damage = damage
-fz-unblockable-damage = unblockable damage
-fz-resistance = resistance
-fz-health = health
    .refused = hit point, life point
-fz-range = range
-fz-speed = speed
-fz-movement-point = { $num ->
        [many] movement points
       *[one] movement point
    }
-fz-wound = { $num ->
        [many] wounds
       *[one] wound
    }
-fz-ambush = { $num ->
        [many] ambushes
       *[one] ambush
    }
-fz-free-action = { $num ->
        [many] free actions
       *[one] free action
    }
-fz-search = { $num ->
        [many] searches
       *[one] search
    }

## Cry Havoc: sides

-ch-faction = { $num ->
        [many] Factions
       *[one] Faction
    }
    .refused = =faction, =factions, race
-ch-faction-board = Faction board
-ch-humans = Humans
-ch-pilgrims = Pilgrims
-ch-machines = Machines
-ch-trogs = Trogs
-ch-unit = { $num ->
        [many] Units
       *[one] Unit
    }
    .refused = miniature, =unit, =units
-ch-reserve = Reserve
-ch-prisoner = { $num ->
        [many] Prisoners
       *[one] Prisoner
    }
    .refused = captive, hostage
-ch-skill = { $num ->
        [many] Skills
       *[one] Skill
    }
    .refused = =skill, =skills
-ch-structure = { $num ->
        [many] Structures
       *[one] Structure
    }
    .refused = =structure, =structures
-ch-hq = { $num ->
        [many] HQs
       *[one] HQ
    }
    .refused = headquarter*, the own HQ

## Cry Havoc: the planet

-ch-region = { $num ->
        [many] Regions
       *[one] Region
    }
    .refused = =region, =regions, territor*
-ch-battle-region = { $num ->
        [many] Battle Regions
       *[one] Battle Region
    }
-ch-terrain = { $num ->
        [many] Terrains
       *[one] Terrain
    }
-ch-control = Control
-ch-control-token = { $num ->
        [many] Control tokens
       *[one] Control token
    }
-ch-crystal = { $num ->
        [many] Crystals
       *[one] Crystal
    }
    .refused = =crystal, =crystals, gem
    .unless = Gem Guard
-ch-exploration-token = { $num ->
        [many] Exploration tokens
       *[one] Exploration token
    }
-ch-war-party = { $num ->
        [many] War Parties
       *[one] War Party
    }
    .refused = warband
-ch-nest = { $num ->
        [many] Nests
       *[one] Nest
    }
-ch-tunnel = { $num ->
        [many] Tunnels
       *[one] Tunnel
    }

## Cry Havoc: the Round

-ch-round = { $num ->
        [many] Rounds
       *[one] Round
    }
-ch-vp = VP
    .refused = victory point
-ch-event = { $num ->
        [many] Events
       *[one] Event
    }
-ch-event-spot = { $num ->
        [many] Event spots
       *[one] Event spot
    }
-ch-score-track = Score track
-ch-initiative = Initiative
-ch-next-initiative-track = Next Initiative track
-ch-move-action = { $num ->
        [many] Move Actions
       *[one] Move Action
    }
    .refused = Movement Action
-ch-recruit-action = { $num ->
        [many] Recruit Actions
       *[one] Recruit Action
    }
-ch-build-action = { $num ->
        [many] Build Actions
       *[one] Build Action
    }
-ch-movement-point = { $num ->
        [many] Movement Points
       *[one] Movement Point
    }
-ch-recruit-point = { $num ->
        [many] Recruit Points
       *[one] Recruit Point
    }
-ch-build-point = { $num ->
        [many] Build Points
       *[one] Build Point
    }
-ch-scoring = Scoring
-ch-final-scoring = Final Scoring
-ch-tactics-card = { $num ->
        [many] Tactics cards
       *[one] Tactics card
    }
-ch-terrain-tactics = Terrain Tactics
-ch-deck = { $num ->
        [many] decks
       *[one] deck
    }

## Cry Havoc: the Battle

-ch-battle = { $num ->
        [many] battles
       *[one] battle
    }
-ch-battle-token = { $num ->
        [many] Battle tokens
       *[one] Battle token
    }
-ch-attacker = { $num ->
        [many] attackers
       *[one] attacker
    }
-ch-defender = { $num ->
        [many] defenders
       *[one] defender
    }
-ch-objective = { $num ->
        [many] Objectives
       *[one] Objective
    }
-ch-region-control = Region Control
-ch-capture-prisoners = Capture Prisoners
-ch-attrition = Attrition

## Names of published entries: Fireteam Zero

-fz-name-action-contact_shot = Contact Shot
-fz-name-action-contact_shot-lower = Fire in the Hole
-fz-name-action-double_aught = Double Aught
-fz-name-action-double_aught-lower = Moment of Clarity
-fz-name-action-dual_pistols = Dual Pistols
-fz-name-action-from_the_hip-lower = Good Reflexes
-fz-name-action-gut_and_run-lower = Search and Destroy
-fz-name-action-hydrostatic_shock = Hydrostatic Shock
-fz-name-action-hydrostatic_shock-lower = Crossfire
-fz-name-action-pump_action = Pump Action
-fz-name-action-pump_action-lower = Lead Slug
-fz-name-action-quick_shot-lower = Suppression Fire
-fz-name-action-throat_cut-lower = Predator
-fz-name-action-trench_knife-lower = Hamstring
-fz-name-action-two_handed_swing = Two-Handed Swing
-fz-name-action-two_handed_swing-lower = Regroup
-fz-name-family-fetch = The Fetch
-fz-name-family-infested = The Infested
-fz-name-family-typhon = Children of Typhon
-fz-name-hero-abe = Abe Griffin
-fz-name-hero-don = Don Hymel
-fz-name-hero-frank = Frank Eaton
-fz-name-hero-maxine = Maxine
-fz-name-hero-shadroe = Shadroe Decatur
-fz-name-mission-1-1 = River Crossing
-fz-name-monster-consumed_baitbag = Consumed Baitbag
-fz-name-monster-corrupted_animal = Corrupted Animal
-fz-name-monster-corrupted_human = Corrupted Human
-fz-name-monster-cupbearer = Cupbearer
-fz-name-monster-mother_of_worms = Mother of Worms
-fz-name-objective-acquire_specimen_samples = Acquire Specimen Samples
-fz-name-objective-find_the_source_of_the_worms = Find the Source of the Worms
-fz-name-objective-repair_the_ferry = Repair the Ferry
-fz-name-operation-op1 = Typhon's Children
-fz-name-operation-op2 = The Infested
-fz-name-operation-op3 = The Fetch
-fz-name-recon-doctor_hasler = Doctor Hasler
-fz-name-recon-engine_propeller = Engine Propeller
-fz-name-recon-eye_of_the_storm = Eye of the Storm
-fz-name-recon-ferry_fuel = Ferry Fuel
-fz-name-specialist-henry = Henry Monroe
-fz-name-specialist-patty = Patrick Wolinski
-fz-name-specialist_card-find_weakness = Find Weakness
-fz-name-specialist_card-remote_viewing = Remote Viewing
-fz-name-token-fire = Fire
-fz-name-token-tanker_alpha = Tanker Alpha
-fz-name-twist-entangling = Entangling
-fz-name-twist-strong = Strong

## Names of published entries: Cry Havoc

-ch-name-faction-humans = Humans
-ch-name-faction-machines = Machines
-ch-name-faction-trogs = Trogs
-ch-name-region-brooding_pool = Brooding Pool
-ch-name-region-feralas_banks = Feralas Banks
-ch-name-region-kalas_gorge = Kalas Gorge
-ch-name-region-mist_lands = Mist Lands
-ch-name-region-sapos_deep = Sapos Deep
-ch-name-region-scorched_reach = Scorched Reach
-ch-name-region-world_caverns = World Caverns
-ch-name-skill-aft_air_drop = Air Drop
-ch-name-skill-aft_ancient_crystals = Ancient Crystals
-ch-name-skill-aft_distraction = Distraction
-ch-name-skill-aft_from_the_shadows = From the Shadows
-ch-name-skill-aft_kidnapping = Kidnapping
-ch-name-skill-aft_medic_team = Medic Team
-ch-name-skill-aft_move_it = Move it, move it
-ch-name-skill-aft_nuclear_battery = Nuclear Battery
-ch-name-skill-aft_recon_team = Recon Team
-ch-name-skill-aft_special_forces = Special Forces
-ch-name-skill-aft_withdrawal = Withdrawal
-ch-name-skill-recon_forces = Recon Forces
-ch-name-skill-scouting = Scouting
-ch-name-skill-teleport = Teleport
-ch-name-skill-veteran_forces = Veteran Forces
-ch-name-structure-airfield = Airfield
-ch-name-structure-artillery_battery = Artillery Battery
-ch-name-structure-matrix = Matrix
-ch-name-structure-orbital_sniper = Orbital Sniper
-ch-name-structure-power_orb = Power Orb
-ch-name-structure-reaper = Reaper
-ch-name-structure-shred_drones = Shred Drones
-ch-name-structure-tunnels = Tunnels
-ch-name-structure-watchtower = Watchtower
-ch-name-tactic-activate_holograms = Activate Holograms
-ch-name-tactic-air_support = Air Support
-ch-name-tactic-distraction = Distraction
-ch-name-tactic-drop_troopers_1 = Drop Troopers
-ch-name-tactic-drop_troopers_2 = Drop Troopers
-ch-name-tactic-flank = Flank
-ch-name-tactic-regroup = Regroup
-ch-name-tactic-scouts = Scouts

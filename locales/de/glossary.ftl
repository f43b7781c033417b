# Die Wörter beider Spiele: ein Ausdruck je Begriff, den alle Texte benutzen.
#
# `-fz-…` gehört zu Fireteam Zero, `-ch-…` zu Cry Havoc, der Rest zu beiden. `{ -fz-hero }` ist einer, `{ -fz-hero(num: "many") }` mehrere.
# .g Geschlecht; .refused Wörter, die nicht dafür stehen dürfen (`Stamm*`; `=genau so`); .unless Wendungen, in denen sie richtig
# sind; .except Meldungen, in denen sie es sind. `cargo xtask locales` sieht nach. `-…-name-…`: Namen veröffentlichter Einträge.


## Beide Spiele

-action = { $num ->
        [many] Aktionen
       *[one] Aktion
    }
    .g = f
-card = { $num ->
        [many] Karten
       *[one] Karte
    }
    .g = f
-turn = { $num ->
        [many] Züge
       *[one] Zug
    }
    .g = m
-table-player = Spieler
    .g = m
-hand = { $num ->
        [many] Hände
       *[one] Hand
    }
    .g = f
-discard-pile = Ablagestapel
    .g = m

## Fireteam Zero: der Tisch

-fz-round = { $num ->
        [many] Runden
       *[one] Runde
    }
    .g = f
-fz-mission = { $num ->
        [many] Missionen
       *[one] Mission
    }
    .g = f
-fz-operation = { $num ->
        [many] Operationen
       *[one] Operation
    }
    .g = f
-fz-briefing = { $num ->
        [many] Missionsbesprechungen
       *[one] Missionsbesprechung
    }
    .g = f
-fz-tactics-phase = Taktikphase
    .g = f
-fz-hero-phase = Heldenphase
    .g = f
-fz-threat-phase = Bedrohungsphase
    .g = f
-fz-threat-track = Bedrohungsleiste
    .g = f
    .refused = Bedrohungsskala
-fz-threat-token = Bedrohungsmarker
    .g = m
-fz-threat-space = { $num ->
        [many] Felder
       *[one] Feld
    }
    .g = n
-fz-start-player-token = Startspielermarker
    .g = m
-fz-lucky-coin = Glücksmünze
    .g = f
    .refused = Münze wenden, Münze gewendet
-fz-heads = Kopfseite
    .g = f
-fz-tails = Kehrseite
    .g = f
    .refused = =Zahlseite

## Fireteam Zero: Figuren

-fz-figure = { $num ->
        [many] Figuren
       *[one] Figur
    }
    .g = f
-fz-hero = { $num ->
        [many] Helden
       *[one] Held
    }
    .g = m
    .refused = festgehalten*
-fz-ally = { $num ->
        [many] Verbündete
       *[one] Verbündeter
    }
    .g = m
-fz-specialist = { $num ->
        [many] Spezialisten
       *[one] Spezialist
    }
    .g = m
    .refused = Überlieferung
-fz-monster = Monster
    .g = n
-fz-minion = { $num ->
        [many] Lakaien
       *[one] Lakai
    }
    .g = m
    .refused = Diener, Scherge
-fz-elite = { $num ->
        [many] Eliten
       *[one] Elite
    }
    .g = f
-fz-boss = Bossmonster
    .g = n
    .refused = Endgegner, Obermonster
-fz-family = { $num ->
        [many] Familien
       *[one] Familie
    }
    .g = f
-fz-trait = { $num ->
        [many] Attribute
       *[one] Attribut
    }
    .g = n
-fz-role = { $num ->
        [many] Rollen
       *[one] Rolle
    }
    .g = f
-fz-leader = Anführer
    .g = m
-fz-close-combat = Nahkämpfer
    .g = m
-fz-marksman = { $num ->
        [many] Scharfschützen
       *[one] Scharfschütze
    }
    .g = m
-fz-demolitions = Sprengstoffspezialist
    .g = m

## Fireteam Zero: der Spielplan

-fz-location = { $num ->
        [many] Orte
       *[one] Ort
    }
    .g = m
    .refused = Zone, benachbart*
-fz-sector = { $num ->
        [many] Sektoren
       *[one] Sektor
    }
    .g = m
-fz-entry-point = Startort
    .g = m
-fz-exit-point = Ausgangspunkt
    .g = m
-fz-spawn-point = { $num ->
        [many] Brutpunkte
       *[one] Brutpunkt
    }
    .g = m
    .refused = Spawnpunkt, Spawn-Punkt
-fz-spawn-token = Brutmarker
    .g = m
-fz-spawn-pool = Brutvorrat
    .g = m
-fz-reserve-pool = Reservevorrat
    .g = m
-fz-spawn-die = Brutwürfel
    .g = m
-fz-activation-die = Aktivierungswürfel
    .g = m
-fz-attack-die = Angriffswürfel
    .g = m
    .refused = neu werfen, neu würfeln, noch einmal werfen, Neuwurf
-fz-difficult-terrain = schwieriges Gelände
    .g = n
-fz-impassable-terrain = unpassierbares Gelände
    .g = n
-fz-elevated-terrain = erhöhtes Gelände
    .g = n
-fz-cover-terrain = Deckungsgelände
    .g = n

## Fireteam Zero: Karten und Marker

-fz-action-card = { $num ->
        [many] Aktionskarten
       *[one] Aktionskarte
    }
    .g = f
-fz-action-deck = { $num ->
        [many] Aktionsdecks
       *[one] Aktionsdeck
    }
    .g = n
-fz-upgrade-card = { $num ->
        [many] Aufrüstungskarten
       *[one] Aufrüstungskarte
    }
    .g = f
-fz-focus-card = { $num ->
        [many] Fokuskarten
       *[one] Fokuskarte
    }
    .g = f
-fz-twist-card = { $num ->
        [many] Wendungskarten
       *[one] Wendungskarte
    }
    .g = f
    .refused = Bedrohungskarte
-fz-twist-deck = Wendungsdeck
    .g = n
-fz-recon-card = { $num ->
        [many] Aufklärungskarten
       *[one] Aufklärungskarte
    }
    .g = f
-fz-recon-deck = Aufklärungsdeck
    .g = n
-fz-event-card = { $num ->
        [many] Ereigniskarten
       *[one] Ereigniskarte
    }
    .g = f
-fz-discovery-card = { $num ->
        [many] Entdeckungskarten
       *[one] Entdeckungskarte
    }
    .g = f
-fz-find = { $num ->
        [many] Fundstücke
       *[one] Fundstück
    }
    .g = n
-fz-objective = { $num ->
        [many] Missionsziele
       *[one] Missionsziel
    }
    .g = n
-fz-intel-token = Informationsmarker
    .g = m
    .refused = Hinweismarker, Zielmarker
-fz-power-token = Machtmarker
    .g = m
-fz-specialist-card = { $num ->
        [many] Spezialistenkarten
       *[one] Spezialistenkarte
    }
    .g = f
-fz-specialist-token = Spezialistenmarker
    .g = m
-fz-tactical-response = { $num ->
        [many] Taktische Schläge
       *[one] Taktischer Schlag
    }
    .g = m
-fz-reaction = { $num ->
        [many] Reaktionen
       *[one] Reaktion
    }
    .g = f

## Fireteam Zero: Angriffe

-fz-attack = { $num ->
        [many] Angriffe
       *[one] Angriff
    }
    .g = m
    .refused = Angriff vom Typ, Nahkampf-Angriff, Fernkampf-Angriff, Sprengstoff-Angriff, Angriffsart
-fz-brawl = Nahkampf
    .g = m
-fz-bullet = Fernkampf
    .g = m
-fz-bomb = Sprengstoff
    .g = m
-fz-hit = Treffer
    .g = m
    .refused = Erfolg
-fz-bonus-hit = Bonustreffer
    .g = m
-fz-damage = Schaden
    .g = m
-fz-unblockable-damage = nicht abwehrbarer Schaden
    .g = m
-fz-resistance = Widerstand
    .g = m
    .refused = Resistenz
-fz-health = Gesundheit
    .g = f
    .refused = Lebenspunkt
-fz-range = Reichweite
    .g = f
    .refused = bis Entfernung
-fz-speed = Geschwindigkeit
    .g = f
-fz-movement-point = { $num ->
        [many] Bewegungspunkte
       *[one] Bewegungspunkt
    }
    .g = m
    .refused = höchstens 1 Ort weit
-fz-wound = { $num ->
        [many] Verwundungen
       *[one] Verwundung
    }
    .g = f
-fz-ambush = { $num ->
        [many] Hinterhalte
       *[one] Hinterhalt
    }
    .g = m
-fz-free-action = { $num ->
        [many] freie Aktionen
       *[one] freie Aktion
    }
    .g = f
-fz-search = { $num ->
        [many] Durchsuchungen
       *[one] Durchsuchung
    }
    .g = f

## Cry Havoc: die Seiten

-ch-faction = { $num ->
        [many] Fraktionen
       *[one] Fraktion
    }
    .g = f
-ch-faction-board = Fraktionstableau
    .g = n
    .refused = Fraktionstafel
-ch-humans = Menschen
    .g = m
-ch-pilgrims = Wanderer
    .g = m
    .refused = Pilger
-ch-machines = Maschinen
    .g = f
-ch-trogs = Troggs
    .g = m
    .refused = =Trog, =Trogs
-ch-unit = { $num ->
        [many] Einheiten
       *[one] Einheit
    }
    .g = f
-ch-reserve = Reserve
    .g = f
-ch-prisoner = { $num ->
        [many] Gefangene
       *[one] Gefangener
    }
    .g = m
-ch-skill = { $num ->
        [many] Fertigkeiten
       *[one] Fertigkeit
    }
    .g = f
    .refused = Fähigkeit, Grundfertigkeit
    .except = fact-ability
-ch-structure = { $num ->
        [many] Bauwerke
       *[one] Bauwerk
    }
    .g = n
    .refused = Gebäude, Struktur
-ch-hq = { $num ->
        [many] HQs
       *[one] HQ
    }
    .g = n
    .refused = QG, Hauptquartier*

## Cry Havoc: der Planet

-ch-region = { $num ->
        [many] Regionen
       *[one] Region
    }
    .g = f
-ch-battle-region = { $num ->
        [many] Gefechtsregionen
       *[one] Gefechtsregion
    }
    .g = f
-ch-terrain = { $num ->
        [many] Terrains
       *[one] Terrain
    }
    .g = n
    .refused = Geländekarte, Gelände
-ch-control = Kontrolle
    .g = f
-ch-control-token = Kontrollmarker
    .g = m
    .refused = Kontrollplättchen
-ch-crystal = { $num ->
        [many] Kristalle
       *[one] Kristall
    }
    .g = m
-ch-exploration-token = Erkundungsplättchen
    .g = n
    .refused = Erkundungsmarker
-ch-war-party = { $num ->
        [many] Kriegstrupps
       *[one] Kriegstrupp
    }
    .g = m
    .refused = Trogg-Marker
-ch-nest = { $num ->
        [many] Nester
       *[one] Nest
    }
    .g = n
-ch-tunnel = Tunnel
    .g = m

## Cry Havoc: die Runde

-ch-round = { $num ->
        [many] Runden
       *[one] Runde
    }
    .g = f
-ch-vp = SP
    .g = m
-ch-event = { $num ->
        [many] Ereignisse
       *[one] Ereignis
    }
    .g = n
    .refused = Ereignismarker
-ch-event-spot = { $num ->
        [many] Ereignisfelder
       *[one] Ereignisfeld
    }
    .g = n
-ch-score-track = Wertungsleiste
    .g = f
-ch-initiative = Initiative
    .g = f
-ch-next-initiative-track = Leiste der nächsten Initiative
    .g = f
-ch-move-action = { $num ->
        [many] Bewegungsaktionen
       *[one] Bewegungsaktion
    }
    .g = f
    .refused = Aktion „Bewegung“
-ch-recruit-action = { $num ->
        [many] Rekrutierungsaktionen
       *[one] Rekrutierungsaktion
    }
    .g = f
    .refused = Aktion „Rekrutieren“
-ch-build-action = { $num ->
        [many] Bauaktionen
       *[one] Bauaktion
    }
    .g = f
    .refused = Aktion „Bauen“
-ch-movement-point = { $num ->
        [many] Bewegungspunkte
       *[one] Bewegungspunkt
    }
    .g = m
-ch-recruit-point = { $num ->
        [many] Rekrutierungspunkte
       *[one] Rekrutierungspunkt
    }
    .g = m
-ch-build-point = { $num ->
        [many] Baupunkte
       *[one] Baupunkt
    }
    .g = m
-ch-scoring = Wertung
    .g = f
    .refused = Wertung auslösen, Wertung auslöst
-ch-final-scoring = Schlusswertung
    .g = f
-ch-tactics-card = { $num ->
        [many] Taktikkarten
       *[one] Taktikkarte
    }
    .g = f
-ch-terrain-tactics = Terrainkarte
    .g = f
-ch-deck = { $num ->
        [many] Nachziehdecks
       *[one] Nachziehdeck
    }
    .g = n

## Cry Havoc: das Gefecht

-ch-battle = { $num ->
        [many] Gefechte
       *[one] Gefecht
    }
    .g = n
    .refused = Schlacht, Kampf
-ch-battle-token = Gefechtsmarker
    .g = m
-ch-attacker = Angreifer
    .g = m
-ch-defender = Verteidiger
    .g = m
-ch-objective = { $num ->
        [many] Zielvorgaben
       *[one] Zielvorgabe
    }
    .g = f
    .refused = Zielvorgaben werden ausgewertet
-ch-region-control = Gebietskontrolle
    .g = f
-ch-capture-prisoners = Gefangennahme
    .g = f
-ch-attrition = Zermürbung
    .g = f
    .refused = auf der Zermürbung, auf die Zermürbung

## Veröffentlichte Namen: Fireteam Zero

-fz-name-action-contact_shot = Aufgesetzter Schuss
-fz-name-action-contact_shot-lower = Volle Deckung
-fz-name-action-double_aught = Grober Schrot
-fz-name-action-double_aught-lower = Klarer Augenblick
-fz-name-action-dual_pistols = Zwei Pistolen
-fz-name-action-from_the_hip-lower = Gute Reflexe
-fz-name-action-gut_and_run-lower = Suchen und Vernichten
-fz-name-action-hydrostatic_shock = Hydrostatischer Schock
-fz-name-action-hydrostatic_shock-lower = Kreuzfeuer
-fz-name-action-pump_action = Vorderschaft
-fz-name-action-pump_action-lower = Bleigeschoss
-fz-name-action-quick_shot-lower = Sperrfeuer
-fz-name-action-throat_cut-lower = Raubtier
-fz-name-action-trench_knife-lower = Sehnenschnitt
-fz-name-action-two_handed_swing = Beidhändiger Schwung
-fz-name-action-two_handed_swing-lower = Sammeln
-fz-name-family-fetch = Häscher
-fz-name-family-infested = Infizierte
-fz-name-family-typhon = Typhons Kinder
-fz-name-hero-abe = Abe Griffin
-fz-name-hero-don = Don Hymel
-fz-name-hero-frank = Frank Eaton
-fz-name-hero-maxine = Maxine
-fz-name-hero-shadroe = Shadroe Decatur
-fz-name-mission-1-1 = Flussüberquerung
-fz-name-monster-consumed_baitbag = Zerfressener Ködersack
-fz-name-monster-corrupted_animal = Verdorbenes Tier
-fz-name-monster-corrupted_human = Verdorbener Mensch
-fz-name-monster-cupbearer = Kelchträger
-fz-name-monster-mother_of_worms = Mutter der Würmer
-fz-name-objective-acquire_specimen_samples = Proben beschaffen
-fz-name-objective-find_the_source_of_the_worms = Die Quelle der Würmer finden
-fz-name-objective-repair_the_ferry = Die Fähre reparieren
-fz-name-operation-op1 = Typhons Kinder
-fz-name-operation-op2 = Die Infizierten
-fz-name-operation-op3 = Die Häscher
-fz-name-recon-doctor_hasler = Doktor Hasler
-fz-name-recon-engine_propeller = Schiffsschraube
-fz-name-recon-eye_of_the_storm = Auge des Sturms
-fz-name-recon-ferry_fuel = Treibstoff der Fähre
-fz-name-specialist-henry = Henry Monroe
-fz-name-specialist-patty = Patrick Wolinski
-fz-name-specialist_card-find_weakness = Schwäche finden
-fz-name-specialist_card-remote_viewing = Fernsicht
-fz-name-token-fire = Feuer
-fz-name-token-tanker_alpha = Tankwagen Alpha
-fz-name-twist-entangling = Umschlingend
-fz-name-twist-strong = Stark

## Veröffentlichte Namen: Cry Havoc

-ch-name-faction-humans = Menschen
-ch-name-faction-machines = Maschinen
-ch-name-faction-trogs = Troggs
-ch-name-region-brooding_pool = Brutbecken
-ch-name-region-feralas_banks = Ufer von Feralas
-ch-name-region-kalas_gorge = Kalasschlucht
-ch-name-region-mist_lands = Nebellande
-ch-name-region-sapos_deep = Sapostiefe
-ch-name-region-scorched_reach = Versengte Weite
-ch-name-region-world_caverns = Weltenhöhlen
-ch-name-skill-aft_air_drop = Luftlandung
-ch-name-skill-aft_ancient_crystals = Uralte Kristalle
-ch-name-skill-aft_distraction = Ablenkung
-ch-name-skill-aft_from_the_shadows = Aus den Schatten
-ch-name-skill-aft_kidnapping = Entführung
-ch-name-skill-aft_medic_team = Sanitätsteam
-ch-name-skill-aft_move_it = Bewegung, Bewegung
-ch-name-skill-aft_nuclear_battery = Nuklearbatterie
-ch-name-skill-aft_recon_team = Aufklärungsteam
-ch-name-skill-aft_special_forces = Spezialkräfte
-ch-name-skill-aft_withdrawal = Rückzug
-ch-name-skill-recon_forces = Aufklärungstruppen
-ch-name-skill-scouting = Auskundschaften
-ch-name-skill-teleport = Teleport
-ch-name-skill-veteran_forces = Veteranentruppen
-ch-name-structure-airfield = Flugfeld
-ch-name-structure-artillery_battery = Artilleriebatterie
-ch-name-structure-matrix = Matrix
-ch-name-structure-orbital_sniper = Orbitalschütze
-ch-name-structure-power_orb = Energiekugel
-ch-name-structure-reaper = Schnitter
-ch-name-structure-shred_drones = Schredderdrohnen
-ch-name-structure-tunnels = Tunnel
-ch-name-structure-watchtower = Wachturm
-ch-name-tactic-activate_holograms = Hologramme aktivieren
-ch-name-tactic-air_support = Luftunterstützung
-ch-name-tactic-distraction = Ablenkung
-ch-name-tactic-drop_troopers_1 = Sprungtruppen
-ch-name-tactic-drop_troopers_2 = Sprungtruppen
-ch-name-tactic-flank = Flankieren
-ch-name-tactic-regroup = Neu formieren
-ch-name-tactic-scouts = Späher

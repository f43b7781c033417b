# Namen und Begleittexte des Inhalts; das Englische steht in den Inhaltsdateien.
#
# Fraktionen haben .g (Geschlecht; p: nur Mehrzahl), .the (mit Artikel, auch Akkusativ), .dat und .gen.
# `fact-…`: was an einem Eintrag veröffentlicht ist (published_fields), Wort für Wort.

## faction

faction-humans = Menschen
    .g = p
    .the = die Menschen
    .dat = den Menschen
    .gen = der Menschen
faction-humans-flavour = Eine Flagge wiegt weniger als ein Soldat und fällt schneller.
faction-pilgrims = Wanderer
    .g = p
    .the = die Wanderer
    .dat = den Wanderern
    .gen = der Wanderer
faction-pilgrims-flavour = Der Planet singt. Wir sind gekommen, um mitzuschreiben.
faction-machines = Maschinen
    .g = p
    .the = die Maschinen
    .dat = den Maschinen
    .gen = der Maschinen
faction-machines-flavour = Die Ankunft war der einzige Schritt, der Eile verlangte.
faction-trogs = Troggs
    .g = p
    .the = die Troggs
    .dat = den Troggs
    .gen = der Troggs
faction-trogs-flavour = Wir sind nicht hier gelandet. Das Hier ist auf uns gelandet.

## terrain

terrain-mountain = Gebirge
terrain-mountain-identity = Halten: Gleichstände, Wälle, Deckung. Gut für alle, die schon da sind.
terrain-desert = Wüste
terrain-desert-identity = Manöver und Mangel: wandernde Linien, leere Hände, verweigerte Beute.
terrain-jungle = Dschungel
terrain-jungle-identity = Hinterhalt: jäher Tod, Gefangene und Hilfe für die kleinere Seite.
terrain-ocean = Ozean
terrain-ocean-identity = Strömung: Reihenfolgen, Karten, Kristalle und Einheiten, anderswohin getragen.

## tactic

tactic-drop_troopers_1 = Sprungtruppen
tactic-drop_troopers_1-flavour = Neunzig Sekunden vom Orbit bis zur Meinungsverschiedenheit.
tactic-drop_troopers_2 = Sprungtruppen
tactic-air_support = Luftunterstützung
tactic-flank = Flankieren
tactic-dig_in = Eingraben
tactic-suppressive_fire = Sperrfeuer
tactic-signal_corps = Fernmeldekorps
tactic-plant_the_flag = Flagge setzen
tactic-plant_the_flag-flavour = Wenn keiner hinsieht, gehört es schon uns.
tactic-activate_holograms = Hologramme aktivieren
tactic-recall_beam = Rückholstrahl
tactic-singing_shards = Singende Splitter
tactic-mirror_host = Spiegelheer
tactic-rift_walkers = Rissgänger
tactic-sanctum_wards = Schutzsiegel des Heiligtums
tactic-star_chart = Sternkarte
tactic-rite_of_counting = Ritus der Zählung
tactic-grind_forward = Mahlender Vormarsch
tactic-shrapnel_core = Splitterkern
tactic-steel_wall = Stahlwand
tactic-unbolt = Losschrauben
tactic-jam_signals = Störsender
tactic-firing_solution = Feuerleitlösung
tactic-priority_queue = Vorrangliste
tactic-census_protocol = Zensus-Protokoll
tactic-scouts = Späher
tactic-howling_charge = Heulender Ansturm
tactic-swarm = Schwarm
tactic-from_below = Von unten
tactic-drag_away = Verschleppen
tactic-blood_frenzy = Blutrausch
tactic-scatter_the_brood = Brut verstreuen
tactic-count_the_dead = Die Toten zählen
tactic-high_ground = Höhenvorteil
tactic-high_ground-flavour = Hier oben reicht Gleichstand.
tactic-rockslide = Steinschlag
tactic-choke_point = Engpass
tactic-regroup = Neu formieren
tactic-stone_shelter = Steinerner Unterstand
tactic-commanding_view = Überblick
tactic-entrench = Verschanzen
tactic-no_way_down = Kein Weg hinab
tactic-no_way_down-flavour = Der Pass ist eine Tür, die nur in eine Richtung aufgeht.
tactic-dune_sweep = Dünenschwenk
tactic-mirage = Luftspiegelung
tactic-thirst = Durst
tactic-thirst-flavour = Eine Armee marschiert, so weit ihr Wasser reicht.
tactic-buried_charges = Vergrabene Ladungen
tactic-open_ground = Freies Feld
tactic-sandstorm = Sandsturm
tactic-nomad_trail = Nomadenpfad
tactic-scorched_earth = Verbrannte Erde
tactic-ambush = Hinterhalt
tactic-snare = Fallstrick
tactic-green_reserve = Grüne Reserve
tactic-strangling_roots = Würgewurzeln
tactic-man_eaters = Menschenfresser
tactic-man_eaters-flavour = Die Blüten wenden sich den lautesten Stiefeln zu.
tactic-vanish = Verschwinden
tactic-blood_trail = Blutspur
tactic-distraction = Ablenkung
tactic-undertow = Sog
tactic-rising_tide = Steigende Flut
tactic-pull_under = Hinabziehen
tactic-flotsam = Treibgut
tactic-riptide = Rippströmung
tactic-sea_lanes = Seewege
tactic-pearl_tide = Perlenflut
tactic-fog_bank = Nebelbank

## structure

structure-airfield = Flugfeld
structure-artillery_battery = Artilleriebatterie
structure-watchtower = Wachturm
structure-reaper = Schnitter
structure-power_orb = Energiekugel
structure-phase_anchor = Phasenanker
structure-matrix = Matrix
structure-orbital_sniper = Orbitalschütze
structure-shred_drones = Schredderdrohnen
structure-assembly_pit = Montagegrube
structure-bulwark_node = Bollwerkknoten
structure-tunnels = Tunnel
structure-deadfall = Schlagfalle
structure-bone_palisade = Knochenpalisade

## token

token-artillery = Artillerie
token-watchtower = Wachturm
token-forward_base = Vorposten
token-phase_shield = Phasenschild
token-target_lock = Zielerfassung
token-war_drum = Kriegstrommel

## skill

skill-survey_rights = Vermessungsrechte
skill-scouting = Auskundschaften
skill-veteran_forces = Veteranentruppen
skill-recon_forces = Aufklärungstruppen
skill-forward_base = Vorposten
skill-distil = Destillieren
skill-teleport = Teleport
skill-phase_shield = Phasenschild
skill-harmonic_burst = Harmonischer Ausbruch
skill-consecrate = Weihen
skill-reconfigure = Umkonfigurieren
skill-tread_drives = Kettenantrieb
skill-overclock = Übertakten
skill-target_lock = Zielerfassung
skill-recompile = Neu kompilieren
skill-brood_cycle = Brutzyklus
skill-creeping_nests = Kriechende Nester
skill-war_drums = Kriegstrommeln
skill-devour = Verschlingen
skill-foul_the_ground = Boden verseuchen
skill-aft_distraction = Ablenkung
skill-aft_withdrawal = Rückzug
skill-aft_kidnapping = Entführung
skill-aft_from_the_shadows = Aus den Schatten
skill-aft_ancient_crystals = Uralte Kristalle
skill-aft_recon_team = Aufklärungsteam
skill-aft_air_drop = Luftlandung
skill-aft_move_it = Bewegung, Bewegung
skill-aft_medic_team = Sanitätsteam
skill-aft_special_forces = Spezialkräfte
skill-aft_nuclear_battery = Nuklearbatterie

## event

event-crystal_bloom = Kristallblüte
event-second_wave = Zweite Welle
event-brood_moon = Brutmond
event-low_tide = Niedrigwasser
event-fair_winds = Günstige Winde
event-exchange = Gefangenenaustausch

## exploration

exploration-crystal_vein = Kristallader
exploration-survivors = Überlebende
exploration-relic = Relikt
exploration-field_library = Feldbibliothek
exploration-prefab_depot = Fertigteillager
exploration-signal_mast = Signalmast
exploration-lure_beacon = Köderbake
exploration-grav_sledge = Gravitationsschlitten

## war_party

war_party-stragglers = Nachzügler
war_party-hoard_keepers = Horthüter
war_party-hunters = Jäger
war_party-stalkers = Pirscher
war_party-war_band = Kriegshorde
war_party-gem_guard = Edelsteingarde

## nest

nest-hatchling = Schlüpfling
nest-gleaner = Sammler
nest-pair = Gefährtenpaar
nest-glow_pair = Leuchtendes Paar

## board

board-crown = Die Krone (3–4 Spieler)
board-twin_gates = Zwillingstore (2 Spieler)

## region

region-world_caverns = Weltenhöhlen
region-world_caverns-note = Ein verborgenes Meer unter dem ganzen Planeten; zu viert ist es das HQ der Troggs: kein Plättchen, keine Kristalle.
region-cinder_crown = Aschenkrone
region-old_throat = Altschlundgipfel
region-sentinel_steps = Wächterstufen
region-mist_lands = Nebellande
region-feralas_banks = Ufer von Feralas
region-emberglass_flats = Glutglasebene
region-hanging_thicket = Hängendes Dickicht
region-drowned_terraces = Ertrunkene Terrassen
region-bonewind_dunes = Knochenwinddünen
region-skyhook_landing = Landeplatz Himmelshaken
region-ferrum_landing = Landeplatz Ferrum
region-vigil_landing = Landeplatz Nachtwache
region-sapos_deep = Sapostiefe
region-shardfall_rim = Splittersturzrand
region-scorched_reach = Versengte Weite
region-howling_verge = Heulender Saum
region-glimmer_shelf = Schimmersims
region-pale_escarpment = Fahle Steilwand
region-brooding_pool = Brutbecken
region-hammer_ridge = Hammergrat
region-blackwater_sink = Schwarzwassersenke
region-kalas_gorge = Kalasschlucht
region-weeping_canopy = Weinendes Blätterdach
region-cracked_basin = Rissiges Becken
region-thornmaze = Dornenlabyrinth
region-salt_pans = Salzpfannen von Ur
region-northgate = Landeplatz Nordtor
region-southgate = Landeplatz Südtor
region-windscar_rim = Windnarbenrand
region-lantern_verge = Laternensaum
region-dustfall_rim = Staubfallrand
region-farwatch_verge = Fernwachtsaum

## level

level-novice = Neuling
level-experienced = Erfahren
level-veteran = Veteran
level-drafted = Veteran mit Auswahl

## rounds

rounds-standard = Normale Länge
rounds-five_rounds = Immer fünf Runden
rounds-skirmish = Scharmützel (etwa drei Runden)
rounds-blitz_turns = Kurze Runden

## handicap

handicap-extra_skill = Zusätzliche Fertigkeit für Neulinge
handicap-head_start = Vorsprung

## balance


## fact

fact-name = Name
fact-count = Anzahl
fact-faction = Fraktion
fact-effect = Wirkung
fact-terrain = Terrain
fact-one_enable_scoring_card_per_deck = eine Karte „Wertung aktivieren“ je Deck
fact-default = Standardfertigkeit
fact-8_cards = 8 Karten
fact-tactic = Taktik
fact-one_initiative_card_per_deck = eine Initiativekarte je Deck
fact-war_party = Kriegstrupp
fact-outer_ring_without_terrain = äußerer Ring ohne Terrain
fact-number_of_hq_regions = Anzahl der HQ-Regionen
fact-cannot_start_a_battle = kann kein Gefecht auslösen
fact-build = Baukosten
fact-arrows = Pfeile
fact-activate = Aktivierungskosten
fact-units = Einheiten
fact-takes_control_of_regions_holding_trog_tokens = übernimmt die Kontrolle über Regionen mit Trogg-Plättchen
fact-stays_until_a_battle_involving_humans_then_counts_in_it = bleibt bis zu einem Gefecht der Menschen und zählt dann mit
fact-start_units = Starteinheiten
fact-some_event_lets_everybody_add_crystals_weak_source = ein Ereignis lässt alle Kristalle hinzufügen (unsichere Quelle)
fact-some_event_lets_everybody_add_a_unit_weak_source = ein Ereignis lässt alle eine Einheit hinzufügen (unsichere Quelle)
fact-skill_tokens = Fertigkeitsmarker
fact-scores_regions_against_a_discarded_card = bringt SP für Regionen, gegen eine abgelegte Karte
fact-saves_own_killed_units_in_one_battle_region = rettet eigene vernichtete Einheiten in einer Gefechtsregion
fact-resolving_nests = Nester auslösen
fact-removing_units_to_place_nests = Einheiten entfernen, um Nester zu legen
fact-remove_2_or_4_units_add_1_or_2_to_a_battle_region = 2 oder 4 Einheiten entfernen, 1 oder 2 in eine Gefechtsregion setzen
fact-puts_watchtower_tokens_on_regions = legt Wachturm-Marker in Regionen
fact-puts_artillery_tokens_on_regions = legt Artillerie-Marker in Regionen
fact-picks_off_a_lone_unit_anywhere = vernichtet eine einzelne Einheit in beliebiger Region
fact-number_of_event_spots = Anzahl der Ereignisfelder
fact-moving_nests = Nester bewegen
fact-moves_structures_between_regions = bewegt Bauwerke zwischen Regionen
fact-moves_own_units_out_of_battle_regions = bewegt eigene Einheiten aus Gefechtsregionen heraus
fact-moves_own_units_into_any_non_battle_region_that_is_not_another_player_s_hq = bewegt eigene Einheiten in jede Region, die weder Gefechtsregion noch HQ eines anderen Spielers ist
fact-may_target_an_unoccupied_region_with_an_opponent_s_control_token = darf eine unbesetzte Region mit dem Kontrollmarker eines Gegners wählen
fact-may_start_a_battle = kann ein Gefecht auslösen
fact-makes_reinforcements = erzeugt Verstärkung
fact-link = Verbindung
fact-last = letztes Feld
fact-kills_units_outside_battle_mows_down_groups = vernichtet Einheiten außerhalb von Gefechten, mäht Gruppen nieder
fact-joins_the_defence = hilft bei der Verteidigung
fact-hq = HQ
fact-five_rounds_at_most_fewer_when_events_are_passed = höchstens fünf Runden, weniger, wenn Ereignisse überholt werden
fact-first = erstes Feld
fact-extracts_crystals_for_vp_or_skills = fördert Kristalle für SP oder Fertigkeiten
fact-extracting_crystals_crystals_for_vp = Kristalle fördern, SP für Kristalle
fact-exploration = Erkundung
fact-discard_a_card_capture_in_matching_terrain = eine Karte ablegen: im passenden Terrain gefangen nehmen
fact-converts_units_into_structures_and_back = wandelt Einheiten in Bauwerke um und zurück
fact-converting_structures_into_units_is_a_faction_trait = Bauwerke in Einheiten umzuwandeln ist eine Eigenheit der Fraktion
fact-control_tokens = Kontrollmarker
fact-colour = Farbe
fact-captures_enemy_units_from_adjacent_regions = nimmt gegnerische Einheiten aus angrenzenden Regionen gefangen
fact-bonus = Bonus
fact-at_most_3_stored = höchstens 3 gelagert
fact-always_five_rounds_one_event_each_expansion_rule = immer fünf Runden, je ein Ereignis (Regel der Erweiterung)
fact-ability = Fähigkeit
fact-a_trap_that_removes_attackers_before_a_battle_is_fought = eine Falle, die Angreifer vor dem Gefecht entfernt
fact-a_moved_nest_does_not_trigger = ein bewegtes Nest wird nicht ausgelöst
fact-a_defence = eine Verteidigung
fact-a_card_that_reverses_the_order_exists = eine Karte kehrt die Reihenfolge um
fact-trog_tokens_stay = Trogg-Plättchen bleiben
fact-trog_hq_in_the_centre = HQ der Troggs in der Mitte
fact-4_tunnel_icons = 4 Tunnelsymbole

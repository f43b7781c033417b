# Namen und Texte des Inhalts; das Englische steht in den Inhaltsdateien.


## action

action-double_aught = Grober Schrot
action-double_aught-lower = Klarer Augenblick
action-two_handed_swing = Beidhändiger Schwung
action-two_handed_swing-lower = Sammeln
action-pump_action = Vorderschaft
action-pump_action-lower = Bleigeschoss
action-rifle_butt = Kolbenstoß
action-rifle_butt-lower = Hinter mich
action-sidearm = Seitenwaffe
action-sidearm-lower = In Bewegung bleiben
action-trench_broom = Grabenbesen
action-trench_broom-lower = Feuerdisziplin
action-haymaker = Schwinger
action-haymaker-lower = Auf mein Zeichen
action-bayonet_drill = Bajonettdrill
action-bayonet_drill-lower = Steck es weg
action-combat_shotgun = Kampfflinte
action-combat_shotgun-lower = Noch einmal!
action-clubbed_musket = Gewehrkeule
action-clubbed_musket-lower = Stellung halten
action-walking_fire = Feuer im Vorgehen
action-walking_fire-lower = Zielauswahl
action-from_the_hip = Aus der Hüfte
action-from_the_hip-lower = Gute Reflexe
action-throat_cut = Kehlenschnitt
action-throat_cut-lower = Raubtier
action-gut_and_run = Aufschlitzen und weg
action-gut_and_run-lower = Suchen und Vernichten
action-trench_knife = Grabendolch
action-trench_knife-lower = Sehnenschnitt
action-backstab = In den Rücken
action-backstab-lower = Halt es fest
action-headbutt = Kopfstoß
action-headbutt-lower = Entwischen
action-thrown_blade = Geworfene Klinge
action-thrown_blade-lower = Hierher, du Scheusal
action-garrotte = Garrotte
action-garrotte-lower = Bring es zu Ende
action-brass_knuckles = Schlagring
action-brass_knuckles-lower = Konter
action-dual_pistols = Zwei Pistolen
action-dual_pistols-lower = Solange es blutet
action-machete = Machete
action-machete-lower = Eine Bresche schlagen
action-bare_hands = Bloße Hände
action-bare_hands-lower = Zerr es weg
action-old_habits = Alte Gewohnheiten
action-old_habits-lower = Nie hier gewesen
action-held_breath = Angehaltener Atem
action-held_breath-lower = Überwachung
action-two_for_a_penny = Zwei für einen Penny
action-two_for_a_penny-lower = Die Herde lichten
action-quick_shot = Schnellschuss
action-quick_shot-lower = Sperrfeuer
action-sighted_shot = Gezielter Schuss
action-sighted_shot-lower = Beobachter
action-hydrostatic_shock = Hydrostatischer Schock
action-hydrostatic_shock-lower = Kreuzfeuer
action-lead_the_target = Vorhalten
action-lead_the_target-lower = Reflexschuss
action-tungsten_core = Wolframkern
action-tungsten_core-lower = Schwachpunkt
action-point_blank = Aus nächster Nähe
action-point_blank-lower = Warnschuss
action-scoped_springfield = Springfield mit Zielfernrohr
action-scoped_springfield-lower = Einer weniger
action-tracer_rounds = Leuchtspur
action-tracer_rounds-lower = Im Lichtschein
action-kneecap = Kniescheibenschuss
action-kneecap-lower = Jäh gestoppt
action-double_tap = Doppelschuss
action-double_tap-lower = Feuerschutz
action-satchel_charge = Sprengtasche
action-satchel_charge-lower = Feuerauftrag
action-bangalore = Bangalore
action-bangalore-lower = Feldlazarett
action-frag_grenade = Splittergranate
action-frag_grenade-lower = Runter!
action-short_fuse = Kurze Lunte
action-short_fuse-lower = Druckwelle
action-breaching_bar = Brechstange
action-breaching_bar-lower = Weg da!
action-molotov = Molotow
action-molotov-lower = Sprengfalle
action-carbine_burst = Karabinerfeuer
action-carbine_burst-lower = Zusammenflicken
action-mills_bomb = Mills-Granate
action-mills_bomb-lower = Mürbe machen
action-flamethrower = Flammenwerfer
action-flamethrower-lower = Stichflamme
action-bazooka = Bazooka
action-bazooka-lower = Einschießen
action-shaped_charge = Hohlladung
action-shaped_charge-lower = Bleib bei mir
action-contact_shot = Aufgesetzter Schuss
action-contact_shot-lower = Volle Deckung

## difficulty

difficulty-recruit = Rekrut
difficulty-regular = Normal
difficulty-veteran = Veteran

## family

family-typhon = Typhons Kinder
family-typhon-character = Schwellendes Fleisch, das hochgeht. Wer zusammenrückt, tut ihnen den Gefallen: Genau das wollen sie, untereinander wie mit euch.
family-infested = Infizierte
family-infested-character = Kein Abstand ist sicher, und wer einen tötet, macht zwei daraus. Sie leeren lieber deine Hand, als dir Knochen zu brechen.
family-fetch = Häscher
family-fetch-character = Brennende Doppelgänger, die durch Wände gehen und so stark werden wie der, dessen Gesicht sie tragen.

## focus

focus-steady_voice = Ruhige Stimme
focus-steady_voice-note = Das geschieht, nachdem dein Taktischer Schlag abgehandelt ist; deine Hand füllst du weiterhin nicht auf.
focus-iron_presence = Eiserne Präsenz
focus-share_the_load = Die Last teilen
focus-map_and_compass = Karte und Kompass
focus-full_pockets = Volle Taschen
focus-nobody_left_behind = Keiner bleibt zurück
focus-rat_in_the_walls = Ratte in den Wänden
focus-nobodys_prey = Niemandes Beute
focus-one_clean_cut = Ein sauberer Schnitt
focus-bloodhound = Bluthund
focus-knife_work = Messerarbeit
focus-thick_hide = Dickes Fell
focus-long_eye = Weiter Blick
focus-cold_hands = Kalte Hände
focus-bell_tower = Glockenturm
focus-patience = Geduld
focus-ricochet = Querschläger
focus-hide = Verstecken
focus-measured_fuse = Abgemessene Lunte
focus-pitchers_arm = Werferarm
focus-corpsman = Sanitäter
focus-seal_the_hole = Das Loch verschließen
focus-extra_powder = Mehr Pulver
focus-trip_wires = Stolperdrähte
focus-trip_wires-note = Das Monster wird am Ort des Hinterhalts aufgestellt und handelt erst in der nächsten Bedrohungsphase.

## hero

hero-abe-nickname = Sarge
hero-abe-weapon = Winchester-M12-Flinte
hero-abe-line = Pläne sind für den Bericht.
hero-maxine-nickname = Captain
hero-maxine-weapon = Karabiner M1A1 mit abgesägtem Schaft
hero-maxine-line = Den höheren Rang habe ich auch im Dunkeln.
hero-shadroe-nickname = Ratte
hero-shadroe-weapon = Grabendolch Mk1
hero-shadroe-line = Näher.
hero-frank-nickname = Two Penny
hero-frank-weapon = Springfield M1903
hero-frank-line = Ein Penny für jedes Auge. Ich hab’s passend.
hero-don-nickname = Sonny
hero-don-weapon = was gerade in der Tasche ist
hero-don-line = Das kriege ich wieder zusammen. Das meiste davon.

## specialist

specialist-henry-nickname = Professor
specialist-henry-ability = Schwäche finden
specialist-patty = Patrick Wolinski
specialist-patty-nickname = Cake
specialist-patty-ability = Fernsicht
specialist_card-find_weakness = Schwäche finden
specialist_card-banishing_word = Bannwort
specialist_card-footnotes = Fußnoten
specialist_card-wards = Kreidekreise
specialist_card-remote_viewing = Fernsicht
specialist_card-six_metres_of_steel = Sechs Meter Stahl
specialist_card-bad_feeling = Ungutes Gefühl
specialist_card-one_mind = Ein Geist

## token

token-intel = Information
token-fire = Feuer
token-fire-text = Ein Held, der diesen Ort betritt oder seinen Zug hier beendet, nimmt 1 nicht abwehrbaren Schaden. Monster der Familie Häscher und Bossmonster betrifft das nicht; jedes andere Monster, das im Feuer aufgestellt würde, bleibt im Brutvorrat.
token-tanker_alpha = Tankwagen Alpha
token-tanker_alpha-text = Ein Tankwagen. Die Mission sagt, wie er gefahren wird.
token-tanker_bravo = Tankwagen Bravo
token-tanker_bravo-text = Der zweite Tankwagen.
token-survivor = Überlebender
token-survivor-text = Ein Zivilist. Wo die Mission es erlaubt, nimmt ihn ein Held, bewegt sich mit ihm und lässt ihn fallen, wenn er niedergeschlagen wird.
token-altar = Altar
token-altar-text = Steht für einen Altar, ein Nest, einen Spiegel oder eine Glocke. Die Mission sagt, wofür und was damit geschieht.

## twist

twist-strong = Stark
twist-volatile = Explosiv
twist-volatile-flavour = Jetzt gehen sie bei allem hoch.
twist-headlong = Blindlings voran
twist-herd = Herde
twist-overgrown = Überwuchert
twist-bitter_blood = Bitteres Blut
twist-hide_like_bark = Haut wie Rinde
twist-drinkers = Trinker
twist-drinkers-flavour = Jede Wunde, die es schlägt, reicht es weiter.
twist-entangling = Umschlingend
twist-every_crack = Jede Ritze
twist-ravenous = Heißhungrig
twist-cut_worms = Zerschnittene Würmer
twist-under_the_skin = Unter der Haut
twist-scent = Witterung
twist-slime = Schleim
twist-ripe = Reif
twist-kindling = Zunder
twist-cold_fire = Kaltes Feuer
twist-choir = Der Chor
twist-through_the_smoke = Durch den Rauch
twist-envy = Neid
twist-envy-flavour = Sie wollen, was dir geblieben ist.
twist-no_rest = Keine Ruhe
twist-glass_bones = Knochen wie Glas, Glas wie Knochen
twist-your_own_face = Dein eigenes Gesicht

## recon

recon-eye_of_the_storm = Auge des Sturms
recon-dropped_satchel = Verlorene Tasche
recon-dropped_satchel-flavour = Zwei Ladestreifen, ein Brief nach Hause, eine halbe Wurst.
recon-it_was_waiting = Es hat gewartet
recon-it_was_waiting-flavour = Unter der Treppe. Natürlich unter der Treppe.
recon-both_doors = Beide Türen
recon-rotten_boards = Morsche Bretter
recon-dressing_tin = Verbanddose
recon-radio_silence = Das Funkgerät antwortet
recon-radio_silence-flavour = Es ist nicht angeschlossen.
recon-heads_again = Wieder Kopf
recon-heads_again-flavour = Du könntest schwören, sie war in der anderen Tasche.
recon-belt_of_ammunition = Munitionskette
recon-back_way = Hintereingang
recon-old_minefield = Altes Minenfeld
recon-blood_trail = Blutspur
recon-blood_trail-flavour = Deine eigene, wie sich zeigt.
recon-truck_horn = Lastwagenhupe
recon-trip_flare = Stolperfackel
recon-caved_in = Verschüttet
recon-the_tall_mirror = Der hohe Spiegel
recon-the_tall_mirror-flavour = Du trittst zurück. Er nicht.
recon-chaplains_flask = Flachmann des Kaplans
recon-pattern_in_the_howling = Ein Muster im Geheul
recon-someones_diary = Ein fremdes Tagebuch
recon-cold_spot = Kalte Stelle
recon-they_heard_that = Das haben sie gehört
recon-mortar_crate = Mörserkiste
recon-nobody_dug_this = Das hat niemand gegraben
recon-heavy_door = Schwere Tür
recon-borrowed_courage = Geborgter Mut
recon-fork_in_the_dark = Gabelung im Dunkeln
recon-torch_code = Lampensignale
recon-wrong_face = Falsches Gesicht
recon-wrong_face-flavour = Es trägt das Gesicht deines Freundes. Dein Freund auch.
recon-long_quiet = Lange Stille
recon-lights_out = Licht aus

## recon

recon-ferry_fuel = Treibstoff der Fähre
recon-engine_propeller = Schiffsschraube
recon-engine_propeller-flavour = Sie wiegt so viel wie ein Mann, und sie ist glitschig.
recon-scratched_map = Zerkratzte Karte
recon-widows_testimony = Die Aussage der Witwe
recon-widows_testimony-flavour = Sie erzählt in der dritten Person, und dann ist sie die dritte Person.
recon-voice_in_the_well = Stimme im Brunnen
recon-black_chalice = Schwarzer Kelch
recon-cantors_tongue = Die Zunge des Kantors
recon-cantors_tongue-flavour = Dirigiert noch immer.
recon-sealed_jar = Versiegelter Krug
recon-drivers_body = Der Fahrer
recon-drivers_body-flavour = Der Schlüssel ist in seiner Tasche. Etwas anderes auch.
recon-locked_cabinet = Verschlossener Schrank
recon-corporal_brandt = Gefreiter Brandt
recon-corporal_brandt-flavour = Der Letzte von der Absperrung. Er fährt, sagt er, wenn zuerst jemand anderes aussteigt.
recon-cattle_ledger = Viehbuch
recon-schoolroom_drawing = Schulzeichnung
recon-schoolroom_drawing-flavour = Zweiundzwanzig Kinder haben dasselbe Loch gezeichnet.
recon-doctor_hasler = Doktor Hasler
recon-blasting_caps = Sprengkapseln
recon-winding_key = Schlüssel der Fördermaschine
recon-feed_schedule = Fütterungszeiten
recon-feed_schedule-flavour = In Kinderschrift, im Buch eines Toten.
recon-burned_roll_call = Verbrannte Namensliste
recon-brother_anselm = Bruder Anselm
recon-brother_anselm-flavour = Er hört erst auf zu singen, wenn sich jemand setzt und zuhört.
recon-names_in_the_ash = Namen in der Asche
recon-fuse_box = Sicherungskasten
recon-professor_lindqvist = Professorin Lindqvist
recon-professor_lindqvist-flavour = Sie sitzt im Stuhl. Sie steht auch in der Tür.
recon-wiring_plan = Schaltplan
recon-martyrs_ledger = Das Buch der Märtyrer
recon-unburnt_finger = Der unverbrannte Finger
recon-unburnt_finger-flavour = Er zeigt. Er zeigt immer auf dich.

## recon

recon-lupara = Lupara
recon-lupara-flavour = Zwei Läufe, und ein Familienname, aus dem Schaft gekratzt.
recon-flak_vest = Splitterweste
recon-flak_vest-flavour = Das Loch im Rücken ist die Geschichte eines anderen.
recon-jerrycan = Benzinkanister
recon-jerrycan-flavour = Halb voll. Wer ihn bis hierher trug, hoffte, es würde reichen.
recon-trench_periscope = Grabenperiskop
recon-trench_periscope-flavour = Das Glas ist nur auf der anderen Seite schmutzig.
recon-field_telephone = Feldtelefon
recon-field_telephone-flavour = Wer kurbelt, bekommt Antwort. Sprich nur mit Leuten, die du kennst.
recon-cavalry_boots = Reiterstiefel
recon-cavalry_boots-flavour = Unter einem Bett, nebeneinander, die Spitzen zur Tür.
recon-medal_of_barbara = Medaille der heiligen Barbara
recon-medal_of_barbara-flavour = Sie beschützt alle, die mit Pulver umgehen. Einmal.
recon-bandolier = Patronengurt
recon-bandolier-flavour = Jede Schlaufe ist voll. Er kam nicht einmal zur ersten.
recon-carbide_lamp = Karbidlampe
recon-carbide_lamp-flavour = Ein Tropfen Wasser, ein Zischen, und das Dunkel ist woanders.
recon-entrenching_tool = Klappspaten
recon-entrenching_tool-flavour = Auf drei Seiten geschliffen. Die vierte ist zum Graben.
recon-morphine = Morphium
recon-morphine-flavour = Zwei Ampullen in einer Zigarettendose. Die Zigaretten sind geraucht.
recon-signal_pistol = Signalpistole
recon-signal_pistol-flavour = Grün heißt: hierher. Was Rot hieß, weiß keiner mehr.
recon-waterlogged_coat = Vollgesogener Mantel
recon-waterlogged_coat-flavour = Er trocknet an keinem, und an dir schon gar nicht.
recon-humming_relic = Summende Reliquie
recon-humming_relic-flavour = Nach einer Stunde hörst du sie nicht mehr. Andere schon.
recon-mouldy_provisions = Schimmliger Proviant
recon-mouldy_provisions-flavour = Einen Bissen hattest du schon gegessen, als du hinsahst.
recon-unposted_letter = Nicht abgeschickter Brief
recon-unposted_letter-flavour = Vier Seiten an eine Anna. Du stehst auf, damit sie ihn bekommt.
recon-chalk_and_string = Kreide und Schnur
recon-chalk_and_string-flavour = Ein Pionier hat jedes Loch hier vermessen. Die letzte Linie führt in eines hinein.
recon-gramophone = Grammofon
recon-gramophone-flavour = Eine Platte, eine Seite. Bei der langsamen Stelle bleiben sie alle stehen.
recon-ash_coat = Aschemantel
recon-ash_coat-flavour = Aus etwas geschnitten, das gebrannt hat. Steh still, und du warst nie hier.
recon-hip_flask = Taschenflasche
recon-hip_flask-flavour = Jedes Mal ist es der letzte Schluck.
recon-wire_cutters = Drahtschere
recon-wire_cutters-flavour = Sie hing im Draht. Ein Handschuh auch.
recon-chess_set = Reiseschach
recon-chess_set-flavour = Eine halbe Partie. Weiß hat gesehen, was kommt.
recon-tripwire = Stolperdraht
recon-tripwire-flavour = Vierzig Meter Draht und eine Blechdose. Auf die Dose kommt es an.
recon-crying_doll = Weinende Puppe
recon-crying_doll-flavour = Sie weint, sobald du den Atem anhältst.
recon-bent_sights = Verbogene Visierung
recon-bent_sights-flavour = Sie zeigt auf etwas. Worauf, willst du nicht wissen.
recon-jar_of_leeches = Glas mit Blutegeln
recon-jar_of_leeches-flavour = Heute Morgen war der Deckel noch drauf.
recon-dead_mans_watch = Uhr eines Toten
recon-dead_mans_watch-flavour = Zweimal am Tag geht sie richtig. Beide Male kommt etwas.
recon-name_tag = Namensschild
recon-name_tag-flavour = Du hast es im Scherz angesteckt. Seitdem ruft jemand danach.
recon-phosphor_stain = Phosphorfleck
recon-phosphor_stain-flavour = Er geht nicht ab. Wer so leuchtet, vor dem bleibt nichts in seinem Loch.
recon-string_of_teeth = Kette aus Zähnen
recon-string_of_teeth-flavour = Eine Trophäe. Den Angehörigen ist es aufgefallen.

## monster

monster-corrupted_animal-attribute = Explosive Verwesung
monster-corrupted_animal-flavour = Am Dienstag war es eine Ziege. Nicht aus der Nähe beschießen.
monster-corrupted_human-attribute = Seuchenstoß
monster-corrupted_human-flavour = Er summt noch immer das Kirchenlied, aus mehreren Mündern.
monster-cupbearer-attribute = Typhons Segen
monster-cupbearer-flavour = Er schenkt ein, und was trinkt, steht wieder auf.
monster-gnawing_brood-attribute = Tunnel
monster-gnawing_brood-attribute_note = Ist kein Held im Umkreis von 3, taucht sie an dem Brutpunkt auf, der dem ihr nächsten Helden am nächsten liegt (bei Gleichstand wählt die Gruppe), und bewegt sich dann wie üblich. Ein Ort mit aktivem Helden kann nicht gewählt werden.
monster-gnawing_brood-flavour = Ein Knäuel Würmer, so groß wie ein Hund. Wie zwei Hunde. Drei.
monster-consumed_baitbag-attribute = Bersten
monster-consumed_baitbag-flavour = Der Köder ist, wer er einmal war. Der Sack ist der Rest.
monster-mother_of_worms-attribute = Jedes Loch hat einen Grund
monster-mother_of_worms-flavour = Sie jagt nicht. Das musste sie nie.
monster-cinder_fetch-attribute = Keine Tür bleibt zu
monster-cinder_fetch-flavour = Irgendjemandes Knochen, irgendjemandes Orden und niemandes Feuer.
monster-pale_double-attribute = Trägt dein Gesicht
monster-pale_double-attribute_note = Die Angriffsstärke ist die Zahl der Handkarten des Ziels bei der Zielwahl, mindestens 1 und höchstens 4; opfert sich jemand für das Team, wird sie für das neue Ziel neu bestimmt.
monster-pale_double-flavour = Er kennt Parole und Gegenparole. Er kennt den Namen deiner Schwester.
monster-ember_saint-attribute = Heiligenschein
monster-ember_saint-flavour = Er vergibt dir. Das ist es, was brennt.

## operation

operation-op1 = Typhons Kinder
operation-op1-place = Sizilien, Juli 1943
operation-op2 = Die Infizierten
operation-op2-place = Sankt Egid, ein Tal in der Steiermark, März 1944
operation-op3 = Die Häscher
operation-op3-place = Ascheland, Böhmen, Januar 1945

## mission

mission-1-1 = Flussüberquerung
mission-1-1-briefing = Die Straße nach Velucca endet am Anapo. Die Fähre ist da; wer sie fuhr, hat sie halb zerlegt, bevor er aufhörte, jemand zu sein. Setzt sie wieder zusammen, füllt für das Labor ab, was aus dem Schilf kommt, und setzt über.
mission-1-1-special = Der Motor ist laut: Sobald die Fähre repariert ist, wird der Verdorbene Mensch aus dem Reservevorrat an einem ausgewürfelten Brutpunkt aufgestellt.
mission-1-2 = Die Glocken von Velucca
mission-1-2-token-altar = Glocke
    .g = f
mission-1-2-token-survivor = Ruferin
    .g = f
mission-1-2-briefing = Das Dorf läutet seine Glocken zu den falschen Stunden: Die im Rathaus fragt, die in der Kapelle antwortet, und die Leute gehen dorthin, wo es lauter ist. Haltet beide Seile zugleich fest, bis nichts mehr antwortet. Eine Frau ruft, jedes Mal aus einer anderen Tür; geht nicht, bevor jemand sie gefunden hat.
mission-1-2-special = Eine Glocke hängt im Rathaus, eine in der Kapelle; sie können nicht angegriffen werden. Die Ruferin beginnt in der Osteria. Am Ende jeder Runde geht sie an einen zufälligen Ort in Entfernung 1 oder bleibt, wo sie ist; Monstern weicht sie aus. Das erste erfüllte Missionsziel bringt eine Elite aus dem Reservevorrat in den Brutvorrat.
mission-1-3 = Der Kelch fließt über
mission-1-3-briefing = Die Straße aus dem Dorf führt in den Hügel. Drei Altäre nähren das Ding dort unten. Stein zerbricht nicht, aber ein Altar versiegt unter jedem, der dort steht und nicht trinken will. Wird das Ding hungrig, kommt es herauf, um zu sehen, wer da ist. Seht zu, dass ihr dann noch steht.
mission-1-3-special = Altäre stehen in der Knochenmulde, im Kirchenschiff und im Abbau; sie können nicht angegriffen werden. Am Ende einer Runde, in der noch ein Altar steht, bringt ein Spezialergebnis des Aktivierungswürfels einen Lakaien an einem zufälligen Altar hervor. Das Bossmonster kommt im Tiefen Stollen ins Spiel, sobald zwei Altäre versiegt sind, spätestens am Ende von Runde 8. Der letzte Altar darf vor oder nach seinem Tod versiegen.
mission-1-3-layout_note = Bekannt ist von diesem Plan nur das Höhlenteil im Nordosten.
mission-2-1 = Absperrung
mission-2-1-briefing = Zwei Felder bewegen sich nachts. Das Depot hat zwei Tankwagen voll Benzin zurückgelassen und niemanden, der sie fährt. Findet die Schlüssel, fahrt Alpha in den Weizen und Bravo auf das überflutete Feld, und dann geht weg vom Licht.
mission-2-1-special = Alpha steht auf dem Lastwagenhof, Bravo auf der Brückenwaage. Fahren ist eine Aktion am Ort eines Tankwagens: Du bewegst dich mit bis zu drei Bewegungspunkten, und der Tankwagen kommt mit, was auch immer im Weg steht. Kein Schlüssel, keine Fahrt. Das erste erfüllte Missionsziel bringt eine Elite aus dem Reservevorrat in den Brutvorrat.
mission-2-2 = Hausbesuche
mission-2-2-briefing = Der Arzt von Sankt Egid führte die besten Akten im Tal, und er hörte nicht auf zu essen. Findet heraus, woher die Würmer kommen. In drei Häusern sind Kinder; ein Zug steht unter Dampf für alle, die ihr bringen könnt.
mission-2-2-special = Drei Überlebende warten: Praxis, Bäckerei, Bauernhaus. Jeder Held trägt höchstens einen. Der Zug fährt dort ab, wo ihr hereingekommen seid.
mission-2-3 = Was darunter liegt
mission-2-3-token-altar = Nest
    .g = n
mission-2-3-briefing = Der Schacht hat auf keiner Karte einen Grund. Verbrennt die drei Nester, aus denen sie brütet, macht die Fördermaschine bereit und holt sie ans Tageslicht, wo Dynamit wirkt.
mission-2-3-special = Altarmarker stehen für Nester: Wartepferch, Tropfhalle, Abbau. Das Bossmonster kommt im Schacht, einem unpassierbaren Ort, ins Spiel, wenn die Fördermaschine bereit ist: Nur Angriffe, die bis dorthin reichen, treffen es, bis ein Bewegungsergebnis es herauszieht; zurück kann es nicht.
mission-3-1 = Aschermittwoch
mission-3-1-briefing = Die Abtei brennt seit neun Tagen und wird nicht kleiner. Die Männer, die herauskommen, tragen die Gesichter der Namensliste. Löscht die Feuer, die keine sind, und bringt zwei der Namen zurück.
mission-3-1-special = Feuer brennen im Kreuzgang, im Kirchenschiff und im Tunnel. Am Ende einer Runde mit ein bis vier Feuern entfacht ein Spezialergebnis des Aktivierungswürfels ein weiteres an einem zufälligen, nicht durchsuchten Brutpunkt ohne Helden. Beim ersten erfüllten Missionsziel wird der Bleiche Doppelgänger aus dem Reservevorrat an einem ausgewürfelten Brutpunkt aufgestellt.
mission-3-2 = Spiegelhaus
mission-3-2-token-altar = Spiegel
mission-3-2-briefing = Jemand gab dem Ding in der Abtei ein Labor und Glas, in das es blicken kann. Jede Scheibe ist eine Tür, und sie springt, wenn vor ihr stirbt, was aus ihr kam. Lockt sie zu dreien davon zurück, schaltet den Strom ab und antwortet niemandem, der euch beim Namen ruft.
mission-3-2-special = Altarmarker stehen für Spiegel: Spiegelgalerie, Skriptorium, Stellwerk. Sie können nicht angegriffen werden. Am Ende einer Runde lässt ein Spezialergebnis des Aktivierungswürfels den Lakaien, der einem zufälligen Spiegel am nächsten ist, aus diesem heraustreten.
mission-3-3 = Der Glutheilige
mission-3-3-token-altar = Glocke
    .g = f
mission-3-3-briefing = Früher war es ein Kaplan. Drei Glocken kennen noch seinen wahren Namen; läutet jede mit einem unserer beiden Spezialisten an eurer Seite, um die Antwort zu hören. Dann wird er kommen und euch vergeben. Lasst es nicht zu.
mission-3-3-special = Altarmarker stehen für Glocken: Glockenstuhl, Funkraum, Vorkammer. Sie können nicht angegriffen werden. Im Tanklager brennt ein Feuer. Das Bossmonster kommt auf dem Altarboden ins Spiel.

## objective

objective-repair_the_ferry = Die Fähre reparieren
objective-repair_the_ferry-text = Zwei Teile fehlen. Der Treibstoff zählt, sobald sein Finder befreit ist, die Schiffsschraube, sobald sie zum Fähranleger getragen wurde.
objective-acquire_specimen_samples = Proben beschaffen
objective-acquire_specimen_samples-text = Zwei saubere Tötungen: Eine Probe zählt, wenn ein Angriff mit Würfeln sein Ziel mit höchstens 1 überzähligen Schaden tötet.
objective-still_the_bells = Die Glocken zum Schweigen bringen
objective-still_the_bells-text = Zwei Marker. Der erste der beiden Hinweise, der gefunden wird, bringt einen. Am Ende jeder Runde, in der an beiden Glocken, im Rathaus und in der Kapelle, ein aktiver Held steht, kommt einer dazu.
objective-answer_the_call = Dem Ruf folgen
objective-answer_the_call-text = Sprecht zweimal mit ihr: eine Aktion am Ort der Ruferin, solange dort kein Monster ist. Beim ersten Mal läuft sie weiter zu einem zufälligen, nicht durchsuchten Brutpunkt ohne Helden. Beim zweiten Mal ist sie in Sicherheit: Ihr Marker kommt vom Brett, und jeder Held zieht eine Karte.
objective-run_the_altars_dry = Die Altäre versiegen lassen
objective-run_the_altars_dry-text = Steht an drei Altären. Ein Altar, an dem am Ende einer Runde ein aktiver Held steht, versiegt, und jeder Held dort nimmt 1 Schaden. Einmal darf der Nahkämpfer den Altar an seinem Ort stattdessen umstoßen: eine Aktion und 2 Schaden.
objective-the_first_cup = Der erste Kelch
objective-the_first_cup-text = Ein Fund: woraus der Kelch gemacht war. Er hilft mehr als Beten: Der Widerstand des Bossmonsters sinkt gegen jeden Angriffstyp um 1, wann immer es kommt.
objective-end_the_cupbearer = Das Ende des Kelchträgers
objective-end_the_cupbearer-text = Nehmt ihm seine letzte Macht.
objective-ignition_keys = Zündschlüssel
objective-ignition_keys-text = Zwei von drei Funden. Einer genügt, um loszufahren.
objective-burn_the_fields = Die Felder verbrennen
objective-burn_the_fields-text = Zwei Tankwagen: Alpha zum Weizen, Bravo zum überfluteten Feld. Ein Tankwagen, der ankommt, wird sofort zum Feuer, und wer ihn fährt, darf abspringen: 1 Ort weit.
objective-find_the_source_of_the_worms = Die Quelle der Würmer finden
objective-find_the_source_of_the_worms-text = Zwei Beweise: Jeder Fund ist einer; ein durch einen Nahkampfangriff getöteter Ködersack ist es auch, aber nur einmal.
objective-the_last_train = Der letzte Zug
objective-the_last_train-text = Tragt zwei Überlebende zum Bahnsteig. Jeder bringt dem, der ihn getragen hat, zwei Karten.
objective-burn_the_nests = Die Nester verbrennen
objective-burn_the_nests-text = Zerstört zwei der drei Nester, jedes mit einem einzigen Angriff. Ein Nest, das zerbricht, speit eine Brut aus. Solange die Mutter im Spiel ist und ein Nest steht, kriecht am Ende jeder Runde eine weitere Brut aus einem Nest.
objective-rig_the_winding_gear = Die Fördermaschine bereit machen
objective-rig_the_winding_gear-text = Zwei Marker. Jeder Fund bringt einen; einmal darf der Sprengstoffspezialist auch von Hand eine Ladung anbringen, wenn im Maschinenhaus kein Monster ist (Aktion, zwei Karten). Ist beides getan, kommt sie herauf.
objective-kill_the_mother = Die Mutter töten
objective-kill_the_mother-text = Nehmt ihr ihre letzte Macht.
objective-starve_the_fires = Die Feuer aushungern
objective-starve_the_fires-text = Erstickt drei Feuer: je eine Aktion, am Ort des Feuers oder aus Entfernung 1.
objective-bring_back_the_names = Die Namen zurückbringen
objective-bring_back_the_names-text = Zwei von drei Funden.
objective-shatter_the_mirrors = Die Spiegel zerschlagen
objective-shatter_the_mirrors-text = Drei Spiegel. Ein Spiegel zerspringt, wenn an seinem Ort ein Monster getötet wird. Einmal darf der Scharfschütze einen aus bis zu zwei Orten Entfernung zerschießen: eine Aktion und zwei Karten. Jeder Spiegel, der zerspringt, lässt einen Bleichen Doppelgänger aus dem Reservevorrat an einem ausgewürfelten Brutpunkt heraus.
objective-cut_the_current = Den Strom abschalten
objective-cut_the_current-text = Zwei Marker. Jeder Fund bringt einen; einmal dürft ihr auch die Schalter umlegen, wenn in der Generatorhalle kein Monster ist (Aktion, zwei Karten). Ist beides getan, wird eine ausliegende Wendungskarte abgelegt.
objective-ring_the_bells = Die Glocken läuten
objective-ring_the_bells-text = Läutet drei Glocken: eine Aktion am Ort der Glocke, mit einem Spezialisten an der Seite und solange dort kein Monster ist. Einmal darf der Anführer den Namen ohne Spezialisten rufen: Das kostet zusätzlich zwei Karten. Die zweite Glocke weckt den Heiligen.
objective-his_true_name = Sein wahrer Name
objective-his_true_name-text = Einer der Funde; oder lest die Steine der Unteren Gräber, mit einem Spezialisten an der Seite und solange dort kein Monster ist (Aktion, zwei Karten). Von da an gelten Spezialergebnisse des Bossmonsters als leer.
objective-snuff_the_saint = Den Heiligen auslöschen
objective-snuff_the_saint-text = Nehmt ihm seine letzte Macht.

## place

place-olive_bank = Olivenufer
place-ferry_sheds = Fährschuppen
place-north_landing = Nordanleger
place-reed_beds = Schilfgürtel
place-ferry_slip = Fähranleger
place-pier = Pier
place-fuel_yard = Treibstoffhof
place-anapo_channel = Anapo-Kanal
place-mooring = Liegeplatz
place-south_landing = Südanleger
place-mill_race = Mühlgraben
place-flooded_field = Überflutetes Feld
place-causeway = Dammweg
place-water_mill = Wassermühle
place-willow_bank = Weidenufer
place-mill_pond = Mühlteich
place-sluice_gate = Schleusentor
place-sheepfold = Schafpferch
place-footbridge = Steg
place-reed_marsh = Schilfsumpf
place-bakery = Bäckerei
place-town_hall = Rathaus
place-osteria = Osteria
place-piazza = Piazza
place-arcade = Arkade
place-fountain = Brunnen
place-tailors_row = Schneidergasse
place-well_house = Brunnenhaus
place-cart_lane = Karrengasse
place-stable = Stall
place-yew_corner = Eibenwinkel
place-priests_house = Pfarrhaus
place-upper_graves = Obere Gräber
place-nave = Kirchenschiff
place-belfry = Glockenstuhl
place-west_porch = Westportal
place-sacristy = Sakristei
place-lower_graves = Untere Gräber
place-gate_lane = Torweg
place-charnel_house = Beinhaus
place-wheat = Weizen
place-orchard = Obstgarten
place-farmyard = Hofplatz
place-pigsty = Schweinestall
place-barn = Scheune
place-farmhouse = Bauernhaus
place-kitchen_garden = Gemüsegarten
place-threshing_floor = Dreschplatz
place-lane_end = Wegende
place-cistern = Zisterne
place-upper_terrace = Obere Terrasse
place-vine_rows = Rebzeilen
place-mule_track = Maultierpfad
place-press_house = Kelterhaus
place-middle_terrace = Mittlere Terrasse
place-stone_wall = Steinmauer
place-lower_rows = Untere Rebzeilen
place-dry_stream = Trockener Bach
place-shrine = Bildstock
place-watch_hut = Wachhütte
place-tank_farm = Tanklager
place-pump_house = Pumpenhaus
place-sentry_yard = Postenhof
place-hose_store = Schlauchlager
place-forecourt = Vorplatz
place-weighbridge = Brückenwaage
place-lorry_park = Lastwagenhof
place-pipeline = Rohrleitung
place-ditch = Graben
place-south_road = Südstraße
place-signal_box = Stellwerk
place-goods_shed = Güterschuppen
place-water_tower = Wasserturm
place-platform = Bahnsteig
place-west_track = Westgleis
place-east_track = Ostgleis
place-cattle_pens = Viehpferche
place-coal_heap = Kohlenhaufen
place-station_garden = Bahnhofsgarten
place-level_crossing = Bahnübergang
place-goat_path = Ziegenpfad
place-scree = Geröll
place-ledge = Felssims
place-cave_mouth = Höhleneingang
place-bone_hollow = Knochenmulde
place-sinkhole = Erdfall
place-low_gallery = Niedriger Stollen
place-dripping_hall = Tropfhalle
place-old_camp = Altes Lager
place-deep_gallery = Tiefer Stollen
place-west_stair = Westtreppe
place-antechamber = Vorkammer
place-east_stair = Osttreppe
place-hall_of_jars = Halle der Krüge
place-hall_of_mouths = Halle der Münder
place-flooded_aisle = Überflutetes Seitenschiff
place-black_pool = Schwarzes Becken
place-ossuary = Ossarium
place-altar_floor = Altarboden
place-fallen_nave = Eingestürztes Kirchenschiff
place-surgery = Praxis
place-waiting_room = Wartezimmer
place-high_street = Hauptstraße
place-kitchen = Küche
place-hallway = Diele
place-herb_garden = Kräutergarten
place-cellar_steps = Kellertreppe
place-parlour = Stube
place-alley = Gasse
place-coal_yard = Kohlenhof
place-loading_dock = Laderampe
place-cold_store = Kühlraum
place-smokehouse = Räucherei
place-killing_floor = Schlachtraum
place-hide_vats = Gerbbottiche
place-holding_pens = Wartepferch
place-bone_yard = Knochenhof
place-scalding_pit = Brühgrube
place-rendering_room = Talgsiederei
place-back_road = Hinterstraße
place-wire_field = Drahtverhau
place-trench = Schützengraben
place-firing_step = Schützenauftritt
place-pillbox = Betonbunker
place-dugout = Unterstand
place-tunnel = Tunnel
place-magazine = Munitionslager
place-motor_pool = Fuhrpark
place-barracks = Baracke
place-radio_room = Funkraum
place-airlock = Luftschleuse
place-specimen_hall = Präparatesaal
place-furnace_room = Ofenraum
place-mirror_gallery = Spiegelgalerie
place-corridor = Korridor
place-archive = Archiv
place-generator_hall = Generatorhalle
place-reactor_well = Reaktorschacht
place-gantry = Laufsteg
place-loading_bay = Ladebucht
place-chapter_house = Kapitelsaal
place-scriptorium = Skriptorium
place-refectory = Refektorium
place-dormitory = Dormitorium
place-cloister_walk = Kreuzgang
place-garth = Klostergarten
place-chapel = Kapelle
place-infirmary = Krankenstube
place-gatehouse = Torhaus
place-crypt_stair = Kryptatreppe
place-pit_head = Förderturm
place-winding_house = Maschinenhaus
place-lamp_room = Lampenstube
place-spoil_tip = Abraumhalde
place-cage = Förderkorb
place-the_shaft = Der Schacht
place-cart_rails = Lorengleis
place-stope = Abbau
place-sump = Sumpf
place-powder_store = Pulverkammer

## Monster: .g ist das Geschlecht; $det entscheidet über die Endung des Adjektivs
monster-corrupted_animal = { $num ->
        [many] Verdorbene Tiere
       *[other] { $form ->
            [gen] Verdorbenen Tieres
            [dat] Verdorbenen Tier
           *[other] { $det ->
                [the] Verdorbene
                [each] Verdorbene
                [that] Verdorbene
               *[other] Verdorbenes
            } Tier
        }
    }
    .g = n
monster-corrupted_human = { $num ->
        [many] Verdorbene Menschen
       *[other] { $form ->
            [acc] Verdorbenen Menschen
            [dat] Verdorbenen Menschen
            [gen] Verdorbenen Menschen
           *[other] { $det ->
                [the] Verdorbene
                [each] Verdorbene
                [that] Verdorbene
               *[other] Verdorbener
            } Mensch
        }
    }
    .g = m
monster-cupbearer = { $form ->
        [gen] Kelchträgers
       *[other] Kelchträger
    }
    .g = m
monster-gnawing_brood = { $num ->
        [many] Nagende Bruten
       *[other] { $form ->
            [dat] Nagenden Brut
            [gen] Nagenden Brut
           *[other] Nagende Brut
        }
    }
    .g = f
monster-consumed_baitbag = { $num ->
        [many] Zerfressene Ködersäcke
       *[other] { $form ->
            [acc] Zerfressenen Ködersack
            [dat] Zerfressenen Ködersack
            [gen] Zerfressenen Ködersacks
           *[other] { $det ->
                [the] Zerfressene
                [each] Zerfressene
                [that] Zerfressene
               *[other] Zerfressener
            } Ködersack
        }
    }
    .g = m
monster-mother_of_worms = Mutter der Würmer
    .g = f
monster-cinder_fetch = { $num ->
        [many] { $form ->
            [dat] Aschehäschern
           *[other] Aschehäscher
        }
       *[other] { $form ->
            [gen] Aschehäschers
           *[other] Aschehäscher
        }
    }
    .g = m
monster-pale_double = { $num ->
        [many] Bleiche Doppelgänger
       *[other] { $form ->
            [acc] Bleichen Doppelgänger
            [dat] Bleichen Doppelgänger
            [gen] Bleichen Doppelgängers
           *[other] { $det ->
                [the] Bleiche
                [each] Bleiche
                [that] Bleiche
               *[other] Bleicher
            } Doppelgänger
        }
    }
    .g = m
monster-ember_saint = { $form ->
        [nom] { $det ->
            [the] Glutheilige
            [this] Glutheilige
           *[other] Glutheiliger
        }
        [acc] Glutheiligen
        [dat] Glutheiligen
        [gen] Glutheiligen
       *[other] Glutheiliger
    }
    .g = m

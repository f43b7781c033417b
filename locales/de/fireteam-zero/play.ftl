# Das Spiel in Worten: Ereignisse, Fragen, Möglichkeiten und Ablehnungen.
#
# Zu einer Figur $who gehören $who_acc, $who_dat, $who_gen (Fälle; bei Personen „von Abe“) und $who_g (Geschlecht: m, f oder
# n). Die Muster beginnen klein; der Erzähler setzt Großbuchstaben und Punkte.

## Namen

gender = { $id ->
        [maxine] f
       *[other] m
    }
player = Spieler { $n }
person-gen = von { $name }
the-target = { $form ->
        [dat] dem Ziel
        [gen] des Ziels
       *[other] das Ziel
    }
a-card = eine Karte
nowhere = ein anderer Ort
place-label = „{ $name }“
token-label = „{ $name }“
trait-label = { $name } ({ $monster })
pool-from-pool = aus dem Brutvorrat
pool-from-reserve = aus dem Reservevorrat
pool-from-box = aus der Schachtel
pool-to-pool = in den Brutvorrat
pool-to-reserve = in den Reservevorrat
pool-to-box = in die Schachtel
shows-blank = leer
shows-move = Bewegung
shows-special = Spezial
sourced = { $source } – { $text }
by-source = { " " }durch { $by_acc }
dice-elevated = erhöht +1
dice-cover = Deckung −1
dice-most = höchstens { $n }

## Ereignisse

event-later-mission = dies ist Mission { $n } ihrer Operation: Spätere Missionen sind schwerer, und zum Lernen eignet sich die erste am besten
event-mission-begins = die Mission { $mission } beginnt
event-start-player = { $who } bekommt den Startspielermarker
event-hero-chosen = Spieler { $n } spielt { $hero }
event-upgrade-chosen = { $who } nimmt die Aufrüstungskarte { $card }
event-focus-chosen = { $who } nimmt die Fokuskarte { $card }
event-specialist-card-chosen = { $who } bekommt die Spezialistenkarte { $card }
event-spawn-token-placed = Brutmarker { $n } kommt an den Ort { $place }
event-round-begins = Runde { $n } beginnt
event-phase-begins-setup = der Aufbau beginnt
event-phase-begins-tactics = die Taktikphase beginnt
event-phase-begins-hero = die Heldenphase beginnt
event-phase-begins-threat = die Bedrohungsphase beginnt
event-turn-begins = der Zug { $who_gen } beginnt
event-turn-skipped = { $who } bleibt liegen und setzt aus
event-turn-ends = der Zug { $who_gen } endet
event-drew = { $who } zieht { $n } { $n ->
        [one] Karte
       *[other] Karten
    }
event-drew-cards = { $who } zieht { $cards }
event-reshuffled = { $who } mischt den Ablagestapel zu einem neuen Aktionsdeck
event-played-attack = { $who } spielt { $card } für einen Angriff aus
event-played-tactical = { $who } spielt den Taktischen Schlag { $card } aus ({ $whole })
event-played-reaction = { $who } spielt die Reaktion { $card } aus ({ $whole })
event-discarded = { $who } legt { $cards } ab
event-recovered-hand = { $who } nimmt { $cards } auf die Hand zurück
event-recovered-deck = { $who } legt { $cards } oben auf das Aktionsdeck
event-moved = { $who } bewegt sich von { $from } nach { $to }
event-placed = { $who } wird an den Ort { $to } versetzt
event-spawned = { $who } wird am Ort { $place } aufgestellt
event-returned-pool = { $who } kehrt in den Brutvorrat zurück
event-returned-reserve = { $who } kehrt in den Reservevorrat zurück
event-returned-box = { $who } kehrt in die Schachtel zurück
event-pool-changed = { $n } × { $monster } wechselt { $from } { $to }
event-pool-home = { $n } × { $monster } auf dem Spielplan { $n ->
        [one] kehrt
       *[other] kehren
    } von nun an { $to } zurück
event-boss-entered = das Bossmonster erscheint: { $who } am Ort { $place }, mit { $n } { $n ->
        [one] Machtmarker
       *[other] Machtmarkern
    }
event-killed = { $who } wird am Ort { $place } getötet
event-wounded = { $who } wird verwundet; { $n ->
        [one] 1 Machtmarker bleibt
       *[other] { $n } Machtmarker bleiben
    }
event-boss-beaten = das Bossmonster ist besiegt: { $who }
event-unharmed = { $who } bleibt unversehrt
event-thing-destroyed = { $who } wird am Ort { $place } zerstört
event-prevented = { $n } Schaden an { $who_dat } wird verhindert
event-damaged = { $who } nimmt { $n } Schaden
event-damaged-unblockable = { $who } nimmt { $n } nicht abwehrbaren Schaden
event-knocked-down = { $who } wird niedergeschlagen
event-stood-up = { $who } steht auf
event-coin-turned-heads = die Glücksmünze wird auf die Kopfseite gedreht
event-coin-turned-tails = die Glücksmünze wird auf die Kehrseite gedreht
event-unprotected = { $who } liegt am Boden: { $n ->
        [0] Die Bedrohung wächst
        [one] Ein Spezialist ist ungeschützt
       *[other] { $n } Spezialisten sind ungeschützt
    }
event-threat-advanced = der Bedrohungsmarker rückt auf Feld { $n } vor
event-twist-drawn = die Wendungskarte { $card } kommt ins Spiel
event-twist-suspended = die Wendungskarte { $card } wirkt in dieser Runde nicht
event-twist-discarded = die Wendungskarte { $card } wird abgelegt
event-search-begins = { $who } durchsucht den Ort { $place }
event-search-stopped = { $who } durchsucht den Ort doch nicht
event-spawn-token-turned-down = Brutmarker { $n } am Ort { $place } wird umgedreht
event-spawn-token-turned-up = Brutmarker { $n } am Ort { $place } wird aufgedeckt
event-spawn-token-turned-closed = Brutpunkt { $n } am Ort { $place } wird geschlossen
event-recon-drawn = { $who } zieht die Aufklärungskarte { $card }
event-item-found = { $who } behält das Fundstück { $card }
event-peeked-twist = { $who } sieht sich { $n ->
        [one] die oberste Wendungskarte
       *[other] die obersten { $n } Wendungskarten
    } an
event-peeked-recon = { $who } sieht sich { $n ->
        [one] die oberste Aufklärungskarte
       *[other] die obersten { $n } Aufklärungskarten
    } an
event-peeked-action = { $who } sieht sich { $n ->
        [one] die oberste Karte
       *[other] die obersten { $n } Karten
    } des eigenen Aktionsdecks an
event-token-placed = der Marker { $token } kommt an den Ort { $place }
event-token-removed = der Marker { $token } wird entfernt
event-token-taken = { $who } nimmt den Marker { $token }
event-token-dropped = { $who } lässt den Marker { $token } am Ort { $place } fallen
event-intel-placed = ein Informationsmarker kommt auf { $objective }: { $n } von { $need }
event-objective-completed = das Missionsziel { $objective } ist erfüllt
event-pinned = { $who } wird festgesetzt
event-freed = { $by } befreit { $who_acc }
event-freed-itself = { $who } befreit sich
event-die-rolled-attack = ein Angriffswürfel zeigt: { $faces }
event-die-rolled-activation = der Aktivierungswürfel zeigt: { $face }
event-die-rolled-spawn = der Brutwürfel zeigt { $n }
event-spawn-rolled = der Brutwürfel zeigt { $n }
event-spawn-rolled-closed = der Brutwürfel zeigt { $n }, einen geschlossenen Brutpunkt: Es wird erneut gewürfelt
event-spawn-rolled-secured = der Brutwürfel zeigt { $n }, einen gesicherten Brutpunkt: Es wird erneut gewürfelt
event-effect = { $card } wirkt
event-effect-mission = eine Sonderregel der Mission { $card } kommt zum Tragen
event-effect-objective = das Missionsziel { $card } kommt zum Tragen
event-altered-strength = Angriff { $who_gen }: { $n } Würfel
event-altered-bonus-hits = Angriff { $who_gen }: { $n } Bonustreffer
event-altered-range = Angriff { $who_gen }: Reichweite { $n }
event-altered-min-damage = der Angriff { $who_gen } verursacht mindestens { $n } Schaden
event-altered-resistance = Angriff { $who_gen }: Widerstand des Ziels { $n }
event-altered-heroes = der Angriff { $who_gen } trifft alle Helden am Ort des Ziels
event-altered-monsters = der Angriff { $who_gen } trifft alle Monster am Ort des Ziels
event-cancelled-attack = der Angriff { $who_gen } entfällt
event-cancelled-move = { $who } bewegt sich nicht
event-cancelled-special = das Spezialsymbol { $who_gen } bleibt ohne Wirkung
event-cancelled-spawn = { $who } wird nicht aufgestellt
event-carried-over = { $n ->
        [one] 1 überzähliger Treffer geht
       *[other] { $n } überzählige Treffer gehen
    } auf { $who_acc } über
event-mission-ends-won = die Mission ist gewonnen
event-mission-ends-lost = die Mission ist verloren
event-attack-declared = { $who } greift { $target_acc } an ({ $type })
event-attack-lost = der Angriff { $who_gen } auf { $target_acc } hat kein Ziel mehr und verfällt
event-attack-lost-gone = { $who } kann { $target_acc } nicht mehr angreifen
event-intercepted = { $who } opfert sich für das Team und wird anstelle von { $target_dat } das Ziel
event-retargeted = der Angriff { $who_gen } richtet sich nun gegen { $target_acc }
event-rolled = { $who } würfelt mit { $n } { $n ->
        [one] Würfel
       *[other] Würfeln
    }: { $faces }{ $n ->
        [one] { "" }
       *[other] {" "}= { $hits }
    }
event-rolled-nothing = { $who } hat keine Würfel für den Angriff
event-rerolled = { $who } wirft { $k ->
        [one] Würfel { $dice }
       *[other] die Würfel { $dice }
    } erneut: { $faces } = { $hits }
event-share-hits = Bonustreffer auf den Karten: { $n }
event-share-resistance = { $card }: Widerstand { $n }
event-share-health = { $card }: Gesundheit { $n }
event-hits = { $who } erzielt { $n } Treffer gegen { $target_acc }
event-activated = { $who } wird aktiviert
event-activation-die-blank = der Aktivierungswürfel für { $who_acc } zeigt: leer
event-activation-die-move = der Aktivierungswürfel für { $who_acc } zeigt: Bewegung
event-activation-die-special = der Aktivierungswürfel für { $who_acc } zeigt: Spezialsymbol
event-targets = { $who } wählt { $target_acc } als Ziel (Entfernung { $n })
event-approaches = { $who } nähert sich { $target_dat } ({ $n } { $n ->
        [one] { -fz-location }
       *[other] { -fz-location(num: "many") }
    } entfernt)
event-activation-stopped = die Aktivierung { $who_gen } entfällt
event-ambush = Hinterhalt! { $who } überrascht { $target_acc }

## Augenblicke

when-now = jetzt
when-always = jetzt
when-setup = beim Aufbau
when-round-start = zu Beginn der Runde
when-tactics = nach dem Taktischen Schlag { $who_gen }
when-turn-start = zu Beginn des Zuges { $who_gen }
when-turn-action = im Zug { $who_gen }
when-turn-end = am Ende des Zuges { $who_gen }
when-attack-declared = bevor { $who } { $target_acc } angreift
when-attack-rolled = nach dem Wurf für den Angriff { $who_gen } auf { $target_acc }
when-attack-resolved = nach dem Angriff { $who_gen } auf { $target_acc }
when-search-before = bevor { $who } den Ort durchsucht
when-search-after = nachdem { $who } den Ort durchsucht hat
when-hero-enters = wenn { $who } einen Ort betritt
when-monster-activates = bevor { $who } aktiviert wird
when-monster-special = wenn { $who } das Spezialsymbol würfelt
when-monster-moved = nachdem { $who } sich bewegt hat
when-monster-targets = wenn { $who } { $target_acc } als Ziel wählt
when-hero-hit = bevor { $target } { $n } Schaden nimmt
when-hero-hurt = nachdem { $target } Schaden genommen hat
when-hero-down = wenn { $target } niedergeschlagen wird
when-hero-freed = wenn { $target } befreit wird
when-monster-spawns = wenn { $who } aufgestellt wird
when-monster-killed = wenn { $target } getötet wird
when-boss-wounded = wenn { $target } verwundet wird
when-twist-drawn = wenn die Wendungskarte gezogen wird
when-intel-placed = wenn ein Informationsmarker gelegt wird
when-objective-done = wenn ein Missionsziel erfüllt wird
when-round-end = am Ende der Runde

## Fragen

question-over = die Mission ist vorbei
question-none = jetzt wird nichts gefragt
question-go-on = das Spiel geht weiter
question-start-player = { $who }: Wer ist Startspieler?
question-hero = Spieler { $n }: Wähle einen Helden
question-upgrade = { $who }: Wähle eine Aufrüstungskarte ({ $n } von { $of })
question-focus = { $who }: Wähle eine Fokuskarte ({ $n } von { $of })
question-specialist-card = { $who }: Wähle eine Spezialistenkarte
question-tactics = { $who }: Einen Taktischen Schlag ausspielen?
question-tactics-select = { $who }: Mehrere Helden bieten einen Taktischen Schlag an. Wessen wird ausgespielt?
question-stand-or-stay = { $who } liegt am Boden: aufstehen oder liegen bleiben und aussetzen?
question-turn = Zug { $who_gen } am Ort { $place }: { $n ->
        [0] kein Bewegungspunkt mehr, aber noch
        [one] noch 1 Bewegungspunkt und
       *[other] noch { $n } Bewegungspunkte und
    } 1 Aktion
question-turn-acted = Zug { $who_gen } am Ort { $place }: { $n ->
        [0] kein Bewegungspunkt mehr
        [one] noch 1 Bewegungspunkt
       *[other] noch { $n } Bewegungspunkte
    }, Aktion verbraucht
question-act = { $who } darf jetzt eine Aktion ausführen
question-march = { $who } darf sich bewegen: noch { $n } { $n ->
        [one] { -fz-movement-point }
       *[other] { -fz-movement-point(num: "many") }
    }
question-march-one = { $who } darf sich an einen angrenzenden Ort bewegen
question-forced-march = { $who } muss sich bewegen: noch { $n } { $n ->
        [one] { -fz-movement-point }
       *[other] { -fz-movement-point(num: "many") }
    }
question-forced-march-one = { $who } muss sich an einen angrenzenden Ort bewegen
question-target = { $who }: Wähle das Ziel des Angriffs
question-attack-cards = { $who } greift { $target_acc } an: Wähle die erste Angriffskarte
question-attack-more = { $who } greift { $target_acc } mit { $n } { $n ->
        [one] Karte
       *[other] Karten
    } an ({ $dice } Würfel{ $why }): noch eine Karte dazulegen oder angreifen?
question-attack-ready = { $who } greift { $target_acc } mit { $n } { $n ->
        [one] Karte
       *[other] Karten
    } an ({ $dice } Würfel{ $why }); keine weitere Karte passt dazu. Angreifen?
question-intercept = { $by } greift { $target_acc } an: Opfert sich { $who } für das Team?
question-intercept-select = { $by } greift { $target_acc } an: Wer von den Freiwilligen opfert sich für das Team?
question-reroll = { $who } darf { $taken ->
        [0] { $n ->
            [one] 1
           *[other] bis zu { $n }
        }
       *[other] noch { $n }
    } Würfel des Angriffs { $by_gen } auf { $target_acc } erneut werfen
question-reroll-own = { $who } darf { $taken ->
        [0] { $n ->
            [one] 1
           *[other] bis zu { $n }
        }
       *[other] noch { $n }
    } Würfel des eigenen Angriffs auf { $target_acc } erneut werfen
question-reroll-any = { $who } darf beliebig viele Würfel des Angriffs { $by_gen } auf { $target_acc } erneut werfen
question-reroll-any-own = { $who } darf beliebig viele Würfel des eigenen Angriffs auf { $target_acc } erneut werfen
question-discard-damage = { $who } nimmt { $n } Schaden{ $by }: Wähle { $taken ->
        [0] { $left }
       *[other] noch { $left }
    } { $left ->
        [one] Karte
       *[other] Karten
    } zum Ablegen
question-discard-cost = { $who } bezahlt mit { $taken ->
        [0] { $left }
       *[other] noch { $left }
    } { $left ->
        [one] Karte
       *[other] Karten
    }: Wähle, was abgelegt wird
question-discard = { $who }: Wähle { $taken ->
        [0] { $left }
       *[other] noch { $left }
    } { $left ->
        [one] Karte
       *[other] Karten
    } zum Ablegen
question-recover = { $who }: Wähle { $taken ->
        [0] { $left }
       *[other] noch { $left }
    } { $left ->
        [one] Karte
       *[other] Karten
    } zum Zurücknehmen
question-next-monster = { $who } entscheidet für die Gruppe: Welches Monster wird als Nächstes aktiviert?
question-path = { $who } entscheidet für die Gruppe: Welchen Weg nimmt { $monster }?
question-drift = { $who }: Wohin wird { $monster } bewegt?
question-window = { $when }: { $who } darf reagieren
question-order = { $when }: { $who } entscheidet für die Gruppe, welcher Effekt zuerst eintritt
question-pick-figure = { $who }: Wähle eine Figur
question-pick-figures = { $who }: Wähle bis zu { $n } Figuren
question-company = { $who } geht nach { $place }: Welche Spezialisten kommen mit?
question-ambusher = { $who }: Mehrere Monster sind gleich weit entfernt. Welches greift aus dem Hinterhalt an?
question-carry-over = { $who }: Der überzählige Schaden trifft ein weiteres Monster. Welches?
question-pick-place = { $who }: Wähle einen Ort
question-spawn-token = { $who }: Wähle den Ort des nächsten Brutmarkers
question-turn-coin = { $who } entscheidet für die Gruppe: Die Glücksmünze auf die Kopfseite drehen?
question-stand-up = { $who } darf sofort aufstehen. Aufstehen?
question-pay = { $who }: Die Kosten bezahlen?
question-hand-over = { $by } bittet { $who_acc } um den Marker { $token }. Übergeben?
question-refill = { $who } darf { $n } { $n ->
        [one] Karte
       *[other] Karten
    } ziehen, bis zum Handkartenlimit von { $size }. Ziehen?
question-refill-first = { $who } darf { $n } { $n ->
        [one] Karte
       *[other] Karten
    } ziehen (erste Hand: { $size }). Ziehen?
question-option = { $who }: Wähle eine der Möglichkeiten
question-pick-twist = { $who } entscheidet für die Gruppe: Welche Wendungskarte?
question-peek-bottom = { $who } sieht sich { $card } an: oben lassen oder unter das Deck legen?
question-peek-top = { $who }: Welche Karte soll oben liegen?
question-peek-draw = { $who }: Welche Karte wird gezogen?
question-peek-order = { $who }: Welche Karte kommt als nächste, von oben gezählt?

## Möglichkeiten

choice-unknown = etwas, das nicht auf dem Tisch liegt
choice-pass = nichts tun
choice-end-turn = den Zug beenden
choice-stay-down = liegen bleiben
choice-no-reaction = passen
choice-no-response = keinen Taktischen Schlag ausspielen
choice-nobody-responds = niemand spielt einen Taktischen Schlag aus
choice-not-intercept = sich nicht opfern
choice-stop = hier stehen bleiben
choice-no-action = keine Aktion ausführen
choice-no-dice = nichts erneut werfen
choice-no-more-dice = keinen weiteren Würfel erneut werfen
choice-no-company = niemanden mitnehmen
choice-no-more-company = niemanden sonst mitnehmen
choice-no-figures = niemanden
choice-no-more-figures = niemanden sonst
choice-keep-on-top = oben lassen
choice-leave-coin = die Münze lassen, wie sie liegt
choice-not-pay = nicht bezahlen
choice-keep-token = den Marker behalten
choice-not-draw = nichts ziehen
choice-yes = ja
choice-stand-up = aufstehen
choice-intercept = sich anstelle von { $target_dat } für das Team opfern
choice-to-bottom = unter das Deck legen
choice-turn-coin = die Münze auf die Kopfseite drehen
choice-pay = bezahlen
choice-hand-over = übergeben
choice-draw = ziehen
choice-done = fertig
choice-attack-now = { $target_acc } jetzt angreifen ({ $type }, { $n } Würfel{ $why }; Bonustreffer: { $bonus })
choice-back = zurücknehmen
choice-search = diesen Ort durchsuchen ({ $place })
choice-random = den Zufall entscheiden lassen
choice-card = { $card } wählen
choice-discard = { $card } ablegen
choice-recover = { $card } zurücknehmen
choice-add-card = { $card } dazulegen ({ $type }, Reichweite { $range }, Angriffsstärke { $n }, Bonustreffer { $bonus })
choice-card-out = { $card } wieder weglegen
choice-play = { $lower } ausspielen ({ $card }): { $text }
choice-play-card = { $card } ausspielen
choice-place = { $place }
choice-move = nach { $place } gehen ({ $n } { $n ->
        [one] Punkt
       *[other] Punkte
    })
choice-move-difficult = nach { $place } gehen ({ $n } Punkte, schwieriges Gelände)
choice-step = nach { $place } gehen
choice-move-monster = { $monster } geht nach { $place }
choice-figure = { $target } (am Ort { $place })
choice-figure-away = { $target } (nicht auf dem Spielplan)
choice-free = { $target_acc } befreien
choice-attack = { $target_acc } angreifen (am Ort { $place }, Entfernung { $n })
choice-activate = { $target_acc } aktivieren (am Ort { $place })
choice-take-along = { $target_acc } mitnehmen
choice-take-token = den Marker { $token } nehmen
choice-take-token-from = { $hero_acc } um den Marker { $token } bitten
choice-die = Würfel { $n } erneut werfen ({ $hits } Treffer)
choice-seat = { $hero }
choice-start-player = { $hero } ist { $hero_g ->
        [f] Startspielerin
       *[other] Startspieler
    }
choice-let-intercept = { $hero } opfert sich für das Team
choice-let-respond = { $hero } spielt den Taktischen Schlag aus
choice-hero = { $hero } spielen ({ $role })
choice-take-card = { $card } nehmen: { $text }
choice-discard-twist = { $card } ablegen
choice-suspend-twist = { $card } für diese Runde außer Kraft setzen
choice-peek-top = { $card } nach oben legen
choice-peek-draw = { $card } ziehen
choice-peek-next = als nächste { $card }
choice-use = { $card } einsetzen: { $text }
choice-use-card = { $card } einsetzen
choice-left = noch { $n }-mal nutzbar
choice-futile = ohne Wirkung: { $why }
futile-unblockable = dieser Schaden kann weder verringert noch verhindert werden
futile-no-action = niemand, der dadurch handeln dürfte, hat etwas zu tun
futile-nothing = es gibt nichts, was sich dadurch ändern könnte
choice-first = zuerst { $card }: { $text }

## Ablehnungen

refused-over = die Mission ist vorbei; es gibt nichts mehr zu wählen
refused-not-asked = { $who } ist jetzt nicht gefragt; es entscheidet: { $names }
refused-answered = { $who } hat schon geantwortet; die anderen überlegen noch
why-not-this-question = das ist keine Antwort auf die Frage, die jetzt gestellt ist
why-not-yours = diese Karte oder Fähigkeit gehört einem anderen Helden
why-must-answer = ablehnen geht hier nicht; eine der Möglichkeiten muss gewählt werden
why-hero-taken = ein anderer Spieler hat diesen Helden schon
why-role-taken = ein anderer Held hat diese Rolle schon
why-role-needed = die Mission verlangt eine Rolle, die dann niemand mehr übernehmen könnte
why-wrong-role = { $who } hat eine andere Rolle; jeder Held nimmt nur Karten seiner eigenen Rolle
why-other-hero = diese Fokuskarte ist für einen anderen Helden
why-already-chosen = das ist schon gewählt
why-not-yet-enough = erst muss mindestens eine Karte gewählt sein
why-not-in-hand = diese Karte steht nicht zur Wahl
why-not-connected = dieser Ort ist mit dem Ort { $who_gen } nicht verbunden
why-solid-line = zwischen dem Ort { $who_gen } und diesem verläuft eine durchgezogene Linie
why-impassable = unpassierbares Gelände kann niemand betreten
why-too-few-points = der Schritt nach { $place } kostet { $cost } { $cost ->
        [one] { -fz-movement-point }
       *[other] { -fz-movement-point(num: "many") }
    }, { $who } hat noch { $points }
why-cannot-flee = { $who } kann nicht fliehen: Hier sind mehr Monster ({ $monsters }) als aktive Helden ({ $heroes })
why-held-fast = ein Effekt hält { $who_acc } an diesem Ort fest
why-pinned = { $who } ist festgesetzt und muss erst befreit werden
why-cannot-move = ein Effekt verbietet { $who_dat } die Bewegung
why-cannot-act = ein Effekt verbietet { $who_dat } jede Aktion
why-action-used = { $who } hat die Aktion dieses Zuges schon verbraucht
why-hero-down = { $who } ist niedergeschlagen und muss erst aufstehen
why-no-monster-target = angegriffen werden kann nur, was ein Monster ist oder von der Mission dafür vorgesehen ist
why-out-of-range = das Ziel ist außer Reichweite{ $distance ->
        [none] { "" }
       *[other] {" "}(Entfernung { $distance })
    }
why-no-card-reaches = keine Handkarte { $who_gen } reicht bis zum Ziel{ $distance ->
        [none] { "" }
       *[other] {" "}(Entfernung { $distance })
    }
why-other-type = alle Karten eines Angriffs müssen denselben Angriffstyp haben
why-no-spawn-token = hier liegt kein Brutmarker; nur Brutpunkte können durchsucht werden
why-already-searched = dieser Ort ist schon durchsucht
why-monster-here = hier ist ein Monster; solange es da ist, geht das nicht
why-free-search-used = das freie Durchsuchen dieses Zuges ist verbraucht, die Aktion auch
why-not-in-this-phase = in dieser Phase ist das nicht möglich
why-not-here = das ist nicht hier
why-not-carryable = dieser Marker kann nicht getragen werden
why-hands-full = { $who } trägt schon einen Marker
why-condition-fails = die Bedingung der Karte ist nicht erfüllt
why-limit-reached = diese Fähigkeit ist schon so oft genutzt, wie sie darf
why-cannot-pay = { $who } kann die Kosten nicht ganz bezahlen
why-already-reacted = { $who } hat auf dieses Ereignis schon reagiert
why-no-reactions-in-ambush = auf einen Hinterhalt gibt es keine Reaktionen
why-no-reactions = hier ist keine Reaktion möglich
why-attack-in-attack = während des Angriffs einer Reaktion kann keine weitere Reaktion mit einem Angriff ausgespielt werden
why-wrong-window = diese Karte oder Fähigkeit passt nicht zu diesem Zeitpunkt
why-not-a-tactical-response = auf dieser Karte steht kein Taktischer Schlag
why-not-an-option = diese Möglichkeit hat die Karte nicht
why-option-does-nothing = diese Möglichkeit würde jetzt nichts bewirken, eine andere aber schon
why-no-attack-action = Henry hilft hier nur, wenn ein Held als Aktion angreift
why-too-many-dice = diesen Würfel gibt es nicht
why-not-a-candidate = das kann hier nicht gewählt werden
why-not-the-next-class = Monster einer niedrigeren Klasse werden zuerst aktiviert: erst Lakaien, dann Eliten, dann das Bossmonster
why-not-on-shortest-path = das liegt auf keinem der kürzesten Wege zu dem Helden, dem sich das Monster nähert
why-attacker = wer angreift, kann sich nicht für das Team opfern
why-not-in-same-location = das ist nicht am Ort { $who_gen }
why-not-in-same-location-figure = { $target } ist nicht am Ort { $who_gen }
why-not-in-same-location-token = der Marker ist nicht am Ort { $who_gen }
why-last-guard = außer { $who_dat } schützt hier niemand die Spezialisten; sie müssen mitgenommen werden
why-must-move = { $who } muss sich weiterbewegen, solange es geht
why-not-towards = jeder Schritt muss näher ans Ziel führen
why-not-away = jeder Schritt muss weiter weg führen
why-not-the-destination = die Bewegung muss an dem Ort enden, den die Karte nennt
why-may-not-back-out = das kann nicht mehr zurückgenommen werden

## Wozu eine Wahl führt (Tipps)

comes-to-attack = der Angriff gelingt mit { $n } % aller Würfe

worth-objectives = { $way ->
        [more] { $n ->
            [0] mehr für die Missionsziele
            [one] { $n } Schritt mehr zu den Missionszielen
           *[other] { $n } Schritte mehr zu den Missionszielen
        }
       *[less] { $n ->
            [0] weniger für die Missionsziele
            [one] { $n } Schritt weniger zu den Missionszielen
           *[other] { $n } Schritte weniger zu den Missionszielen
        }
    }
worth-threat = { $way ->
        [more] { $n ->
            [0] etwas weniger Bedrohung
            [one] der Bedrohungsmarker { $n } Feld tiefer
           *[other] der Bedrohungsmarker { $n } Felder tiefer
        }
       *[less] { $n ->
            [0] etwas mehr Bedrohung
            [one] der Bedrohungsmarker { $n } Feld höher
           *[other] der Bedrohungsmarker { $n } Felder höher
        }
    }
worth-fallen = { $way ->
        [more] { $n ->
            [0] seltener ein Sturz
            [one] { $n } Held weniger niedergeschlagen oder festgesetzt
           *[other] { $n } Helden weniger niedergeschlagen oder festgesetzt
        }
       *[less] { $n ->
            [0] öfter ein Sturz
            [one] { $n } Held mehr niedergeschlagen oder festgesetzt
           *[other] { $n } Helden mehr niedergeschlagen oder festgesetzt
        }
    }
worth-hands = { $way ->
        [more] { $n ->
            [0] etwas vollere Hände
            [one] { $n } Handkarte mehr
           *[other] { $n } Handkarten mehr
        }
       *[less] { $n ->
            [0] etwas leerere Hände
            [one] { $n } Handkarte weniger
           *[other] { $n } Handkarten weniger
        }
    }
worth-monsters = { $way ->
        [more] { $n ->
            [0] öfter ein totes Monster
           *[other] { $n } Monster weniger
        }
       *[less] { $n ->
            [0] seltener ein totes Monster
           *[other] { $n } Monster mehr
        }
    }
worth-danger = { $way ->
        [more] weniger Gefahr dort, wo die Helden stehen
       *[less] mehr Gefahr dort, wo die Helden stehen
    }
worth-journey = { $way ->
        [more] ein kürzerer Weg zum Ziel
       *[less] ein längerer Weg zum Ziel
    }
worth-victory = { $way ->
        [more] öfter ein Sieg
       *[less] seltener ein Sieg
    }

## Das Ziel: was als Nächstes zu tun ist, und wie die Mission verloren geht

goal-progress = { $need ->
        [1] { "" }
       *[other] : { $have } von { $need }
    }
goal-exit = alle zum Ausgang { $exit }: { $have } von { $need } { $have ->
        [one] ist
       *[other] sind
    } da
goal-free = { $objective }: { $who_acc } befreien, mit einer Aktion am selben Ort
goal-bring = { $what }: an den Ort { $to } bringen{ $progress }
goal-fetch = { $what }: holen und an den Ort { $to } bringen{ $progress }
goal-find = { $objective }: an den roten Zahlen { $n ->
        [one] { $n } Entdeckung
       *[other] { $n } Entdeckungen
    } suchen
goal-break = { $objective }: { $what_acc } zerstören{ $progress }
goal-act-place = { $objective }: eine Aktion am Ort { $place }{ $with ->
        [specialist] , mit einem Spezialisten
       *[nobody] { "" }
    }{ $progress }
goal-act-token = { $objective }: eine Aktion bei { $what_dat }{ $with ->
        [specialist] , mit einem Spezialisten
       *[nobody] { "" }
    }{ $progress }
goal-act-near = { $objective }: eine Aktion nahe bei { $what_dat }{ $progress }
goal-posts = { $objective }: am Ende einer Runde an den Orten { $places } stehen{ $progress }
goal-stand = { $objective }: am Ende einer Runde bei { $what_dat } stehen{ $progress }
goal-lure = { $objective }: ein Monster bei { $what_dat } töten{ $progress }
goal-clean = { $objective }: mit { $n ->
        [0] genau dem nötigen Schaden
       *[other] höchstens { $n } Schaden zu viel
    } töten{ $progress }
goal-kill = { $objective }: { $monster_acc } töten{ $progress }
goal-boss = { $objective }: { $monster_acc } besiegen, noch { $n } { -fz-power-token }
goal-boss-later = { $objective }: { $monster } kommt erst noch
goal-objective = { $objective }{ $progress }
goal-coin-heads = Kopfseite: Der Erste am Boden dreht die Münze um, der Nächste kostet die Mission
goal-coin-tails = Kehrseite: Der Nächste am Boden kostet die Mission

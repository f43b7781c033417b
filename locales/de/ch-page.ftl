# Die Wörter des Tisches von Cry Havoc auf der Seite. Namen und Texte des Spiels kommen vom Server.
ch-you = du
ch-player = Spieler { $n }
ch-bot = Bot, { $level }
ch-open-seat = freier Platz
ch-chooses = wählt eine Fraktion
ch-no-faction = noch keine Fraktion
ch-vp = SP
ch-units = { $n ->
    [one] { $n } Einheit
   *[other] { $n } Einheiten
}
ch-units-of = { $n ->
    [one] { $n } Einheit ({ $side })
   *[other] { $n } Einheiten ({ $side })
}
ch-n-units = { $n ->
    [one] { $n } Einheit
   *[other] { $n } Einheiten
}
ch-crystals = { $n ->
    [one] { $n } Kristall
   *[other] { $n } Kristalle
}
ch-cards = { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
}
ch-open-ground = ohne Terrain
ch-nobody = niemand

# Der Planet
ch-planet = Der Planet, { $n } Regionen. Pfeiltasten führen zu angrenzenden Regionen.
ch-region = Region
ch-yours = deine
ch-held-by = kontrolliert von: { $side }
ch-hq = { -ch-hq }
ch-hq-of = HQ: { $side }
ch-token-down = { $kind }, verdeckt
ch-token-known = { $kind }: { $face }
ch-battle-n = Gefecht { $n }
ch-way-battle = { $region }, Gefecht
ch-say-chosen = Gewählt.
ch-say-target = Kann gewählt werden.
ch-say-battle = Kann gewählt werden; ein Gefecht folgt.
ch-say-start = Deine Einheiten können von hier aufbrechen.
ch-say-ways = Angrenzend: { $list }.
ch-arrow-to = Ein Pfeil führt nach „{ $region }“.
ch-zoom-in = Vergrößern
ch-zoom-out = Verkleinern
ch-fit = Alles
ch-fit-all = Den ganzen Planeten zeigen
ch-battles-waiting = Offene Gefechte
ch-attack = { $attacker } gegen { $defender }
ch-next-event = Nächstes Ereignis
ch-event-on = Bei { $at } SP, verdeckt
ch-event-note = Es kommt in der nächsten Runde. Wer vorher { $at } SP überschreitet, schiebt es weiter.
ch-event-end = Keine Ereignisse mehr
ch-event-end-note = { $n ->
    [0] Die nächste Runde ist die letzte.
    [one] Es kommt in der nächsten Runde, der letzten.
   *[other] Sie kommen in der nächsten Runde, der letzten.
}
ch-event-with-final = { $n ->
    [one] Ein Ereignis bei der Schlusswertung
   *[other] { $n } Ereignisse bei der Schlusswertung
}
ch-banner-passed = { $n ->
        [one] Ein Ereignis wurde überholt: eine Runde weniger
       *[other] { $n } Ereignisse wurden überholt: { $n } Runden weniger
    }
ch-banner-unscored = Niemand hat die Wertung aktiviert: Regionen und Kristalle brachten keine SP. Bisher: { $stand }.
ch-banner-vp = { $side } { $vp }
ch-last-round = Die letzte Runde
ch-last-round-note = Nach dieser Wertung endet das Spiel.
ch-this-round = Ereignis dieser Runde
ch-event-past = Ereignisfeld { $at }, vorbei
ch-event-at = Ereignisfeld { $at }: { $n } Plättchen, verdeckt
ch-event-moved = Ereignisfeld { $at }, weitergeschoben
ch-event-final = Schlusswertung bei { $at } SP
ch-event = Ereignis
ch-plays = { $side } spielen

# Plätze
ch-now = Jetzt
ch-next = Danach
ch-initiative = Initiative
ch-place = { $n }.
ch-your-turn = du bist dran
ch-thinks = überlegt
ch-stat-hand = Hand
ch-stat-reserve = Reserve
ch-stat-prisoners = { $n ->
    [one] Gefangener
   *[other] Gefangene
}
ch-stat-stored = gelagert

# Fraktionstableau
ch-faction-board = Fraktion
ch-whose-board = Wessen Tableau
ch-own-board = Zurück zum eigenen Tableau
ch-board-counts = Reserve { $reserve } von { $units } · Kontrolle { $held } von { $tokens }
ch-used = benutzt
ch-in-battle = in einem Gefecht
ch-default = Standardfertigkeit
ch-build-cost = Baukosten
ch-activate-cost = Aktivierung
ch-left = noch { $n }
ch-what-structures-do = Was sie bewirken
ch-on-planet = Auf dem Planeten
ch-stored-cards = Gelagerte Karten
ch-activate = aktivieren
ch-build-at = { $name } in { $region } bauen
ch-activate-at = { $name } in { $region } aktivieren
ch-first-card = Wähle zuerst die Aktion, dann die Karten, die sie bezahlen.
ch-first-action = Um hier etwas zu tun, wähle zuerst die Aktion.
ch-first-pay = Wähle zuerst die Karten, die bezahlen, und bestätige. Dann wähle die Region.
ch-first-paid = Die Karten sind bezahlt. Wähle, was auf dem Planeten leuchtet, oder beende die Aktion.
ch-first-start = Wähle zuerst die Region, die deine Einheiten verlassen, dann ihr Ziel.

# Hand
ch-hand = { $n ->
    [one] Deine Hand, { $n } Karte
   *[other] Deine Hand, { $n } Karten
}
ch-deck = Deck { $n }
ch-discard = Ablage { $n }
ch-deck-own = Eigenes Deck · { $n }
ch-deck-of = { $terrain } · { $n }
ch-on-top = { $card } zuoberst
ch-no-cards = Keine Karten auf der Hand.
ch-not-in-hand = nicht auf deiner Hand
ch-points-move = { $n } Bewegung
ch-points-recruit = { $n } Rekrutierung
ch-points-build = { $n } Bau
ch-tag = du +{ $own } · sie +{ $foe }
ch-if-you-stop = Wenn du hier aufhörst
ch-stop-unsure = Noch verdeckte Plättchen können das ändern.
ch-you-control = Du kontrollierst { $regions ->
    [one] { $regions } Region
   *[other] { $regions } Regionen
} mit { $crystals ->
    [one] { $crystals } Kristall
   *[other] { $crystals } Kristallen
}.
ch-scoring-no = Die Wertung ist nicht aktiviert.
ch-scoring-by = Die Wertung ist aktiviert ({ $side }).
ch-scoring-final = Diese Runde wird gewertet.
ch-scoring-if-you = Wenn du jetzt die Wertung aktivierst
ch-scoring-now = Wertung jetzt
ch-side = Seite
ch-for-what = Für
ch-part-regions = { $n } für Regionen
ch-part-crystals = { $n } für Kristalle
ch-part-texts = { $n } durch Effekte

# Frage
ch-points = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}
ch-left-move = { $n ->
    [one] noch { $n } Bewegungspunkt
   *[other] noch { $n } Bewegungspunkte
}
ch-left-build = { $n ->
    [one] noch { $n } Baupunkt
   *[other] noch { $n } Baupunkte
}
ch-how-many = Wie viele Einheiten gehen
ch-lasting = Wirkt noch
ch-place-units = Platzieren: { $control } · { $capture } · { $attrition }

# Gefecht
ch-battle-sub = Gefecht · Runde { $n }
ch-attacker = Angreifer
ch-defender = Verteidiger
ch-against = gegen
ch-from-texts = Effekte
ch-wins-ties = gewinnt Gleichstände
ch-reward = SP mehr
ch-mark-no_kill = kann nicht vernichtet werden
ch-mark-no_capture = kann nicht gefangen genommen werden
ch-mark-safe = kann weder vernichtet noch gefangen genommen werden
ch-less = Eine Einheit weniger: { $objective }
ch-more = Eine Einheit mehr: { $objective }
ch-rule-control = Wer mehr Einheiten hat, gewinnt die Region und 2 SP; Gleichstand: Verteidiger.
ch-rule-capture = Wer mehr Einheiten hat, nimmt eine gegnerische gefangen; bei Gleichstand niemand.
ch-rule-attrition = Jede Einheit hier vernichtet eine gegnerische, für je 1 SP.
ch-tactics = Taktik
ch-declined = { $side } haben gepasst
ch-until-both = Abwechselnd, bis beide passen.
ch-placing = Platzieren
ch-placing-note = Zuerst platziert der Angreifer, dann der Verteidiger.
ch-resolving = Die Zielvorgaben werden abgehandelt
ch-watching = Das Gefecht bisher
ch-stage-units = B Einheiten
ch-stage-tactics = C Taktik
ch-stage-objectives = D Zielvorgaben
ch-stage-aftermath = E–G Danach
ch-rehearsal = Probe
ch-assume-before = Bei deiner besten Verteilung, wenn der Gegner bestmöglich antwortet und niemand eine Karte ausspielt.
ch-assume-attack = Die besten Verteilungen, wenn der Gegner bestmöglich antwortet und niemand eine Karte ausspielt. Antippen übernimmt eine.
ch-assume-defence = Die besten Verteilungen gegen das, was du siehst, wenn niemand eine Karte ausspielt. Antippen übernimmt eine.
ch-assume-tactics = Was jede Karte bestenfalls bringt, wenn danach niemand mehr eine ausspielt. Jeder Gefangene bringt in jeder Runde 1 SP mehr.
ch-assume-standing = So endet es, wenn niemand mehr eine Karte ausspielt.
ch-col-play = Du spielst
ch-col-place = Du platzierst
ch-col-holds = Region geht an
ch-col-keep = Du behältst
ch-decline = Passen
ch-as-it-stands = wie es steht
ch-answer = Antwort: { $control } · { $capture } · { $attrition }
ch-n-of = { $n } von { $of }
ch-row-prisoner = { $n ->
    [one] { $n } Gefangener
   *[other] { $n } Gefangene
}
ch-holds-cards = { $n ->
    [one] { $side }: { $n } Karte auf der Hand.
   *[other] { $side }: { $n } Karten auf der Hand.
}
ch-unseen = Von ihren Taktiken noch ungesehen: { $list }.
ch-odds = { $own } gegen { $foes } ({ $side })
ch-nobody-there = Niemand ist dort: kein Gefecht.
ch-you-hold = sie gehört dir
ch-they-hold = sie gehört ihnen
ch-nobody-holds = sie gehört niemandem
ch-kept = { $n } von { $of } bleiben
ch-under-one = unter 1 %

# Anfang und Ende
ch-n-players = { $n } Spieler
ch-action-of = { $name } { $n } von { $of }
ch-tool-list = Liste
ch-tool-planet = Planet
ch-tool-battle = Gefecht

# Die Wertung, Punkt für Punkt
ch-count = Wertung
ch-count-round = Runde { $n }
ch-count-planet = Der Planet während der Wertung: Was gezählt ist, leuchtet.
ch-count-you = Du
ch-n-regions = { $n ->
    [one] { $n } Region
   *[other] { $n } Regionen
}
ch-count-by = { $you ->
    [1] Du hast die Wertung aktiviert.
   *[other] { $side } haben die Wertung aktiviert.
}
ch-count-by-note = { $you ->
    [1] Zuerst zählen deine Regionen, nur für dich; dann die Kristalle aller.
   *[other] Zuerst zählen ihre Regionen, nur für sie; dann die Kristalle aller.
}
ch-count-final = Die letzte Wertung.
ch-count-final-note = Kristalle zählen für alle, Regionen für niemanden.
ch-count-regions = { $n } von { $of } Regionen
ch-count-crystals = { $n } von { $of } Kristallen
ch-count-so-far = { $who }: { $parts }. Das macht { $vp } SP.
ch-count-nothing = { $who }: nichts zu zählen.
ch-count-half = { $side }: Kristalle zählen halb, die Summe wird aufgerundet.
ch-count-control = Die Kontrolle allein zählt: Einheiten müssen dort nicht stehen.
ch-count-not-enabled = Nichts für Regionen: Die zählen nur, wenn man selbst die Wertung aktiviert hat.
ch-count-pass = { $you ->
    [1] { $n ->
            [one] Du überholst ein Ereignis: Das Spiel wird eine Runde kürzer.
           *[other] Du überholst { $n } Ereignisse: Das Spiel wird { $n } Runden kürzer.
        }
   *[other] { $n ->
            [one] { $side } überholen ein Ereignis: Das Spiel wird eine Runde kürzer.
           *[other] { $side } überholen { $n } Ereignisse: Das Spiel wird { $n } Runden kürzer.
        }
}
ch-count-pass-note = Was überholt wurde, rückt weiter und wird zusammen mit dem nächsten Ereignis aufgedeckt.
ch-count-lead = { $you ->
    [1] Du führst mit { $vp } SP.
   *[other] { $side } führen mit { $vp } SP.
}
ch-count-lead-tie = Gleichstand an der Spitze mit { $vp } SP: { $side }.
ch-count-over = Das war die letzte Runde.
ch-count-last = Die nächste Runde ist die letzte.
ch-count-on = Es folgt Runde { $n }.
ch-count-go-on = Weiter
ch-count-to-end = Zum Ergebnis
ch-count-keys = Taste oder Klick: nächste Seite · Esc: alles
ch-count-tap = Tippen: nächste Seite
ch-count-all = Alles überspringen
ch-count-from = vorher { $n }
ch-count-waits = kommt noch
ch-count-what = Was jetzt zählt
ch-count-what-regions = { $you ->
    [1] 1 SP pro Region, nur für dich
   *[other] 1 SP pro Region, nur für: { $side }
}
ch-count-what-crystals = 1 SP pro Kristall, für alle

# Ein Gefecht, Zeile für Zeile
ch-row-so-far = bisher
ch-row-if = mit „{ $card }“
ch-row-control = { $you ->
    [1] Du gewinnst die Region
   *[other] { $side } gewinnen die Region
}
ch-row-control-tie = { $you ->
    [1] Gleichstand: Als Verteidiger hältst du sie
   *[other] Gleichstand: { $side } halten sie als Verteidiger
}
ch-row-control-text = { $you ->
    [1] Gleichstand: Ein Effekt entscheidet für dich
   *[other] Gleichstand: Ein Effekt entscheidet ({ $side })
}
ch-row-capture = { $you ->
    [1] Du machst einen Gefangenen
   *[other] { $side } machen einen Gefangenen
}
ch-row-capture-none = { $you ->
    [1] Du hast mehr, aber niemand kann gefangen werden
   *[other] { $side } haben mehr, aber niemand kann gefangen werden
}
ch-row-capture-tie = Gleichstand: kein Gefangener
ch-row-attrition = { $you ->
    [1] Du vernichtest { $a }, { $second } vernichten { $b }
    [2] { $first } vernichten { $a }, du vernichtest { $b }
   *[other] { $first } vernichten { $a }, { $second } vernichten { $b }
}
ch-row-attrition-none = Niemand wird vernichtet
ch-battle-points = SP in diesem Gefecht
ch-battle-kept = { $you ->
    [1] Du behältst { $n } von { $of } Einheiten.
   *[other] { $side } behalten { $n } von { $of } Einheiten.
}
ch-battle-skip = Jede Taste, jeder Klick geht weiter.
ch-begins = Gefecht: { $region }
ch-begins-why = { $you ->
    [1] Du bist einmarschiert.
    [2] { $side } sind bei dir einmarschiert.
   *[other] { $side } sind einmarschiert.
}
ch-begins-stake = { $n ->
    [0] Auf dem Spiel: die Region und 2 SP.
    [one] Auf dem Spiel: die Region mit { $n } Kristall und 2 SP.
   *[other] Auf dem Spiel: die Region mit { $n } Kristallen und 2 SP.
}

# Das Ende, erzählt
ch-won = Sieg: { $side }, { $a } zu { $b }
ch-you-won = Gewonnen, { $a } zu { $b }
ch-you-lost = Verloren, { $a } zu { $b }
ch-won-tie = Gleich viele SP: Es entscheiden die meisten Gefangenen, dann der spätere Platz in der Initiative.
ch-n-rounds = { $n ->
    [one] { $n } Runde
   *[other] { $n } Runden
}
ch-next-stronger = Noch einmal, Bots: { $level }
ch-next-as = Noch einmal, als { $side }
ch-tale-sources = Woher die Punkte kamen
ch-tale-sources-note = nach Runden; darüber, was die Runde gebracht hat
ch-tale-round = R{ $n }
ch-tale-regions = Regionen
ch-tale-crystals = Kristalle
ch-tale-battles = Gefechte
ch-tale-prisoners = Gefangene
ch-tale-others = Karten, Fertigkeiten, Ereignisse
ch-tale-more = { $what } (+{ $n })
ch-tale-why = { $you ->
    [1] Den Ausschlag für dich gaben: { $list }.
   *[other] Den Ausschlag für { $side } gaben: { $list }.
}
ch-tale-but = { $you ->
    [1] Du hattest dafür mehr durch { $list }.
   *[other] { $side } hatten dafür mehr durch { $list }.
}
ch-tale-planet = Der Planet zum Schluss
ch-tale-deeds = Taten
ch-tale-deed-battles = Gefechte gewonnen
ch-tale-deed-kills = Einheiten vernichtet
ch-tale-deed-prisoners = Gefangene gemacht
ch-tale-deed-tactics = Taktiken gespielt
ch-tale-deed-built = Bauwerke errichtet
ch-tale-battle = Gefecht um { $region }
ch-tale-worth = { $you ->
    [1] +{ $vp } für dich
   *[other] +{ $vp } für { $side }
}
ch-tale-worth-prisoner = { $you ->
    [1] +{ $vp } für dich, ein Gefangener
   *[other] +{ $vp } für { $side }, ein Gefangener
}
ch-tale-lead = { $you ->
    [1] Du gehst endgültig in Führung
   *[other] { $side } gehen endgültig in Führung
}
ch-tale-lead-note = { $other ->
    [1] Du wirst überholt und holst nicht mehr auf.
   *[other] { $second } werden überholt und holen nicht mehr auf.
}
ch-tale-scoring = { $you ->
    [1] Du aktivierst die Wertung
   *[other] { $side } aktivieren die Wertung
}
ch-tale-final = Schlusswertung
ch-tale-scoring-most = { $you ->
    [1] Dir bringt sie am meisten: { $vp } SP.
   *[other] Am meisten bringt sie für { $side }: { $vp } SP.
}
ch-tale-passed = { $n ->
    [one] Das Spiel wird eine Runde kürzer.
   *[other] Das Spiel wird { $n } Runden kürzer.
}

# Was die anderen getan haben
ch-since = Seit deinem letzten Zug
ch-since-moved = { $n ->
    [one] { $n } Einheit nach: { $region }
   *[other] { $n } Einheiten nach: { $region }
}
ch-since-placed = { $n ->
    [one] { $n } neue Einheit: { $region }
   *[other] { $n } neue Einheiten: { $region }
}
ch-since-built = { $structure } gebaut: { $region }
ch-since-activated = { $structure } aktiviert
ch-since-battle = { $you ->
    [1] Gefecht mit dir
   *[other] Gefecht: { $region }
}
ch-since-killed = { $you ->
    [1] { $n ->
            [one] { $n } deiner Einheiten vernichtet
           *[other] { $n } deiner Einheiten vernichtet
        }
   *[other] { $side }: { $n ->
            [one] { $n } Einheit vernichtet
           *[other] { $n } Einheiten vernichtet
        }
}
ch-since-scoring = Wertung aktiviert
ch-since-drew = Karten gezogen
ch-since-nothing = nichts auf dem Planeten

# Was seine Fragen bedeuten.
hint-ch-action = Drei Aktionen pro Runde, bezahlt mit Karten: Deren Zahlen sind Bewegungs-, Rekrutierungs- und Baupunkte. Ziehen kostet nichts.
hint-ch-cards-move = Lege Karten für Bewegungspunkte ab: Auf jeder steht, was sie wert ist. Dann geht es mit dem Knopf weiter.
hint-ch-cards-recruit = Lege Karten für Rekrutierungspunkte ab: Jeder Punkt bringt eine Einheit aus deiner Reserve.
hint-ch-cards-build = Lege Karten für Baupunkte ab, um Bauwerke zu bauen oder zu aktivieren.
hint-ch-move = Wähle eine Region, aus der deine Einheiten aufbrechen, dann wohin. Helle Regionen sind erreichbar.
hint-ch-from = Wähle die Region, die sie verlassen. Sie gehört dir weiter, auch wenn niemand dort bleibt, bis jemand anders die Kontrolle übernimmt.
hint-ch-to = Wähle eine helle Region: Wer in eine leere kommt, übernimmt dort die Kontrolle. Schwerter bedeuten, dass ein Gefecht folgt.
hint-ch-how-many = Wer bleibt, bewacht die Region weiter; wer geht, gewinnt die Zielvorgaben dort, wo er ankommt.
hint-ch-region = Drücke auf eine helle Region: Dort geschieht es, und nur dort.
hint-ch-recruit = Neue Einheiten kommen aus deiner Reserve; in deinem HQ geht es immer. Mit mehr Einheiten gewinnst du im Gefecht mehr Zielvorgaben.
hint-ch-build = Bauwerke helfen für den Rest des Spiels: Wähle eines deiner Fraktion und die Region dafür, oder aktiviere eines, das schon steht.
hint-ch-deploy-control = Das Gefecht: Verteile deine Einheiten mit − und + auf die drei Zielvorgaben oder übernimm eine Zeile der Probe, dann platziere sie.
hint-ch-tactic = Spiele eine Taktikkarte aus oder passe. Die Seiten wechseln sich ab, bis beide gepasst haben.
hint-ch-keep-one = Behalte eine der Karten; die andere kommt zurück.
hint-ch-battle-skill = Du könntest in diesem Gefecht eine Fertigkeit deiner Fraktion nutzen.
hint-ch-hq = Wähle, wo dein HQ liegt.
hint-ch-deck = Eigene Karten wirken in jedem Gefecht, Terrainkarten nur in Gefechten auf ihrem Terrain.
hint-ch-which-deck = Eigene Karten wirken in jedem Gefecht, Terrainkarten nur in Gefechten auf ihrem Terrain. Die Zahl sagt, wie viele noch da sind.
hint-ch-initiative = Das ist die Reihenfolge der nächsten Runde. Wer früh dran ist, nimmt Gebiet vor den anderen; wer spät dran ist, sieht, was sie tun.
hint-ch-after-action = Eine bereite Fertigkeit darfst du in diesem Zug noch nutzen. Wenn du nicht willst, beende den Zug.
hint-ch-attrition = Deine Einheiten bei der Zermürbung vernichten gegnerische: Wähle, welche.
hint-ch-retreat = Du hast die Region verloren. Deine überlebenden Einheiten ziehen sich zusammen in eine angrenzende eigene Region zurück.
hint-ch-ransom = Gefangene Einheiten bringen dem Gegner in jeder Runde 1 SP und können erst nach dem Freikauf wieder rekrutiert werden.
hint-ch-faction = Jede Fraktion hat eigene Karten, Fertigkeiten und Bauwerke; ihr Tableau sagt, worin sie stark ist.
hint-ch-draft = Fertigkeiten gehören dir das ganze Spiel über. Die meisten lassen sich einmal pro Runde nutzen.
hint-ch-hand-limit = Am Ende der Phase „Karten ziehen“ darfst du nicht mehr Karten halten als erlaubt. Was du jetzt ablegst, ist nicht verloren: Ablagestapel werden neu gemischt.
hint-ch-control-token = Deine Kontrollmarker begrenzen, wie viele Regionen du halten kannst. Für diese gibst du eine andere auf.
hint-ch-next-text = Mehrere deiner Effekte treten im selben Moment ein; du bestimmst die Reihenfolge.
hint-ch-deploy-capture = Wer bei der Gefangennahme mehr Einheiten hat, nimmt eine gegnerische Einheit gefangen. Was du hier nicht platzierst, kommt zur Zermürbung.
hint-ch-deploy-confirm = Hat der Angreifer seine Einheiten platziert, sieht sie der Verteidiger und platziert seine. Danach bewegen nur noch Karten und Fertigkeiten Einheiten.
hint-ch-unstore = Auf einem Fraktionstableau haben nur so viele gelagerte Karten Platz.
hint-ch-explore-next = Deine Einheiten haben mehrere Regionen mit Erkundungsplättchen erreicht. Sie werden nacheinander aufgedeckt.
hint-ch-reveal-next = Deine Einheiten haben mehrere Regionen mit Trogg-Plättchen erreicht. Sie werden nacheinander aufgedeckt; Troggs, die herauskommen, kämpfen.
hint-ch-battle-next = Deine Bewegung hat zu mehreren Gefechten geführt. Sie werden später in der Reihenfolge ihrer Nummern ausgetragen.
hint-ch-capture-prisoner = Du hast die Gefangennahme gewonnen: Eine gegnerische Einheit wird dein Gefangener und bringt in jeder Runde 1 SP.
hint-ch-nest = Die Troggs haben die Region verloren, aber einige leben noch: In einer angrenzenden Region, die niemand kontrolliert, graben sie ein Nest.
hint-ch-reveal-token = In dieser Region liegen mehrere Plättchen; sie werden nacheinander aufgedeckt.
hint-ch-text = Ein Effekt wird Schritt für Schritt ausgeführt und lässt dir diese Wahl.

# A word on a question that comes up for the first time.
tip-ch-action = Sieh zuerst nach, welche Regionen mit Kristallen leer stehen: Das sind die billigsten Punkte des Planeten.
tip-ch-cards-move = Bezahl nicht mit einer Karte, die du in dieser Runde im Gefecht spielen willst; ihr Text sagt, was sie dort tut.
tip-ch-deploy-control = Dem Verteidiger genügt bei Gebietskontrolle ein Gleichstand. Wer als Angreifer dort nicht gewinnt, kann immer noch einen Gefangenen machen.
tip-ch-tactic = Wer verzichtet, spielt in diesem Gefecht keine Karte mehr. Manchmal ist eine Karte weniger jetzt eine mehr im nächsten.

# Games that were played
ch-past-title = { $side }, gegen drei Bots
ch-past-continue = Weiterspielen
ch-past-records = Rekorde
ch-past-none = Noch nichts. Wähle eine Fraktion für den Anfang: Jede beendete Partie wird hier eingetragen.
ch-past-played = Gespielte Partien
ch-past-wins = Gewonnene Partien
ch-past-most = Meiste SP: { $side }
ch-past-clearest = Deutlichster Sieg: { $side }
ch-past-score = { $a } zu { $b }
ch-past-strongest = Stärkste besiegte Bots
ch-past-guided = Dein erster Planet, angeleitet
ch-past-guided-why = Die ersten Züge werden Schritt für Schritt erklärt, dann spielst du weiter. Wer neu ist, fängt hier an.
ch-past-factions = Wähle deine Fraktion
ch-past-untried = noch nicht gespielt
ch-past-top = bisher höchstens { $vp } SP
ch-past-play = Gegen drei Bots spielen
ch-past-games = Beendete Partien
ch-past-won = Gewonnen, { $a } zu { $b }
ch-past-lost = Verloren, { $a } zu { $b }
ch-past-watch = Noch einmal ansehen
ch-past-all = Alle { $n } Partien

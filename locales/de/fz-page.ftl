# Der Tisch von Fireteam Zero.

fz-player = Spieler { $n }
fz-you = du
fz-bot = Bot
fz-nick = „{ $name }“
fz-no-hero = noch ohne Held
fz-seats = Plätze in Zugreihenfolge
fz-seat-open = { $name } ansehen: Karten, Fundstücke, Ablagestapel
fz-no-reaction = Keine Reaktion
fz-react = Reagieren: { $name }
fz-respond = { $name } spielen
fz-use = { $name } einsetzen
fz-first-of = Zuerst { $name }
fz-first-target = Wähle jetzt, wen die Karte treffen soll.
fz-first-near = Niemand ist in Reichweite. Geh weiter, bis eine Figur einen roten Ring hat; wähle sie und dann die Karte.
fz-turn-now = am Zug
fz-decides = entscheidet
fz-first = beginnt
fz-down = am Boden
fz-pinned = festgesetzt
fz-carries = , trägt { $name }
fz-cards = { $n ->
     [0] keine Karten
     [one] 1 Karte
    *[other] { $n } Karten
  }
fz-guarded = geschützt von: { $names }
fz-unguarded = allein: { $place }

fz-threat = Bedrohung
fz-threat-say = Bedrohung { $at } von { $last }
fz-twist = Wendung
fz-twist-next = nächste Wendung
fz-twist-last = letzte Wendung
fz-twist-stamp = Wendung
fz-twist-off = Bis zum Ende der Runde ohne Wirkung.
fz-twist-gone = Abgelegt.

fz-last-roll = Letzter Wurf
fz-no-roll = Noch keine Würfel
fz-roll-who = { $by } → { $target }:
fz-hits = { $n ->
     [0] keine Treffer.
     [one] 1 Treffer.
    *[other] { $n } Treffer.
  }
fz-result-kill = Getötet.
fz-result-wound = Verwundet.
fz-result-break = Zerstört.
fz-result-fail = Nicht genug.
fz-legend-cover = Deckung −1 Würfel
fz-legend-difficult = Schwierig: kostet 2
fz-legend-elevated = Erhöht +1 Würfel
fz-legend-impassable = Unpassierbar
fz-legend-wall = Wand
fz-legend-open = Offene Grenze
fz-zoom-in = Vergrößern
fz-zoom-out = Verkleinern
fz-fit = Alles
fz-minimap = Ganze Karte
fz-exit = Ausgang
fz-foes = Monster
fz-specialists = Spezialisten
fz-twists = Wendungen im Spiel
fz-close = Schließen

fz-board = Spielplan, { $count } Orte. Die Pfeiltasten führen zu verbundenen Orten.
fz-board-list = Der Spielplan als Liste
fz-list-targets = Zur Wahl
fz-figure = { $name }, Ort: { $place }
fz-figure-legal = { $name }, Ort: { $place }, wählbar
fz-stack = { $count } × { $name }: alle zeigen
fz-ground-difficult = schwieriges Gelände, kostet 2
fz-ground-impassable = unpassierbar
fz-ground-elevated = erhöht
fz-ground-cover = Deckung
fz-say-down = { $name }, am Boden
fz-say-pinned = { $name }, festgesetzt
fz-say-monster = { $name }, { $rank }, { $health } Gesundheit
fz-say-spawn-up = Brutpunkt { $n }, nicht durchsucht
fz-say-spawn-down = Brutpunkt { $n }, durchsucht
fz-say-reach = Dieser Ort ist wählbar
fz-say-target = Erlaubtes Ziel
fz-say-borders = Grenzt an: { $list }
fz-mark-damage = { $n } Schaden
fz-mark-kill = getötet
fz-mark-down = am Boden
fz-mark-wound = verwundet
fz-mark-miss = unversehrt
fz-mark-spawn = erscheint
fz-mark-prevented = { $n } verhindert

fz-die = { $n ->
     [0] kein Treffer
     [one] 1 Treffer
    *[other] { $n } Treffer
  }
fz-reroll-die = { $n ->
    [0] Diesen Würfel ohne Treffer erneut werfen
    [one] Diesen Würfel mit 1 Treffer erneut werfen
   *[other] Diesen Würfel mit { $n } Treffern erneut werfen
}
fz-rolled-say = Gewürfelt { $list }: { $hits } Treffer.
fz-no-dice = Keine Würfel
fz-dice-lie = Die Würfel sind gefallen.
fz-sum-hits = Treffer
fz-sum-resistance = Widerstand
fz-sum-damage = Schaden
fz-sum-of = gegen
fz-sum-health = Gesundheit
fz-sum-enough = genug
fz-sum-not = nicht genug
fz-sum-reroll = { $chance } bei erneutem Wurf

fz-recon = Aufklärung
fz-recon-event = Ereignis
fz-recon-discovery = Entdeckung
fz-recon-item = Fundstück
fz-focus = Fokus
fz-find = Fundstück
fz-left = noch { $n }
fz-deck = Deck { $n }
fz-discard = Ablage { $n }
fz-top = oben: { $name }
fz-discard-order = die zuletzt abgelegte zuerst
fz-in-hand = Hand { $n }
fz-none = leer
fz-hand = Deine Hand, { $n ->
     [one] 1 Karte
    *[other] { $n } Karten
  }
fz-no-cards = Keine Karten. Der nächste Schaden schlägt dich nieder.
fz-vain-unblockable = Ohne Wirkung: Diesen Schaden verhindert nichts.
fz-vain-no-action = Ohne Wirkung: Mit der Aktion ist nichts anzufangen.
fz-vain-nothing = Ohne Wirkung: Es würde sich nichts ändern.
fz-range = Reichweite { $n }
fz-bonus = +{ $n } Treffer
fz-tactical = Taktischer Schlag
fz-reaction = Reaktion
fz-specialist-card = Spezialistenkarte

fz-percent = { $n } %
fz-under-one = <1 %
fz-over-99 = >99 %
fz-to-kill = tötet
fz-to-wound = verwundet
fz-to-destroy = zerstört
fz-as-it-lies = so wie es liegt
fz-with-reroll = bei erneutem Wurf
fz-kills = tötet
fz-wounds = verwundet
fz-fails = hält
fz-dice = { $n ->
     [one] 1 Würfel
    *[other] { $n } Würfel
  }
fz-from-printed = durch Karten
fz-from-dice = auf den Würfeln
fz-from-hits = Treffer
fz-from-resistance = Widerstand
fz-from-height = erhöht
fz-from-cover = Deckung
fz-from-limit = Grenze
fz-from-effect = durch Effekte
fz-bonus-hits = Bonustreffer:
fz-least = Mindestschaden: { $name }
fz-dice-word = Würfel
fz-range-word = Reichweite
fz-needs = Widerstand { $resistance } + Gesundheit { $health }
fz-needed = = { $n } Treffer nötig
fz-never = kein Wurf reicht
fz-odds-intel = Information für { $name }
fz-odds-intel-short = { $chance } Information
fz-odds-reroll = erneutes Werfen eingerechnet
fz-odds-harm = { $name } nimmt Schaden: { $chance }
fz-odds-say = { $name }: { $chance }
fz-bars-say = Treffer und ihre Chancen: { $list }

fz-forecast = Vorschau
fz-forecast-title = Die kommende Bedrohungsphase
fz-forecast-wait = Wird durchgespielt …
fz-sure = sicher
fz-chance = Zufall
fz-fc-threat = Die Bedrohung steigt auf { $to }.
fz-fc-twist = Eine Wendungskarte wird gezogen.
fz-fc-goes = { $name } geht nach „{ $place }“
fz-fc-stays = { $name } bleibt
fz-fc-attacks = und greift { $hero } an.
fz-fc-no-attack = ohne Angriff.
fz-fc-spawn = { $n ->
    [one] 1 Monster wird aufgestellt
   *[other] { $n } Monster werden aufgestellt
}, { $points ->
    [one] am einzigen möglichen Brutpunkt
   *[other] jeweils an einem von { $points } Brutpunkten
}.
fz-fc-worst = { $hero } wird niedergeschlagen: { $chance }.
fz-fc-lost = Die Mission ist verloren: { $chance }.
fz-fc-note = Wenn sich nichts ändert und niemand reagiert. Durchgezogene Pfeile sind sicher, gestrichelte Zufall.
fz-knocked-down = am Boden
fz-cards-in-hand = { $n ->
     [one] 1 Karte
    *[other] { $n } Karten
  } auf der Hand
fz-risk-from = { $list }.
fz-risk-none = Kein Monster erreicht diesen Helden.
fz-risk-unlikely = Voraussichtlich erreicht kein Monster diesen Helden.
fz-risk-mean = Erwarteter Schaden { $n }.
fz-risk-coin = Die Münze zeigt die Kehrseite: Wird jemand niedergeschlagen, ist die Mission verloren.
fz-risk-say = Erwarteter Schaden { $mean }, am Boden { $falls }

fz-why-title = Warum geht { $name } auf { $hero } los?
fz-why-nobody = { $name } erreicht niemanden
fz-why-hero = Held
fz-why-steps = Schritte
fz-why-order = Reihenfolge
fz-why-down = am Boden, zählt nicht
fz-why-hidden = verborgen, zählt nicht
fz-why-marked = markiert
fz-tie-nobody = Kein aktiver Held ist erreichbar.
fz-tie-here = Es ist schon bei einem Helden und bleibt.
fz-tie-only = Nur { $hero } ist erreichbar.
fz-tie-nearest = Der nächste Held zählt: { $hero }, { $steps ->
     [one] 1 Schritt
    *[other] { $steps } Schritte
  } entfernt.
fz-tie-order = Mehrere sind gleich nah: { $hero } ist früher am Zug.
fz-tie-marked = { $hero } ist markiert und geht vor.
fz-why-walk = Es geht bis zu { $n ->
    [one] 1 Schritt
   *[other] { $n } Schritte
} weit und bleibt stehen, wo ein Held ist.
fz-why-die = Dann der Aktivierungswürfel: leer, ein Schritt mehr oder seine Spezialfähigkeit.
fz-why-attack = Es greift in Reichweite { $range } an: { $n } Würfel ({ $type }).
fz-why-special = Spezialfähigkeit:
fz-deed = Zuletzt, Runde { $round }:
fz-deed-die = Würfel: { $face }.
fz-deed-goal = Es ging auf { $hero } zu, { $n ->
    [one] 1 Schritt
   *[other] { $n } Schritte
} entfernt.
fz-deed-target = Es griff { $hero } an.

# Augenblicke: was niemand verpassen darf.
fz-moment-on = Weiter
fz-moment-danger = Wer ist in Gefahr?
fz-moment-win = So gewinnt ihr:
fz-moment-lose = So geht sie verloren:
fz-moment-briefing = Es beginnt
fz-moment-twist = Die Bedrohung hat ein Feld mit einer Wendung erreicht
fz-moment-twist-how = Von jetzt an ist etwas anders.
fz-moment-boss = Das Bossmonster dieser Mission
fz-moment-boss-head = { $name } ist da.
fz-moment-boss-how = { $n ->
     [one] Nur ein Machtmarker hält es auf den Beinen.
    *[other] { $n } Machtmarker halten es auf den Beinen; jede Wunde nimmt einen weg.
  }
fz-moment-boss-place = Es kommt hier: { $place }.
fz-moment-beaten-head = { $name } ist besiegt.
fz-moment-objective = Missionsziel erfüllt · { $n } von { $all }
fz-moment-left = Noch zu tun: { $names }.
fz-moment-all = Das war das letzte Missionsziel.
fz-moment-exit = Jetzt alle zum Ausgang: { $place }.
fz-moment-may-turn = Die Münze darf zurück auf die Kopfseite gedreht werden.
fz-moment-down-head = { $name } liegt am Boden.
fz-moment-luck-gone = Das Glück hat sich gewendet.
fz-moment-luck-back = Das Glück ist zurück.
fz-moment-hit = { $by }: { $n } Schaden.
fz-moment-hit-plain = { $n } Schaden.
fz-moment-had = { $name } hatte { $n ->
     [0] keine Karte mehr
     [one] noch 1 Karte
    *[other] noch { $n } Karten
  } dagegen.
fz-moment-lies = { $name } liegt hier: { $place }.
fz-moment-lies-how = Wer am Boden liegt, wird von Monstern nicht beachtet. Der nächste Zug beginnt mit der Wahl, ob er aufsteht; neue Karten gibt es in der Taktikphase.
fz-moment-next = Noch ein Held am Boden, und die Mission ist verloren.
fz-moment-next-how = Am nächsten dran: { $name }, { $n ->
     [0] keine Karten
     [one] 1 Karte
    *[other] { $n } Karten
  } auf der Hand.
fz-moment-luck = Das Glück kann zurückkommen:
fz-moment-luck-how = Ist „{ $name }“ erfüllt, dürft ihr die Münze auf die Kopfseite drehen.
fz-moment-at = { $place } · Runde { $n }
fz-moment-lost-head = { $name } liegt am Boden, und die Münze zeigt die Kehrseite.
fz-moment-lost-how = Wer fällt, während sie die Kehrseite zeigt, beendet die Mission.
fz-stamp-down = Am Boden
fz-stamp-done = Erfüllt
fz-stamp-won = Erfüllt
fz-stamp-lost = Gescheitert
fz-print-kill = { $by }: { $monster } getötet
fz-print-kill-plain = { $monster } getötet
fz-print-intel = { $name }: { $n } von { $need }

fz-objectives = Missionsziele
fz-secret = Streng geheim
fz-goals = { $n } von { $need }
fz-intel = { $n } von { $need }
fz-may-turn = Münze darf umgedreht werden
fz-exactly = genau
fz-done = erfüllt
fz-not-open = später
fz-briefing = Missionsbesprechung und Sonderregeln
fz-coin-heads = Glücksmünze: Kopfseite
fz-coin-tails = Glücksmünze: Kehrseite
fz-coin-heads-text = Der nächste niedergeschlagene Held dreht sie um.
fz-coin-tails-text = Wird noch ein Held niedergeschlagen, ist die Mission verloren.
fz-pool = Brutvorrat
fz-reserve = Reserve
fz-pool-why = Monster, die aufgestellt werden können
fz-reserve-why = Monster, die erst kommen, wenn die Mission oder eine Karte sie ruft
fz-recon-why = Karten, die beim Durchsuchen noch zu finden sind
fz-on-board = { $n } im Spiel
fz-health = Gesundheit
fz-speed = Geschwindigkeit
fz-resists = Widerstand
fz-attack = Angriff:
fz-foe-attack = { $type }, { $n } Würfel, Reichweite { $range }.
fz-special = Spezialfähigkeit:

fz-phase-setup = Aufbau
fz-phase-tactics = Taktik
fz-phase-hero = Helden
fz-phase-threat = Bedrohung
fz-round = Runde { $n }
fz-operation = { $name } · Akt { $act }
fz-end-turn = Zug beenden
fz-search = Durchsuchen
fz-press-place = Heller Ort: dorthin gehen.
fz-press-figure = Roter Ring: angreifen.
fz-press-card = Goldene Karte: ausspielen.
fz-proposal = { $name } würde „{ $card }“ spielen.
fz-along = Mit dabei: { $names }.
fz-along-ask = Wieder fragen
fz-any-order-why = In beliebiger Reihenfolge und auf irgendeinem der gleich kurzen Wege, bis die Bedrohungsphase vorbei ist.
fz-any-order = Alle handeln lassen
fz-back = Zurücknehmen
fz-roll-dice = { $n ->
     [0] Ohne Würfel angreifen
     [one] 1 Würfel werfen
    *[other] { $n } Würfel werfen
  }

fz-pick-first = Wer beginnt?
fz-let-chance = Der Zufall entscheidet
fz-first-why = Der Startspieler ist in Runde 1 zuerst am Zug; sein Marker wandert jede Runde weiter.
fz-hero-why = Alle gewinnen oder verlieren zusammen. Handkarten sind Angriffe und Leben zugleich; die Zahlen sagen, wie viele Karten jedes Angriffstyps im Deck sind.
fz-focus-why = Eine Fokuskarte liegt die ganze Mission offen neben deinem Helden.
fz-upgrade-why = Alle vier Exemplare einer Aufrüstungskarte werden in dein Aktionsdeck gemischt.
fz-pick-hero = Wer geht hinein?
fz-pick-upgrade = Wähle eine Aufrüstungskarte
fz-pick-focus = Wähle eine Fokuskarte
fz-pick-card = Wähle eine Karte
fz-hero-facts = Geschwindigkeit { $speed } · { $hand } Handkarten
fz-team = Trupp
fz-expect = Zu erwarten
fz-setup-wait = Die anderen wählen noch.
fz-won = Mission erfüllt
fz-lost = Mission gescheitert
fz-won-text = { $mission } liegt hinter euch.
fz-lost-text = { $mission } war eine Mission zu viel.
fz-end-round = Es endete in Runde { $n } bei Bedrohung { $threat }.
fz-end-objectives = { $n } von { $all } Missionszielen erfüllt.

# Das Ende: ein Einsatzbericht.
fz-report = Einsatzbericht
fz-heroes-count = { $n ->
     [one] 1 Held
    *[other] { $n } Helden
  }
fz-story-how = Wie es lief
fz-story-cards = Karten auf allen Händen
fz-story-threat = Bedrohung
fz-story-kill = getötet
fz-story-round = Runde
fz-story-say = Runde { $n }: { $cards } Karten auf allen Händen, Bedrohung { $threat }, { $kills } getötet.
fz-story-who = Wer was getan hat
fz-story-hero = Held
fz-story-kills = getötet
fz-story-dealt = ausgeteilt
fz-story-taken = erlitten
fz-story-finds = Funde
fz-story-falls = am Boden
fz-story-dealt-long = verursachter Schaden
fz-story-taken-long = erlittener Schaden
fz-deed-boss = besiegte { $name }
fz-deed-fell = { $n ->
     [one] lag in Runde { $round } am Boden
    *[other] lag { $n }-mal am Boden, zuerst in Runde { $round }
  }
fz-deed-intel = brachte { $n ->
     [one] 1 Informationsmarker
    *[other] { $n } Informationsmarker
  }
fz-deed-freed = befreite einen Kameraden
fz-deed-intercepted = { $n ->
     [one] fing einen Angriff für andere ab
    *[other] fing { $n } Angriffe für andere ab
  }
fz-deed-kills = tötete am meisten
fz-deed-dealt = teilte am meisten aus
fz-deed-taken = steckte am meisten ein
fz-deed-finds = fand am meisten
fz-deed-unhurt = blieb ohne Kratzer
fz-deed-through = war bis zum Ende dabei
fz-key-round = Runde { $n }
fz-key-fall = { $name } geht zu Boden
fz-key-fall-by = Es war: { $by }. Die Münze zeigt jetzt die Kehrseite.
fz-key-fall-plain = Die Münze zeigt jetzt die Kehrseite.
fz-key-fall-last = Die Münze zeigte schon die Kehrseite: Die Mission ist verloren.
fz-key-objective = Erfüllt: { $name }
fz-key-objective-text = Ein Missionsziel ist geschafft.
fz-key-boss = Auftritt: { $name }
fz-key-boss-text = Das Bossmonster der Mission.
fz-key-beaten = { $name } ist besiegt
fz-key-beaten-by = Die letzte Wunde: { $who }.
fz-key-beaten-text = Der letzte Machtmarker ist weg.
fz-key-kills = { $n } auf einen Streich
fz-key-kills-text = { $who }, mit einem einzigen Zug.
fz-key-night = Die schlimmste Runde
fz-key-night-text = { $n } Schaden für den Trupp.
fz-key-roll = { $n } Treffer in einem Angriff
fz-key-roll-text = Der beste Wurf: { $who }.
fz-next = Wie es weitergeht
fz-next-mission = Weiter: { $name }
fz-next-harder = Schwerer: dieselbe Mission, { $difficulty }
fz-next-easier = Leichter: dieselbe Mission, { $difficulty }
fz-next-harder-why = Das könnt ihr. Und eine Stufe höher?
fz-next-easier-why = Dieselbe Nacht, eine Stufe leichter: Vielleicht haltet ihr diesmal durch.
fz-difficulty-recruit = Rekrut
fz-difficulty-regular = Normal
fz-difficulty-veteran = Veteran

# Operationen: die Karte der Missionen und was davon auf diesem Gerät gewonnen wurde.
fz-ops-map = Karte der Operationen: drei Operationen, neun Missionen
fz-ops-continue = Weiterspielen
fz-ops-guided = Erste Mission mit Erklärungen
fz-ops-guided-why = Jede neue Frage wird erklärt, und alles lässt sich zurücknehmen. Wer neu ist, fängt hier an.
fz-ops-all = { $n } von { $all } Missionen gewonnen
fz-ops-records = Rekorde
fz-ops-played = Gespielte Missionen
fz-ops-quickest = Am schnellsten: { $name }
fz-ops-rounds = { $n ->
     [one] 1 Runde
    *[other] { $n } Runden
  }
fz-ops-kills = Getötete Monster
fz-ops-unfallen = Gewonnen, niemand am Boden
fz-ops-none = Noch nichts. Jede beendete Mission wird hier eingetragen.
fz-ops-op = { $n } von { $all } gewonnen
fz-ops-campaign = Die ganze Operation spielen
fz-ops-campaign-why = Ihre Missionen nacheinander; eine verlorene wird wiederholt.
fz-ops-won = { $level }: { $heroes ->
     [one] 1 Held
    *[other] { $heroes } Helden
  }, { $n ->
     [one] 1 Runde
    *[other] { $n } Runden
  }
fz-ops-lost = { $level }: verloren in Runde { $n }
fz-ops-try = { $level }: noch nicht
fz-ops-untried = noch nicht versucht
fz-ops-running = läuft
fz-ops-won-stamp = Gewonnen
fz-ops-level = Schwierigkeit
fz-ops-higher = Eine Stufe schwerer, als ihr sie gewonnen habt.
fz-ops-lower = Diese ging verloren. Vielleicht eine Stufe leichter?
fz-ops-heroes = Helden; die anderen spielen Bots
fz-ops-play = { $name } spielen
fz-ops-friends = Mit Freunden

# Was seine Fragen bedeuten.
hint-fz-act = Wähle eine Aktion für deinen Helden. Was auf dem Plan und in der Hand leuchtet, lässt sich drücken; der Rest steht in der Frage.
hint-fz-turn = Dieser Held ist am Zug: gehen und eine Aktion, in beliebiger Reihenfolge.
hint-fz-turn-acted = Die Aktion ist verbraucht. Du darfst noch gehen, wenn Schritte übrig sind, und beendest dann den Zug.
hint-fz-hero = Wähle, wen du spielst. Die Zahlen sind die Karten jedes Angriffstyps im Deck des Helden: Nahkampf, Fernkampf, Sprengstoff.
hint-fz-attack-cards = Wähle Karten eines einzigen Angriffstyps. Ihre Angriffsstärke ist die Zahl der Würfel; die Chancen werden dir ausgerechnet.
hint-fz-attack-more = Du darfst noch eine Karte desselben Typs dazulegen oder mit den gewählten würfeln.
hint-fz-target = Helle Ziele sind in Reichweite. Danach wählst du die Karten, und die Chancen werden vor dem Wurf berechnet.
hint-fz-window = Es geschieht etwas, worauf du mit einer Karte reagieren könntest. Passen kostet nichts.
hint-fz-reroll = Du darfst einige Würfel erneut werfen oder den Wurf behalten, wie er ist.
hint-fz-refill = In der Taktikphase darfst du bis zu deinem Handkartenlimit nachziehen.
hint-fz-discard-damage = Schaden: Wähle, welche Karten du ablegst. Behalte, was du am meisten brauchst.
hint-fz-intercept = Ein anderer Held wird getroffen. Du darfst dich für das Team opfern und den Schaden an seiner Stelle nehmen.
hint-fz-next-monster = Mehrere Monster werden gleich aktiviert; die Gruppe entscheidet, welches zuerst. Das erste hat die größte Auswahl an Zielen.
hint-fz-start-player = Einigt euch, wer den Startspielermarker bekommt.
hint-fz-focus = Wähle eine Fokuskarte: Sie bleibt für die Mission bei deinem Helden.
hint-fz-order = Mehrere Effekte treten zugleich ein. Wähle, welcher zuerst kommt.
hint-fz-refill-first = Zieh deine erste Hand. Karten sind deine Angriffe und dein Leben: Nimm alle.
hint-fz-tactics = Eine Karte mit der roten Aufschrift „Taktischer Schlag“ darf für die ganze Gruppe ausgespielt werden. Wer sie ausspielt, zieht in dieser Runde keine Karten.
hint-fz-company = Spezialisten gehen nur mit einem Helden und helfen allen in ihrer Nähe. Monster beachten sie nicht; sie mitzunehmen kostet nichts.
hint-fz-stand-or-stay = Dein Held liegt am Boden. Wer aufsteht, wird von Monstern wieder beachtet.
hint-fz-turn-coin = Bei der Kopfseite geht es noch einmal gut, wenn ein Held niedergeschlagen wird; bei der Kehrseite ist die Mission dann verloren.
hint-fz-path = Das Monster hat mehrere gleich kurze Wege.
hint-fz-upgrade = Eine Aufrüstungskarte kommt für diese Mission in dein Aktionsdeck. Jeder Held wählt vor Beginn einige.
hint-fz-specialist-card = Dein Spezialist hilft während der ganzen Mission so, wie es die Karte sagt.
hint-fz-tactics-select = In jeder Runde wird nur ein Taktischer Schlag für die Gruppe ausgespielt; die anderen bleiben auf der Hand.
hint-fz-march = Eine Karte oder Regel lässt deinen Helden jetzt gehen. Was du nicht nutzt, verfällt.
hint-fz-forced-march = Dein Held muss sich bewegen; den Weg wählst du.
hint-fz-attack-ready = Mehr lässt sich nicht dazulegen. Würfle, oder nimm Karten zurück und stelle den Angriff anders zusammen.
hint-fz-intercept-select = Mehrere Helden würden den Schaden für den Getroffenen nehmen; einer tut es.
hint-fz-discard-cost = Was du gewählt hast, bezahlst du mit Karten. Sie kommen auf deinen Ablagestapel.
hint-fz-ambusher = Der Hinterhalt kommt vom nächsten Monster; mehrere sind gleich nah.
hint-fz-carry-over = Es gab mehr Treffer als nötig, und eine Karte lässt den Rest weiterwirken.
hint-fz-spawn-token = Neue Monster kommen dort, wo Brutmarker liegen; die Mission lässt dich diesen Ort wählen.
hint-fz-stand-up = Ein Effekt lässt deinen Helden vor dem nächsten Zug aufstehen. Monster beachten, wer steht.
hint-fz-pay = Was du gewählt hast, kostet etwas. Wenn du nicht bezahlst, geschieht es nicht.
hint-fz-hand-over = Helden am selben Ort dürfen einander Marker geben, wenn beide wollen.
hint-fz-pick-twist = Eine Wendungskarte ändert eine Zeit lang die Regeln oder schlägt sofort zu. Die Gruppe entscheidet gemeinsam.
hint-fz-peek-bottom = Du siehst dir die oberste Karte eines Decks vor allen anderen an.
hint-fz-peek-top = Du siehst dir die obersten Karten eines Decks an und entscheidest, welche zuerst kommt.
hint-fz-peek-draw = Du siehst dir die obersten Karten eines Decks an; eine davon wird gezogen.
hint-fz-peek-order = Du siehst dir die obersten Karten eines Decks an und legst sie in beliebiger Reihenfolge zurück.
hint-fz-discard = Karten sind deine Angriffe und dein Leben: Gib her, was du am wenigsten brauchst. Sie kommen auf deinen Ablagestapel.
hint-fz-recover = Nimm zurück, was am meisten hilft: Jede Karte auf der Hand ist ein Angriff und ein Punkt Schaden, den du aushältst.
hint-fz-drift = Etwas bewegt dieses Monster, und du sagst wohin. Weit weg von den Helden braucht es länger, bis es wieder da ist.
hint-fz-pick-figure = Was die Karte sagt, geschieht der Figur, die du wählst. Helle Figuren stehen zur Wahl.
hint-fz-pick-place = Was die Karte sagt, geschieht an dem Ort, den du wählst. Helle Orte stehen zur Wahl.
hint-fz-option = Nur was du wählst, geschieht; der Rest des Textes entfällt.
hint-fz-text = Eine Karte oder Regel wird ausgeführt und lässt dir diese Wahl.

# A word on a question that comes up for the first time.
tip-fz-turn = Bevor du den Zug beendest: Steht jemand allein bei mehr Monstern, als er Karten hat? Die Vorschau (T) zeigt, wohin sie gehen.
tip-fz-window = Eine Reaktion kostet eine Karte deines Lebens. Sie lohnt sich, wenn sie einem Freund zwei rettet oder aus einem Fehlwurf einen Sieg macht.
tip-fz-discard-damage = Behalte, was weit reicht und anderen hilft; wirf Angriffe ab, die du doppelt hast.
tip-fz-tactics = Wer einen Taktischen Schlag spielt, zieht in dieser Runde keine Karten. Mit voller Hand ist er fast umsonst.

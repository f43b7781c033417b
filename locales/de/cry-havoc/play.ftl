# Das Spiel in Worten: Ereignisse, Fragen, Möglichkeiten und Ablehnungen.
#
# Eine Seite $who ist ihre Fraktion mit Artikel („die Menschen“, immer Mehrzahl); dazu gehören $who_acc, $who_dat und
# $who_gen, ebenso bei $objective und $name in den Ortsangaben. In Fragen ist $who ein Platz: „A (Menschen)“. Namen von
# Regionen stehen in Anführungszeichen, weil sie nicht gebeugt werden. Die Muster beginnen klein; der Erzähler setzt
# Großbuchstaben und Punkte.

## Namen

seat-label = { $letter } ({ $faction })
player-label = Spieler { $letter }
neutral-label = neutrale Troggs
seat-for = { $who } für { $side_acc }
region-label = „{ $name }“
nowhere = eine andere Region
a-card = eine Karte
something = etwas
no-units = keine Einheiten
units-of = { $n } { $n ->
        [one] { -ch-unit }
       *[other] { -ch-unit(num: "many") }
    } { $who_gen }
no-tactic = keine Taktik
cause-lying = { $name } in { $region }
sourced = { $source } – { $text }
with-text = { $name } – { $text }
loc-in = { $kind ->
        [region] in { $name }
        [objective] bei { $name_dat }
        [store] in ihrem Lager
        [supply] im Vorrat
       *[reserve] in der Reserve
    }
loc-into = { $kind ->
        [region] in { $name }
        [objective] bei { $name_dat }
        [store] in ihrem Lager
        [supply] im Vorrat
       *[reserve] in der Reserve
    }
loc-from = { $kind ->
        [region] von { $name }
        [objective] von { $name_dat }
        [store] aus ihrem Lager
        [supply] aus dem Vorrat
       *[reserve] aus der Reserve
    }
loc-to = { $kind ->
        [region] nach { $name }
        [objective] auf { $name_acc }
        [store] in ihr Lager
        [supply] in den Vorrat
       *[reserve] in die Reserve
    }

## Ereignisse: der Lauf des Spiels

event-faction-chosen = Spieler { $letter } führt { $faction_acc }
event-hq-placed = { $who } errichten ihr HQ in { $region }
event-skill-gained = { $who } haben die Fertigkeit { $skill }
event-skills-gained = { $who } haben die Fertigkeiten { $skills }
event-laid-out = auf dem Spielplan liegen { $things }
laid-war-parties = { $n } { $n ->
        [one] { -ch-war-party }
       *[other] { -ch-war-party(num: "many") }
    } der Troggs
laid-nests = { $n } { $n ->
        [one] Trogg-Nest
       *[other] Trogg-Nester
    }
laid-explorations = { $n } Erkundungsplättchen
laid-tunnels = { $n } Tunnel
laid-crystals = { $n } { $n ->
        [one] { -ch-crystal }
       *[other] { -ch-crystal(num: "many") }
    }
event-initiative-set = Initiative: { $names }
event-round-began = Runde { $n } beginnt
event-event-revealed = ein Ereignis wird aufgedeckt: { $event }
event-events-passed = ein Wertungsmarker hat das Ereignisfeld bei { $from } SP überholt: Die Ereignisplättchen rücken auf das Feld bei { $to } SP vor
event-events-passed-final = ein Wertungsmarker hat das Ereignisfeld bei { $from } SP überholt: Die Ereignisplättchen rücken zur Schlusswertung vor
event-final-scoring = Schlusswertung: Dies ist die letzte Runde
event-next-initiative = { $who } sind in der nächsten Runde als { $n }. an der Reihe
event-skills-readied = alle Fertigkeiten sind wieder bereit
event-skill-readied = { $who } machen die Fertigkeit { $skill } bereit
event-skill-used = { $who } nutzen die Fertigkeit { $skill }
event-turn-began = { $who } sind am Zug, Aktion { $n }
event-action-taken-move = { $who } führen eine { -ch-move-action } aus
event-action-taken-recruit = { $who } führen eine { -ch-recruit-action } aus
event-action-taken-build = { $who } führen eine { -ch-build-action } aus
event-action-taken-draw = { $who } ziehen zwei Karten, um eine zu behalten
event-points-gained-move = { $who } haben { $n ->
        [0] keine Bewegungspunkte
        [one] 1 Bewegungspunkt
       *[other] { $n } Bewegungspunkte
    }
event-points-gained-recruit = { $who } haben { $n ->
        [0] keine Rekrutierungspunkte
        [one] 1 Rekrutierungspunkt
       *[other] { $n } Rekrutierungspunkte
    }
event-points-gained-build = { $who } haben { $n ->
        [0] keine Baupunkte
        [one] 1 Baupunkt
       *[other] { $n } Baupunkte
    }
event-scoring-enabled = { $who } haben die Wertung aktiviert: Diese Runde wird gewertet
event-scored-card = { $who } erhalten { $n } SP für ihre Karten
event-scored-text = { $who } erhalten { $n } SP
event-scored-control = { $who } erhalten { $n } SP für die Gebietskontrolle
event-scored-kill = { $who } erhalten { $n } SP für { $n ->
        [one] die vernichtete Einheit
       *[other] die vernichteten Einheiten
    }
event-scored-reward = { $who } erhalten für diese Zielvorgabe weitere { $n } SP
event-scored-prisoners = { $who } erhalten { $n } SP für ihre Gefangenen
event-scored-ransom = { $who } verlieren { $n } SP als Lösegeld
event-scored-regions = { $who } erhalten { $n } SP für ihre Regionen
event-scored-crystals = { $who } erhalten { $n } SP für Kristalle in ihren Regionen
event-scored-bonus = { $who } erhalten { $n } SP für Regionen, die diesmal mehr wert sind
event-scored-start = { $who } beginnen mit { $n } SP
event-scored-lost = { $who } verlieren { $n } SP
event-text = { $card } wirkt
event-no-effect = { $card } bleibt ohne Wirkung
event-game-won = { $who } gewinnen das Spiel mit { $n } SP! { $others }
event-chose = { $who } wählen { $what }

## Ereignisse: Karten

event-drew = { $who } ziehen { $n } { $n ->
        [one] Karte
       *[other] Karten
    }{ $deck ->
        [own] { "" }
       *[other] {" "}vom Terraindeck { $deck }
    }
event-drew-cards = { $who } ziehen { $cards }{ $deck ->
        [own] { "" }
       *[other] {" "}vom Terraindeck { $deck }
    }
event-put-back = { $who } mischen { $n } { $n ->
        [one] Karte
       *[other] Karten
    } in { $deck ->
        [own] ihr Nachziehdeck
       *[other] das Terraindeck { $deck }
    } zurück
event-put-back-cards = { $who } mischen { $cards } in { $deck ->
        [own] ihr Nachziehdeck
       *[other] das Terraindeck { $deck }
    } zurück
event-reshuffled = { $who } mischen ihren Ablagestapel zu einem neuen Nachziehdeck
event-discarded = { $who } legen { $card } ab
event-recovered = { $who } nehmen { $card } vom Ablagestapel zurück auf die Hand
event-stored = { $who } legen eine Terrainkarte ({ $terrain }) verdeckt zu ihrem Bauwerk
event-stored-card = { $who } legen { $card } verdeckt zu ihrem Bauwerk
event-unstored = { $who } legen eine gelagerte Karte unter das Terraindeck { $terrain }
event-unstored-card = die gelagerte Karte { $card } kommt unter das Terraindeck { $terrain }
event-looked-at-hand = { $who } sehen sich die Handkarten { $of_gen } an
event-looked-at-hand-cards = { $who } sehen sich die Handkarten { $of_gen } an: { $cards }

## Ereignisse: Einheiten

event-moved = { $who } bewegen { $n } { $n ->
        [one] { -ch-unit }
       *[other] { -ch-unit(num: "many") }
    } { $from } { $to }
event-moved-go = { $n } { $n ->
        [one] { -ch-unit }
       *[other] { -ch-unit(num: "many") }
    } { $who_gen } { $n ->
        [one] wechselt
       *[other] wechseln
    } { $from } { $to }
event-moved-join = { $n } { $n ->
        [one] { -ch-unit }
       *[other] { -ch-unit(num: "many") }
    } { $who_gen } { $n ->
        [one] greift
       *[other] greifen
    } { $from } aus in das Gefecht ein und { $n ->
        [one] kommt
       *[other] kommen
    } { $to }
event-moved-leave = { $n } { $n ->
        [one] { -ch-unit }
       *[other] { -ch-unit(num: "many") }
    } { $who_gen } { $n ->
        [one] zieht
       *[other] ziehen
    } sich aus dem Gefecht { $to } zurück
event-taken-back = { $who } machen einen Schritt rückgängig: Eine Einheit kehrt { $from } { $to } zurück
event-taken-back-recruits = { $who } machen ihre letzte Rekrutierung { $from } rückgängig
event-placed = { $who } stellen { $n } { $n ->
        [one] { -ch-unit }
       *[other] { -ch-unit(num: "many") }
    } { $at } auf
event-killed = { $n } { $n ->
        [one] { -ch-unit }
       *[other] { -ch-unit(num: "many") }
    } { $who_gen } { $n ->
        [one] wird
       *[other] werden
    } { $at } vernichtet
event-withdrew = { $n } { $n ->
        [one] { -ch-unit }
       *[other] { -ch-unit(num: "many") }
    } { $who_gen } { $n ->
        [one] kehrt
       *[other] kehren
    } { $from } in die Reserve zurück
event-withdrew-guests = { $n } { $n ->
        [one] { -ch-unit }
       *[other] { -ch-unit(num: "many") }
    } { $who_gen } { $n ->
        [one] kehrt
       *[other] kehren
    } nach dem Gefecht in die Reserve zurück
event-captured = { $by } nehmen { $at } { $n } { $n ->
        [one] { -ch-unit }
       *[other] { -ch-unit(num: "many") }
    } { $who_gen } gefangen
event-released = { $by } geben { $n } gefangene { $n ->
        [one] { -ch-unit }
       *[other] { -ch-unit(num: "many") }
    } { $who_gen } in die Reserve zurück
event-ransomed = { $who } kaufen 1 Einheit von { $by_dat } frei
event-held = { $n } { $n ->
        [one] { -ch-unit }
       *[other] { -ch-unit(num: "many") }
    } { $who_gen } { $n ->
        [one] hält
       *[other] halten
    } die Region { $region }
event-retreated = { $n } { $n ->
        [one] { -ch-unit }
       *[other] { -ch-unit(num: "many") }
    } { $who_gen } { $n ->
        [one] zieht
       *[other] ziehen
    } sich nach { $region } zurück
event-retreated-reserve = { $n } { $n ->
        [one] { -ch-unit }
       *[other] { -ch-unit(num: "many") }
    } { $who_gen } { $n ->
        [one] kehrt
       *[other] kehren
    } in die Reserve zurück

## Ereignisse: Regionen, Bauwerke, Plättchen

event-control-taken = { $who } kontrollieren jetzt die Region { $region }
event-control-lost = { $who } verlieren die Kontrolle über die Region { $region }
event-crystals-come = { $at } { $n ->
        [one] taucht
       *[other] tauchen
    } { $n } { $n ->
        [one] { -ch-crystal }
       *[other] { -ch-crystal(num: "many") }
    } auf
event-crystals-go = { $n } { $n ->
        [one] Kristall wird
       *[other] Kristalle werden
    } { $at } genommen
event-crystals-moved = { $who } bringen { $n } { $n ->
        [one] { -ch-crystal }
       *[other] { -ch-crystal(num: "many") }
    } { $from } { $to }
event-crystals-spent = { $who } geben { $n } { $n ->
        [one] { -ch-crystal }
       *[other] { -ch-crystal(num: "many") }
    } aus ihrem Lager aus
event-structure-built = { $who } bauen in { $region } das Bauwerk { $structure }
event-structure-taken-back = { $who } machen den Bau des Bauwerks { $structure } in { $region } rückgängig
event-structure-moved = { $who } versetzen das Bauwerk { $structure } von { $region } nach { $to }
event-structure-removed = das Bauwerk { $structure } { $who_gen } in { $region } wird entfernt
event-activated = { $who } aktivieren das Bauwerk { $structure } in { $region }
event-named-placed = { $who } legen den Marker { $token } in { $region }
event-named-removed = der Marker { $token } { $who_gen } wird aus { $region } entfernt
event-token-placed-war-party = in { $region } lauert ein Kriegstrupp der Troggs
event-token-placed-nest = in { $region } entsteht ein Trogg-Nest
event-token-placed-exploration = in { $region } wird ein Erkundungsplättchen gelegt
event-token-moved-war-party = ein Kriegstrupp der Troggs zieht von { $region } nach { $to }
event-token-moved-nest = ein Trogg-Nest wird von { $region } nach { $to } verlegt
event-token-moved-exploration = ein Erkundungsplättchen wird von { $region } nach { $to } verlegt
event-token-removed-war-party = ein Kriegstrupp der Troggs wird aus { $region } entfernt
event-token-removed-nest = ein Trogg-Nest wird aus { $region } entfernt
event-token-removed-exploration = ein Erkundungsplättchen wird aus { $region } entfernt
event-token-revealed-war-party = ein Kriegstrupp der Troggs in { $region } wird aufgedeckt: { $name }
event-token-revealed-nest = ein Trogg-Nest in { $region } wird aufgedeckt: { $name }
event-token-revealed-exploration = die Region { $region } wird erkundet: { $name }
event-looked-at-tokens = { $who } sehen sich verdeckte Plättchen in { $regions } an
event-region-worth-more = die Region { $region } ist bei der nächsten Wertung { $n } SP mehr wert
event-region-worth-less = die Region { $region } ist bei der nächsten Wertung { $n } SP weniger wert

## Ereignisse: Gefechte

event-battle-began = { $who } beginnen ein Gefecht in { $region } (Gefechtsmarker { $n })
event-battle-cancelled = das Gefecht in { $region } findet nicht statt
event-battle-started = Gefecht in { $region }: Angreifer sind { $who }, Verteidiger { $foe }
spread-part = { $n } bei { $name }
event-units-deployed = { $who } platzieren ihre Einheiten: { $spread }
event-tactic-played = { $who } spielen { $card } aus
event-tactic-played-for = { $by } spielen { $card } für { $who_acc } aus
event-tactic-declined = { $who } spielen keine Taktik mehr aus
event-strength = { $who } erhalten { $amount } bei { $objective_dat }
event-wins-ties = { $who } gewinnen Gleichstände bei { $objective_dat }
event-objectives-reordered = die Zielvorgaben werden jetzt in dieser Reihenfolge abgehandelt: { $order }
event-protected = { $n } { $n ->
        [one] { -ch-unit }
       *[other] { -ch-unit(num: "many") }
    } { $who_gen } bei { $objective_dat } { $n ->
        [one] kann
       *[other] können
    } { $from ->
        [kill] nicht vernichtet
        [capture] nicht gefangen genommen
       *[both] weder vernichtet noch gefangen genommen
    } werden
event-forbidden-tactics = { $who } dürfen in diesem Gefecht keine Taktik mehr ausspielen
event-forbidden-terrain-tactics = { $who } dürfen in diesem Gefecht keine Terrainkarten ausspielen
event-forbidden-shift = { $who } dürfen in diesem Gefecht keine Einheiten zwischen Zielvorgaben bewegen
event-forbidden-enter = { $who } dürfen die genannten Regionen nicht betreten
event-objective-won = { $who } gewinnen { $objective_acc }, { $own } zu { $foes }
event-objective-won-tie = { $who } gewinnen { $objective_acc } bei Gleichstand, { $own } zu { $foes }
event-nobody-to-capture = { $who } können niemanden gefangen nehmen
event-objective-tied = niemand gewinnt { $objective_acc }: Gleichstand
event-battle-ended = das Gefecht in { $region } ist vorbei

## Fragen

question-over = das Spiel ist vorbei: { $who } haben gewonnen
question-none = jetzt wird nichts gefragt
question-faction = { $who }: Wähle eine Fraktion
question-hq = { $who }: Wo errichtest du dein HQ?
question-draft = { $who }: Wähle eine Fertigkeit ({ $n ->
        [one] die letzte
       *[other] noch { $n }
    })
question-hand-limit = { $who }: Lege { $n } { $n ->
        [one] Karte
       *[other] Karten
    } ab; das Handkartenlimit ist { $limit }
question-action = { $who }: Wähle Aktion { $n } dieser Runde
question-after-action = { $who }: Eine Fertigkeit nutzen oder den Zug beenden?
question-cards-move = { $who }: Lege Karten für Bewegungspunkte ab (bisher { $cards } { $cards ->
        [one] Karte
       *[other] Karten
    }, { $n } { $n ->
        [one] Punkt
       *[other] Punkte
    })
question-cards-recruit = { $who }: Lege Karten für Rekrutierungspunkte ab (bisher { $cards } { $cards ->
        [one] Karte
       *[other] Karten
    }, { $n } { $n ->
        [one] Punkt
       *[other] Punkte
    })
question-cards-build = { $who }: Lege Karten für Baupunkte ab (bisher { $cards } { $cards ->
        [one] Karte
       *[other] Karten
    }, { $n } { $n ->
        [one] Punkt
       *[other] Punkte
    })
question-which-deck = { $who }: Von welchem Deck ziehst du zwei Karten?
question-keep-one = { $who }: Welche Karte behältst du?
question-initiative = { $who }: Wähle deinen Platz auf der { -ch-next-initiative-track }
question-move = { $who }: Bewege deine Einheiten; { $n ->
        [0] kein Bewegungspunkt mehr
        [one] noch 1 Bewegungspunkt
       *[other] noch { $n } Bewegungspunkte
    }
question-recruit = { $who }: Wie viele Einheiten rekrutierst du in { $site } (höchstens { $n })?
question-build = { $who }: Baue oder aktiviere Bauwerke; { $n ->
        [0] kein Baupunkt mehr
        [one] noch 1 Baupunkt
       *[other] noch { $n } Baupunkte
    }
question-control-token = { $who }: Du hast keinen Kontrollmarker mehr. Eine andere Region für diese aufgeben?
question-battle-skill = { $who }: Nutzt du jetzt eine Fertigkeit?
question-next-text = { $who }: Welcher deiner Effekte tritt zuerst ein?
question-deploy-control = { $who }: Gefecht in { $region }. { $n ->
        [one] Platzierst du die Einheit bei der Gebietskontrolle?
       *[other] Wie viele von { $n } Einheiten platzierst du bei der Gebietskontrolle?
    }
question-deploy-capture = { $who }: Gefecht in { $region }. { $n ->
        [one] Platzierst du die letzte Einheit bei der Gefangennahme? Sonst kommt sie zur Zermürbung.
       *[other] Wie viele von { $n } Einheiten platzierst du bei der Gefangennahme? Die übrigen kommen zur Zermürbung.
    }
question-deploy-confirm = { $who }: Gefecht in { $region }. Die Einheiten so platzieren: { $spread }?
question-tactic = { $who }: Gefecht in { $region } gegen { $foe_acc }. Eine Taktikkarte ausspielen?
question-attrition = { $who }: Zermürbung in { $region }. Wähle eine Einheit { $foe_gen }, die vernichtet wird ({ $n ->
        [one] die letzte
       *[other] noch { $n }
    })
question-ransom = { $who }: Kaufst du eine gefangene Einheit für 2 SP frei (du hast { $n } SP)?
question-optional = { $who }: Möchtest du das ausführen?
question-optional-text = { $who }: Möchtest du das? { $text }
question-option = { $who }: Wähle eine der Möglichkeiten
question-how-many = { $who }: Wie viele?
question-how-many-kill = { $who }: Wie viele Einheiten vernichtest du?
question-how-many-withdraw = { $who }: Wie viele Einheiten kehren in die Reserve zurück?
question-how-many-capture = { $who }: Wie viele Einheiten nimmst du gefangen?
question-how-many-place = { $who }: Wie viele Einheiten werden { $into } aufgestellt?
question-how-many-go = { $who }: Wie viele Einheiten gehen { $to }?
question-how-many-crystals = { $who }: Wie viele Kristalle?
question-how-many-cards = { $who }: Wie viele Karten ziehst du?
question-place = { $who }: Wo werden die Einheiten aufgestellt?
question-from = { $who }: Von wo?
question-to = { $who }: Wohin?
question-kill = { $who }: Welche Einheiten werden vernichtet?
question-withdraw = { $who }: Welche Einheiten kehren in die Reserve zurück?
question-capture = { $who }: Welche Einheiten werden gefangen genommen?
question-protect = { $who }: Welche Einheiten werden geschützt?
question-mark = { $who }: Welche Art von Einheit?
question-whose = { $who }: Wähle eine Seite
question-objective = { $who }: Wähle eine Zielvorgabe
question-deck = { $who }: Wähle ein Deck
question-keep = { $who }: Wähle eine Karte zum Behalten
question-discard = { $who }: Wähle eine Karte zum Ablegen
question-unstore = { $who }: Eine gelagerte Karte ist zu viel. Welche kommt unter ihr Deck zurück?
question-recover = { $who }: Wähle eine Karte aus deinem Ablagestapel
question-crystals = { $who }: Aus welcher Region nimmst du Kristalle?
question-control = { $who }: Die Kontrolle über welche Region?
question-structure = { $who }: Wähle ein Bauwerk
question-structure-at = { $who }: In welche Region kommt das Bauwerk?
question-structure-remove = { $who }: Aus welcher Region entfernst du ein Bauwerk?
question-structure-activate = { $who }: In welcher Region aktivierst du ein Bauwerk?
question-token = { $who }: Wähle ein Plättchen
question-token-named = { $who }: Wähle ein Plättchen ({ $token })
question-token-at = { $who }: Wähle die Region des Plättchens
question-token-at-named = { $who }: Wähle eine Region ({ $token })
question-region = { $who }: Wähle eine Region
question-ready-skill = { $who }: Welche Fertigkeit wird bereit?
question-explore-next = { $who }: Welche Region erkundest du als Nächstes?
question-reveal-next = { $who }: In welcher Region werden als Nächstes Trogg-Plättchen aufgedeckt?
question-battle-next = { $who }: Welches Gefecht bekommt Gefechtsmarker { $n }?
question-capture-prisoner = { $who }: Von welcher Zielvorgabe nimmst du den Gefangenen?
question-retreat = { $who }: { $n ->
        [one] Wohin zieht sich die Einheit zurück?
       *[other] Wohin ziehen sich die { $n } Einheiten zurück?
    }
question-nest = { $who }: Die Troggs weichen zurück. Wo graben sie ein neues Nest?
acting-for-trogs = zu { $players ->
        [2] zweit spielt niemand die Troggs, also entscheidest du in diesem Gefecht für sie: Du bist der Gegner des Spielers, der gegen sie kämpft
       *[other] dritt spielt niemand die Troggs, also entscheidest du in diesem Gefecht für sie: Du sitzt links von dem Spieler, der gegen sie kämpft
    }
question-reveal-token = { $who }: Welches Plättchen in { $region } wird zuerst aufgedeckt?

## Möglichkeiten

choice-unknown = etwas, das nicht auf dem Tisch liegt
choice-pass = nichts weiter
choice-nothing = nichts
choice-pass-turn = passen: Keine Aktion ist möglich
choice-end-turn = den Zug beenden
choice-no-tactic = keine Taktikkarte ausspielen
choice-no-control = auf die Kontrolle über die neue Region verzichten
choice-no-ransom = keine Einheit freikaufen
choice-no-skill = keine Fertigkeit nutzen
choice-no = nein
choice-yes = ja
choice-done = fertig
choice-done-move = die Bewegung beenden
choice-done-build = das Bauen beenden
choice-done-deploy = bestätigen: { $spread }
choice-done-cards-move = { $cards ->
        [0] nichts
        [one] 1 Karte
       *[other] { $cards } Karten
    } ablegen und Einheiten mit { $n } { $n ->
        [one] Punkt
       *[other] Punkten
    } bewegen
choice-done-cards-recruit = { $cards ->
        [0] nichts
        [one] 1 Karte
       *[other] { $cards } Karten
    } ablegen und mit { $n } { $n ->
        [one] Punkt
       *[other] Punkten
    } rekrutieren
choice-done-cards-build = { $cards ->
        [0] nichts
        [one] 1 Karte
       *[other] { $cards } Karten
    } ablegen und mit { $n } { $n ->
        [one] Punkt
       *[other] Punkten
    } bauen
choice-back = zurücknehmen
choice-back-step = den letzten Schritt zurücknehmen
choice-back-structure = das letzte Bauwerk zurücknehmen
choice-back-recruits = die letzten Rekruten zurücknehmen
choice-back-action = eine andere Aktion wählen
choice-back-deploy = die Einheiten anders platzieren
choice-action-move = Bewegen: Karten ablegen, Einheiten bewegen
choice-action-recruit = Rekrutieren: Karten ablegen, Einheiten rekrutieren
choice-action-build = Bauen: Karten ablegen, Bauwerke bauen und aktivieren
choice-action-draw = zwei Karten ziehen, eine behalten
choice-action-enable-scoring = die Wertung dieser Runde aktivieren
choice-use-skill = die Fertigkeit { $skill } nutzen: { $text }
choice-take-skill = die Fertigkeit { $skill } nehmen: { $text }
choice-ready-skill = die Fertigkeit { $skill } bereit machen
choice-card = { $card }
choice-card-in = { $card } dazulegen (+{ $n }) – { $icons }
choice-card-out = { $card } doch behalten
choice-play = { $card } ausspielen: { $text }
choice-in-vain = { $text } (bleibt jetzt ohne Wirkung)
choice-keep = { $card } behalten ({ $icons }): { $text }
choice-discard = { $card } ablegen ({ $icons })
choice-recover = { $card } zurücknehmen
choice-unstore = { $card } unter ihr Deck zurücklegen
choice-deck-own = dein Nachziehdeck ({ $n } { $n ->
        [one] Karte
       *[other] Karten
    }, { $used } auf dem Ablagestapel)
choice-deck-terrain = das Terraindeck { $terrain } ({ $n } { $n ->
        [one] Karte
       *[other] Karten
    })
choice-step = 1 Einheit von { $from } nach { $to }
choice-region = { $region }
choice-region-units = { $region } ({ $units })
choice-region-crystals = { $region } ({ $n } { $n ->
        [one] { -ch-crystal }
       *[other] { -ch-crystal(num: "many") }
    })
choice-from = von { $region }
choice-to = nach { $region }
choice-hq = das HQ in { $region } errichten
choice-retreat = sich nach { $region } zurückziehen
choice-nest = ein Nest in { $region }
choice-give-up = die Kontrolle über { $region } aufgeben
choice-explore = { $region } erkunden
choice-reveal = Plättchen in { $region } aufdecken
choice-battle-next = das Gefecht in { $region }
choice-objective = { $objective }
choice-victim = eine Einheit bei { $objective_dat } (dort: { $n })
choice-mark-plain = eine gewöhnliche Einheit
choice-mark-halted = eine Einheit, die in diesem Zug angehalten hat
choice-mark-no-kill = eine Einheit, die nicht vernichtet werden kann
choice-mark-no-capture = eine Einheit, die nicht gefangen genommen werden kann
choice-mark-safe = eine Einheit, die weder vernichtet noch gefangen genommen werden kann
choice-number = { $n }
choice-units = { $n ->
        [0] keine Einheit
        [one] 1 Einheit
       *[other] { $n } Einheiten
    }
choice-crystals = { $n ->
        [0] kein Kristall
        [one] 1 Kristall
       *[other] { $n } Kristalle
    }
choice-cards = { $n ->
        [0] keine Karte
        [one] 1 Karte
       *[other] { $n } Karten
    }
choice-deploy = { $n ->
        [0] keine Einheit
        [one] 1 Einheit
       *[other] { $n } Einheiten
    } bei { $objective_dat }
choice-recruit = { $n ->
        [0] keine Einheit
        [one] 1 Einheit
       *[other] { $n } Einheiten
    } in { $site }
choice-build = { $structure } in { $region } bauen ({ $n } { $n ->
        [one] Punkt
       *[other] Punkte
    }): { $text }
choice-activate = { $structure } in { $region } aktivieren ({ $n } { $n ->
        [one] Punkt
       *[other] Punkte
    }): { $text }
choice-activate-plain = { $structure } in { $region } aktivieren ({ $n } { $n ->
        [one] Punkt
       *[other] Punkte
    })
choice-structure = das Bauwerk { $name }
choice-named = der Marker { $name }
choice-text-first = zuerst { $name }
choice-token = verdecktes Plättchen { $n }
choice-token-war-party = verdeckter Kriegstrupp { $n }{ $face }
choice-token-nest = verdecktes Nest { $n }{ $face }
choice-token-exploration = verdecktes Erkundungsplättchen { $n }{ $face }
choice-side = { $name }
choice-ransom = 1 Einheit für 2 SP von { $side_dat } freikaufen
choice-position = Platz { $n }
choice-position-own = Platz { $n } (jetzt deiner)
choice-position-of = Platz { $n } (jetzt dort: { $name })
choice-faction = { $faction_acc } führen

## Ablehnungen

refused-over = das Spiel ist vorbei; es kann nichts mehr gewählt werden
refused-not-asked = { $who } ist jetzt nicht gefragt; es entscheidet: { $names }
refused-answered = { $who } hat schon geantwortet; die anderen überlegen noch
why-not-this-question = das ist keine Antwort auf die Frage, die jetzt gestellt ist
why-must-answer = ablehnen geht hier nicht; eine der Möglichkeiten muss gewählt werden
why-not-a-candidate = das steht nicht zur Wahl
why-not-in-hand = diese Karte ist nicht auf deiner Hand
why-already-chosen = das ist schon gewählt
why-nothing-to-take-back = es gibt nichts, was zurückgenommen werden könnte
why-not-yet-enough = erst müssen alle Einheiten platziert sein
why-too-many = das ist mehr als erlaubt
why-faction-taken = ein anderer Spieler führt diese Fraktion schon
why-trogs-need-four = nur zu viert führt ein Spieler die Troggs
why-hq-taken = hier ist schon ein anderes HQ
why-not-an-hq = in dieser Region kann kein HQ errichtet werden
why-not-your-skill = diese Fertigkeit hast du nicht
why-skill-exhausted = diese Fertigkeit ist bis zur nächsten Runde erschöpft
why-skill-not-now = diese Fertigkeit kann jetzt nicht genutzt werden
why-condition-fails = die Bedingung dafür ist nicht erfüllt
why-cannot-pay = die Kosten dafür können nicht bezahlt werden
why-does-nothing = das würde jetzt nichts bewirken
why-scoring-enabled = in dieser Runde ist die Wertung schon aktiviert
why-last-round = die letzte Runde wird ohnehin gewertet
why-no-scoring-card = du hast keine Karte auf der Hand, die die Wertung aktiviert
why-needs-a-card = mindestens eine Karte muss abgelegt werden
why-deck-empty = in diesem Deck ist keine Karte mehr
why-no-unit-there = dort hast du keine Einheit
why-unit-halted = die Einheiten dort haben angehalten und dürfen in diesem Zug nicht weiter
why-not-adjacent = diese Regionen grenzen nicht aneinander
why-enemy-hq = das HQ eines anderen Spielers darf nicht betreten werden
why-battle-region = das ist eine Gefechtsregion; bis zum Gefecht bleibt sie, wie sie ist
why-attacker-cannot-leave = der Angreifer kann eine Gefechtsregion nicht verlassen
why-held-by-attackers = jede angreifende Einheit bindet zwei verteidigende; nur die übrigen dürfen gehen
why-entry-forbidden = ein Effekt verbietet, diese Region zu betreten
why-no-battle-token-left = für ein weiteres Gefecht ist kein Gefechtsmarker mehr da
why-no-points-left = dafür reichen die Punkte nicht
why-reserve-empty = so viele Einheiten sind nicht in der Reserve
why-no-recruit-site = dort kannst du nicht rekrutieren
why-not-your-structure = dieses Bauwerk gehört einer anderen Fraktion
why-no-token-left = von diesem Bauwerk ist kein Marker mehr da
why-not-controlled = diese Region kontrollierst du nicht
why-not-controlled-at-start = diese Region hast du zu Beginn der Aktion nicht kontrolliert
why-no-building-in-hq = in HQ-Regionen wird nicht gebaut
why-no-crystals-in-hq = in HQ-Regionen werden keine Kristalle gelegt
why-same-type-there = ein solches Bauwerk steht dort schon
why-no-activation = dieses Bauwerk kann nicht aktiviert werden
why-already-activated = dieses Bauwerk wurde in dieser Aktion schon aktiviert
why-no-structure-there = dieses Bauwerk steht nicht dort
why-not-a-tactic = diese Karte kann nicht im Gefecht ausgespielt werden
why-wrong-terrain = diese Karte kann nur in einem Gefecht auf ihrem eigenen Terrain ausgespielt werden
why-tactics-forbidden = ein Effekt verbietet dir, in diesem Gefecht Taktikkarten auszuspielen
why-terrain-tactics-forbidden = ein Effekt verbietet dir, in diesem Gefecht Terrainkarten auszuspielen
why-all-placed = so viele Einheiten sind nicht mehr zu platzieren
why-no-enemy-unit-there = dort ist keine solche gegnerische Einheit
why-unit-protected = die Einheiten dort sind geschützt
why-not-a-retreat = dorthin können sich Einheiten nicht zurückziehen
why-too-few-points = du hast nicht genug SP
why-no-prisoner = diese Seite hält keine deiner Einheiten gefangen
why-not-an-option = diese Möglichkeit gibt es nicht
why-not-a-position = diesen Platz gibt es auf der { -ch-next-initiative-track } nicht

## Wozu eine Wahl führt (Tipps)

comes-to-scoring = so wie der Plan liegt, erhältst du { $own } SP, der beste Gegner { $rival }
comes-to-battle = wenn keine Karte mehr gespielt wird: { $own } SP für dich, { $foe } für den Gegner, { $holder ->
        [own] die Region gehört dir
        [foe] die Region gehört dem Gegner
       *[nobody] die Region gehört niemandem
    }, und du behältst { $kept } von { $fought } Einheiten
comes-to-round = bis zum Ende der Runde etwa { $own } SP für dich und { $rival } für den besten Gegner

worth-vp = { $way ->
        [more] { $n ->
            [0] etwas mehr SP
           *[other] { $n } SP mehr
        }
       *[less] { $n ->
            [0] etwas weniger SP
           *[other] { $n } SP weniger
        }
    }
worth-regions = { $way ->
        [more] { $n ->
            [0] bessere Regionen
            [one] { $n } Region mehr
           *[other] { $n } Regionen mehr
        }
       *[less] { $n ->
            [0] schlechtere Regionen
            [one] { $n } Region weniger
           *[other] { $n } Regionen weniger
        }
    }
worth-battles = { $way ->
        [more] bessere Aussichten in den Gefechten
       *[less] schlechtere Aussichten in den Gefechten
    }
worth-units = { $way ->
        [more] { $n ->
            [0] etwas mehr von der eigenen Truppe auf dem Plan
            [one] { $n } Einheit mehr
           *[other] { $n } Einheiten mehr
        }
       *[less] { $n ->
            [0] etwas weniger von der eigenen Truppe auf dem Plan
            [one] { $n } Einheit weniger
           *[other] { $n } Einheiten weniger
        }
    }
worth-prisoners = { $way ->
        [more] { $n ->
            [0] öfter Gefangene
           *[other] { $n } Gefangene mehr
        }
       *[less] { $n ->
            [0] seltener Gefangene
           *[other] { $n } Gefangene weniger
        }
    }
worth-cards = { $way ->
        [more] { $n ->
            [0] eine etwas vollere Hand
            [one] { $n } Handkarte mehr
           *[other] { $n } Handkarten mehr
        }
       *[less] { $n ->
            [0] eine etwas leerere Hand
            [one] { $n } Handkarte weniger
           *[other] { $n } Handkarten weniger
        }
    }
worth-structures = { $way ->
        [more] mehr Nutzen aus Bauwerken
       *[less] weniger Nutzen aus Bauwerken
    }
worth-stores = { $way ->
        [more] { $n ->
            [0] etwas mehr Vorrat
           *[other] { $n } mehr im Vorrat
        }
       *[less] { $n ->
            [0] etwas weniger Vorrat
           *[other] { $n } weniger im Vorrat
        }
    }
worth-initiative = { $way ->
        [more] ein späterer Platz in der nächsten Runde
       *[less] ein früherer Platz in der nächsten Runde
    }
worth-rivals = { $way ->
        [more] { $n ->
            [0] schwächere Gegner
           *[other] { $n } SP weniger für den besten Gegner
        }
       *[less] { $n ->
            [0] stärkere Gegner
           *[other] { $n } SP mehr für den besten Gegner
        }
    }
worth-victory = { $way ->
        [more] öfter ein Sieg
       *[less] seltener ein Sieg
    }

## Das Ziel: wie weit das Spiel ist, und wie man steht

goal-rounds = höchstens { $most } Runden
goal-round = Runde { $n } von höchstens { $most }
goal-last-round = Runde { $n }, die letzte
goal-scoring-no = noch niemand hat die Wertung aktiviert
goal-scoring-own = du hast die Wertung aktiviert
goal-scoring-by = { $who } haben die Wertung aktiviert
goal-scoring-final = Schlusswertung: nur Kristalle zählen
goal-would-own = du bekämst { $n } SP, { $rest }
goal-would = die Wertung brächte { $rest }
goal-would-part = { $who } { $n }
goal-most-win = wer am Ende die meisten SP hat, gewinnt
goal-leads = { $who } führen mit { $n } SP
goal-nobody-leads = niemand führt: je { $n } SP für die Besten
goal-you-lead = die meisten SP gewinnen: du liegst { $n } vor { $who_dat }
goal-you-tie = die meisten SP gewinnen: du und { $who } habt je { $n }
goal-you-trail = die meisten SP gewinnen: du liegst { $n } hinter { $who_dat }

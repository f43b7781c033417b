# Der Regeltext der Karten, Fertigkeiten, Bauwerke und Marker: ein Muster für jedes Wort der Wirkungssprache.
#
# Wie Hauptwörter gehen, hier und für play.ftl:
# * Orte kommen mit ihrer Präposition. $role: `in` (wo), `into` (wohin legen), `to` (wohin bewegen), `from`, `bare`.
#   $form ist der Fall dazu, `acc` oder `dat`. Die Eigenschaften einer Region stehen als Adjektive davor (`-pre`), damit
#   keine Nebensätze den Satz zerteilen.
# * „Region“ und „Einheit“ sind weiblich: die Muster verlassen sich darauf.
# * Zielvorgaben haben .the, .dat, .gen, .g und .plain (ohne Artikel, wie im Regeltext).
# * Fraktionen (names.ftl) haben .the, .dat, .gen und .g.
# Die Muster beginnen klein; der Erzähler setzt den Großbuchstaben.

## Hauptwörter

faction-the = die { $name }
objective-control = { -ch-region-control }
    .the = die Gebietskontrolle
    .dat = der Gebietskontrolle
    .gen = der Gebietskontrolle
    .plain = Gebietskontrolle
    .g = f
objective-capture = { -ch-capture-prisoners }
    .the = die Gefangennahme
    .dat = der Gefangennahme
    .gen = der Gefangennahme
    .plain = Gefangennahme
    .g = f
objective-attrition = { -ch-attrition }
    .the = die Zermürbung
    .dat = der Zermürbung
    .gen = der Zermürbung
    .plain = Zermürbung
    .g = f
action-move = Bewegen
action-recruit = Rekrutieren
action-build = Bauen
action-draw = Zwei ziehen, eine behalten
action-enable_scoring = Wertung aktivieren
phase-1 = { -ch-event(num: "many") }
phase-2 = Karten ziehen
phase-3 = Aktionen
phase-4 = { -ch-battle(num: "many") }
phase-5 = { -ch-prisoner(num: "many") }
phase-6 = { -ch-scoring }
ring-centre = Mitte
ring-inner = innere Region
ring-middle = mittlere Region
ring-outer = äußere Region
terrain-none = kein Terrain
piece-war_party = Trogg-Kriegstrupp
piece-nest = Trogg-Nest
piece-exploration = { -ch-exploration-token }

## Bau einer Fähigkeit

and = { $a } und { $b }
or = { $a } oder { $b }
comma = { $a }, { $b }
semi = { $a }; { $b }
then = { $a }, dann { $b }
anyway = { $a }; in jedem Fall: { $b }
head = { $head }: { $text }
colon = upper
ifs = falls { $conds }
if-then = falls { $conds }: { $text }
wish = wenn du möchtest, { $text }
by-enemy = { $text } (der Gegner wählt)
by-others = { $text } (die anderen Spieler wählen)
win-action = Aktion
win-tactic = Gefecht
win-activate = Aktivieren
win-entered = wenn ein Gegner Einheiten hierher bewegt oder gesetzt hat, noch bevor über Kontrolle oder Gefecht entschieden wird
win-battle_start = wenn { $here ->
        [yes] hier{" "}
       *[other] { "" }
    }ein Gefecht{ $rel } beginnt
win-deployed = in einem Gefecht{ $here ->
        [yes] {" "}hier
       *[other] { "" }
    }{ $rel }, nachdem alle Einheiten platziert sind
win-before_objectives = bevor die Zielvorgaben abgehandelt werden
win-after_control = unmittelbar nach der Gebietskontrolle
win-after_capture = unmittelbar nach der Gefangennahme
win-after_attrition = unmittelbar nach der Zermürbung
win-battle_end = am Ende dieses Gefechts
win-discard = wenn diese Karte abgelegt wird
win-scoring = wenn gewertet wird
rel-fights = { "" } mit deiner Beteiligung
rel-third = { "" } ohne deine Beteiligung
rel-attacker = { "" } mit dir als Angreifer
rel-defender = { "" } mit dir als Verteidiger

## Bedingungen

cond-attacker = du Angreifer bist
cond-defender = du Verteidiger bist
cond-fewer = du mit weniger Einheiten kämpfst als der Gegner
cond-more = du mit mehr Einheiten kämpfst als der Gegner
cond-won_control = du die Gebietskontrolle gewonnen hast
cond-lost_control = du die Gebietskontrolle verloren hast
cond-fights = du hier kämpfst
cond-third = du hier nicht kämpfst
cond-controls = du diese Region kontrollierst
cond-players = { $list } Spieler mitspielen
cond-have = du { $in } ein Bauwerk hast
cond-empty = du { $in } keine Einheiten hast
cond-nothing = das keine Wirkung hatte
cond-cmp = { $a } { $op ->
        [least] mindestens
        [most] höchstens
       *[equal] genau
    } { $b } ist

## Zahlen

number-of = die Zahl { $things }
number-per = { $value }, geteilt durch { $per } und abgerundet
number-plus = { $value }, plus { $n }
number-max = { $value }, höchstens { $n }
x-note = { $text }; X ist { $value }
things-regions = { $regions }
things-units = { $who ->
        [self] deiner Einheiten
        [both] der Einheiten beider Seiten
        [trogs] der Trogg-Einheiten
       *[other] der gegnerischen Einheiten
    } { $in }
things-crystals = der Kristalle { $in }
things-cards = der Karten { $who ->
        [self] auf deiner Hand
       *[other] auf der Hand des Gegners
    }
things-prisoners = { $who ->
        [self] deiner Gefangenen
       *[other] der Gefangenen des Gegners
    }
things-structures = deiner Bauwerke { $in }
things-paid = der bezahlten Dinge
things-done = der dabei betroffenen Dinge
things-icons = der Rekrutierungssymbole auf jener Karte

## Regionen

place = { $role ->
        [bare] { $it }
        [from] aus { $it }
       *[in] in { $it }
    }
at-here = { $role ->
        [bare] diese Region
        [from] von hier
        [to] in diese Region
        [into] hierher
       *[in] hier
    }
at-hq = { $role ->
        [bare] dein HQ
        [from] aus deinem HQ
        [in] in deinem HQ
       *[to] in dein HQ
    }
at-bound = { $role ->
        [bare] jene Region
        [from] aus jener Region
        [in] in jener Region
       *[to] in jene Region
    }
region = { $det ->
        [near] { $form ->
            [dat] { $at ->
                [bound] jener
               *[here] dieser
            } oder einer angrenzenden
           *[acc] { $at ->
                [bound] jene
               *[here] diese
            } oder eine angrenzende
        } { $pre }{ $noun }
        [near-some] { $form ->
            [dat] { $at ->
                [bound] jener
               *[here] dieser
            } Region und angrenzenden
           *[acc] { $at ->
                [bound] jene
               *[here] diese
            } Region und angrenzende
        } { $pre }{ $nouns }
        [this] { $form ->
            [dat] { $at ->
                [bound] jener
               *[here] dieser
            }
           *[acc] { $at ->
                [bound] jene
               *[here] diese
            }
        } { $pre }{ $noun }
        [every] { $form ->
            [dat] jeder
           *[acc] jede
        } { $pre }{ $noun }
        [some] { $pre }{ $nouns }
        [of] der { $pre }{ $nouns }
       *[a] { $form ->
            [dat] einer
           *[acc] eine
        } { $pre }{ $noun }
    }{ $post }
noun-region = { -ch-region }
noun-regions = { -ch-region(num: "many") }
noun-battle = { -ch-battle-region }
noun-battles = { -ch-battle-region(num: "many") }
pre-join = { $a }, { $b }
or-hq = oder { $role ->
        [bare] dein HQ
        [from] aus deinem HQ
        [in] in deinem HQ
       *[to] in dein HQ
    }{ $near ->
        [yes] {" "}(falls angrenzend)
       *[no] { "" }
    }
also-hq = { "" } (HQs eingeschlossen)
also-battle = { "" } (Gefechtsregionen eingeschlossen)
also-battle-only = { "" } (Gefechtsregionen eingeschlossen, HQs nicht)
also-no-hq = { "" } (HQs nicht eingeschlossen)
also-both = { "" } (Gefechtsregionen und dein HQ eingeschlossen)
each-most = { "" } (höchstens { $n } je Region)
control-order = last
company-order = late
f-control-self = { "" }
f-control-self-pre = von dir { $form ->
        [dat] kontrollierten
       *[acc] kontrollierte
    }
f-control-enemy = { "" }
f-control-enemy-pre = von einem Gegner { $form ->
        [dat] kontrollierten
       *[acc] kontrollierte
    }
f-control-none = { "" }
f-control-none-pre = von niemandem { $form ->
        [dat] kontrollierten
       *[acc] kontrollierte
    }
f-control-not_self = { "" }
f-control-not_self-pre = nicht von dir { $form ->
        [dat] kontrollierten
       *[acc] kontrollierte
    }
f-free = { "" }
f-free-pre = { $form ->
        [dat] unbesetzten
       *[acc] unbesetzte
    }
f-fight = mit deiner Beteiligung
f-terrain = { $card ->
        [yes] dieses Terrains
       *[no] des Terrains { $list }
    }
f-terrain-pre = { "" }
anchor-hq = { $form ->
        [dat] deinem HQ
       *[acc] dein HQ
    }
anchor-bound = { $form ->
        [dat] jener
       *[acc] jene
    }
anchor-own_units = { $form ->
        [dat] deinen Einheiten
       *[acc] deine Einheiten
    }
anchor-own_regions = { $form ->
        [dat] einer von dir kontrollierten Region
       *[acc] eine von dir kontrollierte Region
    }
anchor-caverns = { $form ->
        [dat] den Weltenhöhlen
       *[acc] die Weltenhöhlen
    }
f-adj = { "" }
f-adj-pre = { $at ->
        [here] { "" }
        [own_units] an deine Einheiten{" "}
       *[other] an { $anchor }{" "}
    }{ $form ->
        [dat] angrenzenden
       *[acc] angrenzende
    }
f-near = mit oder neben deinen Einheiten
f-dist-pre = { $min ->
        [0] bis zu
       *[other] { $min } bis
    } { $max } { $max ->
        [one] { -ch-region }
       *[other] { -ch-region(num: "many") }
    }{ $at ->
        [here] { "" }
       *[other] {" "}von { $anchor_dat }
    } { $form ->
        [dat] entfernten
       *[acc] entfernte
    }
f-dist = { "" }
with = mit { $list }
without = ohne { $list }
w-own = { $n ->
        [one] deinen Einheiten
       *[other] mindestens { $n } deiner Einheiten
    }
w-foes = { $n ->
        [one] gegnerischen Einheiten
       *[other] mindestens { $n } gegnerischen Einheiten
    }
w-foes-most = höchstens { $n } gegnerischen { $n ->
        [one] { -ch-unit }
       *[other] { -ch-unit(num: "many") }
    }
w-foes-exactly = genau { $n } gegnerischen { $n ->
        [one] { -ch-unit }
       *[other] { -ch-unit(num: "many") }
    }
w-units = Einheiten
w-token = einem { $token }
w-structure = { $type ->
        [own] einem deiner Bauwerke
       *[other] dem Bauwerk { $name }
    }
w-crystals = mindestens { $n } { $n ->
        [one] Kristall
       *[other] Kristallen
    }
wo-foes = gegnerische Einheiten
wo-token = { $token }
wo-structure = { $type ->
        [own] eines deiner Bauwerke
       *[other] das Bauwerk { $name }
    }
tok-trog = Trogg-Plättchen
tok-nest = { $many ->
        [yes] { -ch-nest(num: "many") }
       *[no] { -ch-nest }
    }
tok-war_party = { $many ->
        [yes] { -ch-war-party(num: "many") }
       *[no] { -ch-war-party }
    }
tok-exploration = Erkundungsplättchen
tok-named = Marker „{ $name }“

## Zielvorgaben

on = { $role ->
        [bare] { $it }
        [from] von { $it }
        [in] bei { $it }
       *[to] auf { $it }
    }
spot-any = { $role ->
        [from] von einer Zielvorgabe
        [in] bei einer Zielvorgabe
       *[to] auf eine Zielvorgabe
    }
spot-all = { $role ->
        [from] aus diesem Gefecht
       *[in] in diesem Gefecht
    }
spot-all-from = von beliebigen Zielvorgaben
spot-other = { $role ->
        [from] von einer anderen Zielvorgabe
        [in] bei einer anderen Zielvorgabe
       *[to] auf eine andere Zielvorgabe
    }
spot-bound = { $role ->
        [from] von jener Zielvorgabe
        [in] bei jener Zielvorgabe
       *[to] auf jene Zielvorgabe
    }
spot-mine = { $role ->
        [from] von einer
        [in] bei einer
       *[to] auf eine
    } Zielvorgabe mit deinen Einheiten
spot-ahead = { $role ->
        [from] von einer
        [in] bei einer
       *[to] auf eine
    } Zielvorgabe mit mehr eigenen als gegnerischen Einheiten
spot-crowd = { $role ->
        [from] von einer
        [in] bei einer
       *[to] auf eine
    } Zielvorgabe mit mindestens 2 { $who ->
        [self] deiner
       *[other] gegnerischen
    } Einheiten
spot-empty = { $role ->
        [from] von einer
        [in] bei einer
       *[to] auf eine
    } Zielvorgabe ohne deine Einheiten
aim-choose = { $form ->
        [dat] einer Zielvorgabe deiner Wahl
       *[acc] eine Zielvorgabe deiner Wahl
    }

## Vorräte

pool-reserve = { $role ->
        [from] aus
       *[to] in
    } { $who ->
        [self] { $role ->
            [from] deiner Reserve
           *[to] deine Reserve
        }
       *[other] { $role ->
            [from] der Reserve
           *[to] die Reserve
        }
    }
pool-supply = { $role ->
        [from] aus dem Vorrat
       *[to] in den Vorrat
    }
pool-store = { $role ->
        [from] aus deinem Lager
       *[to] in dein Lager
    }

## Einheiten

units = { $q ->
        [any] beliebig viele
        [all] alle
        [upto] bis zu { $n }
       *[num] { $n }
    } { $who ->
        [self] { $q ->
            [all] deine Einheiten
           *[num] deiner Einheiten
        }
        [both] { $q ->
            [any] Einheiten beider Seiten
            [all] Einheiten beider Seiten
           *[num] { $many ->
                [yes] Einheiten jeder Seite
               *[no] Einheit jeder Seite
            }
        }
        [mover] der eingedrungenen Einheiten
        [trogs] { $many ->
            [yes] Trogg-Einheiten
           *[no] Trogg-Einheit
        }
        [owner] { $many ->
            [yes] { -ch-unit(num: "many") }
           *[no] { -ch-unit }
        }
       *[enemy] { $q ->
            [all] gegnerischen Einheiten
           *[num] { $many ->
                [yes] gegnerische Einheiten
               *[no] gegnerische Einheit
            }
        }
    }
op-place-units = setze { $upto ->
        [yes] bis zu { $n }
       *[no] { $n }
    } { $many ->
        [yes] { -ch-unit(num: "many") }
       *[no] { -ch-unit }
    } { $who ->
        [trogs] der Troggs aus deren Reserve
        [enemy] des Gegners aus dessen Reserve
        [both] jeder Seite aus deren Reserve
        [all] jedes Spielers aus seiner Reserve
        [others] jedes anderen Spielers aus seiner Reserve
       *[self] aus deiner Reserve
    } { $to }
op-move-units = bewege { $units } { $from }{ $each ->
        [yes] {" "}jeweils
       *[no] { "" }
    } { $to }
op-join-units = bewege { $units } { $from } in dieses Gefecht
op-kill-units = vernichte { $units } { $in }{ $vp ->
        [0] { "" }
       *[other] {" "}und erhalte { $many ->
            [yes] je Einheit{" "}
           *[no] { "" }
        }{ $vp } SP
    }
op-withdraw-units = { $who ->
        [self] nimm { $units } { $in } in deine Reserve zurück
        [enemy] schicke { $units } { $in } in die Reserve des Gegners zurück
       *[other] schicke { $units } { $in } in die Reserve zurück
    }
op-capture-units = nimm { $units } { $in } gefangen
op-release = { $whose ->
        [self] nimm { $n } deiner gefangenen Einheiten ohne Lösegeld zurück, egal, wer sie gefangen hält
       *[other] gib { $n } deiner Gefangenen in die Reserve { $many ->
            [yes] ihrer Besitzer
           *[no] des Besitzers
        } zurück
    }

## Gefecht

for = { $who ->
        [self] für dich
        [both] für beide Seiten
       *[other] für den Gegner
    }
op-strength = { $more ->
        [yes] zusätzlich { $amount }
       *[no] { $amount }
    } { $for } { $on }
op-ties = { $who ->
        [self] du gewinnst
        [both] beide Seiten gewinnen
       *[other] der Gegner gewinnt
    } Gleichstände bei { $it }
op-order-reverse = handle die Zielvorgaben in umgekehrter Reihenfolge ab
op-order-first = { $choose ->
        [yes] wähle, welche Zielvorgabe zuerst abgehandelt wird
       *[no] { $it } wird zuerst abgehandelt
    }
op-reward-win = { $who ->
        [self] gewinnst du bei { $it }, erhältst du { $vp } SP mehr
       *[other] gewinnt der Gegner bei { $it }, erhält er { $vp } SP mehr
    }
op-reward-kill = { $who ->
        [self] du erhältst { $vp } SP mehr für jede Einheit, die du durch Zermürbung vernichtest
       *[other] der Gegner erhält { $vp } SP mehr für jede Einheit, die er durch Zermürbung vernichtet
    }{ $max ->
        [0] { "" }
       *[other] {" "}(höchstens { $max } mehr)
    }
op-protect = { $units } { $all ->
        [yes] { "" }
       *[no] { $in }{" "}
    }{ $many ->
        [yes] sind
       *[no] ist
    } in diesem Gefecht vor { $from ->
        [kill] Vernichtung
        [capture] Gefangennahme
       *[both] Vernichtung und Gefangennahme
    } geschützt
op-retreat-reserve = { $who ->
        [self] verlierst du die Gebietskontrolle, gehen deine überlebenden Einheiten
       *[other] verliert der Gegner die Gebietskontrolle, gehen seine überlebenden Einheiten
    } in die Reserve, statt sich zurückzuziehen
op-retreat = { $who ->
        [self] verlierst du die Gebietskontrolle, dürfen sich deine Einheiten
       *[other] verliert der Gegner die Gebietskontrolle, dürfen sich seine Einheiten nur
    } { $to } zurückziehen
cannot = { $who ->
        [self] du kannst
        [both] beide Seiten können
        [all] alle Spieler können
        [others] die anderen Spieler können
        [trogs] die Troggs können
        [mover] der eingedrungene Spieler kann
       *[other] der Gegner kann
    }
during = { $until }{" "}
until-battle = für den Rest dieses Gefechts
until-turn = in diesem Zug
until-round = in dieser Runde
until-next_scoring = bis zur nächsten Wertung
until-control_lost = bis zum Verlust der Kontrolle
until-source = { "" }
op-forbid-tactics = { $cannot }{ $until } keine weitere Taktik ausspielen
op-forbid-terrain_tactics = { $cannot }{ $until } keine Terrainkarten als Taktik ausspielen
op-forbid-shift = { $cannot }{ $until } keine Einheiten zwischen Zielvorgaben bewegen
op-forbid-enter = { $cannot }{ $until } keine Einheiten { $to } bringen

## Karten

cards = { $n } { $many ->
        [yes] Karten
       *[no] Karte
    }
deck = { $deck ->
        [terrain] {" "}von einem Terraindeck deiner Wahl
        [own_or_terrain] {" "}von deinem Nachziehdeck oder einem Terraindeck
       *[own] { "" }
    }
op-draw = { $who ->
        [self] ziehe { $cards }{ $deck }
        [enemy] der Gegner zieht { $cards }
       *[other] jeder Spieler zieht { $cards }
    }
op-draw-keep = ziehe { $cards }{ $deck }, behalte { $keep } und mische die übrigen zurück
op-draw-store = ziehe { $cards }{ $deck } und lege sie verdeckt hierher{ $capacity ->
        [0] { "" }
       *[other] {" "}(höchstens { $capacity } insgesamt)
    }; in einem Gefecht auf ihrem Terrain darfst du eine solche Karte als Taktik ausspielen, dann kommt sie unter ihr Deck
op-discard = { $who ->
        [self] lege { $n } { $terrain ->
            [yes] Terrainkarte
           *[no] Karte
        }{ $many ->
            [yes] n
           *[no] { "" }
        } ab
       *[other] der Gegner legt { $n } { $more ->
            [yes] weitere{" "}
           *[no] { "" }
        }{ $terrain ->
            [yes] Terrainkarte
           *[no] Karte
        }{ $many ->
            [yes] n
           *[no] { "" }
        } seiner Wahl ab
    }
op-recover = nimm { $n } { $other ->
        [yes] andere{" "}
       *[no] { "" }
    }{ $many ->
        [yes] Karten
       *[no] Karte
    } von deinem Ablagestapel auf die Hand
op-peek-hand = sieh dir die Hand des Gegners an
op-peek-tokens = sieh dir die verdeckten Plättchen { $in } an

## Punkte, Kristalle, Wertung

op-gain-vp = { $who ->
        [self] erhalte { $n } SP
        [enemy] der Gegner erhält { $n } SP
       *[other] jeder Spieler erhält { $n } SP
    }
op-lose-vp = { $who ->
        [self] verliere { $n } SP
        [enemy] der Gegner verliert { $n } SP
       *[other] jeder Spieler verliert { $n } SP
    }
crystals = { $upto ->
        [yes] bis zu { $n }
       *[no] { $n }
    } { $many ->
        [yes] { -ch-crystal(num: "many") }
       *[no] { -ch-crystal }
    }
op-crystals-spend = gib { $n } { $many ->
        [yes] gelagerte Kristalle
       *[no] gelagerten Kristall
    } aus
op-crystals-take = lege { $crystals } { $from } in dein Lager
op-crystals-place = lege { $crystals } { $to }
op-crystals-remove = lege { $crystals } { $from } in den Vorrat
op-crystals-move = bewege { $crystals } { $from } { $to }
op-scoring = { $at } ist bei der nächsten Wertung { $vp } SP mehr wert, und zwar für den Spieler, der sie dann kontrolliert
op-enable_scoring = aktiviere die Wertung

## Kontrolle, Bauwerke, Marker

op-take-control = übernimm die Kontrolle über { $at }
op-drop-control = entferne { $who ->
        [self] deinen Kontrollmarker
       *[other] den Kontrollmarker des Gegners
    } { $from }
op-put-structure = setze { $type ->
        [any] eines deiner Bauwerke
       *[one] das Bauwerk { $name }
    }{ $max ->
        [0] { "" }
       *[other] {" "}mit Baukosten von höchstens { $max }
    } kostenlos { $into }
structures = { $upto ->
        [yes] bis zu { $n } deiner Bauwerke
       *[no] { $many ->
            [yes] { $n } deiner Bauwerke
           *[no] eines deiner Bauwerke
        }
    }
op-move-structures = bewege { $structures } { $from }{ $each ->
        [yes] {" "}jeweils
       *[no] { "" }
    } { $to }
op-move-structures-any = bewege { $structures }{ $each ->
        [yes] {" "}jeweils
       *[no] { "" }
    } { $to }
op-remove-structure = entferne { $who ->
        [self] { $structures }
       *[other] { $many ->
            [yes] { $n } gegnerische Bauwerke
           *[no] ein gegnerisches Bauwerk
        }
    } { $from }
op-remove-this = entferne das Bauwerk { $name } { $from }
op-activate = aktiviere { $structures } { $in } kostenlos
op-activate-moved = aktiviere kostenlos { $structures } in einer Region, in die du eines bewegt hast
op-activate-any = aktiviere { $structures } kostenlos
tokens = { $upto ->
        [yes] { $many ->
            [yes] bis zu{" "}
           *[no] { "" }
        }{ $n } { $token }
       *[no] { $n } { $token }
    }
op-put-token = lege { $tokens } { $into }
op-put-token-down = lege { $tokens } verdeckt { $into }
op-move-tokens = { $single ->
        [yes] du darfst { $tokens } verdeckt { $from }{ $each ->
            [yes] {" "}jeweils
           *[no] { "" }
        } { $to } bewegen
       *[no] bewege { $tokens } verdeckt { $from }{ $each ->
            [yes] {" "}jeweils
           *[no] { "" }
        } { $to }
    }
op-move-tokens-any = { $single ->
        [yes] du darfst { $tokens } verdeckt{ $each ->
            [yes] {" "}jeweils
           *[no] { "" }
        } { $to } bewegen
       *[no] bewege { $tokens } verdeckt{ $each ->
            [yes] {" "}jeweils
           *[no] { "" }
        } { $to }
    }
op-remove-tokens = entferne { $tokens } { $from }
op-return-token = lege den Marker zurück
op-resolve = decke { $tokens } { $in } auf und handle das Ergebnis ab
op-resolve-supply = ziehe { $tokens } aus dem Vorrat und handle das Ergebnis { $in } ab

## Tempo und dauerhafte Regeln

op-points-move = erhalte { $n } { $many ->
        [yes] { -ch-movement-point(num: "many") }
       *[no] { -ch-movement-point }
    }
op-points-recruit = erhalte { $n } { $many ->
        [yes] { -ch-recruit-point(num: "many") }
       *[no] { -ch-recruit-point }
    }
op-points-build = erhalte { $n } { $many ->
        [yes] { -ch-build-point(num: "many") }
       *[no] { -ch-build-point }
    }
op-mod-points = { $who ->
        [self] deine
        [all] jede
       *[other] jede
    } { $kind ->
        [move] { -ch-move-action }
        [recruit] { -ch-recruit-action }
       *[build] { -ch-build-action }
    }{ $who ->
        [self] { "" }
        [all] { "" }
       *[other] {" "}der anderen Spieler
    }{ $per ->
        [card] { "" }
       *[action] {" "}mit mindestens einer Karte
    } erhält { $during }{ $per ->
        [card] je abgelegter Karte{" "}
       *[action] { "" }
    }{ $n } { $kind ->
        [move] Bewegungspunkt
        [recruit] Rekrutierungspunkt
       *[build] Baupunkt
    }{ $many ->
        [yes] e
       *[no] { "" }
    } mehr
op-initiative = lege deinen Platz auf der Leiste der nächsten Initiative fest
op-ready = mache { $many ->
        [yes] { $n } deiner Fertigkeiten
       *[no] eine deiner Fertigkeiten
    } bereit
op-link = für { $who ->
        [self] deine Einheiten
       *[other] die Einheiten aller Spieler
    } grenzen { $during }folgende Regionen aneinander: { $at }
op-site = du darfst auch { $in } rekrutieren, solange du die Region kontrollierst und dort keine gegnerische Einheit steht
op-choose = wähle eines: { $options }
option = ({ $letter }) { $text }
op-each = { $who ->
        [others] jeder andere Spieler
       *[all] jeder Spieler
    } in Initiativereihenfolge: { $text }

## Ganze Karten

icons-move = Bewegen { $n }
icons-recruit = Rekrutieren { $n }
icons-build = Bauen { $n }
icons-none = keine Symbole
bonus-draw_each = Bonus: Ziehe 1 Karte für jede Karte mit diesem Symbol
bonus-draw_one = Bonus: Ziehe 1 Karte (einmal pro Aktion)
bonus-vp = Bonus: Erhalte 1 SP
bonus-initiative = Bonus: Lege deinen Platz auf der Leiste der nächsten Initiative fest
kind-faction-card = Taktikkarte · { $faction }
kind-terrain-card = Terrainkarte · { $terrain }
kind-skill = Fertigkeit · { $faction }
kind-skill-default = Standardfertigkeit · { $faction }
kind-skill-extra = zusätzliche Fertigkeit · { $faction }
kind-skill-extra-default = zusätzliche Standardfertigkeit · { $faction }
kind-structure = Bauwerk · { $faction } · { $n } Marker
kind-named = Marker · { $faction } · { $n }
kind-event = Ereignisplättchen
kind-piece = { $piece } · { $n }
kind-region = { $ring } · { $terrain }
kind-region-plain = { $ring }
kind-faction = { -ch-faction }
kind-terrain = Terraindeck · { $n } Karten
kind-board = Spielplan
kind-level = Fertigkeitsstufe
kind-rounds = Spiellänge
kind-handicap = Vorgabe
cost-build = Bauen { $cost }
cost-activate = Aktivieren { $cost }
line-units = { $units } { $units ->
        [one] Trogg-Einheit
       *[other] Trogg-Einheiten
    }{ $crystals ->
        [0] { "" }
        [one] , { $crystals } Kristall
       *[other] , { $crystals } Kristalle
    }
line-falls = der Marker geht in den Vorrat zurück, sobald du seine Region weder kontrollierst noch Einheiten darin hast
line-returns = lege den Marker am Ende der Runde zurück
line-pieces = { $units } Einheiten, { $start } davon zu Beginn; { $control } Kontrollmarker, { $skills } Fertigkeitsmarker
line-half = Kristalle zählen halb; erst die Summe wird aufgerundet
line-store = hat ein Kristalllager
line-count = nur bei { $list } Spielern
line-list-structures = Bauwerke: { $list }
line-list-skills = Fertigkeiten: { $list }
line-crystals = { $n } { $n ->
        [one] { -ch-crystal }
       *[other] { -ch-crystal(num: "many") }
    }
line-icon = { $piece }{ $list ->
        [all] { "" }
       *[other] {" "}(bei { $list } Spielern)
    }
line-tunnel = Tunnel
line-hq-player = kann das HQ eines Spielers sein
line-hq-trog = bei 4 Spielern das HQ der Troggs
line-arrow = Pfeil zu: { $region }
line-neighbours = grenzt an: { $list }
line-skills-random = die Standardfertigkeit und { $n } { $n ->
        [one] zufällige
       *[other] zufällige
    }
line-skills-none = nur die Standardfertigkeit
line-skills-drafted = die Standardfertigkeit und { $n } selbst gewählte
line-spots = Ereignisfelder: { $list }
line-fixed = ein überholtes Ereignisfeld verschiebt nichts: Es sind immer fünf Runden
line-start-plus = jeder Spieler beginnt mit { $n } { $n ->
        [one] { -ch-unit }
       *[other] { -ch-unit(num: "many") }
    } mehr
line-actions = { $n } Aktionen je Runde
line-cards = { $n } Karten werden je Runde gezogen
line-random-plus = { $n } zufällige { $n ->
        [one] { -ch-skill }
       *[other] { -ch-skill(num: "many") }
    } mehr
line-start-vp = beginnt mit { $n } SP
quote = „{ $name }“
source-published = veröffentlicht
source-original = eigener Entwurf
source-some = veröffentlicht: { $list }; der Rest ist eigener Entwurf

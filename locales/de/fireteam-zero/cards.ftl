# Der Regeltext der Karten, ein Muster für jedes Wort der Wirkungssprache.
#
# Zu $who gehören $who_acc, $who_dat und $who_gen (Fälle), $who_p (you, one, many, this oder none) und $who_g
# (Geschlecht). Die Muster beginnen klein; der Erzähler setzt den Großbuchstaben.

## Bau einer Fähigkeit

range = Entfernung { $n } ({ $to })
range-monster = Monster
range-ally = Verbündeter
range-hero = Held
range-self = du
ifs = falls { $conds }
while = solange { $conds }
and = { $a } und { $b }
and-if = { $a } und { $b }
and-while = { $a } und { $b }
comma-if = { $a } und { $b }
comma-while = { $a } und { $b }
or = { $a } oder { $b }
comma = { $a }, { $b }
phrase-comma = { $a } { $b }
then = { $a }; { $b }
head = { $head }: { $effects }
colon = upper
may = { $who_p ->
        [you] darfst du
        [many] dürfen { $who }
       *[other] darf { $who }
    } Folgendes tun
may-cost = { $who_p ->
        [you] darfst du
        [many] dürfen { $who }
       *[other] darf { $who }
    } { $cost }, um Folgendes zu tun
must-cost = { $who_p ->
        [you] musst du
        [many] müssen { $who }
       *[other] muss { $who }
    } { $cost }, um Folgendes zu tun
who-heroes = die Helden
cost-spend = { $list } ausgeben
cost-discard = { $n } { $n ->
        [one] Karte
       *[other] Karten
    } ablegen
cost-action = { $n } { $n ->
        [one] Aktion
       *[other] Aktionen
    }
cost-charge = { $n } Spezialistenmarker
cost-use = { $n } { $n ->
        [one] Anwendung
       *[other] Anwendungen
    }
cost-damage = { $n } Schaden nehmen
cost-moves = { $n } { $n ->
        [one] { -fz-movement-point }
       *[other] { -fz-movement-point(num: "many") }
    }
limit-turn = { $n ->
        [one] einmal
       *[other] { $n }-mal
    } pro Zug
limit-round = { $n ->
        [one] einmal
       *[other] { $n }-mal
    } pro Runde
limit-mission = { $n ->
        [one] einmal
       *[other] { $n }-mal
    } pro Mission
until-attack = bis zum Ende dieses Angriffs
until-activation = bis zum Ende dieser Aktivierung
until-turn = bis zum Ende dieses Zuges
until-next_turn = bis zu deinem nächsten Zug
until-round = bis zum Ende dieser Runde
until-next_round = bis zum Ende der nächsten Runde
until-mission = bis zum Ende der Mission
until-freed = bis zur Befreiung
until-left = bis der Ort verlassen wird
quote = „{ $name }“

## Zeitfenster

win-setup = beim Aufbau
win-round-start = zu Beginn der Runde
win-tactics = nachdem { $by_p ->
        [you] du einen Taktischen Schlag ausgespielt hast
       *[other] { $by } einen Taktischen Schlag ausgespielt hat
    }
win-turn-start = zu Beginn { $by_p ->
        [you] deines Zuges
       *[other] des Zuges { $by_gen }
    }
win-turn-action = { $by_p ->
        [you] in deinem Zug
       *[other] im Zug { $by_gen }
    }
win-turn-end = am Ende { $by_p ->
        [you] deines Zuges
       *[other] des Zuges { $by_gen }
    }
win-attack-declared = { $by_p ->
        [this] vor diesem Angriff
        [you] bevor du { $attack }{ $on_p ->
            [none] { "" }
           *[other] {" "}auf { $on_acc }
        } ausführst
       *[other] bevor { $by } { $attack }{ $on_p ->
            [none] { "" }
           *[other] {" "}auf { $on_acc }
        } ausführt
    }
win-attack-rolled = { $by_p ->
        [this] nach dem Wurf
        [you] nachdem du für { $attack }{ $on_p ->
            [none] { "" }
           *[other] {" "}auf { $on_acc }
        } gewürfelt hast
       *[other] nachdem { $by } für { $attack }{ $on_p ->
            [none] { "" }
           *[other] {" "}auf { $on_acc }
        } gewürfelt hat
    }
win-attack-resolved = { $by_p ->
        [this] nach diesem Angriff
        [you] nachdem du { $attack }{ $on_p ->
            [none] { "" }
           *[other] {" "}auf { $on_acc }
        } ausgeführt hast
       *[other] nachdem { $by } { $attack }{ $on_p ->
            [none] { "" }
           *[other] {" "}auf { $on_acc }
        } ausgeführt hat
    }
win-search-before = bevor { $by_p ->
        [you] du einen Ort durchsuchst
       *[other] { $by } einen Ort durchsucht
    }
win-search-after = nachdem { $by_p ->
        [you] du einen Ort durchsucht hast
       *[other] { $by } einen Ort durchsucht hat
    }
win-hero-enters = wenn { $by_p ->
        [you] du { $place_acc } betrittst
       *[other] { $by } { $place_acc } betritt
    }
win-monster-activates = bevor { $by } aktiviert wird
win-monster-special = wenn { $by } das Spezialsymbol würfelt
win-monster-moved = nachdem { $by } sich in seiner Aktivierung bewegt hat
win-monster-targets = wenn { $by } { $on_acc } als Ziel wählt
win-hero-hit = wenn { $on_p ->
        [you] du
       *[other] { $on }
    }{ $by_p ->
        [none] { "" }
        [you] {" "}durch dich
       *[other] {" "}durch { $by_acc }
    } Schaden nehmen { $on_p ->
        [you] würdest
       *[other] würde
    }
win-hero-hurt = nachdem { $on_p ->
        [you] du
       *[other] { $on }
    }{ $by_p ->
        [none] { "" }
        [you] {" "}durch dich
       *[other] {" "}durch { $by_acc }
    } Schaden genommen { $on_p ->
        [you] hast und noch stehst
       *[other] hat und noch steht
    }
win-hero-down = wenn { $on_p ->
        [you] du
       *[other] { $on }
    }{ $by_p ->
        [none] { "" }
        [you] {" "}durch dich
       *[other] {" "}durch { $by_acc }
    } niedergeschlagen { $on_p ->
        [you] wirst
       *[other] wird
    }
win-hero-freed = wenn { $on_p ->
        [you] du
       *[other] { $on }
    }{ $by_p ->
        [none] { "" }
        [you] {" "}von dir
       *[other] {" "}von { $by_dat }
    } befreit { $on_p ->
        [you] wirst
       *[other] wird
    }
win-monster-spawns = wenn { $by } aufgestellt wird
win-monster-killed = wenn { $on }{ $by_p ->
        [none] { "" }
        [you] {" "}durch dich
       *[other] {" "}durch { $by_acc }
    } getötet wird
win-boss-wounded = wenn { $on }{ $by_p ->
        [none] { "" }
        [you] {" "}durch dich
       *[other] {" "}durch { $by_acc }
    } verwundet wird
win-twist-drawn = wenn diese Karte gezogen wird
win-intel-placed = wenn ein Informationsmarker auf ein Missionsziel gelegt wird
win-objective-done = wenn ein Missionsziel erfüllt wird
win-round-end = am Ende der Runde
attack = einen { $types_k ->
        [none] Angriff
       *[some] { $types }
    }
attack-types = { $types }angriff
type-brawl = { -fz-brawl }
type-bullet = { -fz-bullet }
type-bomb = { -fz-bomb }
types-or = { $a }- oder { $b }
only = { "" } { $stat ->
        [resistance] gegen
       *[other] { $kind ->
            [bomb] mit
           *[other] im
        }
    } { $type }

## Bedingungen

cond-type = dies { $neg ->
        [yes] nicht{" "}
       *[other] { "" }
    }durch einen { $types }angriff geschieht
cond-by = { $who } { $neg ->
        [yes] { $no }
       *[other] { $being }
    } ist
cond-on = { $who } { $neg ->
        [yes] { $no }
       *[other] { $being }
    } ist
cond-gap-same = { $a } { $neg ->
        [yes] nicht{" "}
       *[other] { "" }
    }am selben Ort wie { $b } { $a_p ->
        [you] bist
       *[other] ist
    }
cond-gap-max = { $a } { $neg ->
        [yes] nicht{" "}
       *[other] { "" }
    }höchstens { $max } { $max ->
        [one] { -fz-location }
       *[other] { -fz-location(num: "many") }
    } von { $b_dat } entfernt { $a_p ->
        [you] bist
       *[other] ist
    }
cond-gap-min = { $a } { $neg ->
        [yes] nicht{" "}
       *[other] { "" }
    }mindestens { $min } { $min ->
        [one] { -fz-location }
       *[other] { -fz-location(num: "many") }
    } von { $b_dat } entfernt { $a_p ->
        [you] bist
       *[other] ist
    }
cond-gap-both = { $a } { $neg ->
        [yes] nicht{" "}
       *[other] { "" }
    }{ $min } bis { $max } Orte von { $b_dat } entfernt { $a_p ->
        [you] bist
       *[other] ist
    }
cond-count-none = es { $neg ->
        [yes] mindestens 1 { $noun }
       *[other] { $none_acc }
    }{ $post } gibt
cond-count-min = es { $neg ->
        [yes] weniger als
       *[other] mindestens
    } { $min } { $min ->
        [one] { $noun }
       *[other] { $nouns }
    }{ $post } gibt
cond-count-max = es { $neg ->
        [yes] mehr als
       *[other] höchstens
    } { $max } { $max ->
        [one] { $noun }
       *[other] { $nouns }
    }{ $post } gibt
cond-count-is = es { $neg ->
        [yes] nicht{" "}
       *[other] { "" }
    }genau { $min } { $min ->
        [one] { $noun }
       *[other] { $nouns }
    }{ $post } gibt
cond-count-both = es { $neg ->
        [yes] nicht{" "}
       *[other] { "" }
    }{ $min } bis { $max } { $nouns }{ $post } gibt
cond-place-is = { $place } { $neg ->
        [yes] nicht{" "}
       *[other] { "" }
    }{ $being } ist
cond-result-kill = der Angriff sein Ziel { $neg ->
        [yes] nicht{" "}
       *[other] { "" }
    }getötet hat
cond-result-wound = der Angriff sein Ziel { $neg ->
        [yes] nicht{" "}
       *[other] { "" }
    }verwundet hat
cond-result-break = der Angriff sein Ziel { $neg ->
        [yes] nicht{" "}
       *[other] { "" }
    }zerstört hat
cond-result-fail = der Angriff sein Ziel { $neg ->
        [yes] { "" }
       *[other] weder{" "}
    }getötet{ $neg ->
        [yes] , verwundet oder
       *[other] {" "}noch verwundet noch
    } zerstört hat
cond-excess = der Angriff { $neg ->
        [yes] mehr als
       *[other] höchstens
    } { $n } Schaden mehr als nötig verursacht hat
cond-cards = der Angriff { $neg ->
        [yes] nicht{" "}
       *[other] { "" }
    }{ $range } { $many ->
        [one] Karte
       *[other] Karten
    } verwendet
cond-hand = { $who } { $neg ->
        [yes] nicht{" "}
       *[other] { "" }
    }{ $range } { $many ->
        [one] Karte
       *[other] Karten
    } auf der Hand { $who_p ->
        [you] hast
       *[other] hat
    }
cond-terrain = { $place } { $neg ->
        [yes] nicht{" "}
       *[other] { "" }
    }{ $terrain } ist
cond-at = { $who } { $neg ->
        [yes] nicht{" "}
       *[other] { "" }
    }{ $in } { $who_p ->
        [you] bist
       *[other] ist
    }
cond-tokens-at = { $tokens } { $neg ->
        [yes] nicht{" "}
       *[other] { "" }
    }{ $in } { $many ->
        [one] liegt
       *[other] liegen
    }
cond-tokens-on = { $who } { $neg ->
        [yes] nicht{" "}
       *[other] { "" }
    }{ $tokens_acc } { $who_p ->
        [you] trägst
       *[other] trägt
    }
cond-intel = auf { $objective } { $many ->
        [0] { $neg ->
            [yes] ein Informationsmarker
           *[other] kein Informationsmarker
        } liegt
        [one] { $neg ->
            [yes] nicht{" "}
           *[other] { "" }
        }{ $range } Informationsmarker liegt
       *[other] { $neg ->
            [yes] nicht{" "}
           *[other] { "" }
        }{ $range } Informationsmarker liegen
    }
cond-coin-heads = die Glücksmünze { $neg ->
        [yes] nicht{" "}
       *[other] { "" }
    }die Kopfseite zeigt
cond-coin-tails = die Glücksmünze { $neg ->
        [yes] nicht{" "}
       *[other] { "" }
    }die Kehrseite zeigt
cond-threat = der Bedrohungsmarker { $neg ->
        [yes] nicht{" "}
       *[other] { "" }
    }auf Feld { $range } steht
cond-round = Runde { $range } { $neg ->
        [yes] nicht{" "}
       *[other] { "" }
    }läuft
cond-state-active = { $who } { $neg ->
        [yes] nicht{" "}
       *[other] { "" }
    }aktiv { $who_p ->
        [you] bist
       *[other] ist
    }
cond-state-down = { $who } { $neg ->
        [yes] nicht{" "}
       *[other] { "" }
    }niedergeschlagen { $who_p ->
        [you] bist
       *[other] ist
    }
cond-state-pinned = { $who } { $neg ->
        [yes] nicht{" "}
       *[other] { "" }
    }festgesetzt { $who_p ->
        [you] bist
       *[other] ist
    }
cond-state-guarding = { $who } { $neg ->
        [yes] keinen
       *[other] einen
    } Spezialisten { $who_p ->
        [you] schützt
       *[other] schützt
    }
cond-state-has_acted = { $who } in diesem Zug { $who_p ->
        [you] deine
       *[other] die
    } Aktion { $neg ->
        [yes] nicht{" "}
       *[other] { "" }
    }ausgeführt { $who_p ->
        [you] hast
       *[other] hat
    }
cond-role = { $who } { $neg ->
        [yes] nicht{" "}
       *[other] { "" }
    }die Rolle { $role } hat
bounds-min = mindestens { $min }
bounds-max = höchstens { $max }
bounds-both = { $min } bis { $max }
bounds-is = genau { $min }
bounds-none = keine
space-min = { $min } oder höher
space-max = { $max } oder niedriger
terrain-difficult = { -fz-difficult-terrain }
terrain-impassable = { -fz-impassable-terrain }
terrain-elevated = { -fz-elevated-terrain }
terrain-cover = { -fz-cover-terrain }
role-leader = { -fz-leader }
    .f = Anführerin
role-close_combat = { -fz-close-combat }
    .f = Nahkämpferin
role-marksman = { -fz-marksman }
    .f = Scharfschützin
role-demolitions = { -fz-demolitions }
    .f = Sprengstoffspezialistin

## Figuren und Orte

noun-figure = { $num ->
        [many] { -fz-figure(num: "many") }
       *[other] { -fz-figure }
    }
    .g = f
noun-hero = { $num ->
        [many] Helden
       *[other] { $form ->
            [nom] Held
           *[other] Helden
        }
    }
    .g = m
noun-hero-down = { $num ->
        [many] niedergeschlagene Helden
       *[other] { $form ->
            [nom] { $det ->
                [a] niedergeschlagener
                [one] niedergeschlagener
                [no] niedergeschlagener
                [none] niedergeschlagener
               *[other] niedergeschlagene
            } Held
           *[other] niedergeschlagenen Helden
        }
    }
    .g = m
noun-hero-pinned = { $num ->
        [many] festgesetzte Helden
       *[other] { $form ->
            [nom] { $det ->
                [a] festgesetzter
                [one] festgesetzter
                [no] festgesetzter
                [none] festgesetzter
               *[other] festgesetzte
            } Held
           *[other] festgesetzten Helden
        }
    }
    .g = m
noun-hero-guarding = { $num ->
        [many] schützende Helden
       *[other] { $form ->
            [nom] { $det ->
                [a] schützender
                [one] schützender
                [no] schützender
                [none] schützender
               *[other] schützende
            } Held
           *[other] schützenden Helden
        }
    }
    .g = m
noun-hero-has_acted = { $num ->
        [many] Helden nach ihrer Aktion
       *[other] { $form ->
            [nom] Held
           *[other] Helden
        } nach seiner Aktion
    }
    .g = m
noun-ally = { $num ->
        [many] { $form ->
            [nom] Verbündete
            [acc] Verbündete
            [dat] Verbündeten
           *[other] Verbündeten
        }
       *[other] { $form ->
            [nom] { $det ->
                [a] Verbündeter
                [one] Verbündeter
                [no] Verbündeter
                [none] Verbündeter
               *[other] Verbündete
            }
           *[other] Verbündeten
        }
    }
    .g = m
noun-ally-down = { $num ->
        [many] niedergeschlagene Verbündete
       *[other] { $form ->
            [nom] { $det ->
                [a] niedergeschlagener Verbündeter
                [one] niedergeschlagener Verbündeter
                [no] niedergeschlagener Verbündeter
                [none] niedergeschlagener Verbündeter
               *[other] niedergeschlagene Verbündete
            }
           *[other] niedergeschlagenen Verbündeten
        }
    }
    .g = m
noun-ally-pinned = { $num ->
        [many] festgesetzte Verbündete
       *[other] { $form ->
            [nom] { $det ->
                [a] festgesetzter Verbündeter
                [one] festgesetzter Verbündeter
                [no] festgesetzter Verbündeter
                [none] festgesetzter Verbündeter
               *[other] festgesetzte Verbündete
            }
           *[other] festgesetzten Verbündeten
        }
    }
    .g = m
noun-ally-guarding = { $num ->
        [many] schützende Verbündete
       *[other] { $form ->
            [nom] { $det ->
                [a] schützender Verbündeter
                [one] schützender Verbündeter
                [no] schützender Verbündeter
                [none] schützender Verbündeter
               *[other] schützende Verbündete
            }
           *[other] schützenden Verbündeten
        }
    }
    .g = m
noun-ally-has_acted = { $num ->
        [many] Verbündete nach ihrer Aktion
       *[other] { $form ->
            [nom] { $det ->
                [a] Verbündeter
                [one] Verbündeter
                [no] Verbündeter
                [none] Verbündeter
               *[other] Verbündete
            }
           *[other] Verbündeten
        } nach seiner Aktion
    }
    .g = m
noun-monster = { $num ->
        [many] { $form ->
            [dat] Monstern
           *[other] Monster
        }
       *[other] { $form ->
            [gen] Monsters
           *[other] Monster
        }
    }
    .g = n
noun-minion = { $num ->
        [many] Lakaien
       *[other] { $form ->
            [nom] Lakai
           *[other] Lakaien
        }
    }
    .g = m
noun-elite = { $num ->
        [many] { -fz-elite(num: "many") }
       *[other] { -fz-elite }
    }
    .g = f
noun-boss = { $num ->
        [many] { $form ->
            [dat] Bossmonstern
           *[other] Bossmonster
        }
       *[other] { $form ->
            [gen] Bossmonsters
           *[other] Bossmonster
        }
    }
    .g = n
noun-specialist = { $num ->
        [many] Spezialisten
       *[other] { $form ->
            [nom] Spezialist
           *[other] Spezialisten
        }
    }
    .g = m
noun-location = { $num ->
        [many] { $form ->
            [dat] Orten
           *[other] Orte
        }
       *[other] { $form ->
            [gen] Ortes
           *[other] Ort
        }
    }
    .g = m
noun-spawn = { $num ->
        [many] { $form ->
            [dat] Brutpunkten
           *[other] Brutpunkte
        }
       *[other] { $form ->
            [gen] Brutpunkts
           *[other] Brutpunkt
        }
    }
    .g = m
noun-attacker = { $form ->
        [gen] Angreifers
       *[other] Angreifer
    }
    .g = m
noun-target = { $form ->
        [gen] Ziels
       *[other] Ziel
    }
    .g = n
noun-token = { $num ->
        [many] { $form ->
            [dat] Markern
           *[other] Marker
        }
       *[other] { $form ->
            [gen] Markers
           *[other] Marker
        }
    } „{ $name }“
    .g = m
noun-intel = { $num ->
        [many] { $form ->
            [dat] Informationsmarkern
           *[other] Informationsmarker
        }
       *[other] { $form ->
            [gen] Informationsmarkers
           *[other] Informationsmarker
        }
    }
    .g = m
det-a = { $gf ->
        [f-nom] eine
        [f-acc] eine
        [f-dat] einer
        [f-gen] einer
        [m-acc] einen
        [m-dat] einem
        [m-gen] eines
        [n-dat] einem
        [n-gen] eines
       *[other] ein
    } { $noun }{ $post }
det-the = { $gf ->
        [f-nom] die
        [f-acc] die
        [f-dat] der
        [f-gen] der
        [m-acc] den
        [m-dat] dem
        [m-gen] des
        [n-nom] das
        [n-acc] das
        [n-dat] dem
        [n-gen] des
       *[other] der
    } { $noun }{ $post }
det-that = { $gf ->
        [f-nom] diese
        [f-acc] diese
        [f-dat] dieser
        [f-gen] dieser
        [m-acc] diesen
        [m-dat] diesem
        [m-gen] dieses
        [n-nom] dieses
        [n-acc] dieses
        [n-dat] diesem
        [n-gen] dieses
       *[other] dieser
    } { $noun }{ $post }
det-this = { $gf ->
        [f-nom] diese
        [f-acc] diese
        [f-dat] dieser
        [f-gen] dieser
        [m-acc] diesen
        [m-dat] diesem
        [m-gen] dieses
        [n-nom] dieses
        [n-acc] dieses
        [n-dat] diesem
        [n-gen] dieses
       *[other] dieser
    } { $noun }{ $post }
det-each = { $gf ->
        [f-nom] jede
        [f-acc] jede
        [f-dat] jeder
        [f-gen] jeder
        [m-acc] jeden
        [m-dat] jedem
        [m-gen] jedes
        [n-nom] jedes
        [n-acc] jedes
        [n-dat] jedem
        [n-gen] jedes
       *[other] jeder
    } { $noun }{ $post }
det-no = { $gf ->
        [f-nom] keine
        [f-acc] keine
        [f-dat] keiner
        [f-gen] keiner
        [m-acc] keinen
        [m-dat] keinem
        [m-gen] keines
        [n-dat] keinem
        [n-gen] keines
       *[other] kein
    } { $noun }{ $post }
det-none = { $noun }{ $post }
det-one = { $gf ->
        [f-nom] eine
        [f-acc] eine
        [f-dat] einer
        [f-gen] einer
        [m-acc] einen
        [m-dat] einem
        [m-gen] eines
        [n-dat] einem
        [n-gen] eines
       *[other] ein
    } { $noun }{ $post }
det-up_to = bis zu { $n } { $noun }{ $post }
det-those = { $gf ->
        [f-nom] jede gewählte
        [f-acc] jede gewählte
        [f-dat] jeder gewählten
        [f-gen] jeder gewählten
        [m-acc] jeden gewählten
        [m-dat] jedem gewählten
        [m-gen] jedes gewählten
        [n-nom] jedes gewählte
        [n-acc] jedes gewählte
        [n-dat] jedem gewählten
        [n-gen] jedes gewählten
       *[other] jeder gewählte
    } { $noun }{ $post }
det-nearest = { $gf ->
        [f-nom] die
        [f-acc] die
        [f-dat] der
        [f-gen] der
        [m-acc] den
        [m-dat] dem
        [m-gen] des
        [n-nom] das
        [n-acc] das
        [n-dat] dem
        [n-gen] des
       *[other] der
    } { $noun }{ $post } mit der kleinsten Entfernung zu { $of_dat }
det-farthest = { $gf ->
        [f-nom] die
        [f-acc] die
        [f-dat] der
        [f-gen] der
        [m-acc] den
        [m-dat] dem
        [m-gen] des
        [n-nom] das
        [n-acc] das
        [n-dat] dem
        [n-gen] des
       *[other] der
    } { $noun }{ $post } mit der größten Entfernung zu { $of_dat }
det-nearest_place = { $gf ->
        [f-nom] die
        [f-acc] die
        [f-dat] der
        [f-gen] der
        [m-acc] den
        [m-dat] dem
        [m-gen] des
        [n-nom] das
        [n-acc] das
        [n-dat] dem
        [n-gen] des
       *[other] der
    } { $noun }{ $post }, { $g ->
        [f] die
        [n] das
       *[other] der
    } { $of_dat } am nächsten liegt,
det-farthest_place = { $gf ->
        [f-nom] die
        [f-acc] die
        [f-dat] der
        [f-gen] der
        [m-acc] den
        [m-dat] dem
        [m-gen] des
        [n-nom] das
        [n-acc] das
        [n-dat] dem
        [n-gen] des
       *[other] der
    } { $noun }{ $post }, { $g ->
        [f] die
        [n] das
       *[other] der
    } am weitesten von { $of_dat } entfernt liegt,
det-random = { $gf ->
        [f-nom] eine zufällige
        [f-acc] eine zufällige
        [f-dat] einer zufälligen
        [f-gen] einer zufälligen
        [m-acc] einen zufälligen
        [m-dat] einem zufälligen
        [m-gen] eines zufälligen
        [n-nom] ein zufälliges
        [n-acc] ein zufälliges
        [n-dat] einem zufälligen
        [n-gen] eines zufälligen
       *[other] ein zufälliger
    } { $noun }{ $post }
det-random_place = { $gf ->
        [f-nom] eine zufällige
        [f-acc] eine zufällige
        [f-dat] einer zufälligen
        [f-gen] einer zufälligen
        [m-acc] einen zufälligen
        [m-dat] einem zufälligen
        [m-gen] eines zufälligen
        [n-nom] ein zufälliges
        [n-acc] ein zufälliges
        [n-dat] einem zufälligen
        [n-gen] eines zufälligen
       *[other] ein zufälliger
    } { $noun }{ $post }
det-most_cards = { $gf ->
        [f-nom] die
        [f-acc] die
        [f-dat] der
        [f-gen] der
        [m-acc] den
        [m-dat] dem
        [m-gen] des
        [n-nom] das
        [n-acc] das
        [n-dat] dem
        [n-gen] des
       *[other] der
    } { $noun }{ $post } mit den meisten Karten
det-fewest_cards = { $gf ->
        [f-nom] die
        [f-acc] die
        [f-dat] der
        [f-gen] der
        [m-acc] den
        [m-dat] dem
        [m-gen] des
        [n-nom] das
        [n-acc] das
        [n-dat] dem
        [n-gen] des
       *[other] der
    } { $noun }{ $post } mit den wenigsten Karten
who-you = { $form ->
        [nom] du
        [acc] dich
        [dat] dir
       *[other] deiner
    }
who-first_player = { $form ->
        [nom] der Held
        [acc] den Helden
        [dat] dem Helden
       *[other] des Helden
    } des Startspielers
who-henry = { $form ->
        [gen] Henrys
       *[other] Henry
    }
who-patty = { $form ->
        [gen] Pattys
       *[other] Patty
    }
post-within = { "" } im Umkreis von { $n } um { $of_acc }
post-near = { $has }{ $near }
post-both = { $has } und{ $no }
post-at = { "" } { $in }
post-except = { "" } außer { $who_p ->
        [you] dir
       *[other] { $who_g ->
            [f] dieser
           *[other] diesem
        }
    }
post-family = { "" } der Familie { $family }
post-spawn_up = { "" } mit offenem Brutmarker
post-spawn_down = { "" } mit verdecktem Brutmarker
post-spawn = { "" } mit Brutmarker
post-has = { "" } mit { $what_dat }
post-no = { "" } ohne { $noun }
post-no-spawn_up = { "" } ohne offenen Brutmarker
post-no-spawn_down = { "" } ohne verdeckten Brutmarker
post-no-spawn = { "" } ohne Brutmarker
post-terrain = { "" } mit der Geländeart { $terrain }
place-here = { $form ->
        [nom] dein
        [acc] deinen
        [dat] deinem
       *[other] deines
    } { $form ->
        [gen] Ortes
       *[other] Ort
    }
place-there = { $form ->
        [nom] dieser
        [acc] diesen
        [dat] diesem
       *[other] dieses
    } { $form ->
        [gen] Ortes
       *[other] Ort
    }
place-of = { $form ->
        [nom] der
        [acc] den
        [dat] dem
       *[other] des
    } { $form ->
        [gen] Ortes
       *[other] Ort
    } { $who_gen }
place-entry = { $form ->
        [nom] der Startort
        [acc] den Startort
        [dat] dem Startort
       *[other] des Startortes
    }
place-exit = { $form ->
        [nom] der Ausgangspunkt
        [acc] den Ausgangspunkt
        [dat] dem Ausgangspunkt
       *[other] des Ausgangspunkts
    }
place-boss_mark = { $form ->
        [nom] der Ort
        [acc] den Ort
        [dat] dem Ort
       *[other] des Ortes
    } des Bossmonsters
place-roll = { $form ->
        [nom] ein ausgewürfelter Brutpunkt
        [acc] einen ausgewürfelten Brutpunkt
        [dat] einem ausgewürfelten Brutpunkt
       *[other] eines ausgewürfelten Brutpunkts
    }
place-named = { $form ->
        [nom] der
        [acc] den
        [dat] dem
       *[other] des
    } { $form ->
        [gen] Ortes
       *[other] Ort
    } „{ $name }“
place-any = { $form ->
        [nom] ein
        [acc] einen
        [dat] einem
       *[other] eines
    } { $form ->
        [gen] Ortes
       *[other] Ort
    }
in = an { $at_dat }
to = an { $at_acc }

## Mengen

amount-x = X
amount-where = { "" } (X = { $what })
amount-count = Anzahl der { $nouns }{ $post }
amount-per_hero = { $n } pro Held
amount-hand = Anzahl der Karten auf { $who_p ->
        [you] deiner Hand
       *[other] der Hand { $who_gen }
    }
amount-tokens = Anzahl der Marker { $in }
amount-times = { $what } × { $n }
amount-plus = { $what } + { $n }
amount-minus = { $what } − { $n }
amount-min = { $what }, mindestens { $n }
amount-max = { $what }, höchstens { $n }

## Wirkungen

op-mod = { $own ->
        [implied] { $stat }{ $type }
        [you] { $stat_g ->
            [m] dein
            [n] dein
           *[other] deine
        } { $stat }{ $type }
       *[other] { $stat } { $who_gen }{ $type }
    } { $change }{ $until }
change-set = = { $n }
op-min-damage = der Angriff verursacht mindestens { $n } Schaden{ $until }
op-max-damage = { $who_p ->
        [you] du nimmst
       *[other] { $who } nimmt
    } höchstens { $n } Schaden{ $until }
stat-strength = Angriffsstärke
    .g = f
stat-bonus_hits = { -fz-bonus-hit }
    .g = p
stat-resistance = { -fz-resistance }
    .g = m
stat-range = { -fz-range }
    .g = f
stat-speed = { -fz-speed }
    .g = f
stat-health = { -fz-health }
    .g = f
stat-hand_size = Handkartenlimit
    .g = n
stat-min_damage = Mindestschaden
    .g = m
stat-max_damage = Höchstschaden
    .g = m
stat-react_range = Reaktionsentfernung
    .g = f
flag-flee_freely = { $who_p ->
        [you] du darfst
       *[other] { $who } darf
    }{ $until } jeden Ort verlassen, egal, wie viele Monster dort sind
flag-cannot_leave = { $who_p ->
        [you] du kannst
       *[other] { $all ->
            [yes] { $none } kann
           *[other] { $who } kann
        }
    }{ $until } { $all ->
        [yes] einen
       *[other] keinen
    } Ort verlassen, solange dort ein Monster ist
flag-cannot_move = { $who_p ->
        [you] du bewegst dich
       *[other] { $who } bewegt sich
    }{ $until } nicht
flag-cannot_act = { $who_p ->
        [you] du darfst
       *[other] { $who } darf
    }{ $until } weder Aktionen noch freie Aktionen ausführen
flag-pinned = { $who_p ->
        [you] du bist
       *[other] { $who } ist
    } festgesetzt: keine Bewegung, keine Aktionen, bis ein Verbündeter am selben Ort eine Aktion ausgibt, um { $who_p ->
        [you] dich
       *[other] ihn
    } zu befreien
flag-cannot_react = { $who_p ->
        [you] du kannst
       *[other] { $all ->
            [yes] { $none } kann
           *[other] { $who } kann
        }
    }{ $until } { $all ->
        [yes] { "" }
       *[other] keine{" "}
    }Reaktionen spielen
flag-cannot_intercept = niemand darf sich{ $until } gegen Angriffe { $any_gen } für das Team opfern
flag-free_search = Durchsuchen ist für { $who_acc } eine freie Aktion{ $until }
flag-ignore_difficult = schwieriges Gelände kostet { $who_acc } nur 1 Bewegungspunkt{ $until }
flag-ignore_cover = { $own ->
        [implied] der Angriff ignoriert
        [you] deine Angriffe ignorieren
       *[other] Angriffe { $who_gen } ignorieren
    }{ $until } Deckungsgelände
flag-through_walls = { $who_p ->
        [you] du bewegst dich
       *[other] { $who } bewegt sich
    } auch über durchgezogene Linien hinweg an angrenzende Orte{ $until }
flag-hidden = Monster ignorieren { $who_acc } bei Bewegung und Zielwahl, solange ein anderer aktiver Held auf dem Spielplan ist{ $until_in }
flag-marked = Monster ohne Helden an ihrem Ort, die { $who_acc } in höchstens 3 Schritten erreichen können, nähern sich zuerst { $who_p ->
        [you] dir
       *[other] diesem Helden
    }; Monster, die { $who_p ->
        [you] dich
       *[other] ihn
    } in Reichweite haben, wählen { $who_p ->
        [you] dich
       *[other] ihn
    } zuerst als Ziel{ $until_in }
flag-no_damage_to_heroes = { $own ->
        [implied] der Angriff schadet
        [you] deine Angriffe schaden
       *[other] Angriffe { $who_gen } schaden
    }{ $until } keinem Helden
flag-no_special = Spezialergebnisse des Aktivierungswürfels gelten für { $any_acc }{ $until } als leer
flag-unsecured = { $who_p ->
        [you] du sicherst keinen
       *[other] { $all ->
            [yes] { $none } sichert einen
           *[other] { $who } sichert keinen
        }
    } Brutpunkt{ $until }
flag-secured = { $place } gilt als gesichert{ $until }
flag-unblockable = der Schaden { $own ->
        [implied] des Angriffs
        [you] deiner Angriffe
       *[other] der Angriffe { $who_gen }
    } ist nicht abwehrbar{ $until }
flag-no_ambush_activation = Monster, die { $any_dat } einen Hinterhalt legen, werden aufgestellt, aber nicht aktiviert{ $until }
flag-react_to_ambush = { $who_p ->
        [you] du darfst
       *[other] { $who } darf
    }{ $until } während eines Hinterhalts Reaktionen spielen
flag-prefers_weak = { $who_p ->
        [you] du wählst
       *[other] { $who } wählt
    } statt des nächsten Helden denjenigen in Reichweite als Ziel, der die wenigsten Karten hat{ $until }
op-reroll = { $who_p ->
        [you] { $granted ->
            [yes] wirf { $n ->
                [one] 1
               *[other] bis zu { $n }
            } Angriffswürfel erneut
           *[no] du darfst { $n ->
                [one] 1
               *[other] bis zu { $n }
            } Angriffswürfel erneut werfen
        }
       *[other] { $who } darf { $n ->
            [one] 1
           *[other] bis zu { $n }
        } Angriffswürfel erneut werfen
    }
op-reroll-all = { $who_p ->
        [you] wirf beliebig viele Angriffswürfel erneut
       *[other] { $who } darf beliebig viele Angriffswürfel erneut werfen
    }
op-attack = { $who_p ->
        [you] führe
       *[other] { $who } führt
    } { $attack }{ $on_p ->
        [none] { "" }
       *[other] {" "}auf { $on_acc }
    } aus (Reichweite { $range }, Angriffsstärke { $n }{ $bonus })
attack-bonus = , Bonustreffer +{ $n }
op-spread-heroes = der Schaden des Angriffs trifft auch jeden anderen Helden am Ort des Ziels
op-spread-monsters = der Schaden des Angriffs trifft auch jedes andere Monster am Ort des Ziels
op-carry_over = tötet der Angriff sein Ziel, wird überzähliger Schaden zu Treffern gegen 1 anderes Monster { $n ->
        [0] am selben Ort
       *[other] im Umkreis von { $n } um das Ziel
    }
op-retarget = { $to_p ->
        [you] du wirst
       *[other] { $to } wird
    } zum Ziel des Angriffs
op-cancel-activation = die Aktivierung entfällt{ $boss ->
        [yes] {" "}(Bossmonster: stattdessen Angriffsstärke −2)
       *[other] { "" }
    }
op-cancel-move = jede Bewegung in dieser Aktivierung entfällt
op-cancel-attack = der Angriff dieser Aktivierung entfällt{ $boss ->
        [yes] {" "}(Bossmonster: stattdessen Angriffsstärke −2)
       *[other] { "" }
    }
op-cancel-special = das Spezialergebnis gilt als leer
op-cancel-spawn = die Figur wird nicht aufgestellt und kehrt in ihren Vorrat zurück
op-cancel-search = der Ort wird nicht durchsucht (der Brutmarker bleibt offen)
op-damage = { $who_p ->
        [you] nimm
       *[other] { $who } nimmt
    } { $n } { $kind ->
        [unblockable] nicht abwehrbaren Schaden
        [hits] Treffer (ohne Widerstand)
       *[other] Schaden
    }
op-prevent = verhindere { $n } Schaden{ $own ->
        [implied] { "" }
       *[other] {" "}an { $who_dat }
    }
op-prevent-all = verhindere allen Schaden{ $own ->
        [implied] { "" }
       *[other] {" "}an { $who_dat }
    }
op-kill = töte { $who_acc }
op-draw = { $who_p ->
        [you] ziehe
       *[other] { $who } zieht
    } { $n } { $n ->
        [one] Karte
       *[other] Karten
    }
op-discard-choice = { $who_p ->
        [you] lege
       *[other] { $who } legt
    } wenn möglich { $n } { $n ->
        [one] Karte
       *[other] Karten
    } ab
op-discard-must = { $who_p ->
        [you] lege
       *[other] { $who } legt
    } { $n } { $n ->
        [one] Karte
       *[other] Karten
    } ab; wer das nicht kann, wird niedergeschlagen
op-discard-random = { $who_p ->
        [you] lege
       *[other] { $who } legt
    } wenn möglich { $n } zufällige { $n ->
        [one] Karte
       *[other] Karten
    } ab
op-recover-discard = { $who_p ->
        [you] nimm
       *[other] { $who } nimmt
    } { $n } { $n ->
        [one] Karte
       *[other] Karten
    } aus { $who_p ->
        [you] deinem
       *[other] dem eigenen
    } Ablagestapel { $to }
op-recover-this = { $who_p ->
        [you] nimm
       *[other] { $who } nimmt
    } diese Karte zurück { $to }
op-recover-spent = { $who_p ->
        [you] nimm
       *[other] { $who } nimmt
    } { $n } der in diesem Angriff verwendeten Karten zurück { $to }
recover-hand = auf die Hand
recover-deck_top = oben auf das Aktionsdeck
op-stand = { $who_p ->
        [you] du darfst
       *[other] { $who } darf
    } sofort aufstehen
op-coin-heads = die Gruppe darf die Glücksmünze auf die Kopfseite drehen
op-coin-tails = drehe die Glücksmünze auf die Kehrseite
op-move = { $must ->
        [yes] { $who_p ->
            [you] bewege dich
           *[other] { $who } bewegt sich
        } { $n ->
            [one] 1 Ort weit
           *[other] mit { $n } Bewegungspunkten
        }{ $way }
       *[other] { $n ->
            [one] { $who_p ->
                [you] { $granted ->
                    [yes] bewege dich 1 Ort weit{ $way }
                   *[no] du darfst dich 1 Ort weit{ $way } bewegen
                }
               *[other] { $who } darf sich 1 Ort weit{ $way } bewegen
            }
           *[other] { $who_p ->
                [you] bewege dich
               *[other] { $who } bewegt sich
            } mit bis zu { $n } Bewegungspunkten{ $way }
        }
    }
op-move-steps = { $who_p ->
        [you] bewege dich
       *[other] { $who } bewegt sich
    } { $must ->
        [yes] { "" }
       *[other] bis zu{" "}
    }{ $n } { $n ->
        [one] { -fz-location }
       *[other] { -fz-location(num: "many") }
    } weit{ $way }
way-toward = { "" } in { $of_p ->
        [you] deine Richtung
       *[other] Richtung { $of_gen }
    }
way-away = { "" } von { $of_dat } weg
way-to = { "" } und { $who_p ->
        [you] endest
       *[other] endet
    } { $in }
op-place = stelle { $who_acc } { $to }
op-place-you = stelle deine Figur { $to }
op-act = { $who_p ->
        [you] du darfst
       *[other] { $who } darf
    } sofort { $n } { $n ->
        [one] Aktion
       *[other] Aktionen
    }{ $kinds ->
        [any] { "" }
       *[other] {" "}({ $kinds })
    } ausführen
act-attack = Angriff
act-search = Durchsuchen
act-special = besondere Aktion
act-any = beliebig
op-activate = { $who } wird sofort aktiviert
op-spawn = stelle { $what }{ $from }{ $many ->
        [yes] {" "}jeweils
       *[other] { "" }
    } { $in } auf
count-of = { $n } { $noun }
from-pool = { "" }
from-reserve = { "" } aus dem Reservevorrat
from-box = { "" } aus der Schachtel
op-ambush = Hinterhalt gegen { $who_acc }: { $what }{ $from }
ambush-reserve = { "" } (zuerst aus dem Reservevorrat)
op-pool = lege { $what } aus { $from_dat } in { $to_acc }
pool-pool = { $form ->
        [nom] der
        [acc] den
        [dat] dem
       *[other] des
    } Brutvorrat
pool-reserve = { $form ->
        [nom] der
        [acc] den
        [dat] dem
       *[other] des
    } Reservevorrat
pool-box = { $form ->
        [dat] der
        [gen] der
       *[other] die
    } Schachtel
op-boss = das Bossmonster kommt { $in } ins Spiel
op-threat = rücke den Bedrohungsmarker { $n } { $n ->
        [one] { -fz-threat-space }
       *[other] { -fz-threat-space(num: "many") }
    } vor
op-twist-draw = ziehe eine Wendungskarte
op-twist-suspend = 1 ausliegende Wendungskarte ist bis zum Ende der Runde wirkungslos
op-twist-discard = lege 1 ausliegende Wendungskarte ab
op-peek-reorder = sieh dir { $n ->
        [one] die oberste Karte
       *[other] die obersten { $n } Karten
    } { $deck_gen } an und lege sie in beliebiger Reihenfolge zurück
op-peek-bottom = sieh dir { $n ->
        [one] die oberste Karte
       *[other] die obersten { $n } Karten
    } { $deck_gen } an und lege jede entweder obenauf oder unter das Deck zurück
op-peek-draw_one = sieh dir { $n ->
        [one] die oberste Karte
       *[other] die obersten { $n } Karten
    } { $deck_gen } an, { $which ->
        [recon] handle eine davon ab, als hättest du sie gefunden,
       *[other] ziehe eine davon
    } und lege die übrigen in beliebiger Reihenfolge zurück
op-peek-set_top = sieh dir { $n ->
        [one] die oberste Karte
       *[other] die obersten { $n } Karten
    } { $deck_gen } an, mische alle bis auf eine ein und lege diese eine obenauf
deck-twist = { $form ->
        [gen] des Wendungsdecks
        [dat] dem Wendungsdeck
       *[other] das Wendungsdeck
    }
deck-recon = { $form ->
        [gen] des Aufklärungsdecks
        [dat] dem Aufklärungsdeck
       *[other] das Aufklärungsdeck
    }
deck-action = { $form ->
        [gen] deines Aktionsdecks
        [dat] deinem Aktionsdeck
       *[other] dein Aktionsdeck
    }
op-spawn_token-down = drehe den Brutmarker an { $place_dat } auf die verdeckte Seite
op-spawn_token-up = decke den Brutmarker an { $place_dat } wieder auf: Dort darf erneut durchsucht werden
op-spawn_token-closed = liegt der Brutmarker an { $place_dat } verdeckt, entferne ihn: Dort wird nichts mehr aufgestellt
op-token-place = lege { $tokens } { $to }
op-token-remove = entferne { $tokens } { $in }
op-token-remove-who = entferne { $tokens } von { $who_dat }
op-token-move = bewege { $token_acc } { $to }
op-token-take = { $who_p ->
        [you] nimm
       *[other] { $who } nimmt
    } { $tokens }{ $at_p ->
        [none] { "" }
       *[other] {" "}{ $in }
    } und { $who_p ->
        [you] trage
       *[other] trägt
    } ihn
op-token-drop = { $who_p ->
        [you] lege
       *[other] { $who } legt
    } { $tokens } am Ort ab
this-objective = { $form ->
        [dat] diesem Missionsziel
       *[acc] dieses Missionsziel
    }
op-intel = lege { $n } Informationsmarker auf { $objective }
op-choose = { $who_p ->
        [you] wähle
       *[other] { $who } wählt
    } eines: { $options }
option = ({ $letter }) { $text }
who-group = die Gruppe
op-pick = wähle { $who_acc }
op-pick-by = { $by } wählt { $who_acc }
op-roll-attack = wirf 1 Angriffswürfel
op-roll-activation = wirf den Aktivierungswürfel
op-roll-spawn = wirf den Brutwürfel
roll-symbol = bei Symbol { $type }: { $text }
roll-face = bei { $face }: { $text }
roll-number = bei { $from }–{ $to }: { $text }
roll-one = bei { $from }: { $text }
face-blank = Leer
face-move = Bewegung
face-special = Spezial
op-when = falls { $conds }: { $then }
op-otherwise = sonst: { $text }
op-pay = { $who_p ->
        [you] du darfst
       *[other] { $who } darf
    } { $cost }; wenn { $who_p ->
        [you] du das tust
       *[other] das geschieht
    }: { $then }
op-each = für { $who_acc }: { $text }
op-each-chosen = wähle { $who_acc }; für { $who_g ->
        [f] jede davon
        [n] jedes davon
       *[other] jeden davon
    }: { $text }
op-lasting = { $until }{ $times ->
        [0] { "" }
        [one] , einmal
       *[other] , bis zu { $times }-mal
    }: { $text }

## Karten

card-attack = { $type }: Reichweite { $range }, Angriffsstärke { $strength }, Bonustreffer { $bonus }
card-tactical = Taktischer Schlag { $name }: { $text }
card-reaction = Reaktion { $name }: { $text }
card-special = Spezialfähigkeit: { $text }
card-trait = Attribut { $name }: { $text }
card-monster = { $rank } · { $family } · Gesundheit { $health } · Geschwindigkeit { $speed }
card-monster-attack = { $type }: Reichweite { $range }, Angriffsstärke { $strength }
card-resist = Widerstand: Nahkampf { $brawl }, Fernkampf { $bullet }, Sprengstoff { $bomb }
card-power = Machtmarker: { $n }
card-charges = { $n ->
        [one] 1 Anwendung
       *[other] { $n } Anwendungen
    }
card-tokens = { $n } Spezialistenmarker
card-need = erfüllt mit { $n } { $n ->
        [one] Informationsmarker
       *[other] Informationsmarkern
    }
card-coin = sobald es erfüllt ist, darf die Gruppe die Glücksmünze auf die Kopfseite drehen
card-complete = sobald es erfüllt ist: { $text }
card-thing = { $name } (kann angegriffen werden): Gesundheit { $health }
card-destroyed = bei Zerstörung: { $text }
card-objective = Missionsziel { $name }
card-copies = { $n ->
        [one] 1 Exemplar
       *[other] { $n } Exemplare
    }
card-upgrade = Aufrüstungskarte
card-basic = Aktionskarte
card-focus = Fokuskarte
card-event = Ereigniskarte
card-discovery = Entdeckungskarte
card-item = Fundstück
card-twist = Wendungskarte · { $family }
card-specialist = Spezialist · { $role }
card-specialist-card = Spezialistenkarte · { $name }
card-hero = { $g ->
        [f] Heldin
       *[other] Held
    } · { $role }
card-token = Marker · { $n } in der Schachtel
card-speed = Geschwindigkeit { $speed }, Handkartenlimit { $hand }
card-weapon = Waffe: { $name }
card-responses = Taktische Schläge: { $names }
card-operation = { $operation }, Akt { $act } · { $place }
card-entry = Startort: { $place }
card-exit = Ausgangspunkt: { $place }
card-no-exit = kein Ausgangspunkt: Die Mission ist gewonnen, sobald alle Missionsziele erfüllt sind
card-spawn-pool = Brutvorrat (2/3/4 Helden): { $list }
card-reserve = Reservevorrat (2/3/4 Helden): { $list }
card-figures = { $name } { $two }/{ $three }/{ $four }
card-objectives = Missionsziele: { $list }
card-deck = Aufklärungsdeck: { $discoveries } Entdeckungskarten, { $events } Ereigniskarten
card-twists = Wendungskarten: { $family }
card-entitlement = jeder Held: { $focus ->
        [0] keine Fokuskarte
        [one] 1 Fokuskarte
       *[other] { $focus } Fokuskarten
    }, { $upgrades ->
        [0] kein Aufrüstungssatz
        [one] 1 Aufrüstungssatz
       *[other] { $upgrades } Aufrüstungssätze
    }
card-boss = Bossmonster: { $name }, Ort „{ $place }“
card-required = erforderlich: { $roles }
card-own-hero = nur für { $name }
card-own-focus = eigene Fokuskarte: { $name }
card-carry = das dürfen Helden tragen: { $list }
card-names = der Marker „{ $token }“ steht für { $name_acc }
specialist-lore = Spezialwissen
specialist-psychic = Medium
rank-minion = { -fz-minion }
rank-elite = { -fz-elite }
rank-boss = { -fz-boss }

## Quellen

source-published = veröffentlicht
source-original = eigener Entwurf
source-entry = Quelle: { $source }
source-field = { $field }: { $source }
field-attack_type = Angriffstyp
field-code = Code
field-coin = Glücksmünze
field-count = Anzahl
field-effect = Wirkung
field-faces = Seiten
field-family = Familie
field-figures = Figuren
field-line = Spruch
field-lower_name = Name der unteren Hälfte
field-map = Karte
field-name = Name
field-need = nötige Informationsmarker
field-nickname = Spitzname
field-numbers = Zahlen
field-speed = Geschwindigkeit
field-tactical = Taktische Schläge
field-weapon = Waffe

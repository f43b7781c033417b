# Le texte de règle des cartes, un modèle par mot du langage des effets.
#
# $who vient avec $who_p (you, one, many, this ou none) et $who_g (genre). Les modèles s'écrivent sans contraction
# (« de le héros ») : le conteur contracte, élide et met la majuscule.

## Forme d'une capacité

range = portée { $n } ({ $to })
range-monster = monstre
range-ally = allié
range-hero = héros
range-self = vous
ifs = si { $conds }
while = tant que { $conds }
and = { $a } et { $b }
and-if = { $a } et si { $b }
and-while = { $a } et que { $b }
comma-if = { $a }, si { $b }
comma-while = { $a }, que { $b }
or = { $a } ou { $b }
comma = { $a }, { $b }
phrase-comma = { $a }, { $b }
then = { $a } ; { $b }
head = { $head } : { $effects }
colon = lower
may = { $who_p ->
        [you] vous pouvez
        [many] { $who } peuvent
       *[other] { $who } peut
    } faire ceci
may-cost = { $who_p ->
        [you] vous pouvez
        [many] { $who } peuvent
       *[other] { $who } peut
    } { $cost } pour faire ceci
must-cost = { $who_p ->
        [you] vous devez
        [many] { $who } doivent
       *[other] { $who } doit
    } { $cost } pour faire ceci
who-heroes = les héros
cost-spend = dépenser { $list }
cost-discard = défausser { $n } { $n ->
        [one] carte
       *[other] cartes
    }
cost-action = { $n } { $n ->
        [one] action
       *[other] actions
    }
cost-charge = { $n } { $n ->
        [one] { -fz-specialist-token }
       *[other] { -fz-specialist-token(num: "many") }
    }
cost-use = { $n } { $n ->
        [one] utilisation
       *[other] utilisations
    }
cost-damage = subir { $n } { $n ->
        [one] { -fz-damage }
       *[other] { -fz-damage(num: "many") }
    }
cost-moves = { $n } { $n ->
        [one] { -fz-movement-point }
       *[other] { -fz-movement-point(num: "many") }
    }
limit-turn = { $n ->
        [one] une fois
       *[other] { $n } fois
    } par tour
limit-round = { $n ->
        [one] une fois
       *[other] { $n } fois
    } par round
limit-mission = { $n ->
        [one] une fois
       *[other] { $n } fois
    } par mission
until-attack = jusqu'à la fin de cette attaque
until-activation = jusqu'à la fin de cette activation
until-turn = jusqu'à la fin de ce tour
until-next_turn = jusqu'à votre prochain tour
until-round = jusqu'à la fin de ce round
until-next_round = jusqu'à la fin du prochain round
until-mission = jusqu'à la fin de la mission
until-freed = jusqu'à la libération
until-left = jusqu'au départ de la zone
quote = « { $name } »

## Fenêtres

win-setup = à la mise en place
win-round-start = au début du round
win-tactics = après { $by_p ->
        [you] votre réponse tactique
       *[other] la réponse tactique de { $by }
    }
win-turn-start = au début { $by_p ->
        [you] de votre tour
       *[other] du tour de { $by }
    }
win-turn-action = pendant { $by_p ->
        [you] votre tour
       *[other] le tour de { $by }
    }
win-turn-end = à la fin { $by_p ->
        [you] de votre tour
       *[other] du tour de { $by }
    }
win-attack-declared = avant { $by_p ->
        [this] cette attaque
        [you] votre attaque{ $types }
       *[other] une attaque{ $types } de { $by }
    }{ $on_p ->
        [none] { "" }
       *[other] {" "}contre { $on }
    }
win-attack-rolled = après { $by_p ->
        [this] le jet
        [you] le jet de votre attaque{ $types }
       *[other] le jet d'une attaque{ $types } de { $by }
    }{ $on_p ->
        [none] { "" }
       *[other] {" "}contre { $on }
    }
win-attack-resolved = après { $by_p ->
        [this] cette attaque
        [you] votre attaque{ $types }
       *[other] une attaque{ $types } de { $by }
    }{ $on_p ->
        [none] { "" }
       *[other] {" "}contre { $on }
    }
win-search-before = avant { $by_p ->
        [you] votre fouille
       *[other] une fouille de { $by }
    }
win-search-after = après { $by_p ->
        [you] votre fouille
       *[other] une fouille de { $by }
    }
win-hero-enters = quand { $by_p ->
        [you] vous entrez
       *[other] { $by } entre
    } dans { $place }
win-monster-activates = avant l'activation de { $by }
win-monster-special = quand { $by } obtient le symbole spécial
win-monster-moved = après le déplacement de { $by } pendant son activation
win-monster-targets = quand { $by } { $on_p ->
        [you] vous prend
       *[other] prend { $on }
    } pour cible
win-hero-hit = quand { $by_p ->
        [you] vous allez infliger des dégâts à { $on }
       *[other] { $on_p ->
            [you] vous allez
           *[other] { $on } va
        } subir des dégâts{ $by_p ->
            [none] { "" }
           *[other] {" "}infligés par { $by }
        }
    }
win-hero-hurt = après que { $on_p ->
        [you] vous avez
       *[other] { $on } a
    } subi des dégâts{ $by_p ->
        [none] { "" }
       *[other] {" "}infligés par { $by }
    } sans être mis au tapis
win-hero-down = quand { $on_p ->
        [you] vous êtes mis
       *[other] { $on } est mis
    } au tapis{ $by_p ->
        [none] { "" }
       *[other] {" "}par { $by }
    }
win-hero-freed = quand { $on_p ->
        [you] vous êtes libéré
       *[other] { $on } est libéré
    }{ $by_p ->
        [none] { "" }
       *[other] {" "}par { $by }
    }
win-monster-spawns = quand { $by } est { $by_g ->
        [f] générée
       *[other] généré
    }
win-monster-killed = quand { $on } est { $on_g ->
        [f] tuée
       *[other] tué
    }{ $by_p ->
        [none] { "" }
       *[other] {" "}par { $by }
    }
win-boss-wounded = quand { $on } subit une blessure{ $by_p ->
        [none] { "" }
       *[other] {" "}infligée par { $by }
    }
win-twist-drawn = quand cette carte est piochée
win-intel-placed = quand un jeton d'objectif est posé sur un objectif
win-objective-done = quand un objectif est accompli
win-round-end = à la fin du round
attack = une attaque{ $types }
attack-types = { "" } de type { $types }
type-brawl = { -fz-brawl }
type-bullet = { -fz-bullet }
type-bomb = { -fz-bomb }
types-or = { $a } ou { $b }
only = { "" } ({ $type })

## Conditions

cond-type = l'attaque { $neg ->
        [yes] n'est pas
       *[other] est
    } de type { $types }
cond-by = { $who } { $neg ->
        [yes] n'est pas
       *[other] est
    } { $being }
cond-on = { $who } { $neg ->
        [yes] n'est pas
       *[other] est
    } { $being }
cond-gap-same = { $a } { $neg ->
        [yes] { $a_p ->
            [you] n'êtes pas
           *[other] n'est pas
        }
       *[other] { $a_p ->
            [you] êtes
           *[other] est
        }
    } dans la même zone que { $b }
cond-gap-max = { $a } { $neg ->
        [yes] { $a_p ->
            [you] n'êtes pas
           *[other] n'est pas
        }
       *[other] { $a_p ->
            [you] êtes
           *[other] est
        }
    } à portée { $max } ou moins de { $b }
cond-gap-min = { $a } { $neg ->
        [yes] { $a_p ->
            [you] n'êtes pas
           *[other] n'est pas
        }
       *[other] { $a_p ->
            [you] êtes
           *[other] est
        }
    } à portée { $min } ou plus de { $b }
cond-gap-both = { $a } { $neg ->
        [yes] { $a_p ->
            [you] n'êtes pas
           *[other] n'est pas
        }
       *[other] { $a_p ->
            [you] êtes
           *[other] est
        }
    } à portée { $min } à { $max } de { $b }
cond-count-none = il { $neg ->
        [yes] y a au moins 1 { $noun }
       *[other] n'y a pas de { $noun }
    }{ $post }
cond-count-min = il y a { $neg ->
        [yes] moins de
       *[other] au moins
    } { $min } { $min ->
        [one] { $noun }
       *[other] { $nouns }
    }{ $post }
cond-count-max = il y a { $neg ->
        [yes] plus de
       *[other] au plus
    } { $max } { $max ->
        [one] { $noun }
       *[other] { $nouns }
    }{ $post }
cond-count-is = il { $neg ->
        [yes] n'y a pas
       *[other] y a
    } exactement { $min } { $min ->
        [one] { $noun }
       *[other] { $nouns }
    }{ $post }
cond-count-both = il { $neg ->
        [yes] n'y a pas
       *[other] y a
    } { $min } à { $max } { $nouns }{ $post }
cond-place-is = { $place } { $neg ->
        [yes] n'est pas
       *[other] est
    } { $being }
cond-result-kill = l'attaque { $neg ->
        [yes] n'a pas tué
       *[other] a tué
    } sa cible
cond-result-wound = l'attaque { $neg ->
        [yes] n'a pas blessé
       *[other] a blessé
    } sa cible
cond-result-break = l'attaque { $neg ->
        [yes] n'a pas détruit
       *[other] a détruit
    } sa cible
cond-result-fail = l'attaque { $neg ->
        [yes] a tué, blessé ou
       *[other] n'a ni tué, ni blessé, ni
    } détruit sa cible
cond-excess = les dégâts { $neg ->
        [yes] dépassent le nécessaire
       *[other] ne dépassent pas le nécessaire
    } de plus de { $n }
cond-cards = l'attaque { $neg ->
        [yes] n'utilise pas
       *[other] utilise
    } { $range } { $many ->
        [one] carte
       *[other] cartes
    }
cond-hand = { $who } { $neg ->
        [yes] { $who_p ->
            [you] n'avez pas
           *[other] n'a pas
        }
       *[other] { $who_p ->
            [you] avez
           *[other] a
        }
    } { $range } { $many ->
        [one] carte
       *[other] cartes
    } en main
cond-terrain = { $place } { $neg ->
        [yes] n'est pas
       *[other] est
    } une { $terrain }
cond-at = { $who } { $neg ->
        [yes] { $who_p ->
            [you] n'êtes pas
           *[other] n'est pas
        }
       *[other] { $who_p ->
            [you] êtes
           *[other] est
        }
    } { $in }
cond-tokens-at = { $tokens } { $many ->
        [one] { $neg ->
            [yes] n'est pas
           *[other] est
        }
       *[other] { $neg ->
            [yes] ne sont pas
           *[other] sont
        }
    } { $in }
cond-tokens-on = { $who } { $neg ->
        [yes] { $who_p ->
            [you] ne portez pas
           *[other] ne porte pas
        }
       *[other] { $who_p ->
            [you] portez
           *[other] porte
        }
    } { $tokens }
cond-intel = { $objective } { $many ->
        [0] { $neg ->
            [yes] a au moins un jeton d'objectif
           *[other] n'a aucun jeton d'objectif
        }
       *[other] { $neg ->
            [yes] n'a pas
           *[other] a
        } { $range } { $many ->
            [one] { -fz-intel-token }
           *[other] { -fz-intel-token(num: "many") }
        }
    }
cond-coin-heads = la pièce du destin { $neg ->
        [yes] ne montre pas
       *[other] montre
    } le côté face
cond-coin-tails = la pièce du destin { $neg ->
        [yes] ne montre pas
       *[other] montre
    } le côté pile
cond-threat = le jeton de menace { $neg ->
        [yes] n'est pas
       *[other] est
    } sur la case { $range }
cond-round = { $neg ->
        [yes] ce n'est pas
       *[other] c'est
    } le round { $range }
cond-state-active = { $who } { $neg ->
        [yes] { $who_p ->
            [you] n'êtes pas
           *[other] n'est pas
        }
       *[other] { $who_p ->
            [you] êtes
           *[other] est
        }
    } actif
cond-state-down = { $who } { $neg ->
        [yes] { $who_p ->
            [you] n'êtes pas
           *[other] n'est pas
        }
       *[other] { $who_p ->
            [you] êtes
           *[other] est
        }
    } au tapis
cond-state-pinned = { $who } { $neg ->
        [yes] { $who_p ->
            [you] n'êtes pas
           *[other] n'est pas
        }
       *[other] { $who_p ->
            [you] êtes
           *[other] est
        }
    } immobilisé
cond-state-guarding = { $who } { $neg ->
        [yes] { $who_p ->
            [you] ne protégez pas de
           *[other] ne protège pas de
        }
       *[other] { $who_p ->
            [you] protégez un
           *[other] protège un
        }
    } spécialiste
cond-state-has_acted = { $who } { $neg ->
        [yes] { $who_p ->
            [you] n'avez pas utilisé votre
           *[other] n'a pas utilisé son
        }
       *[other] { $who_p ->
            [you] avez utilisé votre
           *[other] a utilisé son
        }
    } action
cond-role = { $who } { $neg ->
        [yes] n'a pas
       *[other] a
    } le rôle { $role }
bounds-min = au moins { $min }
bounds-max = au plus { $max }
bounds-both = de { $min } à { $max }
bounds-is = exactement { $min }
bounds-none = 0
space-min = { $min } ou plus
space-max = { $max } ou moins
terrain-difficult = { -fz-difficult-terrain }
terrain-impassable = { -fz-impassable-terrain }
terrain-elevated = { -fz-elevated-terrain }
terrain-cover = { -fz-cover-terrain }
role-leader = { -fz-leader }
role-close_combat = { -fz-close-combat }
role-marksman = { -fz-marksman }
role-demolitions = { -fz-demolitions }

## Figurines et zones

noun-figure = { $num ->
        [many] { -fz-figure(num: "many") }
       *[other] { -fz-figure }
    }
    .g = f
noun-hero = { -fz-hero }
    .g = m
noun-hero-down = héros au tapis
    .g = m
noun-hero-pinned = héros { $num ->
        [many] immobilisés
       *[other] immobilisé
    }
    .g = m
noun-hero-guarding = héros { $num ->
        [many] protecteurs
       *[other] protecteur
    }
    .g = m
noun-hero-has_acted = héros ayant utilisé { $num ->
        [many] leur
       *[other] son
    } action
    .g = m
noun-ally = { $num ->
        [many] { -fz-ally(num: "many") }
       *[other] { -fz-ally }
    }
    .g = m
noun-ally-down = { $num ->
        [many] { -fz-ally(num: "many") }
       *[other] { -fz-ally }
    } au tapis
    .g = m
noun-ally-pinned = { $num ->
        [many] alliés immobilisés
       *[other] allié immobilisé
    }
    .g = m
noun-ally-guarding = { $num ->
        [many] alliés protecteurs
       *[other] allié protecteur
    }
    .g = m
noun-ally-has_acted = { $num ->
        [many] alliés ayant utilisé leur
       *[other] allié ayant utilisé son
    } action
    .g = m
noun-monster = { $num ->
        [many] { -fz-monster(num: "many") }
       *[other] { -fz-monster }
    }
    .g = m
noun-minion = { $num ->
        [many] { -fz-minion(num: "many") }
       *[other] { -fz-minion }
    }
    .g = m
noun-elite = { $num ->
        [many] { -fz-elite(num: "many") }
       *[other] { -fz-elite }
    }
    .g = m
noun-boss = { $num ->
        [many] { -fz-boss(num: "many") }
       *[other] { -fz-boss }
    }
    .g = m
noun-specialist = { $num ->
        [many] { -fz-specialist(num: "many") }
       *[other] { -fz-specialist }
    }
    .g = m
noun-location = { $num ->
        [many] { -fz-location(num: "many") }
       *[other] { -fz-location }
    }
    .g = f
noun-spawn = { $num ->
        [many] { -fz-spawn-point(num: "many") }
       *[other] { -fz-spawn-point }
    }
    .g = f
noun-attacker = attaquant
    .g = m
noun-target = cible
    .g = f
noun-token = { $num ->
        [many] jetons
       *[other] jeton
    } { $name }
    .g = m
noun-intel = { $num ->
        [many] { -fz-intel-token(num: "many") }
       *[other] { -fz-intel-token }
    }
    .g = m
det-a = { $g ->
        [f] une
       *[other] un
    } { $noun }{ $post }
det-the = { $g ->
        [f] la
       *[other] le
    } { $noun }{ $post }
det-that = { $g ->
        [f] cette
       *[other] ce
    } { $noun }{ $post }
det-this = { $g ->
        [f] cette
       *[other] ce
    } { $noun }{ $post }
det-each = chaque { $noun }{ $post }
det-no = { $g ->
        [f] aucune
       *[other] aucun
    } { $noun }{ $post }
det-none = { $noun }{ $post }
det-one = { $g ->
        [f] une
       *[other] un
    } { $noun }{ $post }
det-up_to = jusqu'à { $n } { $noun }{ $post }
det-those = chaque { $noun } { $g ->
        [f] choisie
       *[other] choisi
    }{ $post }
det-nearest = { $g ->
        [f] la
       *[other] le
    } { $noun }{ $post } { $g ->
        [f] la
       *[other] le
    } plus proche de { $of }
det-farthest = { $g ->
        [f] la
       *[other] le
    } { $noun }{ $post } { $g ->
        [f] la plus éloignée
       *[other] le plus éloigné
    } de { $of }
det-nearest_place = { $g ->
        [f] la
       *[other] le
    } { $noun }{ $post } { $g ->
        [f] la
       *[other] le
    } plus proche de { $of }
det-farthest_place = { $g ->
        [f] la
       *[other] le
    } { $noun }{ $post } { $g ->
        [f] la plus éloignée
       *[other] le plus éloigné
    } de { $of }
det-random = { $g ->
        [f] une
       *[other] un
    } { $noun } au hasard{ $post }
det-random_place = { $g ->
        [f] une
       *[other] un
    } { $noun }{ $post }, { $g ->
        [f] tirée
       *[other] tiré
    } au hasard
det-most_cards = { $g ->
        [f] la
       *[other] le
    } { $noun }{ $post } ayant le plus de cartes
det-fewest_cards = { $g ->
        [f] la
       *[other] le
    } { $noun }{ $post } ayant le moins de cartes
who-you = vous
who-first_player = le héros du premier joueur
who-henry = Henry
who-patty = Patty
post-within = { "" } à portée { $n } ou moins de { $of }
post-near = { $has },{ $near }
post-both = { $has } et{ $no }
post-at = { "" } { $in }
post-except = { "" } hormis { $who }
post-family = { "" } de la famille { $family }
post-spawn_up = { "" } avec un jeton de génération face visible
post-spawn_down = { "" } avec un jeton de génération face cachée
post-spawn = { "" } avec un jeton de génération
post-has = { "" } avec { $what }
post-no = { "" } sans { $noun }
post-no-spawn_up = { "" } sans jeton de génération face visible
post-no-spawn_down = { "" } sans jeton de génération face cachée
post-no-spawn = { "" } sans jeton de génération
post-terrain = { "" } de type { $terrain }
place-here = votre zone
place-there = cette zone
place-of = la zone de { $who }
place-entry = la zone d'intrusion
place-exit = la zone d'extraction
place-boss_mark = la zone de l'avatar
place-roll = une zone de génération tirée au dé
place-named = la zone « { $name } »
place-any = une zone
in = dans { $at }
to = dans { $at }

## Quantités

amount-x = X
amount-where = { "" } (X = { $what })
amount-count = le nombre de { $nouns }{ $post }
amount-per_hero = { $n } par héros
amount-hand = le nombre de cartes dans { $who_p ->
        [you] votre main
       *[other] la main de { $who }
    }
amount-tokens = le nombre de jetons { $in }
amount-times = { $what } × { $n }
amount-plus = { $what } + { $n }
amount-minus = { $what } − { $n }
amount-min = { $what }, au moins { $n }
amount-max = { $what }, au plus { $n }

## Effets

op-mod = { $own ->
        [implied] { $stat }{ $type }
        [you] { $stat_g ->
            [p] vos
           *[other] votre
        } { $stat }{ $type }
       *[other] { $stat }{ $type } de { $who }
    } { $change }{ $until }
change-set = = { $n }
op-min-damage = l'attaque inflige au moins { $n } { $n ->
        [one] { -fz-damage }
       *[other] { -fz-damage(num: "many") }
    }{ $until }
op-max-damage = { $who_p ->
        [you] vous subissez
       *[other] { $who } subit
    } au plus { $n } { $n ->
        [one] { -fz-damage }
       *[other] { -fz-damage(num: "many") }
    }{ $until }
stat-strength = force d'attaque
    .g = f
stat-bonus_hits = { -fz-bonus-hit }
    .g = p
stat-resistance = { -fz-resistance }
    .g = f
stat-range = portée d'attaque
    .g = f
stat-speed = { -fz-speed }
    .g = f
stat-health = { -fz-health }
    .g = f
stat-hand_size = taille de main
    .g = f
stat-min_damage = dégâts minimum
    .g = p
stat-max_damage = dégâts maximum
    .g = p
stat-react_range = portée de riposte
    .g = f
flag-flee_freely = { $who_p ->
        [you] vous pouvez
       *[other] { $who } peut
    } quitter une zone quel que soit le nombre de monstres présents{ $until }
flag-cannot_leave = { $who_p ->
        [you] vous ne pouvez pas vous déplacer
       *[other] { $all ->
            [yes] { $none } ne peut se déplacer
           *[other] { $who } ne peut pas se déplacer
        }
    } hors d'une zone avec un monstre{ $until }
flag-cannot_move = { $who_p ->
        [you] vous ne vous déplacez
       *[other] { $who } ne se déplace
    } pas{ $until }
flag-cannot_act = { $who_p ->
        [you] vous ne pouvez
       *[other] { $who } ne peut
    } effectuer ni action ni action gratuite{ $until }
flag-pinned = { $who_p ->
        [you] vous êtes
       *[other] { $who } est
    } immobilisé : ni déplacement ni action, jusqu'à ce qu'un allié présent dans la zone dépense une action pour { $who_p ->
        [you] vous
       *[other] le
    } libérer
flag-cannot_react = { $who_p ->
        [you] vous ne pouvez pas jouer
       *[other] { $all ->
            [yes] { $none } ne peut jouer
           *[other] { $who } ne peut pas jouer
        }
    } de riposte{ $until }
flag-cannot_intercept = nul ne peut se sacrifier pour le groupe face aux attaques de { $any }{ $until }
flag-free_search = fouiller est une action gratuite pour { $who }{ $until }
flag-ignore_difficult = { $who_p ->
        [you] une zone difficile ne vous coûte
       *[other] une zone difficile ne coûte à { $who }
    } que 1 point de déplacement{ $until }
flag-ignore_cover = { $own ->
        [implied] l'attaque ignore
        [you] vos attaques ignorent
       *[other] les attaques de { $who } ignorent
    } les zones à couvert{ $until }
flag-through_walls = { $who_p ->
        [you] vous vous déplacez
       *[other] { $who } se déplace
    } à travers les lignes pleines entre zones contiguës{ $until }
flag-hidden = les monstres { $who_p ->
        [you] vous ignorent
       *[other] ignorent { $who }
    } pour se déplacer et choisir leur cible tant qu'un autre héros actif est sur le plateau{ $until_in }
flag-marked = les monstres sans héros dans leur zone et pouvant { $who_p ->
        [you] vous rejoindre
       *[other] rejoindre { $who }
    } en 3 pas ou moins { $who_p ->
        [you] s'approchent de vous
       *[other] s'en approchent
    } en priorité, et ceux qui { $who_p ->
        [you] vous ont
       *[other] l'ont
    } à portée { $who_p ->
        [you] vous prennent
       *[other] le prennent
    } pour cible en priorité{ $until_in }
flag-no_damage_to_heroes = { $own ->
        [implied] l'attaque n'inflige
        [you] vos attaques n'infligent
       *[other] les attaques de { $who } n'infligent
    } aucun dégât aux héros{ $until }
flag-no_special = les résultats spéciaux du dé d'activation comptent comme vierges pour { $any }{ $until }
flag-unsecured = { $who_p ->
        [you] vous ne sécurisez aucune
       *[other] { $all ->
            [yes] { $none } ne sécurise de
           *[other] { $who } ne sécurise aucune
        }
    } zone de génération{ $until }
flag-secured = { $place } compte comme sécurisée{ $until }
flag-unblockable = les dégâts { $own ->
        [implied] de l'attaque
        [you] de vos attaques
       *[other] des attaques de { $who }
    } sont inéluctables{ $until }
flag-no_ambush_activation = les monstres qui tendent une embuscade { $any_p ->
        [you] contre vous
       *[other] contre { $any }
    } sont placés mais pas activés{ $until }
flag-react_to_ambush = { $who_p ->
        [you] vous pouvez
       *[other] { $who } peut
    } jouer des ripostes pendant une embuscade{ $until }
flag-prefers_weak = { $who_p ->
        [you] vous prenez
       *[other] { $who } prend
    } pour cible le héros à portée ayant le moins de cartes au lieu du plus proche{ $until }
op-reroll = { $who_p ->
        [you] { $granted ->
            [yes] relancez
           *[no] vous pouvez relancer
        }
       *[other] { $who } peut relancer
    } { $n ->
        [one] 1 dé d'attaque
       *[other] jusqu'à { $n } dés d'attaque
    }
op-reroll-all = { $who_p ->
        [you] relancez
       *[other] { $who } peut relancer
    } autant de dés d'attaque que voulu
op-attack = { $who_p ->
        [you] effectuez
       *[other] { $who } effectue
    } { $attack }{ $on_p ->
        [none] { "" }
       *[other] {" "}contre { $on }
    } (portée { $range }, force { $n }{ $bonus })
attack-bonus = , succès bonus +{ $n }
op-spread-heroes = les dégâts de l'attaque touchent aussi chaque autre héros dans la zone de la cible
op-spread-monsters = les dégâts de l'attaque touchent aussi chaque autre monstre dans la zone de la cible
op-carry_over = si l'attaque tue sa cible, les dégâts en trop deviennent des succès contre 1 autre monstre { $n ->
        [0] dans la même zone
       *[other] à portée { $n } ou moins d'elle
    }
op-retarget = { $to_p ->
        [you] vous devenez
       *[other] { $to } devient
    } la cible de l'attaque
op-cancel-activation = annulez l'activation{ $boss ->
        [yes] {" "}(avatar : force d'attaque −2 à la place)
       *[other] { "" }
    }
op-cancel-move = annulez tout déplacement de cette activation
op-cancel-attack = annulez l'attaque de cette activation{ $boss ->
        [yes] {" "}(avatar : force d'attaque −2 à la place)
       *[other] { "" }
    }
op-cancel-special = le résultat spécial compte comme vierge
op-cancel-spawn = la figurine n'est pas placée et retourne dans sa réserve
op-cancel-search = annulez la fouille (le jeton de génération reste face visible)
op-damage = { $who_p ->
        [you] subissez
       *[other] { $who } subit
    } { $n } { $kind ->
        [unblockable] { $n ->
            [one] dégât inéluctable
           *[other] dégâts inéluctables
        }
        [hits] succès (sans résistance)
       *[other] { $n ->
            [one] { -fz-damage }
           *[other] { -fz-damage(num: "many") }
        }
    }
op-prevent = { $own ->
        [implied] épargnez-lui
        [you] épargnez-vous
       *[other] épargnez
    } { $n } { $n ->
        [one] { -fz-damage }
       *[other] { -fz-damage(num: "many") }
    }{ $own ->
        [implied] { "" }
        [you] { "" }
       *[other] {" "}à { $who }
    }
op-prevent-all = { $own ->
        [implied] épargnez-lui tous les dégâts
        [you] épargnez-vous tous les dégâts
       *[other] épargnez tous les dégâts à { $who }
    }
op-kill = tuez { $who }
op-draw = { $who_p ->
        [you] piochez
       *[other] { $who } pioche
    } { $n } { $n ->
        [one] carte
       *[other] cartes
    }
op-discard-choice = { $who_p ->
        [you] défaussez
       *[other] { $who } défausse
    } { $n } { $n ->
        [one] carte
       *[other] cartes
    } si possible
op-discard-must = { $who_p ->
        [you] défaussez
       *[other] { $who } défausse
    } { $n } { $n ->
        [one] carte
       *[other] cartes
    } ; qui ne le peut pas est mis au tapis
op-discard-random = { $who_p ->
        [you] défaussez
       *[other] { $who } défausse
    } { $n } { $n ->
        [one] carte
       *[other] cartes
    } au hasard si possible
op-recover-discard = { $who_p ->
        [you] reprenez
       *[other] { $who } reprend
    } { $to } { $n } { $n ->
        [one] carte
       *[other] cartes
    } de { $who_p ->
        [you] votre
       *[other] sa
    } défausse
op-recover-this = { $who_p ->
        [you] reprenez
       *[other] { $who } reprend
    } cette carte { $to }
op-recover-spent = { $who_p ->
        [you] reprenez
       *[other] { $who } reprend
    } { $to } { $n } des cartes utilisées pour cette attaque
recover-hand = en main
recover-deck_top = sur le dessus du paquet d'action
op-stand = { $who_p ->
        [you] vous pouvez vous relever
       *[other] { $who } peut se relever
    } aussitôt
op-coin-heads = le groupe peut retourner la pièce du destin côté face
op-coin-tails = retournez la pièce du destin côté pile
op-move = { $must ->
        [yes] { $who_p ->
            [you] déplacez-vous
           *[other] { $who } se déplace
        }
       *[other] { $who_p ->
            [you] { $granted ->
                [yes] déplacez-vous
               *[no] vous pouvez vous déplacer
            }
           *[other] { $who } peut se déplacer
        }
    }{ $n ->
        [one] {" "}d'une zone{ $way }
       *[other] { $way } ({ $n } points de déplacement{ $must ->
            [yes] { "" }
           *[other] {" "}au plus
        })
    }
op-move-steps = { $who_p ->
        [you] déplacez-vous
       *[other] { $who } se déplace
    } { $n ->
        [one] d'une zone
       *[other] de { $n } zones
    }{ $must ->
        [yes] { "" }
       *[other] {" "}au plus
    }{ $way }
way-toward = { "" } vers { $of }
way-away = { "" } en s'éloignant de { $of }
way-to = { "" } et { $who_p ->
        [you] terminez
       *[other] termine
    } { $in }
op-place = placez { $who } { $to }
op-place-you = placez-vous { $to }
op-act = { $who_p ->
        [you] vous pouvez
       *[other] { $who } peut
    } effectuer aussitôt { $n } { $n ->
        [one] action
       *[other] actions
    }{ $kinds ->
        [any] { "" }
       *[other] {" "}({ $kinds })
    }
act-attack = attaque
act-search = fouille
act-special = action spéciale
act-any = quelconque
op-activate = { $who } s'active aussitôt
op-spawn = générez { $what }{ $from } { $to }{ $many ->
        [yes] {" "}pour chaque figurine
       *[other] { "" }
    }
count-of = { $n } { $noun }
from-pool = { "" }
from-reserve = { "" } de la réserve spéciale
from-box = { "" } de la boîte
op-ambush = embuscade contre { $who } : { $what }{ $from }
ambush-reserve = { "" } (réserve spéciale d'abord)
op-pool = transférez { $what } de { $from } à { $to }
pool-pool = la réserve
pool-reserve = la réserve spéciale
pool-box = la boîte
op-boss = l'avatar entre en jeu { $in }
op-threat = avancez le jeton de menace { $n ->
        [one] d'une case
       *[other] de { $n } cases
    }
op-twist-draw = piochez une carte imprévu
op-twist-suspend = 1 carte imprévu en jeu est sans effet jusqu'à la fin du round
op-twist-discard = défaussez 1 carte imprévu en jeu
op-peek-reorder = regardez { $n ->
        [one] la première carte
       *[other] les { $n } premières cartes
    } de { $deck } et remettez-les dans l'ordre de votre choix
op-peek-bottom = regardez { $n ->
        [one] la première carte
       *[other] les { $n } premières cartes
    } de { $deck } et remettez chacune dessus ou dessous
op-peek-draw_one = regardez { $n ->
        [one] la première carte
       *[other] les { $n } premières cartes
    } de { $deck }, { $which ->
        [recon] appliquez-en une comme si vous l'aviez trouvée
       *[other] piochez-en une
    } et remettez les autres dans l'ordre de votre choix
op-peek-set_top = regardez { $n ->
        [one] la première carte
       *[other] les { $n } premières cartes
    } de { $deck }, gardez-en une, mélangez les autres au paquet, puis posez dessus la carte gardée
deck-twist = le { -fz-twist-deck }
deck-recon = le paquet de reconnaissance
deck-action = votre paquet d'action
op-spawn_token-down = retournez le jeton de génération de { $place } face cachée
op-spawn_token-up = retournez le jeton de génération de { $place } face visible : on peut y fouiller de nouveau
op-spawn_token-closed = si le jeton de génération de { $place } est face cachée, retirez-le : plus rien n'y est généré
op-token-place = posez { $tokens } { $to }
op-token-remove = retirez { $tokens } de { $at }
op-token-remove-who = retirez { $tokens } à { $who }
op-token-move = déplacez { $token } { $to }
op-token-take = { $who_p ->
        [you] prenez
       *[other] { $who } prend
    } { $tokens }{ $at_p ->
        [none] { "" }
       *[other] {" "}{ $in }
    } et { $who_p ->
        [you] portez-le
       *[other] le porte
    }
op-token-drop = { $who_p ->
        [you] déposez
       *[other] { $who } dépose
    } { $tokens } dans la zone
this-objective = cet objectif
op-intel = posez { $n } { $n ->
        [one] { -fz-intel-token }
       *[other] { -fz-intel-token(num: "many") }
    } sur { $objective }
op-choose = { $who_p ->
        [you] choisissez
       *[other] { $who } choisit
    } : { $options }
option = ({ $letter }) { $text }
who-group = le groupe
op-pick = choisissez { $who }
op-pick-by = { $by } choisit { $who }
op-roll-attack = lancez 1 dé d'attaque
op-roll-activation = lancez le dé d'activation
op-roll-spawn = lancez le dé de génération
roll-symbol = sur un symbole { $type } : { $text }
roll-face = sur { $face } : { $text }
roll-number = sur { $from }–{ $to } : { $text }
roll-one = sur { $from } : { $text }
face-blank = vierge
face-move = déplacement
face-special = spécial
op-when = si { $conds } : { $then }
op-otherwise = sinon : { $text }
op-pay = { $who_p ->
        [you] vous pouvez
       *[other] { $who } peut
    } { $cost } ; dans ce cas : { $then }
op-each = pour { $who } : { $text }
op-each-chosen = choisissez { $who } ; pour { $who_g ->
        [f] chacune
       *[other] chacun
    } : { $text }
op-lasting = { $until }{ $times ->
        [0] { "" }
        [one] , une fois
       *[other] , { $times } fois au plus
    }, { $text }

## Cartes

card-attack = { $type } : portée { $range }, force { $strength }, succès bonus { $bonus }
card-tactical = réponse tactique { $name } : { $text }
card-reaction = riposte { $name } : { $text }
card-special = capacité spéciale : { $text }
card-trait = trait { $name } : { $text }
card-monster = { $rank } · { $family } · vitalité { $health } · vitesse { $speed }
card-monster-attack = { $type } : portée { $range }, force { $strength }
card-resist = résistance : contact { $brawl }, tir { $bullet }, explosion { $bomb }
card-power = jetons de pouvoir : { $n }
card-charges = { $n ->
        [one] 1 utilisation
       *[other] { $n } utilisations
    }
card-tokens = { $n ->
        [one] 1 jeton de spécialiste
       *[other] { $n } jetons de spécialiste
    }
card-need = accompli avec { $n } { $n ->
        [one] { -fz-intel-token }
       *[other] { -fz-intel-token(num: "many") }
    }
card-coin = une fois l'objectif accompli, le groupe peut retourner la pièce du destin côté face
card-complete = une fois accompli : { $text }
card-thing = { $name } (peut être { $g ->
        [f] attaquée
       *[other] attaqué
    }) : vitalité { $health }
card-destroyed = une fois { $g ->
        [f] détruite
       *[other] détruit
    } : { $text }
card-objective = objectif { $name }
card-copies = { $n ->
        [one] 1 exemplaire
       *[other] { $n } exemplaires
    }
card-upgrade = carte amélioration
card-basic = carte action
card-focus = carte de spécialité
card-event = carte évènement
card-discovery = carte découverte
card-item = trouvaille
card-twist = carte imprévu · { $family }
card-specialist = spécialiste · { $role }
card-specialist-card = fiche de spécialiste · { $name }
card-hero = héros · { $role }
card-token = jeton · { $n } dans la boîte
card-speed = vitesse { $speed }, taille de la main { $hand }
card-weapon = arme : { $name }
card-responses = réponses tactiques : { $names }
card-operation = { $operation }, acte { $act } · { $place }
card-entry = zone d'intrusion : { $place }
card-exit = zone d'extraction : { $place }
card-no-exit = sans zone d'extraction : la mission est gagnée dès que tous les objectifs sont accomplis
card-spawn-pool = réserve (2/3/4 héros) : { $list }
card-reserve = réserve spéciale (2/3/4 héros) : { $list }
card-figures = { $name } { $two }/{ $three }/{ $four }
card-objectives = objectifs : { $list }
card-deck = paquet de reconnaissance : { $discoveries } cartes découverte, { $events } cartes évènement
card-twists = cartes imprévu : { $family }
card-entitlement = chaque héros : { $focus ->
        [0] aucune carte
        [one] 1 carte
       *[other] { $focus } cartes
    } de spécialité, { $upgrades ->
        [0] aucun lot
        [one] 1 lot
       *[other] { $upgrades } lots
    } d'améliorations
card-boss = avatar : { $name }, zone « { $place } »
card-required = rôle requis : { $roles }
card-own-hero = réservée à { $name }
card-own-focus = carte de spécialité personnelle : { $name }
card-carry = les héros peuvent porter : { $list }
card-names = le jeton { $token } représente { $name }
specialist-lore = savoir occulte
specialist-psychic = médium
rank-minion = { -fz-minion }
rank-elite = { -fz-elite }
rank-boss = { -fz-boss }

## Sources

source-published = jeu publié
source-original = notre invention
source-entry = source : { $source }
source-field = { $field } : { $source }
field-attack_type = type d'attaque
field-code = code
field-coin = pièce du destin
field-count = nombre
field-effect = effet
field-faces = faces
field-family = famille
field-figures = figurines
field-line = réplique
field-lower_name = nom de la moitié inférieure
field-map = plan
field-name = nom
field-need = jetons d'objectif requis
field-nickname = surnom
field-numbers = valeurs
field-speed = vitesse
field-tactical = réponses tactiques
field-weapon = arme

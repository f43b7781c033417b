# Le texte des cartes, Compétences, Structures et jetons : un modèle pour chaque mot du langage des effets.
#
# Comment marchent les noms, ici et pour play.ftl :
# * Les lieux viennent avec leur préposition. $role : `in` (où), `into` (où l'on place), `to` (vers où), `from`, `bare`.
#   $num est `one` ou `many`, pour l'accord des adjectifs avec « Région » ou « Régions ».
# * « Région », « Unité » et « Structure » sont féminins, les jetons masculins : les modèles comptent dessus.
# * Les Objectifs ont .the (avec article) et .g ; les Factions (names.ftl) ont .the, .dat, .gen et .g.
# Les modèles commencent par une minuscule et s'écrivent sans élision (« de une », « de le ») : le conteur s'en charge.

## Noms

faction-the = les { $name }
objective-control = { -ch-region-control }
    .the = le Contrôle de Région
    .g = m
objective-capture = { -ch-capture-prisoners }
    .the = la Capture de prisonniers
    .g = f
objective-attrition = { -ch-attrition }
    .the = l'Usure
    .g = f
action-move = Mouvement
action-recruit = Recrutement
action-build = Construction
action-draw = Piocher deux cartes, en garder une
action-enable_scoring = Validation des Scores
phase-1 = { -ch-event(num: "many") }
phase-2 = Pioche
phase-3 = Actions
phase-4 = Batailles
phase-5 = { -ch-prisoner(num: "many") }
phase-6 = Scores
ring-centre = centre
ring-inner = Région intérieure
ring-middle = Région médiane
ring-outer = Région extérieure
terrain-none = aucun Terrain
piece-war_party = Groupe de guerre trog
piece-nest = Nid de Trogs
piece-exploration = { -ch-exploration-token }

## Construction d'une capacité

and = { $a } et { $b }
or = { $a } ou { $b }
comma = { $a }, { $b }
semi = { $a } ; { $b }
then = { $a }, puis { $b }
anyway = { $a } ; dans tous les cas, { $b }
head = { $head } : { $text }
colon = lower
ifs = si { $conds }
if-then = si { $conds }, { $text }
wish = si vous le souhaitez, { $text }
by-enemy = { $text } (au choix de l'ennemi)
by-others = { $text } (au choix des autres joueurs)
win-action = Action
win-tactic = Bataille
win-activate = Activation
win-entered = quand un ennemi a déplacé ou placé des Unités ici, avant de décider du Contrôle ou d'une bataille
win-battle_start = quand une bataille{ $rel } commence{ $here ->
        [yes] {" "}ici
       *[other] { "" }
    }
win-deployed = dans une bataille{ $here ->
        [yes] {" "}ici
       *[other] { "" }
    }{ $rel }, une fois toutes les Unités placées
win-before_objectives = avant la résolution des Objectifs
win-after_control = juste après le Contrôle de Région
win-after_capture = juste après la Capture de prisonniers
win-after_attrition = juste après l'Usure
win-battle_end = à la fin de cette bataille
win-discard = quand cette carte est défaussée
win-scoring = au moment des Scores
rel-fights = { "" } où vous combattez
rel-third = { "" } où vous ne combattez pas
rel-attacker = { "" } où vous attaquez
rel-defender = { "" } où vous défendez

## Conditions

cond-attacker = vous êtes l'attaquant
cond-defender = vous êtes le défenseur
cond-fewer = vous combattez avec moins d'Unités que l'ennemi
cond-more = vous combattez avec plus d'Unités que l'ennemi
cond-won_control = vous avez gagné le Contrôle de Région
cond-lost_control = vous avez perdu le Contrôle de Région
cond-fights = vous combattez ici
cond-third = vous ne combattez pas ici
cond-controls = vous contrôlez cette Région
cond-players = vous êtes { $list } joueurs
cond-have = vous avez une Structure { $in }
cond-empty = vous n'avez aucune Unité { $in }
cond-nothing = cela n'a rien donné
cond-cmp = { $a } est { $op ->
        [least] d'au moins
        [most] d'au plus
       *[equal] exactement
    } { $b }

## Nombres

number-of = le nombre de { $things }
number-per = { $value } divisé par { $per }, arrondi à l'entier inférieur
number-plus = { $value }, plus { $n }
number-max = { $value }, au maximum { $n }
x-note = { $text } ; X est { $value }
things-regions = { $regions }
things-units = { $who ->
        [self] vos Unités
        [both] Unités des deux camps
        [trogs] Unités trogs
       *[other] Unités ennemies
    } { $in }
things-crystals = Cristaux { $in }
things-cards = cartes { $who ->
        [self] de votre main
       *[other] de la main de l'ennemi
    }
things-prisoners = Prisonniers { $who ->
        [self] que vous détenez
       *[other] que l'ennemi détient
    }
things-structures = vos Structures { $in }
things-paid = éléments payés
things-done = éléments affectés
things-icons = icônes Recrutement de cette carte

## Régions

place = { $role ->
        [bare] { $it }
        [from] de { $it }
        [to] vers { $it }
       *[in] dans { $it }
    }
at-here = { $role ->
        [bare] cette Région
        [from] d'ici
        [to] vers cette Région
       *[in] ici
    }
at-hq = { $role ->
        [bare] votre QG
        [from] de votre QG
        [to] vers votre QG
       *[in] dans votre QG
    }
at-bound = { $role ->
        [bare] cette même Région
        [from] de cette même Région
        [to] vers cette même Région
       *[in] dans cette même Région
    }
region = { $det ->
        [near] { $at ->
            [bound] cette même Région
           *[here] cette Région
        } ou { $role ->
            [from] de une
            [to] vers une
            [bare] une
           *[in] dans une
        } { $noun } adjacente
        [near-some] { $at ->
            [bound] cette même Région
           *[here] cette Région
        } et { $role ->
            [from] de les
            [to] vers les
            [bare] les
           *[in] dans les
        } { $nouns } adjacentes
        [this] { $at ->
            [bound] cette même
           *[here] cette
        } { $noun }
        [every] chaque { $noun }
        [some] { $role ->
            [from] { $nouns }
           *[other] des { $nouns }
        }
        [of] { $nouns }
       *[a] une { $noun }
    }{ $post }
noun-region = { -ch-region }
noun-regions = { -ch-region(num: "many") }
noun-battle = { -ch-battle-region }
noun-battles = { -ch-battle-region(num: "many") }
pre-join = { $a } { $b }
or-hq = ou { $role ->
        [bare] { "" }
        [from] de{" "}
        [to] vers{" "}
       *[in] dans{" "}
    }votre QG{ $near ->
        [yes] {" "}(s'il est adjacent)
       *[no] { "" }
    }
also-hq = { "" } (QG compris)
also-battle = { "" } (Régions de bataille comprises)
also-battle-only = { "" } (Régions de bataille comprises, mais pas les QG)
also-no-hq = { "" } (QG non compris)
also-both = { "" } (Régions de bataille et votre QG compris)
each-most = { "" } ({ $n } au plus par Région)
control-order = last
company-order = anchored
f-control-self = sous votre Contrôle
f-control-self-pre = { "" }
f-control-enemy = contrôlée{ $num ->
        [many] s
       *[one] { "" }
    } par un adversaire
f-control-enemy-pre = { "" }
f-control-none = non { $num ->
        [many] contrôlées
       *[one] contrôlée
    }
f-control-none-pre = { "" }
f-control-not_self = hors de votre Contrôle
f-control-not_self-pre = { "" }
f-free = { $num ->
        [many] inoccupées
       *[one] inoccupée
    }
f-free-pre = { "" }
f-fight = où vous combattez
f-terrain = { $card ->
        [yes] de ce Terrain
       *[no] de Terrain { $list }
    }
f-terrain-pre = { "" }
anchor-hq = votre QG
anchor-bound = celle-ci
anchor-own_units = vos Unités
anchor-own_regions = une Région sous votre Contrôle
anchor-caverns = les Cavernes du Monde
f-adj = { $num ->
        [many] adjacentes
       *[one] adjacente
    }{ $at ->
        [here] { "" }
       *[other] {" "}à { $anchor }
    }
f-adj-pre = { "" }
f-near = contenant vos Unités ou adjacente à elles
f-dist = { $min ->
        [0] à { $max } { $max ->
            [one] { -ch-region }
           *[other] { -ch-region(num: "many") }
        }
       *[other] à { $min } ou { $max } Régions
    }{ $at ->
        [here] {" "}de distance
       *[other] {" "}de { $anchor }
    }{ $min ->
        [0] {" "}au plus
       *[other] { "" }
    }
f-dist-pre = { "" }
with = avec { $list }
without = sans { $list }
w-own = { $n ->
        [one] vos Unités
       *[other] au moins { $n } de vos Unités
    }
w-foes = { $n ->
        [one] des Unités ennemies
       *[other] au moins { $n } Unités ennemies
    }
w-foes-most = { $n } { $n ->
        [one] Unité ennemie
       *[other] Unités ennemies
    } au plus
w-foes-exactly = exactement { $n } { $n ->
        [one] Unité ennemie
       *[other] Unités ennemies
    }
w-units = des Unités
w-token = un { $token }
w-structure = { $type ->
        [own] une de vos Structures
       *[other] la Structure { $name }
    }
w-crystals = au moins { $n } { $n ->
        [one] { -ch-crystal }
       *[other] { -ch-crystal(num: "many") }
    }
wo-foes = Unité ennemie
wo-token = { $token }
wo-structure = { $type ->
        [own] aucune de vos Structures
       *[other] la Structure { $name }
    }
tok-trog = { $many ->
        [yes] jetons Trog
       *[no] jeton Trog
    }
tok-nest = { $many ->
        [yes] { -ch-nest(num: "many") }
       *[no] { -ch-nest }
    }
tok-war_party = { $many ->
        [yes] { -ch-war-party(num: "many") }
       *[no] { -ch-war-party }
    }
tok-exploration = { $many ->
        [yes] { -ch-exploration-token(num: "many") }
       *[no] { -ch-exploration-token }
    }
tok-named = { $many ->
        [yes] jetons
       *[no] jeton
    } « { $name } »

## Objectifs

on = { $role ->
        [bare] { $it }
        [from] de { $it }
        [to] vers { $it }
       *[in] sur { $it }
    }
spot-any = { $role ->
        [from] de un Objectif
        [to] vers un Objectif
       *[in] sur un Objectif
    }
spot-all = { $role ->
        [from] de cette bataille
       *[in] dans cette bataille
    }
spot-all-from = de n'importe quels Objectifs
spot-other = { $role ->
        [from] de un autre Objectif
        [to] vers un autre Objectif
       *[in] sur un autre Objectif
    }
spot-bound = { $role ->
        [from] de cet Objectif
        [to] vers cet Objectif
       *[in] sur cet Objectif
    }
spot-mine = { $role ->
        [from] de
        [to] vers
       *[in] sur
    } un Objectif où vous avez des Unités
spot-ahead = { $role ->
        [from] de
        [to] vers
       *[in] sur
    } un Objectif où vous avez plus d'Unités que l'ennemi
spot-crowd = { $role ->
        [from] de
        [to] vers
       *[in] sur
    } un Objectif où { $who ->
        [self] vous avez
       *[other] l'ennemi a
    } au moins 2 Unités
spot-empty = { $role ->
        [from] de
        [to] vers
       *[in] sur
    } un Objectif où vous n'avez aucune Unité
aim-choose = un Objectif de votre choix

## Réserves

pool-reserve = { $role ->
        [from] de
       *[to] vers
    } { $who ->
        [self] votre Réserve
       *[other] la Réserve
    }
pool-supply = { $role ->
        [from] de
       *[to] vers
    } le stock
pool-store = { $role ->
        [from] de
       *[to] dans
    } votre dépôt

## Unités

units = { $q ->
        [any] autant
        [all] toutes
        [upto] jusqu'à { $n }
       *[num] { $n }
    } { $who ->
        [self] { $q ->
            [any] de vos Unités que vous voulez
            [all] vos Unités
           *[num] de vos Unités
        }
        [both] { $q ->
            [any] de Unités des deux camps que vous voulez
            [all] les Unités des deux camps
           *[num] { $many ->
                [yes] Unités de chaque camp
               *[no] Unité de chaque camp
            }
        }
        [mover] des Unités entrées
        [trogs] { $many ->
            [yes] Unités trogs
           *[no] Unité trog
        }
        [owner] { $many ->
            [yes] { -ch-unit(num: "many") }
           *[no] { -ch-unit }
        }
       *[enemy] { $q ->
            [any] de Unités ennemies que vous voulez
            [all] les Unités ennemies
           *[num] { $many ->
                [yes] Unités ennemies
               *[no] Unité ennemie
            }
        }
    }
op-place-units = placez { $upto ->
        [yes] jusqu'à { $n }
       *[no] { $n }
    } { $many ->
        [yes] { -ch-unit(num: "many") }
       *[no] { -ch-unit }
    } { $who ->
        [trogs] des Trogs, de leur Réserve,
        [enemy] de l'ennemi, de sa Réserve,
        [both] de chaque camp, de sa Réserve,
        [all] de chaque joueur, de sa Réserve,
        [others] de chaque autre joueur, de sa Réserve,
       *[self] de votre Réserve
    } { $to }
op-move-units = déplacez { $units } { $from }{ $each ->
        [yes] , chacune
       *[no] { "" }
    } { $to }
op-join-units = déplacez { $units } { $from } vers cette bataille
op-kill-units = tuez { $units } { $in }{ $vp ->
        [0] { "" }
       *[other] {" "}et gagnez { $vp } PV{ $many ->
            [yes] {" "}pour chacune
           *[no] { "" }
        }
    }
op-withdraw-units = renvoyez dans { $who ->
        [self] votre Réserve
        [enemy] sa Réserve
       *[other] la Réserve
    } { $units } { $in }
op-capture-units = capturez { $units } { $in }
op-release = { $whose ->
        [self] reprenez { $n } de vos Unités capturées sans payer, quel que soit le joueur qui { $many ->
            [yes] les
           *[no] la
        } détient
       *[other] renvoyez { $n } { $many ->
            [yes] Prisonniers que vous détenez dans la Réserve de leurs propriétaires
           *[no] Prisonnier que vous détenez dans la Réserve de son propriétaire
        }
    }

## Bataille

for = { $who ->
        [self] pour vous
        [both] pour les deux camps
       *[other] pour l'ennemi
    }
op-strength = { $amount }{ $more ->
        [yes] {" "}de plus
       *[no] { "" }
    } { $for } { $on }
op-ties = { $who ->
        [self] vous gagnez
        [both] les deux camps gagnent
       *[other] l'ennemi gagne
    } les égalités { $on }
op-order-reverse = résolvez les Objectifs dans l'ordre inverse
op-order-first = { $choose ->
        [yes] choisissez l'Objectif résolu en premier
       *[no] { $it } est résolu en premier
    }
op-reward-win = si { $who ->
        [self] vous gagnez { $it }, gagnez { $vp } PV de plus
       *[other] l'ennemi gagne { $it }, il gagne { $vp } PV de plus
    }
op-reward-kill = { $who ->
        [self] vous gagnez { $vp } PV de plus pour chaque Unité que vous tuez
       *[other] l'ennemi gagne { $vp } PV de plus pour chaque Unité qu'il tue
    } à l'Usure{ $max ->
        [0] { "" }
       *[other] {" "}({ $max } de plus au maximum)
    }
op-protect = { $units } { $in } { $many ->
        [yes] sont protégées
       *[no] est protégée
    } contre { $from ->
        [kill] la mort
        [capture] la capture
       *[both] la mort et la capture
    }{ $all ->
        [yes] { "" }
       *[no] {" "}pendant cette bataille
    }
op-retreat-reserve = { $who ->
        [self] si vous perdez le Contrôle de Région, vos Unités survivantes
       *[other] si l'ennemi perd le Contrôle de Région, ses Unités survivantes
    } vont dans la Réserve au lieu de battre en retraite
op-retreat = { $who ->
        [self] si vous perdez le Contrôle de Région, vos Unités peuvent battre en retraite
       *[other] si l'ennemi perd le Contrôle de Région, ses Unités ne peuvent battre en retraite que
    } { $to }
cannot = { $who ->
        [self] vous ne pouvez pas
        [both] aucun camp ne peut
        [all] aucun joueur ne peut
        [others] aucun autre joueur ne peut
        [trogs] les Trogs ne peuvent pas
        [mover] le joueur entré ne peut pas
       *[other] l'ennemi ne peut pas
    }
during = { $until },{" "}
until-battle = pendant le reste de cette bataille
until-turn = ce tour-ci
until-round = pendant cette manche
until-next_scoring = jusqu'aux prochains Scores
until-control_lost = jusqu'à la perte du Contrôle
until-source = { "" }
op-forbid-tactics = { $cannot } jouer d'autre Tactique{ $until }
op-forbid-terrain_tactics = { $cannot } jouer de Tactique de Terrain{ $until }
op-forbid-shift = { $cannot } déplacer d'Unités entre les Objectifs{ $until }
op-forbid-enter = { $cannot } faire entrer d'Unités { $to }{ $until }

## Cartes

cards = { $n } { $many ->
        [yes] cartes
       *[no] carte
    }
deck = { $deck ->
        [terrain] {" "}d'une pioche de Terrain de votre choix
        [own_or_terrain] {" "}de votre pioche ou d'une pioche de Terrain
       *[own] { "" }
    }
op-draw = { $who ->
        [self] piochez { $cards }{ $deck }
        [enemy] l'ennemi pioche { $cards }
       *[other] chaque joueur pioche { $cards }
    }
op-draw-keep = piochez { $cards }{ $deck }, gardez-en { $keep } et remélangez les autres
op-draw-store = piochez { $cards }{ $deck } et gardez-{ $many ->
        [yes] les
       *[no] la
    } ici face cachée{ $capacity ->
        [0] { "" }
       *[other] {" "}({ $capacity } au plus en tout)
    } ; dans une bataille sur son Terrain, vous pouvez jouer une telle carte comme Tactique, puis vous la remettez sous sa pioche
op-discard = { $who ->
        [self] défaussez { $n } { $many ->
            [yes] cartes
           *[no] carte
        }{ $terrain ->
            [yes] {" "}Terrain
           *[no] { "" }
        }
       *[other] l'ennemi défausse { $n } { $many ->
            [yes] cartes
           *[no] carte
        }{ $terrain ->
            [yes] {" "}Terrain
           *[no] { "" }
        }{ $more ->
            [yes] {" "}de plus
           *[no] { "" }
        } de son choix
    }
op-recover = prenez en main { $n } { $other ->
        [yes] { $many ->
            [yes] autres cartes
           *[no] autre carte
        }
       *[no] { $many ->
            [yes] cartes
           *[no] carte
        }
    } de votre défausse
op-peek-hand = regardez la main de l'ennemi
op-peek-tokens = regardez les jetons face cachée { $in }

## Points, Cristaux, Scores

op-gain-vp = { $who ->
        [self] gagnez { $n } PV
        [enemy] l'ennemi gagne { $n } PV
       *[other] chaque joueur gagne { $n } PV
    }
op-lose-vp = { $who ->
        [self] perdez { $n } PV
        [enemy] l'ennemi perd { $n } PV
       *[other] chaque joueur perd { $n } PV
    }
crystals = { $upto ->
        [yes] jusqu'à { $n }
       *[no] { $n }
    } { $many ->
        [yes] { -ch-crystal(num: "many") }
       *[no] { -ch-crystal }
    }
op-crystals-spend = dépensez { $n } { $many ->
        [yes] { -ch-crystal(num: "many") }
       *[no] { -ch-crystal }
    } de votre dépôt
op-crystals-take = prenez { $crystals } { $from } et mettez-{ $many ->
        [yes] les
       *[no] le
    } dans votre dépôt
op-crystals-place = placez { $crystals } { $to }
op-crystals-remove = remettez { $crystals } { $from } dans le stock
op-crystals-move = déplacez { $crystals } { $from } { $to }
op-scoring = { $at } vaut { $vp } PV de plus aux prochains Scores pour qui la contrôle alors
op-enable_scoring = validez les Scores

## Contrôle, Structures, jetons

op-take-control = prenez le Contrôle de { $at }
op-drop-control = retirez { $who ->
        [self] votre jeton Contrôle
       *[other] le jeton Contrôle de l'ennemi
    } { $from }
op-put-structure = placez { $type ->
        [any] une de vos Structures
       *[one] la Structure { $name }
    }{ $max ->
        [0] { "" }
       *[other] {" "}d'un coût de construction de { $max } au plus
    } { $into } sans payer
structures = { $upto ->
        [yes] jusqu'à { $n } de vos Structures
       *[no] { $many ->
            [yes] { $n } de vos Structures
           *[no] une de vos Structures
        }
    }
op-move-structures = déplacez { $structures } { $from }{ $each ->
        [yes] , chacune
       *[no] { "" }
    } { $to }
op-move-structures-any = déplacez { $structures }{ $each ->
        [yes] , chacune
       *[no] { "" }
    } { $to }
op-remove-structure = retirez { $who ->
        [self] { $structures }
       *[other] { $many ->
            [yes] { $n } Structures ennemies
           *[no] une Structure ennemie
        }
    } { $from }
op-remove-this = retirez la Structure { $name } { $from }
op-activate = activez { $structures } { $in } sans payer
op-activate-moved = activez sans payer { $structures } dans une Région où vous en avez déplacé une
op-activate-any = activez { $structures } sans payer
tokens = { $upto ->
        [yes] { $many ->
            [yes] jusqu'à { $n } { $token }
           *[no] un { $token }
        }
       *[no] { $many ->
            [yes] { $n } { $token }
           *[no] un { $token }
        }
    }
op-put-token = placez { $tokens } { $into }
op-put-token-down = placez { $tokens } face cachée { $into }
op-move-tokens = { $single ->
        [yes] vous pouvez déplacer
       *[no] déplacez
    } face cachée { $tokens } { $from }{ $each ->
        [yes] , chacun
       *[no] { "" }
    } { $to }
op-move-tokens-any = { $single ->
        [yes] vous pouvez déplacer
       *[no] déplacez
    } face cachée { $tokens }{ $each ->
        [yes] , chacun
       *[no] { "" }
    } { $to }
op-remove-tokens = retirez { $tokens } { $from }
op-return-token = remettez le jeton dans le stock
op-resolve = révélez et résolvez { $tokens } { $in }
op-resolve-supply = piochez { $tokens } dans le stock et résolvez-{ $many ->
        [yes] les
       *[no] le
    } { $in }

## Tempo et règles durables

op-points-move = gagnez { $n } { $many ->
        [yes] points
       *[no] point
    } de Mouvement
op-points-recruit = gagnez { $n } { $many ->
        [yes] points
       *[no] point
    } de Recrutement
op-points-build = gagnez { $n } { $many ->
        [yes] points
       *[no] point
    } de Construction
op-mod-points = { $during }{ $who ->
        [self] votre Action { $action }
        [all] chaque Action { $action }
       *[other] chaque Action { $action } des autres joueurs
    }{ $per ->
        [card] { "" }
       *[action] {" "}avec au moins une carte
    } reçoit { $n } { $many ->
        [yes] points
       *[no] point
    } de { $kind ->
        [move] Mouvement
        [recruit] Recrutement
       *[build] Construction
    } de plus{ $per ->
        [card] {" "}par carte défaussée
       *[action] { "" }
    }
op-initiative = fixez votre place sur la piste d'Initiative suivante
op-ready = préparez { $many ->
        [yes] { $n } de vos Compétences
       *[no] une de vos Compétences
    }
op-link = { $during }ces Régions sont adjacentes entre elles pour { $who ->
        [self] vos Unités
       *[other] les Unités de tous les joueurs
    } : { $at }
op-site = vous pouvez aussi recruter { $in } tant que vous contrôlez la Région et qu'aucune Unité ennemie ne s'y trouve
op-choose = choisissez : { $options }
option = ({ $letter }) { $text }
op-each = { $who ->
        [others] chaque autre joueur
       *[all] chaque joueur
    } fait ceci, dans l'ordre d'Initiative : { $text }

## Cartes entières

icons-move = Mouvement { $n }
icons-recruit = Recrutement { $n }
icons-build = Construction { $n }
icons-none = aucune icône
bonus-draw_each = bonus : piochez 1 carte par carte portant ce symbole
bonus-draw_one = bonus : piochez 1 carte (une fois par Action)
bonus-vp = bonus : gagnez 1 PV
bonus-initiative = bonus : fixez votre place sur la piste d'Initiative suivante
kind-faction-card = carte Tactique · { $faction }
kind-terrain-card = Tactique de Terrain · { $terrain }
kind-skill = Compétence · { $faction }
kind-skill-default = Compétence par défaut · { $faction }
kind-skill-extra = Compétence supplémentaire · { $faction }
kind-skill-extra-default = Compétence par défaut supplémentaire · { $faction }
kind-structure = Structure · { $faction } · { $n } jetons
kind-named = jeton · { $faction } · { $n }
kind-event = jeton Événement
kind-piece = { $piece } · { $n }
kind-region = { $ring } · { $terrain }
kind-region-plain = { $ring }
kind-faction = { -ch-faction }
kind-terrain = pioche de Terrain · { $n } cartes
kind-board = plateau
kind-level = niveau de Compétences
kind-rounds = durée de la partie
kind-handicap = handicap
cost-build = Construction { $cost }
cost-activate = Activation { $cost }
line-units = { $units } { $units ->
        [one] Unité trog
       *[other] Unités trogs
    }{ $crystals ->
        [0] { "" }
        [one] , { $crystals } Cristal
       *[other] , { $crystals } Cristaux
    }
line-falls = le jeton retourne au stock dès que vous ne contrôlez plus sa Région et n'y avez plus d'Unités
line-returns = remettez le jeton dans le stock à la fin de la manche
line-pieces = { $units } Unités, dont { $start } au départ ; { $control } jetons Contrôle, { $skills } { $skills ->
        [one] jeton Compétence
       *[other] jetons Compétence
    }
line-half = les Cristaux comptent pour moitié, le total étant arrondi une seule fois à l'entier supérieur
line-store = possède un dépôt de Cristaux
line-count = seulement avec { $list } joueurs
line-list-structures = Structures : { $list }
line-list-skills = Compétences : { $list }
line-crystals = { $n } { $n ->
        [one] { -ch-crystal }
       *[other] { -ch-crystal(num: "many") }
    }
line-icon = { $piece }{ $list ->
        [all] { "" }
       *[other] {" "}(avec { $list } joueurs)
    }
line-tunnel = Tunnel
line-hq-player = peut être le QG d'un joueur
line-hq-trog = QG des Trogs avec 4 joueurs
line-arrow = flèche vers « { $region } »
line-neighbours = Régions adjacentes : { $list }
line-skills-random = la Compétence par défaut et { $n } { $n ->
        [one] autre tirée au sort
       *[other] autres tirées au sort
    }
line-skills-none = seulement la Compétence par défaut
line-skills-drafted = la Compétence par défaut et { $n } autres au choix
line-spots = emplacements Événement : { $list }
line-fixed = dépasser un emplacement Événement ne déplace rien : toujours cinq manches
line-start-plus = chaque joueur commence avec { $n } { $n ->
        [one] { -ch-unit }
       *[other] { -ch-unit(num: "many") }
    } de plus
line-actions = { $n } Actions par manche
line-cards = { $n } cartes piochées par manche
line-random-plus = { $n } { $n ->
        [one] Compétence tirée au sort
       *[other] Compétences tirées au sort
    } de plus
line-start-vp = commence avec { $n } PV
quote = « { $name } »
source-published = publié
source-original = de notre invention
source-some = publié : { $list } ; le reste est de notre invention

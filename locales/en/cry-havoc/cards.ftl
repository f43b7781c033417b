# The rules text of cards, Skills, Structures and tokens: one pattern for each word of the effect language.
#
# How nouns work, here and for whoever writes play.ftl:
# * Places come with their preposition. $role says which: `in`, `into` (put in), `to` (move to), `from`, `bare` (none).
#   $form is the case that goes with it, `acc` or `dat`; only German tells them apart.
# * "Region" is feminine in every language that has genders, Units too: patterns rely on it.
# * $num is `one` or `many` where adjectives agree with "Region" or "Regions".
# * Objectives have the attributes `.the` (with article), `.dat`, `.gen` and `.g` (m, f, n), and `.plain` where the
#   rules text leaves the article out.
# * Factions (names.ftl) have `.the`, `.dat`, `.gen` and `.g`; English builds them from `faction-the`.
#   `Teller::the_faction` and `Teller::the_objective` give them as one `Np`, and `Np::put(args, "who")` adds $who,
#   $who_acc, $who_dat, $who_gen and $who_g to a message.
# * Names of Regions, cards and so on have no article: write "the Region { $name }" or the bare name.
# Patterns begin in lower case; the teller sets capitals and full stops, and melts articles ("de o" → "do").

## Nouns

faction-the = the { $name }
objective-control = { -ch-region-control }
    .the = Region Control
objective-capture = { -ch-capture-prisoners }
    .the = Capture Prisoners
objective-attrition = { -ch-attrition }
    .the = Attrition
action-move = Move
action-recruit = Recruit
action-build = Build
action-draw = Draw two, keep one
action-enable_scoring = Enable Scoring
phase-1 = { -ch-event(num: "many") }
phase-2 = Draw cards
phase-3 = Actions
phase-4 = Battle Resolution
phase-5 = { -ch-prisoner(num: "many") }
phase-6 = { -ch-scoring }
ring-centre = centre
ring-inner = inner Region
ring-middle = middle Region
ring-outer = outer Region
terrain-none = no Terrain
piece-war_party = Trog War Party
piece-nest = Trog Nest
piece-exploration = { -ch-exploration-token }

## How an ability is built

and = { $a } and { $b }
or = { $a } or { $b }
comma = { $a }, { $b }
semi = { $a }; { $b }
then = { $a }, then { $b }
anyway = { $a }; in either case, { $b }
head = { $head }: { $text }
colon = lower
ifs = if { $conds }
if-then = if { $conds }, { $text }
wish = if you wish, { $text }
by-enemy = { $text } (the enemy chooses)
by-others = { $text } (the other players choose)
win-action = Action
win-tactic = Battle
win-activate = Activate
win-entered = when an enemy has moved or placed Units here, before Control changes or a battle is declared
win-battle_start = when a battle starts{ $here ->
        [yes] {" "}here
       *[other] { "" }
    }{ $rel }
win-deployed = in a battle{ $here ->
        [yes] {" "}here
       *[other] { "" }
    }{ $rel }, after all Units are placed
win-before_objectives = before the Objectives are resolved
win-after_control = right after Region Control is resolved
win-after_capture = right after Capture Prisoners is resolved
win-after_attrition = right after Attrition is resolved
win-battle_end = at the end of this battle
win-discard = when this card is discarded
win-scoring = when Scoring takes place
rel-fights = { "" } in which you fight
rel-third = { "" } in which you do not fight
rel-attacker = { "" } in which you attack
rel-defender = { "" } in which you defend

## Conditions

cond-attacker = you are the attacker
cond-defender = you are the defender
cond-fewer = you fight with fewer Units than the enemy
cond-more = you fight with more Units than the enemy
cond-won_control = you won Region Control
cond-lost_control = you lost Region Control
cond-fights = you fight here
cond-third = you do not fight here
cond-controls = you control this Region
cond-players = there are { $list } players
cond-have = you have a Structure { $in }
cond-empty = you have no Units { $in }
cond-nothing = that had no effect
cond-cmp = { $a } is { $op ->
        [least] at least
        [most] at most
       *[equal] exactly
    } { $b }

## Numbers

number-of = the number of { $things }
number-per = { $value } divided by { $per }, rounded down
number-plus = { $value }, plus { $n }
number-max = { $value }, at most { $n }
x-note = { $text }, where X is { $value }
things-regions = { $regions }
things-units = { $who ->
        [self] your Units
        [both] Units of both sides
        [trogs] Trog Units
       *[other] enemy Units
    } { $in }
things-crystals = Crystals { $in }
things-cards = cards in { $who ->
        [self] your hand
       *[other] the enemy's hand
    }
things-prisoners = Prisoners { $who ->
        [self] you hold
       *[other] the enemy holds
    }
things-structures = your Structures { $in }
things-paid = things paid
things-done = things affected
things-icons = Recruit icons on that card

## Regions

place = { $role ->
        [bare] { $it }
        [from] from { $it }
        [to] to { $it }
       *[in] in { $it }
    }
at-here = { $role ->
        [bare] this Region
        [from] from here
        [to] to this Region
       *[in] here
    }
at-hq = { $role ->
        [bare] your HQ
        [from] from your HQ
        [to] to your HQ
       *[in] in your HQ
    }
at-bound = { $role ->
        [bare] that Region
        [from] from that Region
        [to] to that Region
       *[in] in that Region
    }
region = { $det ->
        [near] { $at ->
            [bound] that
           *[here] this
        } or an adjacent { $pre }{ $noun }
        [near-some] { $at ->
            [bound] that Region
           *[here] this Region
        } and adjacent { $pre }{ $nouns }
        [this] { $at ->
            [bound] that
           *[here] this
        } { $pre }{ $noun }
        [every] every { $pre }{ $noun }
        [some] { $pre }{ $nouns }
        [of] { $pre }{ $nouns }
       *[a] a { $pre }{ $noun }
    }{ $post }
noun-region = { -ch-region }
noun-regions = { -ch-region(num: "many") }
noun-battle = { -ch-battle-region }
noun-battles = { -ch-battle-region(num: "many") }
pre-join = { $a } { $b }
or-hq = or { $role ->
        [bare] { "" }
        [from] from{" "}
        [to] to{" "}
       *[in] in{" "}
    }your HQ{ $near ->
        [yes] {" "}(if adjacent)
       *[no] { "" }
    }
also-hq = { "" } (HQs included)
also-battle = { "" } (Battle Regions included)
also-battle-only = { "" } (Battle Regions included, HQs not)
also-no-hq = { "" } (HQs not included)
also-both = { "" } (Battle Regions and your HQ included)
each-most = { "" } (at most { $n } per Region)
control-order = first
company-order = early
f-control-self = you control
f-control-self-pre = { "" }
f-control-enemy = { "" }
f-control-enemy-pre = enemy-controlled
f-control-none = { "" }
f-control-none-pre = uncontrolled
f-control-not_self = you do not control
f-control-not_self-pre = { "" }
f-free = { "" }
f-free-pre = unoccupied
f-fight = in which you fight
f-terrain = { $card ->
        [yes] of that Terrain
       *[no] { "" }
    }
f-terrain-pre = { $card ->
        [yes] { "" }
       *[no] { $list }
    }
anchor-hq = your HQ
anchor-bound = that one
anchor-own_units = your Units
anchor-own_regions = a Region you control
anchor-caverns = the World Caverns
f-adj = { $at ->
        [here] { "" }
       *[other] adjacent to { $anchor }
    }
f-adj-pre = { $at ->
        [here] adjacent
       *[other] { "" }
    }
f-near = that holds your Units or is adjacent to them
f-dist-pre = { "" }
f-dist = { $min ->
        [0] up to
       *[other] { $min } to
    } { $max } { $max ->
        [one] { -ch-region }
       *[other] { -ch-region(num: "many") }
    } away{ $at ->
        [here] { "" }
       *[other] {" "}from { $anchor }
    }
with = { $after ->
        [yes] that has { $list }
       *[no] with { $list }
    }
without = { $after ->
        [yes] { $both ->
            [yes] no { $list }
           *[no] that has no { $list }
        }
       *[no] without { $list }
    }
w-own = { $n ->
        [one] your Units
       *[other] at least { $n } of your Units
    }
w-foes = { $n ->
        [one] enemy Units
       *[other] at least { $n } enemy Units
    }
w-foes-most = at most { $n } { $n ->
        [one] enemy Unit
       *[other] enemy Units
    }
w-foes-exactly = exactly { $n } { $n ->
        [one] enemy Unit
       *[other] enemy Units
    }
w-units = Units
w-token = a { $token }
w-structure = { $type ->
        [own] one of your Structures
       *[other] a { $name } Structure
    }
w-crystals = at least { $n } { $n ->
        [one] { -ch-crystal }
       *[other] { -ch-crystal(num: "many") }
    }
wo-foes = enemy Units
wo-token = { $after ->
        [yes] { $token }
       *[no] a { $token }
    }
wo-structure = { $type ->
        [own] { $after ->
            [yes] Structure of yours
           *[no] a Structure of yours
        }
       *[other] { $after ->
            [yes] { $name } Structure
           *[no] a { $name } Structure
        }
    }
tok-trog = { $many ->
        [yes] Trog tokens
       *[no] Trog token
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
tok-named = { $name } { $many ->
        [yes] tokens
       *[no] token
    }

## Objectives

on = { $role ->
        [bare] { $it }
        [from] from { $it }
        [to] to { $it }
       *[in] on { $it }
    }
spot-any = { $role ->
        [from] from one Objective
        [to] to one Objective
        [into] on one Objective
       *[in] on an Objective
    }
spot-all = { $role ->
        [from] from this battle
       *[in] in this battle
    }
spot-all-from = from any Objectives
spot-other = { $role ->
        [from] from another Objective
        [to] to another Objective
       *[in] on another Objective
    }
spot-bound = { $role ->
        [from] from that Objective
        [to] to that Objective
       *[in] on that Objective
    }
spot-mine = { $role ->
        [from] from
        [to] to
       *[in] on
    } an Objective where you have Units
spot-ahead = { $role ->
        [from] from
        [to] to
       *[in] on
    } an Objective where you have more Units than the enemy
spot-crowd = { $role ->
        [from] from
        [to] to
       *[in] on
    } an Objective where { $who ->
        [self] you have
       *[other] the enemy has
    } 2 or more Units
spot-empty = { $role ->
        [from] from
        [to] to
       *[in] on
    } an Objective where you have no Units
aim-choose = an Objective of your choice

## Pools

pool-reserve = { $role ->
        [from] from
       *[to] to
    } { $who ->
        [self] your Reserve
       *[other] the Reserve
    }
pool-supply = { $role ->
        [from] from
       *[to] to
    } the supply
pool-store = { $role ->
        [from] from
       *[to] into
    } your store

## Units

units = { $q ->
        [any] any number of
        [all] all
        [upto] up to { $n }
       *[num] { $n }
    } { $who ->
        [self] { $q ->
            [any] your Units
            [all] your Units
           *[num] of your Units
        }
        [both] { $q ->
            [any] Units of both sides
            [all] Units of both sides
           *[num] { $many ->
                [yes] Units of each side
               *[no] Unit of each side
            }
        }
        [mover] { $q ->
            [any] the Units that entered
           *[num] of the Units that entered
        }
        [trogs] { $many ->
            [yes] Trog Units
           *[no] Trog Unit
        }
        [owner] { $many ->
            [yes] { -ch-unit(num: "many") }
           *[no] { -ch-unit }
        }
       *[enemy] { $many ->
            [yes] enemy Units
           *[no] enemy Unit
        }
    }
op-place-units = place { $upto ->
        [yes] up to { $n }
       *[no] { $n }
    } { $many ->
        [yes] { -ch-unit(num: "many") }
       *[no] { -ch-unit }
    } { $who ->
        [trogs] of the Trogs from their Reserve
        [enemy] of the enemy from its Reserve
        [both] of each side from its Reserve
        [all] of each player from the Reserve
        [others] of each other player from the Reserve
       *[self] from your Reserve
    } { $to }
op-move-units = move { $units } { $from }{ $each ->
        [yes] , each
       *[no] { "" }
    } { $to }
op-join-units = move { $units } { $from } into this battle
op-kill-units = kill { $units } { $in }{ $vp ->
        [0] { "" }
       *[other] {" "}and gain { $vp } VP{ $many ->
            [yes] {" "}for each
           *[no] { "" }
        }
    }
op-withdraw-units = return { $units } { $in } to { $who ->
        [self] your Reserve
        [enemy] its Reserve
       *[other] the Reserve
    }
op-capture-units = capture { $units } { $in }
op-release = { $whose ->
        [self] take back { $n } of your captured Units from whoever holds { $many ->
            [yes] them
           *[no] it
        }, at no cost
       *[other] return { $n } { $many ->
            [yes] Prisoners you hold to their
           *[no] Prisoner you hold to its
        } owner's Reserve
    }

## Battle

for = { $who ->
        [self] for you
        [both] for both sides
       *[other] for the enemy
    }
op-strength = { $more ->
        [yes] a further { $amount }
       *[no] { $amount }
    } { $for } { $on }
op-ties = { $who ->
        [self] you win
        [both] both sides win
       *[other] the enemy wins
    } ties { $on }
op-order-reverse = resolve the Objectives in reverse order
op-order-first = { $choose ->
        [yes] choose the Objective that is resolved first
       *[no] { $it } is resolved first
    }
op-reward-win = if { $who ->
        [self] you win { $it }, gain { $vp } more VP
       *[other] the enemy wins { $it }, it gains { $vp } more VP
    }
op-reward-kill = { $who ->
        [self] you gain { $vp } more VP for each Unit you kill
       *[other] the enemy gains { $vp } more VP for each Unit it kills
    } in Attrition{ $max ->
        [0] { "" }
       *[other] {" "}(at most { $max } more)
    }
op-protect = { $q ->
        [all] none of { $who ->
            [self] your Units
            [both] the Units of either side
           *[other] the enemy's Units
        } { $in } can
       *[other] { $units } { $in } cannot
    } be { $from ->
        [kill] killed
        [capture] captured
       *[both] killed or captured
    }{ $all ->
        [yes] { "" }
       *[no] {" "}in this battle
    }
op-retreat-reserve = { $who ->
        [self] if you lose Region Control, your surviving Units go
       *[other] if the enemy loses Region Control, its surviving Units go
    } to the Reserve instead of retreating
op-retreat = { $who ->
        [self] if you lose Region Control, your Units may retreat
       *[other] if the enemy loses Region Control, its Units may only retreat
    } { $to }
cannot = { $who ->
        [self] you cannot
        [both] neither side can
        [all] no player can
        [others] no other player can
        [trogs] the Trogs cannot
        [mover] the player who entered cannot
       *[other] the enemy cannot
    }
during = { $until },{" "}
until-battle = for the rest of this battle
until-turn = this turn
until-round = this Round
until-next_scoring = until the next Scoring
until-control_lost = until Control is lost
until-source = { "" }
op-forbid-tactics = { $cannot } play another tactic{ $until }
op-forbid-terrain_tactics = { $cannot } play Terrain Tactics{ $until }
op-forbid-shift = { $cannot } move Units between Objectives{ $until }
op-forbid-enter = { $cannot } bring Units { $to }{ $until }

## Cards

cards = { $n } { $many ->
        [yes] { -card(num: "many") }
       *[no] { -card }
    }
deck = { $deck ->
        [terrain] {" "}from a Terrain deck of your choice
        [own_or_terrain] {" "}from your deck or one Terrain deck
       *[own] { "" }
    }
op-draw = { $who ->
        [self] draw { $cards }{ $deck }
        [enemy] the enemy draws { $cards }
       *[other] each player draws { $cards }
    }
op-draw-keep = draw { $cards }{ $deck }, keep { $keep } and shuffle the rest back
op-draw-store = draw { $cards }{ $deck } and keep { $many ->
        [yes] them
       *[no] it
    } face down here{ $capacity ->
        [0] { "" }
       *[other] {" "}(at most { $capacity } in all); in a battle on its Terrain you may play such a card as a tactic; it then goes to the bottom of its deck
    }
op-discard = { $who ->
        [self] discard { $n } { $terrain ->
            [yes] Terrain{" "}
           *[no] { "" }
        }{ $many ->
            [yes] cards
           *[no] card
        }
       *[other] the enemy discards { $n } { $terrain ->
            [yes] Terrain{" "}
           *[no] { "" }
        }{ $more ->
            [yes] more{" "}
           *[no] { "" }
        }{ $many ->
            [yes] cards
           *[no] card
        } of its choice
    }
op-recover = take { $n } { $other ->
        [yes] other{" "}
       *[no] { "" }
    }{ $many ->
        [yes] cards
       *[no] card
    } from your discard pile back into your hand
op-peek-hand = look at the enemy's hand
op-peek-tokens = look at the face-down tokens { $in }

## Points, Crystals, Scoring

op-gain-vp = { $who ->
        [self] gain { $n } VP
        [enemy] the enemy gains { $n } VP
       *[other] each player gains { $n } VP
    }
op-lose-vp = { $who ->
        [self] lose { $n } VP
        [enemy] the enemy loses { $n } VP
       *[other] each player loses { $n } VP
    }
crystals = { $upto ->
        [yes] up to { $n }
       *[no] { $n }
    } { $many ->
        [yes] { -ch-crystal(num: "many") }
       *[no] { -ch-crystal }
    }
op-crystals-spend = spend { $n } stored { $many ->
        [yes] { -ch-crystal(num: "many") }
       *[no] { -ch-crystal }
    }
op-crystals-take = take { $crystals } { $from } into your store
op-crystals-place = place { $crystals } { $to }
op-crystals-remove = return { $crystals } { $from } to the supply
op-crystals-move = move { $crystals } { $from } { $to }
op-scoring = at the next Scoring, { $at } is worth { $vp } more VP to whoever controls it then
op-enable_scoring = enable Scoring

## Control, Structures, tokens

op-take-control = take Control of { $at }
op-drop-control = remove { $who ->
        [self] your Control token
       *[other] the enemy's Control token
    } { $from }
op-put-structure = put { $type ->
        [any] one of your Structures
       *[one] a { $name } Structure
    }{ $max ->
        [0] { "" }
       *[other] {" "}with a build cost of at most { $max }
    } { $into }, at no cost
structures = { $upto ->
        [yes] up to { $n } of your Structures
       *[no] { $many ->
            [yes] { $n } of your Structures
           *[no] one of your Structures
        }
    }
op-move-structures = move { $structures } { $from }{ $each ->
        [yes] , each
       *[no] { "" }
    } { $to }
op-move-structures-any = move { $structures }{ $each ->
        [yes] , each
       *[no] { "" }
    } { $to }
op-remove-structure = { $who ->
        [self] remove { $structures }
       *[other] remove { $many ->
            [yes] { $n } enemy Structures
           *[no] an enemy Structure
        }
    } { $from }
op-remove-this = remove the { $name } Structure { $from }
op-activate = activate { $structures } { $in }, at no cost
op-activate-moved = activate { $structures } in a Region you just moved one to, at no cost
op-activate-any = activate { $structures }, at no cost
tokens = { $upto ->
        [yes] { $many ->
            [yes] up to { $n } { $token }
           *[no] a { $token }
        }
       *[no] { $many ->
            [yes] { $n } { $token }
           *[no] a { $token }
        }
    }
op-put-token = put { $tokens } { $into }
op-put-token-down = put { $tokens } face down { $into }
op-move-tokens = { $single ->
        [yes] you may move
       *[no] move
    } { $tokens } { $from }{ $each ->
        [yes] , each
       *[no] { "" }
    } { $to }, face down
op-move-tokens-any = { $single ->
        [yes] you may move
       *[no] move
    } { $tokens }{ $each ->
        [yes] , each
       *[no] { "" }
    } { $to }, face down
op-remove-tokens = remove { $tokens } { $from }
op-return-token = return the token
op-resolve = reveal and resolve { $tokens } { $in }
op-resolve-supply = draw { $tokens } from the supply and resolve { $many ->
        [yes] them
       *[no] it
    } { $in }

## Tempo and lasting rules

op-points-move = gain { $n } Movement { $many ->
        [yes] Points
       *[no] Point
    }
op-points-recruit = gain { $n } Recruit { $many ->
        [yes] Points
       *[no] Point
    }
op-points-build = gain { $n } Build { $many ->
        [yes] Points
       *[no] Point
    }
op-mod-points = { $during }{ $who ->
        [self] your { $action } Action
        [all] every { $action } Action
       *[other] every { $action } Action of the other players
    }{ $per ->
        [card] { "" }
       *[action] {" "}with at least one card
    } gets { $n } more { $kind ->
        [move] Movement
        [recruit] Recruit
       *[build] Build
    } { $many ->
        [yes] Points
       *[no] Point
    }{ $per ->
        [card] {" "}for each card discarded
       *[action] { "" }
    }
op-initiative = choose your place on the { -ch-next-initiative-track }
op-ready = ready { $many ->
        [yes] { $n } of your Skills
       *[no] one of your Skills
    }
op-link = { $during }these Regions are adjacent to one another for { $who ->
        [self] your Units
       *[other] the Units of all players
    }: { $at }
op-site = you may also recruit { $in } while you control the Region and it has no enemy Units
op-choose = choose one: { $options }
option = ({ $letter }) { $text }
op-each = { $who ->
        [others] each other player
       *[all] each player
    }, in Initiative order: { $text }

## Whole cards

icons-move = Move { $n }
icons-recruit = Recruit { $n }
icons-build = Build { $n }
icons-none = no icons
bonus-draw_each = bonus: draw 1 card for each discarded card with this symbol
bonus-draw_one = bonus: draw 1 card (once per Action)
bonus-vp = bonus: gain 1 VP
bonus-initiative = bonus: choose your place on the { -ch-next-initiative-track }
kind-faction-card = Tactics card · { $faction }
kind-terrain-card = Terrain Tactics · { $terrain }
kind-skill = Skill · { $faction }
kind-skill-default = default Skill · { $faction }
kind-skill-extra = extra Skill · { $faction }
kind-skill-extra-default = extra default Skill · { $faction }
kind-structure = Structure · { $faction } · { $n } tokens
kind-named = token · { $faction } · { $n }
kind-event = Event token
kind-piece = { $piece } · { $n }
kind-region = { $ring } · { $terrain }
kind-region-plain = { $ring }
kind-faction = { -ch-faction }
kind-terrain = Terrain deck · { $n } cards
kind-board = board
kind-level = Skill level
kind-rounds = length of the game
kind-handicap = handicap
cost-build = Build { $cost }
cost-activate = Activate { $cost }
line-units = { $units } { $units ->
        [one] Trog Unit
       *[other] Trog Units
    }{ $crystals ->
        [0] { "" }
        [one] , { $crystals } Crystal
       *[other] , { $crystals } Crystals
    }
line-falls = the token returns to its supply as soon as you neither control the Region nor have Units there
line-returns = return the token at the end of the Round
line-pieces = { $units } Units, { $start } of them at the start; { $control } Control tokens, { $skills } { $skills ->
        [one] Skill token
       *[other] Skill tokens
    }
line-half = { -ch-crystal(num: "many") } count half, with the total rounded up
line-store = has a Crystal store
line-count = only with { $list } players
line-list-structures = Structures: { $list }
line-list-skills = Skills: { $list }
line-crystals = { $n } { $n ->
        [one] { -ch-crystal }
       *[other] { -ch-crystal(num: "many") }
    }
line-icon = { $piece }{ $list ->
        [all] { "" }
       *[other] {" "}(with { $list } players)
    }
line-tunnel = Tunnel
line-hq-player = can be a player's HQ
line-hq-trog = HQ of the Trogs with 4 players
line-arrow = arrow to { $region }
line-neighbours = adjacent to { $list }
line-skills-random = the default Skill and { $n } random { $n ->
        [one] Skill
       *[other] Skills
    }
line-skills-none = only the default Skill
line-skills-drafted = the default Skill and { $n } Skills of your choice
line-spots = Event spots: { $list }
line-fixed = passing an Event spot moves nothing: there are always five Rounds
line-start-plus = every player starts with { $n } more { $n ->
        [one] { -ch-unit }
       *[other] { -ch-unit(num: "many") }
    }
line-actions = { $n } Actions in each Round
line-cards = { $n } cards drawn in each Round
line-random-plus = { $n } more random { $n ->
        [one] { -ch-skill }
       *[other] { -ch-skill(num: "many") }
    }
line-start-vp = starts with { $n } VP
quote = “{ $name }”
source-published = published
source-original = our own design
source-some = published: { $list }; the rest is our own design

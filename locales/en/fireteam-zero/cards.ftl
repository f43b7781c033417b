# The rules text of the cards, one pattern per word of the effect language.
#
# A figure or location passed as $who comes with $who_acc, $who_dat and $who_gen (cases, where the language has them),
# $who_p (you, one, this or none: the person of the verb) and $who_g (gender). Patterns begin in lower case; the teller
# capitalises lines.

## Shape of an ability

range = range { $n } ({ $to })
range-monster = monster
range-ally = ally
range-hero = hero
range-self = you
ifs = if { $conds }
while = as long as { $conds }
and = { $a } and { $b }
and-if = { $a } and { $b }
and-while = { $a } and { $b }
comma-if = { $a } and { $b }
comma-while = { $a } and { $b }
or = { $a } or { $b }
comma = { $a }, { $b }
phrase-comma = { $a }, { $b }
then = { $a }; { $b }
head = { $head }: { $effects }
colon = lower
may = { $who_p ->
        [you] you may
       *[other] { $who } may
    } do this
may-cost = { $who_p ->
        [you] you may
       *[other] { $who } may
    } { $cost } to do this
must-cost = { $who_p ->
        [you] you
       *[other] { $who }
    } must { $cost } to do this
who-heroes = the heroes
cost-discard = discard { $n } { $n ->
        [one] card
       *[other] cards
    }
cost-spend = spend { $list }
cost-action = { $n } { $n ->
        [one] action
       *[other] actions
    }
cost-charge = { $n } { $n ->
        [one] { -fz-specialist-token }
       *[other] { -fz-specialist-token(num: "many") }
    }
cost-use = { $n } { $n ->
        [one] use
       *[other] uses
    }
cost-damage = take { $n } damage
cost-moves = { $n } { $n ->
        [one] { -fz-movement-point }
       *[other] { -fz-movement-point(num: "many") }
    }
limit-turn = { $n ->
        [one] once
        [2] twice
       *[other] { $n } times
    } per turn
limit-round = { $n ->
        [one] once
        [2] twice
       *[other] { $n } times
    } per round
limit-mission = { $n ->
        [one] once
        [2] twice
       *[other] { $n } times
    } per mission
until-attack = until the end of this attack
until-activation = until the end of this activation
until-turn = until the end of this turn
until-next_turn = until your next turn
until-round = until the end of this round
until-next_round = until the end of the next round
until-mission = until the end of the mission
until-freed = until freed
until-left = until the location is left
quote = “{ $name }”

## Windows

win-setup = at set-up
win-round-start = at the start of the round
win-tactics = after { $by_p ->
        [you] you have played
       *[other] { $by } has played
    } a tactical response
win-turn-start = at the start of { $by_p ->
        [you] your turn
       *[other] { $by_c ->
            [long] the turn of { $by }
           *[plain] { $by }'s turn
        }
    }
win-turn-action = during { $by_p ->
        [you] your turn
       *[other] { $by_c ->
            [long] the turn of { $by }
           *[plain] { $by }'s turn
        }
    }
win-turn-end = at the end of { $by_p ->
        [you] your turn
       *[other] { $by_c ->
            [long] the turn of { $by }
           *[plain] { $by }'s turn
        }
    }
win-attack-declared = before { $by_p ->
        [this] this attack
        [you] you perform { $attack }
       *[other] { $by } performs { $attack }
    }{ $on_p ->
        [none] { "" }
       *[other] {" "}on { $on }
    }
win-attack-rolled = after { $by_p ->
        [this] the roll
        [you] you roll for { $attack }
       *[other] { $by } rolls for { $attack }
    }{ $on_p ->
        [none] { "" }
       *[other] {" "}on { $on }
    }
win-attack-resolved = after { $by_p ->
        [this] this attack
        [you] you perform { $attack }
       *[other] { $by } performs { $attack }
    }{ $on_p ->
        [none] { "" }
       *[other] {" "}on { $on }
    }
win-search-before = before { $by_p ->
        [you] you search
       *[other] { $by } searches
    }
win-search-after = after { $by_p ->
        [you] you have searched
       *[other] { $by } has searched
    }
win-hero-enters = when { $by_p ->
        [you] you enter
       *[other] { $by } enters
    } { $place }
win-monster-activates = before { $by } activates
win-monster-special = when { $by } rolls the special symbol
win-monster-moved = after { $by } has moved during its activation
win-monster-targets = when { $by } targets { $on }
win-hero-hit = when { $on_p ->
        [you] you are
       *[other] { $on } is
    } about to take damage{ $by_p ->
        [none] { "" }
       *[other] {" "}from { $by }
    }
win-hero-hurt = after { $on_p ->
        [you] you have
       *[other] { $on } has
    } taken damage{ $by_p ->
        [none] { "" }
       *[other] {" "}from { $by }
    } and { $on_p ->
        [you] are
       *[other] is
    } still standing
win-hero-down = when { $on_p ->
        [you] you are
       *[other] { $on } is
    } knocked down{ $by_p ->
        [none] { "" }
       *[other] {" "}by { $by }
    }
win-hero-freed = when { $on_p ->
        [you] you are
       *[other] { $on } is
    } freed{ $by_p ->
        [none] { "" }
       *[other] {" "}by { $by }
    }
win-monster-spawns = when { $by } spawns
win-monster-killed = when { $on } is killed{ $by_p ->
        [none] { "" }
       *[other] {" "}by { $by }
    }
win-boss-wounded = when { $on } is wounded{ $by_p ->
        [none] { "" }
       *[other] {" "}by { $by }
    }
win-twist-drawn = when this card is drawn
win-intel-placed = when an intel token is put on an objective
win-objective-done = when an objective is completed
win-round-end = at the end of the round
attack = a { $types }attack
attack-types = { $types }{ " " }
type-brawl = { -fz-brawl }
type-bullet = { -fz-bullet }
type-bomb = { -fz-bomb }
types-or = { $a } or { $b }
only = { "" } ({ $type })

## Conditions

cond-type = the attack is { $neg ->
        [yes] not{" "}
       *[other] { "" }
    }a { $types } attack
cond-by = { $who } { $neg ->
        [yes] is not
       *[other] is
    } { $being }
cond-on = { $who } { $neg ->
        [yes] is not
       *[other] is
    } { $being }
cond-gap-same = { $a } { $a_p ->
        [you] are
       *[other] is
    } { $neg ->
        [yes] not{" "}
       *[other] { "" }
    }in the same location as { $b }
cond-gap-max = { $a } { $a_p ->
        [you] are
       *[other] is
    } { $neg ->
        [yes] not{" "}
       *[other] { "" }
    }within { $max } of { $b }
cond-gap-min = { $a } { $a_p ->
        [you] are
       *[other] is
    } { $neg ->
        [yes] not{" "}
       *[other] { "" }
    }at least { $min } away from { $b }
cond-gap-both = { $a } { $a_p ->
        [you] are
       *[other] is
    } { $neg ->
        [yes] not{" "}
       *[other] { "" }
    }{ $min } to { $max } away from { $b }
cond-count-none = there is { $neg ->
        [yes] a
       *[other] no
    } { $noun }{ $post }
cond-count-min = there { $neg ->
        [yes] are fewer than { $min } { $nouns }
       *[other] { $min ->
            [one] is at least 1 { $noun }
           *[other] are at least { $min } { $nouns }
        }
    }{ $post }
cond-count-max = there are { $neg ->
        [yes] more than
       *[other] at most
    } { $max } { $max ->
        [one] { $noun }
       *[other] { $nouns }
    }{ $post }
cond-count-is = there { $min ->
        [one] is
       *[other] are
    } { $neg ->
        [yes] not{" "}
       *[other] { "" }
    }exactly { $min } { $min ->
        [one] { $noun }
       *[other] { $nouns }
    }{ $post }
cond-count-both = there are { $neg ->
        [yes] not{" "}
       *[other] { "" }
    }{ $min } to { $max } { $nouns }{ $post }
cond-place-is = { $place } { $neg ->
        [yes] is not
       *[other] is
    } { $being }
cond-result-kill = the attack { $neg ->
        [yes] did not kill
       *[other] killed
    } its target
cond-result-wound = the attack { $neg ->
        [yes] did not wound
       *[other] wounded
    } its target
cond-result-break = the attack { $neg ->
        [yes] did not destroy
       *[other] destroyed
    } its target
cond-result-fail = the attack { $neg ->
        [yes] killed, wounded or destroyed
       *[other] did not kill, wound or destroy
    } its target
cond-excess = its damage was { $neg ->
        [yes] more than
       *[other] at most
    } { $n } over what was needed
cond-cards = the attack { $neg ->
        [yes] does not use
       *[other] uses
    } { $range } { $many ->
        [one] card
       *[other] cards
    }
cond-hand = { $who_p ->
        [you] you
       *[other] { $who }
    } { $neg ->
        [yes] { $who_p ->
            [you] do
           *[other] does
        } not have
       *[other] { $who_p ->
            [you] have
           *[other] has
        }
    } { $range } { $many ->
        [one] card
       *[other] cards
    } in hand
cond-terrain = { $place } is { $neg ->
        [yes] not{" "}
       *[other] { "" }
    }{ $terrain }
cond-at = { $who_p ->
        [you] you are
       *[other] { $who } is
    } { $neg ->
        [yes] not{" "}
       *[other] { "" }
    }{ $in }
cond-tokens-at = { $tokens } { $many ->
        [one] is
       *[other] are
    } { $neg ->
        [yes] not{" "}
       *[other] { "" }
    }{ $in }
cond-tokens-on = { $who_p ->
        [you] you { $neg ->
            [yes] do not carry
           *[other] carry
        }
       *[other] { $who } { $neg ->
            [yes] does not carry
           *[other] carries
        }
    } { $tokens }
cond-intel = { $objective } { $neg ->
        [yes] does not have
       *[other] has
    } { $range } { $many ->
        [one] { -fz-intel-token }
       *[other] { -fz-intel-token(num: "many") }
    }
cond-coin-heads = the lucky coin { $neg ->
        [yes] does not show
       *[other] shows
    } heads
cond-coin-tails = the lucky coin { $neg ->
        [yes] does not show
       *[other] shows
    } tails
cond-threat = the threat token is { $neg ->
        [yes] not{" "}
       *[other] { "" }
    }on space { $range }
cond-round = the round is { $neg ->
        [yes] not{" "}
       *[other] { "" }
    }{ $range }
cond-state-active = { $who } { $who_p ->
        [you] are
       *[other] is
    } { $neg ->
        [yes] not{" "}
       *[other] { "" }
    }active
cond-state-down = { $who } { $who_p ->
        [you] are
       *[other] is
    } { $neg ->
        [yes] not{" "}
       *[other] { "" }
    }knocked down
cond-state-pinned = { $who } { $who_p ->
        [you] are
       *[other] is
    } { $neg ->
        [yes] not{" "}
       *[other] { "" }
    }pinned
cond-state-guarding = { $who } { $neg ->
        [yes] { $who_p ->
            [you] do not guard
           *[other] does not guard
        }
       *[other] { $who_p ->
            [you] guard
           *[other] guards
        }
    } a specialist
cond-state-has_acted = { $who } { $neg ->
        [yes] { $who_p ->
            [you] have
           *[other] has
        } not used { $who_p ->
            [you] your
           *[other] their
        } action
       *[other] { $who_p ->
            [you] have
           *[other] has
        } used { $who_p ->
            [you] your
           *[other] their
        } action
    }
cond-role = { $who }'s role { $neg ->
        [yes] is not
       *[other] is
    } { $role }
bounds-min = at least { $min }
bounds-max = at most { $max }
bounds-both = { $min } to { $max }
bounds-is = { $min }
bounds-none = no
space-min = { $min } or higher
space-max = { $max } or lower
terrain-difficult = { -fz-difficult-terrain }
terrain-impassable = { -fz-impassable-terrain }
terrain-elevated = { -fz-elevated-terrain }
terrain-cover = { -fz-cover-terrain }
role-leader = { -fz-leader }
role-close_combat = { -fz-close-combat }
role-marksman = { -fz-marksman }
role-demolitions = { -fz-demolitions }

## Figures and locations

noun-figure = { $num ->
        [many] { -fz-figure(num: "many") }
       *[other] { -fz-figure }
    }
    .g = m
noun-hero = { $num ->
        [many] { -fz-hero(num: "many") }
       *[other] { -fz-hero }
    }
    .g = m
noun-hero-down = knocked-down { $num ->
        [many] { -fz-hero(num: "many") }
       *[other] { -fz-hero }
    }
    .g = m
noun-hero-pinned = pinned { $num ->
        [many] { -fz-hero(num: "many") }
       *[other] { -fz-hero }
    }
    .g = m
noun-hero-guarding = guarding { $num ->
        [many] { -fz-hero(num: "many") }
       *[other] { -fz-hero }
    }
    .g = m
noun-hero-has_acted = { $num ->
        [many] { -fz-hero(num: "many") }
       *[other] { -fz-hero }
    } who already used the action of the turn
    .g = m
noun-ally = { $num ->
        [many] { -fz-ally(num: "many") }
       *[other] { -fz-ally }
    }
    .g = m
noun-ally-down = knocked-down { $num ->
        [many] { -fz-ally(num: "many") }
       *[other] { -fz-ally }
    }
    .g = m
noun-ally-pinned = pinned { $num ->
        [many] { -fz-ally(num: "many") }
       *[other] { -fz-ally }
    }
    .g = m
noun-ally-guarding = guarding { $num ->
        [many] { -fz-ally(num: "many") }
       *[other] { -fz-ally }
    }
    .g = m
noun-ally-has_acted = { $num ->
        [many] { -fz-ally(num: "many") }
       *[other] { -fz-ally }
    } who already used the action of the turn
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
    .g = m
noun-spawn = { $num ->
        [many] { -fz-spawn-point(num: "many") }
       *[other] { -fz-spawn-point }
    }
    .g = m
noun-attacker = attacker
    .g = m
noun-target = target
    .g = m
noun-token = { $num ->
        [many] { $name } tokens
       *[other] { $name } token
    }
    .g = m
noun-intel = { $num ->
        [many] { -fz-intel-token(num: "many") }
       *[other] { -fz-intel-token }
    }
    .g = m
det-a = a { $noun }{ $post }
det-the = the { $noun }{ $post }
det-that = that { $noun }{ $post }
det-this = this { $noun }{ $post }
det-each = each { $noun }{ $post }
det-no = no { $noun }{ $post }
det-none = { $noun }{ $post }
det-one = 1 { $noun }{ $post }
det-up_to = up to { $n } { $noun }{ $post }
det-those = each chosen { $noun }{ $post }
det-nearest = the { $noun }{ $post } nearest to { $of }
det-nearest_place = the { $noun }{ $post } that is nearest to { $of }
det-farthest = the { $noun }{ $post } farthest from { $of }
det-farthest_place = the { $noun }{ $post } that is farthest from { $of }
det-random = a random { $noun }{ $post }
det-random_place = a random { $noun }{ $post }
det-most_cards = the { $noun }{ $post } with the most cards
det-fewest_cards = the { $noun }{ $post } with the fewest cards
who-you = you
who-first_player = the start player's hero
who-henry = Henry
who-patty = Patty
post-within = { "" } within { $n } of { $of }
post-near = { $has } and{ $near }
post-both = { $has } and{ $no }
post-at = { "" } { $in }
post-except = { "" } other than { $who }
post-family = { "" } of the family { $family }
post-spawn_up = { "" } with a face-up spawn token
post-spawn_down = { "" } with a face-down spawn token
post-spawn = { "" } with a spawn token
post-has = { "" } with { $what }
post-no = { "" } without { $what }
post-no-spawn_up = { "" } without a face-up spawn token
post-no-spawn_down = { "" } without a face-down spawn token
post-no-spawn = { "" } without a spawn token
post-terrain = { "" } of { $terrain }
place-here = your location
place-there = that location
place-of = { $who_c ->
        [long] the location of { $who }
       *[plain] { $who }'s location
    }
place-entry = the entry point
place-exit = the exit point
place-boss_mark = the boss location
place-roll = a rolled spawn point
place-named = the { $name }
place-any = a location
in = { $at_k ->
        [spawn] at
        [named] at
       *[other] in
    } { $at }
to = { $at_k ->
        [spawn] at
        [named] at
       *[other] in
    } { $at }

## Amounts

amount-x = X
amount-where = { "" } (X is { $what })
amount-count = the number of { $nouns }{ $post }
amount-per_hero = { $n } per hero
amount-hand = the number of cards in { $who_p ->
        [you] your hand
       *[other] { $who_c ->
            [long] the hand of { $who }
           *[plain] { $who }'s hand
        }
    }
amount-tokens = the number of tokens { $in }
amount-times = { $what } × { $n }
amount-plus = { $what } + { $n }
amount-minus = { $what } − { $n }
amount-min = { $what }, at least { $n }
amount-max = { $what }, at most { $n }

## Effects

op-mod = { $own ->
        [implied] { $stat }{ $type }
        [you] your { $stat }{ $type }
       *[other] { $who_c ->
            [long] { $stat }{ $type } of { $who }
           *[plain] { $who }'s { $stat }{ $type }
        }
    } { $change }{ $until }
change-set = is { $n }
op-min-damage = the attack deals at least { $n } damage{ $until }
op-max-damage = { $who_p ->
        [you] you take
       *[other] { $who } takes
    } at most { $n } damage{ $until }
stat-strength = strength
    .g = f
stat-bonus_hits = { -fz-bonus-hit(num: "many") }
    .g = p
stat-resistance = { -fz-resistance }
    .g = f
stat-range = attack range
    .g = f
stat-speed = { -fz-speed }
    .g = f
stat-health = { -fz-health }
    .g = f
stat-hand_size = hand size
    .g = f
stat-min_damage = minimum damage
    .g = m
stat-max_damage = maximum damage
    .g = m
stat-react_range = reaction range
    .g = f
flag-flee_freely = { $who_p ->
        [you] you
       *[other] { $who }
    } may leave a location however many monsters are there{ $until }
flag-cannot_leave = { $who_p ->
        [you] you cannot
       *[other] { $all ->
            [yes] { $none } can
           *[other] { $who } cannot
        }
    } move out of a location with a monster{ $until }
flag-cannot_move = { $who_p ->
        [you] you do
       *[other] { $who } does
    } not move{ $until }
flag-cannot_act = { $who_p ->
        [you] you
       *[other] { $who }
    } may perform neither actions nor free actions{ $until }
flag-pinned = { $who_p ->
        [you] you are
       *[other] { $who } is
    } pinned: no movement and no actions until an ally in the same location spends an action to free { $who_p ->
        [you] you
       *[other] that hero
    }
flag-cannot_react = { $who_p ->
        [you] you cannot
       *[other] { $all ->
            [yes] { $none } can
           *[other] { $who } cannot
        }
    } play reactions{ $until }
flag-cannot_intercept = nobody may take one for the team against an attack by { $any }{ $until }
flag-free_search = searching is a free action for { $who }{ $until }
flag-ignore_difficult = difficult terrain costs { $who } only 1 movement point{ $until }
flag-ignore_cover = { $own ->
        [implied] the attack ignores
        [you] your attacks ignore
       *[other] attacks by { $who } ignore
    } cover terrain{ $until }
flag-through_walls = { $who } { $who_p ->
        [you] move
       *[other] moves
    } through solid lines between touching locations{ $until }
flag-hidden = monsters ignore { $who } for movement and targeting while another active hero is on the board{ $until_in }
flag-marked = monsters that have no hero with them and can walk to { $who } in at most 3 steps move toward { $who_p ->
        [you] you
       *[other] that hero
    } first, and those with { $who_p ->
        [you] you
       *[other] that hero
    } in range target { $who_p ->
        [you] you
       *[other] that hero
    } first{ $until_in }
flag-no_damage_to_heroes = { $own ->
        [implied] the attack damages
        [you] your attacks damage
       *[other] attacks by { $who } damage
    } no hero{ $until }
flag-no_special = special results of the activation die count as blank for { $any }{ $until }
flag-unsecured = { $who_p ->
        [you] you secure no
       *[other] { $all ->
            [yes] { $none } secures a
           *[other] { $who } secures no
        }
    } spawn point{ $until }
flag-secured = { $place } counts as secured{ $until }
flag-unblockable = the damage of { $own ->
        [implied] the attack
        [you] your attacks
       *[other] attacks by { $who }
    } is unblockable{ $until }
flag-no_ambush_activation = monsters that ambush { $any } are placed but do not activate{ $until }
flag-react_to_ambush = { $who_p ->
        [you] you
       *[other] { $who }
    } may play reactions during an ambush{ $until }
flag-prefers_weak = { $who } { $who_p ->
        [you] target
       *[other] targets
    } the hero in range with the fewest cards instead of the nearest{ $until }
op-reroll = { $who_p ->
        [you] { $granted ->
            [yes] { "" }
           *[no] you may{" "}
        }reroll { $n ->
            [one] 1 attack die
           *[other] up to { $n } attack dice
        }
       *[other] { $who } may reroll { $n ->
            [one] 1 attack die
           *[other] up to { $n } attack dice
        }
    }
op-reroll-all = { $who_p ->
        [you] reroll
       *[other] { $who } may reroll
    } any number of attack dice
op-attack = { $who_p ->
        [you] perform
       *[other] { $who } performs
    } { $attack }{ $on_p ->
        [none] { "" }
       *[other] {" "}on { $on }
    } (range { $range }, strength { $n }{ $bonus })
attack-bonus = , bonus hits +{ $n }
op-spread-heroes = the damage of the attack is also dealt to each other hero in the target's location
op-spread-monsters = the damage of the attack is also dealt to each other monster in the target's location
op-carry_over = if the attack kills its target, excess damage becomes hits against 1 other monster { $n ->
        [0] in the same location
       *[other] within { $n } of it
    }
op-retarget = { $to_p ->
        [you] you become
       *[other] { $to } becomes
    } the target of the attack
op-cancel-activation = cancel the activation{ $boss ->
        [yes] {" "}(boss: strength −2 instead)
       *[other] { "" }
    }
op-cancel-move = cancel all movement of this activation
op-cancel-attack = cancel the attack of this activation{ $boss ->
        [yes] {" "}(boss: strength −2 instead)
       *[other] { "" }
    }
op-cancel-special = treat the special result as blank
op-cancel-spawn = the figure is not placed and returns to its pool
op-cancel-search = cancel the search (the spawn token stays face up)
op-damage = { $who_p ->
        [you] take
       *[other] { $who } takes
    } { $n } { $kind ->
        [unblockable] unblockable damage
        [hits] { $n ->
            [one] { -fz-hit }
           *[other] { -fz-hit(num: "many") }
        } (no resistance)
       *[other] damage
    }
op-prevent = prevent { $n } damage{ $own ->
        [implied] { "" }
       *[other] {" "}to { $who }
    }
op-prevent-all = prevent all damage{ $own ->
        [implied] { "" }
       *[other] {" "}to { $who }
    }
op-kill = kill { $who }
op-draw = { $who_p ->
        [you] draw
       *[other] { $who } draws
    } { $n } { $n ->
        [one] card
       *[other] cards
    }
op-discard-choice = { $who_p ->
        [you] discard
       *[other] { $who } discards
    } { $n } { $n ->
        [one] card
       *[other] cards
    } if able
op-discard-must = { $who_p ->
        [you] discard
       *[other] { $who } discards
    } { $n } { $n ->
        [one] card
       *[other] cards
    }; a hero who cannot is knocked down
op-discard-random = { $who_p ->
        [you] discard
       *[other] { $who } discards
    } { $n } random { $n ->
        [one] card
       *[other] cards
    } if able
op-recover-discard = { $who_p ->
        [you] take
       *[other] { $who } takes
    } { $n } { $n ->
        [one] card
       *[other] cards
    } from { $who_p ->
        [you] your
       *[other] their
    } discard pile { $to }
op-recover-this = { $who_p ->
        [you] take
       *[other] { $who } takes
    } this card back { $to }
op-recover-spent = { $who_p ->
        [you] take
       *[other] { $who } takes
    } { $n } of the cards used in this attack back { $to }
recover-hand = into { -hand }
recover-deck_top = onto the top of the { -fz-action-deck }
op-stand = { $who_p ->
        [you] you
       *[other] { $who }
    } may stand up at once
op-coin-heads = the group may turn the lucky coin to heads
op-coin-tails = turn the lucky coin to tails
op-move = { $must ->
        [yes] { $who_p ->
            [you] move
           *[other] { $who } moves
        } { $n ->
            [one] 1 location
           *[other] with { $n } movement points
        }
       *[other] { $n ->
            [one] { $who_p ->
                [you] { $granted ->
                    [yes] move
                   *[no] you may move
                }
               *[other] { $who } may move
            } 1 location
           *[other] { $who_p ->
                [you] move with
               *[other] { $who } may move with
            } up to { $n } movement points
        }
    }{ $way }
op-move-steps = { $who_p ->
        [you] move
       *[other] { $who } moves
    } { $must ->
        [yes] { "" }
       *[other] up to{" "}
    }{ $n } { $n ->
        [one] { -fz-location }
       *[other] { -fz-location(num: "many") }
    }{ $way }
way-toward = { "" } toward { $of }
way-away = { "" } away from { $of }
way-to = { "" } and { $who_p ->
        [you] end
       *[other] ends
    } { $in }
op-place = place { $who } { $to }
op-place-you = you are placed { $to }
op-act = { $who_p ->
        [you] you
       *[other] { $who }
    } may perform { $n } { $n ->
        [one] action
       *[other] actions
    } at once{ $kinds ->
        [any] { "" }
       *[other] {" "}({ $kinds })
    }
act-attack = attack
act-search = search
act-special = special action
act-any = any
op-activate = { $who } activates at once
op-spawn = spawn { $what }{ $from }{ $many ->
        [yes] , each
       *[other] { "" }
    } { $to }
count-of = { $n } { $noun }
from-pool = { "" }
from-reserve = { "" } from the reserve pool
from-box = { "" } from the box
op-ambush = { $who_p ->
        [you] you are
       *[other] { $who } is
    } ambushed by { $what }{ $from }
ambush-reserve = { "" } (taken from the reserve pool first)
op-pool = move { $what } from { $from } to { $to }
pool-pool = the spawn pool
pool-reserve = the reserve pool
pool-box = the box
op-boss = the boss enters play { $in }
op-threat = advance the threat token { $n } { $n ->
        [one] { -fz-threat-space }
       *[other] { -fz-threat-space(num: "many") }
    }
op-twist-draw = draw a twist card
op-twist-suspend = 1 twist card in play has no effect until the end of the round
op-twist-discard = discard 1 twist card in play
op-peek-reorder = look at the top { $n } { $n ->
        [one] card
       *[other] cards
    } of { $deck } and put them back in any order
op-peek-bottom = look at the top { $n } { $n ->
        [one] card
       *[other] cards
    } of { $deck } and put each back on the top or at the bottom
op-peek-draw_one = look at the top { $n } { $n ->
        [one] card
       *[other] cards
    } of { $deck }, { $which ->
        [recon] resolve one of them as if found
       *[other] draw one of them
    } and put the rest back in any order
op-peek-set_top = look at the top { $n } { $n ->
        [one] card
       *[other] cards
    } of { $deck }, shuffle all but one back in and put that one on top
deck-twist = the twist deck
deck-recon = the recon deck
deck-action = your action deck
op-spawn_token-down = turn the spawn token in { $place } face down
op-spawn_token-up = turn the spawn token in { $place } face up: that location may be searched again
op-spawn_token-closed = if the spawn token in { $place } is face down, remove it: nothing spawns there any more
op-token-place = place { $tokens } { $to }
op-token-remove = remove { $tokens } { $in }
op-token-remove-who = remove { $tokens } from { $who }
op-token-move = move { $token } to { $at }
op-token-take = { $who_p ->
        [you] take
       *[other] { $who } takes
    } { $tokens }{ $at_p ->
        [none] { "" }
       *[other] {" "}{ $in }
    } and { $who_p ->
        [you] carry
       *[other] carries
    } it
op-token-drop = { $who_p ->
        [you] drop
       *[other] { $who } drops
    } { $tokens } in the location
this-objective = this objective
op-intel = put { $n } { $n ->
        [one] { -fz-intel-token }
       *[other] { -fz-intel-token(num: "many") }
    } on { $objective }
op-choose = { $who_p ->
        [you] choose
       *[other] { $who } chooses
    } one: { $options }
option = ({ $letter }) { $text }
who-group = the group
op-pick = choose { $who }
op-pick-by = { $by } chooses { $who }
op-roll-attack = roll 1 attack die
op-roll-activation = roll the activation die
op-roll-spawn = roll the spawn die
roll-symbol = on a { $type } symbol: { $text }
roll-face = on { $face }: { $text }
roll-number = on { $from }–{ $to }: { $text }
roll-one = on { $from }: { $text }
face-blank = blank
face-move = move
face-special = special
op-when = if { $conds }: { $then }
op-otherwise = otherwise: { $text }
op-pay = { $who_p ->
        [you] you may
       *[other] { $who } may
    } { $cost }; if so: { $then }
op-each = for { $who }: { $text }
op-each-chosen = choose { $who }; for each of them: { $text }
op-lasting = { $times ->
        [0] { "" }
        [one] once{" "}
       *[other] up to { $times } times{" "}
    }{ $until }: { $text }

## Cards

card-attack = { $type } attack: range { $range }, strength { $strength }, bonus hits { $bonus }
card-tactical = tactical response { $name }: { $text }
card-reaction = reaction { $name }: { $text }
card-special = special ability: { $text }
card-trait = trait { $name }: { $text }
card-monster = { $rank } · { $family } · health { $health } · speed { $speed }
card-monster-attack = { $type } attack: range { $range }, strength { $strength }
card-resist = resistance: Brawl { $brawl }, Bullet { $bullet }, Bomb { $bomb }
card-power = power tokens: { $n }
card-charges = { $n ->
        [one] 1 use
       *[other] { $n } uses
    }
card-tokens = { $n ->
        [one] 1 specialist token
       *[other] { $n } specialist tokens
    }
card-need = complete with { $n } { $n ->
        [one] { -fz-intel-token }
       *[other] { -fz-intel-token(num: "many") }
    }
card-coin = when completed, the group may turn the lucky coin to heads
card-complete = when completed: { $text }
card-thing = { $name } (can be attacked): health { $health }
card-destroyed = when destroyed: { $text }
card-objective = objective { $name }
card-copies = { $n ->
        [one] 1 copy
       *[other] { $n } copies
    }
card-upgrade = upgrade card
card-basic = action card
card-focus = focus card
card-event = event card
card-discovery = discovery card
card-item = find
card-twist = twist card · { $family }
card-specialist = specialist · { $role }
card-specialist-card = specialist card · { $name }
card-hero = hero · { $role }
card-token = token · { $n } in the box
card-speed = speed { $speed }, hand size { $hand }
card-weapon = weapon: { $name }
card-responses = tactical responses: { $names }
card-operation = { $operation }, act { $act } · { $place }
card-entry = entry point: { $place }
card-exit = exit point: { $place }
card-no-exit = no exit point: the mission is won as soon as all objectives are complete
card-spawn-pool = spawn pool (2/3/4 heroes): { $list }
card-reserve = reserve pool (2/3/4 heroes): { $list }
card-figures = { $name } { $two }/{ $three }/{ $four }
card-objectives = objectives: { $list }
card-deck = { -fz-recon-deck }: { $discoveries } { -fz-discovery-card(num: "many") }, { $events } { -fz-event-card(num: "many") }
card-twists = twist cards: { $family }
card-entitlement = each hero: { $focus ->
        [0] no focus cards
        [one] 1 focus card
       *[other] { $focus } focus cards
    }, { $upgrades ->
        [0] no upgrade sets
        [one] 1 upgrade set
       *[other] { $upgrades } upgrade sets
    }
card-boss = boss: { $name }, at the { $place }
card-required = required role: { $roles }
card-own-hero = for { $name } only
card-own-focus = own focus card: { $name }
card-carry = heroes may carry: { $list }
card-names = the { $token } token stands for { $name }
specialist-lore = lore
specialist-psychic = psychic
rank-minion = { -fz-minion }
rank-elite = { -fz-elite }
rank-boss = { -fz-boss }

## Sources

source-published = published
source-original = our own design
source-entry = source: { $source }
source-field = { $field }: { $source }
field-attack_type = attack type
field-code = code
field-coin = lucky coin
field-count = count
field-effect = effect
field-faces = faces
field-family = family
field-figures = figures
field-line = line
field-lower_name = name of the lower half
field-map = map
field-name = name
field-need = intel tokens needed
field-nickname = nickname
field-numbers = numbers
field-speed = speed
field-tactical = tactical responses
field-weapon = weapon

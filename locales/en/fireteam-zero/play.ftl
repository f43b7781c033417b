# The game in words: events, questions, choices and refusals.
#
# A figure $who comes with $who_acc, $who_dat, $who_gen (cases) and $who_g (gender: m, f or n). Patterns begin small; the
# teller sets capitals and full stops.

## Names

gender = { $id ->
        [maxine] f
       *[other] m
    }
player = player { $n }
person-gen = { $name }'s
the-target = the target
a-card = a card
nowhere = another place
place-label = the { $name }
token-label = { $name }
trait-label = { $name } ({ $monster })
pool-from-pool = the spawn pool
pool-from-reserve = the reserve pool
pool-from-box = the box
pool-to-pool = to the spawn pool
pool-to-reserve = to the reserve pool
pool-to-box = to the box
shows-blank = blank
shows-move = move
shows-special = special
sourced = { $source } – { $text }
by-source = { " " }from { $by }
dice-elevated = elevated +1
dice-cover = cover −1
dice-most = at most { $n }

## Events

event-later-mission = this is mission { $n } of its operation: later missions are harder, and the first one is the best to learn with
event-mission-begins = the mission { $mission } begins
event-start-player = { $who } takes the start player token
event-hero-chosen = player { $n } plays { $hero }
event-upgrade-chosen = { $who } takes the upgrade card { $card }
event-focus-chosen = { $who } takes the focus card { $card }
event-specialist-card-chosen = { $who } gets the specialist card { $card }
event-spawn-token-placed = spawn token { $n } is placed at { $place }
event-round-begins = round { $n } begins
event-phase-begins-setup = the set-up begins
event-phase-begins-tactics = the tactics phase begins
event-phase-begins-hero = the hero phase begins
event-phase-begins-threat = the threat phase begins
event-turn-begins = { $who }'s turn begins
event-turn-skipped = { $who } stays down and skips their turn
event-turn-ends = { $who }'s turn ends
event-drew = { $who } draws { $n } { $n ->
        [one] card
       *[other] cards
    }
event-drew-cards = { $who } draws { $cards }
event-reshuffled = { $who } shuffles their discard pile into a new deck
event-played-attack = { $who } plays { $card } for an attack
event-played-tactical = { $who } plays the tactical response { $card } ({ $whole })
event-played-reaction = { $who } plays the reaction { $card } ({ $whole })
event-discarded = { $who } discards { $cards }
event-recovered-hand = { $who } takes { $cards } back into their hand
event-recovered-deck = { $who } puts { $cards } on top of their deck
event-moved = { $who } moves from { $from } to { $to }
event-placed = { $who } is placed at { $to }
event-spawned = { $who } spawns at { $place }
event-returned-pool = { $who } returns to the { -fz-spawn-pool }
event-returned-reserve = { $who } returns to the reserve pool
event-returned-box = { $who } returns to the box
event-pool-changed = { $n } × { $monster } { $n ->
        [one] moves
       *[other] move
    } from { $from } { $to }
event-pool-home = { $n } × { $monster } on the board { $n ->
        [one] returns
       *[other] return
    } { $to } from now on
event-boss-entered = { $who } enters play at { $place } with { $n } { $n ->
        [one] { -fz-power-token }
       *[other] { -fz-power-token(num: "many") }
    }
event-killed = { $who } is killed at { $place }
event-wounded = { $who } is wounded; { $n } { $n ->
        [one] power token is
       *[other] power tokens are
    } left
event-boss-beaten = { $who } is defeated
event-unharmed = { $who } is unharmed
event-thing-destroyed = { $who } is destroyed at { $place }
event-prevented = { $n } damage to { $who } is prevented
event-damaged = { $who } takes { $n } damage
event-damaged-unblockable = { $who } takes { $n } unblockable damage
event-knocked-down = { $who } is knocked down
event-stood-up = { $who } stands up
event-coin-turned-heads = the lucky coin turns to heads
event-coin-turned-tails = the lucky coin turns to tails
event-unprotected = { $who } is down{ $n ->
        [0] : the threat grows
        [one] , and a specialist is left unprotected
       *[other] , and { $n } specialists are left unprotected
    }
event-threat-advanced = the threat token advances to space { $n }
event-twist-drawn = the twist card { $card } comes into play
event-twist-suspended = the twist card { $card } has no effect this round
event-twist-discarded = the twist card { $card } is discarded
event-search-begins = { $who } searches { $place }
event-search-stopped = { $who }'s search is cancelled
event-spawn-token-turned-down = spawn token { $n } at { $place } is turned face down
event-spawn-token-turned-up = spawn token { $n } at { $place } is turned face up
event-spawn-token-turned-closed = spawn point { $n } at { $place } is closed
event-recon-drawn = { $who } draws the recon card { $card }
event-item-found = { $who } keeps the find { $card }
event-peeked-twist = { $who } looks at { $n ->
        [one] the top card
       *[other] the top { $n } cards
    } of the twist deck
event-peeked-recon = { $who } looks at { $n ->
        [one] the top card
       *[other] the top { $n } cards
    } of the recon deck
event-peeked-action = { $who } looks at { $n ->
        [one] the top card
       *[other] the top { $n } cards
    } of their own action deck
event-token-placed = { $what } is placed at { $place }
event-token-removed = { $what } is removed
event-token-taken = { $who } takes { $what }
event-token-dropped = { $who } drops { $what } at { $place }
event-intel-placed = an { -fz-intel-token } is placed on { $objective }: { $n } of { $need }
event-objective-completed = the objective { $objective } is complete
event-pinned = { $who } is pinned
event-freed = { $by } frees { $who }
event-freed-itself = { $who } breaks free
event-die-rolled-attack = an attack die is rolled: { $faces }
event-die-rolled-activation = the activation die shows { $face }
event-die-rolled-spawn = the spawn die shows { $n }
event-spawn-rolled = the spawn die shows { $n }
event-spawn-rolled-closed = the spawn die shows { $n }, a closed spawn point: it is rolled again
event-spawn-rolled-secured = the spawn die shows { $n }, a secured spawn point: it is rolled again
event-effect = { $card } takes effect
event-effect-mission = a special rule of { $card } takes effect
event-effect-objective = the objective { $card } takes effect
event-altered-strength = { $who }'s attack gets { $n } { $k ->
        [one] die
       *[other] dice
    }
event-altered-bonus-hits = { $who }'s attack gets { $n } bonus { $k ->
        [one] hit
       *[other] hits
    }
event-altered-range = { $who }'s attack gets { $n } range
event-altered-min-damage = { $who }'s attack deals at least { $n } damage
event-altered-resistance = { $who }'s attack: the target's resistance { $n }
event-altered-heroes = { $who }'s attack strikes every hero in the target's location
event-altered-monsters = { $who }'s attack strikes every monster in the target's location
event-cancelled-attack = { $who }'s attack is cancelled
event-cancelled-move = { $who } does not move
event-cancelled-special = { $who }'s special symbol has no effect
event-cancelled-spawn = { $who } does not spawn
event-carried-over = { $n } excess { $n ->
        [one] hit carries
       *[other] hits carry
    } over to { $who }
event-mission-ends-won = the mission is won
event-mission-ends-lost = the mission is lost
event-attack-declared = { $who } attacks { $target } ({ $type })
event-attack-lost = { $who }'s attack on { $target } no longer has a target and is lost
event-attack-lost-gone = { $who } can no longer attack { $target }
event-intercepted = { $who } takes one for the team, in place of { $target }
event-retargeted = { $who }'s attack is turned on { $target }
event-rolled = { $who } rolls { $n } { $n ->
        [one] die
       *[other] dice
    }: { $faces }{ $n ->
        [one] { "" }
       *[other] {" "}= { $hits }
    }
event-rolled-nothing = { $who } has no dice to roll
event-rerolled = { $who } rerolls { $k ->
        [one] die
       *[other] dice
    } { $dice }: { $faces } = { $hits }
event-share-hits = bonus hits on the cards: { $n }
event-share-resistance = { $card }: resistance { $n }
event-share-health = { $card }: health { $n }
event-hits = { $who } scores { $n } { $n ->
        [one] { -fz-hit }
       *[other] { -fz-hit(num: "many") }
    } on { $target }
event-activated = { $who } activates
event-activation-die-blank = { $who } rolls a blank on the activation die
event-activation-die-move = { $who } rolls a move on the activation die
event-activation-die-special = { $who } rolls the special symbol on the activation die
event-targets = { $who } targets { $target } (distance { $n })
event-approaches = { $who } approaches { $target } ({ $n } { $n ->
        [one] step
       *[other] steps
    } away)
event-activation-stopped = { $who }'s activation is cancelled
event-ambush = ambush! { $who } falls upon { $target }

## Moments

when-now = now
when-always = now
when-setup = during set-up
when-round-start = at the start of the round
when-tactics = after { $who }'s tactical response
when-turn-start = at the start of { $who }'s turn
when-turn-action = in { $who }'s turn
when-turn-end = at the end of { $who }'s turn
when-attack-declared = before { $who }'s attack on { $target }
when-attack-rolled = after the roll for { $who }'s attack on { $target }
when-attack-resolved = after { $who }'s attack on { $target }
when-search-before = before { $who } searches
when-search-after = after { $who } has searched
when-hero-enters = when { $who } enters a location
when-monster-activates = before { $who } activates
when-monster-special = when { $who } rolls the special symbol
when-monster-moved = after { $who } has moved
when-monster-targets = when { $who } targets { $target }
when-hero-hit = before { $target } takes { $n } damage
when-hero-hurt = after { $target } has taken damage
when-hero-down = when { $target } is knocked down
when-hero-freed = when { $target } is freed
when-monster-spawns = when { $who } spawns
when-monster-killed = when { $target } is killed
when-boss-wounded = when { $target } is wounded
when-twist-drawn = when the twist card is drawn
when-intel-placed = when an intel token is placed
when-objective-done = when an objective is completed
when-round-end = at the end of the round

## Questions

question-over = the mission is over
question-none = there is nothing to decide now
question-go-on = the game goes on
question-start-player = { $who }: who is the start player?
question-hero = player { $n }: choose a hero
question-upgrade = { $who }: choose an upgrade card ({ $n } of { $of })
question-focus = { $who }: choose a focus card ({ $n } of { $of })
question-specialist-card = { $who }: choose a specialist card
question-tactics = { $who }: play a tactical response?
question-tactics-select = { $who }: several heroes offer a tactical response. Whose is played?
question-stand-or-stay = { $who } is down: stand up, or stay down and skip the turn?
question-turn = { $who }'s turn at { $place }: { $n ->
        [0] no movement points
        [one] 1 movement point
       *[other] { $n } movement points
    } and 1 action left
question-turn-acted = { $who }'s turn at { $place }: { $n ->
        [0] no movement points
        [one] 1 movement point
       *[other] { $n } movement points
    } left, action used
question-act = { $who } may perform an action now
question-march = { $who } may move: { $n } movement { $n ->
        [one] point
       *[other] points
    } left
question-march-one = { $who } may move to an adjacent location
question-forced-march = { $who } must move: { $n } movement { $n ->
        [one] point
       *[other] points
    } left
question-forced-march-one = { $who } must move to an adjacent location
question-target = { $who }: choose the target of the attack
question-attack-cards = { $who } attacks { $target }: choose the first attack card
question-attack-more = { $who } attacks { $target } with { $n } { $n ->
        [one] card
       *[other] cards
    } ({ $dice } dice{ $why }): add another card, or attack?
question-attack-ready = { $who } attacks { $target } with { $n } { $n ->
        [one] card
       *[other] cards
    } ({ $dice } dice{ $why }); no further card can be added. Attack?
question-intercept = { $by } attacks { $target }: will { $who } take one for the team?
question-intercept-select = { $by } attacks { $target }: which volunteer takes one for the team?
question-reroll = { $who } { $taken ->
        [0] may reroll { $n ->
            [one] 1
           *[other] up to { $n }
        }
       *[other] may still reroll { $n }
    } { $n ->
        [one] die
       *[other] dice
    } of { $by }'s attack on { $target }
question-reroll-own = { $who } { $taken ->
        [0] may reroll { $n ->
            [one] 1
           *[other] up to { $n }
        }
       *[other] may still reroll { $n }
    } { $n ->
        [one] die
       *[other] dice
    } of their own attack on { $target }
question-reroll-any = { $who } may reroll any dice of { $by }'s attack on { $target }
question-reroll-any-own = { $who } may reroll any dice of their own attack on { $target }
question-discard-damage = { $who } takes { $n } damage{ $by }: choose { $taken ->
        [0] { $left }
       *[other] { $left } more
    } { $left ->
        [one] card
       *[other] cards
    } to discard
question-discard-cost = { $who } pays with { $taken ->
        [0] { $left }
       *[other] { $left } more
    } { $left ->
        [one] card
       *[other] cards
    }: choose what to discard
question-discard = { $who }: choose { $taken ->
        [0] { $left }
       *[other] { $left } more
    } { $left ->
        [one] card
       *[other] cards
    } to discard
question-recover = { $who }: choose { $taken ->
        [0] { $left }
       *[other] { $left } more
    } { $left ->
        [one] card
       *[other] cards
    } to take back
question-next-monster = { $who } decides for the group: which monster activates next?
question-path = { $who } decides for the group: which way does { $monster } go?
question-drift = { $who }: where is { $monster } moved?
question-window = { $who } may react { $when }
question-order = { $who } decides for the group which effect comes first { $when }
question-pick-figure = { $who }: choose a figure
question-pick-figures = { $who }: choose up to { $n } figures
question-company = { $who } moves to { $place }: which specialists come along?
question-ambusher = { $who }: several monsters are equally far away. Which one ambushes?
question-carry-over = { $who }: the excess damage strikes another monster. Which one?
question-pick-place = { $who }: choose a location
question-spawn-token = { $who }: choose the location of the next spawn token
question-turn-coin = { $who } decides for the group: turn the lucky coin to heads?
question-stand-up = { $who } may stand up at once. Stand up?
question-pay = { $who }: pay the cost?
question-hand-over = { $by } asks { $who } for { $what }. Hand it over?
question-refill = { $who } may draw { $n } { $n ->
        [one] card
       *[other] cards
    }, up to the hand size of { $size }. Draw?
question-refill-first = { $who } may draw { $n } { $n ->
        [one] card
       *[other] cards
    } (first hand: { $size }). Draw?
question-option = { $who }: choose one of the options
question-pick-twist = { $who } decides for the group: which twist card?
question-peek-bottom = { $who } looks at { $card }: leave it on top, or put it at the bottom of the deck?
question-peek-top = { $who }: which card goes on top?
question-peek-draw = { $who }: which card is drawn?
question-peek-order = { $who }: which card comes next, from the top down?

## Choices

choice-unknown = something that is not on the table
choice-pass = do nothing
choice-end-turn = end the turn
choice-stay-down = stay down
choice-no-reaction = pass
choice-no-response = play no tactical response
choice-nobody-responds = nobody plays a tactical response
choice-not-intercept = do not step in
choice-stop = stop here
choice-no-action = perform no action
choice-no-dice = reroll nothing
choice-no-more-dice = reroll no more dice
choice-no-company = take nobody along
choice-no-more-company = take nobody else along
choice-no-figures = nobody
choice-no-more-figures = nobody else
choice-keep-on-top = leave it on top
choice-leave-coin = leave the coin as it is
choice-not-pay = do not pay
choice-keep-token = keep the token
choice-not-draw = draw nothing
choice-yes = yes
choice-stand-up = stand up
choice-intercept = take one for the team, in place of { $target }
choice-to-bottom = put it at the bottom of the deck
choice-turn-coin = turn the coin to heads
choice-pay = pay
choice-hand-over = hand it over
choice-draw = draw
choice-done = done
choice-attack-now = attack { $target } now ({ $type }, { $n } { $n ->
        [one] die
       *[other] dice
    }{ $why }; bonus hits: { $bonus })
choice-back = take it back
choice-search = search here ({ $place })
choice-random = let chance decide
choice-card = choose { $card }
choice-discard = discard { $card }
choice-recover = take { $card } back
choice-add-card = add { $card } ({ $type }, range { $range }, strength { $n }, bonus hits { $bonus })
choice-card-out = put { $card } back
choice-play = play { $lower } ({ $card }): { $text }
choice-play-card = play { $card }
choice-place = { $place }
choice-move = move to { $place } ({ $n } { $n ->
        [one] point
       *[other] points
    })
choice-move-difficult = move to { $place } ({ $n } points, difficult terrain)
choice-step = move to { $place }
choice-move-monster = { $monster } goes to { $place }
choice-figure = { $target } (at { $place })
choice-figure-away = { $target } (not on the board)
choice-free = free { $target }
choice-attack = attack { $target } (at { $place }, distance { $n })
choice-activate = activate { $target } (at { $place })
choice-take-along = take { $target } along
choice-take-token = take { $what }
choice-take-token-from = ask { $hero } for { $what }
choice-die = reroll die { $n } ({ $hits } { $hits ->
        [one] { -fz-hit }
       *[other] { -fz-hit(num: "many") }
    })
choice-seat = { $hero }
choice-start-player = { $hero } is the start player
choice-let-intercept = { $hero } takes one for the team
choice-let-respond = { $hero } plays the tactical response
choice-hero = play { $hero } ({ $role })
choice-take-card = take { $card }: { $text }
choice-discard-twist = discard { $card }
choice-suspend-twist = suspend { $card } for this round
choice-peek-top = put { $card } on top
choice-peek-draw = draw { $card }
choice-peek-next = { $card } next
choice-use = use { $card }: { $text }
choice-use-card = use { $card }
choice-left = uses left: { $n }
choice-futile = no effect: { $why }
futile-unblockable = this damage can be neither reduced nor prevented
futile-no-action = nobody whom it lets act has anything to do
futile-nothing = there is nothing that it could change
choice-first = { $card } first: { $text }

## Refusals

refused-over = the mission is over; there is nothing left to choose
refused-not-asked = it is not for { $who } to decide now, but for { $names }
refused-answered = { $who } has already answered; the others are still thinking
why-not-this-question = that does not answer the current question
why-not-yours = this card or ability belongs to another hero
why-must-answer = this cannot be declined; one of the offers must be chosen
why-hero-taken = another player already has this hero
why-role-taken = another hero already has this role
why-role-needed = the mission requires a role that could then no longer be filled
why-wrong-role = { $who } has another role; heroes take only cards of their own role
why-other-hero = this focus card is for another hero
why-already-chosen = that has already been chosen
why-not-yet-enough = at least one card must be chosen first
why-not-in-hand = this card is not among the cards to choose from
why-not-connected = this location is not connected to { $who }'s location
why-solid-line = a solid line lies between { $who }'s location and this one
why-impassable = nobody can enter impassable terrain
why-too-few-points = the step to { $place } costs { $cost } movement { $cost ->
        [one] point
       *[other] points
    }, and { $who } has { $points } left
why-cannot-flee = { $who } cannot flee: there are more monsters here ({ $monsters }) than active heroes ({ $heroes })
why-held-fast = an effect holds { $who } in this location
why-pinned = { $who } is pinned and must be freed first
why-cannot-move = an effect keeps { $who } from moving
why-cannot-act = an effect keeps { $who } from acting
why-action-used = { $who } has already used this turn's action
why-hero-down = { $who } is knocked down and must stand up first
why-no-monster-target = only monsters and things that a mission allows can be attacked
why-out-of-range = the target is out of range{ $distance ->
        [none] { "" }
       *[other] {" "}(distance { $distance })
    }
why-no-card-reaches = no card in { $who }'s hand reaches the target{ $distance ->
        [none] { "" }
       *[other] {" "}(distance { $distance })
    }
why-other-type = all cards of one attack must have the same attack type
why-no-spawn-token = there is no spawn token here; only spawn points can be searched
why-already-searched = this location has already been searched
why-monster-here = a monster is here; it must be gone first
why-free-search-used = both the free search and the action of this turn have been used
why-not-in-this-phase = that is not possible in this phase
why-not-here = that is not here
why-not-carryable = this token cannot be carried
why-hands-full = { $who } already carries a token
why-condition-fails = the condition of the card is not met
why-limit-reached = this ability has been used as often as it may be
why-cannot-pay = { $who } cannot pay the full cost
why-already-reacted = { $who } has already reacted to this event
why-no-reactions-in-ambush = there are no reactions to an ambush
why-no-reactions = no reaction is possible here
why-attack-in-attack = a reaction that attacks cannot be played during an attack made by a reaction
why-wrong-window = this card or ability does not fit this moment
why-not-a-tactical-response = this card holds no tactical response
why-not-an-option = the card has no such option
why-option-does-nothing = this option would do nothing now, while another would
why-no-attack-action = Henry helps here only when a hero attacks as an action
why-too-many-dice = there is no such die
why-not-a-candidate = that cannot be chosen here
why-not-the-next-class = monsters of a lower class activate first: minions, then elites, then the boss
why-not-on-shortest-path = that is not on a shortest path to the hero whom the monster approaches
why-attacker = the attacker cannot step in
why-not-in-same-location = that is not in { $who }'s location
why-not-in-same-location-figure = { $target } is not in { $who }'s location
why-not-in-same-location-token = the token is not in { $who }'s location
why-last-guard = { $who } is the last guard of the specialists here and must take them along
why-must-move = { $who } must move on as long as possible
why-not-towards = every step must lead closer to the goal
why-not-away = every step must lead farther away
why-not-the-destination = the movement must end in the location that the card names
why-may-not-back-out = this can no longer be taken back

## What a choice leads to (hints)

comes-to-attack = the attack succeeds with { $n }% of all rolls

worth-objectives = { $way ->
        [more] { $n ->
            [0] more done for the objectives
            [one] { $n } more step towards the objectives
           *[other] { $n } more steps towards the objectives
        }
       *[less] { $n ->
            [0] less done for the objectives
            [one] { $n } step less towards the objectives
           *[other] { $n } steps less towards the objectives
        }
    }
worth-threat = { $way ->
        [more] { $n ->
            [0] a little less threat
            [one] the threat token { $n } space lower
           *[other] the threat token { $n } spaces lower
        }
       *[less] { $n ->
            [0] a little more threat
            [one] the threat token { $n } space higher
           *[other] the threat token { $n } spaces higher
        }
    }
worth-fallen = { $way ->
        [more] { $n ->
            [0] fewer falls
            [one] { $n } hero fewer down or pinned
           *[other] { $n } heroes fewer down or pinned
        }
       *[less] { $n ->
            [0] more falls
            [one] { $n } hero more down or pinned
           *[other] { $n } heroes more down or pinned
        }
    }
worth-hands = { $way ->
        [more] { $n ->
            [0] slightly fuller hands
            [one] { $n } more card in hand
           *[other] { $n } more cards in hand
        }
       *[less] { $n ->
            [0] slightly emptier hands
            [one] { $n } fewer card in hand
           *[other] { $n } fewer cards in hand
        }
    }
worth-monsters = { $way ->
        [more] { $n ->
            [0] monsters killed more often
            [one] { $n } monster fewer
           *[other] { $n } monsters fewer
        }
       *[less] { $n ->
            [0] monsters killed less often
            [one] { $n } monster more
           *[other] { $n } monsters more
        }
    }
worth-danger = { $way ->
        [more] less danger where the heroes stand
       *[less] more danger where the heroes stand
    }
worth-journey = { $way ->
        [more] a shorter way to the goal
       *[less] a longer way to the goal
    }
worth-victory = { $way ->
        [more] victory more often
       *[less] victory less often
    }

## The goal: what is wanted next, and how it can be lost

goal-exit = everybody to the exit, { $exit }: { $have } of { $need } { $have ->
        [one] is
       *[other] are
    } there
goal-free = { $objective }: free { $who } with an action in the same location
goal-bring = { $what }: carry to { $to }{ $progress }
goal-fetch = { $what }: pick up and carry to { $to }{ $progress }
goal-find = { $objective }: search the red numbers for { $n ->
        [one] { $n } discovery
       *[other] { $n } discoveries
    }
goal-break = { $objective }: destroy { $what }{ $progress }
goal-act-place = { $objective }: an action at { $place }{ $with ->
        [specialist] , with a specialist
       *[nobody] { "" }
    }{ $progress }
goal-act-token = { $objective }: an action at { $what }{ $with ->
        [specialist] , with a specialist
       *[nobody] { "" }
    }{ $progress }
goal-act-near = { $objective }: an action near { $what }{ $progress }
goal-posts = { $objective }: stand at { $places } when a round ends{ $progress }
goal-stand = { $objective }: stand at { $what } when a round ends{ $progress }
goal-lure = { $objective }: kill a monster at { $what }{ $progress }
goal-clean = { $objective }: kill with { $n ->
        [0] no damage
       *[other] at most { $n } damage
    } to spare{ $progress }
goal-kill = { $objective }: kill { $monster }{ $progress }
goal-boss = { $objective }: defeat { $monster }, { $n ->
        [one] { $n } { -fz-power-token }
       *[other] { $n } { -fz-power-token(num: "many") }
    } left
goal-boss-later = { $objective }: { $monster } has yet to come
goal-objective = { $objective }{ $progress }
goal-progress = { $need ->
        [1] { "" }
       *[other] : { $have } of { $need }
    }
goal-coin-heads = coin on heads: the first knock-down turns it, the next loses the mission
goal-coin-tails = coin on tails: the next knock-down loses the mission

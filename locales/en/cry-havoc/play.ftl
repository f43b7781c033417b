# The game in words: events, questions, choices and refusals.
#
# A side $who is its Faction with its article ("the Humans", always plural); languages with cases use $who_acc, $who_dat and
# $who_gen, and the same for $objective. In questions $who is a seat: "A (Humans)". Patterns begin in lower case; the teller
# sets capitals and full stops, and melts articles into prepositions.

## Names

seat-label = { $letter } ({ $faction })
player-label = player { $letter }
neutral-label = neutral Trogs
seat-for = { $who } for { $side }
region-label = { $name }
nowhere = another Region
a-card = a card
something = something
no-units = no Units
units-of = { $n } { $n ->
        [one] { -ch-unit }
       *[other] { -ch-unit(num: "many") }
    } of { $who }
no-tactic = no tactic
cause-lying = { $name } in { $region }
sourced = { $source } – { $text }
with-text = { $name } – { $text }
loc-in = { $kind ->
        [region] in { $name }
        [objective] on { $name }
        [store] in their store
        [supply] in the supply
       *[reserve] in the Reserve
    }
loc-into = { $kind ->
        [region] in { $name }
        [objective] on { $name }
        [store] in their store
        [supply] in the supply
       *[reserve] in the Reserve
    }
loc-from = { $kind ->
        [region] from { $name }
        [objective] from { $name }
        [store] from their store
        [supply] from the supply
       *[reserve] from the Reserve
    }
loc-to = { $kind ->
        [region] to { $name }
        [objective] to { $name }
        [store] into their store
        [supply] to the supply
       *[reserve] to the Reserve
    }

## Events: the course of the game

event-faction-chosen = player { $letter } leads { $faction }
event-hq-placed = { $who } set up their HQ in { $region }
event-skill-gained = { $who } have the Skill { $skill }
event-skills-gained = { $who } have the Skills { $skills }
event-laid-out = the board is laid out with { $things }
laid-war-parties = { $n } Trog War { $n ->
        [one] Party
       *[other] Parties
    }
laid-nests = { $n } Trog { $n ->
        [one] { -ch-nest }
       *[other] { -ch-nest(num: "many") }
    }
laid-explorations = { $n } Exploration { $n ->
        [one] token
       *[other] tokens
    }
laid-tunnels = { $n } { $n ->
        [one] { -ch-tunnel }
       *[other] { -ch-tunnel(num: "many") }
    }
laid-crystals = { $n } { $n ->
        [one] { -ch-crystal }
       *[other] { -ch-crystal(num: "many") }
    }
event-initiative-set = Initiative order: { $names }
event-round-began = Round { $n } begins
event-event-revealed = an Event is revealed: { $event }
event-events-passed = a Score token has passed the Event spot at { $from } VP: its Event tokens move on to the spot at { $to } VP
event-events-passed-final = a Score token has passed the Event spot at { $from } VP: its Event tokens move on to the Final Scoring
event-final-scoring = Final Scoring: this is the last Round
event-next-initiative = { $who } will be { $n ->
        [1] first
        [2] second
        [3] third
       *[other] fourth
    } in the next Initiative order
event-skills-readied = all Skills are ready again
event-skill-readied = { $who } ready the Skill { $skill }
event-skill-used = { $who } use the Skill { $skill }
event-turn-began = { $who } take their turn: Action { $n }
event-action-taken-move = { $who } take a Move Action
event-action-taken-recruit = { $who } take a Recruit Action
event-action-taken-build = { $who } take a Build Action
event-action-taken-draw = { $who } draw two cards to keep one
event-points-gained-move = { $who } have { $n ->
        [0] no Movement Points
        [one] 1 Movement Point
       *[other] { $n } Movement Points
    }
event-points-gained-recruit = { $who } have { $n ->
        [0] no Recruit Points
        [one] 1 Recruit Point
       *[other] { $n } Recruit Points
    }
event-points-gained-build = { $who } have { $n ->
        [0] no Build Points
        [one] 1 Build Point
       *[other] { $n } Build Points
    }
event-scoring-enabled = { $who } have enabled Scoring: this Round will be scored
event-scored-card = { $who } gain { $n } VP for their cards
event-scored-text = { $who } gain { $n } VP
event-scored-control = { $who } gain { $n } VP for Region Control
event-scored-kill = { $who } gain { $n } VP for { $n ->
        [one] the Unit
       *[other] the Units
    } they killed
event-scored-reward = { $who } gain { $n } more VP for this Objective
event-scored-prisoners = { $who } gain { $n } VP for their Prisoners
event-scored-ransom = { $who } lose { $n } VP as ransom
event-scored-regions = { $who } gain { $n } VP for their Regions
event-scored-crystals = { $who } gain { $n } VP for Crystals in their Regions
event-scored-bonus = { $who } gain { $n } VP for Regions that are worth more this time
event-scored-start = { $who } start with { $n } VP
event-scored-lost = { $who } lose { $n } VP
event-text = { $card } takes effect
event-no-effect = { $card } has no effect
event-game-won = { $who } win the game with { $n } VP! { $others }
event-chose = { $who } choose { $what }

## Events: cards

event-drew = { $who } draw { $n } { $n ->
        [one] card
       *[other] cards
    }{ $deck ->
        [own] { "" }
       *[other] {" "}from the { $deck } deck
    }
event-drew-cards = { $who } draw { $cards }{ $deck ->
        [own] { "" }
       *[other] {" "}from the { $deck } deck
    }
event-put-back = { $who } shuffle { $n } { $n ->
        [one] card
       *[other] cards
    } back into { $deck ->
        [own] their deck
       *[other] the { $deck } deck
    }
event-put-back-cards = { $who } shuffle { $cards } back into { $deck ->
        [own] their deck
       *[other] the { $deck } deck
    }
event-reshuffled = { $who } shuffle their discard pile into a new deck
event-discarded = { $who } discard { $card }
event-recovered = { $who } take { $card } back from their discard pile
event-stored = { $who } store a { $terrain } card on their Structure
event-stored-card = { $who } store { $card } on their Structure
event-unstored = { $who } put a stored card under the { $terrain } deck
event-unstored-card = the stored card { $card } goes under the { $terrain } deck
event-looked-at-hand = { $who } look at the hand of { $of }
event-looked-at-hand-cards = { $who } look at the hand of { $of }: { $cards }

## Events: Units

event-moved = { $who } move { $n } { $n ->
        [one] { -ch-unit }
       *[other] { -ch-unit(num: "many") }
    } { $from } { $to }
event-moved-go = { $n } { $n ->
        [one] { -ch-unit }
       *[other] { -ch-unit(num: "many") }
    } of { $who } { $n ->
        [one] moves
       *[other] move
    } { $from } { $to }
event-moved-join = { $n } { $n ->
        [one] { -ch-unit }
       *[other] { -ch-unit(num: "many") }
    } of { $who } { $n ->
        [one] comes
       *[other] come
    } { $from } to join the battle { $at }
event-moved-leave = { $n } { $n ->
        [one] { -ch-unit }
       *[other] { -ch-unit(num: "many") }
    } of { $who } { $n ->
        [one] leaves the battle and goes
       *[other] leave the battle and go
    } { $to }
event-taken-back = { $who } take back a step: a Unit returns { $from } { $to }
event-taken-back-recruits = { $who } take back the Units just recruited { $from }
event-placed = { $who } place { $n } { $n ->
        [one] { -ch-unit }
       *[other] { -ch-unit(num: "many") }
    } { $at }
event-killed = { $n } { $n ->
        [one] { -ch-unit }
       *[other] { -ch-unit(num: "many") }
    } of { $who } { $n ->
        [one] is
       *[other] are
    } killed { $at }
event-withdrew = { $n } { $n ->
        [one] { -ch-unit }
       *[other] { -ch-unit(num: "many") }
    } of { $who } { $n ->
        [one] returns
       *[other] return
    } { $from } to the Reserve
event-withdrew-guests = { $n } { $n ->
        [one] { -ch-unit }
       *[other] { -ch-unit(num: "many") }
    } of { $who } { $n ->
        [one] goes
       *[other] go
    } back to the Reserve after the battle
event-captured = { $by } capture { $n } { $n ->
        [one] { -ch-unit }
       *[other] { -ch-unit(num: "many") }
    } of { $who } { $at }
event-released = { $by } return { $n } captured { $n ->
        [one] { -ch-unit }
       *[other] { -ch-unit(num: "many") }
    } of { $who } to the Reserve
event-ransomed = { $who } buy back 1 Unit from { $by }
event-held = { $n } { $n ->
        [one] { -ch-unit }
       *[other] { -ch-unit(num: "many") }
    } of { $who } { $n ->
        [one] holds
       *[other] hold
    } { $region }
event-retreated = { $n } { $n ->
        [one] { -ch-unit }
       *[other] { -ch-unit(num: "many") }
    } of { $who } { $n ->
        [one] retreats
       *[other] retreat
    } to { $region }
event-retreated-reserve = { $n } { $n ->
        [one] { -ch-unit }
       *[other] { -ch-unit(num: "many") }
    } of { $who } { $n ->
        [one] returns
       *[other] return
    } to the Reserve

## Events: Regions, Structures, tokens

event-control-taken = { $who } now control { $region }
event-control-lost = { $who } lose Control of { $region }
event-crystals-come = { $n } { $n ->
        [one] Crystal appears
       *[other] Crystals appear
    } { $at }
event-crystals-go = { $n } { $n ->
        [one] Crystal is
       *[other] Crystals are
    } taken { $at }
event-crystals-moved = { $who } take { $n } { $n ->
        [one] { -ch-crystal }
       *[other] { -ch-crystal(num: "many") }
    } { $from } { $to }
event-crystals-spent = { $who } spend { $n } { $n ->
        [one] { -ch-crystal }
       *[other] { -ch-crystal(num: "many") }
    } from their store
event-structure-built = { $who } build the Structure { $structure } in { $region }
event-structure-taken-back = { $who } take back the Structure { $structure } in { $region }
event-structure-moved = { $who } move the Structure { $structure } from { $region } to { $to }
event-structure-removed = the Structure { $structure } of { $who } in { $region } is removed
event-activated = { $who } activate the Structure { $structure } in { $region }
event-named-placed = { $who } put a { $token } token in { $region }
event-named-removed = the { $token } token of { $who } is removed from { $region }
event-token-placed-war-party = a Trog War Party lies in wait in { $region }
event-token-placed-nest = a Trog Nest is placed in { $region }
event-token-placed-exploration = an Exploration token is placed in { $region }
event-token-moved-war-party = a Trog War Party moves from { $region } to { $to }
event-token-moved-nest = a Trog Nest is moved from { $region } to { $to }
event-token-moved-exploration = an Exploration token is moved from { $region } to { $to }
event-token-removed-war-party = a Trog War Party is removed from { $region }
event-token-removed-nest = a Trog Nest is removed from { $region }
event-token-removed-exploration = an Exploration token is removed from { $region }
event-token-revealed-war-party = a Trog War Party is revealed in { $region }: { $name }
event-token-revealed-nest = a Trog Nest is revealed in { $region }: { $name }
event-token-revealed-exploration = { $region } is explored: { $name }
event-looked-at-tokens = { $who } look at the face-down tokens in { $regions }
event-region-worth-more = { $region } will be worth { $n } more VP at the next Scoring
event-region-worth-less = { $region } will be worth { $n } fewer VP at the next Scoring

## Events: battles

event-battle-began = { $who } start a battle in { $region } (Battle token { $n })
event-battle-cancelled = the battle in { $region } does not take place
event-battle-started = battle in { $region }: { $who } attack { $foe }
spread-part = { $n } on { $name }
event-units-deployed = { $who } place their Units: { $spread }
event-tactic-played = { $who } play { $card }
event-tactic-played-for = { $by } play { $card } for { $who }
event-tactic-declined = { $who } play no more Tactics
event-strength = { $who } get { $amount } on { $objective }
event-wins-ties = { $who } win ties on { $objective }
event-objectives-reordered = the Objectives are now resolved in this order: { $order }
event-protected = { $n } { $n ->
        [one] { -ch-unit }
       *[other] { -ch-unit(num: "many") }
    } of { $who } on { $objective } cannot be { $from ->
        [kill] killed
        [capture] captured
       *[both] killed or captured
    }
event-forbidden-tactics = { $who } cannot play Tactics in this battle
event-forbidden-terrain-tactics = { $who } cannot play Terrain Tactics in this battle
event-forbidden-shift = { $who } cannot move Units between Objectives in this battle
event-forbidden-enter = { $who } cannot enter the named Regions
event-objective-won = { $who } win { $objective }, { $own } to { $foes }
event-objective-won-tie = { $who } win { $objective } on a tie, { $own } to { $foes }
event-nobody-to-capture = { $who } find nobody to capture
event-objective-tied = nobody wins { $objective }: a tie
event-battle-ended = the battle in { $region } is over

## Questions

question-over = the game is over: { $who } have won
question-none = there is nothing to decide now
question-faction = { $who }: choose a Faction
question-hq = { $who }: where do you set up your HQ?
question-draft = { $who }: choose a Skill ({ $n ->
        [one] the last one
       *[other] { $n } to choose
    })
question-hand-limit = { $who }: discard { $n } { $n ->
        [one] card
       *[other] cards
    }; the hand limit is { $limit }
question-action = { $who }: choose Action { $n } of this Round
question-after-action = { $who }: use a Skill, or end the turn?
question-cards-move = { $who }: discard cards for Movement Points (so far: { $cards } { $cards ->
        [one] card
       *[other] cards
    }, { $n } { $n ->
        [one] point
       *[other] points
    })
question-cards-recruit = { $who }: discard cards for Recruit Points (so far: { $cards } { $cards ->
        [one] card
       *[other] cards
    }, { $n } { $n ->
        [one] point
       *[other] points
    })
question-cards-build = { $who }: discard cards for Build Points (so far: { $cards } { $cards ->
        [one] card
       *[other] cards
    }, { $n } { $n ->
        [one] point
       *[other] points
    })
question-which-deck = { $who }: which deck do you draw two cards from?
question-keep-one = { $who }: which card do you keep?
question-initiative = { $who }: choose your place on the Next Initiative track
question-move = { $who }: move your Units; { $n ->
        [0] no Movement Points
        [one] 1 Movement Point
       *[other] { $n } Movement Points
    } left
question-recruit = { $who }: how many Units do you recruit in { $site } (at most { $n })?
question-build = { $who }: build or activate Structures; { $n ->
        [0] no Build Points
        [one] 1 Build Point
       *[other] { $n } Build Points
    } left
question-control-token = { $who }: you have no Control token left. Give up another Region for this one?
question-battle-skill = { $who }: use a Skill now?
question-next-text = { $who }: which of your effects comes first?
question-deploy-control = { $who }: battle in { $region }. { $n ->
        [one] Does the Unit go on Region Control?
       *[other] How many of { $n } Units go on Region Control?
    }
question-deploy-capture = { $who }: battle in { $region }. { $n ->
        [one] Does the last Unit go on Capture Prisoners, or else on Attrition?
       *[other] How many of { $n } Units go on Capture Prisoners? The others go on Attrition.
    }
question-deploy-confirm = { $who }: battle in { $region }. Place the Units like this: { $spread }?
question-tactic = { $who }: battle in { $region } against { $foe }. Play a Tactics card?
question-attrition = { $who }: Attrition in { $region }. Choose a Unit of { $foe } to be killed ({ $n ->
        [one] the last one
       *[other] { $n } to choose
    })
question-ransom = { $who }: buy back a captured Unit for 2 VP (you have { $n } VP)?
question-optional = { $who }: carry this out?
question-optional-text = { $who }: do you want to do this? { $text }
question-option = { $who }: choose one of the options
question-how-many = { $who }: how many?
question-how-many-kill = { $who }: how many Units do you kill?
question-how-many-withdraw = { $who }: how many Units return to the Reserve?
question-how-many-capture = { $who }: how many Units do you capture?
question-how-many-place = { $who }: how many Units are placed { $into }?
question-how-many-go = { $who }: how many Units go { $to }?
question-how-many-crystals = { $who }: how many Crystals?
question-how-many-cards = { $who }: how many cards do you draw?
question-place = { $who }: where are the Units placed?
question-from = { $who }: from where?
question-to = { $who }: where to?
question-kill = { $who }: which Units are killed?
question-withdraw = { $who }: which Units return to the Reserve?
question-capture = { $who }: which Units are captured?
question-protect = { $who }: which Units are protected?
question-mark = { $who }: which kind of Unit?
question-whose = { $who }: choose a side
question-objective = { $who }: choose an Objective
question-deck = { $who }: choose a deck
question-keep = { $who }: choose a card to keep
question-discard = { $who }: choose a card to discard
question-unstore = { $who }: one stored card too many. Which one goes back?
question-recover = { $who }: choose a card from your discard pile
question-crystals = { $who }: from which Region do you take Crystals?
question-control = { $who }: Control of which Region?
question-structure = { $who }: choose a Structure
question-structure-at = { $who }: choose the Region for the Structure
question-structure-remove = { $who }: from which Region do you remove a Structure?
question-structure-activate = { $who }: in which Region do you activate a Structure?
question-token = { $who }: choose a token
question-token-named = { $who }: choose a token ({ $token })
question-token-at = { $who }: choose the Region for the token
question-token-at-named = { $who }: choose the Region for the token ({ $token })
question-region = { $who }: choose a Region
question-ready-skill = { $who }: which Skill becomes ready?
question-explore-next = { $who }: which Region do you explore next?
question-reveal-next = { $who }: in which Region are Trog tokens revealed next?
question-battle-next = { $who }: which battle gets Battle token { $n }?
question-capture-prisoner = { $who }: from which Objective do you take the Prisoner?
question-retreat = { $who }: { $n ->
        [one] where does the Unit retreat to?
       *[other] where do the { $n } Units retreat to?
    }
question-nest = { $who }: the Trogs withdraw. Where do they dig a new Nest?
acting-for-trogs = with { $players } players nobody plays the Trogs, so in this battle you decide for them: { $players ->
        [2] you are the opponent of the player who fights them
       *[other] you sit to the left of the player who fights them
    }
question-reveal-token = { $who }: which token in { $region } is revealed first?

## Choices

choice-unknown = something that is not on the table
choice-pass = nothing more
choice-nothing = nothing
choice-pass-turn = pass: no Action is possible
choice-end-turn = end the turn
choice-no-tactic = play no Tactics card
choice-no-control = forgo Control of the new Region
choice-no-ransom = buy back no Unit
choice-no-skill = use no Skill
choice-no = no
choice-yes = yes
choice-done = done
choice-done-move = finish moving
choice-done-build = finish building
choice-done-deploy = confirm: { $spread }
choice-done-cards-move = { $cards ->
        [0] discard nothing
        [one] discard 1 card
       *[other] discard { $cards } cards
    } and move with { $n } { $n ->
        [one] point
       *[other] points
    }
choice-done-cards-recruit = { $cards ->
        [0] discard nothing
        [one] discard 1 card
       *[other] discard { $cards } cards
    } and recruit with { $n } { $n ->
        [one] point
       *[other] points
    }
choice-done-cards-build = { $cards ->
        [0] discard nothing
        [one] discard 1 card
       *[other] discard { $cards } cards
    } and build with { $n } { $n ->
        [one] point
       *[other] points
    }
choice-back = take back
choice-back-step = take back the last step
choice-back-structure = take back the last Structure
choice-back-recruits = take back the last recruits
choice-back-action = choose another Action
choice-back-deploy = place the Units differently
choice-action-move = Move: discard cards, move Units
choice-action-recruit = Recruit: discard cards, recruit Units
choice-action-build = Build: discard cards, build and activate Structures
choice-action-draw = draw two cards, keep one
choice-action-enable-scoring = enable Scoring for this Round
choice-use-skill = use the Skill { $skill }: { $text }
choice-take-skill = take the Skill { $skill }: { $text }
choice-ready-skill = ready the Skill { $skill }
choice-card = { $card }
choice-card-in = add { $card } (+{ $n }) – { $icons }
choice-card-out = keep { $card } after all
choice-play = play { $card }: { $text }
choice-in-vain = { $text } (has no effect now)
choice-keep = keep { $card } ({ $icons }): { $text }
choice-discard = discard { $card } ({ $icons })
choice-recover = take back { $card }
choice-unstore = put { $card } back under its deck
choice-deck-own = your own deck ({ $n } { $n ->
        [one] card
       *[other] cards
    }, { $used } in the discard pile)
choice-deck-terrain = the { $terrain } deck ({ $n } { $n ->
        [one] card
       *[other] cards
    })
choice-step = 1 Unit from { $from } to { $to }
choice-region = { $region }
choice-region-units = { $region } ({ $units })
choice-region-crystals = { $region } ({ $n } { $n ->
        [one] { -ch-crystal }
       *[other] { -ch-crystal(num: "many") }
    })
choice-from = from { $region }
choice-to = to { $region }
choice-hq = set up the HQ in { $region }
choice-retreat = retreat to { $region }
choice-nest = a Nest in { $region }
choice-give-up = give up Control of { $region }
choice-explore = explore { $region }
choice-reveal = reveal tokens in { $region }
choice-battle-next = the battle in { $region }
choice-objective = { $objective }
choice-victim = a Unit on { $objective } ({ $n } there)
choice-mark-plain = an ordinary Unit
choice-mark-halted = a Unit that has stopped for this turn
choice-mark-no-kill = a Unit that cannot be killed
choice-mark-no-capture = a Unit that cannot be captured
choice-mark-safe = a Unit that can be neither killed nor captured
choice-number = { $n }
choice-units = { $n ->
        [0] no Unit
        [one] 1 Unit
       *[other] { $n } Units
    }
choice-crystals = { $n ->
        [0] no Crystal
        [one] 1 Crystal
       *[other] { $n } Crystals
    }
choice-cards = { $n ->
        [0] no card
        [one] 1 card
       *[other] { $n } cards
    }
choice-deploy = { $n ->
        [0] no Unit
        [one] 1 Unit
       *[other] { $n } Units
    } on { $objective }
choice-recruit = { $n ->
        [0] no Unit
        [one] 1 Unit
       *[other] { $n } Units
    } in { $site }
choice-build = build { $structure } in { $region } ({ $n } { $n ->
        [one] point
       *[other] points
    }): { $text }
choice-activate = activate { $structure } in { $region } ({ $n } { $n ->
        [one] point
       *[other] points
    }): { $text }
choice-activate-plain = activate { $structure } in { $region } ({ $n } { $n ->
        [one] point
       *[other] points
    })
choice-structure = the Structure { $name }
choice-named = the token { $name }
choice-text-first = { $name } first
choice-token = face-down token { $n }
choice-token-war-party = face-down War Party { $n }{ $face }
choice-token-nest = face-down Nest { $n }{ $face }
choice-token-exploration = face-down Exploration token { $n }{ $face }
choice-side = { $name }
choice-ransom = buy back 1 Unit from { $side } for 2 VP
choice-position = { $n ->
        [1] first
        [2] second
        [3] third
       *[other] fourth
    }
choice-position-own = { $n ->
        [1] first
        [2] second
        [3] third
       *[other] fourth
    } (yours now)
choice-position-of = { $n ->
        [1] first
        [2] second
        [3] third
       *[other] fourth
    } ({ $name } now)
choice-faction = lead { $faction }

## Refusals

refused-over = the game is over; there is nothing left to choose
refused-not-asked = it is not for { $who } to decide now, but for { $names }
refused-answered = { $who } has already answered; the others are still thinking
why-not-this-question = that does not answer the current question
why-must-answer = this cannot be declined; one of the offers must be chosen
why-not-a-candidate = that cannot be chosen here
why-not-in-hand = this card is not in your hand
why-already-chosen = that has already been chosen
why-nothing-to-take-back = there is nothing to take back
why-not-yet-enough = all Units must be placed first
why-too-many = that is more than allowed
why-faction-taken = another player already leads this Faction
why-trogs-need-four = a player leads the Trogs only in a game for four
why-hq-taken = another HQ is already here
why-not-an-hq = no HQ can be set up in this Region
why-not-your-skill = you do not have this Skill
why-skill-exhausted = this Skill is exhausted until the next Round
why-skill-not-now = this Skill cannot be used at this moment
why-condition-fails = its condition is not met
why-cannot-pay = its cost cannot be paid
why-does-nothing = this would do nothing now
why-scoring-enabled = Scoring is already enabled in this Round
why-last-round = the last Round is scored anyway
why-no-scoring-card = you have no card in hand that enables Scoring
why-needs-a-card = at least one card must be discarded
why-deck-empty = there is no card left in this deck
why-no-unit-there = you have no Unit there
why-unit-halted = the Units there have stopped and cannot move again this turn
why-not-adjacent = these Regions are not adjacent
why-enemy-hq = another player's HQ cannot be entered
why-battle-region = this is a Battle Region; nothing changes there until the battle
why-attacker-cannot-leave = the attacker cannot leave a Battle Region
why-held-by-attackers = each attacking Unit holds two defending Units; only those beyond that may leave
why-entry-forbidden = an effect forbids entering this Region
why-no-battle-token-left = there is no Battle token left for another battle
why-no-points-left = there are not enough points left
why-reserve-empty = there are not that many Units in the Reserve
why-no-recruit-site = you cannot recruit there
why-not-your-structure = this Structure belongs to another Faction
why-no-token-left = there is no token of this Structure left
why-not-controlled = you do not control this Region
why-not-controlled-at-start = you did not control this Region when the Action began
why-no-building-in-hq = nothing can be built in an HQ Region
why-no-crystals-in-hq = no Crystals are put into HQ Regions
why-same-type-there = there is already a Structure of this type there
why-no-activation = this Structure cannot be activated
why-already-activated = this Structure has already been activated in this Action
why-no-structure-there = this Structure is not there
why-not-a-tactic = this card cannot be played in battle
why-wrong-terrain = this card can be played only in a battle on its own Terrain
why-tactics-forbidden = an effect keeps you from playing Tactics in this battle
why-terrain-tactics-forbidden = an effect keeps you from playing Terrain Tactics in this battle
why-all-placed = there are not that many Units left to place
why-no-enemy-unit-there = there is no such enemy Unit there
why-unit-protected = the Units there are protected
why-not-a-retreat = Units cannot retreat there
why-too-few-points = you do not have enough VP
why-no-prisoner = this side holds none of your Units
why-not-an-option = there is no such option
why-not-a-position = there is no such place on the Next Initiative track

## What a choice leads to (hints)

comes-to-scoring = as the board stands you score { $own }, the best rival { $rival }
comes-to-battle = if no more cards are played: { $own } VP for you, { $foe } for the enemy, { $holder ->
        [own] the Region is yours
        [foe] the Region is theirs
       *[nobody] the Region is nobody's
    }, and you keep { $kept } of { $fought } Units
comes-to-round = by the end of the Round about { $own } VP for you and { $rival } for the best rival

worth-vp = { $way ->
        [more] { $n ->
            [0] slightly more VP
           *[other] { $n } more VP
        }
       *[less] { $n ->
            [0] slightly fewer VP
           *[other] { $n } fewer VP
        }
    }
worth-regions = { $way ->
        [more] { $n ->
            [0] better Regions
            [one] { $n } more Region
           *[other] { $n } more Regions
        }
       *[less] { $n ->
            [0] worse Regions
            [one] { $n } fewer Region
           *[other] { $n } fewer Regions
        }
    }
worth-battles = { $way ->
        [more] better battles to come
       *[less] worse battles to come
    }
worth-units = { $way ->
        [more] { $n ->
            [0] a little more of your army on the board
            [one] { $n } more Unit
           *[other] { $n } more Units
        }
       *[less] { $n ->
            [0] a little less of your army on the board
            [one] { $n } fewer Unit
           *[other] { $n } fewer Units
        }
    }
worth-prisoners = { $way ->
        [more] { $n ->
            [0] Prisoners more often
            [one] { $n } more Prisoner
           *[other] { $n } more Prisoners
        }
       *[less] { $n ->
            [0] Prisoners less often
            [one] { $n } fewer Prisoner
           *[other] { $n } fewer Prisoners
        }
    }
worth-cards = { $way ->
        [more] { $n ->
            [0] a slightly fuller hand
            [one] { $n } more card in hand
           *[other] { $n } more cards in hand
        }
       *[less] { $n ->
            [0] a slightly emptier hand
            [one] { $n } fewer card in hand
           *[other] { $n } fewer cards in hand
        }
    }
worth-structures = { $way ->
        [more] more from Structures
       *[less] less from Structures
    }
worth-stores = { $way ->
        [more] { $n ->
            [0] slightly more in store
           *[other] { $n } more in store
        }
       *[less] { $n ->
            [0] slightly less in store
           *[other] { $n } less in store
        }
    }
worth-initiative = { $way ->
        [more] a later place in the next Round
       *[less] an earlier place in the next Round
    }
worth-rivals = { $way ->
        [more] { $n ->
            [0] rivals who stand worse
           *[other] { $n } fewer VP for the best rival
        }
       *[less] { $n ->
            [0] rivals who stand better
           *[other] { $n } more VP for the best rival
        }
    }
worth-victory = { $way ->
        [more] victory more often
       *[less] victory less often
    }

## The goal: how far the game is, and how one stands

goal-rounds = at most { $most } Rounds
goal-round = Round { $n } of at most { $most }
goal-last-round = Round { $n }, the last
goal-scoring-no = nobody has enabled Scoring
goal-scoring-own = you have enabled Scoring
goal-scoring-by = { $who } have enabled Scoring
goal-scoring-final = Final Scoring: only Crystals count
goal-would-own = you would score { $n }, { $rest }
goal-would = Scoring would give { $rest }
goal-would-part = { $who } { $n }
goal-most-win = whoever has the most VP at the end wins
goal-leads = { $who } lead with { $n } VP
goal-nobody-leads = nobody leads: { $n } VP each for the best
goal-you-lead = most VP win: you are { $n } ahead of { $who }
goal-you-tie = most VP win: you and { $who } have { $n } each
goal-you-trail = most VP win: you are { $n } behind { $who }

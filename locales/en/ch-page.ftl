# The words of the Cry Havoc table on the page. Names and texts of the game come from the server.
ch-you = you
ch-player = player { $n }
ch-bot = bot, { $level }
ch-open-seat = open seat
ch-chooses = chooses a Faction
ch-no-faction = no Faction yet
ch-vp = VP
ch-units = { $n ->
    [one] { $n } Unit
   *[other] { $n } Units
}
ch-units-of = { $n ->
    [one] { $n } Unit of { $side }
   *[other] { $n } Units of { $side }
}
ch-n-units = { $n ->
    [one] { $n } Unit
   *[other] { $n } Units
}
ch-crystals = { $n ->
    [one] { $n } Crystal
   *[other] { $n } Crystals
}
ch-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
ch-open-ground = open ground
ch-nobody = nobody

# The planet
ch-planet = The planet, { $n } Regions. Arrow keys move between adjacent Regions.
ch-region = Region
ch-yours = yours
ch-held-by = controlled by { $side }
ch-hq = { -ch-hq }
ch-hq-of = HQ of { $side }
ch-token-down = { $kind }, face down
ch-token-known = { $kind }: { $face }
ch-battle-n = battle { $n }
ch-way-battle = { $region }, battle
ch-say-chosen = Chosen.
ch-say-target = Can be chosen.
ch-say-battle = Can be chosen; a battle follows.
ch-say-start = Your Units can leave from here.
ch-say-ways = Adjacent: { $list }.
ch-arrow-to = An arrow leads to { $region }.
ch-zoom-in = Zoom in
ch-zoom-out = Zoom out
ch-fit = Fit
ch-fit-all = Show the whole planet
ch-battles-waiting = Battles waiting
ch-attack = { $attacker } attack { $defender }
ch-next-event = Next Event
ch-event-on = At { $at } VP, face down
ch-event-note = It is revealed next Round, unless somebody passes { $at } VP first and moves it on.
ch-event-end = No more Events
ch-event-end-note = { $n ->
    [0] The next Round is the last.
   *[other] They come next Round, which is the last.
}
ch-event-with-final = { $n ->
    [one] One Event on Final Scoring
   *[other] { $n } Events on Final Scoring
}
ch-banner-passed = { $n ->
        [one] An Event has been passed: one Round fewer
       *[other] { $n } Events have been passed: { $n } Rounds fewer
    }
ch-banner-unscored = Nobody enabled Scoring, so Regions and Crystals brought no VP. So far: { $stand }.
ch-banner-vp = { $side } { $vp }
ch-last-round = The last Round
ch-last-round-note = The game ends with this Round’s Scoring.
ch-this-round = Event of this Round
ch-event-past = Event spot { $at }, already revealed
ch-event-at = { $n ->
    [one] Event spot { $at }: { $n } token, face down
   *[other] Event spot { $at }: { $n } tokens, face down
}
ch-event-moved = Event spot { $at }, moved on
ch-event-final = Final Scoring at { $at } VP
ch-event = Event
ch-plays = { $side } play

# Seats
ch-now = Now
ch-next = Next
ch-initiative = Initiative
ch-place = { $n ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $n }th
}
ch-your-turn = your turn
ch-thinks = choosing
ch-stat-hand = hand
ch-stat-reserve = Reserve
ch-stat-prisoners = { $n ->
    [one] { -ch-prisoner }
   *[other] { -ch-prisoner(num: "many") }
}
ch-stat-stored = stored

# Faction board
ch-faction-board = Faction
ch-whose-board = Whose board
ch-own-board = Back to your own board
ch-board-counts = Reserve { $reserve } of { $units } · Control { $held } of { $tokens }
ch-used = used
ch-in-battle = in a battle
ch-default = default Skill
ch-build-cost = to build
ch-activate-cost = to activate
ch-left = { $n } left
ch-what-structures-do = What they do
ch-on-planet = On the planet
ch-stored-cards = Stored cards
ch-activate = activate
ch-build-at = Build { $name } in { $region }
ch-activate-at = Activate { $name } in { $region }
ch-first-card = Choose the Action first, then the cards that pay for it.
ch-first-action = To do something here, choose the Action first.
ch-first-pay = Choose the cards that pay first, and confirm. Then press the Region.
ch-first-paid = The cards are paid. Press what lights up on the planet, or finish.
ch-first-start = Press the Region that your Units leave first, then where they go.

# Hand
ch-hand = { $n ->
    [one] Your hand, { $n } card
   *[other] Your hand, { $n } cards
}
ch-deck = Deck { $n }
ch-discard = Discard { $n }
ch-deck-own = Your deck · { $n }
ch-deck-of = { $terrain } · { $n }
ch-on-top = { $card } on top
ch-no-cards = No cards in hand.
ch-not-in-hand = not in your hand
ch-points-move = { $n } to move
ch-points-recruit = { $n } to recruit
ch-points-build = { $n } to build
ch-tag = +{ $own } you · +{ $foe } them
ch-if-you-stop = If you stop here
ch-stop-unsure = Tokens still face down may change this.
ch-you-control = You control { $regions ->
    [one] { $regions } Region
   *[other] { $regions } Regions
} with { $crystals ->
    [one] { $crystals } Crystal
   *[other] { $crystals } Crystals
}.
ch-scoring-no = Scoring is not enabled.
ch-scoring-by = Scoring is enabled by { $side }.
ch-scoring-final = This Round is scored.
ch-scoring-if-you = If you enabled Scoring now
ch-scoring-now = Scoring now
ch-side = Side
ch-for-what = For
ch-part-regions = { $n } for Regions
ch-part-crystals = { $n } for Crystals
ch-part-texts = { $n } from effects

# Prompt
ch-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
ch-left-move = { $n ->
    [one] { $n } Movement Point left
   *[other] { $n } Movement Points left
}
ch-left-build = { $n ->
    [one] { $n } Build Point left
   *[other] { $n } Build Points left
}
ch-how-many = How many Units go
ch-lasting = Still in effect
ch-place-units = Place { $control } · { $capture } · { $attrition }

# Battle
ch-battle-sub = Battle · Round { $n }
ch-attacker = attacker
ch-defender = defender
ch-against = against
ch-from-texts = effects
ch-wins-ties = wins ties
ch-reward = extra VP
ch-mark-no_kill = cannot be killed
ch-mark-no_capture = cannot be captured
ch-mark-safe = can be neither killed nor captured
ch-less = One Unit fewer on { $objective }
ch-more = One Unit more on { $objective }
ch-rule-control = The side with more Units takes the Region and 2 VP; a tie goes to the defender.
ch-rule-capture = The side with more Units captures one enemy Unit; on a tie nobody does.
ch-rule-attrition = Every Unit here kills one enemy Unit, for 1 VP each.
ch-tactics = Tactics
ch-declined = { $side } have declined
ch-until-both = They take turns until both have declined.
ch-placing = Placing
ch-placing-note = The attacker places first, then the defender.
ch-resolving = The Objectives are resolved
ch-watching = The battle so far
ch-stage-units = B Units
ch-stage-tactics = C Tactics
ch-stage-objectives = D Objectives
ch-stage-aftermath = E–G Aftermath
ch-rehearsal = Rehearsal
ch-assume-before = With your best placement, if the enemy answers as well as it can and nobody plays a card.
ch-assume-attack = The best placements, if the enemy answers as well as it can and nobody plays a card. Press one to use it.
ch-assume-defence = The best placements against what you see, if nobody plays a card. Press one to use it.
ch-assume-tactics = What each card would bring, put to its best use, if nobody plays another one after it. Each Prisoner pays 1 more VP every Round.
ch-assume-standing = How it ends if nobody plays another card.
ch-col-play = You play
ch-col-place = You place
ch-col-holds = Region goes to
ch-col-keep = You keep
ch-decline = Decline
ch-as-it-stands = as it stands
ch-answer = answer: { $control } · { $capture } · { $attrition }
ch-n-of = { $n } of { $of }
ch-row-prisoner = { $n ->
    [one] { $n } Prisoner
   *[other] { $n } Prisoners
}
ch-holds-cards = { $n ->
    [one] { $side } hold { $n } card.
   *[other] { $side } hold { $n } cards.
}
ch-unseen = Their Tactics cards not seen yet: { $list }.
ch-odds = { $own } against { $foes } ({ $side })
ch-nobody-there = Nobody is there: no battle.
ch-you-hold = you hold it
ch-they-hold = they hold it
ch-nobody-holds = nobody holds it
ch-kept = { $n } of { $of } kept
ch-under-one = under 1%

# Beginning and end
ch-n-players = { $n } players
ch-action-of = { $name } { $n } of { $of }
ch-tool-list = List
ch-tool-planet = Planet
ch-tool-battle = Battle

# Scoring, counted out
ch-count = Scoring
ch-count-round = Round { $n }
ch-count-planet = The planet while it is counted: what has been counted glows.
ch-count-you = You
ch-n-regions = { $n ->
    [one] { $n } Region
   *[other] { $n } Regions
}
ch-count-by = { $you ->
    [1] You enabled Scoring.
   *[other] { $side } enabled Scoring.
}
ch-count-by-note = { $you ->
    [1] Your Regions are counted first, for you alone; then everybody's Crystals.
   *[other] Their Regions are counted first, for them alone; then everybody's Crystals.
}
ch-count-final = The last Scoring.
ch-count-final-note = Crystals count for everybody, Regions for nobody.
ch-count-regions = { $n } of { $of } Regions
ch-count-crystals = { $n } of { $of } Crystals
ch-count-so-far = { $who }: { $parts }. That makes { $vp } VP.
ch-count-nothing = { $who }: nothing to count.
ch-count-half = Crystals count half for { $side }; the total is rounded up.
ch-count-control = Control alone counts: no Unit needs to stand there.
ch-count-not-enabled = Nothing for Regions: those count only for whoever enabled Scoring.
ch-count-pass = { $you ->
    [1] { $n ->
            [one] You pass an Event: the game gets one Round shorter.
           *[other] You pass { $n } Events: the game gets { $n } Rounds shorter.
        }
   *[other] { $n ->
            [one] { $side } pass an Event: the game gets one Round shorter.
           *[other] { $side } pass { $n } Events: the game gets { $n } Rounds shorter.
        }
}
ch-count-pass-note = An Event that is passed moves on and is revealed together with the next one.
ch-count-lead = { $you ->
    [1] You lead with { $vp } VP.
   *[other] { $side } lead with { $vp } VP.
}
ch-count-lead-tie = A tie for the lead at { $vp } VP: { $side }.
ch-count-over = That was the last Round.
ch-count-last = The next Round is the last.
ch-count-on = Round { $n } follows.
ch-count-go-on = Go on
ch-count-to-end = To the result
ch-count-keys = Any key or click: next side · Esc: all of it
ch-count-tap = Tap: next side
ch-count-all = Skip all
ch-count-from = from { $n }
ch-count-waits = to come
ch-count-what = What counts now
ch-count-what-regions = { $you ->
    [1] 1 VP per Region, only for you
   *[other] 1 VP per Region, only for { $side }
}
ch-count-what-crystals = 1 VP per Crystal, for everybody

# A battle, row by row
ch-row-so-far = so far
ch-row-if = with “{ $card }”
ch-row-control = { $you ->
    [1] You win the Region
   *[other] { $side } win the Region
}
ch-row-control-tie = { $you ->
    [1] Tie: you hold it as the defender
   *[other] Tie: { $side } hold it as the defender
}
ch-row-control-text = { $you ->
    [1] Tie: an effect decides it for you
   *[other] Tie: an effect decides it for { $side }
}
ch-row-capture = { $you ->
    [1] You take a Prisoner
   *[other] { $side } take a Prisoner
}
ch-row-capture-none = { $you ->
    [1] You have more, but nobody can be captured
   *[other] { $side } have more, but nobody can be captured
}
ch-row-capture-tie = Tie: nobody is captured
ch-row-attrition = { $you ->
    [1] You kill { $a }, { $second } kill { $b }
    [2] { $first } kill { $a }, you kill { $b }
   *[other] { $first } kill { $a }, { $second } kill { $b }
}
ch-row-attrition-none = Nobody is killed
ch-battle-points = VP of this battle
ch-battle-kept = { $you ->
    [1] You keep { $n } of { $of } Units.
   *[other] { $side } keep { $n } of { $of } Units.
}
ch-battle-skip = Any key or click goes on.
ch-begins = Battle: { $region }
ch-begins-why = { $you ->
    [1] You have moved in.
    [2] { $side } have moved in on you.
   *[other] { $side } have moved in.
}
ch-begins-stake = { $n ->
    [0] At stake: the Region and 2 VP.
    [one] At stake: the Region with { $n } Crystal, and 2 VP.
   *[other] At stake: the Region with { $n } Crystals, and 2 VP.
}

# The end, told
ch-won = { $side } won, { $a } to { $b }
ch-you-won = You won, { $a } to { $b }
ch-you-lost = You lost, { $a } to { $b }
ch-won-tie = VP are tied: most Prisoners decide, then the later place in Initiative.
ch-n-rounds = { $n ->
    [one] { $n } Round
   *[other] { $n } Rounds
}
ch-next-stronger = Again, bots: { $level }
ch-next-as = Again, as { $side }
ch-tale-sources = Where the points came from
ch-tale-sources-note = by Round; above each stack what that Round brought
ch-tale-round = R{ $n }
ch-tale-regions = Regions
ch-tale-crystals = Crystals
ch-tale-battles = Battles
ch-tale-prisoners = Prisoners
ch-tale-others = Cards, Skills, Events
ch-tale-more = { $what } (+{ $n })
ch-tale-why = { $you ->
    [1] You won by { $list }.
   *[other] { $side } won by { $list }.
}
ch-tale-but = { $you ->
    [1] You had more from { $list }.
   *[other] { $side } had more from { $list }.
}
ch-tale-planet = The last planet
ch-tale-deeds = Deeds
ch-tale-deed-battles = battles won
ch-tale-deed-kills = Units killed
ch-tale-deed-prisoners = Prisoners taken
ch-tale-deed-tactics = tactics played
ch-tale-deed-built = Structures built
ch-tale-battle = Battle for { $region }
ch-tale-worth = { $you ->
    [1] +{ $vp } for you
   *[other] +{ $vp } for { $side }
}
ch-tale-worth-prisoner = { $you ->
    [1] +{ $vp } for you, a Prisoner
   *[other] +{ $vp } for { $side }, a Prisoner
}
ch-tale-lead = { $you ->
    [1] You take the lead for good
   *[other] { $side } take the lead for good
}
ch-tale-lead-note = { $other ->
    [1] You are overtaken and never catch up.
   *[other] { $second } are overtaken and never catch up.
}
ch-tale-scoring = { $you ->
    [1] You enable Scoring
   *[other] { $side } enable Scoring
}
ch-tale-final = Final Scoring
ch-tale-scoring-most = { $you ->
    [1] It brings you { $vp } VP, more than anybody else.
   *[other] It brings { $side } { $vp } VP, more than anybody else.
}
ch-tale-passed = { $n ->
    [one] It makes the game a Round shorter.
   *[other] It makes the game { $n } Rounds shorter.
}

# What the others did
ch-since = Since your last turn
ch-since-moved = { $n ->
    [one] { $n } Unit to { $region }
   *[other] { $n } Units to { $region }
}
ch-since-placed = { $n ->
    [one] { $n } new Unit in { $region }
   *[other] { $n } new Units in { $region }
}
ch-since-built = { $structure } built in { $region }
ch-since-activated = { $structure } activated
ch-since-battle = { $you ->
    [1] battle with you
   *[other] battle in { $region }
}
ch-since-killed = { $you ->
    [1] { $n ->
            [one] { $n } of your Units killed
           *[other] { $n } of your Units killed
        }
   *[other] { $side }: { $n ->
            [one] { $n } Unit killed
           *[other] { $n } Units killed
        }
}
ch-since-scoring = Scoring enabled
ch-since-drew = cards drawn
ch-since-nothing = nothing on the planet

# What its questions mean.
hint-ch-action = Three Actions in a Round. Cards pay for them: their numbers are steps to move, Units to recruit and points to build. Drawing is free.
hint-ch-cards-move = Discard cards for Movement Points: each shows what it is worth. Then press the button to go on.
hint-ch-cards-recruit = Discard cards for Recruit Points: each brings one Unit from your Reserve.
hint-ch-cards-build = Discard cards for Build Points, to build or activate Structures.
hint-ch-move = Choose the Region your Units leave, then where they go. Lit Regions are within reach.
hint-ch-from = Choose the Region they leave. It stays yours until somebody else takes Control of it, even if nobody is left there.
hint-ch-to = Choose a lit Region: Units that enter an empty one take Control of it. Swords mean that a battle follows.
hint-ch-how-many = Those that stay keep guarding the Region; those that go can fight for the Objectives where they arrive.
hint-ch-region = Press a lit Region: that is where it will happen.
hint-ch-recruit = New Units come from your Reserve, and your HQ can always take them. More Units win more Objectives in battles.
hint-ch-build = Structures help for the rest of the game: choose one of your Faction and where to build it, or activate one that stands.
hint-ch-deploy-control = The battle: divide your Units among the three Objectives with − and +, or use a row of the rehearsal, then place them.
hint-ch-tactic = Play a Tactics card or pass. The sides take turns until both have passed.
hint-ch-keep-one = Keep one of the cards; the other goes back.
hint-ch-battle-skill = You could use one of your Skills in this battle.
hint-ch-hq = Choose where your HQ stands.
hint-ch-deck = Your own cards work in every battle; Terrain cards only in battles on their Terrain.
hint-ch-which-deck = Your own cards work in every battle; Terrain cards only in battles on their Terrain. The number says how many are left.
hint-ch-initiative = This is the order of the next Round. Early, you take ground before the others; late, you see what they do.
hint-ch-after-action = You may still use a ready Skill this turn. If you do not want to, end the turn.
hint-ch-attrition = Your Units on Attrition kill: choose which enemy Units are lost.
hint-ch-retreat = You lost the Region. Your surviving Units retreat together to an adjacent Region of yours.
hint-ch-ransom = Captured Units earn their captor 1 VP every Round and cannot be recruited until they are bought back.
hint-ch-faction = Each Faction has cards, Skills and Structures of its own; its sheet says what it is good at.
hint-ch-draft = Skills are yours for the whole game. Most can be used once a Round.
hint-ch-hand-limit = At the end of the draw phase you may not hold more cards than the limit. What you discard is not lost for good: discard piles are reshuffled.
hint-ch-control-token = Your Control tokens limit how many Regions you can hold. To take this one, give up another.
hint-ch-next-text = Several of your effects happen at the same moment; you choose their order.
hint-ch-deploy-capture = Whoever has more Units on Capture Prisoners takes one enemy Unit. Whatever you do not place here goes to Attrition.
hint-ch-deploy-confirm = Once the attacker has placed Units, the defender sees them and places too. After that only cards and Skills move Units.
hint-ch-unstore = A Faction board holds only so many stored cards.
hint-ch-explore-next = Your Units have reached several Regions with an Exploration token. They are revealed one by one.
hint-ch-reveal-next = Your Units have reached several Regions with Trog tokens. They are revealed one by one; Trogs that come out fight.
hint-ch-battle-next = Your move has led to several battles. They are fought later, in the order of their numbers.
hint-ch-capture-prisoner = You won Capture Prisoners: one enemy Unit becomes your Prisoner and earns a point every Round.
hint-ch-nest = The Trogs lost the Region, but some survived: they dig a Nest in an adjacent Region that nobody controls.
hint-ch-reveal-token = Several tokens lie in this Region; they are revealed one by one.
hint-ch-text = An effect is carried out step by step, and this choice is yours.

# A word on a question that comes up for the first time.
tip-ch-action = Look for empty Regions with Crystals first: they are the cheapest points on the planet.
tip-ch-cards-move = Do not pay with a card that you want to play in a battle this Round; its text says what it does there.
tip-ch-deploy-control = A defender needs only a tie on Region Control. An attacker who cannot win it may still take a Prisoner.
tip-ch-tactic = Once you decline, you play no more cards in this battle. But a card you save now is one more for the next battle.

# Games that were played
ch-past-title = { $side }, against three bots
ch-past-continue = Continue
ch-past-records = Records
ch-past-none = Nothing yet. Choose a Faction to begin with: each game you finish is written down here.
ch-past-played = Games played
ch-past-wins = Games won
ch-past-most = Most VP: { $side }
ch-past-clearest = Clearest victory: { $side }
ch-past-score = { $a } to { $b }
ch-past-strongest = Strongest bots beaten
ch-past-guided = Your first planet, guided
ch-past-guided-why = The first turns are explained step by step, then you play on. New players start here.
ch-past-factions = Choose your Faction
ch-past-untried = not played yet
ch-past-top = best: { $vp } VP
ch-past-play = Play against three bots
ch-past-games = Finished games
ch-past-won = Won, { $a } to { $b }
ch-past-lost = Lost, { $a } to { $b }
ch-past-watch = Watch again
ch-past-all = All { $n } games

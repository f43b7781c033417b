# The table of Fireteam Zero.

fz-player = Player { $n }
fz-you = you
fz-bot = bot
fz-nick = “{ $name }”
fz-no-hero = no hero yet
fz-seats = Seats in turn order
fz-seat-open = Look at { $name }: cards, finds, discard pile
fz-no-reaction = No reaction
fz-react = React: { $name }
fz-respond = Play { $name }
fz-use = Use { $name }
fz-first-of = { $name } first
fz-first-target = Now press whom the card is to strike.
fz-first-near = Nobody is in range of this hero. Move until a figure has a red ring, press it, and then the card.
fz-turn-now = acting
fz-decides = deciding
fz-first = first
fz-down = down
fz-pinned = pinned
fz-carries = , carries { $name }
fz-cards = { $n ->
     [0] no cards
     [one] 1 card
    *[other] { $n } cards
  }
fz-guarded = guarded by { $names }
fz-unguarded = alone in { $place }

fz-threat = Threat
fz-threat-say = Threat { $at } of { $last }
fz-twist = twist
fz-twist-next = twist next
fz-twist-last = last twist
fz-twist-stamp = Twist
fz-twist-off = No effect until the end of the round.
fz-twist-gone = Discarded.

fz-last-roll = Last roll
fz-no-roll = No dice yet
fz-roll-who = { $by } against { $target }:
fz-hits = { $n ->
     [0] no hits.
     [one] 1 hit.
    *[other] { $n } hits.
  }
fz-result-kill = Kill.
fz-result-wound = Wounded.
fz-result-break = Destroyed.
fz-result-fail = Not enough.
fz-legend-cover = Cover −1 die
fz-legend-difficult = Difficult: costs 2
fz-legend-elevated = Elevated +1 die
fz-legend-impassable = Impassable
fz-legend-wall = Wall
fz-legend-open = Open border
fz-zoom-in = Zoom in
fz-zoom-out = Zoom out
fz-fit = Fit
fz-minimap = Whole map
fz-exit = Exit
fz-foes = Monsters
fz-specialists = Specialists
fz-twists = Twists in play
fz-close = Close

fz-board = Battlefield, { $count } locations. Arrow keys move between connected locations.
fz-board-list = The board as a list
fz-list-targets = To choose from
fz-figure = { $name }, in { $place }
fz-figure-legal = { $name }, in { $place }, can be chosen
fz-stack = { $count } figures like { $name }: show all
fz-ground-difficult = difficult terrain, costs 2
fz-ground-impassable = impassable
fz-ground-elevated = elevated terrain
fz-ground-cover = cover
fz-say-down = { $name }, knocked down
fz-say-pinned = { $name }, pinned
fz-say-monster = { $name }, { $rank }, { $health } health
fz-say-spawn-up = Spawn point { $n }, not searched
fz-say-spawn-down = Spawn point { $n }, searched
fz-say-reach = You can choose this location
fz-say-target = Legal target
fz-say-borders = Borders: { $list }
fz-mark-damage = { $n } damage
fz-mark-kill = killed
fz-mark-down = down
fz-mark-wound = wounded
fz-mark-miss = unharmed
fz-mark-spawn = spawns
fz-mark-prevented = { $n } prevented

fz-die = { $n ->
     [0] no hit
     [one] 1 hit
    *[other] { $n } hits
  }
fz-reroll-die = { $n ->
     [0] Reroll this blank
     [one] Reroll this die with 1 hit
    *[other] Reroll this die with { $n } hits
  }
fz-rolled-say = Rolled { $list }: { $hits ->
     [one] 1 hit
    *[other] { $hits } hits
  }.
fz-no-dice = No dice
fz-dice-lie = The dice are cast.
fz-sum-hits = { $n ->
     [one] hit
    *[other] hits
  }
fz-sum-resistance = resistance
fz-sum-damage = damage
fz-sum-of = against
fz-sum-health = health
fz-sum-enough = enough
fz-sum-not = not enough
fz-sum-reroll = { $chance } with a reroll

fz-recon = Recon deck
fz-recon-event = Event
fz-recon-discovery = Discovery
fz-recon-item = Find
fz-focus = Focus
fz-find = Find
fz-left = { $n } left
fz-deck = Deck { $n }
fz-discard = Discard { $n }
fz-top = top: { $name }
fz-discard-order = the latest first
fz-in-hand = Hand { $n }
fz-none = empty
fz-hand = Your hand, { $n ->
     [one] 1 card
    *[other] { $n } cards
  }
fz-no-cards = No cards. 1 damage knocks you down.
fz-vain-unblockable = No effect: nothing prevents this damage.
fz-vain-no-action = No effect: there is nothing to do with the action.
fz-vain-nothing = No effect: nothing would change.
fz-range = range { $n }
fz-bonus = { $n ->
     [one] +1 hit
    *[other] +{ $n } hits
  }
fz-tactical = tactical
fz-reaction = reaction
fz-specialist-card = Specialist card

fz-percent = { $n }%
fz-under-one = <1%
fz-over-99 = >99%
fz-to-kill = chance to kill
fz-to-wound = chance to wound
fz-to-destroy = chance to destroy
fz-as-it-lies = as rolled
fz-with-reroll = with the reroll
fz-kills = kills
fz-wounds = wounds
fz-fails = fails
fz-dice = { $n ->
     [one] 1 die
    *[other] { $n } dice
  }
fz-from-printed = from cards
fz-from-dice = on the dice
fz-from-hits = hits
fz-from-resistance = resistance
fz-from-height = high ground
fz-from-cover = cover
fz-from-limit = limit
fz-from-effect = from effects
fz-bonus-hits = Bonus hits:
fz-least = Least damage: { $name }
fz-dice-word = Dice
fz-range-word = Range
fz-needs = resistance { $resistance } + health { $health }
fz-needed = = { $n ->
     [one] 1 hit
    *[other] { $n } hits
  } needed
fz-never = no roll is enough
fz-odds-intel = intel for { $name }
fz-odds-intel-short = { $chance } intel
fz-odds-reroll = with rerolls on offer
fz-odds-harm = { $name } takes damage: { $chance }
fz-odds-say = { $chance } against { $name }
fz-bars-say = Hits and their chances: { $list }

fz-forecast = Forecast
fz-forecast-title = The threat phase to come
fz-forecast-wait = Playing it through …
fz-sure = sure
fz-chance = chance
fz-fc-threat = The threat rises to { $to }.
fz-fc-twist = A twist is drawn.
fz-fc-goes = { $name } goes to { $place }
fz-fc-stays = { $name } stays
fz-fc-attacks = and attacks { $hero }.
fz-fc-no-attack = without an attack.
fz-fc-spawn = { $n ->
     [one] 1 monster spawns
    *[other] { $n } monsters spawn
  }, { $points ->
     [one] at 1 possible spawn point
    *[other] each at one of { $points } spawn points
  }.
fz-fc-worst = { $hero } is knocked down: { $chance }.
fz-fc-lost = The mission is lost: { $chance }.
fz-fc-note = If nothing changes and nobody reacts. Solid arrows are sure, dashed ones are chance.
fz-knocked-down = knocked down
fz-cards-in-hand = { $n ->
     [one] 1 card
    *[other] { $n } cards
  } in hand
fz-risk-from = { $list }.
fz-risk-none = No monster reaches this hero.
fz-risk-unlikely = No monster is likely to reach this hero.
fz-risk-mean = Expected damage { $n }.
fz-risk-coin = The coin shows tails: if a hero is knocked down, the mission is lost.
fz-risk-say = Expected damage { $mean }, knocked down { $falls }

fz-why-title = Why does { $name } go for { $hero }?
fz-why-nobody = { $name } reaches nobody
fz-why-hero = Hero
fz-why-steps = Steps
fz-why-order = Turn order
fz-why-down = down, ignored
fz-why-hidden = hidden, ignored
fz-why-marked = marked
fz-tie-nobody = No active hero can be reached.
fz-tie-here = It is already with a hero and stays.
fz-tie-only = Only { $hero } can be reached.
fz-tie-nearest = The nearest wins: { $hero }, { $steps ->
     [one] 1 step
    *[other] { $steps } steps
  } away.
fz-tie-order = Several are equally near: { $hero } comes earlier in turn order.
fz-tie-marked = { $hero } is marked and comes first.
fz-why-walk = It moves up to { $n ->
     [one] 1 step
    *[other] { $n } steps
  } and stops where a hero is.
fz-why-die = Then the activation die: blank, one more step, or its special ability.
fz-why-attack = It attacks within range { $range }: { $n ->
     [one] 1 { $type } die
    *[other] { $n } { $type } dice
  }.
fz-why-special = Special face:
fz-deed = Last time, round { $round }:
fz-deed-die = die { $face }.
fz-deed-goal = It went for { $hero }, { $n ->
     [one] 1 step
    *[other] { $n } steps
  } away.
fz-deed-target = It attacked { $hero }.

# Moments: what nobody may miss.
fz-moment-on = Carry on
fz-moment-danger = Who is in danger?
fz-moment-win = To win:
fz-moment-lose = How you can lose:
fz-moment-briefing = It begins
fz-moment-twist = The threat has reached a twist space
fz-moment-twist-how = From now on something is different.
fz-moment-boss = The boss of this mission
fz-moment-boss-head = { $name } is here.
fz-moment-boss-how = { $n ->
     [one] A single power token keeps it standing.
    *[other] { $n } power tokens keep it standing; each wound takes one away.
  }
fz-moment-boss-place = It enters here: { $place }.
fz-moment-beaten-head = { $name } is beaten.
fz-moment-objective = Objective completed · { $n } of { $all }
fz-moment-left = Still to do: { $names }.
fz-moment-all = That was the last objective.
fz-moment-exit = Now get everybody to the exit: { $place }.
fz-moment-may-turn = The coin may be turned back to heads.
fz-moment-down-head = { $name } is down.
fz-moment-luck-gone = Our luck has turned.
fz-moment-luck-back = Our luck is back.
fz-moment-hit = { $by }: { $n } damage.
fz-moment-hit-plain = { $n } damage.
fz-moment-had = { $name } had { $n ->
     [0] no card left
     [one] 1 card left
    *[other] { $n } cards left
  } to take it.
fz-moment-lies = { $name } lies here: { $place }.
fz-moment-lies-how = Monsters pass by a hero who is down. The next turn begins with the choice to stand up; new cards come in the tactics phase.
fz-moment-next = One more hero down and the mission is lost.
fz-moment-next-how = Closest to it: { $name }, { $n ->
     [0] no cards
     [one] 1 card
    *[other] { $n } cards
  } in hand.
fz-moment-luck = Luck can come back:
fz-moment-luck-how = complete “{ $name }” and you may turn the coin to heads.
fz-moment-at = { $place } · round { $n }
fz-moment-lost-head = { $name } is down, and the coin shows tails.
fz-moment-lost-how = A hero who is knocked down while it shows tails ends the mission.
fz-stamp-down = Down
fz-stamp-done = Done
fz-stamp-won = Accomplished
fz-stamp-lost = Mission lost
fz-print-kill = { $by }: { $monster } killed
fz-print-kill-plain = { $monster } killed
fz-print-intel = { $name }: { $n } of { $need }

fz-objectives = Objectives
fz-secret = Top secret
fz-goals = { $n } of { $need }
fz-intel = { $n } of { $need }
fz-may-turn = may turn the coin
fz-exactly = exactly
fz-done = done
fz-not-open = later
fz-briefing = Briefing and rules of this mission
fz-coin-heads = Lucky coin: heads
fz-coin-tails = Lucky coin: tails
fz-coin-heads-text = The next hero knocked down turns it to tails.
fz-coin-tails-text = If another hero is knocked down, the mission is lost.
fz-pool = Pool
fz-reserve = Reserve
fz-pool-why = Monsters that can spawn onto the board
fz-reserve-why = Monsters that come only when the mission or a card calls them
fz-recon-why = Cards still to be found by searching
fz-on-board = { $n } on the board
fz-health = Health
fz-speed = Speed
fz-resists = resists
fz-attack = Attack:
fz-foe-attack = { $type }, { $n ->
     [one] 1 die
    *[other] { $n } dice
  }, range { $range }.
fz-special = Special:

fz-phase-setup = Set-up
fz-phase-tactics = Tactics
fz-phase-hero = Heroes
fz-phase-threat = Threat
fz-round = Round { $n }
fz-operation = { $name } · act { $act }
fz-end-turn = End turn
fz-search = Search
fz-press-place = Lit location: go there.
fz-press-figure = Red ring: attack.
fz-press-card = Card with a golden edge: play it.
fz-proposal = { $name } would play “{ $card }”.
fz-along = Coming along: { $names }.
fz-along-ask = Ask again
fz-any-order-why = In any order, by any of the equally short routes, until the threat phase is over.
fz-any-order = Let them all act
fz-back = Take back
fz-roll-dice = { $n ->
     [0] Attack without dice
     [one] Roll 1 die
    *[other] Roll { $n } dice
  }

fz-pick-first = Who goes first?
fz-let-chance = Let chance decide
fz-first-why = The start player acts first in round 1; the token passes on every round.
fz-hero-why = Everybody wins or loses together. The cards in your hand are both your attacks and your life; the numbers say how many of each type are in the deck.
fz-focus-why = A focus card lies face up beside your hero for the whole mission.
fz-upgrade-why = All four copies of an upgrade are shuffled into your deck.
fz-pick-hero = Who goes in?
fz-pick-upgrade = Choose an upgrade card
fz-pick-focus = Choose a focus card
fz-pick-card = Choose a card
fz-hero-facts = Speed { $speed } · hand of { $hand }
fz-team = Fireteam
fz-expect = Expect
fz-setup-wait = The others are choosing.
fz-won = Mission accomplished
fz-lost = Mission failed
fz-won-text = { $mission } is behind you.
fz-lost-text = { $mission } was one mission too many.
fz-end-round = It ended in round { $n }, with the threat at { $threat }.
fz-end-objectives = { $n } of { $all } objectives completed.

# The end: an after-action report.
fz-report = After-action report
fz-heroes-count = { $n ->
     [one] 1 hero
    *[other] { $n } heroes
  }
fz-story-how = How it went
fz-story-cards = cards in all hands
fz-story-threat = threat
fz-story-kill = a kill
fz-story-round = round
fz-story-say = Round { $n }: { $cards } cards in all hands, threat { $threat }, { $kills ->
     [one] 1 kill
    *[other] { $kills } kills
  }.
fz-story-who = Who did what
fz-story-hero = Hero
fz-story-kills = kills
fz-story-dealt = dealt
fz-story-taken = taken
fz-story-finds = finds
fz-story-falls = falls
fz-story-dealt-long = damage dealt
fz-story-taken-long = damage taken
fz-deed-boss = beat { $name }
fz-deed-fell = { $n ->
     [one] went down in round { $round }
    *[other] went down { $n } times, first in round { $round }
  }
fz-deed-intel = brought { $n ->
     [one] 1 piece of intel
    *[other] { $n } pieces of intel
  }
fz-deed-freed = set a comrade free
fz-deed-intercepted = { $n ->
     [one] took a blow meant for another
    *[other] took { $n } blows meant for others
  }
fz-deed-kills = killed the most
fz-deed-dealt = dealt the most damage
fz-deed-taken = took the most damage
fz-deed-finds = found the most
fz-deed-unhurt = never took a scratch
fz-deed-through = was there to the end
fz-key-round = Round { $n }
fz-key-fall = { $name } goes down
fz-key-fall-by = { $by } did it; the coin turns to tails.
fz-key-fall-plain = The coin turns to tails.
fz-key-fall-last = The coin showed tails already: the mission is lost.
fz-key-objective = Done: { $name }
fz-key-objective-text = An objective completed.
fz-key-boss = Enter: { $name }
fz-key-boss-text = The boss of the mission.
fz-key-beaten = { $name } is beaten
fz-key-beaten-by = The last wound: { $who }.
fz-key-beaten-text = The last power token is gone.
fz-key-kills = { $n } at one stroke
fz-key-kills-text = { $who }, in a single move.
fz-key-night = The worst round
fz-key-night-text = { $n } damage to the team.
fz-key-roll = { $n } hits in one attack
fz-key-roll-text = The best roll: { $who }.
fz-next = Next
fz-next-mission = Next: { $name }
fz-next-harder = Harder: the same mission, { $difficulty }
fz-next-easier = Easier: the same mission, { $difficulty }
fz-next-harder-why = You can do this. One step up, then?
fz-next-easier-why = The same night, one step easier: see whether you hold out.
fz-difficulty-recruit = Recruit
fz-difficulty-regular = Regular
fz-difficulty-veteran = Veteran

# Operations: the map of missions and what was won of them on this device.
fz-ops-map = Map of the operations: three operations, nine missions
fz-ops-continue = Continue
fz-ops-guided = First mission, explained
fz-ops-guided-why = Every new question is explained, and everything can be taken back. New players start here.
fz-ops-all = { $n } of { $all } missions won
fz-ops-records = Records
fz-ops-played = Missions played
fz-ops-quickest = Quickest: { $name }
fz-ops-rounds = { $n ->
     [one] 1 round
    *[other] { $n } rounds
  }
fz-ops-kills = Kills, all heroes
fz-ops-unfallen = Won, nobody down
fz-ops-none = Nothing yet. Each mission you finish is written down here.
fz-ops-op = { $n } of { $all } won
fz-ops-campaign = Play the whole operation
fz-ops-campaign-why = Its missions one after another; a lost mission is played again.
fz-ops-won = { $level }: { $heroes ->
     [one] 1 hero
    *[other] { $heroes } heroes
  }, { $n ->
     [one] 1 round
    *[other] { $n } rounds
  }
fz-ops-lost = { $level }: lost in round { $n }
fz-ops-try = { $level }: not yet
fz-ops-untried = not tried yet
fz-ops-running = in play
fz-ops-won-stamp = Won
fz-ops-level = Difficulty
fz-ops-higher = One step harder than you have won it.
fz-ops-lower = You lost this one. One step easier, perhaps?
fz-ops-heroes = Heroes, the others played by bots
fz-ops-play = Play { $name }
fz-ops-friends = With friends

# What its questions mean.
hint-fz-act = Choose an action for your hero. Whatever glows on the board and in your hand can be pressed; the prompt has the rest.
hint-fz-turn = It is this hero's turn: move and take one action, in any order.
hint-fz-turn-acted = The action is used. You may still move if movement points are left; then end the turn.
hint-fz-hero = Choose whom you play. The numbers count the cards of each attack type in the hero's deck: Brawl, Bullet, Bomb.
hint-fz-attack-cards = Choose cards of one attack type. Their strength is the number of dice; the odds are worked out for you.
hint-fz-attack-more = You may add another card of the same type, or roll with those you have.
hint-fz-target = Lit targets are within range. Next you choose the cards, and the odds are worked out before you roll.
hint-fz-window = You could react to this with a card. Passing costs nothing.
hint-fz-reroll = You may roll some dice again, or keep the roll as it is.
hint-fz-refill = In the tactics phase you may draw back up to your hand size.
hint-fz-discard-damage = Damage: choose which cards you lose. Keep what you need most.
hint-fz-intercept = Another hero is hit. You may take the damage instead.
hint-fz-next-monster = Several monsters are about to activate; the group decides which one goes first. The first has the most targets to choose from.
hint-fz-start-player = Agree on who takes the start player token.
hint-fz-focus = Choose a focus card: it stays with your hero for the mission.
hint-fz-order = Several effects would happen at once. Choose which one comes first.
hint-fz-refill-first = Draw your first hand. Cards are your attacks and your life, so take them all.
hint-fz-tactics = One card with a red “tactical” text may be played for the whole group. Whoever plays it draws no cards this round.
hint-fz-company = Specialists move only with a hero and help whoever is near them. Monsters ignore them; taking them along costs nothing.
hint-fz-stand-or-stay = Your hero is down. Standing up means that monsters see you again.
hint-fz-turn-coin = On heads the next hero who is knocked down is forgiven; on tails the mission is lost.
hint-fz-path = The monster can take several equally short routes.
hint-fz-upgrade = An upgrade card joins your deck for this mission. Each hero takes some before it begins.
hint-fz-specialist-card = Your specialist helps in the way that the card says, all through the mission.
hint-fz-tactics-select = Only one tactical response a round is played for the group; the others stay in hand.
hint-fz-march = A card or a rule lets your hero move now. What you do not use is lost.
hint-fz-forced-march = Your hero is made to move; you choose the way.
hint-fz-attack-ready = Nothing more can be added. Roll, or take cards back and put the attack together differently.
hint-fz-intercept-select = Several heroes would take the damage for the one who is hit; one of them does.
hint-fz-discard-cost = Cards are the price of what you chose. They go to your discard pile.
hint-fz-ambusher = The ambush comes from the monster that is nearest; several are equally near.
hint-fz-carry-over = There were more hits than needed, and a card lets the rest strike on.
hint-fz-spawn-token = New monsters come where spawn tokens lie; the mission lets you choose this location.
hint-fz-stand-up = A text lets your hero stand up before the next turn. Monsters see whoever stands.
hint-fz-pay = What you chose has a price. If you do not pay, it does not happen.
hint-fz-hand-over = Heroes in the same location may hand things over, if both agree.
hint-fz-pick-twist = A twist changes the rules for a while or strikes at once. The group decides together.
hint-fz-peek-bottom = You look at the top card of a deck before anybody else does.
hint-fz-peek-top = You look at the top cards of a deck and decide which one comes first.
hint-fz-peek-draw = You look at the top cards of a deck; one of them is drawn.
hint-fz-peek-order = You look at the top cards of a deck and put them back in the order you like.
hint-fz-discard = Cards are your attacks and your life: give away what you need least. They go to your discard pile.
hint-fz-recover = Take back what helps most: every card in hand is an attack, and one damage you can take.
hint-fz-drift = Something moves this monster, and you say where. Far from the heroes it takes longer to come back.
hint-fz-pick-figure = What the card says happens to the figure you choose. Lit figures can be pressed.
hint-fz-pick-place = What the card says happens where you choose. Lit locations can be pressed.
hint-fz-option = Only what you press happens; the rest of the text is left out.
hint-fz-text = A card or a rule is carried out and leaves this choice to you.

# A word on a question that comes up for the first time.
tip-fz-turn = Before you end a turn: is anybody alone with more monsters than cards? The forecast (T) shows where they will go.
tip-fz-window = A reaction costs a card of your life. It pays when it saves two of a friend’s, or turns a miss into a kill.
tip-fz-discard-damage = Keep what reaches far and what helps others; throw away attacks of which you have more than one.
tip-fz-tactics = Whoever plays a tactical response draws no cards this round. With a full hand it is nearly free.

# What the terminal says around the game.

term-help = NUMBER     take that offer
    u          take the last choice back
    ?          the rule of the question; what is not offered, and which rule forbids it
    ?NUMBER    the card behind an offer, in full
    why WORD   why something with that word is not offered
    b          the board     p   the places     c   the hands
    s FILE     save          q   save and quit  h   this list
term-help-mission = m          the mission: briefing, special rules and objectives
term-go = Go
term-figures = Figures and tokens
term-cards = Cards
term-do = Do
term-who = Who
term-which = Which
term-or = Or
term-only = ({ $who }, the only choice: { $text })
term-goal = Goal: { $now }
term-hand-over = The screen is for { $who } now. Press Enter to go on.
term-saved-as = Saved as { $file }; `muster play --save { $file }` goes on with it.
term-not-saved = Not saved: no --save FILE was given.
term-taken-back = Taken back.
term-nothing-back = There is nothing to take back.
term-saved = Saved.
term-where = Where? `s FILE` saves there, now and when you quit.
term-numbers = The offers are numbered from 1 to { $n }.
term-type = Type the number of an offer, or h for help.
term-nothing-else = There is nothing else to choose here.
term-offered = is offered
term-asked-by = This question is asked by rule { $rule }.
term-why = { $text }: { $why }
term-status = round { $round } | coin: { $coin } | threat { $threat }/{ $last } | unsearched: { $unsearched } | recon deck: { $recon }
# On the drawing of the board; five letters at most.
term-exit = EXIT
term-heads = heads
term-tails = tails
term-of = { $name }: { $n } of { $need }
term-twist = Twist { $name }: { $text }
term-hand = { $who } at { $place }: hand { $hand }, deck { $deck }, discard pile { $discard }
term-down = DOWN
term-pinned = PINNED
term-carries = carries 1 { $token }
term-power = power { $n }
term-place = { $place }: { $here } ({ $ways })
term-ways = next to { $places }
term-ways-terrain = next to { $places }; { $terrain }
term-begin = Mission { $mission }, { $heroes } heroes, seed { $seed }. Type h for help.
term-operation-complete = The operation is complete.
term-broken-off = The mission is broken off; the campaign starts it again next time.
term-next-mission = on to mission { $mission }
term-again = try mission { $mission } again
term-stop = stop for today
term-replayed = { $n } entries replayed, every digest as recorded: mission { $mission }, rounds: { $rounds }, { $end }.
term-over = The mission is over: { $end }.
term-now-health = Health now: { $n }
term-now-speed = Speed now: { $n }
term-end-won = won
term-end-lost = lost
term-end-open = not finished

# Cry Havoc.

term-ch-help = NUMBER     take that offer
    u          take the last choice back
    ?          the rule of the question; what is not offered, and which rule forbids it
    ?NUMBER    the card behind an offer, in full
    why WORD   why something with that word is not offered
    b          the board and the battle      p   the players and tracks   c   your cards
    k          the Skills                    t   your Structures          d   the discard piles
    s FILE     save          q   save and quit  h   this list
term-ch-begin = Cry Havoc, { $players } players, Skill level: { $level }, length: { $length }, seed { $seed }. Type h for help.
term-ch-replayed = { $n } entries replayed, every digest as recorded: { $players } players, rounds: { $rounds }, { $end }.
term-ch-over = The game is over: { $end }.
term-ch-end-won = won by { $who } with { $vp } VP
term-ch-end-open = not finished
term-ch-regions = Regions
term-ch-head-number = #
term-ch-head-region = Region
term-ch-head-terrain = Terrain
term-ch-head-units = Units
term-ch-head-control = C
term-ch-head-crystals = Cr
term-ch-head-ways = Ways to
term-ch-head-here = There
term-ch-linked = also to { $regions }
term-ch-ring-centre = Centre
term-ch-ring-inner = Inner ring
term-ch-ring-middle = Middle ring
term-ch-ring-outer = Outer ring
term-ch-battle-token = battle { $n } ({ $who } attacks)
term-ch-hq = HQ { $who }
term-ch-war_party = War Party
term-ch-nest = Nest
term-ch-exploration = Exploration
term-ch-worth = { $n } VP
term-ch-worth-next = { $n } VP at the next Scoring
term-ch-entry = { $name }: { $text }
term-ch-battle = Battle in { $region }: attacker { $attacker }, defender { $defender }
term-ch-to-deploy = Units to be deployed: { $units }
term-ch-ties = wins ties
term-ch-protected = { $n } protected
term-ch-status = Round { $round } | { $phase } | turn { $action } of { $actions } | { $scoring }
term-ch-status-quiet = Round { $round } | { $phase } | { $scoring }
term-ch-in-force = In force: { $text }
term-ch-scoring-no = Scoring is not enabled
term-ch-scoring-by = Scoring is enabled by { $who }
term-ch-scoring-final = Final Scoring
term-ch-initiative = Initiative: { $now } | next Round: { $next }
term-ch-events = Events: { $spots }
term-ch-spot = at { $vp } VP: { $n }
term-ch-spot-done = at { $vp } VP: done
term-ch-spot-final = Final Scoring at { $vp } VP{ $n ->
    [0] {""}
   *[other] {""}: { $n }
  }
term-ch-decks = Terrain decks: { $decks }
term-ch-player = { $who }: { $vp } VP, hand { $hand }, deck { $deck }, discard pile { $discard }, Reserve { $reserve }, controls { $control }
term-ch-trogs = Neutral Trogs: Reserve { $n }
term-ch-store = Crystals stored { $n }
term-ch-stored = cards stored { $n }
term-ch-prisoners = Prisoners { $list }
term-ch-hand = Your hand ({ $n }):
term-ch-hand-stored = Stored on your tiles:
term-ch-looking = You look at:
term-ch-skills = Skills:
term-ch-ready = ready
term-ch-exhausted = exhausted
term-ch-structures = Your Structures and tokens:
term-ch-left = { $n } left
term-ch-pile = Discard pile of { $who }: { $cards }
term-ch-seen = seen in the hand of { $who }: { $cards }

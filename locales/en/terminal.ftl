# What the terminal says around the game.

term-help = NUMBER     take that offer
    u          take the last choice back
    ?          what is not offered, and which rule forbids it
    ?NUMBER    the card behind an offer, in full
    why WORD   why something with that word is not offered
    b          the board     p   the places     c   the hands
    s FILE     save          q   save and quit  h   this list
term-go = Go
term-figures = Figures and things
term-cards = Cards
term-do = Do
term-who = Who
term-which = Which
term-or = Or
term-only = ({ $who }: only one way: { $text })
term-hand-over = The screen is for { $who } now. Press Enter to go on.
term-saved-as = Saved as { $file }; `muster play --save { $file }` goes on with it.
term-not-saved = Not saved: no --save FILE was given.
term-taken-back = Taken back.
term-nothing-back = There is nothing to take back.
term-saved = Saved.
term-where = Where? `s FILE` saves there, now and when you quit.
term-numbers = The offers are numbered from 1 to { $n }.
term-type = Type the number of an offer, or h for help.
term-nothing-else = Nothing else comes to mind here.
term-offered = is offered
term-status = round { $round } | coin: { $coin } | threat { $threat }/{ $last } | unsearched: { $unsearched } | recon deck: { $recon }
term-heads = heads
term-tails = tails
term-of = { $name }: { $n } of { $need }
term-twist = Twist { $name }: { $text }
term-hand = { $who } at { $place }: hand { $hand }, deck { $deck }, discard pile { $discard }
term-down = DOWN
term-pinned = PINNED
term-carries = carries { $token }
term-power = power { $n }
term-ways = to { $places }
term-begin = Mission { $mission }, { $heroes } heroes, seed { $seed }. Type h for help.
term-operation-complete = The operation is complete.
term-broken-off = The mission is broken off; the campaign begins it anew next time.
term-next-mission = on to mission { $mission }
term-again = try mission { $mission } again
term-stop = stop for today
term-replayed = { $n } entries replayed, every digest as recorded: mission { $mission }, rounds: { $rounds }, { $end }.
term-end-won = won
term-end-lost = lost
term-end-open = not finished

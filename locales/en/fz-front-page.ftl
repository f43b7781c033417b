# Fireteam Zero, before anybody sits at a table of it.

fz-stamp = Classified
fz-kicker = Co-operative horror, 1943
fz-pitch = Four soldiers, two scholars, one lucky coin. The things in the reeds move by rules you can read; what you hold in your hand is also how long you live.
fz-players = 1 to 4 players
fz-time = 60 to 90 minutes
fz-extent = 3 operations, 9 missions
fz-alone = River Crossing, with { $bots ->
     [one] 1 bot
    *[other] { $bots } bots
  }
fz-needs-leader = One of the heroes has to be a leader.
fz-needs-close-combat = One of the heroes has to be the close combat specialist.
fz-needs-marksman = One of the heroes has to be a marksman.
fz-needs-demolitions = One of the heroes has to be the demolitions specialist.
fz-tile = Round { $n } · threat { $threat } of { $last } · { $coin ->
     [tails] coin on tails
    *[heads] coin on heads
  }
fz-tile-setup = Before the first round
fz-tile-over = { $outcome ->
     [won] Won
    *[lost] Lost
  } in round { $n }
fz-played = Operations

# Fireteam Zero, before anybody sits at a table of it.

fz-stamp = Classified
fz-kicker = Co-operative horror, 1943
fz-pitch = Four soldiers, two scholars, one lucky coin. The things in the reeds move by rules you can read; what you hold in your hand is also how long you live.
fz-players = 1 to 4 players
fz-time = 60 to 90 minutes
fz-extent = 3 operations, 9 missions
fz-alone = River Crossing, with bots
fz-needs-leader = One of the heroes has to be a leader.
fz-needs-close-combat = One of the heroes has to be the close combat specialist.
fz-needs-marksman = One of the heroes has to be a marksman.
fz-needs-demolitions = One of the heroes has to be the demolitions specialist.
learn-fz-1 = Two to four heroes go through a mission together. Everybody wins or everybody loses.
learn-fz-2 = Your cards are everything: attacks on top, responses below, and your life. Damage costs cards; a hero with none left is knocked down.
learn-fz-3 = A round has three phases: the heroes plan and draw cards, then each of them moves and acts, then the monsters come.
learn-fz-4 = Monsters follow rules. Ask any of them why it moves; the forecast shows what it will do.
learn-fz-5 = The lucky coin saves you once. Once it shows tails, the next hero knocked down loses the mission.
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

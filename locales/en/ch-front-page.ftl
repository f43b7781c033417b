# Cry Havoc, before anybody sits at a table of it.

ch-kicker = Asymmetric war for a planet
ch-pitch = Humans, Machines, Pilgrims, and the Trogs who were here first. Five Rounds of three Actions each, and battles you win on the Objectives you chose to lose.
ch-players = 2 to 4 players
ch-time = 90 minutes
ch-extent = 4 Factions, 2 boards
ch-alone = Humans, against { $bots ->
     [one] 1 bot
    *[other] { $bots } bots
  }
ch-tile = Round { $n } · { $vp } VP
ch-played = Games and records
ch-side-humans = Humans
ch-side-pilgrims = Pilgrims
ch-side-machines = Machines
ch-side-trogs = Trogs

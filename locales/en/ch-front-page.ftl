# Cry Havoc, before anybody sits at a table of it.

ch-kicker = Asymmetric war for a planet
ch-pitch = Humans, Machines, Pilgrims, and the Trogs who were here first. Five Rounds of three Actions each, and battles you win on the Objectives you chose to lose.
ch-players = 2 to 4 players
ch-time = 90 minutes
ch-extent = 4 Factions, 2 boards
ch-alone = Humans, against three bots
learn-ch-1 = Four peoples want the Crystals of one planet. Whoever has the most VP after at most five Rounds wins.
learn-ch-2 = In each Round you take three Actions: move, recruit, build, draw, or enable Scoring. Cards pay for them.
learn-ch-3 = Battles are fought later, over three Objectives: hold the Region, take Prisoners, kill. You decide where your Units stand.
learn-ch-4 = Then you play tactics in turn. The rehearsal shows how the battle would end as it stands.
learn-ch-5 = Regions and Crystals are worth VP only when somebody enables Scoring, so choose your moment.
ch-tile = Round { $n } · { $vp } VP

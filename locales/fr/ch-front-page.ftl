# Cry Havoc, avant que quelqu’un ne s’installe à une table.

ch-kicker = Guerre asymétrique pour une planète
ch-pitch = Humains, Machines, Pèlerins et les Trogs, qui étaient là les premiers. Cinq manches de trois Actions chacune, et des batailles gagnées sur les Objectifs que l'on choisit de perdre.
ch-players = 2 à 4 joueurs
ch-time = 90 minutes
ch-extent = 4 Factions, 2 plateaux
ch-alone = Humains, contre { $bots ->
     [one] { $bots } bot
    *[other] { $bots } bots
  }
ch-tile = Manche { $n } · { $vp } PV
ch-played = Parties et records
ch-side-humans = Humains
ch-side-pilgrims = Pèlerins
ch-side-machines = Machines
ch-side-trogs = Trogs

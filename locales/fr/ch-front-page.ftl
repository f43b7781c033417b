# Cry Havoc, avant que quelqu’un ne s’installe à une table.

ch-kicker = Guerre asymétrique pour une planète
ch-pitch = Humains, Machines, Pèlerins et les Trogs, qui étaient là les premiers. Cinq manches de trois Actions chacune, et des batailles gagnées sur les Objectifs que l'on choisit de perdre.
ch-players = 2 à 4 joueurs
ch-time = 90 minutes
ch-extent = 4 Factions, 2 plateaux
ch-alone = Humains, contre trois bots
learn-ch-1 = Quatre Factions veulent les Cristaux d'une planète. Qui a le plus de PV après cinq manches au plus gagne.
learn-ch-2 = À chaque manche, vous effectuez trois Actions : vous déplacer, recruter, construire, piocher ou valider les Scores. Les cartes paient.
learn-ch-3 = On se bat plus tard, pour trois Objectifs : tenir la Région, capturer, tuer. Vous décidez où se placent vos Unités.
learn-ch-4 = Puis chacun joue des Tactiques à son tour. La simulation montre l'issue de la bataille en l'état.
learn-ch-5 = Les Régions et les Cristaux ne rapportent des PV que si quelqu'un valide les Scores : choisissez le moment.
ch-tile = Manche { $n } · { $vp } PV

# Fireteam Zero, avant que quelqu’un ne s’installe à une table.

fz-stamp = Secret
fz-kicker = Horreur coopérative, 1943
fz-pitch = Quatre soldats, deux érudits, une pièce du destin. Ce qui rôde dans les roseaux suit des règles que vous pouvez lire ; vos cartes en main sont aussi votre vie.
fz-players = 1 à 4 joueurs
fz-time = 60 à 90 minutes
fz-extent = 3 opérations, 9 missions
fz-alone = La Traversée du fleuve, avec { $bots ->
     [one] { $bots } bot
    *[other] { $bots } bots
  }
fz-needs-leader = L'un des héros doit être chef de groupe.
fz-needs-close-combat = L'un des héros doit être voltigeur.
fz-needs-marksman = L'un des héros doit être tireur d'élite.
fz-needs-demolitions = L'un des héros doit être artificier.
fz-tile = Round { $n } · menace { $threat } sur { $last } · { $coin ->
     [tails] côté pile
    *[heads] côté face
  }
fz-tile-setup = Avant le premier round
fz-tile-over = { $outcome ->
     [won] Gagnée
    *[lost] Perdue
  } au round { $n }
fz-played = Opérations

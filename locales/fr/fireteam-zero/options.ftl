# Ce que signifient les variantes des règles : d'abord la règle par défaut, puis ce qu'on peut choisir d'autre.

key-start_player = Le groupe désigne le premier joueur ou s'en remet au hasard ; ou le hasard décide seul.
key-unique_roles = Chaque rôle est joué une seule fois ; ou deux héros peuvent avoir le même rôle, chacun avec un jeu complet de cartes.
key-spawn_token_layout = Les jetons de génération sont disposés au hasard ; ou le groupe les dispose.
key-event_pool = Le paquet de reconnaissance est fait d'évènements et de découvertes ; ou les trouvailles de la seconde édition sont mélangées aux évènements.
key-tactics_draw = Pendant la phase tactique, on peut renoncer à compléter sa main, tout ou rien ; ou il faut la compléter.
key-escort_obligation = Le dernier héros actif doit emmener les spécialistes ; ou le dernier héros, debout ou au tapis.
key-specialist_reach = Un spécialiste aide les héros à une zone de distance au plus, comptée par les passages ouverts ; ou dans toute zone qui touche la sienne, même à travers un mur.
key-range_model = Les portées se comptent par les passages ouverts ; ou, de plus, deux voisins que seul un mur sépare ne s'atteignent jamais.
key-terrain_modifier = La hauteur et le couvert changent le nombre de dés ; ou le nombre de succès.
key-elevated_vs_elevated = La hauteur n'aide pas contre une cible aussi haute ; ou elle aide.
key-boss_power = Un avatar a autant de jetons de pouvoir que sa fiche l'indique, le plus souvent un par héros ; ou un par personne à la table.
key-monster_bombs_hurt_monsters = L'explosion d'un monstre ne blesse que les héros ; ou tous ceux qui s'y trouvent, le monstre compris.
key-patty_free_searches = Près de Patty, un héros peut fouiller gratuitement autant de fois qu'il veut pendant son tour ; ou une fois.
key-ferry_fuel_token = Le carburant du ferry compte quand celui qui l'a trouvé est libéré ; ou dès qu'il est trouvé.
key-objective_order = Tous les objectifs sont ouverts dès le début ; ou l'un après l'autre, dans l'ordre.
key-coin_flip_trigger = La pièce peut être retournée quand un objectif est accompli ; ou dès qu'il porte le nombre de jetons imprimé sur sa carte.
key-move_face = La face déplacement fait avancer un monstre d'une zone de plus ; ou encore une fois de toute sa vitesse.
key-knockdown_threshold = Un héros est mis au tapis quand les dégâts dépassent sa main ; ou quand il subit des dégâts sans carte en main.
key-unprotected_penalty = Chaque spécialiste laissé sans protection coûte une case de la piste de menace ; ou une case en tout.
key-threat_on_any_knockdown = Un héros mis au tapis n'avance le jeton de menace que si des spécialistes restent sans protection ; ou toujours.
key-specialist_abilities = Les spécialistes ont les capacités du jeu de base ; ou, comme dans la seconde édition, le groupe choisit pour chacun une fiche de spécialiste sur deux.
key-specialist_base_abilities = Avec les fiches de spécialiste, la relance d'Henry et la fouille gratuite de Patty n'existent que sur leurs fiches ; ou toujours, en plus des fiches choisies.
key-exit_requires = Tous les héros doivent être dans la zone d'extraction ; ou tous les héros et les deux spécialistes.
key-solo_heroes = Qui joue seul joue deux héros ; ou de deux à quatre.
key-henry_reroll = Henry aide dans toute attaque d'un héros ; ou seulement dans celles d'une action d'attaque.
key-hand_size_role = La taille de la main dit jusqu'où on la complète ; ou c'est une limite à laquelle on la ramène pendant la phase tactique.
key-secured_needs_no_monster = Une zone de génération est sécurisée par un héros s'il ne s'y trouve aucun monstre ; ou par un héros dans tous les cas.
key-simultaneous_knockdowns = Les héros qu'un même coup met au tapis tombent l'un après l'autre, chacun retournant la pièce ; ou ensemble, en la retournant une fois.
key-ambush_target = Un monstre d'embuscade attaque selon la règle habituelle, le premier dans l'ordre du round ; ou celui qui est tombé dans l'embuscade.
key-downed_at_exit = Un héros au tapis dans la zone d'extraction est arrivé ; ou doit s'y tenir debout.
key-campaign_upgrades = Dans une campagne, les améliorations sont choisies de nouveau à chaque mission ; ou celles des missions précédentes sont gardées et comptent.
key-open_hands = Chacun ne voit que sa main ; ou toutes les mains.
key-difficulty = La difficulté de la mission : normale, recrue (plus facile) ou vétéran (plus difficile).
key-two_hero_refill = À deux héros, qui joue une réponse tactique ne pioche rien ensuite ; ou jusqu'à deux cartes.
key-remove_hard_events = Tous les évènements peuvent sortir ; ou les onze plus durs restent dans la boîte.
key-remove_hard_finds = Toutes les trouvailles peuvent sortir ; ou celles qui nuisent à qui les trouve restent dans la boîte. Cela ne compte que si l'on joue avec les trouvailles.
key-automatic_paths = Le groupe dit lequel de plusieurs chemins aussi courts un monstre prend ; ou le programme choisit.

# À côté d'une mission qui n'est pas la première de son opération.
mission-later = Les missions d'une opération sont de plus en plus difficiles ; la première est la meilleure pour apprendre.

# La table de Fireteam Zero.

fz-player = Joueur { $n }
fz-you = vous
fz-bot = bot
fz-nick = « { $name } »
fz-no-hero = pas encore de héros
fz-seats = Places dans l'ordre du round
fz-seat-open = Voir { $name } : cartes, trouvailles, défausse
fz-no-reaction = Aucune riposte
fz-react = Réagir : { $name }
fz-respond = Jouer { $name }
fz-use = Utiliser { $name }
fz-first-of = D'abord { $name }
fz-first-target = Touchez maintenant la cible de la carte.
fz-first-near = Personne n'est à portée. Avancez jusqu'à ce qu'une figurine ait un anneau rouge, touchez-la, puis la carte.
fz-turn-now = joue
fz-decides = décide
fz-first = commence
fz-down = au tapis
fz-pinned = immobile
fz-carries = , porte { $name }
fz-cards = { $n ->
     [0] aucune carte
     [one] { $n } carte
    *[other] { $n } cartes
  }
fz-guarded = protégé par { $names }
fz-unguarded = sans protection : { $place }

fz-threat = Menace
fz-threat-say = Menace { $at } sur { $last }
fz-twist = imprévu
fz-twist-next = prochain imprévu
fz-twist-last = dernier imprévu
fz-twist-stamp = Imprévu
fz-twist-off = Sans effet jusqu'à la fin du round.
fz-twist-gone = Carte défaussée.

fz-last-roll = Dernier jet
fz-no-roll = Pas encore de dés
fz-roll-who = { $by } contre { $target } :
fz-hits = { $n ->
     [0] aucun succès.
     [one] { $n } succès.
    *[other] { $n } succès.
  }
fz-result-kill = Cible tuée.
fz-result-wound = Cible blessée.
fz-result-break = Cible détruite.
fz-result-fail = Insuffisant.
fz-legend-cover = À couvert : −1 dé
fz-legend-difficult = Difficile : 2 points
fz-legend-elevated = Surélevée : +1 dé
fz-legend-impassable = Impraticable
fz-legend-wall = Mur
fz-legend-open = Passage ouvert
fz-zoom-in = Agrandir
fz-zoom-out = Réduire
fz-fit = Tout
fz-minimap = Plan entier
fz-exit = Extraction
fz-foes = Monstres
fz-specialists = Spécialistes
fz-twists = Imprévus en jeu
fz-close = Fermer

fz-board = Plateau, { $count } zones. Les touches fléchées mènent aux zones reliées.
fz-board-list = Le plateau en liste
fz-list-targets = À choisir
fz-figure = { $name }, zone : { $place }
fz-figure-legal = { $name }, zone : { $place }, choix possible
fz-stack = { $count } figurines comme { $name } : tout montrer
fz-ground-difficult = zone difficile, coûte 2 points
fz-ground-impassable = zone impraticable
fz-ground-elevated = zone surélevée
fz-ground-cover = zone à couvert
fz-say-down = { $name }, au tapis
fz-say-pinned = { $name }, immobile
fz-say-monster = { $name }, { $rank }, vitalité { $health }
fz-say-spawn-up = Zone de génération { $n }, non fouillée
fz-say-spawn-down = Zone de génération { $n }, fouillée
fz-say-reach = Cette zone peut être choisie
fz-say-target = Cible permise
fz-say-borders = Limites : { $list }
fz-mark-damage = { $n ->
        [one] { $n } dégât
       *[other] { $n } dégâts
    }
fz-mark-kill = mort
fz-mark-down = au tapis
fz-mark-wound = blessure
fz-mark-miss = indemne
fz-mark-spawn = apparaît
fz-mark-prevented = { $n ->
        [one] { $n } épargné
       *[other] { $n } épargnés
    }

fz-die = { $n ->
     [0] aucun succès
     [one] { $n } succès
    *[other] { $n } succès
  }
fz-reroll-die = { $n ->
     [0] Relancer cet échec
     [one] Relancer ce dé à 1 succès
    *[other] Relancer ce dé à { $n } succès
  }
fz-rolled-say = Jet { $list } : { $hits } succès.
fz-no-dice = Aucun dé
fz-dice-lie = Les dés sont jetés.
fz-sum-hits = { $n ->
     [one] succès
    *[other] succès
  }
fz-sum-resistance = de résistance
fz-sum-damage = dégâts
fz-sum-of = contre
fz-sum-health = de vitalité
fz-sum-enough = suffisant
fz-sum-not = insuffisant
fz-sum-reroll = { $chance } avec relance

fz-recon = Reconnaissance
fz-recon-event = Évènement
fz-recon-discovery = Découverte
fz-recon-item = Trouvaille
fz-focus = Spécialité
fz-find = Trouvaille
fz-left = reste { $n }
fz-deck = Paquet { $n }
fz-discard = Défausse { $n }
fz-top = dessus : { $name }
fz-discard-order = la dernière défaussée d'abord
fz-in-hand = Main { $n }
fz-none = vide
fz-hand = Votre main, { $n ->
     [one] { $n } carte
    *[other] { $n } cartes
  }
fz-no-cards = Aucune carte. 1 dégât vous met au tapis.
fz-vain-unblockable = Sans effet : rien n'empêche ces dégâts.
fz-vain-no-action = Sans effet : l'action ne servirait à rien.
fz-vain-nothing = Sans effet : rien ne changerait.
fz-range = portée { $n }
fz-bonus = { $n ->
     [one] +{ $n } succès
    *[other] +{ $n } succès
  }
fz-tactical = réponse tactique
fz-reaction = riposte
fz-specialist-card = Fiche de spécialiste

fz-percent = { $n } %
fz-under-one = <1 %
fz-over-99 = >99 %
fz-to-kill = chance de tuer
fz-to-wound = chance de blesser
fz-to-destroy = chance de détruire
fz-as-it-lies = tel quel
fz-with-reroll = avec la relance
fz-kills = tue
fz-wounds = blesse
fz-fails = échoue
fz-dice = { $n ->
     [one] { $n } dé
    *[other] { $n } dés
  }
fz-from-printed = par les cartes
fz-from-dice = sur les dés
fz-from-hits = succès
fz-from-resistance = résistance
fz-from-height = zone surélevée
fz-from-cover = couvert
fz-from-limit = limite
fz-from-effect = par des effets
fz-bonus-hits = Succès bonus :
fz-least = Dégâts minimaux : { $name }
fz-dice-word = Dés
fz-range-word = Portée
fz-needs = résistance { $resistance } + vitalité { $health }
fz-needed = = { $n ->
     [one] { $n } succès requis
    *[other] { $n } succès requis
  }
fz-never = aucun jet ne suffit
fz-odds-intel = jeton d'objectif : { $name }
fz-odds-intel-short = { $chance } obj.
fz-odds-reroll = avec les relances
fz-odds-harm = { $name } subit des dégâts : { $chance }
fz-odds-say = { $chance } contre { $name }
fz-bars-say = Succès et chances : { $list }

fz-forecast = Prévision
fz-forecast-title = La phase de menace à venir
fz-forecast-wait = Simulation…
fz-sure = certain
fz-chance = hasard
fz-fc-threat = La menace passe à { $to }.
fz-fc-twist = Une carte imprévu est piochée.
fz-fc-goes = { $name } va dans la zone « { $place } »
fz-fc-stays = { $name } reste
fz-fc-attacks = et attaque { $hero }.
fz-fc-no-attack = sans attaquer.
fz-fc-spawn = { $n ->
        [one] { $n } monstre apparaît
       *[other] { $n } monstres apparaissent
    }, { $points ->
        [one] dans la seule zone de génération possible
       *[other] { $n ->
            [one] dans l'une des { $points } zones de génération possibles
           *[other] chacun dans l'une des { $points } zones de génération possibles
        }
    }.
fz-fc-worst = { $hero } au tapis : { $chance }.
fz-fc-lost = Mission perdue : { $chance }.
fz-fc-note = Si rien ne change et que personne ne riposte. Flèche pleine : certain ; en pointillé : hasard.
fz-knocked-down = au tapis
fz-cards-in-hand = { $n ->
     [one] { $n } carte
    *[other] { $n } cartes
  } en main
fz-risk-from = { $list }.
fz-risk-none = Aucun monstre n'atteint ce héros.
fz-risk-unlikely = Aucun monstre ne devrait atteindre ce héros.
fz-risk-mean = Dégâts attendus { $n }.
fz-risk-coin = La pièce est côté pile : si un héros est mis au tapis, la mission est perdue.
fz-risk-say = Dégâts attendus { $mean }, au tapis { $falls }

fz-why-title = Pourquoi { $name } s'en prend à { $hero }
fz-why-nobody = { $name } n'atteint personne
fz-why-hero = Héros
fz-why-steps = Pas
fz-why-order = Ordre du round
fz-why-down = au tapis : ne compte pas
fz-why-hidden = hors de vue : ne compte pas
fz-why-marked = prioritaire
fz-tie-nobody = Aucun héros actif n'est accessible.
fz-tie-here = Le monstre est déjà avec un héros et reste.
fz-tie-only = { $hero } est le seul héros accessible.
fz-tie-nearest = Le plus proche : { $hero }, à { $steps } pas.
fz-tie-order = Plusieurs sont aussi proches : { $hero } vient avant dans l'ordre du round.
fz-tie-marked = { $hero } est prioritaire et passe avant les autres.
fz-why-walk = Le monstre avance de { $n } pas au plus et s'arrête là où est un héros.
fz-why-die = Puis le dé d'activation : rien, un pas de plus ou sa capacité spéciale.
fz-why-attack = Il attaque à portée { $range } : { $n ->
        [one] { $n } dé
       *[other] { $n } dés
    } ({ $type }).
fz-why-special = Face spéciale :
fz-deed = La dernière fois, round { $round } :
fz-deed-die = dé : { $face }.
fz-deed-goal = Direction : { $hero }, à { $n } pas.
fz-deed-target = Attaque contre { $hero }.

# Les moments : ce que personne ne doit manquer.
fz-moment-on = Continuer
fz-moment-danger = Qui est en danger ?
fz-moment-win = Pour gagner :
fz-moment-lose = Pour perdre :
fz-moment-briefing = Ça commence
fz-moment-twist = La menace atteint une case d'imprévu
fz-moment-twist-how = Désormais, quelque chose a changé.
fz-moment-boss = L'avatar de cette mission
fz-moment-boss-head = { $name } entre en scène.
fz-moment-boss-how = { $n ->
     [one] Un seul jeton de pouvoir le maintient debout.
    *[other] { $n } jetons de pouvoir le maintiennent debout ; chaque blessure en retire un.
  }
fz-moment-boss-place = Il apparaît ici : { $place }.
fz-moment-beaten-head = Avatar vaincu : { $name }.
fz-moment-objective = Objectif accompli · { $n } sur { $all }
fz-moment-left = Reste à faire : { $names }.
fz-moment-all = C'était le dernier objectif.
fz-moment-exit = Maintenant, tout le monde à la zone d'extraction : { $place }.
fz-moment-may-turn = La pièce peut être remise côté face.
fz-moment-down-head = { $name } est au tapis.
fz-moment-luck-gone = La chance a tourné.
fz-moment-luck-back = La chance est revenue.
fz-moment-hit = { $by } : { $n ->
     [one] { $n } dégât.
    *[other] { $n } dégâts.
  }
fz-moment-hit-plain = { $n ->
     [one] { $n } dégât.
    *[other] { $n } dégâts.
  }
fz-moment-had = Pour encaisser, { $name } n'avait plus { $n ->
     [0] aucune carte.
     [one] qu'une carte.
    *[other] que { $n } cartes.
  }
fz-moment-lies = { $name } est à terre ici : { $place }.
fz-moment-lies-how = Les monstres ignorent un héros au tapis. Son prochain tour commence par un choix : se relever ou non ; de nouvelles cartes arrivent à la phase tactique.
fz-moment-next = Encore un héros au tapis, et la mission est perdue.
fz-moment-next-how = Le plus menacé : { $name }, { $n ->
     [0] aucune carte
     [one] { $n } carte
    *[other] { $n } cartes
  } en main.
fz-moment-luck = La chance peut revenir :
fz-moment-luck-how = accomplissez « { $name } », et vous pourrez remettre la pièce côté face.
fz-moment-at = { $place } · round { $n }
fz-moment-lost-head = { $name } est au tapis, et la pièce est côté pile.
fz-moment-lost-how = Un héros au tapis quand la pièce est côté pile met fin à la mission.
fz-stamp-down = Au tapis
fz-stamp-done = Accompli
fz-stamp-won = Accomplie
fz-stamp-lost = Échec
fz-print-kill = { $by } : { $monster }, cible tuée
fz-print-kill-plain = { $monster } : cible tuée
fz-print-intel = { $name } : { $n } sur { $need }

fz-objectives = Objectifs
fz-secret = Top secret
fz-goals = { $n } sur { $need }
fz-intel = { $n } sur { $need }
fz-may-turn = permet de retourner la pièce
fz-exactly = exactement
fz-done = accompli
fz-not-open = plus tard
fz-briefing = Briefing et règles de la mission
fz-coin-heads = Pièce du destin : face
fz-coin-tails = Pièce du destin : pile
fz-coin-heads-text = Le prochain héros mis au tapis la retourne côté pile.
fz-coin-tails-text = Si un autre héros est mis au tapis, la mission est perdue.
fz-pool = Réserve
fz-reserve = Réserve spéciale
fz-pool-why = Monstres qui peuvent apparaître sur le plateau
fz-reserve-why = Monstres qui ne viennent que si la mission ou une carte les appelle
fz-recon-why = Cartes encore à trouver en fouillant
fz-on-board = { $n } en jeu
fz-health = Vitalité
fz-speed = Vitesse
fz-resists = résiste
fz-attack = Attaque :
fz-foe-attack = { $type }, { $n ->
     [one] { $n } dé
    *[other] { $n } dés
  }, portée { $range }.
fz-special = Spécial :

fz-phase-setup = Mise en place
fz-phase-tactics = Tactique
fz-phase-hero = Héros
fz-phase-threat = Menace
fz-round = Round { $n }
fz-operation = { $name } · acte { $act }
fz-end-turn = Finir le tour
fz-search = Fouiller
fz-press-place = Zone éclairée : y aller.
fz-press-figure = Cercle rouge : attaquer.
fz-press-card = Carte dorée : la jouer.
fz-proposal = { $name } jouerait « { $card } ».
fz-along = Avec { $names }.
fz-along-ask = Redemander
fz-any-order-why = Dans n'importe quel ordre et par n'importe quel chemin aussi court, jusqu'à la fin de la phase de menace.
fz-any-order = Les laisser tous agir
fz-back = Annuler
fz-roll-dice = { $n ->
     [0] Attaquer sans dé
     [one] Lancer 1 dé
    *[other] Lancer { $n } dés
  }

fz-pick-first = Qui commence ?
fz-let-chance = Laisser le hasard décider
fz-first-why = Le premier joueur commence le round 1 ; le jeton change de main à chaque round.
fz-hero-why = Tout le monde gagne ou perd ensemble. Les cartes en main sont à la fois attaques et vie ; les nombres disent combien de chaque type sont dans le paquet d'action.
fz-focus-why = Une carte de spécialité reste visible près de votre héros pendant toute la mission.
fz-upgrade-why = Les quatre exemplaires d'une amélioration sont mélangés à votre paquet d'action.
fz-pick-hero = Qui part en mission ?
fz-pick-upgrade = Choisissez une amélioration
fz-pick-focus = Choisissez une carte de spécialité
fz-pick-card = Choisissez une carte
fz-hero-facts = Vitesse { $speed } · main de { $hand }
fz-team = Équipe
fz-expect = À prévoir
fz-setup-wait = Les autres choisissent.
fz-won = Mission accomplie
fz-lost = Échec de la mission
fz-won-text = La mission « { $mission } » est derrière vous.
fz-lost-text = « { $mission } » : une mission de trop.
fz-end-round = Fin au round { $n }, menace { $threat }.
fz-end-objectives = Objectifs accomplis : { $n } sur { $all }.

# La fin : un compte rendu de mission.
fz-report = Compte rendu de mission
fz-heroes-count = { $n ->
     [one] { $n } héros
    *[other] { $n } héros
  }
fz-story-how = Le déroulement
fz-story-cards = cartes dans toutes les mains
fz-story-threat = menace
fz-story-kill = un monstre tué
fz-story-round = round
fz-story-say = Round { $n } : { $cards } cartes dans toutes les mains, menace { $threat }, monstres tués : { $kills }.
fz-story-who = Qui a fait quoi
fz-story-hero = Héros
fz-story-kills = tués
fz-story-dealt = infligés
fz-story-taken = subis
fz-story-finds = trouvés
fz-story-falls = au tapis
fz-story-dealt-long = dégâts infligés
fz-story-taken-long = dégâts subis
fz-deed-boss = a vaincu { $name }
fz-deed-fell = { $n ->
     [one] au tapis au round { $round }
    *[other] { $n } fois au tapis, d'abord au round { $round }
  }
fz-deed-intel = { $n ->
     [one] a rapporté 1 jeton d'objectif
    *[other] a rapporté { $n } jetons d'objectif
  }
fz-deed-freed = a libéré un camarade
fz-deed-intercepted = { $n ->
     [one] a pris un coup destiné à un autre
    *[other] a pris { $n } coups destinés aux autres
  }
fz-deed-kills = a tué le plus de monstres
fz-deed-dealt = a frappé le plus fort
fz-deed-taken = a le plus encaissé
fz-deed-finds = a fait le plus de découvertes
fz-deed-unhurt = s'en tire sans une égratignure
fz-deed-through = a tenu jusqu'au bout
fz-key-round = Round { $n }
fz-key-fall = { $name } : au tapis
fz-key-fall-by = La faute à : { $by }. La pièce passe côté pile.
fz-key-fall-plain = La pièce passe côté pile.
fz-key-fall-last = La pièce était déjà côté pile : la mission est perdue.
fz-key-objective = Accompli : { $name }
fz-key-objective-text = Un objectif de moins.
fz-key-boss = Entrée en scène : { $name }
fz-key-boss-text = L'avatar de la mission.
fz-key-beaten = Avatar vaincu : { $name }
fz-key-beaten-by = La dernière blessure : { $who }.
fz-key-beaten-text = Le dernier jeton de pouvoir est parti.
fz-key-kills = { $n } d'un seul coup
fz-key-kills-text = { $who }, en une seule fois.
fz-key-night = Le pire round
fz-key-night-text = { $n ->
     [one] { $n } dégât
    *[other] { $n } dégâts
  } pour l'équipe.
fz-key-roll = { $n } succès en une attaque
fz-key-roll-text = Le meilleur jet : { $who }.
fz-next = La suite
fz-next-mission = Ensuite : { $name }
fz-next-harder = Plus dur : la même mission, { $difficulty }
fz-next-easier = Plus facile : la même mission, { $difficulty }
fz-next-harder-why = Vous en êtes capables. Un cran de plus ?
fz-next-easier-why = La même nuit, un cran plus facile : cette fois, vous tiendrez peut-être.
fz-difficulty-recruit = Recrue
fz-difficulty-regular = Normal
fz-difficulty-veteran = Vétéran

# Les opérations : la carte des missions et ce qui en a été gagné sur cet appareil.
fz-ops-map = Carte des opérations : trois opérations, neuf missions
fz-ops-continue = Reprendre
fz-ops-guided = Première mission, expliquée
fz-ops-guided-why = Chaque nouvelle question est expliquée et tout peut être repris. Les nouveaux commencent ici.
fz-ops-all = { $n } missions gagnées sur { $all }
fz-ops-records = Records
fz-ops-played = Missions jouées
fz-ops-quickest = La plus rapide : { $name }
fz-ops-rounds = { $n ->
     [one] { $n } round
    *[other] { $n } rounds
  }
fz-ops-kills = Monstres tués
fz-ops-unfallen = Gagnées sans héros au tapis
fz-ops-none = Rien encore. Chaque mission terminée sera notée ici.
fz-ops-op = { $n } sur { $all } gagnées
fz-ops-campaign = Jouer toute l'opération
fz-ops-campaign-why = Ses missions l'une après l'autre ; une mission perdue se rejoue.
fz-ops-won = { $level } : { $heroes } héros, { $n ->
     [one] { $n } round
    *[other] { $n } rounds
  }
fz-ops-lost = { $level } : perdue au round { $n }
fz-ops-try = { $level } : pas encore
fz-ops-untried = pas encore tentée
fz-ops-running = en cours
fz-ops-won-stamp = Gagnée
fz-ops-level = Difficulté
fz-ops-higher = Un cran plus dur que ce que vous avez gagné.
fz-ops-lower = Celle-ci a été perdue. Un cran plus facile, peut-être ?
fz-ops-heroes = Héros ; les autres sont joués par des bots
fz-ops-play = Jouer « { $name } »
fz-ops-friends = Avec des amis

# Ce que signifient ses questions.
hint-fz-act = Choisissez une action pour votre héros. Touchez ce qui brille sur le plateau ou dans la main ; le reste est dans la question.
hint-fz-turn = C’est au tour de ce héros : se déplacer et faire une action, dans l’ordre de votre choix.
hint-fz-turn-acted = L'action est faite. Vous pouvez encore vous déplacer s'il reste des points, puis finir le tour.
hint-fz-hero = Choisissez qui vous jouez. Les nombres sont les cartes de chaque type d'attaque dans le paquet du héros : contact, tir, explosion.
hint-fz-attack-cards = Choisissez des cartes d'un même type pour l'attaque. Leur force est le nombre de dés ; les chances sont calculées pour vous.
hint-fz-attack-more = Vous pouvez ajouter une carte du même type, ou lancer avec celles-ci.
hint-fz-target = Les cibles éclairées sont à portée. Vous choisissez ensuite les cartes, et les chances sont calculées avant le jet.
hint-fz-window = Il se passe quelque chose à quoi vous pourriez riposter avec une carte. Passer ne coûte rien.
hint-fz-reroll = Vous pouvez relancer des dés, ou garder le jet tel quel.
hint-fz-refill = En phase tactique, vous pouvez piocher jusqu'à la taille de votre main.
hint-fz-discard-damage = Dégâts : choisissez les cartes perdues. Gardez celles dont vous avez le plus besoin.
hint-fz-intercept = Un autre héros est touché. Vous pouvez subir les dégâts à sa place.
hint-fz-next-monster = Plusieurs monstres pourraient agir ; le groupe décide lequel vient d'abord. Le premier a le plus grand choix de cibles.
hint-fz-start-player = Décidez ensemble qui reçoit le jeton de premier joueur.
hint-fz-focus = Choisissez une carte de spécialité : elle reste à votre héros pour la mission.
hint-fz-order = Plusieurs effets ont lieu en même temps. Choisissez lequel vient d'abord.
hint-fz-refill-first = Piochez votre première main. Les cartes sont vos attaques et votre vie : prenez-les toutes.
hint-fz-tactics = Une carte à « réponse tactique » rouge peut être jouée pour tout le groupe. Qui la joue ne pioche pas à ce round.
hint-fz-company = Les spécialistes ne se déplacent qu'avec un héros et aident ceux qui sont proches. Les monstres les ignorent ; les emmener ne coûte rien.
hint-fz-stand-or-stay = Votre héros est au tapis. S'il se relève, les monstres le voient de nouveau.
hint-fz-turn-coin = Côté face, le prochain héros mis au tapis est pardonné ; côté pile, il fait perdre la mission.
hint-fz-path = Le monstre a plusieurs chemins de même longueur.
hint-fz-upgrade = Une carte amélioration rejoint votre paquet pour cette mission. Chaque héros en prend avant le début.
hint-fz-specialist-card = Votre spécialiste aide comme le dit sa fiche, pendant toute la mission.
hint-fz-tactics-select = Une seule réponse tactique par round est jouée pour le groupe ; les autres restent en main.
hint-fz-march = Une carte ou une règle laisse votre héros se déplacer maintenant. Ce qui n'est pas utilisé est perdu.
hint-fz-forced-march = Votre héros doit se déplacer ; vous choisissez le chemin.
hint-fz-attack-ready = Rien ne peut être ajouté. Lancez les dés, ou retirez des cartes et composez l'attaque autrement.
hint-fz-intercept-select = Plusieurs héros subiraient les dégâts à la place du héros touché ; un seul le fait.
hint-fz-discard-cost = Ces cartes sont le prix de ce que vous avez choisi. Elles vont dans votre défausse.
hint-fz-ambusher = L'embuscade vient du monstre le plus proche ; plusieurs sont à la même distance.
hint-fz-carry-over = Il y a plus de succès que nécessaire, et une carte laisse le reste frapper ailleurs.
hint-fz-spawn-token = Les nouveaux monstres arrivent là où sont les jetons de génération ; la mission vous laisse choisir cette zone.
hint-fz-stand-up = Un texte laisse votre héros se relever avant le prochain tour. Les monstres voient qui est debout.
hint-fz-pay = Ce que vous avez choisi a un prix. Sans payer, rien ne se passe.
hint-fz-hand-over = Des héros dans la même zone peuvent se passer des jetons, si les deux le veulent.
hint-fz-pick-twist = Une carte imprévu change les règles un moment ou frappe aussitôt. Le groupe décide ensemble.
hint-fz-peek-bottom = Vous regardez la première carte d'un paquet avant tout le monde.
hint-fz-peek-top = Vous regardez les premières cartes d'un paquet et décidez laquelle vient d'abord.
hint-fz-peek-draw = Vous regardez les premières cartes d'un paquet ; l'une d'elles est piochée.
hint-fz-peek-order = Vous regardez les premières cartes d'un paquet et les remettez dans l'ordre de votre choix.
hint-fz-discard = Les cartes sont vos attaques et votre vie : donnez ce dont vous avez le moins besoin. Elles vont dans votre défausse.
hint-fz-recover = Reprenez ce qui aide le plus : chaque carte en main est une attaque, et un dégât que vous pouvez encaisser.
hint-fz-drift = Quelque chose déplace ce monstre, et vous dites où. Loin des héros, il mettra plus longtemps à revenir.
hint-fz-pick-figure = Ce que dit la carte arrive à la figurine choisie. Touchez une figurine éclairée.
hint-fz-pick-place = Ce que dit la carte arrive dans la zone choisie. Touchez une zone éclairée.
hint-fz-option = Seul ce que vous touchez se produit ; le reste du texte est laissé de côté.
hint-fz-text = Une carte ou une règle s'applique et vous laisse ce choix.

# A word on a question that comes up for the first time.
tip-fz-turn = Avant de finir un tour : quelqu’un est-il seul avec plus de monstres que de cartes ? La prévision (T) montre où ils iront.
tip-fz-window = Une riposte coûte une carte de votre vie. Elle vaut le coup si elle en sauve deux à un ami ou change un échec en mise à mort.
tip-fz-discard-damage = Gardez ce qui porte loin et ce qui aide les autres ; défaussez les attaques en double.
tip-fz-tactics = Qui joue la réponse tactique ne pioche pas à ce round. Main pleine, elle est presque gratuite.

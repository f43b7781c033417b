# La partie en mots : évènements, questions, choix et refus.
#
# Une figurine $who apporte $who_g (genre : m, f ou n). Les modèles commencent en minuscule et sans contraction ni élision
# (« de le », « de Abe ») ; le conteur s'en charge, ainsi que de la majuscule et du point.

## Noms

gender = { $id ->
        [maxine] f
       *[other] m
    }
player = le joueur { $n }
person-gen = de { $name }
the-target = la cible
a-card = une carte
nowhere = un autre endroit
place-label = « { $name } »
token-label = « { $name } »
trait-label = { $name } ({ $monster })
pool-from-pool = la réserve
pool-from-reserve = la réserve spéciale
pool-from-box = la boîte
pool-to-pool = vers la réserve
pool-to-reserve = vers la réserve spéciale
pool-to-box = vers la boîte
shows-blank = face vierge
shows-move = déplacement
shows-special = spécial
sourced = { $source } – { $text }
by-source = { " " }de la part de { $by }
dice-elevated = zone surélevée +1
dice-cover = couvert −1
dice-most = { $n } au plus

## Évènements

event-later-mission = c'est la mission { $n } de son opération : les missions y sont de plus en plus difficiles, et la première est la meilleure pour apprendre
event-mission-begins = la mission { $mission } commence
event-start-player = { $who } reçoit le jeton de premier joueur
event-hero-chosen = le joueur { $n } joue { $hero }
event-upgrade-chosen = { $who } prend la carte amélioration { $card }
event-focus-chosen = { $who } prend la carte de spécialité { $card }
event-specialist-card-chosen = { $who } reçoit la fiche de spécialiste { $card }
event-spawn-token-placed = le jeton de génération { $n } est placé dans la zone { $place }
event-round-begins = le round { $n } commence
event-phase-begins-setup = la mise en place commence
event-phase-begins-tactics = la phase tactique commence
event-phase-begins-hero = la phase des héros commence
event-phase-begins-threat = la phase de menace commence
event-turn-begins = le tour de { $who } commence
event-turn-skipped = { $who } reste au tapis et passe son tour
event-turn-ends = le tour de { $who } se termine
event-drew = { $who } pioche { $n } { $n ->
        [one] carte
       *[other] cartes
    }
event-drew-cards = { $who } pioche { $cards }
event-reshuffled = { $who } mélange sa défausse pour former un nouveau paquet
event-played-attack = { $who } joue { $card } pour attaquer
event-played-tactical = { $who } joue la réponse tactique { $card } ({ $whole })
event-played-reaction = { $who } joue la riposte { $card } ({ $whole })
event-discarded = { $who } défausse { $cards }
event-recovered-hand = { $who } reprend { $cards } en main
event-recovered-deck = { $who } pose { $cards } sur le dessus de son paquet
event-moved = { $who } se déplace de { $from } à { $to }
event-placed = { $who } est { $who_g ->
        [f] placée
       *[other] placé
    } dans la zone { $to }
event-spawned = { $who } apparaît dans la zone { $place }
event-returned-pool = { $who } retourne dans la réserve
event-returned-reserve = { $who } retourne dans la réserve spéciale
event-returned-box = { $who } retourne dans la boîte
event-pool-changed = { $n } × { $monster } : de { $from } { $to }
event-pool-home = { $n } × { $monster } sur le plateau : désormais, { $n ->
        [one] cette figurine ira
       *[other] ces figurines iront
    } { $to } en quittant le plateau
event-boss-entered = { $who } entre en jeu dans la zone { $place } avec { $n } { $n ->
        [one] { -fz-power-token }
       *[other] { -fz-power-token(num: "many") }
    }
event-killed = { $who } meurt dans la zone { $place }
event-wounded = { $who } subit une blessure ; il reste { $n } { $n ->
        [one] jeton
       *[other] jetons
    } de pouvoir
event-boss-beaten = { $who } est { $who_g ->
        [f] vaincue
       *[other] vaincu
    }
event-unharmed = { $who } ne subit aucun dégât
event-thing-destroyed = { $who } est { $who_g ->
        [f] détruite
       *[other] détruit
    } dans la zone { $place }
event-prevented = { $n } { $n ->
        [one] dégât épargné
       *[other] dégâts épargnés
    } à { $who }
event-damaged = { $who } subit { $n } { $n ->
        [one] { -fz-damage }
       *[other] { -fz-damage(num: "many") }
    }
event-damaged-unblockable = { $who } subit { $n } { $n ->
        [one] dégât inéluctable
       *[other] dégâts inéluctables
    }
event-knocked-down = { $who } est { $who_g ->
        [f] mise
       *[other] mis
    } au tapis
event-stood-up = { $who } se relève
event-coin-turned-heads = la pièce du destin passe côté face
event-coin-turned-tails = la pièce du destin passe côté pile
event-unprotected = { $who } est au tapis : { $n ->
        [0] le danger grandit
        [one] un spécialiste reste sans protection
       *[other] { $n } spécialistes restent sans protection
    }
event-threat-advanced = le jeton de menace avance à la case { $n }
event-twist-drawn = la carte imprévu { $card } entre en jeu
event-twist-suspended = la carte imprévu { $card } est sans effet ce round
event-twist-discarded = la carte imprévu { $card } est défaussée
event-search-begins = { $who } fouille la zone { $place }
event-search-stopped = la fouille de { $who } est interrompue
event-spawn-token-turned-down = le jeton de génération { $n } dans la zone { $place } est retourné face cachée
event-spawn-token-turned-up = le jeton de génération { $n } dans la zone { $place } est retourné face visible
event-spawn-token-turned-closed = la zone de génération { $n } dans la zone { $place } est fermée
event-recon-drawn = { $who } pioche la carte de reconnaissance { $card }
event-item-found = { $who } garde la trouvaille { $card }
event-peeked-twist = { $who } regarde { $n ->
        [one] la première carte
       *[other] les { $n } premières cartes
    } du paquet d'imprévu
event-peeked-recon = { $who } regarde { $n ->
        [one] la première carte
       *[other] les { $n } premières cartes
    } du paquet de reconnaissance
event-peeked-action = { $who } regarde { $n ->
        [one] la première carte
       *[other] les { $n } premières cartes
    } de son paquet d'action
event-token-placed = un jeton { $token } est placé dans la zone { $place }
event-token-removed = un jeton { $token } est retiré
event-token-taken = { $who } prend le jeton { $token }
event-token-dropped = { $who } lâche le jeton { $token } dans la zone { $place }
event-intel-placed = un jeton d'objectif est placé sur { $objective } : { $n } sur { $need }
event-objective-completed = l'objectif { $objective } est accompli
event-pinned = { $who } { $who_g ->
        [f] est immobilisée
       *[other] est immobilisé
    }
event-freed = { $by } libère { $who }
event-freed-itself = { $who } se libère
event-die-rolled-attack = un dé d'attaque est lancé : { $faces }
event-die-rolled-activation = le dé d'activation montre : { $face }
event-die-rolled-spawn = le dé de génération montre { $n }
event-spawn-rolled = le dé de génération montre { $n }
event-spawn-rolled-closed = le dé de génération montre { $n }, une zone fermée : on relance
event-spawn-rolled-secured = le dé de génération montre { $n }, une zone sécurisée : on relance
event-effect = { $card } prend effet
event-effect-mission = une règle de la mission { $card } s'applique
event-effect-objective = un effet de l'objectif { $card } s'applique
event-altered-strength = attaque de { $who } : { $n } { $k ->
        [one] dé
       *[other] dés
    }
event-altered-bonus-hits = attaque de { $who } : { $n } succès bonus
event-altered-range = attaque de { $who } : portée { $n }
event-altered-min-damage = l'attaque de { $who } inflige au moins { $n } { $n ->
        [one] { -fz-damage }
       *[other] { -fz-damage(num: "many") }
    }
event-altered-resistance = attaque de { $who } : résistance de la cible { $n }
event-altered-heroes = l'attaque de { $who } touche tous les héros dans la zone de la cible
event-altered-monsters = l'attaque de { $who } touche tous les monstres dans la zone de la cible
event-cancelled-attack = l'attaque de { $who } est annulée
event-cancelled-move = { $who } ne se déplace pas
event-cancelled-special = le symbole spécial de { $who } est sans effet
event-cancelled-spawn = { $who } n'apparaît pas
event-carried-over = { $n } succès en trop { $n ->
        [one] est reporté
       *[other] sont reportés
    } sur { $who }
event-mission-ends-won = la mission est gagnée
event-mission-ends-lost = la mission est perdue
event-attack-declared = { $who } attaque { $target } ({ $type })
event-attack-lost = l'attaque de { $who } contre { $target } n'a plus de cible et est perdue
event-attack-lost-gone = { $who } ne peut plus attaquer { $target }
event-intercepted = { $who } se sacrifie pour le groupe, à la place de { $target }
event-retargeted = l'attaque de { $who } se tourne contre { $target }
event-rolled = { $who } lance { $n } { $n ->
        [one] dé
       *[other] dés
    } : { $faces }{ $n ->
        [one] { "" }
       *[other] {" "}= { $hits }
    }
event-rolled-nothing = { $who } n'a aucun dé à lancer
event-rerolled = { $who } relance { $k ->
        [one] le dé
       *[other] les dés
    } { $dice } : { $faces } = { $hits }
event-share-hits = succès bonus des cartes : { $n }
event-share-resistance = { $card } : résistance { $n }
event-share-health = { $card } : vitalité { $n }
event-hits = { $who } obtient { $n } succès contre { $target }
event-activated = { $who } s'active
event-activation-die-blank = dé d'activation pour { $who } : face vierge
event-activation-die-move = dé d'activation pour { $who } : déplacement
event-activation-die-special = dé d'activation pour { $who } : symbole spécial
event-targets = { $who } prend { $target } pour cible (portée { $n })
event-approaches = { $who } s'approche de { $target } (à { $n } { $n ->
        [one] { -fz-location }
       *[other] { -fz-location(num: "many") }
    })
event-activation-stopped = l'activation de { $who } est interrompue
event-ambush = embuscade ! { $who } surprend { $target }

## Moments

when-now = maintenant
when-always = maintenant
when-setup = pendant la mise en place
when-round-start = au début du round
when-tactics = après la réponse tactique de { $who }
when-turn-start = au début du tour de { $who }
when-turn-action = pendant le tour de { $who }
when-turn-end = à la fin du tour de { $who }
when-attack-declared = avant l'attaque de { $who } contre { $target }
when-attack-rolled = après le jet de l'attaque de { $who } contre { $target }
when-attack-resolved = après l'attaque de { $who } contre { $target }
when-search-before = avant la fouille de { $who }
when-search-after = après la fouille de { $who }
when-hero-enters = quand { $who } entre dans une zone
when-monster-activates = avant l'activation de { $who }
when-monster-special = quand { $who } obtient le symbole spécial
when-monster-moved = après le déplacement de { $who }
when-monster-targets = quand { $who } prend { $target } pour cible
when-hero-hit = avant que { $target } ne subisse { $n } { $n ->
        [one] { -fz-damage }
       *[other] { -fz-damage(num: "many") }
    }
when-hero-hurt = quand { $target } vient de subir des dégâts
when-hero-down = quand { $target } va au tapis
when-hero-freed = quand { $target } retrouve sa liberté
when-monster-spawns = quand { $who } apparaît
when-monster-killed = quand { $target } meurt
when-boss-wounded = quand { $target } subit une blessure
when-twist-drawn = quand la carte imprévu est piochée
when-intel-placed = quand un jeton d'objectif est placé
when-objective-done = quand un objectif est accompli
when-round-end = à la fin du round

## Questions

question-over = la mission est terminée
question-none = rien n'est demandé pour l'instant
question-go-on = la partie continue
question-start-player = { $who } : qui est le premier joueur ?
question-hero = joueur { $n } : choisissez un héros
question-upgrade = { $who } : choisissez une carte amélioration ({ $n } sur { $of })
question-focus = { $who } : choisissez une carte de spécialité ({ $n } sur { $of })
question-specialist-card = { $who } : choisissez une fiche de spécialiste
question-tactics = { $who } : jouer une réponse tactique ?
question-tactics-select = { $who } : plusieurs héros proposent une réponse tactique. Lequel joue la sienne ?
question-stand-or-stay = { $who } est au tapis : se relever, ou rester au tapis et passer son tour ?
question-turn = tour de { $who } dans la zone { $place } : { $n ->
        [0] plus aucun point de déplacement ; il reste
        [one] il reste 1 point de déplacement et
       *[other] il reste { $n } points de déplacement et
    } 1 action
question-turn-acted = tour de { $who } dans la zone { $place } : { $n ->
        [0] il ne reste aucun point
        [one] il reste 1 point
       *[other] il reste { $n } points
    } de déplacement ; l'action est utilisée
question-act = { $who } peut effectuer une action maintenant
question-march = { $who } peut se déplacer : il reste { $n } { $n ->
        [one] point
       *[other] points
    } de déplacement
question-march-one = { $who } peut se déplacer vers une zone adjacente
question-forced-march = { $who } doit se déplacer : il reste { $n } { $n ->
        [one] point
       *[other] points
    } de déplacement
question-forced-march-one = { $who } doit se déplacer vers une zone adjacente
question-target = { $who } : choisissez la cible de l'attaque
question-attack-cards = { $who } attaque { $target } : choisissez la première carte de l'attaque
question-attack-more = { $who } attaque { $target } avec { $n } { $n ->
        [one] carte
       *[other] cartes
    } ({ $dice } { $dice ->
        [one] dé
       *[other] dés
    }{ $why }) : ajouter une carte, ou attaquer ?
question-attack-ready = { $who } attaque { $target } avec { $n } { $n ->
        [one] carte
       *[other] cartes
    } ({ $dice } { $dice ->
        [one] dé
       *[other] dés
    }{ $why }) ; aucune autre carte ne peut être ajoutée. Attaquer ?
question-intercept = { $by } attaque { $target } : { $who } veut-{ $who_g ->
        [f] elle
       *[other] il
    } se sacrifier pour le groupe ?
question-intercept-select = { $by } attaque { $target } : quel volontaire se sacrifie pour le groupe ?
question-reroll = { $who } { $taken ->
        [0] peut relancer { $n ->
            [one] 1
           *[other] jusqu'à { $n }
        }
       *[other] peut encore relancer { $n }
    } { $n ->
        [one] dé
       *[other] dés
    } de l'attaque de { $by } contre { $target }
question-reroll-own = { $who } { $taken ->
        [0] peut relancer { $n ->
            [one] 1
           *[other] jusqu'à { $n }
        }
       *[other] peut encore relancer { $n }
    } { $n ->
        [one] dé
       *[other] dés
    } de sa propre attaque contre { $target }
question-reroll-any = { $who } peut relancer tous les dés voulus de l'attaque de { $by } contre { $target }
question-reroll-any-own = { $who } peut relancer tous les dés voulus de sa propre attaque contre { $target }
question-discard-damage = { $who } subit { $n } { $n ->
        [one] { -fz-damage }
       *[other] { -fz-damage(num: "many") }
    }{ $by } : choisissez { $taken ->
        [0] { $left }
       *[other] encore { $left }
    } { $left ->
        [one] carte
       *[other] cartes
    } à défausser
question-discard-cost = { $who } paie avec { $taken ->
        [0] { $left }
       *[other] encore { $left }
    } { $left ->
        [one] carte
       *[other] cartes
    } : choisissez quoi défausser
question-discard = { $who } : choisissez { $taken ->
        [0] { $left }
       *[other] encore { $left }
    } { $left ->
        [one] carte
       *[other] cartes
    } à défausser
question-recover = { $who } : choisissez { $taken ->
        [0] { $left }
       *[other] encore { $left }
    } { $left ->
        [one] carte
       *[other] cartes
    } à reprendre
question-next-monster = { $who } décide pour le groupe : quel monstre s'active ensuite ?
question-path = { $who } décide pour le groupe : par où passe { $monster } ?
question-drift = { $who } : où va { $monster } ?
question-window = { $who } peut riposter, { $when }
question-order = { $who } décide pour le groupe quel effet vient en premier, { $when }
question-pick-figure = { $who } : choisissez une figurine
question-pick-figures = { $who } : choisissez jusqu'à { $n } figurines
question-company = { $who } va à { $place } : quels spécialistes suivent ?
question-ambusher = { $who } : plusieurs monstres sont à égale distance. Lequel tend l'embuscade ?
question-carry-over = { $who } : les dégâts en trop frappent un autre monstre. Lequel ?
question-pick-place = { $who } : choisissez une zone
question-spawn-token = { $who } : choisissez la zone du prochain jeton de génération
question-turn-coin = { $who } décide pour le groupe : retourner la pièce du destin côté face ?
question-stand-up = { $who } peut se relever aussitôt. Se relever ?
question-pay = { $who } : payer le prix ?
question-hand-over = { $by } demande le jeton { $token } à { $who }. Le donner ?
question-refill = { $who } peut piocher { $n } { $n ->
        [one] carte
       *[other] cartes
    }, jusqu'à la taille de la main ({ $size }). Piocher ?
question-refill-first = { $who } peut piocher { $n } { $n ->
        [one] carte
       *[other] cartes
    } (première main : { $size }). Piocher ?
question-option = { $who } : choisissez une des options
question-pick-twist = { $who } décide pour le groupe : quelle carte imprévu ?
question-peek-bottom = { $who } regarde { $card } : la laisser dessus, ou la mettre sous le paquet ?
question-peek-top = { $who } : quelle carte va sur le dessus ?
question-peek-draw = { $who } : quelle carte est piochée ?
question-peek-order = { $who } : quelle carte vient ensuite, en partant du dessus ?

## Choix

choice-unknown = quelque chose qui n'est pas sur la table
choice-pass = ne rien faire
choice-end-turn = finir le tour
choice-stay-down = rester au tapis
choice-no-reaction = passer
choice-no-response = ne pas jouer de réponse tactique
choice-nobody-responds = personne ne joue de réponse tactique
choice-not-intercept = ne pas intervenir
choice-stop = s'arrêter ici
choice-no-action = ne pas effectuer d'action
choice-no-dice = ne rien relancer
choice-no-more-dice = ne relancer aucun autre dé
choice-no-company = n'emmener personne
choice-no-more-company = n'emmener personne d'autre
choice-no-figures = personne
choice-no-more-figures = personne d'autre
choice-keep-on-top = la laisser dessus
choice-leave-coin = laisser la pièce telle quelle
choice-not-pay = ne pas payer
choice-keep-token = garder le jeton
choice-not-draw = ne pas piocher
choice-yes = oui
choice-stand-up = se relever
choice-intercept = se sacrifier pour le groupe, à la place de { $target }
choice-to-bottom = la mettre sous le paquet
choice-turn-coin = retourner la pièce côté face
choice-pay = payer
choice-hand-over = le donner
choice-draw = piocher
choice-done = terminé
choice-attack-now = attaquer { $target } maintenant ({ $type }, { $n } { $n ->
        [one] dé
       *[other] dés
    }{ $why } ; succès bonus : { $bonus })
choice-back = revenir en arrière
choice-search = fouiller ici ({ $place })
choice-random = laisser faire le hasard
choice-card = choisir { $card }
choice-discard = défausser { $card }
choice-recover = reprendre { $card }
choice-add-card = ajouter { $card } ({ $type }, portée { $range }, force { $n }, succès bonus { $bonus })
choice-card-out = retirer { $card }
choice-play = jouer { $lower } ({ $card }) : { $text }
choice-play-card = jouer { $card }
choice-place = { $place }
choice-move = aller à { $place } ({ $n } { $n ->
        [one] point
       *[other] points
    })
choice-move-difficult = aller à { $place } ({ $n } points, zone difficile)
choice-step = aller à { $place }
choice-move-monster = { $monster } va à { $place }
choice-figure = { $target } (dans la zone { $place })
choice-figure-away = { $target } (hors du plateau)
choice-free = libérer { $target }
choice-attack = attaquer { $target } (dans la zone { $place }, portée { $n })
choice-activate = activer { $target } (dans la zone { $place })
choice-take-along = emmener { $target }
choice-take-token = prendre le jeton { $token }
choice-take-token-from = demander le jeton { $token } à { $hero }
choice-die = relancer le dé { $n } ({ $hits } succès)
choice-seat = { $hero }
choice-start-player = { $hero } commence
choice-let-intercept = { $hero } se sacrifie pour le groupe
choice-let-respond = { $hero } joue la réponse tactique
choice-hero = jouer { $hero } ({ $role })
choice-take-card = prendre { $card } : { $text }
choice-discard-twist = défausser { $card }
choice-suspend-twist = suspendre { $card } pour ce round
choice-peek-top = mettre { $card } sur le dessus
choice-peek-draw = piocher { $card }
choice-peek-next = ensuite { $card }
choice-use = utiliser { $card } : { $text }
choice-use-card = utiliser { $card }
choice-left = encore utilisable { $n } fois
choice-futile = sans effet : { $why }
futile-unblockable = ces dégâts ne peuvent être ni réduits ni empêchés
futile-no-action = parmi ceux qu'elle laisse agir, personne n'a d'action à effectuer
futile-nothing = elle ne changerait rien
choice-first = d'abord { $card } : { $text }

## Refus

refused-over = la mission est terminée ; il n'y a plus rien à choisir
refused-not-asked = la question ne s'adresse pas à { $who } ; la décision revient à : { $names }
refused-answered = { $who } a déjà répondu ; les autres réfléchissent encore
why-not-this-question = cela ne répond pas à la question posée
why-not-yours = cette carte ou capacité appartient à un autre héros
why-must-answer = on ne peut pas refuser ; il faut choisir une des options offertes
why-hero-taken = un autre joueur a déjà ce héros
why-role-taken = un autre héros a déjà ce rôle
why-role-needed = la mission exige un rôle que plus personne ne pourrait prendre
why-wrong-role = { $who } a un autre rôle ; seules les cartes de son propre rôle sont permises
why-other-hero = cette carte de spécialité est réservée à un autre héros
why-already-chosen = cela a déjà été choisi
why-not-yet-enough = il faut d'abord choisir au moins une carte
why-not-in-hand = cette carte n'est pas parmi celles que l'on peut choisir
why-not-connected = cette zone n'est pas reliée à celle de { $who }
why-solid-line = une ligne pleine sépare cette zone de celle de { $who }
why-impassable = personne n'entre dans une zone impraticable
why-too-few-points = aller à { $place } coûte { $cost } { $cost ->
        [one] point
       *[other] points
    } de déplacement ; { $who } en a { $points }
why-cannot-flee = { $who } ne peut pas fuir : il y a ici plus de monstres ({ $monsters }) que de héros actifs ({ $heroes })
why-held-fast = un effet retient { $who } dans cette zone
why-pinned = { $who } { $who_g ->
        [f] est immobilisée et doit d'abord être libérée
       *[other] est immobilisé et doit d'abord être libéré
    }
why-cannot-move = un effet empêche { $who } de se déplacer
why-cannot-act = un effet empêche { $who } d'agir
why-action-used = { $who } a déjà utilisé son action de ce tour
why-hero-down = { $who } est au tapis et doit d'abord se relever
why-no-monster-target = on ne peut attaquer que les monstres et ce que la mission permet d'attaquer
why-out-of-range = la cible est hors de portée{ $distance ->
        [none] { "" }
       *[other] {" "}(portée { $distance })
    }
why-no-card-reaches = aucune carte en main de { $who } n'atteint la cible{ $distance ->
        [none] { "" }
       *[other] {" "}(portée { $distance })
    }
why-other-type = toutes les cartes d'une attaque doivent être du même type d'attaque
why-no-spawn-token = il n'y a pas de jeton de génération ici ; on ne fouille que les zones de génération
why-already-searched = cette zone a déjà été fouillée
why-monster-here = un monstre est présent ; il faut d'abord s'en débarrasser
why-free-search-used = la fouille gratuite de ce tour est utilisée, et l'action aussi
why-not-in-this-phase = ce n'est pas possible pendant cette phase
why-not-here = cela ne se trouve pas ici
why-not-carryable = ce jeton ne se porte pas
why-hands-full = { $who } porte déjà un jeton
why-condition-fails = la condition de la carte n'est pas remplie
why-limit-reached = cette capacité a été utilisée autant de fois que permis
why-cannot-pay = { $who } ne peut pas payer le prix en entier
why-already-reacted = { $who } a déjà riposté à cet évènement
why-no-reactions-in-ambush = il n'y a pas de riposte à une embuscade
why-no-reactions = aucune riposte n'est possible ici
why-attack-in-attack = pendant une attaque issue d'une riposte, on ne joue pas d'autre riposte qui attaque
why-wrong-window = cette carte ou capacité ne convient pas à ce moment
why-not-a-tactical-response = cette carte ne porte pas de réponse tactique
why-not-an-option = la carte n'offre pas cette option
why-option-does-nothing = cette option serait sans effet maintenant, contrairement à une autre
why-no-attack-action = Henry n'aide ici que lorsqu'un héros effectue une action d'attaque
why-too-many-dice = ce dé n'existe pas
why-not-a-candidate = cela ne peut pas être choisi ici
why-not-the-next-class = les monstres d'une classe inférieure s'activent d'abord : suppôts, puis champions, puis avatar
why-not-on-shortest-path = ce n'est pas sur un plus court chemin vers le héros visé par le monstre
why-attacker = l'attaquant ne peut pas intervenir
why-not-in-same-location = cela ne se trouve pas dans la zone de { $who }
why-not-in-same-location-figure = { $target } n'est pas dans la zone de { $who }
why-not-in-same-location-token = le jeton n'est pas dans la zone de { $who }
why-last-guard = { $who } est le dernier héros à protéger les spécialistes ici et doit les emmener
why-must-move = { $who } doit continuer à se déplacer tant que c'est possible
why-not-towards = chaque pas doit rapprocher du but
why-not-away = chaque pas doit augmenter la distance
why-not-the-destination = le déplacement doit finir dans la zone que nomme la carte
why-may-not-back-out = on ne peut plus revenir en arrière

## Ce qu'un choix apporte (conseils)

comes-to-attack = l'attaque réussit avec { $n } % des jets

worth-objectives = { $way ->
        [more] { $n ->
            [0] plus pour les objectifs
            [one] { $n } pas de plus vers les objectifs
           *[other] { $n } pas de plus vers les objectifs
        }
       *[less] { $n ->
            [0] moins pour les objectifs
            [one] { $n } pas de moins vers les objectifs
           *[other] { $n } pas de moins vers les objectifs
        }
    }
worth-threat = { $way ->
        [more] { $n ->
            [0] un peu moins de menace
            [one] le jeton de menace { $n } case plus bas
           *[other] le jeton de menace { $n } cases plus bas
        }
       *[less] { $n ->
            [0] un peu plus de menace
            [one] le jeton de menace { $n } case plus haut
           *[other] le jeton de menace { $n } cases plus haut
        }
    }
worth-fallen = { $way ->
        [more] { $n ->
            [0] moins de chutes
           *[other] { $n } héros de moins au tapis ou immobilisés
        }
       *[less] { $n ->
            [0] plus de chutes
           *[other] { $n } héros de plus au tapis ou immobilisés
        }
    }
worth-hands = { $way ->
        [more] { $n ->
            [0] des mains un peu plus pleines
            [one] { $n } carte de plus en main
           *[other] { $n } cartes de plus en main
        }
       *[less] { $n ->
            [0] des mains un peu plus vides
            [one] { $n } carte de moins en main
           *[other] { $n } cartes de moins en main
        }
    }
worth-monsters = { $way ->
        [more] { $n ->
            [0] plus souvent un monstre tué
            [one] { $n } monstre de moins
           *[other] { $n } monstres de moins
        }
       *[less] { $n ->
            [0] moins souvent un monstre tué
            [one] { $n } monstre de plus
           *[other] { $n } monstres de plus
        }
    }
worth-danger = { $way ->
        [more] moins de danger là où sont les héros
       *[less] plus de danger là où sont les héros
    }
worth-journey = { $way ->
        [more] un chemin plus court vers le but
       *[less] un chemin plus long vers le but
    }
worth-victory = { $way ->
        [more] plus souvent la victoire
       *[less] moins souvent la victoire
    }

## Le but : ce qu'il faut faire ensuite, et comment la mission peut être perdue

goal-progress = { $need ->
        [1] { "" }
       *[other] { " " }: { $have } sur { $need }
    }
goal-exit = tous les héros dans la zone d'extraction, { $exit } : { $have } sur { $need }
goal-free = { $objective } : libérer { $who }, par une action au même endroit
goal-bring = { $what } : à porter dans la zone { $to }{ $progress }
goal-fetch = { $what } : à prendre et à porter dans la zone { $to }{ $progress }
goal-find = { $objective } : { $n ->
        [one] { $n } découverte
       *[other] { $n } découvertes
    } à chercher sous les numéros rouges
goal-break = { $objective } : détruire { $what }{ $progress }
goal-act-place = { $objective } : une action dans la zone { $place }{ $with ->
        [specialist] , avec un spécialiste
       *[nobody] { "" }
    }{ $progress }
goal-act-token = { $objective } : une action là où se trouve { $what }{ $with ->
        [specialist] , avec un spécialiste
       *[nobody] { "" }
    }{ $progress }
goal-act-near = { $objective } : une action près de { $what }{ $progress }
goal-posts = { $objective } : à la fin d'un round, être dans les zones { $places }{ $progress }
goal-stand = { $objective } : à la fin d'un round, être là où se trouve { $what }{ $progress }
goal-lure = { $objective } : tuer un monstre là où se trouve { $what }{ $progress }
goal-clean = { $objective } : tuer avec { $n ->
        [0] les dégâts exacts
        [one] au plus { $n } dégât de trop
       *[other] au plus { $n } dégâts de trop
    }{ $progress }
goal-kill = { $objective } : tuer { $monster }{ $progress }
goal-boss = { $objective } : vaincre { $monster }, encore { $n } { $n ->
        [one] { -fz-power-token }
       *[other] { -fz-power-token(num: "many") }
    }
goal-boss-later = { $objective } : { $monster } va venir
goal-objective = { $objective }{ $progress }
goal-coin-heads = pièce côté face : le premier héros au tapis la retourne, le suivant fait perdre la mission
goal-coin-tails = pièce côté pile : le prochain héros au tapis fait perdre la mission

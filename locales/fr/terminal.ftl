# Ce que dit le terminal autour du jeu.

term-help = NUMÉRO     prendre cette option
    u          annuler le dernier choix
    ?          la règle de la question ; ce qui n'est pas proposé, et la règle qui l'interdit
    ?NUMÉRO    la carte derrière une option, en entier
    why MOT    pourquoi une chose qui porte ce mot n'est pas proposée
    b          le plateau     p   les zones        c   les mains
    s FICHIER  enregistrer    q   enregistrer et quitter   h   cette liste
term-help-mission = m          la mission : briefing, règles spéciales et objectifs
term-go = Aller
term-figures = Figurines et jetons
term-cards = Cartes
term-do = Faire
term-who = Qui
term-which = Choix
term-or = Ou
term-only = ({ $who }, seul choix possible : { $text })
term-goal = But : { $now }
term-hand-over = L'écran est maintenant à { $who }. Appuyez sur Entrée pour continuer.
term-saved-as = Enregistré dans { $file } ; `muster play --save { $file }` reprend la partie.
term-not-saved = Non enregistré : il manquait --save FICHIER.
term-taken-back = Annulé.
term-nothing-back = Il n'y a rien à annuler.
term-saved = Enregistré.
term-where = Où ? `s FICHIER` enregistre là, maintenant et en quittant.
term-numbers = Les options sont numérotées de 1 à { $n }.
term-type = Tapez le numéro d'une option, ou h pour l'aide.
term-nothing-else = Rien d'autre n'entre en ligne de compte ici.
term-offered = est proposé
term-asked-by = Cette question vient de la règle { $rule }.
term-why = { $text } : { $why }
term-status = round { $round } | pièce : { $coin } | menace { $threat }/{ $last } | à fouiller : { $unsearched } | paquet de reconnaissance : { $recon }
# Sur le dessin du plateau ; cinq lettres au plus.
term-exit = EXTR.
term-heads = côté face
term-tails = côté pile
term-of = { $name } : { $n } sur { $need }
term-twist = Imprévu { $name } : { $text }
term-hand = { $who }, zone { $place } : main { $hand }, paquet { $deck }, défausse { $discard }
term-down = AU TAPIS
term-pinned = IMMOBILE
term-carries = porte : 1 { $token }
term-power = pouvoir { $n }
term-place = { $place } : { $here } ({ $ways })
term-ways = voisines : { $places }
term-ways-terrain = voisines : { $places } ; { $terrain }
term-begin = Mission { $mission }, { $heroes } héros, graine { $seed }. Tapez h pour l'aide.
term-operation-complete = L'opération est achevée.
term-broken-off = La mission est interrompue ; la campagne la recommencera la prochaine fois.
term-next-mission = passer à la mission { $mission }
term-again = retenter la mission { $mission }
term-stop = arrêter pour aujourd'hui
term-replayed = { $n } entrées rejouées, toutes les empreintes concordent : mission { $mission }, rounds : { $rounds }, { $end }.
term-over = La mission est terminée : { $end }.
term-now-health = Vitalité actuelle : { $n }
term-now-speed = Vitesse actuelle : { $n }
term-end-won = gagnée
term-end-lost = perdue
term-end-open = inachevée

# Cry Havoc.

term-ch-help = NUMÉRO     prendre cette option
    u          annuler le dernier choix
    ?          la règle de la question ; ce qui n'est pas proposé, et la règle qui l'interdit
    ?NUMÉRO    la carte derrière une option, en entier
    why MOT    pourquoi une chose qui porte ce mot n'est pas proposée
    b          le plateau et la bataille     p   les joueurs et les pistes  c   vos cartes
    k          les Compétences               t   vos Structures             d   les défausses
    s FICHIER  enregistrer    q   enregistrer et quitter   h   cette liste
term-ch-begin = Cry Havoc, { $players } joueurs, niveau de Compétences : { $level }, { $length }, graine { $seed }. Tapez h pour l'aide.
term-ch-replayed = { $n } entrées rejouées, toutes les empreintes concordent : { $players } joueurs, manches : { $rounds }, { $end }.
term-ch-over = La partie est terminée : { $end }.
term-ch-end-won = partie gagnée par { $who } avec { $vp } PV
term-ch-end-open = partie non terminée
term-ch-regions = Régions
term-ch-head-number = #
term-ch-head-region = Région
term-ch-head-terrain = Terrain
term-ch-head-units = Unités
term-ch-head-control = C
term-ch-head-crystals = Cr
term-ch-head-ways = Chemins vers
term-ch-head-here = Sur place
term-ch-linked = aussi vers { $regions }
term-ch-ring-centre = Centre
term-ch-ring-inner = Anneau intérieur
term-ch-ring-middle = Anneau médian
term-ch-ring-outer = Anneau extérieur
term-ch-battle-token = bataille { $n } (attaque de { $who })
term-ch-hq = QG { $who }
term-ch-war_party = Groupe de guerre
term-ch-nest = Nid
term-ch-exploration = Exploration
term-ch-worth = { $n } PV
term-ch-worth-next = { $n } PV aux prochains Scores
term-ch-entry = { $name } : { $text }
term-ch-battle = Bataille à { $region } : attaquant { $attacker }, défenseur { $defender }
term-ch-to-deploy = Unités à placer : { $units }
term-ch-ties = gagne les égalités
term-ch-protected = { $n } à l'abri
term-ch-status = Manche { $round } | { $phase } | tour { $action } sur { $actions } | { $scoring }
term-ch-status-quiet = Manche { $round } | { $phase } | { $scoring }
term-ch-in-force = En vigueur : { $text }
term-ch-scoring-no = Scores non validés
term-ch-scoring-by = Scores validés par { $who }
term-ch-scoring-final = Score final
term-ch-initiative = Initiative : { $now } | manche suivante : { $next }
term-ch-events = Événements : { $spots }
term-ch-spot = à { $vp } PV : { $n }
term-ch-spot-done = à { $vp } PV : résolu
term-ch-spot-final = Score final à { $vp } PV{ $n ->
    [0] {""}
   *[other] {""} : { $n }
  }
term-ch-decks = Pioches de Terrain : { $decks }
term-ch-player = { $who } : { $vp } PV, main { $hand }, pioche { $deck }, défausse { $discard }, Réserve { $reserve }, contrôle { $control }
term-ch-trogs = Trogs neutres : Réserve { $n }
term-ch-store = Cristaux au dépôt { $n }
term-ch-stored = cartes gardées { $n }
term-ch-prisoners = Prisonniers { $list }
term-ch-hand = Votre main ({ $n }) :
term-ch-hand-stored = Cartes gardées :
term-ch-looking = Vous regardez :
term-ch-skills = Compétences :
term-ch-ready = prête
term-ch-exhausted = épuisée
term-ch-structures = Vos Structures et jetons :
term-ch-left = reste { $n }
term-ch-pile = Défausse de { $who } : { $cards }
term-ch-seen = vu dans la main de { $who } : { $cards }

# Les mots de la table de Cry Havoc sur la page. Noms et textes du jeu viennent du serveur.
ch-you = vous
ch-player = joueur { $n }
ch-bot = bot, { $level }
ch-open-seat = place libre
ch-chooses = choisit une Faction
ch-no-faction = pas encore de Faction
ch-vp = PV
ch-units = { $n ->
    [one] { $n } Unité
   *[other] { $n } Unités
}
ch-units-of = { $n ->
    [one] { $n } Unité ({ $side })
   *[other] { $n } Unités ({ $side })
}
ch-n-units = { $n ->
    [one] { $n } Unité
   *[other] { $n } Unités
}
ch-crystals = { $n ->
    [one] { $n } Cristal
   *[other] { $n } Cristaux
}
ch-cards = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
ch-open-ground = sans Terrain
ch-nobody = personne

# La planète
ch-planet = La planète, { $n } Régions. Les flèches mènent aux Régions adjacentes.
ch-region = Région
ch-yours = à vous
ch-held-by = contrôlée par : { $side }
ch-hq = { -ch-hq }
ch-hq-of = QG : { $side }
ch-token-down = { $kind }, face cachée
ch-token-known = { $kind } : { $face }
ch-battle-n = bataille { $n }
ch-way-battle = { $region }, bataille
ch-say-chosen = Choisie.
ch-say-target = Peut être choisie.
ch-say-battle = Peut être choisie ; une bataille suivra.
ch-say-start = Vos Unités peuvent partir d'ici.
ch-say-ways = Adjacentes : { $list }.
ch-arrow-to = Une flèche mène à { $region }.
ch-zoom-in = Agrandir
ch-zoom-out = Réduire
ch-fit = Tout
ch-fit-all = Voir toute la planète
ch-battles-waiting = Batailles en attente
ch-attack = { $attacker } contre { $defender }
ch-next-event = Prochain Événement
ch-event-on = À { $at } PV, face cachée
ch-event-note = Il sera révélé à la prochaine manche. Qui dépasse { $at } PV avant cela le repousse.
ch-event-end = Plus d'Événement
ch-event-end-note = { $n ->
    [0] La prochaine manche est la dernière.
   *[other] À la prochaine manche, qui est la dernière.
}
ch-event-with-final = { $n ->
    [one] Un Événement sur le Score final
   *[other] { $n } Événements sur le Score final
}
ch-banner-passed = { $n ->
        [one] Un Événement est dépassé : une manche de moins
       *[other] { $n } Événements sont dépassés : { $n } manches de moins
    }
ch-last-round = La dernière manche
ch-last-round-note = La partie finit après ces Scores.
ch-this-round = Événement de la manche
ch-event-past = Emplacement Événement { $at }, passé
ch-event-at = { $n ->
    [one] Emplacement Événement { $at } : { $n } jeton, face cachée
   *[other] Emplacement Événement { $at } : { $n } jetons, face cachée
}
ch-event-moved = Emplacement Événement { $at }, repoussé
ch-event-final = Score final à { $at } PV
ch-event = Événement
ch-plays = Les { $side } jouent

# Places
ch-now = Actuelle
ch-next = Suivante
ch-initiative = Initiative
ch-place = { $n ->
    [1] 1er
   *[other] { $n }e
}
ch-your-turn = à vous
ch-thinks = réfléchit
ch-stat-hand = en main
ch-stat-reserve = Réserve
ch-stat-prisoners = { $n ->
    [one] Prisonnier
   *[other] Prisonniers
}
ch-stat-stored = en dépôt

# Plateau de faction
ch-faction-board = Faction
ch-own-board = Revenir à votre plateau
ch-board-counts = Réserve { $reserve } sur { $units } · Contrôle { $held } sur { $tokens }
ch-used = utilisée
ch-in-battle = en bataille
ch-default = par défaut
ch-build-cost = pour construire
ch-activate-cost = pour activer
ch-left = reste { $n }
ch-what-structures-do = Ce qu'elles font
ch-on-planet = Sur la planète
ch-stored-cards = Cartes stockées
ch-activate = activer

# Main
ch-hand = { $n ->
    [one] Votre main, { $n } carte
   *[other] Votre main, { $n } cartes
}
ch-deck = Pioche { $n }
ch-discard = Défausse { $n }
ch-deck-own = Votre pioche · { $n }
ch-deck-of = { $terrain } · { $n }
ch-on-top = { $card } au-dessus
ch-no-cards = Aucune carte en main.
ch-not-in-hand = pas dans votre main
ch-points-move = { $n } de Mouvement
ch-points-recruit = { $n } de Recrutement
ch-points-build = { $n } de Construction
ch-tag = +{ $own } vous · +{ $foe } eux
ch-if-you-stop = Si vous vous arrêtez là
ch-stop-unsure = Des jetons encore face cachée peuvent changer cela.
ch-you-control = Vous contrôlez { $regions ->
    [one] { $regions } Région
   *[other] { $regions } Régions
} avec { $crystals ->
    [one] { $crystals } Cristal
   *[other] { $crystals } Cristaux
}.
ch-scoring-no = Personne n'a validé les Scores.
ch-scoring-by = Scores validés par : { $side }.
ch-scoring-final = Les Scores ont lieu à cette manche.
ch-scoring-if-you = Si vous validiez les Scores maintenant
ch-scoring-now = Scores maintenant
ch-side = Camp
ch-for-what = Pour
ch-part-regions = { $n } pour les Régions
ch-part-crystals = { $n } pour les Cristaux
ch-part-texts = { $n } par des effets

# Question
ch-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
ch-left-move = { $n ->
    [one] { $n } point de Mouvement restant
   *[other] { $n } points de Mouvement restants
}
ch-left-build = { $n ->
    [one] { $n } point de Construction restant
   *[other] { $n } points de Construction restants
}
ch-how-many = Combien d'Unités partent
ch-lasting = Encore en vigueur
ch-place-units = Placer { $control } · { $capture } · { $attrition }

# Bataille
ch-battle-sub = Bataille · Manche { $n }
ch-attacker = attaquant
ch-defender = défenseur
ch-against = contre
ch-from-texts = effets
ch-wins-ties = gagne les égalités
ch-reward = PV de plus
ch-mark-no_kill = ne peut pas être tuée
ch-mark-no_capture = ne peut pas être capturée
ch-mark-safe = ne peut être ni tuée ni capturée
ch-less = Une Unité de moins : { $objective }
ch-more = Une Unité de plus : { $objective }
ch-rule-control = Le camp qui a le plus d'Unités prend la Région et 2 PV ; à égalité, c'est le défenseur.
ch-rule-capture = Le camp qui a le plus d'Unités capture une Unité ennemie ; à égalité, personne.
ch-rule-attrition = Chaque Unité ici tue une Unité ennemie et rapporte 1 PV.
ch-tied = Égalité : personne ne gagne.
ch-wins = Les { $side } gagnent.
ch-loses = { $n ->
    [one] Les { $side } perdent { $n } Unité.
   *[other] Les { $side } perdent { $n } Unités.
}
ch-captures = { $n ->
    [one] Les { $side } font { $n } Prisonnier.
   *[other] Les { $side } font { $n } Prisonniers.
}
ch-tactics = Tactiques
ch-declined = Les { $side } ont passé
ch-until-both = À tour de rôle, jusqu'à ce que les deux passent.
ch-placing = Placement
ch-placing-note = L'attaquant place ses Unités d'abord, puis le défenseur.
ch-resolving = Les Objectifs sont résolus
ch-watching = La bataille jusqu'ici
ch-stage-units = B Unités
ch-stage-tactics = C Tactiques
ch-stage-objectives = D Objectifs
ch-stage-aftermath = E–G Suites
ch-rehearsal = Simulation
ch-assume-before = Avec votre meilleur placement, si l'ennemi répond au mieux et que personne ne joue de carte.
ch-assume-attack = Les meilleurs placements, si l'ennemi répond au mieux et que personne ne joue de carte. Touchez-en un pour l'adopter.
ch-assume-defence = Les meilleurs placements contre ce que vous voyez, si personne ne joue de carte. Touchez-en un pour l'adopter.
ch-assume-tactics = Ce que chaque carte apporterait au mieux, si personne ne joue ensuite. Chaque Prisonnier rapporte 1 PV de plus par manche.
ch-assume-standing = L'issue si personne ne joue plus de carte.
ch-col-play = Vous jouez
ch-col-place = Vous placez
ch-col-holds = Tenue par
ch-col-keep = Reste
ch-decline = Passer
ch-as-it-stands = en l'état
ch-answer = réponse : { $control } · { $capture } · { $attrition }
ch-n-of = { $n }/{ $of }
ch-row-prisoner = { $n ->
    [one] { $n } Prisonnier
   *[other] { $n } Prisonniers
}
ch-holds-cards = { $n ->
    [one] { $side } : { $n } carte en main.
   *[other] { $side } : { $n } cartes en main.
}
ch-unseen = Parmi leurs Tactiques, encore inconnues : { $list }.
ch-odds = { $own } contre { $foes } ({ $side })
ch-nobody-there = Personne là-bas : pas de bataille.
ch-you-hold = vous la tenez
ch-they-hold = ils la tiennent
ch-nobody-holds = personne ne la tient
ch-kept = { $n } sur { $of } restent
ch-under-one = moins de 1 %

# Début et fin
ch-n-players = { $n } joueurs
ch-action-of = { $name } { $n } sur { $of }
ch-tool-list = Liste
ch-tool-planet = Planète
ch-tool-battle = Bataille
ch-won = Les { $side } ont gagné
ch-rank = { $n }. { $side } : { $vp } PV

# Ce que signifient ses questions.
hint-ch-action = Trois Actions par manche. Les cartes paient : leurs nombres sont des pas, des Unités à recruter, des points pour construire. Piocher est gratuit.
hint-ch-cards-move = Défaussez des cartes pour des points de Mouvement : chacune montre sa valeur. Puis touchez le bouton pour continuer.
hint-ch-cards-recruit = Défaussez des cartes pour des points de Recrutement : chaque point amène une Unité de votre Réserve.
hint-ch-cards-build = Défaussez des cartes pour des points de Construction : ils servent à construire ou à activer des Structures.
hint-ch-move = Choisissez une Région de départ, puis une destination. Les Régions éclairées sont accessibles.
hint-ch-from = Choisissez la Région que vos Unités quittent. Même vide, elle reste à vous jusqu'à ce qu'un autre en prenne le Contrôle.
hint-ch-to = Choisissez une Région éclairée : arriver dans une Région vide vous en donne le Contrôle. Des épées annoncent une bataille.
hint-ch-how-many = Les Unités qui restent gardent la Région ; celles qui partent disputeront les Objectifs là où elles arrivent.
hint-ch-region = Touchez une Région éclairée : cela se passe là et nulle part ailleurs.
hint-ch-recruit = Les nouvelles Unités viennent de votre Réserve ; votre QG est toujours possible. Plus vous en avez en bataille, plus vous gagnez d'Objectifs.
hint-ch-build = Les Structures aident jusqu'à la fin de la partie : choisissez-en une de votre Faction et son emplacement, ou activez-en une.
hint-ch-deploy-control = La bataille : répartissez vos Unités entre les trois Objectifs avec − et +, ou reprenez une ligne de la simulation, puis placez-les.
hint-ch-tactic = Jouez une carte Tactique ou passez. Les deux camps alternent jusqu'à ce que les deux aient passé.
hint-ch-keep-one = Gardez une des cartes ; l'autre retourne dans sa pioche.
hint-ch-battle-skill = Une de vos Compétences pourrait servir dans cette bataille.
hint-ch-hq = Choisissez où installer votre QG.
hint-ch-deck = Vos propres cartes servent dans toute bataille ; les cartes Terrain, seulement sur leur Terrain.
hint-ch-which-deck = Vos propres cartes servent dans toute bataille ; les cartes Terrain, seulement sur leur Terrain. Le nombre dit combien il en reste.
hint-ch-initiative = C'est l'ordre de la manche suivante. Tôt, vous prenez du terrain avant les autres ; tard, vous voyez ce qu'ils font.
hint-ch-after-action = Une Compétence prête peut encore servir pendant ce tour. Sinon, terminez le tour.
hint-ch-attrition = Vos Unités sur l'Usure tuent : choisissez quelles Unités ennemies tombent.
hint-ch-retreat = Vous avez perdu la Région. Vos survivants vont ensemble dans une de vos Régions adjacentes.
hint-ch-ransom = Les Unités capturées rapportent 1 PV par manche à qui les détient et ne peuvent pas être recrutées tant qu'elles ne sont pas rachetées.
hint-ch-faction = Chaque Faction a ses cartes, ses Compétences et ses Structures ; sa fiche dit où elle excelle.
hint-ch-draft = Les Compétences sont à vous pour toute la partie. La plupart servent une fois par manche.
hint-ch-hand-limit = À la fin de la phase de pioche, votre main ne peut pas dépasser la limite. Ce que vous défaussez n'est pas perdu : les défausses sont remélangées.
hint-ch-control-token = Vos jetons Contrôle limitent le nombre de Régions que vous pouvez tenir. Pour prendre celle-ci, abandonnez-en une autre.
hint-ch-next-text = Plusieurs de vos textes s'appliquent au même moment ; vous décidez de l'ordre.
hint-ch-deploy-capture = Qui a le plus d'Unités sur la Capture de prisonniers capture une Unité ennemie. Celles que vous ne placez pas ici vont sur l'Usure.
hint-ch-deploy-confirm = Une fois les Unités de l'attaquant placées, le défenseur les voit et place les siennes. Ensuite, seules les cartes et les Compétences déplacent des Unités.
hint-ch-unstore = Un plateau Faction ne garde qu'un nombre limité de cartes.
hint-ch-explore-next = Vos Unités sont arrivées dans plusieurs Régions avec un jeton Exploration. Ils sont révélés un par un.
hint-ch-reveal-next = Vos Unités sont arrivées dans plusieurs Régions avec des jetons Trog. Ils sont révélés un par un ; les Trogs qui en sortent se battent.
hint-ch-battle-next = Votre Mouvement a mené à plusieurs batailles. Elles ont lieu plus tard, dans l'ordre de leurs numéros.
hint-ch-capture-prisoner = Vous avez gagné la Capture de prisonniers : une Unité ennemie devient votre Prisonnier et rapporte 1 PV par manche.
hint-ch-nest = Les Trogs ont perdu la Région, mais certains ont survécu : ils creusent un Nid dans une Région adjacente que personne ne contrôle.
hint-ch-reveal-token = Plusieurs jetons se trouvent dans cette Région ; ils sont révélés un par un.
hint-ch-text = Un texte s'applique pas à pas et vous laisse ce choix.

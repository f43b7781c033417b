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
ch-banner-unscored = Personne n’a validé les Scores : Régions et Cristaux n’ont rapporté aucun PV. Pour l’instant : { $stand }.
ch-banner-vp = { $side } { $vp }
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
ch-whose-board = Plateau de qui
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
ch-build-at = Construire { $name } à { $region }
ch-activate-at = Activer { $name } à { $region }
ch-first-card = Choisissez d'abord l'Action, puis les cartes qui la paient.
ch-first-action = Pour agir ici, choisissez d'abord l'Action.
ch-first-pay = Choisissez d'abord les cartes qui paient, et confirmez. Touchez ensuite la Région.
ch-first-paid = Les cartes sont payées. Touchez ce qui s'éclaire sur la planète, ou terminez.
ch-first-start = Touchez d'abord la Région que vos Unités quittent, puis leur destination.

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

# Les Scores, point par point
ch-count = Scores
ch-count-round = Manche { $n }
ch-count-planet = La planète pendant les Scores : ce qui est compté brille.
ch-count-you = Vous
ch-n-regions = { $n ->
    [one] { $n } Région
   *[other] { $n } Régions
}
ch-count-by = { $you ->
    [1] Vous avez validé les Scores.
   *[other] Les { $side } ont validé les Scores.
}
ch-count-by-note = { $you ->
    [1] Vos Régions d'abord, rien que pour vous ; puis les Cristaux de chacun.
   *[other] Leurs Régions d'abord, pour leur seul compte ; puis les Cristaux de chacun.
}
ch-count-final = Les derniers Scores.
ch-count-final-note = Les Cristaux comptent pour tous, les Régions pour personne.
ch-count-regions = { $n } Régions sur { $of }
ch-count-crystals = { $n } Cristaux sur { $of }
ch-count-so-far = { $who } : { $parts }. Cela fait { $vp } PV.
ch-count-nothing = { $who } : rien à compter.
ch-count-half = Pour les { $side }, les Cristaux comptent pour moitié ; le total est arrondi au supérieur.
ch-count-control = Seul le Contrôle compte : aucune Unité n'a besoin d'être là.
ch-count-not-enabled = Rien pour les Régions : elles ne comptent que pour qui a validé les Scores.
ch-count-pass = { $you ->
    [1] { $n ->
            [one] Vous dépassez un Événement : la partie raccourcit d'une manche.
           *[other] Vous dépassez { $n } Événements : la partie raccourcit de { $n } manches.
        }
   *[other] { $n ->
            [one] Les { $side } dépassent un Événement : la partie raccourcit d'une manche.
           *[other] Les { $side } dépassent { $n } Événements : la partie raccourcit de { $n } manches.
        }
}
ch-count-pass-note = Ce qui est dépassé avance et sera révélé avec le prochain Événement.
ch-count-lead = { $you ->
    [1] Vous menez avec { $vp } PV.
   *[other] Les { $side } mènent avec { $vp } PV.
}
ch-count-lead-tie = Égalité en tête à { $vp } PV : { $side }.
ch-count-over = C'était la dernière manche.
ch-count-last = La prochaine manche est la dernière.
ch-count-on = Place à la manche { $n }.
ch-count-go-on = Continuer
ch-count-to-end = Voir le résultat
ch-count-keys = Touche ou clic : camp suivant · Échap : tout
ch-count-tap = Toucher : camp suivant
ch-count-all = Tout passer
ch-count-from = avant : { $n }
ch-count-waits = à venir
ch-count-what = Ce qui compte
ch-count-what-regions = { $you ->
    [1] 1 PV par Région, rien que pour vous
   *[other] 1 PV par Région, seulement : { $side }
}
ch-count-what-crystals = 1 PV par Cristal, pour tous

# Une bataille, ligne par ligne
ch-row-so-far = pour l'instant
ch-row-if = avec « { $card } »
ch-row-control = { $you ->
    [1] Vous gagnez la Région
   *[other] Les { $side } gagnent la Région
}
ch-row-control-tie = { $you ->
    [1] Égalité : vous la tenez, en défense
   *[other] Égalité : les { $side } la tiennent, en défense
}
ch-row-control-text = { $you ->
    [1] Égalité : un effet tranche pour vous
   *[other] Égalité : un effet tranche pour les { $side }
}
ch-row-capture = { $you ->
    [1] Vous faites un Prisonnier
   *[other] Les { $side } font un Prisonnier
}
ch-row-capture-none = { $you ->
    [1] Vous avez l'avantage, mais il n'y a personne à capturer
   *[other] Les { $side } ont l'avantage, mais il n'y a personne à capturer
}
ch-row-capture-tie = Égalité : personne n'est capturé
ch-row-attrition = { $you ->
    [1] Vous en tuez { $a }, les { $second } { $b }
    [2] Les { $first } en tuent { $a }, vous { $b }
   *[other] Les { $first } en tuent { $a }, les { $second } { $b }
}
ch-row-attrition-none = Aucune perte
ch-battle-points = PV de cette bataille
ch-battle-kept = { $you ->
    [1] Il vous reste { $n } Unités sur { $of }.
   *[other] Il reste aux { $side } { $n } Unités sur { $of }.
}
ch-battle-skip = Une touche ou un clic pour continuer.
ch-begins = Bataille : { $region }
ch-begins-why = { $you ->
    [1] Vous attaquez.
    [2] Les { $side } vous attaquent.
   *[other] Les { $side } attaquent.
}
ch-begins-stake = { $n ->
    [0] En jeu : la Région et 2 PV.
    [one] En jeu : la Région, son Cristal et 2 PV.
   *[other] En jeu : la Région, ses { $n } Cristaux et 2 PV.
}

# La fin, racontée
ch-won = Victoire : { $side }, { $a } à { $b }
ch-you-won = Victoire, { $a } à { $b }
ch-you-lost = Défaite, { $a } à { $b }
ch-won-tie = Égalité de PV : le plus de Prisonniers décide, puis la place la plus tardive dans l’Initiative.
ch-n-rounds = { $n ->
    [one] { $n } manche
   *[other] { $n } manches
}
ch-next-stronger = Rejouer, bots : { $level }
ch-next-as = Rejouer avec : { $side }
ch-tale-sources = D'où viennent les points
ch-tale-sources-note = par manche ; au-dessus, ce que la manche a rapporté
ch-tale-round = M{ $n }
ch-tale-regions = Régions
ch-tale-crystals = Cristaux
ch-tale-battles = Batailles
ch-tale-prisoners = Prisonniers
ch-tale-others = Cartes, Compétences, Événements
ch-tale-more = { $what } (+{ $n })
ch-tale-why = { $you ->
    [1] Ce qui a fait la différence pour vous : { $list }.
   *[other] Ce qui a fait la différence pour les { $side } : { $list }.
}
ch-tale-but = { $you ->
    [1] Vous aviez davantage par : { $list }.
   *[other] Les { $side } avaient davantage par : { $list }.
}
ch-tale-planet = La planète à la fin
ch-tale-deeds = Faits d'armes
ch-tale-deed-battles = batailles gagnées
ch-tale-deed-kills = Unités tuées
ch-tale-deed-prisoners = Prisonniers faits
ch-tale-deed-tactics = cartes jouées en bataille
ch-tale-deed-built = Structures construites
ch-tale-battle = Bataille : { $region }
ch-tale-worth = { $you ->
    [1] +{ $vp } pour vous
   *[other] +{ $vp } pour les { $side }
}
ch-tale-worth-prisoner = { $you ->
    [1] +{ $vp } pour vous, un Prisonnier
   *[other] +{ $vp } pour les { $side }, un Prisonnier
}
ch-tale-lead = { $you ->
    [1] Vous prenez la tête pour de bon
   *[other] Les { $side } prennent la tête pour de bon
}
ch-tale-lead-note = { $other ->
    [1] On vous dépasse, et vous ne revenez plus.
   *[other] Les { $second } passent derrière et ne reviennent plus.
}
ch-tale-scoring = { $you ->
    [1] Vous validez les Scores
   *[other] Les { $side } valident les Scores
}
ch-tale-final = Score final
ch-tale-scoring-most = { $you ->
    [1] C'est à vous qu'ils rapportent le plus : { $vp } PV.
   *[other] C'est aux { $side } qu'ils rapportent le plus : { $vp } PV.
}
ch-tale-passed = { $n ->
    [one] La partie raccourcit d'une manche.
   *[other] La partie raccourcit de { $n } manches.
}

# Ce qu'ont fait les autres
ch-since = Depuis votre dernier tour
ch-since-moved = { $n ->
    [one] { $n } Unité vers { $region }
   *[other] { $n } Unités vers { $region }
}
ch-since-placed = { $n ->
    [one] { $n } Unité nouvelle : { $region }
   *[other] { $n } Unités nouvelles : { $region }
}
ch-since-built = { $structure } : construction, { $region }
ch-since-activated = { $structure } : activation
ch-since-battle = { $you ->
    [1] bataille contre vous
   *[other] bataille : { $region }
}
ch-since-killed = { $you ->
    [1] { $n ->
            [one] { $n } de vos Unités tuée
           *[other] { $n } de vos Unités tuées
        }
   *[other] { $side } : { $n ->
            [one] { $n } Unité tuée
           *[other] { $n } Unités tuées
        }
}
ch-since-scoring = Scores validés
ch-since-drew = cartes piochées
ch-since-nothing = rien sur la planète

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

# A word on a question that comes up for the first time.
tip-ch-action = Regardez d’abord quelles Régions à Cristaux sont vides : ce sont les points les moins chers de la planète.
tip-ch-cards-move = Ne payez pas avec une carte que vous voulez jouer en bataille cette manche ; son texte dit ce qu’elle y fait.
tip-ch-deploy-control = Au défenseur, l’égalité suffit pour le Contrôle de Région. Un attaquant qui ne peut l’avoir peut encore prendre un Prisonnier.
tip-ch-tactic = Qui renonce ne joue plus de carte dans cette bataille. Parfois, une carte de moins maintenant en fait une de plus pour la suivante.

# Games that were played
ch-past-title = { $side }, contre trois bots
ch-past-continue = Reprendre
ch-past-records = Records
ch-past-none = Rien encore. Choisissez une Faction pour commencer : chaque partie terminée sera notée ici.
ch-past-played = Parties jouées
ch-past-wins = Parties gagnées
ch-past-most = Plus de PV : { $side }
ch-past-clearest = Victoire la plus nette : { $side }
ch-past-score = { $a } à { $b }
ch-past-strongest = Bots les plus forts battus
ch-past-guided = Votre première planète, guidée
ch-past-guided-why = Les premiers tours sont expliqués pas à pas, puis vous continuez. Les nouveaux commencent ici.
ch-past-factions = Choisissez votre Faction
ch-past-untried = pas encore jouée
ch-past-top = au mieux { $vp } PV
ch-past-play = Jouer contre trois bots
ch-past-games = Parties terminées
ch-past-won = Gagnée, { $a } à { $b }
ch-past-lost = Perdue, { $a } à { $b }
ch-past-watch = Revoir
ch-past-all = Les { $n } parties

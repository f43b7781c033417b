# Le livret de règles de Cry Havoc à lire, chapitre par chapitre. Même ordre que le fichier anglais.

ch-guide-vp = PV

## Cry Havoc en cinq minutes

ch-guide-five = Cry Havoc en cinq minutes
    .lead = Une planète pleine de Cristaux, jusqu'à quatre Factions, et des Trogs sous chaque pierre. Sept choses à savoir, chacune reliée à son endroit sur la planète. Le reste peut attendre qu'on en ait besoin.
ch-guide-five-map = La planète à la deuxième manche, avec sept épingles numérotées
ch-guide-five-win = Le plus de PV gagne
    .text = Chacun mène une Faction. Qui a le plus de **PV** (points de victoire) après **cinq manches au plus** l'emporte. Les pions au bord de la planète indiquent les PV de chacun.
ch-guide-five-turn = Trois Actions, payées en cartes
    .text = À chaque manche, vous effectuez **trois Actions**, une à la fois, dans l'ordre d'Initiative. Pour bouger, recruter ou construire, défaussez des cartes : seuls comptent les symboles de cette Action, le reste de la carte est perdu.
ch-guide-five-battle = Les batailles attendent
    .text = Entrer chez quelqu'un place un **jeton Bataille** ; plus personne ne peut entrer. Après toutes les Actions, vos Unités se répartissent sur trois **Objectifs** : tenir la Région (2 PV), capturer, tuer (1 PV chacune). Jamais de dés.
ch-guide-five-build = Vos Structures travaillent
    .text = Les points de Construction posent des **Structures** dans les Régions que vous contrôlez et les activent, même au cours d'une seule Action. Aucune Unité n'a besoin d'y être.
ch-guide-five-enter = Quelque chose sous la pierre
    .text = Une Unité **s'arrête** là où il y a des ennemis ou un jeton Trog face cachée. À la fin de l'Action Mouvement, on révèle : d'abord l'Exploration, puis les Trogs. Qui s'y retrouve seul prend le **Contrôle**.
ch-guide-five-crystals = Les Cristaux paient au Score
    .text = Chaque bataille ajoute un Cristal. Ils ne rapportent que si quelqu'un joue la carte qui **valide les Scores**, une fois par manche : chacun marque alors les Cristaux de ses Régions, et celui qui a validé **1 PV par Région** en plus.
ch-guide-five-track = L'horloge est à vous
    .text = Si votre score **dépasse un emplacement Événement**, son Événement passe sur le suivant et la partie perd une manche. À la dernière manche, les Scores sont toujours validés.
ch-guide-five-loop = Une manche
    .text = six phases, cinq fois au plus
ch-guide-five-loop-1 = { $phase1 }
    .text = Révélez l'Événement suivant, remettez l'Initiative à jour, préparez toutes les Compétences. La première manche n'a que l'Événement.
ch-guide-five-loop-2 = { $phase2 }
    .text = Piochez **4 cartes**, puis gardez-en 7 au plus.
ch-guide-five-loop-3 = { $phase3 }
    .text = Chacun à son tour, **trois fois** : bouger, recruter, construire, piocher deux cartes et en garder une, ou valider les Scores.
ch-guide-five-loop-4 = { $phase4 }
    .text = Une bataille après l'autre, dans l'ordre des numéros.
ch-guide-five-loop-5 = { $phase5 }
    .text = **1 PV** par Prisonnier détenu. Racheter une de ses Unités coûte 2 PV.
ch-guide-five-loop-6 = { $phase6 }
    .text = S'ils sont validés : les Cristaux pour tous, les Régions pour celui qui l'a fait.

## Une bataille

ch-guide-battle = Une bataille
    .lead = Une bataille, ce sont trois petites épreuves pour une seule Région. Vous répartissez vos Unités sur les trois avant que quiconque joue une carte : toute Unité qui tient le terrain ne capture ni ne tue. Il n'y a pas de dés.
ch-guide-battle-map = { $mist } et ses environs sur la planète
ch-guide-battle-g-start = Début
ch-guide-battle-g-crystal = A Cristal
ch-guide-battle-g-units = B Unités
ch-guide-battle-g-tactics = C Tactiques
ch-guide-battle-g-objectives = D Objectifs
ch-guide-battle-g-after = E–G Après
ch-guide-board-out = { $attacker } : passe
ch-guide-board-reserve = de la Réserve
ch-guide-board-rule-1 = égalité : défenseur
ch-guide-board-rule-2 = égalité : personne
ch-guide-board-rule-3 = une par Unité
ch-guide-board-done-1 = défenseur, +2 PV
ch-guide-board-done-2 = égalité : personne
ch-guide-board-done-3 = 1 tuée chacun, +1 PV
ch-guide-board-say = { $objective } : { $attacker } { $a }, { $defender } { $d }.
ch-guide-battle-s1 = Quatre { $pilgrims } sont entrés dans la Région { $mist }.
    .why = Trois { $humans } la tiennent. Le jeton Bataille 1 s'y trouve : plus personne ne peut entrer, et l'affrontement attend la phase 4.
ch-guide-battle-s2 = Ajoutez un Cristal à la Région.
    .why = Cela se fait avant tout le reste, quels que soient les camps et le vainqueur.
ch-guide-battle-s3 = Les { $pilgrims } attaquent, donc ils placent les premiers : 3, 1 et 0.
    .why = Les quatre Unités doivent être placées. Ils veulent le terrain et un Prisonnier.
ch-guide-battle-s4 = Les { $humans } le voient et mettent leurs trois Unités sur Usure.
    .why = Ils perdraient le terrain mais en tueraient jusqu'à trois, à moins que l'une d'elles soit capturée avant.
ch-guide-battle-s5 = Les { $pilgrims } jouent « { $holograms } » : une Unité passe de Contrôle de Région à Usure.
    .why = Ils mènent encore 2 à 0 au Contrôle de Région, et tueraient maintenant une Unité aussi.
ch-guide-battle-s6 = Les { $humans } jouent « { $air } » : une Unité de la Réserve sur Capture de prisonniers.
    .why = 1 à 1 : à égalité, personne ne sera capturé.
ch-guide-battle-s7 = Les { $pilgrims } passent. Ils ne joueront plus de carte Tactique dans cette bataille.
    .why = Passer est définitif, même avec des cartes en main. Les { $humans } peuvent continuer seuls.
ch-guide-battle-s8 = Les { $humans } jouent « { $flank } » : deux Unités passent d'Usure à Contrôle de Région.
    .why = 2 à 2, et l'égalité revient au défenseur. Les { $pilgrims } ne peuvent que regarder. Puis les { $humans } s'arrêtent aussi.
ch-guide-battle-s9 = Contrôle de Région, 2 à 2 : le défenseur garde la Région et marque 2 PV.
    .why = Les 2 PV sont marqués bien que les { $humans } l'aient déjà contrôlée.
ch-guide-battle-s10 = Capture de prisonniers, 1 à 1 : personne ne capture.
    .why = Ici, l'égalité ne profite à personne.
ch-guide-battle-s11 = Usure, 1 et 1 : chaque camp tue une Unité et marque 1 PV.
    .why = Les deux au même instant, donc les deux meurent. Les Unités tuées retournent dans la Réserve de leur propriétaire.
ch-guide-battle-s12 = Les { $humans } reviennent dans la Région, les { $pilgrims } battent en retraite vers { $bonewind }.
    .why = { $humans } 3 PV, { $pilgrims } 1. Le jeton est retiré, le nouveau Cristal reste.
ch-guide-battle-n1 = Égalités
    .text = Le Contrôle de Région va au défenseur, la capture à personne. Il en faut donc une de plus à l'attaquant.
ch-guide-battle-n2 = Perdre peut rapporter
    .text = Abandonnez le terrain et mettez tout sur Usure : trois Unités tuées font 3 PV, un de plus que de le tenir.
ch-guide-battle-n3 = Mais gare à l'ordre
    .text = On capture avant de compter l'Usure. L'ennemi prendra justement l'Unité qui allait tuer.
ch-guide-battle-crystal = Le sol se fend
    .text = Les batailles se livrent l'une après l'autre, dans l'ordre de leurs numéros. Chacune commence par **un Cristal de plus** dans la Région, quels que soient les camps.
    .note = De quoi revenir
    .aside = Les Cristaux sont ce que comptent les Scores. Une Région disputée deux fois en a deux de plus.
ch-guide-battle-units = Chaque camp place toutes ses Unités
    .text = **L'attaquant place d'abord**, sur les trois Objectifs, en nombres libres. **Puis le défenseur**, qui a vu, fait de même. Aucune Unité ne peut être gardée ; un Objectif peut rester vide.
    .note = Le dernier à placer
    .aside = Placer en second est l'avantage du défenseur, aussi fort que l'égalité.
ch-guide-battle-tactics = Les Tactiques, une carte à la fois
    .text = L'attaquant d'abord, puis à tour de rôle : jouer une carte Tactique ou passer. **Qui passe a fini pour cette bataille** ; l'autre peut continuer, carte après carte. Les cartes de votre Faction conviennent partout, une carte Terrain seulement dans une Région de ce Terrain. Les Régions extérieures n'en ont pas.
    .note = Avant de passer
    .aside = C'est définitif. Une carte piochée plus tard dans cette bataille ne vous y fait pas revenir.
ch-guide-battle-objectives = Trois Objectifs, de haut en bas
    .text = **Contrôle de Région :** plus d'Unités ici, et la Région est à vous ; 2 PV aussitôt. À égalité, même 0 à 0, c'est le défenseur.
        
        {""}**Capture de prisonniers :** plus d'Unités ici, et vous prenez une Unité ennemie de cette bataille, sur l'Objectif de votre choix. À égalité, personne.
        
        {""}**Usure :** chacune de vos Unités ici tue une Unité ennemie de cette bataille, 1 PV chacune. Les deux camps comptent d'abord, puis perdent ensemble.
    .note = Ce que vaut un Prisonnier
    .aside = Rien sur le moment, mais 1 PV à la fin de chaque manche, jusqu'à ce que son propriétaire paie 2 PV, que personne ne reçoit.
ch-guide-battle-after = Rentrer ou partir
    .text = Le vainqueur du Contrôle de Région remet ses survivants dans la Région. Ceux du perdant **doivent battre en retraite**, tous vers une même Région adjacente qu'il contrôle, sans ennemi ni jeton Bataille. S'il n'y en a pas, ils vont à la Réserve et personne ne marque pour cela. Puis le jeton Bataille est retiré.
    .note = Batailles à venir
    .aside = Une Région dont la bataille reste à livrer n'accueille pas de retraite. Une Région déjà disputée pendant cette phase peut convenir.
ch-guide-battle-trogs = Contre des Trogs que personne ne joue
    .text = À deux ou trois, c'est le joueur **à gauche** de celui qui les affronte qui décide pour les Trogs, et il peut jouer des cartes Tactique de sa propre main. Tuer et capturer des Trogs rapporte comme d'habitude ; eux ne marquent jamais.
        
        S'ils gagnent la Région, pas de jeton Contrôle mais un **Nid**, face cachée. S'ils la perdent avec des survivants, ceux-ci retournent à la Réserve des Trogs et un Nid est placé dans une Région adjacente que personne ne contrôle.
    .note = Un Trog reste captif
    .aside = Personne ne peut le racheter : 1 PV à chaque manche à venir.

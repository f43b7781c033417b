# Le livret de règles de Cry Havoc à lire, chapitre par chapitre. Même ordre que le fichier anglais.

ch-guide-vp = PV

## Cry Havoc en cinq minutes

ch-guide-five = Cry Havoc en cinq minutes
    .lead = Une planète pleine de Cristaux, jusqu'à quatre Factions, et des Trogs sous chaque pierre. Sept choses à savoir, chacune reliée à un point de la planète. Le reste peut attendre qu'on en ait besoin.
ch-guide-five-map = La planète à la deuxième manche, avec sept épingles numérotées
ch-guide-five-win = Le plus de PV gagne
    .text = Chacun mène une Faction. Celui qui a le plus de **PV** (points de victoire) après **cinq manches au plus** l'emporte. Les pions au bord de la planète indiquent les PV de chacun.
ch-guide-five-turn = Trois Actions, payées en cartes
    .text = À chaque manche, vous effectuez **trois Actions**, une à la fois, dans l'ordre d'Initiative. Pour bouger, recruter ou construire, défaussez des cartes : seules comptent les icônes de cette Action et les bonus ; les autres icônes et le texte de Tactique sont perdus.
ch-guide-five-battle = Les batailles attendent
    .text = Entrer chez quelqu'un, c'est y poser un **jeton Bataille** : plus personne ne peut entrer. Après toutes les Actions, vos Unités se répartissent sur trois **Objectifs** : tenir la Région (2 PV), capturer, tuer (1 PV par Unité). Jamais de dés.
ch-guide-five-build = Vos Structures travaillent
    .text = Les points de Construction posent des **Structures** dans les Régions que vous contrôlez et les activent, parfois dans la même Action. Aucune Unité n'a besoin d'y être.
ch-guide-five-enter = Quelque chose sous la pierre
    .text = Une Unité **s'arrête** là où il y a des ennemis ou un jeton Trog face cachée. À la fin de l'Action Mouvement, on révèle : d'abord l'Exploration, puis les Trogs. Celui qui s'y retrouve seul prend le **Contrôle**.
ch-guide-five-crystals = Les Cristaux paient quand viennent les Scores
    .text = Chaque bataille ajoute un Cristal. Ils ne rapportent des PV que si quelqu'un joue la carte qui **valide les Scores**, une fois par manche : chacun marque alors les Cristaux de ses Régions, et celui qui a validé les Scores, **1 PV par Région** en plus.
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
    .text = Si quelqu'un les a validés : les Cristaux pour tous, les Régions pour lui seul.

## Une bataille

ch-guide-battle = Une bataille
    .lead = Une bataille, ce sont trois petits duels pour une même Région. Vous répartissez vos Unités sur les trois avant que quiconque joue une carte : une Unité qui tient le terrain ne peut donc ni capturer ni tuer. Il n'y a pas de dés.
ch-guide-battle-map = La Région « { $mist } » et ses environs sur la planète
ch-guide-battle-g-start = Début
ch-guide-battle-g-crystal = A Cristal
ch-guide-battle-g-units = B Unités
ch-guide-battle-g-tactics = C Tactiques
ch-guide-battle-g-objectives = D Objectifs
ch-guide-battle-g-after = E–G Après
ch-guide-board-out = { $attacker } : ont passé
ch-guide-board-reserve = de la Réserve
ch-guide-board-rule-1 = égalité : défenseur
ch-guide-board-rule-2 = égalité : personne
ch-guide-board-rule-3 = une tuée par Unité
ch-guide-board-done-1 = défenseur, +2 PV
ch-guide-board-done-2 = égalité : personne
ch-guide-board-done-3 = 1 tuée chacun, +1 PV
ch-guide-board-say = { $objective } : { $attacker } { $a }, { $defender } { $d }.
ch-guide-battle-s1 = Quatre { $pilgrims } sont entrés dans la Région « { $mist } ».
    .why = Trois { $humans } la tiennent. Le jeton Bataille 1 s'y trouve : plus personne ne peut entrer, et l'affrontement attend la phase 4.
ch-guide-battle-s2 = Ajoutez un Cristal à la Région.
    .why = Cela se fait avant tout le reste, quels que soient les camps et le vainqueur.
ch-guide-battle-s3 = Les { $pilgrims } attaquent, donc ils placent les premiers : 3, 1 et 0.
    .why = Les quatre Unités doivent être placées. Ils veulent le terrain et un Prisonnier.
ch-guide-battle-s4 = Les { $humans } le voient et mettent leurs trois Unités sur Usure.
    .why = Ils perdraient le terrain mais tueraient jusqu'à trois Unités, à moins que l'une des leurs ne soit capturée avant.
ch-guide-battle-s5 = Les { $pilgrims } jouent « { $holograms } » : une Unité passe de Contrôle de Région à Usure.
    .why = Ils mènent encore 2 à 0 au Contrôle de Région et, désormais, tueraient aussi une Unité.
ch-guide-battle-s6 = Les { $humans } jouent « { $air } » : une Unité de la Réserve arrive sur Capture de prisonniers.
    .why = 1 à 1 : à égalité, personne ne sera capturé.
ch-guide-battle-s7 = Les { $pilgrims } passent. Ils ne joueront plus de carte Tactique dans cette bataille.
    .why = Passer est définitif, même avec des cartes en main. Les { $humans } peuvent continuer seuls.
ch-guide-battle-s8 = Les { $humans } jouent « { $flank } » : deux Unités passent d'Usure à Contrôle de Région.
    .why = 2 à 2, et l'égalité revient au défenseur. Les { $pilgrims } ne peuvent que regarder. Puis les { $humans } s'arrêtent aussi.
ch-guide-battle-s9 = Contrôle de Région, 2 à 2 : le défenseur garde la Région et marque 2 PV.
    .why = Les 2 PV sont marqués même si les { $humans } la contrôlaient déjà.
ch-guide-battle-s10 = Capture de prisonniers, 1 à 1 : personne ne capture.
    .why = Ici, l'égalité ne profite à personne.
ch-guide-battle-s11 = Usure, 1 et 1 : chaque camp tue une Unité et marque 1 PV.
    .why = Tout se passe au même instant : les deux meurent. Les Unités tuées retournent dans la Réserve de leur propriétaire.
ch-guide-battle-s12 = Les { $humans } reviennent dans la Région, les { $pilgrims } battent en retraite vers « { $bonewind } ».
    .why = { $humans } 3 PV, { $pilgrims } 1. Le jeton est retiré, le nouveau Cristal reste.
ch-guide-battle-n1 = Égalités
    .text = Le Contrôle de Région va au défenseur, la capture à personne. Il faut donc une Unité de plus à l'attaquant.
ch-guide-battle-n2 = Perdre peut rapporter
    .text = Abandonnez le terrain et mettez tout sur Usure : trois Unités tuées font 3 PV, un de plus que de le tenir.
ch-guide-battle-n3 = Mais gare à l'ordre
    .text = On capture avant de compter l'Usure. L'ennemi prendra justement l'Unité qui allait tuer.
ch-guide-battle-crystal = Le sol se fend
    .text = Les batailles se livrent l'une après l'autre, dans l'ordre de leurs numéros. Chacune commence par **un Cristal de plus** dans la Région, quels que soient les camps.
    .note = De quoi y revenir
    .aside = Ce sont les Cristaux que comptent les Scores. Une Région disputée deux fois en a deux de plus.
ch-guide-battle-units = Chaque camp place toutes ses Unités
    .text = **L'attaquant place d'abord**, sur les trois Objectifs, en nombres libres. **Puis le défenseur**, qui a vu, fait de même. Aucune Unité ne peut être gardée ; un Objectif peut rester vide.
    .note = Le dernier à placer
    .aside = C'est l'avantage du défenseur, et il vaut bien celui de l'égalité.
ch-guide-battle-tactics = Les Tactiques, une carte à la fois
    .text = L'attaquant d'abord, puis à tour de rôle : jouer une carte Tactique ou passer. **Qui passe a fini pour cette bataille** ; l'autre peut continuer, carte après carte. Les cartes de votre Faction conviennent partout, une carte Terrain seulement dans une Région de ce Terrain. Les Régions extérieures n'ont pas de Terrain.
    .note = Avant de passer
    .aside = C'est définitif. Une carte piochée plus tard dans cette bataille ne vous y fait pas revenir.
ch-guide-battle-objectives = Trois Objectifs, de haut en bas
    .text = **Contrôle de Région :** ayez ici le plus d'Unités, et la Région est à vous ; 2 PV aussitôt. À égalité, même 0 à 0, c'est le défenseur.
        
        {""}**Capture de prisonniers :** ayez ici le plus d'Unités, et vous prenez une Unité ennemie de cette bataille, sur l'Objectif de votre choix. À égalité, personne.
        
        {""}**Usure :** chacune de vos Unités ici tue une Unité ennemie de cette bataille, 1 PV chacune. Les deux camps comptent d'abord, puis perdent ensemble.
    .note = Ce que vaut un Prisonnier
    .aside = Rien sur le moment, mais 1 PV à la fin de chaque manche, jusqu'à ce que son propriétaire paie 2 PV, que personne ne reçoit.
ch-guide-battle-after = Rentrer ou partir
    .text = Le vainqueur du Contrôle de Région remet ses survivants dans la Région. Ceux du perdant **doivent battre en retraite**, tous vers une même Région adjacente qu'il contrôle, sans ennemi ni jeton Bataille. S'il n'y en a pas, ils vont à la Réserve, et cela ne rapporte rien à personne. Puis le jeton Bataille est retiré.
    .note = Batailles à venir
    .aside = Une Région dont la bataille reste à livrer n'accueille pas de retraite. Une Région déjà disputée pendant cette phase peut convenir.
ch-guide-battle-trogs = Contre des Trogs que personne ne joue
    .text = À deux ou trois, c'est le joueur **à gauche** de celui qui les affronte qui décide pour les Trogs, et il peut jouer des cartes Tactique de sa propre main. Tuer et capturer des Trogs rapporte comme d'habitude ; eux ne marquent jamais.
        
        S'ils gagnent la Région, pas de jeton Contrôle mais un **Nid**, face cachée. S'ils la perdent avec des survivants, ceux-ci retournent à la Réserve des Trogs et un Nid est placé dans une Région adjacente que personne ne contrôle.
    .note = Un Trog reste captif
    .aside = Personne ne peut le racheter : 1 PV à chaque manche à venir.

## À côté de la planète

ch-guide-points-move = { $n ->
        [one] point de Mouvement
       *[other] points de Mouvement
    }
ch-guide-points-recruit = { $n ->
        [one] point de Recrutement
       *[other] points de Recrutement
    }
ch-guide-points-build = { $n ->
        [one] point de Construction
       *[other] points de Construction
    }
ch-guide-arrive-1 = Jetons Exploration
ch-guide-arrive-2 = Jetons Trog
ch-guide-arrive-3 = Contrôle
ch-guide-arrive-4 = Jeton Bataille
ch-guide-cost = Construire { $build }, activer { $activate }
ch-guide-tally-regions = Régions
ch-guide-tally-crystals = Cristaux

## Une manche

ch-guide-round = Une manche
    .lead = Six phases, l'une après l'autre, cinq fois au plus. Seule la troisième est entre vos mains ; les autres viennent à leur heure, vont vite et suivent toujours le même ordre.
ch-guide-round-map = La planète à la troisième manche
ch-guide-round-g-events = 1 Événements
ch-guide-round-g-draw = 2 Pioche
ch-guide-round-g-actions = 3 Actions
ch-guide-round-g-battles = 4 Batailles
ch-guide-round-g-prisoners = 5 Prisonniers
ch-guide-round-g-scoring = 6 Scores
ch-guide-round-s1 = La troisième manche commence. Sur la case { $spot3 } de la piste de score attend le prochain Événement.
    .why = Chaque manche révèle un emplacement, avec tout ce qui s'y trouve.
ch-guide-round-s2 = C'est « { $bloom } » : chacun place un Cristal.
    .why = Dans l'ordre d'Initiative de la manche écoulée : il ne change qu'ensuite.
ch-guide-round-s3 = La nouvelle Initiative s'applique : { $pilgrims }, { $humans }, { $machines }. Toutes les Compétences sont de nouveau prêtes.
    .why = Cet ordre s'est décidé à la manche précédente, sur la piste d'Initiative suivante, avec les cartes qui le changent.
ch-guide-round-s4 = Chacun pioche 4 cartes.
    .why = Qui en a plus de 7 en main choisit maintenant lesquelles défausser. Plus tard dans la manche, une main peut être plus grande.
ch-guide-round-s5 = Actions : une chacun, trois tours de table. Les { $pilgrims } commencent et entrent dans la Région « { $mist } ».
    .why = Unités et Contrôle changent aussitôt. La bataille attend, et d'ici là plus personne n'y entre.
ch-guide-round-s6 = Batailles : il n'y a que celle-là. { $humans } +3 PV, { $pilgrims } +1.
    .why = S'il y en a plusieurs, on suit les numéros des jetons, et chacune va jusqu'au bout.
ch-guide-round-s7 = Prisonniers : les { $pilgrims } détiennent un Trog depuis la manche précédente. +1 PV.
    .why = D'abord chacun marque pour ses Prisonniers ; puis chacun, dans l'ordre d'Initiative, peut racheter ses Unités.
ch-guide-round-s8 = Scores : personne ne les a validés. Rien ne se passe, et la manche suivante commence.
    .why = Mains, Cristaux, Contrôle, Prisonniers : tout reste en l'état.
ch-guide-round-n1 = La première manche est plus courte
    .text = Elle a un Événement, mais pas de nouvelle Initiative ni de Compétences à préparer : elles sont prêtes dès le départ.
ch-guide-round-n2 = Sept, et seulement là
    .text = La main se compte à la phase de pioche, jamais ailleurs. Neuf cartes en phase 3, c'est permis.
ch-guide-round-n3 = On ne passe pas son tour
    .text = Si vous ne voulez rien faire, effectuez une Action Mouvement, Recrutement ou Construction sans carte.
ch-guide-round-events = Événement, Initiative, Compétences
    .text = Révélez **toute la pile** du premier emplacement Événement encore à résoudre et appliquez-la, de haut en bas. Puis l'**Initiative** prend l'ordre de la piste d'Initiative suivante, et toute **Compétence** épuisée redevient prête.
ch-guide-round-draw = Piocher
    .text = Chacun prend **4 cartes** de sa pioche. Si elle s'épuise, sa défausse mélangée en forme une nouvelle. Qui a alors **plus de 7** cartes en défausse jusqu'à 7.
ch-guide-round-actions = Actions
    .text = Dans l'ordre d'Initiative, **une Action chacun**, trois tours de table : Mouvement, Recrutement, Construction et activation, piocher deux cartes et en garder une, ou valider les Scores ; la même peut revenir au tour suivant. Une Action se termine avant que le joueur suivant commence.
ch-guide-round-initiative = Qui commencera
    .text = Chaque Faction a **une carte qui change sa place** dans la prochaine Initiative : choisissez n'importe laquelle, les autres se décalent. Pour cette manche, cela ne change encore rien.
    .note = Être dernier peut servir
    .aside = Si la partie finit à égalité, Prisonniers compris, le plus tardif dans l'Initiative gagne.
ch-guide-round-prisoners = Prisonniers
    .text = **1 PV** par Prisonnier que vous détenez, à chaque manche, la dernière aussi. Puis vous pouvez payer **2 PV** pour chacune de vos Unités que quelqu'un détient : elle va à votre Réserve.
    .note = Ces 2 PV ne vont à personne
    .aside = Ils sont perdus, pas versés, et celui qui détient l'Unité ne peut pas refuser.
ch-guide-round-scoring = Des Scores, ou non
    .text = Il ne se passe quelque chose en phase 6 **que si les Scores ont été validés** pendant cette manche, par un joueur ou par le dernier Événement. Puis le marqueur Validation des Scores retourne à son propriétaire, et la manche est finie.

## Les Actions

ch-guide-actions = Trois Actions
    .lead = Tout se paie en cartes, et chacune sert une fois : pour ses symboles maintenant, ou pour son texte dans une bataille plus tard. Voici trois Actions des Humains, une à chacun de leurs tours d'une manche ; entre elles, les autres ont les leurs.
ch-guide-actions-map = Le nord de la planète
ch-guide-actions-g-move = Mouvement
ch-guide-actions-g-arrive = Arrivée
ch-guide-actions-g-recruit = Recruter
ch-guide-actions-g-build = Construire
ch-guide-actions-g-other = Ou bien
ch-guide-actions-s1 = Premier tour, un Mouvement : les { $humans } défaussent « { $flank } » et « { $air } ». 3 + 1 points de Mouvement.
    .why = Seules les icônes Mouvement comptent. « { $air } » a aussi un bonus : piocher une carte.
ch-guide-actions-s2 = Trois Unités vont vers « { $feralas } », une vers « { $sapos } » : 4 points.
    .why = Un point, une Unité, un pas. Dans « { $feralas } », elles doivent s'arrêter : un jeton Trog s'y trouve.
ch-guide-actions-s3 = Le Mouvement est fini. D'abord les jetons Exploration : 2 Cristaux dans « { $sapos } », 2 PV dans « { $feralas } ».
    .why = Ce qu'on trouve est à qui le trouve, même là où il y aura bataille.
ch-guide-actions-s4 = Puis les jetons Trog : dans « { $feralas } », deux Trogs et un Cristal.
    .why = Seulement dans les Régions où vous êtes entré pendant cette Action. Les Trogs viennent de leur Réserve.
ch-guide-actions-s5 = Puis le Contrôle : les { $humans } prennent « { $sapos } ».
    .why = Ils y sont seuls. Dans « { $feralas } », non.
ch-guide-actions-s6 = Enfin, un jeton Bataille pour « { $feralas } ». Les { $humans } attaquent.
    .why = L'attaquant est celui qui est entré, même contre des Trogs qui dormaient. La bataille attend la phase 4.
ch-guide-actions-s7 = Deuxième tour, recruter : une carte à deux icônes Recrutement, deux Unités au QG.
    .why = Elles viennent de la Réserve. Celles que quelqu'un détient n'y sont pas.
ch-guide-actions-s8 = Troisième tour, construire : 2 points. L'un pose la Structure « { $airfield } » dans « { $mist } ».
    .why = Il faut une Région que les { $humans } contrôlaient au début de l'Action. Aucune Unité n'a besoin d'y être.
ch-guide-actions-s9 = L'autre point l'active aussitôt : Contrôle de « { $crown } ».
    .why = Personne n'y est : un jeton face cachée ne compte pas. Il continue de dormir.
ch-guide-actions-s10 = Ou piocher deux cartes et en garder une : de leur pioche, ou de celle de n'importe quel Terrain.
    .why = Cela ne coûte rien. Une carte Terrain ira ensuite dans leur défausse : elle leur reste pour toute la partie.
ch-guide-actions-s11 = Ou valider les Scores, avec la seule carte qui le peut.
    .why = Une fois par manche, par un seul joueur. Cela paie en phase 6, selon le Contrôle d'alors.
ch-guide-actions-n1 = Traverser n'est pas prendre
    .text = Contrôle et jetons ne changent que là où des Unités s'arrêtent. Ce que vous ne faites que traverser reste tel quel.
ch-guide-actions-n2 = Toutes les cartes d'un coup
    .text = Choisissez-les avant de bouger. Une carte piochée par un bonus ne s'y ajoute pas, et les points restants sont perdus.
ch-guide-actions-n3 = Des portes closes
    .text = Personne n'entre dans le QG d'un adversaire ni dans une Région de bataille.
ch-guide-actions-cards = Payer en cartes
    .text = Pour Mouvement, Recrutement et Construction, défaussez **autant de cartes que vous voulez**, même aucune. Chaque icône de cette Action vaut un point ; les autres icônes et le texte ne comptent pas. Un **bonus** s'applique aussitôt, avant toute dépense.
    .note = Une carte Terrain vous reste
    .aside = Jouée ou défaussée, elle va dans votre défausse et revient à votre prochain mélange.
ch-guide-actions-move = Mouvement
    .text = Un point déplace **une Unité vers une Région adjacente** ; répartissez vos points à votre gré. Les Régions vides des autres ne vous arrêtent pas. **Des Unités ennemies ou un jeton Trog vous arrêtent :** cette Unité n'ira pas plus loin ce tour-ci. D'autres peuvent l'y suivre pendant la même Action.
    .note = Par-derrière
    .aside = Les Régions extérieures à flèche sont adjacentes à celle d'en face, de l'autre côté de la planète, pour tous.
ch-guide-actions-arrive = Quand le Mouvement finit
    .text = Dans cet ordre : **(a)** révélez les jetons Exploration là où sont vos Unités, **(b)** les jetons Trog là où vous êtes entré, **(c)** prenez le Contrôle là où vous êtes seul, **(d)** posez un jeton Bataille là où vous ne l'êtes pas.
    .note = Plus personne au terrier
    .aside = Si la Réserve des Trogs est vide, les Cristaux sont placés quand même, et une de vos Unités présentes retourne à votre Réserve.
ch-guide-actions-battle = Sortir d'une Région de bataille
    .text = Les Unités de l'attaquant ne peuvent sortir. Le **défenseur le peut**, par un Mouvement, mais seulement avec ce qui dépasse **le double des attaquants** : contre trois attaquants, deux de ses huit Unités peuvent partir.
ch-guide-actions-recruit = Recruter
    .text = Un point met **une Unité de votre Réserve dans votre QG**. Une Réserve vide ne donne rien.
ch-guide-actions-build = Construire et activer
    .text = Chaque Structure indique deux prix : pour la **construire** et pour l'**activer**. Répartissez vos points comme il vous plaît. On construit là où l'on avait le Contrôle au début de l'Action : jamais dans un QG ni dans une Région de bataille, et jamais deux du même type dans une Région. Chacune s'active **une fois par Action**, tant que vous contrôlez sa Région.
    .note = Terrain perdu
    .aside = Une Structure dans une Région que vous perdez y reste et dort. Personne d'autre ne peut s'en servir.
ch-guide-actions-draw = Piocher deux cartes, en garder une
    .text = Prenez les **deux cartes du dessus** de votre pioche ou de celle d'un Terrain, gardez-en une, remélangez l'autre. Nul besoin d'une Région de ce Terrain.
ch-guide-actions-enable = Valider les Scores
    .text = Jouez la carte qui le peut ; elle ne donne ni point ni bonus. **Un seul joueur par manche**, et aucun à la dernière. Défaussée pour une autre Action, elle ne valide rien.
ch-guide-actions-skills = Les Compétences sont gratuites
    .text = Avant ou après votre Action, vous pouvez utiliser toutes vos **Compétences** prêtes, chacune une fois par manche. Elles redeviennent prêtes au début de la suivante.
    .note = Pas au milieu
    .aside = Une Compétence n'interrompt ni une Action ni une autre Compétence.

## Scores et fin

ch-guide-scoring = Scores et fin de partie
    .lead = Cristaux et Régions ne valent rien tant que personne n'a validé les Scores. Alors tous sont payés d'un coup, et ce bond peut coûter une manche à la partie.
ch-guide-scoring-map = La planète à la fin de la deuxième manche
ch-guide-scoring-g-enable = Valider
ch-guide-scoring-g-count = Qui l'a fait
ch-guide-scoring-g-pass = Un Événement
ch-guide-scoring-g-others = Tous
ch-guide-scoring-g-end = Et maintenant
ch-guide-scoring-s1 = En phase 3, les { $pilgrims } ont joué « { $rite } » : les Scores sont validés.
    .why = Rien n'a été marqué alors. C'est le Contrôle de maintenant qui compte, après les batailles.
ch-guide-scoring-s2 = D'abord, les { $pilgrims } marquent leurs Régions : trois, QG compris. +3 PV.
    .why = Seul celui qui a validé les Scores est payé pour ses Régions.
ch-guide-scoring-s3 = Puis les Cristaux : 3 dans « { $drowned } », 3 dans « { $bonewind } ». +6 PV.
    .why = Ils restent en place et compteront encore la prochaine fois. Aucune Unité n'a besoin d'y être.
ch-guide-scoring-s4 = De 22 à 28 : les { $pilgrims } ont dépassé l'Événement de la case { $spot3 }. Il passe sur la case { $spot4 }.
    .why = Deux Événements s'y trouvent, qui seront révélés ensemble. La partie compte une manche de moins.
ch-guide-scoring-s5 = Les { $humans } marquent les Cristaux de « { $mist } ».
    .why = Tous sont payés pour les Cristaux, quel que soit celui qui a validé.
ch-guide-scoring-s6 = Les { $machines } marquent les leurs.
    .why = Ni Unités ni Structures ne comptent : le Contrôle seul.
ch-guide-scoring-s7 = Il reste deux emplacements : la prochaine manche, et la dernière.
    .why = Le Score final valide les Scores au nom de personne : les Cristaux pour tous, les Régions pour aucun.
ch-guide-scoring-n1 = Dessus n'est pas au-delà
    .text = Un emplacement Événement est dépassé quand un pion va plus loin. S'arrêter juste sur son nombre ne déplace rien.
ch-guide-scoring-n2 = Tout PV compte
    .text = On peut dépasser un emplacement à tout moment : en tuant, grâce à des Prisonniers ou à une carte. Perdre des PV ne fait rien revenir en arrière.
ch-guide-scoring-n3 = Vous payez aussi les autres
    .text = Validez quand vos Régions sont nombreuses et leurs Cristaux rares.
ch-guide-scoring-enable = Quelqu'un doit le faire
    .text = Sans Scores validés, la phase 6 passe en silence. **Un seul joueur par manche** peut les valider, avec une carte, comme Action. Personne à la dernière manche.
ch-guide-scoring-count = Compter
    .text = Celui qui a validé marque d'abord **1 PV par Région** qu'il contrôle. Puis **tous** marquent **1 PV par Cristal** des Régions qu'ils contrôlent. Un joueur qui mène les Trogs n'en marque que la moitié, arrondie au supérieur.
    .note = Le Contrôle est tout
    .aside = Une Région quittée depuis longtemps compte encore, tant que votre jeton y est.
ch-guide-scoring-events = Dépasser des Événements
    .text = Quand votre pion **dépasse un emplacement** dont les Événements sont à venir, ceux-ci sont posés sur ceux de **l'emplacement suivant**. Chaque manche en révèle un, donc chaque emplacement dépassé coûte **une manche**. Au-delà du quatrième, ils vont sur le Score final lui-même.
ch-guide-scoring-last = La dernière manche
    .text = La manche du **Score final** est la dernière, au plus tard la cinquième. Ses six phases sont jouées. Les Scores sont validés, **mais au nom de personne** : les Cristaux pour tous, et rien pour les Régions.
ch-guide-scoring-winner = Qui a gagné
    .text = Le plus de PV. À égalité, celui qui détient **le plus de Prisonniers** ; si l'égalité demeure, le **plus tardif dans l'Initiative**.
    .note = Un de plus décide
    .aside = Un Prisonnier de plus à la dernière manche, c'est 1 PV, et l'avantage en cas d'égalité.

# What lessons say: `.line` stands below a title, `.done` at the end, `.wrong` answers whatever is not wanted yet. Which step says what: lessons/fireteam-zero.

fz-lesson-first = Votre première mission
    .line = La traversée du fleuve avec Abe et Frank : un round guidé, puis à vous de jouer.
    .done = Voilà un round complet. La ligne du haut dit toujours ce qui vient ensuite ; demandez un conseil quand vous voulez. Bonne chance !
fz-lesson-first-goal = Cette ligne dit toujours ce qu’il faut faire ensuite. Vous gagnez ensemble : trouvez les pièces du ferry, apportez-les-y, puis tous à la sortie.
fz-lesson-first-lost = Et voici comment perdre. La pièce du destin pardonne le premier héros mis à terre ; le deuxième met fin à la mission.
fz-lesson-first-hand = Votre main : des attaques en haut, de l’aide en bas, et votre vie tout à la fois. Chaque dégât coûte une de ces cartes.
fz-lesson-first-walk = Votre tour : 2 points de déplacement et une action. Les zones éclairées sont à portée. Allez-y.
    .wrong = Dans un instant. Allez d’abord à la zone indiquée.
fz-lesson-first-search = Un chiffre rouge : des monstres en sortent, et quelque chose peut y être caché. Fouillez !
    .wrong = Regardez d’abord ce qu’il y a ici : fouillez.
fz-lesson-first-found = C’était l’une des douze cartes de reconnaissance. Deux d’entre elles sont les pièces qu’il vous faut. Chaque chiffre rouge ne se fouille qu’une fois.
fz-lesson-first-bonus = Cette carte est un évènement : elle offre à Abe un pas qui ne coûte aucun point de déplacement. Profitez-en : allez dans la Cour de ferme.
    .wrong = Vous pourriez aussi rester, mais un pas gratuit ne se refuse pas : allez à la zone indiquée.
fz-lesson-first-end = Il vous reste votre action : Patty, l’un de vos deux spécialistes, était tout près, la fouille était gratuite. Cela suffit pour l’instant. Terminez votre tour ; Frank joue ensuite, mené par un bot.
    .wrong = Terminez le tour avec le bouton indiqué.
fz-lesson-first-threat = Entre-temps, les monstres sont venus : le jeton de menace avance à chaque round, ils marchent et frappent selon des règles fixes, d’autres apparaissent aux chiffres.
fz-lesson-first-free = À vous maintenant. Fouillez les chiffres rouges, gardez Patty et Henry près de vous et frappez quand les chances sont bonnes.

fz-lesson-move = S’échapper
    .line = Points de déplacement, zone difficile, fuite
    .done = Marchez tant que vous le pouvez. Dès que les monstres sont plus nombreux que les héros dans une zone, personne n’en sort à pied.
fz-lesson-move-flee = Une Bête est dans votre zone. Vous pouvez encore partir, car les monstres n’y sont pas plus nombreux que les héros : un contre un. Une deuxième Bête vous retiendrait.
fz-lesson-move-rough = Vous avez 2 points de déplacement. Un pas en coûte 1 ; un pas vers une zone difficile, comme ici la Roselière, en coûte 2.
fz-lesson-move-away = Allez au Mouillage. Ce pas coûte 1 point de déplacement.
    .wrong = Éloignez-vous d’abord de la Bête : appuyez sur la zone indiquée.
fz-lesson-move-end = Il vous reste 1 point de déplacement et votre action : vous pourriez marcher encore ou attaquer d’ici. La leçon s’arrête là : terminez votre tour.
    .wrong = Ce sera pour les autres leçons. Terminez le tour.

fz-lesson-attack = Votre premier monstre
    .line = Cible, cartes, dés, mise à mort nette
    .done = Cible, cartes, dés : voilà chaque attaque. Dépensez ce qu’il faut et gardez le reste pour survivre.
fz-lesson-attack-foe = Une Bête. Elle a 2 de vitalité et sa résistance retire 1 succès : une seule attaque doit apporter 3 succès. Les dégâts qui ne tuent pas sont perdus.
fz-lesson-attack-target = Appuyez sur la Bête : une attaque commence par sa cible.
    .wrong = Pas encore. Choisissez d’abord votre cible.
fz-lesson-attack-card = Payez maintenant en cartes. Le chiffre du haut donne le nombre de dés, et la portée doit suffire. Prenez celle qui est indiquée : 3 dés.
    .wrong = Choisissez d’abord la carte indiquée dans votre main.
fz-lesson-attack-more = Trois dés donnent environ trois succès, ce n’est pas assez sûr. Ajoutez une deuxième carte du même type : 2 dés de plus.
    .wrong = Cinq dés valent mieux que trois : ajoutez d’abord l’autre carte de Tir.
fz-lesson-attack-roll = Cela suffit. Lancez les dés !
    .wrong = Gardez les grosses cartes : cinq dés suffisent. Lancez !
fz-lesson-attack-clean = Abattu, avec au plus 1 dégât de trop : une mise à mort nette. Ici, cela donne un échantillon, l’un des deux que demande la mission.

fz-lesson-damage = Votre main, c’est votre vie
    .line = Que défausser, que garder
    .done = Chaque carte en main est une attaque, un coup de main ou une blessure à laquelle vous survivez. Ne dépensez jamais la dernière à la légère.
fz-lesson-damage-hit = La Bête vous inflige 2 dégâts. Un héros n’a pas de points de vie : chaque dégât coûte une carte en main, au choix. Défaussez l’attaque faible.
    .wrong = Cette carte vaut mieux. Donnez celle qui est indiquée.
fz-lesson-damage-second = Encore une. Gardez la carte à six dés : sa moitié basse est un ordre pour vos amis.
    .wrong = Gardez-la pour le prochain combat.
fz-lesson-damage-draw = Vous êtes en vie. Au début de chaque round, vous complétez votre main à cinq cartes ; main vide, le prochain dégât vous met à terre.

fz-lesson-search = Fouiller et trouver
    .line = Chiffres rouges, cartes de reconnaissance, Patty et Henry
    .done = Fouillez tôt et gardez Patty près de vous : deux de ces cartes cachent les pièces qu’il vous faut.
fz-lesson-search-number = Le chiffre ici est un jeton de génération : des monstres en sortent, et quelque chose y est caché. Sans monstre sur place, vous pouvez fouiller.
fz-lesson-search-search = Fouillez.
    .wrong = Restez un instant : fouillez d’abord.
fz-lesson-search-patty = Une sacoche tombée : deux cartes pour vous. Et comme Patty est à 1 au plus, la fouille était gratuite. Votre action reste à prendre.
fz-lesson-search-walk = Les spécialistes ne marchent qu’avec un héros et ne restent jamais seuls : quand le dernier part, ils suivent. Menez Patty au Mouillage.
    .wrong = Allez à la zone indiquée.

fz-lesson-threat = La menace grandit
    .line = Piste de menace, imprévus, génération
    .done = La piste est votre horloge : chaque round coûte une case. Faites vite et restez près de vos spécialistes.
fz-lesson-threat-track = Le jeton de menace est sur 3. Après les héros viennent les monstres, et d’abord le jeton avance d’une case. La prochaine est rouge.
fz-lesson-threat-end = Terminez votre tour et voyez ce qui arrive.
    .wrong = Rien d’autre à faire ici : terminez le tour.
fz-lesson-threat-twist = Un imprévu : il dure jusqu’à la fin de la mission. Puis les monstres ont agi, et d’autres sont apparus aux chiffres tirés. La prévision le montre à l’avance.

fz-lesson-react = Sauver un ami
    .line = Ripostes et réponses tactiques
    .done = La moitié basse d’une carte est pour les autres. Une équipe qui s’entraide gagne avec deux fois moins de dés.
fz-lesson-react-shake = Frank est touché. Une riposte est la moitié basse d’une carte, jouée pour quelqu’un d’autre : celle-ci retire 3 dégâts à un ami à 2 au plus. Jouez-la.
    .wrong = Frank a besoin de vous : jouez la carte indiquée.
fz-lesson-react-tactics = Nouveau round. L’un de vous peut jouer une réponse tactique avant la pioche. Celle-ci déplace tous les héros de 2 au plus : jouez-la.
    .wrong = Ne passez pas : jouez la carte indiquée.
fz-lesson-react-walk = Frank est déjà parti de là. À Abe maintenant : deux pas, par le Débarcadère sud, jusqu’à Frank.
    .wrong = Rejoignez Frank : appuyez sur la zone indiquée.
fz-lesson-react-price = Qui joue la réponse tactique ne pioche pas ce round. Choisissez le moment où elle vaut toute une main.

fz-lesson-coin = La pièce et la sortie
    .line = Une chute, se relever, tout le monde dehors
    .done = Mission gagnée. Tous les objectifs, tous les héros à la sortie, une chute au plus : voilà tout le plan.
fz-lesson-coin-coin = Les dégâts dépassent le nombre de cartes : Abe est à terre et la pièce du destin montre pile. Le prochain héros à terre perd la mission.
fz-lesson-coin-stand = Les monstres vous ont ignoré à terre. Relevez-vous.
    .wrong = À terre, vous n’atteindrez pas la sortie : relevez-vous.
fz-lesson-coin-out = Les deux objectifs sont atteints et Frank attend à la sortie. Un pas : allez-y !
    .wrong = Plus de combat. Allez à la sortie.

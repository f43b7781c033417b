# Le livret de règles de Fireteam Zero à lire, chapitre par chapitre. Même ordre que le fichier anglais.

fz-guide-sum-hits = { $n } succès
fz-guide-sum-resistance = − { $n } de résistance = { $damage } { $damage ->
        [one] dégât
       *[other] dégâts
    }.
fz-guide-sum-killed = Vitalité { $health } : tué
fz-guide-sum-not = Vitalité { $health } : pas assez
fz-guide-coin-heads = La pièce du destin est côté face
fz-guide-coin-tails = La pièce du destin est côté pile

## Fireteam Zero en cinq minutes

fz-guide-five = Fireteam Zero en cinq minutes
    .lead = Une feuille, un mauvais moment de la première mission, sept notes. Suivez le fil de chaque note jusqu'à la carte. Le reste peut attendre qu'on en ait besoin.
fz-guide-five-map = Une partie du champ de bataille de « { $mission } », avec des épingles numérotées
fz-guide-five-together = Gagner ou tomber ensemble
    .text = Deux à quatre héros, une mission. Accomplissez **tous les objectifs**, dans n'importe quel ordre ; s'il y a une zone d'extraction, menez-y **tous les héros**. La menace grandit à chaque round : hâtez-vous.
fz-guide-five-coin = Une pièce du destin
    .text = Un héros est mis au tapis : la pièce passe côté **pile**. Un autre tombe alors qu'elle y est déjà : la mission est perdue aussitôt. Certains objectifs peuvent la retourner.
        
        Au début de votre prochain tour, relevez-vous ou restez à terre : les monstres vous laissent tranquille.
fz-guide-five-hand = Votre main est votre vie
    .text = Chaque dégât coûte **une carte de votre choix**. Si les dégâts dépassent vos cartes en main : vous êtes **au tapis**. Exactement autant : vous tenez debout, les mains vides.
fz-guide-five-specialists = Deux spécialistes, jamais seuls
    .text = Près de **{ $henry }**, chaque attaque peut relancer un dé. Près de **{ $patty }**, fouiller est gratuit. Ils marchent avec vous. Si leur dernier protecteur tombe, la menace avance de **1 pour chacun**.
fz-guide-five-search = Fouiller
    .text = Sur un numéro rouge, sans monstre dans la zone : retournez-le et piochez une carte de reconnaissance. C'est peut-être ce que vous cherchez. C'est peut-être une **embuscade**. Chaque zone une seule fois ; des monstres y arrivent toujours.
fz-guide-five-attack = Un type, une cible, d'un seul coup
    .text = Jouez des cartes d'**un seul type** qui atteignent toutes la cible. Lancez leurs dés (8 au plus), comptez les symboles de votre type, ôtez la résistance. **Atteignez sa vitalité en une attaque, sinon rien ne se passe.**
fz-guide-five-exit = Dehors, tous
    .text = Objectifs accomplis et tous les héros ensemble dans la zone d'extraction : **gagné, aussitôt**. Même celui qui y gît compte.
        
        {""}**Plus de monstres que de héros debout** dans une zone, et on ne la quitte pas comme ça.
fz-guide-five-loop = Un round
    .text = encore et encore ; il n'y a pas de dernier round
fz-guide-five-loop-1 = Phase tactique
    .text = Le jeton de premier joueur passe à gauche. **Un seul** d'entre vous peut jouer **une réponse tactique**. Les autres piochent **jusqu'à 5 cartes** : c'est aussi se soigner. Le premier round n'a que la pioche.
fz-guide-five-loop-2 = Phase des héros
    .text = Chacun son tour : **2 pas** et **1 action**, avant, entre ou après. Attaquer, fouiller, ou ce qu'offre une carte. Une zone difficile coûte 2 pas.
fz-guide-five-loop-3 = Phase de menace
    .text = Menace **+1** ; sur 4, 7, 10 et 13, un **imprévu**, une nouvelle règle pour de bon. Suppôts, champions, puis l'avatar : vers le héros le plus proche, lancer le dé, attaquer. Puis tout ce qui est dans la réserve revient sur un numéro tiré au dé.

## Une attaque

fz-guide-attack = Une attaque
    .lead = Des cartes d'un seul type, jetées d'un coup sur une cible : ou bien c'est assez, ou bien c'était pour rien. La plupart des attaques se décident avant qu'on ait les dés en main, selon qui se tient près de qui.
fz-guide-attack-map = Les tombes et les roseaux de « { $mission } »
fz-guide-attack-g-target = Cible
fz-guide-attack-g-cards = Cartes
fz-guide-attack-g-before = Avant le jet
fz-guide-attack-g-dice = Dés
fz-guide-attack-g-result = Résultat
fz-guide-attack-s1 = { $abe } se tient en zone « { $lowergraves } ». Juste à côté, « { $reedbeds } » : { $animal }.
    .why = Vitalité { $health }, résistance { $resistance } au tir. Il faut donc 3 succès à { $abe }, en une seule attaque.
fz-guide-attack-s2 = { $abe } joue « { $broom } » et « { $pump } » : tir et tir, { $broomdice } et { $pumpdice } dés.
    .why = Toutes les cartes d'une attaque ont le même type, et chacune doit atteindre la cible. Dès maintenant, elles ne sont plus en main.
fz-guide-attack-s3 = { $frank } riposte avec « { $spotter } » : force +1.
    .why = Une riposte coûte une carte, pas d'action. { $frank } est à deux zones du monstre, et celle-ci porte à trois.
fz-guide-attack-s4 = Ni couvert, ni hauteur : 6 dés.
    .why = Une cible à couvert ôterait un dé, la hauteur en ajouterait un. Au-delà de 8, tout est perdu.
fz-guide-attack-s5 = Le jet : 1 succès.
    .why = Seuls les symboles de tir comptent. Une fois la résistance ôtée, il ne resterait rien.
fz-guide-attack-s6 = { $henry } est juste à côté : { $abe } relance un dé, deux symboles. 3 succès.
    .why = Tout héros dans la zone de { $henry } ou une zone adjacente peut relancer un dé à chaque attaque. Le nouveau résultat est gardé.
fz-guide-attack-s7 = 3 succès, moins { $resistance } de résistance, font 2 dégâts : tué.
    .why = Un succès de moins, et le monstre serait indemne.
fz-guide-attack-s8 = La figurine retourne à la réserve, les cartes vont à la défausse.
    .why = Tué au plus juste : c'est un échantillon pour « { $samples } ». Il éclate en mourant, mais aucun héros n'est avec lui.
fz-guide-attack-n1 = Pas de trop près
    .text = « { $trait } » : avant de tirer sur cette créature ou de la faire sauter, éloignez-en vos héros. Chacun de ceux qui y sont subit 1 dégât que rien n'évite.
fz-guide-attack-n2 = Les cartes d'attaque sont parties
    .text = Dès que l'attaque est déclarée, ses cartes ne paient plus aucun dégât, et elles sont perdues même si l'attaque n'aboutit pas.
fz-guide-attack-n3 = Assez, c'est assez
    .text = Les dégâts au-delà de la vitalité sont perdus. Une carte de trop, c'est une carte de moins pour survivre.
fz-guide-attack-target = Un type, une cible, toutes les cartes à portée
    .text = Jouez **une ou plusieurs cartes action**, leur moitié supérieure, contre **un seul monstre**. Toutes ont le **même type** : contact, tir ou explosion. La portée de chaque carte doit suffire ; 0 veut dire votre propre zone.
        
        Aucune ligne de vue n'est nécessaire. Comptez les pas par les bords ouverts, quel que soit le terrain.
    .note = À travers le mur ?
    .aside = Deux zones que seule une ligne pleine sépare ne sont pas à un pas l'une de l'autre. Comptez le détour.
fz-guide-attack-before = D'abord les amis
    .text = Avant le jet, chaque joueur dont le héros est debout peut **riposter**. Chacun peut jouer une riposte par évènement, plusieurs joueurs chacun la leur. Une riposte coûte sa carte et pas d'action, et le monstre qu'elle désigne doit être à sa portée du héros qui riposte.
    .note = Un allié, ce n'est pas vous
    .aside = Ce qui aide « un allié » aide un autre héros. Vous ne pouvez pas le jouer pour votre propre attaque.
fz-guide-attack-dice = Tant de dés, et jamais plus de huit
    .text = Additionnez la **force** de toutes les cartes et ce qu'apportent les ripostes. Attaquer d'une zone surélevée une cible qui ne l'est pas ajoute **un dé** ; une cible en zone à couvert en ôte **un**. Les deux ne valent que d'une zone à une autre, quel que soit le type d'attaque. Puis ramenez à 8.
    .note = Ce que huit dés ne font pas
    .aside = Les succès bonus ne sont pas des dés : ils s'ajoutent après le jet, sans limite.
fz-guide-attack-again = Lancer, relancer, compter
    .text = Chaque symbole de votre type est un **succès**, et un dé peut en montrer plusieurs. C'est maintenant qu'on relance, avant toute soustraction : { $henry } donne un dé à chaque attaque d'un héros près de lui. Puis s'ajoutent les **succès bonus** des cartes.
fz-guide-attack-kill = Tout ou rien
    .text = Ôtez la **résistance** du monstre à ce type. Le reste, ce sont les dégâts : s'ils atteignent sa **vitalité**, le monstre est tué et retourne à la réserve dont il vient. Sinon, il ne se passe rien du tout.
    .note = Les blessures ne restent pas
    .aside = Deux bonnes attaques à qui il manque chacune un succès n'ont servi à rien.
fz-guide-attack-bomb = L'explosion ne choisit pas
    .text = L'**explosion** d'un héros frappe toutes les figurines de la zone visée : tous les monstres, chacun avec sa résistance, et **tous les héros debout**, vous compris. Les spécialistes et les héros au tapis sont épargnés. Celle d'un monstre frappe tous les héros debout qui s'y trouvent, et aucun monstre.
    .note = Personne ne la prend pour vous
    .aside = Se sacrifier pour le groupe ne fait que changer la cible, et l'explosion frappe tout le monde.
fz-guide-attack-boss = Un avatar a plus d'une vie
    .text = Il arrive avec des **jetons de pouvoir**, un par héros d'ordinaire. Une attaque qui atteint sa vitalité en retire un, jamais plus d'un. Quand le dernier part, il est vaincu pour de bon.

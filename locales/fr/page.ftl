# Les mots de la page, hors des tables des jeux.

# Partout
page-lost = Cette partie de la page n'a pas pu être chargée. Rien n'est perdu.
no-table = Il n'y a pas de table à cette adresse. Le lien est peut-être coupé ?
unseated = Cette place a été donnée à quelqu'un d'autre.
to-start = Vers l'accueil
loading = Chargement
close = Fermer
name = Nom
game = Jeu
tagline = Deux jeux de plateau, une table. Sans compte.
language = Langue
settings = Réglages
you = vous
a-player = Quelqu'un
a-spectator = Un spectateur

# Réglages
theme = Apparence
theme-system = Comme le système
theme-dark = Sombre
theme-light = Clair
text-size = Taille
motion = Animations
motion-off = Aucune
motion-fast = Rapides
motion-normal = Normales
motion-slow = Lentes
single-answers = Répondre tout seul quand il n'y a qu'un choix
single-answers-why = Les questions à une seule réponse possible ne sont pas posées.
sound = Un son discret quand c'est à vous
notify = Notification quand c'est à vous
notify-why = Seulement quand cette fenêtre est en arrière-plan.
your-name = Votre nom à la table

# Accueil
play-now = Jouer
with-friends = Entre amis
learn = Apprendre
continue = Reprendre
fewer = En montrer moins
all-tables = Les { $count } tables
rulebooks = Règles
rulebook = Règles
catalogue = Catalogue
about = À propos
kept = Vos parties sont gardées sur cet appareil et sur le serveur.
turn-mine = à vous
turn-theirs = aux autres
turn-over = terminée
seat-open = Place libre
seat-bot = Bot
seat-here = est là
seat-away = est parti
fz-stamp = Secret
fz-kicker = Horreur coopérative, 1943
fz-pitch = Quatre soldats, deux érudits, une pièce du destin. Ce qui rôde dans les roseaux suit des règles que vous pouvez lire ; vos cartes en main sont aussi votre vie.
fz-players = 1 à 4 joueurs
fz-time = 60 à 90 minutes
fz-extent = 3 opérations, 9 missions
fz-alone = La Traversée du fleuve, avec des bots
ch-kicker = Guerre asymétrique pour une planète
ch-pitch = Humains, Machines, Pèlerins et les Trogs, qui étaient là les premiers. Cinq manches, trois actions chacune, et des batailles gagnées sur les objectifs que l'on choisit de perdre.
ch-players = 2 à 4 joueurs
ch-time = 90 minutes
ch-extent = 4 factions, 2 plateaux
ch-alone = Humains, contre trois bots

# Une nouvelle table
new-table = Nouvelle table
who-plays = Qui joue
what-is-played = À quoi l'on joue
count-heroes = Héros
count-players = Joueurs
seat-number = Place { $number }
sitter-me = Moi
sitter-friend = Un ami, avec un lien
sitter-here = Quelqu'un d'autre sur cet appareil
sitter-open = Libre pour qui a le lien
sitter-bot = Bot, { $level }
level-random = facile
level-greedy = habile
undo-policy = Reprendre un coup
undo-consent = Si tous sont d'accord
undo-strict = Jamais après les dés
undo-training = Toujours
undo-consent-why = Ce qui n'a rien révélé se reprend aussitôt ; après des dés ou de nouvelles cartes, on demande aux autres.
undo-strict-why = Seul se reprend ce qui n'a rien révélé.
undo-training-why = Tout se reprend, les dés aussi. Le journal le dit.
advanced = Plus d'options
pace = Rythme
pace-live = Tous ensemble
pace-days = { $days ->
    [one] { $days } jour par choix
   *[other] { $days } jours par choix
}
listed = Tout le monde peut trouver la table tant qu'une place est libre
open-table = Ouvrir la table
option-true = oui
option-false = non
option-mission = Mission
option-difficulty = Difficulté
option-level = Niveau des compétences
option-length = Durée de la partie
option-open-hands = Toutes les mains sont visibles
option-two-hero-refill = Cartes en plus pour deux héros
option-remove-hard-events = Sans les événements les plus durs
option-remove-hard-finds = Sans les découvertes les plus dures
option-automatic-paths = Choisir tout seul le chemin d'une marche
option-faction-assignment = Factions
option-faction-assignment-fixed = Dans l'ordre des places
option-faction-assignment-random = Au hasard
option-faction-assignment-pick-in-seat-order = Chacun choisit
option-hq-assignment = Quartiers généraux
option-hq-assignment-random = Au hasard
option-hq-assignment-choose-in-initiative-order = Chacun choisit
option-any-card-as-tactic = Toute carte peut être jouée en bataille
option-level-field = Sans les nombres selon les joueurs
links-title = La table est ouverte
links-why = Envoyez à chacun son lien. Qui l'ouvre est assis : sans compte, sans mot de passe.
link-seat = Place { $number } : { $name }
link-open = Lien pour les places libres
link-watch = Lien pour regarder
link-of = { $name }, adresse
copy = Copier
copied = Copié
qr-code = Code QR
to-table = À la table
join-title = Prendre place
join-why = Il y a de la place à cette table. Dites comment vous appeler et asseyez-vous.
join-full = Aucune place n'est libre. Demandez un lien à qui a ouvert la table.
sit-here = S'asseoir ici

# La table
table = Table
undo = Reprendre
rules = Règles
log = Journal
log-all = tout et discussion
log-and-chat = Journal et discussion
phases = Phases de la manche
reconnecting = Reconnexion ; votre dernier choix est gardé.
rule-open = Lire la règle { $rule }
open-rulebook = Ouvrir les règles à cet endroit
prompt-all = Tous les choix ({ $count })
not-now = Ce n'est pas possible maintenant.
why-not = pourquoi pas ?
problem-nothing-to-undo = Vous n'avez encore rien choisi qui puisse être repris.
problem-not-free = Depuis, on a lancé, pioché ou montré quelque chose, ou quelqu'un d'autre a choisi : cette table ne revient pas en deçà.
problem-over = La partie est finie.
problem-stale = La table a avancé ; regardez de nouveau et choisissez.
problem-taken = Cette place n'est plus libre.
problem-played = Quelqu'un joue cette place. Un bot peut remplacer la personne quand elle part ou que la table l'a trop attendue.
problem-too-many = C'était beaucoup d'un coup ; attendez un instant et réessayez.
problem-wrong-token = Ce lien ne vaut plus à cette table : la place a été quittée.
problem-faulty = Cette table est en panne ; son journal est conservé.
not-arrived = Cela n'est pas arrivé. Rien n'est perdu ; essayez encore.
area-scene = La bataille
area-seats = Places
area-board = Plateau
area-side = À côté du plateau
area-hand = Votre main
area-prompt = La question
your-turn = À vous
game-over = La partie est finie
waiting = { $count ->
    [one] { $names } doit choisir
   *[other] { $names } doivent choisir
}
waiting-bot = { $count ->
    [one] { $names } (bot) réfléchit
   *[other] { $names } (bots) réfléchissent
}
waiting-open = Personne n'occupe encore la place { $number }
nudge = Relancer
nudge-text = { $name }, c'est à vous.
bot-sits = Y asseoir un bot
bot-answers = Laisser un bot continuer
undo-asked = { $count ->
    [one] { $name } voudrait reprendre le dernier choix.
   *[other] { $name } voudrait reprendre { $count } choix.
}
undo-agree = D'accord
undo-refuse = Refuser
undo-waits = Vous demandez à reprendre. On attend { $names }.
undo-withdraw = Renoncer
undo-discussed = { $name } voudrait reprendre un choix.
chat = Discussion
chat-empty = Rien n'a été dit.
chat-say = Dire quelque chose
chat-send = Envoyer
curtain-title = Passez l'appareil à { $name }
curtain-why = Personne d'autre ne regarde l'écran maintenant.
curtain-open = Je suis { $name }
recap = Ce qui s'est passé entre-temps
recap-mine = Ce qui vous concerne
recap-rest = Et le reste
recap-on = Continuer
rematch = Rejouer
rematch-join = À la partie suivante
watch-replay = Revoir la partie
look-at-board = Regarder le plateau
commitment = Les dés ont été promis avant le premier choix :
leave = Quitter la table
leave-sure = Vraiment partir ? La place devient libre
help = Touches et règles
help-why = Tout à la table peut se faire au clavier.
key-arrows = Vers le lieu voisin
key-tab = Vers la prochaine chose possible
key-cards = Une carte de la main
key-enter = Le choix mis en avant
key-escape = Fermer, revenir d'un pas
key-undo = Reprendre
key-end = Finir le tour, terminé
key-why = Pourquoi, ou pourquoi pas : ce qui a le focus
key-forecast = Prévision, répétition
key-places = Vers la main, le plateau, la question, le journal
key-all = Tous les choix en liste
key-zoom = Agrandir, réduire, tout voir
key-list = Le plateau en liste
key-help = Cette aide
hint = Conseil
understood = Compris
no-hints = Plus de conseils

# Revoir
replay = Revoir
replay-of = Choix { $at } sur { $of }
replay-scrub = Moment de la partie
replay-round = Manche
replay-turn = Tour
replay-choice = Choix
replay-choice-back = Un choix en arrière
replay-choice-on = Un choix en avant
replay-turn-back = Un tour en arrière
replay-turn-on = Un tour en avant
replay-round-back = Une manche en arrière
replay-round-on = Une manche en avant
replay-play = Lire
replay-pause = Pause
replay-link = Lien vers ce moment
replay-branch = Jouer à partir d'ici
replay-branch-why = Une nouvelle table commence à ce moment, avec de nouveaux dés. Vous prenez la place d'où vous regardez ; des bots prennent les autres.
replay-eyes = Par les yeux de
replay-spectator = Un spectateur
replay-verify = Vérifier les dés
replay-good = Ce sont bien les dés promis au début, et les { $entries } entrées donnent le même résultat.
replay-bad = Ce journal ne correspond pas à ce qui était promis au début.
problem-not-over = Une partie en cours peut être revue par qui joue seul, ou à une table d'entraînement.

# Règles, catalogue
search = Chercher
search-rules = Chercher dans { $count } règles
found = { $count ->
    [0] Rien trouvé
    [one] Un résultat
   *[other] { $count } résultats
}
contents = Sommaire
rules-english = Ces règles n'existent pour l'instant ici qu'en anglais.
link-to = Lien vers { $id }
catalogue-why = Tout ce que contiennent les jeux, avec le texte que les règles en font, et l'origine de chaque donnée.
source = Source
kind-faction = Factions
kind-skill = Compétences
kind-structure = Structures
kind-token = Jetons
kind-terrain = Terrains
kind-tactic = Cartes Tactique
kind-event = Événements
kind-exploration = Exploration
kind-war-party = Bandes de guerre
kind-nest = Nids
kind-board = Plateaux
kind-region = Régions
kind-level = Niveaux
kind-rounds = Durées de la partie
kind-handicap = Handicaps
kind-balance = Équilibre
kind-mission = Missions
kind-objective = Objectifs
kind-hero = Héros
kind-action = Cartes action
kind-focus = Cartes spécialisation
kind-specialist = Spécialistes
kind-specialist-card = Cartes de spécialiste
kind-recon = Cartes reconnaissance
kind-monster = Monstres
kind-twist = Cartes imprévu

# Apprendre
learn-title = Apprendre { $game }
learn-start = Commencer la première partie
learn-why = On apprend en jouant : la première partie explique chaque nouvelle question. Rien ne peut mal tourner ; tout peut être repris.
learn-fz-1 = Deux à quatre héros accomplissent une mission ensemble. Tous gagnent ou tous perdent.
learn-fz-2 = Vos cartes sont tout : attaques en haut, réponses en bas, et votre vie. Les dégâts coûtent des cartes ; qui n'en a plus tombe.
learn-fz-3 = Une manche a trois phases : chaque héros se déplace et agit, puis viennent les monstres, puis tous piochent.
learn-fz-4 = Les monstres suivent des règles. Demandez à chacun pourquoi il bouge ; la prévision montre ce qu'il fera.
learn-fz-5 = La pièce du destin vous sauve une fois. Côté pile, le prochain héros qui tombe perd la mission.
learn-ch-1 = Quatre peuples veulent les cristaux d'une planète. Qui a le plus de points après cinq manches gagne.
learn-ch-2 = À chaque manche vous agissez trois fois : déplacer, recruter, construire, piocher ou activer le décompte. Les cartes paient.
learn-ch-3 = On se bat plus tard, pour trois objectifs : tenir la région, capturer, tuer. Vous décidez où se placent vos Unités.
learn-ch-4 = Puis chacun joue des tactiques à son tour. La répétition montre l'issue de la bataille en l'état.
learn-ch-5 = Les points ne viennent que si quelqu'un active le décompte : choisissez le moment.
hint-any = Cette barre dit ce que vous décidez maintenant. Ce qui brille se presse ; le numéro à côté mène à la règle.
hint-fz-act = Choisissez une action pour votre héros. Ce qui brille sur le plateau et dans la main se presse ; le reste est dans la question.
hint-fz-turn = C'est le tour de ce héros : marcher, puis agir. Les lieux éclairés sont à portée ; un réticule rouge marque une cible.
hint-fz-turn-acted = L'action est faite. Vous pouvez encore marcher s'il reste des pas, puis finir le tour.
hint-fz-hero = Choisissez qui vous jouez. Les nombres sont les cartes de chaque type d'attaque dans le paquet du héros : poing, balle, bombe.
hint-fz-attack-cards = Choisissez des cartes d'un même type pour l'attaque. Leur force est le nombre de dés ; les chances sont calculées pour vous.
hint-fz-attack-more = Vous pouvez ajouter une carte du même type, ou lancer avec celles-ci.
hint-fz-target = Choisissez ce qui est attaqué.
hint-fz-window = Il se passe quelque chose à quoi une carte pourrait réagir. Passer ne coûte rien.
hint-fz-reroll = Vous pouvez relancer des dés, ou garder ce qui est là.
hint-fz-refill = En phase de tactique vous pouvez piocher jusqu'à cinq cartes.
hint-fz-discard-damage = Dégâts : choisissez les cartes perdues. Gardez celles dont vous avez le plus besoin.
hint-fz-intercept = Un autre héros est touché. Vous pouvez prendre les dégâts à sa place.
hint-fz-next-monster = Plusieurs monstres pourraient agir ; le groupe décide lequel vient d'abord.
hint-fz-start-player = Mettez-vous d'accord : qui commence cette manche ?
hint-fz-focus = Choisissez une carte spécialisation : elle reste à votre héros pour la mission.
hint-fz-order = Plusieurs effets ont lieu en même temps. Choisissez lequel vient d'abord.
hint-fz-refill-first = Piochez votre première main. Les cartes sont vos attaques et votre vie : prenez-les toutes.
hint-fz-tactics = Une carte à « réponse tactique » rouge peut être jouée pour tout le groupe. Qui la joue ne pioche pas à ce round.
hint-fz-company = Les spécialistes ne se déplacent qu'avec un héros et aident ceux qui sont proches. Les monstres les ignorent ; les emmener ne coûte rien.
hint-fz-stand-or-stay = Votre héros est à terre. Debout, les monstres le voient de nouveau.
hint-fz-turn-coin = Côté face, la prochaine chute est pardonnée ; côté pile, elle fait perdre la mission.
hint-fz-path = Le monstre a plusieurs chemins de même longueur.
hint-ch-action = Choisissez l'une de vos trois actions de cette manche.
hint-ch-cards-move = Défaussez des cartes pour des points de mouvement : chacune montre sa valeur. Puis dites que c'est fini.
hint-ch-cards-recruit = Défaussez des cartes pour des Unités.
hint-ch-cards-build = Défaussez des cartes pour construire ou activer des structures.
hint-ch-move = Choisissez une région de départ, puis une destination. Les régions éclairées sont à portée.
hint-ch-from = De quelle région partent-elles ?
hint-ch-to = Où vont-elles ? Les épées annoncent une bataille.
hint-ch-how-many = Combien d'Unités partent ?
hint-ch-region = Pressez une région éclairée.
hint-ch-recruit = Placez vos nouvelles Unités ; le quartier général est toujours possible.
hint-ch-build = Choisissez une structure de votre faction et son emplacement.
hint-ch-deploy-control = La bataille : répartissez vos Unités entre les trois objectifs, d'abord le contrôle de la région.
hint-ch-tactic = Jouez une carte Tactique ou passez. Les deux camps alternent jusqu'à ce que les deux aient passé.
hint-ch-keep-one = Gardez une des cartes ; l'autre part.
hint-ch-battle-skill = Une compétence de votre faction pourrait servir dans cette bataille.
hint-ch-hq = Choisissez où se trouve votre quartier général.

# À propos
about-what = Muster joue à deux jeux de plateau en appliquant chaque règle. Il propose ce qui est permis, refuse ce qui ne l'est pas et dit quelle règle l'interdit.
about-own = C'est une réalisation indépendante, ni liée aux éditeurs des jeux ni approuvée par eux. Elle ne contient ni images ni textes des éditeurs : les règles sont reformulées, le contenu est fait de données originales, et chaque entrée dit d'où elle vient.
about-icons = Icônes
about-icons-text = game-icons.net par Lorc, Delapouite, Skoll, sbed et d'autres, CC BY 3.0, recolorées.
about-type = Caractères
about-type-text = Barlow Condensed, Oxanium, Courier Prime, Big Shoulders Stencil, Stardos Stencil (SIL Open Font License 1.1) ; Special Elite, Homemade Apple (Apache 2.0).
about-licence = Licence
about-licence-text = Muster est un logiciel libre : MIT ou Apache 2.0, au choix.
about-programs = Pour les programmes
about-programs-text = Tout ce que fait cette page passe par une interface ouverte :

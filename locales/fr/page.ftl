# Les mots de la page, hors des tables des jeux.

# Partout
page-lost = Cette partie de la page n'a pas pu être chargée. Rien n'est perdu.
no-table = Il n'y a pas de table à cette adresse. Le lien est peut-être coupé ?
unseated = Cette place a été donnée à quelqu'un d'autre.
to-start = Retour à l'accueil
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
told = { $head } : { $text }

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
single-answers = Répondre automatiquement quand il n'y a qu'un choix
single-answers-why = Les questions à une seule réponse possible ne sont pas posées.
sound = Son
volume = Volume
ambience = Ambiance sonore discrète
ambience-why = Du vent, de la pluie, quelque chose au loin. Rien tant que cette fenêtre est cachée.
chime = Un signal discret quand c'est à vous
notify = Notification quand c'est à vous
notify-why = Seulement quand cette fenêtre est en arrière-plan.
notify-insecure = Les navigateurs ne le permettent qu'en https ou sur localhost.
your-name = Votre nom à la table

# Accueil
play-now = Jouer
play-guided = Première partie guidée
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
won-of = { $n } sur { $all } gagnées
records-kept = Vos parties terminées restent sur cet appareil ; personne d'autre ne les voit.
turn-mine = à vous
turn-theirs = aux autres
turn-over = terminée
turn-next = mission suivante
seat-open = Place libre
seat-bot = Bot
seat-here = en ligne
seat-away = hors ligne
# Une nouvelle table
new-table = Nouvelle table
who-plays = Qui joue
what-is-played = À quoi l'on joue
count-heroes = Héros
count-players = Joueurs
seat-number = Place { $number }
by-lot = Au hasard
sitter-me = Moi
sitter-friend = Un ami, avec un lien
sitter-here = Quelqu'un d'autre sur cet appareil
sitter-open = Libre pour qui a le lien
sitter-bot = Bot, { $level }
level-random = facile
level-greedy = habile
level-recruit = débutant
level-regular = habile
level-veteran = fort
level-master = maître
level-legend = légende
undo-policy = Annuler un coup
undo-consent = Si tous sont d'accord
undo-strict = Jamais après les dés
undo-training = Toujours
undo-consent-why = Un coup qui n'a rien révélé s'annule aussitôt ; après des dés ou de nouvelles cartes, on demande aux autres.
undo-strict-why = Seuls les coups qui n'ont rien révélé s'annulent.
undo-training-why = Tout s'annule, même les dés. Le journal le dit.
advanced = Plus d'options
pace = Rythme
pace-live = Tous ensemble
pace-days = { $days ->
    [one] { $days } jour par choix
   *[other] { $days } jours par choix
}
open-table = Ouvrir la table
option-true = oui
option-false = non
option-mission = Mission
option-difficulty = Difficulté
option-level = Niveau de Compétences
option-length = Durée de la partie
option-open-hands = Toutes les mains sont visibles
option-two-hero-refill = Cartes en plus pour deux héros
option-remove-hard-events = Sans les évènements les plus durs
option-remove-hard-finds = Sans les trouvailles nuisibles
option-edition = Édition
option-edition-first = Première édition
option-edition-second = Seconde édition : trouvailles et fiches de spécialiste
option-edition-why = Dans la seconde édition, des trouvailles utiles, et quelques-unes nuisibles, se trouvent parmi les évènements, et le groupe choisit une fiche pour chaque spécialiste.
option-specialist-base-abilities = Relance d'Henry et fouille gratuite de Patty
option-specialist-base-abilities-only-on-cards = Seulement sur leurs fiches
option-specialist-base-abilities-also-beside = Toujours, en plus de leurs fiches
option-automatic-paths = Choisir automatiquement entre les chemins aussi courts des monstres
option-faction-assignment = Factions
option-faction-assignment-fixed = Dans l'ordre des places
option-faction-assignment-random = Au hasard
option-faction-assignment-pick-in-seat-order = Chacun choisit
option-hq-assignment = QG
option-hq-assignment-random = Au hasard
option-hq-assignment-choose-in-initiative-order = Chacun choisit
option-any-card-as-tactic = Toute carte peut être jouée en bataille
links-title = La table est ouverte
links-why = Envoyez à chacun son lien. Qui l'ouvre prend place : sans compte, sans mot de passe.
links-bots = Seuls des bots jouent à cette table. Le lien ci-dessous permet à d’autres de regarder aussi.
link-seat = Place { $number } : { $name }
link-open = Lien pour les places libres
link-watch = Lien pour regarder
link-own = Votre place : continuez à jouer sur un autre appareil
link-of = { $name }, adresse
copy = Copier
copied = Copié
copy-by-hand = Il est sélectionné : copiez-le avec Ctrl+C ou un appui long.
qr-code = Code QR
to-table = À la table
join-title = Prendre place
join-why = Il y a de la place à cette table. Dites comment vous appeler et asseyez-vous.
join-full = Aucune place n'est libre. Demandez un lien à qui a ouvert la table.
sit-here = S'asseoir ici

# La table
table = Table
undo = Annuler
rules = Règles
log = Journal
goal = But
log-all = tout et discussion
log-and-chat = Journal et discussion
log-earlier = { $n ->
    [one] Un choix plus ancien ne figure plus ici.
   *[other] { $n } choix plus anciens ne figurent plus ici.
}
log-replay = Les revoir
phases = Phases
reconnecting = Reconnexion ; votre dernier choix est gardé.
rule-open = Lire la règle
rule = Règle
open-rulebook = Ouvrir les règles à cet endroit
prompt-all = Tous les choix ({ $count })
prompt-all-short = Tout ({ $count })
what-it-says = Ce que dit { $name }
not-now = Ce n'est pas possible maintenant.
asked-first = Pas encore. D'abord : { $question }
why-not = pourquoi pas ?
problem-nothing-to-undo = Vous n'avez encore fait aucun choix qui puisse être annulé.
problem-not-free = Depuis, on a lancé, pioché ou montré quelque chose, ou quelqu'un d'autre a choisi : cette table ne revient pas plus loin en arrière.
problem-over = La partie est finie.
problem-stale = La table a avancé ; regardez de nouveau et choisissez.
problem-taken = Cette place n'est plus libre.
problem-played = Quelqu'un joue cette place. Un bot peut remplacer la personne quand elle part ou que la table l'a trop attendue.
problem-too-many = C'était beaucoup d'un coup ; attendez un instant et réessayez.
problem-wrong-token = Ce lien ne vaut plus à cette table : la place a été quittée.
problem-faulty = Cette table est en panne ; son journal est conservé.
problem-disk-full = Le disque du serveur est plein : rien ne peut être conservé tant que son responsable n'y a pas fait de place. Rien n'a changé ; réessayez plus tard.
problem-no-hints = Des conseils seraient injustes envers les autres à cette table.
problem-not-asked = On ne vous demande rien en ce moment.
not-arrived = Cela n'a pas pu être transmis. Rien n'est perdu ; réessayez.
page-fault = La page a fait une erreur ({ $what }). Rien n'a été choisi ; réessayez ou rechargez la page.
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
    [one] Un bot réfléchit : { $names }
   *[other] Des bots réfléchissent : { $names }
}
waiting-open = Personne n'occupe encore la place { $number }
nudge = Faire signe
nudge-text = { $name }, c'est à vous.
bot-sits = Y asseoir un bot
bot-answers = Laisser un bot continuer
undo-asked = { $count ->
    [one] { $name } voudrait annuler le dernier choix.
   *[other] { $name } voudrait annuler { $count } choix.
}
undo-agree = D'accord
undo-refuse = Refuser
undo-waits = Vous demandez une annulation. On attend { $names }.
undo-withdraw = Renoncer
undo-discussed = { $name } voudrait annuler un choix.
chat = Discussion
chat-empty = Rien n'a été dit.
chat-say = Dire quelque chose
chat-send = Envoyer
chat-new = { $n ->
    [one] nouveau message
   *[other] nouveaux messages
}
news = Nouvelles de la table
news-sat = { $who } prend place.
news-left = { $who } a quitté la table.
news-bot = Un bot joue maintenant pour { $who }.
news-bot-own = Un bot joue maintenant pour vous. Vous reprendrez la place à votre prochain choix.
news-came = { $who } est à la table.
news-away = { $who } n'est plus en ligne.
curtain-title = Passez l'appareil à { $name }
curtain-why = Que personne d'autre ne regarde l'écran.
curtain-open = Je suis { $name }
recap = Ce qui s'est passé entre-temps
recap-mine = Ce qui vous concerne
recap-rest = Et le reste
recap-on = Continuer
rematch = Rejouer
rematch-join = À la partie suivante
campaign = Ce qu'on joue
campaign-one = Une mission
campaign-all = Toute son opération
campaign-why = Les missions de l'opération, l'une après l'autre ; une mission perdue se rejoue.
campaign-title = Campagne : { $mission }
campaign-next = Mission suivante : { $mission }
campaign-again = Rejouer « { $mission } »
campaign-join = Continuer avec « { $mission } »
campaign-so-far = Campagne : missions gagnées { $won }, perdues { $lost }.
campaign-complete = L'opération est terminée.
watch-replay = Revoir la partie
look-at-board = Regarder le plateau
key-moments = Les moments à revoir
key-moment-watch = revoir
back-to-result = Résultat
commitment = Les dés ont été fixés avant le premier choix :
leave = Quitter la table
leave-sure = Vraiment partir ? La place devient libre
help = Touches et règles
help-why = Tout à la table peut se faire au clavier.
key-arrows = Vers l'endroit voisin
key-tab = Vers la prochaine chose possible
key-cards = Une carte de la main
key-enter = Le choix mis en avant
key-escape = Fermer, revenir d'un pas
key-undo = Annuler
key-end = Finir le tour, valider
key-why = Pourquoi, ou pourquoi pas : ce qui a le focus
key-forecast = Prévision, simulation
key-places = Vers la main, le plateau, la question, le journal
key-all = Tous les choix en liste
key-tip = Les meilleures réponses à la question (conseil)
key-zoom = Agrandir, réduire, tout voir
key-list = Le plateau en liste
key-mute = Couper ou remettre le son
key-help = Cette aide
hint = Conseil
understood = Compris
no-hints = Ne plus expliquer
tip-thinking = Réflexion en cours…
tip-note = Estimé jusqu'à la fin { $game ->
    [fireteam-zero] du round
   *[other] de la manche
}, d'après ce que vous savez maintenant.
tip-then = Puis : { $row }
tip-chance = { $n } % de chances de victoire
tip-on = Conseils et simulations sont permis à cette table, à tous de la même façon.
tip-off = Ni conseils ni simulations à cette table : ils seraient injustes envers les autres. Ils sont pour les parties avec des bots, les jeux coopératifs et les tables d'entraînement.

# Revoir
replay = Revoir
replay-of = Choix { $at } sur { $of }
replay-scrub = Moment de la partie
replay-round = { $game ->
    [fireteam-zero] Round
   *[other] Manche
}
replay-turn = Tour
replay-choice = Choix
replay-choice-back = Un choix en arrière
replay-choice-on = Un choix en avant
replay-turn-back = Un tour en arrière
replay-turn-on = Un tour en avant
replay-round-back = { $game ->
    [fireteam-zero] Un round en arrière
   *[other] Une manche en arrière
}
replay-round-on = { $game ->
    [fireteam-zero] Un round en avant
   *[other] Une manche en avant
}
replay-play = Lire
replay-pause = Pause
replay-link = Lien vers ce moment
replay-branch = Jouer à partir d'ici
replay-branch-why = Une nouvelle table commence à ce moment, avec de nouveaux dés. Vous prenez la place d'où vous regardez ; des bots prennent les autres.
replay-eyes = Par les yeux de
replay-spectator = Un spectateur
replay-verify = Vérifier les dés
replay-good = Ce sont bien les dés fixés au début, et les { $entries } entrées donnent le même résultat.
replay-bad = Ce journal ne correspond pas aux dés fixés au début.
problem-not-over = Une partie en cours peut être revue par qui joue seul, ou à une table d'entraînement.
review = Bilan
review-why = Les tours où un autre choix promettait le plus, le pire d'abord. Chacun est jugé d'après ce que l'on savait alors.
review-of = Les choix de qui
review-thinking = La partie est passée en revue…
review-none = Aucun tour ne ressort : rien de nettement meilleur n'a été trouvé.
review-part = Le temps n'a pas suffi pour regarder toute la partie.
review-round = { $game ->
    [fireteam-zero] Round { $n }
   *[other] Manche { $n }
}
review-chosen = Choisi
review-better = Mieux
review-look = Voir ce moment
review-line = Bilan, { review-round }. Mieux : { $better } ({ $could } au lieu de { $was }).
review-open = Tout voir

# Règles, catalogue
search = Chercher
search-rules = Chercher dans { $count } règles
found = { $count ->
    [0] Rien trouvé
    [one] Un résultat
   *[other] { $count } résultats
}
contents = Sommaire
contents-of = Sommaire : { $name }
rules-english = Ces règles n'existent pour l'instant ici qu'en anglais.
link-to = Lien vers { $id }
catalogue-why = Tout ce que contiennent les jeux, avec le texte de règle et l'origine de chaque donnée.
source = Source
kind-faction = Factions
kind-skill = Compétences
kind-structure = Structures
kind-token = Jetons
kind-terrain = Terrains
kind-tactic = Cartes Tactique
kind-event = Événements
kind-exploration = Exploration
kind-war-party = Groupes de guerre
kind-nest = Nids
kind-board = Plateaux
kind-region = Régions
kind-level = Niveaux
kind-rounds = Durées de la partie
kind-handicap = Handicaps
kind-mission = Missions
kind-objective = Objectifs
kind-hero = Héros
kind-action = Cartes action
kind-focus = Cartes de spécialité
kind-specialist = Spécialistes
kind-specialist-card = Fiches de spécialiste
kind-recon = Cartes de reconnaissance
kind-monster = Monstres
kind-twist = Cartes imprévu

# Apprendre
learn-title = Apprendre { $game }
learn-why = Chaque leçon porte sur une seule chose, sur un vrai plateau. Rien ne peut mal tourner : si ce n’est pas encore le moment, on vous le dit, et tout peut être recommencé.
learn-begin = Commencer
learn-on = Continuer
learn-minutes = { $n } min
learn-done = { $n } leçons sur { $all } terminées
learn-finished = terminée

# A lesson at its table.
lesson = Leçon
lesson-step = Étape { $n } sur { $all }
lesson-skip = Jouer sans aide
lesson-leave = Quitter la leçon
lesson-next = Suivant
lesson-read-first = Lisez d’abord ceci, puis appuyez sur Suivant.
lesson-answers = La leçon répond à votre place.
lesson-done = Bravo
lesson-play-on = Continuer à jouer
lesson-more = D’autres leçons
lesson-back = Toutes les leçons
tips = Conseils à la première table
tips-why = Un mot sur chaque question qui se pose pour la première fois. Réactivés, ils reviennent tous.
lesson-look = Regarder la table
hint-any = Cette barre dit ce que vous décidez maintenant et, en dessous, pourquoi. Touchez ce qui brille ; le livre mène à la règle.
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

# Sans serveur : tout se passe dans ce navigateur
kept-here = Vos parties sont gardées sur cet appareil.
here-only = Ici, tout le monde joue sur cet appareil, et rien n'en sort. Pour jouer avec des personnes ailleurs, il faut un serveur : quelqu'un en démarre un avec « muster serve ».
problem-device-full = Il n'y a plus de place sur cet appareil : plus rien ne peut être gardé. Faites de la place, puis choisissez de nouveau. Ce qui a été choisi avant est en sûreté.
problem-not-kept = Ce navigateur ne garde rien pour cette page : la fenêtre est peut-être privée, ou le stockage désactivé. Ouvrez la page dans une fenêtre ordinaire pour jouer.
save-game = Enregistrer dans un fichier
open-game = Ouvrir une partie enregistrée
problem-not-a-game = Ce fichier n'est pas une partie enregistrée.
problem-other-content = Cette partie a été jouée avec d'autres cartes et d'autres nombres ; elle s'ouvre là où elle a été enregistrée.
problem-does-not-replay = Ce fichier ne peut pas être rejoué : il est abîmé, ou d'une autre version.
update-ready = Il y a une nouvelle version de Muster.
update-now = L'utiliser maintenant
update-later = Plus tard

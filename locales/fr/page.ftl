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
sound = Un son discret quand c'est à vous
notify = Notification quand c'est à vous
notify-why = Seulement quand cette fenêtre est en arrière-plan.
notify-insecure = Les navigateurs ne le permettent qu'en https ou sur localhost.
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
turn-next = mission suivante
seat-open = Place libre
seat-bot = Bot
seat-here = en ligne
seat-away = hors ligne
fz-stamp = Secret
fz-kicker = Horreur coopérative, 1943
fz-pitch = Quatre soldats, deux érudits, une pièce du destin. Ce qui rôde dans les roseaux suit des règles que vous pouvez lire ; vos cartes en main sont aussi votre vie.
fz-players = 1 à 4 joueurs
fz-time = 60 à 90 minutes
fz-extent = 3 opérations, 9 missions
fz-alone = La Traversée du fleuve, avec des bots
ch-kicker = Guerre asymétrique pour une planète
ch-pitch = Humains, Machines, Pèlerins et les Trogs, qui étaient là les premiers. Cinq manches de trois Actions chacune, et des batailles gagnées sur les Objectifs que l'on choisit de perdre.
ch-players = 2 à 4 joueurs
ch-time = 90 minutes
ch-extent = 4 Factions, 2 plateaux
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
level-recruit = débutant
level-regular = habile
level-veteran = fort
level-master = maître
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
option-level-field = Mêmes nombres quel que soit le nombre de joueurs
links-title = La table est ouverte
links-why = Envoyez à chacun son lien. Qui l'ouvre prend place : sans compte, sans mot de passe.
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
log-all = tout et discussion
log-and-chat = Journal et discussion
phases = Phases
reconnecting = Reconnexion ; votre dernier choix est gardé.
rule-open = Lire la règle
rule = Règle
open-rulebook = Ouvrir les règles à cet endroit
rule-decided = Comment cela a été tranché
prompt-all = Tous les choix ({ $count })
prompt-all-short = Tout ({ $count })
not-now = Ce n'est pas possible maintenant.
asked-first = Ce n'est pas la question maintenant. D'abord : { $question }
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
    [one] { $names } (bot) réfléchit
   *[other] { $names } (bots) réfléchissent
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
tip-points = { $n } points
tip-off = Pas de conseils à cette table : ils seraient injustes envers les autres. Ils sont pour les parties avec des bots, les jeux coopératifs et les tables d'entraînement.

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
kind-balance = Équilibre
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
learn-start = Commencer la première partie
learn-why = On apprend en jouant : la première partie explique chaque nouvelle question. Rien ne peut mal tourner ; tout peut être annulé.
learn-fz-1 = Deux à quatre héros accomplissent une mission ensemble. Tous gagnent ou tous perdent.
learn-fz-2 = Vos cartes sont tout : attaques en haut, réponses en bas, et votre vie. Les dégâts coûtent des cartes ; un héros qui n'en a plus est mis au tapis.
learn-fz-3 = Un round compte trois phases : le groupe s'organise et pioche, puis chaque héros se déplace et agit, puis viennent les monstres.
learn-fz-4 = Les monstres suivent des règles. Demandez à chacun pourquoi il bouge ; la prévision montre ce qu'il fera.
learn-fz-5 = La pièce du destin vous sauve une fois. Quand elle est côté pile, un héros de plus au tapis et la mission est perdue.
learn-ch-1 = Quatre Factions veulent les Cristaux d'une planète. Qui a le plus de PV après cinq manches au plus gagne.
learn-ch-2 = À chaque manche, vous effectuez trois Actions : vous déplacer, recruter, construire, piocher ou valider les Scores. Les cartes paient.
learn-ch-3 = On se bat plus tard, pour trois Objectifs : tenir la Région, capturer, tuer. Vous décidez où se placent vos Unités.
learn-ch-4 = Puis chacun joue des Tactiques à son tour. La simulation montre l'issue de la bataille en l'état.
learn-ch-5 = Les Régions et les Cristaux ne rapportent des PV que si quelqu'un valide les Scores : choisissez le moment.
hint-any = Cette barre dit ce que vous décidez maintenant et, en dessous, pourquoi. Touchez ce qui brille ; le livre mène à la règle.
hint-fz-act = Choisissez une action pour votre héros. Touchez ce qui brille sur le plateau ou dans la main ; le reste est dans la question.
hint-fz-turn = C'est le tour de ce héros : se déplacer, puis agir.
hint-fz-turn-acted = L'action est faite. Vous pouvez encore vous déplacer s'il reste des points, puis finir le tour.
hint-fz-hero = Choisissez qui vous jouez. Les nombres sont les cartes de chaque type d'attaque dans le paquet du héros : contact, tir, explosion.
hint-fz-attack-cards = Choisissez des cartes d'un même type pour l'attaque. Leur force est le nombre de dés ; les chances sont calculées pour vous.
hint-fz-attack-more = Vous pouvez ajouter une carte du même type, ou lancer avec celles-ci.
hint-fz-target = Choisissez ce qui est attaqué.
hint-fz-window = Il se passe quelque chose à quoi vous pourriez riposter avec une carte. Passer ne coûte rien.
hint-fz-reroll = Vous pouvez relancer des dés, ou garder le jet tel quel.
hint-fz-refill = En phase tactique, vous pouvez piocher jusqu'à la taille de votre main.
hint-fz-discard-damage = Dégâts : choisissez les cartes perdues. Gardez celles dont vous avez le plus besoin.
hint-fz-intercept = Un autre héros est touché. Vous pouvez subir les dégâts à sa place.
hint-fz-next-monster = Plusieurs monstres pourraient agir ; le groupe décide lequel vient d'abord.
hint-fz-start-player = Décidez ensemble qui reçoit le jeton de premier joueur.
hint-fz-focus = Choisissez une carte de spécialité : elle reste à votre héros pour la mission.
hint-fz-order = Plusieurs effets ont lieu en même temps. Choisissez lequel vient d'abord.
hint-fz-refill-first = Piochez votre première main. Les cartes sont vos attaques et votre vie : prenez-les toutes.
hint-fz-tactics = Une carte à « réponse tactique » rouge peut être jouée pour tout le groupe. Qui la joue ne pioche pas à ce round.
hint-fz-company = Les spécialistes ne se déplacent qu'avec un héros et aident ceux qui sont proches. Les monstres les ignorent ; les emmener ne coûte rien.
hint-fz-stand-or-stay = Votre héros est au tapis. S'il se relève, les monstres le voient de nouveau.
hint-fz-turn-coin = Côté face, le prochain héros mis au tapis est pardonné ; côté pile, il fait perdre la mission.
hint-fz-path = Le monstre a plusieurs chemins de même longueur.
hint-fz-upgrade = Une carte amélioration rejoint votre paquet pour cette mission. Chaque héros en prend avant le début.
hint-fz-specialist-card = Votre spécialiste aide comme le dit sa fiche, pendant toute la mission.
hint-fz-tactics-select = Une seule réponse tactique par round est jouée pour le groupe ; les autres restent en main.
hint-fz-march = Une carte ou une règle laisse votre héros se déplacer maintenant. Ce qui n'est pas utilisé est perdu.
hint-fz-forced-march = Votre héros doit se déplacer ; vous choisissez le chemin.
hint-fz-attack-ready = Rien ne peut être ajouté. Lancez les dés, ou retirez des cartes et composez l'attaque autrement.
hint-fz-intercept-select = Plusieurs héros subiraient les dégâts à la place du héros touché ; un seul le fait.
hint-fz-discard-cost = Ces cartes sont le prix de ce que vous avez choisi. Elles vont dans votre défausse.
hint-fz-ambusher = L'embuscade vient du monstre le plus proche ; plusieurs sont à la même distance.
hint-fz-carry-over = Il y a plus de succès que nécessaire, et une carte laisse le reste frapper ailleurs.
hint-fz-spawn-token = Les nouveaux monstres arrivent là où sont les jetons de génération ; la mission vous laisse choisir cette zone.
hint-fz-stand-up = Un texte laisse votre héros se relever avant le prochain tour. Les monstres voient qui est debout.
hint-fz-pay = Ce que vous avez choisi a un prix. Sans payer, rien ne se passe.
hint-fz-hand-over = Des héros dans la même zone peuvent se passer des jetons, si les deux le veulent.
hint-fz-pick-twist = Une carte imprévu change les règles un moment ou frappe aussitôt. Le groupe décide ensemble.
hint-fz-peek-bottom = Vous regardez la première carte d'un paquet avant tout le monde.
hint-fz-peek-top = Vous regardez les premières cartes d'un paquet et décidez laquelle vient d'abord.
hint-fz-peek-draw = Vous regardez les premières cartes d'un paquet ; l'une d'elles est piochée.
hint-fz-peek-order = Vous regardez les premières cartes d'un paquet et les remettez dans l'ordre de votre choix.
hint-fz-text = Une carte ou une règle s'applique et vous laisse ce choix.
hint-ch-action = Trois Actions par manche. Les cartes paient : leurs nombres sont des pas, des Unités à recruter, des points pour construire. Piocher est gratuit.
hint-ch-cards-move = Défaussez des cartes pour des points de Mouvement : chacune montre sa valeur. Puis touchez le bouton pour continuer.
hint-ch-cards-recruit = Défaussez des cartes pour des points de Recrutement : chaque point amène une Unité de votre Réserve.
hint-ch-cards-build = Défaussez des cartes pour des points de Construction : ils servent à construire ou à activer des Structures.
hint-ch-move = Choisissez une Région de départ, puis une destination. Les Régions éclairées sont accessibles.
hint-ch-from = De quelle Région partent-elles ?
hint-ch-to = Choisissez une Région éclairée. Là où vont vos Unités, les épées annoncent une bataille.
hint-ch-how-many = Combien d'Unités partent ?
hint-ch-region = Touchez une Région éclairée.
hint-ch-recruit = Placez vos nouvelles Unités ; votre QG est toujours possible.
hint-ch-build = Choisissez une Structure de votre Faction et son emplacement.
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

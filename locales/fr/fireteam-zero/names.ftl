# Noms et textes du contenu ; l'anglais se trouve dans les fichiers de contenu.


## action

action-double_aught = Chevrotine double zéro
action-double_aught-lower = Moment de lucidité
action-two_handed_swing = Coup à deux mains
action-two_handed_swing-lower = Regroupement
action-pump_action = Fusil à pompe
action-pump_action-lower = Balle de plomb
action-rifle_butt = Coup de crosse
action-rifle_butt-lower = Derrière moi
action-sidearm = Arme de poing
action-sidearm-lower = Ne traînez pas
action-trench_broom = Balai de tranchée
action-trench_broom-lower = Discipline de feu
action-haymaker = Grand crochet
action-haymaker-lower = À mon signal
action-bayonet_drill = Exercice à la baïonnette
action-bayonet_drill-lower = Secoue-toi
action-combat_shotgun = Fusil de combat
action-combat_shotgun-lower = Encore !
action-clubbed_musket = Fusil en massue
action-clubbed_musket-lower = Tenez la ligne
action-walking_fire = Feu en marchant
action-walking_fire-lower = Choisissez vos cibles
action-from_the_hip = À la hanche
action-from_the_hip-lower = Bons réflexes
action-throat_cut = Gorge tranchée
action-throat_cut-lower = Prédateur
action-gut_and_run = Éventrer et filer
action-gut_and_run-lower = Chercher et détruire
action-trench_knife = Couteau de tranchée
action-trench_knife-lower = Jarret coupé
action-backstab = Dans le dos
action-backstab-lower = Tiens-le bien
action-headbutt = Coup de tête
action-headbutt-lower = S'esquiver
action-thrown_blade = Lame lancée
action-thrown_blade-lower = Par ici, affreux
action-garrotte = Garrot
action-garrotte-lower = Achève-le
action-brass_knuckles = Coup-de-poing américain
action-brass_knuckles-lower = Contre
action-dual_pistols = Deux pistolets
action-dual_pistols-lower = Tant que ça saigne
action-machete = Machette
action-machete-lower = Ouvrir un passage
action-bare_hands = Mains nues
action-bare_hands-lower = Arrache-le de là
action-old_habits = Vieilles habitudes
action-old_habits-lower = Jamais venu ici
action-held_breath = Souffle retenu
action-held_breath-lower = Surveillance
action-two_for_a_penny = Deux pour un sou
action-two_for_a_penny-lower = Éclaircir le troupeau
action-quick_shot = Tir rapide
action-quick_shot-lower = Tir de suppression
action-sighted_shot = Tir ajusté
action-sighted_shot-lower = Observateur
action-hydrostatic_shock = Choc hydrostatique
action-hydrostatic_shock-lower = Feu croisé
action-lead_the_target = Devancer la cible
action-lead_the_target-lower = Tir réflexe
action-tungsten_core = Noyau de tungstène
action-tungsten_core-lower = Point faible
action-point_blank = À bout portant
action-point_blank-lower = Tir de sommation
action-scoped_springfield = Springfield à lunette
action-scoped_springfield-lower = Un de moins
action-tracer_rounds = Balles traçantes
action-tracer_rounds-lower = À la lueur
action-kneecap = Rotule
action-kneecap-lower = Arrêté net
action-double_tap = Doublé
action-double_tap-lower = Tir de couverture
action-satchel_charge = Charge en sacoche
action-satchel_charge-lower = Mission de tir
action-bangalore = Torpille Bangalore
action-bangalore-lower = Hôpital de campagne
action-frag_grenade = Grenade à fragmentation
action-frag_grenade-lower = À terre !
action-short_fuse = Mèche courte
action-short_fuse-lower = Onde de choc
action-breaching_bar = Pied-de-biche
action-breaching_bar-lower = Dégagez !
action-molotov = Molotov
action-molotov-lower = Piège
action-carbine_burst = Rafale de carabine
action-carbine_burst-lower = Raccommodage
action-mills_bomb = Grenade Mills
action-mills_bomb-lower = Attendrir
action-flamethrower = Lance-flammes
action-flamethrower-lower = Retour de flamme
action-bazooka = Bazooka
action-bazooka-lower = Coup de réglage
action-shaped_charge = Charge creuse
action-shaped_charge-lower = Reste avec moi
action-contact_shot = Tir au contact
action-contact_shot-lower = Ça va sauter

## difficulty

difficulty-recruit = Recrue
difficulty-regular = Normal
difficulty-veteran = Vétéran

## family

family-typhon = Rejetons de Typhon
family-typhon-character = De la chair qui enfle et éclate. S'agglutiner, entre eux ou avec vous, c'est ce qu'ils veulent.
family-infested = Infestés
family-infested-character = Aucune distance n'est sûre, et en tuer un en fait deux. Ils vident la main plutôt que de briser l'os.
family-fetch = Revenants
family-fetch-character = Des doubles ardents qui traversent les murs et deviennent aussi forts que celui dont ils prennent l'apparence.

## focus

focus-steady_voice = Voix assurée
focus-steady_voice-note = Après la résolution de votre réponse tactique ; vous ne complétez toujours pas votre main.
focus-iron_presence = Présence de fer
focus-share_the_load = Partager le fardeau
focus-map_and_compass = Carte et boussole
focus-full_pockets = Poches pleines
focus-nobody_left_behind = On n'abandonne personne
focus-rat_in_the_walls = Rat dans les murs
focus-nobodys_prey = La proie de personne
focus-one_clean_cut = Une entaille nette
focus-bloodhound = Limier
focus-knife_work = Travail au couteau
focus-thick_hide = Cuir épais
focus-long_eye = Œil perçant
focus-cold_hands = Mains froides
focus-bell_tower = Clocher
focus-patience = Patience
focus-ricochet = Ricochet
focus-hide = Se cacher
focus-measured_fuse = Mèche mesurée
focus-pitchers_arm = Bras de lanceur
focus-corpsman = Infirmier
focus-seal_the_hole = Boucher le trou
focus-extra_powder = Poudre en plus
focus-trip_wires = Fils pièges
focus-trip_wires-note = Le monstre embusqué est placé dans la zone et agit à la prochaine phase de menace.

## hero

hero-abe-nickname = Sarge
hero-abe-weapon = fusil à pompe Winchester M12
hero-abe-line = Les plans, c'est pour le rapport.
hero-maxine-nickname = Capitaine
hero-maxine-weapon = carabine M1A1, crosse sciée
hero-maxine-line = Même dans le noir, je suis plus gradée que vous.
hero-shadroe-nickname = Le Rat
hero-shadroe-weapon = couteau de tranchée Mk1
hero-shadroe-line = Plus près.
hero-frank-nickname = Deux Sous
hero-frank-weapon = Springfield M1903
hero-frank-line = Un sou pour chaque œil. J'ai de la monnaie.
hero-don-nickname = Sonny
hero-don-weapon = ce qu'il y a dans la sacoche
hero-don-line = Je peux le remonter. Enfin, presque tout.

## specialist

specialist-henry-nickname = Prof
specialist-henry-ability = Trouver la faiblesse
specialist-patty = Patrick Wolinsky
specialist-patty-nickname = C'est du gâteau
specialist-patty-ability = Vision à distance
specialist_card-find_weakness = Trouver la faiblesse
specialist_card-banishing_word = Mot de bannissement
specialist_card-footnotes = Notes de bas de page
specialist_card-wards = Protections à la craie
specialist_card-remote_viewing = Vision à distance
specialist_card-six_metres_of_steel = Six mètres d'acier
specialist_card-bad_feeling = Mauvais pressentiment
specialist_card-one_mind = Un seul esprit

## token

token-intel = Objectif
token-fire = Incendie
token-fire-text = Un héros qui entre dans cette zone, ou y termine son tour, subit 1 dégât inéluctable. Les monstres de la famille Revenants et les avatars ne sont pas concernés ; tout autre monstre généré dans un Incendie n'est pas placé et attend dans la réserve.
token-tanker_alpha = Camion-citerne Alpha
token-tanker_alpha-text = Un camion de carburant. Les missions disent comment le conduire.
token-tanker_bravo = Camion-citerne Bravo
token-tanker_bravo-text = Le second camion de carburant.
token-survivor = Survivant
token-survivor-text = Un civil. Quand la mission permet d'en porter un : un héros le prend, se déplace avec lui et le lâche s'il est mis au tapis.
token-altar = Autel
token-altar-text = Représente un autel, un nid, un miroir ou une cloche. Les missions disent lequel et que faire.

## twist

twist-strong = Puissants
twist-volatile = Volatils
twist-volatile-flavour = Maintenant, ils éclatent pour un rien.
twist-headlong = Tête baissée
twist-herd = Troupeau
twist-overgrown = Démesurés
twist-bitter_blood = Sang amer
twist-hide_like_bark = Peau d'écorce
twist-drinkers = Les buveurs
twist-drinkers-flavour = Chaque blessure qu'il donne, il la partage.
twist-entangling = Enchevêtrement
twist-every_crack = La moindre fissure
twist-ravenous = Voraces
twist-cut_worms = Vers coupés
twist-under_the_skin = Sous la peau
twist-scent = Odeur
twist-slime = Bave
twist-ripe = Mûrs
twist-kindling = Petit bois
twist-cold_fire = Feu froid
twist-choir = Le chœur
twist-through_the_smoke = À travers la fumée
twist-envy = Envie
twist-envy-flavour = Ils veulent ce qu'il vous reste.
twist-no_rest = Sans repos
twist-glass_bones = Des os comme du verre, du verre comme des os
twist-your_own_face = Votre propre visage

## recon

recon-eye_of_the_storm = Œil du cyclone
recon-dropped_satchel = Sacoche perdue
recon-dropped_satchel-flavour = Deux chargeurs, une lettre pour la maison, une demi-saucisse.
recon-it_was_waiting = Ça attendait
recon-it_was_waiting-flavour = Sous l'escalier. Évidemment, sous l'escalier.
recon-both_doors = Les deux portes
recon-rotten_boards = Planches pourries
recon-dressing_tin = Boîte de pansements
recon-radio_silence = La radio répond
recon-radio_silence-flavour = Elle n'est pas branchée.
recon-heads_again = Encore face
recon-heads_again-flavour = Vous auriez juré qu'elle était dans l'autre poche.
recon-belt_of_ammunition = Bande de munitions
recon-back_way = Passage dérobé
recon-old_minefield = Vieux champ de mines
recon-blood_trail = Traînée de sang
recon-blood_trail-flavour = Le vôtre, apparemment.
recon-truck_horn = Klaxon de camion
recon-trip_flare = Piège éclairant
recon-caved_in = Éboulement
recon-the_tall_mirror = Le grand miroir
recon-the_tall_mirror-flavour = Vous reculez. Pas lui.
recon-chaplains_flask = Flasque de l'aumônier
recon-pattern_in_the_howling = Un rythme dans les hurlements
recon-someones_diary = Journal d'un inconnu
recon-cold_spot = Point froid
recon-they_heard_that = Ils ont entendu ça
recon-mortar_crate = Caisse de mortier
recon-nobody_dug_this = Personne n'a creusé ça
recon-heavy_door = Lourde porte
recon-borrowed_courage = Courage d'emprunt
recon-fork_in_the_dark = Bifurcation dans le noir
recon-torch_code = Signaux de lampe
recon-wrong_face = Mauvais visage
recon-wrong_face-flavour = Il a le visage de votre ami. Votre ami aussi.
recon-long_quiet = Long silence
recon-lights_out = Extinction des feux

## recon

recon-ferry_fuel = Carburant du ferry
recon-engine_propeller = Hélice du moteur
recon-engine_propeller-flavour = Elle pèse autant qu'un homme, et elle glisse des mains.
recon-scratched_map = Carte griffonnée
recon-widows_testimony = Le témoignage de la veuve
recon-widows_testimony-flavour = Elle raconte tout à la troisième personne, et puis elle est la troisième personne.
recon-voice_in_the_well = Voix dans le puits
recon-black_chalice = Calice noir
recon-cantors_tongue = La langue du chantre
recon-cantors_tongue-flavour = Elle dirige encore.
recon-sealed_jar = Jarre scellée
recon-drivers_body = Le chauffeur
recon-drivers_body-flavour = La clé est dans sa poche. Autre chose aussi.
recon-locked_cabinet = Armoire fermée à clé
recon-corporal_brandt = Caporal Brandt
recon-corporal_brandt-flavour = Le dernier du cordon. Il conduira, dit-il, si quelqu'un d'autre descend d'abord.
recon-cattle_ledger = Registre du bétail
recon-schoolroom_drawing = Dessin d'écolier
recon-schoolroom_drawing-flavour = Vingt-deux enfants ont dessiné le même trou.
recon-doctor_hasler = Docteur Hasler
recon-blasting_caps = Détonateurs
recon-winding_key = Clé du treuil
recon-feed_schedule = Heures des repas
recon-feed_schedule-flavour = De la main d'un enfant, dans le livre d'un mort.
recon-burned_roll_call = Appel brûlé
recon-brother_anselm = Frère Anselme
recon-brother_anselm-flavour = Il ne cessera de chanter que si quelqu'un s'assoit et l'écoute.
recon-names_in_the_ash = Des noms dans la cendre
recon-fuse_box = Boîte à fusibles
recon-professor_lindqvist = Professeure Lindqvist
recon-professor_lindqvist-flavour = Elle est dans le fauteuil. Elle est aussi sur le seuil.
recon-wiring_plan = Plan de câblage
recon-martyrs_ledger = Le registre des martyrs
recon-unburnt_finger = Le doigt épargné par le feu
recon-unburnt_finger-flavour = Il désigne. Il vous désigne toujours.

## recon

recon-lupara = Lupara
recon-lupara-flavour = Deux canons, et un nom de famille gratté sur la crosse.
recon-flak_vest = Gilet pare-éclats
recon-flak_vest-flavour = Le trou dans le dos, c'est l'histoire de quelqu'un d'autre.
recon-jerrycan = Jerrican
recon-jerrycan-flavour = À moitié plein. Celui qui l'a porté jusqu'ici espérait que ça suffirait.
recon-trench_periscope = Périscope de tranchée
recon-trench_periscope-flavour = La vitre n'est sale que de l'autre côté.
recon-field_telephone = Téléphone de campagne
recon-field_telephone-flavour = Tournez la manivelle, quelqu'un répond. Ne parlez qu'à ceux que vous connaissez.
recon-cavalry_boots = Bottes de cavalerie
recon-cavalry_boots-flavour = Sous un lit, côte à côte, la pointe vers la porte.
recon-medal_of_barbara = Médaille de sainte Barbe
recon-medal_of_barbara-flavour = Elle veille sur ceux qui manient la poudre. Une fois.
recon-bandolier = Cartouchière
recon-bandolier-flavour = Toutes les boucles sont pleines. Il n'a pas eu le temps de toucher à la première.
recon-carbide_lamp = Lampe à carbure
recon-carbide_lamp-flavour = Une goutte d'eau, un sifflement, et le noir est ailleurs.
recon-entrenching_tool = Pelle de tranchée
recon-entrenching_tool-flavour = Affûtée sur trois côtés. Le quatrième sert à creuser.
recon-morphine = Morphine
recon-morphine-flavour = Deux ampoules dans une boîte à cigarettes. Les cigarettes ont été fumées.
recon-signal_pistol = Pistolet lance-fusées
recon-signal_pistol-flavour = Vert veut dire : par ici. Plus personne ne sait ce que voulait dire rouge.
recon-waterlogged_coat = Manteau détrempé
recon-waterlogged_coat-flavour = Il ne sèche sur personne, et surtout pas sur vous.
recon-humming_relic = Relique bourdonnante
recon-humming_relic-flavour = Au bout d'une heure, vous ne l'entendez plus. D'autres, si.
recon-mouldy_provisions = Vivres moisis
recon-mouldy_provisions-flavour = Vous aviez déjà avalé une bouchée en les regardant.
recon-unposted_letter = Lettre jamais postée
recon-unposted_letter-flavour = Quatre pages à une certaine Anna. Il faut bien se relever pour la lui porter.
recon-chalk_and_string = Craie et cordeau
recon-chalk_and_string-flavour = Un sapeur a mesuré tous les trous de l'endroit. Son dernier trait entre dans l'un d'eux.
recon-gramophone = Gramophone
recon-gramophone-flavour = Un disque, une face. Au passage lent, ils s'arrêtent tous.
recon-ash_coat = Manteau de cendre
recon-ash_coat-flavour = Taillé dans quelque chose qui a brûlé. Immobile, vous n'avez jamais été là.
recon-hip_flask = Flasque
recon-hip_flask-flavour = C'est chaque fois la dernière gorgée.
recon-wire_cutters = Cisailles
recon-wire_cutters-flavour = Elles pendaient dans les barbelés. Un gant aussi.
recon-chess_set = Échiquier de voyage
recon-chess_set-flavour = Une partie à moitié jouée. Les Blancs ont vu ce qui vient.
recon-tripwire = Fil piège
recon-tripwire-flavour = Quarante mètres de fil et une boîte de conserve. Le génie, c'est la boîte.
recon-crying_doll = Poupée qui pleure
recon-crying_doll-flavour = Elle pleure dès que vous retenez votre souffle.
recon-bent_sights = Viseur faussé
recon-bent_sights-flavour = Il pointe vers quelque chose. Mieux vaut ne pas savoir quoi.
recon-jar_of_leeches = Bocal de sangsues
recon-jar_of_leeches-flavour = Ce matin, il y avait un couvercle.
recon-dead_mans_watch = Montre d'un mort
recon-dead_mans_watch-flavour = Elle est juste deux fois par jour. Les deux fois, quelque chose vient.
recon-name_tag = Plaque nominative
recon-name_tag-flavour = Vous l'avez épinglée pour rire. Depuis, quelqu'un appelle ce nom.
recon-phosphor_stain = Tache de phosphore
recon-phosphor_stain-flavour = Elle ne part pas. Rien ne reste dans son trou quand vous brillez ainsi.
recon-string_of_teeth = Collier de dents
recon-string_of_teeth-flavour = Un trophée. La famille s'en est aperçue.

## monster

monster-corrupted_animal-attribute = Décomposition explosive
monster-corrupted_animal-flavour = C'était une chèvre mardi. Ne tirez pas de trop près.
monster-corrupted_human-attribute = Souffle de contagion
monster-corrupted_human-flavour = Il fredonne encore le cantique, par plusieurs bouches.
monster-cupbearer-attribute = Bénédiction de Typhon
monster-cupbearer-flavour = Il verse, et ce qui boit se relève.
monster-gnawing_brood-attribute = Tunnel
monster-gnawing_brood-attribute_note = Sans héros à portée 3 ou moins, elle ressort dans la zone de génération la plus proche du héros le plus proche d'elle (en cas d'égalité, le groupe choisit), puis se déplace normalement. Une zone avec un héros actif ne peut pas être choisie.
monster-gnawing_brood-flavour = Un nœud de vers gros comme un chien. Comme deux chiens. Trois.
monster-consumed_baitbag-attribute = Éclatement
monster-consumed_baitbag-flavour = L'appât, c'est celui qu'il était. Le sac, c'est le reste.
monster-mother_of_worms-attribute = Tout trou a un fond
monster-mother_of_worms-flavour = Elle ne poursuit pas. Elle n'en a jamais eu besoin.
monster-cinder_fetch-attribute = Aucune porte n'est fermée
monster-cinder_fetch-flavour = Les os de quelqu'un, les médailles de quelqu'un, et le feu de personne.
monster-pale_double-attribute = Porte votre visage
monster-pale_double-attribute_note = La force est égale au nombre de cartes que la cible a en main au moment où elle est désignée, au moins 1 et au plus 4 ; si quelqu'un se sacrifie pour le groupe, elle est recalculée pour la nouvelle cible.
monster-pale_double-flavour = Il connaît le mot de passe et la réponse. Il connaît le nom de votre sœur.
monster-ember_saint-attribute = Auréole
monster-ember_saint-flavour = Il vous pardonne. C'est cela qui brûle.

## operation

operation-op1 = Les Rejetons de Typhon
operation-op1-place = Sicile, juillet 1943
operation-op2 = Les Infestés
operation-op2-place = Sankt Egid, une vallée de Styrie, mars 1944
operation-op3 = Les Revenants
operation-op3-place = Pays de cendres, Bohême, janvier 1945

## mission

mission-1-1 = La Traversée du fleuve
mission-1-1-briefing = La route de Velucca s'arrête à l'Anapo. Le ferry est là ; celui qui le tenait l'a à moitié démonté avant de cesser d'être quelqu'un. Remontez-le, mettez en bocal pour le laboratoire ce qui sort des roseaux, et traversez.
mission-1-1-special = Le moteur est bruyant : quand le ferry est réparé, le Marcheur de la réserve spéciale apparaît dans une zone de génération tirée au dé.
mission-1-2 = Les Cloches de Velucca
mission-1-2-token-altar = Cloche
    .g = f
mission-1-2-token-survivor = Femme qui appelle
    .g = f
mission-1-2-briefing = Le village sonne ses propres cloches aux mauvaises heures : celle de la mairie demande, celle de la chapelle répond, et les gens vont là où c'est le plus fort. Tenez les deux cordes en même temps jusqu'à ce que rien ne réponde. Une femme appelle, chaque fois d'une autre porte ; ne partez pas avant que quelqu'un l'ait trouvée.
mission-1-2-special = Une cloche est à la mairie, l'autre à la chapelle ; elles ne peuvent pas être attaquées. La femme qui appelle commence à l'osteria. À la fin de chaque round, elle va dans une zone au hasard à 1 de distance ou reste où elle est ; elle évite les monstres. Le premier objectif accompli fait passer un champion de la réserve spéciale à la réserve.
mission-1-3 = La Coupe déborde
mission-1-3-briefing = La route du village s'enfonce dans la colline. Trois autels nourrissent la chose d'en bas. La pierre ne se brise pas, mais un autel se tarit sous quiconque s'y tient sans vouloir boire. Quand la chose aura faim, elle montera voir qui est là. À ce moment-là, soyez encore debout.
mission-1-3-special = Des autels se dressent au creux aux ossements, dans la nef et dans la chambre d'abattage ; ils ne peuvent pas être attaqués. À la fin d'un round où il en reste un, un résultat spécial du dé d'activation fait apparaître un suppôt à un autel au hasard. L'avatar entre en jeu dans la galerie profonde dès que deux autels sont taris, ou à la fin du round 8 s'il n'est pas encore venu. Le dernier autel peut se tarir avant ou après sa mort.
mission-1-3-layout_note = De ce plan, on ne connaît qu'une chose : une tuile de grotte au nord-est.
mission-2-1 = Cordon sanitaire
mission-2-1-briefing = Deux champs bougent la nuit. Au dépôt, il reste deux camions-citernes pleins d'essence et personne pour les conduire. Trouvez les clés, menez Alpha dans le blé et Bravo dans le champ inondé, et éloignez-vous de la lumière.
mission-2-1-special = Alpha est au parc à camions, Bravo au pont-bascule. Conduire est une action dans la zone d'un camion : vous vous déplacez (trois points au plus) et le camion vous suit, peu importe ce qui s'y trouve. Pas de clé, pas de camion. Le premier objectif accompli fait passer un champion de la réserve spéciale à la réserve.
mission-2-2 = Visites à domicile
mission-2-2-briefing = Le médecin de Sankt Egid tenait les meilleurs registres de la vallée, et il n'arrêtait pas de manger. Découvrez d'où viennent les vers. Il y a des enfants dans trois maisons ; un train sous pression attend tous ceux que vous pourrez amener.
mission-2-2-special = Trois survivants attendent : cabinet, boulangerie, corps de ferme. Chaque héros en porte au plus un. Le train part de là où vous êtes entrés.
mission-2-3 = Ce qui gît dessous
mission-2-3-token-altar = Nid
mission-2-3-briefing = Aucune carte ne donne de fond à ce puits. Brûlez les trois nids où elle pond, préparez le treuil et remontez-la au grand jour, là où la dynamite fait son effet.
mission-2-3-special = Les jetons Autel représentent des nids : enclos d'attente, salle suintante, chambre d'abattage. L'avatar entre en jeu dans le puits, zone impraticable, quand le treuil est prêt : seules les attaques à distance l'atteignent jusqu'à ce qu'un résultat de déplacement l'en tire, et il ne peut y retourner.
mission-3-1 = Mercredi des Cendres
mission-3-1-briefing = L'abbaye brûle depuis neuf jours sans se consumer. Les hommes qui en sortent ont le visage de ceux qu'on appelait à l'appel. Éteignez les feux qui n'en sont pas, et rapportez deux des noms.
mission-3-1-special = Des incendies brûlent dans la galerie du cloître, la nef et le tunnel. À la fin d'un round avec un à quatre incendies, un résultat spécial du dé d'activation en allume un autre dans une zone de génération non fouillée et sans héros, tirée au hasard. Le premier objectif accompli fait apparaître le Double pâle de la réserve spéciale dans une zone de génération tirée au dé.
mission-3-2 = La Maison des miroirs
mission-3-2-token-altar = Miroir
mission-3-2-briefing = Quelqu'un a donné à la chose de l'abbaye un laboratoire et du verre où se regarder. Chaque vitre est une porte, et elle éclate quand ce qui en est sorti meurt devant elle. Attirez-les jusqu'à trois d'entre elles, coupez le courant, et ne répondez à personne qui vous appelle par votre nom.
mission-3-2-special = Les jetons Autel représentent des miroirs : galerie des miroirs, scriptorium, poste d'aiguillage. Ils ne peuvent pas être attaqués. À la fin d'un round, un résultat spécial du dé d'activation fait surgir d'un miroir tiré au hasard le suppôt qui en est le plus proche.
mission-3-3 = Le Saint de Braise
mission-3-3-token-altar = Cloche
    .g = f
mission-3-3-briefing = C'était un aumônier, jadis. Trois cloches savent encore son vrai nom ; sonnez chacune avec l'un de nos deux experts à vos côtés pour entendre la réponse. Alors il viendra, et il vous pardonnera. Ne le laissez pas faire.
mission-3-3-special = Les jetons Autel représentent des cloches : beffroi, salle radio, antichambre. Elles ne peuvent pas être attaquées. Un incendie brûle au parc de citernes. L'avatar entre en jeu au sol de l'autel.

## objective

objective-repair_the_ferry = Réparer le ferry
objective-repair_the_ferry-text = Il manque deux pièces. Le carburant compte une fois son découvreur libéré, l'hélice une fois portée à la cale du ferry.
objective-acquire_specimen_samples = Prélever des échantillons
objective-acquire_specimen_samples-text = Deux morts nettes : un échantillon compte quand une attaque aux dés tue avec au plus un dégât de trop.
objective-still_the_bells = Faire taire les cloches
objective-still_the_bells-text = Deux jetons. Le premier des deux indices découverts en donne un. À la fin de chaque round où un héros actif se tient à chaque cloche, à la mairie et à la chapelle, il en vient un de plus.
objective-answer_the_call = Répondre à l'appel
objective-answer_the_call-text = Parlez-lui deux fois : une action dans la zone de la femme qui appelle, sans monstre présent. La première fois, elle s'enfuit vers une zone de génération non fouillée et sans héros, tirée au hasard. La deuxième, elle est en sûreté : son jeton quitte le plateau et chaque héros pioche une carte.
objective-run_the_altars_dry = Tarir les autels
objective-run_the_altars_dry-text = Tenez-vous à trois autels. Un autel où se tient un héros actif à la fin d'un round se tarit, et chaque héros présent subit 1 dégât. Une fois, le voltigeur peut à la place renverser l'autel de sa zone : une action et 2 dégâts.
objective-the_first_cup = La Première Coupe
objective-the_first_cup-text = Une découverte : ce dont elle fut faite. Cela aide plus que la prière : l'avatar perd un point de résistance contre tout, quel que soit le moment où il vient.
objective-end_the_cupbearer = En finir avec l'Échanson
objective-end_the_cupbearer-text = Ôtez-lui son dernier pouvoir.
objective-ignition_keys = Clés de contact
objective-ignition_keys-text = Deux découvertes sur trois. Une seule suffit pour commencer à conduire.
objective-burn_the_fields = Brûler les champs
objective-burn_the_fields-text = Deux camions-citernes : Alpha au blé, Bravo au champ inondé. À l'arrivée, le camion devient aussitôt un incendie, et le conducteur peut sauter : se déplacer d'une zone.
objective-find_the_source_of_the_worms = Trouver la source des vers
objective-find_the_source_of_the_worms-text = Deux preuves : toute découverte en est une ; une fois, un Sac à appâts tué par une attaque de type contact aussi.
objective-the_last_train = Le Dernier Train
objective-the_last_train-text = Deux survivants amenés sur le quai. Chacun rapporte deux cartes à qui l'a porté.
objective-burn_the_nests = Brûler les nids
objective-burn_the_nests-text = Détruisez deux des trois nids, chacun d'une seule attaque. Un nid qui se brise crache une Couvée. Tant que la Mère est en jeu et qu'un nid tient debout, une Couvée de plus rampe hors d'un nid à la fin de chaque round.
objective-rig_the_winding_gear = Préparer le treuil
objective-rig_the_winding_gear-text = Deux jetons. Toute découverte en vaut un ; l'artificier peut aussi, une fois, poser une charge à la main dans la salle du treuil, sans monstre présent (une action et deux cartes). Cela fait, elle remonte.
objective-kill_the_mother = Tuer la Mère
objective-kill_the_mother-text = Ôtez-lui son dernier pouvoir.
objective-starve_the_fires = Affamer les feux
objective-starve_the_fires-text = Étouffez trois incendies : une action, depuis la zone de l'incendie ou à portée 1.
objective-bring_back_the_names = Rapporter les noms
objective-bring_back_the_names-text = Deux découvertes sur trois.
objective-shatter_the_mirrors = Briser les miroirs
objective-shatter_the_mirrors-text = Trois miroirs. Un miroir vole en éclats quand un monstre est tué dans sa zone. Une fois, le tireur d'élite peut en briser un à deux zones de distance au plus : une action et deux cartes. Chaque miroir brisé fait surgir un Double pâle de la réserve spéciale dans une zone de génération tirée au dé.
objective-cut_the_current = Couper le courant
objective-cut_the_current-text = Deux jetons. Toute découverte en vaut un ; ou abaissez les disjoncteurs, une fois, dans la salle des générateurs, sans monstre présent (une action et deux cartes). Cela fait, une carte imprévu en jeu est défaussée.
objective-ring_the_bells = Sonner les cloches
objective-ring_the_bells-text = Sonnez trois cloches : une action dans la zone de la cloche, avec un spécialiste à vos côtés et sans monstre présent. Une fois, le chef de groupe peut appeler le nom sans spécialiste : il en coûte deux cartes de plus. La deuxième cloche réveille le Saint.
objective-his_true_name = Son vrai nom
objective-his_true_name-text = L'une ou l'autre découverte ; ou lisez les pierres des tombes basses, avec un spécialiste à vos côtés et sans monstre présent (une action et deux cartes). Dès lors, les résultats spéciaux de l'avatar comptent comme vierges.
objective-snuff_the_saint = Éteindre le Saint
objective-snuff_the_saint-text = Ôtez-lui son dernier pouvoir.

## place

place-olive_bank = Rive aux oliviers
place-ferry_sheds = Hangars du ferry
place-north_landing = Débarcadère nord
place-reed_beds = Roselière
place-ferry_slip = Cale du ferry
place-pier = Jetée
place-fuel_yard = Cour à carburant
place-anapo_channel = Chenal de l'Anapo
place-mooring = Mouillage
place-south_landing = Débarcadère sud
place-mill_race = Bief du moulin
place-flooded_field = Champ inondé
place-causeway = Chaussée
place-water_mill = Moulin à eau
place-willow_bank = Rive aux saules
place-mill_pond = Étang du moulin
place-sluice_gate = Vanne
place-sheepfold = Bergerie
place-footbridge = Passerelle
place-reed_marsh = Marais aux roseaux
place-bakery = Boulangerie
place-town_hall = Mairie
place-osteria = Osteria
place-piazza = Piazza
place-arcade = Arcade
place-fountain = Fontaine
place-tailors_row = Rue des Tailleurs
place-well_house = Maison du puits
place-cart_lane = Ruelle aux charrettes
place-stable = Écurie
place-yew_corner = Coin de l'if
place-priests_house = Presbytère
place-upper_graves = Tombes hautes
place-nave = Nef
place-belfry = Beffroi
place-west_porch = Porche ouest
place-sacristy = Sacristie
place-lower_graves = Tombes basses
place-gate_lane = Allée du portail
place-charnel_house = Charnier
place-wheat = Blé
place-orchard = Verger
place-farmyard = Cour de ferme
place-pigsty = Porcherie
place-barn = Grange
place-farmhouse = Corps de ferme
place-kitchen_garden = Potager
place-threshing_floor = Aire de battage
place-lane_end = Bout du chemin
place-cistern = Citerne
place-upper_terrace = Terrasse haute
place-vine_rows = Rangs de vigne
place-mule_track = Sentier muletier
place-press_house = Pressoir
place-middle_terrace = Terrasse du milieu
place-stone_wall = Mur de pierre
place-lower_rows = Rangs du bas
place-dry_stream = Ruisseau à sec
place-shrine = Oratoire
place-watch_hut = Cabane de guet
place-tank_farm = Parc de citernes
place-pump_house = Station de pompage
place-sentry_yard = Cour de la sentinelle
place-hose_store = Remise à tuyaux
place-forecourt = Avant-cour
place-weighbridge = Pont-bascule
place-lorry_park = Parc à camions
place-pipeline = Oléoduc
place-ditch = Fossé
place-south_road = Route du sud
place-signal_box = Poste d'aiguillage
place-goods_shed = Hangar à marchandises
place-water_tower = Château d'eau
place-platform = Quai
place-west_track = Voie ouest
place-east_track = Voie est
place-cattle_pens = Enclos à bétail
place-coal_heap = Tas de charbon
place-station_garden = Jardin de la gare
place-level_crossing = Passage à niveau
place-goat_path = Sentier des chèvres
place-scree = Éboulis
place-ledge = Corniche
place-cave_mouth = Entrée de la grotte
place-bone_hollow = Creux aux ossements
place-sinkhole = Gouffre
place-low_gallery = Galerie basse
place-dripping_hall = Salle suintante
place-old_camp = Vieux campement
place-deep_gallery = Galerie profonde
place-west_stair = Escalier ouest
place-antechamber = Antichambre
place-east_stair = Escalier est
place-hall_of_jars = Salle des jarres
place-hall_of_mouths = Salle des bouches
place-flooded_aisle = Bas-côté inondé
place-black_pool = Bassin noir
place-ossuary = Ossuaire
place-altar_floor = Sol de l'autel
place-fallen_nave = Nef effondrée
place-surgery = Cabinet
place-waiting_room = Salle d'attente
place-high_street = Grand-Rue
place-kitchen = Cuisine
place-hallway = Vestibule
place-herb_garden = Jardin des simples
place-cellar_steps = Marches de la cave
place-parlour = Salon
place-alley = Ruelle
place-coal_yard = Cour à charbon
place-loading_dock = Rampe de chargement
place-cold_store = Chambre froide
place-smokehouse = Fumoir
place-killing_floor = Salle d'abattage
place-hide_vats = Cuves à peaux
place-holding_pens = Enclos d'attente
place-bone_yard = Cour aux os
place-scalding_pit = Fosse d'échaudage
place-rendering_room = Fonderie de suif
place-back_road = Chemin de derrière
place-wire_field = Champ de barbelés
place-trench = Tranchée
place-firing_step = Banquette de tir
place-pillbox = Casemate
place-dugout = Abri
place-tunnel = Tunnel
place-magazine = Poudrière
place-motor_pool = Parc automobile
place-barracks = Baraquement
place-radio_room = Salle radio
place-airlock = Sas
place-specimen_hall = Salle des spécimens
place-furnace_room = Salle du four
place-mirror_gallery = Galerie des miroirs
place-corridor = Couloir
place-archive = Archives
place-generator_hall = Salle des générateurs
place-reactor_well = Cuve du réacteur
place-gantry = Portique
place-loading_bay = Quai de chargement
place-chapter_house = Salle capitulaire
place-scriptorium = Scriptorium
place-refectory = Réfectoire
place-dormitory = Dortoir
place-cloister_walk = Galerie du cloître
place-garth = Préau
place-chapel = Chapelle
place-infirmary = Infirmerie
place-gatehouse = Porterie
place-crypt_stair = Escalier de la crypte
place-pit_head = Carreau de la mine
place-winding_house = Salle du treuil
place-lamp_room = Lampisterie
place-spoil_tip = Terril
place-cage = Cage
place-the_shaft = Le Puits
place-cart_rails = Rails des wagonnets
place-stope = Chambre d'abattage
place-sump = Puisard
place-powder_store = Dépôt de poudre

## monstres : .g est le genre
monster-corrupted_animal = { $num ->
        [many] Bêtes
       *[other] Bête
    }
    .g = f
monster-corrupted_human = { $num ->
        [many] Marcheurs
       *[other] Marcheur
    }
    .g = m
monster-cupbearer = Échanson
    .g = m
monster-gnawing_brood = { $num ->
        [many] Couvées rongeuses
       *[other] Couvée rongeuse
    }
    .g = f
monster-consumed_baitbag = { $num ->
        [many] Sacs à appâts dévorés
       *[other] Sac à appâts dévoré
    }
    .g = m
monster-mother_of_worms = Mère des Vers
    .g = f
monster-cinder_fetch = { $num ->
        [many] Revenants de cendre
       *[other] Revenant de cendre
    }
    .g = m
monster-pale_double = { $num ->
        [many] Doubles pâles
       *[other] Double pâle
    }
    .g = m
monster-ember_saint = Saint de Braise
    .g = m

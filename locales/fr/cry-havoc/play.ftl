# Le jeu en mots : événements, questions, choix et refus.
#
# Un camp $who est sa Faction avec son article (« les Humains », toujours au pluriel) ; après « de » et « à », l'article se
# contracte tout seul (« de les » devient « des »). Dans les questions, $who est une place : « A (Humains) ». Les noms de
# Régions sont entre guillemets, car ils n'ont pas d'article. Les motifs commencent en minuscule ; le conteur met les
# majuscules et les points.

## Noms

seat-label = { $letter } ({ $faction })
player-label = joueur { $letter }
neutral-label = Trogs neutres
seat-for = { $who } pour { $side }
region-label = « { $name } »
nowhere = une autre Région
a-card = une carte
something = quelque chose
no-units = aucune Unité
units-of = { $n } { $n ->
        [one] { -ch-unit }
       *[other] { -ch-unit(num: "many") }
    } de { $who }
no-tactic = aucune Tactique
cause-lying = { $name } à { $region }
sourced = { $source } – { $text }
with-text = { $name } – { $text }
loc-in = { $kind ->
        [region] à { $name }
        [objective] sur { $name }
        [store] dans leur dépôt
        [supply] dans le stock
       *[reserve] dans la Réserve
    }
loc-into = { $kind ->
        [region] à { $name }
        [objective] sur { $name }
        [store] dans leur dépôt
        [supply] dans le stock
       *[reserve] dans la Réserve
    }
loc-from = { $kind ->
        [region] de { $name }
        [objective] de { $name }
        [store] de leur dépôt
        [supply] de le stock
       *[reserve] de la Réserve
    }
loc-to = { $kind ->
        [region] vers { $name }
        [objective] vers { $name }
        [store] dans leur dépôt
        [supply] dans le stock
       *[reserve] dans la Réserve
    }

## Événements : le cours de la partie

event-faction-chosen = le joueur { $letter } mène { $faction }
event-hq-placed = { $who } installent leur QG à { $region }
event-skill-gained = { $who } ont la Compétence { $skill }
event-skills-gained = { $who } ont les Compétences { $skills }
event-laid-out = le plateau est garni de { $things }
laid-war-parties = { $n } { $n ->
        [one] Groupe de guerre trog
       *[other] Groupes de guerre trogs
    }
laid-nests = { $n } { $n ->
        [one] { -ch-nest }
       *[other] { -ch-nest(num: "many") }
    } de Trogs
laid-explorations = { $n } { $n ->
        [one] jeton
       *[other] jetons
    } Exploration
laid-tunnels = { $n } { $n ->
        [one] { -ch-tunnel }
       *[other] { -ch-tunnel(num: "many") }
    }
laid-crystals = { $n } { $n ->
        [one] { -ch-crystal }
       *[other] { -ch-crystal(num: "many") }
    }
event-initiative-set = ordre d'Initiative : { $names }
event-round-began = la manche { $n } commence
event-event-revealed = un Événement est révélé : { $event }
event-events-passed = un marqueur a dépassé l'emplacement Événement à { $from } PV : ses jetons passent à celui à { $to } PV
event-events-passed-final = un marqueur a dépassé l'emplacement Événement à { $from } PV : ses jetons passent au Score final
event-final-scoring = Score final : c'est la dernière manche
event-next-initiative = { $who } joueront en { $n ->
        [1] 1re
       *[other] { $n }e
    } position à la prochaine manche
event-skills-readied = toutes les Compétences sont de nouveau prêtes
event-skill-readied = { $who } rendent prête la Compétence { $skill }
event-skill-used = { $who } utilisent la Compétence { $skill }
event-turn-began = tour de { $who }, Action { $n }
event-action-taken-move = { $who } choisissent l'Action Mouvement
event-action-taken-recruit = { $who } choisissent l'Action Recrutement
event-action-taken-build = { $who } choisissent l'Action Construction
event-action-taken-draw = { $who } choisissent l'Action « Piocher deux cartes, en garder une »
event-points-gained-move = { $who } { $n ->
        [0] n'ont aucun point
        [one] ont 1 point
       *[other] ont { $n } points
    } de Mouvement
event-points-gained-recruit = { $who } { $n ->
        [0] n'ont aucun point
        [one] ont 1 point
       *[other] ont { $n } points
    } de Recrutement
event-points-gained-build = { $who } { $n ->
        [0] n'ont aucun point
        [one] ont 1 point
       *[other] ont { $n } points
    } de Construction
event-scoring-enabled = { $who } valident les Scores de cette manche
event-scored-card = { $who } gagnent { $n } PV pour leurs cartes
event-scored-text = { $who } gagnent { $n } PV
event-scored-control = { $who } gagnent { $n } PV pour le Contrôle de Région
event-scored-kill = { $who } gagnent { $n } PV pour { $n ->
        [one] l'Unité tuée
       *[other] les Unités tuées
    }
event-scored-reward = { $who } gagnent { $n } PV de plus pour cet Objectif
event-scored-prisoners = { $who } gagnent { $n } PV pour leurs Prisonniers
event-scored-ransom = { $who } perdent { $n } PV de rançon
event-scored-regions = { $who } gagnent { $n } PV pour leurs Régions
event-scored-crystals = { $who } gagnent { $n } PV pour les Cristaux de leurs Régions
event-scored-bonus = { $who } gagnent { $n } PV pour des Régions dont un texte augmente la valeur
event-scored-start = { $who } commencent avec { $n } PV
event-scored-lost = { $who } perdent { $n } PV
event-text = { $card } prend effet
event-no-effect = { $card } reste sans effet
event-game-won = { $who } gagnent la partie avec { $n } PV ! { $others }
event-chose = { $who } choisissent { $what }

## Événements : les cartes

event-drew = { $who } piochent { $n } { $n ->
        [one] carte
       *[other] cartes
    }{ $deck ->
        [own] { "" }
       *[other] {" "}de la pioche { $deck }
    }
event-drew-cards = { $who } piochent { $cards }{ $deck ->
        [own] { "" }
       *[other] {" "}de la pioche { $deck }
    }
event-put-back = { $who } remettent { $n } { $n ->
        [one] carte
       *[other] cartes
    } dans { $deck ->
        [own] leur pioche
       *[other] la pioche { $deck }
    } et la mélangent
event-put-back-cards = { $who } remettent { $cards } dans { $deck ->
        [own] leur pioche
       *[other] la pioche { $deck }
    } et la mélangent
event-reshuffled = { $who } mélangent leur défausse pour former une nouvelle pioche
event-discarded = { $who } défaussent { $card }
event-recovered = { $who } reprennent { $card } de leur défausse
event-stored = { $who } gardent une carte { $terrain } face cachée
event-stored-card = { $who } gardent { $card } face cachée
event-unstored = { $who } remettent une carte gardée sous la pioche { $terrain }
event-unstored-card = la carte gardée { $card } retourne sous la pioche { $terrain }
event-looked-at-hand = { $who } regardent la main de { $of }
event-looked-at-hand-cards = { $who } regardent la main de { $of } : { $cards }

## Événements : les Unités

event-moved = { $who } déplacent { $n } { $n ->
        [one] { -ch-unit }
       *[other] { -ch-unit(num: "many") }
    } { $from } { $to }
event-moved-go = { $n } { $n ->
        [one] { -ch-unit }
       *[other] { -ch-unit(num: "many") }
    } de { $who } { $n ->
        [one] passe
       *[other] passent
    } { $from } { $to }
event-moved-join = { $n } { $n ->
        [one] { -ch-unit }
       *[other] { -ch-unit(num: "many") }
    } de { $who } { $n ->
        [one] arrive
       *[other] arrivent
    } { $from } et { $n ->
        [one] rejoint
       *[other] rejoignent
    } la bataille { $at }
event-moved-leave = { $n } { $n ->
        [one] { -ch-unit }
       *[other] { -ch-unit(num: "many") }
    } de { $who } { $n ->
        [one] quitte la bataille et va
       *[other] quittent la bataille et vont
    } { $to }
event-taken-back = { $who } annulent un pas : une Unité revient { $from } { $to }
event-taken-back-recruits = { $who } annulent leur dernier recrutement
event-placed = { $who } placent { $n } { $n ->
        [one] { -ch-unit }
       *[other] { -ch-unit(num: "many") }
    } { $at }
event-killed = { $n } { $n ->
        [one] { -ch-unit }
       *[other] { -ch-unit(num: "many") }
    } de { $who } { $n ->
        [one] est tuée
       *[other] sont tuées
    } { $at }
event-withdrew = { $n } { $n ->
        [one] { -ch-unit }
       *[other] { -ch-unit(num: "many") }
    } de { $who } { $n ->
        [one] retourne
       *[other] retournent
    } { $from } dans la Réserve
event-withdrew-guests = { $n } { $n ->
        [one] { -ch-unit }
       *[other] { -ch-unit(num: "many") }
    } de { $who } { $n ->
        [one] retourne
       *[other] retournent
    } dans la Réserve après la bataille
event-captured = { $by } capturent { $n } { $n ->
        [one] { -ch-unit }
       *[other] { -ch-unit(num: "many") }
    } de { $who } { $at }
event-released = { $by } renvoient { $n } { $n ->
        [one] Unité capturée
       *[other] Unités capturées
    } de { $who } dans la Réserve
event-ransomed = { $who } rachètent 1 Unité à { $by }
event-held = { $n } { $n ->
        [one] { -ch-unit }
       *[other] { -ch-unit(num: "many") }
    } de { $who } { $n ->
        [one] tient
       *[other] tiennent
    } { $region }
event-retreated = { $n } { $n ->
        [one] { -ch-unit }
       *[other] { -ch-unit(num: "many") }
    } de { $who } { $n ->
        [one] bat
       *[other] battent
    } en retraite vers { $region }
event-retreated-reserve = { $n } { $n ->
        [one] { -ch-unit }
       *[other] { -ch-unit(num: "many") }
    } de { $who } { $n ->
        [one] retourne
       *[other] retournent
    } dans la Réserve

## Événements : Régions, Structures, jetons

event-control-taken = { $who } contrôlent désormais { $region }
event-control-lost = { $who } perdent le Contrôle de { $region }
event-crystals-come = { $n } { $n ->
        [one] Cristal apparaît
       *[other] Cristaux apparaissent
    } { $at }
event-crystals-go = { $n } { $n ->
        [one] Cristal est retiré
       *[other] Cristaux sont retirés
    } { $at }
event-crystals-moved = { $who } emportent { $n } { $n ->
        [one] { -ch-crystal }
       *[other] { -ch-crystal(num: "many") }
    } { $from } { $to }
event-crystals-spent = { $who } dépensent { $n } { $n ->
        [one] { -ch-crystal }
       *[other] { -ch-crystal(num: "many") }
    } de leur dépôt
event-structure-built = { $who } construisent la Structure { $structure } à { $region }
event-structure-taken-back = { $who } annulent la construction de { $structure } à { $region }
event-structure-moved = { $who } déplacent la Structure { $structure } de { $region } vers { $to }
event-structure-removed = la Structure { $structure } de { $who } à { $region } est retirée
event-activated = { $who } activent la Structure { $structure } à { $region }
event-named-placed = { $who } placent le jeton { $token } à { $region }
event-named-removed = le jeton { $token } de { $who } est retiré de { $region }
event-token-placed-war-party = un Groupe de guerre trog guette à { $region }
event-token-placed-nest = un Nid de Trogs apparaît à { $region }
event-token-placed-exploration = un jeton Exploration est placé à { $region }
event-token-moved-war-party = un Groupe de guerre trog va de { $region } à { $to }
event-token-moved-nest = un Nid de Trogs est déplacé de { $region } à { $to }
event-token-moved-exploration = un jeton Exploration est déplacé de { $region } à { $to }
event-token-removed-war-party = un Groupe de guerre trog est retiré de { $region }
event-token-removed-nest = un Nid de Trogs est retiré de { $region }
event-token-removed-exploration = un jeton Exploration est retiré de { $region }
event-token-revealed-war-party = un Groupe de guerre trog est révélé à { $region } : { $name }
event-token-revealed-nest = un Nid de Trogs est révélé à { $region } : { $name }
event-token-revealed-exploration = la Région { $region } est explorée : { $name }
event-looked-at-tokens = { $who } regardent des jetons face cachée à { $regions }
event-region-worth-more = la Région { $region } vaudra { $n } PV de plus aux prochains Scores
event-region-worth-less = la Région { $region } vaudra { $n } PV de moins aux prochains Scores

## Événements : les batailles

event-battle-began = { $who } engagent une bataille à { $region } (jeton Bataille { $n })
event-battle-cancelled = la bataille de { $region } n'a pas lieu
event-battle-started = bataille de { $region } : { $who } attaquent { $foe }
spread-part = { $name } { $n }
event-units-deployed = { $who } placent leurs Unités : { $spread }
event-tactic-played = { $who } jouent { $card }
event-tactic-played-for = { $by } jouent { $card } pour { $who }
event-tactic-declined = { $who } ne jouent plus de Tactique
event-strength = { $who } reçoivent { $amount } sur { $objective }
event-wins-ties = { $who } gagnent les égalités sur { $objective }
event-objectives-reordered = les Objectifs se résolvent maintenant dans cet ordre : { $order }
event-protected = { $n } { $n ->
        [one] { -ch-unit }
       *[other] { -ch-unit(num: "many") }
    } de { $who } sur { $objective } { $n ->
        [one] ne peut
       *[other] ne peuvent
    } { $from ->
        [kill] pas être { $n ->
        [one] tuée
       *[other] tuées
    }
        [capture] pas être { $n ->
        [one] capturée
       *[other] capturées
    }
       *[both] être ni { $n ->
        [one] tuée ni capturée
       *[other] tuées ni capturées
    }
    }
event-forbidden-tactics = { $who } ne peuvent pas jouer de Tactique dans cette bataille
event-forbidden-terrain-tactics = { $who } ne peuvent pas jouer de Tactique de Terrain dans cette bataille
event-forbidden-shift = { $who } ne peuvent pas déplacer d'Unités entre Objectifs dans cette bataille
event-forbidden-enter = { $who } ne peuvent pas entrer dans les Régions nommées
event-objective-won = { $who } remportent { $objective }, { $own } à { $foes }
event-objective-won-tie = { $who } remportent { $objective } à égalité, { $own } à { $foes }
event-nobody-to-capture = { $who } ne trouvent personne à capturer
event-objective-tied = personne ne remporte { $objective } : égalité
event-battle-ended = la bataille de { $region } est terminée

## Questions

question-over = la partie est terminée : { $who } ont gagné
question-none = rien n'est demandé pour l'instant
question-faction = { $who } : choisissez une Faction
question-hq = { $who } : où installez-vous votre QG ?
question-draft = { $who } : choisissez une Compétence ({ $n ->
        [one] la dernière
       *[other] encore { $n }
    })
question-hand-limit = { $who } : défaussez { $n } { $n ->
        [one] carte
       *[other] cartes
    } ; la limite de main est de { $limit }
question-action = { $who } : choisissez l'Action { $n } de cette manche
question-after-action = { $who } : utiliser une Compétence, ou finir le tour ?
question-cards-move = { $who } : défaussez des cartes pour des points de Mouvement (jusqu'ici : { $cards } { $cards ->
        [one] carte
       *[other] cartes
    }, { $n } { $n ->
        [one] point
       *[other] points
    })
question-cards-recruit = { $who } : défaussez des cartes pour des points de Recrutement (jusqu'ici : { $cards } { $cards ->
        [one] carte
       *[other] cartes
    }, { $n } { $n ->
        [one] point
       *[other] points
    })
question-cards-build = { $who } : défaussez des cartes pour des points de Construction (jusqu'ici : { $cards } { $cards ->
        [one] carte
       *[other] cartes
    }, { $n } { $n ->
        [one] point
       *[other] points
    })
question-which-deck = { $who } : dans quelle pioche prenez-vous deux cartes ?
question-keep-one = { $who } : quelle carte gardez-vous ?
question-initiative = { $who } : choisissez votre place dans l'ordre de la prochaine manche
question-move = { $who } : déplacez vos Unités ; il { $n ->
        [0] ne reste aucun point
        [one] reste 1 point
       *[other] reste { $n } points
    } de Mouvement
question-recruit = { $who } : combien d'Unités recrutez-vous à { $site } ({ $n } au plus) ?
question-build = { $who } : construisez ou activez des Structures ; il { $n ->
        [0] ne reste aucun point
        [one] reste 1 point
       *[other] reste { $n } points
    } de Construction
question-control-token = { $who } : il ne reste aucun jeton Contrôle. Abandonner une autre Région pour celle-ci ?
question-battle-skill = { $who } : utiliser une Compétence maintenant ?
question-next-text = { $who } : lequel de vos textes prend effet en premier ?
question-deploy-control = { $who } : bataille de { $region }. { $n ->
        [one] L'Unité va-t-elle sur le Contrôle de Région ?
       *[other] Combien des { $n } Unités vont sur le Contrôle de Région ?
    }
question-deploy-capture = { $who } : bataille de { $region }. { $n ->
        [one] La dernière Unité va-t-elle sur la Capture de prisonniers, ou bien sur l'Usure ?
       *[other] Combien des { $n } Unités vont sur la Capture de prisonniers ? Les autres vont sur l'Usure.
    }
question-deploy-confirm = { $who } : bataille de { $region }. Placer les Unités ainsi : { $spread } ?
question-tactic = { $who } : bataille de { $region } contre { $foe }. Jouer une carte Tactique ?
question-attrition = { $who } : Usure à { $region }. Choisissez une Unité de { $foe } à tuer ({ $n ->
        [one] la dernière
       *[other] encore { $n }
    })
question-ransom = { $who } : racheter une Unité capturée pour 2 PV (vous avez { $n } PV) ?
question-optional = { $who } : appliquer cet effet ?
question-optional-text = { $who } : { $text } – le voulez-vous ?
question-option = { $who } : choisissez une des options
question-how-many = { $who } : combien ?
question-how-many-kill = { $who } : combien d'Unités tuez-vous ?
question-how-many-withdraw = { $who } : combien d'Unités retournent dans la Réserve ?
question-how-many-capture = { $who } : combien d'Unités capturez-vous ?
question-how-many-place = { $who } : combien d'Unités sont placées { $into } ?
question-how-many-go = { $who } : combien d'Unités vont { $to } ?
question-how-many-crystals = { $who } : combien de Cristaux ?
question-how-many-cards = { $who } : combien de cartes piochez-vous ?
question-place = { $who } : où les Unités sont-elles placées ?
question-from = { $who } : depuis où ?
question-to = { $who } : vers où ?
question-kill = { $who } : quelles Unités sont tuées ?
question-withdraw = { $who } : quelles Unités retournent dans la Réserve ?
question-capture = { $who } : quelles Unités sont capturées ?
question-protect = { $who } : quelles Unités sont protégées ?
question-mark = { $who } : quelle sorte d'Unité ?
question-whose = { $who } : de quel camp s'agit-il ?
question-objective = { $who } : choisissez un Objectif
question-deck = { $who } : choisissez une pioche
question-keep = { $who } : choisissez une carte à garder
question-discard = { $who } : choisissez une carte à défausser
question-unstore = { $who } : il y a une carte gardée de trop. Laquelle retourne sous sa pioche ?
question-recover = { $who } : choisissez une carte de la défausse
question-crystals = { $who } : dans quelle Région prenez-vous des Cristaux ?
question-control = { $who } : le Contrôle de quelle Région ?
question-structure = { $who } : choisissez une Structure
question-structure-at = { $who } : choisissez la Région pour la Structure
question-structure-remove = { $who } : de quelle Région retirez-vous une Structure ?
question-structure-activate = { $who } : dans quelle Région activez-vous une Structure ?
question-token = { $who } : choisissez un jeton
question-token-named = { $who } : choisissez un jeton ({ $token })
question-token-at = { $who } : choisissez la Région pour le jeton
question-token-at-named = { $who } : choisissez la Région pour le jeton ({ $token })
question-region = { $who } : choisissez une Région
question-ready-skill = { $who } : quelle Compétence devient prête ?
question-explore-next = { $who } : quelle Région explorez-vous ensuite ?
question-reveal-next = { $who } : dans quelle Région révéler ensuite les jetons Trog ?
question-battle-next = { $who } : quelle bataille reçoit le jeton Bataille { $n } ?
question-capture-prisoner = { $who } : sur quel Objectif prenez-vous le Prisonnier ?
question-retreat = { $who } : { $n ->
        [one] vers où l'Unité bat-elle en retraite ?
       *[other] vers où les { $n } Unités battent-elles en retraite ?
    }
question-nest = { $who } : les Trogs se replient. Où creusent-ils un nouveau Nid ?
acting-for-trogs = à { $players } joueurs, personne ne joue les Trogs : vous décidez donc pour eux dans cette bataille, car { $players ->
        [2] vous êtes l'adversaire du joueur qui les affronte
       *[other] vous êtes à gauche de leur adversaire
    }
question-reveal-token = { $who } : quel jeton à { $region } est révélé en premier ?

## Choix

choice-unknown = quelque chose qui n'est pas sur la table
choice-pass = rien de plus
choice-nothing = rien
choice-pass-turn = passer : aucune Action n'est possible
choice-end-turn = finir le tour
choice-no-tactic = ne jouer aucune Tactique
choice-no-control = renoncer au Contrôle de la nouvelle Région
choice-no-ransom = ne racheter aucune Unité
choice-no-skill = n'utiliser aucune Compétence
choice-no = non
choice-yes = oui
choice-done = terminé
choice-done-move = finir le Mouvement
choice-done-build = finir la Construction
choice-done-deploy = confirmer : { $spread }
choice-done-cards-move = { $cards ->
        [0] ne rien défausser
        [one] défausser 1 carte
       *[other] défausser { $cards } cartes
    } et se déplacer avec { $n } { $n ->
        [one] point
       *[other] points
    }
choice-done-cards-recruit = { $cards ->
        [0] ne rien défausser
        [one] défausser 1 carte
       *[other] défausser { $cards } cartes
    } et recruter avec { $n } { $n ->
        [one] point
       *[other] points
    }
choice-done-cards-build = { $cards ->
        [0] ne rien défausser
        [one] défausser 1 carte
       *[other] défausser { $cards } cartes
    } et construire avec { $n } { $n ->
        [one] point
       *[other] points
    }
choice-back = annuler
choice-back-step = annuler le dernier pas
choice-back-structure = reprendre la dernière Structure
choice-back-recruits = reprendre les dernières recrues
choice-back-action = choisir une autre Action
choice-back-deploy = placer les Unités autrement
choice-action-move = Mouvement : défausser des cartes, déplacer des Unités
choice-action-recruit = Recrutement : défausser des cartes, recruter des Unités
choice-action-build = Construction : défausser des cartes, construire et activer des Structures
choice-action-draw = piocher deux cartes, en garder une
choice-action-enable-scoring = valider les Scores de cette manche
choice-use-skill = utiliser la Compétence { $skill } : { $text }
choice-take-skill = prendre la Compétence { $skill } : { $text }
choice-ready-skill = rendre prête la Compétence { $skill }
choice-card = { $card }
choice-card-in = ajouter { $card } (+{ $n }) – { $icons }
choice-card-out = garder finalement { $card }
choice-play = jouer { $card } : { $text }
choice-in-vain = { $text } (reste sans effet pour l'instant)
choice-keep = garder { $card } ({ $icons }) : { $text }
choice-discard = défausser { $card } ({ $icons })
choice-recover = reprendre { $card }
choice-unstore = remettre { $card } sous sa pioche
choice-deck-own = votre propre pioche ({ $n } { $n ->
        [one] carte
       *[other] cartes
    }, { $used } dans la défausse)
choice-deck-terrain = la pioche { $terrain } ({ $n } { $n ->
        [one] carte
       *[other] cartes
    })
choice-step = 1 Unité de { $from } vers { $to }
choice-region = { $region }
choice-region-units = { $region } ({ $units })
choice-region-crystals = { $region } ({ $n } { $n ->
        [one] { -ch-crystal }
       *[other] { -ch-crystal(num: "many") }
    })
choice-from = de { $region }
choice-to = vers { $region }
choice-hq = installer le QG à { $region }
choice-retreat = battre en retraite vers { $region }
choice-nest = un Nid à { $region }
choice-give-up = abandonner le Contrôle de { $region }
choice-explore = explorer { $region }
choice-reveal = révéler les jetons de { $region }
choice-battle-next = la bataille de { $region }
choice-objective = { $objective }
choice-victim = une Unité sur { $objective } (il y en a { $n })
choice-mark-plain = une Unité ordinaire
choice-mark-halted = une Unité arrêtée pour ce tour
choice-mark-no-kill = une Unité qui ne peut pas être tuée
choice-mark-no-capture = une Unité qui ne peut pas être capturée
choice-mark-safe = une Unité qui ne peut être ni tuée ni capturée
choice-number = { $n }
choice-units = { $n ->
        [0] aucune Unité
        [one] 1 Unité
       *[other] { $n } Unités
    }
choice-crystals = { $n ->
        [0] aucun Cristal
        [one] 1 Cristal
       *[other] { $n } Cristaux
    }
choice-cards = { $n ->
        [0] aucune carte
        [one] 1 carte
       *[other] { $n } cartes
    }
choice-deploy = { $n ->
        [0] aucune Unité
        [one] 1 Unité
       *[other] { $n } Unités
    } sur { $objective }
choice-recruit = { $n ->
        [0] aucune Unité
        [one] 1 Unité
       *[other] { $n } Unités
    } à { $site }
choice-build = construire { $structure } à { $region } ({ $n } { $n ->
        [one] point
       *[other] points
    }) : { $text }
choice-activate = activer { $structure } à { $region } ({ $n } { $n ->
        [one] point
       *[other] points
    }) : { $text }
choice-activate-plain = activer { $structure } à { $region } ({ $n } { $n ->
        [one] point
       *[other] points
    })
choice-structure = la Structure { $name }
choice-named = le jeton { $name }
choice-text-first = d'abord { $name }
choice-token = jeton face cachée { $n }
choice-token-war-party = Groupe de guerre face cachée { $n }{ $face }
choice-token-nest = Nid face cachée { $n }{ $face }
choice-token-exploration = jeton Exploration face cachée { $n }{ $face }
choice-side = { $name }
choice-ransom = racheter 1 Unité à { $side } pour 2 PV
choice-position = place { $n }
choice-position-own = place { $n } (la vôtre)
choice-position-of = place { $n } (actuellement : { $name })
choice-faction = mener { $faction }

## Refus

refused-over = la partie est terminée ; il n'y a plus rien à choisir
refused-not-asked = la question ne s'adresse pas à { $who } ; la décision revient à : { $names }
refused-answered = { $who } a déjà répondu ; les autres réfléchissent encore
why-not-this-question = cela ne répond pas à la question posée
why-must-answer = on ne peut pas refuser ; il faut choisir une des options offertes
why-not-a-candidate = cela n'est pas parmi les choix possibles
why-not-in-hand = cette carte n'est pas dans votre main
why-already-chosen = cela a déjà été choisi
why-nothing-to-take-back = il n'y a rien à annuler
why-not-yet-enough = il faut d'abord placer toutes les Unités
why-too-many = c'est plus que permis
why-faction-taken = un autre joueur mène déjà cette Faction
why-trogs-need-four = un joueur ne mène les Trogs qu'à quatre joueurs
why-hq-taken = un autre QG est déjà ici
why-not-an-hq = aucun QG ne peut être installé dans cette Région
why-not-your-skill = vous n'avez pas cette Compétence
why-skill-exhausted = cette Compétence est épuisée jusqu'à la prochaine manche
why-skill-not-now = cette Compétence ne peut pas être utilisée à ce moment
why-condition-fails = la condition de ce texte n'est pas remplie
why-cannot-pay = son prix ne peut pas être payé
why-does-nothing = cela serait sans effet maintenant
why-scoring-enabled = les Scores de cette manche sont déjà validés
why-last-round = à la dernière manche, les Scores ont lieu de toute façon
why-no-scoring-card = vous n'avez en main aucune carte qui valide les Scores
why-needs-a-card = il faut défausser au moins une carte
why-deck-empty = il ne reste aucune carte dans cette pioche
why-no-unit-there = vous n'y avez aucune Unité
why-unit-halted = les Unités s'y sont arrêtées et ne peuvent plus bouger ce tour-ci
why-not-adjacent = ces Régions ne sont pas adjacentes
why-enemy-hq = on ne peut pas entrer dans le QG d'un autre joueur
why-battle-region = c'est une Région de bataille ; elle reste telle quelle jusqu'à la bataille
why-attacker-cannot-leave = l'attaquant ne peut pas quitter une Région de bataille
why-held-by-attackers = chaque Unité attaquante en retient deux ; seul le surplus peut partir
why-entry-forbidden = un texte interdit d'entrer dans cette Région
why-no-battle-token-left = il ne reste aucun jeton Bataille pour une autre bataille
why-no-points-left = il ne reste pas assez de points
why-reserve-empty = il n'y a pas autant d'Unités dans la Réserve
why-no-recruit-site = vous ne pouvez pas y recruter
why-not-your-structure = cette Structure appartient à une autre Faction
why-no-token-left = il ne reste aucun jeton de cette Structure
why-not-controlled = vous ne contrôlez pas cette Région
why-not-controlled-at-start = vous ne contrôliez pas cette Région au début de l'Action
why-no-building-in-hq = on ne construit pas dans les QG
why-no-crystals-in-hq = on ne pose pas de Cristaux dans les QG
why-same-type-there = une Structure de ce type s'y trouve déjà
why-no-activation = cette Structure ne peut pas être activée
why-already-activated = cette Structure a déjà été activée pendant cette Action
why-no-structure-there = cette Structure ne s'y trouve pas
why-not-a-tactic = cette carte ne peut pas être jouée en bataille
why-wrong-terrain = cette carte ne peut être jouée que dans une bataille sur son propre Terrain
why-tactics-forbidden = un texte vous interdit de jouer des Tactiques dans cette bataille
why-terrain-tactics-forbidden = un texte vous interdit de jouer des Tactiques de Terrain dans cette bataille
why-all-placed = il ne reste pas autant d'Unités à placer
why-no-enemy-unit-there = il n'y a là aucune Unité ennemie de cette sorte
why-unit-protected = les Unités y sont protégées
why-not-a-retreat = les Unités ne peuvent pas battre en retraite là-bas
why-too-few-points = vous n'avez pas assez de PV
why-no-prisoner = ce camp ne détient aucune de vos Unités
why-not-an-option = le texte n'offre pas cette option
why-not-a-position = cette place n'existe pas dans l'ordre de la prochaine manche

## Ce qu'un choix apporte (conseils)

comes-to-scoring = en l'état du plateau, vous marquez { $own } PV et le meilleur rival { $rival }
comes-to-battle = si plus aucune carte n'est jouée : { $own } PV pour vous, { $foe } pour l'ennemi, { $holder ->
        [own] la Région est à vous
        [foe] la Région est à l'ennemi
       *[nobody] la Région n'est à personne
    }, et vous gardez { $kept } Unités sur { $fought }
comes-to-round = d'ici la fin de la manche, environ { $own } PV pour vous et { $rival } pour le meilleur rival

worth-vp = { $way ->
        [more] { $n ->
            [0] un peu plus de PV
           *[other] { $n } PV de plus
        }
       *[less] { $n ->
            [0] un peu moins de PV
           *[other] { $n } PV de moins
        }
    }
worth-regions = { $way ->
        [more] { $n ->
            [0] de meilleures Régions
            [one] { $n } Région de plus
           *[other] { $n } Régions de plus
        }
       *[less] { $n ->
            [0] de moins bonnes Régions
            [one] { $n } Région de moins
           *[other] { $n } Régions de moins
        }
    }
worth-battles = { $way ->
        [more] de meilleures chances en bataille
       *[less] de moins bonnes chances en bataille
    }
worth-units = { $way ->
        [more] { $n ->
            [0] un peu plus d'Unités sur le plateau
            [one] { $n } Unité de plus
           *[other] { $n } Unités de plus
        }
       *[less] { $n ->
            [0] un peu moins d'Unités sur le plateau
            [one] { $n } Unité de moins
           *[other] { $n } Unités de moins
        }
    }
worth-prisoners = { $way ->
        [more] { $n ->
            [0] plus souvent des Prisonniers
            [one] { $n } Prisonnier de plus
           *[other] { $n } Prisonniers de plus
        }
       *[less] { $n ->
            [0] moins souvent des Prisonniers
            [one] { $n } Prisonnier de moins
           *[other] { $n } Prisonniers de moins
        }
    }
worth-cards = { $way ->
        [more] { $n ->
            [0] une main un peu plus pleine
            [one] { $n } carte de plus en main
           *[other] { $n } cartes de plus en main
        }
       *[less] { $n ->
            [0] une main un peu plus vide
            [one] { $n } carte de moins en main
           *[other] { $n } cartes de moins en main
        }
    }
worth-structures = { $way ->
        [more] des Structures plus utiles
       *[less] des Structures moins utiles
    }
worth-stores = { $way ->
        [more] { $n ->
            [0] un peu plus de réserves
           *[other] { $n } de plus en réserve
        }
       *[less] { $n ->
            [0] un peu moins de réserves
           *[other] { $n } de moins en réserve
        }
    }
worth-initiative = { $way ->
        [more] une place plus tardive à la prochaine manche
       *[less] une place plus précoce à la prochaine manche
    }
worth-rivals = { $way ->
        [more] { $n ->
            [0] des rivaux moins bien placés
           *[other] { $n } PV de moins pour le meilleur rival
        }
       *[less] { $n ->
            [0] des rivaux mieux placés
           *[other] { $n } PV de plus pour le meilleur rival
        }
    }
worth-victory = { $way ->
        [more] plus souvent la victoire
       *[less] moins souvent la victoire
    }

## Le but : où en est la partie, et où en est chacun

goal-rounds = { $most } manches au plus
goal-round = manche { $n } sur { $most } au plus
goal-last-round = manche { $n }, la dernière
goal-scoring-no = personne n'a validé les Scores
goal-scoring-own = vous avez validé les Scores
goal-scoring-by = { $who } ont validé les Scores
goal-scoring-final = Score final : seuls les Cristaux comptent
goal-would-own = vous marqueriez { $n } PV, { $rest }
goal-would = les Scores donneraient { $rest }
goal-would-part = { $who } { $n }
goal-most-win = qui a le plus de PV à la fin l'emporte
goal-leads = { $who } mènent avec { $n } PV
goal-nobody-leads = personne ne mène : égalité en tête, à { $n } PV chacun
goal-you-lead = le plus de PV l'emporte : vous avez { $n } PV d'avance sur { $who }
goal-you-tie = le plus de PV l'emporte : { $who } et vous avez { $n } PV chacun
goal-you-trail = le plus de PV l'emporte : vous avez { $n } PV de retard sur { $who }

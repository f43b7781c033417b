# Ce que dit le terminal autour du jeu.

term-help = NUMÉRO     prendre cette option
    u          annuler le dernier choix
    ?          ce qui n'est pas proposé, et la règle qui l'interdit
    ?NUMÉRO    la carte derrière une option, en entier
    why MOT    pourquoi une chose qui porte ce mot n'est pas proposée
    b          le plateau     p   les zones        c   les mains
    s FICHIER  enregistrer    q   enregistrer et quitter   h   cette liste
term-go = Aller
term-figures = Figurines et choses
term-cards = Cartes
term-do = Faire
term-who = Qui
term-which = Lequel
term-or = Ou
term-only = ({ $who } : un seul choix : { $text })
term-hand-over = L'écran est maintenant à { $who }. Appuyez sur Entrée pour continuer.
term-saved-as = Enregistré dans { $file } ; `muster play --save { $file }` reprend la partie.
term-not-saved = Non enregistré : il manquait --save FICHIER.
term-taken-back = Annulé.
term-nothing-back = Il n'y a rien à annuler.
term-saved = Enregistré.
term-where = Où ? `s FICHIER` enregistre là, maintenant et en quittant.
term-numbers = Les options sont numérotées de 1 à { $n }.
term-type = Tapez le numéro d'une option, ou h pour l'aide.
term-nothing-else = Rien d'autre ne vient à l'esprit ici.
term-offered = est proposé
term-status = round { $round } | pièce : { $coin } | menace { $threat }/{ $last } | à fouiller : { $unsearched } | paquet de reconnaissance : { $recon }
term-heads = côté face
term-tails = côté pile
term-of = { $name } : { $n } sur { $need }
term-twist = Imprévu { $name } : { $text }
term-hand = { $who }, zone { $place } : main { $hand }, paquet { $deck }, défausse { $discard }
term-down = AU TAPIS
term-pinned = IMMOBILISÉ
term-carries = porte { $token }
term-power = pouvoir { $n }
term-ways = vers { $places }
term-begin = Mission { $mission }, { $heroes } héros, graine { $seed }. Tapez h pour l'aide.
term-operation-complete = L'opération est achevée.
term-broken-off = La mission est interrompue ; la campagne la recommencera la prochaine fois.
term-next-mission = passer à la mission { $mission }
term-again = retenter la mission { $mission }
term-stop = arrêter pour aujourd'hui
term-replayed = { $n } entrées rejouées, toutes les empreintes concordent : mission { $mission }, rounds : { $rounds }, { $end }.
term-end-won = gagnée
term-end-lost = perdue
term-end-open = inachevée

# Le livret de règles à lire, autour des chapitres de chaque jeu ; chargé avec eux.

guide-all = Toutes les règles, numérotées
guide-chapter = { $game } · chapitre { $n } sur { $of }
guide-print = Imprimer
guide-figure = Un exemple en { $n } étapes. Les flèches du clavier le font défiler.
guide-step = Étape { $n } sur { $of }
guide-back = Étape précédente
guide-next = Étape suivante
guide-again = Revoir depuis le début
guide-notes = Erreurs fréquentes
guide-exact = Les règles exactes
guide-exact-n = { $n }
guide-behind = Les règles exactes de cette page
guide-next-chapter = Suite : { $name }
guide-found = Dans les chapitres
guide-fits = Comment ça marche : { $name }

# Pourquoi un choix est conseillé, en une phrase, pour tout jeu. Ce qu'il apporte est dit par chaque jeu : worth-… dans ses fichiers.

worth-beside = Par rapport au reste : { $first }.
worth-beside-both = Par rapport au reste : { $first } et { $second }.
worth-beside-but = Par rapport au reste : { $first }, mais { $second }.
worth-experience = { $way ->
        [more] Gagne
       *[less] Perd
    } environ { $n } { $n ->
        [one] partie
       *[other] parties
    } sur 100 de plus que le reste, d'après de nombreuses parties.
worth-alike = Toutes les réponses se valent ici : prenez celle qui vous plaît.
worth-lone = Aucune autre réponse ne mérite réflexion ici.
worth-only = Rien d'autre ne peut être choisi ici.

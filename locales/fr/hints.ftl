# Pourquoi un choix est conseillé, en une phrase, pour tout jeu. Ce qu'il apporte est dit par chaque jeu : worth-… dans ses fichiers.

worth-leads = Cela apporte { $first }.
worth-leads-both = Cela apporte { $first } et { $second }.
worth-leads-but = Cela apporte { $first }, mais { $second }.
worth-even = Cela ne change presque rien ici.
worth-only = Rien d'autre ne peut être choisi ici.

# Warum eine Wahl empfohlen wird, in einem Satz, für jedes Spiel. Wozu sie führt, steht bei jedem Spiel: worth-… in seinen Dateien.

worth-leads = Bringt { $first }.
worth-leads-both = Bringt { $first } und { $second }.
worth-leads-but = Bringt { $first }, aber { $second }.
worth-even = Es macht hier kaum einen Unterschied.
worth-only = Etwas anderes kann hier nicht gewählt werden.

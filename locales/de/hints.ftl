# Warum eine Wahl empfohlen wird, in einem Satz, für jedes Spiel. Wozu sie führt, steht bei jedem Spiel: worth-… in seinen Dateien.

worth-beside = Verglichen mit dem Rest: { $first }.
worth-beside-both = Verglichen mit dem Rest: { $first } und { $second }.
worth-beside-but = Verglichen mit dem Rest: { $first }, aber { $second }.
worth-experience = { $way ->
        [more] Gewinnt von 100 Partien etwa { $n } mehr
       *[less] Verliert von 100 Partien etwa { $n } mehr
    } als der Rest; das lehren viele Partien.
worth-alike = Alle Antworten laufen hier auf dasselbe hinaus: Nimm, was dir gefällt.
worth-lone = Keine andere Antwort lohnt hier einen Gedanken.
worth-only = Etwas anderes kann hier nicht gewählt werden.

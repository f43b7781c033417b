# Was das Terminal um das Spiel herum sagt.

term-help = NUMMER     diese Möglichkeit wählen
    u          die letzte Wahl zurücknehmen
    ?          was nicht angeboten wird, und welche Regel es verbietet
    ?NUMMER    die Karte hinter einer Möglichkeit, ganz
    why WORT   warum etwas mit diesem Wort nicht angeboten wird
    b          das Spielfeld  p   die Orte             c   die Hände
    s DATEI    speichern      q   speichern und gehen  h   diese Liste
term-go = Gehen
term-figures = Figuren und Dinge
term-cards = Karten
term-do = Tun
term-who = Wer
term-which = Welche
term-or = Oder
term-only = ({ $who }: nur eine Möglichkeit: { $text })
term-hand-over = Der Bildschirm gehört jetzt { $who }. Weiter mit der Eingabetaste.
term-saved-as = Gespeichert in { $file }; `muster play --save { $file }` spielt weiter.
term-not-saved = Nicht gespeichert: --save DATEI fehlte.
term-taken-back = Zurückgenommen.
term-nothing-back = Es gibt nichts zurückzunehmen.
term-saved = Gespeichert.
term-where = Wohin? `s DATEI` speichert dort, jetzt und am Ende.
term-numbers = Die Möglichkeiten sind von 1 bis { $n } nummeriert.
term-type = Gib die Nummer einer Möglichkeit ein, oder h für Hilfe.
term-nothing-else = Sonst fällt hier nichts ein.
term-offered = wird angeboten
term-status = Runde { $round } | Münze: { $coin } | Bedrohung { $threat }/{ $last } | undurchsucht: { $unsearched } | Aufklärungsdeck: { $recon }
term-heads = Kopfseite
term-tails = Kehrseite
term-of = { $name }: { $n } von { $need }
term-twist = Wendung { $name }: { $text }
term-hand = { $who }, Ort { $place }: Hand { $hand }, Deck { $deck }, Ablage { $discard }
term-down = NIEDERGESCHLAGEN
term-pinned = FESTGESETZT
term-carries = trägt { $token }
term-power = Macht { $n }
term-ways = nach { $places }
term-begin = Mission { $mission }, { $heroes } Helden, Startwert { $seed }. h zeigt die Hilfe.
term-operation-complete = Die Operation ist abgeschlossen.
term-broken-off = Die Mission ist abgebrochen; die Kampagne beginnt sie beim nächsten Mal neu.
term-next-mission = weiter zu Mission { $mission }
term-again = Mission { $mission } noch einmal versuchen
term-stop = für heute aufhören
term-replayed = { $n } Einträge nachgespielt, alle Prüfsummen stimmen: Mission { $mission }, Runden: { $rounds }, { $end }.
term-end-won = gewonnen
term-end-lost = verloren
term-end-open = nicht beendet

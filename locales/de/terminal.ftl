# Was das Terminal um das Spiel herum sagt.

term-help = NUMMER     diese Möglichkeit wählen
    u          die letzte Wahl zurücknehmen
    ?          die Regel der Frage; was nicht angeboten wird, und welche Regel es verbietet
    ?NUMMER    die Karte hinter einer Möglichkeit, ganz
    why WORT   warum etwas mit diesem Wort nicht angeboten wird
    b          der Spielplan  p   die Orte             c   die Hände
    s DATEI    speichern      q   speichern und gehen  h   diese Liste
term-help-mission = m          die Mission: Besprechung, Sonderregeln und Ziele
term-go = Gehen
term-figures = Figuren und Marker
term-cards = Karten
term-do = Tun
term-who = Wer
term-which = Welche
term-or = Oder
term-only = ({ $who }, einzige Möglichkeit: { $text })
term-goal = Ziel: { $now }
term-hand-over = Der Bildschirm gehört jetzt { $who }. Weiter mit der Eingabetaste.
term-saved-as = Gespeichert in { $file }; `muster play --save { $file }` spielt weiter.
term-not-saved = Nicht gespeichert: --save DATEI fehlte.
term-taken-back = Zurückgenommen.
term-nothing-back = Es gibt nichts zurückzunehmen.
term-saved = Gespeichert.
term-where = Wohin? `s DATEI` speichert dort, jetzt und am Ende.
term-numbers = Die Möglichkeiten sind von 1 bis { $n } nummeriert.
term-type = Gib die Nummer einer Möglichkeit ein, oder h für Hilfe.
term-nothing-else = Sonst kommt hier nichts in Betracht.
term-offered = wird angeboten
term-asked-by = Diese Frage stellt die Regel { $rule }.
term-why = { $text }: { $why }
term-status = Runde { $round } | Münze: { $coin } | Bedrohung { $threat }/{ $last } | nicht durchsucht: { $unsearched } | Aufklärungsdeck: { $recon }
# Auf der Zeichnung des Bretts; höchstens fünf Zeichen.
term-exit = AUSG.
term-heads = Kopfseite
term-tails = Kehrseite
term-of = { $name }: { $n } von { $need }
term-twist = Wendung { $name }: { $text }
term-hand = { $who }, Ort { $place }: Hand { $hand }, Deck { $deck }, Ablagestapel { $discard }
term-down = NIEDERGESCHLAGEN
term-pinned = FESTGESETZT
term-carries = trägt: 1 { $token }
term-power = Macht { $n }
term-place = { $place }: { $here } ({ $ways })
term-ways = angrenzend: { $places }
term-ways-terrain = angrenzend: { $places }; { $terrain }
term-begin = Mission { $mission }, { $heroes } Helden, Startwert { $seed }. h zeigt die Hilfe.
term-operation-complete = Die Operation ist abgeschlossen.
term-broken-off = Die Mission ist abgebrochen; die Kampagne beginnt sie beim nächsten Mal neu.
term-next-mission = weiter zu Mission { $mission }
term-again = Mission { $mission } noch einmal versuchen
term-stop = für heute aufhören
term-replayed = { $n } Einträge nachgespielt, alle Prüfsummen stimmen: Mission { $mission }, Runden: { $rounds }, { $end }.
term-over = Die Mission ist vorbei: { $end }.
term-now-health = Gesundheit jetzt: { $n }
term-now-speed = Geschwindigkeit jetzt: { $n }
term-end-won = gewonnen
term-end-lost = verloren
term-end-open = nicht beendet

# Cry Havoc.

term-ch-help = NUMMER     diese Möglichkeit wählen
    u          die letzte Wahl zurücknehmen
    ?          die Regel der Frage; was nicht angeboten wird, und welche Regel es verbietet
    ?NUMMER    die Karte hinter einer Möglichkeit, ganz
    why WORT   warum etwas mit diesem Wort nicht angeboten wird
    b          der Spielplan, das Gefecht    p   die Spieler und Leisten  c   deine Karten
    k          die Fertigkeiten              t   deine Bauwerke           d   die Ablagestapel
    s DATEI    speichern      q   speichern und gehen  h   diese Liste
term-ch-begin = Cry Havoc, { $players } Spieler, Fertigkeiten: { $level }, Länge: { $length }, Startwert { $seed }. h zeigt die Hilfe.
term-ch-replayed = { $n } Einträge nachgespielt, alle Prüfsummen stimmen: { $players } Spieler, Runden: { $rounds }, { $end }.
term-ch-over = Das Spiel ist vorbei: { $end }.
term-ch-end-won = gewonnen von { $who } mit { $vp } SP
term-ch-end-open = nicht beendet
term-ch-regions = Regionen
term-ch-head-number = #
term-ch-head-region = Region
term-ch-head-terrain = Terrain
term-ch-head-units = Einheiten
term-ch-head-control = K
term-ch-head-crystals = Kr
term-ch-head-ways = Wege nach
term-ch-head-here = Dort
term-ch-linked = auch nach { $regions }
term-ch-ring-centre = Mitte
term-ch-ring-inner = Innerer Ring
term-ch-ring-middle = Mittlerer Ring
term-ch-ring-outer = Äußerer Ring
term-ch-battle-token = Gefecht { $n } ({ $who } greift an)
term-ch-hq = HQ { $who }
term-ch-war_party = Kriegstrupp
term-ch-nest = Nest
term-ch-exploration = Erkundung
term-ch-worth = { $n } SP
term-ch-worth-next = { $n } SP bei der nächsten Wertung
term-ch-entry = { $name }: { $text }
term-ch-battle = Gefecht in { $region }: Angreifer { $attacker }, Verteidiger { $defender }
term-ch-to-deploy = Zu platzierende Einheiten: { $units }
term-ch-ties = gewinnt Gleichstände
term-ch-protected = { $n } geschützt
term-ch-status = Runde { $round } | { $phase } | Zug { $action } von { $actions } | { $scoring }
term-ch-status-quiet = Runde { $round } | { $phase } | { $scoring }
term-ch-in-force = In Kraft: { $text }
term-ch-scoring-no = Wertung nicht aktiviert
term-ch-scoring-by = Wertung aktiviert ({ $who })
term-ch-scoring-final = Schlusswertung
term-ch-initiative = Initiative: { $now } | nächste Runde: { $next }
term-ch-events = Ereignisse: { $spots }
term-ch-spot = bei { $vp } SP: { $n }
term-ch-spot-done = bei { $vp } SP: erledigt
term-ch-spot-final = Schlusswertung bei { $vp } SP{ $n ->
    [0] {""}
   *[other] {""}: { $n }
  }
term-ch-decks = Terraindecks: { $decks }
term-ch-player = { $who }: { $vp } SP, Hand { $hand }, Deck { $deck }, Ablagestapel { $discard }, Reserve { $reserve }, kontrolliert { $control }
term-ch-trogs = Neutrale Troggs: Reserve { $n }
term-ch-store = Kristalle gelagert { $n }
term-ch-stored = Karten gelagert { $n }
term-ch-prisoners = Gefangene { $list }
term-ch-hand = Deine Hand ({ $n }):
term-ch-hand-stored = Bei deinen Bauwerken gelagert:
term-ch-looking = Du siehst dir an:
term-ch-skills = Fertigkeiten:
term-ch-ready = bereit
term-ch-exhausted = erschöpft
term-ch-structures = Deine Bauwerke und Marker:
term-ch-left = noch { $n }
term-ch-pile = Ablagestapel von { $who }: { $cards }
term-ch-seen = gesehen auf der Hand von { $who }: { $cards }

# Die Worte der Seite, außerhalb der Tische der Spiele.

# Überall
page-lost = Dieser Teil der Seite konnte nicht geladen werden. Es ist nichts verloren.
no-table = Unter dieser Adresse gibt es keinen Tisch. Ist der Link vielleicht abgeschnitten?
unseated = Dieser Platz wurde jemand anderem gegeben.
to-start = Zur Startseite
loading = Wird geladen
close = Schließen
name = Name
game = Spiel
tagline = Zwei Brettspiele, ein Tisch. Kein Konto.
language = Sprache
settings = Einstellungen
you = du
a-player = Jemand
a-spectator = Jemand, der zuschaut
told = { $head }: { $text }

# Einstellungen
theme = Aussehen
theme-system = Wie das System
theme-dark = Dunkel
theme-light = Hell
text-size = Größe
motion = Bewegung
motion-off = Keine
motion-fast = Schnell
motion-normal = Normal
motion-slow = Langsam
single-answers = Von selbst antworten, wo es nur eine Wahl gibt
single-answers-why = Fragen mit einer einzigen möglichen Antwort werden nicht gestellt.
sound = Ton
volume = Lautstärke
ambience = Leise Umgebungsgeräusche
ambience-why = Wind, Regen, etwas in der Ferne. Still, solange dieses Fenster verdeckt ist.
chime = Ein leiser Ton, wenn du am Zug bist
notify = Benachrichtigung, wenn du am Zug bist
notify-why = Nur solange dieses Fenster im Hintergrund ist.
notify-insecure = Das erlauben Browser nur über https oder bei localhost.
your-name = Dein Name am Tisch

# Start
play-now = Jetzt spielen
play-guided = Geführtes erstes Spiel
with-friends = Mit anderen
learn = Lernen
continue = Weiterspielen
fewer = Weniger zeigen
all-tables = Alle { $count } Tische
rulebooks = Regelbücher
rulebook = Regelbuch
catalogue = Katalog
about = Über Muster
kept = Deine Spiele bleiben auf diesem Gerät und auf dem Server.
won-of = { $n } von { $all } gewonnen
records-kept = Deine beendeten Spiele bleiben auf diesem Gerät; niemand sonst sieht sie.
turn-mine = du bist dran
turn-theirs = andere sind dran
turn-over = beendet
turn-next = nächste Mission
seat-open = Freier Platz
seat-bot = Bot
seat-here = ist da
seat-away = ist nicht da
# Ein neuer Tisch
new-table = Neuer Tisch
who-plays = Wer spielt
what-is-played = Was gespielt wird
count-heroes = Helden
count-players = Spieler
seat-number = Platz { $number }
by-lot = Per Los
sitter-me = Ich
sitter-friend = Jemand mit einem Link
sitter-here = Noch jemand an diesem Gerät
sitter-open = Frei für alle mit dem Link
sitter-bot = Bot, { $level }
level-random = leicht
level-greedy = geübt
level-recruit = Anfänger
level-regular = geübt
level-veteran = stark
level-master = Meister
level-legend = Legende
undo-policy = Zurücknehmen
undo-consent = Wenn alle zustimmen
undo-strict = Nie nach einem Wurf
undo-training = Immer
undo-consent-why = Was nichts aufgedeckt hat, lässt sich sofort zurücknehmen; nach einem Wurf oder neuen Karten werden die anderen gefragt.
undo-strict-why = Nur was nichts aufgedeckt hat, lässt sich zurücknehmen.
undo-training-why = Alles lässt sich zurücknehmen, auch Würfe. Es steht dann im Protokoll.
advanced = Weitere Möglichkeiten
pace = Tempo
pace-live = Alle sind gleichzeitig da
pace-days = { $days ->
    [one] { $days } Tag je Wahl
   *[other] { $days } Tage je Wahl
}
open-table = Tisch eröffnen
option-true = ja
option-false = nein
option-mission = Mission
option-difficulty = Schwierigkeit
option-level = Fertigkeitsstufe
option-length = Spiellänge
option-open-hands = Alle Hände liegen offen
option-two-hero-refill = Zusätzliche Karten für zwei Helden
option-remove-hard-events = Ohne die härtesten Ereignisse
option-remove-hard-finds = Ohne die schädlichen Fundstücke
option-edition = Auflage
option-edition-first = Erste Auflage
option-edition-second = Zweite Auflage: Fundstücke und Spezialistenkarten
option-edition-why = In der zweiten Auflage liegen nützliche und einige schädliche Fundstücke unter den Ereignissen, und die Gruppe wählt für jeden Spezialisten eine Karte.
option-specialist-base-abilities = Henrys Wiederholungswurf und Pattys freies Durchsuchen
option-specialist-base-abilities-only-on-cards = Nur auf ihren Karten
option-specialist-base-abilities-also-beside = Immer, neben ihren Karten
option-automatic-paths = Gleich kurze Wege der Monster von selbst wählen
option-faction-assignment = Fraktionen
option-faction-assignment-fixed = Nach den Plätzen
option-faction-assignment-random = Per Los
option-faction-assignment-pick-in-seat-order = Jeder wählt
option-hq-assignment = HQs
option-hq-assignment-random = Per Los
option-hq-assignment-choose-in-initiative-order = Jeder wählt
option-any-card-as-tactic = Jede Karte darf im Gefecht gespielt werden
links-title = Der Tisch ist eröffnet
links-why = Schick allen ihren eigenen Link. Wer ihn öffnet, sitzt dort: ohne Konto, ohne Passwort.
links-bots = An diesem Tisch spielen nur Bots. Mit dem Link unten können auch andere zuschauen.
link-seat = Platz { $number }: { $name }
link-open = Link für freie Plätze
link-watch = Link zum Zuschauen
link-own = Dein eigener Platz: auf einem anderen Gerät weiterspielen
link-of = { $name }, Adresse
copy = Kopieren
copied = Kopiert
copy-by-hand = Er ist markiert: Kopiere ihn mit Strg+C oder durch langes Drücken.
qr-code = QR-Code
to-table = Zum Tisch
join-title = Platz nehmen
join-why = An diesem Tisch ist noch Platz. Sag, wie die anderen dich nennen sollen, und setz dich.
join-full = An diesem Tisch ist kein Platz frei. Wer ihn eröffnet hat, kann dir einen Link geben.
sit-here = Hier sitzen

# Der Tisch
table = Tisch
undo = Rückgängig
rules = Regeln
log = Protokoll
goal = Ziel
log-all = alles und Chat
log-and-chat = Protokoll und Chat
log-earlier = { $n ->
    [one] Eine frühere Entscheidung steht nicht mehr hier.
   *[other] { $n } frühere Entscheidungen stehen nicht mehr hier.
}
log-replay = In der Wiederholung ansehen
phases = Phasen der Runde
reconnecting = Verbindung wird erneuert; deine letzte Wahl bleibt.
rule-open = Die Regel lesen
rule = Regel
open-rulebook = Das Regelbuch hier aufschlagen
prompt-all = Alle Möglichkeiten ({ $count })
prompt-all-short = Alle ({ $count })
what-it-says = Was { $name } besagt
not-now = Das geht jetzt nicht.
asked-first = Noch nicht. Zuerst: { $question }
why-not = warum nicht?
problem-nothing-to-undo = Du hast noch nichts gewählt, was zurückgenommen werden könnte.
problem-not-free = Seither wurde gewürfelt, gezogen oder etwas gezeigt, oder jemand anderes hat gewählt: Dahinter geht dieser Tisch nicht zurück.
problem-over = Das Spiel ist zu Ende.
problem-stale = Am Tisch ging es inzwischen weiter; sieh noch einmal hin und wähle.
problem-taken = Dieser Platz ist nicht mehr frei.
problem-played = Diesen Platz spielt jemand. Ein Bot darf einspringen, wenn die Person geht oder der Tisch zu lange auf sie gewartet hat.
problem-too-many = Das war viel auf einmal; warte kurz und versuche es noch einmal.
problem-wrong-token = Dieser Link gilt an diesem Tisch nicht mehr: Der Platz wurde aufgegeben.
problem-faulty = Dieser Tisch ist gestört; sein Protokoll bleibt erhalten.
problem-disk-full = Die Festplatte des Servers ist voll: Es kann nichts gespeichert werden, bis dort jemand Platz schafft. Es hat sich nichts geändert; versuche es später noch einmal.
problem-no-hints = Hinweise wären unfair gegenüber den anderen an diesem Tisch.
problem-not-asked = Du wirst gerade nichts gefragt.
not-arrived = Das kam nicht an. Es ist nichts verloren; versuch es noch einmal.
page-fault = Die Seite hat einen Fehler gemacht ({ $what }). Es wurde nichts gewählt; versuch es noch einmal oder lade die Seite neu.
area-scene = Das Gefecht
area-seats = Plätze
area-board = Spielplan
area-side = Neben dem Spielplan
area-hand = Deine Hand
area-prompt = Die Frage
your-turn = Du bist am Zug
game-over = Das Spiel ist zu Ende
waiting = { $count ->
    [one] { $names } ist am Zug
   *[other] { $names } sind am Zug
}
waiting-bot = { $count ->
    [one] Ein Bot denkt nach: { $names }
   *[other] Bots denken nach: { $names }
}
waiting-open = Auf Platz { $number } sitzt noch niemand
nudge = Anstupsen
nudge-text = { $name }, du bist am Zug.
bot-sits = Einen Bot dort hinsetzen
bot-answers = Einen Bot weiterspielen lassen
undo-asked = { $count ->
    [one] { $name } möchte die letzte Entscheidung zurücknehmen.
   *[other] { $name } möchte { $count } Entscheidungen zurücknehmen.
}
undo-agree = Einverstanden
undo-refuse = Ablehnen
undo-waits = Du möchtest etwas zurücknehmen. Es fehlt noch: { $names }.
undo-withdraw = Doch nicht
undo-discussed = { $name } möchte etwas zurücknehmen.
chat = Chat
chat-empty = Noch wurde nichts gesagt.
chat-say = Etwas sagen
chat-send = Senden
chat-new = { $n ->
    [one] neue Nachricht
   *[other] neue Nachrichten
}
news = Neues vom Tisch
news-sat = { $who } setzt sich.
news-left = { $who } hat den Tisch verlassen.
news-bot = Für { $who } spielt jetzt ein Bot.
news-bot-own = Jetzt spielt ein Bot für dich. Mit deiner nächsten Wahl nimmst du den Platz wieder ein.
news-came = { $who } ist am Tisch.
news-away = { $who } ist gerade nicht da.
curtain-title = Gib das Gerät an { $name } weiter
curtain-why = Alle anderen schauen jetzt bitte nicht auf den Bildschirm.
curtain-open = Ich bin { $name }
recap = Was inzwischen geschah
recap-mine = Was dich betrifft
recap-rest = Und sonst
recap-on = Weiter
rematch = Noch einmal
rematch-join = Zum nächsten Spiel
campaign = Was gespielt wird
campaign-one = Eine Mission
campaign-all = Ihre ganze Operation
campaign-why = Die Missionen der Operation, eine nach der anderen; eine verlorene wird noch einmal gespielt.
campaign-title = Kampagne: { $mission }
campaign-next = Nächste Mission: { $mission }
campaign-again = { $mission } noch einmal
campaign-join = Weiter mit { $mission }
campaign-so-far = Kampagne: { $won } gewonnen, { $lost } verloren.
campaign-complete = Die Operation ist abgeschlossen.
watch-replay = Noch einmal ansehen
look-at-board = Den Spielplan ansehen
key-moments = Momente zum Nochmal-Ansehen
key-moment-watch = ansehen
back-to-result = Ergebnis
commitment = Die Würfel standen vor der ersten Wahl fest:
leave = Den Tisch verlassen
leave-sure = Wirklich gehen? Der Platz wird frei
help = Tasten und Regeln
help-why = Am Tisch geht alles auch mit der Tastatur.
key-arrows = Zum Nachbarort
key-tab = Zur nächsten Möglichkeit
key-cards = Eine Karte der Hand
key-enter = Die hervorgehobene Wahl
key-escape = Schließen, einen Schritt zurück
key-undo = Zurücknehmen
key-end = Zug beenden, fertig
key-why = Warum oder warum nicht (für das, was den Fokus hat)
key-forecast = Vorschau, Probe
key-places = Zu Hand, Spielplan, Frage, Protokoll
key-all = Alle Möglichkeiten als Liste
key-tip = Die besten Antworten auf die Frage (Hinweis)
key-zoom = Größer, kleiner, ganz
key-list = Der Spielplan als Liste
key-mute = Ton an oder aus
key-help = Diese Hilfe
hint = Hinweis
understood = Verstanden
no-hints = Nicht mehr erklären
tip-thinking = Wird überlegt …
tip-note = Geschätzt bis zum Ende der Runde, aus dem, was du jetzt weißt.
tip-then = Danach: { $row }
tip-chance = { $n } % Siegchance
tip-on = An diesem Tisch gibt es Hinweise und Proben, für alle gleich.
tip-off = An diesem Tisch gibt es keine Hinweise und keine Proben: Sie wären unfair gegenüber den anderen. Es gibt sie in Spielen mit Bots, in kooperativen Spielen und an Übungstischen.

# Wiederholung
replay = Wiederholung
replay-of = Wahl { $at } von { $of }
replay-scrub = Zeitpunkt im Spiel
replay-round = Runde
replay-turn = Zug
replay-choice = Wahl
replay-choice-back = Eine Wahl zurück
replay-choice-on = Eine Wahl weiter
replay-turn-back = Einen Zug zurück
replay-turn-on = Einen Zug weiter
replay-round-back = Eine Runde zurück
replay-round-on = Eine Runde weiter
replay-play = Abspielen
replay-pause = Anhalten
replay-link = Link zu diesem Zeitpunkt
replay-branch = Von hier weiterspielen
replay-branch-why = Ein neuer Tisch beginnt an diesem Punkt, mit neuen Würfeln. Du nimmst den Platz ein, von dem aus du schaust; Bots nehmen die anderen.
replay-eyes = Durch wessen Augen
replay-spectator = Zuschauende
replay-verify = Würfel prüfen
replay-good = Es sind die Würfel, die am Anfang feststanden, und alle { $entries } Einträge ergeben dasselbe Spiel.
replay-bad = Dieses Protokoll passt nicht zu den Würfeln, die am Anfang feststanden.
problem-not-over = Ein laufendes Spiel kann nur noch einmal ansehen, wer allein oder an einem Übungstisch spielt.
review = Rückblick
review-why = Die Züge, in denen eine andere Wahl am meisten versprochen hätte, der schlimmste zuerst. Jeder wird danach beurteilt, was man damals wusste.
review-of = Wessen Entscheidungen
review-thinking = Das Spiel wird durchgesehen …
review-none = Kein Zug fällt auf: Nichts deutlich Besseres wurde gefunden.
review-part = Die Zeit reichte nicht, um das ganze Spiel anzusehen.
review-round = Runde { $n }
review-chosen = Gewählt
review-better = Besser
review-look = Diesen Moment ansehen
review-line = Rückblick, { review-round }. Besser: { $better } ({ $could } statt { $was }).
review-open = Alles ansehen

# Regelbuch, Katalog
search = Suchen
search-rules = { $count } Regeln durchsuchen
found = { $count ->
    [0] Nichts gefunden
    [one] Eines gefunden
   *[other] { $count } gefunden
}
contents = Inhalt
contents-of = Inhalt: { $name }
rules-english = Dieses Regelbuch gibt es hier bisher nur auf Englisch.
link-to = Link zu { $id }
catalogue-why = Alles, was in den Spielen ist, mit seinem Regeltext und der Quelle jeder Angabe.
source = Quelle
kind-faction = Fraktionen
kind-skill = Fertigkeiten
kind-structure = Bauwerke
kind-token = Marker
kind-terrain = Terrain
kind-tactic = Taktikkarten
kind-event = Ereignisse
kind-exploration = Erkundung
kind-war-party = Kriegstrupps
kind-nest = Nester
kind-board = Spielpläne
kind-region = Regionen
kind-level = Fertigkeitsstufen
kind-rounds = Spiellängen
kind-handicap = Vorgaben
kind-mission = Missionen
kind-objective = Missionsziele
kind-hero = Helden
kind-action = Aktionskarten
kind-focus = Fokuskarten
kind-specialist = Spezialisten
kind-specialist-card = Spezialistenkarten
kind-recon = Aufklärungskarten
kind-monster = Monster
kind-twist = Wendungskarten

# Lernen
learn-title = { $game } lernen
learn-why = Jede Lektion dreht sich um eine Sache, auf einem echten Spielplan. Schiefgehen kann nichts: Ist etwas noch nicht dran, erfährst du, warum, und alles lässt sich wiederholen.
learn-begin = Anfangen
learn-on = Weiter
learn-minutes = { $n } Min.
learn-done = { $n } von { $all } Lektionen geschafft
learn-finished = geschafft

# A lesson at its table.
lesson = Lektion
lesson-step = Schritt { $n } von { $all }
lesson-skip = Ohne Hilfe spielen
lesson-leave = Lektion verlassen
lesson-next = Weiter
lesson-read-first = Lies das zuerst und drücke dann Weiter.
lesson-answers = Das beantwortet die Lektion für dich.
lesson-done = Gut gemacht
lesson-play-on = Weiterspielen
lesson-more = Mehr Lektionen
lesson-back = Alle Lektionen
tips = Tipps am ersten Tisch
tips-why = Ein Wort zu jeder Frage, die zum ersten Mal kommt. Wieder eingeschaltet, kommen alle noch einmal.
lesson-look = Den Tisch ansehen
hint-any = Diese Leiste sagt, was du jetzt entscheidest, und darunter, warum. Was leuchtet, kannst du drücken; das Buch führt zur Regel.
# Über
about-what = Muster spielt zwei Brettspiele, bei denen jede Regel gilt. Es bietet an, was erlaubt ist, lehnt ab, was es nicht ist, und sagt, welche Regel es verbietet.
about-own = Es ist eine unabhängige Umsetzung, mit den Verlagen der Spiele weder verbunden noch von ihnen gebilligt. Es enthält weder Bilder noch Texte von ihnen: Die Regeln sind in eigenen Worten gefasst, der Inhalt besteht aus eigenen Daten, und jeder Eintrag sagt, woher er kommt.
about-icons = Symbole
about-icons-text = game-icons.net von Lorc, Delapouite, Skoll, sbed und anderen, CC BY 3.0, umgefärbt.
about-type = Schriften
about-type-text = Barlow Condensed, Oxanium, Courier Prime, Big Shoulders Stencil, Stardos Stencil (SIL Open Font License 1.1); Special Elite, Homemade Apple (Apache 2.0).
about-licence = Lizenz
about-licence-text = Muster ist freie Software: wahlweise MIT oder Apache 2.0.
about-programs = Für Programme
about-programs-text = Alles, was diese Seite tut, geht über eine offene Schnittstelle:

# Ohne Server: alles geschieht in diesem Browser
kept-here = Deine Spiele bleiben auf diesem Gerät.
here-only = Hier spielen alle an diesem Gerät, und nichts verlässt es. Wer anderswo ist, kann an einem Server mitspielen: Jemand startet einen mit „muster serve“.
problem-device-full = Auf diesem Gerät ist kein Platz mehr: Es kann nichts mehr gespeichert werden. Schaffe Platz und wähle noch einmal. Was vorher gewählt wurde, ist sicher.
problem-not-kept = Dieser Browser speichert nichts für diese Seite: Vielleicht ist das Fenster privat, oder der Speicher ist abgeschaltet. Öffne die Seite zum Spielen in einem gewöhnlichen Fenster.
save-game = Als Datei sichern
open-game = Gesichertes Spiel öffnen
problem-not-a-game = Diese Datei ist kein gesichertes Spiel.
problem-other-content = Dieses Spiel wurde mit anderen Karten und Zahlen gespielt; es lässt sich dort öffnen, wo es gesichert wurde.
problem-does-not-replay = Diese Datei lässt sich nicht noch einmal spielen: Sie ist beschädigt oder von einer anderen Version.
update-ready = Es gibt eine neue Version von Muster.
update-now = Jetzt benutzen
update-later = Später

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
sound = Ein leiser Ton, wenn du am Zug bist
notify = Benachrichtigung, wenn du am Zug bist
notify-why = Nur solange dieses Fenster im Hintergrund ist.
your-name = Dein Name am Tisch

# Start
play-now = Jetzt spielen
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
turn-mine = du bist dran
turn-theirs = andere sind dran
turn-over = beendet
seat-open = Freier Platz
seat-bot = Bot
seat-here = ist da
seat-away = ist weg
fz-stamp = Geheim
fz-kicker = Kooperativer Horror, 1943
fz-pitch = Vier Soldaten, zwei Gelehrte, eine Glücksmünze. Was im Schilf lebt, bewegt sich nach Regeln, die du lesen kannst; was du auf der Hand hast, ist auch dein Leben.
fz-players = 1 bis 4 Personen
fz-time = 60 bis 90 Minuten
fz-extent = 3 Operationen, 9 Missionen
fz-alone = Flussüberquerung, mit Bots
ch-kicker = Ungleicher Krieg um einen Planeten
ch-pitch = Menschen, Maschinen, Wanderer und die Troggs, die zuerst da waren. Fünf Runden, je drei Aktionen, und Kämpfe, die man mit den Zielen gewinnt, die man aufgibt.
ch-players = 2 bis 4 Personen
ch-time = 90 Minuten
ch-extent = 4 Fraktionen, 2 Spielpläne
ch-alone = Menschen, gegen drei Bots

# Ein neuer Tisch
new-table = Neuer Tisch
who-plays = Wer spielt
what-is-played = Was gespielt wird
count-heroes = Helden
count-players = Mitspielende
seat-number = Platz { $number }
sitter-me = Ich
sitter-friend = Jemand mit einem Link
sitter-here = Noch jemand an diesem Gerät
sitter-open = Frei für alle mit dem Link
sitter-bot = Bot, { $level }
level-random = leicht
level-greedy = geübt
undo-policy = Zurücknehmen
undo-consent = Wenn alle zustimmen
undo-strict = Nie nach Würfeln
undo-training = Immer
undo-consent-why = Was nichts aufgedeckt hat, lässt sich sofort zurücknehmen; nach Würfeln oder neuen Karten werden die anderen gefragt.
undo-strict-why = Nur was nichts aufgedeckt hat, lässt sich zurücknehmen.
undo-training-why = Alles lässt sich zurücknehmen, auch Würfe. Es steht dann im Protokoll.
advanced = Weitere Möglichkeiten
pace = Tempo
pace-live = Alle zugleich
pace-days = { $days ->
    [one] { $days } Tag je Wahl
   *[other] { $days } Tage je Wahl
}
listed = Alle dürfen den Tisch finden, solange ein Platz frei ist
open-table = Tisch eröffnen
option-true = ja
option-false = nein
option-mission = Mission
option-difficulty = Schwierigkeit
option-level = Stufe der Fertigkeiten
option-length = Länge des Spiels
option-open-hands = Alle Hände liegen offen
option-two-hero-refill = Zusätzliche Karten für zwei Helden
option-remove-hard-events = Ohne die härtesten Ereignisse
option-remove-hard-finds = Ohne die härtesten Funde
option-automatic-paths = Den Weg eines Marsches von selbst wählen
option-faction-assignment = Fraktionen
option-faction-assignment-fixed = Nach den Plätzen
option-faction-assignment-random = Durch das Los
option-faction-assignment-pick-in-seat-order = Jeder wählt
option-hq-assignment = Hauptquartiere
option-hq-assignment-random = Durch das Los
option-hq-assignment-choose-in-initiative-order = Jeder wählt
option-any-card-as-tactic = Jede Karte darf im Kampf gespielt werden
option-level-field = Ohne Zahlen nach Spielerzahl
links-title = Der Tisch ist eröffnet
links-why = Schick allen ihren eigenen Link. Wer ihn öffnet, sitzt dort: ohne Konto, ohne Passwort.
link-seat = Platz { $number }: { $name }
link-open = Link für freie Plätze
link-watch = Link zum Zuschauen
link-of = { $name }, Adresse
copy = Kopieren
copied = Kopiert
qr-code = QR-Code
to-table = Zum Tisch
join-title = Platz nehmen
join-why = An diesem Tisch ist noch Platz. Sag, wie die anderen dich nennen sollen, und setz dich.
join-full = An diesem Tisch ist kein Platz frei. Frag nach einem Link, wer ihn eröffnet hat.
sit-here = Hier sitzen

# Der Tisch
table = Tisch
undo = Zurück
rules = Regeln
log = Protokoll
log-all = alles und Chat
log-and-chat = Protokoll und Chat
phases = Phasen der Runde
reconnecting = Verbindung wird erneuert; deine letzte Wahl bleibt.
rule-open = Regel { $rule } lesen
open-rulebook = Das Regelbuch hier aufschlagen
prompt-all = Alle Möglichkeiten ({ $count })
not-now = Das geht jetzt nicht.
why-not = warum nicht?
problem-nothing-to-undo = Du hast noch nichts gewählt, was zurückgenommen werden könnte.
problem-not-free = Seither wurde gewürfelt, gezogen oder etwas gezeigt, oder jemand anderes hat gewählt: Dahinter geht dieser Tisch nicht zurück.
problem-over = Das Spiel ist zu Ende.
problem-stale = Der Tisch ist weiter; sieh noch einmal hin und wähle.
problem-taken = Dieser Platz ist nicht mehr frei.
problem-played = Diesen Platz spielt jemand. Ein Bot darf einspringen, wenn die Person geht oder der Tisch zu lange auf sie gewartet hat.
problem-too-many = Das war viel auf einmal; warte kurz und versuche es noch einmal.
problem-wrong-token = Dieser Link gilt an diesem Tisch nicht mehr: Der Platz wurde aufgegeben.
problem-faulty = Dieser Tisch ist gestört; sein Protokoll bleibt erhalten.
not-arrived = Das kam nicht an. Es ist nichts verloren; versuch es noch einmal.
area-scene = Der Kampf
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
    [one] { $names } (Bot) denkt nach
   *[other] { $names } (Bots) denken nach
}
waiting-open = Auf Platz { $number } sitzt noch niemand
nudge = Anstupsen
nudge-text = { $name }, du bist am Zug.
bot-sits = Einen Bot dort hinsetzen
bot-answers = Einen Bot weiterspielen lassen
undo-asked = { $count ->
    [one] { $name } möchte die letzte Wahl zurücknehmen.
   *[other] { $name } möchte { $count } Züge zurücknehmen.
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
curtain-title = Gib das Gerät an { $name }
curtain-why = Sonst schaut jetzt niemand auf den Schirm.
curtain-open = Ich bin { $name }
recap = Was inzwischen geschah
recap-mine = Was dich betrifft
recap-rest = Und sonst
recap-on = Weiter
rematch = Noch einmal
rematch-join = Zum nächsten Spiel
watch-replay = Noch einmal ansehen
look-at-board = Den Spielplan ansehen
commitment = Die Würfel wurden vor der ersten Wahl zugesagt:
leave = Den Tisch verlassen
leave-sure = Wirklich gehen? Der Platz wird frei
help = Tasten und Regeln
help-why = Am Tisch geht alles auch mit der Tastatur.
key-arrows = Zum Ort daneben
key-tab = Zum Nächsten, was man wählen kann
key-cards = Eine Karte der Hand
key-enter = Die hervorgehobene Wahl
key-escape = Schließen, einen Schritt zurück
key-undo = Zurücknehmen
key-end = Zug beenden, fertig
key-why = Warum, oder warum nicht: was den Fokus hat
key-forecast = Vorschau, Probe
key-places = Zu Hand, Spielplan, Frage, Protokoll
key-all = Alle Möglichkeiten als Liste
key-zoom = Größer, kleiner, ganz
key-list = Der Spielplan als Liste
key-help = Diese Hilfe
hint = Hinweis
understood = Verstanden
no-hints = Keine Hinweise mehr

# Wiederholung
replay = Wiederholung
replay-of = Wahl { $at } von { $of }
replay-scrub = Augenblick des Spiels
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
replay-link = Link zu diesem Augenblick
replay-branch = Von hier weiterspielen
replay-branch-why = Ein neuer Tisch beginnt in diesem Augenblick, mit neuen Würfeln. Du nimmst den Platz, von dem aus du schaust; Bots nehmen die anderen.
replay-eyes = Durch wessen Augen
replay-spectator = Zuschauende
replay-verify = Würfel prüfen
replay-good = Es sind die zugesagten Würfel, und alle { $entries } Einträge kommen gleich heraus.
replay-bad = Dieses Protokoll passt nicht zu dem, was am Anfang zugesagt wurde.
problem-not-over = Ein laufendes Spiel kann noch einmal ansehen, wer allein spielt, oder an einem Übungstisch.

# Regelbuch, Katalog
search = Suchen
search-rules = { $count } Regeln durchsuchen
found = { $count ->
    [0] Nichts gefunden
    [one] Eines gefunden
   *[other] { $count } gefunden
}
contents = Inhalt
rules-english = Dieses Regelbuch gibt es hier bisher nur auf Englisch.
link-to = Link zu { $id }
catalogue-why = Alles, was in den Spielen ist, mit dem Text, den die Regeln daraus machen, und woher jede Angabe stammt.
source = Quelle
kind-faction = Fraktionen
kind-skill = Fertigkeiten
kind-structure = Bauwerke
kind-token = Marker
kind-terrain = Gelände
kind-tactic = Taktikkarten
kind-event = Ereignisse
kind-exploration = Erkundung
kind-war-party = Kriegstrupps
kind-nest = Nester
kind-board = Spielpläne
kind-region = Regionen
kind-level = Stufen
kind-rounds = Spiellängen
kind-handicap = Vorgaben
kind-balance = Ausgleich
kind-mission = Missionen
kind-objective = Ziele
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
learn-start = Das erste Spiel beginnen
learn-why = Man lernt beim Spielen: Das erste Spiel sagt bei jeder neuen Frage, worum es geht. Es kann nichts schiefgehen; alles lässt sich zurücknehmen.
learn-fz-1 = Zwei bis vier Helden bestehen gemeinsam eine Mission. Alle gewinnen oder alle verlieren.
learn-fz-2 = Deine Karten sind alles: oben Angriffe, unten Antworten, und dein Leben. Schaden kostet Karten; wer keine mehr hat, fällt.
learn-fz-3 = Eine Runde hat drei Phasen: Jeder Held geht und handelt, dann kommen die Monster, dann ziehen alle nach.
learn-fz-4 = Monster folgen Regeln. Frag jedes, warum es sich bewegt; die Vorschau zeigt, was es tun wird.
learn-fz-5 = Die Glücksmünze rettet euch einmal. Zeigt sie Zahl, verliert der nächste Held, der fällt, die Mission.
learn-ch-1 = Vier Völker wollen die Kristalle eines Planeten. Wer nach fünf Runden die meisten Punkte hat, gewinnt.
learn-ch-2 = In einer Runde handelst du dreimal: bewegen, rekrutieren, bauen, ziehen oder die Wertung auslösen. Karten bezahlen dafür.
learn-ch-3 = Gekämpft wird später, um drei Ziele: die Region halten, Gefangene nehmen, töten. Du entscheidest, wo deine Einheiten stehen.
learn-ch-4 = Dann spielt ihr abwechselnd Taktikkarten. Die Probe zeigt, wie der Kampf jetzt ausginge.
learn-ch-5 = Punkte gibt es nur, wenn jemand die Wertung auslöst: Wähle den Augenblick.
hint-any = Diese Leiste sagt, was du jetzt entscheidest. Was leuchtet, kannst du drücken; die Nummer daneben führt zur Regel.
hint-fz-act = Wähle eine Aktion für deinen Helden. Was auf dem Plan und in der Hand leuchtet, lässt sich drücken; der Rest steht in der Frage.
hint-fz-turn = Dieser Held ist am Zug: gehen, dann handeln. Helle Orte sind erreichbar; ein rotes Fadenkreuz zeigt ein Ziel.
hint-fz-turn-acted = Die Aktion ist verbraucht. Du darfst noch gehen, wenn Schritte übrig sind, und beendest dann den Zug.
hint-fz-hero = Wähle, wen du spielst. Die Zahlen sind die Karten jeder Angriffsart im Stapel des Helden: Faust, Kugel, Bombe.
hint-fz-attack-cards = Wähle Karten einer Art für den Angriff. Ihre Stärke ist die Zahl der Würfel; die Chancen werden dir ausgerechnet.
hint-fz-attack-more = Du darfst noch eine Karte derselben Art dazulegen oder mit diesen würfeln.
hint-fz-target = Wähle, was angegriffen wird.
hint-fz-window = Es geschieht etwas, worauf du mit einer Karte reagieren könntest. Passen kostet nichts.
hint-fz-reroll = Du darfst einige Würfel noch einmal werfen oder behalten, was da liegt.
hint-fz-refill = In der Taktikphase darfst du bis auf fünf Karten nachziehen.
hint-fz-discard-damage = Schaden: Wähle, welche Karten du verlierst. Behalte, was du am meisten brauchst.
hint-fz-intercept = Ein anderer Held wird getroffen. Du darfst den Schaden für ihn nehmen.
hint-fz-next-monster = Mehrere Monster könnten handeln; die Gruppe entscheidet, welches zuerst kommt.
hint-fz-start-player = Einigt euch, wer in dieser Runde beginnt.
hint-fz-focus = Wähle eine Fokuskarte: Sie bleibt für die Mission bei deinem Helden.
hint-fz-order = Mehrere Effekte treten zugleich ein. Wähle, welcher zuerst kommt.
hint-fz-refill-first = Zieh deine erste Hand. Karten sind deine Angriffe und dein Leben: Nimm alle.
hint-fz-tactics = Eine Karte mit rotem „Taktischer Schlag“ darf für die ganze Gruppe gespielt werden. Wer sie spielt, zieht in dieser Runde keine Karten.
hint-fz-company = Spezialisten gehen nur mit einem Helden und helfen allen in ihrer Nähe. Monster beachten sie nicht; sie mitzunehmen kostet nichts.
hint-fz-stand-or-stay = Dein Held liegt am Boden. Wer aufsteht, wird von Monstern wieder beachtet.
hint-fz-turn-coin = Bei Kopf wird der nächste Sturz verziehen; bei Zahl ist die Mission damit verloren.
hint-fz-path = Das Monster hat mehrere gleich lange Wege.
hint-ch-action = Wähle eine deiner drei Aktionen dieser Runde.
hint-ch-cards-move = Lege Karten für Bewegungspunkte ab: Auf jeder steht, was sie wert ist. Sag dann, dass du fertig bist.
hint-ch-cards-recruit = Lege Karten für Einheiten ab.
hint-ch-cards-build = Lege Karten für das Bauen oder Aktivieren von Bauwerken ab.
hint-ch-move = Wähle eine Region, aus der deine Einheiten aufbrechen, dann wohin. Helle Regionen sind erreichbar.
hint-ch-from = Aus welcher Region brechen sie auf?
hint-ch-to = Wohin gehen sie? Schwerter bedeuten, dass ein Kampf folgt.
hint-ch-how-many = Wie viele Einheiten gehen?
hint-ch-region = Drücke auf eine helle Region.
hint-ch-recruit = Stelle deine neuen Einheiten auf; im Hauptquartier geht es immer.
hint-ch-build = Wähle ein Bauwerk deiner Fraktion und wo es steht.
hint-ch-deploy-control = Der Kampf: Verteile deine Einheiten auf die drei Ziele, zuerst auf die Kontrolle der Region.
hint-ch-tactic = Spiele eine Taktikkarte oder passe. Beide Seiten wechseln sich ab, bis beide gepasst haben.
hint-ch-keep-one = Behalte eine der Karten; die andere geht weg.
hint-ch-battle-skill = Eine Fertigkeit deiner Fraktion ließe sich in diesem Kampf nutzen.
hint-ch-hq = Wähle, wo dein Hauptquartier liegt.

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

# What lessons say: `.line` stands below a title, `.done` at the end, `.wrong` answers whatever is not wanted yet. Which step says what: lessons/fireteam-zero.

fz-lesson-first = Deine erste Mission
    .line = Über den Fluss mit Abe und Frank: eine geführte Runde, dann spielst du weiter.
    .done = Das war eine ganze Runde. Die Zeile oben sagt immer, was als Nächstes kommt; einen Hinweis bekommst du, wann du willst. Viel Glück!
fz-lesson-first-goal = Diese Zeile sagt immer, was als Nächstes zu tun ist. Ihr gewinnt gemeinsam: Teile finden, zur Fähre bringen, dann alle zum Ausgang.
fz-lesson-first-lost = Und so könnt ihr verlieren. Die Münze verzeiht den ersten Helden, der niedergeschlagen wird; der zweite beendet die Mission.
fz-lesson-first-hand = Deine Hand: oben Angriffe, unten Hilfe für andere, und zugleich dein Leben. Jeder Schaden kostet eine dieser Karten.
fz-lesson-first-walk = Dein Zug: 2 Bewegungspunkte und eine Aktion. Leuchtende Orte erreichst du. Geh dorthin.
    .wrong = Gleich. Geh erst zum gezeigten Ort.
fz-lesson-first-search = Eine rote Zahl: Hier erscheinen Monster, und etwas kann darunter liegen. Durchsuche den Ort!
    .wrong = Sieh erst nach, was hier liegt: Such hier.
fz-lesson-first-found = Das war eine von zwölf Aufklärungskarten. Zwei davon sind die Teile, die ihr braucht. Jede rote Zahl lässt sich nur einmal durchsuchen.
fz-lesson-first-bonus = Diese Karte ist ein Ereignis: Sie schenkt Abe einen Schritt, der keinen Bewegungspunkt kostet. Nimm ihn: Geh auf den Hofplatz.
    .wrong = Du könntest auch bleiben, aber ein geschenkter Schritt ist ein guter Schritt: Geh zum gezeigten Ort.
fz-lesson-first-end = Deine Aktion hast du noch: Patty, einer eurer beiden Spezialisten, war in der Nähe, da ist Suchen gratis. Fürs Erste genügt das. Beende deinen Zug; dann ist Frank dran, den ein Bot spielt.
    .wrong = Beende den Zug mit dem gezeigten Knopf.
fz-lesson-first-threat = Inzwischen haben die Monster gehandelt: Jede Runde rückt der Bedrohungsmarker vor, Monster gehen und greifen nach festen Regeln an, neue erscheinen bei den Zahlen.
fz-lesson-first-free = Jetzt bist du dran. Such bei den roten Zahlen, bleib bei Patty und Henry und schlag zu, wenn die Aussichten gut sind.

fz-lesson-move = Nichts wie weg
    .line = Bewegungspunkte, schwieriges Gelände, Flucht
    .done = Lauf, solange du kannst. Sind an einem Ort mehr Monster als Helden, kommt dort niemand mehr zu Fuß weg.
fz-lesson-move-flee = An deinem Ort steht ein verdorbenes Tier. Noch darfst du weg, denn hier sind nicht mehr Monster als Helden: eins gegen eins. Ein zweites Tier würde dich festhalten.
fz-lesson-move-rough = Du hast 2 Bewegungspunkte. Ein Schritt kostet 1 davon; ein Schritt in schwieriges Gelände, wie hier den Schilfgürtel, kostet 2.
fz-lesson-move-away = Geh zum Liegeplatz. Dieser Schritt kostet 1 Bewegungspunkt.
    .wrong = Erst weg von dem Tier: Drück auf den gezeigten Ort.
fz-lesson-move-end = Du hast noch 1 Bewegungspunkt und deine Aktion: Du könntest weitergehen oder von hier aus angreifen. In dieser Lektion hören wir auf: Beende deinen Zug.
    .wrong = Das kommt in den anderen Lektionen. Beende den Zug.

fz-lesson-attack = Dein erstes Monster
    .line = Ziel, Karten, Würfel, sauberer Treffer
    .done = Ziel, Karten, Würfel: So geht jeder Angriff. Gib aus, was nötig ist, und behalte den Rest zum Überleben.
fz-lesson-attack-foe = Ein verdorbenes Tier. Es hat 2 Gesundheit, und sein Widerstand nimmt 1 Treffer weg: Ein einziger Angriff muss 3 Treffer bringen. Schaden, der nicht tötet, verfällt.
fz-lesson-attack-target = Drück auf das Tier: Ein Angriff beginnt mit dem Ziel.
    .wrong = Noch nicht. Wähle zuerst, wen du angreifst.
fz-lesson-attack-card = Jetzt bezahlst du mit Karten. Die Zahl oben sagt, wie viele Würfel sie gibt, und die Reichweite muss passen. Nimm die gezeigte: 3 Würfel.
    .wrong = Wähle zuerst die Karte, auf die gezeigt wird.
fz-lesson-attack-more = Drei Würfel bringen etwa drei Treffer, das ist nicht sicher genug. Leg eine zweite Karte derselben Art dazu: 2 Würfel mehr.
    .wrong = Fünf Würfel sind sicherer als drei: Leg zuerst die andere Karte dazu.
fz-lesson-attack-roll = Das reicht. Würfle!
    .wrong = Behalte die großen Karten: Fünf Würfel genügen. Würfle!
fz-lesson-attack-clean = Tot, und höchstens 1 Schaden zu viel: sauber getötet. Das gibt hier eine Probe, eine von den zweien, die die Mission verlangt.

fz-lesson-damage = Deine Hand ist dein Leben
    .line = Was du abwirfst, was du behältst
    .done = Jede Handkarte ist ein Angriff, eine Hilfe für Freunde oder eine Wunde, die du überlebst. Gib die letzte nie leichtfertig her.
fz-lesson-damage-hit = Das Tier trifft dich mit 2 Schaden. Helden haben keine Gesundheit: Jeder Schaden kostet eine Handkarte, und du wählst, welche. Wirf den schwachen Angriff ab.
    .wrong = Die Karte ist mehr wert. Gib die gezeigte her.
fz-lesson-damage-second = Noch eine. Behalte die mit sechs Würfeln: Unten steht ein Befehl für deine Freunde.
    .wrong = Behalte die für den nächsten Kampf.
fz-lesson-damage-draw = Du lebst. Zu Beginn jeder Runde ziehst du wieder auf fünf Karten; mit leerer Hand wirft dich der nächste Schaden nieder.

fz-lesson-search = Suchen und finden
    .line = Rote Zahlen, Aufklärungskarten, Patty und Henry
    .done = Such früh und bleib bei Patty: Zwei dieser Karten verbergen die Teile, die ihr braucht.
fz-lesson-search-number = Die Zahl hier ist ein Brutmarker: Hier erscheinen Monster, und etwas liegt darunter. Steht kein Monster am Ort, kannst du suchen.
fz-lesson-search-search = Durchsuche den Ort.
    .wrong = Bleib noch kurz: Such zuerst.
fz-lesson-search-patty = Eine verlorene Tasche: zwei Karten für dich. Und weil Patty höchstens 1 entfernt ist, war die Suche gratis. Deine Aktion hast du noch.
fz-lesson-search-walk = Spezialisten gehen nur mit einem Helden und bleiben nie allein: Geht der letzte, kommen sie mit. Bring Patty zum Liegeplatz.
    .wrong = Geh zum gezeigten Ort.

fz-lesson-threat = Die Bedrohung wächst
    .line = Bedrohungsleiste, Wendungen, Brut
    .done = Die Leiste ist deine Uhr: Jede Runde kostet ein Feld. Beeil dich und bleib bei deinen Spezialisten.
fz-lesson-threat-track = Der Bedrohungsmarker steht auf 3. Nach den Helden kommen die Monster, und zuallererst rückt der Marker ein Feld vor. Das nächste ist rot.
fz-lesson-threat-end = Beende deinen Zug und sieh, was passiert.
    .wrong = Hier ist nichts mehr zu tun: Beende den Zug.
fz-lesson-threat-twist = Eine Wendung: Sie gilt bis zum Ende der Mission. Dann handelten die Monster, und neue kamen bei gewürfelten Zahlen. Die Vorschau zeigt das vorher.

fz-lesson-react = Einen Freund retten
    .line = Reaktionen und Taktische Schläge
    .done = Die untere Hälfte einer Karte ist für die anderen da. Ein Team, das sich hilft, gewinnt mit halb so vielen Würfeln.
fz-lesson-react-shake = Frank wird getroffen. Eine Reaktion ist die untere Kartenhälfte, gespielt für jemand anderen: Diese nimmt einem Freund im Umkreis von 2 drei Schaden ab. Spiel sie.
    .wrong = Frank braucht dich: Spiel die gezeigte Karte.
fz-lesson-react-tactics = Neue Runde. Einer von euch darf vor dem Ziehen einen Taktischen Schlag spielen. Dieser bewegt alle Helden bis zu 2 weit: Spiel ihn.
    .wrong = Nicht passen: Spiel die gezeigte Karte.
fz-lesson-react-walk = Frank ist schon von dort weg. Jetzt Abe: zwei Schritte, zum Südanleger und weiter zu Frank.
    .wrong = Geh zu Frank: Drück auf den gezeigten Ort.
fz-lesson-react-price = Wer den Taktischen Schlag spielt, zieht in dieser Runde keine Karten. Wähl den Moment, in dem er eine ganze Hand wert ist.

fz-lesson-coin = Die Münze und der Ausgang
    .line = Ein Sturz, aufstehen, alle raus
    .done = Mission gewonnen. Alle Ziele, alle am Ausgang, höchstens ein Sturz: Das ist der ganze Plan.
fz-lesson-coin-coin = Mehr Schaden als Karten: Abe liegt am Boden, und die Glücksmünze zeigt die Kehrseite. Stürzt noch jemand, ist die Mission verloren.
fz-lesson-coin-stand = Solange du lagst, haben dich die Monster übersehen. Steh wieder auf.
    .wrong = Im Liegen kommst du nicht zum Ausgang: Steh auf.
fz-lesson-coin-out = Beide Missionsziele sind geschafft, und Frank wartet am Ausgang. Ein Schritt: Geh hin!
    .wrong = Kein Kampf mehr. Geh zum Ausgang.

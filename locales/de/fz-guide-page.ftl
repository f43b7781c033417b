# Das Regelbuch von Fireteam Zero für Menschen, Kapitel für Kapitel. Aufbau wie in der englischen Datei.

fz-guide-sum-hits = { $n } Treffer
fz-guide-sum-resistance = − { $n } Widerstand = { $damage } Schaden.
fz-guide-sum-killed = Gesundheit { $health }: getötet
fz-guide-sum-not = Gesundheit { $health }: reicht nicht
fz-guide-coin-heads = Die Glücksmünze zeigt die Kopfseite
fz-guide-coin-tails = Die Glücksmünze zeigt die Kehrseite

## Fireteam Zero in fünf Minuten

fz-guide-five = Fireteam Zero in fünf Minuten
    .lead = Ein Blatt, ein schlimmer Augenblick der ersten Mission, sieben Zettel. Folge dem Faden von jedem Zettel zur Karte. Alles andere hat Zeit, bis es gebraucht wird.
fz-guide-five-map = Ein Teil des Schlachtfelds von „{ $mission }“, mit nummerierten Nadeln
fz-guide-five-together = Alle gewinnen oder alle verlieren
    .text = Zwei bis vier Helden, eine Mission. Erfüllt **alle Missionsziele** in beliebiger Reihenfolge; gibt es einen Ausgangspunkt, bringt **alle Helden** dorthin. Die Bedrohung wächst in jeder Runde: Beeilt euch.
fz-guide-five-coin = Eine Glücksmünze
    .text = Ein Held wird niedergeschlagen: Die Münze zeigt die **Kehrseite**. Zeigt sie die schon, ist die Mission auf der Stelle verloren. Manche Missionsziele drehen sie zurück.
        
        Am Beginn deines nächsten Zuges stehst du auf oder bleibst liegen: Die Monster lassen dich dann in Ruhe.
fz-guide-five-hand = Deine Hand ist dein Leben
    .text = Jeder Punkt Schaden kostet **eine Karte deiner Wahl**. Mehr Schaden als Handkarten: Du wirst **niedergeschlagen**. Genau so viel: Du stehst noch, mit leerer Hand.
fz-guide-five-specialists = Zwei Spezialisten, nie allein
    .text = Bei **{ $henry }** darf jeder Angriff einen Würfel wiederholen. Bei **{ $patty }** ist das Durchsuchen frei. Sie gehen mit euch. Fällt ihr letzter Beschützer, steigt die Bedrohung um **1 für jeden**.
fz-guide-five-search = Durchsuchen
    .text = Auf einer roten Zahl, ohne Monster am selben Ort: Dreh sie um und zieh eine Aufklärungskarte. Vielleicht ist es das, was ihr sucht. Vielleicht ein **Hinterhalt**. Jeder Ort nur einmal; Monster kommen dort trotzdem noch.
fz-guide-five-attack = Ein Typ, ein Ziel, alles auf einmal
    .text = Spiel Karten **eines Typs**, die alle bis zum Ziel reichen. Wirf ihre Würfel (höchstens 8), zähl die Symbole deines Typs, zieh den Widerstand ab. **Erreiche die Gesundheit in einem Angriff, sonst geschieht nichts.**
fz-guide-five-exit = Raus, und zwar alle
    .text = Alle Missionsziele erfüllt und alle Helden zugleich am Ausgangspunkt: **gewonnen, auf der Stelle**. Auch wer dort liegt, zählt.
        
        {""}**Mehr Monster als stehende Helden** an einem Ort, und du kannst nicht einfach weggehen.
fz-guide-five-loop = Eine Runde
    .text = immer wieder; eine letzte gibt es nicht
fz-guide-five-loop-1 = Taktikphase
    .text = Der Startspielermarker geht nach links. **Einer** von euch darf **einen Taktischen Schlag** spielen. Die anderen ziehen **bis auf 5 Karten** nach: Auch das ist Heilung. Die erste Runde hat nur das Nachziehen.
fz-guide-five-loop-2 = Heldenphase
    .text = Einer nach dem anderen: **2 Schritte** und **1 Aktion**, davor, dazwischen oder danach. Angreifen, durchsuchen oder was eine Karte erlaubt. Schwieriges Gelände kostet 2 Schritte.
fz-guide-five-loop-3 = Bedrohungsphase
    .text = Bedrohung **+1**; auf 4, 7, 10 und 13 eine **Wendung**, eine neue Regel für immer. Lakaien, Eliten, dann das Bossmonster: zum nächsten Helden, Würfel werfen, angreifen. Dann kommt alles aus dem Brutvorrat auf einer gewürfelten Zahl zurück.

## Ein Angriff

fz-guide-attack = Ein Angriff
    .lead = Karten eines Typs, auf einmal gegen ein Ziel: Entweder das reicht, oder es war umsonst. Die meisten Angriffe entscheiden sich, bevor jemand die Würfel in der Hand hat, daran, wer bei wem steht.
fz-guide-attack-map = Die Gräber und das Schilf von „{ $mission }“
fz-guide-attack-g-target = Ziel
fz-guide-attack-g-cards = Karten
fz-guide-attack-g-before = Vor dem Wurf
fz-guide-attack-g-dice = Würfel
fz-guide-attack-g-result = Ergebnis
fz-guide-attack-s1 = { $abe } steht am Ort „{ $lowergraves }“. Einen Ort weiter, im „{ $reedbeds }“: { $animal }.
    .why = Gesundheit { $health }, Widerstand { $resistance } gegen Fernkampf. { $abe } braucht also 3 Treffer, in einem einzigen Angriff.
fz-guide-attack-s2 = { $abe } spielt „{ $broom }“ und „{ $pump }“: zweimal Fernkampf, { $broomdice } und { $pumpdice } Würfel.
    .why = Alle Karten eines Angriffs haben denselben Typ, und jede muss bis zum Ziel reichen. Von jetzt an sind sie nicht mehr auf der Hand.
fz-guide-attack-s3 = { $frank } reagiert mit „{ $spotter }“: Stärke +1.
    .why = Eine Reaktion kostet eine Karte und keine Aktion. { $frank } steht zwei Orte vom Monster entfernt, und diese reicht drei weit.
fz-guide-attack-s4 = Keine Deckung, keine Höhe: 6 Würfel.
    .why = Ein Ziel in Deckung nähme einen Würfel weg, eine erhöhte Stellung gäbe einen dazu. Was über 8 hinausgeht, verfällt.
fz-guide-attack-s5 = Der Wurf: 1 Treffer.
    .why = Es zählen nur Fernkampf-Symbole. Nach Abzug des Widerstands bliebe nichts übrig.
fz-guide-attack-s6 = { $henry } steht nebenan, also wiederholt { $abe } einen Würfel: zwei Symbole. 3 Treffer.
    .why = Wer bei { $henry } oder an einem angrenzenden Ort steht, darf in jedem Angriff einen Würfel wiederholen. Das neue Ergebnis gilt.
fz-guide-attack-s7 = 3 Treffer, weniger { $resistance } Widerstand, sind 2 Schaden: getötet.
    .why = Ein Treffer weniger, und das Monster stünde unversehrt da.
fz-guide-attack-s8 = Die Figur geht zurück in den Brutvorrat, die Karten kommen auf den Ablagestapel.
    .why = Genau gereicht: Das ist eine Probe für „{ $samples }“. Es platzt im Sterben, aber kein Held steht dabei.
fz-guide-attack-n1 = Nicht aus der Nähe
    .text = „{ $trait }“: Wer auf so ein Tier schießt oder es sprengt, sollte keinen Helden daneben stehen haben. Jeder dort erleidet 1 Schaden, den nichts abwehrt.
fz-guide-attack-n2 = Wer angreift, gibt Karten her
    .text = Ist ein Angriff angesagt, bezahlen seine Karten keinen Schaden mehr, und sie sind auch dann weg, wenn nichts daraus wird.
fz-guide-attack-n3 = Genug ist genug
    .text = Schaden über die Gesundheit hinaus verfällt. Eine Karte zu viel ist eine Karte weniger zum Überleben.
fz-guide-attack-target = Ein Typ, ein Ziel, jede Karte in Reichweite
    .text = Spiel **eine oder mehrere Aktionskarten**, ihre obere Hälfte, gegen **ein Monster**. Alle haben **denselben Typ**: Nahkampf, Fernkampf oder Sprengstoff. Die Reichweite jeder Karte muss genügen; 0 heißt am eigenen Ort.
        
        Eine Sichtlinie braucht es nicht. Zähl die Schritte über offene Grenzen, gleich welches Gelände dazwischenliegt.
    .note = Durch die Wand?
    .aside = Zwei Orte, zwischen denen nur eine durchgezogene Linie liegt, sind nicht einen Schritt voneinander entfernt. Zähl den Umweg.
fz-guide-attack-before = Zuerst die Freunde
    .text = Vor dem Wurf darf jeder **reagieren**, dessen Held steht. Jeder Spieler darf auf ein Ereignis eine Reaktion spielen, mehrere Spieler je ihre eigene. Eine Reaktion kostet ihre Karte und keine Aktion, und das Monster, das sie nennt, muss in ihrer Reichweite zum reagierenden Helden sein.
    .note = Ein Verbündeter bist nicht du
    .aside = Was „einem Verbündeten“ hilft, hilft einem anderen Helden. Für den eigenen Angriff kannst du es nicht spielen.
fz-guide-attack-dice = So viele Würfel, und nie mehr als acht
    .text = Zähl die **Stärke** aller Karten zusammen und was Reaktionen dazugeben. Wer von erhöhtem Gelände auf ein Ziel angreift, das nicht erhöht steht, bekommt **einen Würfel mehr**; ein Ziel in Deckungsgelände kostet **einen**. Beides gilt nur von Ort zu Ort, gleich mit welchem Angriffstyp. Dann auf 8 kürzen.
    .note = Was acht Würfel nicht können
    .aside = Bonustreffer sind keine Würfel: Sie kommen nach dem Wurf dazu und haben keine Grenze.
fz-guide-attack-again = Werfen, wiederholen, zählen
    .text = Jedes Symbol deines Typs ist ein **Treffer**, und ein Würfel kann mehrere zeigen. Wiederholt wird jetzt, bevor etwas abgezogen wird: { $henry } gibt jedem Angriff eines Helden bei oder neben ihm einen Würfel. Dann kommen die **Bonustreffer** der Karten dazu.
fz-guide-attack-kill = Alles oder nichts
    .text = Zieh den **Widerstand** des Monsters gegen diesen Typ ab. Was bleibt, ist der Schaden: Erreicht er die **Gesundheit**, ist das Monster getötet und kehrt in den Vorrat zurück, aus dem es kam. Wenn nicht, geschieht gar nichts.
    .note = Wunden bleiben nicht
    .aside = Zwei gute Angriffe, denen je einer fehlt, haben nichts bewirkt.
fz-guide-attack-bomb = Sprengstoff fragt nicht
    .text = **Sprengstoff** eines Helden trifft jede Figur am Ort des Ziels: alle Monster, jedes mit eigenem Widerstand, und **alle stehenden Helden**, auch dich. Spezialisten und niedergeschlagene Helden bleiben verschont. Sprengstoff eines Monsters trifft alle stehenden Helden dort und kein Monster.
    .note = Niemand fängt ihn für dich ab
    .aside = Wer sich für das Team opfert, wird nur zum Ziel, und Sprengstoff trifft ohnehin alle.
fz-guide-attack-boss = Ein Bossmonster hat mehr als ein Leben
    .text = Es kommt mit **Machtmarkern**, meist einem für jeden Helden. Ein Angriff, der seine Gesundheit erreicht, nimmt einen davon weg, nie mehr als einen. Ohne den letzten ist es endgültig besiegt.

# Das Regelbuch von Cry Havoc für Menschen, Kapitel für Kapitel. Aufbau wie in der englischen Datei.

ch-guide-vp = SP

## Cry Havoc in fünf Minuten

ch-guide-five = Cry Havoc in fünf Minuten
    .lead = Ein Planet voller Kristalle, bis zu vier Fraktionen und unter jedem Stein ein Trogg. Sieben Dinge muss man wissen; jedes hängt an seinem Ort auf dem Planeten. Alles andere hat Zeit, bis es gebraucht wird.
ch-guide-five-map = Der Planet in der zweiten Runde, mit sieben nummerierten Nadeln
ch-guide-five-win = Die meisten SP gewinnen
    .text = Jeder führt eine Fraktion. Wer nach **höchstens fünf Runden** die meisten **SP** (Siegpunkte) hat, gewinnt. Die Spielsteine am Rand des Planeten zeigen, wer wie viele hat.
ch-guide-five-turn = Drei Aktionen, bezahlt mit Karten
    .text = In jeder Runde hast du **drei Aktionen**, reihum eine nach der anderen, in der Reihenfolge der Initiative. Wer bewegt, rekrutiert oder baut, legt Karten ab: Es zählen nur die Symbole dieser Aktion und die Boni; andere Symbole und der Taktiktext verfallen.
ch-guide-five-battle = Gefechte warten
    .text = Wer einrückt, wo Gegner stehen, legt einen **Gefechtsmarker**; von da an darf niemand mehr hinein. Nach allen Aktionen verteilt ihr eure Einheiten auf drei **Zielvorgaben**: die Region halten (2 SP), einen Gefangenen machen, Einheiten vernichten (1 SP für jede). Gewürfelt wird nie.
ch-guide-five-build = Bauwerke arbeiten für dich
    .text = Mit Baupunkten setzt du **Bauwerke** in Regionen, die du kontrollierst, und aktivierst sie, auch noch in derselben Aktion. Eine Einheit muss dort nicht stehen.
ch-guide-five-enter = Etwas unter dem Stein
    .text = Wo Gegner stehen oder ein verdeckter Trupp oder ein Nest der Troggs liegt, muss eine Einheit **anhalten**. Am Ende der Bewegungsaktion wird aufgedeckt: erst Erkundungsplättchen, dann Troggs. Wer dann allein dort steht, übernimmt die **Kontrolle**.
ch-guide-five-crystals = Kristalle zahlen sich bei der Wertung aus
    .text = Jedes Gefecht bringt einen Kristall dazu. SP geben sie nur, wenn jemand die Karte spielt, die die **Wertung aktiviert**, einmal je Runde: Dann zählen alle die Kristalle ihrer Regionen, und wer sie aktiviert hat, dazu **1 SP je Region**.
ch-guide-five-track = Ihr dreht an der Uhr
    .text = Überholst du auf der Wertungsleiste ein **Ereignisfeld**, so wandert sein Ereignis auf das nächste Feld, und die Partie wird eine Runde kürzer. In der letzten Runde ist die Wertung immer aktiviert.
ch-guide-five-loop = Eine Runde
    .text = sechs Phasen, höchstens fünfmal
ch-guide-five-loop-1 = { $phase1 }
    .text = Das nächste Ereignis aufdecken, die Initiative neu ordnen, alle Fertigkeiten bereit machen. Die erste Runde hat nur das Ereignis.
ch-guide-five-loop-2 = { $phase2 }
    .text = **4 Karten** ziehen, dann höchstens 7 behalten.
ch-guide-five-loop-3 = { $phase3 }
    .text = Reihum, **dreimal**: bewegen, rekrutieren, bauen, zwei ziehen und eine behalten oder die Wertung aktivieren.
ch-guide-five-loop-4 = { $phase4 }
    .text = Ein Gefecht nach dem anderen, nach den Nummern der Marker.
ch-guide-five-loop-5 = { $phase5 }
    .text = **1 SP** für jeden Gefangenen, den du hast. Eine eigene Einheit freizukaufen kostet 2 SP.
ch-guide-five-loop-6 = { $phase6 }
    .text = Wenn sie aktiviert ist: Kristalle für alle, Regionen nur für den, der sie aktiviert hat.

## Ein Gefecht

ch-guide-battle = Ein Gefecht
    .lead = Ein Gefecht besteht aus drei kleinen Wettstreiten um eine Region. Du verteilst deine Einheiten auf alle drei, bevor jemand eine Karte spielt: Eine Einheit, die um den Besitz der Region streitet, nimmt also niemanden gefangen und vernichtet auch niemanden. Würfel gibt es nicht.
ch-guide-battle-map = { $mist } und Umgebung auf dem Planeten
ch-guide-battle-g-start = Beginn
ch-guide-battle-g-crystal = A Kristall
ch-guide-battle-g-units = B Einheiten
ch-guide-battle-g-tactics = C Taktik
ch-guide-battle-g-objectives = D Zielvorgaben
ch-guide-battle-g-after = E–G Danach
ch-guide-board-out = { $attacker } passen
ch-guide-board-reserve = aus der Reserve
ch-guide-board-rule-1 = Gleichstand: Verteidiger
ch-guide-board-rule-2 = Gleichstand: niemand
ch-guide-board-rule-3 = je Einheit 1 vernichtet
ch-guide-board-done-1 = Verteidiger, +2 SP
ch-guide-board-done-2 = Gleichstand: niemand
ch-guide-board-done-3 = je 1 vernichtet, +1 SP
ch-guide-board-say = { $objective }: { $attacker } { $a }, { $defender } { $d }.
ch-guide-battle-s1 = Vier { $pilgrims } sind in die Region „{ $mist }“ eingerückt.
    .why = Drei { $humans } halten sie. Dort liegt Gefechtsmarker 1: Niemand darf mehr hinein, und das Gefecht wartet bis Phase 4.
ch-guide-battle-s2 = Die Region erhält einen Kristall.
    .why = Das geschieht vor allem anderen, gleich wer dort steht und wer gewinnt.
ch-guide-battle-s3 = Die { $pilgrims } greifen an, also stellen sie zuerst auf: 3, 1 und 0.
    .why = Alle vier Einheiten müssen auf das Tableau. Sie wollen die Region und einen Gefangenen.
ch-guide-battle-s4 = Die { $humans } sehen das und stellen alle drei auf „Zermürbung“.
    .why = So ginge die Region verloren, aber sie würden bis zu drei Einheiten vernichten, falls nicht vorher eine der ihren gefangen genommen wird.
ch-guide-battle-s5 = Die { $pilgrims } spielen „{ $holograms }“: eine Einheit von „Gebietskontrolle“ zu „Zermürbung“.
    .why = Bei der Gebietskontrolle führen sie noch 2 zu 0, und nun vernichten sie auch eine.
ch-guide-battle-s6 = Die { $humans } spielen „{ $air }“: eine Einheit aus der Reserve zur Gefangennahme.
    .why = Dort steht es nun 1 zu 1: Bei Gleichstand wird niemand gefangen genommen.
ch-guide-battle-s7 = Die { $pilgrims } passen. In diesem Gefecht spielen sie keine Taktikkarte mehr.
    .why = Passen ist endgültig, auch mit Karten auf der Hand. Die { $humans } dürfen allein weitermachen.
ch-guide-battle-s8 = Die { $humans } spielen „{ $flank }“: zwei Einheiten von „Zermürbung“ zu „Gebietskontrolle“.
    .why = 2 zu 2, und ein Gleichstand gehört dem Verteidiger. Die { $pilgrims } können nur zusehen. Dann hören auch die { $humans } auf.
ch-guide-battle-s9 = Gebietskontrolle, 2 zu 2: Der Verteidiger hält die Region und erhält 2 SP.
    .why = Die 2 SP gibt es, obwohl die { $humans } sie schon vorher kontrolliert haben.
ch-guide-battle-s10 = Gefangennahme, 1 zu 1: Niemand macht einen Gefangenen.
    .why = Ein Gleichstand hilft hier keinem.
ch-guide-battle-s11 = Zermürbung, 1 und 1: Jede Seite vernichtet eine Einheit und erhält 1 SP.
    .why = Beide im selben Augenblick, also trifft es beide. Vernichtete Einheiten kehren in die Reserve ihres Besitzers zurück.
ch-guide-battle-s12 = Die { $humans } kehren in die Region zurück, die { $pilgrims } ziehen sich in die Region „{ $bonewind }“ zurück.
    .why = { $humans } 3 SP, { $pilgrims } 1. Der Marker kommt weg, der neue Kristall bleibt.
ch-guide-battle-n1 = Gleichstand
    .text = Die Gebietskontrolle geht an den Verteidiger, ein Gefangener an niemanden. Der Angreifer braucht also eine mehr.
ch-guide-battle-n2 = Wer verliert, kann gewinnen
    .text = Gib die Region auf und stell alle auf „Zermürbung“: Drei vernichtete Einheiten sind 3 SP, einer mehr, als die Region bringt.
ch-guide-battle-n3 = Aber achte auf die Reihenfolge
    .text = Gefangene werden gemacht, bevor die Zermürbung zählt. Der Gegner nimmt dir dann genau die Einheit weg, die vernichten sollte.
ch-guide-battle-crystal = Der Boden bricht auf
    .text = Gefechte werden nacheinander ausgetragen, in der Reihenfolge ihrer Nummern. Jedes beginnt mit **einem Kristall mehr** in der Region, gleich wer dort steht.
    .note = Ein Grund wiederzukommen
    .aside = Kristalle sind, was bei der Wertung zählt. Eine Region, um die zweimal gestritten wurde, hat zwei mehr.
ch-guide-battle-units = Beide Seiten stellen alle Einheiten auf
    .text = **Zuerst der Angreifer**, in beliebiger Zahl auf die drei Zielvorgaben. **Dann der Verteidiger**, der das gesehen hat. Niemand darf eine Einheit zurückhalten; eine Zielvorgabe darf leer bleiben.
    .note = Wer zuletzt aufstellt
    .aside = Als Zweiter aufzustellen ist ein Vorteil für den Verteidiger, ebenso viel wert wie der Gleichstand.
ch-guide-battle-tactics = Taktik, Karte für Karte
    .text = Der Angreifer beginnt, dann abwechselnd: eine Taktikkarte spielen oder passen. **Wer passt, ist für dieses Gefecht draußen**; die andere Seite darf weiterspielen, Karte um Karte. Karten deiner Fraktion darfst du überall spielen, eine Terrainkarte nur in einer Region mit diesem Terrain. Äußere Regionen haben keines.
    .note = Bevor du passt
    .aside = Es ist endgültig. Auch eine Karte, die du später in diesem Gefecht ziehst, bringt dich nicht zurück.
ch-guide-battle-objectives = Drei Zielvorgaben, von oben nach unten
    .text = **Gebietskontrolle:** Wer hier mehr Einheiten hat, bekommt die Region und sofort 2 SP. Bei Gleichstand, auch 0 zu 0, der Verteidiger.
        
        {""}**Gefangennahme:** Wer hier mehr Einheiten hat, nimmt eine gegnerische Einheit dieses Gefechts gefangen, von welcher Zielvorgabe er will. Bei Gleichstand niemand.
        
        {""}**Zermürbung:** Jede deiner Einheiten hier vernichtet eine gegnerische Einheit dieses Gefechts, für je 1 SP. Erst zählen beide, dann verlieren beide.
    .note = Was ein Gefangener wert ist
    .aside = Sofort nichts, aber 1 SP am Ende jeder Runde, bis sein Besitzer 2 SP zahlt, die niemand bekommt.
ch-guide-battle-after = Zurück oder davon
    .text = Der Sieger der Gebietskontrolle stellt die überlebenden Einheiten zurück in die Region. Die des Verlierers **müssen sich zurückziehen**, alle in dieselbe angrenzende Region, die er kontrolliert, ohne Gegner und ohne Gefechtsmarker. Gibt es keine, kommen sie in die Reserve; dafür bekommt niemand etwas. Dann wird der Gefechtsmarker entfernt.
    .note = Spätere Gefechte
    .aside = In eine Region, deren Gefecht noch bevorsteht, ist kein Rückzug möglich. In eine, deren Gefecht in dieser Phase schon vorbei ist, kann er möglich sein.
ch-guide-battle-trogs = Gegen Troggs, die niemand spielt
    .text = Zu zweit und zu dritt entscheidet für die Troggs, wer **links** von dem sitzt, der gegen sie antritt, und darf dafür Taktikkarten von der eigenen Hand spielen. Troggs zu vernichten und gefangen zu nehmen lohnt sich wie sonst; sie selbst erhalten nie SP.
        
        Gewinnen sie die Region, so kommt kein Kontrollmarker hin, sondern verdeckt ein **Nest**. Verlieren sie sie und überleben welche, so gehen diese in die Reserve der Troggs, und ein Nest kommt in eine angrenzende Region, die niemand kontrolliert.
    .note = Ein Trogg bleibt gefangen
    .aside = Niemand kann ihn freikaufen: 1 SP in jeder Runde, die noch kommt.

## Neben dem Planeten

ch-guide-points-move = { $n ->
        [one] Bewegungspunkt
       *[other] Bewegungspunkte
    }
ch-guide-points-recruit = { $n ->
        [one] Rekrutierungspunkt
       *[other] Rekrutierungspunkte
    }
ch-guide-points-build = { $n ->
        [one] Baupunkt
       *[other] Baupunkte
    }
ch-guide-arrive-1 = Erkundungsplättchen
ch-guide-arrive-2 = Kriegstrupps und Nester
ch-guide-arrive-3 = Kontrolle
ch-guide-arrive-4 = Gefechtsmarker
ch-guide-cost = Bauen { $build }, aktivieren { $activate }
ch-guide-tally-regions = Regionen
ch-guide-tally-crystals = Kristalle

## Eine Runde

ch-guide-round = Eine Runde
    .lead = Sechs Phasen, eine nach der anderen, höchstens fünfmal. Nur die dritte liegt in eurer Hand; die anderen sind rasch getan und laufen immer gleich ab.
ch-guide-round-map = Der Planet in der dritten Runde
ch-guide-round-g-events = 1 Ereignisse
ch-guide-round-g-draw = 2 Ziehen
ch-guide-round-g-actions = 3 Aktionen
ch-guide-round-g-battles = 4 Gefechte
ch-guide-round-g-prisoners = 5 Gefangene
ch-guide-round-g-scoring = 6 Wertung
ch-guide-round-s1 = Die dritte Runde beginnt. Auf Feld { $spot3 } der Wertungsleiste liegt das nächste Ereignis.
    .why = Jede Runde deckt ein Ereignisfeld auf, mit allem, was darauf liegt.
ch-guide-round-s2 = Es ist „{ $bloom }“: Jeder legt einen Kristall.
    .why = In der Reihenfolge der Initiative der vorigen Runde: Das kommt, bevor sie sich ändert.
ch-guide-round-s3 = Jetzt gilt die neue Initiative: { $pilgrims }, { $humans }, { $machines }. Alle Fertigkeiten sind wieder bereit.
    .why = Sie ist in der vorigen Runde auf der Leiste der nächsten Initiative entstanden, durch die Karte, mit der jemand dort seinen Platz gewählt hat.
ch-guide-round-s4 = Alle ziehen 4 Karten.
    .why = Wer mehr als 7 auf der Hand hat, legt jetzt nach Wahl ab. Später in der Runde darf die Hand größer sein.
ch-guide-round-s5 = Aktionen: jeder eine, dreimal reihum. Die { $pilgrims } beginnen und rücken in die Region „{ $mist }“ ein.
    .why = Einheiten und Kontrolle ändern sich sofort. Das Gefecht wartet, und bis dahin darf niemand mehr hinein.
ch-guide-round-s6 = Gefechte: Es gibt nur dieses eine. { $humans } +3 SP, { $pilgrims } +1.
    .why = Gäbe es mehrere, kämen sie nach den Nummern ihrer Marker an die Reihe, jedes bis zu seinem Ende.
ch-guide-round-s7 = Gefangene: Die { $pilgrims } halten seit der vorigen Runde einen Trogg gefangen. +1 SP.
    .why = Erst erhalten alle SP für Gefangene; dann darf jeder, in der Reihenfolge der Initiative, eigene Einheiten freikaufen.
ch-guide-round-s8 = Wertung: Niemand hat sie aktiviert. Nichts geschieht, und die nächste Runde beginnt.
    .why = Hände, Kristalle, Kontrolle, Gefangene: Alles bleibt, wie es ist.
ch-guide-round-n1 = Die erste Runde ist kürzer
    .text = Sie hat ein Ereignis, aber keine neue Initiative, und keine Fertigkeit wird bereit gemacht: Sie sind es von Anfang an.
ch-guide-round-n2 = Sieben, und nur jetzt
    .text = Die Hand wird beim Ziehen gezählt und dann nicht mehr. Neun Karten in Phase 3 sind in Ordnung.
ch-guide-round-n3 = Aussetzen gibt es nicht
    .text = Wer nichts tun will, nimmt eine Bewegungs-, Rekrutierungs- oder Bauaktion ohne Karte.
ch-guide-round-events = Ereignis, Initiative, Fertigkeiten
    .text = Deckt auf dem ersten Ereignisfeld, das noch nicht an der Reihe war, den **ganzen Stapel** auf und führt ihn aus, von oben nach unten. Dann übernimmt die **Initiative** die Reihenfolge der Leiste der nächsten Initiative, und jede erschöpfte **Fertigkeit** wird bereit.
ch-guide-round-draw = Karten ziehen
    .text = Alle ziehen **4 Karten** vom eigenen Nachziehdeck. Geht es aus, wird der Ablagestapel zum neuen gemischt. Wer dann **mehr als 7** hat, legt bis auf 7 ab.
ch-guide-round-actions = Aktionen
    .text = In der Reihenfolge der Initiative **jeder eine Aktion**, dreimal reihum: bewegen, rekrutieren, bauen und aktivieren, zwei ziehen und eine behalten oder die Wertung aktivieren. Im nächsten Zug darf es wieder dieselbe sein. Der Nächste beginnt erst, wenn eine Aktion ganz zu Ende ist.
ch-guide-round-initiative = Wer das nächste Mal beginnt
    .text = Jede Fraktion hat **eine Karte, die ihren Platz** in der nächsten Initiative ändert: Wähl irgendeinen, die anderen rücken auf. In dieser Runde ändert das noch nichts.
    .note = Spät hat seinen Wert
    .aside = Bei gleich vielen SP und gleich vielen Gefangenen gewinnt am Ende, wer in der Initiative später kommt.
ch-guide-round-prisoners = Gefangene
    .text = **1 SP** für jeden Gefangenen, den du hast, in jeder Runde, auch in der letzten. Dann darfst du für jede eigene Einheit, die jemand gefangen hält, **2 SP** zahlen: Sie kommt in deine Reserve.
    .note = Die zwei bekommt niemand
    .aside = Sie sind verloren, nicht bezahlt, und der andere kann nicht ablehnen.
ch-guide-round-scoring = Wertung, oder auch nicht
    .text = In Phase 6 geschieht **nur etwas, wenn die Wertung aktiviert ist**, in dieser Runde, durch einen Spieler oder das letzte Ereignis. Danach geht der Marker „Wertung aktiviert“ an seinen Besitzer zurück, und die Runde ist zu Ende.

## Aktionen

ch-guide-actions = Drei Aktionen
    .lead = Bezahlt wird alles mit Karten, und jede nützt einmal: jetzt mit ihren Symbolen oder später im Gefecht mit ihrem Text. Hier sind drei Aktionen der Menschen aus ein und derselben Runde, eine in jedem Zug; dazwischen sind die anderen dran.
ch-guide-actions-map = Der Norden des Planeten
ch-guide-actions-g-move = Bewegen
ch-guide-actions-g-arrive = Ankommen
ch-guide-actions-g-recruit = Rekrutieren
ch-guide-actions-g-build = Bauen
ch-guide-actions-g-other = Oder
ch-guide-actions-s1 = Erster Zug, eine Bewegungsaktion: Die { $humans } legen „{ $flank }“ und „{ $air }“ ab. 3 + 1 Bewegung.
    .why = Es zählen nur die Bewegungssymbole. „{ $air }“ hat dazu einen Bonus: eine Karte ziehen.
ch-guide-actions-s2 = Drei Einheiten gehen in die Region „{ $feralas }“, eine in „{ $sapos }“: 4 Punkte.
    .why = Ein Punkt, eine Einheit, ein Schritt. Bei „{ $feralas }“ müssen sie anhalten: Dort liegt verdeckt ein Kriegstrupp.
ch-guide-actions-s3 = Die Bewegung ist vorbei. Zuerst die Erkundungsplättchen: 2 Kristalle bei „{ $sapos }“, 2 SP bei „{ $feralas }“.
    .why = Der Fund gehört dem, der ihn macht, auch wo es gleich ein Gefecht geben wird.
ch-guide-actions-s4 = Dann die Troggs: bei „{ $feralas }“ zwei von ihnen und ein Kristall.
    .why = Nur in Regionen, in die du in dieser Aktion eingerückt bist. Die Troggs kommen aus ihrer Reserve.
ch-guide-actions-s5 = Dann die Kontrolle: Die { $humans } übernehmen „{ $sapos }“.
    .why = Dort sind sie allein. Bei „{ $feralas }“ sind sie es nicht.
ch-guide-actions-s6 = Zuletzt ein Gefechtsmarker für „{ $feralas }“. Die { $humans } greifen an.
    .why = Angreifer ist, wer eingerückt ist, auch gegen Troggs, die geschlafen haben. Das Gefecht wartet bis Phase 4.
ch-guide-actions-s7 = Zweiter Zug, rekrutieren: eine Karte mit zwei Rekrutierungssymbolen, zwei Einheiten ins HQ.
    .why = Sie kommen aus der Reserve. Wer gefangen ist, ist nicht darin.
ch-guide-actions-s8 = Dritter Zug, bauen: 2 Punkte. Mit einem entsteht das Bauwerk „{ $airfield }“ in der Region „{ $mist }“.
    .why = Die { $humans } müssen sie schon zu Beginn der Aktion kontrolliert haben. Einheiten müssen dort nicht stehen.
ch-guide-actions-s9 = Der andere Punkt aktiviert es sofort: Kontrolle über „{ $crown }“.
    .why = Dort steht niemand; ein verdeckter Kriegstrupp ist niemand. Er schläft weiter.
ch-guide-actions-s10 = Oder zwei ziehen, eine behalten: vom eigenen Nachziehdeck oder von einem beliebigen Terraindeck.
    .why = Das kostet nichts. Eine Terrainkarte kommt später auf den eigenen Ablagestapel und bleibt für den Rest der Partie.
ch-guide-actions-s11 = Oder die Wertung aktivieren, mit der einen Karte, die es kann.
    .why = Einmal je Runde, und nur einer von allen. SP gibt es erst in Phase 6, nach der Kontrolle, die dann gilt.
ch-guide-actions-n1 = Durchqueren heißt nicht einnehmen
    .text = Plättchen werden nur aufgedeckt, und die Kontrolle wechselt nur, wo am Ende Einheiten stehen. Was du bloß durchquerst, bleibt, wie es war.
ch-guide-actions-n2 = Alle Karten auf einmal
    .text = Wähl sie, bevor du dich bewegst. Eine durch einen Bonus gezogene Karte kommt nicht mehr dazu, und übrige Punkte verfallen.
ch-guide-actions-n3 = Türen, die zu bleiben
    .text = Niemand betritt ein gegnerisches HQ oder eine Gefechtsregion.
ch-guide-actions-cards = Mit Karten zahlen
    .text = Zum Bewegen, Rekrutieren und Bauen legst du **beliebig viele Karten** ab, auch keine. Jedes Symbol dieser Aktion ist ein Punkt; andere Symbole und der Taktiktext zählen nicht. Ein **Bonus** auf einer Karte gilt sofort, bevor du etwas ausgibst.
    .note = Eine Terrainkarte bleibt dein
    .aside = Gespielt oder abgelegt, kommt sie auf deinen Stapel und mit dem nächsten Mischen wieder.
ch-guide-actions-move = Bewegen
    .text = Ein Punkt bewegt **eine Einheit in eine angrenzende Region**; verteil die Punkte, wie du willst. Leere Regionen der anderen halten dich nicht auf. **Gegnerische Einheiten, ein Kriegstrupp oder ein Nest schon:** Diese Einheit geht in diesem Zug nicht weiter. In derselben Aktion dürfen ihr andere folgen.
    .note = Hintenherum
    .aside = Äußere Regionen mit einem Pfeil grenzen an die auf der anderen Seite des Planeten, für alle.
ch-guide-actions-arrive = Wenn die Bewegung endet
    .text = In dieser Reihenfolge: **(a)** Erkundungsplättchen aufdecken, wo deine Einheiten sind, **(b)** Kriegstrupps und Nester, wo du eingerückt bist, **(c)** die Kontrolle übernehmen, wo du allein bist, **(d)** einen Gefechtsmarker legen, wo du es nicht bist.
    .note = Niemand mehr im Bau
    .aside = Ist die Reserve der Troggs leer, kommen die Kristalle trotzdem, und eine deiner Einheiten dort kehrt in deine Reserve zurück.
ch-guide-actions-battle = Aus einer Gefechtsregion hinaus
    .text = Die Einheiten des Angreifers kommen nicht hinaus. Der **Verteidiger darf es**, mit einer Bewegungsaktion, aber nur, was über **das Doppelte der Angreifer** hinausgeht: Gegen drei Angreifer dürfen von acht Verteidigern zwei gehen.
ch-guide-actions-recruit = Rekrutieren
    .text = Ein Punkt bringt **eine Einheit aus deiner Reserve in dein HQ**. Eine leere Reserve gibt nichts her.
ch-guide-actions-build = Bauen und aktivieren
    .text = Jedes Bauwerk nennt zwei Preise: fürs **Bauen** und fürs **Aktivieren**. Misch die Punkte, wie du willst. Gebaut wird, wo du zu Beginn der Aktion die Kontrolle hattest: nie in einem HQ oder einer Gefechtsregion, und keine zwei derselben Art in einer Region. Jedes darf **einmal je Aktion** aktiviert werden, solange du seine Region kontrollierst.
    .note = Verlorener Boden
    .aside = Ein Bauwerk in einer Region, die du verlierst, bleibt stehen und ruht. Niemand sonst kann es nutzen.
ch-guide-actions-draw = Zwei ziehen, eine behalten
    .text = Nimm die **zwei obersten Karten** deines Nachziehdecks oder eines Terraindecks, behalte eine und misch die andere zurück. Eine Region mit diesem Terrain brauchst du nicht.
ch-guide-actions-enable = Die Wertung aktivieren
    .text = Spiel die Karte, die es kann; sie gibt dann weder Punkte noch Bonus. **Nur einer je Runde**, und keiner in der letzten. Für eine andere Aktion abgelegt, aktiviert sie nichts.
ch-guide-actions-skills = Fertigkeiten kosten keine Aktion
    .text = Vor und nach deiner Aktion darfst du jede **Fertigkeit** nutzen, die bereit ist, jede einmal je Runde. Zu Beginn der nächsten Runde werden sie wieder bereit.
    .note = Nicht mittendrin
    .aside = Eine Fertigkeit unterbricht weder eine Aktion noch eine andere Fertigkeit.

## Wertung und Ende

ch-guide-scoring = Wertung und Ende
    .lead = Kristalle und Regionen sind nichts wert, bis jemand es sagt. Dann bekommen alle zugleich ihre SP, und der Sprung nach vorn kann die Partie um eine Runde verkürzen.
ch-guide-scoring-map = Der Planet am Ende der zweiten Runde
ch-guide-scoring-g-enable = Aktiviert
ch-guide-scoring-g-count = Wer es getan hat
ch-guide-scoring-g-pass = Ein Ereignisfeld
ch-guide-scoring-g-others = Alle
ch-guide-scoring-g-end = Und nun
ch-guide-scoring-s1 = In Phase 3 haben die { $pilgrims } „{ $rite }“ gespielt: Die Wertung ist aktiviert.
    .why = SP gab es dafür noch nicht. Es zählt die Kontrolle von jetzt, nach den Gefechten.
ch-guide-scoring-s2 = Zuerst bekommen die { $pilgrims } SP für ihre Regionen: drei, das HQ eingeschlossen. +3 SP.
    .why = Nur wer die Wertung aktiviert hat, bekommt etwas für Regionen.
ch-guide-scoring-s3 = Dann Kristalle: 3 bei „{ $drowned }“, 3 bei „{ $bonewind }“. +6 SP.
    .why = Sie bleiben liegen und zählen beim nächsten Mal wieder. Einheiten müssen dort nicht stehen.
ch-guide-scoring-s4 = Von 22 auf 28: Die { $pilgrims } haben das Ereignis auf Feld { $spot3 } überholt. Es wandert auf Feld { $spot4 }.
    .why = Dort liegen nun zwei Ereignisse, die zusammen aufgedeckt werden. Die Partie ist eine Runde kürzer geworden.
ch-guide-scoring-s5 = Die { $humans } bekommen SP für die Kristalle der Region „{ $mist }“.
    .why = Kristalle zählen für alle, gleich wer die Wertung aktiviert hat.
ch-guide-scoring-s6 = Die { $machines } bekommen ihre.
    .why = Weder Einheiten noch Bauwerke zählen: allein die Kontrolle.
ch-guide-scoring-s7 = Zwei Felder sind übrig: die nächste Runde und die letzte.
    .why = Mit der Schlusswertung ist die Wertung aktiviert, ohne dass jemand es getan hat: Kristalle für alle, Regionen für keinen.
ch-guide-scoring-n1 = Darauf ist nicht darüber
    .text = Ein Ereignisfeld überholt, wer darüber hinauskommt. Wer genau darauf stehen bleibt, verschiebt nichts.
ch-guide-scoring-n2 = Jeder SP zählt dafür
    .text = Überholen kann man jederzeit: durch vernichtete Einheiten, durch Gefangene, durch eine Karte. Wer SP verliert, rückt damit kein Ereignis zurück.
ch-guide-scoring-n3 = Die anderen kassieren mit
    .text = Aktiviere, wenn du viele Regionen hast und die anderen wenige Kristalle.
ch-guide-scoring-enable = Jemand muss es tun
    .text = Ist die Wertung nicht aktiviert, geht Phase 6 still vorüber. **Einer je Runde** kann sie aktivieren, mit einer Karte, als Aktion. In der letzten Runde keiner.
ch-guide-scoring-count = Zählen
    .text = Wer sie aktiviert hat, bekommt zuerst **1 SP für jede Region**, die er kontrolliert. Dann bekommen **alle** **1 SP für jeden Kristall** in ihren Regionen. Wer die Troggs führt, zählt nur die Hälfte der Kristalle, aufgerundet.
    .note = Kontrolle ist alles
    .aside = Auch eine Region, die du längst verlassen hast, zählt, solange dein Marker dort liegt.
ch-guide-scoring-events = Ereignisse überholen
    .text = Überholt dein Marker **ein Feld** mit Ereignissen, die noch kommen, so werden sie auf die des **nächsten Feldes** gelegt. Jede Runde deckt ein Feld auf, also kostet jedes überholte **eine Runde**. Vom vierten Feld kommen sie auf die Schlusswertung selbst.
ch-guide-scoring-last = Die letzte Runde
    .text = Die Runde mit der **Schlusswertung** ist die letzte, spätestens die fünfte. Alle sechs Phasen werden gespielt. Die Wertung ist aktiviert, aber **von keinem Spieler**: Kristalle für alle und nichts für Regionen.
ch-guide-scoring-winner = Wer gewonnen hat
    .text = Die meisten SP. Bei Gleichstand, wer von ihnen **die meisten Gefangenen** hat; steht es auch da gleich, wer in der **Initiative später** kommt.
    .note = Einer mehr entscheidet
    .aside = Noch ein Gefangener in der letzten Runde bringt 1 SP und kann außerdem einen Gleichstand entscheiden.

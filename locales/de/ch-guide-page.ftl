# Das Regelbuch von Cry Havoc für Menschen, Kapitel für Kapitel. Aufbau wie in der englischen Datei.

ch-guide-vp = SP

## Cry Havoc in fünf Minuten

ch-guide-five = Cry Havoc in fünf Minuten
    .lead = Ein Planet voller Kristalle, bis zu vier Fraktionen und unter jedem Stein ein Trogg. Sieben Dinge muss man wissen; jedes ist mit seinem Ort auf dem Planeten verbunden. Alles andere hat Zeit, bis es gebraucht wird.
ch-guide-five-map = Der Planet in der zweiten Runde, mit sieben nummerierten Nadeln
ch-guide-five-win = Die meisten SP gewinnen
    .text = Jeder führt eine Fraktion. Wer nach **höchstens fünf Runden** die meisten **SP** (Siegpunkte) hat, gewinnt. Die Spielsteine am Rand des Planeten zeigen, wer wie viele hat.
ch-guide-five-turn = Drei Aktionen, bezahlt mit Karten
    .text = In jeder Runde hast du **drei Aktionen**, reihum eine nach der anderen, in der Reihenfolge der Initiative. Wer bewegt, rekrutiert oder baut, legt Karten ab: Es zählen nur die Symbole dieser Aktion, alles andere darauf verfällt.
ch-guide-five-battle = Gefechte warten
    .text = Wer bei anderen einrückt, legt einen **Gefechtsmarker**; niemand darf mehr hinein. Nach allen Aktionen verteilt ihr eure Einheiten auf drei **Zielvorgaben**: die Region halten (2 SP), einen Gefangenen machen, vernichten (je 1 SP). Gewürfelt wird nie.
ch-guide-five-build = Bauwerke arbeiten für dich
    .text = Mit Baupunkten setzt du **Bauwerke** in Regionen, die du kontrollierst, und aktivierst sie, auch noch in derselben Aktion. Eine Einheit muss dort nicht stehen.
ch-guide-five-enter = Etwas unter dem Stein
    .text = Wo Gegner stehen oder ein verdeckter Trupp oder ein Nest der Troggs liegt, muss eine Einheit **anhalten**. Am Ende der Bewegungsaktion wird aufgedeckt: erst Erkundungsplättchen, dann Troggs. Wer dann allein dort steht, übernimmt die **Kontrolle**.
ch-guide-five-crystals = Kristalle zahlen sich bei der Wertung aus
    .text = Jedes Gefecht bringt einen Kristall dazu. SP geben sie nur, wenn jemand die Karte spielt, die die **Wertung aktiviert**, einmal je Runde: Dann zählen alle die Kristalle ihrer Regionen, und wer sie aktiviert hat, dazu **1 SP je Region**.
ch-guide-five-track = Ihr stellt die Uhr
    .text = Überschreiten deine SP ein **Ereignisfeld**, so wandert sein Ereignis auf das nächste Feld, und die Partie wird eine Runde kürzer. In der letzten Runde ist die Wertung immer aktiviert.
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
    .text = Wenn sie aktiviert ist: Kristalle für alle, Regionen für den, der es getan hat.

## Ein Gefecht

ch-guide-battle = Ein Gefecht
    .lead = Ein Gefecht besteht aus drei kleinen Wettstreiten um eine Region. Du verteilst deine Einheiten auf alle drei, bevor jemand eine Karte spielt: Jede Einheit, die den Boden hält, nimmt niemanden gefangen und vernichtet niemanden. Würfel gibt es nicht.
ch-guide-battle-map = { $mist } und Umgebung auf dem Planeten
ch-guide-battle-g-start = Beginn
ch-guide-battle-g-crystal = A Kristall
ch-guide-battle-g-units = B Einheiten
ch-guide-battle-g-tactics = C Taktik
ch-guide-battle-g-objectives = D Zielvorgaben
ch-guide-battle-g-after = E–G Danach
ch-guide-board-out = { $attacker } passen
ch-guide-board-reserve = aus der Reserve
ch-guide-board-rule-1 = gleich: Verteidiger
ch-guide-board-rule-2 = gleich: niemand
ch-guide-board-rule-3 = je Einheit eine
ch-guide-board-done-1 = Verteidiger, +2 SP
ch-guide-board-done-2 = gleich: niemand
ch-guide-board-done-3 = je 1 vernichtet, +1 SP
ch-guide-board-say = { $objective }: { $attacker } { $a }, { $defender } { $d }.
ch-guide-battle-s1 = Vier { $pilgrims } sind in die Region „{ $mist }“ eingerückt.
    .why = Drei { $humans } halten sie. Dort liegt Gefechtsmarker 1: Niemand darf mehr hinein, und das Gefecht wartet bis Phase 4.
ch-guide-battle-s2 = Die Region erhält einen Kristall.
    .why = Das geschieht vor allem anderen, gleich wer dort steht und wer gewinnt.
ch-guide-battle-s3 = Die { $pilgrims } greifen an, also stellen sie zuerst auf: 3, 1 und 0.
    .why = Alle vier Einheiten müssen auf das Tableau. Sie wollen den Boden und einen Gefangenen.
ch-guide-battle-s4 = Die { $humans } sehen das und stellen alle drei auf „Zermürbung“.
    .why = So verlören sie den Boden und vernichteten bis zu drei, wenn nicht vorher einer von ihnen gefangen würde.
ch-guide-battle-s5 = Die { $pilgrims } spielen „{ $holograms }“: eine Einheit von „Gebietskontrolle“ zu „Zermürbung“.
    .why = Bei der Gebietskontrolle führen sie noch 2 zu 0, und nun vernichten sie auch eine.
ch-guide-battle-s6 = Die { $humans } spielen „{ $air }“: eine Einheit aus der Reserve zur Gefangennahme.
    .why = 1 zu 1 heißt dort Gleichstand: Niemand wird gefangen.
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
ch-guide-battle-n2 = Verlieren kann gewinnen
    .text = Gib den Boden auf und stell alle auf „Zermürbung“: Drei vernichtete Einheiten sind 3 SP, eins mehr als der Boden bringt.
ch-guide-battle-n3 = Aber achte auf die Reihenfolge
    .text = Gefangene werden gemacht, bevor die Zermürbung zählt. Der Gegner holt sich genau die Einheit, die vernichten sollte.
ch-guide-battle-crystal = Der Boden bricht auf
    .text = Gefechte werden nacheinander ausgetragen, in der Reihenfolge ihrer Nummern. Jedes beginnt mit **einem Kristall mehr** in der Region, gleich wer dort steht.
    .note = Ein Grund wiederzukommen
    .aside = Kristalle sind, was bei der Wertung zählt. Eine Region, um die zweimal gestritten wurde, hat zwei mehr.
ch-guide-battle-units = Beide Seiten stellen alle Einheiten auf
    .text = **Zuerst der Angreifer**, in beliebiger Zahl auf die drei Zielvorgaben. **Dann der Verteidiger**, der das gesehen hat. Niemand darf eine Einheit zurückhalten; eine Zielvorgabe darf leer bleiben.
    .note = Wer zuletzt aufstellt
    .aside = Als Zweiter aufzustellen ist der Vorteil des Verteidigers, so stark wie der Gleichstand.
ch-guide-battle-tactics = Taktik, Karte für Karte
    .text = Der Angreifer beginnt, dann abwechselnd: eine Taktikkarte spielen oder passen. **Wer passt, ist für dieses Gefecht draußen**; die andere Seite darf weiterspielen, Karte um Karte. Karten deiner Fraktion passen überall, eine Terrainkarte nur in eine Region mit diesem Terrain. Äußere Regionen haben keines.
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
    .aside = In eine Region, deren Gefecht noch bevorsteht, zieht sich niemand zurück. In eine, deren Gefecht in dieser Phase schon vorbei ist, vielleicht doch.
ch-guide-battle-trogs = Gegen Troggs, die niemand spielt
    .text = Zu zweit und zu dritt entscheidet für die Troggs, wer **links** von dem sitzt, der gegen sie antritt, und darf dafür Taktikkarten von der eigenen Hand spielen. Troggs zu vernichten und gefangen zu nehmen lohnt sich wie sonst; sie selbst erhalten nie SP.
        
        Gewinnen sie die Region, so kommt kein Kontrollmarker hin, sondern verdeckt ein **Nest**. Verlieren sie sie und überleben welche, so gehen diese in die Reserve der Troggs, und ein Nest kommt in eine angrenzende Region, die niemand kontrolliert.
    .note = Ein Trogg bleibt gefangen
    .aside = Niemand kann ihn freikaufen: 1 SP in jeder Runde, die noch kommt.

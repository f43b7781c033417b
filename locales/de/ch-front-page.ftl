# Cry Havoc, bevor jemand an einem Tisch sitzt.

ch-kicker = Asymmetrischer Krieg um einen Planeten
ch-pitch = Menschen, Maschinen, Wanderer und die Troggs, die zuerst da waren. Fünf Runden mit je drei Aktionen, und Gefechte, die gewinnt, wer weiß, welche Zielvorgabe er aufgibt.
ch-players = 2 bis 4 Spieler
ch-time = 90 Minuten
ch-extent = 4 Fraktionen, 2 Spielpläne
ch-alone = Menschen, gegen drei Bots
learn-ch-1 = Vier Fraktionen wollen die Kristalle eines Planeten. Wer nach höchstens fünf Runden die meisten SP (Siegpunkte) hat, gewinnt.
learn-ch-2 = In jeder Runde hast du drei Aktionen: bewegen, rekrutieren, bauen, ziehen oder die Wertung aktivieren. Bezahlt wird mit Karten.
learn-ch-3 = Gefechte werden später ausgetragen, um drei Zielvorgaben: die Region gewinnen, Gefangene machen, Einheiten vernichten. Du entscheidest, wo deine Einheiten stehen.
learn-ch-4 = Dann spielt ihr abwechselnd Taktikkarten. Die Probe zeigt, wie das Gefecht jetzt ausginge.
learn-ch-5 = Regionen und Kristalle bringen nur SP, wenn jemand die Wertung aktiviert: Wähle den Augenblick.
ch-tile = Runde { $n } · { $vp } SP

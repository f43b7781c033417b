# Cry Havoc, bevor jemand an einem Tisch sitzt.

ch-kicker = Asymmetrischer Krieg um einen Planeten
ch-pitch = Menschen, Maschinen, Wanderer und die Troggs, die zuerst da waren. Fünf Runden mit je drei Aktionen, und Gefechte, die gewinnt, wer weiß, welche Zielvorgabe er aufgibt.
ch-players = 2 bis 4 Spieler
ch-time = 90 Minuten
ch-extent = 4 Fraktionen, 2 Spielpläne
ch-alone = Menschen, gegen { $bots ->
     [one] 1 Bot
    *[other] { $bots } Bots
  }
ch-tile = Runde { $n } · { $vp } SP
ch-played = Partien und Rekorde
ch-side-humans = Menschen
ch-side-pilgrims = Wanderer
ch-side-machines = Maschinen
ch-side-trogs = Troggs

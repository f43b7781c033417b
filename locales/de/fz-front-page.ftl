# Fireteam Zero, bevor jemand an einem Tisch sitzt.

fz-stamp = Geheim
fz-kicker = Kooperativer Horror, 1943
fz-pitch = Vier Soldaten, zwei Gelehrte, eine Glücksmünze. Was im Schilf lebt, bewegt sich nach Regeln, die du lesen kannst; was du auf der Hand hast, ist auch dein Leben.
fz-players = 1 bis 4 Spieler
fz-time = 60 bis 90 Minuten
fz-extent = 3 Operationen, 9 Missionen
fz-alone = Flussüberquerung, mit { $bots ->
     [one] 1 Bot
    *[other] { $bots } Bots
  }
fz-needs-leader = Einer der Helden muss Anführer sein.
fz-needs-close-combat = Einer der Helden muss Nahkämpfer sein.
fz-needs-marksman = Einer der Helden muss Scharfschütze sein.
fz-needs-demolitions = Einer der Helden muss Sprengstoffspezialist sein.
fz-tile = Runde { $n } · Bedrohung { $threat } von { $last } · { $coin ->
     [tails] Kehrseite
    *[heads] Kopfseite
  }
fz-tile-setup = Vor der ersten Runde
fz-tile-over = { $outcome ->
     [won] Gewonnen
    *[lost] Verloren
  } in Runde { $n }
fz-played = Operationen

# Fireteam Zero, bevor jemand an einem Tisch sitzt.

fz-stamp = Geheim
fz-kicker = Kooperativer Horror, 1943
fz-pitch = Vier Soldaten, zwei Gelehrte, eine Glücksmünze. Was im Schilf lebt, bewegt sich nach Regeln, die du lesen kannst; was du auf der Hand hast, ist auch dein Leben.
fz-players = 1 bis 4 Spieler
fz-time = 60 bis 90 Minuten
fz-extent = 3 Operationen, 9 Missionen
fz-alone = Flussüberquerung, mit Bots

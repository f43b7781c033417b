# Das Regelbuch für Menschen, rund um die Kapitel der Spiele; wird mit ihnen geladen.

guide-all = Alle Regeln, nummeriert
guide-chapter = { $game } · Kapitel { $n } von { $of }
guide-print = Drucken
guide-figure = Ein Beispiel in { $n } Schritten. Die Pfeiltasten führen hindurch.
guide-step = Schritt { $n } von { $of }
guide-back = Einen Schritt zurück
guide-next = Nächster Schritt
guide-again = Von vorn
guide-notes = Was oft falsch gespielt wird
guide-exact = Der genaue Wortlaut
guide-exact-n = { $n }
guide-behind = Der genaue Wortlaut zu dieser Seite
guide-next-chapter = Weiter: { $name }
guide-found = In den Kapiteln
guide-fits = So funktioniert es: { $name }

# Why a choice is advised, in one sentence, for any game. What it leads to stands with each game: worth-… in its own files.

worth-beside = Compared with the rest: { $first }.
worth-beside-both = Compared with the rest: { $first } and { $second }.
worth-beside-but = Compared with the rest: { $first }, but { $second }.
worth-experience = { $way ->
        [more] Wins about { $n }
       *[less] Loses about { $n }
    } { $n ->
        [one] game
       *[other] games
    } in 100 more than the rest, as many games have shown.
worth-alike = All answers come to the same here: take whichever you like.
worth-lone = No other answer is worth a thought here.
worth-only = Nothing else can be chosen here.

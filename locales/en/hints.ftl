# Why a choice is advised, in one sentence, for any game. What it leads to stands with each game: worth-… in its own files.

worth-leads = Leads to { $first }.
worth-leads-both = Leads to { $first } and { $second }.
worth-leads-but = Leads to { $first }, but { $second }.
worth-even = It makes little difference here.
worth-only = Nothing else can be chosen here.

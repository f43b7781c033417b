# Was die Varianten der Regeln bedeuten.

key-faction_assignment = Wie die Fraktionen bestimmt werden: wie angegeben, sonst durch das Los; immer durch das Los; oder jeder Spieler wählt seine.
key-hq_assignment = Wie die HQ-Regionen bestimmt werden: durch das Los oder durch Wahl in Initiativereihenfolge.
key-trog_hq_control_at_setup = Ob der Spieler der Troggs ihr HQ von Anfang an kontrolliert.
key-tunnels_at_setup = Wie viele Tunnel zu Beginn auf dem Spielplan liegen, der im HQ der Troggs mitgezählt.
key-event_pass_only_in_scoring = Ob Ereignisplättchen nur bei der Wertung weiterrücken und nicht immer, wenn SP dazukommen.
key-event_pass_on_reach = Ob ein Wertungsmarker, der genau auf der Zahl eines Ereignisfelds landet, es überholt hat.
key-min_discard = Mit wie wenigen Karten eine Aktion ausgeführt werden darf: mit keiner oder mit mindestens einer.
key-draw_one_scope = Ob der Bonus, eine Karte zu ziehen, einmal je Aktion zählt oder für jede abgelegte Karte.
key-incremental_discard = Ob die Karten einer Aktion einzeln abgelegt werden, jeder Bonus sofort.
key-tokens_recycle = Ob gebrauchte Plättchen zu einem neuen Vorrat gemischt werden, wenn der Vorrat ausgeht.
key-control_tokens_limited = Ob ein Spieler ohne Kontrollmarker keine weiteren legen kann.
key-battle_tokens_limited = Ob es nur acht Gefechtsmarker gibt, sodass kein neuntes Gefecht beginnen kann.
key-any_card_as_tactic = Ob jede Karte im Gefecht ausgespielt werden darf, auch ohne Taktik.
key-retreat_split = Ob Einheiten, die sich zurückziehen, in verschiedene Regionen gehen dürfen.
key-trog_win_keeps_third_party_control = Ob der Kontrollmarker eines dritten Spielers liegen bleibt, wo die Troggs die Gebietskontrolle gewinnen.
key-trog_entry_stops = Ob eine Einheit des Trogg-Spielers anhält, wenn sie eine Region mit Trogg-Plättchen betritt.
key-three_way_token = Was mit Trogg-Plättchen in einer Region geschieht, in der zwei andere Seiten aufeinandertreffen: Sie bleiben verdeckt oder werden aufgedeckt und kämpfen an der Seite des Verteidigers.
key-hq_counts_for_region_vp = Ob das eigene HQ zu den Regionen zählt, die SP bringen.
key-discards_top_only = Ob nur die oberste Karte eines Ablagestapels offen liegt.
key-card_backs_public = Ob alle sehen, ob eine Handkarte eine Fraktions- oder eine Terrainkarte ist.
key-extra_skills = Ob die zusätzlichen Fertigkeiten unter die anderen gemischt werden.

# Was die Varianten der Regeln bedeuten: zuerst die Vorgabe, dann was man sonst einstellen kann.

key-start_player = Die Gruppe bestimmt den Startspieler oder lost ihn aus; oder allein das Los entscheidet.
key-unique_roles = Jede Rolle wird nur einmal gespielt; oder zwei Helden dürfen dieselbe Rolle haben, jeder mit einem vollen Kartensatz.
key-spawn_token_layout = Die Brutmarker werden zufällig verteilt; oder die Gruppe verteilt sie.
key-event_pool = Das Aufklärungsdeck besteht aus Ereignissen und Entdeckungen; oder Fundstücke der zweiten Auflage werden unter die Ereignisse gemischt.
key-tactics_draw = Das Nachziehen in der Taktikphase darf abgelehnt werden, ganz oder gar nicht; oder es ist Pflicht.
key-escort_obligation = Der letzte aktive Held muss die Spezialisten mitnehmen; oder der letzte Held, ob er steht oder niedergeschlagen ist.
key-specialist_reach = Ein Spezialist hilft Helden, die höchstens einen Ort entfernt sind, auf begehbaren Wegen gezählt; oder an jedem Ort, der seinen berührt, auch durch eine Wand.
key-range_model = Reichweiten werden auf offenen Wegen gezählt; oder zwei angrenzende Orte, zwischen denen nur eine Wand ist, erreichen einander außerdem nie.
key-terrain_modifier = Höhe und Deckung ändern die Zahl der Würfel; oder die Zahl der Treffer.
key-elevated_vs_elevated = Höhe hilft nicht gegen ein ebenso hohes Ziel; oder doch.
key-boss_power = Ein Bossmonster hat so viele Machtmarker, wie seine Karte sagt, meist einen je Held; oder einen je Person am Tisch.
key-monster_bombs_hurt_monsters = Der Sprengstoff eines Monsters verletzt nur Helden; oder alle am getroffenen Ort, auch das Monster selbst.
key-patty_free_searches = Bei Patty darf ein Held in seinem Zug so oft frei durchsuchen, wie er will; oder nur einmal.
key-ferry_fuel_token = Der Treibstoff der Fähre zählt, wenn sein Finder befreit ist; oder sobald er gefunden ist.
key-objective_order = Alle Missionsziele sind von Anfang an offen; oder eines nach dem anderen, der Reihe nach.
key-coin_flip_trigger = Die Münze darf umgedreht werden, wenn ein Missionsziel erfüllt ist; oder sobald die auf seiner Karte gedruckte Zahl von Markern darauf liegt.
key-move_face = Die Bewegungsseite bringt ein Monster einen Ort weiter; oder noch einmal so weit wie seine Geschwindigkeit.
key-knockdown_threshold = Ein Held wird niedergeschlagen, wenn der Schaden größer ist als die Zahl seiner Handkarten; oder wenn er Schaden nimmt und keine Karte mehr hat.
key-unprotected_penalty = Ungeschützte Spezialisten kosten je ein Feld der Bedrohungsleiste; oder zusammen ein Feld.
key-threat_on_any_knockdown = Ein niedergeschlagener Held rückt den Bedrohungsmarker nur vor, wenn dadurch Spezialisten ungeschützt bleiben; oder immer.
key-specialist_abilities = Die Spezialisten haben die Fähigkeiten des Grundspiels; oder die Gruppe wählt wie in der zweiten Auflage für jeden eine von zwei Spezialistenkarten.
key-specialist_base_abilities = Mit Spezialistenkarten gibt es Henrys Wiederholungswurf und Pattys freies Durchsuchen nur auf ihren Karten; oder immer, neben den gewählten Karten.
key-exit_requires = Alle Helden müssen am Ausgangspunkt sein; oder alle Helden und beide Spezialisten.
key-solo_heroes = Wer allein spielt, spielt zwei Helden; oder zwei bis vier.
key-henry_reroll = Henry hilft bei jedem Angriff eines Helden; oder nur, wenn der Held als Aktion angreift.
key-hand_size_role = Das Handkartenlimit sagt, bis wohin nachgezogen wird; oder die Hand wird in der Taktikphase darauf gekürzt.
key-secured_needs_no_monster = Ein Brutpunkt ist durch einen Helden gesichert, wenn dort kein Monster ist; oder durch einen Helden in jedem Fall.
key-simultaneous_knockdowns = Helden, die derselbe Angriff niederschlägt, gehen nacheinander zu Boden, und jeder dreht die Münze um; oder gemeinsam, und sie wird einmal umgedreht.
key-ambush_target = Ein Monster aus dem Hinterhalt greift nach der üblichen Regel den Ersten in der Zugreihenfolge an; oder den, der in den Hinterhalt geriet.
key-downed_at_exit = Ein Held, der am Ausgangspunkt liegt, ist angekommen; oder er muss dort stehen.
key-campaign_upgrades = In einer Kampagne werden Aufrüstungen für jede Mission neu gewählt; oder die früherer Missionen bleiben und zählen mit.
key-open_hands = Jeder sieht nur die eigene Hand; oder alle Hände.
key-difficulty = Wie schwer die Mission ist: Normal, Rekrut (leichter) oder Veteran (schwerer).
key-two_hero_refill = Bei zwei Helden zieht, wer einen Taktischen Schlag ausspielt, danach nichts nach; oder bis zu zwei Karten.
key-remove_hard_events = Alle Ereignisse können vorkommen; oder die elf härtesten bleiben in der Schachtel.
key-remove_hard_finds = Alle Fundstücke können vorkommen; oder die, die ihrem Finder schaden, bleiben in der Schachtel. Das zählt nur, wo mit Fundstücken gespielt wird.
key-automatic_paths = Die Gruppe sagt, welchen von mehreren gleich kurzen Wegen ein Monster nimmt; oder das Programm wählt.

# Neben einer Mission, die nicht die erste ihrer Operation ist.
mission-later = Spätere Missionen sind schwerer, und zum Lernen eignet sich die erste einer Operation am besten.

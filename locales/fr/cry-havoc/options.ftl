# Ce que signifient les variantes des règles.

key-faction_assignment = Comment on attribue les Factions : comme elles sont nommées, sinon au hasard ; toujours au hasard ; ou chaque joueur choisit la sienne.
key-hq_assignment = Comment on attribue les Régions des QG : au hasard, ou au choix, dans l'ordre d'Initiative.
key-trog_hq_control_at_setup = Le joueur des Trogs contrôle leur QG dès le début, ou non.
key-tunnels_at_setup = Combien de Tunnels sont sur le plateau au début, celui du QG des Trogs compris.
key-event_pass_only_in_scoring = Les jetons Événement n'avancent que pendant les Scores, ou dès que des PV sont gagnés.
key-event_pass_on_reach = Un marqueur qui s'arrête exactement sur le nombre d'un emplacement Événement l'a dépassé, ou non.
key-min_discard = Avec combien de cartes au moins on effectue une Action : aucune, ou une.
key-draw_one_scope = Le bonus de pioche compte une fois par Action, ou pour chaque carte défaussée.
key-incremental_discard = Les cartes d'une Action sont défaussées une à une, chaque bonus étant appliqué aussitôt, ou toutes ensemble.
key-tokens_recycle = Quand le stock de jetons est épuisé, les jetons utilisés sont mélangés pour en former un nouveau, ou non.
key-control_tokens_limited = Un joueur qui n'a plus de jeton Contrôle ne peut plus en poser, ou peut quand même.
key-battle_tokens_limited = Il n'y a que huit jetons Bataille, si bien qu'une neuvième bataille ne peut pas commencer, ou leur nombre est sans limite.
key-any_card_as_tactic = Toute carte peut être jouée en bataille, même sans texte de bataille, ou non.
key-retreat_split = Les Unités qui battent en retraite peuvent aller dans des Régions différentes, ou non.
key-trog_win_keeps_third_party_control = Le jeton Contrôle d'un troisième joueur reste là où les Trogs gagnent le Contrôle de Région, ou non.
key-trog_entry_stops = Une Unité du joueur des Trogs qui entre dans une Région avec des jetons Trog s'y arrête, ou non.
key-three_way_token = Ce que deviennent les jetons Trog d'une Région où deux autres camps se rencontrent : ils restent face cachée, ou sont révélés et combattent aux côtés du défenseur.
key-hq_counts_for_region_vp = Le QG d'un joueur compte parmi les Régions qui lui rapportent des PV, ou non.
key-discards_top_only = Seule la carte du dessus d'une défausse est visible, ou toutes.
key-card_backs_public = Tous voient si une carte en main est une carte Faction ou Terrain, ou personne.
key-extra_skills = Les Compétences supplémentaires sont mélangées aux autres, ou restent dans la boîte.

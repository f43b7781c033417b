# Ce que signifient les variantes des règles.

key-faction_assignment = Comment on attribue les Factions : comme elles sont nommées, sinon au hasard ; toujours au hasard ; ou chaque joueur choisit la sienne.
key-hq_assignment = Comment on attribue les Régions des Quartiers Généraux : au hasard, ou choisies dans l'ordre d'Initiative.
key-trog_hq_control_at_setup = Si le joueur des Trogs contrôle leur Quartier Général dès le début.
key-tunnels_at_setup = Combien de Tunnels sont sur le plateau au début, celui du Quartier Général des Trogs compris.
key-event_pass_only_in_scoring = Si les jetons Événement n'avancent que pendant le décompte, et non dès que des points sont gagnés.
key-event_pass_on_reach = Si un marqueur qui s'arrête exactement sur le nombre d'un emplacement Événement l'a dépassé.
key-min_discard = Avec combien de cartes au moins on effectue une Action : aucune, ou au moins une.
key-draw_one_scope = Si le bonus de pioche compte une fois par Action, ou pour chaque carte défaussée.
key-incremental_discard = Si les cartes d'une Action sont défaussées une à une, chaque bonus aussitôt.
key-tokens_recycle = Si les jetons utilisés sont mélangés en une nouvelle réserve quand elle est épuisée.
key-control_tokens_limited = Si un joueur sans jetons Contrôle ne peut plus en poser.
key-battle_tokens_limited = S'il n'y a que huit jetons Bataille, de sorte qu'une neuvième bataille ne peut commencer.
key-any_card_as_tactic = Si toute carte peut être jouée en bataille, même sans Tactique.
key-retreat_split = Si les Unités qui se retirent peuvent aller dans des Régions différentes.
key-trog_win_keeps_third_party_control = Si le jeton Contrôle d'un troisième joueur reste là où les Trogs gagnent le Contrôle de la Région.
key-trog_entry_stops = Si une Unité du joueur des Trogs qui entre dans une Région avec des jetons Trog s'y arrête.
key-three_way_token = Ce que deviennent les jetons Trog d'une Région où deux autres camps se rencontrent : ils restent face cachée, ou sont révélés et combattent aux côtés du défenseur.
key-hq_counts_for_region_vp = Si son propre Quartier Général compte parmi les Régions qui rapportent des points.
key-discards_top_only = Si seule la carte du dessus d'une défausse est visible.
key-card_backs_public = Si tous voient qu'une carte en main est une carte Faction ou Terrain.
key-extra_skills = Si les Compétences supplémentaires sont mélangées aux autres.
key-level_field = Si les nombres pour trois joueurs valent aussi à deux et à quatre.

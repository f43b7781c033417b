# What the variants of the rules mean.

key-faction_assignment = How Factions are found: as they are named, otherwise drawn; always drawn; or each player picks one.
key-hq_assignment = How the HQ Regions are found: drawn, or chosen in Initiative order.
key-trog_hq_control_at_setup = Whether the Trog player controls the Trog HQ from the start.
key-tunnels_at_setup = How many Tunnels lie on the board at the start, the one in the Trog HQ included.
key-event_pass_only_in_scoring = Whether Event tokens move on only while Scoring, and not whenever points are gained.
key-event_pass_on_reach = Whether a marker that lands exactly on the number of an Event spot has passed it.
key-min_discard = How few cards an Action may be performed with: none, or at least one.
key-draw_one_scope = Whether the bonus of drawing a card counts once for an Action, or for each card discarded.
key-incremental_discard = Whether the cards of an Action are discarded one by one, each bonus at once.
key-tokens_recycle = Whether tokens that were used are shuffled into a new supply when the supply runs out.
key-control_tokens_limited = Whether a player out of Control tokens can place no more of them.
key-battle_tokens_limited = Whether there are only eight Battle tokens, so that a ninth battle cannot be started.
key-any_card_as_tactic = Whether any card may be played in a battle, even one without a Tactic.
key-retreat_split = Whether retreating Units may go to different Regions.
key-trog_win_keeps_third_party_control = Whether the Control token of a third player stays where the Trogs win Region Control.
key-trog_entry_stops = Whether a Unit of the Trog player that enters a Region with Trog tokens stops there.
key-three_way_token = What happens to Trog tokens in a Region where two other sides meet: they stay face down, or are revealed and fight beside the defender.
key-hq_counts_for_region_vp = Whether a player's HQ counts among the Regions that score points.
key-discards_top_only = Whether only the top card of a discard pile is open.
key-card_backs_public = Whether everybody sees if a card in hand is a Faction card or a Terrain card.
key-extra_skills = Whether the extra Skills are mixed in with the others.

# What the variants of the rules mean: the default first, then what else can be set.

key-start_player = The group names the start player or leaves it to chance; or chance alone decides.
key-unique_roles = Every role is played once; or two heroes may share a role, each with a full set of cards.
key-spawn_token_layout = The spawn tokens are laid out at random; or the group lays them out.
key-event_pool = The recon deck is made of events and discoveries; or finds of the second edition are shuffled in with the events.
key-tactics_draw = Refilling the hand in the tactics phase may be declined, all or nothing; or it must be done.
key-escort_obligation = The last active hero must take the specialists along; or the last hero, whether standing or knocked down.
key-specialist_reach = A specialist helps heroes at a distance of at most one location, counted along ways that can be walked; or in every location that touches, even across a wall.
key-range_model = Ranges are counted along open ways; or, besides, two neighbours with nothing but a wall between them never reach each other.
key-terrain_modifier = Height and cover change the number of dice; or the number of hits.
key-elevated_vs_elevated = Height does not help against a target as high; or it does.
key-boss_power = A boss has as many power tokens as its card says, usually one for each hero; or one for each person at the table.
key-monster_bombs_hurt_monsters = A monster's bomb hurts heroes only; or everybody where it goes off, the monster included.
key-patty_free_searches = Near Patty a hero may search for free as often as it likes in its turn; or once.
key-ferry_fuel_token = The ferry's fuel counts when its finder has been freed; or as soon as it is found.
key-objective_order = All objectives are open from the start; or one after another, in their order.
key-coin_flip_trigger = The coin may be turned when an objective is complete; or as soon as the number of tokens printed on its card is reached.
key-move_face = The move face takes a monster one location further; or as far as its speed again.
key-knockdown_threshold = A hero falls when the damage is greater than the hand; or when there is damage and no card in hand.
key-unprotected_penalty = Specialists left without a guard cost one space of the threat track each; or one space together.
key-threat_on_any_knockdown = A knock-down moves the threat token only if specialists are left without a guard; or always.
key-specialist_abilities = The specialists have the abilities of the base game; or, as in the second edition, the group chooses one of two specialist cards for each of them.
key-specialist_base_abilities = With specialist cards Henry's reroll and Patty's free search exist only on their cards; or always, in addition to the cards that were chosen.
key-exit_requires = All heroes must be at the exit; or all heroes and both specialists.
key-solo_heroes = Whoever plays alone plays two heroes; or two to four.
key-henry_reroll = Henry helps in every attack of a hero; or only in those that are made as an attack action.
key-hand_size_role = The hand size is how far a hand is refilled; or a limit to which it is cut in the tactics phase.
key-secured_needs_no_monster = A spawn point is secured by a hero where there is no monster; or by a hero in any case.
key-simultaneous_knockdowns = Heroes whom one blow knocks down fall one after another, each turning the coin; or together, turning it once.
key-ambush_target = A monster from an ambush attacks by the usual rule, the earliest in turn order first; or whoever was ambushed.
key-downed_at_exit = A hero lying at the exit has arrived; or must stand there.
key-campaign_upgrades = In a campaign upgrades are chosen anew for every mission; or those of earlier missions are kept and count.
key-open_hands = All players see only their own hands; or all hands are open.
key-difficulty = How hard the mission is: regular, recruit (easier) or veteran (harder).
key-two_hero_refill = With two heroes, whoever plays a tactical response draws nothing afterwards; or up to two cards.
key-remove_hard_events = All events may come up; or the eleven hardest stay in the box.
key-remove_hard_finds = All finds may come up; or those that harm their finder stay in the box. It matters only where finds are played with.
key-automatic_paths = The group is asked which of several equally short ways a monster takes; or the program chooses.

# Beside a mission that is not the first of its operation.
mission-later = Later missions are harder, and the first of an operation is the best to learn with.

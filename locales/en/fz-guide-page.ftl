# The rulebook of Fireteam Zero for people, chapter by chapter. `fz-guide-<chapter>` is its title, `.lead` what it is about, `-g-…` the
# parts of its example, `-s<n>` a step and `.why`, `-n<n>` the notes beside it, the rest its sections: `.text`, and a `.note` with its
# `.aside` in the margin. Loaded with the chapters only. Every sentence rests on numbered rules: src/fireteam-zero/guide/index.ts says which.

fz-guide-sum-hits = { $n ->
        [one] { $n } hit
       *[other] { $n } hits
    }
fz-guide-sum-resistance = − { $n } resistance = { $damage } damage.
fz-guide-sum-killed = Health { $health }: killed
fz-guide-sum-not = Health { $health }: not enough
fz-guide-coin-heads = The lucky coin shows heads
fz-guide-coin-tails = The lucky coin shows tails

## Fireteam Zero in five minutes

fz-guide-five = Fireteam Zero in five minutes
    .lead = One sheet, one bad moment of the first mission, seven notes. Follow the thread from each note to the map. The rest can wait until you need it.
fz-guide-five-map = Part of the battlefield of { $mission }, with numbered pins
fz-guide-five-together = You win or fall together
    .text = Two to four heroes, one mission. Complete **every objective**, in any order; if there is an exit, bring **all heroes** there. Every round the threat grows, so hurry.
fz-guide-five-coin = One lucky coin
    .text = A hero falls: the coin turns to **tails**. Another falls while it shows tails: the mission is lost at once. Some objectives may turn it back.
        
        At the start of your next turn stand up, or stay down: the monsters leave you alone.
fz-guide-five-hand = Your hand is your health
    .text = Each point of damage costs **one card, your choice**. More damage than cards in hand: you are **knocked down**. Just as much: you still stand, empty-handed.
fz-guide-five-specialists = Two specialists, never alone
    .text = Near **{ $henry }** each attack may reroll one die. Near **{ $patty }** searching is free. They walk with you. If their last guard falls, the threat moves up **1 for each**.
fz-guide-five-search = Search
    .text = On a red number, with no monster in your location: turn it over and draw a recon card. It may be what you came for. It may be an **ambush**. Each location only once; monsters still spawn there.
fz-guide-five-attack = One type, one target, all at once
    .text = Play cards of **one type** that all reach the target. Roll their dice (8 at most), count the symbols of your type, and subtract the target’s resistance. **Reach its health in one attack, or nothing happens.**
fz-guide-five-exit = Out, all of you
    .text = Objectives complete and every hero at the exit at the same time: **won, at once**. Even one who lies there counts.
        
        {""}**More monsters than standing heroes** in a location, and you cannot simply walk away.
fz-guide-five-loop = One round
    .text = again and again; there is no last round
fz-guide-five-loop-1 = Tactics phase
    .text = Pass the start player token to the left. **One player** may play **one tactical response**. The others draw **up to 5 cards**: that is healing, too. The first round has only the draw.
fz-guide-five-loop-2 = Hero phase
    .text = Each in turn: **2 steps** and **1 action**, before, between or after them. Attack, search, or whatever a card offers. Difficult terrain costs 2 steps.
fz-guide-five-loop-3 = Threat phase
    .text = Threat **+1**; on 4, 7, 10 and 13 a **twist**, a new rule for the rest of the mission. Minions, elites, then the boss: to the nearest hero, roll the die, attack. Then everything in the spawn pool comes back on a rolled number.

## An attack

fz-guide-attack = An attack
    .lead = Cards of one type, all at one target, all at once: either that is enough, or it was for nothing. Most attacks are decided before anybody picks up the dice, by who stands near whom.
fz-guide-attack-map = The graves and the reeds of { $mission }
fz-guide-attack-g-target = Target
fz-guide-attack-g-cards = Cards
fz-guide-attack-g-before = Before the roll
fz-guide-attack-g-dice = Dice
fz-guide-attack-g-result = Result
fz-guide-attack-s1 = { $abe } stands at { $lowergraves }. One location away, at { $reedbeds }: a { $animal }.
    .why = It has health { $health } and resistance { $resistance } against Bullet. So { $abe } needs 3 hits, in one attack.
fz-guide-attack-s2 = { $abe } plays { $broom } and { $pump }: Bullet and Bullet, { $broomdice } and { $pumpdice } dice.
    .why = All cards of an attack have the same type, and each must reach the target. From now on they are no longer in hand.
fz-guide-attack-s3 = { $frank } reacts with { $spotter }: strength +1.
    .why = A reaction costs a card and no action. { $frank } stands two locations from the monster, and this one reaches three.
fz-guide-attack-s4 = No cover, no height: 6 dice.
    .why = A target in cover would take one die away, height would add one. Whatever goes above 8 is wasted.
fz-guide-attack-s5 = The roll: 1 hit.
    .why = Only Bullet symbols count. After resistance, nothing would be left.
fz-guide-attack-s6 = { $henry } is next door, so { $abe } rerolls one die: two symbols. 3 hits.
    .why = Any hero with { $henry } or one step from him may reroll one die in every attack. The new result stands.
fz-guide-attack-s7 = 3 hits minus { $resistance } resistance are 2 damage: killed.
    .why = One hit fewer, and the { $animal } would be unharmed.
fz-guide-attack-s8 = The figure goes back to the spawn pool, the cards go to the discard pile.
    .why = Killed with nothing to spare: that is a sample for “{ $samples }”. It bursts as it dies, but no hero is with it.
fz-guide-attack-n1 = Not from close by
    .text = “{ $trait }”: shoot or blow up a { $animal } only when no hero is in its location. Each hero there takes 1 damage that nothing prevents.
fz-guide-attack-n2 = Cards you attack with are gone
    .text = Once an attack is declared, its cards no longer pay for damage, and they are spent even if it comes to nothing.
fz-guide-attack-n3 = Enough is enough
    .text = Damage beyond its health is lost. A card too many is one card less to live on.
fz-guide-attack-target = One type, one target, every card in range
    .text = Play **one or more action cards**, their upper halves, at **one monster**. All have the **same type**: Brawl, Bullet or Bomb. The range of every card must reach; 0 means your own location.
        
        No line of sight is needed. Count the steps through open borders, whatever the terrain.
    .note = Through the wall?
    .aside = Two locations with only a solid line between them are not one step apart. Count the way round.
fz-guide-attack-before = Friends come first
    .text = Before the roll every player whose hero is standing may **react**. Each player may play one reaction to one event; several players may each play their own. A reaction costs its card and no action, and the monster that it names must be within its range of the reacting hero.
    .note = An ally is not you
    .aside = What helps “an ally” helps another hero. You cannot play it for your own attack.
fz-guide-attack-dice = How many dice, and never more than eight
    .text = Add up the **strength** of all cards and what reactions give. Shooting down from elevated terrain at a target that is not elevated adds **one die**; a target in cover terrain takes **one away**. Both count only between two locations, whatever the attack type. Then cut to 8.
    .note = What eight dice cannot do
    .aside = Bonus hits are not dice: they are added after the roll and have no limit.
fz-guide-attack-again = Roll, reroll, count
    .text = Each symbol of your type is a **hit**, and a die may show several. Rerolls come now, before anything is subtracted: with { $henry } there or one step away, one die of every attack may be rerolled. Then the **bonus hits** of the cards are added.
fz-guide-attack-kill = All or nothing
    .text = Take off the monster’s **resistance** to this type. What is left is the damage: if it reaches its **health**, the monster is killed and goes back to the pool it came from. If not, nothing happens at all.
    .note = Wounds do not stay
    .aside = Two good attacks that each fall one short have done nothing.
fz-guide-attack-bomb = Bombs make no choice
    .text = A hero’s **Bomb** strikes every figure in the target’s location: all monsters, each with its own resistance, and **all standing heroes**, including yourself. Specialists and heroes who are knocked down are spared. A monster’s Bomb strikes all standing heroes there, and no monster.
    .note = Nobody can take it for you
    .aside = Taking one for the team only changes the target, and a Bomb strikes everybody anyway.
fz-guide-attack-boss = A boss has more than one life
    .text = It comes with **power tokens**, usually one for each hero. An attack that reaches its health takes off one of them, and never more than one. Without the last it is defeated for good.

## A round

fz-guide-round = A round
    .lead = First the team plans and draws, then each hero has a turn, then the monsters have theirs. There is no last round: it goes on until you have won or lost.
fz-guide-round-map = The south of { $mission }
fz-guide-round-g-tactics = Tactics
fz-guide-round-g-heroes = A hero’s turn
fz-guide-round-g-flee = Outnumbered
fz-guide-round-g-threat = Threat
fz-guide-round-s1 = The start player token passes from { $abe } to { $frank }.
    .why = It goes to the left. It fixes the turn order of this round, and its holder decides where the group cannot agree.
fz-guide-round-s2 = { $abe } plays a tactical response: { $clarity }. The others may act at once.
    .why = One response for the whole team, in each round but the first. Its price: { $abe } draws nothing now.
fz-guide-round-s3 = The others draw up to 5 cards.
    .why = That is how a hero heals. Whoever has 5 or more draws nothing, and discards nothing either.
fz-guide-round-s4 = { $shadroe }’s turn: the first of two steps, to { $fuelyard }.
    .why = An ordinary location costs 1. { $reedbeds }, difficult terrain, would cost 2, and with 1 left nobody enters it.
fz-guide-round-s5 = Between the steps, an action: { $shadroe } searches.
    .why = The action may come before, after or between the steps. There is one in a turn.
fz-guide-round-s6 = Then the second step, to { $ferryslip }.
    .why = Through open borders and across corners, but never across a solid line. What is not used is lost.
fz-guide-round-s7 = A round later: two monsters and one standing hero. { $abe } cannot walk away.
    .why = A hero may leave only if there are at least as many standing heroes as monsters. { $patty } does not count.
fz-guide-round-s8 = After the last hero the threat phase begins.
    .why = The threat grows, the monsters come. It has a chapter of its own.
fz-guide-round-n1 = The first round is short
    .text = No token is passed and no response is played: everybody draws the first hand.
fz-guide-round-n2 = More than five is fine
    .text = Five is how far you draw, not how much you may hold. Cards from elsewhere may take you beyond.
fz-guide-round-n3 = Down, but not out of cards
    .text = A hero who is knocked down plays no response, but draws like everybody else.
fz-guide-round-tactics = One response for all
    .text = In the tactics phase **one player of the whole team** may play **one tactical response** from hand. It may reach far beyond the usual ranges. Whoever played it **does not draw** in this round. If several players want to play one, agree; otherwise the holder of the start player token decides.
    .note = Steps for nothing
    .aside = What a response lets you do happens now, and takes nothing from your own turn.
fz-guide-round-draw = Draw up to five
    .text = Everybody else may draw **up to the hand size**, all or nothing. If the action deck runs out, the discard pile is shuffled into a new one at once.
fz-guide-round-turn = Two steps and one action
    .text = In turn order each hero may **move up to its speed**, usually 2, and take **one action**: attack, search, or what a card offers. The action may come before, between or after the steps. **Free actions** come on top.
fz-guide-round-move = Where feet can go
    .text = From location to connected location; touching at a corner is enough. **Difficult terrain costs 2**, paid in one go. Impassable terrain and solid lines stop you. Teammates never block your way, and you may walk in on monsters.
    .note = Monsters do not mind mud
    .aside = Difficult terrain costs them 1 like any other.
fz-guide-round-flee = Outnumbered
    .text = With **more monsters than standing heroes** in your location you cannot leave it on foot. This is checked again at each step. You may still act: kill one, and the way may be free. Movement that a card gives is exempt.
    .note = A boss is one
    .aside = However large: it counts as one monster.
fz-guide-round-down = Knocked down
    .text = A hero who is knocked down plays no cards, takes no damage, and is ignored by the monsters. At the start of your turn choose: **stand up** and have a normal turn, or **stay down** and skip it, as often as you like.

## Search and objectives

fz-guide-search = Search and objectives
    .lead = Under the red numbers lies what the mission is about, and what has been waiting for you. There are twelve of them, and twelve cards.
fz-guide-search-map = The landing place of { $mission }
fz-guide-search-g-search = Search
fz-guide-search-g-bring = Bring it
fz-guide-search-g-ambush = Ambush
fz-guide-search-g-done = Done
fz-guide-search-s1 = { $shadroe } stands at { $fuelyard }: a red number, and no monster there. It can be searched.
    .why = { $patty } is one location away, so it costs no action.
fz-guide-search-s2 = The number is turned over, and the top card drawn: { $propeller }.
    .why = Never again here. But monsters may still come from there.
fz-guide-search-s3 = It is a discovery: { $shadroe } carries the part.
    .why = Each discovery belongs to an objective and says what has to be done with it.
fz-guide-search-s4 = One step to { $ferryslip }, and the token lies on “{ $ferry }”: 1 of 2.
    .why = Two are needed. The other one is { $fuel }.
fz-guide-search-s5 = { $don } searches { $ferrysheds }: “{ $waiting }”. An ambush.
    .why = A figure from the spawn pool is put into the hero’s location at once.
fz-guide-search-s6 = It acts immediately: die, attack, 1 hit. { $don } pays one card.
    .why = No reaction may be played during an ambush. Another hero there could take the blow instead.
fz-guide-search-s7 = Both tokens: the objective is complete, and the coin may be turned back to heads.
    .why = Only where the card says so. If it shows heads already, nothing is saved for later.
fz-guide-search-s8 = The samples are there as well, and everybody stands at { $ferryslip }: won.
    .why = At once, in the middle of a turn, whatever else was to come.
fz-guide-search-n1 = Not with a monster there
    .text = Kill it first, or lure it away. { $patty } changes nothing about that.
fz-guide-search-n2 = Events are nobody’s fault
    .text = Most cards have nothing to do with the mission. Some help, some hurt, and all are carried out at once.
fz-guide-search-n3 = Do not go in with an empty hand
    .text = An ambush strikes whoever is first in turn order there, and it may knock a hero down.
fz-guide-search-search = Turn it over
    .text = Where a **red number is face up** and there is **no monster**, you may search. That takes an action; near { $patty } it is free. Turn the token face down, draw the top **recon card**, and do what it says. Each location once in a mission.
    .note = Twelve and twelve
    .aside = As many numbers as cards: what the objectives need lies under some of them.
fz-guide-search-found = Discoveries and events
    .text = A **discovery** belongs to an objective: it puts an intel token on it, when it is found or when its condition is met. An **event** is for better or worse. “You” on a card is the hero who searched. A lasting one stays beside the board until it is done.
fz-guide-search-ambush = Ambush
    .text = One figure of the named kind is put **into the hero’s location**: from the spawn pool, otherwise the farthest one on the board is moved. It has a **complete activation** at once. **No reactions.** It stays, and acts again in the next threat phase. Then the rest of the card is carried out.
    .note = Who is attacked
    .aside = With several heroes there, the earliest in turn order, not necessarily the one who searched.
fz-guide-search-objectives = Objectives
    .text = All are open from the start, **in any order**. Most are complete with the printed number of **intel tokens**. A completed one stays so. Some then let you **turn the lucky coin to heads**.
    .note = Wait for it
    .aside = Turning the coin is wasted while it shows heads. Sometimes it pays to complete an objective a little later.
fz-guide-search-end = The end
    .text = **Without an exit** you win at once with the last objective. **With one**, all heroes have to be there at the same time, in whichever order the two come true; a hero who is knocked down there counts. You lose when a hero is knocked down **while the coin shows tails**, and when a mission says so. All win, or all lose.

## Threat and monsters

fz-guide-threat = Threat and monsters
    .lead = Monsters do not think, they follow rules, and you can read them. Here is a threat phase in which everything goes wrong. Turn order: { $frank }, { $shadroe }, { $don }, { $abe }.
fz-guide-threat-map = The graves and the landing place of { $mission }
fz-guide-threat-g-track = Track
fz-guide-threat-g-minions = Minions
fz-guide-threat-g-elites = Elites
fz-guide-threat-g-spawn = Spawning
fz-guide-threat-s1 = The threat token moves one space, to 4: a twist. “{ $strong }” holds from now on.
    .why = On 4, 7, 10 and 13 a twist is drawn. All of them stay, and work together.
fz-guide-threat-s2 = Minions first. The one at { $reedbeds } goes to the nearest hero: { $shadroe }.
    .why = Three heroes are one step away. Among those equally near the earliest in turn order counts.
fz-guide-threat-s3 = It rolls the activation die: { $blank }.
    .why = Move would be one location more, special its special ability. The die is rolled once, after moving.
fz-guide-threat-s4 = Target: { $shadroe }, the earliest of those who are nearest. But { $don } steps in.
    .why = Another standing hero in the location may take one for the team, before the roll. It costs nothing but pain.
fz-guide-threat-s5 = Two dice, 1 hit. “{ $strong }” makes it 2: { $don } discards two cards.
    .why = Cards of the player’s choice. Two are left: still standing.
fz-guide-threat-s6 = The second one, from { $olivebank }, goes two locations, to { $frank }. 2 hits: two cards.
    .why = Difficult terrain costs monsters 1. The die shows move: with a hero in its location that means nothing.
fz-guide-threat-s7 = Now the elite. It goes to { $frank } too, and the die shows special: one bonus hit. 4 hits.
    .why = { $frank } and { $abe } are equally near, and { $frank } comes earlier in turn order.
fz-guide-threat-s8 = 4 damage, two cards in hand: { $frank } is knocked down. The coin turns to tails.
    .why = The whole hand goes. Had it shown tails already, the mission would be lost.
fz-guide-threat-s9 = { $henry } has no guard any more: the threat moves up 1.
    .why = For each specialist left without a standing hero in the location. Paid once, at this moment.
fz-guide-threat-s10 = Last, the spawn die for each monster in the pool: 12 and 8.
    .why = At { $fuelyard } there are heroes, but a monster too: not secured. They act in the next threat phase.
fz-guide-threat-n1 = Not the one you expect
    .text = Near and early in turn order: that is who they come for. Who stands first this round is worth a look.
fz-guide-threat-n2 = Shooters walk, too
    .text = A monster with range goes on until it shares a location with a hero, even if one was in range before.
fz-guide-threat-n3 = Stand on the numbers
    .text = A spawn point with a hero and no monster is secured: a roll for it is rolled again.
fz-guide-threat-track = The threat grows
    .text = Each threat phase begins with **one space forward**. A space marked for a twist, reached in whatever way, draws the next **twist**: a rule for the rest of the mission. On the last space the token stays; that is no defeat.
    .note = More than one step
    .aside = Several spaces are taken one by one: no twist is skipped.
fz-guide-threat-order = Who comes, and how far
    .text = **All minions, then all elites, then the boss**; within a class the group chooses. Without a standing hero in its location each goes up to its speed, by a shortest way, **towards the nearest standing hero**, and stops with the first it meets. Impassable terrain and solid lines stop it; difficult terrain costs 1.
    .note = Where they do not look
    .aside = Knocked-down heroes and specialists do not exist for a monster.
fz-guide-threat-die = The activation die
    .text = Then the die, once. **Blank:** nothing. **Move:** one more location, for one that has no hero in its location. **Special:** its special ability, for this activation.
fz-guide-threat-strike = It attacks
    .text = With a standing hero in range it must attack: the **nearest**, among equals the **earliest in turn order**. It rolls as many dice as its strength, with terrain, and each symbol of its type is a hit. Before the roll **another hero in the target’s location** may become the target instead.
    .note = No card needed
    .aside = Taking one for the team costs nothing, and whoever has no card may do it as well.
fz-guide-threat-damage = Damage costs cards
    .text = For each point discard **one card of your choice**. Focus cards and finds pay for nothing. If the damage is **more than your hand**, you are knocked down; if it is just as much, you stand there empty-handed. **Unblockable** damage cannot be reduced.
fz-guide-threat-fall = A hero falls
    .text = Discard the **whole hand**, lay the figure down, turn the **coin to tails**; if it showed tails, the mission is lost. Until you stand up monsters ignore you, nothing hurts you, and you play no cards.
fz-guide-threat-spawn = They come back
    .text = For **each monster in the spawn pool** roll the spawn die, minions first: it is put on the location with that number, searched or not. A **secured** one is rolled again. With a **boss** on the board nothing spawns. What is killed goes back to its own pool; the reserve pool comes only when something calls it.
    .note = Both needed
    .aside = A hero alone secures it. With a monster there as well it is not secured.

## Specialists

fz-guide-specialists = Specialists
    .lead = { $henry } and { $patty } carry no weapons, take no damage and belong to no player. They are worth a die and an action in every turn, as long as somebody walks with them.
fz-guide-specialists-map = Around the graves of { $mission }
fz-guide-specialists-g-walk = Walking
fz-guide-specialists-g-help = Helping
fz-guide-specialists-g-fall = Without a guard
fz-guide-specialists-s1 = { $henry } and { $patty } are with { $abe } and { $shadroe }: both are their guards.
    .why = A guard is a standing hero in the same location.
fz-guide-specialists-s2 = { $abe } goes on and takes { $patty } along.
    .why = At each step the player chooses who comes. It costs no movement.
fz-guide-specialists-s3 = { $shadroe } goes, too, and has to take { $henry } along.
    .why = The last standing hero of a location leaves no specialist behind.
fz-guide-specialists-s4 = { $abe } attacks. { $henry } is next door: one die may be rolled again.
    .why = In the same location or one step away. Every hero there, in every attack.
fz-guide-specialists-s5 = The action is spent, but { $patty } is here: { $abe } searches all the same.
    .why = A free action, in your own turn. The conditions of a search stay.
fz-guide-specialists-s6 = { $abe } is knocked down, and { $patty } is alone: the threat moves up 1.
    .why = With both of them it would have been 2. { $henry } is elsewhere, with { $shadroe }.
fz-guide-specialists-s7 = { $don } comes in and is the guard at once.
    .why = Nothing more is paid for the time that { $patty } was alone.
fz-guide-specialists-n1 = A wall is not next door
    .text = Reach counts steps. Behind a solid line even a neighbour may be too far.
fz-guide-specialists-n2 = They count for nothing
    .text = Not for fleeing, not for securing a number, not as a target.
fz-guide-specialists-n3 = Only for those on their feet
    .text = Only standing heroes may use an ability.
fz-guide-specialists-walk = They go where you go
    .text = A specialist moves **only with a hero**. At each step you choose who comes along, and that costs nothing. The **last standing hero** of a location must take **all** of them, also when a card or a monster forces the hero away.
    .note = Drop and pick up
    .aside = In the middle of a move you may leave one with a friend, and take one along from there.
fz-guide-specialists-reach = Here or next door
    .text = A hero in the **same location or one step away** may use an ability, measured when it is used. Different heroes may use the same one in a round.
fz-guide-specialists-henry = Henry: one more try
    .text = In **every attack** of a hero within reach **one attack die** may be rolled again, after the first roll and before damage. Also in attacks that reactions or responses make.
fz-guide-specialists-patty = Patty: searching for free
    .text = Within reach searching is a **free action**: on your own turn in the hero phase, as often as you find something to search.
    .note = Walk, search, walk, search
    .aside = With two steps a hero may pass three numbers, and the action is still to come.
fz-guide-specialists-fall = When the last guard falls
    .text = If a hero is knocked down and **no standing hero** is left there, the threat token moves **one space for each specialist**, with its twists. Once, at that moment. The specialists stay where they are; whoever comes, or stands up, guards them at once.
    .note = Not together
    .aside = Both in one location with one hero: that is two spaces at a bad moment.

## Campaign

fz-guide-campaign = Campaign
    .lead = An operation is three missions with one story. You are not made stronger by winning: the briefing of each mission says what you may take along.
fz-guide-campaign-g-m1 = First mission
fz-guide-campaign-g-m2 = Second
fz-guide-campaign-g-m3 = Third
fz-guide-campaign-g-m4 = After a defeat
fz-guide-campaign-s1 = “{ $mission }”: the briefing says where you enter, what is to be done, and what waits.
    .why = It gives each hero so many focus cards and upgrade sets; here there are none of the latter yet.
fz-guide-campaign-s2 = Once that is won: “{ $mission2 }”. Other ground, other rules.
    .why = No exit, this time. Upgrades and focus cards are chosen anew; nothing else is carried over.
fz-guide-campaign-s3 = Last, “{ $mission3 }”, with a boss: { $boss }.
    .why = It needs somebody of the role that the briefing names. Bosses usually come last.
fz-guide-campaign-s4 = Lost? The same mission may be tried again.
    .why = And any mission may be played on its own. Later ones are harder.
fz-guide-campaign-n1 = One of each role
    .text = Every role has one set of cards, so two heroes of the same role never go together: { $abe } or Maxine, not both.
fz-guide-campaign-n2 = Alone is two
    .text = Playing alone you lead two heroes. Each has its own cards and turn.
fz-guide-campaign-n3 = Four at once
    .text = An upgrade set is four identical cards, and all four go into your deck.
fz-guide-campaign-operation = Three missions
    .text = An **operation** begins with its first mission; when it is won you may play the next. After a defeat try it again. You may also play **any mission on its own**, but later ones expect more of you.
fz-guide-campaign-cards = What you take along
    .text = Each hero shuffles the **basic action cards** of its role with the **upgrade sets** that the briefing grants: four identical cards each. **Focus cards**, as many as it grants, lie open all the time and give an ability or an action. All are chosen **anew for each mission**.
    .note = A focus card is no armour
    .aside = It is not part of your hand: it cannot pay for damage, and nobody can take it from you.
fz-guide-campaign-heroes = Who goes
    .text = Two to four heroes, **each with a different role**. Some missions name a role that must be there. Choose clockwise, beginning with the start player.
fz-guide-campaign-setup = Laying it out
    .text = Twelve numbered **spawn tokens**, face up. The threat token on the first space, the **coin on heads**. The **recon deck**: the discoveries of the mission and as many events as the briefing says, twelve in all. A figure for each monster of the spawn pool, on rolled numbers. All heroes and both specialists at the entry.
    .note = No cards yet
    .aside = The first hand is drawn in the first tactics phase.
fz-guide-campaign-harder = Easier, harder
    .text = When a table is opened you may set a **difficulty** and house rules. They are fixed before set-up and hold for the whole mission; nothing on these pages changes but what they name.

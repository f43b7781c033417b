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
    .text = On a red number, with no monster beside you: turn it over and draw a recon card. It may be what you came for. It may be an **ambush**. Each place only once; monsters still come from there.
fz-guide-five-attack = One type, one target, all at once
    .text = Play cards of **one type** that all reach the target. Roll their dice (8 at most), count the symbols of your type, take off its resistance. **Reach its health in one attack, or nothing happens.**
fz-guide-five-exit = Out, all of you
    .text = Objectives complete and every hero at the exit at the same time: **won, at once**. Even one who lies there counts.
        
        {""}**More monsters than standing heroes** in a place, and you cannot simply walk away.
fz-guide-five-loop = One round
    .text = again and again; there is no last round
fz-guide-five-loop-1 = Tactics phase
    .text = Pass the start player token to the left. **One** of you all may play **one tactical response**. The others draw **up to 5 cards**: that is healing, too. The first round has only the draw.
fz-guide-five-loop-2 = Hero phase
    .text = Each in turn: **2 steps** and **1 action**, before, between or after. Attack, search, or what a card offers. Difficult terrain costs 2 steps.
fz-guide-five-loop-3 = Threat phase
    .text = Threat **+1**; on 4, 7, 10 and 13 a **twist**, a new rule for good. Minions, elites, then the boss: to the nearest hero, roll the die, attack. Then everything in the spawn pool comes back on a rolled number.

## An attack

fz-guide-attack = An attack
    .lead = Cards of one type, thrown at one target at once: either that is enough, or it was for nothing. Most attacks are decided before the dice are in the hand, by who stands near whom.
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
    .why = Only Bullet symbols count. Less resistance, nothing would be left.
fz-guide-attack-s6 = { $henry } is next door, so { $abe } rerolls one die: two symbols. 3 hits.
    .why = Any hero at or next to { $henry } may reroll one die in every attack. The new result stands.
fz-guide-attack-s7 = 3 hits, less { $resistance } resistance, are 2 damage: killed.
    .why = One hit fewer, and the { $animal } would stand there unharmed.
fz-guide-attack-s8 = The figure goes back to the spawn pool, the cards go to the discard pile.
    .why = Killed with nothing to spare: that is a sample for “{ $samples }”. It bursts as it dies, but no hero is with it.
fz-guide-attack-n1 = Not from close by
    .text = “{ $trait }”: whoever shoots or blows up a { $animal } should not have a hero beside it. Each there takes 1 damage that nothing prevents.
fz-guide-attack-n2 = Cards you attack with are gone
    .text = Once an attack is declared its cards pay for no damage any more, and they are spent even if it comes to nothing.
fz-guide-attack-n3 = Enough is enough
    .text = Damage beyond its health is lost. A card too many is a card less to live with.
fz-guide-attack-target = One type, one target, every card in range
    .text = Play **one or more action cards**, their upper halves, at **one monster**. All have the **same type**: Brawl, Bullet or Bomb. The range of every card must reach; 0 means your own location.
        
        No line of sight is needed. Count the steps through open borders, whatever the terrain.
    .note = Through the wall?
    .aside = Two places with only a solid line between them are not one step apart. Count the way round.
fz-guide-attack-before = Friends come first
    .text = Before the roll everybody whose hero stands may **react**. Each player may play one reaction to one event, several players each their own. A reaction costs its card and no action, and the monster that it names must be within its range of the hero who reacts.
    .note = An ally is not you
    .aside = What helps “an ally” helps another hero. You cannot play it for your own attack.
fz-guide-attack-dice = So many dice, and never more than eight
    .text = Add up the **strength** of all cards and what reactions give. Shooting down from elevated terrain at a target that is not elevated adds **one die**; a target in cover terrain takes **one away**. Both count only between two locations, whatever the attack type. Then cut to 8.
    .note = What eight dice cannot do
    .aside = Bonus hits are not dice: they are added after the roll and have no limit.
fz-guide-attack-again = Roll, reroll, count
    .text = Each symbol of your type is a **hit**, and a die may show several. Rerolls come now, before anything is subtracted: { $henry } gives one die to every attack of a hero at or next to him. Then the **bonus hits** of the cards are added.
fz-guide-attack-kill = All or nothing
    .text = Take off the monster’s **resistance** to this type. What is left is the damage: if it reaches its **health**, the monster is killed and goes back to the pool it came from. If not, nothing happens at all.
    .note = Wounds do not stay
    .aside = Two good attacks that each fall one short have done nothing.
fz-guide-attack-bomb = Bombs ask nobody
    .text = A hero’s **Bomb** strikes every figure in the target’s location: all monsters, each with its own resistance, and **all standing heroes**, yourself too. Specialists and heroes who are knocked down are spared. A monster’s Bomb strikes all standing heroes there, and no monster.
    .note = Nobody can take it for you
    .aside = Taking one for the team only changes the target, and a Bomb strikes everybody anyway.
fz-guide-attack-boss = A boss has more than one life
    .text = It comes with **power tokens**, usually one for each hero. An attack that reaches its health takes off one of them, and never more than one. Without the last it is defeated for good.

# The rulebook of Cry Havoc for people, chapter by chapter. `ch-guide-<chapter>` is its title, `.lead` what it is about, `-g-…` the
# parts of its example, `-s<n>` a step and `.why`, `-n<n>` the notes beside it, the rest its sections: `.text`, and a `.note` with its
# `.aside` in the margin. Loaded with the chapters only. Every sentence rests on numbered rules: src/cry-havoc/guide/index.ts says which.

ch-guide-vp = VP

## Cry Havoc in five minutes

ch-guide-five = Cry Havoc in five minutes
    .lead = A planet full of Crystals, up to four Factions, and Trogs under every stone. Seven things to know; each is tied to its place on the planet. The rest can wait until you need it.
ch-guide-five-map = The planet in the second Round, with seven numbered pins
ch-guide-five-win = Most VP wins
    .text = Each player leads one Faction. Whoever has the most **VP** after **at most five Rounds** wins. Pawns on the rim of the planet show who has how many.
ch-guide-five-turn = Three Actions, paid with cards
    .text = In every Round you take **three Actions**, one at a time, in Initiative order. To move, recruit or build, discard cards: only the icons of that Action count, everything else on them is lost.
ch-guide-five-battle = Battles wait
    .text = Moving in on somebody places a **Battle token**; nobody may enter any more. After all Actions your Units go on three **Objectives**: hold the ground (2 VP), take a Prisoner, kill (1 VP each). No dice.
ch-guide-five-build = Structures work for you
    .text = Build Points put **Structures** into Regions you control and activate them, even in the same Action. No Unit has to stand there.
ch-guide-five-enter = Something under the stone
    .text = A Unit **stops** where enemies or a face-down Trog token are. When the Move Action ends, tokens are turned up: first Exploration, then Trogs. Whoever stands alone there takes **Control**.
ch-guide-five-crystals = Crystals pay when Scoring comes
    .text = Every battle adds a Crystal. They bring VP only if somebody plays the card that **enables Scoring**, once a Round: then everybody scores the Crystals in their Regions, and the one who enabled it also **1 VP per Region**.
ch-guide-five-track = The clock is yours
    .text = If your score **passes an Event spot**, its Event moves on to the next spot, and the game is a Round shorter. In the last Round Scoring is always enabled.
ch-guide-five-loop = One Round
    .text = six phases, at most five times
ch-guide-five-loop-1 = { $phase1 }
    .text = Turn up the next Event, put Initiative in its new order, ready all Skills. The first Round has the Event only.
ch-guide-five-loop-2 = { $phase2 }
    .text = Draw **4 cards**, then keep at most 7.
ch-guide-five-loop-3 = { $phase3 }
    .text = Each player in turn, **three times**: move, recruit, build, draw two and keep one, or enable Scoring.
ch-guide-five-loop-4 = { $phase4 }
    .text = One battle after another, by the numbers on the tokens.
ch-guide-five-loop-5 = { $phase5 }
    .text = **1 VP** for each Prisoner you hold. Buying an own Unit back costs 2 VP.
ch-guide-five-loop-6 = { $phase6 }
    .text = If it was enabled: Crystals for all, Regions for the one who did it.

## A battle

ch-guide-battle = A battle
    .lead = A battle is three small contests over one Region. You spread your Units over all three before anyone plays a card, so every Unit that holds the ground is one that neither captures nor kills. There are no dice.
ch-guide-battle-map = { $mist } and its surroundings on the planet
ch-guide-battle-g-start = Start
ch-guide-battle-g-crystal = A Crystal
ch-guide-battle-g-units = B Units
ch-guide-battle-g-tactics = C Tactics
ch-guide-battle-g-objectives = D Objectives
ch-guide-battle-g-after = E–G After
ch-guide-board-out = { $attacker } declined
ch-guide-board-reserve = from the Reserve
ch-guide-board-rule-1 = tie: defender
ch-guide-board-rule-2 = tie: nobody
ch-guide-board-rule-3 = one kill per Unit
ch-guide-board-done-1 = tie: defender, +2 VP
ch-guide-board-done-2 = tie: nobody
ch-guide-board-done-3 = each kills 1, +1 VP
ch-guide-board-say = { $objective }: { $attacker } { $a }, { $defender } { $d }.
ch-guide-battle-s1 = Four { $pilgrims } have moved into { $mist }.
    .why = Three { $humans } hold it. Battle token 1 lies there: nobody may enter any more, and the fight waits for phase 4.
ch-guide-battle-s2 = Add one Crystal to { $mist }.
    .why = It happens before anything else, whoever fights and whoever wins.
ch-guide-battle-s3 = The { $pilgrims } attack, so they place first: 3, 1 and 0.
    .why = All four Units must be placed. They want the ground and a Prisoner.
ch-guide-battle-s4 = The { $humans } see that and put all three on Attrition.
    .why = They would lose the ground but kill up to three, unless one of them is captured first.
ch-guide-battle-s5 = The { $pilgrims } play { $holograms }: one Unit from Region Control to Attrition.
    .why = They still lead 2 to 0 on Region Control, and now they would kill one as well.
ch-guide-battle-s6 = The { $humans } play { $air }: one Unit from the Reserve to Capture Prisoners.
    .why = 1 to 1 there is a tie: nobody will be captured.
ch-guide-battle-s7 = The { $pilgrims } decline. They play no more Tactics in this battle.
    .why = Declining is final, even with cards in hand. The { $humans } may go on alone.
ch-guide-battle-s8 = The { $humans } play { $flank }: two Units from Attrition to Region Control.
    .why = 2 to 2, and a tie belongs to the defender. The { $pilgrims } can only watch. Then the { $humans } stop too.
ch-guide-battle-s9 = Region Control, 2 to 2: the defender holds { $mist } and scores 2 VP.
    .why = The 2 VP are scored although the { $humans } controlled it before.
ch-guide-battle-s10 = Capture Prisoners, 1 to 1: nobody takes a Prisoner.
    .why = A tie helps no one here.
ch-guide-battle-s11 = Attrition, 1 and 1: each side kills one Unit and scores 1 VP.
    .why = Both at the same moment, so both die. Killed Units go back to their owner’s Reserve.
ch-guide-battle-s12 = The { $humans } return to { $mist }, the { $pilgrims } retreat to { $bonewind }.
    .why = { $humans } 3 VP, { $pilgrims } 1. The token goes; { $mist } keeps its new Crystal.
ch-guide-battle-n1 = Ties
    .text = Region Control goes to the defender, a Prisoner to nobody. So the attacker needs one more.
ch-guide-battle-n2 = You can win by losing
    .text = Give up the ground and put all on Attrition: three kills are 3 VP, one more than holding it.
ch-guide-battle-n3 = But watch the order
    .text = Prisoners are taken before Attrition counts. The enemy will take the very Unit that was going to kill.
ch-guide-battle-crystal = The ground cracks
    .text = Battles are fought one after another, in the order of their numbers. Each begins with **one more Crystal** in the Region, whoever fights there.
    .note = Worth coming back for
    .aside = Crystals are what Scoring counts. A Region fought over twice holds two more.
ch-guide-battle-units = Both sides place all their Units
    .text = **The attacker places first**, on the three Objectives in any numbers. **Then the defender**, who has seen it, does the same. Nobody may hold a Unit back; an Objective may stay empty.
    .note = Last word, first
    .aside = Placing second is the defender’s edge, as strong as the tie.
ch-guide-battle-tactics = Tactics, one card at a time
    .text = Attacker first, then in turn: play one Tactics card or decline. **Who declines is out for this battle**; the other may go on, card after card. Your Faction’s cards fit anywhere, a Terrain card only in a Region of that Terrain. Outer Regions have none.
    .note = Before you decline
    .aside = It is final. A card that you draw later in this battle does not bring you back.
ch-guide-battle-objectives = Three Objectives, top to bottom
    .text = **Region Control:** more Units here, and the Region is yours; 2 VP at once. On a tie, even 0 to 0, the defender wins it.
        
        {""}**Capture Prisoners:** more Units here, and you take one enemy Unit of this battle, from whichever Objective you like. On a tie nobody does.
        
        {""}**Attrition:** each of your Units here kills one enemy Unit of this battle, 1 VP each. Both sides count first, then both lose.
    .note = What a Prisoner is worth
    .aside = Nothing now, but 1 VP at the end of every Round until its owner pays 2 VP, which nobody gets.
ch-guide-battle-after = Home, or away
    .text = The winner of Region Control puts the survivors back into the Region. The loser’s **must retreat**, all to one adjacent Region that the loser controls, without enemies and without a Battle token. If there is none, they go to the Reserve, and nobody scores for that. Then the Battle token is removed.
    .note = Later battles
    .aside = A Region whose battle is still to come is no place to retreat to. One that was fought over earlier in this phase may be.
ch-guide-battle-trogs = Against Trogs that nobody plays
    .text = With two or three players the one **to the left** of whoever fights the Trogs decides for them, and may play Tactics from their own hand. Killing and capturing Trogs pays as usual; they never score.
        
        If they win the Region, there is no Control token but a **Nest**, face down. If they lose it with survivors, these go back to the Trog Reserve, and a Nest is placed in an adjacent Region that nobody controls.
    .note = A Trog stays a Prisoner
    .aside = Nobody can buy it back: 1 VP in every Round to come.

# The rulebook of Cry Havoc for people, chapter by chapter. `ch-guide-<chapter>` is its title, `.lead` what it is about, `-g-…` the
# parts of its example, `-s<n>` a step and `.why`, `-n<n>` the notes beside it, the rest its sections: `.text`, and a `.note` with its
# `.aside` in the margin. Loaded with the chapters only. Every sentence rests on numbered rules: src/cry-havoc/guide/index.ts says which.

ch-guide-vp = VP

## Cry Havoc in five minutes

ch-guide-five = Cry Havoc in five minutes
    .lead = A planet full of Crystals, up to four Factions, and Trogs under every stone. Seven things to know, each with its pin on the planet. The rest can wait until you need it.
ch-guide-five-map = The planet in the second Round, with seven numbered pins
ch-guide-five-win = Most VP wins
    .text = Each player leads one Faction. Whoever has the most **VP** after **at most five Rounds** wins. Pawns on the rim of the planet show who has how many.
ch-guide-five-turn = Three Actions, paid with cards
    .text = In every Round you take **three Actions**, one at a time, in Initiative order. To move, recruit or build, discard cards: only the icons of that Action and the bonuses count; other icons and the tactic text do nothing.
ch-guide-five-battle = Battles wait
    .text = Moving in on somebody places a **Battle token**, and nobody else may enter. After all Actions your Units are divided among three **Objectives**: hold the ground (2 VP), take a Prisoner, kill (1 VP for each Unit). No dice.
ch-guide-five-build = Structures work for you
    .text = Build Points put **Structures** into Regions you control and activate them, even in the same Action. No Unit has to stand there.
ch-guide-five-enter = Something under the stone
    .text = A Unit **stops** where enemies or a face-down Trog token are. When the Move Action ends, tokens are turned up: first Exploration, then Trogs. Whoever stands alone there takes **Control**.
ch-guide-five-crystals = Crystals pay when Scoring comes
    .text = Every battle adds a Crystal. They bring VP only if somebody plays a card that **enables Scoring**, once a Round: then everybody scores the Crystals in their Regions, and whoever enabled it scores **1 VP per Region** as well.
ch-guide-five-track = The clock is yours
    .text = If your score **passes an Event spot**, its Event moves on to the next spot, and the game is a Round shorter. In the last Round Scoring is always enabled.
ch-guide-five-loop = One Round
    .text = six phases, at most five times
ch-guide-five-loop-1 = { $phase1 }
    .text = Turn up the next Event, put Initiative in its new order, ready all Skills. The first Round has only the Event.
ch-guide-five-loop-2 = { $phase2 }
    .text = Draw **4 cards**, then keep at most 7.
ch-guide-five-loop-3 = { $phase3 }
    .text = Each player in turn, **three times**: move, recruit, build, draw two and keep one, or enable Scoring.
ch-guide-five-loop-4 = { $phase4 }
    .text = One battle after another, by the numbers on the tokens.
ch-guide-five-loop-5 = { $phase5 }
    .text = **1 VP** for each Prisoner you hold. Buying one of your Units back costs 2 VP.
ch-guide-five-loop-6 = { $phase6 }
    .text = If Scoring was enabled: Crystals for all, Regions for whoever enabled it.

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
    .text = The winner of Region Control puts the survivors back into the Region. The loser’s survivors **must retreat**, all to one adjacent Region that the loser controls, with no enemies and no Battle token in it. If there is none, they go to the Reserve, and nobody scores for that. Then the Battle token is removed.
    .note = Later battles
    .aside = A Region whose battle is still to come is no place to retreat to. One that was fought over earlier in this phase may be.
ch-guide-battle-trogs = Against Trogs that nobody plays
    .text = With two or three players the one **to the left** of whoever fights the Trogs decides for them, and may play Tactics from their own hand. Killing and capturing Trogs pays as usual; they never score.
        
        If they win the Region, there is no Control token but a **Nest**, face down. If they lose it with survivors, these go back to the Trog Reserve, and a Nest is placed in an adjacent Region that nobody controls.
    .note = A Trog stays a Prisoner
    .aside = Nobody can buy it back: 1 VP in every Round to come.

## Beside the planet

ch-guide-points-move = { $n ->
        [one] Movement Point
       *[other] Movement Points
    }
ch-guide-points-recruit = { $n ->
        [one] Recruit Point
       *[other] Recruit Points
    }
ch-guide-points-build = { $n ->
        [one] Build Point
       *[other] Build Points
    }
ch-guide-arrive-1 = Exploration tokens
ch-guide-arrive-2 = Trog tokens
ch-guide-arrive-3 = Control
ch-guide-arrive-4 = Battle token
ch-guide-cost = Build { $build }, activate { $activate }
ch-guide-tally-regions = Regions
ch-guide-tally-crystals = Crystals

## A Round

ch-guide-round = A Round
    .lead = Six phases, one after another, at most five times. Only the third is in your hands; the others pass quickly, always in the same order.
ch-guide-round-map = The planet in the third Round
ch-guide-round-g-events = 1 Events
ch-guide-round-g-draw = 2 Draw
ch-guide-round-g-actions = 3 Actions
ch-guide-round-g-battles = 4 Battles
ch-guide-round-g-prisoners = 5 Prisoners
ch-guide-round-g-scoring = 6 Scoring
ch-guide-round-s1 = The third Round begins. On space { $spot3 } of the Score track lies the next Event.
    .why = Each Round turns up one spot, with everything that lies on it.
ch-guide-round-s2 = It is { $bloom }: each player places a Crystal.
    .why = In the Initiative order of the Round that is over: that comes before the order changes.
ch-guide-round-s3 = Now the new Initiative applies: { $pilgrims }, { $humans }, { $machines }. All Skills are ready again.
    .why = The order was set last Round on the Next Initiative track, by whoever played a card for it.
ch-guide-round-s4 = Everybody draws 4 cards.
    .why = With more than 7 in hand you now choose what to discard. Later in the Round a hand may be larger.
ch-guide-round-s5 = Actions: one each, three times round. The { $pilgrims } begin and move into { $mist }.
    .why = Units and Control change at once. The battle waits, and meanwhile nobody may enter { $mist }.
ch-guide-round-s6 = Battles: { $mist } is the only one. { $humans } +3 VP, { $pilgrims } +1.
    .why = If there are several, they are fought in the order of their numbers, one after another.
ch-guide-round-s7 = Prisoners: the { $pilgrims } have held a Trog since the last Round. +1 VP.
    .why = First everybody scores the Prisoners; then each player in Initiative order may buy Units back.
ch-guide-round-s8 = Scoring: nobody has enabled it. Nothing happens, and the next Round begins.
    .why = Hands, Crystals, Control, Prisoners: everything stays as it is.
ch-guide-round-n1 = The first Round is shorter
    .text = It has an Event, but no new Initiative and no Skills to ready: they are ready from the start.
ch-guide-round-n2 = Seven, and only now
    .text = The hand is counted in the Draw phase and never again. A hand of nine in phase 3 is all right.
ch-guide-round-n3 = There is no pass
    .text = If you want to do nothing, take a Move, Recruit or Build Action without a card.
ch-guide-round-events = Events, Initiative, Skills
    .text = Turn up the **whole stack** of the unresolved Event spot nearest the start of the track and carry it out, top token first. Then **Initiative** takes the order of the Next Initiative track, and every exhausted **Skill** becomes ready.
ch-guide-round-draw = Draw cards
    .text = Everybody draws **4 cards** from their own deck. If it runs out, their discard pile is shuffled into a new one. Then whoever holds **more than 7** discards down to 7.
ch-guide-round-actions = Actions
    .text = In Initiative order **one Action each**, three times round. Each turn is one of Move, Recruit, Build and activate, Draw two keep one, or Enable Scoring; you may take the same again in the next turn. An Action is finished before the next player begins.
ch-guide-round-initiative = Who begins next
    .text = Every Faction has **a card that changes your place** in the Next Initiative order: choose any place, the others move up. In this Round it changes nothing yet.
    .note = Being late can pay
    .aside = If players are tied on VP and on Prisoners, the one later in Initiative wins.
ch-guide-round-prisoners = Prisoners
    .text = **1 VP** for each Prisoner you hold, in every Round, the last one included. Then you may pay **2 VP** for each Unit of yours that somebody holds: it goes to your Reserve.
    .note = Nobody gets the two
    .aside = They are simply lost: the captor gets nothing, and cannot refuse.
ch-guide-round-scoring = Scoring, or not
    .text = Phase 6 does something **only if Scoring was enabled** in this Round, by a player or by the last Event. Then the Scoring Enabled token is put back, and the Round is over.

## Actions

ch-guide-actions = Three Actions
    .lead = Cards pay for everything, and each can be used once: for its icons now, or for its text in a battle later. Here are three Actions of the Humans, one in each of their turns of a Round; between them the others take theirs.
ch-guide-actions-map = The north of the planet
ch-guide-actions-g-move = Move
ch-guide-actions-g-arrive = Arriving
ch-guide-actions-g-recruit = Recruit
ch-guide-actions-g-build = Build
ch-guide-actions-g-other = Or else
ch-guide-actions-s1 = First turn, a Move: the { $humans } discard { $flank } and { $air }. 3 + 1 Movement.
    .why = Only the Movement icons count. { $air } has a bonus as well: it draws a card.
ch-guide-actions-s2 = Three Units go to { $feralas }, one to { $sapos }: 4 points.
    .why = One point, one Unit, one step. In { $feralas } they must stop: a Trog token lies there.
ch-guide-actions-s3 = The Move is over. First the Exploration tokens: 2 Crystals in { $sapos }, 2 VP in { $feralas }.
    .why = What was found belongs to whoever found it, even where there will be a battle.
ch-guide-actions-s4 = Then the Trog tokens: in { $feralas } two Trogs and a Crystal.
    .why = Only in Regions that you moved into in this Action. The Trogs come from their Reserve.
ch-guide-actions-s5 = Then Control: the { $humans } take { $sapos }.
    .why = They are alone there. In { $feralas } they are not.
ch-guide-actions-s6 = Last, a Battle token for { $feralas }. The { $humans } attack.
    .why = Whoever moved in is the attacker, even against Trogs that were asleep. The battle waits for phase 4.
ch-guide-actions-s7 = Second turn, Recruit: one card with two Recruit icons, two Units for the HQ.
    .why = They come from the Reserve. Units held as Prisoners are not there.
ch-guide-actions-s8 = Third turn, Build: 2 points. One builds an { $airfield } in { $mist }.
    .why = It must be a Region that the { $humans } controlled when the Action began. Units need not be there.
ch-guide-actions-s9 = The other point activates it at once: Control of { $crown }.
    .why = Nobody stands there: a face-down token counts as nobody, and stays face down.
ch-guide-actions-s10 = Or draw two, keep one: from their own deck, or from that of any Terrain.
    .why = It costs nothing. A Terrain card later goes to their discard pile, and is theirs for the rest of the game.
ch-guide-actions-s11 = Or enable Scoring, with the one card that can.
    .why = Only one player can, once a Round. It pays in phase 6, for what is controlled then.
ch-guide-actions-n1 = Crossing is not taking
    .text = Control changes and tokens are turned up only where Units end the Move. What you merely cross stays as it was.
ch-guide-actions-n2 = All cards at once
    .text = Choose them before you move. A card drawn by a bonus cannot be added, and points left over are lost.
ch-guide-actions-n3 = Doors that stay shut
    .text = Nobody enters an opponent’s HQ or a Battle Region.
ch-guide-actions-cards = Paying with cards
    .text = For Move, Recruit and Build discard **any number of cards**, even none. Each icon of that Action is one point; other icons and the tactic text do not count. A **bonus** on a card is carried out at once, before you spend anything.
    .note = A Terrain card stays yours
    .aside = Played or discarded, it goes to your own pile and comes back with your next shuffle.
ch-guide-actions-move = Move
    .text = One point moves **one Unit to an adjacent Region**; share the points as you like. Empty Regions of others do not stop you. **Enemy Units or a Trog token do:** that Unit moves no further in this turn. More Units may follow it in the same Action.
    .note = Round the back
    .aside = Outer Regions with an arrow are adjacent to the one on the other side of the planet, for everybody.
ch-guide-actions-arrive = When the Move ends
    .text = In this order: **(a)** turn up Exploration tokens where your Units are, **(b)** Trog tokens where you moved in, **(c)** take Control where you are alone, **(d)** place a Battle token where you are not.
    .note = Nobody left in the burrow
    .aside = If the Trog Reserve is empty, the Crystals are placed all the same, and one of your Units there goes back to your Reserve.
ch-guide-actions-battle = Out of a Battle Region
    .text = The attacker’s Units cannot leave. The **defender may**, with a Move, but only those beyond **twice the attackers**: against three attackers, eight defenders may send two away.
ch-guide-actions-recruit = Recruit
    .text = One point puts **one Unit from your Reserve into your HQ**. An empty Reserve gives none.
ch-guide-actions-build = Build and activate
    .text = Each Structure names two prices: to **build** it and to **activate** it. Spend points in any combination. You build where you had Control when the Action began: never in an HQ or a Battle Region, and no two of a type in one Region. Each may be activated **once per Action**, while you control its Region.
    .note = Lost ground
    .aside = A Structure in a Region that you lose stays there, but does nothing. Nobody else can use it.
ch-guide-actions-draw = Draw two, keep one
    .text = Take the **two top cards** of your own deck or of one Terrain deck, keep one, shuffle the other back. You need no Region of that Terrain.
ch-guide-actions-enable = Enable Scoring
    .text = Play the card that can do it; it brings no points and no bonus. **Only one player a Round**, and none in the last. Used for any other Action, the card enables nothing.
ch-guide-actions-skills = Skills are free
    .text = Before or after your Action you may use any of your ready **Skills**, each once a Round. They become ready again when the next Round begins.
    .note = Not in the middle
    .aside = A Skill interrupts neither an Action nor another Skill.

## Scoring and the end

ch-guide-scoring = Scoring and the end
    .lead = Crystals and Regions are worth nothing until somebody enables Scoring. Then everybody is paid at once, and the jump in the score may cost the game a Round.
ch-guide-scoring-map = The planet at the end of the second Round
ch-guide-scoring-g-enable = Enable
ch-guide-scoring-g-count = Whoever did it
ch-guide-scoring-g-pass = An Event spot
ch-guide-scoring-g-others = Everybody
ch-guide-scoring-g-end = And now
ch-guide-scoring-s1 = In phase 3 the { $pilgrims } have played { $rite }: Scoring is enabled.
    .why = Nothing was scored at that moment. What counts is who controls what now, after the battles.
ch-guide-scoring-s2 = First the { $pilgrims } score their Regions: three, the HQ among them. +3 VP.
    .why = Only the player who enabled Scoring is paid for Regions.
ch-guide-scoring-s3 = Then Crystals: 3 in { $drowned }, 3 in { $bonewind }. +6 VP.
    .why = They stay where they are and count again the next time. Units need not be there.
ch-guide-scoring-s4 = From 22 to 28: the { $pilgrims } have passed the Event on space { $spot3 }. It moves on to space { $spot4 }.
    .why = Two Events lie there now and will be turned up together. The game has become a Round shorter.
ch-guide-scoring-s5 = The { $humans } score the Crystals of { $mist }.
    .why = Everybody is paid for Crystals, whoever enabled Scoring.
ch-guide-scoring-s6 = The { $machines } score theirs.
    .why = Units and Structures do not count, only Control.
ch-guide-scoring-s7 = Two spots are left: the next Round, and the last one.
    .why = When the Final Scoring event comes, Scoring is enabled, though by no player: Crystals for all, Regions for none.
ch-guide-scoring-n1 = On it is not past it
    .text = An Event spot is passed by a marker that goes beyond it. Landing on its very number moves nothing.
ch-guide-scoring-n2 = All VP count
    .text = A spot can be passed at any time: through kills, Prisoners or a card. Losing VP moves nothing back.
ch-guide-scoring-n3 = The others are paid as well
    .text = Enable Scoring when you have many Regions and they have few Crystals.
ch-guide-scoring-enable = Somebody has to do it
    .text = Unless Scoring is enabled, nothing happens in phase 6. **One player a Round** can enable it, with a card, as an Action. Nobody can in the last Round.
ch-guide-scoring-count = Counting
    .text = First, whoever enabled it scores **1 VP for each Region** they control. Then **everybody** scores **1 VP for each Crystal** in the Regions they control. A player who leads the Trogs scores half the Crystals, rounded up.
    .note = Control is all
    .aside = A Region that you left long ago still counts, as long as your token lies there.
ch-guide-scoring-events = Passing Events
    .text = When your marker **passes a spot** with Events that are still to come, they are put on those of the **next spot**. Each Round turns up one spot, so each spot that is passed costs **one Round**. Past the fourth they go to the Final Scoring event itself.
ch-guide-scoring-last = The last Round
    .text = The Round with the **Final Scoring event** is the last, at the latest the fifth. All its six phases are played. Scoring is enabled, **though by no player**: Crystals for all, and nothing for Regions.
ch-guide-scoring-winner = Who has won
    .text = The player with the most VP. If there is a tie, the one of them with the **most Prisoners**; if that is tied too, the one **later in Initiative**.
    .note = One more decides
    .aside = Another Prisoner in the last Round is 1 VP and the first tie-break as well.

# What lessons say: `.line` stands below a title, `.done` at the end, `.wrong` answers whatever is not wanted yet. Which step says what: lessons/fireteam-zero.

fz-lesson-first = Your first mission
    .line = River Crossing with Abe and Frank: one guided round, then you play on.
    .done = That was a whole round. The line at the top always says what comes next; ask for a hint whenever you like. Good luck!
fz-lesson-first-goal = This line always says what to do next. You win together: find the parts, bring them to the ferry, then get everybody to the exit.
fz-lesson-first-lost = And this is how you could lose. The coin forgives the first hero who is knocked down; the second one ends the mission.
fz-lesson-first-hand = Your hand: attacks on the upper halves, help for others on the lower ones. It is your health, too: each point of damage costs one of these cards.
fz-lesson-first-walk = Your turn: 2 movement points and one action. Locations that glow can be reached. Go to the one that is pointed at.
    .wrong = In a moment. First go to the location that is pointed at.
fz-lesson-first-search = A red number: monsters spawn here, and something may be hidden under it. Search!
    .wrong = First see what is here: search.
fz-lesson-first-found = That was one of twelve recon cards. Two of them are the parts you need. Each red number can be searched only once.
fz-lesson-first-bonus = This card is an event: it gives Abe a free step, which costs no movement point. Take it: go to the Farmyard.
    .wrong = You could stay here too, but a free step is worth taking: go to the location that is pointed at.
fz-lesson-first-end = You still have your action: Patty, one of your two specialists, was near, so searching was free. That is enough for now. End your turn; then Frank acts, whom a bot plays.
    .wrong = End the turn with the button that is pointed at.
fz-lesson-first-threat = Meanwhile the monsters have acted: every round the threat token moves up, monsters move and attack by fixed rules, and new ones spawn at the numbers.
fz-lesson-first-free = Now it is up to you. Search the red numbers, keep Patty and Henry close, and attack when the odds are good.

fz-lesson-move = Get away
    .line = Movement points, difficult terrain, fleeing
    .done = Walk while you can. Once monsters outnumber the heroes in a location, nobody can walk out of it.
fz-lesson-move-flee = A corrupted animal is in your location. You may still walk away, because monsters do not outnumber heroes here: it is one against one. With a second animal here you could not.
fz-lesson-move-rough = You have 2 movement points. A step costs 1 of them; a step into difficult terrain, such as the Reed Beds, costs 2.
fz-lesson-move-away = Go to the Mooring. That step costs 1 movement point.
    .wrong = First get away from the animal: press the location that is pointed at.
fz-lesson-move-end = You still have 1 movement point and your action: you could walk on, or attack from here. In this lesson we stop: end your turn.
    .wrong = That comes in the other lessons. End your turn.

fz-lesson-attack = Your first kill
    .line = Target, cards, dice, clean kill
    .done = Target, cards, dice: that is every attack. Spend what it takes, and keep the rest for your life.
fz-lesson-attack-foe = A corrupted animal: it has 2 health, and its resistance takes away 1 hit, so a single attack needs 3 hits. Damage that does not kill is lost.
fz-lesson-attack-target = Press the animal: an attack begins with its target.
    .wrong = Not yet. First choose what you attack.
fz-lesson-attack-card = Now pay with cards. The number at the top is how many dice a card gives, and its range must reach the target. Take the one that is pointed at: 3 dice.
    .wrong = First choose the card that is pointed at.
fz-lesson-attack-more = Three dice give about three hits, which is not safe enough. Add a second card of the same type: 2 more dice.
    .wrong = Five dice are safer than three: add the other Bullet card first.
fz-lesson-attack-roll = That will do. Roll!
    .wrong = Keep the big cards: five dice are enough. Roll!
fz-lesson-attack-clean = Dead, and with at most 1 damage to spare: a clean kill. Here it yields a specimen sample, one of the two that the mission asks for.

fz-lesson-damage = Your hand is your life
    .line = What to discard, what to keep
    .done = Every card in your hand is an attack, a favour to an ally, or a point of damage you survive. Never spend the last one lightly.
fz-lesson-damage-hit = The animal deals 2 damage to you. Heroes have no health of their own: each point of damage costs a card from your hand, and you choose which. Discard the weak attack.
    .wrong = That card is worth more. Discard the one that is pointed at.
fz-lesson-damage-second = One more. Keep Double Aught: it is worth six dice, and its lower half lets your allies act.
    .wrong = Keep that one for the next fight.
fz-lesson-damage-draw = You survived. At the start of every round you draw back up to five cards; with an empty hand, the next damage would knock you down.

fz-lesson-search = Search and find
    .line = Red numbers, recon cards, Patty and Henry
    .done = Search early and keep Patty close: two of these cards hide the parts you need.
fz-lesson-search-number = The number here is a spawn token: monsters spawn here, and something is hidden under it. With no monster in your location you can search.
fz-lesson-search-search = Search this location.
    .wrong = Stay a moment longer: search first.
fz-lesson-search-patty = A dropped satchel: two cards for you. And because Patty is within 1 of you, searching was free: you still have your action.
fz-lesson-search-walk = Specialists move only with a hero, and they are never left alone: when the last hero leaves, they come along. Take Patty to the Mooring.
    .wrong = Go to the location that is pointed at.

fz-lesson-threat = The threat grows
    .line = Threat track, twists, spawning
    .done = The track is your clock: each round costs a space. Be quick, and stay with your specialists.
fz-lesson-threat-track = The threat token is on space 3. After the heroes the monsters act, and first of all the token moves up one space. The next one is red.
fz-lesson-threat-end = End your turn and see what happens.
    .wrong = Nothing more to do here: end the turn.
fz-lesson-threat-twist = A twist: it holds until the end of the mission. Then the monsters acted, and new ones spawned at rolled numbers. The forecast tells you beforehand what to expect.

fz-lesson-react = Save a friend
    .line = Reactions and tactical responses
    .done = The lower half of a card is for the others. A team that helps each other needs only half the dice.
fz-lesson-react-shake = Frank is hit. A reaction is the lower half of a card, played for somebody else: Shake It Off prevents 3 damage to an ally within 2. Play it.
    .wrong = Frank needs you: play the card that is pointed at.
fz-lesson-react-tactics = A new round. One of you may play a tactical response before the cards are drawn. Regroup moves all heroes up to 2: play it.
    .wrong = Do not pass: play the card that is pointed at.
fz-lesson-react-walk = Frank has already moved away. Now Abe: two steps, to the South Landing and on to the Ferry Slip, where Frank is.
    .wrong = Go to Frank: press the location that is pointed at.
fz-lesson-react-price = Whoever plays a tactical response draws no cards this round. Choose the moment when it is worth a whole hand.

fz-lesson-coin = The coin and the exit
    .line = Knocked down, up again, everybody out
    .done = Mission accomplished. All objectives complete, all heroes at the exit, and the coin turned only once: that is the whole plan.
fz-lesson-coin-coin = More damage than cards in hand: Abe is knocked down, and the lucky coin shows tails. If another hero is knocked down, the mission is lost.
fz-lesson-coin-stand = Monsters ignored you while you were down. Stand up again.
    .wrong = You cannot get to the exit lying down: stand up.
fz-lesson-coin-out = Both objectives are complete and Frank is waiting at the exit. One step: go there!
    .wrong = No more fighting. Go to the exit.

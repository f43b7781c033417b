# What lessons say: `.line` stands below a title, `.done` at the end, `.wrong` answers whatever is not wanted yet. Which step says what: lessons/fireteam-zero.

fz-lesson-first = Your first mission
    .line = River Crossing with Abe and Frank: one guided round, then you play on.
    .done = That was a whole round. The line at the top always says what comes next; ask for a hint whenever you like. Good luck!
fz-lesson-first-goal = This line always says what you want next. You all win together: find the parts, bring them home, then everybody to the exit.
fz-lesson-first-lost = And this is how you could lose. The coin forgives one fall; the second one ends the mission.
fz-lesson-first-hand = Your hand: attacks above, help for others below, and your life all at once. Each damage costs one of these cards.
fz-lesson-first-walk = Your turn: 2 movement points and one action. Glowing places can be reached. Go there.
    .wrong = In a moment. First walk to the place that is pointed at.
fz-lesson-first-search = A red number: monsters come out of it, and something may be hidden under it. Search!
    .wrong = First look what is here: search.
fz-lesson-first-found = That was one of twelve recon cards. Two of them are the parts you need. Each red number can be searched only once.
fz-lesson-first-bonus = This card is an event: it gives Abe a free step, which costs no movement point. Take it: go to the Farmyard.
    .wrong = You could stay here too, but a free step is worth taking: go to the location that is pointed at.
fz-lesson-first-end = That is enough for now. End your turn; then Frank moves.
    .wrong = End the turn with the button that is pointed at.
fz-lesson-first-threat = Meanwhile the monsters came: the threat token moves every round, monsters walk and strike by fixed rules, new ones appear at numbers.
fz-lesson-first-free = Now it is yours. Search the red numbers, keep Patty and Henry close, and strike when the odds are good.

fz-lesson-move = Get away
    .line = Movement points, difficult terrain, fleeing
    .done = Walk while you can. Once monsters outnumber the heroes in a location, nobody can walk out of it.
fz-lesson-move-flee = A corrupted animal is in your location. You may still walk away, because monsters do not outnumber heroes here: one against one. A second animal would hold you fast.
fz-lesson-move-rough = You have 2 movement points. A step costs 1 of them; a step into difficult terrain, such as the Reed Beds, costs 2.
fz-lesson-move-away = Go to the Mooring. That step costs 1 movement point.
    .wrong = First get away from the animal: press the location that is pointed at.
fz-lesson-move-end = You still have 1 movement point and your action: you could walk on, or attack from here. In this lesson we stop: end your turn.
    .wrong = That comes in the other lessons. End your turn.

fz-lesson-attack = Your first kill
    .line = Target, cards, dice, clean kill
    .done = Target, cards, dice: that is every attack. Spend what it takes, and keep the rest for your life.
fz-lesson-attack-foe = A corrupted animal. It has 2 health and its hide takes away 1 hit, so one attack must bring 3 hits. Damage that does not kill is lost.
fz-lesson-attack-target = Press the animal: an attack begins with its target.
    .wrong = Not yet. First choose what you attack.
fz-lesson-attack-card = Now pay with cards. The number on top is how many dice a card gives, and its range must reach. Take the one that is pointed at: 3 dice.
    .wrong = Choose the card that glows in your hand first.
fz-lesson-attack-more = Three dice bring about three hits, and that is not sure enough. Add a second card of the same kind: 2 dice more.
    .wrong = Five dice are safer than three: add the other bullet card first.
fz-lesson-attack-roll = That will do. Roll!
    .wrong = Keep the big cards: five dice are enough. Roll!
fz-lesson-attack-clean = Dead, and with no more than 1 damage to spare: a clean kill. Here that is a specimen sample, one of the two that the mission asks for.

fz-lesson-damage = Your hand is your life
    .line = What to throw away, what to keep
    .done = Every card in your hand is an attack, a favour to a friend, or a wound you survive. Never spend the last one lightly.
fz-lesson-damage-hit = The animal hits you for 2. A hero has no health points: each damage costs a card of your hand, and you choose which. Throw away the weak attack.
    .wrong = That card is worth more. Give the one that is pointed at.
fz-lesson-damage-second = One more. Keep Double Aught: six dice, and an order for your friends below.
    .wrong = Keep that one for the next fight.
fz-lesson-damage-draw = You live. At the start of every round you draw up to five cards again; with an empty hand, the next damage would knock you down.

fz-lesson-search = Search and find
    .line = Red numbers, recon cards, Patty and Henry
    .done = Search early and keep Patty close: two of these cards hide the parts you need.
fz-lesson-search-number = The number here is a spawn token: monsters come out of it, and something lies hidden under it. Without a monster around you can search.
fz-lesson-search-search = Search.
    .wrong = Stay here for a moment: search first.
fz-lesson-search-patty = A dropped satchel: two cards for you. And because Patty stands within 1 of you, searching was free. Your action is still there.
fz-lesson-search-walk = Specialists walk only with a hero, and they never stay alone: when the last one leaves, they come along. Take Patty to the Mooring.
    .wrong = Walk to the place that is pointed at.

fz-lesson-threat = The threat grows
    .line = Threat track, twists, spawning
    .done = The track is your clock: each round costs a space. Be quick, and stay beside your specialists.
fz-lesson-threat-track = The threat token stands on 3. After the heroes come the monsters, and first of all the token moves one space. The next one is red.
fz-lesson-threat-end = End your turn and see what happens.
    .wrong = Nothing more to do here: end the turn.
fz-lesson-threat-twist = A twist: it holds until the end of the mission. Then the monsters acted, and new ones spawned at rolled numbers. Which ones, the forecast shows beforehand.

fz-lesson-react = Save a friend
    .line = Reactions and tactical responses
    .done = The lower half of a card is for the others. A team that helps each other wins with half the dice.
fz-lesson-react-shake = Frank is hit. A reaction is the lower half of a card, played for somebody else: Shake It Off takes 3 damage from a friend within 2. Play it.
    .wrong = Frank needs you: play the card that is pointed at.
fz-lesson-react-tactics = A new round. One of you may play a tactical response before the cards are drawn. Regroup moves all heroes up to 2: play it.
    .wrong = Do not pass: play the card that is pointed at.
fz-lesson-react-walk = Frank has walked out of there first. Now Abe: two steps, to the South Landing and on to Frank at the Ferry Slip.
    .wrong = Go to Frank: press the location that is pointed at.
fz-lesson-react-price = Whoever plays a tactical response draws no cards this round. Choose the moment when it is worth a whole hand.

fz-lesson-coin = The coin and the exit
    .line = A fall, getting up, everybody out
    .done = Mission won. All goals, all heroes at the exit, and at most one fall: that is the whole plan.
fz-lesson-coin-coin = More damage than cards: Abe is down, and the lucky coin shows tails. The next hero who falls loses the mission.
fz-lesson-coin-stand = Monsters ignored you while you lay there. Get up again.
    .wrong = Everybody must leave on their own feet: get up.
fz-lesson-coin-out = Both goals are done and Frank waits at the exit. One step: go there!
    .wrong = No more fighting. Go to the exit.

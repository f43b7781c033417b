# The words of the page, outside the tables of the games.

# Everywhere
page-lost = This part of the page could not be loaded. Nothing is lost.
no-table = There is no table at this address. Perhaps the link was cut off?
unseated = This seat was given to somebody else.
to-start = To the start page
loading = Loading
close = Close
name = Name
game = Game
tagline = Two board games, one table. No account.
language = Language
settings = Settings
you = you
a-player = A player
a-spectator = A spectator
told = { $head }: { $text }

# Settings
theme = Appearance
theme-system = Same as the system
theme-dark = Dark
theme-light = Light
text-size = Size
motion = Motion
motion-off = Off
motion-fast = Quick
motion-normal = Normal
motion-slow = Slow
single-answers = Answer automatically where there is only one choice
single-answers-why = Questions with a single possible answer are not asked.
sound = Sound
volume = Volume
ambience = Quiet sounds of the place
ambience-why = Wind, rain, something far away. Silent while this window is hidden.
chime = A soft tone when it is your turn
notify = Notification when it is your turn
notify-why = Only while this window is in the background.
notify-insecure = Browsers allow this over https or at localhost only.
your-name = Your name at the table

# Start
play-now = Play now
play-guided = A guided first game
with-friends = With friends
learn = Learn
continue = Continue
fewer = Show fewer
all-tables = All { $count } tables
rulebooks = Rulebooks
rulebook = Rulebook
catalogue = Catalogue
about = About and credits
kept = Your games are kept on this device and on the server.
won-of = { $n } of { $all } won
records-kept = Your finished games are kept on this device; nobody else sees them.
turn-mine = your turn
turn-theirs = their turn
turn-over = finished
turn-next = next mission
seat-open = Open seat
seat-bot = Bot
seat-here = is here
seat-away = is away
# A new table
new-table = New table
who-plays = Who plays
what-is-played = What is played
count-heroes = Heroes
count-players = Players
seat-number = Seat { $number }
by-lot = By lot
sitter-me = Me
sitter-friend = A friend, with a link
sitter-here = Somebody else on this device
sitter-open = Open to anyone with the link
sitter-bot = Bot, { $level }
level-random = easy
level-greedy = skilled
level-recruit = beginner
level-regular = skilled
level-veteran = strong
level-master = master
level-legend = legend
undo-policy = Taking moves back
undo-consent = If all agree
undo-strict = Never after dice
undo-training = Always
undo-consent-why = A move that revealed nothing can be taken back at once; after dice or new cards the others are asked.
undo-strict-why = Only moves that revealed nothing can be taken back.
undo-training-why = Anything can be taken back, dice included. The log says so.
advanced = More options
pace = Pace
pace-live = All at once
pace-days = { $days ->
    [one] { $days } day per choice
   *[other] { $days } days per choice
}
open-table = Open the table
option-true = yes
option-false = no
option-mission = Mission
option-difficulty = Difficulty
option-level = Skill level
option-length = Length of the game
option-open-hands = All hands are open
option-two-hero-refill = Extra cards for two heroes
option-remove-hard-events = Leave out the hardest events
option-remove-hard-finds = Leave out the finds that do harm
option-edition = Edition
option-edition-first = First edition
option-edition-second = Second edition: finds and specialist cards
option-edition-why = In the second edition useful finds, and a few harmful ones, lie among the events, and the group chooses a card for each specialist.
option-specialist-base-abilities = Henry's reroll and Patty's free search
option-specialist-base-abilities-only-on-cards = Only on their cards
option-specialist-base-abilities-also-beside = Always, in addition to their cards
option-automatic-paths = Choose between equally short paths of monsters automatically
option-faction-assignment = Factions
option-faction-assignment-fixed = In the order of the seats
option-faction-assignment-random = By lot
option-faction-assignment-pick-in-seat-order = Each picks
option-hq-assignment = HQs
option-hq-assignment-random = By lot
option-hq-assignment-choose-in-initiative-order = Each picks
option-any-card-as-tactic = Any card may be played in a battle
links-title = The table is open
links-why = Send each friend their own link. Whoever opens it sits there: no account, no password.
links-bots = Only bots play at this table. With the link below others can watch as well.
link-seat = Seat { $number }: { $name }
link-open = Link for open seats
link-watch = Link to watch
link-own = Your own seat: go on playing on another device
link-of = { $name }, address
copy = Copy
copied = Copied
copy-by-hand = It is marked: copy it with Ctrl+C or a long press.
qr-code = QR code
to-table = To the table
join-title = Take a seat
join-why = There is room at this table. Say what the others should call you, and sit down.
join-full = No seat is open at this table. Ask whoever opened it for a link.
sit-here = Sit here

# The table
table = Table
undo = Undo
rules = Rules
log = Log
goal = Goal
log-all = all and chat
log-and-chat = Log and chat
log-earlier = { $n ->
    [one] One earlier choice is no longer listed here.
   *[other] { $n } earlier choices are no longer listed here.
}
log-replay = Watch them in the replay
phases = Phases of the round
reconnecting = Reconnecting; your last choice is kept.
rule-open = Read the rule
rule = Rule
open-rulebook = Open the rulebook here
prompt-all = All choices ({ $count })
prompt-all-short = All ({ $count })
what-it-says = What { $name } says
not-now = This cannot be chosen now.
asked-first = Not yet. First: { $question }
why-not = why not?
problem-nothing-to-undo = You have not made a choice yet that could be taken back.
problem-not-free = Something has been rolled, drawn or shown since, or somebody else has chosen: this table does not go back past that.
problem-over = The game is over.
problem-stale = The table has moved on; look again and choose.
problem-taken = That seat is no longer free.
problem-played = Somebody is playing this seat. A bot may stand in when they leave, or when the table has waited for them too long.
problem-too-many = That was a lot at once; wait a moment and try again.
problem-wrong-token = This link is no longer valid at this table: the seat was given up.
problem-faulty = This table is out of order; its log is kept.
problem-disk-full = The server's disk is full: nothing can be kept until its operator has made room. Nothing has changed; try again later.
problem-no-hints = Hints would be unfair to the other people at this table.
problem-not-asked = There is nothing for you to decide at the moment.
not-arrived = This did not get through. Nothing is lost; try again.
page-fault = The page has made a mistake ({ $what }). Nothing was chosen; try again, or reload the page.
area-scene = The battle
area-seats = Seats
area-board = Board
area-side = Beside the board
area-hand = Your hand
area-prompt = The question
your-turn = Your turn
game-over = The game is over
waiting = Waiting for { $names }
# Names may be many, or one that is many: they stand apart from the verb.
waiting-bot = { $count ->
    [one] A bot is thinking: { $names }
   *[other] Bots are thinking: { $names }
}
waiting-open = Nobody has taken seat { $number } yet
nudge = Nudge
nudge-text = { $name }, it is your turn.
bot-sits = Let a bot sit there
bot-answers = Let a bot go on
undo-asked = { $count ->
    [one] { $name } would like to take back the last choice.
   *[other] { $name } would like to take back { $count } choices.
}
undo-agree = Agree
undo-refuse = Refuse
undo-waits = You asked to take something back. Waiting for { $names }.
undo-withdraw = Withdraw
undo-discussed = { $name } would like to take something back.
chat = Chat
chat-empty = Nothing has been said yet.
chat-say = Say something
chat-send = Send
chat-new = { $n ->
    [one] new message
   *[other] new messages
}
news = News of the table
news-sat = { $who } sits down.
news-left = { $who } has left the table.
news-bot = A bot plays for { $who } now.
news-bot-own = A bot plays for you now. Your next choice takes the seat back.
news-came = { $who } is at the table.
news-away = { $who } is away.
curtain-title = Hand the device to { $name }
curtain-why = Nobody else should look at the screen now.
curtain-open = I am { $name }
recap = What happened meanwhile
recap-mine = What concerns you
recap-rest = Everything else
recap-on = Go on
rematch = Play again
rematch-join = To the next game
campaign = What to play
campaign-one = One mission
campaign-all = Its whole operation
campaign-why = The missions of the operation, one after another; a lost mission is played again.
campaign-title = Campaign: { $mission }
campaign-next = Next mission: { $mission }
campaign-again = Try { $mission } again
campaign-join = Go on with { $mission }
campaign-so-far = Campaign: { $won } won, { $lost } lost.
campaign-complete = The operation is complete.
watch-replay = Watch the replay
look-at-board = Look at the board
key-moments = Moments to see again
key-moment-watch = watch
back-to-result = Result
commitment = The dice were sealed before the first choice:
leave = Leave the table
leave-sure = Really leave? The seat becomes open
help = Keys and rules
help-why = Everything at the table can be done with the keyboard.
key-arrows = To the neighbouring place
key-tab = To the next thing that can be chosen
key-cards = A card of your hand
key-enter = The highlighted choice
key-escape = Close, step back
key-undo = Take back
key-end = End the turn, done
key-why = Why, or why not (for what has the focus)
key-forecast = Forecast, rehearsal
key-places = To hand, board, prompt, log
key-all = All choices as a list
key-tip = The best answers to the question (hint)
key-zoom = Zoom, fit
key-list = The board as a list
key-mute = Sound on or off
key-help = This help
hint = Hint
understood = Understood
no-hints = Stop explaining
tip-thinking = Thinking it over …
tip-note = Estimated to the end of the round, from what you know now.
tip-then = Then: { $row }
tip-chance = { $n }% chance of victory
tip-on = Hints and rehearsals are on at this table, for everybody alike.
tip-off = No hints and no rehearsals at this table: they would be unfair to the other people. They are on in games with bots, in co-operative games and at training tables.

# Replay
replay = Replay
replay-of = Choice { $at } of { $of }
replay-scrub = Moment of the game
replay-round = Round
replay-turn = Turn
replay-choice = Choice
replay-choice-back = One choice back
replay-choice-on = One choice on
replay-turn-back = One turn back
replay-turn-on = One turn on
replay-round-back = One round back
replay-round-on = One round on
replay-play = Play
replay-pause = Pause
replay-link = Link to this moment
replay-branch = Play on from here
replay-branch-why = A new table begins at this moment, with new dice. You take the seat you look from; bots take the others.
replay-eyes = Through whose eyes
replay-spectator = A spectator
replay-verify = Check the dice
replay-good = The dice are the ones sealed at the start, and all { $entries } entries come out the same.
replay-bad = This log does not match the dice sealed at the start.
problem-not-over = A game still being played can be watched again only by somebody who plays alone, or at a training table.
review = Review
review-why = The turns in which another choice would have promised the most, the worst first. Each is judged by what the player knew then.
review-of = Whose choices
review-thinking = Looking through the game …
review-none = No turn stands out: nothing clearly better was found.
review-part = Time ran out before the whole game was looked at.
review-round = Round { $n }
review-chosen = Chosen
review-better = Better
review-look = Look at this moment
review-line = Review, { review-round }. Better: { $better } ({ $could } instead of { $was }).
review-open = See all of it

# Rulebook, catalogue
search = Search
search-rules = Search { $count } rules
found = { $count ->
    [0] Nothing found
    [one] One found
   *[other] { $count } found
}
contents = Contents
contents-of = Contents: { $name }
rules-english = So far this rulebook is available only in English.
link-to = Link to { $id }
catalogue-why = Everything in the games, with its rules text, and where each fact comes from.
source = Source
kind-faction = Factions
kind-skill = Skills
kind-structure = Structures
kind-token = Tokens
kind-terrain = Terrain
kind-tactic = Tactics cards
kind-event = Events
kind-exploration = Exploration
kind-war-party = War Parties
kind-nest = Nests
kind-board = Boards
kind-region = Regions
kind-level = Skill levels
kind-rounds = Lengths of the game
kind-handicap = Handicaps
kind-mission = Missions
kind-objective = Objectives
kind-hero = Heroes
kind-action = Action cards
kind-focus = Focus cards
kind-specialist = Specialists
kind-specialist-card = Specialist cards
kind-recon = Recon cards
kind-monster = Monsters
kind-twist = Twists

# Learn
learn-title = Learn { $game }
learn-why = Each lesson is about one thing, on a real board. Nothing can go wrong: press something else, and you are told what to do. Every lesson can be taken again.
learn-begin = Begin
learn-on = Go on
learn-minutes = { $n } min
learn-done = { $n } of { $all } lessons done
learn-finished = done

# A lesson at its table.
lesson = Lesson
lesson-step = Step { $n } of { $all }
lesson-skip = Play without help
lesson-leave = Leave the lesson
lesson-next = Next
lesson-read-first = Read this first, then press Next.
lesson-answers = The lesson answers this for you.
lesson-done = Well done
lesson-play-on = Play on
lesson-more = More lessons
lesson-back = All lessons
tips = Tips at a first table
tips-why = A word on each question that comes up for the first time. Switched on again, all of them come back.
lesson-look = Look at the table
hint-any = This bar says what you decide now, and below it why you are asked. Press whatever glows; the book opens the rule.
# About
about-what = Muster plays two board games with every rule enforced. It offers what is legal, refuses what is not and says which rule forbids it.
about-own = It is an independent implementation, not affiliated with or endorsed by the publishers of the games. It holds no art and no text of theirs: rules are restated in our own words, content is data of our own making, and every entry says where it comes from.
about-icons = Icons
about-icons-text = game-icons.net by Lorc, Delapouite, Skoll, sbed and contributors, CC BY 3.0, recoloured.
about-type = Type
about-type-text = Barlow Condensed, Oxanium, Courier Prime, Big Shoulders Stencil, Stardos Stencil (SIL Open Font License 1.1); Special Elite, Homemade Apple (Apache 2.0).
about-licence = Licence
about-licence-text = Muster is free software: MIT or Apache 2.0, at your choice.
about-programs = For programs
about-programs-text = Everything this page does goes through an open interface:

# Without a server: everything happens in this browser
kept-here = Your games are kept on this device.
here-only = Here everybody plays on this device, and nothing leaves it. People elsewhere can join at a server: somebody starts one with “muster serve”.
problem-device-full = There is no room left on this device: nothing more can be kept. Make room, then choose again. What was chosen before is safe.
problem-not-kept = This browser keeps nothing for this page: perhaps the window is private, or storage is switched off. Open the page in an ordinary window to play.
save-game = Save as a file
open-game = Open a saved game
problem-not-a-game = This file is not a saved game.
problem-other-content = This game was played with other cards and numbers; it can be opened where it was saved.
problem-does-not-replay = This file cannot be played again: it is damaged, or of another version.
update-ready = There is a new version of Muster.
update-now = Use it now
update-later = Later

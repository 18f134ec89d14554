# The browser's own words.

## Everywhere
close = Close
keep = Keep
copy = Copy
copied = Copied
copy-by-hand = The browser does not copy here. The link is selected: press Ctrl+C, or hold it to copy.
yes = yes
no = no
loading = Setting the table …
skip = To the content
pages = Pages
tools = Tools
games = Games
rules = Rules
puzzles = Puzzles
trends = What people play
about = Credits
settings = Settings
language = Language
your-name = Your name
name-kept = You are { $name } now.
name-ask = What shall we call you?
name-ask-why = The others at the table see this name. You can change it at any time.
name-tell = That is me
guest-name = Guest { $number }
light = Light
light-auto = As the device has it
light-dusk = Dusk
light-day = Daylight
sound = Sound
set-sound = Soft sounds
set-notify = Notify me when it is my turn
notify-insecure = Browsers notify only over https. Here the tab’s title tells you when it is your turn, and a sound if you switch it on.
notify-denied = The browser does not allow it. The tab’s title tells you when it is your turn, and a sound if you switch it on.
sound-none = This browser plays no sounds.
set-tap-twice = What cannot be taken back asks for a second click or tap
set-calm = Keep everything still
trouble-offline = The server cannot be reached. Please try again in a moment.
trouble-unknown = That did not work. Please try again.

## Home
home-title = Five games, one clearing
home-lead = Sit down with friends or with the woodland’s own players. No account needed.
resume = Go on playing
continue = Continue
go-there = To the table
all-mine = All { $count } tables
watch = Watch
join = Join
your-turn = Your turn
their-turn = The others are thinking
gathering = { $free ->
    [0] About to begin
    [one] Waiting for one more player
   *[other] Waiting for { $free } more players
}
choose-game = Choose a game
players = Players
minutes = { $minutes } min
minutes-title = Time
play-now = Play now
play-now-game = { play-now }: { $game }
teach-me = Teach me
teach-me-game = Teach me { $game }
coach = Your coach
coach-of = { $number } of { $all }
coach-next = Next
coach-show = Show me where
coach-leave = Play on my own
coach-resume = Call the coach again
coach-keep = Go on like this
coach-back = Take it back
coach-squire = Play against Squire
coach-look = Look at it myself
coach-skip = Skip
coach-again = The next guided game
coach-steps = Lessons, { $done } of { $all } done
coach-lead = Short lessons in one real game. The others wait for you; nothing is lost by leaving.
with-friends = With friends
code-ask = Invited?
code-example = three words, e.g. oak fox moon
code-go = Sit down
open-tables = Open tables
no-tables = Nobody is waiting just now. Open a table, and others will find it here.
seats-left = { $free ->
    [one] 1 seat left
   *[other] { $free } seats left
}
in-play = In play
finished = Finished games
no-finished = Games that you have finished wait here to be seen again.
bring = Open a game’s file
replay = Replay
unofficial = An unofficial work of admirers.

## A new table
new-table = Open a table
game = Game
seats = Seats
seat-me = Me
seat-beside = Somebody beside me, at this screen
seat-open = Free for anybody
seat-invite = By invitation
seat-bot = Bot, { $level }
their-name = Their name
clock = Clock
clock-none = No clock
clock-live = Live: seconds per decision, and a reserve
clock-slow = Slow: days per turn
clock-decision = Seconds per decision
clock-reserve = Minutes in reserve
clock-turn = Days per turn
clock-told-live = { $seconds } s per decision, { $minutes } min in reserve
clock-told-slow = { $days ->
    [one] 1 day per turn
   *[other] { $days } days per turn
}
edition = Edition
set-listed = Show it among the open tables
set-undo = Moves may be taken back
make-table = Open the table

## Waiting for players
table-link = The table’s link
seat-here = is here
seat-away = is away
seat-host = opened the table
seat-ready = ready
seat-not-ready = is here, not ready yet
kept-for = Kept for { $name }
seat-who = Who sits in seat { $number }
lobby-full = All seats are taken. You can stay and watch; if one becomes free, it is offered here.
lobby-seat-free = A seat is free: take it, or stay and watch.
move-here = Move here
kick = Send away
swap-up = { $name } one seat up
swap-down = { $name } one seat down
ready = I am ready
not-ready = Not yet
waiting-ready = Not ready yet: { $names }
waiting-you = Everybody waits for you.
all-ready = Everybody is ready.
countdown = The game begins in { $seconds } …
hold = Wait
start-level = Who takes the free seats
get-up = Get up from this table
close-table = Close this table
close-table-sure = Everybody is sent home.
keep-table = Keep it
closed-by-host = This table was closed.
rules-here = How we play
listed-here = Among the open tables
change = Change
change-why = After a change, the others say again that they are ready.
invite-table = Bring your friends
invite-seat = Invitation to seat { $number }
sit-here = Sit here
invitation = Invitation
invite-code = At { $address } type
invite-link = Send this link
invite-link-or = or send this link
invite-qr = QR code: { $label }
start-now = Begin now
start-now-why = Bots take the seats that are still free.

## At the table
prompt = What to do
board = The board
mine = Your area
others = The others
rail = Beside the board
looked-at = A closer look
log = Log
chat = Chat
log-and-chat = Log and chat
log-empty = Nothing has happened yet.
log-older = Earlier
# Some boxes have another word for a round in some languages: $game tells which game it is.
log-round = { $game ->
   *[other] Round
  } { $round }
log-undone = { $name } takes the last move back.
chat-empty = Nobody has said anything yet.
chat-say = Say something
chat-send = Send
standing = If the game ended now
round-of = { $game ->
   *[other] Round
  } { $now } of { $of }
waiting-for = Waiting for { $name }
waiting-for-away = { $name } is away.
arrived = { $name } sits down.
got-up = { $name } gets up.
came-back = { $name } is here again.
went-away = { $name } is away.
bot-for = A bot plays for { $name }.
back-in-seat = { $name } plays again.
said-by = { $name } says: { $text }
undo = Take back
rule-here = The rule for this
choose = What to do
actions = What you can do now
actions-none = Nothing just now: it is not your turn.
clock-days = { $days ->
    [one] 1 day
   *[other] { $days } days
}{ $hours ->
    [0] {""}
   *[other] {" "}{ $hours } h
}
clocks = Everybody’s time
clock-left = { $name }: { $time } left
clock-low = { $name }: only { $time } left
line-lost = The line is down. Reconnecting …
line-lost-kept = The line is down. Your move is kept and sent as soon as it is back.
sending = Sending …
watching = You are watching.
watching-count = { $count ->
    [one] 1 person is watching
   *[other] { $count } people are watching
}
played-on = A bot plays on in your seat.
was-late = Your time ran out: a bot has decided this once. It is still your seat.
paused = The game pauses: nobody is here. It goes on as soon as somebody comes.
nudged = { $name } reminds you: it is your turn.
other-device = Another device has come into your seat, with a code of yours.
question = A question to the table
question-away-other = { $name } has let the time run out twice. What shall we do?
question-away-you = Your time ran out twice. The others are being asked whether to wait.
question-undo-other = { $name } would like to take the last decision back.
question-undo-you = You have asked to take your last decision back.
answer-away-wait = Wait
answer-away-bot = A bot plays on
answer-away-end = End the game
answer-undo-yes = Allow it
answer-undo-no = No
here-again = I am here
ask-undo = Ask to take back
nudge = Remind { $name }
phrases = Quick phrases
people = People at the table
people-none = Nobody else is here.
block = Do not hear
unblock = Hear again
mute = Mute for all
unmute = Let speak again
report = Report
report-why = What has { $name } done?
report-send = Tell the server’s keeper
reported = Reported
my-phone = Play on another device
my-phone-why = Scan this with your phone, or type the words there: your seat comes along.
my-phone-until = It works once, for { $minutes } minutes. Do not pass it on: whoever has it plays in your seat.
come-back = Take it back
leave = Leave the table
leave-why = If you get up, a bot plays on in your seat so that the others can finish. You can take the seat back at any time. If you only go away, the table waits for you.
leave-do = Get up, let a bot play
leave-later = Come back later
curtain = Pass the screen to { $name }
curtain-why = The table is covered, so that nobody sees another’s secrets.
curtain-open = I am { $name }
table-closed = This table cannot be shown
to-home = To the games
nothing-here = There is no clearing here
nothing-here-why = This address leads nowhere. Perhaps a letter is missing.
bot-name-0 = Marian
bot-name-1 = Alan
bot-name-2 = Much
bot-name-3 = Miller
bot-name-4 = Friar
bot-name-5 = Minstrel
hand-over = Let a bot play on
hand-over-in = Let a bot play on in { $seconds } s

## Oneself
me = My games
me-nobody = Once you have played here, your games stand on this page.
me-running = Running tables
me-none-running = No table is waiting for you.
me-leave = leave for good
me-leave-do = Leave for good
me-stay = Stay
me-leave-gathering = The game has not begun. If the table is yours, it is closed; otherwise your seat is free again.
me-leave-others = A bot takes your seat so that the others can play on. You cannot come back.
me-leave-alone = Nobody else plays here, so the table is closed. The game cannot be gone on with.
me-tallies = How you fare
me-game = Game
me-against = Against
me-played = Played
me-won = Won
me-average = Average
me-best = Best
me-history = Games you have finished
me-latest = the latest { $shown } of { $count }
me-none = Games that you finish stand here, with your result.
me-more = All { $count } games
me-win = Won
me-scores = Everybody’s points
against-people = People
against-squire = Squire
against-outlaw = Outlaw
against-legend = Legend
milestones = Milestones
milestones-reached = { $reached } of { $of }
milestone-open = not yet
milestone-first-win = First win
milestone-all-games = Every game won once
milestone-points = { $game }: { $points } points
milestone-legend = { $game }: won against Legend
end-place = { $place ->
    [1] You come first
    [2] You come second
    [3] You come third
    [4] You come fourth
   *[other] You come { $place }th
}
end-behind = { $points ->
    [0] Level on points with { $name }.
    [one] One point behind { $name }.
   *[other] { $points } points behind { $name }.
}
end-best = What you did best: { $heading }, { $points }{ $most ->
    [yes] , more than anybody else
   *[no] {""}
}.
working = How this comes about
working-none = Nothing brings points here yet.
end-milestone = Milestone reached: { $what }

## The end
score-sheet = Score sheet
end-you = You win
end-you-by = You win by { $points }
end-wins = { $name } wins
end-by = { $name } wins by { $points }
end-shared = Shared victory: { $names }
end-nobody = Nobody wins
points = points
total = Total
place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
decided = What decided it
decided-by = { $heading }: { $by } more than { $name }.
decided-by-you = { $heading }: { $by } more than you.
decided-card = { $card } above all, with { $points } points.
decided-tie = Level on points: the tie-break decided.
decided-shared = Level to the last point.
against = { $one } against { $other }
rematch = Rematch
rematch-asked = { $name } wants a rematch.
rematch-made = A rematch is waiting.
rematch-go = Come along
see-table = See the table

## Replays
replay-first = To the beginning
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-next = One step on
replay-last = To the end
replay-pace = Speed
replay-step = Step { $step } of { $steps }
replay-scrub = Which step
replay-seen-by = Seen by
replay-outside = From outside
replay-link = Link to this moment
replay-go-on = Play on from here
replay-file = Save as a file
analysis = Analysis
practice = Played on from another game: practice, it does not count.
practice-short = Practice
fair-proof = Proof
fair-commitment = What the server had committed itself to:
fair-settled = The deal and every die were settled before play.
fair-check = Check this here
fair-checking = Checking …
fair-proven = Recomputed in this browser: the deal and { $chances ->
    [one] one later chance
   *[other] { $chances } later chances
} follow from the secret that the server had committed itself to{ $people ->
    [0] .
    [one] {" "}and from what one player put in.
   *[other] {" "}and from what { $people } players put in.
}
fair-own-in = Yours is among it.
fair-own-out = Yours came too late and was left out.
fair-none = This game has no proof.
fair-closed = This game was not played to its end: its secret stays closed.
fair-other-commitment = Not proven: the server had committed itself to another secret when you sat down.
fair-other-seals = Not proven: the players had sealed something else when your browser opened its part.
fair-bad-secret = Not proven: the secret is not the one that the server had committed itself to.
fair-bad-part = Not proven: what seat { $seat } put in does not fit its seal.
fair-bad-deal = Not proven: the deal does not follow from the secret.
fair-bad-step = Not proven: the chance of step { $step } does not follow from the secret.
fair-unread = The game could not be read just now. Try again later.

## Rules and credits
rules-short = How to play
rules-exact = Every rule to the letter
rules-numbers = Show the numbers of clauses
rules-ours = Decided here, where the rulebook leaves room.
rules-signs = What the pictures mean
rules-search = Search the rules
rules-not-found = Nothing found. Try another word.
rules-language = The rules are written in English.
about-what = What this is
about-unofficial = Merrymen is an unofficial work of admirers. It has no connection with the authors and publishers of these games, uses none of their artwork or texts, and earns nothing.
about-buy = If you like a game here, buy it: nothing is as good as the real box on a real table.
about-games = The games
about-author = by { $author }
about-publisher = published by { $publisher }
about-icons = Icons
about-icons-who = All pictures on cards, badges and buttons are drawn with the game-icons set, used under the Creative Commons Attribution 3.0 licence. By:
about-fonts = Typefaces
about-fonts-who = Cinzel by Natanael Gama and Alegreya Sans by Juan Pablo del Peral (Huerta Tipográfica), both under the SIL Open Font License, packaged by Fontsource.
about-made = How it is made
about-made-with = The rules are plain Python, compiled by Numba; the server is Litestar; this page is Svelte; the words are Project Fluent, the QR codes uqr.

## The keys
keys = Keys
key-arrows = between what you can do
key-enter = do it
key-actions = a list of what you can do
key-prompt = the prompt
key-board = the board
key-others = the others
key-mine = your area
key-log = the log
key-chat = the chat
key-undo = take back
key-escape = close; show the moves to come at once
key-help = these keys

## Sitting down, hints, pace and taking back
preparing = Bots get ready
preparing-title = You can play already; the bots join in as soon as this game is compiled for this computer, once.
preparing-bots = The bots are getting ready, step { $done } of { $steps }. They move as soon as they are, and it happens only once.
preparing-failed = This game could not be compiled here: it runs more slowly, with simple bots.
play-chosen = { $count ->
    [one] 1 bot, { $level }
   *[other] { $count } bots, { $level }
  }
play-change = change
play-change-game = Change how { $game } is played
new-to-it = New to it?
new-to-it-why = A first game with a coach, a few minutes
play-teach-me = Teach me
play-against = Against
bots = { $count ->
    [one] 1 bot
   *[other] { $count } bots
  }
play-like = They play like
level-name-squire = Squire
level-name-outlaw = Outlaw
level-name-sage = Sage
level-name-legend = Legend
level-about-squire = learning, like you
level-about-outlaw = a good club player
level-about-sage = answers at once
level-about-legend = no mercy
character-loyal = loyal
character-haggler = haggler
character-loner = loner
fared = you won { $wins } of { $games }
fared-never = not met yet
play-remembered = Remembered for next time
sit-down = Sit down
pace = Pace
pace-follow = I can follow
pace-brisk = Brisk
pace-step = Step by step
pause = Pause
go-on = Go on
next-move = Next move
since = Since your last turn
since-count = { $count ->
    [one] Since your last turn: 1 move
   *[other] Since your last turn: { $count } moves
  }
since-at = { $at } of { $of }
since-back = The move before
since-on = The next move
since-now = Back to now
hint = Hint
hint-says = Legend says
hint-thinking = Legend is thinking …
hint-weighing = Weighing it …
hint-seconds = { $seconds } s
percent = { $count }%
hint-chances = Chance to win, from what you can see.
hint-others = { $count ->
    [one] The other one: { $chances }.
   *[other] The others: { $chances }.
  }
# Where an unclear difference would put another choice before the one that is advised.
hint-alike = just as good
hint-point = Point at something else to see why not.
hint-why-not = Why not …?
hint-do = Do it
why-not-this = Why not this? { $action }
click-again = Click again: this cannot be taken back.
undo-far = Take back …
back-to = Back to one of your decisions
back-silent = Something small
practice-will = What was drawn and rolled stays the same, and you have seen it: from then on the game is practice. It is kept, but does not count.
practice-is = This game is practice: it is kept, but does not count.
mark-practice = practice
mark-practice-why = Something was taken back freely: the game does not count.
mark-hints = with hints
mark-hints-why = Hints were asked for in this game.
set-hints = Everybody may ask for hints
key-hint = a hint
key-next = the next move, step by step
key-pause = pause the others, or go on

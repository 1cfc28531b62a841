table = The table
table-title = { $turn } · Ludothèque
turn-yours = Your turn
turn-of = { $names } to play
turn-window = Time to respond
turn-paused = Paused
turn-over = The game is over
wait-paused = The game is paused.
wait-answered = Answered. The others are still thinking.
wait-window = Somebody may be responding.
wait-for = Waiting for { $names }.
seat-number = Player { $number }
seats = Seats
you = you
bot = bot
away = away
watching = { $count -> 
    [one] { $count } watching
   *[other] { $count } watching
 }
drawer = Log, odds, rules, text
log = Log
odds = Odds
rules = Rules
text = Text
twin = The table as text
answers = Answers
actions = Actions
close = Close
cancel = Cancel
back = Back
loading = One moment…
unreachable = The server does not answer. Try again.
toasts = Messages
undo = Take back
undo-why = Take back: { $reason }
undo-nothing = There is nothing to take back.
hint = Hint
hint-why = Hint: { $reason }
hint-not-now = Nothing is asked of you now.
hint-forbidden = Hints are off in this room.
hint-which = Which is best?
hint-reasons = Why?
advised = advised
pass-on = Pass until something changes
choose = { $count -> 
    [one] Choose
   *[other] Choose ({ $count })
 }
confirm = Confirm:
fold-answers = Show or hide the answers
group-count = { $count -> 
    [one] { $count } answer
   *[other] { $count } answers
 }
more-answers = More answers
page-of = Page { $page } of { $pages }
why-not = { $count -> 
    [one] Why not? One thing cannot be done now
   *[other] Why not? { $count } things cannot be done now
 }
more-reasons = Show all
log-older = Older lines
log-copy = Copy
log-empty = Nothing has happened yet.
log-go = Go there: { $line }
log-mark = Mark: { $line }
copied = Copied.
odds-none = There are no odds to reckon here.
odds-about = About what? (empty: everything in view)
odds-ask = Reckon
rule-now = What is asked now
rules-search = Search
rules-found = { $count -> 
    [one] { $count } rule found
   *[other] { $count } rules found
 }
rules-missing = The rules could not be loaded.
type-label = Type an answer
type-send = Send
term-missing = There is no card for this word.
pin = Pin this card
keys = Keys
key-pick = pick from the list
key-main = the main button
key-undo = take back
key-hint = hint, three steps
key-log = log
key-odds = odds
key-rules = rules
key-text = the table as text
key-type = type an answer
key-help = this help
key-back = back, close
key-pin = pin the card of a word
key-name-enter = Enter
key-name-escape = Esc
menu = Menu
menu-settings = Settings
menu-export = Save the game as a file
menu-phrases = Say something
menu-orders = When to pass by itself
menu-report = Report a wrong ruling
menu-pause = Pause
go-on = Go on
menu-host-only = Only the host may do that.
menu-over = The game is over.
menu-to-bot = Let a bot play for me
menu-from-bot = Play myself again
menu-leave = Leave the table
menu-leave-watching = Stop watching
menu-resign = Resign
resign-title = Resign?
resign-text = The game is lost for this seat. That cannot be taken back.
orders-when = In the time to respond:
orders-off = ask me every time
orders-changes = pass until something changes
orders-respond = pass unless something presses
orders-stop-here = Always ask me at this point
orders-stops = { $count -> 
    [one] You are always asked at { $count } point.
   *[other] You are always asked at { $count } points.
 }
orders-no-stops = Forget them
report-expected = What happened, and what should have happened?
report-send = Send
report-kept = Thank you. It is kept as { $report }.
curtain-title = { $name }, it is your turn
curtain-text = The screen shows what only { $name } may see. The others look away.
curtain-ready = I am { $name }, show the table
cut-retry = The connection is cut. Trying again in { $seconds } s.
cut-now = The connection is cut. Trying again…
cut-try = Try now
spectator = You are watching. What players hide is hidden from you too.
understood = Understood
window-left = Left to respond: { $left }
answered-ahead = Your answer is kept until its turn. You may still take it back.
takeback-ask = Ask the others to go back
takeback-asked = { $name } asks to take back the last move.
takeback-waiting = You asked to go back. The others have to agree.
takeback-yes = Agree
takeback-no = Refuse
seat-away = { $name } is away.
vote-wait = Wait
vote-bot = Let a bot play
vote-resign = Count as resigned
vote-by = Wanted by { $names }
suggests = { $name } suggests:
suggestion-take = Do that
recap = While you were away
missed-sat = { $name } sat down.
missed-left = { $name } left.
missed-returned = { $name } came back.
missed-paused = The game was paused.
missed-resumed = The game went on.
missed-handed-to-bot = A bot plays for { $name }.
missed-handed-back = { $name } plays again.
missed-resigned = { $name } resigned.
missed-undone = { $name } took an answer back.
missed-took-back = The game went back by consent.
missed-asked-takeback = { $name } asked to go back.
no-room = There is no such room
no-entry = This link does not open the room
no-entry-text = The room does not know this browser.
no-entry-advice = Ask whoever sent you the link for a new one, or start a game of your own.
to-the-house = To the house
connecting = Connecting…
waiting-title = Waiting for players
rematch = Again!
rematch-made = There is a rematch.
rematch-go = To the rematch
menu-plain-table = Plain table
menu-own-table = Drawn table

table = The table
turn-yours = Your turn
turn-of = { $names } to play
turn-window = Time to respond
turn-paused = Paused
turn-over = The game is over
wait-paused = The game is paused.
wait-answered = Answered. The others are still thinking.
wait-window = Somebody may be responding.
wait-for = Waiting for { $names }.
table-seat-number = Player { $number }
table-seats = Seats
table-you = you
table-bot = bot
table-bot-level =
    { $level ->
        [easy] bot, easy
        [hard] bot, hard
       *[medium] bot, medium
    }
table-named-level =
    { $level ->
        [easy] { $name } (easy)
        [hard] { $name } (hard)
       *[medium] { $name } (medium)
    }
table-bot-for-you = a bot plays for you
table-away = away
table-resigned = resigned
table-watching = { $count -> 
    [one] { $count } watching
   *[other] { $count } watching
 }
table-drawer = Log, odds, rules, text
table-log = Log
table-odds = Odds
table-rules = Rules
table-text = Text
table-document = The table as text
table-answers = Answers
table-actions = Actions
table-close = Close
table-cancel = Cancel
table-back = Back
table-loading = One moment…
table-unreachable = The server does not answer. Try again.
table-toasts = Messages
table-undo = Take back
undo-why = Take back: { $reason }
undo-nothing = There is nothing to take back.
table-hint = Hint
hint-why = Hint: { $reason }
hint-not-now = You have nothing to answer right now.
hint-forbidden = Hints are off in this room.
hint-which = Which is best?
hint-reasons = Why?
hint-follow = Do that
table-advised = advised
playback = Playback of the others' turn
playback-slow = Play at half speed
playback-normal = Play at normal speed
playback-fast = Play at double speed
playback-skip = Skip
pass-on = Keep passing
pass-on-detail = until something changes
table-choose = { $count -> 
    [one] Choose
   *[other] Choose ({ $count })
 }
table-confirm = Confirm: { $answer }
fold-answers = Hide the answers
unfold-answers = Show { $count ->
    [one] { $count } answer
   *[other] { $count } answers
}
group-count = { $count -> 
    [one] { $count } answer
   *[other] { $count } answers
 }
more-answers = More answers
page-of = Page { $page } of { $pages }
why-not = { $count -> 
    [one] Why not? One action is not possible now
   *[other] Why not? { $count } actions are not possible now
 }
more-reasons = Show all
log-older = Older lines
log-copy = Copy
log-empty = Nothing has happened yet.
log-go = Go there: { $line }
log-point = Show on the table: { $line }
log-shown = Marked on the table.
log-nowhere = Nothing in this line is on the table right now.
table-copied = Copied.
odds-none = There are no odds to show here.
odds-calculating = Calculating…
odds-about = About what? (empty: everything in view)
odds-ask = Calculate
odds-keep = Keep the dice that are best for this
rule-now = The current question
pane-rules-search = Search
pane-rules-found = { $count -> 
    [one] { $count } rule found
   *[other] { $count } rules found
 }
rules-missing = The rules could not be loaded.
type-label = Type an answer
type-send = Send
type-not-now = You have nothing to answer right now. What you type stays here until you do.
term-missing = There is no card for this word.
table-pin = Pin this card
table-keys = Keys
key-pick = pick from the list, or press the button with that number
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
key-pass-on = keep passing until something changes
key-hold = stop at the next window
key-best = Best cover of a dungeon’s boxes: show it, then place it
key-give-back = Give back the die that was picked
key-details = more about the focused item
key-dice = keep or roll a die; pick a die, then its face
key-zones = from item to item, then to the next part of the table
key-film-play = play, pause
key-film-back = one step back
key-film-on = one step forward
key-film-start = to the start
key-film-end = to the end
key-film-turn = with Left or Right: a whole turn
key-name-space = Space
key-name-home = Home
key-name-end = End
key-name-left = Left
key-name-right = Right
key-name-arrows = Arrows
key-name-shift = Shift
keys-pick = Picking and moving
keys-film = In a replay
keys-card = While the card of a word is open
keys-change = Change keys
keys-lead = Press a key’s button, then the key you want. Digits, arrows and Esc stay as they are.
keys-press = Press a key…
keys-given = { $key }: { $act }.
keys-taken = { $key } is taken: { $act }. Give that another key first.
keys-kept = { $key } cannot be chosen: only letters and signs can.
keys-usual = Default keys
keys-usual-again = All keys are back to their defaults.
keys-usual-now = All keys already have their defaults.
details-none = There is nothing more to say about the focused item.
table-menu = Menu
menu-settings = Settings
menu-export = Save the game to a file
menu-phrases = Say something
menu-orders = Automatic passing
menu-report = Report a rules error
menu-pause = Pause
go-on = Resume the game
menu-host-only = Only the host can do that.
menu-over = The game is over.
menu-to-bot = Let a bot play for me
menu-from-bot = Play myself again
menu-leave = Leave the table
menu-leave-watching = Stop watching
menu-resign = Resign
resign-title = Resign?
resign-text = This seat loses the game. This cannot be undone.
hold-window = Stop at the next window
hold-on = You will be asked at the next moment to respond.
hold-off = Back to automatic passing.
orders-stop-here = Always ask me at this point
orders-stops = { $count -> 
    [one] You are always asked at { $count } point.
   *[other] You are always asked at { $count } points.
 }
orders-no-stops = Clear them
report-expected = What happened, and what should have happened?
report-send = Send
report-kept = Thank you. Saved as { $report }.
curtain-title = { $name }, it is your turn
curtain-text = The screen shows what only { $name } may see. The others look away.
curtain-ready = I am { $name }, show the table
cut-line = The connection was lost.
cut-restart = The server is restarting.
cut-retry = Trying again in { $seconds } s.
cut-now = Trying again…
cut-try = Try now
table-spectator = You are watching. What players hide is hidden from you too.
table-understood = Got it
window-left = Time left to respond: { $left }
answered-ahead = Your answer is kept until its turn. You can still take it back.
takeback-ask = Ask the others for a takeback
takeback-asked = { $name } asks to take back the last move.
takeback-waiting = You asked for a takeback. The others have to agree.
takeback-yes = Agree
takeback-no = Refuse
seat-away = { $name } is away.
vote-wait = Wait
vote-bot = Let a bot play
vote-resign = Count as resigned
table-vote-by = Wanted by { $names }
table-suggests = { $name } suggests:
suggest-first = Suggest before answering
suggest-now = Pick what you suggest…
suggestion-take = Do that
table-recap = While you were away
missed-sat = { $name } sat down.
missed-left = { $name } left.
missed-returned = { $name } came back.
missed-paused = The game was paused.
missed-resumed = The game went on.
missed-handed-to-bot = A bot plays for { $name }.
missed-handed-back = { $name } plays again.
missed-resigned = { $name } resigned.
missed-undone = { $name } took back an answer.
missed-took-back = The last move was taken back by agreement.
missed-asked-takeback = { $name } asked for a takeback.
no-room = There is no such room
no-entry = This link does not open the room
no-entry-advice = Ask the person who sent you the link for a new one, or start your own game.
back-home = Back to home
table-connecting = Connecting…
menu-plain-table = Plain table
menu-own-table = Drawn table
preview-nothing = Nothing on the table changes yet.
table-preview = What it would do
document-before = The table before this choice

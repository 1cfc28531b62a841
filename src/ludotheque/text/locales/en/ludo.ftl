### Fixed texts of the interface, shared by the command line and the browser.

## Games

mode-duel = duel
mode-solo = solo
mode-pair = pair
mode-party = party

## The command line: help

help-usage = Usage:
help-options = Options
help-commands = Commands
help-help = Show this help.
help-default = (default: { $value })
help-ludo = Board games with their complete rules: play, simulate, look things up.
help-games = List what can be played: games, modes, seats, heroes, agents and options.
help-play = Play in the browser, or with --terminal in the terminal, where “help” says what you can type. Without a game the browser opens the start page; Ctrl-C ends it.
help-simulate = Play many games between agents. The same seed gives the same digest, whatever the number of jobs.
help-rules = Show a rule, a chapter (an id without its number) or the list of chapters, with their tests.
help-cards = Show every card of a game, ability, status and so on, with its text, source and confidence.
help-replay = Show a recorded game.
help-verify = Play a recorded game again and compare every digest.
help-content = Work on content files: heroes, cards, monsters.
help-content-check = Check all content, or one file.
help-content-schema = Print the JSON Schema of content files, for editors: of a hero file, or of another GAME.

option-lang = Language; otherwise LUDO_LANG, otherwise the locale.
option-json = Print JSON; its fields are listed in docs/cli.md.
option-version = Show the version.
option-mode = Mode; otherwise the first of the game.
option-heroes = One hero per seat.
option-agents = One agent per seat; otherwise random ones.
option-option = An option of the game; may be repeated.
option-games = How many games.
option-seed = Random seed.
option-first = Number of the first game, to see a single one again.
option-jobs = How many processes.
option-coverage = The table of all rules with the number of their tests.
option-hero = Only this hero.
option-shelf = Only this category of cards (those of no hero).
option-terminal = In the terminal; the options below are for it alone.
option-play-port = Port; otherwise LUDO_PORT, otherwise the first free one from 8000.
option-no-browser = Only print the address, open no browser; also with LUDO_NO_BROWSER.
option-seat = Your seat, counted from 0, or several with commas if you share the keyboard; where all play together you answer for every seat.
option-sheet = A campaign sheet stored here, for the next seat; may be repeated, “-” leaves a seat without one.
option-bot = Who plays the other seats; otherwise a sensible player against you, and nobody where all play together: you answer for the whole party.
option-play-seed = Random seed; otherwise a secret one.
option-resume = Resume a saved game.

## The command line: errors, one sentence each

error-language = The language cannot be “{ $name }”; known: { $known }.
error-unknown = { $what ->
    [game] There is no game “{ $name }”; known: { $known }.
    [mode] There is no mode “{ $name }”; known: { $known }.
    [hero] There is no hero “{ $name }” to choose; known: { $known }.
    [shelf] There is no category “{ $name }”; known: { $known }.
    [agent] There is no agent “{ $name }”; known: { $known }.
    [option] There is no option “{ $name }”; known: { $known }.
    [team] There is no team “{ $name }”; known: { $known }.
    [set] There is no set “{ $name }”; known: { $known }.
    [value] The option cannot be “{ $name }”; allowed: { $known }.
   *[other] “{ $name }” does not exist here; known: { $known }.
}
error-seats = { $what ->
    [agents] { $wanted } agents are needed, one per seat, not { $given }.
   *[heroes] The mode { $mode } takes { $wanted } heroes, not { $given }.
}
error-no-such-card = { $count ->
    [0] There is no card “{ $name }” here; “ludo cards GAME” shows all ids.
   *[other] There is no card “{ $name }” here; close to it: { $known }.
}
error-no-campaign = The game { $game } has no campaign; those that have one: { $known }.
error-no-laboratory = The laboratory does not know the game { $game }; known: { $known }.
error-no-tape = This table keeps no tape: an agent that searches must declare it.
error-no-face = The game { $game } cannot be shown here yet; known: { $known }.
error-option-form = An option is written key=value, not “{ $text }”.
error-number = { $name } must be a whole number of at least { $least }, not “{ $value }”.
error-number-between = { $name } must be a whole number from { $least } to { $most }, not “{ $value }”.
error-no-such-option = There is no option { $name } here; --help lists them.
error-no-such-command = There is no command “{ $name }”; known: { $known }.
error-no-rules = The rule documents were not installed with this package.
error-no-such-rule = There is no rule “{ $name }”; “ludo rules” lists the chapters.
error-missing = { $name } is missing; --help says what is needed.
error-needs-value = { $name } needs a value.
error-usage = “{ $command }” does not take these arguments; --help says what it takes.
error-no-file = The file { $file } does not exist.
error-no-permission = You don’t have permission to open the file { $file }.
error-is-folder = { $file } is a folder, not a file.
error-no-folder = The folder for { $file } does not exist.
error-file = The file { $file } cannot be used: { $reason }.
error-broken-file = The file cannot be used: { $detail }.
error-not-whole = The file is incomplete or wasn’t made by Ludothèque.
error-other-rules = The game was recorded under rules { $recorded }, and this program plays rules { $current }: it can be shown, not verified.
error-content = { $detail }.
error-game-failed = Game { $number } failed ({ $reason }); this plays it again: { $command }
error-ours = Internal error in a rule, please report it: { $detail }.
error-crash = Internal error ({ $detail }); with LUDO_TRACEBACK=1 it says where.
error-folder-busy = Somebody else has been writing in { $folder } for too long; try again.
error-stale = The match has moved on: look at the current question.
error-other = { $detail }.

## Answers of the commands

games-not-loaded = The game { $game } ({ $package }) cannot be loaded: { $reason }.
games-modes = Modes
games-mode = { $mode } ({ $most ->
    [one] { $seats } seat
   *[other] { $seats } seats
})
games-heroes = Heroes
games-agents = Agents
games-options = Options

simulate-progress = Games
simulate-won = seat { $seat }, { $hero } ({ $agent }): { $count } won, { $share }%
simulate-seats = seats { $seats }, { $team }: { $count } won, { $share }%
simulate-team = { $team } ({ $agents }): { $count } won, { $share }%
simulate-party = { $party }: { $count } of { $games } games won, { $share }%, with 95% confidence { $low } to { $high }%
simulate-other = { $outcome ->
    [draw] draws: { $count }, { $share }%
   *[other] { $outcome }: { $count }, { $share }%
}
simulate-counts = { $games ->
    [one] 1 game, { $decisions } decisions, { $seconds } s
   *[other] { $games } games, { $decisions } decisions, { $seconds } s
}
simulate-speed = { $games } games/s, { $decisions } decisions/s
simulate-digest = digest { $digest }

rules-contents = Chapters; “ludo rules ID” shows a chapter, or a rule with its number
rules-coverage = Rules and their tests
rules-column-game = Game
rules-column-section = Section
rules-column-ids = Rules
rules-column-tests = Tests
rules-tests = Tested by
rules-no-test = No test covers this rule yet.
rules-info = info
rules-open = open
rules-summary = { $game }: { $shown } of { $needed } rules have a test.

cards-source = source: { $source }; confidence: { $confidence }
source-rulebook = rulebook
source-designed = our own design
confidence-high = high
confidence-medium = medium
confidence-low = low
confidence-designed = designed by us
cards-name-ours = French name: our translation

content-sound = { $what ->
    [all] All content is valid.
   *[other] { $what } is valid.
}
content-problems = { $count ->
    [one] 1 problem.
   *[other] { $count } problems.
}

replay-heading = { $game }, { $mode }: { $heroes }
replay-unfinished = The record ends before the game does.
verify-same = The game plays again exactly as recorded: { $answers } answers, digest { $digest }.

## A game in the terminal

play-welcome = Type the number of an answer, or “help” to see what else you can do.
play-your-turn = your turn
play-you = you
play-no-cards = Your hand is empty.
play-suggested = { $hero } suggests { $answer }
play-won = You win!
play-lost = You lose.
play-keep-name = That is an answer, not a file name: a name has a dot, like duel.json.
play-keep-replay = Save the replay? Type a file name such as duel.json, or Enter to leave:
play-replay-saved = Replay written to { $file }; “ludo replay” shows it, “ludo verify” verifies it.
play-saved = Saved to { $file }; “ludo play --terminal --resume { $file }” resumes it.
play-resumed = The saved game continues.
play-hand-over = The keyboard goes to { $player }. Press Enter when nobody else is looking.
play-player = seat { $seat } ({ $hero })
play-result = { $player }: { $result }
play-left = Goodbye. A game is kept only if you type “save” (to { $file }) or “save FILE” before you leave.
play-not-understood = “{ $text }” isn’t a command; type a number, or “help”.
play-no-such-answer = “{ $text }” isn’t an answer to this question.
play-no-such-card = Nothing is called “{ $text }”; “cards” lists your cards.
play-no-sheets = This game has no campaign sheets.
play-too-many-sheets = { $seats ->
    [one] There is 1 seat, and { $sheets } sheets were named.
   *[other] There are { $seats } seats, and { $sheets } sheets were named.
}
play-sheet-hero = The sheet { $sheet } belongs to { $hero }; seat { $seat } plays { $other }.
play-rules-which = Which rule? For example “rules { $rule }”.
play-auto-unknown = “auto { $text }” isn’t a setting; known: relaxed, careful, every, off, changes, respond, stop.
play-auto-not-here = There is nothing to respond to here.
play-auto-off = You will be asked every time you can respond.
play-auto-changes = After a pass you will be asked again only when something has changed.
play-auto-respond = You will be asked only when there is something to respond to: an attack, another player’s dice or card, damage.
play-auto-relaxed = You will be asked only when a card or token applies at that moment.
play-auto-stop = You will be asked in the next window.
play-undo-1 = That cannot be taken back: dice were rolled, cards shuffled or a disc flicked since.
play-undo-2 = That cannot be taken back: something hidden was shown since.
play-undo-3 = That cannot be taken back: another player was asked since.
play-undo-0 = There is nothing to take back.
error-no-human = Nobody plays at a keyboard in { $file }, so it cannot be resumed.

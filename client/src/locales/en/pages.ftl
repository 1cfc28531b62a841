skip-to-content = Skip to the content
screen-missing = This page could not be loaded. Try again.
screen-missing-title = Page not loaded
site-name = Ludothèque
seat-mark = Seat { $letter }
page-title = { $page } · Ludothèque
title-new = New game: { $game }
title-against = { $others } – { $other }
title-game = { $players }, turn { $turn }
title-table = { $turn } · { $game }
title-replay = Replay: { $game }
title-waiting = { $phase ->
    [drafting] Choosing heroes: { $game }
   *[waiting] { $free ->
        [0] Everyone is here: { $game }
        [one] 1 free seat: { $game }
       *[other] { $free } free seats: { $game }
    }
}
title-rules = Rules: { $game }
title-rule = Rule { $rule }: { $game }
title-cards = Cards: { $name }, { $game }
dialog-close = Close
nav-main = Main menu
nav-rules = Rules
nav-settings = Settings
nav-about = About and credits
unofficial-short = Unofficial, free, made by players. No publisher is behind it.
loading = Loading…
server-silent = The server does not answer. Is it running?

# Home
home-title = Ludothèque – board games, one table
home-over = Unofficial · free · yours
home-tagline = Great games on one felt table: against bots, around one screen, or with friends far away.
home-play = New game
home-learn = Learn in five minutes
home-continue = Continue
home-new = Open a box
home-join = Join friends
home-join-more = No link?
home-join-public = Look for a public table
home-doors = More to explore
home-unofficial = Ludothèque is unofficial: the games belong to their authors and publishers, who have no part in it. Rules and effects are written in our own words; none of their artwork is used.
continue-go = Resume
continue-gone = This table no longer exists.
continue-forget = Remove from this list
continue-forget-named = Remove { $room } from this list
game-line = { $game ->
    [dice_throne] Heroes duel with dice of their own: roll, keep, strike.
    [one_deck_dungeon] Down through a dungeon made of a single deck of cards.
    [catacombs_conquest] Flick wooden discs through an arena full of obstacles.
   *[other] A board game.
}
game-players = { $least } to { $most } players
game-players-exactly = { $most ->
    [one] { $most } player
   *[other] { $most } players
}
game-length = { $game ->
    [dice_throne] about 20 min
    [one_deck_dungeon] about 30 min
   *[other] about 15 min
}
door-learn = Learn to play
door-learn-line = Hands on, in about five minutes
door-watch = Watch
door-watch-line = Public games in progress
door-replays = Replays
door-replays-line = Watch again, branch off, check the dice
door-campaign = Campaigns
door-campaign-line = Your heroes and their sheets
door-rules = Rules and cards
door-rules-line = Every rule numbered, every card explained
door-settings = Settings
door-settings-line = Language, theme, motion, sound, text
door-about = About and credits
door-about-line = Who made this, and with what
seat-bot = Bot
seat-somebody = Somebody
seat-free = Free seat
room-your-turn = Your turn
room-turn-of = Waiting for { $names }
room-phase = { $phase ->
    [waiting] Waiting for players
    [drafting] Choosing heroes
    [playing] In progress
    [over] Over
   *[readonly] View only
}

# Join
join-label = Table link or code
join-placeholder = https://…/room/…
join-go = Go
join-wrong = That isn’t a table link. It looks like …/room/CODE#SECRET.

# New game
new-title = New game
new-lead = Choose a box. Everything else has a good default.
new-unknown = We don’t have a game called “{ $game }”.
setup-lead = Choose who plays and start. Everything else has a good default you can change.
setup-other = Another game
setup-who = Who plays?
setup-who-name = { $who ->
    [bots] { $game ->
        [one_deck_dungeon] On my own
       *[other] Against bots
    }
    [screen] Around this screen
   *[online] Online
}
setup-who-line = { $who ->
    [bots] { $game ->
        [one_deck_dungeon] Alone, or with bots at your side
       *[other] Right away, at your own pace
    }
    [screen] Several people, one device, hands kept secret
   *[online] A link or a QR code for everyone
}
setup-mode = Mode
setup-mode-seats = { $mode }, { $seats }
setup-heroes = { $sided ->
    [same] Seats
    [yes] Seats and teams
   *[no] Seats and heroes
}
setup-hero-for = Who plays at seat { $number }?
setup-draft-note = Heroes are drafted in turn once everyone is here.
setup-options = Game options
setup-options-line = Optional rules and variants
setup-table = Table settings
setup-table-line = Clock, takebacks, spectators, hints, draft
setup-room-name = Table name (optional)
setup-ready = Ready when you are.
setup-play = Play
setup-making = Setting up the table…
seat-you = You
seat-number = Seat { $number }
seat-kind-label = Who sits at seat { $number }
seat-kind-here = At this screen
seat-kind-link = Joins by link
seat-kind-bot = Bot
seat-level-label = How the bot at seat { $number } plays
hero-random = Random
hero-random-line = A random hero, never the same twice.
hero-later = Their choice
hero-later-line = The player chooses in the waiting room.
hero-drafted = Drafted
level-easy = Easy
level-easy-line = Makes mistakes; good to learn with.
level-medium = Medium
level-medium-line = Solid and quick; weighs the odds of the moment.
level-hard = Hard
level-hard-line = The best that this game has; may take its time.
level-random = Whim
level-random-line = Plays anything allowed.
level-sensible = Steward
level-sensible-line = Solid and quick; weighs the odds of the moment.
level-searcher = Strategist
level-searcher-line = Thinks ahead before it moves; takes its time.

# Table settings
policy-takeback = Takebacks
policy-takeback-free = Free
policy-takeback-free-line = Any move can be taken back without asking.
policy-takeback-ask = By consent
policy-takeback-ask-line = Free until dice are rolled or something hidden is shown; after that, the others must agree.
policy-takeback-never = Never
policy-takeback-never-line = Only slips can be undone, before dice are rolled or anything hidden is shown.
policy-timer = Clock
policy-timer-none = None
policy-timer-none-line = Take your time, hours or days.
policy-timer-turn = Per turn
policy-timer-turn-line = A fixed time for each turn.
policy-timer-bank = Bank
policy-timer-bank-line = A reserve of time that grows with every turn played.
policy-minutes = { $kind ->
    [turn] Minutes per turn
   *[bank] Minutes in the bank
}
policy-increment = Extra seconds per turn
policy-window = Seconds to respond
policy-factor = More time for the players at this screen
policy-factor-times = ×{ $times }
policy-absent = If a player goes away
policy-absent-pause = Wait
policy-absent-pause-line = The table waits until they are back.
policy-absent-bot = Bot
policy-absent-bot-line = A bot plays until they are back.
policy-absent-vote = Vote
policy-absent-vote-line = The others vote: wait, bot, or give up for them.
policy-spectators = Spectators
policy-spectators-none = Nobody
policy-spectators-none-line = Players only.
policy-spectators-link = By link
policy-spectators-link-line = Anyone with the spectator link; they see no secrets.
policy-spectators-open = Public
policy-spectators-open-line = The table is listed: anyone can watch, or take a free seat.
policy-delay = Spectator delay, in seconds
policy-hints = Hints
policy-hints-line = Players can ask where to look, what is best, and why.
policy-draft = Draft
policy-draft-line = Heroes are picked in turn, in snake order.
policy-bans = Bans per seat

# Waiting room
waiting-room-title = { $game }: the table is ready
waiting-room-lead = { $phase ->
    [drafting] { $mode }. Everyone is here: choose your heroes.
   *[waiting] { $free ->
        [0] { $mode }. The game starts as soon as everyone has a hero.
        [one] { $mode }. One seat is still free: share its link and the game starts automatically.
       *[other] { $mode }. { $free } seats are still free: share their links and the game starts automatically.
    }
}
waiting-seats = Seats
waiting-link-elsewhere = This seat’s link is on the device that created the table. “New link for seat { $number }” below makes a new one; the old link stops working.
waiting-status-free = Waiting for a player
waiting-status-you = At this screen
waiting-status-here = Here
waiting-status-away = Seated, but away
waiting-plays = { $hero } · { $status }
waiting-name = Name at the table
waiting-rename = Change
waiting-sit = Sit down here
waiting-sheets = { $sheets ->
    [any] Campaign sheets: those from elsewhere are accepted at this table.
   *[ours] Campaign sheets: only empty ones and those signed by this server.
}
waiting-pick = Choose your hero
waiting-guests = Spectator link
waiting-guests-line = Anyone who opens it can watch, without seeing anyone’s secrets.
invite-name = { $letter ->
    [none] Spectator link
   *[other] Link for seat { $letter }
}
invite-copy = Copy
invite-share = Share
invite-qr = QR code
invite-qr-label = QR code of the link
invite-qr-line = Scan it with another phone. The link works once: the first person to sit down gets the seat.
invite-copied = Copied.
invite-copy-yourself = The link is selected: copy it manually.
invite-only-here = This link works on this computer only.
invite-how = How can other devices join?
invite-how-line = Stop the server and start it so that your local network reaches it, in one of these ways. Everybody in the network can open it then.
invite-for = Address of the link
invite-for-network = { $address }: same network
invite-for-here = { $address }: this computer only
invite-text = Come and play with me!
draft-title = Draft
draft-yours = { $verb ->
    [ban] It’s your turn: ban a hero.
   *[pick] It’s your turn: pick your hero.
}
draft-theirs = { $verb ->
    [ban] { $name } bans a hero.
   *[pick] { $name } picks a hero.
}
draft-does = { $verb ->
    [ban] Ban
   *[pick] Pick
}
draft-taken = Already picked.
draft-banned = Banned.
draft-others-turn = It’s { $name }’s turn.
host-title = Host
host-renew-line = Lost a link? Make a new one; the old link stops working.
host-renew = New link for seat { $number }
host-renewed = There is a new link; the old link no longer works.
host-close = Close the table
host-close-title = Close this table?
host-close-line = It ends for everyone and cannot be reopened.
host-close-no = Leave it open
host-close-yes = Close it

# Join, watch, lost
join-title = Join a table
join-lead = Paste the link you were sent, or take a free seat at a public table.
join-public = Public tables with a free seat
watch-title = Watch
watch-lead = Public games in progress. You see what everyone can see, and everything once the game is over.
public-count = { $count ->
    [0] { $wanted ->
        [seat] No public table has a free seat.
       *[play] No public game is in progress.
    }
    [one] One table
   *[other] { $count } tables
}
public-again = Refresh
public-more = More
public-go = { $wanted ->
    [seat] Sit down
   *[play] Watch
}
public-none = { $wanted ->
    [seat] Create one: under “Table settings”, make it public.
   *[play] Create a public table, and others can watch you.
}
lost-title = Nothing here
lost-line = There is nothing at this address. It may be a table that was deleted.
lost-home = Back to home
lost-join = I have a link

# Settings
settings-title = Settings
settings-lead = Changes apply immediately and stay in this browser.
settings-you = You
settings-look = Look
settings-motion = Motion and sound
settings-play = Play
set-name = Your name at the table
set-lang = Language
set-theme = Theme
set-theme-auto = Match device
set-theme-dark = Dark
set-theme-light = Light
set-text = Text size
set-text-small = Small
set-text-normal = Normal
set-text-large = Large
set-text-huge = Huge
set-palette = Seat colors
set-palette-house = Classic
set-palette-vivid = Vivid
set-palette-high = High contrast
set-speed = Animations
set-speed-slow = Slow
set-speed-normal = Normal
set-speed-fast = Fast
set-speed-none = None
set-speed-try = See how fast
set-sound = Sound: { $volume }%
set-sound-dice = Dice: { $volume }%
set-sound-cards = Cards: { $volume }%
set-sound-hits = Hits, healing and tokens: { $volume }%
set-sound-notices = Turns and endings: { $volume }%
set-sound-test = Hear a roll
set-sound-off = Sound is off
set-narration = Announcements for screen readers
set-narration-off = Nothing
set-narration-off-line = Only what you ask for.
set-narration-brief = In brief
set-narration-brief-line = When turns begin, and what you are asked.
set-narration-full = Everything
set-narration-full-line = New log lines, eight at a time at most, and what you are asked.
set-confirm = Confirm what I pick
set-confirm-line = Answers, cards and abilities need a second press, or the main button.
set-guard = Guard new questions
set-guard-line = A press counts only from 0.4 seconds after a new question, so that it never answers the wrong one.
set-notify = Notify me when it is my turn
set-notify-line = Your browser notifies you when this page is in the background; it asks permission once.
set-notify-refused = Your browser does not allow it. You can change that in its settings for this address.
kept-title = What this browser keeps
kept-line = { $rooms ->
    [0] Your settings, and nothing else. No account, no cookie.
    [one] Your settings, and the secret of one table. No account, no cookie.
   *[other] Your settings, and the secrets of { $rooms } tables. No account, no cookie.
}
kept-export = Save to a file
kept-import = Restore from a file
kept-forget = Forget everything
kept-wrong = This file wasn’t made by Ludothèque.
kept-forget-title = Forget everything?
kept-forget-line = Settings and the secrets of your tables are deleted from this browser. Without a link or a file you cannot get back to your seats.
kept-forget-no = Keep it
kept-forget-yes = Forget it all

# Statistics
stats-title = My games
stats-lead = Games and wins in this browser, kept only here. Games around one screen do not count: you would both win and lose.
stats-none = No finished game yet in this browser.
stats-hero = Hero
stats-games = Games
stats-wins = Wins
stats-share = Win rate
stats-all = All
stats-against = against { $hero }
stats-save = Save to a file

# About
about-title = About
about-lead = Three games to play alone or together, or to study. Everything runs on one machine and needs no other.
about-not-title = Unofficial
about-not = Dice Throne, One Deck Dungeon and Catacombs Conquest belong to their authors and publishers. None of them made, checked or approved this. If you like these games, buy them: cardboard and wood are still better company.
about-facts = Rules and effects are facts, written in our own words; no artwork, logo or text of the publishers is used.
about-fair-title = Fair dice
about-fair = Before a match the server commits to a secret key that decides every roll; afterwards the key is revealed. Anyone can replay the game and check that no die was tampered with.
about-private-title = Privacy
about-private = No request goes to any other machine. There are no accounts, no cookies, no visitor tracking. What your browser keeps is listed under Settings, where you can export or delete it.
about-licence-title = License
about-licence = The code is under the MIT license: use it, change it, share it.
credits-icons-title = Icons
credits-icons = The { $icons } icons used here were drawn by { $authors } people.
credits-changed = Colors and sizes were changed.
credits-link = Website of { $author }
credits-count = { $count ->
    [one] One icon
   *[other] { $count } icons
}
credits-works-title = Made with
credits-use-font = Typeface
credits-use-controls = Button icons
credits-use-page = Web pages
credits-use-words = Translations
credits-use-sound = Sounds
credits-use-qr = QR codes
credits-use-float = Tooltip placement
credits-use-server = Server

# Rules
rules-title = Rules and cards
rules-lead = Choose a game: its rules by number, and every card of every hero.
rules-of = Rules of { $game }
rules-cards = Cards
rules-numbered = Numbered rules
rules-cited = Messages at the table refer to these numbers.
rules-read-at = In the rulebook: { $places }
rules-search = Search the rules
rules-found = { $count ->
    [one] One rule
   *[other] { $count } rules
}
rules-unknown = There is no rule { $rule }.
cards-search = Search these cards
cards-found = { $count ->
    [one] One card
   *[other] { $count } cards
}
cards-missing = There are no such cards here.
kind-card = cards
seat-plays = { $name } ({ $hero })

orders-when = Ask me in response windows:
orders-relaxed = when it matters
orders-relaxed-line = Only when a card or token of yours applies at that moment: prevention when damage is coming, dice cards where they can better a roll, modifiers after the defense.
orders-respond = when others act
orders-respond-line = In an attack, and whenever others roll dice or play a card; not in your own Upkeep and Income.
orders-off = every time
orders-off-line = In every window in which you can play something.
settings-passing = Automatic passing
settings-passing-line = Holds for all games in this browser. Nobody else learns of it.
orders-bells = These cards and tokens stop wherever they can be played:
bell-set = Stop me whenever this can be played
bell-on = you are asked whenever this can be played
bell-remove = { $name }: no longer stop
bell-unknown = An unknown card
policy-open-hands = Open hands
policy-open-hands-line = Everyone around the screen sees all hands at it, and nothing is hidden between turns.

# Without a connection
offline-title = No connection
offline-line = The server cannot be reached, so this page could not be loaded.
offline-games = Your games wait for you: everything that was confirmed is kept by the server. Tables that are still open in another window reconnect by themselves.
offline-stored = Your seats, settings and statistics are stored on this device and are still there.
offline-local = Playing, watching, rules and replays need the server. If it runs on this computer, start it again with “ludo play”.
offline-retry = Try again

# Installation
install-title = As an app
install-line = Installed, Ludothèque gets an icon and a window of its own. Games still need a connection to the server.
install-go = Install Ludothèque
install-done = Ludothèque is installed on this device.

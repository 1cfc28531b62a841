skip-to-content = Skip to the content
screen-missing = This page could not be loaded. Try again.
house-name = Ludothèque
seat-mark = Seat { $letter }
page-title = { $page } – Ludothèque
dialog-close = Close
nav-house = House
nav-rules = Rules
nav-settings = Settings
nav-about = About and credits
unofficial-short = Unofficial, free, made by players. No publisher is behind it.
loading = Loading…
server-silent = The server does not answer. Is it running?

# Home
home-title = Ludothèque – three games, one table
home-over = Unofficial · free · yours
home-tagline = Three great games on one felt table: against bots, around one screen, or with friends far away.
home-play = New game
home-learn = Learn in five minutes
home-continue = Continue
home-new = Open a box
home-join = Sit down with friends
home-join-more = No link?
home-join-public = Look for a public table
home-doors = Other rooms of the house
home-unofficial = Ludothèque is unofficial: the games belong to their authors and publishers, who have no part in it. Rules and effects are told in our own words; no art of theirs is used.
continue-go = Go on
continue-gone = This table is no longer there.
continue-forget = Take it off this list
continue-forget-named = Take { $room } off this list
game-line = { $game ->
    [dice_throne] Heroes duel with dice of their own: roll, keep, strike.
    [one_deck_dungeon] Down through a dungeon made of a single deck of cards.
    [catacombs_conquest] Flick wooden discs through an arena full of obstacles.
   *[other] A game of this house.
}
game-players = { $least ->
    [1] up to { $most } players
   *[other] { $least } to { $most } players
}
game-length = { $game ->
    [dice_throne] about 20 min
    [one_deck_dungeon] about 30 min
   *[other] about 15 min
}
door-learn = Learn to play
door-learn-line = Hands on, in about five minutes
door-watch = Watch
door-watch-line = Public tables that play right now
door-replays = Replays
door-replays-line = Look again, branch off, check the dice
door-rules = Rules and cards
door-rules-line = Every rule numbered, every card told
door-settings = Settings
door-settings-line = Language, theme, motion, sound, text
door-about = About and credits
door-about-line = Who made this, and out of what
seat-bot = Bot
seat-somebody = Somebody
seat-free = Free seat
room-your-turn = Your turn
room-turn-of = Waiting for { $names }
room-phase = { $phase ->
    [waiting] Waiting for players
    [drafting] Heroes are being chosen
    [playing] Being played
    [over] Over
   *[readonly] To be looked at only
}

# Join
join-label = Link or code of a table
join-placeholder = https://…/room/…
join-go = Go there
join-wrong = That is no link to a table. It looks like …/room/CODE#SECRET; the code alone will do for watching.

# New game
new-title = New game
new-lead = Choose a box. Everything else has a good default.
new-unknown = There is no game “{ $game }” in this house.
setup-lead = Say who plays, and go. All the rest is set well already and may be changed.
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
       *[other] At once, at your pace
    }
    [screen] Several people, one device, hands kept secret
   *[online] A link or a QR code for everybody
}
setup-mode = Mode
setup-mode-seats = { $mode }, { $seats }
setup-dungeon = Dungeon and difficulty
setup-dungeon-inside = What waits in { $dungeon }
setup-heroes = { $sided ->
    [yes] Seats and teams
   *[no] Seats and heroes
}
setup-hero-for = Who plays at seat { $number }?
setup-draft-note = Heroes are drafted in turn once everybody is there.
setup-options = Options of the game
setup-options-line = Variants its rules know
setup-house = House rules
setup-house-line = Clock, takebacks, guests, hints, draft
setup-room-name = Name of the table (may stay empty)
setup-ready = Ready when you are.
setup-play = Play
setup-making = Laying the table…
seat-you = You
seat-number = Seat { $number }
seat-kind-label = Who sits at seat { $number }
seat-kind-here = At this screen
seat-kind-link = Comes by link
seat-kind-bot = Bot
seat-level-label = How the bot at seat { $number } plays
hero-random = Drawn by lot
hero-random-line = Let chance choose, no hero twice.
hero-later = Their choice
hero-later-line = Whoever sits there picks in the waiting room.
hero-drafted = Drafted
level-random = Whim
level-random-line = Plays anything that is allowed.
level-sensible = Steward
level-sensible-line = Sound and quick; weighs the odds of the moment.
level-searcher = Strategist
level-searcher-line = Imagines what may come before it moves; takes its time.
level-novice = Apprentice
level-novice-line = A shaky hand, and plans to match.
level-casual = Regular
level-casual-line = A fair hand that misses now and then.
level-expert = Sharpshooter
level-expert-line = A steady hand that sees the angles.

# Heroes of Dice Throne
hero-dice_throne-barbarian = Plain strength: hits hard, heals well, easy to learn.
hero-dice_throne-gunslinger = Sets bounties, reloads for harder shots, and evades.
hero-dice_throne-moon_elf = Arrows from the dark; blinds, entangles, slips away.
hero-dice_throne-ninja = Slow poison and smoke: the blow that is felt later.
hero-dice_throne-pyromancer = Heaps up fire until everything burns.
hero-dice_throne-samurai = Honour sharpens the blows, shame dulls those of others.
hero-dice_throne-seraph = Winged and holy: heals, dazzles, rises above blows.
hero-dice_throne-cursed_pirate = Powder kegs, and doubloons that curse whoever else holds them.
hero-dice_throne-monk = Gathers Chi to strike harder or be hurt less, and evades.
hero-dice_throne-vampire_lord = Gathers Blood Power, makes others bleed, and forces rerolls.
hero-dice_throne-huntress = Fights beside Nyra, her companion.
hero-dice_throne-paladin = Armour, prayer and a blow that strikes back.
hero-dice_throne-shadow_thief = Steals Combat Points, poisons, and waits in the shadows.
hero-dice_throne-tactician = Gathers advantage and spends it where it hurts.
hero-dice_throne-artificer = Builds bots that fight along; rich in choices.
hero-dice_throne-treant = Raises seedlings, saplings and dryads; its vines punish rerolls.

# Heroes of One Deck Dungeon
hero-one_deck_dungeon-archer = Agile; buys extra dice with time and keeps the best.
hero-one_deck_dungeon-mage = Much magic, little strength; stores dice for later.
hero-one_deck_dungeon-paladin = Strength and magic, hardly any agility; armoured.
hero-one_deck_dungeon-rogue = Very agile; gambles for extra dice.
hero-one_deck_dungeon-warrior = Strength first; gathers dice from the wounds it takes.
hero-one_deck_dungeon-alchemist = Takes poison to roll more dice, and resists it better.
hero-one_deck_dungeon-druid = Much magic; gathers dice behind doors with a leaf.
hero-one_deck_dungeon-hunter = Very agile; at its best at doors that were left open.
hero-one_deck_dungeon-slayer = Gives up dice of the supply for heroic ones.
hero-one_deck_dungeon-warden = Sturdy; holds the line, and the poison off.

# Teams of Catacombs Conquest
hero-catacombs_conquest-sword = The heroes: blades, bows and spells.
hero-catacombs_conquest-skull = The creatures of the catacombs.

# Options of the games
option-promo = Promo cards
option-difficulty = Difficulty
option-deck = Deck
value-deck-auto = That of the dungeon
value-deck-base = Base set
value-deck-forest_of_shadows = Forest of Shadows
value-deck-hybrid = Both mixed
option-turn_sequence = Order of a turn
value-turn_sequence-auto = That of the deck
value-turn_sequence-base = Base set
value-turn_sequence-forest = Forest of Shadows
option-basic_potion = Basic potion
option-hordes = Hordes card (four players)
option-obstacle_layout = Spread of obstacles
option-boundary = Edge of the arena
value-boundary-walls = Walls: discs bounce
value-boundary-mat = Mat: discs fall off
option-start_health_sword = Health of the Sword team
option-start_health_skull = Health of the Skull team
option-obstacle_move = Moving an obstacle
value-obstacle_move-required = Required
value-obstacle_move-optional = Optional
option-range_mode = Range is measured
value-range_mode-centre_to_edge = from centre to edge
value-range_mode-edge_to_edge = from edge to edge
option-two_player_hand = Cards in hand for two players
option-no_abilities = Without abilities
option-no_armor = Without armour
option-draw_at_end = Draw at the end of a turn
option-draw_at_end_hand_delta = Cards more or less when drawing at the end
option-exhaustion = Exhaustion
option-share_hands = Team mates see each other’s hands
option-noise_profile = Steadiness of hands
option-max_turns = Longest match, in turns
value-max_turns-none = No limit

# House rules
policy-takeback = Taking back
policy-takeback-free = Free
policy-takeback-free-line = Any move can be taken back without asking.
policy-takeback-ask = By consent
policy-takeback-ask-line = What no dice or secret has closed is free; beyond that the others are asked.
policy-takeback-never = Never
policy-takeback-never-line = Only what neither dice nor secrets have closed can be undone.
policy-timer = Clock
policy-timer-none = None
policy-timer-none-line = Take your time, hours or days.
policy-timer-turn = Per turn
policy-timer-turn-line = So long for each turn.
policy-timer-bank = Bank
policy-timer-bank-line = A stock of time that grows with every turn played.
policy-minutes = { $kind ->
    [turn] Minutes per turn
   *[bank] Minutes in the bank
}
policy-increment = Seconds more with every turn
policy-window = Seconds to respond
policy-factor = Slow play: more time at this screen
policy-factor-times = ×{ $times }
policy-absent = If somebody goes away
policy-absent-pause = Wait
policy-absent-pause-line = The table waits until they are back.
policy-absent-bot = Bot
policy-absent-bot-line = A bot holds the seat until they are back.
policy-absent-vote = Vote
policy-absent-vote-line = The others vote: wait, bot, or give up for them.
policy-spectators = Guests who watch
policy-spectators-none = Nobody
policy-spectators-none-line = Players only.
policy-spectators-link = By link
policy-spectators-link-line = Whoever has the link for guests; they see no secrets.
policy-spectators-open = Public
policy-spectators-open-line = The table is listed: anybody may watch, and take a free seat.
policy-delay = Guests see everything so many seconds later
policy-hints = Hints
policy-hints-line = Players may ask what to look at, what is best, and why.
policy-draft = Draft
policy-draft-line = Heroes are picked in turn, there and back again.
policy-bans = Bans for each seat

# Waiting room
waiting-room-title = { $game }: the table is laid
waiting-room-lead = { $phase ->
    [drafting] { $mode }. Everybody is there: choose your heroes.
   *[waiting] { $free ->
        [0] { $mode }. Play begins as soon as everybody has a hero.
        [one] { $mode }. One seat is still free: hand its link on, and play begins by itself.
       *[other] { $mode }. { $free } seats are still free: hand their links on, and play begins by itself.
    }
}
waiting-seats = Seats
waiting-link-elsewhere = The link of this seat is on the device that laid the table. “New link for seat { $number }” below makes one here; the old one then ends.
waiting-status-free = Waiting for somebody
waiting-status-you = At this screen
waiting-status-here = Is here
waiting-status-away = Has sat down, is away
waiting-plays = { $hero } · { $status }
waiting-name = Name at the table
waiting-rename = Change
waiting-sit = Sit down here
waiting-sheets = { $sheets ->
    [any] Campaign sheets: those from elsewhere are welcome at this table.
   *[ours] Campaign sheets: only those signed by this server, and empty ones.
}
waiting-pick = Choose your hero
waiting-guests = Link for guests
waiting-guests-line = Whoever opens it watches, without seeing anybody’s secrets.
invite-name = { $letter ->
    [none] Link for guests
   *[other] Link to seat { $letter }
}
invite-copy = Copy
invite-share = Share
invite-qr = QR code
invite-qr-label = QR code of the link
invite-qr-line = Point the camera of another phone at it. The link works once: the first person who sits down has the seat.
invite-copied = Copied.
invite-copy-yourself = The link is marked: copy it by hand.
invite-text = Come and play with me!
draft-title = Draft
draft-yours = { $verb ->
    [ban] It is your turn: rule a hero out.
   *[pick] It is your turn: pick your hero.
}
draft-theirs = { $verb ->
    [ban] { $name } rules a hero out.
   *[pick] { $name } picks a hero.
}
draft-does = { $verb ->
    [ban] Rule out
   *[pick] Pick
}
draft-taken = Already picked.
draft-banned = Ruled out.
draft-others-turn = It is the turn of { $name }.
host-title = Host
host-renew-line = A link went astray? A new one makes the old one useless.
host-renew = New link for seat { $number }
host-renewed = There is a new link; the old one opens nothing any more.
host-close = Close the table
host-close-title = Close this table?
host-close-line = It ends for everybody and cannot be opened again.
host-close-no = Leave it open
host-close-yes = Close it

# Join, watch, lost
join-title = Join a table
join-lead = Paste the link that somebody sent you, or take a free seat at a public table.
join-public = Public tables with a free seat
watch-title = Watch
watch-lead = Public tables that play right now. You see what lies open, and everything once they are over.
public-count = { $count ->
    [0] { $wanted ->
        [seat] No public table has a free seat.
       *[play] Nobody plays in public.
    }
    [one] One table
   *[other] { $count } tables
}
public-again = Look again
public-more = More
public-go = { $wanted ->
    [seat] Sit down
   *[play] Watch
}
public-none = { $wanted ->
    [seat] Lay one yourself: under “House rules”, make it public.
   *[play] Make a public table yourself, and others may watch you.
}
lost-title = Nothing here
lost-line = Nothing is at this address. Perhaps it was a table that has been put away.
lost-home = Back to the house
lost-join = I have a link

# Settings
settings-title = Settings
settings-lead = Everything takes hold at once and stays in this browser.
settings-you = You
settings-look = Look
settings-motion = Motion and sound
settings-play = Play
set-name = Your name at the table
set-lang = Language
set-theme = Theme
set-theme-auto = As the device
set-theme-dark = Dark
set-theme-light = Light
set-text = Size of text
set-text-small = Small
set-text-normal = Normal
set-text-large = Large
set-text-huge = Huge
set-palette = Colours of the seats
set-palette-house = House
set-palette-vivid = Vivid
set-palette-high = High contrast
set-speed = Animations
set-speed-slow = Slow
set-speed-normal = Normal
set-speed-fast = Fast
set-speed-none = None
set-speed-try = See how fast
set-sound = Sound: { $volume } %
set-sound-dice = Dice: { $volume } %
set-sound-cards = Cards: { $volume } %
set-sound-hits = Hits, healing and tokens: { $volume } %
set-sound-notices = Turns and endings: { $volume } %
set-sound-test = Hear a roll
set-sound-off = Sound is off
set-narration = Told aloud to screen readers
set-narration-off = Nothing
set-narration-off-line = Only what you ask for.
set-narration-brief = In brief
set-narration-brief-line = Where turns begin, and what you are asked.
set-narration-full = Everything
set-narration-full-line = The log as it grows, eight lines at once at most, and what you are asked.
set-confirm = Confirm what I pick
set-confirm-line = Answers, cards and abilities wait for a second press or the main button.
set-notify = Tell me when it is my turn
set-notify-line = The browser says so while this page is not in view. It asks you once.
set-notify-refused = The browser does not allow it. Its own settings for this address can change that.
kept-title = What this browser keeps
kept-line = { $rooms ->
    [0] Your settings, and nothing else. No account, no cookie.
    [one] Your settings, and the secret of one table. No account, no cookie.
   *[other] Your settings, and the secrets of { $rooms } tables. No account, no cookie.
}
kept-export = Save as a file
kept-import = Bring back a file
kept-forget = Forget everything
kept-wrong = That is no file of this house.
kept-forget-title = Forget everything?
kept-forget-line = Settings and the secrets of your tables leave this browser. Without a link or a file you will not get back to your seats.
kept-forget-no = Keep it
kept-forget-yes = Forget it all

# Statistics
stats-title = My games
stats-lead = Games and wins of this browser, kept here alone. Games around one screen do not count: there you win and lose at once.
stats-none = No finished game yet in this browser.
stats-hero = Hero
stats-games = Games
stats-wins = Wins
stats-share = Share
stats-all = All
stats-against = against { $hero }
stats-save = Save as a file

# About
about-title = About
about-lead = A house for three games: play them alone, together, or study them. It runs on one machine, and asks nothing of anybody else.
about-not-title = Unofficial
about-not = Dice Throne, One Deck Dungeon and Catacombs Conquest belong to their authors and publishers. None of them made, checked or approved this. If you like these games, buy them: cardboard and wood are still better company.
about-facts = Rules and effects are facts told in our own words; no art, no logo and no text of the publishers is used.
about-fair-title = Fair dice
about-fair = Before a match the server commits to a secret key, of which all dice are cut; after it the key is shown. Anybody can then play the match again, bit for bit, and see that no die was touched.
about-private-title = Nothing leaves
about-private = No request goes to any other machine. There are no accounts, no cookies, no counting of visitors. What your browser keeps stands under Settings, where you can take it along or forget it.
about-licence-title = Licence
about-licence = The programs are under the MIT licence: use them, change them, pass them on.
credits-icons-title = Icons
credits-icons = The { $icons } pictures of this house were drawn by { $authors } people.
credits-changed = Colours and sizes were changed.
credits-link = Home of { $author }
credits-count = { $count ->
    [one] One icon
   *[other] { $count } icons
}
credits-works-title = Made with
credits-use-font = Typeface
credits-use-controls = Signs of buttons
credits-use-page = The page
credits-use-words = The words
credits-use-sound = Sounds
credits-use-qr = QR codes
credits-use-float = Where small cards open
credits-use-server = The server

# Rules
rules-title = Rules and cards
rules-lead = Choose a game: its rules by number, and every card of every hero.
rules-of = Rules of { $game }
rules-cards = Cards
rules-numbered = Numbered rules
rules-cited = The texts a table shows name these numbers.
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
kind-ability = offensive abilities
kind-ultimate = ultimate ability
kind-defence = defensive abilities
kind-passive = passive abilities
kind-status = status effects
kind-companion = companions
kind-card = cards
kind-solo_side = side for one player
kind-party_side = side for two or four players
kind-solo_ability = heroic ability, one player
kind-party_ability = heroic ability, two or four players
kind-encounter = encounters
kind-foe_ability = special abilities
kind-skill = skills
kind-potion = potions
kind-dungeon = dungeons
kind-floor = floors
kind-boss = bosses
kind-talent = talents
kind-extra_card = extra cards
kind-level = levels
kind-tier = difficulties
kind-conquest_card = cards
kind-shot = shots
kind-conquest_ability = abilities
kind-icon = icons
kind-disc = discs
kind-layout = spreads of obstacles
kind-profile = steadiness of hands
seat-plays = { $name } ({ $hero })

## Campaign sheets

sheets-title = Campaign sheets
sheets-line = A hero who grows from game to game: bring the sheet along, and take it home after the game.
sheets-brought = { $player } · { $hero } · { $games ->
    [0] no game yet
    [one] 1 game
   *[other] { $games } games
}
sheets-file = Choose a file
sheets-new = A new sheet
sheets-paste = Or paste a sheet here
sheets-leave = Without this sheet
sheets-none-such = That is no campaign sheet.
sheets-hero-first = Choose the hero of this seat first.
sheets-foreign = Sheets from elsewhere are welcome
sheets-foreign-line = Otherwise only those signed by this server, and empty ones; everybody at the table sees this.
sheets-save = Save the sheet
sheets-keep = Write it on my sheet
sheets-saved = The sheet was saved.
sheets-kept = The game is written on the sheet of this computer.

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
    [dice_throne] 20 min
    [one_deck_dungeon] 30 min
   *[other] 15 min
}
door-learn = Learn to play
door-learn-line = Dice Throne, hands on, in five minutes
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

### What the pages say about themselves in previews of links, in search engines and to an installing browser.

head-site-line = { $games } in the browser: against bots, around one screen, or with friends. Unofficial and free.
head-picture = Emblems of games on green felt
head-window = { $page } · Ludothèque
head-home = Ludothèque – board games, one table
head-new = New game
head-new-game = New game: { $game }
head-new-line = Set up a table of { $game }: against bots, around one screen, or online. Unofficial and free.
head-my-games = My games
head-rules = Rules and cards
head-rules-game = Rules: { $game }
head-rules-line = The rules of { $game } by number, and what every card does, in our own words. Unofficial.
head-rule = Rule { $rule }: { $game }
head-cards = Cards: { $name }, { $game }
head-learn = Learn to play
head-learn-game = Learn to play: { $game }
head-learn-line = Learn { $game } hands on, in about five minutes. Unofficial and free.
head-join = Join a game
head-watch = Watch
head-replays = Replays
head-statistics = Statistics
head-settings = Settings
head-about = About and credits
head-campaign = Campaigns
head-offline = No connection
head-nothing = Nothing here
head-invited = You are invited to a game
head-invited-game = You are invited to a game of { $game }
head-invited-line = Open the link to sit down. There is nothing to install and no account to make. Ludothèque is unofficial and free.
head-free = { $free ->
    [0] { $game }: the table is full
    [one] { $game }: 1 free seat
   *[other] { $game }: { $free } free seats
}
head-free-line = A public table of { $game }: open the link to sit down or to watch.
head-playing = Live: { $who }
head-playing-line = A public game of { $game } is in progress: open the link to watch.
head-replay = Replay
head-replay-game = Replay: { $game }
head-replay-line = A finished game of { $game }, move by move.
head-result = { $count ->
    [one] { $game }. Winner: { $names }.
   *[other] { $game }. Winners: { $names }.
}

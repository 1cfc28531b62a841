# Coming to a seat: invitations, second devices, seats that are freed, games that came in a file.

invited-title = You are invited
invited-lead = Seat { $number } of this table is kept for you.
invited-device-title = Your seat on this device
invited-device-lead = This link opens seat { $number } on this device too.
invited-sit = Sit down
invited-open = Open the seat here
invited-once = The link works once: the first person who sits down with it has the seat.
invited-device-once = The link works once. The seat stays open on your other device.
invited-already = This browser has a place at this table already. The link is meant for somebody else: send it to them. If you take this seat too, you play both on this screen.
invited-too = Take this seat too

no-entry-back = Back to the table
no-entry-join = Join another table
no-entry-silent = The table cannot be reached
outside-title = This table opens with its link
outside-ask = { $phase ->
    [over] The address alone does not open it. To see the game again, ask one of its players for the link to the replay.
   *[other] The address alone does not open it. To play or to watch, ask the person who invited you for the whole link, with everything that follows the #.
}
outside-own = Do you already have a seat? Open the table in the browser in which you sat down: its home page lists it under “Continue”.
outside-watch = Watch this table

device-title = Second device
device-line = Open this link on your other device to play seat { $number } there too.
device-host = What only the host can do stays with this browser.
device-once = Point the camera of the other device at it. The link works once, and only you can make it.

free-act = Free the seat
free-show = Show the link
free-title = Seat { $number }
free-line = { $name } is away. If you free the seat, somebody else can take it with a new link and play on. { $name } then needs a new link to come back.
free-yes = Free the seat
free-public = The seat is free for anybody who opens this table.
free-lost = This browser does not have the link of this seat. A new link makes the old one useless.
seat-freed = Seat { $number } is free.
seat-away-bot = { $name } is away. A bot plays.
absent-cut = { $name } has lost the connection.
absent-later = { $then ->
    [bot] If they are not back in { $left }, a bot plays for them.
    [vote] If they are not back in { $left }, you can decide: keep waiting, let a bot play, or count the seat as resigned.
    [host] If they are not back in { $left }, you can let a bot play or free the seat.
   *[wait] The table waits for them.
}
absent-waits = The table waits until they are back. Only the host can let a bot play for them.
absent-unfold = What can be done?
absent-claim = Claim the game
absent-claim-title = Claim the game?
absent-claim-text = { $name } is away and counts as having resigned: the game ends and you win. This cannot be undone.
absent-back = { $count ->
    [one] { $names } is back.
   *[other] { $names } are back.
}
missed-freed = The seat of { $name } was freed.

room-imported = { $written ->
    [true] Imported game, chance was written
   *[other] Imported game
}
origin-imported = This game came in a file: the person who brought it may know what the dice will show.
origin-written = What chance brings first was written down, as in a tutorial or a game continued from a replay.

replay-proof-branch = Up to the place where this game was continued from a replay, chance is that of the earlier game; from there on it comes from the key alone.
replay-proof-written = Chance was written: the key itself says what the first dice and decks bring. So the key proves nothing about luck.
replay-proof-imported = The game came in a file: the person who brought it could know the key, and so every roll still to come.

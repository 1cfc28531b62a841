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

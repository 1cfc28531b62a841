### The server: its command, and what it refuses at the door and at the table.

help-serve = Start the server: rooms for several players, on this machine or for others. Stop it with Ctrl-C.
option-serve-host = Address to listen on; otherwise LUDO_HOST, otherwise this machine alone.
option-serve-port = Port, 0 for any free one; otherwise LUDO_PORT.
option-serve-data = Folder for the games; otherwise LUDO_DATA, otherwise your own.
option-serve-database = Database, such as postgresql://…; otherwise LUDO_DATABASE_URL, otherwise a file in the folder.

serve-listening = Ludothèque is at { $address } – Ctrl-C stops it.
play-already = Ludothèque is at { $address } already, from another window; here nothing more is started.
play-not-built = The pages of the browser are not built here: “make play” builds them; “ludo play --terminal” needs none.
play-only-terminal = Only the terminal knows { $names }: add --terminal, or choose all that in the browser.
play-only-browser = The terminal does not know { $names }: leave that out, or leave out --terminal.
serve-stopped = Stopped. Nothing that was confirmed is lost.
serve-port-taken = Port { $port } on { $host } is taken: another server may be running. Choose another with --port.
serve-cannot-listen = The server cannot listen on { $host }, port { $port }: { $reason }.
serve-not-a-number = { $name } should be a number, not “{ $value }”.
serve-unknown-setting = There is no setting { $name }; known: { $known }.

host-busy = The room is very busy; try again.
host-no-room = There is no such room.
host-wrong-token = This link does not open this room.
host-wrong-origin = This page may not speak with this server.
host-not-your-seat = Seat { $seat } is not yours.
host-only = Only whoever made the room may do that.
host-no-hints = This room gives no hints.
host-no-thought = No answer came in time; try again.
host-said = { $text }
host-malformed = { $detail }.
host-hello-twice = You are in a room already.
host-too-fast = Too fast: wait a little.
host-too-many = Too many wrong links from here: wait a while.
host-too-large = That is too long; { $most } bytes at most.
host-crowded = There is no more room for another screen here.
host-full = This server has no room for another game.
host-no-free-seat = No seat is free.
host-not-over = The game is not over yet.
host-not-begun = The game has not begun yet.
host-no-such-rule = There is no such rule.
host-no-such-card = There are no such cards.
host-no-such-term = There is no such term.
room-notice-rules = The rules were improved since: the game goes on from its last checkpoint.
host-no-film = This match was begun under other rules and cannot be played again from its beginning.
host-no-such-place = There is no such place in this match.
review-chances = The chances to win are estimates from what lay open: health, tokens, Combat Points, cards and upgrades.
review-luck = Luck is how many points of damage a roll of the offensive dice was worth beyond the mean of all it could have shown with the same dice kept.
host-no-such-game = There is no such game here.
host-no-option = There is no answer { $option }; there are { $count }.

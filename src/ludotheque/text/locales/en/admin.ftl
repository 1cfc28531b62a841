### The commands of whoever runs a server, and the proof of a game.

help-admin = For whoever runs a server: rooms, backups, reports. The server may run meanwhile.
help-admin-list = List the rooms.
help-admin-show = Show one room: who sits where, how far it is, what was promised about its dice.
help-admin-close = End a room for everybody; its replay can still be read.
help-admin-export = Write a game into one file; before its end that file names the key of its dice.
help-admin-import = Make a room of an exported game. The secrets of its links are written into a file, never shown.
help-admin-backup = Write everything into one file, while the server goes on.
help-admin-restore = Take everything from a backup, of either kind of database, into an empty one.
help-admin-reports = List the rulings that players held to be wrong, write them out, or delete one.

option-admin-state = Only rooms of this state.
option-admin-force = Replace a file that is there.
option-admin-links = Where the secrets of the links go; otherwise beside the file.
option-admin-reports-export = Write every report into this folder: two files each, one of them a replay.
option-admin-reports-delete = Delete this report.
option-verify-commitment = What the room showed as its commitment from the start; the seed must be the one it was made of.

admin-no-database = There is no database { $database } yet: a server makes it when it starts. --data or --database-url says where it is.
admin-own-file = { $file } belongs to the database itself; choose another name.
admin-exists = { $file } exists already.
admin-no-state = There is no state “{ $name }”; known: { $known }.
admin-none = There are no rooms.
admin-column-room = room
admin-column-game = game
admin-column-mode = mode
admin-column-phase = phase
admin-column-seats = seats
admin-column-age = age
admin-column-answer = answered
admin-column-report = report
admin-column-seat = seat
admin-column-at = when
admin-column-words = words
admin-phase-waiting = waiting
admin-phase-drafting = choosing
admin-phase-playing = playing
admin-phase-over = over
admin-phase-readonly = read only
admin-phase-unreadable = unreadable
admin-ago-days = { $count } d
admin-ago-hours = { $count } h
admin-ago-minutes = { $count } min
admin-ago-seconds = { $count } s
admin-heading = { $room }: { $game }, { $mode }, { $phase } ({ $state })
admin-name = Called “{ $name }”.
admin-times = Made { $made }, last answer { $last }; { $entries } entries, { $answers } answers.
admin-never = never
admin-rules = Rules { $rules }; this program plays rules { $current }.
admin-promise = Commitment: { $commitment }
admin-is-imported = Imported: who brought the file may know the seed.
admin-is-written = What chance brings first was written down.
admin-key = Seed: { $seed }
admin-ended-rules = Ended by the rules: { $outcome }
admin-ended-resignation = Ended by resignation: { $outcome }
admin-ended-closed = Closed before its end.
admin-seat = Seat { $seat }: { $words }
admin-seat-taken = taken
admin-seat-away = away
admin-seat-bot = played by a bot
admin-seat-resigned = resigned
admin-closed = Room { $room } is closed. Players whose server shares a SQLite file hear it with their next answer.
admin-exported = Room { $room } was written to { $file }; “ludo verify” proves it.
admin-export-key = The game is not over: the file names the key of its dice. Give it to nobody who plays.
admin-export-rules = It was played under other rules: this program can neither verify nor import it.
admin-imported = The game is in room { $room }, marked as imported for everybody who enters; the secrets of its links are in { $file }.
admin-backed-up = Everything is in { $file }. It holds the keys of running games: keep it to yourself.
admin-restored = { $rooms ->
    [one] { $rooms } room was restored from { $file }.
   *[other] { $rooms } rooms were restored from { $file }.
}
admin-reports-none = Nobody has reported a ruling.
admin-reports-written = { $count ->
    [one] { $count } report was written into { $folder }.
   *[other] { $count } reports were written into { $folder }.
}
admin-no-report = There is no report { $report }.
admin-report-deleted = Report { $report } is deleted.

verify-not-begun = The file is whole; the match had not begun.
verify-chance-branch = Chance was taken over: up to the place where this match was branched off, it is that of an earlier match; from there on it comes from the seed alone.
verify-chance-written = Chance was written: the seed itself says what the first dice and decks bring, as in a tutorial. The game plays again as recorded, but that proves nothing about luck.
verify-imported = The game was brought into its room in a file: the person who brought it could know the seed, and so every roll that was still to come.
verify-renewed = The game went on under other rules half-way: this program plays rules { $current } and cannot prove what was played before them.
verify-not-a-promise = A commitment has 64 hexadecimal digits, unlike “{ $value }”.
verify-other-seed = This is not the seed that was promised: the promise was { $promised }, the seed in the file makes { $kept }.
verify-checked-seal = The seal fits: no letter of the file was changed.
verify-checked-promise = The seed is the one the file's own commitment was made of ({ $promise }).
verify-checked-journal = All { $entries } entries of the room's journal were carried out again.
verify-checked-answers = All { $answers } answers were given again, from the seed on; digests compared on the way: { $digests }.
verify-checked-events = All { $events } events are the same.
verify-checked-end = The final state and the outcome are the same.
verify-checked-commitment = The seed is the one that was promised at the start ({ $promise }).
verify-promise = Compare with the commitment your room showed from the start, or give it with --commitment: { $promise }

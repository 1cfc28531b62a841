### Commands for server administrators, and the proof of a game.

help-admin = For server administrators: rooms, backups, reports. The server can keep running.
help-admin-list = List the rooms.
help-admin-show = Show one room: who sits where, how far it is, the commitment of its dice.
help-admin-close = End a room for everyone; its replay can still be read.
help-admin-export = Write a game to one file; before the game ends, that file contains the key of its dice.
help-admin-import = Create a room from an exported game. The secrets of its links are written to a file, never shown.
help-admin-backup = Write everything to one file, while the server keeps running.
help-admin-restore = Restore everything from a backup, of either kind of database, into an empty one.
help-admin-reports = List the rulings that players reported as wrong, export them, or delete one.

option-admin-state = Only rooms of this state.
option-admin-force = Replace an existing file.
option-admin-links = Where to write the secrets of the links; otherwise beside the file.
option-admin-reports-export = Write every report to this folder: two files each, one of them a replay.
option-admin-reports-delete = Delete this report.
option-verify-commitment = What the room showed as its commitment from the start; the seed must be the one it was made of.

admin-no-database = There is no database { $database } yet: a server creates it when it starts. --data or --database-url says where it is.
admin-own-file = { $file } belongs to the database itself; choose another name.
admin-exists = { $file } already exists.
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
admin-times = Created { $made }, last answer { $last }; { $entries } entries, { $answers } answers.
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
admin-closed = Room { $room } is closed. Players whose server shares a SQLite file are told with their next answer.
admin-exported = Room { $room } was written to { $file }; “ludo verify” verifies it.
admin-export-key = The game is not over: the file contains the key of its dice. Don’t give it to anyone who plays in it.
admin-export-rules = It was played under other rules: this program can neither verify nor import it.
admin-imported = The game is in room { $room }, marked as imported for everyone who enters; the secrets of its links are in { $file }.
admin-backed-up = Everything is in { $file }. It contains the keys of running games: keep it private.
admin-restored = { $rooms ->
    [one] { $rooms } room was restored from { $file }.
   *[other] { $rooms } rooms were restored from { $file }.
}
admin-reports-none = Nobody has reported a ruling.
admin-reports-written = { $count ->
    [one] { $count } report was written to { $folder }.
   *[other] { $count } reports were written to { $folder }.
}
admin-no-report = There is no report { $report }.
admin-report-deleted = Report { $report } is deleted.

verify-not-begun = The file is complete; the match had not begun.
verify-chance-branch = Chance was taken over: up to the point where this match branched off, it is that of an earlier match; after that it comes from the seed alone.
verify-chance-written = Chance was written: the seed itself says what the first dice and decks bring, as in a tutorial. The game replays as recorded, but that proves nothing about luck.
verify-imported = The game was brought into its room in a file: the person who brought it could know the seed, and so every roll still to come.
verify-renewed = The game continued under other rules halfway: this program plays rules { $current } and cannot verify what was played before them.
verify-not-a-promise = A commitment has 64 hexadecimal digits, unlike “{ $value }”.
verify-other-seed = This is not the seed that was promised: the promise was { $promised }, the seed in the file makes { $kept }.
verify-checked-seal = The seal matches: not a letter of the file was changed.
verify-checked-promise = The seed is the one the file’s own commitment was made from ({ $promise }).
verify-checked-journal = All { $entries } entries of the room’s journal were carried out again.
verify-checked-answers = All { $answers } answers were given again, from the seed on; digests compared on the way: { $digests }.
verify-checked-events = All { $events } events are the same.
verify-checked-end = The final state and the outcome are the same.
verify-checked-commitment = The seed is the one that was promised at the start ({ $promise }).
verify-promise = Compare with the commitment your room showed from the start, or give it with --commitment: { $promise }

### Why a database of the server cannot be used.

store-fault-url = The address of the database cannot be read; it is written sqlite:///FILE or postgresql://USER@HOST/NAME.
store-fault-kind = Games are kept in SQLite or PostgreSQL, not in “{ $kind }”.
store-fault-driver = For PostgreSQL the package psycopg is missing; “pip install ludotheque[postgres]” installs it.
store-fault-memory = A SQLite database needs a file: sqlite:///FILE.
store-fault-folder = { $database } is a folder, not a database.
store-fault-no-folder = The folder for the database { $database } does not exist.
store-fault-unusable = { $database } cannot be used: { $reason }.
store-fault-damaged = { $database } is not a Ludothèque database, or it is damaged.
store-fault-newer = { $database } was written by a later version of this program (format { $found }; this program knows up to { $known }). Nothing was changed; use that version, or a backup from before.
store-fault-foreign = { $database } already contains tables of another program: { $tables }. Nothing was changed; give the games a database of their own.
store-fault-unavailable = The database does not answer: { $reason }.
store-fault-room = There is no room { $room }.
store-fault-room-exists = There is already a room { $room }.
store-fault-backup = { $file } is not a complete backup made by Ludothèque.
store-fault-not-empty = { $database } already contains games; a backup can only be restored into an empty database.

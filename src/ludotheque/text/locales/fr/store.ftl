### Pourquoi une base de données du serveur est inutilisable.

store-fault-url = L’adresse de la base de données est illisible ; elle s’écrit sqlite:///FICHIER ou postgresql://UTILISATEUR@MACHINE/NOM.
store-fault-kind = Les parties sont conservées dans SQLite ou PostgreSQL, pas dans « { $kind } ».
store-fault-driver = Pour PostgreSQL, il manque le paquet psycopg ; « pip install ludotheque[postgres] » l’installe.
store-fault-memory = Une base SQLite demande un fichier : sqlite:///FICHIER.
store-fault-folder = { $database } est un dossier, pas une base de données.
store-fault-no-folder = Le dossier de la base de données { $database } n’existe pas.
store-fault-unusable = { $database } est inutilisable : { $reason }.
store-fault-damaged = { $database } n’est pas une base de données de Ludothèque, ou elle est endommagée.
store-fault-newer = { $database } a été écrite par une version plus récente de ce programme (format { $found } ; ce programme connaît jusqu’à { $known }). Rien n’a été changé ; utilisez cette version, ou une sauvegarde d’avant.
store-fault-foreign = { $database } contient déjà des tables d’un autre programme : { $tables }. Rien n’a été changé ; donnez aux parties leur propre base de données.
store-fault-unavailable = La base de données ne répond pas : { $reason }.
store-fault-room = Il n’y a pas de salle { $room }.
store-fault-room-exists = Il y a déjà une salle { $room }.
store-fault-backup = { $file } n’est pas une sauvegarde complète faite par Ludothèque.
store-fault-not-empty = { $database } contient déjà des parties ; une sauvegarde ne se restaure que dans une base vide.

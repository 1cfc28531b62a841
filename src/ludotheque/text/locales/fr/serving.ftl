### Le serveur : sa commande, et ce qu’il refuse à la porte et à la table.

help-serve = Démarrer le serveur : des parties à plusieurs, sur cette machine ou pour d’autres. Ctrl-C l’arrête.
option-serve-host = Adresse d’écoute ; sinon LUDO_HOST, sinon cette machine seule.
option-serve-port = Port, 0 pour n’importe lequel de libre ; sinon LUDO_PORT.
option-serve-data = Dossier des parties ; sinon LUDO_DATA, sinon le vôtre.
option-serve-database = Base de données, par exemple postgresql://… ; sinon LUDO_DATABASE_URL, sinon un fichier du dossier.

serve-listening = Ludothèque est à l’adresse { $address } – Ctrl-C l’arrête.
play-already = Ludothèque est déjà à l’adresse { $address }, depuis une autre fenêtre ; ici, rien de plus n’est démarré.
play-not-built = Les pages du navigateur ne sont pas construites ici : « make play » les construit ; « ludo play --terminal » s’en passe.
play-only-terminal = Seul le terminal connaît { $names } : ajoutez --terminal, ou choisissez tout cela dans le navigateur.
play-only-browser = Le terminal ne connaît pas { $names } : retirez cela, ou retirez --terminal.
serve-stopped = Arrêté. Rien de ce qui a été confirmé n’est perdu.
serve-port-taken = Le port { $port } de { $host } est pris : un autre serveur tourne peut-être. Choisissez-en un autre avec --port.
serve-cannot-listen = Le serveur ne peut pas écouter sur { $host }, port { $port } : { $reason }.
serve-not-a-number = { $name } devrait être un nombre, pas « { $value } ».
serve-unknown-setting = Il n’y a pas de réglage { $name } ; connus : { $known }.

host-busy = La salle est très occupée ; réessayez.
host-no-room = Cette salle n’existe pas.
host-wrong-token = Ce lien n’ouvre pas cette salle.
host-wrong-origin = Cette page ne peut pas parler à ce serveur.
host-not-your-seat = La place { $seat } n’est pas la vôtre.
host-only = Seule la personne qui a créé la salle peut faire cela.
host-no-hints = Cette salle ne donne pas de conseils.
host-no-thought = Aucune réponse n’est venue à temps ; réessayez.
host-said = { $text }
host-malformed = Ce message ne suit pas le protocole.
host-hello-twice = Vous êtes déjà dans une salle.
host-too-fast = Trop vite : attendez un peu.
host-too-many = Trop de mauvais liens viennent d’ici : attendez un moment.
host-too-large = C’est trop long ; { $most } octets au plus.
host-crowded = Il n’y a plus de place ici pour un autre écran.
host-full = Ce serveur n’a plus de place pour une autre partie.
host-no-free-seat = Aucune place n’est libre.
host-not-over = La partie n’est pas encore finie.
host-not-begun = La partie n’a pas encore commencé.
host-no-such-rule = Cette règle n’existe pas.
host-no-such-card = Ces cartes n’existent pas.
host-no-such-term = Ce terme n’existe pas.
room-notice-rules = Les règles ont été améliorées depuis : la partie reprend à son dernier point de reprise.
host-no-film = Cette partie a commencé sous d’autres règles et ne peut pas être rejouée depuis son début.
host-no-such-place = Cette partie n’a pas un tel moment.
review-chances = Les chances de gagner sont estimées d’après ce qui était visible : santé, jetons, Points de Combat, cartes et améliorations.
review-luck = La chance est ce qu’un lancer offensif a valu, en points de dégâts, au-delà de la moyenne de tout ce qu’il pouvait donner avec les mêmes dés gardés.
host-no-such-game = Ce jeu n’est pas ici.
host-no-option = Il n’y a pas de réponse { $option } : il y en a { $count }.

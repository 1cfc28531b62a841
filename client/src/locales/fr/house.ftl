skip-to-content = Aller au contenu
screen-missing = Cette page n’a pas pu être chargée. Réessayez.
house-name = Ludothèque
seat-mark = Place { $letter }
page-title = { $page } – Ludothèque
dialog-close = Fermer
nav-house = La maison
nav-rules = Règles
nav-settings = Réglages
nav-about = À propos et crédits
unofficial-short = Non officiel, gratuit, fait par des joueurs. Aucun éditeur n’y prend part.
loading = Chargement…
server-silent = Le serveur ne répond pas. Est-il lancé ?

# Accueil
home-title = Ludothèque – trois jeux, une table
home-over = Non officiel · gratuit · à vous
home-tagline = Trois grands jeux sur un même tapis : contre des robots, autour d’un écran, ou avec des amis au loin.
home-play = Nouvelle partie
home-learn = Apprendre en cinq minutes
home-continue = Reprendre
home-new = Ouvrir une boîte
home-join = S’asseoir avec des amis
home-join-more = Pas de lien ?
home-join-public = Chercher une table publique
home-doors = Les autres pièces de la maison
home-unofficial = Ludothèque n’est pas officielle : les jeux appartiennent à leurs auteurs et éditeurs, qui n’y ont aucune part. Les règles et les effets sont dits avec nos mots ; aucune de leurs illustrations n’est utilisée.
continue-go = Reprendre
continue-gone = Cette table n’existe plus.
continue-forget = Retirer de la liste
continue-forget-named = Retirer { $room } de la liste
game-line = { $game ->
    [dice_throne] Des héros s’affrontent avec leurs propres dés : lancez, gardez, frappez.
    [one_deck_dungeon] Descendez dans un donjon fait d’un seul paquet de cartes.
    [catacombs_conquest] Des disques de bois, une arène, des obstacles : visez, pichenette !
   *[other] Un jeu de la maison.
}
game-players = { $least ->
    [1] { $most } joueurs au plus
   *[other] { $least } à { $most } joueurs
}
game-length = { $game ->
    [dice_throne] 20 min
    [one_deck_dungeon] 30 min
   *[other] 15 min
}
door-learn = Apprendre à jouer
door-learn-line = Dice Throne, en jouant, en cinq minutes
door-watch = Regarder
door-watch-line = Les tables publiques du moment
door-replays = Parties rejouées
door-replays-line = Revoir, bifurquer, vérifier les dés
door-rules = Règles et cartes
door-rules-line = Chaque règle numérotée, chaque carte racontée
door-settings = Réglages
door-settings-line = Langue, thème, animations, son, texte
door-about = À propos et crédits
door-about-line = Qui a fait cela, et avec quoi
seat-bot = Robot
seat-somebody = Quelqu’un
seat-free = Place libre
room-phase = { $phase ->
    [waiting] On attend des joueurs
    [drafting] Choix des héros
    [playing] Partie en cours
    [over] Terminée
   *[readonly] À regarder seulement
}

# Rejoindre
join-label = Lien ou code d’une table
join-placeholder = https://…/room/…
join-go = Y aller
join-wrong = Ce n’est pas le lien d’une table. Il ressemble à …/room/CODE#SECRET ; le code seul suffit pour regarder.

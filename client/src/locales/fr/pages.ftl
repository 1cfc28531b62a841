skip-to-content = Aller au contenu
screen-missing = Cette page n’a pas pu être chargée. Réessayez.
screen-missing-title = Page non chargée
site-name = Ludothèque
seat-mark = Place { $letter }
page-title = { $page } · Ludothèque
title-new = Nouvelle partie : { $game }
title-against = { $others } – { $other }
title-game = { $players }, tour { $turn }
title-table = { $turn } · { $game }
title-replay = À revoir : { $game }
title-waiting = { $phase ->
    [drafting] Choix des héros : { $game }
   *[waiting] { $free ->
        [0] Tout le monde est là : { $game }
        [one] 1 place libre : { $game }
       *[other] { $free } places libres : { $game }
    }
}
title-rules = Règles : { $game }
title-rule = Règle { $rule } : { $game }
title-cards = Cartes : { $name }, { $game }
dialog-close = Fermer
nav-main = Menu principal
nav-rules = Règles
nav-settings = Réglages
nav-about = À propos et crédits
unofficial-short = Non officiel, gratuit, fait par des joueurs. Aucun éditeur n’y prend part.
loading = Chargement…
server-silent = Le serveur ne répond pas. Est-il lancé ?

# Accueil
home-title = Ludothèque – des jeux, une table
home-over = Non officiel · gratuit · à vous
home-tagline = De grands jeux sur un même tapis : contre des robots, autour d’un écran, ou avec des amis au loin.
home-play = Nouvelle partie
home-learn = Apprendre en cinq minutes
home-continue = Reprendre
home-new = Ouvrir une boîte
home-join = Rejoindre des amis
home-join-more = Pas de lien ?
home-join-public = Chercher une table publique
home-doors = À voir aussi
home-unofficial = Ludothèque n’est pas officielle : les jeux appartiennent à leurs auteurs et éditeurs, qui n’y ont aucune part. Les règles et les effets sont écrits avec nos mots ; aucune de leurs illustrations n’est utilisée.
continue-go = Reprendre
continue-gone = Cette table n’existe plus.
continue-forget = Retirer de la liste
continue-forget-named = Retirer { $room } de la liste
game-line = { $game ->
    [dice_throne] Des héros s’affrontent avec leurs propres dés : lancez, gardez, frappez.
    [one_deck_dungeon] Descendez dans un donjon fait d’un seul paquet de cartes.
    [catacombs_conquest] Des pions de bois, une arène, des obstacles : visez, et d’une pichenette…
   *[other] Un jeu de société.
}
game-players = { $least } à { $most } joueurs
game-players-exactly = { $most ->
    [one] { $most } joueur
   *[other] { $most } joueurs
}
game-length = { $game ->
    [dice_throne] environ 20 min
    [one_deck_dungeon] environ 30 min
   *[other] environ 15 min
}
door-learn = Apprendre à jouer
door-learn-line = En jouant, en cinq minutes environ
door-watch = Regarder
door-watch-line = Les parties publiques en cours
door-replays = Parties à revoir
door-replays-line = Revoir, bifurquer, vérifier les dés
door-campaign = Campagnes
door-campaign-line = Vos héros et leurs feuilles
door-rules = Règles et cartes
door-rules-line = Chaque règle numérotée, chaque carte expliquée
door-settings = Réglages
door-settings-line = Langue, thème, animations, son, texte
door-about = À propos et crédits
door-about-line = Qui a fait cela, et avec quoi
seat-bot = Robot
seat-somebody = Quelqu’un
seat-free = Place libre
room-your-turn = À vous de jouer
room-turn-of = On attend { $names }
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
join-wrong = Ce n’est pas le lien d’une table. Il ressemble à …/room/CODE#SECRET.

# Nouvelle partie
new-title = Nouvelle partie
new-lead = Choisissez une boîte. Tout le reste est déjà bien réglé.
new-unknown = Nous n’avons pas de jeu « { $game } ».
setup-lead = Choisissez qui joue, et c’est parti. Tout le reste a déjà un bon réglage, que vous pouvez changer.
setup-other = Un autre jeu
setup-who = Qui joue ?
setup-who-name = { $who ->
    [bots] { $game ->
        [one_deck_dungeon] En solitaire
       *[other] Contre des robots
    }
    [screen] Autour de cet écran
   *[online] En ligne
}
setup-who-line = { $who ->
    [bots] { $game ->
        [one_deck_dungeon] Seul, ou avec des robots à vos côtés
       *[other] Tout de suite, à votre rythme
    }
    [screen] À plusieurs sur un appareil, les mains restent secrètes
   *[online] Un lien ou un code QR pour chacun
}
setup-mode = Mode
setup-mode-seats = { $mode }, à { $seats }
setup-heroes = { $sided ->
    [same] Places
    [yes] Places et équipes
   *[no] Places et héros
}
setup-hero-for = Qui joue à la place { $number } ?
setup-draft-note = Les héros seront choisis à tour de rôle, quand tout le monde sera là.
setup-options = Options du jeu
setup-options-line = Règles facultatives et variantes
setup-table = Réglages de la table
setup-table-line = Horloge, annulations, spectateurs, conseils, draft
setup-room-name = Nom de la table (facultatif)
setup-ready = Prêt quand vous l’êtes.
setup-play = Jouer
setup-making = Création de la table…
seat-you = Vous
seat-number = Place { $number }
seat-kind-label = Qui est à la place { $number }
seat-kind-here = À cet écran
seat-kind-link = Rejoint par un lien
seat-kind-bot = Robot
seat-level-label = Comment joue le robot de la place { $number }
hero-random = Tiré au sort
hero-random-line = Le hasard choisit, jamais deux fois le même.
hero-later = À son choix
hero-later-line = La personne assise là choisira dans la salle d’attente.
hero-drafted = Choisi au draft
level-easy = Facile
level-easy-line = Se trompe volontiers ; idéal pour apprendre.
level-medium = Moyen
level-medium-line = Solide et rapide ; pèse les chances du moment.
level-hard = Difficile
level-hard-line = Le meilleur de ce jeu ; prend parfois son temps.
level-random = Le Caprice
level-random-line = Joue n’importe quoi de permis.
level-sensible = L’Intendant
level-sensible-line = Solide et rapide ; pèse les chances du moment.
level-searcher = Le Stratège
level-searcher-line = Imagine la suite avant de jouer ; prend son temps.

# Réglages de la table
policy-takeback = Annuler un coup
policy-takeback-free = Libre
policy-takeback-free-line = Tout coup peut être annulé sans demander.
policy-takeback-ask = Avec accord
policy-takeback-ask-line = Libre tant qu’aucun dé n’a été lancé et que rien de caché n’a été montré ; ensuite, les autres doivent accepter.
policy-takeback-never = Jamais
policy-takeback-never-line = On peut seulement corriger un choix avant qu’un dé soit lancé ou une carte montrée.
policy-timer = Horloge
policy-timer-none = Aucune
policy-timer-none-line = Prenez votre temps, des heures ou des jours.
policy-timer-turn = Par tour
policy-timer-turn-line = Un temps fixe pour chaque tour.
policy-timer-bank = Réserve
policy-timer-bank-line = Une réserve de temps qui grandit à chaque tour joué.
policy-minutes = { $kind ->
    [turn] Minutes par tour
   *[bank] Minutes en réserve
}
policy-increment = Secondes de plus à chaque tour
policy-window = Secondes pour réagir
policy-factor = Plus de temps pour les joueurs de cet écran
policy-factor-times = ×{ $times }
policy-absent = Si quelqu’un s’absente
policy-absent-pause = Attendre
policy-absent-pause-line = La table attend son retour.
policy-absent-bot = Robot
policy-absent-bot-line = Un robot tient la place jusqu’à son retour.
policy-absent-vote = Vote
policy-absent-vote-line = Les autres votent : attendre, un robot, ou abandonner pour cette place.
policy-spectators = Spectateurs
policy-spectators-none = Personne
policy-spectators-none-line = Les joueurs seulement.
policy-spectators-link = Par lien
policy-spectators-link-line = Les personnes qui ont le lien des spectateurs ; elles ne voient aucun secret.
policy-spectators-open = Publique
policy-spectators-open-line = La table est dans la liste : chacun peut regarder, ou prendre une place libre.
policy-delay = Retard des spectateurs, en secondes
policy-hints = Conseils
policy-hints-line = On peut demander où regarder, quel est le meilleur coup, et pourquoi.
policy-draft = Draft
policy-draft-line = Les héros sont choisis à tour de rôle, en serpent.
policy-bans = Héros écartés par place

# Salle d’attente
waiting-room-title = { $game } : la table est prête
waiting-room-lead = { $phase ->
    [drafting] { $mode }. Tout le monde est là : choisissez vos héros.
   *[waiting] { $free ->
        [0] { $mode }. La partie commence dès que chacun a un héros.
        [one] { $mode }. Une place est encore libre : partagez son lien, et la partie commence automatiquement.
       *[other] { $mode }. { $free } places sont encore libres : partagez leurs liens, et la partie commence automatiquement.
    }
}
waiting-seats = Places
waiting-link-elsewhere = Le lien de cette place est sur l’appareil qui a créé la table. « Nouveau lien, place { $number } », plus bas, en crée un ici ; l’ancien ne marchera plus.
waiting-status-free = On attend quelqu’un
waiting-status-you = À cet écran
waiting-status-here = Est là
waiting-status-away = A pris place, s’est absenté
waiting-plays = { $hero } · { $status }
waiting-name = Nom à la table
waiting-rename = Changer
waiting-sit = S’asseoir ici
waiting-sheets = { $sheets ->
    [any] Feuilles de campagne : celles d’ailleurs sont acceptées à cette table.
   *[ours] Feuilles de campagne : seulement les feuilles vierges et celles signées par ce serveur.
}
waiting-pick = Choisissez votre héros
waiting-guests = Lien des spectateurs
waiting-guests-line = Toute personne qui l’ouvre peut regarder, sans voir les secrets de personne.
invite-name = { $letter ->
    [none] Lien des spectateurs
   *[other] Lien de la place { $letter }
}
invite-copy = Copier
invite-share = Partager
invite-qr = Code QR
invite-qr-label = Code QR du lien
invite-qr-line = Visez-le avec l’appareil photo d’un autre téléphone. Le lien ne sert qu’une fois : la première personne qui s’assoit prend la place.
invite-copied = Copié.
invite-copy-yourself = Le lien est sélectionné : copiez-le à la main.
invite-only-here = Ce lien ne marche que sur cet ordinateur.
invite-how = Comment inviter d’autres appareils ?
invite-how-line = Arrêtez le serveur et relancez-le, d’une de ces façons, pour que votre réseau local y ait accès. Tous les appareils du réseau pourront alors l’ouvrir.
invite-for = Adresse du lien
invite-for-network = { $address } : même réseau
invite-for-here = { $address } : cet ordinateur seul
invite-text = Viens jouer avec moi !
draft-title = Draft
draft-yours = { $verb ->
    [ban] À vous : écartez un héros.
   *[pick] À vous : choisissez votre héros.
}
draft-theirs = { $verb ->
    [ban] { $name } écarte un héros.
   *[pick] { $name } choisit un héros.
}
draft-does = { $verb ->
    [ban] Écarter
   *[pick] Choisir
}
draft-taken = Déjà choisi.
draft-banned = Écarté.
draft-others-turn = C’est à { $name }.
host-title = Hôte
host-renew-line = Un lien s’est perdu ? Créez-en un nouveau : l’ancien ne marchera plus.
host-renew = Nouveau lien, place { $number }
host-renewed = Voici un nouveau lien ; l’ancien ne marche plus.
host-close = Fermer la table
host-close-title = Fermer cette table ?
host-close-line = Elle s’arrête pour tout le monde et ne se rouvre pas.
host-close-no = La laisser ouverte
host-close-yes = La fermer

# Rejoindre, regarder, perdu
join-title = Rejoindre une table
join-lead = Collez le lien que l’on vous a envoyé, ou prenez une place libre à une table publique.
join-public = Tables publiques avec une place libre
watch-title = Regarder
watch-lead = Les parties publiques en cours. Vous voyez ce que tout le monde peut voir, et tout une fois la partie finie.
public-count = { $count ->
    [0] { $wanted ->
        [seat] Aucune table publique n’a de place libre.
       *[play] Aucune partie publique n’est en cours.
    }
    [one] Une table
   *[other] { $count } tables
}
public-again = Actualiser
public-more = La suite
public-go = { $wanted ->
    [seat] S’asseoir
   *[play] Regarder
}
public-none = { $wanted ->
    [seat] Créez-en une : sous « Réglages de la table », rendez-la publique.
   *[play] Créez une table publique, et l’on pourra vous regarder.
}
lost-title = Rien ici
lost-line = Il n’y a rien à cette adresse. C’est peut-être une table supprimée.
lost-home = Retour à l’accueil
lost-join = J’ai un lien

# Réglages
settings-title = Réglages
settings-lead = Les changements s’appliquent tout de suite et restent dans ce navigateur.
settings-you = Vous
settings-look = Apparence
settings-motion = Mouvement et son
settings-play = Jeu
set-name = Votre nom à la table
set-lang = Langue
set-theme = Thème
set-theme-auto = Comme l’appareil
set-theme-dark = Sombre
set-theme-light = Clair
set-text = Taille du texte
set-text-small = Petite
set-text-normal = Normale
set-text-large = Grande
set-text-huge = Énorme
set-palette = Couleurs des places
set-palette-house = Classiques
set-palette-vivid = Vives
set-palette-high = Contraste fort
set-speed = Animations
set-speed-slow = Lentes
set-speed-normal = Normales
set-speed-fast = Rapides
set-speed-none = Aucune
set-speed-try = Voir la vitesse
set-sound = Son : { $volume } %
set-sound-dice = Dés : { $volume } %
set-sound-cards = Cartes : { $volume } %
set-sound-hits = Coups, soins et jetons : { $volume } %
set-sound-notices = Tours et fins de partie : { $volume } %
set-sound-test = Écouter un lancer
set-sound-off = Le son est coupé
set-narration = Annonces pour lecteurs d’écran
set-narration-off = Rien
set-narration-off-line = Seulement ce que vous demandez.
set-narration-brief = En bref
set-narration-brief-line = Les débuts de tour, et ce que l’on vous demande.
set-narration-full = Tout
set-narration-full-line = Les nouvelles lignes du journal, huit à la fois au plus, et ce que l’on vous demande.
set-confirm = Confirmer ce que je choisis
set-confirm-line = Réponses, cartes et capacités demandent un second appui, ou le bouton principal.
set-guard = Protéger les nouvelles questions
set-guard-line = Un appui ne compte que 0,4 seconde après une nouvelle question : il ne répond jamais à la mauvaise.
set-notify = Me prévenir quand c’est mon tour
set-notify-line = Le navigateur vous prévient quand cette page est en arrière-plan ; il demande votre permission une fois.
set-notify-refused = Le navigateur ne le permet pas. Ses réglages pour cette adresse peuvent changer cela.
kept-title = Ce que garde ce navigateur
kept-line = { $rooms ->
    [0] Vos réglages, et rien d’autre. Ni compte, ni cookie.
    [one] Vos réglages, et le secret d’une table. Ni compte, ni cookie.
   *[other] Vos réglages, et les secrets de { $rooms } tables. Ni compte, ni cookie.
}
kept-export = Enregistrer dans un fichier
kept-import = Restaurer un fichier
kept-forget = Tout oublier
kept-wrong = Ce fichier ne vient pas de Ludothèque.
kept-forget-title = Tout oublier ?
kept-forget-line = Les réglages et les secrets de vos tables sont effacés de ce navigateur. Sans lien ni fichier, vous ne retrouverez pas vos places.
kept-forget-no = Garder
kept-forget-yes = Tout oublier

# À propos
about-title = À propos
about-lead = Trois jeux à jouer seul ou à plusieurs, ou à étudier. Tout tourne sur une seule machine et n’en demande aucune autre.
about-not-title = Non officiel
about-not = Dice Throne, One Deck Dungeon et Catacombs Conquest (À la conquête des catacombes) appartiennent à leurs auteurs et éditeurs. Aucun d’eux n’a fait, vérifié ni approuvé ceci. Si ces jeux vous plaisent, achetez-les : le carton et le bois restent de meilleure compagnie.
about-facts = Les règles et les effets sont des faits, écrits avec nos mots ; aucune illustration, aucun logo, aucun texte des éditeurs n’est utilisé.
about-fair-title = Des dés honnêtes
about-fair = Avant la partie, le serveur publie l’empreinte d’une clé secrète qui décide de tous les lancers ; la clé est révélée à la fin. Chacun peut alors rejouer la partie et vérifier qu’aucun dé n’a été truqué.
about-private-title = Vie privée
about-private = Aucune requête ne part vers une autre machine. Ni comptes, ni cookies, ni mesure d’audience. Ce que garde votre navigateur est listé dans les réglages, où vous pouvez l’exporter ou le supprimer.
about-licence-title = Licence
about-licence = Le code est sous licence MIT : utilisez-le, changez-le, partagez-le.
credits-icons-title = Icônes
credits-icons = Les { $icons } icônes utilisées ici ont été dessinées par { $authors } personnes.
credits-changed = Couleurs et tailles ont été changées.
credits-link = Le site de { $author }
credits-count = { $count ->
    [one] Une icône
   *[other] { $count } icônes
}
credits-works-title = Fait avec
credits-use-font = Caractères
credits-use-controls = Icônes des boutons
credits-use-page = Pages web
credits-use-words = Traductions
credits-use-sound = Sons
credits-use-qr = Codes QR
credits-use-float = Position des infobulles
credits-use-server = Serveur

# Règles
rules-title = Règles et cartes
rules-lead = Choisissez un jeu : ses règles par numéro, et chaque carte de chaque héros.
rules-of = Règles : { $game }
rules-cards = Cartes
rules-numbered = Règles numérotées
rules-cited = Les messages de la table citent ces numéros.
rules-read-at = Dans le livret de règles : { $places }
rules-search = Chercher dans les règles
rules-found = { $count ->
    [one] Une règle
   *[other] { $count } règles
}
rules-unknown = Il n’y a pas de règle { $rule }.
cards-search = Chercher dans ces cartes
cards-found = { $count ->
    [one] Une carte
   *[other] { $count } cartes
}
cards-missing = Il n’y a pas de telles cartes ici.
kind-card = cartes
seat-plays = { $name } ({ $hero })

stats-title = Mes parties
stats-lead = Parties et victoires de ce navigateur, gardées ici seulement. Les parties autour d’un seul écran ne comptent pas : on y gagnerait et on y perdrait à la fois.
stats-none = Aucune partie finie dans ce navigateur.
stats-hero = Héros
stats-games = Parties
stats-wins = Victoires
stats-share = Taux
stats-all = Toutes
stats-against = contre { $hero }
stats-save = Enregistrer dans un fichier
orders-when = Me demander aux moments de réaction :
orders-relaxed = quand cela compte
orders-relaxed-line = Seulement quand une de vos cartes ou un de vos jetons s’applique à cet instant : prévention quand des dégâts arrivent, cartes de dés quand elles peuvent améliorer un lancer, modificateurs après la défense.
orders-respond = quand les autres agissent
orders-respond-line = Lors d’une attaque, et dès que les autres lancent des dés ou jouent une carte ; pas pendant votre propre Entretien ni votre Revenu.
orders-off = chaque fois
orders-off-line = À chaque moment où vous pouvez jouer quelque chose.
settings-passing = Passer automatiquement
settings-passing-line = Vaut pour toutes les parties de ce navigateur. Personne d’autre n’en sait rien.
orders-bells = Ces cartes et jetons vous arrêtent dès qu’ils peuvent être joués :
bell-set = M’arrêter dès que cela peut être joué
bell-on = la question vous est posée dès que cela peut être joué
bell-remove = { $name } : ne plus m’arrêter
bell-unknown = Une carte inconnue
policy-open-hands = Mains ouvertes
policy-open-hands-line = Tous ceux qui sont à l’écran en voient toutes les mains, et rien n’est caché entre les tours.

# Sans connexion
offline-title = Pas de connexion
offline-line = Le serveur est injoignable : cette page n’a pas pu être chargée.
offline-games = Vos parties vous attendent : le serveur conserve tout ce qui a été confirmé. Les tables encore ouvertes dans une autre fenêtre se reconnectent toutes seules.
offline-stored = Vos places, vos réglages et vos statistiques sont enregistrés sur cet appareil et y sont toujours.
offline-local = Pour jouer, regarder, lire les règles ou revoir une partie, il faut le serveur. S’il tourne sur cet ordinateur, relancez-le avec « ludo play ».
offline-retry = Réessayer

# Installation
install-title = Comme application
install-line = Une fois installée, Ludothèque a son icône et sa propre fenêtre. Pour jouer, il faut toujours une connexion au serveur.
install-go = Installer Ludothèque
install-done = Ludothèque est installée sur cet appareil.

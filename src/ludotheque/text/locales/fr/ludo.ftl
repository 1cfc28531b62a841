### Textes fixes de l’interface, partagés par la ligne de commande et le navigateur.

## Jeux

mode-duel = duel
mode-solo = solo
mode-pair = duo
mode-party = groupe

## La ligne de commande : aide

help-usage = Utilisation :
help-options = Options
help-commands = Commandes
help-help = Afficher cette aide.
help-default = (par défaut : { $value })
help-ludo = Des jeux de société avec toutes leurs règles : jouer, simuler, consulter.
help-games = Lister ce qu’on peut jouer : jeux, modes, places, héros, agents et options.
help-play = Jouer dans le navigateur ou, avec --terminal, dans le terminal, où « aide » dit ce que l’on peut taper. Sans jeu, le navigateur ouvre la page d’accueil ; Ctrl-C y met fin.
help-simulate = Faire jouer de nombreuses parties par des agents. La même graine donne la même empreinte, quel que soit le nombre de processus.
help-rules = Afficher une règle, un chapitre (un identifiant sans son numéro) ou la liste des chapitres, avec leurs tests.
help-cards = Afficher chaque carte d’un jeu, capacité, altération et ainsi de suite, avec son texte, sa source et sa fiabilité.
help-replay = Montrer une partie enregistrée.
help-verify = Rejouer une partie enregistrée et comparer toutes les empreintes.
help-content = Travailler sur les fichiers de contenu : héros, cartes, monstres.
help-content-check = Vérifier tout le contenu, ou un seul fichier.
help-content-schema = Afficher le schéma JSON des fichiers de contenu, pour les éditeurs : d’un héros, ou d’un autre JEU (GAME).

option-lang = Langue ; sinon LUDO_LANG, sinon celle du système.
option-json = Afficher du JSON ; docs/cli.md en liste les champs.
option-version = Afficher la version.
option-mode = Mode ; sinon le premier du jeu.
option-heroes = Un héros par place.
option-agents = Un agent par place ; sinon des agents au hasard.
option-option = Une option du jeu ; peut être répétée.
option-games = Nombre de parties.
option-seed = Graine du hasard.
option-first = Numéro de la première partie, pour en revoir une seule.
option-jobs = Nombre de processus.
option-coverage = Le tableau de toutes les règles avec le nombre de leurs tests.
option-hero = Seulement ce héros.
option-shelf = Seulement cette famille de cartes (hors héros).
option-terminal = Dans le terminal ; les options suivantes ne valent que pour lui.
option-play-port = Port ; sinon LUDO_PORT, sinon le premier qui soit libre à partir de 8000.
option-no-browser = Afficher seulement l’adresse, sans ouvrir de navigateur ; aussi avec LUDO_NO_BROWSER.
option-seat = Votre place, à partir de 0, ou plusieurs avec des virgules si vous partagez le clavier ; quand tous jouent ensemble, vous répondez pour chaque place.
option-sheet = Une feuille de campagne gardée ici, pour la place suivante ; peut se répéter, « - » laisse une place sans feuille.
option-bot = Qui joue les autres places ; sinon un joueur sensé contre vous, et personne là où tous jouent ensemble : vous répondez pour tout le groupe.
option-play-seed = Graine du hasard ; sinon, une graine secrète.
option-resume = Reprendre une partie sauvegardée.

## La ligne de commande : erreurs, une phrase chacune

error-language = La langue ne peut pas être « { $name } » ; connues : { $known }.
error-unknown = { $what ->
    [game] Il n’y a pas de jeu « { $name } » ; connus : { $known }.
    [mode] Il n’y a pas de mode « { $name } » ; connus : { $known }.
    [hero] Il n’y a pas de héros « { $name } » à choisir ; connus : { $known }.
    [shelf] Il n’y a pas de famille « { $name } » ; connues : { $known }.
    [agent] Il n’y a pas d’agent « { $name } » ; connus : { $known }.
    [option] Il n’y a pas d’option « { $name } » ; connues : { $known }.
    [team] Il n’y a pas d’équipe « { $name } » ; connues : { $known }.
    [set] Il n’y a pas de boîte « { $name } » ; connues : { $known }.
    [value] L’option ne peut pas être « { $name } » ; permis : { $known }.
   *[other] « { $name } » n’existe pas ici ; connus : { $known }.
}
error-seats = { $what ->
    [agents] Il faut { $wanted } agents, un par place, et non { $given }.
   *[heroes] Le mode { $mode } demande { $wanted } héros, et non { $given }.
}
error-no-such-card = { $count ->
    [0] Il n’y a pas de carte « { $name } » ici ; « ludo cards JEU » montre tous les identifiants.
   *[other] Il n’y a pas de carte « { $name } » ici ; il y a : { $known }.
}
error-no-campaign = Le jeu { $game } n’a pas de campagne ; ceux qui en ont une : { $known }.
error-no-laboratory = Le laboratoire ne connaît pas le jeu { $game } ; connus : { $known }.
error-no-tape = Cette table ne garde pas d’enregistrement des réponses : un agent qui cherche doit le déclarer.
error-no-face = Le jeu { $game } ne peut pas encore être montré ici ; connus : { $known }.
error-option-form = Une option s’écrit clé=valeur, et non « { $text } ».
error-number = { $name } doit être un nombre entier d’au moins { $least }, et non « { $value } ».
error-number-between = { $name } doit être un nombre entier de { $least } à { $most }, et non « { $value } ».
error-no-such-option = Il n’y a pas d’option { $name } ici ; --help les liste.
error-no-such-command = Il n’y a pas de commande « { $name } » ; connues : { $known }.
error-no-rules = Les documents des règles n’ont pas été installés avec ce paquet.
error-no-such-rule = Il n’y a pas de règle « { $name } » ; « ludo rules » liste les chapitres.
error-missing = Il manque { $name } ; --help dit ce qu’il faut.
error-needs-value = { $name } demande une valeur.
error-usage = « { $command } » ne prend pas ces arguments ; --help dit ce qu’il faut.
error-no-file = Le fichier { $file } n’existe pas.
error-no-permission = Vous n’avez pas le droit d’ouvrir le fichier { $file }.
error-is-folder = { $file } est un dossier, pas un fichier.
error-no-folder = Le dossier de { $file } n’existe pas.
error-file = Le fichier { $file } est inutilisable : { $reason }.
error-broken-file = Le fichier est inutilisable ({ $detail }).
error-not-whole = Le fichier est incomplet ou ne vient pas de Ludothèque.
error-other-rules = La partie a été enregistrée sous les règles { $recorded }, et ce programme joue les règles { $current } : on peut la montrer, pas la vérifier.
error-content = Contenu refusé ({ $detail }).
error-game-failed = La partie { $number } a échoué ({ $reason }) ; pour la rejouer : { $command }
error-ours = Erreur interne dans une règle, merci de la signaler ({ $detail }).
error-crash = Erreur interne ({ $detail }) ; avec LUDO_TRACEBACK=1 on voit où.
error-folder-busy = Quelqu’un d’autre écrit depuis trop longtemps dans { $folder } ; réessayez.
error-stale = La partie a avancé entre-temps : voyez la question en cours.
error-other = Refusé ({ $detail }).

## Réponses des commandes

games-not-loaded = Le jeu { $game } ({ $package }) ne peut pas être chargé : { $reason }.
games-modes = Modes
games-mode = { $mode } ({ $most ->
    [one] { $seats } place
   *[other] { $seats } places
})
games-heroes = Héros
games-agents = Agents
games-options = Options

simulate-progress = Parties
simulate-won = place { $seat }, { $hero } ({ $agent }) : { $count } gagnées, { $share } %
simulate-seats = places { $seats }, { $team } : { $count } gagnées, { $share } %
simulate-team = { $team } ({ $agents }) : gagne { $count } fois, { $share } %
simulate-party = { $party } : { $count } parties gagnées sur { $games }, { $share } %, avec 95 % de confiance de { $low } à { $high } %
simulate-other = { $outcome ->
    [draw] nulles : { $count }, { $share } %
   *[other] { $outcome } : { $count }, { $share } %
}
simulate-counts = { $games ->
    [one] { $games } partie, { $decisions } décisions, { $seconds } s
   *[other] { $games } parties, { $decisions } décisions, { $seconds } s
}
simulate-speed = { $games } parties/s, { $decisions } décisions/s
simulate-digest = empreinte { $digest }

rules-contents = Chapitres ; « ludo rules ID » montre un chapitre, ou une règle avec son numéro
rules-coverage = Les règles et leurs tests
rules-column-game = Jeu
rules-column-section = Section
rules-column-ids = Règles
rules-column-tests = Tests
rules-tests = Testée par
rules-no-test = Aucun test ne couvre encore cette règle.
rules-info = info
rules-open = ouverte
rules-summary = { $game } : règles qui ont un test, { $shown } sur { $needed }.

cards-source = source : { $source } ; fiabilité : { $confidence }
source-rulebook = livret de règles
source-designed = notre création
confidence-high = haute
confidence-medium = moyenne
confidence-low = faible
confidence-designed = inventée par nous
cards-name-ours = nom français : notre traduction

content-sound = { $what ->
    [all] Tout le contenu est valide.
   *[other] { $what } est valide.
}
content-problems = { $count ->
    [one] { $count } problème.
   *[other] { $count } problèmes.
}

replay-heading = { $game }, { $mode } : { $heroes }
replay-unfinished = L’enregistrement s’arrête avant la fin de la partie.
verify-same = La partie se rejoue exactement comme enregistrée : { $answers } réponses, empreinte { $digest }.

## Une partie dans le terminal

play-welcome = Tapez le numéro d’une réponse, ou « aide » pour voir ce que vous pouvez faire d’autre.
play-your-turn = à vous
play-you = vous
play-no-cards = Votre main est vide.
play-suggested = Proposition ({ $hero }) : { $answer }
play-won = Vous gagnez !
play-lost = Vous perdez.
play-keep-name = C’est une réponse, pas un nom de fichier : un nom a un point, comme duel.json.
play-keep-replay = Garder la partie ? Un nom de fichier (duel.json), ou Entrée pour partir :
play-replay-saved = Partie écrite dans { $file } ; « ludo replay » la montre, « ludo verify » la vérifie.
play-saved = Sauvegardée dans { $file } ; « ludo play --terminal --resume { $file } » la reprend.
play-resumed = La partie sauvegardée reprend.
play-hand-over = Le clavier passe à { $player }. Tapez Entrée quand personne d’autre ne regarde.
play-player = la place { $seat } ({ $hero })
play-result = { $player } : { $result }
play-left = Au revoir. Une partie n’est gardée que si vous tapez « sauver » (dans { $file }) ou « sauver FICHIER » avant de partir.
play-not-understood = « { $text } » n’est pas une commande ; tapez un numéro, ou « aide ».
play-no-such-answer = « { $text } » ne répond pas à cette question.
play-no-such-card = Rien ne s’appelle « { $text } » ; « cartes » liste vos cartes.
play-no-sheets = Ce jeu n’a pas de feuilles de campagne.
play-too-many-sheets = { $seats ->
    [one] Il y a { $seats } place, et { $sheets } feuilles ont été nommées.
   *[other] Il y a { $seats } places, et { $sheets } feuilles ont été nommées.
}
play-sheet-hero = La feuille { $sheet } est celle de { $hero } ; la place { $seat } joue { $other }.
play-rules-which = Quelle règle ? Par exemple « règle { $rule } ».
play-auto-unknown = « auto { $text } » n’est pas un réglage ; connus : détendu, prudent, toutes, non, changements, réagir, arrêt.
play-auto-not-here = Il n’y a pas ici de quoi réagir.
play-auto-off = La question vous sera posée à chaque moment de réaction.
play-auto-changes = Quand vous aurez passé, on ne vous redemandera que si quelque chose a changé.
play-auto-respond = On ne vous demandera que s’il y a de quoi réagir : une attaque, les dés ou la carte d’un autre, des dégâts.
play-auto-relaxed = On ne vous demandera que lorsqu’une carte ou un jeton s’applique à cet instant.
play-auto-stop = La question vous sera posée au prochain moment de réaction.
play-undo-1 = Impossible à annuler : depuis, des dés ont été lancés, des cartes mélangées ou un pion envoyé.
play-undo-2 = Impossible à annuler : depuis, une chose cachée a été montrée.
play-undo-3 = Impossible à annuler : depuis, un autre joueur a été interrogé.
play-undo-0 = Il n’y a rien à annuler.
error-no-human = Personne ne joue au clavier dans { $file } : impossible de reprendre cette partie.

table = La table
turn-yours = À vous de jouer
turn-of = Au tour de { $names }
turn-window = Moment de réaction
turn-paused = En pause
turn-over = La partie est finie
wait-paused = La partie est en pause.
wait-answered = Réponse donnée. Les autres réfléchissent encore.
wait-window = Quelqu’un est peut-être en train de réagir.
wait-for = On attend { $names }.
table-seat-number = Joueur { $number }
table-seats = Places
table-you = vous
table-bot = robot
table-bot-level =
    { $level ->
        [easy] robot, facile
        [hard] robot, difficile
       *[medium] robot, moyen
    }
table-named-level =
    { $level ->
        [easy] { $name } (facile)
        [hard] { $name } (difficile)
       *[medium] { $name } (moyen)
    }
table-bot-for-you = un robot joue pour vous
table-away = absent
table-resigned = a abandonné
table-watching = { $count -> 
    [one] { $count } spectateur
   *[other] { $count } spectateurs
 }
table-drawer = Journal, chances, règles, texte
table-log = Journal
table-odds = Chances
table-rules = Règles
table-text = Texte
table-document = La table en texte
table-answers = Réponses
table-actions = Actions
table-close = Fermer
table-cancel = Annuler
table-back = Retour
table-loading = Un instant…
table-unreachable = Le serveur ne répond pas. Réessayez.
table-toasts = Messages
table-undo = Annuler
undo-why = Annuler : { $reason }
undo-nothing = Il n’y a rien à annuler.
table-hint = Conseil
hint-why = Conseil : { $reason }
hint-not-now = On ne vous demande rien en ce moment.
hint-forbidden = Les conseils sont coupés dans cette salle.
hint-which = Le meilleur coup ?
hint-reasons = Pourquoi ?
hint-follow = Suivre
table-advised = conseillé
playback = Lecture du tour des autres
playback-slow = Lire à demi-vitesse
playback-normal = Lire à vitesse normale
playback-fast = Lire à double vitesse
playback-skip = Sauter
pass-on = Toujours passer
pass-on-detail = tant que rien ne change
table-choose = { $count -> 
    [one] Choisir
   *[other] Choisir ({ $count })
 }
table-confirm = Confirmer : { $answer }
fold-answers = Cacher les réponses
unfold-answers = Montrer { $count ->
    [one] { $count } réponse
   *[other] { $count } réponses
}
group-count = { $count -> 
    [one] { $count } réponse
   *[other] { $count } réponses
 }
more-answers = Autres réponses
page-of = Page { $page } sur { $pages }
why-not = { $count -> 
    [one] Pourquoi pas ? Une action est impossible en ce moment
   *[other] Pourquoi pas ? { $count } actions sont impossibles en ce moment
 }
more-reasons = Tout montrer
log-older = Lignes plus anciennes
log-copy = Copier
log-empty = Il ne s’est encore rien passé.
log-go = Aller là : { $line }
log-point = Montrer sur la table : { $line }
log-shown = Marqué sur la table.
log-nowhere = Rien de ce que nomme cette ligne n’est sur la table en ce moment.
table-copied = Copié.
odds-none = Il n’y a pas de chances à montrer ici.
odds-calculating = Calcul en cours…
odds-about = À propos de quoi ? (vide : tout ce qui est en vue)
odds-ask = Calculer
odds-keep = Garder les meilleurs dés pour cela
rule-now = La question en cours
pane-rules-search = Chercher
pane-rules-found = { $count -> 
    [one] { $count } règle trouvée
   *[other] { $count } règles trouvées
 }
rules-missing = Les règles n’ont pas pu être chargées.
type-label = Tapez une réponse
type-send = Envoyer
type-not-now = On ne vous demande rien pour l’instant. Ce que vous tapez reste ici jusque-là.
term-missing = Il n’y a pas de fiche pour ce mot.
table-pin = Épingler cette fiche
table-keys = Touches
key-pick = choisir dans la liste, ou presser le bouton de ce numéro
key-main = le bouton principal
key-undo = annuler
key-hint = conseil, en trois temps
key-log = journal
key-odds = chances
key-rules = règles
key-text = la table en texte
key-type = taper une réponse
key-help = cette aide
key-back = retour, fermer
key-pin = épingler la fiche d’un mot
key-name-enter = Entrée
key-name-escape = Échap
key-pass-on = passer jusqu’à ce que quelque chose change
key-hold = s’arrêter au prochain moment de réaction
key-best = Meilleure couverture des cases d’un donjon : la montrer, puis la poser
key-give-back = Rendre le dé pris
key-details = en savoir plus sur l’élément actif
key-dice = garder ou relancer un dé ; choisir un dé, puis sa face
key-zones = d’un élément à l’autre, puis à la zone voisine
key-film-play = lecture, pause
key-film-back = un pas en arrière
key-film-on = un pas en avant
key-film-start = au début
key-film-end = à la fin
key-film-turn = avec Gauche ou Droite : un tour entier
key-name-space = Espace
key-name-home = Début
key-name-end = Fin
key-name-left = Gauche
key-name-right = Droite
key-name-arrows = Flèches
key-name-shift = Maj
keys-pick = Choisir et se déplacer
keys-film = Dans une partie rejouée
keys-card = Quand la fiche d’un mot est ouverte
keys-change = Changer les touches
keys-lead = Appuyez sur le bouton d’une touche, puis sur la touche voulue. Les chiffres, les flèches et Échap restent tels quels.
keys-press = Appuyez sur une touche…
keys-given = { $key } : { $act }.
keys-taken = { $key } est déjà prise : { $act }. Donnez-lui d’abord une autre touche.
keys-kept = { $key } ne peut pas être choisie : seuls les lettres et les signes le peuvent.
keys-usual = Touches par défaut
keys-usual-again = Toutes les touches ont repris leur réglage par défaut.
keys-usual-now = Toutes les touches ont déjà leur réglage par défaut.
details-none = Il n’y a rien de plus à dire de l’élément actif.
table-menu = Menu
menu-settings = Réglages
menu-export = Enregistrer la partie dans un fichier
menu-phrases = Dire quelque chose
menu-orders = Passer automatiquement
menu-report = Signaler une erreur de règle
menu-pause = Mettre en pause
go-on = Reprendre la partie
menu-host-only = Seul l’hôte peut le faire.
menu-over = La partie est finie.
menu-to-bot = Laisser un robot jouer pour moi
menu-from-bot = Rejouer moi-même
menu-leave = Quitter la table
menu-leave-watching = Ne plus regarder
menu-resign = Abandonner
resign-title = Abandonner ?
resign-text = La partie est perdue pour cette place. On ne peut pas revenir en arrière.
hold-window = S’arrêter au prochain moment de réaction
hold-on = La question vous sera posée au prochain moment de réaction.
hold-off = Retour au passage automatique.
orders-stop-here = Toujours me demander à ce moment-ci
orders-stops = { $count -> 
    [one] On vous demande toujours à { $count } moment.
   *[other] On vous demande toujours à { $count } moments.
 }
orders-no-stops = Les effacer
report-expected = Que s’est-il passé, et que devait-il se passer ?
report-send = Envoyer
report-kept = Merci. Enregistré sous { $report }.
curtain-title = { $name }, c’est à vous
curtain-text = L’écran montre ce que seul { $name } peut voir. Les autres détournent les yeux.
curtain-ready = Je suis { $name }, montrer la table
cut-line = La connexion est coupée.
cut-restart = Le serveur redémarre.
cut-retry = Nouvel essai dans { $seconds } s.
cut-now = Nouvel essai…
cut-try = Essayer maintenant
table-spectator = Vous regardez. Ce que les joueurs cachent vous est caché aussi.
table-understood = Compris
window-left = Temps pour réagir : { $left }
answered-ahead = Votre réponse est gardée jusqu’à son tour. Vous pouvez encore l’annuler.
takeback-ask = Demander aux autres d’annuler le coup
takeback-asked = { $name } demande à annuler son dernier coup.
takeback-waiting = Vous avez demandé à annuler le coup. Les autres doivent accepter.
takeback-yes = Accepter
takeback-no = Refuser
seat-away = { $name } est absent.
vote-wait = Attendre
vote-bot = Laisser jouer un robot
vote-resign = Compter comme abandon
table-vote-by = Demandé par { $names }
table-suggests = { $name } propose :
suggest-first = Proposer avant de répondre
suggest-now = Choisissez ce que vous proposez…
suggestion-take = Faire cela
table-recap = Pendant votre absence
missed-sat = { $name } a pris place.
missed-left = { $name } a quitté la table.
missed-returned = { $name } est de retour à la table.
missed-paused = La partie a été mise en pause.
missed-resumed = La partie a repris.
missed-handed-to-bot = Un robot joue pour { $name }.
missed-handed-back = { $name } joue de nouveau.
missed-resigned = { $name } a abandonné.
missed-undone = { $name } a annulé une réponse.
missed-took-back = Le dernier coup a été annulé d’un commun accord.
missed-asked-takeback = { $name } a demandé à annuler son dernier coup.
no-room = Cette salle n’existe pas
no-entry = Ce lien n’ouvre pas la salle
no-entry-advice = Demandez un nouveau lien à la personne qui vous a invité, ou commencez votre propre partie.
back-home = Retour à l’accueil
table-connecting = Connexion…
menu-plain-table = Table en texte
menu-own-table = Table dessinée
preview-nothing = Rien ne change encore sur la table.
table-preview = Ce que cela ferait
document-before = La table avant ce choix

table = La table
table-title = { $turn } · Ludothèque
turn-yours = À vous de jouer
turn-of = Au tour de { $names }
turn-window = Temps de réponse
turn-paused = En pause
turn-over = La partie est finie
wait-paused = La partie est en pause.
wait-answered = Réponse donnée. Les autres réfléchissent encore.
wait-window = Quelqu’un est peut-être en train de répondre.
wait-for = On attend { $names }.
seat-number = Joueur { $number }
seats = Places
you = vous
bot = robot
away = absent
watching = { $count -> 
    [one] { $count } spectateur
   *[other] { $count } spectateurs
 }
drawer = Journal, chances, règles, texte
log = Journal
odds = Chances
rules = Règles
text = Texte
twin = La table en texte
answers = Réponses
actions = Actions
close = Fermer
cancel = Annuler
back = Retour
loading = Un instant…
unreachable = Le serveur ne répond pas. Réessayez.
toasts = Messages
undo = Reprendre le coup
undo-why = Reprendre le coup : { $reason }
undo-nothing = Il n’y a rien à reprendre.
hint = Conseil
hint-why = Conseil : { $reason }
hint-not-now = On ne vous demande rien en ce moment.
hint-forbidden = Les conseils sont coupés dans ce salon.
hint-which = Quoi de mieux ?
hint-reasons = Pourquoi ?
advised = conseillé
pass-on = Passer jusqu’à un changement
choose = { $count -> 
    [one] Choisir
   *[other] Choisir ({ $count })
 }
confirm = Confirmer :
fold-answers = Montrer ou cacher les réponses
group-count = { $count -> 
    [one] { $count } réponse
   *[other] { $count } réponses
 }
more-answers = Autres réponses
page-of = Page { $page } sur { $pages }
why-not = { $count -> 
    [one] Pourquoi pas ? Une chose est impossible en ce moment
   *[other] Pourquoi pas ? { $count } choses sont impossibles en ce moment
 }
more-reasons = Tout montrer
log-older = Lignes plus anciennes
log-copy = Copier
log-empty = Il ne s’est encore rien passé.
log-go = Aller là : { $line }
log-mark = Marquer : { $line }
copied = Copié.
odds-none = Il n’y a pas de chances à calculer ici.
odds-about = À propos de quoi ? (vide : tout ce qui est en vue)
odds-ask = Calculer
rule-now = Ce qui est demandé maintenant
rules-search = Chercher
rules-found = { $count -> 
    [one] { $count } règle trouvée
   *[other] { $count } règles trouvées
 }
rules-missing = Les règles n’ont pas pu être chargées.
type-label = Tapez une réponse
type-send = Envoyer
term-missing = Il n’y a pas de fiche pour ce mot.
pin = Épingler cette fiche
keys = Touches
key-pick = choisir dans la liste
key-main = le bouton principal
key-undo = reprendre le coup
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
menu = Menu
menu-settings = Réglages
menu-export = Enregistrer la partie dans un fichier
menu-phrases = Dire quelque chose
menu-orders = Quand passer tout seul
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
orders-when = Dans les temps de réponse :
orders-off = me demander chaque fois
orders-changes = passer jusqu’à un changement
orders-respond = passer sauf si quelque chose presse
orders-stop-here = Toujours me demander à ce moment-ci
orders-stops = { $count -> 
    [one] On vous demande toujours à { $count } moment.
   *[other] On vous demande toujours à { $count } moments.
 }
orders-no-stops = Les oublier
report-expected = Que s’est-il passé, et que devait-il se passer ?
report-send = Envoyer
report-kept = Merci. C’est gardé sous { $report }.
curtain-title = { $name }, c’est à vous
curtain-text = L’écran montre ce que seul { $name } peut voir. Les autres détournent les yeux.
curtain-ready = Je suis { $name }, montrer la table
cut-retry = La connexion est coupée. Nouvel essai dans { $seconds } s.
cut-now = La connexion est coupée. Nouvel essai…
cut-try = Essayer maintenant
spectator = Vous regardez. Ce que les joueurs cachent vous est caché aussi.
understood = Compris
window-left = Reste pour répondre : { $left }
answered-ahead = Votre réponse est gardée jusqu’à son tour. Vous pouvez encore la reprendre.
takeback-ask = Demander aux autres de revenir en arrière
takeback-asked = { $name } demande à reprendre son dernier coup.
takeback-waiting = Vous avez demandé à revenir en arrière. Les autres doivent accepter.
takeback-yes = Accepter
takeback-no = Refuser
seat-away = { $name } est absent.
vote-wait = Attendre
vote-bot = Laisser jouer un robot
vote-resign = Compter comme abandon
vote-by = Demandé par { $names }
suggests = { $name } propose :
suggestion-take = Faire cela
recap = Pendant votre absence
missed-sat = { $name } s’est installé.
missed-left = { $name } est parti.
missed-returned = { $name } est revenu.
missed-paused = La partie a été mise en pause.
missed-resumed = La partie a repris.
missed-handed-to-bot = Un robot joue pour { $name }.
missed-handed-back = { $name } joue de nouveau.
missed-resigned = { $name } a abandonné.
missed-undone = { $name } a repris une réponse.
missed-took-back = On est revenu en arrière d’un commun accord.
missed-asked-takeback = { $name } a demandé à revenir en arrière.
no-room = Ce salon n’existe pas
no-entry = Ce lien n’ouvre pas le salon
no-entry-text = Le salon ne connaît pas ce navigateur.
no-entry-advice = Demandez un nouveau lien à qui vous a invité, ou commencez une partie à vous.
to-the-house = Vers la maison
connecting = Connexion…
waiting-title = On attend des joueurs
rematch = Encore une !
rematch-made = Il y a une revanche.
rematch-go = Vers la revanche
menu-plain-table = Table en texte
menu-own-table = Table dessinée

### Les commandes des administrateurs d’un serveur, et la preuve d’une partie.

help-admin = Pour les administrateurs d’un serveur : salles, sauvegardes, signalements. Le serveur peut tourner pendant ce temps.
help-admin-list = Lister les salles.
help-admin-show = Montrer une salle : qui est assis où, où elle en est, l’engagement sur ses dés.
help-admin-close = Mettre fin à une salle pour tout le monde ; son enregistrement reste lisible.
help-admin-export = Écrire une partie dans un seul fichier ; avant sa fin, ce fichier contient la clé de ses dés.
help-admin-import = Créer une salle à partir d’une partie exportée. Les secrets de ses liens vont dans un fichier, jamais à l’écran.
help-admin-backup = Tout écrire dans un seul fichier, pendant que le serveur continue.
help-admin-restore = Restaurer une sauvegarde, de l’une ou l’autre sorte de base, dans une base vide.
help-admin-reports = Lister les décisions que des joueurs ont signalées comme fausses, les exporter, ou en supprimer une.

option-admin-state = Seulement les salles dans cet état.
option-admin-force = Remplacer un fichier qui existe.
option-admin-links = Où vont les secrets des liens ; sinon à côté du fichier.
option-admin-reports-export = Écrire chaque signalement dans ce dossier : deux fichiers chacun, dont un enregistrement.
option-admin-reports-delete = Supprimer ce signalement.
option-verify-commitment = L’engagement que la salle a montré dès le début ; la graine doit être celle dont il est fait.

admin-no-database = Il n’y a pas encore de base { $database } : un serveur la crée en démarrant. --data ou --database-url dit où elle est.
admin-own-file = { $file } appartient à la base elle-même ; choisissez un autre nom.
admin-exists = { $file } existe déjà.
admin-no-state = Il n’y a pas d’état « { $name } » ; connus : { $known }.
admin-none = Il n’y a aucune salle.
admin-column-room = salle
admin-column-game = jeu
admin-column-mode = mode
admin-column-phase = phase
admin-column-seats = places
admin-column-age = âge
admin-column-answer = réponse
admin-column-report = signalement
admin-column-seat = place
admin-column-at = quand
admin-column-words = mots
admin-phase-waiting = en attente
admin-phase-drafting = choix des héros
admin-phase-playing = en cours
admin-phase-over = finie
admin-phase-readonly = en lecture seule
admin-phase-unreadable = illisible
admin-ago-days = { $count } j
admin-ago-hours = { $count } h
admin-ago-minutes = { $count } min
admin-ago-seconds = { $count } s
admin-heading = { $room } : { $game }, { $mode }, { $phase } ({ $state })
admin-name = Nommée « { $name } ».
admin-times = Créée le { $made }, dernière réponse : { $last } ; { $entries } entrées, { $answers } réponses.
admin-never = jamais
admin-rules = Règles { $rules } ; ce programme joue les règles { $current }.
admin-promise = Engagement : { $commitment }
admin-is-imported = Importée : la personne qui a apporté le fichier peut connaître la graine.
admin-is-written = Ce que le hasard donne d’abord était écrit.
admin-key = Graine : { $seed }
admin-ended-rules = Finie selon les règles : { $outcome }
admin-ended-resignation = Finie par abandon : { $outcome }
admin-ended-closed = Fermée avant sa fin.
admin-seat = Place { $seat } : { $words }
admin-seat-taken = prise
admin-seat-away = absente
admin-seat-bot = jouée par un robot
admin-seat-resigned = a abandonné
admin-closed = La salle { $room } est fermée. Si le serveur partage un fichier SQLite, ses joueurs l’apprennent à leur prochaine réponse.
admin-exported = La salle { $room } est écrite dans { $file } ; « ludo verify » la vérifie.
admin-export-key = La partie n’est pas finie : le fichier contient la clé de ses dés. Ne le donnez à personne qui y joue.
admin-export-rules = Elle a été jouée sous d’autres règles : ce programme ne peut ni la vérifier ni l’importer.
admin-imported = La partie est dans la salle { $room }, signalée comme importée à tous ceux qui y entrent ; les secrets de ses liens sont dans { $file }.
admin-backed-up = Tout est dans { $file }. Il contient les clés des parties en cours : gardez-le pour vous.
admin-restored = { $rooms ->
    [one] { $rooms } salle a été restaurée à partir de { $file }.
   *[other] { $rooms } salles ont été restaurées à partir de { $file }.
}
admin-reports-none = Personne n’a signalé de décision.
admin-reports-written = { $count ->
    [one] { $count } signalement a été écrit dans { $folder }.
   *[other] { $count } signalements ont été écrits dans { $folder }.
}
admin-no-report = Il n’y a pas de signalement { $report }.
admin-report-deleted = Le signalement { $report } est supprimé.

verify-not-begun = Le fichier est complet ; la partie n’avait pas commencé.
verify-chance-branch = Le hasard a été repris : jusqu’au moment où cette partie s’est séparée d’une autre, c’est celui de l’autre ; ensuite, il vient de la seule graine.
verify-chance-written = Le hasard était écrit : la graine dit elle-même ce que donnent les premiers dés et paquets, comme dans un tutoriel. La partie se rejoue comme elle a été enregistrée, mais cela ne prouve rien sur la chance.
verify-imported = La partie a été apportée dans sa salle par un fichier : la personne qui l’a apporté pouvait connaître la graine, et donc tous les lancers à venir.
verify-renewed = La partie a continué sous d’autres règles à mi-chemin : ce programme joue les règles { $current } et ne peut vérifier ce qui a été joué avant elles.
verify-not-a-promise = Un engagement a 64 chiffres hexadécimaux, au contraire de « { $value } ».
verify-other-seed = Ce n’est pas la graine promise : l’engagement était { $promised }, la graine du fichier donne { $kept }.
verify-checked-seal = Le sceau correspond : aucune lettre du fichier n’a été changée.
verify-checked-promise = La graine est celle dont est fait l’engagement du fichier lui-même ({ $promise }).
verify-checked-journal = Les { $entries } entrées du journal de la salle ont toutes été refaites.
verify-checked-answers = Les { $answers } réponses ont toutes été redonnées, depuis la graine ; empreintes comparées en chemin : { $digests }.
verify-checked-events = Les { $events } événements sont les mêmes.
verify-checked-end = L’état final et l’issue sont les mêmes.
verify-checked-commitment = La graine est celle qui a été promise au début ({ $promise }).
verify-promise = Comparez avec l’engagement que votre salle a montré dès le début, ou donnez-le avec --commitment : { $promise }

tutorial-heading = Apprendre en jouant
tutorial-lead = Cinq minutes à une vraie table, contre un robot. Une règle à la fois ; vous jouez, et la table montre où regarder.
tutorial-minutes = { $count ->
    [one] environ une minute
   *[other] environ { $count } minutes
}
tutorial-begin = Commencer
tutorial-continue = Reprendre où j’en étais
tutorial-anew = Recommencer
tutorial-unknown = Il n’y a pas de tutoriel de ce nom.
tutorial-all = Tous les tutoriels
tutorial-room-gone = Cette partie n’existe plus. Recommencer ?
tutorial-failed = La table n’a pas pu être créée : { $reason }
tutorial-unreachable = Le serveur ne répond pas.
tutorial-making = Création de la table…
tutorial-coach = Tutoriel
tutorial-place = Leçon { $place } sur { $count }
tutorial-next = Compris
tutorial-skip = Passer cette leçon
tutorial-show = Me montrer où
tutorial-fold = Replier le tutoriel
tutorial-unfold = Montrer le tutoriel
tutorial-rule = La règle
tutorial-leave = Quitter le tutoriel
tutorial-finish = Continuer la partie
tutorial-first = Votre première partie
tutorial-other = Un autre tutoriel
tutorial-waiting-title = Regardez
tutorial-waiting = Les autres jouent, ou la leçon suivante attend son moment. Répondez à ce que le jeu vous demande ; le journal dit ce qui s’est passé.
tutorial-your-turn-title = À vous
tutorial-your-turn = Répondez comme il vous plaît : la phrase au-dessus des boutons dit ce que le jeu attend. La leçon suivante viendra en son temps.
tutorial-again = Encore une fois
tutorial-short-title = La partie est finie, pas les leçons
tutorial-short = Elle s’est terminée avant que chaque leçon ait eu son tour. Recommencez la partie : ce que vous avez appris reste acquis.

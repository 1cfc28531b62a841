# La table de Dice Throne : plateaux, places, main.
board-loading = Chargement du plateau…
board-others = Les autres à la table
board-own = Votre héros
board-open = Ouvrir le plateau de { $who }
board-close = Fermer
board-abilities = Capacités
board-ability =
    { $kind ->
        [ultimate] { $name }, ultime, niveau { $level } : { $text }
        [defence] { $name }, défense, niveau { $level } : { $text }
        [passive] { $name }, passive, niveau { $level } : { $text }
        [added] { $name }, par une amélioration : { $text }
       *[offensive] { $name }, niveau { $level } : { $text }
    }
board-reached = disponible
board-out = hors d’atteinte
board-percent = { $percent } %
board-defend = Se défendre ainsi
board-raise = Passer à { $level } · { $cost }
board-health =
    { $health ->
        [one] { $health } point de Santé sur { $start }
       *[other] { $health } points de Santé sur { $start }
    }{ $incoming ->
        [0] { "" }
        [one] , { $incoming } Dégât Entrant
       *[other] , { $incoming } Dégâts Entrants
    }
board-cp =
    { $cp ->
        [one] { $cp } Point de Combat
       *[other] { $cp } Points de Combat
    }
board-cp-short = PC
board-cards =
    { $count ->
        [one] { $count } carte en main
       *[other] { $count } cartes en main
    }
board-token =
    { $kind ->
        [positive] { $name }, Positive : { $count } sur { $limit }
        [negative] { $name }, Négative : { $count } sur { $limit }
       *[unique] { $name }, Unique : { $count } sur { $limit }
    }
board-tokens = Altérations d’État
board-companions = Familiers
board-built =
    { $level ->
        [0] pas construit
        [1] de base
       *[other] avancé
    }
board-beast =
    { $active ->
        [no] { $health }, hors de combat
       *[yes] { $health }, active
    }
board-many = { $count } sur { $limit }
board-last-roll = Dernier lancer : { $dice }
board-uses = Vous pouvez utiliser
board-not-now =
    { $count ->
        [one] { $count } usage impossible pour l’instant
       *[other] { $count } usages impossibles pour l’instant
    }
board-defeated = Vaincu
board-active = Joue
board-target = Cible
board-leader = Chef
board-mate = Coéquipier
board-team = Équipe { $team }
board-away = Absent
board-side =
    { $side ->
        [human] Face humaine
        [cursed] Face maudite
       *[main] Plateau
    }
board-open-hand = Main
board-upgrades = Améliorations sur le plateau
board-deck = Pioche { $count }
board-discard = Défausse { $count }
board-discard-empty = Rien n’a encore été défaussé.
board-hand = Votre main
board-hand-of =
    { $count ->
        [one] Main : { $count } carte, { $playable } jouable
       *[other] Main : { $count } cartes, { $playable } { $playable ->
            [one] jouable
           *[other] jouables
        }
    }
board-hand-empty = Votre main est vide.
board-modifier = Modificateur d’Attaque
board-read = Lire { $name }
board-sell = Vendre : 1 PC
board-sell-card = Vendre : 1 PC, { $name }
board-choose = Choisir
board-choose-seat = Choisir { $who }
board-token-kind =
    { $kind ->
        [positive] Positive
        [negative] Négative
       *[unique] Unique
    }
board-kind =
    { $kind ->
        [ultimate] Ultime
        [defence] Défense
        [passive] Passive
       *[added] Par une amélioration
    }
board-card-kind =
    { $kind ->
        [upgrade] Amélioration de Héros
        [main] Action de Phase Principale
        [roll] Action de Phase de Lancer
       *[instant] Action Instantanée
    }
board-leader-bonus = Un joueur qui attaque un Chef pioche une carte
idle-over = La partie est finie.
idle-watching = Ce n’est pas vous qui jouez ici.
idle-otherwise = Répondez d’abord à la question en cours.
idle-not-asked = Vous n’avez rien à décider pour l’instant.
row-out = Ces dés ne peuvent plus le donner.
row-reachable = Les dés ne le montrent pas encore ; la chance est de { $percent } %.
row-not-shown = Les dés ne le montrent pas.
row-no-dice = Vos dés d’attaque ne sont pas sur la table pour l’instant.

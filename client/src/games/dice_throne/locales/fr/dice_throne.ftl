# Dice Throne : héros, table, dés, tutoriel.

# Options
option-promo = Cartes promo

# Héros
hero-dice_throne-barbarian = La force pure : frappe fort, se soigne bien, facile à prendre en main.
hero-dice_throne-gunslinger = Met les têtes à prix, recharge pour mieux tirer, et esquive.
hero-dice_throne-moon_elf = Des flèches dans la nuit ; aveugle, entrave, s’éclipse.
hero-dice_throne-ninja = Poison lent et fumée : le coup se sent plus tard.
hero-dice_throne-pyromancer = Accumule le feu jusqu’à ce que tout brûle.
hero-dice_throne-samurai = L’honneur aiguise les coups, la honte émousse ceux des autres.
hero-dice_throne-seraph = Ailée et sacrée : soigne, éblouit, s’élève hors d’atteinte.
hero-dice_throne-cursed_pirate = Des barils de poudre, et des doublons qui maudissent les autres.
hero-dice_throne-monk = Amasse le Chi pour frapper plus fort ou souffrir moins, et esquive.
hero-dice_throne-vampire_lord = Amasse le Pouvoir du Sang, fait saigner, et force à relancer.
hero-dice_throne-huntress = Combat aux côtés de Nyra, son Familier.
hero-dice_throne-paladin = Armure, prière, et un coup qui se retourne contre l’autre.
hero-dice_throne-shadow_thief = Vole des Points de Combat, empoisonne, et attend dans l’ombre.
hero-dice_throne-tactician = Amasse l’avantage et le dépense là où cela fait mal.
hero-dice_throne-artificer = Construit des robots qui combattent ; riche en choix.
hero-dice_throne-treant = Élève pousses, arbrisseaux et dryades ; ses ronces punissent les relances.

# Familles de cartes
kind-ability = capacités offensives
kind-ultimate = capacité ultime
kind-defence = capacités défensives
kind-passive = capacités passives
kind-status = altérations d’état
kind-companion = familiers

# La table de Dice Throne : plateaux, places, main.
board-loading = Chargement du plateau…
board-others = Les autres à la table
board-own-team = Votre équipe
board-own = Votre héros
board-open = Ouvrir le plateau de { $who }
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
board-defend = Défendre
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
row-keep = Garder les meilleurs dés pour cela

# Ce que montre quelqu’un d’autre, et ce qui s’est passé dans un tour.
held-played = { $name } joue
held-sold = { $name } vend
held-ability = { $name } annonce
held-defence = { $name } se défend avec
splash-ultimate = { $name } : Ultime
versus = contre
versus-begins = commence
turn-recap = Les derniers tours des autres
turn-of-whom = { $name } :
turn-sold =
    { $count ->
        [one] { $count } vendue
       *[other] { $count } vendues
    }
turn-healed = +{ $count }
turn-nothing = n’a pas attaqué

# Dés
dice-none = Aucun lancer en cours
dice-own-roll = { $purpose ->
    [offence] Votre lancer
    [defence] Votre lancer défensif
    [targeting] Votre dé de ciblage
   *[other] Vos dés
}
dice-roll-of = { $purpose ->
    [offence] Lancer de { $name }
    [defence] Défense de { $name }
    [targeting] Dé de ciblage de { $name }
   *[other] Dés de { $name }
}
dice-attempts = { $count ->
    [one] encore une Tentative de Lancer
   *[other] encore { $count } Tentatives de Lancer
}
dice-kept = gardé
dice-rolls = relancé
dice-faces = Nouvelle face
dice-pick-first = Choisissez un dé ci-dessus.
die-kept = dé { $place } : { $value }, { $symbol }, gardé
die-loose = dé { $place } : { $value }, { $symbol }
die-closed = dé { $place } : { $value }, { $symbol }, ne peut pas être choisi
face-name = { $value }, { $symbol }
bar-roll = { $count ->
    [one] Lancer un dé
   *[other] Lancer { $count } dés
}
bar-roll-loses = Perdre l’acquis ? Appuyez encore
bar-attack = Attaquer : { $name }
bar-stop-loses = Y renoncer ? Appuyez encore
bar-stop-early = Ne plus lancer ? Appuyez encore
bar-choose-face = Choisissez maintenant sa nouvelle face.
bar-pass-on = Toujours passer
bar-pass-on-detail = tant que rien ne change
ribbon = Ce qui se passe
ribbon-by = { $kind ->
    [card] { $name } joue
    [ability] { $name } attaque avec
    [status] { $name } utilise
   *[defence] { $name } se défend avec
}
ribbon-at = contre
ribbon-you-may = Vous pouvez réagir.
ribbon-others-may = D’autres peuvent réagir.
damage = Dégâts Entrants
damage-part = { $what ->
    [attack] attaque
    [dealt] infligés
    [changed] autre changement
    [damage] autres dégâts
    [reflected] renvoyés
    [added] modificateurs
    [prevented] prévenus
    [avoided] évités
    [prevented_half] moitié prévenue
    [halved] divisés par deux
    [shared] pris par le Familier
   *[firm] inévitables
}
damage-part-of = { $what ->
    [prevented_half] { $name } (moitié)
    [halved] { $name } (divisés par deux)
    [avoided] { $name } (évite tout)
    [reflected] { $name } (renvoyés)
    [shared] { $name } (les encaisse)
    [firm] { $name } (inévitables)
   *[other] { $name }
}
damage-landed = viennent d’être subis
damage-heal = soigne { $count }
dice-odds-best = Vos chances avec ces dés, en jouant au mieux :
dice-odds-kept = { $count ->
    [0] Vos chances si vous ne gardez rien et relancez tout :
    [one] Vos chances si vous gardez ce dé :
   *[other] Vos chances si vous gardez ces { $count } dés :
}
dice-odds-of = Ce que { $name } peut atteindre avec ces dés :
dice-closed = Ce dé ne peut pas être choisi maintenant : seuls ceux qui sont encadrés le peuvent.

# Tutoriel
tutorial-dice_throne = Dice Throne
tutorial-dice_throne-lead = Deux héros, cinq dés, une main de cartes. Lancez pour vos capacités, répondez aux attaques, amenez l’adversaire à 0 point de Santé.
tutorial-dt-goal-title = Amenez l’adversaire à 0
tutorial-dt-goal = Chaque héros a un Cadran de Santé ; en duel, il commence à 50. À 0, on est vaincu. Le vôtre est près de vos capacités, celui de l’adversaire en haut : touchez un héros pour voir tout son plateau.
tutorial-dt-board-title = Les capacités se paient en dés
tutorial-dt-board = Chaque capacité demande des symboles ou des chiffres sur vos cinq dés. Éclairée, elle est disponible ; sinon, le pourcentage donne vos chances avec les dés que vous gardez.
tutorial-dt-respond-title = Vous pouvez réagir
tutorial-dt-respond = C’est le moment de réagir : vous pouvez jouer une carte ou un jeton pendant l’action d’un autre. Sinon, passez. « Toujours passer » passe pour vous jusqu’à ce que quelque chose change.
tutorial-dt-cards-title = Les cartes coûtent des Points de Combat
tutorial-dt-cards = C’est votre première Phase Principale. Jouez une carte que vous pouvez payer, ou vendez-en une pour 1 PC. Une carte grisée dit pourquoi quand on la touche. Faites l’un des deux.
tutorial-dt-cards-ended = Vous avez continué sans carte : c’est permis aussi. Ce que vous gardez peut encore servir.
tutorial-dt-roll-title = Gardez, relancez
tutorial-dt-roll = Vous avez trois Tentatives de Lancer, et la première est faite. Choisissez les dés à garder et relancez les autres ; regardez les chances changer avec ce que vous gardez.
tutorial-dt-roll-early = Vous avez pris une capacité tout de suite : rien n’oblige à utiliser toutes ses Tentatives de Lancer. Au prochain tour, essayez de relancer quelques dés.
tutorial-dt-roll-none = Vous avez terminé le lancer sans relancer. La prochaine fois, gardez les dés qui vont ensemble.
tutorial-dt-announce-title = Annoncez une capacité
tutorial-dt-announce = Vos dés donnent au moins une capacité. Choisissez-en une éclairée : c’est votre attaque.
tutorial-dt-announce-again = Relancer est permis tant qu’il reste des Tentatives de Lancer. Quand le résultat vous plaît, choisissez une capacité éclairée.
tutorial-dt-announce-none = Pas de capacité ce tour-ci : l’attaque est perdue, pas vos cartes. Au prochain tour, choisissez-en une éclairée.
tutorial-dt-damage-title = Les dégâts sont un calcul
tutorial-dt-damage = Ce qui est infligé, ajouté, prévenu : le journal pose l’opération, et seul le total est perdu.
tutorial-dt-defend-title = Défendez-vous
tutorial-dt-defend = On vous attaque. Si les dégâts sont parables, choisissez une défense : ses dés sont lancés une fois, et ce qu’ils montrent est prévenu ou renvoyé.
tutorial-dt-defend-declined = Vous avez laissé passer. C’est permis, et rarement malin : une défense ne coûte rien.
tutorial-dt-end-turn-title = Une seconde Phase Principale
tutorial-dt-end-turn = Après l’attaque vous pouvez encore jouer et vendre. En fin de tour on garde 6 cartes au plus. Quand vous êtes prêt, terminez la phase.
tutorial-dt-end-turn-spent = Bien. Terminez la phase quand il n’y a plus rien à faire.
tutorial-dt-income-title = Le revenu
tutorial-dt-income = Chacun de vos tours commence par 1 PC et une carte. Seul celui qui commence la partie s’en passe, une fois.
tutorial-dt-done-title = Voilà un tour complet
tutorial-dt-done = Vous avez joué des cartes, lancé, attaqué et défendu : le reste suit le même principe. Finir le duel ? Les conseils, les chances et les règles sont dans le tiroir quand vous voulez.

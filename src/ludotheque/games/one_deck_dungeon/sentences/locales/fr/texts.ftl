### Libellés, questions et réponses de One Deck Dungeon.

game-one_deck_dungeon = One Deck Dungeon

## Libellés des cartes

odd-set-designed = { $name } (notre création)
odd-cost = Coût
odd-free = Gratuite.
odd-always = Toujours active.
odd-usable = utilisable
odd-usable-combat = en combat
odd-usable-peril = face à un piège
odd-usable-any_time = à tout moment
odd-usable-before_encounter = avant une rencontre
odd-boss-too = Rounds de gardien compris.
odd-no-boss = Pas pendant les rounds de gardien.
odd-talent-always = Toujours actif.
odd-talent-each-fight = Une fois par rencontre ou round de gardien.
odd-talent-each-encounter = Une fois par rencontre.
odd-talent-once_per_floor = Une fois par étage.
odd-talent-once_per_game = Une fois par partie.
odd-store = Stockez un dé héroïque
odd-store-explore = quand le groupe explore
odd-store-flee = quand le groupe fuit
odd-store-open_door_with_xp_4_or_more = quand le groupe ouvre une porte qui vaut 4 XP ou plus
odd-store-open_door_with_leaf = quand le groupe ouvre une porte avec une feuille
odd-store-each_damage_taken = pour chaque blessure que vous subissez
odd-store-each_poison_token_taken = pour chaque pion de poison que vous recevez
odd-store-max = ({ $count } au maximum).
odd-spaces-circle =
    { $count ->
        [one] { $count } cercle
       *[other] { $count } cercles
    }
odd-spaces-square =
    { $count ->
        [one] { $count } carré
       *[other] { $count } carrés
    }
odd-spaces-hard =
    { $count ->
        [one] { $count } étoile
       *[other] { $count } étoiles
    }
odd-starting-skill = Compétence de départ
odd-floor = Étage { $number }
odd-difficulty-1 = Donjon facile.
odd-difficulty-2 = Donjon moyen.
odd-difficulty-3 = Donjon difficile.
odd-kind-combat = Combat
odd-kind-peril = Piège
odd-mark-wide = large
odd-mark-armor = armure
odd-mark-skull = crâne
odd-no-consequence = sans conséquence
odd-grants-item = objet ou XP seulement
odd-grants-skill = compétence ou XP seulement
odd-for-leaves = Pour quatre joueurs. Les cases sont actives si la carte de rencontre a une feuille.
odd-level = Niveau { $level }
odd-limits = { $who } : { $limits }.
odd-limits-solo = Un joueur
odd-limits-party = Deux ou quatre joueurs, par héros
odd-bonus-dice =
    { $count ->
        [0] Aucun dé bonus.
        [one] { $count } dé héroïque bonus à chaque rencontre et à chaque round de gardien.
       *[other] { $count } dés héroïques bonus à chaque rencontre et à chaque round de gardien.
    }
odd-level-cubes =
    { $count ->
        [one] Quand vous l’atteignez, gagnez { $count } cube de potion (quatre joueurs : { $four }).
       *[other] Quand vous l’atteignez, gagnez { $count } cubes de potion (quatre joueurs : { $four }).
    }
odd-next-level = Le niveau suivant coûte { $xp } XP (quatre joueurs : { $four }).
odd-last-level = Il n’y a pas de niveau plus élevé : 5 XP peuvent à la place devenir 1 cube de potion.
odd-tier-level = Commencez au niveau { $level }.
odd-tier-cubes =
    { $count ->
        [0] Aucun cube de potion au départ.
        [one] { $count } cube de potion au départ (quatre joueurs : { $four }).
       *[other] { $count } cubes de potion au départ (quatre joueurs : { $four }).
    }
odd-tier-xp =
    { $count ->
        [one] { $count } carte de rencontre est piochée comme XP avant la partie.
       *[other] { $count } cartes de rencontre sont piochées comme XP avant la partie.
    }
odd-tier-bonus =
    { $count ->
        [0] Aucune coche bonus.
        [one] { $count } coche bonus.
       *[other] { $count } coches bonus.
    }
odd-tier-boss =
    { $count ->
        [one] { $count } coche bonus si le gardien est atteint.
       *[other] { $count } coches bonus si le gardien est atteint.
    }

## Ce qui s’est passé

odd-event-turn = le tour { $turn } commence
odd-event-time = le groupe dépense { $time }
odd-event-time-cards = défausse : { $cards }
odd-event-time-tokens =
    { $count ->
        [one] { $count } pion sur les escaliers
       *[other] { $count } pions sur les escaliers
    }
odd-event-stairs = le paquet est vide : les escaliers sont en vue
odd-event-stairs-strike =
    { $count ->
        [one] { $count } pion quitte les escaliers
       *[other] { $count } pions quittent les escaliers
    }
odd-event-explore =
    { $count ->
        [0] le groupe explore et ne trouve aucune porte
        [one] le groupe explore : { $count } porte fermée
       *[other] le groupe explore : { $count } portes fermées
    }
odd-event-door-added = une porte fermée est mise en jeu
odd-event-left-over = { $card } ne forme pas de porte et va à la défausse
odd-event-open = le groupe ouvre la porte { $door } : { $cards }
odd-event-flee = le groupe fuit devant { $cards }
odd-event-face =
    { $count ->
        [one] { $heroes } affronte { $card }
       *[other] { $heroes } affrontent { $card }
    }
odd-event-skip = le groupe évite { $card }
odd-event-use = { $hero } utilise { $thing }
odd-event-drink = { $hero } utilise la potion { $potion }
odd-event-roll = { $hero } lance { $dice }
odd-event-roll-nothing = { $hero } n’a aucun dé à lancer
odd-event-reroll = { $hero } relance { $before } : { $after }
odd-event-gain = { $hero } gagne { $dice }
odd-event-change = { $hero } change { $before } en { $after }
odd-event-discard = { $hero } défausse { $dice }
odd-event-pay = { $hero } paie { $dice }
odd-event-cover =
    { $count ->
        [one] { $heroes } recouvre la case { $box } avec { $dice }
       *[other] { $heroes } recouvrent la case { $box } avec { $dice }
    }
odd-event-cover-half =
    { $count ->
        [one] { $heroes } recouvre une fois la case { $box } avec { $dice } ; il faut la recouvrir encore
       *[other] { $heroes } recouvrent une fois la case { $box } avec { $dice } ; il faut la recouvrir encore
    }
odd-event-exchange = { $hero } échange { $given } contre { $die }
odd-event-ignore =
    { $count ->
        [one] { $hero } : { $icons } à ignorer
       *[other] { $hero } : jusqu’à { $icons } à ignorer
    }
odd-event-consequences = conséquences : { $icons }
odd-event-no-consequences = aucune conséquence
odd-event-damage = { $hero } subit { $damage }
odd-event-heal = { $hero } soigne { $damage }
odd-event-poison = { $hero } reçoit { $tokens }
odd-event-poison-removed = { $hero } perd { $tokens }
odd-event-poison-exiled = { $hero } exile { $tokens }
odd-event-resist =
    { $count ->
        [one] { $heroes } résiste au poison : { $roll } contre { $tokens }
       *[other] { $heroes } résistent au poison : { $roll } contre { $tokens }
    }
odd-event-resist-failed =
    { $count ->
        [one] { $heroes } ne résiste pas au poison : { $roll } contre { $tokens }
       *[other] { $heroes } ne résistent pas au poison : { $roll } contre { $tokens }
    }
odd-event-store = { $hero } stocke un dé héroïque
odd-event-stored-back =
    { $count ->
        [one] { $hero } remet { $count } dé stocké dans la réserve générale
       *[other] { $hero } remet { $count } dés stockés dans la réserve générale
    }
odd-event-cubes = le groupe gagne { $cubes }
odd-event-exile = exil : { $things }
odd-event-unexile = retour dans la réserve générale : { $things }
odd-event-item = { $hero } prend { $card } comme objet ({ $item })
odd-event-skill = { $hero } apprend { $skill } ({ $card })
odd-event-potion = le groupe identifie la potion { $potion } ({ $card })
odd-event-xp = le groupe garde { $card } comme XP ({ $xp })
odd-event-turned = { $hero } transforme { $card } en XP
odd-event-lost = { $card } ne donne aucun butin et va à la défausse
odd-event-level = le groupe atteint le niveau { $level }
odd-event-xp-spent = le groupe dépense { $xp }
odd-event-descend = le groupe quitte l’étage { $floor } et descend
odd-event-boss = le combat de gardien commence : { $boss }
odd-event-round = round { $round } : { $heroes }
odd-event-boss-hit = le gardien subit { $damage } ({ $now } sur { $health })
odd-event-boss-missed = le gardien ne subit aucune blessure
odd-event-boss-recovers = le gardien perd { $damage } ({ $now } à présent)
odd-event-focus = { $hero } choisit le focus { $focus }
odd-event-tick = { $hero } coche { $space } de « { $talent } »
odd-event-won = le groupe gagne !
odd-event-defeat = le groupe est vaincu
odd-event-undone =
    { $count ->
        [one] { $hero } annule sa dernière réponse
       *[other] { $hero } annule ses { $count } dernières réponses
    }
odd-cause-consequences = conséquences
odd-cause-stairs = escaliers
odd-cause-poison = poison
odd-only-armor_box = (cases armure uniquement)
odd-only-mana = (mana uniquement)

## Questions, selon leur genre

odd-ask-turn = Un tour commence : utilisez-vous quelque chose avant que le temps passe ?
odd-ask-option = Explorez-vous, ou entrez-vous dans une pièce ?
odd-ask-door = Faites-vous la rencontre, ou fuyez-vous ?
odd-ask-descend = Descendez-vous ?
odd-ask-card = Quelle rencontre vient en premier ?
odd-ask-pair = Quels sont les deux héros qui affrontent { $card } ?
odd-ask-pair-round = Quels sont les deux héros qui combattent en premier ce round ?
odd-ask-pair-poison = Quels sont les deux héros qui résistent ensemble au poison en premier ?
odd-ask-face = Affrontez-vous { $card } ?
odd-ask-peril = { $card } : quelle option choisissez-vous ?
odd-ask-abilities = Utilisez-vous une capacité héroïque ?
odd-ask-first = Quel héros prend ses dés en premier ?
odd-ask-bonus =
    { $count ->
        [one] Qui prend le dé bonus ?
       *[other] Qui prend un dé bonus (encore { $count }) ?
    }
odd-ask-act = Que faites-vous ?
odd-ask-place = Choisissez un dé pour la case { $number }, { $box }.
odd-ask-pay = Choisissez un dé pour payer { $skill }.
odd-ask-exchange =
    { $count ->
        [one] Choisissez le dernier dé à défausser pour le dé héroïque.
       *[other] Choisissez un dé à défausser pour le dé héroïque (encore { $count }).
    }
odd-ask-receiver = Qui reçoit le dé héroïque ?
odd-ask-discard = Quel dé défaussez-vous ?
odd-ask-die = { $source } : choisissez un dé.
odd-ask-die-or-stop = { $source } : choisissez un dé, ou arrêtez.
odd-ask-value = { $source } : choisissez une valeur.
odd-ask-color = { $source } : choisissez une couleur.
odd-ask-color-or-stop = { $source } : choisissez une couleur, ou arrêtez.
odd-ask-text = { $source } : choisissez une option.
odd-ask-hero-damage = Quel héros subit les blessures ?
odd-ask-hero-heart = Quel héros subit le cœur restant ?
odd-ask-hero-poison = Quel héros reçoit le pion de poison ?
odd-ask-hero-heal = Quel héros se soigne ?
odd-ask-hero-stairs = Quel héros subit la blessure des escaliers ?
odd-ask-hero-resist = Quel héros perd un pion de poison ?
odd-ask-hero-cure = Quel héros retire des pions de poison ?
odd-ask-hero-odd_poison = Quel héros reçoit le pion de poison restant ?
odd-ask-hero-last_poison = Il reste trop peu de pions de poison : quel héros en prend un au lieu d’une blessure ?
odd-ask-hero-store = Il reste trop peu de dés héroïques : quel héros en stocke un ?
odd-ask-heal = { $hero } : soigner une blessure ou retirer du poison ?
odd-ask-heal-poison = { $hero } n’a pas de blessure : retirer un pion de poison à la place ?
odd-ask-item = Quel objet devient de l’XP ?
odd-ask-loot = { $card } : que prenez-vous ?
odd-ask-replace = { $hero } : quelle carte est remplacée ?
odd-ask-level = Quelles cartes d’XP paient le nouveau niveau ? Il manque { $count } XP.
odd-ask-cube = Transformez-vous des cartes d’XP en cube de potion ? Il manque { $count } XP.
odd-ask-survive = { $hero } va succomber : comment l’éviter ?
odd-ask-reroll = Le dé de résistance au poison montre { $count } : le relancez-vous ?
odd-ask-hook = Utilisez-vous { $source } ?
odd-ask-focus = { $hero } : quel focus choisissez-vous ?
odd-ask-tick = { $hero } : quel espace cochez-vous ?
odd-ask-leaves = À qui revient la feuille restante ?
odd-ask-round = Un round commence : utilisez-vous quelque chose avant ?
odd-ask-stored = Combien de dés stockés lancez-vous ?

## Réponses

odd-done = Arrêter
odd-done-turn = Laisser le temps passer
odd-done-round = Commencer le round
odd-done-descend = Rester à cet étage
odd-done-abilities = Rassembler les dés
odd-done-act = Subir les conséquences
odd-done-replace = N’en remplacer aucune
odd-done-cube = Garder l’XP
odd-done-survive = Accepter la défaite
odd-done-reroll = Le garder
odd-done-hook = Non
odd-done-heal = Garder le pion
odd-explore = Explorer
odd-enter-closed = Ouvrir la porte { $door }
odd-enter-open = Entrer par la porte { $door } : { $cards }
odd-stay = Faire la rencontre
odd-stay-face = L’affronter
odd-flee = Fuir
odd-descend = Descendre
odd-cover = Recouvrir la case { $number }, { $box }
odd-drink = potion { $potion }
odd-exchange = Gagner un dé héroïque
odd-discard = Défausser un dé
odd-option = Option { $number }
odd-take-item = Objet pour { $hero } ({ $item })
odd-take-skill = Compétence pour { $hero } ({ $skill })
odd-take-potion = Identifier la potion { $potion }
odd-spend-xp = Une carte de { $xp }
odd-heal-damage = Soigner 1 blessure
odd-heal-poison = Retirer 1 pion de poison
odd-return-die = remettre un dé stocké dans la réserve générale
odd-yes = Oui

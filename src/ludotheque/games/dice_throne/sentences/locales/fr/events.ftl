### Ce qui se passe dans une partie de Dice Throne.

dt-event-turn = { $seat } commence le tour { $turn }
dt-event-phase = { $phase } { $whose }
dt-event-phase-skipped = { $seat } saute { $phase } ({ $reason })
dt-event-phase-skipped-start = Joueur de Départ
dt-event-start-rolled = { $seat } obtient { $value } au lancer de départ
dt-event-start-player = { $seat } est le Joueur de Départ

## Cartes et Points de Combat

dt-event-drew = { $seat } pioche { $cards }
dt-event-drew-known = { $seat } pioche { $cards } : { $names }
dt-event-reshuffled = { $seat } mélange sa Pile de Défausse pour former une nouvelle pioche ({ $cards })
dt-event-gained-cp = { $seat } gagne { $cp } (total { $now })
dt-event-lost-cp = { $seat } perd { $cp } (total { $now })
dt-event-stole-cp = { $seat } vole { $what } { $victim }
dt-event-stole-health = { $seat } vole { $what } { $victim }
dt-event-sold = { $seat } vend { $card }
dt-event-played = { $seat } joue { $card }
dt-event-played-paid = { $seat } joue { $card } ({ $cp })
dt-event-upgraded = { $seat } place { $card } sur son plateau
dt-event-fizzled = { $source } reste sans effet
dt-event-token-used = { $seat } utilise { $source }
dt-event-discarded = { $seat } défausse { $card }

## Dés et capacités

dt-event-rolled = { $seat } lance { $dice }
dt-event-rolled-for-target = { $seat } lance { $dice } pour la cible
dt-event-rerolled = { $seat } relance { $again } : { $dice }
dt-event-die-changed = { $seat } change { $die } de { $before } à { $after }
dt-event-die-changed-of = { $seat } change { $die } { $roller } de { $before } à { $after }
dt-event-attempt =
    { $number ->
        [one] { $seat } gagne { $number } { $attempts } supplémentaire
       *[other] { $seat } gagne { $number } { $attempts } supplémentaires
    }
dt-event-announced = { $seat } annonce { $ability }
dt-event-announced-none = { $seat } n’annonce aucune capacité
dt-event-activated = { $seat } active { $ability }
dt-event-targeted = { $seat } cible { $target }
dt-event-target-left = { $seat } choisit la cible
dt-event-target-left-for-all = { $seat } choisit la cible pour tous les adversaires
dt-event-leader = { $leader } est le Chef : { $seat } pioche une carte bonus
dt-event-defended = { $seat } se défend avec { $defence }
dt-event-defence-declined = { $seat } ne se défend pas
dt-event-ability-failed = { $ability } échoue
dt-event-extra-phase = { $seat } gagne une { $phase } supplémentaire
dt-event-extra-phase-against = { $seat } gagne une { $phase } supplémentaire contre { $target }

## Jetons, compagnons et plateaux

dt-event-tokens =
    { $number ->
        [one] { $number } jeton { $name }
       *[other] { $number } jetons { $name }
    }
dt-event-tokens-gained = { $seat } gagne { $tokens }
dt-event-tokens-inflicted = { $seat } inflige { $tokens } { $holder }
dt-event-tokens-lost = { $seat } perd { $tokens }
dt-event-tokens-moved =
    { $number ->
        [one] { $tokens } passe { $origin } { $goal }
       *[other] { $tokens } passent { $origin } { $goal }
    }
dt-event-token-refused = { $seat } prévient { $source }
dt-event-limit = la { $limit } { $status } { $whose } passe à { $number }
dt-event-board-flipped = { $seat } retourne son plateau
dt-event-built = { $seat } construit { $companion } ({ $level })
dt-event-completed = { $seat } achève { $companion } ({ $level })
dt-event-grew = { $seat } fait croître { $companion }
dt-event-grew-into = { $seat } fait croître { $before } { $into }
dt-event-companion-health = { $companion } passe de { $before } à { $health }
dt-event-companion-health-same = { $companion } reste à { $health }
dt-event-companion-active-m = { $companion } est de nouveau actif
dt-event-companion-active-f = { $companion } est de nouveau active
dt-event-companion-downed = { $companion } tombe hors de combat

## Dégâts et Santé

dt-event-damage =
    { $number ->
        [one] { $seat } subit { $number } dégât
       *[other] { $seat } subit { $number } dégâts
    }
dt-event-damage-none = { $seat } ne subit aucun dégât
dt-event-damage-dealt =
    { $number ->
        [one] { $number } infligé
       *[other] { $number } infligés
    }
dt-event-damage-prevented =
    { $number ->
        [one] { $number } prévenu
       *[other] { $number } prévenus
    }
dt-event-health =
    { $seats ->
        [one] { $who } passe de { $before } à { $health }
       *[other] { $who } passent de { $before } à { $health }
    }
dt-event-health-same =
    { $seats ->
        [one] { $who } reste à { $health }
       *[other] { $who } restent à { $health }
    }
dt-event-healed =
    { $number ->
        [one] ({ $number } soigné)
       *[other] ({ $number } soignés)
    }
dt-event-defeated =
    { $seats ->
        [one] { $who } succombe
       *[other] { $who } succombent
    }
dt-event-won =
    { $seats ->
        [one] { $who } l’emporte
       *[other] { $who } l’emportent
    }
dt-event-draw = la partie est nulle
dt-event-undone =
    { $answers ->
        [one] { $seat } annule sa dernière réponse
       *[other] { $seat } annule ses { $answers } dernières réponses
    }

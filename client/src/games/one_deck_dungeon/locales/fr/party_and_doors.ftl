# La table de One Deck Dungeon : héros, donjon, portes, butin.

dungeon-lost = −{ NUMBER($number, maximumFractionDigits: 1) }
dungeon-read = Lire { $name }
dungeon-none = aucun
dungeon-designed = { $kind } · notre création
dungeon-of = sur { $count }
dungeon-health = santé
dungeon-toll-hearts = { $count ->
    [one] 1 cœur
   *[other] { $count } cœurs
}
dungeon-toll-time = { $count } temps
dungeon-toll-poison = { $count } poison
dungeon-box-wide = large
dungeon-box-armor = armure
dungeon-box-skull = crâne

# Héros
dungeon-hearts = { $left } { $left ->
    [one] cœur
   *[other] cœurs
} sur { $health }
dungeon-hearts-going = arrêter coûte { $count }
dungeon-hearts-fatal = ce serait la fin
dungeon-hearts-beyond = { $count } de trop
dungeon-stored = dés stockés : { $count } sur { $most }
dungeon-skills = Compétences, { $held } sur { $most }
dungeon-skill-places = Compétences { $held } / { $most }
dungeon-items = Objets, { $held } sur { $most }
dungeon-skill-ready = prête
dungeon-skill-short = il manque des dés
dungeon-skill-used = utilisée
dungeon-skill-elsewhere = pas ici
dungeon-skill-passive = toujours active
dungeon-cost-free = gratuite
dungeon-cost-strength = coûte { $count ->
    [one] 1 dé de force
   *[other] { $count } dés de force
}
dungeon-cost-agility = coûte { $count ->
    [one] 1 dé d’agilité
   *[other] { $count } dés d’agilité
}
dungeon-cost-mana = coûte { $count } mana

# Le donjon
dungeon-side = Donjon
dungeon-open-party = Héros, compétences et objets
dungeon-open-time = Temps, étages et gardien
dungeon-open-level = Niveau et expérience
dungeon-open-potions = Potions et cubes
dungeon-deck = { $count ->
    [0] il ne reste aucune carte
    [one] il reste 1 carte
   *[other] il reste { $count } cartes
}
dungeon-time-stop = arrêter en prend { $count }
dungeon-time-next = le prochain tour en prend { $count }
dungeon-stairs = pions sur les escaliers : { $count } sur { $most }
dungeon-stairs-view = Les escaliers sont en vue
dungeon-discard = { $count ->
    [one] 1 carte défaussée
   *[other] { $count } cartes défaussées
}
dungeon-discard-lead = { $deck ->
    [0] Le paquet est vide.
    [one] Il reste 1 carte dans le paquet.
   *[other] Il reste { $deck } cartes dans le paquet.
}
dungeon-floors = Étages
dungeon-floor = Étage { $number }
dungeon-floor-shut = Étage { $number }, pas encore révélé
dungeon-floor-combat = en combat :
dungeon-floor-peril = face aux pièges :
dungeon-level = Niveau { $level }
dungeon-level-short = N{ $level }
dungeon-level-next = Niveau { $level } :
dungeon-level-reached = Niveau { $level } !
dungeon-xp = { $xp } XP sur { $needed }
dungeon-xp-top = { $xp } XP
dungeon-xp-short = { $xp } XP
dungeon-xp-cards = Cartes d’XP
dungeon-worth-xp = vaut { $xp } XP
dungeon-gain-items = { $count ->
    [one] 1 objet
   *[other] { $count } objets
}
dungeon-gain-skills = { $count ->
    [one] 1 compétence
   *[other] { $count } compétences
}
dungeon-gain-dice = { $count ->
    [one] 1 dé bonus
   *[other] { $count } dés bonus
}
dungeon-gain-cubes = { $count ->
    [one] +1 cube
   *[other] +{ $count } cubes
}
dungeon-potions = Potions
dungeon-cubes = { $count ->
    [0] aucun cube
    [one] 1 cube
   *[other] { $count } cubes
}
dungeon-drink = Boire
dungeon-drink-by = { $name } boit { $potion }

# Portes
dungeon-doors = { $count ->
    [one] 1 porte
   *[other] { $count } portes
}
dungeon-door-shut = Porte { $number }, fermée
dungeon-door-open = Porte { $number } : { $cards }
dungeon-no-doors = Plus aucune porte, il ne reste que les escaliers.
dungeon-explore = Explorer
dungeon-explore-free = { $count ->
    [one] place pour 1 porte
   *[other] place pour { $count } portes
}
dungeon-kind-combat = combat
dungeon-kind-peril = piège
dungeon-leaf = feuille
dungeon-loot = Butin
dungeon-ways-time = { $count } temps
dungeon-ways-free = sans prix
dungeon-outlook = en moyenne { NUMBER($hearts, maximumFractionDigits: 1) } cœurs et { NUMBER($time, maximumFractionDigits: 1) } temps{ $risky ->
    [yes] { " " }; un héros succombe à { $fall }
   *[no] { "" }
  }
dungeon-outlook-about = environ, en moyenne
dungeon-outlook-exact = en moyenne
dungeon-stay-detail = affronter tout de suite
dungeon-flee-detail = reste ouverte, sans autre fuite
dungeon-first-this = Celle-ci d’abord
dungeon-pair-first = Choisissez le premier héros.
dungeon-pair-second = Et qui l’accompagne ?

# Butin et niveau
dungeon-loot-of = Butin : { $name }
dungeon-loot-who = Pour qui
dungeon-form-item = objet
dungeon-form-skill = compétence
dungeon-form-potion = potion
dungeon-form-xp = expérience
dungeon-loot-xp = { $xp } XP
dungeon-loot-room = objets { $held } / { $most }
dungeon-loot-full-item = objets { $held } / { $most } : l’un doit partir
dungeon-loot-room-skill = compétences { $held } / { $most }
dungeon-take-item = Prendre l’objet
dungeon-take-skill = L’apprendre
dungeon-take-potion = L’identifier
dungeon-take-xp = Garder en XP
dungeon-replace-lead = Qu’est-ce qui part ?
dungeon-replace-becomes = devient de l’XP
dungeon-spend = { $name }, { $xp } XP
dungeon-cube-for-xp = Un cube contre de l’expérience
dungeon-survive-sum = { $damage ->
    [one] 1 blessure
   *[other] { $damage } blessures
  } pour { $health } de santé
dungeon-boss-health = blessures { $damage } sur { $health }
dungeon-round = Round { $round }
dungeon-party = Héros
dungeon-stored-open = Dés stockés : { $count } sur { $most }
dungeon-stored-return = En rendre un à la réserve générale
dungeon-spend-picked = { $name }, { $xp } XP, choisie

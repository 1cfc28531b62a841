# One Deck Dungeon : la scène de la table, les dés et leur pose.

dungeon-stage = Ce qui se passe
dungeon-tray = Dés
dungeon-boxes = Cases

# Dés
dungeon-letter-strength = F
dungeon-letter-agility = A
dungeon-letter-magic = M
dungeon-letter-heroic = H
dungeon-only-armor_box = armure
dungeon-only-mana = mana
dungeon-color = { $color ->
    [strength] force
    [agility] agilité
    [magic] magie
    [heroic] héroïque
   *[any] toute couleur
  }
dungeon-die = { $color ->
    [strength] force
    [agility] agilité
    [magic] magie
   *[heroic] héroïque
  } { $value }
dungeon-die-picked = { $die }, pris
dungeon-die-fits = { $count ->
    [0] { $die }, ne convient à aucune case pour l’instant
    [one] { $die }, convient à la case { $boxes }
   *[other] { $die }, convient aux cases { $boxes }
  }
dungeon-no-dice = Plus de dés
dungeon-take-out = Reprendre { $die }
dungeon-die-about = Ce que c’est
dungeon-die-discard = Défausser ce dé
dungeon-ghosts = { $count ->
    [one] apporte un dé
   *[other] apporte { $count } dés
  }
dungeon-anvil = Dé héroïque

# Cases
dungeon-box-name = case { $number } : { $armor ->
    [yes] armure,{ " " }
   *[no] { "" }
  }{ $color ->
    [strength] force
    [agility] agilité
    [magic] magie
    [heroic] héroïque
   *[any] toute couleur
  } { $value }{ $wide ->
    [yes] { " " }au total
   *[no] { "" }
  }
dungeon-box-else = sinon { $cost }
dungeon-box-open = ouverte
dungeon-box-fits = le dé pris convient
dungeon-box-dim = le dé pris ne convient pas
dungeon-box-none = aucun dé ne convient
dungeon-box-chained = l’armure d’abord
dungeon-box-covered = recouverte
dungeon-box-filling = { $sum } sur { $value }
dungeon-box-no-heroic = pas de dé héroïque


# S’arrêter
dungeon-price-lead = Si vous arrêtez là
dungeon-stop-nothing = rien à subir
dungeon-price-end = un héros tombe
dungeon-loss-hearts = { $count ->
    [one] −1 cœur
   *[other] −{ $count } cœurs
  }
dungeon-loss-time = −{ $count } temps
dungeon-loss-poison = +{ $count } poison
dungeon-stop-here = S’arrêter là
dungeon-stop-take = Subir
dungeon-stop-loot = Prendre le butin
dungeon-stop-round = Finir la manche
dungeon-stop-end = S’arrêter : c’est la fin
dungeon-stop-twice = { $price ->
    [0] Appuyez encore pour arrêter
   *[other] Appuyez encore : { $price }
  }
dungeon-stop-here-key = Une case peut encore être recouverte : pour arrêter quand même, utilisez le bouton.
dungeon-stop-end-key = Un héros tomberait. Pour arrêter quand même, appuyez deux fois sur le bouton.

# Poser
dungeon-lay = Posez des dés sur les cases : un dé et une case, dans l’ordre que vous voulez.
dungeon-lay-take = Plus rien ne convient avec ces dés.
dungeon-lay-loot = Tout est recouvert.
dungeon-lay-end = S’arrêter là ferait tomber un héros.
dungeon-held-die = { $count ->
    [0] { $die } ne convient à aucune case
    [one] { $die } convient à la case { $boxes }
   *[other] { $die } convient aux cases { $boxes }
  }
dungeon-held-box = Case { $number } : prenez un des dés qui brillent
dungeon-held-wide = Case { $number } : { $sum } sur { $value }
dungeon-held-use = Les dés qui paient sont pris ; appuyez pour en changer
dungeon-make-heroic = Créer un dé héroïque
dungeon-not-paid = Les dés pris ne suffisent pas
dungeon-cancel = Annuler
dungeon-cover = Meilleure couverture
dungeon-cover-wait = Meilleure couverture…
dungeon-plan = Meilleure couverture : { $left }.
dungeon-plan-stop = Le mieux est de s’arrêter : { $left }.
dungeon-plan-nothing = plus rien à subir
dungeon-plan-exact = Rien de mieux n’est possible.
dungeon-plan-lay = Tout poser

# La carte
dungeon-peril-choose = Choisissez une voie. Seuls les dés de sa couleur sont réunis.
dungeon-way-free = sans temps
dungeon-way-time = { $count } temps tout de suite
dungeon-way-chance = recouverte { $chance } fois sur 100

# Bandeaux
dungeon-banner-floor = Étage { $floor }
dungeon-banner-level = Niveau { $level }
dungeon-waits = Ensuite : { $name }

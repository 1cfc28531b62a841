### Pourquoi une réponse est bonne dans le donjon. Les valeurs sont des cœurs ; les nombres arrivent écrits à la française.

odd-hint-hearts = { $count }♥
odd-hint-time = { $count } temps
odd-hint-tokens = { $count } poison
odd-hint-nothing = rien

## Étape 4

odd-hint-line = { $has_rolls ->
    [yes] { $toll } en moyenne
   *[no] { $toll } à la fin
  }{ $has_hits ->
    [yes] { " " }et { $hits }♥ au gardien
   *[no] { "" }
  }, contre { $stop } si vous arrêtez ; { $exact ->
    [yes] rien de mieux n’est possible
   *[no] le mieux qui ait été trouvé
  }
odd-hint-sparing = sans dépenser de cube : { $has_rolls ->
    [yes] { $toll } en moyenne
   *[no] { $toll } à la fin
  }
odd-hint-steady = sans autre lancer : { $toll } à la fin
odd-hint-on = une partie du meilleur plan : { $has_rolls ->
    [yes] { $toll } en moyenne
   *[no] { $toll } à la fin
  }, contre { $stop } si vous arrêtez
odd-hint-stop = si vous arrêtez : { $stop }{ $has_hits ->
    [yes] { " " }et { $hits }♥ au gardien
   *[no] { "" }
  }

## Portes et escaliers

odd-hint-door = coût probable : { $toll } (soit { $cost }♥) ; butin : { $loot }♥
odd-hint-closed = une rencontre coûte ici { $mean }♥ en moyenne et peut être fuie ; { $value }♥ en tout
odd-hint-explore = une rencontre coûte ici { $mean }♥ en moyenne ; { $value }♥ en tout
odd-hint-explore-poison = ensuite, { $chance } de chances de résister à { $tokens } poison ; { $value }♥ en tout
odd-hint-flee = elle reste une porte ouverte ; { $value }♥ en tout
odd-hint-descend = { $doors ->
    [0] il ne reste aucune porte
    [1] il reste une porte
   *[other] il reste { $doors } portes
  }, et { $tokens ->
    [one] { $tokens } pion
   *[other] { $tokens } pions
  } sur { $most } sur les escaliers
odd-hint-linger = { $value }♥ par rapport à descendre : { $doors ->
    [1] il reste une porte
   *[other] il reste { $doors } portes
  }, et { $tokens ->
    [one] { $tokens } pion
   *[other] { $tokens } pions
  } sur { $most } sur les escaliers
odd-hint-face = coût probable : { $toll } (soit { $cost }♥)
odd-hint-slip = un cube et 2 temps au lieu de { $toll } (soit { $cost }♥)
odd-hint-peril = coût probable : { $toll }, le temps de cette option compris
odd-hint-ability = épargne { $value }♥ ; sans elle, il faut s’attendre à { $toll }
odd-hint-ability-dear = coûte { $loss }♥ de plus qu’elle n’épargne ; sans elle, il faut s’attendre à { $toll }
odd-hint-no-ability = sans elle, il faut s’attendre à { $toll }

## Potions et héros

odd-hint-keep = le héros le plus faible a { $left ->
    [one] { $left } cœur
   *[other] { $left } cœurs
  } sur { $health } ; cubes restants : { $cubes }
odd-hint-drink = soigne jusqu’à { $heals } ; le héros le plus faible a { $left ->
    [one] { $left } cœur
   *[other] { $left } cœurs
  } sur { $health } ; cubes restants : { $cubes }
odd-hint-hero = il reste { $left ->
    [one] { $left } cœur
   *[other] { $left } cœurs
  } sur { $health }
odd-hint-store = { $dice } dés sans lui
odd-hint-survive = il reste { $left ->
    [one] { $left } cœur
   *[other] { $left } cœurs
  } sur { $health } : sinon la partie est perdue

## Butin

odd-hint-item = épargne { $value }♥ pour la suite ; { $boxes } des { $all_boxes } cases en vue prennent ses dés
odd-hint-heart = un cœur de plus vaut { $value }♥
odd-hint-skill = épargne { $value }♥ pour la suite
odd-hint-potion = le cube et le nouveau type valent { $value }♥ ; cubes jusqu’ici : { $cubes }
odd-hint-xp = { $xp } XP sur { $needed } pour le niveau { $level } ; cela vaut { $value }♥
odd-hint-xp-level = { $xp } XP sur { $needed } : le niveau { $level } tout de suite ; cela vaut { $value }♥
odd-hint-xp-top = { $xp } XP vers un cube ; cela vaut { $value }♥

odd-hint-lost = la partie est perdue
odd-hint-decline = mieux vaut s’abstenir
odd-hint-value = vaut { $value }♥
odd-hint-plain = ce que ferait ici un joueur sensé

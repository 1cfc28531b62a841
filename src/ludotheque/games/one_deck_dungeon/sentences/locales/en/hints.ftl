### Why an answer is good in the dungeon. Values are hearts; numbers arrive as the language writes them.

odd-hint-hearts = { $count }♥
odd-hint-time = { $count } time
odd-hint-tokens = { $count } poison
odd-hint-nothing = nothing

## Step 4

odd-hint-line = { $has_rolls ->
    [yes] { $toll } on average
   *[no] { $toll } in the end
  }{ $has_hits ->
    [yes] { " " }and { $hits } damage to the boss
   *[no] { "" }
  }, against { $stop } if you stop now; { $exact ->
    [yes] nothing better is possible
   *[no] the best that was found
  }
odd-hint-sparing = without spending a cube: { $has_rolls ->
    [yes] { $toll } on average
   *[no] { $toll } in the end
  }
odd-hint-steady = without another roll: { $toll } in the end
odd-hint-on = a part of the best line: { $has_rolls ->
    [yes] { $toll } on average
   *[no] { $toll } in the end
  }, against { $stop } if you stop now
odd-hint-stop = if you stop now: { $stop }{ $has_hits ->
    [yes] { " " }and { $hits } damage to the boss
   *[no] { "" }
  }

## Doors and stairs

odd-hint-door = likely cost: { $toll } (worth { $cost }♥); loot: { $loot }♥
odd-hint-closed = an encounter here costs { $mean }♥ on average and can be fled; { $value }♥ in all
odd-hint-explore = an encounter here costs { $mean }♥ on average; { $value }♥ in all
odd-hint-explore-poison = then { $chance } to resist { $tokens } poison; { $value }♥ in all
odd-hint-flee = it stays as an open door; { $value }♥ in all
odd-hint-descend = { $doors ->
    [0] no door is left
    [1] a door is left
   *[other] { $doors } doors are left
  }, and { $tokens } of { $most } tokens are on the stairs
odd-hint-linger = { $value }♥ compared with descending: { $doors ->
    [1] a door is left
   *[other] { $doors } doors are left
  }, and { $tokens } of { $most } tokens are on the stairs
odd-hint-face = likely cost: { $toll } (worth { $cost }♥)
odd-hint-slip = a cube and 2 time instead of { $toll } (worth { $cost }♥)
odd-hint-peril = likely cost: { $toll }, including the time of this option
odd-hint-ability = saves { $value }♥; without it, expect { $toll }
odd-hint-ability-dear = costs { $loss }♥ more than it saves; without it, expect { $toll }
odd-hint-no-ability = without it, expect { $toll }

## Potions and heroes

odd-hint-keep = the weakest hero has { $left } of { $health } hearts; cubes left: { $cubes }
odd-hint-drink = heals up to { $heals }; the weakest hero has { $left } of { $health } hearts; cubes left: { $cubes }
odd-hint-hero = { $left } of { $health } hearts are left
odd-hint-store = { $dice } dice without it
odd-hint-survive = { $left } of { $health } hearts are left: otherwise the game is lost

## Loot

odd-hint-item = saves { $value }♥ in what is to come; { $boxes } of the { $all_boxes } boxes in view take its dice
odd-hint-heart = one more heart is worth { $value }♥
odd-hint-skill = saves { $value }♥ in what is to come
odd-hint-potion = the cube and the new kind are worth { $value }♥; cubes so far: { $cubes }
odd-hint-xp = { $xp } of { $needed } XP for level { $level }; that is worth { $value }♥
odd-hint-xp-level = { $xp } of { $needed } XP: level { $level } right away; that is worth { $value }♥
odd-hint-xp-top = { $xp } XP toward a cube; that is worth { $value }♥

odd-hint-lost = the game is lost
odd-hint-decline = better left alone
odd-hint-value = worth { $value }♥
odd-hint-plain = what a sensible player would do here

# One Deck Dungeon: the stage of the table, dice and how they are laid.

dungeon-stage = What is going on
dungeon-tray = Dice
dungeon-boxes = Boxes

# Dice
dungeon-letter-strength = S
dungeon-letter-agility = A
dungeon-letter-magic = M
dungeon-letter-heroic = H
dungeon-only-armor_box = armor
dungeon-only-mana = mana
dungeon-color = { $color ->
    [strength] strength
    [agility] agility
    [magic] magic
    [heroic] heroic
   *[any] any color
  }
dungeon-die = { $color ->
    [strength] strength
    [agility] agility
    [magic] magic
   *[heroic] heroic
  } { $value }
dungeon-die-picked = { $die }, picked
dungeon-die-fits = { $count ->
    [0] { $die }, fits no box now
    [one] { $die }, fits box { $boxes }
   *[other] { $die }, fits boxes { $boxes }
  }
dungeon-no-dice = No dice left
dungeon-take-out = Take { $die } back
dungeon-die-about = What it is
dungeon-die-discard = Discard this die
dungeon-ghosts = { $count ->
    [one] brings one die
   *[other] brings { $count } dice
  }
dungeon-anvil = Heroic die

# Boxes
dungeon-box-name = box { $number }: { $armor ->
    [yes] armor,{ " " }
   *[no] { "" }
  }{ $color ->
    [strength] strength
    [agility] agility
    [magic] magic
    [heroic] heroic
   *[any] any color
  } { $value }{ $wide ->
    [yes] { " " }in total
   *[no] { "" }
  }
dungeon-box-else = else { $cost }
dungeon-box-open = open
dungeon-box-fits = the picked die fits
dungeon-box-dim = the picked die does not fit
dungeon-box-none = no die fits
dungeon-box-chained = armor first
dungeon-box-covered = covered
dungeon-box-filling = { $sum } of { $value }
dungeon-box-no-heroic = no heroic dice


# Stopping
dungeon-price-lead = If you stop now
dungeon-stop-nothing = nothing to suffer
dungeon-price-end = a hero falls
dungeon-loss-hearts = { $count ->
    [one] −1 heart
   *[other] −{ $count } hearts
  }
dungeon-loss-time = −{ $count } time
dungeon-loss-poison = +{ $count } poison
dungeon-stop-here = Stop here
dungeon-stop-take = Take it
dungeon-stop-loot = Take the loot
dungeon-stop-round = End the round
dungeon-stop-end = Stop: this is the end
dungeon-stop-twice = { $price ->
    [0] Press again to stop
   *[other] Press again: { $price }
  }
dungeon-stop-here-key = Something can still be covered: to stop all the same, press the button.
dungeon-stop-end-key = A hero would fall. To stop all the same, press the button twice.

# Laying
dungeon-lay = Put dice on boxes: a die and a box, in any order.
dungeon-lay-take = Nothing more fits as the dice are.
dungeon-lay-loot = Everything is covered.
dungeon-lay-end = Stopping now would fell a hero.
dungeon-held-die = { $count ->
    [0] { $die } fits no box now
    [one] { $die } fits box { $boxes }
   *[other] { $die } fits boxes { $boxes }
  }
dungeon-held-box = Box { $number }: pick one of the dice that glow
dungeon-held-wide = Box { $number }: { $sum } of { $value }
dungeon-held-use = The dice that pay are picked; change them by a press
dungeon-make-heroic = Make a heroic die
dungeon-not-paid = Not enough dice are picked for it
dungeon-cancel = Cancel
dungeon-cover = Best cover
dungeon-cover-wait = Best cover …
dungeon-plan = Best cover: { $left }.
dungeon-plan-stop = Stopping is best now: { $left }.
dungeon-plan-nothing = nothing left to suffer
dungeon-plan-exact = Nothing better is possible.
dungeon-plan-lay = Place all of it

# The card
dungeon-peril-choose = Choose a way. Only dice of its color are gathered.
dungeon-way-free = no time
dungeon-way-time = { $count } time right away
dungeon-way-chance = covered in { $chance } of 100

# Banners
dungeon-banner-floor = Floor { $floor }
dungeon-banner-level = Level { $level }
dungeon-waits = Then: { $name }

# The table of One Deck Dungeon: heroes, dungeon, doors, loot.

dungeon-lost = −{ NUMBER($number, maximumFractionDigits: 1) }
dungeon-read = Read { $name }
dungeon-none = none
dungeon-designed = { $kind } · our own design
dungeon-of = of { $count }
dungeon-health = health
dungeon-toll-hearts = { $count ->
    [one] 1 heart
   *[other] { $count } hearts
}
dungeon-toll-time = { $count } time
dungeon-toll-poison = { $count } poison
dungeon-box-wide = wide
dungeon-box-armor = armor
dungeon-box-skull = skull

# Heroes
dungeon-hearts = { $left } of { $health } hearts
dungeon-hearts-going = stopping now costs { $count }
dungeon-hearts-fatal = that would be the end
dungeon-hearts-beyond = { $count } too many
dungeon-stored = stored dice: { $count } of { $most }
dungeon-skills = Skills, { $held } of { $most }
dungeon-skill-places = Skills { $held } / { $most }
dungeon-items = Items, { $held } of { $most }
dungeon-skill-ready = ready
dungeon-skill-short = dice missing
dungeon-skill-used = used
dungeon-skill-elsewhere = not here
dungeon-skill-passive = always active
dungeon-cost-free = free
dungeon-cost-strength = costs { $count ->
    [one] 1 strength die
   *[other] { $count } strength dice
}
dungeon-cost-agility = costs { $count ->
    [one] 1 agility die
   *[other] { $count } agility dice
}
dungeon-cost-mana = costs { $count } mana

# The dungeon
dungeon-side = Dungeon
dungeon-open-party = Heroes, skills and items
dungeon-open-time = Time, floors and boss
dungeon-open-level = Level and experience
dungeon-open-potions = Potions and cubes
dungeon-deck = { $count ->
    [0] no card is left
    [one] 1 card is left
   *[other] { $count } cards are left
}
dungeon-time-stop = stopping now takes { $count }
dungeon-time-next = the next turn takes { $count }
dungeon-stairs = tokens on the stairs: { $count } of { $most }
dungeon-stairs-view = The stairs are in view
dungeon-discard = { $count ->
    [one] 1 card discarded
   *[other] { $count } cards discarded
}
dungeon-discard-lead = { $deck ->
    [0] The deck is empty.
    [one] 1 card is still in the deck.
   *[other] { $deck } cards are still in the deck.
}
dungeon-floors = Floors
dungeon-floor = Floor { $number }
dungeon-floor-shut = Floor { $number }, not yet revealed
dungeon-floor-combat = in combat:
dungeon-floor-peril = in perils:
dungeon-level = Level { $level }
dungeon-level-short = L{ $level }
dungeon-level-next = Level { $level }:
dungeon-level-reached = Level { $level }!
dungeon-xp = { $xp } of { $needed } XP
dungeon-xp-top = { $xp } XP
dungeon-xp-short = { $xp } XP
dungeon-xp-cards = Experience cards
dungeon-worth-xp = worth { $xp } XP
dungeon-gain-items = { $count ->
    [one] 1 item
   *[other] { $count } items
}
dungeon-gain-skills = { $count ->
    [one] 1 skill
   *[other] { $count } skills
}
dungeon-gain-dice = { $count ->
    [one] 1 bonus die
   *[other] { $count } bonus dice
}
dungeon-gain-cubes = { $count ->
    [one] +1 cube
   *[other] +{ $count } cubes
}
dungeon-potions = Potions
dungeon-cubes = { $count ->
    [0] no cube
    [one] 1 cube
   *[other] { $count } cubes
}
dungeon-drink = Drink
dungeon-drink-by = { $name } drinks { $potion }

# Doors
dungeon-doors = { $count ->
    [one] 1 door
   *[other] { $count } doors
}
dungeon-door-shut = Door { $number }, closed
dungeon-door-open = Door { $number }: { $cards }
dungeon-no-doors = No door is left, only the stairs.
dungeon-explore = Explore
dungeon-explore-free = { $count ->
    [one] room for 1 door
   *[other] room for { $count } doors
}
dungeon-kind-combat = combat
dungeon-kind-peril = peril
dungeon-leaf = leaf
dungeon-loot = Loot
dungeon-ways-time = { $count } time
dungeon-ways-free = no price
dungeon-outlook = on average { NUMBER($hearts, maximumFractionDigits: 1) } hearts and { NUMBER($time, maximumFractionDigits: 1) } time{ $risky ->
    [yes] ; a hero falls with { $fall }
   *[no] { "" }
  }
dungeon-outlook-about = about, on average
dungeon-outlook-exact = on average
dungeon-stay-detail = have the encounter now
dungeon-flee-detail = stays open, no second flight
dungeon-first-this = This one first
dungeon-pair-first = Choose the first hero.
dungeon-pair-second = And who goes along?

# Loot and level
dungeon-loot-of = Loot: { $name }
dungeon-loot-who = For whom
dungeon-form-item = item
dungeon-form-skill = skill
dungeon-form-potion = potion
dungeon-form-xp = experience
dungeon-loot-xp = { $xp } XP
dungeon-loot-room = items { $held } / { $most }
dungeon-loot-full-item = items { $held } / { $most }: one must go
dungeon-loot-room-skill = skills { $held } / { $most }
dungeon-take-item = Take the item
dungeon-take-skill = Learn it
dungeon-take-potion = Identify it
dungeon-take-xp = Keep as XP
dungeon-replace-lead = What goes?
dungeon-replace-becomes = becomes XP
dungeon-spend = { $name }, { $xp } XP
dungeon-cube-for-xp = A cube for experience
dungeon-survive-sum = { $damage } damage, { $health } health
dungeon-boss-health = damage { $damage } of { $health }
dungeon-round = Round { $round }
dungeon-party = Heroes
dungeon-stored-open = Stored dice: { $count } of { $most }
dungeon-stored-return = Return one to the supply
dungeon-spend-picked = { $name }, { $xp } XP, picked

### One Deck Dungeon in the browser.

screen-party-won = The party has won.
screen-party-lost = The party has lost.

path-dungeon-enter = Open a door
path-dungeon-cover = Cover a box
path-dungeon-use = Use a skill
path-dungeon-drink = Drink a potion

term-color = die color
term-focus = talents

nudge-way = Weigh what awaits behind each option against what it costs.
nudge-boxes = See which boxes the dice can still cover, and what the others would cost.
nudge-skill = Something you can use makes more of these dice.
nudge-potion = The moment for a potion may have come.
nudge-loot = Think of what the party lacks most.

worth-dungeon = worth { $value }♥

preview-party = Party
preview-level = level
preview-xp = XP
preview-cubes = cubes
preview-deck = cards in the deck
preview-stairs = tokens on the stairs
preview-floor = floor
preview-damage = damage
preview-poison = poison
preview-boss = Boss
preview-stopping = If you stop
preview-hearts = hearts lost
preview-time = time spent
preview-venom = poison taken

review-luck-pips = Luck is how many pips the dice showed beyond the mean of 3.5 for each die rolled; dice that were set to a value do not count.
review-health-hearts = Hearts are what each hero had left before falling. There is no reliable estimate of the chance of winning, so none is shown.

odd-review-hit = { $what }, { $amount } damage

### Labels, questions and answers of One Deck Dungeon.

game-one_deck_dungeon = One Deck Dungeon

## Labels of the sheets

odd-set-designed = { $name } (our own design)
odd-cost = Cost
odd-free = Free.
odd-always = Always active.
odd-usable = usable
odd-usable-combat = in combat
odd-usable-peril = in perils
odd-usable-any_time = at any time
odd-usable-before_encounter = before an encounter
odd-boss-too = Boss rounds included.
odd-no-boss = Not in boss rounds.
odd-talent-always = Always active.
odd-talent-each-fight = Once per encounter or boss round.
odd-talent-each-encounter = Once per encounter.
odd-talent-once_per_floor = Once per floor.
odd-talent-once_per_game = Once per game.
odd-store = Store a heroic die
odd-store-explore = when the party explores
odd-store-flee = when the party flees
odd-store-open_door_with_xp_4_or_more = when the party opens a door worth 4 XP or more
odd-store-open_door_with_leaf = when the party opens a door with a leaf
odd-store-each_damage_taken = for each damage you take
odd-store-each_poison_token_taken = for each poison token you take
odd-store-max = (at most { $count }).
odd-spaces-circle =
    { $count ->
        [one] 1 circle
       *[other] { $count } circles
    }
odd-spaces-square =
    { $count ->
        [one] 1 square
       *[other] { $count } squares
    }
odd-spaces-hard =
    { $count ->
        [one] 1 star
       *[other] { $count } stars
    }
odd-starting-skill = Starting skill
odd-floor = Floor { $number }
odd-difficulty-1 = Easy dungeon.
odd-difficulty-2 = Medium dungeon.
odd-difficulty-3 = Hard dungeon.
odd-kind-combat = Combat
odd-kind-peril = Peril
odd-mark-wide = wide
odd-mark-armor = armor
odd-mark-skull = skull
odd-no-consequence = no consequence
odd-grants-item = item or XP only
odd-grants-skill = skill or XP only
odd-for-leaves = For four players. The boxes are active if the encounter card has a leaf.
odd-level = Level { $level }
odd-limits = { $who }: { $limits }.
odd-limits-solo = One player
odd-limits-party = Two or four players, each hero
odd-bonus-dice =
    { $count ->
        [0] No bonus dice.
        [one] 1 bonus heroic die in each encounter and boss round.
       *[other] { $count } bonus heroic dice in each encounter and boss round.
    }
odd-level-cubes =
    { $count ->
        [one] When you reach it, gain 1 potion cube (four players: { $four }).
       *[other] When you reach it, gain { $count } potion cubes (four players: { $four }).
    }
odd-next-level = The next level costs { $xp } XP (four players: { $four }).
odd-last-level = There is no higher level: you may turn 5 XP into 1 potion cube instead.
odd-tier-level = Start at level { $level }.
odd-tier-cubes =
    { $count ->
        [0] No potion cube at the start.
        [one] 1 potion cube at the start (four players: { $four }).
       *[other] { $count } potion cubes at the start (four players: { $four }).
    }
odd-tier-xp =
    { $count ->
        [one] 1 encounter card is drawn as XP before the game.
       *[other] { $count } encounter cards are drawn as XP before the game.
    }
odd-tier-bonus =
    { $count ->
        [0] No bonus tick.
        [one] 1 bonus tick.
       *[other] { $count } bonus ticks.
    }
odd-tier-boss =
    { $count ->
        [one] 1 bonus tick if the boss is reached.
       *[other] { $count } bonus ticks if the boss is reached.
    }

## What happened

odd-event-turn = turn { $turn } begins
odd-event-time = the party spends { $time }
odd-event-time-cards = discarded: { $cards }
odd-event-time-tokens =
    { $count ->
        [one] 1 token on the stairs
       *[other] { $count } tokens on the stairs
    }
odd-event-stairs = the deck is empty: the stairs come into view
odd-event-stairs-strike =
    { $count ->
        [one] 1 token leaves the stairs
       *[other] { $count } tokens leave the stairs
    }
odd-event-explore =
    { $count ->
        [0] the party explores and finds no door
        [one] the party explores: 1 closed door
       *[other] the party explores: { $count } closed doors
    }
odd-event-door-added = a closed door is put into play
odd-event-left-over = { $card } makes no door and goes to the discard pile
odd-event-open = the party opens door { $door }: { $cards }
odd-event-flee = the party flees from { $cards }
odd-event-face =
    { $count ->
        [one] { $heroes } faces { $card }
       *[other] { $heroes } face { $card }
    }
odd-event-skip = the party slips past { $card }
odd-event-use = { $hero } uses { $thing }
odd-event-drink = { $hero } uses the potion { $potion }
odd-event-roll = { $hero } rolls { $dice }
odd-event-roll-nothing = { $hero } has no dice to roll
odd-event-reroll = { $hero } rerolls { $before }: { $after }
odd-event-gain = { $hero } gains { $dice }
odd-event-change = { $hero } changes { $before } to { $after }
odd-event-discard = { $hero } discards { $dice }
odd-event-pay = { $hero } pays { $dice }
odd-event-cover =
    { $count ->
        [one] { $heroes } covers box { $box } with { $dice }
       *[other] { $heroes } cover box { $box } with { $dice }
    }
odd-event-cover-half =
    { $count ->
        [one] { $heroes } covers box { $box } once with { $dice }; it must be covered again
       *[other] { $heroes } cover box { $box } once with { $dice }; it must be covered again
    }
odd-event-exchange = { $hero } trades { $given } for { $die }
odd-event-ignore =
    { $count ->
        [one] { $hero }: { $icons } will be ignored
       *[other] { $hero }: up to { $icons } will be ignored
    }
odd-event-consequences = consequences: { $icons }
odd-event-no-consequences = no consequences
odd-event-damage = { $hero } takes { $damage }
odd-event-heal = { $hero } heals { $damage }
odd-event-poison = { $hero } takes { $tokens }
odd-event-poison-removed = { $hero } loses { $tokens }
odd-event-poison-exiled = { $hero } exiles { $tokens }
odd-event-resist =
    { $count ->
        [one] { $heroes } resists poison: { $roll } against { $tokens }
       *[other] { $heroes } resist poison: { $roll } against { $tokens }
    }
odd-event-resist-failed =
    { $count ->
        [one] { $heroes } fails to resist poison: { $roll } against { $tokens }
       *[other] { $heroes } fail to resist poison: { $roll } against { $tokens }
    }
odd-event-store = { $hero } stores a heroic die
odd-event-stored-back =
    { $count ->
        [one] { $hero } returns 1 stored die to the supply
       *[other] { $hero } returns { $count } stored dice to the supply
    }
odd-event-cubes = the party gains { $cubes }
odd-event-exile = exiled: { $things }
odd-event-unexile = back in the supply: { $things }
odd-event-item = { $hero } takes { $card } as an item ({ $item })
odd-event-skill = { $hero } learns { $skill } ({ $card })
odd-event-potion = the party identifies the potion { $potion } ({ $card })
odd-event-xp = the party keeps { $card } as XP ({ $xp })
odd-event-turned = { $hero } turns { $card } into XP
odd-event-lost = { $card } gives no loot and goes to the discard pile
odd-event-level = the party reaches level { $level }
odd-event-xp-spent = the party spends { $xp }
odd-event-descend = the party leaves floor { $floor } and descends
odd-event-boss = the boss fight begins: { $boss }
odd-event-round = round { $round }: { $heroes }
odd-event-boss-hit = the boss takes { $damage } ({ $now } of { $health })
odd-event-boss-missed = the boss takes no damage
odd-event-boss-recovers = the boss recovers { $damage } (now { $now })
odd-event-focus = { $hero } chooses the focus { $focus }
odd-event-tick = { $hero } ticks { $space } of { $talent }
odd-event-won = the party wins!
odd-event-defeat = the party is defeated
odd-event-undone =
    { $count ->
        [one] { $hero } takes back the last answer
       *[other] { $hero } takes back the last { $count } answers
    }
odd-cause-consequences = consequences
odd-cause-stairs = stairs
odd-cause-poison = poison
odd-only-armor_box = (armor boxes only)
odd-only-mana = (mana only)

## Questions, by their kind

odd-ask-turn = A turn begins: do you use something before time passes?
odd-ask-option = Do you explore or enter a room?
odd-ask-door = Do you stay or flee?
odd-ask-descend = Do you descend?
odd-ask-card = Which encounter comes first?
odd-ask-pair = Which two heroes face { $card }?
odd-ask-pair-round = Which two heroes fight first this round?
odd-ask-pair-poison = Which two heroes resist poison together first?
odd-ask-face = Do you face { $card }?
odd-ask-peril = { $card }: which way do you choose?
odd-ask-abilities = Do you use a heroic ability?
odd-ask-first = Which hero takes dice first?
odd-ask-bonus =
    { $count ->
        [one] Who takes the bonus die?
       *[other] Who takes a bonus die ({ $count } left)?
    }
odd-ask-act = What do you do?
odd-ask-place = Choose a die for box { $number }, { $box }.
odd-ask-pay = Choose a die to pay for { $skill }.
odd-ask-exchange =
    { $count ->
        [one] Choose the last die to discard for the heroic die.
       *[other] Choose a die to discard for the heroic die ({ $count } needed).
    }
odd-ask-receiver = Who receives the heroic die?
odd-ask-discard = Which die do you discard?
odd-ask-die = { $source }: choose a die.
odd-ask-die-or-stop = { $source }: choose a die, or stop.
odd-ask-value = { $source }: choose a value.
odd-ask-color = { $source }: choose a color.
odd-ask-color-or-stop = { $source }: choose a color, or stop.
odd-ask-text = { $source }: choose one.
odd-ask-hero-damage = Which hero takes the damage?
odd-ask-hero-heart = Which hero takes the odd heart?
odd-ask-hero-poison = Which hero takes the poison token?
odd-ask-hero-heal = Which hero heals?
odd-ask-hero-stairs = Which hero takes the damage of the stairs?
odd-ask-hero-resist = Which hero loses a poison token?
odd-ask-hero-cure = Which hero removes poison tokens?
odd-ask-hero-odd_poison = Which hero takes the odd poison token?
odd-ask-hero-last_poison = Too few poison tokens are left: which hero takes one instead of damage?
odd-ask-hero-store = Too few heroic dice are left: which hero stores one?
odd-ask-heal = { $hero }: heal damage or remove poison?
odd-ask-heal-poison = { $hero } has no damage: remove a poison token instead?
odd-ask-item = Which item becomes XP?
odd-ask-loot = { $card }: what do you claim?
odd-ask-replace = { $hero }: which card is replaced?
odd-ask-level = Which XP cards pay for the new level? Still needed: { $count } XP.
odd-ask-cube = Do you turn XP cards into a potion cube? Still needed: { $count } XP.
odd-ask-survive = { $hero } is about to fall: how do you save them?
odd-ask-reroll = The resist die shows { $count }: is it rolled again?
odd-ask-hook = Do you use { $source }?
odd-ask-focus = { $hero }: which focus do you choose?
odd-ask-tick = { $hero }: which space do you tick?
odd-ask-leaves = Whose group gets the odd leaf?
odd-ask-round = A round begins: do you use something first?
odd-ask-stored = How many stored dice do you roll?

## Answers

odd-done = Stop
odd-done-turn = Let time pass
odd-done-round = Begin the round
odd-done-descend = Stay on this floor
odd-done-abilities = Gather dice
odd-done-act = Suffer the consequences
odd-done-replace = Replace none
odd-done-cube = Keep the XP
odd-done-survive = Accept defeat
odd-done-reroll = Keep it
odd-done-hook = No
odd-done-heal = Keep the token
odd-explore = Explore
odd-enter-closed = Open door { $door }
odd-enter-open = Enter door { $door }: { $cards }
odd-stay = Stay
odd-stay-face = Face it
odd-flee = Flee
odd-descend = Descend
odd-cover = Cover box { $number }, { $box }
odd-drink = potion { $potion }
odd-exchange = Make a heroic die
odd-discard = Discard a die
odd-option = Option { $number }
odd-take-item = Item for { $hero } ({ $item })
odd-take-skill = Skill for { $hero } ({ $skill })
odd-take-potion = Identify the potion { $potion }
odd-spend-xp = A card worth { $xp }
odd-heal-damage = Heal 1 damage
odd-heal-poison = Remove 1 poison token
odd-return-die = return a stored die to the supply
odd-yes = Yes

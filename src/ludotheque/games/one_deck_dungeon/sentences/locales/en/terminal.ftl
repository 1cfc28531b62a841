### One Deck Dungeon in the terminal.

## Letters and short words

delve-colon = :
delve-any = any
delve-only-armor_box = armor boxes only
delve-only-mana = mana only
delve-mark-wide = wide
delve-mark-armor = armor
delve-mark-skull = skull
delve-no-heroic = no { $letter }
delve-max-dice = { $count ->
    [one] 1 die at most
   *[other] { $count } dice at most
}
delve-time = { $count } time
delve-poison = { $count } poison
delve-mana = { $count } mana
delve-kind-combat = combat
delve-kind-peril = peril

## The party

delve-poisoned = poison { $count }
delve-dice = dice
delve-stored = stored { $count }/{ $most }
delve-skills = skills { $held }/{ $most }:
delve-items = items { $held }/{ $most }:
delve-not-boss = { $name } (not here)

## The dungeon

delve-heading = Turn { $turn } · { $dungeon }, floor { $floor }
delve-heading-boss = Boss fight, round { $round } · { $boss } · { $dungeon }
delve-heading-before = { $dungeon } · before the first turn
delve-heading-over = { $dungeon } · after { $turn } turns
delve-level = { $top ->
    [yes] Level { $level }, { $xp } XP
   *[no] Level { $level }, { $xp }/{ $needed } XP
}
delve-bonus = bonus { $dice }
delve-cubes = { $count ->
    [0] no cube ({ $potions })
    [one] 1 cube ({ $potions })
   *[other] { $count } cubes ({ $potions })
}
delve-deck = deck { $count }, discard pile { $discard }
delve-stairs = stairs in view, tokens { $count }/{ $most }
delve-doors = Doors { $count }/{ $most }
delve-closed = { $count ->
    [one] · closed: { $doors }
   *[other] · closed: { $doors }
}
delve-discard = Discard pile: { $cards }
delve-xp-cards = XP cards: { $cards }
delve-supply = Supply
delve-exiled = exiled

## An encounter

delve-card = , { $kind }, { $xp } XP{ $leaf ->
    [yes] , leaf
   *[no] { "" }
}
delve-added = The dungeon adds
delve-boss = boss, damage { $damage }/{ $health }
delve-way = Way: { $way }
delve-column-box = box
delve-column-toll = uncovered
delve-no-toll = nothing
delve-twice = must be covered twice
delve-armor-first = armor first
delve-no-dice = no dice
delve-stop-now = If you stop now:
delve-deadly = – that would be the end!
delve-rescue = { $damage } damage, { $health } health: { $known ->
    [yes] healing { $heals }
   *[no] this
} { $saves ->
    [yes] is enough
    [later] is not enough by itself
   *[no] is not enough
}
delve-rescue-lost = { $damage } damage, { $health } health: the game is lost
delve-nothing = nothing
delve-so-far = So far:
delve-of = ({ $total } of { $needed })
delve-asked = { $hero }: { $question }

## Answers

delve-cover = Cover box { $number }: { $box }
delve-group-dice = { $hero }:
delve-group-pair = Two of them:
delve-group-number = How many:
delve-value = The dice that show { $value }
delve-explore = { $count ->
    [0] no new door
    [one] 1 new door
   *[other] { $count } new doors
}
delve-to-boss = to the boss: { $boss }
delve-to-floor = to floor { $floor }
delve-likely = your roll covers it at { $chance }
delve-health = health { $before } → { $after }
delve-full = { $most ->
    [one] replaces the one there is
   *[other] replaces one of { $most }
}
delve-same-skill = takes the place of the same skill, which becomes { $xp } XP
delve-gain-cube = and 1 cube
delve-xp = { $then ->
    [top] XP { $before } → { $after }
    [level] XP { $before } → { $after } of { $needed }: level { $level }!
   *[on] XP { $before } → { $after } of { $needed }
}
delve-exchange = discard dice for a heroic die of their lowest value
delve-wrong-dice = { $dice } cannot be used for that here.
delve-after-roll = Something is rolled or shown before { $dice } can be used: name the dice afterwards.
delve-which-hero = Several heroes can do that; put the hero’s number before it, like “{ $example }”.
delve-whose-die = More than one hero has { $die }: type { $first } or { $second }.
delve-no-box = { $dice } alone covers no box that can be covered now.
delve-which-box = { $dice } fits more than one box ({ $boxes }): type “cover { $number } { $dice }” or another.

## Why not

delve-not-room = There are already as many doors as allowed: { $count }.
delve-not-deck = There is nothing left to explore: the stairs are in view.
delve-not-twice = Box { $number } is already covered.
delve-not-armor = Box { $number } must wait: armor boxes come first.
delve-not-dice = Your dice cannot cover box { $number } as they are.
delve-not-always = { $skill } is always active and needs no use.
delve-not-again = { $skill } has already been used; it works once per encounter or boss round.
delve-not-here = { $skill } is not for this kind of encounter.
delve-not-paid = The dice of its hero cannot pay for { $skill }.
delve-not-useful = { $skill } can do nothing here now.
delve-not-stairs = The stairs are not in view: { $count ->
    [one] one card covers
   *[other] { $count } cards cover
} them.
delve-not-down = The party goes down at the end of a turn.
delve-not-cube = There is no cube to pay for { $potion }.
delve-not-healthy = Nobody is hurt or poisoned: { $potion } would be lost.
delve-not-before = { $potion } can only be used before an encounter begins.
delve-not-step = { $potion } can only be used on the dice of an encounter.
delve-not-kind = { $potion } is not for this kind of encounter.

delve-hint = What a sensible player would answer, best first:
delve-plan = Line:
delve-word-cover = cover
delve-word-use = use
delve-word-drink = drink
delve-word-exchange = make
delve-word-discard = discard

## Chances

delve-odds-gather = Chance that the roll covers a box, each box on its own and without skills. You roll
delve-odds-upper = Something here takes a die away after the roll: the true chances are a little smaller.
delve-odds-ways = Chance that the roll for an option covers its box:
delve-odds-unseen = { $count ->
    [one] 1 card has not been seen:
   *[other] { $count } cards have not been seen, behind closed doors or in the deck:
}
delve-odds-kind = { $kind } ({ $count }):
delve-odds-resist = Chance to resist poison: { $chance } (a die { $bonus } against { $tokens }).
delve-odds-groups = Chance to resist poison, by how the party splits:
delve-odds-skills = Chance that what you can use now brings a box within reach, each box on its own:
delve-odds-none = Nothing you can use now rolls dice for a box that is out of reach.

## The end

delve-won = You win! The boss is beaten (turn { $turn }, level { $level }).
delve-lost = { $boss ->
    [yes] You lose, in the boss fight (turn { $turn }, level { $level }).
   *[no] You lose, on floor { $floor } (turn { $turn }, level { $level }).
}
delve-to-tick = { $outcome ->
    [won] The party has won. Ticks { $hero } may still place: { $count }.
   *[lost] The party is defeated. Ticks { $hero } may still place: { $count }.
}
delve-sheet = { $ticks ->
    [0] Sheet { $id } of { $player }: { $games } games, { $won } won; no new tick.
    [one] Sheet { $id } of { $player }: { $games } games, { $won } won; 1 new tick.
   *[other] Sheet { $id } of { $player }: { $games } games, { $won } won; { $ticks } new ticks.
}
delve-new-talents = New talents: { $talents }
delve-sheet-show = “ludo campaign show { $id }” shows the whole sheet.

## Shelves and kinds of `ludo cards`

cards-shelf-encounters = Encounter cards
cards-shelf-abilities = Special abilities of foes
cards-shelf-skills = Skills
cards-shelf-potions = Potions
cards-shelf-dungeons = Dungeons
cards-shelf-talents = Talents
cards-shelf-levels = Levels
cards-shelf-difficulties = Difficulties
kind-solo_side = hero, side for one player
kind-party_side = hero, side for two or four players
kind-solo_ability = heroic ability, one player
kind-party_ability = heroic ability, two or four players
kind-encounter = encounter
kind-foe_ability = special ability
kind-skill = skill
kind-potion = potion
kind-dungeon = dungeon
kind-floor = floor
kind-boss = boss
kind-talent = talent
kind-extra_card = extra card
kind-level = level card
kind-tier = difficulty

## Help

delve-help =
    Answer with a number, or type one of these (two letters are mostly enough):
      door 3, explore        open or enter door 3; explore
      stay, flee, descend    at a door; at the stairs
      cover 2 S5 S3          cover box 2 with these dice
      S5                     this die: the one asked for, or on the box it fits
      use cleave S2          use a skill, paid with these dice
      drink healing          use a potion
      make S3 A4             make a heroic die of these two
      discard M1             return dice to the supply
      done                   stop, gather dice, go on (also pass)
      undo                   take back your last line, or see why not
      hint                   what a sensible player would do
      odds                   the chances of the next roll, or of your skills
      cards, card 2          read what you have, read one of it (or “card ogre”)
      board, log             everything visible, what happened so far
      rules ODD-DICE-9       a rule
      save FILE, resume FILE  save the game, resume a saved one
      quit                   leave
    Dice: S strength, A agility, M magic, H heroic; 2:S5 is the S5 of hero 2.
    A box says what covers it and, behind the arrow, what it costs uncovered.

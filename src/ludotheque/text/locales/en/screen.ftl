### What a browser shows beside the texts of the games.

screen-not-asked = You have nothing to answer right now.
screen-anything = Any action
screen-others-asked = You have nothing to answer right now: { $count ->
    [one] it is up to { $names }
   *[other] it is up to { $names }
}.
screen-no-such-step = A hint has three steps: 1, 2 and 3, not { $step }.
screen-won-by = { $count ->
    [one] { $names } wins.
   *[other] { $names } win.
  }
screen-draw = A draw.
screen-party-won = The party has won.
screen-party-lost = The party has lost.
screen-and = and
screen-hidden-card = a hidden card

## Groups of answers, where a list would be too long

path-range = { $first }–{ $last }
path-dice-play = Play a card
path-dice-sell = Sell a card for 1 CP
path-dice-spend = Use a token, a companion or a passive ability
path-dice-announce = Use an ability
path-dice-change = Change a die
path-dice-die = Die { $place }, now { $value }
path-dice-reroll = Roll again
path-dice-count = { $count ->
    [one] one die
   *[other] { $count } dice
  }
path-dungeon-enter = Open a door
path-dungeon-cover = Cover a box
path-dungeon-use = Use a skill
path-dungeon-drink = Drink a potion

## The small cards behind terms

term-symbol = symbol of the dice
term-symbol-faces = { $count ->
    [1] On face { $faces } of the { $hero }’s dice.
   *[other] On faces { $faces } of the { $hero }’s dice.
}
term-group = companions
term-hero = hero
term-seat = player
term-team = team
term-disc = disc
term-color = die color
term-focus = talents

## Hints, step by step: where to look, the best answers, why

nudge-wait = Is anything here worth its price? It may be best to do nothing.
nudge-card = Look at your cards: one of them fits now.
nudge-token = Look at the tokens on the table.
nudge-sell = A card you hardly need may be worth more as a Combat Point.
nudge-roll = These dice can become more than they are: think about which of them to keep.
nudge-ability = Look at what the dice allow already.
nudge-defend = Think of your defense.
nudge-target = Compare who it would hurt most.
nudge-dice = A single die decides: find out which.
nudge-way = Weigh what awaits behind each option against what it costs.
nudge-boxes = See which boxes the dice can still cover, and what the others would cost.
nudge-skill = Something you can use makes more of these dice.
nudge-potion = The moment for a potion may have come.
nudge-loot = Think of what the party lacks most.
nudge-place = Look for a spot with an enemy in sight.
nudge-aim = Look at the angles: who can be reached in a straight line, and who could reach you?
nudge-choice = Compare what each answer leaves you with.
nudge-close = The best answers are nearly equal.
hint-best = { $place }. { $answer } – { $worth }
hint-why = { $answer } – { $reason }
worth-dice = worth { $value } points of damage
worth-dungeon = worth { $value }♥
worth-catacombs = worth { $value } health tokens

## Why a card cannot be played or a token not used now

dt-not-first = Another question has to be answered first.
dt-not-main_phase = Only in your own Main Phases.
dt-not-level = The ability has already reached that level or a higher one.
dt-not-cp = It costs { $amount } CP, and you have { $cp }.
dt-not-roll_phase = Only in a Roll Phase.
dt-not-settled = The damage has been dealt: Roll Phase cards come too late.
dt-not-dice_only = Only the dice that were rolled can be changed now.
dt-not-own_attack = Only while you are attacking.
dt-not-attacked = Only while you are being attacked.
dt-not-offensive_roll = Only while offensive dice are being rolled.
dt-not-defensive_roll = Only while defensive dice are being rolled.
dt-not-own_dice = No dice of yours can be changed now.
dt-not-own_pair = You have not rolled two dice that could be made equal.
dt-not-opponent_dice = No dice of an opponent can be changed now.
dt-not-team_dice = No dice of yours or a teammate’s can be changed now.
dt-not-any_dice = No dice can be changed now.
dt-not-own_incoming = You have no incoming damage.
dt-not-incoming = Nobody has incoming damage.
dt-not-dealt = Only after your attack has dealt damage.
dt-not-dealt_more = Only after your attack has dealt { $amount } damage or more.
dt-not-target = No target is known yet.
dt-not-own_tokens = You hold no token that could be removed.
dt-not-tokens = Nobody holds a token that could be removed.
dt-not-movable_tokens = No token could go to somebody else.
dt-not-unbuilt = There is nothing left to build.
dt-not-unraised = There is nothing left to upgrade.
dt-not-unshared = There is no incoming damage that your companion could take.
dt-not-mendable = Your companion has its full health.
dt-not-moment = Not at this moment.
dt-not-used_up = Already used as often as allowed.
dt-not-price = You cannot pay its price.
dt-not-condition = Its condition is not met.
dt-not-upkeep = Only in your own Upkeep Phase.
dt-not-before_offence = Only in your own turn, before the Offensive Roll Phase.

## What an answer would change

preview-change = { $who }: { $what } { $before } → { $after }
preview-range = { $who }: { $what } { $before } → { $least } to { $most }, { $mean } on average
preview-unanswered = This assumes that nobody responds and that the target of an attack defends.
preview-health = health
preview-cp = CP
preview-cards = cards
preview-dice = dice
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
preview-tokens = health tokens
preview-pile = draw pile
preview-bank = Bank

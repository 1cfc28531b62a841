### Dice Throne in the browser.

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

term-symbol = symbol of the dice
term-symbol-faces = { $count ->
    [1] On face { $faces } of the { $hero }’s dice.
   *[other] On faces { $faces } of the { $hero }’s dice.
}
term-group = companions
term-hero = hero

nudge-token = Look at the tokens on the table.
nudge-sell = A card you hardly need may be worth more as a Combat Point.
nudge-roll = These dice can become more than they are: think about which of them to keep.
nudge-ability = Look at what the dice allow already.
nudge-defend = Think of your defense.
nudge-dice = A single die decides: find out which.

worth-dice = worth { $value } points of damage

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

preview-cp = CP

dt-review-hit = { $what }, { $amount } damage

### What happens in a match of Dice Throne.

dt-event-turn = { $seat } begins turn { $turn }
dt-event-phase = { $whose } { $phase }
dt-event-phase-skipped = { $seat } skips { $phase } ({ $reason })
dt-event-phase-skipped-start = Start Player
dt-event-start-rolled = { $seat } rolls { $value } to see who starts
dt-event-start-player = { $seat } is the Start Player

## Cards and Combat Points

dt-event-drew = { $seat } draws { $cards }
dt-event-drew-known = { $seat } draws { $cards }: { $names }
dt-event-reshuffled = { $seat } shuffles the discard pile into a new deck of { $cards }
dt-event-gained-cp = { $seat } gains { $cp } (total { $now })
dt-event-lost-cp = { $seat } loses { $cp } (total { $now })
dt-event-stole-cp = { $seat } steals { $what } from { $victim }
dt-event-stole-health = { $seat } steals { $what } health from { $victim }
dt-event-sold = { $seat } sells { $card }
dt-event-played = { $seat } plays { $card }
dt-event-played-paid = { $seat } plays { $card } ({ $cp })
dt-event-upgraded = { $seat } puts { $card } on the board
dt-event-fizzled = { $source } has no effect
dt-event-token-used = { $seat } uses { $source }
dt-event-discarded = { $seat } discards { $card }

## Dice and abilities

dt-event-rolled = { $seat } rolls { $dice }
dt-event-rolled-for-target = { $seat } rolls { $dice } for the target
dt-event-rerolled = { $seat } rerolls { $again }: { $dice }
dt-event-die-changed = { $seat } changes { $die } from { $before } to { $after }
dt-event-die-changed-of = { $seat } changes { $die } of { $roller } from { $before } to { $after }
dt-event-attempt = { $seat } gains { $number } extra { $attempts }
dt-event-announced = { $seat } announces { $ability }
dt-event-announced-none = { $seat } announces no ability
dt-event-activated = { $seat } activates { $ability }
dt-event-targeted = { $seat } targets { $target }
dt-event-target-left = { $seat } chooses the target
dt-event-target-left-for-all = { $seat } chooses the target for all opponents
dt-event-leader = { $leader } is the Leader: { $seat } draws a bonus card
dt-event-defended = { $seat } defends with { $defence }
dt-event-defence-declined = { $seat } does not defend
dt-event-ability-failed = { $ability } fails
dt-event-extra-phase = { $seat } gains an extra { $phase }
dt-event-extra-phase-against = { $seat } gains an extra { $phase } against { $target }

## Tokens, companions and boards

dt-event-tokens = { $number } { $name }
dt-event-tokens-gained = { $seat } gains { $tokens }
dt-event-tokens-inflicted = { $seat } inflicts { $tokens } on { $holder }
dt-event-tokens-lost = { $seat } loses { $tokens }
dt-event-tokens-moved =
    { $number ->
        [one] { $tokens } moves from { $origin } to { $goal }
       *[other] { $tokens } move from { $origin } to { $goal }
    }
dt-event-token-refused = { $seat } prevents { $source }
dt-event-limit = { $whose } { $status } { $limit } is now { $number }
dt-event-board-flipped = { $seat } flips the board
dt-event-built = { $seat } builds { $companion } ({ $level })
dt-event-completed = { $seat } completes { $companion } ({ $level })
dt-event-grew = { $seat } grows { $companion }
dt-event-grew-into = { $seat } grows { $before } { $into }
dt-event-companion-health = { $companion } goes from { $before } to { $health } health
dt-event-companion-health-same = { $companion } stays at { $health } health
dt-event-companion-active-m = { $companion } is active again
dt-event-companion-active-f = { $companion } is active again
dt-event-companion-downed = { $companion } is downed

## Damage and health

dt-event-damage = { $seat } takes { $number } damage
dt-event-damage-none = { $seat } takes no damage
dt-event-damage-dealt = { $number } dealt
dt-event-damage-prevented = { $number } prevented
dt-event-health =
    { $seats ->
        [one] { $who } goes from { $before } to { $health } health
       *[other] { $who } go from { $before } to { $health } health
    }
dt-event-health-same =
    { $seats ->
        [one] { $who } stays at { $health } health
       *[other] { $who } stay at { $health } health
    }
dt-event-healed = ({ $number } healed)
dt-event-defeated =
    { $seats ->
        [one] { $who } is defeated
       *[other] { $who } are defeated
    }
dt-event-won =
    { $seats ->
        [one] { $who } wins
       *[other] { $who } win
    }
dt-event-draw = the game is a draw
dt-event-undone =
    { $answers ->
        [one] { $seat } takes back the last answer
       *[other] { $seat } takes back the last { $answers } answers
    }

### What the rules have against an answer or a table, for people.

reason-not-listed = That is not among the answers you can give.
reason-flick = The direction or the speed of this flick is out of bounds.
reason-spot-outside = This spot is not inside the arena.
reason-spot-close = This spot is too close to another disc.
reason-spot-far = This spot is too far away.
reason-spot-origin = The projectile cannot start from this disc.
reason-no-obstacle = This disc isn’t an obstacle.
reason-hero-twice = A hero is there too many times: a box holds one copy of each.
reason-sheet = A campaign sheet belongs to another hero than the one in its seat.
reason-deck = This dungeon needs its own deck, or the hybrid one.
reason-hordes = Hordes are a card for four players.
reason-number = “{ $option }” is a number from 1 to { $most }.
reason-tokens = The health at the start takes { $given } of { $tokens } tokens; at least one must be left.
reason-teams = This mode is not played with { $count } seats in one team.

reason-by-rule = { $reason } ({ $rule })

### What the rules of this game say against an answer or a table.

reason-flick = The direction or the speed of this flick is out of bounds.
reason-spot-outside = This spot is not inside the arena.
reason-spot-close = This spot is too close to another disc.
reason-spot-far = This spot is too far away.
reason-spot-origin = The projectile cannot start from this disc.
reason-no-obstacle = This disc isn’t an obstacle.
reason-tokens = The health at the start takes { $given } of { $tokens } tokens; at least one must be left.
reason-teams = This mode is not played with { $count } seats in one team.
reason-want-flick = That doesn’t answer the question: a flick is wanted: flick:angle,speed.
reason-want-obstacle = That doesn’t answer the question: a flick of an obstacle is wanted: obstacle:disc,angle,speed.
reason-want-spot = That doesn’t answer the question: a spot is wanted: place:from,x,y.

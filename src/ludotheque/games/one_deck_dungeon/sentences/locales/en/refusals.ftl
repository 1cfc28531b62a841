### What the rules of this game say against an answer or a table.

reason-hero-twice = A hero is there too many times: a box holds one copy of each.
reason-sheet = A campaign sheet belongs to another hero than the one in its seat.
reason-deck = This dungeon needs its own deck, or the hybrid one.
reason-hordes = Hordes are a card for four players.

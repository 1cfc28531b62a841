### What the rules of this game say against an answer or a table.

reason-unplayable = { $hero } cannot be played yet: no rule carries out { $words }.

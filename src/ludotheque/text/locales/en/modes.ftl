# More than two players: their modes, targets, teams and victories.
mode-king_of_the_hill = king of the hill
mode-2v2 = 2 against 2
mode-3v3 = 3 against 3
mode-2v2v2 = three teams of 2

dt-ask-target-of = { $attacker } aims at your side, and the die leaves the choice to you: who is the target?

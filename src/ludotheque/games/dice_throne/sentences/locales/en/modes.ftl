# More than two players: their modes, targets, teams and victories.
mode-king_of_the_hill = king of the hill
mode-2v2 = 2 against 2
mode-3v3 = 3 against 3
mode-2v2v2 = three teams of 2

dt-ask-target-of = { $attacker } aims at your side, and the die leaves the choice to you: who is the target?

play-teammate = teammate
play-leader = Leader
play-out = out
play-target = Target: { $hero }
play-won-together = Your team wins!
play-lost-together = Your team loses.
play-teammate-hand = The hand of { $hero }, your teammate:

hint-target = { $damage } on average against { $health } health
hint-target-defeat = { $damage } on average against { $health } health, and { $defeat } to defeat
hint-target-leader = a Leader, so one more card; { $damage } on average against { $health } health
hint-target-leader-defeat = a Leader, so one more card; { $damage } on average against { $health } health, and { $defeat } to defeat
hint-target-spared = { $damage } on average there, against { $health } health
hint-target-spared-defeat = { $damage } on average there, against { $health } health: { $defeat } to be defeated

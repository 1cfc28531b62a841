# À plus de deux : les modes, les cibles, les équipes et les victoires.
mode-king_of_the_hill = le roi de la montagne
mode-2v2 = 2 contre 2
mode-3v3 = 3 contre 3
mode-2v2v2 = trois équipes de 2

dt-ask-target-of = { $attacker } vise votre camp, et le dé vous laisse le choix : qui est la cible ?

# À plus de deux : les modes, les cibles, les équipes et les victoires.
mode-king_of_the_hill = le roi de la montagne
mode-2v2 = 2 contre 2
mode-3v3 = 3 contre 3
mode-2v2v2 = trois équipes de 2

dt-ask-target-of = { $attacker } vise votre camp, et le dé vous laisse le choix : qui est la cible ?

play-teammate = coéquipier
play-leader = Chef
play-out = hors jeu
play-target = Cible : { $hero }
play-won-together = Votre équipe gagne !
play-lost-together = Votre équipe perd.
play-teammate-hand = La main de votre coéquipier { $hero } :

hint-target = { $damage } en moyenne contre { $health } de Santé
hint-target-defeat = { $damage } en moyenne contre { $health } de Santé, et { $defeat } de chances de vaincre
hint-target-leader = un Chef, donc une carte de plus ; { $damage } en moyenne contre { $health } de Santé
hint-target-leader-defeat = un Chef, donc une carte de plus ; { $damage } en moyenne contre { $health } de Santé, et { $defeat } de chances de vaincre
hint-target-spared = { $damage } en moyenne à cet endroit, contre { $health } de Santé
hint-target-spared-defeat = { $damage } en moyenne à cet endroit, contre { $health } de Santé : { $defeat } de risques d’y être vaincu

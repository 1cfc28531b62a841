### Ce que les règles opposent à une réponse ou à une table, pour les personnes.

reason-not-listed = Ce n’est pas une des réponses possibles.
reason-flick = La direction ou la vitesse de ce tir sort de ses limites.
reason-spot-outside = Cet emplacement n’est pas dans l’arène.
reason-spot-close = Cet emplacement est trop près d’un autre pion.
reason-spot-far = Cet emplacement est trop loin.
reason-spot-origin = Le projectile ne peut pas partir de ce pion.
reason-no-obstacle = Ce pion n’est pas un obstacle.
reason-hero-twice = Un héros est là trop souvent : une boîte contient un exemplaire de chacun.
reason-sheet = Une feuille de campagne est celle d’un autre héros que celui de sa place.
reason-deck = Ce donjon demande son propre paquet, ou le paquet mélangé.
reason-hordes = Les hordes sont une carte pour quatre joueurs.
reason-number = « { $option } » est un nombre de 1 à { $most }.
reason-tokens = Les santés de départ prennent { $given } jetons sur { $tokens } ; il doit en rester au moins un.
reason-teams = Ce mode ne se joue pas à { $count } places dans une même équipe.

reason-by-rule = { $reason } ({ $rule })

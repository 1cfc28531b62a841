### Ce que les règles de ce jeu opposent à une réponse ou à une table.

reason-flick = La direction ou la vitesse de ce tir sort de ses limites.
reason-spot-outside = Cet emplacement n’est pas dans l’arène.
reason-spot-close = Cet emplacement est trop près d’un autre pion.
reason-spot-far = Cet emplacement est trop loin.
reason-spot-origin = Le projectile ne peut pas partir de ce pion.
reason-no-obstacle = Ce pion n’est pas un obstacle.
reason-tokens = Les santés de départ prennent { $given } jetons sur { $tokens } ; il doit en rester au moins un.
reason-teams = Ce mode ne se joue pas à { $count } places dans une même équipe.
reason-want-flick = Cela ne répond pas à ce qui est demandé : il faut un tir, flick:angle,speed.
reason-want-obstacle = Cela ne répond pas à ce qui est demandé : il faut le tir d’un obstacle, obstacle:disc,angle,speed.
reason-want-spot = Cela ne répond pas à ce qui est demandé : il faut un emplacement, place:from,x,y.

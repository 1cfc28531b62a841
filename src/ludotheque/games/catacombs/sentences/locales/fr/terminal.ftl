### À la conquête des catacombes dans le terminal.

mode-trio = trois joueurs
mode-teams = deux contre deux

## Ce qui est là

arena-heading = Tour { $turn } · { $character }
arena-heading-before = Avant le premier tour
arena-heading-over = Après { $turn } tours
arena-hand = main { $count }
arena-hand-own = main { $count } (vous)
arena-pile = pioche { $count }
arena-discard = défausse { $count }
arena-armor = armure : { $cards }
arena-stunned = assommée
arena-bank = Banque { $count }
arena-sequence = { $card } : { $shots }
arena-target = Cible : { $disc }
arena-discarded = Défausse, { $team } : { $cards }
arena-partner = { $player } a en main : { $cards }
arena-bearings = Vu d’ici, { $disc } en ({ $x } ; { $y }) :
arena-bearing = { $disc } : { $angle }°, { $distance } mm, { $way }, force { $power } % ou plus
arena-places = L’arène, { $width } sur { $height } mm, mesurés depuis le coin inférieur gauche. { $places }.
arena-place = { $disc } en ({ $x } ; { $y })
arena-clear = voie libre
arena-blocked = derrière { $disc }

## Ce qu’on peut répondre

arena-nudge-flick = Juste effleurer
arena-nudge-obstacle = Juste effleurer l’obstacle 1
arena-type-flick = tapez « vise 37,5 force 60 » (0° à droite, 90° en haut, 180° à gauche ; force de 0 à 100), ou « vise X force 60 »
arena-type-obstacle = tapez « obstacle 3 vise 90 force 20 » (0° à droite, 90° en haut ; force de 0 à 100)
arena-type-place = tapez « pose 45 30 » : à 45°, 30 mm de centre à centre ({ $least } à { $most })
arena-type-spot = ou « pose en 120 88 » : x et y en mm ; « vise … force … » peut suivre sur la même ligne
arena-type-partner = ou « pose { $letter } 45 30 » : depuis votre autre personnage
arena-typed-place = pose { $letter } en { $x } { $y }
arena-typed-flick = vise { $angle } force { $power }
arena-typed-obstacle = obstacle { $number } vise { $angle } force { $power }
arena-hint = Ce que répondrait un joueur sensé, le meilleur d’abord :
arena-hint-number = [{ $typed }] { $answer } – { $reason }
arena-hint-order = « { $typed } » – { $reason }
arena-draw = Égalité : autant de jetons, et autant de cartes.

## Ce qu’on ne peut pas

arena-not-read = Je ne comprends pas « { $word } » dans « { $text } » ; « aide » montre comment s’écrivent les ordres.
arena-no-flick = « { $text } » : il n’y a rien à lancer ici.
arena-no-obstacle = « { $text } » : un obstacle se déplace à la fin de votre tour (CC-OBST-2).
arena-no-place = « { $text } » : il n’y a pas de projectile à placer à présent.
arena-which-obstacle = Il n’y a pas d’obstacle « { $text } » ; ils ont les numéros 1 à 5 (CC-OBST-4).
arena-which-disc = Il n’y a pas de pion « { $text } » ; les personnages sont A, B, X et Y, les obstacles 1 à 5.
arena-need-both = Il manque quelque chose à « { $text } » : il faut un angle et une force, comme « vise 37,5 force 60 ».
arena-bad-angle = « { $text } » n’est pas une direction : un angle de −360 à 360 degrés, ou la lettre d’un autre pion.
arena-bad-power = « { $text } » n’est pas une force : elle va de 0 à 100 pour cent (CC-INPUT-1).
arena-bad-origin = Le projectile ne peut pas partir de { $text } ; possible : { $allowed } (CC-SHOT-4, CC-SHOT-9).
arena-bad-distance = { $distance } mm n’est pas à portée : de { $least } à { $most } mm entre les centres (CC-RANGE-2).
arena-place-how = « { $text } » n’est pas un endroit : « pose 45 30 » est un angle et une distance, « pose en 120 88 » est x et y en mm.
arena-spot-outside = En ({ $x } ; { $y }), le projectile ne serait pas entièrement dans l’arène (CC-RANGE-3).
arena-spot-taken = En ({ $x } ; { $y }), le projectile serait trop près ({ $disc }, CC-RANGE-3).
arena-spot-far = ({ $x } ; { $y }) est hors de portée ({ $disc }, CC-RANGE-1).

## Aide

arena-help =
    Répondez par un numéro, ou tapez l’un de ces ordres (les mots anglais vont aussi) :
      vise 37,5 force 60      pichenette : degrés depuis la droite, sens inverse des aiguilles (0° à droite, 90° en haut), force de 0 à 100
      vise X force 60         droit vers un pion : A, B, X, Y, ou #3 pour l’obstacle 3
      37,5 60                 la même chose en bref
      pose 45 30              placer le projectile : à 45°, 30 mm entre les centres
      pose en 120 88          la même chose par x et y en millimètres
      pose B 45 30            depuis votre autre personnage (arc long)
      pose 45 30 vise X force 60  placer et tirer d’un coup
      obstacle 3 vise 90 force 20  déplacer l’obstacle 3
      angles, angles 3        où tout se trouve, vu de votre pion ou d’un autre
      passer                  décliner, quand on le peut
      annuler                 annuler votre dernière ligne, jusqu’à la dernière pichenette
      conseil                 ce que ferait un joueur sensé
      cartes, carte 2         lire votre main, lire une carte (ou « carte soin »)
      plateau, journal        le plateau avec les défausses, ce qui s’est passé
      règle CC-DMG-3          une règle
      sauver F, reprendre F   sauvegarder la partie, en reprendre une
      quitter                 partir
    (A) (B) sont les personnages Épée, [X] [Y] les personnages Crâne, #1# à #5# les obstacles, * le projectile.
    Aucun tir n’est parfait : le journal dit la pichenette voulue, et ce qu’elle fut en réalité.

## Images

help-draw = Dessiner une partie de À la conquête des catacombes : l’arène à la fin d’une partie sauvegardée ou enregistrée, ou l’effet d’une pichenette.
option-output = Le fichier à écrire : .svg, ou .png si ludotheque[lab] est installé ; « - » affiche le SVG. Sinon le nom de FILE avec .svg.
option-shot = Une pichenette par son numéro, à partir de 1.
draw-title = Avant le premier tour
draw-title-turn = Tour { $turn } · { $character }
draw-title-shot = Pichenette { $number } · tour { $turn }
draw-command = { $angle }°, force { $power } %
draw-written =
    { $shots ->
        [0] Image écrite dans { $file }. Il n’y a pas encore eu de pichenette.
        [one] Image écrite dans { $file }. Il y a { $shots } pichenette à dessiner : --shot 1.
       *[other] Image écrite dans { $file }. Il y a { $shots } pichenettes à dessiner : --shot 1 à { $shots }.
    }
draw-suffix = Une image se termine par .svg ou .png, pas comme « { $file } ».
draw-other-game = Seules les parties de { $game } se dessinent ; celle-ci est de { $other }.
draw-no-shot =
    { $count ->
        [0] Il n’y a pas de pichenette { $number } dans cette partie : aucune n’a encore été donnée.
        [one] Il n’y a pas de pichenette { $number } dans cette partie, seulement la { $count }.
       *[other] Il n’y a pas de pichenette { $number } dans cette partie ; elles vont de 1 à { $count }.
    }
draw-no-png = Un .png demande matplotlib : pip install "ludotheque[lab]". Un .svg se dessine toujours.

## Ce qu’on ne peut pas faire maintenant

arena-not-stunned = Votre équipe est assommée : à ce tour, une carte est défaussée, aucune n’est jouée.
arena-not-one = On joue une carte par tour, et ce tour a déjà la sienne.
arena-not-pass = Le tour ne peut pas continuer sans carte.
arena-not-own = Une cible est un personnage ennemi.
arena-not-later = Un obstacle se déplace à la fin du tour, après les tirs.
arena-not-obstacle = Les tirs sont finis : c’est maintenant un obstacle qui bouge, pas un personnage.
arena-not-must = Chaque tour se termine par le déplacement d’un obstacle.

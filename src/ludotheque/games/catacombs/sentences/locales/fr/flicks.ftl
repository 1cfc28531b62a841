### À la conquête des catacombes : le récit d’une pichenette.

cc-the-obstacle = l’obstacle { $number }
cc-event-in-fact = en fait { $angle }°, { $power } %
cc-wall-left = le mur de gauche
cc-wall-right = le mur de droite
cc-wall-bottom = le mur du bas
cc-wall-top = le mur du haut
cc-story-touch = touche { $disc }
cc-story-bounce = ricoche sur { $wall }
cc-story-leave = quitte le tapis
cc-story-more =
    { $count ->
        [one] { $count } autre contact
       *[other] { $count } autres contacts
    }
cc-story-stop = s’arrête en ({ $x } ; { $y })

# À la conquête des catacombes : équipes, options, arène, tutoriel.

# Options
option-obstacle_layout = Disposition des obstacles
option-boundary = Bord de l’arène
value-boundary-walls = Murs : les pions rebondissent
value-boundary-mat = Tapis : les pions sortis sont remis au bord
option-start_health_sword = Santé de l’équipe Épée
option-start_health_skull = Santé de l’équipe Crâne
option-obstacle_move = Déplacer un obstacle
value-obstacle_move-required = Obligatoire
value-obstacle_move-optional = Facultatif
option-range_mode = La portée se mesure
value-range_mode-centre_to_edge = du centre au bord
value-range_mode-edge_to_edge = de bord à bord
option-two_player_hand = Main de départ à deux joueurs
option-no_abilities = Sans capacités
option-no_armor = Sans armure
option-draw_at_end = Piocher en fin de tour
option-draw_at_end_hand_delta = Main de départ si l’on pioche en fin de tour (écart)
option-exhaustion = Épuisement
option-share_hands = Mains visibles entre compagnons
option-noise_profile = Précision des pichenettes
option-max_turns = Nombre maximal de tours
value-max_turns-none = Sans limite

# Équipes
hero-catacombs_conquest-sword = Les héros : lames, arcs et sortilèges.
hero-catacombs_conquest-skull = Les créatures des catacombes.

# Familles de cartes
kind-conquest_card = cartes
kind-shot = tirs
kind-conquest_ability = capacités
kind-icon = icônes
kind-disc = pions
kind-layout = dispositions d’obstacles
kind-profile = profils de précision

# Arène
arena-picture = L’arène vue d’en haut ; la même en mots plus bas
arena-flick = Pichenette !
arena-put = Le poser ici
arena-angle = Direction
arena-degrees = { $angle }°
arena-fine = Petits pas
arena-step = { $step }°
arena-power = Force
arena-percent = { $power } %
arena-distance = Distance
arena-millimetres = { $distance } mm
arena-from = Pion { $letter }
arena-projectile = le projectile
arena-obstacle = Obstacle { $letter }
arena-character = { $team } { $number } ({ $letter })
arena-bearing-of = { $disc } : { $angle }°, { $distance } mm
arena-list = Où sont les autres, vus de { $disc }

# Tutoriel
tutorial-catacombs_conquest = À la conquête des catacombes
tutorial-catacombs_conquest-lead = Lancez d’une pichenette des pions de bois, par l’angle et la force, et videz la réserve de santé de l’autre équipe.
tutorial-cc-goal-title = Videz leur réserve de santé
tutorial-cc-goal = Deux équipes de deux pions. Chaque équipe a une réserve de jetons Santé ; videz celle de l’autre équipe pour gagner.
tutorial-cc-layout-title = Où vont les obstacles
tutorial-cc-layout = Les deux équipes s’accordent sur la disposition des cinq obstacles. Acceptez, ou proposez-en une autre.
tutorial-cc-card-title = Une carte, une séquence de tir
tutorial-cc-card = Jouez une carte par tour. Tous ses tirs se font dans l’ordre imprimé : un déplacement ne blesse pas, le combat et les missiles si.
tutorial-cc-place-title = Posez le projectile
tutorial-cc-place = Un tir à distance part d’à côté de votre personnage : choisissez où poser le petit pion, par angle et distance.
tutorial-cc-flick-title = La pichenette
tutorial-cc-flick = L’angle et la force, puis le tir. 0° vise à droite, 90° en haut. La table dit sous quel angle se trouve chaque pion, à quelle distance, et si la voie est libre.
tutorial-cc-flick-undone = Vous êtes revenu d’un pas. Choisissez encore, puis tirez.
tutorial-cc-hit-title = Qui est touché
tutorial-cc-hit = Quand tous les pions sont arrêtés, le jeu dit qui est touché ; le journal dit par quelle règle. Les pions restent où ils se sont arrêtés.
tutorial-cc-obstacle-title = Déplacez un obstacle
tutorial-cc-obstacle = Chaque tour finit par une pichenette sur un obstacle de votre choix. Elle ne blesse personne, mais peut barrer le chemin.
tutorial-cc-done-title = Voilà un tour entier
tutorial-cc-done = Une carte, ses tirs, un obstacle : puis c’est à l’autre équipe. Jouer jusqu’au bout ?

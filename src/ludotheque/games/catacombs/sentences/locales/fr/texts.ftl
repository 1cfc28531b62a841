### Textes, questions et réponses de À la conquête des catacombes.

game-catacombs_conquest = À la conquête des catacombes

## Équipes, tirs et cartes

cc-team-sword = Épée
cc-team-skull = Crâne
cc-card-heading = équipe { $team } · { $class } · { $role } · { $sign }
cc-sequence = séquence de tir : { $shots }.
cc-damage =
    { $count ->
        [one] { $count } dégât
       *[other] { $count } dégâts
    }
cc-note-boost = { $count } de plus si vous défaussez une carte
cc-note-partner = depuis l’un ou l’autre personnage
cc-armor = une fois jouée, la carte reste devant votre équipe. Pendant un tour ennemi, défaussez-la pour ignorer tous les dégâts d’un tir.
cc-targeted =
    { $count ->
        [one] désignez un ennemi avant la première pichenette : lui seul peut être blessé. Si le tir le manque, vous pouvez donner une autre pichenette au projectile, de là où il s’est arrêté.
       *[other] désignez un ennemi avant la première pichenette : lui seul peut être blessé. Si le tir le manque, vous pouvez donner jusqu’à { $count } autres pichenettes au projectile, de là où il s’est arrêté.
    }
cc-shot-any = le tir auquel elle est liée
cc-shot-character = donnez une pichenette au personnage actif.
cc-shot-active_character = placez { $disc } à { $reach } cm au plus du personnage actif et donnez-lui une pichenette.
cc-shot-any_character_of_active_team = placez { $disc } à { $reach } cm au plus de l’un des personnages de votre équipe et donnez-lui une pichenette.
cc-shot-damage =
    { $count ->
        [0] Aucun dégât, quoi qu’il touche.
        [one] { $count } dégât par ennemi touché.
       *[other] { $count } dégâts par ennemi touché.
    }
cc-shot-boost =
    { $count ->
        [one] s’il touche, vous pouvez défausser une carte de votre main pour ajouter { $count } dégât au tir.
       *[other] s’il touche, vous pouvez défausser une carte de votre main pour ajouter { $count } dégâts au tir.
    }
cc-the-disc-missile = le pion Missile
cc-the-disc-longbow = le pion Arc long
cc-the-disc-fireball = le pion Boule de feu
cc-the-disc-wave = le pion Vague
cc-the-disc-powerful_wave = le pion Vague, face Vague puissante visible,
cc-ability-surprise_attack = après la séquence, vous pouvez jouer immédiatement une autre carte de votre main, avec le même personnage.
cc-ability-steal =
    { $count ->
        [one] si { $shot } inflige des dégâts, le premier jeton Santé que perd l’ennemi rejoint votre réserve de santé au lieu de la banque.
       *[other] si { $shot } inflige des dégâts, les { $count } premiers jetons Santé que perd l’ennemi rejoignent votre réserve de santé au lieu de la banque.
    }
cc-ability-stun = si { $shot } inflige des dégâts, l’équipe ennemie est assommée : à son prochain tour, son joueur pioche, défausse une carte sans effet, fait un unique tir de déplacement, puis déplace un obstacle.
cc-ability-heal =
    { $count ->
        [one] après la séquence, prenez { $count } jeton Santé dans la banque pour votre réserve de santé, si la banque en a un.
       *[other] après la séquence, prenez { $count } jetons Santé dans la banque pour votre réserve de santé, ou autant que la banque en contient.
    }
cc-ability-reset = après la séquence, mélangez la défausse de votre équipe à sa pioche ; cette carte est défaussée ensuite.

## D’où vient une carte

cc-origin-designed = notre création.
cc-origin-seed = du livret de règles ; de notre cru : { $fields }.
cc-field-team = équipe
cc-field-shots = tirs
cc-field-ability = capacité
cc-field-armor = armure
cc-field-copies = nombre d’exemplaires
cc-field-name = nom
cc-field-class = classe
cc-field-role = rôle
cc-field-sign = signe astrologique

## Pions, dispositions et profils d’imprécision

cc-disc = { $count } dans la boîte ; { $size } : { $across } mm de large, { $thick } mm d’épaisseur, { $mass } g.
cc-size-very_small = très petit
cc-size-small = petit
cc-size-medium = moyen
cc-size-large = grand
cc-size-very_large = très grand
cc-layout-quincunx = Quinconce
cc-layout-column = Colonne
cc-layout-slant = Diagonale
cc-layout-cross = Croix
cc-layout-text = obstacles à { $spots } mm du coin inférieur gauche.
cc-profile-exact = Exact
cc-profile-human_gesture = Vrai geste
cc-profile-human_pointer = Pointeur
cc-profile-bot_expert = Expert
cc-profile-bot_skilled = Habile
cc-profile-bot_casual = Occasionnel
cc-profile-bot_novice = Débutant
cc-profile-still = rien ne s’ajoute à la pichenette.
cc-profile-noise = un écart-type : { $angle }° d’angle, { $impulse } % d’impulsion.

## Rayons et genres pour la ligne de commande

cc-shelf-sword = Le paquet Épée
cc-shelf-skull = Le paquet Crâne
cc-shelf-shots = Tirs
cc-shelf-abilities = Capacités et icônes
cc-shelf-discs = Pions
cc-shelf-layouts = Dispositions des obstacles
cc-shelf-profiles = Profils de précision
kind-conquest_card = carte
kind-shot = tir
kind-conquest_ability = capacité
kind-icon = icône
kind-disc = pion
kind-layout = disposition des obstacles
kind-profile = profil de précision
cc-copies =
    { $count ->
        [one] { $count } exemplaire
       *[other] { $count } exemplaires
    }

## Options d’une table

cc-mode-duel = Deux joueurs
cc-mode-trio = Trois joueurs
cc-mode-teams = Quatre joueurs, deux équipes
cc-option-obstacle_layout = Disposition des obstacles
cc-option-boundary = Bord de l’arène
cc-option-start_health_sword = Jetons Santé de l’équipe Épée
cc-option-start_health_skull = Jetons Santé de l’équipe Crâne
cc-option-obstacle_move = Déplacement d’un obstacle
cc-option-range_mode = Portée du placement
cc-option-two_player_hand = Main de départ à deux joueurs
cc-option-no_abilities = Variante sans capacités
cc-option-no_armor = Variante sans armure
cc-option-draw_at_end = Piocher en fin de tour
cc-option-draw_at_end_hand_delta = Main de départ si l’on pioche en fin de tour (écart)
cc-option-exhaustion = Épuisement
cc-option-share_hands = Mains visibles entre compagnons
cc-option-noise_profile = Précision des pichenettes
cc-option-noise_profile_seat = Précision des pichenettes, place { $seat }
cc-option-max_turns = Nombre maximal de tours
cc-help-obstacle_layout = la disposition proposée d’abord pour les cinq obstacles ; les deux équipes doivent l’accepter.
cc-help-boundary = les murs renvoient les pions ; un pion qui quitte le tapis est remis à son bord.
cc-help-start_health_sword = moins de jetons : partie plus courte ; davantage : plus longue. Un jeton au moins reste dans la banque.
cc-help-start_health_skull = moins de jetons : partie plus courte ; davantage : plus longue. Un jeton au moins reste dans la banque.
cc-help-obstacle_move = le joueur actif doit-il déplacer un obstacle à la fin du tour ?
cc-help-range_mode = comment se mesure la distance du personnage au projectile.
cc-help-two_player_hand = le livret donne 4 cartes ; une critique publiée en donne 8.
cc-help-no_abilities = seules comptent les séquences de tir ; restent le modificateur ciblé, le supplément de la vague puissante et l’armure.
cc-help-no_armor = l’icône d’armure est ignorée : toute carte jouée est défaussée.
cc-help-draw_at_end = on pioche à la toute fin de son tour, et l’on commence avec une main plus petite.
cc-help-draw_at_end_hand_delta = combien de cartes de plus ou de moins chacun reçoit alors au départ.
cc-help-exhaustion = une équipe dont la pioche est vide perd un jeton Santé au début de son tour.
cc-help-share_hands = deux compagnons voient les cartes l’un de l’autre.
cc-help-noise_profile = de combien les pichenettes s’écartent de ce qui est visé ; vaut pour toute place sans profil à elle.
cc-help-noise_profile_seat = un profil pour cette seule place, par exemple le niveau d’un robot.
cc-help-max_turns = un filet de sécurité : la partie s’arrête alors, et l’on compte les jetons Santé.
cc-value-walls = murs
cc-value-mat = tapis
cc-value-required = obligatoire
cc-value-optional = facultatif
cc-value-centre_to_edge = du centre au bord
cc-value-edge_to_edge = de bord à bord
cc-value-on = oui
cc-value-off = non
cc-value-none = sans limite
cc-value-table = comme la table

## Ce qui s’est passé

cc-event-layout-proposed = l’équipe { $team } propose la disposition { $layout }
cc-event-layout-settled = disposition des obstacles : { $layout }
cc-event-first = l’équipe { $team } commence
cc-event-draw =
    { $count ->
        [one] { $player } pioche { $count } carte
       *[other] { $player } pioche { $count } cartes
    }
cc-event-pile-empty = la pioche de l’équipe { $team } est vide : aucune carte n’est piochée
cc-event-turn = tour { $turn } : { $character }
cc-event-turn-stunned = assommé
cc-event-exhausted = l’équipe { $team } est épuisée : sa pioche est vide
cc-event-play = { $player } joue { $card }
cc-event-throw-stun = { $player } défausse { $card } sans effet (équipe assommée)
cc-event-throw-boost = { $player } défausse { $card } pour renforcer le tir
cc-event-shot-lost = pas de place pour un projectile : le tir ({ $shot }) est perdu
cc-event-target = cible : { $disc }
cc-event-place = { $shot }, { $disc } : le projectile est placé
cc-event-flick = { $lead }, { $angle }°, force { $power } %
cc-event-put-back = { $disc } avait quitté le tapis et y est remis en ({ $x } ; { $y })
cc-event-hit =
    { $count ->
        [one] touché : { $discs }, { $count } dégât
       *[other] touché : { $discs }, { $count } dégâts
    }
cc-event-miss = manqué : { $disc }
cc-event-armor-used = l’équipe { $team } défausse { $card } : son armure arrête tous les dégâts du tir
cc-event-lose =
    { $count ->
        [one] l’équipe { $team } perd { $count } jeton Santé (reste : { $left })
       *[other] l’équipe { $team } perd { $count } jetons Santé (reste : { $left })
    }
cc-event-steal = l’équipe { $thief } vole un jeton Santé à l’équipe { $team }
cc-event-stun = l’équipe { $team } sera assommée à son prochain tour
cc-event-heal =
    { $count ->
        [0] l’équipe { $team } ne soigne rien : la banque est vide
        [one] l’équipe { $team } prend { $count } jeton Santé dans la banque
       *[other] l’équipe { $team } prend { $count } jetons Santé dans la banque
    }
cc-event-reset =
    { $count ->
        [one] l’équipe { $team } mélange sa défausse à sa pioche ({ $count } carte)
       *[other] l’équipe { $team } mélange sa défausse à sa pioche ({ $count } cartes)
    }
cc-event-armor-kept = { $card } reste devant l’équipe { $team } comme armure
cc-event-surprise-declined = { $player } ne joue pas d’autre carte
cc-event-end = { $reason } : { $outcome }
cc-end-pool = une réserve de santé est vide
cc-end-bank = la banque de santé est vide
cc-end-hand = un joueur n’a plus de carte à jouer
cc-end-turns = le dernier tour est passé
cc-outcome-team = l’équipe { $team } gagne
cc-outcome-draw = égalité
cc-event-undo =
    { $count ->
        [one] { $player } annule { $count } réponse
       *[other] { $player } annule { $count } réponses
    }
cc-the-team = l’équipe { $team }
cc-disc-character = { $team } { $number }
cc-disc-obstacle = Obstacle { $number }
cc-disc-projectile = le projectile

## Questions

cc-ask-layout = Disposition des obstacles : { $layout }. L’acceptez-vous ?
cc-ask-card = Quelle carte jouez-vous ?
cc-ask-discard = Vous êtes assommé : quelle carte défaussez-vous ?
cc-ask-target = Tir ciblé ({ $shot }) : quel ennemi visez-vous ?
cc-ask-place = Où placez-vous le projectile ({ $shot }) ?
cc-ask-flick = { $shot } : quelle pichenette pour { $disc } ?
cc-ask-retry = La cible est manquée. Donnez-vous une autre pichenette au projectile ?
cc-ask-boost =
    { $count ->
        [one] Touché : { $count } dégât ! Défaussez-vous une carte de votre main pour en infliger { $boosted } ?
       *[other] Touché : { $count } dégâts ! Défaussez-vous une carte de votre main pour en infliger { $boosted } ?
    }
cc-ask-armor =
    { $count ->
        [one] Le tir inflige { $count } dégât à votre équipe. Utilisez-vous une armure ?
       *[other] Le tir inflige { $count } dégâts à votre équipe. Utilisez-vous une armure ?
    }
cc-ask-surprise = Attaque surprise : jouez-vous une autre carte ?
cc-ask-obstacle = Quel obstacle déplacez-vous, et comment ?

## Réponses

cc-done = non
cc-done-layout = finalement la première
cc-done-surprise = pas d’autre carte
cc-done-armor = pas d’armure
cc-done-boost = garder la main
cc-done-retry = en rester là
cc-done-obstacle = ne déplacer aucun obstacle
cc-accept = accepter
cc-propose = proposer { $layout }
cc-retry = une autre pichenette
cc-place = depuis { $disc }, à { $x } mm, { $y } mm
cc-flick = { $angle }°, force { $power } %
cc-flick-obstacle = { $disc } : { $angle }°, force { $power } %

dice-none = Aucun lancer en cours
dice-own-roll = { $purpose ->
    [offence] Votre lancer
    [defence] Votre lancer défensif
    [targeting] Votre dé de ciblage
   *[other] Vos dés
}
dice-roll-of = { $purpose ->
    [offence] Lancer de { $name }
    [defence] Défense de { $name }
    [targeting] Dé de ciblage de { $name }
   *[other] Dés de { $name }
}
dice-attempts = { $count ->
    [one] encore une Tentative de Lancer
   *[other] encore { $count } Tentatives de Lancer
}
dice-kept = gardé
dice-rolls = relancé
dice-faces = Nouvelle face
dice-pick-first = Choisissez un dé ci-dessus.
die-kept = dé { $place } : { $value }, { $symbol }, gardé
die-loose = dé { $place } : { $value }, { $symbol }
die-closed = dé { $place } : { $value }, { $symbol }, ne peut pas être choisi
face-name = { $value }, { $symbol }
bar-roll = { $count ->
    [one] Lancer un dé
   *[other] Lancer { $count } dés
}
bar-roll-none = Relancer
bar-all-kept = Tous les dés sont gardés : libérez-en un, ou choisissez une capacité.
bar-choose-ability = Choisissez l’une des capacités disponibles.
bar-choose-face = Choisissez maintenant sa nouvelle face.
bar-pass-on = Toujours passer
bar-pass-on-detail = tant que rien ne change
ribbon = Ce qui se passe
ribbon-by = { $kind ->
    [card] { $name } joue
    [ability] { $name } attaque avec
    [status] { $name } utilise
   *[defence] { $name } se défend avec
}
ribbon-at = contre
ribbon-you-may = Vous pouvez réagir.
ribbon-others-may = D’autres peuvent réagir.
damage = Dégâts Entrants
damage-part = { $what ->
    [attack] attaque
    [dealt] infligés
    [changed] autre changement
    [damage] autres dégâts
    [reflected] renvoyés
    [added] modificateurs
    [prevented] prévenus
    [avoided] évités
    [prevented_half] moitié prévenue
    [halved] divisés par deux
    [shared] pris par le Familier
   *[firm] inévitables
}
damage-part-of = { $what ->
    [prevented_half] { $name } (moitié)
    [halved] { $name } (divisés par deux)
    [avoided] { $name } (évite tout)
    [reflected] { $name } (renvoyés)
    [shared] { $name } (les encaisse)
    [firm] { $name } (inévitables)
   *[other] { $name }
}
damage-landed = viennent d’être subis
damage-heal = soigne { $count }
dice-odds-best = Vos chances avec ces dés, en jouant au mieux :
dice-odds-kept = { $count ->
    [0] Vos chances si vous ne gardez rien et relancez tout :
    [one] Vos chances si vous gardez ce dé :
   *[other] Vos chances si vous gardez ces { $count } dés :
}
dice-odds-of = Ce que { $name } peut atteindre avec ces dés :
dice-closed = Ce dé ne peut pas être choisi maintenant : seuls ceux qui sont encadrés le peuvent.

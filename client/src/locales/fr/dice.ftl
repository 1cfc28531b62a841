dice-none = Les dés reposent
dice-own-roll = { $purpose ->
    [offence] Votre lancer
    [defence] Votre lancer de défense
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
    [one] encore un lancer
   *[other] encore { $count } lancers
}
dice-kept = gardé
dice-rolls = relancé
dice-faces = Nouvelle face
dice-pick-first = Choisissez un dé ci-dessus.
die-kept = dé { $place } : { $value }, { $symbol }, gardé
die-loose = dé { $place } : { $value }, { $symbol }
face-name = { $value }, { $symbol }

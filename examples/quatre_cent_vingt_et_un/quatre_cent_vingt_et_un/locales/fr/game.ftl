game-quatre_cent_vingt_et_un = 421
mode-bar = au comptoir

heading-charge = Tour { $round } · charge
heading-discharge = Tour { $round } · décharge
table-player = Joueur
table-chips = jetons
table-result = Résultat
table-you = { $seat } (vous)
table-pot = Pot : { $chips ->
    [one] { $chips } jeton
   *[other] { $chips } jetons
}
table-dice = Dés : { $dice } (lancer { $rolls } sur { $limit })

ask-rolling = { $seat }, quels dés relancez-vous ?
answer-stand = Garder { $dice }
answer-reroll = { $count ->
    [0] Relancer tous les dés
   *[other] Relancer { $dice }, garder { $kept }
}

told-round-began = Tour { $number } : { $seat } commence.
told-rolled = { $seat } obtient { $dice }.
told-played-off = { $seat } partage le plus mauvais résultat et obtient { $dice }.
told-took-chips = { $seat } prend { $chips ->
    [one] { $chips } jeton
   *[other] { $chips } jetons
} au pot.
told-gave-chips = { $seat } donne { $chips ->
    [one] { $chips } jeton
   *[other] { $chips } jetons
} à { $to_seat }.
told-charge-ended = Le pot est vide : la décharge commence.
told-lost = { $seat } a les 21 jetons et perd.

# Ce que les pages du navigateur disent du jeu.
page-game-line = Trois dés, 21 jetons : ne soyez pas celui qui les a tous.
page-game-length = environ 10 min
page-hero-quatre_cent_vingt_et_un-player = Tous jouent la même chose.
page-option-charge = Lancers pendant la charge
page-value-charge-free = Jusqu’à trois
page-value-charge-dry = Un seul

game-quatre_cent_vingt_et_un = 421
mode-bar = at the bar

heading-charge = Round { $round } · charge
heading-discharge = Round { $round } · discharge
table-player = Player
table-chips = chips
table-result = Result
table-you = { $seat } (you)
table-pot = Pot: { $chips ->
    [one] 1 chip
   *[other] { $chips } chips
}
table-dice = Dice: { $dice } (roll { $rolls } of { $limit })

ask-rolling = { $seat }, which dice do you roll again?
answer-stand = Stand with { $dice }
answer-reroll = { $count ->
    [0] Roll all dice again
   *[other] Roll { $dice } again, keep { $kept }
}

told-round-began = Round { $number }: { $seat } begins.
told-rolled = { $seat } rolls { $dice }.
told-played-off = { $seat } shares the worst result and rolls { $dice }.
told-took-chips = { $seat } takes { $chips ->
    [one] 1 chip
   *[other] { $chips } chips
} from the pot.
told-gave-chips = { $seat } gives { $chips ->
    [one] 1 chip
   *[other] { $chips } chips
} to { $to_seat }.
told-charge-ended = The pot is empty: the discharge begins.
told-lost = { $seat } has all 21 chips and loses.

# What the pages of the browser say of the game.
page-game-line = Three dice, 21 chips: do not be the one who has them all.
page-game-length = about 10 min
page-hero-quatre_cent_vingt_et_un-player = All play the same.
page-option-charge = Rolls in the charge
page-value-charge-free = Up to three
page-value-charge-dry = One only

dice-none = The dice are at rest
dice-own-roll = { $purpose ->
    [offence] Your roll
    [defence] Your defence roll
    [targeting] Your targeting die
   *[other] Your dice
}
dice-roll-of = { $purpose ->
    [offence] { $name } rolls
    [defence] { $name } rolls for defence
    [targeting] { $name }: targeting die
   *[other] { $name }’s dice
}
dice-attempts = { $count ->
    [one] one roll left
   *[other] { $count } rolls left
}
dice-kept = kept
dice-rolls = rolls
dice-faces = New face
dice-pick-first = Pick a die above.
die-kept = die { $place }: { $value }, { $symbol }, kept
die-loose = die { $place }: { $value }, { $symbol }
face-name = { $value }, { $symbol }

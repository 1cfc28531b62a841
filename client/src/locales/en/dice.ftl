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
die-closed = die { $place }: { $value }, { $symbol }, cannot be chosen
face-name = { $value }, { $symbol }
bar-roll = { $count ->
    [one] Roll one die
   *[other] Roll { $count } dice
}
bar-roll-none = Roll again
bar-all-kept = All dice are kept: let one go, or choose an ability.
bar-choose-ability = Choose one of the abilities you have reached.
bar-choose-face = Now choose its new face.
bar-pass-on = Keep passing
bar-pass-on-detail = until something changes
ribbon = What is happening
ribbon-by = { $kind ->
    [card] { $name } plays
    [ability] { $name } attacks with
    [status] { $name } uses
   *[defence] { $name } defends with
}
ribbon-at = against
ribbon-you-may = You may respond.
ribbon-others-may = Others may respond.
damage = Damage that waits
damage-part = { $what ->
    [attack] attack
    [dealt] dealt
    [changed] changed otherwise
    [damage] other damage
    [reflected] reflected
    [added] modifiers
    [prevented] prevented
    [avoided] avoided
    [prevented_half] half prevented
    [halved] halved
    [shared] taken by the companion
   *[firm] unstoppable
}
damage-part-of = { $what ->
    [prevented_half] { $name } (half)
    [halved] { $name } (halved)
    [avoided] { $name } (avoids all)
    [reflected] { $name } (reflected)
    [shared] { $name } (takes it)
    [firm] { $name } (unstoppable)
   *[other] { $name }
}
damage-landed = just landed
damage-heal = heals { $count }
dice-odds-best = Your chance with the dice that lie here, if you play for it as well as one can:
dice-odds-kept = { $count ->
    [0] Your chance if you keep nothing and roll all dice:
    [one] Your chance if you keep this one die:
   *[other] Your chance if you keep these { $count } dice:
}
dice-odds-of = What { $name } may reach with the dice that lie here:
dice-closed = This die cannot be chosen now: the framed ones can.

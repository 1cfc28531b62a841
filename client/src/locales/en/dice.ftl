dice-none = No roll in progress
dice-own-roll = { $purpose ->
    [offence] Your roll
    [defence] Your defense roll
    [targeting] Your targeting die
   *[other] Your dice
}
dice-roll-of = { $purpose ->
    [offence] { $name } rolls
    [defence] { $name } rolls for defense
    [targeting] { $name }: targeting die
   *[other] { $name }’s dice
}
dice-attempts = { $count ->
    [one] one attempt left
   *[other] { $count } attempts left
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
bar-all-kept = All dice are kept: release one, or choose an ability.
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
ribbon-you-may = You can respond.
ribbon-others-may = Others can respond.
damage = Incoming damage
damage-part = { $what ->
    [attack] attack
    [dealt] dealt
    [changed] other changes
    [damage] other damage
    [reflected] reflected
    [added] modifiers
    [prevented] prevented
    [avoided] avoided
    [prevented_half] half prevented
    [halved] halved
    [shared] taken by the companion
   *[firm] unavoidable
}
damage-part-of = { $what ->
    [prevented_half] { $name } (half)
    [halved] { $name } (halved)
    [avoided] { $name } (avoids all)
    [reflected] { $name } (reflected)
    [shared] { $name } (takes it)
    [firm] { $name } (unavoidable)
   *[other] { $name }
}
damage-landed = just dealt
damage-heal = heals { $count }
dice-odds-best = Your chances with these dice, with best play:
dice-odds-kept = { $count ->
    [0] Your chance if you keep nothing and roll all dice:
    [one] Your chance if you keep this one die:
   *[other] Your chance if you keep these { $count } dice:
}
dice-odds-of = What { $name } can reach with these dice:
dice-closed = This die can’t be chosen now; only the framed ones can.

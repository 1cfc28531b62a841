### Why an answer is good in the catacombs. Values are health tokens; numbers arrive as the language writes them.

cc-hint-layout = no obstacle layout favors anyone
cc-hint-card = a hit in { $chance }% of tries, { $damage } damage on average; worth { $value } with all it does
cc-hint-card-blind = no enemy is in sight; worth { $value } with all it does
cc-hint-card-moves = no attack by itself; worth { $value } with what it prepares
cc-hint-discard = the card you will miss least
cc-hint-target = a straight shot at { $victim } hits in { $chance }% of tries
cc-hint-target-blind = neither enemy is in sight
cc-hint-place = a straight flick from there hits in { $chance }% of tries, most often { $victim }: { $damage } damage on average
cc-hint-place-blind = no spot has an enemy in sight; from there one may still be reached by chance
cc-hint-attack = hits in { $chance }% of tries, most often { $victim }: { $damage } damage on average
cc-hint-travel = no hit is likely; the enemy who acts next could then hit you in { $exposed }% of tries
cc-hint-approach = your next straight shot would then hit in { $chance }% of tries, that of the enemy who acts next in { $exposed }%
cc-hint-move = a straight shot of the enemy who acts next would then hit in { $exposed }% of tries
cc-hint-obstacle = a straight shot of the enemy who acts next would then hit in { $exposed }% of tries
cc-hint-stay = leaves all obstacles where they are; a straight shot of the enemy who acts next would hit in { $exposed }% of tries
cc-hint-retry = another flick costs nothing
cc-hint-boost = { $damage } more damage is worth more than this card
cc-hint-boost-lethal = with the boost their last health token is gone
cc-hint-armor = without it your team takes { $damage } damage
cc-hint-armor-lethal = without it your team loses its last health token
cc-hint-pass = nothing here is worth its price
cc-hint-keep = saves the card for later
cc-hint-costly = would cost more than it gains

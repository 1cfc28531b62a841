# Why an answer is good. Values are points of damage; numbers come written as the language writes them.
hint-announce = { $damage } damage on average; worth { $value } with its other effects and the defence
hint-announce-defeat = { $damage } damage on average, and a { $defeat } % chance to win with it
hint-no-ability = better than anything these dice allow
hint-reroll = { $dice ->
    [one] rolling this die again
   *[other] rolling these { $dice } dice again
  } makes the roll worth { $value } on average
hint-reroll-aim = above all for { $aim }, { $chance } % if played for; the roll is then worth { $value } on average
hint-play = gains { $value } beyond its price of { $cost } CP
hint-upgrade = gains { $value } over the rest of the game, beyond its price
hint-spend = gains { $value } beyond what is spent
hint-sell = the Combat Point is worth more than the card: { $value }
hint-pass = nothing here is worth its price
hint-end = nothing left that is worth its price
hint-defend = the defence is worth { $value } on average
hint-yes = gains { $value }
hint-choice = worth { $value }

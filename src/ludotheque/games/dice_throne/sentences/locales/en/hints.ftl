# Why an answer is good. Values are points of damage; numbers come written as the language writes them.
hint-win = { $reason } (chance to win: about { $win })

## What an answer brings, and what is paid for it
hint-gain-nothing = nothing
hint-gain-damage = { $n } { $form ->
    [one] damage
   *[other] damage
  }
hint-gain-strike = { $n } { $form ->
    [one] damage
   *[other] damage
  } dealt back
hint-gain-taken = { $n } { $form ->
    [one] damage
   *[other] damage
  } to you
hint-gain-foe-hurt = { $n } { $form ->
    [one] damage
   *[other] damage
  } to themselves
hint-gain-foe-saved = { $n } { $form ->
    [one] damage
   *[other] damage
  } kept off the opponent
hint-gain-foe-unanswered = no defense against it
hint-gain-foe-rest = effects worth { $n } to the opponent
hint-gain-foe-rest-lost = drawbacks worth { $n } to the opponent
hint-gain-saved = { $n } { $form ->
    [one] damage
   *[other] damage
  } kept off
hint-gain-heal = { $n } healing
hint-gain-hurt = { $n } { $form ->
    [one] damage
   *[other] damage
  } to yourself
hint-gain-phases = { $n } more Offensive Roll { $form ->
    [one] Phase
   *[other] Phases
  }
hint-gain-foe-phases = { $n } more Offensive Roll { $form ->
    [one] Phase
   *[other] Phases
  } for the opponent
hint-gain-unanswered = no defense against it
hint-gain-cp = { $n } CP
hint-gain-cp-lost = −{ $n } CP
hint-gain-cards = { $n } { $form ->
    [one] card
   *[other] cards
  }
hint-gain-cards-lost = −{ $n } { $form ->
    [one] card
   *[other] cards
  }
hint-gain-foe-cp = { $n } CP for the opponent
hint-gain-foe-cp-lost = −{ $n } CP for the opponent
hint-gain-foe-cards = { $n } { $form ->
    [one] card
   *[other] cards
  } for the opponent
hint-gain-foe-cards-lost = −{ $n } { $form ->
    [one] card
   *[other] cards
  } for the opponent
hint-gain-foe-heal = { $n } healing for the opponent
hint-gain-token = { $n } { $token }
hint-gain-token-lost = −{ $n } { $token }
hint-gain-foe-token = { $n } { $token } on the opponent
hint-gain-foe-token-lost = −{ $n } { $token } on the opponent
hint-gain-rest = effects worth { $n }
hint-gain-rest-lost = drawbacks worth { $n }
hint-gain-price-cp = { $n } CP
hint-gain-price-card = { $n } { $form ->
    [one] card
   *[other] cards
  }
hint-gain-price-token = { $n } { $token }
hint-for = , for { $price }
hint-for-worth = , worth { $gain }, for { $price }
hint-for-dear = , estimated at { $gain }: too little for { $price }
hint-for-nothing = , for free
hint-for-card = , less than selling the card would bring

## Rolls
hint-reroll = { $damage } on average with { $attempts ->
    [one] the roll
   *[other] the { $attempts } rolls
  } left, against { $stand } if you stop now
hint-reroll-aim = { $chance } to reach { $goal } with { $attempts ->
    [one] the roll
   *[other] the { $attempts } rolls
  } left; { $damage } on average, against { $stand } if you stop now
hint-reroll-worth = worth { $value } on average with { $attempts ->
    [one] the roll
   *[other] the { $attempts } rolls
  } left, against { $present } if you stop now
hint-reroll-aim-worth = { $chance } to reach { $goal } with { $attempts ->
    [one] the roll
   *[other] the { $attempts } rolls
  } left; worth { $value } on average, against { $present } if you stop now
hint-announce = { $gains }{ $average ->
    [yes] { " " }on average
   *[no] { "" }
  }{ $defended ->
    [yes] , before the defense
    [no] , with no defense allowed
   *[none] { "" }
  }
hint-announce-stand = { $gains }{ $average ->
    [yes] { " " }on average
   *[no] { "" }
  }{ $defended ->
    [yes] , before the defense
    [no] , with no defense allowed
   *[none] { "" }
  }; rolling again: { $again } on average
hint-announce-stand-worth = { $gains }{ $average ->
    [yes] { " " }on average
   *[no] { "" }
  }: worth { $value }, against { $after } on average if you roll again
hint-announce-defeat = { $gains }{ $average ->
    [yes] { " " }on average
   *[no] { "" }
  }, and { $defeat } to defeat with it (health there: { $health })
hint-no-ability = { $goal } would cost { $loss } more than it brings, the defense included
hint-no-ability-loss = gives up { $damage } on average from { $goal }
hint-no-ability-none = these dice make no ability
hint-no-ability-rolls = gives up { $attempts ->
    [one] the roll
   *[other] the { $attempts } rolls
  } left: { $again } on average
hint-present = { $gains }{ $average ->
    [yes] { " " }on average
   *[no] { "" }
  } with the dice as they are
hint-dice = the dice then bring { $damage } on average instead of { $stand }{ $price }
hint-dice-foe = their dice then bring only { $damage } on average instead of { $stand }{ $price }
hint-dice-worth = the dice are then worth { $after } on average instead of { $present }{ $price }
hint-dice-worth-foe = the dice are then worth { $after } to the player who rolled instead of { $present }{ $price }
hint-dice-none = nothing can be gained from these dice
hint-result = { $gains }{ $average ->
    [yes] { " " }on average
   *[no] { "" }
  } instead of { $before }{ $price }
hint-die-goal = then { $goal }: { $damage } on average instead of { $stand }
hint-die-target = the die says who is hit: { $low } to { $high } damage on average
hint-die-target-same = the die says who is hit: { $damage } on average, whatever the target
hint-die-unread = nothing that can be calculated depends on this die

## Cards and tokens
hint-offer = { $gains }{ $average ->
    [yes] { " " }on average
   *[no] { "" }
  }{ $price }
hint-survive = { $chance } to survive { $incoming } damage with { $health } health: { $gains }{ $average ->
    [yes] { " " }on average
   *[no] { "" }
  }{ $price }
hint-fell = { $gains }{ $average ->
    [yes] { " " }on average
   *[no] { "" }
  }, and { $chance } to defeat with it (health there: { $health }){ $price }
hint-wait = { $attempts ->
    [one] a free roll comes
   *[other] { $attempts } free rolls come
  } first
hint-early = can wait: now it would bring { $gain }
hint-early-card = can wait: { $gain } now, { $usual } at its usual moment
hint-upgrade = a turn then deals { $damage } on average instead of { $stand } ({ $after } instead of { $before } with all it does){ $price }
hint-upgrade-defence = against an attack of { $attack }, the defense then brings { $gains } on average instead of { $before }{ $price }
hint-upgrade-passive = a better passive for about { $turns } turns{ $price }
hint-take = usually brings { $usual }{ $price }

## The hand, and passing
hint-pass = { $option } would bring { $gain } and cost { $cost }
hint-pass-close = { $option } would bring only { $more } beyond its price
hint-pass-only = nothing else can be done here
hint-pass-loss = gives up { $loss } that { $option } would bring beyond its price
hint-pass-fatal = without { $option }, { $incoming } damage against { $health } health is the end
hint-pass-early = { $option } can wait: now it would bring { $gain }
hint-pass-early-card = { $option } can wait: { $gain } now, { $usual } at its usual moment
hint-keep-close = selling { $option } would bring only { $more } more than keeping it
hint-keep = { $option } is worth { $keep } in hand and { $cp } sold
hint-sell = the Combat Point is worth { $cp }, the card in hand { $keep }
hint-sell-loss = gives up { $loss } that selling { $option } would bring
hint-sell-upgrade = { $missing ->
    [one] 1 CP is
   *[other] { $missing } CP are
  } missing for { $option }; the card is worth { $keep } in hand
hint-sell-surplus = { $count } cards in hand, and only { $limit } may stay; this one is worth { $keep }
hint-part-least = worth { $keep } in hand, the least of { $count } cards
hint-part = worth { $keep } in hand, { $more } more than { $option }

## Choices
hint-defend = { $gains } on average against an attack of { $incoming }
hint-defend-survive = { $chance } to survive { $incoming } damage with { $health } health: { $gains } on average
hint-no-defence = a defense would save { $saved } of { $incoming } on average and strike back for { $damage }
hint-player = { $gains }{ $average ->
    [yes] { " " }on average
   *[no] { "" }
  }, worth { $value }; { $health } health there
hint-token-moved = moving it is worth { $value }
hint-token-moved-loss = moving it would cost { $loss }
hint-token-gone = without { $token } you are { $value } better off
hint-token-gone-loss = without { $token } you are { $loss } worse off
hint-decline = the best on offer would cost { $loss } more than it brings
hint-decline-loss = gives up what is worth { $loss }
hint-number = { $gains }{ $average ->
    [yes] { " " }on average
   *[no] { "" }
  }, worth { $value }
hint-number-tokens = { $gains }, worth { $value }
hint-number-most = { $count } of them: the more, the better
hint-yes = { $gains }{ $average ->
    [yes] { " " }on average
   *[no] { "" }
  }: { $net ->
    [yes] worth { $value } in all
   *[no] costs { $loss } more than it brings
  }
hint-yes-free = costs nothing
hint-no-free = gives up what costs nothing
hint-option = { $gains }{ $average ->
    [yes] { " " }on average
   *[no] { "" }
  }, worth { $value }
hint-option-unread = nothing that can be calculated depends on it
hint-type-normal = this part can still be defended against and prevented
hint-type-undefendable = this part cannot be defended against, only prevented
hint-type-ultimate = this part can be neither defended against nor prevented
hint-refuse-harm = { $token } would cost you { $loss }
hint-refuse-good = { $token } would bring you { $loss }
hint-trigger-good = { $token } brings you { $loss }: what helps comes first
hint-trigger-harm = { $token } costs you { $loss }: what hurts comes last
hint-companion = { $token } brings { $worth } now
hint-companion-paid = gives up { $token }, which would bring { $worth } now
hint-share = health left: { $left } for your companion, { $own_left } for you

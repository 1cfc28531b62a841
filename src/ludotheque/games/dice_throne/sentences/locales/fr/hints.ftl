# Pourquoi une réponse est bonne. Les valeurs sont des points de dégâts ; les nombres arrivent écrits à la française.
hint-win = { $reason } (chances de gagner : environ { $win })

## Ce qu’une réponse rapporte, et ce qu’elle coûte
hint-gain-nothing = rien
hint-gain-damage = { $n } { $form ->
    [one] dégât
   *[other] dégâts
  }
hint-gain-strike = { $n } { $form ->
    [one] dégât rendu
   *[other] dégâts rendus
  }
hint-gain-taken = { $n } { $form ->
    [one] dégât subi
   *[other] dégâts subis
  }
hint-gain-foe-hurt = { $n } { $form ->
    [one] dégât
   *[other] dégâts
  } à soi-même
hint-gain-foe-saved = { $n } { $form ->
    [one] dégât évité
   *[other] dégâts évités
  } par l’adversaire
hint-gain-foe-unanswered = aucune défense possible
hint-gain-foe-rest = des effets qui valent { $n } pour l’adversaire
hint-gain-foe-rest-lost = des inconvénients qui coûtent { $n } à l’adversaire
hint-gain-saved = { $n } { $form ->
    [one] dégât évité
   *[other] dégâts évités
  }
hint-gain-heal = { $n } de Santé en plus
hint-gain-hurt = { $n } { $form ->
    [one] dégât
   *[other] dégâts
  } à vous-même
hint-gain-phases = { $n } { $form ->
    [one] Phase de Lancer Offensif supplémentaire
   *[other] Phases de Lancer Offensif supplémentaires
  }
hint-gain-foe-phases = { $n } { $form ->
    [one] Phase de Lancer Offensif supplémentaire
   *[other] Phases de Lancer Offensif supplémentaires
  } pour l’adversaire
hint-gain-unanswered = aucune défense possible
hint-gain-cp = { $n } PC
hint-gain-cp-lost = { $n } PC de moins
hint-gain-cards = { $n } { $form ->
    [one] carte
   *[other] cartes
  }
hint-gain-cards-lost = { $n } { $form ->
    [one] carte
   *[other] cartes
  } de moins
hint-gain-foe-cp = { $n } PC pour l’adversaire
hint-gain-foe-cp-lost = { $n } PC de moins pour l’adversaire
hint-gain-foe-cards = { $n } { $form ->
    [one] carte
   *[other] cartes
  } pour l’adversaire
hint-gain-foe-cards-lost = { $n } { $form ->
    [one] carte
   *[other] cartes
  } de moins pour l’adversaire
hint-gain-foe-heal = { $n } de Santé pour l’adversaire
hint-gain-token = { $n } { $token }
hint-gain-token-lost = { $n } { $token } de moins
hint-gain-foe-token = { $n } { $token } chez l’adversaire
hint-gain-foe-token-lost = { $n } { $token } de moins chez l’adversaire
hint-gain-rest = des effets qui valent { $n }
hint-gain-rest-lost = des inconvénients qui coûtent { $n }
hint-gain-price-cp = { $n } PC
hint-gain-price-card = { $n } { $form ->
    [one] carte
   *[other] cartes
  }
hint-gain-price-token = { $n } { $token }
hint-for = , pour { $price }
hint-for-worth = , d’une valeur de { $gain }, pour { $price }
hint-for-dear = , estimé à { $gain } : trop peu pour { $price }
hint-for-nothing = , sans rien payer
hint-for-card = , moins que ce que la carte rapporterait vendue

## Lancers
hint-reroll = { $damage } en moyenne avec { $attempts ->
    [one] la Tentative de Lancer restante
   *[other] les { $attempts } Tentatives de Lancer restantes
  }, contre { $stand } en s’arrêtant là
hint-reroll-aim = { $chance } de chances d’atteindre { $goal } avec { $attempts ->
    [one] la Tentative de Lancer restante
   *[other] les { $attempts } Tentatives de Lancer restantes
  } ; { $damage } en moyenne, contre { $stand } en s’arrêtant là
hint-reroll-worth = vaut { $value } en moyenne avec { $attempts ->
    [one] la Tentative de Lancer restante
   *[other] les { $attempts } Tentatives de Lancer restantes
  }, contre { $present } en s’arrêtant là
hint-reroll-aim-worth = { $chance } de chances d’atteindre { $goal } avec { $attempts ->
    [one] la Tentative de Lancer restante
   *[other] les { $attempts } Tentatives de Lancer restantes
  } ; vaut { $value } en moyenne, contre { $present } en s’arrêtant là
hint-announce = { $gains }{ $average ->
    [yes] { " " }en moyenne
   *[no] { "" }
  }{ $defended ->
    [yes] , avant la défense
    [no] , sans défense possible
   *[none] { "" }
  }
hint-announce-stand = { $gains }{ $average ->
    [yes] { " " }en moyenne
   *[no] { "" }
  }{ $defended ->
    [yes] , avant la défense
    [no] , sans défense possible
   *[none] { "" }
  } ; en relançant : { $again } en moyenne
hint-announce-stand-worth = { $gains }{ $average ->
    [yes] { " " }en moyenne
   *[no] { "" }
  } : vaut { $value }, contre { $after } en moyenne en relançant
hint-announce-defeat = { $gains }{ $average ->
    [yes] { " " }en moyenne
   *[no] { "" }
  }, et { $defeat } de chances de vaincre ainsi (Santé en face : { $health })
hint-no-ability = { $goal } coûterait { $loss } de plus qu’elle ne rapporte, défense comprise
hint-no-ability-loss = renonce à { $damage } en moyenne avec { $goal }
hint-no-ability-none = ces dés n’activent aucune capacité
hint-no-ability-rolls = renonce { $attempts ->
    [one] à la Tentative de Lancer restante
   *[other] aux { $attempts } Tentatives de Lancer restantes
  } : { $again } en moyenne
hint-present = { $gains }{ $average ->
    [yes] { " " }en moyenne
   *[no] { "" }
  } avec les dés tels quels
hint-dice = les dés rapportent alors { $damage } en moyenne au lieu de { $stand }{ $price }
hint-dice-foe = ne laisse au joueur qui les a lancés que { $damage } en moyenne au lieu de { $stand }{ $price }
hint-dice-worth = les dés valent alors { $after } en moyenne au lieu de { $present }{ $price }
hint-dice-worth-foe = les dés valent alors { $after } pour le joueur qui les a lancés au lieu de { $present }{ $price }
hint-dice-none = rien à gagner avec ces dés
hint-result = { $gains }{ $average ->
    [yes] { " " }en moyenne
   *[no] { "" }
  } au lieu de { $before }{ $price }
hint-die-goal = alors { $goal } : { $damage } en moyenne au lieu de { $stand }
hint-die-target = le dé dit qui est touché : de { $low } à { $high } dégâts en moyenne
hint-die-target-same = le dé dit qui est touché : { $damage } en moyenne, quelle que soit la cible
hint-die-unread = rien de ce qui se calcule ne dépend de ce dé

## Cartes et jetons
hint-offer = { $gains }{ $average ->
    [yes] { " " }en moyenne
   *[no] { "" }
  }{ $price }
hint-survive = { $chance } de chances de survivre à une perte de { $incoming } avec { $health } de Santé : { $gains }{ $average ->
    [yes] { " " }en moyenne
   *[no] { "" }
  }{ $price }
hint-fell = { $gains }{ $average ->
    [yes] { " " }en moyenne
   *[no] { "" }
  }, et { $chance } de chances de vaincre ainsi (Santé en face : { $health }){ $price }
hint-wait = { $attempts ->
    [one] une Tentative de Lancer vient
   *[other] { $attempts } Tentatives de Lancer viennent
  } d’abord
hint-early = peut attendre : maintenant, cela rapporterait { $gain }
hint-early-card = peut attendre : { $gain } maintenant, { $usual } au moment habituel
hint-upgrade = un tour inflige alors { $damage } en moyenne au lieu de { $stand } ({ $after } au lieu de { $before } avec tous ses effets){ $price }
hint-upgrade-defence = contre une attaque de { $attack }, la défense apporte alors { $gains } en moyenne au lieu de { $before }{ $price }
hint-upgrade-passive = une meilleure capacité passive pour { $turns } tours environ{ $price }
hint-take = rapporte { $usual } d’habitude{ $price }

## La main, et passer
hint-pass = { $option } rapporterait { $gain } et coûterait { $cost }
hint-pass-close = { $option } ne rapporterait que { $more } de plus que son prix
hint-pass-only = il n’y a rien d’autre à faire ici
hint-pass-loss = renonce à { $loss }, ce que { $option } rapporterait de plus que son prix
hint-pass-fatal = sans { $option }, une perte de { $incoming } contre { $health } de Santé, c’est la fin
hint-pass-early = { $option } peut attendre : maintenant, cela rapporterait { $gain }
hint-pass-early-card = { $option } peut attendre : { $gain } maintenant, { $usual } au moment habituel
hint-keep-close = { $option } vendue ne rapporterait que { $more } de plus que gardée
hint-keep = { $option } vaut { $keep } en main et { $cp } vendue
hint-sell = le Point de Combat vaut { $cp }, la carte en main { $keep }
hint-sell-loss = renonce à { $loss }, ce que { $option } rapporterait vendue
hint-sell-upgrade = il manque { $missing ->
    [one] 1 PC
   *[other] { $missing } PC
  } pour { $option } ; la carte vaut { $keep } en main
hint-sell-surplus = { $count } cartes en main, et seules { $limit } peuvent y rester ; celle-ci vaut { $keep }
hint-part-least = vaut { $keep } en main, le moins de { $count } cartes
hint-part = vaut { $keep } en main, { $more } de plus que { $option }

## Choix
hint-defend = { $gains } en moyenne contre une attaque de { $incoming }
hint-defend-survive = { $chance } de chances de survivre à une perte de { $incoming } avec { $health } de Santé : { $gains } en moyenne
hint-no-defence = une défense épargnerait { $saved } sur { $incoming } en moyenne et rendrait { $damage }
hint-player = { $gains }{ $average ->
    [yes] { " " }en moyenne
   *[no] { "" }
  }, soit une valeur de { $value } ; Santé à cet endroit : { $health }
hint-token-moved = le déplacer vaut { $value }
hint-token-moved-loss = le déplacer coûterait { $loss }
hint-token-gone = sans { $token }, votre situation vaut { $value } de plus
hint-token-gone-loss = sans { $token }, votre situation vaut { $loss } de moins
hint-decline = la meilleure offre coûterait { $loss } de plus qu’elle ne rapporte
hint-decline-loss = renonce à ce qui vaut { $loss }
hint-number = { $gains }{ $average ->
    [yes] { " " }en moyenne
   *[no] { "" }
  }, soit une valeur de { $value }
hint-number-tokens = { $gains }, soit une valeur de { $value }
hint-number-most = { $count } : plus il y en a, mieux c’est
hint-yes = { $gains }{ $average ->
    [yes] { " " }en moyenne
   *[no] { "" }
  } : { $net ->
    [yes] vaut { $value } en tout
   *[no] coûte { $loss } de plus que cela ne rapporte
  }
hint-yes-free = ne coûte rien
hint-no-free = renonce à ce qui ne coûte rien
hint-option = { $gains }{ $average ->
    [yes] { " " }en moyenne
   *[no] { "" }
  }, soit une valeur de { $value }
hint-option-unread = rien de ce qui se calcule n’en dépend
hint-type-normal = on peut encore se défendre contre cette part et la prévenir
hint-type-undefendable = on ne peut pas se défendre contre cette part, seulement la prévenir
hint-type-ultimate = on ne peut ni se défendre contre cette part ni la prévenir
hint-refuse-harm = { $token } vous coûterait { $loss }
hint-refuse-good = { $token } vous rapporterait { $loss }
hint-trigger-good = { $token } vous rapporte { $loss } : ce qui aide vient d’abord
hint-trigger-harm = { $token } vous coûte { $loss } : ce qui nuit vient en dernier
hint-companion = { $token } rapporte { $worth } maintenant
hint-companion-paid = renonce à { $token }, qui rapporterait { $worth } maintenant
hint-share = Santé restante : { $left } pour votre Familier, { $own_left } pour vous

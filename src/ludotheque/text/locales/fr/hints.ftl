# Pourquoi une réponse est bonne. Les valeurs sont des points de dégâts ; les nombres arrivent écrits à la française.
hint-announce = { $damage } dégâts en moyenne ; vaut { $value } avec ses autres effets et la défense
hint-announce-defeat = { $damage } dégâts en moyenne, et { $defeat } % de chances de gagner ainsi
hint-no-ability = mieux que tout ce que permettent ces dés
hint-reroll = { $dice ->
    [one] relancer ce dé
   *[other] relancer ces { $dice } dés
  } porte la valeur du lancer à { $value } en moyenne
hint-reroll-aim = surtout pour { $aim }, { $chance } % en jouant pour ; le lancer vaut alors { $value } en moyenne
hint-play = rapporte { $value } de plus que son prix de { $cost } PC
hint-upgrade = rapporte { $value } de plus que son prix d’ici la fin de la partie
hint-spend = rapporte { $value } de plus que ce qui est dépensé
hint-sell = le Point de Combat vaut plus que la carte : { $value }
hint-pass = rien ici ne vaut son prix
hint-end = il ne reste rien qui vaille son prix
hint-defend = la défense vaut { $value } en moyenne
hint-yes = rapporte { $value }
hint-choice = vaut { $value }

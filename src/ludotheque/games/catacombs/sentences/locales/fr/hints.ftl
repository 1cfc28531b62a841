### Pourquoi une réponse est bonne dans les catacombes. Les valeurs sont des jetons Santé ; les nombres arrivent écrits à la française.

cc-hint-layout = aucune disposition des obstacles n’avantage personne
cc-hint-card = touche dans { $chance } % des essais, dégâts en moyenne : { $damage } ; vaut { $value } avec tout ce qu’elle fait
cc-hint-card-blind = aucun ennemi n’est en vue ; vaut { $value } avec tout ce qu’elle fait
cc-hint-card-moves = n’attaque pas elle-même ; vaut { $value } avec ce qu’elle prépare
cc-hint-discard = la carte qui vous manquera le moins
cc-hint-target = un tir droit sur { $victim } touche dans { $chance } % des essais
cc-hint-target-blind = aucun des deux ennemis n’est en vue
cc-hint-place = de là, une pichenette droite touche dans { $chance } % des essais, le plus souvent { $victim } ; dégâts en moyenne : { $damage }
cc-hint-place-blind = d’aucun endroit on ne voit un ennemi ; de là, un coup de chance peut encore en atteindre un
cc-hint-attack = touche dans { $chance } % des essais, le plus souvent { $victim } ; dégâts en moyenne : { $damage }
cc-hint-travel = aucune touche à espérer ; l’ennemi qui joue ensuite pourrait alors vous toucher dans { $exposed } % des essais
cc-hint-approach = votre prochain tir droit toucherait alors dans { $chance } % des essais, celui de l’ennemi qui joue ensuite dans { $exposed } %
cc-hint-move = un tir droit de l’ennemi qui joue ensuite toucherait alors dans { $exposed } % des essais
cc-hint-obstacle = un tir droit de l’ennemi qui joue ensuite toucherait alors dans { $exposed } % des essais
cc-hint-stay = laisse tous les obstacles en place ; un tir droit de l’ennemi qui joue ensuite toucherait dans { $exposed } % des essais
cc-hint-retry = une autre pichenette ne coûte rien
cc-hint-boost = un bonus de { $damage } aux dégâts vaut mieux que cette carte
cc-hint-boost-lethal = avec ce bonus, leur dernier jeton Santé disparaît
cc-hint-armor = sans elle, dégâts subis par votre équipe : { $damage }
cc-hint-armor-lethal = sans elle, votre équipe perd son dernier jeton Santé
cc-hint-pass = rien ici ne vaut son prix
cc-hint-keep = garde la carte pour plus tard
cc-hint-costly = coûterait plus que cela ne rapporte

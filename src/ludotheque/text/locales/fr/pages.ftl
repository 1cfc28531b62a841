### Ce que les pages disent d’elles-mêmes dans l’aperçu d’un lien, aux moteurs de recherche et au navigateur qui installe.

head-site-line = { $games } dans le navigateur : contre des robots, autour d’un écran ou entre amis. Non officiel et gratuit.
head-picture = Emblèmes de jeux sur un tapis vert
head-window = { $page } · Ludothèque
head-home = Ludothèque – des jeux, une table
head-new = Nouvelle partie
head-new-game = Nouvelle partie : { $game }
head-new-line = { $game } : créez une table contre des robots, autour d’un écran ou en ligne. Non officiel et gratuit.
head-my-games = Mes parties
head-rules = Règles et cartes
head-rules-game = Règles : { $game }
head-rules-line = { $game } : les règles numérotées et l’effet de chaque carte, avec nos mots. Non officiel.
head-rule = Règle { $rule } : { $game }
head-cards = Cartes : { $name }, { $game }
head-learn = Apprendre à jouer
head-learn-game = Apprendre à jouer : { $game }
head-learn-line = { $game } : apprenez en jouant, en cinq minutes environ. Non officiel et gratuit.
head-join = Rejoindre une partie
head-watch = Regarder
head-replays = Parties à revoir
head-statistics = Statistiques
head-settings = Réglages
head-about = À propos et crédits
head-campaign = Campagnes
head-offline = Pas de connexion
head-nothing = Rien ici
head-invited = Invitation à une partie
head-invited-game = Invitation à jouer : { $game }
head-invited-line = Ouvrez le lien pour vous asseoir. Rien à installer, aucun compte à créer. Ludothèque est non officielle et gratuite.
head-free = { $free ->
    [0] { $game } : la table est complète
    [one] { $game } : 1 place libre
   *[other] { $game } : { $free } places libres
}
head-free-line = { $game }, table publique : ouvrez le lien pour jouer ou pour regarder.
head-playing = En direct : { $who }
head-playing-line = { $game }, partie publique en cours : ouvrez le lien pour la regarder.
head-replay = Partie à revoir
head-replay-game = À revoir : { $game }
head-replay-line = { $game } : une partie terminée, coup par coup.
head-result = { $count ->
    [one] { $game }. Victoire : { $names }.
   *[other] { $game }. Victoires : { $names }.
}

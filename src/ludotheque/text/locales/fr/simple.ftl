### Les jeux qui se montrent en phrases seulement.

hero-player = joueur
simple-player = Joueur { $number }
simple-undone = { $seat } annule une réponse.
simple-advice = c’est ce que ferait le meilleur robot d’ici
simple-worth = ce que ferait le meilleur robot d’ici
simple-no-odds = Aucune chance n’est calculée dans ce jeu.
simple-no-cards = Il n’y a pas de cartes dans ce jeu.
simple-help =
    Répondez par un numéro, ou tapez l’un de ces mots (anglais ou français) :
      passer                 passer ou s’arrêter, là où c’est permis
      annuler                annuler la dernière réponse, ou savoir pourquoi non
      conseil                ce que ferait le meilleur robot d’ici
      plateau, journal       la table, ce qui s’est passé
      règle { $rule }           une règle
      sauver F, reprendre F  sauvegarder la partie, en reprendre une
      quitter                partir

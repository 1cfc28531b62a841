### Ce que les règles de ce jeu opposent à une réponse ou à une table.

reason-unplayable = { $hero } ne peut pas encore être joué : aucune règle n’exécute { $words }.

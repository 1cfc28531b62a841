### Ce que les règles de ce jeu opposent à une réponse ou à une table.

reason-hero-twice = Un héros est là trop souvent : une boîte contient un exemplaire de chacun.
reason-sheet = Une feuille de campagne est celle d’un autre héros que celui de sa place.
reason-deck = Ce donjon demande son propre paquet, ou le paquet mélangé.
reason-hordes = Les hordes sont une carte pour quatre joueurs.

### Ce qu’un navigateur montre à côté des textes des jeux.

screen-not-asked = Rien ne vous est demandé maintenant.
screen-anything = Toute action
screen-others-asked = Rien ne vous est demandé maintenant : { $count ->
    [one] c’est { $names } de répondre
   *[other] c’est { $names } de répondre
}.
screen-no-such-step = Un conseil a trois étapes : 1, 2 et 3, pas { $step }.
screen-won-by = { $count ->
    [one] { $names } gagne.
   *[other] { $names } gagnent.
  }
screen-draw = Match nul.
screen-resigned-won = { $count ->
    [one] { $winners } gagne
   *[other] { $winners } gagnent
  } : { $gone ->
    [one] { $resigned } a abandonné.
   *[other] { $resigned } ont abandonné.
  }
screen-resigned-all = Tout le monde a abandonné : personne ne gagne.
screen-resigned-lost = La partie a été abandonnée : elle est perdue.
screen-and = et

## Groupes de réponses, là où une liste serait trop longue

path-range = { $first }–{ $last }

## Les petites cartes derrière les termes

term-seat = joueur

## Conseils, étape par étape : où regarder, les meilleures réponses, pourquoi

nudge-wait = Quelque chose vaut-il ici son prix ? Le mieux est peut-être d’y renoncer.
nudge-card = Regardez vos cartes : l’une d’elles convient maintenant.
nudge-target = Comparez qui en souffrirait le plus.
nudge-choice = Comparez ce que vous laisse chaque réponse.
nudge-close = Les meilleures réponses se valent presque.
hint-best = { $place }. { $answer } – { $worth }
hint-why = { $answer } – { $reason }

## Ce qu’une réponse changerait

preview-change = { $who } : { $what } { $before } → { $after }
preview-range = { $who } : { $what } { $before } → { $least } à { $most }, { $mean } en moyenne
preview-unanswered = On suppose que personne ne réagit et que la cible d’une attaque se défend.
preview-health = santé
preview-cards = cartes
preview-dice = dés

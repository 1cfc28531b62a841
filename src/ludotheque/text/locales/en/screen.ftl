### What a browser shows beside the texts of the games.

screen-not-asked = You have nothing to answer right now.
screen-anything = Any action
screen-others-asked = You have nothing to answer right now: { $count ->
    [one] it is up to { $names }
   *[other] it is up to { $names }
}.
screen-no-such-step = A hint has three steps: 1, 2 and 3, not { $step }.
screen-won-by = { $count ->
    [one] { $names } wins.
   *[other] { $names } win.
  }
screen-draw = A draw.
screen-resigned-won = { $count ->
    [one] { $winners } wins
   *[other] { $winners } win
  }: { $gone ->
    [one] { $resigned } has resigned.
   *[other] { $resigned } have resigned.
  }
screen-resigned-all = Everybody has resigned: nobody wins.
screen-resigned-lost = The game was given up and is lost.
screen-and = and

## Groups of answers, where a list would be too long

path-range = { $first }–{ $last }

## The small cards behind terms

term-seat = player

## Hints, step by step: where to look, the best answers, why

nudge-wait = Is anything here worth its price? It may be best to do nothing.
nudge-card = Look at your cards: one of them fits now.
nudge-target = Compare who it would hurt most.
nudge-choice = Compare what each answer leaves you with.
nudge-close = The best answers are nearly equal.
hint-best = { $place }. { $answer } – { $worth }
hint-why = { $answer } – { $reason }

## What an answer would change

preview-change = { $who }: { $what } { $before } → { $after }
preview-range = { $who }: { $what } { $before } → { $least } to { $most }, { $mean } on average
preview-unanswered = This assumes that nobody responds and that the target of an attack defends.
preview-health = health
preview-cards = cards
preview-dice = dice

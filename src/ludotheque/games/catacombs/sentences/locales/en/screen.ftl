### Catacombs Conquest in the browser.

screen-hidden-card = a hidden card

term-team = team
term-disc = disc

nudge-place = Look for a spot with an enemy in sight.
nudge-aim = Look at the angles: who can be reached in a straight line, and who could reach you?

worth-catacombs = worth { $value } health tokens

preview-tokens = health tokens
preview-pile = draw pile
preview-bank = Bank

review-health-tokens = Tokens are the health of each team. There is no reliable estimate of the chance of winning, so none is shown.

cc-review-hit =
    { $amount ->
        [one] { $what }, { $amount } health token lost
       *[other] { $what }, { $amount } health tokens lost
    }

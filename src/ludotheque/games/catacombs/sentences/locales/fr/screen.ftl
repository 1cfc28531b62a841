### À la conquête des catacombes dans le navigateur.

screen-hidden-card = une carte cachée

term-team = équipe
term-disc = pion

nudge-place = Cherchez un endroit d’où l’on voit un ennemi.
nudge-aim = Regardez les angles : qui peut être atteint en ligne droite, et qui pourrait vous atteindre ?

worth-catacombs = vaut { $value } jetons Santé

preview-tokens = jetons Santé
preview-pile = pioche
preview-bank = Banque

review-health-tokens = Les jetons sont la santé de chaque équipe. Faute d’estimation fiable, aucune chance de gagner n’est montrée.

cc-review-hit =
    { $amount ->
        [one] { $what }, { $amount } jeton Santé perdu
       *[other] { $what }, { $amount } jetons Santé perdus
    }

### Games that are shown by sentences alone.

hero-player = player
simple-player = Player { $number }
simple-undone = { $seat } takes back an answer.
simple-advice = this is what the best bot here would do
simple-worth = what the best bot here would do
simple-no-odds = No chances are calculated in this game.
simple-no-cards = There are no cards in this game.
simple-help =
    Answer with a number, or type one of these (the first letter is mostly enough):
      pass                    pass or stop, where you may
      undo                    take back your last answer, or see why not
      hint                    what the best bot here would do
      board, log              the table, what happened so far
      rules { $rule }            a rule
      save FILE, resume FILE  save the game, resume a saved one
      quit                    leave

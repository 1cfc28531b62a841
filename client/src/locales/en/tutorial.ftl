tutorial-heading = Learn by playing
tutorial-lead = Five minutes at a real table, against a bot. One rule at a time; you play, and the table shows you where to look.
tutorial-minutes = { $count ->
    [one] about one minute
   *[other] about { $count } minutes
}
tutorial-begin = Begin
tutorial-continue = Continue where I was
tutorial-anew = Start again
tutorial-unknown = There is no tutorial with that name.
tutorial-all = All tutorials
tutorial-room-gone = That game no longer exists. Start again?
tutorial-failed = The table could not be set up: { $reason }
tutorial-unreachable = The server does not answer.
tutorial-making = Setting up the table…
tutorial-coach = Tutorial
tutorial-place = Lesson { $place } of { $count }
tutorial-next = Got it
tutorial-skip = Skip this lesson
tutorial-show = Show me where
tutorial-fold = Fold the tutorial away
tutorial-unfold = Show the tutorial
tutorial-rule = The rule
tutorial-leave = Leave the tutorial
tutorial-finish = Play on
tutorial-first = Your first game
tutorial-other = Another tutorial
tutorial-waiting-title = Watch
tutorial-waiting = The others are playing, or the next lesson waits for its moment. Answer what the game asks you; the log says what happened.
tutorial-your-turn-title = Your move
tutorial-your-turn = Answer as you like: the sentence above the buttons says what the game is waiting for. The next lesson comes when its moment does.
tutorial-again = Once more
tutorial-short-title = The game is over, the lessons are not
tutorial-short = It ended before every lesson had its turn. Set up the table once more: you keep what you have learned.

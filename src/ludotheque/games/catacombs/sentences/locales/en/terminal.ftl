### Catacombs Conquest in the terminal.

mode-trio = three players
mode-teams = two against two

## The arena

arena-heading = Turn { $turn } · { $character }
arena-heading-before = Before the first turn
arena-heading-over = After { $turn } turns
arena-hand = hand { $count }
arena-hand-own = hand { $count } (yours)
arena-pile = draw pile { $count }
arena-discard = discard { $count }
arena-armor = armor: { $cards }
arena-stunned = stunned
arena-bank = Bank { $count }
arena-sequence = { $card }: { $shots }
arena-target = Target: { $disc }
arena-discarded = Discard pile, { $team }: { $cards }
arena-partner = { $player } holds: { $cards }
arena-bearings = From { $disc } at ({ $x }, { $y }):
arena-bearing = { $disc }: { $angle }°, { $distance } mm, { $way }, power { $power }% or more
arena-places = The arena, { $width } by { $height } mm, measured from the lower left corner. { $places }.
arena-place = { $disc } at ({ $x }, { $y })
arena-clear = clear
arena-blocked = behind { $disc }

## What can be answered

arena-nudge-flick = Just nudge it
arena-nudge-obstacle = Just nudge obstacle 1
arena-type-flick = type “aim 37.5 power 60” (0° right, 90° up, 180° left; power 0 to 100), or “aim X power 60”
arena-type-obstacle = type “obstacle 3 aim 90 power 20” (0° right, 90° up; power 0 to 100)
arena-type-place = type “place 45 30”: at 45°, 30 mm from center to center ({ $least } to { $most })
arena-type-spot = or “place at 120 88”: x and y in mm; “aim … power …” may follow on the same line
arena-type-partner = or “place { $letter } 45 30”: from your other character
arena-typed-place = place { $letter } at { $x } { $y }
arena-typed-flick = aim { $angle } power { $power }
arena-typed-obstacle = obstacle { $number } aim { $angle } power { $power }
arena-hint = What a sensible player would answer, best first:
arena-hint-number = [{ $typed }] { $answer } – { $reason }
arena-hint-order = “{ $typed }” – { $reason }
arena-draw = A draw: as many tokens, and as many cards.

## What cannot

arena-not-read = I do not understand “{ $word }” in “{ $text }”; “help” shows how orders are written.
arena-no-flick = “{ $text }”: there is nothing to flick here.
arena-no-obstacle = “{ $text }”: an obstacle is moved at the end of your turn (CC-OBST-2).
arena-no-place = “{ $text }”: there is no projectile to place now.
arena-which-obstacle = There is no obstacle “{ $text }”; they are numbered 1 to 5 (CC-OBST-4).
arena-which-disc = There is no disc “{ $text }”; characters are A, B, X and Y, obstacles 1 to 5.
arena-need-both = “{ $text }” lacks something: both an angle and a power are needed, as in “aim 37.5 power 60”.
arena-bad-angle = “{ $text }” isn’t a direction: an angle from −360 to 360 degrees, or another disc’s letter.
arena-bad-power = “{ $text }” isn’t a power: it goes from 0 to 100 percent (CC-INPUT-1).
arena-bad-origin = The projectile cannot start from { $text }; possible: { $allowed } (CC-SHOT-4, CC-SHOT-9).
arena-bad-distance = { $distance } mm is not within reach: from { $least } to { $most } mm between the centers (CC-RANGE-2).
arena-place-how = “{ $text }” isn’t a spot: “place 45 30” is an angle and a distance, “place at 120 88” is x and y in mm.
arena-spot-outside = At ({ $x }, { $y }) the projectile would not be entirely inside the arena (CC-RANGE-3).
arena-spot-taken = At ({ $x }, { $y }) the projectile would be too close to { $disc } (CC-RANGE-3).
arena-spot-far = ({ $x }, { $y }) is too far from { $disc } (CC-RANGE-1).

## Help

arena-help =
    Answer with a number, or type one of these:
      aim 37.5 power 60       flick: degrees counterclockwise from the right (0° right, 90° up), power from 0 to 100
      aim X power 60          straight at a disc: A, B, X, Y, or #3 for obstacle 3
      37.5 60                 the same in short
      place 45 30             place the projectile: at 45°, 30 mm between the centers
      place at 120 88         the same by x and y in millimeters
      place B 45 30           from your other character (longbow)
      place 45 30 aim X power 60  place and flick in one go
      obstacle 3 aim 90 power 20  move obstacle 3
      angles, angles 3        where everything is, seen from your disc or from another
      pass                    decline, where you may
      undo                    take back your last line, up to the last flick
      hint                    what a sensible player would do
      cards, card 2           read your hand, read one card (or “card stun”)
      board, log              the board with the discard piles, what happened so far
      rules CC-DMG-3          a rule
      save FILE, resume FILE  save the game, resume a saved one
      quit                    leave
    (A) (B) are Sword’s characters, [X] [Y] Skull’s, #1# to #5# the obstacles, * is the projectile.
    No aim is perfect: the log gives the flick you ordered, and what it actually was.

## Pictures

help-draw = Draw a picture of a game of Catacombs Conquest: the final position of a saved game or a replay, or what one flick did.
option-output = The file to write: .svg, or .png where ludotheque[lab] is installed; “-” prints SVG. Otherwise the name of FILE with .svg.
option-shot = A flick by its number, counted from 1.
draw-title = Before the first turn
draw-title-turn = Turn { $turn } · { $character }
draw-title-shot = Flick { $number } · turn { $turn }
draw-command = { $angle }°, power { $power }%
draw-written =
    { $shots ->
        [0] Picture written to { $file }. Nothing was flicked yet.
        [one] Picture written to { $file }. There is 1 flick to draw: --shot 1.
       *[other] Picture written to { $file }. There are { $shots } flicks to draw: --shot 1 to { $shots }.
    }
draw-suffix = A picture ends in .svg or .png, not like “{ $file }”.
draw-other-game = Only games of { $game } can be drawn; this is one of { $other }.
draw-no-shot =
    { $count ->
        [0] There is no flick { $number } in this game: nothing was flicked yet.
        [one] There is no flick { $number } in this game, only flick 1.
       *[other] There is no flick { $number } in this game; they are numbered 1 to { $count }.
    }
draw-no-png = A .png needs matplotlib: pip install 'ludotheque[lab]'. An .svg can always be drawn.

## What cannot be done now

arena-not-stunned = Your team is stunned: this turn a card is discarded, none is played.
arena-not-one = One card is played in a turn, and this turn has its card.
arena-not-pass = The turn cannot go on without a card.
arena-not-own = A target is an enemy character.
arena-not-later = An obstacle is moved at the end of the turn, after the shots.
arena-not-obstacle = The shots are over: now an obstacle is moved, and no character.
arena-not-must = Every turn ends with the move of an obstacle.

# Catacombs Conquest: teams, options, arena, tutorial.

# Options
option-obstacle_layout = Obstacle layout
option-boundary = Edge of the arena
value-boundary-walls = Walls: discs bounce
value-boundary-mat = Mat: discs that leave are put back
option-start_health_sword = Health of the Sword team
option-start_health_skull = Health of the Skull team
option-obstacle_move = Moving an obstacle
value-obstacle_move-required = Required
value-obstacle_move-optional = Optional
option-range_mode = Range is measured
value-range_mode-centre_to_edge = from center to edge
value-range_mode-edge_to_edge = from edge to edge
option-two_player_hand = Starting hand for two players
option-no_abilities = Without abilities
option-no_armor = Without armor
option-draw_at_end = Draw at the end of a turn
option-draw_at_end_hand_delta = Starting hand when drawing at the end (difference)
option-exhaustion = Exhaustion
option-share_hands = Partners see each other’s hands
option-noise_profile = Aiming error
option-max_turns = Maximum number of turns
value-max_turns-none = No limit

# Teams
hero-catacombs_conquest-sword = The heroes: blades, bows and spells.
hero-catacombs_conquest-skull = The creatures of the catacombs.

# Kinds of cards
kind-conquest_card = cards
kind-shot = shots
kind-conquest_ability = abilities
kind-icon = icons
kind-disc = discs
kind-layout = obstacle layouts
kind-profile = aiming error profiles

# Arena
arena-picture = The arena from above; the same in words below
arena-flick = Flick!
arena-put = Place it here
arena-angle = Direction
arena-degrees = { $angle }°
arena-fine = Small steps
arena-step = { $step }°
arena-power = Power
arena-percent = { $power }%
arena-distance = Distance
arena-millimetres = { $distance } mm
arena-from = Disc { $letter }
arena-projectile = the projectile
arena-obstacle = Obstacle { $letter }
arena-character = { $team } { $number } ({ $letter })
arena-bearing-of = { $disc }: { $angle }°, { $distance } mm
arena-list = Where the others are, seen from { $disc }

# Tutorial
tutorial-catacombs_conquest = Catacombs Conquest
tutorial-catacombs_conquest-lead = Flick wooden discs by angle and power, until the other team has no health tokens left.
tutorial-cc-goal-title = Empty their health pool
tutorial-cc-goal = Two teams of two discs. Each team has a pool of health tokens; empty the other team’s pool to win.
tutorial-cc-layout-title = Where the obstacles go
tutorial-cc-layout = Both teams must agree on where the five obstacles go. Accept, or propose another layout.
tutorial-cc-card-title = A card is a sequence of shots
tutorial-cc-card = Play one card a turn. All its shots are made in the order printed: moves do no damage, combat and missiles do.
tutorial-cc-place-title = Place the projectile
tutorial-cc-place = A ranged shot begins beside your character: choose where to place the small disc, by angle and distance.
tutorial-cc-flick-title = Flick
tutorial-cc-flick = Angle and power, then flick. 0° points right, 90° up. The table says at what angle each disc is, how far, and whether the line is clear.
tutorial-cc-flick-undone = You went back a step. Choose again, then flick.
tutorial-cc-hit-title = What was hit
tutorial-cc-hit = When all discs have stopped, the game says who was hit; the log says by which rule. Discs stay where they stopped.
tutorial-cc-obstacle-title = Move an obstacle
tutorial-cc-obstacle = Every turn ends with one flick of an obstacle of your choice. It hurts nobody, but it can block the way.
tutorial-cc-done-title = That was a full turn
tutorial-cc-done = A card, its shots, an obstacle: then it is the other team’s turn. Play on to the end?

### Texts, questions and answers of Catacombs Conquest.

game-catacombs_conquest = Catacombs Conquest

## Teams, shots and cards

cc-team-sword = Sword
cc-team-skull = Skull
cc-card-heading = { $team } team · { $class } · { $role } · { $sign }
cc-sequence = shot sequence: { $shots }.
cc-damage = { $count } damage
cc-note-boost = { $count } more if you discard a card
cc-note-partner = from either character
cc-armor = once played, the card stays face up in front of your team. During an enemy turn, discard it to ignore all damage from one shot.
cc-targeted =
    { $count ->
        [one] name an enemy before the first flick: only that enemy can be hurt. After a miss you may flick the projectile once more, from where it stopped.
       *[other] name an enemy before the first flick: only that enemy can be hurt. After a miss you may flick the projectile up to { $count } more times, from where it stopped.
    }
cc-shot-any = the shot it belongs to
cc-shot-character = flick the active character.
cc-shot-active_character = place { $disc } within { $reach } cm of the active character and flick it.
cc-shot-any_character_of_active_team = place { $disc } within { $reach } cm of either character of your team and flick it.
cc-shot-damage =
    { $count ->
        [0] No damage, whatever it hits.
       *[other] { $count } damage per enemy hit.
    }
cc-shot-boost = if it hits, you may discard a card from your hand to add { $count } damage to the shot.
cc-the-disc-missile = the missile disc
cc-the-disc-longbow = the longbow disc
cc-the-disc-fireball = the fireball disc
cc-the-disc-wave = the wave disc
cc-the-disc-powerful_wave = the wave disc, powerful side up,
cc-ability-surprise_attack = after the sequence you may immediately play another card from your hand, with the same character.
cc-ability-steal =
    { $count ->
        [one] if { $shot } deals damage, the first health token the enemy loses goes to your health pool instead of the bank.
       *[other] if { $shot } deals damage, the first { $count } health tokens the enemy loses go to your health pool instead of the bank.
    }
cc-ability-stun = if { $shot } deals damage, the enemy team is stunned: on its next turn its player draws, discards a card without effect, makes a single move shot, then moves an obstacle.
cc-ability-heal =
    { $count ->
        [one] after the sequence add { $count } health token from the bank to your health pool, if the bank has one.
       *[other] after the sequence add { $count } health tokens from the bank to your health pool, or as many as the bank has.
    }
cc-ability-reset = after the sequence shuffle your team’s discard pile into its draw pile; this card is discarded afterwards.

## Where a card comes from

cc-origin-designed = our own design.
cc-origin-seed = from the rulebook; our own: { $fields }.
cc-field-team = team
cc-field-shots = shots
cc-field-ability = ability
cc-field-armor = armor
cc-field-copies = number of copies
cc-field-name = name
cc-field-class = class
cc-field-role = role
cc-field-sign = star sign

## Discs, layouts and noise profiles

cc-disc = { $count } in the box; { $size }: { $across } mm across, { $thick } mm thick, { $mass } g.
cc-size-very_small = very small
cc-size-small = small
cc-size-medium = medium
cc-size-large = large
cc-size-very_large = very large
cc-layout-quincunx = Quincunx
cc-layout-column = Column
cc-layout-slant = Diagonal
cc-layout-cross = Cross
cc-layout-text = obstacles at { $spots } mm from the lower left corner.
cc-profile-exact = Exact
cc-profile-human_gesture = Real swipe
cc-profile-human_pointer = Pointer
cc-profile-bot_expert = Expert
cc-profile-bot_skilled = Skilled
cc-profile-bot_casual = Casual
cc-profile-bot_novice = Novice
cc-profile-still = nothing is added to the flick.
cc-profile-noise = one standard deviation: { $angle }° of angle, { $impulse }% of impulse.

## Shelves and kinds for the command line

cc-shelf-sword = The Sword deck
cc-shelf-skull = The Skull deck
cc-shelf-shots = Shots
cc-shelf-abilities = Abilities and icons
cc-shelf-discs = Discs
cc-shelf-layouts = Obstacle layouts
cc-shelf-profiles = Aiming error profiles
kind-conquest_card = card
kind-shot = shot
kind-conquest_ability = ability
kind-icon = icon
kind-disc = disc
kind-layout = obstacle layout
kind-profile = aiming error profile
cc-copies =
    { $count ->
        [one] { $count } copy
       *[other] { $count } copies
    }

## Options of a table

cc-mode-duel = Two players
cc-mode-trio = Three players
cc-mode-teams = Four players, two teams
cc-option-obstacle_layout = Obstacle layout
cc-option-boundary = Edge of the arena
cc-option-start_health_sword = Health tokens of the Sword team
cc-option-start_health_skull = Health tokens of the Skull team
cc-option-obstacle_move = Moving an obstacle
cc-option-range_mode = Range of a placement
cc-option-two_player_hand = Starting hand for two players
cc-option-no_abilities = Variant: no abilities
cc-option-no_armor = Variant: no armor
cc-option-draw_at_end = Draw at the end of a turn
cc-option-draw_at_end_hand_delta = Starting hand when drawing at the end (difference)
cc-option-exhaustion = Exhaustion
cc-option-share_hands = Partners see each other’s hands
cc-option-noise_profile = Aiming error
cc-option-noise_profile_seat = Aiming error of seat { $seat }
cc-option-max_turns = Maximum number of turns
cc-help-obstacle_layout = the layout proposed first for the five obstacles; both teams must accept it.
cc-help-boundary = walls bounce discs back; a disc that leaves the mat is put back at its edge.
cc-help-start_health_sword = fewer make a short game, more a long one; at least one token stays in the bank.
cc-help-start_health_skull = fewer make a short game, more a long one; at least one token stays in the bank.
cc-help-obstacle_move = must the active player move an obstacle at the end of a turn?
cc-help-range_mode = how the distance from the character to the projectile is measured.
cc-help-two_player_hand = the rulebook says 4; a published review says 8.
cc-help-no_abilities = only shot sequences count; targeting, the boost of a powerful wave and armor stay.
cc-help-no_armor = the armor icon is ignored: every card played is discarded.
cc-help-draw_at_end = players draw at the very end of their turn, and start with a smaller hand.
cc-help-draw_at_end_hand_delta = how many cards more or fewer every player starts with then.
cc-help-exhaustion = a team whose draw pile is empty loses a health token at the start of its turn.
cc-help-share_hands = two partners may see each other’s cards.
cc-help-noise_profile = how far flicks stray from the aim; applies to every seat without a profile of its own.
cc-help-noise_profile_seat = a profile for this seat alone, such as the level of a bot.
cc-help-max_turns = a safety net: the game then ends, and health tokens are counted.
cc-value-walls = walls
cc-value-mat = mat
cc-value-required = required
cc-value-optional = optional
cc-value-centre_to_edge = center to edge
cc-value-edge_to_edge = edge to edge
cc-value-on = on
cc-value-off = off
cc-value-none = no limit
cc-value-table = same as the table

## What happened

cc-event-layout-proposed = the { $team } team proposes the layout { $layout }
cc-event-layout-settled = obstacle layout: { $layout }
cc-event-first = the { $team } team begins
cc-event-draw =
    { $count ->
        [one] { $player } draws { $count } card
       *[other] { $player } draws { $count } cards
    }
cc-event-pile-empty = the draw pile of the { $team } team is empty: no card is drawn
cc-event-turn = turn { $turn }: { $character }
cc-event-turn-stunned = stunned
cc-event-exhausted = the { $team } team is exhausted: its draw pile is empty
cc-event-play = { $player } plays { $card }
cc-event-throw-stun = { $player } discards { $card } without effect (the team is stunned)
cc-event-throw-boost = { $player } discards { $card } to strengthen the shot
cc-event-shot-lost = no room for a projectile: { $shot } is lost
cc-event-target = target: { $disc }
cc-event-place = { $shot }: the projectile is placed beside { $disc }
cc-event-flick = { $lead }, { $angle }°, power { $power }%
cc-event-put-back = { $disc } had left the mat and is put back at ({ $x }, { $y })
cc-event-hit = { $discs } hit: { $count } damage
cc-event-miss = misses { $disc }
cc-event-armor-used = the { $team } team discards { $card }: its armor stops all damage from the shot
cc-event-lose =
    { $count ->
        [one] the { $team } team loses { $count } health token ({ $left } left)
       *[other] the { $team } team loses { $count } health tokens ({ $left } left)
    }
cc-event-steal = the { $thief } team steals a health token from the { $team } team
cc-event-stun = the { $team } team is stunned on its next turn
cc-event-heal =
    { $count ->
        [0] the { $team } team heals nothing: the bank is empty
        [one] the { $team } team takes { $count } health token from the bank
       *[other] the { $team } team takes { $count } health tokens from the bank
    }
cc-event-reset =
    { $count ->
        [one] the { $team } team shuffles its discard pile into its draw pile ({ $count } card)
       *[other] the { $team } team shuffles its discard pile into its draw pile ({ $count } cards)
    }
cc-event-armor-kept = { $card } stays in front of the { $team } team as armor
cc-event-surprise-declined = { $player } plays no other card
cc-event-end = { $reason }: { $outcome }
cc-end-pool = a health pool is empty
cc-end-bank = the health bank is empty
cc-end-hand = a player has no card left to play
cc-end-turns = the last turn is over
cc-outcome-team = the { $team } team wins
cc-outcome-draw = a draw
cc-event-undo =
    { $count ->
        [one] { $player } takes back { $count } answer
       *[other] { $player } takes back { $count } answers
    }
cc-the-team = the { $team } team
cc-disc-character = { $team } { $number }
cc-disc-obstacle = Obstacle { $number }
cc-disc-projectile = the projectile

## Questions

cc-ask-layout = Proposed obstacle layout: { $layout }. Do you accept it?
cc-ask-card = Which card do you play?
cc-ask-discard = You are stunned: which card do you discard?
cc-ask-target = Targeted { $shot }: which enemy is the target?
cc-ask-place = Where do you place the projectile for { $shot }?
cc-ask-flick = { $shot }: how do you flick { $disc }?
cc-ask-retry = The shot missed its target. Do you flick the projectile once more?
cc-ask-boost = A hit for { $count } damage! Do you discard a card from your hand to make it { $boosted }?
cc-ask-armor = The shot does { $count } damage to your team. Do you use armor?
cc-ask-surprise = Surprise attack: do you play another card?
cc-ask-obstacle = Which obstacle do you move, and how?

## Answers

cc-done = no
cc-done-layout = the first one after all
cc-done-surprise = no other card
cc-done-armor = no armor
cc-done-boost = keep the hand
cc-done-retry = leave it
cc-done-obstacle = move no obstacle
cc-accept = accept
cc-propose = propose { $layout }
cc-retry = flick once more
cc-place = from { $disc }, at { $x } mm, { $y } mm
cc-flick = { $angle }°, power { $power }%
cc-flick-obstacle = { $disc }: { $angle }°, power { $power }%

# The table of Dice Throne: boards, seats, hand.
board-loading = The board is being laid out…
board-others = The others at the table
board-own = Your hero
board-open = Open the board of { $who }
board-close = Close
board-abilities = Abilities
board-ability =
    { $kind ->
        [ultimate] { $name }, ultimate, level { $level }: { $text }
        [defence] { $name }, defence, level { $level }: { $text }
        [passive] { $name }, passive, level { $level }: { $text }
        [added] { $name }, from an upgrade: { $text }
       *[offensive] { $name }, level { $level }: { $text }
    }
board-reached = reached
board-out = out of reach
board-percent = { $percent }%
board-defend = Defend with it
board-raise = Raise to { $level } · { $cost }
board-health =
    { $incoming ->
        [0] { $health } health of { $start }
       *[other] { $health } health of { $start }, { $incoming } damage coming
    }
board-cp = { $cp } combat points
board-cp-short = CP
board-cards =
    { $count ->
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }
board-token =
    { $kind ->
        [positive] { $name }, helps: { $count } of { $limit }
        [negative] { $name }, hurts: { $count } of { $limit }
       *[unique] { $name }: { $count } of { $limit }
    }
board-tokens = Status effects
board-companions = Companions
board-built =
    { $level ->
        [0] not built
        [1] basic
       *[other] advanced
    }
board-beast =
    { $active ->
        [no] { $health }, down
       *[yes] { $health }, active
    }
board-many = { $count } of { $limit }
board-last-roll = Last roll: { $dice }
board-uses = You may use
board-not-now =
    { $count ->
        [one] { $count } use that is not possible now
       *[other] { $count } uses that are not possible now
    }
board-defeated = Defeated
board-active = Plays
board-target = Target
board-leader = Leader
board-mate = Teammate
board-team = Team { $team }
board-away = Away
board-side =
    { $side ->
        [human] Human side
        [cursed] Cursed side
       *[main] Board
    }
board-open-hand = Hand
board-upgrades = Upgrades on the board
board-deck = Deck { $count }
board-discard = Discard { $count }
board-discard-empty = Nothing was discarded yet.
board-hand = Your hand
board-hand-of =
    { $count ->
        [one] Hand: { $count } card, { $playable } playable
       *[other] Hand: { $count } cards, { $playable } playable
    }
board-hand-empty = Your hand is empty.
board-modifier = Attack modifier
board-read = Read { $name }
board-sell = Sell for 1 CP
board-sell-card = Sell for 1 CP: { $name }
board-choose = Choose
board-choose-seat = Choose { $who }
board-token-kind =
    { $kind ->
        [positive] helps
        [negative] hurts
       *[unique] unique
    }
board-kind =
    { $kind ->
        [ultimate] Ultimate
        [defence] Defence
        [passive] Passive
       *[added] From an upgrade
    }
board-card-kind =
    { $kind ->
        [upgrade] Upgrade
        [main] Main Phase
        [roll] Roll Phase
       *[instant] Instant
    }
board-leader-bonus = Whoever attacks a Leader draws a card
idle-over = The game is over.
idle-watching = You are not the one who plays here.
idle-otherwise = Something else is asked of you now.
idle-not-asked = You are not asked now.
row-out = These dice can no longer become that.
row-reachable = The dice do not show that yet; the chance is { $percent }%.
row-not-shown = The dice do not show that.
row-no-dice = Your dice for an attack are not on the table now.

# The table of Dice Throne: boards, seats, hand.
board-loading = Loading the board…
board-others = The others at the table
board-own = Your hero
board-open = Open the board of { $who }
board-close = Close
board-abilities = Abilities
board-ability =
    { $kind ->
        [ultimate] { $name }, ultimate, level { $level }: { $text }
        [defence] { $name }, defense, level { $level }: { $text }
        [passive] { $name }, passive, level { $level }: { $text }
        [added] { $name }, from an upgrade: { $text }
       *[offensive] { $name }, level { $level }: { $text }
    }
board-reached = reached
board-out = out of reach
board-percent = { $percent }%
board-defend = Defend with this
board-raise = Upgrade to { $level } · { $cost }
board-health =
    { $incoming ->
        [0] { $health } of { $start } health
       *[other] { $health } of { $start } health, { $incoming } incoming damage
    }
board-cp =
    { $cp ->
        [one] { $cp } Combat Point
       *[other] { $cp } Combat Points
    }
board-cp-short = CP
board-cards =
    { $count ->
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }
board-token =
    { $kind ->
        [positive] { $name }, positive: { $count } of { $limit }
        [negative] { $name }, negative: { $count } of { $limit }
       *[unique] { $name }, unique: { $count } of { $limit }
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
board-uses = You can use
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
board-discard-empty = Nothing has been discarded yet.
board-hand = Your hand
board-hand-of =
    { $count ->
        [one] Hand: { $count } card, { $playable } playable
       *[other] Hand: { $count } cards, { $playable } playable
    }
board-hand-empty = Your hand is empty.
board-modifier = Attack Modifier
board-read = Read { $name }
board-sell = Sell for 1 CP
board-sell-card = Sell for 1 CP: { $name }
board-choose = Choose
board-choose-seat = Choose { $who }
board-token-kind =
    { $kind ->
        [positive] positive
        [negative] negative
       *[unique] unique
    }
board-kind =
    { $kind ->
        [ultimate] Ultimate
        [defence] Defense
        [passive] Passive
       *[added] From an upgrade
    }
board-card-kind =
    { $kind ->
        [upgrade] Hero Upgrade
        [main] Main Phase Action
        [roll] Roll Phase Action
       *[instant] Instant Action
    }
board-leader-bonus = A player who attacks a Leader draws a card
idle-over = The game is over.
idle-watching = You are not playing here.
idle-otherwise = Answer the current question first.
idle-not-asked = You have nothing to decide right now.
row-out = These dice can no longer make that.
row-reachable = The dice do not show that yet; the chance is { $percent }%.
row-not-shown = The dice do not show that.
row-no-dice = Your attack dice are not on the table now.

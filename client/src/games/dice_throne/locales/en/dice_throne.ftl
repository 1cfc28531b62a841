# Dice Throne: heroes, table, dice, tutorial.

# Options
option-promo = Promo cards

# Heroes
hero-dice_throne-barbarian = Plain strength: hits hard, heals well, easy to learn.
hero-dice_throne-gunslinger = Sets bounties, reloads for harder shots, and evades.
hero-dice_throne-moon_elf = Arrows from the dark; blinds, entangles, slips away.
hero-dice_throne-ninja = Slow poison and smoke: the blow that is felt later.
hero-dice_throne-pyromancer = Heaps up fire until everything burns.
hero-dice_throne-samurai = Honor sharpens the blows, shame dulls those of others.
hero-dice_throne-seraph = Winged and holy: heals, dazzles, rises above blows.
hero-dice_throne-cursed_pirate = Powder kegs, and doubloons that curse anyone else who holds them.
hero-dice_throne-monk = Gathers Chi to strike harder or be hurt less, and evades.
hero-dice_throne-vampire_lord = Gathers Blood Power, makes others bleed, and forces rerolls.
hero-dice_throne-huntress = Fights beside Nyra, her companion.
hero-dice_throne-paladin = Armor, prayer and a blow that strikes back.
hero-dice_throne-shadow_thief = Steals Combat Points, poisons, and waits in the shadows.
hero-dice_throne-tactician = Gathers advantage and spends it where it hurts.
hero-dice_throne-artificer = Builds bots that fight alongside; rich in choices.
hero-dice_throne-treant = Raises seedlings, saplings and dryads; its vines punish rerolls.

# Kinds of cards
kind-ability = offensive abilities
kind-ultimate = ultimate ability
kind-defence = defensive abilities
kind-passive = passive abilities
kind-status = status effects
kind-companion = companions

# The table of Dice Throne: boards, seats, hand.
board-loading = Loading the board…
board-others = The others at the table
board-own-team = Your team
board-own = Your hero
board-open = Open the board of { $who }
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
board-defend = Defend
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
row-keep = Keep the dice that are best for this

# What somebody else shows, and what happened in a turn.
held-played = { $name } plays
held-sold = { $name } sells
held-ability = { $name } announces
held-defence = { $name } defends with
splash-ultimate = { $name }: Ultimate
versus = vs.
versus-begins = begins
turn-recap = The last turns of the others
turn-of-whom = { $name }:
turn-sold = sold { $count }
turn-healed = +{ $count }
turn-nothing = did not attack

# Dice
dice-none = No roll in progress
dice-own-roll = { $purpose ->
    [offence] Your roll
    [defence] Your defense roll
    [targeting] Your targeting die
   *[other] Your dice
}
dice-roll-of = { $purpose ->
    [offence] { $name } rolls
    [defence] { $name } rolls for defense
    [targeting] { $name }: targeting die
   *[other] { $name }’s dice
}
dice-attempts = { $count ->
    [one] one attempt left
   *[other] { $count } attempts left
}
dice-kept = kept
dice-rolls = rolls
dice-faces = New face
dice-pick-first = Pick a die above.
die-kept = die { $place }: { $value }, { $symbol }, kept
die-loose = die { $place }: { $value }, { $symbol }
die-closed = die { $place }: { $value }, { $symbol }, cannot be chosen
face-name = { $value }, { $symbol }
bar-roll = { $count ->
    [one] Roll one die
   *[other] Roll { $count } dice
}
bar-roll-loses = Lose what is reached? Press again
bar-attack = Attack: { $name }
bar-stop-loses = Give it up? Press again
bar-stop-early = Stop rolling? Press again
bar-choose-face = Now choose its new face.
bar-pass-on = Keep passing
bar-pass-on-detail = until something changes
ribbon = What is happening
ribbon-by = { $kind ->
    [card] { $name } plays
    [ability] { $name } attacks with
    [status] { $name } uses
   *[defence] { $name } defends with
}
ribbon-at = against
ribbon-you-may = You can respond.
ribbon-others-may = Others can respond.
damage = Incoming damage
damage-part = { $what ->
    [attack] attack
    [dealt] dealt
    [changed] other changes
    [damage] other damage
    [reflected] reflected
    [added] modifiers
    [prevented] prevented
    [avoided] avoided
    [prevented_half] half prevented
    [halved] halved
    [shared] taken by the companion
   *[firm] unavoidable
}
damage-part-of = { $what ->
    [prevented_half] { $name } (half)
    [halved] { $name } (halved)
    [avoided] { $name } (avoids all)
    [reflected] { $name } (reflected)
    [shared] { $name } (takes it)
    [firm] { $name } (unavoidable)
   *[other] { $name }
}
damage-landed = just dealt
damage-heal = heals { $count }
dice-odds-best = Your chances with these dice, with best play:
dice-odds-kept = { $count ->
    [0] Your chance if you keep nothing and roll all dice:
    [one] Your chance if you keep this one die:
   *[other] Your chance if you keep these { $count } dice:
}
dice-odds-of = What { $name } can reach with these dice:
dice-closed = This die can’t be chosen now; only the framed ones can.

# Tutorial
tutorial-dice_throne = Dice Throne
tutorial-dice_throne-lead = Two heroes, five dice, a hand of cards. Roll for your abilities, answer attacks, bring your opponent down to 0 health.
tutorial-dt-goal-title = Bring your opponent to 0
tutorial-dt-goal = Each hero has a health dial; in a duel it starts at 50. At 0, you are defeated. Yours is beside your abilities, your opponent’s is above: tap a hero to see the whole board.
tutorial-dt-board-title = Abilities are paid for with dice
tutorial-dt-board = Each ability asks for symbols or numbers on your five dice. If it is lit, you can use it; otherwise the percentage is your chance with the dice you keep.
tutorial-dt-respond-title = You can respond
tutorial-dt-respond = This is the moment to respond: you can play a card or use a token during another player’s action. If you do not want to, pass. “Keep passing” passes for you until something changes.
tutorial-dt-cards-title = Cards cost Combat Points
tutorial-dt-cards = This is your first Main Phase. Play a card you can pay for, or sell one for 1 CP. A dimmed card tells you why when you tap it. Do one of the two.
tutorial-dt-cards-ended = You went on without a card: that is allowed too. You can still use later what you keep now.
tutorial-dt-roll-title = Keep some, roll the others
tutorial-dt-roll = You have three attempts, and the first is rolled. Choose the dice to keep and roll the others again; watch the chances change with what you keep.
tutorial-dt-roll-early = You chose an ability right away: you don’t have to use all your attempts. Next turn, try rolling some dice again.
tutorial-dt-roll-none = You ended the roll without rolling again. Next time, try keeping the dice that fit together.
tutorial-dt-announce-title = Announce an ability
tutorial-dt-announce = Your dice make at least one ability. Choose a lit one: it becomes your attack.
tutorial-dt-announce-again = Rolling on is fine as long as there are attempts left. When you like what you see, choose a lit ability.
tutorial-dt-announce-none = No ability this turn: your attack is gone, but not your cards. Next turn, choose one that is lit.
tutorial-dt-damage-title = Damage is arithmetic
tutorial-dt-damage = What was dealt, what was added, what was prevented: the log shows the sum, and only the total is lost.
tutorial-dt-defend-title = Defend yourself
tutorial-dt-defend = You are attacked. If the damage can be defended, choose a defense: its dice are rolled once, and what they show is prevented, or dealt back.
tutorial-dt-defend-declined = You let it through. That is allowed, and rarely clever: a defense costs nothing.
tutorial-dt-end-turn-title = A second Main Phase
tutorial-dt-end-turn = After the attack you can play and sell again. At the end of the turn you can hold 6 cards at most. When you are ready, end the phase.
tutorial-dt-end-turn-spent = Good. End the phase when there is nothing more to do.
tutorial-dt-income-title = Income
tutorial-dt-income = Each of your turns begins with 1 CP and one card. Only the player who starts the game goes without, once.
tutorial-dt-done-title = That was a full turn
tutorial-dt-done = You have played cards, rolled, attacked and defended: the rest works the same way. Finish the duel? Hints, odds and rules are in the drawer whenever you want them.

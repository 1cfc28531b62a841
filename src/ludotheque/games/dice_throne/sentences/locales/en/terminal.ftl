### Dice Throne in the terminal.

help-odds = Show the exact chance of each ability of a Dice Throne hero, and the dice to keep for it.

option-dice = The five dice as rolled.
option-rolls = Rolls left: with dice the re-rolls (1 by default), otherwise all rolls (3 by default).

error-dice = { $name } needs five numbers from 1 to 6, such as 1,1,3,4,6, not “{ $value }”.

kind-ability = offensive ability
kind-ultimate = ultimate ability
kind-defence = defensive ability
kind-passive = passive ability
kind-status = status effect
kind-companion = companion

cards-common = Cards of every deck

odds-title-scratch = { $rolls ->
    [one] Chances with 1 roll
   *[other] Chances with { $rolls } rolls
}
odds-title-dice = { $rolls ->
    [0] Dice { $dice }, no re-roll left
    [one] Dice { $dice }, 1 re-roll left
   *[other] Dice { $dice }, { $rolls } re-rolls left
}
odds-ability = Ability
odds-requirement = Needs
odds-chance = Chance
odds-keep = Keep
odds-keep-all = all
odds-keep-none = none
odds-reached = reached

play-heading = Turn { $turn } · { $whose } · { $phase }
play-turn-of = { $hero } to play
play-dials = { $cp } CP · { $hand ->
    [one] 1 card
   *[other] { $hand } cards
} · deck { $deck }
play-tokens = tokens: { $tokens }
play-upgrades = upgrades: { $upgrades }
play-companions = companions: { $companions }
play-downed = downed
play-discard = Discard pile, { $hero }: { $cards }
play-incoming = Incoming damage for { $hero }: { $amount }
play-incoming-you = Incoming damage for you: { $amount }
play-legend = ● reached  ◐ within reach, with its chance  ○ out of reach
play-roll-again = or roll again: “roll 2 4” rolls dice (2) and (4), “keep 1 3 5” too
play-group-sell = Sell for 1 CP:
play-group-set-die = Die { $place }, now { $value }:
play-group-nudge = Change a die:
play-group-number = How many:
play-group-card = A card:
play-group-die = Roll again:
play-type-roll = roll { $dice }
play-price = { $cost } CP
play-hint = What a sensible player would answer, best first (values in points of damage):
play-hint-line = [{ $typed }] { $answer } – { $reason }
play-draw = A draw: everybody fell at the same moment.
play-help =
    Answer with a number, or type one of these (the first letter is mostly enough):
      roll 2 4, keep 1 3 5   roll these dice again, or all others (also r 24, k 135)
      pass                   pass, or end the phase
      auto                   pass until something changes
      auto relaxed           ask when a card or token applies (the default)
      auto careful           ask when there is something to respond to
      auto every             ask every time you can respond
      auto stop              ask in the next window, whatever it is
      undo                   take back your last answer, or see why not
      hint                   what a sensible player would do
      odds                   the chances of your abilities
      cards, card 2          read your hand, read one card (or “card Burn”)
      board, log             the board with the discard piles, what happened so far
      rules DT-ROLL-10       a rule
      save FILE, resume FILE  save the game, resume a saved one
      quit                   leave

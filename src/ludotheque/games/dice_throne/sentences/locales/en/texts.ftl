### Questions and answers of Dice Throne.

game-dice_throne = Dice Throne

## Questions, by their kind

dt-ask-respond = { $point }: do you respond?
dt-ask-rolling =
    { $attempts ->
        [0] Which ability do you announce?
        [one] Reroll dice (1 attempt left) or announce an ability?
       *[other] Reroll dice ({ $attempts } attempts left) or announce an ability?
    }
dt-ask-present = Do you keep these dice?
dt-ask-main = What do you do in your Main Phase?
dt-ask-sell_down = Too many cards in hand: which one do you sell?
dt-ask-defence = Which defense do you use?
dt-ask-choose_player = Choose a player.
dt-ask-choose_player-anew = Something it could have acted on is gone: choose a player, or nobody.
dt-ask-choose_token = Choose a status effect.
dt-ask-change_die = Choose a die and its new number.
dt-ask-reroll_die = Choose a die to reroll.
dt-ask-how_many = How many?
dt-ask-choose_option = Choose one.
dt-ask-discard_card = Choose a card to discard.
dt-ask-upkeep_order = What happens first?
dt-ask-whether = Do you want to do this?
dt-ask-target = Choose the target.
dt-ask-preempt = Do you respond before this takes effect?
dt-ask-choose_type = Which part of the damage changes?
dt-ask-take_card = Choose a card from your deck.
dt-ask-refuse_token = Do you refuse the token { $status }?
dt-ask-choose_companion = Choose a companion.
dt-ask-share_damage = How much of the damage does your companion take?

## Response points

dt-point-W_UPKEEP = Upkeep
dt-point-W_INCOME = Income
dt-point-W_MAIN = End of the Main Phase
dt-point-W_SLOW = A card is being played
dt-point-W_DICE = Dice were rolled
dt-point-W_ANNOUNCE = An announcement was made
dt-point-W_ACTIVATED = An ability is activated
dt-point-W_THEN = Before what follows
dt-point-W_TARGET = The targeting die was rolled
dt-point-W_TARGETED = The target is fixed
dt-point-W_DEFENCE_CHOICE = Choice of a defense
dt-point-W_DEF_DICE = The defense dice were rolled
dt-point-W_DEF_FX = Before the defense takes effect
dt-point-W_LAST = Last chance before damage
dt-point-W_ISO = Before isolated damage
dt-point-W_POST = Damage was dealt
dt-point-W_PREEMPT = Before this takes effect
dt-point-W_END = End of the turn

## Answers

dt-pass = Pass
dt-no = No
dt-none = None
dt-nobody = Nobody
dt-stand = Keep them
dt-no-defence = Do not defend
dt-yes = Yes
dt-play = Play { $card } ({ $cost } CP)
dt-play-upgrade = Play the upgrade { $card }
dt-sell = Sell { $card }
dt-end = End the phase
dt-reroll = Reroll { $dice }
dt-announce = { $ability }: { $requirement }
dt-no-ability = No ability
dt-set-die = { $before } becomes { $after }
dt-option = Option { $number }
dt-unknown-card = A hidden card

"""The answers and questions of Dice Throne: integers for the engine, names for files and screens."""

from typing import Final

from ludotheque.kernel.decisions import ARGUMENT_BITS, Verb, Verbs

PASS: Final = 0
PLAY: Final = 1 << ARGUMENT_BITS  # a card, by its id
SPEND: Final = 2 << ARGUMENT_BITS  # a token, companion or passive: source * 16 + index of the hook
SELL: Final = 3 << ARGUMENT_BITS  # a card, by its id
END: Final = 4 << ARGUMENT_BITS  # the Main Phase
REROLL: Final = 5 << ARGUMENT_BITS  # a mask of dice
ANNOUNCE: Final = 6 << ARGUMENT_BITS  # an ability * 8 + row
NO_ABILITY: Final = 7 << ARGUMENT_BITS
DEFEND: Final = 8 << ARGUMENT_BITS  # a defence of the board
PLAYER: Final = 9 << ARGUMENT_BITS  # a seat
TOKEN: Final = 10 << ARGUMENT_BITS  # a status or companion
SET_DIE: Final = 11 << ARGUMENT_BITS  # die * 8 + value
NUDGE: Final = 12 << ARGUMENT_BITS  # die * 2 + (1 up, 0 down)
DIE: Final = 13 << ARGUMENT_BITS  # a die to roll again
NUMBER: Final = 14 << ARGUMENT_BITS  # how many
OPTION: Final = 15 << ARGUMENT_BITS  # one of the alternatives of a text
CARD: Final = 16 << ARGUMENT_BITS  # a card from the player's own hand
TRIGGER: Final = 17 << ARGUMENT_BITS  # a status or passive that triggers in the Upkeep
YES: Final = 18 << ARGUMENT_BITS

VERBS: Final = Verbs(
    [
        Verb("pass", ()),
        Verb("play", (("card", 16),)),
        Verb("spend", (("status", 12), ("hook", 4))),
        Verb("sell", (("card", 16),)),
        Verb("end", ()),
        Verb("reroll", (("dice", 8),)),
        Verb("announce", (("ability", 12), ("row", 3))),
        Verb("no_ability", ()),
        Verb("defend", (("defence", 12),)),
        Verb("player", (("seat", 8),)),
        Verb("token", (("status", 12),)),
        Verb("set_die", (("die", 8), ("value", 3))),
        Verb("nudge", (("die", 8), ("up", 1))),
        Verb("die", (("die", 8),)),
        Verb("number", (("count", 16),)),
        Verb("option", (("option", 8),)),
        Verb("card", (("card", 16),)),
        Verb("trigger", (("source", 12),)),
        Verb("yes", ()),
    ]
)

RESPOND: Final = 0  # in a window; the subject is its point
ROLLING: Final = 1  # roll again, alter, announce
PRESENT: Final = 2  # the roller of other dice: alter, roll again if allowed, or accept them
MAIN: Final = 3
SELL_DOWN: Final = 4  # down to the hand limit
DEFENCE: Final = 5
CHOOSE_PLAYER: Final = 6  # the subject is a mask of the seats chosen so far, if the text asks for several
CHOOSE_TOKEN: Final = 7
CHANGE_DIE: Final = 8  # the subject is how many dice are still to be changed
REROLL_DIE: Final = 9
HOW_MANY: Final = 10
CHOOSE_OPTION: Final = 11
DISCARD_CARD: Final = 12
UPKEEP_ORDER: Final = 13
WHETHER: Final = 14
TARGET: Final = 15
PREEMPT: Final = 16  # before a declared fast action resolves; the subject is the host window's point
CHOOSE_TYPE: Final = 17  # which part of the damage a modifier changes
TAKE_CARD: Final = 18  # from the player's own deck
REFUSE_TOKEN: Final = 19  # a token about to be placed; the subject is its status
CHOOSE_COMPANION: Final = 20  # to pay with, grow, build, upgrade or activate
SHARE_DAMAGE: Final = 21  # how much of the damage the companion takes

QUESTION_RULES: Final[dict[str, str]] = {
    "respond": "DT-TIMING-1",
    "rolling": "DT-ROLL-3",
    "present": "DT-TIMING-14",
    "main": "DT-MAIN-1",
    "sell_down": "DT-DISCARD-1",
    "defence": "DT-DEF-5",
    "choose_player": "DT-TEXT-13",
    "choose_token": "DT-STATUS-7",
    "change_die": "DT-ROLL-5",
    "reroll_die": "DT-ROLL-5",
    "how_many": "DT-STATUS-7",
    "choose_option": "DT-TEXT-8",
    "discard_card": "DT-DEF-1",
    "upkeep_order": "DT-UPKEEP-2",
    "whether": "DT-TEXT-8",
    "target": "DT-TARGET-4",
    "preempt": "DT-TIMING-7",
    "choose_type": "DT-DMG-5",
    "take_card": "DT-COMP-6",
    "refuse_token": "DT-STATUS-6",
    "choose_companion": "DT-COMPANION-3",
    "share_damage": "DT-COMPANION-2",
}
"""The kinds of question in the order of their codes, each with the rule that defines its answers."""
KINDS: Final = tuple(QUESTION_RULES)
RULES: Final = tuple(QUESTION_RULES.values())

# Built once: creating an integer for every option would cost more than the rules that offer it.
PLAYS: Final = [PLAY + card for card in range(1 << 10)]
SALES: Final = [SELL + card for card in range(1 << 10)]
PASS_ONLY: Final = [PASS]
REROLLS: Final = [REROLL + mask for mask in range(1, 32)]
NONE_OR_REROLL: Final = [NO_ABILITY, *REROLLS]

"""The rule a question comes from, for refusals of answers whose own question names none."""

from typing import Final

from ludotheque.kernel.decisions import Decision
from ludotheque.kernel.game import Game

DICE_THRONE: Final = {
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
ONE_DECK_DUNGEON: Final = {
    "turn": "ODD-POT-3",
    "option": "ODD-TURN-1",
    "door": "ODD-ENTER-2",
    "descend": "ODD-FLOOR-4",
    "card": "ODD-4P-6",
    "pair": "ODD-4P-6",
    "face": "ODD-POT-4",
    "peril": "ODD-ENC-3",
    "abilities": "ODD-ENC-4",
    "first": "ODD-ENC-9",
    "bonus": "ODD-ENC-8",
    "act": "ODD-ENC-13",
    "place": "ODD-DICE-6",
    "pay": "ODD-SKILL-3",
    "exchange": "ODD-DICE-9",
    "receiver": "ODD-DICE-10",
    "discard": "ODD-DICE-15",
    "die": "ODD-SKILL-9",
    "value": "ODD-SKILL-9",
    "color": "ODD-SKILL-9",
    "text": "ODD-SKILL-9",
    "hero": "ODD-ENC-20",
    "heal": "ODD-POISON-6",
    "item": "ODD-ENC-28",
    "loot": "ODD-LOOT-1",
    "replace": "ODD-LOOT-6",
    "level": "ODD-LEVEL-3",
    "cube": "ODD-LEVEL-6",
    "survive": "ODD-ENC-27",
    "reroll": "ODD-POISON-7",
    "hook": "ODD-ENC-13",
    "focus": "ODD-CAMP-6",
    "tick": "ODD-CAMP-4",
    "leaves": "ODD-4P-16",
    "stored": "ODD-FEAT-3",
    "round": "ODD-BOSS-5",
}
BY_GAME: Final = {"dice_throne": DICE_THRONE, "one_deck_dungeon": ONE_DECK_DUNGEON}
"""By kind of question. Questions of Catacombs Conquest name their rule, and so do its spaces."""


def rule_of(game: Game, decision: Decision) -> str:
    """The rule of a question, if any is known."""
    return decision.rule or BY_GAME.get(game.name, {}).get(game.kinds[decision.kind], "")

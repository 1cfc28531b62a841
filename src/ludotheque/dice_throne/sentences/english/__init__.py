"""English sentences for the vocabulary of Dice Throne; importing this fills the registry."""

from typing import Final

from ludotheque.dice_throne.sentences.english import companions, costs, damage, dice, flow, hooks, sheets, tokens
from ludotheque.dice_throne.sentences.english.speech import SAYINGS, TONGUE, block
from ludotheque.dice_throne.sentences.speech import Speech

SPEECH: Final = Speech(
    tongue=TONGUE,
    sayings=SAYINGS,
    block=block,
    costs=costs.clauses,
    requirement=sheets.requirement,
    defence=sheets.defence,
    defence_heading=sheets.defence_heading,
    card_heading=sheets.card_heading,
    play_when=sheets.play_when,
    upgrade_heading=sheets.upgrade_heading,
    adds=sheets.adds,
    status_heading=sheets.status_heading,
    companion_heading=sheets.companion_heading,
    also=sheets.ALSO,
)

__all__ = ["SPEECH", "companions", "costs", "damage", "dice", "flow", "hooks", "sheets", "tokens"]

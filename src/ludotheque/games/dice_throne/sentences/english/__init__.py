"""English sentences for the vocabulary of Dice Throne; importing this fills the registry."""

from typing import Final

from ludotheque.games.dice_throne.sentences.english import (
    companions,
    costs,
    damage,
    dice,
    flow,
    headings,
    hooks,
    tokens,
)
from ludotheque.games.dice_throne.sentences.english.registry import SAYINGS, TONGUE, block
from ludotheque.games.dice_throne.sentences.language_pack import Speech

SPEECH: Final = Speech(
    tongue=TONGUE,
    sayings=SAYINGS,
    block=block,
    costs=costs.clauses,
    requirement=headings.requirement,
    defence=headings.defence,
    defence_heading=headings.defence_heading,
    card_heading=headings.card_heading,
    play_when=headings.play_when,
    upgrade_heading=headings.upgrade_heading,
    adds=headings.adds,
    status_heading=headings.status_heading,
    companion_heading=headings.companion_heading,
    also=headings.ALSO,
)

__all__ = ["SPEECH", "companions", "costs", "damage", "dice", "flow", "headings", "hooks", "tokens"]

"""The tutorial dungeon: behind each of the first doors is a foe that the first dice can beat."""

from typing import Final

from ludotheque.games.one_deck_dungeon.rules.setup import STREAMS
from ludotheque.games.one_deck_dungeon.table.match_content import MatchContent
from ludotheque.games.one_deck_dungeon.table.setup_options import settled
from ludotheque.kernel.game import Setup
from ludotheque.kernel.scripted_chance import scripted
from ludotheque.presentation.game import Tutorial, on_top

MODE: Final = "solo"
HEROES: Final = ("warrior",)
OPTIONS: Final = {"dungeon": "dragons_cave", "difficulty": "novice"}

DICE: Final = (
    *(5, 6, 4, 5, 4, 5, 4, 4),  # four of strength, two of agility, one of magic, a heroic one: few boxes stay open
    *(6, 4, 5, 3, 5, 4, 4, 4),
    *(5, 3, 6, 4, 5, 5, 3, 5),
)
"""The values of the dice in order."""

TURNED: Final = ("boulder_1", "cave_in_1", "force_wall_1", "arrow_wall_1", "locked_door_1", "spiked_log_1", "wraith_1")
"""The cards that the time of the first turn discards."""

DOORS: Final = ("goblin_1", "plague_rat_1", "bandit_1", "plague_rat_2")
"""Foes, whose boxes can be covered immediately; a peril first asks for an option."""


def tutorial(fresh: bytes) -> Tutorial:
    setup = Setup("one_deck_dungeon", MODE, HEROES, OPTIONS)
    content = MatchContent(setup, settled(setup))
    deck = on_top([content.cards[card].id for card in content.deck], TURNED + DOORS)
    outcomes = {STREAMS.index("dice"): [face - 1 for face in DICE]}
    return Tutorial(MODE, HEROES, OPTIONS, scripted(fresh, outcomes, {STREAMS.index("deck"): [deck]}))

"""The tutorial arena: the learner begins with simple cards, and the first flicks have no noise."""

from typing import Final

from ludotheque.games.catacombs.physics.noise import MIDDLE
from ludotheque.games.catacombs.table.match_content import MatchContent
from ludotheque.games.catacombs.table.setup_options import settled
from ludotheque.games.catacombs.table.table import STREAMS
from ludotheque.kernel.game import Setup
from ludotheque.kernel.scripted_chance import scripted
from ludotheque.presentation.game import Tutorial, on_top

MODE: Final = "duel"
HEROES: Final = ("sword", "skull")
OPTIONS: Final = {"noise_profile": "human_gesture"}
LEARNER: Final = 0

DRAWN: Final = (
    ("sword_lantern_captain", "sword_silver_stag", "sword_royal_archer", "sword_kite_courier", "sword_storm_lancer"),
    ("skull_bone_regent", "skull_rust_gladiator", "skull_cellar_stalker", "skull_crypt_poacher", "skull_witch"),
)
"""The cards that each team draws first; none of the bot's cards stuns the learner."""

STEADY: Final = 4
"""The number of flicks without noise: a card of the first hand has at most three shots, then comes an obstacle."""


def tutorial(fresh: bytes) -> Tutorial:
    """Prepare the random stream: it shuffles both piles, then draws the first team."""
    setup = Setup("catacombs_conquest", MODE, HEROES, OPTIONS)
    content = MatchContent(setup, settled(setup))
    piles = [
        on_top([content.cards[card].id for card in content.decks[team]], DRAWN[team]) for team in range(len(DRAWN))
    ]
    first = [LEARNER] * (len(piles) + 1)
    steady = [MIDDLE] * 2 * STEADY
    outcomes = {STREAMS.index("setup"): first, STREAMS.index("noise"): steady}
    return Tutorial(MODE, HEROES, OPTIONS, scripted(fresh, outcomes, {STREAMS.index("setup"): piles}))

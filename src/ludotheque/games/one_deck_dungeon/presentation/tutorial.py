"""The tutorial dungeon, in two rooms: a first floor with three doors behind the learner, and the stairs to the boss.

A course of eight minutes cannot walk down three floors. What happened before the learner begins is played here, so that
the record is that of a whole game in which every answer was legal. Chance is written for both parts.
"""

from functools import cache
from typing import Any, Final, NamedTuple

from ludotheque.games.one_deck_dungeon.game import OneDeckDungeon
from ludotheque.games.one_deck_dungeon.rules.setup import STREAMS
from ludotheque.games.one_deck_dungeon.table.match_content import MatchContent
from ludotheque.games.one_deck_dungeon.table.setup_options import settled
from ludotheque.games.one_deck_dungeon.table.table import DungeonTable
from ludotheque.kernel.chance import key_of
from ludotheque.kernel.game import Setup
from ludotheque.kernel.match import Match, start
from ludotheque.kernel.scripted_chance import left_behind, scripted
from ludotheque.presentation.game import Tutorial, on_top

MODE: Final = "solo"
HEROES: Final = ("warrior",)
OPTIONS: Final = {"dungeon": "dragons_cave", "difficulty": "novice"}

View = dict[str, Any]  # JSON-ready values

BOSS: Final = "boss"
"""The chapter that begins at the stairs of the third floor."""

MOST_DICE: Final = 1000
"""More than any beginning rolls; all of them show a 6."""

DICE: Final = {
    "": (
        *(6, 5, 3, 2, 5, 3, 4, 4),  # four of strength, two of agility, one of magic, a heroic one
        *(4, 5, 6, 3, 5, 4, 4, 5),
        *(5, 3, 6, 4, 5, 5, 3, 5),
        *(6, 4, 5, 3, 5, 4, 4, 4),
    ),
    BOSS: (
        *(6, 6, 5, 5, 6, 6, 5, 5, 6, 6, 5, 6, 6, 5, 6, 6),
        *(6, 6, 6, 5, 6, 5, 6, 6, 6, 5, 6, 6, 6, 5, 6, 6),
        *(6, 6, 5, 6, 6, 6, 5, 6, 6, 6, 5, 6, 6, 6, 6, 6),
    ),
}
"""The values of the learner's dice in order, which cover nearly everything with some thought."""

TURNED: Final = ("boulder_1", "cave_in_1", "force_wall_1", "arrow_wall_1", "locked_door_1", "spiked_log_1", "wraith_1")
"""The cards that the time of the first turn discards."""

BEHIND: Final = ("beetle_2", "bandit_1", "bandit_2")
"""Met before the learner begins: a skill that costs a die, three experience for each bandit, and some damage."""

PASSED: Final = (
    *("phantom_1", "phantom_2", "fire_elemental_1", "fire_elemental_2", "ogre_1", "ogre_2"),
    *("ice_elemental_1", "ice_elemental_2", "beetle_1", "wraith_2", "boulder_2", "cave_in_2", "force_wall_2"),
)
"""The cards that time discards until the learner explores."""

DOORS: Final = ("plague_rat_1", "goblin_1", "plague_rat_2", "goblin_2")
"""The door that is left and those that the learner finds: foes with armor in a wide box."""

COVERED: Final = {"bandit_2": 1}
"""Boxes covered before the party stops; all of them for other cards."""


SETUP: Final = Setup("one_deck_dungeon", MODE, HEROES, OPTIONS)
LEARNS_AT: Final = ("turn", "option")
HURT: Final = 3
"""The damage after which a potion is drunk at the start of a turn."""

GOOD_ITEM: Final = (1, 2)
"""The colors that a warrior lacks before a dragon: agility and magic."""


def tutorial(fresh: bytes, chapter: str = "") -> Tutorial:
    """Return the first room of the tutorial, or that of a chapter; chance is new after the learner's dice."""
    dice, decks, played = beginning(chapter)
    since = {"dice": dice + len(DICE[chapter]), "deck": decks}
    earlier = written_key(dice, DICE[chapter])
    return Tutorial(MODE, HEROES, OPTIONS, left_behind(fresh, earlier, [since[name] for name in STREAMS]), played)


def written_key(best: int, faces: tuple[int, ...]) -> bytes:
    """Return a key whose first dice are so many sixes, then these."""
    content = MatchContent(SETUP, settled(SETUP))
    top = TURNED + BEHIND + DOORS[:1] + PASSED + DOORS[1:]
    deck = on_top([content.cards[card].id for card in content.deck], top)
    rolled = [5] * best + [face - 1 for face in faces]
    return scripted(key_of("tutorial"), {STREAMS.index("dice"): rolled}, {STREAMS.index("deck"): [deck]})


class Beginning(NamedTuple):
    """What happens before the learner begins: the dice and decks drawn, and the answers."""

    dice: int
    decks: int
    played: tuple[str, ...]


@cache
def beginning(chapter: str) -> Beginning:
    """Play until the learner begins."""
    match = start(OneDeckDungeon(), SETUP, written_key(MOST_DICE, ()), (0,))
    played: list[str] = []
    while not begins(match, chapter):
        answer = sensible_answer(match)
        played.append(answer)
        match.answer(0, match.game.verbs.parse(answer))
    drawn = match.table.core.drawn
    return Beginning(drawn[STREAMS.index("dice")], drawn[STREAMS.index("deck")], tuple(played))


def begins(match: Match, chapter: str) -> bool:
    """Return whether the learner is to answer: after the first rooms, or in sight of the last stairs."""
    view, kind = match.redact((0,)), kind_of(match)
    if chapter == BOSS:
        return bool(view["floor"] == 3 and kind == "descend")
    return len(view["xp_cards"]) == 2 and kind in LEARNS_AT


def sensible_answer(match: Match) -> str:
    """Return the answer of a party that enters every door, takes what helps against the dragon, and goes down."""
    kind, offered = kind_of(match), spelled(match)
    view = match.redact((0,))
    if kind == "act":
        return act(view, offered)
    if kind == "loot":
        return loot(match, offered)
    wanted = {"option": ("enter", "explore"), "door": ("stay",), "descend": ("descend",)}
    if kind == "turn" and view["heroes"][0]["damage"] >= HURT:
        return first_of(offered, ("drink", "done"))
    return first_of(offered, wanted.get(kind, ("done",)))


def act(view: View, offered: list[str]) -> str:
    """Cover boxes; all of them, but for the card that is to hurt."""
    encounter = view["encounter"]
    most = COVERED.get((encounter["card"] or {}).get("card", ""), len(encounter["boxes"]))
    covered = sum(1 for box in encounter["boxes"] if box["dice"])
    return first_of(offered, ("cover", "done") if covered < most else ("done",))


def loot(match: Match, offered: list[str]) -> str:
    """Take the skill of the first card, items with dice that the hero has too few of, and otherwise experience."""
    decision, table = match.decision, match.table
    assert decision is not None
    assert isinstance(table, DungeonTable)
    card = table.card(decision.subject)
    if card.id == BEHIND[0]:
        return first_of(offered, ("take_skill",))
    useful = any(card.item[color] for color in GOOD_ITEM) and card.id not in BEHIND
    return first_of(offered, ("take_item", "take_xp") if useful else ("take_xp",))


def first_of(offered: list[str], wanted: tuple[str, ...]) -> str:
    """Return the first offered answer with the first prefix that fits, or the first of all."""
    found = [option for prefix in wanted for option in offered if option.startswith(prefix)]
    return (found or offered)[0]


def kind_of(match: Match) -> str:
    decision = match.decision
    assert decision is not None, "the tutorial is over before it begins"
    return match.game.kinds[decision.kind]


def spelled(match: Match) -> list[str]:
    decision = match.decision
    assert decision is not None, "the tutorial is over before it begins"
    return [match.game.verbs.spell(option) for option in decision.options]

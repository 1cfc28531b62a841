"""The worked example of the rulebook (section 16): four players, seven turns, every hit a real flick.

Sword's players sit at seats 0 and 2, Skull's at 1 and 3. The discs start where a game starts; only hands are arranged.
"""

from collections.abc import Callable

import pytest

from ludotheque.games.catacombs.table import events
from tests.games.catacombs.arranging import Point
from tests.games.catacombs.scenario import Conquest, scenario, skull, sword

STARTS: dict[str, Point] = {
    "sword_1": (32.5, 32.5),
    "sword_2": (32.5, 322.5),
    "skull_1": (577.5, 322.5),
    "skull_2": (577.5, 32.5),
    "obstacle_1": (305, 177.5),
    "obstacle_2": (195, 102.5),
    "obstacle_3": (195, 252.5),
    "obstacle_4": (415, 102.5),
    "obstacle_5": (415, 252.5),
}


def begun() -> Conquest:
    players = (
        sword("berserker_mage", "silver_stag", "lantern_captain", "trapdoor_scout"),
        skull("grave_zombie", "marauder", "witch", "iron_jailer"),
        sword("royal_archer", "enchantress", "kite_courier", "oathbound_knight"),
        skull("behemoth", "bone_regent", "phoenix", "moss_hag"),
    )
    return scenario(*players, at=STARTS).turn()


def first(conquest: Conquest) -> None:
    """Sword 1, Berserker Mage: combat and move to get near, the second combat hits."""
    conquest.play("berserker_mage").flick(0, 1.0).flick(0, 1.0)
    assert conquest.hits() == []
    conquest.flick_at("skull_2", 1.0)
    assert conquest.hits() == [(["skull_2"], 1)]


def second(conquest: Conquest) -> None:
    """Skull 1, Zombie: two moves; then by surprise Marauder, whose missile hits and steals."""
    conquest.obstacle("obstacle_1", 90, 0.5)
    conquest.play("grave_zombie").flick(270, 0.9).flick(270, 0.5)
    assert conquest.asked() == "surprise"
    conquest.play("marauder").nudge(0).fire("sword_1", 1.5)
    assert conquest.logged(events.TokenStolen) == [events.TokenStolen(0)]
    assert (conquest.kept("skull"), conquest.hand(1)[:2], len(conquest.hand(1))) == (
        ["marauder"],
        ["witch", "iron_jailer"],
        3,
    )


def third(conquest: Conquest) -> None:
    """Sword 2, Royal Archer: the first longbow, from the partner, hits; the second misses."""
    conquest.obstacle("obstacle_2", 0, 0.4)
    conquest.play("royal_archer").flick(300, 0.8)
    conquest.put_before("skull_1", start="sword_1").flick_at("skull_1", 1.2)
    assert conquest.asked() == "armor"  # Marauder is kept for later
    conquest.done(by=1).done(by=3)
    conquest.put_towards(180, start="sword_2").flick(90, 0.3)
    assert [hit for hit, _ in conquest.hits()] == [["skull_2"], ["sword_1"], ["skull_1"]]


def fourth(conquest: Conquest) -> None:
    """Skull 2, Behemoth: critical combat, off an obstacle, hits; Sword is stunned."""
    conquest.obstacle("obstacle_4", 345, 0.84)
    conquest.play("behemoth").flick(156, 1.5)
    assert conquest.touches()[:2] == [("skull_2", "obstacle_4"), ("sword_1", "skull_2")]
    assert (conquest.hits()[-1], conquest.stunned("sword")) == ((["sword_1"], 2), True)
    conquest.flick(90, 0.3)
    assert conquest.kept("skull") == ["marauder", "behemoth"]


def fifth(conquest: Conquest) -> None:
    """Sword 1 is stunned: draw, throw one away, one move."""
    conquest.obstacle("obstacle_5", 0, 0.3)
    assert (conquest.asked(), len(conquest.hand(0))) == ("discard", 5)
    conquest.discard("silver_stag").flick(90, 0.8)
    assert conquest.asked() == "obstacle"


def sixth(conquest: Conquest) -> None:
    """Skull 1, Witch: the powerful wave hits, nobody boosts it."""
    conquest.obstacle("obstacle_3", 270, 0.3)
    assert not conquest.stunned("sword")
    conquest.play("witch").flick(90, 0.3).fire("sword_1", 1.2)
    assert (conquest.asked(), len(conquest.hand(1))) == ("boost", 3)
    conquest.done()


def seventh(conquest: Conquest) -> None:
    """Sword 2, Enchantress: the targeted fireball misses, the extra flick hits, Behemoth's armor ignores it; heal 2."""
    conquest.obstacle("obstacle_2", 270, 0.5)
    conquest.play("enchantress").flick(340, 1.2).target("skull_2").put_before("skull_2")
    conquest.flick(conquest.angle_to("skull_2", "sword_2") - 25, 0.9)
    assert conquest.asked() == "retry"
    conquest.retry().flick_at("skull_2", 1.5)
    assert (conquest.hits()[-1], conquest.asked()) == ((["skull_2"], 1), "armor")
    conquest.done(by=3).armor("behemoth", by=1)


TURNS: list[Callable[[Conquest], None]] = [first, second, third, fourth, fifth, sixth, seventh]
WHO = ["sword_1", "skull_1", "sword_2", "skull_2", "sword_1", "skull_1", "sword_2"]

# Sword, Skull, bank; then Sword's pile, discards and hands, and Skull's, with its kept cards.
LEDGER = [
    ((8, 7, 9), (19, 1, [4, 4]), (20, 0, [4, 4], 0)),
    ((7, 8, 9), (19, 1, [4, 4]), (19, 1, [3, 4], 1)),
    ((7, 7, 10), (18, 2, [4, 4]), (19, 1, [3, 4], 1)),
    ((5, 7, 12), (18, 2, [4, 4]), (18, 1, [3, 4], 2)),
    ((5, 7, 12), (17, 3, [4, 4]), (18, 1, [3, 4], 2)),
    ((3, 7, 14), (17, 3, [4, 4]), (17, 2, [3, 4], 2)),
    ((5, 7, 12), (16, 4, [4, 4]), (17, 3, [3, 4], 1)),
]


def ledger(conquest: Conquest) -> tuple[object, ...]:
    """A line of the ledger, at the obstacle step of a turn."""
    hands = [len(conquest.hand(seat)) for seat in range(4)]
    return (
        conquest.pools(),
        (len(conquest.pile("sword")), len(conquest.discards("sword")), hands[0::2]),
        (len(conquest.pile("skull")), len(conquest.discards("skull")), hands[1::2], len(conquest.kept("skull"))),
    )


def test_it_starts_with_four_cards_each_and_piles_of_twenty() -> None:
    conquest = begun()
    assert (conquest.pools(), conquest.whose_turn()) == ((8, 8, 8), "sword_1")
    assert [len(conquest.hand(seat)) for seat in range(4)] == [5, 4, 4, 4]  # the first card is drawn
    assert (len(conquest.pile("sword")), len(conquest.pile("skull"))) == (19, 20)


@pytest.mark.parametrize("turns", range(1, 8))
def test_the_ledger_of_each_turn(turns: int) -> None:
    conquest = begun()
    for play in TURNS[:turns]:
        play(conquest)
    assert (conquest.whose_turn(), conquest.state.turn, conquest.asked()) == (WHO[turns - 1], turns, "obstacle")
    assert ledger(conquest) == LEDGER[turns - 1]


def test_where_the_cards_are_after_the_seventh_turn() -> None:
    conquest = begun()
    for play in TURNS:
        play(conquest)
    assert conquest.discards("sword") == ["berserker_mage", "royal_archer", "silver_stag", "enchantress"]
    assert conquest.discards("skull") == ["grave_zombie", "witch", "behemoth"]
    assert (conquest.kept("skull"), conquest.kept("sword")) == (["marauder"], [])
    conquest.nudge_obstacle()
    assert (conquest.whose_turn(), conquest.pools()) == ("skull_2", (5, 7, 12))
    assert len(conquest.logged(events.Flicked)) == 3 + 4 + 3 + 2 + 1 + 2 + 3 + 7  # shots and obstacles

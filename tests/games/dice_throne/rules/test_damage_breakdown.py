"""The sums that are shown come to what the rules settle."""

from hypothesis import assume, given
from hypothesis import strategies as st

from ludotheque.games.dice_throne.table import state as s
from ludotheque.games.dice_throne.table.damage import settle, sums_of
from ludotheque.games.dice_throne.table.state_classes import PoolEntry
from tests.games.dice_throne.scenario import Duel, barbarian, fighter, pyromancer, scenario
from tests.rules import rule

SEATS = 3
SEAT = st.integers(0, SEATS - 1)
DEALT = st.builds(
    PoolEntry,
    what=st.just(s.DEAL),
    seat=SEAT,
    by=SEAT,
    damage_type=st.integers(s.NORMAL, s.UNTYPED),
    amount=st.integers(0, 12),
    firm=st.integers(0, 1),
    attack=st.integers(0, 1),
)
ADDED = st.builds(
    PoolEntry,
    what=st.just(s.ADD),
    seat=SEAT,
    by=SEAT,
    damage_type=st.sampled_from((s.NORMAL, s.UNDEFENDABLE, s.ULTIMATE)),
    amount=st.integers(-6, 6),
    firm=st.just(0),
)
LESSENED = st.builds(
    PoolEntry,
    what=st.sampled_from((s.PREVENT, s.PREVENT_HALF, s.AVOID, s.HEAL, s.REFLECT_HALF, s.HALVE, s.SHARE)),
    seat=SEAT,
    by=SEAT,
    damage_type=st.just(s.UNTYPED),
    amount=st.integers(0, 6),
    firm=st.just(0),
)
POOLS = st.lists(st.one_of(DEALT, ADDED, LESSENED), max_size=10)


@given(POOLS)
def test_parts_come_to_what_is_settled(lines: list[PoolEntry]) -> None:
    assume(all(line.amount >= 0 or line.damage_type != s.ULTIMATE for line in lines))  # DT-ATK-8: up only
    settled = settle(lines, SEATS)
    found = {each["seat"]: each for each in sums_of(lines, SEATS, [])}
    for seat in range(SEATS):
        shown = found.get(seat, {"parts": [], "total": 0, "heal": 0})
        assert shown["total"] == settled.totals[seat]
        assert shown["heal"] == settled.heals[seat]
        assert sum(part["amount"] for part in shown["parts"]) == settled.totals[seat]


@rule("DT-TEXT-15", "A-53")
@given(POOLS)
def test_the_attack_deals_no_more_than_is_taken_and_no_less_than_nothing(lines: list[PoolEntry]) -> None:
    assume(all(line.amount >= 0 or line.damage_type != s.ULTIMATE for line in lines))  # DT-ATK-8: up only
    settled = settle(lines, SEATS)
    for seat in range(SEATS):
        assert 0 <= settled.dealt[seat] <= settled.totals[seat] + settled.shared[seat]


def test_a_sum_names_its_parts_in_the_order_they_count() -> None:
    lines = [
        PoolEntry(what=s.DEAL, seat=1, by=0, damage_type=s.NORMAL, amount=6, firm=0, attack=1),
        PoolEntry(what=s.ADD, seat=1, by=0, damage_type=s.NORMAL, amount=2, firm=0),
        PoolEntry(what=s.PREVENT, seat=1, by=1, damage_type=s.UNTYPED, amount=3, firm=0),
        PoolEntry(what=s.HEAL, seat=1, by=1, damage_type=s.UNTYPED, amount=1, firm=0),
        PoolEntry(what=s.DEAL, seat=0, by=1, damage_type=s.UNTYPED, amount=4, firm=0),
        PoolEntry(what=s.AVOID, seat=0, by=0, damage_type=s.UNTYPED, amount=0, firm=0),
    ]
    mine, theirs = sums_of(lines, 2, [])
    assert [(part["what"], part["amount"]) for part in theirs["parts"]] == [
        ("attack", 6),
        ("added", 2),
        ("prevented", -3),
    ]
    assert (theirs["total"], theirs["heal"]) == (5, 1)
    assert [(part["what"], part["amount"]) for part in mine["parts"]] == [("damage", 4), ("avoided", -4)]


def test_nothing_waits_where_nothing_was_written() -> None:
    assert sums_of([], 2, []) == []


def waiting_for(duel: Duel, seat: int) -> tuple[list[tuple[str, int, object]], int]:
    (found,) = [each for each in duel.match.seen(()).view()["damage"] if each["seat"] == seat]
    return [(part["what"], part["amount"], part["source"]) for part in found["parts"]], found["total"]


@rule("DT-ATK-6", "DT-DMG-22")
def test_a_sum_says_what_each_part_comes_from() -> None:
    own = barbarian(hand=["get_some", "feelin_good"])
    duel = scenario(own, pyromancer()).roll(1, 1, 1, 4, 4).announce("smack")
    duel.until_point("W_ACTIVATED").will_roll(0, 1, 2, 3, 4, 6).play("get_some")
    duel.until_point("W_TARGETED")
    smack = ("attack", 4, [s.ABILITY_TEXT, "smack", 0])
    assert waiting_for(duel, 1) == ([smack, ("added", 3, [s.CARD_TEXT, "get_some", 0])], 7)


@rule("DT-DEF-9", "DT-DMG-22")
def test_what_a_defence_prevents_bears_its_name() -> None:
    sides = barbarian(hand=["get_some", "smack_3"]), fighter("paladin")
    duel = scenario(*sides).roll(1, 1, 1, 4, 4).announce("smack").pass_windows().defend("divine_defense", 3, 6, 6)
    duel.until_point("W_LAST", by=0)
    smack, guard = [s.ABILITY_TEXT, "smack", 0], [s.DEFENCE_TEXT, "divine_defense", 1]
    assert waiting_for(duel, 1) == ([("attack", 4, smack), ("prevented", -1, guard)], 3)


def test_a_fork_knows_the_sources_too() -> None:
    duel = scenario(barbarian(), pyromancer()).roll(1, 1, 1, 4, 4).attack("smack")
    again = duel.match.fork()
    assert again.redact(())["damage"] == duel.match.redact(())["damage"]
    assert again.digest() == duel.match.digest()

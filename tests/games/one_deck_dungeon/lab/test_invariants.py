"""What the laboratory demands of One Deck Dungeon can fail: a state that is broken on purpose is complained about."""

from collections.abc import Callable
from dataclasses import dataclass

import pytest

from ludotheque.games.one_deck_dungeon.game import NAME
from ludotheque.games.one_deck_dungeon.lab.laboratory import setup_of
from ludotheque.games.one_deck_dungeon.table.actions import (
    ASK_ACT,
    ASK_DOOR,
    ASK_OPTION,
    ASK_PERIL,
    ASK_TURN,
    DESCEND,
    DIE,
    DONE,
    ENTER,
    EXPLORE,
    STAY,
    TAKE_ITEM,
)
from ludotheque.games.one_deck_dungeon.table.die import HEROIC, MAGIC, die
from ludotheque.games.one_deck_dungeon.table.state import (
    DOOR,
    EXILED_CUBES,
    EXILED_POISON,
    FLED,
    GATHER,
    JUST_OPENED,
    LEVEL,
    LOOT_SHIFT,
    OVER,
    START,
    TICKS,
    TURN,
)
from ludotheque.games.one_deck_dungeon.table.state_classes import Door, DungeonState
from ludotheque.games.one_deck_dungeon.table.table import DungeonTable
from ludotheque.kernel.chance import key_of
from ludotheque.kernel.decisions import ARGUMENT_MASK, Decision
from ludotheque.kernel.game import expect
from ludotheque.kernel.match import Match, start
from ludotheque.registry.discovery import game_named, laboratory_of

LAB = laboratory_of(NAME)
EAGER = (EXPLORE, ENTER, STAY, TAKE_ITEM, DESCEND, DONE)  # what leads on, in this order
LONGEST = 2000


@dataclass(frozen=True)
class Fault:
    """Something wrong, and the words that must be said about it."""

    said: str
    breaks: Callable[[DungeonState], None]


def named(fault: Fault) -> str:
    return fault.said


def reached(kind: int, wanted: Callable[[DungeonTable], bool] = lambda _: True, seed: int = 1) -> Match:
    """A match by simple answers at the first such question."""
    setup = setup_of(NAME, "pair", ("archer", "mage"), "dungeon=dragons_cave difficulty=novice")
    match = start(game_named(NAME), setup, key_of(f"faults {seed}"))
    for _ in range(LONGEST):
        assert match.decision is not None
        if match.decision.kind == kind and wanted(table_of(match)):
            return match
        match.answer(match.decision.owner, led_on(match.decision))
    raise AssertionError("no such question")


def led_on(decision: Decision) -> int:
    for verb in EAGER:
        for option in decision.options:
            if option & ~ARGUMENT_MASK == verb:
                return option
    return decision.options[0]


def table_of(match: Match) -> DungeonTable:
    assert isinstance(match.table, DungeonTable)
    return match.table


def at_question(match: Match) -> list[str]:
    assert match.decision is not None
    return LAB.broken_at_question(match.table, match.decision)


def has_dice(table: DungeonTable) -> bool:
    return all(table.encounter().pools) and table.combat()


def lose_die(state: DungeonState) -> None:
    state.encounters[0].pools[0].pop(0)


def borrow_dice(state: DungeonState) -> None:
    state.supply[MAGIC] -= 9
    state.exiled[MAGIC] += 9


def store_too_many(state: DungeonState) -> None:
    state.encounters[0].supply[HEROIC] -= 3
    state.heroes[1].stored += 3


def double_card(state: DungeonState) -> None:
    state.discard.append(state.deck[0])


def lose_card(state: DungeonState) -> None:
    state.deck.pop()


def peek(state: DungeonState) -> None:
    state.secrets.known[state.deck[0]] = 1


def hide_discarded(state: DungeonState) -> None:
    state.secrets.known[state.discard[0]] = 0


def swap_card(state: DungeonState) -> None:
    state.secrets.identity[state.deck[0]] = state.secrets.identity[state.deck[1]]


def take_four(state: DungeonState) -> None:
    for _ in range(4):
        card = state.deck.pop()
        state.secrets.known[card] = state.secrets.known[state.discard[0]]
        state.heroes[0].items.append(card)


def disorder_pool(state: DungeonState) -> None:
    state.encounters[0].pools[0].reverse()


def impossible_value(state: DungeonState) -> None:
    pool = state.encounters[0].pools[0]
    pool[-1] |= 7


def cover_by_nothing(state: DungeonState) -> None:
    state.encounters[0].boxes[0].needed = 0


def leave_die_on_box(state: DungeonState) -> None:
    encounter = state.encounters[0]
    encounter.boxes[0].dice.append(encounter.pools[0].pop())


def cover_before_armor(state: DungeonState) -> None:
    encounter = state.encounters[0]
    encounter.boxes[0].armor = 1
    box = encounter.boxes[1]
    box.armor, box.value, box.wide, box.needed, box.color = 0, 1, 0, 0, -1
    box.dice.append(encounter.pools[0].pop())
    box.givers.append(0)


def of_party(name: str, value: object) -> Callable[[DungeonState], None]:
    """A field of the state gets another value."""

    def breaks(state: DungeonState) -> None:
        setattr(state, name, value)

    return breaks


def of_hero(name: str, value: object) -> Callable[[DungeonState], None]:
    def breaks(state: DungeonState) -> None:
        setattr(state.heroes[0], name, value)

    return breaks


def of_encounter(name: str, value: object) -> Callable[[DungeonState], None]:
    def breaks(state: DungeonState) -> None:
        setattr(state.encounters[0], name, value)

    return breaks


def exile(place: int, count: int) -> Callable[[DungeonState], None]:
    def breaks(state: DungeonState) -> None:
        state.exiled[place] += count

    return breaks


def merge_doors(state: DungeonState) -> None:
    state.doors[1].cards += state.doors.pop().cards


def open_another(state: DungeonState) -> None:
    state.doors[2].opened = JUST_OPENED


def shut_door(state: DungeonState) -> None:
    state.doors[0].opened = 0


def loot_twice(state: DungeonState) -> None:
    state.looting.append(state.encounters[0].card << LOOT_SHIFT)


def flee_again(state: DungeonState) -> None:
    state.phase = DOOR
    state.doors[state.door].opened = FLED


def meet_too_long(state: DungeonState) -> None:
    state.phase = LEVEL
    state.met = [0]


def gather_late(state: DungeonState) -> None:
    leave_die_on_box(state)
    state.phase = GATHER


IN_STEP_4 = [
    Fault("7 strength dice instead of 8 (ODD-DICE-1)", lose_die),
    Fault("9 magic dice instead of 8 (ODD-DICE-1)", exile(MAGIC, 1)),
    Fault("9 strength dice instead of 8 (ODD-DICE-1)", of_party("apart", [1, 0, 0, 0])),
    Fault("7 heroic dice instead of 6 (ODD-DICE-1)", of_hero("stored", 1)),
    Fault("a supply lacks more dice than it has", borrow_dice),
    Fault("more stored dice than the card holds (ODD-FEAT-4)", store_too_many),
    Fault("fewer than no cubes", of_party("cubes", -1)),
    Fault("7 cubes, party and exiled", of_party("cubes", 7)),
    Fault("cubes, party and exiled: more than there are", exile(EXILED_CUBES, 6)),
    Fault("9 poison tokens, on heroes and exiled", of_hero("poison", 9)),
    Fault("poison tokens, on heroes and exiled: more", exile(EXILED_POISON, 9)),
    Fault("fewer than no cubes, exiled things or poison", of_hero("poison", -1)),
    Fault("cards are missing or doubled", double_card),
    Fault("cards are missing or doubled", lose_card),
    Fault("knows a face-down card", peek),
    Fault("does not know a face-up card", hide_discarded),
    Fault("other cards than those of the deck", swap_card),
    Fault("more items or skills than the level allows", take_four),
    Fault("damage below nothing", of_hero("damage", -1)),
    Fault("heroes [0] have fallen and act is asked (ODD-ENC-27)", of_hero("damage", 30)),
    Fault("a talent was used more often", of_hero("game_used", [3, 3])),
    Fault("an impossible pool", disorder_pool),
    Fault("an impossible pool", impossible_value),
    Fault("box 0 is wrongly covered", cover_by_nothing),
    Fault("box 0 is wrongly covered", leave_die_on_box),
    Fault("a box is covered before the armor (ODD-ENC-14)", cover_before_armor),
    Fault("a skill was used twice", of_encounter("used", [7, 7])),
    Fault("a heroic ability was used twice", of_encounter("abilities_used", [0, 0])),
    Fault("level 5", of_party("level", 5)),
    Fault("potions [0, 0] are identified", of_party("potions", [0, 0])),
    Fault("the boss has 2 damage on floor 1", of_party("boss_damage", 2)),
    Fault("3 tokens are on the stairs outside step 5", of_party("stairs", 3)),
    Fault("act is asked with result 'lost'", of_party("result", "lost")),
]
BETWEEN_SEGMENTS = [
    Fault("7 strength dice instead of 8 (ODD-DICE-1)", lose_die),
    Fault("cards are missing or doubled", lose_card),
    Fault("17 poison tokens", of_hero("poison", 17)),
    Fault("result 'won' before act", of_party("result", "won")),
    Fault("outcome 'lost' with result '' before act", of_party("outcome", "lost")),
    Fault("result '' before ticks", of_party("phase", TICKS)),
    Fault("result '' before over", of_party("phase", OVER)),
    Fault("1 encounters before turn", of_party("phase", TURN)),
    Fault("0 encounters before act", of_party("encounters", [])),
    Fault("floor 0 before act", of_party("floor", 0)),
    Fault("floor 4 before act: the boss is met after floor 3", of_party("floor", 4)),
    Fault("doors or a deck in the boss fight", of_party("floor", 4)),
    Fault("door -1 of 4 before act", of_party("door", -1)),
    Fault("door 1 has 2 cards", merge_doors),
    Fault("door 2 is open or closed where it must not be", open_another),
    Fault("door 0 is open or closed where it must not be", shut_door),
    Fault("are at the door (ODD-ENTER-1)", of_encounter("card", 0)),
    Fault("are at the door (ODD-ENTER-1)", loot_twice),
    Fault("an open door cannot be fled", flee_again),
    Fault("somebody is in two encounters: [0, 0, 1]", of_party("met", [0])),
    Fault("[0] have met something before level", meet_too_long),
    Fault("dice [1, 0, 0, 0] are set aside for [] (ODD-4P-9)", of_party("apart", [1, 0, 0, 0])),
    Fault("heroes [0] with 2 pools", of_encounter("seats", [0])),
    Fault("dice are on a box before step 4", gather_late),
    Fault("boxes or dice before the encounter starts", of_party("phase", START)),
    Fault("3 tokens are on the stairs", of_party("stairs", 3)),
    Fault("2 tokens on hidden stairs", of_party("stairs", 2)),
]


@pytest.mark.parametrize("fault", IN_STEP_4, ids=named)
def test_a_fault_is_noticed_at_the_next_question(fault: Fault) -> None:
    match = reached(ASK_ACT, has_dice)
    assert at_question(match) == []
    fault.breaks(table_of(match).state)
    assert fault.said in "; ".join(at_question(match))


@pytest.mark.parametrize("fault", BETWEEN_SEGMENTS, ids=named)
def test_a_fault_is_noticed_between_segments(fault: Fault) -> None:
    match = reached(ASK_ACT, has_dice)
    state = expect(match.game.copy_state(match.checkpoints[-1].state), DungeonState)
    assert LAB.broken_between_segments(state) == []
    fault.breaks(state)
    assert fault.said in "; ".join(LAB.broken_between_segments(state))


def test_a_stored_die_in_the_boss_fight_is_noticed() -> None:
    match = reached(ASK_OPTION)
    state = expect(match.game.copy_state(match.checkpoints[-1].state), DungeonState)
    state.floor = 4
    state.heroes[1].stored = 1
    assert "a stored die in the boss fight (ODD-BOSS-2)" in LAB.broken_between_segments(state)


def test_too_many_doors_are_noticed() -> None:
    match = reached(ASK_OPTION)
    state = table_of(match).state
    state.doors += [Door(cards=[state.deck.pop()], opened=0) for _ in range(5)]
    assert at_question(match) == [f"{len(state.doors)} doors (ODD-EXPL-1)"]


def test_a_level_that_was_not_gained_is_noticed() -> None:
    match = reached(ASK_TURN, lambda table: len(table.state.discard) > 8)
    state = table_of(match).state
    state.xp += state.discard
    state.discard = []
    assert "are enough for a level that was not gained (ODD-LEVEL-1)" in "; ".join(at_question(match))


def test_a_die_that_does_not_belong_in_a_peril_is_noticed() -> None:
    match = reached(ASK_ACT, lambda table: not table.combat() and any(table.encounter().pools))
    assert at_question(match) == []
    encounter = table_of(match).encounter()
    pool = next(pool for pool in encounter.pools if pool)
    color = (pool[0] >> 3 & 3) ^ 1
    encounter.supply[pool[0] >> 3 & 3] += 1
    encounter.supply[color] -= 1
    pool[0] = int(die(color, 1))
    pool.sort()
    assert "do not belong in this peril (ODD-ENC-15)" in "; ".join(at_question(match))


def test_a_question_to_a_part_of_the_party_is_noticed() -> None:
    match = reached(ASK_DOOR)
    decision = match.decision
    assert decision is not None
    alone = Decision(decision.owner, decision.kind, decision.options, decision.subject, ())
    assert LAB.broken_at_question(match.table, alone) == ["seats 0 and () are asked (ODD-SETUP-1)"]


def test_a_die_out_of_nowhere_is_noticed() -> None:
    match = reached(ASK_ACT, has_dice)
    strange = Decision(0, ASK_ACT, [DIE | int(die(HEROIC, 6))], 0, (1,))
    assert LAB.broken_at_question(match.table, strange) == ["act offers a die that is in no pool (ODD-DICE-5)"]


@pytest.mark.parametrize(
    ("outcome", "said"),
    [("lost", "the game is lost and heroes [] have fallen (ODD-GOAL-2)"), ("won", "the game is won, the boss has 0")],
)
def test_an_end_without_reason_is_noticed(outcome: str, said: str) -> None:
    match = reached(ASK_PERIL)
    assert LAB.broken_at_end(match.table) == []
    table_of(match).state.outcome = outcome
    assert said in "; ".join(LAB.broken_at_end(match.table))

"""The soak of Dice Throne: what it wants used, that a share of it goes through, and that what breaks is noticed."""

from collections.abc import Callable
from functools import cache
from random import Random

import pytest

from ludotheque.games.dice_throne.game import DiceThrone
from ludotheque.games.dice_throne.lab.coverage import CoverageAgent, DiceUsageCounter, UsageNames
from ludotheque.games.dice_throne.lab.invariants import broken_checkpoint, broken_table
from ludotheque.games.dice_throne.table import events
from ludotheque.games.dice_throne.table.actions import ANNOUNCE, NO_ABILITY, REROLL, ROLLING
from ludotheque.games.dice_throne.table.match_content import ROWS, MatchContent
from ludotheque.games.dice_throne.table.state import OFFENCE
from ludotheque.games.dice_throne.table.state_classes import Attack, DamagePool, DiceState, HeroState, PoolEntry, Throw
from ludotheque.games.dice_throne.table.table import DiceTable
from ludotheque.games.dice_throne.view import DiceSeen
from ludotheque.kernel.decisions import Decision
from ludotheque.lab.soak import Soak, attempt
from ludotheque.registry.discovery import laboratory_of
from tests.games.dice_throne.modes.gathering import gathered
from tests.games.dice_throne.scenario import barbarian, fighter, scenario

GAMES = 400  # every setup at least once; `make soak` plays 20,000
SHARE = 50
HEROES = DiceThrone().heroes()


@cache
def short_soak() -> Soak:
    return Soak("dice_throne", 2)


@pytest.mark.parametrize("first", range(0, GAMES, SHARE))
def test_a_share_of_the_soak_goes_through(first: int) -> None:
    """Each share goes for everything by itself, so that it does not matter who plays which."""
    soak = short_soak()
    failed = [result for task in soak.plan(first, SHARE) if isinstance(result := attempt(soak, task), str)]
    assert failed == []


def test_every_hero_meets_every_hero_from_both_seats_and_sits_in_crowds() -> None:
    setups = short_soak().setups[:GAMES]
    duels = [setup.heroes for setup in setups if setup.mode == "duel"]
    assert set(duels) == {(one, other) for one in HEROES for other in HEROES}
    assert {hero for setup in setups if len(setup.heroes) > 2 for hero in setup.heroes} == set(HEROES)
    with_promo = {hero for setup in setups if setup.options for hero in setup.heroes}
    assert with_promo == set(HEROES)


def test_a_match_has_what_its_heroes_have() -> None:
    setups = short_soak().setups
    for number in (0, 4, 35, 71):
        uses = laboratory_of("dice_throne").usage(setups[number])
        assert set(uses.all()) == set(UsageNames(DiceThrone().content(setups[number])).all)
    assert {len(setups[number].heroes) for number in (0, 4, 35, 71)} > {2}
    assert any(setups[number].options for number in (0, 4, 35, 71))


@pytest.mark.parametrize("hero", HEROES)
def test_everything_of_a_hero_is_wanted(hero: str) -> None:
    """Cards, all tiers of all abilities, defences, passives, tokens and companions, promo cards included."""
    wanted = set(short_soak().used)
    content = MatchContent((hero,), True)
    definition = content.heroes[0].hero
    assert {f"card {hero}/{card.id}" for card in definition.cards} <= wanted
    for board in definition.boards:
        for ability in (*board.abilities, board.ultimate):
            assert {f"ability {hero}/{ability.id} 1, row {row + 1}" for row in range(len(ability.tiers))} <= wanted
        assert {f"defence {hero}/{defence.id} 1" for defence in board.defences} <= wanted
        assert board.passive is None or f"passive {hero}/{board.passive.id} 1, in force" in wanted
    assert {f"status {status.id}, {what}" for status in definition.statuses for what in ("placed", "removed")} <= wanted
    for companion in definition.companions:
        assert [name for name in wanted if name.startswith(f"companion {companion.id}, used")]
        assert [name for name in wanted if name.startswith(f"companion {companion.id}, ") and "used" not in name]


def test_what_is_reported_is_counted_by_a_name_that_is_wanted() -> None:
    names = UsageNames(MatchContent(("artificer", "cursed_pirate", "huntress", "treant"), False))
    told = [
        events.TokensPlaced(0, "nanite", 1, 0),
        events.TokensRemoved(0, "nanite", 1),
        events.TokensRemoved(3, "seedling", 1),
        events.CompanionBuilt(0, "nanobot", "advanced"),
        events.CompanionGrew(3, "sapling", "seedling"),
        events.CompanionTurned(2, "nyra", False),
        events.BoardFlipped(1, "cursed"),
        events.TurnBegan(0, 1),
    ]
    found = DiceUsageCounter(names).after_segment(told)
    assert found == ["status nanite, placed", "status nanite, removed", "companion nanobot, advanced",
                     "companion sapling, grown", "companion nyra, falls", "board cursed"]  # fmt: skip
    assert set(found) <= set(names.all)


def test_a_passive_counts_once_a_turn_while_it_is_in_force() -> None:
    duel = scenario(fighter("paladin"), barbarian()).main()
    tally = DiceUsageCounter(UsageNames(duel.content))
    assert tally.at_question(duel.match.table) == ["passive paladin/tithe 1, in force"]
    assert tally.at_question(duel.match.table) == []


def test_an_attempt_that_cannot_be_paid_is_no_goal() -> None:
    """Constrict: there the seeker asked for a reroll that was not offered (game 220 of seed 1)."""
    duel = scenario(barbarian(cp=0, tokens={"constrict": 1}), fighter("tactician")).roll(1, 1, 2, 2, 4)
    assert isinstance(duel.match.table, DiceTable)
    names = UsageNames(duel.content)
    rage = next(number for number, ability in enumerate(duel.content.abilities) if ability.id == "rage")
    decision = Decision(0, ROLLING, [ANNOUNCE + 0, NO_ABILITY])
    seen = DiceSeen(duel.match.table, 1)
    goals = [names.row(rage * ROWS)]
    answers = [CoverageAgent(names, goals, Random(number))(decision, seen) for number in range(40)]
    assert set(answers) <= set(decision.options)
    free = Decision(0, ROLLING, [*decision.options, *[REROLL + mask for mask in range(1, 32)]])
    assert REROLL + 31 in [CoverageAgent(names, goals, Random(number))(free, seen) for number in range(40)]


def rich(table: DiceTable) -> None:
    table.hero(0).cp = 16


def too_healthy(table: DiceTable) -> None:
    table.state.dials[1] = 61


def undead(table: DiceTable) -> None:
    table.state.dials[1] = 0


def with_a_third_dial(table: DiceTable) -> None:
    table.state.dials.append(50)


def alone_in_defeat(table: DiceTable) -> None:
    """A team falls together."""
    table.hero(3).defeated = 1


def overloaded(table: DiceTable) -> None:
    table.hero(0).tokens[table.content.status_index["bleed"]] = 3


def owing(table: DiceTable) -> None:
    table.hero(0).tokens[table.content.status_index["bleed"]] = -1


def fresh_from_nowhere(table: DiceTable) -> None:
    table.hero(0).gained[table.content.status_index["bleed"]] = 1


def with_the_beast_of_another(table: DiceTable) -> None:
    table.hero(1).companion = [5, 1]


def with_too_strong_a_beast(table: DiceTable) -> None:
    table.hero(0).companion[0] = 8


def without_its_passive(table: DiceTable) -> None:
    hero: HeroState = table.hero(2)
    hero.tokens[table.content.heroes[2].passive[table.content.heroes[2].slots.index("tithe")][1]] = 0


def short_of_a_card(table: DiceTable) -> None:
    table.hero(0).deck.pop()


def with_a_card_twice(table: DiceTable) -> None:
    table.hero(0).deck[0] = table.hero(0).deck[1]


def with_a_card_of_another(table: DiceTable) -> None:
    identity = table.state.secrets.identity
    identity[table.hero(0).deck[0]] = identity[table.hero(0).deck[1]]


def with_four_dice(table: DiceTable) -> None:
    table.state.throws.append(
        Throw(roller=0, purpose=OFFENCE, dice=[1, 2, 3, 4], attempts=2, changes=0, locked=0, announced=0)
    )


def with_a_seven(table: DiceTable) -> None:
    table.state.throws.append(
        Throw(roller=0, purpose=OFFENCE, dice=[1, 2, 3, 4, 7], attempts=2, changes=0, locked=0, announced=0)
    )


def with_too_many_attempts(table: DiceTable) -> None:
    table.state.throws.append(
        Throw(roller=0, purpose=OFFENCE, dice=[1, 2, 3, 4, 5], attempts=-1, changes=0, locked=0, announced=0)
    )


def attack(attacker: int, defender: int) -> Attack:
    return Attack(
        serial=1,
        attacker=attacker,
        targets=[defender],
        ability=0,
        row=0,
        is_attack=1,
        ultimate=0,
        undefendable=0,
        settled=0,
        dealt=0,
        added=0,
        inflicted=[],
        shields=[],
        used=[],
        failed=0,
        halved=0,
        defended=0,
        to_come=[],
    )


def attacking_a_friend(table: DiceTable) -> None:
    table.state.attacks.append(attack(0, 2))


def attacking_out_of_turn(table: DiceTable) -> None:
    table.state.attacks.append(attack(1, 0))


def attacking_twice(table: DiceTable) -> None:
    table.state.attacks += [attack(0, 1), attack(0, 1)]


def healing_by_damage(table: DiceTable) -> None:
    table.state.pools.append(
        DamagePool(isolated=0, lines=[PoolEntry(what=0, seat=1, by=0, damage_type=0, amount=-2, firm=0)])
    )


WRONGS: list[tuple[Callable[[DiceTable], None], str]] = [
    (rich, "seat 0: Combat Points outside 0 to 15 (DT-INV-1)"),
    (too_healthy, "health 61 outside 0 to 60 (DT-INV-1)"),
    (undead, "seat 1: defeat and health do not agree (DT-WIN-1)"),
    (with_a_third_dial, "3 dials (DT-MODE-2V2-5)"),
    (alone_in_defeat, "seat 3: defeat and health do not agree (DT-WIN-1)"),
    (overloaded, "seat 0: more tokens than the limit (DT-INV-1)"),
    (owing, "seat 0: more tokens than the limit (DT-INV-1)"),
    (fresh_from_nowhere, "seat 0: more tokens came this turn than are there"),
    (with_the_beast_of_another, "seat 1: a companion without bounds (DT-COMPANION-2)"),
    (with_too_strong_a_beast, "seat 0: a companion without bounds (DT-COMPANION-2)"),
    (without_its_passive, "seat 2: levels and upgrades do not agree (DT-CARD-11)"),
    (short_of_a_card, "seat 0: a card is missing or doubled (DT-INV-1)"),
    (with_a_card_twice, "seat 0: a card is missing or doubled (DT-INV-1)"),
    (with_a_card_of_another, "seat 0: a card is missing or doubled (DT-INV-1)"),
    (with_four_dice, "impossible dice [1, 2, 3, 4] (DT-COMP-1)"),
    (with_a_seven, "impossible dice [1, 2, 3, 4, 7] (DT-COMP-1)"),
    (with_too_many_attempts, "seat 0 has -1 attempts left"),
    (attacking_a_friend, "seat 0 attacks seat 2 of its own team"),
    (attacking_out_of_turn, "seat 1 attacks in the turn of seat 0"),
    (attacking_twice, "several attacks at the same time"),
    (healing_by_damage, "a line of -2 for seat 1 waits in a damage pool"),
]


@pytest.mark.parametrize(("wrong", "said"), WRONGS, ids=[wrong.__name__ for wrong, _ in WRONGS])
def test_what_must_not_be_is_named(wrong: Callable[[DiceTable], None], said: str) -> None:
    sides = [fighter("huntress"), fighter("barbarian"), fighter("paladin"), fighter("vampire_lord")]
    table = gathered("2v2", *sides).at("main_1").match.table
    assert isinstance(table, DiceTable)
    assert broken_table(table) == []
    wrong(table)
    assert said in broken_table(table)


def test_a_checkpoint_has_nothing_half_done_and_no_exhausted_companion_in_play() -> None:
    crowd = gathered("2v2", fighter("huntress")).at("main_1")
    state = crowd.match.checkpoints[-1].state
    assert isinstance(state, DiceState)
    assert broken_checkpoint(state) == []
    state.heroes[0].companion = [0, 1]
    state.attacks.append(attack(0, 1))
    state.pools.clear()
    assert broken_checkpoint(state) == [
        "an attack, dice or a text are left over from a segment that has ended",
        "0 open damage pools before main_1 (DT-DMG-33)",
        "seat 0: a companion without health is active",
    ]

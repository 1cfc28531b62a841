"""The setups that stand for Dice Throne are few, and nobody and no mode is missing; its invariants see many seats."""

from ludotheque.games.dice_throne.game import DiceThrone
from ludotheque.games.dice_throne.lab.invariants import broken_choice, broken_defeat, broken_outcome
from ludotheque.games.dice_throne.lab.laboratory import dice_setups, larger_setups
from ludotheque.games.dice_throne.table.actions import CHOOSE_PLAYER, MAIN, PASS, PLAYER, TARGET
from ludotheque.games.dice_throne.table.table import DiceTable
from ludotheque.kernel.decisions import Decision
from ludotheque.registry.discovery import laboratory_of
from tests.games.dice_throne.modes.gathering import Crowd, gathered, king

NAMES = tuple(f"hero_{number}" for number in range(40))


class Large(DiceThrone):
    """The same game with so many heroes."""

    def __init__(self, heroes: int) -> None:
        super().__init__()
        self.number = heroes

    def heroes(self) -> tuple[str, ...]:
        return NAMES[: self.number]


def test_every_mode_and_number_of_seats_is_there() -> None:
    game = DiceThrone()
    wanted = {(mode.name, seats) for mode in game.modes() for seats in mode.seats}
    assert {(setup.mode, len(setup.heroes)) for setup in dice_setups(game)} == wanted
    assert {(setup.mode, len(setup.heroes)) for setup in laboratory_of("dice_throne").setups()} == wanted


def test_every_hero_sits_in_a_duel_and_in_a_crowd_and_setups_stay_few() -> None:
    for number in (2, 4, 5, 16, 40):
        game = Large(number)
        setups = dice_setups(game)
        duels = [setup for setup in setups if setup.mode == "duel"]
        for found in (duels, larger_setups(game)):
            assert {hero for setup in found for hero in setup.heroes} == set(NAMES[:number])
        assert len(setups) <= max(16, number) + 10


def test_every_option_is_played_once() -> None:
    assert [setup.options for setup in dice_setups(DiceThrone()) if setup.options] == [{"promo": "yes"}]


def table_of(crowd: Crowd) -> DiceTable:
    assert isinstance(crowd.match.table, DiceTable)
    return crowd.match.table


def test_an_outcome_must_name_the_team_that_stands() -> None:
    table = table_of(gathered("2v2").at("main_1"))
    assert broken_outcome(table) == []
    table.state.outcome = "0+2"
    assert broken_outcome(table)
    for seat in (1, 3):
        table.state.heroes[seat].defeated = 1
    assert broken_outcome(table) == []
    for wrong in ("", "0", "1+3", "draw"):
        table.state.outcome = wrong
        assert broken_outcome(table)


def test_a_defeated_player_is_asked_for_nothing_new() -> None:
    table = table_of(king(health=[35, 0, 35]).at("main_1"))
    assert broken_defeat(table, Decision(0, MAIN, [0])) == []
    assert broken_defeat(table, Decision(1, MAIN, [0])) == ["seat 1 is asked after its defeat (DT-WIN-1)"]
    table.state.heroes[0].defeated = 1
    assert "the turn of a defeated player goes on (A-33)" in broken_defeat(table, Decision(2, MAIN, [0]))


def test_nobody_can_be_chosen_after_a_defeat() -> None:
    table = table_of(king(health=[35, 0, 35]).at("main_1"))
    assert broken_choice(table, Decision(0, CHOOSE_PLAYER, [PLAYER + 0, PLAYER + 2])) == []
    for kind in (CHOOSE_PLAYER, TARGET):
        found = broken_choice(table, Decision(0, kind, [PASS, PLAYER + 1, PLAYER + 2]))
        assert found == ["seat 1 can be chosen after its defeat (DT-TEXT-13)"]

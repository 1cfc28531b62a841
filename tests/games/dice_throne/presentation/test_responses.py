"""What applies in a window: prevention before damage, dice cards where they help, modifiers after the defence."""

import pytest

from ludotheque.games.dice_throne.table.actions import MAIN, PRESENT, RESPOND
from ludotheque.presentation.standing_orders import RELAXED, Orders, ResponseWindow
from ludotheque.registry.discovery import screen_for
from tests.games.dice_throne.scenario import Duel, barbarian, fighter, pyromancer, scenario


def situation(duel: Duel) -> ResponseWindow | None:
    decision = duel.match.decision
    assert decision is not None
    return screen_for(duel.match, (decision.owner,), "en").situation()


def asks(duel: Duel) -> bool:
    """Is the seat that is asked now asked by the default orders too?"""
    now = situation(duel)
    return now is None or not Orders(RELAXED).will_pass(now)


def asked_at(duel: Duel, seat: int) -> list[str]:
    """The points at which a seat with the default orders is asked until its next question that is no window."""
    found: list[str] = []
    for _ in range(60):
        decision = duel.match.decision
        assert decision is not None
        if decision.kind not in (RESPOND, PRESENT):
            break
        if decision.owner == seat and asks(duel):
            found.append(duel.points()[-1])
        duel.passes()
    return found


def test_nobody_is_asked_in_the_own_upkeep_and_income() -> None:
    duel = scenario(barbarian(hand=["getting_paid"], cp=2, deck=["smack_2", "smack_3"]), pyromancer()).upkeep()
    assert duel.decision.kind == RESPOND
    assert asked_at(duel, 0) == []
    assert duel.decision.kind == MAIN


def test_prevention_is_asked_for_once_and_last() -> None:
    duel = scenario(barbarian(), pyromancer(hand=["not_this_time"], cp=5)).roll(1, 1, 1, 4, 5)
    duel.announce("smack")
    assert asked_at(duel, 1) == []
    duel.declines_defence()
    assert asked_at(duel, 1) == ["W_LAST"]


def test_a_modifier_is_asked_for_once_after_the_defence() -> None:
    duel = scenario(barbarian(hand=["get_some"], cp=5), pyromancer()).roll(1, 1, 1, 4, 5)
    duel.announce("smack")
    assert asked_at(duel, 0) == []
    duel.declines_defence()
    assert asked_at(duel, 0) == ["W_LAST"]


@pytest.mark.parametrize(
    ("ability", "dice", "asked"), [("crit_bash", (1, 6, 6, 6, 6), True), ("smack", (4, 5, 1, 1, 1), False)]
)
def test_dice_of_others_are_asked_about_where_a_card_can_change_what_they_do(
    ability: str, dice: tuple[int, ...], asked: bool
) -> None:
    """Tip It moves a die by one: a fourth Pow is lost, but a third Sword is still there on a 2."""
    duel = scenario(barbarian(), pyromancer(hand=["tip_it"], cp=5)).roll(*dice)
    for _ in range(2):  # with attempts left they could simply be rolled again
        duel.will_roll(0, *dice[:2]).reroll(0, 1)
    duel.announce(ability)
    assert situation(duel) is not None
    assert bool(asked_at(duel, 1)) is asked


def test_dice_without_an_ability_are_not_asked_about() -> None:
    duel = scenario(barbarian(), pyromancer(hand=["tip_it"], cp=5)).roll(3, 3, 3, 4, 5).no_ability()
    assert asked_at(duel, 1) == []


def test_cards_and_tokens_are_named_as_their_terms() -> None:
    duel = scenario(barbarian(), pyromancer(hand=["tip_it"], cp=5)).roll(1, 1, 1, 4, 5).announce("smack")
    now = situation(duel)
    assert now is not None
    assert now.answers == ("card:tip_it",)


def test_a_main_phase_in_which_cards_could_only_be_sold_is_ended_unless_it_can_be_undone() -> None:
    duel = scenario(barbarian(hand=["smack_2"], cp=0), pyromancer()).main_2()
    assert not asks(duel)
    first = scenario(barbarian(hand=["smack_2"], cp=0), pyromancer()).main()
    assert asks(first), "in the first one an upgrade may be worth a sale"
    paid = scenario(barbarian(hand=["smack_2"], cp=2), pyromancer()).main_2()
    assert asks(paid), "a card can be played"


def test_what_only_the_own_upkeep_allows_is_asked_there() -> None:
    artificer = fighter("artificer", tokens={"nanobot": 1, "synth": 2})
    duel = scenario(artificer, barbarian(tokens={"nanite": 1})).upkeep()
    assert duel.decision.kind == RESPOND
    assert asks(duel)

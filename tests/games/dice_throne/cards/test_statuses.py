"""The status effects that the playable heroes bring to the table."""

import pytest

from ludotheque.games.dice_throne.content.loader import load_hero
from ludotheque.games.dice_throne.table import events
from tests.games.dice_throne.scenario import Duel, barbarian, pyromancer, scenario

PRINTED = {
    "burn": ("negative", 1, True),
    "concussion": ("negative", 1, False),
    "fire_mastery": ("positive", 5, False),
    "knockdown": ("negative", 1, False),
    "stun": ("negative", 1, False),
}


@pytest.mark.parametrize("status", sorted(PRINTED))
def test_polarity_stack_limit_and_persistence(status: str) -> None:
    heroes = [load_hero("barbarian"), load_hero("pyromancer")]
    definitions = [definition for hero in heroes for definition in hero.statuses if definition.id == status]
    found = {
        (definition.kind.value, definition.stack_limit.others, definition.persistent) for definition in definitions
    }
    assert found == {PRINTED[status]}
    assert all(definition.stack_limit.owner == definition.stack_limit.others for definition in definitions)
    assert all(
        definition.removable and definition.transferable and not definition.spendable for definition in definitions
    )


def skipped(duel: Duel) -> list[tuple[int, str, str]]:
    return [(event.seat, event.phase, event.status) for event in duel.logged(events.PhaseSkipped)]


def test_burn_deals_two_in_the_upkeep_of_its_holder_and_stays() -> None:
    duel = scenario(barbarian(tokens={"burn": 1}), pyromancer()).upkeep().until("main")
    assert (duel.asked(), duel.health(0), duel.tokens(0, "burn")) == ((0, "main"), 48, 1)


def test_burn_does_nothing_in_the_upkeep_of_another() -> None:
    duel = scenario(barbarian(), pyromancer(tokens={"burn": 1})).upkeep().until("main")
    assert (duel.asked(), duel.health(1)) == ((0, "main"), 50)


def test_burn_can_defeat() -> None:
    assert scenario(barbarian(health=2, tokens={"burn": 1}), pyromancer()).upkeep().outcome == "1"


@pytest.mark.parametrize(("held", "left"), [(5, 4), (1, 0), (0, 0)])
def test_fire_mastery_loses_one_in_the_own_upkeep(held: int, left: int) -> None:
    duel = scenario(pyromancer(tokens={"fire_mastery": held}), barbarian()).upkeep()
    assert (duel.asked(), duel.tokens(0, "fire_mastery")) == ((0, "main"), left)


def test_fire_mastery_stays_in_the_upkeep_of_another() -> None:
    duel = scenario(barbarian(), pyromancer(tokens={"fire_mastery": 3})).upkeep().until("main")
    assert (duel.asked(), duel.tokens(1, "fire_mastery")) == ((0, "main"), 3)


def test_knockdown_unpaid_skips_the_offensive_roll_phase_and_goes() -> None:
    duel = scenario(barbarian(cp=1, tokens={"knockdown": 1}), pyromancer()).main()
    assert "spend knockdown" not in duel.options()
    duel.end()
    assert (duel.asked(), duel.tokens(0, "knockdown"), duel.cp(0)) == ((0, "main"), 0, 1)
    assert skipped(duel) == [(0, "offensive_roll", "knockdown")]
    assert [event.phase for event in duel.logged(events.PhaseBegan)][-1] == "main_2"
    assert duel.logged(events.Rolled) == []


@pytest.mark.parametrize("phase", ["upkeep", "income", "main_1"])
def test_knockdown_is_removed_for_two_cp_before_the_offensive_roll_phase(phase: str) -> None:
    duel = scenario(barbarian(cp=2, tokens={"knockdown": 1}), pyromancer()).at(phase)
    duel.answer("spend knockdown", by=0)
    assert (duel.tokens(0, "knockdown"), skipped(duel)) == (0, [])
    duel.until("rolling")
    assert duel.asked() == (0, "rolling")
    assert duel.cp(0) == {"upkeep": 1, "income": 1, "main_1": 0}[phase]  # the income of the turn included


def test_knockdown_cannot_be_paid_in_the_turn_of_another() -> None:
    duel = scenario(barbarian(deck=["concuss"]), pyromancer(cp=9, tokens={"knockdown": 1})).upkeep()
    assert (duel.asked(), duel.cp(1)) == ((0, "main"), 9)  # never asked


def test_knockdown_cannot_be_paid_after_the_offensive_roll_phase() -> None:
    duel = scenario(barbarian(cp=9, tokens={"knockdown": 1}), pyromancer()).main_2()
    assert "spend knockdown" not in duel.options()


def test_concussion_skips_one_income_phase_and_goes() -> None:
    duel = scenario(barbarian(tokens={"concussion": 1}), pyromancer()).upkeep()
    assert (duel.asked(), duel.cp(0), duel.hand(0)) == ((0, "main"), 2, ["smack_3"])
    assert (duel.tokens(0, "concussion"), skipped(duel)) == (0, [(0, "income", "concussion")])
    assert "W_INCOME" not in duel.points()


def test_concussion_does_not_stop_the_income_of_another() -> None:
    duel = scenario(barbarian(), pyromancer(tokens={"concussion": 1})).upkeep()
    assert (duel.cp(0), len(duel.hand(0)), duel.tokens(1, "concussion")) == (3, 2, 1)


def stunned(*hand: str) -> Duel:
    """Crit Bash is announced against a Pyromancer with that hand; next is what happens with the target fixed."""
    foe = pyromancer([*hand, "fire_up"], cp=9)
    duel = scenario(barbarian(), foe).roll(6, 6, 6, 6, 1).announce("crit_bash")
    while duel.tokens(1, "stun") == 0 and duel.asked() == (1, "respond"):
        duel.passes()
    return duel


def test_stun_forbids_its_holder_every_action() -> None:
    duel = stunned("not_this_time", "getting_paid", "better_d")
    assert duel.asked() == (0, "rolling")  # nobody was asked between the Stun and the extra phase
    assert (duel.health(1), duel.cp(1)) == (45, 9)


def test_stun_goes_when_the_attack_is_over_and_brings_an_extra_offensive_phase() -> None:
    duel = stunned()
    assert duel.tokens(1, "stun") == 0
    phases = [event.phase for event in duel.logged(events.PhaseBegan)]
    assert phases == ["offensive_roll", "defensive_roll", "offensive_roll"]
    assert [(event.seat, event.target) for event in duel.logged(events.ExtraPhaseGranted)] == [(0, 1)]
    duel.no_ability()
    assert duel.asked() == (0, "main")


def test_stun_brings_no_extra_phase_if_it_is_removed_in_time() -> None:
    own = barbarian(["buh_bye", "smack_3"], cp=2)
    duel = scenario(own, pyromancer()).roll(6, 6, 6, 6, 6).announce("rage")
    duel.until("respond")
    while duel.tokens(1, "stun") == 0:
        duel.passes(by=0)
    duel.play("buh_bye", by=0)
    assert (duel.asked(), duel.tokens(1, "stun"), duel.health(1)) == ((0, "main"), 0, 35)
    assert duel.logged(events.ExtraPhaseGranted) == []

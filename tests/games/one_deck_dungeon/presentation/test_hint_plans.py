"""The plan of a hint as answers to send: they are legal one after the other, and end where the hint says."""

from ludotheque.games.one_deck_dungeon.table import events
from ludotheque.games.one_deck_dungeon.table.actions import DONE, VERBS
from ludotheque.presentation.hints import Hint, PlannedStep
from ludotheque.presentation.screen import BEST, WHY
from ludotheque.registry.discovery import presentation_of
from ludotheque.text.languages import Language
from ludotheque.text.spans import plain
from tests.games.one_deck_dungeon.scenario import Delve, archer, scenario, warrior
from tests.rules import rule


def hint(delve: Delve, step: int = WHY, lang: Language = "en") -> Hint:
    return presentation_of("one_deck_dungeon").screen(delve.match, (0,), lang).hint(step)


def follow(delve: Delve, plan: tuple[PlannedStep, ...]) -> None:
    """Give the answers of a plan, each to the question that is open then."""
    for step in plan:
        for action in step.actions:
            delve.match.answer(delve.decision.owner, VERBS.parse(action))


def bandit() -> Delve:
    return scenario(warrior(damage=2, skills=["cleave"]), cubes=0).fight("bandit_1", "S5 S3 S2 S1 A4 A2 M6")


@rule("ODD-ENC-13", "ODD-ENC-16")
def test_a_plan_is_followed_answer_by_answer_to_its_end() -> None:
    delve = bandit()
    found = hint(delve)
    assert found.ends is not None
    assert found.ends["exact"] is True
    follow(delve, found.plan)
    assert (delve.asked(), delve.options()[-1]) == ("act", "done")
    hearts, time, poison = delve.match.redact(())["encounter"]["consequences"]
    assert (hearts, time, poison) == (found.ends["hearts"], found.ends["time"], found.ends["poison"])
    assert hint(delve).actions[0] == "done"


def test_each_act_is_named_as_it_is_typed() -> None:
    found = hint(bandit())
    assert [plain(step.label) for step in found.plan] == plain(found.lines[1]).removeprefix("Line: ").split(" · ")
    assert all(step.actions[0].split(":")[0] == plain(step.label).split()[0] for step in found.plan)
    assert plain(hint(bandit(), lang="fr").plan[0].label).split()[0] == "utiliser"


def test_dice_that_are_laid_by_themselves_are_not_sent() -> None:
    """The only magic die that fits is laid without a question."""
    delve = scenario(warrior(), cubes=0).fight("goblin_1", "S6 S6 S6 S6 A1 A1 M6")
    for step in hint(delve).plan:
        for action in step.actions:
            assert len(delve.decision.options) > 1
            delve.match.answer(0, VERBS.parse(action))


@rule("ODD-POT-5")
def test_a_plan_goes_as_far_as_the_first_roll() -> None:
    """Whatever chance brings, its answers are legal, and only the last of them rolls."""
    delve = scenario(warrior(damage=3), cubes=2, potions=["mana"]).fight("ogre_1", "S1 S1 S1 S1 A1 A1 M1")
    found = hint(delve)
    rolling = [step for step in found.plan if step.actions[0].startswith("drink")]
    assert rolling == list(found.plan[-1:]), "the roll ends the plan"
    delve.will_roll("M1 M2 M3")
    follow(delve, found.plan)
    assert len(delve.logged(events.DiceRolled)) == 2  # of step 3, and of the potion


def test_stopping_has_no_plan_but_an_end() -> None:
    delve = scenario(archer(), cubes=0).fight("ogre_1", "S1 S1 A1 A1 A1 M1 M1")
    while len(delve.options()) > 1:
        delve.discard(delve.pool()[0])
    found = hint(delve)
    assert (found.actions, found.plan) == (("done",), ())
    assert found.ends is not None
    assert found.ends["hearts"] == delve.match.redact(())["encounter"]["consequences"][0]
    delve.match.answer(0, DONE)


def test_only_reasons_come_with_a_plan() -> None:
    delve = bandit()
    assert (hint(delve, BEST).plan, hint(delve, BEST).ends) == ((), None)
    door = scenario(warrior(), doors=["ogre_1", "goblin_1"]).option().enter("ogre_1")
    assert (hint(door).plan, hint(door).ends) == ((), None)

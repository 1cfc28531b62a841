"""What a table draws beside a question: dice that fit, payments, dice that come, doors, stopping, what saves."""

from typing import Any

import pytest

from ludotheque.games.one_deck_dungeon.agents.hints import Reasons
from ludotheque.games.one_deck_dungeon.presentation.question_types import (
    DungeonQuestionFacts,
    Ghost,
    PoolDie,
    UseFit,
)
from ludotheque.games.one_deck_dungeon.table.actions import VERBS
from ludotheque.games.one_deck_dungeon.view import DungeonSeen
from ludotheque.kernel.chance import key_of
from ludotheque.kernel.game import expect
from ludotheque.kernel.imagination import imagine
from ludotheque.kernel.match import Match
from ludotheque.registry.discovery import presentation_of
from ludotheque.text.languages import Language
from tests.games.one_deck_dungeon.cards.scenes import druid
from tests.games.one_deck_dungeon.scenario import Delve, archer, fled, mage, rogue, scenario, warrior
from tests.games.one_deck_dungeon.spelling import die_code, seat_said
from tests.rules import rule

LOW = "S1 S1 S1 S1 A1 A1 M1"


def facts_of(match: Match, lang: Language = "en") -> DungeonQuestionFacts | None:
    question = presentation_of("one_deck_dungeon").screen(match, (0,), lang).question()
    assert question is not None
    return None if question.odds is None else expect(question.odds, DungeonQuestionFacts)


def facts(delve: Delve, lang: Language = "en") -> DungeonQuestionFacts:
    found = facts_of(delve.match, lang)
    assert found is not None, f"nothing goes with {delve.asked()}"
    return found


def dice(*said: str) -> tuple[PoolDie, ...]:
    return tuple(PoolDie(seat_said(die), die_code(die)) for die in said)


def fits(delve: Delve) -> dict[int, tuple[PoolDie, ...]]:
    return {fit.box: fit.dice for fit in facts(delve).boxes}


def use_of(delve: Delve, name: str) -> UseFit:
    """What goes with an answer, by its words."""
    action = next(option for option in delve.decision.options if delve.spell(option) == name)
    return next(fit for fit in facts(delve).uses if fit.action == VERBS.spell(action))


def ghosts(*said: str) -> tuple[Ghost, ...]:
    colors = {"S": "strength", "A": "agility", "M": "magic", "H": "heroic"}
    return tuple(Ghost(colors[each[0]], int(each[1]), "") for each in said)


@rule("ODD-DICE-6", "ODD-DICE-7")
def test_a_single_box_takes_high_dice_and_a_wide_one_any_of_its_color() -> None:
    delve = scenario(warrior(), cubes=0).fight("ogre_1", "S6 S4 S2 S1 A4 A3 M1")
    found = fits(delve)
    assert found[delve.place_of("S12")] == dice("S1", "S2", "S4", "S6")
    assert found[delve.place_of("A4")] == dice("A4")
    assert delve.place_of("A5") not in found


@rule("ODD-ENC-14")
def test_until_the_armor_is_covered_nothing_else_fits() -> None:
    delve = scenario(warrior(), floor=3, cubes=0).fight("ogre_1", "S6 S4 S2 S1 A6 A6 M6")
    assert fits(delve) == {delve.place_of("S10"): dice("S1", "S2", "S4", "S6")}


@rule("ODD-DICE-7", "ODD-DICE-8")
def test_dice_of_both_heroes_fit() -> None:
    delve = scenario(warrior(), archer(), level=2, cubes=0).meet("ogre_1").will_gather("S5 S1 S1 A4 H3", "S5 A2 A2 M1")
    delve.until_act().hero(0)
    assert fits(delve)[delve.place_of("S9")] == dice("0:S1", "0:S5", "0:H3", "1:S5")


def test_the_dice_that_fit_are_those_that_are_offered_afterwards() -> None:
    scene = scenario(warrior(skills=["cleave", "crushing_fist"]), level=2, cubes=0)
    delve = scene.fight("ogre_1", "S6 S4 S2 S1 A6 A4 M5 H2")
    offered = {f"cover:{fit.box}": fit.dice for fit in facts(delve).boxes}
    offered |= {fit.action: fit.dice for fit in facts(delve).uses if fit.dice}
    assert {verb.split(":")[0] for verb in offered} == {"cover", "use", "exchange", "discard"}
    for action, fitting in offered.items():
        fork = delve.match.fork()
        fork.answer(0, VERBS.parse(action))
        assert fork.decision is not None
        listed = [VERBS.arguments(option) for option in fork.decision.options]
        if len(fitting) > 1:  # a sole die is laid by itself
            assert [PoolDie(seat, code) for seat, code in listed] == list(fitting), action


@rule("ODD-SKILL-3", "ODD-DICE-8")
def test_low_dice_are_proposed_and_heroic_ones_last() -> None:
    delve = scenario(warrior(skills=["cleave"]), level=2).fight("ogre_1", "S6 S4 S3 S3 A4 A2 M1 H1")
    assert use_of(delve, "use cleave").dice == dice("S3", "S4", "S6", "H1")
    assert (use_of(delve, "use cleave").propose, use_of(delve, "use cleave").goal) == (dice("S3"), 0)


@rule("ODD-SKILL-4")
@pytest.mark.parametrize(
    ("magic", "proposed"),
    [
        ("M4 M3 M2", ["M4", "M2"]),
        ("M5 M5 M3", ["M5", "M3"]),
        ("M5 M3 M1", ["M5", "M1"]),
        ("M2 M2 M1", ["M1", "M2", "M2", "H3"]),
    ],
)
def test_mana_is_paid_without_a_superfluous_die(magic: str, proposed: list[str]) -> None:
    scene = scenario(mage(skills=["crushing_fist"]), level=2)
    delve = scene.fight("ogre_1", f"S1 A1 A1 {magic} M6 H3").discard("M6")
    fit = use_of(delve, "use crushing_fist")
    assert sorted(fit.propose, key=lambda die: die.code) == sorted(dice(*proposed), key=lambda die: die.code)
    assert fit.goal == 6
    delve.use("crushing_fist", pay=proposed)


@rule("ODD-SKILL-9", "ODD-DICE-4")
def test_what_is_gained_is_shown_as_far_as_the_supply_has_dice() -> None:
    plenty = scenario(warrior(skills=["crushing_fist"]), cubes=0).fight("ogre_1", "S1 S1 S1 S1 A1 A1 M6")
    assert use_of(plenty, "use crushing_fist").brings == ghosts("S6", "S6")
    one_left = scenario(warrior(skills=["crushing_fist"]), exiled={"strength": 3}, cubes=0)
    assert use_of(one_left.fight("ogre_1", "S1 S1 S1 S1 A1 A1 M6"), "use crushing_fist").brings == ghosts("S6")


@rule("ODD-SKILL-6", "ODD-DICE-2")
def test_a_paid_die_may_come_back_at_once() -> None:
    hero = mage(skills=["flameweave"])
    delve = scenario(hero, exiled={"magic": 4}, cubes=0).fight("ogre_1", "S1 A1 A1 M6 M2 M1 M1")
    assert delve.supply("magic") == 0
    assert use_of(delve, "use flameweave").brings == ghosts("M5")
    assert delve.use("flameweave", pay=["M2"]).pool()[-3:] == ["M1", "M5", "M6"]


def test_dice_that_are_rolled_have_no_value_yet() -> None:
    delve = scenario(warrior(), potions=["mana"], cubes=1).fight("ogre_1", LOW)
    assert use_of(delve, "drink mana") == UseFit("drink:0,1", 0, (), (), ghosts("M0", "M0", "M0"))


@rule("ODD-ENC-15")
def test_in_a_peril_no_die_comes_that_would_not_stay() -> None:
    delve = scenario(warrior(), potions=["mana"], cubes=1).peril("locked_door_1", 1, "S1 S1 S1 S1")
    assert use_of(delve, "drink mana").brings == ()


@rule("ODD-DICE-9")
def test_a_heroic_die_is_proposed_of_the_lowest_dice() -> None:
    fit = use_of(scenario(warrior(), cubes=0).fight("ogre_1", "S6 S5 S4 S3 A2 A2 M4"), "exchange")
    assert (fit.seat, fit.propose, fit.brings) == (-1, dice("A2", "A2"), ghosts("H2"))


@rule("ODD-DICE-11")
def test_without_heroic_dice_in_the_supply_one_is_given() -> None:
    said = {"level": 2, "exiled": {"heroic": 5}, "cubes": 0}
    fit = use_of(scenario(warrior(), **said).fight("ogre_1", "S6 S5 S4 S3 A2 A2 M4 H5"), "exchange")
    assert (fit.propose, fit.brings) == (dice("A2", "H5"), ghosts("H2"))


@rule("ODD-DICE-15")
def test_any_die_can_be_discarded_and_none_is_proposed() -> None:
    fit = use_of(scenario(warrior(), cubes=0).fight("ogre_1", LOW), "discard")
    assert (fit.dice, fit.propose, fit.brings) == (dice("S1", "A1", "M1"), (), ())


@rule("ODD-DICE-7")
def test_within_a_box_the_dice_so_far_are_counted() -> None:
    delve = scenario(warrior(), cubes=0).fight("ogre_1", "S5 S4 S2 S1 A1 A1 M1")
    delve.answer(f"cover {delve.place_of('S9')}")
    assert (facts(delve).picked, facts(delve).sum, facts(delve).goal) == ((), 0, 9)
    delve.pick("place", ["S5"])
    assert (facts(delve).picked, facts(delve).sum, facts(delve).goal) == (dice("S5"), 5, 9)


@rule("ODD-SKILL-4")
def test_within_a_payment_mana_is_counted() -> None:
    delve = scenario(mage(skills=["crushing_fist"]), cubes=0).fight("ogre_1", "S1 A1 A1 M1 M4 M3 M1")
    delve.answer("use crushing_fist").pick("pay", ["M4"])
    assert (facts(delve).picked, facts(delve).sum, facts(delve).goal) == (dice("M4"), 4, 6)


@rule("ODD-DICE-9")
def test_within_an_exchange_the_dice_are_counted() -> None:
    delve = scenario(warrior(), cubes=0).fight("ogre_1", "S5 S4 S2 S1 A1 A1 M1")
    delve.answer("exchange").pick("exchange", ["S2"])
    assert (facts(delve).picked, facts(delve).sum, facts(delve).goal) == (dice("S2"), 1, 2)


@rule("ODD-ENC-17", "ODD-ENC-20")
def test_stopping_has_a_price_and_says_if_a_hero_would_fall() -> None:
    delve = scenario(warrior(), cubes=0).fight("goblin_1", "S6 S6 S6 S6 A6 A6 M6")
    first = facts(delve)
    assert (first.stop, first.fatal) == (tuple(delve.match.redact(())["encounter"]["consequences"]), False)
    hearts = first.stop[0] if first.stop is not None else 0
    weak = scenario(warrior(damage=6 - hearts), cubes=0).fight("goblin_1", "S6 S6 S6 S6 A6 A6 M6")
    assert facts(weak).fatal


def test_where_nothing_is_laid_or_expected_nothing_goes_with_the_question() -> None:
    delve = scenario(archer(damage=2), cubes=1).peril("cave_in_1", 0, "S6 S6").done()
    assert (delve.asked(), facts_of(delve.match)) == ("loot", None)


DOORS: dict[str, Any] = {"doors": ["ogre_1", fled("bandit_1"), fled("cave_in_1")], "floor": 2}


@rule("ODD-ENTER-2")
def test_a_door_says_what_its_hint_says() -> None:
    delve = scenario(warrior(), **DOORS).option().enter("ogre_1")
    (found,) = facts(delve).outlook
    card = delve.state.doors[0].cards[0]
    outlook = Reasons(delve.decision, expect(delve.match.seen((0,)), DungeonSeen)).best_outlook(card)
    assert (found.door, found.card, found.exact) == (0, card, False)
    assert (found.hearts, found.time) == (round(outlook.hearts, 2), round(outlook.time, 2))
    assert 0 <= found.fall <= 1


@rule("ODD-ENTER-4")
def test_every_open_door_and_no_closed_one_has_an_outlook() -> None:
    delve = scenario(warrior(), **DOORS).option()
    assert [each.door for each in facts(delve).outlook] == [1, 2]


def test_a_hero_without_hearts_to_lose_falls_more_often() -> None:
    healthy = facts(scenario(warrior(), **DOORS).option()).outlook[0]
    weak = facts(scenario(warrior(damage=5), **DOORS).option()).outlook[0]
    assert healthy.fall < weak.fall


@rule("ODD-4P-4")
def test_four_heroes_see_both_cards_of_a_door() -> None:
    party = (warrior(), rogue(), mage(), archer())
    delve = scenario(*party, doors=[("goblin_1", "goblin_2"), fled("bandit_1", "bandit_2")]).option()
    assert [(each.door, each.card) for each in facts(delve).outlook] == [
        (1, card) for card in delve.state.doors[1].cards
    ]


def test_nothing_depends_on_cards_that_lie_face_down() -> None:
    """Worlds that the party cannot rule out differ in the deck and behind closed doors only."""
    for delve in (
        scenario(warrior(), **DOORS).option(),
        scenario(warrior(), **DOORS).option().enter("ogre_1"),
        scenario(warrior(skills=["cleave"]), potions=["mana"], cubes=1, **DOORS).fight("goblin_1", LOW),
        scenario(druid(damage=4), cubes=1).meet("fire_elemental_1"),
    ):
        worlds = [imagine(delve.match, (0,), key_of(f"world {number}")) for number in range(3)]
        dealt = {tuple(expect(world.table, type(delve.table)).state.secrets.identity) for world in worlds}
        assert len(dealt) == len(worlds), "the worlds should differ"
        assert [facts_of(world) for world in worlds] == [facts(delve)] * len(worlds)


@rule("ODD-ENC-27")
@pytest.mark.parametrize(
    ("lang", "drinking", "giving_up"),
    [
        ("en", "5 damage, 5 health: healing 2 is enough", "5 damage, 5 health: the game is lost"),
        ("fr", "5 blessures, santé 5\u202f: soigner 2 suffit", "5 blessures, santé 5\u202f: la partie est perdue"),
    ],
)
def test_what_saves_a_hero_is_said_with_the_sum(lang: Language, drinking: str, giving_up: str) -> None:
    delve = scenario(druid(damage=4), cubes=1).meet("fire_elemental_1")
    assert delve.asked() == "survive"
    assert facts(delve, lang).saves == (("drink:0,0", True, drinking), ("done", False, giving_up))


@rule("ODD-ENC-27")
@pytest.mark.parametrize(
    ("cubes", "saves", "words"),
    [
        (1, False, "healing 2 is not enough"),
        (2, True, "healing 2 is not enough by itself"),
    ],
)
def test_a_potion_may_be_too_little_or_need_another(cubes: int, saves: bool, words: str) -> None:
    hearts = scenario(warrior(), cubes=0).fight("ogre_1", LOW).match.redact(())["encounter"]["consequences"][0]
    damage = 6 + 2 - hearts  # 2 more than the hero's health
    delve = scenario(warrior(damage=damage), cubes=cubes).fight("ogre_1", LOW).done()
    assert delve.asked() == "survive"
    action, saved, said = facts(delve).saves[0]
    assert (action, saved, said) == ("drink:0,0", saves, f"8 damage, 6 health: {words}")
    assert not facts(delve).saves[-1][1]

"""Hints in the dungeon: ranked answers, and reasons whose numbers are those of the solver, the rules and the scores."""

from collections.abc import Callable

import pytest

from ludotheque.games.one_deck_dungeon.agents.dungeon_answers import best_gain, encounter_cost
from ludotheque.games.one_deck_dungeon.agents.encounter_answers import weights_now
from ludotheque.games.one_deck_dungeon.agents.hints import PlannedAnswer, Reasons, arguments, hints, written
from ludotheque.games.one_deck_dungeon.agents.position import Facts
from ludotheque.games.one_deck_dungeon.agents.sensible import scored, sensible_agent
from ludotheque.games.one_deck_dungeon.agents.values import Worth
from ludotheque.games.one_deck_dungeon.solver.problem_builder import problem_seen
from ludotheque.games.one_deck_dungeon.solver.solution import HINT_BUDGET, solve
from ludotheque.games.one_deck_dungeon.table import events
from ludotheque.games.one_deck_dungeon.table.die import MAGIC
from ludotheque.games.one_deck_dungeon.view import DungeonSeen
from ludotheque.kernel.imagination import searchable
from ludotheque.text.languages import LANGUAGES, Language
from ludotheque.text.messages import Messages
from tests.games.one_deck_dungeon.scenario import Delve, Hero, fled, mage, new_game, rogue, scenario, warrior

ROLL = "S5 S3 S2 S1 A4 A2 M6"


def seen_by_all(delve: Delve) -> DungeonSeen:
    seen = searchable(delve.match, (0,))
    assert isinstance(seen, DungeonSeen)
    return seen


def advice(delve: Delve) -> dict[str, PlannedAnswer]:
    """The hints by the answer, best first."""
    return {delve.spell(hint.action): hint for hint in hints(delve.decision, seen_by_all(delve), 20)}


def said(hint: PlannedAnswer, lang: Language = "en") -> str:
    return Messages(lang).say(hint.reason_key, **arguments(hint, lang))


def worth(delve: Delve) -> Worth:
    return Worth(Facts(seen_by_all(delve)))


def bandit() -> Delve:
    return scenario(warrior(damage=2, skills=["cleave"])).fight("bandit_1", ROLL)


def potent() -> Delve:
    """Heroism brings the die that lacks."""
    return scenario(warrior(damage=3), cubes=2, potions=["heroism"]).fight("ogre_1", "S5 S1 S4 S2 A6 A1 M2")


@pytest.mark.parametrize("dungeon", ["dragons_cave", "mudlands"])
def test_every_hint_of_a_game_is_legal_ranked_and_said(dungeon: str) -> None:
    agent = sensible_agent("")
    delve = new_game(warrior(), rogue(), key=f"hints {dungeon}", dungeon=dungeon)
    match = delve.match
    for _ in range(60):
        if match.decision is None:
            return
        found = hints(match.decision, seen_by_all(delve))
        assert 1 <= len(found) <= 3
        assert [hint.value for hint in found] == sorted((hint.value for hint in found), reverse=True)
        assert all(hint.action in match.decision.options for hint in found)
        assert all(said(hint, lang) for hint in found for lang in LANGUAGES)
        match.answer(match.decision.owner, agent(match.decision, seen_by_all(delve)))


SCENES: dict[str, Callable[[], Delve]] = {
    "doors": lambda: scenario(warrior(damage=2), doors=["goblin_1", fled("bandit_1")]).option(),
    "door": lambda: scenario(warrior(damage=3), doors=["ogre_1", "goblin_1"]).option().enter("ogre_1"),
    "peril": lambda: scenario(warrior()).meet("boulder_1"),
    "abilities": lambda: scenario(warrior(stored=1)).meet("ogre_1"),
    "turn": lambda: scenario(warrior(damage=4), doors=["goblin_1"], cubes=1).turn(),
    "end": lambda: scenario(warrior(), deck=[], doors=["goblin_1"]).end(),
    "round": lambda: scenario(warrior(damage=3), cubes=1).before_boss(),
    "act": bandit,
}


@pytest.mark.parametrize("name", SCENES)
def test_the_first_hint_is_what_the_sensible_player_does(name: str) -> None:
    delve = SCENES[name]()
    seen = seen_by_all(delve)
    assert hints(delve.decision, seen)[0].action == sensible_agent("")(delve.decision, seen)


@pytest.mark.parametrize("name", [name for name in SCENES if name != "act"])
def test_the_values_are_those_of_the_sensible_player(name: str) -> None:
    delve = SCENES[name]()
    seen = seen_by_all(delve)
    values = {action: value for value, action in scored(delve.decision, seen)}
    for hint in hints(delve.decision, seen):
        assert hint.value == values[hint.action]
        assert hint.numbers.get("value", hint.value) == hint.value


def test_the_best_line_is_the_solvers() -> None:
    delve = bandit()
    answer = solve(problem_seen(seen_by_all(delve), weights_now(worth(delve))), HINT_BUDGET)
    best = next(iter(advice(delve).values()))
    assert (best.value, best.exact, best.action) == (answer.value, answer.exact, answer.steps[0])
    assert [best.numbers[name] for name in ("hearts", "time", "poison")] == [answer.hearts, answer.time, answer.poison]
    assert [part.action for part in best.plan] == [part.action for part in answer.plan]


def test_what_stopping_brings_is_always_said_by_the_rules() -> None:
    delve = bandit()
    found = advice(delve)
    assert (found["done"].numbers["hearts"], found["done"].numbers["time"]) == (5, 4)
    assert arguments(next(iter(found.values())), "en")["stop"] == "5♥ 4 time"
    delve.answer("done")
    assert delve.logged(events.ConsequencesSuffered)[-1] == events.ConsequencesSuffered(5, 4, 0)


def follow(delve: Delve) -> PlannedAnswer:
    """Do what is advised until step 4 is over, and return the first advice."""
    first = hints(delve.decision, seen_by_all(delve))[0]
    while delve.match.decision is not None and delve.phase() == "act":
        delve.match.answer(delve.decision.owner, hints(delve.decision, seen_by_all(delve))[0].action)
    return first


@pytest.mark.parametrize("make", [bandit, lambda: scenario(mage()).fight("ogre_1", "S4 A3 A1 M5 M4 M4 M2")])
def test_anyone_who_follows_the_advice_pays_what_was_said(make: Callable[[], Delve]) -> None:
    delve = make()
    first = follow(delve)
    suffered = delve.logged(events.ConsequencesSuffered)[-1]
    assert first.exact
    assert (first.numbers["hearts"], first.numbers["time"]) == (suffered.hearts, suffered.time) != (0, 0)


def test_within_an_act_the_line_goes_on() -> None:
    delve = bandit()
    best = hints(delve.decision, seen_by_all(delve))[0]
    delve.match.answer(0, best.action)
    (hint,) = hints(delve.decision, seen_by_all(delve))
    assert (delve.asked(), delve.spell(hint.action), hint.reason_key) == ("pay", "die S1", "odd-hint-on")
    assert hint.numbers == best.numbers


def test_an_act_beside_the_best_line_is_still_advised_on() -> None:
    delve = bandit().answer("discard")
    found = hints(delve.decision, seen_by_all(delve))
    assert (delve.asked(), found[0].reason_key) == ("discard", "odd-hint-plain")


def test_a_line_that_spends_a_cube_is_held_against_one_that_does_not() -> None:
    delve = potent()
    best, sparing, stop = advice(delve).values()
    assert "drink heroism" in [delve.spell(part.action) for part in best.plan]
    assert [hint.reason_key for hint in (best, sparing, stop)] == ["odd-hint-line", "odd-hint-sparing", "odd-hint-stop"]
    assert [hint.numbers["hearts"] for hint in (best, sparing, stop)] == [3, 5, 9]


def test_a_line_with_a_roll_is_said_on_average() -> None:
    delve = scenario(warrior(), mage(skills=["backstab"])).fight("bandit_2", "S5 S4 S1 A4", "A4 M6 M4 M2")
    best = next(iter(advice(delve).values()))
    assert best.numbers["rolls"]
    assert "on average, against 5♥ 4 time if you stop now" in said(best)


def test_against_the_boss_the_damage_is_said() -> None:
    delve = scenario(warrior(), dungeon="minotaurs_maze", boss_damage=2).boss("S4 S5 S5 S6 A4 A6 M5")
    best = follow(delve)
    assert best.numbers["hits"] == delve.logged(events.BossHit)[-1].hits == 2
    assert said(best).startswith("5♥ in the end and 2 damage to the boss, against 14♥ if you stop now")


def test_an_open_door_is_said_by_its_toll_and_its_loot() -> None:
    delve = SCENES["doors"]()
    hint, now = advice(delve)["enter bandit_1"], worth(delve)
    card = delve.state.doors[1].cards[0]
    prepared = now.facts.card(card)
    case = now.book.case(now.facts.identity[card], 1, 0, now.counted())
    outlook = now.book.outlook(case, now.squad([0], True))
    assert [hint.numbers[name] for name in ("hearts", "time", "poison")] == [
        outlook.hearts,
        outlook.time,
        outlook.poison,
    ]
    assert hint.numbers["loot"] == best_gain(now, prepared)
    assert hint.numbers["cost"] == encounter_cost(now, card)
    assert hint.value == pytest.approx(hint.numbers["loot"] - hint.numbers["cost"])


def test_the_toll_of_a_door_counts_with_the_abilities_the_scores_count_with() -> None:
    delve = scenario(warrior(stored=2), doors=[fled("ogre_1"), "goblin_1"]).option()
    now, card = worth(delve), delve.state.doors[0].cards[0]
    outlook = Reasons(delve.decision, seen_by_all(delve)).best_outlook(card)
    costs = [now.cost(outlook, now.hearts([0])) + dice * 0.25 for dice in range(3)]
    assert min(abs(cost - encounter_cost(now, card)) for cost in costs) < 1e-9
    assert outlook.hearts < Reasons(delve.decision, seen_by_all(delve)).outlook(card, 0, [0]).hearts


def test_exploring_with_poison_says_the_chance_to_resist() -> None:
    delve = scenario(warrior(poison=3), dungeon="mudlands", doors=[fled("panther_1")]).option()
    hint = advice(delve)["explore"]
    assert hint.numbers["tokens"] == 3
    assert hint.numbers["chance"] == pytest.approx(4 / 6)
    assert "then 66.7% to resist 3 poison" in said(hint)


def test_an_item_says_how_many_boxes_take_its_dice() -> None:
    """In view are those of the first floor, of the Bandit at the open door, and of the Dragon; the item is magic."""
    delve = scenario(warrior(), doors=[fled("bandit_2")]).fight("bandit_1", ROLL).done()
    hint = advice(delve)["take_item"]
    colors = [box.color for card in delve.content.cards if card.id == "bandit_2" for box in card.boxes]
    colors += [box.color for box in [*delve.content.floors[0].combat_boxes, *delve.content.boss_boxes]]
    assert (hint.numbers["boxes"], hint.numbers["all_boxes"]) == (colors.count(MAGIC), len(colors))
    assert f"{colors.count(MAGIC)} of the {len(colors)} boxes in view take its dice" in said(hint)


def test_xp_says_how_far_the_next_level_is() -> None:
    delve = scenario(warrior(), xp=["ogre_1"]).fight("bandit_1", ROLL).cover("A3", "A4").cover("S5", "S5").done()
    hint = advice(delve)["take_xp"]
    assert hint.reason_key == "odd-hint-xp-level"
    assert (hint.numbers["xp"], hint.numbers["needed"], hint.numbers["level"]) == (7, 6, 2)


@pytest.mark.parametrize(("make", "heals"), [(SCENES["turn"], 3), (SCENES["round"], 2)])
def test_a_potion_says_what_it_heals(make: Callable[[], Delve], heals: int) -> None:
    delve = make()
    hint = advice(delve)["drink healing"]
    assert hint.numbers["heals"] == heals
    assert (hint.numbers["left"], hint.numbers["health"]) == (6 - delve.damage(), 6)


def test_the_way_through_a_peril_is_said_by_what_it_costs() -> None:
    delve = SCENES["peril"]()
    found, now = advice(delve), worth(delve)
    for option in (0, 1):
        case = now.book.case(now.facts.identity[delve.decision.subject], 1, option, now.counted())
        outlook = now.book.outlook(case, now.squad([0], False))
        numbers = found[f"peril {option}"].numbers
        assert (numbers["hearts"], numbers["time"]) == (outlook.hearts, outlook.time)


@pytest.mark.parametrize(("hero", "level", "foe"), [("warrior", 1, "ogre_1"), ("archer", 4, "goblin_1")])
def test_an_ability_says_what_it_spares_or_costs(hero: str, level: int, foe: str) -> None:
    hint = advice(scenario(Hero(hero, stored=int(hero == "warrior")), level=level).meet(foe))["ability"]
    number, key = ("value", "odd-hint-ability") if hint.value > 0 else ("loss", "odd-hint-ability-dear")
    assert (hint.reason_key, hint.numbers[number]) == (key, abs(hint.value))
    assert f"{written(abs(hint.value), 'en')}♥" in said(hint)


def test_a_last_potion_is_advised_before_the_game_is_lost() -> None:
    delve = scenario(warrior(damage=5), cubes=1).fight("bandit_1", ROLL).done()
    assert delve.asked() == "survive"
    best = hints(delve.decision, seen_by_all(delve))[0]
    assert (delve.spell(best.action), best.reason_key) == ("drink healing", "odd-hint-survive")
    assert said(advice(delve)["done"]) == "the game is lost"


def test_numbers_are_written_as_the_language_writes_them() -> None:
    assert (written(2.0, "en"), written(1.34, "en"), written(1.34, "fr")) == ("2", "1.3", "1,3")


def test_nothing_hidden_is_used() -> None:
    """Advice at a closed door is the same whatever lies behind it."""
    one = scenario(warrior(), Hero("mage"), doors=["ogre_1", "goblin_1"]).option()
    other = scenario(warrior(), Hero("mage"), doors=["beetle_1", "bandit_1"]).option()
    found = [[(hint.value, hint.numbers) for hint in hints(each.decision, seen_by_all(each))] for each in (one, other)]
    assert found[0] == found[1]


def test_who_stores_a_die_is_said_by_the_dice_they_have() -> None:
    """AMB-33."""
    said_table = {"dungeon": "mudlands", "doors": ["viper_1"], "exiled": {"heroic": 5}}
    delve = scenario(mage(items=["viper_2"]), Hero("warden"), **said_table).option().explore()
    found = advice(delve)
    assert [(name, said(hint)) for name, hint in found.items()] == [
        ("hero 1", "4 dice without it"),
        ("hero 0", "5 dice without it"),
    ]


def test_what_becomes_of_a_heal_without_damage_is_said_by_its_worth() -> None:
    """ODD-POISON-6."""
    delve = scenario(warrior(poison=2), dungeon="mudlands", doors=["viper_1"]).option().drink("curative")
    found = advice(delve)
    assert list(found) == ["heal_poison", "done"]
    assert found["heal_poison"].value == worth(delve).poison()
    assert said(found["done"]) == "worth 0♥"

"""The sensible player counts what is scarce: dice that are in play already, dice out of the game, poison to come."""

from ludotheque.games.one_deck_dungeon.agents.dice_samples import MOST_DICE, luck, throw
from ludotheque.games.one_deck_dungeon.agents.dungeon_answers import closed_value
from ludotheque.games.one_deck_dungeon.agents.encounter_cases import COMBAT, Case
from ludotheque.games.one_deck_dungeon.agents.encounter_forecast import SampleHand, use
from ludotheque.games.one_deck_dungeon.agents.position import Facts
from ludotheque.games.one_deck_dungeon.agents.sensible import scored, sensible_agent
from ludotheque.games.one_deck_dungeon.agents.values import Worth
from ludotheque.games.one_deck_dungeon.table.die import MAGIC
from ludotheque.games.one_deck_dungeon.view import DungeonSeen
from tests.games.one_deck_dungeon.scenario import Delve, Hero, mage, scenario, warrior

WITH_EIGHT = ["beetle_1", "bandit_1", "glooping_ooze_1", "beetle_2"]  # items of one magic die each


def seen_of(delve: Delve) -> DungeonSeen:
    seen = delve.match.seen((0,))
    assert isinstance(seen, DungeonSeen)
    return seen


def now(delve: Delve) -> Worth:
    return Worth(Facts(seen_of(delve)))


def test_nobody_drinks_for_dice_that_are_not_there() -> None:
    """ODD-DICE-4: with all eight magic dice in the pool a Mana potion brings nothing."""
    scene = scenario(mage(items=WITH_EIGHT), dungeon="dragons_cave", level=4, cubes=3, potions=["mana"])
    delve = scene.fight("ogre_2", "S1 A1 A1 M1 M1 M1 M1 M1 M1 M1 M1 H1 H1")
    answer = sensible_agent("0")(delve.decision, seen_of(delve))
    assert not delve.spell(answer).startswith("drink mana")


def test_a_hand_takes_no_more_dice_than_there_are() -> None:
    content = seen_of(scenario(mage(), dungeon="dragons_cave", potions=["mana"]).turn()).content
    mana = next(potion for potion in content.potions if potion.id == "mana")
    hand = SampleHand(Case([], COMBAT), [0], [[[], [], [1] * 6, []]], luck(0))
    assert use(hand, 0, mana)
    assert len(hand.pools[0][MAGIC]) == MOST_DICE[MAGIC]


def test_a_throw_has_no_more_dice_than_there_are() -> None:
    assert [len(dice) for dice in throw(0, (9, 9, 9, 9))] == list(MOST_DICE)


def test_dice_that_nobody_would_miss_are_exiled_first() -> None:
    """The Slayer rolls one magic die of eight and three strength dice of which three are left."""
    scene = scenario(Hero("slayer"), dungeon="dragons_cave", exiled={"strength": 5})
    delve = scene.meet("ogre_1").answer("ability").answer("option 0")
    found = [delve.spell(option) for _, option in scored(delve.decision, seen_of(delve))]
    assert found[0] == "color magic"
    assert found[-1] == "color strength"


def test_the_fewer_are_to_spare_the_more_an_exiled_die_costs() -> None:
    plenty = Facts(seen_of(scenario(Hero("slayer"), dungeon="dragons_cave").turn())).exiling()
    scarce = Facts(seen_of(scenario(Hero("slayer"), dungeon="dragons_cave", exiled={"magic": 7}).turn())).exiling()
    assert scarce[MAGIC] > plenty[MAGIC]


def test_heroes_count_on_dice_that_are_left() -> None:
    facts = Facts(seen_of(scenario(mage(), dungeon="dragons_cave", exiled={"magic": 6}).turn()))
    assert facts.fighter(0, True)[MAGIC] == 2


def test_poison_costs_more_the_more_there_is() -> None:
    prices = [now(scenario(warrior(poison=count), dungeon="dragons_cave").turn()).poison() for count in range(4)]
    assert prices == sorted(prices)
    assert prices[0] < prices[-1]


def test_a_closed_door_is_worth_more_to_a_healthy_hero() -> None:
    healthy = closed_value(now(scenario(warrior(), dungeon="dragons_cave", deck=[], doors=["cave_in_1"]).option()))
    hurt = closed_value(
        now(scenario(warrior(damage=5), dungeon="dragons_cave", cubes=0, deck=[], doors=["cave_in_1"]).option())
    )
    assert healthy > hurt

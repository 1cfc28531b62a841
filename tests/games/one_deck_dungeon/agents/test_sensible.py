"""The sensible player of the dungeon: legal everywhere, the same for the same match, without secrets, with sense."""

import random

import pytest

from ludotheque.games.one_deck_dungeon.agents.sensible import Sensible, scored, sensible_agent
from ludotheque.games.one_deck_dungeon.lab.laboratory import dungeon_setups
from ludotheque.games.one_deck_dungeon.table import actions as a
from ludotheque.games.one_deck_dungeon.table import events
from ludotheque.games.one_deck_dungeon.view import DungeonSeen
from ludotheque.kernel.chance import key_of
from ludotheque.kernel.decisions import Decision
from ludotheque.kernel.game import Setup
from ludotheque.kernel.imagination import imagine
from ludotheque.kernel.match import answer_as_bot, start
from ludotheque.kernel.simulation import PlayedMatch, play_out
from ludotheque.registry.discovery import agent_named, game_named
from tests.games.one_deck_dungeon.cards.scenes import trained, warden
from tests.games.one_deck_dungeon.scenario import Delve, Hero, archer, fled, mage, paladin, rogue, scenario, warrior

GAME = "one_deck_dungeon"
SETUPS = dungeon_setups(game_named(GAME))
SOLO = Setup(GAME, "solo", ("warrior",), {"dungeon": "dragons_cave"})
FAR = 8  # games
REACHED = 4  # of them; seven of eight are usual, and a random player gets there in none of a hundred


def play(setup: Setup, seed: str) -> PlayedMatch:
    agent = agent_named(GAME, "sensible", seed)
    return play_out(game_named(GAME), setup, key_of(seed), [agent] * len(setup.heroes))


class Wandering:
    """Asks the sensible player, then often does something else: meets situations that sensible play avoids."""

    def __init__(self, seed: str) -> None:
        self.sensible = sensible_agent(seed)
        self.luck = random.Random(seed)

    def __call__(self, decision: Decision, seen: DungeonSeen) -> int:
        answer = self.sensible(decision, seen)
        assert answer in decision.options
        worths = scored(decision, seen)
        assert sorted([option for _, option in worths]) == sorted(decision.options)
        assert worths == sorted(worths, key=lambda entry: -entry[0])
        return self.luck.choice(decision.options) if self.luck.random() < 0.5 else answer


@pytest.mark.parametrize("setup", SETUPS, ids=[f"{each.mode}-{each.options['dungeon']}" for each in SETUPS])
def test_it_has_a_legal_answer_wherever_play_leads(setup: Setup) -> None:
    agent = Wandering("wandering")
    result = play_out(game_named(GAME), setup, key_of("wandering"), [agent] * len(setup.heroes))
    assert result.outcome in ("won", "lost")


@pytest.mark.parametrize("mode", ["solo", "pair"])
def test_it_plays_to_the_end_with_what_is_of_either_set(mode: str) -> None:
    for setup in SETUPS:
        if setup.mode == mode:
            assert play(setup, "legal").outcome in ("won", "lost")


def test_the_same_match_is_played_the_same() -> None:
    first = play(SOLO, "same").digest()
    play(SETUPS[1], "something else in between")
    assert play(SOLO, "same").digest() == first


def test_it_does_not_look_at_what_is_hidden() -> None:
    """In worlds its seat cannot tell apart it answers alike."""
    match = start(game_named(GAME), SOLO, key_of("hidden"))
    agent = sensible_agent("1")
    asked = 0
    while match.decision is not None:
        decision = match.decision
        answer = agent(decision, match.seen((0,)))
        if decision.kind in (a.ASK_OPTION, a.ASK_DOOR, a.ASK_LOOT, a.ASK_DESCEND):
            world = imagine(match, (0,), key_of(f"world:{asked}"))
            assert world.decision is not None
            seen = world.seen((0,))
            assert isinstance(seen, DungeonSeen)
            assert scored(world.decision, seen)[0][1] == answer
            asked += 1
        answer_as_bot(match, answer)
    assert asked > 20


def test_it_gets_far() -> None:
    reached = sum([play(SOLO, f"far:{number}").state.floor == 4 for number in range(FAR)])  # type: ignore[attr-defined] # of this game
    assert reached >= REACHED


def seen_by(delve: Delve) -> DungeonSeen:
    seen = delve.match.seen((0,))
    assert isinstance(seen, DungeonSeen)
    return seen


def best(delve: Delve) -> str:
    """What it would answer, in words."""
    return delve.spell(scored(delve.decision, seen_by(delve))[0][1])


def test_a_badly_hurt_hero_drinks_at_the_start_of_a_turn() -> None:
    assert best(scenario(warrior(damage=4), dungeon="dragons_cave", cubes=1).turn()) == "drink healing"


def test_a_hero_in_good_health_does_not() -> None:
    assert best(scenario(warrior(damage=1), dungeon="dragons_cave", cubes=1).turn()) == "done"


def test_what_would_kill_is_fled() -> None:
    delve = scenario(paladin(damage=4), dungeon="dragons_cave", cubes=0, doors=["phantom_1", "ogre_1"]).option()
    assert best(delve.enter("phantom_1")) == "flee"


def test_what_is_easy_is_not_fled() -> None:
    delve = scenario(warrior(), dungeon="dragons_cave", doors=["cave_in_1", "ogre_1"]).option()
    assert best(delve.enter("cave_in_1")) == "stay"


def test_a_peril_is_taken_by_the_strong_colour() -> None:
    delve = scenario(warrior(), dungeon="dragons_cave").meet("pit_of_spikes_1").face()
    assert best(delve) == "peril 0"


def test_nobody_lingers_on_a_floor_without_doors_that_pay() -> None:
    delve = scenario(paladin(damage=4), dungeon="dragons_cave", cubes=0, deck=[], doors=[fled("phantom_1")]).end()
    assert best(delve) == "descend"


def test_one_who_would_die_saves_himself() -> None:
    assert "drink" in best(scenario(warrior(damage=5), cubes=1, dungeon="dragons_cave").turn())


def test_an_unknown_door_is_opened_before_one_that_was_fled_for_good_reason() -> None:
    delve = scenario(paladin(damage=3), dungeon="dragons_cave", cubes=0, doors=[fled("phantom_1"), "goblin_1"]).option()
    assert best(delve) == "enter goblin_1"


def answers_of_first_round(delve: Delve, player: Sensible) -> list[str]:
    """What the player says up to the beginning of the next round, or of the next pair's."""
    said: list[str] = []
    while len(delve.logged(events.RoundBegan)) == 1:
        if delve.options() == ["done"]:
            delve.done()  # as in a simulation, which asks no player for a sole answer
            continue
        said.append(delve.spell(player(delve.decision, seen_by(delve))))
        delve.answer(said[-1])
    return said


def test_a_plan_ends_with_its_boss_round() -> None:
    """Where all dice are placed, the end of the step is the sole answer, for which a simulation asks no player."""
    sixes = "S6 S6 S6 S6 A6 A6 M6"
    player = Sensible()
    delve = scenario(warrior(), dungeon="minotaurs_maze", cubes=0).boss(sixes).will_gather(sixes)
    assert "done" not in answers_of_first_round(delve, player)
    assert delve.spell(player(delve.decision, seen_by(delve))) != "done"


def test_a_plan_ends_with_the_round_of_its_pair() -> None:
    heroes = [rogue(), rogue(), warrior(), warrior()]
    player = Sensible()
    delve = scenario(*heroes, dungeon="minotaurs_maze", cubes=0).boss("A6 A6 A6 M6", "A6 A6 A6 M6")
    delve.pair(0, 1).will_gather("S6 S6 S6 A6", "S6 S6 S6 A6")
    assert "done" not in answers_of_first_round(delve, player)
    assert delve.encounter.seats == [2, 3]
    assert delve.spell(player(delve.decision, seen_by(delve))) != "done"


def test_a_token_is_removed_where_there_is_no_damage() -> None:
    delve = scenario(warrior(poison=1), dungeon="mudlands", doors=["viper_1"]).option().drink("curative")
    assert best(delve) == "heal_poison"


def test_the_last_token_is_kept_by_who_needs_one() -> None:
    """Venom Weaver gives a heroic die in every combat to a hero with a token."""
    for tokens, answer in ((2, "heal_poison"), (1, "done")):
        hero = trained(warrior(poison=tokens), "venom_weaver")
        delve = scenario(hero, dungeon="mudlands", doors=["viper_1"]).option().drink("curative")
        assert best(delve) == answer


def test_a_talent_that_needs_poison_is_used_by_who_has_some() -> None:
    dice = "S6 S6 S1 S1 A1 A1 M1"
    for tokens in (0, 1):
        hero = trained(warrior(poison=tokens), "venom_weaver")
        delve = scenario(hero, dungeon="mudlands", cubes=0).fight("rotwood_giant_1", dice)
        answer = delve.spell(Sensible()(delve.decision, seen_by(delve)))
        assert (answer == "use venom_weaver") is (tokens > 0)


def test_of_too_few_tokens_the_weaker_hero_takes_one() -> None:
    """The other takes the damage (AMB-32)."""
    said = {"dungeon": "mudlands", "exiled": {"poison": 7}, "cubes": 0}
    delve = scenario(warrior(damage=2), warden(), **said).peril("spore_vent_1", 1, "A1", "A1").done().hero(1)
    assert best(delve) == "hero 0"


def test_of_too_few_dice_the_hero_with_fewer_stores_one() -> None:
    """AMB-33."""
    said = {"dungeon": "mudlands", "doors": ["viper_1"], "exiled": {"heroic": 5}}
    delve = scenario(mage(items=["viper_2"]), warden(), **said).option().explore()
    assert best(delve) == "hero 1"


def test_an_identical_skill_is_taken_where_the_old_card_is_worth_more_xp() -> None:
    """AMB-35: 3 XP for the one, 2 for the other."""
    for old, new, better in (("viper_1", "thornling_1", True), ("thornling_1", "viper_1", False)):
        scene = scenario(warrior(skills=[old]), dungeon="mudlands", cubes=0, doors=["ancient_gate_1"])
        delve = scene.fight(new, "S6 S6 S1 S1 A6 A6 M6").done()
        worth = {delve.spell(option): value for value, option in scored(delve.decision, seen_by(delve))}
        assert (worth["take_skill"] > worth["take_xp"]) is better


def one_heart_left(card: str, hero: Hero) -> Delve:
    """The Archer has stopped with one heart uncovered, and is asked about Kiting."""
    delve = scenario(hero, cubes=0).fight(card, "S5 S3 A6 A4 A1 M4 M3")
    delve.cover("A10", "A6", "A4").cover("S5", "S5").cover("M4", "M4").cover("M3", "M3").cover("S3", "S3").done()
    assert delve.asked() == "hook"
    return delve


def test_a_heart_is_worth_a_little_time() -> None:
    assert best(one_heart_left("shadow_1", archer())) == "yes"
    assert best(one_heart_left("shadow_1", archer(damage=4))) == "yes"


def test_armor_is_used_although_a_foe_fades() -> None:
    delve = scenario(paladin(), cubes=0).fight("shadow_1", "S1 S1 S1 A1 M1 M1 M1").done()
    assert (delve.asked(), best(delve)) == ("hook", "yes")


def test_a_remedy_is_used_unless_the_token_is_needed() -> None:
    said = {"dungeon": "mudlands", "doors": ["viper_1"], "cubes": 1}
    for other, answer in ((warrior(), "yes"), (trained(warrior(), "venom_weaver"), "done")):
        other.poison = 1
        delve = scenario(other, Hero("alchemist"), **said).option().drink("curative").done()
        assert (delve.asked(), best(delve)) == ("hook", answer)

"""The searcher of Dice Throne: legal everywhere, the same for the same seed, without secrets, and worth its time."""

import pytest

from ludotheque.games.dice_throne.agents.searcher import (
    AnswerTrial,
    Edge,
    Node,
    Searcher,
    key_of_question,
    played,
    walk,
)
from ludotheque.games.dice_throne.agents.sensible import sensible
from ludotheque.games.dice_throne.view import DiceSeen
from ludotheque.kernel.chance import key_of
from ludotheque.kernel.decisions import Decision
from ludotheque.kernel.game import Setup
from ludotheque.kernel.imagination import imagine, searchable
from ludotheque.kernel.match import Match, answer_as_bot, start
from ludotheque.kernel.simulation import play_out
from ludotheque.registry.discovery import agent_named, game_named
from tests.games.dice_throne.agents.duels import GAME, NEIGHBOURS, setup
from tests.games.dice_throne.scenario import Side, barbarian, pyromancer, scenario

FEW = 8  # runs of the rules for an answer: enough to search, quick enough for tests


def asked_of(match: Match) -> tuple[Decision, DiceSeen]:
    """The open question, and what its owner sees."""
    decision = match.decision
    assert decision is not None
    seen = searchable(match, (decision.owner,))
    assert isinstance(seen, DiceSeen)
    return decision, seen


def answer_to(match: Match, iterations: int = FEW) -> tuple[int, int]:
    """The searcher's answer and how often it ran the rules."""
    return answer_seen(*asked_of(match), iterations)


def answer_seen(decision: Decision, seen: DiceSeen, iterations: int = FEW) -> tuple[int, int]:
    player = Searcher("1", iterations)
    return player(decision, seen), player.walks


def first_answers(count: int) -> list[int]:
    match = start(game_named(GAME), setup(NEIGHBOURS[3]), key_of("first answers"))
    player = Searcher("1", FEW)
    given: list[int] = []
    while match.decision is not None and len(given) < count:
        given.append(player(*asked_of(match)))
        answer_as_bot(match, given[-1])
    assert player.searched
    return given


def test_the_same_seed_and_iterations_answer_alike() -> None:
    assert first_answers(25) == first_answers(25)


def test_it_does_not_look_at_what_is_hidden() -> None:
    """At tables its seat cannot tell apart it answers alike, after as many runs of the rules."""
    match = start(game_named(GAME), setup(NEIGHBOURS[5]), key_of("hidden"))
    searched = 0
    while match.decision is not None and searched < 6:
        decision, seen = asked_of(match)
        answer, walks = answer_seen(decision, seen)
        if walks:
            searched += 1
            world = imagine(match, (decision.owner,), key_of(f"world {searched}"))
            assert world.digest() != match.digest()
            assert answer_to(world) == (answer, walks)
        answer_as_bot(match, sensible(decision, seen))
    assert searched == 6


def undecided() -> Side:
    """Somebody who may sell cards, play one, or keep them; there is no upgrade to lay."""
    return pyromancer(hand=["so_wild", "vegas_baby", "transference"], cp=4)


@pytest.mark.parametrize("card", ["so_wild", "not_this_time"])
def test_what_the_opponent_holds_does_not_change_the_answer(card: str) -> None:
    """The same table but for one hidden card of the other hand."""
    sides = [barbarian(), barbarian(hand=[card])]
    tables = [asked_of(scenario(undecided(), side).main().match) for side in sides]
    answers = [answer_seen(decision, seen) for decision, seen in tables]
    assert answers[0] == answers[1]
    assert answers[0][1] > 0


@pytest.mark.parametrize(
    ("mode", "seats"), [("duel", 2), ("king_of_the_hill", 3), ("2v2", 4), ("3v3", 6), ("2v2v2", 6)]
)
def test_it_plays_legally_to_the_end_in_every_mode(mode: str, seats: int) -> None:
    heroes = tuple(hero for hero, _ in NEIGHBOURS[:seats])
    player = Searcher(mode, 2)
    result = play_out(
        game_named(GAME), Setup(GAME, mode, heroes, {}), key_of(mode), [player] + [sensible] * (seats - 1)
    )
    assert result.outcome
    assert player.searched


def test_it_is_known_by_name_and_its_seed_may_be_bytes() -> None:
    player = agent_named(GAME, "searcher", b"1")
    assert isinstance(player, Searcher)
    assert player.searches


def test_iterations_are_a_bound() -> None:
    duel = scenario(undecided(), barbarian()).main()
    assert [answer_to(duel.match, iterations)[1] for iterations in (0, 1)] == [0, 0]
    for iterations in (2, 3, 7, 16):
        assert 2 <= answer_to(duel.match, iterations)[1] <= iterations


def test_a_limit_of_seconds_ends_the_search_after_the_world_it_is_in() -> None:
    decision, seen = asked_of(scenario(undecided(), barbarian()).main().match)
    hurried = Searcher("1", 1000, seconds=0.0)
    assert hurried(decision, seen) in decision.options
    patient = Searcher("1", 16)
    patient(decision, seen)
    assert 2 <= hurried.walks < patient.walks


def test_a_run_ends_with_the_turn_and_leaves_the_world_alone() -> None:
    duel = scenario(pyromancer(), barbarian()).main()
    decision, seen = asked_of(duel.match)
    world = seen.imagine(key_of("run"))
    before = world.digest()
    root = Node(decision, seen)
    after = played(world, 0, [sensible] * 2, 1)
    assert (after.turn, after.active) == (seen.turn + 1, 1)
    assert 0.0 < walk(world, 0, root.edges[0], 1) < 1.0
    assert world.digest() == before


def test_the_tree_grows_by_one_question_a_run() -> None:
    duel = scenario(undecided(), barbarian()).main()
    decision, seen = asked_of(duel.match)
    edge = Node(decision, seen).edges[0]
    for runs in range(1, 5):
        walk(seen.imagine(key_of(f"grow {runs}")), 0, edge, 1)
        assert edge.visits == runs
        assert 1 <= questions_below(edge) <= runs


def questions_below(edge: Edge) -> int:
    return sum(1 + sum(questions_below(deeper) for deeper in node.edges) for node in edge.next.values())


def test_a_question_is_told_apart_by_the_own_cards_not_by_those_of_others() -> None:
    hands = (["so_wild", "pyroblast_3"], ["so_wild", "fireball_2"])
    foes = (barbarian(), barbarian(hand=["not_this_time"]))
    keys = {
        (own, foe): key_of_question(*asked_of(scenario(pyromancer(hand=hand), side).main().match))
        for own, hand in enumerate(hands)
        for foe, side in enumerate(foes)
    }
    assert keys[0, 0] == keys[0, 1]
    assert keys[0, 0] != keys[1, 0]


def test_what_is_found_counts_as_far_as_it_is_sure() -> None:
    first, sure, shaky = [AnswerTrial(Edge(0, 0.0), expected) for expected in (0.0, -0.01, -0.01)]
    first.values = [0.5] * 4
    sure.values = [0.54] * 4
    shaky.values = [0.94, 0.14, 0.84, 0.24]
    assert sure.gain(first) == pytest.approx(0.04, abs=0.01)
    assert shaky.gain(first) < 0 < sure.gain(first)
    assert first.gain(first) == 0.0


def test_a_card_is_not_sold_that_is_worth_more_in_hand() -> None:
    duel = scenario(pyromancer(hand=["so_wild"], cp=9), barbarian()).main_2()
    assert duel.spell(answer_to(duel.match, 12)[0]) == "end"


def test_an_upgrade_that_seems_best_is_laid_without_a_trial() -> None:
    duel = scenario(pyromancer(hand=["pyroblast_3", "so_wild"], cp=4), barbarian()).main()
    answer, walks = answer_to(duel.match)
    assert duel.spell(answer) == duel.spell(sensible(*asked_of(duel.match))) == "play pyroblast_3"
    assert walks == 0

"""What is accepted as an answer, and what is refused with which reason."""

import pytest

from ludotheque.kernel.errors import IllegalAction, RequestRefused, StaleAction, UndoRefused
from ludotheque.kernel.game import Setup
from ludotheque.server.rooms.plan import Policy
from ludotheque.text.rulebook import rules
from tests.server.rooms.desk import Desk, duel, fingerprint, name_of, plan_of, setup_of, setups


@pytest.mark.parametrize("setup", setups(), ids=name_of)
def test_wrong_answers_change_nothing(setup: Setup) -> None:
    desk = Desk(plan_of(setup), "wrong").begin()
    for _ in range(25):
        if desk.room.decision() is None:
            break
        before = fingerprint(desk.room)
        owner = int(desk.decision.owner)
        for spelled in ("", "dance", "pass:1", "done:9", "no such:1,2,3", "flick:999999999999", "\u2028"):
            with pytest.raises(IllegalAction) as refused:
                desk.room.propose_answer(owner, desk.room.step, spelled, desk.now)
            assert refused.value.refusal.key
        assert fingerprint(desk.room) == before
        desk.step()


@pytest.mark.parametrize("setup", setups(), ids=name_of)
def test_a_refusal_names_its_rule(setup: Setup) -> None:
    known = set(rules())
    desk = Desk(plan_of(setup), "rules").begin()
    wrong = {"catacombs_conquest": "retry", "dice_throne": "number:999", "one_deck_dungeon": "tick:63,3"}[setup.game]
    while desk.room.decision() is not None:
        if wrong not in [desk.spell(option) for option in desk.decision.options] and desk.decision.space is None:
            with pytest.raises(IllegalAction) as refused:
                desk.room.propose_answer(int(desk.decision.owner), desk.room.step, wrong, desk.now)
            assert set(refused.value.refusal.rules) <= known
            assert refused.value.refusal.rules == (desk.decision.rule,)
        desk.step()


def test_stale_answers() -> None:
    desk = Desk(duel(), "stale").begin()
    seen = desk.room.step
    owner = int(desk.decision.owner)
    spelled = desk.spell(desk.decision.options[0])
    desk.do(desk.room.propose_phrase(0, "hello", desk.now))
    desk.do(desk.room.propose_answer(owner, seen, spelled, desk.now))
    with pytest.raises(StaleAction, match="moved on"):
        desk.room.propose_answer(owner, seen, spelled, desk.now)
    with pytest.raises(StaleAction, match="moved on"):
        desk.room.propose_undo(owner, seen, desk.now)
    with pytest.raises(StaleAction, match="not come yet"):
        desk.room.propose_answer(owner, desk.room.step + 1, spelled, desk.now)


def test_only_who_is_asked_may_answer() -> None:
    desk = Desk(duel(), "who").begin()
    while desk.room.in_window():
        desk.step()
    other = 1 - int(desk.decision.owner)
    spelled = desk.spell(desk.decision.options[0])
    with pytest.raises(IllegalAction, match="room-not-asked"):
        desk.room.propose_answer(other, desk.room.step, spelled, desk.now)
    with pytest.raises(IllegalAction, match="room-not-asked"):
        desk.room.propose_bot(other, spelled, desk.now)
    with pytest.raises(RequestRefused, match="room-no-such-seat"):
        desk.room.propose_answer(7, desk.room.step, spelled, desk.now)


def test_nothing_is_answered_before_the_beginning_in_a_pause_or_after_the_end() -> None:
    desk = Desk(plan_of(setup_of("one_deck_dungeon", "solo", 1)), "when")
    with pytest.raises(RequestRefused, match="room-not-begun"):
        desk.room.propose_answer(0, 0, "done", desk.now)
    desk.begin().do(desk.room.propose_pause(desk.now))
    with pytest.raises(RequestRefused, match="room-paused"):
        desk.room.propose_answer(0, desk.room.step, desk.spell(desk.decision.options[0]), desk.now)
    desk.do(desk.room.propose_resume(desk.now)).play()
    with pytest.raises(RequestRefused, match="room-over"):
        desk.room.propose_answer(0, desk.room.step, "done", desk.now)


def test_undo_goes_back_to_the_barrier_and_stays_in_the_history() -> None:
    desk = Desk(duel(Policy(takeback="never")), "undo").begin()
    undone = refused = 0
    while desk.room.decision() is not None and undone < 5:
        desk.step()
        if desk.room.decision() is None:
            break
        seat = desk.match.records[-1].seat
        records, told = len(desk.match.records), len(desk.room.timed_events)
        try:
            desk.do(desk.room.propose_undo(seat, desk.room.step, desk.now))
        except UndoRefused:
            refused += 1
            continue
        undone += 1
        assert len(desk.match.records) == records + 1
        assert len(desk.room.timed_events) == told + 1
        desk.step()
    assert undone
    assert refused


def test_any_seat_of_a_party_answers_and_suggests() -> None:
    desk = Desk(plan_of(setup_of("one_deck_dungeon", "pair", 2)), "party").begin()
    while desk.match.waiting() != [0, 1]:
        desk.step()
    assert desk.room.asked() == (0, 1)
    before = fingerprint(desk.room)
    desk.room.suggest(1, desk.room.step, desk.spell(desk.decision.options[-1]))
    assert desk.match.suggestions == {1: desk.decision.options[-1]}
    assert fingerprint(desk.room) == before
    with pytest.raises(IllegalAction):
        desk.room.suggest(1, desk.room.step, "tick:1,1")
    seen = desk.room.step
    desk.answer(1, desk.decision.options[0])
    assert desk.match.suggestions == {}
    with pytest.raises(StaleAction):
        desk.room.suggest(0, seen, "done")


def open_armor(desk: Desk) -> None:
    """Play on until a whole team is asked for armor."""
    while desk.room.decision() is not None:
        if desk.decision.closes and len(desk.match.waiting()) == 2:
            return
        desk.step()
    raise AssertionError("no shared armor in this game")


def shared_armor() -> Desk:
    for seed in range(40):
        desk = Desk(plan_of(setup_of("catacombs_conquest", "teams", 4)), ("armor", seed)).begin()
        try:
            open_armor(desk)
        except AssertionError:
            continue
        return desk
    raise AssertionError("no shared armor in forty games")


def test_one_no_leaves_a_shared_question_open() -> None:
    desk = shared_armor()
    first, second = desk.match.waiting()
    seen = desk.room.step
    no = desk.decision.fallback()
    desk.answer(first, no)
    assert desk.match.waiting() == [second]
    with pytest.raises(IllegalAction, match="room-declined"):
        desk.room.propose_answer(first, desk.room.step, desk.spell(no), desk.now)
    assert not desk.room.is_stale(second, seen)
    twin = desk.room.load(desk.plan, desk.key, desk.room.dump())
    assert twin.waiting() == [second]
    desk.do(desk.room.propose_undo(first, desk.room.step, desk.now))
    assert desk.match.waiting() == [first, second]
    desk.answer(second, no).answer(first, no)
    assert fingerprint(desk.fold()) == fingerprint(desk.room)

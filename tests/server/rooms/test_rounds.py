"""Windows as one round: answers ahead, in any order, give the tape that asking one by one gives; and tell nobody."""

from random import Random

import pytest

from ludotheque.dice_throne.actions import PASS
from ludotheque.faces.orders import RESPOND, Situation
from ludotheque.kernel.errors import IllegalAction, StaleAction
from ludotheque.kernel.game import Setup
from ludotheque.kernel.match import Match
from ludotheque.server.rooms.looking import Round
from ludotheque.server.rooms.per_game import is_window
from ludotheque.server.rooms.recap import recap
from ludotheque.server.rooms.rounds import Ahead, SeatOrders
from tests.server.rooms.desk import Desk, fingerprint, name_of, pick, plan_of, setup_of

CROWDS = [
    setup_of("dice_throne", "duel", 2),
    setup_of("dice_throne", "2v2", 4),
    setup_of("dice_throne", "king_of_the_hill", 3),
    setup_of("dice_throne", "king_of_the_hill", 5),
    setup_of("dice_throne", "2v2v2", 6),
]
every_crowd = pytest.mark.parametrize("setup", CROWDS, ids=name_of)


def round_of(desk: Desk) -> Round:
    now = desk.room.round()
    assert now is not None
    return now


def wanted(now: Round, random: Random) -> dict[int, int]:
    """What each seat would answer, mostly a pass."""
    return {
        seat: decision.fallback() if random.random() < 0.7 else pick(decision, random)
        for seat, decision in now.asked.items()
    }


def one_by_one(match: Match, answers: dict[int, int]) -> Match:
    """Asked in turn until somebody acts."""
    fork = match.fork()
    for seat, action in answers.items():
        assert fork.decision is not None
        assert fork.decision.owner == seat
        fork.answer(seat, action)
        if action != PASS:
            break
    return fork


def feed(desk: Desk, ahead: Ahead) -> int:
    """What a host does: propose, write, apply, as long as the next answer is known."""
    fed = 0
    while (known := ahead.next(desk.room)) is not None:
        if known.how == "auto":
            desk.do(desk.room.propose_obeyed(known.seat, known.spelled, desk.now))
        else:
            desk.do(desk.room.propose_answer(known.seat, desk.room.beat, known.spelled, desk.now))
        fed += 1
    return fed


def is_same(one: Match, other: Match) -> bool:
    """The same tape, history and state."""
    histories = [
        (
            [(line.seat, line.action, line.how) for line in match.records],
            [(e.seat, e.action, e.how) for e in match.tape],
        )
        for match in (one, other)
    ]
    return histories[0] == histories[1] and one.digest() == other.digest()


@every_crowd
def test_answers_ahead_in_any_order_make_the_tape_of_priority(setup: Setup) -> None:
    crowded = 0
    for seed in range(2):
        desk = Desk(plan_of(setup), ("ahead", name_of(setup), seed)).begin()
        ahead = Ahead()
        while desk.room.decision() is not None:
            if not desk.room.in_window():
                desk.step()
                continue
            now = round_of(desk)
            answers = wanted(now, desk.random)
            local = one_by_one(desk.match, answers)
            crowded += len(answers) > 1
            arrivals = list(answers)
            desk.random.shuffle(arrivals)
            began = desk.room.beat
            for seat in arrivals:
                if desk.room.state.round.id == now.id and desk.room.in_window():
                    ahead.put(desk.room, seat, began, desk.spell(answers[seat]))
                    feed(desk, ahead)
            assert is_same(desk.match, local)
    assert crowded


@every_crowd
def test_a_round_is_what_passing_shows(setup: Setup) -> None:
    """Who is asked, with which options, is what a copy of the match asks when all pass, and nothing else happens."""
    desk = Desk(plan_of(setup), ("shown", name_of(setup))).begin()
    while desk.room.decision() is not None:
        now = desk.room.round()
        if now is None:
            desk.step()
            continue
        fork = desk.match.fork()
        digest, events = fork.digest(), len(fork.log)
        for seat, decision in now.asked.items():
            assert fork.decision is not None
            assert (fork.decision.owner, fork.decision.options) == (seat, decision.options)
            assert (fork.digest(), len(fork.log)) == (digest, events)
            fork.answer(seat, PASS)
        after = fork.decision
        if after is not None and is_window(desk.room.game, after) and len(fork.log) == events:
            first = desk.decision
            assert after.owner in now.asked or (after.kind, after.subject) != (first.kind, first.subject)
        desk.step()


@every_crowd
def test_asking_ahead_does_not_disturb_the_match(setup: Setup) -> None:
    desk = Desk(plan_of(setup), ("quiet", name_of(setup))).begin()
    for _ in range(60):
        before = fingerprint(desk.room)
        desk.room.round()
        for seat in desk.room.asked():
            assert desk.room.facing(seat).decision is not None
            assert desk.room.facing(seat).redact((seat,)) == desk.match.redact((seat,))
        assert fingerprint(desk.room) == before
        desk.step()


def crowded_window(desk: Desk, seats: int = 2) -> Round:
    """Play on to a window in which so many are asked."""
    while desk.room.decision() is not None:
        now = desk.room.round()
        if now is not None and len(now.asked) >= seats:
            return now
        desk.step()
    raise AssertionError("no such window in this game")


def acting(now: Round, seat: int) -> int:
    """Something else than a pass."""
    return next(option for option in now.asked[seat].options if option != PASS)


def window_desk(seed: object) -> tuple[Desk, Round, list[int]]:
    desk = Desk(plan_of(setup_of("dice_throne", "king_of_the_hill", 5)), seed).begin()
    now = crowded_window(desk)
    return desk, now, list(now.asked)


def received(desk: Desk, seat: int) -> object:
    """Everything that seat could be told."""
    room = desk.room
    question = room.question(seat)
    return (
        room.beat,
        room.view((seat,)),
        question.options if question is not None else None,
        room.publicly_asked(),
        room.in_window(),
        room.clock(seat, desk.now),
        room.window_deadline(),
        room.bot_turn(),
        recap(room, (seat,), 0),
    )


@pytest.mark.parametrize("seed", range(3))
def test_an_answer_ahead_changes_nothing_for_anybody_else(seed: int) -> None:
    desk, now, (_, second, *_) = window_desk(("leak", seed))
    ahead = Ahead()
    others = [*(seat for seat in desk.room.seats if seat != second)]
    before = [received(desk, seat) for seat in others], fingerprint(desk.room)
    ahead.put(desk.room, second, desk.room.beat, desk.spell(acting(now, second)))
    ahead.orders(second).orders.setting = RESPOND
    assert ahead.next(desk.room) is None
    assert ([received(desk, seat) for seat in others], fingerprint(desk.room)) == before
    assert desk.room.publicly_asked() == ()


def test_whoever_acts_empties_what_the_others_have_said() -> None:
    desk, now, (first, second, *_) = window_desk("act")
    ahead = Ahead()
    ahead.put(desk.room, second, desk.room.beat, "pass")
    assert ahead.has(desk.room, second)
    ahead.put(desk.room, first, desk.room.beat, desk.spell(acting(now, first)))
    assert feed(desk, ahead) == 1
    assert not ahead.has(desk.room, second)
    assert ahead.next(desk.room) is None


def test_a_pass_before_does_not_make_an_answer_stale_but_an_act_does() -> None:
    desk, now, (first, second, *_) = window_desk("stale")
    seen = desk.room.beat
    desk.answer(first, PASS)
    assert not desk.room.stale(second, seen)
    assert desk.room.stale(first, seen)
    desk.do(desk.room.propose_answer(second, seen, "pass", desk.now))

    desk, now, (first, second, *_) = window_desk("stale")
    desk.answer(first, acting(now, first))
    with pytest.raises(StaleAction):
        Ahead().put(desk.room, second, seen, "pass")
    with pytest.raises(StaleAction):
        desk.room.propose_answer(second, seen, "pass", desk.now)


def test_what_cannot_be_answered_ahead_is_refused() -> None:
    desk, now, (first, second, *_) = window_desk("refused")
    ahead = Ahead()
    stranger = next(seat for seat in desk.room.seats if seat not in now.asked)
    with pytest.raises(IllegalAction, match="not asked"):
        ahead.put(desk.room, stranger, desk.room.beat, "pass")
    with pytest.raises(IllegalAction, match="not among the options"):
        ahead.put(desk.room, second, desk.room.beat, "end")
    with pytest.raises(IllegalAction, match="unknown verb"):
        ahead.put(desk.room, second, desk.room.beat, "dance")
    ahead.put(desk.room, second, desk.room.beat, "pass")
    with pytest.raises(IllegalAction, match="not asked"):
        desk.room.propose_answer(second, desk.room.beat, "pass", desk.now)
    ahead.put(desk.room, first, desk.room.beat, "pass")
    feed(desk, ahead)
    while desk.room.in_window():
        desk.step()
    with pytest.raises(StaleAction, match="no window"):
        ahead.put(desk.room, second, desk.room.beat, "pass")


def test_an_answer_ahead_can_be_changed_until_it_is_fed() -> None:
    desk, now, (first, second, *_) = window_desk("changed")
    ahead = Ahead()
    ahead.put(desk.room, second, desk.room.beat, "pass")
    spelled = desk.spell(acting(now, second))
    ahead.put(desk.room, second, desk.room.beat, spelled)
    assert ahead.answers == {second: spelled}
    ahead.withdraw(second)
    assert not ahead.has(desk.room, second)
    desk.answer(first, PASS)
    assert ahead.next(desk.room) is None


def always_new(match: Match, seat: int) -> Situation:
    return Situation(len(match.log), pressing=False)


def never_new(_match: Match, _seat: int) -> Situation:
    return Situation("same", pressing=True)


def test_a_standing_order_passes_as_an_automatic_answer() -> None:
    desk, _, (first, second, *_) = window_desk("standing")
    ahead = Ahead(never_new)
    ahead.pass_until_change(desk.room, second, desk.room.beat)
    desk.answer(first, PASS)
    assert feed(desk, ahead) >= 1
    assert desk.match.records[-1].seat == second
    crowded_window(desk, 1)
    while desk.decision.owner != second or not desk.room.in_window():
        desk.step()
    assert feed(desk, ahead) >= 1
    assert [line.how for line in desk.match.records if line.seat == second][-1] == 1


def test_orders_pass_what_does_not_press_except_at_stops() -> None:
    desk, now, (first, *_) = window_desk("stops")
    ahead = Ahead(always_new)
    orders = ahead.orders(first)
    assert ahead.next(desk.room) is None
    orders.orders.setting = RESPOND
    orders.stops = {int(now.asked[first].subject)}
    assert ahead.next(desk.room) is None
    orders.stops = set()
    fed = ahead.next(desk.room)
    assert fed == (first, "pass", "auto")


def test_orders_without_a_situation_pass_nothing() -> None:
    assert not SeatOrders().will_pass(0, None)

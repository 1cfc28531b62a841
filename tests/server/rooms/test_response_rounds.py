"""Windows as one round: answers ahead, in any order, give the tape that asking one by one gives; and tell nobody."""

from random import Random

import pytest

from ludotheque.games.dice_throne.table.actions import PASS
from ludotheque.kernel.errors import IllegalAction, RequestRefused, StaleAction
from ludotheque.kernel.game import Setup
from ludotheque.kernel.match import Match
from ludotheque.presentation.standing_orders import RESPOND, ResponseWindow
from ludotheque.server.rooms.entries import BrokenJournal, Kept, Withdrawn
from ludotheque.server.rooms.lookahead import Round
from ludotheque.server.rooms.per_game import is_window
from ludotheque.server.rooms.recap import recap
from ludotheque.server.rooms.response_rounds import KnownAnswers, SeatOrders
from ludotheque.server.rooms.room import Room
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


def feed(desk: Desk, ahead: KnownAnswers) -> int:
    """What a host does: propose, write, apply, as long as the next answer is known."""
    fed = 0
    while (known := ahead.next(desk.room)) is not None:
        if known.how == "auto":
            desk.do(desk.room.propose_by_order(known.seat, known.spelled, desk.now))
        else:
            desk.do(desk.room.propose_kept_answer(known.seat, desk.now))
        fed += 1
    return fed


def say(desk: Desk, seat: int, spelled: str, step: int | None = None) -> Desk:
    """Answer in a window, at once or ahead of one's turn."""
    seen = desk.room.step if step is None else step
    return desk.do(desk.room.propose_answer(seat, seen, spelled, desk.now))


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
        ahead = KnownAnswers()
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
            began = desk.room.step
            for seat in arrivals:
                if desk.room.state.round.id == now.id and desk.room.in_window():
                    say(desk, seat, desk.spell(answers[seat]), began)
                    feed(desk, ahead)
            assert is_same(desk.match, local)
        assert fingerprint(desk.fold()) == fingerprint(desk.room)
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
            assert desk.room.match_at_question(seat).decision is not None
            assert desk.room.match_at_question(seat).redact((seat,)) == desk.match.redact((seat,))
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


def window_desk(seed: object, seats: int = 2) -> tuple[Desk, Round, list[int]]:
    desk = Desk(plan_of(setup_of("dice_throne", "king_of_the_hill", 5)), seed).begin()
    now = crowded_window(desk, seats)
    return desk, now, list(now.asked)


def received(desk: Desk, seat: int) -> object:
    """Everything that seat could be told."""
    room = desk.room
    question = room.question(seat)
    return (
        room.step,
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
    others = [*(seat for seat in desk.room.seats if seat != second)]
    before = [received(desk, seat) for seat in others]
    say(desk, second, desk.spell(acting(now, second)))
    assert KnownAnswers().next(desk.room) is None
    assert [received(desk, seat) for seat in others] == before
    desk.do(desk.room.propose_undo(second, desk.room.step, desk.now))
    assert [received(desk, seat) for seat in others] == before
    assert desk.room.publicly_asked() == ()


def test_anyone_who_acts_empties_what_the_others_have_said() -> None:
    desk, now, (first, second, *_) = window_desk("act")
    say(desk, second, "pass")
    assert desk.room.state.round.kept == {second: "pass"}
    say(desk, first, desk.spell(acting(now, first)))
    assert not desk.room.state.round.kept
    assert KnownAnswers().next(desk.room) is None


def test_a_pass_before_does_not_make_an_answer_stale_but_an_act_does() -> None:
    desk, now, (first, second, *_) = window_desk("stale")
    seen = desk.room.step
    desk.answer(first, PASS)
    assert not desk.room.is_stale(second, seen)
    assert desk.room.is_stale(first, seen)
    desk.do(desk.room.propose_answer(second, seen, "pass", desk.now))

    desk, now, (first, second, *_) = window_desk("stale")
    desk.answer(first, acting(now, first))
    with pytest.raises(StaleAction):
        desk.room.propose_answer(second, seen, "pass", desk.now)


def test_what_cannot_be_answered_ahead_is_refused() -> None:
    desk, now, (first, second, *_) = window_desk("refused")
    stranger = next(seat for seat in desk.room.seats if seat not in now.asked)
    began = desk.room.step
    with pytest.raises(IllegalAction, match="room-not-asked"):
        say(desk, stranger, "pass")
    with pytest.raises(IllegalAction, match="reason-not-listed"):
        say(desk, second, "end")
    with pytest.raises(IllegalAction, match="reason-verb verb=dance"):
        say(desk, second, "dance")
    with pytest.raises(StaleAction, match="no longer needed"):
        desk.room.propose_kept_answer(second, desk.now)
    say(desk, second, "pass")
    with pytest.raises(StaleAction, match="already"):
        say(desk, second, desk.spell(acting(now, second)))
    say(desk, first, "pass")
    feed(desk, KnownAnswers())
    while desk.room.in_window():
        desk.step()
    with pytest.raises(StaleAction, match="moved on"):
        say(desk, second, "pass", began)


def test_nothing_is_kept_and_nothing_fed_in_a_pause() -> None:
    desk, _, (first, second, third, *_) = window_desk("paused", 3)
    say(desk, second, "pass")
    say(desk, first, "pass")
    desk.do(desk.room.propose_pause(desk.now))
    assert KnownAnswers().next(desk.room) is None
    with pytest.raises(RequestRefused):
        say(desk, third, "pass")
    desk.do(desk.room.propose_resume(desk.now))
    assert KnownAnswers().next(desk.room) == (second, "pass", "chosen")


def test_a_kept_answer_can_be_withdrawn_until_it_is_fed() -> None:
    desk, now, (first, second, *_) = window_desk("changed")
    say(desk, second, "pass")
    desk.do(desk.room.propose_undo(second, desk.room.step, desk.now))
    assert not desk.room.state.round.kept
    spelled = desk.spell(acting(now, second))
    say(desk, second, spelled)
    assert desk.room.state.round.kept == {second: spelled}
    desk.do(desk.room.propose_undo(second, desk.room.step, desk.now))
    desk.answer(first, PASS)
    assert KnownAnswers().next(desk.room) is None


def test_a_kept_answer_is_there_after_the_room_slept() -> None:
    desk, now, (first, second, *_) = window_desk("slept")
    spelled = desk.spell(acting(now, second))
    say(desk, second, spelled)
    for woken in (Room.load(desk.plan, desk.key, desk.room.dump()), desk.fold()):
        assert fingerprint(woken) == fingerprint(desk.room)
        woken.apply(woken.propose_answer(first, woken.step, "pass", desk.now)[0])
        assert KnownAnswers().next(woken) == (second, spelled, "chosen")


def test_a_journal_that_keeps_what_nobody_could_answer_is_broken() -> None:
    desk, now, (_, second, *_) = window_desk("broken")
    stranger = next(seat for seat in desk.room.seats if seat not in now.asked)
    seq = desk.room.seq + 1
    for entry in (
        Kept(seq, desk.now, stranger, "pass"),
        Kept(seq, desk.now, second, "end"),
        Withdrawn(seq, 0.0, second),
    ):
        with pytest.raises(BrokenJournal):
            desk.fold().apply(entry)


def always_new(match: Match, seat: int) -> ResponseWindow:
    return ResponseWindow(len(match.log), pressing=False)


def never_new(_match: Match, _seat: int) -> ResponseWindow:
    return ResponseWindow("same", pressing=True)


def test_a_standing_order_passes_as_an_automatic_answer() -> None:
    desk, _, (first, second, *_) = window_desk("standing")
    ahead = KnownAnswers(never_new)
    situation = ahead.passed_window(desk.room, second, "pass")
    say(desk, second, "pass")
    ahead.record_pass(second, situation, until_change=True)
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
    ahead = KnownAnswers(always_new)
    orders = ahead.orders(first)
    assert ahead.next(desk.room) is None
    orders.orders.setting = RESPOND
    orders.stops = {int(now.asked[first].subject)}
    assert ahead.next(desk.room) is None
    orders.stops = set()
    fed = ahead.next(desk.room)
    assert fed == (first, "pass", "auto")


def test_orders_without_a_situation_pass_nothing() -> None:
    assert not SeatOrders().will_pass(0, window_desk("none")[0].match, 0, None)

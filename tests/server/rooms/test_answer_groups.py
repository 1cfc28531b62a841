"""Several answers in one message: all of them or none, one entry of the journal, one undo."""

from collections.abc import Callable

import pytest

from ludotheque.kernel import replay
from ludotheque.kernel.errors import BrokenRule, IllegalAction, RefusalError, StaleAction, UndoRefused
from ludotheque.kernel.match import Match
from ludotheque.presentation.error_messages import sentence
from ludotheque.server.hosting.creation import RoomDraft, replay_into
from ludotheque.server.rooms.entries import Answered, TookBack, Undone, decode, encode
from ludotheque.server.rooms.plan import Plan, Policy
from ludotheque.server.rooms.room import Room
from ludotheque.server.rooms.snapshots import load_under_new_rules
from ludotheque.text.messages import Messages
from tests.games.one_deck_dungeon.scenario import scenario, warrior
from tests.server.rooms.desk import Desk, duel, fingerprint, name_of, pick, plan_of, setup_of
from tests.server.rooms.test_answers import shared_armor

SOLO = plan_of(setup_of("one_deck_dungeon", "solo", 1), Policy(takeback="free"))
PAIR = plan_of(setup_of("one_deck_dungeon", "pair", 2), Policy(takeback="free"))
LATER = ["play", "pass", "no_such_verb:1"]  # whatever follows an answer after which nothing may follow


def facing_a_bandit() -> Desk:
    """A room whose warrior has rolled: A4 covers box 2, S5 covers box 4, and stopping reveals the loot."""
    desk = Desk(SOLO, "bandit").begin()
    desk.room.match = scenario(warrior()).fight("bandit_1", "S5 S3 S2 S1 A4 A2 M6").match
    desk.room.events_collected = len(desk.match.log)
    return desk


def give(desk: Desk, *spelled: str, seat: int = 0) -> Desk:
    return desk.do(desk.room.propose_group(seat, desk.room.step, spelled, desk.now))


def undo(desk: Desk, seat: int = 0) -> Desk:
    return desk.do(desk.room.propose_undo(seat, desk.room.step, desk.now))


def refused(desk: Desk, *spelled: str, seat: int = 0) -> RefusalError:
    """The refusal of a group, which has changed nothing."""
    before = fingerprint(desk.room)
    with pytest.raises(RefusalError) as error:
        desk.room.propose_group(seat, desk.room.step, spelled, desk.now)
    assert fingerprint(desk.room) == before
    return error.value


def test_all_answers_are_one_entry_and_one_undo() -> None:
    desk = facing_a_bandit()
    before, journal = desk.match.digest(), len(desk.journal)
    give(desk, "cover:1", "cover:3")
    entry = desk.journal[-1]
    assert isinstance(entry, Answered)
    assert (entry.action, entry.then, len(desk.journal)) == ("cover:1", ("cover:3",), journal + 1)
    assert [desk.spell(record.action) for record in desk.match.records[-2:]] == ["cover:1", "cover:3"]
    undo(desk)
    assert desk.match.digest() == before
    assert (desk.match.records[-1].action, desk.room.state.groups) == (2, [])


def test_answers_given_one_by_one_are_undone_one_by_one() -> None:
    desk = facing_a_bandit()
    first = desk.answer(0, desk.room.game.verbs.parse("cover:1")).match.digest()
    desk.answer(0, desk.room.game.verbs.parse("cover:3"))
    assert undo(desk).match.digest() == first


def test_a_group_between_other_answers_is_undone_alone() -> None:
    desk = facing_a_bandit()
    before = desk.match.digest()
    give(desk, "cover:1", "cover:3")
    group = desk.match.digest()
    desk.answer(0, desk.room.game.verbs.parse("exchange"))
    assert undo(desk).match.digest() == group
    assert undo(desk).match.digest() == before


@pytest.mark.parametrize(
    ("wrong", "reason"),
    [("cover:1", "That is not among the answers you can give."), ("sing", "There is no answer")],
    ids=["not possible any more", "no answer at all"],
)
def test_one_wrong_answer_refuses_them_all(wrong: str, reason: str) -> None:
    error = refused(facing_a_bandit(), "cover:1", wrong, "cover:3")
    assert isinstance(error, IllegalAction)
    assert (error.key, error.refusal.arguments["number"]) == ("room-group-illegal", 2)
    said = sentence(error, Messages("en").say)
    assert said.startswith(f"Answer 2 of 3 ({wrong}) cannot be given: ")
    assert reason in said or wrong in said
    assert "Possible there: cover:3, cover:4, cover:5, exchange" in said
    assert sentence(error, Messages("fr").say).startswith("La réponse 2 sur 3")


def test_the_refusal_of_a_group_cites_the_rule_of_the_question() -> None:
    desk = facing_a_bandit()
    error = refused(desk, "tick:63,3", "done")
    assert error.refusal.rules == (desk.decision.rule,)
    assert error.refusal.arguments["number"] == 1


def test_an_answer_that_reveals_something_can_only_be_the_last() -> None:
    desk = facing_a_bandit()
    for after in ("take_xp", "no_such_answer"):
        error = refused(desk, "cover:1", "done", after)
        assert (error.key, error.refusal.arguments["number"]) == ("room-group-chance", 2)
    give(desk, "cover:1", "cover:3", "done")
    after_loot = fingerprint(desk.room)
    with pytest.raises(UndoRefused):
        undo(desk)
    with pytest.raises(UndoRefused):
        desk.room.check_undo(0)
    assert fingerprint(desk.room) == after_loot, "no part of it is undone"


def test_no_more_is_undone_than_there_is_behind_the_barrier() -> None:
    desk = give(facing_a_bandit(), "cover:1", "cover:3")
    before = desk.match.digest()
    for answers in (3, 999):  # the third is before the roll
        with pytest.raises(UndoRefused):
            desk.match.undo(0, answers)
    assert desk.match.digest() == before


def test_an_older_step_is_stale() -> None:
    desk = facing_a_bandit()
    seen = desk.room.step
    give(desk, "cover:1", "cover:3")
    with pytest.raises(StaleAction):
        desk.room.propose_group(0, seen, ("cover:4", "done"), desk.now)


def test_nothing_is_given_in_a_pause_or_by_who_is_not_asked() -> None:
    desk = facing_a_bandit()
    desk.do(desk.room.propose_pause(desk.now))
    assert refused(desk, "cover:1", "cover:3").key == "room-paused"
    desk = Desk(duel(), "who").begin()
    while desk.room.in_window():
        desk.step()
    assert refused(desk, "pass", "pass", seat=1 - int(desk.decision.owner)).key == "room-not-asked"


def test_answers_to_windows_are_given_one_at_a_time() -> None:
    """Whether it is a seat's turn in the window makes no difference."""
    desk = Desk(duel(), "windows").begin()
    while not desk.room.in_window():
        desk.step()
    assert [refused(desk, "pass", "pass", seat=seat).key for seat in (0, 1)] == ["room-group-window"] * 2


def test_a_group_ends_where_others_may_respond_whether_they_can_or_not() -> None:
    """A refusal must not tell whether another seat had a choice."""
    desk = Desk(duel(), "others").begin()
    had_choice: set[bool] = set()
    while desk.room.decision() is not None and len(had_choice) < 2:
        if desk.room.in_window():
            desk.step()
            continue
        seat, action = int(desk.decision.owner), pick(desk.decision, desk.random)
        trial = desk.match.fork()
        trial.answer(seat, action)
        silent = any(entry.seat != seat for entry in trial.tape[len(desk.match.tape) + 1 :])
        asked = trial.decision is not None and int(trial.decision.owner) != seat
        if silent or asked:
            error = refused(desk, desk.spell(action), *LATER, seat=seat)
            assert error.key == "room-group-others"
            assert error.refusal.arguments == {"number": 1, "count": 4, "action": desk.spell(action)}
            had_choice.add(asked)
        desk.answer(seat, action)
    assert had_choice == {True, False}


def test_a_question_that_everybody_answers_is_in_no_group() -> None:
    desk = shared_armor()
    no = desk.spell(desk.decision.fallback())
    assert refused(desk, no, no, seat=desk.match.waiting()[0]).key == "room-group-shared"


def harmless(desk: Desk, seat: int) -> list[str]:
    """Random answers from here on, at most six, before the first that draws chance or reveals something."""
    trial, found = desk.match.fork(), list[str]()
    while trial.decision is not None and trial.decision.may_answer(seat) and len(found) < 6:
        length, action = trial.offset + len(trial.tape), pick(trial.decision, desk.random)
        trial.answer(seat, action)
        if trial.barrier > length or trial.decision is None:
            break
        found.append(desk.spell(action))
    return found


def grouped(desk: Desk, check: Callable[[Desk, list[str]], None]) -> int:
    """Play to the end in groups where there are any; return how many there were."""
    groups = 0
    while desk.room.decision() is not None:
        answers = harmless(desk, 0)
        if len(answers) > 1:
            groups += 1
            check(desk, answers)
        else:
            desk.step()
    return groups


@pytest.mark.parametrize("plan", [SOLO, PAIR], ids=lambda plan: name_of(plan.setup(plan.heroes)))
def test_whole_games_in_groups_come_to_the_same_everywhere(plan: Plan) -> None:
    """From the journal, from a snapshot, from the replay and in a branch; with groups undone and given again."""

    def check(desk: Desk, answers: list[str]) -> None:
        before = desk.match.digest()
        give(desk, *answers)
        after = desk.match.digest()
        loaded = Room.load(desk.plan, desk.key, desk.room.dump())
        assert fingerprint(loaded) == fingerprint(desk.room)
        (undone,) = loaded.propose_undo(0, loaded.step, desk.now)
        loaded.apply(undone)
        assert loaded.match is not None
        assert loaded.match.digest() == undo(desk).match.digest() == before
        assert give(desk, *answers).match.digest() == after

    desk = Desk(plan, "games").begin()
    groups = grouped(desk, check)
    assert sum(isinstance(entry, Answered) and bool(entry.then) for entry in desk.journal) == 2 * groups
    assert fingerprint(desk.fold()) == fingerprint(desk.room)
    assert replayed(desk.match).digest() == desk.match.digest()
    draft = RoomDraft(Room(desk.plan, desk.key))
    for entry in desk.journal[: len(desk.room.people()) + 1]:  # until the match has begun
        draft.room.apply(entry)
    replay_into(draft, desk.match.records)
    assert draft.room.match is not None
    assert draft.room.match.digest() == desk.match.digest()


def replayed(match: Match) -> Match:
    return replay.verify(replay.replay_of(replay.content_of(match), lambda _name: match.game))


def test_a_takeback_takes_the_whole_group() -> None:
    desk = Desk(SOLO, "takeback").begin()
    while len(answers := harmless(desk, 0)) < 2:
        desk.step()
    before, records = desk.match.digest(), len(desk.match.records)
    give(desk, *answers)
    desk.do(desk.room.propose_takeback(0, desk.now))
    entry = desk.journal[-1]
    assert isinstance(entry, TookBack)
    assert (entry.records, desk.match.digest(), desk.room.state.groups) == (records, before, [])
    assert fingerprint(desk.fold()) == fingerprint(desk.room)


def test_a_group_over_which_our_rules_break_is_void_as_a_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    desk = Desk(SOLO, "broken").begin()
    while len(answers := harmless(desk, 0)) < 2:
        desk.step()
    limit, before = len(desk.match.records), desk.match.digest()
    original = type(desk.match).answer

    def answer(self: Match, seat: int, action: int, how: int = 0, expected: int = -1) -> None:
        original(self, seat, action, how, expected)
        if len(self.records) == limit + 2:
            raise BrokenRule("nobody thought of this")

    monkeypatch.setattr(type(desk.match), "answer", answer)
    give(desk, *answers)
    assert desk.room.state.void == "nobody thought of this"
    assert (desk.match.digest(), desk.room.state.groups) == (before, [])
    assert fingerprint(desk.fold()) == fingerprint(desk.room)


def test_under_new_rules_nothing_is_left_of_a_group() -> None:
    desk = Desk(SOLO, "rules").begin()
    while len(answers := harmless(desk, 0)) < 2:
        desk.step()
    give(desk, *answers)
    room = Room(desk.plan, desk.key)
    load_under_new_rules(room, desk.room.dump())
    assert desk.room.state.groups
    assert room.state.groups == []


def test_single_answers_and_undos_are_stored_as_before() -> None:
    """So an earlier version, or another process during an update, can read them."""
    single = Answered(seq=3, at=1.5, seat=0, action="pass", how="chosen")
    assert encode(single) == b'{"kind":"answered","seq":3,"at":1.5,"seat":0,"action":"pass","how":"chosen"}'
    assert encode(Undone(seq=4, at=1.5, seat=0)) == b'{"kind":"undone","seq":4,"at":1.5,"seat":0}'
    group = Answered(seq=3, at=1.5, seat=0, action="cover:1", how="chosen", then=("cover:3",))
    assert decode(encode(group)) == group

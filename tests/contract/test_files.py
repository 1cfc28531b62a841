"""Replays and saves: exact, complete, and with clear errors for broken files."""

import json
from pathlib import Path
from typing import Any

import pytest

from ludotheque.kernel.drivers import BOT, CHOSEN, CLOCK
from ludotheque.kernel.errors import BrokenFile, IllegalAction, LudoError, StaleAction, UndoRefused
from ludotheque.kernel.file_format import seal
from ludotheque.kernel.match import Match
from ludotheque.kernel.replay import read_replay, record, verify
from ludotheque.kernel.saves import resume, save
from ludotheque.registry.discovery import game_named
from tests.contract.cases import TOY, Case, all_cases, asked, every_case, for_cases, pick, questions, step

SAMPLES = [case for case in all_cases() if case.setup.game in ("small_dice", TOY)]


def played(case: Case, seed: object) -> Match:
    """Return a finished match with undos, answered in every possible way."""
    match = case.start(seed, humans=(0,))
    random = case.random(seed)
    while match.decision is not None:
        seat = random.choice(match.waiting())
        match.answer(seat, pick(match.decision, random), random.choice([CHOSEN, BOT, CLOCK]))
        if random.random() < 0.2:
            try:
                match.undo(0)
            except UndoRefused:
                continue
    return match


def rewritten(path: Path, **changed: Any) -> Path:  # any field of a file
    """Return the file with changed content and a valid seal."""
    content = json.loads(path.read_text(encoding="utf-8"))
    content.update(changed)
    del content["seal"]
    path.write_text(json.dumps({**content, "seal": seal(content)}), encoding="utf-8")
    return path


@every_case
def test_a_recorded_match_is_verified(case: Case, tmp_path: Path) -> None:
    match = played(case, "record")
    record(match, tmp_path / "match.json")
    replay = read_replay(tmp_path / "match.json", game_named)
    assert replay.events == match.log
    again = verify(replay)
    assert (again.digest(), again.outcome, again.digests) == (match.digest(), match.outcome, match.digests)


@every_case
def test_an_unfinished_match_is_verified_too(case: Case, tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    for match in questions(case.start("part"), case.random("part"), case.every(35)):
        record(match, path)
        assert asked(verify(read_replay(path, game_named))) == asked(match)


@for_cases(SAMPLES)
def test_any_cut_and_any_changed_letter_is_noticed(case: Case, tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    match = case.start("broken")
    random = case.random("broken")
    for _ in range(45):
        step(match, random)
    for write, read in (
        (record, lambda path: verify(read_replay(path, game_named))),
        (save, lambda path: resume(path, game_named)),
    ):
        write(match, path)
        whole = path.read_text(encoding="utf-8")
        for cut in random.sample(range(len(whole)), 25):
            path.write_text(whole[:cut], encoding="utf-8")
            sentence_from(read, path)
        for place in random.sample(range(len(whole)), 120):
            other = random.choice([letter for letter in '07aZ,["' if letter != whole[place]])
            path.write_text(whole[:place] + other + whole[place + 1 :], encoding="utf-8")
            sentence_from(read, path)


def sentence_from(read: Any, path: Path) -> None:  # a function that reads a file
    with pytest.raises(LudoError) as refused:
        read(path)
    assert len(str(refused.value).splitlines()) == 1


@for_cases(SAMPLES)
def test_other_rules_can_be_shown_but_not_verified(case: Case, tmp_path: Path) -> None:
    match = played(case, "old")
    path = tmp_path / "old.json"
    record(match, path)
    replay = read_replay(rewritten(path, rules=match.game.rules_version + 1), game_named)
    assert replay.events == match.log
    with pytest.raises(BrokenFile, match="can be shown, not verified"):
        verify(replay)
    save(match, path)
    with pytest.raises(BrokenFile, match="was saved under rules"):
        resume(rewritten(path, rules=match.game.rules_version + 1), game_named)


NONSENSE: tuple[object, ...] = (None, 3, -1, "x", [], [3], ["x"], [[]], [["x", 1, 2]], {}, {"a": 1}, True)


@for_cases(SAMPLES)
def test_nonsense_in_any_field_is_refused_in_one_sentence(case: Case, tmp_path: Path) -> None:
    match = case.start("nonsense", humans=(0,))
    random = case.random("nonsense")
    for _ in range(30):
        step(match, random)
    path = tmp_path / "match.json"
    for write, read in (
        (record, lambda path: verify(read_replay(path, game_named))),
        (save, lambda path: resume(path, game_named)),
    ):
        write(match, path)
        whole = path.read_text(encoding="utf-8")
        for field, value in json.loads(whole).items():
            for nonsense in NONSENSE:
                path.write_text(whole, encoding="utf-8")
                if field != "seal" and nonsense != value and not harmless(field, nonsense):
                    sentence_from(read, rewritten(path, **{field: nonsense}))


def harmless(field: str, nonsense: object) -> bool:
    """Return whether a field may have this value: fields that do not affect the game may be empty."""
    empty = field in ("humans", "log", "records", "digests", "declined") and nonsense in ([], [3])
    return empty or (field in ("delivered", "position") and type(nonsense) is int)


@every_case
def test_a_saved_match_goes_on_as_if_nothing_had_been(case: Case, tmp_path: Path) -> None:
    path = tmp_path / "saved.json"
    for match in questions(case.start("save", humans=(0,)), case.random("save"), case.every(23)):
        save(match, path)
        again = resume(path, game_named)
        assert again.digest() == match.digest()
        assert asked(again) == asked(match)
        assert again.waiting() == match.waiting()
        assert again.log == match.log
        fork = match.fork()
        ways = case.random(len(match.tape)), case.random(len(match.tape))
        for _ in range(25):
            if fork.decision is not None:
                assert step(fork, ways[0]) == step(again, ways[1])
        assert (again.digest(), again.log, again.digests) == (fork.digest(), fork.log, fork.digests)
        record(again, path)
        assert verify(read_replay(path, game_named)).digest() == again.digest()


@every_case
def test_a_wrong_answer_changes_nothing(case: Case) -> None:
    random = case.random("wrong")
    for match in questions(case.start("wrong"), case.random("right"), case.every(19)):
        before = (match.digest(), len(match.tape), len(match.records), len(match.log), match.waiting())
        for attempt in range(4):
            with pytest.raises((IllegalAction, StaleAction)) as refused:
                answer_wrongly(match, attempt, random.randrange(1 << 62))
            assert str(refused.value)
        assert (match.digest(), len(match.tape), len(match.records), len(match.log), match.waiting()) == before


def answer_wrongly(match: Match, attempt: int, number: int) -> None:
    decision = match.decision
    if decision is None:
        match.answer(0, 0)
    elif attempt == 0:
        match.answer(99, decision.fallback())
    elif attempt == 1:
        match.answer(decision.owner, decision.fallback(), expected=len(match.records) + 1)
    elif attempt == 2:
        match.answer(decision.owner, -1)
    else:
        match.answer(decision.owner, number | 1 << 60)

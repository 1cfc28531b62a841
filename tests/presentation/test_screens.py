"""Every question of every game and mode can be shown, in both languages, and shows nothing hidden."""

import json
from collections.abc import Iterator
from io import StringIO
from itertools import cycle
from typing import Any

import msgspec
import pytest
from rich.console import Console

from ludotheque.kernel.chance import key_of
from ludotheque.kernel.imagination import imagine
from ludotheque.kernel.match import Match
from ludotheque.presentation.answer_tree import MOST
from ludotheque.presentation.document import EMPTY, STYLES, Document, plain_lines
from ludotheque.presentation.questions import Option, Question
from ludotheque.presentation.screen import Screen
from ludotheque.presentation.terminal.document import drawn
from ludotheque.presentation.terminal.view import NOBODY
from ludotheque.registry.discovery import game_ids, presentation_of
from ludotheque.text.languages import LANGUAGES, Language
from ludotheque.text.rulebook import rules
from ludotheque.text.spans import Span, Spans, plain
from tests.contract.cases import Case, all_cases, questions, viewers_of
from tests.contract.sturdy import STURDY

CASES = [case for case in all_cases() if case.setup.game in game_ids() or case.setup.game == STURDY]
SPARSE = 53  # of the questions of a game, every so-manieth
WIDTHS = (40, 80)  # columns of a terminal
FEW = 5  # of the questions looked at, every so-manieth is looked at from all sides


def screen(match: Match, seats: tuple[int, ...], lang: Language) -> Screen:
    name = "one_deck_dungeon" if match.game.name == STURDY else match.game.name
    return presentation_of(name).screen(match, seats, lang)


def samples(case: Case) -> Iterator[Match]:
    return questions(case.start("screen"), case.random("screen"), SPARSE)


def entries(answers: tuple[Option, ...]) -> dict[tuple[str, ...], set[str]]:
    """What each level of the tree of answers shows."""
    shown: dict[tuple[str, ...], set[str]] = {(): set()}
    for answer in answers:
        for depth, group in enumerate(answer.path):
            shown.setdefault(answer.path[:depth], set()).add(f"group {group}")
        shown.setdefault(answer.path, set()).add(answer.action)
    return shown


def check_question(question: Question, match: Match) -> None:
    decision = match.decision
    assert decision is not None
    spell = match.game.verbs.spell
    offered = [action for answer in question.answers for action in (answer.action, *answer.same)]
    assert sorted(offered) == sorted(map(spell, decision.options))
    assert question.answers or question.space
    assert (question.space is None) == (decision.space is None)
    assert question.passing in ("", *offered)
    assert match.game.verbs.parse(question.default) == decision.fallback()
    assert plain(question.text)
    assert all(plain(answer.label) for answer in question.answers)
    assert max(len(level) for level in entries(question.answers).values()) <= MOST
    assert json.loads(msgspec.json.encode(question))["seat"] == question.seat


def check_numbers(question: Question, shown: Screen) -> None:
    """Whoever types the number of an answer in the list that was sent gives that answer."""
    for number in {1, len(question.answers) // 2 + 1, len(question.answers)}:
        if question.answers:
            assert shown.typed(str(number)) == [question.answers[number - 1].action]


def check_terms(said: list[Spans], shown: Screen) -> None:
    """Every term leads to a card, the terms on that card too."""
    for term in {span.term for spans in said for span in spans if span.term}:
        card = shown.card(term)
        assert card is not None, term
        assert card.name
        inside = {span.term for span in card.text if span.term}
        assert all(shown.card(other) for other in inside), inside


@pytest.mark.parametrize("case", CASES, ids=[case.name for case in CASES])
def test_every_question_and_event_can_be_shown(case: Case) -> None:
    heard = 0
    for number, match in enumerate(samples(case)):
        for lang in LANGUAGES:
            seats = tuple(match.waiting()[:1])
            shown = screen(match, seats, lang)
            lines = shown.log(match.log[heard:])
            assert all(plain(line.text) for line in lines)
            said = [line.text for line in lines[::SPARSE]]
            question = shown.question()
            assert (question is None) == (match.decision is None)
            if question is not None:
                check_question(question, match)
                check_numbers(question, shown)
                said += [question.text, *(answer.label for answer in question.answers)]
                said += [answer.detail for answer in question.answers]
            for fault in shown.why_not():
                assert plain(fault.reason)
                assert fault.rule in rules()
                assert match.decision is not None
                assert match.game.verbs.parse(fault.action) not in match.decision.options
            if number % FEW == 0:
                check_terms(said, shown)
                check_documents(shown)
        heard = len(match.log)


def check_documents(shown: Screen) -> None:
    """They say something, can be sent, have known styles, and fit any terminal; every term leads to a card."""
    documents = [shown.document(shown.seat), shown.board(), shown.hand(), shown.odds().document or EMPTY]
    for document in documents:
        assert msgspec.json.decode(msgspec.json.encode(document), type=Document) == document
        found = runs_in(msgspec.to_builtins(document))
        assert {style for run in found for style in run.get("style", "").split()} <= set(STYLES)
        check_terms([tuple(Span(run["text"], run.get("term", "")) for run in found)], shown)
        for width in WIDTHS:
            console = Console(file=StringIO(), width=width, color_system=None, _environ={})
            console.print(drawn(document, console))
    assert plain_lines(documents[0])


def runs_in(value: Any) -> list[dict[str, str]]:  # whatever JSON can hold
    """The pieces of text anywhere in a document."""
    if isinstance(value, dict):
        found = [value] if isinstance(value.get("text"), str) else []
        return found + [run for inside in value.values() for run in runs_in(inside)]
    return [run for inside in value for run in runs_in(inside)] if isinstance(value, list | tuple) else []


def picture(match: Match, seats: tuple[int, ...], lang: Language, whole: bool) -> bytes:
    """All that a screen is given, with the log since the last checkpoint."""
    shown = screen(match, seats, lang)
    now = shown.situation()
    parts: list[object] = [shown.question(), shown.why_not(), now and repr(now), shown.result()]
    parts.append(shown.log(match.table.events))
    if whole:
        parts += [shown.document(shown.seat), shown.board(), shown.hand(), shown.odds()]
    return msgspec.json.encode(parts)


@pytest.mark.parametrize("case", CASES, ids=[case.name for case in CASES])
def test_what_is_shown_depends_on_nothing_hidden(case: Case) -> None:
    """Worlds that differ only in what these seats cannot know look the same to them."""
    langs, viewers = cycle(LANGUAGES), viewers_of(case)
    for number, match in enumerate(samples(case)):
        if match.decision is None:
            return
        for seats in sorted({tuple(match.waiting()[:1]), viewers[number % len(viewers)]}):
            lang, whole = next(langs), number % FEW == 0
            world = imagine(match, seats, key_of(f"{number} {seats}"))
            world.log = match.log[:]
            assert picture(world, seats, lang, whole) == picture(match, seats, lang, whole)


@pytest.mark.parametrize("case", CASES[::4], ids=[case.name for case in CASES[::4]])
def test_spectators_see_the_table_and_are_asked_nothing(case: Case) -> None:
    last = case.start("spectator")
    for match in questions(last, case.random("spectator"), 4 * SPARSE):
        shown = screen(match, (), "fr")
        assert shown.seat == NOBODY
        assert shown.question() is None
        assert shown.why_not() == []
        assert shown.hand() == EMPTY
        assert shown.find("1") is None
        assert shown.situation() is None
        check_documents(shown)
    result = screen(last, (), "en").result()
    assert result is not None
    assert "you" not in plain(result.text).lower()


@pytest.mark.parametrize("case", CASES[::4], ids=[case.name for case in CASES[::4]])
def test_a_shared_screen_answers_for_the_seat_that_is_asked(case: Case) -> None:
    everybody = tuple(range(case.seats))
    for match in questions(case.start("shared"), case.random("shared"), 4 * SPARSE):
        question = screen(match, everybody, "en").question()
        assert (question.seat if question is not None else None) == (match.waiting()[0] if match.decision else None)

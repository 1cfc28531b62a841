"""Spans, phrases and lists."""

import pytest

from ludotheque.text.languages import language
from ludotheque.text.spans import Span, capital, lines_of, listed, on_one_line, phrase, plain, said_once, spans

STUN = Span("Stun", "status:stun")


def test_a_phrase_puts_spaces_between_words_and_keeps_terms() -> None:
    assert phrase("inflict", STUN, "", "on", "you", ".") == (Span("inflict "), STUN, Span(" on you."))


def test_no_space_after_an_apostrophe_or_an_opening_bracket() -> None:
    assert plain(phrase("d’", "Étourdissement")) == "d’Étourdissement"
    assert plain(phrase("roll", "(", "once", ")", ",", "then", "\u202f:")) == "roll (once), then\u202f:"


def test_a_capital_looks_past_a_bracket_and_keeps_the_term() -> None:
    assert capital((Span("stun", "status:stun"),)) == (Span("Stun", "status:stun"),)
    assert plain(capital(spans("(one) two"))) == "(One) two"


@pytest.mark.parametrize(
    ("items", "said"), [([], ""), (["A"], "A"), (["A", "B"], "A or B"), (["A", "B", "C"], "A, B or C")]
)
def test_lists(items: list[str], said: str) -> None:
    assert plain(listed([spans(item) for item in items], "or")) == said


def test_a_language_is_found_in_a_locale_and_an_unknown_one_raises() -> None:
    assert [language(code) for code in ("fr", "fr_BE.UTF-8", "en-GB")] == ["fr", "fr", "en"]
    with pytest.raises(ValueError, match="unknown language 'de'"):
        language("de")


def test_a_text_falls_into_its_lines_and_back_onto_one() -> None:
    text = (Span("Deal 2.\nInflict "), STUN, Span("."))
    assert lines_of(text) == [spans("Deal 2."), (Span("Inflict "), STUN, Span("."))]
    assert plain(on_one_line(text)) == "Deal 2. Inflict Stun."


def test_words_that_all_items_begin_with_are_said_once() -> None:
    assert said_once(["when the party explores", "when the party flees"]) == ["when the party explores", "flees"]
    assert said_once(["when it rains", "for each door"]) == ["when it rains", "for each door"]
    assert said_once(["when it", "when it rains"]) == ["when it", "it rains"]
    assert said_once(["alone"]) == ["alone"]

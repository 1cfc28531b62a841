"""Whatever people can do wrong is said in their language, and programs get the rules behind it."""

import re
from pathlib import Path

import pytest

import ludotheque
from ludotheque.kernel.errors import IllegalAction, RequestRefused, UnknownContent
from ludotheque.kernel.refusal import Refusal
from ludotheque.presentation.error_messages import sentence
from ludotheque.text.languages import LANGUAGES, Language
from ludotheque.text.messages import Messages
from ludotheque.text.rulebook import rules
from tests.golden.refusals import FILE, refusals

SOURCES = Path(ludotheque.__file__).parent
BUILT = re.compile(r"\b(?:Refusal|RequestRefused|NotNow|BadPlan)\(\s*\"([a-z0-9-]+)\"")


def test_refusals_are_worded_as_recorded() -> None:
    assert list(refusals()) == FILE.read_text(encoding="utf-8").splitlines()


def test_every_refusal_names_rules_of_the_book() -> None:
    """Two rules behind one refusal are two ids, and neither is in the sentence of an answer."""
    known = set(rules())
    lines = FILE.read_text(encoding="utf-8").splitlines()
    for heading, *sentences in zip(lines[::3], lines[1::3], lines[2::3], strict=True):
        named = heading.split(": ")[-1].split()[1:]
        assert set(named) <= known, heading
        if heading.startswith("answer: "):
            assert named, heading
            assert not any(rule in said for rule in named for said in sentences), heading
    assert "answer: spot too far: IllegalAction CC-RANGE-1 CC-RANGE-2" in lines
    assert "answer: spot from another disc: IllegalAction CC-SHOT-4 CC-SHOT-9" in lines


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_key_in_the_sources_has_a_message(lang: Language) -> None:
    keys = {key for path in SOURCES.rglob("*.py") for key in BUILT.findall(path.read_text(encoding="utf-8"))}
    assert len(keys) > 60
    assert not [key for key in sorted(keys) if not Messages(lang).has(key)]


def test_a_setup_is_said_with_its_rules_and_an_answer_without() -> None:
    say = Messages("en").say
    why = Refusal("reason-hordes", ("ODD-4P-17", "ODD-4P-1"))
    assert sentence(UnknownContent(why), say) == "Hordes are a card for four players. (ODD-4P-17, ODD-4P-1)"
    assert sentence(IllegalAction(why), say) == "Hordes are a card for four players."


def test_programs_read_key_rules_and_arguments() -> None:
    why = Refusal("reason-tokens", ("CC-SETUP-6",), {"given": 24, "tokens": 24})
    assert str(UnknownContent(why)) == "reason-tokens CC-SETUP-6 given=24 tokens=24"
    assert str(RequestRefused("room-seat-taken", seat=2)) == "room-seat-taken seat=2"

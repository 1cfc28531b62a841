"""The rules in French say the same things as the specification, in the same places."""

import re
from pathlib import Path

import pytest

from ludotheque.text import rulebook
from ludotheque.text.rulebook import rules, rules_in, translations
from scripts import french_typography
from scripts.french_typography import CODE, RULES

FRENCH = sorted(RULES.glob("*.md"))
MARK = re.compile(r"#+ [\d.]+|#|[-*] \*\*[A-Z0-9-]+\*\*|[-*] |\||$|(?=.)")
"""How a line begins: a heading and its number, a rule and its id, an entry of a list, a row of a table."""
CITED = re.compile(r"\b(?:DT|ODD|CC|AMB|A)-[A-Z0-9]+(?:-\d+)?\b")


def english_of(document: Path) -> Path:
    return document.parents[1] / document.name


def skeleton(document: Path) -> list[str]:
    """The headings, rules, lists and tables of a document, without their words."""
    marks = [MARK.match(line) for line in document.read_text(encoding="utf-8").splitlines()]
    return [found[0] for found in marks if found is not None and found[0]]


def columns(document: Path) -> list[int]:
    """How many columns each row of a table has; code may hold a bar of its own."""
    lines = document.read_text(encoding="utf-8").splitlines()
    return [CODE.sub("", line).count("|") for line in lines if line.startswith("|")]


def test_there_are_rules_in_french() -> None:
    assert {document.name for document in FRENCH} >= {"one_deck_dungeon.md", "catacombs_conquest.md"}
    assert sorted(book.document for book in translations("fr")) == FRENCH
    assert translations("en") == []


@pytest.mark.parametrize("document", FRENCH, ids=lambda document: document.stem)
def test_both_languages_have_the_same_rules_in_the_same_sections(document: Path) -> None:
    assert skeleton(document) == skeleton(english_of(document))
    assert columns(document) == columns(english_of(document))


@pytest.mark.parametrize("document", FRENCH, ids=lambda document: document.stem)
def test_a_french_rule_is_translated_and_cites_what_the_english_one_cites(document: Path) -> None:
    french = rules_in("fr")
    of_game = [rule for rule in rules().values() if rule.game == document.stem]
    assert of_game
    for rule in of_game:
        said = french[rule.id]
        assert (rule.lang, said.lang) == ("en", "fr"), f"{rule.id} is not translated"
        assert sorted(CITED.findall(said.text)) == sorted(CITED.findall(rule.text)), rule.id


@pytest.mark.parametrize("document", FRENCH, ids=lambda document: document.stem)
def test_french_rules_keep_french_typography(document: Path) -> None:
    """A thin unbroken space (U+202F) stands before high punctuation and inside guillemets; apostrophes are curved."""
    text = document.read_text(encoding="utf-8")
    assert french_typography.rules(text) == text, "scripts/french_typography.py sets it"
    for line in CODE.sub("", text).splitlines():
        assert not re.search(r"[\w)*][!?;»]|«[^\u202f]|\w:(?!\w|//)", line), line


def test_every_rule_can_be_read_in_both_languages() -> None:
    assert rules_in("en") == rules()
    assert list(rules_in("fr")) == list(rules())
    assert [rule.info for rule in rules_in("fr").values()] == [rule.info for rule in rules().values()]


def test_a_rule_without_a_french_text_is_read_in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rulebook, "translations", lambda lang: [])
    assert rulebook.rules_in.__wrapped__("fr") == rules()

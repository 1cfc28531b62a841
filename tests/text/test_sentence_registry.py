"""The table of sentence_table."""

import pytest

from ludotheque.text.composer import SentenceTable, row


def number(thing: int, voice: str) -> str:
    return f"{voice} {thing}"


def test_a_saying_is_found_by_its_exact_type_and_an_unknown_type_raises() -> None:
    sentence_table: SentenceTable[str, str] = SentenceTable("Test", row(int, number))
    assert sentence_table.say(3, "number") == "number 3"
    assert sentence_table.knows(int)
    assert not sentence_table.knows(bool)
    with pytest.raises(LookupError, match="Test has no words for bool"):
        sentence_table.say(True, "number")


def test_a_type_is_said_once() -> None:
    with pytest.raises(ValueError, match="Test: a type is said twice"):
        SentenceTable("Test", row(int, number), row(int, number))

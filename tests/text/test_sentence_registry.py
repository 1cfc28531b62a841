"""The registry of sayings."""

import pytest

from ludotheque.text.composer import SentenceTable


def test_a_saying_is_found_by_its_exact_type_and_an_unknown_type_raises() -> None:
    sayings: SentenceTable[str, str] = SentenceTable("Test")

    @sayings.says(int)
    def number(thing: int, voice: str) -> str:
        return f"{voice} {thing}"

    assert sayings.say(3, "number") == number(3, "number") == "number 3"
    assert sayings.knows(int)
    assert not sayings.knows(bool)
    with pytest.raises(LookupError, match="Test has no words for bool"):
        sayings.say(True, "number")


def test_a_type_is_said_once() -> None:
    sayings: SentenceTable[str, str] = SentenceTable("Test")
    sayings.says(int)(lambda thing, voice: voice)
    with pytest.raises(ValueError, match="int is said twice"):
        sayings.says(int)(lambda thing, voice: voice)

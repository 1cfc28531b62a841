"""What lies open on a table as single facts, so that two moments can be compared."""

from typing import NamedTuple

from ludotheque.text.spans import Spans


class Fact(NamedTuple):
    """Somebody's number, or dice as words; `usual` is what it is when it is not there."""

    who: Spans
    what: Spans
    value: int | str
    usual: int | str = 0


Facts = dict[str, Fact]

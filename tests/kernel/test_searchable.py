"""A seat at a live match can imagine how it goes on, if it is let."""

import pytest

from ludotheque.kernel.chance import key_of
from ludotheque.kernel.errors import UnknownContent
from ludotheque.kernel.game import Setup
from ludotheque.kernel.imagination import searchable
from ludotheque.kernel.match import answer_as_bot, start
from tests.contract.toy import Toy


def test_a_seat_at_a_live_match_can_imagine_it() -> None:
    match = start(Toy(), Setup("toy", "party", ("player",) * 3, {}), key_of("searchable"))
    for _ in range(12):
        assert match.decision is not None
        answer_as_bot(match, match.decision.fallback())
    with pytest.raises(UnknownContent, match="error-no-tape"):
        match.seen((0,)).imagine(key_of("world"))
    before = match.digest()
    worlds = [searchable(match, (0,)).imagine(key_of(name)) for name in ("a", "b")]
    assert all(world.redact((0,)) == match.redact((0,)) for world in worlds)
    assert worlds[0].digest() != worlds[1].digest()
    assert match.digest() == before

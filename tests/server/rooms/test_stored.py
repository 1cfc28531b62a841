"""Rooms that servers of released versions have stored: they open, and go on or can be looked at."""

from pathlib import Path

import pytest

from ludotheque.kernel.game import game_named
from ludotheque.server.rooms.opening import open_room
from tests.server.rooms.desk import GAMES, token_of
from tests.server.rooms.storing import FOLDER, StoredRoom, path_of

every_stored = pytest.mark.parametrize("path", sorted(FOLDER.glob("*.json")), ids=lambda path: path.stem)


@every_stored
def test_a_stored_room_opens(path: Path) -> None:
    stored = StoredRoom(path)
    room = open_room(stored.plan, stored.key, stored.checkpoint, stored.entries)
    assert room.seq == stored.entries[-1].seq
    assert room.holders(token_of(1)) == (1,)
    assert room.told
    if stored.checkpoint[1] != game_named(stored.plan.game).rules_version:
        assert room.stale_rules or room.phase == "readonly"
        return
    assert room.match is not None
    assert room.match.digest() == stored.digest
    assert not room.stale_rules


@every_stored
def test_a_stored_room_without_its_checkpoint(path: Path) -> None:
    stored = StoredRoom(path)
    room = open_room(stored.plan, stored.key, None, stored.entries)
    assert room.seq == stored.entries[-1].seq
    if stored.checkpoint[1] == game_named(stored.plan.game).rules_version:
        assert room.match is not None
        assert room.match.digest() == stored.digest
    else:
        assert room.phase == "readonly"


@pytest.mark.parametrize("game", GAMES)
def test_the_present_rules_have_a_stored_room(game: str) -> None:
    assert path_of(game).exists(), "run python -m tests.server.rooms.storing, and keep the older files"

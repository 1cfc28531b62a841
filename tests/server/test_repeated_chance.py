"""Hosts under test draw the same games in every run, other ones in each test, and others again with a salt."""

from pathlib import Path

import pytest

from ludotheque.server.hosting import entropy
from tests.repeated_chance import SALT, RepeatedChance, running_test
from tests.server.hosting.desk import hosting, make
from tests.server.web.plans import duel

pytestmark = pytest.mark.anyio


async def test_a_room_has_the_key_that_follows_from_the_name_of_the_test(sqlite_url: str) -> None:
    async with hosting(sqlite_url) as host:
        keys = [(await make(host, duel()))[0].room.key for _ in range(2)]
    expected = RepeatedChance(running_test())
    assert keys == [expected("match"), expected("match")]
    assert keys[0] != keys[1]


def test_each_purpose_each_test_and_each_salt_has_a_sequence_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = RepeatedChance("a")("match")
    assert len(drawn) == entropy.KEY_BYTES
    other = RepeatedChance("a")
    assert other("bot") != drawn
    assert other("match") == drawn
    assert RepeatedChance("b")("match") != drawn
    monkeypatch.setenv(SALT, "2")
    assert RepeatedChance("a")("match") != drawn


def test_a_shared_server_begins_the_sequences_anew_with_each_test(tmp_path: Path) -> None:
    file = tmp_path / "name"
    file.write_text("a")
    chance = RepeatedChance(file=file)
    first, second = chance("match"), chance("match")
    file.write_text("b")
    assert chance("match") not in (first, second)
    file.write_text("a")
    assert chance("match") == first


def test_what_is_drawn_outside_of_tests_cannot_be_predicted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()
    assert entropy.random_bytes("match") != entropy.random_bytes("match")

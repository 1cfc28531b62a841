"""Logs tell what the server does, and no secret."""

import io
import json
import logging
from collections.abc import Iterator

import pytest

from ludotheque.server.telemetry.logs import LOGGER, log_error, log_info, write_logs
from tests.server.web.plans import duel, dungeon
from tests.server.web.running import Client, play, serving

pytestmark = pytest.mark.anyio


@pytest.fixture
def written() -> Iterator[io.StringIO]:
    """What goes to the logs while a test runs."""
    found = {name: logging.getLogger(name) for name in ("", LOGGER, "uvicorn.error")}
    before = {name: (logger.handlers, logger.propagate, logger.level) for name, logger in found.items()}
    stream = io.StringIO()
    write_logs(stream, logging.DEBUG)
    yield stream
    for name, logger in found.items():
        logger.handlers, logger.propagate, level = before[name]
        logger.setLevel(level)


def lines(stream: io.StringIO) -> list[dict[str, object]]:
    return [json.loads(line) for line in stream.getvalue().splitlines()]


async def test_a_game_leaves_no_secret_in_the_logs(
    written: io.StringIO, tmp_path_factory: pytest.TempPathFactory
) -> None:
    async with serving(tmp_path_factory.mktemp("logs")) as running:
        made = await running.make(dungeon(seats=[{"kind": "here", "name": "Zoé"}]))
        other = await running.make(duel())
        async with Client(running, made["room"], made["host"]) as client:
            await play(client, most=30)
            await client.send({"type": "nonsense", "token": made["host"]})
            await client.until("refused")
        async with Client(running, made["room"], other["host"]) as stranger:
            await stranger.receive()
        await running.http.get(f"/api/rooms/{made['room']}?token={made['host']}")
        keys = [running.live(room["room"]).room.key.hex() for room in (made,)]
    tokens = [made["host"], made["spectators"], other["host"], *(link["token"] for link in other["seats"])]
    text = written.getvalue()
    assert lines(written)[0]["event"] == "started"
    assert {"started", "room made", "wrong token", "stopped"} <= {str(line["event"]) for line in lines(written)}
    assert not [secret for secret in (*tokens, *keys, "Zoé") if secret in text]


def test_a_line_is_one_object(written: io.StringIO) -> None:
    log_info("said\nso", room="abc", count=3)
    (line,) = lines(written)
    assert line["event"] == "said\nso"
    assert (line["level"], line["room"], line["count"]) == ("info", "abc", 3)


def test_an_error_is_named_by_kind_and_place_without_its_words(written: io.StringIO) -> None:
    try:
        raise ValueError("the hand is: ace of spades")
    except ValueError as error:
        log_error("oops", error)
        logging.getLogger("uvicorn.error").error("Exception in ASGI application", exc_info=error)
    for line in lines(written):
        assert line["error"] == "ValueError"
        assert "test_logs.py" in str(line["trace"])
    assert "spades" not in written.getvalue()


def test_what_a_library_complains_of_is_a_line_too_without_its_words(written: io.StringIO) -> None:
    try:
        raise ValueError("the hand is: ace of spades")
    except ValueError as error:
        logging.getLogger("asyncio").error("Task exception was never retrieved: %r", error, exc_info=error)
    (line,) = lines(written)
    assert (line["event"], line["level"], line["error"]) == ("asyncio", "error", "ValueError")
    assert "test_logs.py" in str(line["where"])
    assert "spades" not in written.getvalue()

"""`ludo serve` as a user starts and stops it."""

import asyncio
import signal
import socket
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from ludotheque.cli.main import main
from ludotheque.server.web.runner import bound_socket

COMMAND = [sys.executable, "-c", "import sys; from ludotheque.cli.main import main; sys.exit(main())", "serve"]


@contextmanager
def started(folder: Path, *words: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """The command, and the address it prints."""
    command = [*COMMAND, "--port", "0", "--data", str(folder), "--lang", "fr", *words]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout is not None
            line = process.stdout.readline()
            assert "http://127.0.0.1:" in line, process.communicate()
            yield process, next(word for word in line.split() if word.startswith("http"))
        finally:
            process.kill()


@pytest.mark.parametrize("wanted", [signal.SIGINT, signal.SIGTERM])
def test_it_starts_answers_and_stops_cleanly(tmp_path: Path, wanted: signal.Signals) -> None:
    with started(tmp_path) as (process, address):
        with urllib.request.urlopen(address + "healthz") as answer:
            assert answer.status == 200
        process.send_signal(wanted)
        out, err = process.communicate(timeout=60)
        assert process.returncode == 0, err
        assert "Arrêté" in out
        assert "Traceback" not in err
        assert list(tmp_path.glob("server.sqlite*"))


def test_small_messages_leave_immediately() -> None:
    """The state behind an acknowledgement does not wait until the other side has confirmed the latter."""

    async def greeted() -> int:
        found = asyncio.get_running_loop().create_future()

        def meet(_reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            mine: socket.socket = writer.get_extra_info("socket")
            found.set_result(mine.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY))
            writer.close()

        listener = bound_socket("127.0.0.1", 0)
        async with await asyncio.start_server(meet, sock=listener):
            _, writer = await asyncio.open_connection(*listener.getsockname())
            option: int = await found
            writer.close()
        return option

    assert asyncio.run(greeted())


def test_a_port_that_is_taken_is_said_in_one_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        assert main(["serve", "--port", str(port), "--data", str(tmp_path), "--lang", "en"]) == 2
    assert f"Port {port}" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("words", "variables", "said"),
    [
        (["--database-url", "oracle://x"], {}, "oracle"),
        (["--port", "99999"], {}, "65535"),
        ([], {"LUDO_LIMIT_ROOMS": "many"}, "LUDO_LIMIT_ROOMS should be a whole number of at least 1, not “many”"),
        ([], {"LUDO_LIMIT_ROOMS": "1.5"}, "LUDO_LIMIT_ROOMS should be a whole number of at least 1"),
        ([], {"LUDO_LIMIT_ROOMS": "nan"}, "LUDO_LIMIT_ROOMS should be a whole number of at least 1"),
        ([], {"LUDO_LIMIT_ROOM_RATE": "inf"}, "LUDO_LIMIT_ROOM_RATE should be a number greater than 0"),
        ([], {"LUDO_HOSTING_SWEEP_SECONDS": "-1"}, "LUDO_HOSTING_SWEEP_SECONDS should be a number greater than 0"),
        ([], {"LUDO_HOSTING_GRACE_SECONDS": "-1"}, "LUDO_HOSTING_GRACE_SECONDS should be a number of at least 0"),
        ([], {"LUDO_HOSTING_THINKERS": "0"}, "LUDO_HOSTING_THINKERS should be a whole number from 1 to 256"),
        ([], {"LUDO_LIMIT_LUCK": "3"}, "LUDO_LIMIT_LUCK"),
        (["--host", "203.0.113.7"], {}, "203.0.113.7"),
    ],
)
def test_what_cannot_be_is_said_in_one_sentence(
    words: list[str],
    variables: dict[str, str],
    said: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    for name, value in {"LUDO_DATA": str(tmp_path), "LUDO_PORT": "0", **variables}.items():
        monkeypatch.setenv(name, value)
    assert main(["serve", "--lang", "en", *words]) == 2
    err = capsys.readouterr().err
    assert said in err
    assert len(err.strip().splitlines()) == 1

"""`ludo play` without a terminal: a server for this machine, its address, and a browser if there is one."""

import signal
import socket
import subprocess
import sys
import urllib.request
from pathlib import Path

import pytest

from ludotheque.cli import play
from ludotheque.cli.main import main
from ludotheque.cli.play import NOTE, Browsed, already_at, has_screen, listening_at, page_of
from ludotheque.cli.serve import ListenOptions
from ludotheque.kernel.errors import RequestRefused
from ludotheque.server.web import static_pages

PROGRAM = """
import os, sys, webbrowser
from pathlib import Path
from ludotheque.cli.main import main
from ludotheque.server.web import static_pages
static_pages.built = lambda: True
webbrowser.open = lambda address: Path(os.environ["SHOWN"]).write_text(address)
sys.exit(main())
"""


def test_it_shows_the_page_of_a_new_game_and_stops_on_ctrl_c(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BROWSER", "any")
    monkeypatch.setenv("SHOWN", str(tmp_path / "shown"))
    command = [sys.executable, "-c", PROGRAM, "play", "dice_throne", "--data", str(tmp_path), "--lang", "fr"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        address = next(word for word in process.stdout.readline().split() if word.startswith("http"))
        assert address.endswith("/new/dice_throne?lang=fr")
        with urllib.request.urlopen(address.partition("new")[0] + "healthz") as answer:
            assert answer.status == 200
        again = subprocess.run([*command, "--no-browser"], capture_output=True, text=True, check=True)
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=60)
    assert f"déjà à l’adresse {address}," in " ".join(again.stdout.split())
    assert (process.returncode, err) == (0, "")
    assert "Arrêté" in out
    assert (tmp_path / "shown").read_text() == address
    assert (tmp_path / "server.sqlite").exists()
    assert not (tmp_path / NOTE).exists()


@pytest.mark.parametrize("text", ["http://127.0.0.1:9/", "file:///etc/", "", None])
def test_a_note_that_leads_nowhere_is_no_server(tmp_path: Path, text: str | None) -> None:
    if text is not None:
        (tmp_path / NOTE).write_text(text)
    assert already_at(tmp_path / NOTE) is None


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["chess"], "There is no game “chess”"),
        (["--seed", "1", "--bot", "random"], "Only the terminal takes --bot, --seed: add --terminal"),
        (["--seat", "0"], "Only the terminal takes --seat"),
        (["--terminal", "--port", "1"], "The terminal does not take --port"),
        (["--port", "99999"], "65535"),
        ([], "“make play” builds them"),
    ],
)
def test_what_cannot_be_is_said_in_one_sentence(
    words: list[str], said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(static_pages, "built", lambda: False)
    monkeypatch.setenv("LUDO_DATA", str(tmp_path))
    assert main(["play", "--lang", "en", *words]) == 2
    err = capsys.readouterr().err
    assert said in err
    assert len(err.strip().splitlines()) == 1


def test_variables_of_the_server_do_not_disturb_the_terminal(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name, value in {"LUDO_PORT": "8000", "LUDO_DATA": str(tmp_path), "LUDO_LANG": "en"}.items():
        monkeypatch.setenv(name, value)
    assert main(["play", "--terminal", "--resume", "nowhere.json"]) == 2
    assert "nowhere.json does not exist" in capsys.readouterr().err


def at(port: int | None) -> ListenOptions:
    return ListenOptions(host="127.0.0.1", port=port, data=None, database=None)


def test_the_first_free_port_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        monkeypatch.setattr(play, "FIRST_PORT", port)
        monkeypatch.setattr(play, "LAST_PORT", port + 20)
        with listening_at(at(None)) as found:
            assert port < found.getsockname()[1] <= port + 20
        with pytest.raises(RequestRefused, match="serve-port-taken"):
            listening_at(at(port))


@pytest.mark.parametrize(
    ("game", "lang", "page"),
    [(None, None, ""), (None, "fr", "?lang=fr"), ("catacombs_conquest", None, "new/catacombs_conquest")],
)
def test_the_page_is_what_was_asked_for(game: str | None, lang: str | None, page: str) -> None:
    assert page_of(Browsed(game=game, lang=lang, quiet=True)) == page


@pytest.mark.parametrize(
    ("platform", "environment", "screen"),
    [("linux", {}, False), ("linux", {"DISPLAY": ":0"}, True), ("linux", {"BROWSER": "x"}, True), ("darwin", {}, True)],
)
def test_without_a_screen_no_browser_is_opened(platform: str, environment: dict[str, str], screen: bool) -> None:
    assert has_screen(platform, environment) is screen

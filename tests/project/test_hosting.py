"""docs/hosting.md names every option and variable of the server and its administrator, and none that is not there."""

import re
from pathlib import Path

import click
import msgspec
import pytest

from ludotheque.cli.admin import admin
from ludotheque.cli.main import TRACEBACK
from ludotheque.cli.serve import HOSTING, LIMIT, serve
from ludotheque.server.hosting.settings import HostSettings
from ludotheque.server.store.connect import CONNECTIONS
from ludotheque.server.telemetry.metrics import Metrics
from ludotheque.server.web.limits import Limits

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
FOREIGN = {"--system", "--home-dir", "--create-home", "--pwprompt", "--owner", "--now", "--upgrade"}
"""Options of other programs that the page calls."""

FAMILIES = {LIMIT: Limits, HOSTING: HostSettings}
SOURCES = "\n".join(path.read_text(encoding="utf-8") for path in (ROOT / "src").rglob("*.py"))


def commands() -> list[click.Command]:
    return [serve, *admin.commands.values()]


def options() -> set[str]:
    found = {name for command in commands() for param in command.params for name in param.opts}
    return {name for name in found if name.startswith("--")}


def variables() -> set[str]:
    """All that are read anywhere; a family is known by the fields behind its beginning."""
    read = set(re.findall(r'"(LUDO_[A-Z_]*[A-Z])"', SOURCES))
    families = {f"{prefix}{field.upper()}" for prefix, kind in FAMILIES.items() for field in kind.__struct_fields__}
    return read | families


def test_every_option_is_named_and_every_named_option_exists() -> None:
    assert set(re.findall(r"(?<![\w-])--[a-z][a-z-]*", PAGE)) - FOREIGN == options()


def test_every_variable_is_named_and_every_named_variable_exists() -> None:
    assert TRACEBACK in variables()
    assert set(re.findall(r"LUDO_[A-Z_]+", PAGE)) == variables()


def test_every_command_of_the_administrator_is_named() -> None:
    assert set(re.findall(r"`ludo admin ([a-z]+)", PAGE)) == set(admin.commands)


@pytest.mark.parametrize("prefix", FAMILIES)
def test_the_defaults_are_those_of_the_program(prefix: str) -> None:
    said = {name: float(value) for name, value in re.findall(rf"`({prefix}\w+)` \| ([\d.]+) \|", PAGE)}
    used = msgspec.structs.asdict(FAMILIES[prefix]())
    assert said == {f"{prefix}{field.upper()}": float(value) for field, value in used.items()}


def test_the_defaults_of_options_are_those_of_the_program() -> None:
    for param in serve.params:
        if isinstance(param.default, str) and isinstance(param.envvar, str):
            assert f"| `{param.opts[0]}` | `{param.envvar}` | `{param.default}`" in PAGE


def test_connections_and_metrics_are_those_of_the_program() -> None:
    assert f"at most {2 * CONNECTIONS + 1} per worker" in PAGE
    named = set(re.findall(r"`(ludo_\w+)`", PAGE))
    host = (ROOT / "src/ludotheque/server/hosting/host.py").read_text(encoding="utf-8")
    levels = set(re.findall(r'metrics\.add_gauge\("(\w+)"', host))
    counted = set(re.findall(r"^# TYPE (\w+)", Metrics().text(), re.MULTILINE))
    assert named == counted | levels

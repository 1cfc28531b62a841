"""docs/protocol.md names every message, and its examples are real ones."""

import json
import re
from pathlib import Path

import msgspec
import pytest

from ludotheque.server.protocol.client_messages import UP
from ludotheque.server.protocol.codec import decode_message, encoded
from ludotheque.server.protocol.server_messages import DOWN, AnyDown
from scripts.wire_types import SOURCES, check_names, files

DOCUMENT = Path(__file__).resolve().parents[3] / "docs" / "protocol.md"
SECTION = re.compile(r"^### (?P<tag>\w+)\n(?P<text>.*?)(?=^##)", re.MULTILINE | re.DOTALL)
EXAMPLE = re.compile(r"^```json\n(?P<json>.*?)^```", re.MULTILINE | re.DOTALL)


def examples() -> dict[str, list[str]]:
    """The examples of each message, by its type."""
    text = DOCUMENT.read_text(encoding="utf-8")
    found = {section["tag"]: EXAMPLE.findall(section["text"]) for section in SECTION.finditer(text)}
    assert all(found.values())
    return found


def tags(kinds: tuple[type[msgspec.Struct], ...]) -> list[str]:
    return [str(kind.__struct_config__.tag) for kind in kinds]


def test_every_message_is_documented_and_no_other() -> None:
    assert sorted(examples()) == sorted([*tags(UP), *tags(DOWN)])


@pytest.mark.parametrize("tag", tags(UP))
def test_examples_of_clients_are_understood(tag: str) -> None:
    for example in examples()[tag]:
        assert str(decode_message(example).__struct_config__.tag) == tag


@pytest.mark.parametrize("tag", tags(DOWN))
def test_examples_of_the_server_are_of_its_own_types(tag: str) -> None:
    for example in map(json.loads, examples()[tag]):
        message = msgspec.convert(example, AnyDown)
        assert json.loads(encoded(message)) == example


def test_the_types_for_typescript_are_those_of_the_server() -> None:
    kept = {name: (SOURCES / name).read_text(encoding="utf-8") for name in files()}
    assert kept == files(), "run python -m scripts.wire_types"


def test_types_of_one_name_are_not_written_for_typescript() -> None:
    with pytest.raises(ValueError, match=r"share a name: a\.Answer, b\.Answer"):
        check_names(["Span", "b.Answer", "a.Answer"])

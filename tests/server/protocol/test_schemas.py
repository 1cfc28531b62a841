"""Where a game's own types stand in the schemas of messages."""

from typing import Final

import msgspec
import pytest
from msgspec import Struct

from ludotheque.presentation.questions import Question, QuestionOdds, WhyNot
from ludotheque.server.protocol import schemas

REF: Final = "#/{name}"


class FirstOdds(QuestionOdds, frozen=True):
    """Of a first game."""

    first: float


class SecondOdds(QuestionOdds, frozen=True):
    """Of a second game."""

    second: tuple[float, ...]


def described(monkeypatch: pytest.MonkeyPatch, *kinds: type[Struct]) -> schemas.Schema:
    monkeypatch.setattr(schemas, "shown_types", lambda: kinds)
    return schemas.schema_components((Question,), REF)[1]


def test_the_type_of_a_game_stands_for_the_open_one(monkeypatch: pytest.MonkeyPatch) -> None:
    found = described(monkeypatch, FirstOdds)
    assert found["Question"]["properties"]["odds"]["anyOf"] == [{"$ref": "#/FirstOdds"}, {"type": "null"}]
    assert found["FirstOdds"]["properties"] == {"first": {"type": "number"}}
    assert "QuestionOdds" not in found


def test_the_types_of_several_games_are_alternatives(monkeypatch: pytest.MonkeyPatch) -> None:
    found = described(monkeypatch, FirstOdds, SecondOdds)
    either = {"anyOf": [{"$ref": "#/FirstOdds"}, {"$ref": "#/SecondOdds"}]}
    assert found["Question"]["properties"]["odds"]["anyOf"] == [either, {"type": "null"}]
    assert {"FirstOdds", "SecondOdds"} <= set(found)


def test_without_types_of_games_the_open_type_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    assert described(monkeypatch) == msgspec.json.schema_components((Question,), ref_template=REF)[1]


def test_a_type_whose_place_is_not_described_is_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(schemas, "shown_types", lambda: (FirstOdds,))
    assert set(schemas.schema_components((WhyNot,), REF)[1]) == {"WhyNot", "Span"}

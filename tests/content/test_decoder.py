"""Types are what a file may contain; whatever else it says is told with its place and with what is allowed."""

from enum import Enum
from typing import Annotated

import msgspec
import pytest

from ludotheque.content.annotations import Between, Confidence, Flat, FromPosition, Id, OneOf, Provenance, Reference
from ludotheque.content.decoder import Decoder, FilePosition, read_whole
from ludotheque.content.problems import BrokenContent
from ludotheque.content.schema import SchemaWriter


class Colour(Enum):
    RED = "red"
    BLUE = "blue"


class Boat(msgspec.Struct, frozen=True, kw_only=True, rename={"colour": "color"}):
    """A made-up block with every kind of field."""

    id: Id
    colour: Colour
    crew: tuple[tuple[Annotated[str, Reference("sailor")], int], ...] = ()
    oars: Annotated[int, Between(0, 8)] | Colour = 2
    sails: tuple[str, ...] = ()
    flag: Annotated[Colour, OneOf(("red",))] | None = None
    escort: "tuple[Boat, ...]" = ()
    harbour: Annotated[str, FromPosition()] = "home"
    provenance: Annotated[Provenance, Flat()]


SOURCED = {"source": "designed", "confidence": "designed"}
GOOD = {"id": "skiff", "color": "red", **SOURCED}


def decode(block: object) -> Boat:
    spot = FilePosition("boats.yaml", {"sailor": frozenset({"ann", "bob"})}, [])
    return read_whole(spot, lambda: Decoder({}).read(Boat, spot, block))


def test_a_block_becomes_a_struct() -> None:
    boat = decode({**GOOD, "crew": {"bob": 2, "ann": 1}, "oars": 4, "escort": [{**GOOD, "id": "dinghy"}], "note": "x"})
    assert boat.crew == (("bob", 2), ("ann", 1))
    assert boat.escort[0].id == "dinghy"
    assert boat.provenance == Provenance("designed", Confidence.DESIGNED, note="x")
    assert boat.harbour == "home"


def test_a_choice_between_a_word_and_a_number() -> None:
    assert decode({**GOOD, "oars": "blue"}).oars is Colour.BLUE
    assert decode({**GOOD, "oars": 0}).oars == 0


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"color": "green"}, "boats.yaml at color: unknown word 'green'; allowed: blue, red"),
        ({"crew": {"cid": 1}}, "boats.yaml at crew: unknown sailor 'cid'; allowed: ann, bob"),
        ({"crew": {"ann": "1"}}, "boats.yaml at crew/ann: should be a whole number, is '1'"),
        ({"oars": 9}, "boats.yaml at oars: should be from 0 to 8, is 9"),
        ({"oars": True}, "boats.yaml at oars: should be a whole number, is True"),
        ({"sails": "jib"}, "boats.yaml at sails: should be a list, is 'jib'"),
        ({"sails": ["jib", ""]}, "boats.yaml at sails[1]: should be text, is ''"),
        ({"flag": "blue"}, "boats.yaml at flag: unknown word 'blue'; allowed: red"),
        ({"id": "A Boat"}, "boats.yaml at id: 'A Boat' is not allowed; allowed: lower-case letters, digits and _"),
        ({"escort": [{"id": "tug"}]}, "boats.yaml at escort[tug]: lacks color"),
        ({"harbour": "here"}, "boats.yaml: unknown key 'harbour'; allowed: id, color, crew"),
        ({"source": "hearsay"}, "boats.yaml at source: 'hearsay' is not allowed; allowed: seed:<file>"),
    ],
)
def test_a_problem_says_where_and_what_is_allowed(change: dict[str, object], told: str) -> None:
    with pytest.raises(BrokenContent) as refused:
        decode({**GOOD, **change})
    assert str(refused.value.problems[0]).startswith(told)


def test_every_problem_is_reported() -> None:
    with pytest.raises(BrokenContent) as refused:
        decode({"id": 1, "color": "green", "sails": [1, 2], "x": 0})
    paths = [problem.path for problem in refused.value.problems]
    assert paths == ["id", "color", "sails[0]", "sails[1]", "", "", ""]


def test_no_block_at_all() -> None:
    with pytest.raises(BrokenContent, match="should be a block of keys, is None"):
        decode(None)


def test_the_schema_says_the_same() -> None:
    schema = SchemaWriter(Decoder({}), {}).document(Boat, "A boat")
    boat = schema["$defs"]["Boat"]
    assert boat["required"] == ["id", "color", "source", "confidence"]
    assert boat["properties"]["oars"] == {
        "anyOf": [{"type": "integer", "minimum": 0, "maximum": 8}, {"enum": ["red", "blue"]}]
    }
    assert boat["properties"]["escort"] == {"type": "array", "items": {"$ref": "#/$defs/Boat"}}
    assert "harbour" not in boat["properties"]
    assert not boat["additionalProperties"]

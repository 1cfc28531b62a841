"""The JSON Schema of a hero file, for editors."""

from typing import Final

from ludotheque.content.schema import Form, Schema, SchemaWriter, any_of, one_or_list
from ludotheque.games.dice_throne.content.decode import (
    DECODER,
    HOSTILE,
    NESTED,
    VERBS,
    AbilityBlock,
    CostBlock,
    NoPassive,
    PayForDiceBlock,
    StatusRef,
)
from ludotheque.games.dice_throne.content.definitions import (
    Ability,
    Board,
    Card,
    Defence,
    Hero,
    NamedDefinition,
    Passive,
    Requirement,
    StackLimit,
    Status,
)
from ludotheque.games.dice_throne.content.hook_types import HOOKS
from ludotheque.games.dice_throne.content.vocabulary import (
    Amount,
    Costs,
    Effect,
    Hook,
    MayReroll,
    PayForDice,
    Pick,
    Positive,
    Targets,
    Who,
)

_PRINTED_ON_CARD: Final = (*DECODER.keys_of(NamedDefinition), "source", "confidence", "also")


def hero_schema() -> Schema:
    """What a hero file may contain."""
    return SchemaWriter(DECODER, _FORMS).document(Hero, "A Dice Throne hero")


def _requirement(writer: SchemaWriter) -> Schema:
    """Exactly one of its keys."""
    whole = writer.struct(Requirement)
    ways = [{**whole, "properties": {key: way}, "required": [key]} for key, way in whole["properties"].items()]
    return any_of(ways)


def _effect(writer: SchemaWriter) -> Schema:
    return any_of([_verb(writer, verb, kind) for verb, kind in VERBS.items()])


def _verb(writer: SchemaWriter, verb: str, kind: type[Effect]) -> Schema:
    if kind in NESTED:
        inner = writer.struct(kind)
        return {"type": "object", "properties": {verb: inner}, "required": [verb], "additionalProperties": False}
    flag: dict[str, Schema] = {} if verb in DECODER.keys_of(kind) else {verb: {"const": True}}
    schema = writer.struct(kind, flag)
    if kind in HOSTILE:
        schema["required"] = [key for key in schema["required"] if key != "target"]
    return schema


def _hook(writer: SchemaWriter) -> Schema:
    return any_of([writer.struct(kind) for kind in HOOKS.values()])


def _amount(writer: SchemaWriter) -> Schema:
    return any_of([{"type": "integer"}, writer.struct(Amount)])


def _targets(writer: SchemaWriter) -> Schema:
    return one_or_list(any_of([writer.of(Who), writer.of(Pick)]))


def _costs(writer: SchemaWriter) -> Schema:
    return one_or_list(writer.of(CostBlock))


def _short(number: object, kind: type) -> Form:
    """A plain number, or the whole block."""
    return lambda writer: any_of([writer.of(number), writer.struct(kind)])


def _written_as(kind: type) -> Form:
    return lambda writer: writer.struct(kind)


def _boards(writer: SchemaWriter) -> Schema:
    return {"type": "object", "additionalProperties": writer.struct(Board), "minProperties": 1}


def _passive_or_none(writer: SchemaWriter) -> Schema:
    return any_of([writer.plain(Passive), writer.of(NoPassive)])


def _card(writer: SchemaWriter) -> Schema:
    card = writer.struct(Card)
    bodies = (AbilityBlock, Defence, Passive)
    card["properties"]["becomes"] = any_of([_without(writer.struct(body), _PRINTED_ON_CARD) for body in bodies])
    card["properties"]["adds_ability"] = _without(writer.struct(AbilityBlock), ())
    return card


def _without(schema: Schema, keys: tuple[str, ...]) -> Schema:
    """The block without these keys, and with its source left to the card it is printed on."""
    properties = {key: value for key, value in schema["properties"].items() if key not in keys}
    required = [key for key in schema["required"] if key in properties and key not in ("source", "confidence")]
    return {**schema, "properties": properties, "required": required}


def _status(writer: SchemaWriter) -> Schema:
    return any_of([writer.struct(Status), writer.of(StatusRef)])


_FORMS: Final[dict[object, Form]] = {
    Effect: _effect,
    Hook: _hook,
    Amount: _amount,
    Targets: _targets,
    Costs: _costs,
    PayForDice: _written_as(PayForDiceBlock),
    MayReroll: _short(Positive, MayReroll),
    StackLimit: _short(Positive, StackLimit),
    Requirement: _requirement,
    Ability: _written_as(AbilityBlock),
    tuple[Board, ...]: _boards,
    Card: _card,
    Status: _status,
    Passive | None: _passive_or_none,
}

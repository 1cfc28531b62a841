"""Dice Throne's part of `ludo content`: checks, and the JSON Schema of a hero file."""

from pathlib import Path
from typing import Final

from ludotheque.content.checker import ContentSupport, problems_of_file
from ludotheque.content.problems import BrokenContent, Problem
from ludotheque.content.schema import Form, Schema, SchemaWriter, any_of, one_or_list
from ludotheque.content.yaml_reader import Plain
from ludotheque.games.dice_throne.content.check import (
    COMMON_CARDS,
    NO_FACES,
    CheckedPlace,
    check_card,
    check_hero,
    check_status,
    repeated,
)
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
from ludotheque.games.dice_throne.content.loader import (
    CONTENT,
    HEROES,
    check_own_hero,
    hero_ids,
    load_common,
    load_hero,
    load_statuses,
)
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
    """Return the JSON Schema of a hero file."""
    return SchemaWriter(DECODER, _FORMS).document(Hero, "A Dice Throne hero")


def _requirement(writer: SchemaWriter) -> Schema:
    """Allow exactly one of the keys."""
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
    """Allow a plain number or the whole block."""
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
    """Return the block without these keys and without its source, which the card has."""
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


def check_bundled() -> list[Problem]:
    """Return the problems of all included files, and those between files."""
    problems: list[Problem] = []
    heroes = []
    for hero_id in hero_ids():
        try:
            heroes.append(load_hero(hero_id))
        except BrokenContent as error:
            problems += error.problems
    for hero in heroes:
        file = f"{hero.id}.yaml"
        problems += check_hero(hero, file)
        if not (HEROES / file).exists():
            problems.append(Problem(file, "id", f"no file is named after {hero.id}"))
    try:
        return problems + _check_common() + _check_statuses(heroes) + _check_owners(heroes)
    except BrokenContent as error:
        return [*problems, *error.problems]


def _check_common() -> list[Problem]:
    cards = load_common()
    place = CheckedPlace("common_cards.yaml", "cards", NO_FACES, [])
    numbers = [card.number for card in cards]
    place.need(numbers == list(range(1, COMMON_CARDS + 1)), f"numbers are {numbers}, not 1 to {COMMON_CARDS}")
    for name in repeated(card.id for card in cards):
        place.need(False, f"card {name} is there twice")
    for card in cards:
        check_card(place.item(card.id), card)
    return place.problems


def _check_statuses(heroes: list[Hero]) -> list[Problem]:
    place = CheckedPlace("statuses.yaml", "statuses", NO_FACES, [])
    for status in load_statuses():
        here = place.item(status.id)
        users = tuple(sorted(hero.id for hero in heroes if status.id in [own.id for own in hero.statuses]))
        here.part("used_by").need(status.used_by == users, f"should be {', '.join(users)}")
        check_status(here, status)
    return place.problems


def _check_owners(heroes: list[Hero]) -> list[Problem]:
    """Check that a status of several heroes is in the shared file."""
    shared = {status.id for status in load_statuses()}
    owned = [status.id for hero in heroes for status in hero.statuses if status.id not in shared]
    return [Problem("statuses.yaml", "statuses", f"lacks {name}, which two heroes have") for name in repeated(owned)]


def check_file(path: Path) -> list[Problem]:
    """Return the problems of a hero file, or of one of the two shared files."""
    if path.resolve().parent == CONTENT:
        return problems_of_file(path, CONTENT, check_bundled)
    try:
        return check_own_hero(path)[1]
    except BrokenContent as error:
        return list(error.problems)


def is_hero(content: Plain) -> bool:
    """Return whether the content looks like a hero file, valid or not."""
    return isinstance(content, dict) and bool({"boards", "hero_setup", "companion_groups"} & content.keys())


SUPPORT: Final = ContentSupport(
    game="dice_throne",
    root=CONTENT,
    check_all=check_bundled,
    check_file=check_file,
    recognises=is_hero,
    schema=hero_schema,
)

"""A player's own hero with the texts of one test, for words that no playable bundled hero says."""

from typing import Any, Protocol

import pytest

from ludotheque.games.dice_throne.content import loader
from ludotheque.games.dice_throne.content.decode import decode_hero
from ludotheque.games.dice_throne.content.definitions import Hero
from ludotheque.games.dice_throne.content.loader import load_statuses
from ludotheque.registry.discovery import game_named
from tests.games.dice_throne.own_hero import Block, Change, own_hero
from tests.games.dice_throne.scenario import Side

MADE_UP = {"source": "designed", "confidence": "designed"}
Text = list[Block]


class Brute(Protocol):
    """The Brute changed so, and how he stands when the scene begins."""

    def __call__(self, *changes: Change, hand: list[str] | None = None, **said: Any) -> Side: ...  # the fields of Side


def brute_with(*changes: Change) -> Hero:
    """Through the strict decoder, as from a file."""
    content = own_hero()
    for change in changes:
        change(content)
    return decode_hero("brute.yaml", content, {status.id: status for status in load_statuses()})


def seated(
    patch: pytest.MonkeyPatch,
    *changes: Change,
    hand: list[str] | None = None,
    **said: Any,  # the fields of Side
) -> Side:
    """The Brute on the shelf of heroes for as long as the patch lasts."""
    hero = brute_with(*changes)
    patch.setitem(loader._SHELF.heroes, hero.id, hero)
    patch.setattr(game_named("dice_throne"), "prepared", {})
    return Side(hero.id, ["smack_3"] if hand is None else hand, **said)


def sturdy_blow(*text: Block) -> Change:
    """What his ability for two swords and two impacts does."""

    def change(content: Block) -> None:
        named(content["boards"]["main"]["abilities"], "sturdy_blow")["effects"] = list(text)

    return change


def rage(*text: Block) -> Change:
    """What his Ultimate does."""

    def change(content: Block) -> None:
        content["boards"]["main"]["ultimate"]["effects"] = list(text)

    return change


def thick_skin(*text: Block) -> Change:
    """What his defence of three dice does."""

    def change(content: Block) -> None:
        named(content["boards"]["main"]["defenses"], "thick_skin")["effects"] = list(text)

    return change


def second_defence(*text: Block) -> Change:
    """Another defence, of one die: Parry."""

    def change(content: Block) -> None:
        block = {"id": "parry", "name_en": "Parry", "name_fr": "Parade", "name_fr_source": "ours", "dice": 1}
        content["boards"]["main"]["defenses"].append({**block, "effects": list(text), **MADE_UP})

    return change


def card(name: str, *text: Block, **keys: object) -> Change:
    """What one of his cards does, and what else is printed on it."""

    def change(content: Block) -> None:
        named(content["cards"], name).update(effects=list(text), **keys)

    return change


def dizziness(*hooks: Block) -> Change:
    """What his one status does."""

    def change(content: Block) -> None:
        named(content["statuses"], "dizziness")["hooks"] = list(hooks)

    return change


def hound(content: Block) -> None:
    """A companion that is active from the start, with 5 of 7 health."""
    names = {"id": "hound", "name_en": "Hound", "name_fr": "Molosse", "gender_fr": "m", "name_fr_source": "ours"}
    facts = {"max_health": 7, "states": ["active", "downed"], "effect": ["companion"], "hooks": []}
    content["companions"].append({**names, **facts, **MADE_UP})
    content["hero_setup"]["companions"] = {"hound": {"state": "active", "health": 5}}


def knows(*statuses: str) -> Change:
    """These shared statuses stand on his leaflet too."""

    def change(content: Block) -> None:
        content["statuses"].extend({"ref": status, **MADE_UP} for status in statuses)

    return change


def named(blocks: list[Block], name: str) -> Block:
    return next(block for block in blocks if block.get("id") == name)

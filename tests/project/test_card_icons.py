"""The client's icons of cards are those that the content names."""

import json
from collections.abc import Iterator

import pytest

from ludotheque.games.one_deck_dungeon.content.check import structs_in
from ludotheque.games.one_deck_dungeon.content.definitions import Item, PicturedDefinition
from ludotheque.games.one_deck_dungeon.content.loader import load_sets
from scripts import card_icons
from scripts.environments import ROOT

AUTHORS = ROOT / "client" / "src" / "pages" / "credits" / "icon_authors.json"


def icons() -> Iterator[str]:
    for content in load_sets():
        for part in structs_in(content):
            if isinstance(part, PicturedDefinition | Item):
                yield part.icon


def test_the_client_has_the_icons_of_the_content() -> None:
    stored = {path.relative_to(card_icons.FOLDER).as_posix(): path for path in card_icons.FOLDER.glob("*/*.ts")}
    stored["groups.ts"] = card_icons.FOLDER / "groups.ts"
    kept = {name: path.read_text(encoding="utf-8") for name, path in stored.items()}
    assert kept == card_icons.files(), "run python -m scripts.card_icons"


def test_every_icon_is_in_a_group() -> None:
    modules = "".join(card_icons.files().values())
    assert [icon for icon in icons() if f'game-icons/{icon}"' not in modules] == []


def test_every_icon_is_in_the_collection() -> None:
    known = {name for author in json.loads(AUTHORS.read_text(encoding="utf-8")) for name in author["icons"].split()}
    assert len(known) > 4000
    assert sorted(set(icons()) - known) == []


def test_an_id_of_two_groups_is_refused() -> None:
    shared = {"base/skills": {"dodge": "dodging"}, "base/talents": {"dodge": "acrobatic"}}
    with pytest.raises(ValueError, match="dodge is in base/skills and in base/talents"):
        card_icons.check_ids(shared)
    card_icons.check_ids({"base/encounters": {"ogre_1": "ogre"}, "base/items": {"ogre_1": "ring"}})

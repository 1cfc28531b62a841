"""Writes the icons of One Deck Dungeon's content as modules of the client: `python -m scripts.card_icons`.

The content names icons of the collection game-icons. The client needs them as components, and imports those of each
kind and set together when the first of them is shown. A test compares the stored files.
"""

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

from ludotheque.games.one_deck_dungeon.content.definitions import ContentSet, PicturedDefinition
from ludotheque.games.one_deck_dungeon.content.loader import every_potion, every_skill, load_sets

FOLDER: Final = Path(__file__).resolve().parents[1] / "client" / "src" / "games" / "one_deck_dungeon" / "icons"
HEAD: Final = "// Written by scripts/card_icons.py from the content. Do not edit.\n"
ITEMS: Final = "items"
WIDTH: Final = 120
Icons = dict[str, str]  # names of icons by the ids of what they show


def groups(content: ContentSet) -> Iterator[tuple[str, Icons]]:
    """Yield the icons of a set by kind. An item has the id of the encounter that grants it."""
    sides = [side for hero in content.heroes for side in (hero.solo, hero.party)]
    floors = [floor for dungeon in content.dungeons for floor in dungeon.floors]
    extra = () if content.extra_card is None else (content.extra_card,)
    yield "abilities", icons_of(content.abilities)
    yield "bosses", icons_of(dungeon.boss for dungeon in content.dungeons)
    yield "dungeons", icons_of(content.dungeons)
    yield "encounters", icons_of(content.encounters)
    yield "floors", icons_of((*floors, *extra))
    yield "heroes", icons_of(content.heroes)
    yield ITEMS, {card.id: card.loot.item.icon for card in content.encounters}
    yield "potions", icons_of(every_potion(content))
    yield "skills", icons_of((*every_skill(content), *(side.heroic_ability for side in sides)))
    yield "talents", icons_of((*content.focuses, *content.talents))


def icons_of(things: Iterable[PicturedDefinition]) -> Icons:
    return {thing.id: thing.icon for thing in things}


def files() -> dict[str, str]:
    """Return the content of each file below the folder."""
    found = {f"{content.id}/{kind}": icons for content in load_sets() for kind, icons in groups(content)}
    check_ids(found)
    return {f"{group}.ts": module(icons) for group, icons in found.items()} | {"groups.ts": listing(found)}


def check_ids(found: dict[str, Icons]) -> None:
    """Refuse ids that two groups share: an id alone must say which icon is meant, except for items."""
    taken: dict[str, str] = {}
    for group, icons in found.items():
        for name in icons if not group.endswith(f"/{ITEMS}") else ():
            if taken.setdefault(name, group) != group:
                raise ValueError(f"{name} is in {taken[name]} and in {group}")


def module(icons: Icons) -> str:
    """Return a module with the components of these icons."""
    imports = [f'import {component(icon)} from "~icons/game-icons/{icon}";' for icon in sorted(set(icons.values()))]
    entries = [f"  {name}: {component(icon)}," for name, icon in icons.items()]
    return "\n".join(
        [
            HEAD,
            *imports,
            'import type { Portraits } from "../../../game_client";',
            "",
            "export const icons: Portraits = {",
            *entries,
            "};\n",
        ]
    )


def component(icon: str) -> str:
    return "".join(part.capitalize() for part in icon.split("-"))


def listing(found: dict[str, Icons]) -> str:
    """Return the module that says which group an id is in."""
    entries = [entry(group, " ".join(icons)) for group, icons in found.items()]
    return "\n".join(
        [
            HEAD,
            "/** The ids in each group of icons. */",
            "export const GROUPS: Readonly<Record<string, string>> = {",
            *entries,
            "};\n",
        ]
    )


def entry(group: str, ids: str) -> str:
    """Return a line, or two if it is too long, as the formatter of the client would."""
    line = f'  "{group}": "{ids}",'
    return line if len(line) <= WIDTH else line.replace(": ", ":\n    ", 1)


def main() -> None:
    for name, content in files().items():
        path = FOLDER / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(content, encoding="utf-8")


if __name__ == "__main__":
    main()

"""Is the One Deck Dungeon content sound: counts, boxes, loot, dungeons and heroes of both sets?"""

from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from ludotheque.content.checks import ContentChecker, house_only
from ludotheque.content.decoding import is_whole
from ludotheque.content.problems import BrokenContent, Findings, Problem
from ludotheque.content.reading import read_yaml

CONTENT: Final = Path(__file__).parent / "content"
SETS: Final = (".", "forest_of_shadows_designed")
PARTS: Final = ("encounters", "skills", "potions", "heroes", "dungeons", "levels")
BOX: Final = ("value", "color", "size", "armor", "hearts", "time", "poison")
COLORS: Final = ("strength", "agility", "magic", "any")

Block = dict[str, Any]  # facts that no type describes yet: the shapes are what is checked here


def check_house(root: Path = CONTENT) -> list[Problem]:
    """Both sets, and that every other file can be read."""
    problems: list[Problem] = []
    for path in sorted(root.rglob("*.yaml")):
        try:
            read_yaml(path, path.relative_to(root).as_posix())
        except BrokenContent as error:
            problems += error.problems
    if problems:
        return problems
    for folder in SETS:
        findings = Findings(folder)
        findings.guarded(_check_set, findings, root / folder)
        problems += findings.problems
    findings = Findings("base_designed.yaml")
    findings.guarded(_check_names, findings, root)
    return problems + findings.problems


def _part(folder: Path, name: str) -> Block:
    content = read_yaml(folder / f"{name}.yaml", f"{name}.yaml")
    if not isinstance(content, dict):
        raise TypeError(f"{name}.yaml should be a block of keys")
    return {str(key): value for key, value in content.items()}


def _check_set(out: Findings, folder: Path) -> None:
    part = {name: _part(folder, name) for name in PARTS}
    cards = part["encounters"]["encounters"]
    out.need(len(cards) == part["encounters"]["card_count"] == 44, "encounters", f"{len(cards)} encounters, not 44")
    kinds = Counter(card["kind"] for card in cards)
    out.need(kinds == {"combat": 24, "peril": 20}, "encounters", f"{dict(kinds)}, not 24 combat and 20 peril")
    out.need(sum(card["set_icon"] for card in cards) == 22, "encounters", "set icons are not on 22 cards")
    for name, times in Counter(card["id"] for card in cards).items():
        out.need(times == 1, "encounters", f"encounter {name} is there {times} times")
    abilities = {ability["id"] for ability in part["encounters"]["abilities"]}
    loot = {kind: {thing["id"]: thing for thing in part[f"{kind}s"][f"{kind}s"]} for kind in ("skill", "potion")}
    for card in cards:
        path = f"encounters[{card['id']}]"
        out.need(card["ability"] is None or card["ability"] in abilities, path, f"unknown ability {card['ability']!r}")
        _check_encounter(out, card, loot, path)
    for kind, things in loot.items():
        _check_loot(out, kind, things, cards)
    _check_dungeons(out, part["dungeons"]["dungeons"])
    _check_heroes(out, part["heroes"]["heroes"])
    levels = [level["level"] for level in part["levels"]["levels"]]
    out.need(levels == [1, 2, 3, 4], "levels", f"levels {levels}, not 1 to 4")


def _check_encounter(out: Findings, card: Block, known: Mapping[str, Block], path: str) -> None:
    out.need(card.get("source") and card.get("confidence"), path, "lacks source or confidence")
    loot = card["loot"]
    out.need(set(loot["item"]) == {"strength", "agility", "magic", "health"}, path, "an item has four numbers")
    given = [kind for kind in known if kind in loot]
    out.need(len(given) == 1, path, "loot should be a skill or a potion")
    for kind in given:
        out.need(loot[kind] in known[kind], path, f"unknown {kind} {loot[kind]!r}; allowed: {', '.join(known[kind])}")
    boxes = card["boxes"] if card["kind"] == "combat" else [option["box"] for option in card["options"]]
    out.need(card["kind"] == "combat" or len(boxes) == 2, path, "a peril has two options")
    for index, box in enumerate(boxes):
        _check_box(out, box, f"{path}/box[{index}]")


def _check_box(out: Findings, box: Block, path: str) -> None:
    if not out.keys(box, BOX, ("skull",), path):
        return
    value, number = box["value"], is_whole(box["value"])
    out.need(value == "X" or (number and value > 0), path, f"box value {value!r}; allowed: X or a number")
    out.need(box["color"] in COLORS, path, f"box colour {box['color']!r}; allowed: {', '.join(COLORS)}")
    out.need(box["size"] in ("single", "wide"), path, f"box size {box['size']!r}; allowed: single, wide")
    out.need(box["size"] == "wide" or not number or value <= 6, path, "a single box goes up to 6")
    out.need(isinstance(box["armor"], bool), path, "armor should be true or false")
    icons = [box[icon] for icon in ("hearts", "time", "poison")]
    out.need(all(is_whole(icon) and icon >= 0 for icon in icons), path, "hearts, time and poison are counts")


def _check_loot(out: Findings, kind: str, things: Block, cards: list[Block]) -> None:
    gives = {card["id"]: card["loot"].get(kind) for card in cards}
    for name, thing in things.items():
        listed = [card for card, given in gives.items() if given == name]
        out.need(sorted(thing["cards"]) == sorted(listed), f"{kind}s[{name}]", f"cards should be {', '.join(listed)}")


def _check_dungeons(out: Findings, dungeons: list[Block]) -> None:
    out.need(len(dungeons) == 5, "dungeons", f"{len(dungeons)} dungeons, not 5")
    for dungeon in dungeons:
        path = f"dungeons[{dungeon['id']}]"
        out.need(dungeon.get("source") and dungeon.get("confidence"), path, "lacks source or confidence")
        out.need([floor["floor"] for floor in dungeon["floors"]] == [1, 2, 3], path, "floors are not 1 to 3")
        boss = dungeon["boss"]
        boxes = [box for floor in dungeon["floors"] for box in floor["peril_boxes"] + floor["combat_boxes"]]
        for index, box in enumerate(boxes + boss["boxes"]):
            _check_box(out, box, f"{path}/box[{index}]")
        out.need(any(box.get("skull") for box in boss["boxes"]), path, "the boss has no skull box")
        out.need(is_whole(boss["health"]), path, "the boss has no health")


def _check_heroes(out: Findings, heroes: list[Block]) -> None:
    out.need(len(heroes) == 5, "heroes", f"{len(heroes)} heroes, not 5")
    for hero in heroes:
        for side, dice in (("p1", 7), ("p2", 4)):
            path, block = f"heroes[{hero['id']}]/{side}", hero["sides"].get(side, {})
            total = sum(block.get(name, 0) for name in ("strength", "agility", "magic"))
            out.need(total == dice, path, f"{total} dice, not {dice}")
            out.need(is_whole(block.get("health")), path, "lacks health")
            out.need(block.get("source") and block.get("confidence"), path, "lacks source or confidence")


def _check_names(out: Findings, root: Path) -> None:
    known = {card["id"] for card in _part(root, "encounters")["encounters"]}
    names = _part(root, "base_designed")["names_fr"]
    for table in ("encounters", "peril_options"):
        for name in names.get(table, {}):
            out.need(name in known, f"names_fr/{table}", f"names an unknown encounter {name!r}")


CHECKER: Final = ContentChecker(
    game="one_deck_dungeon",
    root=CONTENT,
    check_all=check_house,
    check_file=lambda path: house_only(path, CONTENT, check_house),
    recognises=lambda _content: False,
)

"""Every broken Catacombs file is refused by the decoder, and the refusal says where and why."""

import shutil
from pathlib import Path

import pytest

from ludotheque.games.catacombs.content.check import check_bundled
from ludotheque.games.catacombs.content.loader import CONTENT
from tests.games.catacombs.content.broken import Change, drop, problems_with, put

MAGE = "decks/sword/sword_berserker_mage"
IN_MAGE = "decks/sword[sword_berserker_mage]"

DECODED: dict[str, tuple[str, Change, str, str]] = {
    # words
    "a shot": ("cards_designed", put(f"{MAGE}/shots/0/shot", "lob"), f"{IN_MAGE}/shots[0]/shot", "'lob'; allowed: com"),
    "an ability": (
        "cards_designed",
        put(f"{MAGE}/ability", {"id": "fly"}),
        f"{IN_MAGE}/ability/id",
        "unknown word 'fly'; allowed: heal, reset, steal, stun, surprise_attack",
    ),
    "a role": ("cards_designed", put(f"{MAGE}/role", "bard"), f"{IN_MAGE}/role", "'bard'; allowed: creature, explorer"),
    "a sign": ("cards_designed", put(f"{MAGE}/sign", "owl"), f"{IN_MAGE}/sign", "'owl'; allowed: coral, jellyfish"),
    "a team": ("cards_designed", put("decks/moon", []), "decks", "'moon'; allowed: skull, sword"),
    "a source": ("cards_designed", put(f"{MAGE}/source", "hearsay"), f"{IN_MAGE}/source", "allowed: designed, public"),
    "a trigger": ("cards", put("abilities/heal/trigger", "dawn"), "abilities[heal]/trigger", "after_sequence"),
    "a family": ("shots", put("shots/move/family", "dance"), "shots[move]/family", "allowed: combat, move, ranged"),
    "a disc": ("shots", put("shots/missile/flicked_disc", "dart"), "shots[missile]/flicked_disc", "allowed: character"),
    "an origin": ("shots", put("shots/wave/origin", "wall"), "shots[wave]/origin", "allowed: active_character"),
    "a boundary": ("arena", put("arena/boundary_modes/0", "moat"), "arena/boundary_modes[0]", "allowed: mat, walls"),
    "a size": ("discs", put("pieces/wave/size_class", "huge"), "pieces[wave]/size_class", "allowed: large, medium"),
    "a range mode": ("shots", put("placement/range_mode/value", "far"), "placement/range_mode/value", "centre_to_edge"),
    "a price": ("shots", put("shots/powerful_wave/boost/cost", "a song"), "shots[powerful_wave]/boost/cost", "discard"),
    "a rule": ("shots", put("shots/move/rules/0", "CC-5"), "shots[move]/rules[0]", "the number of a rule"),
    "a game": ("setup", put("game", "chess"), "game", "unknown word 'chess'; allowed: catacombs_conquest"),
    "a version": ("setup", put("schema_version", 2), "schema_version", "should be from 1 to 1, is 2"),
    "whose French": ("cards", put("abilities/heal/name_fr_source", "x"), "abilities[heal]/name_fr_source", "ours"),
    # keys
    "a key gone": ("cards_designed", drop("decks"), "", "lacks decks"),
    "a key too many": ("cards_designed", put(f"{MAGE}/budget", 2.5), IN_MAGE, "unknown key 'budget'; allowed: name_en"),
    "nothing said": ("cards_designed", put(f"{MAGE}/ability", None), f"{IN_MAGE}/ability", "should be a block of keys"),
    "no source": ("arena", drop("arena/width_mm/source"), "arena/width_mm", "lacks source"),
    "no confidence": ("shots", drop("shots/move/confidence"), "shots[move]", "lacks confidence"),
    # numbers
    "no number": ("arena", put("arena/width_mm/value", "wide"), "arena/width_mm/value", "should be a number"),
    "yes is no number": ("arena", put("arena/width_mm/value", True), "arena/width_mm/value", "should be a number"),
    "without end": ("arena", put("arena/width_mm/value", float("inf")), "arena/width_mm/value", "should be a number"),
    "a fraction of a micrometre": (
        "arena",
        put("arena/width_mm/value", 610.00005),
        "arena/width_mm/value",
        "should be a whole number of micrometres and not negative, is 610.00005 mm",
    ),
    "below nothing": ("arena", put("teams/corner_gap_mm/value", -1), "teams/corner_gap_mm/value", "not negative"),
    "more than a whole": (
        "arena",
        put("wall_contact/restitution/value", 1.2),
        "wall_contact/restitution/value",
        "to 1",
    ),
    "half a place": (
        "arena",
        put("obstacle_layouts_mm/layouts/cross/0", [305]),
        "obstacle_layouts_mm/layouts/cross[0]",
        "should be [x, y] in mm, is [305]",
    ),
    "a place of words": ("arena", put("teams/start_positions_mm/sword_1", ["a", 1]), "sword_1", "should be a number"),
    "no copies": ("cards_designed", put(f"{MAGE}/copies", 0), f"{IN_MAGE}/copies", "should be from 1 to 99, is 0"),
    "too much damage": ("shots", put("shots/combat/damage", 1000), "shots[combat]/damage", "should be from 0 to 999"),
}


@pytest.mark.parametrize("name", DECODED)
def test_the_decoder_says_where_and_why(name: str) -> None:
    file, change, path, why = DECODED[name]
    told = problems_with(file, change)
    found = [one for one in told if one.file == f"{file}.yaml" and one.path.endswith(path) and why in one.message]
    assert found, [str(one) for one in told]


def test_every_problem_of_every_file_is_reported(tmp_path: Path) -> None:
    root = copied(tmp_path)
    for name, old, new in (("shots", "damage: 0", "damage: x"), ("setup", "hands:", "feet:")):
        path = root / f"{name}.yaml"
        text = path.read_text(encoding="utf-8")
        assert old in text
        path.write_text(text.replace(old, new, 1), encoding="utf-8")
    assert [str(problem) for problem in check_bundled(root)] == [
        "setup.yaml: lacks hands",
        "setup.yaml: unknown key 'feet'; allowed: schema_version, game, health, hands",
        "shots.yaml at shots[move]/damage: should be a whole number, is 'x'",
    ]


def test_a_file_that_is_no_yaml_or_not_there_is_reported(tmp_path: Path) -> None:
    root = copied(tmp_path)
    (root / "setup.yaml").unlink()
    (root / "discs.yaml").write_text("pieces: [", encoding="utf-8")
    told = [str(problem) for problem in check_bundled(root)]
    assert len(told) == 2
    assert told[0].startswith("discs.yaml: is no valid YAML")
    assert told[1] == "setup.yaml: cannot be read: No such file or directory"


def test_a_file_that_nobody_reads_is_reported(tmp_path: Path) -> None:
    root = copied(tmp_path)
    (root / "more.yaml").write_text("x: 1\n", encoding="utf-8")
    assert [str(problem) for problem in check_bundled(root)] == ["more.yaml: is read by nobody"]


def copied(folder: Path) -> Path:
    return Path(shutil.copytree(CONTENT, folder / "content"))

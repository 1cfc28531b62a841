"""The shelves that a table draws cards from: their numbers, their icons, and the words within them."""

import msgspec
import pytest

from ludotheque.games.one_deck_dungeon.presentation.catalogue import SHELVES
from ludotheque.kernel.file_format import Json
from ludotheque.presentation.catalogue import ShelfBlock
from ludotheque.registry.discovery import presentation_of
from ludotheque.text.languages import Language

FACE = presentation_of("one_deck_dungeon")
BOX = {"wide": False, "armor": False, "hearts": 0, "time": 0, "poison": 0, "skull": False}
WITHOUT_ICON = ("level", "tier")


def block(shelf: str, name: str, kind: str = "", lang: Language = "en") -> ShelfBlock:
    (found,) = [one for one in FACE.shelf(shelf, lang).blocks if one.id == name and kind in ("", one.kind)]
    return found


def facts(shelf: str, name: str, kind: str = "", lang: Language = "en") -> Json:
    """Return the facts of a block as a client reads them."""
    found: Json = msgspec.json.decode(msgspec.json.encode(block(shelf, name, kind, lang).facts))
    return found


def test_a_foe_shows_its_boxes_ability_and_loot() -> None:
    assert block("encounters", "bandit_1").icon == "hooded-assassin"
    bandit = facts("encounters", "bandit_1")
    assert bandit["boxes"][0] == {**BOX, "value": 8, "color": "agility", "wide": True, "hearts": 2}
    assert len(bandit["boxes"]) == 5
    assert (bandit["ability"], bandit["skill"], bandit["ways"]) == ("dodge_foe", "backstab", [])
    item = {"icon": "diamond-ring", "strength": 0, "agility": 0, "magic": 1, "health": 0}
    assert bandit["item"] == item


@pytest.mark.parametrize(
    ("lang", "names"), [("en", ["Disenchant", "Dodge Them"]), ("fr", ["Désenchanter", "Les esquiver"])]
)
def test_a_peril_names_its_ways(lang: Language, names: list[str]) -> None:
    ways = facts("encounters", "flame_statues_1", lang=lang)["ways"]
    assert [way["name"] for way in ways] == names
    assert [way["time"] for way in ways] == [3, 0]
    assert ways[1]["box"] == {**BOX, "value": 14, "color": "agility", "wide": True, "hearts": 3, "time": 1}


def test_a_way_says_which_loot_it_grants() -> None:
    ways = facts("encounters", "hollow_idol_1")["ways"]
    assert [way["grants"] for way in ways] == ["item", "skill"]


def test_a_skill_says_what_it_costs_and_when_it_is_used() -> None:
    backstab = facts("skills", "backstab")
    assert (backstab["cost"], backstab["usable"]) == ({"kind": "agility", "amount": 1}, ["combat"])
    assert facts("potions", "healing")["usable"] == ["any_time"]


def test_a_hero_card_has_two_sides() -> None:
    solo, party = (facts("mage", "mage", kind) for kind in ("solo_side", "party_side"))
    assert solo["strength"] + solo["agility"] + solo["magic"] == 7
    assert party["strength"] + party["agility"] + party["magic"] == 4
    assert (solo["heroic_ability"], solo["storage"]) == ("mana_charge", 2)
    assert not facts("mage", "mana_charge", "solo_ability")["usable_in_boss"]


def test_floors_and_bosses_show_their_boxes() -> None:
    floor, boss = facts("dungeons", "dragonskin"), facts("dungeons", "dragon")
    assert floor["peril_boxes"] == [{**BOX, "value": 5, "color": None, "armor": True}]
    assert floor["combat_boxes"] == [{**BOX, "value": 10, "color": "strength", "wide": True, "armor": True}]
    assert (boss["health"], len(boss["boxes"])) == (6, 7)
    assert boss["boxes"][2] == {**BOX, "value": 6, "color": "agility", "hearts": 1, "skull": True}


def test_a_level_says_what_it_allows() -> None:
    level = facts("levels", "level_2")
    assert (level["solo"], level["party"]) == ({"items": 3, "skills": 3}, {"items": 2, "skills": 2})
    assert (level["bonus_dice"], level["xp_to_next"]["p4"], level["cubes"]["p1"]) == (1, 16, 1)
    assert facts("levels", "level_4")["xp_to_next"] is None


def test_a_talent_says_how_it_is_ticked_and_used() -> None:
    crafty = facts("talents", "crafty")
    assert (crafty["focus"], crafty["spaces"]) == ("fundamentals", {"circle": 6, "square": 4, "hard": 4})
    assert (crafty["usable"], crafty["limit"]) == (["combat", "peril"], None)


def test_every_block_has_an_icon_and_its_set() -> None:
    for shelf in (*FACE.heroes(), *SHELVES):
        for one in FACE.shelf(shelf, "en").blocks:
            assert bool(one.icon) != (one.kind in WITHOUT_ICON), one.id
            assert ("set" in one.facts) != (one.kind in WITHOUT_ICON), one.id


def test_our_own_designs_are_marked() -> None:
    assert facts("encounters", "panther_1")["designed"]
    assert not facts("encounters", "bandit_1")["designed"]

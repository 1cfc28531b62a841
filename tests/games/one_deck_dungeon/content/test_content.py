"""The dungeon's files decode into what they say, completely and with their sources."""

import json
import re
from collections import Counter
from enum import Enum

import pytest

from ludotheque.content.annotations import OURS, Confidence, Conflict, Definition, Provenance
from ludotheque.content.decoder import FilePosition, read_whole
from ludotheque.content.problems import BrokenContent
from ludotheque.content.yaml_reader import parse_yaml
from ludotheque.games.one_deck_dungeon.content import definitions as sheets
from ludotheque.games.one_deck_dungeon.content import vocabulary
from ludotheque.games.one_deck_dungeon.content.check import SUPPORT, check_bundled, content_schema, structs_in
from ludotheque.games.one_deck_dungeon.content.decode import DECODER, HOOK_WORDS, OPS, SET_FILES
from ludotheque.games.one_deck_dungeon.content.definitions import (
    Box,
    Common,
    ContentSet,
    EncounterKind,
    Limits,
    LootKind,
    NamedDefinition,
    PerPlayers,
)
from ludotheque.games.one_deck_dungeon.content.effect_types import (
    ChooseOne,
    Damage,
    ExileDice,
    Gain,
    Heal,
    Roll,
    SpendTime,
)
from ludotheque.games.one_deck_dungeon.content.hook_types import At, Boxes, Modify, SetX
from ludotheque.games.one_deck_dungeon.content.loader import (
    CONTENT,
    every_potion,
    every_skill,
    find_dungeon,
    find_hero,
    find_potion,
    find_skill,
    find_tier,
    load_common,
    load_set,
    load_sets,
    set_ids,
)
from ludotheque.games.one_deck_dungeon.content.vocabulary import (
    Color,
    Counted,
    Effect,
    Hook,
    Moment,
    Place,
    Quantity,
    StoreWhen,
    Target,
    Usable,
    Value,
    Whose,
)
from ludotheque.kernel.errors import UnknownContent
from ludotheque.text.clauses import Gender
from tests.golden.renew_dungeon_words import FILE, LISTS, words_text

ENCOUNTERS = {card.id: card for box in load_sets() for card in box.encounters}
TALENTS = {talent.id: talent for box in load_sets() for talent in box.talents}
EACH_SET = pytest.mark.parametrize("name", set_ids())


def test_bundled_content_is_sound() -> None:
    assert [str(problem) for problem in check_bundled()] == []
    assert SUPPORT.check_file(CONTENT / "levels.yaml") == []


def test_a_set_is_read_once() -> None:
    assert set_ids() == ("base", "forest_of_shadows")
    assert load_set("base") is load_set("base")
    assert load_common() is load_common()


@EACH_SET
def test_a_set_is_a_whole_box(name: str) -> None:
    box = load_set(name)
    assert box.id == name
    assert Counter(card.kind for card in box.encounters) == {EncounterKind.COMBAT: 24, EncounterKind.PERIL: 20}
    counts = (box.skills, box.potions, box.heroes, box.dungeons, box.focuses, box.talents)
    assert [len(things) for things in counts] == [24, 4, 5, 5, 4, 15]
    assert sum(card.set_icon for card in box.encounters) == 22


TOTALS = {
    # cards' XP; values, hearts, time and poison of their boxes; option times; items' icons; boss health; space ticks
    "base": (126, 1038, 188, 176, 0, 46, 58, 32, 144),
    "forest_of_shadows": (126, 1084, 194, 134, 58, 30, 58, 31, 144),
}


@EACH_SET
def test_no_number_changes_unnoticed(name: str) -> None:
    box = load_set(name)
    assert totals(box) == TOTALS[name]


def totals(box: ContentSet) -> tuple[int, ...]:
    cards = box.encounters
    boxes = [part for part in structs_in(cards) if isinstance(part, Box)]
    items = [card.loot.item for card in cards]
    return (
        sum(card.xp for card in cards),
        sum(part.value or 0 for part in boxes),
        sum(part.hearts for part in boxes),
        sum(part.time for part in boxes),
        sum(part.poison for part in boxes),
        sum(option.time_cost for card in cards for option in card.options),
        sum(item.strength + item.agility + item.magic + item.health for item in items),
        sum(dungeon.boss.health for dungeon in box.dungeons),
        sum(talent.spaces.circle + talent.spaces.square + talent.spaces.hard for talent in box.talents),
    )


def test_the_two_versions_of_an_encounter_have_the_same_boxes() -> None:
    for box in load_sets():
        for first, second in zip(box.encounters[::2], box.encounters[1::2], strict=True):
            assert first.name_en == second.name_en
            assert (first.xp, first.boxes, first.options) == (second.xp, second.boxes, second.options)
            assert first.set_icon != second.set_icon


def test_forest_has_leaves_and_poison_and_the_base_has_none() -> None:
    base, forest = load_sets()
    assert sum(card.leaf for card in base.encounters) == 0
    assert sum(card.leaf for card in forest.encounters) == 22
    assert not any(box.poison for box in structs_in(base) if isinstance(box, Box))
    assert forest.extra_card is not None
    assert base.extra_card is None
    assert [potion.id for potion in forest.basic_potions] == ["brawn", "reflexes", "insight", "antidote"]


def test_boxes_leave_out_what_they_do_not_have() -> None:
    assert ENCOUNTERS["bandit_1"].boxes[0] == Box(value=8, color=Color.AGILITY, wide=True, hearts=2)
    assert find_dungeon("minotaurs_maze").boss.boxes[0].value is None
    assert find_dungeon("dragons_cave").floors[0].peril_boxes == (Box(value=2, armor=True),)


def test_heroes_have_two_sides_and_a_basic_skill() -> None:
    rogue = find_hero("rogue")
    penalty = (Damage(1, Target.SELF), SpendTime(3))
    assert rogue.solo.heroic_ability.effects == (
        ChooseOne(((Roll(Color.HEROIC, on_one=penalty),), (Roll(Color.HEROIC, 2, on_one=penalty),))),
    )
    assert rogue.party.heroic_ability.effects == (Roll(Color.HEROIC, on_one=penalty),)
    assert rogue.solo.starting_skill.usable == ()
    assert rogue.basic_skill.id == "feint"
    paladin = find_hero("paladin").solo.heroic_ability
    assert paladin.storage is not None
    assert paladin.storage.store_when == (StoreWhen.OPEN_DOOR_WITH_XP_4,)
    assert all(hero.gender is Gender.FEMININE for box in load_sets() for hero in box.heroes)


def test_texts_are_typed_all_the_way_down() -> None:
    assert find_potion("healing").effects == (Heal(2, 3),)
    assert find_skill("power_transfer").effects == (
        ChooseOne(
            (
                (Gain(Color.STRENGTH, 1, whose=Whose.PARTNER),),
                (Gain(Color.AGILITY, 1, whose=Whose.PARTNER),),
            )
        ),
    )
    assert find_dungeon("dragons_cave").boss.hooks == (Boxes(skull=True, refuse=Color.HEROIC),)
    assert find_dungeon("minotaurs_maze").boss.hooks == (SetX(Counted.BOSS_DAMAGE, 4, minimum=12, each_with_four=2),)
    assert TALENTS["knowledge"].hooks == (Modify(Quantity.LEVEL_COST, by=-1),)
    colors = (Color.STRENGTH, Color.AGILITY, Color.MAGIC)
    fallback = tuple(ExileDice(Place.SUPPLY, colors=(color,)) for color in colors)
    assert find_dungeon("lair_of_indrax").boss.hooks == (
        At(Moment.ROUND_START, (ExileDice(Place.SUPPLY, colors=(Color.HEROIC,), otherwise=fallback),)),
    )


def test_curative_heals_by_its_hooks_alone() -> None:
    curative = load_set("forest_of_shadows").known_potion
    assert curative.usable == (Usable.ANY_TIME,)
    assert curative.effects == ()
    assert [hook.moment for hook in curative.hooks if isinstance(hook, At)] == [Moment.POTION_USED, Moment.CUBE_GAINED]


def test_split_loot_grants_the_item_one_way_and_the_skill_the_other() -> None:
    idol = ENCOUNTERS["hollow_idol_1"]
    assert [option.grants for option in idol.options] == [LootKind.ITEM, LootKind.SKILL]
    (cost,) = idol.options[0].cost
    assert cost == ExileDice(Place.SUPPLY, colors=(Color.STRENGTH, Color.AGILITY, Color.MAGIC))


def test_levels_and_tiers() -> None:
    common = load_common()
    assert [level.xp_to_next.p1 for level in common.levels if level.xp_to_next] == [6, 8, 10]
    assert common.levels[3].solo == Limits(items=7, skills=5)
    assert [level.bonus_dice for level in common.levels] == [0, 1, 1, 2]
    assert [tier.bonus_ticks for tier in common.tiers] == [0, 1, 2, 3]
    assert find_tier("novice").cubes == PerPlayers(p1=2, p2=2, p4=4)
    assert find_tier("fearless").needs_boss


@pytest.mark.parametrize(
    ("find", "kind"),
    [
        (find_hero, "hero"),
        (find_dungeon, "dungeon"),
        (find_skill, "skill"),
        (find_potion, "potion"),
        (find_tier, "difficulty"),
        (load_set, "set"),
    ],
)
def test_an_unknown_id_names_the_known_ones(find, kind: str) -> None:  # type: ignore[no-untyped-def]  # many types
    with pytest.raises(UnknownContent, match=rf"what={kind} name=bard known=\w+, \w+"):
        find("bard")


@EACH_SET
def test_every_skill_and_potion_can_be_found(name: str) -> None:
    box = load_set(name)
    assert all(find_skill(skill.id) is skill for skill in every_skill(box))
    assert all(find_potion(potion.id) is potion for potion in every_potion(box))


@EACH_SET
def test_every_name_is_there_in_french(name: str) -> None:
    for part in structs_in(load_set(name)):
        if isinstance(part, NamedDefinition):
            assert "'" not in part.name_fr, "an apostrophe is ’"
            assert part.name_fr.strip() == part.name_fr
    options = [option for card in load_set(name).encounters for option in card.options]
    assert not any("'" in option.label_fr for option in options)


def test_our_own_translations_are_marked() -> None:
    assert ENCOUNTERS["ogre_1"].name_fr_source == OURS
    assert ENCOUNTERS["ogre_1"].provenance.confidence is Confidence.HIGH
    assert ENCOUNTERS["fire_elemental_1"].name_fr_source == ""
    assert TALENTS["crafty"].name_fr_source == OURS
    assert TALENTS["durability"].name_fr_source == ""


@EACH_SET
def test_every_block_says_its_source(name: str) -> None:
    sources = [part for part in structs_in(load_set(name)) if isinstance(part, Provenance)]
    designed = sum(part.confidence is Confidence.DESIGNED for part in sources)
    assert len(sources) > 100
    assert designed == (len(sources) - 1 if name == "forest_of_shadows" else 22)


def test_conflicts_keep_the_other_value() -> None:
    (conflict,) = ENCOUNTERS["ice_elemental_1"].provenance.conflicts
    assert (conflict.field, conflict.value) == ("xp", 2)
    assert ENCOUNTERS["ice_elemental_1"].xp == 4
    (conflict,) = find_skill("mana_fountain").provenance.conflicts
    assert isinstance(conflict.value, dict)
    assert conflict.value["name_en"] == "Mana Font"


def test_every_op_and_hook_is_a_type_of_its_own() -> None:
    assert set(OPS.values()) == set(Effect.__subclasses__())
    assert set(HOOK_WORDS.values()) == set(Hook.__subclasses__())


def test_everything_is_frozen_and_hashable() -> None:
    effects = [part for box in load_sets() for part in structs_in(box) if isinstance(part, Effect | Hook)]
    assert len({hash(effect) for effect in effects}) > 50
    with pytest.raises(AttributeError):
        effects[0].count = 1  # type: ignore[union-attr]  # the point of the test


def test_golden_words() -> None:
    """After a change of content: `python -m tests.golden.renew_dungeon_words`, and read the diff."""
    assert words_text() == FILE.read_text(encoding="utf-8")


def test_no_op_or_hook_lies_idle() -> None:
    said = {type(part) for box in load_sets() for part in structs_in(box)}
    assert {*OPS.values(), *HOOK_WORDS.values()} <= said


class TestSchema:
    """The two descriptions of the files know every word the decoder knows."""

    text = (CONTENT / "SCHEMA.md").read_text(encoding="utf-8")

    def test_it_names_every_word(self) -> None:
        ours = [kind for kind in vars(sheets).values() if isinstance(kind, type) and issubclass(kind, Enum)]
        words = {str(word.value) for kind in {*LISTS, *ours} - {Enum} for word in kind}
        assert {word for word in words if not re.search(rf"\b{word}\b", self.text)} == set()

    def test_it_names_every_key(self) -> None:
        kinds = [kind for module in (sheets, vocabulary) for kind in vars(module).values()]
        files = (*SET_FILES.values(), *OPS.values(), *HOOK_WORDS.values())
        written = (Definition, Value, Effect, Hook, Provenance, Conflict)
        structs = {kind for kind in (*kinds, *files) if isinstance(kind, type) and issubclass(kind, written)}
        keys = {key for kind in {*structs, Conflict} - {ContentSet} for key in DECODER.keys_of(kind)}
        assert {key for key in keys if not re.search(rf"\b{key}\b", self.text)} == set()

    @pytest.mark.parametrize("word", [*OPS, *HOOK_WORDS])
    def test_its_examples_decode(self, word: str) -> None:
        (example,) = re.findall(rf"^\| `{word}` \|.*\| `(\{{.*\}})` \|$", self.text, re.MULTILINE)
        kind = Effect if word in OPS else Hook
        spot = FilePosition("SCHEMA.md", {}, [])
        decoded = read_whole(spot, lambda: DECODER.read(kind, spot, parse_yaml(example, "SCHEMA.md")))
        assert type(decoded) is {**OPS, **HOOK_WORDS}[word]

    def test_the_one_for_editors_knows_every_op_hook_and_file(self) -> None:
        schema = json.loads(json.dumps(content_schema()))
        definitions = schema["$defs"]
        assert [one["properties"]["op"]["const"] for one in definitions["Effect"]["anyOf"]] == list(OPS)
        assert [one["properties"]["hook"]["const"] for one in definitions["Hook"]["anyOf"]] == list(HOOK_WORDS)
        assert len(schema["anyOf"]) == len({*SET_FILES.values(), Common})
        assert set(re.findall(r"#/\$defs/(\w+)", json.dumps(schema))) == set(definitions)


def test_an_example_with_a_wrong_word_would_be_noticed() -> None:
    spot = FilePosition("SCHEMA.md", {}, [])
    with pytest.raises(BrokenContent):
        read_whole(spot, lambda: DECODER.read(Effect, spot, {"op": "heal", "amout": 1}))

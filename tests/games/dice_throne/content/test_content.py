"""The Dice Throne files decode into what they say, completely and with their sources."""

import json
import re
from pathlib import Path

import msgspec
import pytest

from ludotheque.content.annotations import OURS, Provenance
from ludotheque.games.dice_throne.content.decode import VERBS
from ludotheque.games.dice_throne.content.definitions import (
    Ability,
    Card,
    Companion,
    CompanionGroup,
    Defence,
    Hero,
    Passive,
    Status,
    symbol_name_en,
)
from ludotheque.games.dice_throne.content.effect_types import Damage, If, Inflict, MayPay, Roll, Then
from ludotheque.games.dice_throne.content.hook_types import Forbid, Replace, Use
from ludotheque.games.dice_throne.content.loader import CONTENT, hero_ids, load_common, load_hero, load_statuses
from ludotheque.games.dice_throne.content.support import SUPPORT, check_bundled, hero_schema
from ludotheque.games.dice_throne.content.vocabulary import (
    Amount,
    Cost,
    CostKind,
    DamageType,
    Effect,
    Many,
    Pick,
    Pool,
    Who,
)
from ludotheque.kernel.errors import UnknownContent
from tests.golden.renew_content import FOLDER, GOLDEN, structs_in

BLOCKS = (Ability, Defence, Passive, Status, Companion, CompanionGroup, Card)


def card(hero: str, name: str) -> Card:
    return next(card for card in load_hero(hero).cards if card.id == name)


def ability(hero: str, name: str) -> Ability:
    return next(found for found in load_hero(hero).boards[0].abilities if found.id == name)


@pytest.mark.parametrize("name", hero_ids())
def test_every_hero_decodes(name: str) -> None:
    hero = load_hero(name)
    assert hero.id == name
    assert len(hero.faces) == 6
    assert load_hero(name) is hero


def test_there_are_sixteen_heroes_and_eighteen_common_cards() -> None:
    assert len(hero_ids()) == 16
    assert len(load_common()) == 18
    assert len(load_statuses()) == 8


def test_bundled_content_is_sound() -> None:
    assert [str(problem) for problem in check_bundled()] == []
    assert SUPPORT.check_file(CONTENT / "common_cards.yaml") == []


def test_an_unknown_hero_names_the_known_ones() -> None:
    with pytest.raises(UnknownContent, match="what=hero name=bard known=artificer, barbarian"):
        load_hero("bard")


def test_every_verb_is_a_type_of_its_own() -> None:
    assert len(set(VERBS.values())) == len(VERBS)
    assert set(VERBS.values()) == set(Effect.__subclasses__())


def test_a_hostile_verb_goes_to_the_defender_in_offence() -> None:
    (effect,) = ability("barbarian", "sturdy_blow").tiers[0].effects
    assert effect == Damage(Amount(4), (Who.DEFENDER,), DamageType.UNDEFENDABLE)


def test_a_text_keeps_its_order_and_its_then() -> None:
    stun, then = ability("barbarian", "crit_bash").tiers[0].effects
    assert stun == Inflict("stun", Amount(1), (Who.DEFENDER,))
    assert then == Then((Damage(Amount(5), (Who.DEFENDER,), DamageType.UNDEFENDABLE),))


def test_a_card_outside_offence_says_its_target_and_has_no_damage_type() -> None:
    defence = load_hero("pyromancer").boards[0].defences[0]
    assert Damage(Amount(per_symbol=(("flame", 1),)), (Who.ATTACKER,), DamageType.NONE) in defence.effects


def test_costs_and_amounts_are_structs() -> None:
    _, then = ability("pyromancer", "combustion").tiers[0].effects
    assert isinstance(then, Then)
    (pay,) = then.effects
    assert isinstance(pay, MayPay)
    assert pay.cost == (Cost(CostKind.REMOVE, Amount(4), "fire_mastery", up_to=True),)
    warm_up = card("pyromancer", "warm_up").effects[1]
    assert isinstance(warm_up, Then)
    assert isinstance(warm_up.effects[0], MayPay)
    assert warm_up.effects[0].cost == (Cost(CostKind.CP, Many.ANY),)


def test_rolls_own_their_lines() -> None:
    (roll,) = ability("barbarian", "overpower").tiers[0].effects
    assert isinstance(roll, Roll)
    assert roll.dice == Amount(3)
    assert isinstance(roll.effects[1], If)
    assert roll.effects[1].condition.roll_total_at_least == 14


def test_players_are_picked() -> None:
    swipe = card("huntress", "feral_instincts_2").adds_ability
    assert swipe is not None
    assert swipe.tiers[0].effects == (
        Inflict("bleed", Amount(1), (Pick(3, Pool.OPPONENTS, up_to=True, distinct=True),)),
    )


def test_hooks_are_typed() -> None:
    statuses = {status.id: status for status in load_statuses()}
    assert isinstance(statuses["stun"].hooks[0], Forbid)
    use, replace = statuses["knockdown"].hooks
    assert isinstance(use, Use)
    assert use.pay == (Cost(CostKind.CP, Amount(2)),)
    assert isinstance(replace, Replace)


def test_a_status_by_reference_has_the_heros_own_source() -> None:
    stun = next(status for status in load_hero("barbarian").statuses if status.id == "stun")
    shared = next(status for status in load_statuses() if status.id == "stun")
    assert stun.hooks == shared.hooks
    assert stun.provenance.source.startswith("seed:001")


def test_an_upgrade_becomes_a_whole_ability_in_the_place_of_the_old() -> None:
    upgrade = card("barbarian", "thick_skin_2")
    assert isinstance(upgrade.becomes, Defence)
    assert (upgrade.becomes.id, upgrade.becomes.name_en, upgrade.becomes.dice) == ("thick_skin", "Thick Skin II", 4)
    assert upgrade.becomes.provenance.source == upgrade.provenance.source
    assert isinstance(card("gunslinger", "quick_draw_2").becomes, Passive)


def test_two_boards_and_a_stack_limit_for_the_owner() -> None:
    pirate = load_hero("cursed_pirate")
    assert [board.id for board in pirate.boards] == ["human", "cursed"]
    assert pirate.boards[1].ultimate.is_ultimate
    doubloon = pirate.statuses[0].stack_limit
    assert (doubloon.owner, doubloon.others) == (5, 3)


@pytest.mark.parametrize("name", hero_ids())
def test_every_block_has_its_source(name: str) -> None:
    for part in structs_in(load_hero(name)):
        if isinstance(part, BLOCKS):
            assert isinstance(part.provenance, Provenance)
            assert part.provenance.source


@pytest.mark.parametrize("name", hero_ids())
def test_every_name_is_there_in_french(name: str) -> None:
    hero = load_hero(name)
    for part in structs_in(hero):
        if isinstance(part, BLOCKS):
            assert part.name_fr.strip()
            assert "'" not in part.name_fr, "an apostrophe is ’"
            assert not re.search(r"\S[!?]", part.name_fr), "a space stands before ! and ?"
    assert {symbol for symbol, _ in hero.dice.symbol_fr} == set(hero.faces)


@pytest.mark.parametrize("name", hero_ids())
def test_an_upgrade_is_named_after_its_ability(name: str) -> None:
    hero = load_hero(name)
    printed = {part.id: part for part in structs_in(hero.boards) if isinstance(part, Ability | Defence | Passive)}
    for upgrade in [card for card in hero.cards if card.upgrades is not None]:
        level = "I" * (upgrade.level or 0)
        assert upgrade.name_en == f"{printed[upgrade.upgrades or ''].name_en} {level}"
        assert upgrade.name_fr == f"{printed[upgrade.upgrades or ''].name_fr} {level}"


def test_our_own_translations_are_marked() -> None:
    hero = load_hero("barbarian")
    assert card("barbarian", "concuss").french_is_ours
    assert not card("barbarian", "get_some").french_is_ours
    assert ("pow", OURS) in hero.dice.symbol_fr_source


def test_a_symbol_is_named_by_its_id_in_english_unless_the_dice_name_it() -> None:
    assert symbol_name_en("fiery_soul", load_hero("pyromancer").dice) == "Fiery Soul"
    assert symbol_name_en("wings", load_hero("seraph").dice) == "Wing"


def test_everything_is_hashable_and_frozen() -> None:
    hero = load_hero("artificer")
    effects = [part for part in structs_in(hero) if isinstance(part, Effect)]
    assert len({hash(effect) for effect in effects}) > 1
    with pytest.raises(AttributeError):
        effects[0].amount = 1  # type: ignore[attr-defined]  # the point of the test


@pytest.mark.parametrize("name", GOLDEN)
def test_golden_counts(name: str) -> None:
    """After a change of content: `python -m tests.golden.renew_content`, and read the diff."""
    assert GOLDEN[name]() == (FOLDER / name).read_text(encoding="utf-8")


def test_the_schema_for_editors_knows_every_verb_and_key() -> None:
    schema = json.loads(json.dumps(hero_schema()))
    verbs = {key for choice in schema["$defs"]["Effect"]["anyOf"] for key in choice["required"]}
    assert verbs >= set(VERBS)
    assert set(schema["$defs"]["Hero"]["properties"]) == {field.encode_name for field in msgspec.structs.fields(Hero)}
    refs = set(re.findall(r"#/\$defs/(\w+)", json.dumps(schema)))
    assert refs == set(schema["$defs"])


def test_the_schema_for_editors_knows_the_three_requirements() -> None:
    choices = hero_schema()["$defs"]["Requirement"]["anyOf"]
    assert [choice["required"] for choice in choices] == [["symbols"], ["straight"], ["of_a_kind"]]
    assert [list(choice["properties"]) for choice in choices] == [["symbols"], ["straight"], ["of_a_kind"]]
    assert choices[2]["properties"]["of_a_kind"] == {"type": "integer", "minimum": 2, "maximum": 5}


def test_no_file_names_a_path_of_a_machine() -> None:
    for path in Path(CONTENT).rglob("*.yaml"):
        assert not re.search(r"""[\s"'(]/(?:home|root|usr|var|etc|tmp)/""", path.read_text(encoding="utf-8")), path

"""The Catacombs files decode into what they say, completely and with their sources."""

import json
import re
from collections import Counter
from collections.abc import Iterator
from enum import Enum

import msgspec
import pytest

from ludotheque.content.annotations import OURS, Confidence, Definition
from ludotheque.games.catacombs.content import decode, definitions, vocabulary
from ludotheque.games.catacombs.content.check import SUPPORT, check_bundled, content_schema
from ludotheque.games.catacombs.content.decode import DECODER
from ludotheque.games.catacombs.content.definitions import (
    Ability,
    CardShot,
    NamedDefinition,
    Point,
    Provenance,
)
from ludotheque.games.catacombs.content.loader import (
    CONTENT,
    find_card,
    load_content,
    read_files,
)
from ludotheque.games.catacombs.content.vocabulary import (
    AbilityKind,
    Boundary,
    Character,
    DiscKind,
    Family,
    Origin,
    RangeMode,
    ShotKind,
    SizeClass,
    Source,
    Team,
    Trigger,
)
from ludotheque.kernel.errors import UnknownContent
from ludotheque.text.rulebook import rules
from tests.rules import rule

BOX = load_content()
TEAMS = dict(BOX.decks)
EACH_TEAM = pytest.mark.parametrize("team", Team, ids=lambda team: team.value)
CRITICAL, MOVE = CardShot(shot=ShotKind.CRITICAL_COMBAT), CardShot(shot=ShotKind.MOVE)


def test_bundled_content_is_sound() -> None:
    assert [str(problem) for problem in check_bundled()] == []
    assert SUPPORT.check_file(CONTENT / "setup.yaml") == []


def test_content_is_read_once() -> None:
    assert load_content() is BOX


@rule("CC-COMP-1", "CC-COMP-2")
@EACH_TEAM
def test_each_team_has_28_cards_of_its_own(team: Team) -> None:
    deck = TEAMS[team]
    assert list(TEAMS) == list(Team)
    assert sum(card.copies for card in deck) == BOX.setup.deck_size == 28
    assert {card.team for card in deck} == {team}
    others = {card.id for other, cards in BOX.decks if other is not team for card in cards}
    assert not others & {card.id for card in deck}


@rule("CC-COMP-2")
@EACH_TEAM
def test_the_decks_hold_the_same_mixture(team: Team) -> None:
    deck = TEAMS[team]
    abilities = Counter[AbilityKind]()
    for card in deck:
        if card.ability is not None:
            abilities[card.ability.id] += card.copies
    assert sum(card.copies for card in deck if card.armor) == 6
    assert abilities == {
        AbilityKind.HEAL: 2,
        AbilityKind.RESET: 2,
        AbilityKind.SURPRISE_ATTACK: 4,
        AbilityKind.STEAL: 2,
        AbilityKind.STUN: 2,
    }


@rule("CC-COMP-3")
def test_the_discs_of_the_box() -> None:
    counts = {disc.id: disc.count for disc in BOX.discs}
    assert counts == {
        DiscKind.CHARACTER: 4,
        DiscKind.OBSTACLE: 5,
        DiscKind.MISSILE: 2,
        DiscKind.LONGBOW: 1,
        DiscKind.FIREBALL: 1,
        DiscKind.WAVE: 1,
    }
    assert BOX.shot(ShotKind.WAVE).flicked_disc is BOX.shot(ShotKind.POWERFUL_WAVE).flicked_disc is DiscKind.WAVE
    assert [name for name, _colour in BOX.disc(DiscKind.CHARACTER).colours] == [each.value for each in Character]


@rule("CC-COMP-4", "CC-COMP-5", "CC-COMP-6")
def test_the_other_pieces_of_the_box() -> None:
    pieces = read_files(CONTENT).discs.other_components
    found = {name: (piece.count, piece.per_team, piece.two_sided) for name, piece in pieces}
    assert found["health_tokens"] == (24, None, ("sword", "skull"))
    assert found["turn_markers"] == (2, 1, ("character_1", "character_2"))
    assert found["wall_segments"] == (10, None, ())
    assert (BOX.setup.tokens, BOX.arena.boundaries) == (24, (Boundary.WALLS, Boundary.MAT))


@rule("CC-COMP-7")
def test_a_card_shows_team_class_sequence_name_role_and_sign() -> None:
    behemoth = find_card("skull_behemoth")
    assert (behemoth.name_en, behemoth.class_en, behemoth.team) == ("Behemoth", "Giant", Team.SKULL)
    assert behemoth.shots == (CRITICAL, MOVE)
    assert behemoth.ability == Ability(id=AbilityKind.STUN, applies_to_shot=ShotKind.CRITICAL_COMBAT)
    assert behemoth.armor
    assert {card.role for card in BOX.cards()} == set(vocabulary.Role) == {role.id for role in BOX.roles}
    assert {card.sign for card in BOX.cards()} == set(vocabulary.Sign) == {sign.id for sign in BOX.signs}
    assert (len(vocabulary.Role), len(vocabulary.Sign)) == (6, 6)


@rule("CC-COMP-8")
def test_discs_come_in_five_sizes() -> None:
    measured = {disc.id: (disc.size_class, disc.radius_um, disc.thickness_um, disc.mass_mg) for disc in BOX.discs}
    assert measured == {
        DiscKind.CHARACTER: (SizeClass.MEDIUM, 12_500, 10_000, 3440),
        DiscKind.OBSTACLE: (SizeClass.LARGE, 15_000, 10_000, 4950),
        DiscKind.MISSILE: (SizeClass.VERY_SMALL, 7500, 10_000, 1240),
        DiscKind.LONGBOW: (SizeClass.SMALL, 10_000, 5000, 1100),
        DiscKind.FIREBALL: (SizeClass.SMALL, 10_000, 10_000, 2200),
        DiscKind.WAVE: (SizeClass.VERY_LARGE, 20_000, 10_000, 8800),
    }


@rule("CC-SETUP-1")
def test_the_arena_is_a_rectangle() -> None:
    arena = BOX.arena
    assert (arena.width_um, arena.height_um, arena.default_boundary) == (610_000, 355_000, Boundary.WALLS)
    assert [arena.slowing_um_s2(boundary) for boundary in Boundary] == [2_452_500, 2_943_000]
    assert (arena.restitution_disc, arena.restitution_wall) == (0.6, 0.4)


@rule("CC-SETUP-2", "CC-SETUP-4")
@pytest.mark.parametrize("layout", BOX.arena.layouts, ids=lambda layout: layout.id)
def test_half_a_turn_changes_no_layout(layout: definitions.Layout) -> None:
    arena = BOX.arena
    middle = Point(arena.width_um // 2, arena.height_um // 2)
    spots = {Point(spot.x - middle.x, spot.y - middle.y) for spot in layout.spots}
    assert len(spots) == BOX.disc(DiscKind.OBSTACLE).count
    assert spots == {Point(-spot.x, -spot.y) for spot in spots}


@rule("CC-SETUP-2")
def test_the_default_layout() -> None:
    assert BOX.arena.default_layout == "quincunx"
    assert [layout.id for layout in BOX.arena.layouts] == ["quincunx", "column", "slant", "cross"]


@rule("CC-SETUP-3", "CC-SETUP-4")
def test_characters_start_in_the_corners_of_their_own_short_side() -> None:
    assert dict(BOX.arena.starts) == {
        Character.SWORD_1: Point(32_500, 32_500),
        Character.SWORD_2: Point(32_500, 322_500),
        Character.SKULL_1: Point(577_500, 322_500),
        Character.SKULL_2: Point(577_500, 32_500),
    }
    assert [character for character, _spot in BOX.arena.starts] == list(Character)


def test_the_numbers_a_game_begins_with() -> None:
    setup = BOX.setup
    assert (setup.start_health, setup.hand, setup.lone_hand) == (8, 4, 8)
    assert (setup.two_player_hands, setup.draw_at_end_hand_delta) == ((4, 8), -1)


def test_the_eight_shots() -> None:
    assert [shot.id for shot in BOX.shots] == list(ShotKind)
    assert [shot.damage for shot in BOX.shots] == [0, 1, 2, 1, 1, 1, 1, 2]
    ranged = [shot for shot in BOX.shots if shot.family is Family.RANGED]
    assert [shot.id for shot in ranged] == list(ShotKind)[3:]
    assert [shot.id for shot in BOX.shots if shot.origin is Origin.ANY_CHARACTER] == [ShotKind.LONGBOW]
    boosted = [shot for shot in BOX.shots if shot.boost is not None]
    assert [shot.id for shot in boosted] == [ShotKind.POWERFUL_WAVE]
    assert [shot.boost.extra_damage_total for shot in boosted if shot.boost] == [1]
    assert BOX.targeted.extra_flicks == 1


def test_abilities_say_when_they_act() -> None:
    triggers = {ability.id: ability.trigger for ability in BOX.abilities}
    on_damage = {kind for kind, trigger in triggers.items() if trigger is Trigger.ON_DAMAGE}
    assert on_damage == {AbilityKind.STEAL, AbilityKind.STUN}
    assert [ability.id for ability in BOX.abilities if ability.optional] == [AbilityKind.SURPRISE_ATTACK]
    assert BOX.ability(AbilityKind.HEAL).amount == 2
    assert find_card("skull_marauder").ability == Ability(
        id=AbilityKind.STEAL, amount=1, applies_to_shot=ShotKind.MISSILE
    )


def test_fingers_and_placements() -> None:
    fingers = {profile.id: (profile.angle_mdeg, profile.impulse_ppm) for profile in BOX.profiles}
    assert (fingers["human_pointer"], fingers["exact"]) == ((2000, 50_000), (0, 0))
    assert (BOX.placement.range_um, BOX.placement.min_clearance_um) == (25_000, 500)
    assert BOX.placement.range_modes == (RangeMode.CENTRE_TO_EDGE, RangeMode.EDGE_TO_EDGE)
    assert (BOX.flick_input.slowest_um_s, BOX.flick_input.fastest_um_s) == (50_000, 3_000_000)


def test_what_the_rulebook_names_is_kept_apart_from_what_is_ours() -> None:
    seed = [card for card in BOX.cards() if card.source is Source.SEED]
    assert len(seed) == 9
    assert all(card.designed_fields for card in seed)
    assert "shots" in find_card("skull_phoenix").designed_fields
    assert "shots" not in find_card("skull_witch").designed_fields
    ours = [card for card in BOX.cards() if card.source is Source.DESIGNED]
    assert len(ours) == 19
    assert all(card.confidence is Confidence.DESIGNED and not card.designed_fields for card in ours)
    assert [ability.id for ability in BOX.abilities if ability.name_fr_source == OURS] == [AbilityKind.STEAL]


@pytest.mark.parametrize(
    ("find", "name", "why"),
    [
        (find_card, "skull_behemot", "what=card name=skull_behemot known=skull_behemoth"),
        (find_card, "zzz", "what=card name=zzz known=sword_berserker_mage, sword_royal_archer"),
    ],
)
def test_an_unknown_id_names_similar_ones(find, name: str, why: str) -> None:  # type: ignore[no-untyped-def]  # many types
    with pytest.raises(UnknownContent) as refused:
        find(name)
    assert str(refused.value).startswith(f"error-unknown {why}")


def test_every_card_can_be_found() -> None:
    assert all(find_card(card.id) is card for card in BOX.cards())
    assert len({card.name_en for card in BOX.cards()}) == len(BOX.cards()) == 28


def structs_in(value: object) -> Iterator[msgspec.Struct]:
    if isinstance(value, msgspec.Struct):
        yield value
        value = tuple(getattr(value, name) for name in value.__struct_fields__)
    if isinstance(value, tuple):
        for entry in value:
            yield from structs_in(entry)


def test_every_name_is_there_in_both_languages() -> None:
    named = [part for part in structs_in(BOX) if isinstance(part, NamedDefinition)]
    assert len(named) > 60
    for part in named:
        assert part.name_en.strip() == part.name_en
        assert part.name_fr.strip() == part.name_fr


def test_every_rule_that_is_named_exists() -> None:
    cited = [name for part in structs_in(BOX) for name in getattr(part, "rules", ())]
    assert len(cited) > 20
    assert [name for name in cited if name not in rules()] == []


def test_everything_is_frozen_and_hashable() -> None:
    assert len({hash(card) for card in BOX.cards()}) == 28
    with pytest.raises(AttributeError):
        BOX.cards()[0].copies = 3  # type: ignore[misc]  # the point of the test


def is_made(kind: object, of: type) -> bool:
    return isinstance(kind, type) and issubclass(kind, of) and kind is not of


class TestSchema:
    """The two descriptions of the files know every word the decoder knows."""

    text = (CONTENT / "SCHEMA.md").read_text(encoding="utf-8")

    def test_it_names_every_word(self) -> None:
        lists: list[type[Enum]] = [Confidence, *(kind for kind in vars(vocabulary).values() if is_made(kind, Enum))]
        words = {str(word.value) for kind in lists for word in kind}
        assert {word for word in words if not re.search(rf"\b{word}\b", self.text)} == set()

    def test_it_names_every_key(self) -> None:
        kinds: list[type] = [kind for kind in vars(decode).values() if is_made(kind, Definition)]
        written = {kind for kind in kinds if kind.__module__ == decode.__name__} | {definitions.Boost}
        written -= {decode.Files}
        keys = {key for kind in written for key in DECODER.keys_of(kind)}
        assert {key for key in keys if not re.search(rf"\b{key}\b", self.text)} == set()

    def test_editors_know_every_file(self) -> None:
        schema = content_schema()
        assert [part["$ref"].rpartition("/")[2] for part in schema["anyOf"]] == [
            "ArenaFile",
            "CardsFile",
            "DecksFile",
            "DiscsFile",
            "SetupFile",
            "ShotsFile",
        ]
        assert schema["$defs"]["CardShot"]["properties"]["shot"]["enum"] == [kind.value for kind in ShotKind]
        assert schema["$defs"]["Point"]["maxItems"] == 2
        assert json.dumps(schema)

    def test_every_block_must_say_its_source(self) -> None:
        for name, block in content_schema()["$defs"].items():
            if name.endswith("Fact"):
                assert {"source", "confidence", "value"} <= set(block["required"]), name


def test_provenance_is_kept() -> None:
    assert BOX.shot(ShotKind.LONGBOW).provenance == Provenance(
        source=Source.SEED, confidence=Confidence.HIGH, source_refs=("seed L744-748", "seed L565")
    )
    assert BOX.disc(DiscKind.WAVE).sized.source is Source.DESIGNED

"""Decode the content files of Catacombs Conquest: their structure, units and resulting definitions."""

from collections.abc import Mapping
from typing import Annotated, Final, TypeVar

import msgspec

from ludotheque.content.annotations import Between, Confidence, Definition, Id, OneOf
from ludotheque.content.decoder import Decoder, FilePosition, Special, ValueRefused
from ludotheque.content.problems import BrokenContent, Problem
from ludotheque.content.schema import Form, Schema, SchemaWriter
from ludotheque.games.catacombs.content.definitions import (
    Ability,
    AbilityDefinition,
    Amount,
    ArenaDefinition,
    ArmorDefinition,
    CardDefinition,
    CardShot,
    Content,
    DiscDefinition,
    FlickInput,
    Layout,
    NamedDefinition,
    NoiseProfile,
    Numerics,
    Placement,
    Point,
    Provenance,
    RoleDefinition,
    SetupDefinition,
    ShotDefinition,
    SignDefinition,
    Sourced,
    TargetedDefinition,
)
from ludotheque.games.catacombs.content.vocabulary import (
    Boundary,
    Character,
    DiscKind,
    RangeMode,
    Role,
    ShotKind,
    Sign,
    SizeClass,
    Surface,
    Team,
)


class Scaled(msgspec.Struct, frozen=True):
    """A number in the unit `written`, converted to `times` as many of `kept`, which must be whole."""

    times: int
    written: str
    kept: str


class Within(msgspec.Struct, frozen=True):
    """Any number between two bounds, both inclusive."""

    low: float
    high: float


_MM: Final = Scaled(1000, "mm", "micrometres")
_GRAM: Final = Scaled(1000, "g", "milligrams")
_DEGREE: Final = Scaled(1000, "degrees", "millidegrees")
_WHOLE: Final = Scaled(1_000_000, "parts of one", "millionths")
_SPEED: Final = Scaled(1_000_000, "m/s", "micrometres per second")
_PULL: Final = Scaled(1_000_000, "m/s2", "micrometres per second squared")
_ANY: Final = Within(0.0, 1e6)
_PORTION: Final = Within(0.0, 1.0)

Length = Annotated[int, _MM]
Mass = Annotated[int, _GRAM]
Angle = Annotated[int, _DEGREE]
Share = Annotated[int, _WHOLE]
Speed = Annotated[int, _SPEED]
Pull = Annotated[int, _PULL]
Real = Annotated[float, _ANY]
Portion = Annotated[float, _PORTION]

TOLERANCE: Final = 1e-6


def number(spot: FilePosition, value: object) -> float:
    """Read a number; refuse booleans and infinity."""
    if isinstance(value, bool) or not isinstance(value, int | float) or not abs(value) < float("inf"):
        spot.refuse(f"should be a number, is {value!r}")
    return value


def read_scaled(spot: FilePosition, value: object, scale: Scaled) -> int:
    """Return the number in stored units; negative lengths and the like are refused."""
    given = number(spot, value)
    scaled = given * scale.times
    if given < 0 or abs(scaled - round(scaled)) > TOLERANCE:
        spot.refuse(f"should be a whole number of {scale.kept} and not negative, is {value!r} {scale.written}")
    return round(scaled)


def read_real(spot: FilePosition, value: object, limits: Within) -> float:
    given = float(number(spot, value))
    if not limits.low <= given <= limits.high:
        spot.refuse(f"should be from {limits.low:g} to {limits.high:g}, is {value!r}")
    return given


def _read_point(_decoder: Decoder, spot: FilePosition, value: object) -> Point:
    if not isinstance(value, list) or len(value) != 2:
        spot.refuse(f"should be [x, y] in mm, is {value!r}")
    x, y = (read_scaled(spot, each, _MM) for each in value)
    return Point(x, y)


def _scaled_reader(scale: Scaled) -> Special:
    return lambda _decoder, spot, value: read_scaled(spot, value, scale)


def _real_reader(limits: Within) -> Special:
    return lambda _decoder, spot, value: read_real(spot, value, limits)


def _number_form(_writer: SchemaWriter) -> Schema:
    return {"type": "number", "minimum": 0}


def _point_form(_writer: SchemaWriter) -> Schema:
    return {"type": "array", "items": {"type": "number", "minimum": 0}, "minItems": 2, "maxItems": 2}


READERS: Final[Mapping[object, Special]] = {
    Point: _read_point,
    Length: _scaled_reader(_MM),
    Mass: _scaled_reader(_GRAM),
    Angle: _scaled_reader(_DEGREE),
    Share: _scaled_reader(_WHOLE),
    Speed: _scaled_reader(_SPEED),
    Pull: _scaled_reader(_PULL),
    Real: _real_reader(_ANY),
    Portion: _real_reader(_PORTION),
}
FORMS: Final[Mapping[object, Form]] = {**dict.fromkeys(READERS, _number_form), Point: _point_form}


class File(Definition, frozen=True, kw_only=True):
    """The common fields of a file."""

    schema_version: Annotated[int, Between(1, 1)]
    game: Annotated[str, OneOf(("catacombs_conquest",))]


class LengthFact(Provenance, frozen=True, kw_only=True):
    value: Length
    plausible_range: tuple[Length, ...] = ()


class SpeedFact(Provenance, frozen=True, kw_only=True):
    value: Speed
    plausible_range: tuple[Speed, ...] = ()


class ShareFact(Provenance, frozen=True, kw_only=True):
    value: Share
    plausible_range: tuple[Share, ...] = ()


class PortionFact(Provenance, frozen=True, kw_only=True):
    value: Portion
    plausible_range: tuple[Portion, ...] = ()


class RealFact(Provenance, frozen=True, kw_only=True):
    value: Real
    plausible_range: tuple[Real, ...] = ()


class CountFact(Provenance, frozen=True, kw_only=True):
    value: Annotated[int, Between(-99, 99)]


class Remark(Provenance, frozen=True, kw_only=True):
    """A known or explicitly unknown fact that no code uses."""

    value: object = None


class ArenaBlock(Definition, frozen=True, kw_only=True):
    width_mm: LengthFact
    height_mm: LengthFact
    boundary_modes: tuple[Boundary, ...]
    default_boundary: Boundary
    walled_size_fixed: Remark


class WallsBlock(Definition, frozen=True, kw_only=True):
    segments: CountFact
    layout: Remark
    segment_length_mm: Remark
    segment_height_mm: Remark
    material: Remark
    edition_conflict: str


class TeamsBlock(Definition, frozen=True, kw_only=True):
    sides: tuple[tuple[Team, Annotated[str, OneOf(("left", "right"))]], ...]
    sides_source: Provenance
    corner_gap_mm: LengthFact
    start_positions_mm: tuple[tuple[Character, Point], ...]
    start_positions_source: Provenance


class LayoutsBlock(Definition, frozen=True, kw_only=True):
    default: Id
    layouts: tuple[tuple[Id, tuple[Point, ...]], ...]
    provenance: Sourced


class SurfaceBlock(Definition, frozen=True, kw_only=True):
    gravity_m_s2: Pull
    friction: tuple[tuple[Surface, ShareFact], ...]
    default_friction_for: tuple[tuple[Boundary, Surface], ...]


class WallContactBlock(Definition, frozen=True, kw_only=True):
    restitution: PortionFact
    friction: RealFact
    walls_move: bool


class NumericsBlock(Definition, frozen=True, kw_only=True):
    rest_speed_m_s: Speed
    slow_contact_speed_m_s: Speed
    time_tie_s: Real
    max_sim_time_s: Real
    max_events: Annotated[int, Between(1, 1_000_000)]


class ArenaFile(File, frozen=True, kw_only=True):
    """The content of `arena.yaml`."""

    arena: ArenaBlock
    walls: WallsBlock
    teams: TeamsBlock
    obstacle_layouts_mm: LayoutsBlock
    surface: SurfaceBlock
    wall_contact: WallContactBlock
    numerics: NumericsBlock


class SizeBlock(Definition, frozen=True, kw_only=True):
    id: SizeClass
    name_fr: str
    diameter_mm: Length
    plausible_mm: tuple[Length, ...]
    thickness_mm: Length
    mass_g: Mass


class MassSource(Provenance, frozen=True, kw_only=True):
    formula: str


class SizeSources(Definition, frozen=True, kw_only=True):
    existence: Provenance
    millimetres: Provenance
    mass: MassSource


class PieceBlock(NamedDefinition, frozen=True, kw_only=True):
    """A kind of disc; its own thickness or mass overrides that of its size class."""

    id: DiscKind
    count: Amount
    per_team: Amount | None = None
    size_class: SizeClass
    thickness_mm: Length | None = None
    mass_g: Mass | None = None
    colours: tuple[tuple[Id, Id], ...] = ()
    count_source: Provenance
    size_source: Provenance
    colour_source: Provenance | None = None


class ContactBlock(Definition, frozen=True, kw_only=True):
    restitution_disc_disc: PortionFact
    friction_disc_disc: RealFact
    shape: Remark


class ComponentBlock(Provenance, frozen=True, kw_only=True):
    count: Amount
    per_team: Amount | None = None
    two_sided: tuple[str, ...] = ()


class DiscsFile(File, frozen=True, kw_only=True):
    """The content of `discs.yaml`."""

    size_classes: tuple[SizeBlock, ...]
    size_classes_source: SizeSources
    density_g_cm3: RealFact
    pieces: tuple[PieceBlock, ...]
    contact: ContactBlock
    other_components: tuple[tuple[Id, ComponentBlock], ...]


class RangeModeBlock(Provenance, frozen=True, kw_only=True):
    value: RangeMode
    alternatives: tuple[RangeMode, ...] = ()


class PlacementBlock(Definition, frozen=True, kw_only=True):
    projectile_range_mm: LengthFact
    range_mode: RangeModeBlock
    min_clearance_mm: LengthFact


class InputBlock(Definition, frozen=True, kw_only=True):
    command: object
    launch_speed: str
    speed_min_m_s: SpeedFact
    speed_max_m_s: SpeedFact
    typical_speed_m_s: Remark
    impulse_limits: str


class ProfileBlock(Definition, frozen=True, kw_only=True):
    angle_deg: Angle
    impulse_relative: Share
    note: str = ""


class NoiseBlock(Definition, frozen=True, kw_only=True):
    applied_to: tuple[str, ...]
    profiles: tuple[tuple[Id, ProfileBlock], ...]
    references: tuple[str, ...] = ()
    provenance: Sourced


class ShotsFile(File, frozen=True, kw_only=True):
    """The content of `shots.yaml`."""

    shots: tuple[ShotDefinition, ...]
    modifiers: tuple[TargetedDefinition, ...]
    placement: PlacementBlock
    flick_input: InputBlock
    execution_noise: NoiseBlock
    hit_rate_reference: object


class DeckFacts(Definition, frozen=True, kw_only=True):
    cards_per_team: CountFact
    teams: tuple[Team, ...]
    team_identified_by: str
    every_card_has_shot_sequence: Remark
    copies_per_design: Remark
    several_reset_cards_per_deck: Remark
    role_and_sign_effect_in_base_game: Remark


class KnownCard(NamedDefinition, frozen=True, kw_only=True):
    """A card that a source names; unknown values are omitted."""

    id: Id
    team: Team | None = None
    role: Role | None = None
    sign: Sign | None = None
    shots: tuple[CardShot, ...] | None = None
    ability: Ability | None = None
    armor: bool | None = None
    copies: Amount | None = None
    field_confidence: tuple[tuple[Id, Confidence], ...]
    provenance: Sourced


class SequenceBlock(Definition, frozen=True, kw_only=True):
    shots: tuple[CardShot, ...]
    provenance: Sourced


class CardsFile(File, frozen=True, kw_only=True):
    """The content of `cards.yaml`: what is known of the printed cards."""

    deck_facts: DeckFacts
    printed_fields: tuple[Id, ...]
    roles: tuple[RoleDefinition, ...]
    signs: tuple[SignDefinition, ...]
    abilities: tuple[AbilityDefinition, ...]
    armor: ArmorDefinition
    cards: tuple[KnownCard, ...]
    unattributed_sequences: tuple[SequenceBlock, ...]
    coverage: object


class DecksFile(File, frozen=True, kw_only=True):
    """The content of `cards_designed.yaml`: the decks in use."""

    replace_when_real_cards_become_known: bool
    design_budget: object
    balance_check: object
    composition_per_team: tuple[tuple[Id, Amount], ...]
    decks: tuple[tuple[Team, tuple[CardDefinition, ...]], ...]


class HealthBlock(Definition, frozen=True, kw_only=True):
    start_per_team: CountFact


class HandsBlock(Definition, frozen=True, kw_only=True):
    per_player: CountFact
    lone_player_of_three: CountFact
    two_players_alternative: CountFact
    draw_at_end_delta: CountFact


class SetupFile(File, frozen=True, kw_only=True):
    """The content of `setup.yaml`."""

    health: HealthBlock
    hands: HandsBlock


class Files(Definition, frozen=True, kw_only=True):
    """The content of all files."""

    arena: ArenaFile
    cards: CardsFile
    cards_designed: DecksFile
    discs: DiscsFile
    setup: SetupFile
    shots: ShotsFile


FILE_NAMES: Final = ("arena", "cards", "cards_designed", "discs", "setup", "shots")


T = TypeVar("T")

DECODER: Final = Decoder(READERS)
TOKENS: Final = "health_tokens"


def decode_files(contents: Mapping[str, object]) -> Files:
    """Return the files by name; errors of all files are reported together."""
    problems: list[Problem] = []
    arena = _part(ArenaFile, "arena", contents, problems)
    cards = _part(CardsFile, "cards", contents, problems)
    decks = _part(DecksFile, "cards_designed", contents, problems)
    discs = _part(DiscsFile, "discs", contents, problems)
    setup = _part(SetupFile, "setup", contents, problems)
    shots = _part(ShotsFile, "shots", contents, problems)
    if not (arena and cards and decks and discs and setup and shots) or problems:
        raise BrokenContent(problems)
    return Files(arena=arena, cards=cards, cards_designed=decks, discs=discs, setup=setup, shots=shots)


def _part(kind: type[T], name: str, contents: Mapping[str, object], problems: list[Problem]) -> T | None:
    """Decode one file, or record its problems and return `None`."""
    try:
        return DECODER.read(kind, FilePosition(f"{name}.yaml", {}, problems), contents[name])
    except ValueRefused:
        return None


def assembled(files: Files) -> Content:
    """Return the complete content; it is consistent only if `content.check` finds no problem."""
    cards, shots = files.cards, files.shots
    return Content(
        setup=_setup(files),
        arena=_arena(files.arena, files.discs),
        discs=tuple(_disc(kind, files.discs) for kind in DiscKind),
        shots=tuple(next(shot for shot in shots.shots if shot.id is kind) for kind in ShotKind),
        targeted=shots.modifiers[0],
        abilities=cards.abilities,
        armor=cards.armor,
        roles=cards.roles,
        signs=cards.signs,
        decks=tuple((team, dict(files.cards_designed.decks)[team]) for team in Team),
        profiles=_profiles(shots),
        placement=_placement(shots),
        flick_input=FlickInput(
            slowest_um_s=shots.flick_input.speed_min_m_s.value,
            fastest_um_s=shots.flick_input.speed_max_m_s.value,
        ),
    )


def _setup(files: Files) -> SetupDefinition:
    hands = files.setup.hands
    return SetupDefinition(
        deck_size=files.cards.deck_facts.cards_per_team.value,
        tokens=dict(files.discs.other_components)[TOKENS].count,
        start_health=files.setup.health.start_per_team.value,
        hand=hands.per_player.value,
        lone_hand=hands.lone_player_of_three.value,
        two_player_hands=(hands.per_player.value, hands.two_players_alternative.value),
        draw_at_end_hand_delta=hands.draw_at_end_delta.value,
    )


def _arena(file: ArenaFile, discs: DiscsFile) -> ArenaDefinition:
    surface, numbers, layouts = file.surface, file.numerics, file.obstacle_layouts_mm
    return ArenaDefinition(
        width_um=file.arena.width_mm.value,
        height_um=file.arena.height_mm.value,
        boundaries=file.arena.boundary_modes,
        default_boundary=file.arena.default_boundary,
        gravity_um_s2=surface.gravity_m_s2,
        friction=tuple((name, fact.value) for name, fact in surface.friction),
        surfaces=surface.default_friction_for,
        restitution_wall=file.wall_contact.restitution.value,
        restitution_disc=discs.contact.restitution_disc_disc.value,
        starts=tuple((character, dict(file.teams.start_positions_mm)[character]) for character in Character),
        layouts=tuple(Layout(id=name, spots=spots) for name, spots in layouts.layouts),
        default_layout=layouts.default,
        numerics=Numerics(
            rest_speed_um_s=numbers.rest_speed_m_s,
            slow_contact_speed_um_s=numbers.slow_contact_speed_m_s,
            time_tie_s=numbers.time_tie_s,
            max_sim_time_s=numbers.max_sim_time_s,
            max_events=numbers.max_events,
        ),
    )


def _disc(kind: DiscKind, file: DiscsFile) -> DiscDefinition:
    """Return a kind of disc; its size class gives the values that the piece itself does not."""
    piece = next(piece for piece in file.pieces if piece.id is kind)
    size = next(size for size in file.size_classes if size.id is piece.size_class)
    return DiscDefinition(
        id=piece.id,
        name_en=piece.name_en,
        name_fr=piece.name_fr,
        count=piece.count,
        size_class=piece.size_class,
        radius_um=size.diameter_mm // 2,
        thickness_um=size.thickness_mm if piece.thickness_mm is None else piece.thickness_mm,
        mass_mg=size.mass_g if piece.mass_g is None else piece.mass_g,
        colours=piece.colours,
        sized=file.size_classes_source.millimetres,
    )


def _profiles(file: ShotsFile) -> tuple[NoiseProfile, ...]:
    return tuple(
        NoiseProfile(id=name, angle_mdeg=profile.angle_deg, impulse_ppm=profile.impulse_relative)
        for name, profile in file.execution_noise.profiles
    )


def _placement(file: ShotsFile) -> Placement:
    block = file.placement
    return Placement(
        range_um=block.projectile_range_mm.value,
        min_clearance_um=block.min_clearance_mm.value,
        range_modes=(block.range_mode.value, *block.range_mode.alternatives),
    )

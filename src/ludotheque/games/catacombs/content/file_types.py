"""What each content file of Catacombs Conquest may contain; every number says who gives it."""

from typing import Annotated, Final

from ludotheque.content.annotations import Between, Id, OneOf
from ludotheque.content.provenance import Confidence
from ludotheque.games.catacombs.content.definitions import (
    Ability,
    AbilitySheet,
    Amount,
    ArmorSheet,
    CardSheet,
    CardShot,
    Definition,
    NamedDefinition,
    Point,
    Provenance,
    RoleSheet,
    ShotSheet,
    SignSheet,
    Sourced,
    TargetedSheet,
)
from ludotheque.games.catacombs.content.units import Angle, Length, Mass, Portion, Pull, Real, Share, Speed
from ludotheque.games.catacombs.content.vocabulary import (
    Boundary,
    Character,
    DiscKind,
    RangeMode,
    Role,
    Sign,
    SizeClass,
    Surface,
    Team,
)


class File(Definition, frozen=True, kw_only=True):
    """A file says what it is."""

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
    """Something known, or known to be unknown, that nothing is computed from."""

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
    """`arena.yaml`."""

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
    """A kind of disc; a thickness or mass of its own goes before that of its size class."""

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
    """`discs.yaml`."""

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
    """`shots.yaml`."""

    shots: tuple[ShotSheet, ...]
    modifiers: tuple[TargetedSheet, ...]
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
    """A card that a source names; what no source gives is left out."""

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
    """`cards.yaml`: what is known of the printed cards."""

    deck_facts: DeckFacts
    printed_fields: tuple[Id, ...]
    roles: tuple[RoleSheet, ...]
    signs: tuple[SignSheet, ...]
    abilities: tuple[AbilitySheet, ...]
    armor: ArmorSheet
    cards: tuple[KnownCard, ...]
    unattributed_sequences: tuple[SequenceBlock, ...]
    coverage: object


class DecksFile(File, frozen=True, kw_only=True):
    """`cards_designed.yaml`: the decks that are played."""

    replace_when_real_cards_become_known: bool
    design_budget: object
    balance_check: object
    composition_per_team: tuple[tuple[Id, Amount], ...]
    decks: tuple[tuple[Team, tuple[CardSheet, ...]], ...]


class HealthBlock(Definition, frozen=True, kw_only=True):
    start_per_team: CountFact


class HandsBlock(Definition, frozen=True, kw_only=True):
    per_player: CountFact
    lone_player_of_three: CountFact
    two_players_alternative: CountFact
    draw_at_end_delta: CountFact


class SetupFile(File, frozen=True, kw_only=True):
    """`setup.yaml`."""

    health: HealthBlock
    hands: HandsBlock


class Files(Definition, frozen=True, kw_only=True):
    """All files, as they were read."""

    arena: ArenaFile
    cards: CardsFile
    cards_designed: DecksFile
    discs: DiscsFile
    setup: SetupFile
    shots: ShotsFile


FILE_NAMES: Final = ("arena", "cards", "cards_designed", "discs", "setup", "shots")

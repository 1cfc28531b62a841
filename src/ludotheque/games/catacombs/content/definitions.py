"""The content of Catacombs Conquest in whole numbers: micrometers, milligrams, millidegrees and millionths."""

from typing import Annotated, Final

import msgspec

from ludotheque.content.annotations import OURS, Between, Confidence, Definition, Flat, Id, Matching, OneOf
from ludotheque.games.catacombs.content.vocabulary import (
    AbilityKind,
    Boundary,
    Character,
    DiscKind,
    Family,
    Origin,
    RangeMode,
    Role,
    ShotKind,
    Sign,
    SizeClass,
    Source,
    Surface,
    Team,
    Trigger,
)

MILLION: Final = 1_000_000

Amount = Annotated[int, Between(1, 99)]
Count = Annotated[int, Between(0, 999)]
RuleId = Annotated[str, Matching(r"CC-[A-Z]+-\d+", "the number of a rule, as CC-SHOT-5")]


class Provenance(Definition, frozen=True, kw_only=True):
    """The source of a block or a number, and its confidence."""

    source: Source
    confidence: Confidence
    source_refs: tuple[str, ...] = ()
    note: str = ""


Sourced = Annotated[Provenance, Flat()]


class NamedDefinition(Definition, frozen=True, kw_only=True):
    """A block with a name in both languages."""

    name_en: str
    name_fr: str
    name_fr_source: Annotated[str, OneOf((OURS,))] = ""  # the rulebook's own word, unless it has none


class Boost(Definition, frozen=True, kw_only=True):
    """CC-SHOT-13, CC-SHOT-14: a hand card thrown away after a scoring hit."""

    cost: Annotated[str, OneOf(("discard_one_hand_card",))]
    requires: Annotated[str, OneOf(("at_least_one_scoring_hit",))]
    max_per_shot: Amount
    extra_damage_total: Amount


class ShotDefinition(NamedDefinition, frozen=True, kw_only=True):
    """One of the eight shots."""

    id: ShotKind
    family: Family
    flicked_disc: DiscKind  # for a character: the active one; in the obstacle step a move flicks an obstacle
    damage: Count  # per enemy hit
    icon_colour: str = ""
    placed_projectile: bool
    origin: Origin | None = None  # where a projectile starts
    can_be_targeted: bool
    boost: Boost | None = None
    rules: tuple[RuleId, ...]
    provenance: Sourced


class TargetedDefinition(
    NamedDefinition, frozen=True, kw_only=True, rename={"extra_flicks": "extra_flicks_after_miss"}
):
    """CC-TARGET: the modifier of ranged shots."""

    id: Annotated[str, OneOf(("targeted",))]
    applies_to_family: Family
    extra_flicks: Count  # from where the projectile stopped; each may be declined
    rules: tuple[RuleId, ...]
    provenance: Sourced


class CardShot(Definition, frozen=True, kw_only=True):
    """One icon of a shot sequence."""

    shot: ShotKind
    targeted: bool = False


class Ability(Definition, frozen=True, kw_only=True):
    """The ability of a card: its amount and its shot; the `AbilityDefinition` says when it acts."""

    id: AbilityKind
    amount: Amount | None = None  # tokens healed or stolen
    applies_to_shot: ShotKind | None = None  # acts on damage by this shot of the card


class CardDefinition(NamedDefinition, frozen=True, kw_only=True):
    """One card design of a deck (CC-COMP-7)."""

    id: Id
    team: Team
    copies: Amount
    class_en: str
    class_fr: str
    role: Role
    sign: Sign
    shots: tuple[CardShot, ...]
    ability: Ability | None = None
    armor: bool
    designed_fields: tuple[str, ...] = ()  # for a card from the rulebook: the fields that are ours
    source: Source
    confidence: Confidence
    note: str = ""


class AbilityDefinition(NamedDefinition, frozen=True, kw_only=True):
    """The common values of all abilities of one kind."""

    id: AbilityKind
    trigger: Trigger
    trigger_confidence: Confidence | None = None  # if it differs from that of the other values
    optional: bool
    amount: Amount | None = None
    rules: tuple[RuleId, ...]
    provenance: Sourced


class ArmorDefinition(NamedDefinition, frozen=True, kw_only=True):
    """The armor icon (CC-ARMOR)."""

    rules: tuple[RuleId, ...]
    provenance: Sourced


class RoleDefinition(NamedDefinition, frozen=True, kw_only=True):
    id: Role


class SignDefinition(NamedDefinition, frozen=True, kw_only=True):
    id: Sign


class DiscDefinition(NamedDefinition, frozen=True, kw_only=True):
    """A kind of disc."""

    id: DiscKind
    count: Amount
    size_class: SizeClass
    radius_um: int
    thickness_um: int
    mass_mg: int
    colours: tuple[tuple[str, str], ...] = ()  # by character, or under "all"
    sized: Provenance  # the source of the measurements


class Point(msgspec.Struct, frozen=True):
    """A place in whole micrometers from the lower left inner corner, x along the long side."""

    x: int
    y: int


class Layout(Definition, frozen=True, kw_only=True):
    """The starting positions of the obstacles (CC-SETUP-2)."""

    id: str
    spots: tuple[Point, ...]


class Numerics(Definition, frozen=True, kw_only=True):
    """The numeric limits of the physics (CC-PHYS-6, CC-PHYS-8, CC-PHYS-9)."""

    rest_speed_um_s: int
    slow_contact_speed_um_s: int
    time_tie_s: float
    max_sim_time_s: float
    max_events: int


class ArenaDefinition(Definition, frozen=True, kw_only=True):
    """The rectangle, its boundary and material, and the starting positions of discs."""

    width_um: int
    height_um: int
    boundaries: tuple[Boundary, ...]
    default_boundary: Boundary
    gravity_um_s2: int
    friction: tuple[tuple[Surface, int], ...]  # millionths
    surfaces: tuple[tuple[Boundary, Surface], ...]  # the surface inside each boundary
    restitution_wall: float
    restitution_disc: float
    starts: tuple[tuple[Character, Point], ...]  # CC-SETUP-3, in the order of `Character`
    layouts: tuple[Layout, ...]
    default_layout: str
    numerics: Numerics

    def slowing_um_s2(self, boundary: Boundary) -> int:
        """Return mu * g, as the physics needs it (CC-PHYS-2)."""
        return dict(self.friction)[dict(self.surfaces)[boundary]] * self.gravity_um_s2 // MILLION


class NoiseProfile(Definition, frozen=True, kw_only=True):
    """The standard deviations of a finger, in the units of `physics.noise.Noise` (CC-NOISE-1)."""

    id: str
    angle_mdeg: int
    impulse_ppm: int  # of the commanded impulse, and therefore of the speed


class Placement(Definition, frozen=True, kw_only=True):
    """The placement of projectiles (CC-RANGE-1 to CC-RANGE-3)."""

    range_um: int
    min_clearance_um: int
    range_modes: tuple[RangeMode, ...]  # the default first


class FlickInput(Definition, frozen=True, kw_only=True):
    """The slowest and the fastest launch (CC-INPUT-1)."""

    slowest_um_s: int
    fastest_um_s: int


class SetupDefinition(Definition, frozen=True, kw_only=True):
    """The values at the start of a game (CC-COMP-4, CC-SETUP-5 to CC-SETUP-9)."""

    deck_size: int
    tokens: int
    start_health: int  # per team, unless an option overrides it
    hand: int
    lone_hand: int  # for the single player of a team in a game of three
    two_player_hands: tuple[int, ...]  # the default first
    draw_at_end_hand_delta: int  # CC-ADV-1


class Content(Definition, frozen=True, kw_only=True):
    """The complete content of the game."""

    setup: SetupDefinition
    arena: ArenaDefinition
    discs: tuple[DiscDefinition, ...]  # in the order of `DiscKind`
    shots: tuple[ShotDefinition, ...]  # in the order of `ShotKind`
    targeted: TargetedDefinition
    abilities: tuple[AbilityDefinition, ...]
    armor: ArmorDefinition
    roles: tuple[RoleDefinition, ...]
    signs: tuple[SignDefinition, ...]
    decks: tuple[tuple[Team, tuple[CardDefinition, ...]], ...]  # in the order of `Team`
    profiles: tuple[NoiseProfile, ...]
    placement: Placement
    flick_input: FlickInput

    def cards(self) -> tuple[CardDefinition, ...]:
        """Return every card design by team, in the order of the files; its index is a fixed number of the card."""
        return tuple(card for _team, deck in self.decks for card in deck)

    def disc(self, kind: DiscKind) -> DiscDefinition:
        return next(disc for disc in self.discs if disc.id is kind)

    def ability(self, kind: AbilityKind) -> AbilityDefinition:
        return next(ability for ability in self.abilities if ability.id is kind)

    def shot(self, kind: ShotKind) -> ShotDefinition:
        return next(shot for shot in self.shots if shot.id is kind)

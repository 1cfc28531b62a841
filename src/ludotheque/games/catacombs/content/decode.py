"""From the content files to the sheets that are played with."""

from collections.abc import Mapping
from typing import Final, TypeVar

from ludotheque.content.decoder import Decoder, Refused, Spot
from ludotheque.content.problems import BrokenContent, Problem
from ludotheque.games.catacombs.content.definitions import (
    ArenaSheet,
    Content,
    DiscSheet,
    FlickInput,
    Layout,
    NoiseProfile,
    Numerics,
    Placement,
    SetupSheet,
)
from ludotheque.games.catacombs.content.file_types import (
    ArenaFile,
    CardsFile,
    DecksFile,
    DiscsFile,
    Files,
    SetupFile,
    ShotsFile,
)
from ludotheque.games.catacombs.content.units import READERS
from ludotheque.games.catacombs.content.vocabulary import Character, DiscKind, ShotKind, Team

T = TypeVar("T")

DECODER: Final = Decoder(READERS)
TOKENS: Final = "health_tokens"


def decode_files(contents: Mapping[str, object]) -> Files:
    """What the files say, by their names; every file is read before any is refused."""
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
    """One file, or nothing and its problems."""
    try:
        return DECODER.read(kind, Spot(f"{name}.yaml", {}, problems), contents[name])
    except Refused:
        return None


def assembled(files: Files) -> Content:
    """Everything in the box; sound only if the checks of `content_check` find nothing."""
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


def _setup(files: Files) -> SetupSheet:
    hands = files.setup.hands
    return SetupSheet(
        deck_size=files.cards.deck_facts.cards_per_team.value,
        tokens=dict(files.discs.other_components)[TOKENS].count,
        start_health=files.setup.health.start_per_team.value,
        hand=hands.per_player.value,
        lone_hand=hands.lone_player_of_three.value,
        two_player_hands=(hands.per_player.value, hands.two_players_alternative.value),
        draw_at_end_hand_delta=hands.draw_at_end_delta.value,
    )


def _arena(file: ArenaFile, discs: DiscsFile) -> ArenaSheet:
    surface, numbers, layouts = file.surface, file.numerics, file.obstacle_layouts_mm
    return ArenaSheet(
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


def _disc(kind: DiscKind, file: DiscsFile) -> DiscSheet:
    """A kind of disc; its size class says what the piece itself does not."""
    piece = next(piece for piece in file.pieces if piece.id is kind)
    size = next(size for size in file.size_classes if size.id is piece.size_class)
    return DiscSheet(
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

"""Do the arena and its discs make sense: sizes, masses, start positions that favour nobody, and the physics' limits?"""

from collections import Counter
from enum import Enum
from itertools import combinations
from math import hypot, pi
from typing import Final

import msgspec

from ludotheque.content.problems import Findings
from ludotheque.games.catacombs.content.definitions import Point
from ludotheque.games.catacombs.content.file_types import ArenaFile, DiscsFile, Files, PieceBlock
from ludotheque.games.catacombs.content.vocabulary import Boundary, Character, DiscKind, SizeClass, Team
from ludotheque.games.catacombs.physics.contact_times import SLOW
from ludotheque.games.catacombs.physics.flicks import LONGEST, MOST_EVENTS, TIE

COUNTS: Final = {  # CC-COMP-3
    DiscKind.CHARACTER: 4,
    DiscKind.OBSTACLE: 5,
    DiscKind.MISSILE: 2,
    DiscKind.LONGBOW: 1,
    DiscKind.FIREBALL: 1,
    DiscKind.WAVE: 1,
}
COMPONENTS: Final = {"health_tokens": 24, "turn_markers": 2, "wall_segments": 10}  # CC-COMP-4 to CC-COMP-6
MASS_TOLERANCE: Final = 10.0  # milligrams: masses are given to the hundredth of a gram


class Lying(msgspec.Struct, frozen=True):
    """A disc at its start."""

    name: str
    spot: Point
    radius: int


def check_once(out: Findings, path: str, found: list[Enum], wanted: type[Enum]) -> None:
    """Every word of a list is there, and once."""
    counts = Counter(word.value for word in found)
    for word in wanted:
        times = counts[word.value]
        out.need(times == 1, path, f"{word.value} should be there once, is there {times} times")


def check_ranges(out: Findings, path: str, block: object) -> None:
    """A number lies in the range that its own block calls plausible."""
    if isinstance(block, msgspec.Struct):
        between = getattr(block, "plausible_range", ())
        if between:
            value = getattr(block, "value", None)
            sound = len(between) == 2 and between[0] <= value <= between[1]
            out.need(sound, path, f"{value} does not lie in the plausible range {list(between)}")
        for name in block.__struct_fields__:
            check_ranges(out, f"{path}/{name}" if path else name, getattr(block, name))
    elif isinstance(block, tuple):
        for entry in block:
            check_ranges(out, path, entry)


def check_arena(out: Findings, files: Files) -> None:
    """`arena.yaml`."""
    file = files.arena
    check_ranges(out, "", file)
    _check_boundaries(out, file)
    segments = COMPONENTS["wall_segments"]
    out.need(file.walls.segments.value == segments, "walls/segments", f"there are {segments} of them (CC-COMP-6)")
    _check_numerics(out, file)
    _check_places(out, file, files.discs)


def _check_boundaries(out: Findings, file: ArenaFile) -> None:
    block = file.arena
    for name, fact in (("width_mm", block.width_mm), ("height_mm", block.height_mm)):
        out.need(fact.value % 2 == 0, f"arena/{name}", "half of it should be a whole number of micrometres")
    out.need(block.width_mm.value > block.height_mm.value, "arena", "the width is the long side (CC-SETUP-1)")
    check_once(out, "arena/boundary_modes", list(block.boundary_modes), Boundary)
    slides = [boundary for boundary, _surface in file.surface.default_friction_for]
    check_once(out, "surface/default_friction_for", list(slides), Boundary)
    known = [surface for surface, _fact in file.surface.friction]
    for boundary, surface in file.surface.default_friction_for:
        path = f"surface/default_friction_for/{boundary.value}"
        out.need(surface in known, path, f"there is no friction of {surface.value}")
    for surface, friction in file.surface.friction:
        out.need(friction.value > 0, f"surface/friction/{surface.value}", "a disc must come to rest (CC-PHYS-2)")
    out.need(not file.wall_contact.walls_move, "wall_contact/walls_move", "walls do not move (CC-PHYS-5)")


def _check_numerics(out: Findings, file: ArenaFile) -> None:
    """The file tells the limits of the physics, which has them as constants."""
    numbers = file.numerics
    told = {
        "rest_speed_m_s": (numbers.rest_speed_m_s, SLOW),
        "slow_contact_speed_m_s": (numbers.slow_contact_speed_m_s, SLOW),
        "time_tie_s": (numbers.time_tie_s, TIE),
        "max_sim_time_s": (numbers.max_sim_time_s, LONGEST),
        "max_events": (numbers.max_events, MOST_EVENTS),
    }
    for name, (number, built_in) in told.items():
        out.need(number == built_in, f"numerics/{name}", f"the physics works with {built_in:g}, not {number:g}")


def _check_places(out: Findings, file: ArenaFile, discs: DiscsFile) -> None:
    """CC-SETUP-2 to CC-SETUP-4."""
    path = "teams/start_positions_mm"
    starts = file.teams.start_positions_mm
    check_once(out, path, [character for character, _spot in starts], Character)
    check_once(out, "teams/sides", [team for team, _side in file.teams.sides], Team)
    out.need(len({side for _team, side in file.teams.sides}) == len(Team), "teams/sides", "each team has its own side")
    radius = _radius(discs, DiscKind.CHARACTER)
    characters = [Lying(character.value, spot, radius) for character, spot in starts]
    _check_lying(out, path, characters, file)
    _check_corners(out, path, characters, file)
    layouts = file.obstacle_layouts_mm
    names = [name for name, _spots in layouts.layouts]
    known = f"unknown layout {layouts.default!r}; allowed: {', '.join(names)}"
    out.need(layouts.default in names, "obstacle_layouts_mm/default", known)
    radius, count = _radius(discs, DiscKind.OBSTACLE), COUNTS[DiscKind.OBSTACLE]
    for name, spots in layouts.layouts:
        path = f"obstacle_layouts_mm/layouts/{name}"
        out.need(len(spots) == count, path, f"{len(spots)} obstacles, not {count} (CC-COMP-3)")
        obstacles = [Lying(f"obstacle {number}", spot, radius) for number, spot in enumerate(spots, 1)]
        _check_lying(out, path, obstacles, file)
        _check_apart(out, path, [*characters, *obstacles])


def _radius(discs: DiscsFile, kind: DiscKind) -> int:
    """Of a kind of disc; what is missing is told where it is missing."""
    sizes = {size.id: size.diameter_mm // 2 for size in discs.size_classes}
    return next((sizes.get(piece.size_class, 0) for piece in discs.pieces if piece.id is kind), 0)


def _check_lying(out: Findings, path: str, lying: list[Lying], file: ArenaFile) -> None:
    """Inside the arena, and unchanged by a half turn about its centre."""
    width, height = file.arena.width_mm.value, file.arena.height_mm.value
    spots = {disc.spot for disc in lying}
    for disc in lying:
        spot, rim = disc.spot, disc.radius
        inside = rim <= spot.x <= width - rim and rim <= spot.y <= height - rim
        out.need(inside, path, f"{disc.name} does not lie inside the arena (CC-SETUP-4)")
        turned = Point(width - spot.x, height - spot.y)
        opposite = f"[{turned.x / 1000:g}, {turned.y / 1000:g}]"
        symmetric = f"nothing lies at {opposite}, opposite {disc.name}: half a turn changes it (CC-SETUP-2, CC-SETUP-4)"
        out.need(turned in spots, path, symmetric)


def _check_apart(out: Findings, path: str, lying: list[Lying]) -> None:
    for one, other in combinations(lying, 2):
        apart = hypot(one.spot.x - other.spot.x, one.spot.y - other.spot.y) >= one.radius + other.radius
        out.need(apart, path, f"{one.name} and {other.name} overlap (CC-SETUP-4)")


def _check_corners(out: Findings, path: str, characters: list[Lying], file: ArenaFile) -> None:
    """CC-SETUP-3: a team has its short side, each character a corner of it."""
    width, height, gap = file.arena.width_mm.value, file.arena.height_mm.value, file.teams.corner_gap_mm.value
    sides = {team.value: side for team, side in file.teams.sides}
    corners = Counter((disc.spot.x < width / 2, disc.spot.y < height / 2) for disc in characters)
    out.need(all(count == 1 for count in corners.values()), path, "each corner holds one character (CC-SETUP-3)")
    for disc in characters:
        team = disc.name.partition("_")[0]
        is_left = disc.spot.x < width / 2
        side = "left" if is_left else "right"
        out.need(sides.get(team) == side, path, f"{disc.name} lies on the {side} side, which is not its team's")
        across = disc.spot.x if is_left else width - disc.spot.x
        along = min(disc.spot.y, height - disc.spot.y)
        gaps = (across - disc.radius, along - disc.radius)
        near = f"{disc.name} should be {gap / 1000:g} mm from both walls of its corner (corner_gap_mm)"
        out.need(gaps == (gap, gap), path, near)


def check_discs(out: Findings, files: Files) -> None:
    """`discs.yaml`."""
    file = files.discs
    check_ranges(out, "", file)
    check_once(out, "size_classes", [size.id for size in file.size_classes], SizeClass)
    widths = [size.diameter_mm for size in file.size_classes]
    out.need(widths == sorted(set(widths)), "size_classes", "sizes go from very small to very large (CC-COMP-8)")
    for size in file.size_classes:
        path = f"size_classes[{size.id.value}]"
        out.need(size.diameter_mm % 2 == 0, path, "half the diameter should be a whole number of micrometres")
        plausible = size.plausible_mm
        sound = len(plausible) == 2 and plausible[0] <= size.diameter_mm <= plausible[1]
        out.need(sound, path, "the diameter does not lie in plausible_mm")
        _check_mass(out, path, file, (size.diameter_mm, size.thickness_mm, size.mass_g))
    check_once(out, "pieces", [piece.id for piece in file.pieces], DiscKind)
    for piece in file.pieces:
        _check_piece(out, f"pieces[{piece.id.value}]", piece, file)
    found = {name: component.count for name, component in file.other_components}
    for name, count in COMPONENTS.items():
        out.need(found.get(name) == count, f"other_components/{name}", f"there are {count} of them in the box")
    for name in [name for name in found if name not in (*COMPONENTS, "plastic_stands")]:
        out.need(False, f"other_components/{name}", "is a component that nobody knows")


def _check_piece(out: Findings, path: str, piece: PieceBlock, file: DiscsFile) -> None:
    count = COUNTS[piece.id]
    out.need(piece.count == count, path, f"{piece.count} discs, not {count} (CC-COMP-3)")
    is_character = piece.id is DiscKind.CHARACTER
    per_team = piece.per_team == count // len(Team) if is_character else piece.per_team is None
    out.need(per_team, path, "per_team is for characters: half of them (CC-COMP-3)")
    allowed = [character.value for character in Character] if is_character else ["all"]
    for name, _colour in piece.colours:
        out.need(name in allowed, f"{path}/colours", f"unknown key {name!r}; allowed: {', '.join(allowed)}")
    own = (piece.thickness_mm is None, piece.mass_g is None)
    out.need(own[0] == own[1], path, "a thickness of its own needs a mass of its own")
    size = next((size for size in file.size_classes if size.id is piece.size_class), None)
    if size is not None and piece.thickness_mm is not None and piece.mass_g is not None:
        _check_mass(out, path, file, (size.diameter_mm, piece.thickness_mm, piece.mass_g))


def _check_mass(out: Findings, path: str, file: DiscsFile, disc: tuple[int, int, int]) -> None:
    """The mass follows from diameter, thickness and density: micrometres cubed times 1e-9 are cubic millimetres."""
    diameter, thickness, mass = disc
    wanted = file.density_g_cm3.value * pi * (diameter / 2) ** 2 * thickness * 1e-9
    sound = abs(mass - wanted) <= MASS_TOLERANCE
    out.need(sound, path, f"a disc of this size weighs {wanted / 1000:.2f} g, not {mass / 1000:g} g")

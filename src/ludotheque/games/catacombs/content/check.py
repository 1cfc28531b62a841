"""Check the content of Catacombs Conquest: arena, cards and shots."""

from collections import Counter
from enum import Enum
from functools import reduce
from itertools import combinations
from math import hypot, pi
from operator import or_
from pathlib import Path
from typing import Final

import msgspec

from ludotheque.content.annotations import Confidence
from ludotheque.content.checker import ContentSupport, problems_of_file
from ludotheque.content.problems import BrokenContent, Findings, Problem
from ludotheque.content.schema import Schema, SchemaWriter
from ludotheque.games.catacombs.content.decode import (
    DECODER,
    FILE_NAMES,
    FORMS,
    ArenaFile,
    CardsFile,
    DecksFile,
    DiscsFile,
    Files,
    KnownCard,
    PieceBlock,
    SetupFile,
    ShotsFile,
)
from ludotheque.games.catacombs.content.definitions import Ability, CardDefinition, CardShot, Point, ShotDefinition
from ludotheque.games.catacombs.content.loader import CONTENT, read_files
from ludotheque.games.catacombs.content.vocabulary import (
    AbilityKind,
    Boundary,
    Character,
    DiscKind,
    Family,
    RangeMode,
    Role,
    ShotKind,
    Sign,
    SizeClass,
    Source,
    Team,
    Trigger,
)
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
MASS_TOLERANCE: Final = 10.0  # milligrams: masses have two decimals of a gram


class Lying(msgspec.Struct, frozen=True):
    """A disc at its starting position."""

    name: str
    spot: Point
    radius: int


def check_once(out: Findings, path: str, found: list[Enum], wanted: type[Enum]) -> None:
    """Check that a list has every word exactly once."""
    counts = Counter(word.value for word in found)
    for word in wanted:
        times = counts[word.value]
        out.need(times == 1, path, f"{word.value} should be there once, is there {times} times")


def check_ranges(out: Findings, path: str, block: object) -> None:
    """Check that numbers are in the plausible range given by their own block."""
    if isinstance(block, msgspec.Struct):
        between = getattr(block, "plausible_range", ())
        if between:
            value = getattr(block, "value", None)
            sound = len(between) == 2 and between[0] <= value <= between[1]
            out.need(sound, path, f"{value} is not in the plausible range {list(between)}")
        for name in block.__struct_fields__:
            check_ranges(out, f"{path}/{name}" if path else name, getattr(block, name))
    elif isinstance(block, tuple):
        for entry in block:
            check_ranges(out, path, entry)


def check_arena(out: Findings, files: Files) -> None:
    """Check `arena.yaml`."""
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
    """Check that the file states the limits of the physics, which are constants in the code."""
    numbers = file.numerics
    known = {
        "rest_speed_m_s": (numbers.rest_speed_m_s, SLOW),
        "slow_contact_speed_m_s": (numbers.slow_contact_speed_m_s, SLOW),
        "time_tie_s": (numbers.time_tie_s, TIE),
        "max_sim_time_s": (numbers.max_sim_time_s, LONGEST),
        "max_events": (numbers.max_events, MOST_EVENTS),
    }
    for name, (number, built_in) in known.items():
        out.need(number == built_in, f"numerics/{name}", f"the physics works with {built_in:g}, not {number:g}")


def _check_places(out: Findings, file: ArenaFile, discs: DiscsFile) -> None:
    """Check the layouts and starting positions (CC-SETUP-2 to CC-SETUP-4)."""
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
    """Return the radius of a kind of disc; missing kinds are reported elsewhere."""
    sizes = {size.id: size.diameter_mm // 2 for size in discs.size_classes}
    return next((sizes.get(piece.size_class, 0) for piece in discs.pieces if piece.id is kind), 0)


def _check_lying(out: Findings, path: str, lying: list[Lying], file: ArenaFile) -> None:
    """Check that discs are inside the arena, and symmetric under a half turn about its center."""
    width, height = file.arena.width_mm.value, file.arena.height_mm.value
    spots = {disc.spot for disc in lying}
    for disc in lying:
        spot, rim = disc.spot, disc.radius
        inside = rim <= spot.x <= width - rim and rim <= spot.y <= height - rim
        out.need(inside, path, f"{disc.name} is not inside the arena (CC-SETUP-4)")
        turned = Point(width - spot.x, height - spot.y)
        opposite = f"[{turned.x / 1000:g}, {turned.y / 1000:g}]"
        symmetric = f"nothing is at {opposite}, opposite {disc.name}: half a turn changes it (CC-SETUP-2, CC-SETUP-4)"
        out.need(turned in spots, path, symmetric)


def _check_apart(out: Findings, path: str, lying: list[Lying]) -> None:
    for one, other in combinations(lying, 2):
        apart = hypot(one.spot.x - other.spot.x, one.spot.y - other.spot.y) >= one.radius + other.radius
        out.need(apart, path, f"{one.name} and {other.name} overlap (CC-SETUP-4)")


def _check_corners(out: Findings, path: str, characters: list[Lying], file: ArenaFile) -> None:
    """Check that each team starts on its short side, each character in a corner of it (CC-SETUP-3)."""
    width, height, gap = file.arena.width_mm.value, file.arena.height_mm.value, file.teams.corner_gap_mm.value
    sides = {team.value: side for team, side in file.teams.sides}
    corners = Counter((disc.spot.x < width / 2, disc.spot.y < height / 2) for disc in characters)
    out.need(all(count == 1 for count in corners.values()), path, "each corner holds one character (CC-SETUP-3)")
    for disc in characters:
        team = disc.name.partition("_")[0]
        is_left = disc.spot.x < width / 2
        side = "left" if is_left else "right"
        out.need(sides.get(team) == side, path, f"{disc.name} is on the {side} side, which is not its team's")
        across = disc.spot.x if is_left else width - disc.spot.x
        along = min(disc.spot.y, height - disc.spot.y)
        gaps = (across - disc.radius, along - disc.radius)
        near = f"{disc.name} should be {gap / 1000:g} mm from both walls of its corner (corner_gap_mm)"
        out.need(gaps == (gap, gap), path, near)


def check_discs(out: Findings, files: Files) -> None:
    """Check `discs.yaml`."""
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
        out.need(sound, path, "the diameter is not in plausible_mm")
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
    """Check the mass against diameter, thickness and density: micrometers cubed times 1e-9 are cubic millimeters."""
    diameter, thickness, mass = disc
    wanted = file.density_g_cm3.value * pi * (diameter / 2) ** 2 * thickness * 1e-9
    sound = abs(mass - wanted) <= MASS_TOLERANCE
    out.need(sound, path, f"a disc of this size weighs {wanted / 1000:.2f} g, not {mass / 1000:g} g")


EXACT: Final = "exact"  # the profile that tests use (CC-NOISE-3)
NOT_FLICKED: Final = (DiscKind.CHARACTER, DiscKind.OBSTACLE)
LARGEST_HAND: Final = 12


def check_shots(out: Findings, files: Files) -> None:
    """Check `shots.yaml`."""
    file = files.shots
    check_ranges(out, "", file)
    check_once(out, "shots", [shot.id for shot in file.shots], ShotKind)
    for shot in file.shots:
        _check_shot(out, f"shots[{shot.id.value}]", shot)
    out.need(len(file.modifiers) == 1, "modifiers", f"{len(file.modifiers)} modifiers, not 1: targeted")
    for modifier in file.modifiers:
        ranged = modifier.applies_to_family is Family.RANGED
        out.need(ranged, f"modifiers[{modifier.id}]", "only ranged shots are targeted (CC-TARGET)")
        needed = modifier.extra_flicks > 0
        out.need(needed, f"modifiers[{modifier.id}]", "a targeted shot has an extra flick (CC-TARGET-3)")
    _check_input(out, file)


def _check_shot(out: Findings, path: str, shot: ShotDefinition) -> None:
    """Check required and forbidden fields of a shot of its family (CC-SHOT-2 to CC-SHOT-5)."""
    ranged = shot.family is Family.RANGED
    out.need(shot.placed_projectile == ranged, path, "a projectile is placed for ranged shots, and only for them")
    out.need((shot.origin is not None) == ranged, path, "ranged shots have an origin, and no others")
    out.need(shot.can_be_targeted == ranged, path, "ranged shots can be targeted, and no others")
    if ranged:
        projectile = shot.flicked_disc not in NOT_FLICKED
        out.need(projectile, path, f"a ranged shot flicks a projectile, not the {shot.flicked_disc.value}")
    else:
        character = shot.flicked_disc is DiscKind.CHARACTER
        out.need(character, path, f"flicks the character, not the {shot.flicked_disc.value} (CC-SHOT-3)")
    harmless = shot.family is Family.MOVE
    out.need((shot.damage == 0) == harmless, path, "a move does no damage, every other shot does (CC-SHOT-5)")
    out.need(shot.boost is None or not harmless, path, "a move has no damage to boost")
    one = shot.boost is None or shot.boost.max_per_shot == 1
    out.need(one, f"{path}/boost", "one card at most is thrown away for a shot (CC-SHOT-14)")


def _check_input(out: Findings, file: ShotsFile) -> None:
    modes = (file.placement.range_mode.value, *file.placement.range_mode.alternatives)
    check_once(out, "placement/range_mode", list(modes), RangeMode)
    wide = file.placement.min_clearance_mm.value < file.placement.projectile_range_mm.value
    out.need(wide, "placement", "no place is left between min_clearance_mm and projectile_range_mm")
    slowest, fastest = file.flick_input.speed_min_m_s.value, file.flick_input.speed_max_m_s.value
    out.need(0 < slowest < fastest, "flick_input", "should be 0 < speed_min_m_s < speed_max_m_s")
    profiles = dict(file.execution_noise.profiles)
    path = "execution_noise/profiles"
    exact = profiles.get(EXACT)
    out.need(exact is not None, path, f"lacks {EXACT}, which tests play with (CC-NOISE-3)")
    still = exact is None or (exact.angle_deg, exact.impulse_relative) == (0, 0)
    out.need(still, f"{path}/{EXACT}", "should have no noise at all")


def check_setup(out: Findings, files: Files) -> None:
    """Check `setup.yaml`."""
    check_ranges(out, "", files.setup)
    start, hands = files.setup.health.start_per_team.value, files.setup.hands
    tokens = COMPONENTS["health_tokens"]
    fits = start >= 1 and 2 * start < tokens
    out.need(fits, "health/start_per_team", f"at least 1, and of {tokens} tokens one is left in the bank (CC-SETUP-6)")
    sizes = {
        "per_player": hands.per_player.value,
        "lone_player_of_three": hands.lone_player_of_three.value,
        "two_players_alternative": hands.two_players_alternative.value,
    }
    least = 1 + max(0, -hands.draw_at_end_delta.value)
    for name, size in sizes.items():
        sound = least <= size <= LARGEST_HAND
        out.need(sound, f"hands/{name}", f"should be from {least} to {LARGEST_HAND} cards, is {size}")


DECK_SIZE: Final = 28  # CC-COMP-2
WITH_AMOUNT: Final = (AbilityKind.HEAL, AbilityKind.STEAL)
ARMOR: Final = "armor"
WORKING: Final = ("shots", "ability", ARMOR)  # the possible effects of a card
COMPARED: Final = ("team", "name_en", "name_fr", *WORKING, "role", "sign", "copies")
DESIGNABLE: Final = (*COMPARED, "class_en", "class_fr")


def check_known_cards(out: Findings, files: Files) -> None:
    """Check `cards.yaml`."""
    file = files.cards
    size = file.deck_facts.cards_per_team.value
    out.need(size == DECK_SIZE, "deck_facts/cards_per_team", f"{size} cards, not {DECK_SIZE} (CC-COMP-2)")
    check_once(out, "deck_facts/teams", list(file.deck_facts.teams), Team)
    check_once(out, "roles", [role.id for role in file.roles], Role)
    check_once(out, "signs", [sign.id for sign in file.signs], Sign)
    check_once(out, "abilities", [ability.id for ability in file.abilities], AbilityKind)
    for name, times in Counter(card.id for card in file.cards).items():
        out.need(times == 1, "cards", f"card {name} is there {times} times")
    played = {card.name_en for _team, deck in files.cards_designed.decks for card in deck}
    for known in file.cards:
        path = f"cards[{known.id}]"
        _check_shots(out, path, known.shots or (), files)
        out.need(known.name_en in played, path, "is known, but in no deck of cards_designed.yaml")
        sure = [name for name, _confidence in known.field_confidence]
        for name in sure:
            allowed = ", ".join(COMPARED)
            out.need(name in COMPARED, f"{path}/field_confidence", f"unknown field {name!r}; allowed: {allowed}")
        for name in WORKING:
            given = getattr(known, name) is None or name in sure
            out.need(given, f"{path}/field_confidence", f"lacks {name}")
    for number, sequence in enumerate(file.unattributed_sequences):
        _check_shots(out, f"unattributed_sequences[{number}]", sequence.shots, files)


def check_decks(out: Findings, files: Files) -> None:
    """Check `cards_designed.yaml`."""
    file = files.cards_designed
    check_once(out, "decks", [team for team, _deck in file.decks], Team)
    for team, deck in file.decks:
        path = f"decks/{team.value}"
        count = sum(card.copies for card in deck)
        out.need(count == DECK_SIZE, path, f"{count} cards, not {DECK_SIZE} (CC-COMP-2)")
        for card in deck:
            here = f"{path}[{card.id}]"
            out.need(card.team is team, here, f"is of team {card.team.value}, in the deck of {team.value}")
            _check_card(out, here, card, files)
        _check_composition(out, path, deck, dict(file.composition_per_team))
    for name, times in Counter(card.id for _team, deck in file.decks for card in deck).items():
        out.need(times == 1, "decks", f"card {name} is there {times} times")


def _check_card(out: Findings, path: str, card: CardDefinition, files: Files) -> None:
    out.need(card.shots, f"{path}/shots", "every card has a shot sequence (CC-COMP-7)")
    _check_shots(out, path, card.shots, files)
    if card.ability is not None:
        _check_ability(out, f"{path}/ability", card.ability, card, files)
    ours = card.source is Source.DESIGNED
    sound = (card.confidence is Confidence.DESIGNED) == ours
    out.need(sound, path, "confidence is designed where the source is, and nowhere else")
    out.need(card.source in (Source.DESIGNED, Source.SEED), path, "the source of a card is seed or designed")
    for name in card.designed_fields:
        allowed = ", ".join(DESIGNABLE)
        out.need(name in DESIGNABLE, f"{path}/designed_fields", f"unknown field {name!r}; allowed: {allowed}")
    if ours:
        out.need(not card.designed_fields, f"{path}/designed_fields", "all of a designed card is ours")
    else:
        _check_against_known(out, path, card, files.cards)


def _check_shots(out: Findings, path: str, shots: tuple[CardShot, ...], files: Files) -> None:
    for number, shot in enumerate(shots):
        definition = _definition(shot, files)
        sound = not shot.targeted or definition is None or definition.can_be_targeted
        out.need(sound, f"{path}/shots[{number}]", f"{shot.shot.value} cannot be targeted: only ranged shots can")


def _definition(shot: CardShot, files: Files) -> ShotDefinition | None:
    return next((definition for definition in files.shots.shots if definition.id is shot.shot), None)


def _check_ability(out: Findings, path: str, ability: Ability, card: CardDefinition, files: Files) -> None:
    """Check an ability: its trigger decides whether it belongs to a shot, its kind whether it has an amount."""
    needs = ability.id in WITH_AMOUNT
    has = ability.amount is not None
    out.need(has == needs, path, f"{ability.id.value} {'needs an' if needs else 'has no'} amount")
    general = next((definition for definition in files.cards.abilities if definition.id is ability.id), None)
    bound = ability.applies_to_shot
    if general is None or general.trigger is Trigger.AFTER_SEQUENCE:
        out.need(bound is None, path, f"{ability.id.value} acts after the sequence, so it belongs to no shot")
        return
    if bound is None:
        out.need(False, path, f"{ability.id.value} acts on damage, so it needs applies_to_shot")
        return
    made = [shot for shot in card.shots if shot.shot is bound]
    out.need(made, path, f"applies to {bound.value}, which the card has not")
    definitions = [_definition(shot, files) for shot in made]
    harmless = any(definition is not None and definition.family is Family.MOVE for definition in definitions)
    out.need(not harmless, path, f"{bound.value} does no damage that {ability.id.value} could act on")


def _check_against_known(out: Findings, path: str, card: CardDefinition, file: CardsFile) -> None:
    """Check that a card from the rulebook keeps the known values, and marks our own."""
    known = next((each for each in file.cards if each.name_en == card.name_en), None)
    if known is None:
        out.need(False, path, f"no card of cards.yaml is called {card.name_en!r}, but its source is seed")
        return
    for name in COMPARED:
        is_ours = name in card.designed_fields
        if _is_known(known, name):
            out.need(not is_ours, f"{path}/designed_fields", f"{name} is not ours: cards.yaml knows it")
            same = _same(getattr(known, name), getattr(card, name))
            out.need(same, f"{path}/{name}", f"differs from cards.yaml, cards[{known.id}]")
        else:
            out.need(is_ours, f"{path}/designed_fields", f"lacks {name}, which no source gives")


def _is_known(known: KnownCard, name: str) -> bool:
    """Return whether the value is known; having no ability can be known too."""
    sure = name == "ability" and name in dict(known.field_confidence)
    return sure or getattr(known, name) is not None


def _same(known: object, played: object) -> bool:
    """Compare values; the known part of an ability may be smaller than the ability in play."""
    if isinstance(known, Ability) and isinstance(played, Ability):
        pairs = ((known.amount, played.amount), (known.applies_to_shot, played.applies_to_shot))
        return known.id is played.id and all(own in (None, used) for own, used in pairs)
    return known == played


def _check_composition(out: Findings, path: str, deck: tuple[CardDefinition, ...], promised: dict[str, int]) -> None:
    """Check that both decks match `composition_per_team`."""
    kinds = (ARMOR, *[kind.value for kind in AbilityKind])
    for name in promised:
        allowed = ", ".join(kinds)
        out.need(name in kinds, "composition_per_team", f"unknown kind {name!r}; allowed: {allowed}")
    counts = Counter[str]()
    for card in deck:
        counts[ARMOR] += card.copies * card.armor
        if card.ability is not None:
            counts[card.ability.id.value] += card.copies
    for name in kinds:
        wanted = promised.get(name, 0)
        out.need(counts[name] == wanted, path, f"{counts[name]} cards with {name}, not {wanted}")


def content_schema() -> Schema:
    """Return the schema of all files."""
    files = reduce(or_, (ArenaFile, CardsFile, DecksFile, DiscsFile, SetupFile, ShotsFile))
    return SchemaWriter(DECODER, FORMS).document(files, "A content file of Catacombs Conquest")


__all__ = ["CONTENT", "SUPPORT", "check_bundled", "check_files"]

CHECKS: Final = {
    "arena": check_arena,
    "cards": check_known_cards,
    "cards_designed": check_decks,
    "discs": check_discs,
    "setup": check_setup,
    "shots": check_shots,
}


def check_bundled(root: Path = CONTENT) -> list[Problem]:
    """Check every included content file, and the references between them."""
    problems = _check_names(root)
    try:
        files = read_files(root)
    except BrokenContent as error:
        return problems + list(error.problems)
    return problems + check_files(files)


def check_files(files: Files) -> list[Problem]:
    """Check decoded files for consistency."""
    problems: list[Problem] = []
    for name, check in CHECKS.items():
        out = Findings(f"{name}.yaml")
        check(out, files)
        problems += out.problems
    return problems


def _check_names(root: Path) -> list[Problem]:
    """Report files that no code reads."""
    known = {f"{name}.yaml" for name in FILE_NAMES}
    found = sorted(path.relative_to(root).as_posix() for path in root.rglob("*.yaml"))
    return [Problem(name, "", "is read by nobody") for name in found if name not in known]


SUPPORT: Final = ContentSupport(
    game="catacombs_conquest",
    root=CONTENT,
    check_all=check_bundled,
    check_file=lambda path: problems_of_file(path, CONTENT, check_bundled),
    recognises=lambda _content: False,
    schema=content_schema,
)

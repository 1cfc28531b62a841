"""Do the shots, the limits of a flick and the numbers of the setup make sense?"""

from typing import Final

from ludotheque.content.problems import Findings
from ludotheque.games.catacombs.content.check_arena import COMPONENTS, check_once, check_ranges
from ludotheque.games.catacombs.content.definitions import ShotSheet
from ludotheque.games.catacombs.content.file_types import Files, ShotsFile
from ludotheque.games.catacombs.content.vocabulary import DiscKind, Family, RangeMode, ShotKind

EXACT: Final = "exact"  # the profile of tests (CC-NOISE-3)
NOT_FLICKED: Final = (DiscKind.CHARACTER, DiscKind.OBSTACLE)
LARGEST_HAND: Final = 12


def check_shots(out: Findings, files: Files) -> None:
    """`shots.yaml`."""
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


def _check_shot(out: Findings, path: str, shot: ShotSheet) -> None:
    """What a shot of its family has, and what it has not (CC-SHOT-2 to CC-SHOT-5)."""
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
    """`setup.yaml`."""
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

"""The options of a match: allowed values, defaults and valid combinations (section 12)."""

from functools import cache
from typing import Final

from ludotheque.games.catacombs.content.loader import load_content
from ludotheque.games.catacombs.content.vocabulary import Team
from ludotheque.kernel.errors import UnknownContent, unknown, wrong_seats
from ludotheque.kernel.game import Setup, check_option
from ludotheque.kernel.refusal import Refusal

MODES: Final = {"duel": 2, "trio": 3, "teams": 4}  # CC-TEAM-1
TEAMS: Final = tuple([team.value for team in Team])
DEFAULT_PROFILE: Final = "human_pointer"
OF_TABLE: Final = "table"  # the profile that all seats share
NO_LIMIT: Final = "none"
OFF_ON: Final = ("off", "on")
MOST_TURNS: Final = 9999
TURN_LIMITS: Final = ("400",)
HEALTHS: Final = ("5", "12")
SEAT_PROFILES: Final = tuple([f"noise_profile_{seat}" for seat in range(max(MODES.values()))])


@cache
def allowed_options() -> dict[str, tuple[str, ...]]:
    """Return the allowed values of each option, the default first.

    Numbers of turns and tokens may have other values, and `noise_profile_0` to `noise_profile_3` give a seat its own
    profile.
    """
    content = load_content()
    arena, setup = content.arena, content.setup
    profiles = [profile.id for profile in content.profiles]
    layouts = [layout.id for layout in arena.layouts]
    boundaries = [boundary.value for boundary in arena.boundaries]
    delta = setup.draw_at_end_hand_delta
    health = default_first(str(setup.start_health), list(HEALTHS))
    return {
        "obstacle_layout": default_first(arena.default_layout, layouts),
        "boundary": default_first(arena.default_boundary.value, boundaries),
        "start_health_sword": health,
        "start_health_skull": health,
        "obstacle_move": ("required", "optional"),
        "range_mode": tuple([mode.value for mode in content.placement.range_modes]),
        "two_player_hand": tuple([str(cards) for cards in setup.two_player_hands]),
        "no_abilities": OFF_ON,
        "no_armor": OFF_ON,
        "draw_at_end": OFF_ON,
        "draw_at_end_hand_delta": default_first(str(delta), ["-1", "0", "1"]),
        "exhaustion": OFF_ON,
        "share_hands": OFF_ON,
        "noise_profile": default_first(DEFAULT_PROFILE, profiles),
        "max_turns": (NO_LIMIT, *TURN_LIMITS),
    }


def default_first(default: str, values: list[str]) -> tuple[str, ...]:
    return (default, *[value for value in values if value != default])


def settled(setup: Setup) -> dict[str, str]:
    """Return all options with their final values."""
    options = {name: values[0] for name, values in allowed_options().items()}
    options.update(dict.fromkeys(SEAT_PROFILES, OF_TABLE))
    options.update(setup.options)
    return options


def check_options(setup: Setup) -> None:
    """Refuse a setup that cannot be played, naming the problem."""
    check_seats(setup)
    known = dict(allowed_options())
    for name in SEAT_PROFILES[: len(setup.heroes)]:
        known[name] = (OF_TABLE, *known["noise_profile"])
    most = load_content().setup.tokens - 2
    for key, value in setup.options.items():
        if key.startswith("start_health_") and key in known:
            check_number(key, value, most, "CC-SETUP-6")
        elif key != "max_turns" or value == NO_LIMIT:
            check_option(known, key, value)
        else:
            check_number(key, value, MOST_TURNS, "CC-STATE-7")
    check_tokens(settled(setup))


def check_number(key: str, value: str, most: int, rule: str) -> None:
    if not (value.isascii() and value.isdigit() and 0 < int(value) <= most):
        raise UnknownContent(Refusal("reason-number", (rule,), {"option": key, "value": value, "most": str(most)}))


def check_tokens(options: dict[str, str]) -> None:
    tokens = load_content().setup.tokens
    given = int(options["start_health_sword"]) + int(options["start_health_skull"])
    if given >= tokens:
        raise UnknownContent(Refusal("reason-tokens", ("CC-SETUP-6",), {"given": given, "tokens": tokens}))


def check_seats(setup: Setup) -> None:
    """Check the seats: each plays for a team; two seats of a team have one character each (CC-TEAM-1)."""
    if setup.mode not in MODES:
        raise unknown("mode", setup.mode, MODES)
    seats = MODES[setup.mode]
    if len(setup.heroes) != seats:
        raise wrong_seats(setup.mode, (seats,), len(setup.heroes))
    for name in setup.heroes:
        if name not in TEAMS:
            raise unknown("team", name, TEAMS)
    for name in TEAMS:
        count = setup.heroes.count(name)
        if not seats // 2 <= count <= (seats + 1) // 2:
            raise UnknownContent(
                Refusal("reason-teams", ("CC-TEAM-1",), {"mode": setup.mode, "team": name, "count": count})
            )

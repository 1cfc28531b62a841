"""Setups that together have every mode, boundary, layout, profile and option of Catacombs Conquest."""

from typing import Final

from ludotheque.kernel.game import Game, Setup

# Mode, the team of each seat, options.
CHOSEN: Final[tuple[tuple[str, str, str], ...]] = (
    ("duel", "sword skull", ""),
    ("duel", "skull sword", "boundary=mat obstacle_layout=column noise_profile=bot_novice"),
    ("duel", "sword skull", "two_player_hand=8 no_abilities=on obstacle_move=optional noise_profile=exact"),
    ("duel", "sword skull", "no_armor=on range_mode=edge_to_edge obstacle_layout=cross noise_profile=human_gesture"),
    (
        "duel",
        "skull sword",
        "exhaustion=on draw_at_end=on no_abilities=on two_player_hand=8 start_health_skull=12 noise_profile=bot_casual",
    ),
    ("trio", "sword skull skull", "noise_profile_0=bot_expert noise_profile_1=bot_skilled noise_profile_2=exact"),
    ("trio", "skull sword skull", "boundary=mat exhaustion=on start_health_sword=5 start_health_skull=12"),
    ("trio", "sword sword skull", "draw_at_end=on draw_at_end_hand_delta=0 share_hands=on obstacle_layout=slant"),
    ("teams", "sword skull sword skull", "noise_profile=bot_expert start_health_sword=12 start_health_skull=5"),
    ("teams", "skull skull sword sword", "boundary=mat share_hands=on draw_at_end=on draw_at_end_hand_delta=1"),
    (
        "teams",
        "sword skull skull sword",
        "no_armor=on no_abilities=on noise_profile=bot_skilled start_health_sword=1 max_turns=none",
    ),
    ("teams", "skull sword skull sword", "no_abilities=on start_health_sword=1 start_health_skull=1 max_turns=400"),
)
SHORT: Final = "12"  # single turns: a flick is dear, and the contract tests play every game many times
LONGEST: Final = "400"  # who plays at random may reset piles for ever (CC-STATE-7)


def catacombs_setups(game: Game) -> list[Setup]:
    """One each of the list above, as short games."""
    return [
        setup_of(game.name, mode, tuple(teams.split()), f"max_turns={SHORT} {said}") for mode, teams, said in CHOSEN
    ]


def long_setups(game: Game) -> list[Setup]:
    """The same, each to its own end."""
    return [
        setup_of(game.name, mode, tuple(teams.split()), f"max_turns={LONGEST} {said}") for mode, teams, said in CHOSEN
    ]


def setup_of(game: str, mode: str, teams: tuple[str, ...], said: str) -> Setup:
    """A setup from its options in one line."""
    return Setup(game, mode, teams, dict(option.split("=") for option in said.split()))

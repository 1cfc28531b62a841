"""The options of a match: what may be chosen, what is chosen if nothing is said, and what goes together."""

from functools import cache
from typing import Final

from ludotheque.games.one_deck_dungeon.campaign.sealed_text import unseal_unverified
from ludotheque.games.one_deck_dungeon.content.loader import load_common, load_sets
from ludotheque.kernel.errors import UnknownContent, UnknownOption, UnknownValue
from ludotheque.kernel.game import Setup

MODES: Final = {"solo": 1, "pair": 2, "party": 4}  # ODD-SETUP-1
DEFAULT_TIER: Final = "veteran"  # ODD-DIFF-4: no change
FOREST: Final = "forest_of_shadows"


@cache
def allowed_options() -> dict[str, tuple[str, ...]]:
    """What a setup may say, the default first; `auto` depends on the other choices."""
    sets = load_sets()
    tiers = [tier.id for tier in load_common().tiers]
    tiers.sort(key=lambda name: name != DEFAULT_TIER)
    return {
        "hero": tuple([hero.id for group in sets for hero in group.heroes]),
        "dungeon": tuple([dungeon.id for group in sets for dungeon in group.dungeons]),
        "deck": ("auto", *[group.id for group in sets], "hybrid"),
        "difficulty": tuple(tiers),
        "turn_sequence": ("auto", "base", "forest"),
        "basic_potion": tuple([potion.id for group in sets for potion in group.basic_potions]),
        "hordes": ("no", "yes"),
    }


@cache
def dungeon_sets() -> dict[str, str]:
    return {dungeon.id: group.id for group in load_sets() for dungeon in group.dungeons}


def settled(setup: Setup) -> dict[str, str]:
    """All options with their values; sheets stay as they are."""
    options = {name: values[0] for name, values in allowed_options().items() if name != "hero"}
    options.update(setup.options)
    if options["deck"] == "auto":  # ODD-HYBRID-3: the set of the dungeon
        options["deck"] = dungeon_sets()[options["dungeon"]]
    if options["turn_sequence"] == "auto":  # AMB-30: base, unless the whole deck is the Forest's
        options["turn_sequence"] = "forest" if options["deck"] == FOREST else "base"
    return options


def check_options(setup: Setup) -> None:
    """Refuse a setup that cannot be played, naming what is wrong."""
    check_known(setup)
    check_copies(setup)


def check_known(setup: Setup) -> None:
    """Refuse heroes and options that do not exist or do not go together."""
    check_seats(setup)
    known = allowed_options()
    sheets = [f"sheet_{seat}" for seat in range(len(setup.heroes))]
    for key, value in setup.options.items():
        if key in sheets:
            check_sheet(setup, int(key[-1]), value)
        elif key not in known or key == "hero":
            raise UnknownOption(key, (*[name for name in known if name != "hero"], *sheets))
        elif value not in known[key]:
            raise UnknownValue(key, value, known[key])
    check_together(settled(setup), len(setup.heroes))


def check_seats(setup: Setup) -> None:
    if setup.mode not in MODES:
        raise UnknownContent(f"unknown mode {setup.mode!r}; allowed: {', '.join(MODES)}")
    seats = MODES[setup.mode]
    if len(setup.heroes) != seats:
        raise UnknownContent(f"mode {setup.mode} takes {seats} heroes, got {len(setup.heroes)}")
    heroes = allowed_options()["hero"]
    for name in setup.heroes:
        if name not in heroes:
            raise UnknownContent(f"unknown hero {name!r}; allowed: {', '.join(heroes)}")


def check_copies(setup: Setup) -> None:
    """ODD-SETUP-1, ODD-4P-1, ODD-HYBRID-4: two boxes of a set for four players, one of each set for a hybrid deck."""
    hybrid = settled(setup)["deck"] == "hybrid"
    boxes = 2 if len(setup.heroes) == 4 and not hybrid else 1
    for name in setup.heroes:
        if setup.heroes.count(name) > boxes:
            rule = "ODD-HYBRID-4" if hybrid else "ODD-SETUP-1"
            raise UnknownContent(f"{name} is there too often: a box holds one copy of each hero ({rule})")


def check_sheet(setup: Setup, seat: int, text: str) -> None:
    sheet = unseal_unverified(text)
    if sheet.hero != setup.heroes[seat]:
        raise UnknownContent(f"the sheet of seat {seat} is one of {sheet.hero}, not of {setup.heroes[seat]}")


def check_together(options: dict[str, str], seats: int) -> None:
    home = dungeon_sets()[options["dungeon"]]
    if options["deck"] not in (home, "hybrid"):
        raise UnknownContent(
            f"{options['dungeon']} needs the deck {home} or hybrid, not {options['deck']} (ODD-HYBRID-3)"
        )
    if options["hordes"] == "yes" and seats != 4:
        raise UnknownContent("hordes is a card for four players (ODD-4P-17)")

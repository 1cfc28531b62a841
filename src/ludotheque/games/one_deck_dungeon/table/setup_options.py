"""The options of a match: allowed values, defaults and valid combinations."""

from functools import cache
from typing import Final

from ludotheque.games.one_deck_dungeon.campaign.sealed_text import unseal_unverified
from ludotheque.games.one_deck_dungeon.content.loader import load_common, load_sets
from ludotheque.kernel.errors import UnknownContent, unknown, unknown_value, wrong_seats
from ludotheque.kernel.game import Setup
from ludotheque.kernel.refusal import Refusal

MODES: Final = {"solo": 1, "pair": 2, "party": 4}  # ODD-SETUP-1
DEFAULT_TIER: Final = "veteran"  # ODD-DIFF-4: no change
FOREST: Final = "forest_of_shadows"


@cache
def allowed_options() -> dict[str, tuple[str, ...]]:
    """Return the allowed values of each option, the default first; `auto` depends on the other choices."""
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
    """Return all options with their final values; sheets are unchanged."""
    options = {name: values[0] for name, values in allowed_options().items() if name != "hero"}
    options.update(setup.options)
    if options["deck"] == "auto":  # ODD-HYBRID-3: the set of the dungeon
        options["deck"] = dungeon_sets()[options["dungeon"]]
    if options["turn_sequence"] == "auto":  # AMB-30: base, unless the whole deck is the Forest's
        options["turn_sequence"] = "forest" if options["deck"] == FOREST else "base"
    return options


def check_options(setup: Setup) -> None:
    """Refuse a setup that cannot be played, naming the problem."""
    check_known(setup)
    check_copies(setup)


def check_known(setup: Setup) -> None:
    """Refuse heroes and options that do not exist or cannot be combined."""
    check_seats(setup)
    known = allowed_options()
    sheets = [f"sheet_{seat}" for seat in range(len(setup.heroes))]
    for key, value in setup.options.items():
        if key in sheets:
            check_sheet(setup, int(key[-1]), value)
        elif key not in known or key == "hero":
            raise unknown("option", key, [*[name for name in known if name != "hero"], *sheets])
        elif value not in known[key]:
            raise unknown_value(key, value, known[key])
    check_together(settled(setup), len(setup.heroes))


def check_seats(setup: Setup) -> None:
    if setup.mode not in MODES:
        raise unknown("mode", setup.mode, MODES)
    seats = MODES[setup.mode]
    if len(setup.heroes) != seats:
        raise wrong_seats(setup.mode, (seats,), len(setup.heroes))
    heroes = allowed_options()["hero"]
    for name in setup.heroes:
        if name not in heroes:
            raise unknown("hero", name, heroes)


def check_copies(setup: Setup) -> None:
    """Refuse more copies than the boxes have: two of a set for four players, one of each set for a hybrid deck.

    Rules: ODD-SETUP-1, ODD-4P-1, ODD-HYBRID-4.
    """
    hybrid = settled(setup)["deck"] == "hybrid"
    boxes = 2 if len(setup.heroes) == 4 and not hybrid else 1
    for name in setup.heroes:
        if setup.heroes.count(name) > boxes:
            rule = "ODD-HYBRID-4" if hybrid else "ODD-SETUP-1"
            raise UnknownContent(Refusal("reason-hero-twice", (rule,), {"hero": name}))


def check_sheet(setup: Setup, seat: int, text: str) -> None:
    sheet = unseal_unverified(text)
    if sheet.hero != setup.heroes[seat]:
        named: dict[str, str | int] = {"seat": seat, "hero": sheet.hero, "other": setup.heroes[seat]}
        raise UnknownContent(Refusal("reason-sheet", (), named))


def check_together(options: dict[str, str], seats: int) -> None:
    home = dungeon_sets()[options["dungeon"]]
    if options["deck"] not in (home, "hybrid"):
        named: dict[str, str | int] = {"dungeon": options["dungeon"], "wanted": home, "deck": options["deck"]}
        raise UnknownContent(Refusal("reason-deck", ("ODD-HYBRID-3",), named))
    if options["hordes"] == "yes" and seats != 4:
        raise UnknownContent(Refusal("reason-hordes", ("ODD-4P-17",)))

"""Seats that bring a campaign sheet: it settles their hero, and goes into the setup."""

from typing import Final

from ludotheque.cli.arguments import Wanted, known_mode
from ludotheque.kernel.game import Game
from ludotheque.presentation.error_messages import Refusal
from ludotheque.registry.discovery import presentation_of

NO_SHEET: Final = "-"


def with_sheets(game: Game, wanted: Wanted, sheets: tuple[str, ...]) -> Wanted:
    """What was wanted, with the sheets for its first seats."""
    if not sheets:
        return wanted
    seats = known_mode(game, wanted["mode"]).seats[-1]
    if len(sheets) > seats:
        raise Refusal("play-too-many-sheets", seats=seats, sheets=str(len(sheets)))
    face = presentation_of(game.name)
    kept = {seat: face.kept_sheet(sheet) for seat, sheet in enumerate(sheets) if sheet != NO_SHEET}
    if wanted["heroes"] is None:
        heroes = chosen_heroes(game, seats, {seat: hero for seat, (hero, _) in kept.items()})
    else:
        heroes = wanted["heroes"]
        check_heroes(heroes, sheets, {seat: hero for seat, (hero, _) in kept.items()})
    options = tuple(f"sheet_{seat}={text}" for seat, (_, text) in kept.items())
    return {"mode": wanted["mode"], "heroes": heroes, "option": (*wanted["option"], *options)}


def chosen_heroes(game: Game, seats: int, kept: dict[int, str]) -> tuple[str, ...]:
    """The heroes of the sheets; the other seats take the first heroes that are left."""
    left = [hero for hero in game.heroes() if hero not in kept.values()]
    return tuple(kept[seat] if seat in kept else left.pop(0) for seat in range(seats))


def check_heroes(heroes: tuple[str, ...], sheets: tuple[str, ...], kept: dict[int, str]) -> None:
    """A sheet can be played with its own hero only; how many heroes there are is the setup's affair."""
    for seat, hero in kept.items():
        if seat < len(heroes) and heroes[seat] != hero:
            raise Refusal("play-sheet-hero", sheet=sheets[seat], hero=hero, seat=str(seat), other=heroes[seat])

"""Validates games, modes, heroes, agents, options and campaign sheets given by the user."""

from collections.abc import Iterable
from typing import Final, TypedDict

from ludotheque.kernel.errors import RequestRefused, UnknownContent
from ludotheque.kernel.game import Game, ModeFacts, Setup
from ludotheque.presentation.terminal.click_commands import checked
from ludotheque.registry.discovery import agent_names, game_ids, game_named, not_loaded, presentation_of


def known_game(name: str) -> Game:
    if (problem := not_loaded(name)) is not None:
        raise problem
    return game_named(checked("game", name, game_ids()))


def known_mode(game: Game, name: str | None) -> ModeFacts:
    """Return the mode of that name, or the first mode by default."""
    modes = {mode.name: mode for mode in game.modes()}
    return modes[checked("mode", name, modes)] if name is not None else next(iter(modes.values()))


class Wanted(TypedDict):
    """The setup options of a command."""

    mode: str | None
    heroes: tuple[str, ...] | None
    option: tuple[str, ...]


def known_setup(game: Game, wanted: Wanted) -> Setup:
    """Return a playable setup, by default with the first mode and heroes of the game."""
    mode = known_mode(game, wanted["mode"])
    heroes = wanted["heroes"] if wanted["heroes"] is not None else first_heroes(game, mode)
    setup = Setup(game.name, mode.name, heroes, game_options(wanted["option"]))
    try:
        game.check(setup)
    except UnknownContent:
        check_heroes(game, mode, heroes)
        raise
    return setup


def check_heroes(game: Game, mode: ModeFacts, heroes: tuple[str, ...]) -> None:
    """Refuse wrong heroes, in the user's language."""
    if len(heroes) not in mode.seats:
        wanted = ", ".join(map(str, mode.seats))
        raise RequestRefused("error-seats", what="heroes", mode=mode.name, wanted=wanted, given=str(len(heroes)))
    playable = game.heroes()  # loads every hero, so it is read only after an error
    for hero in heroes:
        checked("hero", hero, playable)


def first_heroes(game: Game, mode: ModeFacts) -> tuple[str, ...]:
    playable = game.heroes()
    return tuple(playable[seat % len(playable)] for seat in range(mode.seats[0]))


def known_agents(game: Game, named: tuple[str, ...] | None, seats: int) -> tuple[str, ...]:
    """Return one agent per seat, by default random ones."""
    known = agent_names(game.name)
    agents = named if named is not None else ("random",) * seats
    for agent in agents:
        checked("agent", agent, known)
    if len(agents) != seats:
        raise RequestRefused("error-seats", what="agents", mode="", wanted=str(seats), given=str(len(agents)))
    return agents


def game_options(given: Iterable[str]) -> dict[str, str]:
    """Parse setup options from `key=value`. The game itself checks them."""
    options: dict[str, str] = {}
    for text in given:
        key, sign, value = text.partition("=")
        if not sign:
            raise RequestRefused("error-option-form", text=text)
        options[key] = value
    return options


def known_seat(seat: int, setup: Setup) -> int:
    """Return a seat of the setup, counted from 0."""
    last = len(setup.heroes) - 1
    if seat > last:
        raise RequestRefused("error-number-between", name="--seat", value=str(seat), least="0", most=str(last))
    return seat


NO_SHEET: Final = "-"


def with_sheets(game: Game, wanted: Wanted, sheets: tuple[str, ...]) -> Wanted:
    """Return the setup options with campaign sheets for the first seats."""
    if not sheets:
        return wanted
    seats = known_mode(game, wanted["mode"]).seats[-1]
    if len(sheets) > seats:
        raise RequestRefused("play-too-many-sheets", seats=seats, sheets=str(len(sheets)))
    presentation = presentation_of(game.name)
    kept = {seat: presentation.kept_sheet(sheet) for seat, sheet in enumerate(sheets) if sheet != NO_SHEET}
    if wanted["heroes"] is None:
        heroes = chosen_heroes(game, seats, {seat: hero for seat, (hero, _) in kept.items()})
    else:
        heroes = wanted["heroes"]
        check_heroes_of_sheets(heroes, sheets, {seat: hero for seat, (hero, _) in kept.items()})
    options = tuple(f"sheet_{seat}={text}" for seat, (_, text) in kept.items())
    return {"mode": wanted["mode"], "heroes": heroes, "option": (*wanted["option"], *options)}


def chosen_heroes(game: Game, seats: int, kept: dict[int, str]) -> tuple[str, ...]:
    """Return the heroes of the sheets. The other seats get the first remaining heroes."""
    left = [hero for hero in game.heroes() if hero not in kept.values()]
    return tuple(kept[seat] if seat in kept else left.pop(0) for seat in range(seats))


def check_heroes_of_sheets(heroes: tuple[str, ...], sheets: tuple[str, ...], kept: dict[int, str]) -> None:
    """Refuse a sheet with another hero than its own. The setup checks the number of heroes."""
    for seat, hero in kept.items():
        if seat < len(heroes) and heroes[seat] != hero:
            raise RequestRefused("play-sheet-hero", sheet=sheets[seat], hero=hero, seat=str(seat), other=heroes[seat])

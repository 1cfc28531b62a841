"""What a user may name: games, modes, heroes, agents and options, each refused in one sentence."""

from collections.abc import Iterable
from typing import TypedDict

from ludotheque.kernel.errors import UnknownContent, UnknownOption, UnknownValue
from ludotheque.kernel.game import Game, ModeFacts, Setup
from ludotheque.presentation.error_messages import Refusal
from ludotheque.presentation.terminal.arguments import checked
from ludotheque.registry.discovery import agent_names, game_ids, game_named


def known_game(name: str) -> Game:
    return game_named(checked("game", name, game_ids()))


def known_mode(game: Game, name: str | None) -> ModeFacts:
    """The mode of that name; the first if none was named."""
    modes = {mode.name: mode for mode in game.modes()}
    return modes[checked("mode", name, modes)] if name is not None else next(iter(modes.values()))


class Wanted(TypedDict):
    """How a game shall be set up, as click hands it over."""

    mode: str | None
    heroes: tuple[str, ...] | None
    option: tuple[str, ...]


def known_setup(game: Game, wanted: Wanted) -> Setup:
    """A setup that can be played; the first mode and the first heroes of the game if none were named."""
    mode = known_mode(game, wanted["mode"])
    heroes = wanted["heroes"] if wanted["heroes"] is not None else first_heroes(game, mode)
    setup = Setup(game.name, mode.name, heroes, game_options(wanted["option"]))
    try:
        game.check(setup)
    except UnknownOption as error:
        raise Refusal("error-unknown", what="option", name=error.key, known=", ".join(error.known)) from None
    except UnknownValue as error:
        check_heroes(game, mode, heroes)
        raise Refusal("error-unknown", what="value", name=error.value, known=", ".join(error.known)) from None
    except UnknownContent:
        check_heroes(game, mode, heroes)
        raise
    return setup


def check_heroes(game: Game, mode: ModeFacts, heroes: tuple[str, ...]) -> None:
    """Say in the user's language what is wrong with the heroes, if it is they."""
    if len(heroes) not in mode.seats:
        wanted = ", ".join(map(str, mode.seats))
        raise Refusal("error-seats", what="heroes", mode=mode.name, wanted=wanted, given=str(len(heroes)))
    playable = game.heroes()  # reads every hero there is, so only where somebody must be told
    for hero in heroes:
        checked("hero", hero, playable)


def first_heroes(game: Game, mode: ModeFacts) -> tuple[str, ...]:
    playable = game.heroes()
    return tuple(playable[seat % len(playable)] for seat in range(mode.seats[0]))


def known_agents(game: Game, named: tuple[str, ...] | None, seats: int) -> tuple[str, ...]:
    """One agent per seat; random ones if none was named."""
    known = agent_names(game.name)
    agents = named if named is not None else ("random",) * seats
    for agent in agents:
        checked("agent", agent, known)
    if len(agents) != seats:
        raise Refusal("error-seats", what="agents", mode="", wanted=str(seats), given=str(len(agents)))
    return agents


def game_options(given: Iterable[str]) -> dict[str, str]:
    """Options of the setup, from `key=value`; whether they can be is left to the game's own check."""
    options: dict[str, str] = {}
    for text in given:
        key, sign, value = text.partition("=")
        if not sign:
            raise Refusal("error-option-form", text=text)
        options[key] = value
    return options


def known_seat(seat: int, setup: Setup) -> int:
    """A seat of that setup, counted from 0."""
    last = len(setup.heroes) - 1
    if seat > last:
        raise Refusal("error-number-between", name="--seat", value=str(seat), least="0", most=str(last))
    return seat

"""What a user may name: games, modes, heroes, agents and options, each refused in one sentence."""

from collections.abc import Iterable

from ludotheque.agents.registry import agent_names
from ludotheque.cli.refusals import Refusal
from ludotheque.kernel.errors import UnknownContent
from ludotheque.kernel.game import GAMES, Game, ModeFacts, Setup, game_named


def known_game(name: str) -> Game:
    return game_named(checked("game", name, GAMES))


def known_mode(game: Game, name: str | None) -> ModeFacts:
    """The mode of that name; the first if none was named."""
    modes = {mode.name: mode for mode in game.modes()}
    return modes[checked("mode", name, modes)] if name is not None else next(iter(modes.values()))


def known_heroes(game: Game, mode: ModeFacts, named: tuple[str, ...] | None) -> tuple[str, ...]:
    """One hero per seat; the first heroes of the game if none was named."""
    heroes = named if named is not None else first_heroes(game, mode)
    try:
        game.check(Setup(game.name, mode.name, heroes, {}))
    except UnknownContent:
        if len(heroes) not in mode.seats:
            wanted = ", ".join(map(str, mode.seats))
            raise Refusal("error-seats", what="heroes", mode=mode.name, wanted=wanted, given=str(len(heroes))) from None
        playable = game.heroes()  # reads every hero there is, so only where somebody must be told
        for hero in heroes:
            checked("hero", hero, playable)
        raise
    return heroes


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


def game_options(game: Game, given: Iterable[str]) -> dict[str, str]:
    """Options of the setup, from `key=value`."""
    known = game.options()
    options: dict[str, str] = {}
    for text in given:
        key, sign, value = text.partition("=")
        if not sign:
            raise Refusal("error-option-form", text=text)
        checked("option", key, known)
        options[key] = checked("value", value, known[key])
    return options


def checked(what: str, name: str, known: Iterable[str]) -> str:
    """The name, if it is known; `what` picks the noun of the sentence."""
    if name not in known:
        raise Refusal("error-unknown", what=what, name=name, known=", ".join(known))
    return name

"""Discovers the installed games and their parts."""

from collections.abc import Callable
from contextlib import suppress
from functools import cache
from importlib.metadata import EntryPoint
from typing import TYPE_CHECKING, Any, Final

from ludotheque.agents.random_agent import random_agent
from ludotheque.kernel.drivers import Agent
from ludotheque.kernel.errors import LudoError, RequestRefused, UnknownContent, unknown
from ludotheque.kernel.game import Game
from ludotheque.kernel.match import Match
from ludotheque.kernel.refusal import Refusal
from ludotheque.plugins import Found, LoadingProblem, announced_games
from ludotheque.registry.descriptor import BrokenReference, GameDescriptor, GamePart
from ludotheque.text.languages import Language
from ludotheque.text.messages import Messages, keys_in, missing_messages
from ludotheque.text.rulebook import missing_rules

if TYPE_CHECKING:  # the presentation is not needed to list games or to let bots play
    from click import Command
    from msgspec import Struct

    from ludotheque.content.checker import ContentSupport
    from ludotheque.presentation.game import GamePresentation
    from ludotheque.presentation.screen import Screen
    from ludotheque.presentation.view_types import ViewPiece
    from ludotheque.registry.campaign import CampaignSupport
    from ludotheque.registry.laboratory import GameLaboratory

RANDOM: Final = "random"
PAGE: Final = "page-"
NO_GAMES: Final = "no game is installed: install the package again (in a checkout: make setup)"


class Registry:
    """The loaded games, and those that could not be loaded."""

    def __init__(self, found: Found) -> None:
        self.games: dict[str, GameDescriptor] = {}
        self.problems = [*found.problems]
        for entry, descriptor in found.loaded:
            self.take(entry, descriptor)
        self.sort()

    def take(self, entry: EntryPoint, descriptor: object) -> None:
        """Take up what is a whole descriptor; anything else is a problem."""
        if not isinstance(descriptor, GameDescriptor):
            self.problems.append(LoadingProblem(entry.name, entry.value, "it is not a GameDescriptor"))
        elif descriptor.id != entry.name:
            reason = f"the id in its GameDescriptor is {descriptor.id}, and not the name of its entry point"
            self.problems.append(LoadingProblem(entry.name, entry.value, reason))
        elif missing := missing_texts(descriptor):
            self.problems.append(LoadingProblem(entry.name, entry.value, missing))
        else:
            self.games[descriptor.id] = descriptor

    def sort(self) -> None:
        ordered = sorted(self.games.values(), key=lambda game: (game.position, game.id))
        self.games = {game.id: game for game in ordered}


def missing_texts(game: GameDescriptor) -> str:
    """What keeps the messages or the rules of a game from being read; empty if nothing does."""
    missing = missing_messages(game.messages) if game.messages else ""
    return missing or missing_rules(game.rule_document)


@cache
def registry() -> Registry:
    """All games that are installed; looked for once."""
    return Registry(announced_games())


def game_ids() -> tuple[str, ...]:
    """Return the ids of all games, in display order."""
    if not registry().games:
        raise LudoError("; ".join([*map(str, registry().problems), NO_GAMES]))
    return tuple(registry().games)


def descriptor_of(game: str) -> GameDescriptor:
    if game not in registry().games:
        raise not_loaded(game) or unknown("game", game, sorted(game_ids()))
    return registry().games[game]


def not_loaded(game: str) -> UnknownContent | None:
    """Return why an installed game of that id is not in the list, if there is one."""
    for problem in registry().problems:
        if problem.game == game:
            said: dict[str, str | int] = {"game": game, "package": problem.reference, "reason": problem.reason}
            return UnknownContent(Refusal("games-not-loaded", (), said))
    return None


@cache
def made(part: GamePart[Callable[[], Any]]) -> Any:  # any part of a game
    """Return a part of a game, created on first use."""
    return part.load()()


def game_named(game: str) -> Game:
    """Return the rules of a game, loaded on first use."""
    rules: Game = made(descriptor_of(game).rules)
    return rules


def agent_names(game: str) -> tuple[str, ...]:
    """Return the agents of a game."""
    known = registry().games.get(game)
    return (RANDOM, *(known.agents if known is not None else ()))


def level_names(game: str) -> tuple[str, ...]:
    """Return the levels of a game's bots, the weakest first. A game without levels has its agents."""
    return tuple(descriptor_of(game).levels) or agent_names(game)


def agent_of_level(game: str, level: str) -> str:
    """Return the agent of a level. The name of an agent is accepted as well."""
    return descriptor_of(game).levels.get(level, level)


def level_of_agent(game: str, name: str) -> str:
    """Return the level that people know an agent by; its own name if it has none."""
    known = registry().games.get(game)
    levels = known.levels if known is not None else {}
    return next((level for level, agent in levels.items() if agent == name), name)


def agent_named(game: str, name: str, seed: bytes | str) -> Agent:
    """Return a new agent. Its behaviour depends only on the seed and on what it sees."""
    if name not in agent_names(game):
        raise unknown("agent", name, agent_names(game))
    if name == RANDOM:
        return random_agent(seed)
    return descriptor_of(game).agents[name].load()(seed)


def view_types() -> "dict[str, type[ViewPiece]]":
    """Return the shape of the views of each game that describes it, in display order."""
    described = {game: descriptor_of(game).view for game in game_ids()}
    return {game: view.load() for game, view in described.items() if view is not None}


def shown_types() -> "tuple[type[Struct], ...]":
    """Return the types with which games extend what all of them send. A game whose reference is broken has none."""
    found: list[type[Struct]] = []
    for known in registry().games.values():
        with suppress(BrokenReference):
            found += known.shown.load() if known.shown is not None else ()
    return tuple(found)


def is_shown(game: str) -> bool:
    """Return whether a game can be shown to people. Some games are only for agents."""
    known = registry().games.get(game)
    return known is not None and known.presentation is not None


def shown_games() -> tuple[str, ...]:
    """Return the games that people can play, in display order."""
    return tuple(filter(is_shown, game_ids()))


def presentation_of(game: str) -> "GamePresentation":
    """Return the presentation of a game."""
    presentation = descriptor_of(game).presentation if is_shown(game) else None
    if presentation is None:
        raise RequestRefused("error-no-face", game=game, known=", ".join(shown_games()))
    found: GamePresentation = made(presentation)
    return found


def messages_of(game: str, lang: Language) -> Messages:
    """The messages of a game, before those that all games share."""
    known = registry().games.get(game)
    return Messages(lang, known.messages) if known is not None and known.messages else Messages(lang)


def game_name(game: str, lang: Language) -> str:
    """What a game is called in a list; where nothing is shown of the game, its id."""
    return messages_of(game, lang).say(f"game-{game}") if is_shown(game) else game


def mode_name(game: str, mode: str, lang: Language) -> str:
    """Likewise of a mode."""
    return messages_of(game, lang).say(f"mode-{mode}") if is_shown(game) else mode


def page_words(game: str, lang: Language) -> dict[str, str]:
    """What the pages say of a game and do not know themselves: its messages `page-<key>`, by the key."""
    package = descriptor_of(game).messages
    keys = keys_in(lang, package) if package else ()
    return {key.removeprefix(PAGE): Messages(lang, package).say(key) for key in keys if key.startswith(PAGE)}


def screen_for(match: Match, seats: tuple[int, ...], lang: Language) -> "Screen":
    """Return a match as data for a screen at these seats. Without seats, for spectators."""
    return presentation_of(match.game.name).screen(match, seats, lang)


def hero_name(game: str, hero: str, lang: Language) -> str:
    """Return the name of a hero, or its id if the game cannot be shown."""
    return presentation_of(game).hero_name(hero, lang) if is_shown(game) else hero


def seat_name(game: str, seat: int, hero: str, lang: Language) -> str:
    """What a seat is called by what it plays."""
    return presentation_of(game).seat_name(seat, hero, lang) if is_shown(game) else hero


def campaign_games() -> tuple[str, ...]:
    """Return the games with a campaign, in display order."""
    return tuple(game for game, known in registry().games.items() if known.campaign is not None)


def campaign_of(game: str) -> "CampaignSupport":
    """Return the campaign of a game."""
    campaign = descriptor_of(game).campaign
    if campaign is None:
        raise UnknownContent(Refusal("error-no-campaign", (), {"game": game, "known": ", ".join(campaign_games())}))
    support: CampaignSupport = made(campaign)
    return support


def content_supports() -> "dict[str, ContentSupport]":
    """Return the content support of all games that have one, in display order."""
    return {game: known.content.load() for game, known in registry().games.items() if known.content is not None}


def game_commands() -> "dict[str, GamePart[Command]]":
    """Return the commands that games add to `ludo`, by name."""
    return {name: command for known in registry().games.values() for name, command in known.commands.items()}


def has_laboratory(game: str) -> bool:
    known = registry().games.get(game)
    return known is not None and known.laboratory is not None


def examined_games() -> tuple[str, ...]:
    """Return the games with a laboratory, in display order."""
    return tuple(filter(has_laboratory, game_ids()))


def laboratory_of(game: str) -> "GameLaboratory":
    """Return the laboratory of a game."""
    laboratory = descriptor_of(game).laboratory if has_laboratory(game) else None
    if laboratory is None:
        raise UnknownContent(Refusal("error-no-laboratory", (), {"game": game, "known": ", ".join(examined_games())}))
    lab: GameLaboratory = made(laboratory)
    return lab

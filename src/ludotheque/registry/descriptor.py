"""The descriptor of a game, through which generic code uses the game without importing it by name.

A package announces its descriptor with an entry point in the group `ludotheque.games`, under the id of the game:

    [project.entry-points."ludotheque.games"]
    my_game = "my_package:GAME"

The module of the descriptor should import nothing else of the game: parts are imported on first use.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any, Generic, Protocol, TypeVar

from ludotheque.kernel.drivers import Agent
from ludotheque.kernel.errors import LudoError
from ludotheque.kernel.game import Game

if TYPE_CHECKING:  # the presentation is not needed to list games or to let bots play
    from click import Command
    from msgspec import Struct

    from ludotheque.content.checker import ContentSupport
    from ludotheque.presentation.game import GamePresentation
    from ludotheque.presentation.view_types import ViewPiece
    from ludotheque.registry.campaign import CampaignSupport
    from ludotheque.registry.laboratory import GameLaboratory

LEVELS = ("easy", "medium", "hard")
"""The levels of bots. A game with few agents has fewer; without any, its agents are chosen by their names."""

T = TypeVar("T")
T_co = TypeVar("T_co", covariant=True)
AgentMaker = Callable[[bytes | str], Agent]
"""Makes an agent from a seed. An agent that searches imagined matches has an attribute `searches = True`."""


class BrokenReference(LudoError):
    """A reference of a descriptor that leads to nothing."""

    def __init__(self, path: str, reason: str) -> None:
        super().__init__(f"{path} cannot be loaded: {reason}")
        self.path = path
        self.reason = reason


class GamePart(Protocol[T_co]):
    """A part of a game that can be loaded."""

    def load(self) -> T_co: ...
    def __hash__(self) -> int: ...


@dataclass(frozen=True, slots=True)
class LoadedPart(Generic[T]):
    """A part that is already loaded, as in tests and notebooks."""

    part: T

    def load(self) -> T:
        return self.part


@dataclass(frozen=True, slots=True)
class Ref(Generic[T]):
    """A reference "module:name" that is imported on first use."""

    path: str

    def load(self) -> T:
        found: T = imported(self.path)
        return found


@cache
def imported(path: str) -> Any:  # any object
    module, _, name = path.partition(":")
    try:
        return getattr(import_module(module), name)
    except (ImportError, AttributeError) as error:
        raise BrokenReference(path, f"{type(error).__name__}: {error}") from error


@dataclass(frozen=True, slots=True)
class GameDescriptor:
    """A game: its id and where its parts are."""

    id: str  # in setups, files and URLs; never changes
    rules: GamePart[Callable[[], Game]]
    messages: str = ""  # a package with locales/<lang>/*.ftl; `game-<id>` and every `mode-<mode>` of the game are there
    rule_prefix: str = ""  # what the ids of its rules begin with, such as "DT"
    rule_document: str = ""  # a file of docs/rules, or "package:path"; translations are in <lang>/ beside it
    presentation: "GamePart[Callable[[], GamePresentation]] | None" = (
        None  # a game may be played by agents before it can be shown
    )
    view: "GamePart[type[ViewPiece]] | None" = None  # the shape of what a seat may know, for clients
    shown: "GamePart[tuple[type[Struct], ...]] | None" = None  # its own boards, cards and odds, likewise
    laboratory: "GamePart[Callable[[], GameLaboratory]] | None" = None
    agents: Mapping[str, GamePart[AgentMaker]] = field(default_factory=dict)  # besides "random", in display order
    levels: Mapping[str, str] = field(default_factory=dict)  # the agent of each of `LEVELS` that the game has
    content: "GamePart[ContentSupport] | None" = None  # validation and JSON Schema of its content files
    campaign: "GamePart[Callable[[], CampaignSupport]] | None" = None
    commands: Mapping[str, GamePart["Command"]] = field(default_factory=dict)  # further commands of `ludo`
    window_kinds: tuple[str, ...] = ()  # questions that several seats may answer ahead of each other
    order_kinds: tuple[str, ...] = ()  # questions to one seat that its standing orders may pass, besides windows
    lone_order_kinds: tuple[str, ...] = ()  # likewise, if no other screen could learn a hand from it
    open_kinds: tuple[str, ...] = ()  # questions about nothing hidden: around one screen they need no curtain
    turn_events: tuple[str, ...] = ("TurnBegan",)  # the events with which a turn begins
    position: int = 100  # in lists of games: small ones first, then by id

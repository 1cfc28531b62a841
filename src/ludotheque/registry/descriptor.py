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
from ludotheque.kernel.game import Game

if TYPE_CHECKING:  # the presentation is not needed to list games or to let bots play
    from click import Command

    from ludotheque.content.checker import ContentSupport
    from ludotheque.presentation.game import GamePresentation
    from ludotheque.registry.campaign import CampaignSupport
    from ludotheque.registry.laboratory import GameLaboratory

T = TypeVar("T")
T_co = TypeVar("T_co", covariant=True)
AgentMaker = Callable[[bytes | str], Agent]
"""Makes an agent from a seed. An agent that searches imagined matches has an attribute `searches = True`."""


class Part(Protocol[T_co]):
    """A part of a game that can be loaded."""

    def load(self) -> T_co: ...
    def __hash__(self) -> int: ...


@dataclass(frozen=True, slots=True)
class Given(Generic[T]):
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
    return getattr(import_module(module), name)


@dataclass(frozen=True, slots=True)
class GameDescriptor:
    """A game: its id and where its parts are."""

    id: str  # in setups, files and URLs; never changes
    rules: Part[Callable[[], Game]]
    messages: str = ""  # a package with locales/<lang>/*.ftl; `game-<id>` and every `mode-<mode>` of the game are there
    rule_prefix: str = ""  # what the ids of its rules begin with, such as "DT"
    rule_document: str = ""  # a file of docs/rules, or "package:path"; translations lie beside it, in <lang>/
    presentation: "Part[Callable[[], GamePresentation]] | None" = (
        None  # a game may be played by agents before it can be shown
    )
    laboratory: "Part[Callable[[], GameLaboratory]] | None" = None
    agents: Mapping[str, Part[AgentMaker]] = field(default_factory=dict)  # besides "random", in display order
    content: "Part[ContentSupport] | None" = None  # validation and JSON Schema of its content files
    campaign: "Part[Callable[[], CampaignSupport]] | None" = None
    commands: Mapping[str, Part["Command"]] = field(default_factory=dict)  # further commands of `ludo`
    window_kinds: tuple[str, ...] = ()  # questions that several seats may answer ahead of each other
    turn_events: tuple[str, ...] = ("TurnBegan",)  # the events with which a turn begins
    position: int = 100  # in lists of games: small ones first, then by id

"""Games of tests, which the registry knows for the time of a test."""

from collections.abc import Callable

import pytest

from ludotheque.kernel.game import Game
from ludotheque.presentation.game import GamePresentation
from ludotheque.registry.descriptor import GameDescriptor, Given
from ludotheque.registry.discovery import descriptor_of, registry


def register(
    patch: pytest.MonkeyPatch, game: Game, like: str = "", presentation: Callable[[], GamePresentation] | None = None
) -> None:
    """Make a game known; `like` names the game whose laboratory looks after it."""
    described = GameDescriptor(
        game.name,
        rules=Given(lambda: game),
        laboratory=descriptor_of(like).laboratory if like else None,
        presentation=Given(presentation) if presentation is not None else None,
    )
    patch.setitem(registry().games, game.name, described)

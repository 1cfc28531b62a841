"""Games that the registry knows for the duration of a test."""

from collections.abc import Callable

import pytest

from ludotheque.kernel.game import Game
from ludotheque.presentation.game import GamePresentation
from ludotheque.registry.descriptor import GameDescriptor, LoadedPart
from ludotheque.registry.discovery import descriptor_of, registry


def register(
    patch: pytest.MonkeyPatch, game: Game, like: str = "", presentation: Callable[[], GamePresentation] | None = None
) -> None:
    """Register a game; `like` names the game whose laboratory is used."""
    described = GameDescriptor(
        game.name,
        rules=LoadedPart(lambda: game),
        laboratory=descriptor_of(like).laboratory if like else None,
        presentation=LoadedPart(presentation) if presentation is not None else None,
    )
    patch.setitem(registry().games, game.name, described)

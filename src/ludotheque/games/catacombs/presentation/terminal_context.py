"""The context of the arena's terminal view: the match as one seat sees it, texts and positions."""

from functools import cached_property

from ludotheque.games.catacombs.presentation.terminal_arena import Laid
from ludotheque.games.catacombs.sentences.narrator import MatchNames
from ludotheque.games.catacombs.table.match_content import MatchContent, PreparedCard, PreparedStep
from ludotheque.games.catacombs.table.state import CHARACTERS, DISCS, NO_CARD, OVER, PROJECTILE
from ludotheque.games.catacombs.table.state_classes import CatacombsState
from ludotheque.games.catacombs.view import CatacombsSeen
from ludotheque.presentation.localizer import Localizer
from ludotheque.presentation.terminal.view import NOBODY
from ludotheque.text.languages import Language
from ludotheque.text.spans import plain


class TerminalContext:
    """A snapshot of a match; values used repeatedly are computed once."""

    def __init__(self, seen: CatacombsSeen, seat: int, names: MatchNames, localizer: Localizer) -> None:
        self.seen = seen
        self.me = seat
        self.names = names
        self.localizer = localizer

    @property
    def content(self) -> MatchContent:
        return self.seen.content

    @property
    def lang(self) -> Language:
        return self.localizer.lang

    @cached_property
    def state(self) -> CatacombsState:
        return self.seen.state()

    def say(self, key: str, **args: str | int) -> str:
        return self.localizer.say(key, **args)

    def team(self, team: int) -> str:
        return plain(self.names.team(team, self.lang))

    def seat(self, seat: int) -> str:
        return plain(self.names.seat(seat, self.lang))

    def disc(self, disc: int) -> str:
        return plain(self.names.disc(disc, self.lang))

    def card(self, card: int) -> PreparedCard | None:
        return self.seen.card(card)

    def discs(self, layout: int = -1) -> list[Laid]:
        """Return everything in the arena: obstacles, then characters, then the projectile.

        A layout gives the obstacles other positions.
        """
        state, content = self.state, self.content
        xs, ys = state.xs, state.ys
        if layout >= 0:
            xs, ys = content.start_xs + content.layouts[layout].xs, content.start_ys + content.layouts[layout].ys
        order = [*range(CHARACTERS, DISCS), *range(CHARACTERS)]
        laid = [Laid(disc, xs[disc], ys[disc], content.radii[disc]) for disc in order]
        if state.projectile:
            laid.append(Laid(PROJECTILE, state.projectile[0], state.projectile[1], int(self.step().shot.radius)))
        return laid

    def step(self) -> PreparedStep:
        """Return the current shot."""
        return self.seen.steps()[self.state.shot]

    @property
    def playing(self) -> PreparedCard | None:
        """Return the card in play; a stunned turn has none."""
        return self.card(self.state.playing) if self.state.playing != NO_CARD else None

    @property
    def is_over(self) -> bool:
        return bool(self.state.phase == OVER)

    def flicked(self) -> int:
        """Return the disc that is flicked next, or from which a projectile starts."""
        return PROJECTILE if self.state.projectile else int(self.seen.disc())

    def hand(self) -> list[PreparedCard]:
        """Return the own cards; a spectator has none."""
        held = self.state.hands[self.me] if self.me != NOBODY else []
        found = [self.card(card) for card in held]
        return [prepared for prepared in found if prepared is not None]

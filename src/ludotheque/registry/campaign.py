"""Interface for games with a campaign, whose heroes grow on sheets that players keep.

A setup carries the sheet of a seat in its option `sheet_<seat>`, as signed text.
"""

import re
from abc import ABC, abstractmethod
from collections.abc import Mapping
from pathlib import Path
from typing import Final, Literal, NamedTuple

from ludotheque.kernel.errors import LocalizedError
from ludotheque.kernel.match import Match
from ludotheque.presentation.campaign_sheets import SheetPage
from ludotheque.text.languages import Language

OF_SEAT: Final = re.compile(r"sheet_(?P<seat>[0-9]+)")


Seal = Literal["ours", "blank", "guest", "elsewhere", "forged"]
"""Who vouches for a sheet: this host, nobody needs to, this host for what it could not verify, another host, nobody."""


class SheetSummary(NamedTuple):
    """A campaign sheet in a list."""

    id: str
    player: str
    hero: str
    hero_name: str
    played: int
    won: int


class CampaignSheets(ABC):
    """The sheets that a host admits, signs and may keep. Methods may read and write files."""

    @property
    @abstractmethod
    def signer(self) -> str:
        """The name under which sheets are signed here."""

    @abstractmethod
    def check(self, text: str) -> None:
        """Refuse a text that is not a sheet, or a sheet that no series of games can produce."""

    @abstractmethod
    def admit(self, text: str, *, foreign: bool) -> None:
        """Refuse an untrusted sheet. With `foreign`, trust any signer."""

    @abstractmethod
    def refused_at(self, seat: int, why: LocalizedError) -> LocalizedError:
        """Return the error that names the seat of a refused sheet."""

    @abstractmethod
    def new(self, player: str, hero: str, set_id: str | None) -> str:
        """Return a new signed sheet. It is not stored."""

    @property
    @abstractmethod
    def keeps(self) -> bool:
        """Whether sheets are kept here for the person who asks."""

    @abstractmethod
    def kept(self) -> tuple[str, ...]:
        """Return the sheets kept here."""

    @abstractmethod
    def summary(self, text: str, lang: Language) -> SheetSummary:
        """Return the summary of a sheet."""

    @abstractmethod
    def page(self, text: str, lang: Language) -> SheetPage:
        """Return the whole contents of a sheet."""

    @abstractmethod
    def blank_pages(self, lang: Language) -> tuple[SheetPage, ...]:
        """Return an empty sheet of each kind, by which a table shows the talents of its heroes."""

    @abstractmethod
    def seal(self, text: str) -> Seal:
        """Return who vouches for a sheet."""

    @abstractmethod
    def renamed(self, text: str, player: str) -> str:
        """Return the sheet under another player's name, signed again. Refuses sheets that this host has not signed."""

    @abstractmethod
    def after(self, match: Match) -> dict[int, str]:
        """Return the sheets of all seats after the match, signed again. Repeated calls return the same."""

    @abstractmethod
    def keep(self, match: Match, seat: int) -> str:
        """Record the match once on the kept sheet of a seat. Adds a sheet that is not kept yet."""


class CampaignSupport(ABC):
    """The campaign of a game."""

    @abstractmethod
    def open(self, folder: Path | None, *, own: bool) -> CampaignSheets:
        """Return the sheets of a host, signed with the key in that folder.

        With `own`, the sheets kept there belong to the person who asks. Without a folder, the key is temporary and ends
        with the process.
        """


def sheets_in(options: Mapping[str, str]) -> dict[int, str]:
    """Return the sheets in the options, by seat."""
    found = {OF_SEAT.fullmatch(key): text for key, text in options.items()}
    return {int(match["seat"]): text for match, text in found.items() if match is not None and text}

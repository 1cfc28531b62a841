"""What a game offers whose heroes grow from match to match, on sheets that players keep.

A setup carries the sheet of a seat in its option `sheet_<seat>`, as signed text.
"""

import re
from abc import ABC, abstractmethod
from collections.abc import Mapping
from pathlib import Path
from typing import Final, NamedTuple

from ludotheque.kernel.errors import LocalizedError
from ludotheque.kernel.match import Match
from ludotheque.text.languages import Language

OF_SEAT: Final = re.compile(r"sheet_(?P<seat>[0-9]+)")


class SheetSummary(NamedTuple):
    """What a list says of a sheet."""

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
        """Refuse a text that is no sheet, or one that no series of games can have made."""

    @abstractmethod
    def admit(self, text: str, *, foreign: bool) -> None:
        """Refuse a sheet that is not trusted here; `foreign` ones are trusted whoever signed them."""

    @abstractmethod
    def refused_at(self, seat: int, why: LocalizedError) -> LocalizedError:
        """The error that names the seat whose sheet is refused."""

    @abstractmethod
    def new(self, player: str, hero: str, set_id: str | None) -> str:
        """An empty sheet, signed here; nothing is kept."""

    @property
    @abstractmethod
    def keeps(self) -> bool:
        """Whether sheets are kept here for the person who asks."""

    @abstractmethod
    def kept(self) -> tuple[str, ...]:
        """The sheets kept here."""

    @abstractmethod
    def summary(self, text: str, lang: Language) -> SheetSummary:
        """What a list says of a sheet."""

    @abstractmethod
    def after(self, match: Match) -> dict[int, str]:
        """The sheets of all seats that have one as they are after the match, signed again; always the same."""

    @abstractmethod
    def keep(self, match: Match, seat: int) -> str:
        """Write the match on the kept sheet of a seat, once; a sheet that is not kept yet is added."""


class CampaignSupport(ABC):
    """The campaign of a game."""

    @abstractmethod
    def open(self, folder: Path | None, *, own: bool) -> CampaignSheets:
        """The sheets of a host whose key is in that folder; `own`: those kept there belong to the person who asks.

        Without a folder sheets are signed with a key that is gone with the process.
        """


def sheets_in(options: Mapping[str, str]) -> dict[int, str]:
    """The sheets that seats bring along, by seat."""
    found = {OF_SEAT.fullmatch(key): text for key, text in options.items()}
    return {int(match["seat"]): text for match, text in found.items() if match is not None and text}

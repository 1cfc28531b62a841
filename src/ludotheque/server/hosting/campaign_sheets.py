"""Campaign sheets in rooms: admission, updates after a match, and storage."""

from pathlib import Path

import msgspec

from ludotheque.kernel.errors import LocalizedError, RequestRefused
from ludotheque.kernel.match import Match
from ludotheque.registry.campaign import CampaignSheets, sheets_in
from ludotheque.registry.discovery import campaign_games, campaign_of
from ludotheque.server.rooms.fold import Fold
from ludotheque.server.rooms.plan import Plan


class Sheets:
    """The sheets of every game that has a campaign.

    With `own`, the sheets in the folder belong to the client that asks.
    """

    def __init__(self, folder: Path | None = None, *, own: bool = False) -> None:
        self.by_game = {game: campaign_of(game).open(folder, own=own) for game in campaign_games()}

    def of(self, game: str) -> CampaignSheets:
        """Return the sheets of a game. Refuses a game without a campaign."""
        if game not in self.by_game:
            raise RequestRefused("play-no-sheets")
        return self.by_game[game]

    def first(self) -> CampaignSheets:
        """Return the sheets of the default campaign game, for requests that name none."""
        return self.of(next(iter(self.by_game), ""))

    def admit(self, plan: Plan) -> None:
        """Refuse a plan with an untrusted sheet, naming its seat."""
        for seat, text in sheets_in(plan.options).items():
            sheets = self.of(plan.game)
            try:
                if plan.policy.sheets == "none":
                    sheets.check(text)
                else:
                    sheets.admit(text, foreign=plan.policy.sheets == "any")
            except LocalizedError as why:
                raise sheets.refused_at(seat, why) from why

    def sheet_after(self, room: Fold, seat: int) -> str:
        """Return the signed sheet of a seat after the match. Repeated calls return the same text."""
        match = finished_match(room)
        if seat not in sheets_in(match.setup.options):
            raise RequestRefused("sheet-no-sheet", seat=seat + 1)
        return self.of(room.plan.game).after(match)[seat]

    def updated_options(self, room: Fold) -> dict[str, str]:
        """Return the sheets of all seats for the next game, as options. Empty if the match updates none."""
        if room.plan.game not in self.by_game:
            return {}
        try:
            match = finished_match(room)
        except RequestRefused:
            return {}
        return {f"sheet_{seat}": text for seat, text in self.of(room.plan.game).after(match).items()}

    def record_match(self, room: Fold, seat: int) -> str:
        """Record the match once on the sheet kept on this computer."""
        self.sheet_after(room, seat)
        sheets = self.of(room.plan.game)
        if not sheets.keeps:
            raise RequestRefused("sheet-not-kept-here")
        return sheets.keep(finished_match(room), seat)


def finished_match(room: Fold) -> Match:
    """Return the match if it was played to its end in this room."""
    if not room.over:
        raise RequestRefused("room-not-over")
    if room.plan.policy.sheets == "none":
        raise RequestRefused("sheet-none-filled")
    if room.match is None or not room.match.outcome:
        raise RequestRefused("sheet-broken-off")
    return room.match


def without_sheet_updates(plan: Plan) -> Plan:
    """Return the plan with sheet recording turned off.

    The match began elsewhere, so the uploader may know its future chance.
    """
    if not sheets_in(plan.options):
        return plan
    policy = msgspec.structs.replace(plan.policy, sheets="none")
    return msgspec.structs.replace(plan, policy=policy)

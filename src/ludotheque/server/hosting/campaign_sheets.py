"""Campaign sheets at the tables of a server: which are let in, how they come back, and where they are kept at home."""

import re
import secrets
from functools import cached_property
from pathlib import Path
from typing import Final

import msgspec

from ludotheque.faces.refusals import Refusal
from ludotheque.kernel.match import Match
from ludotheque.one_deck_dungeon.campaign.faults import SheetOfSeat, SheetRefused
from ludotheque.one_deck_dungeon.campaign.keys import BYTES, local_signer
from ludotheque.one_deck_dungeon.campaign.notary import Notary
from ludotheque.one_deck_dungeon.campaign.played import result_of, sheets_after, texts_of
from ludotheque.one_deck_dungeon.campaign.sheet import CampaignSheet
from ludotheque.one_deck_dungeon.campaign.signing import Signer, unseal, unseal_unverified
from ludotheque.one_deck_dungeon.campaign.store import FOLDER, Store
from ludotheque.server.rooms.fold import Fold
from ludotheque.server.rooms.plan import Plan

OF_SEAT: Final = re.compile(r"sheet_(?P<seat>[0-9]+)")
PASSING: Final = "passing"
"""The name of a signer who is gone with the process: of a server that was told no folder."""


class Sheets:
    """The key lies in the folder. Where `own` is set, whoever asks is at home: the sheets that lie there are theirs."""

    def __init__(self, folder: Path | None = None, *, own: bool = False) -> None:
        self.folder = folder
        self.own = own and folder is not None

    @cached_property
    def notary(self) -> Notary:
        """Found when it is first needed; it may have to write the key, so not in the loop."""
        if self.folder is None:
            return Notary(Signer(PASSING, secrets.token_bytes(BYTES)))
        return Notary(local_signer(self.folder))

    @cached_property
    def store(self) -> Store | None:
        """The sheets of whoever runs the server, if they are at home here."""
        if self.folder is None or not self.own:
            return None
        return Store(self.folder / FOLDER, lambda: self.notary.own)

    def admit(self, plan: Plan) -> None:
        """Refuse a plan with a sheet that is not believed here, and say whose it is."""
        for seat, text in sheets_of(plan).items():
            try:
                self.look(text, plan)
            except SheetRefused as why:
                raise SheetOfSeat(seat, why) from why

    def look(self, text: str, plan: Plan) -> CampaignSheet:
        if plan.policy.sheets == "none":
            return unseal_unverified(text)
        return self.notary.admit(text, foreign=plan.policy.sheets == "any")

    def after(self, room: Fold, seat: int) -> str:
        """The sheet of a seat after the match, signed; the same however often it is asked for."""
        match = finished(room)
        if seat not in texts_of(match):
            raise Refusal("sheet-no-sheet", seat=seat + 1)
        return sheets_after(match, self.notary)[seat]

    def grown(self, room: Fold) -> dict[str, str]:
        """The sheets of all seats for their next game, as options; as they were, if the match has changed none."""
        try:
            match = finished(room)
        except Refusal:
            return {}
        return {f"sheet_{seat}": text for seat, text in sheets_after(match, self.notary).items()}

    def keep(self, room: Fold, seat: int) -> CampaignSheet:
        """Write the match on the sheet that lies on this computer, once; one that is not there yet is laid down."""
        store, text = self.store, self.after(room, seat)
        if store is None:
            raise Refusal("sheet-not-kept-here")
        sheet = unseal(text, self.notary.own)
        if not store.path(sheet.id).exists():
            store.add(sheet)
            return sheet
        return store.record(sheet.id, result_of(finished(room), seat))


def finished(room: Fold) -> Match:
    """The match, if it was played to its end in this room."""
    if not room.over:
        raise Refusal("room-not-over")
    if room.plan.policy.sheets == "none":
        raise Refusal("sheet-none-filled")
    if room.match is None or not room.match.outcome:
        raise Refusal("sheet-broken-off")
    return room.match


def sheets_of(plan: Plan) -> dict[int, str]:
    """The sheets that seats bring along."""
    found = {OF_SEAT.fullmatch(key): text for key, text in plan.options.items()}
    return {int(match["seat"]): text for match, text in found.items() if match is not None and text}


def unwritten(plan: Plan) -> Plan:
    """The plan of a match that was begun elsewhere: whoever brings it along may know what chance will do."""
    if not sheets_of(plan):
        return plan
    policy = msgspec.structs.replace(plan.policy, sheets="none")
    return msgspec.structs.replace(plan, policy=policy)

"""From a match that is over to what its sheets have to learn of it."""

import hashlib
import json

from ludotheque.games.one_deck_dungeon.campaign.results import GameResult
from ludotheque.games.one_deck_dungeon.campaign.sealed_text import unseal_unverified
from ludotheque.games.one_deck_dungeon.campaign.sheet import CampaignSheet
from ludotheque.games.one_deck_dungeon.campaign_storage.sheet_store import SheetStore
from ludotheque.games.one_deck_dungeon.campaign_storage.trust import SheetTrust
from ludotheque.games.one_deck_dungeon.table.setup_options import settled
from ludotheque.games.one_deck_dungeon.table.state_classes import DungeonState
from ludotheque.kernel.errors import IllegalAction
from ludotheque.kernel.game import WON
from ludotheque.kernel.match import Match


def result_of(match: Match, seat: int) -> GameResult:
    """What the match was for one hero."""
    state = match.table.core
    if not isinstance(state, DungeonState) or not match.outcome:
        raise IllegalAction("sheets are filled in when the game is over", "ODD-CAMP-2")
    options = settled(match.setup)
    return GameResult(
        match=name_of_match(match),
        dungeon=options["dungeon"],
        tier=options["difficulty"],
        descended=state.floor - 1,
        level=state.level,
        won=match.outcome == WON,
        placed=tuple((code >> 2, code & 3) for code in state.heroes[seat].ticks),
    )


def name_of_match(match: Match) -> str:
    """The same for the same match however often it is resumed; tells nothing of its chance."""
    content = json.dumps(match.setup.dump(), sort_keys=True).encode()
    return hashlib.blake2b(content, key=match.key, digest_size=12).hexdigest()


def write_down(match: Match, store: SheetStore) -> dict[int, CampaignSheet]:
    """Write the match on the sheets of this computer that sat at its table; doing it again changes nothing."""
    sheets = {seat: unseal_unverified(text) for seat, text in texts_of(match).items()}
    return {seat: store.record(sheet.id, result_of(match, seat)) for seat, sheet in sheets.items()}


def sheets_after(match: Match, notary: SheetTrust) -> dict[int, str]:
    """The sheets of all seats that have one, as they are after the match, signed again; the same however often."""
    return {seat: notary.after_game(text, result_of(match, seat)) for seat, text in texts_of(match).items()}


def texts_of(match: Match) -> dict[int, str]:
    """The sheets with which seats sat down."""
    options = match.setup.options
    texts = {seat: options.get(f"sheet_{seat}", "") for seat in range(len(match.setup.heroes))}
    return {seat: text for seat, text in texts.items() if text}

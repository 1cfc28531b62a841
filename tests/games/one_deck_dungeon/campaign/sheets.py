"""Sheets and games for tests."""

import msgspec

from ludotheque.games.one_deck_dungeon.campaign.results import GameResult
from ludotheque.games.one_deck_dungeon.campaign.sealed_text import Signer
from ludotheque.games.one_deck_dungeon.campaign.sheet import CampaignSheet, TalentTicks, pad_of, pads, ticks_on
from ludotheque.games.one_deck_dungeon.campaign.ticks import KIND_NAMES, open_spaces

HERE = Signer("here", b"0123456789abcdef")
ELSEWHERE = Signer("elsewhere", b"fedcba9876543210")
FOREST = "forest_of_shadows"


def lyra(**changes: object) -> CampaignSheet:
    """Return the Archer of the rulebook, on an empty sheet by default."""
    sheet = CampaignSheet(id="00c0ffee", player="Lyra", hero="archer", set_id="base")
    return msgspec.structs.replace(sheet, **changes)


def ticks(**talents: tuple[int, int, int]) -> tuple[TalentTicks, ...]:
    """Return ticks as circles, squares and hard spaces."""
    return tuple(
        TalentTicks(talent=name, **dict(zip(KIND_NAMES, counts, strict=True))) for name, counts in talents.items()
    )


def game(name: str = "first", **changes: object) -> GameResult:
    """Return a lost game in the Yeti's Cavern, at Standard, with one floor descended and no tick placed."""
    result = GameResult(match=name, dungeon="yetis_cavern", tier="standard", descended=1, level=1, won=False)
    return msgspec.structs.replace(result, **changes)


def spot(talent: str, set_id: str = "base") -> int:
    """Return the number of a talent on its pad."""
    return pads()[set_id].places[talent]


def legal_spaces(sheet: CampaignSheet, difficulty: int) -> set[tuple[str, str]]:
    """Return talent and kind of each space that may be ticked after a dungeon of this difficulty."""
    pad = pad_of(sheet)
    found = open_spaces(pad.spaces, ticks_on(sheet), difficulty)
    return {(pad.talents[talent].id, KIND_NAMES[kind]) for talent, kind in found}

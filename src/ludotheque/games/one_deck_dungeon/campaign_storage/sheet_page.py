"""The contents of a campaign sheet in a language, for screens and for `ludo campaign show`."""

from functools import cache

from ludotheque.games.one_deck_dungeon.campaign.sheet import (
    Adventure,
    BossCount,
    CampaignSheet,
    dungeons,
    owned,
    pad_of,
    pads,
    ticks_on,
    tiers,
)
from ludotheque.games.one_deck_dungeon.campaign.ticks import KIND_NAMES, Counts
from ludotheque.games.one_deck_dungeon.content.definitions import ContentSet, Talent
from ludotheque.games.one_deck_dungeon.content.loader import load_set
from ludotheque.games.one_deck_dungeon.sentences.card_texts import talent_text
from ludotheque.games.one_deck_dungeon.sentences.nouns import Lexicon
from ludotheque.presentation.campaign_sheets import AdventureShown, BossShown, FocusShown, SheetPage, TalentShown
from ludotheque.text.languages import Language
from ludotheque.text.spans import plain
from ludotheque.text.writer import name_of, typeset


def page_of(sheet: CampaignSheet, lang: Language) -> SheetPage:
    """Return everything on a sheet, its talents grouped by focus."""
    pad = pad_of(sheet)
    rows = zip(pad.talents, ticks_on(sheet), strict=True)
    shown = {talent.id: shown_talent(sheet.set_id, talent, ticks, lang) for talent, ticks in rows}
    focuses = (
        FocusShown(
            focus.id,
            name_of(focus, lang),
            focus.always_active,
            tuple(shown[talent.id] for talent in pad.talents if talent.focus == focus.id),
        )
        for focus in pad.focuses
    )
    return SheetPage(
        set=sheet.set_id,
        set_name=set_name(load_set(sheet.set_id), lang),
        revision=sheet.revision,
        talents_owned=len(owned(sheet)),
        talents=len(pad.talents),
        bosses=tuple(shown_boss(each, lang) for each in sheet.bosses),
        focuses=tuple(focuses),
        adventures=tuple(shown_adventure(each, lang) for each in sheet.adventures),
    )


def blank_pages(lang: Language) -> tuple[SheetPage, ...]:
    """Return an empty sheet of each set."""
    hero = ""  # nothing on the page depends on it
    blank = (CampaignSheet(id="00000000", player="", hero=hero, set_id=set_id) for set_id in pads())
    return tuple(page_of(sheet, lang) for sheet in blank)


def set_name(content: ContentSet, lang: Language) -> str:
    return typeset(content.name_en if lang == "en" else content.name_fr, lang)


def shown_boss(count: BossCount, lang: Language) -> BossShown:
    bosses = {dungeon.boss.id: dungeon.boss for dungeon in dungeons().values()}
    return BossShown(count.boss, name_of(bosses[count.boss], lang), count.times)


def shown_adventure(adventure: Adventure, lang: Language) -> AdventureShown:
    return AdventureShown(
        adventure.dungeon,
        name_of(dungeons()[adventure.dungeon], lang),
        adventure.tier,
        name_of(tiers()[adventure.tier], lang),
        adventure.won,
        adventure.ticks,
    )


def shown_talent(set_id: str, talent: Talent, ticks: Counts, lang: Language) -> TalentShown:
    spaces = (talent.spaces.circle, talent.spaces.square, talent.spaces.hard)
    return TalentShown(
        talent=talent.id,
        place=pads()[set_id].places[talent.id],
        name=name_of(talent, lang),
        owned=ticks == spaces,
        ticks=dict(zip(KIND_NAMES, ticks, strict=True)),
        spaces=dict(zip(KIND_NAMES, spaces, strict=True)),
        text=texts_of(set_id, lang)[talent.id],
        source=talent.provenance.source,
        confidence=talent.provenance.confidence.value,
    )


@cache
def texts_of(set_id: str, lang: Language) -> dict[str, str]:
    """Return what each talent of a set does, without its focus and spaces."""
    lexicon = Lexicon((load_set(set_id),))
    return {talent.id: plain(talent_text(talent, lexicon, lang)).split("\n", 1)[1] for talent in pads()[set_id].talents}

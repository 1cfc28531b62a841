"""A campaign sheet on the screen: its talents with their spaces, and what it has seen."""

from typing import Final

from rich.text import Text

from ludotheque.content.provenance import Confidence
from ludotheque.games.one_deck_dungeon.campaign.pads import dungeons, heroes, pads, tiers
from ludotheque.games.one_deck_dungeon.campaign.sheet import (
    Adventure,
    BossCount,
    CampaignSheet,
    owned,
    pad_of,
    ticks_on,
)
from ludotheque.games.one_deck_dungeon.campaign.ticks import KIND_NAMES, Counts
from ludotheque.games.one_deck_dungeon.content.definitions import ContentSet, Talent
from ludotheque.games.one_deck_dungeon.content.loader import load_set
from ludotheque.games.one_deck_dungeon.presentation.campaign_report import FREE, TICKED
from ludotheque.games.one_deck_dungeon.sentences.card_texts import name_of, talent_text
from ludotheque.games.one_deck_dungeon.sentences.lexicon import Lexicon
from ludotheque.games.one_deck_dungeon.sentences.writer import typeset
from ludotheque.kernel.file_format import Json
from ludotheque.presentation.terminal.console import Speaker
from ludotheque.text.languages import Language
from ludotheque.text.spans import plain

OWNED: Final = "✓"


def summary(sheet: CampaignSheet, lang: Language) -> Json:
    """What a list says of a sheet."""
    return {
        "id": sheet.id,
        "player": sheet.player,
        "hero": sheet.hero,
        "hero_name": name_of(heroes()[sheet.hero], lang),
        "set": sheet.set_id,
        "set_name": set_name(load_set(sheet.set_id), lang),
        "revision": sheet.revision,
        "talents_owned": len(owned(sheet)),
        "talents": len(pads()[sheet.set_id].talents),
        "games": sheet.played,
        "won": sheet.won,
        "bosses": [described_boss(each, lang) for each in sheet.bosses],
    }


def set_name(content: ContentSet, lang: Language) -> str:
    return typeset(content.name_en if lang == "en" else content.name_fr, lang)


def page(sheet: CampaignSheet, lang: Language) -> Json:
    """Everything on a sheet."""
    pad = pad_of(sheet)
    rows = zip(pad.talents, ticks_on(sheet), strict=True)
    lexicon = Lexicon((load_set(sheet.set_id),))
    shown = {talent.id: described_talent(talent, ticks, lexicon, lang) for talent, ticks in rows}
    focuses = [
        {
            "focus": focus.id,
            "name": name_of(focus, lang),
            "always_active": focus.always_active,
            "talents": [shown[talent.id] for talent in pad.talents if talent.focus == focus.id],
        }
        for focus in pad.focuses
    ]
    adventures = [described_adventure(each, lang) for each in sheet.adventures]
    return {**summary(sheet, lang), "focuses": focuses, "adventures": adventures}


def described_boss(count: BossCount, lang: Language) -> Json:
    bosses = {dungeon.boss.id: dungeon.boss for dungeon in dungeons().values()}
    return {"boss": count.boss, "name": name_of(bosses[count.boss], lang), "times": count.times}


def described_adventure(adventure: Adventure, lang: Language) -> Json:
    return {
        "dungeon": adventure.dungeon,
        "dungeon_name": name_of(dungeons()[adventure.dungeon], lang),
        "tier": adventure.tier,
        "tier_name": name_of(tiers()[adventure.tier], lang),
        "won": adventure.won,
        "ticks": adventure.ticks,
    }


def described_talent(talent: Talent, ticks: Counts, lexicon: Lexicon, lang: Language) -> Json:
    _focus_and_spaces, text = plain(talent_text(talent, lexicon, lang)).split("\n", 1)
    spaces = (talent.spaces.circle, talent.spaces.square, talent.spaces.hard)
    return {
        "talent": talent.id,
        "name": name_of(talent, lang),
        "owned": ticks == spaces,
        "ticks": dict(zip(KIND_NAMES, ticks, strict=True)),
        "spaces": dict(zip(KIND_NAMES, spaces, strict=True)),
        "text": text,
        "source": talent.provenance.source,
        "confidence": talent.provenance.confidence.value,
    }


def boxes(talent: Json) -> str:
    """Its spaces as a row: ticked ones filled."""
    row = ""
    for kind, ticked, free in zip(KIND_NAMES, TICKED, FREE, strict=True):
        made = talent["ticks"][kind]
        row += ticked * made + free * (talent["spaces"][kind] - made)
    return row


def bosses_said(described: Json) -> str:
    said = [f"{boss['name']} ×{boss['times']}" for boss in described["bosses"]]
    return ", ".join(said) or "–"


def print_page(described: Json, speaker: Speaker) -> None:
    """Head, focuses, last adventures."""
    say = speaker.say
    heading = say(
        "campaign-heading", player=described["player"], hero=described["hero_name"], set=described["set_name"]
    )
    speaker.print(Text(heading, style="bold"))
    speaker.print(say("campaign-id", id=described["id"]))
    speaker.print(say("campaign-games", games=described["games"], won=described["won"]))
    speaker.print(say("campaign-bosses", bosses=bosses_said(described)))
    speaker.print(say("campaign-talents", owned=described["talents_owned"], talents=described["talents"]))
    speaker.print(say("campaign-legend"))
    width = max(len(talent["name"]) for focus in described["focuses"] for talent in focus["talents"])
    for focus in described["focuses"]:
        print_focus(focus, width, speaker)
    if described["adventures"]:
        speaker.print()
        speaker.print(Text(say("campaign-adventures"), style="bold"))
    for adventure in described["adventures"]:
        facts = {key: adventure[key] for key in ("dungeon_name", "tier_name", "ticks")}
        outcome = "won" if adventure["won"] else "lost"
        speaker.print(speaker.indented(say("campaign-adventure", outcome=outcome, **facts)))


def print_focus(focus: Json, width: int, speaker: Speaker) -> None:
    always = "yes" if focus["always_active"] else "no"
    speaker.print()
    speaker.print(Text(speaker.say("campaign-focus", name=focus["name"], always=always), style="bold"))
    for talent in focus["talents"]:
        mark = OWNED if talent["owned"] else " "
        line = Text(f"  {mark} {talent['name']:<{width}}  {boxes(talent)}", style="bold" if talent["owned"] else "")
        if talent["confidence"] == Confidence.DESIGNED.value:
            line.append("  " + speaker.say("campaign-designed"), style="dim")
        speaker.print(line)
        speaker.print(speaker.indented(talent["text"], 6))

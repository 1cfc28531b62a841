"""All texts generated from a set of One Deck Dungeon, in readable form."""

from ludotheque.games.one_deck_dungeon.content.definitions import Common, ContentSet, Hero, NamedDefinition
from ludotheque.games.one_deck_dungeon.sentences.card_texts import (
    card_heading,
    dungeon_text,
    encounter_text,
    extra_card_text,
    foe_text,
    hero_text,
    level_name,
    level_text,
    potion_text,
    skill_text,
    talent_text,
    tier_text,
)
from ludotheque.games.one_deck_dungeon.sentences.nouns import Lexicon
from ludotheque.text.languages import Language
from ludotheque.text.messages import Messages
from ludotheque.text.spans import Spans, plain
from ludotheque.text.writer import name_of


def set_leaflets(content: ContentSet, lexicon: Lexicon, lang: Language) -> dict[str, str]:
    """Return the texts of a set by group."""
    potions = (content.known_potion, *content.potions, *content.basic_potions)
    places = [_entry(dungeon, dungeon_text(dungeon, lang), lang) for dungeon in content.dungeons]
    if content.extra_card is not None:
        places.append(_entry(content.extra_card, extra_card_text(content.extra_card, lang), lang))
    shelves = {
        "skills": [_entry(skill, skill_text(skill, lang), lang) for skill in content.skills],
        "potions": [_entry(potion, potion_text(potion, lang), lang) for potion in potions],
        "heroes": [_hero(hero, lang) for hero in content.heroes],
        "talents": [_entry(talent, talent_text(talent, lexicon, lang), lang) for talent in content.talents],
        "foes": [_entry(ability, foe_text(ability, lang), lang) for ability in content.abilities],
        "places": places,
        "encounters": [
            f"{_entry(card, card_heading(content, card.provenance, lang), lang)}\n"
            f"{plain(encounter_text(card, lexicon, lang))}"
            for card in content.encounters
        ],
    }
    return {shelf: "\n\n".join(entries) + "\n" for shelf, entries in shelves.items()}


def common_leaflet(common: Common, lang: Language) -> str:
    """Return levels and difficulties."""
    entries = [f"{level_name(level, lang)}\n{plain(level_text(level, lang))}" for level in common.levels]
    entries += [_entry(tier, tier_text(tier, lang), lang) for tier in common.tiers]
    return "\n\n".join(entries) + "\n"


def _hero(hero: Hero, lang: Language) -> str:
    headings = [Messages(lang).say(f"kind-{side}_side") for side in ("solo", "party")]
    sides = [plain(hero_text(hero, side, lang)) for side in (hero.solo, hero.party)]
    pairs = zip(headings, sides, strict=True)
    return f"{name_of(hero, lang)}\n" + "\n\n".join(f"{heading.capitalize()}\n{text}" for heading, text in pairs)


def _entry(sheet: NamedDefinition, text: Spans, lang: Language) -> str:
    return f"{name_of(sheet, lang)}\n{plain(text)}"

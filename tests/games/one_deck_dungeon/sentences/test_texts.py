"""The generated texts of the dungeon: golden files hold what was read and approved."""

import re
from collections.abc import Iterator

import pytest

from ludotheque.content.annotations import Confidence
from ludotheque.games.one_deck_dungeon.content.definitions import ContentSet
from ludotheque.games.one_deck_dungeon.content.loader import load_common, load_sets
from ludotheque.games.one_deck_dungeon.sentences.card_texts import (
    card_heading,
    dungeon_text,
    encounter_text,
    extra_card_text,
    foe_text,
    hero_text,
    level_text,
    potion_text,
    skill_text,
    talent_text,
    tier_text,
)
from ludotheque.games.one_deck_dungeon.sentences.narrator import lexicon
from ludotheque.text.languages import LANGUAGES, Language
from ludotheque.text.rulebook import rules
from ludotheque.text.spans import Span, Spans, plain
from tests.golden.renew_dungeon_texts import TEXTS as FOLDER
from tests.golden.renew_dungeon_texts import texts

TEXTS = texts()
SETS = {content.id: content for content in load_sets()}
LEXICON = lexicon()


@pytest.mark.parametrize("name", TEXTS)
def test_texts_are_those_that_were_read(name: str) -> None:
    told = "`python -m tests.golden.renew_dungeon_texts`, and read"
    assert TEXTS[name] == (FOLDER / name).read_text(encoding="utf-8"), told


def test_no_golden_text_is_left_over() -> None:
    assert {path.name for path in FOLDER.iterdir()} == set(TEXTS)


@pytest.mark.parametrize("name", TEXTS)
def test_no_text_has_slips(name: str) -> None:
    for line in TEXTS[name].splitlines():
        assert not re.search(r" {2}|\( | \)| [,.]|\.\.|'|\b(\w{2,}) \1\b", line), line


@pytest.mark.parametrize("name", [name for name in TEXTS if name.endswith(".fr.txt")])
def test_french_texts_keep_french_typography(name: str) -> None:
    for line in TEXTS[name].splitlines():
        assert not re.search(r"[^\u202f][!?;:»]|«[^\u202f]", line), line
        assert not re.search(r"(?<![-\w])(de|le|la|que|ne|si il|à le|de le|à les|de les) [aeéèêiouyàâœ]", line), line


def everything(content: ContentSet, lang: Language) -> Iterator[Spans]:
    yield from (skill_text(skill, lang) for skill in content.skills)
    yield from (potion_text(potion, lang) for potion in (content.known_potion, *content.potions))
    yield from (hero_text(hero, side, lang) for hero in content.heroes for side in (hero.solo, hero.party))
    yield from (talent_text(talent, LEXICON, lang) for talent in content.talents)
    yield from (foe_text(ability, lang) for ability in content.abilities)
    yield from (dungeon_text(dungeon, lang) for dungeon in content.dungeons)
    yield from (encounter_text(card, LEXICON, lang) for card in content.encounters)
    if content.extra_card is not None:
        yield extra_card_text(content.extra_card, lang)


def leads_somewhere(term: str) -> bool:
    kind, _, name = term.partition(":")
    if kind == "rule":
        return name in rules()
    if kind == "color":
        return name in {"strength", "agility", "magic", "heroic"}
    if kind == "focus":
        return name in LEXICON.focuses
    found = LEXICON.find(name)
    return found is not None and found[0] == kind


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("content", SETS.values(), ids=SETS)
def test_every_term_leads_somewhere(content: ContentSet, lang: Language) -> None:
    terms = {span.term for said in everything(content, lang) for span in said if span.term}
    assert {"rule:ODD-TIME-1", "color:heroic"} <= terms
    assert [term for term in sorted(terms) if not leads_somewhere(term)] == []


def test_levels_and_difficulties_are_said() -> None:
    common = load_common()
    assert plain(level_text(common.levels[3], "en")).endswith("you may turn 5 XP into 1 potion cube instead.")
    assert plain(tier_text(common.tiers[3], "fr")).endswith("3 coches bonus si le gardien est atteint.")


def test_a_card_says_its_set_and_whether_we_designed_it() -> None:
    forest = SETS["forest_of_shadows"]
    designed = next(card for card in forest.encounters if card.provenance.confidence is Confidence.DESIGNED)
    printed = SETS["base"].encounters[0]
    assert plain(card_heading(forest, designed.provenance, "en")) == "Forest of Shadows (our own design)"
    assert plain(card_heading(forest, designed.provenance, "fr")).endswith("(notre création)")
    assert plain(card_heading(SETS["base"], printed.provenance, "fr")) == "One Deck Dungeon"


def test_an_encounter_names_its_ability_and_loot_as_terms() -> None:
    said = encounter_text(LEXICON.encounters["bandit_1"], LEXICON, "en")
    assert Span("Dodge", "foe:dodge_foe") in said
    assert Span("Backstab", "skill:backstab") in said


def test_the_two_sides_of_a_hero_are_said_apart() -> None:
    mage = LEXICON.heroes["mage"]
    solo, party = (plain(hero_text(mage, side, "en")) for side in (mage.solo, mage.party))
    assert solo.startswith("Strength 1, agility 2, magic 4, health 5.")
    assert "Roll any number of your stored dice." in solo
    assert "(at most 2)" in solo
    assert "Roll your stored die." in party
    assert "(at most 1)" in party

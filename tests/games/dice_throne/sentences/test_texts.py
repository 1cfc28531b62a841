"""The generated texts: every word of the vocabulary is said, golden files hold what was read and approved."""

import re
from pathlib import Path

import pytest

from ludotheque.games.dice_throne.content.decode import VERBS
from ludotheque.games.dice_throne.content.definitions import Requirement, Straight
from ludotheque.games.dice_throne.content.hook_types import HOOKS
from ludotheque.games.dice_throne.content.loader import hero_ids, load_common, load_hero
from ludotheque.games.dice_throne.sentences.card_texts import (
    SPEECHES,
    ability_lines,
    card_text,
    companion_text,
    requirement_text,
    status_text,
)
from ludotheque.games.dice_throne.sentences.nouns import lexicon_of
from ludotheque.text.languages import LANGUAGES, Language
from ludotheque.text.spans import Spans, plain
from tests.golden.renew_texts import TEXTS as FOLDER
from tests.golden.renew_texts import texts

RULES = Path(__file__).resolve().parents[4] / "docs" / "rules" / "dice_throne.md"
TEXTS = texts()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_verb_and_hook_can_be_said(lang: Language) -> None:
    sentence_table = SPEECHES[lang].sentence_table
    assert [kind.__name__ for kind in (*VERBS.values(), *HOOKS.values()) if not sentence_table.knows(kind)] == []


def test_a_plural_is_regular_unless_the_hero_says_it() -> None:
    symbols = lexicon_of(load_hero("moon_elf")).symbols
    assert (symbols["arrow"].en_plural, symbols["foot"].en_plural) == ("Arrows", "Feet")


@pytest.mark.parametrize("name", TEXTS)
def test_texts_are_those_that_were_read(name: str) -> None:
    assert TEXTS[name] == (FOLDER / name).read_text(encoding="utf-8"), "`python -m tests.golden.renew_texts`, and read"


def test_no_golden_text_is_left_over() -> None:
    assert {path.name for path in FOLDER.iterdir()} == set(TEXTS)


@pytest.mark.parametrize("name", TEXTS)
def test_no_text_has_slips(name: str) -> None:
    for line in TEXTS[name].splitlines():
        assert not re.search(r" {2}|\( | \)| [,.]|\.\.|'", line), line
        repeated = re.search(r"\b(\w{2,}) \1\b", line)
        assert repeated is None or repeated[1] == "Yo", line


@pytest.mark.parametrize("name", [name for name in TEXTS if name.endswith(".fr.txt")])
def test_french_texts_keep_french_typography(name: str) -> None:
    for line in TEXTS[name].splitlines():
        assert not re.search(r"[^\u202f][!?;:»]|«[^\u202f]", line), line
        assert not re.search(r"(?<![-\w])(de|le|la|que|ne|si il|à le|de le|à les|de les) [aeéèêiouyàâœ]", line), line


def _everything(hero_id: str, lang: Language) -> list[Spans]:
    hero = load_hero(hero_id)
    lexicon = lexicon_of(hero)
    out = [status_text(status, lexicon, lang) for status in hero.statuses]
    out += [companion_text(companion, lexicon, lang) for companion in hero.companions]
    out += [card_text(card, lexicon, lang) for card in (*hero.cards, *load_common())]
    for board in hero.boards:
        for ability in (*board.abilities, board.ultimate):
            out += [part for line in ability_lines(ability, lexicon, lang) for part in (line.requirement, line.text)]
    return out


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("hero_id", hero_ids())
def test_every_term_leads_somewhere(hero_id: str, lang: Language) -> None:
    hero = load_hero(hero_id)
    known = {f"status:{status.id}" for status in hero.statuses} | {f"symbol:{symbol}" for symbol in hero.faces}
    known |= {f"companion:{companion.id}" for companion in hero.companions} | {f"hero:{hero.id}"}
    known |= {f"group:{group.id}" for group in hero.companion_groups}
    rules = set(re.findall(r"\*\*(DT-[A-Z0-9-]+)\*\*", RULES.read_text(encoding="utf-8")))
    terms = {span.term for spans in _everything(hero_id, lang) for span in spans if span.term}
    loose = {term for term in terms - known if not term.startswith(("rule:", "ability:"))}
    assert loose == set()
    assert {term.removeprefix("rule:") for term in terms if term.startswith("rule:")} <= rules


def test_requirements() -> None:
    lexicon = lexicon_of(load_hero("barbarian"))
    swords = Requirement(symbols=(("sword", 3),))
    both = Requirement(symbols=(("sword", 2), ("pow", 1)))
    small = Requirement(straight=Straight.SMALL)
    equal = Requirement(of_a_kind=4)
    assert [plain(requirement_text(needed, lexicon, "en")) for needed in (swords, both, small, equal)] == [
        "3 Swords",
        "2 Swords and 1 Pow",
        "Small straight",
        "4 of a kind",
    ]
    assert [plain(requirement_text(needed, lexicon, "fr")) for needed in (swords, both, small, equal)] == [
        "3 Épées",
        "2 Épées et 1 Impact",
        "Petite Suite",
        "4 chiffres identiques",
    ]
    assert [span.term for span in requirement_text(equal, lexicon, "en")] == ["rule:DT-ABIL-2"]

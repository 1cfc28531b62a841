"""The generated texts of Catacombs Conquest: golden files hold what was read and approved."""

import re
from collections.abc import Iterator

import pytest

from ludotheque.games.catacombs.content.definitions import Ability
from ludotheque.games.catacombs.content.loader import find_card, load_content
from ludotheque.games.catacombs.content.vocabulary import AbilityKind, Family, ShotKind
from ludotheque.games.catacombs.sentences import card_texts as said
from ludotheque.games.catacombs.sentences.card_texts import mode_name, option_name, option_text, value_name
from ludotheque.games.catacombs.sentences.writer import CatacombsWriter
from ludotheque.games.catacombs.table.setup_options import MODES, allowed_options
from ludotheque.text.languages import LANGUAGES, Language
from ludotheque.text.spans import Span, Spans, plain
from ludotheque.text.writer import name_of
from tests.golden.renew_catacombs_texts import TEXTS as FOLDER
from tests.golden.renew_catacombs_texts import texts
from tests.rules import rule

TEXTS = texts()
BOX = load_content()
EACH_LANGUAGE = pytest.mark.parametrize("lang", LANGUAGES)
FRENCH = [name for name in TEXTS if name.endswith(".fr.txt")]


@pytest.mark.parametrize("name", TEXTS)
def test_texts_are_those_that_were_read(name: str) -> None:
    told = "`python -m tests.golden.renew_catacombs_texts`, and read"
    assert TEXTS[name] == (FOLDER / name).read_text(encoding="utf-8"), told


def test_no_golden_text_is_left_over() -> None:
    assert {path.name for path in FOLDER.iterdir()} == set(TEXTS)


@pytest.mark.parametrize("name", TEXTS)
def test_no_text_has_slips(name: str) -> None:
    for line in TEXTS[name].splitlines():
        assert not re.search(r" {2}|\( | \)| [,.]|\.\.|'|\b(\w{2,}) \1\b", line), line


@pytest.mark.parametrize("name", FRENCH)
def test_french_texts_keep_french_typography(name: str) -> None:
    for line in TEXTS[name].splitlines():
        assert not re.search(r"[^\u202f][!?;:»%]|«[^\u202f]", line), line
        assert not re.search(r"(?<![-\w])(de|le|la|que|ne|si il|à le|de le|à les|de les) [aeéèêiouyàâœ]", line), line


@pytest.mark.parametrize("name", FRENCH)
def test_french_texts_are_no_english(name: str) -> None:
    assert not re.search(r"\b(the|shot|token|discard|flick|your|team|damage)\b", TEXTS[name])


def everything(lang: Language) -> Iterator[Spans]:
    yield from (said.card_text(card, BOX, lang) for card in BOX.cards())
    yield from (said.shot_text(shot, BOX, lang) for shot in BOX.shots)
    yield from (said.ability_text(ability, lang) for ability in BOX.abilities)
    yield from (said.targeted_text(BOX, lang), said.armor_text(lang))


def leads_somewhere(term: str) -> bool:
    kind, _, name = term.partition(":")
    known = {
        "team": {team.value for team, _deck in BOX.decks},
        "shot": {shot.id.value for shot in BOX.shots},
        "ability": {ability.id.value for ability in BOX.abilities},
        "modifier": {BOX.targeted.id},
        "armor": {"armor"},
    }
    return name in known[kind]


@EACH_LANGUAGE
def test_every_term_leads_somewhere(lang: Language) -> None:
    terms = {span.term for text in everything(lang) for span in text if span.term}
    assert {"shot:powerful_wave", "ability:stun", "modifier:targeted", "armor:armor", "team:skull"} <= terms
    assert [term for term in sorted(terms) if not leads_somewhere(term)] == []


@rule("CC-COMP-7")
@EACH_LANGUAGE
def test_a_card_tells_all_it_shows(lang: Language) -> None:
    for card in BOX.cards():
        text = plain(said.card_text(card, BOX, lang))
        assert text.count("\n") == 1 + (card.ability is not None) + card.armor
        for shot in card.shots:
            assert name_of(BOX.shot(shot.shot), lang).lower() in text.lower()
        if card.ability is not None:
            assert name_of(BOX.ability(card.ability.id), lang) in text


def test_the_numbers_of_a_text_are_those_of_the_card() -> None:
    heal = Ability(id=AbilityKind.HEAL, amount=1)
    assert "add 1 health token from" in plain(said.on_card_text(heal, BOX, "en"))
    steal = Ability(id=AbilityKind.STEAL, amount=2, applies_to_shot=ShotKind.LONGBOW)
    assert "si le tir d’arc long inflige des dégâts, les 2 premiers jetons" in plain(
        said.on_card_text(steal, BOX, "fr")
    )
    assert "if the longbow shot deals damage, the first 2 health tokens" in plain(said.on_card_text(steal, BOX, "en"))


def test_the_sequence_is_reported_in_its_order() -> None:
    text = said.sequence_text(find_card("sword_enchantress").shots, BOX, "en")
    assert plain(text) == "Shot sequence: move, fireball (targeted, 1 damage)."
    assert Span("fireball", "shot:fireball") in text
    witch = said.sequence_text(find_card("skull_witch").shots, BOX, "fr")
    assert plain(witch).endswith("vague puissante (2 dégâts, 1 de plus si vous défaussez une carte).")


def test_a_card_tells_where_it_comes_from() -> None:
    stag, witch = find_card("sword_silver_stag"), find_card("skull_witch")
    assert plain(said.card_origin(stag, "en")) == "Our own design."
    assert plain(said.card_origin(stag, "fr")) == "Notre création."
    assert plain(said.card_origin(witch, "en")).startswith("From the rulebook; our own: number of copies, class,")
    assert "équipe, tirs, armure" in plain(said.card_origin(find_card("skull_phoenix"), "fr"))


@EACH_LANGUAGE
def test_every_field_that_may_be_ours_has_a_word(lang: Language) -> None:
    for name in ("team", "shots", "ability", "armor", "copies", "name", "class", "role", "sign"):
        assert CatacombsWriter(lang).say(f"cc-field-{name}")


@EACH_LANGUAGE
def test_ranged_shots_say_how_far(lang: Language) -> None:
    reach = {"en": "2.5 cm", "fr": "2,5 cm"}[lang]
    for shot in BOX.shots:
        text = plain(said.shot_text(shot, BOX, lang))
        assert (reach in text) == (shot.family is Family.RANGED)


@EACH_LANGUAGE
def test_every_option_mode_and_value_has_words(lang: Language) -> None:
    assert all(mode_name(mode, lang) for mode in MODES)
    names = [option_name(option, lang) for option in allowed_options()]
    assert len(set(names)) == len(names)
    for option, values in allowed_options().items():
        assert option_text(option, lang).endswith((".", "?"))
        named = [value_name(option, value, lang) for value in values]
        assert len(set(named)) == len(values)
        assert not [name for name in named if "_" in name]

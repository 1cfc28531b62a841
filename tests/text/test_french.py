"""French grammar: elision, contraction, articles, agreement, plurals, negation, typography."""

import pytest

from ludotheque.text.clauses import Clause, Gender, Mood, Noun, Person, Subject
from ludotheque.text.french import (
    AVOIR,
    French,
    a,
    agree,
    count,
    elided,
    of,
    plural,
    regular,
    the,
    this,
    to,
    typography,
)
from ludotheque.text.spans import Span, phrase, plain, spans

CARD = Noun("card", "cards", "carte", "cartes", Gender.FEMININE)
OPPONENT = Noun("opponent", "opponents", "adversaire", "adversaires", Gender.MASCULINE)
ATTACK = Noun("Attack", "Attacks", "Attaque", "Attaques", Gender.FEMININE)
YOU = Subject(spans("vous"), Person.YOU, own=True)
HE = Subject(spans("il"), Person.ONE, own=True)


@pytest.mark.parametrize(
    ("small", "words", "expected"),
    [
        ("de", "Étourdissement", "d’Étourdissement"),
        ("de", "Maîtrise du Feu", "de Maîtrise du Feu"),
        ("de", "Honneur", "d’Honneur"),
        ("de", "Honte", "de Honte"),
        ("de", "Hémorragie", "d’Hémorragie"),
        ("que", "il a", "qu’il a"),
        ("ne", "a", "n’a"),
        ("si", "il a", "s’il a"),
        ("si", "ils ont", "s’ils ont"),
        ("si", "aucun dé", "si aucun dé"),
        ("si", "illustre", "si illustre"),
    ],
)
def test_a_small_word_loses_its_vowel_where_french_drops_it(small: str, words: str, expected: str) -> None:
    assert plain(elided(small, words)) == expected


def test_elision_looks_through_a_term() -> None:
    assert elided("de", Span("Étourdissement", "status:stun")) == (Span("d’"), Span("Étourdissement", "status:stun"))


def test_de_and_a_contract_with_the_article() -> None:
    assert plain(of(spans("le défenseur"))) == "du défenseur"
    assert plain(of(phrase("les", Span("Dégâts Entrants", "rule:DT-DMG-1")))) == "des Dégâts Entrants"
    assert plain(of(the(OPPONENT))) == "de l’adversaire"
    assert plain(to(spans("le défenseur"))) == "au défenseur"
    assert plain(to(spans("les joueurs"))) == "aux joueurs"
    assert plain(to(the(OPPONENT))) == "à l’adversaire"
    assert plain(of(spans("un adversaire"))) == "d’un adversaire"


def test_articles_agree_and_elide() -> None:
    assert [plain(the(noun)) for noun in (CARD, OPPONENT, ATTACK)] == ["la carte", "l’adversaire", "l’Attaque"]
    assert [plain(a(noun)) for noun in (CARD, OPPONENT)] == ["une carte", "un adversaire"]
    assert [plain(this(noun)) for noun in (CARD, OPPONENT, ATTACK)] == [
        "cette carte",
        "cet adversaire",
        "cette Attaque",
    ]


def test_zero_and_one_are_singular() -> None:
    assert [plain(count(number, CARD)) for number in (0, 1, 2)] == ["0 carte", "1 carte", "2 cartes"]


def test_adjectives_agree_in_gender_and_number() -> None:
    assert agree("avancé", Gender.FEMININE) == "avancée"
    assert agree("différent", Gender.MASCULINE, 2) == "différents"
    assert agree("supplémentaire", Gender.FEMININE, 2) == "supplémentaires"


@pytest.mark.parametrize(
    ("one", "many"),
    [
        ("Âme ardente", "Âmes ardentes"),
        ("Dents-de-sabre", "Dents-de-sabre"),
        ("Baril de poudre", "Barils de poudre"),
        ("Drapeau", "Drapeaux"),
        ("Croix", "Croix"),
        ("Lien d’âme", "Liens d’âme"),
    ],
)
def test_plurals(one: str, many: str) -> None:
    assert plural(one) == many


def test_a_clause_in_every_mood() -> None:
    grammar = French()
    clause = Clause(YOU, regular("infliger"), spans("4 dégâts"))
    assert plain(grammar.clause(clause, Mood.IMPERATIVE)) == "infligez 4 dégâts"
    assert plain(grammar.clause(clause, Mood.INDICATIVE)) == "vous infligez 4 dégâts"
    assert plain(grammar.clause(clause, Mood.INFINITIVE)) == "infliger 4 dégâts"
    offered = Clause(HE, regular("infliger"), spans("4 dégâts"), may=True)
    assert plain(grammar.clause(offered, Mood.IMPERATIVE)) == "il peut infliger 4 dégâts"


def test_negation_surrounds_the_verb() -> None:
    grammar = French()
    none = Clause(HE, AVOIR, spans("effet"), negation="aucun")
    assert plain(grammar.clause(none, Mood.INDICATIVE)) == "il n’a aucun effet"
    assert plain(grammar.clause(none, Mood.INFINITIVE)) == "n’avoir aucun effet"
    declined = Clause(HE, regular("gagner"), spans("ce jeton"), may=True, negation="pas")
    assert plain(grammar.clause(declined, Mood.INDICATIVE)) == "il peut choisir de ne pas gagner ce jeton"


def test_typography_sets_thin_spaces_and_curved_apostrophes() -> None:
    assert typography("Rage !") == "Rage\u202f!"
    assert typography("L'ombre: « oui »") == "L’ombre\u202f: «\u202foui\u202f»"


def test_a_preposition_is_joined_to_the_words_behind_it() -> None:
    grammar = French()
    assert [plain(grammar.genitive("le Barbare")), plain(grammar.dative("le Barbare"))] == ["du Barbare", "au Barbare"]
    assert plain(grammar.whose("la Mage")) == "de la Mage"
    assert [plain(grammar.the(ATTACK)), plain(grammar.a(CARD)), plain(grammar.into(CARD))] == [
        "l’Attaque",
        "une carte",
        "en carte",
    ]

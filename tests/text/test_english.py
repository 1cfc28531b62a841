"""English grammar: plurals, articles, counting, verbs and negation."""

import pytest

from ludotheque.text.clauses import Clause, Gender, Mood, Noun, Person, Subject
from ludotheque.text.english import BE, CAN, English, article, count, plural, possessive, times, verb
from ludotheque.text.spans import phrase, plain, spans

CARD = Noun("card", "cards", "carte", "cartes", Gender.FEMININE)
YOU = Subject(spans("you"), Person.YOU, own=True)
HOLDER = Subject(spans("the holder"), Person.ONE, own=True)
THEY = Subject(spans("they"), Person.MANY, own=True)


@pytest.mark.parametrize(
    ("one", "many"),
    [("Sword", "Swords"), ("Dash", "Dashes"), ("Ray", "Rays"), ("fly", "flies")],
)
def test_regular_plurals(one: str, many: str) -> None:
    assert plural(one) == many


def test_only_one_is_singular() -> None:
    assert [plain(count(number, CARD)) for number in (0, 1, 2, -1)] == ["0 cards", "1 card", "2 cards", "-1 card"]


def test_articles_and_possessives() -> None:
    assert plain(article("opponent")) == "an opponent"
    assert plain(article("player")) == "a player"
    assert plain(possessive("the holder")) == "the holder’s"
    assert plain(phrase(possessive("opponents"), "dice")) == "opponents’ dice"
    assert plain(phrase(possessive("Huntress"), "turn")) == "Huntress’s turn"
    assert [times(number) for number in (1, 2, 3)] == ["once", "twice", "3 times"]


def test_a_clause_in_every_mood() -> None:
    grammar = English()
    clause = Clause(YOU, verb("deal"), spans("4 damage"))
    assert plain(grammar.clause(clause, Mood.IMPERATIVE)) == "deal 4 damage"
    assert plain(grammar.clause(clause, Mood.INDICATIVE)) == "you deal 4 damage"
    assert plain(grammar.clause(Clause(YOU, verb("draw"), may=True), Mood.IMPERATIVE)) == "you may draw"
    assert plain(grammar.clause(Clause(HOLDER, verb("draw")), Mood.IMPERATIVE)) == "the holder draws"
    assert plain(grammar.clause(Clause(THEY, verb("draw")), Mood.IMPERATIVE)) == "they draw"


def test_negation_needs_do_but_not_with_helping_verbs() -> None:
    grammar = English()
    assert plain(grammar.clause(Clause(HOLDER, verb("draw"), negation="not"), Mood.INDICATIVE)) == (
        "the holder does not draw"
    )
    assert plain(grammar.clause(Clause(THEY, verb("draw"), negation="not"), Mood.INDICATIVE)) == "they do not draw"
    assert plain(grammar.clause(Clause(HOLDER, CAN, spans("act"), negation="not"), Mood.INDICATIVE)) == (
        "the holder cannot act"
    )
    assert plain(grammar.clause(Clause(THEY, BE, spans("active"), negation="not"), Mood.INDICATIVE)) == (
        "they are not active"
    )
    assert plain(grammar.clause(Clause(THEY, verb("gain"), may=True, negation="not"), Mood.INDICATIVE)) == (
        "they may choose not to gain"
    )


def test_a_name_beside_what_is_theirs_leaves_the_blank_to_the_sentence() -> None:
    grammar = English()
    assert [plain(grammar.whose(name)) for name in ("Monk", "opponents")] == ["Monk’s", "opponents’"]
    assert [plain(grammar.genitive("Monk")), plain(grammar.dative("Monk"))] == ["Monk", "Monk"]
    assert [plain(grammar.a(CARD)), plain(grammar.the(CARD)), plain(grammar.into(CARD))] == [
        "a card",
        "the card",
        "into a card",
    ]

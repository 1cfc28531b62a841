"""Questions of One Deck Dungeon as the terminal and the browser ask them."""

import pytest

from ludotheque.faces.game_face import face_of
from ludotheque.faces.speaker import Speaker
from ludotheque.text.languages import Language
from ludotheque.text.spans import plain
from tests.one_deck_dungeon.cards.scenes import warden
from tests.one_deck_dungeon.scenario import Delve, mage, scenario, warrior
from tests.rules import rule

FOREST = {"dungeon": "mudlands"}


def asked(delve: Delve, lang: Language) -> tuple[str, list[str]]:
    """The question and its answers on a screen; the terminal asks the same."""
    face = face_of("one_deck_dungeon")
    shown = face.screen(delve.match, (0,), lang).question()
    assert shown is not None
    assert face.sit(delve.match, 0, Speaker(lang)).question() == plain(shown.text)
    return plain(shown.text), [plain(answer.label) for answer in shown.answers]


@rule("ODD-POISON-6", "ODD-CURE-2")
@pytest.mark.parametrize(
    ("lang", "question", "answers"),
    [
        (
            "en",
            "Mage has no damage: remove a poison token instead?",
            ["Remove 1 poison token", "Keep the token"],
        ),
        (
            "fr",
            "Mage n’a pas de blessure\u202f: retirer un pion de poison à la place\u202f?",
            ["Retirer 1 pion de poison", "Garder le pion"],
        ),
    ],
)
def test_a_heal_without_damage(lang: Language, question: str, answers: list[str]) -> None:
    delve = scenario(warrior(), mage(poison=2), doors=["viper_1"], **FOREST).option().drink("curative")
    assert asked(delve, lang) == (question, answers)


@rule("AMB-32")
@pytest.mark.parametrize(
    ("lang", "question"),
    [
        ("en", "Too few poison tokens are left: which hero takes one instead of damage?"),
        (
            "fr",
            "Il reste trop peu de pions de poison\u202f: quel héros en prend un au lieu d’une blessure\u202f?",
        ),
    ],
)
def test_too_few_poison_tokens(lang: Language, question: str) -> None:
    said = {"exiled": {"poison": 7}, "cubes": 0, **FOREST}
    delve = scenario(warrior(), mage(), **said).peril("spore_vent_1", 1, "A1", "A1").done().hero(0)
    text, answers = asked(delve, lang)
    assert (text, len(answers)) == (question, 2)


@rule("AMB-33")
@pytest.mark.parametrize(
    ("lang", "question"),
    [
        ("en", "Too few heroic dice are left: which hero stores one?"),
        ("fr", "Il reste trop peu de dés héroïques\u202f: quel héros en stocke un\u202f?"),
    ],
)
def test_too_few_heroic_dice(lang: Language, question: str) -> None:
    said = {"doors": ["viper_1"], "exiled": {"heroic": 5}, **FOREST}
    text, answers = asked(scenario(mage(), warden(), **said).option().explore(), lang)
    assert (text, len(answers)) == (question, 2)

"""Questions of One Deck Dungeon as the terminal and the browser ask them."""

import pytest

from ludotheque.presentation.terminal.console import LocalizedConsole
from ludotheque.registry.discovery import presentation_of
from ludotheque.text.languages import Language
from ludotheque.text.spans import plain
from tests.games.one_deck_dungeon.cards.scenes import warden
from tests.games.one_deck_dungeon.scenario import Delve, Hero, archer, mage, scenario, warrior
from tests.rules import rule

FOREST = {"dungeon": "mudlands"}


def asked(delve: Delve, lang: Language) -> tuple[str, list[str]]:
    """The question and its answers on a screen; the terminal asks the same."""
    face = presentation_of("one_deck_dungeon")
    shown = face.screen(delve.match, (0,), lang).question()
    assert shown is not None
    assert face.terminal_view(delve.match, 0, LocalizedConsole(lang)).question() == plain(shown.text)
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


@rule("AMB-35")
@pytest.mark.parametrize(
    ("lang", "detail"),
    [
        ("en", "takes the place of the same skill, which becomes 3 XP"),
        ("fr", "prend la place de la même compétence, qui devient 3 XP"),
    ],
)
def test_a_skill_that_the_hero_has_already(lang: Language, detail: str) -> None:
    context = scenario(warrior(skills=["viper_1"]), cubes=0, doors=["ancient_gate_1"], **FOREST)
    delve = context.fight("thornling_1", "S6 S6 S1 S1 A6 A6 M6").done()
    shown = presentation_of("one_deck_dungeon").screen(delve.match, (0,), lang).question()
    assert shown is not None
    assert [plain(answer.detail) for answer in shown.answers if answer.kind == "take_skill"] == [detail]


@rule("AMB-36")
@pytest.mark.parametrize(
    ("lang", "question", "answers"),
    [
        ("en", "Do you use Kiting?", ["Yes", "No"]),
        ("fr", "Utilisez-vous Harcèlement\u202f?", ["Oui", "Non"]),
    ],
)
def test_a_skill_that_may_be_left_unused(lang: Language, question: str, answers: list[str]) -> None:
    delve = scenario(archer(), cubes=0).fight("bandit_1", "S5 S1 A6 A3 A2 M1 M1")
    delve.cover("A8", "A6", "A2").cover("A3", "A3").cover(4, "S5").done()
    assert asked(delve, lang) == (question, answers)


@rule("AMB-36")
@pytest.mark.parametrize(("lang", "details"), [("en", ["4 time", "1♥ 3 time"]), ("fr", ["4 temps", "1♥ 3 temps"])])
def test_both_answers_say_what_comes(lang: Language, details: list[str]) -> None:
    delve = scenario(archer(), cubes=0).fight("bandit_1", "S5 S1 A6 A3 A2 M1 M1")
    delve.cover("A8", "A6", "A2").cover("A3", "A3").cover(4, "S5").done()
    shown = presentation_of("one_deck_dungeon").screen(delve.match, (0,), lang).question()
    assert shown is not None
    assert [plain(answer.detail) for answer in shown.answers] == details


def test_another_text_says_what_it_does() -> None:
    said = {"doors": ["viper_1"], "cubes": 1, **FOREST}
    delve = scenario(Hero("alchemist", poison=1), warrior(), **said).option().drink("curative").done()
    shown = presentation_of("one_deck_dungeon").screen(delve.match, (0,), "en").question()
    assert shown is not None
    assert [plain(answer.detail) for answer in shown.answers] == [
        "When a potion is used, one hero may remove 1 poison token.",
        "",
    ]

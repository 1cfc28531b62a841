"""Questions of Catacombs Conquest as the terminal and the browser ask them."""

import pytest

from ludotheque.presentation.terminal.console import LocalizedConsole
from ludotheque.registry.discovery import presentation_of
from ludotheque.text.languages import Language
from ludotheque.text.spans import plain
from tests.games.catacombs.scenario import scenario, skull, sword
from tests.rules import rule


@rule("CC-SHOT-14")
@pytest.mark.parametrize(
    ("lang", "question", "kept"),
    [
        ("en", "A hit for 4 damage! Do you discard a card from your hand to make it 5?", "Keep the hand"),
        (
            "fr",
            "Touché\u202f: 4 dégâts\u202f! Défaussez-vous une carte de votre main pour en infliger 5\u202f?",
            "Garder la main",
        ),
    ],
)
def test_the_boost_is_asked_for_with_the_damage_it_would_make(lang: Language, question: str, kept: str) -> None:
    """In the terminal and for browsers, which show the same text."""
    at = {"sword_1": (150.0, 81.0), "sword_2": (150.0, 119.0)}
    context = scenario(skull("witch", "phoenix"), sword("silver_stag"), turn="skull_1", at=at).card().play("witch")
    match = context.nudge(0).put_towards(180).flick(180, 1.5).match
    shown = presentation_of("catacombs_conquest").screen(match, (0,), lang).question()
    assert shown is not None
    assert (plain(shown.text), plain(shown.answers[0].label)) == (question, kept)
    assert presentation_of("catacombs_conquest").terminal_view(match, 0, LocalizedConsole(lang)).question() == question

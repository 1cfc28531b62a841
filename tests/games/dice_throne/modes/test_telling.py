"""Matches of several players in words: targeting, teams, the bonus of the hill, in both languages."""

import pytest

from ludotheque.games.dice_throne.game import DiceThrone
from ludotheque.games.dice_throne.sentences.match_text import decision_sentence, event_sentence, names_of, option_label
from ludotheque.games.dice_throne.table import events as ev
from ludotheque.games.dice_throne.table.state import EFFECT, TARGETING
from ludotheque.games.dice_throne.view import DiceSeen
from ludotheque.kernel.events import Event
from ludotheque.kernel.game import Setup, winners
from ludotheque.kernel.simulation import play_out
from ludotheque.text.french import typography
from ludotheque.text.languages import Language
from ludotheque.text.spans import plain
from tests.games.dice_throne.modes.gathering import Crowd, barbarian, gathered, king, pyromancer
from tests.games.dice_throne.sentences.test_match_text import Listener

NAMES = names_of(("barbarian", "pyromancer", "barbarian", "pyromancer"))

SAID: dict[Event, tuple[str, str]] = {
    ev.Rolled(0, (5,), TARGETING): ("Barbarian 1 rolls 5 for the target.", "Le Barbare 1 lance 5 pour la cible."),
    ev.Rolled(0, (5,), EFFECT): ("Barbarian 1 rolls 5.", "Le Barbare 1 lance 5."),
    ev.TargetLeftTo(0, 0): ("Barbarian 1 chooses the target.", "Le Barbare 1 choisit la cible."),
    ev.TargetLeftTo(1, 0): (
        "Pyromancer 2 chooses the target for all opponents.",
        "La Pyromancienne 2 choisit la cible pour tous les adversaires.",
    ),
    ev.LeaderAttacked(0, 1): (
        "Pyromancer 2 is the Leader: Barbarian 1 draws a bonus card.",
        "La Pyromancienne 2 est le Chef : le Barbare 1 pioche une carte bonus.",
    ),
    ev.HealthChanged(0, 50, 44, 0, 6, (0, 2)): (
        "Barbarian 1 and Barbarian 3 go from 50 to 44 health.",
        "Le Barbare 1 et le Barbare 3 passent de 50 à 44 points de Santé.",
    ),
    ev.HealthChanged(0, 60, 60, 4, 4, (0, 2)): (
        "Barbarian 1 and Barbarian 3 stay at 60 health (4 healed).",
        "Le Barbare 1 et le Barbare 3 restent à 60 points de Santé (4 soignés).",
    ),
    ev.GameEnded("1+3"): (
        "Pyromancer 2 and Pyromancer 4 win.",
        "La Pyromancienne 2 et la Pyromancienne 4 l’emportent.",
    ),
    ev.GameEnded("2"): ("Barbarian 3 wins.", "Le Barbare 3 l’emporte."),
    ev.PhaseBegan(0, "targeting_roll"): (
        "Barbarian 1’s Targeting Roll Phase.",
        "Phase de Lancer de Ciblage du Barbare 1.",
    ),
}


@pytest.mark.parametrize("event", SAID, ids=lambda event: type(event).__name__)
def test_events_of_many_have_sentences(event: Event) -> None:
    english, french = SAID[event]
    assert plain(event_sentence(event, NAMES, "en")) == english
    assert plain(event_sentence(event, NAMES, "fr")) == typography(french)


def asked_in_words(crowd: Crowd, lang: Language) -> tuple[str, list[str]]:
    decision = crowd.decision
    seen = crowd.match.seen((decision.owner,))
    assert isinstance(seen, DiceSeen)
    names = names_of(crowd.match.setup.heroes)
    labels = [plain(option_label(option, decision, seen, names, lang)) for option in decision.options]
    return plain(decision_sentence(decision, seen, names, lang)), labels


def test_the_attacker_is_asked_for_the_target() -> None:
    crowd = king(barbarian(), pyromancer(), barbarian()).roll(1, 1, 1, 4, 4)
    crowd.announce("smack").pass_windows()
    assert asked_in_words(crowd, "en") == ("Smack: Choose the target.", ["Pyromancer", "Barbarian 3"])
    assert asked_in_words(crowd, "fr")[0] == typography("Frappe : Choisissez la cible.")


def test_opponents_are_informed_that_the_choice_is_theirs() -> None:
    crowd = gathered("2v2", pyromancer()).roll(1, 1, 1, 4, 4)
    crowd.strikes("fireball", 5)
    question, labels = asked_in_words(crowd, "en")
    assert question == (
        "Fireball: Pyromancer aims at your side, and the die leaves the choice to you: who is the target?"
    )
    assert labels == ["Barbarian 2", "Barbarian 4"]
    assert asked_in_words(crowd, "fr")[0].endswith("et le dé vous laisse le choix\u202f: qui est la cible\u202f?")


@pytest.mark.parametrize("mode", ["king_of_the_hill", "2v2", "3v3", "2v2v2"])
def test_whole_matches_of_many_have_sentences(mode: str) -> None:
    seats = 4 if mode in ("2v2", "king_of_the_hill") else 6
    heroes = ("barbarian", "pyromancer") * (seats // 2)
    listener = Listener()
    listener.names = names_of(heroes)
    setup = Setup("dice_throne", mode, heroes, {})
    play_out(DiceThrone(), setup, bytes([7]) * 16, [listener.answer] * seats, listener.watch)
    assert ("target" in listener.questions) == (mode != "3v3")  # there the die alone decides
    assert not [line for line in listener.heard if "  " in line or " ." in line or "'" in line]


@pytest.mark.parametrize(("outcome", "seats"), [("0", (0,)), ("0+2+4", (0, 2, 4)), ("draw", ()), ("won", ()), ("", ())])
def test_an_outcome_names_its_winners(outcome: str, seats: tuple[int, ...]) -> None:
    assert winners(outcome) == seats

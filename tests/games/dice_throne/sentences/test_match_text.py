"""The running match in words: every event, every question, every answer, in both languages."""

import random
from typing import Any

import pytest

from ludotheque.games.dice_throne.game import DiceThrone
from ludotheque.games.dice_throne.sentences.match_text import (
    EVENTS,
    LABELS,
    decision_sentence,
    event_sentence,
    names_of,
    option_label,
)
from ludotheque.games.dice_throne.table import events as ev
from ludotheque.games.dice_throne.table.actions import KINDS, PASS, RESPOND, VERBS
from ludotheque.games.dice_throne.table.response_points import POINTS
from ludotheque.games.dice_throne.view import DiceSeen
from ludotheque.kernel.decisions import Decision
from ludotheque.kernel.events import Event, Undone
from ludotheque.kernel.game import Setup
from ludotheque.kernel.simulation import play_out
from ludotheque.text.french import typography
from ludotheque.text.languages import LANGUAGES, Language
from ludotheque.text.messages import Messages
from ludotheque.text.spans import Span, plain
from tests.games.dice_throne.scenario import fighter, pyromancer, scenario

HEROES = ("barbarian", "pyromancer")
NAMES = names_of(HEROES)
TOLD = sorted((kind for kind in Event.NAMES.values() if kind.__module__ == ev.__name__), key=lambda kind: kind.__name__)


def test_every_event_has_a_sentence() -> None:
    assert [kind.__name__ for kind in (*TOLD, Undone) if not EVENTS.knows(kind)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_question_has_words(lang: Language) -> None:
    messages = Messages(lang)
    for kind in KINDS:
        assert messages.say(f"dt-ask-{kind}", point="", attempts=2, status="")
    for point in POINTS:
        assert messages.say(f"dt-point-{point}")


def test_every_answer_has_a_label() -> None:
    assert sorted(LABELS) == sorted(VERBS.codes)


SAID: dict[Event, tuple[str, str]] = {
    ev.Played(0, "concuss", 1): ("Barbarian plays Concuss! (1 CP).", "Le Barbare joue Sonné ! (1 PC)."),
    ev.Played(0, "getting_paid", 0): ("Barbarian plays Getting Paid!", "Le Barbare joue Jour de paye !"),
    ev.Drew(1, 2, (), 2): ("Pyromancer draws 2 cards.", "La Pyromancienne pioche 2 cartes."),
    ev.Drew(0, 1, ("smack_2",), 1): ("Barbarian draws 1 card: Smack II.", "Le Barbare pioche 1 carte : Frappe II."),
    ev.TokensPlaced(1, "stun", 1, 0): (
        "Barbarian inflicts Stun on Pyromancer.",
        "Le Barbare inflige Étourdissement à la Pyromancienne.",
    ),
    ev.TokensPlaced(1, "fire_mastery", 2, 1): (
        "Pyromancer gains 2 Fire Mastery.",
        "La Pyromancienne gagne 2 jetons Maîtrise du Feu.",
    ),
    ev.TokenMoved(1, 0, "fire_mastery", 1): (
        "1 Fire Mastery moves from Pyromancer to Barbarian.",
        "1 jeton Maîtrise du Feu passe de la Pyromancienne au Barbare.",
    ),
    ev.LimitRaised(1, "stun", 2): (
        "Pyromancer’s Stun stack limit is now 2.",
        "La Limite d’Empilement d’Étourdissement de la Pyromancienne passe à 2.",
    ),
    ev.DamageSettled(0, 2, 0, 6, 0, 0): (
        "Barbarian takes no damage (2 dealt, 6 prevented).",
        "Le Barbare ne subit aucun dégât (2 infligés, 6 prévenus).",
    ),
    ev.DamageSettled(0, 1, 0, 0, 1, 1): ("Barbarian takes 1 damage.", "Le Barbare subit 1 dégât."),
    ev.HealthChanged(0, 50, 50, 4, 4): (
        "Barbarian stays at 50 health (4 healed).",
        "Le Barbare reste à 50 points de Santé (4 soignés).",
    ),
    ev.HealthChanged(0, 3, 1, 0, 2): (
        "Barbarian goes from 3 to 1 health.",
        "Le Barbare passe de 3 à 1 point de Santé.",
    ),
    ev.Announced(0, "", 0): ("Barbarian announces no ability.", "Le Barbare n’annonce aucune capacité."),
    ev.Fizzled(0, "stun"): ("Stun has no effect.", "Étourdissement reste sans effet."),
    ev.ExtraPhaseGranted(0, 1): (
        "Barbarian gains an extra Offensive Roll Phase against Pyromancer.",
        "Le Barbare gagne une Phase de Lancer Offensif supplémentaire contre la Pyromancienne.",
    ),
    ev.Defeated((0, 1)): ("Barbarian and Pyromancer are defeated.", "Le Barbare et la Pyromancienne succombent."),
    ev.GameEnded("draw"): ("The game is a draw.", "La partie est nulle."),
    ev.GameEnded("1"): ("Pyromancer wins.", "La Pyromancienne l’emporte."),
    Undone(0, 2): ("Barbarian takes back the last 2 answers.", "Le Barbare annule ses 2 dernières réponses."),
}


@pytest.mark.parametrize("event", SAID, ids=lambda event: type(event).__name__)
def test_events_are_reported_in_the_past_of_the_log(event: Event) -> None:
    english, french = SAID[event]
    assert plain(event_sentence(event, NAMES, "en")) == english
    assert plain(event_sentence(event, NAMES, "fr")) == typography(french)


def test_a_window_is_nothing_for_a_log() -> None:
    assert event_sentence(ev.WindowOpened("W_LAST", 0), NAMES, "en") == ()


def test_equal_heroes_are_numbered_and_players_keep_their_names() -> None:
    twins = names_of(("barbarian", "barbarian"), ("", "Zoé"))
    assert twins.seat(0, "fr") == (Span("Barbare 1", "seat:0"),)
    assert twins.seat(1, "fr") == (Span("Zoé", "seat:1"),)


def test_in_french_a_hero_has_an_article_and_a_player_none() -> None:
    named = names_of(("gunslinger", "moon_elf", "barbarian"), ("", "", "Zoé"))
    lines = {
        ev.TurnBegan(0, 3): "L’As de la Gâchette commence le tour 3.",
        ev.PhaseBegan(0, "upkeep"): "Phase d’Entretien de l’As de la Gâchette.",
        ev.TokensPlaced(1, "bounty", 1, 0): "L’As de la Gâchette inflige Prime à l’Elfe lunaire.",
        ev.PhaseBegan(2, "upkeep"): "Phase d’Entretien de Zoé.",
        ev.TokensPlaced(2, "bounty", 1, 0): "L’As de la Gâchette inflige Prime à Zoé.",
        ev.Activated(2, "rage", 0): "Zoé active Rage !",
    }
    for event, said in lines.items():
        assert plain(event_sentence(event, named, "fr")) == typography(said)


def test_prepositions_are_contracted_with_the_article_of_a_hero() -> None:
    assert plain(event_sentence(ev.PhaseBegan(0, "upkeep"), NAMES, "fr")) == "Phase d’Entretien du Barbare."
    assert plain(event_sentence(ev.TokensPlaced(0, "stun", 1, 1), NAMES, "fr")) == (
        "La Pyromancienne inflige Étourdissement au Barbare."
    )
    assert Span("Barbare", "seat:0") in event_sentence(ev.Activated(0, "rage", 0), NAMES, "fr")


def test_a_companion_that_is_completed_agrees_with_its_level() -> None:
    names = names_of(("artificer", "barbarian"))
    built = ev.CompanionBuilt(0, "nanobot", "advanced")
    assert plain(event_sentence(built, names, "en")) == "Artificer completes Nanobot (Advanced)."
    assert plain(event_sentence(built, names, "fr")) == "L’Artificier achève Nanorobot (avancé)."


def test_equal_heroes_have_an_article_and_a_number() -> None:
    twins = names_of(("barbarian", "barbarian"))
    assert plain(event_sentence(ev.GameEnded("0"), twins, "fr")) == "Le Barbare 1 l’emporte."


class Listener:
    """Answers by chance, and hears every question, answer and event in both languages."""

    def __init__(self) -> None:
        self.random = random.Random(3)
        self.names = NAMES
        self.questions: set[str] = set()
        self.heard: list[str] = []

    def answer(self, decision: Decision, seen: Any) -> int:  # the kernel does not know the game's own view
        for lang in LANGUAGES:
            question = plain(decision_sentence(decision, seen, self.names, lang))
            labels = [plain(option_label(action, decision, seen, self.names, lang)) for action in decision.options]
            assert all((question, *labels))
            self.heard += [question, *labels]
        self.questions.add("respond" if decision.kind == RESPOND else KINDS[decision.kind])
        return self.random.choice(decision.options)

    def watch(self, event: Event) -> None:
        self.heard += [plain(event_sentence(event, self.names, lang)) for lang in LANGUAGES]


def test_whole_duels_have_sentences() -> None:
    listener = Listener()
    for seed in range(4):
        setup = Setup("dice_throne", "duel", HEROES, {"promo": "yes"})
        play_out(DiceThrone(), setup, bytes([seed]) * 16, [listener.answer, listener.answer], listener.watch)
    assert {"respond", "rolling", "main", "defence", "choose_player", "change_die"} <= listener.questions
    assert not [line for line in listener.heard if "  " in line or " ." in line or "'" in line]


ANEW = {
    "en": ("What Status Effects?: Something it could have acted on is gone: choose a player, or nobody.", "Nobody"),
    "fr": (
        "Quelle altération\u202f?\u202f: L’un des objets possibles a disparu\u202f: choisissez un joueur, ou personne.",
        "Personne",
    ),
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_question_for_another_object_says_that_one_is_gone(lang: Language) -> None:
    own = pyromancer(["what_status_effects", "fire_up"], cp=2, tokens={"fire_mastery": 3})
    duel = scenario(own, fighter("monk", tokens={"cleanse": 1, "burn": 1})).main()
    duel.play("what_status_effects").answer("spend cleanse", by=1)
    seen = duel.match.seen((0,))
    assert isinstance(seen, DiceSeen)
    names = names_of(("pyromancer", "monk"))
    asked = plain(decision_sentence(duel.decision, seen, names, lang))
    assert (asked, plain(option_label(PASS, duel.decision, seen, names, lang))) == ANEW[lang]

"""A running match in words: every event, every question, every answer, in both languages."""

import random
from typing import Any

import pytest

from ludotheque.games.catacombs.lab.laboratory import catacombs_setups
from ludotheque.games.catacombs.sentences.match_text import (
    DECLINING,
    EVENTS,
    LABELS,
    MatchNames,
    decision_sentence,
    event_sentence,
    names_of,
    option_label,
)
from ludotheque.games.catacombs.sentences.narrator import CatacombsNarrator
from ludotheque.games.catacombs.sentences.writer import CatacombsWriter
from ludotheque.games.catacombs.table import actions as a
from ludotheque.games.catacombs.table import events as ev
from ludotheque.kernel.decisions import ARGUMENT_BITS, Decision
from ludotheque.kernel.events import Event, Undone
from ludotheque.kernel.simulation import play_out
from ludotheque.registry.discovery import game_named
from ludotheque.text.french import typography
from ludotheque.text.languages import LANGUAGES, Language
from ludotheque.text.messages import Messages
from ludotheque.text.spans import Span, plain

GAME = game_named("catacombs_conquest")
NAMES = names_of(("sword", "skull"))
TOLD = sorted((kind for kind in Event.NAMES.values() if kind.__module__ == ev.__name__), key=lambda kind: kind.__name__)
TWO_COPIES = (a.ASK_CARD, a.ASK_DISCARD, a.ASK_BOOST, a.ASK_ARMOR, a.ASK_SURPRISE)
"""Questions about cards, of which a deck holds two copies."""


def straight(disc: int) -> dict[str, Any]:
    """The record of a flick at 45° that touches nothing."""
    finals = [{"disc": disc, "at": [100_000, 200_000]}]
    return {"flicked": disc, "angle": 45_000, "speed": 1_525_000, "events": [], "finals": finals}


SAID: list[tuple[Event, str, str]] = [
    (
        ev.LayoutProposed(0, "column"),
        "The Sword team proposes the layout Column.",
        "L’équipe Épée propose la disposition Colonne.",
    ),
    (ev.LayoutSettled("quincunx"), "Obstacle layout: Quincunx.", "Disposition des obstacles : Quinconce."),
    (ev.FirstTeamDrawn(1), "The Skull team begins.", "L’équipe Crâne commence."),
    (ev.Drew(0, 1, (), 1), "The Sword team draws 1 card.", "L’équipe Épée pioche 1 carte."),
    (
        ev.Drew(1, 2, ("skull_witch", "skull_behemoth"), 2),
        "The Skull team draws 2 cards (Witch, Behemoth).",
        "L’équipe Crâne pioche 2 cartes (Sorcière, Béhémoth).",
    ),
    (
        ev.PileEmpty(0),
        "The draw pile of the Sword team is empty: no card is drawn.",
        "La pioche de l’équipe Épée est vide : aucune carte n’est piochée.",
    ),
    (ev.TurnBegan(3, 0, 1, 0, False), "Turn 3: Sword 2.", "Tour 3 : Épée 2."),
    (ev.TurnBegan(4, 1, 2, 1, True), "Turn 4: Skull 1 (stunned).", "Tour 4 : Crâne 1 (assommé)."),
    (
        ev.Exhausted(1),
        "The Skull team is exhausted: its draw pile is empty.",
        "L’équipe Crâne est épuisée : sa pioche est vide.",
    ),
    (ev.CardPlayed(1, "skull_behemoth"), "The Skull team plays Behemoth.", "L’équipe Crâne joue Béhémoth."),
    (
        ev.CardThrown(0, "sword_silver_stag", "stun"),
        "The Sword team discards Silver Stag without effect (the team is stunned).",
        "L’équipe Épée défausse Cerf d’argent sans effet (équipe assommée).",
    ),
    (
        ev.CardThrown(1, "skull_phoenix", "boost"),
        "The Skull team discards Phoenix to strengthen the shot.",
        "L’équipe Crâne défausse Phénix pour renforcer le tir.",
    ),
    (
        ev.ShotLost("fireball"),
        "No room for a projectile: fireball is lost.",
        "Pas de place pour un projectile : le tir (boule de feu) est perdu.",
    ),
    (ev.TargetNamed(2), "Target: Skull 1.", "Cible : Crâne 1."),
    (
        ev.ProjectilePlaced("longbow", 1, 50_000, 60_000),
        "Longbow: the projectile is placed beside Sword 2.",
        "Arc long, Épée 2 : le projectile est placé.",
    ),
    (
        ev.Flicked("critical_combat", 3, 45_000, 1_525_000, straight(3)),
        "Skull 2, critical combat, 45°, power 50%: stops at (100, 200).",
        "Crâne 2, combat critique, 45°, force 50 % : s’arrête en (100 ; 200).",
    ),
    (
        ev.Flicked("missile", 9, 46_000, 1_525_000, straight(9)),
        "The missile disc, 46°, power 50% (in fact 45°, 50%): stops at (100, 200).",
        "Le pion Missile, 46°, force 50 % (en fait 45°, 50 %) : s’arrête en (100 ; 200).",
    ),
    (
        ev.PutBack(4, 15_000, 20_000),
        "Obstacle 1 had left the mat and is put back at (15, 20).",
        "L’obstacle 1 avait quitté le tapis et y est remis en (15 ; 20).",
    ),
    (ev.EnemiesHit((2, 3), 2), "Skull 1 and Skull 2 hit: 2 damage.", "Touché : Crâne 1 et Crâne 2, 2 dégâts."),
    (ev.EnemiesHit((0,), 1), "Sword 1 hit: 1 damage.", "Touché : Épée 1, 1 dégât."),
    (ev.TargetMissed(3), "Misses Skull 2.", "Manqué : Crâne 2."),
    (
        ev.ArmorUsed(1, "skull_behemoth"),
        "The Skull team discards Behemoth: its armor stops all damage from the shot.",
        "L’équipe Crâne défausse Béhémoth : son armure arrête tous les dégâts du tir.",
    ),
    (
        ev.TokensLost(0, 2, 5),
        "The Sword team loses 2 health tokens (5 left).",
        "L’équipe Épée perd 2 jetons Santé (reste : 5).",
    ),
    (
        ev.TokenStolen(0),
        "The Skull team steals a health token from the Sword team.",
        "L’équipe Crâne vole un jeton Santé à l’équipe Épée.",
    ),
    (
        ev.TeamStunned(0),
        "The Sword team is stunned on its next turn.",
        "L’équipe Épée sera assommée à son prochain tour.",
    ),
    (
        ev.Healed(0, 2),
        "The Sword team takes 2 health tokens from the bank.",
        "L’équipe Épée prend 2 jetons Santé dans la banque.",
    ),
    (
        ev.PileReset(1, 24),
        "The Skull team shuffles its discard pile into its draw pile (24 cards).",
        "L’équipe Crâne mélange sa défausse à sa pioche (24 cartes).",
    ),
    (
        ev.ArmorKept(1, "skull_marauder"),
        "Marauder stays in front of the Skull team as armor.",
        "Maraudeur reste devant l’équipe Crâne comme armure.",
    ),
    (ev.SurpriseDeclined(0), "The Sword team plays no other card.", "L’équipe Épée ne joue pas d’autre carte."),
    (
        ev.GameEnded("sword", "pool"),
        "A health pool is empty: the Sword team wins.",
        "Une réserve de santé est vide : l’équipe Épée gagne.",
    ),
    (ev.GameEnded("draw", "turns"), "The last turn is over: a draw.", "Le dernier tour est passé : égalité."),
    (Undone(1, 2), "The Skull team takes back 2 answers.", "L’équipe Crâne annule 2 réponses."),
]


def test_every_event_has_a_sentence() -> None:
    assert [kind.__name__ for kind in (*TOLD, Undone) if not EVENTS.knows(kind)] == []
    assert {type(event) for event, _en, _fr in SAID} == {*TOLD, Undone}


@pytest.mark.parametrize(("event", "english", "french"), SAID, ids=[type(event).__name__ for event, _en, _fr in SAID])
def test_events_have_sentences(event: Event, english: str, french: str) -> None:
    assert plain(event_sentence(event, NAMES, "en")) == english
    assert plain(event_sentence(event, NAMES, "fr")) == typography(french)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_way_to_end_and_to_throw_away_has_words(lang: Language) -> None:
    for reason in ("pool", "bank", "hand", "turns"):
        assert plain(event_sentence(ev.GameEnded("skull", reason), NAMES, lang)).endswith(".")
    for why in ("stun", "boost"):
        assert event_sentence(ev.CardThrown(0, "sword_silver_stag", why), NAMES, lang)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_question_has_words(lang: Language) -> None:
    messages = Messages(lang)
    for kind in a.KINDS:
        assert messages.say(f"cc-ask-{kind}", layout="", shot="", disc="", count=2, boosted=3).endswith("?")


def test_every_answer_has_a_label() -> None:
    assert sorted(LABELS) == sorted(a.VERBS.codes)
    assert all(kind < len(a.KINDS) for kind in DECLINING)


def test_partners_are_numbered_and_players_keep_their_names() -> None:
    names = names_of(("sword", "skull", "sword"), ("", "Zoé", ""))
    narrator = CatacombsNarrator(names, CatacombsWriter("fr"))
    assert narrator.seat(0) == (Span("Épée 1", "seat:0"),)
    assert narrator.seat(2) == (Span("Épée 2", "seat:2"),)
    assert narrator.seat(1) == (Span("Zoé", "seat:1"),)
    assert [plain(narrator.actor(seat)) for seat in range(3)] == ["Épée 1", "Zoé", "Épée 2"]


def test_names_in_events_are_terms() -> None:
    said = event_sentence(ev.CardPlayed(1, "skull_behemoth"), NAMES, "en")
    assert Span("Skull", "seat:1") in said
    assert Span("Behemoth", "card:skull_behemoth") in said
    assert Span("Skull 1", "disc:2") in event_sentence(ev.TargetNamed(2), NAMES, "en")


class Listener:
    """Answers by chance, and hears everything in both languages."""

    def __init__(self, names: MatchNames) -> None:
        self.random = random.Random(3)
        self.names = names
        self.questions: set[str] = set()
        self.heard: list[str] = []

    def answer(self, decision: Decision, seen: Any) -> int:  # the kernel does not know the game's own view
        actions = list(decision.options)
        if decision.space is not None:
            actions.append(decision.space.nth(self.random.randrange(10**9)))
        for lang in LANGUAGES:
            question = plain(decision_sentence(decision, seen, self.names, lang))
            labels = [plain(option_label(action, decision, seen, self.names, lang)) for action in actions]
            assert all((question, *labels))
            assert len(set(labels)) == len(labels) or decision.kind in TWO_COPIES, labels
            self.heard += [question, *labels]
        self.questions.add(a.KINDS[decision.kind])
        return self.random.choice(actions)

    def watch(self, event: Event) -> None:
        self.heard += [plain(event_sentence(event, self.names, lang)) for lang in LANGUAGES]


def test_whole_games_have_sentences() -> None:
    questions: set[str] = set()
    for seed, setup in enumerate(catacombs_setups(GAME)):
        listener = Listener(names_of(setup.heroes))
        play_out(GAME, setup, bytes([seed]) * 16, [listener.answer] * len(setup.heroes), listener.watch)
        assert not [line for line in listener.heard if "  " in line or " ." in line or "'" in line or "_" in line]
        questions |= listener.questions
    assert {"layout", "card", "target", "place", "flick", "obstacle", "surprise"} <= questions


class Rehearsal:
    """At the first question about a card, hears questions and answers that chance seldom brings."""

    def __init__(self) -> None:
        self.said: dict[str, tuple[str, str]] = {}

    def answer(self, decision: Decision, seen: Any) -> int:  # as above
        if decision.kind == a.ASK_CARD and not self.said:
            card = decision.options[0] & ((1 << ARGUMENT_BITS) - 1)
            for kind, subject, action in (
                (a.ASK_DISCARD, 0, a.DISCARD | card),
                (a.ASK_RETRY, 3, a.RETRY),
                (a.ASK_ARMOR, 2, a.DONE),
                (a.ASK_SURPRISE, 0, a.DONE),
                (a.ASK_TARGET, 5, a.TARGET | 2),
                (a.ASK_OBSTACLE, 0, a.DONE),
            ):
                asked = Decision(0, kind, [action], subject)
                question = plain(decision_sentence(asked, seen, NAMES, "en"))
                self.said[a.KINDS[kind]] = question, plain(option_label(action, asked, seen, NAMES, "en"))
        return int(decision.fallback())


def test_what_is_seldom_asked() -> None:
    rehearsal = Rehearsal()
    play_out(GAME, catacombs_setups(GAME)[0], bytes(16), [rehearsal.answer] * 2)
    question, card = rehearsal.said.pop("discard")
    assert question == "You are stunned: which card do you discard?"
    assert card
    assert rehearsal.said == {
        "retry": ("The shot missed its target. Do you flick the projectile once more?", "Flick once more"),
        "armor": ("The shot does 2 damage to your team. Do you use armor?", "No armor"),
        "surprise": ("Surprise attack: do you play another card?", "No other card"),
        "target": ("Targeted fireball: which enemy is the target?", "Skull 1"),
        "obstacle": ("Which obstacle do you move, and how?", "Move no obstacle"),
    }

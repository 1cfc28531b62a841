"""Why a card cannot be played: never said of one that can be, and always something that is true."""

from random import Random

from ludotheque.games.dice_throne.rules.unplayable import TIMES
from ludotheque.games.dice_throne.table.actions import MAIN, PLAY, VERBS
from ludotheque.games.dice_throne.table.match_content import MAIN_CARD, UPGRADE
from ludotheque.games.dice_throne.view import DiceSeen
from ludotheque.kernel.chance import key_of
from ludotheque.kernel.decisions import Decision
from ludotheque.kernel.game import Setup
from ludotheque.kernel.match import Match, start
from ludotheque.registry.discovery import game_named
from ludotheque.text.rulebook import rules
from tests.contract.cases import questions
from tests.rules import rule

DICE_ONLY = "dice_only"  # said if nothing else stands against a card


def games() -> list[Match]:
    game = game_named("dice_throne")
    casts = (("barbarian", "artificer"), ("huntress", "monk"), ("pyromancer", "shadow_thief"))
    return [start(game, Setup(game.name, "duel", cast, {}), key_of(" ".join(cast))) for cast in casts]


def looks(match: Match) -> tuple[Decision, DiceSeen]:
    assert match.decision is not None
    seen = match.seen((match.decision.owner,))
    assert isinstance(seen, DiceSeen)
    return match.decision, seen


def test_nothing_stands_against_a_card_that_can_be_played() -> None:
    for match in games():
        for now in questions(match, Random(1), 3):
            if now.decision is None:
                break
            decision, seen = looks(now)
            for card in seen.hand(decision.owner):
                fault = seen.fault(decision, decision.owner, card)
                assert fault.rule in rules()
                assert PLAY + card not in decision.options or fault.reason == DICE_ONLY


def test_nothing_stands_against_a_token_that_can_be_used() -> None:
    used = 0
    for match in games():
        for now in questions(match, Random(5), 2):
            if now.decision is None or now.decision.kind not in TIMES:
                continue
            decision, seen = looks(now)
            for action in decision.options:
                if VERBS.spell(action).startswith("spend:"):
                    source, place = VERBS.arguments(action)
                    assert seen.use_fault(decision.owner, source, place).reason == DICE_ONLY
                    used += 1
    assert used


def test_in_a_main_phase_there_is_always_a_reason_of_its_own() -> None:
    """Nothing is being resolved then, so that dice cannot be all that may still be changed."""
    for match in games():
        for now in questions(match, Random(2), 2):
            if now.decision is None or now.decision.kind != MAIN:
                continue
            decision, seen = looks(now)
            closed = [card for card in seen.hand(decision.owner) if PLAY + card not in decision.options]
            assert all(seen.fault(decision, decision.owner, card).reason != DICE_ONLY for card in closed)


@rule("DT-CARD-2", "DT-CARD-9")
def test_upgrades_and_main_phase_cards_wait_for_the_own_main_phase() -> None:
    found = 0
    for now in questions(games()[0], Random(3), 2):
        if now.decision is None or now.decision.kind not in TIMES or now.decision.kind == MAIN:
            continue
        decision, seen = looks(now)
        for card in seen.hand(decision.owner):
            prepared = seen.card(card)
            if prepared is not None and prepared.kind <= MAIN_CARD:
                fault = seen.fault(decision, decision.owner, card)
                assert fault.reason == "main_phase"
                assert fault.rule == ("DT-CARD-9" if prepared.kind == UPGRADE else "DT-CARD-2")
                found += 1
    assert found


@rule("DT-CP-2")
def test_what_costs_too_much_says_its_price() -> None:
    found = 0
    for now in questions(games()[1], Random(4), 2):
        if now.decision is None or now.decision.kind != MAIN:
            continue
        decision, seen = looks(now)
        for card in seen.hand(decision.owner):
            fault = seen.fault(decision, decision.owner, card)
            if fault.reason == "cp":
                assert fault.amount > seen.cp(decision.owner)
                found += 1
    assert found

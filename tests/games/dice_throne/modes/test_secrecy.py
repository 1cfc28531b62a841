"""Open hands inside a team, closed ones outside: what views, imagined worlds and windows tell."""

import json
from random import Random

import pytest

from ludotheque.games.dice_throne.game import DiceThrone
from ludotheque.games.dice_throne.table.actions import PREEMPT, PRESENT, RESPOND
from ludotheque.games.dice_throne.view import DiceSeen
from ludotheque.kernel.chance import key_of
from ludotheque.kernel.game import Setup
from ludotheque.kernel.imagination import imagine
from ludotheque.kernel.match import Match, start
from tests.contract.cases import asked, step
from tests.games.dice_throne.guests import Brute, card
from tests.games.dice_throne.modes.gathering import Crowd, gathered
from tests.rules import rule

TEAMS = {"2v2": ((0, 2), (1, 3)), "3v3": ((0, 2, 4), (1, 3, 5)), "2v2v2": ((0, 3), (1, 4), (2, 5))}
WINDOWS = (RESPOND, PREEMPT, PRESENT)


def begun(mode: str) -> tuple[Match, Random]:
    seats = sum(len(team) for team in TEAMS[mode])
    setup = Setup(
        "dice_throne", mode, tuple(("barbarian", "pyromancer", "pyromancer")[seat % 3] for seat in range(seats)), {}
    )
    return start(DiceThrone(), setup, key_of(f"secrecy {mode}")), Random(mode)


def hand(match: Match, seat: int) -> list[int]:
    """What the cards of a hand truly are."""
    secrets = match.table.core.secrets
    seen = match.seen(())
    assert isinstance(seen, DiceSeen)
    return [secrets.identity[card] for card in seen.hand(seat)]


@rule("DT-MODE-2V2-4", "DT-COMP-6")
@pytest.mark.parametrize("mode", list(TEAMS))
def test_inside_windows_a_team_knows_its_own_hands_and_no_others(mode: str) -> None:
    match, random = begun(mode)
    windows = differing = 0
    for count in range(700):
        if match.decision is None:
            break
        if match.decision.kind in WINDOWS:
            windows += 1
            for team in TEAMS[mode]:
                differing += looks_alike(match, team, count)
        step(match, random)
    assert windows > 8
    assert differing > windows // 2, "hands of others were never in doubt: this proves nothing"


def looks_alike(match: Match, team: tuple[int, ...], count: int) -> bool:
    """One member alone sees as much of hands as the whole team; in every world of theirs the same is asked."""
    for viewers in (team, team[:1]):
        world = imagine(match, viewers, key_of(f"{count} {viewers}"))
        assert json.dumps(world.redact(viewers)) == json.dumps(match.redact(viewers))
        assert asked(world) == asked(match)
        assert all(hand(world, seat) == hand(match, seat) for seat in team)
    others = [seat for seat in range(len(match.setup.heroes)) if seat not in team]
    return any(hand(world, seat) != hand(match, seat) for seat in others)


@rule("DT-MODE-2V2-4")
def test_a_search_opens_the_deck_to_the_player_and_the_card_taken_to_the_team(brute: Brute) -> None:
    """A teammate looks into the hand, not into the deck."""
    searching = brute(card("concuss", {"search_deck": 1}), hand=["concuss"], deck=["smack_2", "smack_3"])
    crowd = gathered("2v2", searching).at("main_1")
    crowd.play("concuss").pass_windows()
    assert eyes_on(crowd, crowd.state.heroes[0].deck) == [0b0001] * 2
    crowd.answer("card smack_2")
    assert eyes_on(crowd, crowd.state.heroes[0].hand) == [0b0101]


def eyes_on(crowd: Crowd, cards: list[int]) -> list[int]:
    return [crowd.state.secrets.known[card] for card in cards]

"""The damage of a finished match by what it came from."""

import pytest

from ludotheque.games.dice_throne.presentation.damage_dealt import NOBODY, credited, dealer_of, hits_of
from ludotheque.games.dice_throne.table.events import DamageSettled
from ludotheque.games.dice_throne.table.modes import mode_of
from ludotheque.games.dice_throne.table.state import ABILITY_TEXT, CARD_TEXT, SOURCE_TEXT
from ludotheque.kernel.chance import key_of
from ludotheque.kernel.errors import UndoRefused
from ludotheque.kernel.game import Setup
from ludotheque.kernel.match import Match, start
from ludotheque.presentation.review import Hit
from ludotheque.registry.discovery import agent_named, game_named
from ludotheque.text.spans import plain

DUEL = Setup("dice_throne", "duel", ("pyromancer", "samurai"), {})
SETUPS = (
    DUEL,
    Setup("dice_throne", "2v2", ("monk", "huntress", "treant", "artificer"), {}),
    Setup("dice_throne", "king_of_the_hill", ("vampire_lord", "cursed_pirate", "gunslinger"), {}),
)


def played(setup: Setup, *, hesitant: bool = False) -> Match:
    """Play to the end; a hesitant first seat takes back what it can once, and answers the same again."""
    match = start(game_named(setup.game), setup, key_of("damage"), (0,))
    players = [agent_named(setup.game, "random", f"{seat}") for seat in range(len(setup.heroes))]
    while match.decision is not None:
        seat = match.waiting()[0]
        action = players[seat](match.decision, match.seen((seat,)))
        match.answer(seat, action)
        if hesitant and seat == 0 and match.decision is not None:
            try:
                match.undo(0)
            except UndoRefused:
                continue
            match.answer(seat, action)
    return match


def without_places(hits: list[Hit]) -> list[Hit]:
    return [hit._replace(n=0) for hit in hits]


@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: setup.mode)
def test_all_damage_that_was_settled_has_a_source(setup: Setup) -> None:
    match = played(setup)
    hits = hits_of(match, "en")
    assert sum(hit.amount for hit in hits) == sum(e.total for e in match.log if isinstance(e, DamageSettled))
    assert all(plain(hit.text) for hit in hits)
    assert all(hit.seat not in hit.victims for hit in hits)
    assert [hit.n for hit in hits] == sorted(hit.n for hit in hits)


def test_what_was_taken_back_is_not_counted() -> None:
    straight, hesitant = played(DUEL), played(DUEL, hesitant=True)
    assert len(hesitant.records) > len(straight.records)
    assert without_places(hits_of(hesitant, "en")) == without_places(hits_of(straight, "en"))


def test_what_is_prevented_is_taken_from_the_attack_first_and_never_from_what_is_firm() -> None:
    parts = [
        {"what": "attack", "amount": 6, "source": [ABILITY_TEXT, "smack", 0]},
        {"what": "added", "amount": 2, "source": [CARD_TEXT, "helping_hand", 0]},
        {"what": "prevented", "amount": -7, "source": None},
        {"what": "firm", "amount": 3, "source": None},
    ]
    assert credited({"seat": 1, "parts": parts, "total": 4, "heal": 0}) == [
        ((CARD_TEXT, "helping_hand", 0), 1),
        (None, 3),
    ]


def test_damage_of_a_token_is_dealt_by_the_opponent_who_placed_it() -> None:
    teams = mode_of("2v2", 4)
    burn = (SOURCE_TEXT, "burn", 1)
    enemy = next(seat for seat in range(4) if teams.are_opponents(seat, 1))
    mate = next(seat for seat in range(4) if seat != 1 and not teams.are_opponents(seat, 1))
    assert dealer_of(burn, 1, teams, {(1, "burn"): enemy}) == enemy
    assert dealer_of(burn, 1, teams, {(1, "burn"): mate}) == NOBODY
    assert dealer_of(burn, 1, teams, {}) == NOBODY
    assert dealer_of((ABILITY_TEXT, "smack", enemy), 1, teams, {}) == enemy

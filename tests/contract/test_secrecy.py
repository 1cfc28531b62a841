"""Viewers receive nothing hidden, and which seat is asked depends only on public facts."""

import json
from typing import Any

from ludotheque.kernel.chance import key_of
from ludotheque.kernel.events import written
from ludotheque.kernel.imagination import imagine
from ludotheque.kernel.secrets import EVERYONE, SPECTATOR, viewer_mask
from tests.contract.cases import Case, every_case, questions, viewers_of


@every_case
def test_a_view_shows_the_cards_its_viewers_know_and_no_others(case: Case) -> None:
    """Checks every {"id", "card"} of a view: it names the card exactly if its viewers know it."""
    for match in questions(case.start("view"), case.random("view"), case.every(6)):
        known = match.table.core.secrets.known
        for seats in viewers_of(case):
            for card in cards_in(match.redact(seats)):
                may = bool(known[card["id"]] & (viewer_mask(seats) | SPECTATOR))
                assert (card["card"] is not None) == may


def cards_in(value: object) -> list[dict[str, Any]]:
    """Yield every card in a view, at any depth."""
    if isinstance(value, dict):
        own = [value] if set(value) == {"id", "card"} else []
        return own + [card for part in value.values() for card in cards_in(part)]
    if isinstance(value, list):
        return [card for part in value for card in cards_in(part)]
    return []


@every_case
def test_views_and_events_do_not_depend_on_what_is_hidden(case: Case) -> None:
    """Compares the same questions in a world whose hidden facts may differ: the views are identical."""
    hidden = 0
    for match in questions(case.start("same"), case.random("same"), case.every(8)):
        for seats in viewers_of(case):
            world = imagine(match, seats, key_of(f"{len(match.tape)} {seats}"))
            hidden += world.table.core.secrets.identity != match.table.core.secrets.identity
            assert json.dumps(world.redact(seats)) == json.dumps(match.redact(seats))
            told = [written(event.seen_by(viewer_mask(seats))) for event in match.table.events]
            assert told == [written(event.seen_by(viewer_mask(seats))) for event in world.table.events]
    assert hidden or not has_secrets(case), "nothing was hidden: this proves nothing"


def has_secrets(case: Case) -> bool:
    """Return whether the game has cards to hide."""
    return bool(case.start("same").table.core.secrets.identity)


@every_case
def test_the_seed_is_in_no_view(case: Case) -> None:
    for match in questions(case.start("seed"), case.random("seed"), case.every(11)):
        secret = (match.key.hex(), str(int.from_bytes(match.key, "little")), str(match.key))
        for seats in viewers_of(case):
            text = json.dumps(match.redact(seats)) + str([event.seen_by(viewer_mask(seats)) for event in match.log])
            assert not any(word in text for word in secret)


@every_case
def test_what_one_seat_draws_is_told_to_nobody_else(case: Case) -> None:
    """An event that hides something from a viewer is shorter for them, and can still be serialized."""
    private = 0
    for match in questions(case.start("draw"), case.random("draw"), case.every(7)):
        private += sum(known not in (0, EVERYONE) for known in match.table.core.secrets.known)
        if match.decision is not None:
            continue
        redacted = 0
        for event in match.log:
            for seats in viewers_of(case):
                seen = event.seen_by(viewer_mask(seats))
                assert type(seen) is type(event)
                redacted += written(seen) != written(event)
        assert redacted or not private, "some cards are known to some, and no event hides which"

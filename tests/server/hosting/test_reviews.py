"""Looking back at a match: chances, key moments and luck."""

from itertools import pairwise
from pathlib import Path

import pytest

from ludotheque.agents.registry import agent_named
from ludotheque.faces.refusals import Refusal
from ludotheque.kernel.chance import key_of
from ludotheque.kernel.game import Setup, game_named
from ludotheque.kernel.match import Match, start
from ludotheque.server.hosting.films import film_of
from ludotheque.server.hosting.reviewing import APART, LEAST_DROP, review
from ludotheque.server.store.opening import file_url
from tests.server.hosting.desk import hosting, make, sit_all
from tests.server.hosting.test_films import SETUPS, imported, played
from tests.server.web.plans import duel

pytestmark = pytest.mark.anyio


def fought() -> Match:
    """A duel of sensible players."""
    setup = SETUPS[0]
    match = start(game_named(setup.game), setup, key_of("review"), (0,))
    players = [agent_named(setup.game, "sensible", f"{seat}") for seat in (0, 1)]
    while match.decision is not None:
        seat = match.waiting()[0]
        match.answer(seat, players[seat](match.decision, match.seen((seat,))))
    return match


def test_a_duel_has_a_curve_and_moments_and_luck() -> None:
    match = fought()
    film = film_of(match)
    found = review(film, "en")
    assert [point.n for point in found.curve] == sorted({point.n for point in found.curve})
    assert all(sum(point.chances) == pytest.approx(1, abs=1e-3) for point in found.curve)
    winner = int(match.outcome)
    assert found.curve[-1].chances[winner] == 1
    assert found.curve[-1].n == film.total - 1
    drops = [moment.before - moment.after for moment in found.moments]
    assert drops == sorted(drops, reverse=True)
    assert all(drop >= LEAST_DROP for drop in drops)
    places = sorted(moment.n for moment in found.moments)
    assert all(later - sooner >= APART for sooner, later in pairwise(places))
    assert len(found.notes) == 2


def test_luck_is_the_difference_to_what_was_expected() -> None:
    film = film_of(fought())
    found = review(film, "fr")
    assert found.rolls
    for seat in film.seats:
        own = [roll.worth - roll.expected for roll in found.rolls if roll.seat == seat]
        assert found.luck[seat] == pytest.approx(sum(own), abs=0.1)
    for roll in found.rolls:
        shown = film.page(roll.n, roll.n, film.seats, "en").frames[0].events
        assert any(tuple(event.values.get("dice", ())) == roll.dice for event in shown)


@pytest.mark.parametrize("setup", SETUPS[1:], ids=lambda setup: setup.game)
def test_where_nothing_honest_can_be_said_nothing_is(setup: Setup) -> None:
    found = review(film_of(played(setup)), "en")
    assert (found.curve, found.moments, found.rolls, found.luck, found.notes) == ((), (), (), (), ())


async def test_a_review_is_worked_out_elsewhere_and_kept(tmp_path: Path) -> None:
    match = fought()
    async with hosting(file_url(tmp_path / "rooms.sqlite")) as host:
        live, film = await imported(host, match)
        found = await host.reviews.of(live, "en")
        assert found == review(film, "en")
        assert await host.reviews.of(live, "en") is found


async def test_a_match_that_goes_on_is_not_reviewed(tmp_path: Path) -> None:
    async with hosting(file_url(tmp_path / "rooms.sqlite")) as host:
        live, made = await make(host, duel())
        await sit_all(host, live, made)
        with pytest.raises(Refusal):
            await host.reviews.of(live, "en")

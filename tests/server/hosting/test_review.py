"""Looking back at a match: chances, key moments and luck."""

import re
from itertools import pairwise
from pathlib import Path

import pytest

from ludotheque.games.dice_throne.table.events import DamageSettled, TurnBegan
from ludotheque.kernel.chance import key_of
from ludotheque.kernel.errors import RequestRefused
from ludotheque.kernel.game import Setup
from ludotheque.kernel.match import Match, start
from ludotheque.registry.discovery import agent_named, game_named
from ludotheque.server.hosting.replay_frames import frames_of
from ludotheque.server.hosting.review import APART, LEAST_DROP, Titles, review
from ludotheque.server.store.connect import file_url
from ludotheque.text.languages import Language
from ludotheque.text.spans import plain
from tests.server.hosting.desk import hosting, make, sit_all
from tests.server.hosting.test_replay_frames import SETUPS, imported, played
from tests.server.web.plans import duel

pytestmark = pytest.mark.anyio


TURN = {"en": "Turn", "fr": "Tour"}


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
    film = frames_of(match)
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
    film = frames_of(fought())
    found = review(film, "fr")
    assert found.rolls
    for seat in film.seats:
        own = [roll.worth - roll.expected for roll in found.rolls if roll.seat == seat]
        assert found.luck[seat] == pytest.approx(sum(own), abs=0.1)
    for roll in found.rolls:
        shown = film.page(roll.n, roll.n, film.seats, "en").frames[0].events
        assert any(tuple(event.values.get("dice", ())) == roll.dice for event in shown)


def test_every_key_moment_of_a_duel_has_words() -> None:
    found = review(frames_of(fought()), "en")
    assert found.moments
    assert all(moment.lines for moment in found.moments)


@pytest.mark.parametrize(
    ("lang", "words"), [("en", r"Turn \d+: (.+), \d+ damage"), ("fr", r"Tour \d+.: (.+), \d+ dégâts?")]
)
def test_a_key_moment_says_the_turn_and_the_blow(lang: Language, words: str) -> None:
    found = review(frames_of(fought()), lang)
    said = [re.fullmatch(words, plain(moment.title)) for moment in found.moments]
    assert said
    assert {title[1] for title in said if title} <= {plain(each.text) for each in found.damage}
    assert all(said)


def test_a_moment_without_a_blow_says_the_most_notable_line() -> None:
    frames = frames_of(fought())
    by_frame = [[frames.last.log[place] for place in frames.new_events(n)] for n in range(frames.total)]
    began = next(n for n in range(1, frames.total) if any(isinstance(event, TurnBegan) for event in by_frame[n]))
    title = plain(Titles(frames, by_frame, [], "en").line(began))
    assert re.match(r"Turn \d+: ", title)
    assert "begins turn" not in title


def test_a_duel_ends_with_what_was_left_and_what_was_dealt() -> None:
    match = fought()
    found = review(frames_of(match), "en")
    view = match.redact(())
    assert found.turns == view["turn"]
    assert [each.left for each in found.final] == [seat["health"] for seat in view["seats"]]
    assert [each.most for each in found.final] == [view["start_health"]] * 2
    amounts = [each.amount for each in found.damage]
    assert amounts == sorted(amounts, reverse=True)
    assert len({(each.seat, each.text) for each in found.damage}) == len(amounts)
    settled = [event for event in match.log if isinstance(event, DamageSettled)]
    assert sum(amounts) <= sum(event.total for event in settled)
    assert found.best is not None
    assert found.best.amount == max(event.total for event in settled)


@pytest.mark.parametrize("setup", SETUPS[1:], ids=lambda setup: setup.game)
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_where_nobody_knows_chances_the_health_is_reported(setup: Setup, lang: Language) -> None:
    film = frames_of(played(setup))
    found = review(film, lang)
    assert found.curve == ()
    assert found.health[-1].n == film.total - 1
    assert [point.n for point in found.health] == sorted({point.n for point in found.health})
    assert all(len(point.left) == len(film.seats) for point in found.health)
    lost = any(min(now) < min(then) for then, now in pairwise(point.left for point in found.health))
    assert bool(found.moments) >= lost
    for moment in found.moments:
        assert (moment.of, bool(moment.lines)) == ("health", True)
        assert moment.before > moment.after
        title = re.match(rf"{TURN[lang]} \d+.?: .+, (\d+) ", plain(moment.title))
        assert title is not None
        assert int(title[1]) >= moment.before - moment.after
    assert [each.left for each in found.final] == list(found.health[-1].left)
    assert found.milestones
    assert found.notes


def test_luck_in_the_dungeon_is_pips_against_their_mean() -> None:
    film = frames_of(played(next(setup for setup in SETUPS if setup.game == "one_deck_dungeon")))
    found = review(film, "en")
    assert found.rolls
    for roll in found.rolls:
        assert roll.worth == sum(roll.dice)
        assert roll.expected == 3.5 * len(roll.dice)
        assert all(1 <= die <= 6 for die in roll.dice)


def test_in_the_arena_nothing_is_rolled() -> None:
    setup = next(setup for setup in SETUPS if setup.game == "catacombs_conquest")
    assert review(frames_of(played(setup)), "en").rolls == ()


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
        with pytest.raises(RequestRefused):
            await host.reviews.of(live, "en")

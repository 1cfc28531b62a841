"""A window on the wire: everybody at once, in priority order on the tape, and nobody learns who had a choice."""

import asyncio
import time
from contextlib import suppress
from typing import Literal

import pytest

from ludotheque.kernel.errors import StaleAction
from ludotheque.server.hosting.host import Host
from ludotheque.server.hosting.live_room import LiveRoom
from ludotheque.server.hosting.settings import HostSettings
from ludotheque.server.protocol import client_messages
from ludotheque.server.rooms.entries import encode
from tests.server.hosting.desk import Json, Listener, hosting, make, sit_all, until
from tests.server.web.plans import Plan, duel

pytestmark = pytest.mark.anyio
MOST_GAMES = 10
HEROES = ["monk", "ninja", "barbarian", "moon_elf"]
FOUR = duel("link", "link", "link", "link", mode="2v2", heroes=HEROES)
EACH_ALONE = FOUR | {"mode": "king_of_the_hill"}  # nobody sees the hand of another
UNHURRIED = HostSettings(first_look_seconds=0.0, shortest_pause=0.01, longest_pause=0.02)
ENDLESS = HostSettings(
    first_look_seconds=0.0, shortest_pause=600.0, longest_pause=600.0
)  # pauses end when a test lets them


async def crowd(host: Host, plan: Plan = FOUR) -> tuple[LiveRoom, list[Listener]]:
    live, made = await make(host, plan)
    await sit_all(host, live, made)
    return live, [Listener(host, live, (seat,)).attach() for seat in range(4)]


async def go_on(live: LiveRoom, listeners: list[Listener]) -> None:
    """The next seat that is asked answers as a clock would, so that hands stay full."""
    await until(lambda: live.pause_timer is None)
    decision = live.room.decision()
    assert decision is not None
    spelled = live.room.game.verbs.spell(decision.fallback())
    await listeners[decision.owner].commands.submit_answer(decision.owner, live.step, spelled)


async def window_of_two(live: LiveRoom, listeners: list[Listener], least: int = 2) -> list[int]:
    """Play on until two seats can respond, or more, and no standing orders pass for any of them."""
    for _ in range(400):
        asked = list(live.room.asked())
        if live.room.in_window() and len(asked) >= least and list(live.asked()) == asked:
            await until(lambda: live.pause_timer is None)
            return asked
        await go_on(live, listeners)
    raise AssertionError("no such window came")


def last(listener: Listener) -> Json:
    return listener.states()[-1]


async def test_all_who_can_respond_are_asked_together_and_nobody_hears_of_another(sqlite_url: str) -> None:
    async with hosting(sqlite_url, UNHURRIED) as host:
        live, listeners = await crowd(host)
        asked = await window_of_two(live, listeners)
        for seat, listener in enumerate(listeners):
            state = last(listener)
            assert state["window"]
            assert "waiting" not in state
            assert [question["seat"] for question in state.get("questions", [])] == ([seat] if seat in asked else [])


async def test_a_pass_ahead_is_kept_and_fed_in_its_turn(sqlite_url: str) -> None:
    async with hosting(sqlite_url, UNHURRIED) as host:
        live, listeners = await crowd(host)
        _, second, *_ = await window_of_two(live, listeners)
        seq = last(listeners[second])["seq"]
        before = len(live.room.match.records)  # type: ignore[union-attr] # it has begun
        others = [len(listener.states()) for listener in listeners]
        question = live.room.question(second)
        assert question is not None
        passing = live.room.game.verbs.spell(question.fallback())
        await listeners[second].commands.handle(client_messages.Answer(seq, second, action=passing))
        assert listeners[second].received[-2] == {"type": "ack", "seq": seq}
        assert last(listeners[second])["answered"] == [second]
        assert len(live.room.match.records) == before  # type: ignore[union-attr] # the same
        await listeners[second].commands.handle(client_messages.Undo(seq, second))
        assert "answered" not in last(listeners[second])
        await listeners[second].commands.handle(client_messages.Answer(seq, second, action=passing))
        for seat, listener in enumerate(listeners):
            assert seat == second or len(listener.states()) == others[seat], "nobody learns that it passed"
        await go_on(live, listeners)
        assert len(live.room.match.records) >= before + 2  # type: ignore[union-attr] # the same


def answers_of(live: LiveRoom) -> tuple[int, int, str]:
    """The first two of the open window, and something the second could do."""
    now = live.room.round()
    assert now is not None
    first, second, *_ = now.asked
    action = next(each for each in now.asked[second].options if each != now.asked[second].fallback())
    return first, second, live.room.game.verbs.spell(action)


async def test_a_kept_answer_outlives_the_server_and_is_fed_by_the_next(store_url: str) -> None:
    async with hosting(store_url, UNHURRIED) as host:
        live, listeners = await crowd(host)
        await window_of_two(live, listeners)
        first, second, spelled = answers_of(live)
        await listeners[second].commands.submit_answer(second, live.step, spelled)
        assert {"type": "ack", "seq": live.step} in listeners[second].received
        stored = [raw for _, raw in await host.store.entries(live.id, 0)]
    async with hosting(store_url, UNHURRIED) as host:
        woken = await host.room(live.id)
        assert woken is not None
        assert [raw for _, raw in await host.store.entries(live.id, 0)] == stored
        again = [Listener(host, woken, (seat,)).attach() for seat in range(4)]
        assert last(again[second])["answered"] == [second]
        await again[first].commands.submit_answer(first, woken.step, "pass")
        assert woken.room.match is not None
        assert woken.room.match.records[-1].seat == second
        assert woken.room.game.verbs.spell(woken.room.match.records[-1].action) == spelled


async def test_a_kept_answer_whose_turn_has_come_is_fed_when_the_room_wakes(store_url: str) -> None:
    """The server was killed between the answer of the first and the feeding of the second."""
    async with hosting(store_url, UNHURRIED) as host:
        live, listeners = await crowd(host)
        await window_of_two(live, listeners)
        first, second, spelled = answers_of(live)
        await listeners[second].commands.submit_answer(second, live.step, spelled)
        (entry,) = live.room.propose_answer(first, live.step, "pass", time.time())
    async with hosting(store_url, UNHURRIED) as host:
        await host.store.append(live.id, entry.seq, encode(entry), entry.at)
        woken = await host.room(live.id)
        assert woken is not None
        await until(lambda: woken.room.match is not None and woken.room.match.records[-1].seat == second)
        assert not woken.room.state.round.kept


async def test_at_two_hosts_the_first_of_two_answers_to_a_window_is_kept(postgres_url: str) -> None:
    async with hosting(postgres_url, UNHURRIED) as host, hosting(postgres_url, UNHURRIED) as other:
        live, listeners = await crowd(host)
        await window_of_two(live, listeners)
        _, second, spelled = answers_of(live)
        twin = await other.room(live.id)
        assert twin is not None
        elsewhere = Listener(other, twin, (second,)).attach()
        given = (
            listeners[second].commands.submit_answer(second, live.step, spelled),
            elsewhere.commands.submit_answer(second, twin.step, "pass"),
        )
        ended = await asyncio.gather(*given, return_exceptions=True)
        assert sorted(type(each).__name__ for each in ended) == ["NoneType", "StaleAction"]
        won = spelled if ended[0] is None else "pass"
        await until(lambda: live.room.state.round.kept == twin.room.state.round.kept == {second: won})
        await until(lambda: last(elsewhere).get("answered") == last(listeners[second]).get("answered") == [second])


async def test_a_pass_in_an_open_window_shows_to_its_own_seat_alone(sqlite_url: str) -> None:
    async with hosting(sqlite_url, UNHURRIED) as host:
        live, listeners = await crowd(host)
        first, *_ = await window_of_two(live, listeners)
        counts = [len(listener.states()) for listener in listeners]
        seq = last(listeners[first])["seq"]
        await go_on(live, listeners)
        assert live.room.in_window()
        for seat, listener in enumerate(listeners):
            assert (len(listener.states()) > counts[seat]) == (seat == first)
        assert last(listeners[first])["seq"] == seq
        assert "questions" not in last(listeners[first])


async def test_two_at_one_screen_are_asked_one_after_the_other_while_somebody_else_thinks(sqlite_url: str) -> None:
    async with hosting(sqlite_url, UNHURRIED) as host:
        live, listeners = await crowd(host, EACH_ALONE)
        first, *both = (await window_of_two(live, listeners, least=3))[:3]
        screen = Listener(host, live, tuple(both)).attach()
        for seat in both:
            assert last(screen)["curtain"] == seat
            await screen.commands.handle(client_messages.Ready(seat))
            (question,) = last(screen)["questions"]
            await screen.commands.handle(client_messages.Answer(last(screen)["seq"], seat, action=question["default"]))
        assert last(screen)["answered"] == [both[1]]
        assert list(live.room.state.round.kept) == both
        await listeners[first].commands.submit_answer(first, live.step, "pass")
        assert not live.room.state.round.kept


async def test_standing_orders_pass_by_themselves(sqlite_url: str) -> None:
    async with hosting(sqlite_url, UNHURRIED) as host:
        live, listeners = await crowd(host)
        asked = await window_of_two(live, listeners)
        for seat in asked:
            await listeners[seat].commands.handle(client_messages.StandingOrders(seat, "changes", pass_on=True))
        assert not live.room.in_window() or list(live.room.asked()) != asked
        assert {"type": "standing", "seat": asked[0], "setting": "changes"} in listeners[asked[0]].received


def end_pause(host: Host, live: LiveRoom) -> None:
    if live.pause_timer is not None:
        live.pause_timer.cancel()
        host.publisher.end_pause(live)


def spelled_pass(live: LiveRoom, seat: int) -> str:
    question = live.room.question(seat)
    assert question is not None
    return live.room.game.verbs.spell(question.fallback())


async def close_window(live: LiveRoom, listeners: list[Listener], ahead: list[int]) -> str:
    """Everybody passes, those first who say so ahead of their turn; how the window came to its end."""
    window = live.room.state.round.id
    for seat in ahead:
        await listeners[seat].commands.submit_answer(seat, live.step, spelled_pass(live, seat))
        assert live.pause_timer is None, "a pass in an open window is nobody's business"
    while live.room.in_window() and live.room.state.round.id == window:
        assert live.pause_timer is None
        seat = live.room.waiting()[0]
        await listeners[seat].commands.submit_answer(seat, live.step, spelled_pass(live, seat))
    return "ahead" if ahead else "alone"


async def close_windows(host: Host, ways: set[str]) -> None:
    """Play a game, in which few windows may be open to both, until windows were closed in all three ways."""
    live, made = await make(host, duel())
    await sit_all(host, live, made)
    listeners = [Listener(host, live, (seat,)).attach() for seat in (0, 1)]
    for number in range(400):
        if live.room.over or len(ways) == 3:
            return
        end_pause(host, live)
        if not live.room.in_window():
            await go_on(live, listeners)
            continue
        asked = list(live.room.asked())
        ahead = asked[1:] if number % 2 else []
        way = await close_window(live, listeners, ahead)
        ways.add(way if len(asked) == 1 or ahead else "in turn")
        assert live.pause_timer is not None, way


async def test_a_window_ends_after_a_pause_however_the_other_came_to_pass(sqlite_url: str) -> None:
    """With nothing to respond with, in turn, or ahead: whoever passes first or last waits for the outcome alike."""
    ways: set[str] = set()
    async with hosting(sqlite_url, ENDLESS) as host:
        for _ in range(MOST_GAMES):
            await close_windows(host, ways)
            if len(ways) == 3:
                break
    assert ways == {"alone", "in turn", "ahead"}


async def test_there_is_no_pause_where_only_bots_are_left(sqlite_url: str) -> None:
    async with hosting(sqlite_url, ENDLESS) as host:
        live, made = await make(host, duel())
        await sit_all(host, live, made)
        player = Listener(host, live, (0,)).attach()
        await host.change(live, lambda now: live.room.propose_hand_over(1, "player", now))
        end_pause(host, live)
        for _ in range(30):
            await until(lambda: live.room.over or 0 in live.room.waiting())
            if live.room.over:
                break
            with suppress(StaleAction):  # the bot's answer may be on its way
                await player.commands.submit_answer(0, live.room.step, spelled_pass(live, 0))
            assert live.pause_timer is None
        assert host.metrics.answers.values["chosen"] > 5


async def test_orders_take_a_question_away_before_its_turn_and_give_it_back(sqlite_url: str) -> None:
    """Whoever is second in a window and wants it passed is not asked while the first thinks."""
    async with hosting(sqlite_url, UNHURRIED) as host:
        live, listeners = await crowd(host)
        _, second, *_ = await window_of_two(live, listeners)
        assert last(listeners[second])["questions"]
        await listeners[second].commands.handle(client_messages.StandingOrders(second, "relaxed"))
        spared = live.known_answers.will_pass(live.room, second)
        assert ("questions" in last(listeners[second])) is not spared
        await listeners[second].commands.handle(client_messages.StandingOrders(second, "relaxed", hold=True))
        assert last(listeners[second])["questions"]
        assert live.room.question(second) is not None


async def test_orders_of_a_hello_hold_in_the_first_state(sqlite_url: str) -> None:
    """A page that opens shows no question for a moment that its standing orders pass."""
    wanted = client_messages.UsualOrders("relaxed", {"dice_throne": ("card:tip_it",), "one_deck_dungeon": ("card:b",)})
    async with hosting(sqlite_url, UNHURRIED) as host:
        spared = False
        for _ in range(MOST_GAMES):
            live, listeners = await crowd(host)
            _, second, *_ = await window_of_two(live, listeners)
            assert last(listeners[second])["questions"]
            page = Listener(host, live, (second,))
            await page.commands.usual_orders(wanted)
            kept = {"type": "standing", "seat": second, "setting": "relaxed", "bells": ["card:tip_it"]}
            assert page.received == [kept]
            page.attach()
            spared = live.known_answers.will_pass(live.room, second)
            assert ("questions" in page.states()[0]) is not spared
            if spared:
                break
        assert spared


async def test_a_held_window_is_let_go_once_it_is_answered(sqlite_url: str) -> None:
    async with hosting(sqlite_url, UNHURRIED) as host:
        live, listeners = await crowd(host)
        _, second, *_ = await window_of_two(live, listeners)
        tab = Listener(host, live, (second,)).attach()
        await listeners[second].commands.handle(
            client_messages.StandingOrders(second, "relaxed", hold=True, bells=("card:tip_it",))
        )
        held = {"type": "standing", "seat": second, "setting": "relaxed", "bells": ["card:tip_it"]}
        assert held | {"hold": True} in listeners[second].received
        await listeners[second].commands.submit_answer(second, live.step, spelled_pass(live, second))
        assert held in listeners[second].received
        assert held in tab.received, "on all devices of the seat"


async def pauses_of(sqlite_url: str, setting: Literal["off", "relaxed"]) -> list[tuple[int, bool]]:
    """At every answer of the first seat: how long the tape was, and whether the other had to wait for what came of it.

    The second seat passes at once what it is asked in windows, or has its orders pass.
    """
    async with hosting(sqlite_url, ENDLESS) as host:
        live, made = await make(host, duel())
        live.room.key = bytes(len(live.room.key))  # the same dice and decks each time
        await sit_all(host, live, made)
        listeners = [Listener(host, live, (seat,)).attach() for seat in (0, 1)]
        await listeners[1].commands.handle(client_messages.StandingOrders(1, setting))
        found: list[tuple[int, bool]] = []
        for _ in range(120):
            if live.room.over:
                break
            seat = live.room.waiting()[0]
            await listeners[seat].commands.submit_answer(seat, live.step, spelled_pass(live, seat))
            if live.room.in_window() and live.room.waiting()[0] == 1:
                continue  # without orders it is asked, and passes next
            found.append((live.room.tape_length(), live.pause_timer is not None))
            end_pause(host, live)
        return found


async def test_a_window_keeps_its_pause_whether_it_is_passed_by_hand_or_by_orders(
    sqlite_url: str,
) -> None:
    by_hand = dict(await pauses_of(sqlite_url, "off"))
    by_orders = dict(await pauses_of(sqlite_url, "relaxed"))
    shared = [place for place in by_orders if place <= max(by_hand)]
    assert len(shared) > 40
    assert {place: by_orders[place] for place in shared} == {place: by_hand.get(place) for place in shared}
    assert {by_orders[place] for place in shared} == {True, False}

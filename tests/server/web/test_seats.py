"""What a seat may do, and what it is told when it may not."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

import pytest

from ludotheque.presentation.hints import Hint
from ludotheque.server.hosting.worker_pool import Job, JobResult, WorkerPool
from ludotheque.server.web.websocket import MOST_SLOW_REQUESTS
from tests.server.web.plans import Plan, conquest, duel, dungeon
from tests.server.web.running import Client, Json, Running, sensible, serving

pytestmark = pytest.mark.anyio


@asynccontextmanager
async def seated(running: Running, plan: Plan) -> AsyncIterator[list[Client]]:
    """A client for every person of a new room, each with its first state of the match."""
    made = await running.make(plan)
    async with AsyncExitStack() as stack:
        clients = [await stack.enter_async_context(client) for client in Client.invited(running, made)]
        for client in clients:
            await client.until("state", lambda state: state["phase"] == "playing")
        await running.quiet(made["room"])
        for client in clients:
            await client.catch_up()
        yield clients


async def asked_first(clients: list[Client]) -> tuple[Client, Client]:
    """Who is asked now, and the other."""
    for client, other in (clients, clients[::-1]):
        if client.state.get("questions"):
            return client, other
    raise AssertionError("nobody is asked")


async def test_an_answer_can_be_looked_ahead_at(running: Running) -> None:
    made = await running.make(dungeon())
    async with Client(running, made["room"], made["host"]) as client:
        assert await client.until_asked() is not None
        await client.answer(0, "enter:0")
        await client.until("state", lambda state: any(one["kind"] == "door" for one in state.get("questions", ())))
        asked = {"type": "ask_preview", "seat": 0, "action": "flee"}
        await client.send(asked | {"seq": client.state["seq"]})
        found = await client.until("preview")
        assert found["action"] == asked["action"]
        assert found["lines"]
        await client.send(asked | {"seq": client.state["seq"], "action": "descend"})
        assert (await client.until("refused"))["what"] == "ask_preview"
        await client.send(asked | {"seq": client.state["seq"] - 1})
        assert (await client.until("refused"))["code"] == "stale"


async def test_an_answer_is_acknowledged_and_shown_to_both(running: Running) -> None:
    async with seated(running, conquest()) as clients:
        client, other = await asked_first(clients)
        before = client.state["seq"]
        seat = client.state["questions"][0]["seat"]
        await client.answer(seat, sensible(running, client.room, seat))
        assert (await client.until("ack"))["seq"] == before
        for each in (client, other):
            await each.until("state", lambda state: state["seq"] > before)


async def test_an_option_can_be_named_by_its_place(running: Running) -> None:
    async with seated(running, conquest()) as clients:
        client, _ = await asked_first(clients)
        question = client.state["questions"][0]
        place = len(question["answers"]) - 1
        await client.send({"type": "answer", "seq": client.state["seq"], "seat": question["seat"], "option": place})
        await client.until("state")
        records = running.live(client.room).room.match.records  # type: ignore[union-attr] # it has begun
        spell = running.live(client.room).room.game.verbs.spell
        assert spell(records[-1].action) == question["answers"][place]["action"]


async def test_a_stale_answer_gets_the_present_state(running: Running) -> None:
    async with seated(running, dungeon()) as (client,):
        seat, seq = client.state["questions"][0]["seat"], client.state["seq"]
        action = sensible(running, client.room, seat)
        await client.answer(seat, action)
        await client.until("state")
        await client.send({"type": "answer", "seq": seq, "seat": seat, "action": action})
        refused = await client.until("refused")
        assert refused["code"] == "stale"
        assert (await client.until("state"))["seq"] == refused["seq"]


async def test_an_illegal_answer_changes_nothing_and_names_what_is_allowed(running: Running) -> None:
    async with seated(running, duel()) as clients:
        client, _ = await asked_first(clients)
        seat = client.state["questions"][0]["seat"]
        digest = running.live(client.room).room.match.digest()  # type: ignore[union-attr] # it has begun
        for action in ("announce:99,0", "no_such_verb", "pass:1,2,3,4"):
            await client.answer(seat, action)
            refused = await client.until("refused")
            assert refused["code"] == "illegal"
            assert refused["reason"]
            await client.until("state")
        assert running.live(client.room).room.match.digest() == digest  # type: ignore[union-attr] # the same


async def test_nobody_answers_for_another_seat(running: Running) -> None:
    async with seated(running, duel()) as clients:
        client, other = await asked_first(clients)
        seat = client.state["questions"][0]["seat"]
        await other.answer(seat, sensible(running, client.room, seat))
        assert (await other.until("refused"))["code"] == "host_not_your_seat"


async def test_two_tabs_of_a_seat_are_shown_the_same(running: Running) -> None:
    async with seated(running, conquest()) as clients:
        client, _ = await asked_first(clients)
        async with Client(running, client.room, client.token) as tab:
            first = await tab.until("state")
            assert first["questions"] == client.state["questions"]
            seat = first["questions"][0]["seat"]
            await tab.answer(seat, sensible(running, client.room, seat))
            after = await client.until("state", lambda state: state["seq"] > first["seq"])
            assert (await tab.until("state"))["view"] == after["view"]
            await tab.send({"type": "answer", "seq": first["seq"], "seat": seat, "option": 0})
            assert (await tab.until("refused"))["code"] in ("stale", "illegal")


async def test_an_undo_stops_at_the_barrier_and_says_why(running: Running) -> None:
    async with seated(running, dungeon()) as (client,):
        seat = client.state["questions"][0]["seat"]
        await client.answer(seat, sensible(running, client.room, seat))
        await client.until("state")
        await client.send({"type": "undo", "seq": client.state["seq"], "seat": seat})
        message = await client.until("refused" if not client.state["undo"][0]["can"] else "state")
        assert message["type"] == "state" or message["code"] == "undo"


async def test_a_phrase_is_heard_in_the_language_of_the_hearer(running: Running) -> None:
    async with seated(running, duel()) as (client, other):
        await other.send({"type": "speak", "lang": "fr"})
        await other.until("state")
        await client.send({"type": "say", "seat": 0, "phrase": "hello"})
        english, french = await client.until("said"), await other.until("said")
        assert english["text"] != french["text"]
        assert english["phrase"] == french["phrase"] == "hello"
        await client.send({"type": "say", "seat": 0, "phrase": "buy_my_things"})
        assert (await client.until("refused"))["code"].startswith("room_")


async def test_a_new_language_says_everything_again(running: Running) -> None:
    async with seated(running, dungeon()) as (client,):
        english = client.state["log"]
        await client.send({"type": "speak", "lang": "fr"})
        state = await client.until("state")
        assert state["since"] == 0
        assert len(state["log"]) == len(english)


async def test_a_shared_screen_has_a_curtain(running: Running) -> None:
    async with seated(running, duel("here", "here")) as (client,):
        wanted = client.state["curtain"]
        assert "questions" not in client.state
        hands = [seat["hand"] for seat in client.state["view"]["seats"]]
        assert all(card["card"] is None for hand in hands for card in hand)
        await client.send({"type": "ready", "seat": wanted})
        state = await client.until("state")
        assert state["shown"] == wanted
        assert state["questions"][0]["seat"] == wanted
        shown = [[card["card"] for card in seat["hand"]] for seat in state["view"]["seats"]]
        assert all(shown[wanted])
        assert not any(shown[1 - wanted])


async def test_where_all_is_open_a_shared_screen_needs_no_curtain(running: Running) -> None:
    async with seated(running, dungeon("here", "here")) as (client,):
        assert client.state["curtain"] if "curtain" in client.state else client.state["questions"]


async def test_orders_are_kept_and_told_to_their_seat_alone(running: Running) -> None:
    async with seated(running, duel()) as (client, other):
        await client.send({"type": "orders", "seat": 0, "setting": "respond", "stops": [3]})
        assert await client.until("standing") == {"type": "standing", "seat": 0, "setting": "respond", "stops": [3]}
        await other.send({"type": "ping", "at": 1})
        await other.until("pong")
        told = [message for message in other.received if message["type"] == "standing"]
        assert told == [{"type": "standing", "seat": 1, "setting": "changes"}], (
            "what holds for everybody who said nothing"
        )


async def test_a_hello_may_bring_the_usual_orders_of_all_its_seats(running: Running) -> None:
    async with seated(running, duel("here", "here")) as (client,):
        again = Client(running, client.room, client.token)
        await again.connect(orders={"setting": "relaxed", "bells": {"dice_throne": ["card:tip_it"]}})
        assert (await again.receive())["type"] == "welcome"
        kept = {"type": "standing", "setting": "relaxed", "bells": ["card:tip_it"]}
        assert [await again.receive(), await again.receive()] == [kept | {"seat": 0}, kept | {"seat": 1}]
        assert (await again.receive())["type"] == "state"
        await again.disconnect()
        silent = Client(running, client.room, client.token)
        async with silent:
            assert await silent.until("standing") == kept | {"seat": 0}, "a hello without orders changes none"


async def test_suggestions_are_shown_to_the_others(running: Running) -> None:
    async with seated(running, dungeon("link", "link")) as (client, other):
        question = client.state["questions"][0]
        action = question["answers"][0]["action"]
        message = {"type": "suggest", "seq": client.state["seq"], "seat": question["seat"], "action": action}
        await client.send(message)
        state = await other.until("state")
        assert [(one["seat"], one["action"]) for one in state["suggestions"]] == [(question["seat"], action)]


def said(spans: list[Json]) -> str:
    return "".join(span["text"] for span in spans)


async def test_a_resignation_ends_a_duel_and_a_rematch_follows(running: Running) -> None:
    async with seated(running, duel()) as (client, other):
        await client.send({"type": "resign", "seat": 0})
        ended = await other.until("state", lambda state: state["phase"] == "over")
        assert ended["result"]["by"] == "resignation"
        assert ended["result"]["outcome"] == "1"
        assert ended["result"]["winners"] == [1]
        assert said(ended["result"]["text"]) == "Ninja wins: Monk has resigned."
        await other.send({"type": "rematch", "seat": 1})
        state = await client.until("state", lambda state: "offer" in state.get("result", {}))
        assert state["result"]["offer"] == {"seat": 1, "agreed": [1], "asked": [0]}
        await client.send({"type": "rematch", "seat": 0})
        state = await other.until("state", lambda state: "rematch" in state["result"])
        async with Client(running, state["result"]["rematch"], other.token) as again:
            assert (await again.until("welcome"))["seats"] == [0]


async def test_the_host_alone_pauses_and_closes(running: Running) -> None:
    made = await running.make(duel("here", "link"))
    host, guest = Client.invited(running, made)
    async with host, guest:
        await guest.until("state", lambda state: state["phase"] == "playing")
        await guest.send({"type": "hold", "on": True})
        assert (await guest.until("refused"))["code"] == "host_only"
        await host.send({"type": "hold", "on": True})
        assert (await guest.until("state", lambda state: state.get("paused", False)))["phase"] == "playing"
        await host.send({"type": "close"})
        assert (await guest.until("state", lambda state: state["phase"] == "over"))["result"]["by"] == "closed"


async def test_a_hint_comes_in_steps_and_only_where_it_is_allowed(running: Running) -> None:
    async with seated(running, dungeon()) as (client,):
        seat = client.state["questions"][0]["seat"]
        for step in (1, 2, 3):
            await client.send({"type": "ask_hint", "seq": client.state["seq"], "seat": seat, "step": step})
            advice = await client.until("advice")
            assert advice["step"] == step
            assert advice["lines"]
        assert advice["actions"]
    async with seated(running, dungeon(policy={"hints": False})) as (client,):
        await client.send({"type": "ask_hint", "seq": client.state["seq"], "seat": 0, "step": 1})
        assert (await client.until("refused"))["code"] == "host_no_hints"


class BlockedWorkers(WorkerPool):
    """Workers that finish no job until they are released."""

    def __init__(self) -> None:
        super().__init__(1)
        self.begun = 0
        self.released = asyncio.Event()

    async def run(self, _job: Job, _seconds: float) -> JobResult | None:
        self.begun += 1
        await self.released.wait()
        return JobResult(hint=Hint(1, ()))


async def test_while_a_hint_is_thought_of_everything_else_goes_on(tmp_path: Path) -> None:
    async with serving(tmp_path) as running:
        workers = running.host.workers = BlockedWorkers()
        async with seated(running, dungeon()) as (client,):
            seat, seq = client.state["questions"][0]["seat"], client.state["seq"]
            for _ in range(MOST_SLOW_REQUESTS + 1):
                await client.send({"type": "ask_hint", "seq": seq, "seat": seat, "step": 1})
            assert (await client.until("refused"))["what"] == "ask_hint", "only so many wait"
            await client.send({"type": "ping", "at": 1.0})
            await client.until("pong")
            assert workers.begun == 1, "one at a time"
            await client.answer(seat, sensible(running, client.room, seat))
            await client.until("ack")
            workers.released.set()
            for _ in range(MOST_SLOW_REQUESTS):
                told = await client.until("refused")
                assert (told["what"], told["code"]) == ("ask_hint", "stale"), "the question was answered meanwhile"
        assert "advice" not in {message["type"] for message in client.received}
        assert workers.begun == 1, "nobody thinks about a question that is gone"


async def test_who_is_there_is_known(running: Running) -> None:
    async with seated(running, duel()) as (client, other):
        await other.disconnect()
        presence = await client.until("presence", lambda message: message["present"] == [0])
        assert presence.get("spectators", 0) == 0
        (missing,) = presence["missing"]
        assert (missing["seat"], missing.get("since", 0.0)) == (1, 0.0)
        assert missing["left"] == running.host.settings.grace_seconds
        async with Client(running, client.room, client.token) as late:
            presence = await late.until("presence")
            assert presence["missing"][0]["left"] <= missing["left"], "the time goes on for those who come later"
        await other.connect()
        presence = await client.until("presence", lambda message: message["present"] == [0, 1])
        assert "missing" not in presence


async def test_the_table_says_what_can_be_done_about_somebody_who_is_away(running: Running) -> None:
    async with seated(running, duel(policy={"absent": "vote"})) as (client, other):
        await other.send({"type": "leave", "seat": 1})
        state = await client.until("state", lambda state: "absent" in state)
        assert state["absent"] == [{"seat": 1, "voters": [0], "winners": [0]}]
        await other.send({"type": "ping", "at": 1})
        await client.send({"type": "vote", "seat": 0, "about": 1, "choice": "resign"})
        state = await client.until("state", lambda state: state["phase"] == "over")
        assert "absent" not in state
        assert state["result"]["winners"] == [0]


async def test_a_party_that_gives_up_is_told_so_and_nobody_wins(running: Running) -> None:
    async with seated(running, dungeon("link", "link")) as (client, other):
        await client.send({"type": "resign", "seat": 0})
        await other.send({"type": "resign", "seat": 1})
        state = await other.until("state", lambda state: state["phase"] == "over")
        assert "winners" not in state["result"]
        assert said(state["result"]["text"]) == "The game was given up and is lost."
        frames = await running.http.get(
            f"/api/rooms/{other.room}/frames?to=0&lang=fr", headers={"authorization": f"Bearer {other.token}"}
        )
        assert said(frames.json()["log"][-1]["text"]) == "La partie a été abandonnée : elle est perdue."


async def test_spectators_come_along_to_the_rematch(running: Running) -> None:
    made = await running.make(duel("here", "link"))
    host, guest = Client.invited(running, made)
    async with host, guest, Client(running, made["room"], made["spectators"]) as spectator:
        await guest.until("state", lambda state: state["phase"] == "playing")
        await guest.send({"type": "resign", "seat": 1})
        await host.until("state", lambda state: state["phase"] == "over")
        await host.send({"type": "rematch", "seat": 0})
        await guest.until("state", lambda state: "offer" in state.get("result", {}))
        await guest.send({"type": "rematch", "seat": 1})
        result = (await spectator.until("state", lambda state: "rematch" in state.get("result", {})))["result"]
        async with Client(running, result["rematch"], result["rematch_watch"]) as again:
            assert (await again.until("welcome"))["seats"] == []
            await again.until("state", lambda state: state["phase"] == "playing")


async def test_a_draft_is_played_in_order(running: Running) -> None:
    policy = {"draft": {"kind": "snake", "bans": 0}}
    made = await running.make(duel(heroes=[None, None], policy=policy))
    async with AsyncExitStack() as stack:
        clients = [await stack.enter_async_context(client) for client in Client.invited(running, made)]
        for picked, hero in enumerate(("monk", "ninja")):
            states = await asyncio.gather(*(drafting(client, picked) for client in clients))
            seat = states[0]["draft"]["seat"]
            await clients[seat].send({"type": "pick", "seat": seat, "hero": hero})
        for client in clients:
            state = await client.until("state", lambda state: state["phase"] == "playing")
        assert sorted(seat["hero"] for seat in state["seats"]) == ["monk", "ninja"]


async def drafting(client: Client, picked: int) -> Json:
    """The state in which so many have chosen, and somebody is to choose."""

    def reached(state: Json) -> bool:
        return "draft" in state and sum("hero" in seat for seat in state["seats"]) == picked

    return client.state if client.state and reached(client.state) else await client.until("state", reached)

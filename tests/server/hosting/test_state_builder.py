"""What a connection is shown besides the table: why nothing can be done, and the link to hand on at the end."""

import pytest

from ludotheque.server.protocol import client_messages
from tests.server.hosting.desk import Listener, at_rest, hosting, make, sit_all
from tests.server.web.plans import conquest, duel

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize(("lang", "said"), [("en", "it is up to"), ("fr", "c’est à")])
async def test_whoever_is_not_asked_hears_whom_the_table_waits_for(sqlite_url: str, lang: str, said: str) -> None:
    async with hosting(sqlite_url) as host:
        live, made = await make(host, conquest())
        await sit_all(host, live, made)
        (asked,) = live.room.asked()
        idle = Listener(host, live, (1 - asked,), lang).come().states()[-1]
        (only,) = idle["why_not"]
        reason = "".join(span["text"] for span in only["reason"])
        assert (only["action"], said in reason) == ("", True)
        busy = Listener(host, live, (asked,), lang).come().states()[-1]
        assert all(entry["action"] for entry in busy.get("why_not", []))
        nobody = Listener(host, live, (), lang).come().states()[-1]
        assert "why_not" not in nobody


async def test_at_the_end_those_who_sat_there_get_the_spectators_link(sqlite_url: str) -> None:
    async with hosting(sqlite_url) as host:
        live, made = await make(host, duel())
        await sit_all(host, live, made)
        await at_rest(live)
        seated, watching = Listener(host, live, (1,)).come(), Listener(host, live, ()).come()
        assert "result" not in seated.states()[-1]
        await seated.wishes.obey(client_messages.Resign(1))
        assert seated.states()[-1]["result"]["watch"] == made.spectators
        assert "watch" not in watching.states()[-1]["result"]

    async with hosting(sqlite_url) as host:
        live, made = await make(host, duel(policy={"spectators": "none"}))
        await sit_all(host, live, made)
        await at_rest(live)
        seated = Listener(host, live, (0,)).come()
        await seated.wishes.obey(client_messages.Resign(0))
        assert "watch" not in seated.states()[-1]["result"]

"""What is refused leaves nothing behind that only a look for garbage would find: a busy server does not look for it."""

import gc
from collections.abc import Iterator

import pytest

from ludotheque.kernel.errors import LudoError
from ludotheque.server.protocol import client_messages
from tests.server.hosting.desk import Listener, hosting, make, sit_all
from tests.server.web.plans import duel

pytestmark = pytest.mark.anyio
REFUSALS = 60
FEW = 40  # things; the event loop may have some of its own


@pytest.fixture
def unhurried_collector() -> Iterator[None]:
    gc.disable()
    yield
    gc.enable()


@pytest.mark.usefixtures("unhurried_collector")
async def test_a_refusal_leaves_no_rings(sqlite_url: str) -> None:
    async with hosting(sqlite_url) as host:
        live, made = await make(host, duel())
        await sit_all(host, live, made)
        player = Listener(host, live, (0,)).attach()
        refused = 0
        for number in range(REFUSALS):
            if number == REFUSALS // 3:
                gc.collect()
            for request in (
                client_messages.Answer(0, 0, action="pass"),
                client_messages.Undo(0, 0),
                client_messages.Pick(0, "monk"),
                client_messages.Answer(9_999, 0, option=0),
            ):
                try:
                    await player.commands.handle(request)
                except LudoError:
                    refused += 1
        assert refused == 4 * REFUSALS
        assert gc.collect() < FEW

"""What a browser on the server's own computer is told about the way there from other devices."""

from pathlib import Path

import pytest

from ludotheque.server.web import lan
from ludotheque.server.web.headers import AllowedOrigins
from ludotheque.server.web.runner import address_of, bound_socket
from tests.server.web.running import Running, serving

pytestmark = pytest.mark.anyio
OWN = "192.168.7.20"


@pytest.fixture(autouse=True)
def one_network(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lan, "own_addresses", lambda: [OWN])


async def lan_of(running: Running, **headers: str) -> object:
    answer = await running.http.get("/api/lan", headers=headers)
    assert answer.status_code == 200
    return answer.json()


async def test_a_server_for_this_computer_alone_says_so(tmp_path: Path) -> None:
    async with serving(tmp_path) as running:
        assert await lan_of(running) == {"loopback_only": True}


async def test_a_server_for_the_network_tells_its_addresses_to_its_own_computer_only(tmp_path: Path) -> None:
    async with serving(tmp_path) as running:
        running.context.listens_on = "0.0.0.0"
        running.context.allowed_origins = AllowedOrigins((), ())
        port = running.address.rstrip("/").rpartition(":")[2]
        assert await lan_of(running) == {"addresses": [f"http://{OWN}:{port}"]}
        assert await lan_of(running, host=f"{OWN}:{port}") == {}, "whoever opened that name knows it"
        assert await lan_of(running, **{"x-forwarded-for": "198.51.100.4"}) == {}, "came from elsewhere by a proxy"
        running.context.allowed_origins = AllowedOrigins(("games.example.org", "127.0.0.1"), ())
        assert await lan_of(running) == {}, "the server would not answer to that name"


def test_own_addresses_are_not_those_of_the_loopback() -> None:
    assert list(lan.source_address("127.0.0.1")) == []


@pytest.mark.parametrize(("host", "shown"), [("0.0.0.0", "127.0.0.1"), ("127.0.0.1", "127.0.0.1")])
def test_the_address_that_is_printed_can_be_opened(host: str, shown: str) -> None:
    with bound_socket(host, 0) as listener:
        port = listener.getsockname()[1]
        assert address_of(listener) == f"http://{shown}:{port}/"

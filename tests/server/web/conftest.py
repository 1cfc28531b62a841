"""One server for the tests of a module, each of which makes rooms of its own."""

from collections.abc import AsyncIterator

import pytest

from tests.server.web.running import Running, serving


@pytest.fixture(scope="module")
async def running(anyio_backend: str, tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Running]:
    async with serving(tmp_path_factory.mktemp("server")) as server:
        yield server

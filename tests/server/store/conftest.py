"""An open store of each kind of database."""

from collections.abc import AsyncIterator

import pytest

from ludotheque.server.store.store import Store


@pytest.fixture
async def store(store_url: str) -> AsyncIterator[Store]:
    opened = await Store.open(store_url)
    yield opened
    await opened.close()

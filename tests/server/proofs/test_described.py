"""Requests made from the OpenAPI document, good and bad: the server answers as described, and never with a mistake."""

import os
from collections.abc import AsyncIterator, Iterator
from functools import partial
from typing import Any

import anyio
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis.core.result import Ok
from schemathesis.generation import GenerationMode
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from ludotheque.server.store.connect import file_url
from ludotheque.server.web.openapi import document
from tests.server.databases import fresh_database
from tests.server.proofs.players import Player
from tests.server.proofs.processes import Served, served
from tests.server.proofs.tables import table

Case = schemathesis.Case[Any]
pytestmark = pytest.mark.anyio
SCALE = int(os.environ.get("CONTRACT_SCALE", "1"))
EXAMPLES = 8 * SCALE
SCHEMA = schemathesis.openapi.from_dict(document())
FOUND = [found.ok() for found in SCHEMA.get_all_operations() if isinstance(found, Ok)]
OPERATIONS = {operation.definition.raw["operationId"]: operation for operation in FOUND}
CHECKS = [content_type_conformance, response_schema_conformance, status_code_conformance]
QUIET = settings(
    max_examples=EXAMPLES,
    deadline=None,
    derandomize=True,
    database=None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)


@pytest.fixture(scope="module", params=["sqlite", pytest.param("postgres", marks=pytest.mark.soak)])
def database(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of an empty database, in a soak once of each kind."""
    if request.param == "sqlite":
        yield file_url(tmp_path_factory.mktemp("described") / "ludo.db")
        return
    with fresh_database(request.getfixturevalue("postgres")) as url:
        yield url


@pytest.fixture(scope="module")
async def process(anyio_backend: str, database: str) -> AsyncIterator[Served]:
    async with served(database) as (server,):
        yield server


def try_out(name: str, mode: GenerationMode, address: str, rooms: list[Player]) -> None:
    """Requests of one kind, to any room and to those of these players; what is answered is as the document says."""
    operation = OPERATIONS[name]

    @QUIET
    @given(case=operation.as_strategy(generation_mode=mode))
    def answered(case: Case) -> None:
        check(case, address, bearer(rooms[0]))
        for player in rooms if "room" in case.path_parameters else ():
            case.path_parameters["room"] = player.room
            check(case, address, bearer(player))

    answered()


def bearer(player: Player) -> dict[str, str]:
    return {"authorization": f"Bearer {player.link or player.token}"}


async def invited(process: Served) -> Player:
    """Who has a link to a room in which nobody sits yet."""
    return Player.invited(process.where, await process.make(table("one_deck_dungeon-solo-1")), 0)


async def ended(process: Served) -> Player:
    """Who has given up in a room."""
    player = await invited(process)
    await player.connect()
    while player.state["phase"] == "waiting":
        await player.receive()
    await player.send({"type": "resign", "seat": 0})
    while not player.over:
        await player.receive()
    await player.disconnect()
    return player


def check(case: Case, address: str, headers: dict[str, str]) -> None:
    response = case.call(base_url=address, headers=headers)
    assert response.status_code < 500, response.text
    if response.status_code != 404:  # a path may be so wrong that it leads to another place, or to none
        case.validate_response(response, checks=CHECKS)


def wrongable(name: str) -> bool:
    """Is there anything in the request that could be wrong?"""
    described = OPERATIONS[name].definition.raw
    return "parameters" in described or "requestBody" in described


GOOD = [(name, GenerationMode.POSITIVE) for name in OPERATIONS]
BAD = [(name, GenerationMode.NEGATIVE) for name in OPERATIONS if wrongable(name)]


@pytest.mark.parametrize(("name", "mode"), GOOD + BAD)
async def test_no_request_is_a_mistake_of_ours(process: Served, name: str, mode: GenerationMode) -> None:
    rooms = [await invited(process), await ended(process)]
    work = partial(try_out, name, mode, process.where.address.rstrip("/"), rooms)
    await anyio.to_thread.run_sync(work)
    counted = await process.counted()
    assert counted["ludo_errors_total"] == 0, process.logged()
    assert 'ludo_http_requests_total{status="500"}' not in counted

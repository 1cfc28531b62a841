"""Databases on the PostgreSQL of the tests."""

import os
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import count

import psycopg
from sqlalchemy import URL

NUMBERS = count(1)
TRIES = 30


def insist(start: Callable[[], None]) -> None:
    """Start the server; the package gives it ten seconds, and a busy machine may need more."""
    for _ in range(TRIES):
        try:
            return start()
        except (subprocess.TimeoutExpired, AssertionError):  # the second: it is there, and not ready yet
            time.sleep(1)
    raise TimeoutError("PostgreSQL does not start")


def hurry(uri: str) -> None:
    """Do not wait for the disk: no test cuts the power, and the machine outlives every process of ours."""
    with psycopg.connect(uri, autocommit=True) as connection:
        connection.execute("ALTER SYSTEM SET fsync = off")
        connection.execute("SELECT pg_reload_conf()")


@contextmanager
def fresh_database(server: URL) -> Iterator[str]:
    """The address of a database that is empty, and gone afterwards."""
    name = f"ludo_{os.getpid()}_{next(NUMBERS)}"
    with psycopg.connect(server.render_as_string(hide_password=False), autocommit=True) as connection:
        connection.execute(f'CREATE DATABASE "{name}"'.encode())
        yield server.set(database=name).render_as_string(hide_password=False)
        connection.execute(f'DROP DATABASE "{name}" WITH (FORCE)'.encode())

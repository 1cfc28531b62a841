"""Tests of commands call `ludo` in this process."""

from tests.command_line import a_replay, ludo

__all__ = ["a_replay", "ludo"]

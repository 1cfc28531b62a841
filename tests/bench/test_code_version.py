"""Results of a benchmark are kept only while the code that plays its games stays the same."""

from pathlib import Path

import pytest

import ludotheque
from bench.code_version import files_of

PACKAGE = Path(ludotheque.__file__).parent


@pytest.mark.parametrize("game", ["dice_throne", "one_deck_dungeon", "catacombs"])
def test_rules_players_and_content_count(game: str) -> None:
    found = {
        file.relative_to(PACKAGE / "games" / game).parts[0] for file in files_of(PACKAGE, game) if game in file.parts
    }
    assert {"agents", "content", "rules", "table"} <= found
    assert any(file.suffix == ".yaml" for file in files_of(PACKAGE, game))


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(FileNotFoundError, match="chess"):
        files_of(PACKAGE, "chess")

"""Games that were recorded under earlier rules of One Deck Dungeon can still be shown."""

import json
from pathlib import Path

import pytest

from ludotheque.kernel.chance import key_of
from ludotheque.kernel.errors import UnknownContent
from ludotheque.kernel.file_format import seal
from ludotheque.kernel.game import Setup
from ludotheque.kernel.match import start
from ludotheque.kernel.replay import read_replay, record
from ludotheque.registry.discovery import game_named, presentation_of

GAME = game_named("one_deck_dungeon")
TWINS = ["mage", "mage", "rogue", "warrior"]


def recorded(path: Path, rules: int, heroes: list[str]) -> Path:
    """The first steps of a hybrid game of four, as a program of those rules would have written them."""
    setup = Setup(GAME.name, "party", ("mage", "paladin", "rogue", "warrior"), {"deck": "hybrid"})
    record(start(GAME, setup, key_of("recorded")), path)
    content = json.loads(path.read_text(encoding="utf-8"))
    del content["seal"]
    content["rules"] = rules
    content["setup"]["heroes"] = heroes
    path.write_text(json.dumps({**content, "seal": seal(content)}), encoding="utf-8")
    return path


def test_a_hybrid_party_with_twins_of_earlier_rules_is_shown(tmp_path: Path) -> None:
    """ODD-HYBRID-4 was not enforced before rules 5."""
    replay = read_replay(recorded(tmp_path / "twins.json", 4, TWINS), game_named)
    assert (replay.same_rules, list(replay.setup.heroes)) == (False, TWINS)
    told = [presentation_of(GAME.name).event_text(event, replay.setup, "en") for event in replay.events]
    assert any(told)


def test_under_the_rules_of_today_such_a_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(UnknownContent, match="ODD-HYBRID-4"):
        read_replay(recorded(tmp_path / "twins.json", GAME.rules_version, TWINS), game_named)


def test_a_hero_that_never_was_is_refused_whatever_the_rules(tmp_path: Path) -> None:
    with pytest.raises(UnknownContent, match="what=hero name=bard"):
        read_replay(recorded(tmp_path / "bard.json", 4, ["bard", *TWINS[1:]]), game_named)

"""`ludo verify` on replays and on exported games, and the promise about the dice."""

import json
from pathlib import Path

import pytest

from ludotheque.kernel.chance import key_of
from ludotheque.kernel.file_format import read, seal
from ludotheque.kernel.scripted_chance import left_behind, scripted
from ludotheque.server.rooms.commitment import commitment
from ludotheque.server.rooms.export import export_game, replay_content
from ludotheque.server.rooms.room import Room
from ludotheque.text.languages import Language
from ludotheque.text.messages import Messages
from tests.command_line import Ludo
from tests.server.rooms.desk import Desk, duel

LANGS: tuple[Language, ...] = ("en", "fr")


@pytest.fixture(scope="module")
def desk() -> Desk:
    return Desk(duel(), "verified").begin().play(10)


@pytest.fixture
def game(desk: Desk, tmp_path: Path) -> Path:
    path = tmp_path / "game.json"
    path.write_bytes(export_game(desk.room, desk.journal))
    return path


def promise_of(path: Path) -> str:
    return commitment(bytes.fromhex(json.loads(path.read_text(encoding="utf-8"))["seed"]))


@pytest.mark.parametrize("lang", LANGS)
def test_a_replay_says_what_was_checked(ludo: Ludo, a_replay: Path, lang: str) -> None:
    said = ludo("verify", str(a_replay), "--lang", lang)
    assert said.code == 0
    assert promise_of(a_replay) in " ".join(said.out.split())
    assert len(said.out.splitlines()) >= 6


@pytest.mark.parametrize("lang", LANGS)
def test_an_exported_game_says_what_was_checked(ludo: Ludo, game: Path, desk: Desk, lang: str) -> None:
    said = ludo("verify", str(game), "--lang", lang)
    assert said.code == 0
    assert str(len(desk.journal)) in said.out
    assert desk.match.digest() in " ".join(said.out.split())


def test_the_facts_of_an_exported_game(ludo: Ludo, game: Path, desk: Desk) -> None:
    facts = json.loads(ludo("verify", str(game), "--json").out)
    assert facts == {
        "verified": True,
        "answers": len(desk.match.records),
        "outcome": "",
        "digest": desk.match.digest(),
        "commitment": desk.room.commitment,
        "entries": len(desk.journal),
        "checked": ["seal", "promise", "journal", "answers", "events", "end"],
        "chance": "drawn",
        "imported": False,
    }


HONEST = key_of("honest")
CHANCE = {
    "drawn": HONEST,
    "branch": left_behind(HONEST, key_of("earlier"), [3, 0, 0, 0]),
    "written": scripted(HONEST, {0: [5] * 50}, {}),
    "written of a branch": left_behind(HONEST, scripted(HONEST, {0: [5] * 50}, {}), [3, 0, 0, 0]),
}


@pytest.mark.parametrize("chance", CHANCE)
def test_chance_that_was_written_is_named(ludo: Ludo, tmp_path: Path, chance: str) -> None:
    """Of a game and of a replay, in both languages; that it plays again as recorded is true all the same."""
    desk = Desk(duel())
    desk.key, desk.room = CHANCE[chance], Room(desk.plan, CHANCE[chance])
    desk.begin().play(10)
    (tmp_path / "room.json").write_bytes(export_game(desk.room, desk.journal))
    (tmp_path / "replay.json").write_text(json.dumps(replay_content(desk.match)), encoding="utf-8")
    kind = chance.partition(" ")[0]
    for file in ("room.json", "replay.json"):
        facts = json.loads(ludo("verify", file, "--json").out)
        assert (facts["verified"], facts["chance"]) == (True, kind)
        for lang in LANGS:
            sentences = {each: Messages(lang).say(f"verify-chance-{each}") for each in ("branch", "written")}
            said = " ".join(ludo("verify", file, "--lang", lang).out.split())
            assert [each for each in sentences if " ".join(sentences[each].split()) in said] == [kind] * (
                kind != "drawn"
            )


def test_a_game_that_was_brought_in_a_file_is_named(ludo: Ludo, tmp_path: Path) -> None:
    desk = Desk(duel()).begin().play(5)
    desk.do(desk.room.propose_imported(desk.now)).play(5)
    (tmp_path / "game.json").write_bytes(export_game(desk.room, desk.journal))
    assert json.loads(ludo("verify", "game.json", "--json").out)["imported"]
    assert "brought into its room in a file" in " ".join(ludo("verify", "game.json").out.split())


def test_a_game_that_had_not_begun_is_whole(ludo: Ludo, tmp_path: Path) -> None:
    desk = Desk(duel()).sit()
    (tmp_path / "early.json").write_bytes(export_game(desk.room, desk.journal))
    said = ludo("verify", "early.json")
    assert (said.code, said.out.splitlines()[0]) == (0, "The file is complete; the match had not begun.")


@pytest.mark.parametrize("lang", LANGS)
def test_the_promise_that_was_shown_is_compared(ludo: Ludo, a_replay: Path, lang: str) -> None:
    kept = ludo("verify", str(a_replay), "--commitment", promise_of(a_replay).upper(), "--lang", lang)
    assert kept.code == 0
    broken = ludo("verify", str(a_replay), "--commitment", "00" * 32, "--lang", lang)
    assert (broken.code, broken.out, len(broken.err.splitlines())) == (2, "", 1)
    assert promise_of(a_replay) in broken.err
    odd = ludo("verify", str(a_replay), "--commitment", "luck", "--lang", lang)
    assert (odd.code, len(odd.err.splitlines())) == (2, 1)


@pytest.mark.parametrize("kind", ["began", "renewed"])
def test_a_game_under_other_rules_is_not_proved(ludo: Ludo, game: Path, kind: str) -> None:
    content = json.loads(game.read_text(encoding="utf-8"))
    began = next(entry for entry in content["journal"] if entry["kind"] == "began")
    began.update(kind=kind, rules=99)
    content.pop("seal")
    game.write_text(json.dumps({**content, "seal": seal(content)}), encoding="utf-8")
    said = ludo("verify", str(game))
    assert said.code == 2
    assert "other rules" in said.err or "under rules 99" in said.err


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"kind": "room"}', '{"kind": "room", "format": 1}', "[" * 100_000])
def test_other_files_are_refused_in_one_sentence(ludo: Ludo, tmp_path: Path, text: str) -> None:
    (tmp_path / "odd.json").write_text(text, encoding="utf-8")
    said = ludo("verify", "odd.json")
    assert (said.code, said.out, len(said.err.splitlines())) == (2, "", 1)


def test_a_replay_out_of_a_game_is_one_too(ludo: Ludo, game: Path, tmp_path: Path) -> None:
    inside = json.loads(game.read_text(encoding="utf-8"))["replay"]
    path = tmp_path / "inside.json"
    path.write_text(json.dumps(inside), encoding="utf-8")
    assert read(path, "replay")["kind"] == "replay"
    assert ludo("verify", str(path)).code == 0

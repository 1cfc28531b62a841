"""A game as one file: proved, imported, played on; and what happens to a file that somebody has changed."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from ludotheque.kernel.errors import BrokenFile, LudoError
from ludotheque.kernel.file_format import seal
from ludotheque.kernel.game import Setup
from ludotheque.kernel.replay import verify
from ludotheque.server.rooms.commitment import commitment, matches
from ludotheque.server.rooms.export import export_game, import_game, replay_content, replay_of, verify_game
from ludotheque.server.rooms.plan import Policy
from ludotheque.server.rooms.room import Room
from ludotheque.server.rooms.seat_tokens import digest
from tests.server.rooms.desk import Desk, duel, name_of, plan_of, setup_of, token_of

SAMPLES = [
    setup_of("dice_throne", "duel", 2),
    setup_of("one_deck_dungeon", "pair", 2),
    setup_of("catacombs_conquest", "teams", 4),
]


def finished(setup: Setup) -> Desk:
    desk = Desk(plan_of(setup, Policy(takeback="free")), ("export", name_of(setup))).begin()
    for _ in range(60):
        if desk.room.decision() is not None:
            desk.step()
            desk.try_anything()
    return desk.play()


@pytest.mark.parametrize("setup", SAMPLES, ids=name_of)
def test_an_exported_game_is_verified_and_imported(setup: Setup) -> None:
    desk = finished(setup)
    raw = export_game(desk.room, desk.journal)
    proved = verify_game(raw)
    assert proved.match is not None
    assert proved.match.digest() == desk.match.digest()
    assert matches(proved.key, desk.room.commitment)
    game = import_game(raw)
    room = Room(game.plan, game.key)
    for entry in game.entries:
        room.apply(entry)
    assert room.match is not None
    assert (room.match.digest(), room.match.log, room.result) == (desk.match.digest(), desk.match.log, desk.room.result)


def test_an_unfinished_game_goes_on_in_its_new_room_with_new_people() -> None:
    desk = Desk(duel(), "go on").begin().play(20)
    game = import_game(export_game(desk.room, desk.journal))
    other = Desk(game.plan, "go on")
    for entry in game.entries:
        other.do([entry])
    assert other.room.seats_of_token(token_of(0)) == ()
    for seat in (0, 1):
        other.do(other.room.propose_sit(seat, "New", digest(f"new {seat}"), desk.now))
    desk.random.seed(5)
    other.random.seed(5)
    desk.play()
    other.play()
    assert other.match.digest() == desk.match.digest()


def test_a_room_that_has_not_begun_can_be_exported() -> None:
    desk = Desk(duel()).sit()
    assert len(import_game(export_game(desk.room, desk.journal)).entries) == 2


def test_no_token_or_digest_leaves_with_a_game() -> None:
    desk = Desk(duel(), "tokens").begin().play(5)
    text = export_game(desk.room, desk.journal).decode()
    for seat in (0, 1):
        assert token_of(seat) not in text
        assert digest(token_of(seat)) not in text


Change = Callable[[dict[str, Any]], object]  # on JSON values

CHANGES: dict[str, Change] = {
    "an answer": lambda file: file["journal"][6].update(action="pass"),
    "who answered": lambda file: file["journal"][6].update(seat=1 - file["journal"][6]["seat"]),
    "the seed": lambda file: file.update(seed="00" * 16),
    "seed and promise": lambda file: file.update(seed="00" * 16, commitment=commitment(bytes(16))),
    "the promise": lambda file: file.update(commitment="00" * 32),
    "a hero": lambda file: file["plan"]["heroes"].reverse(),
    "the outcome": lambda file: file["replay"].update(outcome="draw"),
    "a missing entry": lambda file: file["journal"].pop(8),
    "a missing end": lambda file: file["journal"].pop(),
    "the replay gone": lambda file: file.update(replay=None),
    "the plan gone": lambda file: file.pop("plan"),
    "a long name": lambda file: file["journal"][0].update(name="x" * 41),
    "a name in two lines": lambda file: file["journal"][0].update(name="x\ny"),
    "a seat that is not there": lambda file: file["journal"][0].update(seat=9),
    "a phrase of one's own": lambda file: file["journal"].append(
        {"kind": "phrase", "seq": len(file["journal"]) + 1, "at": 1.0, "seat": 0, "key": "own"}
    ),
    "an entry of another kind": lambda file: file["journal"][6].update(kind="nonsense"),
}


@pytest.mark.parametrize("resealed", [False, True], ids=["seal kept", "sealed again"])
@pytest.mark.parametrize("change", CHANGES)
def test_a_changed_file_is_found_out(change: str, resealed: bool) -> None:
    desk = Desk(duel(), "changed").begin().play(40)
    file = json.loads(export_game(desk.room, desk.journal))
    CHANGES[change](file)
    if resealed:
        if isinstance(file["replay"], dict):
            file["replay"].pop("seal")
            file["replay"]["seal"] = seal(file["replay"])
        file.pop("seal")
        file["seal"] = seal(file)
    with pytest.raises(LudoError) as refused:
        verify_game(json.dumps(file).encode())
    assert str(refused.value)


@pytest.mark.parametrize(
    ("raw", "said"),
    [
        (b"", "not a whole game file"),
        (b"[]", "not the file of a room"),
        (b'{"kind":"replay"}', "not the file of a room"),
        (b'{"kind":"room","format":9}', "has format 9"),
        (b'{"kind":"room","format":1}', "seal"),
    ],
)
def test_other_files_are_refused(raw: bytes, said: str) -> None:
    with pytest.raises(BrokenFile, match=said):
        verify_game(raw)


def test_the_replay_inside_is_a_replay_file() -> None:
    desk = Desk(duel(), "inside").begin().play()
    content = json.loads(json.dumps(replay_content(desk.match)))
    assert verify(replay_of(content)).digest() == desk.match.digest()
    content["final"] = "0" * 32
    with pytest.raises(BrokenFile, match="seal"):
        replay_of(content)

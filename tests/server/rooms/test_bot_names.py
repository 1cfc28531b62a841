"""What bots are called."""

from ludotheque.server.rooms.bot_names import NAMES, bot_name

SEATS = range(6)


def test_a_bot_keeps_its_name_and_shares_it_with_no_other_seat() -> None:
    for room in map(str, range(300)):
        names = [bot_name(room, seat) for seat in SEATS]
        assert names == [bot_name(room, seat) for seat in SEATS]
        assert len(set(names)) == len(names)


def test_rooms_have_different_bots() -> None:
    assert {bot_name(str(room), 1) for room in range(300)} == set(NAMES)


def test_no_name_wants_an_elision_in_french() -> None:
    assert not [name for name in NAMES if name[0] in "AEIOUYH"]

"""Tokens, seats and names."""

import pytest

from ludotheque.kernel.errors import RequestRefused
from ludotheque.server.rooms.phrases import KEYS, message_of
from ludotheque.server.rooms.seat_tokens import clean_name, digest, make_token, matches_digest
from ludotheque.text.languages import LANGUAGES
from ludotheque.text.messages import Messages
from tests.server.rooms.desk import Desk, duel, token_of


def test_a_token_is_128_bits_in_letters_for_a_link() -> None:
    token = make_token(bytes(range(16)))
    assert len(token) == 22
    assert set(token) <= set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_")
    assert make_token(b"\xff" * 16) != token
    with pytest.raises(ValueError, match="16 bytes"):
        make_token(b"short")


def test_only_the_token_itself_has_its_digest() -> None:
    stored = digest("secret")
    assert matches_digest("secret", stored)
    assert not matches_digest("secret ", stored)
    assert not matches_digest("", stored)
    assert not matches_digest(stored, stored)
    assert digest("\ud800") != digest("")


def test_a_holder_may_have_several_seats_and_nobody_has_free_ones() -> None:
    desk = Desk(duel())
    assert desk.room.seats_of_token("") == ()
    assert desk.room.seats_of_token("-") == ()
    for seat in (0, 1):
        desk.do(desk.room.propose_sit(seat, "Ann", digest("screen"), desk.now))
    assert desk.room.seats_of_token("screen") == (0, 1)
    assert desk.room.seats_of_token("other") == ()


def test_a_seat_can_be_taken_once() -> None:
    desk = Desk(duel()).sit()
    with pytest.raises(RequestRefused, match="room-seat-taken"):
        desk.room.propose_sit(0, "Eve", digest("eve"), desk.now)
    with pytest.raises(RequestRefused, match="room-seat-yours"):
        desk.room.propose_sit(0, "Ann", digest(token_of(0)), desk.now)


def test_bots_need_no_token() -> None:
    desk = Desk(duel(bots=(1,)))
    with pytest.raises(RequestRefused, match="room-bot-seat"):
        desk.room.propose_sit(1, "Eve", digest("eve"), desk.now)
    with pytest.raises(RequestRefused, match="room-bot-seat"):
        desk.room.propose_invite(1, digest("eve"), desk.now)
    with pytest.raises(RequestRefused, match="room-seat-empty"):
        desk.room.propose_begin(desk.now)
    desk.begin()
    with pytest.raises(RequestRefused, match="room-begun"):
        desk.room.propose_begin(desk.now)


def test_a_bot_fills_a_seat_that_nobody_takes_and_gives_it_up() -> None:
    desk = Desk(duel())
    desk.do(desk.room.propose_sit(0, "Ann", digest("ann"), desk.now))
    assert not desk.room.due(desk.now).begin
    desk.do(desk.room.propose_hand_over(1, "host", desk.now))
    assert desk.room.due(desk.now).begin
    desk.do(desk.room.propose_begin(desk.now)).play(10)
    assert desk.room.is_bot(1)
    desk.do(desk.room.propose_sit(1, "Ben", digest("ben"), desk.now))
    assert desk.room.humans() == (0, 1)


def test_bots_alone_do_not_begin() -> None:
    desk = Desk(duel())
    for seat in (0, 1):
        desk.do(desk.room.propose_hand_over(seat, "host", desk.now))
    with pytest.raises(RequestRefused, match="room-seat-empty"):
        desk.room.propose_begin(desk.now)


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("Zoé", "Zoé"),
        ("  Zoe\u0301  ", "Zoé"),
        ("a\nb\tc", "a b c"),
        ("\u202egnp.exe\u200b", "gnp.exe"),
        ("", ""),
        ("\x00", ""),
        ("<b>x</b>", "<b>x</b>"),
    ],
)
def test_names_are_one_line_of_letters_that_show(text: str, name: str) -> None:
    assert clean_name(text) == name


def test_names_are_short_and_can_change() -> None:
    with pytest.raises(RequestRefused, match="room-name-long"):
        clean_name("x" * 41)
    desk = Desk(duel()).sit()
    desk.do(desk.room.propose_rename(0, "Zoé", desk.now))
    assert desk.room.seat(0).name == "Zoé"


def test_phrases_are_preset_and_have_words() -> None:
    desk = Desk(duel()).begin()
    for key in KEYS:
        desk.do(desk.room.propose_phrase(0, key, desk.now))
        assert all(Messages(lang).say(message_of(key)) for lang in LANGUAGES)
    with pytest.raises(RequestRefused, match="room-no-phrase"):
        desk.room.propose_phrase(0, "<script>", desk.now)
    assert len(KEYS) >= 12

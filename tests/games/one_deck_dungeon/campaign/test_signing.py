"""The text of a sheet: damage, forgery and impossible sheets are refused by name."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from ludotheque.games.one_deck_dungeon.campaign.errors import BrokenSheet
from ludotheque.games.one_deck_dungeon.campaign.results import with_result
from ludotheque.games.one_deck_dungeon.campaign.sealed_text import (
    LONGEST,
    Signer,
    canonical,
    checksum,
    seal,
    signer_of,
    unseal,
    unseal_unverified,
)
from ludotheque.games.one_deck_dungeon.campaign.sheet import BossCount, CampaignSheet
from ludotheque.games.one_deck_dungeon.campaign.ticks import CIRCLE
from ludotheque.games.one_deck_dungeon.campaign_storage.sheet_store import SheetTrust
from ludotheque.kernel.errors import BrokenFile
from ludotheque.text.messages import Messages
from tests.games.one_deck_dungeon.campaign.sheets import ELSEWHERE, HERE, game, lyra, ticks

SHEET = lyra(
    player="Lyra d’Été",
    revision=4,
    played=2,
    won=1,
    ticks=ticks(veteran=(6, 0, 0), crafty=(1, 2, 3)),
    bosses=(BossCount(boss="yeti", times=1),),
)
TEXT = seal(SHEET, HERE)


def resealed(change: Callable[[dict[str, Any]], object]) -> str:
    """The text after a change, with a checksum that fits again."""
    content = json.loads(TEXT)
    change(content)
    content.pop("checksum")
    return canonical({**content, "checksum": checksum(content)}).decode()


def refused(text: str, signer: Signer = HERE) -> str:
    with pytest.raises(BrokenSheet) as caught:
        unseal(text, signer)
    assert isinstance(caught.value, BrokenFile)
    assert caught.value.sentence(Messages("fr").say) != str(caught.value)
    return caught.value.fault


def test_a_sheet_comes_back_as_it_was() -> None:
    assert unseal(TEXT, HERE) == SHEET
    assert unseal(json.dumps(json.loads(TEXT), indent=2), HERE) == SHEET
    assert seal(unseal(TEXT, HERE), HERE) == TEXT


def test_the_same_sheet_is_the_same_text() -> None:
    assert seal(lyra(ticks=ticks(guile=(1, 0, 0))), HERE) == seal(lyra(ticks=ticks(guile=(1, 0, 0))), HERE)
    assert "\n" not in TEXT


def test_no_single_letter_can_be_changed() -> None:
    for place in range(len(TEXT)):
        other = "7" if TEXT[place] != "7" else "8"
        assert refused(TEXT[:place] + other + TEXT[place + 1 :]) in {"json", "kind", "format", "checksum"}


def test_no_piece_can_be_cut_off() -> None:
    assert {refused(TEXT[:length]) for length in range(len(TEXT))} == {"json"}


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("", "json"),
        ("null", "kind"),
        ("[1]", "kind"),
        ("{}", "kind"),
        ('{"kind": "save"}', "kind"),
        ("[" * 5000, "json"),
        ('{"kind":"campaign_sheet","format":NaN}', "json"),
        ('{"kind":"campaign_sheet","format":1e999}', "json"),
        ('{"kind":"campaign_sheet","format":1,"a":"\\ud800"}', "json"),
        ('{"kind":"campaign_sheet","format":2}', "format"),
        ('{"kind":"campaign_sheet","format":"1"}', "format"),
        ('{"kind":"campaign_sheet","format":1}', "checksum"),
        ('{"kind":"campaign_sheet","format":1,"n":123456789012345678901234567890}', "checksum"),
        (" " * (LONGEST + 1), "long"),
    ],
)
def test_what_is_no_sheet_is_named(text: str, fault: str) -> None:
    assert refused(text) == fault


@pytest.mark.parametrize(
    "change",
    [
        lambda content: content["sheet"].pop("player"),
        lambda content: content["sheet"].update(luck=7),
        lambda content: content["sheet"].update(played="2"),
        lambda content: content["sheet"].update(played=-1),
        lambda content: content["sheet"].update(played=10**9),
        lambda content: content["sheet"].update(id="../../x"),
        lambda content: content["sheet"].update(id="00c0ffee\n"),
        lambda content: content["sheet"]["ticks"][0].update(circle=True),
        lambda content: content["sheet"].update(ticks=None),
        lambda content: content.update(extra=1),
        lambda content: content.pop("signature"),
    ],
)
def test_a_wrong_form_is_named(change: Callable[[dict[str, Any]], object]) -> None:
    assert refused(resealed(change)) == "shape"


def test_a_changed_sheet_with_a_fitting_checksum_is_a_forgery() -> None:
    text = resealed(lambda content: content["sheet"].update(played=3))
    assert refused(text) == "forged"
    assert unseal_unverified(text).played == 3


def test_a_signature_does_not_move_to_another_sheet() -> None:
    other = json.loads(seal(lyra(id="0000beef"), HERE))["signature"]
    assert refused(resealed(lambda content: content.update(signature=other))) == "forged"
    assert refused(resealed(lambda content: content.update(signature=""))) == "forged"
    assert refused(resealed(lambda content: content.update(signature="é"))) == "forged"


def test_another_signer_is_named() -> None:
    assert refused(TEXT, ELSEWHERE) == "signer"
    assert signer_of(TEXT) == "here"
    with pytest.raises(BrokenSheet, match="signed by here, not by elsewhere"):
        unseal(TEXT, ELSEWHERE)


def test_a_name_alone_does_not_make_a_signer() -> None:
    assert refused(resealed(lambda content: content.update(signer="elsewhere")), ELSEWHERE) == "forged"
    assert refused(TEXT, Signer("here", b"another key of ours")) == "forged"


IMPOSSIBLE: list[tuple[CampaignSheet, str]] = [
    (lyra(hero="gandalf"), "hero"),
    (lyra(set_id="moon"), "set"),
    (lyra(player="a\nb"), "player"),
    (lyra(player=" Lyra"), "player"),
    (lyra(player=""), "player"),
    (lyra(player="\x1b[31m"), "player"),
    (lyra(ticks=ticks(brewer=(1, 0, 0)), played=1), "talent"),
    (lyra(ticks=ticks(veteran=(7, 0, 0)), played=1), "spaces"),
    (lyra(ticks=ticks(veteran=(0, 1, 0)), played=1), "spaces"),
    (lyra(ticks=ticks(crafty=(0, 0, 5)), played=1), "spaces"),
    (lyra(ticks=ticks(veteran=(1, 0, 0))), "ticks"),
    (lyra(ticks=ticks(veteran=(6, 0, 0), crafty=(6, 1, 0)), played=1), "ticks"),
    (lyra(ticks=(*ticks(guile=(1, 0, 0)), *ticks(guile=(1, 0, 0))), played=1), "twice"),
    (lyra(won=1), "counts"),
    (lyra(played=1, won=1), "counts"),
    (lyra(played=1, bosses=(BossCount(boss="yeti", times=1),)), "counts"),
    (lyra(played=1, won=1, bosses=(BossCount(boss="sauron", times=1),)), "boss"),
]


@pytest.mark.parametrize(("sheet", "fault"), IMPOSSIBLE, ids=[fault for _, fault in IMPOSSIBLE])
def test_what_no_series_of_games_can_have_made_is_refused_though_signed(sheet: CampaignSheet, fault: str) -> None:
    assert refused(seal(sheet, HERE)) == fault
    with pytest.raises(BrokenSheet):
        unseal_unverified(seal(sheet, ELSEWHERE))


def test_twelve_ticks_are_what_one_game_can_bring() -> None:
    assert unseal(seal(lyra(ticks=ticks(veteran=(6, 0, 0), crafty=(6, 0, 0)), played=1), HERE), HERE).played == 1


def test_after_a_game_the_sheet_comes_back_signed() -> None:
    result = game("arena-7", placed=((0, CIRCLE), (1, CIRCLE)))
    text = SheetTrust(HERE).after_game(seal(lyra(), HERE), result)
    assert unseal(text, HERE) == with_result(lyra(), result)
    assert SheetTrust(HERE).after_game(text, result) == text


def test_a_sheet_that_others_have_signed_does_not_become_genuine_by_a_game() -> None:
    host, result = SheetTrust(HERE), game("arena-7")
    text = seal(with_result(lyra(), result), ELSEWHERE)
    with pytest.raises(BrokenSheet, match="signed by elsewhere"):
        host.admit(text, foreign=False)
    assert host.admit(text, foreign=True).played == 1
    after = host.after_game(text, game("arena-8"))
    assert unseal(after, host.guest).played == 2
    with pytest.raises(BrokenSheet, match="signed by guest-here"):
        host.admit(after, foreign=False)
    assert host.admit(after, foreign=True).played == 2


@pytest.mark.parametrize("name", ["here", "guest-here"])
def test_a_sheet_that_says_to_be_signed_here_and_is_not_is_never_admitted(name: str) -> None:
    text = seal(with_result(lyra(), game()), Signer(name, bytes(32)))
    with pytest.raises(BrokenSheet, match="has not signed it"):
        SheetTrust(HERE).admit(text, foreign=True)


def test_a_blank_sheet_is_admitted_with_any_signature() -> None:
    host, text = SheetTrust(HERE), seal(lyra(), ELSEWHERE)
    assert host.admit(text, foreign=False) == lyra()
    assert unseal(host.after_game(text, game()), HERE).played == 1


@pytest.mark.parametrize(("name", "key"), [("", b"0" * 16), ("two words", b"0" * 16), ("short", b"0" * 15)])
def test_a_signer_has_a_plain_name_and_a_real_key(name: str, key: bytes) -> None:
    with pytest.raises(ValueError, match="plain name"):
        Signer(name, key)

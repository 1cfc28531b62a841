"""Plans: what a room can be made for, refused in a sentence that names what is wrong."""

from typing import Any

import msgspec
import pytest

from ludotheque.kernel.game import Setup
from ludotheque.presentation.error_messages import sentence
from ludotheque.server.rooms.plan import BadPlan, check, decode_plan, encode_plan
from ludotheque.text.messages import Messages
from tests.server.rooms.desk import duel, name_of, plan_of, setups


@pytest.mark.parametrize("setup", setups(), ids=name_of)
def test_a_plan_is_read_as_it_was_written(setup: Setup) -> None:
    plan = plan_of(setup)
    assert decode_plan(encode_plan(plan)) == plan
    blank = msgspec.structs.replace(plan, heroes=(None,) * len(plan.heroes))
    check(blank)


def changed(**fields: Any) -> bytes:  # JSON values
    content = msgspec.json.decode(encode_plan(duel()))
    content.update(fields)
    return msgspec.json.encode(content)


LINK = {"kind": "link"}
BOT = {"kind": "bot"}


@pytest.mark.parametrize(
    ("fields", "said"),
    [
        ({"game": "chess"}, "no game “chess”; known: catacombs_conquest, dice_throne"),
        ({"mode": "melee"}, "no mode “melee”; known: duel"),
        ({"seats": [LINK]}, "mode duel takes 2 seats, not 1"),
        ({"heroes": ["pyromancer"]}, "2 seats need as many heroes or blanks, not 1"),
        ({"seats": [BOT, BOT]}, "needs at least one human seat"),
        ({"heroes": ["pyromancer", "nobody"]}, "no hero “nobody” to choose; known:"),
        ({"options": {"promo": "perhaps"}}, "option cannot be “perhaps”"),
        ({"options": {"nonsense": "yes"}}, "no option “nonsense”"),
        ({"seats": [LINK, {"kind": "bot", "level": "godlike"}]}, "no agent “godlike”; known: easy, medium, hard"),
        ({"seats": [LINK, {"kind": "ghost"}]}, "cannot be read"),
        ({"more": 1}, "unknown field `more`"),
        ({"name": "x" * 41}, "cannot be read"),
        ({"policy": {"takeback": "maybe"}}, "cannot be read"),
        ({"policy": {"draft": {"bans": 1}}}, "only be banned in a draft"),
        ({"policy": {"draft": {"kind": "snake"}}}, "leave them blank"),
        ({"policy": {"timer": {"kind": "turn"}}}, "A clock needs its seconds"),
        ({"policy": {"timer": {"factors": [1.0]}}}, "2 seats need as many time factors, not 1"),
        ({"policy": {"timer": {"factors": [0.5, 1.0]}}}, "cannot be read"),
        ({"policy": {"timer": {"kind": "turn", "seconds": 1e300, "window_seconds": 5}}}, "cannot be read"),
        ({"policy": {"spectator_delay": -1}}, "cannot be read"),
    ],
)
def test_bad_plans_are_refused(fields: dict[str, Any], said: str) -> None:  # JSON values
    with pytest.raises(BadPlan) as refused:
        decode_plan(changed(**fields))
    assert said in sentence(refused.value, Messages("en").say)
    assert sentence(refused.value, Messages("fr").say) != sentence(refused.value, Messages("en").say)


@pytest.mark.parametrize("raw", [b"", b"[]", b"nonsense", b"{}", b"\xff"])
def test_what_is_no_plan_is_refused(raw: bytes) -> None:
    with pytest.raises(BadPlan, match="plan-unreadable"):
        decode_plan(raw)

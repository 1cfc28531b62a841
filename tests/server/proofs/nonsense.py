"""Messages that no server should obey: broken ones, and good ones at the wrong time or from the wrong seat."""

import json
from random import Random
from typing import Any

Json = dict[str, Any]  # a message
GOOD: tuple[Json, ...] = (
    {"type": "answer", "seq": 9, "seat": 0, "action": "pass"},
    {"type": "answer", "seq": 9, "seat": 0, "actions": ["cover:1", "die:0,13"]},
    {"type": "typed", "seq": 9, "seat": 0, "line": "1"},
    {"type": "undo", "seq": 9, "seat": 0},
    {"type": "ask_takeback", "seat": 0},
    {"type": "answer_takeback", "seat": 0, "yes": True},
    {"type": "suggest", "seq": 9, "seat": 0, "action": "pass"},
    {"type": "orders", "seat": 0, "setting": "off", "stops": [1], "pass_on": False},
    {"type": "say", "seat": 0, "phrase": "hello"},
    {"type": "ask_hint", "seq": 9, "seat": 0, "step": 1},
    {"type": "ask_odds", "seq": 9, "seat": 0, "about": ""},
    {"type": "ask_preview", "seq": 9, "seat": 0, "action": "reroll:5"},
    {"type": "ready", "seat": 0},
    {"type": "vote", "seat": 0, "about": 1, "choice": "wait"},
    {"type": "resign", "seat": 0},
    {"type": "rename", "seat": 0, "name": "Ada"},
    {"type": "leave", "seat": 0},
    {"type": "pick", "seat": 0, "hero": "monk"},
    {"type": "hold", "on": True},
    {"type": "seat_bot", "seat": 0, "on": True},
    {"type": "close"},
    {"type": "rematch", "seat": 0},
    {"type": "ping", "at": 1.5},
    {"type": "speak", "lang": "en"},
    {"type": "hello", "room": "abcdefgh", "token": "", "seen": 0, "lang": "en", "twin": False},
)
WRONG: tuple[object, ...] = (None, -1, 2**63, 1e308, "x" * 400, [], {}, [[[]]], "\x00", "<b>", "é" * 90, 0.5)
RAW = ("", " ", "null", "[]", "{", "}", '"', "\x00", "NaN", "Infinity", "[" * 3_000, '{"a":' * 1_000, "\ufffd", "1e999")
NOT_OURS = tuple(message for message in GOOD if "seat" in message)
REFUSED_HERE: tuple[Json, ...] = (  # by a room that plays, to a seat that is no host
    {"type": "answer", "seq": 0, "seat": 0, "action": "pass"},
    {"type": "answer", "seq": 2_000_000, "seat": 0, "action": "no_such_verb:1,2"},
    {"type": "answer", "seq": 2_000_000, "seat": 0, "action": "pass:99999999999999999999"},
    {"type": "answer", "seq": 2_000_000, "seat": 0, "option": 99_999},
    {"type": "answer", "seq": 0, "seat": 0, "actions": ["pass", "pass"]},
    {"type": "answer", "seq": 2_000_000, "seat": 0, "actions": ["pass", "no_such_verb:1,2"]},
    {"type": "typed", "seq": 2_000_000, "seat": 0, "line": "sing 6 6 ☃"},
    {"type": "typed", "seq": 0, "seat": 0, "line": "1"},
    {"type": "undo", "seq": 0, "seat": 0},
    {"type": "suggest", "seq": 0, "seat": 0, "action": "pass"},
    {"type": "answer_takeback", "seat": 0, "yes": True},
    {"type": "vote", "seat": 0, "about": 1, "choice": "resign"},
    {"type": "pick", "seat": 0, "hero": "monk"},
    {"type": "say", "seat": 0, "phrase": "no-such-phrase"},
    {"type": "hold", "on": True},
    {"type": "hold", "on": False},
    {"type": "close"},
    {"type": "seat_bot", "seat": 1, "on": True},
    {"type": "rematch", "seat": 0},
    {"type": "hello", "room": "abcdefgh", "token": "", "seen": 0, "lang": "en", "twin": False},
)


def broken(random: Random) -> str | bytes:
    """Something that is no message."""
    kind = random.randrange(6)
    message = dict(random.choice(GOOD))
    text = json.dumps(message)
    if kind == 0:
        return random.choice(RAW)
    if kind == 1:
        return random.randbytes(random.randrange(1, 200))
    if kind == 2:
        return text[: random.randrange(len(text))]
    if kind == 3:
        return json.dumps(message | {random.choice(("luck", "__class__", "", "Seat")): 1})
    if kind == 4:
        return json.dumps(message | {"type": random.choice(("", "Answer", "state", "ack", 7, None))})
    field = random.choice([field for field in message if field != "type"] or ["type"])
    return json.dumps(message | {field: random.choice([wrong for wrong in WRONG if not fits(field, wrong)])})


def fits(field: str, wrong: object) -> bool:
    """Would that value do after all?"""
    number = isinstance(wrong, int | float) and field == "at"
    empty = field == "stops" and wrong == []
    words = field in ("line", "about", "name") and isinstance(wrong, str) and len(wrong) < 3 * 8 + 1
    nothing = wrong is None and field in ("action", "option")
    return number or empty or words or nothing or (field == "line" and isinstance(wrong, str) and len(wrong) <= 200)


def misplaced(random: Random) -> Json:
    """A message of the protocol that this seat may not say here and now."""
    if random.random() < 0.3:
        return random.choice(NOT_OURS) | {"seat": random.choice((1, 2, 14))}
    return random.choice(REFUSED_HERE)

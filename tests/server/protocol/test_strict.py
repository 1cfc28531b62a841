"""What is no message is refused, and says what is wrong with it."""

import pytest

from ludotheque.server.protocol.client_messages import Answer
from ludotheque.server.protocol.codec import BadMessage, decode_body, decode_message
from ludotheque.server.protocol.http_bodies import Join

WRONG = {
    "nothing": ("", "truncated"),
    "no JSON": ("{", "truncated"),
    "no object": ("[]", "object"),
    "no type": ("{}", "type"),
    "an unknown type": ('{"type":"cheat"}', "cheat"),
    "an unknown field": ('{"type":"undo","seq":1,"seat":0,"more":1}', "more"),
    "a missing field": ('{"type":"undo","seq":1}', "seat"),
    "a text for a number": ('{"type":"undo","seq":"1","seat":0}', "seq"),
    "a fraction": ('{"type":"undo","seq":1.5,"seat":0}', "seq"),
    "a seat that cannot be": ('{"type":"undo","seq":1,"seat":15}', "seat"),
    "a negative number": ('{"type":"undo","seq":-1,"seat":0}', "seq"),
    "a huge number": ('{"type":"undo","seq":1e400,"seat":0}', "out of range"),
    "an answer and an option": ('{"type":"answer","seq":1,"seat":0,"option":1,"action":"pass"}', "exactly one"),
    "no answer at all": ('{"type":"answer","seq":1,"seat":0}', "exactly one"),
    "an answer and a group": ('{"type":"answer","seq":1,"seat":0,"action":"pass","actions":["pass"]}', "exactly one"),
    "an empty group": ('{"type":"answer","seq":1,"seat":0,"actions":[]}', "actions"),
    "a group of 41": ('{"type":"answer","seq":1,"seat":0,"actions":[' + ",".join(['"pass"'] * 41) + "]}", "actions"),
    "an action of a group that is none": ('{"type":"answer","seq":1,"seat":0,"actions":["pass","<b>"]}', "actions"),
    "an action that is none": ('{"type":"answer","seq":1,"seat":0,"action":"<b>"}', "action"),
    "a long name": ('{"type":"rename","seat":0,"name":"' + "x" * 25 + '"}', "name"),
    "half a letter": ('{"type":"rename","seat":0,"name":"\\ud800"}', "truncated"),
    "a nest": ("[" * 20_000, "object"),
}


@pytest.mark.parametrize("name", WRONG)
def test_it_is_refused(name: str) -> None:
    raw, said = WRONG[name]
    with pytest.raises(BadMessage, match=f"(?i){said}"):
        decode_message(raw)


def test_bytes_that_are_no_text_are_refused() -> None:
    with pytest.raises(BadMessage):
        decode_body(b'{"name": "\xff"}', Join)


def test_an_answer_is_read() -> None:
    assert decode_message('{"type":"answer","seq":3,"seat":1,"option":0}') == Answer(3, 1, 0)

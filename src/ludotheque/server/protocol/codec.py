"""Strict decoding of incoming messages, and encoding of outgoing ones."""

from typing import Any, Final, TypeVar

import msgspec

from ludotheque.kernel.errors import LudoError
from ludotheque.server.protocol.client_messages import AnyUp

_UP: Final = msgspec.json.Decoder(AnyUp)
_ENCODER: Final = msgspec.json.Encoder()
Wanted = TypeVar("Wanted")


class BadMessage(LudoError):
    """An invalid message. Says what is wrong and where."""


def decode_message(raw: str | bytes) -> AnyUp:
    """Decode a message of a client."""
    try:
        found: AnyUp = _UP.decode(raw)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise BadMessage(error_detail(error)) from None
    return found


def decode_body(raw: bytes, kind: type[Wanted]) -> Wanted:
    """Decode the body of a request."""
    try:
        return msgspec.json.decode(raw, type=kind)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise BadMessage(error_detail(error)) from None


def encoded(message: Any) -> bytes:  # any message or body of this package
    """Encode a message."""
    return _ENCODER.encode(message)


def error_detail(error: Exception) -> str:
    """Return msgspec's error message. Invalid text is not quoted."""
    if isinstance(error, msgspec.DecodeError):
        return str(error)
    return "Invalid text" if isinstance(error, UnicodeError) else "Nested too deeply"

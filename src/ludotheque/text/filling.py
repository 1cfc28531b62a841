"""Fixed texts in which names and other parts keep what a screen links them to."""

from typing import Final

from ludotheque.text.fluent import Messages
from ludotheque.text.spans import Part, Span, Spans, merged, spans

MARK: Final = "\ue000"
"""Of private use: stands in a message where a part with terms goes."""


def filled(messages: Messages, key: str, **parts: Part | int) -> Spans:
    """The message with its parts; numbers may decide its wording."""
    kept: list[Spans] = []
    args: dict[str, str | int] = {}
    for name, part in parts.items():
        if isinstance(part, int):
            args[name] = part
            continue
        args[name] = f"{MARK}{len(kept)}{MARK}"
        kept.append(spans(part))
    out: list[Span] = []
    for at, piece in enumerate(messages.say(key, **args).split(MARK)):
        out += kept[int(piece)] if at % 2 else [Span(piece)]
    return merged([span for span in out if span.text])

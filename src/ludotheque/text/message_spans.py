"""Fixed texts in which names and other parts keep what a screen links them to."""

from functools import lru_cache
from typing import Final

from ludotheque.text.languages import Language
from ludotheque.text.messages import KEPT, Messages
from ludotheque.text.spans import Part, Span, Spans, merged, spans

MARK: Final = "\ue000"
"""Of private use: stands in a message where a part with terms goes."""


def filled(messages: Messages, key: str, **parts: Part | int) -> Spans:
    """The message with its parts; numbers may decide its wording."""
    return _filled(messages.lang, key, tuple(parts.items()))


@lru_cache(maxsize=KEPT)
def _filled(lang: Language, key: str, parts: tuple[tuple[str, Part | int], ...]) -> Spans:
    kept: list[Spans] = []
    args: dict[str, str | int] = {}
    for name, part in parts:
        if isinstance(part, int):
            args[name] = part
            continue
        args[name] = f"{MARK}{len(kept)}{MARK}"
        kept.append(spans(part))
    out: list[Span] = []
    for at, piece in enumerate(Messages(lang).say(key, **args).split(MARK)):
        out += kept[int(piece)] if at % 2 else [Span(piece)]
    return merged([span for span in out if span.text])

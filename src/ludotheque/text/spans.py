"""Sentences as spans of text, which may link to terms."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace


@dataclass(frozen=True, slots=True)
class Span:
    """A piece of text. `term` is the key of a rule, status, symbol or card ("status:stun"), empty for plain words."""

    text: str
    term: str = ""


Spans = tuple[Span, ...]
Part = str | Span | Spans

_NO_SPACE_AFTER = (" ", "’", "(", "«\u202f", "\n")
_NO_SPACE_BEFORE = (",", ".", ")", ";", ":", "\u202f", "’", "\n")


def plain(spans: Iterable[Span]) -> str:
    """Return the text without links."""
    return "".join(span.text for span in spans)


def spans(part: Part) -> Spans:
    """Return any part of a phrase as spans. An empty text gives none."""
    if isinstance(part, str):
        return (Span(part),) if part else ()
    pieces = (part,) if isinstance(part, Span) else part
    return tuple(piece for piece in pieces if piece.text)


def phrase(*parts: Part) -> Spans:
    """Join the parts with spaces between words. Empty parts are skipped."""
    out: list[Span] = []
    for part in parts:
        piece = spans(part)
        if not piece:
            continue
        if out and _needs_space(out[-1].text, piece[0].text):
            out.append(Span(" "))
        out.extend(piece)
    return merged(out)


def _needs_space(left: str, right: str) -> bool:
    return not left.endswith(_NO_SPACE_AFTER) and not right.startswith(_NO_SPACE_BEFORE)


def merged(pieces: Sequence[Span]) -> Spans:
    """Merge neighbouring plain pieces."""
    out: list[Span] = []
    for piece in pieces:
        if out and not piece.term and not out[-1].term:
            out[-1] = Span(out[-1].text + piece.text)
        elif piece.text:
            out.append(piece)
    return tuple(out)


def capital(sentence: Spans) -> Spans:
    """Return the sentence with a capital first letter, after any opening bracket."""
    if not sentence:
        return sentence
    first = sentence[0]
    at = next((i for i, letter in enumerate(first.text) if letter.isalnum()), 0)
    text = first.text[:at] + first.text[at : at + 1].upper() + first.text[at + 1 :]
    return (replace(first, text=text), *sentence[1:])


def listed(items: Sequence[Spans], last: str) -> Spans:
    """Return the items with commas, and a word before the last: "A, B and C"."""
    if not items:
        return ()
    out = items[0]
    for item in items[1:-1]:
        out = phrase(out, ",", item)
    return phrase(out, last, items[-1]) if len(items) > 1 else out


def said_once(items: Sequence[str]) -> list[str]:
    """Return the items for a list: words that all of them begin with are kept only in the first."""
    words = [item.split(" ") for item in items]
    shared = 0
    while all(len(each) > shared + 1 and each[shared] == words[0][shared] for each in words):
        shared += 1
    return [" ".join(each if at == 0 else each[shared:]) for at, each in enumerate(words)]


def lines_of(text: Spans) -> list[Spans]:
    """Split a text into lines."""
    lines: list[list[Span]] = [[]]
    for span in text:
        first, *others = span.text.split("\n")
        lines[-1].append(replace(span, text=first))
        lines += [[replace(span, text=other)] for other in others]
    return [spans(tuple(line)) for line in lines]


def on_one_line(text: Spans) -> Spans:
    """Return the text with spaces instead of line breaks."""
    return merged([replace(span, text=span.text.replace("\n", " ")) for span in text])

"""Count how often the dungeon's content uses each word: `python -m tests.golden.renew_dungeon_words`."""

from collections import Counter
from collections.abc import Iterator
from enum import Enum
from pathlib import Path

import msgspec

from ludotheque.games.one_deck_dungeon.content import vocabulary
from ludotheque.games.one_deck_dungeon.content.decode import HOOK_WORDS, OPS
from ludotheque.games.one_deck_dungeon.content.loader import load_set, set_ids

FILE = Path(__file__).parent / "dungeon_words.txt"
KINDS: dict[type, str] = {
    **{kind: f"op {word}" for word, kind in OPS.items()},
    **{kind: f"hook {word}" for word, kind in HOOK_WORDS.items()},
}
LISTS = [
    kind for kind in vars(vocabulary).values() if isinstance(kind, type) and issubclass(kind, Enum) and kind is not Enum
]
ROWS = [*KINDS.values(), *(f"{kind.__name__.lower()} {word.value}" for kind in LISTS for word in kind)]


def words_in(value: object) -> Iterator[str]:
    """Yield every op, hook and list word inside a value; defaults count too."""
    if type(value) in KINDS:
        yield KINDS[type(value)]
    if isinstance(value, Enum) and type(value) in LISTS:
        yield f"{type(value).__name__.lower()} {value.value}"
    if isinstance(value, msgspec.Struct):
        value = tuple(getattr(value, field) for field in value.__struct_fields__)
    if isinstance(value, tuple):
        for entry in value:
            yield from words_in(entry)


def words_text() -> str:
    """Return how many times each set uses each word."""
    counts = [Counter(words_in(load_set(name))) for name in set_ids()]
    head = f"{'word':40}" + "".join(f"{name:>20}" for name in set_ids())
    rows = [f"{row:40}" + "".join(f"{count[row]:>20}" for count in counts) for row in ROWS]
    return "\n".join([head, *rows]) + "\n"


def main() -> None:
    FILE.write_text(words_text(), encoding="utf-8")


if __name__ == "__main__":
    main()

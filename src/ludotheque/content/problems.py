"""Problems of a content file, with their places."""

from collections.abc import Iterable, Sequence

import msgspec

from ludotheque.kernel.errors import UnknownContent
from ludotheque.kernel.refusal import Refusal


class Problem(msgspec.Struct, frozen=True):
    """One mistake. `path` is its place in the file, such as `cards[fireball_2]/becomes/tiers[0]`."""

    file: str
    path: str
    message: str

    def __str__(self) -> str:
        where = f"{self.file} at {self.path}" if self.path else self.file
        return f"{where}: {self.message}"


class BrokenContent(UnknownContent):
    """A content file was refused. Carries all its problems, in English, the language of content files."""

    def __init__(self, problems: Sequence[Problem]) -> None:
        more = len(problems) - 1
        self.said = f"{problems[0]}" + (f" (and {more} more)" if more else "")
        super().__init__(Refusal("error-content", (), {"detail": " ".join(self.said.split()).removesuffix(".")}))
        self.problems = tuple(problems)

    def __str__(self) -> str:
        return self.said


class Findings:
    """Collects the problems of one file, or of files that belong together."""

    def __init__(self, file: str) -> None:
        self.file = file
        self.problems: list[Problem] = []

    def need(self, holds: object, path: str, message: str) -> None:
        if not holds:
            self.problems.append(Problem(self.file, path, message))

    def keys(self, block: object, needed: Iterable[str], allowed: Iterable[str], path: str) -> bool:
        """Return whether this is a block with all needed keys. Notes unknown ones."""
        if not isinstance(block, dict):
            self.need(False, path, f"should be a block of keys, is {block!r}")
            return False
        must, may = set(needed), set(allowed)
        for key in sorted(must - block.keys()):
            self.need(False, path, f"lacks {key}")
        for key in [key for key in block if key not in must | may]:
            self.need(False, path, f"unknown key {key!r}; allowed: {', '.join(sorted(must | may))}")
        return must <= block.keys()

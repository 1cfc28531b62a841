"""Sets thin spaces and curved apostrophes, which keyboards lack, in the French messages and rules.

`python scripts/french_typography.py [FOLDER …]`: those of this repository, or of games in other folders.
"""

import re
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parent.parent
SOURCES: Final = (ROOT / "src" / "ludotheque", ROOT / "client" / "src", ROOT / "examples")
DOCUMENTS: Final = (ROOT / "docs", ROOT / "examples")
RULES: Final = ROOT / "docs" / "rules" / "fr"
THIN: Final = "\u202f"
CODE: Final = re.compile(r"(```.*?```|`[^`\n]*`)", re.DOTALL)
"""Markdown code: a block, or inline."""


def typeset(text: str) -> str:
    """Return the text with French typography."""
    text = re.sub(r"[ \u00a0]([!?;:»%])", THIN + r"\1", text)
    text = re.sub(r"«[ \u00a0]", "«" + THIN, text)
    return re.sub("[\u00a0\u202f]…", "…", text).replace("'", "’")


def messages(text: str) -> str:
    """Return a message file with French typography, except in comments."""
    return "\n".join(line if line.startswith("#") else typeset(line) for line in text.split("\n"))


def rules(text: str) -> str:
    """Return a rule document with French typography, except in code."""
    return "".join(part if CODE.fullmatch(part) else typeset(part) for part in CODE.split(text))


def message_files(folders: Sequence[Path] = SOURCES) -> list[Path]:
    """The French messages; by default of the command line, the server, the browser and the examples."""
    return [path for folder in folders for path in sorted(folder.rglob("locales/fr/*.ftl"))]


def rule_files(folders: Sequence[Path] = DOCUMENTS) -> list[Path]:
    """The French rule documents; by default of the games and the examples."""
    return [path for folder in folders for path in sorted(folder.rglob("rules/fr/*.md"))]


def main(words: Sequence[str]) -> None:
    """Update the French message files and rule documents in place."""
    folders = [Path(word) for word in words]
    for path in message_files(folders or SOURCES):
        path.write_text(messages(path.read_text(encoding="utf-8")), encoding="utf-8")
    for path in rule_files(folders or DOCUMENTS):
        path.write_text(rules(path.read_text(encoding="utf-8")), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])

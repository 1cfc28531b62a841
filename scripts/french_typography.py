"""Sets thin spaces and curved apostrophes, which keyboards lack, in the French messages and rules."""

import re
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parent.parent
SOURCES: Final = (ROOT / "src" / "ludotheque", ROOT / "client" / "src", ROOT / "examples")
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


def message_files() -> list[Path]:
    """The French messages of the command line, the server and the browser."""
    return [path for folder in SOURCES for path in sorted(folder.rglob("locales/fr/*.ftl"))]


def rule_files() -> list[Path]:
    """The French rule documents of the games, and of the examples."""
    return [*sorted(RULES.glob("*.md")), *sorted(ROOT.glob("examples/*/*/rules/fr/*.md"))]


def main() -> None:
    """Update every French message file and rule document in place."""
    for path in message_files():
        path.write_text(messages(path.read_text(encoding="utf-8")), encoding="utf-8")
    for path in rule_files():
        path.write_text(rules(path.read_text(encoding="utf-8")), encoding="utf-8")


if __name__ == "__main__":
    main()

"""Sets the thin spaces and curved apostrophes of the French messages and rules, which keyboards do not have."""

import re
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parent.parent
MESSAGES: Final = ROOT / "src" / "ludotheque" / "text" / "locales" / "fr"
RULES: Final = ROOT / "docs" / "rules" / "fr"
THIN: Final = "\u202f"
CODE: Final = re.compile(r"(`[^`]*`)")


def typeset(text: str) -> str:
    """French text as it is printed."""
    text = re.sub(r"[ \u00a0]([!?;:»%])", THIN + r"\1", text)
    return re.sub(r"«[ \u00a0]", "«" + THIN, text).replace("'", "’")


def message_line(line: str) -> str:
    """A line of a message file; comments stay as they are."""
    return line if line.startswith("#") else typeset(line)


def rule_line(line: str) -> str:
    """A line of a rule document; code stays as it is."""
    return "".join(part if CODE.fullmatch(part) else typeset(part) for part in CODE.split(line))


def main() -> None:
    """Every French message file and rule document, in place."""
    places = [(path, message_line) for path in MESSAGES.glob("*.ftl")] + [
        (path, rule_line) for path in RULES.glob("*.md")
    ]
    for path, set_line in sorted(places, key=lambda place: place[0]):
        lines = path.read_text(encoding="utf-8").split("\n")
        path.write_text("\n".join(set_line(line) for line in lines), encoding="utf-8")


if __name__ == "__main__":
    main()

"""Sets the thin spaces and curved apostrophes of the French message files, which keyboards do not have."""

import re
from pathlib import Path
from typing import Final

FRENCH: Final = Path(__file__).parent.parent / "src" / "ludotheque" / "text" / "locales" / "fr"
THIN: Final = "\u202f"


def typeset(line: str) -> str:
    """A line of a message file; comments stay as they are."""
    if line.startswith("#"):
        return line
    line = re.sub(r"[ \u00a0]([!?;:»])", THIN + r"\1", line)
    return re.sub(r"«[ \u00a0]", "«" + THIN, line).replace("'", "’")


def main() -> None:
    """Every French message file, in place."""
    for path in sorted(FRENCH.glob("*.ftl")):
        lines = path.read_text(encoding="utf-8").split("\n")
        path.write_text("\n".join(typeset(line) for line in lines), encoding="utf-8")


if __name__ == "__main__":
    main()

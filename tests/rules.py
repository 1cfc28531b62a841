"""The marker with which a test names the rules it proves."""

import re
from functools import cache
from pathlib import Path

import pytest

RULES = Path(__file__).parents[1] / "docs" / "rules"
MOST = 3  # a test that names more proves none of them


@cache
def known_rules() -> frozenset[str]:
    """Return the ids of all numbered rules and rulings."""
    text = "\n".join(path.read_text(encoding="utf-8") for path in sorted(RULES.glob("*.md")))
    numbered = re.findall(r"^[-*] \*\*([A-Z0-9]+(?:-[A-Z0-9]+)+)\*\*", text, re.MULTILINE)
    rulings = re.findall(r"^\| (A-\d+[a-z]?|AMB-\d+) \|", text, re.MULTILINE)
    return frozenset(numbered + rulings)


def rule(*ids: str) -> pytest.MarkDecorator:
    """Mark a test with the ids of the rules it proves."""
    if not 1 <= len(ids) <= MOST:
        raise ValueError(f"a test names one to {MOST} rules, not {len(ids)}")
    for name in ids:
        if name not in known_rules():
            raise ValueError(f"{name} is not a rule of docs/rules")
    return pytest.mark.rule(*ids)

"""Remove Dice Throne rules that have a test from the list without one: `python -m tests.golden.renew_rules`."""

from pathlib import Path

from ludotheque.cli.rules import marked_tests
from ludotheque.text.rulebook import rules

GAME = "dice_throne"
LIST = Path(__file__).parent / "untested_rules.txt"


def untested() -> list[str]:
    """Return the rules that need a test and have none."""
    tested = marked_tests()
    return [rule.id for rule in rules().values() if rule.game == GAME and not rule.info and rule.id not in tested]


def listed() -> list[str]:
    return LIST.read_text(encoding="utf-8").split() if LIST.exists() else untested()


def main() -> None:
    """Shorten the list; rules are never added."""
    still = set(untested())
    LIST.write_text("".join(f"{rule}\n" for rule in listed() if rule in still), encoding="utf-8")


if __name__ == "__main__":
    main()

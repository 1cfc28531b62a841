"""The Dice Throne rules without a test; `python -m tests.golden.renew_rules` takes out those that have one now."""

from pathlib import Path

from ludotheque.cli.rule_tests import untested

LIST = Path(__file__).parent / "untested_rules.txt"


def listed() -> list[str]:
    return LIST.read_text(encoding="utf-8").split() if LIST.exists() else untested("dice_throne")


def main() -> None:
    """The list may only become shorter, so nothing is ever added here."""
    still = set(untested("dice_throne"))
    LIST.write_text("".join(f"{rule}\n" for rule in listed() if rule in still), encoding="utf-8")


if __name__ == "__main__":
    main()

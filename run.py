"""Set the project up, play, test: `python3 run.py VERB`; needs nothing but Python itself."""

import sys

OLDEST = (3, 11)


# This file stays readable for the old Pythons it refuses: quoted types, and the rest is imported after the check.
def refusal(version: "tuple[int, int]") -> str:
    """The sentence for a Python that is too old, or an empty one."""
    if version >= OLDEST:
        return ""
    wanted, found = (".".join(map(str, numbers)) for numbers in (OLDEST, version))
    return f"This needs Python {wanted} or newer, and this is Python {found}; try `make PYTHON=python{wanted}`."


def main() -> int:
    sentence = refusal(sys.version_info[:2])
    if sentence:
        print(sentence, file=sys.stderr)
        return 1
    from scripts.verbs import main as obey  # noqa: PLC0415 - an old Python could not read it

    return obey(sys.argv[1:])


if __name__ == "__main__":
    sys.exit(main())

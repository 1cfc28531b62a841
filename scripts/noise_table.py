"""Prints the table of normal deviates that flicks draw from: `python -m scripts.noise_table`.

It is the upper half of a normal distribution, cut at three standard deviations, in equally likely slices. Each entry is
the middle of its slice. The table is committed as integers, so that no machine computes a logarithm during play.
"""

from statistics import NormalDist

ENTRIES = 2048
SIGMA = 100_000
CUT = 3.0
IN_A_LINE = 14

HEADING = '''"""Normal deviates cut at three standard deviations, upper half; made by scripts/noise_table.py."""

from typing import Final

SIGMA: Final = {sigma}

DEVIATIONS: Final[list[int]] = [
{lines}
]  # fmt: skip
'''


def deviations() -> list[int]:
    """Return the deviates in units of 1 / SIGMA, in ascending order."""
    normal = NormalDist()
    half = normal.cdf(CUT) - 0.5
    return [round(SIGMA * normal.inv_cdf(0.5 + half * (entry + 0.5) / ENTRIES)) for entry in range(ENTRIES)]


def module() -> str:
    """Return the text of games/catacombs/physics/noise_table.py."""
    numbers = [f"{number}," for number in deviations()]
    rows = [numbers[start : start + IN_A_LINE] for start in range(0, ENTRIES, IN_A_LINE)]
    lines = "\n".join("    " + " ".join(row) for row in rows)
    return HEADING.format(sigma=f"{SIGMA:_}", lines=lines)


if __name__ == "__main__":
    print(module(), end="")

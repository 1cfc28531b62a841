"""Measures the exact odds of keeping and rerolling, in microseconds, best of many runs."""

from collections.abc import Callable
from time import perf_counter

from ludotheque.games.dice_throne.table import odds

RUNS = 2000


def best_of_many(work: Callable[[], object]) -> float:
    best = float("inf")
    for _ in range(RUNS):
        start = perf_counter()
        work()
        best = min(best, perf_counter() - start)
    return best * 1e6


def main() -> None:
    values = [float(sum(roll) % 7 + len(set(roll))) for roll in odds.ROLLS]
    dice = (6, 1, 3, 1, 4)
    table = odds.KeepTable(values, 2)
    met = odds.of_a_kind(5)
    measured: list[tuple[str, Callable[[], object]]] = [
        ("every roll with 2, 1, 0 rerolls", lambda: odds.KeepTable(values, 2)),
        ("every roll with 1, 0 rerolls", lambda: odds.KeepTable(values, 1)),
        ("expected before three attempts", lambda: table.expected(3)),
        ("chance from scratch in three attempts", lambda: odds.chance_from_scratch(met)),
        ("best keep of one roll", lambda: table.best_keep(dice, 2)),
        ("32 keeps of one roll", lambda: table.keep_values(dice, 2)),
        ("value of one roll", lambda: table.value_of(dice, 2)),
        ("index of one roll", lambda: odds.roll_index(dice)),
    ]
    flavour = "plain" if (odds.__file__ or "").endswith(".py") else "compiled"
    for name, work in measured:
        print(f"{best_of_many(work):9.2f} µs  {name} ({flavour})")


if __name__ == "__main__":
    main()

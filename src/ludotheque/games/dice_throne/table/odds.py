"""Exact chances and expected values of keeping and rerolling five dice, for agents, hints and the lab."""

# A call to `max` in the innermost loop makes a table three times slower in plain Python (136 → 418 µs).
# ruff: noqa: PLR1730

from collections.abc import Hashable, Mapping, Sequence
from itertools import combinations_with_replacement
from typing import Final, TypeVar

from mypy_extensions import i64

Symbol = TypeVar("Symbol", bound=Hashable)
Successors = tuple[i64, i64, i64, i64, i64, i64]

DICE: Final = 5
FACES: Final = 6
STOP: Final = 31
"""The mask that keeps all five dice."""

TIE: Final = 1e-9
"""The relative difference below which values are equal, so that rounding errors cause no reroll."""

_SIXTH: Final = 1.0 / 6.0


def _multisets() -> list[tuple[int, ...]]:
    """Return every multiset of 0 to 5 dice, fewer dice first, so that rolls come last."""
    found: list[tuple[int, ...]] = []
    for size in range(DICE + 1):
        found.extend(combinations_with_replacement(range(1, FACES + 1), size))
    return found


KEEPS: Final[list[tuple[int, ...]]] = _multisets()
_FIRST_ROLL: Final = 210
ROLLS: Final[list[tuple[int, ...]]] = KEEPS[_FIRST_ROLL:]


def _successors() -> list[int]:
    """Return for each keep of fewer than five dice and each face the index of the keep with that die added."""
    index_of = {keep: index for index, keep in enumerate(KEEPS)}
    faces = range(1, FACES + 1)
    return [index_of[tuple(sorted((*keep, face)))] for keep in KEEPS[:_FIRST_ROLL] for face in faces]


_WITH_DIE: Final[list[int]] = _successors()


def _successor_rows() -> list[Successors]:
    """Return the same successors in rows of six: unpacking a row is fastest both plain and compiled."""
    rows: list[Successors] = []
    for start in range(0, len(_WITH_DIE), FACES):
        one: i64 = _WITH_DIE[start]
        two: i64 = _WITH_DIE[start + 1]
        three: i64 = _WITH_DIE[start + 2]
        four: i64 = _WITH_DIE[start + 3]
        five: i64 = _WITH_DIE[start + 4]
        six: i64 = _WITH_DIE[start + 5]
        rows.append((one, two, three, four, five, six))
    return rows


_SMALL_FIRST: Final[list[Successors]] = _successor_rows()
_LARGE_FIRST: Final[list[Successors]] = _SMALL_FIRST[::-1]


def _arrangements() -> list[int]:
    """Return the number of orders in which the dice of each keep can fall."""
    ways = [1] + [0] * (len(KEEPS) - 1)
    for position, keep in enumerate(_WITH_DIE):
        ways[keep] += ways[position // FACES]
    return ways


_WAYS: Final[list[int]] = _arrangements()
_MOST_KEPT_FIRST: Final[list[int]] = sorted(range(STOP + 1), key=lambda mask: (-mask.bit_count(), mask))


def roll_index(dice: Sequence[int]) -> int:
    """Return the index in `ROLLS` of five dice in any order."""
    if len(dice) != DICE:
        raise ValueError(f"a roll has {DICE} dice, not {len(dice)}")
    keep: i64 = 0
    for die in dice:
        if not 1 <= die <= FACES:
            raise ValueError(f"a die shows 1 to {FACES}, not {die}")
        keep = _WITH_DIE[keep * FACES + die - 1]
    return keep - _FIRST_ROLL


def index_of(dice: list[int]) -> i64:
    """Return the same as `roll_index` without checks, because rules call it at every question about a roll."""
    keep: i64 = 0
    for die in dice:
        keep = _WITH_DIE[keep * FACES + die - 1]
    return keep - _FIRST_ROLL


def _kept_by_mask(dice: Sequence[int]) -> list[int]:
    """Return the keep for each mask of positions; each die doubles the number of masks."""
    kept = [0]
    for die in dice:
        kept += [_WITH_DIE[keep * FACES + die - 1] for keep in kept]
    return kept


def _means(values: list[float]) -> list[float]:
    """Return the value of each keep before its missing dice are rolled: the mean over the next die."""
    worth = [0.0] * _FIRST_ROLL + values
    keep: i64 = _FIRST_ROLL
    for one, two, three, four, five, six in _LARGE_FIRST:
        keep -= 1
        worth[keep] = (worth[one] + worth[two] + worth[three] + worth[four] + worth[five] + worth[six]) * _SIXTH
    return worth


def _best(means: list[float]) -> list[float]:
    """Return the value of each roll with its best keep, passing each keep's value on to those with one more die."""
    worth = means.copy()
    keep: i64 = -1
    for one, two, three, four, five, six in _SMALL_FIRST:
        keep += 1
        least = worth[keep]
        if worth[one] < least:
            worth[one] = least
        if worth[two] < least:
            worth[two] = least
        if worth[three] < least:
            worth[three] = least
        if worth[four] < least:
            worth[four] = least
        if worth[five] < least:
            worth[five] = least
        if worth[six] < least:
            worth[six] = least
    return worth[_FIRST_ROLL:]


class KeepTable:
    """The value of every roll and every keep, for each number of rerolls left, if a final roll is worth `values`."""

    def __init__(self, values: list[float], rerolls: int) -> None:
        if len(values) != len(ROLLS):
            raise ValueError(f"there are {len(ROLLS)} rolls to value, not {len(values)}")
        if rerolls < 0:
            raise ValueError(f"rerolls cannot be {rerolls}")
        self.rerolls: int = rerolls
        self._rolls: list[list[float]] = [values.copy()]
        self._keeps: list[list[float]] = []
        for _ in range(rerolls):
            means = _means(self._rolls[-1])
            self._keeps.append(means)
            self._rolls.append(_best(means))

    def rounded(self, digits: int) -> "KeepTable":
        """Return a copy for display, with every value rounded to this number of digits."""
        table = KeepTable(self._rolls[0], 0)
        table.rerolls = self.rerolls
        table._rolls = [[round(value, digits) for value in values] for values in self._rolls]
        table._keeps = [[round(value, digits) for value in values] for values in self._keeps]
        return table

    def value_of(self, dice: Sequence[int], rerolls: int) -> float:
        """Return the value of these dice under optimal play."""
        self._check(rerolls)
        return self._rolls[rerolls][roll_index(dice)]

    def keep_values(self, dice: Sequence[int], rerolls: int) -> list[float]:
        """Return the value of each mask of kept positions; `STOP` and masks without rerolls mean stopping now."""
        self._check(rerolls)
        stopped = self._rolls[0][roll_index(dice)]
        if rerolls == 0:
            return [stopped] * (STOP + 1)
        means = self._keeps[rerolls - 1]
        worth = [means[keep] for keep in _kept_by_mask(dice)]
        worth[STOP] = stopped
        return worth

    def best_keep(self, dice: Sequence[int], rerolls: int) -> int:
        """Return the mask of positions to keep; ties go to the most dice, then to the lowest mask."""
        worth = self.keep_values(dice, rerolls)
        best = max(worth)
        enough = best - TIE * abs(best)
        for mask in _MOST_KEPT_FIRST:
            if worth[mask] >= enough:
                return mask
        raise ValueError(f"the values of {tuple(dice)} are not all finite")

    def expected(self, rolls_total: int) -> float:
        """Return the expected value before the first of `rolls_total` attempts."""
        self._check(rolls_total - 1)
        return _means(self._rolls[rolls_total - 1])[0]

    def _check(self, rerolls: int) -> None:
        if not 0 <= rerolls <= self.rerolls:
            raise ValueError(f"this table knows 0 to {self.rerolls} rerolls, not {rerolls}")


def symbol_requirement(faces: Sequence[Symbol], counts: Mapping[Symbol, int]) -> list[bool]:
    """DT-ABIL-1: return which rolls show at least `counts` of each symbol; `faces` are those of the numbers 1 to 6."""
    if len(faces) != FACES:
        raise ValueError(f"a die has {FACES} faces, not {len(faces)}")
    for symbol in counts:
        if symbol not in faces:
            raise ValueError(f"no face shows {symbol}")
    met: list[bool] = []
    for roll in ROLLS:
        shown = [faces[die - 1] for die in roll]
        met.append(all(shown.count(symbol) >= count for symbol, count in counts.items()))
    return met


def straight_requirement(length: int) -> list[bool]:
    """DT-ABIL-3, DT-ABIL-4: return which rolls contain `length` consecutive numbers."""
    if not 1 <= length <= DICE:
        raise ValueError(f"a straight has 1 to {DICE} dice, not {length}")
    runs = [frozenset(range(low, low + length)) for low in range(1, FACES - length + 2)]
    return [any(run.issubset(roll) for run in runs) for roll in ROLLS]


def of_a_kind(count: int) -> list[bool]:
    """DT-ABIL-2: return which rolls show one number at least `count` times."""
    if not 1 <= count <= DICE:
        raise ValueError(f"of a kind can be 1 to {DICE} dice, not {count}")
    return [any(roll.count(die) >= count for die in roll) for roll in ROLLS]


def chance_table(met: list[bool], rerolls: int) -> KeepTable:
    """Return the table of the chances to meet a requirement; keep it if the same requirement is needed often."""
    return KeepTable([1.0 if meets else 0.0 for meets in met], rerolls)


def chance(met: list[bool], dice: Sequence[int], rerolls: int) -> float:
    """Return the chance that these dice meet a requirement when the player aims for it."""
    return chance_table(met, rerolls).value_of(dice, rerolls)


def chance_by_keep(met: list[bool], dice: Sequence[int], rerolls: int) -> list[float]:
    """Return the same chance for each mask of kept positions, as in `KeepTable.keep_values`."""
    return chance_table(met, rerolls).keep_values(dice, rerolls)


def chance_from_scratch(met: list[bool], rolls: int = 3) -> float:
    """Return the chance to meet a requirement before the first of `rolls` attempts."""
    return chance_table(met, rolls - 1).expected(rolls)


def throw_distribution(dice_count: int) -> list[tuple[tuple[int, ...], float]]:
    """Return every sorted outcome of throwing 1 to 5 dice once, with its probability."""
    if not 1 <= dice_count <= DICE:
        raise ValueError(f"one throws 1 to {DICE} dice, not {dice_count}")
    outcomes: int = FACES**dice_count
    return [(keep, ways / outcomes) for keep, ways in zip(KEEPS, _WAYS, strict=True) if len(keep) == dice_count]

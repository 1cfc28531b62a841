"""What a skill costs in dice (ODD-SKILL-3..5)."""

from mypy_extensions import i64

from ludotheque.games.one_deck_dungeon.resolution.choices import die_options
from ludotheque.games.one_deck_dungeon.table.die import FREE, MANA_ONLY, fits_color, only_of, value_of
from ludotheque.games.one_deck_dungeon.table.match_pieces import COST_COLORS, COST_FREE, COST_MANA, UseKit


def pays(kit: UseKit, code: i64) -> bool:
    """Can the die be part of the cost? A heroic die counts as any colour (ODD-DICE-8)."""
    only = only_of(code)
    if only != FREE and not (only == MANA_ONLY and kit.cost == COST_MANA):
        return False
    return fits_color(code, COST_COLORS[kit.cost])


def worth(kit: UseKit, code: i64) -> i64:
    """Mana is paid by value, everything else by number."""
    return value_of(code) if kit.cost == COST_MANA else 1


def can_pay(kit: UseKit, pool: list[int]) -> bool:
    if kit.cost == COST_FREE:
        return True
    total: i64 = 0
    for code in pool:
        if pays(kit, code):
            total += worth(kit, code)
    return total >= kit.amount


def pay_options(kit: UseKit, pool: list[int], seat: i64, paid: list[int]) -> list[int]:
    """Dice that may be next."""
    left = [code for code in pool if pays(kit, code)]
    for code in paid:
        left.remove(code)
    return die_options(seat, left)

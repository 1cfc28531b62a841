"""Skills: when they can be used, what they cost, and the time that passes."""

from mypy_extensions import i64

from ludotheque.games.one_deck_dungeon.content.effect_types import GainCube, Heal
from ludotheque.games.one_deck_dungeon.resolution.choices import die_options
from ludotheque.games.one_deck_dungeon.resolution.context import Context, possible, run
from ludotheque.games.one_deck_dungeon.resolution.triggers import note_skill
from ludotheque.games.one_deck_dungeon.table.actions import ASK_PAY, SEAT_SHIFT, USE
from ludotheque.games.one_deck_dungeon.table.die import FREE, MANA_ONLY, fits_color, only_of, value_of
from ludotheque.games.one_deck_dungeon.table.match_content import COST_COLORS, COST_FREE, COST_MANA, PreparedUse
from ludotheque.games.one_deck_dungeon.table.state import ACT
from ludotheque.games.one_deck_dungeon.table.table import DungeonTable


def pays(kit: PreparedUse, code: i64) -> bool:
    """Can the die be part of the cost? A heroic die counts as any colour (ODD-DICE-8)."""
    only = only_of(code)
    if only != FREE and not (only == MANA_ONLY and kit.cost == COST_MANA):
        return False
    return fits_color(code, COST_COLORS[kit.cost])


def worth(kit: PreparedUse, code: i64) -> i64:
    """Mana is paid by value, everything else by number."""
    return value_of(code) if kit.cost == COST_MANA else 1


def can_pay(kit: PreparedUse, pool: list[int]) -> bool:
    if kit.cost == COST_FREE:
        return True
    total: i64 = 0
    for code in pool:
        if pays(kit, code):
            total += worth(kit, code)
    return total >= kit.amount


def pay_options(kit: PreparedUse, pool: list[int], seat: i64, paid: list[int]) -> list[int]:
    """Dice that may be next."""
    left = [code for code in pool if pays(kit, code)]
    for code in paid:
        left.remove(code)
    return die_options(seat, left)


def usable(table: DungeonTable, seat: i64) -> list[int]:
    """Skills and talents of a hero that can be used and paid now (ODD-SKILL-1, ODD-SKILL-2)."""
    hero = table.hero(seat)
    uses = table.kit.actives(seat, hero.focus)
    if hero.skills:
        uses = uses + [int(table.card(card).skill) for card in hero.skills]
    combat = table.combat()
    used = table.encounter().used
    found: list[int] = []
    for use in uses:
        kit = table.kit.uses[use]
        if not (kit.combat if combat else kit.peril) or (seat << SEAT_SHIFT | use) in used:
            continue
        if can_pay(kit, table.pool(seat)) and possible(table, Context(seat, kit.id), kit.effects):
            found.append(use)
    return found


def use_skill(table: DungeonTable, seat: i64, use: i64) -> None:
    """ODD-SKILL-6: pay first, then the effect."""
    kit = table.kit.uses[use]
    pay(table, seat, kit, use)
    note_skill(table, seat, use)
    run(table, Context(seat, kit.id), kit.effects)


def pay(table: DungeonTable, seat: i64, kit: PreparedUse, use: i64) -> None:
    """Dice one at a time until the cost is met; any excess is lost (ODD-SKILL-3, ODD-SKILL-4)."""
    paid: list[int] = []
    met: i64 = 0
    while met < kit.amount:
        options = pay_options(kit, table.pool(seat), seat, paid)
        code = table.ask_party(ASK_PAY, options, use, seat) & 255
        paid.append(code)
        met += worth(kit, code)
    table.pay_dice(seat, paid, kit.id)


def saving_uses(table: DungeonTable) -> list[int]:
    """ODD-ENC-27: what heroes in step 4 can use against their damage; what dice do when rolled comes before skills."""
    if table.state.phase != ACT or table.rolling:
        return []
    options: list[int] = []
    for seat in table.encounter().seats:
        options.extend([USE | seat << SEAT_SHIFT | use for use in usable(table, seat) if saves(table.kit.uses[use])])
    return options


def saves(kit: PreparedUse) -> bool:
    """Does it heal, or bring the cube that can?"""
    return any(isinstance(effect, Heal | GainCube) for effect in kit.effects)

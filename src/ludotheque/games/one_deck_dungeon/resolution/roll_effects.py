"""What happens to dice right after a roll, before any skill (ODD-ENC-10, AMB-2, AMB-3)."""

from ludotheque.games.one_deck_dungeon.content.hook_types import WhenRolled
from ludotheque.games.one_deck_dungeon.resolution.choices import die_options
from ludotheque.games.one_deck_dungeon.resolution.context import Context, run
from ludotheque.games.one_deck_dungeon.table.actions import ASK_DIE
from ludotheque.games.one_deck_dungeon.table.die import COLORS, color_of, value_of, with_value
from ludotheque.games.one_deck_dungeon.table.match_content import HookSource
from ludotheque.games.one_deck_dungeon.table.table import DungeonTable


class FreshRoll:
    """Dice that one hero has just rolled; they are in the pool."""

    def __init__(self, seat: int, dice: list[int]) -> None:
        self.seat = seat
        self.dice = dice


def after_roll(table: DungeonTable, throws: list[FreshRoll], gathered: bool) -> None:
    """Apply roll effects of everything in play: first counting, then discarding, finally lowering."""
    for throw in throws:
        sweep(table, throw)
        table.note_values(throw.dice)  # ODD-FEAT-6: excluding dice that an ability has discarded itself
    table.rolling += 1
    sources = [carried.source for carried in table.sources()]
    for source in sources:
        for hook in source.when_rolled:
            count_values(table, throws, source, hook)
    for source in sources:
        if source.discard_mask:
            discard_values(table, throws, source)
        if gathered and source.discard_highest:
            discard_highest(table, throws, source)
    lowered = [0] * COLORS
    for source in sources:
        for color, by in source.lowers:
            lowered[color] += by
    lower(table, throws, lowered)
    table.rolling -= 1


def sweep(table: DungeonTable, throw: FreshRoll) -> None:
    """Discard dice that do not belong in a peril immediately (ODD-ENC-15)."""
    gone = [code for code in throw.dice if not table.belongs(code)]
    if gone:
        table.discard_dice(throw.seat, gone, "peril")
        throw.dice = [code for code in throw.dice if table.belongs(code)]


def count_values(table: DungeonTable, throws: list[FreshRoll], source: HookSource, hook: WhenRolled) -> None:
    """Run a text that reacts to a value: each time, or only the nth time in the encounter."""
    rollers: list[int] = []
    for throw in throws:
        rollers.extend([throw.seat for code in throw.dice if value_of(code) == hook.value])
    before = table.encounter().rolled[hook.value] - len(rollers)
    for place, seat in enumerate(rollers):
        if hook.nth in (0, before + place + 1):
            run(table, Context(seat, source.name), hook.effects)


def discard_values(table: DungeonTable, throws: list[FreshRoll], source: HookSource) -> None:
    for throw in throws:
        gone = [code for code in throw.dice if source.discard_mask >> value_of(code) & 1]
        if gone:
            table.discard_dice(throw.seat, gone, source.name)
            throw.dice = [code for code in throw.dice if not source.discard_mask >> value_of(code) & 1]


def discard_highest(table: DungeonTable, throws: list[FreshRoll], source: HookSource) -> None:
    """Discard one of the rolled dice with the highest value; the party picks."""
    values = [int(value_of(code)) for throw in throws for code in throw.dice]
    if not values:
        return
    highest = max(values)
    options: list[int] = []
    for throw in throws:
        options.extend(die_options(throw.seat, sorted([code for code in throw.dice if value_of(code) == highest])))
    answer = table.ask_party(ASK_DIE, options, table.content.cause_numbers[source.name])
    seat, gone = answer >> 8 & 7, answer & 255
    table.discard_dice(seat, [gone], source.name)
    for throw in throws:
        if throw.seat == seat:
            throw.dice.remove(gone)


def lower(table: DungeonTable, throws: list[FreshRoll], by: list[int]) -> None:
    """Lower the dice of each color by its amount, after all other roll effects (AMB-3)."""
    if not any(by):
        return
    for throw in throws:
        before = [code for code in throw.dice if by[color_of(code)] and value_of(code) > 1]
        after = [int(with_value(code, value_of(code) - by[color_of(code)])) for code in before]
        table.set_dice(throw.seat, before, after)

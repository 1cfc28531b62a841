"""What every roll of a side is worth, from notes on single rows that serve many situations."""

from typing import Final

from ludotheque.games.dice_throne.agents.outcome import Dice, Tally
from ludotheque.games.dice_throne.agents.position import Mark, Scene, Side, opening_scene
from ludotheque.games.dice_throne.agents.token_values import Full
from ludotheque.games.dice_throne.agents.value_cache import Book, NotedBoard, RollGroups, RowName, RowNote, TurnTable
from ludotheque.games.dice_throne.agents.weights import KILL, Shield
from ludotheque.games.dice_throne.table.odds import ROLLS

USUAL_TOKENS: Final = 2  # of a kind that abilities count


def row_name(book: Book, announced: int, dice: Dice, faces: list[str]) -> RowName:
    """A row that looks at the dice is another one where they show it something else."""
    return announced, book.glance(announced).facts(dice, faces)


def roll_groups(book: Book, side: Side) -> RollGroups:
    """Rolls on which the same rows can be announced, for a board with these levels."""
    key = (side.seat, tuple(side.levels))
    known = book.groups.get(key)
    if known is not None:
        return known
    places: dict[tuple[RowName, ...], int] = {}
    group_of: list[int] = []
    dice_of: dict[RowName, Dice] = {}
    for roll, dice in enumerate(ROLLS):
        announced = book.kit.announcements(side.kit, side.levels, roll)
        names = tuple(row_name(book, each, dice, side.kit.faces) for each in announced)
        group_of.append(places.setdefault(names, len(places)))
        dice_of.update(dict.fromkeys(names, dice))
    return book.groups.keep(key, RollGroups(list(places), group_of, dice_of))


def note_row(book: Book, full: Full, announced: int, dice: Dice) -> RowNote:
    """What a row is worth while nobody is about to fall, and how much damage it deals with which chance."""
    ways = full.reader.outcomes(book.text(announced), [(1.0, Tally())], dice)
    blows: dict[tuple[int, int, bool], float] = {}
    for chance, tally in ways:
        bonus = full.bonus if tally.attack else 0
        blow = (tally.damage() + bonus, tally.hurt, bool(tally.normal and tally.defendable))
        blows[blow] = blows.get(blow, 0.0) + chance
    return RowNote(full.reader.average(ways), blows)


def row_worth(note: RowNote, shield: Shield, own_health: int, foe_health: int) -> float:
    """A row in this very situation: the chance to defeat, and to be defeated, counts for much."""
    value = note.worth
    for (damage, hurt, defended), chance in note.blows.items():
        through = 1.0 if damage >= foe_health else 0.0
        if defended:
            through = shield.lets_through(damage - foe_health)
            value -= chance * KILL * shield.strikes(own_health)
        value += chance * (KILL * through - max(0, damage - foe_health))
        if hurt >= own_health:
            value -= chance * KILL
    return value


def turn_table(book: Book, scene: Scene) -> TurnTable:
    """The own side's rolls in this situation."""
    calm = scene.calm(book.heeded[scene.own.seat])
    mark = calm.mark()
    levels = tuple(scene.own.levels)
    board = book.noted.get((mark, levels))
    if board is None:
        full = Full(book, calm)
        board = book.noted.keep((mark, levels), NotedBoard(row_notes(book, full, mark), full.shield()))
    own_health, foe_health = board.heeded_health(scene.own.health, scene.foe.health)
    key = (mark, levels, own_health, foe_health)
    found = book.tables.get(key)
    if found is not None:
        return found
    rows = {name: row_worth(note, board.shield, own_health, foe_health) for name, note in board.notes.items()}
    groups = roll_groups(book, scene.own)
    best = [max((rows[name] for name in names), default=0.0) for names in groups.names]
    return book.tables.keep(key, TurnTable([max(0.0, best[group]) for group in groups.group_of], rows))


def row_notes(book: Book, full: Full, mark: Mark) -> dict[RowName, RowNote]:
    """The notes on all rows of a board, those of like situations used again."""
    groups = roll_groups(book, full.scene.own)
    kept = book.rows.get(mark)
    if kept is None:
        kept = book.rows.keep(mark, {})
    found: dict[RowName, RowNote] = {}
    for name, dice in groups.dice_of.items():
        note = kept.get(name)
        if note is None:
            note = kept[name] = note_row(book, full, name[0], dice)
        found[name] = note
    return found


def board_worth(book: Book, seats: tuple[int, int], slot: int, level: int) -> float:
    """What a turn is worth with the opening board but for one ability, to the first of these seats."""
    key = (*seats, slot, level)
    known = book.boards.get(key)
    if known is None:
        scene = opening_scene(book.kit, *seats)
        scene.own.levels[slot] = level
        for status in book.read_by[seats[0]]:
            scene.own.tokens[status] = min(USUAL_TOKENS, scene.own.limits[status])
        known = book.boards.keep(key, turn_table(book, scene).expected)
    return known


def announced_note(book: Book, scene: Scene, announced: int, dice: Dice) -> RowNote:
    """The note on one row as it would be announced now."""
    return note_row(book, Full(book, scene.calm(book.heeded[scene.own.seat])), announced, dice)


def chance_to_defeat(book: Book, scene: Scene, note: RowNote) -> float:
    """How likely a row ends the game."""
    shield = Full(book, scene).shield()
    total = 0.0
    for (damage, _, defended), chance in note.blows.items():
        margin = damage - scene.foe.health
        total += chance * (shield.lets_through(margin) if defended else float(margin >= 0))
    return total

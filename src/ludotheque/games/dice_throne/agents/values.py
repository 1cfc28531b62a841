"""What health, cards, tokens, dice and turns are worth."""

from typing import Final

from ludotheque.games.dice_throne.agents import effect_values
from ludotheque.games.dice_throne.agents.effect_values import price
from ludotheque.games.dice_throne.agents.position import Mark, Position, Side, opening_scene
from ludotheque.games.dice_throne.agents.text_evaluator import Dice, Reader, TextOutcome, Weighted
from ludotheque.games.dice_throne.agents.value_cache import (
    NotedBoard,
    RollGroups,
    RowName,
    RowNote,
    TurnTable,
    ValueCache,
)
from ludotheque.games.dice_throne.agents.weights import (
    CARD,
    CP,
    KILL,
    LASTING,
    NO_SHIELD,
    Shield,
    fight_worth,
    goods_worth,
    health_worth,
)
from ludotheque.games.dice_throne.content import effect_types as e
from ludotheque.games.dice_throne.content.hook_types import Act, Moment, Quantity, Replaced, Use
from ludotheque.games.dice_throne.content.vocabulary import Amount, CostKind, Effects
from ludotheque.games.dice_throne.table.hook_sources import HookSource
from ludotheque.games.dice_throne.table.odds import ROLLS, KeepTable

TYPICAL_ATTACK: Final = 6
USUAL_TURN: Final = 5.0
NO_STATUS: Final = -1


class Plain:
    """Damage, healing, cards and Combat Points only; no token counts. Breaks the circle turn → token → turn."""

    def __init__(self, book: ValueCache, scene: Position) -> None:
        self.book = book
        self.scene = scene
        self.bonus = attack_bonus(scene)
        self.reader = Reader(scene, self.worth, self.token, effect_values.ESTIMATES)
        self.foe_shield: Shield | None = None

    def token(self, mine: bool, status: int) -> float:
        """One token's worth to its holder."""
        return 0.0

    def shield(self) -> Shield:
        """The best defence of the opponent's board."""
        if self.foe_shield is None:
            own, foe = self.scene.own, self.scene.foe
            shields = [defence_shield(self.book, (foe.seat, own.seat), each, type(self)) for each in foe.defences()]
            self.foe_shield = max((NO_SHIELD, *shields), key=lambda shield: shield.worth)
        return self.foe_shield

    def worth(self, tally: TextOutcome) -> float:
        defended = tally.normal and tally.defendable and not self.scene.attacking
        shield = self.shield() if defended else NO_SHIELD
        value = fight_worth(self.scene, shield, tally, self.bonus if tally.attack else 0)
        value += health_worth(self.scene, tally) + goods_worth(self.scene, tally)
        if self.scene.attacking and not tally.defendable:
            value += self.shield().worth  # the defence that the attack under way is spared
        if tally.phases:
            value += tally.phases * plain_turn(self.book, self.scene.own.seat, self.scene.foe.seat)
        if tally.foe_phases:
            value -= tally.foe_phases * plain_turn(self.book, self.scene.foe.seat, self.scene.own.seat)
        return value


def attack_bonus(scene: Position) -> int:
    """What tokens add to an attack of the own side by themselves (DT-TOKEN-7)."""
    total = 0
    for kit in scene.kit.sources:
        for hook in kit.modifies:
            own = hook.quantity is Quantity.OWN_ATTACK_DAMAGE and scene.own.tokens[kit.index]
            if own or (hook.quantity is Quantity.INCOMING_ATTACK_DAMAGE and scene.foe.tokens[kit.index]):
                total += hook.by.base
    return total


def defence_shield(book: ValueCache, seats: tuple[int, int], number: int, appraiser: type[Plain]) -> Shield:
    """What a defence does against a typical attack, to the first of these seats."""
    key = (appraiser, seats, number)
    known = book.shields.get(key)
    if known is not None:
        return known
    scene = opening_scene(book.kit, *seats)
    scene.own.incoming = TYPICAL_ATTACK
    reader = appraiser(book, scene).reader
    defence = book.kit.defences[number].defence
    ways: list[Weighted] = []
    for thrown, likely in effect_values.throws_of(defence.dice):
        ways.extend(reader.outcomes(defence.effects, [(likely, TextOutcome())], thrown))
    return book.shields.keep(key, Shield(reader.average(ways), *defence_odds(ways)))


def defence_odds(ways: list[Weighted]) -> tuple[list[float], list[float]]:
    """Chances that a defence saves at most, and strikes at least, so much."""
    most = 1 + max(max(tally.heal + tally.prevent, tally.damage()) for _, tally in ways)
    kept = [sum(chance for chance, tally in ways if tally.heal + tally.prevent <= much) for much in range(most)]
    struck = [sum(chance for chance, tally in ways if tally.damage() >= much) for much in range(most + 1)]
    return kept, struck


def plain_turn(book: ValueCache, seat: int, foe: int, status: int = NO_STATUS, count: int = 0) -> float:
    """What an Offensive Roll Phase brings on the opening boards, holding so many tokens of a kind."""
    key = (seat, foe, status, count)
    known = book.turns.get(key)
    if known is not None:
        return known
    book.turns.keep(key, USUAL_TURN)  # what an ability is taken to bring that grants another turn of this kind
    scene = opening_scene(book.kit, seat, foe)
    if status != NO_STATUS:
        scene.own.tokens[status] = count
    reader = Plain(book, scene).reader
    values = []
    for roll, dice in enumerate(ROLLS):
        announced = book.kit.announcements(scene.own.kit, scene.own.levels, roll)
        values.append(max((reader.mean(book.text(each), dice) for each in announced), default=0.0))
    return book.turns.keep(key, max(0.0, KeepTable(values, 2).expected(3)))


MARGINAL_TURNS: Final = 1.3  # how many turns a counted token serves on average
RARE: Final = 0.5  # hooks whose moment may never come
USED: Final = 0.7  # how much of a spendable token's best use comes true
DEFEAT: Final = 12.0
FEW, MANY = 1, 3


class Full(Plain):
    """Everything, tokens included."""

    def __init__(self, book: ValueCache, scene: Position) -> None:
        super().__init__(book, scene)
        self.own_tokens: dict[int, float] = {}
        self.foe_tokens: dict[int, float] = {}

    def token(self, mine: bool, status: int) -> float:
        known = self.own_tokens if mine else self.foe_tokens
        value = known.get(status)
        if value is None:
            scene = self.scene if mine else self.scene.turned()
            value = known[status] = token_worth(self.book, scene, status)
        return value

    def worth(self, tally: TextOutcome) -> float:
        value = super().worth(tally)
        for status, change in tally.tokens.items():
            if change:
                value += change * self.token(True, status)
        for status, change in tally.foe_tokens.items():
            if change:
                value -= change * self.token(False, status)
        return value


def token_worth(book: ValueCache, scene: Position, status: int) -> float:
    """One token to its holder, the own side, who may buy it off where its text allows that."""
    worth = burden(book, scene, status)
    if worth >= 0:
        return worth
    for hook in book.kit.sources[status].uses:
        if len(hook.pay) == 1 and hook.pay[0].kind is CostKind.CP and isinstance(hook.pay[0].count, Amount):
            price = hook.pay[0].count.base
            if scene.own.cp >= price:
                worth = max(worth, -CP * price)
    return worth


def burden(book: ValueCache, scene: Position, status: int) -> float:
    """One token to its holder if it stays until its text takes it away."""
    key = (scene.own.seat, scene.foe.seat, status, scene.stage)
    known = book.tokens.get(key)
    if known is None:
        known = book.tokens.keep(key, hooks_worth(book, scene, book.kit.sources[status]))
    return known


def hooks_worth(book: ValueCache, scene: Position, kit: HookSource) -> float:
    seats = (scene.own.seat, scene.foe.seat)
    calm = opening_scene(book.kit, *seats)
    calm.own.tokens[kit.index] = 1
    calm.own.incoming = TYPICAL_ATTACK
    lasting = LASTING[scene.stage]
    reader = Plain(book, calm).reader
    return (
        triggers_worth(reader, kit, lasting)
        + replaces_worth(book, seats, kit)
        + modifies_worth(kit, lasting)
        + uses_worth(reader, kit)
        + counted_worth(book, seats, kit.index)
    )


def triggers_worth(reader: Reader, kit: HookSource, lasting: float) -> float:
    """What it does by itself: once if it then goes, otherwise turn after turn."""
    total = 0.0
    for hook in kit.ats:
        value = reader.mean(hook.effects)
        if hook.moment is Moment.OWN_UPKEEP:
            total += value * (1.0 if goes(hook.effects, kit.id) else lasting)
        elif hook.moment is Moment.INFLICTING_ATTACK_END:
            total += value
        else:
            total += RARE * value
    return total


def goes(effects: Effects, status: str) -> bool:
    return any(isinstance(effect, e.Remove) and effect.status == status for effect in effects)


def replaces_worth(book: ValueCache, seats: tuple[int, int], kit: HookSource) -> float:
    """What the holder misses, or is spared."""
    total = 0.0
    for hook in kit.replaces:
        if hook.event is Replaced.OWN_INCOME_PHASE:
            total -= CP + CARD
        elif hook.event is Replaced.OWN_OFFENSIVE_PHASE:
            total -= plain_turn(book, *seats)
        elif hook.event is Replaced.OWN_DEFEAT:
            total += DEFEAT
        elif hook.event is Replaced.OWN_OFFENSIVE_DAMAGE:
            total -= TYPICAL_ATTACK
        elif hook.event is Replaced.DAMAGE_FROM_OPPONENT_OFFENCE:
            total += TYPICAL_ATTACK
    return total


def modifies_worth(kit: HookSource, lasting: float) -> float:
    total = 0.0
    for hook in kit.modifies:
        if hook.quantity is Quantity.OWN_ATTACK_DAMAGE:
            total += hook.by.base * lasting
        elif hook.quantity is Quantity.INCOMING_ATTACK_DAMAGE:
            total -= hook.by.base * lasting
    if any(hook.act is not Act.ANY_ACTION for hook in kit.forbids):
        total -= RARE * TYPICAL_ATTACK
    return total


def uses_worth(reader: Reader, kit: HookSource) -> float:
    """The best thing it can be spent on."""
    spent = [hook for hook in kit.uses if any(cost.kind is CostKind.SPEND for cost in hook.pay)]
    return USED * max((reader.mean(hook.effects + hook.per_paid) / units(hook) for hook in spent), default=0.0)


def units(hook: Use) -> int:
    """How many tokens it costs."""
    return max(1, price(hook.pay[0]))


def counted_worth(book: ValueCache, seats: tuple[int, int], status: int) -> float:
    """What one more brings to the abilities that count it."""
    if status not in book.read_by[seats[0]]:
        return 0.0
    gained = plain_turn(book, *seats, status, MANY) - plain_turn(book, *seats, status, FEW)
    return MARGINAL_TURNS * max(0.0, gained) / (MANY - FEW)


USUAL_TOKENS: Final = 2  # of a kind that abilities count


def row_name(book: ValueCache, announced: int, dice: Dice, faces: list[str]) -> RowName:
    """A row that looks at the dice is another one where they show it something else."""
    return announced, book.glance(announced).facts(dice, faces)


def roll_groups(book: ValueCache, side: Side) -> RollGroups:
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


def note_row(book: ValueCache, full: Full, announced: int, dice: Dice) -> RowNote:
    """What a row is worth while nobody is about to fall, and how much damage it deals with which chance."""
    ways = full.reader.outcomes(book.text(announced), [(1.0, TextOutcome())], dice)
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


def turn_table(book: ValueCache, scene: Position) -> TurnTable:
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


def row_notes(book: ValueCache, full: Full, mark: Mark) -> dict[RowName, RowNote]:
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


def board_worth(book: ValueCache, seats: tuple[int, int], slot: int, level: int) -> float:
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


def announced_note(book: ValueCache, scene: Position, announced: int, dice: Dice) -> RowNote:
    """The note on one row as it would be announced now."""
    return note_row(book, Full(book, scene.calm(book.heeded[scene.own.seat])), announced, dice)


def chance_to_defeat(book: ValueCache, scene: Position, note: RowNote) -> float:
    """How likely a row ends the game."""
    shield = Full(book, scene).shield()
    total = 0.0
    for (damage, _, defended), chance in note.blows.items():
        margin = damage - scene.foe.health
        total += chance * (shield.lets_through(margin) if defended else float(margin >= 0))
    return total

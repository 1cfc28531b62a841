"""The value of health, cards, tokens, dice and turns."""

from typing import Final

from ludotheque.games.dice_throne.agents import effect_values
from ludotheque.games.dice_throne.agents.effect_values import price
from ludotheque.games.dice_throne.agents.position import Mark, Position, SeatPosition, opening_position
from ludotheque.games.dice_throne.agents.text_evaluator import Dice, TextEvaluator, TextOutcome, Weighted
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
from ludotheque.games.dice_throne.table.match_content import HookSource
from ludotheque.games.dice_throne.table.odds import ROLLS, KeepTable

TYPICAL_ATTACK: Final = 6
USUAL_TURN: Final = 5.0
NO_STATUS: Final = -1


class Plain:
    """Values without tokens: damage, healing, cards and Combat Points. Breaks the recursion turn → token → turn."""

    def __init__(self, cache: ValueCache, position: Position) -> None:
        self.cache = cache
        self.position = position
        self.bonus = attack_bonus(position)
        self.foe_shield: Shield | None = None

    @property
    def reader(self) -> TextEvaluator:
        """Return an evaluator of texts by these values. It is not kept: each would hold the other in memory."""
        return TextEvaluator(self.position, self.worth, self.token, effect_values.ESTIMATES)

    def token(self, mine: bool, status: int) -> float:
        """Return the value of one token to its holder."""
        return 0.0

    def shield(self) -> Shield:
        """Return the best defence of the opponent's board."""
        if self.foe_shield is None:
            own, foe = self.position.own, self.position.foe
            shields = [defence_shield(self.cache, (foe.seat, own.seat), each, type(self)) for each in foe.defences()]
            self.foe_shield = max((NO_SHIELD, *shields), key=lambda shield: shield.worth)
        return self.foe_shield

    def worth(self, tally: TextOutcome) -> float:
        defended = tally.normal and tally.defendable and not self.position.attacking
        shield = self.shield() if defended else NO_SHIELD
        value = fight_worth(self.position, shield, tally, self.bonus if tally.attack else 0)
        value += health_worth(self.position, tally) + goods_worth(self.position, tally)
        if self.position.attacking and not tally.defendable:
            value += self.shield().worth  # the current attack avoids the opponent's defence
        if tally.phases:
            value += tally.phases * plain_turn(self.cache, self.position.own.seat, self.position.foe.seat)
        if tally.foe_phases:
            value -= tally.foe_phases * plain_turn(self.cache, self.position.foe.seat, self.position.own.seat)
        return value


def attack_bonus(position: Position) -> int:
    """Return what tokens add to an attack of the own side by themselves (DT-TOKEN-7)."""
    total = 0
    for source in position.content.sources:
        for hook in source.modifies:
            own = hook.quantity is Quantity.OWN_ATTACK_DAMAGE and position.own.tokens[source.index]
            if own or (hook.quantity is Quantity.INCOMING_ATTACK_DAMAGE and position.foe.tokens[source.index]):
                total += hook.by.base
    return total


def defence_shield(cache: ValueCache, seats: tuple[int, int], number: int, appraiser: type[Plain]) -> Shield:
    """Return the effect of a defence against a typical attack, for the first of these seats."""
    key = (appraiser, seats, number)
    known = cache.shields.get(key)
    if known is not None:
        return known
    position = opening_position(cache.content, *seats)
    position.own.incoming = TYPICAL_ATTACK
    reader = appraiser(cache, position).reader
    defence = cache.content.defences[number].defence
    ways: list[Weighted] = []
    for thrown, likely in effect_values.throws_of(defence.dice):
        ways.extend(reader.outcomes(defence.effects, [(likely, TextOutcome())], thrown))
    return cache.shields.keep(key, Shield(reader.average(ways), *defence_odds(ways)))


def defence_odds(ways: list[Weighted]) -> tuple[list[float], list[float]]:
    """Return the chances that a defence prevents or heals at most, and deals at least, each amount."""
    most = 1 + max(max(tally.heal + tally.prevent, tally.damage()) for _, tally in ways)
    kept = [sum(chance for chance, tally in ways if tally.heal + tally.prevent <= much) for much in range(most)]
    struck = [sum(chance for chance, tally in ways if tally.damage() >= much) for much in range(most + 1)]
    return kept, struck


def plain_turn(cache: ValueCache, seat: int, foe: int, status: int = NO_STATUS, count: int = 0) -> float:
    """Return the value of an Offensive Roll Phase on the opening boards with this many tokens of a kind."""
    key = (seat, foe, status, count)
    known = cache.turns.get(key)
    if known is not None:
        return known
    cache.turns.keep(key, USUAL_TURN)  # the assumed value of such a turn within its own evaluation
    position = opening_position(cache.content, seat, foe)
    if status != NO_STATUS:
        position.own.tokens[status] = count
    reader = Plain(cache, position).reader
    values = []
    for roll, dice in enumerate(ROLLS):
        announced = cache.content.announcements(position.own.hero, position.own.levels, roll)
        values.append(max((reader.mean(cache.text(each), dice) for each in announced), default=0.0))
    return cache.turns.keep(key, max(0.0, KeepTable(values, 2).expected(3)))


MARGINAL_TURNS: Final = 1.3  # how many turns a counted token is used on average
RARE: Final = 0.5  # weight of hooks whose moment may never come
USED: Final = 0.7  # the part of a token's best use that is realised
DEFEAT: Final = 12.0
FEW, MANY = 1, 3


class Full(Plain):
    """Values including tokens."""

    def __init__(self, cache: ValueCache, position: Position) -> None:
        super().__init__(cache, position)
        self.own_tokens: dict[int, float] = {}
        self.foe_tokens: dict[int, float] = {}

    def token(self, mine: bool, status: int) -> float:
        known = self.own_tokens if mine else self.foe_tokens
        value = known.get(status)
        if value is None:
            position = self.position if mine else self.position.turned()
            value = known[status] = token_worth(self.cache, position, status)
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


def token_worth(cache: ValueCache, position: Position, status: int) -> float:
    """Return the value of one token to its holder, the own side, who may remove it for a price if its text allows."""
    worth = burden(cache, position, status)
    if worth >= 0:
        return worth
    for hook in cache.content.sources[status].uses:
        if len(hook.pay) == 1 and hook.pay[0].kind is CostKind.CP and isinstance(hook.pay[0].count, Amount):
            price = hook.pay[0].count.base
            if position.own.cp >= price:
                worth = max(worth, -CP * price)
    return worth


def burden(cache: ValueCache, position: Position, status: int) -> float:
    """Return the value of one token to its holder if it stays until its text removes it."""
    key = (position.own.seat, position.foe.seat, status, position.stage)
    known = cache.tokens.get(key)
    if known is None:
        known = cache.tokens.keep(key, hooks_worth(cache, position, cache.content.sources[status]))
    return known


def hooks_worth(cache: ValueCache, position: Position, source: HookSource) -> float:
    seats = (position.own.seat, position.foe.seat)
    calm = opening_position(cache.content, *seats)
    calm.own.tokens[source.index] = 1
    calm.own.incoming = TYPICAL_ATTACK
    lasting = LASTING[position.stage]
    reader = Plain(cache, calm).reader
    return (
        triggers_worth(reader, source, lasting)
        + replaces_worth(cache, seats, source)
        + modifies_worth(source, lasting)
        + uses_worth(reader, source)
        + counted_worth(cache, seats, source.index)
    )


def triggers_worth(reader: TextEvaluator, source: HookSource, lasting: float) -> float:
    """Return the value of its triggers: once if they remove it, otherwise for each turn."""
    total = 0.0
    for hook in source.ats:
        value = reader.mean(hook.effects)
        if hook.moment is Moment.OWN_UPKEEP:
            total += value * (1.0 if goes(hook.effects, source.id) else lasting)
        elif hook.moment is Moment.INFLICTING_ATTACK_END:
            total += value
        else:
            total += RARE * value
    return total


def goes(effects: Effects, status: str) -> bool:
    return any(isinstance(effect, e.Remove) and effect.status == status for effect in effects)


def replaces_worth(cache: ValueCache, seats: tuple[int, int], source: HookSource) -> float:
    """Return the value of what the holder loses or avoids by its replacements."""
    total = 0.0
    for hook in source.replaces:
        if hook.event is Replaced.OWN_INCOME_PHASE:
            total -= CP + CARD
        elif hook.event is Replaced.OWN_OFFENSIVE_PHASE:
            total -= plain_turn(cache, *seats)
        elif hook.event is Replaced.OWN_DEFEAT:
            total += DEFEAT
        elif hook.event is Replaced.OWN_OFFENSIVE_DAMAGE:
            total -= TYPICAL_ATTACK
        elif hook.event is Replaced.DAMAGE_FROM_OPPONENT_OFFENCE:
            total += TYPICAL_ATTACK
    return total


def modifies_worth(source: HookSource, lasting: float) -> float:
    total = 0.0
    for hook in source.modifies:
        if hook.quantity is Quantity.OWN_ATTACK_DAMAGE:
            total += hook.by.base * lasting
        elif hook.quantity is Quantity.INCOMING_ATTACK_DAMAGE:
            total -= hook.by.base * lasting
    if any(hook.act is not Act.ANY_ACTION for hook in source.forbids):
        total -= RARE * TYPICAL_ATTACK
    return total


def uses_worth(reader: TextEvaluator, source: HookSource) -> float:
    """Return the value of its best use."""
    spent = [hook for hook in source.uses if any(cost.kind is CostKind.SPEND for cost in hook.pay)]
    return USED * max((reader.mean(hook.effects + hook.per_paid) / units(hook) for hook in spent), default=0.0)


def units(hook: Use) -> int:
    """Return how many tokens a use costs."""
    return max(1, price(hook.pay[0]))


def counted_worth(cache: ValueCache, seats: tuple[int, int], status: int) -> float:
    """Return what one more token adds to the abilities that count it."""
    if status not in cache.read_by[seats[0]]:
        return 0.0
    gained = plain_turn(cache, *seats, status, MANY) - plain_turn(cache, *seats, status, FEW)
    return MARGINAL_TURNS * max(0.0, gained) / (MANY - FEW)


USUAL_TOKENS: Final = 2  # the assumed number of tokens that abilities count


def row_name(cache: ValueCache, announced: int, dice: Dice, faces: list[str]) -> RowName:
    """Return the row and the facts it uses from the dice, which together determine its value."""
    return announced, cache.glance(announced).facts(dice, faces)


def roll_groups(cache: ValueCache, side: SeatPosition) -> RollGroups:
    """Return the rolls grouped by possible announcements, for a board with these levels."""
    key = (side.seat, tuple(side.levels))
    known = cache.groups.get(key)
    if known is not None:
        return known
    places: dict[tuple[RowName, ...], int] = {}
    group_of: list[int] = []
    dice_of: dict[RowName, Dice] = {}
    for roll, dice in enumerate(ROLLS):
        announced = cache.content.announcements(side.hero, side.levels, roll)
        names = tuple(row_name(cache, each, dice, side.hero.faces) for each in announced)
        group_of.append(places.setdefault(names, len(places)))
        dice_of.update(dict.fromkeys(names, dice))
    return cache.groups.keep(key, RollGroups(list(places), group_of, dice_of))


def note_row(cache: ValueCache, full: Full, announced: int, dice: Dice) -> RowNote:
    """Return the value of a row while no side is close to defeat, and the distribution of its damage."""
    ways = full.reader.outcomes(cache.text(announced), [(1.0, TextOutcome())], dice)
    blows: dict[tuple[int, int, bool], float] = {}
    for chance, tally in ways:
        bonus = full.bonus if tally.attack else 0
        blow = (tally.damage() + bonus, tally.hurt, bool(tally.normal and tally.defendable))
        blows[blow] = blows.get(blow, 0.0) + chance
    return RowNote(full.reader.average(ways), blows)


def row_worth(note: RowNote, shield: Shield, own_health: int, foe_health: int) -> float:
    """Return the value of a row in this situation, weighted by the chances to defeat and to be defeated."""
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


def turn_table(cache: ValueCache, position: Position) -> TurnTable:
    """Return the values of the own side's rolls in this situation."""
    calm = position.calm(cache.relevant[position.own.seat])
    mark = calm.mark()
    levels = tuple(position.own.levels)
    board = cache.noted.get((mark, levels))
    if board is None:
        full = Full(cache, calm)
        board = cache.noted.keep((mark, levels), NotedBoard(row_notes(cache, full, mark), full.shield()))
    own_health, foe_health = board.capped_health(position.own.health, position.foe.health)
    key = (mark, levels, own_health, foe_health)
    found = cache.tables.get(key)
    if found is not None:
        return found
    rows = {name: row_worth(note, board.shield, own_health, foe_health) for name, note in board.notes.items()}
    groups = roll_groups(cache, position.own)
    best = [max((rows[name] for name in names), default=0.0) for names in groups.names]
    return cache.tables.keep(key, TurnTable([max(0.0, best[group]) for group in groups.group_of], rows))


def row_notes(cache: ValueCache, full: Full, mark: Mark) -> dict[RowName, RowNote]:
    """Return the notes on all rows of a board, cached for equivalent situations."""
    groups = roll_groups(cache, full.position.own)
    kept = cache.rows.get(mark)
    if kept is None:
        kept = cache.rows.keep(mark, {})
    found: dict[RowName, RowNote] = {}
    for name, dice in groups.dice_of.items():
        note = kept.get(name)
        if note is None:
            note = kept[name] = note_row(cache, full, name[0], dice)
        found[name] = note
    return found


def board_worth(cache: ValueCache, seats: tuple[int, int], slot: int, level: int) -> float:
    """Return the value of a turn on the opening board with one ability at another level, for the first seat."""
    key = (*seats, slot, level)
    known = cache.boards.get(key)
    if known is None:
        position = opening_position(cache.content, *seats)
        position.own.levels[slot] = level
        for status in cache.read_by[seats[0]]:
            position.own.tokens[status] = min(USUAL_TOKENS, position.own.limits[status])
        known = cache.boards.keep(key, turn_table(cache, position).expected)
    return known


def announced_note(cache: ValueCache, position: Position, announced: int, dice: Dice) -> RowNote:
    """Return the note on one row for an announcement now."""
    return note_row(cache, Full(cache, position.calm(cache.relevant[position.own.seat])), announced, dice)


def chance_to_defeat(cache: ValueCache, position: Position, note: RowNote) -> float:
    """Return the chance that a row ends the game."""
    shield = Full(cache, position).shield()
    total = 0.0
    for (damage, _, defended), chance in note.blows.items():
        margin = damage - position.foe.health
        total += chance * (shield.lets_through(margin) if defended else float(margin >= 0))
    return total

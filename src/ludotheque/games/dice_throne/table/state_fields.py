"""Fields of the state of a Dice Throne match. Only scripts/state_classes.py reads this file; no module imports it.

The order of the fields is the order of their values in files.
"""

from mypy_extensions import i64

from ludotheque.kernel.state import StatePart
from ludotheque.kernel.state_classes import Secrets
from ludotheque.kernel.table import GameState


class HeroState(StatePart):
    """One seat's board, cards and tokens."""

    cp: i64
    hand: list[int]
    deck: list[int]  # the last is on top
    discard: list[int]  # the last is on top
    upgrades: list[int]  # upgrade cards on the board
    levels: list[int]  # per slot of the board: 1, 2 or 3; 0 on the side that is not in play
    tokens: list[int]  # per source
    token_by: list[int]  # per source: the seat that placed it last, or -1
    token_attack: list[int]  # per source: the activation that placed it last, or 0
    raised: list[int]  # per source: by how much the seat's limit was raised (DT-STATUS-5)
    token_turn: list[int]  # per source: the turn in which the first token now on the board was placed
    gained: list[int]  # per source: how many of the tokens on the board were placed this turn
    used: list[int]  # hooks with limited uses that were used this turn
    struck: list[int]  # per source: the most tokens held by an opponent whom this seat's Attacks damaged this turn
    lasting: list[int]  # hooks that texts leave in force until the Roll Phase ends
    companion: list[int]  # of a companion with health: its health, and whether it is active
    defeated: i64


class Throw(StatePart):
    """Dice on the table, and their purpose."""

    roller: i64
    purpose: i64
    dice: list[int]
    attempts: i64  # Roll Attempts left
    changes: i64  # how often a die was altered (DT-ROLL-15: also to its own value)
    locked: i64  # can no longer be altered (DT-ROLL-21)
    announced: int  # the announcement action on these dice; 0 before there is one


class PoolEntry(StatePart):
    """One line of a damage pool."""

    what: i64
    seat: i64  # the seat whose incoming damage the line changes
    by: i64
    damage_type: i64
    amount: i64 = 0  # 0 where settling the pool determines the amount
    firm: i64 = 0  # cannot be prevented, avoided or reduced
    attack: i64 = 0  # the activation that deals the damage itself, 0 for any other source (DT-ATK-2)


class DamagePool(StatePart):
    """Damage, prevention and healing that will be applied together."""

    isolated: i64
    lines: list[PoolEntry]


class Attack(StatePart):
    """An activated Offensive Ability, from activation to the conclusion of the Roll Phase."""

    serial: i64
    attacker: i64
    targets: list[int]  # empty until fixed, or if none is needed; several if the ability says so
    ability: i64
    row: i64
    is_attack: i64  # DT-ATK-1, decided when the amounts are fixed
    ultimate: i64
    undefendable: i64
    settled: i64  # the Final Total has been computed
    dealt: i64
    added: i64  # by Attack Modifiers, before the damage that they change is incoming
    inflicted: list[int]  # statuses it placed on its targets, with their seats, in order
    shields: list[int]  # tokens of it that may be refused: 0 any, 1 positive, 2 negative, with their seats
    used: list[int]  # hooks with limited uses that were used in it, with their seats
    failed: i64  # it has no effect at all (DT-TOKEN-6)
    halved: i64  # how often its damage is halved
    defended: i64  # a defence was rolled
    to_come: list[int]  # types of the damage to others that its text deals and that is not yet incoming


class Resolving(StatePart):
    """A card, an ability or a token that is being resolved."""

    kind: i64
    subject: i64  # the id of the card, or the number of the ability, defence or source
    seat: i64
    speed: i64


class DiceState(GameState):
    """The whole state of a match, except what its setup determines."""

    drawn: list[int]
    secrets: Secrets
    heroes: list[HeroState]
    dials: list[int]  # health per dial
    turn: i64
    active: i64
    phase: i64  # the segment that comes next, or the running phase
    start_player: i64
    serial: i64  # activations so far
    attempts: list[int]  # Roll Attempts made in each Offensive Roll Phase of this turn
    attacks: list[Attack]  # at most one
    pools: list[DamagePool]  # the innermost open pool is the last
    throws: list[Throw]  # the dice in view are last
    resolving: list[Resolving]
    extra: list[int]  # targets of Offensive Roll Phases that the Active Player still has
    outcome: str

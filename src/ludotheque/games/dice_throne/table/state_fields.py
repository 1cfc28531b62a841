"""Fields of the state of a Dice Throne match. Only scripts/state_classes.py reads this file: nothing imports it.

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
    upgrades: list[int]  # cards laid on the board
    levels: list[int]  # per slot of the board: 1, 2 or 3; 0 on the side that is not in play
    tokens: list[int]  # per source
    token_by: list[int]  # per source: the seat it came from last, -1 for nobody
    token_attack: list[int]  # per source: the activation it came from last, 0 for none
    raised: list[int]  # per source: how much the own limit was raised (DT-STATUS-5)
    token_turn: list[int]  # per source: the turn in which the first of those that lie there came
    gained: list[int]  # per source: how many of those that lie there came this turn
    used: list[int]  # hooks that were used this turn and may not be used for ever
    struck: list[int]  # per source: the most that an opponent held whom the own Attacks damaged this turn
    lasting: list[int]  # hooks that texts left behind until the Roll Phase ends
    companion: list[int]  # of one that has health: its health, and whether it is active
    defeated: i64


class Throw(StatePart):
    """Dice on the table, and for what."""

    roller: i64
    purpose: i64
    dice: list[int]
    attempts: i64  # Roll Attempts left
    changes: i64  # how often a die was altered (DT-ROLL-15: also to its own value)
    locked: i64  # cannot be altered any more (DT-ROLL-21)
    announced: int  # the announcement on these dice, as it was answered; 0 before there is one


class Line(StatePart):
    """One line of a damage pool."""

    what: i64
    seat: i64  # whose incoming damage it is about
    by: i64
    damage_type: i64
    amount: i64 = 0  # none where the pool itself says how much
    firm: i64 = 0  # nothing prevents, avoids or reduces it
    attack: i64 = 0  # the activation whose own damage it is, 0 for any other source (DT-ATK-2)


class Pool(StatePart):
    """Damage, prevention and healing that wait to be applied together."""

    isolated: i64
    lines: list[Line]


class Attack(StatePart):
    """An activated Offensive Ability, from activation to the conclusion of the Roll Phase."""

    serial: i64
    attacker: i64
    targets: list[int]  # none until they are fixed, or if none is needed; several if the ability says so
    ability: i64
    row: i64
    is_attack: i64  # DT-ATK-1, settled when the amounts are fixed
    ultimate: i64
    undefendable: i64
    settled: i64  # the Final Total has been computed
    dealt: i64
    added: i64  # by Attack Modifiers, before the damage they change is incoming
    inflicted: list[int]  # statuses it has placed on its targets, with their seats, in order
    shields: list[int]  # of its tokens, those that may be refused: 0 any, 1 positive, 2 negative, with their seats
    used: list[int]  # hooks used in it that may not be used for ever, with their seats
    failed: i64  # nothing comes of it at all (DT-TOKEN-6)
    halved: i64  # how often its damage is halved
    defended: i64  # a defence has been rolled
    to_come: list[int]  # types of the damage to others that its text deals and that is not incoming yet


class Resolving(StatePart):
    """Something that is being carried out: a card, an ability, a token."""

    kind: i64
    subject: i64  # the id of the card, or the number of the ability, defence or source
    seat: i64
    speed: i64


class DiceState(GameState):
    """Everything about a match that is not settled by its setup."""

    drawn: list[int]
    secrets: Secrets
    heroes: list[HeroState]
    dials: list[int]  # health per dial
    turn: i64
    active: i64
    phase: i64  # the segment that comes next, and the phase while it runs
    start_player: i64
    serial: i64  # activations so far
    attempts: list[int]  # Roll Attempts made in each Offensive Roll Phase of this turn
    attacks: list[Attack]  # at most one
    pools: list[Pool]  # the innermost open pool is the last
    throws: list[Throw]  # the dice in view are the last
    resolving: list[Resolving]
    extra: list[int]  # targets of Offensive Roll Phases still due to the Active Player
    outcome: str

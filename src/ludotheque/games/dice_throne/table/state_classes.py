"""Classes of a state, written by scripts/state_classes.py from state_fields.py. Do not edit."""

from typing import Any, ClassVar

from mypy_extensions import i64

from ludotheque.kernel.state import StatePart
from ludotheque.kernel.state_classes import Secrets
from ludotheque.kernel.table import GameState


class HeroState(StatePart):
    """One seat's board, cards and tokens."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "cp",
        "hand",
        "deck",
        "discard",
        "upgrades",
        "levels",
        "tokens",
        "token_by",
        "token_attack",
        "raised",
        "token_turn",
        "gained",
        "used",
        "struck",
        "lasting",
        "companion",
        "defeated",
    )

    def __init__(
        self,
        cp: i64,
        hand: list[int],
        deck: list[int],
        discard: list[int],
        upgrades: list[int],
        levels: list[int],
        tokens: list[int],
        token_by: list[int],
        token_attack: list[int],
        raised: list[int],
        token_turn: list[int],
        gained: list[int],
        used: list[int],
        struck: list[int],
        lasting: list[int],
        companion: list[int],
        defeated: i64,
    ) -> None:
        self.cp = cp
        self.hand = hand
        self.deck = deck  # the last is on top
        self.discard = discard  # the last is on top
        self.upgrades = upgrades  # upgrade cards on the board
        self.levels = levels  # per slot of the board: 1, 2 or 3; 0 on the side that is not in play
        self.tokens = tokens  # per source
        self.token_by = token_by  # per source: the seat that placed it last, or -1
        self.token_attack = token_attack  # per source: the activation that placed it last, or 0
        self.raised = raised  # per source: by how much the seat's limit was raised (DT-STATUS-5)
        self.token_turn = token_turn  # per source: the turn in which the first token now on the board was placed
        self.gained = gained  # per source: how many of the tokens on the board were placed this turn
        self.used = used  # hooks with limited uses that were used this turn
        # per source: the most tokens held by an opponent whom this seat's Attacks damaged this turn
        self.struck = struck
        self.lasting = lasting  # hooks that texts leave in force until the Roll Phase ends
        self.companion = companion  # of a companion with health: its health, and whether it is active
        self.defeated = defeated

    def copy(self) -> "HeroState":
        return HeroState(
            self.cp,
            self.hand[:],
            self.deck[:],
            self.discard[:],
            self.upgrades[:],
            self.levels[:],
            self.tokens[:],
            self.token_by[:],
            self.token_attack[:],
            self.raised[:],
            self.token_turn[:],
            self.gained[:],
            self.used[:],
            self.struck[:],
            self.lasting[:],
            self.companion[:],
            self.defeated,
        )


class Throw(StatePart):
    """Dice on the table, and their purpose."""

    FIELDS: ClassVar[tuple[str, ...]] = ("roller", "purpose", "dice", "attempts", "changes", "locked", "announced")

    def __init__(
        self, roller: i64, purpose: i64, dice: list[int], attempts: i64, changes: i64, locked: i64, announced: int
    ) -> None:
        self.roller = roller
        self.purpose = purpose
        self.dice = dice
        self.attempts = attempts  # Roll Attempts left
        self.changes = changes  # how often a die was altered (DT-ROLL-15: also to its own value)
        self.locked = locked  # can no longer be altered (DT-ROLL-21)
        self.announced = announced  # the announcement action on these dice; 0 before there is one

    def copy(self) -> "Throw":
        return Throw(self.roller, self.purpose, self.dice[:], self.attempts, self.changes, self.locked, self.announced)


class PoolEntry(StatePart):
    """One line of a damage pool."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "seat", "by", "damage_type", "amount", "firm", "attack")

    def __init__(
        self, what: i64, seat: i64, by: i64, damage_type: i64, amount: i64 = 0, firm: i64 = 0, attack: i64 = 0
    ) -> None:
        self.what = what
        self.seat = seat  # the seat whose incoming damage the line changes
        self.by = by
        self.damage_type = damage_type
        self.amount = amount  # 0 where settling the pool determines the amount
        self.firm = firm  # cannot be prevented, avoided or reduced
        self.attack = attack  # the activation that deals the damage itself, 0 for any other source (DT-ATK-2)

    def copy(self) -> "PoolEntry":
        return PoolEntry(self.what, self.seat, self.by, self.damage_type, self.amount, self.firm, self.attack)


class DamagePool(StatePart):
    """Damage, prevention and healing that will be applied together."""

    FIELDS: ClassVar[tuple[str, ...]] = ("isolated", "lines")
    PARTS: ClassVar[dict[str, Any]] = {"lines": PoolEntry}  # as StatePart says

    def __init__(self, isolated: i64, lines: list[PoolEntry]) -> None:
        self.isolated = isolated
        self.lines = lines

    def copy(self) -> "DamagePool":
        return DamagePool(self.isolated, [item.copy() for item in self.lines])


class Attack(StatePart):
    """An activated Offensive Ability, from activation to the conclusion of the Roll Phase."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "serial",
        "attacker",
        "targets",
        "ability",
        "row",
        "is_attack",
        "ultimate",
        "undefendable",
        "settled",
        "dealt",
        "added",
        "inflicted",
        "shields",
        "used",
        "failed",
        "halved",
        "defended",
        "to_come",
    )

    def __init__(
        self,
        serial: i64,
        attacker: i64,
        targets: list[int],
        ability: i64,
        row: i64,
        is_attack: i64,
        ultimate: i64,
        undefendable: i64,
        settled: i64,
        dealt: i64,
        added: i64,
        inflicted: list[int],
        shields: list[int],
        used: list[int],
        failed: i64,
        halved: i64,
        defended: i64,
        to_come: list[int],
    ) -> None:
        self.serial = serial
        self.attacker = attacker
        self.targets = targets  # empty until fixed, or if none is needed; several if the ability says so
        self.ability = ability
        self.row = row
        self.is_attack = is_attack  # DT-ATK-1, decided when the amounts are fixed
        self.ultimate = ultimate
        self.undefendable = undefendable
        self.settled = settled  # the Final Total has been computed
        self.dealt = dealt
        self.added = added  # by Attack Modifiers, before the damage that they change is incoming
        self.inflicted = inflicted  # statuses it placed on its targets, with their seats, in order
        self.shields = shields  # tokens of it that may be refused: 0 any, 1 positive, 2 negative, with their seats
        self.used = used  # hooks with limited uses that were used in it, with their seats
        self.failed = failed  # it has no effect at all (DT-TOKEN-6)
        self.halved = halved  # how often its damage is halved
        self.defended = defended  # a defence was rolled
        self.to_come = to_come  # types of the damage to others that its text deals and that is not yet incoming

    def copy(self) -> "Attack":
        return Attack(
            self.serial,
            self.attacker,
            self.targets[:],
            self.ability,
            self.row,
            self.is_attack,
            self.ultimate,
            self.undefendable,
            self.settled,
            self.dealt,
            self.added,
            self.inflicted[:],
            self.shields[:],
            self.used[:],
            self.failed,
            self.halved,
            self.defended,
            self.to_come[:],
        )


class Resolving(StatePart):
    """A card, an ability or a token that is being resolved."""

    FIELDS: ClassVar[tuple[str, ...]] = ("kind", "subject", "seat", "speed")

    def __init__(self, kind: i64, subject: i64, seat: i64, speed: i64) -> None:
        self.kind = kind
        self.subject = subject  # the id of the card, or the number of the ability, defence or source
        self.seat = seat
        self.speed = speed

    def copy(self) -> "Resolving":
        return Resolving(self.kind, self.subject, self.seat, self.speed)


class DiceState(GameState):
    """The whole state of a match, except what its setup determines."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "drawn",
        "secrets",
        "heroes",
        "dials",
        "turn",
        "active",
        "phase",
        "start_player",
        "serial",
        "attempts",
        "attacks",
        "pools",
        "throws",
        "resolving",
        "extra",
        "outcome",
    )
    PARTS: ClassVar[dict[str, Any]] = {  # as StatePart says
        "secrets": (Secrets,),
        "heroes": HeroState,
        "attacks": Attack,
        "pools": DamagePool,
        "throws": Throw,
        "resolving": Resolving,
    }

    def __init__(
        self,
        drawn: list[int],
        secrets: Secrets,
        heroes: list[HeroState],
        dials: list[int],
        turn: i64,
        active: i64,
        phase: i64,
        start_player: i64,
        serial: i64,
        attempts: list[int],
        attacks: list[Attack],
        pools: list[DamagePool],
        throws: list[Throw],
        resolving: list[Resolving],
        extra: list[int],
        outcome: str,
    ) -> None:
        super().__init__(drawn, secrets)
        self.heroes = heroes
        self.dials = dials  # health per dial
        self.turn = turn
        self.active = active
        self.phase = phase  # the segment that comes next, or the running phase
        self.start_player = start_player
        self.serial = serial  # activations so far
        self.attempts = attempts  # Roll Attempts made in each Offensive Roll Phase of this turn
        self.attacks = attacks  # at most one
        self.pools = pools  # the innermost open pool is the last
        self.throws = throws  # the dice in view are last
        self.resolving = resolving
        self.extra = extra  # targets of Offensive Roll Phases that the Active Player still has
        self.outcome = outcome

    def copy(self) -> "DiceState":
        return DiceState(
            self.drawn[:],
            self.secrets.copy(),
            [item.copy() for item in self.heroes],
            self.dials[:],
            self.turn,
            self.active,
            self.phase,
            self.start_player,
            self.serial,
            self.attempts[:],
            [item.copy() for item in self.attacks],
            [item.copy() for item in self.pools],
            [item.copy() for item in self.throws],
            [item.copy() for item in self.resolving],
            self.extra[:],
            self.outcome,
        )

"""Events of a Dice Throne match, as screens, logs and replays receive them."""

from dataclasses import dataclass, replace

from ludotheque.kernel.events import Event

Names = tuple[str, ...]
Numbers = tuple[int, ...]


class DiceThroneEvent(Event, prefix="dice_throne"):
    """Base class of the events of this game; its prefix is part of their names in files."""


@dataclass(frozen=True)
class TurnBegan(DiceThroneEvent):
    seat: int
    turn: int


@dataclass(frozen=True)
class PhaseBegan(DiceThroneEvent):
    seat: int
    phase: str


@dataclass(frozen=True)
class PhaseSkipped(DiceThroneEvent):
    """A status skipped the phase, or the rule for the Start Player (empty status)."""

    seat: int
    phase: str
    status: str


@dataclass(frozen=True)
class WindowOpened(DiceThroneEvent):
    """A response point was reached; logs do not show it."""

    point: str
    depth: int


@dataclass(frozen=True)
class StartRolled(DiceThroneEvent):
    seat: int
    value: int


@dataclass(frozen=True)
class StartPlayerFound(DiceThroneEvent):
    seat: int


@dataclass(frozen=True)
class Drew(DiceThroneEvent):
    """Cards were drawn; only the viewers in `known_to` see which."""

    seat: int
    count: int
    cards: Names
    known_to: int

    def seen_by(self, viewers: int) -> Event:
        return self if viewers & self.known_to else replace(self, cards=())


@dataclass(frozen=True)
class Reshuffled(DiceThroneEvent):
    seat: int
    count: int


@dataclass(frozen=True)
class GainedCp(DiceThroneEvent):
    seat: int
    amount: int
    now: int


@dataclass(frozen=True)
class LostCp(DiceThroneEvent):
    seat: int
    amount: int
    now: int


@dataclass(frozen=True)
class StoleCp(DiceThroneEvent):
    thief: int
    victim: int
    amount: int


@dataclass(frozen=True)
class StoleHealth(DiceThroneEvent):
    thief: int
    victim: int
    amount: int


@dataclass(frozen=True)
class Sold(DiceThroneEvent):
    seat: int
    card: str


@dataclass(frozen=True)
class Played(DiceThroneEvent):
    seat: int
    card: str
    paid: int


@dataclass(frozen=True)
class Upgraded(DiceThroneEvent):
    seat: int
    card: str
    level: int
    paid: int


@dataclass(frozen=True)
class Fizzled(DiceThroneEvent):
    """A declared card or token no longer had anything to act on (A-22)."""

    seat: int
    source: str


@dataclass(frozen=True)
class TokenUsed(DiceThroneEvent):
    seat: int
    status: str


@dataclass(frozen=True)
class Discarded(DiceThroneEvent):
    seat: int
    card: str


@dataclass(frozen=True)
class Rolled(DiceThroneEvent):
    seat: int
    dice: Numbers
    purpose: int


@dataclass(frozen=True)
class Rerolled(DiceThroneEvent):
    """Dice at these places were rolled again; `dice` is the whole throw afterwards."""

    seat: int
    places: Numbers
    dice: Numbers


@dataclass(frozen=True)
class DieChanged(DiceThroneEvent):
    seat: int
    roller: int
    place: int
    before: int
    after: int


@dataclass(frozen=True)
class AttemptGranted(DiceThroneEvent):
    seat: int
    count: int


@dataclass(frozen=True)
class Announced(DiceThroneEvent):
    """The roller announced this ability and row; an empty name announces that none will be used."""

    seat: int
    ability: str
    row: int


@dataclass(frozen=True)
class Activated(DiceThroneEvent):
    seat: int
    ability: str
    row: int


@dataclass(frozen=True)
class Targeted(DiceThroneEvent):
    seat: int
    target: int


@dataclass(frozen=True)
class TargetLeftTo(DiceThroneEvent):
    """The targeting die names no target: this seat chooses, either the attacker or one opponent on behalf of all."""

    seat: int
    attacker: int


@dataclass(frozen=True)
class LeaderAttacked(DiceThroneEvent):
    """A Leader was attacked; the drawn card follows as its own event."""

    seat: int
    leader: int


@dataclass(frozen=True)
class Defended(DiceThroneEvent):
    seat: int
    defence: str


@dataclass(frozen=True)
class DefenceDeclined(DiceThroneEvent):
    seat: int


@dataclass(frozen=True)
class TokensPlaced(DiceThroneEvent):
    seat: int
    status: str
    count: int
    by: int


@dataclass(frozen=True)
class TokensRemoved(DiceThroneEvent):
    seat: int
    status: str
    count: int


@dataclass(frozen=True)
class TokenMoved(DiceThroneEvent):
    origin: int
    to: int
    status: str
    count: int


@dataclass(frozen=True)
class TokenRefused(DiceThroneEvent):
    seat: int
    status: str


@dataclass(frozen=True)
class LimitRaised(DiceThroneEvent):
    seat: int
    status: str
    limit: int


@dataclass(frozen=True)
class BoardFlipped(DiceThroneEvent):
    seat: int
    board: str


@dataclass(frozen=True)
class AbilityFailed(DiceThroneEvent):
    """The activation has no effect (DT-TOKEN-6)."""

    seat: int
    ability: str


@dataclass(frozen=True)
class CompanionBuilt(DiceThroneEvent):
    """A companion was built at this level, or upgraded to it."""

    seat: int
    companion: str
    level: str


@dataclass(frozen=True)
class CompanionGrew(DiceThroneEvent):
    """A companion grew out of a smaller one, or is new if `before` is empty."""

    seat: int
    companion: str
    before: str


@dataclass(frozen=True)
class CompanionHealthChanged(DiceThroneEvent):
    seat: int
    companion: str
    before: int
    after: int


@dataclass(frozen=True)
class CompanionTurned(DiceThroneEvent):
    seat: int
    companion: str
    active: bool


@dataclass(frozen=True)
class DamageSettled(DiceThroneEvent):
    """The damage a seat takes, with its parts: dealt, added, prevented, and the subtotal before halving."""

    seat: int
    dealt: int
    added: int
    prevented: int
    subtotal: int
    total: int


@dataclass(frozen=True)
class HealthChanged(DiceThroneEvent):
    """A dial changed; `heals` and `damage` were applied together, `team` lists the seats that share the dial."""

    seat: int
    before: int
    after: int
    heals: int
    damage: int
    team: Numbers = ()


@dataclass(frozen=True)
class ExtraPhaseGranted(DiceThroneEvent):
    seat: int
    target: int


@dataclass(frozen=True)
class Defeated(DiceThroneEvent):
    seats: Numbers


@dataclass(frozen=True)
class GameEnded(DiceThroneEvent):
    """The game ended; the outcome is the winning seat, the winning team's seats joined by "+", or "draw"."""

    outcome: str

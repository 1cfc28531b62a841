"""What happens in a Dice Throne match, as it is told to screens, logs and replays."""

from dataclasses import dataclass, replace

from ludotheque.kernel.events import Event

Names = tuple[str, ...]
Numbers = tuple[int, ...]


@dataclass(frozen=True)
class TurnBegan(Event):
    seat: int
    turn: int


@dataclass(frozen=True)
class PhaseBegan(Event):
    seat: int
    phase: str


@dataclass(frozen=True)
class PhaseSkipped(Event):
    """By a status, or by the rule for the Start Player (no status)."""

    seat: int
    phase: str
    status: str


@dataclass(frozen=True)
class WindowOpened(Event):
    """A response point was reached; nothing a log needs to say."""

    point: str
    depth: int


@dataclass(frozen=True)
class StartRolled(Event):
    seat: int
    value: int


@dataclass(frozen=True)
class StartPlayerFound(Event):
    seat: int


@dataclass(frozen=True)
class Drew(Event):
    """Cards came to a hand; only the eyes in `known_to` see which."""

    seat: int
    count: int
    cards: Names
    known_to: int

    def seen_by(self, viewers: int) -> Event:
        return self if viewers & self.known_to else replace(self, cards=())


@dataclass(frozen=True)
class Reshuffled(Event):
    seat: int
    count: int


@dataclass(frozen=True)
class GainedCp(Event):
    seat: int
    amount: int
    now: int


@dataclass(frozen=True)
class LostCp(Event):
    seat: int
    amount: int
    now: int


@dataclass(frozen=True)
class StoleCp(Event):
    thief: int
    victim: int
    amount: int


@dataclass(frozen=True)
class StoleHealth(Event):
    thief: int
    victim: int
    amount: int


@dataclass(frozen=True)
class Sold(Event):
    seat: int
    card: str


@dataclass(frozen=True)
class Played(Event):
    seat: int
    card: str
    paid: int


@dataclass(frozen=True)
class Upgraded(Event):
    seat: int
    card: str
    level: int
    paid: int


@dataclass(frozen=True)
class Fizzled(Event):
    """A declared card or token found nothing to act on any more (A-22)."""

    seat: int
    source: str


@dataclass(frozen=True)
class TokenUsed(Event):
    seat: int
    status: str


@dataclass(frozen=True)
class Discarded(Event):
    seat: int
    card: str


@dataclass(frozen=True)
class Rolled(Event):
    seat: int
    dice: Numbers
    purpose: int


@dataclass(frozen=True)
class Rerolled(Event):
    """Dice at these places were rolled again; `dice` is the whole throw afterwards."""

    seat: int
    places: Numbers
    dice: Numbers


@dataclass(frozen=True)
class DieChanged(Event):
    seat: int
    roller: int
    place: int
    before: int
    after: int


@dataclass(frozen=True)
class AttemptGranted(Event):
    seat: int
    count: int


@dataclass(frozen=True)
class Announced(Event):
    """Which ability and row; an empty name announces that none will be used."""

    seat: int
    ability: str
    row: int


@dataclass(frozen=True)
class Activated(Event):
    seat: int
    ability: str
    row: int


@dataclass(frozen=True)
class Targeted(Event):
    seat: int
    target: int


@dataclass(frozen=True)
class TargetLeftTo(Event):
    """The targeting die names nobody: this seat chooses, the attacker or one of its opponents for all of them."""

    seat: int
    attacker: int


@dataclass(frozen=True)
class LeaderAttacked(Event):
    """The card drawn for it follows."""

    seat: int
    leader: int


@dataclass(frozen=True)
class Defended(Event):
    seat: int
    defence: str


@dataclass(frozen=True)
class DefenceDeclined(Event):
    seat: int


@dataclass(frozen=True)
class TokensPlaced(Event):
    seat: int
    status: str
    count: int
    by: int


@dataclass(frozen=True)
class TokensRemoved(Event):
    seat: int
    status: str
    count: int


@dataclass(frozen=True)
class TokenMoved(Event):
    origin: int
    to: int
    status: str
    count: int


@dataclass(frozen=True)
class TokenRefused(Event):
    seat: int
    status: str


@dataclass(frozen=True)
class LimitRaised(Event):
    seat: int
    status: str
    limit: int


@dataclass(frozen=True)
class BoardFlipped(Event):
    seat: int
    board: str


@dataclass(frozen=True)
class AbilityFailed(Event):
    """Nothing at all comes of an activation (DT-TOKEN-6)."""

    seat: int
    ability: str


@dataclass(frozen=True)
class CompanionBuilt(Event):
    """Built at that level, or upgraded to it."""

    seat: int
    companion: str
    level: str


@dataclass(frozen=True)
class CompanionGrew(Event):
    """Out of a smaller one, or of nothing."""

    seat: int
    companion: str
    before: str


@dataclass(frozen=True)
class CompanionHealthChanged(Event):
    seat: int
    companion: str
    before: int
    after: int


@dataclass(frozen=True)
class CompanionTurned(Event):
    seat: int
    companion: str
    active: bool


@dataclass(frozen=True)
class DamageSettled(Event):
    """What a seat takes, with the sum that led there: dealt, added, prevented, halved."""

    seat: int
    dealt: int
    added: int
    prevented: int
    subtotal: int
    total: int


@dataclass(frozen=True)
class HealthChanged(Event):
    """A dial moved; `heals` and `damage` are what was applied together, `team` is who shares the dial."""

    seat: int
    before: int
    after: int
    heals: int
    damage: int
    team: Numbers = ()


@dataclass(frozen=True)
class ExtraPhaseGranted(Event):
    seat: int
    target: int


@dataclass(frozen=True)
class Defeated(Event):
    seats: Numbers


@dataclass(frozen=True)
class GameEnded(Event):
    """The winning seat, the seats of the winning team joined by "+", or "draw"."""

    outcome: str

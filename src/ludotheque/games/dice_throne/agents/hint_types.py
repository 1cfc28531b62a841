"""What a hint carries: an answer, what it is worth, and the numbers its reason is made of."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Final

from ludotheque.games.dice_throne.agents.cards import DUEL, DecisionContext
from ludotheque.games.dice_throne.agents.position import scene_between
from ludotheque.games.dice_throne.agents.text_evaluator import Counts, Dice, TextOutcome, Weighted
from ludotheque.games.dice_throne.agents.values import Full
from ludotheque.games.dice_throne.content.definitions import Hero, NamedDefinition, Requirement
from ludotheque.games.dice_throne.content.traversal import names_somebody
from ludotheque.games.dice_throne.content.vocabulary import Effects

Numbers = dict[str, float]

DAMAGE: Final = "damage"
STRIKE: Final = "strike"
LEAST_SHOWN: Final = 0.05  # less is nothing once it is written with one digit
UNLIKELY: Final = 0.0005  # likewise, of chances in per cent


@dataclass(frozen=True)
class Gain:
    """One thing an answer brings or costs, on average; tokens and companions are named by their sheet."""

    kind: str
    amount: float
    sheet: NamedDefinition | None = None


@dataclass(frozen=True)
class Goal:
    """A row of an ability that dice are rolled for, and what it asks of them."""

    ability: NamedDefinition
    needs: Requirement
    hero: Hero
    only: bool  # the ability has no other row


@dataclass(frozen=True)
class Hint:
    """One answer to a question: what it is worth in points of damage, what it does, and why.

    `damage` is what it is expected to deal, `saved` what it is expected to keep off or heal, `win` the chance that
    the side asked wins; each is None where it is not at stake, or cannot be known.
    """

    action: int
    value: float
    reason_key: str
    numbers: Numbers = field(default_factory=dict)
    gains: tuple[Gain, ...] = ()
    before: tuple[Gain, ...] = ()  # what there is without it
    price: tuple[Gain, ...] = ()
    named: dict[str, NamedDefinition] = field(default_factory=dict)
    goal: Goal | None = None
    certain: bool = True  # no dice decide about the gains
    damage: float | None = None
    saved: float | None = None
    win: float | None = None


class Means:
    """What all the ways a text can go come to on average, for the side whose text it is."""

    def __init__(self, full: Full, ways: list[Weighted], dealt_as: str = DAMAGE) -> None:
        self.full = full
        self.scene = full.scene
        self.ways = ways
        self.dealt_as = dealt_as  # a defence strikes back

    def mean(self, number: Callable[[TextOutcome], float]) -> float:
        return sum(chance * number(tally) for chance, tally in self.ways)

    def dealt(self, tally: TextOutcome) -> int:
        return tally.damage() + (self.full.bonus if tally.attack else 0)

    def kept_off(self, tally: TextOutcome) -> int:
        return min(tally.prevent, self.scene.own.incoming)

    def healed(self, tally: TextOutcome) -> int:
        """As far as there is room below the cap (DT-HP-1); what is about to be lost makes room."""
        own = self.scene.own
        return min(tally.heal, max(0, self.scene.cap - own.health + own.incoming - self.kept_off(tally)))

    @property
    def damage(self) -> float:
        return self.mean(self.dealt)

    @property
    def saved(self) -> float:
        return self.mean(lambda tally: self.kept_off(tally) + self.healed(tally))

    @property
    def certain(self) -> bool:
        return len({signature(tally) for chance, tally in self.ways if chance > 0}) <= 1

    def survival(self) -> float:
        """The chance that the damage now waiting for the own side does not defeat it."""
        own = self.scene.own
        return self.mean(
            lambda tally: float(
                own.incoming + tally.hurt - self.kept_off(tally) - tally.heal < own.health  # DT-DMG-30
            )
        )

    def defended(self) -> float:
        """The chance that it deals damage that a defence may answer."""
        return self.mean(lambda tally: float(tally.normal > 0 and tally.defendable))

    def felling(self) -> float:
        """The chance that this damage on top of what waits for the other side defeats it."""
        foe = self.scene.foe
        return self.mean(lambda tally: float(self.dealt(tally) > 0 and foe.incoming + self.dealt(tally) >= foe.health))

    def gains(self) -> tuple[Gain, ...]:
        """Everything that comes of it, the most telling first."""
        plain = (
            Gain(self.dealt_as, self.damage),
            Gain("saved", self.mean(self.kept_off)),
            Gain("heal", self.mean(self.healed)),
            Gain("hurt", self.mean(lambda tally: tally.hurt)),
            Gain("phases", self.mean(lambda tally: tally.phases)),
            Gain("foe-phases", self.mean(lambda tally: tally.foe_phases)),
            Gain("unanswered", self.mean(lambda tally: float(self.scene.attacking and not tally.defendable))),
            *both_ways("cp", self.mean(lambda tally: tally.cp)),
            *both_ways("cards", self.mean(lambda tally: tally.cards)),
            *both_ways("foe-cp", self.mean(lambda tally: tally.foe_cp)),
            *both_ways("foe-cards", self.mean(lambda tally: tally.foe_cards)),
            Gain("foe-heal", self.mean(lambda tally: tally.foe_heal)),
            *self.tokens("token", lambda tally: tally.tokens),
            *self.tokens("foe-token", lambda tally: tally.foe_tokens),
            *both_ways("rest", self.mean(lambda tally: tally.bonus)),
        )
        return tuple(gain for gain in plain if gain.amount >= LEAST_SHOWN)

    def tokens(self, kind: str, counts: Callable[[TextOutcome], Counts]) -> Iterator[Gain]:
        statuses = sorted({status for _, tally in self.ways for status in counts(tally)})
        for status in statuses:
            mean = sum(chance * counts(tally).get(status, 0) for chance, tally in self.ways)
            for gain in both_ways(kind, mean):
                yield Gain(gain.kind, gain.amount, self.scene.kit.sources[status].sheet)


def turned(gains: tuple[Gain, ...]) -> tuple[Gain, ...]:
    """What an opponent gains, as it looks from here."""
    return tuple(Gain(other_side(gain.kind), gain.amount, gain.sheet) for gain in gains)


def other_side(kind: str) -> str:
    if kind in (DAMAGE, STRIKE):
        return "taken"
    return kind.removeprefix("foe-") if kind.startswith("foe-") else f"foe-{kind}"


def both_ways(kind: str, amount: float) -> tuple[Gain, ...]:
    """More of it, or less, which is another kind."""
    return (Gain(kind, amount),) if amount >= 0 else (Gain(f"{kind}-lost", -amount),)


def tells_less(after: float, before: float, gain: float) -> bool:
    """Does the damage fail to explain what an answer gains or loses?"""
    return abs(after - before) < LEAST_SHOWN or (after > before) != (gain > 0)


def signature(tally: TextOutcome) -> tuple[object, ...]:
    """Equal for tallies that say the same."""
    counts = (tuple(sorted(tally.tokens.items())), tuple(sorted(tally.foe_tokens.items())))
    return (*counts, *(getattr(tally, name) for name in TextOutcome.__slots__ if name not in ("tokens", "foe_tokens")))


def read(full: Full, effects: Effects, dice: Dice = ()) -> Means:
    """What a text comes to, with the dice it looks at."""
    return Means(full, full.reader.outcomes(effects, [(1.0, TextOutcome())], dice))


def full_for(now: DecisionContext, effects: Effects) -> Full:
    """The pair of a friend and an opponent on whom the text does most, where its owner may name somebody."""
    seen = now.seen
    if seen.seats == DUEL or not names_somebody(effects):
        return now.full
    pairs = [(friend, foe) for friend in seen.team(now.seat) for foe in seen.opponents(now.seat)]
    tried = [Full(now.book, scene_between(seen, *pair)) for pair in pairs]
    return max(tried, key=lambda full: full.reader.mean(effects))

"""The content of a hint with its numbers, and its sentence in both languages."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Final

from ludotheque.agents.scored_answer import ScoredAnswer
from ludotheque.games.dice_throne.agents.cards import DUEL, DecisionContext
from ludotheque.games.dice_throne.agents.position import position_between
from ludotheque.games.dice_throne.agents.text_evaluator import Counts, Dice, TextOutcome, Weighted
from ludotheque.games.dice_throne.agents.values import Full
from ludotheque.games.dice_throne.content.definitions import Hero, NamedDefinition, Requirement
from ludotheque.games.dice_throne.content.loader import load_hero
from ludotheque.games.dice_throne.content.traversal import names_somebody
from ludotheque.games.dice_throne.content.vocabulary import Effects
from ludotheque.games.dice_throne.sentences.card_texts import requirement_text
from ludotheque.games.dice_throne.sentences.nouns import Lexicon, lexicon_of, named
from ludotheque.text.clauses import Gender
from ludotheque.text.languages import Language, decimal, percent
from ludotheque.text.messages import Messages
from ludotheque.text.spans import listed, plain, spans
from ludotheque.text.writer import GRAMMARS, name_of

Numbers = dict[str, float]

DAMAGE: Final = "damage"
STRIKE: Final = "strike"
LEAST_SHOWN: Final = 0.05  # smaller values round to 0.0
UNLIKELY: Final = 0.0005  # the same for chances in per cent


@dataclass(frozen=True)
class HintGain:
    """One gain or cost of an answer, on average; tokens and companions are identified by their sheet."""

    kind: str
    amount: float
    definition: NamedDefinition | None = None


@dataclass(frozen=True)
class Goal:
    """A row of an ability that dice are rolled for, and its requirement."""

    ability: NamedDefinition
    needs: Requirement
    hero: Hero
    only: bool  # the ability has no other row


@dataclass(frozen=True)
class ExplainedAnswer(ScoredAnswer):
    """One answer to a question: its value in points of damage, what it does, and why.

    `damage` is the expected damage it deals, `saved` the expected damage it prevents or heals, `win` the chance that
    the asked side wins; each is None where it does not apply or cannot be known.
    """

    gains: tuple[HintGain, ...] = ()
    before: tuple[HintGain, ...] = ()  # the gains without it
    price: tuple[HintGain, ...] = ()
    named: dict[str, NamedDefinition] = field(default_factory=dict)
    goal: Goal | None = None
    certain: bool = True  # the gains do not depend on dice
    damage: float | None = None
    saved: float | None = None
    win: float | None = None


class Means:
    """The average outcome of a text over all its ways, for the text's own side."""

    def __init__(self, full: Full, ways: list[Weighted], dealt_as: str = DAMAGE) -> None:
        self.full = full
        self.position = full.position
        self.ways = ways
        self.dealt_as = dealt_as  # the kind of the damage; a defence strikes back

    def mean(self, number: Callable[[TextOutcome], float]) -> float:
        return sum(chance * number(tally) for chance, tally in self.ways)

    def dealt(self, tally: TextOutcome) -> int:
        return tally.damage() + (self.full.bonus if tally.attack else 0)

    def kept_off(self, tally: TextOutcome) -> int:
        return min(tally.prevent, self.position.own.incoming)

    def healed(self, tally: TextOutcome) -> int:
        """Return the healing within the cap (DT-HP-1), after the damage that is about to be taken."""
        own = self.position.own
        return min(tally.heal, max(0, self.position.cap - own.health + own.incoming - self.kept_off(tally)))

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
        """Return the chance that the own side survives the damage now waiting."""
        own = self.position.own
        return self.mean(
            lambda tally: float(
                own.incoming + tally.hurt - self.kept_off(tally) - tally.heal < own.health  # DT-DMG-30
            )
        )

    def defended(self) -> float:
        """Return the chance that it deals damage that can be defended against."""
        return self.mean(lambda tally: float(tally.normal > 0 and tally.defendable))

    def felling(self) -> float:
        """Return the chance that this damage, added to what already waits, defeats the other side."""
        foe = self.position.foe
        return self.mean(lambda tally: float(self.dealt(tally) > 0 and foe.incoming + self.dealt(tally) >= foe.health))

    def gains(self) -> tuple[HintGain, ...]:
        """Return all gains, the most important first."""
        plain = (
            HintGain(self.dealt_as, self.damage),
            HintGain("saved", self.mean(self.kept_off)),
            HintGain("heal", self.mean(self.healed)),
            HintGain("hurt", self.mean(lambda tally: tally.hurt)),
            HintGain("phases", self.mean(lambda tally: tally.phases)),
            HintGain("foe-phases", self.mean(lambda tally: tally.foe_phases)),
            HintGain("unanswered", self.mean(lambda tally: float(self.position.attacking and not tally.defendable))),
            *both_ways("cp", self.mean(lambda tally: tally.cp)),
            *both_ways("cards", self.mean(lambda tally: tally.cards)),
            *both_ways("foe-cp", self.mean(lambda tally: tally.foe_cp)),
            *both_ways("foe-cards", self.mean(lambda tally: tally.foe_cards)),
            HintGain("foe-heal", self.mean(lambda tally: tally.foe_heal)),
            *self.tokens("token", lambda tally: tally.tokens),
            *self.tokens("foe-token", lambda tally: tally.foe_tokens),
            *both_ways("rest", self.mean(lambda tally: tally.bonus)),
        )
        return tuple(gain for gain in plain if gain.amount >= LEAST_SHOWN)

    def tokens(self, kind: str, counts: Callable[[TextOutcome], Counts]) -> Iterator[HintGain]:
        statuses = sorted({status for _, tally in self.ways for status in counts(tally)})
        for status in statuses:
            mean = sum(chance * counts(tally).get(status, 0) for chance, tally in self.ways)
            for gain in both_ways(kind, mean):
                yield HintGain(gain.kind, gain.amount, self.position.content.sources[status].definition)


def turned(gains: tuple[HintGain, ...]) -> tuple[HintGain, ...]:
    """Return an opponent's gains from this side's perspective."""
    return tuple(HintGain(other_side(gain.kind), gain.amount, gain.definition) for gain in gains)


def other_side(kind: str) -> str:
    if kind in (DAMAGE, STRIKE):
        return "taken"
    return kind.removeprefix("foe-") if kind.startswith("foe-") else f"foe-{kind}"


def both_ways(kind: str, amount: float) -> tuple[HintGain, ...]:
    """Return the gain; a negative amount is a gain of another kind."""
    return (HintGain(kind, amount),) if amount >= 0 else (HintGain(f"{kind}-lost", -amount),)


def tells_less(after: float, before: float, gain: float) -> bool:
    """Return whether the damage fails to explain the gain or loss of an answer."""
    return abs(after - before) < LEAST_SHOWN or (after > before) != (gain > 0)


def signature(tally: TextOutcome) -> tuple[object, ...]:
    """Return a key that is equal for tallies with the same outcome."""
    counts = (tuple(sorted(tally.tokens.items())), tuple(sorted(tally.foe_tokens.items())))
    return (*counts, *(getattr(tally, name) for name in TextOutcome.__slots__ if name not in ("tokens", "foe_tokens")))


def read(full: Full, effects: Effects, dice: Dice = ()) -> Means:
    """Return the outcome of a text with the dice that it counts."""
    return Means(full, full.reader.outcomes(effects, [(1.0, TextOutcome())], dice))


def full_for(context: DecisionContext, effects: Effects) -> Full:
    """Return the evaluator for the pair of friend and opponent with the best result, if the owner names players."""
    seen = context.seen
    if seen.seats == DUEL or not names_somebody(effects):
        return context.full
    pairs = [(friend, foe) for friend in seen.team(context.seat) for foe in seen.opponents(context.seat)]
    tried = [Full(context.cache, position_between(seen, *pair)) for pair in pairs]
    return max(tried, key=lambda full: full.reader.mean(effects))


PERCENT: Final = ("chance", "defeat")
COUNTED: Final = ("attempts", "count", "missing")  # whole numbers that select plural forms
DAMAGES: Final = ("damage", "again")  # formatted with their unit
FLAGS: Final = ("net", "defended")  # formatted as yes or no
FLAG_WORDS: Final = {1: "yes", 0: "no", -1: "none"}
DECISIVE: Final = ("hint-survive", "hint-fell")  # more important than any price
DIGITS: Final = 9  # the precision of sums of chances
WHOLE: Final = 0.05  # the distance below which a number is shown as whole


def sentence(hint: ExplainedAnswer, lang: Language) -> str:
    """Return the sentence that explains how good the answer of a hint is."""
    return Messages(lang).say(hint.reason_key, **arguments(hint, lang))


def with_win(hint: ExplainedAnswer, lang: Language) -> str:
    """Return the sentence with the chance to win, if that is known."""
    said = sentence(hint, lang)
    if hint.win is None:
        return said
    return Messages(lang).say("hint-win", reason=said, win=rough(hint.win, lang))


def rough(chance: float, lang: Language) -> str:
    """Return an estimated chance in whole per cents, never 0 or 100."""
    share = max(1, min(99, round(100 * chance)))
    return f"{share}\u202f%" if lang == "fr" else f"{share}%"


def arguments(hint: ExplainedAnswer, lang: Language) -> dict[str, str | int]:
    """Return the arguments for the sentence of a hint."""
    said: dict[str, str | int] = {name: number_said(name, number, lang) for name, number in hint.numbers.items()}
    said["gains"] = gains_said(hint.gains, lang)
    said["before"] = said.get("before", gains_said(hint.before, lang))
    said["price"] = price_said(hint, lang)
    said["average"] = "no" if hint.certain else "yes"
    if hint.goal is not None:
        said["goal"] = goal_said(hint.goal, lang)
    for place, definition in hint.named.items():
        said[place] = name_of(definition, lang)
    return said


def number_said(name: str, number: float, lang: Language) -> str | int:
    if name in PERCENT:
        return percent(round(number, DIGITS), lang)
    if name in COUNTED:
        return round(number)
    if name in FLAGS:
        return FLAG_WORDS[(number > 0) - (number < 0)]
    return gain_said(HintGain("damage", number), lang) if name in DAMAGES else written(number, lang)


def written(number: float, lang: Language) -> str:
    """Return the number without a decimal if it is whole, and with a true minus sign."""
    text = str(round(number)) if abs(number - round(number)) < WHOLE else decimal(number, lang)
    return text.replace("-", "\u2212")


def gains_said(gains: Sequence[HintGain], lang: Language) -> str:
    """Return the gains as a list: "4 damage, 2 healing and 1 CP"."""
    said = [spans(gain_said(gain, lang)) for gain in gains]
    return plain(listed(said, GRAMMARS[lang].and_word)) if said else Messages(lang).say("hint-gain-nothing")


def gain_said(gain: HintGain, lang: Language) -> str:
    number = written(gain.amount, lang)
    one = is_one(gain.amount, lang)
    token = "" if gain.definition is None else token_said(gain.definition, one, lang)
    return Messages(lang).say(f"hint-gain-{gain.kind}", n=number, form="one" if one else "other", token=token)


def is_one(amount: float, lang: Language) -> bool:
    """Return whether a noun after this amount is singular."""
    return amount < 1 + WHOLE if lang == "en" else amount < 2 - WHOLE


def token_said(definition: NamedDefinition, one: bool, lang: Language) -> str:
    noun = named(definition.name_en, definition.name_fr, Gender.MASCULINE, "")
    return plain(noun.singular(lang) if one else noun.plural(lang))


def price_said(hint: ExplainedAnswer, lang: Language) -> str:
    """Return the end of the sentence with the price and whether it is too high; empty without a price."""
    messages = Messages(lang)
    if "net" not in hint.numbers and not hint.price:
        return ""
    dear = hint.numbers.get("net", 1.0) <= 0
    if not hint.price:
        return messages.say("hint-for-card" if dear else "hint-for-nothing")
    asked = gains_said(hint.price, lang)
    if "gain" not in hint.numbers or hint.reason_key in DECISIVE:
        return messages.say("hint-for", price=asked)
    gain = written(hint.numbers["gain"], lang)
    return messages.say("hint-for-dear" if dear else "hint-for-worth", price=asked, gain=gain)


def goal_said(goal: Goal, lang: Language) -> str:
    """Return the ability, with the requirement of its row if it has several."""
    name = name_of(goal.ability, lang)
    if goal.only:
        return name
    return f"{name} ({plain(requirement_text(goal.needs, lexicon(goal.hero.id), lang))})"


@cache
def lexicon(hero: str) -> Lexicon:
    """Return the names used by a hero's texts."""
    return lexicon_of(load_hero(hero))

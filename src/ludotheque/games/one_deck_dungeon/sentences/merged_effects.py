"""Neighboring effects that share a sentence: "roll 2 agility dice and 1 strength die"."""

from dataclasses import dataclass

from ludotheque.games.one_deck_dungeon.content.effect_types import (
    ChooseOne,
    ExileCube,
    ExileDice,
    Gain,
    Roll,
    SpendTime,
)
from ludotheque.games.one_deck_dungeon.content.vocabulary import Effect, Effects, Place, Whose


@dataclass(frozen=True, slots=True)
class Gains:
    """Dice gained by the same hero."""

    gains: tuple[Gain, ...]

    @property
    def value(self) -> int:
        """Return the value they all show, 0 if they differ."""
        values = {gain.value for gain in self.gains}
        return values.pop() if len(values) == 1 else 0


@dataclass(frozen=True, slots=True)
class Rolls:
    """Dice rolled together by the same hero."""

    rolls: tuple[Roll, ...]


@dataclass(frozen=True, slots=True)
class Exiles:
    """Dice exiled from the supply."""

    exiles: tuple[ExileDice, ...]


@dataclass(frozen=True, slots=True)
class Payment:
    """A cost that must be paid before the rest can happen."""

    price: Effect
    rest: Effects


@dataclass(frozen=True, slots=True)
class RollChoice:
    """A choice to roll more or fewer dice, for free or for prices of one kind; everything else is the same."""

    rolls: tuple[Roll, ...]
    prices: tuple[Effect, ...]


Said = Effect | Gains | Rolls | Exiles | Payment | RollChoice


def grouped(effects: Effects) -> list[Said]:
    """Return the effects in order, with similar dice merged; an initial price is separate from what it buys."""
    if effects and _is_price(effects[0]) and not all(_is_price(effect) for effect in effects):
        return [Payment(effects[0], effects[1:])]
    out: list[Said] = []
    for effect in effects:
        joined = _joined(out[-1], effect) if out else None
        if joined is not None:
            out[-1] = joined
        else:
            out.append(_alone(effect))
    return out


def _is_price(effect: Effect) -> bool:
    if isinstance(effect, ExileDice):
        return not effect.otherwise
    return isinstance(effect, SpendTime) or (isinstance(effect, ExileCube) and effect.place is Place.PARTY)


def _alone(effect: Effect) -> Said:
    if isinstance(effect, ChooseOne):
        return _rolls_to_choose(effect) or effect
    if isinstance(effect, Gain) and effect.only is None:
        return Gains((effect,))
    if isinstance(effect, Roll) and not effect.drop and not effect.on_one:
        return Rolls((effect,))
    if isinstance(effect, ExileDice) and effect.place is Place.SUPPLY and not effect.otherwise:
        return Exiles((effect,))
    return effect


def _rolls_to_choose(choice: ChooseOne) -> RollChoice | None:
    lasts = [option[-1] for option in choice.options if option]
    rolled = tuple(last for last in lasts if isinstance(last, Roll))
    prices = tuple(option[0] for option in choice.options if len(option) == 2 and _is_price(option[0]))
    sizes = {len(option) for option in choice.options}
    alike = len({(roll.color, roll.drop, roll.on_one, roll.whose) for roll in rolled}) == 1
    own = all(roll.whose is Whose.SELF for roll in rolled)
    free_or_paid = (sizes, len(prices)) in (({1}, 0), ({2}, len(rolled))) and len({type(each) for each in prices}) <= 1
    whole = len(rolled) == len(choice.options) and alike and own and free_or_paid
    return RollChoice(rolled, prices) if whole else None


def _joined(before: Said, effect: Effect) -> Said | None:
    after = _alone(effect)
    if isinstance(before, Gains) and isinstance(after, Gains) and before.gains[0].whose is after.gains[0].whose:
        return Gains((*before.gains, *after.gains))
    if isinstance(before, Rolls) and isinstance(after, Rolls) and before.rolls[0].whose is after.rolls[0].whose:
        return Rolls((*before.rolls, *after.rolls))
    if isinstance(before, Exiles) and isinstance(after, Exiles):
        return Exiles((*before.exiles, *after.exiles))
    return None

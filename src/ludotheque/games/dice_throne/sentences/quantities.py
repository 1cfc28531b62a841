"""What both languages ask about an amount."""

from dataclasses import replace

import msgspec

from ludotheque.games.dice_throne.content.vocabulary import Amount
from ludotheque.text.nouns import Noun


def is_negative(amount: Amount) -> bool:
    """Takes away instead of adding."""
    counts = (*amount.per_symbol, *amount.per_pair, *amount.per_token, *amount.per_companion)
    rates = [amount.base, *(rate for _, rate in counts)]
    return min(rates) < 0 and max(rates) <= 0


def without_sign(amount: Amount) -> Amount:
    """How much is taken away, as a positive amount."""
    if not is_negative(amount):
        return amount
    return msgspec.structs.replace(
        amount,
        base=-amount.base,
        per_symbol=_turned(amount.per_symbol),
        per_pair=_turned(amount.per_pair),
        per_token=_turned(amount.per_token),
        per_companion=_turned(amount.per_companion),
    )


def _turned(counts: tuple[tuple[str, int], ...]) -> tuple[tuple[str, int], ...]:
    return tuple((name, -rate) for name, rate in counts)


def unnamed(noun: Noun) -> Noun:
    """The noun without words, for a number that stands alone."""
    return replace(noun, en_singular="", en_plural="", fr_singular="", fr_plural="")

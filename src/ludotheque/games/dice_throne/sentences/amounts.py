"""Amounts in any language: a head ("1 damage") and a tail ("per Sword"), between which a target may stand."""

from dataclasses import replace

import msgspec

from ludotheque.games.dice_throne.content.vocabulary import ANY_STATUS, Amount, Count, Many
from ludotheque.games.dice_throne.sentences import nouns
from ludotheque.games.dice_throne.sentences.language_pack import Measure, Voice
from ludotheque.games.dice_throne.sentences.players import holding
from ludotheque.text.nouns import Noun
from ludotheque.text.spans import Spans, listed, phrase, plain, spans

PLUS = "plus"  # in both languages


def measure(amount: Amount, unit: Noun, voice: Voice) -> Measure:
    """Head and tail of an amount of something."""
    tongue = voice.speech.tongue
    if amount.origin is not None:
        return voice.speech.amounts.equal(amount, unit, _sum(amount, voice))
    if amount.by_tokens:
        return _steps(amount, unit, voice)
    if amount.by_level:
        return _levels(amount, unit, voice), ()
    found = rates(amount, voice)
    if not found:
        return tongue.count(amount.base, unit), ()
    if amount.base:
        more = [phrase(str(rate), per) for rate, per in found]
        return tongue.count(amount.base, unit), phrase(PLUS, tongue.all_of(more))
    (first, per), *others = found
    return tongue.count(first, unit), tongue.all_of([per, *(phrase(str(rate), each) for rate, each in others)])


def whole(amount: Amount, unit: Noun, voice: Voice) -> Spans:
    """An amount with nothing in between."""
    return phrase(*measure(amount, unit, voice))


def tokens(status: str, number: Count, voice: Voice) -> Measure:
    """So many tokens: "Stun", "2 Chi", "all status effects", "any number of Chi"."""
    if number == Amount(1) and status in voice.lexicon.singles:
        return voice.lexicon.token(status).singular(voice.speech.lang), ()
    return numbered(status, number, voice)


def numbered(status: str, number: Count, voice: Voice) -> Measure:
    """The same with a number even where there can be only one: "1 Stun"."""
    words = voice.speech.amounts
    noun = nouns.STATUS_EFFECT if status == ANY_STATUS else words.counted(status, voice)
    if number is Many.ALL:
        return words.all_of(noun), ()
    if number is Many.ANY:
        return words.any_number(noun, voice), ()
    if number is Many.TO_LIMIT:
        return words.to_limit(noun, voice)
    return measure(number, noun, voice)


def token_list(items: tuple[tuple[str, Count], ...], voice: Voice) -> list[Spans]:
    """Several kinds of tokens, all with a number or none."""
    bare = all(number == Amount(1) and status in voice.lexicon.singles for status, number in items)
    return [phrase(*(tokens if bare else numbered)(status, number, voice)) for status, number in items]


def rates(amount: Amount, voice: Voice) -> list[tuple[int, Spans]]:
    """So much for each of something, in the order in which it is said."""
    words, lang = voice.speech.amounts, voice.speech.lang
    out = [(rate, phrase(words.per, names)) for rate, names in _by_rate(amount.per_symbol, voice)]
    out += [(rate, words.pair(symbol, voice)) for symbol, rate in amount.per_pair]
    for status, rate in amount.per_token:
        token = words.counted(status, voice).singular(lang)
        out.append((rate, phrase(words.per, token, holding(amount.of, voice))))
    for group, rate in amount.per_companion:
        out.append((rate, phrase(words.per, voice.lexicon.groups[group].singular(lang), words.in_play)))
    if amount.per_extra_attempt:
        most = words.at_most(amount.max) if amount.max is not None else ""
        attempt = phrase(words.per, nouns.ROLL_ATTEMPT.singular(lang), words.after_first, most)
        out.append((amount.per_extra_attempt, attempt))
    return out


def _by_rate(symbols: tuple[tuple[str, int], ...], voice: Voice) -> list[tuple[int, Spans]]:
    """Symbols with the same rate are named together."""
    alike: dict[int, list[str]] = {}
    for symbol, rate in symbols:
        alike.setdefault(rate, []).append(symbol)
    return [(rate, _named(names, voice)) for rate, names in alike.items()]


def _named(symbols: list[str], voice: Voice) -> Spans:
    names = [voice.lexicon.symbols[symbol].singular(voice.speech.lang) for symbol in symbols]
    ambiguous = bool(voice.lexicon.ambiguous & set(symbols))
    return voice.speech.amounts.symbols(listed(names, voice.speech.tongue.or_word), ambiguous)


def _steps(amount: Amount, unit: Noun, voice: Voice) -> Measure:
    held = "/".join(str(number) for number, _ in amount.by_tokens)
    values = "/".join(str(value) for _, value in amount.by_tokens)
    lang = voice.speech.lang
    return phrase(values, unit.plural(lang)), phrase(voice.speech.amounts.for_tokens, held, nouns.TOKEN.plural(lang))


def _levels(amount: Amount, unit: Noun, voice: Voice) -> Spans:
    (_, first), *others = amount.by_level
    more = ", ".join(voice.speech.amounts.at_level(value, level) for level, value in others)
    return phrase(voice.speech.tongue.count(first, unit), f"({more})")


def _sum(amount: Amount, voice: Voice) -> Spans:
    parts = [spans(str(amount.base))] if amount.base else []
    parts += [origin_words(amount, voice), *(phrase(str(rate), per) for rate, per in rates(amount, voice))]
    out: Spans = ()
    for part in parts:
        out = phrase(out, PLUS, part) if plain(out) else part
    return out


def origin_words(amount: Amount, voice: Voice) -> Spans:
    """Where an amount comes from, halved if it is."""
    words = voice.speech.amounts
    said = words.origin(amount.origin, voice) if amount.origin is not None else ()
    return words.half(said) if amount.half else said


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

"""English amounts: a head ("1 damage") and a tail ("per Sword"), between which a target may stand."""

from ludotheque.games.dice_throne.content.vocabulary import ANY_STATUS, Amount, Count, Many, Origin
from ludotheque.games.dice_throne.sentences import nouns
from ludotheque.games.dice_throne.sentences.english.players import holding, my
from ludotheque.games.dice_throne.sentences.language_pack import Voice
from ludotheque.text.clauses import Lead
from ludotheque.text.english import count
from ludotheque.text.nouns import Noun
from ludotheque.text.spans import Spans, listed, phrase, plain, spans

Measure = tuple[Spans, Spans]


def measure(amount: Amount, unit: Noun, voice: Voice) -> Measure:
    """Head and tail of an amount of something."""
    if amount.origin is not None:
        head = unit.plural("en") if unit.en_plural else spans("an amount")
        return head, phrase("equal to", _sum(amount, voice))
    if amount.by_tokens:
        return _steps(amount, unit)
    if amount.by_level:
        return _levels(amount, unit), ()
    rates = _rates(amount, voice)
    if not rates:
        return count(amount.base, unit), ()
    if amount.base:
        more = [phrase(str(rate), per) for rate, per in rates]
        return count(amount.base, unit), phrase("plus", listed(more, "and"))
    (first, per), *others = rates
    tail = listed([per, *(phrase(str(rate), each) for rate, each in others)], "and")
    return count(first, unit), tail


def by_symbol(amount: Amount, voice: Voice) -> tuple[Lead, Amount] | None:
    """So much for each of one symbol, said first: "per Fist:", so that "the attacker per Fist" is not read together."""
    only = (Amount(per_symbol=amount.per_symbol), Amount(per_pair=amount.per_pair))
    rates = _rates(amount, voice) if amount in only else []
    if len(rates) != 1:
        return None
    ((rate, per),) = rates
    return Lead(per, short=True), Amount(rate)


def whole(amount: Amount, unit: Noun, voice: Voice) -> Spans:
    """An amount with nothing in between."""
    return phrase(*measure(amount, unit, voice))


def tokens(status: str, number: Count, voice: Voice) -> Measure:
    """So many tokens: "Stun", "2 Chi", "all status effects", "any number of Chi"."""
    if number == Amount(1) and status in voice.lexicon.singles:
        return voice.lexicon.token(status).singular("en"), ()
    return numbered(status, number, voice)


def numbered(status: str, number: Count, voice: Voice) -> Measure:
    """The same with a number even where there can be only one: "1 Stun"."""
    noun = nouns.STATUS_EFFECT if status == ANY_STATUS else voice.lexicon.token(status)
    name = noun.plural("en") if _is_counted(status, voice) else noun.singular("en")
    if number is Many.ALL:
        return phrase("all", name), ()
    if number is Many.ANY:
        return phrase("any number of", name), ()
    if number is Many.TO_LIMIT:
        return name, phrase("up to", my(voice), nouns.STACK_LIMIT.singular("en"))
    return measure(number, noun if _is_counted(status, voice) else _uncounted(noun), voice)


def token_list(items: tuple[tuple[str, Count], ...], voice: Voice) -> list[Spans]:
    """Several kinds of tokens, all with a number or none."""
    bare = all(number == Amount(1) and status in voice.lexicon.singles for status, number in items)
    return [phrase(*(tokens if bare else numbered)(status, number, voice)) for status, number in items]


def _is_counted(status: str, voice: Voice) -> bool:
    return status not in voice.lexicon.statuses


def _uncounted(noun: Noun) -> Noun:
    """Status names do not change with their number: 1 Chi, 2 Chi."""
    return Noun(noun.en_singular, noun.en_singular, noun.fr_singular, noun.fr_plural, noun.gender, noun.term)


def _rates(amount: Amount, voice: Voice) -> list[tuple[int, Spans]]:
    out = [(rate, phrase("per", names)) for rate, names in _by_rate(amount.per_symbol, voice)]
    for symbol, rate in amount.per_pair:
        rolled = "rolled" if symbol in voice.lexicon.ambiguous else ""
        out.append((rate, phrase("for every 2", voice.lexicon.symbols[symbol].plural("en"), rolled)))
    for status, rate in amount.per_token:
        noun = voice.lexicon.statuses[status].singular("en")
        out.append((rate, phrase("per", noun, holding(amount.of, voice))))
    for group, rate in amount.per_companion:
        out.append((rate, phrase("per", voice.lexicon.groups[group].singular("en"), "in play")))
    if amount.per_extra_attempt:
        out.append((amount.per_extra_attempt, _attempts(amount)))
    return out


def _by_rate(symbols: tuple[tuple[str, int], ...], voice: Voice) -> list[tuple[int, Spans]]:
    """Symbols with the same rate are named together; one that is also the name of something else is "rolled"."""
    rates: dict[int, list[str]] = {}
    for symbol, rate in symbols:
        rates.setdefault(rate, []).append(symbol)
    return [(rate, _named(alike, voice)) for rate, alike in rates.items()]


def _named(symbols: list[str], voice: Voice) -> Spans:
    rolled = "rolled" if voice.lexicon.ambiguous & set(symbols) else ""
    return phrase(listed([voice.lexicon.symbols[symbol].singular("en") for symbol in symbols], "or"), rolled)


def _attempts(amount: Amount) -> Spans:
    most = f"(at most {amount.max})" if amount.max is not None else ""
    return phrase("per", nouns.ROLL_ATTEMPT.singular("en"), "after the first", most)


def _steps(amount: Amount, unit: Noun) -> Measure:
    held = "/".join(str(number) for number, _ in amount.by_tokens)
    values = "/".join(str(value) for _, value in amount.by_tokens)
    return phrase(values, unit.plural("en")), phrase("for", held, nouns.TOKEN.plural("en"))


def _levels(amount: Amount, unit: Noun) -> Spans:
    (_, first), *others = amount.by_level
    more = ", ".join(f"{value} if {nouns.LEVELS_EN[level]}" for level, value in others)
    return phrase(count(first, unit), f"({more})")


def _sum(amount: Amount, voice: Voice) -> Spans:
    origin = origin_words(amount, voice)
    rates = [phrase(str(rate), per) for rate, per in _rates(amount, voice)]
    base = [spans(str(amount.base))] if amount.base else []
    out: Spans = ()
    for part in [*base, origin, *rates]:
        out = phrase(out, "plus", part) if plain(out) else part
    return out


def origin_words(amount: Amount, voice: Voice) -> Spans:
    """Where an amount comes from, halved if it is."""
    words = {
        Origin.ROLL_TOTAL: spans("the roll" if voice.thrown == 1 else "the total rolled"),
        Origin.OWN_CP: phrase(my(voice), nouns.CP.plural("en")),
        Origin.INCOMING_DAMAGE: phrase("the", nouns.INCOMING_DAMAGE.singular("en")),
        Origin.DAMAGE_DEALT: spans("the damage dealt"),
        None: (),
    }[amount.origin]
    return phrase("half", words, "(rounded up)") if amount.half else words

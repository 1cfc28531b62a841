"""French amounts: a head ("1 dégât") and a tail ("par Épée"), so that a target can stand before both."""

from dataclasses import replace

from ludotheque.games.dice_throne.content.vocabulary import ANY_STATUS, Amount, Count, Many, Origin
from ludotheque.games.dice_throne.sentences import nouns
from ludotheque.games.dice_throne.sentences.french.players import holding, mine, my
from ludotheque.games.dice_throne.sentences.language_pack import Voice
from ludotheque.text.french import count, elided, of, to
from ludotheque.text.nouns import Gender, Noun
from ludotheque.text.spans import Spans, listed, phrase, plain, spans

Measure = tuple[Spans, Spans]


def measure(amount: Amount, unit: Noun, voice: Voice) -> Measure:
    """Head and tail of an amount of something."""
    if amount == Amount(origin=Origin.DAMAGE_DEALT):
        return phrase("autant", elided("de", unit.plural("fr"))), spans("que de dégâts infligés")
    if amount.origin is not None:
        return phrase("un nombre", elided("de", unit.plural("fr"))), phrase("égal", to(_sum(amount, voice)))
    if amount.by_tokens:
        return _steps(amount, unit)
    if amount.by_level:
        return _levels(amount, unit), ()
    rates = _rates(amount, voice)
    if not rates:
        return count(amount.base, unit), ()
    if amount.base:
        more = [phrase(str(rate), per) for rate, per in rates]
        return count(amount.base, unit), phrase("plus", listed(more, "et"))
    (first, per), *others = rates
    tail = listed([per, *(phrase(str(rate), each) for rate, each in others)], "et")
    return count(first, unit), tail


def whole(amount: Amount, unit: Noun, voice: Voice) -> Spans:
    """An amount with nothing in between."""
    return phrase(*measure(amount, unit, voice))


def tokens(status: str, number: Count, voice: Voice) -> Measure:
    """So many tokens: "Étourdissement", "2 jetons Chi", "toutes les Altérations d’État"."""
    if number == Amount(1) and status in voice.lexicon.singles:
        return voice.lexicon.token(status).singular("fr"), ()
    return numbered(status, number, voice)


def numbered(status: str, number: Count, voice: Voice) -> Measure:
    """The same with a number even where there can be only one: "1 jeton Étourdissement"."""
    noun = nouns.STATUS_EFFECT if status == ANY_STATUS else counted(status, voice)
    if number is Many.ALL:
        return phrase("toutes les" if noun.gender is Gender.FEMININE else "tous les", noun.plural("fr")), ()
    if number is Many.ANY:
        return as_many(noun, voice), ()
    if number is Many.TO_LIMIT:
        return phrase("des", noun.plural("fr")), phrase("jusqu’à", my(voice, nouns.STACK_LIMIT))
    return measure(number, noun, voice)


def token_list(items: tuple[tuple[str, Count], ...], voice: Voice) -> list[Spans]:
    """Several kinds of tokens, all with a number or none."""
    bare = all(number == Amount(1) and status in voice.lexicon.singles for status, number in items)
    return [phrase(*(tokens if bare else numbered)(status, number, voice)) for status, number in items]


def counted(token: str, voice: Voice) -> Noun:
    """A status is counted by its tokens, a companion by itself."""
    noun = voice.lexicon.token(token)
    if token not in voice.lexicon.statuses:
        return noun
    name = noun.fr_singular
    return replace(noun, fr_singular=f"jeton {name}", fr_plural=f"jetons {name}", gender=Gender.MASCULINE)


def as_many(noun: Noun, voice: Voice) -> Spans:
    """`autant de jetons que vous voulez`."""
    wish = "qu’il veut" if voice.of_holder else "que vous voulez"
    return phrase("autant", elided("de", noun.plural("fr")), wish)


def _rates(amount: Amount, voice: Voice) -> list[tuple[int, Spans]]:
    out = [(rate, phrase("par", names)) for rate, names in _by_rate(amount.per_symbol, voice)]
    for symbol, rate in amount.per_pair:
        noun = voice.lexicon.symbols[symbol]
        face = phrase("faces", noun.singular("fr")) if symbol in voice.lexicon.ambiguous else noun.plural("fr")
        out.append((rate, phrase("par paire", elided("de", face))))
    for status, rate in amount.per_token:
        out.append((rate, phrase("par", counted(status, voice).singular("fr"), holding(amount.of, voice))))
    for group, rate in amount.per_companion:
        out.append((rate, phrase("par", voice.lexicon.groups[group].singular("fr"), "en jeu")))
    if amount.per_extra_attempt:
        out.append((amount.per_extra_attempt, _attempts(amount)))
    return out


def _by_rate(symbols: tuple[tuple[str, int], ...], voice: Voice) -> list[tuple[int, Spans]]:
    """Symbols with the same rate are named together; one that is also the name of something else is called a face."""
    rates: dict[int, list[str]] = {}
    for symbol, rate in symbols:
        rates.setdefault(rate, []).append(symbol)
    return [(rate, _named(alike, voice)) for rate, alike in rates.items()]


def _named(symbols: list[str], voice: Voice) -> Spans:
    face = "face" if voice.lexicon.ambiguous & set(symbols) else ""
    return phrase(face, listed([voice.lexicon.symbols[symbol].singular("fr") for symbol in symbols], "ou"))


def _attempts(amount: Amount) -> Spans:
    most = f"({amount.max} au maximum)" if amount.max is not None else ""
    return phrase("par", nouns.ROLL_ATTEMPT.singular("fr"), "après la première", most)


def _steps(amount: Amount, unit: Noun) -> Measure:
    held = "/".join(str(number) for number, _ in amount.by_tokens)
    values = "/".join(str(value) for _, value in amount.by_tokens)
    return phrase(values, unit.plural("fr")), phrase("pour", held, nouns.TOKEN.plural("fr"))


def _levels(amount: Amount, unit: Noun) -> Spans:
    (_, first), *others = amount.by_level
    more = ", ".join(f"{value} au niveau {nouns.LEVELS_FR[level]}" for level, value in others)
    return phrase(count(first, unit), f"({more})")


def _sum(amount: Amount, voice: Voice) -> Spans:
    rates = [phrase(str(rate), per) for rate, per in _rates(amount, voice)]
    base = [spans(str(amount.base))] if amount.base else []
    out: Spans = ()
    for part in [*base, origin_words(amount, voice), *rates]:
        out = phrase(out, "plus", part) if plain(out) else part
    return out


def origin_words(amount: Amount, voice: Voice) -> Spans:
    """Where an amount comes from, halved if it is."""
    words = {
        Origin.ROLL_TOTAL: spans("le résultat" if voice.thrown == 1 else "le total des dés"),
        Origin.OWN_CP: phrase(mine(voice), nouns.CP.plural("fr")),
        Origin.INCOMING_DAMAGE: phrase("les", nouns.INCOMING_DAMAGE.plural("fr")),
        Origin.DAMAGE_DEALT: spans("les dégâts infligés"),
        None: (),
    }[amount.origin]
    return phrase("la moitié", of(words), "(arrondie au chiffre supérieur)") if amount.half else words

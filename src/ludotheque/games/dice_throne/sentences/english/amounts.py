"""English words for amounts."""

from typing import Final

from ludotheque.games.dice_throne.content.vocabulary import Amount, Origin
from ludotheque.games.dice_throne.sentences import nouns
from ludotheque.games.dice_throne.sentences.amounts import rates
from ludotheque.games.dice_throne.sentences.english.players import my
from ludotheque.games.dice_throne.sentences.language_pack import AmountWords, Measure, Voice
from ludotheque.text.clauses import Lead
from ludotheque.text.nouns import Noun
from ludotheque.text.spans import Spans, phrase, spans


def by_symbol(amount: Amount, voice: Voice) -> tuple[Lead, Amount] | None:
    """So much for each of one symbol, said first: "per Fist:", so that "the attacker per Fist" is not read together."""
    only = (Amount(per_symbol=amount.per_symbol), Amount(per_pair=amount.per_pair))
    found = rates(amount, voice) if amount in only else []
    if len(found) != 1:
        return None
    ((rate, per),) = found
    return Lead(per, short=True), Amount(rate)


def _equal(_amount: Amount, unit: Noun, to: Spans) -> Measure:
    return unit.plural("en") if unit.en_plural else spans("an amount"), phrase("equal to", to)


def _counted(token: str, voice: Voice) -> Noun:
    """Status names do not change with their number: 1 Chi, 2 Chi."""
    noun = voice.lexicon.token(token)
    if token not in voice.lexicon.statuses:
        return noun
    return Noun(noun.en_singular, noun.en_singular, noun.fr_singular, noun.fr_plural, noun.gender, noun.term)


def _to_limit(noun: Noun, voice: Voice) -> Measure:
    return noun.plural("en"), phrase("up to", my(voice), nouns.STACK_LIMIT.singular("en"))


def _pair(symbol: str, voice: Voice) -> Spans:
    rolled = "rolled" if symbol in voice.lexicon.ambiguous else ""
    return phrase("for every 2", voice.lexicon.symbols[symbol].plural("en"), rolled)


def _origin(origin: Origin, voice: Voice) -> Spans:
    return {
        Origin.ROLL_TOTAL: spans("the roll" if voice.thrown == 1 else "the total rolled"),
        Origin.OWN_CP: phrase(my(voice), nouns.CP.plural("en")),
        Origin.INCOMING_DAMAGE: phrase("the", nouns.INCOMING_DAMAGE.singular("en")),
        Origin.DAMAGE_DEALT: spans("the damage dealt"),
    }[origin]


AMOUNTS: Final = AmountWords(
    equal=_equal,
    counted=_counted,
    all_of=lambda noun: phrase("all", noun.plural("en")),
    any_number=lambda noun, _voice: phrase("any number of", noun.plural("en")),
    to_limit=_to_limit,
    per="per",
    pair=_pair,
    symbols=lambda names, ambiguous: phrase(names, "rolled" if ambiguous else ""),
    in_play="in play",
    after_first="after the first",
    at_most=lambda most: f"(at most {most})",
    for_tokens="for",
    at_level=lambda value, level: f"{value} if {nouns.LEVELS_EN[level]}",
    origin=_origin,
    half=lambda words: phrase("half", words, "(rounded up)"),
)

"""English words for conditions."""

from typing import Final

from ludotheque.games.dice_throne.content.vocabulary import CostKind, SymbolCounts
from ludotheque.games.dice_throne.sentences import nouns
from ludotheque.games.dice_throne.sentences.english.players import did, my, same
from ludotheque.games.dice_throne.sentences.language_pack import ConditionWords, Voice
from ludotheque.games.dice_throne.sentences.players import i
from ludotheque.text.english import BE, HAVE, count
from ludotheque.text.spans import Spans, listed, phrase, spans

DONE: Final = {CostKind.CP: "paid", CostKind.SPEND: "spent", CostKind.REMOVE: "removed", CostKind.DISCARD: "discarded"}


def _counted(counts: SymbolCounts, voice: Voice) -> Spans:
    rolled = "rolled" if voice.lexicon.ambiguous & {symbol for symbol, _ in counts} else ""
    return phrase(listed([count(number, voice.lexicon.symbols[symbol]) for symbol, number in counts], "and"), rolled)


def _damaged_holder(status: str, number: int, voice: Voice) -> Spans:
    victim = phrase("a player with at least", str(number), voice.lexicon.statuses[status].singular("en"))
    return phrase(my(voice), "Attack damaged", victim, "this turn")


def _so_many(status: str, number: int, voice: Voice) -> Spans:
    few = "" if number == 1 and status in voice.lexicon.singles else f"at least {number}"
    return phrase(few, voice.lexicon.statuses[status].singular("en"))


def _is_owner(yes: bool, voice: Voice) -> Spans:
    return phrase(i(voice, BE), "" if yes else "not", "the", voice.lexicon.owner(voice.token).singular("en"))


def _is_opponent(yes: bool, voice: Voice) -> Spans:
    who = phrase(same(voice), "is") if voice.of_holder else spans("they are")
    return phrase(who, "" if yes else "not", "an opponent")


def _fewer_attempts(number: int, voice: Voice) -> Spans:
    fewer = phrase("made fewer than", str(number), nouns.ROLL_ATTEMPT.plural("en"), "this turn")
    return phrase(did(voice, ""), fewer)


def _companion(companion: str, voice: Voice, is_what: str) -> Spans:
    return phrase(voice.lexicon.companions[companion].singular("en"), is_what)


CONDITIONS: Final = ConditionWords(
    on="on",
    all_hold=lambda parts: phrase("if", listed(parts, "and")),
    counted=_counted,
    span=lambda low, high: f"{low} to {high}",
    this_die_shows="this die shows",
    a_die_shows="a die shows",
    dice_show="the dice show",
    no_die_shows="no die shows",
    nor="or",
    get=HAVE,
    roll="the roll",
    total="the total rolled",
    is_between=lambda low, high: f"is {low} to {high}",
    is_at_least=lambda least: f"is {least} or more",
    is_at_most=lambda most: f"is {most} or less",
    rerolled=lambda yes, voice: did(voice, "do" if yes else "do not"),
    added=lambda least: f"this adds at least {least} damage",
    attack_deals=lambda least, voice: phrase(my(voice), "Attack deals at least", str(least), "damage"),
    incoming=lambda least: phrase("the", nouns.INCOMING_DAMAGE.singular("en"), f"is {least} or more"),
    dealt=lambda least: spans(f"the Attack deals at least {least} damage"),
    damaged_holder=_damaged_holder,
    defence_rolled=lambda yes: "the defense was rolled" if yes else "the defense has not been rolled",
    ultimate=lambda yes: "the Attack is an Ultimate" if yes else "the Attack is not an Ultimate",
    have=HAVE,
    so_many=_so_many,
    paid=lambda least, voice: did(voice, f"{DONE[voice.paid]} at least {least}"),
    is_owner=_is_owner,
    held_before=lambda yes, voice: did(voice, f"{'had' if yes else 'did not have'} it when that turn began"),
    is_opponent=_is_opponent,
    is_first=lambda yes, voice: phrase(i(voice, BE), "" if yes else "not", "the Start Player"),
    fewer_attempts=_fewer_attempts,
    flipped=lambda yes, voice: phrase(my(voice), "board", "is flipped" if yes else "is not flipped"),
    active=lambda companion, voice: _companion(companion, voice, "is active"),
    downed=lambda companion, voice: _companion(companion, voice, "is downed"),
    health=lambda companion, least, voice: _companion(companion, voice, f"has at least {least} health"),
)

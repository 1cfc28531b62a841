"""English words for companions and the board."""

from typing import Final

from ludotheque.games.dice_throne.content import effect_types as e
from ludotheque.games.dice_throne.content.vocabulary import Amount, CompanionState
from ludotheque.games.dice_throne.sentences import nouns
from ludotheque.games.dice_throne.sentences.amounts import measure, whole
from ludotheque.games.dice_throne.sentences.english.players import my
from ludotheque.games.dice_throne.sentences.language_pack import CompanionWords, Voice
from ludotheque.games.dice_throne.sentences.players import me, order
from ludotheque.text.clauses import Clause, Person, Subject
from ludotheque.text.english import article, times, verb
from ludotheque.text.nouns import Noun
from ludotheque.text.spans import Spans, phrase, plain, spans


def _grow(effect: e.Grow, group: Noun, voice: Voice) -> Clause:
    often = _times(effect.amount, voice)
    if not effect.each_in_play:
        what = phrase(my(voice), group.plural("en"), often)
        return Clause(me(voice), verb("grow"), what, may=effect.optional)
    some = "any of" if effect.optional else "all"
    return order(voice, verb("grow"), some, my(voice), group.plural("en"), often, "each")


def _times(amount: Amount, voice: Voice) -> Spans:
    """`twice`, `once per Spirit rolled`."""
    if amount == Amount(amount.base):
        return spans(times(amount.base))
    head, tail = measure(amount, nouns.TIME, voice)
    return phrase("once" if plain(head) == "1 time" else head, tail)


def _heal(effect: e.HealCompanion, voice: Voice) -> Clause:
    companion = voice.lexicon.companions[effect.companion].singular("en")
    return order(voice, verb("heal"), companion, "for", whole(effect.amount, nouns.HEALTH, voice))


def _turn(effect: e.SetCompanion, voice: Voice) -> Clause:
    companion = Subject(voice.lexicon.companions[effect.companion].singular("en"), Person.ONE)
    state = "active" if effect.state is CompanionState.ACTIVE else "downed"
    return Clause(companion, verb("become"), spans(state))


def _so_many(number: int, noun: Noun, different: bool) -> Spans:
    most = "up to" if number > 1 else ""
    return phrase(most, str(number), "different" if different else "", noun.form(number, "en"))


COMPANIONS: Final = CompanionWords(
    grow=_grow,
    heal=_heal,
    turn=_turn,
    activate=verb("activate"),
    so_many=_so_many,
    free="for free",
    any_time=lambda many: f"(even outside {'their' if many else 'its'} usual timing)",
    build=verb("build"),
    upgrade=verb("upgrade"),
    levelled=lambda level, group: article(phrase(nouns.LEVELS_EN[level], group.singular("en"))),
    upgraded=lambda level, _group: phrase("to", nouns.LEVELS_EN[level]),
    flip=verb("flip"),
    own_board=lambda voice: f"{my(voice)} board",
    rest_of_game="for the rest of the game",
)

"""English words for players: who acts, who receives, whose."""

from dataclasses import replace
from typing import Final

from ludotheque.games.dice_throne.content.vocabulary import Pick, Who
from ludotheque.games.dice_throne.sentences import nouns
from ludotheque.games.dice_throne.sentences.language_pack import PlayerWords, Setting, Voice
from ludotheque.text.clauses import Block, Clause, Lead, Person, Subject, When
from ludotheque.text.english import article, possessive, times
from ludotheque.text.nouns import Noun
from ludotheque.text.spans import Spans, phrase, spans

FIXED: Final = {
    Who.ATTACKER: "the attacker",
    Who.INFLICTER: "the player who inflicted this token",
    Who.EACH_OPPONENT: "each opponent",
    Who.EACH_PLAYER: "each player",
    Who.TRIGGER_PLAYER: "that opponent",
}


def my(voice: Voice) -> str:
    """`your` or `their`."""
    return "their" if voice.of_holder else "your"


def myself(voice: Voice) -> str:
    """`yourself` or `themselves`."""
    return "themselves" if voice.of_holder else "yourself"


def me(voice: Voice) -> Subject:
    if voice.of_holder and voice.is_named:
        return Subject(spans("they"), Person.MANY, own=True)
    if voice.of_holder:
        voice.is_named = True
        hero = phrase("the", voice.lexicon.owner(voice.token).singular("en"))
        return Subject(hero if voice.of_leaflet else spans("the holder"), Person.ONE, own=True)
    return Subject(spans("you"), Person.YOU, own=True)


def did(voice: Voice, past: str) -> Spans:
    """The same with a past tense, which has one form."""
    return phrase(me(voice).spans, past)


def of_me(voice: Voice, words: Spans) -> Spans:
    """`your Attack`; `the holder's Attack` where the holder is first named, then `their Attack`."""
    if not voice.of_holder or voice.is_named:
        return phrase(my(voice), words)
    voice.is_named = True
    return phrase(possessive("the holder"), words)


def opposed(voice: Voice) -> Spans:
    """Whom the text's Attack or ability is aimed at."""
    return spans("the opponent" if voice.setting is Setting.OFFENCE else "the defender")


def same(voice: Voice) -> Spans:
    """Whoever was picked last; in the text of a token "them" would be taken for its holder."""
    if not voice.of_holder:
        return spans("them")
    noun = nouns.SIDES[voice.picked]
    return phrase("those", noun.plural("en")) if voice.picked_many else phrase("that", noun.singular("en"))


def whose(voice: Voice, noun: Noun) -> Spans:
    """`your turn`, `their turn`; `the holder's turn` where nobody else would say whose it is."""
    return phrase(possessive("the holder") if voice.holder_spelled else my(voice), noun.singular("en"))


def choice(voice: Voice) -> Spans:
    """`of your choice`."""
    return phrase("of", my(voice), "choice")


def _pick(pick: Pick, noun: Noun, voice: Voice) -> Spans:
    most, different = "up to" if pick.up_to else "", "different" if pick.distinct else ""
    return phrase(most, str(pick.count), different, noun.form(pick.count, "en"), choice(voice))


def _as_object(target: Who | Pick, named: Spans) -> Spans:
    every = isinstance(target, Pick) and target.count > 1 and not target.up_to
    return phrase("each of" if every else "", named)


def _repeated(often: int, said: Clause) -> Block:
    note = "(the same one or another)"
    return (When(Lead(spans(times(often))), (replace(said, rest=phrase(said.rest, note)),)),)


PLAYERS: Final = PlayerWords(
    me=me,
    fixed=FIXED,
    chosen=lambda noun, voice: phrase(article(noun.singular("en")), choice(voice)),
    any_holder=lambda voice: phrase("players", choice(voice)),
    oneself=myself,
    opposed=opposed,
    same=same,
    they=lambda _voice: Subject(spans("they"), Person.MANY),
    pick=_pick,
    most="",
    as_object=_as_object,
    with_others=lambda _voice: Person.MANY,
    repeated=_repeated,
    on=lambda whom: phrase("on", whom),
    holder_has="the holder has",
    they_have="they have",
    you_have="you have",
    whose=whose,
)

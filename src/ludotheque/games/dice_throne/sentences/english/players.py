"""English words for players: who acts, who receives, whose."""

from dataclasses import replace
from typing import Final

from ludotheque.games.dice_throne.content.vocabulary import Pick, Side, Targets, TokensOf, Who
from ludotheque.games.dice_throne.sentences import nouns
from ludotheque.games.dice_throne.sentences.language_pack import Setting, Voice, choices
from ludotheque.text.clauses import Block, Clause, Lead, Person, Subject, Verb, When
from ludotheque.text.english import article, possessive, times
from ludotheque.text.nouns import Noun
from ludotheque.text.spans import Part, Spans, listed, phrase, spans

_CHOSEN: Final = {
    Who.CHOSEN_PLAYER: (nouns.PLAYER, Side.PLAYER),
    Who.CHOSEN_OPPONENT: (nouns.OPPONENT, Side.OPPONENT),
    Who.CHOSEN_TEAMMATE: (nouns.TEAMMATE, Side.PLAYER),
}
_FIXED: Final = {
    Who.ATTACKER: "the attacker",
    Who.INFLICTER: "the player who inflicted this token",
    Who.EACH_OPPONENT: "each opponent",
    Who.EACH_PLAYER: "each player",
    Who.TRIGGER_PLAYER: "that opponent",
}


def me(voice: Voice) -> Subject:
    """The one the text is about: "you", or "the holder", taken up as "they"; or the hero whose leaflet it is."""
    if voice.of_holder and voice.is_named:
        return Subject(spans("they"), Person.MANY, own=True)
    if voice.of_holder:
        voice.is_named = True
        hero = phrase("the", voice.lexicon.owner(voice.token).singular("en"))
        return Subject(hero if voice.of_leaflet else spans("the holder"), Person.ONE, own=True)
    return Subject(spans("you"), Person.YOU, own=True)


def fact(voice: Voice) -> Subject:
    """The same where something is stated of them, so that "you" is said."""
    return replace(me(voice), own=False)


def my(voice: Voice) -> str:
    """`your` or `their`."""
    return "their" if voice.of_holder else "your"


def myself(voice: Voice) -> str:
    """`yourself` or `themselves`."""
    return "themselves" if voice.of_holder else "yourself"


def i(voice: Voice, verb: Verb) -> Spans:
    """The one the text is about, with a verb: "you have", "the holder is"."""
    subject = me(voice)
    return phrase(subject.spans, verb.form(subject.person))


def did(voice: Voice, past: str) -> Spans:
    """The same with a past tense, which has one form."""
    return phrase(me(voice).spans, past)


def of_me(voice: Voice, words: Spans) -> Spans:
    """`your Attack`; `the holder's Attack` where the holder is first named, then `their Attack`."""
    if not voice.of_holder or voice.is_named:
        return phrase(my(voice), words)
    voice.is_named = True
    return phrase(possessive("the holder"), words)


def order(voice: Voice, verb: Verb, *rest: Part) -> Clause:
    """Something the owner or holder does."""
    return Clause(me(voice), verb, phrase(*rest))


def recipient(targets: Targets, voice: Voice) -> Spans:
    """The targets as an object: "the attacker", "each of 2 opponents of your choice"."""
    return listed([phrase(_each_of(target), _one(target, voice)) for target in targets], "and")


def _each_of(target: Who | Pick) -> str:
    return "each of" if isinstance(target, Pick) and target.count > 1 and not target.up_to else ""


def doer(targets: Targets, voice: Voice) -> Subject:
    """The targets as those who act."""
    if targets == (Who.SELF,):
        return me(voice)
    if Who.SELF in targets:
        others = [_one(target, voice) for target in targets if target is not Who.SELF]
        return Subject(listed([me(voice).spans, *others], "and"), Person.MANY)
    if targets == (Who.SAME,) and not voice.of_holder:
        return Subject(spans("they"), Person.MANY)
    many = len(targets) > 1 or any(isinstance(target, Pick) and target.count > 1 for target in targets)
    many = many or targets == (Who.ANY_HOLDER,) or (targets == (Who.SAME,) and voice.picked_many)
    named = listed([_one(target, voice) for target in targets], "and")
    return Subject(named, Person.MANY if many else Person.ONE)


def _one(target: Who | Pick, voice: Voice) -> Spans:
    if isinstance(target, Pick):
        return _pick(target, voice)
    if target in _CHOSEN:
        noun, voice.picked = _CHOSEN[target]
        voice.picked_many = False
        return phrase(article(noun.singular("en")), "of", my(voice), "choice")
    if target is Who.SAME:
        return same(voice)
    if target is Who.ANY_HOLDER:
        return phrase("players of", my(voice), "choice")
    if target is Who.SELF:
        return spans(myself(voice))
    if target is Who.DEFENDER:
        return opposed(voice)
    return spans(_FIXED[target])


def opposed(voice: Voice) -> Spans:
    """Whom the text's Attack or ability is aimed at."""
    return spans("the opponent" if voice.setting is Setting.OFFENCE else "the defender")


def same(voice: Voice) -> Spans:
    """Whoever was picked last; in the text of a token "them" would be taken for its holder."""
    if not voice.of_holder:
        return spans("them")
    noun = nouns.SIDES[voice.picked]
    return phrase("those", noun.plural("en")) if voice.picked_many else phrase("that", noun.singular("en"))


def _pick(pick: Pick, voice: Voice) -> Spans:
    noun = nouns.POOLS[pick.of]
    voice.picked = Side.OPPONENT if noun is nouns.OPPONENT else Side.PLAYER
    voice.picked_many = pick.count > 1
    return phrase(
        "up to" if pick.up_to else "",
        str(pick.count),
        "different" if pick.distinct else "",
        noun.form(pick.count, "en"),
        "of",
        my(voice),
        "choice",
    )


def repeated(targets: Targets, said: Clause) -> Block:
    """`twice, deal 1 damage to an opponent of your choice (the same one or another)`."""
    often = choices(targets)
    if often == 1:
        return (said,)
    note = "(the same one or another)"
    return (When(Lead(spans(times(often))), (replace(said, rest=phrase(said.rest, note)),)),)


def holding(of: TokensOf, voice: Voice) -> Spans:
    """After a token: "you have", "on the defender"."""
    if of is TokensOf.DEFENDER:
        return phrase("on", opposed(voice))
    if of is TokensOf.SELF and voice.of_holder and voice.to_others:
        return spans("the holder has")
    return spans("they have" if of is TokensOf.TARGET or voice.of_holder else "you have")


def whose(voice: Voice, noun: Noun) -> Spans:
    """`your turn`, `their turn`; `the holder's turn` where nobody else would say whose it is."""
    return phrase(possessive("the holder") if voice.holder_spelled else my(voice), noun.singular("en"))

"""Who acts, who receives, whose: in any language."""

from dataclasses import replace
from typing import Final

from ludotheque.games.dice_throne.content.vocabulary import Pick, Side, Targets, TokensOf, Who
from ludotheque.games.dice_throne.sentences import nouns
from ludotheque.games.dice_throne.sentences.language_pack import Voice, choices
from ludotheque.text.clauses import Block, Clause, Person, Subject, Verb
from ludotheque.text.nouns import Noun
from ludotheque.text.spans import Part, Spans, phrase, spans

CHOSEN: Final = {
    Who.CHOSEN_PLAYER: (nouns.PLAYER, Side.PLAYER),
    Who.CHOSEN_OPPONENT: (nouns.OPPONENT, Side.OPPONENT),
    Who.CHOSEN_TEAMMATE: (nouns.TEAMMATE, Side.PLAYER),
}


def me(voice: Voice) -> Subject:
    """The one the text is about: "you", or "the holder", taken up as "they"; or the hero whose leaflet it is."""
    return voice.speech.players.me(voice)


def fact(voice: Voice) -> Subject:
    """The same where something is stated of them, so that "you" is said."""
    return replace(me(voice), own=False)


def i(voice: Voice, verb: Verb) -> Spans:
    """The one the text is about, with a verb: "you have", "the holder is"."""
    subject = me(voice)
    return phrase(subject.spans, verb.form(subject.person))


def order(voice: Voice, verb: Verb, *rest: Part) -> Clause:
    """Something the owner or holder does."""
    return Clause(me(voice), verb, phrase(*rest))


def recipient(targets: Targets, voice: Voice) -> Spans:
    """The targets as an object: "the attacker", "each of 2 opponents of your choice"."""
    return voice.speech.tongue.all_of([as_object(target, voice) for target in targets])


def as_object(target: Who | Pick, voice: Voice) -> Spans:
    """One target as an object."""
    return voice.speech.players.as_object(target, _one(target, voice))


def doer(targets: Targets, voice: Voice) -> Subject:
    """The targets as those who act."""
    words, tongue = voice.speech.players, voice.speech.tongue
    if targets == (Who.SELF,):
        return me(voice)
    if Who.SELF in targets:
        others = [_one(target, voice) for target in targets if target is not Who.SELF]
        person = words.with_others(voice)
        return Subject(tongue.all_of([me(voice).spans, *others]), person)
    if targets == (Who.SAME,) and not voice.of_holder:
        return words.they(voice)
    many = len(targets) > 1 or any(isinstance(target, Pick) and target.count > 1 for target in targets)
    many = many or targets == (Who.ANY_HOLDER,) or (targets == (Who.SAME,) and voice.picked_many)
    named = tongue.all_of([phrase(_most(target, voice), _one(target, voice)) for target in targets])
    return Subject(named, Person.MANY if many else Person.ONE)


def _most(target: Who | Pick, voice: Voice) -> str:
    return voice.speech.players.most if isinstance(target, Pick) and target.up_to else ""


def _one(target: Who | Pick, voice: Voice) -> Spans:
    words = voice.speech.players
    if isinstance(target, Pick):
        return _pick(target, voice)
    if target in CHOSEN:
        noun, voice.picked = CHOSEN[target]
        voice.picked_many = False
        return words.chosen(noun, voice)
    if target is Who.SAME:
        return words.same(voice)
    if target is Who.ANY_HOLDER:
        return words.any_holder(voice)
    if target is Who.SELF:
        return spans(words.oneself(voice))
    return words.opposed(voice) if target is Who.DEFENDER else spans(words.fixed[target])


def _pick(pick: Pick, voice: Voice) -> Spans:
    noun = nouns.POOLS[pick.of]
    voice.picked = Side.OPPONENT if noun is nouns.OPPONENT else Side.PLAYER
    voice.picked_many = pick.count > 1
    return voice.speech.players.pick(pick, noun, voice)


def repeated(targets: Targets, said: Clause, voice: Voice) -> Block:
    """`twice, deal 1 damage to an opponent of your choice (the same one or another)`."""
    often = choices(targets)
    return (said,) if often == 1 else voice.speech.players.repeated(often, said)


def holding(of_whom: TokensOf, voice: Voice) -> Spans:
    """After a token: "you have", "on the defender"."""
    words = voice.speech.players
    if of_whom is TokensOf.DEFENDER:
        return words.on(words.opposed(voice))
    if of_whom is TokensOf.SELF and voice.of_holder and voice.to_others:
        return spans(words.holder_has)
    return spans(words.they_have if of_whom is TokensOf.TARGET or voice.of_holder else words.you_have)


def whose(voice: Voice, noun: Noun) -> Spans:
    """`your turn`, `their turn`; `the holder's turn` where nobody else would say whose it is."""
    return voice.speech.players.whose(voice, noun)

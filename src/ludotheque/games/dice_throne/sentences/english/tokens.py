"""English words for status tokens, Combat Points and cards."""

from typing import Final

from ludotheque.games.dice_throne.content import effect_types as e
from ludotheque.games.dice_throne.content.vocabulary import ANY_STATUS, Amount, Targets, Who
from ludotheque.games.dice_throne.sentences import nouns
from ludotheque.games.dice_throne.sentences.amounts import measure, numbered, token_list, tokens
from ludotheque.games.dice_throne.sentences.english.amounts import by_symbol
from ludotheque.games.dice_throne.sentences.english.damage import aimed
from ludotheque.games.dice_throne.sentences.english.players import choice, my
from ludotheque.games.dice_throne.sentences.language_pack import TokenWords, Voice, each_choice
from ludotheque.games.dice_throne.sentences.merged_effects import Inflicted
from ludotheque.games.dice_throne.sentences.players import doer, order, recipient, repeated
from ludotheque.text.clauses import Block, Clause, Person, When, deed
from ludotheque.text.english import verb
from ludotheque.text.nouns import Noun
from ludotheque.text.spans import Spans, listed, phrase, spans


def _given(targets: Targets, items: Spans, voice: Voice) -> Clause | None:
    if Who.SELF in targets or (targets == (Who.SAME,) and voice.same_chooses):
        return None
    return deed(verb("give"), phrase(items, "to", recipient(targets, voice)))


def _inflicted(group: Inflicted, voice: Voice) -> Block:
    receives = group.target == (Who.SAME,) and voice.same_chooses
    goal = () if receives else aimed(each_choice(group.target), "on", voice)
    first, *others = group.inflictions
    if others:
        items = token_list(tuple((each.status, each.count) for each in group.inflictions), voice)
        named = phrase(listed(items, "and"), goal)
    else:
        each = by_symbol(first.count, voice) if goal and isinstance(first.count, Amount) else None
        if each is not None:
            lead, rate = each
            inflicted_ = order(voice, verb("inflict"), *numbered(first.status, rate, voice), goal)
            return (When(lead, repeated(group.target, inflicted_, voice)),)
        head, tail = tokens(first.status, first.count, voice)
        named = phrase(head, goal, tail)
    if receives:
        return (Clause(doer(group.target, voice), verb("receive"), named),)
    return repeated(group.target, order(voice, verb("inflict"), named), voice)


def _limit_by(count: int, status: Spans, voice: Voice) -> Spans:
    return phrase(my(voice), status, nouns.STACK_LIMIT.singular("en"), f"by {count}")


def _incoming(effect: e.PreventStatus, noun: Noun, voice: Voice) -> Spans:
    if effect.status == ANY_STATUS:
        return phrase(str(effect.count), "incoming", noun.form(effect.count, "en"))
    return phrase("incoming", *tokens(effect.status, Amount(effect.count), voice))


def _detonated(status: str, targets: Targets, voice: Voice) -> Spans:
    return phrase(voice.lexicon.statuses[status].singular("en"), "on", recipient(targets, voice))


def _stolen(effect: e.StealCp, most: str, voice: Voice) -> Clause:
    head, tail = measure(effect.amount, nouns.CP, voice)
    return order(voice, verb("steal"), most, head, aimed(effect.target, "from", voice), tail)


def _own(person: Person) -> str:
    return "your" if person is Person.YOU else "their"


def _search(count: int, voice: Voice) -> Block:
    what = phrase("for", str(count), nouns.CARD.form(count, "en"), choice(voice))
    taken = order(voice, verb("search"), my(voice), "deck", what)
    added = order(voice, verb("add"), "it" if count == 1 else "them", "to", my(voice), "hand")
    return (taken, added, order(voice, verb("shuffle"), my(voice), "deck"))


EFFECTS: Final = nouns.STATUS_EFFECT.plural("en")
TOKENS: Final = TokenWords(
    gain=verb("gain"),
    given=_given,
    inflicted=_inflicted,
    remove=verb("remove"),
    remove_it=(verb("remove"), spans("it")),
    remove_from=lambda targets, voice: (verb("remove"), phrase("from", recipient(targets, voice))),
    all_own=lambda voice: phrase("all", my(voice), EFFECTS),
    any_own=lambda voice: phrase("any number of", my(voice), EFFECTS),
    of_own=lambda voice: phrase("of", my(voice), EFFECTS),
    transfer=verb("transfer"),
    this_token="this token",
    one_of_any=(),
    from_whom=lambda whom: phrase("from", whom),
    to_whom=lambda targets, voice: phrase("to", recipient(targets, voice)),
    to_another=lambda voice: phrase("to another player", choice(voice)),
    raise_=verb("raise"),
    limit_by=_limit_by,
    prevent=verb("prevent"),
    incoming=_incoming,
    explode=verb("detonate"),
    detonate=verb("detonate"),
    detonated=_detonated,
    first_one="the first one",
    lose=verb("lose"),
    steal=verb("steal"),
    most="up to",
    of_those="of those",
    victim=lambda targets, voice: phrase("from", recipient(targets, voice)),
    instead=lambda one: "instead of gaining it" if one else "instead of gaining them",
    stolen=_stolen,
    draw=verb("draw"),
    discard=verb("discard"),
    whole_hand=lambda person: phrase(_own(person), "whole hand"),
    any_cards=lambda _voice: phrase("any number of", nouns.CARD.plural("en")),
    at_random="at random",
    of_choice=lambda person: f"of {_own(person)} choice",
    made_discard=lambda _targets, _cards, _voice: None,
    search=_search,
    look=verb("look"),
    their_hand=lambda many: "at their hands" if many else "at their hand",
    hand_of=lambda whose: phrase("at the hand of", whose),
)

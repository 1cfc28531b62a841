"""English for status tokens, Combat Points and cards."""

from ludotheque.games.dice_throne.content import effect_types as e
from ludotheque.games.dice_throne.content.vocabulary import ANY_STATUS, Amount, DiscardBy, Many, Who
from ludotheque.games.dice_throne.sentences import nouns
from ludotheque.games.dice_throne.sentences.english.amounts import (
    by_symbol,
    measure,
    numbered,
    token_list,
    tokens,
    whole,
)
from ludotheque.games.dice_throne.sentences.english.damage import aimed
from ludotheque.games.dice_throne.sentences.english.players import doer, me, my, order, recipient, repeated
from ludotheque.games.dice_throne.sentences.language_pack import Voice, each_choice
from ludotheque.games.dice_throne.sentences.merged_effects import Gained, Inflicted
from ludotheque.games.dice_throne.sentences.quantities import unnamed
from ludotheque.text.clauses import Block, Clause, Person, Subject, When, deed
from ludotheque.text.english import verb
from ludotheque.text.spans import Spans, listed, phrase, spans


def _gains(gains: tuple[e.Gain | e.GainCp, ...], voice: Voice) -> Spans:
    tokens_ = iter(token_list(tuple((gain.status, gain.count) for gain in gains if isinstance(gain, e.Gain)), voice))
    items = [whole(each.amount, nouns.CP, voice) if isinstance(each, e.GainCp) else next(tokens_) for each in gains]
    return listed(items, "and")


def gained(group: Gained, voice: Voice) -> Block:
    who = doer(group.target, voice)
    items = _gains(group.gains, voice)
    others = Who.SELF not in group.target and not (group.target == (Who.SAME,) and voice.same_chooses)
    given = deed(verb("give"), phrase(items, "to", recipient(group.target, voice))) if others else None
    return (Clause(who, verb("gain"), items, as_deed=given),)


def inflicted(group: Inflicted, voice: Voice) -> Block:
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
            return (When(lead, repeated(group.target, inflicted_)),)
        head, tail = tokens(first.status, first.count, voice)
        named = phrase(head, goal, tail)
    if receives:
        return (Clause(doer(group.target, voice), verb("receive"), named),)
    return repeated(group.target, order(voice, verb("inflict"), named))


def gain(effect: e.Gain, voice: Voice) -> Block:
    return gained(Gained((effect,), effect.target), voice)


def inflict(effect: e.Inflict, voice: Voice) -> Block:
    return inflicted(Inflicted((effect,), effect.target), voice)


def remove(effect: e.Remove, voice: Voice) -> Block:
    own = effect.target == (Who.SELF,)
    if own and voice.token_named and effect.status == voice.token and effect.count == Amount(1):
        who = doer((Who.INFLICTER,), voice) if voice.by_inflicter else me(voice)
        return (Clause(who, verb("remove"), spans("it"), may=effect.optional),)
    if own and effect.status == ANY_STATUS:
        what = _own_effects(effect, voice)
    else:
        what = phrase(*tokens(effect.status, effect.count, voice))
    source = () if own else phrase("from", recipient(effect.target, voice))
    clause = order(voice, verb("remove"), what, source)
    return (Clause(clause.subject, clause.verb, clause.rest, may=effect.optional),)


def _own_effects(effect: e.Remove, voice: Voice) -> Spans:
    plural = nouns.STATUS_EFFECT.plural("en")
    if effect.count is Many.ALL:
        return phrase("all", my(voice), plural)
    if isinstance(effect.count, Many):
        return phrase("any number of", my(voice), plural)
    return phrase(whole(effect.count, unnamed(nouns.TOKEN), voice), "of", my(voice), plural)


def transfer(effect: e.Transfer, voice: Voice) -> Block:
    what = phrase(*tokens(effect.status, effect.count, voice))
    if effect.status == voice.token and effect.count == Amount(1):
        what = spans("this token")
    source = () if effect.origin == (Who.SELF,) else phrase("from", recipient(effect.origin, voice))
    both_free = effect.origin == effect.to == (Who.CHOSEN_PLAYER,)
    goal = phrase("another player of", my(voice), "choice") if both_free else recipient(effect.to, voice)
    clause = order(voice, verb("transfer"), what, source, "to", goal)
    return (Clause(clause.subject, clause.verb, clause.rest, may=effect.optional),)


def raise_limit(effect: e.RaiseLimit, voice: Voice) -> Block:
    status = voice.lexicon.statuses[effect.status].singular("en")
    limit = nouns.STACK_LIMIT.singular("en")
    return (order(voice, verb("raise"), my(voice), status, limit, f"by {effect.count}"),)


def prevent_status(effect: e.PreventStatus, voice: Voice) -> Block:
    noun = nouns.STATUS_EFFECT if effect.kind is None else nouns.STATUS_KINDS[effect.kind]
    if effect.status == ANY_STATUS:
        what = phrase(str(effect.count), "incoming", noun.form(effect.count, "en"))
    else:
        what = phrase("incoming", *tokens(effect.status, Amount(effect.count), voice))
    clause = order(voice, verb("prevent"), what)
    return (Clause(clause.subject, clause.verb, clause.rest, may=effect.optional),)


def detonate(effect: e.Detonate, voice: Voice) -> Block:
    status = voice.lexicon.statuses[effect.status].singular("en")
    if effect.target == (Who.SELF,):
        own = spans("the first one" if voice.token_doubled else "this token")
        return (Clause(Subject(own if effect.status == voice.token else status, Person.ONE), verb("detonate")),)
    return (order(voice, verb("detonate"), status, "on", recipient(effect.target, voice)),)


def gain_cp(effect: e.GainCp, voice: Voice) -> Block:
    return gained(Gained((effect,), effect.target), voice)


def lose_cp(effect: e.LoseCp, voice: Voice) -> Block:
    return (Clause(doer(effect.target, voice), verb("lose"), whole(effect.amount, nouns.CP, voice)),)


def steal_cp(effect: e.StealCp, voice: Voice) -> Block:
    one = effect.amount == Amount(1)
    most = "up to" if effect.up_to and not one else ""
    if effect.instead_of_gain:
        head, tail = measure(effect.amount, unnamed(nouns.CP), voice)
        what = phrase(most, head, "of those", nouns.CP.plural("en"), tail)
        instead = "instead of gaining it" if one else "instead of gaining them"
        source = phrase("from", recipient(effect.target, voice), instead)
        clause = order(voice, verb("steal"), what, source)
        return (Clause(clause.subject, clause.verb, clause.rest, may=True),)
    head, tail = measure(effect.amount, nouns.CP, voice)
    return (order(voice, verb("steal"), most, head, aimed(effect.target, "from", voice), tail),)


def draw(effect: e.Draw, voice: Voice) -> Block:
    return (Clause(doer(effect.target, voice), verb("draw"), whole(effect.amount, nouns.CARD, voice)),)


def discard(effect: e.Discard, voice: Voice) -> Block:
    who = doer(effect.target, voice)
    own = "your" if who.person is Person.YOU else "their"
    if effect.amount is Many.ALL:
        return (Clause(who, verb("discard"), phrase(own, "whole hand")),)
    if isinstance(effect.amount, Many):
        return (Clause(who, verb("discard"), phrase("any number of", nouns.CARD.plural("en"))),)
    how = "at random" if effect.by is DiscardBy.RANDOM else f"of {own} choice"
    return (Clause(who, verb("discard"), phrase(whole(effect.amount, nouns.CARD, voice), how)),)


def search_deck(effect: e.SearchDeck, voice: Voice) -> Block:
    what = phrase("for", str(effect.count), nouns.CARD.form(effect.count, "en"), "of", my(voice), "choice")
    taken = order(voice, verb("search"), my(voice), "deck", what)
    added = order(voice, verb("add"), "it" if effect.count == 1 else "them", "to", my(voice), "hand")
    return (taken, added, order(voice, verb("shuffle"), my(voice), "deck"))


def look_at_hand(effect: e.LookAtHand, voice: Voice) -> Block:
    if effect.target == (Who.SAME,) and not voice.of_holder:
        return (order(voice, verb("look"), "at their hands" if voice.picked_many else "at their hand"),)
    return (order(voice, verb("look"), "at the hand of", recipient(effect.target, voice)),)

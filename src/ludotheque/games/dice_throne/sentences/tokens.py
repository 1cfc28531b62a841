"""Status tokens, Combat Points and cards, in any language."""

from dataclasses import replace

from ludotheque.games.dice_throne.content import effect_types as e
from ludotheque.games.dice_throne.content.vocabulary import ANY_STATUS, Amount, DiscardBy, Many, Who
from ludotheque.games.dice_throne.sentences import nouns
from ludotheque.games.dice_throne.sentences.amounts import measure, token_list, tokens, unnamed, whole
from ludotheque.games.dice_throne.sentences.language_pack import Voice
from ludotheque.games.dice_throne.sentences.merged_effects import Gained, Inflicted
from ludotheque.games.dice_throne.sentences.players import doer, me, order, recipient
from ludotheque.text.clauses import Block, Clause, Person, Subject
from ludotheque.text.spans import Spans, phrase, spans


def _gains(gains: tuple[e.Gain | e.GainCp, ...], voice: Voice) -> Spans:
    tokens_ = iter(token_list(tuple((gain.status, gain.count) for gain in gains if isinstance(gain, e.Gain)), voice))
    items = [whole(each.amount, nouns.CP, voice) if isinstance(each, e.GainCp) else next(tokens_) for each in gains]
    return voice.speech.tongue.all_of(items)


def gained(group: Gained, voice: Voice) -> Block:
    who = doer(group.target, voice)
    items = _gains(group.gains, voice)
    words = voice.speech.tokens
    return (Clause(who, words.gain, items, as_deed=words.given(group.target, items, voice)),)


def inflicted(group: Inflicted, voice: Voice) -> Block:
    return voice.speech.tokens.inflicted(group, voice)


def gain(effect: e.Gain, voice: Voice) -> Block:
    return gained(Gained((effect,), effect.target), voice)


def inflict(effect: e.Inflict, voice: Voice) -> Block:
    return inflicted(Inflicted((effect,), effect.target), voice)


def remove(effect: e.Remove, voice: Voice) -> Block:
    words = voice.speech.tokens
    own = effect.target == (Who.SELF,)
    if own and voice.token_named and effect.status == voice.token and effect.count == Amount(1):
        who = doer((Who.INFLICTER,), voice) if voice.by_inflicter else me(voice)
        return (Clause(who, *words.remove_it, may=effect.optional),)
    if own and effect.status == ANY_STATUS:
        what = _own_effects(effect, voice)
    else:
        what = phrase(*tokens(effect.status, effect.count, voice))
    does, source = (words.remove, ()) if own else words.remove_from(effect.target, voice)
    return (replace(order(voice, does, what, source), may=effect.optional),)


def _own_effects(effect: e.Remove, voice: Voice) -> Spans:
    words = voice.speech.tokens
    if isinstance(effect.count, Many):
        return words.all_own(voice) if effect.count is Many.ALL else words.any_own(voice)
    return phrase(whole(effect.count, unnamed(nouns.TOKEN), voice), words.of_own(voice))


def transfer(effect: e.Transfer, voice: Voice) -> Block:
    words = voice.speech.tokens
    what = phrase(*tokens(effect.status, effect.count, voice))
    if effect.count == Amount(1) and effect.status == voice.token:
        what = spans(words.this_token)
    if effect.count == Amount(1) and effect.status == ANY_STATUS:
        what = words.one_of_any or what
    source = () if effect.origin == (Who.SELF,) else words.from_whom(recipient(effect.origin, voice))
    both_free = effect.origin == effect.to == (Who.CHOSEN_PLAYER,)
    goal = words.to_another(voice) if both_free else words.to_whom(effect.to, voice)
    return (replace(order(voice, words.transfer, what, source, goal), may=effect.optional),)


def raise_limit(effect: e.RaiseLimit, voice: Voice) -> Block:
    words, status = voice.speech.tokens, voice.lexicon.statuses[effect.status]
    rest = words.limit_by(effect.count, status.singular(voice.speech.lang), voice)
    return (order(voice, words.raise_, rest),)


def prevent_status(effect: e.PreventStatus, voice: Voice) -> Block:
    words = voice.speech.tokens
    noun = nouns.STATUS_EFFECT if effect.kind is None else nouns.STATUS_KINDS[effect.kind]
    return (replace(order(voice, words.prevent, words.incoming(effect, noun, voice)), may=effect.optional),)


def detonate(effect: e.Detonate, voice: Voice) -> Block:
    words = voice.speech.tokens
    if effect.target != (Who.SELF,):
        return (order(voice, words.detonate, words.detonated(effect.status, effect.target, voice)),)
    own = spans(words.first_one if voice.token_doubled else words.this_token)
    status = voice.lexicon.statuses[effect.status].singular(voice.speech.lang)
    return (Clause(Subject(own if effect.status == voice.token else status, Person.ONE), words.explode),)


def gain_cp(effect: e.GainCp, voice: Voice) -> Block:
    return gained(Gained((effect,), effect.target), voice)


def lose_cp(effect: e.LoseCp, voice: Voice) -> Block:
    return (Clause(doer(effect.target, voice), voice.speech.tokens.lose, whole(effect.amount, nouns.CP, voice)),)


def steal_cp(effect: e.StealCp, voice: Voice) -> Block:
    words = voice.speech.tokens
    one = effect.amount == Amount(1)
    most = words.most if effect.up_to and not one else ""
    if not effect.instead_of_gain:
        return (words.stolen(effect, most, voice),)
    head, tail = measure(effect.amount, unnamed(nouns.CP), voice)
    what = phrase(most, head, words.of_those, nouns.CP.plural(voice.speech.lang), tail)
    source = phrase(words.victim(effect.target, voice), words.instead(one))
    return (replace(order(voice, words.steal, what, source), may=True),)


def draw(effect: e.Draw, voice: Voice) -> Block:
    return (Clause(doer(effect.target, voice), voice.speech.tokens.draw, whole(effect.amount, nouns.CARD, voice)),)


def discard(effect: e.Discard, voice: Voice) -> Block:
    words = voice.speech.tokens
    who = doer(effect.target, voice)
    if isinstance(effect.amount, Many):
        every = effect.amount is Many.ALL
        return (Clause(who, words.discard, words.whole_hand(who.person) if every else words.any_cards(voice)),)
    how = words.at_random if effect.by is DiscardBy.RANDOM else words.of_choice(who.person)
    cards = phrase(whole(effect.amount, nouns.CARD, voice), how)
    return (Clause(who, words.discard, cards, as_deed=words.made_discard(effect.target, cards, voice)),)


def search_deck(effect: e.SearchDeck, voice: Voice) -> Block:
    return voice.speech.tokens.search(effect.count, voice)


def look_at_hand(effect: e.LookAtHand, voice: Voice) -> Block:
    words = voice.speech.tokens
    if effect.target == (Who.SAME,) and not voice.of_holder:
        return (order(voice, words.look, words.their_hand(voice.picked_many)),)
    return (order(voice, words.look, words.hand_of(recipient(effect.target, voice))),)

"""French for status tokens, Combat Points and cards."""

from dataclasses import replace
from typing import Final

from ludotheque.games.dice_throne.content import effect_types as e
from ludotheque.games.dice_throne.content.vocabulary import ANY_STATUS, Amount, DiscardBy, Many, Who
from ludotheque.games.dice_throne.sentences import nouns
from ludotheque.games.dice_throne.sentences.french.amounts import as_many, counted, measure, token_list, tokens, whole
from ludotheque.games.dice_throne.sentences.french.damage import INFLIGER, PREVENIR, VOLER, aimed, given
from ludotheque.games.dice_throne.sentences.french.players import (
    aiming,
    choice,
    doer,
    done_to,
    me,
    mine,
    my,
    order,
    recipient,
    repeated,
    to_recipient,
)
from ludotheque.games.dice_throne.sentences.language_pack import Voice, each_choice
from ludotheque.games.dice_throne.sentences.merged_effects import Gained, Inflicted
from ludotheque.games.dice_throne.sentences.quantities import unnamed
from ludotheque.text.clauses import Block, Clause, Person, Subject, Verb
from ludotheque.text.french import agree, count, elided, of, regular, verb
from ludotheque.text.spans import Spans, listed, phrase, spans

DONNER: Final = regular("donner")
GAGNER: Final = regular("gagner")
RECEVOIR: Final = verb("recevoir", "recevez", "reçoit", "reçoivent")
RETIRER: Final = regular("retirer")
REMOVE_IT: Final = Verb("le retirer", "le retirez", "le retire", "le retirent", order="retirez-le")
PERDRE: Final = verb("perdre", "perdez", "perd", "perdent")
TRANSFERER: Final = verb("transférer", "transférez", "transfère")
FAIRE_DEFAUSSER: Final = verb("faire défausser", "faites défausser", "fait défausser", "font défausser")
FAIRE_EXPLOSER: Final = verb("faire exploser", "faites exploser", "fait exploser", "font exploser")


def _gains(gains: tuple[e.Gain | e.GainCp, ...], voice: Voice) -> Spans:
    tokens_ = iter(token_list(tuple((gain.status, gain.count) for gain in gains if isinstance(gain, e.Gain)), voice))
    items = [whole(each.amount, nouns.CP, voice) if isinstance(each, e.GainCp) else next(tokens_) for each in gains]
    return listed(items, "et")


def gained(group: Gained, voice: Voice) -> Block:
    who = doer(group.target, voice)
    items = _gains(group.gains, voice)
    return (Clause(who, GAGNER, items, as_deed=done_to(DONNER, group.target, (items, ()), voice)),)


def inflicted(group: Inflicted, voice: Voice) -> Block:
    does, goal = aimed(INFLIGER, each_choice(group.target), voice)
    first, *others = group.inflictions
    if others:
        items = token_list(tuple((each.status, each.count) for each in group.inflictions), voice)
        named = phrase(listed(items, "et"), goal)
    else:
        named = given(tokens(first.status, first.count, voice), goal)
    if group.target == (Who.SAME,) and voice.same_chooses:
        return (Clause(doer(group.target, voice), RECEVOIR, named),)
    return repeated(group.target, order(voice, does, named))


def gain(effect: e.Gain, voice: Voice) -> Block:
    return gained(Gained((effect,), effect.target), voice)


def inflict(effect: e.Inflict, voice: Voice) -> Block:
    return inflicted(Inflicted((effect,), effect.target), voice)


def remove(effect: e.Remove, voice: Voice) -> Block:
    own = effect.target == (Who.SELF,)
    if own and voice.token_named and effect.status == voice.token and effect.count == Amount(1):
        who = doer((Who.INFLICTER,), voice) if voice.by_inflicter else me(voice)
        return (Clause(who, REMOVE_IT, may=effect.optional),)
    if own and effect.status == ANY_STATUS:
        what = _own_effects(effect, voice)
    else:
        what = phrase(*tokens(effect.status, effect.count, voice))
    does, source = (RETIRER, ()) if own else aiming(RETIRER, effect.target, voice)
    return (replace(order(voice, does, what, source), may=effect.optional),)


def _own_effects(effect: e.Remove, voice: Voice) -> Spans:
    plural = nouns.STATUS_EFFECT.plural("fr")
    if effect.count is Many.ALL:
        return phrase("toutes", mine(voice), plural)
    if isinstance(effect.count, Many):
        wish = "qu’il veut" if voice.of_holder else "que vous voulez"
        return phrase("autant de", mine(voice), plural, wish)
    return phrase(whole(effect.count, unnamed(nouns.TOKEN), voice), "de", mine(voice), plural)


def transfer(effect: e.Transfer, voice: Voice) -> Block:
    what = phrase(*tokens(effect.status, effect.count, voice))
    if effect.status == voice.token and effect.count == Amount(1):
        what = spans("ce jeton")
    if effect.status == ANY_STATUS and effect.count == Amount(1):
        what = phrase("1 jeton", elided("de", nouns.STATUS_EFFECT.singular("fr")))
    source = () if effect.origin == (Who.SELF,) else of(recipient(effect.origin, voice))
    both_free = effect.origin == effect.to == (Who.CHOSEN_PLAYER,)
    goal = phrase("vers un autre joueur", choice(voice)) if both_free else to_recipient(effect.to, voice)
    return (replace(order(voice, TRANSFERER, what, source, goal), may=effect.optional),)


def raise_limit(effect: e.RaiseLimit, voice: Voice) -> Block:
    status = elided("de", voice.lexicon.statuses[effect.status].singular("fr"))
    return (order(voice, regular("augmenter"), f"de {effect.count}", my(voice, nouns.STACK_LIMIT), status),)


def prevent_status(effect: e.PreventStatus, voice: Voice) -> Block:
    noun = nouns.STATUS_EFFECT if effect.kind is None else nouns.STATUS_KINDS[effect.kind]
    incoming = agree("entrant", noun.gender, effect.count)
    if effect.status == ANY_STATUS:
        what = phrase(count(effect.count, noun), incoming)
    else:
        token = counted(effect.status, voice)
        what = phrase(count(effect.count, token), agree("entrant", token.gender, effect.count))
    return (replace(order(voice, PREVENIR, what), may=effect.optional),)


def detonate(effect: e.Detonate, voice: Voice) -> Block:
    if effect.target == (Who.SELF,):
        status = voice.lexicon.statuses[effect.status].singular("fr")
        own = spans("le premier" if voice.token_doubled else "ce jeton")
        return (Clause(Subject(own if effect.status == voice.token else status, Person.ONE), regular("exploser")),)
    tokens_ = phrase("les", counted(effect.status, voice).plural("fr"))
    return (order(voice, FAIRE_EXPLOSER, tokens_, of(recipient(effect.target, voice))),)


def gain_cp(effect: e.GainCp, voice: Voice) -> Block:
    return gained(Gained((effect,), effect.target), voice)


def lose_cp(effect: e.LoseCp, voice: Voice) -> Block:
    return (Clause(doer(effect.target, voice), PERDRE, whole(effect.amount, nouns.CP, voice)),)


def steal_cp(effect: e.StealCp, voice: Voice) -> Block:
    one = effect.amount == Amount(1)
    most = "jusqu’à" if effect.up_to and not one else ""
    if effect.instead_of_gain:
        head, tail = measure(effect.amount, unnamed(nouns.CP), voice)
        what = phrase(most, head, "de ces", nouns.CP.plural("fr"), tail)
        source = phrase(to_recipient(effect.target, voice), "au lieu de le gagner" if one else "au lieu de les gagner")
        return (replace(order(voice, VOLER, what, source), may=True),)
    does, victim = aimed(VOLER, effect.target, voice)
    return (order(voice, does, most, given(measure(effect.amount, nouns.CP, voice), victim)),)


def draw(effect: e.Draw, voice: Voice) -> Block:
    return (Clause(doer(effect.target, voice), regular("piocher"), whole(effect.amount, nouns.CARD, voice)),)


def discard(effect: e.Discard, voice: Voice) -> Block:
    who = doer(effect.target, voice)
    own = {Person.YOU: "votre", Person.ONE: "sa", Person.MANY: "leur"}[who.person]
    if effect.amount is Many.ALL:
        return (Clause(who, regular("défausser"), phrase("toute", own, "main")),)
    if isinstance(effect.amount, Many):
        return (Clause(who, regular("défausser"), as_many(nouns.CARD, voice)),)
    wish = {Person.YOU: "de votre choix", Person.ONE: "de son choix", Person.MANY: "de leur choix"}[who.person]
    how = "au hasard" if effect.by is DiscardBy.RANDOM else wish
    cards = phrase(whole(effect.amount, nouns.CARD, voice), how)
    made = done_to(FAIRE_DEFAUSSER, effect.target, ((), cards), voice)
    return (Clause(who, regular("défausser"), cards, as_deed=made),)


def search_deck(effect: e.SearchDeck, voice: Voice) -> Block:
    deck, hand = ("sa pioche", "sa main") if voice.of_holder else ("votre pioche", "votre main")
    what = phrase(count(effect.count, nouns.CARD), choice(voice), "dans", deck)
    taken = order(voice, regular("chercher"), what)
    clitic = "l’ajouter" if effect.count == 1 else "les ajouter"
    given_ = "ajoutez-la" if effect.count == 1 else "ajoutez-les"
    third = "l’ajoute" if effect.count == 1 else "les ajoute"
    added = order(voice, verb(clitic, given_, third), f"à {hand}")
    return (taken, added, order(voice, regular("mélanger"), deck))


def look_at_hand(effect: e.LookAtHand, voice: Voice) -> Block:
    if effect.target == (Who.SAME,) and not voice.of_holder:
        return (order(voice, regular("regarder"), "leurs mains" if voice.picked_many else "sa main"),)
    return (order(voice, regular("regarder"), "la main", of(recipient(effect.target, voice))),)

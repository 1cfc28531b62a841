"""Language-independent sentences of effects: damage, dice, tokens, cards, companions, and control flow."""

from dataclasses import replace

from ludotheque.games.dice_throne.content import effect_types as e
from ludotheque.games.dice_throne.content.vocabulary import (
    ANY_STATUS,
    After,
    Amount,
    DieWord,
    DiscardBy,
    Many,
    MayReroll,
    Origin,
    RollPhase,
    Who,
    Whose,
    WinIf,
)
from ludotheque.games.dice_throne.sentences import nouns, phrases
from ludotheque.games.dice_throne.sentences.language_pack import Deed, Narration, Setting, block
from ludotheque.games.dice_throne.sentences.merged_effects import Either, Gained, Inflicted
from ludotheque.games.dice_throne.sentences.phrases import (
    doer,
    is_negative,
    me,
    measure,
    order,
    origin_words,
    recipient,
    token_list,
    tokens,
    unnamed,
    whole,
    without_sign,
)
from ludotheque.text.clauses import Block, Clause, Headed, Lead, OfferClause, Person, Sequel, Subject, When
from ludotheque.text.composer import choice_of
from ludotheque.text.spans import Spans, phrase, spans


def damage(effect: e.Damage, narration: Narration) -> Block:
    words = narration.speech.damage
    narration.to_others = effect.target != (Who.SELF,)
    measured = measure(effect.amount, nouns.DAMAGE[effect.damage_type], narration)
    narration.to_others = False
    notes = words.isolated if effect.isolated else ""
    notes += words.unpreventable if effect.unpreventable else ""
    if effect.target == (Who.SELF,):
        return (order(narration, words.take, *measured, notes),)
    if effect.target == (Who.SAME,) and narration.same_chooses:
        return (Clause(doer(effect.target, narration), words.take, phrase(*measured, notes)),)
    return words.dealt(effect, measured, notes, narration)


def add_damage(effect: e.AddDamage, narration: Narration) -> Block:
    measured = measure(without_sign(effect.amount), nouns.PLAIN_DAMAGE, narration)
    less = is_negative(effect.amount)
    shown = less or (narration.setting in {Setting.STATUS, Setting.PASSIVE} and not narration.attacking)
    return (narration.speech.damage.change_attack(measured, less, shown, narration),)


def prevent(effect: e.Prevent, narration: Narration) -> Block:
    words = narration.speech.damage
    goal = () if effect.target == (Who.SELF,) else words.meant_for(effect.target, narration)
    if effect.amount.origin is Origin.INCOMING_DAMAGE and not effect.amount.base:
        every = "" if effect.amount.half else words.all_of
        return (order(narration, words.prevent, every, origin_words(effect.amount, narration), goal),)
    head, tail = measure(effect.amount, nouns.PLAIN_DAMAGE, narration)
    return (order(narration, words.prevent, head, goal, tail),)


def avoid(_effect: e.Avoid, narration: Narration) -> Block:
    return (order(narration, narration.speech.damage.avoid, narration.speech.damage.incoming),)


def make_undefendable(_effect: e.MakeUndefendable, narration: Narration) -> Block:
    words = narration.speech.damage
    return (order(narration, words.make, narration.speech.grammar.the(nouns.ATTACK), words.undefendable),)


def halve_attack(_effect: e.HalveAttack, narration: Narration) -> Block:
    return (_does(narration.speech.grammar.the(nouns.ATTACK), narration.speech.damage.halved),)


def fail_ability(_effect: e.FailAbility, narration: Narration) -> Block:
    return (_does(spans(narration.speech.damage.ability), narration.speech.damage.fails),)


def _does(thing: Spans, deed: Deed) -> Clause:
    verb, rest, negation = deed
    return Clause(Subject(thing, Person.ONE), verb, rest, negation=negation)


def share_damage(effect: e.ShareDamage, narration: Narration) -> Block:
    return (narration.speech.damage.share(effect, narration),)


def heal(effect: e.Heal, narration: Narration) -> Block:
    words = narration.speech.damage
    measured = measure(effect.amount, nouns.HEALTH, narration)
    if effect.target == (Who.SELF,):
        return (order(narration, words.heal, *measured),)
    helped = words.helped(effect.target, measured, narration)
    return (Clause(doer(effect.target, narration), words.heal, phrase(*measured), as_deed=helped),)


def steal_health(effect: e.StealHealth, narration: Narration) -> Block:
    return narration.speech.damage.steal(effect, narration)


def set_health(effect: e.SetHealth, narration: Narration) -> Block:
    words = narration.speech.damage
    if effect.target == (Who.SELF,):
        return (order(narration, words.set, words.own_health(effect.health, narration)),)
    return (order(narration, words.set, words.health_of(recipient(effect.target, narration), effect.health)),)


def roll(effect: e.Roll, narration: Narration) -> Block:
    words = narration.speech.dice
    before = narration.thrown, narration.one_die
    narration.thrown, narration.one_die = (
        1 if effect.dice == Amount(1) else 2,
        effect.dice == Amount(1) and not effect.or_pay,
    )
    head = Clause(doer((effect.by,), narration), words.roll, whole(effect.dice, nouns.DIE, narration))
    if effect.or_pay is not None:
        head = replace(head, rest=phrase(head.rest, "(", words.instead(effect.or_pay, narration), ")"))
    body = reroll_offer(effect.may_reroll, narration) if effect.may_reroll is not None else ()
    body += block(effect.effects, narration)
    if effect.each_die:
        narration.one_die = True
        body += (When(Lead(spans(words.each_die), short=True), block(effect.each_die, narration)),)
    narration.thrown, narration.one_die = before
    return (Headed(head, body),) if body else (head,)


def reroll_offer(offer: MayReroll, narration: Narration) -> Block:
    """Return `You may reroll up to 2 of these dice once.`"""
    clause = narration.speech.dice.reroll_these(offer, narration)
    return (
        (OfferClause(phrases.clauses(offer.pay, narration), (clause,)),) if offer.pay else (replace(clause, may=True),)
    )


def opposed_roll(effect: e.OpposedRoll, narration: Narration) -> Block:
    words = narration.speech.dice
    late = words.late if effect.after is After.TARGET_CHOSEN else ""
    other = recipient((effect.against,), narration)
    head = words.both_roll(late, other, whole(effect.dice, nouns.DIE, narration), narration)
    lead = Lead(words.if_higher(effect.win_if is not WinIf.HIGHER, narration))
    return (Headed(head, (When(lead, block(effect.win, narration), block(effect.lose, narration)),)),)


def reroll(effect: e.Reroll, narration: Narration) -> Block:
    words = narration.speech.dice
    if isinstance(effect.dice, DieWord):
        return (replace(order(narration, words.reroll, words.that_die), may=effect.optional),)
    if effect.picked_by is not None and effect.whose in {Whose.OPPONENT, Whose.SAME}:
        same = effect.whose is Whose.SAME
        who = doer((Who.SAME,), narration) if same else Subject(spans(words.an_opponent), Person.ONE)
        chosen = words.of_choice(effect.picked_by is Who.SELF, narration)
        return (Clause(who, words.reroll, phrase(narration.speech.grammar.count(effect.dice, nouns.DIE), chosen)),)
    most, twice = words.most if effect.up_to else "", words.twice if effect.same_die_twice else ""
    rest = phrase(most, words.dice_of(effect.dice, effect.whose, narration), twice)
    return (replace(order(narration, words.reroll, rest), may=effect.optional),)


def set_die(effect: e.SetDie, narration: Narration) -> Block:
    return (order(narration, narration.speech.dice.change, narration.speech.dice.changed(effect, narration)),)


def nudge_die(effect: e.NudgeDie, narration: Narration) -> Block:
    return (order(narration, narration.speech.dice.nudge, narration.speech.dice.nudged(effect, narration)),)


def extra_attempt(effect: e.ExtraAttempt, narration: Narration) -> Block:
    words, speech = narration.speech.dice, narration.speech
    phase = nouns.OFFENSIVE_PHASE if effect.phase is RollPhase.OFFENSIVE else nouns.DEFENSIVE_PHASE
    dice = phrase(words.with_most, speech.grammar.count(effect.dice, nouns.DIE))
    rest = phrase(words.extra_attempts(effect.count), dice, words.in_phase, phase.singular(speech.lang))
    return (Clause(doer(effect.target, narration), speech.tokens.gain, rest),)


def _gains(gains: tuple[e.Gain | e.GainCp, ...], narration: Narration) -> Spans:
    tokens_ = iter(
        token_list(tuple((gain.status, gain.count) for gain in gains if isinstance(gain, e.Gain)), narration)
    )
    items = [whole(each.amount, nouns.CP, narration) if isinstance(each, e.GainCp) else next(tokens_) for each in gains]
    return narration.speech.grammar.all_of(items)


def gained(group: Gained, narration: Narration) -> Block:
    who = doer(group.target, narration)
    items = _gains(group.gains, narration)
    words = narration.speech.tokens
    return (Clause(who, words.gain, items, as_deed=words.given(group.target, items, narration)),)


def inflicted(group: Inflicted, narration: Narration) -> Block:
    return narration.speech.tokens.inflicted(group, narration)


def gain(effect: e.Gain, narration: Narration) -> Block:
    return gained(Gained((effect,), effect.target), narration)


def inflict(effect: e.Inflict, narration: Narration) -> Block:
    return inflicted(Inflicted((effect,), effect.target), narration)


def remove(effect: e.Remove, narration: Narration) -> Block:
    words = narration.speech.tokens
    own = effect.target == (Who.SELF,)
    if own and narration.token_named and effect.status == narration.token and effect.count == Amount(1):
        who = doer((Who.INFLICTER,), narration) if narration.by_inflicter else me(narration)
        return (Clause(who, *words.remove_it, may=effect.optional),)
    if own and effect.status == ANY_STATUS:
        what = _own_effects(effect, narration)
    else:
        what = phrase(*tokens(effect.status, effect.count, narration))
    does, source = (words.remove, ()) if own else words.remove_from(effect.target, narration)
    return (replace(order(narration, does, what, source), may=effect.optional),)


def _own_effects(effect: e.Remove, narration: Narration) -> Spans:
    words = narration.speech.tokens
    if isinstance(effect.count, Many):
        return words.all_own(narration) if effect.count is Many.ALL else words.any_own(narration)
    return phrase(whole(effect.count, unnamed(nouns.TOKEN), narration), words.of_own(narration))


def transfer(effect: e.Transfer, narration: Narration) -> Block:
    words = narration.speech.tokens
    what = phrase(*tokens(effect.status, effect.count, narration))
    if effect.count == Amount(1) and effect.status == narration.token:
        what = spans(words.this_token)
    if effect.count == Amount(1) and effect.status == ANY_STATUS:
        what = words.one_of_any or what
    source = () if effect.origin == (Who.SELF,) else words.from_whom(recipient(effect.origin, narration))
    both_free = effect.origin == effect.to == (Who.CHOSEN_PLAYER,)
    goal = words.to_another(narration) if both_free else words.to_whom(effect.to, narration)
    return (replace(order(narration, words.transfer, what, source, goal), may=effect.optional),)


def raise_limit(effect: e.RaiseLimit, narration: Narration) -> Block:
    words, status = narration.speech.tokens, narration.lexicon.statuses[effect.status]
    rest = words.limit_by(effect.count, status.singular(narration.speech.lang), narration)
    return (order(narration, words.raise_, rest),)


def prevent_status(effect: e.PreventStatus, narration: Narration) -> Block:
    words = narration.speech.tokens
    noun = nouns.STATUS_EFFECT if effect.kind is None else nouns.STATUS_KINDS[effect.kind]
    return (replace(order(narration, words.prevent, words.incoming(effect, noun, narration)), may=effect.optional),)


def detonate(effect: e.Detonate, narration: Narration) -> Block:
    words = narration.speech.tokens
    if effect.target != (Who.SELF,):
        return (order(narration, words.detonate, words.detonated(effect.status, effect.target, narration)),)
    own = spans(words.first_one if narration.token_doubled else words.this_token)
    status = narration.lexicon.statuses[effect.status].singular(narration.speech.lang)
    return (Clause(Subject(own if effect.status == narration.token else status, Person.ONE), words.explode),)


def gain_cp(effect: e.GainCp, narration: Narration) -> Block:
    return gained(Gained((effect,), effect.target), narration)


def lose_cp(effect: e.LoseCp, narration: Narration) -> Block:
    return (
        Clause(doer(effect.target, narration), narration.speech.tokens.lose, whole(effect.amount, nouns.CP, narration)),
    )


def steal_cp(effect: e.StealCp, narration: Narration) -> Block:
    words = narration.speech.tokens
    one = effect.amount == Amount(1)
    most = words.most if effect.up_to and not one else ""
    if not effect.instead_of_gain:
        return (words.stolen(effect, most, narration),)
    head, tail = measure(effect.amount, unnamed(nouns.CP), narration)
    what = phrase(most, head, words.of_those, nouns.CP.plural(narration.speech.lang), tail)
    source = phrase(words.victim(effect.target, narration), words.instead(one))
    return (replace(order(narration, words.steal, what, source), may=True),)


def draw(effect: e.Draw, narration: Narration) -> Block:
    return (
        Clause(
            doer(effect.target, narration), narration.speech.tokens.draw, whole(effect.amount, nouns.CARD, narration)
        ),
    )


def discard(effect: e.Discard, narration: Narration) -> Block:
    words = narration.speech.tokens
    who = doer(effect.target, narration)
    if isinstance(effect.amount, Many):
        every = effect.amount is Many.ALL
        return (Clause(who, words.discard, words.whole_hand(who.person) if every else words.any_cards(narration)),)
    how = words.at_random if effect.by is DiscardBy.RANDOM else words.of_choice(who.person)
    cards = phrase(whole(effect.amount, nouns.CARD, narration), how)
    return (Clause(who, words.discard, cards, as_deed=words.made_discard(effect.target, cards, narration)),)


def search_deck(effect: e.SearchDeck, narration: Narration) -> Block:
    return narration.speech.tokens.search(effect.count, narration)


def look_at_hand(effect: e.LookAtHand, narration: Narration) -> Block:
    words = narration.speech.tokens
    if effect.target == (Who.SAME,) and not narration.of_holder:
        return (order(narration, words.look, words.their_hand(narration.picked_many)),)
    return (order(narration, words.look, words.hand_of(recipient(effect.target, narration))),)


def grow(effect: e.Grow, narration: Narration) -> Block:
    return (narration.speech.companions.grow(effect, narration.lexicon.groups[narration.lexicon.growing], narration),)


def heal_companion(effect: e.HealCompanion, narration: Narration) -> Block:
    return (narration.speech.companions.heal(effect, narration),)


def set_companion(effect: e.SetCompanion, narration: Narration) -> Block:
    return (narration.speech.companions.turn(effect, narration),)


def activate_companion(effect: e.ActivateCompanion, narration: Narration) -> Block:
    words, many = narration.speech.companions, effect.count > 1
    number = words.so_many(effect.count, narration.lexicon.groups[effect.group], effect.distinct and many)
    timing = words.any_time(many) if effect.ignore_conditions else ""
    return (order(narration, words.activate, number, words.free if effect.free else "", timing),)


def build_companion(effect: e.BuildCompanion, narration: Narration) -> Block:
    words = narration.speech.companions
    named = words.levelled(effect.level, narration.lexicon.groups[effect.group])
    return (order(narration, words.build, named, words.free if effect.free else ""),)


def upgrade_companion(effect: e.UpgradeCompanion, narration: Narration) -> Block:
    words, group = narration.speech.companions, narration.lexicon.groups[effect.group]
    named, better = words.levelled(effect.origin, group), words.upgraded(effect.to, group)
    return (order(narration, words.upgrade, named, better, words.free if effect.free else ""),)


def flip_board(_effect: e.FlipBoard, narration: Narration) -> Block:
    words = narration.speech.companions
    return (order(narration, words.flip, words.own_board(narration), words.rest_of_game),)


def then(effect: e.Then, narration: Narration) -> Block:
    return (Sequel(block(effect.effects, narration)),)


def if_(effect: e.If, narration: Narration) -> Block:
    lead = phrases.lead(effect.condition, narration)
    return (
        When(
            lead, block(effect.effects, narration) or narration.speech.flow.nothing, block(effect.otherwise, narration)
        ),
    )


def either(effect: Either, narration: Narration) -> Block:
    lead = phrases.any_of(effect.conditions, narration)
    return (When(lead, block(effect.effects, narration), block(effect.otherwise, narration)),)


def choose(effect: e.Choose, narration: Narration) -> Block:
    narration.picked, narration.picked_many = effect.of, False
    return (order(narration, narration.speech.flow.choose, narration.speech.grammar.a(nouns.SIDES[effect.of])),)


def choose_one(effect: e.ChooseOne, narration: Narration) -> Block:
    chooser = doer((effect.chooser,), narration)
    narration.same_chooses = effect.chooser is Who.SAME
    options = tuple(block(option, narration) for option in effect.options)
    narration.same_chooses = False
    return (choice_of(options, chooser, narration.speech.grammar, None if chooser.own else chooser),)


def pay(effect: e.Pay, narration: Narration) -> Block:
    return (OfferClause(phrases.clauses(effect.cost, narration), block(effect.effects, narration), must=True),)


def may_pay(effect: e.MayPay, narration: Narration) -> Block:
    paid = phrases.clauses(effect.cost, narration)
    single = phrases.is_single(effect.cost[0])
    again = bool(effect.per_paid) and not single
    each, per = (
        (phrases.each_paid(effect.cost[0], narration), phrases.per_paid(effect.cost[0], narration))
        if again
        else ((), ())
    )
    body = block(effect.effects + effect.per_paid, narration)
    return (OfferClause(paid, body, block(effect.otherwise, narration), each, per),)


def extra_offensive_phase(effect: e.ExtraOffensivePhase, narration: Narration) -> Block:
    words = narration.speech.flow
    against = phrase(words.against, _attacked(effect, narration)) if effect.target else ()
    return (Clause(doer((effect.by,), narration), words.take, phrase(words.extra_phases(effect.count), against)),)


def _attacked(effect: e.ExtraOffensivePhase, narration: Narration) -> Spans:
    if effect.target == (Who.SELF,):
        return spans(narration.speech.flow.holder if narration.of_holder else narration.speech.flow.you)
    return recipient(effect.target, narration)


def lasting_hook(effect: e.LastingHook, narration: Narration) -> Block:
    return (
        When(
            Lead(narration.speech.flow.until[effect.until]), narration.speech.sentence_table.say(effect.hook, narration)
        ),
    )

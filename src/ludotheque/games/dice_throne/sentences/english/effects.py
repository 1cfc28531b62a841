"""English words for effects: damage, dice, tokens, cards, companions, and control flow."""

from dataclasses import replace
from typing import Final

from ludotheque.games.dice_throne.content import effect_types as e
from ludotheque.games.dice_throne.content.effect_types import SetDie
from ludotheque.games.dice_throne.content.vocabulary import (
    ANY_STATUS,
    Amount,
    CompanionState,
    DieValue,
    Many,
    MayReroll,
    PayForDice,
    Side,
    Targets,
    Until,
    Who,
    Whose,
)
from ludotheque.games.dice_throne.sentences import nouns
from ludotheque.games.dice_throne.sentences.english.phrases import alternative, by_symbol, choice, my, myself, same
from ludotheque.games.dice_throne.sentences.language_pack import (
    CompanionWords,
    DamageWords,
    DiceWords,
    FlowWords,
    Measure,
    Narration,
    TokenWords,
    each_choice,
)
from ludotheque.games.dice_throne.sentences.merged_effects import Inflicted
from ludotheque.games.dice_throne.sentences.phrases import (
    doer,
    me,
    measure,
    numbered,
    order,
    recipient,
    repeated,
    token_list,
    tokens,
    whole,
)
from ludotheque.text.clauses import Block, Clause, Noun, Person, Subject, When, deed
from ludotheque.text.english import HAVE, article, count, possessive, times, verb
from ludotheque.text.spans import Spans, listed, phrase, plain, spans

STOLEN: Final = replace(nouns.HEALTH, en_singular="health", en_plural="health")


def aimed(targets: Targets, small: str, narration: Narration) -> Spans:
    """Return the target with its preposition; sentences may leave out the opponent of an Attack."""
    if targets == (Who.DEFENDER,) and narration.in_attack:
        return ()
    return phrase(small, recipient(targets, narration))


def _dealt(effect: e.Damage, measured: Measure, notes: str, narration: Narration) -> Block:
    head, tail = measured
    to = aimed(each_choice(effect.target), "to", narration)
    each = by_symbol(effect.amount, narration) if to else None
    if each is not None:
        lead, rate = each
        dealt = order(narration, verb("deal"), whole(rate, nouns.DAMAGE[effect.damage_type], narration), to, notes)
        return (When(lead, repeated(effect.target, dealt, narration)),)
    return repeated(effect.target, order(narration, verb("deal"), head, to, tail, notes), narration)


def _change_attack(measured: Measure, less: bool, shown: bool, narration: Narration) -> Clause:
    head, tail = measured
    attack = phrase("from" if less else "to", "the", nouns.ATTACK.singular("en"))
    return order(narration, verb("subtract" if less else "add"), head, attack if shown else "", tail)


def _share(effect: e.ShareDamage, narration: Narration) -> Clause:
    companion = narration.lexicon.companions[effect.companion].singular("en")
    incoming = nouns.INCOMING_DAMAGE.singular("en")
    if effect.count is Many.ANY:
        return order(narration, verb("split"), "the", incoming, "freely between", myself(narration), "and", companion)
    if effect.count is Many.ALL:
        return order(narration, verb("move"), "all the", incoming, "to", companion)
    if isinstance(effect.count, Many):
        raise LookupError(f"no words for sharing {effect.count}")
    return order(narration, verb("move"), whole(effect.count, nouns.INCOMING_DAMAGE, narration), "to", companion)


def _steal(effect: e.StealHealth, narration: Narration) -> Block:
    victim = aimed(effect.target, "from", narration)
    each = by_symbol(effect.amount, narration) if victim else None
    if each is not None:
        lead, rate = each
        return (When(lead, (order(narration, verb("steal"), whole(rate, STOLEN, narration), victim),)),)
    head, tail = measure(effect.amount, STOLEN, narration)
    return (order(narration, verb("steal"), head, victim, tail),)


DAMAGE: Final = DamageWords(
    take=verb("take"),
    isolated="(isolated source of damage)",
    unpreventable="that cannot be prevented or reduced",
    dealt=_dealt,
    change_attack=_change_attack,
    prevent=verb("prevent"),
    all_of="all",
    meant_for=lambda targets, narration: phrase("to", recipient(targets, narration)),
    avoid=verb("avoid"),
    incoming=phrase("the", nouns.INCOMING_DAMAGE.singular("en")),
    make=verb("make"),
    undefendable="undefendable",
    halved=(verb("deal"), spans("only half its damage (rounded up)"), ""),
    ability="the ability",
    fails=(HAVE, spans("no effect"), ""),
    share=_share,
    heal=verb("heal"),
    helped=lambda _targets, _measured, _narration: None,
    steal=_steal,
    set=verb("set"),
    own_health=lambda health, narration: phrase(my(narration), "health to", str(health)),
    health_of=lambda whose, health: phrase("the health of", whose, "to", str(health)),
)


def _instead(offer: PayForDice, narration: Narration) -> Spans:
    price = alternative(offer.pay, narration)
    return phrase(me(narration).spans, "may", price, "to roll", count(offer.dice, nouns.DIE), "instead")


def _reroll_these(offer: MayReroll, narration: Narration) -> Clause:
    if isinstance(offer.dice, Many):
        what = "any number of these dice once"
    elif offer.dice == 1:
        what = "it once" if narration.thrown == 1 else "1 of these dice"
    else:
        what = f"up to {offer.dice} of these dice once"
    return order(narration, verb("reroll"), what)


def _both_roll(late: str, other: Spans, dice: Spans, narration: Narration) -> Clause:
    both = phrase(late, me(narration).spans, "and", other, "each")
    return Clause(Subject(both, Person.MANY), verb("roll"), dice)


def _if_higher(or_equal: bool, narration: Narration) -> Spans:
    return phrase("if", my(narration), "roll", "is at least as high" if or_equal else "is higher")


def _dice_of(number: int, whose: Whose, narration: Narration) -> Spans:
    """Return `1 of your dice`, `any 2 dice`."""
    dice = nouns.DIE.plural("en")
    if whose is Whose.SELF:
        return phrase(str(number), "of", my(narration), dice)
    if whose is Whose.SELF_OR_TEAMMATE:
        return phrase(str(number), "of", my(narration), dice, "or of a teammate’s dice")
    if whose is Whose.OPPONENT:
        narration.picked, narration.picked_many = Side.OPPONENT, False
        return phrase(str(number), "of an opponent’s dice")
    if whose is Whose.SAME:
        return phrase(str(number), "of", possessive(same(narration)) if narration.of_holder else "their", dice)
    return phrase("any", nouns.DIE.singular("en")) if number == 1 else phrase("any", count(number, nouns.DIE))


def _changed(effect: SetDie, narration: Narration) -> Spans:
    dice = _dice_of(effect.dice, effect.whose, narration)
    if effect.value is DieValue.COPY_OF_OWN_DIE:
        other = phrase("to match another of", my(narration), nouns.DIE.plural("en"))
        return phrase(dice, other, "(rolled in the same phase for the same reason)")  # DT-CARD-13
    if isinstance(effect.value, DieValue):
        return phrase(dice, "to any number" if effect.dice == 1 else "to any numbers")
    return phrase(dice, f"to {effect.value}")


DICE: Final = DiceWords(
    roll=verb("roll"),
    instead=_instead,
    each_die="for each die",
    reroll=verb("reroll"),
    reroll_these=_reroll_these,
    late="once the target is chosen,",
    both_roll=_both_roll,
    if_higher=_if_higher,
    that_die="that die",
    an_opponent="an opponent",
    of_choice=lambda own, narration: phrase("of", my(narration) if own else "their", "choice"),
    most="up to",
    twice="(the same die may be rerolled twice)",
    dice_of=_dice_of,
    change=verb("change"),
    changed=_changed,
    nudge=verb("raise or lower", "raises or lowers"),
    nudged=lambda effect, narration: phrase(_dice_of(effect.dice, effect.whose, narration), f"by {effect.by}"),
    extra_attempts=lambda number: phrase(str(number), "extra", nouns.ROLL_ATTEMPT.form(number, "en")),
    with_most="with up to",
    in_phase="in the",
)


def _given(targets: Targets, items: Spans, narration: Narration) -> Clause | None:
    if Who.SELF in targets or (targets == (Who.SAME,) and narration.same_chooses):
        return None
    return deed(verb("give"), phrase(items, "to", recipient(targets, narration)))


def _inflicted(group: Inflicted, narration: Narration) -> Block:
    receives = group.target == (Who.SAME,) and narration.same_chooses
    goal = () if receives else aimed(each_choice(group.target), "on", narration)
    first, *others = group.inflictions
    if others:
        items = token_list(tuple((each.status, each.count) for each in group.inflictions), narration)
        named = phrase(listed(items, "and"), goal)
    else:
        each = by_symbol(first.count, narration) if goal and isinstance(first.count, Amount) else None
        if each is not None:
            lead, rate = each
            inflicted_ = order(narration, verb("inflict"), *numbered(first.status, rate, narration), goal)
            return (When(lead, repeated(group.target, inflicted_, narration)),)
        head, tail = tokens(first.status, first.count, narration)
        named = phrase(head, goal, tail)
    if receives:
        return (Clause(doer(group.target, narration), verb("receive"), named),)
    return repeated(group.target, order(narration, verb("inflict"), named), narration)


def _limit_by(count: int, status: Spans, narration: Narration) -> Spans:
    return phrase(my(narration), status, nouns.STACK_LIMIT.singular("en"), f"by {count}")


def _incoming(effect: e.PreventStatus, noun: Noun, narration: Narration) -> Spans:
    if effect.status == ANY_STATUS:
        return phrase(str(effect.count), "incoming", noun.form(effect.count, "en"))
    return phrase("incoming", *tokens(effect.status, Amount(effect.count), narration))


def _detonated(status: str, targets: Targets, narration: Narration) -> Spans:
    return phrase(narration.lexicon.statuses[status].singular("en"), "on", recipient(targets, narration))


def _stolen(effect: e.StealCp, most: str, narration: Narration) -> Clause:
    head, tail = measure(effect.amount, nouns.CP, narration)
    return order(narration, verb("steal"), most, head, aimed(effect.target, "from", narration), tail)


def _own(person: Person) -> str:
    return "your" if person is Person.YOU else "their"


def _search(count: int, narration: Narration) -> Block:
    what = phrase("for", str(count), nouns.CARD.form(count, "en"), choice(narration))
    taken = order(narration, verb("search"), my(narration), "deck", what)
    added = order(narration, verb("add"), "it" if count == 1 else "them", "to", my(narration), "hand")
    return (taken, added, order(narration, verb("shuffle"), my(narration), "deck"))


EFFECTS: Final = nouns.STATUS_EFFECT.plural("en")
TOKENS: Final = TokenWords(
    gain=verb("gain"),
    given=_given,
    inflicted=_inflicted,
    remove=verb("remove"),
    remove_it=(verb("remove"), spans("it")),
    remove_from=lambda targets, narration: (verb("remove"), phrase("from", recipient(targets, narration))),
    all_own=lambda narration: phrase("all", my(narration), EFFECTS),
    any_own=lambda narration: phrase("any number of", my(narration), EFFECTS),
    of_own=lambda narration: phrase("of", my(narration), EFFECTS),
    transfer=verb("transfer"),
    this_token="this token",
    one_of_any=(),
    from_whom=lambda whom: phrase("from", whom),
    to_whom=lambda targets, narration: phrase("to", recipient(targets, narration)),
    to_another=lambda narration: phrase("to another player", choice(narration)),
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
    victim=lambda targets, narration: phrase("from", recipient(targets, narration)),
    instead=lambda one: "instead of gaining it" if one else "instead of gaining them",
    stolen=_stolen,
    draw=verb("draw"),
    discard=verb("discard"),
    whole_hand=lambda person: phrase(_own(person), "whole hand"),
    any_cards=lambda _narration: phrase("any number of", nouns.CARD.plural("en")),
    at_random="at random",
    of_choice=lambda person: f"of {_own(person)} choice",
    made_discard=lambda _targets, _cards, _narration: None,
    search=_search,
    look=verb("look"),
    their_hand=lambda many: "at their hands" if many else "at their hand",
    hand_of=lambda whose: phrase("at the hand of", whose),
)


def _grow(effect: e.Grow, group: Noun, narration: Narration) -> Clause:
    often = _times(effect.amount, narration)
    if not effect.each_in_play:
        what = phrase(my(narration), group.plural("en"), often)
        return Clause(me(narration), verb("grow"), what, may=effect.optional)
    some = "any of" if effect.optional else "all"
    return order(narration, verb("grow"), some, my(narration), group.plural("en"), often, "each")


def _times(amount: Amount, narration: Narration) -> Spans:
    """Return `twice`, `once per Spirit rolled`."""
    if amount == Amount(amount.base):
        return spans(times(amount.base))
    head, tail = measure(amount, nouns.TIME, narration)
    return phrase("once" if plain(head) == "1 time" else head, tail)


def _heal(effect: e.HealCompanion, narration: Narration) -> Clause:
    companion = narration.lexicon.companions[effect.companion].singular("en")
    return order(narration, verb("heal"), companion, "for", whole(effect.amount, nouns.HEALTH, narration))


def _turn(effect: e.SetCompanion, narration: Narration) -> Clause:
    companion = Subject(narration.lexicon.companions[effect.companion].singular("en"), Person.ONE)
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
    own_board=lambda narration: f"{my(narration)} board",
    rest_of_game="for the rest of the game",
)


FLOW: Final = FlowWords(
    nothing=(Clause(Subject(spans("nothing"), Person.ONE), verb("happen")),),
    choose=verb("choose"),
    take=verb("take"),
    extra_phases=lambda count: phrase(str(count), "extra", nouns.OFFENSIVE_PHASE.form(count, "en")),
    against="against",
    holder="the holder",
    you="you",
    until={Until.ROLL_PHASE_END: phrase("until the end of the", nouns.ROLL_PHASE.singular("en"))},
)

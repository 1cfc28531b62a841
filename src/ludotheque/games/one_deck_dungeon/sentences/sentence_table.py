"""Sentences of effects and hooks in any language, and the table of the function for each type."""

from dataclasses import replace
from typing import Final

from ludotheque.games.one_deck_dungeon.content import effect_types as e
from ludotheque.games.one_deck_dungeon.content import hook_types as h
from ludotheque.games.one_deck_dungeon.content.effect_types import ChooseOne, If
from ludotheque.games.one_deck_dungeon.content.hook_types import At
from ludotheque.games.one_deck_dungeon.content.vocabulary import Condition, Counted, Fact, Place
from ludotheque.games.one_deck_dungeon.sentences import nouns
from ludotheque.games.one_deck_dungeon.sentences.language_pack import (
    DicePhrase,
    Extent,
    Joints,
    Narration,
    Setting,
    block,
    extent,
    picked,
)
from ludotheque.games.one_deck_dungeon.sentences.merged_effects import Exiles, Gains, Payment, RollChoice, Rolls
from ludotheque.text.clauses import Block, Clause, Headed, Lead, Noun, OfferClause, Person, Subject, Verb, When
from ludotheque.text.composer import SentenceTable, choice_of, row
from ludotheque.text.spans import Part, Spans, listed, phrase, spans


def order(narration: Narration, verb: Verb, *rest: Part) -> Clause:
    """Return a clause in which "you" act."""
    return Clause(narration.speech.heroes.you, verb, phrase(*rest))


def numbers(values: tuple[int, ...], last: str) -> Spans:
    """`1 or 2`."""
    return listed([spans(str(value)) for value in values], last)


def dice(pick: DicePhrase, narration: Narration) -> Spans:
    """`one of your dice`, `up to 2 of your agility dice showing 1`, `each of your partner’s dice`."""
    return narration.speech.heroes.dice(pick)


BORNE: Final = {
    Fact.OWN_POISON: nouns.POISON_TOKEN,
    Fact.OWN_DAMAGE: nouns.DAMAGE,
    Fact.CARD_LEAVES: nouns.LEAF,
    Fact.DOOR_LEAVES: nouns.LEAF,
    Fact.LOOTED_COMBAT_XP: nouns.XP,
}
"""What a condition's subject has."""

UNCOVERED: Final = {
    Fact.UNCOVERED_BOXES: nouns.BOX,
    Fact.UNCOVERED_ARMOR: nouns.ARMOR_BOX,
    Fact.UNCOVERED_POISON_BOXES: nouns.POISON_BOX,
}


def full(condition: Condition, narration: Narration) -> Spans:
    """Return the condition with "if"."""
    return narration.speech.conditions.if_(_clause(condition, narration))


def _clause(condition: Condition, narration: Narration) -> Spans:
    words, fact, kind = narration.speech.conditions, condition.fact, extent(condition)
    if fact in BORNE:
        return phrase(words.bearer(fact, kind is Extent.NONE), _amount(condition, BORNE[fact], narration))
    if fact in UNCOVERED:
        return _uncovered(condition, UNCOVERED[fact], narration)
    if fact is Fact.FLOOR_ENCOUNTERS:
        return spans(_encounters(condition, narration))
    return {Fact.DOOR_WAS_OPEN: spans(words.door_was_open(kind is not Extent.NONE))}[fact]


def _amount(condition: Condition, noun: Noun, narration: Narration) -> Spans:
    """`a leaf`, `at least 3 damage`, `no leaves`, `exactly 2 leaves`."""
    words, grammar = narration.speech.conditions, narration.speech.grammar
    low, high = condition.at_least, condition.at_most
    match extent(condition):
        case Extent.SOME if noun.singular(grammar.lang) != noun.plural(grammar.lang):
            return grammar.a(noun)
        case Extent.NONE:
            return words.none(noun)
        case Extent.EXACTLY:
            return phrase(words.exactly, grammar.count(low, noun))
        case Extent.AT_MOST:
            return phrase(words.at_most, grammar.count(high, noun))
        case Extent.BETWEEN:
            return phrase(str(low), words.to, grammar.count(high, noun))
        case _:
            return phrase(words.at_least, grammar.count(low, noun))


def _uncovered(condition: Condition, noun: Noun, narration: Narration) -> Spans:
    words, kind = narration.speech.conditions, extent(condition)
    if kind is Extent.NONE:
        return words.all_covered(noun)
    one = kind is Extent.SOME or (kind is Extent.EXACTLY and condition.at_least == 1)
    return phrase(_amount(condition, noun, narration), words.uncovered(one))


def _encounters(condition: Condition, narration: Narration) -> str:
    words = narration.speech.conditions
    low, high = condition.at_least, condition.at_most
    match extent(condition):
        case Extent.EXACTLY:
            return words.first_encounter if low == 1 else words.encounter(low)
        case Extent.SOME | Extent.AT_LEAST:
            return words.encounter_or_later(low)
        case Extent.BETWEEN if low > 1:
            return words.encounters(low, high)
        case _:
            return words.first_encounters(high)


def payment(effect: Payment, narration: Narration) -> Block:
    price = tuple(
        clause for clause in narration.speech.sentence_table.say(effect.price, narration) if isinstance(clause, Clause)
    )
    return (OfferClause(price, block(effect.rest, narration), must=True),)


def choose_one(effect: ChooseOne, narration: Narration) -> Block:
    options = tuple(block(option, narration) for option in effect.options)
    return (choice_of(options, narration.speech.heroes.you, narration.speech.grammar),)


def roll_choice(effect: RollChoice, narration: Narration) -> Block:
    prices = [step for price in effect.prices for step in narration.speech.sentence_table.say(price, narration)]
    return _roll_choice(effect, [step for step in prices if isinstance(step, Clause)], narration)


def if_(effect: If, narration: Narration) -> Block:
    lead = Lead(full(effect.condition, narration))
    return (When(lead, block(effect.effects, narration), block(effect.otherwise, narration)),)


def at(hook: At, narration: Narration) -> Block:
    body = block(hook.effects, narration)
    joints = narration.speech.joints
    return (When(Lead(_when(hook, narration, joints)), _offered(body, joints) if hook.optional else body),)


def _roll_choice(effect: RollChoice, paid: list[Clause], narration: Narration) -> Block:
    """`Roll 1 or 2 dice`, `Spend 2 time to roll 2 dice, or 4 time to roll 3`."""
    you, grammar = narration.speech.heroes.you, narration.speech.grammar
    words, most, lang = narration.speech.joints.rolls, effect.rolls[-1], grammar.lang
    kind = nouns.COLOR_DICE[most.color]
    if paid:
        first = effect.rolls[0].count
        said = phrase(paid[0].rest, words.to_roll, str(first), kind.form(first, lang))
        for price, roll in zip(paid[1:], effect.rolls[1:], strict=True):
            said = phrase(said, ",", grammar.or_word, price.rest, words.to_roll_more, str(roll.count))
        out: Block = (Clause(you, paid[0].verb, said),)
    else:
        numbers = listed([spans(str(roll.count)) for roll in effect.rolls], grammar.or_word)
        out = (Clause(you, narration.speech.dice.roll, phrase(numbers, kind.form(most.count, lang))),)
    out += (words.drop(most.drop),) if most.drop else ()
    if most.on_one:
        *steps, last = block(most.on_one, narration)
        once = replace(last, rest=phrase(last.rest, words.only_once)) if isinstance(last, Clause) else last
        out += (When(Lead(words.if_one), (*steps, once)),)
    return out


def _when(hook: At, narration: Narration, joints: Joints) -> Spans:
    moments = joints.moments | joints.moments_of_foe if narration.setting is Setting.FOE else joints.moments
    lead = spans(moments[hook.moment])
    if hook.limit is not None:
        lead = phrase(joints.limits[hook.limit], ",", lead)
    return phrase(lead, ",", full(hook.condition, narration)) if hook.condition is not None else lead


def _offered(body: Block, joints: Joints) -> Block:
    if all(isinstance(step, Clause) for step in body):
        return tuple(replace(step, may=True) for step in body if isinstance(step, Clause))
    return (Headed(replace(joints.do_this, may=True), body),)


def _gained(gain: e.Gain, narration: Narration) -> Spans:
    return phrase(_kind(gain, narration), narration.speech.dice.set_to(gain.value))


def _kind(effect: e.Gain | e.Roll, narration: Narration) -> Spans:
    return narration.speech.grammar.count(effect.count, nouns.COLOR_DICE[effect.color])


def gain(effect: e.Gain, narration: Narration) -> Block:
    words = narration.speech.dice
    only = words.uses[effect.only][effect.count > 1] if effect.only is not None else ""
    return (Clause(narration.speech.heroes.owners[effect.whose], words.gain, phrase(_gained(effect, narration), only)),)


def gains(effect: Gains, narration: Narration) -> Block:
    words, grammar = narration.speech.dice, narration.speech.grammar
    if len(effect.gains) > 1 and effect.value:
        kinds = [_kind(gain, narration) for gain in effect.gains]
        rest = phrase(grammar.all_of(kinds), ",", words.each_set_to(effect.value))
    else:
        rest = grammar.all_of([_gained(gain, narration) for gain in effect.gains])
    return (Clause(narration.speech.heroes.owners[effect.gains[0].whose], words.gain, rest),)


def rolls(effect: Rolls, narration: Narration) -> Block:
    kinds = narration.speech.grammar.all_of([_kind(roll, narration) for roll in effect.rolls])
    return (Clause(narration.speech.heroes.owners[effect.rolls[0].whose], narration.speech.dice.roll, kinds),)


def roll(effect: e.Roll, narration: Narration) -> Block:
    words = narration.speech.dice
    out: Block = rolls(Rolls((effect,)), narration)
    if effect.drop:
        dropped = phrase(words.of_them(effect.drop), words.before_others)
        out += (Clause(narration.speech.heroes.owners[effect.whose], words.discard, dropped),)
    if effect.on_one:
        lead = phrase(words.if_one_shown(effect.count == 1), ",", words.before_others)
        out += (When(Lead(lead), block(effect.on_one, narration)),)
    return out


def roll_stored(effect: e.RollStored, narration: Narration) -> Block:
    words = narration.speech.dice
    return (
        order(narration, words.roll, words.stored_die if narration.stored == 1 else words.stored_dice(effect.count)),
    )


def increase(effect: e.Increase, narration: Narration) -> Block:
    return (order(narration, narration.speech.dice.increase, narration.speech.dice.increased(effect)),)


def change(effect: e.Change, narration: Narration) -> Block:
    words = narration.speech.dice
    changed = order(narration, words.change, words.changed(effect))
    return (order(narration, words.choose, words.a_value), changed) if effect.one_value else (changed,)


def recolor(effect: e.Recolor, narration: Narration) -> Block:
    return (order(narration, narration.speech.dice.swap, narration.speech.dice.swapped(effect)),)


def exchange(effect: e.Exchange, narration: Narration) -> Block:
    words = narration.speech.dice
    got = order(narration, words.gain, _gained(e.Gain(effect.color, effect.value), narration))
    lead = Lead(spans(words.in_exchange(effect.dice == 1)))
    return (order(narration, words.discard, dice(picked(effect), narration)), When(lead, (got,)))


def reroll(effect: e.Reroll, narration: Narration) -> Block:
    return (order(narration, narration.speech.dice.reroll, dice(picked(effect), narration)),)


def reroll_resist(_effect: e.RerollResist, narration: Narration) -> Block:
    return (order(narration, narration.speech.dice.reroll, narration.speech.dice.resist_die),)


def exiles(effect: Exiles, narration: Narration) -> Block:
    words = narration.speech.dice
    kinds = [words.so_many(exile.count, nouns.die(exile.colors)) for exile in effect.exiles]
    return (order(narration, words.exile, narration.speech.grammar.all_of(kinds), words.from_supply),)


def exile_dice(effect: e.ExileDice, narration: Narration) -> Block:
    words = narration.speech.dice
    if effect.place is Place.SUPPLY:
        out: Block = exiles(Exiles((effect,)), narration)
    else:
        own = effect.place is Place.OWN_POOL
        out = (order(narration, words.exile, dice(picked(effect), narration) if own else words.placed(effect)),)
    if effect.otherwise:
        out += (When(Lead(spans(words.lacking(effect.count == 1))), block(effect.otherwise, narration)),)
    return out


def unexile(effect: e.Unexile, narration: Narration) -> Block:
    return (order(narration, narration.speech.dice.give_back, narration.speech.dice.given_back(effect.count)),)


def _most(number: int, noun: Noun, narration: Narration) -> Spans:
    return phrase(narration.speech.party.most if number > 1 else "", narration.speech.grammar.count(number, noun))


def ignore(effect: e.Ignore, narration: Narration) -> Block:
    words, noun = narration.speech.party, nouns.PRINTED_ICONS[effect.icon]
    in_boss = words.in_boss(effect.in_boss) if effect.in_boss else ()
    clause = order(narration, words.ignore, _most(effect.count, noun, narration), in_boss)
    if not effect.if_at_least:
        return (clause,)
    return (When(Lead(words.if_shown(narration.speech.grammar.count(effect.if_at_least, noun))), (clause,)),)


def heal(effect: e.Heal, narration: Narration) -> Block:
    words = narration.speech.party
    early = words.early(effect.at_turn_start) if effect.at_turn_start else ""
    return (words.healed(effect, _most(effect.amount, nouns.DAMAGE, narration), early),)


def spend_time(effect: e.SpendTime, narration: Narration) -> Block:
    words = narration.speech.party
    per = words.per[Counted.OPEN_DOORS] if effect.per_open_door else ()
    return (order(narration, words.spend, narration.speech.grammar.count(effect.count, nouns.TIME), per),)


def damage(effect: e.Damage, narration: Narration) -> Block:
    return (narration.speech.party.hurt(effect.target, narration.speech.grammar.count(effect.count, nouns.DAMAGE)),)


def gain_poison(effect: e.GainPoison, narration: Narration) -> Block:
    return (
        narration.speech.party.poisoned(
            effect.target, narration.speech.grammar.count(effect.count, nouns.POISON_TOKEN)
        ),
    )


def remove_poison(effect: e.RemovePoison, narration: Narration) -> Block:
    return (narration.speech.party.cured(effect, _most(effect.count, nouns.POISON_TOKEN, narration)),)


def gain_cube(effect: e.GainCube, narration: Narration) -> Block:
    return (order(narration, narration.speech.dice.gain, narration.speech.grammar.count(effect.count, nouns.CUBE)),)


def exile_cube(effect: e.ExileCube, narration: Narration) -> Block:
    return (order(narration, narration.speech.dice.exile, narration.speech.party.cubes[effect.place]),)


def item_to_xp(_effect: e.ItemToXp, narration: Narration) -> Block:
    return (narration.speech.party.item_to_xp,)


def add_door(_effect: e.AddDoor, narration: Narration) -> Block:
    return (narration.speech.party.add_door,)


def skip_encounter(_effect: e.SkipEncounter, narration: Narration) -> Block:
    return narration.speech.party.skip_encounter


def recover_boss(effect: e.RecoverBoss, narration: Narration) -> Block:
    words = narration.speech.party
    per = words.per[effect.per] if effect.per is not None else ()
    return (words.recovered(narration.speech.grammar.count(effect.count, nouns.DAMAGE), per),)


def modify(hook: h.Modify, narration: Narration) -> Block:
    return (narration.speech.hooks.modified(hook),)


def when_rolled(hook: h.WhenRolled, narration: Narration) -> Block:
    return (When(Lead(spans(narration.speech.hooks.rolled(hook.value, hook.nth))), block(hook.effects, narration)),)


def discard_rolled(hook: h.DiscardRolled, narration: Narration) -> Block:
    return (narration.speech.hooks.discard_rolled(numbers(hook.values, narration.speech.grammar.or_word)),)


def discard_highest(_hook: h.DiscardHighest, narration: Narration) -> Block:
    words = narration.speech.hooks
    return (When(Lead(words.after_gather), (order(narration, narration.speech.dice.discard, words.highest),)),)


def lower_rolled(hook: h.LowerRolled, narration: Narration) -> Block:
    return (When(Lead(narration.speech.hooks.after_effects), (narration.speech.hooks.lowered(hook),)),)


def add_consequence(hook: h.AddConsequence, narration: Narration) -> Block:
    words, grammar = narration.speech.hooks, narration.speech.grammar
    lead = Lead(words.if_consequences(grammar.count(hook.at_least, nouns.ICONS[hook.if_icon])))
    return (When(lead, (words.add_icons(grammar.count(hook.count, nouns.ICONS[hook.icon])),)),)


def soak_pairs(_hook: h.SoakPairs, narration: Narration) -> Block:
    return narration.speech.hooks.soak_pairs


def heart_to_time(_hook: h.HeartToTime, narration: Narration) -> Block:
    words, grammar, party = narration.speech.hooks, narration.speech.grammar, narration.speech.party
    spend = replace(order(narration, party.spend, grammar.count(1, nouns.TIME), words.instead), may=True)
    boss = order(narration, party.ignore, grammar.count(1, nouns.HEART))
    return (
        When(Lead(words.if_hurt(grammar.count(1, nouns.DAMAGE))), (spend,)),
        When(Lead(words.in_boss_rounds), (boss,)),
    )


def boxes(hook: h.Boxes, narration: Narration) -> Block:
    words = narration.speech.hooks
    kind = Subject(words.boxes(nouns.box(hook)), Person.MANY)
    out: list[Clause] = []
    if hook.become_armor:
        out.append(Clause(kind, *words.as_armor))
    if hook.refuse is not None:
        out.append(replace(words.refuse(nouns.COLOR_DICE[hook.refuse]), subject=kind))
    if hook.max_dice:
        out.append(Clause(kind, *words.most_dice(hook.max_dice)))
    if hook.twice:
        out.append(Clause(kind, *words.twice))
    return tuple(out)


def set_x(hook: h.SetX, narration: Narration) -> Block:
    words = narration.speech.hooks
    notes = [words.with_four(hook.each_with_four)] if hook.each_with_four else []
    notes += [f"{words.at_least} {hook.minimum}"] if hook.minimum else []
    base = f"{hook.base} +" if hook.base else ""
    product = phrase(f"{hook.each} ×" if hook.each > 1 else "", words.counted[hook.counted])
    note = phrase("(", listed([spans(each) for each in notes], ","), ")") if notes else ()
    return (Clause(Subject(spans("X"), Person.ONE), words.be, phrase(base, product, note)),)


def lose_loot(hook: h.LoseLoot, narration: Narration) -> Block:
    words = narration.speech.hooks
    lead = phrase(full(hook.condition, narration), words.at_end)
    return (When(Lead(lead), (order(narration, narration.speech.dice.discard, words.lose_card),)),)


SENTENCES: Final[SentenceTable[Narration, Block]] = SentenceTable(
    "One Deck Dungeon",
    row(e.Gain, gain),
    row(Gains, gains),
    row(Rolls, rolls),
    row(e.Roll, roll),
    row(e.RollStored, roll_stored),
    row(e.Increase, increase),
    row(e.Change, change),
    row(e.Recolor, recolor),
    row(e.Exchange, exchange),
    row(e.Reroll, reroll),
    row(e.RerollResist, reroll_resist),
    row(Exiles, exiles),
    row(e.ExileDice, exile_dice),
    row(e.Unexile, unexile),
    row(h.Modify, modify),
    row(h.WhenRolled, when_rolled),
    row(h.DiscardRolled, discard_rolled),
    row(h.DiscardHighest, discard_highest),
    row(h.LowerRolled, lower_rolled),
    row(h.AddConsequence, add_consequence),
    row(h.SoakPairs, soak_pairs),
    row(h.HeartToTime, heart_to_time),
    row(h.Boxes, boxes),
    row(h.SetX, set_x),
    row(h.LoseLoot, lose_loot),
    row(e.Ignore, ignore),
    row(e.Heal, heal),
    row(e.SpendTime, spend_time),
    row(e.Damage, damage),
    row(e.GainPoison, gain_poison),
    row(e.RemovePoison, remove_poison),
    row(e.GainCube, gain_cube),
    row(e.ExileCube, exile_cube),
    row(e.ItemToXp, item_to_xp),
    row(e.AddDoor, add_door),
    row(e.SkipEncounter, skip_encounter),
    row(e.RecoverBoss, recover_boss),
    row(Payment, payment),
    row(e.ChooseOne, choose_one),
    row(RollChoice, roll_choice),
    row(e.If, if_),
    row(h.At, at),
)

"""Language-independent phrases: players, amounts, conditions and prices."""

from dataclasses import replace
from typing import Final

import msgspec

from ludotheque.games.dice_throne.content.vocabulary import (
    ANY_STATUS,
    Amount,
    Condition,
    Cost,
    CostKind,
    Costs,
    Count,
    Many,
    Pick,
    Side,
    SymbolCounts,
    Targets,
    TokensOf,
    Who,
)
from ludotheque.games.dice_throne.sentences import nouns
from ludotheque.games.dice_throne.sentences.language_pack import Measure, Narration, choices
from ludotheque.text.clauses import Block, Clause, Lead, Noun, Person, Subject, Verb
from ludotheque.text.spans import Part, Spans, listed, phrase, plain, spans

CHOSEN: Final = {
    Who.CHOSEN_PLAYER: (nouns.PLAYER, Side.PLAYER),
    Who.CHOSEN_OPPONENT: (nouns.OPPONENT, Side.OPPONENT),
    Who.CHOSEN_TEAMMATE: (nouns.TEAMMATE, Side.PLAYER),
}


def me(narration: Narration) -> Subject:
    """Return the subject of the text: "you", or "the holder", later "they", or the hero with the leaflet."""
    return narration.speech.players.me(narration)


def fact(narration: Narration) -> Subject:
    """Return the same subject for statements of fact, which name "you"."""
    return replace(me(narration), own=False)


def i(narration: Narration, verb: Verb) -> Spans:
    """Return the subject of the text with a verb: "you have", "the holder is"."""
    subject = me(narration)
    return phrase(subject.spans, verb.form(subject.person))


def order(narration: Narration, verb: Verb, *rest: Part) -> Clause:
    """Return a clause about an action of the owner or holder."""
    return Clause(me(narration), verb, phrase(*rest))


def recipient(targets: Targets, narration: Narration) -> Spans:
    """Return the targets as an object: "the attacker", "each of 2 opponents of your choice"."""
    return narration.speech.grammar.all_of([as_object(target, narration) for target in targets])


def as_object(target: Who | Pick, narration: Narration) -> Spans:
    """Return one target as an object."""
    return narration.speech.players.as_object(target, _one(target, narration))


def doer(targets: Targets, narration: Narration) -> Subject:
    """Return the targets as a subject."""
    words, grammar = narration.speech.players, narration.speech.grammar
    if targets == (Who.SELF,):
        return me(narration)
    if Who.SELF in targets:
        others = [_one(target, narration) for target in targets if target is not Who.SELF]
        person = words.with_others(narration)
        return Subject(grammar.all_of([me(narration).spans, *others]), person)
    if targets == (Who.SAME,) and not narration.of_holder:
        return words.they(narration)
    many = len(targets) > 1 or any(isinstance(target, Pick) and target.count > 1 for target in targets)
    many = many or targets == (Who.ANY_HOLDER,) or (targets == (Who.SAME,) and narration.picked_many)
    named = grammar.all_of([phrase(_most(target, narration), _one(target, narration)) for target in targets])
    return Subject(named, Person.MANY if many else Person.ONE)


def _most(target: Who | Pick, narration: Narration) -> str:
    return narration.speech.players.most if isinstance(target, Pick) and target.up_to else ""


def _one(target: Who | Pick, narration: Narration) -> Spans:
    words = narration.speech.players
    if isinstance(target, Pick):
        return _pick(target, narration)
    if target in CHOSEN:
        noun, narration.picked = CHOSEN[target]
        narration.picked_many = False
        return words.chosen(noun, narration)
    if target is Who.SAME:
        return words.same(narration)
    if target is Who.ANY_HOLDER:
        return words.any_holder(narration)
    if target is Who.SELF:
        return spans(words.oneself(narration))
    return words.opposed(narration) if target is Who.DEFENDER else spans(words.fixed[target])


def _pick(pick: Pick, narration: Narration) -> Spans:
    noun = nouns.POOLS[pick.of]
    narration.picked = Side.OPPONENT if noun is nouns.OPPONENT else Side.PLAYER
    narration.picked_many = pick.count > 1
    return narration.speech.players.pick(pick, noun, narration)


def repeated(targets: Targets, said: Clause, narration: Narration) -> Block:
    """Return `twice, deal 1 damage to an opponent of your choice (the same one or another)`."""
    often = choices(targets)
    return (said,) if often == 1 else narration.speech.players.repeated(often, said)


def holding(of_whom: TokensOf, narration: Narration) -> Spans:
    """Return what follows a token: "you have", "on the defender"."""
    words = narration.speech.players
    if of_whom is TokensOf.DEFENDER:
        return words.on(words.opposed(narration))
    if of_whom is TokensOf.SELF and narration.of_holder and narration.to_others:
        return spans(words.holder_has)
    return spans(words.they_have if of_whom is TokensOf.TARGET or narration.of_holder else words.you_have)


def whose(narration: Narration, noun: Noun) -> Spans:
    """Return `your turn`, `their turn`, or `the holder's turn` if nothing else names the holder."""
    return narration.speech.players.whose(narration, noun)


PLUS = "plus"  # the same in both languages


def measure(amount: Amount, unit: Noun, narration: Narration) -> Measure:
    """Return the head and tail of an amount."""
    grammar = narration.speech.grammar
    if amount.origin is not None:
        return narration.speech.amounts.equal(amount, unit, _sum(amount, narration))
    if amount.by_tokens:
        return _steps(amount, unit, narration)
    if amount.by_level:
        return _levels(amount, unit, narration), ()
    found = rates(amount, narration)
    if not found:
        return grammar.count(amount.base, unit), ()
    if amount.base:
        more = [phrase(str(rate), per) for rate, per in found]
        return grammar.count(amount.base, unit), phrase(PLUS, grammar.all_of(more))
    (first, per), *others = found
    return grammar.count(first, unit), grammar.all_of([per, *(phrase(str(rate), each) for rate, each in others)])


def whole(amount: Amount, unit: Noun, narration: Narration) -> Spans:
    """Return an amount as a whole."""
    return phrase(*measure(amount, unit, narration))


def tokens(status: str, number: Count, narration: Narration) -> Measure:
    """Return a number of tokens: "Stun", "2 Chi", "all status effects", "any number of Chi"."""
    if number == Amount(1) and status in narration.lexicon.singles:
        return narration.lexicon.token(status).singular(narration.speech.lang), ()
    return numbered(status, number, narration)


def numbered(status: str, number: Count, narration: Narration) -> Measure:
    """Return the same with a number even if there can be only one: "1 Stun"."""
    words = narration.speech.amounts
    noun = nouns.STATUS_EFFECT if status == ANY_STATUS else words.counted(status, narration)
    if number is Many.ALL:
        return words.all_of(noun), ()
    if number is Many.ANY:
        return words.any_number(noun, narration), ()
    if number is Many.TO_LIMIT:
        return words.to_limit(noun, narration)
    return measure(number, noun, narration)


def token_list(items: tuple[tuple[str, Count], ...], narration: Narration) -> list[Spans]:
    """Return several kinds of tokens, either all with a number or none."""
    bare = all(number == Amount(1) and status in narration.lexicon.singles for status, number in items)
    return [phrase(*(tokens if bare else numbered)(status, number, narration)) for status, number in items]


def rates(amount: Amount, narration: Narration) -> list[tuple[int, Spans]]:
    """Return the amount per unit of each thing, in the order of the sentence."""
    words, lang = narration.speech.amounts, narration.speech.lang
    out = [(rate, phrase(words.per, names)) for rate, names in _by_rate(amount.per_symbol, narration)]
    out += [(rate, words.pair(symbol, narration)) for symbol, rate in amount.per_pair]
    for status, rate in amount.per_token:
        token = words.counted(status, narration).singular(lang)
        out.append((rate, phrase(words.per, token, holding(amount.of, narration))))
    for group, rate in amount.per_companion:
        out.append((rate, phrase(words.per, narration.lexicon.groups[group].singular(lang), words.in_play)))
    if amount.per_extra_attempt:
        most = words.at_most(amount.max) if amount.max is not None else ""
        attempt = phrase(words.per, nouns.ROLL_ATTEMPT.singular(lang), words.after_first, most)
        out.append((amount.per_extra_attempt, attempt))
    return out


def _by_rate(symbols: tuple[tuple[str, int], ...], narration: Narration) -> list[tuple[int, Spans]]:
    """Return the rates with symbols of equal rate merged."""
    alike: dict[int, list[str]] = {}
    for symbol, rate in symbols:
        alike.setdefault(rate, []).append(symbol)
    return [(rate, _named(names, narration)) for rate, names in alike.items()]


def _named(symbols: list[str], narration: Narration) -> Spans:
    names = [narration.lexicon.symbols[symbol].singular(narration.speech.lang) for symbol in symbols]
    ambiguous = bool(narration.lexicon.ambiguous & set(symbols))
    return narration.speech.amounts.symbols(listed(names, narration.speech.grammar.or_word), ambiguous)


def _steps(amount: Amount, unit: Noun, narration: Narration) -> Measure:
    held = "/".join(str(number) for number, _ in amount.by_tokens)
    values = "/".join(str(value) for _, value in amount.by_tokens)
    lang = narration.speech.lang
    return phrase(values, unit.plural(lang)), phrase(
        narration.speech.amounts.for_tokens, held, nouns.TOKEN.plural(lang)
    )


def _levels(amount: Amount, unit: Noun, narration: Narration) -> Spans:
    (_, first), *others = amount.by_level
    more = ", ".join(narration.speech.amounts.at_level(value, level) for level, value in others)
    return phrase(narration.speech.grammar.count(first, unit), f"({more})")


def _sum(amount: Amount, narration: Narration) -> Spans:
    parts = [spans(str(amount.base))] if amount.base else []
    parts += [origin_words(amount, narration), *(phrase(str(rate), per) for rate, per in rates(amount, narration))]
    out: Spans = ()
    for part in parts:
        out = phrase(out, PLUS, part) if plain(out) else part
    return out


def origin_words(amount: Amount, narration: Narration) -> Spans:
    """Return the origin of an amount, halved if required."""
    words = narration.speech.amounts
    said = words.origin(amount.origin, narration) if amount.origin is not None else ()
    return words.half(said) if amount.half else said


def is_negative(amount: Amount) -> bool:
    """Return whether the amount reduces something."""
    counts = (*amount.per_symbol, *amount.per_pair, *amount.per_token, *amount.per_companion)
    rates = [amount.base, *(rate for _, rate in counts)]
    return min(rates) < 0 and max(rates) <= 0


def without_sign(amount: Amount) -> Amount:
    """Return the absolute amount."""
    if not is_negative(amount):
        return amount
    return msgspec.structs.replace(
        amount,
        base=-amount.base,
        per_symbol=_turned(amount.per_symbol),
        per_pair=_turned(amount.per_pair),
        per_token=_turned(amount.per_token),
        per_companion=_turned(amount.per_companion),
    )


def _turned(counts: tuple[tuple[str, int], ...]) -> tuple[tuple[str, int], ...]:
    return tuple((name, -rate) for name, rate in counts)


def unnamed(noun: Noun) -> Noun:
    """Return the noun without words, for a number on its own."""
    return replace(noun, en_singular="", en_plural="", fr_singular="", fr_plural="")


def lead(condition: Condition, narration: Narration) -> Lead:
    """Return what precedes the consequence of a condition."""
    on = narration.speech.conditions.on
    if condition == Condition(symbols=condition.symbols):
        return Lead(phrase(on, symbols(condition.symbols, narration)), short=True)
    if condition == Condition(faces=condition.faces):
        return Lead(phrase(on, faces(condition.faces, narration)), short=True)
    if condition.symbols:
        more = full(msgspec.structs.replace(condition, symbols=()), narration)
        return Lead(phrase(on, symbols(condition.symbols, narration), ",", more), short=True)
    return Lead(full(condition, narration))


def any_of(conditions: tuple[Condition, ...], narration: Narration) -> Lead:
    """Return any of several results of a throw, numbers first."""
    numbers = tuple(sorted(number for condition in conditions for number in condition.faces))
    named = [symbols(condition.symbols, narration) for condition in conditions if condition.symbols]
    results = [*([faces(numbers, narration)] if numbers else []), *named]
    return Lead(phrase(narration.speech.conditions.on, listed(results, narration.speech.grammar.or_word)), short=True)


def full(condition: Condition, narration: Narration) -> Spans:
    """Return the condition with "if", whatever its parts."""
    parts = [*_dice(condition, narration), *_damage(condition, narration), *_tokens(condition, narration)]
    parts += [*_choices(condition, narration), *_companions(condition, narration)]
    return narration.speech.conditions.all_hold(parts)


def symbols(counts: SymbolCounts, narration: Narration) -> Spans:
    """Return `Flame and Blaze`, `2 Swords and 1 Pow`, `2 Shadows rolled`; single symbols have no number."""
    if all(number == 1 for _, number in counts):
        return narration.speech.grammar.all_of(_names([symbol for symbol, _ in counts], narration))
    return narration.speech.conditions.counted(counts, narration)


def _names(names: list[str] | tuple[str, ...], narration: Narration) -> list[Spans]:
    return [narration.lexicon.symbols[symbol].singular(narration.speech.lang) for symbol in names]


def faces(numbers: tuple[int, ...], narration: Narration) -> Spans:
    """Return `6`, `1 or 2`, `1 to 4`."""
    if len(numbers) > 2 and numbers == tuple(range(numbers[0], numbers[-1] + 1)):
        return spans(narration.speech.conditions.span(numbers[0], numbers[-1]))
    return listed([spans(str(number)) for number in numbers], narration.speech.grammar.or_word)


def _dice(condition: Condition, narration: Narration) -> list[Spans]:
    words = narration.speech.conditions
    out: list[Spans] = []
    if condition.symbols:
        shown = words.this_die_shows if narration.one_die else words.dice_show
        out.append(phrase(shown, symbols(condition.symbols, narration)))
    if condition.none_of:
        out.append(phrase(words.no_die_shows, listed(_names(condition.none_of, narration), words.nor)))
    if condition.of_a_kind is not None:
        out.append(phrase(i(narration, words.get), f"{condition.of_a_kind} {narration.speech.headings.of_a_kind}"))
    if condition.faces:
        shown = words.this_die_shows if narration.one_die else words.a_die_shows
        out.append(phrase(shown, faces(condition.faces, narration)))
    out += _total(condition, narration)
    if condition.rerolled is not None:
        out.append(words.rerolled(condition.rerolled, narration))
    return out


def _total(condition: Condition, narration: Narration) -> list[Spans]:
    words = narration.speech.conditions
    total = words.roll if narration.thrown == 1 else words.total
    low, high = condition.roll_total_at_least, condition.roll_total_at_most
    if low is not None and high is not None:
        return [spans(f"{total} {words.is_between(low, high)}")]
    if low is not None:
        return [spans(f"{total} {words.is_at_least(low)}")]
    return [spans(f"{total} {words.is_at_most(high)}")] if high is not None else []


def _damage(condition: Condition, narration: Narration) -> list[Spans]:
    words = narration.speech.conditions
    out: list[Spans] = []
    if condition.added_damage_at_least is not None:
        out.append(spans(words.added(condition.added_damage_at_least)))
    if condition.attack_damage_at_least is not None:
        out.append(words.attack_deals(condition.attack_damage_at_least, narration))
    if condition.incoming_damage_at_least is not None:
        out.append(words.incoming(condition.incoming_damage_at_least))
    if condition.damage_dealt_at_least is not None:
        out.append(words.dealt(condition.damage_dealt_at_least))
    for status, number in condition.attack_damaged_holder_of:
        out.append(words.damaged_holder(status, number, narration))
    if condition.defence_rolled is not None:
        out.append(spans(words.defence_rolled(condition.defence_rolled)))
    if condition.ultimate is not None:
        out.append(spans(words.ultimate(condition.ultimate)))
    return out


def _tokens(condition: Condition, narration: Narration) -> list[Spans]:
    words = narration.speech.conditions
    out: list[Spans] = []
    for status, number in condition.holding:
        out.append(phrase(i(narration, words.have), words.so_many(status, number, narration)))
    if condition.paid_at_least is not None:
        out.append(words.paid(condition.paid_at_least, narration))
    if condition.holder_is_owner is not None:
        out.append(words.is_owner(condition.holder_is_owner, narration))
    if condition.held_since_own_turn_start is not None:
        out.append(words.held_before(condition.held_since_own_turn_start, narration))
    return out


def _choices(condition: Condition, narration: Narration) -> list[Spans]:
    words = narration.speech.conditions
    out: list[Spans] = []
    if condition.chosen_is is not None:
        out.append(words.is_opponent(condition.chosen_is is Side.OPPONENT, narration))
    if condition.first_player is not None:
        out.append(words.is_first(condition.first_player, narration))
    if condition.attempts_used_below is not None:
        out.append(words.fewer_attempts(condition.attempts_used_below, narration))
    if condition.side is not None:
        out.append(words.flipped(condition.side not in narration.lexicon.start_boards, narration))
    return out


def _companions(condition: Condition, narration: Narration) -> list[Spans]:
    words = narration.speech.conditions
    out: list[Spans] = []
    if condition.companion_active is not None:
        out.append(words.active(condition.companion_active, narration))
    if condition.companion_downed is not None:
        out.append(words.downed(condition.companion_downed, narration))
    for companion, number in condition.companion_health_at_least:
        out.append(words.health(companion, number, narration))
    return out


UNITS: Final = {CostKind.CP: nouns.CP, CostKind.DISCARD: nouns.CARD}


def clauses(costs: Costs, narration: Narration) -> tuple[Clause, ...]:
    """Return each price as a clause with the payer as its subject."""
    return tuple(_clause(cost, narration) for cost in costs)


def _clause(cost: Cost, narration: Narration) -> Clause:
    narration.paid = cost.kind
    return narration.speech.costs.clause(cost, narration)


def price(cost: Cost, narration: Narration) -> Spans:
    """Return the amount and unit of a price."""
    words = narration.speech.costs
    most = words.most if cost.up_to and cost.count != Amount(1) else ""
    late = words.late if cost.not_gained_this_turn else ""
    unit = UNITS.get(cost.kind)
    if unit is None:
        return phrase(most, *tokens(cost.token, cost.count, narration), late)
    if isinstance(cost.count, Many):
        return words.all_own(unit, narration) if cost.count is Many.ALL else words.any_amount(unit, narration)
    return phrase(most, whole(cost.count, unit, narration), late)


def is_single(cost: Cost) -> bool:
    """Return whether at most one unit can be paid, so that "for each" does not fit."""
    return cost.count == Amount(1)


def each_paid(cost: Cost, narration: Narration) -> Spans:
    """Return `for each CP paid`, `for each Spirit removed`."""
    noun = UNITS.get(cost.kind) or narration.speech.amounts.counted(cost.token, narration)
    return _each(narration.speech.costs.for_each, cost, noun, narration)


def per_paid(cost: Cost, narration: Narration) -> Spans:
    """Return `per CP paid`, `per token spent`, `per Spirit removed`."""
    noun = UNITS.get(cost.kind)
    if noun is None:
        noun = nouns.TOKEN if cost.token in narration.lexicon.statuses else narration.lexicon.token(cost.token)
    return _each(narration.speech.amounts.per, cost, noun, narration)


def _each(each: str, cost: Cost, noun: Noun, narration: Narration) -> Spans:
    return phrase(each, noun.singular(narration.speech.lang), narration.speech.costs.done(cost.kind, noun))

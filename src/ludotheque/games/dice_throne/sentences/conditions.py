"""Conditions in any language: each part a clause after "if"; symbols and faces alone are said with "on"."""

import msgspec

from ludotheque.games.dice_throne.content.vocabulary import Condition, Side, SymbolCounts
from ludotheque.games.dice_throne.sentences.language_pack import Voice
from ludotheque.games.dice_throne.sentences.players import i
from ludotheque.text.clauses import Lead
from ludotheque.text.spans import Spans, listed, phrase, spans


def lead(condition: Condition, voice: Voice) -> Lead:
    """What stands before the consequence."""
    on = voice.speech.conditions.on
    if condition == Condition(symbols=condition.symbols):
        return Lead(phrase(on, symbols(condition.symbols, voice)), short=True)
    if condition == Condition(faces=condition.faces):
        return Lead(phrase(on, faces(condition.faces, voice)), short=True)
    if condition.symbols:
        more = full(msgspec.structs.replace(condition, symbols=()), voice)
        return Lead(phrase(on, symbols(condition.symbols, voice), ",", more), short=True)
    return Lead(full(condition, voice))


def any_of(conditions: tuple[Condition, ...], voice: Voice) -> Lead:
    """Any of several results of a throw: numbers first."""
    numbers = tuple(sorted(number for condition in conditions for number in condition.faces))
    named = [symbols(condition.symbols, voice) for condition in conditions if condition.symbols]
    results = [*([faces(numbers, voice)] if numbers else []), *named]
    return Lead(phrase(voice.speech.conditions.on, listed(results, voice.speech.tongue.or_word)), short=True)


def full(condition: Condition, voice: Voice) -> Spans:
    """The condition with "if", whatever it is."""
    parts = [*_dice(condition, voice), *_damage(condition, voice), *_tokens(condition, voice)]
    parts += [*_choices(condition, voice), *_companions(condition, voice)]
    return voice.speech.conditions.all_hold(parts)


def symbols(counts: SymbolCounts, voice: Voice) -> Spans:
    """`Flame and Blaze`, `2 Swords and 1 Pow`, `2 Shadows rolled`: a single one needs no number."""
    if all(number == 1 for _, number in counts):
        return voice.speech.tongue.all_of(_names([symbol for symbol, _ in counts], voice))
    return voice.speech.conditions.counted(counts, voice)


def _names(names: list[str] | tuple[str, ...], voice: Voice) -> list[Spans]:
    return [voice.lexicon.symbols[symbol].singular(voice.speech.lang) for symbol in names]


def faces(numbers: tuple[int, ...], voice: Voice) -> Spans:
    """`6`, `1 or 2`, `1 to 4`."""
    if len(numbers) > 2 and numbers == tuple(range(numbers[0], numbers[-1] + 1)):
        return spans(voice.speech.conditions.span(numbers[0], numbers[-1]))
    return listed([spans(str(number)) for number in numbers], voice.speech.tongue.or_word)


def _dice(condition: Condition, voice: Voice) -> list[Spans]:
    words = voice.speech.conditions
    out: list[Spans] = []
    if condition.symbols:
        shown = words.this_die_shows if voice.one_die else words.dice_show
        out.append(phrase(shown, symbols(condition.symbols, voice)))
    if condition.none_of:
        out.append(phrase(words.no_die_shows, listed(_names(condition.none_of, voice), words.nor)))
    if condition.of_a_kind is not None:
        out.append(phrase(i(voice, words.get), f"{condition.of_a_kind} {voice.speech.headings.of_a_kind}"))
    if condition.faces:
        shown = words.this_die_shows if voice.one_die else words.a_die_shows
        out.append(phrase(shown, faces(condition.faces, voice)))
    out += _total(condition, voice)
    if condition.rerolled is not None:
        out.append(words.rerolled(condition.rerolled, voice))
    return out


def _total(condition: Condition, voice: Voice) -> list[Spans]:
    words = voice.speech.conditions
    total = words.roll if voice.thrown == 1 else words.total
    low, high = condition.roll_total_at_least, condition.roll_total_at_most
    if low is not None and high is not None:
        return [spans(f"{total} {words.is_between(low, high)}")]
    if low is not None:
        return [spans(f"{total} {words.is_at_least(low)}")]
    return [spans(f"{total} {words.is_at_most(high)}")] if high is not None else []


def _damage(condition: Condition, voice: Voice) -> list[Spans]:
    words = voice.speech.conditions
    out: list[Spans] = []
    if condition.added_damage_at_least is not None:
        out.append(spans(words.added(condition.added_damage_at_least)))
    if condition.attack_damage_at_least is not None:
        out.append(words.attack_deals(condition.attack_damage_at_least, voice))
    if condition.incoming_damage_at_least is not None:
        out.append(words.incoming(condition.incoming_damage_at_least))
    if condition.damage_dealt_at_least is not None:
        out.append(words.dealt(condition.damage_dealt_at_least))
    for status, number in condition.attack_damaged_holder_of:
        out.append(words.damaged_holder(status, number, voice))
    if condition.defence_rolled is not None:
        out.append(spans(words.defence_rolled(condition.defence_rolled)))
    if condition.ultimate is not None:
        out.append(spans(words.ultimate(condition.ultimate)))
    return out


def _tokens(condition: Condition, voice: Voice) -> list[Spans]:
    words = voice.speech.conditions
    out: list[Spans] = []
    for status, number in condition.holding:
        out.append(phrase(i(voice, words.have), words.so_many(status, number, voice)))
    if condition.paid_at_least is not None:
        out.append(words.paid(condition.paid_at_least, voice))
    if condition.holder_is_owner is not None:
        out.append(words.is_owner(condition.holder_is_owner, voice))
    if condition.held_since_own_turn_start is not None:
        out.append(words.held_before(condition.held_since_own_turn_start, voice))
    return out


def _choices(condition: Condition, voice: Voice) -> list[Spans]:
    words = voice.speech.conditions
    out: list[Spans] = []
    if condition.chosen_is is not None:
        out.append(words.is_opponent(condition.chosen_is is Side.OPPONENT, voice))
    if condition.first_player is not None:
        out.append(words.is_first(condition.first_player, voice))
    if condition.attempts_used_below is not None:
        out.append(words.fewer_attempts(condition.attempts_used_below, voice))
    if condition.side is not None:
        out.append(words.flipped(condition.side not in voice.lexicon.start_boards, voice))
    return out


def _companions(condition: Condition, voice: Voice) -> list[Spans]:
    words = voice.speech.conditions
    out: list[Spans] = []
    if condition.companion_active is not None:
        out.append(words.active(condition.companion_active, voice))
    if condition.companion_downed is not None:
        out.append(words.downed(condition.companion_downed, voice))
    for companion, number in condition.companion_health_at_least:
        out.append(words.health(companion, number, voice))
    return out

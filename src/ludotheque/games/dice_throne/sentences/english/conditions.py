"""English conditions: each part a clause after "if"; symbols and faces alone are said with "on"."""

import msgspec

from ludotheque.games.dice_throne.content.vocabulary import Condition, CostKind, Side
from ludotheque.games.dice_throne.sentences import nouns
from ludotheque.games.dice_throne.sentences.english.players import did, i, my, same
from ludotheque.games.dice_throne.sentences.language_pack import Voice
from ludotheque.text.clauses import Lead
from ludotheque.text.english import BE, HAVE, count
from ludotheque.text.spans import Spans, listed, phrase, spans


def lead(condition: Condition, voice: Voice) -> Lead:
    """What stands before the consequence."""
    if condition == Condition(symbols=condition.symbols):
        return Lead(phrase("on", symbols(condition.symbols, voice)), short=True)
    if condition == Condition(faces=condition.faces):
        return Lead(phrase("on", faces(condition.faces)), short=True)
    if condition.symbols:
        more = full(msgspec.structs.replace(condition, symbols=()), voice)
        return Lead(phrase("on", symbols(condition.symbols, voice), ",", more), short=True)
    return Lead(full(condition, voice))


def any_of(conditions: tuple[Condition, ...], voice: Voice) -> Lead:
    """Any of several results of a throw: numbers first."""
    numbers = tuple(sorted(number for condition in conditions for number in condition.faces))
    named = [symbols(condition.symbols, voice) for condition in conditions if condition.symbols]
    return Lead(phrase("on", listed([*([faces(numbers)] if numbers else []), *named], "or")), short=True)


def full(condition: Condition, voice: Voice) -> Spans:
    """The condition with "if", whatever it is."""
    parts = [*_dice(condition, voice), *_damage(condition, voice), *_tokens(condition, voice)]
    parts += [*_choices(condition, voice), *_companions(condition, voice)]
    return phrase("if", listed(parts, "and"))


def symbols(counts: tuple[tuple[str, int], ...], voice: Voice) -> Spans:
    """`Flame and Blaze`, `2 Swords and 1 Pow`, `2 Shadows rolled`: a single one needs no number."""
    names = [(voice.lexicon.symbols[symbol], number) for symbol, number in counts]
    if all(number == 1 for _, number in names):
        return listed([noun.singular("en") for noun, _ in names], "and")
    rolled = "rolled" if voice.lexicon.ambiguous & {symbol for symbol, _ in counts} else ""
    return phrase(listed([count(number, noun) for noun, number in names], "and"), rolled)


def faces(numbers: tuple[int, ...]) -> Spans:
    """`6`, `1 or 2`, `1 to 4`."""
    if len(numbers) > 2 and numbers == tuple(range(numbers[0], numbers[-1] + 1)):
        return spans(f"{numbers[0]} to {numbers[-1]}")
    return listed([spans(str(number)) for number in numbers], "or")


def _dice(condition: Condition, voice: Voice) -> list[Spans]:
    out: list[Spans] = []
    die = "this die shows" if voice.one_die else "the dice show"
    if condition.symbols:
        out.append(phrase(die, symbols(condition.symbols, voice)))
    if condition.none_of:
        names = [voice.lexicon.symbols[symbol].singular("en") for symbol in condition.none_of]
        out.append(phrase("no die shows", listed(names, "or")))
    if condition.of_a_kind is not None:
        out.append(phrase(i(voice, HAVE), f"{condition.of_a_kind} of a kind"))
    if condition.faces:
        out.append(phrase("this die shows" if voice.one_die else "a die shows", faces(condition.faces)))
    total = "the roll" if voice.thrown == 1 else "the total rolled"
    if condition.roll_total_at_least is not None and condition.roll_total_at_most is not None:
        out.append(spans(f"{total} is {condition.roll_total_at_least} to {condition.roll_total_at_most}"))
    elif condition.roll_total_at_least is not None:
        out.append(spans(f"{total} is {condition.roll_total_at_least} or more"))
    elif condition.roll_total_at_most is not None:
        out.append(spans(f"{total} is {condition.roll_total_at_most} or less"))
    if condition.rerolled is not None:
        out.append(did(voice, "do" if condition.rerolled else "do not"))
    return out


def _damage(condition: Condition, voice: Voice) -> list[Spans]:
    out: list[Spans] = []
    damage = nouns.INCOMING_DAMAGE.singular("en")
    if condition.added_damage_at_least is not None:
        out.append(spans(f"this adds at least {condition.added_damage_at_least} damage"))
    if condition.attack_damage_at_least is not None:
        out.append(phrase(my(voice), "Attack deals at least", str(condition.attack_damage_at_least), "damage"))
    if condition.incoming_damage_at_least is not None:
        out.append(phrase("the", damage, f"is {condition.incoming_damage_at_least} or more"))
    if condition.damage_dealt_at_least is not None:
        out.append(spans(f"the Attack deals at least {condition.damage_dealt_at_least} damage"))
    for status, number in condition.attack_damaged_holder_of:
        name = voice.lexicon.statuses[status].singular("en")
        victim = phrase("a player with at least", str(number), name)
        out.append(phrase(my(voice), "Attack damaged", victim, "this turn"))
    if condition.defence_rolled is not None:
        out.append(spans("the defense was rolled" if condition.defence_rolled else "the defense has not been rolled"))
    if condition.ultimate is not None:
        out.append(spans("the Attack is an Ultimate" if condition.ultimate else "the Attack is not an Ultimate"))
    return out


def _tokens(condition: Condition, voice: Voice) -> list[Spans]:
    out: list[Spans] = []
    for status, number in condition.holding:
        few = "" if number == 1 and status in voice.lexicon.singles else f"at least {number}"
        out.append(phrase(i(voice, HAVE), few, voice.lexicon.statuses[status].singular("en")))
    if condition.paid_at_least is not None:
        paid = {CostKind.REMOVE: "removed", CostKind.SPEND: "spent", CostKind.DISCARD: "discarded", CostKind.CP: "paid"}
        out.append(did(voice, f"{paid[voice.paid]} at least {condition.paid_at_least}"))
    if condition.holder_is_owner is not None:
        is_not = "" if condition.holder_is_owner else "not"
        out.append(phrase(i(voice, BE), is_not, "the", voice.lexicon.owner(voice.token).singular("en")))
    if condition.held_since_own_turn_start is not None:
        had = "had" if condition.held_since_own_turn_start else "did not have"
        out.append(did(voice, f"{had} it when that turn began"))
    return out


def _choices(condition: Condition, voice: Voice) -> list[Spans]:
    out: list[Spans] = []
    if condition.chosen_is is not None:
        is_not = "" if condition.chosen_is is Side.OPPONENT else "not"
        who = phrase(same(voice), "is") if voice.of_holder else spans("they are")
        out.append(phrase(who, is_not, "an opponent"))
    if condition.first_player is not None:
        out.append(phrase(i(voice, BE), "" if condition.first_player else "not", "the Start Player"))
    if condition.attempts_used_below is not None:
        attempts = nouns.ROLL_ATTEMPT.plural("en")
        fewer = phrase("made fewer than", str(condition.attempts_used_below), attempts, "this turn")
        out.append(phrase(did(voice, ""), fewer))
    if condition.side is not None:
        flipped = "is not flipped" if condition.side in voice.lexicon.start_boards else "is flipped"
        out.append(phrase(my(voice), "board", flipped))
    return out


def _companions(condition: Condition, voice: Voice) -> list[Spans]:
    out: list[Spans] = []
    if condition.companion_active is not None:
        out.append(phrase(voice.lexicon.companions[condition.companion_active].singular("en"), "is active"))
    if condition.companion_downed is not None:
        out.append(phrase(voice.lexicon.companions[condition.companion_downed].singular("en"), "is downed"))
    for companion, number in condition.companion_health_at_least:
        out.append(phrase(voice.lexicon.companions[companion].singular("en"), f"has at least {number} health"))
    return out

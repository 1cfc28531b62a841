"""English words for throws, dice and Roll Attempts."""

from typing import Final

from ludotheque.games.dice_throne.content.effect_types import SetDie
from ludotheque.games.dice_throne.content.vocabulary import DieValue, Many, MayReroll, PayForDice, Side, Whose
from ludotheque.games.dice_throne.sentences import nouns
from ludotheque.games.dice_throne.sentences.english.costs import alternative
from ludotheque.games.dice_throne.sentences.english.players import my, same
from ludotheque.games.dice_throne.sentences.language_pack import DiceWords, Voice
from ludotheque.games.dice_throne.sentences.players import me, order
from ludotheque.text.clauses import Clause, Person, Subject
from ludotheque.text.english import count, possessive, verb
from ludotheque.text.spans import Spans, phrase


def _instead(offer: PayForDice, voice: Voice) -> Spans:
    price = alternative(offer.pay, voice)
    return phrase(me(voice).spans, "may", price, "to roll", count(offer.dice, nouns.DIE), "instead")


def _reroll_these(offer: MayReroll, voice: Voice) -> Clause:
    if isinstance(offer.dice, Many):
        what = "any number of these dice once"
    elif offer.dice == 1:
        what = "it once" if voice.thrown == 1 else "1 of these dice"
    else:
        what = f"up to {offer.dice} of these dice once"
    return order(voice, verb("reroll"), what)


def _both_roll(late: str, other: Spans, dice: Spans, voice: Voice) -> Clause:
    both = phrase(late, me(voice).spans, "and", other, "each")
    return Clause(Subject(both, Person.MANY), verb("roll"), dice)


def _if_higher(or_equal: bool, voice: Voice) -> Spans:
    return phrase("if", my(voice), "roll", "is at least as high" if or_equal else "is higher")


def _dice_of(number: int, whose: Whose, voice: Voice) -> Spans:
    """`1 of your dice`, `any 2 dice`."""
    dice = nouns.DIE.plural("en")
    if whose is Whose.SELF:
        return phrase(str(number), "of", my(voice), dice)
    if whose is Whose.SELF_OR_TEAMMATE:
        return phrase(str(number), "of", my(voice), dice, "or of a teammate’s dice")
    if whose is Whose.OPPONENT:
        voice.picked, voice.picked_many = Side.OPPONENT, False
        return phrase(str(number), "of an opponent’s dice")
    if whose is Whose.SAME:
        return phrase(str(number), "of", possessive(same(voice)) if voice.of_holder else "their", dice)
    return phrase("any", nouns.DIE.singular("en")) if number == 1 else phrase("any", count(number, nouns.DIE))


def _changed(effect: SetDie, voice: Voice) -> Spans:
    dice = _dice_of(effect.dice, effect.whose, voice)
    if effect.value is DieValue.COPY_OF_OWN_DIE:
        other = phrase("to match another of", my(voice), nouns.DIE.plural("en"))
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
    of_choice=lambda own, voice: phrase("of", my(voice) if own else "their", "choice"),
    most="up to",
    twice="(the same die may be rerolled twice)",
    dice_of=_dice_of,
    change=verb("change"),
    changed=_changed,
    nudge=verb("raise or lower", "raises or lowers"),
    nudged=lambda effect, voice: phrase(_dice_of(effect.dice, effect.whose, voice), f"by {effect.by}"),
    extra_attempts=lambda number: phrase(str(number), "extra", nouns.ROLL_ATTEMPT.form(number, "en")),
    with_most="with up to",
    in_phase="in the",
)

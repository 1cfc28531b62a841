"""French words for throws, dice and Roll Attempts."""

from dataclasses import replace
from typing import Final

from ludotheque.games.dice_throne.content.effect_types import SetDie
from ludotheque.games.dice_throne.content.vocabulary import DieValue, Many, MayReroll, PayForDice, Side, Whose
from ludotheque.games.dice_throne.sentences import costs, nouns
from ludotheque.games.dice_throne.sentences.french.players import choice, mine, same
from ludotheque.games.dice_throne.sentences.language_pack import DiceWords, Voice
from ludotheque.games.dice_throne.sentences.players import me, order
from ludotheque.text.clauses import Clause, Mood, Person, Subject
from ludotheque.text.french import agree, count, of, regular, verb
from ludotheque.text.spans import Spans, listed, phrase

LANCER: Final = regular("lancer")
RELANCER: Final = regular("relancer")
REROLL_IT: Final = verb("le relancer", "relancez-le", "le relance")
NUDGE: Final = verb("augmenter ou diminuer", "augmentez ou diminuez", "augmente ou diminue", "augmentent ou diminuent")


def _instead(offer: PayForDice, voice: Voice) -> Spans:
    """`vous pouvez dépenser 1 jeton Synthé pour lancer 3 dés à la place`."""
    first, *others = costs.clauses(offer.pay, voice)
    said = [voice.speech.tongue.clause(replace(first, may=True), Mood.INDICATIVE)]
    said += [voice.speech.tongue.clause(cost, Mood.INFINITIVE) for cost in others]
    return phrase(listed(said, "et"), "pour lancer", count(offer.dice, nouns.DIE), "à la place")


def _reroll_these(offer: MayReroll, voice: Voice) -> Clause:
    if isinstance(offer.dice, Many):
        return order(voice, RELANCER, "une fois autant de ces dés que vous voulez")
    if offer.dice == 1:
        return order(voice, REROLL_IT, "une fois") if voice.thrown == 1 else order(voice, RELANCER, "1 de ces dés")
    return order(voice, RELANCER, f"une fois jusqu’à {offer.dice} de ces dés")


def _both_roll(late: str, other: Spans, dice: Spans, voice: Voice) -> Clause:
    both = Subject(phrase(late, other, "et", me(voice).spans), Person.MANY if voice.of_holder else Person.YOU)
    return Clause(both, LANCER, phrase("chacun", dice))


def _if_higher(or_equal: bool, voice: Voice) -> Spans:
    higher = "supérieur ou égal" if or_equal else "supérieur"
    return phrase("si", "son résultat" if voice.of_holder else "le vôtre", "est", higher)


def _dice_of(number: int, whose: Whose, voice: Voice) -> Spans:
    """`1 de vos dés`, `2 dés de votre choix`."""
    own = phrase(str(number), "de", mine(voice), nouns.DIE.plural("fr"))
    if whose is Whose.SELF:
        return own
    if whose is Whose.SELF_OR_TEAMMATE:
        return phrase(own, "ou des dés d’un coéquipier")
    if whose is Whose.OPPONENT:
        voice.picked, voice.picked_many = Side.OPPONENT, False
        return phrase(count(number, nouns.DIE), "d’un adversaire")
    if whose is Whose.SAME:
        if voice.of_holder:
            return phrase(count(number, nouns.DIE), of(same(voice)))
        return phrase(str(number), "de", "leurs" if voice.picked_many else "ses", nouns.DIE.plural("fr"))
    return phrase(count(number, nouns.DIE), choice(voice))


def _value_of(number: int, whose: Whose, voice: Voice) -> Spans:
    """`la valeur d’un de vos dés`, `la valeur de 2 dés de votre choix`."""
    one = number == 1 and whose in {Whose.SELF, Whose.ANY}
    dice = {Whose.SELF: phrase("un de", mine(voice), nouns.DIE.plural("fr")), Whose.ANY: phrase("un dé", choice(voice))}
    return phrase("la valeur", of(dice[whose] if one else _dice_of(number, whose, voice)))


def _changed(effect: SetDie, voice: Voice) -> Spans:
    value = _value_of(effect.dice, effect.whose, voice)
    if effect.value is DieValue.COPY_OF_OWN_DIE:  # DT-CARD-13
        other = phrase("identique à celle d’un autre de", mine(voice), nouns.DIE.plural("fr"))
        same_roll = "(lancé pendant la même phase et pour la même raison)"
        return phrase(value, "pour qu’elle soit", other, same_roll)
    return value if isinstance(effect.value, DieValue) else phrase(value, f"en {effect.value}")


def _extra_attempts(number: int) -> Spans:
    more = agree("supplémentaire", nouns.ROLL_ATTEMPT.gender, number)
    return phrase(count(number, nouns.ROLL_ATTEMPT), more)


DICE: Final = DiceWords(
    roll=LANCER,
    instead=_instead,
    each_die="pour chaque dé",
    reroll=RELANCER,
    reroll_these=_reroll_these,
    late="une fois la cible choisie,",
    both_roll=_both_roll,
    if_higher=_if_higher,
    that_die="ce dé",
    an_opponent="un adversaire",
    of_choice=lambda own, voice: phrase(choice(voice) if own else "de son choix"),
    most="jusqu’à",
    twice="(le même dé peut être relancé deux fois)",
    dice_of=_dice_of,
    change=regular("changer"),
    changed=_changed,
    nudge=NUDGE,
    nudged=lambda effect, voice: phrase(f"de {effect.by}", _value_of(effect.dice, effect.whose, voice)),
    extra_attempts=_extra_attempts,
    with_most="avec jusqu’à",
    in_phase="pendant la",
)

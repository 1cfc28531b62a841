"""What heroes do, in any language."""

from ludotheque.games.one_deck_dungeon.sentences.dice_phrases import Picked
from ludotheque.games.one_deck_dungeon.sentences.language_pack import Narration
from ludotheque.text.clauses import Clause, Verb
from ludotheque.text.spans import Part, Spans, listed, phrase, spans


def order(voice: Narration, verb: Verb, *rest: Part) -> Clause:
    """Something "you" do."""
    return Clause(voice.speech.heroes.you, verb, phrase(*rest))


def numbers(values: tuple[int, ...], last: str) -> Spans:
    """`1 or 2`."""
    return listed([spans(str(value)) for value in values], last)


def dice(pick: Picked, voice: Narration) -> Spans:
    """`one of your dice`, `up to 2 of your agility dice showing 1`, `each of your partner’s dice`."""
    return voice.speech.heroes.dice(pick)

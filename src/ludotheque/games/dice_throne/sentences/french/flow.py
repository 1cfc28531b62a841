"""French words for what joins effects."""

from typing import Final

from ludotheque.games.dice_throne.content.vocabulary import Until
from ludotheque.games.dice_throne.sentences import nouns
from ludotheque.games.dice_throne.sentences.language_pack import FlowWords
from ludotheque.text.clauses import Clause, Person, Subject
from ludotheque.text.french import CHOISIR, agree, count, regular, verb
from ludotheque.text.spans import Spans, phrase, spans


def _extra_phases(number: int) -> Spans:
    phase = nouns.OFFENSIVE_PHASE
    return phrase(count(number, phase), agree("supplémentaire", phase.gender, number))


FLOW: Final = FlowWords(
    nothing=(Clause(Subject(spans("rien"), Person.ONE), verb("ne se passer", "ne se passez", "ne se passe")),),
    choose=CHOISIR,
    take=regular("effectuer"),
    extra_phases=_extra_phases,
    against="contre",
    holder="le porteur",
    you="vous",
    until={Until.ROLL_PHASE_END: phrase("jusqu’à la conclusion de la", nouns.ROLL_PHASE.singular("fr"))},
)

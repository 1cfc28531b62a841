"""English words for what joins effects."""

from typing import Final

from ludotheque.games.dice_throne.content.vocabulary import Until
from ludotheque.games.dice_throne.sentences import nouns
from ludotheque.games.dice_throne.sentences.language_pack import FlowWords
from ludotheque.text.clauses import Clause, Person, Subject
from ludotheque.text.english import verb
from ludotheque.text.spans import phrase, spans

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

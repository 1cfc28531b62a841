"""Write the texts of One Deck Dungeon in one language."""

from typing import Final

from ludotheque.games.one_deck_dungeon.content.definitions import NamedDefinition
from ludotheque.games.one_deck_dungeon.content.vocabulary import Effects, Hooks
from ludotheque.games.one_deck_dungeon.sentences.english import SPEECH as ENGLISH
from ludotheque.games.one_deck_dungeon.sentences.french import SPEECH as FRENCH
from ludotheque.games.one_deck_dungeon.sentences.language_pack import Narration, Setting, Speech, block
from ludotheque.text.composer import compose
from ludotheque.text.languages import Language
from ludotheque.text.spans import Part, Span, Spans, capital, phrase
from ludotheque.text.writer import Writer, name_of

SPEECHES: Final[dict[Language, Speech]] = {"en": ENGLISH, "fr": FRENCH}


class DungeonWriter(Writer):
    """Writes texts in one language."""

    def __init__(self, lang: Language) -> None:
        super().__init__(lang)
        self.speech = SPEECHES[lang]

    def noted(self, said: Spans, notes: list[Spans]) -> Spans:
        """Add notes in brackets, if there are any."""
        out: Spans = ()
        for note in notes:
            out = phrase(out, self.grammar.semicolon, note) if out else note
        return phrase(said, "(", out, ")") if out else said

    def sentence(self, *parts: Part) -> Spans:
        """Return the parts with a capital letter and a full stop."""
        said = phrase(*parts)
        return capital(phrase(said, ".")) if said else ()

    def effects(self, effects: Effects, setting: Setting, stored: int = 0) -> Spans:
        """Return effects as sentences; `stored` is the number of dice that the hero card of the text can store."""
        return compose(block(effects, Narration(self.speech, setting, stored)), self.grammar)

    def hooks(self, hooks: Hooks, setting: Setting) -> Spans:
        """Return hooks as sentences, each of which can be read alone."""
        voice = Narration(self.speech, setting)
        return phrase(*[compose(self.speech.sentence_table.say(hook, voice), self.grammar) for hook in hooks])

    def name(self, kind: str, sheet: NamedDefinition) -> Spans:
        """Return a name that links to its definition: "skill:dodge"."""
        return (Span(name_of(sheet, self.lang), f"{kind}:{sheet.id}"),)

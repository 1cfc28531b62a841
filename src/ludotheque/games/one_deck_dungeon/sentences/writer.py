"""One language at work: names, labels, counted nouns, lists and lines, whatever the language is."""

from typing import Final

from ludotheque.games.one_deck_dungeon.content.definitions import NamedDefinition
from ludotheque.games.one_deck_dungeon.content.vocabulary import Effects, Hooks
from ludotheque.games.one_deck_dungeon.sentences.english import SPEECH as ENGLISH
from ludotheque.games.one_deck_dungeon.sentences.french import SPEECH as FRENCH
from ludotheque.games.one_deck_dungeon.sentences.language_pack import Narration, Setting, Speech, block
from ludotheque.text import english, french
from ludotheque.text.composer import compose
from ludotheque.text.languages import Language
from ludotheque.text.messages import Messages, filled
from ludotheque.text.nouns import Noun
from ludotheque.text.spans import Part, Span, Spans, capital, listed, phrase, spans

SPEECHES: Final[dict[Language, Speech]] = {"en": ENGLISH, "fr": FRENCH}
NEW_LINE: Final = Span("\n")


def name_of(sheet: NamedDefinition, lang: Language) -> str:
    """The name in a language, with its typography."""
    return typeset(sheet.name_en if lang == "en" else sheet.name_fr, lang)


def typeset(text: str, lang: Language) -> str:
    """A text of a content file with the signs of good typography."""
    return english.typography(text) if lang == "en" else french.typography(text)


def lines(*rows: Spans) -> Spans:
    """One row to a line; an empty row leaves none."""
    out: Spans = ()
    for row in rows:
        if row:
            out = (*out, NEW_LINE, *row) if out else row
    return out


class DungeonWriter:
    """Writes in one language."""

    def __init__(self, lang: Language) -> None:
        self.lang: Language = lang
        self.speech = SPEECHES[lang]
        self.tongue = self.speech.tongue
        self._messages = Messages(lang)

    def say(self, key: str, **args: str | int) -> str:
        """A fixed text by its key."""
        return self._messages.say(key, **args)

    def fill(self, key: str, **parts: Part | int) -> Spans:
        """A fixed text in which names and other parts keep their terms; numbers may decide its wording."""
        return filled(self._messages, key, **parts)

    def count(self, number: int, noun: Noun) -> Spans:
        """`2 hearts`."""
        return phrase(str(number), noun.form(number, self.lang))

    def all_of(self, items: list[Spans]) -> Spans:
        """`A, B and C`."""
        return listed(items, self.tongue.and_word)

    def one_of(self, items: list[Spans]) -> Spans:
        """`A, B or C`."""
        return listed(items, self.tongue.or_word)

    def comma(self, items: list[Spans]) -> Spans:
        """`A, B, C`."""
        return listed(items, ",")

    def noted(self, said: Spans, notes: list[Spans]) -> Spans:
        """The same with notes in brackets behind it, where there are any."""
        out: Spans = ()
        for note in notes:
            out = phrase(out, self.tongue.semicolon, note) if out else note
        return phrase(said, "(", out, ")") if out else said

    def led(self, lead: Part, *rest: Part) -> Spans:
        """`lead: rest`, with a capital."""
        return capital(phrase(lead, self.tongue.colon, *rest))

    def sentence(self, *parts: Part) -> Spans:
        """The parts with a capital and a full stop."""
        said = phrase(*parts)
        return capital(phrase(said, ".")) if said else ()

    def effects(self, effects: Effects, setting: Setting, stored: int = 0) -> Spans:
        """Effects as sentences; the hero card of the text can store so many dice."""
        return compose(block(effects, Narration(self.speech, setting, stored)), self.tongue)

    def hooks(self, hooks: Hooks, setting: Setting) -> Spans:
        """Hooks as sentences, each of which can be read alone."""
        voice = Narration(self.speech, setting)
        return phrase(*[compose(self.speech.sayings.say(hook, voice), self.tongue) for hook in hooks])

    def name(self, kind: str, sheet: NamedDefinition) -> Spans:
        """A name that leads to its sheet: "skill:dodge"."""
        return (Span(name_of(sheet, self.lang), f"{kind}:{sheet.id}"),)

    def noun(self, noun: Noun) -> Spans:
        """The noun alone."""
        return spans(noun.singular(self.lang))

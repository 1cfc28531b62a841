"""Composes sentences from statements, with functions registered by type."""

from collections.abc import Callable
from dataclasses import replace
from itertools import pairwise
from typing import Any, Final, Generic, TypeVar

from ludotheque.text.clauses import (
    Block,
    ChoiceClause,
    Clause,
    Grammar,
    Headed,
    Lead,
    Mood,
    OfferClause,
    PriceMenu,
    Sequel,
    Statement,
    Subject,
    When,
)
from ludotheque.text.spans import Spans, capital, listed, phrase, plain

Thing = TypeVar("Thing")
Voice = TypeVar("Voice")
Said = TypeVar("Said")


Row = tuple[type, Callable[[Any, Voice], Said]]  # Any: each function takes its own type


def row(kind: type[Thing], function: Callable[[Thing, Voice], Said]) -> Row[Voice, Said]:
    """A row of a table of sentence_table; the types say that the function takes this kind of thing."""
    return kind, function


class SentenceTable(Generic[Voice, Said]):
    """The sentence functions of one language, by type."""

    def __init__(self, name: str, *rows: Row[Voice, Said]) -> None:
        self.name = name
        self._by_type = dict(rows)
        if len(self._by_type) < len(rows):
            raise ValueError(f"{name}: a type is said twice")

    def say(self, thing: object, narration: Voice) -> Said:
        """Return the sentence for the thing. Raises for an unknown type."""
        function = self._by_type.get(type(thing))
        if function is None:
            raise LookupError(f"{self.name} has no words for {type(thing).__name__}")
        return function(thing, narration)

    def knows(self, kind: type) -> bool:
        """Return whether there is a function for the type."""
        return kind in self._by_type


_OPENS_WITH_COLON: Final = (ChoiceClause, Headed)


def compose(block: Block, grammar: Grammar) -> Spans:
    """Return the whole text as sentences with capitals and full stops."""
    return _text(Composer(grammar, Mood.IMPERATIVE).sentences(block))


def compose_after(lead: str, block: Block, grammar: Grammar) -> Spans:
    """Return a text that begins with a word like "also".

    Rows of results stay in one sentence, so that it covers all.
    """
    composer = Composer(grammar, Mood.IMPERATIVE)
    if all(isinstance(step, When) and step.lead.short and not step.otherwise for step in block):
        return _text([phrase(lead, grammar.colon, composer.inline(block))])
    first, *more = composer.sentences(block)
    return _text([phrase(lead, ",", first), *more])


def _text(sentences: list[Spans]) -> Spans:
    out: Spans = ()
    for sentence in sentences:
        ended = sentence if plain(sentence).endswith((".", "!", "?")) else phrase(sentence, ".")
        out = phrase(out, capital(ended))
    return out


class Composer:
    """Composes in one language and mood."""

    def __init__(self, grammar: Grammar, mood: Mood) -> None:
        self.grammar = grammar
        self.mood = mood

    def sentences(self, block: Block) -> list[Spans]:
        """Return sentences without capitals and full stops."""
        out: list[Spans] = []
        for at, statement in enumerate(block):
            after = block[at + 1] if at + 1 < len(block) else None
            starts_fresh = isinstance(after, OfferClause | PriceMenu) and bool(after.lead)  # begins with its own timing
            out += self._sentence(statement, is_last=after is None or starts_fresh)
        return out

    def _sentence(self, statement: Statement, *, is_last: bool) -> list[Spans]:
        match statement:
            case Clause():
                return [self.grammar.clause(statement, self.mood)]
            case Headed(head, body):
                return [self.grammar.clause(head, self.mood), *self.sentences(body)]
            case Sequel(body):
                return self._sequel(body)
            case When():
                return self._when(statement, is_last=is_last)
            case ChoiceClause():
                return [self._choice(statement)]
            case OfferClause():
                return self._offer(statement, is_last=is_last)
            case PriceMenu():
                return [self._menu(statement)]

    def _sequel(self, body: Block) -> list[Spans]:
        if _is_simple(body):
            return [phrase(self.grammar.then_word, self.inline(body))]
        first, *more = self.sentences(body)
        return [phrase(self.grammar.then_word, first), *more]

    def _when(self, when: When, *, is_last: bool) -> list[Spans]:
        if when.otherwise:
            otherwise = Lead(phrase(self.grammar.otherwise))
            return [self._led(when.lead, when.body), self._led(otherwise, when.otherwise)]
        return self._led_sentences(when.lead, when.body, is_last=is_last)

    def _led_sentences(self, lead: Lead, body: Block, *, is_last: bool) -> list[Spans]:
        """Return sentences after a lead. The results of a roll at the end of a text may be separate sentences."""
        last = body[-1]
        if is_last and isinstance(last, Headed) and _is_simple(body[:-1]):
            steps = self.inline((*body[:-1], last.head))
            return [phrase(lead.spans, self.grammar.colon if lead.short else ",", steps), *self.sentences(last.body)]
        return [self._led(lead, body)]

    def _led(self, lead: Lead, body: Block) -> Spans:
        inner = self.inline(body)
        comma = not lead.short if _is_simple(body) or len(body) == 1 else False
        if lead.short and len(body) == 1 and isinstance(body[0], _OPENS_WITH_COLON):
            comma = True
        return phrase(lead.spans, "," if comma else self.grammar.colon, inner)

    def _offer(self, offer: OfferClause, *, is_last: bool) -> list[Spans]:
        payer = offer.costs[0].subject
        throw = _throw(offer)
        if throw is not None and is_last:
            return [self._proposal(_with_throw(offer, throw)), *self.sentences(throw.body)]
        if throw is not None:
            return [self._inline_throw(offer, throw)]
        if self._is_for(offer):
            out = [self._paid_for(offer)]
        else:
            out = [self._proposal(offer)]
            done = Lead(offer.each or self.grammar.if_done(payer))
            out += self._led_sentences(done, offer.body, is_last=is_last and not offer.otherwise) if offer.body else []
        if offer.otherwise:
            out.append(self._led(Lead(self.grammar.if_not_done(payer)), offer.otherwise))
        return out

    def _is_for(self, offer: OfferClause) -> bool:
        """Return whether the body can be said as a purpose: "you may pay 1 CP to draw 1 card"."""
        own = all(isinstance(step, Clause) and step.deed is not None for step in offer.body)
        again = not offer.each or (bool(offer.per) and len(offer.body) == 1)
        return bool(offer.body) and own and again and offer.costs[0].subject.own

    def _proposal(self, offer: OfferClause) -> Spans:
        first = replace(offer.costs[0], may=not offer.must)
        said = [self.grammar.clause(first, self.mood)]
        said += [self.grammar.clause(cost, Mood.INFINITIVE) for cost in offer.costs[1:]]
        return phrase(offer.lead, "," if offer.lead else "", listed(said, self.grammar.and_word))

    def _paid_for(self, offer: OfferClause) -> Spans:
        aims = Composer(self.grammar, Mood.INFINITIVE).inline(offer.body)
        return phrase(self._proposal(offer), self.grammar.to_word, aims, offer.per if offer.each else ())

    def _inline_throw(self, offer: OfferClause, throw: Headed) -> Spans:
        return phrase(self._proposal(_with_throw(offer, throw)), self.grammar.colon, self.inline(throw.body))

    def _choice(self, choice: ChoiceClause) -> Spans:
        mood = self.mood if choice.chooser.own else Mood.INDICATIVE
        if all(_is_deed_of(step, choice.again) for option in choice.options for step in option):
            mood = self.grammar.options_mood or mood
        options = [Composer(self.grammar, mood).inline(option) for option in choice.options]
        lead = phrase(self.grammar.choose_one(choice.chooser, mood), self.grammar.colon)
        if len(options) == 1:
            return phrase(lead, options[0])
        if all(len(option) == 1 and _is_simple(option) for option in choice.options) and not self.tangled(options):
            return phrase(lead, listed(options, self.grammar.or_word))
        numbered = [phrase(f"({at})", option) for at, option in enumerate(options, 1)]
        return phrase(lead, self._with_semicolons(numbered))

    def _menu(self, menu: PriceMenu) -> Spans:
        """Return a menu: `you may spend: 1 token to draw 1 card; 2 tokens when you attack, to add 1 damage`."""
        head = phrase(menu.lead, "," if menu.lead else "", self.grammar.clause(menu.offer, self.mood))
        bare = Composer(self.grammar, Mood.INFINITIVE)
        said = []
        for entry in menu.entries:
            aims = listed([bare.inline(aim) for aim in entry.aims], self.grammar.or_word)
            when = phrase(entry.lead, "," if entry.lead else "")
            said.append(phrase(entry.price, when, self.grammar.to_word, aims, entry.per))
        return phrase(head, self.grammar.colon, self._with_semicolons(said))

    def inline(self, block: Block) -> Spans:
        """Return a whole block inside one sentence."""
        if _is_simple(block):
            return self._simple(block)
        items = [self._inline_statement(statement) for statement in block]
        pairs = pairwise(block)
        for at, (statement, following) in enumerate(pairs):
            if _runs_on(statement, following):
                items[at] = phrase("(", items[at], ")")
        return self._with_semicolons(items)

    def _inline_statement(self, statement: Statement) -> Spans:
        match statement:
            case Clause():
                return self.grammar.clause(statement, self.mood)
            case Headed(head, body):
                return phrase(self.grammar.clause(head, self.mood), self.grammar.colon, self.inline(body))
            case Sequel(body):
                return phrase(self.grammar.then_word, self.inline(body))
            case When(lead, body, otherwise):
                return self._inline_when(lead.spans, body, otherwise, self.grammar.otherwise)
            case ChoiceClause():
                return self._choice(statement)
            case OfferClause():
                return self._inline_offer(statement)
            case PriceMenu():
                return self._menu(statement)

    def _inline_when(self, lead: Spans, body: Block, otherwise: Block, other_lead: str | Spans) -> Spans:
        inner = self.inline(body)
        if otherwise and not _is_simple(body):
            inner = phrase("(", inner, ")")
        said = phrase(lead, ",", inner)
        return phrase(said, self.grammar.semicolon, other_lead, ",", self.inline(otherwise)) if otherwise else said

    def _inline_offer(self, offer: OfferClause) -> Spans:
        payer = offer.costs[0].subject
        not_done = self.grammar.if_not_done(payer)
        throw = _throw(offer)
        if throw is not None:
            return self._inline_throw(offer, throw)
        if self._is_for(offer):
            said = self._paid_for(offer)
            last = (not_done, ",", self.inline(offer.otherwise)) if offer.otherwise else ()
            return phrase(said, self.grammar.semicolon, *last) if last else said
        if not offer.body:
            return phrase(self._proposal(offer), self.grammar.semicolon, not_done, ",", self.inline(offer.otherwise))
        done = offer.each or self.grammar.if_done(payer)
        rest = self._inline_when(done, offer.body, offer.otherwise, not_done)
        return phrase(self._proposal(offer), self.grammar.semicolon, rest)

    def _simple(self, block: Block) -> Spans:
        """Return a list of clauses. A repeated subject is said once."""
        clauses = [step for step in block if isinstance(step, Clause)]
        said = [self.grammar.clause(step, self.mood) for step in clauses]
        if self.tangled(said) and len(said) > 2:
            return self._with_semicolons(said)
        if len(said) > 1 and self.tangled(said):
            said[0] = phrase(said[0], ",")
        for at, step in enumerate(clauses[1:], 1):
            before = clauses[at - 1].subject
            same = step.subject == before or (step.subject.own and before.own)
            if self.mood is not Mood.INFINITIVE and same and step.is_plain:
                clauses[at] = replace(step, subject=before)
                said[at] = phrase(step.verb.form(before.person), step.rest)
        return listed(said, self.grammar.and_word)

    def tangled(self, items: list[Spans]) -> bool:
        """Return whether items contain lists, so that commas and "and" would be ambiguous."""
        words = (self.grammar.and_word, self.grammar.or_word)
        texts = [plain(item) for item in items]
        return any("," in text or any(f" {word} " in text for word in words) for text in texts)

    def _with_semicolons(self, items: list[Spans]) -> Spans:
        out = items[0]
        for item in items[1:]:
            out = phrase(out, self.grammar.semicolon, item)
        return out


def _runs_on(statement: Statement, following: Statement) -> bool:
    """Return whether text after a semicolon would be read as part of this statement."""
    if isinstance(statement, Clause):
        return False
    is_row = isinstance(statement, When) and not statement.otherwise and _is_simple(statement.body)
    return not (is_row and isinstance(following, When))


def followed(first: Clause, steps: Block, grammar: Grammar) -> Block:
    """Return a clause with what comes next: "they skip that phase, then remove the token"."""
    clauses = [step for step in steps if isinstance(step, Clause) and step.subject.own and step.is_plain]
    if len(clauses) < len(steps):
        return (first, Sequel(steps))
    forms = [step.verb.bare if first.may else step.verb.form(first.subject.person) for step in clauses]
    done = listed([phrase(form, step.rest) for form, step in zip(forms, clauses, strict=True)], grammar.and_word)
    return (replace(first, rest=phrase(first.rest, ",", grammar.then_word, done)) if done else first,)


def choice_of(
    options: tuple[Block, ...], chooser: Subject, grammar: Grammar, again: Subject | None = None
) -> Statement:
    """Return a choice of one option. A verb shared by all is said once: "gain a card or a coin"."""
    steps = [option[0] for option in options if len(option) == 1]
    clauses = [step for step in steps if isinstance(step, Clause) and step.is_plain and step.as_deed is None]
    if len(clauses) < len(options) or len({(step.subject, step.verb) for step in clauses}) > 1:
        return ChoiceClause(options, chooser, again)
    rests = [step.rest for step in clauses]
    if Composer(grammar, Mood.IMPERATIVE).tangled(rests):
        return ChoiceClause(options, chooser, again)
    joined = Clause(clauses[0].subject, clauses[0].verb, listed(rests, grammar.or_word))
    return joined if chooser.own and joined.subject.own else ChoiceClause(((joined,),), chooser, again)


def _is_deed_of(statement: Statement, who: Subject | None) -> bool:
    """Return whether everything in it is done by the chooser: the owner of the text, or `who`."""
    match statement:
        case Clause():
            return statement.is_plain and statement.subject == who if who is not None else statement.deed is not None
        case When(_, body, otherwise):
            return all(_is_deed_of(step, who) for step in (*body, *otherwise))
        case Headed(head, body):
            return all(_is_deed_of(step, who) for step in (head, *body))
        case Sequel(body):
            return all(_is_deed_of(step, who) for step in body)
        case ChoiceClause(options):
            return all(_is_deed_of(step, who) for option in options for step in option)
        case OfferClause(costs, body, otherwise):
            return all(_is_deed_of(step, who) for step in (*costs, *body, *otherwise))
        case PriceMenu():
            return False


def _throw(offer: OfferClause) -> Headed | None:
    """Return the roll if the payer pays for their own roll: "you may spend 1 token and roll 1 die"."""
    first = offer.body[0] if len(offer.body) == 1 else None
    own = offer.costs[0].subject.own and not offer.each and not offer.otherwise
    return first if own and isinstance(first, Headed) and first.head.deed is not None else None


def _with_throw(offer: OfferClause, throw: Headed) -> OfferClause:
    return replace(offer, costs=(*offer.costs, throw.head), body=())


def _is_simple(block: Block) -> bool:
    return all(isinstance(step, Clause) for step in block)

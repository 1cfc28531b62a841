"""The terms of sentences: the explanation of a word that can be looked up."""

from msgspec import Struct

from ludotheque.text.languages import Language
from ludotheque.text.rulebook import rules_in
from ludotheque.text.spans import Spans, spans


class Term(Struct, frozen=True, omit_defaults=True):
    """The small card behind a term, with the ids of the rules that say more."""

    term: str
    name: str
    heading: str = ""
    text: Spans = ()
    rules: tuple[str, ...] = ()


def rule_term(name: str, lang: Language) -> Term | None:
    """A numbered rule."""
    rule = rules_in(lang).get(name)
    return Term(f"rule:{name}", name, rule.section, spans(rule.text), (name,)) if rule is not None else None

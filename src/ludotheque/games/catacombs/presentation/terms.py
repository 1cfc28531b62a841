"""Look up the terms in Catacombs Conquest's sentences."""

from functools import cache
from typing import Final

from ludotheque.games.catacombs.presentation.catalogue import DECKS, Block
from ludotheque.games.catacombs.presentation.catalogue import library as shelves
from ludotheque.games.catacombs.sentences.narrator import MatchNames, short_name
from ludotheque.games.catacombs.table.state import DISCS, PROJECTILE
from ludotheque.presentation.terms import Term
from ludotheque.text.languages import Language
from ludotheque.text.messages import Messages
from ludotheque.text.spans import plain

KINDS: Final = {
    "card": "conquest_card",
    "ability": "conquest_ability",
    "shot": "shot",
    "layout": "layout",
    "armor": "icon",
    "modifier": "icon",
}
"""The kind of block for each kind of term."""

RULES: Final = {
    "card": ("CC-CARD-1", "CC-CARD-4"),
    "layout": ("CC-OBST-1",),
    "team": ("CC-COMP-1", "CC-COMP-2"),
    "disc": ("CC-COMP-3", "CC-COMP-8"),
}
"""The rules about each kind of thing that does not name its own rules."""


def find_term(kind: str, name: str, lang: Language) -> Term | None:
    term, say = f"{kind}:{name}", Messages(lang).say
    if kind == "team" and name in DECKS:
        return Term(term, plain(MatchNames(()).team(DECKS.index(name), lang)), say("term-team"), rules=RULES[kind])
    if kind == "disc" and name.isascii() and name.isdecimal() and len(name) < 4:
        called = disc_name(int(name), lang)
        return Term(term, called, say("term-disc"), rules=RULES[kind]) if called else None
    block = by_kind().get((KINDS.get(kind, ""), name))
    if block is None:
        return None
    rules = (*RULES.get(kind, ()), *block.fields.get("rules", ()))
    return Term(term, block.name(lang), block.heading(lang), block.write(lang), rules)


def disc_name(disc: int, lang: Language) -> str:
    """Return the name of a disc; empty for an unknown number."""
    if disc < DISCS:
        return short_name(disc, lang)
    return plain(MatchNames(()).disc(disc, lang)) if disc == PROJECTILE else ""


@cache
def by_kind() -> dict[tuple[str, str], Block]:
    """Return all blocks by kind and id."""
    return {(block.kind, block.id): block for shelf in shelves().values() for block in shelf}

"""Definitions of the terms in Dice Throne's sentences."""

from functools import cache
from typing import Final

from ludotheque.games.dice_throne.content.definitions import Card, Hero, Status
from ludotheque.games.dice_throne.content.loader import hero_ids, load_common, load_hero, load_statuses
from ludotheque.games.dice_throne.content.vocabulary import StatusKind
from ludotheque.games.dice_throne.presentation.catalogue import Block, block_spans, blocks_of, kind_of
from ludotheque.games.dice_throne.sentences.card_texts import card_heading
from ludotheque.games.dice_throne.sentences.nouns import Lexicon, lexicon_of
from ludotheque.presentation.terms import Term
from ludotheque.text.french import called, of
from ludotheque.text.languages import Language
from ludotheque.text.messages import Messages
from ludotheque.text.spans import plain, spans
from ludotheque.text.writer import name_of

RULES: Final = {
    "hero": ("DT-COMP-1",),
    "symbol": ("DT-COMP-2", "DT-ABIL-1"),
    "group": ("DT-COMPANION-1",),
    "companion": ("DT-COMPANION-1", "DT-COMPANION-3"),
    "ability": ("DT-ROLL-8", "DT-ABIL-6"),
    "ultimate": ("DT-ULT-1", "DT-ULT-2"),
    "defence": ("DT-DEF-3", "DT-DEF-8"),
    "passive": ("DT-ABIL-9",),
    "upgrade": ("DT-CARD-9", "DT-CARD-10", "DT-CARD-12"),
    "main": ("DT-CARD-2", "DT-CARD-5"),
    "roll": ("DT-CARD-3", "DT-CARD-5"),
    "instant": ("DT-CARD-4", "DT-CARD-7"),
}
"""The rules behind each kind of term; for a card, by when it is played."""


class Terms:
    """Finds the definition of a term, in these heroes first."""

    def __init__(self, heroes: tuple[str, ...], lang: Language) -> None:
        self.heroes = tuple(load_hero(hero) for hero in dict.fromkeys(heroes))
        self.lang: Language = lang
        self.say = Messages(lang).say

    def find(self, kind: str, name: str) -> Term | None:
        term = f"{kind}:{name}"
        if kind == "symbol":
            return self.symbol(term, name)
        if kind in ("hero", "group"):
            return self.named(term, kind, name)
        for hero in self.heroes:
            block = blocks_by_term(hero.id).get(term)
            if block is not None:
                return self.of_block(term, block, lexicon_of(hero))
        shared = shared_blocks().get(term)
        return self.of_block(term, shared, lexicon_of(*self.heroes)) if shared is not None else None

    def named(self, term: str, kind: str, name: str) -> Term | None:
        """Return a hero, or a group of companions; these have no text."""
        heading = self.say(f"term-{kind}")
        for hero in self.heroes:
            groups = lexicon_of(hero).groups
            if kind == "hero" and hero.id == name:
                return Term(term, name_of(hero, self.lang), heading, rules=RULES[kind])
            if kind == "group" and name in groups:
                return Term(term, plain(groups[name].plural(self.lang)), heading, rules=RULES[kind])
        return None

    def symbol(self, term: str, name: str) -> Term | None:
        """Return the faces with the symbol, for each hero that has it."""
        heroes = [hero for hero in self.heroes if name in hero.faces]
        if not heroes:
            return None
        word = plain(lexicon_of(heroes[0]).symbols[name].singular(self.lang))
        text = spans("\n".join(self.faces(hero, name) for hero in heroes))
        return Term(term, word, self.say("term-symbol"), text, RULES["symbol"])

    def faces(self, hero: Hero, symbol: str) -> str:
        faces = [str(face) for face, found in enumerate(hero.faces, 1) if found == symbol]
        name = name_of(hero, self.lang)
        whose = plain(of(called(name, hero.gender_fr))) if self.lang == "fr" else name
        return self.say("term-symbol-faces", count=len(faces), faces=", ".join(faces), hero=whose)

    def of_block(self, term: str, block: Block, lexicon: Lexicon) -> Term:
        text = block_spans(block, lexicon, self.lang)
        if isinstance(block, Card):
            heading = plain(card_heading(block, self.lang))
        else:
            heading = self.say(f"kind-{kind_of(block)}")
        return Term(term, name_of(block, self.lang), heading, text, rules_of(block))


def rules_of(block: Block) -> tuple[str, ...]:
    """Return the rules behind a kind of term."""
    if isinstance(block, Status):
        marks = (
            (block.spendable, "DT-STATUS-8"),
            (block.persistent, "DT-STATUS-12"),
            (block.kind is StatusKind.UNIQUE, "DT-STATUS-13"),
        )
        return ("DT-STATUS-1", "DT-STATUS-3", *(rule for holds, rule in marks if holds))
    return RULES[block.kind.value if isinstance(block, Card) else kind_of(block)]


@cache
def blocks_by_term(hero: str) -> dict[str, Block]:
    """Return the blocks of a hero, including abilities that cards add."""
    definition = load_hero(hero)
    added = [card.adds_ability for card in definition.cards if card.adds_ability is not None]
    blocks: list[Block] = [*added, *blocks_of(definition)]
    return {term_of(block): block for block in blocks}


@cache
def shared_blocks() -> dict[str, Block]:
    """Return the cards of every deck, and the statuses of several leaflets."""
    blocks: list[Block] = [*load_common(), *load_statuses()]
    return {term_of(block): block for block in blocks}


def term_of(block: Block) -> str:
    """Return the term that links to a block."""
    kind = type(block).__name__.lower()
    return f"{kind if kind in ('card', 'status', 'companion') else 'ability'}:{block.id}"


def find_term(kind: str, name: str, heroes: tuple[str, ...], lang: Language) -> Term | None:
    """Return the definition of a term for these heroes, or for all heroes if none are given."""
    return Terms(heroes or hero_ids(), lang).find(kind, name)

"""Look up the terms in One Deck Dungeon's sentences."""

from functools import cache
from typing import Final

from ludotheque.games.one_deck_dungeon.content.vocabulary import Color
from ludotheque.games.one_deck_dungeon.presentation.catalogue import Block, everything
from ludotheque.games.one_deck_dungeon.sentences import nouns
from ludotheque.games.one_deck_dungeon.sentences.narrator import lexicon
from ludotheque.games.one_deck_dungeon.table.die import COLOR_NAMES
from ludotheque.presentation.terms import Term
from ludotheque.text.languages import Language
from ludotheque.text.messages import Messages
from ludotheque.text.spans import plain
from ludotheque.text.writer import name_of

KINDS: Final = {
    "skill": "skill",
    "talent": "talent",
    "potion": "potion",
    "foe": "foe_ability",
    "card": "encounter",
    "floor": "floor",
    "boss": "boss",
    "extra": "extra_card",
    "dungeon": "dungeon",
}
"""The kind of block for each kind of term; the two sides of a hero have abilities of the same name."""

RULES: Final = {
    "color": ("ODD-COMP-1", "ODD-DICE-6", "ODD-DICE-8"),
    "focus": ("ODD-CAMP-1",),
    "skill": ("ODD-SKILL-1", "ODD-SKILL-2", "ODD-SKILL-6"),
    "talent": ("ODD-CAMP-1",),
    "potion": ("ODD-POT-1", "ODD-POT-2"),
    "foe": ("ODD-ENC-10",),
    "card": ("ODD-ENC-1", "ODD-LOOT-1"),
    "floor": ("ODD-FLOOR-7",),
    "boss": ("ODD-BOSS-1",),
    "extra": ("ODD-4P-17",),
    "dungeon": ("ODD-FLOOR-6", "ODD-FLOOR-7"),
    "ability": ("ODD-FEAT-1", "ODD-FEAT-2"),
    "hero": ("ODD-COMP-3",),
}
"""The rules about each kind of term."""


def find_term(kind: str, name: str, solo: bool, lang: Language) -> Term | None:
    """Return the term for one player, or for several."""
    term, say = f"{kind}:{name}", Messages(lang).say
    if kind == "color" and name in COLOR_NAMES:
        return Term(term, plain(nouns.COLORS[Color(name)].singular(lang)), say("term-color"), rules=RULES[kind])
    if kind == "focus" and name in lexicon().focuses:
        return Term(term, name_of(lexicon().focuses[name], lang), say("term-focus"), rules=RULES[kind])
    side = "solo" if solo else "party"
    wanted = f"{side}_{kind}" if kind == "ability" else f"{side}_side" if kind == "hero" else KINDS.get(kind)
    block = by_kind().get((wanted or "", name))
    if block is None:
        return None
    return Term(term, block.name(lang), block.heading(lang), block.write(lang), RULES[kind])


@cache
def by_kind() -> dict[tuple[str, str], Block]:
    """Return all blocks by kind and id."""
    return {(block.kind, block.id): block for block in everything()}

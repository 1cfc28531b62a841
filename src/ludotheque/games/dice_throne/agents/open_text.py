"""The text that is being carried out, as far as everybody can see it."""

from collections.abc import Iterator
from typing import TypeVar

from ludotheque.games.dice_throne.agents.value_cache import ValueCache
from ludotheque.games.dice_throne.content.hook_types import At, Use
from ludotheque.games.dice_throne.content.vocabulary import Effect, Effects
from ludotheque.games.dice_throne.table.state import ABILITY_TEXT, CARD_TEXT, DEFENCE_TEXT
from ludotheque.games.dice_throne.table.state_classes import Resolving
from ludotheque.games.dice_throne.view import DiceSeen

Kind = TypeVar("Kind", bound=Effect)


def innermost(seen: DiceSeen) -> Resolving | None:
    parts = seen.resolving()
    return parts[-1] if parts else None


def text_of(book: ValueCache, seen: DiceSeen, part: Resolving) -> Effects:
    """What stands on the card, row, defence or token."""
    if part.kind == CARD_TEXT:
        card = seen.card(part.subject)
        return card.card.effects if card is not None else ()
    if part.kind == ABILITY_TEXT:
        attack = seen.attack()
        ability = book.kit.abilities[part.subject].ability
        return ability.tiers[attack.row if attack is not None else 0].effects + ability.all_tiers
    if part.kind == DEFENCE_TEXT:
        return book.kit.defences[part.subject].defence.effects
    found: Effects = ()
    for hook in book.kit.sources[part.subject].hooks:
        if isinstance(hook, At | Use):
            found += hook.effects
        if isinstance(hook, Use):
            found += hook.per_paid
    return found


def current_text(book: ValueCache, seen: DiceSeen) -> Effects:
    """The innermost text; nothing if none is open."""
    part = innermost(seen)
    return text_of(book, seen, part) if part is not None else ()


def found_in(effects: Effects, kind: type[Kind]) -> Iterator[Kind]:
    """Effects of that kind in a text, however deep, in printed order."""
    for effect in effects:
        if isinstance(effect, kind):
            yield effect
        for name in effect.__struct_fields__:
            value = getattr(effect, name)
            if isinstance(value, tuple) and value and isinstance(value[0], Effect):
                yield from found_in(value, kind)

"""Write the golden files about Dice Throne content: `python -m tests.golden.renew_content`."""

from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import msgspec

from ludotheque.content.annotations import Confidence, Provenance
from ludotheque.games.dice_throne.content.decode import VERBS
from ludotheque.games.dice_throne.content.definitions import Card, Hero
from ludotheque.games.dice_throne.content.loader import hero_ids, load_common, load_hero, load_statuses
from ludotheque.games.dice_throne.content.vocabulary import Effect

FOLDER = Path(__file__).parent
WORDS = {kind: verb for verb, kind in VERBS.items()}


def structs_in(value: object) -> Iterator[msgspec.Struct]:
    """Yield every struct inside a value."""
    if isinstance(value, msgspec.Struct):
        yield value
        value = tuple(getattr(value, field) for field in value.__struct_fields__)
    if isinstance(value, tuple):
        for entry in value:
            yield from structs_in(entry)


def verbs_used(block: object) -> set[str]:
    return {WORDS[type(part)] for part in structs_in(block) if isinstance(part, Effect)}


def verbs_text() -> str:
    """Return how many cards, and how many blocks of any kind, use each verb."""
    heroes = [load_hero(name) for name in hero_ids()]
    cards: list[Card] = [*load_common(), *(card for hero in heroes for card in hero.cards)]
    others: list[object] = [*load_statuses()]
    for hero in heroes:
        for board in hero.boards:
            others += [*board.abilities, *board.defences, board.ultimate, board.passive]
        shared = {status.id for status in load_statuses()}
        others += [*hero.companions, *(status for status in hero.statuses if status.id not in shared)]
    on_cards = Counter(verb for card in cards for verb in verbs_used(card))
    elsewhere = Counter(verb for block in others for verb in verbs_used(block))
    rows = [f"{verb:24}{on_cards[verb]:>6}{elsewhere[verb]:>8}" for verb in sorted(VERBS)]
    return "\n".join([f"{'verb':24}{'cards':>6}{'others':>8}", *rows]) + "\n"


def heroes_text() -> str:
    """Return the content of each hero file, and its confidence."""
    head = ("abilities", "added", "cards", "promo", "statuses", "shared", "companions", "ours", "medium", "low")
    rows = [f"{name:16}" + "".join(f"{number:>12}" for number in _row(load_hero(name))) for name in hero_ids()]
    return "\n".join([f"{'hero':16}" + "".join(f"{name:>12}" for name in head), *rows]) + "\n"


def _row(hero: Hero) -> list[int]:
    shared = {status.id for status in load_statuses()}
    sides = [[*board.abilities, *board.defences, board.ultimate, board.passive] for board in hero.boards]
    sure = Counter(part.confidence for part in structs_in(hero) if isinstance(part, Provenance))
    return [
        sum(part is not None for side in sides for part in side),
        sum(card.adds_ability is not None for card in hero.cards),
        sum(not card.promo for card in hero.cards),
        sum(card.promo for card in hero.cards),
        len(hero.statuses),
        sum(status.id in shared for status in hero.statuses),
        len(hero.companions),
        sum(getattr(part, "french_is_ours", False) for part in structs_in(hero)),
        sure[Confidence.MEDIUM],
        sure[Confidence.LOW],
    ]


GOLDEN = {"verbs.txt": verbs_text, "heroes.txt": heroes_text}


def main() -> None:
    for name, text in GOLDEN.items():
        (FOLDER / name).write_text(text(), encoding="utf-8")


if __name__ == "__main__":
    main()

"""How tests write dice, boxes, doors and answers of the dungeon, and read them back.

A die is its colour and value: "S5", "A2", "M6", "H4" heroic; "H6a" serves armor boxes only, "M6m" mana only. With
several heroes the seat stands in front: "1:S5" (without it: seat 0). A box is its colour and number: "A8", "G2" grey.
"""

from ludotheque.games.one_deck_dungeon.campaign.ticks import KIND_NAMES
from ludotheque.games.one_deck_dungeon.table.actions import VERBS
from ludotheque.games.one_deck_dungeon.table.die import COLOR_NAMES, color_of, die, only_of, value_of
from ludotheque.games.one_deck_dungeon.table.match_content import MatchContent
from ludotheque.games.one_deck_dungeon.table.state_classes import BoxState, DungeonState
from ludotheque.kernel.decisions import ARGUMENT_BITS

LETTERS = "SAMH"
RESTRICTIONS = ("", "a", "m")


def die_code(said: str) -> int:
    """The die that is written so."""
    said = said.partition(":")[2] or said
    return int(die(LETTERS.index(said[0]), int(said[1]), RESTRICTIONS.index(said[2:])))


def seat_said(said: str) -> int:
    seat, colon, _ = said.partition(":")
    return int(seat) if colon else 0


def said_die(code: int, seat: int | None = None) -> str:
    """How a die is written; with its seat where it matters whose it is."""
    owner = "" if seat is None else f"{seat}:"
    return f"{owner}{LETTERS[color_of(code)]}{value_of(code)}{RESTRICTIONS[only_of(code)]}"


def in_order_of_gathering(dice: str) -> list[str]:
    """One hero's gather roll takes the bonus dice first, then strength, agility, magic."""
    return sorted(dice.split(), key=lambda said: "HSAM".find(said[0]))


def box_name(box: BoxState) -> str:
    return f"{'G' if box.color < 0 else LETTERS[box.color]}{box.value}"


def said_box(box: BoxState) -> str:
    """A box with everything that is printed on it, e.g. "armor A8 wide 2 hearts 1 time skull"."""
    words = ["armor"] if box.armor else []
    words.append(box_name(box))
    words.extend(["wide"] if box.wide else [])
    hearts = "heart" if box.hearts == 1 else "hearts"
    for name, count in ((hearts, box.hearts), ("time", box.time), ("poison", box.poison)):
        words.extend([f"{count} {name}"] if count else [])
    words.extend(["skull"] if box.skull else [])
    return " ".join(words)


class Spelling:
    """Answers in words; the seat is left out where there is only one."""

    def __init__(self, content: MatchContent, state: DungeonState) -> None:
        self.content = content
        self.state = state

    def spell(self, action: int) -> str:
        verb = VERBS.verbs[action >> ARGUMENT_BITS]
        words = [verb.name]
        seat = 0
        for (field, _), value in zip(verb.fields, VERBS.arguments(action), strict=True):
            if field != "seat":
                words.append(self.word(field, value, seat))
                continue
            seat = value
            if self.content.seats > 1 and verb.name != "die":
                words.append(str(value))
        return " ".join(words)

    def word(self, field: str, value: int, seat: int) -> str:
        if field == "door":
            return "+".join(self.card_name(card) for card in self.state.doors[value].cards)
        if field == "card":
            return self.card_name(value)
        if field == "skill":
            return self.content.uses[value].id
        if field == "potion":
            return self.content.potions[value].id
        if field == "die":
            return said_die(value, seat if self.content.seats > 1 else None)
        if field == "color":
            return COLOR_NAMES[value]
        if field == "kind":
            return KIND_NAMES[value]
        return str(value)

    def card_name(self, card: int) -> str:
        return self.content.cards[self.state.secrets.identity[card]].id

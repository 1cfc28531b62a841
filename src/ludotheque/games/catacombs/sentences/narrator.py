"""Says events, questions, answers and the course of a flick in one language, with the names of a match."""

from collections.abc import Callable, Iterable
from typing import Any, Final

from ludotheque.games.catacombs.content.loader import find_card, load_content
from ludotheque.games.catacombs.content.vocabulary import ShotKind
from ludotheque.games.catacombs.rules.damage import SLOW
from ludotheque.games.catacombs.sentences.card_texts import layout_name
from ludotheque.games.catacombs.sentences.match_names import MatchNames
from ludotheque.games.catacombs.sentences.units import millimetres
from ludotheque.games.catacombs.sentences.writer import CatacombsWriter
from ludotheque.games.catacombs.table.state import NOBODY, PROJECTILE
from ludotheque.text.narrator import Narrator
from ludotheque.text.spans import Span, Spans, phrase


class CatacombsNarrator(Narrator[MatchNames, CatacombsWriter]):
    """Speaks of one match in one language."""

    def team(self, team: int) -> Spans:
        return self.names.team(team, self.lang)

    def disc(self, disc: int) -> Spans:
        return self.names.disc(disc, self.lang)

    def discs(self, discs: Iterable[int]) -> Spans:
        """`Skull 1 and Skull 2`."""
        return self.pen.all_of([self.disc(disc) for disc in discs])

    def flicked(self, disc: int, shot: str) -> Spans:
        """A character or an obstacle; a projectile by its own name: `the fireball disc`."""
        if disc != PROJECTILE:
            return self.disc(disc)
        sheet = load_content().shot(ShotKind(shot))
        return (Span(self.pen.say(f"cc-the-disc-{sheet.flicked_disc.value}"), f"disc:{disc}"),)

    def card(self, card: str) -> Spans:
        return self.pen.card(find_card(card))

    def cards(self, cards: Iterable[str]) -> Spans:
        """`Witch, Zombie`."""
        return self.pen.comma([self.card(card) for card in cards])

    def shot(self, shot: str) -> Spans:
        """`critical combat`."""
        return self.pen.shot(load_content().shot(ShotKind(shot)))

    def layout(self, layout: str) -> Spans:
        return (Span(layout_name(layout, self.lang), f"layout:{layout}"),)


Record = dict[str, Any]  # what physics.records.record_of makes
Chapter = Callable[[Record, "Story"], Spans]
MOST: Final = 9
"""Contacts that are told; of a long chain the rest are counted."""


def is_contact(event: Record) -> bool:
    """CC-JUDGE-2, CC-JUDGE-4: what leans or comes to rest is none."""
    return event["kind"] == "exit" or bool(event["kind"] != "stop" and event["approach"] >= SLOW)


def contacts_of(record: Record) -> list[Record]:
    """What happened to discs between launch and rest, in order."""
    return [event for event in record["events"] if is_contact(event)]


def final_place(record: Record) -> tuple[int, int]:
    """Where the flicked disc lies afterwards."""
    at = next(final["at"] for final in record["finals"] if final["disc"] == record["flicked"])
    return at[0], at[1]


class Story:
    """One flick in words; the flicked disc is named again where another one was spoken of."""

    def __init__(self, record: Record, shot: str, teller: CatacombsNarrator) -> None:
        self.record = record
        self.teller = teller
        self.shot = shot
        self.mover: int = record["flicked"]
        self.last = self.mover  # who was spoken of

    def disc(self, disc: int) -> Spans:
        return self.teller.flicked(disc, self.shot)

    def told(self) -> Spans:
        """Its contacts with semicolons between them, and its end."""
        contacts = contacts_of(self.record)
        parts = [CHAPTERS[event["kind"]](event, self) for event in contacts[:MOST]]
        if len(contacts) > MOST:
            parts.append(self.teller.pen.fill("cc-story-more", count=len(contacts) - MOST))
            self.last = NOBODY
        if not self.has_left():
            x, y = final_place(self.record)
            parts.append(self.does(self.mover, "cc-story-stop", x=millimetres(x), y=millimetres(y)))
        out = parts[0]
        for part in parts[1:]:
            out = phrase(out, self.teller.pen.tongue.semicolon, part)
        return out

    def has_left(self) -> bool:
        """Over the edge of the mat; what becomes of it is told by itself."""
        return any(event["kind"] == "exit" and event["a"] == self.mover for event in self.record["events"])

    def does(self, who: int, key: str, **parts: Spans | str) -> Spans:
        """What a disc does, with its name unless it is understood."""
        said = self.teller.pen.fill(key, **parts)
        understood = who == self.mover == self.last
        self.last = who
        return said if understood else phrase(self.disc(who), said)


def _touch(event: Record, story: Story) -> Spans:
    """Of two the flicked disc is spoken of, otherwise the one that came faster."""
    one, other = event["a"], event["b"]
    if other == story.mover or (one != story.mover and pace(event, 1) > pace(event, 0)):
        one, other = other, one
    return story.does(one, "cc-story-touch", disc=story.disc(other))


def pace(event: Record, place: int) -> int:
    """The square of a disc's speed before a contact."""
    vx, vy = event["before"][place]
    return int(vx * vx + vy * vy)


def _wall(event: Record, story: Story) -> Spans:
    return story.does(event["a"], "cc-story-bounce", wall=story.teller.pen.fill(f"cc-wall-{event['wall']}"))


def _exit(event: Record, story: Story) -> Spans:
    return story.does(event["a"], "cc-story-leave")


CHAPTERS: Final[dict[str, Chapter]] = {"disc_disc": _touch, "disc_wall": _wall, "exit": _exit}

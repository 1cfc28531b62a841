"""The names of one match, and the narrator for its events, questions, answers and flicks."""

from collections.abc import Callable, Iterable
from typing import Any, Final

from ludotheque.games.catacombs.content.loader import find_card, load_content
from ludotheque.games.catacombs.content.vocabulary import ShotKind, Team
from ludotheque.games.catacombs.rules.shots import SLOW
from ludotheque.games.catacombs.sentences.card_texts import layout_name
from ludotheque.games.catacombs.sentences.writer import CatacombsWriter, millimetres
from ludotheque.games.catacombs.table.state import CHARACTERS, NOBODY, PROJECTILE, team_of
from ludotheque.text.languages import Language
from ludotheque.text.spans import Span, Spans, phrase, plain
from ludotheque.text.writer import Narrator

TEAMS: Final = tuple(Team)
LETTERS: Final = "ABXY"
"""The characters in pictures: Sword 1 and 2, Skull 1 and 2."""


class MatchNames:
    """Names by seat and number; a player's own name, if set, replaces the team's.

    Beside a picture, characters have letters as names.
    """

    def __init__(self, heroes: tuple[str, ...], players: tuple[str, ...] = (), lettered: bool = False) -> None:
        self.teams = tuple(Team(hero) for hero in heroes)  # per seat
        self.players = players
        self.lettered = lettered

    def team(self, team: int, lang: Language) -> Spans:
        return CatacombsWriter(lang).team(TEAMS[team])

    def seat(self, seat: int, lang: Language) -> Spans:
        """Return the player's name, or the team's; two players of a team are named after their characters."""
        if seat < len(self.players) and self.players[seat]:
            return (Span(self.players[seat], f"seat:{seat}"),)
        team = self.teams[seat]
        name = plain(CatacombsWriter(lang).team(team))
        if self.teams.count(team) > 1:
            name = CatacombsWriter(lang).say(
                "cc-disc-character", team=name, number=str(self.teams[:seat].count(team) + 1)
            )
        return (Span(name, f"seat:{seat}"),)

    def actor(self, seat: int, lang: Language) -> Spans:
        """Return the name inside a sentence: a team is "the Sword team"; numbers and own names are unchanged."""
        name = self.seat(seat, lang)
        if (seat < len(self.players) and self.players[seat]) or self.teams.count(self.teams[seat]) > 1:
            return name
        return CatacombsWriter(lang).fill("cc-the-team", team=name)

    def disc(self, disc: int, lang: Language) -> Spans:
        """Return `Skull 1`, `obstacle 3` or `the projectile`, for use inside a sentence."""
        writer = CatacombsWriter(lang)
        if disc == PROJECTILE:
            name = writer.say("cc-disc-projectile")
        elif disc >= CHARACTERS:
            name = writer.say("cc-the-obstacle", number=str(disc - CHARACTERS + 1))
        else:
            name = self.character(disc, lang)
        return (Span(name, f"disc:{disc}"),)

    def character(self, disc: int, lang: Language) -> str:
        name = character_name(disc, lang)
        return f"{name} ({LETTERS[disc]})" if self.lettered else name


def character_name(disc: int, lang: Language) -> str:
    """`Skull 1`."""
    writer = CatacombsWriter(lang)
    return writer.say("cc-disc-character", team=plain(writer.team(TEAMS[team_of(disc)])), number=str(disc % 2 + 1))


def short_name(disc: int, lang: Language) -> str:
    """Return the name of a disc alone, as in a table: `Skull 1`, `Obstacle 3`."""
    if disc < CHARACTERS:
        return character_name(disc, lang)
    return CatacombsWriter(lang).say("cc-disc-obstacle", number=str(disc - CHARACTERS + 1))


def letter_of(disc: int) -> str:
    """Return the mark of a disc in a picture: a letter, or the number of an obstacle."""
    return LETTERS[disc] if disc < CHARACTERS else str(disc - CHARACTERS + 1)


class CatacombsNarrator(Narrator[MatchNames, CatacombsWriter]):
    """Describes one match in one language."""

    def team(self, team: int) -> Spans:
        return self.names.team(team, self.lang)

    def disc(self, disc: int) -> Spans:
        return self.names.disc(disc, self.lang)

    def discs(self, discs: Iterable[int]) -> Spans:
        """`Skull 1 and Skull 2`."""
        return self.writer.all_of([self.disc(disc) for disc in discs])

    def flicked(self, disc: int, shot: str) -> Spans:
        """Return a character or an obstacle; a projectile by its own name: `the fireball disc`."""
        if disc != PROJECTILE:
            return self.disc(disc)
        definition = load_content().shot(ShotKind(shot))
        return (Span(self.writer.say(f"cc-the-disc-{definition.flicked_disc.value}"), f"disc:{disc}"),)

    def card(self, card: str) -> Spans:
        return self.writer.card(find_card(card))

    def cards(self, cards: Iterable[str]) -> Spans:
        """`Witch, Zombie`."""
        return self.writer.comma([self.card(card) for card in cards])

    def shot(self, shot: str) -> Spans:
        """`critical combat`."""
        return self.writer.shot(load_content().shot(ShotKind(shot)))

    def layout(self, layout: str) -> Spans:
        return (Span(layout_name(layout, self.lang), f"layout:{layout}"),)


Record = dict[str, Any]  # the result of physics.flicks.record_of
Chapter = Callable[[Record, "Story"], Spans]
MOST: Final = 9
"""The maximum number of contacts that are described; the rest of a long chain is counted."""


def is_contact(event: Record) -> bool:
    """Return whether the event is a contact; leaning and coming to rest are not (CC-JUDGE-2, CC-JUDGE-4)."""
    return event["kind"] == "exit" or bool(event["kind"] != "stop" and event["approach"] >= SLOW)


def contacts_of(record: Record) -> list[Record]:
    """Return the events of discs between launch and rest, in order."""
    return [event for event in record["events"] if is_contact(event)]


def final_place(record: Record) -> tuple[int, int]:
    """Return the final position of the flicked disc."""
    at = next(final["at"] for final in record["finals"] if final["disc"] == record["flicked"])
    return at[0], at[1]


class Story:
    """One flick in words; the flicked disc is named again after another disc was the subject."""

    def __init__(self, record: Record, shot: str, narrator: CatacombsNarrator) -> None:
        self.record = record
        self.narrator = narrator
        self.shot = shot
        self.mover: int = record["flicked"]
        self.last = self.mover  # the last subject

    def disc(self, disc: int) -> Spans:
        return self.narrator.flicked(disc, self.shot)

    def sentence(self) -> Spans:
        """Return the contacts separated by semicolons, and the end."""
        contacts = contacts_of(self.record)
        parts = [CHAPTERS[event["kind"]](event, self) for event in contacts[:MOST]]
        if len(contacts) > MOST:
            parts.append(self.narrator.writer.fill("cc-story-more", count=len(contacts) - MOST))
            self.last = NOBODY
        if not self.has_left():
            x, y = final_place(self.record)
            parts.append(self.does(self.mover, "cc-story-stop", x=millimetres(x), y=millimetres(y)))
        out = parts[0]
        for part in parts[1:]:
            out = phrase(out, self.narrator.writer.grammar.semicolon, part)
        return out

    def has_left(self) -> bool:
        """Return whether it left the mat; its return is reported separately."""
        return any(event["kind"] == "exit" and event["a"] == self.mover for event in self.record["events"])

    def does(self, who: int, key: str, **parts: Spans | str) -> Spans:
        """Return what a disc does, with its name unless the subject is the same."""
        said = self.narrator.writer.fill(key, **parts)
        understood = who == self.mover == self.last
        self.last = who
        return said if understood else phrase(self.disc(who), said)


def _touch(event: Record, story: Story) -> Spans:
    """Describe a contact; the subject is the flicked disc if involved, otherwise the faster one."""
    one, other = event["a"], event["b"]
    if other == story.mover or (one != story.mover and pace(event, 1) > pace(event, 0)):
        one, other = other, one
    return story.does(one, "cc-story-touch", disc=story.disc(other))


def pace(event: Record, place: int) -> int:
    """Return the square of a disc's speed before a contact."""
    vx, vy = event["before"][place]
    return int(vx * vx + vy * vy)


def _wall(event: Record, story: Story) -> Spans:
    return story.does(event["a"], "cc-story-bounce", wall=story.narrator.writer.fill(f"cc-wall-{event['wall']}"))


def _exit(event: Record, story: Story) -> Spans:
    return story.does(event["a"], "cc-story-leave")


CHAPTERS: Final[dict[str, Chapter]] = {"disc_disc": _touch, "disc_wall": _wall, "exit": _exit}

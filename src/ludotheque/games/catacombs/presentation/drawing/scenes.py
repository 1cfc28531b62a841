"""Whole pictures: a position, or one flick."""

from math import atan2, cos, hypot, pi, sin
from typing import Final

from ludotheque.games.catacombs.presentation.drawing.arena import FAINT, INK, SIDE, TOP, Frame
from ludotheque.games.catacombs.presentation.drawing.contact_labels import RED, Badge, FreeSpace, contact_point
from ludotheque.games.catacombs.presentation.drawing.shapes import Caption, Path, Picture, Point, Shape, Style
from ludotheque.games.catacombs.presentation.drawing.shot_history import Places, Shot, TableFacts
from ludotheque.games.catacombs.sentences.match_text import event_sentence
from ludotheque.games.catacombs.sentences.narrator import (
    CHAPTERS,
    CatacombsNarrator,
    Record,
    Story,
    character_name,
    contacts_of,
)
from ludotheque.games.catacombs.sentences.writer import angle_text, power_text
from ludotheque.games.catacombs.table.match_content import MatchContent
from ludotheque.games.catacombs.table.state import BANK, CHARACTERS, DISCS, NOBODY, PROJECTILE, SKULL, SWORD
from ludotheque.text.spans import capital, plain

LINE: Final = 11.0  # height of a line of text
COLUMNS: Final = 3
MOST: Final = 24  # contacts that get a number
SPARE: Final = 10.0
MICRO: Final = 1e6


class Painter:
    """Draws one match in one language."""

    def __init__(self, content: MatchContent, narrator: CatacombsNarrator) -> None:
        self.frame = Frame(content, narrator.lang)
        self.narrator = narrator
        self.writer = narrator.writer

    def position(self, places: Places, moment: TableFacts, shot: str = "") -> Picture:
        """Return the picture of a position."""
        title = self.writer.say("draw-title")
        if moment.turn:
            title = self.writer.say("draw-title-turn", turn=str(moment.turn), character=self.name(moment.disc))
        picture = self.frame.page(title, title, SPARE)
        picture.add(*self.heading(title, self.card(moment), moment))
        picture.add(*self.frame.discs(places, shot))
        picture.add(*self.names(self.room(places, {}, shot)))
        return picture

    def room(self, places: Places, ghosts: Places, shot: str) -> FreeSpace:
        """Return the room for texts, next to the discs and their former positions."""
        lying = [*sorted(places.items()), *sorted(ghosts.items())]
        return FreeSpace(self.frame, [(self.frame.at(at), self.frame.radius(disc, shot)) for disc, at in lying])

    def names(self, room: FreeSpace) -> list[Shape]:
        return [room.name(disc, character_name(disc, self.narrator.lang)) for disc in range(CHARACTERS)]

    def shot(self, shot: Shot) -> Picture:
        """Return the picture of one flick: former positions, straight legs, numbered contacts and final positions."""
        contacts = contacts_of(shot.record)
        kind = shot.event.shot
        legend = self.legend(contacts, shot)
        below = LINE * (-(-len(legend) // COLUMNS) + len(shot.sequel) + 1) + SPARE
        title = self.writer.say("draw-title-shot", number=str(shot.number), turn=str(shot.moment.turn))
        story = plain(event_sentence(shot.event, self.narrator.names, self.narrator.lang))
        picture = self.frame.page(title, story, below)
        ghosts = {disc: shot.before[disc] for disc in shot.moved}
        for disc, place in ghosts.items():
            picture.add(*self.frame.ghost(disc, place, kind))
        ways = self.ways(shot)
        for disc, points in ways.items():
            picture.add(*self.drawn_way(disc, points, shot))
        picture.add(*self.frame.discs(shot.after, kind))
        room = self.room(shot.after, ghosts, kind)
        for points in ways.values():
            room.keep_way(points)
        picture.add(*self.names(room))
        for badge in self.badges(contacts, shot):
            picture.add(*room.badge(badge))
        picture.add(*self.heading(f"{title} · {self.what(shot)}", self.command(shot), shot.moment))
        picture.add(*self.words_below(legend, shot))
        return picture

    def name(self, disc: int) -> str:
        return plain(self.narrator.disc(disc))

    def what(self, shot: Shot) -> str:
        """`Sword 1, critical combat`."""
        event = shot.event
        if event.disc == PROJECTILE:
            return plain(capital(self.narrator.shot(event.shot))) + f" ({self.name(shot.moment.disc)})"
        said = f"{plain(capital(self.narrator.disc(event.disc)))}, {plain(self.narrator.shot(event.shot))}"
        return said if event.disc < CHARACTERS else f"{said} ({self.name(shot.moment.disc)})"

    def command(self, shot: Shot) -> str:
        """Return the command, its execution by the finger, and its card."""
        lang, record = self.narrator.lang, shot.record
        angle, power = angle_text(shot.event.angle, lang), power_text(shot.event.speed, lang)
        said = self.writer.say("draw-command", angle=angle, power=power)
        done = angle_text(record["angle"], lang), power_text(record["speed"], lang)
        if done != (angle, power):
            said += " (" + self.writer.say("cc-event-in-fact", angle=done[0], power=done[1]) + ")"
        card = "" if CHARACTERS <= shot.event.disc < DISCS else self.card(shot.moment)
        return f"{said} · {card}" if card else said

    def card(self, moment: TableFacts) -> str:
        return plain(self.narrator.card(moment.card)) if moment.card else ""

    def heading(self, title: str, below: str, moment: TableFacts) -> list[Shape]:
        """Return title and details at the left, tokens at the right."""
        right = SIDE + self.frame.width
        sword, skull = (plain(self.narrator.team(team)) for team in (SWORD, SKULL))
        pools = moment.pools
        tokens = f"{sword} {pools[SWORD]} · {skull} {pools[SKULL]}"
        bank = self.writer.say("arena-bank", count=str(pools[BANK]))
        return [
            Caption(SIDE, 16, title, 11, INK, bold=True),
            Caption(SIDE, 31, below, 8, FAINT),
            Caption(right, 16, tokens, 9.5, INK, "end", bold=True),
            Caption(right, 31, bank, 8, FAINT, "end"),
        ]

    def ways(self, shot: Shot) -> dict[int, list[Point]]:
        """Return the path of every disc that moved, as points."""
        ways: dict[int, list[Point]] = {}
        for leg in shot.record["legs"]:
            points = ways.setdefault(leg["disc"], [self.frame.at(leg["at"])])
            points.append(self.frame.at(leg_end(leg, shot.record["slowing"])))
        return dict(sorted(ways.items(), reverse=True))

    def drawn_way(self, disc: int, points: list[Point], shot: Shot) -> list[Shape]:
        """Return the path with an arrow at its end."""
        width = 2.0 if disc == shot.event.disc else 1.2
        color = self.frame.color(disc, shot.event.shot)
        line = Path(tuple(points), Style(stroke=color, width=width, opacity=0.85))
        return [line, *arrow(points, self.frame.radius(disc, shot.event.shot), Style(fill=color))]

    def badges(self, contacts: list[Record], shot: Shot) -> list[Badge]:
        hits = self.hits(contacts, shot)
        return [
            Badge(number, contact_point(event, self.frame, shot.event.shot), number in hits)
            for number, event in enumerate(contacts[:MOST], 1)
        ]

    def hits(self, contacts: list[Record], shot: Shot) -> set[int]:
        """Return the numbers of the contacts that deal damage: the first with each enemy hit."""
        found: dict[int, int] = {}
        for number, event in enumerate(contacts, 1):
            pair = {event["a"], event.get("b", NOBODY)}
            for enemy in shot.hits:
                if pair == {shot.event.disc, enemy}:
                    found.setdefault(enemy, number)
        return set(found.values())

    def legend(self, contacts: list[Record], shot: Shot) -> list[str]:
        """Describe every contact briefly, by its number."""
        story = Story(shot.record, shot.event.shot, self.narrator)
        lines: list[str] = []
        for number, event in enumerate(contacts[:MOST], 1):
            story.last = NOBODY
            lines.append(f"{number}  {plain(capital(CHAPTERS[event['kind']](event, story)))}")
        if len(contacts) > MOST:
            lines.append(plain(self.writer.fill("cc-story-more", count=len(contacts) - MOST)))
        return lines

    def words_below(self, legend: list[str], shot: Shot) -> list[Shape]:
        top = TOP + self.frame.height + 30
        rows = -(-len(legend) // COLUMNS)
        step = self.frame.width / COLUMNS
        shapes: list[Shape] = [
            Caption(SIDE + place // rows * step, top + place % rows * LINE, line, 7.2, INK)
            for place, line in enumerate(legend)
        ]
        top += rows * LINE + (4 if rows else 0)
        for place, event in enumerate(shot.sequel):
            said = plain(event_sentence(event, self.narrator.names, self.narrator.lang))
            shapes.append(Caption(SIDE, top + place * LINE, said, 7.6, RED, bold=True))
        return shapes


def leg_end(leg: Record, slowing: int) -> tuple[float, float]:
    """Return where a leg ends: on a straight line, with even deceleration."""
    time = (leg["until"] - leg["t"]) / MICRO
    vx, vy = leg["velocity"]
    speed = hypot(vx, vy)
    if not speed:
        return float(leg["at"][0]), float(leg["at"][1])
    way = (speed - slowing * time / 2) * time / speed
    return leg["at"][0] + vx * way, leg["at"][1] + vy * way


def arrow(points: list[Point], radius: float, style: Style) -> list[Shape]:
    """Return an arrow head that touches the disc where it stopped; none for a path shorter than the disc."""
    (x0, y0), (x1, y1) = points[-2:]
    if hypot(x1 - x0, y1 - y0) < radius + 8:
        return []
    angle = atan2(y1 - y0, x1 - x0)
    tip = x1 - radius * cos(angle), y1 - radius * sin(angle)
    sides = [(tip[0] - 7 * cos(angle + turn), tip[1] - 7 * sin(angle + turn)) for turn in (pi / 8, -pi / 8)]
    return [Path((tip, sides[0], sides[1]), style, closed=True)]

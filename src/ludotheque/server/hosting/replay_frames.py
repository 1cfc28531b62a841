"""Replay frames of finished matches, and a cache for them."""

import asyncio
from collections import OrderedDict
from collections.abc import Iterator
from typing import Final

from ludotheque.kernel.errors import RequestRefused
from ludotheque.kernel.match import Match, Record, start
from ludotheque.kernel.replay import play_record
from ludotheque.kernel.secrets import viewer_mask
from ludotheque.presentation.document import plain_lines
from ludotheque.presentation.terminal.view import NOBODY
from ludotheque.registry.discovery import screen_for
from ludotheque.server.hosting.live_room import LiveRoom
from ludotheque.server.hosting.state_builder import event_shown
from ludotheque.server.protocol.replay_frames import FramePage, FrameShown, Mark, Told
from ludotheque.server.rooms.room import Room
from ludotheque.text.languages import Language
from ludotheque.text.spans import Spans, plain

EVERY: Final = 50  # records between two stored positions
PAGE: Final = 50
KEPT: Final = 8  # replays in the cache


class ReplayFrames:
    """A replayed match. Place `n` is the position after `n` records."""

    def __init__(self, now: Match, records: list[Record]) -> None:
        self.records = records
        self.seats = tuple(range(len(now.setup.heroes)))
        self.positions: dict[int, Match] = {}
        self.log_lengths: list[int] = []  # place -> length of the log
        for n in range(len(self.records) + 1):
            if n % EVERY == 0:
                self.positions[n] = now.fork()
            self.log_lengths.append(len(now.log))
            if n < len(self.records):
                play_record(now, self.records[n])
        self.last = now

    @property
    def total(self) -> int:
        """The number of places."""
        return len(self.log_lengths)

    def at(self, n: int) -> Match:
        """Return the match at a place. The caller owns the copy."""
        match = self.positions[n // EVERY * EVERY].fork()
        for record in self.records[n // EVERY * EVERY : n]:
            play_record(match, record)
        return match

    def each(self, first: int, last: int) -> Iterator[tuple[int, Match]]:
        """Yield each place with its match. The same match advances from place to place."""
        match = self.at(first)
        for n in range(first, last + 1):
            yield n, match
            if n < last:
                play_record(match, self.records[n])

    def new_events(self, n: int) -> range:
        """Return the log indices of the events first seen at a place."""
        return range(self.log_lengths[n - 1] if n else 0, self.log_lengths[n])

    def page(self, first: int, last: int, seats: tuple[int, ...], lang: Language, ending: Spans = ()) -> FramePage:
        """Return a page of frames. The page at place 0 also has the whole log and the starts of turns.

        `ending` is the last line of the log, if the match ended otherwise than by its rules.
        """
        first, last = min(first, self.total - 1), min(last, first + PAGE - 1, self.total - 1)
        frames = tuple(self.frame(n, match, seats, lang) for n, match in self.each(first, last))
        lines = tuple(self.log_places(seats, lang)) if first == 0 else ()
        marks = tuple(Mark(line.n, plain(line.text)) for line in lines if line.chapter)
        lines += (Told(self.total - 1, ending),) if lines and ending else ()
        return FramePage(self.total, frames, marks, lines)

    def frame(self, n: int, match: Match, seats: tuple[int, ...], lang: Language) -> FrameShown:
        screen = screen_for(match, seats, lang)
        events = [self.last.log[place] for place in self.new_events(n)]
        record = self.records[n - 1] if n else None
        document = screen.document(NOBODY)
        return FrameShown(
            n=n,
            seat=record.seat if record is not None else -1,
            view=match.redact(seats),
            events=tuple(event_shown(event.seen_by(viewer_mask(seats))) for event in events),
            log=tuple(screen.log(events)),
            twin=tuple(plain_lines(document)),
            document=document,
            question=screen.text() if match.decision is not None else (),
            asked=tuple(match.waiting()),
        )

    def log_places(self, seats: tuple[int, ...], lang: Language) -> Iterator[Told]:
        """Yield every log line with its place."""
        screen = screen_for(self.last, seats, lang)
        place = 0
        for line in screen.log(self.last.log):
            while self.log_lengths[place] <= line.event:
                place += 1
            yield Told(place, line.text, line.chapter)


def frames_of(match: Match) -> ReplayFrames:
    """Return the replay frames of a match played here."""
    return ReplayFrames(start(match.game, match.setup, match.key, match.humans), match.records[:])


def check_over(room: Room) -> Match:
    """Return the match of a room that is over and can be replayed."""
    if not room.over or room.match is None:
        raise RequestRefused("host-not-over")
    if room.state.renewed:
        raise RequestRefused("host-no-film")
    return room.match


class ReplayCache:
    """The most recently viewed replays. Each is built once, in a thread."""

    def __init__(self) -> None:
        self.kept: OrderedDict[str, ReplayFrames] = OrderedDict()
        self.lock = asyncio.Lock()

    async def of(self, live: LiveRoom) -> ReplayFrames:
        """Return the replay frames of a room that is over."""
        match = check_over(live.room)
        async with self.lock:
            if live.id not in self.kept:
                self.kept[live.id] = await asyncio.to_thread(frames_of, match)
            self.kept.move_to_end(live.id)
            while len(self.kept) > KEPT:
                self.kept.popitem(last=False)
            return self.kept[live.id]

"""The review of a finished match: win chances, luck, turning points, milestones, and who dealt which damage."""

import asyncio
from collections import Counter, OrderedDict
from collections.abc import Sequence
from typing import Final, Literal

import msgspec

from ludotheque.kernel.errors import RequestRefused
from ludotheque.kernel.events import Event
from ludotheque.presentation.review import (
    Blow,
    DamageDealt,
    FinalHealth,
    HealthPoint,
    Hit,
    KeyMoment,
    Milestone,
    Review,
    RollJudged,
    WinPoint,
)
from ludotheque.registry.discovery import presentation_of, screen_for
from ludotheque.server.hosting.live_room import LiveRoom
from ludotheque.server.hosting.replay_frames import ReplayFrames, check_over
from ludotheque.server.hosting.worker_pool import ReviewJob, WorkerPool
from ludotheque.text.languages import Language
from ludotheque.text.messages import Messages, filled
from ludotheque.text.spans import Spans, plain

KEPT: Final = 64


class Reviews:
    """A cache of recent reviews. They are computed one at a time so that bots don't have to wait for several."""

    def __init__(self, workers: WorkerPool, seconds: float) -> None:
        self.workers = workers
        self.seconds = seconds
        self.kept: OrderedDict[tuple[str, Language], Review] = OrderedDict()
        self.lock = asyncio.Lock()

    async def of(self, live: LiveRoom, lang: Language) -> Review:
        match = check_over(live.room)
        async with self.lock:
            found = self.kept.get((live.id, lang))
            if found is None:
                setup = match.setup
                records = [(record.seat, record.action, record.how) for record in match.records]
                place = (setup.game, setup.mode, setup.heroes, setup.options)
                job = ReviewJob(*place, match.key, match.humans, records, lang)
                result = await self.workers.run(job, self.seconds)
                if result is None or result.review is None:
                    raise RequestRefused("host-no-thought")
                found = self.kept[live.id, lang] = result.review
            while len(self.kept) > KEPT:
                self.kept.popitem(last=False)
            return found


MOMENTS: Final = 3
APART: Final = 4  # minimum distance between two key moments
LEAST_DROP: Final = 0.02
NEAR: Final = 4  # places searched for log lines
HIT_NEAR: Final = 24  # places between what begins an attack and its damage
MOST_PLACES: Final = 3_000
"""Later places of a longer match are not reviewed."""

MOST_LINES: Final = 6
MOST_MILESTONES: Final = 40
Numbers = list[tuple[float, ...]]  # place -> seat -> win chance or health


class MatchValues:
    """Values collected at each place of a match."""

    def __init__(self) -> None:
        self.chances: Numbers = []
        self.health: Numbers = []
        self.rolls: list[RollJudged] = []


def review(frames: ReplayFrames, lang: Language) -> Review:
    """Return the review of a finished match."""
    presentation, found = presentation_of(frames.last.game.name), collected_values(frames)
    by_frame = [[frames.last.log[place] for place in frames.new_events(n)] for n in range(frames.total)]
    hits = presentation.hits(frames.last, by_frame, lang)
    titles = Titles(frames, by_frame, hits, lang)
    notes = (
        (found.chances, "review-chances"),
        (found.rolls, presentation.luck_note),
        (found.health, presentation.health_note),
    )
    say = Messages(lang).say
    drops = key_moments(frames, found.chances, titles) or key_moments(frames, found.health, titles, "health")
    return Review(
        curve=tuple(WinPoint(n, text, found.chances[n]) for n, text in turn_starts(frames, found.chances, lang)),
        health=tuple(health_points(frames, found.health, lang)),
        milestones=tuple(milestones(frames, lang)),
        moments=tuple(drops),
        rolls=tuple(found.rolls),
        luck=luck_of(frames, found.rolls) if found.rolls else (),
        notes=tuple(say(key) for numbers, key in notes if numbers),
        turns=titles.turns,
        final=final_health(frames),
        damage=damage_dealt(hits),
        best=best_blow(hits),
    )


def collected_values(frames: ReplayFrames) -> MatchValues:
    """Visit every place once, and collect win chances or health and the judged rolls."""
    presentation = presentation_of(frames.last.game.name)
    values = MatchValues()
    log = frames.last.log
    for n, match in frames.each(0, min(frames.total - 1, MOST_PLACES)):
        values.chances += [found] if (found := presentation.win_chances(match)) else []
        values.health += [left] if (left := presentation.health_left(match)) else []
        before = [log[place] for place in frames.new_events(n)]
        after = [log[place] for place in frames.new_events(n + 1)] if n + 1 < frames.total else []
        action = frames.records[n].action if n < len(frames.records) else -1
        found_rolls = presentation.judged_rolls(match, before, action, after)
        values.rolls += [msgspec.structs.replace(roll, n=n + roll.n) for roll in found_rolls]
    return values


def turn_starts(frames: ReplayFrames, numbers: Numbers, lang: Language) -> list[tuple[int, str]]:
    """Return the places where turns begin, with their titles, and the last place, usually without one."""
    if not numbers:
        return []
    begun = {line.n: plain(line.text) for line in frames.log_places(frames.seats, lang) if line.chapter}
    last = len(numbers) - 1
    return sorted(({n: text for n, text in begun.items() if n <= last} | {last: begun.get(last, "")}).items())


def health_points(frames: ReplayFrames, health: Numbers, lang: Language) -> list[HealthPoint]:
    return [
        HealthPoint(n, text, tuple(int(left) for left in health[n])) for n, text in turn_starts(frames, health, lang)
    ]


def milestones(frames: ReplayFrames, lang: Language) -> list[Milestone]:
    """Return the milestones of a match. If there are too many, only the last ones."""
    presentation, screen = presentation_of(frames.last.game.name), screen_for(frames.last, frames.seats, lang)
    found: list[Milestone] = []
    for n in range(min(frames.total, MOST_PLACES)):
        events = [frames.last.log[place] for place in frames.new_events(n)]
        found += [
            Milestone(n, line)
            for event in events
            if presentation.is_milestone(event) and (line := screen.event_text(event))
        ]
    return found[-MOST_MILESTONES:]


def key_moments(
    frames: ReplayFrames, numbers: Numbers, titles: "Titles", of: Literal["chance", "health"] = "chance"
) -> list[KeyMoment]:
    """Return the largest drops from one place to the next, largest first, each for the seat that lost most."""
    drops: list[tuple[float, int, int]] = []
    for n in range(1, len(numbers)):
        worst = min(frames.seats, key=lambda seat: numbers[n][seat] - numbers[n - 1][seat])
        drops.append((numbers[n - 1][worst] - numbers[n][worst], n, worst))
    found: list[KeyMoment] = []
    for drop, n, seat in sorted(drops, reverse=True):
        if len(found) == MOMENTS or drop < LEAST_DROP:
            break
        if all(abs(n - other.n) >= APART for other in found):
            before, after = numbers[n - 1][seat], numbers[n][seat]
            lines, title = log_lines_at(frames, n, titles.lang), titles.of(n, seat)
            found.append(KeyMoment(n, seat, before, after, lines, of, title))
    return found


def log_lines_at(frames: ReplayFrames, n: int, lang: Language) -> tuple[Spans, ...]:
    """Return the log lines of a place, or of the next place that has some."""
    screen = screen_for(frames.last, frames.seats, lang)
    for place in range(n, min(n + NEAR, frames.total)):
        events = [frames.last.log[index] for index in frames.new_events(place)]
        lines = screen.log(events)
        if lines:
            return tuple(line.text for line in lines[:MOST_LINES])
    return ()


class Titles:
    """Says in a few words what happened at a place: the turn and the hit, or the most notable line of the log."""

    def __init__(
        self, frames: ReplayFrames, by_frame: Sequence[Sequence[Event]], hits: Sequence[Hit], lang: Language
    ) -> None:
        self.presentation = presentation_of(frames.last.game.name)
        self.screen = screen_for(frames.last, frames.seats, lang)
        self.hits = hits
        self.lang: Language = lang
        self.messages = Messages(lang)
        self.turns = 0
        self.events = [[(self.turn_at(event), event) for event in events] for events in by_frame]

    def turn_at(self, event: Event) -> int:
        """Count the turns, event by event, and return the number of this event's turn."""
        self.turns = max(self.turns, self.presentation.turn_begun(event))
        return self.turns

    def of(self, n: int, seat: int) -> Spans:
        """Return what happened to the seat: the next hit of what began at that place, else the next line of the log."""
        return self.hit(n, seat) or self.line(n)

    def titled(self, turn: int, what: Spans) -> Spans:
        return filled(self.messages, "review-title", turn=turn, what=what)

    def hit(self, n: int, seat: int) -> Spans:
        """Return what the seat was hit with, for the most part, and how hard, if that was in the same turn."""
        near = [hit for hit in self.hits if n <= hit.n < n + HIT_NEAR and seat in hit.victims and hit.text]
        if not near:
            return ()
        first = near[0]
        if first.n > n and first.turn != next((turn for turn, _ in self.events[n]), first.turn):
            return ()
        together = [hit for hit in near if hit.n == first.n]
        most = max(together, key=lambda hit: hit.amount)
        amount = sum(hit.amount for hit in together)
        return self.titled(
            first.turn, filled(self.messages, self.presentation.hit_words, what=most.text, amount=amount)
        )

    def line(self, n: int) -> Spans:
        """Return the most notable line of the log at a place, or at the next place that has a line."""
        for events in self.events[n : n + NEAR]:
            for turn, event in sorted(events, key=lambda dated: self.rank(dated[1])):
                if line := self.screen.event_text(event):
                    return self.titled(turn, line)
        return ()

    def rank(self, event: Event) -> int:
        notable = self.presentation.notable
        return (
            notable.index(type(event))
            if type(event) in notable
            else len(notable) + self.presentation.opens_chapter(event)
        )


def final_health(frames: ReplayFrames) -> tuple[FinalHealth, ...]:
    """Return what each seat had left at the end."""
    presentation = presentation_of(frames.last.game.name)
    before, after = presentation.dials(frames.at(0)), presentation.dials(frames.last)
    return tuple(FinalHealth(seat, after[seat], max(before[seat], after[seat])) for seat in range(len(after)))


def damage_dealt(hits: Sequence[Hit]) -> tuple[DamageDealt, ...]:
    """Return the total of each seat and source."""
    totals: Counter[tuple[int, Spans]] = Counter()
    for hit in hits:
        if hit.seat >= 0:
            totals[hit.seat, hit.text] += hit.amount
    return tuple(DamageDealt(seat, text, amount) for (seat, text), amount in totals.most_common())


def best_blow(hits: Sequence[Hit]) -> Blow | None:
    """Return the largest damage that one seat dealt to one dial at one place, named after most of it."""
    blows: dict[tuple[int, int, tuple[int, ...]], list[Hit]] = {}
    for hit in hits:
        if hit.seat >= 0:
            blows.setdefault((hit.n, hit.seat, hit.victims), []).append(hit)
    if not blows:
        return None
    (n, seat, _), parts = max(blows.items(), key=lambda blow: sum(hit.amount for hit in blow[1]))
    most = max(parts, key=lambda hit: hit.amount)
    return Blow(n, seat, most.text, sum(hit.amount for hit in parts))


def luck_of(frames: ReplayFrames, rolls: list[RollJudged]) -> tuple[float, ...]:
    """Return for each seat how much its rolls were worth above the expected value."""
    return tuple(
        round(sum(roll.worth - roll.expected for roll in rolls if roll.seat == seat), 1) for seat in frames.seats
    )

"""Sends states to viewers: immediately, after a random pause, or delayed for spectators."""

import asyncio
import random
import time
from collections.abc import Collection, Sequence
from typing import Final

import msgspec

from ludotheque.kernel.drivers import AUTO
from ludotheque.server.hosting.live_room import DelayedState, LiveRoom, Viewer
from ludotheque.server.hosting.settings import HostSettings
from ludotheque.server.hosting.state_builder import Look, bare_state, first_beat, state_for, told_since
from ludotheque.server.protocol.codec import written
from ludotheque.server.protocol.server_messages import AnyDown, Presence, Said, State
from ludotheque.server.rooms.entries import PRIVATE, Answered, AnyEntry, Phrase
from ludotheque.server.rooms.per_game import window_kinds
from ludotheque.server.rooms.phrases import message_of
from ludotheque.text.languages import LANGUAGES, Language
from ludotheque.text.messages import Messages

SPECTATOR: Final = Look()


def tell(watcher: Viewer, message: AnyDown) -> None:
    """Send a message to one connection."""
    watcher.send(written(message))


class Publisher:
    """Publishes rooms to their viewers."""

    def __init__(self, settings: HostSettings) -> None:
        self.settings = settings
        self.chance = random.SystemRandom()  # the pause must not be predictable, or it would leak information

    def changed(self, live: LiveRoom) -> None:
        """Publish new entries: pass on phrases and send the changed state."""
        news, live.news = live.news, []
        entries = [entry for entry in news if not isinstance(entry, PRIVATE)]
        for entry in news:
            if isinstance(entry, Phrase):
                self.pass_on(live, entry)
            elif isinstance(entry, PRIVATE):
                self.show_seat(live, entry.seat)
        if all(isinstance(entry, Phrase) for entry in entries) or self.only_passes(live, entries):
            return
        if live.hold is None and self.wants_pause(live):
            pause = self.chance.uniform(self.settings.shortest_pause, self.settings.longest_pause)
            live.hold = asyncio.get_running_loop().call_later(pause, self.release, live)
        live.published = live.room.tape_length()
        live.round = live.room.state.round.id if live.room.in_window() else -1
        self.show(live)

    def only_passes(self, live: LiveRoom, entries: Sequence[AnyEntry]) -> bool:
        """Return whether the same window is still open. Then a pass in it must stay hidden."""
        room = live.room
        still = room.in_window() and live.round == room.state.round.id
        return still and all(isinstance(entry, Answered | Phrase) for entry in entries)

    def wants_pause(self, live: LiveRoom) -> bool:
        """Return whether to pause because a window is or was open while people use several screens.

        The pause hides whether they had a choice. Only public facts may decide it: that there was a window, never who
        could respond in it, nor whether the answer came ahead, by an order or from the driver.
        """
        room = live.room
        if room.match is None or not window_kinds(room.game.name) or live.room.screens() < 2:
            return False
        if room.in_window() or live.round >= 0:
            return True
        humans = room.humans()
        new = room.match.tape[max(0, live.published - room.match.offset) :]
        return any(entry.how == AUTO and entry.seat in humans for entry in new)

    def release(self, live: LiveRoom) -> None:
        """End the pause and send the state to viewers that haven't received it."""
        live.hold = None
        self.show(live, {watcher for watcher in live.watchers if watcher.served == (live.beat, live.room.in_window())})

    def show(self, live: LiveRoom, served: Collection[Viewer] = ()) -> None:
        """Send the current state to all viewers that may have it. During a pause, only to those who are asked."""
        now = time.time()
        delayed = bool(live.frames.delay) and not live.room.over
        made: dict[tuple[object, ...], bytes] = {}
        for watcher in live.watchers:
            if (watcher.seats or not delayed) and watcher not in served:
                self.show_one(live, watcher, now, made)
        if live.frames.delay and live.hold is None:
            self.frame(live, now)

    def show_one(self, live: LiveRoom, watcher: Viewer, now: float, made: dict[tuple[object, ...], bytes]) -> None:
        """Send the state to one viewer. Viewers with the same view share one encoded message."""
        if live.hold is not None and not self.asked_now(live, watcher):
            watcher.served = (-1, False)  # after the pause the state must be sent, even if the window is the same
            return
        same = (watcher.seats, watcher.ready, watcher.lang, watcher.seen, watcher.twin, watcher.document)
        if same not in made:
            made[same] = written(state_for(live, watcher, now))
        watcher.send(made[same])
        watcher.seen = live.beat
        watcher.served = (live.beat, live.room.in_window())

    def asked_now(self, live: LiveRoom, watcher: Viewer) -> bool:
        return live.room.in_window() and any(seat in watcher.seats for seat in live.asked())

    async def settled(self, live: LiveRoom, watcher: Viewer) -> None:
        """Wait until this connection may know the current state."""
        while live.hold is not None and not self.asked_now(live, watcher):
            await asyncio.sleep(self.settings.shortest_pause / 4)

    def show_to(self, live: LiveRoom, watcher: Viewer) -> None:
        """Send one connection the current state, as far as it may know it."""
        if not watcher.seats and live.frames.delay and not live.room.over:
            self.show_frame(live, watcher)
        else:
            self.show_one(live, watcher, time.time(), {})

    def show_seat(self, live: LiveRoom, seat: int) -> None:
        """Update the screens of a seat that answered in a window that is still open. Other screens don't change."""
        if live.room.in_window():
            for watcher in live.watchers:
                if seat in watcher.seats:
                    self.show_to(live, watcher)

    def pass_on(self, live: LiveRoom, entry: Phrase) -> None:
        for watcher in live.watchers:
            text = Messages(watcher.lang).say(message_of(entry.key))
            tell(watcher, Said(watcher.seen, entry.seat, entry.key, text))

    def presence(self, live: LiveRoom) -> None:
        live.seated.clear()
        now = asyncio.get_running_loop().time()
        live.note_presence(now)
        message = Presence(live.present(), live.spectators(), live.missing(now))
        for watcher in live.watchers:
            tell(watcher, message)

    def frame(self, live: LiveRoom, now: float) -> None:
        """Queue a frame for spectators, and send frames that are due."""
        if live.room.over:
            live.frames.flush()
            return
        live.frames.add(now, frame_of(live, now))
        self.show_due(live)

    def seed(self, live: LiveRoom, since: float) -> None:
        """Queue the state of a loaded room for spectators, with the time it was last changed."""
        if live.frames.delay and not live.room.over:
            live.frames.add(since, frame_of(live, time.time()))
            self.show_due(live)

    def show_due(self, live: LiveRoom) -> None:
        """Send spectators the latest frame that is due, and schedule the next one."""
        if live.frame_timer is not None:
            live.frame_timer.cancel()
            live.frame_timer = None
        now = time.time()
        if live.frames.due(now):
            for watcher in live.watchers:
                if not watcher.seats:
                    self.show_frame(live, watcher)
        following = live.frames.next_at()
        if following is not None:
            wait = max(0.01, following - now)
            live.frame_timer = asyncio.get_running_loop().call_later(wait, self.show_due, live)

    def show_frame(self, live: LiveRoom, watcher: Viewer) -> None:
        frame = live.frames.latest(time.time())
        if frame is None:
            return
        since = first_beat(live.room, min(watcher.seen, frame.seq), frame.seq)
        told = told_since(live.room, SPECTATOR, watcher.lang, since, frame.seq)
        watcher.send(written(msgspec.structs.replace(frame.states[watcher.lang], since=since, **told)))
        watcher.seen = frame.seq


def frame_of(live: LiveRoom, now: float) -> DelayedState:
    """Return the current state in all languages. They share one view."""
    states: dict[str, State] = {}
    for lang in LANGUAGES:
        state = bare_state(live, SPECTATOR, lang, now)
        first = next(iter(states.values()), state)
        states[lang] = msgspec.structs.replace(state, view=first.view)
    return DelayedState(live.beat, states)


def speak(watcher: Viewer, lang: Language) -> None:
    """Change the language of a connection. The whole log is sent again."""
    watcher.lang = lang
    watcher.seen = 0

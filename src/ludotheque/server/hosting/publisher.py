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
from ludotheque.server.hosting.state_builder import Perspective, events_since, first_step, state_for, table_state
from ludotheque.server.protocol.codec import encoded
from ludotheque.server.protocol.server_messages import AnyDown, Presence, Said, State
from ludotheque.server.rooms.entries import PRIVATE, Answered, AnyEntry, Phrase
from ludotheque.server.rooms.per_game import window_kinds
from ludotheque.server.rooms.phrases import message_of
from ludotheque.text.languages import LANGUAGES, Language
from ludotheque.text.messages import Messages

SPECTATOR: Final = Perspective()


def send_message(viewer: Viewer, message: AnyDown) -> None:
    """Send a message to one connection."""
    viewer.send(encoded(message))


class Publisher:
    """Publishes rooms to their viewers."""

    def __init__(self, settings: HostSettings) -> None:
        self.settings = settings
        self.random = random.SystemRandom()  # the pause must not be predictable, or it would leak information

    def publish_changes(self, live: LiveRoom) -> None:
        """Publish new entries: pass on phrases and send the changed state."""
        unpublished, live.unpublished = live.unpublished, []
        entries = [entry for entry in unpublished if not isinstance(entry, PRIVATE)]
        for entry in unpublished:
            if isinstance(entry, Phrase):
                self.send_phrase(live, entry)
            elif isinstance(entry, PRIVATE):
                self.update_seat(live, entry.seat)
        if all(isinstance(entry, Phrase) for entry in entries) or self.only_passes(live, entries):
            return
        if live.pause_timer is None and self.needs_pause(live):
            pause = self.random.uniform(self.settings.shortest_pause, self.settings.longest_pause)
            live.pause_timer = asyncio.get_running_loop().call_later(pause, self.end_pause, live)
        live.published = live.room.tape_length()
        live.round = live.room.state.round.id if live.room.in_window() else -1
        self.send_states(live)

    def only_passes(self, live: LiveRoom, entries: Sequence[AnyEntry]) -> bool:
        """Return whether the same window is still open. Then a pass in it must stay hidden."""
        room = live.room
        still = room.in_window() and live.round == room.state.round.id
        return still and all(isinstance(entry, Answered | Phrase) for entry in entries)

    def needs_pause(self, live: LiveRoom) -> bool:
        """Return whether to pause because a window is or was open while people use several screens.

        The pause hides whether they had a choice. Only public facts may decide it: that there was a window, never who
        could respond in it, nor whether the answer came ahead, by an order or from the driver.
        """
        room = live.room
        if room.match is None or not window_kinds(room.game.name) or live.room.screen_count() < 2:
            return False
        if room.in_window() or live.round >= 0:
            return True
        humans = room.humans()
        new = room.match.tape[max(0, live.published - room.match.offset) :]
        return any(entry.how == AUTO and entry.seat in humans for entry in new)

    def end_pause(self, live: LiveRoom) -> None:
        """End the pause and send the state to viewers that haven't received it."""
        live.pause_timer = None
        self.send_states(
            live, {viewer for viewer in live.viewers if viewer.last_sent == (live.step, live.room.in_window())}
        )

    def send_states(self, live: LiveRoom, except_for: Collection[Viewer] = ()) -> None:
        """Send the current state to all viewers that may have it. During a pause, only to those who are asked."""
        now = time.time()
        delayed = bool(live.delayed_states.delay) and not live.room.over
        encoded_states: dict[tuple[object, ...], bytes] = {}
        for viewer in live.viewers:
            if (viewer.seats or not delayed) and viewer not in except_for:
                self.send_state(live, viewer, now, encoded_states)
        if live.delayed_states.delay and live.pause_timer is None:
            self.queue_delayed(live, now)

    def send_state(
        self, live: LiveRoom, viewer: Viewer, now: float, encoded_states: dict[tuple[object, ...], bytes]
    ) -> None:
        """Send the state to one viewer. Viewers with the same view share one encoded message."""
        if live.pause_timer is not None and not self.is_asked(live, viewer):
            viewer.last_sent = (-1, False)  # after the pause the state must be sent, even if the window is the same
            return
        same = (viewer.seats, viewer.ready, viewer.lang, viewer.seen, viewer.twin, viewer.document)
        if same not in encoded_states:
            encoded_states[same] = encoded(state_for(live, viewer, now))
        viewer.send(encoded_states[same])
        viewer.seen = live.step
        viewer.last_sent = (live.step, live.room.in_window())

    def is_asked(self, live: LiveRoom, viewer: Viewer) -> bool:
        return live.room.in_window() and any(seat in viewer.seats for seat in live.asked())

    async def wait_for_pause(self, live: LiveRoom, viewer: Viewer) -> None:
        """Wait until this connection may know the current state."""
        while live.pause_timer is not None and not self.is_asked(live, viewer):
            await asyncio.sleep(self.settings.shortest_pause / 4)

    def send_visible_state(self, live: LiveRoom, viewer: Viewer) -> None:
        """Send one connection the current state, as far as it may know it."""
        if not viewer.seats and live.delayed_states.delay and not live.room.over:
            self.send_delayed(live, viewer)
        else:
            self.send_state(live, viewer, time.time(), {})

    def update_seat(self, live: LiveRoom, seat: int) -> None:
        """Update the screens of a seat that answered in a window that is still open. Other screens don't change."""
        if live.room.in_window():
            for viewer in live.viewers:
                if seat in viewer.seats:
                    self.send_visible_state(live, viewer)

    def send_phrase(self, live: LiveRoom, entry: Phrase) -> None:
        for viewer in live.viewers:
            text = Messages(viewer.lang).say(message_of(entry.key))
            send_message(viewer, Said(viewer.seen, entry.seat, entry.key, text))

    def send_presence(self, live: LiveRoom) -> None:
        live.seats_by_language.clear()
        now = asyncio.get_running_loop().time()
        live.update_missing(now)
        message = Presence(live.present(), live.spectators(), live.missing(now))
        for viewer in live.viewers:
            send_message(viewer, message)

    def queue_delayed(self, live: LiveRoom, now: float) -> None:
        """Queue a frame for spectators, and send frames that are due."""
        if live.room.over:
            live.delayed_states.flush()
            return
        live.delayed_states.add(now, delayed_state_of(live, now))
        self.send_due(live)

    def queue_loaded(self, live: LiveRoom, since: float) -> None:
        """Queue the state of a loaded room for spectators, with the time it was last changed."""
        if live.delayed_states.delay and not live.room.over:
            live.delayed_states.add(since, delayed_state_of(live, time.time()))
            self.send_due(live)

    def send_due(self, live: LiveRoom) -> None:
        """Send spectators the latest frame that is due, and schedule the next one."""
        if live.delayed_timer is not None:
            live.delayed_timer.cancel()
            live.delayed_timer = None
        now = time.time()
        if live.delayed_states.due(now):
            for viewer in live.viewers:
                if not viewer.seats:
                    self.send_delayed(live, viewer)
        following = live.delayed_states.next_at()
        if following is not None:
            wait = max(0.01, following - now)
            live.delayed_timer = asyncio.get_running_loop().call_later(wait, self.send_due, live)

    def send_delayed(self, live: LiveRoom, viewer: Viewer) -> None:
        frame = live.delayed_states.latest(time.time())
        if frame is None:
            return
        since = first_step(live.room, min(viewer.seen, frame.seq), frame.seq)
        fields = events_since(live.room, SPECTATOR, viewer.lang, since, frame.seq)
        viewer.send(encoded(msgspec.structs.replace(frame.states[viewer.lang], since=since, **fields)))
        viewer.seen = frame.seq


def delayed_state_of(live: LiveRoom, now: float) -> DelayedState:
    """Return the current state in all languages. They share one view."""
    states: dict[str, State] = {}
    for lang in LANGUAGES:
        state = table_state(live, SPECTATOR, lang, now)
        first = next(iter(states.values()), state)
        states[lang] = msgspec.structs.replace(state, view=first.view)
    return DelayedState(live.step, states)


def set_language(viewer: Viewer, lang: Language) -> None:
    """Change the language of a connection. The whole log is sent again."""
    viewer.lang = lang
    viewer.seen = 0

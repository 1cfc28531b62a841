"""Handlers for the messages a client sends to a room."""

from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import Any, Final

from ludotheque.kernel.errors import NotNow, RequestRefused, StaleAction
from ludotheque.presentation.hints import Hint, Odds, Preview
from ludotheque.presentation.screen import Screen
from ludotheque.registry.discovery import screen_for
from ludotheque.server.hosting import entropy
from ludotheque.server.hosting.creation import make_rematch
from ludotheque.server.hosting.host import Host
from ludotheque.server.hosting.journal_writer import Proposal
from ludotheque.server.hosting.live_room import LiveRoom, Viewer
from ludotheque.server.hosting.publisher import send_message, set_language
from ludotheque.server.hosting.worker_pool import HintJob, JobResult, OddsJob, PreviewJob, imagined_for
from ludotheque.server.protocol import client_messages
from ludotheque.server.protocol.server_messages import Ack, Advice, Chances, Pong, PreviewShown, Standing
from ludotheque.server.rooms.entries import AnyEntry, HandedBy
from ludotheque.server.rooms.room import Room

Command = Callable[["RoomCommands", Any], Awaitable[None]]  # each takes its own message type


class RoomCommands:
    """Handles the messages of one connection to one room."""

    def __init__(self, host: Host, live: LiveRoom, viewer: Viewer) -> None:
        self.host = host
        self.live = live
        self.viewer = viewer

    @property
    def room(self) -> Room:
        return self.live.room

    async def handle(self, message: client_messages.AnyUp) -> None:
        """Handle one message. Raises a LudoError if it is refused."""
        seat = getattr(message, "seat", None)
        if seat is not None and seat not in self.viewer.seats and not isinstance(message, client_messages.SeatBot):
            raise RequestRefused("host-not-your-seat", seat=seat)
        if seat is not None and not isinstance(message, client_messages.Leave):
            self.mark_returned(seat)
        await COMMANDS[type(message)](self, message)

    def acknowledge(self, seq: int) -> None:
        """Acknowledge the step that was answered.

        Sending the new step would reveal what the pause is meant to hide.
        """
        send_message(self.viewer, Ack(seq))

    async def answer(self, message: client_messages.Answer) -> None:
        if message.actions is not None:
            await self.submit_answers(message.seat, message.seq, message.actions)
            return
        spelled = message.action if message.action is not None else self.option(message)
        await self.submit_answer(message.seat, message.seq, spelled)

    def option(self, message: client_messages.Answer) -> str:
        """Return the action of an option, given its index in the list that was sent."""
        self.check_open(message.seat, message.seq)
        question = self.screen(message.seat).question()
        answers = question.answers if question is not None else ()
        if message.option is None or message.option >= len(answers):
            raise NotNow("host-no-option", option=message.option or 0, count=len(answers))
        return answers[message.option].action

    def check_open(self, seat: int, seq: int) -> None:
        """Refuse an answer that doesn't match the open question."""
        self.room.running_match()
        self.refuse_stale(seat, seq)
        if self.room.question(seat) is None:
            raise NotNow("room-not-asked")

    def screen(self, seat: int) -> Screen:
        return screen_for(self.room.match_at_question(seat), (seat,), self.viewer.lang)

    async def submit_answer(self, seat: int, seq: int, spelled: str) -> None:
        """Write an answer to the tape, or keep it for the open window."""
        await self.submit_answers(seat, seq, (spelled,))

    async def submit_answers(self, seat: int, seq: int, spelled: Sequence[str]) -> None:
        """Write an answer, or several of them as one group."""
        single = len(spelled) == 1
        passed_window = self.live.known_answers.passed_window(self.room, seat, spelled[0]) if single else None
        stoppable = self.live.known_answers.may_pass(self.room, seat)

        def stored() -> None:
            self.acknowledge(seq)
            if stoppable:
                self.end_hold(seat)
            self.live.known_answers.record_pass(seat, passed_window)

        if seat != self.viewer.ready:
            self.viewer.ready = -1  # the player who answers is at the screen, so no other hand may be shown
        if single:
            await self.store_answer(partial(self.room.propose_answer, seat, seq, spelled[0]), seat, stored)
        else:
            await self.store_answer(partial(self.room.propose_group, seat, seq, spelled), seat, stored)

    def end_hold(self, seat: int) -> None:
        """End the hold of a seat: the window it was for has been answered."""
        if not self.live.known_answers.orders(seat).orders.hold:
            return
        self.live.known_answers.record_answer(seat)
        for viewer in self.live.viewers:
            if seat in viewer.seats:
                send_message(viewer, standing_orders(self.live, seat))

    async def store_answer(self, propose: Proposal, seat: int, stored: Callable[[], None]) -> None:
        """Write an answer. If it passed a window that is still open, update the seat's own screens."""
        window = self.room.state.round
        await self.host.change(self.live, propose, stored)
        if self.room.state.round is window and seat in window.passed:
            self.host.publisher.update_seat(self.live, seat)

    async def typed(self, message: client_messages.Typed) -> None:
        """Answer from a typed line. The answers of one line are a group."""
        self.check_open(message.seat, message.seq)
        await self.submit_answers(message.seat, message.seq, self.screen(message.seat).typed(message.line))

    async def undo(self, message: client_messages.Undo) -> None:
        """Undo an answer. A kept answer is dropped; an answer on the tape is undone if the rules allow it."""
        await self.host.change(self.live, partial(self.room.propose_undo, message.seat, message.seq))

    async def ask_takeback(self, message: client_messages.AskTakeback) -> None:
        await self.host.change(self.live, partial(self.room.propose_takeback, message.seat))

    async def answer_takeback(self, message: client_messages.AnswerTakeback) -> None:
        await self.host.change(self.live, partial(self.room.propose_consent, message.seat, message.yes))

    async def suggest(self, message: client_messages.Suggest) -> None:
        self.room.suggest(message.seat, message.seq, message.action)
        self.host.publisher.send_states(self.live)
        if (match := self.room.match) is not None:
            self.host.peers.forward_suggestions(self.live, {message.seat: match.suggestions[message.seat]})

    async def usual_orders(self, usual: client_messages.UsualOrders) -> None:
        """Set the player's usual orders for all own seats, before the first state is sent. Other orders stay."""
        for seat in self.viewer.seats:
            kept = self.live.known_answers.orders(seat)
            kept.orders.setting = usual.setting
            kept.orders.bells = frozenset(usual.bells.get(self.room.game.name, ()))
            send_message(self.viewer, standing_orders(self.live, seat))
        await self.host.apply_orders(self.live)

    async def orders(self, message: client_messages.StandingOrders) -> None:
        """Set the standing orders of a seat. Only this connection receives them."""
        kept = self.live.known_answers.orders(message.seat)
        kept.orders.setting = message.setting
        kept.orders.bells = frozenset(message.bells)
        kept.orders.hold = message.hold
        kept.stops = set(message.stops)
        send_message(self.viewer, standing_orders(self.live, message.seat))
        if message.pass_on and self.room.in_window() and message.seat not in self.room.state.round.kept:
            await self.pass_until_change(message.seat)
        else:
            await self.host.apply_orders(self.live)
            self.host.publisher.update_seat(self.live, message.seat)

    async def pass_until_change(self, seat: int) -> None:
        """Pass now, and keep passing until something changes."""
        question = self.room.question(seat)
        if question is None:
            raise NotNow("room-not-asked")
        spelled = self.room.game.verbs.spell(question.fallback())
        passed_window = self.live.known_answers.passed_window(self.room, seat, spelled)

        def stored() -> None:
            self.end_hold(seat)
            self.live.known_answers.record_pass(seat, passed_window, until_change=True)

        await self.store_answer(partial(self.room.propose_answer, seat, self.live.step, spelled), seat, stored)

    async def phrase(self, message: client_messages.Say) -> None:
        await self.host.change(self.live, partial(self.room.propose_phrase, message.seat, message.phrase))

    async def hint(self, message: client_messages.AskHint) -> None:
        self.refuse_stale(message.seat, message.seq)
        found = await self.advice(message.seat, message.step)
        self.refuse_stale(message.seat, found.seq)  # the question may have been answered meanwhile
        send_message(self.viewer, found)

    def refuse_stale(self, seat: int, seq: int) -> None:
        """Refuse what was asked about an earlier question."""
        if self.room.is_stale(seat, seq):
            raise StaleAction("the match has moved on")

    async def advice(self, seat: int, step: int) -> Advice:
        """Return a hint, if the room allows hints."""
        if not self.room.plan.policy.hints:
            raise RequestRefused("host-no-hints")
        await self.host.publisher.wait_for_pause(self.live, self.viewer)
        current = self.live.step
        match = self.room.match_at_question(seat)
        job = HintJob(imagined_for(match, seat, entropy.random_bytes("thought")), seat, self.viewer.lang, step)
        found = await self.run_job(job)
        hint = found.hint or Hint(step, ())
        return Advice(current, seat, step, hint.lines, hint.actions, hint.values, hint.plan, hint.ends)

    async def odds(self, message: client_messages.AskOdds) -> None:
        send_message(self.viewer, await self.chances(message.seat, message.about))

    async def chances(self, seat: int, about: str) -> Chances:
        await self.host.publisher.wait_for_pause(self.live, self.viewer)
        current = self.live.step
        match = self.room.match_at_question(seat)
        job = OddsJob(imagined_for(match, seat, entropy.random_bytes("thought")), seat, self.viewer.lang, about)
        found = await self.run_job(job)
        odds = found.odds or Odds(())
        return Chances(current, seat, odds.lines, odds.document, odds.numbers)

    async def preview(self, message: client_messages.AskPreview) -> None:
        self.check_open(message.seat, message.seq)
        send_message(self.viewer, await self.preview_of(message.seat, message.action))

    async def preview_of(self, seat: int, spelled: str) -> PreviewShown:
        """Return the preview of an answer. It is computed without hidden information."""
        await self.host.publisher.wait_for_pause(self.live, self.viewer)
        current = self.live.step
        imagined_match = imagined_for(self.room.match_at_question(seat), seat, entropy.random_bytes("thought"))
        seed = entropy.random_bytes("thought").hex()
        found = await self.run_job(PreviewJob(imagined_match, seat, self.viewer.lang, spelled, seed))
        shown = found.preview or Preview()
        return PreviewShown(current, seat, spelled, shown.lines, shown.outcomes, shown.note)

    async def run_job(self, job: HintJob | OddsJob | PreviewJob) -> JobResult:
        found = await self.host.workers.run(job, self.host.settings.hint_seconds)
        if found is None or found.error:
            raise RequestRefused("host-no-thought")
        if found.refusal:
            raise RequestRefused("host-said", text=found.refusal)
        return found

    async def ready(self, message: client_messages.Ready) -> None:
        self.viewer.ready = message.seat
        self.viewer.seen = 0
        self.host.publisher.send_visible_state(self.live, self.viewer)

    async def vote(self, message: client_messages.Vote) -> None:
        await self.host.change(self.live, partial(self.room.propose_vote, message.seat, message.about, message.choice))

    async def resign(self, message: client_messages.Resign) -> None:
        await self.host.change(self.live, partial(self.room.propose_resign, message.seat))

    async def rename(self, message: client_messages.Rename) -> None:
        await self.host.change(self.live, partial(self.room.propose_rename, message.seat, message.name))

    async def leave(self, message: client_messages.Leave) -> None:
        """Mark the player as away, although the connection is still open for a moment."""
        self.viewer.left.add(message.seat)
        self.host.announce_presence(self.live)
        await self.host.change(self.live, partial(self.room.propose_left, message.seat))

    def mark_returned(self, seat: int) -> None:
        """Mark a player who had left as present again."""
        if seat in self.viewer.left:
            self.viewer.left.discard(seat)
            self.host.scheduler.seat_returned(self.live, seat)
            self.host.announce_presence(self.live)

    async def pick(self, message: client_messages.Pick) -> None:
        turn = self.room.draft_turn()
        propose = self.room.propose_ban if turn is not None and turn.banning else self.room.propose_pick
        await self.host.change(self.live, partial(propose, message.seat, message.hero))

    async def hold(self, message: client_messages.Hold) -> None:
        self.host_only()
        await self.host.change(self.live, self.room.propose_pause if message.on else self.room.propose_resume)

    async def seat_bot(self, message: client_messages.SeatBot) -> None:
        seat, by = message.seat, self.acting_for(message.seat)

        def propose(now: float) -> list[AnyEntry]:
            if by == "host":
                self.live.refuse_if_present(seat)
            wanted = self.room.propose_hand_over if message.on else self.room.propose_hand_back
            return wanted(seat, by, now)

        await self.host.change(self.live, propose)

    def acting_for(self, seat: int) -> HandedBy:
        """Return whether the client acts as the seat's player or as the host. Refuses anyone else."""
        if seat in self.viewer.seats:
            return "player"
        self.host_only()
        return "host"

    async def close(self, _message: client_messages.Close) -> None:
        self.host_only()
        await self.host.change(self.live, self.room.propose_close)

    async def rematch(self, message: client_messages.Rematch) -> None:
        """Offer a rematch, answer an offer, and make the new room once everybody has agreed."""
        if not (message.yes and self.room.is_rematch_agreed()):  # agreed, but not made: a process was killed then
            await self.host.change(self.live, partial(self.room.propose_rematch_answer, message.seat, message.yes))
        if self.room.is_rematch_agreed():
            await make_rematch(self.host, self.live)

    async def ping(self, message: client_messages.Ping) -> None:
        send_message(self.viewer, Pong(message.at))

    async def change_language(self, message: client_messages.Speak) -> None:
        set_language(self.viewer, message.lang)
        self.host.publisher.send_visible_state(self.live, self.viewer)

    async def hello(self, _message: client_messages.Hello) -> None:
        raise RequestRefused("host-hello-twice")

    def host_only(self) -> None:
        if not self.viewer.host:
            raise RequestRefused("host-only")


def standing_orders(live: LiveRoom, seat: int) -> Standing:
    """Return the standing orders of a seat."""
    kept = live.known_answers.orders(seat)
    orders = kept.orders
    return Standing(seat, orders.setting, tuple(sorted(kept.stops)), tuple(sorted(orders.bells)), orders.hold)


COMMANDS: Final[dict[type, Command]] = {
    client_messages.Hello: RoomCommands.hello,
    client_messages.Answer: RoomCommands.answer,
    client_messages.Typed: RoomCommands.typed,
    client_messages.Undo: RoomCommands.undo,
    client_messages.AskTakeback: RoomCommands.ask_takeback,
    client_messages.AnswerTakeback: RoomCommands.answer_takeback,
    client_messages.Suggest: RoomCommands.suggest,
    client_messages.StandingOrders: RoomCommands.orders,
    client_messages.Say: RoomCommands.phrase,
    client_messages.AskHint: RoomCommands.hint,
    client_messages.AskOdds: RoomCommands.odds,
    client_messages.AskPreview: RoomCommands.preview,
    client_messages.Ready: RoomCommands.ready,
    client_messages.Vote: RoomCommands.vote,
    client_messages.Resign: RoomCommands.resign,
    client_messages.Rename: RoomCommands.rename,
    client_messages.Leave: RoomCommands.leave,
    client_messages.Pick: RoomCommands.pick,
    client_messages.Hold: RoomCommands.hold,
    client_messages.SeatBot: RoomCommands.seat_bot,
    client_messages.Close: RoomCommands.close,
    client_messages.Rematch: RoomCommands.rematch,
    client_messages.Ping: RoomCommands.ping,
    client_messages.Speak: RoomCommands.change_language,
}

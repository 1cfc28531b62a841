"""Builds the room state that one connection may see."""

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple

import msgspec

from ludotheque.kernel.errors import RefusalError, UndoRefused
from ludotheque.kernel.events import Event, shape
from ludotheque.kernel.match import Match
from ludotheque.kernel.secrets import viewer_mask
from ludotheque.presentation.document import plain_lines
from ludotheque.presentation.error_messages import one_line, sentence
from ludotheque.presentation.questions import Line, Question, WhyNot
from ludotheque.presentation.screen import Screen
from ludotheque.registry.discovery import screen_for
from ludotheque.server.hosting.live_room import LiveRoom, Viewer
from ludotheque.server.hosting.summaries import brief_of, seats_of
from ludotheque.server.protocol.codec import BadMessage
from ludotheque.server.protocol.server_messages import (
    AbsentShown,
    Clock,
    DraftShown,
    EventShown,
    OfferShown,
    ResultShown,
    SeatShown,
    State,
    SuggestionShown,
    TakebackShown,
    UndoShown,
    VoteShown,
)
from ludotheque.server.rooms.per_game import is_public_question
from ludotheque.server.rooms.room import Room
from ludotheque.server.rooms.seat_tokens import spectator_token
from ludotheque.text.french import to
from ludotheque.text.languages import Language
from ludotheque.text.messages import Messages, filled
from ludotheque.text.spans import Spans, listed, spans

MOST_EVENTS: Final = 400
"""The largest number of events sent in one state. Older ones are left out."""


class Perspective(NamedTuple):
    """Which seats a connection sees as, whose questions and view it shows, and who must come to a shared screen.

    A question about nothing hidden is asked at a shared screen without a curtain: then it sees as nobody.
    """

    seats: tuple[int, ...] = ()
    asked: tuple[int, ...] = ()
    shown: int = -1
    curtain: int = -1


def perspective_of(live: LiveRoom, viewer: Viewer) -> Perspective:
    """Return what a viewer may see. On a shared screen, one seat's view is hidden from the others."""
    room, own = live.room, viewer.seats
    if not own:
        return Perspective()
    asked = tuple(seat for seat in live.asked() if seat in own)
    if len(own) == 1 or room.match is None or room.over or shows_all(room, own):
        return Perspective(own, asked, asked[0] if asked else own[0])
    # A seat that answered ahead waits for others, perhaps for the next one at the same screen.
    kept = room.state.round.kept if room.in_window() else ()
    wanted = next((seat for seat in asked if seat not in kept), viewer.ready)
    if wanted < 0:
        return Perspective()
    if wanted != viewer.ready:
        question = room.question(wanted)
        if question is not None and is_public_question(room.game, question):
            return Perspective((), (wanted,), wanted)
        return Perspective(curtain=wanted)
    return Perspective((wanted,), (wanted,) if wanted in asked else (), wanted)


def shows_all(room: Room, own: tuple[int, ...]) -> bool:
    """Return whether the seats of a shared screen are shown together."""
    return room.plan.policy.open_hands or (room.match is not None and see_the_same(room.match, own))


def see_the_same(match: Match, seats: tuple[int, ...]) -> bool:
    """Return whether each of the seats sees the same as all of them together."""
    together = match.redact(seats)
    return all(match.redact((seat,)) == together for seat in seats)


def state_for(live: LiveRoom, viewer: Viewer, now: float) -> State:
    """Return the full state for a connection, with the events since its last state."""
    room = live.room
    perspective = perspective_of(live, viewer)
    bare = table_state(live, perspective, viewer.lang, now)
    since = first_step(room, min(viewer.seen, live.step), live.step)
    changes: dict[str, Any] = events_since(room, perspective, viewer.lang, since)  # fields of a state
    if room.match is not None:
        screens = [screen_for(room.match_at_question(seat), (seat,), viewer.lang) for seat in perspective.asked]
        changes["questions"] = questions(screens)
        faults = tuple(each for screen in screens if screen.seat in perspective.seats for each in screen.why_not())
        changes["why_not"] = faults if screens else not_asked(room, perspective, viewer.lang)
        playing = perspective.seats if room.phase == "playing" else ()
        changes["undo"] = tuple(undo_shown(room, room.match, seat, viewer.lang) for seat in playing)
        if (viewer.document or viewer.twin) and perspective.curtain < 0:
            changes |= text_fields(screen_for(room.match, perspective.seats, viewer.lang), viewer)
    given = (*room.state.round.passed, *room.state.round.kept) if room.in_window() else ()
    changes["answered"] = tuple(seat for seat in perspective.seats if seat in given)
    return msgspec.structs.replace(bare, since=since, **changes)


def text_fields(screen: Screen, viewer: Viewer) -> dict[str, Any]:  # fields of a state
    """Return the table in words, as the viewer's client asked for it."""
    document = screen.document(screen.seat)
    found: dict[str, Any] = {"document": document} if viewer.document else {}  # fields of a state
    return found | {"twin": tuple(plain_lines(document))} if viewer.twin else found


def table_state(live: LiveRoom, perspective: Perspective, lang: Language, now: float) -> State:
    """Return the state of the table, without questions and events."""
    room = live.room
    turn = room.draft_turn()
    return State(
        seq=live.step,
        since=live.step,
        room=live.id,
        game=room.plan.game,
        mode=room.plan.mode,
        phase=room.phase,
        seats=seats_shown(live, lang),
        shown=perspective.shown,
        curtain=perspective.curtain,
        paused=room.paused,
        window=room.in_window(),
        view=room.view(perspective.seats) if room.match is not None else None,
        waiting=tuple(room.publicly_asked()),
        clocks=clocks(room, now),
        window_left=left_until(room.window_deadline(), now),
        draft=DraftShown(turn.seat, turn.banning, tuple(room.draft_choices(turn.seat))) if turn is not None else None,
        takeback=takeback_shown(room),
        votes=tuple(votes(room)),
        absent=tuple(absent(room)),
        suggestions=suggestions(room, perspective, lang),
        result=result_shown(live, perspective, lang),
        notice=Messages(lang).say("room-notice-rules") if room.state.renewed else "",
    )


def seats_shown(live: LiveRoom, lang: Language) -> tuple[SeatShown, ...]:
    """Return the seats, cached because answers don't change them."""
    if lang not in live.seats_by_language:
        live.seats_by_language[lang] = seats_of(live.id, live.room.plan, brief_of(live.room), live.present(), lang)
    return live.seats_by_language[lang]


def clocks(room: Room, now: float) -> tuple[Clock, ...]:
    left = ((seat, room.clock(seat, now)) for seat in room.seats)
    return tuple(Clock(seat, round(seconds, 1)) for seat, seconds in left if seconds is not None)


def left_until(deadline: float | None, now: float) -> float | None:
    return None if deadline is None else round(max(0.0, deadline - now), 1)


def votes(room: Room) -> list[VoteShown]:
    return [
        VoteShown(about, {str(seat): str(choice) for seat, choice in choices.items()})
        for about, choices in room.votes.items()
    ]


def absent(room: Room) -> Iterator[AbsentShown]:
    """Yield the seats that are waited for because their players are away, with what can be done about each."""
    for seat in room.humans() if room.phase == "playing" else ():
        if room.seat(seat).away:
            yield AbsentShown(seat, room.voters(seat), room.winners_without(seat))


def takeback_shown(room: Room) -> TakebackShown | None:
    pending = room.takeback
    return TakebackShown(pending.seat, tuple(pending.agreed), room.missing_consent()) if pending is not None else None


def questions(screens: Sequence[Screen]) -> tuple[Question, ...]:
    """Return the questions, each from its seat's own screen. In a window no seat sees another's question."""
    return tuple(question for screen in screens if (question := screen.question()) is not None)


def not_asked(room: Room, perspective: Perspective, lang: Language) -> tuple[WhyNot, ...]:
    """Return why a seat that is not asked cannot act: the seats the game publicly waits for."""
    if room.match is None or room.phase != "playing" or not perspective.seats:
        return ()
    screen = screen_for(room.match, perspective.seats, lang)
    names = [screen.actor(seat) for seat in room.publicly_asked()]
    names = [to(name) for name in names] if lang == "fr" else names
    label, say = spans(screen.say("screen-anything")), screen.localizer.messages
    if not names:
        return (WhyNot("", label, spans(say.say("screen-not-asked"))),)
    who = listed(names, say.say("screen-and"))
    return (WhyNot("", label, filled(say, "screen-others-asked", names=who, count=len(names))),)


def suggestions(room: Room, perspective: Perspective, lang: Language) -> tuple[SuggestionShown, ...]:
    if room.match is None or not room.match.suggestions or not perspective.seats or perspective.curtain >= 0:
        return ()
    screen = screen_for(room.match, perspective.seats, lang)
    spell = room.game.verbs.spell
    return tuple(
        SuggestionShown(seat, spell(action), screen.label(action)) for seat, action in room.match.suggestions.items()
    )


def undo_shown(room: Room, match: Match, seat: int, lang: Language) -> UndoShown:
    """Return whether the seat can undo, and if not, why."""
    if seat in match.declined:
        return UndoShown(seat, can=True)
    try:
        room.check_undo(seat)
    except UndoRefused as error:
        return UndoShown(seat, can=False, reason=Messages(lang).say(f"play-undo-{error.barrier}"))
    return UndoShown(seat, can=True)


def result_shown(live: LiveRoom, perspective: Perspective, lang: Language) -> ResultShown | None:
    """Return the result. From now on the key is public."""
    room = live.room
    if room.result is None:
        return None
    ended = screen_for(room.match, perspective.seats, lang).result() if room.match is not None else None
    winners = ended.winners if ended is not None else room.winners_by_resignation()
    return ResultShown(
        outcome=room.result.outcome,
        by=room.result.by,
        winners=winners,
        text=ended.text if ended is not None else resignation_text(room, lang),
        key=room.revealed_key,
        rematch=room.state.rematch,
        watch=spectator_token_of(room) if perspective.seats else "",
        offer=offer_shown(room),
        rematch_watch=live.rematch_watch,
    )


def resignation_text(room: Room, lang: Language) -> Spans:
    """Return the sentence about a match that ended by resignation, or nothing if it ended otherwise."""
    if room.match is None or room.result is None or room.result.by != "resignation":
        return ()
    resigned = tuple(seat for seat in room.people() if room.seat(seat).resigned)
    screen = screen_for(room.match, tuple(room.seats), lang)
    return screen.given_up(room.winners_by_resignation(), resigned, together=len(room.sides()) == 1)


def offer_shown(room: Room) -> OfferShown | None:
    offer = room.state.offer
    if offer is None:
        return None
    if offer.declined is not None:
        return OfferShown(offer.seat, declined=offer.declined)
    return OfferShown(offer.seat, tuple(offer.agreed), room.asked_for_rematch())


def spectator_token_of(room: Room) -> str:
    """Return the spectator token, if the room has a spectator link."""
    return spectator_token(room.key) if room.plan.policy.spectators == "link" else ""


def first_step(room: Room, seen: int, until: int) -> int:
    """Return the step from which to send events: the last one seen, or a later one if there are too many."""
    start = event_count(room, seen)
    end = event_count(room, until)
    return seen if end - start <= MOST_EVENTS else room.timed_events[end - MOST_EVENTS - 1].step


def event_count(room: Room, step: int) -> int:
    """Return the number of events up to a step."""
    return bisect_right(room.timed_events, step, key=lambda timed: timed.step)


def events_since(
    room: Room, perspective: Perspective, lang: Language, since: int, until: int | None = None
) -> dict[str, Any]:
    """Return the log and events between two steps, as fields of a state. Behind a curtain, as a spectator sees them."""
    if room.match is None:
        return {}
    end = len(room.timed_events) if until is None else event_count(room, until)
    events = [timed.event for timed in room.timed_events[event_count(room, since) : end]]
    seats = room.viewing_seats(perspective.seats)
    return {
        "log": log_lines(room.match, seats, lang, events),
        "events": tuple(event_shown(event.seen_by(viewer_mask(seats))) for event in events),
    }


def log_lines(match: Match, seats: tuple[int, ...], lang: Language, events: Sequence[Event]) -> tuple[Line, ...]:
    return tuple(screen_for(match, seats, lang).log(events)) if events else ()


def event_shown(event: Event) -> EventShown:
    _, names = shape(type(event))
    return EventShown(type(event).__name__, {name: getattr(event, name) for name in names})


def reason_of(error: Exception, lang: Language) -> str:
    """Return the reason for an error in the reader's language."""
    if isinstance(error, BadMessage):
        return Messages(lang).say("host-malformed", detail=one_line(str(error)))
    return sentence(error, Messages(lang).say)


def rule_ids_of(error: Exception) -> tuple[str, ...]:
    """Return the ids of the rules behind a refusal."""
    return error.refusal.rules if isinstance(error, RefusalError) else ()

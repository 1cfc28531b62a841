"""Public summaries of rooms, available without loading them."""

from collections.abc import Container
from typing import Final

import msgspec

from ludotheque.kernel.errors import LudoError
from ludotheque.kernel.scripted_chance import is_written
from ludotheque.registry.discovery import level_of_agent, messages_of, seat_name
from ludotheque.server.protocol.http_bodies import RoomSummary
from ludotheque.server.protocol.server_messages import SeatShown
from ludotheque.server.rooms.bot_names import bot_name
from ludotheque.server.rooms.commitment import commitment
from ludotheque.server.rooms.fold import Phase
from ludotheque.server.rooms.plan import Plan
from ludotheque.server.rooms.room import Room
from ludotheque.server.store.rooms import RoomRow
from ludotheque.text.languages import Language


class SeatBrief(msgspec.Struct, frozen=True):
    """The player of a seat."""

    name: str
    hero: str
    taken: bool
    away: bool
    bot: bool
    resigned: bool


class Brief(msgspec.Struct, frozen=True):
    """The stored summary: what the row and plan of an unloaded room don't contain."""

    phase: Phase
    rules: int
    outcome: str
    seats: tuple[SeatBrief, ...]
    waiting: tuple[int, ...] = ()
    imported: bool = False


BRIEF_DECODER: Final = msgspec.json.Decoder(Brief)


def brief_of(room: Room) -> Brief:
    outcome = room.result.outcome if room.result is not None else ""
    seats = tuple(seat_brief(room, seat) for seat in room.seats)
    return Brief(room.phase, room.rules, outcome, seats, room.publicly_asked(), room.imported)


def seat_brief(room: Room, number: int) -> SeatBrief:
    seat = room.seat(number)
    taken = seat.taken or room.plan.seats[number].kind == "bot"
    return SeatBrief(seat.name, seat.hero or "", taken, seat.away, room.is_bot(number), seat.resigned)


def encoded_brief(room: Room) -> bytes:
    return msgspec.json.encode(brief_of(room))


def seats_of(room: str, plan: Plan, brief: Brief, present: Container[int], lang: Language) -> tuple[SeatShown, ...]:
    """Return the seats of a room, with who is present."""
    return tuple(
        SeatShown(
            seat=number,
            kind=wanted.kind,
            name=seat.name or (bot_name(room, number) if wanted.kind == "bot" else ""),
            hero=seat.hero,
            hero_name=hero_name_or_id(plan.game, number, seat.hero, lang) if seat.hero else "",
            level=level_of_agent(plan.game, wanted.level) if seat.bot else "",
            taken=seat.taken,
            present=number in present,
            away=seat.away,
            bot=seat.bot,
            resigned=seat.resigned,
        )
        for number, (wanted, seat) in enumerate(zip(plan.seats, brief.seats, strict=True))
    )


def hero_name_or_id(game: str, seat: int, hero: str, lang: Language) -> str:
    """The name of a seat by its hero; one that only an older program knew goes by its id."""
    try:
        return seat_name(game, seat, hero, lang)
    except (LudoError, LookupError, ValueError):
        return hero


def message_or_id(game: str, kind: str, name: str, lang: Language) -> str:
    """The name of a game or of one of its modes, or its id in the same case."""
    try:
        return messages_of(game, lang).say(f"{kind}-{name}")
    except LookupError:
        return name


def summary_of(row: RoomRow, plan: Plan, brief: Brief, present: Container[int], lang: Language) -> RoomSummary:
    """Return the public summary of a room."""
    return RoomSummary(
        room=row.id,
        name=plan.name,
        game=plan.game,
        game_name=message_or_id(plan.game, "game", plan.game, lang),
        mode=plan.mode,
        mode_name=message_or_id(plan.game, "mode", plan.mode, lang),
        phase=brief.phase,
        seats=seats_of(row.id, plan, brief, present, lang),
        policy=msgspec.to_builtins(plan.policy),
        commitment=commitment(row.key),
        waiting=brief.waiting,
        outcome=brief.outcome,
        made_at=row.made_at,
        rules_version=brief.rules,
        imported=brief.imported,
        written=is_written(row.key),
    )

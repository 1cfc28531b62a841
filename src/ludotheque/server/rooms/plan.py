"""The plan of a room: game, seats and policy, validated before anyone sits down."""

from collections.abc import Iterable
from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

from ludotheque.kernel.errors import RequestRefused, UnknownContent
from ludotheque.kernel.game import Game, ModeFacts, Setup
from ludotheque.presentation.error_messages import one_line
from ludotheque.registry.discovery import agent_names, agent_of_level, game_named, level_names, shown_games

NAME_LETTERS: Final = 40
MOST_SECONDS: Final = 30 * 24 * 3600.0
MOST_FACTOR: Final = 10.0
MOST_DELAY: Final = 3600.0

Seconds = Annotated[float, Meta(ge=0, le=MOST_SECONDS)]
Short = Annotated[str, Meta(max_length=NAME_LETTERS)]
Word = Annotated[str, Meta(max_length=64)]


class BadPlan(RequestRefused, UnknownContent):
    """A plan that cannot be played."""


class Strict(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A struct for external data. Unknown fields are errors."""


class SeatPlan(Strict, frozen=True):
    """Who plays a seat: a human at this screen, a human with the link, or a bot."""

    kind: Literal["here", "link", "bot"] = "link"
    level: Word = "sensible"  # a level or an agent; also for the bot that takes over
    name: Short = ""


class Timer(Strict, frozen=True):
    """Time limits: per turn, or a bank that grows by the increment after each turn played."""

    kind: Literal["none", "turn", "bank"] = "none"
    seconds: Seconds = 0.0
    increment: Seconds = 0.0
    window_seconds: Seconds = 0.0
    factors: tuple[Annotated[float, Meta(ge=1, le=MOST_FACTOR)], ...] = ()  # extra time, one factor per seat

    def time_factor(self, seat: int) -> float:
        return self.factors[seat] if self.factors else 1.0


class Draft(Strict, frozen=True):
    """How heroes are chosen: by the plan, or in snake order. In each round of bans every seat bans one."""

    kind: Literal["none", "snake"] = "none"
    bans: Annotated[int, Meta(ge=0, le=3)] = 0


class Policy(Strict, frozen=True):
    """The policies of a room."""

    takeback: Literal["never", "ask", "free"] = "ask"
    timer: Timer = Timer()
    absent: Literal["pause", "bot", "vote"] = "pause"
    spectators: Literal["none", "link", "open"] = "link"
    spectator_delay: Annotated[float, Meta(ge=0, le=MOST_DELAY)] = 0.0
    hints: bool = True
    draft: Draft = Draft()
    open_hands: bool = False  # around one screen: no curtains, everyone at it sees all its hands
    sheets: Literal["ours", "any", "none"] = "ours"  # campaign sheets: signed here, signed by anyone, or never updated


class Plan(Strict, frozen=True):
    """Everything that is fixed when a room is created."""

    game: Word
    mode: Word
    heroes: tuple[Word | None, ...]  # one per seat; None is chosen later
    seats: tuple[SeatPlan, ...]
    options: dict[Word, Annotated[str, Meta(max_length=4000)]] = {}
    policy: Policy = Policy()
    name: Short = ""

    def setup(self, heroes: tuple[str, ...]) -> Setup:
        return Setup(self.game, self.mode, heroes, dict(self.options))


def check(plan: Plan) -> None:
    """Refuse a plan that cannot be played, with the reason."""
    if plan.game not in shown_games():
        raise unknown("game", plan.game, sorted(shown_games()))
    game = game_named(plan.game)
    check_seats(plan, mode_of(game, plan.mode))
    check_heroes(plan, game)
    check_draft(plan, game)
    check_timer(plan)
    for seat in plan.seats:
        if agent_of_level(plan.game, seat.level) not in agent_names(plan.game):
            known = dict.fromkeys((*level_names(plan.game), *agent_names(plan.game)))
            raise unknown("agent", seat.level, known)


def unknown(what: str, name: str, known: Iterable[str]) -> BadPlan:
    return BadPlan("error-unknown", what=what, name=name, known=", ".join(known))


def mode_of(game: Game, name: str) -> ModeFacts:
    modes = {mode.name: mode for mode in game.modes()}
    if name not in modes:
        raise unknown("mode", name, modes)
    return modes[name]


def check_seats(plan: Plan, mode: ModeFacts) -> None:
    if len(plan.seats) not in mode.seats:
        wanted = ", ".join(map(str, mode.seats))
        raise BadPlan("plan-seats", mode=plan.mode, wanted=wanted, given=len(plan.seats))
    if len(plan.heroes) != len(plan.seats):
        raise BadPlan("plan-heroes", seats=len(plan.seats), given=len(plan.heroes))
    if all(seat.kind == "bot" for seat in plan.seats):
        raise BadPlan("plan-no-human")


def check_heroes(plan: Plan, game: Game) -> None:
    """Check the heroes. If some are still open, check the options with stand-in heroes."""
    known = game.heroes()
    for hero in plan.heroes:
        if hero is not None and hero not in known:
            raise unknown("hero", hero, known)
    filled = [hero for hero in plan.heroes if hero is not None]
    try:
        if len(filled) == len(plan.heroes):
            game.check(plan.setup(tuple(filled)))
        else:
            game.check(Setup(plan.game, plan.mode, stand_ins(plan, known), shared_options(plan, game)))
    except UnknownContent as error:
        why = error.refusal
        raise BadPlan(why.key, *why.rules, **why.arguments) from error


def stand_ins(plan: Plan, known: tuple[str, ...]) -> tuple[str, ...]:
    """Return heroes to check the options with. All are different if the game has enough."""
    return tuple(known[seat % len(known)] for seat in range(len(plan.seats)))


def shared_options(plan: Plan, game: Game) -> dict[str, str]:
    """Return the options without those of a seat, such as campaign sheets. These are checked when the match begins."""
    listed = game.options()
    return {key: value for key, value in plan.options.items() if key in listed or not key[-1:].isdigit()}


def check_draft(plan: Plan, game: Game) -> None:
    draft = plan.policy.draft
    if draft.kind == "none":
        if draft.bans:
            raise BadPlan("plan-bans")
        return
    if any(hero is not None for hero in plan.heroes):
        raise BadPlan("plan-draft-heroes")
    needed = len(plan.seats) * (1 + draft.bans)
    if len(game.heroes()) < needed:
        raise BadPlan("plan-draft-few", needed=needed, there=len(game.heroes()))


def check_timer(plan: Plan) -> None:
    timer = plan.policy.timer
    if timer.factors and len(timer.factors) != len(plan.seats):
        raise BadPlan("plan-factors", seats=len(plan.seats), given=len(timer.factors))
    if timer.kind == "none":
        return
    if not timer.seconds or not timer.window_seconds:
        raise BadPlan("plan-timer")


# Created at import time: msgspec crashed when several threads built the decoder at the same time.
PLAN_DECODER: Final = msgspec.json.Decoder(Plan)


def encode_plan(plan: Plan) -> bytes:
    return msgspec.json.encode(plan)


def decode_plan(raw: bytes) -> Plan:
    """Decode and check an external plan."""
    plan = stored_plan(raw)
    check(plan)
    return plan


def stored_plan(raw: bytes) -> Plan:
    """Decode a plan that was checked when its room was created, perhaps by a version with other heroes."""
    try:
        return PLAN_DECODER.decode(raw)
    except (msgspec.DecodeError, msgspec.ValidationError) as error:
        raise BadPlan("plan-unreadable", detail=one_line(str(error))) from error

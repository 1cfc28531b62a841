"""What a client may say over a socket."""

from typing import Annotated, Literal

from msgspec import Meta

from ludotheque.server.protocol.common import Lang, Name, RoomId, Seat, Seq, Spelled, Token, Up, Word

Option = Annotated[int, Meta(ge=0, le=100_000)]
Point = Annotated[int, Meta(ge=0, le=1_000)]
Step = Annotated[int, Meta(ge=1, le=3)]
Line = Annotated[str, Meta(min_length=1, max_length=200)]


class Hello(Up, frozen=True, tag="hello"):
    """The first message: which room, by which right, what was seen last, the language, and whether as text too."""

    room: RoomId
    token: Token = ""
    seen: Seq = 0
    lang: Lang = "en"
    twin: bool = False


class Answer(Up, frozen=True, tag="answer"):
    """An answer to the open question, by the number of the option or by its action."""

    seq: Seq
    seat: Seat
    option: Option | None = None
    action: Spelled | None = None

    def __post_init__(self) -> None:
        if (self.option is None) == (self.action is None):
            raise ValueError("either `option` or `action` is wanted, not both")


class Typed(Up, frozen=True, tag="typed"):
    """An answer in words, by the same grammar as on the command line."""

    seq: Seq
    seat: Seat
    line: Line


class Undo(Up, frozen=True, tag="undo"):
    """Take back the own last answer, as far as the barrier."""

    seq: Seq
    seat: Seat


class AskTakeback(Up, frozen=True, tag="ask_takeback"):
    """Go back behind the barrier, to before the own last answer: by the room's policy, or by asking the others."""

    seat: Seat


class AnswerTakeback(Up, frozen=True, tag="answer_takeback"):
    """Agree to a takeback that somebody asked for, or not."""

    seat: Seat
    yes: bool


class Suggest(Up, frozen=True, tag="suggest"):
    """Put an answer forward without giving it."""

    seq: Seq
    seat: Seat
    action: Spelled


class StandingOrders(Up, frozen=True, tag="orders"):
    """When to pass without being asked: never, until something changes, or unless something presses; and where to stop.

    `pass_on` passes now, and until something changes.
    """

    seat: Seat
    setting: Literal["off", "changes", "respond"] = "changes"
    stops: Annotated[tuple[Point, ...], Meta(max_length=40)] = ()
    pass_on: bool = False


class Say(Up, frozen=True, tag="say"):
    """One of the preset phrases."""

    seat: Seat
    phrase: Word


class AskHint(Up, frozen=True, tag="ask_hint"):
    """A hint: 1 is a nudge, 2 the best answers with their odds, 3 why."""

    seq: Seq
    seat: Seat
    step: Step


class AskOdds(Up, frozen=True, tag="ask_odds"):
    """The odds panel: of the dice in view, or of one named thing."""

    seq: Seq
    seat: Seat
    about: Annotated[str, Meta(max_length=80)] = ""


class AskPreview(Up, frozen=True, tag="ask_preview"):
    """What would that answer lead to?"""

    seq: Seq
    seat: Seat
    action: Spelled


class Ready(Up, frozen=True, tag="ready"):
    """The curtain may open: the person of that seat sits at this screen, alone."""

    seat: Seat


class Vote(Up, frozen=True, tag="vote"):
    """What shall happen to a seat whose player is away."""

    seat: Seat
    about: Seat
    choice: Literal["wait", "bot", "resign"]


class Resign(Up, frozen=True, tag="resign"):
    """Give up."""

    seat: Seat


class Rename(Up, frozen=True, tag="rename"):
    """The name that stands beside a seat; none is a name too."""

    seat: Seat
    name: Name


class Leave(Up, frozen=True, tag="leave"):
    """Go, without waiting until it is noticed."""

    seat: Seat


class Pick(Up, frozen=True, tag="pick"):
    """Take a hero; in a draft, rule one out where it is time for that."""

    seat: Seat
    hero: Word


class Hold(Up, frozen=True, tag="hold"):
    """The host: stop the clocks and the play, or go on."""

    on: bool


class SeatBot(Up, frozen=True, tag="seat_bot"):
    """Let a bot play for the seat, or no longer: its player may, and the host while nobody sits there or is away."""

    seat: Seat
    on: bool


class Close(Up, frozen=True, tag="close"):
    """The host: end the room."""


class Rematch(Up, frozen=True, tag="rematch"):
    """The same again in a new room, once the match is over."""

    seat: Seat


class Ping(Up, frozen=True, tag="ping"):
    """Is anybody there? `at` comes back unchanged."""

    at: float = 0.0


class Speak(Up, frozen=True, tag="speak"):
    """From now on in that language; what is on the table is said again."""

    lang: Lang


UP = (
    Hello,
    Answer,
    Typed,
    Undo,
    AskTakeback,
    AnswerTakeback,
    Suggest,
    StandingOrders,
    Say,
    AskHint,
    AskOdds,
    AskPreview,
    Ready,
    Vote,
    Resign,
    Rename,
    Leave,
    Pick,
    Hold,
    SeatBot,
    Close,
    Rematch,
    Ping,
    Speak,
)
AnyUp = (
    Hello
    | Answer
    | Typed
    | Undo
    | AskTakeback
    | AnswerTakeback
    | Suggest
    | StandingOrders
    | Say
    | AskHint
    | AskOdds
    | AskPreview
    | Ready
    | Vote
    | Resign
    | Rename
    | Leave
    | Pick
    | Hold
    | SeatBot
    | Close
    | Rematch
    | Ping
    | Speak
)

"""Messages that a client sends over the WebSocket."""

from typing import Annotated, Final, Literal

from msgspec import Meta, field

from ludotheque.server.protocol.common import Body, Lang, Name, RoomId, Seat, Seq, Spelled, Term, Token, Up, Word

MOST_ANSWERS: Final = 40
"""How many answers one message may give."""

Option = Annotated[int, Meta(ge=0, le=100_000)]
Point = Annotated[int, Meta(ge=0, le=1_000)]
Step = Annotated[int, Meta(ge=1, le=3)]
Line = Annotated[str, Meta(min_length=1, max_length=200)]
Passing = Literal["off", "changes", "respond", "relaxed"]
Bells = Annotated[tuple[Term, ...], Meta(max_length=200)]


class UsualOrders(Body, frozen=True):
    """The standing orders that a player has in every room: when to pass, and the bells by game."""

    setting: Passing = "changes"
    bells: Annotated[dict[Word, Bells], Meta(max_length=40)] = field(default_factory=dict)


class Hello(Up, frozen=True, tag="hello"):
    """The first message: room, token, last step seen, language, and whether the table is wanted in words.

    It then comes as a `document`. Clients from before there were documents ask for a `twin`, its lines as plain text.
    With `orders`, questions that they pass are not sent even in the first state.
    """

    room: RoomId
    token: Token = ""
    seen: Seq = 0
    lang: Lang = "en"
    twin: bool = False
    document: bool = False
    orders: UsualOrders | None = None


class Answer(Up, frozen=True, tag="answer"):
    """Answers the open question, by the index of the option or by its action.

    With `actions`, answers it and the questions that follow. Either all of them are given or none, and one undo takes
    all of them back.
    """

    seq: Seq
    seat: Seat
    option: Option | None = None
    action: Spelled | None = None
    actions: Annotated[tuple[Spelled, ...], Meta(min_length=1, max_length=MOST_ANSWERS)] | None = None

    def __post_init__(self) -> None:
        if [self.option, self.action, self.actions].count(None) != 2:
            raise ValueError("exactly one of `option`, `action` and `actions` is wanted")


class Typed(Up, frozen=True, tag="typed"):
    """Answers in words, with the same grammar as on the command line."""

    seq: Seq
    seat: Seat
    line: Line


class Undo(Up, frozen=True, tag="undo"):
    """Undoes the seat's last answer, if no barrier prevents it."""

    seq: Seq
    seat: Seat


class AskTakeback(Up, frozen=True, tag="ask_takeback"):
    """Takes back the seat's last answer behind the barrier, freely or by asking the others, by the room's policy."""

    seat: Seat


class AnswerTakeback(Up, frozen=True, tag="answer_takeback"):
    """Agrees to a requested takeback, or declines it."""

    seat: Seat
    yes: bool


class Suggest(Up, frozen=True, tag="suggest"):
    """Suggests an answer without giving it."""

    seq: Seq
    seat: Seat
    action: Spelled


class StandingOrders(Up, frozen=True, tag="orders"):
    """Sets when to pass automatically: never, until something changes, unless others act, or unless it applies now.

    `stops` are points at which to ask anyway, `bells` cards and tokens, as terms. `hold` asks in the next window,
    whatever it is. `pass_on` passes now, and until something changes.
    """

    seat: Seat
    setting: Passing = "changes"
    stops: Annotated[tuple[Point, ...], Meta(max_length=40)] = ()
    pass_on: bool = False
    bells: Bells = ()
    hold: bool = False


class Say(Up, frozen=True, tag="say"):
    """Says one of the preset phrases."""

    seat: Seat
    phrase: Word


class AskHint(Up, frozen=True, tag="ask_hint"):
    """Asks for a hint: 1 is a nudge, 2 the best answers with their odds, 3 the reasons."""

    seq: Seq
    seat: Seat
    step: Step


class AskOdds(Up, frozen=True, tag="ask_odds"):
    """Asks for odds: of the dice in view, or of one named thing."""

    seq: Seq
    seat: Seat
    about: Annotated[str, Meta(max_length=80)] = ""


class AskPreview(Up, frozen=True, tag="ask_preview"):
    """Asks for a preview of an answer."""

    seq: Seq
    seat: Seat
    action: Spelled


class Ready(Up, frozen=True, tag="ready"):
    """Opens the curtain: the seat's player is alone at this screen."""

    seat: Seat


class Vote(Up, frozen=True, tag="vote"):
    """Votes about a seat whose player is away."""

    seat: Seat
    about: Seat
    choice: Literal["wait", "bot", "resign"]


class Resign(Up, frozen=True, tag="resign"):
    """Resigns."""

    seat: Seat


class Rename(Up, frozen=True, tag="rename"):
    """Changes the name of a seat. It may be empty."""

    seat: Seat
    name: Name


class Leave(Up, frozen=True, tag="leave"):
    """Leaves without waiting for the grace period."""

    seat: Seat


class Pick(Up, frozen=True, tag="pick"):
    """Picks a hero, or bans one if the draft is at a ban."""

    seat: Seat
    hero: Word


class Hold(Up, frozen=True, tag="hold"):
    """Pauses or resumes the match. Host only."""

    on: bool


class SeatBot(Up, frozen=True, tag="seat_bot"):
    """Hands the seat to a bot, or takes it back.

    Its player may always do so, the host while the seat is free or away.
    """

    seat: Seat
    on: bool


class Close(Up, frozen=True, tag="close"):
    """Closes the room. Host only."""


class Rematch(Up, frozen=True, tag="rematch"):
    """Offers a rematch once the match is over, or agrees to the offered one.

    With `yes` false, declines the offer, or withdraws it.
    """

    seat: Seat
    yes: bool = True


class Ping(Up, frozen=True, tag="ping"):
    """Checks the connection. `at` is returned unchanged."""

    at: float = 0.0


class Speak(Up, frozen=True, tag="speak"):
    """Changes the language. The state is sent again."""

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

"""Messages that the server sends over the WebSocket."""

from typing import Literal

from ludotheque.presentation.document import Document
from ludotheque.presentation.hints import Outcome, PlannedStep
from ludotheque.presentation.questions import Line, Question, WhyNot
from ludotheque.server.protocol.common import Down, Json, Piece
from ludotheque.text.spans import Spans

Phase = Literal["waiting", "drafting", "playing", "over", "readonly"]


class SeatShown(Piece, frozen=True):
    """A seat and its player. `bot` is set while a bot answers for the seat."""

    seat: int
    kind: Literal["here", "link", "bot"]
    name: str = ""
    hero: str = ""
    hero_name: str = ""
    level: str = ""
    taken: bool = False
    present: bool = False
    away: bool = False
    bot: bool = False
    resigned: bool = False


class Clock(Piece, frozen=True):
    """The seconds a seat has left."""

    seat: int
    left: float


class EventShown(Piece, frozen=True):
    """An event for the client's animations: its name and values."""

    name: str
    values: Json


class DraftShown(Piece, frozen=True):
    """The next pick or ban of a draft, with the available heroes."""

    seat: int
    banning: bool
    choices: tuple[str, ...]


class TakebackShown(Piece, frozen=True):
    """A pending takeback: who has agreed, and whose agreement is missing."""

    seat: int
    agreed: tuple[int, ...] = ()
    asked: tuple[int, ...] = ()


class VoteShown(Piece, frozen=True):
    """The votes about a seat whose player is away, by voter."""

    about: int
    choices: dict[str, str]


class AbsentShown(Piece, frozen=True):
    """A seat whose player is away and for which no bot plays.

    `voters` decide about it, in a room that votes. If it counted as resigned, the game would end and `winners` win.
    """

    seat: int
    voters: tuple[int, ...] = ()
    winners: tuple[int, ...] = ()


class SuggestionShown(Piece, frozen=True):
    """An answer suggested by another seat."""

    seat: int
    action: str
    label: Spans


class UndoShown(Piece, frozen=True):
    """Whether a seat can undo its last answer, and if not, why."""

    seat: int
    can: bool
    reason: str = ""


class OfferShown(Piece, frozen=True):
    """An offered rematch: who offered it, who has agreed and who is still asked; or who declined or withdrew it."""

    seat: int
    agreed: tuple[int, ...] = ()
    asked: tuple[int, ...] = ()
    declined: int = -1


class ResultShown(Piece, frozen=True):
    """The result: by the rules, by resignation, or because the room was closed. The key proves the dice.

    `watch` is the token of the spectator link. Players receive it so that they can share the replay. `rematch` is the
    room of the rematch, and `rematch_watch` the token of its spectator link, with which spectators come along.
    """

    outcome: str
    by: Literal["rules", "resignation", "closed"]
    winners: tuple[int, ...] = ()
    text: Spans = ()
    key: str = ""
    rematch: str = ""
    watch: str = ""
    offer: OfferShown | None = None
    rematch_watch: str = ""


class State(Down, frozen=True, tag="state"):
    """Everything this viewer may know now. `log` and `events` are those since step `since`.

    `seq` counts all public steps. `shown` is the seat whose view it is, or -1. Behind a `curtain` nothing is shown
    until that seat is ready. `document` is the table in words, if the hello asked for it; `twin` is the same as lines
    of plain text, for clients from before there were documents. `answered` lists the viewer's seats whose answers to
    the open window are kept until their turn.
    """

    seq: int
    since: int
    room: str
    game: str
    mode: str
    phase: Phase
    seats: tuple[SeatShown, ...]
    shown: int = -1
    curtain: int = -1
    paused: bool = False
    window: bool = False
    view: Json | None = None
    twin: tuple[str, ...] = ()
    document: Document | None = None
    events: tuple[EventShown, ...] = ()
    log: tuple[Line, ...] = ()
    questions: tuple[Question, ...] = ()
    why_not: tuple[WhyNot, ...] = ()
    answered: tuple[int, ...] = ()
    waiting: tuple[int, ...] = ()
    undo: tuple[UndoShown, ...] = ()
    clocks: tuple[Clock, ...] = ()
    window_left: float | None = None
    draft: DraftShown | None = None
    takeback: TakebackShown | None = None
    votes: tuple[VoteShown, ...] = ()
    absent: tuple[AbsentShown, ...] = ()
    suggestions: tuple[SuggestionShown, ...] = ()
    result: ResultShown | None = None
    notice: str = ""


class Missed(Piece, frozen=True):
    """Something that happened in the room while this seat was absent."""

    seq: int
    kind: str
    seat: int = -1


class Welcome(Down, frozen=True, tag="welcome"):
    """The response to a hello: the seats of this connection, the policies, and what happened meanwhile.

    `imported`: the game came from a file, and its owner may know the key. `written`: the first draws of chance are
    scripted, as in tutorials and branches.
    """

    room: str
    seats: tuple[int, ...]
    host: bool
    policy: Json
    version: str
    commitment: str
    phrases: dict[str, str]
    missed: tuple[Missed, ...] = ()
    imported: bool = False
    written: bool = False


class Ack(Down, frozen=True, tag="ack"):
    """The answer given at that step is stored, or kept until its turn. The state follows."""

    seq: int


class Refused(Down, frozen=True, tag="refused"):
    """Nothing was changed, with the reason and its rules; `rule` is the first of them. The current state follows."""

    what: str
    code: str
    reason: str
    rule: str = ""
    seq: int = 0
    rules: tuple[str, ...] = ()


class Pong(Down, frozen=True, tag="pong"):
    """The response to a ping."""

    at: float


class Said(Down, frozen=True, tag="said"):
    """A player said one of the preset phrases, in the receiver's language."""

    seq: int
    seat: int
    phrase: str
    text: str


class Advice(Down, frozen=True, tag="advice"):
    """A hint of one step: its text, and from step 2 on the answers it recommends.

    In step 3 the best answer may come with its `plan` up to what chance decides, and with numbers of how that `ends`.
    """

    seq: int
    seat: int
    step: int
    lines: tuple[Spans, ...]
    actions: tuple[str, ...] = ()
    values: tuple[float, ...] = ()
    plan: tuple[PlannedStep, ...] = ()
    ends: Json | None = None


class Chances(Down, frozen=True, tag="chances"):
    """The requested odds, as a document, as lines of plain text and as numbers."""

    seq: int
    seat: int
    lines: tuple[str, ...]
    document: Document | None = None
    numbers: Json | None = None


class PreviewShown(Down, frozen=True, tag="preview"):
    """What an answer leads to, up to the next question that is more than a response.

    `lines` are the changes. If chance is involved they give bounds, and `outcomes` lists the few possible results.
    Without lines, nothing public changes, or the rules allow no preview.
    """

    seq: int
    seat: int
    action: str
    lines: tuple[Spans, ...] = ()
    outcomes: tuple[Outcome, ...] = ()
    note: str = ""


class MissingShown(Piece, frozen=True):
    """A seat whose player is not connected, for so many seconds already.

    In `left` seconds the player counts as away; without it nothing is counted down.
    """

    seat: int
    since: float = 0.0
    left: float | None = None


class Presence(Down, frozen=True, tag="presence"):
    """The seats and spectators that are connected, and the players who are missing."""

    present: tuple[int, ...]
    spectators: int = 0
    missing: tuple[MissingShown, ...] = ()


class Standing(Down, frozen=True, tag="standing"):
    """The current standing orders of a seat."""

    seat: int
    setting: str
    stops: tuple[int, ...] = ()
    bells: tuple[str, ...] = ()
    hold: bool = False


class Closing(Down, frozen=True, tag="closing"):
    """The server shuts down or closes this connection. Clients may retry after `retry` seconds, never if negative."""

    reason: str
    retry: float = -1.0


DOWN = (State, Welcome, Ack, Refused, Pong, Said, Advice, Chances, PreviewShown, Presence, Standing, Closing)
AnyDown = (
    State | Welcome | Ack | Refused | Pong | Said | Advice | Chances | PreviewShown | Presence | Standing | Closing
)

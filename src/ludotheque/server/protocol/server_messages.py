"""What the server says over a socket."""

from typing import Literal

from ludotheque.presentation.shown import Line, Outcome, Question, WhyNot
from ludotheque.server.protocol.common import Down, Json, Piece
from ludotheque.text.spans import Spans

Phase = Literal["waiting", "drafting", "playing", "over", "readonly"]


class SeatShown(Piece, frozen=True):
    """Who sits where; `bot` says that a bot answers for the seat now."""

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
    """What happened, for whoever plays it on a screen: its name and its values."""

    name: str
    values: Json


class DraftShown(Piece, frozen=True):
    """Whose turn it is to pick, or to ban, and among what."""

    seat: int
    banning: bool
    choices: tuple[str, ...]


class TakebackShown(Piece, frozen=True):
    """Somebody asks to go back: who has agreed, and whose consent is missing."""

    seat: int
    agreed: tuple[int, ...] = ()
    asked: tuple[int, ...] = ()


class VoteShown(Piece, frozen=True):
    """What is voted about a seat whose player is away: who wants what."""

    about: int
    choices: dict[str, str]


class SuggestionShown(Piece, frozen=True):
    """What another seat would answer."""

    seat: int
    action: str
    label: Spans


class UndoShown(Piece, frozen=True):
    """Whether a seat can take back its last answer; if not, why."""

    seat: int
    can: bool
    reason: str = ""


class ResultShown(Piece, frozen=True):
    """How it ended: by the rules, by a resignation or because the room was closed; the key proves the dice.

    `watch` is the secret of the link for spectators, told to those who sit there so that they can hand the replay on.
    """

    outcome: str
    by: Literal["rules", "resignation", "closed"]
    winners: tuple[int, ...] = ()
    text: Spans = ()
    key: str = ""
    rematch: str = ""
    watch: str = ""


class State(Down, frozen=True, tag="state"):
    """Everything this viewer may know now; `log` and `events` are what was told since the number `since`.

    `seq` counts every step everybody may know of. `shown` is the seat whose view it is, -1 for nobody's. Behind a
    `curtain` nothing is shown until that seat says that it is ready. `answered` are the own seats whose answer to the
    open window is kept until its turn.
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
    suggestions: tuple[SuggestionShown, ...] = ()
    result: ResultShown | None = None
    notice: str = ""


class Missed(Piece, frozen=True):
    """Something that happened around the match while nobody of this seat was there."""

    seq: int
    kind: str
    seat: int = -1


class Welcome(Down, frozen=True, tag="welcome"):
    """The answer to a hello: which seats this connection holds, the house rules, and what happened meanwhile.

    `imported`: the game came in a file, and its owner may know the key. `written`: what chance brings first
    was written down, as in tutorials and branches.
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
    """The answer given at that number is written down, or kept until its turn; the state follows."""

    seq: int


class Refused(Down, frozen=True, tag="refused"):
    """Nothing was changed: why, and the rule behind it. The present state follows."""

    what: str
    code: str
    reason: str
    rule: str = ""
    seq: int = 0


class Pong(Down, frozen=True, tag="pong"):
    """Somebody is there."""

    at: float


class Said(Down, frozen=True, tag="said"):
    """Somebody says one of the preset phrases, in the hearer's language."""

    seq: int
    seat: int
    phrase: str
    text: str


class Advice(Down, frozen=True, tag="advice"):
    """A hint of one step: lines to read, and from the second step on the answers it speaks of."""

    seq: int
    seat: int
    step: int
    lines: tuple[Spans, ...]
    actions: tuple[str, ...] = ()
    values: tuple[float, ...] = ()


class Chances(Down, frozen=True, tag="chances"):
    """The odds that were asked for, as lines and as numbers."""

    seq: int
    seat: int
    lines: tuple[str, ...]
    numbers: Json | None = None


class PreviewShown(Down, frozen=True, tag="preview"):
    """What an answer would lead to, up to the next question that is more than a response.

    `lines` are the changes; where chance has a say they give bounds, and `outcomes` the few ways it may come out.
    Without lines nothing that lies open changes, or the rules allow no look ahead.
    """

    seq: int
    seat: int
    action: str
    lines: tuple[Spans, ...] = ()
    outcomes: tuple[Outcome, ...] = ()
    note: str = ""


class Presence(Down, frozen=True, tag="presence"):
    """Who is there."""

    present: tuple[int, ...]
    spectators: int = 0


class Standing(Down, frozen=True, tag="standing"):
    """The standing orders of a seat as they are kept now."""

    seat: int
    setting: str
    stops: tuple[int, ...] = ()


class Closing(Down, frozen=True, tag="closing"):
    """The server goes, or closes this connection; it may be tried again after so many seconds, never if negative."""

    reason: str
    retry: float = -1.0


DOWN = (State, Welcome, Ack, Refused, Pong, Said, Advice, Chances, PreviewShown, Presence, Standing, Closing)
AnyDown = (
    State | Welcome | Ack | Refused | Pong | Said | Advice | Chances | PreviewShown | Presence | Standing | Closing
)

"""Bodies of HTTP requests and responses."""

from typing import Annotated, Literal

from msgspec import Meta, field

from ludotheque.presentation.campaign_sheets import SheetPage
from ludotheque.presentation.catalogue import Shelf
from ludotheque.presentation.review import Review
from ludotheque.registry.campaign import Seal
from ludotheque.server.protocol.common import TOKEN_LETTERS, Body, Json, Lang, Name, Piece, Seat, Token
from ludotheque.server.protocol.replay_frames import Branch, FramePage
from ludotheque.server.protocol.server_messages import Advice, Chances, Phase, SeatShown
from ludotheque.server.rooms.plan import Plan
from ludotheque.text.spans import Spans


class SeatLink(Piece, frozen=True):
    """A token for a seat: the player's own (`here`), or one that opens it once (`link`, `device`)."""

    seat: int
    token: str
    kind: str = "link"


class Created(Piece, frozen=True):
    """A room was created. Its tokens are shown once and only their digests are stored."""

    room: str
    host: str
    seats: tuple[SeatLink, ...]
    spectators: str = ""


class Join(Body, frozen=True):
    """Takes a seat by a link's token, or a free seat of a public room. The name may be empty.

    `fresh` is the seat's new token: 128 random bits made by the client. With the same token the client may repeat the
    request if the response was lost. Without it, the server makes one.
    """

    seat: Seat | None = None
    token: Token = ""
    name: Name = ""
    fresh: Token = ""

    def __post_init__(self) -> None:
        if self.fresh and len(self.fresh) < TOKEN_LETTERS:
            raise ValueError(f"`fresh` has {TOKEN_LETTERS} letters or more")


class Joined(Piece, frozen=True):
    """The client holds the seat. The token is its secret from now on."""

    room: str
    seat: int
    token: str


class Invite(Body, frozen=True):
    """Creates a new link to a seat that is free or whose player is away, and invalidates older ones. Host only."""

    seat: Seat


class AddDevice(Body, frozen=True):
    """Creates a link that opens the player's seat on another device, once."""

    seat: Seat


class LinkShown(Piece, frozen=True):
    """What a link opens: a seat or a second device, each once; a seat already held; or spectating."""

    opens: Literal["seat", "device", "own", "watch"]
    seat: int = -1


class RoomSummary(Piece, frozen=True):
    """The public summary of a room. `waiting` lists the seats that are asked, none in windows."""

    room: str
    name: str
    game: str
    game_name: str
    mode: str
    mode_name: str
    phase: Phase
    seats: tuple[SeatShown, ...]
    policy: Json
    waiting: tuple[int, ...] = ()
    commitment: str = ""
    outcome: str = ""
    made_at: float = 0.0
    rules_version: int = 0
    imported: bool = False
    written: bool = False


class RoomList(Piece, frozen=True):
    """A page of public rooms. `after` is the cursor of the next page."""

    rooms: tuple[RoomSummary, ...]
    after: str = ""


class ModeShown(Piece, frozen=True):
    """A mode and its possible numbers of seats."""

    mode: str
    name: str
    seats: tuple[int, ...]


class HeroShown(Piece, frozen=True):
    """A playable hero."""

    hero: str
    name: str


class ShelfName(Piece, frozen=True):
    """A group of cards that belong to no hero, and its name."""

    shelf: str
    name: str


class GameShown(Piece, frozen=True):
    """A game that can be played here; `shelves` are those of no hero.

    `words` are what the pages say of it and do not know themselves, by the keys of their messages.
    """

    game: str
    name: str
    rules_version: int
    modes: tuple[ModeShown, ...]
    heroes: tuple[HeroShown, ...]
    options: dict[str, tuple[str, ...]]
    levels: tuple[str, ...]
    shelves: tuple[ShelfName, ...]
    words: dict[str, str] = field(default_factory=dict)
    cards: bool = True  # is there anything on the shelves of its heroes?


class GameList(Piece, frozen=True):
    """All games on this server."""

    games: tuple[GameShown, ...]


class RuleShown(Piece, frozen=True):
    """A numbered rule of a game, with the language of its text."""

    rule: str
    game: str
    section: str
    text: str
    lang: Lang


class RuleList(Piece, frozen=True):
    """The rules that match a request."""

    rules: tuple[RuleShown, ...]


class TermShown(Piece, frozen=True):
    """The explanation of a term: a small card, and the related rules."""

    term: str
    name: str
    heading: str
    text: Spans
    rules: tuple[RuleShown, ...] = ()


class CardShown(Piece, frozen=True):
    """A card, ability, status or item: its group, name, text, and the name of its icon among game-icons."""

    card: str
    shelf: str
    kind: str
    name: str
    text: str
    icon: str = ""


class CardList(Piece, frozen=True):
    """The cards of a game."""

    cards: tuple[CardShown, ...]


class Report(Body, frozen=True):
    """Reports a wrong ruling, with the result the player expected."""

    seat: Seat
    text: Annotated[str, Meta(min_length=1, max_length=2_000, pattern=r"^[^\u0000]*$")]


class Reported(Piece, frozen=True):
    """The id of the stored report."""

    report: str


class NewSheet(Body, frozen=True):
    """Asks for a new campaign sheet. Without a set, it is one of the hero's own."""

    player: Name
    hero: Annotated[str, Meta(max_length=64)]
    set_id: Annotated[str, Meta(max_length=64)] = ""


class SheetShown(Piece, frozen=True):
    """A campaign sheet: a summary, and the text, to be used as option `sheet_0`, `sheet_1` … of a plan.

    `seal` says who vouches for it: `ours` this server, `guest` this server for what others had signed, `elsewhere`
    another signer; `blank` claims nothing; `forged` claims a signature of this server that is none.
    """

    id: str
    player: str
    hero: str
    hero_name: str
    played: int
    won: int
    text: str
    seal: Seal
    page: SheetPage


class ReadSheets(Body, frozen=True):
    """Texts that may be campaign sheets, to be shown."""

    sheets: Annotated[tuple[Annotated[str, Meta(max_length=65_536)], ...], Meta(max_length=16)]


class SheetRead(Piece, frozen=True):
    """A sheet, or the reason why the text is none."""

    sheet: SheetShown | None = None
    reason: str = ""


class SheetsRead(Piece, frozen=True):
    """What was found in each text."""

    sheets: tuple[SheetRead, ...]


class RenameSheet(Body, frozen=True):
    """Asks for a sheet under another player's name."""

    text: Annotated[str, Meta(max_length=65_536)]
    player: Annotated[str, Meta(max_length=64)]


class PadList(Piece, frozen=True):
    """An empty campaign sheet of each kind."""

    pads: tuple[SheetPage, ...]


class SheetShelf(Piece, frozen=True):
    """The signer of sheets on this server, and the stored sheets if the client runs on the same computer."""

    signer: str
    at_home: bool = False
    sheets: tuple[SheetShown, ...] = ()


class SeatSheet(Piece, frozen=True):
    """The campaign sheet of a seat after the match, and as it was before."""

    seat: int
    sheet: SheetShown
    before: SheetShown


class SheetsAfter(Piece, frozen=True):
    """The campaign sheets of the client's seats after a match. None if the match doesn't update sheets."""

    at_home: bool = False
    sheets: tuple[SeatSheet, ...] = ()


class LanShown(Piece, frozen=True):
    """The addresses of this server for other devices of the local network, without a slash at the end.

    `loopback_only`: it listens for programs on its own computer alone. Both are told to a browser there only.
    """

    addresses: tuple[str, ...] = ()
    loopback_only: bool = False


class Health(Piece, frozen=True):
    """The health of the server."""

    status: Literal["ok", "draining"]
    version: str
    rooms: int


class Problem(Piece, frozen=True):
    """Why a request was refused; `rule` is the first of the rules."""

    code: str
    reason: str
    rule: str = ""
    rules: tuple[str, ...] = ()


ASKED = (Plan, Join, Invite, AddDevice, Report, Branch, NewSheet, ReadSheets, RenameSheet)
ANSWERED = (
    Created,
    Joined,
    LinkShown,
    RoomSummary,
    RoomList,
    GameList,
    RuleList,
    CardList,
    Shelf,
    TermShown,
    Advice,
    Chances,
    FramePage,
    Review,
    Reported,
    SheetShown,
    SheetShelf,
    SheetsAfter,
    SheetsRead,
    PadList,
    LanShown,
    Health,
    Problem,
)
BODIES = (*ASKED, *ANSWERED)

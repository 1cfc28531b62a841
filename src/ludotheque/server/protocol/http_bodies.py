"""Bodies of HTTP requests and answers."""

from typing import Annotated, Literal

from msgspec import Meta, field

from ludotheque.presentation.catalogue import Shelf
from ludotheque.presentation.shown import Review
from ludotheque.server.protocol.common import TOKEN_LETTERS, Body, Json, Lang, Name, Piece, Seat, Token
from ludotheque.server.protocol.replay_frames import Branch, FramePage
from ludotheque.server.protocol.server_messages import Advice, Chances, Phase, SeatShown
from ludotheque.server.rooms.plan import Plan
from ludotheque.text.spans import Spans


class SeatLink(Piece, frozen=True):
    """A secret that leads to a seat: `here`, that of its player; `link` and `device`, one that opens it once."""

    seat: int
    token: str
    kind: str = "link"


class Created(Piece, frozen=True):
    """A room was made. These secrets are shown once and kept nowhere in clear."""

    room: str
    host: str
    seats: tuple[SeatLink, ...]
    spectators: str = ""


class Join(Body, frozen=True):
    """Sit down: by the secret of a link, or on a free seat of a public room; the name may stay empty.

    `fresh` is the secret of the seat from now on, 128 random bits that the client has made. With the same one it may
    ask again if the answer was lost; without it the server makes one.
    """

    seat: Seat | None = None
    token: Token = ""
    name: Name = ""
    fresh: Token = ""

    def __post_init__(self) -> None:
        if self.fresh and len(self.fresh) < TOKEN_LETTERS:
            raise ValueError(f"`fresh` has {TOKEN_LETTERS} letters or more")


class Joined(Piece, frozen=True):
    """The seat is yours; the token is its secret from now on."""

    room: str
    seat: int
    token: str


class Invite(Body, frozen=True):
    """The host: a new link to a seat that nobody has taken or whose player is away; an older one opens nothing more."""

    seat: Seat


class AddDevice(Body, frozen=True):
    """The player of a seat: a link that opens it on another device, once."""

    seat: Seat


class LinkShown(Piece, frozen=True):
    """What a link opens: a seat or a second device, each once; what one has already; or the table for spectators."""

    opens: Literal["seat", "device", "own", "watch"]
    seat: int = -1


class RoomSummary(Piece, frozen=True):
    """A room as anybody may know it who knows its name; `waiting` are the seats it waits for, in windows none."""

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
    """Public rooms, a page at a time; `after` asks for the next ones."""

    rooms: tuple[RoomSummary, ...]
    after: str = ""


class ModeShown(Piece, frozen=True):
    """A mode and the numbers of seats it is played with."""

    mode: str
    name: str
    seats: tuple[int, ...]


class HeroShown(Piece, frozen=True):
    """Somebody to play."""

    hero: str
    name: str


class ShelfName(Piece, frozen=True):
    """Cards that belong to no hero: the shelf they lie on, and its name."""

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
    """All of them."""

    games: tuple[GameShown, ...]


class RuleShown(Piece, frozen=True):
    """A numbered rule of a game, and the language it is said in."""

    rule: str
    game: str
    section: str
    text: str
    lang: Lang


class RuleList(Piece, frozen=True):
    """Rules under an id."""

    rules: tuple[RuleShown, ...]


class TermShown(Piece, frozen=True):
    """What a term of a sentence names: a small card, and the rules that say more."""

    term: str
    name: str
    heading: str
    text: Spans
    rules: tuple[RuleShown, ...] = ()


class CardShown(Piece, frozen=True):
    """A card, ability, status, item: where it belongs, what it is called and what it does."""

    card: str
    shelf: str
    kind: str
    name: str
    text: str


class CardList(Piece, frozen=True):
    """The cards of a game."""

    cards: tuple[CardShown, ...]


class Report(Body, frozen=True):
    """The rules went wrong, as a player sees it: what was expected."""

    seat: Seat
    text: Annotated[str, Meta(min_length=1, max_length=2_000, pattern=r"^[^\u0000]*$")]


class Reported(Piece, frozen=True):
    """It was kept under that name."""

    report: str


class NewSheet(Body, frozen=True):
    """A campaign sheet to begin with; without a set it is one of the hero's own."""

    player: Name
    hero: Annotated[str, Meta(max_length=64)]
    set_id: Annotated[str, Meta(max_length=64)] = ""


class SheetShown(Piece, frozen=True):
    """A campaign sheet: what it says in short, and its text, which is an option `sheet_0`, `sheet_1` … of a plan."""

    id: str
    player: str
    hero: str
    hero_name: str
    played: int
    won: int
    text: str


class SheetShelf(Piece, frozen=True):
    """Who signs sheets here, and those that lie on this computer if whoever asks sits before it."""

    signer: str
    at_home: bool = False
    sheets: tuple[SheetShown, ...] = ()


class SeatSheet(Piece, frozen=True):
    """The campaign sheet of a seat."""

    seat: int
    sheet: SheetShown


class SheetsAfter(Piece, frozen=True):
    """What a match has made of the sheets of one's own seats; none if it fills in none."""

    at_home: bool = False
    sheets: tuple[SeatSheet, ...] = ()


class Health(Piece, frozen=True):
    """Is the server well?"""

    status: Literal["ok", "draining"]
    version: str
    rooms: int


class Problem(Piece, frozen=True):
    """Why a request was refused."""

    code: str
    reason: str
    rule: str = ""


ASKED = (Plan, Join, Invite, AddDevice, Report, Branch, NewSheet)
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
    Health,
    Problem,
)
BODIES = (*ASKED, *ANSWERED)

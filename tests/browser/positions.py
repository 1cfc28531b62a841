"""Games that are brought to a certain point over the wire, so that a browser finds there what it came to see."""

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any
from urllib.request import Request, urlopen

from websockets.sync.client import ClientConnection, connect

from tests.browser.running import Opened, Server
from tests.server.web.plans import Plan, conquest, duel, dungeon

MOST_ANSWERS = 400
MOST_GAMES = 6
PATIENCE = 60.0
LITTLE = 15
"""Health with which a hero of Dice Throne lives for some turns yet."""

Message = dict[str, Any]  # JSON of the protocol
Reached = Callable[[Message, Message], bool]
"""Of a state and the question in it."""


def asked(kind: str, offering: str = "") -> Reached:
    """A question of this kind, with an answer that begins like this."""

    def reached(_state: Message, question: Message) -> bool:
        actions = [answer["action"] for answer in question.get("answers", ())]
        return bool(question["kind"] == kind and any(action.startswith(offering) for action in actions))

    return reached


def attacked(state: Message, question: Message) -> bool:
    """A defence is asked for, with the attack on the table."""
    return bool(question["kind"] == "defence" and state["view"].get("incoming"))


def led(state: Message, question: Message) -> bool:
    """Somebody else is Leader while the first seat has its Main Phase."""
    return bool(question["kind"] == "main" and any(state["view"]["leaders"]) and 0 not in state["view"]["leaders"])


def raised(state: Message, question: Message) -> bool:
    """The other one has upgraded an ability."""
    return bool(question["kind"] == "main" and any(level > 1 for level in state["view"]["seats"][1]["levels"].values()))


def weakened(state: Message, _question: Message) -> bool:
    """Somebody has little health left."""
    return bool(min(seat["health"] for seat in state["view"]["seats"]) <= LITTLE)


def targets(state: Message, _question: Message) -> bool:
    """A targeting die lies on the table."""
    return any(thrown["purpose"] == "targeting" for thrown in state["view"]["dice"])


def in_turn(turn: int, then: Reached) -> Reached:
    """The same, not before a turn in which something has happened already."""
    return lambda state, question: state["view"]["turn"] >= turn and then(state, question)


class Walk:
    """One seat's line to a room; it answers as the game proposes."""

    def __init__(self, line: ClientConnection) -> None:
        self.line = line

    def until(self, reached: Reached) -> bool:
        """Answer until it is so; False if the game ended before."""
        for _ in range(MOST_ANSWERS):
            state, question = self.question()
            if not question or reached(state, question):
                return bool(question)
            action = {"type": "answer", "seq": state["seq"], "seat": question["seat"], "action": question["default"]}
            self.line.send(json.dumps(action))
        return False

    def question(self) -> tuple[Message, Message]:
        """The next state that asks something, and what; nothing once the game is over."""
        while True:
            state = self.state()
            if state["phase"] == "over":
                return state, {}
            kept = state.get("answered", ())
            for question in state.get("questions", ()):
                if question["seat"] not in kept:
                    return state, question

    def state(self) -> Message:
        """The next state."""
        while True:
            message: Message = json.loads(self.line.recv(PATIENCE))
            if message["type"] == "state":
                return message

    @classmethod
    @contextmanager
    def into(cls, server: Server, link: str) -> "Iterator[Walk]":
        """Go into a room by an address with a token."""
        address, (place, _, token) = server.address.replace("http", "ws", 1) + "ws", link.partition("#")
        with connect(address, max_size=None) as line:
            room = place.rpartition("/")[2]
            line.send(json.dumps({"type": "hello", "room": room, "token": token, "lang": "en"}))
            yield cls(line)


def bring(server: Server, plan: Plan, reached: Reached) -> Opened:
    """A room of that plan in which it is so; what one game did not bring, the next will."""
    for _ in range(MOST_GAMES):
        opened = server.open_room(plan)
        with Walk.into(server, opened.host) as walk:
            if walk.until(reached):
                return opened
    raise AssertionError(f"no game came to it: {plan}")


def play_out(server: Server, plan: Plan) -> Opened:
    """A room of that plan whose game is over."""
    opened = server.open_room(plan)
    with Walk.into(server, opened.host) as walk:
        assert not walk.until(lambda *_: False)
    return opened


def give_up(server: Server, plan: Plan, reached: Reached = lambda *_: True) -> Opened:
    """A room of that plan whose game is over because the first seat then wants no more of it."""
    opened = server.open_room(plan)
    with Walk.into(server, opened.host) as walk:
        assert walk.until(reached)
        walk.line.send(json.dumps({"type": "resign", "seat": 0}))
        while walk.question()[1]:
            pass
    return opened


def with_bots(mode: str, heroes: list[str], **more: Any) -> Plan:  # fields of the plan
    """Dice Throne: the first seat is here, the others are bots, which need not play well but soon."""
    bots = [{"kind": "bot", "level": "random"} for _ in heroes[1:]]
    return duel(mode=mode, heroes=heroes, **more) | {"seats": [{"kind": "here"}, *bots]}


def with_sheet(server: Server, plan: Plan) -> Plan:
    """The same; whoever sits first brings a campaign sheet, and one from elsewhere would do as well."""
    sheet = server.post("api/sheets", {"player": "Anne", "hero": plan["heroes"][0]})
    return plan | {"options": {"sheet_0": sheet["text"]}, "policy": {"sheets": "any"}}


def taken(server: Server, plan: Plan) -> Opened:
    """A room to whose second seat somebody has come by the link, which opens nothing any more."""
    opened = server.open_room(plan)
    assert opened.seats[1] != opened.links[1]
    return opened


def imported(server: Server, plan: Plan) -> Opened:
    """The same game once more, in a room to which it came in a file."""
    opened = bring(server, plan, asked("main"))
    token = opened.host.partition("#")[2]
    export = Request(f"{server.address}api/rooms/{opened.room}/export", headers={"authorization": f"Bearer {token}"})
    with urlopen(export, timeout=30) as answer:
        return server.opened(server.post("api/import", json.load(answer)))


SIX = ["monk", "pyromancer", "shadow_thief", "paladin", "huntress", "treant"]
FOUR = ["moon_elf", "barbarian", "samurai", "vampire_lord"]
DUEL = with_bots("duel", ["pyromancer", "shadow_thief"])
OPEN: Plan = {"policy": {"spectators": "open"}}

ROOMS: dict[str, Callable[[Server], Opened]] = {
    "waiting": lambda server: server.open_room(duel("here", "link", "bot", mode="king_of_the_hill", heroes=SIX[:3])),
    "public": lambda server: server.open_room(duel("here", "link", name="Friday table", **OPEN)),
    "watched": lambda server: bring(server, with_bots("duel", SIX[:2], name="Open house", **OPEN), asked("main")),
    "draft": lambda server: server.open_room(
        duel("here", "bot", heroes=[None, None], policy={"draft": {"kind": "snake", "bans": 1}})
    ),
    "taken": lambda server: taken(server, duel("here", "link", heroes=[None, None])),
    "imported": lambda server: imported(server, duel("here", "bot")),
    "picking": lambda server: server.open_room(duel("here", "link", heroes=[None, None])),
    "main": lambda server: bring(server, DUEL, in_turn(3, asked("main", "play"))),
    "rolling": lambda server: bring(server, DUEL, asked("rolling", "reroll")),
    "defence": lambda server: bring(server, DUEL, attacked),
    "respond": lambda server: bring(server, DUEL, asked("respond", "play")),
    "six": lambda server: bring(server, with_bots("king_of_the_hill", SIX), in_turn(7, led)),
    "beasts": lambda server: bring(server, with_bots("duel", ["huntress", "treant"]), asked("main")),
    "sides": lambda server: bring(server, with_bots("duel", ["tactician", "cursed_pirate"]), asked("main")),
    "raised": lambda server: bring(server, with_bots("duel", ["artificer", "seraph"]), raised),
    "targeting": lambda server: bring(server, with_bots("2v2", FOUR), targets),
    "teams": lambda server: bring(server, with_bots("2v2", FOUR), in_turn(5, asked("rolling", "reroll"))),
    "curtain": lambda server: server.open_room(duel("here", "here")),
    "over": lambda server: play_out(server, DUEL | OPEN),
    "dungeon": lambda server: bring(server, dungeon("here"), asked("act")),
    "dungeon-fight": lambda server: bring(server, dungeon("here"), refuses),
    "sheet-waiting": lambda server: server.open_room(with_sheet(server, dungeon("here", "link"))),
    "sheet-over": lambda server: play_out(server, with_sheet(server, dungeon("here"))),
    "dungeon-over": lambda server: give_up(server, dungeon("here")),
    "catacombs": lambda server: bring(server, conquest("here", "bot"), shoots),
    "catacombs-over": lambda server: give_up(server, conquest("here", "bot")),
    "given-up": lambda server: give_up(server, with_bots("duel", SIX[:2], **OPEN), in_turn(3, asked("main"))),
}


def shoots(_state: Message, question: Message) -> bool:
    """A flick is asked for."""
    return bool(question["kind"] == "flick")


def refuses(state: Message, _question: Message) -> bool:
    """Something might be wished for and cannot be."""
    return bool(state.get("why_not"))


class House:
    """The rooms of one server, each brought about when it is first wanted."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.rooms: dict[str, Opened] = {}

    def room(self, name: str) -> Opened:
        if name not in self.rooms:
            self.rooms[name] = ROOMS[name](self.server)
        return self.rooms[name]

"""Games that are played over the wire to a certain position, in which a browser then finds what it tests."""

import json
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any
from urllib.request import Request, urlopen

from websockets.sync.client import ClientConnection, connect

from ludotheque.games.one_deck_dungeon.campaign.sealed_text import seal
from tests.browser.dungeons import TURNED, open_written, party
from tests.browser.running import Opened, Server
from tests.games.one_deck_dungeon.campaign.sheets import ELSEWHERE, lyra, ticks
from tests.server.web.plans import Plan, conquest, duel, dungeon

MOST_ANSWERS = 400
MOST_GAMES = 6
PATIENCE = 60.0
HAND_LIMIT = 6
DRAWING = ("double_up", "triple_up")
"""Cards of every hero that draw more than one other."""
LITTLE = 15
"""Health with which a hero of Dice Throne survives a few more turns."""

Message = dict[str, Any]  # JSON of the protocol
Reached = Callable[[Message, Message], bool]
"""A condition on a state and its question."""


def asked(kind: str, offering: str = "") -> Reached:
    """Match a question of this kind, with an answer that begins like this."""

    def reached(_state: Message, question: Message) -> bool:
        actions = [answer["action"] for answer in question.get("answers", ())]
        return bool(question["kind"] == kind and any(action.startswith(offering) for action in actions))

    return reached


def attacked(state: Message, question: Message) -> bool:
    """Match a defense while the attack is on the table."""
    return bool(question["kind"] == "defence" and state["view"].get("incoming"))


def other_seat_leads(state: Message, question: Message) -> bool:
    """Match another seat being Leader while the first seat has its Main Phase."""
    return bool(question["kind"] == "main" and any(state["view"]["leaders"]) and 0 not in state["view"]["leaders"])


def ability_upgraded(state: Message, question: Message) -> bool:
    """Match an upgraded ability of the other player."""
    return bool(question["kind"] == "main" and any(level > 1 for level in state["view"]["seats"][1]["levels"].values()))


def low_health(state: Message, _question: Message) -> bool:
    """Match a player with little health left."""
    return bool(min(seat["health"] for seat in state["view"]["seats"]) <= LITTLE)


def targets(state: Message, _question: Message) -> bool:
    """Match a targeting die on the table."""
    return any(thrown["purpose"] == "targeting" for thrown in state["view"]["dice"])


def holding(count: int, then: Reached) -> Reached:
    """Match the same condition with this many cards in the first seat's hand."""
    return lambda state, question: len(state["view"]["seats"][0]["hand"]) >= count and then(state, question)


def has_enough(_state: Message, question: Message) -> bool:
    """Match a reached ability with rolls left that are not expected to improve it."""
    actions = [answer["action"] for answer in question.get("answers", ())]
    return bool(question.get("enough") and any(action.startswith("reroll") for action in actions))


def in_turn(turn: int, then: Reached) -> Reached:
    """Match the same condition from a turn on, when something has happened already."""
    return lambda state, question: state["view"]["turn"] >= turn and then(state, question)


def has_tokens(state: Message, question: Message) -> bool:
    """Match the other player having two kinds of tokens while the first seat has its Main Phase."""
    return bool(question["kind"] == "main" and len(state["view"]["seats"][1]["tokens"]) > 1)


class SeatConnection:
    """The connection of one seat to a room; it answers as the game proposes."""

    def __init__(self, line: ClientConnection) -> None:
        self.line = line

    def until(self, reached: Reached) -> bool:
        """Answer until the condition holds; return False if the game ends before."""
        for _ in range(MOST_ANSWERS):
            state, question = self.question()
            if not question or reached(state, question):
                return bool(question)
            answer = {"type": "answer", "seq": state["seq"], "seat": question["seat"]}
            self.line.send(json.dumps(answer | {"action": self.action(state, question)}))
        return False

    def action(self, _state: Message, question: Message) -> str:
        """Return the answer that the game proposes."""
        return str(question["default"])

    def question(self) -> tuple[Message, Message]:
        """Return the next state with a question, and the question; empty once the game is over."""
        while True:
            state = self.state()
            if state["phase"] == "over":
                return state, {}
            kept = state.get("answered", ())
            for question in state.get("questions", ()):
                if question["seat"] not in kept:
                    return state, question

    def state(self) -> Message:
        """Return the next state."""
        while True:
            message: Message = json.loads(self.line.recv(PATIENCE))
            if message["type"] == "state":
                return message

    @classmethod
    @contextmanager
    def enter(cls, server: Server, link: str) -> "Iterator[SeatConnection]":
        """Enter a room by an address with a token."""
        address, (place, _, token) = server.address.replace("http", "ws", 1) + "ws", link.partition("#")
        with connect(address, max_size=None) as line:
            room = place.rpartition("/")[2]
            line.send(json.dumps({"type": "hello", "room": room, "token": token, "lang": "en"}))
            yield cls(line)


class CardCollector(SeatConnection):
    """Keeps every card, but plays those that draw more once the hand is full; discards others above the limit."""

    def action(self, state: Message, question: Message) -> str:
        hand = {f"{card['id']}": card["card"] for card in state["view"]["seats"][0]["hand"]}
        offered: list[str] = [answer["action"] for answer in question["answers"]]
        drawing = [action for action in offered if hand.get(action.partition(":")[2]) in DRAWING]
        if question["kind"] == "sell_down":
            return next((action for action in offered if action not in drawing), offered[0])
        if question["kind"] == "main" and len(hand) >= HAND_LIMIT:
            return next((action for action in drawing if action.startswith("play")), str(question["passing"]))
        return str(question.get("passing") or question["default"])


def room_at(server: Server, plan: Plan, reached: Reached, player: type[SeatConnection] = SeatConnection) -> Opened:
    """Return a room of that plan in which the condition holds; tries further games if necessary."""
    for _ in range(MOST_GAMES):
        opened = server.open_room(plan)
        with player.enter(server, opened.host) as connection:
            if connection.until(reached):
                return opened
    raise AssertionError(f"no game came to it: {plan}")


def written_at(
    server: Server, plan: Plan, reached: Reached, cards: Sequence[str] = (), dice: Sequence[int] = ()
) -> Opened:
    """Return a room of a dungeon with written chance in which the condition holds."""
    opened = open_written(server, plan, cards, dice)
    with SeatConnection.enter(server, opened.host) as connection:
        assert connection.until(reached), f"the game never came to it: {plan}"
    return opened


def placing(boxes: int, then: Reached = lambda *_: True) -> Reached:
    """Match laying dice on at least this many boxes."""

    def reached(state: Message, question: Message) -> bool:
        found = question["kind"] == "act" and len(state["view"]["encounter"]["boxes"]) >= boxes
        return bool(found and then(state, question))

    return reached


def fights_boss(state: Message, _question: Message) -> bool:
    """Match a round against the boss of a dungeon."""
    return bool(state["view"]["boss"])


def play_out(server: Server, plan: Plan) -> Opened:
    """Return a room of that plan whose game is over."""
    opened = server.open_room(plan)
    with SeatConnection.enter(server, opened.host) as connection:
        assert not connection.until(lambda *_: False)
    return opened


def give_up(server: Server, plan: Plan, reached: Reached = lambda *_: True) -> Opened:
    """Return a room of that plan in which the first seat has conceded."""
    opened = server.open_room(plan)
    with SeatConnection.enter(server, opened.host) as connection:
        assert connection.until(reached)
        connection.line.send(json.dumps({"type": "resign", "seat": 0}))
        while connection.question()[1]:
            pass
    return opened


def with_bots(mode: str, heroes: list[str], **more: Any) -> Plan:  # fields of the plan
    """Return a plan of Dice Throne with bots in all seats but the first; the bots are fast rather than good."""
    bots = [{"kind": "bot", "level": "random"} for _ in heroes[1:]]
    return duel(mode=mode, heroes=heroes, **more) | {"seats": [{"kind": "here"}, *bots]}


def with_sheet(server: Server, plan: Plan) -> Plan:
    """Return the plan with a campaign sheet for the first seat; foreign sheets are allowed."""
    sheet = server.post("api/sheets", {"player": "Anne", "hero": plan["heroes"][0]})
    return plan | {"options": {"sheet_0": sheet["text"]}, "policy": {"sheets": "any"}}


def with_talents(plan: Plan) -> Plan:
    """Return the plan with a sheet of many games for the first seat, on which talents of two focuses are owned."""
    filled = ticks(veteran=(6, 0, 0), durability=(4, 2, 0), prepared=(6, 0, 0), guile=(6, 0, 0))
    sheet = seal(lyra(hero=plan["heroes"][0], played=20, ticks=filled), ELSEWHERE)
    return plan | {"options": {"sheet_0": sheet}, "policy": {"sheets": "any"}}


def taken(server: Server, plan: Plan) -> Opened:
    """Return a room whose second seat was taken by its link, which is now used up."""
    opened = server.open_room(plan)
    assert opened.seats[1] != opened.links[1]
    return opened


def imported(server: Server, plan: Plan) -> Opened:
    """Return a room with the same game, imported from a file."""
    opened = room_at(server, plan, asked("main"))
    token = opened.host.partition("#")[2]
    export = Request(f"{server.address}api/rooms/{opened.room}/export", headers={"authorization": f"Bearer {token}"})
    with urlopen(export, timeout=30) as answer:
        return server.opened(server.post("api/import", json.load(answer)))


SIX = ["monk", "pyromancer", "shadow_thief", "paladin", "huntress", "treant"]
FOUR = ["moon_elf", "barbarian", "samurai", "vampire_lord"]
DUEL = with_bots("duel", ["pyromancer", "shadow_thief"])
LONG_TEXTS = with_bots("duel", ["tactician", "seraph"])
OPEN: Plan = {"policy": {"spectators": "open"}}

DELVE = party("warrior", dungeon="dragons_cave", difficulty="novice")
PAIR = party("mage", "rogue", dungeon="dragons_cave", difficulty="novice")
PARTY = party("warrior", "mage", "archer", "rogue", dungeon="dragons_cave", difficulty="novice")
FOES = (*TURNED, "goblin_1", "plague_rat_1", "bandit_1", "plague_rat_2")
PERILS = (*TURNED, "locked_door_2", "pit_of_spikes_1", "boulder_2", "arrow_wall_2")
SIXES = (6,) * 6_000
"""Dice with which heroes who answer as the game proposes come down to the boss."""

ROOMS: dict[str, Callable[[Server], Opened]] = {
    "waiting": lambda server: server.open_room(duel("here", "link", "bot", mode="king_of_the_hill", heroes=SIX[:3])),
    "public": lambda server: server.open_room(duel("here", "link", name="Friday table", **OPEN)),
    "watched": lambda server: room_at(server, with_bots("duel", SIX[:2], name="Open table", **OPEN), asked("main")),
    "draft": lambda server: server.open_room(
        duel("here", "bot", heroes=[None, None], policy={"draft": {"kind": "snake", "bans": 1}})
    ),
    "taken": lambda server: taken(server, duel("here", "link", heroes=[None, None])),
    "imported": lambda server: imported(server, duel("here", "bot")),
    "picking": lambda server: server.open_room(duel("here", "link", heroes=[None, None])),
    "hoard-main": lambda server: room_at(server, LONG_TEXTS, holding(8, asked("main", "play")), CardCollector),
    "hoard-rolling": lambda server: room_at(server, LONG_TEXTS, holding(8, asked("rolling", "reroll")), CardCollector),
    "main": lambda server: room_at(server, DUEL, in_turn(3, asked("main", "play"))),
    "rolling": lambda server: room_at(server, DUEL, asked("rolling", "reroll")),
    "defence": lambda server: room_at(server, DUEL, attacked),
    "tokens": lambda server: room_at(server, with_bots("duel", ["barbarian", "monk"]), has_tokens),
    "respond": lambda server: room_at(server, DUEL, asked("respond", "play")),
    "six": lambda server: room_at(server, with_bots("king_of_the_hill", SIX), in_turn(7, other_seat_leads)),
    "beasts": lambda server: room_at(server, with_bots("duel", ["huntress", "treant"]), asked("main")),
    "sides": lambda server: room_at(server, with_bots("duel", ["tactician", "cursed_pirate"]), asked("main")),
    "raised": lambda server: room_at(server, with_bots("duel", ["artificer", "seraph"]), ability_upgraded),
    "targeting": lambda server: room_at(server, with_bots("2v2", FOUR), targets),
    "teams": lambda server: room_at(server, with_bots("2v2", FOUR), in_turn(5, asked("rolling", "reroll"))),
    "curtain": lambda server: server.open_room(duel("here", "here")),
    "over": lambda server: play_out(server, DUEL | OPEN),
    "dungeon": lambda server: room_at(server, dungeon("here"), asked("act")),
    "dungeon-fight": lambda server: room_at(server, dungeon("here"), refuses),
    "dungeon-door": lambda server: written_at(server, DELVE, asked("door"), FOES),
    "dungeon-peril": lambda server: written_at(server, DELVE, asked("peril"), PERILS),
    "dungeon-loot": lambda server: written_at(server, DELVE, asked("loot"), FOES, SIXES),
    "dungeon-many": lambda server: written_at(server, PAIR, placing(9), (), SIXES),
    "dungeon-boss": lambda server: written_at(server, DELVE, placing(7, fights_boss), FOES, SIXES),
    "dungeon-four": lambda server: written_at(server, PARTY, placing(3), (), SIXES),
    "sheet-waiting": lambda server: server.open_room(with_sheet(server, dungeon("here", "link"))),
    "sheet-focus": lambda server: server.open_room(with_talents(dungeon("here"))),
    "sheet-tick": lambda server: room_at(server, with_talents(dungeon("here")), asked("tick")),
    "sheet-over": lambda server: play_out(server, with_sheet(server, dungeon("here"))),
    "dungeon-over": lambda server: give_up(server, dungeon("here")),
    "catacombs": lambda server: room_at(server, conquest("here", "bot"), shoots),
    "catacombs-over": lambda server: give_up(server, conquest("here", "bot")),
    "given-up": lambda server: give_up(server, with_bots("duel", SIX[:2], **OPEN), in_turn(3, asked("main"))),
}


def shoots(_state: Message, question: Message) -> bool:
    """Match a request for a flick."""
    return bool(question["kind"] == "flick")


def refuses(state: Message, _question: Message) -> bool:
    """Match a state in which an action is refused with a reason."""
    return bool(state.get("why_not"))


class PreparedRooms:
    """The rooms of one server, each created on first use."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.rooms: dict[str, Opened] = {}

    def room(self, name: str) -> Opened:
        if name not in self.rooms:
            with self.server.chance_of(f"position {name}"):
                self.rooms[name] = ROOMS[name](self.server)
        return self.rooms[name]

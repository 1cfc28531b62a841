"""Situations of the catacombs in the game's own words, for rule tests: arrange little, act as a seat would, look.

    scene = scenario(sword("berserker_mage"), skull("witch"), at={"skull_1": (250, 100)}).card()
    scene.play("berserker_mage").flick_at("skull_1").nudge().nudge()    # real flicks, by real physics
    scene.nudge_obstacle()

In the hall (`arranging.HALL`) sword_1 and skull_1 face each other on the line y = 100, sword_2 and skull_2 on y = 200.
Lengths are millimetres, angles degrees, speeds metres per second. Starts: turn() (before the draw), card(), obstacle(),
finish() and new_game(). What the scene says: `arranging.Arrangement`; other keywords are options of the setup.
What can be looked at: `looking`. A sole legal answer is given by itself.
"""

from collections.abc import Iterator
from dataclasses import fields
from math import atan2, degrees, hypot
from typing import Any

import pytest

from ludotheque.games.catacombs.physics.angles import TURN, direction
from ludotheque.games.catacombs.table.actions import (
    ARMOR,
    BOOST,
    DISCARD,
    DONE,
    PLAY,
    RETRY,
    TARGET,
    flick_action,
    obstacle_action,
    place_action,
)
from ludotheque.games.catacombs.table.match_content import MatchContent
from ludotheque.games.catacombs.table.state import CARD, FINISH, OBSTACLE, START
from ludotheque.games.catacombs.table.state_classes import CatacombsState
from ludotheque.kernel.chance import Chance, key_of
from ludotheque.kernel.errors import IllegalAction
from ludotheque.kernel.game import expect
from ludotheque.kernel.match import Match
from tests.games.catacombs.arranging import DISC_NAMES, MM, TEAMS, Arrangement, Player, arranged, disc_number, lay_table
from tests.games.catacombs.looking import Looking

ARRANGED = frozenset(field.name for field in fields(Arrangement))
M = 1_000_000  # micrometers
SLOWEST = 0.05
BETWEEN = 19.0  # millimeters from a character's center to a projectile's rim: between the minimum, 13, and 25


def sword(*hand: str) -> Player:
    return Player("sword", hand)


def skull(*hand: str) -> Player:
    return Player("skull", hand)


def scenario(*players: Player, **said: Any) -> "Scene":  # the fields of Arrangement, and options of the setup
    """Return players at a table; call a method to choose where the scene begins."""
    return Scene(players or (sword(), skull()), said)


def new_game(*teams: str, key: str = "scenario", **options: str) -> "Conquest":
    """Return a match from its very beginning, run to its first question; two players by default."""
    players = tuple(Player(team) for team in teams or TEAMS)
    match, content = lay_table(players, options, key)
    return Conquest(match, content).begin()


class Scene:
    """An arranged table before play."""

    def __init__(self, players: tuple[Player, ...], said: dict[str, Any]) -> None:  # as scenario takes it
        self.players = players
        self.options: dict[str, str] = {name: value for name, value in said.items() if name not in ARRANGED}
        self.table = {name: value for name, value in said.items() if name in ARRANGED}

    def turn(self) -> "Conquest":
        """Begin at the start of a turn, before exhaustion and draw."""
        return self.lay(START).begin()

    def card(self) -> "Conquest":
        """Begin in step 2, with the card."""
        return self.lay(CARD).begin()

    def obstacle(self) -> "Conquest":
        """Begin in step 3, with the obstacle."""
        return self.lay(OBSTACLE).begin()

    def finish(self) -> "Conquest":
        """Begin in step 4, which asks nothing; stop in the next turn."""
        return self.lay(FINISH).begin()

    def lay(self, phase: int) -> "Conquest":
        """Begin with the segment, before its first step."""
        match, content = arranged(self.players, self.options, self.table)
        state = expect(match.checkpoints[0].state, CatacombsState)
        state.phase = phase
        state.turn = 0 if phase == START else 1
        return Conquest(match, content)


class Conquest(Looking):
    """A match in progress, with methods to act."""

    def __init__(self, match: Match, content: MatchContent) -> None:
        super().__init__(match, content)

    def begin(self) -> "Conquest":
        self.match.advance()
        return self

    def give(self, action: int, by: int | None = None) -> "Conquest":
        """Give an answer by its number, for the first asked seat or the named one."""
        assert self.match.decision is not None, f"nothing is asked; {self.ended()}"
        self.match.answer(self.match.waiting()[0] if by is None else by, action)
        return self

    def answer(self, spelled: str, by: int | None = None) -> "Conquest":
        """Give an answer by its name."""
        for option in self.decision.options:
            if self.spell(option) == spelled:
                return self.give(option, by)
        raise AssertionError(f"{spelled!r} is not among {self.options()} ({self.asked()})")

    def refused(self, action: int, by: int | None = None) -> str:
        """Return why that answer is refused; assert that nothing changes."""
        before, question = self.match.digest(), self.match.decision
        with pytest.raises(IllegalAction) as refusal:
            self.give(action, by)
        assert (self.match.digest(), self.match.decision) == (before, question)
        return str(refusal.value)

    # Cards.

    def play(self, card: str) -> "Conquest":
        """Play a card from the hand; a single card has been played automatically."""
        if self.asked() not in ("card", "surprise") and self.playing() == card:
            return self
        return self.answer(f"play {card}")

    def discard(self, card: str) -> "Conquest":
        """Discard a card as a stunned player; a single card has been discarded automatically."""
        return self.answer(f"discard {card}") if self.asked() == "discard" else self

    def boost(self, card: str) -> "Conquest":
        return self.answer(f"boost {card}")

    def armor(self, card: str, by: int | None = None) -> "Conquest":
        return self.answer(f"armor {card}", by)

    def done(self, by: int | None = None) -> "Conquest":
        """Decline or pass."""
        return self.give(DONE, by)

    # Shots.

    def flick(self, angle: float, speed: float) -> "Conquest":
        return self.give(flick_action(round(angle * 1000) % TURN, round(speed * M)))

    def flicked_disc(self) -> str:
        """Return the disc of the open question."""
        return "projectile" if self.state.projectile else self.whose_turn()

    def angle_to(self, disc: str, start: str) -> float:
        (x, y), (u, v) = self.at(start), self.at(disc)
        return degrees(atan2(v - y, u - x))

    def flick_at(self, disc: str, speed: float = 1.0) -> "Conquest":
        """Flick straight at the center of another disc."""
        return self.flick(self.angle_to(disc, self.flicked_disc()), speed)

    def nudge(self, angle: float = 90) -> "Conquest":
        """Make the weakest legal flick: half a millimeter."""
        return self.flick(angle, SLOWEST)

    def target(self, disc: str) -> "Conquest":
        return self.answer(f"target {disc}")

    def put(self, x: float, y: float, start: str = "") -> "Conquest":
        """Place the projectile by its center."""
        origin = disc_number(start or self.whose_turn())
        return self.give(place_action(origin, round(x * MM), round(y * MM)))

    def put_towards(self, angle: float, start: str = "") -> "Conquest":
        """Place the projectile beside a character, in that direction."""
        x, y = self.at(start or self.whose_turn())
        away = BETWEEN + self.table.step().shot.radius / MM
        across, up = direction(round(angle * 1000) % TURN)
        return self.put(x + across * away, y + up * away, start)

    def put_before(self, disc: str, start: str = "") -> "Conquest":
        """Place the projectile beside a character, on the line to another disc."""
        return self.put_towards(self.angle_to(disc, start or self.whose_turn()), start)

    def fire(self, disc: str, speed: float = 1.0) -> "Conquest":
        """Place the projectile before the active character and flick it at a disc."""
        return self.put_before(disc).flick_at(disc, speed)

    def put_fallback(self) -> "Conquest":
        """Place the projectile where a timeout would place it."""
        return self.give(self.decision.fallback())

    def waste(self) -> "Conquest":
        """Place the projectile anywhere allowed and move it as little as possible."""
        if self.asked() == "place":
            self.put_fallback()
        x, y = self.at("projectile")
        u, v = self.at(self.whose_turn())
        return self.nudge(degrees(atan2(y - v, x - u)))

    def retry(self) -> "Conquest":
        return self.give(RETRY)

    def obstacle(self, disc: str, angle: float, speed: float) -> "Conquest":
        return self.give(obstacle_action(disc_number(disc), round(angle * 1000) % TURN, round(speed * M)))

    def nudge_obstacle(self) -> "Conquest":
        return self.obstacle("obstacle_5", 90, SLOWEST)

    def idle(self) -> "Conquest":
        """Finish the turn with minimal flicks and without any choice."""
        turn = self.state.turn
        while self.match.decision is not None and self.state.turn == turn:
            self.idle_once()
        return self

    def idle_once(self) -> "Conquest":
        if self.asked() == "place":
            return self.waste()
        if self.asked() == "flick":
            return self.waste() if self.state.projectile else self.nudge()
        return self.nudge_obstacle() if self.asked() == "obstacle" else self.give(self.decision.options[0])


def action_of(verb: str, conquest: Conquest, name: str) -> int:
    """Return an answer about a card or a disc, legal or not; a card is its first copy anywhere."""
    if verb == "target":
        return TARGET | DISC_NAMES.index(name)
    kinds = {"play": PLAY, "discard": DISCARD, "boost": BOOST, "armor": ARMOR}
    cards = range(len(conquest.state.secrets.identity))
    return kinds[verb] | next(card for card in cards if conquest.card_name(card) == name)


def way(conquest: Conquest, disc: str, before: tuple[int, int]) -> float:
    """Return how far a disc has moved, in millimeters."""
    x, y = conquest.place(disc)
    return hypot(x - before[0], y - before[1]) / MM


def aimless(conquest: Conquest, steps: int) -> Iterator[Conquest]:
    """Yield the match at each of its questions, answered at random; most flicks are still aimed at an enemy."""
    source = Chance(key_of("aimless"), 1)
    for step in range(steps):
        if conquest.match.decision is None:
            return
        yield conquest
        answer_by_chance(conquest, source.outcome(0, step, 1 << 30))


def answer_by_chance(conquest: Conquest, number: int) -> None:
    decision = conquest.decision
    if conquest.asked() == "flick" and number % 4:
        conquest.flick_at(DISC_NAMES[conquest.table.enemies()[number // 4 % 2]], 1.5)
    elif decision.space is not None:
        conquest.give(decision.space.nth(number))
    else:
        conquest.give(decision.options[number % len(decision.options)])

"""Situations of a duel in the game's own words, for rule tests: arrange little, act as a seat would, look."""

from dataclasses import dataclass, field
from typing import Any

from ludotheque.games.dice_throne.content.definitions import CardKind
from ludotheque.games.dice_throne.content.loader import load_hero
from ludotheque.games.dice_throne.game import DiceThrone
from ludotheque.games.dice_throne.table import actions, events
from ludotheque.games.dice_throne.table.actions import KINDS, VERBS
from ludotheque.games.dice_throne.table.match_content import MatchContent
from ludotheque.games.dice_throne.table.response_points import (
    DISCARD,
    INCOME,
    MAIN_1,
    MAIN_2,
    OFFENSIVE_ROLL,
    PHASES,
    POINTS,
    UPKEEP,
)
from ludotheque.games.dice_throne.table.state_classes import DamagePool, DiceState, HeroState
from ludotheque.kernel.chance import key_of
from ludotheque.kernel.decisions import ARGUMENT_BITS, Decision
from ludotheque.kernel.game import Setup
from ludotheque.kernel.ledger import Ledger
from ludotheque.kernel.match import Checkpoint, Match
from ludotheque.kernel.secrets import EVERYONE
from ludotheque.registry.discovery import game_named

PHASE_CODES = {
    "upkeep": UPKEEP,
    "income": INCOME,
    "main_1": MAIN_1,
    "roll": OFFENSIVE_ROLL,
    "main_2": MAIN_2,
    "discard": DISCARD,
}
ABOUT = ("choose_player", "respond", "rolling", "present", "change_die", "target", "preempt", "refuse_token")
"""Kinds of questions that say what they are about; screens and players take a subject of any other for a mistake."""
ALL_DUELS: list["Duel"] = []  # a fixture looks here for forced rolls nobody asked for


@dataclass
class Side:
    """How one hero stands when the scene begins; what is not said is as at the start of a game."""

    hero: str
    hand: list[str]
    cp: int = 2
    health: int = 50
    tokens: dict[str, int] = field(default_factory=dict)
    companions: dict[str, int] = field(default_factory=dict)  # how many, or at which level
    nyra: tuple[int, bool] | None = None  # health, and whether she is active
    board: str = ""  # the side in play
    upgrades: list[str] = field(default_factory=list)
    discard: list[str] = field(default_factory=list)
    deck: list[str] | None = None  # the whole deck, top card first; otherwise all other cards in printed order


def barbarian(hand: list[str] | None = None, **said: Any) -> Side:  # the fields of Side
    """By default one upgrade in hand: never a response, but it keeps Main Phases from ending by themselves."""
    return Side("barbarian", ["smack_3"] if hand is None else hand, **said)


def pyromancer(hand: list[str] | None = None, **said: Any) -> Side:  # the fields of Side
    return Side("pyromancer", ["pyroblast_3"] if hand is None else hand, **said)


def fighter(hero: str, hand: list[str] | None = None, **said: Any) -> Side:  # the fields of Side
    """Any hero; by default with one card in hand that is no response."""
    if hand is None:
        hand = [slow_card(hero, said.get("upgrades", []))]
    return Side(hero, hand, **said)


def slow_card(hero: str, taken: list[str]) -> str:
    """The dearest card that is no response, none of those taken."""
    slow = [card for card in load_hero(hero).cards if card.kind in (CardKind.UPGRADE, CardKind.MAIN)]
    return max((card for card in slow if card.id not in taken), key=lambda card: card.cost).id


def scenario(first: Side, second: Side, active: int = 0, turn: int = 3, **options: str) -> "Scene":
    """Two heroes at a table; say next which phase of whose turn it is."""
    return Scene((first, second), active, turn, options)


class Scene:
    """A table that is laid but not yet playing."""

    def __init__(self, sides: tuple[Side, Side], active: int, turn: int, options: dict[str, str]) -> None:
        self.sides = sides
        self.active = active
        self.turn = turn
        self.options = options

    def upkeep(self) -> "Duel":
        return self.at("upkeep")

    def income(self) -> "Duel":
        return self.at("income")

    def main(self) -> "Duel":
        return self.at("main_1")

    def main_2(self) -> "Duel":
        return self.at("main_2")

    def discard_phase(self) -> "Duel":
        return self.at("discard")

    def roll(self, *dice: int) -> "Duel":
        """The Offensive Roll Phase begins and the Active Player throws these five dice."""
        duel = self.lay("roll")
        duel.will_roll(self.active, *dice)
        return duel.begin()

    def at(self, phase: str) -> "Duel":
        return self.lay(phase).begin()

    def lay(self, phase: str) -> "Duel":
        """The phase without its first step, so that rolls can be forced before it."""
        game = game_named("dice_throne")
        assert isinstance(game, DiceThrone)
        setup = Setup("dice_throne", "duel", (self.sides[0].hero, self.sides[1].hero), self.options)
        game.check(setup)
        state = game.begin(setup)
        assert isinstance(state, DiceState)
        content = game.content(setup)
        for seat, side in enumerate(self.sides):
            arrange(state, content, seat, side)
        state.turn, state.active, state.phase = self.turn, self.active, PHASE_CODES[phase]
        state.start_player = 0
        if phase in ("main_1", "main_2"):
            state.pools.append(DamagePool(isolated=0, lines=[]))
        match = Match(game, setup, key_of("scenario"), Checkpoint(0, state, Ledger()), (0, 1))
        duel = Duel(match, content)
        ALL_DUELS.append(duel)
        return duel


def new_game(first: str, second: str, *start_rolls: tuple[int, int], key: str = "scenario") -> "Duel":
    """A match from its very beginning, run to its first question; each pair is what both roll for the start."""
    game = game_named("dice_throne")
    assert isinstance(game, DiceThrone)
    setup = Setup("dice_throne", "duel", (first, second), {})
    game.check(setup)
    duel = Duel(
        Match(game, setup, key_of(key), Checkpoint(0, game.begin(setup), Ledger()), (0, 1)), game.content(setup)
    )
    ALL_DUELS.append(duel)
    for rolls in start_rolls:
        duel.will_roll(0, rolls[0]).will_roll(1, rolls[1])
    return duel.begin()


def arrange(state: DiceState, content: MatchContent, seat: int, side: Side) -> None:
    """Put one hero's cards, tokens and dials where the scene wants them."""
    hero = state.heroes[seat]
    secrets = state.secrets
    left = hero.deck[:]

    def take(name: str) -> int:
        for card in left:
            if content.cards[secrets.identity[card]].id == name:
                left.remove(card)
                return card
        raise AssertionError(f"no card {name!r} left in the deck of {side.hero}")

    hero.hand = [take(name) for name in side.hand]
    hero.discard = [take(name) for name in side.discard]
    for name in side.upgrades:
        lay_upgrade(state, content, hero, take(name))
    hero.deck = [take(name) for name in reversed(side.deck)] if side.deck is not None else left
    for card in hero.hand:
        secrets.known[card] = 1 << seat
    for card in hero.discard + hero.upgrades:
        secrets.known[card] = EVERYONE
    hero.cp = side.cp
    state.dials[seat] = side.health
    for name, count in side.tokens.items():
        hero.tokens[content.named[seat][name]] = count
        hero.token_by[content.named[seat][name]] = 1 - seat
    for name, count in side.companions.items():
        hero.tokens[content.named[seat][name]] = count
    if side.nyra is not None:
        hero.companion = [side.nyra[0], int(side.nyra[1])]
    if side.board:
        turn_board(content, seat, hero, side.board)


def turn_board(content: MatchContent, seat: int, hero: HeroState, board: str) -> None:
    """The other side of the board lies up, its passive in force."""
    own = content.heroes[seat]
    wanted = own.board_named(board)
    hero.levels = [int(side == wanted) for side in own.sides]
    for slot, passives in enumerate(own.passive):
        if passives[1] >= 0:
            hero.tokens[passives[1]] = hero.levels[slot]


def lay_upgrade(state: DiceState, content: MatchContent, hero: HeroState, card: int) -> None:
    upgrade = content.cards[state.secrets.identity[card]]
    hero.upgrades.append(card)
    hero.levels[upgrade.slot] = upgrade.level
    passives = content.heroes[state.heroes.index(hero)].passive[upgrade.slot]
    for level, source in enumerate(passives):
        if source >= 0:
            hero.tokens[source] = int(level == upgrade.level)


class Duel:
    """A duel in progress: words to act, words to look."""

    def __init__(self, match: Match, content: MatchContent) -> None:
        self.match = match
        self.content = content

    def begin(self) -> "Duel":
        self.match.advance()
        return self

    def will_roll(self, seat: int, *dice: int) -> "Duel":
        """The next dice of that seat."""
        self.match.force(f"dice:{seat}", [die - 1 for die in dice])
        return self

    @property
    def state(self) -> DiceState:
        state = self.match.table.core
        assert isinstance(state, DiceState)
        return state

    @property
    def decision(self) -> Decision:
        decision = self.match.decision
        assert decision is not None, f"nothing is asked; outcome {self.match.outcome!r}"
        assert decision.subject == 0 or KINDS[decision.kind] in ABOUT, f"{KINDS[decision.kind]} is about nothing"
        return decision

    def asked(self) -> tuple[int, str]:
        """Who is asked, and the kind of question."""
        return self.decision.owner, KINDS[self.decision.kind]

    def options(self) -> list[str]:
        """The legal answers, spelled with the names of cards, tokens and abilities."""
        return [self.spell(option) for option in self.decision.options]

    def spell(self, action: int) -> str:
        verb = VERBS.verbs[action >> ARGUMENT_BITS].name
        values = VERBS.arguments(action)
        if verb in ("play", "sell", "card"):
            return f"{verb} {self.card_name(values[0])}"
        if verb == "announce":
            return f"announce {self.content.abilities[values[0]].id}/{values[1]}"
        if verb in ("spend", "token", "trigger"):
            return (
                f"{verb} {self.content.sources[values[0]].id}{f'/{values[1]}' if len(values) > 1 and values[1] else ''}"
            )
        if verb == "defend":
            return f"defend {self.content.defences[values[0]].id}"
        if verb == "set_die":
            return f"set_die {values[0]} {values[1]}"
        if verb == "nudge":
            return f"nudge {values[0]} {'up' if values[1] else 'down'}"
        return VERBS.spell(action).replace(":", " ")

    def card_name(self, card: int) -> str:
        return self.content.cards[self.state.secrets.identity[card]].id

    def health(self, seat: int) -> int:
        return self.state.dials[seat]

    def cp(self, seat: int) -> int:
        return self.state.heroes[seat].cp

    def tokens(self, seat: int, status: str) -> int:
        return self.state.heroes[seat].tokens[self.content.named[seat][status]]

    def nyra(self, seat: int) -> tuple[int, bool]:
        """Her health, and whether she is active."""
        health, active = self.state.heroes[seat].companion
        return health, bool(active)

    def hand(self, seat: int) -> list[str]:
        return [self.card_name(card) for card in self.state.heroes[seat].hand]

    def discard_pile(self, seat: int) -> list[str]:
        """The top card is the last."""
        return [self.card_name(card) for card in self.state.heroes[seat].discard]

    def upgrades(self, seat: int) -> list[str]:
        """The upgrades on the board, in the order in which they were laid."""
        return [self.card_name(card) for card in self.state.heroes[seat].upgrades]

    def deck_size(self, seat: int) -> int:
        return len(self.state.heroes[seat].deck)

    def level(self, seat: int, slot: str) -> int:
        return self.state.heroes[seat].levels[self.content.heroes[seat].slots.index(slot)]

    def dice(self) -> list[int]:
        return self.state.throws[-1].dice[:]

    def thrown(self) -> tuple[int, ...]:
        """The dice of the last throw as they fell."""
        dice: tuple[int, ...] = self.logged(events.Rolled)[-1].dice
        return dice

    def final_dice(self) -> list[int]:
        """The five offensive dice, whatever has been thrown on top of them."""
        return self.state.throws[0].dice[:]

    def attempts_left(self) -> int:
        return self.state.throws[-1].attempts

    def phase(self) -> str:
        return PHASES[self.state.phase]

    def phases(self) -> list[str]:
        """The phases that have begun so far."""
        return [event.phase for event in self.logged(events.PhaseBegan)]

    @property
    def outcome(self) -> str:
        return self.match.outcome

    def logged(self, kind: type) -> list[Any]:  # events of that kind
        """Return all events of that kind so far."""
        return [event for event in self.match.log if isinstance(event, kind)]

    def points(self) -> list[str]:
        """The response points reached so far, nested ones with their depth in front."""
        return ["." * event.depth + event.point for event in self.logged(events.WindowOpened)]

    def answer(self, spelled: str, by: int | None = None) -> "Duel":
        """Give the answer that is spelled so; `by` says who must be the one asked."""
        decision = self.decision
        if by is not None:
            assert decision.owner == by, f"seat {decision.owner} is asked ({self.asked()[1]}), not seat {by}"
        for option in decision.options:
            if self.spell(option) == spelled:
                self.match.answer(decision.owner, option)
                return self
        raise AssertionError(f"{spelled!r} is not among {self.options()} ({self.asked()})")

    def play(self, card: str, by: int | None = None) -> "Duel":
        return self.answer(f"play {card}", by)

    def sell(self, card: str) -> "Duel":
        return self.answer(f"sell {card}")

    def end(self) -> "Duel":
        """End the Main Phase."""
        return self.answer("end")

    def passes(self, by: int | None = None) -> "Duel":
        return self.answer("pass", by)

    def reroll(self, *places: int) -> "Duel":
        """Roll the dice at these places (0 to 4) again as a Roll Attempt."""
        self.match.answer(self.decision.owner, actions.REROLL + sum(1 << place for place in places))
        return self

    def announce(self, ability: str, row: int = 0) -> "Duel":
        return self.answer(f"announce {ability}/{row}")

    def no_ability(self) -> "Duel":
        return self.answer("no_ability")

    def defend(self, defence: str, *dice: int) -> "Duel":
        """The Defender rolls these dice."""
        self.will_roll(self.decision.owner, *dice)
        return self.answer(f"defend {defence}")

    def declines_defence(self) -> "Duel":
        assert self.asked()[1] == "defence"
        return self.passes()

    def pass_windows(self) -> "Duel":
        """Everybody passes until a question comes that is not a response."""
        while self.match.decision is not None and self.asked()[1] in ("respond", "preempt", "present"):
            self.passes()
        return self

    def attack(self, ability: str, row: int = 0) -> "Duel":
        """Announce and let nobody respond, up to the next real question (the defence, if there is one)."""
        return self.announce(ability, row).pass_windows()

    def until(self, kind: str) -> "Duel":
        """Pass windows, keep dice and end Main Phases until a question of that kind comes."""
        for _ in range(500):
            if self.match.decision is None or self.asked()[1] == kind:
                return self
            self.idle()
        raise AssertionError(f"no question of kind {kind!r} came")

    def until_phase(self, phase: str, seat: int) -> "Duel":
        """Likewise, until something is asked in that phase of that seat's turn."""
        for _ in range(500):
            if (self.phase(), self.state.active) == (phase, seat):
                return self
            self.idle()
        raise AssertionError(f"the phase {phase!r} of seat {seat} did not come")

    def until_point(self, point: str, by: int | None = None) -> "Duel":
        """Pass responses until the window at that point asks somebody, or that seat."""
        for _ in range(100):
            owner, kind = self.asked()
            assert kind in ("respond", "preempt", "present"), f"{point} did not come: {kind} is asked of seat {owner}"
            if kind == "respond" and POINTS[self.decision.subject] == point and by in (None, owner):
                return self
            self.passes()
        raise AssertionError(f"{point} did not come")

    def idle(self) -> "Duel":
        """The answer of somebody who wants nothing."""
        options = self.options()
        return self.answer(next(word for word in ("pass", "end", "no_ability", *options) if word in options))

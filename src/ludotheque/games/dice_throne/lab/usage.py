"""What can be used in a Dice Throne match, and the counting of it."""

from collections.abc import Sequence
from itertools import product
from typing import Final

from ludotheque.games.dice_throne.table.actions import ANNOUNCE, DEFEND, PLAY, SPEND
from ludotheque.games.dice_throne.table.boards import LEVELS
from ludotheque.games.dice_throne.table.events import (
    BoardFlipped,
    CompanionBuilt,
    CompanionGrew,
    CompanionTurned,
    TokensPlaced,
    TokensRemoved,
)
from ludotheque.games.dice_throne.table.hook_sources import COMPANION, HOOKS_PER_SOURCE, STATUS, HookSource
from ludotheque.games.dice_throne.table.match_content import ROWS, MatchContent, PreparedHero
from ludotheque.games.dice_throne.table.table import DiceTable
from ludotheque.kernel.decisions import ARGUMENT_BITS, ARGUMENT_MASK
from ludotheque.kernel.events import Event
from ludotheque.kernel.game import expect
from ludotheque.kernel.table import Table
from ludotheque.registry.laboratory import UsageCounter

NONE: Final = -1  # where a board has no ability, defence or passive


class UsageNames:
    """The things of one match that can be used, each by a name that is the same in every match."""

    def __init__(self, kit: MatchContent) -> None:
        self.cards: dict[int, str] = {}
        for name, index in kit.card_index.items():
            self.cards[index] = f"card {name}" if "/" in name else f"card common/{name}"
        self.abilities: dict[int, str] = {}
        self.defences: dict[int, str] = {}
        self.passives: dict[int, str] = {}
        for hero in kit.heroes:
            self.name_board(hero)
        self.statuses = [source.id for source in kit.sources if source.kind == STATUS]
        self.spent = {
            source.index * HOOKS_PER_SOURCE + place: f"{self.source(source)}, used ({place})"
            for source in kit.sources
            for place in range(len(source.uses))
        }
        self.all = self.everything(kit)

    def source(self, source: HookSource) -> str:
        """A token, a companion, or a passive with its level."""
        kind = "status" if source.kind == STATUS else "companion"
        return self.passives.get(source.index, f"{kind} {source.id}")

    def name_board(self, hero: PreparedHero) -> None:
        for (slot, name), level in product(enumerate(hero.slots), (1, 2, 3)):
            version = f"{hero.id}/{name} {level}"
            self.abilities[hero.offence[slot][level]] = f"ability {version}"
            self.abilities[hero.added[slot][level]] = f"ability {version} added"
            self.defences[hero.defence[slot][level]] = f"defence {version}"
            self.passives[hero.passive[slot][level]] = f"passive {version}"
        for named in (self.abilities, self.defences, self.passives):
            named.pop(NONE, None)

    def everything(self, kit: MatchContent) -> list[str]:
        dealt = sorted({card for hero in kit.heroes for card in hero.deck})
        rows = [
            self.row(ability * ROWS + row)
            for ability in sorted(self.abilities)
            for row in range(len(kit.abilities[ability].met))
        ]
        cards = [self.cards[card] for card in dealt]
        passives = [self.in_force(source) for source in self.passives]
        told = [*self.tokens(), *self.companions(kit), *self.boards(kit)]
        return list(dict.fromkeys([*cards, *rows, *self.defences.values(), *passives, *self.spent.values(), *told]))

    def tokens(self) -> list[str]:
        """Every status comes to a board, and goes."""
        return [f"status {status}, {what}" for status in self.statuses for what in ("placed", "removed")]

    def companions(self, kit: MatchContent) -> list[str]:
        """Built to each level, or grown, or out of action and back again."""
        found = []
        for source in kit.sources:
            if source.kind == COMPANION:
                ways = [level.value for level in LEVELS] if source.has_levels else ["grown"]
                found += [
                    f"companion {source.id}, {way}" for way in (["falls", "rises"] if source.max_health else ways)
                ]
        return found

    def boards(self, kit: MatchContent) -> list[str]:
        """Sides that are not in play from the start."""
        heroes = [hero.hero for hero in kit.heroes if hero.hero.hero_setup.board is not None]
        return [f"board {board.id}" for hero in heroes for board in hero.boards if board.id != hero.hero_setup.board]

    def in_force(self, source: int) -> str:
        return f"{self.passives[source]}, in force"

    def row(self, announced: int) -> str:
        """A row of an ability, by the number under which it is announced."""
        ability, row = divmod(announced, ROWS)
        return f"{self.abilities[ability]}, row {row + 1}"

    def of_action(self, action: int, card: int) -> str:
        """What an answer uses; `card` is the identity of the card it plays."""
        verb = action >> ARGUMENT_BITS << ARGUMENT_BITS
        if verb == PLAY:
            return self.cards[card]
        if verb == SPEND:
            return self.spent[action & ARGUMENT_MASK]
        if verb == DEFEND:
            return self.defences[action & ARGUMENT_MASK]
        return self.row(action & ARGUMENT_MASK) if verb == ANNOUNCE else ""

    def of_event(self, event: Event) -> str:
        """What an event tells of."""
        if isinstance(event, TokensPlaced):
            return f"status {event.status}, placed"
        if isinstance(event, TokensRemoved):  # of a companion, too: that it was used has been counted
            return f"status {event.status}, removed" if event.status in self.statuses else ""
        if isinstance(event, CompanionBuilt):
            return f"companion {event.companion}, {event.level}"
        if isinstance(event, CompanionGrew):
            return f"companion {event.companion}, grown"
        if isinstance(event, CompanionTurned):
            return f"companion {event.companion}, {'rises' if event.active else 'falls'}"
        return f"board {event.board}" if isinstance(event, BoardFlipped) else ""


class DiceUsageCounter(UsageCounter):
    """Cards, defences and tokens count when they are answered, abilities when activated, all else when it is told.

    A passive counts once for each turn of its player that it is in force.
    """

    def __init__(self, names: UsageNames) -> None:
        self.names = names
        self.serial = 0
        self.turn = 0

    def at_question(self, table: Table) -> list[str]:
        """An ability counts when it is activated; an announcement may still be changed."""
        state = expect(table, DiceTable).state
        found = []
        if state.turn != self.turn:
            self.turn = state.turn
            tokens = state.heroes[state.active].tokens
            found += [self.names.in_force(source) for source in self.names.passives if tokens[source]]
        if state.serial != self.serial and state.attacks:
            self.serial = state.serial
            attack = state.attacks[0]
            found.append(self.names.row(attack.ability * ROWS + attack.row))
        return found

    def at_answer(self, table: Table, action: int) -> list[str]:
        if action >> ARGUMENT_BITS == ANNOUNCE >> ARGUMENT_BITS:
            return []
        plays = action >> ARGUMENT_BITS == PLAY >> ARGUMENT_BITS
        name = self.names.of_action(action, table.core.secrets.identity[action - PLAY] if plays else -1)
        return [name] if name else []

    def after_segment(self, events: Sequence[Event]) -> list[str]:
        return [name for told in events if (name := self.names.of_event(told))]

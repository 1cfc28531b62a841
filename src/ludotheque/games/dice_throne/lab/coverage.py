"""Coverage of Dice Throne's content, and an agent that prefers what was used least."""

from collections.abc import Sequence
from functools import cache
from itertools import product
from random import Random
from typing import Final

from ludotheque.games.dice_throne.table.actions import ANNOUNCE, DEFEND, NO_ABILITY, PLAY, REROLL, SPEND
from ludotheque.games.dice_throne.table.cards_and_tokens import LEVELS
from ludotheque.games.dice_throne.table.events import (
    BoardFlipped,
    CompanionBuilt,
    CompanionGrew,
    CompanionTurned,
    TokensPlaced,
    TokensRemoved,
)
from ludotheque.games.dice_throne.table.match_content import (
    COMPANION,
    HOOKS_PER_SOURCE,
    ROWS,
    STATUS,
    UPGRADE,
    HookSource,
    MatchContent,
    PreparedHero,
)
from ludotheque.games.dice_throne.table.odds import STOP, KeepTable, chance_table
from ludotheque.games.dice_throne.table.table import DiceTable
from ludotheque.games.dice_throne.view import DiceSeen
from ludotheque.kernel.decisions import ARGUMENT_BITS, ARGUMENT_MASK, Decision
from ludotheque.kernel.events import Event
from ludotheque.kernel.game import expect
from ludotheque.kernel.table import Table
from ludotheque.registry.laboratory import Goals, UsageCounter

NONE: Final = -1  # where a board has no ability, defence or passive


class UsageNames:
    """The content of one match that can be used, by names that are the same in every match."""

    def __init__(self, content: MatchContent) -> None:
        self.cards: dict[int, str] = {}
        for name, index in content.card_index.items():
            self.cards[index] = f"card {name}" if "/" in name else f"card common/{name}"
        self.abilities: dict[int, str] = {}
        self.defences: dict[int, str] = {}
        self.passives: dict[int, str] = {}
        for hero in content.heroes:
            self.name_board(hero)
        self.statuses = [source.id for source in content.sources if source.kind == STATUS]
        self.spent = {
            source.index * HOOKS_PER_SOURCE + place: f"{self.source(source)}, used ({place})"
            for source in content.sources
            for place in range(len(source.uses))
        }
        self.all = self.everything(content)

    def source(self, source: HookSource) -> str:
        """Return the name of a token, a companion, or a passive with its level."""
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

    def everything(self, content: MatchContent) -> list[str]:
        dealt = sorted({card for hero in content.heroes for card in hero.deck})
        rows = [
            self.row(ability * ROWS + row)
            for ability in sorted(self.abilities)
            for row in range(len(content.abilities[ability].met))
        ]
        cards = [self.cards[card] for card in dealt]
        passives = [self.in_force(source) for source in self.passives]
        others = [*self.tokens(), *self.companions(content), *self.boards(content)]
        return list(dict.fromkeys([*cards, *rows, *self.defences.values(), *passives, *self.spent.values(), *others]))

    def tokens(self) -> list[str]:
        """Return a name for the placing and the removal of each status."""
        return [f"status {status}, {what}" for status in self.statuses for what in ("placed", "removed")]

    def companions(self, content: MatchContent) -> list[str]:
        """Return a name for each way a companion changes: built to a level, grown, downed or revived."""
        found = []
        for source in content.sources:
            if source.kind == COMPANION:
                ways = [level.value for level in LEVELS] if source.has_levels else ["grown"]
                found += [
                    f"companion {source.id}, {way}" for way in (["falls", "rises"] if source.max_health else ways)
                ]
        return found

    def boards(self, content: MatchContent) -> list[str]:
        """Return the board sides that are not in play at the start."""
        heroes = [hero.hero for hero in content.heroes if hero.hero.hero_setup.board is not None]
        return [f"board {board.id}" for hero in heroes for board in hero.boards if board.id != hero.hero_setup.board]

    def in_force(self, source: int) -> str:
        return f"{self.passives[source]}, in force"

    def row(self, announced: int) -> str:
        """Return the name of an ability's row from the number in its announcement."""
        ability, row = divmod(announced, ROWS)
        return f"{self.abilities[ability]}, row {row + 1}"

    def of_action(self, action: int, card: int) -> str:
        """Return what an answer uses; `card` is the identity of the card it plays."""
        verb = action >> ARGUMENT_BITS << ARGUMENT_BITS
        if verb == PLAY:
            return self.cards[card]
        if verb == SPEND:
            return self.spent[action & ARGUMENT_MASK]
        if verb == DEFEND:
            return self.defences[action & ARGUMENT_MASK]
        return self.row(action & ARGUMENT_MASK) if verb == ANNOUNCE else ""

    def of_event(self, event: Event) -> str:
        """Return what an event shows as used."""
        if isinstance(event, TokensPlaced):
            return f"status {event.status}, placed"
        if isinstance(event, TokensRemoved):  # skips companions, whose use was counted before
            return f"status {event.status}, removed" if event.status in self.statuses else ""
        if isinstance(event, CompanionBuilt):
            return f"companion {event.companion}, {event.level}"
        if isinstance(event, CompanionGrew):
            return f"companion {event.companion}, grown"
        if isinstance(event, CompanionTurned):
            return f"companion {event.companion}, {'rises' if event.active else 'falls'}"
        return f"board {event.board}" if isinstance(event, BoardFlipped) else ""


class DiceUsageCounter(UsageCounter):
    """Counts cards, defences and tokens when answered, abilities when activated, everything else by its event.

    A passive counts once for each of its player's turns that it is in force.
    """

    def __init__(self, names: UsageNames) -> None:
        self.names = names
        self.serial = 0
        self.turn = 0

    def at_question(self, table: Table) -> list[str]:
        """Return what is used at this question; abilities count when activated, because announcements may change."""
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
        return [name for event in events if (name := self.names.of_event(event))]


GOAL_FOLLOWED: Final = 0.85  # how often the agent follows a goal instead of chance
ATTEMPTS: Final = 4  # rerolls that the agent looks ahead
ENOUGH: Final = 6  # answers towards one goal in a game; two agents that only want to heal would never end it


@cache
def keeping_for(met: tuple[bool, ...]) -> KeepTable:
    """Return how to roll for these rolls; cached, because many heroes and all matches share it."""
    return chance_table(list(met), ATTEMPTS)


class CoverageAgent:
    """Prefers its goals in order and rolls for wanted abilities; otherwise chooses at random."""

    def __init__(self, names: UsageNames, goals: list[str], random: Random) -> None:
        self.names = names
        self.goals = Goals(goals, ENOUGH)
        self.random = random

    def __call__(self, decision: Decision, seen: DiceSeen) -> int:
        if self.random.random() < GOAL_FOLLOWED:
            wanted = self.wanted(decision, seen)
            if wanted >= 0:
                return wanted
        verbs = sorted({option >> ARGUMENT_BITS for option in decision.options})
        verb = self.random.choice(verbs)
        return self.random.choice([option for option in decision.options if option >> ARGUMENT_BITS == verb])

    def wanted(self, decision: Decision, seen: DiceSeen) -> int:
        """Return the option of the first goal, a reroll towards a goal, or an upgrade; -1 if there is none."""
        ranked = [
            (self.goals.rank[name], option)
            for option in decision.options
            if (name := self.use(option, seen)) in self.goals.rank
        ]
        if ranked:
            place, option = min(ranked)
            self.goals.serve(place)
            return option
        if NO_ABILITY in decision.options:
            return self.aimed(decision, seen)
        upgrades = [option for option in decision.options if self.is_upgrade(option, seen)]
        return self.random.choice(upgrades) if upgrades else -1

    def use(self, option: int, seen: DiceSeen) -> str:
        card = seen.card(option - PLAY) if option >> ARGUMENT_BITS == PLAY >> ARGUMENT_BITS else None
        return self.names.of_action(option, card.index if card is not None else -1)

    def is_upgrade(self, option: int, seen: DiceSeen) -> bool:
        card = seen.card(option - PLAY) if option >> ARGUMENT_BITS == PLAY >> ARGUMENT_BITS else None
        return card is not None and card.kind == UPGRADE

    def aimed(self, decision: Decision, seen: DiceSeen) -> int:
        """Return the best reroll towards the first wanted row on the board."""
        throw = seen.throw()
        if throw is None or throw.attempts <= 0:
            return -1
        board = seen.content.versions(seen.content.heroes[decision.owner], seen.levels(decision.owner))
        rows = [ability * ROWS + row for ability in board for row in range(len(seen.content.abilities[ability].met))]
        wanted = [(self.goals.rank[self.names.row(row)], row) for row in rows if self.names.row(row) in self.goals.rank]
        if not wanted:
            return -1
        ability, row = divmod(min(wanted)[1], ROWS)
        table = keeping_for(tuple(seen.content.abilities[ability].met[row]))
        keep = table.best_keep(throw.dice, min(throw.attempts, ATTEMPTS))
        again = REROLL + (STOP & ~keep)
        return again if again in decision.options else -1  # the player may be unable to pay for an attempt

"""The dungeon's table: it asks the party, and knows everything that adds to the rules."""

from collections.abc import Callable
from typing import Any, Final

from mypy_extensions import i64

from ludotheque.games.one_deck_dungeon.content.vocabulary import Effect, Quantity
from ludotheque.games.one_deck_dungeon.table import events
from ludotheque.games.one_deck_dungeon.table.hook_sources import Carried
from ludotheque.games.one_deck_dungeon.table.loot import LootAtoms
from ludotheque.games.one_deck_dungeon.table.match_content import MatchContent
from ludotheque.games.one_deck_dungeon.table.state_classes import DungeonState
from ludotheque.kernel.chance import Chance
from ludotheque.kernel.decisions import Decision
from ludotheque.kernel.errors import BrokenRule
from ludotheque.kernel.ledger import Ledger
from ludotheque.kernel.table import Answers, GameOver

HEALTH: Final = Quantity.HEALTH
DOOR_LIMIT: Final = Quantity.DOOR_LIMIT

Resolver = Callable[[Any, Any, Any], None]  # takes a table, the circumstances and its own type of effect
Possible = Callable[[Any, Any, Any], bool]  # the same


class DungeonTable(LootAtoms):
    """One run of the rules of the dungeon."""

    rolling: i64  # rolls whose own effects are not yet over; none when a segment begins

    def __init__(
        self, state: DungeonState, kit: MatchContent, chance: tuple[Chance, Ledger | None], answers: Answers
    ) -> None:
        super().__init__(state, kit, chance, answers)
        self.others: list[tuple[int, ...]] = [
            tuple([seat for seat in range(kit.seats) if seat != owner]) for owner in range(kit.seats)
        ]
        self.carried: list[Carried] = []  # by the heroes; worked out when first needed

    def resolver(self, kind: type[Effect]) -> Resolver:
        """The function that carries out effects of that type; the table of a match knows them."""
        raise BrokenRule(f"no function carries out {kind.__name__}")

    def payment_test(self, kind: type[Effect]) -> Possible | None:
        """Says whether a text that opens with such an effect can be used; none: it always can."""
        raise BrokenRule(f"no table of payments knows {kind.__name__}")

    def aim_test(self, kind: type[Effect]) -> Possible | None:
        """Says whether there is anything such an effect could act on; none: there always is."""
        raise BrokenRule(f"no table of aims knows {kind.__name__}")

    def ask_party(self, kind: i64, options: list[int], subject: i64 = 0, owner: i64 = 0) -> int:
        """A question any seat of the party may answer; sole answers need no question."""
        if self.in_place and len(options) == 1:
            return options[0]
        return self.ask(Decision(owner, kind, options, subject, self.others[owner]))

    def combat(self) -> bool:
        """Is the encounter a combat? Boss rounds are."""
        return self.encounter().option < 0

    def begin_phase(self, phase: i64) -> None:
        """The segment that comes next."""
        self.state.phase = phase

    def health(self, seat: i64) -> i64:
        """Printed, plus hearts on items and talents (ODD-LOOT-3)."""
        health = self.hero_kit(seat).health
        for card in self.hero(seat).items:
            health += self.card(card).item[3]
        if self.kit.has_sheets:
            health = self.hero_quantity(HEALTH, health, seat)
        return health

    def hero_sources(self) -> list[Carried]:
        """What heroes carry: starting skills, and with a campaign sheet talents and Basic Skills."""
        if not self.carried:
            for seat in range(self.kit.seats):
                for use in self.kit.passives(seat, self.hero(seat).focus):
                    self.carried.append(Carried(self.kit.uses[use].source, seat))
        return self.carried

    def sources(self) -> list[Carried]:
        """Everything that adds to the rules now, the dungeon first: revealed floors or the boss, then the foe, then
        potions and heroes (ODD-FLOOR-7, ODD-BOSS-1)."""
        state = self.state
        found: list[Carried] = []
        if state.floor > 3:
            found.append(self.kit.boss)
        else:
            found.extend(self.kit.floor_carried[: state.floor])
        if self.kit.extra is not None:
            found.append(self.kit.extra.carried)
        if state.encounters and state.encounters[0].card >= 0:
            ability = self.card(state.encounters[0].card).ability
            if ability is not None:
                found.append(ability)
        found.extend(self.kit.potion_carried)
        found.extend(self.hero_sources())
        return found

    def quantity(self, quantity: Quantity, number: int) -> int:
        """A number of the rules after everything that changes it."""
        if quantity not in self.kit.quantities:
            return number
        for carried in self.sources():
            number = carried.source.modified(quantity, number)
        return number

    def hero_quantity(self, quantity: Quantity, number: int, seat: i64) -> int:
        """The same for a number of one hero."""
        for carried in self.hero_sources():
            if carried.seat == seat:
                number = carried.source.modified(quantity, number)
        return number

    def choose_focus(self, seat: i64, focus: i64, name: str) -> None:
        self.hero(seat).focus = focus
        self.carried = []
        if self.listening:
            self.tell(events.FocusChosen(seat, name))

    def door_limit(self) -> i64:
        """ODD-EXPL-1."""
        return self.quantity(DOOR_LIMIT, 4)

    def end_game(self, result: str) -> None:
        """Won or lost; nothing else of this segment happens."""
        self.state.result = result
        raise GameOver

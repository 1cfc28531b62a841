"""The part of a dungeon scene that reads its state; `scenario` has the actions."""

from typing import Any

from ludotheque.games.one_deck_dungeon.rules.loot import level_cost, total_xp
from ludotheque.games.one_deck_dungeon.table.actions import KINDS
from ludotheque.games.one_deck_dungeon.table.die import COLOR_NAMES
from ludotheque.games.one_deck_dungeon.table.match_content import MatchContent
from ludotheque.games.one_deck_dungeon.table.state import CLOSED, EXILED_CUBES, EXILED_POISON, PHASES
from ludotheque.games.one_deck_dungeon.table.state_classes import DungeonState, EncounterState
from ludotheque.games.one_deck_dungeon.table.table import DungeonTable
from ludotheque.kernel.decisions import Decision
from ludotheque.kernel.game import expect
from ludotheque.kernel.match import Match
from tests.games.one_deck_dungeon.spelling import Spelling, said_box, said_die


class Looking:
    """A dungeon match with all facts visible."""

    def __init__(self, match: Match, content: MatchContent) -> None:
        self.match = match
        self.content = content

    @property
    def table(self) -> DungeonTable:
        table = self.match.table
        assert isinstance(table, DungeonTable)
        return table

    @property
    def state(self) -> DungeonState:
        return expect(self.match.table.core, DungeonState)

    @property
    def encounter(self) -> EncounterState:
        return self.table.encounter()

    @property
    def decision(self) -> Decision:
        assert self.match.decision is not None, f"nothing is asked; outcome {self.match.outcome!r}"
        return self.match.decision

    @property
    def outcome(self) -> str:
        return self.match.outcome

    def asked(self) -> str:
        """Return the kind of the open question; "" when the game is over."""
        return KINDS[self.decision.kind] if self.match.decision is not None else ""

    def spell(self, action: int) -> str:
        return Spelling(self.content, self.state).spell(action)

    def options(self, verb: str = "") -> list[str]:
        """Return the legal answers in words, or those of one verb without it."""
        spelled = [self.spell(option) for option in self.decision.options]
        return [each.partition(" ")[2] for each in spelled if each.split()[0] == verb] if verb else spelled

    def choices(self) -> list[str]:
        """Return the answers to the question itself, without those of any time."""
        return [each for each in self.options() if each.split()[0] not in ("drink", "use", "return_die")]

    def logged(self, kind: type) -> list[Any]:  # events of that kind
        """Return all events of that kind so far."""
        return [event for event in self.match.log if isinstance(event, kind)]

    def card_name(self, card: int) -> str:
        return self.content.cards[self.state.secrets.identity[card]].id

    def names(self, cards: list[int]) -> list[str]:
        return [self.card_name(card) for card in cards]

    def phase(self) -> str:
        return PHASES[self.state.phase]

    def damage(self, seat: int = 0) -> int:
        return self.state.heroes[seat].damage

    def health(self, seat: int = 0) -> int:
        return self.table.health(seat)

    def poison(self, seat: int = 0) -> int:
        return self.state.heroes[seat].poison

    def stored(self, seat: int = 0) -> int:
        return self.state.heroes[seat].stored

    def items(self, seat: int = 0) -> list[str]:
        return self.names(self.state.heroes[seat].items)

    def skills(self, seat: int = 0) -> list[str]:
        """Return the looted skills, by their cards."""
        return self.names(self.state.heroes[seat].skills)

    def pool(self, seat: int = 0) -> list[str]:
        """Return the dice of a hero, strength first, heroic last, low values first."""
        return [said_die(code) for code in self.table.pool(seat)]

    def boxes(self) -> list[str]:
        """Return the active boxes as printed, including covered ones, in order."""
        return [said_box(box) for box in self.encounter.boxes]

    def uncovered(self) -> list[str]:
        return [said_box(box) for box in self.encounter.boxes if box.needed]

    def dice_on(self, place: int) -> list[str]:
        return [said_die(code) for code in self.encounter.boxes[place].dice]

    def supply(self, color: str) -> int:
        """Return the dice of a color that can be taken now."""
        of = self.encounter.supply if self.state.encounters else self.state.supply
        return of[COLOR_NAMES.index(color)]

    def exiled(self, what: str) -> int:
        """Return the exiled dice of a color, or "cubes" or "poison"."""
        places: dict[str, int] = {"cubes": EXILED_CUBES, "poison": EXILED_POISON}
        return self.state.exiled[places[what] if what in places else COLOR_NAMES.index(what)]

    def cubes(self) -> int:
        return self.state.cubes

    def potions(self) -> list[str]:
        return [self.content.potions[potion].id for potion in self.state.potions]

    def deck(self) -> list[str]:
        """Return the deck, the top card first."""
        return self.names(self.state.deck[::-1])

    def deck_size(self) -> int:
        return len(self.state.deck)

    def discard_pile(self) -> list[str]:
        """Return the discard pile, the top card last."""
        return self.names(self.state.discard)

    def boxed(self) -> list[str]:
        return self.names(self.state.boxed)

    def doors(self) -> list[str]:
        """Return the doors, such as "closed bandit_1" or "open goblin_1+ogre_1"."""
        return [
            f"{'closed' if door.opened == CLOSED else 'open'} {'+'.join(self.names(door.cards))}"
            for door in self.state.doors
        ]

    def xp(self) -> int:
        return total_xp(self.table)

    def xp_cards(self) -> list[str]:
        return self.names(self.state.xp)

    def xp_needed(self) -> int:
        return level_cost(self.table)

    def level(self) -> int:
        return self.state.level

    def floor(self) -> int:
        return self.state.floor

    def stairs(self) -> int:
        """Return the tokens on the stairs card."""
        return self.state.stairs

    def boss_damage(self) -> int:
        return self.state.boss_damage

    def turn(self) -> int:
        return self.state.turn

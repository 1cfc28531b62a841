"""What can be used in One Deck Dungeon: cards and all they become, foes, skills, talents, potions, floors, bosses."""

from collections.abc import Sequence
from typing import Final

from ludotheque.games.one_deck_dungeon.content.vocabulary import Moment
from ludotheque.games.one_deck_dungeon.table.actions import ABILITY, DRINK, SEAT_SHIFT, SPEND_XP, USE
from ludotheque.games.one_deck_dungeon.table.events import (
    BossFightBegan,
    EncounterBegan,
    FloorRevealed,
    GameEnded,
    LevelGained,
    Looted,
    PerilChosen,
)
from ludotheque.games.one_deck_dungeon.table.match_content import MatchContent, PreparedCard, PreparedUse
from ludotheque.games.one_deck_dungeon.table.table import DungeonTable
from ludotheque.kernel.decisions import ARGUMENT_BITS, ARGUMENT_MASK
from ludotheque.kernel.events import Event
from ludotheque.kernel.table import Table
from ludotheque.registry.laboratory import UsageCounter

FOCUSES: Final = 4
TOP_LEVEL: Final = 4
NUMBER_MASK: Final = (1 << SEAT_SHIFT) - 1
CUBE: Final = "a cube for XP"


class UsageNames:
    """The things of one match that can be used, each by a name that is the same in every match."""

    def __init__(self, kit: MatchContent) -> None:
        self.kit = kit
        self.cards = {kit.cards[number].id: kit.cards[number] for number in kit.deck}
        held = [use for seat in range(kit.seats) for focus in range(FOCUSES) for use in kit.passives(seat, focus)]
        looted = [int(card.skill) for card in self.cards.values() if card.skill >= 0]
        self.uses = [kit.uses[use] for use in dict.fromkeys([*held, *looted])]
        self.all = self.everything()

    def everything(self) -> list[str]:
        cards = [name for card in self.cards.values() for name in self.of_card(card)]
        uses = [self.of_use(use) for use in self.uses]
        found = [int(card.potion) for card in self.cards.values() if card.potion >= 0]
        potions = [self.of_potion(number) for number in dict.fromkeys([*self.kit.known_potions, *found])]
        heroes = [self.of_ability(seat) for seat in range(self.kit.seats)]
        levels = [self.of_level(level) for level in range(self.kit.tier.level + 1, TOP_LEVEL + 1)]
        return list(dict.fromkeys([*cards, *uses, *potions, *heroes, *levels, *self.places(), CUBE]))

    def places(self) -> list[str]:
        """Floors and the boss: one comes after the other."""
        floors = [f"floor {floor.id}" for floor in self.kit.floors]
        boss = self.kit.dungeon.boss.id
        return [*floors, f"boss {boss}, met", f"boss {boss}, beaten"]

    def of_card(self, card: PreparedCard) -> list[str]:
        """All a card can be: met, one way or the other, and claimed as one thing or another."""
        names = [f"card {card.id}, met", f"card {card.id}, item", f"card {card.id}, xp"]
        names += [f"card {card.id}, option {place + 1}" for place in range(len(card.options))]
        names += [f"foe {card.ability.source.name}"] if card.ability is not None else []
        return [*names, f"card {card.id}, {'skill' if card.skill >= 0 else 'potion'}"]

    def of_use(self, use: PreparedUse) -> str:
        """A skill or talent that is used, or one that is at work by itself."""
        if use.effects or Moment.TURN_START in use.source.at:
            return f"use {use.id}"
        return f"at work {use.id}"

    def of_potion(self, number: int) -> str:
        return f"potion {self.kit.potions[number].id}"

    def of_ability(self, seat: int) -> str:
        return f"ability {self.kit.heroes[seat].ability.id}"

    def of_level(self, level: int) -> str:
        return f"level {level}"

    def of_action(self, action: int) -> str:
        """What an answer uses by itself; empty if that depends on where it is given."""
        verb, argument = action >> ARGUMENT_BITS << ARGUMENT_BITS, action & ARGUMENT_MASK
        if verb == USE:
            return self.of_use(self.kit.uses[argument & NUMBER_MASK])
        if verb == DRINK:
            return self.of_potion(argument & NUMBER_MASK)
        return self.of_ability(argument) if verb == ABILITY else ""


class DungeonUsageCounter(UsageCounter):
    """Skills, talents, potions and abilities count when they are answered, everything else when it is told."""

    def __init__(self, names: UsageNames) -> None:
        self.names = names
        self.begun = False

    def at_question(self, table: Table) -> list[str]:
        """What is at work by itself counts once the game has begun."""
        if self.begun or not isinstance(table, DungeonTable) or table.state.floor == 0:
            return []
        self.begun = True
        kit = table.kit
        found = [use for seat in range(kit.seats) for use in kit.passives(seat, table.hero(seat).focus)]
        names = [self.names.of_use(kit.uses[use]) for use in found]
        return [name for name in names if name.startswith("at work")]

    def at_answer(self, table: Table, action: int) -> list[str]:
        spends = action >> ARGUMENT_BITS == SPEND_XP >> ARGUMENT_BITS
        if spends and isinstance(table, DungeonTable) and table.state.level == TOP_LEVEL:
            return [CUBE]
        name = self.names.of_action(action)
        return [name] if name else []

    def after_segment(self, events: Sequence[Event]) -> list[str]:
        return [name for told in events for name in self.told(told)]

    def told(self, event: Event) -> list[str]:
        if isinstance(event, EncounterBegan):
            ability = self.names.cards[event.card].ability
            return [f"card {event.card}, met"] + ([f"foe {ability.source.name}"] if ability is not None else [])
        if isinstance(event, PerilChosen):
            return [f"card {event.card}, option {event.option + 1}"]
        if isinstance(event, Looted):
            return [f"card {event.card}, {event.kind}"]
        if isinstance(event, FloorRevealed):
            return [f"floor {event.name}"]
        if isinstance(event, BossFightBegan):
            return [f"boss {event.boss}, met"]
        if isinstance(event, LevelGained):
            return [self.names.of_level(event.level)]
        won = isinstance(event, GameEnded) and event.outcome == "won"
        return [f"boss {self.names.kit.dungeon.boss.id}, beaten"] if won else []

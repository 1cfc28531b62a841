"""Which content of One Deck Dungeon was used, and an agent that prefers the content used least."""

from collections.abc import Sequence
from random import Random
from typing import Final

from ludotheque.games.one_deck_dungeon.content.vocabulary import Moment
from ludotheque.games.one_deck_dungeon.table.actions import (
    ABILITY,
    ASK_CUBE,
    ASK_DOOR,
    ASK_PAY,
    ASK_PLACE,
    ASK_SURVIVE,
    COVER,
    DESCEND,
    DISCARD,
    DONE,
    DRINK,
    ENTER,
    FLEE,
    FOCUS,
    PERIL,
    RETURN_DIE,
    SEAT_SHIFT,
    SPEND_XP,
    STAY,
    TAKE_ITEM,
    TAKE_POTION,
    TAKE_SKILL,
    TAKE_XP,
    USE,
    YES,
)
from ludotheque.games.one_deck_dungeon.table.die import value_of
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
from ludotheque.games.one_deck_dungeon.view import DungeonSeen
from ludotheque.kernel.decisions import ARGUMENT_BITS, ARGUMENT_MASK, Decision
from ludotheque.kernel.events import Event
from ludotheque.kernel.table import Table
from ludotheque.registry.laboratory import Goals, UsageCounter

FOCUSES: Final = 4
TOP_LEVEL: Final = 4
NUMBER_MASK: Final = (1 << SEAT_SHIFT) - 1
CUBE: Final = "a cube for XP"


class UsageNames:
    """Names for the content of one match that can be used; a name is the same in every match."""

    def __init__(self, content: MatchContent) -> None:
        self.content = content
        self.cards = {content.cards[number].id: content.cards[number] for number in content.deck}
        held = [
            use for seat in range(content.seats) for focus in range(FOCUSES) for use in content.passives(seat, focus)
        ]
        looted = [int(card.skill) for card in self.cards.values() if card.skill >= 0]
        self.uses = [content.uses[use] for use in dict.fromkeys([*held, *looted])]
        self.all = self.everything()

    def everything(self) -> list[str]:
        cards = [name for card in self.cards.values() for name in self.of_card(card)]
        uses = [self.of_use(use) for use in self.uses]
        found = [int(card.potion) for card in self.cards.values() if card.potion >= 0]
        potions = [self.of_potion(number) for number in dict.fromkeys([*self.content.known_potions, *found])]
        heroes = [self.of_ability(seat) for seat in range(self.content.seats)]
        levels = [self.of_level(level) for level in range(self.content.tier.level + 1, TOP_LEVEL + 1)]
        return list(dict.fromkeys([*cards, *uses, *potions, *heroes, *levels, *self.places(), CUBE]))

    def places(self) -> list[str]:
        """Return the names of the floors and the boss, which follow one another."""
        floors = [f"floor {floor.id}" for floor in self.content.floors]
        boss = self.content.dungeon.boss.id
        return [*floors, f"boss {boss}, met", f"boss {boss}, beaten"]

    def of_card(self, card: PreparedCard) -> list[str]:
        """Return every use of a card: as an encounter, with each option, and as each kind of loot."""
        names = [f"card {card.id}, met", f"card {card.id}, item", f"card {card.id}, xp"]
        names += [f"card {card.id}, option {place + 1}" for place in range(len(card.options))]
        names += [f"foe {card.ability.source.name}"] if card.ability is not None else []
        return [*names, f"card {card.id}, {'skill' if card.skill >= 0 else 'potion'}"]

    def of_use(self, use: PreparedUse) -> str:
        """Return the name of a skill or talent, whether it is used or permanent."""
        if use.effects or Moment.TURN_START in use.source.at:
            return f"use {use.id}"
        return f"at work {use.id}"

    def of_potion(self, number: int) -> str:
        return f"potion {self.content.potions[number].id}"

    def of_ability(self, seat: int) -> str:
        return f"ability {self.content.heroes[seat].ability.id}"

    def of_level(self, level: int) -> str:
        return f"level {level}"

    def of_action(self, action: int) -> str:
        """Return what an answer uses, or an empty string if that depends on the question."""
        verb, argument = action >> ARGUMENT_BITS << ARGUMENT_BITS, action & ARGUMENT_MASK
        if verb == USE:
            return self.of_use(self.content.uses[argument & NUMBER_MASK])
        if verb == DRINK:
            return self.of_potion(argument & NUMBER_MASK)
        return self.of_ability(argument) if verb == ABILITY else ""


class DungeonUsageCounter(UsageCounter):
    """Counts skills, talents, potions and abilities by answers, everything else by events."""

    def __init__(self, names: UsageNames) -> None:
        self.names = names
        self.begun = False

    def at_question(self, table: Table) -> list[str]:
        """Return the permanent sources, which count once the game has begun."""
        if self.begun or not isinstance(table, DungeonTable) or table.state.floor == 0:
            return []
        self.begun = True
        content = table.content
        found = [use for seat in range(content.seats) for use in content.passives(seat, table.hero(seat).focus)]
        names = [self.names.of_use(content.uses[use]) for use in found]
        return [name for name in names if name.startswith("at work")]

    def at_answer(self, table: Table, action: int) -> list[str]:
        spends = action >> ARGUMENT_BITS == SPEND_XP >> ARGUMENT_BITS
        if spends and isinstance(table, DungeonTable) and table.state.level == TOP_LEVEL:
            return [CUBE]
        name = self.names.of_action(action)
        return [name] if name else []

    def after_segment(self, events: Sequence[Event]) -> list[str]:
        return [name for event in events for name in self.names_of(event)]

    def names_of(self, event: Event) -> list[str]:
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
        return [f"boss {self.names.content.dungeon.boss.id}, beaten"] if won else []


GOAL_FOLLOWED: Final = 0.85  # probability of following a goal instead of a random choice
THRIFTY: Final = 0.7  # probability of using the lowest die that suffices
ENOUGH: Final = 6  # answers per goal in a game
WEIGHTS: Final[dict[int, float]] = {
    COVER: 8.0, USE: 4.0, STAY: 2.0, DESCEND: 5.0, YES: 3.0, TAKE_ITEM: 2.0, TAKE_SKILL: 2.0, TAKE_POTION: 2.0,
    FLEE: 0.7, RETURN_DIE: 0.2, DISCARD: 0.2,
}  # fmt: skip
"""The weights of verbs for random choices; others weigh 1. A party that only discards dice sees little of the game."""
KINDS_OF_LOOT: Final = {TAKE_ITEM: "item", TAKE_SKILL: "skill", TAKE_POTION: "potion", TAKE_XP: "xp"}


def verb_of(option: int) -> int:
    return option >> ARGUMENT_BITS << ARGUMENT_BITS


class CoverageAgent:
    """Prefers the answers that its goals name, in their order, and the cards, doors and focuses that lead there."""

    def __init__(self, names: UsageNames, goals: list[str], random: Random) -> None:
        self.names = names
        self.goals = Goals(goals, ENOUGH)
        self.random = random

    def __call__(self, decision: Decision, seen: DungeonSeen) -> int:
        if self.random.random() < GOAL_FOLLOWED:
            ranked = [
                (self.goals.rank[name], option)
                for option in decision.options
                for name in self.aims(option, decision, seen)
                if name in self.goals.rank
            ]
            if ranked:
                place, option = min(ranked)
                self.goals.serve(place)
                return option
        return self.tried(decision)

    def tried(self, decision: Decision) -> int:
        """Return a random answer by the weights of verbs; rarely waste dice, and never refuse rescue."""
        verbs = sorted({verb_of(option) for option in decision.options})
        if decision.kind == ASK_SURVIVE and len(verbs) > 1:
            verbs.remove(DONE)
        verb = self.random.choices(verbs, [WEIGHTS.get(each, 1.0) for each in verbs])[0]
        options = [option for option in decision.options if verb_of(option) == verb]
        if decision.kind in (ASK_PLACE, ASK_PAY) and self.random.random() < THRIFTY:
            return min(options, key=lambda option: (value_of(option & 255), option))
        return self.random.choice(options)

    def aims(self, option: int, decision: Decision, seen: DungeonSeen) -> list[str]:
        """Return what an answer uses or leads to."""
        verb = verb_of(option)
        if verb in (USE, DRINK):
            return [self.names.of_action(option)]
        if verb in (ENTER, STAY):
            return self.behind(option, decision, seen)
        if verb in KINDS_OF_LOOT:
            return self.looted(verb, decision, seen)
        if verb == PERIL:
            card = seen.card(decision.subject)
            return [f"card {card.id}, option {(option & ARGUMENT_MASK) + 1}"] if card is not None else []
        if verb == DESCEND:
            return self.names.places()
        if verb == FOCUS:
            uses = seen.content.talents(decision.owner, option & ARGUMENT_MASK)
            return [self.names.of_use(seen.content.uses[use]) for use in uses]
        name = self.names.of_action(option)
        return [name] if name else [CUBE] if verb == SPEND_XP and decision.kind == ASK_CUBE else []

    def behind(self, option: int, decision: Decision, seen: DungeonSeen) -> list[str]:
        """Return the uses of the cards at an open door."""
        if verb_of(option) == STAY and decision.kind != ASK_DOOR:
            cards = [decision.subject]
        else:
            state = seen.state()
            place = option & ARGUMENT_MASK if verb_of(option) == ENTER else state.door
            cards = state.doors[place].cards
        found: list[str] = []
        for card in cards:
            prepared = seen.card(card)
            if prepared is not None:
                found += self.names.of_card(prepared)
                found += self.brings(int(prepared.skill), int(prepared.potion))
        return found

    def brings(self, skill: int, potion: int) -> list[str]:
        if skill >= 0:
            return [self.names.of_use(self.names.content.uses[skill])]
        return [self.names.of_potion(potion)] if potion >= 0 else []

    def looted(self, verb: int, decision: Decision, seen: DungeonSeen) -> list[str]:
        card = seen.card(decision.subject)
        if card is None:
            return []
        more = self.brings(int(card.skill), int(card.potion)) if verb in (TAKE_SKILL, TAKE_POTION) else []
        return [f"card {card.id}, {KINDS_OF_LOOT[verb]}", *more]

"""A player of One Deck Dungeon who goes for what has been used least, and otherwise tries anything, but lives on."""

from random import Random
from typing import Final

from ludotheque.agents.goals import Goals
from ludotheque.games.one_deck_dungeon.lab.usage import CUBE, UsageNames
from ludotheque.games.one_deck_dungeon.table.actions import (
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
from ludotheque.games.one_deck_dungeon.view import DungeonSeen
from ludotheque.kernel.decisions import ARGUMENT_BITS, ARGUMENT_MASK, Decision

WISHED: Final = 0.85  # how often a wish comes before chance
THRIFTY: Final = 0.7  # how often the lowest die that does is taken
ENOUGH: Final = 6  # answers towards one wish in a game
WEIGHTS: Final[dict[int, float]] = {
    COVER: 8.0, USE: 4.0, STAY: 2.0, DESCEND: 5.0, YES: 3.0, TAKE_ITEM: 2.0, TAKE_SKILL: 2.0, TAKE_POTION: 2.0,
    FLEE: 0.7, RETURN_DIE: 0.2, DISCARD: 0.2,
}  # fmt: skip
"""How eagerly a verb is tried; others weigh 1. A party that only throws its dice away sees little of the game."""
KINDS_OF_LOOT: Final = {TAKE_ITEM: "item", TAKE_SKILL: "skill", TAKE_POTION: "potion", TAKE_XP: "xp"}


def verb_of(option: int) -> int:
    return option >> ARGUMENT_BITS << ARGUMENT_BITS


class CoverageAgent:
    """Prefers what its wishes name, in their order, and the cards, doors and focuses that lead there."""

    def __init__(self, names: UsageNames, wishes: list[str], random: Random) -> None:
        self.names = names
        self.goals = Goals(wishes, ENOUGH)
        self.random = random

    def __call__(self, decision: Decision, seen: DungeonSeen) -> int:
        if self.random.random() < WISHED:
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
        """Anything, by the weights of verbs; dice are not wasted, and help is not refused."""
        verbs = sorted({verb_of(option) for option in decision.options})
        if decision.kind == ASK_SURVIVE and len(verbs) > 1:
            verbs.remove(DONE)
        verb = self.random.choices(verbs, [WEIGHTS.get(each, 1.0) for each in verbs])[0]
        options = [option for option in decision.options if verb_of(option) == verb]
        if decision.kind in (ASK_PLACE, ASK_PAY) and self.random.random() < THRIFTY:
            return min(options, key=lambda option: (value_of(option & 255), option))
        return self.random.choice(options)

    def aims(self, option: int, decision: Decision, seen: DungeonSeen) -> list[str]:
        """What an answer uses or leads to."""
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
            uses = seen.kit.talents(decision.owner, option & ARGUMENT_MASK)
            return [self.names.of_use(seen.kit.uses[use]) for use in uses]
        name = self.names.of_action(option)
        return [name] if name else [CUBE] if verb == SPEND_XP and decision.kind == ASK_CUBE else []

    def behind(self, option: int, decision: Decision, seen: DungeonSeen) -> list[str]:
        """What the cards of an open door can be and bring."""
        if verb_of(option) == STAY and decision.kind != ASK_DOOR:
            cards = [decision.subject]
        else:
            state = seen.state()
            place = option & ARGUMENT_MASK if verb_of(option) == ENTER else state.door
            cards = state.doors[place].cards
        found: list[str] = []
        for card in cards:
            kit = seen.card(card)
            if kit is not None:
                found += self.names.of_card(kit)
                found += self.brings(int(kit.skill), int(kit.potion))
        return found

    def brings(self, skill: int, potion: int) -> list[str]:
        if skill >= 0:
            return [self.names.of_use(self.names.kit.uses[skill])]
        return [self.names.of_potion(potion)] if potion >= 0 else []

    def looted(self, verb: int, decision: Decision, seen: DungeonSeen) -> list[str]:
        card = seen.card(decision.subject)
        if card is None:
            return []
        more = self.brings(int(card.skill), int(card.potion)) if verb in (TAKE_SKILL, TAKE_POTION) else []
        return [f"card {card.id}, {KINDS_OF_LOOT[verb]}", *more]

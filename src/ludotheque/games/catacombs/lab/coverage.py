"""Which content of Catacombs Conquest was used, and an agent that prefers the content used least."""

from collections.abc import Sequence
from math import atan2, degrees
from random import Random
from typing import Final

from ludotheque.games.catacombs.physics.angles import TURN
from ludotheque.games.catacombs.table import events
from ludotheque.games.catacombs.table.actions import ACCEPT, ASK_FLICK, DONE, PLAY, PROPOSE, RETRY, flick_action
from ludotheque.games.catacombs.table.match_content import HEAL, RESET, STEAL, STUN, SURPRISE, MatchContent
from ludotheque.games.catacombs.table.state import PROJECTILE
from ludotheque.games.catacombs.table.state_classes import CatacombsState
from ludotheque.games.catacombs.view import CatacombsSeen
from ludotheque.kernel.decisions import ARGUMENT_BITS, ARGUMENT_MASK, Decision
from ludotheque.kernel.events import Event
from ludotheque.kernel.table import Table
from ludotheque.registry.laboratory import UsageCounter

ABILITIES = {HEAL: "heal", RESET: "reset", STEAL: "steal", STUN: "stun", SURPRISE: "surprise"}
RETRIED = "targeted shot, retried"
BOOSTED = "powerful wave, boosted"
PUT_BACK = "disc, put back on the mat"
EXHAUSTED = "exhaustion"
ARMOR = "armor, used"
STUNNED = "turn, stunned"


class UsageNames:
    """The names of usable content in one setup."""

    def __init__(self, content: MatchContent) -> None:
        self.content = content
        self.cards = {card.id: card for card in content.cards}
        self.all = [f"card {card.id}, played" for card in content.cards] + [RETRIED, BOOSTED]
        self.all += [f"shot {shot.id}" for shot in content.shots]
        self.all += [f"shot {shot.id}, scored" for shot in content.shots if shot.damage]
        self.all += [f"layout {layout.id}" for layout in content.layouts]
        if content.abilities:
            self.all += [f"ability {name}" for name in ABILITIES.values()] + [STUNNED]
        if content.armor:
            self.all += [f"card {card.id}, kept" for card in content.cards if card.armor] + [ARMOR]
        if not content.walls:
            self.all.append(PUT_BACK)
        if content.exhaustion:
            self.all.append(EXHAUSTED)


class CatacombsUsageCounter(UsageCounter):
    """Records what one game uses."""

    def __init__(self, names: UsageNames) -> None:
        self.names = names
        self.shot = ""  # the most recent shot
        self.surprising = False  # whether the last card allows another one

    def at_question(self, table: Table) -> list[str]:
        return []

    def at_answer(self, table: Table, action: int) -> list[str]:
        if action == RETRY:
            return [RETRIED]
        if action & ~ARGUMENT_MASK == PROPOSE:
            return [f"layout {self.names.content.layouts[action & ARGUMENT_MASK].id}"]
        return []

    def after_segment(self, events: Sequence[Event]) -> list[str]:
        return [name for event in events for name in self.names_of(event)]

    def names_of(self, event: Event) -> list[str]:
        if isinstance(event, events.CardPlayed):
            found = [f"card {event.card}, played"]
            if self.surprising:
                found.append("ability surprise")
            self.surprising = self.names.content.abilities and self.names.cards[event.card].ability == SURPRISE
            return found
        if isinstance(event, events.Flicked):
            self.shot = event.shot
            return [f"shot {event.shot}"]
        if isinstance(event, events.EnemiesHit):
            return [f"shot {self.shot}, scored"]
        if isinstance(event, events.TurnBegan):
            self.surprising = False
            return [STUNNED] if event.stunned else []
        return self.rare(event)

    def rare(self, event: Event) -> list[str]:
        if isinstance(event, events.ArmorKept):
            return [f"card {event.card}, kept"]
        if isinstance(event, events.LayoutSettled):
            return [f"layout {event.layout}"]
        if isinstance(event, events.CardThrown) and event.why == "boost":
            return [BOOSTED]
        for kind, name in RARE.items():
            if isinstance(event, kind):
                return [name]
        return []


RARE: dict[type[Event], str] = {
    events.ArmorUsed: ARMOR,
    events.Exhausted: EXHAUSTED,
    events.PutBack: PUT_BACK,
    events.TokenStolen: "ability steal",
    events.TeamStunned: "ability stun",
    events.Healed: "ability heal",
    events.PileReset: "ability reset",
}


GOAL_FOLLOWED: Final = 0.85  # probability of following a goal instead of a random choice
AIMED: Final = 0.6  # probability of aiming a flick at an enemy
NUMBERS: Final = 1 << 30


class CoverageAgent:
    """Prefers the cards and layouts that its goals name, in their order."""

    def __init__(self, names: UsageNames, goals: list[str], random: Random) -> None:
        self.names = names
        self.rank = {name: place for place, name in enumerate(goals)}
        self.random = random

    def __call__(self, decision: Decision, seen: CatacombsSeen) -> int:
        if decision.kind == ASK_FLICK and self.random.random() < AIMED:
            return self.aim(seen)
        if decision.space is not None:
            return decision.space.nth(self.random.randrange(NUMBERS))
        wanted = sorted([option for option in decision.options if self.goal(option, seen) >= 0],
                        key=lambda option: self.goal(option, seen))  # fmt: skip
        if wanted and self.random.random() < GOAL_FOLLOWED:
            return wanted[0]
        return self.random.choice(decision.options)

    def goal(self, option: int, seen: CatacombsSeen) -> int:
        """Return the index of the first goal that an answer serves; -1 if none."""
        if option in (DONE, ACCEPT):
            return -1
        verb = option >> ARGUMENT_BITS << ARGUMENT_BITS
        if verb == PROPOSE:
            names = [f"layout {self.names.content.layouts[option & ARGUMENT_MASK].id}"]
        elif verb == PLAY:
            names = self.promised(option & ARGUMENT_MASK, seen)
        else:
            return -1
        places = [self.rank[name] for name in names if name in self.rank]
        return min(places) if places else -1

    def promised(self, card: int, seen: CatacombsSeen) -> list[str]:
        """Return the names that a card may lead to."""
        prepared = seen.card(card)
        if prepared is None:
            return []
        found = [f"card {prepared.id}, played", f"card {prepared.id}, kept"]
        return found + [f"shot {step.shot.id}{more}" for step in prepared.steps for more in ("", ", scored")]

    def aim(self, seen: CatacombsSeen) -> int:
        """Return a flick straight at an enemy, with sufficient speed."""
        state = seen.state()
        step = seen.steps()[state.shot]
        x, y = place_of(state, PROJECTILE if step.shot.ranged else seen.disc())
        enemy = self.random.choice([2, 3] if state.team == 0 else [0, 1])
        to_x, to_y = place_of(state, enemy)
        angle = round(degrees(atan2(to_y - y, to_x - x)) * 1000) % TURN
        return flick_action(angle, self.random.randrange(1_200_000, seen.content.limits.fastest))


def place_of(state: CatacombsState, disc: int) -> tuple[int, int]:
    if disc == PROJECTILE:
        return state.projectile[0], state.projectile[1]
    return state.xs[disc], state.ys[disc]

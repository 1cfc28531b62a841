"""Everything of Catacombs Conquest that can be used, and who notes it."""

from collections.abc import Sequence

from ludotheque.games.catacombs.table import events as told
from ludotheque.games.catacombs.table.actions import PROPOSE, RETRY
from ludotheque.games.catacombs.table.match_content import HEAL, RESET, STEAL, STUN, SURPRISE, MatchContent
from ludotheque.kernel.decisions import ARGUMENT_MASK
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
    """Of one setup."""

    def __init__(self, kit: MatchContent) -> None:
        self.kit = kit
        self.cards = {card.id: card for card in kit.cards}
        self.all = [f"card {card.id}, played" for card in kit.cards] + [RETRIED, BOOSTED]
        self.all += [f"shot {shot.id}" for shot in kit.shots]
        self.all += [f"shot {shot.id}, scored" for shot in kit.shots if shot.damage]
        self.all += [f"layout {layout.id}" for layout in kit.layouts]
        if kit.abilities:
            self.all += [f"ability {name}" for name in ABILITIES.values()] + [STUNNED]
        if kit.armor:
            self.all += [f"card {card.id}, kept" for card in kit.cards if card.armor] + [ARMOR]
        if not kit.walls:
            self.all.append(PUT_BACK)
        if kit.exhaustion:
            self.all.append(EXHAUSTED)


class CatacombsUsageCounter(UsageCounter):
    """Notes what one game uses."""

    def __init__(self, names: UsageNames) -> None:
        self.names = names
        self.shot = ""  # the one flicked last
        self.surprising = False  # the last card allows another one

    def at_question(self, table: Table) -> list[str]:
        return []

    def at_answer(self, table: Table, action: int) -> list[str]:
        if action == RETRY:
            return [RETRIED]
        if action & ~ARGUMENT_MASK == PROPOSE:
            return [f"layout {self.names.kit.layouts[action & ARGUMENT_MASK].id}"]
        return []

    def after_segment(self, events: Sequence[Event]) -> list[str]:
        return [name for event in events for name in self.told(event)]

    def told(self, event: Event) -> list[str]:
        if isinstance(event, told.CardPlayed):
            found = [f"card {event.card}, played"]
            if self.surprising:
                found.append("ability surprise")
            self.surprising = self.names.kit.abilities and self.names.cards[event.card].ability == SURPRISE
            return found
        if isinstance(event, told.Flicked):
            self.shot = event.shot
            return [f"shot {event.shot}"]
        if isinstance(event, told.EnemiesHit):
            return [f"shot {self.shot}, scored"]
        if isinstance(event, told.TurnBegan):
            self.surprising = False
            return [STUNNED] if event.stunned else []
        return self.rare(event)

    def rare(self, event: Event) -> list[str]:
        if isinstance(event, told.ArmorKept):
            return [f"card {event.card}, kept"]
        if isinstance(event, told.LayoutSettled):
            return [f"layout {event.layout}"]
        if isinstance(event, told.CardThrown) and event.why == "boost":
            return [BOOSTED]
        for kind, name in RARE.items():
            if isinstance(event, kind):
                return [name]
        return []


RARE: dict[type[Event], str] = {
    told.ArmorUsed: ARMOR,
    told.Exhausted: EXHAUSTED,
    told.PutBack: PUT_BACK,
    told.TokenStolen: "ability steal",
    told.TeamStunned: "ability stun",
    told.Healed: "ability heal",
    told.PileReset: "ability reset",
}

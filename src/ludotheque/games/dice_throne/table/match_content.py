"""The content of one match, numbered and prepared so that rules need not search for anything."""

from typing import Final

from mypy_extensions import i64

from ludotheque.games.dice_throne.content import effect_types as e
from ludotheque.games.dice_throne.content.definitions import (
    Ability,
    Board,
    Card,
    CardKind,
    Defence,
    Hero,
    Passive,
    Requirement,
    Status,
    Straight,
)
from ludotheque.games.dice_throne.content.hook_types import At, Moment, Quantity, Replaced
from ludotheque.games.dice_throne.content.loader import load_common, load_hero
from ludotheque.games.dice_throne.content.traversal import all_effects
from ludotheque.games.dice_throne.content.vocabulary import Amount, CostKind, Costs, Who
from ludotheque.games.dice_throne.table.actions import ANNOUNCE
from ludotheque.games.dice_throne.table.hook_sources import (
    HOOKS_PER_SOURCE,
    HookSource,
    companion_source,
    passive_source,
    status_source,
)
from ludotheque.games.dice_throne.table.odds import ROLLS, of_a_kind, straight_requirement, symbol_requirement
from ludotheque.games.dice_throne.table.requirements import dealt_by, needs_of

NO_SOURCE: Final = -1  # where no text with hooks is meant
UPGRADE: Final = 0
MAIN_CARD: Final = 1
ROLL_CARD: Final = 2
INSTANT: Final = 3
KIND_CODES: Final = {
    CardKind.UPGRADE: UPGRADE,
    CardKind.MAIN: MAIN_CARD,
    CardKind.ROLL: ROLL_CARD,
    CardKind.INSTANT: INSTANT,
}

ROWS: Final = 8  # an ability has at most so many rows
ROLL_COUNT: Final = len(ROLLS)
LEVELS: Final = 4  # I to III; there is no level 0
NEVER: Final = 99  # a price nobody can pay


class PreparedCard:
    """A card with what decides whether it may be played."""

    def __init__(self, index: int, card: Card) -> None:
        self.index = index
        self.card = card
        self.id = card.id
        self.kind: i64 = KIND_CODES[card.kind]
        self.cost: i64 = card.cost
        self.needs: i64 = needs_of(card)
        self.dealt: i64 = dealt_by(card)
        self.slot: i64 = -1
        self.level: i64 = card.level or 0


class PreparedAbility:
    """One version of an offensive ability."""

    def __init__(self, index: int, ability: Ability, faces: tuple[str, ...]) -> None:
        self.index = index
        self.ability = ability
        self.id = ability.id
        self.ultimate = ability.is_ultimate
        self.met = [met_by(tier.requirement, faces) for tier in ability.tiers]
        self.rows = rows_by_roll(index, self.met)


class PreparedDefence:
    """One version of a defensive ability."""

    def __init__(self, index: int, defence: Defence) -> None:
        self.index = index
        self.defence = defence
        self.id = defence.id


class PreparedHero:
    """One hero of the match: its boards as slots with levels; a slot of the side not in play has level 0."""

    def __init__(self, hero: Hero) -> None:
        self.hero = hero
        self.id = hero.id
        self.faces: list[str] = ["", *hero.faces]
        self.slots: list[str] = []
        self.sides: list[int] = []  # slot -> board
        self.offence: list[list[int]] = []  # slot -> level -> number of the ability, -1 where there is none
        self.defence: list[list[int]] = []  # likewise
        self.passive: list[list[int]] = []  # slot -> level -> source
        self.added: list[list[int]] = []  # slot -> level -> ability printed on the upgrade
        self.deck: list[int] = []  # cards by number
        self.companions: dict[str, list[int]] = {}  # companion or group -> sources, in the order of growth
        self.beast = -1  # the companion that has health of its own
        self.levels: list[int] = []  # at the start
        self.live: list[list[int]] = []  # roll -> slots that can announce anything on it, at some level
        self.rows: list[list[int]] = []  # by slot, level and roll: announcements, added abilities included

    def board_named(self, name: str) -> int:
        return [board.id for board in self.hero.boards].index(name)


class MatchContent:
    """All content of a match."""

    def __init__(self, heroes: tuple[str, ...], promo: bool) -> None:
        self.heroes: list[PreparedHero] = []
        self.sources: list[HookSource] = []
        self.status_index: dict[str, int] = {}  # of a kind that several own apart, the first one's
        self.named: list[dict[str, int]] = []  # seat -> what its texts mean by the name of a status or companion
        self.cards: list[PreparedCard] = []
        self.card_index: dict[str, int] = {}
        self.abilities: list[PreparedAbility] = []
        self.defences: list[PreparedDefence] = []
        self.owners: list[list[int]] = []  # source -> seats whose leaflet has it
        self.lasting: list[At] = []
        self.lasting_index: dict[e.LastingHook, int] = {}
        common = [self.add_card(card, "") for card in load_common()]
        ready: dict[str, PreparedHero] = {}
        for seat, name in enumerate(heroes):
            if name not in ready:
                ready[name] = self.add_hero(load_hero(name), common, promo)
            self.heroes.append(ready[name])
            self.named.append(self.own_names(seat, ready[name]))
        for names in self.named:
            names.update({**self.status_index, **names})
        self.index_hooks()
        self.floors: list[dict[int, list[tuple[int, int]]]] = [self.floors_of(seat) for seat in range(len(heroes))]
        self.instant_costs: list[int] = [kit.cost if kit.kind == INSTANT else NEVER for kit in self.cards]
        self.roll_costs: list[int] = [kit.cost if kit.kind >= ROLL_CARD else NEVER for kit in self.cards]

    def index_hooks(self) -> None:
        """Which sources act at which moment, so that nobody need look at all of them."""
        sources = self.sources
        self.usable: list[int] = [kit.index for kit in sources if kit.uses]
        self.acting: dict[Moment, list[int]] = {
            moment: [kit.index for kit in sources if kit.at(moment)] for moment in Moment
        }
        self.replacing: dict[Replaced, list[int]] = {
            event: [kit.index for kit in sources if kit.replacing(event)] for event in Replaced
        }
        self.modifying: dict[Quantity, list[int]] = {
            quantity: [kit.index for kit in sources if any(hook.quantity is quantity for hook in kit.modifies)]
            for quantity in Quantity
        }
        self.by_leaflet: list[int] = [kit.index for kit in sources if any(hook.leaflet for hook in kit.ats)]
        self.stunning: list[int] = [kit.index for kit in sources if kit.forbids_all]
        self.barring: list[int] = [kit.index for kit in sources if kit.forbids and not kit.forbids_all]
        self.overflowing: list[int] = self.acting[Moment.RECEIVED_AGAIN]
        self.counts_struck = any(
            hook.condition is not None and hook.condition.attack_damaged_holder_of
            for kit in sources
            for hook in kit.ats
        )

    def floors_of(self, seat: int) -> dict[int, list[tuple[int, int]]]:
        """By hook, what this seat must at least have to pay for it: so many of a source, or of CP (-1)."""
        return {
            kit.index * HOOKS_PER_SOURCE + place: floor_of(hook.pay, self.named[seat])
            for kit in self.sources
            for place, hook in enumerate(kit.uses)
        }

    def own_names(self, seat: int, kit: PreparedHero) -> dict[str, int]:
        """What this seat's leaflet calls by name; the sources are its own from now on."""
        found: dict[str, int] = {}
        for status in kit.hero.statuses:
            found[status.id] = self.status_of(seat, status)
        for sources in kit.companions.values():
            found.update({self.sources[source].id: source for source in sources})
        passives = [source for levels in kit.passive for source in levels if source != NO_SOURCE]
        for source in [*found.values(), *passives]:
            self.owners[source].append(seat)
        return found

    def status_of(self, seat: int, status: Status) -> int:
        """Tokens that treat their owner otherwise are told apart by owner; all others are one kind."""
        index = self.status_index.get(status.id, -1)
        if index >= 0 and (status.stack_limit.owner == status.stack_limit.others or not self.owners[index]):
            return index
        return self.add_source(status_source(len(self.sources), status))

    def add_source(self, source: HookSource) -> int:
        self.sources.append(source)
        self.owners.append([])
        return source.index

    def add_card(self, card: Card, hero: str) -> int:
        kit = PreparedCard(len(self.cards), card)
        self.cards.append(kit)
        self.card_index[f"{hero}/{card.id}" if hero else card.id] = kit.index
        return kit.index

    def add_hero(self, hero: Hero, common: list[int], promo: bool) -> PreparedHero:
        kit = PreparedHero(hero)
        for status in hero.statuses:
            if status.id not in self.status_index:
                self.status_index[status.id] = self.add_source(status_source(len(self.sources), status))
        self.add_companions(kit)
        start = hero.hero_setup.board or hero.boards[0].id
        for side, board in enumerate(hero.boards):
            self.add_board(kit, side, board)
            kit.levels += [1 if board.id == start else 0] * (len(kit.slots) - len(kit.levels))
        self.add_lasting(hero)
        kit.deck = common[:]
        for card in hero.cards:
            if not card.promo or promo:
                kit.deck.append(self.add_hero_card(kit, card))
        for slot in range(len(kit.slots)):
            for level in range(LEVELS):
                kit.rows += self.rows_of(kit, slot, level)
        kit.live = [live_slots(kit, roll) for roll in range(ROLL_COUNT)]
        return kit

    def add_companions(self, kit: PreparedHero) -> None:
        hero = kit.hero
        per_turn = {group.id: group.uses_per_turn_each or 0 for group in hero.companion_groups}
        for companion in hero.companions:
            source = companion_source(len(self.sources), companion, per_turn.get(companion.group or "", 0))
            kit.companions[companion.id] = [self.add_source(source)]
            if companion.max_health is not None:
                kit.beast = source.index
        for group in hero.companion_groups:
            members = group.growth_order or group.members
            kit.companions[group.id] = [kit.companions[member][0] for member in members]

    def add_board(self, kit: PreparedHero, side: int, board: Board) -> None:
        for ability in (*board.abilities, board.ultimate):
            self.add_slot(kit, ability.id, self.add_ability(ability, kit.hero), -1)
        for defence in board.defences:
            self.add_slot(kit, defence.id, -1, self.add_defence(defence))
        if board.passive is not None:
            self.add_slot(kit, board.passive.id, -1, -1)
            kit.passive[-1][1] = self.add_source(passive_source(len(self.sources), board.passive))
        kit.sides += [side] * (len(kit.slots) - len(kit.sides))

    def add_lasting(self, hero: Hero) -> None:
        """Hooks that texts leave behind for a while."""
        for effect in all_effects(hero):
            if isinstance(effect, e.LastingHook) and isinstance(effect.hook, At):
                self.lasting_index[effect] = len(self.lasting)
                self.lasting.append(effect.hook)

    def rows_of(self, kit: PreparedHero, slot: int, level: int) -> list[list[int]]:
        """The announcements of one space of the board on each roll, the ability its upgrade adds included."""
        rows: list[list[int]] = [[] for _ in range(ROLL_COUNT)]
        for ability in (kit.offence[slot][level], kit.added[slot][level]):
            if ability >= 0:
                for roll, found in enumerate(self.abilities[ability].rows):
                    rows[roll] += found
        return rows

    def add_slot(self, kit: PreparedHero, name: str, ability: int, defence: int) -> None:
        kit.slots.append(name)
        kit.offence.append([-1, ability, -1, -1])
        kit.defence.append([-1, defence, -1, -1])
        kit.passive.append([NO_SOURCE] * 4)
        kit.added.append([-1, -1, -1, -1])

    def add_hero_card(self, kit: PreparedHero, card: Card) -> int:
        index = self.add_card(card, kit.id)
        if card.upgrades is None or card.level is None:
            return index
        slot = kit.slots.index(card.upgrades)
        self.cards[index].slot = slot
        becomes = card.becomes
        if isinstance(becomes, Ability):
            kit.offence[slot][card.level] = self.add_ability(becomes, kit.hero)
        elif isinstance(becomes, Defence):
            kit.defence[slot][card.level] = self.add_defence(becomes)
        elif isinstance(becomes, Passive):
            kit.passive[slot][card.level] = self.add_source(passive_source(len(self.sources), becomes))
        if card.adds_ability is not None:
            kit.added[slot][card.level] = self.add_ability(card.adds_ability, kit.hero)
        return index

    def add_ability(self, ability: Ability, hero: Hero) -> int:
        self.abilities.append(PreparedAbility(len(self.abilities), ability, hero.faces))
        return len(self.abilities) - 1

    def add_defence(self, defence: Defence) -> int:
        self.defences.append(PreparedDefence(len(self.defences), defence))
        return len(self.defences) - 1

    def versions(self, hero: PreparedHero, levels: list[int]) -> list[int]:
        """The offensive abilities on a board with these levels, the Ultimate and added ones included."""
        found: list[int] = []
        for slot, level in enumerate(levels):
            found += [ability for ability in (hero.offence[slot][level], hero.added[slot][level]) if ability >= 0]
        return found

    def announcements(self, hero: PreparedHero, levels: list[int], roll: i64) -> list[int]:
        """What may be announced on that roll (DT-ROLL-8): every row that is met, the strongest of an ability first."""
        found: list[int] = []
        for slot in hero.live[roll]:
            found.extend(hero.rows[roll + (slot * LEVELS + levels[slot]) * ROLL_COUNT])
        return found


def floor_of(costs: Costs, names: dict[str, int]) -> list[tuple[int, int]]:
    """The part of a price that is known without looking any further."""
    found: list[tuple[int, int]] = []
    for cost in costs:
        if not isinstance(cost.count, Amount) or cost.up_to or cost.by is not Who.SELF:
            continue
        least = cost.count.base + min((value for _, value in cost.count.by_level), default=0)
        if cost.kind is CostKind.CP:
            found.append((-1, least))
        elif cost.token in names:
            found.append((names[cost.token], least))
    return found


def live_slots(kit: PreparedHero, roll: int) -> list[int]:
    return [
        slot
        for slot in range(len(kit.slots))
        if any(kit.rows[roll + (slot * LEVELS + level) * ROLL_COUNT] for level in range(LEVELS))
    ]


def rows_by_roll(index: int, met: list[list[bool]]) -> list[list[int]]:
    """The announcements of one ability on each roll, its strongest row first."""
    rows: list[list[int]] = [[] for _ in range(ROLL_COUNT)]
    for row in range(len(met) - 1, -1, -1):
        for roll, holds in enumerate(met[row]):
            if holds:
                rows[roll].append(ANNOUNCE + index * ROWS + row)
    return rows


def met_by(requirement: Requirement, faces: tuple[str, ...]) -> list[bool]:
    """Which of the 252 rolls meet the requirement (DT-ABIL-1 to 5)."""
    if requirement.of_a_kind is not None:
        return of_a_kind(requirement.of_a_kind)
    if requirement.straight is not None:
        return straight_requirement(4 if requirement.straight is Straight.SMALL else 5)
    return symbol_requirement(faces, dict(requirement.symbols))

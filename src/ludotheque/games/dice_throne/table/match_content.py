"""The content of one match, numbered and prepared: cards, dice, hooks, and what a card or hook requires."""

from typing import Final

from mypy_extensions import i64

from ludotheque.games.dice_throne.content import effect_types as e
from ludotheque.games.dice_throne.content.definitions import (
    Ability,
    Board,
    Card,
    CardKind,
    Companion,
    Defence,
    Hero,
    NamedDefinition,
    Passive,
    PlayWhen,
    Requirement,
    Status,
    Straight,
)
from ludotheque.games.dice_throne.content.hook_types import (
    Act,
    At,
    Forbid,
    Modify,
    Moment,
    Quantity,
    Replace,
    Replaced,
    Use,
)
from ludotheque.games.dice_throne.content.loader import load_common, load_hero
from ludotheque.games.dice_throne.content.traversal import all_effects, means_defender
from ludotheque.games.dice_throne.content.vocabulary import (
    Amount,
    CostKind,
    Costs,
    DieValue,
    Effect,
    Effects,
    Hook,
    RollPhase,
    StatusKind,
    Who,
    Whose,
)
from ludotheque.games.dice_throne.table.actions import ANNOUNCE
from ludotheque.games.dice_throne.table.odds import ROLLS, of_a_kind, straight_requirement, symbol_requirement

OWN_DICE: Final = 1
ANY_DICE: Final = 2
OPPONENT_DICE: Final = 4
TEAM_DICE: Final = 8
OFFENSIVE_ATTEMPT: Final = 16
DEFENSIVE_ATTEMPT: Final = 32
INCOMING: Final = 64
TOKENS: Final = 128
MOVABLE_TOKENS: Final = 256
OWN_ATTACK: Final = 512
ATTACKED: Final = 1024
DEALT: Final = 2048
OWN_TOKENS: Final = 4096
OWN_PAIR: Final = 8192  # two of the player's own dice in one throw (DT-CARD-13)
UNBUILT: Final = 16384  # a companion of the player's own that can be built
UNRAISED: Final = 32768  # a companion of the player's own that can be upgraded
UNSHARED: Final = 65536  # incoming damage that no companion shares yet
MENDABLE: Final = 131072  # a companion of the player's own below full health
KNOWN_TARGET: Final = 1 << 18  # a Defender, or the only possible one
OWN_INCOMING: Final = 1 << 19  # damage incoming to the player
DICE_NEEDS: Final = 15 + 16 + 32 + 8192

DICE_OF: Final = {
    Whose.SELF: OWN_DICE,
    Whose.ANY: ANY_DICE,
    Whose.OPPONENT: OPPONENT_DICE,
    Whose.SELF_OR_TEAMMATE: TEAM_DICE,
    Whose.SAME: OPPONENT_DICE,
}
OF_COMPANIONS: Final[dict[type[Effect], int]] = {
    e.BuildCompanion: UNBUILT,
    e.UpgradeCompanion: UNRAISED,
    e.ShareDamage: UNSHARED,
    e.HealCompanion: MENDABLE,
}


def needs_of(card: Card) -> int:
    """Return what a card needs to be playable, as a mask."""
    total = needs_of_text(card.effects)
    if card.attack_modifier:
        total |= OWN_ATTACK
    if card.play_when is PlayWhen.ATTACKED:
        total |= ATTACKED
    if dealt_by(card):
        total |= DEALT
    if means_defender(card.effects):
        total |= KNOWN_TARGET
    return total


def needs_of_text(effects: Effects) -> int:
    """Return everything that the effects need, or 0 if one of them needs nothing."""
    needs = [need_of(effect) for effect in effects if not isinstance(effect, e.Choose)]
    total = 0
    if needs and all(needs):
        for need in needs:
            total |= need
    return total


def need_of(effect: Effect) -> int:
    if isinstance(effect, e.SetDie) and effect.value is DieValue.COPY_OF_OWN_DIE:
        return OWN_PAIR
    if isinstance(effect, e.SetDie | e.NudgeDie | e.Reroll):
        return DICE_OF[effect.whose]
    if isinstance(effect, e.ExtraAttempt):
        return OFFENSIVE_ATTEMPT if effect.phase is RollPhase.OFFENSIVE else DEFENSIVE_ATTEMPT
    if isinstance(effect, e.Prevent):
        return OWN_INCOMING if effect.target == (Who.SELF,) else INCOMING
    if isinstance(effect, e.Transfer):
        return MOVABLE_TOKENS
    if isinstance(effect, e.Remove):
        return OWN_TOKENS if effect.target == (Who.SELF,) else TOKENS
    return need_inside(effect)


def need_inside(effect: Effect) -> int:
    """Return what the effects inside a roll, a condition or an offer need."""
    if isinstance(effect, e.Roll) and not effect.each_die:
        return needs_of_text(effect.effects)
    if isinstance(effect, e.If) and effect.condition.damage_dealt_at_least is None:
        need = needs_of_text(effect.effects)
        return need if not effect.otherwise or needs_of_text(effect.otherwise) == need else 0
    if isinstance(effect, e.MayPay) and not effect.effects + effect.per_paid:
        return needs_of_text(effect.otherwise)
    return OF_COMPANIONS.get(type(effect), 0)


def dealt_by(card: Card) -> int:
    """Return the dealt damage that the card requires, if its only effect depends on it, otherwise 0."""
    if len(card.effects) == 1 and isinstance(card.effects[0], e.If) and not card.effects[0].otherwise:
        return card.effects[0].condition.damage_dealt_at_least or 0
    return 0


STATUS: Final = 0
COMPANION: Final = 1  # not a status effect: effects on status tokens do not affect it (DT-COMPANION-1)
PASSIVE: Final = 2

HOOKS_PER_SOURCE: Final = 16  # a usable hook is numbered by its source and its index there
BASIC: Final = 1
ADVANCED: Final = 2


class HookSource:
    """One source with its hooks sorted by kind; `tokens` of a board counts how many of it are there.

    A companion with levels counts as its level, a passive as 1 while it is in force.
    """

    def __init__(self, index: int, kind: i64, definition: NamedDefinition, hooks: tuple[Hook, ...]) -> None:
        self.index = index
        self.kind = kind
        self.id = definition.id
        self.definition = definition
        self.hooks = hooks
        self.polarity: StatusKind | None = None
        self.uses: list[Use] = [hook for hook in hooks if isinstance(hook, Use)]
        self.ats: list[At] = [hook for hook in hooks if isinstance(hook, At)]
        self.modifies: list[Modify] = [hook for hook in hooks if isinstance(hook, Modify)]
        self.forbids: list[Forbid] = [hook for hook in hooks if isinstance(hook, Forbid)]
        self.forbids_all = any(hook.act is Act.ANY_ACTION for hook in self.forbids)
        self.replaces: list[Replace] = [hook for hook in hooks if isinstance(hook, Replace)]
        self.by_moment: dict[Moment, list[At]] = {moment: [] for moment in Moment}
        for hook in self.ats:
            self.by_moment[hook.moment].append(hook)
        self.needs: list[int] = [need_of_use(hook, definition.id) for hook in self.uses]
        self.owner_limit: i64 = 1
        self.others_limit: i64 = 0
        self.uses_per_turn: i64 = 0  # for all its hooks together; 0 means no limit
        self.removable = False
        self.transferable = False
        self.max_health: i64 = 0
        self.has_levels = False

    def at(self, moment: Moment) -> list[At]:
        return self.by_moment[moment]

    def replacing(self, event: Replaced) -> list[Replace]:
        return [hook for hook in self.replaces if hook.event is event]


def need_of_use(hook: Use, name: str) -> int:
    """Return what a use needs; a token that can only remove itself needs nothing else."""
    itself = [effect for effect in hook.effects if isinstance(effect, e.Remove) and effect.status == name]
    if itself and all(effect.target == (Who.SELF,) for effect in itself):
        return 0
    target = KNOWN_TARGET if means_defender(hook) else 0
    return target | needs_of_text(hook.effects + hook.per_paid) & ~OWN_TOKENS


def status_source(index: int, status: Status) -> HookSource:
    source = HookSource(index, STATUS, status, status.hooks)
    source.polarity = status.kind
    source.owner_limit = status.stack_limit.owner
    source.others_limit = status.stack_limit.others
    source.removable = status.removable
    source.transferable = status.transferable
    return source


def companion_source(index: int, companion: Companion, uses_per_turn: int) -> HookSource:
    source = HookSource(index, COMPANION, companion, companion.hooks)
    source.owner_limit = ADVANCED if companion.levels else companion.limit or 1
    source.uses_per_turn = uses_per_turn
    source.max_health = companion.max_health or 0
    source.has_levels = bool(companion.levels)
    return source


def passive_source(index: int, passive: Passive) -> HookSource:
    return HookSource(index, PASSIVE, passive, passive.hooks)


NO_SOURCE: Final = -1  # where no source is meant
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

ROWS: Final = 8  # the most rows an ability can have
ROLL_COUNT: Final = len(ROLLS)
LEVELS: Final = 4  # I to III; there is no level 0
NEVER: Final = 99  # a price that cannot be paid


class PreparedCard:
    """A card with the facts that decide whether it may be played."""

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
    """One hero of the match: its boards as slots with levels. Slots of the side not in play have level 0."""

    def __init__(self, hero: Hero) -> None:
        self.hero = hero
        self.id = hero.id
        self.faces: list[str] = ["", *hero.faces]
        self.slots: list[str] = []
        self.sides: list[int] = []  # slot -> board
        self.offence: list[list[int]] = []  # slot -> level -> number of the ability, or -1
        self.defence: list[list[int]] = []  # likewise
        self.passive: list[list[int]] = []  # slot -> level -> source
        self.added: list[list[int]] = []  # slot -> level -> ability printed on the upgrade
        self.deck: list[int] = []  # cards by number
        self.companions: dict[str, list[int]] = {}  # companion or group -> sources, in the order of growth
        self.beast = -1  # the companion with its own health, or -1
        self.levels: list[int] = []  # at the start
        self.live: list[list[int]] = []  # roll -> slots that allow an announcement on it at any level
        self.rows: list[list[int]] = []  # by slot, level and roll: announcements, added abilities included

    def board_named(self, name: str) -> int:
        return [board.id for board in self.hero.boards].index(name)


class MatchContent:
    """All content of a match."""

    def __init__(self, heroes: tuple[str, ...], promo: bool) -> None:
        self.heroes: list[PreparedHero] = []
        self.sources: list[HookSource] = []
        self.status_index: dict[str, int] = {}  # for a kind with separate tokens per owner, the first owner's
        self.named: list[dict[str, int]] = []  # seat -> source that a status or companion name means in its texts
        self.cards: list[PreparedCard] = []
        self.card_index: dict[str, int] = {}
        self.abilities: list[PreparedAbility] = []
        self.defences: list[PreparedDefence] = []
        self.owners: list[list[int]] = []  # source -> seats whose leaflet contains it
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
        self.instant_costs: list[int] = [
            prepared.cost if prepared.kind == INSTANT else NEVER for prepared in self.cards
        ]
        self.roll_costs: list[int] = [prepared.cost if prepared.kind >= ROLL_CARD else NEVER for prepared in self.cards]

    def index_hooks(self) -> None:
        """Index the sources by the moment at which they act, so that rules need not look at all of them."""
        sources = self.sources
        self.usable: list[int] = [source.index for source in sources if source.uses]
        self.acting: dict[Moment, list[int]] = {
            moment: [source.index for source in sources if source.at(moment)] for moment in Moment
        }
        self.replacing: dict[Replaced, list[int]] = {
            event: [source.index for source in sources if source.replacing(event)] for event in Replaced
        }
        self.modifying: dict[Quantity, list[int]] = {
            quantity: [source.index for source in sources if any(hook.quantity is quantity for hook in source.modifies)]
            for quantity in Quantity
        }
        self.by_leaflet: list[int] = [source.index for source in sources if any(hook.leaflet for hook in source.ats)]
        self.stunning: list[int] = [source.index for source in sources if source.forbids_all]
        self.barring: list[int] = [source.index for source in sources if source.forbids and not source.forbids_all]
        self.overflowing: list[int] = self.acting[Moment.RECEIVED_AGAIN]
        self.counts_struck = any(
            hook.condition is not None and hook.condition.attack_damaged_holder_of
            for source in sources
            for hook in source.ats
        )

    def floors_of(self, seat: int) -> dict[int, list[tuple[int, int]]]:
        """Return the minimum price of each usable hook for this seat, as pairs of a source (-1 for CP) and a count."""
        return {
            source.index * HOOKS_PER_SOURCE + place: floor_of(hook.pay, self.named[seat])
            for source in self.sources
            for place, hook in enumerate(source.uses)
        }

    def own_names(self, seat: int, hero: PreparedHero) -> dict[str, int]:
        """Return the source behind each name on this seat's leaflet, and record the seat as an owner of each."""
        found: dict[str, int] = {}
        for status in hero.hero.statuses:
            found[status.id] = self.status_of(seat, status)
        for sources in hero.companions.values():
            found.update({self.sources[source].id: source for source in sources})
        passives = [source for levels in hero.passive for source in levels if source != NO_SOURCE]
        for source in [*found.values(), *passives]:
            self.owners[source].append(seat)
        return found

    def status_of(self, seat: int, status: Status) -> int:
        """Return the source of a status. Kinds with another limit for their owner get one source per owner."""
        index = self.status_index.get(status.id, -1)
        if index >= 0 and (status.stack_limit.owner == status.stack_limit.others or not self.owners[index]):
            return index
        return self.add_source(status_source(len(self.sources), status))

    def add_source(self, source: HookSource) -> int:
        self.sources.append(source)
        self.owners.append([])
        return source.index

    def add_card(self, card: Card, hero: str) -> int:
        prepared = PreparedCard(len(self.cards), card)
        self.cards.append(prepared)
        self.card_index[f"{hero}/{card.id}" if hero else card.id] = prepared.index
        return prepared.index

    def add_hero(self, hero: Hero, common: list[int], promo: bool) -> PreparedHero:
        prepared = PreparedHero(hero)
        for status in hero.statuses:
            if status.id not in self.status_index:
                self.status_index[status.id] = self.add_source(status_source(len(self.sources), status))
        self.add_companions(prepared)
        start = hero.hero_setup.board or hero.boards[0].id
        for side, board in enumerate(hero.boards):
            self.add_board(prepared, side, board)
            prepared.levels += [1 if board.id == start else 0] * (len(prepared.slots) - len(prepared.levels))
        self.add_lasting(hero)
        prepared.deck = common[:]
        for card in hero.cards:
            if not card.promo or promo:
                prepared.deck.append(self.add_hero_card(prepared, card))
        for slot in range(len(prepared.slots)):
            for level in range(LEVELS):
                prepared.rows += self.rows_of(prepared, slot, level)
        prepared.live = [live_slots(prepared, roll) for roll in range(ROLL_COUNT)]
        return prepared

    def add_companions(self, prepared: PreparedHero) -> None:
        hero = prepared.hero
        per_turn = {group.id: group.uses_per_turn_each or 0 for group in hero.companion_groups}
        for companion in hero.companions:
            source = companion_source(len(self.sources), companion, per_turn.get(companion.group or "", 0))
            prepared.companions[companion.id] = [self.add_source(source)]
            if companion.max_health is not None:
                prepared.beast = source.index
        for group in hero.companion_groups:
            members = group.growth_order or group.members
            prepared.companions[group.id] = [prepared.companions[member][0] for member in members]

    def add_board(self, hero: PreparedHero, side: int, board: Board) -> None:
        for ability in (*board.abilities, board.ultimate):
            self.add_slot(hero, ability.id, self.add_ability(ability, hero.hero), -1)
        for defence in board.defences:
            self.add_slot(hero, defence.id, -1, self.add_defence(defence))
        if board.passive is not None:
            self.add_slot(hero, board.passive.id, -1, -1)
            hero.passive[-1][1] = self.add_source(passive_source(len(self.sources), board.passive))
        hero.sides += [side] * (len(hero.slots) - len(hero.sides))

    def add_lasting(self, hero: Hero) -> None:
        """Collect hooks that texts leave in force for a while."""
        for effect in all_effects(hero):
            if isinstance(effect, e.LastingHook) and isinstance(effect.hook, At):
                self.lasting_index[effect] = len(self.lasting)
                self.lasting.append(effect.hook)

    def rows_of(self, hero: PreparedHero, slot: int, level: int) -> list[list[int]]:
        """Return the announcements of one space on each roll, those of the ability that its upgrade adds included."""
        rows: list[list[int]] = [[] for _ in range(ROLL_COUNT)]
        for ability in (hero.offence[slot][level], hero.added[slot][level]):
            if ability >= 0:
                for roll, found in enumerate(self.abilities[ability].rows):
                    rows[roll] += found
        return rows

    def add_slot(self, hero: PreparedHero, name: str, ability: int, defence: int) -> None:
        hero.slots.append(name)
        hero.offence.append([-1, ability, -1, -1])
        hero.defence.append([-1, defence, -1, -1])
        hero.passive.append([NO_SOURCE] * 4)
        hero.added.append([-1, -1, -1, -1])

    def add_hero_card(self, hero: PreparedHero, card: Card) -> int:
        index = self.add_card(card, hero.id)
        if card.upgrades is None or card.level is None:
            return index
        slot = hero.slots.index(card.upgrades)
        self.cards[index].slot = slot
        becomes = card.becomes
        if isinstance(becomes, Ability):
            hero.offence[slot][card.level] = self.add_ability(becomes, hero.hero)
        elif isinstance(becomes, Defence):
            hero.defence[slot][card.level] = self.add_defence(becomes)
        elif isinstance(becomes, Passive):
            hero.passive[slot][card.level] = self.add_source(passive_source(len(self.sources), becomes))
        if card.adds_ability is not None:
            hero.added[slot][card.level] = self.add_ability(card.adds_ability, hero.hero)
        return index

    def add_ability(self, ability: Ability, hero: Hero) -> int:
        self.abilities.append(PreparedAbility(len(self.abilities), ability, hero.faces))
        return len(self.abilities) - 1

    def add_defence(self, defence: Defence) -> int:
        self.defences.append(PreparedDefence(len(self.defences), defence))
        return len(self.defences) - 1

    def versions(self, hero: PreparedHero, levels: list[int]) -> list[int]:
        """Return the offensive abilities of a board with these levels, the Ultimate and added ones included."""
        found: list[int] = []
        for slot, level in enumerate(levels):
            found += [ability for ability in (hero.offence[slot][level], hero.added[slot][level]) if ability >= 0]
        return found

    def announcements(self, hero: PreparedHero, levels: list[int], roll: i64) -> list[int]:
        """Return the announcements possible on that roll (DT-ROLL-8): every row met, an ability's strongest first."""
        found: list[int] = []
        for slot in hero.live[roll]:
            found.extend(hero.rows[roll + (slot * LEVELS + levels[slot]) * ROLL_COUNT])
        return found


def floor_of(costs: Costs, names: dict[str, int]) -> list[tuple[int, int]]:
    """Return the part of a price that is known in advance."""
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


def live_slots(hero: PreparedHero, roll: int) -> list[int]:
    return [
        slot
        for slot in range(len(hero.slots))
        if any(hero.rows[roll + (slot * LEVELS + level) * ROLL_COUNT] for level in range(LEVELS))
    ]


def rows_by_roll(index: int, met: list[list[bool]]) -> list[list[int]]:
    """Return the announcements of one ability on each roll, its strongest row first."""
    rows: list[list[int]] = [[] for _ in range(ROLL_COUNT)]
    for row in range(len(met) - 1, -1, -1):
        for roll, holds in enumerate(met[row]):
            if holds:
                rows[roll].append(ANNOUNCE + index * ROWS + row)
    return rows


def met_by(requirement: Requirement, faces: tuple[str, ...]) -> list[bool]:
    """Return for each of the 252 rolls whether it meets the requirement (DT-ABIL-1 to 5)."""
    if requirement.of_a_kind is not None:
        return of_a_kind(requirement.of_a_kind)
    if requirement.straight is not None:
        return straight_requirement(4 if requirement.straight is Straight.SMALL else 5)
    return symbol_requirement(faces, dict(requirement.symbols))

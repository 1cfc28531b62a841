"""The content of one match, numbered and prepared so that rules need not search for anything."""

from typing import Final

from mypy_extensions import i64

from ludotheque.dice_throne import effects as e
from ludotheque.dice_throne.actions import ANNOUNCE
from ludotheque.dice_throne.hooks import Act, At, Forbid, Modify, Moment, Replace, Replaced, Use
from ludotheque.dice_throne.loading import load_common, load_hero
from ludotheque.dice_throne.meaning import means_defender
from ludotheque.dice_throne.odds import ROLLS, straight_requirement, symbol_requirement
from ludotheque.dice_throne.sheets import (
    Ability,
    Card,
    CardKind,
    Defence,
    Hero,
    PlayWhen,
    Requirement,
    Status,
    Straight,
)
from ludotheque.dice_throne.vocabulary import DieValue, Effect, RollPhase, Who, Whose

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

# What a card needs to be of any use; each bit is answered by `playable.available`.
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
OWN_PAIR: Final = 8192  # two own dice of one throw (DT-CARD-13)
OWN_INCOMING: Final = 1 << 19  # damage coming at oneself
KNOWN_TARGET: Final = 1 << 18  # a Defender, or the only one it can be
DICE_NEEDS: Final = 15 + 16 + 32 + 8192

DICE_OF: Final = {
    Whose.SELF: OWN_DICE,
    Whose.ANY: ANY_DICE,
    Whose.OPPONENT: OPPONENT_DICE,
    Whose.SELF_OR_TEAMMATE: TEAM_DICE,
    Whose.SAME: ANY_DICE,
}
ROWS: Final = 8  # an ability has at most so many rows
ROLL_COUNT: Final = len(ROLLS)
LEVELS: Final = 4  # I to III; there is no level 0
NEVER: Final = 99  # a price nobody can pay


class CardKit:
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


class AbilityKit:
    """One version of an offensive ability."""

    def __init__(self, index: int, ability: Ability, faces: tuple[str, ...]) -> None:
        self.index = index
        self.ability = ability
        self.id = ability.id
        self.ultimate = ability.is_ultimate
        self.met = [met_by(tier.requirement, faces) for tier in ability.tiers]
        self.rows = rows_by_roll(index, self.met)


class DefenceKit:
    """One version of a defensive ability."""

    def __init__(self, index: int, defence: Defence) -> None:
        self.index = index
        self.defence = defence
        self.id = defence.id


class StatusKit:
    """A status with its hooks sorted by kind."""

    def __init__(self, index: int, status: Status) -> None:
        self.index = index
        self.status = status
        self.id = status.id
        self.uses: list[Use] = [hook for hook in status.hooks if isinstance(hook, Use)]
        self.needs: list[int] = [KNOWN_TARGET if means_defender(hook) else 0 for hook in self.uses]
        self.ats: list[At] = [hook for hook in status.hooks if isinstance(hook, At)]
        self.modifies: list[Modify] = [hook for hook in status.hooks if isinstance(hook, Modify)]
        self.forbids: list[Forbid] = [hook for hook in status.hooks if isinstance(hook, Forbid)]
        self.forbids_all = any(hook.act is Act.ANY_ACTION for hook in self.forbids)
        self.replaces: list[Replace] = [hook for hook in status.hooks if isinstance(hook, Replace)]
        self.by_moment: dict[Moment, list[At]] = {moment: [] for moment in Moment}
        for hook in self.ats:
            self.by_moment[hook.moment].append(hook)
        self.owner_limit: i64 = status.stack_limit.owner
        self.others_limit: i64 = status.stack_limit.others
        self.removable = status.removable
        self.transferable = status.transferable

    def at(self, moment: Moment) -> list[At]:
        return self.by_moment[moment]

    def replacing(self, event: Replaced) -> list[Replace]:
        return [hook for hook in self.replaces if hook.event is event]


class HeroKit:
    """One hero of the match: its board as slots with levels."""

    def __init__(self, hero: Hero) -> None:
        self.hero = hero
        self.id = hero.id
        self.faces: list[str] = ["", *hero.faces]
        self.slots: list[str] = []
        self.offence: list[list[int]] = []  # slot -> level -> number of the ability, -1 where there is none
        self.defence: list[list[int]] = []  # likewise
        self.added: list[list[int]] = []  # slot -> level -> ability printed on the upgrade
        self.deck: list[int] = []  # cards by number
        self.offensive = 0  # how many slots, the first ones, hold offensive abilities
        self.live: list[list[int]] = []  # roll -> slots that can announce anything on it, at some level
        self.rows: list[list[int]] = []  # by slot, level and roll: announcements, added abilities included


class Kit:
    """All content of a match."""

    def __init__(self, heroes: tuple[str, ...], promo: bool) -> None:
        self.heroes: list[HeroKit] = []
        self.statuses: list[StatusKit] = []
        self.status_index: dict[str, int] = {}
        self.cards: list[CardKit] = []
        self.card_index: dict[str, int] = {}
        self.abilities: list[AbilityKit] = []
        self.defences: list[DefenceKit] = []
        self.owners: list[list[int]] = []  # status -> seats whose leaflet has it
        common = [self.add_card(card, "") for card in load_common()]
        ready: dict[str, HeroKit] = {}
        for seat, name in enumerate(heroes):
            if name not in ready:
                ready[name] = self.add_hero(load_hero(name), common, promo)
            self.heroes.append(ready[name])
            for status in ready[name].hero.statuses:
                self.owners[self.status_index[status.id]].append(seat)
        self.usable: list[int] = [kit.index for kit in self.statuses if kit.uses]
        self.instant_costs: list[int] = [kit.cost if kit.kind == INSTANT else NEVER for kit in self.cards]
        self.roll_costs: list[int] = [kit.cost if kit.kind >= ROLL_CARD else NEVER for kit in self.cards]
        self.acting: dict[Moment, list[int]] = {
            moment: [kit.index for kit in self.statuses if kit.at(moment)] for moment in Moment
        }
        self.replacing: dict[Replaced, list[int]] = {
            event: [kit.index for kit in self.statuses if kit.replacing(event)] for event in Replaced
        }
        self.modifying: list[int] = [kit.index for kit in self.statuses if kit.modifies]
        self.stunning: list[int] = [kit.index for kit in self.statuses if kit.forbids_all]

    def add_card(self, card: Card, hero: str) -> int:
        kit = CardKit(len(self.cards), card)
        self.cards.append(kit)
        self.card_index[f"{hero}/{card.id}" if hero else card.id] = kit.index
        return kit.index

    def add_hero(self, hero: Hero, common: list[int], promo: bool) -> HeroKit:
        kit = HeroKit(hero)
        for status in hero.statuses:
            if status.id not in self.status_index:
                self.status_index[status.id] = len(self.statuses)
                self.statuses.append(StatusKit(len(self.statuses), status))
                self.owners.append([])
        board = hero.boards[0]
        for ability in (*board.abilities, board.ultimate):
            self.add_slot(kit, ability.id, self.add_ability(ability, hero), -1)
        for defence in board.defences:
            self.add_slot(kit, defence.id, -1, self.add_defence(defence))
        if board.passive is not None:
            self.add_slot(kit, board.passive.id, -1, -1)
        kit.deck = common[:]
        for card in hero.cards:
            if not card.promo or promo:
                kit.deck.append(self.add_hero_card(kit, card))
        kit.offensive = len(board.abilities) + 1
        for slot in range(kit.offensive):
            for level in range(LEVELS):
                kit.rows += self.rows_of(kit, slot, level)
        kit.live = [live_slots(kit, roll) for roll in range(ROLL_COUNT)]
        return kit

    def rows_of(self, kit: HeroKit, slot: int, level: int) -> list[list[int]]:
        """The announcements of one space of the board on each roll, the ability its upgrade adds included."""
        rows: list[list[int]] = [[] for _ in range(ROLL_COUNT)]
        for ability in (kit.offence[slot][level], kit.added[slot][level]):
            if ability >= 0:
                for roll, found in enumerate(self.abilities[ability].rows):
                    rows[roll] += found
        return rows

    def add_slot(self, kit: HeroKit, name: str, ability: int, defence: int) -> None:
        kit.slots.append(name)
        kit.offence.append([-1, ability, -1, -1])
        kit.defence.append([-1, defence, -1, -1])
        kit.added.append([-1, -1, -1, -1])

    def add_hero_card(self, kit: HeroKit, card: Card) -> int:
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
        if card.adds_ability is not None:
            kit.added[slot][card.level] = self.add_ability(card.adds_ability, kit.hero)
        return index

    def add_ability(self, ability: Ability, hero: Hero) -> int:
        self.abilities.append(AbilityKit(len(self.abilities), ability, hero.faces))
        return len(self.abilities) - 1

    def add_defence(self, defence: Defence) -> int:
        self.defences.append(DefenceKit(len(self.defences), defence))
        return len(self.defences) - 1

    def versions(self, hero: HeroKit, levels: list[int]) -> list[int]:
        """The offensive abilities on a board with these levels, the Ultimate and added ones included."""
        found: list[int] = []
        for slot, level in enumerate(levels):
            found += [ability for ability in (hero.offence[slot][level], hero.added[slot][level]) if ability >= 0]
        return found

    def announcements(self, hero: HeroKit, levels: list[int], roll: i64) -> list[int]:
        """What may be announced on that roll (DT-ROLL-8): every row that is met, the strongest of an ability first."""
        found: list[int] = []
        for slot in hero.live[roll]:
            found.extend(hero.rows[roll + (slot * LEVELS + levels[slot]) * ROLL_COUNT])
        return found


def live_slots(kit: HeroKit, roll: int) -> list[int]:
    return [
        slot
        for slot in range(kit.offensive)
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
    if requirement.straight is not None:
        return straight_requirement(4 if requirement.straight is Straight.SMALL else 5)
    return symbol_requirement(faces, dict(requirement.symbols))


def needs_of(card: Card) -> int:
    """What must be there for the card to do anything at all."""
    needs = [need_of(effect) for effect in card.effects]
    total = 0
    if needs and all(needs):
        for need in needs:
            total |= need
    if card.attack_modifier:
        total |= OWN_ATTACK
    if card.play_when is PlayWhen.ATTACKED:
        total |= ATTACKED
    if dealt_by(card):
        total |= DEALT
    if means_defender(card.effects):
        total |= KNOWN_TARGET
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
    return 0


def dealt_by(card: Card) -> int:
    """The damage its text wants to have been dealt, if that is all its text is about."""
    if len(card.effects) == 1 and isinstance(card.effects[0], e.If) and not card.effects[0].otherwise:
        return card.effects[0].condition.damage_dealt_at_least or 0
    return 0

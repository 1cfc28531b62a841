"""Everything the players have worked out about one kit: its cards and its boss against parties of all sorts."""

from collections import OrderedDict
from typing import Final

from ludotheque.games.one_deck_dungeon.agents.bosses import Fight
from ludotheque.games.one_deck_dungeon.agents.dice_samples import SAMPLES
from ludotheque.games.one_deck_dungeon.agents.encounter_cases import (
    COMBAT,
    Case,
    boss_case,
    combat_case,
    peril_case,
    sources_of,
)
from ludotheque.games.one_deck_dungeon.agents.encounter_forecast import KEPT, Outlook, Outlooks, Squad, play
from ludotheque.games.one_deck_dungeon.agents.penalty import WEIGHED
from ludotheque.games.one_deck_dungeon.agents.weights import TUNING
from ludotheque.games.one_deck_dungeon.content.vocabulary import Quantity
from ludotheque.games.one_deck_dungeon.table.match_content import MatchContent

BOOKS_KEPT: Final = 16
TRIED: Final = 2  # samples of each card when all of them are looked at
MANY_KINDS: Final = 30  # of card: then every second one stands for all
RESIST_DAMAGE: Final = 2
STEP: Final = 7  # between the samples of two cards
TYPICAL: Final = (2, 1)  # open doors and leaves
DeckCase = tuple[list[Case], bool]


class ValueCache:
    """Worked out when first asked for, and kept."""

    def __init__(self, kit: MatchContent) -> None:
        self.kit = kit
        self.outlooks = Outlooks(kit)
        self.cases: dict[tuple[int, int, int, int, int], Case] = {}
        self.bosses: dict[int, Case] = {}
        self.decks: dict[int, list[DeckCase]] = {}
        self.losses: OrderedDict[tuple[int, Squad, Squad], float] = OrderedDict()
        self.fights: OrderedDict[tuple[int, Squad], Fight] = OrderedDict()
        self.strengths: OrderedDict[object, tuple[float, float]] = OrderedDict()
        self.perils: dict[tuple[int, object], float] = {}
        self.kinds = kinds_of_card(kit)
        self.resisting = resisting(kit)

    def case(self, number: int, floor: int, option: int, counted: tuple[int, int]) -> Case:
        """A card on a floor, by one of its options; `counted` are open doors and their leaves, where they matter."""
        number = self.kinds[number]
        card = self.kit.cards[number]
        if card.ability is None or card.ability.source.set_x is None:
            counted = TYPICAL
        key = (number, floor, option, *counted)
        found = self.cases.get(key)
        if found is None:
            if card.combat:
                found = combat_case(self.kit, card, floor, counted)
            else:
                found = peril_case(self.kit, card, floor, option)
            self.cases[key] = found
        return found

    def outlook(self, case: Case, squad: Squad) -> Outlook:
        return self.outlooks.of(id(case), case, squad)

    def boss(self, damage: int, squad: Squad) -> Outlook:
        case = self.bosses.get(damage)
        if case is None:
            case = boss_case(self.kit, damage)
            self.bosses[damage] = case
        return self.outlook(case, squad)

    def fight(self, damage: int, squad: Squad) -> Fight:
        """Against the boss that has taken so much damage; with four each pair does half the work."""
        key = (damage, squad)
        found = self.fights.get(key)
        if found is None:
            found = Fight(self.boss(damage, squad), self.kit.dungeon.boss.health)
            self.fights[key] = found
            if len(self.fights) > KEPT:
                self.fights.popitem(last=False)
        return found

    def keep_strength(self, key: object, strength: tuple[float, float]) -> None:
        self.strengths[key] = strength
        if len(self.strengths) > KEPT:
            self.strengths.popitem(last=False)

    def mean_loss(self, floor: int, fighting: Squad, in_peril: Squad) -> float:
        """What an encounter of that floor costs on average, each card tried with a few throws."""
        key = (floor, fighting, in_peril)
        found = self.losses.get(key)
        if found is None:
            cases = self.deck_cases(floor)
            total = 0.0
            for place, (options, combat) in enumerate(cases):
                squad = fighting if combat else in_peril
                total += min([TUNING.cap, *[self.tried(case, squad, place) for case in options]])
            found = self.losses[key] = total / len(cases)
            if len(self.losses) > KEPT:
                self.losses.popitem(last=False)
        return found

    def tried(self, case: Case, squad: Squad, place: int) -> float:
        """A few throws; in a peril parties differ only by the dice that count."""
        if case.color == COMBAT:
            return self.thrown(case, squad, place)
        key = (id(case), counting(case.color, squad))
        found = self.perils.get(key)
        if found is None:
            found = self.perils[key] = self.thrown(case, squad, place)
        return found

    def thrown(self, case: Case, squad: Squad, place: int) -> float:
        total = 0.0
        for number in range(TRIED):
            total += play(self.kit, case, squad, (STEP * place + number * SAMPLES // TRIED) % SAMPLES)[WEIGHED]
        return total / TRIED

    def deck_cases(self, floor: int) -> list[DeckCase]:
        found = self.decks.get(floor)
        if found is None:
            found = self.decks[floor] = []
            kinds = sorted(set(self.kinds.values()))
            for number in kinds[:: 1 + len(kinds) // MANY_KINDS]:
                card = self.kit.cards[number]
                options = [0] if card.combat else range(len(card.options))
                found.append(([self.case(number, floor, each, TYPICAL) for each in options], bool(card.combat)))
        return found


def counting(color: int, squad: Squad) -> tuple[tuple[int, int, tuple[int, ...]], ...]:
    """The dice of a peril's colour, heroic ones and uses."""
    counts = [fighter[:3] for fighter in squad]
    dice = [count[color] if color >= 0 else sum(count) for count in counts]
    return tuple([(count, fighter[3], fighter[4]) for count, fighter in zip(dice, squad, strict=True)])


def resisting(kit: MatchContent) -> tuple[int, int]:
    """What is added to the die that resists poison, and the damage if it fails (ODD-POISON-4)."""
    bonus, damage = 0, RESIST_DAMAGE
    for source in sources_of(kit, 1, None):
        bonus = source.modified(Quantity.RESIST_ROLL, bonus)
        damage = source.modified(Quantity.RESIST_DAMAGE, damage)
    return bonus, damage


def kinds_of_card(kit: MatchContent) -> dict[int, int]:
    """For each card of the deck the first one with the same boxes."""
    first: dict[str, int] = {}
    found: dict[int, int] = {}
    for number in kit.deck:
        card = kit.cards[number]
        name = f"{card.id.rstrip('0123456789')}:{card.leaf}"
        found[number] = first.setdefault(name, number)
    return found


BOOKS: OrderedDict[int, ValueCache] = OrderedDict()


def book_of(kit: MatchContent) -> ValueCache:
    """The book of that kit; those used lately are kept, and so are their kits."""
    found = BOOKS.get(id(kit))
    if found is None:
        found = BOOKS[id(kit)] = ValueCache(kit)
        if len(BOOKS) > BOOKS_KEPT:
            BOOKS.popitem(last=False)
    return found

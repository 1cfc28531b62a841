"""Advice outside step 4: the numbers that decide about doors, ways, loot, potions and stairs."""

from collections.abc import Callable
from typing import Final

from ludotheque.games.one_deck_dungeon.agents.abilities import ways_of
from ludotheque.games.one_deck_dungeon.agents.dungeon_answers import encounter_cost, slips
from ludotheque.games.one_deck_dungeon.agents.encounter_forecast import Outlook
from ludotheque.games.one_deck_dungeon.agents.hints_inside import Hint, Numbers, toll_numbers
from ludotheque.games.one_deck_dungeon.agents.loot import best_gain, known_card
from ludotheque.games.one_deck_dungeon.agents.position import Facts
from ludotheque.games.one_deck_dungeon.agents.values import Worth
from ludotheque.games.one_deck_dungeon.content.effect_types import Heal
from ludotheque.games.one_deck_dungeon.table import actions as a
from ludotheque.games.one_deck_dungeon.table.die import ANY, HEROIC
from ludotheque.games.one_deck_dungeon.table.match_pieces import BoxKit, CardKit
from ludotheque.games.one_deck_dungeon.table.state import CLOSED
from ludotheque.games.one_deck_dungeon.view import DungeonSeen
from ludotheque.kernel.decisions import ARGUMENT_BITS, Decision

DIE_SIDES: Final = 6
PLAIN: Final = "odd-hint-plain"
IN_HEARTS: Final = "odd-hint-value"
WEIGHED: Final = (a.ASK_REPLACE, a.ASK_HEAL, a.ASK_HOOK)  # questions whose answers are best said by what they are worth
BOSS_CARD: Final = -1
STAIRS: Final = 3  # tokens that are a damage (ODD-FLOOR-3, ODD-4P-11)
STAIRS_OF_FOUR: Final = 6


class Reasons:
    """Why the answers to one question are good or bad."""

    def __init__(self, decision: Decision, seen: DungeonSeen) -> None:
        self.decision = decision
        self.seen = seen
        self.facts = Facts(seen)
        self.worth = Worth(self.facts)

    def hint(self, action: int, value: float) -> Hint:
        """The answer with the reason that fits it."""
        verb = a.VERBS.verbs[action >> ARGUMENT_BITS].name
        arguments = a.VERBS.arguments(action)
        if self.decision.kind == a.ASK_SURVIVE and action == a.DONE:
            return Hint(action, value, "odd-hint-lost")
        if self.decision.kind == a.ASK_SURVIVE:
            return Hint(action, value, "odd-hint-survive", self.hearts_of(self.subject()))
        if self.decision.kind == a.ASK_FACE and (verb == "stay" or slips(self.worth, action)):
            return Hint(
                action, value, "odd-hint-face" if verb == "stay" else "odd-hint-slip", self.of_card(self.subject())
            )
        reason = REASONS.get(verb)
        if reason is None:
            return Hint(action, value, IN_HEARTS if self.decision.kind in WEIGHED else PLAIN, {"value": value})
        key, numbers = reason(self, arguments)
        if key == "odd-hint-ability" and value <= 0:
            return Hint(action, value, "odd-hint-ability-dear", numbers | {"loss": -value})
        return Hint(action, value, key, numbers | {"value": value})

    def subject(self) -> int:
        return int(self.decision.subject)

    def outlook(self, card: int, option: int, seats: list[int], heroic: int = 0) -> Outlook:
        """What these heroes can expect of a card that lies open, by one of its ways."""
        number = self.facts.identity[card]
        case = self.worth.book.case(number, self.worth.floor, option, self.worth.counted())
        return self.worth.book.outlook(case, self.worth.squad(seats, bool(self.facts.card(card).combat), heroic))

    def best_outlook(self, card: int) -> Outlook:
        """By the option, the heroes and the use of their abilities that the sensible player counts with."""
        kit = self.facts.card(card)
        found: list[tuple[float, Outlook]] = []
        for seats in self.worth.groups:
            scale = self.worth.hearts(seats)
            for way in ways_of(self.worth, seats, bool(kit.combat)):
                for option in range(1 if kit.combat else len(kit.options)):
                    outlook = self.outlook(card, option, seats, way.dice)
                    found.append((self.worth.cost(outlook, scale) + way.price, outlook))
        return min(found, key=lambda each: each[0])[1]

    def of_card(self, card: int) -> Numbers:
        """What it costs, and what that weighs for a party with so many hearts left."""
        return tolls([self.best_outlook(card)]) | {"cost": encounter_cost(self.worth, card)}

    def of_door(self, place: int) -> Numbers:
        """Of all its cards together, and what their loot is worth."""
        cards = self.facts.doors[place].cards
        loot = sum(best_gain(self.worth, self.facts.card(card)) for card in cards)
        cost = sum(encounter_cost(self.worth, card) for card in cards)
        return tolls([self.best_outlook(card) for card in cards]) | {"loot": loot, "cost": cost}

    def hearts_of(self, seat: int) -> Numbers:
        hero = self.facts.heroes[seat]
        return {"left": float(hero.left), "health": float(hero.health), "cubes": float(self.facts.cubes)}

    def weakest(self) -> Numbers:
        return self.hearts_of(min(self.facts.heroes, key=lambda hero: hero.left).seat)

    def enter(self, arguments: list[int]) -> tuple[str, Numbers]:
        place = arguments[0]
        if self.facts.doors[place].opened != CLOSED:
            return "odd-hint-door", self.of_door(place)
        return "odd-hint-closed", {"mean": self.mean_loss()}

    def mean_loss(self) -> float:
        """What an encounter of this floor costs on average, all of it in hearts."""
        groups = self.worth.groups
        total = 0.0
        for seats in groups:
            squads = self.worth.squad(seats, True), self.worth.squad(seats, False)
            total += self.worth.book.mean_loss(self.worth.floor, *squads)
        return total / len(groups)

    def explore(self, _arguments: list[int]) -> tuple[str, Numbers]:
        """With poison it is resisted afterwards (ODD-EXPL-5)."""
        numbers = {"mean": self.mean_loss()}
        tokens = self.facts.poison()
        if not tokens:
            return "odd-hint-explore", numbers
        bonus = self.seen.resist_bonus(self.seen.helping_leaves())
        chance = min(DIE_SIDES, max(0, DIE_SIDES + bonus - tokens)) / DIE_SIDES
        return "odd-hint-explore-poison", numbers | {"tokens": float(tokens), "chance": chance}

    def stay(self, _arguments: list[int]) -> tuple[str, Numbers]:
        return "odd-hint-door", self.of_door(int(self.facts.state.door))

    def flee(self, _arguments: list[int]) -> tuple[str, Numbers]:
        return "odd-hint-flee", {}

    def descend(self, _arguments: list[int]) -> tuple[str, Numbers]:
        return "odd-hint-descend", self.stairs()

    def stairs(self) -> Numbers:
        facts = self.facts
        most = STAIRS_OF_FOUR if facts.kit.four else STAIRS
        return {"tokens": float(facts.state.stairs), "most": float(most), "doors": float(len(facts.doors))}

    def done(self, _arguments: list[int]) -> tuple[str, Numbers]:
        """Not to do what could be done."""
        kind = self.decision.kind
        if kind == a.ASK_DESCEND:
            return "odd-hint-linger", self.stairs()
        if kind in (a.ASK_TURN, a.ASK_ROUND):
            return "odd-hint-keep", self.weakest()
        if kind in WEIGHED:
            return IN_HEARTS, {}
        if kind == a.ASK_ABILITIES and (outlook := self.present()) is not None:
            return "odd-hint-no-ability", tolls([outlook])
        return "odd-hint-decline", {}

    def present(self) -> Outlook | None:
        """Of the encounter that is about to be rolled for; nothing for a boss round."""
        encounter = self.facts.encounter
        if encounter is None or encounter.card == BOSS_CARD:
            return None
        return self.outlook(int(encounter.card), max(0, int(encounter.option)), list(encounter.seats))

    def ability(self, _arguments: list[int]) -> tuple[str, Numbers]:
        outlook = self.present()
        return ("odd-hint-ability", tolls([outlook])) if outlook is not None else (PLAIN, {})

    def peril(self, arguments: list[int]) -> tuple[str, Numbers]:
        encounter = self.facts.encounter
        seats = list(encounter.seats) if encounter is not None else self.worth.groups[0]
        stored = sum(self.facts.heroes[seat].stored for seat in seats)
        return "odd-hint-peril", tolls([self.outlook(self.subject(), arguments[0], seats, stored)])

    def drink(self, arguments: list[int]) -> tuple[str, Numbers]:
        return "odd-hint-drink", self.weakest() | {"heals": float(self.healed_by(arguments[1]))}

    def healed_by(self, potion: int) -> int:
        """Damage that a potion can heal now; with the Forest's turn sequence every cube does (ODD-CURE-1)."""
        heals = [effect for effect in self.facts.kit.potions[potion].effects if isinstance(effect, Heal)]
        early = self.decision.kind == a.ASK_TURN
        amounts = [effect.at_turn_start if early and effect.at_turn_start else effect.amount for effect in heals]
        return sum(amounts) + (1 if self.facts.kit.forest_sequence else 0)

    def hero(self, arguments: list[int]) -> tuple[str, Numbers]:
        if self.decision.kind == a.ASK_HERO and self.subject() == a.FOR_STORE:
            return "odd-hint-store", {"dice": float(sum(self.facts.heroes[arguments[0]].dice))}
        return "odd-hint-hero", self.hearts_of(arguments[0])

    def take_item(self, arguments: list[int]) -> tuple[str, Numbers]:
        """Its dice, and how many of the boxes in view want them."""
        item = self.facts.card(self.subject()).item
        boxes = self.boxes_in_view()
        wanted = sum(any(wants(box, color) for color in range(HEROIC) if item[color]) for box in boxes)
        numbers = {"boxes": float(wanted), "all_boxes": float(len(boxes)), "hearts": float(item[HEROIC])}
        return "odd-hint-item" if any(item[:HEROIC]) else "odd-hint-heart", numbers

    def boxes_in_view(self) -> list[BoxKit]:
        """Of open doors, revealed floors, and in the end the boss; the card that is looted is done with."""
        kit, facts = self.facts.kit, self.facts
        found = [box for floor in kit.floors[: facts.floor] for box in floor.combat_boxes]
        for door in facts.doors:
            cards = [card for card in door.cards if door.opened != CLOSED and card != self.subject()]
            found += [box for card in cards for box in printed(facts.card(card))]
        return found + kit.boss_boxes

    def take_skill(self, arguments: list[int]) -> tuple[str, Numbers]:
        """An identical skill that the hero has becomes XP."""
        same = known_card(self.worth, arguments[0], int(self.facts.card(self.subject()).skill))
        return ("odd-hint-skill", {}) if same is None else self.xp_more(int(same.xp))

    def take_potion(self, _arguments: list[int]) -> tuple[str, Numbers]:
        return "odd-hint-potion", {"cubes": float(self.facts.cubes)}

    def take_xp(self, _arguments: list[int]) -> tuple[str, Numbers]:
        return self.xp_more(int(self.facts.card(self.subject()).xp))

    def xp_more(self, xp: int) -> tuple[str, Numbers]:
        """How far it is to the next level."""
        after = self.facts.xp + xp
        needed = self.facts.xp_needed
        numbers = {"xp": float(after), "needed": float(needed), "level": float(self.facts.level + 1)}
        if not needed:
            return "odd-hint-xp-top", numbers
        return "odd-hint-xp-level" if after >= needed else "odd-hint-xp", numbers


def tolls(outlooks: list[Outlook]) -> Numbers:
    """What they cost together."""
    return toll_numbers(
        sum(outlook.hearts for outlook in outlooks),
        sum(outlook.time for outlook in outlooks),
        sum(outlook.poison for outlook in outlooks),
    )


def wants(box: BoxKit, color: int) -> bool:
    return int(box.color) in (color, ANY)


def printed(card: CardKit) -> list[BoxKit]:
    return card.boxes if card.combat else [option.box for option in card.options]


Reason = Callable[[Reasons, list[int]], tuple[str, Numbers]]
REASONS: Final[dict[str, Reason]] = {
    "enter": Reasons.enter,
    "explore": Reasons.explore,
    "stay": Reasons.stay,
    "flee": Reasons.flee,
    "descend": Reasons.descend,
    "done": Reasons.done,
    "ability": Reasons.ability,
    "peril": Reasons.peril,
    "drink": Reasons.drink,
    "hero": Reasons.hero,
    "take_item": Reasons.take_item,
    "take_skill": Reasons.take_skill,
    "take_potion": Reasons.take_potion,
    "take_xp": Reasons.take_xp,
}
"""By the verb of the answer; other answers are said by what they are worth."""

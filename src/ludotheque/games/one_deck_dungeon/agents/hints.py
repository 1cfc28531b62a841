"""Hints for One Deck Dungeon: ranked answers with their numbers."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from ludotheque.agents.scored_answer import ScoredAnswer
from ludotheque.games.one_deck_dungeon.agents.abilities import ways_of
from ludotheque.games.one_deck_dungeon.agents.dungeon_answers import best_gain, encounter_cost, known_card, slips
from ludotheque.games.one_deck_dungeon.agents.encounter_answers import weights_now
from ludotheque.games.one_deck_dungeon.agents.encounter_cases import HEARTS
from ludotheque.games.one_deck_dungeon.agents.encounter_forecast import Outlook
from ludotheque.games.one_deck_dungeon.agents.position import Facts
from ludotheque.games.one_deck_dungeon.agents.sensible import scored
from ludotheque.games.one_deck_dungeon.agents.values import Worth
from ludotheque.games.one_deck_dungeon.content.effect_types import Heal
from ludotheque.games.one_deck_dungeon.resolution.skills_and_potions import NUMBER_MASK
from ludotheque.games.one_deck_dungeon.solver.problem import REROLL, ROLL, EncounterProblem, UsableText
from ludotheque.games.one_deck_dungeon.solver.problem_builder import problem_seen
from ludotheque.games.one_deck_dungeon.solver.solution import HINT_BUDGET, Follower, PlannedAct, Solution, solve
from ludotheque.games.one_deck_dungeon.table import actions as a
from ludotheque.games.one_deck_dungeon.table.actions import ASK_ACT, DIE, DONE, DRINK
from ludotheque.games.one_deck_dungeon.table.die import ANY, HEROIC
from ludotheque.games.one_deck_dungeon.table.match_content import MatchContent, PreparedBox, PreparedCard
from ludotheque.games.one_deck_dungeon.table.state import CLOSED
from ludotheque.games.one_deck_dungeon.view import DungeonSeen
from ludotheque.kernel.chance import key_of
from ludotheque.kernel.decisions import ARGUMENT_BITS, ARGUMENT_MASK, Decision
from ludotheque.kernel.imagination import Root
from ludotheque.kernel.match import Match
from ludotheque.text.languages import Language, decimal, percent
from ludotheque.text.messages import Messages

Numbers = dict[str, float]
STOP: Final = "odd-hint-stop"
SAME_KEY: Final = key_of("hint")  # encounters hide nothing, so every sampled world equals the real one


@dataclass(frozen=True)
class PlannedAnswer(ScoredAnswer):
    """One answer, its worth in hearts and the reason."""

    plan: tuple[PlannedAct, ...] = ()  # the acts of a line; the first one is the answer
    line: Solution | None = None  # what the plan was made from
    exact: bool = False


def act_hints(decision: Decision, seen: DungeonSeen) -> list[PlannedAnswer]:
    """Return the best next acts of step 4, best first; stopping is always among them."""
    found = [line_hint(seen, solved(seen, lambda _use: True), "odd-hint-line")]
    best = found[0]
    if any(part.action & ~ARGUMENT_MASK == DRINK for part in best.plan):
        found.append(line_hint(seen, solved(seen, lambda use: not use.potion), "odd-hint-sparing"))
    if best.numbers["rolls"]:
        found.append(line_hint(seen, solved(seen, lambda use: not rolls(use)), "odd-hint-steady"))
    found.append(stop_hint(seen))
    legal = [hint for hint in found if hint.action in decision.options]
    return sorted(distinct(legal), key=lambda hint: -hint.value)


def distinct(found: list[PlannedAnswer]) -> list[PlannedAnswer]:
    """Keep only the first hint for each answer, but always keep the hint to stop."""
    stop = found[-1]
    kept: dict[int, PlannedAnswer] = {stop.action: stop}
    for hint in found:
        kept.setdefault(hint.action, hint)
    return list(kept.values())


def rolls(use: UsableText) -> bool:
    return any(op.kind in (ROLL, REROLL) for op in use.ops)


def posed(seen: DungeonSeen) -> EncounterProblem:
    """Return the encounter with the weights of the sensible player."""
    return problem_seen(seen, weights_now(Worth(Facts(seen))))


def solved(seen: DungeonSeen, allowed: Callable[[UsableText], bool]) -> Solution:
    """Return the best line that uses only the allowed skills and potions."""
    problem = posed(seen)
    problem.uses = [use for use in problem.uses if allowed(use)]
    return solve(problem, HINT_BUDGET)


def line_hint(seen: DungeonSeen, answer: Solution, key: str) -> PlannedAnswer:
    """Return a hint for a line: what to expect of it, and what it saves."""
    numbers = toll_numbers(answer.hearts, answer.time, answer.poison) | stop_numbers(seen)
    numbers |= {"rolls": float(answer.rolls), "hits": hits_of(seen, answer)}
    return PlannedAnswer(answer.steps[0], answer.value, key, numbers, tuple(answer.plan), answer, answer.exact)


def toll_numbers(hearts: float, time: float, poison: float) -> Numbers:
    return {"hearts": hearts, "time": time, "poison": poison}


def stop_numbers(seen: DungeonSeen) -> Numbers:
    """Return the consequences of stopping now, by the rules."""
    hearts, time, poison = seen.consequences()
    return {"stop_hearts": float(hearts), "stop_time": float(time), "stop_poison": float(poison)}


def hits_of(seen: DungeonSeen, answer: Solution) -> float:
    """Return the damage to the boss, unless it depends on a roll."""
    encounter = seen.encounter()
    if encounter is None or answer.rolls:
        return 0.0
    return float(sum(box.skull for place, box in enumerate(encounter.boxes) if place not in answer.uncovered))


def stop_hint(seen: DungeonSeen) -> PlannedAnswer:
    """Return the hint to stop; its worth is that of the best line without dice and skills."""
    problem = posed(seen)
    problem.uses = []
    problem.pools = [[] for _ in problem.pools]
    answer = solve(problem, HINT_BUDGET)
    numbers = toll_numbers(*[float(count) for count in seen.consequences()]) | stop_numbers(seen)
    return PlannedAnswer(DONE, answer.value, STOP, numbers | {"hits": hits_of(seen, answer)}, exact=True)


def within_act(decision: Decision, seen: DungeonSeen) -> PlannedAnswer | None:
    """Answer a question in the middle of an act, if the best line performs that act and the tape is available."""
    root = seen.root
    if not isinstance(root, Root) or not root.tape:
        return None
    world = Root(root.game, root.setup, root.checkpoint, []).imagine(int(seen.viewers), SAME_KEY)
    before = world.seen(tuple(range(seen.seats)))
    if world.decision is None or world.decision.kind != ASK_ACT or not isinstance(before, DungeonSeen):
        return None
    answer = solved(before, lambda _use: True)
    part = next((part for part in answer.plan if part.action == root.tape[0].action), None)
    action = None if part is None else next_of(part, [entry.action for entry in root.tape[1:]], decision)
    if action is None:
        return None
    hint = line_hint(before, answer, "odd-hint-on")
    return PlannedAnswer(action, hint.value, hint.reason_key, hint.numbers, exact=answer.exact)


def acts_of(line: Solution, world: Match) -> list[list[int]]:
    """Return the answers of each act of a line up to its first roll, without the end of the step.

    They are tried in an imagined world, which leaves out those that the rules give themselves.
    """
    follower, found = Follower(line), list[list[int]]()
    known = world.barrier
    while world.decision is not None and world.barrier == known:
        action = follower.next(world.decision)
        starts = world.decision.kind == ASK_ACT
        if action < 0 or (starts and action == DONE):
            break
        if starts:
            found.append([])
        found[-1].append(action)
        world.answer(world.waiting()[0], action)
    return found


def next_of(part: PlannedAct, given: list[int], decision: Decision) -> int | None:
    """Return the next answer of the act, or `None` if every answer is given."""
    left = [DIE | die for die in part.dice] + part.others
    for action in given:
        if action in left:
            left.remove(action)
        elif action != DONE:
            return None
    said = next((action for action in left if action in decision.options), None)
    if said is None and not left and DONE in decision.options:
        return DONE
    return said


DIE_SIDES: Final = 6
PLAIN: Final = "odd-hint-plain"
IN_HEARTS: Final = "odd-hint-value"
WEIGHED: Final = (a.ASK_REPLACE, a.ASK_HEAL, a.ASK_HOOK)  # questions whose answers are explained by their worth
BOSS_CARD: Final = -1
STAIRS: Final = 3  # tokens that cause 1 damage (ODD-FLOOR-3, ODD-4P-11)
STAIRS_OF_FOUR: Final = 6


class Reasons:
    """The reasons for and against the answers to one question."""

    def __init__(self, decision: Decision, seen: DungeonSeen) -> None:
        self.decision = decision
        self.seen = seen
        self.facts = Facts(seen)
        self.worth = Worth(self.facts)

    def hint(self, action: int, value: float) -> PlannedAnswer:
        """Return the hint for an answer, with the reason that fits it."""
        verb = a.VERBS.verbs[action >> ARGUMENT_BITS].name
        arguments = a.VERBS.arguments(action)
        if self.decision.kind == a.ASK_SURVIVE and action == a.DONE:
            return PlannedAnswer(action, value, "odd-hint-lost")
        if self.decision.kind == a.ASK_SURVIVE:
            return PlannedAnswer(action, value, "odd-hint-survive", self.hearts_of(self.subject()))
        if self.decision.kind == a.ASK_FACE and (verb == "stay" or slips(self.worth, action)):
            return PlannedAnswer(
                action, value, "odd-hint-face" if verb == "stay" else "odd-hint-slip", self.of_card(self.subject())
            )
        reason = REASONS.get(verb)
        if reason is None:
            return PlannedAnswer(action, value, IN_HEARTS if self.decision.kind in WEIGHED else PLAIN, {"value": value})
        key, numbers = reason(self, arguments)
        if key == "odd-hint-ability" and value <= 0:
            return PlannedAnswer(action, value, "odd-hint-ability-dear", numbers | {"loss": -value})
        return PlannedAnswer(action, value, key, numbers | {"value": value})

    def subject(self) -> int:
        return int(self.decision.subject)

    def outlook(self, card: int, option: int, seats: list[int], heroic: int = 0) -> Outlook:
        """Return what these heroes can expect of a face-up card with one of its options."""
        number = self.facts.identity[card]
        case = self.worth.book.case(number, self.worth.floor, option, self.worth.counted())
        return self.worth.book.outlook(case, self.worth.squad(seats, bool(self.facts.card(card).combat), heroic))

    def best_outlook(self, card: int) -> Outlook:
        """Return the outlook with the option, heroes and abilities that the sensible player assumes."""
        return self.best_way(card)[0]

    def fall(self, outlook: Outlook, seats: list[int]) -> float:
        """Return in which part of the samples the hearts are more than these heroes have."""
        left = self.worth.hearts(seats).left
        return sum([outcome[HEARTS] >= left for outcome in outlook.outcomes]) / len(outlook.outcomes)

    def best_way(self, card: int) -> tuple[Outlook, list[int]]:
        """Return the same outlook with the heroes who would have the encounter."""
        prepared = self.facts.card(card)
        found: list[tuple[float, Outlook, list[int]]] = []
        for seats in self.worth.groups:
            scale = self.worth.hearts(seats)
            for way in ways_of(self.worth, seats, bool(prepared.combat)):
                for option in range(1 if prepared.combat else len(prepared.options)):
                    outlook = self.outlook(card, option, seats, way.dice)
                    found.append((self.worth.cost(outlook, scale) + way.price, outlook, seats))
        return min(found, key=lambda each: each[0])[1:]

    def of_card(self, card: int) -> Numbers:
        """Return the cost of the card, and its weight for a party with this many hearts left."""
        return tolls([self.best_outlook(card)]) | {"cost": encounter_cost(self.worth, card)}

    def of_door(self, place: int) -> Numbers:
        """Return the cost of all cards of the door together, and the worth of their loot."""
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
        """Return what an encounter of this floor costs on average, all of it in hearts."""
        groups = self.worth.groups
        total = 0.0
        for seats in groups:
            squads = self.worth.squad(seats, True), self.worth.squad(seats, False)
            total += self.worth.book.mean_loss(self.worth.floor, *squads)
        return total / len(groups)

    def explore(self, _arguments: list[int]) -> tuple[str, Numbers]:
        """Explain exploring; with poison, resisting follows (ODD-EXPL-5)."""
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
        most = STAIRS_OF_FOUR if facts.content.four else STAIRS
        return {"tokens": float(facts.state.stairs), "most": float(most), "doors": float(len(facts.doors))}

    def done(self, _arguments: list[int]) -> tuple[str, Numbers]:
        """Explain doing nothing."""
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
        """Return the outlook for the encounter that is about to be rolled for, or `None` for a boss round."""
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
        heals = healed_by(self.facts.content, DRINK | arguments[1], early=self.decision.kind == a.ASK_TURN)
        return "odd-hint-drink", self.weakest() | {"heals": float(heals)}

    def hero(self, arguments: list[int]) -> tuple[str, Numbers]:
        if self.decision.kind == a.ASK_HERO and self.subject() == a.FOR_STORE:
            return "odd-hint-store", {"dice": float(sum(self.facts.heroes[arguments[0]].dice))}
        return "odd-hint-hero", self.hearts_of(arguments[0])

    def take_item(self, arguments: list[int]) -> tuple[str, Numbers]:
        """Explain taking the item: its dice, and how many of the visible boxes want them."""
        item = self.facts.card(self.subject()).item
        boxes = self.boxes_in_view()
        wanted = sum(any(wants(box, color) for color in range(HEROIC) if item[color]) for box in boxes)
        numbers = {"boxes": float(wanted), "all_boxes": float(len(boxes)), "hearts": float(item[HEROIC])}
        return "odd-hint-item" if any(item[:HEROIC]) else "odd-hint-heart", numbers

    def boxes_in_view(self) -> list[PreparedBox]:
        """Return the boxes of open doors, revealed floors and finally the boss; without the card being looted."""
        content, facts = self.facts.content, self.facts
        found = [box for floor in content.floors[: facts.floor] for box in floor.combat_boxes]
        for door in facts.doors:
            cards = [card for card in door.cards if door.opened != CLOSED and card != self.subject()]
            found += [box for card in cards for box in printed(facts.card(card))]
        return found + content.boss_boxes

    def take_skill(self, arguments: list[int]) -> tuple[str, Numbers]:
        """Explain taking the skill; an identical skill of the hero becomes XP."""
        same = known_card(self.worth, arguments[0], int(self.facts.card(self.subject()).skill))
        return ("odd-hint-skill", {}) if same is None else self.xp_more(int(same.xp))

    def take_potion(self, _arguments: list[int]) -> tuple[str, Numbers]:
        return "odd-hint-potion", {"cubes": float(self.facts.cubes)}

    def take_xp(self, _arguments: list[int]) -> tuple[str, Numbers]:
        return self.xp_more(int(self.facts.card(self.subject()).xp))

    def xp_more(self, xp: int) -> tuple[str, Numbers]:
        """Explain gaining XP: how much the next level still needs."""
        after = self.facts.xp + xp
        needed = self.facts.xp_needed
        numbers = {"xp": float(after), "needed": float(needed), "level": float(self.facts.level + 1)}
        if not needed:
            return "odd-hint-xp-top", numbers
        return "odd-hint-xp-level" if after >= needed else "odd-hint-xp", numbers


def healed_by(content: MatchContent, action: int, *, early: bool) -> int:
    """Return the damage that a potion or skill heals; with the Forest's turn sequence every cube heals (ODD-CURE-1)."""
    drunk = action & ~ARGUMENT_MASK == DRINK
    text = content.potions[action & NUMBER_MASK] if drunk else content.uses[action & NUMBER_MASK]
    heals = [effect for effect in text.effects if isinstance(effect, Heal)]
    amounts = [effect.at_turn_start if early and effect.at_turn_start else effect.amount for effect in heals]
    return sum(amounts) + (1 if drunk and content.forest_sequence else 0)


def tolls(outlooks: list[Outlook]) -> Numbers:
    """Return the sum of the costs."""
    return toll_numbers(
        sum(outlook.hearts for outlook in outlooks),
        sum(outlook.time for outlook in outlooks),
        sum(outlook.poison for outlook in outlooks),
    )


def wants(box: PreparedBox, color: int) -> bool:
    return int(box.color) in (color, ANY)


def printed(card: PreparedCard) -> list[PreparedBox]:
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
"""Explanations by the verb of the answer; other answers are explained by their worth."""


WITHIN_AN_ACT: Final = (
    a.ASK_PLACE,
    a.ASK_PAY,
    a.ASK_EXCHANGE,
    a.ASK_RECEIVER,
    a.ASK_DISCARD,
    a.ASK_DIE,
    a.ASK_VALUE,
    a.ASK_COLOR,
    a.ASK_TEXT,
)
"""Questions in the middle of an action."""

NOT_WORTH_A_WORD: Final = -50.0  # score of answers that are never worth explaining
COUNTED: Final = ("doors", "left", "tokens")  # whole numbers that select plural forms
WHOLE: Final = 0.05  # closer than this to a whole number, a decimal is not shown
TOLLS: Final = {"toll": ("hearts", "time", "poison"), "stop": ("stop_hearts", "stop_time", "stop_poison")}
TOLL_KEYS: Final = ("odd-hint-hearts", "odd-hint-time", "odd-hint-tokens")


def hints(decision: Decision, seen: DungeonSeen, count: int = 3) -> list[PlannedAnswer]:
    """Return the best answers to a question of One Deck Dungeon, best first; within an act only the next answer."""
    if decision.kind == a.ASK_ACT:
        return act_hints(decision, seen)[:count]
    if decision.kind in WITHIN_AN_ACT and (hint := within_act(decision, seen)):
        return [hint]
    best, *others = scored(decision, seen)[:count]
    reasons = Reasons(decision, seen)
    ranked = [best, *[each for each in others if each[0] > NOT_WORTH_A_WORD]]
    return [reasons.hint(action, value) for value, action in ranked]


def arguments(hint: PlannedAnswer, lang: Language) -> dict[str, str | int]:
    """Return the arguments of a hint's message, with numbers formatted for the language."""
    said: dict[str, str | int] = {}
    for name, number in hint.numbers.items():
        if name in COUNTED:
            said[name] = round(number)
        else:
            said[name] = percent(number, lang) if name == "chance" else written(number, lang)
    for name, parts in TOLLS.items():
        if all(part in hint.numbers for part in parts):
            said[name] = toll([hint.numbers[part] for part in parts], lang)
    said["exact"] = "yes" if hint.exact else "no"
    for name in ("rolls", "hits"):
        said[f"has_{name}"] = "yes" if hint.numbers.get(name) else "no"
    return said


def toll(numbers: list[float], lang: Language) -> str:
    """Format hearts, time and poison briefly; zeros are omitted."""
    messages = Messages(lang)
    signs = [
        messages.say(key, count=written(number, lang))
        for key, number in zip(TOLL_KEYS, numbers, strict=True)
        if number >= WHOLE
    ]
    return " ".join(signs) or messages.say("odd-hint-nothing")


def written(number: float, lang: Language) -> str:
    """Format a number, without decimals if it is whole."""
    return str(round(number)) if abs(number - round(number)) < WHOLE else decimal(number, lang)


__all__ = ["Numbers", "PlannedAnswer", "arguments", "hints", "toll", "written"]

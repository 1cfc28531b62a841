"""The answers to a question as a menu."""

from collections.abc import Callable
from itertools import takewhile
from typing import Final

from ludotheque.games.one_deck_dungeon.content.definitions import Skill, Talent
from ludotheque.games.one_deck_dungeon.presentation.campaign_report import spaces_row
from ludotheque.games.one_deck_dungeon.presentation.odds_panel import OddsPanel
from ludotheque.games.one_deck_dungeon.presentation.terminal_context import TerminalContext
from ludotheque.games.one_deck_dungeon.sentences.card_texts import effects_text, potion_text, skill_text, talent_text
from ludotheque.games.one_deck_dungeon.sentences.match_text import option_label
from ludotheque.games.one_deck_dungeon.table.actions import (
    ASK_ACT,
    ASK_DIE,
    ASK_EXCHANGE,
    ASK_HOOK,
    ASK_OPTION,
    ASK_PAY,
    ASK_PLACE,
    ASK_RECEIVER,
    DIE_SHIFT,
    DONE,
    VERBS,
)
from ludotheque.games.one_deck_dungeon.table.die import value_of
from ludotheque.games.one_deck_dungeon.table.events import DicePaid
from ludotheque.games.one_deck_dungeon.table.match_content import COST_MANA, MatchContent
from ludotheque.games.one_deck_dungeon.table.state_classes import EncounterState
from ludotheque.kernel.decisions import ARGUMENT_BITS, ARGUMENT_MASK, Decision
from ludotheque.kernel.match import Match
from ludotheque.presentation.document import plain_text
from ludotheque.presentation.terminal.commands import MOST_LINES, Choice, Menu
from ludotheque.text.languages import percent
from ludotheque.text.spans import Part, Spans, lines_of, on_one_line, phrase, plain, spans
from ludotheque.text.writer import name_of

FOR: Final = {ASK_PLACE: "cover", ASK_PAY: "use", ASK_EXCHANGE: "exchange", ASK_RECEIVER: "exchange"}
"""The purpose of picking dice, by question."""

CODE: Final = (1 << DIE_SHIFT) - 1


def verb_of(action: int) -> str:
    return VERBS.verbs[action >> ARGUMENT_BITS].name


def picked(match: Match) -> list[int]:
    """Return the dice picked for the current action, as seat << 8 | code."""
    decision = match.decision
    if decision is None:
        return []
    trailing = list(takewhile(lambda entry: verb_of(entry.action) == "die", reversed(match.tape)))
    picks = [entry.action & ARGUMENT_MASK for entry in reversed(trailing)]
    place = len(match.tape) - len(trailing) - 1
    named = match.tape[place].action if place >= 0 else DONE
    if decision.kind in FOR:
        return picks if verb_of(named) == FOR[int(decision.kind)] else []
    return picks[paid_for(match, named) :] if decision.kind == ASK_DIE else []


def paid_for(match: Match, named: int) -> int:
    """Return how many dice paid for a skill before its text asked for others."""
    if verb_of(named) != "use":
        return 0
    paid = next((event for event in reversed(match.log) if isinstance(event, DicePaid)), None)
    return len(paid.dice) if paid is not None else 0


def reached(match: Match, content: MatchContent, encounter: EncounterState) -> tuple[int, int]:
    """Return the value of the picked dice and the required value; 0 of 0 if none is shown."""
    decision = match.decision
    if decision is None or decision.kind not in (ASK_PLACE, ASK_PAY):
        return 0, 0
    total = sum(int(value_of(pick & CODE)) for pick in picked(match))
    if decision.kind == ASK_PLACE:
        return total, int(encounter.boxes[decision.subject].value)
    use = content.uses[decision.subject]
    return (total if use.cost == COST_MANA else len(picked(match))), int(use.amount)


Detail = Callable[["Options", list[int]], Part]
FOLDED: Final = ("die", "pair", "number")
"""Verbs with many possible answers, which may share a line."""


class Options:
    """The answers to one question in words."""

    def __init__(self, decision: Decision, context: TerminalContext) -> None:
        self.decision = decision
        self.context = context

    def menu(self) -> Menu:
        """Return the menu; doors come first, so that the number of a door is the number of its answer."""
        options = list(self.decision.options)
        if self.decision.kind == ASK_OPTION:
            options.sort(key=lambda action: verb_of(action) != "enter")
        choices = [self.choice(action) for action in options]
        dice = any(choice.kind == "die" for choice in choices)
        return Menu(choices, most=0 if dice else MOST_LINES)

    def choice(self, action: int) -> Choice:
        verb = verb_of(action)
        arguments = VERBS.arguments(action)
        if verb == "cover":
            return Choice(action, self.cover(arguments[0]))
        if verb == "value":
            return Choice(action, self.context.say("delve-value", value=str(arguments[0])))
        label = plain(option_label(action, self.decision, self.context.seen, self.context.names, self.context.lang))
        if verb in FOLDED:
            group, short = self.folded(verb, arguments, label)
            return Choice(action, label, "", verb, group, short)
        return Choice(action, label, plain(self.explained(action)))

    def explained(self, action: int) -> Spans:
        """Return the effect of the answer, if its name does not say it."""
        detail = DETAILS.get(verb_of(action))
        return spans(detail(self, VERBS.arguments(action))) if detail is not None else ()

    def cover(self, place: int) -> str:
        """`Cover box 2: S11 wide → 2♥`."""
        encounter = self.context.encounter
        box = plain_text(self.context.letters.box(encounter.boxes[place])) if encounter is not None else ""
        return self.context.say("delve-cover", number=str(place + 1), box=box)

    def folded(self, verb: str, arguments: list[int], label: str) -> tuple[str, str]:
        """Return the beginning of a shared line, and the rest for each answer on it."""
        context = self.context
        if verb == "die":
            seat, code = arguments
            return context.say("delve-group-dice", hero=context.seat(seat)), plain_text(context.letters.die(code))
        return context.say(f"delve-group-{verb}"), label.replace(" ", "\u00a0")

    def explore_detail(self, _arguments: list[int]) -> str:
        view = self.context.view
        per_door = 2 if self.context.content.four else 1
        room = min(view["door_limit"] - len(view["doors"]), view["deck"] // per_door)
        return self.context.say("delve-explore", count=room)

    def descend_detail(self, _arguments: list[int]) -> str:
        context = self.context
        if context.state.floor == len(context.content.floors):
            return context.say("delve-to-boss", boss=name_of(context.content.dungeon.boss, context.lang))
        return context.say("delve-to-floor", floor=str(context.state.floor + 1))

    def peril_detail(self, arguments: list[int]) -> str:
        context = self.context
        card = context.card(self.decision.subject)
        encounter = context.encounter
        if card is None or encounter is None:
            return ""
        likely = OddsPanel(context, self.decision).peril_chance(card, arguments[0], encounter.seats)
        return context.say("delve-likely", chance=percent(likely, context.lang))

    def ability_detail(self, arguments: list[int]) -> Spans:
        ability = self.context.content.heroes[arguments[0]].ability
        return on_one_line(effects_text(ability.effects, self.context.lang))

    def use_detail(self, arguments: list[int]) -> Spans:
        """Return the effect; the label contains the cost."""
        sheet = self.context.content.uses[arguments[1]].definition
        if isinstance(sheet, Skill):
            return body(skill_text(sheet, self.context.lang))
        return body(talent_text(sheet, self.context.names.lexicon, self.context.lang), 2)

    def drink_detail(self, arguments: list[int]) -> Spans:
        return body(potion_text(self.context.content.potions[arguments[1]].definition, self.context.lang))

    def hero_detail(self, arguments: list[int]) -> str:
        facts = self.context.view["heroes"][arguments[0]]
        said = plain_text(self.context.letters.hearts(facts["damage"], facts["health"]))
        poison = self.context.say("delve-poisoned", count=facts["poison"]) if facts["poison"] else ""
        return f"{said} {poison}".strip()

    def item_detail(self, arguments: list[int]) -> str:
        """Return the hero's dice and health before and after."""
        context, seat = self.context, arguments[0]
        card = context.card(self.decision.subject)
        if card is None:
            return ""
        before, health = context.seen.dice_of(seat), context.seen.health(seat)
        after = [count + card.item[color] for color, count in enumerate(before)]
        parts = []
        if after != before:
            parts.append(f"{plain_text(context.letters.icons(before))} → {plain_text(context.letters.icons(after))}")
        if card.item[3]:
            parts.append(context.say("delve-health", before=str(health), after=str(health + card.item[3])))
        return " · ".join([*parts, *self.full(seat, "item")])

    def full(self, seat: int, kind: str) -> list[str]:
        """Return a note if one of the same kind must be replaced (ODD-LOOT-4)."""
        facts = self.context.view["heroes"][seat]
        held, most = len(facts[f"{kind}s"]), facts[f"{kind}_limit"]
        return [self.context.say("delve-full", most=most)] if held >= most else []

    def skill_detail(self, arguments: list[int]) -> str:
        """Return whether another skill must go, and which one if the hero already has it (AMB-35)."""
        card = self.context.card(self.decision.subject)
        held = [self.context.card(each["id"]) for each in self.context.view["heroes"][arguments[0]]["skills"]]
        same = [each for each in held if each is not None and card is not None and each.skill == card.skill]
        if same:
            return self.context.say("delve-same-skill", xp=int(same[0].xp))
        return " · ".join(self.full(arguments[0], "skill"))

    def potion_detail(self, _arguments: list[int]) -> str:
        return self.context.say("delve-gain-cube")

    def xp_detail(self, _arguments: list[int]) -> str:
        """Return the party's XP before and after, and the XP of the next level."""
        view = self.context.view
        card = self.context.card(self.decision.subject)
        after = view["xp"] + (int(card.xp) if card is not None else 0)
        needed = view["xp_needed"]
        then = "top" if not needed else "level" if after >= needed else "on"
        facts = {"before": str(view["xp"]), "after": str(after), "needed": str(needed)}
        return self.context.say("delve-xp", then=then, level=str(view["level"] + 1), **facts)

    def focus_detail(self, arguments: list[int]) -> str:
        """Return the talents of the focus."""
        context = self.context
        sheet = context.content.sheets[self.decision.subject]
        owned = (
            [context.content.uses[use].definition for use in sheet.by_focus[arguments[0]]] if sheet is not None else []
        )
        said = [
            f"{name_of(talent, context.lang)} ({self.talent(talent)})" for talent in owned if isinstance(talent, Talent)
        ]
        return ", ".join(said)

    def tick_detail(self, arguments: list[int]) -> str:
        """Return the spaces and the effect of the talent."""
        context, seat = self.context, int(self.decision.subject)
        sheet = context.content.sheets[seat]
        said = self.talent(sheet.pad.talents[arguments[0]]) if sheet is not None else ""
        return f"{spaces_row(context, seat, arguments[0])} – {said}"

    def talent(self, talent: Talent) -> str:
        """Return the effect, without focus and spaces."""
        return plain(body(talent_text(talent, self.context.names.lexicon, self.context.lang)))

    def done_detail(self, _arguments: list[int]) -> str:
        """Return the consequences of stopping in step 4, and those without the offered skill in step 5."""
        if self.decision.kind == ASK_ACT:
            return self.toll(self.context.seen.consequences())
        return self.toll(self.context.seen.net_consequences()) if self.softens() else ""

    def yes_detail(self, _arguments: list[int]) -> Part:
        """Return the consequences with a skill that reduces them; for other texts their effects."""
        if self.softens():
            return self.toll(self.context.seen.consequences())
        use = self.asking_use()
        return self.use_detail([int(self.decision.owner), use]) if use is not None else ""

    def softens(self) -> bool:
        """Return whether the question is to use a skill that reduces the consequences (AMB-36)."""
        use = self.asking_use()
        if use is None:
            return False
        source = self.context.content.uses[use].source
        return source.soaks_pairs or source.heart_to_time

    def asking_use(self) -> int | None:
        """Return the skill or talent that the question is about."""
        content = self.context.content
        return (
            content.use_numbers.get(content.causes[self.decision.subject]) if self.decision.kind == ASK_HOOK else None
        )

    def toll(self, icons: list[int]) -> str:
        hearts, time, poison = icons
        return plain_text(self.context.letters.toll(hearts, time, poison)) or self.context.say("delve-nothing")

    def exchange_detail(self, _arguments: list[int]) -> str:
        return self.context.say("delve-exchange")


DETAILS: Final[dict[str, Detail]] = {
    "explore": Options.explore_detail,
    "descend": Options.descend_detail,
    "peril": Options.peril_detail,
    "ability": Options.ability_detail,
    "use": Options.use_detail,
    "drink": Options.drink_detail,
    "hero": Options.hero_detail,
    "focus": Options.focus_detail,
    "tick": Options.tick_detail,
    "take_item": Options.item_detail,
    "take_skill": Options.skill_detail,
    "take_potion": Options.potion_detail,
    "take_xp": Options.xp_detail,
    "done": Options.done_detail,
    "exchange": Options.exchange_detail,
    "yes": Options.yes_detail,
}
"""The effect of an answer, where its name does not say it."""


def body(said: Spans, heading: int = 1) -> Spans:
    """Return a text without its first lines, which say when it can be used."""
    return phrase(*lines_of(said)[heading:])

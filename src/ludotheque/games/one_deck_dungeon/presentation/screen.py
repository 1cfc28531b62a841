"""One Deck Dungeon as data for a screen."""

from typing import ClassVar, Final

from ludotheque.agents.scored_answer import ScoredAnswer
from ludotheque.games.one_deck_dungeon.agents.hints import SAME_KEY, PlannedAnswer, acts_of, arguments, hints
from ludotheque.games.one_deck_dungeon.presentation.hint_texts import HintTexts
from ludotheque.games.one_deck_dungeon.presentation.menu import Options
from ludotheque.games.one_deck_dungeon.presentation.odds_panel import OddsPanel
from ludotheque.games.one_deck_dungeon.presentation.presentation import CHAPTERS
from ludotheque.games.one_deck_dungeon.presentation.question_facts import question_facts
from ludotheque.games.one_deck_dungeon.presentation.question_types import DungeonQuestionFacts
from ludotheque.games.one_deck_dungeon.presentation.refusals import (
    box_fault,
    not_descending,
    not_exploring,
    potion_fault,
    skill_fault,
)
from ludotheque.games.one_deck_dungeon.presentation.review import DungeonFacts
from ludotheque.games.one_deck_dungeon.presentation.terminal import DungeonTerminalView
from ludotheque.games.one_deck_dungeon.presentation.terminal_context import TerminalContext
from ludotheque.games.one_deck_dungeon.presentation.terminal_party import TerminalParty
from ludotheque.games.one_deck_dungeon.presentation.terms import find_term
from ludotheque.games.one_deck_dungeon.sentences import nouns
from ludotheque.games.one_deck_dungeon.sentences.match_text import event_sentence, option_label
from ludotheque.games.one_deck_dungeon.sentences.narrator import COLORS
from ludotheque.games.one_deck_dungeon.table import actions as a
from ludotheque.games.one_deck_dungeon.table.state_classes import EncounterState
from ludotheque.games.one_deck_dungeon.view import DungeonSeen
from ludotheque.kernel.errors import RequestRefused
from ludotheque.kernel.events import Event
from ludotheque.kernel.file_format import Json
from ludotheque.kernel.game import WON, expect
from ludotheque.kernel.imagination import imagine, searchable
from ludotheque.kernel.match import Match
from ludotheque.presentation.answer_tree import Leaf
from ludotheque.presentation.error_messages import sentence
from ludotheque.presentation.hints import Facts, PlannedStep
from ludotheque.presentation.questions import Option, WhyNot
from ludotheque.presentation.screen import Screen
from ludotheque.presentation.terms import Term
from ludotheque.text.languages import Language
from ludotheque.text.spans import Spans, plain, spans
from ludotheque.text.writer import name_of

GROUPED: Final = ("enter", "cover", "use", "drink")
RULES: Final = {
    "room": "ODD-EXPL-2",
    "deck": "ODD-EXPL-1",
    "twice": "ODD-DICE-6",
    "armor": "ODD-ENC-14",
    "dice": "ODD-DICE-7",
    "again": "ODD-SKILL-1",
    "here": "ODD-SKILL-2",
    "paid": "ODD-SKILL-3",
    "useful": "ODD-SKILL-6",
    "stairs": "ODD-FLOOR-1",
    "down": "ODD-FLOOR-4",
    "cube": "ODD-POT-1",
    "healthy": "ODD-POT-3",
    "before": "ODD-POT-4",
    "step": "ODD-POT-5",
    "kind": "ODD-SKILL-2",
}
OF_POTIONS: Final = (a.ASK_TURN, a.ASK_OPTION, a.ASK_FACE, a.ASK_ACT, a.ASK_DESCEND)
"""Questions at which a player may want to drink a potion."""
SEATS: Final = (1 << 2) - 1


class DungeonScreen(Screen):
    """The party, doors and dice for the viewers of a screen."""

    chapters: ClassVar[tuple[type[Event], ...]] = CHAPTERS
    unit: ClassVar[str] = "worth-dungeon"
    nudges: ClassVar[dict[str, str]] = {
        "done": "wait",
        "explore": "way",
        "enter": "way",
        "stay": "way",
        "flee": "way",
        "descend": "way",
        "peril": "way",
        "cover": "boxes",
        "die": "boxes",
        "ability": "skill",
        "use": "skill",
        "exchange": "skill",
        "drink": "potion",
        "take_item": "loot",
        "take_skill": "loot",
        "take_potion": "loot",
        "take_xp": "loot",
    }

    def __init__(self, match: Match, seats: tuple[int, ...], lang: Language) -> None:
        super().__init__(match, seats, lang)
        self.terminal: DungeonTerminalView = self.view(self.seat)
        self.names = self.terminal.names

    def view(self, seat: int) -> DungeonTerminalView:
        return DungeonTerminalView(self.match, seat, self.localizer, self.seats)

    def text(self) -> Spans:
        return self.terminal.asking()

    def label(self, action: int) -> Spans:
        return option_label(action, self.decision(), self.terminal.seen(), self.names, self.lang)

    def leaves(self) -> list[Leaf]:
        options = Options(self.decision(), self.terminal.context())
        return [self.leaf(action, options) for action in self.decision().options]

    def leaf(self, action: int, options: Options) -> Leaf:
        verb = self.verb(action)
        answer = Option(self.spell(action), self.label(action), options.explained(action), verb)
        return Leaf(answer, self.groups(verb, action))

    def groups(self, verb: str, action: int) -> tuple[str, ...]:
        """Group dice by owner and color."""
        if verb == "die":
            seat, code = a.VERBS.arguments(action)
            color = plain(nouns.COLOR_DICE[COLORS[code >> 3 & 3]].plural(self.lang))
            return plain(self.seat_name(seat)), color
        return (self.say(f"path-dungeon-{verb}"),) if verb in GROUPED else ()

    def event_text(self, event: Event) -> Spans:
        return event_sentence(event, self.names, self.lang)

    def seat_name(self, seat: int) -> Spans:
        return self.names.seat(seat, self.lang)

    def actor(self, seat: int) -> Spans:
        return self.names.actor(seat, self.lang)

    def winners(self) -> tuple[int, ...]:
        return tuple(range(len(self.match.setup.heroes))) if self.match.outcome == WON else ()

    def everybodys_result(self, winners: tuple[int, ...]) -> Spans:
        return spans(self.say("screen-party-won" if winners else "screen-party-lost"))

    def scored(self) -> list[PlannedAnswer]:
        seen = expect(searchable(self.match, (self.asked,)), DungeonSeen)
        return hints(self.decision(), seen)

    def reasons(self, answer: ScoredAnswer) -> list[str]:
        planned = expect(answer, PlannedAnswer)
        reason = self.say(planned.reason_key, **arguments(planned, self.lang))
        if not planned.plan:
            return [reason]
        return [reason, self.say("delve-plan") + " " + " · ".join(map(self.advice().act, planned.plan))]

    def advice(self) -> HintTexts:
        return HintTexts(self.terminal.context(), self.decision(), self.terminal.seen(), self.terminal.menu())

    def planned(self, answer: ScoredAnswer) -> tuple[tuple[PlannedStep, ...], Json | None]:
        """Return the acts of step 4 as answers, and what is suffered then, on average if something is rolled."""
        best = expect(answer, PlannedAnswer)
        if self.decision().kind != a.ASK_ACT:
            return (), None
        ends: Json = {key: round(best.numbers[key], 2) for key in ("hearts", "time", "poison")}
        ends["exact"] = best.exact
        if best.line is None:
            return (), ends
        advice = self.advice()
        acts = acts_of(best.line, imagine(self.match, (self.asked,), SAME_KEY))
        steps = [
            PlannedStep(tuple(map(self.spell, actions)), spans(advice.act(part)))
            for actions, part in zip(acts, best.plan, strict=False)
        ]
        return tuple(steps), ends

    def keeping(self) -> DungeonQuestionFacts | None:
        return question_facts(self.match, self.terminal.context())

    def numbers(self, _about: str = "") -> Json | None:
        """Return the chances of the next gather roll."""
        return OddsPanel(self.terminal.context(), self.match.decision).numbers()

    def faults(self) -> list[WhyNot]:
        """Return blocked options, boxes that cannot be covered, and skills and potions that cannot be used."""
        context, decision = self.terminal.context(), self.decision()
        found: list[WhyNot] = []
        if decision.kind == a.ASK_OPTION:
            found += [self.fault(a.EXPLORE, not_exploring(context))] if a.EXPLORE not in decision.options else []
            found.append(self.fault(a.DESCEND, not_descending(context)))
        if decision.kind == a.ASK_ACT and context.encounter is not None:
            found += [*self.uncovered(context.encounter), *self.unused(context.encounter, context)]
        return [*found, *self.undrunk(context)] if decision.kind in OF_POTIONS else found

    def fault(self, action: int, refusal: RequestRefused) -> WhyNot:
        reason = spans(sentence(refusal, self.say))
        rule = RULES[refusal.key.removeprefix("delve-not-")]
        return WhyNot(self.spell(action), self.label(action), reason, rule)

    def uncovered(self, encounter: EncounterState) -> list[WhyNot]:
        found: list[WhyNot] = []
        for place in range(len(encounter.boxes)):
            if a.COVER + place not in self.decision().options:
                refusal = RequestRefused(f"delve-not-{box_fault(encounter, place)}", number=str(place + 1))
                found.append(self.fault(a.COVER + place, refusal))
        return found

    def unused(self, encounter: EncounterState, context: TerminalContext) -> list[WhyNot]:
        """Return skills that cannot be used; permanent skills are never used."""
        found: list[WhyNot] = []
        for seat in encounter.seats:
            for number in TerminalParty(context).uses(seat):
                action = a.USE + (seat << a.SEAT_SHIFT | number)
                fault = skill_fault(use := context.content.uses[number], seat, encounter, context)
                if action not in self.decision().options and fault != "always":
                    found.append(
                        self.fault(
                            action, RequestRefused(f"delve-not-{fault}", skill=name_of(use.definition, self.lang))
                        )
                    )
        return found

    def undrunk(self, context: TerminalContext) -> list[WhyNot]:
        """Return known potions that no hero can drink now."""
        options = {action & ~(SEATS << a.SEAT_SHIFT) for action in self.decision().options}
        found: list[WhyNot] = []
        for potion in context.state.potions:
            if a.DRINK | potion not in options:
                prepared = context.content.potions[potion]
                refusal = RequestRefused(
                    f"delve-not-{potion_fault(prepared, context)}", potion=name_of(prepared.definition, self.lang)
                )
                found.append(self.fault(a.DRINK | potion, refusal))
        return found

    def facts(self) -> Facts:
        return DungeonFacts(self.terminal.seen(), self.names, self.localizer).all()

    def thing(self, kind: str, name: str) -> Term | None:
        return find_term(kind, name, self.terminal.seen().content.solo, self.lang)

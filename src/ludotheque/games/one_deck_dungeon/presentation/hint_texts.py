"""Hints on the screen: what to type, why, and in step 4 the whole line as commands."""

from ludotheque.games.one_deck_dungeon.agents.hints import PlannedAnswer, arguments, hints
from ludotheque.games.one_deck_dungeon.presentation.commands import GAP
from ludotheque.games.one_deck_dungeon.presentation.menu import CODE, verb_of
from ludotheque.games.one_deck_dungeon.presentation.terminal_context import TerminalContext
from ludotheque.games.one_deck_dungeon.sentences.match_text import option_label
from ludotheque.games.one_deck_dungeon.solver.solution import PlannedAct
from ludotheque.games.one_deck_dungeon.table.actions import DIE_SHIFT, VERBS
from ludotheque.games.one_deck_dungeon.view import DungeonSeen
from ludotheque.kernel.decisions import Decision
from ludotheque.kernel.game import Seen, expect
from ludotheque.presentation.document import Document, Paragraph, plain_text, runs
from ludotheque.presentation.terminal.commands import Menu
from ludotheque.text.writer import name_of


class HintTexts:
    """Formats the hints for one question."""

    def __init__(self, context: TerminalContext, decision: Decision, seen: Seen, menu: Menu) -> None:
        self.context = context
        self.decision = decision
        self.seen = expect(seen, DungeonSeen)
        self.menu = menu

    def whole(self) -> Document:
        said = [block for hint in hints(self.decision, self.seen) for block in self.said(hint)]
        return Document((Paragraph(runs(self.context.say("delve-hint"))), *said))

    def said(self, hint: PlannedAnswer) -> list[Paragraph]:
        context = self.context
        label = option_label(hint.action, self.decision, self.seen, context.names, context.lang)
        reason = context.say(hint.reason_key, **arguments(hint, context.lang))
        lead = f"[{self.menu.number(hint.action)}] "
        found = [Paragraph(runs(label, f" – {reason}"), lead=runs(lead), indent=2)]
        if hint.plan:
            acts = GAP.join(self.act(part).replace(" ", "\u00a0") for part in hint.plan)
            found.append(Paragraph(runs(context.say("delve-plan"), f" {acts}"), indent=2 + len(lead)))
        return found

    def act(self, part: PlannedAct) -> str:
        """Return an act as a command: `cover 2 A4`, `use 2:Backstab A3`."""
        verb = verb_of(part.action)
        words = [self.context.say(f"delve-word-{verb}"), self.named(part.action), *map(self.die, part.dice)]
        return " ".join(word for word in words if word)

    def named(self, action: int) -> str:
        """Return what is covered, used or drunk."""
        verb, numbers, content = verb_of(action), VERBS.arguments(action), self.context.content
        if verb == "cover":
            return str(numbers[0] + 1)
        if verb not in ("use", "drink"):
            return ""
        seat, number = numbers
        sheet = content.uses[number].definition if verb == "use" else content.potions[number].definition
        name = name_of(sheet, self.context.lang)
        return name if self.context.seen.seats == 1 else f"{seat + 1}:{name}"

    def die(self, die: int) -> str:
        """Return the die, with its hero's number if there are several heroes."""
        said = plain_text(self.context.letters.die(die & CODE)).split("\u00a0")[0]
        return said if self.context.seen.seats == 1 else f"{(die >> DIE_SHIFT) + 1}:{said}"

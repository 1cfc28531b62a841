"""Hints on the screen: what to type, why, and in step 4 the whole line in words that can be typed."""

from rich.console import Group, RenderableType
from rich.text import Text

from ludotheque.games.one_deck_dungeon.agents.hints import Hint, arguments, hints
from ludotheque.games.one_deck_dungeon.presentation.commands import GAP, hung
from ludotheque.games.one_deck_dungeon.presentation.menu import CODE, verb_of
from ludotheque.games.one_deck_dungeon.presentation.terminal_context import TerminalContext
from ludotheque.games.one_deck_dungeon.sentences.match_text import option_label
from ludotheque.games.one_deck_dungeon.solver.solution import Part
from ludotheque.games.one_deck_dungeon.table.actions import DIE_SHIFT, VERBS
from ludotheque.games.one_deck_dungeon.view import DungeonSeen
from ludotheque.kernel.decisions import Decision
from ludotheque.kernel.game import Seen, expect
from ludotheque.presentation.terminal.commands import Menu
from ludotheque.text.spans import plain
from ludotheque.text.writer import name_of


class Advice:
    """Says the hints for one question."""

    def __init__(self, scene: TerminalContext, decision: Decision, seen: Seen, menu: Menu) -> None:
        self.scene = scene
        self.decision = decision
        self.seen = expect(seen, DungeonSeen)
        self.menu = menu

    def whole(self) -> RenderableType:
        lines: list[RenderableType] = [hung("", self.scene.say("delve-hint"), self.scene.console)]
        for hint in hints(self.decision, self.seen):
            lines += self.said(hint)
        return Group(*lines)

    def said(self, hint: Hint) -> list[Text]:
        scene = self.scene
        label = plain(option_label(hint.action, self.decision, self.seen, scene.names, scene.lang))
        reason = scene.say(hint.reason_key, **arguments(hint, scene.lang))
        lead = f"  [{self.menu.number(hint.action)}] "
        lines = [hung(lead, f"{label} – {reason}", scene.console)]
        if hint.plan:
            acts = GAP.join(self.act(part).replace(" ", "\u00a0") for part in hint.plan)
            lines.append(hung(" " * len(lead), scene.say("delve-plan") + f" {acts}", scene.console))
        return lines

    def act(self, part: Part) -> str:
        """An act as it can be typed: `cover 2 A4`, `use 2:Backstab A3`."""
        verb = verb_of(part.action)
        words = [self.scene.say(f"delve-word-{verb}"), self.named(part.action), *map(self.die, part.dice)]
        return " ".join(word for word in words if word)

    def named(self, action: int) -> str:
        """What is covered, used or drunk."""
        verb, numbers, kit = verb_of(action), VERBS.arguments(action), self.scene.kit
        if verb == "cover":
            return str(numbers[0] + 1)
        if verb not in ("use", "drink"):
            return ""
        seat, number = numbers
        sheet = kit.uses[number].sheet if verb == "use" else kit.potions[number].sheet
        name = name_of(sheet, self.scene.lang)
        return name if self.scene.seen.seats == 1 else f"{seat + 1}:{name}"

    def die(self, die: int) -> str:
        """With its hero's number where there are several."""
        said = self.scene.letters.die(die & CODE).plain.split("\u00a0")[0]
        return said if self.scene.seen.seats == 1 else f"{(die >> DIE_SHIFT) + 1}:{said}"

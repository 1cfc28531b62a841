"""421 in words. The messages in `locales` say questions, answers and events; here is what they cannot know."""

from typing import ClassVar

from ludotheque.kernel.decisions import ARGUMENT_MASK
from ludotheque.kernel.events import Event
from ludotheque.presentation.document import Block
from ludotheque.presentation.hints import Fact, Facts
from ludotheque.simple.presentation import Moment, SimplePresentation, table_of
from ludotheque.text.spans import Spans
from quatre_cent_vingt_et_un.rules import RoundBegan


class Presentation(SimplePresentation):
    """The table is a list of players with their chips and what they rolled."""

    name: ClassVar[str] = "quatre_cent_vingt_et_un"
    chapters: ClassVar[tuple[type[Event], ...]] = (RoundBegan,)
    passing: ClassVar[tuple[str, ...]] = ("stand",)
    example_rule: ClassVar[str] = "QVU-RANK-1"

    def heading(self, now: Moment) -> Spans:
        return now.say("heading-charge" if now.view["pot"] else "heading-discharge", round=now.view["round"])

    def table(self, now: Moment) -> list[Block | Spans]:
        view = now.view
        headings = [now.say(f"table-{name}") for name in ("player", "chips", "result")]
        rows = [(self.player(now, seat), str(chips), result_of(now, seat)) for seat, chips in enumerate(view["chips"])]
        found: list[Block | Spans] = [table_of(headings, rows), now.say("table-pot", chips=view["pot"])]
        if now.match.decision is not None:
            dice = " ".join(map(str, view["dice"]))
            found.append(now.say("table-dice", dice=dice, rolls=view["rolls"], limit=view["limit"]))
        return found

    def player(self, now: Moment, seat: int) -> Spans:
        return now.say("table-you", seat=now.player(seat)) if seat in now.seats else now.player(seat)

    def answer(self, now: Moment, action: int) -> Spans:
        """Dice are said by what they show, not by where they lie."""
        again, dice = action & ARGUMENT_MASK, now.view["dice"]
        rolled = [str(face) for place, face in enumerate(dice) if again >> place & 1]
        kept = [str(face) for place, face in enumerate(dice) if not again >> place & 1]
        if not rolled:
            return now.say("answer-stand", dice=" ".join(kept))
        return now.say("answer-reroll", dice=" ".join(rolled), kept=" ".join(kept), count=len(kept))

    def facts(self, now: Moment) -> Facts:
        chips = now.say("table-chips")
        return {f"{seat}": Fact(now.player(seat), chips, count) for seat, count in enumerate(now.view["chips"])}


def result_of(now: Moment, seat: int) -> str:
    return " ".join(map(str, now.view["results"][seat])) if now.view["results"] else ""

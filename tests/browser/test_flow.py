"""Ten duels of fixed dice in the browser, played as the hint advises: what they ask of a hand.

The room code plays each duel first (`bench.passing`); the browser then gives the same answers to the same questions.
`tests/bench/test_passing.py` holds the counts of the room code to the same goals.
"""

import json
import re
from collections import Counter
from collections.abc import Iterator
from statistics import median
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Locator, Page

from bench.passing import AFTER, DUELS, SETTINGS, Duel, key, plan_of
from ludotheque.server.rooms.export import export_game
from ludotheque.server.rooms.room import Room
from tests.browser.conftest import Guest
from tests.browser.running import Server
from tests.browser.screen_reading import read_screen
from tests.browser.sitting import sit

MOST_CLICKS = 70
"""A few more than the presses that the room code counts: changing a die takes two clicks."""
WITH_ANSWERS = 2
"""The step of a hint that names answers."""
DOCK = "section.dock"
DIE = "[data-zone=dice] .tray li button"
CURTAIN = "main.curtain button"
UNFOLD = f"{DOCK} .side[aria-expanded=false]"

HEAR = """(() => {
  const Own = WebSocket;
  globalThis.WebSocket = class extends Own {
    constructor(...all) {
      super(...all);
      this.addEventListener("message", ({ data }) => {
        const message = JSON.parse(data);
        if (message.type === "state") [globalThis.told, globalThis.advice] = [message, undefined];
        if (message.type === "advice") globalThis.advice = message;
      });
    }
  };
})()"""
"""Keep the newest state, which the page shows as soon as it takes an answer, and the newest hint."""

ASKED = """(wanted) => {
  if (globalThis.told?.given) return null;
  if ((globalThis.told?.curtain ?? -1) >= 0) return "curtain";
  const asks = ([kind, action]) => globalThis.told?.questions?.some((one) => one.kind === kind
    && one.answers.some((each) => each.action === action || each.same?.includes(action)));
  const place = wanted.findIndex(asks);
  return place < 0 ? null : String(place);
}"""
"""Which of these answers is asked for. In a window people are asked beside the bot, and again if it acts."""

TAKE = f"""(wanted) => {{
  const place = ({ASKED})(wanted);
  if (place === null) return null;
  globalThis.told.given = true;
  return [place, globalThis.told];
}}"""
"""The same with the state, which is then answered."""

State = dict[str, Any]  # JSON of the protocol


class Answer(NamedTuple):
    """An answer of the tape, with the kind of its question."""

    kind: str
    spelled: str
    is_empty: bool


class Tape(Duel):
    """A duel that notes what its people answer."""

    def __init__(self, number: int, *, shared: bool) -> None:
        super().__init__(number, SETTINGS[AFTER], shared=shared)
        self.answers: list[Answer] = []

    def answer(self, seat: int) -> None:
        empty, before = self.counted.empty, len(self.room.match_at_question(seat).records)
        decision, _ = self.weighed(seat)
        super().answer(seat)
        record = self.room.match_at_question(seat).records[before]
        spelled = self.room.game.verbs.spell(record.action)
        self.answers.append(Answer(self.room.game.kinds[decision.kind], spelled, self.counted.empty > empty))


class Clicks:
    """A hand at the screen that gives the answers of a tape and counts its clicks."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.clicks = 0
        self.curtains: Counter[int] = Counter()  # by turn
        self.told: State = {}
        page.add_init_script(HEAR)

    @property
    def question(self) -> State:
        found: State = self.told["questions"][0]
        return found

    def asked(self, *answers: Answer) -> str:
        """Return the place of the first of these answers that the page asks for, or that the curtain is drawn."""
        wanted = [[one.kind, one.spelled] for one in answers]
        while True:
            self.page.wait_for_function(ASKED, arg=wanted)
            read_screen(self.page)
            taken = self.page.evaluate(TAKE, wanted)
            if taken is not None:  # otherwise somebody has acted meanwhile
                place, self.told = taken
                return str(place)

    def play(self, answers: list[Answer]) -> None:
        last = answers[:1]
        for answer in answers:
            while (found := self.asked(answer, *last)) != "0":
                if found == "curtain":
                    self.curtains[self.told["view"]["turn"]] += 1
                    self.click(self.page.locator(CURTAIN))
                else:
                    self.give(last[0].spelled)
            self.give(answer.spelled)
            last = [answer]
        assert read_screen(self.page).over

    def click(self, button: Locator) -> None:
        button.click()
        self.clicks += 1

    def give(self, spelled: str) -> None:
        verb, _, numbers = spelled.partition(":")
        if verb == "reroll":
            self.roll(int(numbers))
        elif verb in ("set_die", "nudge", "die"):
            self.click(self.page.locator(DIE).nth(int(numbers.split(",")[0])))
            if verb != "die":
                self.click(self.page.locator(f".picker [data-action='{spelled}']"))
        elif not (self.gives_up(spelled) and self.follow(spelled)):
            self.choose(self.offered(spelled))
        warned = self.page.locator(f"{DOCK} .warned")
        if warned.count():
            self.click(warned)

    def gives_up(self, spelled: str) -> bool:
        """Return whether an ability is reached that this answer does not use. The bar then asks for a second press."""
        reached = any(one["action"].startswith("announce") for one in self.question["answers"])
        return reached and not spelled.startswith("announce")

    def offered(self, spelled: str) -> str:
        """Return the answer under which an equal one is offered."""
        answers = self.question["answers"]
        return next(str(one["action"]) for one in answers if spelled in (one["action"], *one.get("same", ())))

    def choose(self, action: str) -> None:
        of_card = action.startswith(("play:", "sell:"))
        button = self.page.locator(f"{'.held ' if of_card else ''}[data-action='{action}']")
        if not button.count() and self.page.locator(UNFOLD).count():
            self.click(self.page.locator(UNFOLD))
        if not button.count():
            path = next(one.get("path", ()) for one in self.question["answers"] if one["action"] == action)
            for name in path:
                self.click(self.page.locator(".entry", has_text=name).first)
        if of_card:
            self.page.locator(".held", has=self.page.locator(f"[data-action='{action}']")).hover(
                position={"x": 20, "y": 10}
            )
        self.click(button.first)

    def roll(self, mask: int) -> None:
        """Keep the other dice, by the line of odds that keeps them if there is one, and roll."""
        dice = read_screen(self.page).dice
        wanted = [not mask >> place & 1 for place in range(len(dice))]
        kept = [die.kept for die in dice]
        line, by_line = min(self.lines(len(dice)), key=lambda one: differing(one[1], wanted), default=(None, kept))
        if line is not None and by_line == wanted != kept:
            self.click(line)
            kept = by_line
        elif differing(kept, wanted) > 1 and self.follow(f"reroll:{mask}"):
            kept = [die.kept for die in read_screen(self.page).dice]
        elif line is not None and 1 + differing(by_line, wanted) < differing(kept, wanted):
            self.click(line)
            kept = by_line
        for place, is_kept in enumerate(kept):
            if is_kept != wanted[place]:
                self.click(self.page.locator(DIE).nth(place))
        if not (self.gives_up(f"reroll:{mask}") and self.follow(f"reroll:{mask}")):
            self.click(self.page.locator(f"{DOCK} .buttons .button", has_text=re.compile(r"^\s*Roll (one|\d)")))

    def follow(self, spelled: str) -> bool:
        """Follow the hint, if it advises this. Players by hints have it before them: only following it counts."""
        while (step := self.page.evaluate("() => globalThis.advice?.step ?? 0")) < WITH_ANSWERS:
            self.page.locator(f"{DOCK} .side[aria-keyshortcuts=h]").click()
            self.page.wait_for_function("(step) => globalThis.advice?.step > step", arg=step)
        if self.page.evaluate("() => globalThis.advice.actions?.[0]") != spelled:
            return False
        self.click(self.page.locator(".hint .follow"))
        return True

    def lines(self, dice: int) -> Iterator[tuple[Locator, list[bool]]]:
        """Yield the lines of odds on the board, each with the dice that it keeps."""
        reached = [answer["action"] for answer in self.question["answers"]]
        for ability in self.question.get("odds", {}).get("abilities", ()):  # presented dice have none
            for place, row in enumerate(ability["rows"]):
                most = max(row["keeps"])
                if most > 0 and row["action"] not in reached:
                    best = min((mask for mask, each in enumerate(row["keeps"]) if each == most), key=int.bit_count)
                    line = self.page.locator(f"[data-ability='{ability['id']}'] .row").nth(place)
                    yield line, [bool(best >> die & 1) for die in range(dice)]


def differing(some: list[bool], others: list[bool]) -> int:
    return sum(one != other for one, other in zip(some, others, strict=True))


def played(guest: Guest, server: Server, number: int, *, shared: bool = False) -> tuple[Tape, Clicks]:
    tape = Tape(number, shared=shared)
    tape.play()
    content = json.loads(export_game(Room(plan_of(number, shared=shared), key(number)), []))
    page = guest()
    clicks = Clicks(page)
    sit(page, server.opened(server.post("api/import", content)).host, passing="relaxed")
    clicks.play(tape.answers)
    page.context.close()
    return tape, clicks


@pytest.mark.soak
def test_a_duel_takes_few_clicks_and_few_empty_passes(guest: Guest, server: Server) -> None:
    duels = [played(guest, server, number) for number in range(DUELS)]
    counts = [clicks.clicks for _, clicks in duels]
    assert median(counts) <= MOST_CLICKS, counts
    assert median(sum(one.is_empty for one in tape.answers) for tape, _ in duels) <= 8


@pytest.mark.soak
def test_around_one_screen_the_curtain_is_drawn_at_most_twice_a_turn(guest: Guest, server: Server) -> None:
    duels = [played(guest, server, number, shared=True) for number in range(DUELS)]
    turns = [clicks.curtains[turn] for tape, clicks in duels for turn in range(1, tape.counted.turns + 1)]
    assert median(turns) <= 2

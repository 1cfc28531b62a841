"""A whole dungeon at its table, won by a player who follows the hints, counted in gestures.

The deck and the dice are written, so that the run is the same each time:
seven cards for the first turn, then sixes and fives.
"""

import json
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Self

import pytest
from playwright.sync_api import Locator, Page, expect
from websockets.sync.client import ClientConnection, connect

from tests.browser.dungeon_table import DOCK, open_table
from tests.browser.dungeons import TURNED, open_written, party
from tests.browser.positions import PATIENCE, Message
from tests.browser.running import Server

WARRIOR = party("warrior", dungeon="dragons_cave", difficulty="novice")
DICE = (6, 5) * 3_000
MOST_QUESTIONS = 500
MOST_WITH_BEST_COVER = 210
"""The goal is 130. Of 204 gestures, 75 are in encounters; doors, loot and what else is asked take the others."""
BEST = f"{DOCK} .row .button:has-text('Best cover')"
PRESS = """([action, label]) => {
  const free = (one) => one.offsetParent !== null && one.getAttribute("aria-disabled") !== "true";
  const named = (one) => [one.getAttribute("aria-label"), one.innerText?.split("\\n")[0]].includes(label);
  const all = [...document.querySelectorAll("main button, section.dock button")].filter(free);
  const found = all.find((one) => one.dataset.action === action) ?? all.find(named);
  found?.click();
  return !!found;
}"""
"""Presses the control of an answer: it names the answer, or says what the answer is called."""


class Advisor:
    """Another connection of the same player, which asks for hints."""

    def __init__(self, line: ClientConnection) -> None:
        self.line = line
        self.state: Message = {}

    @classmethod
    @contextmanager
    def enter(cls, server: Server, link: str) -> Iterator[Self]:
        """Enter a room by an address with a token, and wait for its state."""
        place, _, token = link.partition("#")
        hello = {"type": "hello", "room": place.rpartition("/")[2], "token": token, "lang": "en"}
        with connect(server.address.replace("http", "ws", 1) + "ws", max_size=None) as line:
            line.send(json.dumps(hello))
            advisor = cls(line)
            advisor.hear("state")
            yield advisor

    def hear(self, kind: str) -> Message:
        """Return the next message of this kind."""
        while True:
            message: Message = json.loads(self.line.recv(PATIENCE))
            if message["type"] == "state":
                self.state = message
            if message["type"] == kind:
                return message

    def question(self) -> Message:
        """Return the question of the next state that asks one; empty at the end."""
        while self.state.get("phase") != "over" and not self.state.get("questions"):
            self.hear("state")
        return {} if self.state["phase"] == "over" else dict(self.state["questions"][0])

    def advice(self, question: Message) -> Message:
        wanted = {"type": "ask_hint", "seq": self.state["seq"], "seat": question["seat"], "step": 3}
        self.line.send(json.dumps(wanted))
        return self.hear("advice")


class Walker:
    """Plays at the table by pointer, as the advisor says, and counts the gestures by what was asked."""

    def __init__(self, page: Page, advisor: Advisor) -> None:
        self.page = page
        self.advisor = advisor
        self.gestures: Counter[str] = Counter()

    def press(self, kind: str, control: Locator) -> None:
        control.click()
        self.gestures[kind] += 1

    def answer(self, question: Message) -> None:
        advice = self.advisor.advice(question)
        if question["kind"] == "act" and advice.get("plan"):
            self.lay_best()
            return
        wanted = (advice.get("actions") or [question["default"]])[0]
        label = next(one["label"] for one in question["answers"] if wanted in [one["action"], *one.get("same", ())])
        self.press_answer(question["kind"], wanted, "".join(span["text"] for span in label))

    def lay_best(self) -> None:
        best = self.page.locator(BEST)
        self.press("act", best)
        lay = self.page.locator(f"{DOCK} .row .main", has_text="Lay all of it")
        lay.wait_for()
        self.press("act", lay)

    def press_answer(self, kind: str, action: str, label: str) -> None:
        for _ in range(2 if action == "done" and kind == "act" else 1):
            assert self.page.evaluate(PRESS, [action, label]), f"nothing on the table answers {action} ({label})"
            self.gestures[kind] += 1
            if self.answered_soon():
                return

    def answered_soon(self) -> bool:
        """Return whether the press was an answer; stopping may ask for a second one."""
        return not self.page.locator(f"{DOCK} .row", has_text="Press again").count()

    def play_out(self) -> None:
        for _ in range(MOST_QUESTIONS):
            question = self.advisor.question()
            if not question:
                return
            before = self.advisor.state["seq"]
            expect(self.page.locator(f"{DOCK}[aria-busy=false]")).to_have_count(1)
            self.answer(question)
            while self.advisor.state["seq"] == before:
                self.advisor.hear("state")
        raise AssertionError(f"not over after {self.gestures}")


@pytest.mark.soak
def test_a_whole_dungeon_with_best_cover_is_won_in_few_gestures(page: Page, server: Server) -> None:
    opened = open_written(server, WARRIOR, TURNED, DICE)
    open_table(page, opened.host)
    with Advisor.enter(server, opened.host) as advisor:
        walker = Walker(page, advisor)
        walker.play_out()
        assert advisor.state["view"]["result"] == "won"
    assert walker.gestures.total() <= MOST_WITH_BEST_COVER, walker.gestures

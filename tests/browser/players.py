"""Players that give the first sensible answer they see: by mouse or touch, by keys alone, or by typed lines alone."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import TypeVar

from playwright.sync_api import Page, Position

from tests.browser.screen_reading import ScreenReading, alike, read_screen, read_screen_within

MOST_STEPS = 1500
MOST_GAMES = 6
FEW_ANSWERS = 5
FEW_CARDS = 6
SOON = 3_000
STILL = 3
"""Frames without movement before a press on a phone: dice emerge from under the bars."""
MOST_COVERED = 5
MOST_WALKS = 100
MOST_REFUSALS = 60
MAIN = "section.dock .main"
OTHERS = "section.dock .row .button:not(.side, .main)"
PASS_ON = "section.dock [aria-keyshortcuts=p]"
ENTRY = "section.dock button.entry"
DIE = "[data-zone=dice] .tray li button"
FACE = "[data-zone=dice] .picker button"
LIT = "[data-zone=abilities] button.row.reached"
DEFENCE = "[data-zone=abilities] button.use:not(.raise)"
CARD = ".hand .held.lit button.card"
PULL = ".hand .pull"
CURTAIN = "main.curtain button"
READ = ".coach .ways .primary"
WINNER = "dialog .seats b"
HEAD: Position = {"x": 60, "y": 16}
"""The visible part of a card in a hand."""

SPOT = """async ([wanted, place, head, patience, still]) => {
  const end = performance.now() + patience;
  let [before, same] = ['', 0];
  for (let tries = 0; ; tries++) {
    const one = document.querySelectorAll(wanted)[place];
    if (!one) return null;
    const box = one.getBoundingClientRect();
    const [x, y] = head ? [box.x + head.x, box.y + head.y] : [box.x + box.width / 2, box.y + box.height / 2];
    same = before === `${x} ${y}` ? same + 1 : 0;
    before = `${x} ${y}`;
    const top = document.elementFromPoint(x, y);
    const late = performance.now() > end;
    if (one.contains(top) && (same >= still || late)) return [x, y];
    if (late) return `${top?.outerHTML.slice(0, 160)} at ${x}, ${y}`;
    if (!one.contains(top) && tries % 3 === 0) one.scrollIntoView({ block: 'center', behavior: 'instant' });
    await new Promise((go) => requestAnimationFrame(go));
  }
}"""
"""Return a point where a press hits only this element: nothing if it is gone, or the element that covers it."""


class Player(ABC):
    """Looks and answers in turn, until the game is over or enough answers were given."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.answered = 0
        self.cards = FEW_CARDS

    def play(self, most: int = MOST_STEPS) -> ScreenReading:
        """Play to the end, or until this many answers were given."""
        before: ScreenReading | None = None
        same = 0
        for _ in range(most):
            seen = read_screen(self.page)
            if seen.over:
                return seen
            same = same + 1 if seen == before else 0
            before = seen
            assert same < MOST_REFUSALS, f"no answer is taken: {self.page.locator('body').inner_text()}"
            self.answer(seen)
            self.answered += 1
        return read_screen(self.page)

    def play_out(self) -> None:
        """Play to the end."""
        assert self.play().over, f"not over after {self.answered} answers"

    def sit_down(self) -> None:
        """Confirm to be in front of the screen, and wait until it shows something."""
        self.press(CURTAIN)
        self.page.locator("main.curtain").wait_for(state="detached")

    @abstractmethod
    def answer(self, seen: ScreenReading) -> None:
        """Answer the question in the manner of this player."""

    @abstractmethod
    def press(self, wanted: str) -> None:
        """Press the first such element in the manner of this player."""


P = TypeVar("P", bound=Player)


def play_together(players: Sequence[Player]) -> None:
    """Play at separate screens; each player answers when asked, until the game is over for all."""
    for _ in range(MOST_STEPS * len(players)):
        seen = [read_screen_within(player.page) for player in players]
        if all(one is not None and one.over for one in seen):
            return
        for player, one in zip(players, seen, strict=True):
            if one is not None and not one.over:
                player.answer(one)
                player.answered += 1
    raise AssertionError(f"not over after {[player.answered for player in players]} answers")


def play_games(begin: Callable[[], Sequence[P]], few: int = FEW_ANSWERS) -> Sequence[P]:
    """Play games until one has asked everybody more than a few questions and has a winner.

    The first attack may end a game, and an attack may defeat both players.
    """
    for _ in range(MOST_GAMES):
        players = begin()
        if len(players) == 1:
            players[0].play_out()
        else:
            play_together(players)
        lively = min(player.answered for player in players) > few
        if lively and players[0].page.locator(WINNER).count():
            return players
    raise AssertionError(f"{MOST_GAMES} games were all drawn, or over before everybody was asked {few + 1} times")


class Hand(Player):
    """Plays by mouse, or by touch on a touch screen."""

    def __init__(self, page: Page, *, touch: bool = False, brief: bool = False) -> None:
        super().__init__(page)
        self.touch = touch
        self.brief = brief
        """Whether to pass until something changes, instead of once."""
        self.covered = 0

    def press(self, wanted: str, place: int = 0, head: Position | None = None) -> None:
        if not self.touch:
            self.page.mouse.move(0, 0)  # a card grows under the pointer
        spot = self.page.evaluate(SPOT, [wanted, place, head, SOON, STILL if self.touch else 0])
        if spot is None:
            return  # another player has answered
        if isinstance(spot, str):  # a drawer may have closed: look again
            self.covered += 1
            assert self.covered < MOST_COVERED, f"over {wanted} lies {spot}"
            return
        self.covered = 0
        if self.touch:
            self.page.touchscreen.tap(*spot)
        else:
            self.page.mouse.click(*spot)

    def answer(self, seen: ScreenReading) -> None:
        if seen.hand == "true":
            self.press(PULL)  # the drawer covers the table
        if seen.curtain:
            self.sit_down()
        elif seen.lit or seen.defences:
            self.press(LIT if seen.lit else DEFENCE)
        elif seen.faces:
            self.press(FACE)
        elif seen.can_pick():
            self.press(DIE, next(place for place, die in enumerate(seen.dice) if die.free))
        elif seen.can_keep():
            self.roll(seen)
        elif seen.cards and seen.leads and self.cards:
            self.play_card(seen)
        else:
            self.press_bar(seen)

    def roll(self, seen: ScreenReading) -> None:
        """Keep the most frequent value by pressing each die, and roll the others."""
        for place in alike(seen.dice):
            if not seen.dice[place].kept:
                self.press(DIE, place)
        self.press(MAIN)

    def play_card(self, seen: ScreenReading) -> None:
        self.cards -= 1
        if seen.hand:
            self.press(PULL)
        self.press(CARD, head=HEAD)

    def press_bar(self, seen: ScreenReading) -> None:
        if seen.passes and self.brief:
            self.press(PASS_ON)
        elif seen.leads:
            self.press(MAIN)
        elif seen.entries:
            self.press(ENTRY)
        else:
            self.press(OTHERS)


WAY = """(wanted) => {
  const here = document.activeElement;
  const there = [...document.querySelectorAll(wanted)].find((one) => one.offsetParent !== null);
  if (!there) return '';
  if (here === there) return 'here';
  const zone = here?.closest('[data-zone]');
  if (!zone || zone !== there.closest('[data-zone]')) {
    const after = here.compareDocumentPosition(there) & Node.DOCUMENT_POSITION_FOLLOWING;
    return after ? 'Tab' : 'Shift+Tab';
  }
  const [from, to] = [here.getBoundingClientRect(), there.getBoundingClientRect()];
  const shared = Math.min(from.right, to.right) - Math.max(from.left, to.left);
  if (shared < Math.min(from.width, to.width) / 4) return to.left > from.left ? 'ArrowRight' : 'ArrowLeft';
  return to.top > from.top ? 'ArrowDown' : 'ArrowUp';
}"""
"""Return the next key towards an element; none if it is gone."""


class Keys(Player):
    """Plays by the keyboard alone."""

    def key(self, name: str) -> None:
        self.page.keyboard.press(name)

    def answer(self, seen: ScreenReading) -> None:
        if seen.drawer:
            self.key("l")  # a log has a hundred tab stops
        if seen.curtain:
            self.sit_down()
        elif seen.lit:
            self.press(LIT)
        elif seen.faces:
            self.key(str(min(seen.faces)))
        elif seen.can_pick():
            self.key(str(1 + next(place for place, die in enumerate(seen.dice) if die.free)))
        elif seen.can_keep():
            for place in alike(seen.dice):
                if not seen.dice[place].kept:
                    self.key(str(place + 1))
            self.press_main(seen)
        elif seen.cards and seen.leads and self.cards:
            self.cards -= 1
            self.press(CARD)
        else:
            self.press_bar(seen)

    def press_bar(self, seen: ScreenReading) -> None:
        if seen.passes:
            self.key("p")
        elif seen.leads:
            self.press_main(seen)
        elif seen.entries:
            self.key("1")
        else:
            self.press(OTHERS)

    def press_main(self, seen: ScreenReading) -> None:
        """Press Enter, unless it would press the focused element."""
        if seen.holds:
            self.press(MAIN)
        else:
            self.key("Enter")

    def press(self, wanted: str) -> None:
        if self.walk_to(wanted):
            self.key("Enter")

    def walk_to(self, wanted: str) -> bool:
        """Go there by Tab between zones and by arrows inside a zone; return whether the element was still there."""
        steps: list[str] = []
        while not steps or steps[-1] not in ("here", ""):
            steps.append(self.page.evaluate(WAY, wanted))
            if steps[-1] not in ("here", ""):
                self.key(steps[-1])
            assert len(steps) < MOST_WALKS, f"no way to {wanted}: {steps}"
        return steps[-1] == "here"


class Lines(Keys):
    """Plays by typed lines alone, in the pane that shows the table as text; keys only lead to the line."""

    def answer(self, seen: ScreenReading) -> None:
        if not seen.types:
            self.page.locator("section.dock[aria-busy=false]").wait_for()  # while something moves, a key only skips it
            self.key(":")
            self.page.locator("[data-typing]:focus").wait_for()
            seen = read_screen(self.page)
        self.page.keyboard.type(self.words(seen))
        self.key("Enter")

    def words(self, seen: ScreenReading) -> str:
        """Return the first available ability; otherwise roll again; otherwise a card; otherwise the first answer."""
        rolls = [answer for _, answer in seen.answers if answer.startswith("Roll again")]
        if rolls and seen.answers[0][1] == "No ability":
            return "roll 1 2 3 4 5"
        played = [number for number, answer in seen.answers if answer.startswith("Play")]
        if played and self.cards:
            self.cards -= 1
            return str(played[0])
        return "1"

"""People at the table who take the first sensible answer they see: by hand, by keys alone, by typed lines alone."""

from abc import ABC, abstractmethod

from playwright.sync_api import Page, Position
from playwright.sync_api import TimeoutError as Timeout

from tests.browser.sights import Sight, alike, look

MOST_STEPS = 1500
FEW_CARDS = 6
SOON = 15_000
MOST_WALKS = 100
MAIN = "section.dock .main"
OTHERS = "section.dock .row .button:not(.side, .main)"
ENTRY = "section.dock button.entry"
DIE = "[data-zone=dice] .tray li button"
FACE = "[data-zone=dice] .picker button"
LIT = "[data-zone=abilities] button.row.reached"
DEFENCE = "[data-zone=abilities] button.use:not(.raise)"
CARD = ".hand .held.lit button.card"
HEAD: Position = {"x": 60, "y": 16}
"""What shows of a card in a hand."""


class Player(ABC):
    """Looks, answers, looks again, until the game is over or enough was answered."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.answered = 0
        self.cards = FEW_CARDS

    def play(self, most: int = MOST_STEPS) -> Sight:
        """Play to the end, or until so many answers were given."""
        for _ in range(most):
            seen = look(self.page)
            if seen.over:
                return seen
            self.answer(seen)
            self.answered += 1
        return look(self.page)

    def play_out(self) -> None:
        """Play to the end."""
        assert self.play().over, f"not over after {self.answered} answers"

    @abstractmethod
    def answer(self, seen: Sight) -> None:
        """Answer what is asked, by the means of this player."""


class Hand(Player):
    """By mouse, or by touch where the screen is touched."""

    def __init__(self, page: Page, *, touch: bool = False) -> None:
        super().__init__(page)
        self.touch = touch

    def press(self, wanted: str, place: int = 0, head: Position | None = None) -> None:
        one = self.page.locator(wanted).nth(place)
        try:
            if self.touch:
                one.evaluate("one => one.scrollIntoView({ block: 'center' })", timeout=SOON)
            (one.tap if self.touch else one.click)(position=head, timeout=SOON)
        except Timeout:
            if one.count():  # what is gone was answered by somebody else
                raise

    def answer(self, seen: Sight) -> None:
        if self.page.locator(".hand .pull[aria-expanded=true]").count():
            self.press(".hand .pull")  # the drawer lies over the table
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
            self.play_card()
        else:
            self.press_bar(seen)

    def sit_down(self) -> None:
        self.press("main.curtain button")
        self.page.locator("main.curtain").wait_for(state="detached")

    def roll(self, seen: Sight) -> None:
        """Keep what most dice show, by a press on each, and roll the others."""
        for place in alike(seen.dice):
            if not seen.dice[place].kept:
                self.press(DIE, place)
        self.press(MAIN)

    def play_card(self) -> None:
        self.cards -= 1
        if not self.page.locator(CARD).first.is_visible():
            self.press(".hand .pull")
        self.press(CARD, head=HEAD)

    def press_bar(self, seen: Sight) -> None:
        if seen.leads:
            self.press(MAIN)
        elif seen.entries:
            self.press(ENTRY)
        else:
            self.press(OTHERS)


class Keys(Player):
    """By the keyboard alone."""

    def key(self, name: str) -> None:
        self.page.keyboard.press(name)

    def answer(self, seen: Sight) -> None:
        if seen.curtain:
            self.walk_to("main.curtain button")
        elif seen.lit:
            self.walk_to(LIT)
        elif seen.faces:
            self.key(next(str(face) for face in range(1, 7) if self.has_face(face)))
        elif seen.can_pick():
            self.key(str(1 + next(place for place, die in enumerate(seen.dice) if die.free)))
        elif seen.can_keep():
            for place in alike(seen.dice):
                if not seen.dice[place].kept:
                    self.key(str(place + 1))
            self.press_main()
        elif seen.cards and seen.leads and self.cards:
            self.cards -= 1
            self.walk_to(CARD)
        else:
            self.press_bar(seen)

    def has_face(self, value: int) -> bool:
        names = self.page.locator(FACE).evaluate_all("all => all.map((one) => one.textContent.trim())")
        return any(name.startswith(str(value)) for name in names)

    def press_bar(self, seen: Sight) -> None:
        if self.page.locator("section.dock [aria-keyshortcuts=p]").count():
            self.key("p")
        elif seen.leads:
            self.press_main()
        elif seen.entries:
            self.key("1")
        else:
            self.walk_to(OTHERS)

    def press_main(self) -> None:
        """Enter, unless it would press what has the focus."""
        if self.page.evaluate("() => !!document.activeElement?.closest('button, a, summary, [role=tab]')"):
            self.walk_to(MAIN)
        else:
            self.key("Enter")

    def walk_to(self, wanted: str) -> None:
        """By Tab from zone to zone, by arrows inside one, then Enter."""
        steps: list[str] = []
        while not steps or steps[-1] != "Enter":
            steps.append(self.page.evaluate(WAY, wanted))
            self.key(steps[-1])
            assert len(steps) < MOST_WALKS, f"no way to {wanted}: {steps}"


WAY = """(wanted) => {
  const here = document.activeElement;
  const there = [...document.querySelectorAll(wanted)].find((one) => one.offsetParent !== null);
  if (!there) throw new Error('nowhere to go: ' + wanted);
  if (here?.matches(wanted)) return 'Enter';
  const zone = here?.closest('[data-zone]');
  if (!zone || zone !== there.closest('[data-zone]')) return 'Tab';
  const [from, to] = [here.getBoundingClientRect(), there.getBoundingClientRect()];
  const shared = Math.min(from.right, to.right) - Math.max(from.left, to.left);
  if (shared < Math.min(from.width, to.width) / 4) return to.left > from.left ? 'ArrowRight' : 'ArrowLeft';
  return to.top > from.top ? 'ArrowDown' : 'ArrowUp';
}"""


class Lines(Player):
    """By typed lines alone, in the pane that shows the table as text."""

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        look(page)
        page.keyboard.press(":")
        self.line = page.locator("[data-typing]")
        self.line.wait_for()

    def answer(self, seen: Sight) -> None:
        line = self.words(seen)
        self.line.press_sequentially(line)
        self.line.press("Enter")

    def words(self, seen: Sight) -> str:
        """The first ability that is reached; else roll again; else a card; else whatever comes first."""
        rolls = [answer for answer in seen.answers if answer.startswith("Reroll")]
        if rolls and seen.answers[0] == "No ability":
            return "roll 1 2 3 4 5"
        played = [place for place, answer in enumerate(seen.answers, 1) if answer.startswith("Play")]
        if played and self.cards:
            self.cards -= 1
            return str(played[0])
        return "1"


class Plain(Hand):
    """At the plain table: the first answer of the list, and shots at the first enemy that is named."""

    def __init__(self, page: Page, enemy: str = "", *, touch: bool = False) -> None:
        super().__init__(page, touch=touch)
        self.enemy = enemy

    def answer(self, seen: Sight) -> None:
        if seen.curtain:
            self.sit_down()
        elif seen.aims:
            self.aim()
        elif seen.entries:
            self.press(ENTRY)
        else:
            self.press_bar(seen)

    def aim(self) -> None:
        """The list of discs turns the arrow; the bar draws it."""
        if not self.page.locator(".arena details[open]").count():
            self.press(".arena summary")
        named = self.page.locator(".arena details button")
        (named.filter(has_text=self.enemy) if self.enemy else named).first.click()
        self.page.locator(".shot input[type=range]").fill("60")
        self.press(MAIN)

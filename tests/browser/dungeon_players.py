"""Players at the table of One Deck Dungeon: they take what lies there, and lay the best cover."""

from playwright.sync_api import Page

from tests.browser.players import MAIN, OTHERS, READ, Hand, Keys, Lines
from tests.browser.screen_reading import ScreenReading

PLATE = "main :is([data-answer], .door.can, .explore.can, button.way)"
BEST = "section.dock [aria-keyshortcuts~=b]"
NEXT = f"{MAIN}, {OTHERS}:not([aria-keyshortcuts~=b]), {PLATE}, {READ}"
"""The plan, or the next question where the dice had just been settled."""
MARKED = "[data-lesson] button, button[data-lesson]"
USES = ("skill-", "anvil")
"""Where a lesson looks that wants something used."""


class Delving:
    """What a lesson wants used is used once; then boxes are covered as the hint plans it."""

    def __init__(self) -> None:
        self.used: set[str] = set()

    def wants(self, seen: ScreenReading) -> bool:
        """Return whether to use what the lesson points at, now for the first time."""
        wanted = seen.best and seen.looks.startswith(USES) and seen.looks not in self.used
        if wanted:
            self.used.add(seen.looks)
        return wanted


class Delver(Hand):
    """Plays by mouse or touch."""

    def __init__(self, page: Page, *, touch: bool = False) -> None:
        super().__init__(page, touch=touch)
        self.delving = Delving()

    def answer(self, seen: ScreenReading) -> None:
        if self.delving.wants(seen):
            self.press(MARKED)
            self.press(MAIN)
        elif seen.best:
            self.press(BEST)
            self.page.locator(NEXT).first.wait_for()
        elif seen.plates:
            self.press(PLATE)
        elif seen.main:
            self.press(MAIN)
        else:
            self.press(OTHERS)


class DelverKeys(Keys):
    """Plays by the keyboard alone."""

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self.delving = Delving()

    def answer(self, seen: ScreenReading) -> None:
        if seen.drawer:
            self.key("l")
        if self.delving.wants(seen):
            self.press(MARKED)
            self.press(MAIN)
        elif seen.best:
            self.key("b")
        elif seen.plates:
            self.press(PLATE)
        elif seen.main:
            self.press(MAIN)
        else:
            self.press(OTHERS)


class DelverLines(Lines):
    """Plays by typed lines alone: covers what can be covered, and otherwise gives the first answer."""

    def words(self, seen: ScreenReading) -> str:
        said = [words for _, words in seen.answers]
        if any(words.startswith(("Cover", "Recouvrir")) for words in said) or not is_laying(said):
            return "1"
        return str(seen.answers[-1][0])


def is_laying(said: list[str]) -> bool:
    return any(words.startswith(("Discard", "Défausser")) for words in said)

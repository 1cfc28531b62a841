"""Players at the plain table: they choose sensible answers from the list, and shoot at the other team."""

from math import cos, radians, sin

from playwright.sync_api import Page

from tests.browser.players import ENTRY, MAIN, Hand, Keys, Lines
from tests.browser.screen_reading import ScreenReading

DISCS = ".arena details"
POWER = ".shot input[type=range]"
BOUND = (
    "(bar, far) => { bar.value = far ? bar.max : bar.min; bar.dispatchEvent(new Event('input', { bubbles: true })); }"
)
DIAL = ".shot .dial"
FARTHER = 137
"""Degrees between attempts when nothing can be placed towards any disc; the angles of a game never repeat."""
STRONG = 60
TEAMS = (("Sword", "Skull"), ("Épée", "Crâne"))
SENSIBLE = ("Cover", "Recouvrir", "Descend")
"""Prefixes of answers that are better than the main button, which in a dungeon means suffering, waiting or staying."""


def takes_entry(seen: ScreenReading) -> bool:
    """Return whether to choose the first entry of the list instead of the main button."""
    return bool(seen.entries) and (not seen.leads or seen.entries[0].startswith(SENSIBLE))


class Aim:
    """The disc to aim at, and the next one if that is refused."""

    def __init__(self) -> None:
        self.asked = ""
        self.tries = 0

    def at(self, seen: ScreenReading) -> int:
        """Return the first disc of the other team; after a refusal, the next disc of all."""
        self.tries = self.tries + 1 if seen.sentence == self.asked else 0
        self.asked = seen.sentence
        own = [team for teams in TEAMS for team in teams if team in seen.mover]
        others = [team for teams in TEAMS for team in teams if team not in own and set(own) & set(teams)]
        named = [place for place, disc in enumerate(seen.discs) if any(team in disc for team in others)]
        return (named[0] if named else 0) if self.tries == 0 else self.tries % len(seen.discs)


class Plain(Hand):
    """Plays by mouse or touch."""

    def __init__(self, page: Page, *, touch: bool = False) -> None:
        super().__init__(page, touch=touch)
        self.aim = Aim()

    def answer(self, seen: ScreenReading) -> None:
        if seen.curtain:
            self.sit_down()
        elif seen.aims:
            self.shoot(seen)
        elif takes_entry(seen):
            self.press(ENTRY)
        else:
            self.press_bar(seen)

    def shoot(self, seen: ScreenReading) -> None:
        """Aim with the list of discs, and draw with the bar."""
        if not self.page.locator(f"{DISCS}[open]").count():
            self.press(f"{DISCS} summary")
        self.press(f"{DISCS} button", self.aim.at(seen))
        if self.aim.tries > len(seen.discs):
            self.turn_away()
        if seen.power < STRONG and "%" in self.page.locator(".shot .bar output").inner_text():
            self.page.locator(POWER).fill(str(STRONG))
        self.press(MAIN)

    def turn_away(self) -> None:
        """Turn the dial if nothing can be placed towards any disc, at small and large distances."""
        self.page.locator(POWER).evaluate(BOUND, bool(self.aim.tries % 2))
        dial = self.page.locator(DIAL)
        box = dial.bounding_box()
        assert box
        angle = radians(self.aim.tries * FARTHER)
        x = box["width"] * (0.5 + 0.4 * cos(angle))
        y = box["height"] * (0.5 + 0.4 * sin(angle))
        dial.click(position={"x": x, "y": y})


class PlainKeys(Keys):
    """Plays by the keyboard alone."""

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self.aim = Aim()

    def answer(self, seen: ScreenReading) -> None:
        if seen.drawer:
            self.key("l")
        if seen.curtain:
            self.sit_down()
        elif seen.aims:
            self.shoot(seen)
        elif takes_entry(seen):
            self.key("1")
        else:
            self.press_main(seen)

    def shoot(self, seen: ScreenReading) -> None:
        if not self.page.locator(f"{DISCS}[open]").count():
            self.press(f"{DISCS} summary")
        if seen.power < STRONG and self.walk_to(POWER):
            for _ in range(3):
                self.key("PageUp")
        self.press(f"{DISCS} li:nth-child({self.aim.at(seen) + 1}) button")
        if self.aim.tries > len(seen.discs):  # nothing can be placed towards any disc
            self.turn_away(self.aim.tries - len(seen.discs))
        self.press(MAIN)

    def turn_away(self, times: int) -> None:
        if self.walk_to(POWER):
            self.key("End" if times % 2 else "Home")
        turn = (FARTHER * times + 180) % 360 - 180
        if self.walk_to(DIAL):
            for _ in range(abs(turn)):
                self.key("ArrowUp" if turn > 0 else "ArrowDown")


class Delver(PlainKeys):
    """A dungeon player that counts how often it descended."""

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self.floors = 0

    def answer(self, seen: ScreenReading) -> None:
        self.floors += takes_entry(seen) and seen.entries[0].startswith("Descend")
        super().answer(seen)


class PlainLines(Lines):
    """Plays by typed lines alone."""

    def words(self, seen: ScreenReading) -> str:
        if takes_entry(seen) or not seen.leads:
            return "1"
        main = seen.main.splitlines()[0]
        return next((str(number) for number, answer in seen.answers if answer == main), "pass")

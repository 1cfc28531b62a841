"""Dice are laid on boxes at the table of One Deck Dungeon: by pointer, by drag, by keys, and taken back."""

from typing import NamedTuple

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import NARROW, WIDE, Guest
from tests.browser.positions import Message, room_at
from tests.browser.running import Server
from tests.browser.sitting import sit
from tests.server.web.plans import dungeon

STOP = "section.dock .main"
SLOT = ".tray .slot"
COVERED = ".box.covered"
PHONES = [(360, 740), (360, 640)]


class Laying(NamedTuple):
    """A table where dice are laid, with a box and the dice that may begin it."""

    page: Page
    box: int
    dice: list[str]

    def at(self, box: int) -> Locator:
        return self.page.locator(f"[data-box='{box}'] > .box")

    def die(self, place: int = 0) -> Locator:
        return self.page.locator(f"[data-die='{self.dice[place]}-0']")

    @property
    def wanted(self) -> Locator:
        """The box."""
        return self.at(self.box)

    def covered(self) -> int:
        return self.page.locator(COVERED).count()


def lay_at(page: Page, server: Server, *, wide: bool = False, **wishes: object) -> Laying:
    """Sit down where dice fit a box that takes a single die, or a wide one."""
    found: list[tuple[int, list[str]]] = []

    def reached(state: Message, question: Message) -> bool:
        if question["kind"] != "act":
            return False
        boxes = state["view"]["encounter"]["boxes"]
        for fit in question["odds"]["boxes"]:
            most = max(die["code"] & 7 for die in fit["dice"])
            if boxes[fit["box"]]["wide"] == wide and (not wide or most < boxes[fit["box"]]["value"]):
                found[:] = [(fit["box"], [f"{die['seat']}-{die['code']}" for die in fit["dice"]])]
                return True
        return False

    opened = room_at(server, dungeon("here"), reached)
    sit(page, opened.host, **wishes)
    page.locator(SLOT).first.wait_for()
    return Laying(page, *found[0])


def test_a_die_and_a_box_in_either_order_are_one_gesture(page: Page, server: Server) -> None:
    table = lay_at(page, server)
    before = table.covered()
    table.die().click()
    expect(table.die()).to_have_attribute("aria-pressed", "true")
    table.wanted.click()
    expect(page.locator(COVERED)).to_have_count(before + 1)
    page.get_by_role("button", name="Take back", exact=True).click()
    expect(page.locator(COVERED)).to_have_count(before)
    table.wanted.click()
    table.die().click()
    expect(page.locator(COVERED)).to_have_count(before + 1)


def test_a_wide_box_collects_dice_and_gives_them_back(page: Page, server: Server) -> None:
    table = lay_at(page, server, wide=True)
    before = table.covered()
    loose = page.locator(SLOT).count()
    table.wanted.click()
    table.die().click()
    expect(page.locator(".collected button")).to_have_count(1)
    expect(page.locator(SLOT)).to_have_count(loose - 1)
    page.keyboard.press("x")
    expect(page.locator(SLOT)).to_have_count(loose)
    for _ in range(loose):
        if table.covered() > before:
            break
        if not page.locator(f"{SLOT}:has(.fits)").count():
            table.wanted.click()
        page.locator(f"{SLOT}:has(.fits)").first.click()
    expect(page.locator(COVERED)).to_have_count(before + 1)
    page.keyboard.press("u")  # all of its dice at once
    expect(page.locator(COVERED)).to_have_count(before)
    expect(page.locator(SLOT)).to_have_count(loose)


def test_a_die_is_dragged_onto_a_box_and_let_go_beside_it(page: Page, server: Server) -> None:
    table = lay_at(page, server)
    before = table.covered()
    table.die().drag_to(page.locator("#odd-encounter"))
    expect(page.locator(COVERED)).to_have_count(before)
    table.die().drag_to(table.wanted)
    expect(page.locator(COVERED)).to_have_count(before + 1)


def test_two_quick_presses_lay_a_die_where_it_does_most(page: Page, server: Server) -> None:
    table = lay_at(page, server)
    before = table.covered()
    loose = page.locator(SLOT).count()
    table.die().dblclick()
    expect(page.locator(SLOT)).to_have_count(loose - 1)
    assert table.covered() == before + 1 or page.locator(".collected button").count() == 1


def test_by_keys_alone(page: Page, server: Server) -> None:
    table = lay_at(page, server)
    before = table.covered()
    table.die().focus()
    page.keyboard.press("Enter")
    expect(table.die()).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Escape")
    expect(table.die()).to_have_attribute("aria-pressed", "false")
    page.keyboard.press("Enter")
    page.keyboard.press(str(table.box + 1))
    expect(page.locator(COVERED)).to_have_count(before + 1)
    page.wait_for_function("() => document.activeElement?.matches('.slot')")  # the next die has the focus


def test_enter_never_stops_while_a_box_can_be_covered(page: Page, server: Server) -> None:
    table = lay_at(page, server)
    page.locator("body").press("Enter")
    page.locator("body").press("Enter")
    expect(page.locator(".toast, [role=status]").filter(has_text="press the button").first).to_be_visible()
    expect(table.wanted).to_be_visible()
    expect(page.locator(".tray")).to_be_visible()


def test_stopping_early_takes_two_presses(page: Page, server: Server) -> None:
    lay_at(page, server)
    page.locator(STOP).click()
    expect(page.locator(STOP)).to_contain_text("Press again")
    expect(page.locator(".tray")).to_be_visible()


def test_best_cover_is_shown_first_and_taken_back_at_once(page: Page, server: Server) -> None:
    table = lay_at(page, server)
    before, loose = table.covered(), page.locator(SLOT).count()
    page.keyboard.press("b")
    expect(page.locator(STOP)).to_have_text("Lay all of it")
    assert page.locator(".box .die.ghost").count() >= 1
    page.keyboard.press("b")
    expect(page.locator(SLOT)).not_to_have_count(loose)
    assert table.covered() > before
    page.keyboard.press("u")
    expect(page.locator(COVERED)).to_have_count(before)
    expect(page.locator(SLOT)).to_have_count(loose)


def test_a_heroic_die_is_shown_before_it_is_made(page: Page, server: Server) -> None:
    lay_at(page, server)
    loose = page.locator(SLOT).count()
    page.locator(".anvil").click()
    expect(page.locator(".ghosts .die")).to_have_count(1)
    expect(page.locator(f"{SLOT}[aria-pressed=true]")).not_to_have_count(0)
    page.locator(STOP).click()
    expect(page.locator(SLOT)).not_to_have_count(loose)
    page.keyboard.press("u")
    expect(page.locator(SLOT)).to_have_count(loose)


OUTSIDE = """() => [...document.querySelectorAll('.box, .tray .slot, section.dock button')].filter((one) => {
  const box = one.getBoundingClientRect();
  return box.left < -0.5 || box.top < -0.5 || box.right > innerWidth + 0.5 || box.bottom > innerHeight + 0.5;
}).map((one) => one.className)"""
SMALL = """() => [...document.querySelectorAll('button.box, .tray button')].filter((one) => {
  const box = one.getBoundingClientRect();
  return box.width < 43.5 || box.height < 43.5;
}).map((one) => `${one.className} ${one.getBoundingClientRect().width}`)"""


@pytest.mark.parametrize("size", [(1440, 900), *PHONES], ids=str)
def test_every_box_and_die_is_inside_the_window(guest: Guest, server: Server, size: tuple[int, int]) -> None:
    width, height = size
    screen = (WIDE if width > 1000 else NARROW) | {"viewport": {"width": width, "height": height}}
    page = guest(**screen)
    lay_at(page, server)
    assert page.evaluate(OUTSIDE) == []
    assert page.evaluate(SMALL) == []
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")

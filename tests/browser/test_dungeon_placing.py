"""Laying dice in a dungeon: nothing is lost by a press meant for something else, and one gesture is one undo."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.acts import cut, mend
from tests.browser.conftest import PageErrors
from tests.browser.dungeon_table import (
    ANVIL,
    DIE,
    MAIN,
    UNDO,
    answered,
    box,
    boxes_on_table,
    dice_on_table,
    die,
    fits,
    fitting,
    open_table,
    position,
    sent,
)
from tests.browser.dungeons import TURNED, open_written, party
from tests.browser.positions import SeatConnection, asked
from tests.browser.running import Server
from tests.browser.scenes import HOLD
from tests.server.web.plans import Plan

WARRIOR = party("warrior", dungeon="dragons_cave", difficulty="novice")
PAIR = party("slayer", "warrior", dungeon="dragons_cave", difficulty="novice")
FOES = (*TURNED, "bandit_1", "goblin_1", "plague_rat_1", "plague_rat_2")
DICE = (5, 6, 4, 5, 4, 5, 4, 4)
"""Dice that leave some boxes of the first foe open, and cover others."""


def at_boxes(
    page: Page, server: Server, plan: Plan = WARRIOR, dice: tuple[int, ...] = DICE, offering: str = "cover"
) -> Page:
    """Open a table at the first boxes of a written dungeon, with these dice."""
    opened = open_written(server, plan, FOES, dice)
    with SeatConnection.enter(server, opened.host) as connection:
        assert connection.until(asked("act", offering))
    open_table(page, opened.host)
    expect(page.locator(DIE).first).to_be_visible()
    sent(page)
    return page


def lay_single(page: Page) -> None:
    key, number = fitting(page)
    die(page, key).click()
    box(page, number).click()


def lay_wide(page: Page) -> None:
    """Fill a wide box die by die, the last of which covers it."""
    _, number = fitting(page, wide=True)
    box(page, number).click()
    while "filling" in str(box(page, number).get_attribute("class")):
        page.locator(f"{DIE}:has(.fits)").first.click()


def make_heroic(page: Page) -> None:
    page.locator(ANVIL).click()
    page.locator(MAIN).click()


def drag(page: Page) -> None:
    key, number = fitting(page)
    start, end = die(page, key).bounding_box(), box(page, number).bounding_box()
    assert start
    assert end
    page.mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    page.mouse.down()
    page.mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=5)
    page.mouse.up()


def by_keys(page: Page) -> None:
    """Press the digit of a box, then Enter on the first die that fits."""
    _, number = fitting(page)
    page.keyboard.press(str(number))
    page.locator(f"{DIE}:has(.fits)").first.focus()
    page.keyboard.press("Enter")


def twice(page: Page) -> None:
    """Press a die twice, to lay it where it does most."""
    key, _ = fitting(page)
    die(page, key).dblclick()


GESTURES = {
    "single box": lay_single,
    "wide box": lay_wide,
    "exchange": make_heroic,
    "drag": drag,
    "keys": by_keys,
    "double press": twice,
}


@pytest.mark.parametrize("gesture", GESTURES.values(), ids=GESTURES)
def test_one_gesture_is_one_message_and_one_undo(page: Page, server: Server, gesture: Callable[[Page], None]) -> None:
    at_boxes(page, server)
    before = position(page)
    gesture(page)
    page.wait_for_function("before => globalThis.sentActions.length > 0")
    answered(page)
    assert [said["type"] for said in sent(page)] == ["answer"]
    assert position(page) != before
    page.locator(UNDO).click()
    answered(page)
    assert [said["type"] for said in sent(page)] == ["undo"]
    assert position(page) == before


def test_a_skill_shows_its_dice_before_it_is_used_and_is_taken_back_at_once(page: Page, server: Server) -> None:
    at_boxes(page, server, PAIR, offering="use")
    before = position(page)
    skill = page.locator(".skill.ready .use").first
    skill.click()
    expect(page.locator(".ghosts")).to_be_visible()
    assert sent(page) == []
    page.locator(MAIN).click()
    answered(page)
    assert len(sent(page)) == 1
    assert position(page) != before
    page.locator(UNDO).click()
    answered(page)
    assert position(page) == before


def test_enter_costs_nothing_while_a_box_can_be_covered(page: Page, server: Server) -> None:
    at_boxes(page, server)
    before = position(page)
    assert any(places for _, places in fits(page))
    for _ in range(3):
        page.keyboard.press("Enter")
    assert sent(page) == []
    assert position(page) == before
    expect(page.locator(".toast").first).to_contain_text("Something can still be covered")


def test_the_last_die_laid_starts_no_consequences(page: Page, server: Server) -> None:
    at_boxes(page, server)
    while any(places for _, places in fits(page)):
        left = len(dice_on_table(page))
        number = next(places[0] for _, places in fits(page) if places)
        box(page, number).click()
        page.locator(f"{DIE}:has(.fits)").first.click()
        while "filling" in str(box(page, number).get_attribute("class")):
            page.locator(f"{DIE}:has(.fits)").first.click()
        answered(page)
        assert len(dice_on_table(page)) < left
    assert all("done" not in said.get("actions", [said.get("action")]) for said in sent(page))
    assert boxes_on_table(page)
    expect(page.locator(MAIN)).to_be_visible()
    page.locator(UNDO).click()
    answered(page)
    assert [said["type"] for said in sent(page)] == ["undo"]


def test_what_is_laid_and_what_is_open_is_there_again_after_a_cut(
    page: Page, server: Server, page_errors: PageErrors
) -> None:
    page_errors.allow("WebSocket|ERR_INTERNET")
    page.add_init_script(HOLD)
    at_boxes(page, server)
    lay_single(page)
    answered(page)
    laid = position(page)
    key, _ = fits(page)[0]
    die(page, key).click()
    expect(die(page, key)).to_have_attribute("aria-pressed", "true")
    cut(page)
    mend(page)
    answered(page)
    expect(page.locator(DIE).first).to_be_visible()
    page.keyboard.press("Escape")
    assert position(page) == laid
    page.locator(UNDO).click()
    answered(page)
    assert position(page) != laid

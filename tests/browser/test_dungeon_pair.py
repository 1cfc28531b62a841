"""Two heroes of a dungeon in browsers of their own."""

from playwright.sync_api import Page, expect

from tests.browser.conftest import NARROW, Guest
from tests.browser.dungeon_table import DIE, box, dice_on_table, die, fitting, open_table
from tests.browser.dungeons import open_written, party
from tests.browser.positions import SeatConnection, asked
from tests.browser.running import Server

SIXES = (6,) * 100


def test_what_one_hero_lays_the_other_sees_at_once(page: Page, guest: Guest, server: Server) -> None:
    plan = party("mage", "rogue", kind="link", dungeon="dragons_cave", difficulty="novice")
    opened = open_written(server, plan, (), SIXES)
    links = [opened.seats[0], opened.seats[1]]
    with SeatConnection.enter(server, links[0]) as connection:
        assert connection.until(asked("act", "cover"))
    mine, theirs = open_table(page, links[0]), open_table(guest(**NARROW), links[1])
    for window in (mine, theirs):
        expect(window.locator(DIE).first).to_be_visible()
    assert dice_on_table(mine) == dice_on_table(theirs)
    left = theirs.locator(DIE).count()
    key, number = fitting(mine)
    die(mine, key).click()
    box(mine, number).click()
    expect(theirs.locator(DIE)).to_have_count(left - 1)
    expect(box(theirs, number)).to_contain_class("covered")
    assert dice_on_table(mine) == dice_on_table(theirs)

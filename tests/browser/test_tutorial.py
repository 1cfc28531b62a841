"""Tutorials can be finished by following their instructions."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.acts import MENU_PLAIN, from_menu
from tests.browser.conftest import NARROW, WIDE, Guest
from tests.browser.dungeon_players import PLATE, Delver, DelverKeys, DelverLines
from tests.browser.faults import against_axe, in_both_themes
from tests.browser.plain_players import Plain, PlainKeys, PlainLines
from tests.browser.players import MAIN, OTHERS, READ, Hand, Keys, Lines, Player
from tests.browser.screen_reading import read_screen
from tests.browser.sitting import prefer

MOST = 150
PLACE = ".coach .place"
HINT = "section.dock [aria-keyshortcuts~=h]"
ROOM_FOR_TABLE = """() => document.querySelector("div.dock").getBoundingClientRect().top
  - document.querySelector("header.top").getBoundingClientRect().bottom"""
Learner = Callable[[Page], Player]
AT_DICE: dict[str, Learner] = {
    "mouse": Hand,
    "touch": lambda page: Hand(page, touch=True),
    "keys": Keys,
    "lines": Lines,
}
AT_PLAIN: dict[str, Learner] = {
    "touch": lambda page: Plain(page, touch=True),
    "keys": PlainKeys,
    "lines": PlainLines,
}
AT_DUNGEON: dict[str, Learner] = {
    "mouse": Delver,
    "touch": lambda page: Delver(page, touch=True),
    "keys": DelverKeys,
    "lines": DelverLines,
}
LEARNERS = {"dice_throne": AT_DICE, "one_deck_dungeon": AT_DUNGEON, "catacombs_conquest": AT_PLAIN}
WAYS = [
    ("dice_throne", "en-GB", "mouse"),
    ("dice_throne", "fr-FR", "touch"),
    ("dice_throne", "fr-FR", "keys"),
    ("dice_throne", "en-GB", "lines"),
    ("one_deck_dungeon", "en-GB", "mouse"),
    ("one_deck_dungeon", "fr-FR", "touch"),
    ("one_deck_dungeon", "fr-FR", "keys"),
    ("one_deck_dungeon", "en-GB", "lines"),
    ("catacombs_conquest", "en-GB", "keys"),
    ("catacombs_conquest", "fr-FR", "touch"),
]


def begin(page: Page, game: str) -> Page:
    prefer(page).goto(f"/learn/{game}")
    page.locator(".courses button.primary").click()
    page.locator(".coach").wait_for()
    return page


def learner(page: Page, game: str, way: str) -> Player:
    return LEARNERS[game][way](page)


@pytest.mark.parametrize(("game", "locale", "way"), WAYS, ids=["-".join(way) for way in WAYS])
def test_a_tutorial_by_doing_what_it_says(guest: Guest, game: str, locale: str, way: str) -> None:
    screen = NARROW if way == "touch" else WIDE
    page = begin(guest(locale=locale, **screen), game)
    player = learner(page, game, way)
    read = 0
    for _ in range(MOST):
        seen = read_screen(page)
        assert not seen.over
        if seen.reads:
            read += 1
            assert against_axe(page, ".coach") == []
            player.press(READ)
        else:
            player.answer(seen)
            player.answered += 1
        if "/room/" in page.url:
            break
    assert "/room/" in page.url, f"not at the end after {player.answered} answers: {page.locator(PLACE).inner_text()}"
    assert read >= 3
    assert player.answered >= 4


def test_the_dungeon_shows_where_to_look_and_ends_with_a_first_game(page: Page) -> None:
    player = Delver(begin(page, "one_deck_dungeon"))
    looked: list[str] = []
    while "/room/" not in page.url:
        seen = read_screen(page)
        looked.append(seen.looks)
        if seen.reads:
            player.press(READ)
        else:
            player.answer(seen)
    assert {"potions", "time", "skill-0-crushing_blow", "anvil", "price", "xp"} <= set(looked)
    page.wait_for_function("() => document.querySelector('main [data-spot=door-0]')")  # explored, on the first floor
    expect(page.locator("[data-zone=party]")).to_contain_text("Warrior")
    expect(page.locator("[data-zone=dungeon]")).to_contain_text("Hall of Statues")
    expect(page.locator(HINT)).to_be_enabled()


def test_a_game_that_ends_before_its_lessons_is_laid_once_more(page: Page) -> None:
    player = Delver(begin(page, "one_deck_dungeon"))
    again = page.locator(READ, has_text="Once more")
    while not again.count():
        seen = read_screen(page)
        if seen.plates or seen.main or seen.others:
            player.press(PLATE if seen.plates else MAIN if seen.main else OTHERS)  # covers nothing, and suffers for it
    assert in_both_themes(page, ".coach") == []
    before, reached = page.url, page.locator(PLACE).inner_text()
    again.click()
    page.wait_for_function("before => location.href !== before", arg=before)
    expect(page.locator(PLACE)).to_have_text(reached)
    assert read_screen(page).main


def test_lesson_and_answers_leave_room_for_the_table_on_a_phone(guest: Guest) -> None:
    page = begin(guest(locale="fr-FR", **NARROW), "dice_throne")
    from_menu(MENU_PLAIN, ".plain .sheet")(page)  # the plain table lists every answer in the action bar
    Plain(page, touch=True).press(READ)
    expect(page.locator(".coach .text")).to_be_visible()  # each lesson begins unfolded
    expect(page.locator(READ)).to_be_in_viewport()
    assert page.evaluate(ROOM_FOR_TABLE) >= 80  # enough to see and press a row of dice

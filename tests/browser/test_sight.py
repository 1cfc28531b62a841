"""Everything in sight at Dice Throne's table: abilities, dials, answers, on every usual screen."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NARROW, Guest, seen
from tests.browser.positions import PreparedRooms, asked, has_enough, room_at, with_bots
from tests.browser.running import Server
from tests.browser.scenes import settle
from tests.browser.sitting import sit

Size = tuple[int, int]
SCREENS: list[Size] = [(1280, 720), (1366, 768), (1440, 900), (1920, 1080)]
PHONES: list[Size] = [(360, 640), (360, 740)]
CARDS = "[data-zone=abilities] [data-ability]"
MAIN = "section.dock .main"
OTHER = "section.dock .other"
HELD = ".hand .held"
DIALS = "section.own .dial, section.own .cp, article.strip .dial, section.dock .main, section.dock .other"
BAND = ".hand .dial, .hand .cp, .hand .count, header.top .dial, header.top .facts"
COUNTS = "header.top .fact, header.top .dial, section.dock .main, section.dock .side"
DRAWER = "aside.drawer"
KEPT = "[data-zone=dice] .tray li.kept"
DIE = "[data-zone=dice] .tray li button"

COVERED = """(wanted) => {
  const inset = 8;
  const found = [];
  for (const one of document.querySelectorAll(wanted)) {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    const spots = [[left + inset, top + inset], [right - inset, top + inset], [left + inset, bottom - inset],
      [right - inset, bottom - inset], [(left + right) / 2, (top + bottom) / 2]];
    const out = top < 0 || left < 0 || bottom > innerHeight + 0.5 || right > innerWidth + 0.5;
    const over = spots.map((spot) => document.elementFromPoint(...spot)).find((top) => !one.contains(top));
    if (out || over !== undefined) found.push(`${one.dataset.ability ?? one.className}: ${over?.className ?? 'out'}`);
  }
  return found;
}"""
"""Return the elements that are not completely visible, each with what covers it."""
IN_SIGHT = """(wanted) => [...document.querySelectorAll(wanted)].filter((one) => {
  const { left, top, width, height } = one.getBoundingClientRect();
  return one.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}).length"""
PROMPT = "() => [...document.querySelectorAll('header h1, section.dock .sentence')].map((one) => one.innerText).join()"
"""The phase and the question: both Main Phases ask the same, and follow each other where the roll is skipped."""
SLOTS = """(wanted) => [...document.querySelectorAll(wanted)].map((one) => {
  const { left, top } = one.getBoundingClientRect();
  return [one.dataset.ability, Math.round(left), Math.round(top)];
})"""
DOCK = "() => document.querySelector('section.dock').offsetHeight"
OVERFLOWS = """() => [...document.querySelectorAll('section.dock .button, .held .name')]
  .filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.textContent)"""


def at_table(guest: Guest, rooms: PreparedRooms, room: str, size: Size, lang: str = "fr") -> Page:
    page = seen(guest, "dark", lang, **({**NARROW, "viewport": shape(size)} if size in PHONES else {}))
    page.set_viewport_size(shape(size))  # type: ignore[arg-type] # a dictionary of width and height
    page.goto(rooms.room(room).host)
    page.locator(CARDS).first.wait_for()
    settle(page)
    return page


def shape(size: Size) -> dict[str, int]:
    return {"width": size[0], "height": size[1]}


@pytest.mark.parametrize("room", ["hoard-main", "hoard-rolling"])
def test_every_ability_is_whole_on_the_screen_with_eight_cards_in_hand(
    guest: Guest, rooms: PreparedRooms, room: str
) -> None:
    """One window becomes larger, so that cards are fitted anew; over 5 s at first, as a hand of eight is played for."""
    page = at_table(guest, rooms, room, SCREENS[0])
    assert page.locator(HELD).count() >= 8
    docks = set()
    for size in SCREENS:
        page.set_viewport_size(shape(size))  # type: ignore[arg-type] # a dictionary of width and height
        expect(page.locator(CARDS)).to_have_count(9)
        page.wait_for_function(f"(wanted) => ({COVERED})(wanted).length === 0", arg=CARDS)
        assert page.evaluate(IN_SIGHT, DIALS) == page.locator(DIALS).count() >= 4
        assert page.evaluate(OVERFLOWS) == []
        docks.add(page.evaluate(DOCK))
    assert len(docks) == 1


def test_a_low_strip_of_cards_rises_under_the_pointer(guest: Guest, rooms: PreparedRooms) -> None:
    page = at_table(guest, rooms, "hoard-rolling", SCREENS[0])
    card = page.locator(HELD).nth(3)
    assert card.bounding_box()["height"] < 45  # type: ignore[index] # it is there
    card.hover(position={"x": 20, "y": 10})
    page.wait_for_function("(one) => one.getBoundingClientRect().height > 200", arg=card.element_handle())


def test_slots_and_bar_stay_where_they_are_from_prompt_to_prompt(page: Page, server: Server) -> None:
    sit(page, room_at(server, with_bots("duel", ["samurai", "monk"]), asked("main")).host)
    page.locator(CARDS).first.wait_for()
    settle(page)
    before, height = page.evaluate(SLOTS, CARDS), page.evaluate(DOCK)
    for _ in range(3):
        prompt = page.evaluate(PROMPT)
        page.locator(MAIN).click()
        if page.locator(".warned").count():
            page.locator(MAIN).click()
        page.wait_for_function(f"(before) => ({PROMPT})() !== before", arg=prompt)
        settle(page)
        assert page.evaluate(SLOTS, CARDS) == before
        assert page.evaluate(DOCK) == height


def test_the_drawer_is_closed_where_it_would_take_room_and_stays_as_it_was_left(
    guest: Guest, rooms: PreparedRooms
) -> None:
    page = guest()
    page.goto(rooms.room("main").host)
    page.locator(CARDS).first.wait_for()
    expect(page.locator(DRAWER)).to_have_count(0)
    page.keyboard.press("l")
    expect(page.locator(DRAWER)).to_be_visible()
    page.reload()
    expect(page.locator(DRAWER)).to_be_visible()
    wide = guest(viewport=shape((1920, 1080)))
    wide.goto(rooms.room("main").host)
    expect(wide.locator(DRAWER)).to_be_visible()


@pytest.mark.parametrize("size", PHONES)
@pytest.mark.parametrize(("room", "fewest"), [("hoard-main", 5), ("hoard-rolling", 4), ("defence", 4), ("tokens", 5)])
def test_a_phone_has_a_line_for_each_ability_and_covers_no_dial(
    guest: Guest, rooms: PreparedRooms, room: str, fewest: int, size: Size
) -> None:
    page = at_table(guest, rooms, room, size)
    lines = page.locator(CARDS)
    assert lines.count() >= 9
    assert page.evaluate(IN_SIGHT, CARDS) >= fewest
    assert page.evaluate(IN_SIGHT, BAND) == page.locator(BAND).count() == 5
    assert page.evaluate(COVERED, COUNTS) == []
    reached = page.locator(f"{CARDS} button.row, {CARDS} button.use:not(.raise)").evaluate_all(
        "all => all.map((one) => one.matches('.reached, .use'))"
    )
    rows = page.locator(f"{CARDS}:has(button.row.reached)").count()
    assert reached[:rows] == [True] * rows


def test_the_hand_of_a_phone_closes_when_rolling_starts(phone: Page, server: Server) -> None:
    sit(phone, room_at(server, with_bots("duel", ["samurai", "monk"]), asked("main")).host)
    pull = phone.locator(".hand .pull")
    pull.tap()
    expect(pull).to_have_attribute("aria-expanded", "true")
    phone.locator(MAIN).tap()
    phone.locator(DIE).first.wait_for()
    expect(pull).to_have_attribute("aria-expanded", "false")
    assert phone.evaluate(IN_SIGHT, CARDS) >= 4


def keeps_dice(press: Callable[[], None], page: Page) -> int:
    press()
    expect(page.locator(KEPT)).not_to_have_count(0)
    return page.locator(KEPT).count()


def test_a_line_of_odds_keeps_its_best_dice(page: Page, rooms: PreparedRooms) -> None:
    page.goto(rooms.room("rolling").host)
    line = page.locator("[data-zone=abilities] button.row.keeps.reachable").first
    kept = keeps_dice(line.click, page)
    assert 0 < kept < 5
    page.keyboard.press("o")
    row = page.locator(f"{DRAWER} button.row").first
    assert 0 < keeps_dice(row.click, page) <= 5


def test_the_main_button_attacks_where_nothing_is_to_be_gained(page: Page, server: Server) -> None:
    sit(page, room_at(server, with_bots("duel", ["barbarian", "monk"]), has_enough).host)
    expect(page.locator(MAIN)).to_have_text(re.compile("^Attack: "))
    page.locator(DIE).first.wait_for()
    for place in range(1, 6):
        page.keyboard.press(str(place))
    expect(page.locator(KEPT)).to_have_count(5)
    expect(page.locator(MAIN)).to_have_text(re.compile("^Attack: "))
    expect(page.locator(MAIN)).not_to_have_attribute("aria-disabled", "true")
    none = page.locator(OTHER, has_text="No ability")
    none.click()
    expect(page.locator(OTHER, has_text="Press again")).to_be_visible()
    page.keyboard.press("1")
    expect(none).to_be_visible()  # to keep other dice is no second press
    page.locator("#main").focus()
    page.keyboard.press("1")
    page.keyboard.press("Enter")
    expect(page.locator("[data-zone=dice] .tray li.kept")).to_have_count(0)


def test_enter_never_gives_up_what_is_reached_by_one_press(page: Page, server: Server) -> None:
    def gains(_state: dict[str, object], question: dict[str, object]) -> bool:
        return bool(question.get("reached") and not question.get("enough"))

    sit(page, room_at(server, with_bots("duel", ["barbarian", "monk"]), gains).host)
    expect(page.locator(MAIN)).to_have_text("Roll 5 dice")
    page.locator("#main").focus()
    page.keyboard.press("Enter")
    expect(page.locator(MAIN)).to_have_text(re.compile("Press again"))
    expect(page.locator(OTHER, has_text="Attack: ")).to_be_visible()
    page.keyboard.press("Enter")
    expect(page.locator(MAIN)).not_to_have_text(re.compile("Press again"))

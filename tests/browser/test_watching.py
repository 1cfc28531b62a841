"""Other players' turns can be watched step by step, at a chosen speed, and skipped with one press."""

import re

import pytest
from playwright.sync_api import Page, expect

from ludotheque.server.rooms.bot_names import NAMES
from tests.browser.conftest import Guest
from tests.browser.players import MAIN, Hand
from tests.browser.positions import asked, room_at
from tests.browser.running import Server
from tests.browser.screen_reading import read_screen, read_screen_within
from tests.browser.sitting import KEY, prefer, sit
from tests.server.web.plans import duel

HELD = ".stage .held"
PLAYBACK = "[data-keeps-playing]"
LOG = "[role=log] li"
TURNS = ".turns li"
ANSWERS = 12
SHOWN = re.compile(r"Ninja (sells|plays|announces) (.+?)(?: \(\d+ CP\))?\.?$")
ROLLS = re.compile(r"Ninja rolls ([1-6]) ([1-6]) ([1-6]) ([1-6]) ([1-6])\.")

WATCH = """() => {
  globalThis.seen = { held: [], early: [], read: [], dice: [] };
  const all = (wanted) => [...document.querySelectorAll(wanted)];
  const DOCK = 'section.dock .row .button:not(.side), section.dock button.entry';
  let [shown, regions] = [undefined, []];
  let tray = '';
  const look = () => {
    const held = all('.stage .held').map((one) => one.innerText.replace(/\\s+/g, ' '))[0];
    if (held && held !== shown) seen.held.push(held);
    shown = held;
    if (held && all(DOCK).some((one) => one.getAttribute('aria-disabled') !== 'true')) seen.early.push(held);
    const lines = all('[aria-live=polite].unseen > p').map((one) => one.textContent);
    if (String(lines) !== String(regions)) seen.read.push(...lines);
    regions = lines;
    const dice = all('[data-zone=dice] .tray .unseen, [data-zone=dice] .tray [role=img]')
      .map((one) => (one.getAttribute('aria-label') ?? one.textContent).match(/\\d+/g)?.[1]).join(' ');
    if (dice !== tray) seen.dice.push({ dice, lines: all('[role=log] li').length });
    tray = dice;
  };
  new MutationObserver(look).observe(document, {
    subtree: true, childList: true, characterData: true, attributes: true });
}"""
"""Records the current step, whether an answer is possible, what is announced, and the dice on the table."""


ENDLESS = """() => {
  const real = globalThis.setTimeout;
  globalThis.setTimeout = (act, wait, ...all) => (wait >= 1700 ? 0 : real(act, wait, ...all));
}"""
"""Steps longer than this do not end by themselves. At slow speed, only held steps last this long."""


def at_main_phase(page: Page, server: Server, **wishes: object) -> Page:
    """Return a page at a table in the own Main Phase."""
    seat = room_at(server, duel("here", "bot"), asked("main")).seats[0]
    return sit(page, seat, **{"drawer": "open", **wishes})  # where the log is


def speed(page: Page, wanted: str) -> None:
    """Choose a speed, as in another window."""
    page.evaluate(
        """([key, speed]) => {
          const wishes = JSON.stringify({ ...JSON.parse(localStorage.getItem(key)), speed });
          localStorage.setItem(key, wishes);
          dispatchEvent(new StorageEvent('storage', { key, newValue: wishes }));
        }""",
        [KEY, wanted],
    )
    expect(page.locator("html")).to_have_attribute("data-speed", wanted)


def until_held(page: Page) -> None:
    """Play slowly until a step of the opponent is held, which stays until it is skipped."""
    player = Hand(page)
    player.play(1)
    speed(page, "slow")
    page.evaluate(ENDLESS)
    held = page.locator(HELD)
    while not held.count():
        seen = read_screen_within(page)
        if seen is not None:
            assert not seen.over
            player.answer(seen)


def lines(page: Page) -> list[str]:
    return [line.removeprefix("•").strip() for line in page.locator(LOG).all_inner_texts()]


def test_every_card_and_ability_of_a_bot_is_shown_one_after_the_other(page: Page, server: Server) -> None:
    at_main_phase(page, server, speed="fast", narration="full")
    page.locator(MAIN).wait_for()
    page.evaluate(WATCH)
    before = len(lines(page))
    Hand(page).play(ANSWERS)
    seen = page.evaluate("() => globalThis.seen")
    told = lines(page)[before:]
    wanted = [(match[1], match[2]) for match in map(SHOWN.search, told) if match]
    shown = [held for held in seen["held"] if re.match(r"B \S+ (sells|plays|announces) \S", held)]
    assert [verb for verb, _ in wanted] == [held.split()[2] for held in shown], (wanted, shown)
    assert all(name in held for (_, name), held in zip(wanted, shown, strict=True)), (wanted, shown)
    assert seen["early"] == [], "a question was open while something was shown"
    assert wanted


def test_dice_land_before_the_log_says_so_and_each_step_is_read_out_once(page: Page, server: Server) -> None:
    at_main_phase(page, server, speed="fast", narration="full")
    page.locator(MAIN).wait_for()
    page.evaluate(WATCH)
    before = len(lines(page))
    Hand(page).play(ANSWERS)
    seen = page.evaluate("() => globalThis.seen")
    told = lines(page)
    rolls = [(place, " ".join(match.groups())) for place, line in enumerate(told) if (match := ROLLS.search(line))]
    fresh = [(place, dice) for place, dice in rolls if place >= before]
    assert fresh
    for place, dice in fresh:
        assert any(one["dice"] == dice and one["lines"] <= place for one in seen["dice"]), (dice, seen["dice"])
    for line in set(told[before:]):
        assert seen["read"].count(line) <= told.count(line), line
    assert set(told[before:]) & set(seen["read"])


def test_a_press_skips_the_step_and_answers_nothing(page: Page, server: Server) -> None:
    at_main_phase(page, server, speed="none")
    until_held(page)
    shown = page.locator(HELD).inner_text()
    told = len(lines(page))
    page.keyboard.press("Enter")
    expect(page.locator(HELD).filter(has_text=shown)).to_have_count(0)
    assert not [line for line in lines(page)[told:] if line.startswith("Monk")]


def test_skip_ends_everything_and_the_speed_is_chosen_beside_it(page: Page, server: Server) -> None:
    at_main_phase(page, server, speed="none")
    until_held(page)
    page.locator(PLAYBACK).get_by_role("button", name="Play at double speed").click()
    expect(page.locator("html")).to_have_attribute("data-speed", "fast")
    expect(page.locator(HELD)).to_have_count(1)
    page.locator(PLAYBACK).get_by_role("button", name="Skip").click()
    expect(page.locator(HELD)).to_have_count(0)


def test_a_hidden_page_shows_how_things_are_when_one_returns(page: Page, server: Server) -> None:
    at_main_phase(page, server, speed="none")
    until_held(page)
    page.evaluate(
        """() => {
          Object.defineProperty(document, 'hidden', { configurable: true, get: () => true });
          document.dispatchEvent(new Event('visibilitychange'));
        }"""
    )
    expect(page.locator(HELD)).to_have_count(0)
    expect(page.locator("section.dock[aria-busy=true]")).to_have_count(0)
    page.evaluate("() => delete document.hidden")


def test_a_line_says_what_the_other_one_did(phone: Page, server: Server) -> None:
    room = room_at(server, duel("here", "bot"), asked("main"))
    page = sit(phone, room.seats[0])
    player = Hand(page, touch=True, brief=True)
    turns = page.locator(TURNS)
    for _ in range(60):
        player.play(1)
        if turns.count() and "Main Phase" in read_screen(page).sentence:
            break
    told = page.evaluate("() => [...document.querySelectorAll('[role=log] h2')].map((one) => one.textContent)")
    assert told == [] or any("Ninja" in title for title in told)
    expect(turns).to_have_count(1)
    expect(turns).to_contain_text(re.compile(r"\w+: \S"))


@pytest.mark.parametrize(
    ("lang", "level", "told"), [("en", "easy", "bot, easy"), ("fr", "hard", "robot, difficile")], ids=["en", "fr"]
)
def test_a_bot_has_a_name_and_the_level_that_was_chosen(guest: Guest, lang: str, level: str, told: str) -> None:
    page = guest(locale="fr-FR" if lang == "fr" else "en-GB")
    prefer(page, lang=lang)
    page.goto("/new/dice_throne")
    levels = page.locator(".picks select").nth(1)
    expect(levels.locator("option")).to_have_count(3)
    levels.select_option(level)
    page.locator(".bar .primary").click()
    seats = page.locator("header.top .seats li")
    expect(seats.nth(1)).to_contain_text(told)
    name = seats.nth(1).locator(".name").inner_text()
    assert name in NAMES
    expect(page.locator("article.strip")).to_contain_text(f"{name} ({told.split(', ')[1]})")
    page.reload()
    expect(seats.nth(1)).to_contain_text(name)


def test_the_log_names_the_player_where_a_turn_begins(page: Page, server: Server) -> None:
    at_main_phase(page, server)
    player = Hand(page)
    titles = page.locator("[role=log] h2")
    while not titles.filter(has_text="Ninja").count():
        player.play(1)
    expect(titles.filter(has_text="Ninja").first.locator("small")).to_have_text(re.compile(r"\w+ \(medium\)"))

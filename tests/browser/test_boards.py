"""The table shows what only some heroes and modes have: companions, two sides, upgrades, Leaders, team and target."""

import re

from playwright.sync_api import Page, expect

from tests.browser.acts import CARD
from tests.browser.conftest import Guest, seen
from tests.browser.positions import PreparedRooms
from tests.browser.scenes import BY_NAME, LEADER, SHEET

OWN = "section.own"
OTHER = "article.strip"
COMPANION = ".companion"
ABILITIES = "all => all.map((one) => one.dataset.ability)"

SEATS = "all => all.map((one) => one.dataset.seat)"
FILLS = "all => all.map((one) => getComputedStyle(one).fill)"


def before(guest: Guest, rooms: PreparedRooms, scene: str) -> Page:
    page = seen(guest, "dark", "en")
    BY_NAME[scene].open(page, rooms)
    return page


def test_companions_stand_beside_their_heroes_and_open_their_text(guest: Guest, rooms: PreparedRooms) -> None:
    page = before(guest, rooms, "companions")
    nyra = page.locator(f"{OWN} {COMPANION}")
    expect(nyra).to_have_count(1)
    expect(nyra).to_have_text(re.compile(r"Nyra\s*\d+, (active|down)"))
    spirits = page.locator(f"{OTHER} {COMPANION}")
    expect(spirits).to_have_text([re.compile(rf"{name}\s*\d of \d") for name in ("Seedling", "Sapling", "Dryad")])
    nyra.click()
    expect(page.locator(f"{CARD} h2")).to_have_text("Nyra")


def test_a_board_with_two_sides_is_turned_over_to_be_read(guest: Guest, rooms: PreparedRooms) -> None:
    page = before(guest, rooms, "two-sides")
    turn = page.locator(f"{SHEET} header button").first
    said, abilities = turn.inner_text(), page.locator(f"{SHEET} [data-ability]")
    shown = abilities.evaluate_all(ABILITIES)
    turn.click()
    expect(turn).not_to_have_text(said)
    turned = abilities.evaluate_all(ABILITIES)
    assert shown
    assert turned
    assert shown != turned
    turn.click()
    expect(turn).to_have_text(said)
    assert abilities.evaluate_all(ABILITIES) == shown


def test_an_upgrade_lies_on_the_board_and_its_ability_shows_the_level(guest: Guest, rooms: PreparedRooms) -> None:
    page = before(guest, rooms, "upgraded")
    expect(page.locator(f"{SHEET} h3", has_text="Upgrades on the board")).to_be_visible()
    expect(page.locator(f"{SHEET} h3 + ul > li").first).to_be_visible()
    assert page.locator(f"{SHEET} .levels b.on[data-level=II]").count() > 0


def test_a_leader_is_marked_and_the_bonus_for_attacking_one_opens_its_rule(guest: Guest, rooms: PreparedRooms) -> None:
    page = before(guest, rooms, "king-of-the-hill")
    page.locator(LEADER).first.click()
    expect(page.locator(f"{SHEET} .badge.leader")).to_have_text("Leader")
    page.get_by_role("button", name="A player who attacks a Leader draws a card").click()
    expect(page.locator(f"{CARD} h2")).to_contain_text("DT-MODE-KOTH-5")


def test_the_targeting_die_lies_alone_and_is_called_so(guest: Guest, rooms: PreparedRooms) -> None:
    page = before(guest, rooms, "targeting-die")
    expect(page.locator("[data-zone=dice] h2")).to_contain_text("targeting die")
    expect(page.locator("[data-zone=dice] .tray li")).to_have_count(1)


def test_a_mates_hand_is_open_an_opponents_is_not_and_the_team_has_one_dial(guest: Guest, rooms: PreparedRooms) -> None:
    page = before(guest, rooms, "two-against-two")
    teams = page.locator("div.team")
    expect(teams).to_have_count(2)
    assert [teams.nth(team).locator(".dial").count() for team in (0, 1)] == [0, 1]  # my own dial is my team's
    assert teams.first.locator(OTHER).evaluate_all(SEATS) == ["2"]
    assert teams.last.locator(OTHER).evaluate_all(SEATS) == ["1", "3"]
    colours = page.locator(f"{OWN} .mark path, {OTHER} .mark path").evaluate_all(FILLS)
    assert len(colours) == 4
    assert len(set(colours)) == 2
    for seat, cards in ((2, "open"), (1, "closed")):
        strip = page.locator(f"{OTHER}[data-seat='{seat}']")
        held = int(strip.locator(f"[data-spot=hand-{seat}] b").inner_text())
        strip.locator(".main").click()
        expect(page.locator(SHEET)).to_be_visible()
        hand = page.locator(f"{SHEET} h3:text-is('Hand') + ul > li")
        expect(hand).to_have_count(held if cards == "open" else 0)
        page.keyboard.press("Escape")
        expect(page.locator(SHEET)).to_have_count(0)

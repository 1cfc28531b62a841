"""Campaign sheets in the browser: begun, chosen for a game, ticked at its table, kept, and used for the next one."""

import json
import re
from pathlib import Path

from playwright.sync_api import Locator, Page, expect

from ludotheque.games.one_deck_dungeon.campaign.results import with_result
from ludotheque.games.one_deck_dungeon.campaign.sealed_text import Signer, seal
from tests.browser.acts import DIALOG, begin_campaign
from tests.browser.conftest import Guest, PageErrors, seen
from tests.browser.positions import SeatConnection, asked, room_at, with_talents
from tests.browser.running import Server
from tests.browser.sitting import prefer, sit
from tests.games.one_deck_dungeon.campaign.sheets import ELSEWHERE, game, lyra
from tests.server.web.plans import dungeon

HERO = "label:has(input[name=hero][value=mage])"
SMALLEST = 14
"""The least size of a shape, in pixels."""
LEAST = 2
"""The ticks of any game at the default difficulty."""
SEAT = "fieldset[data-seat='0']"
TOKEN = "room => JSON.parse(localStorage.getItem('ludotheque.rooms')).find(one => one.room === room).token"


def talent(page: Page, name: str) -> Locator:
    return page.locator(f"[data-talent='{name}']")


def circles(page: Page, name: str) -> Locator:
    """The button that ticks a circle of a talent."""
    return talent(page, name).get_by_role("button", name="tick a circle")


def seen_shapes(row: Locator) -> int:
    """Count the shapes that are large enough to be told apart, one beside the other."""
    places = row.locator("svg").evaluate_all("all => all.map(one => one.getBoundingClientRect().toJSON())")
    assert len({place["top"] for place in places}) == 1
    return sum(min(place["width"], place["height"]) >= SMALLEST for place in places)


AGREED = """() => {
  const said = document.querySelector(".ticks .left")?.innerText;
  return said && document.querySelector("section.dock").innerText.includes(said) && said;
}"""
"""The ticks that are left, once sheet and action bar show the same state."""


def ticks_left(page: Page) -> int:
    """Return the ticks still to make; the action bar says the same."""
    left = page.wait_for_function(AGREED).json_value()
    return int(left.split()[0])


def tick_the_rest(page: Page) -> None:
    """Tick the last space that may be ticked, by the keyboard, until no tick is left."""
    over, rows = page.locator(f"{DIALOG} article"), page.locator("button[data-action^='tick']")
    rows.first.or_(over).first.wait_for()
    while not over.is_visible():
        left = ticks_left(page)
        rows.last.press("Enter")
        expect(page.locator(".ticks .left").filter(has_text=f"{left} tick")).to_have_count(0)
        rows.first.or_(over).first.wait_for()


def played_to_its_ticks(page: Page, server: Server) -> None:
    """Press Play, and let the game come to its end without the browser, up to the first tick."""
    page.locator(".bar .primary").click()
    page.wait_for_url("**/room/*")
    page.locator("section.dock").wait_for()
    address = page.url
    token = page.evaluate(TOKEN, address.rpartition("/")[2])
    page.goto("/campaign")
    with SeatConnection.enter(server, f"{address}#{token}") as player:
        assert player.until(asked("tick"))
    page.goto(address)
    talent(page, "veteran").wait_for()


def test_a_sheet_grows_over_two_games(guest: Guest, server: Server) -> None:
    page = prefer(guest(), guard=False)
    page.goto("/new/one_deck_dungeon")
    page.locator(HERO).click()
    page.get_by_text("A hero who grows from game to game").click()
    page.get_by_role("button", name="Begin a campaign with Mage").click()
    expect(page.locator(f"{SEAT} input[value]:checked")).to_have_count(1)

    played_to_its_ticks(page, server)
    assert ticks_left(page) >= LEAST
    circles(page, "veteran").click()
    expect(circles(page, "veteran")).to_have_accessible_name("Veteran: tick a circle. Circles: 1 of 6 ticked")
    assert seen_shapes(circles(page, "guile")) == 6
    left = ticks_left(page)
    circles(page, "guile").click()
    expect(page.locator(".ticks .left").filter(has_text=f"{left} tick")).to_have_count(0)
    tick_the_rest(page)

    after = page.locator(f"{DIALOG} article")
    expect(after).to_contain_text("Saved in this browser.")
    expect(after.locator("li .talent").filter(has_text=re.compile("Veteran|Guile"))).to_have_count(2)
    after.get_by_role("link", name="Open the sheet").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Seat 1: Mage")
    expect(page.locator(".facts")).to_contain_text("1 game, 0 won")
    expect(page.locator(".facts")).to_contain_text("Signed here")
    expect(talent(page, "guile").get_by_role("img", name="Circles")).to_have_accessible_name("Circles: 1 of 6 ticked")

    page.get_by_role("link", name="Play with the sheet of Seat 1").click()
    expect(page.locator(f"{HERO} input")).to_be_checked()
    expect(page.locator(f"{SEAT} label:has(input[value]:checked)")).to_contain_text("Mage · 1 game")
    played_to_its_ticks(page, server)
    button = circles(page, "veteran")
    expect(button).to_have_accessible_name("Veteran: tick a circle. Circles: 1 of 6 ticked")
    button.focus()
    page.keyboard.press("Enter")
    expect(button).to_have_accessible_name("Veteran: tick a circle. Circles: 2 of 6 ticked")
    tick_the_rest(page)
    expect(page.locator(f"{DIALOG} [data-fate=kept]")).to_be_visible()
    page.goto("/campaign")
    expect(page.locator("[data-sheet]")).to_have_count(1)
    expect(page.locator("[data-sheet] .facts")).to_contain_text("2 games, 0 won")


def test_each_hero_of_a_party_has_a_sheet(guest: Guest, server: Server) -> None:
    sheets = (lyra(hero="mage"), lyra(hero="rogue", player="Ana", id="0badcafe"))
    options = {f"sheet_{seat}": seal(sheet, ELSEWHERE) for seat, sheet in enumerate(sheets)}
    opened = room_at(server, dungeon("here", "here", options=options, policy={"sheets": "any"}), asked("tick"))
    page = sit(guest(), opened.host)
    for name in ("Lyra: Mage", "Ana: Rogue"):
        expect(page.locator(".ticks h2")).to_have_text(name)
        left = int((page.locator(".left").text_content() or "").split()[0])
        for ticked in range(left):
            button = circles(page, "durability")
            expect(button).to_have_accessible_name(f"Durability: tick a circle. Circles: {ticked} of 6 ticked")
            button.click()
    expect(page.locator(f"{DIALOG} article .who b")).to_have_text(["Lyra", "Ana"])
    expect(page.locator(f"{DIALOG} [data-fate=kept]")).to_have_count(2)


def test_a_sheet_leaves_its_seat_with_the_hero(guest: Guest) -> None:
    page = seen(guest, "light", "en")
    page.goto("/campaign")
    begin_campaign(page)
    page.get_by_role("link", name="Play with").click()
    chosen = page.locator(f"{SEAT} input[value]:checked")
    expect(chosen).to_have_count(1)
    page.locator(HERO).click()
    expect(chosen).to_have_count(0)


def test_a_focus_is_chosen_on_the_sheet_that_shows_its_talents(guest: Guest, server: Server) -> None:
    page = sit(guest(), server.open_room(with_talents(dungeon("here"))).host)
    offered = page.locator("[data-focus]:has(button[data-action^='focus'])")
    expect(offered.get_by_role("heading")).to_have_text(["Survival", "Battle"])
    expect(page.locator("[data-focus] h3")).to_have_text(["Survival", "Battle", "Fundamentals", "Delving"])
    page.locator("[data-focus=battle]").get_by_role("button", name="Choose this focus").click()
    expect(page.locator("[data-focus]")).to_have_count(0)
    page.locator("section.dock").get_by_role("button").first.wait_for()


def test_a_sheet_is_renamed_carried_away_deleted_and_brought_back(guest: Guest, tmp_path: Path) -> None:
    page = seen(guest, "light", "en")
    page.goto("/campaign")
    begin_campaign(page)
    page.get_by_role("button", name="Rename").click()
    page.locator(f"{DIALOG} input").fill("Lyra")
    page.locator(f"{DIALOG} button[type=submit]").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Lyra: Archer")
    with page.expect_download() as waited:
        page.get_by_role("button", name="Save as a file").click()
    file = tmp_path / "sheet.json"
    waited.value.save_as(file)
    assert json.loads(file.read_text())["sheet"]["player"] == "Lyra"
    page.get_by_role("button", name="Delete").click()
    undo = page.get_by_role("button", name="Undo")
    expect(undo).to_be_focused()
    expect(page.locator("[data-sheet]")).to_have_count(0)
    page.keyboard.press("Enter")
    expect(page.locator("[data-sheet]")).to_contain_text("Lyra")
    page.get_by_role("button", name="Delete the sheet of Lyra").click()
    page.reload()
    expect(page.get_by_text("No sheet yet.")).to_be_visible()
    page.locator("input[type=file]").set_input_files(file)
    expect(page.locator("[data-sheet]")).to_contain_text("Lyra")


def test_whoever_vouches_for_a_sheet_is_named(guest: Guest, page_errors: PageErrors) -> None:
    page_errors.allow("422.*api/rooms")
    page = seen(guest, "light", "en")
    page.goto("/campaign")
    paste = page.get_by_label("Or paste a sheet here")

    def bring(text: str) -> None:
        paste.fill(text)
        paste.press("Enter")

    bring("[]")
    expect(page.get_by_role("alert")).to_contain_text("isn’t a")
    far = with_result(lyra(player="Zoe"), game("far"))
    bring(seal(far, ELSEWHERE))
    expect(page.locator("[data-sheet]", has_text="Zoe")).to_contain_text("Signed elsewhere")
    ours = page.evaluate("async () => (await (await fetch('/api/sheets')).json()).signer")
    bring(seal(with_result(lyra(player="Loki", id="0badcafe"), game("false")), Signer(ours, bytes(32))))
    forged = page.locator("[data-sheet]", has_text="Loki")
    expect(forged).to_contain_text("Seal broken")
    expect(forged.get_by_role("link", name="Play with")).to_have_count(0)
    page.locator("[data-sheet]", has_text="Zoe").get_by_role("link", name="Play with").click()
    accept = page.get_by_role("switch", name="Accept sheets from elsewhere")
    expect(accept).not_to_be_checked()
    page.locator(".bar .primary").click()
    expect(page.locator(".bar [role=alert]")).to_contain_text("signed by elsewhere")
    accept.check()
    page.locator(".bar .primary").click()
    page.wait_for_url("**/room/*")

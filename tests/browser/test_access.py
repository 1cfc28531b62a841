"""Every screen is accessible: wide and on a small phone, in both languages and both themes.

Each place is opened once per size; language and theme are then changed without reloading, and whatever opens there is
opened again. `make test` runs axe and checks for overflow in French, whose words are longer: wide with the dark theme
and on the phone with the light one. `make soak` does so in both looks of each size. A part that covers a table is
checked by itself, because the table was checked just before, and on the wide window for contrast alone; `make soak`
also checks it together with its surroundings, and everywhere by all rules.
"""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import NARROW, Guest
from tests.browser.faults import CONTRAST, MAINS, against_axe, out_of_reach, too_small, too_wide
from tests.browser.looks import Look, Window
from tests.browser.positions import PreparedRooms
from tests.browser.scenes import BY_NAME, PLACES, Scene, settle

Axe = Callable[[Window, Scene, Look], list[str]]
"""Returns the reports about a scene in a look."""

WRONG = """() => {
  const main = document.querySelector("main");
  const image = main.appendChild(document.createElement("img"));
  image.src = "/mark.svg";
  main.appendChild(document.createElement("button"));
  const pale = main.appendChild(document.createElement("p"));
  pale.textContent = "Hardly to be seen";
  Object.assign(pale.style, { color: "#777", background: "#888" });
  const faded = main.appendChild(document.createElement("p"));
  faded.textContent = "Seen at one end only";
  Object.assign(faded.style, { color: "#666", background: "linear-gradient(#fff, #888)" });
}"""


def on_a_phone(page: Page, scene: Scene) -> list[str]:
    """Return problems for thumbs."""
    mains = [] if scene.act else [main for main in MAINS if page.locator(main).count()]
    return [*too_small(page), *[fault for main in mains for fault in out_of_reach(page, main)]]


def seen_by_axe(window: Window, scene: Scene, look: Look) -> list[str]:
    """Return the reports of axe about a scene as it looks now; on the phone once with everything around it."""
    around = window.is_phone and look is window.looks[0]
    return against_axe(window.page, "" if around else scene.part)


def seen_first(window: Window, scene: Scene, look: Look) -> list[str]:
    """Return the reports of axe about a scene by itself, in the first look only.

    What opens over a table is the same on the phone, where all rules are checked: the wide window adds the other theme.
    """
    rules = CONTRAST if scene.part and not window.is_phone else ()
    return against_axe(window.page, scene.part, rules) if look is window.looks[0] else []


def visit(window: Window, place: list[Scene], rooms: PreparedRooms, looks: tuple[Look, ...], axe: Axe) -> Iterator[str]:
    """Open a place, and check everything there in these looks."""
    for scene in place:
        window.errors.allow(scene.allowed_errors)
    window.enter(place[0], rooms)
    for look in looks:
        window.show_in(look)
        for scene in place:
            if scene.act and (scene.back or look is window.looks[0]):
                scene.act(window.page)
                settle(window.page)
            layout = too_wide(window.page) + (on_a_phone(window.page, scene) if window.is_phone else [])
            for fault in axe(window, scene, look) + layout:
                yield f"{scene.name}, {look.lang}, {look.theme}, {'phone' if window.is_phone else 'wide'}: {fault}"
            if scene.back:
                scene.back(window.page)
    if not window.is_phone:
        yield from widened(window.page)


def widened(page: Page) -> list[str]:
    """Return the overflow on a large screen."""
    before = page.viewport_size
    assert before is not None
    page.set_viewport_size({"width": 1920, "height": 900})
    found = too_wide(page)
    page.set_viewport_size(before)
    return found


@pytest.mark.parametrize("place", PLACES)
def test_nothing_stands_in_anybodys_way(windows: list[Window], rooms: PreparedRooms, place: str) -> None:
    wide, phone = windows
    found = [*visit(wide, PLACES[place], rooms, wide.looks[:1], seen_first)]
    found += visit(phone, PLACES[place], rooms, phone.looks[:1], seen_first)
    assert found == []


@pytest.mark.soak
@pytest.mark.parametrize("place", PLACES)
def test_nothing_stands_in_anybodys_way_in_any_look(windows: list[Window], rooms: PreparedRooms, place: str) -> None:
    looked = [visit(window, PLACES[place], rooms, window.looks, seen_by_axe) for window in windows]
    assert [fault for found in looked for fault in found] == []


def test_axe_sees_what_is_wrong(guest: Guest, rooms: PreparedRooms) -> None:
    page = guest()
    BY_NAME["about"].open(page, rooms)
    page.evaluate(WRONG)
    contrasts = {"color-contrast", "contrast on a gradient"}
    for part in ("", "main"):
        found = {fault.partition(":")[0] for fault in against_axe(page, part)}
        assert contrasts | {"image-alt", "button-name"} <= found
        assert {fault.partition(":")[0] for fault in against_axe(page, part, CONTRAST)} == contrasts


def test_what_is_too_small_too_wide_or_too_high_is_noticed(guest: Guest, rooms: PreparedRooms) -> None:
    page = guest(**NARROW)
    BY_NAME["about"].open(page, rooms)
    assert [too_small(page), too_wide(page)] == [[], []]
    page.evaluate("""() => {
      const dock = document.querySelector("main").appendChild(document.createElement("section"));
      dock.className = "dock";
      const button = dock.appendChild(document.createElement("div")).appendChild(document.createElement("button"));
      button.textContent = "x";
      button.className = "main";
      button.parentElement.className = "row";
      Object.assign(button.style, { width: "600px", height: "20px", position: "absolute", top: "10px" });
    }""")
    assert [one for one in too_small(page) if one.startswith("600×20")]
    assert too_wide(page)
    assert out_of_reach(page)


def test_what_a_dialog_cuts_off_is_noticed(guest: Guest, rooms: PreparedRooms) -> None:
    page = guest(**NARROW)
    BY_NAME["about"].open(page, rooms)
    page.evaluate("""() => {
      const dialog = document.querySelector("main").appendChild(document.createElement("dialog"));
      dialog.appendChild(document.createElement("p")).style.width = "600px";
      dialog.style.overflow = "hidden";
      dialog.showModal();
    }""")
    assert [fault.partition(":")[0] for fault in too_wide(page)] == ["cut off at the side"]


def test_a_strip_that_is_pushed_off_the_side_is_noticed(guest: Guest, rooms: PreparedRooms) -> None:
    page = guest(**NARROW)
    BY_NAME["rolling"].open(page, rooms)
    assert too_wide(page) == []
    page.evaluate("""() => {
      const around = document.querySelector(".around");
      Object.assign(around.style, { gridTemplateColumns: "500px", overflowX: "auto" });
    }""")
    assert [fault.partition(":")[0] for fault in too_wide(page)] == ["cut off at the side"]

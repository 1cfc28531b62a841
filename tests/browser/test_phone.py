"""On a small phone: nothing runs off the side, everything can be hit with a thumb, and the main button lies near it."""

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import NARROW, Complaints, Guest
from tests.browser.positions import House
from tests.browser.scenes import BY_NAME, SCENES, Scene
from tests.browser.test_access import LOOKS, faults, seen

WIDTH, HEIGHT = 360, 640
TARGET = 44
MAIN = "section.dock .row .main"
NEARLY = 0.5

SMALL = """({ least, nearly }) => {
  const wanted = "a[href], button, input:not([type=hidden]), select, textarea, summary, [role=tab], [role=menuitem]";
  const top = document.querySelector("dialog[open]") ?? document;
  /** A word inside a sentence is as high as the sentence (WCAG 2.5.8, inline). */
  const inline = (one) => getComputedStyle(one).display.startsWith("inline")
    && one.parentElement.textContent.trim() !== one.textContent.trim();
  const box = (one) => (one.matches("input[type=radio], input[type=checkbox]") && one.closest("label")) || one;
  const seen = (one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const off = (one) => one.matches(".skip") || one.closest("[inert]");
  return [...top.querySelectorAll(wanted)].map((one) => [one, box(one)])
    .filter(([one, area]) => seen(area) && !off(one) && !(one.matches("p a, li a, .term") && inline(one)))
    .map(([one, area]) => [one, area.getBoundingClientRect()])
    .filter(([, { width, height }]) => width > 1 && Math.min(width, height) < least - nearly)
    .map(([one, { width, height }]) => `${Math.round(width)}×${Math.round(height)} ${one.outerHTML.slice(0, 140)}`);
}"""


def small(page: Page) -> list[str]:
    """What cannot be hit with a thumb."""
    found: list[str] = page.evaluate(SMALL, {"least": TARGET, "nearly": NEARLY})
    return found


@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: scene.name)
def test_a_small_phone_is_enough(guest: Guest, house: House, complaints: Complaints, scene: Scene) -> None:
    complaints.forgive(scene.forgiven)
    theme, lang = LOOKS[(SCENES.index(scene) + 2) % len(LOOKS)]
    page = seen(guest, theme, lang, **NARROW)
    scene.open(page, house)
    assert page.evaluate("() => document.scrollingElement.scrollWidth") <= WIDTH
    assert small(page) == []
    assert faults(page) == []
    if scene.is_table and not scene.act and page.locator(MAIN).count():
        place = page.locator(MAIN).bounding_box()
        assert place is not None
        assert HEIGHT * 2 / 3 <= place["y"] <= HEIGHT - place["height"]


def test_what_is_too_small_or_too_wide_is_noticed(guest: Guest, house: House) -> None:
    page = seen(guest, "dark", "en", **NARROW)
    BY_NAME["about"].open(page, house)
    page.evaluate("""() => {
      const button = document.querySelector("main").appendChild(document.createElement("button"));
      button.textContent = "x";
      Object.assign(button.style, { width: "600px", height: "20px", display: "block" });
    }""")
    assert [one for one in small(page) if one.startswith("600×20")]
    assert page.evaluate("() => document.scrollingElement.scrollWidth") > WIDTH

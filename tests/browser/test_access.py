"""axe finds nothing to say about any screen, in either theme and language; about a bad page it does."""

from itertools import product
from typing import Any

import pytest
from playwright.sync_api import Page

from scripts import client
from tests.browser.conftest import Complaints, Guest
from tests.browser.positions import House
from tests.browser.scenes import BY_NAME, SCENES, Scene, prefer

AXE = client.MODULES / "axe-core" / "axe.min.js"
LOOKS = list(product(("dark", "light"), ("en", "fr")))
EVERY_LOOK = ("home", "main-phase")
RUN = """async () => {
  const { violations } = await globalThis.axe.run({ resultTypes: ["violations"] });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((one) => one.html.slice(0, 160)).join(" | ")}`);
}"""
FAULTS = """() => {
  const main = document.querySelector("main");
  const image = main.appendChild(document.createElement("img"));
  image.src = "/mark.svg";
  main.appendChild(document.createElement("button"));
  const pale = main.appendChild(document.createElement("p"));
  pale.textContent = "Hardly to be seen";
  Object.assign(pale.style, { color: "#777", background: "#888" });
}"""


def faults(page: Page) -> list[str]:
    """What axe reports. It comes in by the debugger's door, which the page's policy leaves open."""
    debugger = page.context.new_cdp_session(page)
    debugger.send("Runtime.evaluate", {"expression": AXE.read_text(encoding="utf-8")})
    debugger.detach()
    found: list[str] = page.evaluate(RUN)
    return found


def seen(guest: Guest, theme: str, lang: str, **wishes: Any) -> Page:  # of Playwright's contexts
    """A window of somebody with these preferences."""
    page = guest(locale=lang, color_scheme=theme, **wishes)
    prefer(page.context, lang=lang, theme=theme, speed="none", sound=0)
    return page


def looks(name: str) -> list[tuple[str, str]]:
    """Every look for two screens; for the others one, in turn, so that each look is seen on many."""
    place = [scene.name for scene in SCENES].index(name)
    return LOOKS if name in EVERY_LOOK else [LOOKS[place % len(LOOKS)]]


@pytest.mark.parametrize(
    ("scene", "theme", "lang"),
    [(scene, *look) for scene in SCENES for look in looks(scene.name)],
    ids=lambda value: value.name if isinstance(value, Scene) else value,
)
def test_nothing_stands_in_anybodys_way(
    guest: Guest, house: House, complaints: Complaints, scene: Scene, theme: str, lang: str
) -> None:
    complaints.forgive(scene.forgiven)
    page = seen(guest, theme, lang)
    scene.open(page, house)
    assert faults(page) == []
    for width in (1440, 1920):
        page.set_viewport_size({"width": width, "height": 900})
        assert page.evaluate("() => document.scrollingElement.scrollWidth") <= width


def test_axe_sees_what_is_wrong(guest: Guest, house: House) -> None:
    page = seen(guest, "dark", "en")
    BY_NAME["about"].open(page, house)
    page.evaluate(FAULTS)
    found = {fault.partition(":")[0] for fault in faults(page)}
    assert {"image-alt", "button-name", "color-contrast"} <= found

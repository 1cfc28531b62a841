"""With reduced motion, nothing on a table moves for longer than a frame, and events can be read."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Guest
from tests.browser.plain_players import Plain
from tests.browser.players import Hand
from tests.browser.running import Server
from tests.browser.sitting import sit
from tests.server.web.plans import Plan, conquest, duel

FRAME = 1000 / 60
ANSWERS = 6
LOG = "[role=log] li"
WATCH = """(frame) => {
  globalThis.moved = [];
  const note = (one) => {
    const { endTime, delay } = one.effect?.getComputedTiming() ?? { endTime: 0, delay: 0 };
    const name = one.animationName ?? one.transitionProperty ?? one.id;
    const long = endTime - delay;
    if (long > frame) globalThis.moved.push(`${name}, ${long} ms: ${one.effect.target?.className}`);
  };
  for (const kind of ["animationstart", "transitionrun"])
    document.addEventListener(kind, (event) => event.target.getAnimations().forEach(note), true);
  // A picture that is drawn anew in frame after frame moves as well; what is told at once may take some frames.
  const { setTransform } = CanvasRenderingContext2D.prototype;
  let drawn = false;
  let frames = 0;
  CanvasRenderingContext2D.prototype.setTransform = function (...all) {
    drawn = true;
    return setTransform.apply(this, all);
  };
  const look = () => {
    document.getAnimations().forEach(note);
    frames = drawn ? frames + 1 : 0;
    drawn = false;
    if (frames > 20) globalThis.moved.push("a picture is drawn anew in every frame");
    requestAnimationFrame(look);
  };
  look();
}"""


def moved(page: Page, server: Server, plan: Plan) -> list[str]:
    """Return what moved for longer than a frame during a game at the default speed."""
    sit(page, server.open_room(plan).seats[0], speed="normal")
    page.locator("[data-zone=dice], canvas").first.wait_for()
    page.evaluate(WATCH, FRAME)
    player = Plain(page) if plan["game"] == "catacombs_conquest" else Hand(page)
    player.play(ANSWERS)
    found: list[str] = page.evaluate("() => globalThis.moved")
    return found


@pytest.mark.parametrize("plan", [duel("link", "bot"), conquest("link", "bot")], ids=["dice", "discs"])
def test_nothing_moves_where_no_motion_is_wanted(guest: Guest, server: Server, plan: Plan) -> None:
    still, lively = guest(reduced_motion="reduce"), guest(reduced_motion="no-preference")
    assert moved(still, server, plan) == []
    still.keyboard.press("l")
    expect(still.locator(LOG).nth(3)).to_be_attached()
    assert moved(lively, server, plan) != []

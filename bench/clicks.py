"""Measures how soon the table reacts to a press: `python -m bench.clicks [--answers 150]`.

Two times for each press that gives an answer: until something on the table changes, and until the next question is
open. The second one contains what others do in between, so it depends on how much a person is asked (`--passing`), and
at a speed with motion what is played.
"""

import argparse
import os
import tempfile
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from scripts import browser as browsers
from scripts import client
from scripts.environments import TEST
from tests.browser.players import Hand
from tests.browser.running import serving
from tests.browser.screen_reading import read_screen
from tests.browser.sitting import sit
from tests.server.web.plans import duel

WATCH = """() => {
  globalThis.times = { reacts: [], asks: [] };
  let pressed = 0;
  let reacted = 0;
  addEventListener('click', (event) => {
    if (pressed || !event.target.closest('main, section.dock')) return;
    pressed = performance.now();
    reacted = 0;
  }, { capture: true });
  const busy = () => document.querySelector('section.dock[aria-busy=true]') !== null;
  new MutationObserver(() => {
    if (!pressed) return;
    const now = performance.now();
    if (busy()) {
      if (!reacted) times.reacts.push(now - pressed);
      reacted = now;
    } else if (reacted && document.querySelector('section.dock .main:not([aria-disabled=true]), section.dock .entry')) {
      times.asks.push(now - pressed);
      pressed = 0;
    } else if (!reacted) {
      pressed = 0; // a press that answered nothing
    }
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
}"""


def spread(name: str, times: list[float]) -> str:
    ordered = sorted(times)
    half, most = ordered[len(ordered) // 2], ordered[len(ordered) * 9 // 10]
    return f"{name:<24} p50 {half:7.1f} ms, p90 {most:7.1f} ms, {len(ordered)} presses"


def measure(page: Page, address: str, answers: int, **wishes: str) -> dict[str, list[float]]:
    """Play that many answers at a table of Dice Throne."""
    sit(page, address, **wishes)
    read_screen(page)
    page.evaluate(WATCH)
    Hand(page).play(answers)
    found: dict[str, list[float]] = page.evaluate("() => times")
    return found


def main() -> None:
    """Print the times. A busy machine gives longer ones."""
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("--answers", type=int, default=150)
    words.add_argument("--speed", choices=("none", "fast", "normal", "slow"), default="none")
    words.add_argument("--passing", choices=("relaxed", "respond", "off"), default="relaxed")
    wanted = words.parse_args()
    client.build_if_stale(TEST)
    found = browsers.find()
    os.environ["PLAYWRIGHT_NODEJS_PATH"] = str(client.node_of(TEST).program)
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as server, sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=found.program, env={**os.environ, **found.variables})
        page = opened.new_page(base_url=server.address)
        address = server.open_room(duel("link", "bot")).seats[0]
        times = measure(page, address, wanted.answers, speed=wanted.speed, passing=wanted.passing)
        opened.close()
    print(spread("until the table reacts", times["reacts"]))
    print(spread("until the next question", times["asks"]))


if __name__ == "__main__":
    main()

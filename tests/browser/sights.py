"""What somebody sees who looks at a table: read off the page alone, in one glance."""

from typing import NamedTuple

from playwright.sync_api import Page

PATIENCE = 30_000
"""Milliseconds until the table must ask or end, on a machine that has much else to do."""

LOOK = """async (patience) => {
  const all = (wanted) => [...document.querySelectorAll(wanted)];
  const said = (one) => (one.innerText ?? '').trim();
  const free = (one) => one.getAttribute('aria-disabled') !== 'true' && one.offsetParent !== null;
  const number = (name) => Number((/\\d\\D+(\\d)/.exec(name ?? '') ?? [])[1] ?? 0);
  const die = (one) => {
    const button = one.querySelector('button');
    const name = button?.querySelector('.unseen')?.textContent;
    return [number(name), one.classList.contains('kept'), !!button && free(button)];
  };
  const glance = () => ({
    over: !!document.querySelector('main .again'),
    curtain: !!document.querySelector('main.curtain'),
    waits: !!document.querySelector('section.dock[aria-busy=true]'),
    leads: !!document.querySelector('section.dock .main.primary'),
    main: all('section.dock .main').filter(free).map(said).join(''),
    others: all('section.dock .row .button:not(.side, .main)').filter(free).map(said),
    entries: all('section.dock button.entry').filter(free).map(said),
    lit: all('[data-zone=abilities] button.row.reached').length,
    defences: all('[data-zone=abilities] button.use:not(.raise)').length,
    dice: all('[data-zone=dice] .tray li').map(die),
    faces: all('[data-zone=dice] .picker button').length,
    cards: all('.hand .held.lit').length,
    answers: all('.drawer .leaf > ol > li').map(said),
    sentence: all('section.dock .sentence').map(said).join(''),
    aims: !!document.querySelector('.shot'),
    bare: !document.querySelector('.held, [data-zone], .drawer, [aria-live] p'),
  });
  const end = performance.now() + patience;
  for (;;) {
    const seen = glance();
    const asked = seen.main || seen.others.length || seen.entries.length || seen.lit || seen.dice.some((one) => one[2]);
    if (seen.over || seen.curtain || (asked && !seen.waits)) return seen;
    if (performance.now() > end) return null;
    await new Promise((go) => setTimeout(go, 10));
  }
}"""


class Die(NamedTuple):
    """A die that lies on the table."""

    value: int
    kept: bool
    free: bool


class Sight(NamedTuple):
    """A table that waits for an answer, for somebody to sit down before it, or for nothing any more."""

    over: bool
    curtain: bool
    waits: bool
    leads: bool  # the main button answers, rather than leads to the list
    main: str
    others: list[str]
    entries: list[str]
    lit: int
    defences: int
    dice: list[Die]
    faces: int
    cards: int
    answers: list[str]  # in the text pane
    sentence: str
    aims: bool
    bare: bool  # nothing lies there that only one of several may see

    def can_keep(self) -> bool:
        """The dice can be kept or rolled, and rolling is what the main button does."""
        return self.leads and any(die.free for die in self.dice)

    def can_pick(self) -> bool:
        """One of the dice is to be pointed out."""
        return not self.leads and any(die.free for die in self.dice)


def glance(page: Page, patience: int = 20) -> Sight | None:
    """What is asked of this screen within so many milliseconds, if anything is."""
    seen = page.evaluate(LOOK, patience)
    return None if seen is None else Sight(**{**seen, "dice": [Die(*die) for die in seen["dice"]]})


def look(page: Page) -> Sight:
    """Wait until something is asked of this screen, or the game is over."""
    seen = glance(page, PATIENCE)
    assert seen is not None, f"nothing was asked: {page.locator('body').inner_text()}"
    return seen


def alike(dice: list[Die]) -> list[int]:
    """The places of the dice that show what most of them show."""
    values = [die.value for die in dice]
    most = max(values, key=values.count)
    return [place for place, value in enumerate(values) if value == most]

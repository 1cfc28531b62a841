"""What a user sees at a table, read from the page alone, in one evaluation."""

from typing import NamedTuple

from playwright.sync_api import Page

PATIENCE = 30_000
"""Milliseconds within which the table must ask or end, on a busy machine."""

LOOK = """async (patience) => {
  const end = performance.now() + patience;
  const all = (wanted) => [...document.querySelectorAll(wanted)];
  const one = (wanted) => document.querySelector(wanted);
  const said = (found) => (found?.innerText ?? '').trim();
  const free = (found) => found.getAttribute('aria-disabled') !== 'true' && found.offsetParent !== null;
  const numbers = (found) => (found?.textContent ?? '').match(/\\d+/g)?.map(Number) ?? [];
  const OTHERS = 'section.dock .row .button:not(.side, .main)';
  const LIT = '[data-zone=abilities] button.row.reached';
  const DICE = '[data-zone=dice] .tray li';
  const die = (found) => {
    const button = found.querySelector('button');
    const value = numbers(button?.querySelector('.unseen'))[1] ?? 0;
    return [value, found.classList.contains('kept'), !!button && free(button)];
  };
  const PLATES = 'main :is([data-answer], .door.can, .explore.can, button.way)';
  const READS = '.coach .ways .primary:not([aria-disabled=true])';
  const TYPED = '.drawer [data-answers] > li';
  const glance = () => ({
    over: !!one('main .again'),
    reads: !!one(READS),
    curtain: !!one('main.curtain'),
    leads: !!one('section.dock .main.primary'),
    main: all('section.dock .main').filter(free).map(said).join(''),
    others: all(OTHERS).filter(free).map(said),
    entries: all('section.dock button.entry').filter(free).map((each) => said(each.querySelector('.words'))),
    passes: !!one('section.dock [aria-keyshortcuts=p]'),
    lit: all(LIT).length,
    defences: all('[data-zone=abilities] button.use:not(.raise)').length,
    dice: all(DICE).map(die),
    faces: all('[data-zone=dice] .picker button').map((each) => numbers(each)[0] ?? 0),
    cards: all('.hand .held.lit').length,
    hand: one('.hand .pull')?.getAttribute('aria-expanded') ?? '',
    drawer: !!one('aside.drawer'),
    answers: all(TYPED).map((each) => [each.value, said(each)]),
    sentence: said(one('section.dock .sentence')),
    plates: all(PLATES).filter(free).length,
    best: !!one('section.dock [aria-keyshortcuts~=b]'),
    looks: one('[data-lesson]')?.dataset.spot ?? '',
    laid: all('[data-zone=boxes] [data-spot^=box-].covered').length,
    loose: all('[data-zone=tray] [data-spot^=die-]').length,
    aims: !!one('.shot'),
    power: Number(one('.shot input[type=range]')?.value ?? 0),
    mover: said(one('.arena summary')),
    discs: all('.arena details button').map((each) => each.textContent.trim()),
    holds: !!document.activeElement?.closest('button, a, summary, [role=tab]'),
    types: !!document.activeElement?.matches('[data-typing]'),
    bare: !one('.held, [data-zone], .drawer, [aria-live] p'),
  });
  const MAIN = 'section.dock .main, section.dock button.entry';
  const asks = () =>
    one(`${LIT}, ${TYPED}`) || all(`${PLATES}, ${MAIN}, ${OTHERS}, ${DICE} button`).some(free);
  const ready = () => one(`main .again, main.curtain button:not([aria-disabled=true]), ${READS}`)
    || (asks() && !one('section.dock[aria-busy=true]'));
  const change = () => new Promise((go) => {
    const watch = new MutationObserver(() => done());
    const late = setTimeout(() => done(), Math.min(100, end - performance.now()));
    const done = () => { watch.disconnect(); clearTimeout(late); go(); };
    watch.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  });
  for (;;) {
    await new Promise((go) => setTimeout(go));  // what was told is drawn whole
    if (ready()) return glance();
    if (performance.now() > end) return null;
    await change();
  }
}"""


class Die(NamedTuple):
    """A die on the table."""

    value: int
    kept: bool
    free: bool


class ScreenReading(NamedTuple):
    """A table that waits for an answer or for a player to confirm, or whose game is over."""

    over: bool
    reads: bool  # a tutorial waits to be read
    curtain: bool
    leads: bool  # the main button answers, instead of leading to the list
    main: str
    others: list[str]
    entries: list[str]
    passes: bool  # the player may pass until something changes
    lit: int
    defences: int
    dice: list[Die]
    faces: list[int]
    cards: int
    hand: str  # "true" for an open drawer, "false" for a closed one
    drawer: bool
    answers: list[tuple[int, str]]  # in the text pane, with their numbers; a group has the number of its first
    sentence: str
    plates: int  # answers on the table of a dungeon that are no dice
    best: bool  # the best cover is offered, or shown
    looks: str  # where a lesson tells to look
    laid: int
    loose: int
    aims: bool
    power: float
    mover: str  # the caption of the list of discs, which names the disc to move
    discs: list[str]
    holds: bool  # the focused element reacts to Enter
    types: bool  # the input line is focused
    bare: bool  # nothing is visible that only one of several viewers may see

    def can_keep(self) -> bool:
        """Return whether dice can be kept or rolled, and the main button rolls."""
        return self.leads and any(die.free for die in self.dice)

    def can_pick(self) -> bool:
        """Return whether a die must be selected."""
        return not self.leads and any(die.free for die in self.dice)


def read_screen_within(page: Page, patience: int = 20) -> ScreenReading | None:
    """Return what the screen asks within this many milliseconds, or `None`."""
    seen = page.evaluate(LOOK, patience)
    if seen is None:
        return None
    answers = [(number, words) for number, words in seen["answers"]]
    return ScreenReading(**{**seen, "dice": [Die(*die) for die in seen["dice"]], "answers": answers})


def read_screen(page: Page) -> ScreenReading:
    """Wait until the screen asks something or the game is over."""
    seen = read_screen_within(page, PATIENCE)
    assert seen is not None, f"nothing was asked: {page.locator('body').inner_text()}"
    return seen


def alike(dice: list[Die]) -> list[int]:
    """Return the indexes of the dice with the most frequent value."""
    values = [die.value for die in dice]
    most = max(values, key=values.count)
    return [place for place, value in enumerate(values) if value == most]

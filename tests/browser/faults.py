"""Checks of a screen: axe, overflow, and touch targets that are too small or out of reach."""

import json
from typing import Literal

from playwright.sync_api import Page

from scripts import client

AXE = client.MODULES / "axe-core" / "axe.min.js"
THEMES: tuple[Literal["dark", "light"], ...] = ("dark", "light")
HEIGHT = 640
TARGET = 44
NEARLY = 0.5
MAIN = "section.dock .row .main"
MAINS = (MAIN, ".replay-bar .play")
"""The main buttons at a table and in a replay."""

CONTRAST = ("color-contrast",)
"""The only rule of axe that depends on the theme."""

RUN = """async ([part, rules]) => {
  const writer = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
  const known = new Map();
  const read = (colour) => {
    if (!known.has(colour)) {
      writer.clearRect(0, 0, 1, 1);
      writer.fillStyle = colour;
      writer.fillRect(0, 0, 1, 1);
      const [red, green, blue, alpha] = writer.getImageData(0, 0, 1, 1).data;
      known.set(colour, [red, green, blue, alpha / 255]);
    }
    return known.get(colour);
  };
  const over = ([red, green, blue, alpha], ground) =>
    [red, green, blue].map((part, place) => part * alpha + ground[place] * (1 - alpha)).concat(1);
  /** The gradients one upon the other, the uppermost first. */
  const layers = (image) => {
    const found = [""];
    let deep = 0;
    for (const letter of image) {
      deep += (letter === "(") - (letter === ")");
      if (letter === "," && !deep) found.push("");
      else found[found.length - 1] += letter;
    }
    return found.filter((layer) => layer.includes("gradient"));
  };
  /** All the colours that may lie under something: those of every gradient, upon those of what lies below. */
  const grounds = (one) => {
    if (!under.has(one)) under.set(one, found(one));
    return under.get(one);
  };
  const under = new Map([[null, [[255, 255, 255, 1]]]]);
  const found = (one) => {
    const { backgroundColor, backgroundImage } = getComputedStyle(one);
    const colour = read(backgroundColor);
    const plain = colour[3] === 1 ? [colour] : grounds(one.parentElement).map((below) => over(colour, below));
    return layers(backgroundImage).reduceRight((below, layer) => {
      const stops = layer.match(/[a-z]+\\([^()]*\\)/g) ?? [];
      const upon = stops.flatMap((stop) => below.map((ground) => over(read(stop), ground)));
      return upon.length ? [...new Map(upon.map((each) => [each.map(Math.round).join(), each])).values()] : below;
    }, plain);
  };
  const light = (colour) => {
    const [red, green, blue] = colour.map((part) => part / 255)
      .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const contrast = (one, other) => {
    const [dark, bright] = [light(one), light(other)].sort((a, b) => a - b);
    return (bright + 0.05) / (dark + 0.05);
  };
  /** Text upon a gradient, which axe leaves undecided: measured against the worst of its colours. */
  const pale = ({ target, any }) => {
    const { messageKey, expectedContrastRatio } = any.find(({ id }) => id === "color-contrast")?.data ?? {};
    if (messageKey !== "bgGradient" || typeof target[0] !== "string") return "";
    const one = document.querySelector(target[0]);
    const ink = read(getComputedStyle(one).color);
    const least = Math.min(...grounds(one).map((ground) => contrast(over(ink, ground), ground)));
    const wanted = parseFloat(expectedContrastRatio);
    return least < wanted ? `${least.toFixed(2)} of ${wanted} ${one.outerHTML.slice(0, 160)}` : "";
  };
  /** The lines of a log are all made alike: those of the last turns stand for the hundreds before them. */
  const exclude = [["[role=log] > :not(:nth-last-child(-n + 8))"]];
  const { violations, incomplete } = await globalThis.axe.run(part ? { include: [[part]], exclude } : { exclude }, {
    ...(rules.length ? { runOnly: rules } : {}),
    resultTypes: ["violations", "incomplete"],
    preload: false,
  });
  const undecided = incomplete.filter(({ id }) => id === "color-contrast").flatMap(({ nodes }) => nodes);
  return [
    ...violations.map(({ id, nodes }) => `${id}: ${nodes.map((one) => one.html.slice(0, 160)).join(" | ")}`),
    ...undecided.map(pale).filter(Boolean).map((fault) => `contrast on a gradient: ${fault}`),
  ];
}"""

SMALL = """({ least, nearly }) => {
  const wanted = "a[href], button, input:not([type=hidden]), select, textarea, summary, [role=tab], [role=menuitem]";
  const top = document.querySelector("dialog[open]") ?? document;
  /** A word inside a sentence is as high as the sentence (WCAG 2.5.8, inline). */
  const inline = (one) => {
    let around = one.parentElement;
    while (getComputedStyle(around).display === "inline") around = around.parentElement;
    return getComputedStyle(one).display.startsWith("inline") && around.textContent.trim() !== one.textContent.trim();
  };
  const box = (one) => (one.matches("input[type=radio], input[type=checkbox]") && one.closest("label")) || one;
  const seen = (one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const off = (one) => one.matches(".skip") || one.closest("[inert]");
  return [...top.querySelectorAll(wanted)].map((one) => [one, box(one)])
    .filter(([one, area]) => seen(area) && !off(one) && !(one.matches("p a, li a, .term") && inline(one)))
    .map(([one, area]) => [one, area.getBoundingClientRect()])
    .filter(([, { width, height }]) => width > 1 && Math.min(width, height) < least - nearly)
    .map(([one, { width, height }]) => `${Math.round(width)}×${Math.round(height)} ${one.outerHTML.slice(0, 140)}`);
}"""


CUTTING = "dialog[open], dialog[open] > *, aside.drawer .leaf, .around:not(.many), .around:not(.many) > *"
CUT = """(wanted) => [...document.querySelectorAll(wanted)]
  .filter((one) => one.scrollWidth > one.clientWidth + 1)
  .map((one) => `cut off at the side: ${one.scrollWidth} of ${one.clientWidth} in ${one.outerHTML.slice(0, 120)}`)"""
"""Elements whose content is cut off although they do not scroll."""


def against_axe(page: Page, part: str = "", rules: tuple[str, ...] = ()) -> list[str]:
    """Return what axe reports, of a part of the page or of all of it, by these rules or by all.

    The script is injected through the debugger, which the page's policy does not block.
    """
    if not page.evaluate("() => 'axe' in globalThis"):
        debugger = page.context.new_cdp_session(page)
        debugger.send("Runtime.evaluate", {"expression": AXE.read_text(encoding="utf-8")})
        debugger.detach()
    found: list[str] = page.evaluate(RUN, [part, rules])
    return found


def in_both_themes(page: Page, part: str, rules: tuple[str, ...] = ()) -> list[str]:
    """Return what axe reports of a part in both themes; the second theme only differs in colors."""
    found = []
    for theme in THEMES:
        page.emulate_media(color_scheme=theme)
        found += against_axe(page, part, rules if theme == THEMES[0] else CONTRAST)
    return found


def too_wide(page: Page) -> list[str]:
    """Return horizontal overflow, in the page or in a layer above it.

    On a phone, overflow increases the width that the page itself measures.
    """
    assert page.viewport_size is not None
    width, needed = page.viewport_size["width"], page.evaluate("() => document.scrollingElement.scrollWidth")
    cut: list[str] = page.evaluate(CUT, CUTTING)
    return [f"runs off the side: {needed} of {width}"] * (needed > width) + cut


def too_small(page: Page) -> list[str]:
    """Return controls that are too small for a thumb."""
    found: list[str] = page.evaluate(SMALL, {"least": TARGET, "nearly": NEARLY})
    return found


def out_of_reach(page: Page, main: str = MAIN) -> list[str]:
    """Report the main button, unless it is in the lower third of a phone."""
    place = page.locator(main).bounding_box()
    assert place is not None
    within = HEIGHT * 2 / 3 <= place["y"] <= HEIGHT - place["height"]
    return [] if within else [f"the main button lies elsewhere: {json.dumps(place)}"]

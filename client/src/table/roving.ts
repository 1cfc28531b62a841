// Arrow keys at the table: to the nearest item in a zone, at its edge into the next zone.

export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export type Way = "ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown";

const WAYS = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"];
/** Weight of sideways distance against forward distance. */
const ASIDE = 3;
/** Weight of misaligned centres: among overlapping items the one straight ahead wins. */
const ASLANT = 0.25;
const ACROSS: Record<Way, Way> = {
  ArrowLeft: "ArrowUp",
  ArrowRight: "ArrowUp",
  ArrowUp: "ArrowLeft",
  ArrowDown: "ArrowLeft",
};
const STOPS = "[data-rove]";

/** Index of the nearest box in a direction, -1 for none; in a zone up and down keep to the column. */
export function nearest(from: Box, boxes: Box[], way: Way, inColumn = false): number {
  let best = -1;
  let least = Infinity;
  boxes.forEach((box, place) => {
    const ahead = aheadOf(from, box, way);
    if (ahead <= 0 || (inColumn && isUpright(way) && !sharesColumn(from, box))) return;
    const cost = ahead + ASIDE * asideOf(from, box, way) + ASLANT * Math.abs(aheadOf(from, box, ACROSS[way]));
    if (cost < least) {
      least = cost;
      best = place;
    }
  });
  return best;
}

function aheadOf(from: Box, to: Box, way: Way): number {
  const across = (to.left + to.right - from.left - from.right) / 2;
  const down = (to.top + to.bottom - from.top - from.bottom) / 2;
  return { ArrowLeft: -across, ArrowRight: across, ArrowUp: -down, ArrowDown: down }[way];
}

function isUpright(way: Way): boolean {
  return way === "ArrowUp" || way === "ArrowDown";
}

/** Cards in hand overlap a little and still count as side by side. */
function sharesColumn(one: Box, two: Box): boolean {
  const shared = Math.min(one.right, two.right) - Math.max(one.left, two.left);
  return shared > Math.min(one.right - one.left, two.right - two.left) / 4;
}

/** Sideways distance of the other box; 0 if they overlap. */
function asideOf(from: Box, to: Box, way: Way): number {
  const [low, high, first, last] = isUpright(way)
    ? [from.left, from.right, to.left, to.right]
    : [from.top, from.bottom, to.top, to.bottom];
  return Math.max(0, first - high, low - last);
}

function stopsOf(zone: Element): HTMLElement[] {
  const marked = [...zone.querySelectorAll<HTMLElement>(STOPS)];
  const found = marked.length ? marked : [...zone.querySelectorAll<HTMLElement>("button")];
  return found.filter((stop) => stop.offsetParent !== null);
}

function step(root: HTMLElement, event: KeyboardEvent): void {
  const from = event.target;
  if (event.defaultPrevented || !WAYS.includes(event.key) || !(from instanceof HTMLElement)) return;
  const zone = from.closest("[data-zone]");
  if (!zone || event.altKey || event.ctrlKey || event.metaKey) return;
  const way = event.key as Way;
  const zones = [...root.querySelectorAll("[data-zone]")];
  const elsewhere = zones.filter((one) => one !== zone).flatMap(stopsOf);
  for (const stops of [stopsOf(zone), elsewhere]) {
    const others = stops.filter((stop) => stop !== from);
    const place = nearest(
      from.getBoundingClientRect(),
      others.map((stop) => stop.getBoundingClientRect()),
      way,
      stops !== elsewhere,
    );
    const next = others[place];
    if (!next) continue;
    event.preventDefault();
    next.focus();
    return;
  }
}

/** Tab reaches one item of each zone: the last focused, else the first. */
function keepOneStop(zone: Element): void {
  const stops = [...zone.querySelectorAll<HTMLElement>(STOPS)];
  const kept = stops.find((stop) => stop.tabIndex === 0 && stop.dataset["rove"] === "last") ?? stops[0];
  for (const stop of stops) stop.tabIndex = stop === kept ? 0 : -1;
}

export function roving(root: HTMLElement): () => void {
  const onKey = (event: KeyboardEvent) => step(root, event);
  const onFocus = ({ target }: FocusEvent) => {
    const zone = target instanceof HTMLElement ? target.closest("[data-zone]") : null;
    if (!zone || !(target instanceof HTMLElement) || !target.matches(STOPS)) return;
    for (const stop of zone.querySelectorAll<HTMLElement>(STOPS)) {
      stop.dataset["rove"] = stop === target ? "last" : "";
      stop.tabIndex = stop === target ? 0 : -1;
    }
  };
  const refresh = () => root.querySelectorAll("[data-zone]").forEach(keepOneStop);
  const watch = new MutationObserver(refresh);
  root.addEventListener("keydown", onKey);
  root.addEventListener("focusin", onFocus);
  watch.observe(root, { childList: true, subtree: true });
  refresh();
  return () => {
    watch.disconnect();
    root.removeEventListener("keydown", onKey);
    root.removeEventListener("focusin", onFocus);
  };
}

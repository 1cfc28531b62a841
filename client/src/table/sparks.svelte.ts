// Short-lived decorations above the table: numbers that rise, cards and tokens that travel, blows that fly.

import { BEAT } from "./event_queue.svelte";

/** A `data-zone` or `data-spot` of an element; of several names the first one found. */
export type Zone = string | readonly string[];

/** How hard a blow is, from 1: up to 3 damage, up to 7, more. */
export type Weight = 1 | 2 | 3;

export function weightOf(damage: number): Weight {
  if (damage < 4) return 1;
  return damage < 8 ? 2 : 3;
}

export interface Spark {
  id: number;
  kind: "blow" | "card" | "cp" | "damage" | "heal" | "status-lost" | "status";
  text: string;
  x: number;
  y: number;
  /** How far it travels. */
  dx: number;
  dy: number;
  weight: Weight;
}

/** How long a spark is shown; SparkLayer uses the same durations. */
export const SPARK_BEATS = 3;
export const BLOW_BEATS = 1.2;
const SHAKE_BEATS = 1.2;
/** How far a shaken element swings, in pixels for each step of the weight. */
const SWING = 2.5;
const SWINGS = [0, -1, 1, -0.8, 0.8, -0.4, 0.4, 0];

export class Sparks {
  shown: Spark[] = $state.raw([]);

  private readonly fading = new Set<ReturnType<typeof setTimeout>>();
  private readonly shaking = new Set<Animation>();
  private lastId = 0;

  /** The pace of the page: a beat lasts that much longer or shorter. */
  constructor(private readonly pace: () => number) {}

  /** Let a spark rise, or travel between zones; zones that are not on the screen show nothing. */
  add(kind: Spark["kind"], text: string, from: Zone, to?: Zone, weight: Weight = 1): void {
    const start = centreOf(from);
    if (!start) return;
    const end = to === undefined ? undefined : centreOf(to);
    if (to !== undefined && !end) return;
    const id = ++this.lastId;
    const way = end ? { dx: end.x - start.x, dy: end.y - start.y } : { dx: 0, dy: -48 };
    this.shown = [...this.shown, { id, kind, text, ...start, ...way, weight }];
    const beats = kind === "blow" ? BLOW_BEATS : SPARK_BEATS;
    const gone = setTimeout(
      () => {
        this.fading.delete(gone);
        this.shown = this.shown.filter((one) => one.id !== id);
      },
      this.pace() * BEAT * beats,
    );
    this.fading.add(gone);
  }

  /** Shake what was struck, the more the harder the blow. */
  shake(zone: Zone, weight: Weight): void {
    const keyframes = { translate: SWINGS.map((part) => `${part * SWING * weight}px ${part * weight}px`) };
    const shaking = elementOf(zone)?.animate(keyframes, this.pace() * BEAT * SHAKE_BEATS);
    if (!shaking) return;
    this.shaking.add(shaking);
    shaking.onfinish = shaking.oncancel = () => this.shaking.delete(shaking);
  }

  clear(): void {
    for (const shaking of this.shaking) shaking.cancel();
    for (const fading of this.fading) clearTimeout(fading);
    this.fading.clear();
    this.shown = [];
  }
}

function centreOf(zone: Zone): { x: number; y: number } | undefined {
  const box = elementOf(zone)?.getBoundingClientRect();
  return box && { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

/** The first of these zones that is on the screen. */
function elementOf(zone: Zone): Element | undefined {
  for (const name of typeof zone === "string" ? [zone] : zone) {
    const escaped = CSS.escape(name);
    const found = document.querySelector(`[data-spot="${escaped}"], [data-zone="${escaped}"]`);
    const box = found?.getBoundingClientRect();
    if (found && box && (box.width > 0 || box.height > 0)) return found;
  }
  return undefined;
}

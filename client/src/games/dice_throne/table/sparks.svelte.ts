// Short-lived decorations above the table: numbers that rise, cards and tokens that travel, blows that fly.

import { BEAT } from "../../../table/event_queue.svelte";

/** A `data-zone` or `data-spot` of an element; of several names the first one found. */
export type Zone = string | readonly string[];

export interface Spark {
  id: number;
  kind: "blow" | "card" | "cp" | "damage" | "heal" | "status-lost" | "status";
  text: string;
  x: number;
  y: number;
  /** How far it travels. */
  dx: number;
  dy: number;
}

/** How long a spark is shown; MotionLayer uses the same durations. */
export const SPARK_BEATS = 3;
export const BLOW_BEATS = 1.2;

export class Sparks {
  shown: Spark[] = $state.raw([]);

  private readonly fading = new Set<ReturnType<typeof setTimeout>>();
  private lastId = 0;

  /** The pace of the page: a beat lasts that much longer or shorter. */
  constructor(private readonly pace: () => number) {}

  /** Let a spark rise, or travel between zones; zones that are not on the screen show nothing. */
  add(kind: Spark["kind"], text: string, from: Zone, to?: Zone): void {
    const start = centreOf(from);
    if (!start) return;
    const end = to === undefined ? undefined : centreOf(to);
    if (to !== undefined && !end) return;
    const id = ++this.lastId;
    const way = end ? { dx: end.x - start.x, dy: end.y - start.y } : { dx: 0, dy: -48 };
    this.shown = [...this.shown, { id, kind, text, ...start, ...way }];
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

  clear(): void {
    for (const fading of this.fading) clearTimeout(fading);
    this.fading.clear();
    this.shown = [];
  }
}

function centreOf(zone: Zone): { x: number; y: number } | undefined {
  for (const name of typeof zone === "string" ? [zone] : zone) {
    const escaped = CSS.escape(name);
    const box = document.querySelector(`[data-spot="${escaped}"], [data-zone="${escaped}"]`)?.getBoundingClientRect();
    if (box && (box.width > 0 || box.height > 0)) return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  }
  return undefined;
}

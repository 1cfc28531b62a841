// Animation of the table as steps that play one after the other and never block the player.
// A step changes what is shown from then on (`apply`), animates (`show`) and plays a sound. Skipping the animation,
// or turning it off, applies all steps immediately.

export interface Step {
  /** Time until the next step, in beats of the chosen speed. */
  beats: number;
  apply?: () => void;
  show?: () => void;
  sound?: string;
}

/** A `data-zone` or `data-spot` of an element; of several names the first one found. */
export type Zone = string | readonly string[];

/** A short-lived decoration above the table. */
export interface Spark {
  id: number;
  kind: "card" | "cp" | "damage" | "heal" | "status-lost" | "status";
  text: string;
  x: number;
  y: number;
  /** How far it travels. */
  dx: number;
  dy: number;
}

export interface Surroundings {
  /** The length of a beat in milliseconds; 0 for no motion. */
  beat(): number;
  sound(name: string): void;
}

export class Motion {
  running = $state(false);
  sparks: Spark[] = $state.raw([]);

  private waiting: Step[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private fading = new Set<ReturnType<typeof setTimeout>>();
  private sparkId = 0;

  constructor(private readonly around: Surroundings) {}

  /** Play these steps. Steps still running are completed first. */
  play(steps: Step[]): void {
    this.finish();
    if (steps.length === 0) return;
    if (this.around.beat() === 0) {
      for (const step of steps) step.apply?.();
      for (const name of new Set(steps.map((step) => step.sound))) if (name) this.around.sound(name);
      return;
    }
    this.waiting = [...steps];
    this.running = true;
    this.next();
  }

  /** Complete all remaining steps without animation. */
  finish(): void {
    if (!this.running) return;
    clearTimeout(this.timer);
    for (const fading of this.fading) clearTimeout(fading);
    this.fading.clear();
    const left = this.waiting;
    this.waiting = [];
    this.running = false;
    this.sparks = [];
    for (const step of left) step.apply?.();
  }

  /** Let a spark rise, or travel between zones; zones that are not on the screen show nothing. */
  spark(kind: Spark["kind"], text: string, from: Zone, to?: Zone): void {
    const start = centreOf(from);
    if (!start) return;
    const end = to === undefined ? undefined : centreOf(to);
    if (to !== undefined && !end) return;
    const id = ++this.sparkId;
    const way = end ? { dx: end.x - start.x, dy: end.y - start.y } : { dx: 0, dy: -48 };
    this.sparks = [...this.sparks, { id, kind, text, ...start, ...way }];
    const gone = setTimeout(() => {
      this.fading.delete(gone);
      this.sparks = this.sparks.filter((one) => one.id !== id);
    }, this.around.beat() * SPARK_BEATS);
    this.fading.add(gone);
  }

  private next(): void {
    const step = this.waiting.shift();
    if (!step) {
      this.running = false;
      return;
    }
    step.apply?.();
    step.show?.();
    if (step.sound) this.around.sound(step.sound);
    this.timer = setTimeout(() => this.next(), step.beats * this.around.beat());
  }
}

/** How long a spark is shown; MotionLayer uses the same duration. */
export const SPARK_BEATS = 3;

/** The beat in milliseconds by the settings; 0 with reduced motion or while the page is hidden. */
export function pageBeat(): number {
  if (document.hidden) return 0;
  const beat = getComputedStyle(document.documentElement).getPropertyValue("--beat");
  return Number.parseFloat(beat) * (beat.trim().endsWith("ms") ? 1 : 1000) || 0;
}

function centreOf(zone: Zone): { x: number; y: number } | undefined {
  for (const name of typeof zone === "string" ? [zone] : zone) {
    const escaped = CSS.escape(name);
    const box = document.querySelector(`[data-spot="${escaped}"], [data-zone="${escaped}"]`)?.getBoundingClientRect();
    if (box && (box.width > 0 || box.height > 0)) return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  }
  return undefined;
}

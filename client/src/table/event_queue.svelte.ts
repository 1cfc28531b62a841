// The queue of what happened at a table: steps that play one after the other, and the state that is shown after them.
// A newer state waits behind it and never cuts it short. It knows no game: dice, cards and flicked discs are steps.

export interface Step {
  /** Milliseconds until the next step, at normal speed. */
  lasts: number;
  /** Begins the animation; gets its duration at the chosen speed. Not called for a step that nobody sees. */
  play?: (duration: number) => void;
  /** Brings about the outcome: when the time is over, or earlier if the step is skipped (`cut`) or not seen at all. */
  finish?: (cut: boolean) => void;
  /** A sound at its beginning. */
  sound?: string;
}

/** What one state brings. */
export interface Batch {
  /** Made when the batch begins, over the table as it is shown then. */
  steps: () => readonly Step[];
  /** Shows the state that the steps lead to. */
  show: () => void;
  /** The outcome of an answer given at this screen: a press skips all of it, not only the running step. */
  own?: boolean;
}

export interface QueueEnvironment {
  /** The length of an animation in relation to normal speed; 0 for no motion. */
  pace(): number;
  sound(name: string): void;
}

interface Waiting extends Batch {
  since: number;
}

/**
 * A batch that has waited so long is shown without its steps, so that spectators catch up. Longer than a
 * round of five bots takes at half speed: nobody at the table misses a turn.
 */
export const LONGEST_WAIT = 240_000;

export class EventQueue {
  /** Something plays or waits, so the question of the shown state may be out of date. */
  busy = $state(false);
  /** What plays is the doing of others. */
  watching = $state(false);

  private started: boolean;
  private readonly batches: Waiting[] = [];
  private steps: Step[] = [];
  private step: Step | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** A batch whose steps are being played. */
  private batch: Waiting | undefined;

  /** With `held`, nothing plays before `start`: the table has to be drawn first. */
  constructor(
    private readonly environment: QueueEnvironment,
    held = false,
  ) {
    this.started = !held;
  }

  /** Play a batch when everything before it has been played; immediately if nothing waits. */
  add(batch: Batch): void {
    this.batches.push({ ...batch, since: performance.now() });
    this.busy = true;
    this.nextBatch();
  }

  /** Play a batch before those that wait. */
  precede(batch: Batch): void {
    this.batches.unshift({ ...batch, since: performance.now() });
    this.busy = true;
    this.nextBatch();
  }

  /** The table is drawn. */
  start(): void {
    if (this.started) return;
    this.started = true;
    this.nextBatch();
  }

  /** Skip the running step, or all of an own action. Returns whether anything was playing. */
  skip(): boolean {
    const { batch } = this;
    if (!batch) return false;
    this.endStep(true);
    if (batch.own) this.endBatch(true);
    else this.nextStep();
    return true;
  }

  /** Skip to the end of everything. Returns whether anything was playing or waiting. */
  finish(): boolean {
    if (!this.busy) return false;
    this.started = true;
    if (this.batch) this.endStep(true);
    for (let batch = this.batch ?? this.open(); batch; batch = this.open()) this.complete(batch, this.steps, true);
    return true;
  }

  /** Drop everything, for a table that is taken away. */
  clear(): void {
    clearTimeout(this.timer);
    this.batches.length = 0;
    this.steps = [];
    this.batch = this.step = undefined;
    this.busy = this.watching = false;
  }

  /** The next batch with its steps; undefined if none waits. */
  private open(): Waiting | undefined {
    this.batch = this.batches.shift();
    this.steps = this.batch ? [...this.batch.steps()] : [];
    return this.batch;
  }

  private nextBatch(): void {
    while (this.started && !this.batch) {
      const batch = this.open();
      if (!batch) {
        this.rest();
        return;
      }
      const late = this.batches.length > 0 && performance.now() - batch.since > LONGEST_WAIT;
      if (this.steps.some((step) => step.lasts > 0) && this.environment.pace() > 0 && !late) {
        this.watching = !batch.own;
        this.nextStep();
        return;
      }
      if (!late)
        for (const name of new Set(this.steps.map((step) => step.sound))) if (name) this.environment.sound(name);
      this.complete(batch, this.steps, late);
    }
  }

  private nextStep(): void {
    for (let step = this.steps.shift(); step; step = this.steps.shift()) {
      const duration = step.lasts * this.environment.pace();
      this.step = step;
      step.play?.(duration);
      if (step.sound) this.environment.sound(step.sound);
      if (duration > 0) {
        this.timer = setTimeout(() => {
          this.endStep(false);
          this.nextStep();
        }, duration);
        return;
      }
      this.endStep(false);
    }
    this.endBatch(false);
  }

  private endStep(cut: boolean): void {
    clearTimeout(this.timer);
    const { step } = this;
    this.step = undefined;
    step?.finish?.(cut);
  }

  private endBatch(cut: boolean): void {
    const { batch } = this;
    if (!batch) return;
    this.complete(batch, this.steps, cut);
    this.nextBatch();
  }

  /** The rest of the batch happens, and its state is shown. The queue rests before its last state is shown. */
  private complete(batch: Batch, left: readonly Step[], cut: boolean): void {
    this.batch = undefined;
    this.steps = [];
    for (const step of left) step.finish?.(cut);
    if (this.batches.length === 0) this.rest();
    batch.show();
  }

  private rest(): void {
    this.busy = this.watching = false;
  }
}

/** A beat at normal speed, in milliseconds; the style sheet has it at the chosen speed. */
export const BEAT = 300;

/** The pace by the settings; 0 with reduced motion or while the page is hidden. */
export function pagePace(): number {
  if (document.hidden) return 0;
  const beat = getComputedStyle(document.documentElement).getPropertyValue("--beat");
  return (Number.parseFloat(beat) * (beat.trim().endsWith("ms") ? 1 : 1000) || 0) / BEAT;
}

// What the table displays while the queue plays: dice that tumble, drop or fly, and a line that says why.

import { PAGE, type Session } from "../../../../table/session.svelte";
import type { Step } from "../../../../table/event_queue.svelte";
import { Sparks } from "../../../../table/sparks.svelte";
import type { EventShown } from "../../../../wire";
import type { Piece } from "../seen";
import { stepsOf } from "./steps";

/** A die that tumbles in the tray. */
export interface Tumbling extends Piece {
  id: number;
  /** It is discarded as it falls. */
  drops: boolean;
}

/** A die on its way to a box. */
export interface Flight {
  id: number;
  die: Piece;
  x: number;
  y: number;
  dx: number;
  dy: number;
}

/** What steps act on. */
export interface Staged {
  sparks: Sparks;
  roll(dice: readonly Piece[]): void;
  drop(dice: readonly Piece[], cause: string): void;
  fly(dice: readonly Piece[], box: number): void;
  land(): void;
  say(words: string): void;
}

export class Motion implements Staged {
  readonly sparks: Sparks;
  tumbling: readonly Tumbling[] = $state.raw([]);
  flights: readonly Flight[] = $state.raw([]);
  /** The id of what discards dice, or a line over the stage. */
  cause = $state("");
  banner = $state("");
  private lastId = 0;
  private readonly stopAnimating: () => void;

  constructor(session: Session, pace = PAGE.pace) {
    this.sparks = new Sparks(pace);
    this.stopAnimating = session.animate((events) => this.stepsOf(events));
  }

  roll(dice: readonly Piece[]): void {
    this.tumbling = [...this.tumbling, ...dice.map((die) => ({ ...die, id: ++this.lastId, drops: false }))];
  }

  /** Dice that tumble drop out; of those that do not, nothing is drawn. */
  drop(dice: readonly Piece[], cause: string): void {
    const left = [...dice];
    this.tumbling = this.tumbling.map((one) => {
      const place = left.findIndex((die) => die.code === one.code && die.seat === one.seat && !one.drops);
      if (place < 0) return one;
      left.splice(place, 1);
      return { ...one, drops: true };
    });
    this.cause = cause;
  }

  fly(dice: readonly Piece[], box: number): void {
    const to = centreOf(`[data-box="${box}"]`);
    if (!to) return;
    const counts = new Map<string, number>();
    this.flights = dice.flatMap((die) => {
      const name = `${die.seat}-${die.code}`;
      const count = counts.get(name) ?? 0;
      counts.set(name, count + 1);
      const from = centreOf(`[data-die="${name}-${count}"]`);
      return from ? [{ id: ++this.lastId, die, ...from, dx: to.x - from.x, dy: to.y - from.y }] : [];
    });
  }

  land(): void {
    this.flights = [];
  }

  say(words: string): void {
    this.banner = words;
  }

  stop(): void {
    this.stopAnimating();
    this.sparks.clear();
  }

  private stepsOf(events: EventShown[]): Step[] {
    const steps = stepsOf(events, this);
    if (steps.length === 0) return [];
    const shown = steps.map((step) => ({
      ...step,
      finish: (cut: boolean): void => {
        step.finish?.(cut);
        if (cut) this.sparks.clear();
      },
    }));
    return [...shown, { lasts: 0, finish: () => this.clear() }];
  }

  private clear(): void {
    this.tumbling = this.flights = [];
    this.cause = this.banner = "";
  }
}

function centreOf(selector: string): { x: number; y: number } | undefined {
  const box = document.querySelector(selector)?.getBoundingClientRect();
  return box && box.width > 0 ? { x: box.left + box.width / 2, y: box.top + box.height / 2 } : undefined;
}

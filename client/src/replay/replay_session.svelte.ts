// A finished match behind the same face as a live one: tables draw it and never learn the difference.

import type { KeptLine } from "../lib/connection.svelte";
import type { BarPlan, Session } from "../table/session.svelte";
import type { EventShown, RoomSummary, State } from "../wire";
import { type FetchPage, type Frame, type Reading, Shelf } from "./frames";

/** A turn of the match: the frame at which it begins, and the line that says so. */
export interface Mark {
  n: number;
  line: KeptLine;
}

export class ReplaySession implements Session {
  readonly active = false;
  readonly pending = false;
  readonly question = undefined;
  readonly advice = undefined;
  readonly chances = undefined;
  readonly hinted = [];
  readonly selected = undefined;
  bar: BarPlan | undefined = $state.raw();
  /** The frame that is shown. */
  at = $state(0);
  reading: Reading = $state.raw({ seat: -1, lang: "en" });
  count = $state(0);
  failed: unknown = $state.raw();
  /** Kept until all frames are here. */
  rest: Promise<void> = Promise.resolve();

  /** All frames that are here; replaced as a whole whenever some come in. */
  private frames: (Frame | undefined)[] = $state.raw([]);
  private shelf: Shelf;
  private readonly hearers = new Set<(events: EventShown[], state: State) => void>();

  /** Every line that is here, also of what is still to come, with its frame in place of `seq`. */
  readonly log: KeptLine[] = $derived(
    this.frames.flatMap((frame) => (frame?.log ?? []).map((line) => ({ ...line, seq: frame?.n ?? 0 }))),
  );
  readonly marks: Mark[] = $derived(this.log.filter((line) => line.chapter).map((line) => ({ n: line.seq, line })));
  readonly state: State | undefined = $derived.by(() => this.stateAt(this.at));
  /** Where one is among the lines, -1 before the first. */
  readonly line: number = $derived(this.log.findLastIndex((line) => line.seq <= this.at));

  constructor(
    readonly summary: RoomSummary,
    private readonly fetchPage: FetchPage,
  ) {
    this.shelf = new Shelf(fetchPage, this.reading);
  }

  get seat(): number {
    return this.reading.seat;
  }

  get frame(): Frame | undefined {
    return this.frames[this.at];
  }

  get last(): number {
    return Math.max(this.count - 1, 0);
  }

  /** Look through other eyes or in other words: done as soon as that frame is here, the rest follows.
   *
   * What is shown stays until then, or for good if nothing comes; `failed` says so.
   */
  async read(reading: Reading, at = this.at): Promise<void> {
    const shelf = new Shelf(this.fetchPage, reading);
    this.shelf = shelf;
    this.failed = undefined;
    try {
      await shelf.bring(at);
      if (at >= shelf.count) await shelf.bring(shelf.count - 1);
      if (shelf !== this.shelf) return;
      this.reading = reading;
      this.at = Math.min(at, Math.max(shelf.count - 1, 0));
      this.show(shelf);
      this.rest = this.bringRest(shelf).catch((error: unknown) => void (this.failed = error));
    } catch (error) {
      if (shelf === this.shelf) this.failed = error;
    }
  }

  /** Go to a frame. One step forward is played, anything else is a jump and shows the table as it lies there. */
  async go(to: number): Promise<void> {
    const next = Math.min(Math.max(Math.round(to), 0), this.last);
    const stepped = next === this.at + 1;
    if (!this.frames[next]) {
      await this.shelf.bring(next).catch((error: unknown) => (this.failed = error));
      this.show(this.shelf);
    }
    this.at = next;
    const { state } = this;
    if (!state) return;
    const heard = stepped ? (state.events ?? []) : [];
    for (const hear of this.hearers) hear(heard, stepped ? state : { ...state, events: [] });
  }

  /** The frame of the next turn in that direction; the ends of the match count as turns. */
  turn(direction: 1 | -1): number {
    const starts = [0, ...this.marks.map((mark) => mark.n), this.last];
    if (direction > 0) return starts.find((n) => n > this.at) ?? this.last;
    return starts.findLast((n) => n < this.at) ?? 0;
  }

  /** The next frame in that direction at which something was told. */
  told(direction: 1 | -1): number {
    for (let n = this.at + direction; n > 0 && n < this.last; n += direction) {
      const frame = this.frames[n];
      if (!frame || (frame.log ?? []).length > 0) return n;
    }
    return direction > 0 ? this.last : 0;
  }

  onEvents(hear: (events: EventShown[], state: State) => void): () => void {
    this.hearers.add(hear);
    return () => this.hearers.delete(hear);
  }

  answer(): void {}
  choose(): void {}
  typed(): void {}
  undo(): void {}
  askHint(): void {}
  askOdds(): void {}
  passOn(): void {}
  whyNot(): undefined {
    return undefined;
  }

  private show(shelf: Shelf): void {
    this.count = shelf.count;
    this.frames = [...shelf.frames];
  }

  private async bringRest(shelf: Shelf): Promise<void> {
    while (shelf === this.shelf && shelf.missing >= 0) {
      await shelf.bring(shelf.missing);
      if (shelf === this.shelf) this.show(shelf);
    }
  }

  private stateAt(n: number): State | undefined {
    const frame = this.frames[n];
    if (!frame) return undefined;
    const { room, game, mode, seats } = this.summary;
    return {
      type: "state",
      seq: n,
      since: n - 1,
      room,
      game,
      mode,
      phase: "readonly",
      seats,
      shown: this.reading.seat,
      view: frame.view,
      twin: frame.twin ?? [],
      events: frame.events ?? [],
      log: frame.log ?? [],
    };
  }
}

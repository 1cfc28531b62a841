// A finished match as a session, so that tables draw it like a live one.

import type { Snippet } from "svelte";
import type { KeptLine } from "../lib/connection.svelte";
import { EventQueue } from "../table/event_queue.svelte";
import { type BarPlan, type LiveOdds, PAGE, type Session, type StepMaker } from "../table/session.svelte";
import type { EventShown, FrameShown, Mark, RoomSummary, State } from "../wire";
import { type FetchPage, type Reading, FrameCache } from "./frames";

export class ReplaySession implements Session {
  readonly active = false;
  readonly pending = false;
  readonly question = undefined;
  readonly advice = undefined;
  readonly chances = undefined;
  readonly hinted = [];
  readonly selected = undefined;
  bar: BarPlan | undefined = $state.raw();
  odds: LiveOdds | undefined = $state.raw();
  overlay = $state(false);
  bottomInset: number | undefined = $state();
  topBarSeats: Snippet | undefined = $state.raw();
  /** Plays the step to the displayed frame, over that frame. */
  readonly queue = new EventQueue(PAGE);
  /** The displayed frame. */
  at = $state(0);
  /** The requested frame; the displayed one follows when it is loaded. */
  aim = $state(0);
  reading: Reading = $state.raw({ seat: -1, lang: "en" });
  total = $state(0);
  failed: unknown = $state.raw();
  /** Kept until all frames are loaded. */
  rest: Promise<void> = Promise.resolve();

  /** Where turns begin. */
  marks: Mark[] = $state.raw([]);
  /** Every line of the match, with its frame in place of `seq`. */
  log: KeptLine[] = $state.raw([]);

  /** All loaded frames; replaced as a whole when more arrive. */
  private frames: (FrameShown | undefined)[] = $state.raw([]);
  private cache: FrameCache;
  private readonly listeners = new Set<(events: EventShown[], state: State) => void>();
  private readonly makers = new Set<StepMaker>();

  readonly state: State | undefined = $derived.by(() => this.stateAt(this.at));
  /** Index of the current line, -1 before the first. */
  readonly line: number = $derived(this.log.findLastIndex((line) => line.seq <= this.at));

  constructor(
    readonly summary: RoomSummary,
    private readonly fetchPage: FetchPage,
  ) {
    this.cache = new FrameCache(fetchPage, this.reading);
  }

  get seat(): number {
    return this.reading.seat;
  }

  get last(): number {
    return Math.max(this.total - 1, 0);
  }

  /** Change the view or the language; resolves when that frame is loaded.
   *
   * The display stays until then, or for good if loading fails; `failed` says so.
   */
  async read(reading: Reading, at = this.aim): Promise<void> {
    const cache = new FrameCache(this.fetchPage, reading);
    this.cache = cache;
    this.failed = undefined;
    try {
      await cache.ensureLoaded(0); // has the number of frames and the log
      const place = Math.max(0, Math.min(at, cache.total - 1));
      await cache.ensureLoaded(place);
      if (cache !== this.cache) return;
      this.reading = reading;
      this.at = this.aim = place;
      this.show(cache);
      this.rest = this.bringRest(cache).catch((error: unknown) => void (this.failed = error));
    } catch (error) {
      if (cache === this.cache) this.failed = error;
    }
  }

  /** Go to a frame. One step forward is animated; anything else is a jump.
   *
   * Of several requests the last one counts; a failed one changes nothing.
   */
  async go(to: number): Promise<void> {
    const next = Math.min(Math.max(Math.round(to), 0), this.last);
    this.aim = next;
    if (!this.frames[next]) {
      const { cache } = this;
      this.failed = undefined;
      await cache.ensureLoaded(next).catch((error: unknown) => (this.failed = error));
      if (this.aim !== next || cache !== this.cache) return;
      this.show(cache);
      if (!this.frames[next]) {
        this.aim = this.at;
        return;
      }
    }
    const stepped = next === this.at + 1;
    this.queue.finish();
    this.at = next;
    const { state } = this;
    if (!state) return;
    const played = stepped ? (state.events ?? []) : [];
    for (const listener of this.listeners) listener(played, stepped ? state : { ...state, events: [] });
    const steps = () => [...this.makers].flatMap((make) => make(played, state));
    this.queue.add({ steps, show: () => undefined, own: true });
  }

  /** The frame of the next turn in that direction; the ends of the match count as turns. */
  turn(direction: 1 | -1): number {
    const starts = [0, ...this.marks.map((mark) => mark.n), this.last];
    if (direction > 0) return starts.find((n) => n > this.aim) ?? this.last;
    return starts.findLast((n) => n < this.aim) ?? 0;
  }

  /** The next frame in that direction that has an event. */
  nextEvent(direction: 1 | -1): number {
    if (direction > 0) return this.log.find((line) => line.seq > this.at)?.seq ?? this.last;
    return this.log.findLast((line) => line.seq < this.at)?.seq ?? 0;
  }

  onEvents(listener: (events: EventShown[], state: State) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  animate(maker: StepMaker): () => void {
    this.makers.add(maker);
    return () => this.makers.delete(maker);
  }

  skip(): boolean {
    return this.queue.skip();
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

  private show(cache: FrameCache): void {
    this.total = cache.total;
    this.marks = cache.marks;
    this.log = cache.log.map(({ n, ...line }) => ({ ...line, event: 0, seq: n }));
    this.frames = [...cache.frames];
  }

  private async bringRest(cache: FrameCache): Promise<void> {
    while (cache === this.cache && cache.missing >= 0) {
      await cache.ensureLoaded(cache.missing);
      if (cache === this.cache) this.show(cache);
    }
  }

  private stateAt(n: number): State | undefined {
    const frame = this.frames[n];
    if (!frame) return undefined;
    const { room, game, mode } = this.summary;
    return {
      type: "state",
      seq: n,
      since: n - 1,
      room,
      game,
      mode,
      // A table shows the frame as it was: in play until the last one.
      phase: n === this.last ? "over" : "playing",
      seats: this.summary.seats.map((seat) => ({ ...seat, present: true, away: false })),
      waiting: frame.asked ?? [],
      shown: this.reading.seat,
      view: frame.view,
      document: frame.document ?? null,
      events: frame.events ?? [],
      log: frame.log ?? [],
    };
  }
}

// Plays a replay at a speed until it is paused or over.

/** Anything with a position, an end and a way to move. */
export interface Timeline {
  readonly at: number;
  readonly last: number;
  nextEvent(direction: 1 | -1): number;
  go(to: number): Promise<void>;
}

export const SPEEDS = [0.5, 1, 2, 4] as const;
export type PlaySpeed = (typeof SPEEDS)[number];

/** Duration of a step at speed 1. */
const STAY = 1400;

export class Player {
  playing = $state(false);
  speed: PlaySpeed = $state(1);
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly timeline: Timeline) {}

  /** Play, from the start if at the end. */
  play(): void {
    if (this.playing || this.timeline.last === 0) return;
    this.playing = true;
    if (this.timeline.at >= this.timeline.last) void this.timeline.go(0).then(() => this.wait());
    else this.wait();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.timer);
  }

  toggle(): void {
    if (this.playing) this.pause();
    else this.play();
  }

  private wait(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.step(), STAY / this.speed);
  }

  private async step(): Promise<void> {
    if (!this.playing) return;
    // Skip steps without events, so that playback never seems to hang.
    const to = this.timeline.nextEvent(1);
    if (to > this.timeline.at + 1) await this.timeline.go(to - 1);
    await this.timeline.go(to);
    if (this.timeline.at >= this.timeline.last) this.pause();
    else if (this.playing) this.wait();
  }
}

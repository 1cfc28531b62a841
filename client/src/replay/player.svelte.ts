// The hand on the reel: plays a replay on, at a speed, until it is stopped or over.

/** What is played: anything with a place, an end and a way to the next place. */
export interface Reel {
  readonly at: number;
  readonly last: number;
  told(direction: 1 | -1): number;
  go(to: number): Promise<void>;
}

export const SPEEDS = [0.5, 1, 2, 4] as const;
export type PlaySpeed = (typeof SPEEDS)[number];

/** How long a step stays on the table at speed 1. */
const STAY = 1400;

export class Player {
  playing = $state(false);
  speed: PlaySpeed = $state(1);
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly reel: Reel) {}

  /** Play, from the start if the end was reached. */
  play(): void {
    if (this.playing || this.reel.last === 0) return;
    this.playing = true;
    if (this.reel.at >= this.reel.last) void this.reel.go(0).then(() => this.wait());
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
    // Steps that tell nothing are passed over, so that the film never seems to hang.
    const to = this.reel.told(1);
    if (to > this.reel.at + 1) await this.reel.go(to - 1);
    await this.reel.go(to);
    if (this.reel.at >= this.reel.last) this.pause();
    else if (this.playing) this.wait();
  }
}

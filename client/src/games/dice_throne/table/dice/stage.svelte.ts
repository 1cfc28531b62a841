// The table in motion: hears what happened, plays it, and knows what is seen meanwhile.

import { Motion, pageBeat, type Surroundings } from "../../../../lib/motion.svelte";
import { play } from "../../../../lib/sound";
import type { Session } from "../../../../table/session.svelte";
import type { EventShown, State } from "../../../../wire";
import { viewOf } from "./seen";
import { healthBefore, stepsOf } from "./steps";
import { TrayOfDice } from "./tray.svelte";

const PAGE: Surroundings = { beat: pageBeat, sound: (name) => void play(name) };

export class Stage {
  readonly motion: Motion;
  readonly tray = new TrayOfDice();
  private landings: ReadonlyMap<number, number> = $state.raw(new Map());
  private readonly stopHearing: () => void;

  constructor(
    private readonly session: Session,
    around: Surroundings = PAGE,
  ) {
    this.motion = new Motion(around);
    this.stopHearing = session.onEvents((events, state) => this.hear(events, state));
  }

  get seat(): number {
    return this.session.seat;
  }

  /** The health to show for a seat as long as what changes it has not landed; nothing when the view says it. */
  health(seat: number): number | undefined {
    return this.landings.get(seat);
  }

  land(seat: number, health: number): void {
    if (this.landings.has(seat)) this.landings = new Map(this.landings).set(seat, health);
  }

  /** Somebody does not want to wait. */
  finish(): void {
    if (!this.motion.running) return;
    this.motion.finish();
    this.tray.hurry();
  }

  /** Without motion the dice are those of the view; needed where a state comes with no events, as in a replay. */
  settle(): void {
    if (!this.motion.running) this.tray.settle(viewOf(this.session.state)?.dice.at(-1));
  }

  stop(): void {
    this.stopHearing();
    this.motion.finish();
  }

  private hear(events: EventShown[], state: State): void {
    this.motion.finish();
    const steps = stepsOf(events, this);
    this.landings = healthBefore(events);
    const end = (): void => {
      this.landings = new Map();
      this.tray.settle(viewOf(state)?.dice.at(-1));
    };
    this.motion.play([...steps, { beats: 0, apply: end }]);
  }
}

// Animates events on the table and knows what is displayed meanwhile.

import { Motion, pageBeat, type Surroundings } from "../motion.svelte";
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
  private readonly stopListening: () => void;

  constructor(
    private readonly session: Session,
    around: Surroundings = PAGE,
  ) {
    this.motion = new Motion(around);
    this.stopListening = session.onEvents((events, state) => this.receive(events, state));
  }

  get seat(): number {
    return this.session.seat;
  }

  /** The displayed health of a seat during an animation; undefined otherwise. */
  health(seat: number): number | undefined {
    return this.landings.get(seat);
  }

  land(seat: number, health: number): void {
    if (this.landings.has(seat)) this.landings = new Map(this.landings).set(seat, health);
  }

  /** Skip the animation. */
  finish(): void {
    if (!this.motion.running) return;
    this.motion.finish();
    this.tray.hurry();
  }

  /** Without animation show the dice of the view; for states without events, as in a replay. */
  settle(): void {
    if (!this.motion.running) this.tray.settle(viewOf(this.session.state)?.dice.at(-1));
  }

  stop(): void {
    this.stopListening();
    this.motion.finish();
  }

  private receive(events: EventShown[], state: State): void {
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

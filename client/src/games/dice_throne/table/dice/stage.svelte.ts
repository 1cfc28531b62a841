// What the table displays while the queue plays: dice in the tray, health that is still to fall, a card held up.

import type { Step } from "../../../../table/event_queue.svelte";
import { PAGE, type Session } from "../../../../table/session.svelte";
import type { EventShown, State } from "../../../../wire";
import { Sparks } from "../../../../table/sparks.svelte";
import { viewOf } from "./seen";
import { settings } from "../../../../lib/settings.svelte";
import { board } from "../boards.svelte";
import { type HeldUp, healthBefore, openingOf, type Splash, type Staged, stepsOf, type Versus } from "./steps";
import { TrayOfDice } from "./tray.svelte";

export class Stage implements Staged {
  readonly sparks: Sparks;
  readonly tray = new TrayOfDice();
  /** Steps of this table are being played. */
  playing = $state(false);
  heldUp: HeldUp | undefined = $state.raw();
  splash: Splash | undefined = $state.raw();
  versus: Versus | undefined = $state.raw();
  private landings: ReadonlyMap<number, number> = $state.raw(new Map());
  private readonly stopAnimating: () => void;

  constructor(
    private readonly session: Session,
    pace = PAGE.pace,
  ) {
    this.sparks = new Sparks(pace);
    this.stopAnimating = session.animate(
      (events, state) => this.stepsOf(events, state),
      (events) => openingOf(events, this),
    );
  }

  get seat(): number {
    return this.session.seat;
  }

  /** The displayed health of a seat during an animation; undefined otherwise. */
  health(seat: number): number | undefined {
    return this.landings.get(seat);
  }

  /** An attack is being resolved: damage comes from the dice. */
  get attacking(): boolean {
    return !!viewOf(this.session.state)?.attack;
  }

  /** An Ultimate, as far as the board of its hero is known. */
  isUltimate(seat: number, ability: string): boolean {
    const hero = viewOf(this.session.state)?.seats[seat]?.hero ?? "";
    const found = board(hero, settings.lang)?.abilities.find((one) => one.id === ability);
    return found?.kind === "ultimate";
  }

  land(seat: number, health: number): void {
    if (this.landings.has(seat)) this.landings = new Map(this.landings).set(seat, health);
  }

  /** Without animation show the dice of the view; for states without events, as in a replay. */
  settle(): void {
    if (!this.playing) this.tray.settle(viewOf(this.session.state)?.dice.at(-1));
  }

  stop(): void {
    this.stopAnimating();
    this.sparks.clear();
  }

  private stepsOf(events: EventShown[], state: State): Step[] {
    const steps = stepsOf(events, this);
    if (steps.length === 0) return [];
    const begin = (): void => {
      this.playing = true;
      this.landings = healthBefore(events);
    };
    const end = (cut: boolean): void => {
      this.playing = false;
      this.landings = new Map();
      this.tray.settle(viewOf(state)?.dice.at(-1));
      if (cut) this.hurry();
    };
    const shown = steps.map((step) => ({ ...step, finish: (cut: boolean) => this.endStep(step, cut) }));
    return [{ lasts: 0, play: begin }, ...shown, { lasts: 0, finish: end }];
  }

  private endStep(step: Step, cut: boolean): void {
    step.finish?.(cut);
    if (cut) this.hurry();
  }

  /** What was skipped stands still. */
  private hurry(): void {
    this.sparks.clear();
    this.tray.hurry();
  }
}

// The displayed dice, which differ from the view during an animation.

import type { DiceThrown } from "../../../../views";

export interface Tray {
  roller: number;
  purpose: DiceThrown["purpose"];
  dice: number[];
  /** Number of rolls of each die; a die tumbles when it grows. */
  spins: number[];
  /** Dice that somebody else keeps while the others are rolled again. */
  kept: boolean[];
}

const PURPOSES: DiceThrown["purpose"][] = ["offence", "defence", "effect", "targeting"];

export class TrayOfDice {
  shown: Tray | undefined = $state.raw();
  /** Whether dice show their faces without tumbling. */
  still = $state(false);

  /** Roll new dice; all of them tumble. */
  roll(roller: number, purpose: number, dice: number[]): void {
    const spins = dice.map((_, at) => (this.shown?.spins[at] ?? 0) + 1);
    this.still = false;
    this.shown = { roller, purpose: PURPOSES[purpose] ?? "effect", dice, spins, kept: [] };
  }

  /** Show which dice stay. */
  keep(rolledAgain: number[]): void {
    if (!this.shown) return;
    this.shown = { ...this.shown, kept: this.shown.dice.map((_, at) => !rolledAgain.includes(at)) };
  }

  reroll(dice: number[], places: number[]): void {
    if (!this.shown) return;
    const spins = dice.map((_, at) => (this.shown?.spins[at] ?? 0) + (places.includes(at) ? 1 : 0));
    this.still = false;
    this.shown = { ...this.shown, dice, spins };
  }

  /** Change a die to another face, without tumbling. */
  change(place: number, value: number): void {
    if (!this.shown) return;
    this.shown = { ...this.shown, dice: this.shown.dice.map((die, at) => (at === place ? value : die)) };
  }

  /** Show the outcome of a roll. */
  land(roller: number, purpose: number, dice: number[]): void {
    const spins = dice.map((_, at) => this.shown?.spins[at] ?? 0);
    this.shown = { roller, purpose: PURPOSES[purpose] ?? "effect", dice, spins, kept: [] };
  }

  /** Show the outcome of a reroll. */
  landAgain(dice: number[]): void {
    if (this.shown) this.shown = { ...this.shown, dice, kept: [] };
  }

  hurry(): void {
    this.still = true;
  }

  /** Show these dice; without dice the last ones stay visible. */
  settle(thrown: DiceThrown | undefined): void {
    if (this.shown?.kept.length) this.shown = { ...this.shown, kept: [] };
    if (!thrown) return;
    const { roller, purpose, dice } = thrown;
    this.shown = { roller, purpose, dice, spins: dice.map((_, at) => this.shown?.spins[at] ?? 0), kept: [] };
  }
}

// The dice as they lie before one's eyes, which during a motion are not yet those of the view.

import type { DiceThrown } from "../../../../views";

export interface Tray {
  roller: number;
  purpose: DiceThrown["purpose"];
  dice: number[];
  /** How often each die has been thrown; a die turns when this grows. */
  spins: number[];
}

const PURPOSES: DiceThrown["purpose"][] = ["offence", "defence", "effect", "targeting"];

export class TrayOfDice {
  shown: Tray | undefined = $state.raw();
  /** Nobody waits for dice that still tumble: they lie as they fall. */
  still = $state(false);

  /** New dice are thrown: all of them tumble. */
  roll(roller: number, purpose: number, dice: number[]): void {
    const spins = dice.map((_, at) => (this.shown?.spins[at] ?? 0) + 1);
    this.still = false;
    this.shown = { roller, purpose: PURPOSES[purpose] ?? "effect", dice, spins };
  }

  reroll(dice: number[], places: number[]): void {
    if (!this.shown) return;
    const spins = dice.map((_, at) => (this.shown?.spins[at] ?? 0) + (places.includes(at) ? 1 : 0));
    this.still = false;
    this.shown = { ...this.shown, dice, spins };
  }

  /** A die is turned to another face; it does not tumble. */
  change(place: number, value: number): void {
    if (!this.shown) return;
    this.shown = { ...this.shown, dice: this.shown.dice.map((die, at) => (at === place ? value : die)) };
  }

  hurry(): void {
    this.still = true;
  }

  /** What certainly lies there now; without dice on the table the last ones stay in sight. */
  settle(thrown: DiceThrown | undefined): void {
    if (!thrown) return;
    const { roller, purpose, dice } = thrown;
    this.shown = { roller, purpose, dice, spins: dice.map((_, at) => this.shown?.spins[at] ?? 0) };
  }
}

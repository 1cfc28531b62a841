// The last attack roll of each seat; the table shows dice only while they are in play.

import type { EventShown } from "../../../../wire";

const OFFENCE = 0;

export class LastRolls {
  private rolls: Record<number, number[]> = $state.raw({});
  /** The seat whose attack dice the events are about, -1 for other dice. */
  private roller = -1;

  of(seat: number): number[] {
    return this.rolls[seat] ?? [];
  }

  receive(events: EventShown[]): void {
    for (const { name, values } of events) {
      if (name === "Rolled") this.roller = values["purpose"] === OFFENCE ? Number(values["seat"]) : -1;
      if (this.roller < 0) continue;
      if (name === "Rolled" || name === "Rerolled") this.put(values["dice"]);
      if (name === "DieChanged" && values["roller"] === this.roller) this.change(values);
    }
  }

  private put(dice: unknown): void {
    if (Array.isArray(dice)) this.rolls = { ...this.rolls, [this.roller]: dice.map(Number) };
  }

  private change(values: Record<string, unknown>): void {
    this.put(this.of(this.roller).map((die, at) => (at === values["place"] ? Number(values["after"]) : die)));
  }
}

// The state of the setup page, and the request that creates the room.

import { ask } from "../../lib/http";
import { myRooms } from "../../lib/my_rooms.svelte";
import { settings } from "../../lib/settings.svelte";
import type { Created, GameShown } from "../../wire";
import * as plan from "./plan";
import { fitting, withSheets, type Brought } from "./sheets";

export class RoomSetup {
  who: plan.Who = $state("bots");
  mode = $state("");
  seats: plan.SeatChoice[] = $state([]);
  options: Record<string, string> = $state({});
  policy: plan.PolicyChoices = $state(plan.defaultPolicy("bots"));
  roomName = $state("");
  /** Campaign sheets by seat, and whether sheets of other servers are accepted. */
  sheets: Record<number, Brought> = $state({});
  foreign = $state(false);
  /** The seat whose hero is being chosen. */
  choosing = $state(0);

  constructor(readonly game: GameShown) {
    this.options = Object.fromEntries(Object.entries(game.options).map(([key, values]) => [key, values[0] ?? ""]));
    this.invite("bots");
  }

  get tables(): { mode: string; seats: number }[] {
    return plan.tables(this.game, this.who);
  }

  get sided(): boolean {
    return plan.hasSides(this.game);
  }

  /** Change who plays, and with it the defaults. */
  invite(who: plan.Who): void {
    this.who = who;
    this.policy = { ...plan.defaultPolicy(who), hints: this.policy.hints };
    const same = this.tables.find((table) => table.mode === this.mode && table.seats === this.seats.length);
    const table = same ?? this.tables[0];
    if (table) this.sit(table.mode, table.seats);
  }

  sit(mode: string, count: number): void {
    this.mode = mode;
    this.seats = plan.seatsFor(this.game, this.who, count, this.seats);
    this.sheets = fitting(this.sheets, this.seats);
    this.choosing = Math.min(this.choosing, count - 1);
  }

  /** Choose a hero for the current seat. */
  choose(hero: string): void {
    if (this.sided) this.seats = plan.sidesFrom(this.game, this.seats, this.choosing, hero);
    else this.change(this.choosing, { hero });
  }

  change(seat: number, change: Partial<plan.SeatChoice>): void {
    this.seats = this.seats.map((one, place) => (place === seat ? { ...one, ...change } : one));
    this.sheets = fitting(this.sheets, this.seats);
  }

  /** Seat a campaign sheet with its hero; a sheet sits once. */
  bring(seat: number, sheet: Brought): void {
    const others = Object.entries(this.sheets).filter(([, one]) => one.id !== sheet.id);
    this.sheets = { ...Object.fromEntries(others), [seat]: sheet };
    this.change(seat, { hero: sheet.hero });
  }

  leave(seat: number): void {
    this.sheets = Object.fromEntries(Object.entries(this.sheets).filter(([key]) => Number(key) !== seat));
  }

  /** Create the room, store its secrets in this browser, and return its name. */
  async make(): Promise<string> {
    const { seats, options, policy, mode, roomName } = this;
    const setup = { game: this.game.game, mode, seats, options, policy, roomName, playerName: settings.name };
    const body = withSheets(plan.planOf(setup, this.game, Math.random), this.sheets, this.foreign);
    const made = await ask<Created>("/api/rooms", { body });
    const invitations = made.seats.filter((seat) => seat.kind !== "here").map(({ seat, token }) => ({ seat, token }));
    const known = { game: setup.game, mode, token: made.host, invitations, spectators: made.spectators ?? "" };
    myRooms.keep(made.room, known);
    return made.room;
  }
}

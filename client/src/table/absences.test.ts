import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import type { Connection } from "../lib/connection.svelte";
import { loadWords } from "../lib/words.svelte";
import type { State, Up } from "../wire";
import type { Absence } from "./absence";
import Absences from "./Absences.svelte";

const ada = { seat: 1, kind: "link" as const, name: "Ada", taken: true };
const away: Absence = { seat: { ...ada, away: true }, away: true };
let sent: Up[] = [];

function room(policy: string, host: boolean, more: Partial<State> = {}): Connection {
  const state = { phase: "playing", seats: [ada], ...more };
  const welcome = { host, policy: { absent: policy }, seats: [0] };
  return { state, welcome, send: (message: Up) => sent.push(message) } as unknown as Connection;
}

const buttons = (): string[] => screen.queryAllByRole("button").map((one) => one.textContent?.trim() ?? "");
const inDialogs = (names: string[]): string[] => names.filter((name) => !["Cancel", "Claim the game"].includes(name));

beforeAll(() => loadWords("en"));
beforeEach(() => (sent = []));
afterEach(cleanup);

it("says that a line is cut, and what will be possible when", () => {
  render(Absences, { connection: room("pause", true), own: [0], missing: [{ seat: ada, away: false, left: 41.2 }] });
  expect(document.body.textContent).toContain("Ada has lost the connection.");
  expect(document.body.textContent).toContain("If they are not back in 0:42, you can let a bot play or free the seat.");
});

it("offers the host a bot and the seat; waiting puts the banner aside", async () => {
  render(Absences, { connection: room("pause", true), own: [0], missing: [away] });
  expect(inDialogs(buttons())).toEqual(["Wait", "Let a bot play", "Free the seat"]);
  await fireEvent.click(screen.getByText("Let a bot play"));
  expect(sent).toEqual([{ type: "seat_bot", seat: 1, on: true }]);
  await fireEvent.click(screen.getByText("Wait"));
  expect(inDialogs(buttons())).toEqual(["What can be done?"]);
  await fireEvent.click(screen.getByText("What can be done?"));
  expect(inDialogs(buttons())).toHaveLength(3);
});

it("tells the others that only the host can do something", () => {
  render(Absences, { connection: room("pause", false), own: [0], missing: [away] });
  expect(inDialogs(buttons())).toEqual([]);
  expect(document.body.textContent).toContain("Only the host can let a bot play for them.");
});

it("claims the game only after a second question", async () => {
  const absent = [{ seat: 1, voters: [0], winners: [0] }];
  const { container } = render(Absences, { connection: room("vote", false, { absent }), own: [0], missing: [away] });
  const claim = container.querySelectorAll(".acts button")[2];
  expect(claim?.textContent).toBe("Claim the game");
  if (claim) await fireEvent.click(claim);
  expect(sent).toEqual([]);
  await fireEvent.click(screen.getAllByText("Claim the game").at(-1) as HTMLElement);
  expect(sent).toEqual([{ type: "vote", seat: 0, about: 1, choice: "resign" }]);
});

it("tells screen readers once who has gone and who is back, and spectators nothing else", async () => {
  const props = { connection: room("pause", false), own: [], missing: [away] };
  const { rerender, container } = render(Absences, props);
  await rerender({ ...props });
  expect(screen.getByRole("status").textContent).toBe("Ada is away.");
  expect(container.querySelector(".banner")).toBeNull();
  await rerender({ ...props, missing: [] });
  expect(screen.getByRole("status").textContent).toBe("Ada is back.");
});

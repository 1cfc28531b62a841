import { describe, expect, it, vi } from "vitest";
import type { Session } from "../../../../table/session.svelte";
import type { Question } from "../../../../wire";
import { barOf } from "./bars";

const choose = vi.fn();
const session = { choose } as unknown as Session;

function asked(kind: string, ...actions: string[]): Question {
  const answers = actions.map((action) => ({ action, label: [{ text: action }] }));
  return { seat: 0, owner: 0, seats: [0], kind, text: [], answers };
}

describe("the action bar of the corridor", () => {
  it("gives staying and fleeing the same weight", () => {
    const bar = barOf(session, asked("door", "stay", "flee"));
    expect(bar.primary).toBeUndefined();
    expect(bar.others?.map((one) => one.action)).toEqual(["stay", "flee"]);
  });

  it("makes neither descending nor staying the answer of Enter", () => {
    const bar = barOf(session, asked("descend", "descend", "done", "drink:0,0"));
    expect(bar.primary).toBeUndefined();
    expect(bar.others?.map((one) => one.action)).toEqual(["descend", "done"]);
  });

  it("lets Enter go on where nothing is lost by it", () => {
    for (const kind of ["turn", "abilities", "round"])
      expect(barOf(session, asked(kind, "done", "drink:0,0")).primary?.action).toBe("done");
  });

  it("never makes defeat the answer of Enter", () => {
    const bar = barOf(session, asked("survive", "drink:0,0", "done"));
    expect(bar.primary).toBeUndefined();
    expect(bar.others?.map((one) => one.action)).toEqual(["done"]);
  });

  it("has no button for yes and no, which stand on the stage", () => {
    expect(barOf(session, asked("hook", "yes", "done"))).toEqual({ listed: [], digitsTaken: true });
  });

  it("lists nothing that has a place on the table", () => {
    expect(barOf(session, asked("option", "enter:0", "explore", "drink:0,0", "return_die:0")).listed).toEqual([]);
  });

  it("gives the answer of the button that is pressed", () => {
    barOf(session, asked("door", "stay", "flee")).others?.[1]?.press();
    expect(choose).toHaveBeenCalledExactlyOnceWith("flee");
  });
});

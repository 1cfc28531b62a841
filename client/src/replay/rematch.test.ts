import { describe, expect, it } from "vitest";
import type { ResultShown } from "../wire";
import { canFollow, rematchOf } from "./rematch";

const result = (more: Partial<ResultShown> = {}): ResultShown => ({ outcome: "1", by: "rules", ...more });

describe("a rematch", () => {
  it("is offered by one and asked of the others", () => {
    const offered = result({ offer: { seat: 0, agreed: [0], asked: [1, 2] } });
    expect(rematchOf(result(), [0])).toEqual({ stage: "none" });
    expect(rematchOf(offered, [0])).toEqual({ stage: "waiting", by: 0, on: [1, 2] });
    expect(rematchOf(offered, [2])).toEqual({ stage: "asked", by: 0, seat: 2 });
    expect(rematchOf(offered, []), "spectators see whom it waits for").toMatchObject({ stage: "waiting" });
  });

  it("can be offered again after it was declined, also by the first seat", () => {
    expect(rematchOf(result({ offer: { seat: 1, declined: 0 } }), [1])).toEqual({
      stage: "none",
      declined: 0,
      withdrawn: false,
    });
    expect(rematchOf(result({ offer: { seat: 0, declined: 0 } }), [1])).toMatchObject({ declined: 0, withdrawn: true });
  });

  it("is there for those who have a way in", () => {
    const made = result({ rematch: "next", offer: null });
    expect(rematchOf(made, [0])).toEqual({ stage: "made", room: "next" });
    expect(canFollow(made, [0], false)).toBe(true);
    expect(canFollow(made, [], true)).toBe(true);
    expect(canFollow(made, [], false)).toBe(false);
    expect(canFollow({ ...made, rematch_watch: "token" }, [], false)).toBe(true);
  });
});

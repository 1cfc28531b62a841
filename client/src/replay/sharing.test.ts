import { describe, expect, it } from "vitest";
import { myRooms } from "../lib/my_rooms.svelte";
import { keepsPromise, linkFor, replayPath } from "./sharing";

describe("handing a game on", () => {
  it("never puts a seat's secret into a link", () => {
    myRooms.keep("roomA", { token: "seat-secret", spectators: "watch-secret" });
    myRooms.keep("roomB", { token: "seat-secret" });
    expect(linkFor("roomA", false, 12)).toMatch(/\/replay\/roomA\?at=12#watch-secret$/);
    expect(linkFor("roomB", false)).toBe("");
    expect(linkFor("roomB", true)).toMatch(/\/replay\/roomB$/);
  });

  it("names the place", () => {
    expect(replayPath("roomA")).toBe("/replay/roomA");
    expect(replayPath("roomA", 0)).toBe("/replay/roomA?at=0");
  });

  it("checks the key against the promise", async () => {
    const key = "abb30380d7d3429d9b1da3404d22e42d";
    const promise = "3d3d3c4dad474a7bdf86e801f5655e2ee52c9fca1bd7e5695dbefdcd34153b83";
    expect(await keepsPromise(key, promise)).toBe(true);
    expect(await keepsPromise(key.replace("a", "b"), promise)).toBe(false);
  });
});

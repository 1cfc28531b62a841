import { describe, expect, it } from "vitest";
import { myRooms } from "../lib/my_rooms.svelte";
import { chanceOf, keepsPromise, linkFor, replayPath } from "./sharing";

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

  it("says whether the key was written", () => {
    const plain = "abb30380d7d3429d9b1da3404d22e42d";
    const hex = (said: object) =>
      Array.from(new TextEncoder().encode(JSON.stringify(said)), (byte) => byte.toString(16).padStart(2, "0")).join("");
    const branch = plain + hex({ earlier: plain, since: [3] });
    const written = plain + hex({ outcomes: { 0: [5] }, orders: {} });
    expect([plain, branch, written].map(chanceOf)).toEqual(["drawn", "branch", "written"]);
    expect(chanceOf(plain + hex({ earlier: written, since: [3] }))).toBe("written");
  });

  it("checks the key against the promise", async () => {
    const key = "abb30380d7d3429d9b1da3404d22e42d";
    const promise = "3d3d3c4dad474a7bdf86e801f5655e2ee52c9fca1bd7e5695dbefdcd34153b83";
    expect(await keepsPromise(key, promise)).toBe(true);
    expect(await keepsPromise(key.replace("a", "b"), promise)).toBe(false);
  });
});

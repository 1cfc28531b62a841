import { afterEach, describe, expect, it, vi } from "vitest";
import { myRooms } from "../lib/my_rooms.svelte";
import { chanceOf, keepsPromise, linkFor, replayPath, shareFile } from "./sharing";

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

describe("handing a file to the device", () => {
  const file = new File(["x"], "result.png", { type: "image/png" });
  const device = (share: () => Promise<void>) =>
    vi.stubGlobal("navigator", { language: "en", canShare: () => true, share });
  afterEach(() => void vi.unstubAllGlobals());

  it("says where the device has no share sheet for it, so that the file is downloaded", async () => {
    vi.stubGlobal("navigator", { language: "en" });
    expect(await shareFile(file, "Monk wins.")).toBe(false);
    device(() => Promise.reject(new DOMException("no gesture", "NotAllowedError")));
    expect(await shareFile(file, "Monk wins.")).toBe(false);
  });

  it("does not download what was shared, or was not to be shared after all", async () => {
    const share = vi.fn(() => Promise.resolve());
    device(share);
    expect(await shareFile(file, "Monk wins.")).toBe(true);
    expect(share).toHaveBeenCalledWith({ files: [file], title: "Monk wins." });
    device(() => Promise.reject(new DOMException("never mind", "AbortError")));
    expect(await shareFile(file, "Monk wins.")).toBe(true);
  });
});

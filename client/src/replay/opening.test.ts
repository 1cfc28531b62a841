import { afterEach, describe, expect, it, vi } from "vitest";
import { myRooms } from "../lib/my_rooms.svelte";
import { NoGame, openGame, readGame } from "./opening";

describe("a file that is to be opened", () => {
  it("is the file of a room or a replay", () => {
    expect(readGame('{"kind": "room", "plan": {"game": "dice_throne"}}').plan?.game).toBe("dice_throne");
    expect(readGame('{"kind": "replay"}').kind).toBe("replay");
  });

  it.each(["", "hello", "[]", "null", '{"kind": "recipe"}'])("is refused if it is %j", (text) => {
    expect(() => readGame(text)).toThrow(NoGame);
  });

  afterEach(() => vi.unstubAllGlobals());

  it("is sent letter by letter, so that its seal still fits", async () => {
    const sent: unknown[] = [];
    const created = { room: "room1", host: "secret", seats: [] };
    vi.stubGlobal("fetch", (path: string, asking: RequestInit) => {
      sent.push([path, asking.method, asking.body]);
      return Promise.resolve(new Response(JSON.stringify(created), { status: 201 }));
    });
    const text = '{"kind": "room", "plan": {"game": "dice_throne", "mode": "duel", "delay": 0.0}}';
    expect(await openGame(text)).toBe("room1");
    expect(sent).toEqual([["/api/import", "POST", text]]);
    expect(myRooms.find("room1")).toMatchObject({ game: "dice_throne", token: "secret", over: true });
  });
});

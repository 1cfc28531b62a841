import { describe, expect, it } from "vitest";
import { NoGame, readGame } from "./opening";

describe("a file that is to be opened", () => {
  it("is the file of a room or a replay", () => {
    expect(readGame('{"kind": "room", "plan": {"game": "dice_throne"}}').plan?.game).toBe("dice_throne");
    expect(readGame('{"kind": "replay"}').kind).toBe("replay");
  });

  it.each(["", "hello", "[]", "null", '{"kind": "recipe"}'])("is refused if it is %j", (text) => {
    expect(() => readGame(text)).toThrow(NoGame);
  });
});

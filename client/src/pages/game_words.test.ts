import { describe, expect, it } from "vitest";
import { ofGame } from "./game_words";

describe("the words of a game", () => {
  it("are its own before ours", () => {
    expect(ofGame({ words: { "level-sensible": "Regular" } }, "level-sensible", "Steward")).toBe("Regular");
  });

  it("are ours where it sent none", () => {
    expect(ofGame({}, "level-sensible", "Steward", "sensible")).toBe("Steward");
    expect(ofGame(undefined, "level-sensible", "Steward", "sensible")).toBe("Steward");
  });

  it("are the bare id where nobody has any", () => {
    expect(ofGame({ words: {} }, "option-rolls", "option-rolls", "rolls")).toBe("rolls");
    expect(ofGame({ words: {} }, "hero-guest-player", "hero-guest-player")).toBe("");
  });
});

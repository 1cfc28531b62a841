import { describe, expect, it } from "vitest";
import { isHarmless } from "./refusals";

const refused = (what: string, code: string) => isHarmless({ type: "refused", what, code, reason: "No." });

describe("a refusal", () => {
  it("is silent where the question was answered or has ended at the same time", () => {
    for (const what of ["answer", "typed", "undo", "suggest", "ask_hint"]) expect(refused(what, "stale")).toBe(true);
    expect(refused("answer", "room_over")).toBe(true);
    expect(refused("orders", "illegal")).toBe(true);
  });

  it("is silent where the wish is fulfilled already, or its object gone", () => {
    expect(refused("vote", "room_not_away")).toBe(true);
    expect(refused("seat_bot", "room_seat_held")).toBe(true);
    expect(refused("answer_takeback", "room_takeback_none")).toBe(true);
    expect(refused("rematch", "room_rematch_made")).toBe(true);
    expect(refused("ask_preview", "illegal")).toBe(true);
  });

  it("is shown where something is not allowed", () => {
    expect(refused("answer", "illegal")).toBe(false);
    expect(refused("undo", "undo")).toBe(false);
    expect(refused("ask_takeback", "room_takeback_never")).toBe(false);
    expect(refused("vote", "room_no_votes")).toBe(false);
    expect(refused("say", "room_over")).toBe(false);
    expect(refused("answer", "room_paused")).toBe(false);
  });
});

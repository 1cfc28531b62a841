import { describe, expect, it } from "vitest";
import type { Question } from "../../../../wire";
import { useOf } from "./uses";

function asked(kind: string, actions: string[]): Question {
  return { seat: 0, owner: 0, seats: [0], kind, text: [], answers: actions.map((action) => ({ action, label: [] })) };
}

describe("what a card is good for", () => {
  it("is played or sold where both are answers", () => {
    const use = useOf(7, asked("main", ["end", "play:7", "sell:7"]), []);
    expect([use.play?.action, use.sell?.action]).toEqual(["play:7", "sell:7"]);
  });

  it("is not another card", () => {
    expect(useOf(7, asked("main", ["play:71"]), []).play).toBeUndefined();
  });

  it("says why it cannot be played", () => {
    const why = [{ action: "play:7", label: [], reason: [{ text: "Too dear." }] }];
    expect(useOf(7, asked("main", ["end"]), why).reason).toEqual([{ text: "Too dear." }]);
  });

  it("is chosen by a tap where a card is asked for, and sold where cards must be sold", () => {
    expect(useOf(7, asked("discard_card", ["card:7"]), []).play?.action).toBe("card:7");
    const use = useOf(7, asked("sell_down", ["sell:7"]), []);
    expect([use.play?.action, use.sell]).toEqual(["sell:7", undefined]);
  });
});

import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { loadWords, t } from "../lib/words.svelte";
import HintBox from "./HintBox.svelte";
import type { Session } from "./session.svelte";

beforeAll(() => loadWords("en"));
afterEach(cleanup);

const lines = [[{ text: "Roll two dice." }]];
const question = {
  answers: [
    { action: "reroll:1", label: [], same: ["reroll:2"] },
    { action: "pass", label: [] },
  ],
};

function shown(hinted: string[], prepares: string[]) {
  const chosen: string[] = [];
  const session = {
    advice: { step: 3, lines },
    hinted,
    question,
    bar: { prepare: (action: string) => prepares.includes(action) },
    choose: (action: string) => chosen.push(action),
  } as unknown as Session;
  render(HintBox, { session, onMore: () => undefined });
  return chosen;
}

describe("a hint", () => {
  it("is followed with one press", async () => {
    const chosen = shown(["pass"], []);
    await fireEvent.click(screen.getByRole("button", { name: t("hint-follow") }));
    expect(chosen).toEqual(["pass"]);
  });

  it("first prepares the table, such as the dice that are kept", async () => {
    const chosen = shown(["reroll:2"], ["reroll:2"]);
    await fireEvent.click(screen.getByRole("button", { name: t("hint-follow") }));
    expect(chosen).toEqual([]);
  });

  it("has nothing to press for an answer that is not offered", () => {
    shown(["flick:1,2"], []);
    expect(screen.queryByRole("button", { name: t("hint-follow") })).toBeNull();
  });
});

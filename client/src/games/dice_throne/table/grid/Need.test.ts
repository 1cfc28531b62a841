import { mount, unmount } from "svelte";
import { describe, expect, it } from "vitest";
import type { BoardRow } from "../../../../wire";
import Need from "./Need.svelte";

/** What is drawn for a row: accessible name, dice, steps. */
function drawn(row: Partial<BoardRow>, words: string): [string | null, number, number, string] {
  const target = document.createElement("div");
  const shown = mount(Need, {
    target,
    props: { hero: "barbarian", row: { row: 0, needs: [{ text: words }], text: [], ...row } },
  });
  const found = [".die", ".straight i"].map((name) => target.querySelectorAll(name).length);
  const label = target.querySelector("[role=img]")?.getAttribute("aria-label") ?? null;
  const name = target.querySelector(".name")?.textContent ?? "";
  void unmount(shown);
  return [label, found[0] ?? 0, found[1] ?? 0, name];
}

describe("what a row needs", () => {
  it("is drawn as symbols, as steps or as equal dice", () => {
    const symbols = [
      { symbol: "sword", count: 2 },
      { symbol: "pow", count: 1 },
    ];
    expect(drawn({ symbols }, "2 Swords and 1 Pow")).toEqual(["2 Swords and 1 Pow", 3, 0, ""]);
    expect(drawn({ straight: "small" }, "Small straight")).toEqual(["Small straight", 0, 4, "Small straight"]);
    expect(drawn({ straight: "large" }, "Large straight")).toEqual(["Large straight", 0, 5, "Large straight"]);
    expect(drawn({ of_a_kind: 4 }, "4 of a kind")).toEqual(["4 of a kind", 4, 0, "4 of a kind"]);
  });
});

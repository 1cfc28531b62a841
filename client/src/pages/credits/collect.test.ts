import { describe, expect, it } from "vitest";
import credits from "virtual:icon-credits";
import { creditsFor, iconsIn, iconsUnder } from "./collect";

describe("credits of the icons", () => {
  it("finds names in imports and in names of sets", () => {
    const source = 'import A from "~icons/game-icons/fire-ray"; const b = "game-icons:crown";';
    expect(iconsIn(source)).toEqual(["fire-ray", "crown"]);
  });

  it("names an author for every icon that is drawn", () => {
    const used = new Set(iconsUnder("src"));
    const credited = new Set(credits.flatMap((one) => one.icons));
    expect(used.size).toBeGreaterThan(0);
    expect([...used].filter((icon) => !credited.has(icon))).toEqual([]);
  });

  it("names nobody whose icons are not drawn", () => {
    expect(creditsFor(["crown"]).map((one) => one.author)).toEqual(["Lorc"]);
  });
});

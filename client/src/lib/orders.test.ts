import { afterEach, describe, expect, it } from "vitest";

import { isKept, ordersOf, setBell, usualOrders } from "./orders";
import { settings } from "./settings.svelte";

const { passing, bells } = settings;

afterEach(() => Object.assign(settings, { passing, bells }));

describe("standing orders", () => {
  it("are the preset and the bells by game, for every room", () => {
    settings.passing = "relaxed";
    setBell("dice_throne", "card:tip_it", true);
    setBell("one_deck_dungeon", "card:kiting", true);
    setBell("dice_throne", "status:protect", true);
    expect(usualOrders()).toEqual({
      setting: "relaxed",
      bells: { dice_throne: ["card:tip_it", "status:protect"], one_deck_dungeon: ["card:kiting"] },
    });
  });

  it("are sent again only where the server keeps others", () => {
    settings.passing = "relaxed";
    setBell("dice_throne", "status:protect", true);
    setBell("dice_throne", "card:tip_it", true);
    const wanted = ordersOf("dice_throne", 0);
    const kept = { type: "standing" as const, seat: 0, setting: "relaxed", bells: ["card:tip_it", "status:protect"] };
    expect(isKept(kept, wanted)).toBe(true);
    expect(isKept({ ...kept, setting: "off" }, wanted)).toBe(false);
    expect(isKept({ ...kept, bells: ["card:tip_it"] }, wanted)).toBe(false);
    expect(isKept(undefined, wanted)).toBe(false);
  });
});

import { describe, expect, it } from "vitest";
import type { Option } from "../wire";
import { level, MOST, stillThere } from "./grouping";

function option(action: string, ...path: string[]): Option {
  return { action, label: [{ text: action }], path };
}

const options = [
  option("pass"),
  option("sell:1", "Sell"),
  option("sell:2", "Sell"),
  option("play:1", "Cards", "Upgrades"),
  option("play:2", "Cards", "Upgrades"),
  option("play:3", "Cards"),
];

describe("answers by path", () => {
  it("shows answers and groups of the outermost level in their order", () => {
    const { entries } = level(options, []);
    expect(entries.map((one) => (one.kind === "group" ? `${one.name} ${one.count}` : one.option.action))).toEqual([
      "pass",
      "Sell 2",
      "Cards 3",
    ]);
  });

  it("goes into a group, and into a group of a group", () => {
    const inside = level(options, ["Cards"]).entries;
    expect(inside.map((one) => (one.kind === "group" ? one.name : one.option.action))).toEqual(["Upgrades", "play:3"]);
    expect(level(options, ["Cards", "Upgrades"]).entries).toHaveLength(2);
  });

  it("never shows more than twelve at once, and every answer on one page", () => {
    const many = Array.from({ length: 30 }, (_, number) => option(`place:${number}`));
    const pages = [0, 1, 2].map((page) => level(many, [], page));
    expect(pages.every((one) => one.entries.length <= MOST && one.pages === 3)).toBe(true);
    expect(pages.flatMap((one) => one.entries)).toHaveLength(30);
    expect(level(many, [], 9).page).toBe(2);
  });

  it("keeps as much of a path as still leads somewhere", () => {
    expect(stillThere(options, ["Cards", "Upgrades"])).toEqual(["Cards", "Upgrades"]);
    expect(stillThere(options, ["Cards", "Gone"])).toEqual(["Cards"]);
    expect(stillThere(options, ["Gone", "Upgrades"])).toEqual([]);
  });
});

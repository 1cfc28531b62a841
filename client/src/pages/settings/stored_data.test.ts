import { beforeEach, describe, expect, it } from "vitest";
import { collect, forget, restore } from "./stored_data";

describe("what a browser keeps", () => {
  beforeEach(() => {
    localStorage.clear();
    localStorage.setItem("ludotheque.settings", '{"lang":"fr"}');
    localStorage.setItem("other", "not ours");
  });

  it("goes into a file and comes back", () => {
    const file = JSON.stringify(collect(localStorage));
    forget(localStorage);
    expect(localStorage.getItem("ludotheque.settings")).toBeNull();
    expect(restore(localStorage, file)).toBe(true);
    expect(localStorage.getItem("ludotheque.settings")).toBe('{"lang":"fr"}');
  });

  it("touches nothing of anybody else", () => {
    forget(localStorage);
    expect(localStorage.getItem("other")).toBe("not ours");
    const foreign = '{"kind":"ludotheque-kept","entries":{"other":"changed"}}';
    expect(restore(localStorage, foreign)).toBe(false);
    expect(localStorage.getItem("other")).toBe("not ours");
  });

  it("refuses what is no such file", () => {
    for (const text of ["", "[]", "null", '{"kind":"x"}', '{"kind":"ludotheque-kept","entries":{"ludotheque.a":1}}'])
      expect(restore(localStorage, text)).toBe(false);
  });
});

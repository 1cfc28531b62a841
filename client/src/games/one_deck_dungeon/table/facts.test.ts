import { describe, expect, it } from "vitest";
import { textAfter } from "./facts";

describe("the text of a card without its first lines", () => {
  it("begins after as many line breaks", () => {
    const text = [{ text: "Free." }, { text: "\n" }, { text: "Ignore 1 " }, { text: "heart", term: "rule:X" }];
    expect(textAfter(text, 1)).toEqual(text.slice(2));
    expect(textAfter(text, 0)).toEqual(text);
  });

  it("is empty where there are no more lines", () => {
    expect(textAfter([{ text: "one" }], 2)).toEqual([]);
  });
});

import { beforeEach, describe, expect, it } from "vitest";
import { placesOf, pointTo, spotsOf } from "./pointing";

const burned = [
  { text: "Ada", term: "seat:1" },
  { text: " gets " },
  { text: "Burn", term: "status:burn" },
  { text: " by rule ", term: "rule:DT-A-1" },
];

function placed(attributes: Record<string, string>, tag = "div"): HTMLElement {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.getClientRects = () => [{}] as unknown as DOMRectList;
  const main = document.querySelector("main") ?? document.body.appendChild(document.createElement("main"));
  return main.appendChild(element);
}

describe("from a line of the log to the table", () => {
  beforeEach(() => document.body.replaceChildren());

  it("a thing of a seat comes before the thing, and that before the seat; rules are nowhere", () => {
    expect(spotsOf(burned)).toEqual([
      '[data-spot="status-1-burn"]',
      '[data-details="status\\:burn"]',
      '[data-spot="seat-1"]',
    ]);
    expect(spotsOf([{ text: "Nothing." }])).toEqual([]);
  });

  it("finds them, each once", () => {
    const seat = placed({ "data-spot": "seat-1" });
    const token = placed({ "data-spot": "status-1-burn" }, "li");
    token.appendChild(document.createElement("button")).setAttribute("data-details", "status:burn");
    placed({ "data-spot": "seat-0" });
    expect(placesOf(burned)).toEqual([token, seat]);
  });

  it("finds them in a document by their terms", () => {
    const sheet = placed({ class: "document" });
    const line = sheet.appendChild(document.createElement("p"));
    line.getClientRects = () => [{}] as unknown as DOMRectList;
    line.appendChild(document.createElement("span")).setAttribute("data-term", "status:burn");
    expect(placesOf(burned)).toEqual([line]);
  });

  it("marks them, and takes the mark away with the next line", () => {
    const seat = placed({ "data-spot": "seat-1" });
    const other = placed({ "data-spot": "seat-0" });
    expect(pointTo(burned)).toBe(true);
    expect(seat.hasAttribute("data-highlighted")).toBe(true);
    expect(pointTo([{ text: "Bo", term: "seat:0" }])).toBe(true);
    expect([seat.hasAttribute("data-highlighted"), other.hasAttribute("data-highlighted")]).toEqual([false, true]);
    expect(pointTo([{ text: "Nobody." }])).toBe(false);
  });
});

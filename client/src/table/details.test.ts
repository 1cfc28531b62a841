import { beforeEach, describe, expect, it, vi } from "vitest";
import { detailsOf, openDetails } from "./details";

function made(parent: Element, tag: string, attributes: Record<string, string> = {}): HTMLElement {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return parent.appendChild(element);
}

describe("more about the focused item", () => {
  beforeEach(() => document.body.replaceChildren());

  it("is what opens a card, or is beside it in the same item", () => {
    const held = made(document.body, "div", { class: "held" });
    const card = made(held, "button");
    const read = made(held, "button", { "data-details": "card:x" });
    expect(detailsOf(card)).toBe(read);
    expect(detailsOf(read)).toBe(read);
    expect(detailsOf(null)).toBeUndefined();
  });

  it("is the first word of a line of the log", () => {
    const line = made(document.body, "li");
    const go = made(line, "button");
    const word = made(line, "button", { class: "term" });
    const pressed = vi.fn();
    word.addEventListener("click", pressed);
    expect(openDetails(go)).toBe(true);
    expect(pressed).toHaveBeenCalledOnce();
  });

  it("is not looked for all over the table", () => {
    made(document.body, "button", { "data-details": "card:x" });
    const lonely = made(document.body, "button");
    expect(openDetails(lonely)).toBe(false);
  });

  it("is, of an answer, what it would do", () => {
    const answer = made(made(document.body, "li"), "button", { "data-answer": "" });
    expect(openDetails(answer)).toBe(false);
    const preview = made(document.body, "div", { "data-preview": "", tabindex: "0" });
    expect(openDetails(answer)).toBe(true);
    expect(document.activeElement).toBe(preview);
  });
});

import { describe, expect, it, vi } from "vitest";
import { draw, outlinesOf, type PictureFacts, WIDTH } from "./picture";

interface Written {
  text: string;
  x: number;
  font: string;
}

/** A pen that notes what it writes; each letter is ten pixels wide at any size. */
function pen(): { pen: CanvasRenderingContext2D; written: Written[] } {
  const written: Written[] = [];
  const gradient = { addColorStop: vi.fn() };
  const known: Record<string, unknown> = {
    font: "",
    measureText: (text: string) => ({ width: text.length * 10 }),
    createRadialGradient: () => gradient,
    fillText: (text: string, x: number) => written.push({ text, x, font: String(known["font"]) }),
  };
  const target = new Proxy(known, { get: (all, name) => all[String(name)] ?? vi.fn() });
  return { pen: target as unknown as CanvasRenderingContext2D, written };
}

const seat = (number: number, won = false) => ({
  name: `Hero ${number}`,
  hero: "",
  seat: number,
  won,
  left: 7,
  most: 50,
});
const facts: PictureFacts = {
  game: "Dice Throne",
  date: "1 May",
  result: "Hero 1 wins.",
  seats: [seat(0), seat(1, true)],
  notes: ["12 turns", "Best blow"],
  winner: "winner",
  foot: "Ludothèque, unofficial",
};

describe("the picture of a result", () => {
  it("has everything on it, the winner named, the seats from left to right", () => {
    const { pen: one, written } = pen();
    draw(one, facts);
    const texts = written.map((each) => each.text);
    const wanted = ["Dice Throne", "1 May", "Hero 1 wins.", "Hero 0", "Hero 1", "winner", "7", "12 turns  ·  Best blow", facts.foot]; // prettier-ignore
    expect(texts).toEqual(expect.arrayContaining(wanted));
    const [left, right] = ["Hero 0", "Hero 1"].map((name) => written.find((each) => each.text === name)?.x ?? 0);
    expect((left ?? 0) + (right ?? 0)).toBe(WIDTH);
    expect(left).toBeLessThan(right ?? 0);
  });

  it("keeps six seats inside, and sets long names smaller", () => {
    const { pen: one, written } = pen();
    const seats = Array.from({ length: 6 }, (_, at) => ({ ...seat(at), name: `Somebody ${at} with a name` }));
    draw(one, { ...facts, seats });
    const names = written.filter((each) => each.text.startsWith("Somebody"));
    expect(names).toHaveLength(6);
    expect(names.every(({ x }) => x > 80 && x < WIDTH - 80)).toBe(true);
    expect(names.every(({ font }) => Number(/(\d+)px/.exec(font)?.[1]) < 36)).toBe(true);
  });

  it("takes the outlines of an emblem from the page", () => {
    const icon = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    icon.setAttribute("viewBox", "0 0 512 512");
    icon.innerHTML = '<path d="M1 2z"/><g><path d="M3 4z"/></g>';
    expect(outlinesOf(icon)).toEqual({ side: 512, paths: ["M1 2z", "M3 4z"] });
    expect(outlinesOf(null)).toBeUndefined();
  });
});

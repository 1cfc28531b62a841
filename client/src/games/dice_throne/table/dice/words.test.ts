import { afterEach, expect, it, vi } from "vitest";
import { settings } from "../../../../lib/settings.svelte";
import { loadIcons, symbolIcon } from "../../icons/symbols";
import { faceIcon, faceName } from "./words";

const FACES = ["fist", "fist", "palm", "zen", "zen", "lotus"].map((symbol, index) => ({
  face: index + 1,
  symbol,
  name: symbol,
}));

afterEach(() => {
  settings.lang = "en";
  vi.unstubAllGlobals();
});

it("takes the symbols of dice from the board of the server, and keeps them in another language", async () => {
  settings.lang = "en";
  const answers = [new Response(JSON.stringify({ hero: { faces: FACES }, cards: [] }))];
  const fetched = vi.fn(() => Promise.resolve(answers.shift() ?? new Response("{}", { status: 500 })));
  vi.stubGlobal("fetch", fetched);
  await loadIcons("monk");
  expect(faceIcon("monk", 1)).toBeUndefined();
  await vi.waitFor(() => expect(faceIcon("monk", 1)).toBeDefined());
  expect(faceIcon("monk", 1)).toBe(symbolIcon("monk", "fist"));
  expect(faceIcon("monk", 6)).toBe(symbolIcon("monk", "lotus"));
  expect(faceName("monk", 3)).toBe("palm");
  settings.lang = "fr";
  expect(faceName("monk", 3)).toBe("");
  expect(faceIcon("monk", 3)).toBe(symbolIcon("monk", "palm"));
  expect(faceIcon("monk", 7)).toBeUndefined();
});

import { render } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { myRooms } from "../../lib/my_rooms.svelte";
import { route } from "../../lib/route.svelte";
import { loadWords } from "../../lib/words.svelte";
import Continue from "./Continue.svelte";

beforeAll(() => loadWords("en"));
afterEach(() => vi.unstubAllGlobals());

it.each([
  ["continue", 1],
  ["", 0],
])("the shortcut of an installed app leads to the own games (#%s)", (hash, times) => {
  vi.stubGlobal("fetch", () => new Promise(() => undefined));
  const scroll = vi.spyOn(HTMLElement.prototype, "scrollIntoView").mockImplementation(() => undefined);
  scroll.mockClear();
  myRooms.keep("abc", { token: "secret", seats: [0] });
  route.hash = hash;
  render(Continue);
  expect(scroll).toHaveBeenCalledTimes(times);
});

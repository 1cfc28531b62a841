import { afterEach, expect, test, vi } from "vitest";

const KEPT = { getItem: () => JSON.stringify({ lang: "en", name: "Ada" }), setItem: () => undefined };

/** Settings and address after a page was opened. */
async function openedAt(address: string): Promise<{ lang: string; name: string; moved: string[] }> {
  const moved: string[] = [];
  vi.resetModules();
  vi.stubGlobal("navigator", { language: "en" });
  vi.stubGlobal("localStorage", KEPT);
  vi.stubGlobal("location", { href: `http://ludo.test${address}` });
  vi.stubGlobal("history", { state: null, replaceState: (_: unknown, __: string, to: string) => moved.push(to) });
  const { settings } = await import("./settings.svelte");
  return { lang: settings.lang, name: settings.name, moved };
}

afterEach(() => vi.unstubAllGlobals());

test("an address may ask for a language, once", async () => {
  expect(await openedAt("/?lang=fr")).toEqual({ lang: "fr", name: "Ada", moved: ["/"] });
  expect(await openedAt("/new/dice_throne?lang=fr&x=1#secret")).toMatchObject({
    lang: "fr",
    moved: ["/new/dice_throne?x=1#secret"],
  });
});

test("a table of keys is kept as words, and as nothing else", async () => {
  for (const [kept, keys] of [
    [{ keys: { undo: "z" } }, { undo: "z" }],
    [{ keys: { undo: 3 } }, {}],
    [{ keys: null }, {}],
    [{ keys: ["z"] }, {}],
  ]) {
    vi.resetModules();
    vi.stubGlobal("navigator", { language: "en" });
    vi.stubGlobal("localStorage", { getItem: () => JSON.stringify(kept), setItem: () => undefined });
    const { settings } = await import("./settings.svelte");
    expect(settings.keys).toEqual(keys);
  }
});

test("without a known language what was kept stays", async () => {
  expect(await openedAt("/")).toMatchObject({ lang: "en", moved: [] });
  expect(await openedAt("/?lang=de")).toMatchObject({ lang: "en", moved: ["/"] });
});

test("the frame of the window has the language and the color of the page", async () => {
  vi.resetModules();
  document.head.innerHTML =
    '<meta name="theme-color" media="dark" /><meta name="theme-color" /><link rel="manifest" href="/manifest" />';
  const { dressWindow } = await import("./settings.svelte");
  dressWindow("fr", "light");
  expect(document.querySelector("link")?.getAttribute("href")).toBe("/manifest.webmanifest?lang=fr&theme=light");
  const colors = [...document.querySelectorAll("meta")].map((one) => one.content);
  expect(colors).toEqual(["#e9e0ca", "#e9e0ca"]);
});

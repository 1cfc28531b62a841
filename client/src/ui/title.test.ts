// A page that sets no title keeps that of the page before it.

import { expect, it } from "vitest";

const sources = import.meta.glob<string>("../**/*.svelte", { query: "?raw", import: "default", eager: true });
/** Stands in the frame of a table, which has one. */
const FRAMED = "../table/Curtain.svelte";
const pages = Object.entries(sources)
  .filter(([, source]) => source.includes('id="main"'))
  .filter(([path]) => path !== FRAMED);

it("every page has a title", () => {
  expect(pages.length).toBeGreaterThan(5);
  const without = pages.filter(([, source]) => !/<Title |<svelte:head>\s*<title>/.test(source));
  expect(without.map(([path]) => path)).toEqual([]);
});

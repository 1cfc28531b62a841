import { beforeEach, expect, test, vi } from "vitest";
import { MySheets } from "./my_sheets.svelte";

const LYRA = {
  id: "00c0ffee",
  game: "dungeon",
  player: "Lyra",
  hero: "archer",
  played: 1,
  won: 0,
  revision: 2,
  text: "{}",
};
const ADA = { ...LYRA, id: "11111111", player: "Ada", game: "other" };

beforeEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
});

test("sheets are kept by game, the latest first, each once", () => {
  const sheets = new MySheets();
  sheets.keep(LYRA);
  sheets.keep(ADA);
  sheets.keep({ ...LYRA, played: 2 });
  expect(new MySheets().list.map(({ player, played }) => [player, played])).toEqual([
    ["Lyra", 2],
    ["Ada", 1],
  ]);
  expect(new MySheets().of("other").map(({ player }) => player)).toEqual(["Ada"]);
});

test("a deleted sheet comes back where it was", () => {
  const sheets = new MySheets();
  for (const one of [LYRA, ADA]) sheets.keep(one);
  const lyra = sheets.find(LYRA.id);
  sheets.forget(LYRA.id);
  expect(sheets.list.map(({ player }) => player)).toEqual(["Ada"]);
  if (lyra) sheets.restore(lyra, 1);
  expect(new MySheets().list.map(({ player }) => player)).toEqual(["Ada", "Lyra"]);
});

test("the sheet of a finished game is taken once, also after it was deleted", () => {
  const sheets = new MySheets();
  sheets.take("room/0", LYRA);
  sheets.forget(LYRA.id);
  expect([new MySheets().isTaken("room/0"), new MySheets().isTaken("room/1")]).toEqual([true, false]);
  expect(new MySheets().list).toEqual([]);
});

test.each(["{", "null", '{"sheets": [{}, 3]}'])("what is stored may be anything: %s", (text) => {
  localStorage.setItem("ludotheque.sheets", text);
  expect(new MySheets().list).toEqual([]);
});

test("a browser that stores nothing says so", () => {
  const sheets = new MySheets();
  vi.spyOn(localStorage, "setItem").mockImplementation(() => {
    throw new Error("full");
  });
  sheets.keep(LYRA);
  expect([sheets.lasting, sheets.find(LYRA.id)?.player]).toEqual([false, "Lyra"]);
});

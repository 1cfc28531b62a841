import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import type { Lesson } from "../tutorial/steps";
import { NEUTRAL_ICON } from "./game_client";
import { firstLessonPath, gameClient, games } from "./index";
import { loadPortraits, portraitOf } from "./portraits.svelte";

const files = import.meta.glob<string>("./*/locales/*/*.ftl", { query: "?raw", import: "default", eager: true });

async function lessonsOf(game: string): Promise<Lesson[]> {
  return (await gameClient(game).course?.lessons())?.default ?? [];
}

describe.each(["en", "fr"])("texts of the lessons in %s", (lang) => {
  const bundle = new FluentBundle(lang);
  for (const [path, text] of Object.entries(files))
    if (path.includes(`/${lang}/`)) bundle.addResource(new FluentResource(text));

  it.each(games)("exist for $id", async ({ id, course }) => {
    for (const lesson of await lessonsOf(id)) {
      const keys = [lesson.title, lesson.text, ...(lesson.instead ?? []).map((one) => one.say)];
      for (const key of keys) expect(bundle.hasMessage(key), key).toBe(true);
    }
    expect(bundle.hasMessage(course?.title ?? "")).toBe(true);
    expect(bundle.hasMessage(course?.lead ?? "")).toBe(true);
  });
});

describe.each(games)("the lessons of $id", ({ id }) => {
  it("have distinct ids, a rule each, and an end that waits for nothing", async () => {
    const lessons = await lessonsOf(id);
    const names = lessons.map((lesson) => lesson.id);
    expect(names.length).toBeGreaterThan(5);
    expect(new Set(names).size).toBe(names.length);
    for (const lesson of lessons) expect(lesson.term, lesson.id).toMatch(/^rule:/);
    for (const lesson of lessons) for (const selector of lesson.look ?? []) expect(selector, lesson.id).toBeTruthy();
    expect(lessons.at(-1)?.when).toBeUndefined();
    expect(lessons.at(-1)?.done).toBeUndefined();
  });
});

describe("the list of games", () => {
  it("has every game once, under its own id", () => {
    for (const game of games) expect(gameClient(game.id)).toBe(game);
    expect(new Set(games.map((game) => game.id)).size).toBe(games.length);
  });

  it("leads newcomers to the first tutorial", () => {
    expect(firstLessonPath()).toBe(`/learn/${games[0]?.id}`);
  });

  it.each(["four_twenty_one", "constructor", ""])("shows an unknown game %j by defaults", async (id) => {
    const game = gameClient(id);
    expect(game).toMatchObject({ id, emblem: NEUTRAL_ICON, optionShelves: {} });
    expect([game.table, game.drawing, game.course, game.setup, game.portraits, game.campaign]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    await loadPortraits(id);
    expect(portraitOf(id, "anyone")).toBe(NEUTRAL_ICON);
  });
});

describe("portraits", () => {
  it.each(games)("of $id arrive after they are asked for", async ({ id, portraits }) => {
    expect(portraitOf(id, "anyone")).toBeUndefined();
    await loadPortraits(id);
    const all = Object.entries((await portraits?.())?.default ?? {});
    expect(all.length).toBeGreaterThan(1);
    for (const [hero, icon] of all) expect(portraitOf(id, hero)).toBe(icon);
    expect(portraitOf(id, "?random")).toBe(NEUTRAL_ICON);
  });
});

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import english from "../locales/en/tutorial.ftl?raw";
import french from "../locales/fr/tutorial.ftl?raw";
import { courses } from "./lessons";

const files = { en: english, fr: french };

describe.each(Object.entries(files))("words of the lessons in %s", (lang, file) => {
  const bundle = new FluentBundle(lang);
  bundle.addResource(new FluentResource(file));

  it.each(Object.values(courses))("are there for $game", (course) => {
    for (const lesson of course.lessons) {
      const keys = [lesson.title, lesson.text, ...(lesson.instead ?? []).map((one) => one.say)];
      for (const key of keys) expect(bundle.hasMessage(key), key).toBe(true);
    }
    expect(bundle.hasMessage(course.title)).toBe(true);
    expect(bundle.hasMessage(course.lead)).toBe(true);
  });
});

describe.each(Object.values(courses))("the lessons of $game", (course) => {
  it("have names of their own, a rule each, and an end that needs no occasion", () => {
    const names = course.lessons.map((lesson) => lesson.id);
    expect(new Set(names).size).toBe(names.length);
    for (const lesson of course.lessons) expect(lesson.term, lesson.id).toMatch(/^rule:/);
    expect(course.lessons.at(-1)?.when).toBeUndefined();
    expect(course.lessons.at(-1)?.done).toBeUndefined();
  });
});

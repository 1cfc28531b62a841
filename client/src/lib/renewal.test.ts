import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { followNewPages, isOutdated, whenServerAnswers } from "./renewal";

const OWN = "/assets/index-1a2b3c4d.js";

function served(script: string, ok = true): void {
  const answer = { ok, text: () => Promise.resolve(`<script type="module" src="${script}"></script>`) };
  vi.stubGlobal("fetch", () => Promise.resolve(answer));
}

beforeEach(() => {
  // An element made by a script of the page would be loaded; this one only has its address.
  vi.spyOn(document, "querySelector").mockReturnValue({ src: location.origin + OWN } as HTMLScriptElement);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it.each([
  ["/assets/index-9z8y7x6w.js", true, true],
  [OWN, true, false],
  ["/assets/index-9z8y7x6w.js", false, false],
])("pages with %s (%s) make this one outdated: %s", async (script, ok, outdated) => {
  served(script, ok);
  expect(await isOutdated()).toBe(outdated);
});

it("cannot know of newer pages without a connection, or where it was not built", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError()));
  expect(await isOutdated()).toBe(false);
  served("/assets/index-9z8y7x6w.js");
  vi.spyOn(document, "querySelector").mockReturnValue(null);
  expect(await isOutdated()).toBe(false);
});

it("an outdated page that misses a part is loaded again", async () => {
  const reload = vi.fn();
  const stop = followNewPages(reload);
  served("/assets/index-9z8y7x6w.js");
  dispatchEvent(new Event("vite:preloadError"));
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  stop();
});

it("a page without a connection goes on when the server answers", async () => {
  vi.useFakeTimers();
  const act = vi.fn();
  const stop = whenServerAnswers(act);
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError()));
  dispatchEvent(new Event("online"));
  await vi.advanceTimersByTimeAsync(6000);
  expect(act).not.toHaveBeenCalled();
  served(OWN);
  await vi.advanceTimersByTimeAsync(5000);
  expect(act).toHaveBeenCalledOnce();
  dispatchEvent(new Event("online"));
  await vi.advanceTimersByTimeAsync(0);
  expect(act).toHaveBeenCalledTimes(2);
  stop();
  dispatchEvent(new Event("online"));
  await vi.advanceTimersByTimeAsync(20_000);
  expect(act).toHaveBeenCalledTimes(2);
  vi.useRealTimers();
});

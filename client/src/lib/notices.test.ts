import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { requestPermission, notify } from "./notices";
import { settings } from "./settings.svelte";

const made: [string, unknown][] = [];

class Notice {
  static permission = "granted";
  static requestPermission = (): Promise<string> => Promise.resolve(Notice.permission);
  onclick: unknown;
  constructor(title: string, more: unknown) {
    made.push([title, more]);
  }
}

function hidden(is: boolean): void {
  vi.spyOn(document, "hidden", "get").mockReturnValue(is);
}

describe("a word of the browser", () => {
  beforeEach(() => {
    made.length = 0;
    Notice.permission = "granted";
    vi.stubGlobal("Notification", Notice);
    settings.notify = true;
    hidden(true);
  });
  afterEach(() => {
    settings.notify = false;
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  it("comes while the page is away, one for each room", () => {
    notify("abc", "Your turn", "Roll");
    expect(made).toEqual([["Your turn", { body: "Roll", tag: "ludotheque-abc" }]]);
  });

  it.each([
    ["nobody asked for it", () => (settings.notify = false)],
    ["the page is looked at", () => hidden(false)],
    ["the browser refuses", () => (Notice.permission = "denied")],
  ])("does not come if %s", (_, arrange) => {
    arrange();
    notify("abc", "Your turn", "Roll");
    expect(made).toEqual([]);
  });

  it("needs leave", async () => {
    expect(await requestPermission()).toBe(true);
    Notice.permission = "denied";
    expect(await requestPermission()).toBe(false);
  });
});

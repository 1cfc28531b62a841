import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { registerWorker } from "./worker";

const register = vi.fn(() => Promise.reject(new Error("a private window")));

beforeEach(() => {
  register.mockClear();
  vi.stubGlobal("navigator", { serviceWorker: { register } });
  vi.stubGlobal("requestIdleCallback", (work: () => void) => work());
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function readiness(state: DocumentReadyState): void {
  vi.spyOn(document, "readyState", "get").mockReturnValue(state);
}

it("the worker waits for the page, and a refusal is nothing", () => {
  readiness("interactive");
  registerWorker();
  expect(register).not.toHaveBeenCalled();
  dispatchEvent(new Event("load"));
  expect(register).toHaveBeenCalledExactlyOnceWith("/sw.js");
});

it("its address is made by the policy that the server allows", () => {
  readiness("complete");
  const createPolicy = vi.fn((_: string, rules: { createScriptURL: (url: string) => string }) => rules);
  vi.stubGlobal("trustedTypes", { createPolicy });
  registerWorker();
  expect(createPolicy).toHaveBeenCalledWith("ludotheque-worker", expect.anything());
  expect(createPolicy.mock.results[0]?.value.createScriptURL("/evil.js")).toBe("/sw.js");
  expect(register).toHaveBeenCalledExactlyOnceWith("/sw.js");
});

it("a browser without workers is left alone", () => {
  readiness("complete");
  vi.stubGlobal("navigator", {});
  registerWorker();
  expect(register).not.toHaveBeenCalled();
});

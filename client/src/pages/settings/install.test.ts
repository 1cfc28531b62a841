import { render } from "@testing-library/svelte";
import { tick } from "svelte";
import { beforeAll, expect, it, vi } from "vitest";
import { installation } from "../../lib/installing.svelte";
import { loadWords } from "../../lib/words.svelte";
import Install from "./Install.svelte";

beforeAll(() => loadWords("en"));

it("is offered only where the browser offers it, and once", async () => {
  installation.listen();
  const { container } = render(Install);
  expect(container.querySelector("button")).toBeNull();
  const prompt = vi.fn(() => Promise.resolve({ outcome: "accepted" }));
  const offer = Object.assign(new Event("beforeinstallprompt", { cancelable: true }), { prompt });
  dispatchEvent(offer);
  await tick();
  expect(offer.defaultPrevented).toBe(true);
  container.querySelector("button")?.click();
  await tick();
  expect(prompt).toHaveBeenCalledOnce();
  expect(container.querySelector("button")).toBeNull();
  dispatchEvent(new Event("appinstalled"));
  await tick();
  expect(container.textContent).toContain("Ludothèque is installed on this device.");
});

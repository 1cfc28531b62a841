import { expect, it } from "vitest";
import { isOnlyHere } from "./lan.svelte";

it("tells names of this computer from addresses that others can open", () => {
  for (const host of ["localhost", "LOCALHOST", "ludo.localhost", "127.0.0.1", "127.1.2.3", "0.0.0.0", "[::1]", "[::]"])
    expect(isOnlyHere(host), host).toBe(true);
  for (const host of [
    "192.168.1.20",
    "10.0.0.1",
    "games.example.org",
    "localhost.example.org",
    "ludo.local",
    "[fd00::1]",
  ])
    expect(isOnlyHere(host), host).toBe(false);
});

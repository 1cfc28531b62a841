import { expect, it } from "vitest";
import { printAddress, unfoldOnPaper } from "./printing";

it("the address is printed without its secret", () => {
  printAddress();
  history.replaceState(null, "", "/room/abc?at=3#secret");
  dispatchEvent(new Event("beforeprint"));
  const said = document.documentElement.style.getPropertyValue("--address");
  expect(said).toBe(JSON.stringify(`${location.origin}/room/abc`));
  history.replaceState(null, "", "/");
});

it("folded sections are unfolded while they are printed", () => {
  const book = document.createElement("div");
  book.innerHTML = "<details open></details><details></details>";
  const open = (): boolean[] => [...book.querySelectorAll("details")].map((one) => one.open);
  const { destroy } = unfoldOnPaper(book);
  dispatchEvent(new Event("beforeprint"));
  expect(open()).toEqual([true, true]);
  dispatchEvent(new Event("afterprint"));
  expect(open()).toEqual([true, false]);
  destroy();
  dispatchEvent(new Event("beforeprint"));
  expect(open()).toEqual([true, false]);
});

// What paper needs and a screen does not: the address of the page, and sections that are folded.

/** Give the footers of the printed pages the address; CSS cannot know it. The secret behind # is never printed. */
export function printAddress(): void {
  addEventListener("beforeprint", () => {
    const address = location.origin + location.pathname;
    document.documentElement.style.setProperty("--address", JSON.stringify(address));
  });
}

/** Unfold the sections of an element while it is printed. */
export function unfoldOnPaper(element: HTMLElement): { destroy: () => void } {
  let folded: HTMLDetailsElement[] = [];
  function unfold(): void {
    folded = [...element.querySelectorAll<HTMLDetailsElement>("details:not([open])")];
    for (const section of folded) section.open = true;
  }
  function fold(): void {
    for (const section of folded) section.open = false;
    folded = [];
  }
  addEventListener("beforeprint", unfold);
  addEventListener("afterprint", fold);
  return {
    destroy: () => {
      removeEventListener("beforeprint", unfold);
      removeEventListener("afterprint", fold);
    },
  };
}

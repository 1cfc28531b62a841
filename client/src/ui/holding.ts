// A press that is held for a while does something else than a short one.

import type { Attachment } from "svelte/attachments";

/** How long, in milliseconds. */
const HELD = 600;

/** A press that moves this far, in pixels, is a drag. */
const SLACK = 6;

/** Attached to a button: held, it does this, and the click that follows does nothing. */
export function holding(act: () => void): Attachment<HTMLElement> {
  return (thing) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let done = false;
    let from = { x: 0, y: 0 };
    const lift = (): void => clearTimeout(timer);
    const handlers = {
      pointerdown: ({ clientX: x, clientY: y }: PointerEvent): void => {
        lift();
        done = false;
        from = { x, y };
        timer = setTimeout(() => {
          done = true;
          act();
        }, HELD);
      },
      pointermove: ({ clientX, clientY }: PointerEvent): void => {
        if (Math.hypot(clientX - from.x, clientY - from.y) > SLACK) lift();
      },
      pointerup: lift,
      pointercancel: lift,
      pointerleave: lift,
      contextmenu: (event: Event): void => {
        if (done) event.preventDefault();
      },
      click: (event: Event): void => {
        if (!done) return;
        done = false;
        event.preventDefault();
        event.stopImmediatePropagation();
      },
    };
    const names = Object.keys(handlers) as (keyof typeof handlers)[];
    for (const name of names) thing.addEventListener(name, handlers[name] as EventListener, true);
    return () => {
      lift();
      for (const name of names) thing.removeEventListener(name, handlers[name] as EventListener, true);
    };
  };
}

// Looking at an answer before it is given: with the pointer, by focus, or with a finger that rests on it.

import type { Attachment } from "svelte/attachments";
import type { Session } from "./session.svelte";

/** A finger that rests this long looks, and presses nothing when it is lifted. */
const RESTING = 450;

/** Whatever gives that answer shows, when it is looked at, what the answer would do; what gives none ends the look. */
export function looking(session: Session, action: string | undefined): Attachment<HTMLElement> {
  return (thing) => {
    if (!session.look) return;
    let resting: ReturnType<typeof setTimeout> | undefined;
    let rested = false;
    const look = (): void => session.look?.(action);
    const lift = (): void => clearTimeout(resting);
    const heard = {
      focus: look,
      pointerenter: (event: PointerEvent) => event.pointerType === "mouse" && look(),
      pointerdown: (event: PointerEvent) => {
        lift();
        rested = false;
        if (event.pointerType === "mouse" || !action) return;
        resting = setTimeout(() => {
          rested = true;
          look();
        }, RESTING);
      },
      pointerup: lift,
      pointercancel: lift,
      pointerleave: lift,
      contextmenu: (event: Event) => rested && event.preventDefault(),
      click: (event: Event) => {
        if (!rested) return;
        rested = false;
        event.preventDefault();
        event.stopImmediatePropagation();
      },
    };
    const names = Object.keys(heard) as (keyof typeof heard)[];
    for (const name of names) thing.addEventListener(name, heard[name] as EventListener, true);
    return () => {
      lift();
      for (const name of names) thing.removeEventListener(name, heard[name] as EventListener, true);
    };
  };
}

// Previews an answer on hover, focus or long press.

import type { Attachment } from "svelte/attachments";
import type { Session } from "./session.svelte";

/** Duration of a long press in milliseconds. */
const RESTING = 450;

/** Attached to a control, names and previews its answer; without an answer, ends the preview. */
export function looking(session: Session, action: string | undefined): Attachment<HTMLElement> {
  return (thing) => {
    if (action) thing.dataset["action"] = action;
    else delete thing.dataset["action"];
    if (!session.look) return;
    let resting: ReturnType<typeof setTimeout> | undefined;
    let rested = false;
    const look = (): void => session.look?.(action);
    const lift = (): void => clearTimeout(resting);
    const handlers = {
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
    const names = Object.keys(handlers) as (keyof typeof handlers)[];
    for (const name of names) thing.addEventListener(name, handlers[name] as EventListener, true);
    return () => {
      lift();
      for (const name of names) thing.removeEventListener(name, handlers[name] as EventListener, true);
    };
  };
}

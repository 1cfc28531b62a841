// Previews an answer on hover, focus or long press.

import type { Attachment } from "svelte/attachments";
import type { Session } from "./session.svelte";

/** Duration of a long press in milliseconds. */
const LONG_PRESS = 450;

/** Attached to a control, names and previews its answer; without an answer, ends the preview. */
export function answerPreview(session: Session, action: string | undefined): Attachment<HTMLElement> {
  return (thing) => {
    if (action) thing.dataset["action"] = action;
    else delete thing.dataset["action"];
    if (!session.setPreview) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isLongPress = false;
    const preview = (): void => session.setPreview?.(action);
    const cancel = (): void => clearTimeout(timer);
    const handlers = {
      focus: preview,
      pointerenter: (event: PointerEvent) => event.pointerType === "mouse" && preview(),
      pointerdown: (event: PointerEvent) => {
        cancel();
        isLongPress = false;
        if (event.pointerType === "mouse" || !action) return;
        timer = setTimeout(() => {
          isLongPress = true;
          preview();
        }, LONG_PRESS);
      },
      pointerup: cancel,
      pointercancel: cancel,
      pointerleave: cancel,
      contextmenu: (event: Event) => isLongPress && event.preventDefault(),
      click: (event: Event) => {
        if (!isLongPress) return;
        isLongPress = false;
        event.preventDefault();
        event.stopImmediatePropagation();
      },
    };
    const names = Object.keys(handlers) as (keyof typeof handlers)[];
    for (const name of names) thing.addEventListener(name, handlers[name] as EventListener, true);
    return () => {
      cancel();
      for (const name of names) thing.removeEventListener(name, handlers[name] as EventListener, true);
    };
  };
}

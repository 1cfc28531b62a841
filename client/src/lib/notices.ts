// A word of the browser itself when it is one's turn and the page is not in view; only for those who asked for it.

import { settings } from "./settings.svelte";

/** Ask the browser for leave; false if it, or somebody, refuses. */
export async function askLeave(): Promise<boolean> {
  if (!("Notification" in globalThis)) return false;
  return (await Notification.requestPermission()) === "granted";
}

/** Tell it, unless the page is looked at or nobody wants that; a room has one word at a time. */
export function callBack(room: string, title: string, body: string): void {
  if (!settings.notify || !document.hidden) return;
  if (!("Notification" in globalThis) || Notification.permission !== "granted") return;
  try {
    const notice = new Notification(title, { body, tag: `ludotheque-${room}` });
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
  } catch {
    // browsers of phones want a worker for this; the title of the page says it as well
  }
}

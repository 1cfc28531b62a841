// Browser notifications of one's turn while the page is hidden; only if enabled.

import { settings } from "./settings.svelte";

/** Request permission; false if it is refused. */
export async function requestPermission(): Promise<boolean> {
  if (!("Notification" in globalThis)) return false;
  return (await Notification.requestPermission()) === "granted";
}

/** Notify, unless the page is visible or notifications are off; one notification per room. */
export function notify(room: string, title: string, body: string): void {
  if (!settings.notify || !document.hidden) return;
  if (!("Notification" in globalThis) || Notification.permission !== "granted") return;
  try {
    const notice = new Notification(title, { body, tag: `ludotheque-${room}` });
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
  } catch {
    // mobile browsers require a service worker; the page title shows it as well
  }
}

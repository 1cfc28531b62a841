// Loads the pages again: when the server has newer ones, and when it answers after an interruption.

/** The script of this page, which is named by its content. */
function ownScript(): string {
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src]');
  return script ? new URL(script.src).pathname : "";
}

/** Whether the server has other pages than this one. */
export async function isOutdated(): Promise<boolean> {
  const own = ownScript();
  if (!own) return false;
  try {
    const answer = await fetch("/", { cache: "no-store" });
    return answer.ok && !(await answer.text()).includes(own);
  } catch {
    return false; // without a connection nothing newer can be loaded
  }
}

/** Reload an outdated page that fails to load a part. A current page shows what is missing instead. */
export function followNewPages(reload: () => void = () => location.reload()): () => void {
  const failed = (): void => void isOutdated().then((outdated) => outdated && reload());
  addEventListener("vite:preloadError", failed);
  return () => removeEventListener("vite:preloadError", failed);
}

const BETWEEN_CHECKS = 5000;

/** Act once the server answers. Networks come back without notice, or before they work. */
export function whenServerAnswers(act: () => void): () => void {
  async function check(): Promise<void> {
    const answer = await fetch("/", { method: "HEAD", cache: "no-store" }).catch(() => undefined);
    if (answer?.ok) act();
  }
  const listen = (): void => void check();
  const timer = setInterval(listen, BETWEEN_CHECKS);
  addEventListener("online", listen);
  return () => {
    clearInterval(timer);
    removeEventListener("online", listen);
  };
}

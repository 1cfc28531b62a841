// Loads the pages again when a part of them is gone because the server has newer ones.

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

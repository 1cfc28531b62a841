// Registers the service worker once the page has nothing better to do.

const WORKER = "/sw.js";

interface PolicyFactory {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): {
    createScriptURL: (url: string) => string;
  };
}

/** The address of the worker as the server's policy for scripts wants it: made by the one policy that allows it. */
function trusted(url: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
  if (!trustedTypes) return url;
  return trustedTypes.createPolicy("ludotheque-worker", { createScriptURL: () => WORKER }).createScriptURL(url);
}

function register(): void {
  // The page works without the worker; private windows may refuse it.
  navigator.serviceWorker.register(trusted(WORKER)).catch(() => undefined);
}

function whenIdle(): void {
  if ("requestIdleCallback" in globalThis) requestIdleCallback(register);
  else setTimeout(register); // Safari
}

/** Register after loading, so that the worker never delays the first screen. Insecure addresses have no workers. */
export function registerWorker(): void {
  if (!("serviceWorker" in navigator)) return;
  if (document.readyState === "complete") whenIdle();
  else addEventListener("load", whenIdle, { once: true });
}

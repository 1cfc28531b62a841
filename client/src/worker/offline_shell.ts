// What the service worker answers: the page without a connection, and files named by their content. Nothing of a game is kept.

/** The parts of a worker's global scope in use; the types of the page do not include them. */
export interface WorkerScope {
  caches: CacheStorage;
  location: { origin: string };
  clients: { claim(): Promise<void> };
  registration: { navigationPreload?: { enable(): Promise<void> } };
  fetch(request: Request): Promise<Response>;
  skipWaiting(): Promise<void>;
  addEventListener(kind: "install" | "activate", listen: (event: LastingEvent) => void): void;
  addEventListener(kind: "fetch", listen: (event: RequestEvent) => void): void;
}
export interface LastingEvent {
  waitUntil(work: Promise<unknown>): void;
}
export interface RequestEvent extends LastingEvent {
  request: Request;
  preloadResponse?: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}

/** The files of one build that show the page without a connection; the build fills in this list. */
export interface Shell {
  version: string;
  files: string[];
}

export const OFFLINE = "/offline";
const PREFIX = "ludotheque-";
/** Paths of the server that are not pages. */
const SERVER = /^\/(api|ws|healthz|metrics)(\/|$)/;
/** Files whose name contains a hash of their content never change. */
const HASHED = /^\/assets\/.+-[\w-]{8}\.\w+$/;

export type Way = "page" | "file" | "network";

/** How a request is answered. Everything that is not listed here never reaches a cache. */
export function wayOf(request: Pick<Request, "method" | "mode" | "url">, origin: string): Way {
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== origin || SERVER.test(url.pathname)) return "network";
  if (request.mode === "navigate") return "page";
  return HASHED.test(url.pathname) && url.search === "" ? "file" : "network";
}

export function serveShell(scope: WorkerScope, shell: Shell): void {
  const name = PREFIX + shell.version;

  async function install(): Promise<void> {
    const cache = await scope.caches.open(name);
    await cache.addAll(shell.files);
    await scope.skipWaiting();
  }

  /** The caches of other versions go; open pages have what they need in memory and load again what is missing. */
  async function activate(): Promise<void> {
    const names = await scope.caches.keys();
    const old = names.filter((one) => one.startsWith(PREFIX) && one !== name);
    await Promise.all(old.map((one) => scope.caches.delete(one)));
    await scope.registration.navigationPreload?.enable();
    await scope.clients.claim();
  }

  async function kept(path: Request | string): Promise<Response | undefined> {
    const cache = await scope.caches.open(name);
    return cache.match(path, { ignoreVary: true });
  }

  async function page(event: RequestEvent): Promise<Response> {
    try {
      return (await event.preloadResponse) ?? (await scope.fetch(event.request));
    } catch (error) {
      const offline = await kept(OFFLINE);
      if (offline) return offline;
      throw error;
    }
  }

  async function file(event: RequestEvent): Promise<Response> {
    const found = await kept(event.request);
    if (found) return found;
    const answer = await scope.fetch(event.request);
    if (answer.status === 200) event.waitUntil(keep(event.request, answer.clone()));
    return answer;
  }

  async function keep(request: Request, answer: Response): Promise<void> {
    const cache = await scope.caches.open(name);
    await cache.put(request, answer).catch(() => undefined); // without space left the page works as before
  }

  scope.addEventListener("install", (event) => event.waitUntil(install()));
  scope.addEventListener("activate", (event) => event.waitUntil(activate()));
  scope.addEventListener("fetch", (event) => {
    const way = wayOf(event.request, scope.location.origin);
    if (way === "page") event.respondWith(page(event));
    else if (way === "file") event.respondWith(file(event));
  });
}

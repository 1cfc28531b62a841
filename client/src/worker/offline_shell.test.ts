import { beforeEach, describe, expect, it, vi } from "vitest";
import { OFFLINE, type RequestEvent, serveShell, wayOf, type WorkerScope } from "./offline_shell";

const ORIGIN = "https://games.example";
const FILE = "/assets/index-1a2b3c4d.js";
const SHELL = { version: "new", files: [OFFLINE, FILE] };

describe("a request", () => {
  const page = { method: "GET", mode: "navigate" as const };
  const part = { method: "GET", mode: "cors" as const };
  it.each([
    [page, "/", "page"],
    [page, "/room/abc?at=3", "page"],
    [page, "/apis", "page"],
    [page, "/api/rooms/abc/replay", "network"],
    [page, "/api", "network"],
    [page, "/healthz", "network"],
    [page, "/metrics", "network"],
    [part, FILE, "file"],
    [part, "/assets/noto-latin-Ab_-9xYz.woff2", "file"],
    [part, `${FILE}?token=1`, "network"],
    [part, "/assets/logo.png", "network"],
    [part, "/api/rooms/abc", "network"],
    [part, "/api/assets/index-1a2b3c4d.js", "network"],
    [part, "/room/abc", "network"],
    [part, "/manifest.webmanifest", "network"],
    [part, "https://elsewhere.example/assets/index-1a2b3c4d.js", "network"],
    [{ ...part, method: "POST" }, FILE, "network"],
    [{ ...page, method: "POST" }, "/room/abc", "network"],
  ])("%j to %s is answered by way of: %s", (request, path, way) => {
    expect(wayOf({ ...request, url: new URL(path, ORIGIN).href }, ORIGIN)).toBe(way);
  });
});

/** A cache by address, as in a browser. */
class FakeCache {
  readonly kept = new Map<string, string>();
  addAll = (files: string[]): Promise<void> => {
    for (const file of files) this.kept.set(file, `shell ${file}`);
    return Promise.resolve();
  };
  put = async (request: Request, answer: Response): Promise<void> =>
    void this.kept.set(new URL(request.url).pathname, await answer.text());
  match = (asked: Request | string): Promise<Response | undefined> => {
    const found = this.kept.get(typeof asked === "string" ? asked : new URL(asked.url).pathname);
    return Promise.resolve(found === undefined ? undefined : new Response(found));
  };
}

class FakeScope {
  readonly stores = new Map<string, FakeCache>();
  readonly listeners = new Map<string, (event: never) => void>();
  readonly location = { origin: ORIGIN };
  readonly clients = { claim: vi.fn(() => Promise.resolve()) };
  readonly registration = { navigationPreload: { enable: vi.fn(() => Promise.resolve()) } };
  readonly skipWaiting = vi.fn(() => Promise.resolve());
  readonly fetch = vi.fn((request: Request) =>
    Promise.resolve(new Response(`network ${new URL(request.url).pathname}`)),
  );
  readonly caches = {
    open: (name: string): Promise<FakeCache> => {
      if (!this.stores.has(name)) this.stores.set(name, new FakeCache());
      return Promise.resolve(this.stores.get(name) as FakeCache);
    },
    keys: () => Promise.resolve([...this.stores.keys()]),
    delete: (name: string) => Promise.resolve(this.stores.delete(name)),
  };
  addEventListener(kind: string, listen: (event: never) => void): void {
    this.listeners.set(kind, listen);
  }

  async last(kind: string): Promise<void> {
    let work: Promise<unknown> = Promise.resolve();
    this.listeners.get(kind)?.({ waitUntil: (all: Promise<unknown>) => (work = all) } as never);
    await work;
  }

  /** The answer to a request, undefined if the worker leaves it to the browser. */
  async asked(path: string, mode = "cors", preloaded?: Response): Promise<string | undefined> {
    let answer: Promise<Response> | undefined;
    const work: Promise<unknown>[] = [];
    const event = {
      request: { url: ORIGIN + path, method: "GET", mode },
      preloadResponse: Promise.resolve(preloaded),
      respondWith: (said: Promise<Response>) => (answer = said),
      waitUntil: (all: Promise<unknown>) => work.push(all),
    };
    this.listeners.get("fetch")?.(event as unknown as RequestEvent as never);
    const text = await answer?.then((said) => said.text());
    await Promise.all(work);
    return text;
  }
}

describe("the worker", () => {
  let scope: FakeScope;
  beforeEach(async () => {
    scope = new FakeScope();
    scope.stores.set("ludotheque-old", new FakeCache());
    scope.stores.set("of another page", new FakeCache());
    serveShell(scope as unknown as WorkerScope, SHELL);
    await scope.last("install");
  });

  it("keeps the shell and replaces an older worker", async () => {
    expect([...(scope.stores.get("ludotheque-new")?.kept.keys() ?? [])]).toEqual(SHELL.files);
    expect(scope.skipWaiting).toHaveBeenCalledOnce();
    await scope.last("activate");
    expect([...scope.stores.keys()]).toEqual(["of another page", "ludotheque-new"]);
    expect(scope.clients.claim).toHaveBeenCalledOnce();
  });

  it("works where pages cannot be requested ahead", async () => {
    Object.assign(scope.registration, { navigationPreload: undefined });
    await scope.last("activate");
    expect(scope.clients.claim).toHaveBeenCalledOnce();
  });

  it("takes pages from the server and keeps none", async () => {
    expect(await scope.asked("/room/abc", "navigate")).toBe("network /room/abc");
    expect(await scope.asked("/room/abc", "navigate", new Response("requested ahead"))).toBe("requested ahead");
    expect(scope.stores.get("ludotheque-new")?.kept.size).toBe(SHELL.files.length);
  });

  it("shows the page for no connection at any address", async () => {
    scope.fetch.mockRejectedValue(new TypeError("no network"));
    expect(await scope.asked("/room/abc", "navigate")).toBe(`shell ${OFFLINE}`);
    scope.stores.get("ludotheque-new")?.kept.delete(OFFLINE);
    await expect(scope.asked("/room/abc", "navigate")).rejects.toThrow("no network");
  });

  it("requests a file that never changes once", async () => {
    expect(await scope.asked(FILE)).toBe(`shell ${FILE}`);
    const other = "/assets/Rules-9z8y7x6w.js";
    expect(await scope.asked(other)).toBe(`network ${other}`);
    expect(await scope.asked(other)).toBe(`network ${other}`);
    expect(scope.fetch).toHaveBeenCalledOnce();
  });

  it("does not keep a file that is missing", async () => {
    scope.fetch.mockResolvedValue(new Response("nothing here", { status: 404 }));
    expect(await scope.asked("/assets/Gone-9z8y7x6w.js")).toBe("nothing here");
    expect(scope.stores.get("ludotheque-new")?.kept.size).toBe(SHELL.files.length);
  });

  it("leaves everything else to the browser", async () => {
    for (const path of ["/api/rooms/abc", "/ws", "/icons/192.png"]) expect(await scope.asked(path)).toBeUndefined();
    expect(scope.fetch).not.toHaveBeenCalled();
  });
});

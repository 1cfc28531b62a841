import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { deviceLink, lookUpRoom, entranceOf, newLink, newToken, sitDown } from "./entering";
import { Refusal, Unreachable } from "./http";
import { myRooms } from "./my_rooms.svelte";

interface Asked {
  path: string;
  token: string;
  body: Record<string, unknown> | undefined;
}

let asked: Asked[] = [];

/** Responses in order: a status other than 200 is a refusal, undefined is no response. */
function server(...answers: ([number, object] | undefined)[]): void {
  const left = [...answers];
  vi.stubGlobal("fetch", (path: string, { headers, body }: { headers: Record<string, string>; body?: string }) => {
    const token = (headers["Authorization"] ?? "").replace("Bearer ", "");
    asked.push({ path, token, body: body ? (JSON.parse(body) as Record<string, unknown>) : undefined });
    const answer = left.shift();
    if (!answer) return Promise.reject(new TypeError("no network"));
    return Promise.resolve({ ok: answer[0] === 200, status: answer[0], json: () => Promise.resolve(answer[1]) });
  });
}

const used = { code: "room_link_sat", reason: "used" };

beforeEach(() => {
  asked = [];
  for (const { room } of myRooms.list) myRooms.forget(room);
});
afterEach(() => vi.unstubAllGlobals());

describe("a token", () => {
  it("has 22 letters, and is another each time", () => {
    expect(newToken()).toMatch(/^[A-Za-z0-9_-]{22}$/);
    expect(newToken()).not.toBe(newToken());
  });
});

describe("what an address opens", () => {
  it("is what was kept, if it has no secret", async () => {
    myRooms.keep("r", { token: "mine" });
    expect(await entranceOf("r", "")).toEqual({ kind: "inside", token: "mine" });
    expect(await entranceOf("other", "")).toEqual({ kind: "inside", token: "" });
  });

  it("is an invitation, which is not used up by looking", async () => {
    server([200, { opens: "seat", seat: 1 }], [200, { opens: "device", seat: 2 }]);
    expect(await entranceOf("r", "link")).toEqual({ kind: "invited", link: "link", seat: 1, device: false });
    expect(await entranceOf("r", "phone")).toEqual({ kind: "invited", link: "phone", seat: 2, device: true });
    expect(asked.map(({ token }) => token)).toEqual(["link", "phone"]);
    expect(myRooms.find("r")).toBeUndefined();
  });

  it("is a seat or the table itself, and kept", async () => {
    server([200, { opens: "own", seat: 0 }], [200, { opens: "watch" }]);
    expect(await entranceOf("r", "own")).toEqual({ kind: "inside", token: "own" });
    expect(myRooms.find("r")?.token).toBe("own");
    expect(await entranceOf("r", "watch")).toEqual({ kind: "inside", token: "watch" });
  });

  it("never gives up a seat for a link that only watches", async () => {
    myRooms.keep("r", { token: "mine", seats: [0] });
    server([200, { opens: "watch" }]);
    expect(await entranceOf("r", "watch")).toEqual({ kind: "inside", token: "mine" });
    expect(myRooms.find("r")?.token).toBe("mine");
  });

  it("says why a link is dead", async () => {
    server([409, used]);
    expect(await entranceOf("r", "link")).toEqual({ kind: "refused", reason: "used" });
  });

  it("goes inside a room that does not exist, where the reason is shown", async () => {
    server([404, { code: "not_found", reason: "none" }]);
    expect(await entranceOf("r", "link")).toEqual({ kind: "inside", token: "link" });
  });
});

describe("an address without a secret", () => {
  it("opens a public room, and a room that does not exist, where the reason is shown", async () => {
    server([200, { policy: { spectators: "open" } }], [404, { code: "not_found", reason: "none" }]);
    expect(await lookUpRoom("r")).toEqual({ kind: "inside", token: "" });
    expect(await lookUpRoom("none")).toEqual({ kind: "inside", token: "" });
    expect(asked.map(({ path }) => path)).toEqual(["/api/rooms/r", "/api/rooms/none"]);
  });

  it("leads before the door of a private one, without trying it", async () => {
    server([200, { policy: { spectators: "link" } }], [200, { policy: { spectators: "none" } }]);
    expect(await lookUpRoom("r")).toEqual({ kind: "outside" });
    expect(await lookUpRoom("s")).toEqual({ kind: "outside" });
  });

  it("is tried again if the server does not answer", async () => {
    server(undefined);
    await expect(lookUpRoom("r")).rejects.toBeInstanceOf(Unreachable);
  });
});

describe("sitting down", () => {
  it("keeps the token before it is sent, and the dead link leads back to the seat", async () => {
    server(undefined, [403, { code: "forbidden", reason: "wrong" }], [200, { opens: "seat", seat: 1 }]);
    await expect(sitDown("r", { link: "link", name: "Ada" })).rejects.toBeInstanceOf(Unreachable);
    const { token } = myRooms.find("r")?.joining ?? { token: "" };
    expect(token).toMatch(/^[A-Za-z0-9_-]{22}$/);
    expect(await entranceOf("r", "link")).toMatchObject({ kind: "invited" });
    server([200, { room: "r", seat: 1, token }]);
    expect(await sitDown("r", { link: "link", name: "Ada" })).toBe(token);
    expect(asked.at(-1)?.body).toEqual({ token: "link", fresh: token, name: "Ada" });
    expect(myRooms.find("r")).toMatchObject({ token, link: "link", joining: undefined });
    expect(await entranceOf("r", "link")).toEqual({ kind: "inside", token });
  });

  it("finds the seat again if only the answer was lost", async () => {
    server(undefined, [200, { opens: "own", seat: 1 }]);
    await expect(sitDown("r", { link: "link", name: "" })).rejects.toBeInstanceOf(Unreachable);
    const token = myRooms.find("r")?.joining?.token;
    expect(await entranceOf("r", "link")).toEqual({ kind: "inside", token });
  });

  it("forgets what was refused", async () => {
    server([409, used]);
    await expect(sitDown("r", { link: "link", name: "" })).rejects.toBeInstanceOf(Refusal);
    expect(myRooms.find("r")).toBeUndefined();
  });

  it("takes a second seat with the token of the first", async () => {
    myRooms.keep("r", { token: "mine", seats: [0] });
    server([200, { room: "r", seat: 1, token: "mine" }]);
    expect(await sitDown("r", { link: "link", name: "" })).toBe("mine");
    expect(asked[0]?.body?.["fresh"]).toBe("mine");
  });

  it("takes a free seat of a public room without a link", async () => {
    server([200, { room: "r", seat: 2, token: "given" }]);
    expect(await sitDown("r", { seat: 2, name: "Ada" })).toBe("given");
    expect(asked[0]?.body).toMatchObject({ token: "", seat: 2 });
  });
});

describe("making links", () => {
  it("keeps the new link of a seat in place of the old one", async () => {
    myRooms.keep("r", { token: "host", invitations: [{ seat: 1, token: "old" }] });
    server([200, { seat: 1, token: "new" }]);
    expect(await newLink("r", "host", 1)).toBe("new");
    expect(myRooms.find("r")?.invitations).toEqual([{ seat: 1, token: "new" }]);
  });

  it("keeps no link for a device", async () => {
    server([200, { seat: 1, token: "device", kind: "device" }]);
    expect(await deviceLink("r", "mine", 1)).toBe("device");
    expect(asked[0]).toMatchObject({ path: "/api/rooms/r/device", token: "mine", body: { seat: 1 } });
    expect(myRooms.find("r")).toBeUndefined();
  });
});

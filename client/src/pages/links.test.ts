import { describe, expect, it } from "vitest";
import { linkTo, readLink } from "./links";

describe("readLink", () => {
  const whole = { room: "Zk3xQ0aVbT1c", token: "q83vEjRWeJCrze8SNFZ4kA" };

  it("reads back what linkTo writes", () => {
    expect(readLink(linkTo(whole.room, whole.token))).toEqual(whole);
  });

  it("takes links of another address, their ends, and bare names", () => {
    expect(readLink(" https://play.example/room/Zk3xQ0aVbT1c#q83vEjRWeJCrze8SNFZ4kA\n")).toEqual(whole);
    expect(readLink("Zk3xQ0aVbT1c#q83vEjRWeJCrze8SNFZ4kA")).toEqual(whole);
    expect(readLink("Zk3xQ0aVbT1c")).toEqual({ room: whole.room, token: "" });
  });

  it("takes nothing else", () => {
    expect(readLink("")).toBeUndefined();
    expect(readLink("come and play!")).toBeUndefined();
    expect(readLink("abc")).toBeUndefined();
    expect(readLink("Zk3xQ0aVbT1c#not a token")).toBeUndefined();
  });
});

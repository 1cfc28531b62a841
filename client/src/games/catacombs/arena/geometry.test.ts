import { describe, expect, it } from "vitest";
import type { EventShown } from "../../../wire";
import { after, at, lasting, motions } from "./course";
import { away, bearing, flickAction, origins, placeAction, powerOf, turned, type Disc } from "./geometry";

const here: Disc = { disc: 0, kind: "character", x: 100_000, y: 100_000, radius: 12_500 };

describe("aiming", () => {
  it("counts angles counter-clockwise from the right, from 0 up to 360", () => {
    expect(bearing(here, { x: 100_000, y: 200_000 })).toBe(90);
    expect(bearing(here, { x: 100_000, y: 0 })).toBe(270);
    expect(turned(-0.1)).toBe(359.9);
    expect(turned(360)).toBe(0);
  });

  it("spells a flick in millidegrees and micrometres per second between the bounds", () => {
    const space = { angles: 360_000, slowest: 20_000, fastest: 2_020_000 };
    expect(flickAction({ angle: 37.5, power: 0 }, space)).toBe("flick:37500,20000");
    expect(flickAction({ angle: 37.5, power: 60 }, space)).toBe("flick:37500,1220000");
    expect(flickAction({ angle: -10, power: 100 }, space, 6)).toBe("obstacle:6,350000,2020000");
  });

  const around = { radius: 20_000, nearest: 33_000, reach: 45_000, from_0: 0, from_1: 1 };

  it("holds a spot between the nearest and the farthest place", () => {
    expect(placeAction(here, 0, 40, around)).toBe("place:0,140000,100000");
    expect(placeAction(here, 0, 10, around)).toBe("place:0,133002,100000");
    expect(placeAction(here, 90, 99, around)).toBe("place:0,100000,144998");
    expect(origins(around)).toEqual([0, 1]);
  });

  it("sends a spot beyond a wall as one in the wall, for the server to refuse in words", () => {
    const corner = { ...here, x: 13_000, y: 13_000 };
    expect(placeAction(corner, 180, 40, around)).toBe("place:0,0,13000");
    expect(placeAction(corner, 270, 40, around)).toBe("place:0,13000,0");
  });

  it("comes back to where it went", () => {
    const there = away(here, 200, 80);
    expect(bearing(here, there)).toBe(200);
  });

  it("slows the last tenth of a pull", () => {
    expect(powerOf(45, 100)).toBe(45);
    expect(powerOf(100, 100)).toBe(95);
    expect(powerOf(300, 100)).toBe(100);
  });
});

describe("the way of the discs", () => {
  const record = {
    flicked: 0,
    slowing: 100_000,
    legs: [{ disc: 0, t: 0, until: 1_000_000, at: [100_000, 100_000], velocity: [100_000, 0] }],
    finals: [{ disc: 0, at: [150_000, 100_000] }],
  };
  const events: EventShown[] = [
    { name: "CardPlayed", values: {} },
    { name: "Flicked", values: { record } },
    { name: "PutBack", values: { disc: 0, x: 1, y: 2 } },
    { name: "Flicked", values: { record } },
  ];

  it("follows the legs of the record and ends where it ends", () => {
    const [motion] = motions([here], events);
    if (!motion) throw new Error("no motion");
    expect(lasting(motion.record)).toBe(1_000_000);
    expect(at(motion, 0)[0]?.x).toBe(100_000);
    expect(at(motion, 500_000)[0]?.x).toBe(137_500);
    expect(at(motion, 1_000_000)[0]?.x).toBe(150_000);
    expect(after(motion)[0]).toMatchObject({ x: 150_000, y: 100_000 });
  });

  it("begins each motion where the last one left the discs", () => {
    const second = motions([here], events)[1];
    expect(second?.discs[0]).toMatchObject({ x: 1, y: 2 });
  });
});

// A clock for countdowns: what reads it is drawn again four times a second, and it stands while nobody reads.

import { createSubscriber } from "svelte/reactivity";

const EVERY = 250;

const ticks = createSubscriber((update) => {
  const timer = setInterval(update, EVERY);
  return () => clearInterval(timer);
});

/** The time of the page, as `performance.now()`. */
export function now(): number {
  ticks();
  return performance.now();
}

/** The time of day, as `Date.now()`. */
export function today(): number {
  ticks();
  return Date.now();
}

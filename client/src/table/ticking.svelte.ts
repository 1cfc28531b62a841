// A reactive clock that ticks four times a second while it is in use.

import { createSubscriber } from "svelte/reactivity";

const EVERY = 250;

const ticks = createSubscriber((update) => {
  const timer = setInterval(update, EVERY);
  return () => clearInterval(timer);
});

/** The time as `performance.now()`. */
export function now(): number {
  ticks();
  return performance.now();
}

/** The time as `Date.now()`. */
export function today(): number {
  ticks();
  return Date.now();
}

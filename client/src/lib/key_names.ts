// The displayed name of a key.

import { t } from "./words.svelte";

const NAMED: Readonly<Record<string, string>> = {
  Enter: "key-name-enter",
  Escape: "key-name-escape",
  " ": "key-name-space",
  Home: "key-name-home",
  End: "key-name-end",
  ArrowLeft: "key-name-left",
  ArrowRight: "key-name-right",
};

export function keyName(key: string): string {
  const words = NAMED[key];
  return words ? t(words) : key.toUpperCase();
}

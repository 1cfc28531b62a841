// Messages of the interface in Fluent: files of the client, and one file per game. The server sends
// the texts of cards, rules and questions.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Lang } from "./settings.svelte";

const files = import.meta.glob<string>(["../locales/*/*.ftl", "../games/*/locales/*/*.ftl"], {
  query: "?raw",
  import: "default",
});

let bundle: FluentBundle | undefined = $state.raw();

/** Load the messages of a language; the page changes once they are there. */
export async function loadWords(lang: Lang): Promise<void> {
  const mine = Object.entries(files).filter(([path]) => path.includes(`/locales/${lang}/`));
  const texts = await Promise.all(mine.map(([, load]) => load()));
  const loaded = new FluentBundle(lang, { useIsolating: false });
  for (const text of texts) loaded.addResource(new FluentResource(text));
  bundle = loaded;
}

/** The text of a message. A key without a message shows itself; a test makes sure that there is none. */
export function t(key: string, values?: Record<string, FluentVariable>): string {
  return tOr(key, key, values);
}

/** The text of a message that a game of a third party may lack. */
export function tOr(key: string, fallback: string, values?: Record<string, FluentVariable>): string {
  const message = bundle?.getMessage(key);
  if (!bundle || !message?.value) return fallback;
  return bundle.formatPattern(message.value, values ?? null);
}

// Every sentence of the house, in Fluent, one file per part and language. Texts of the games come from the server.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Lang } from "./settings.svelte";

const files = import.meta.glob<string>("../locales/*/*.ftl", { query: "?raw", import: "default" });

let bundle: FluentBundle | undefined = $state.raw();

/** Load the words of a language; what is shown changes once they are there. */
export async function loadWords(lang: Lang): Promise<void> {
  const mine = Object.entries(files).filter(([path]) => path.includes(`/locales/${lang}/`));
  const texts = await Promise.all(mine.map(([, load]) => load()));
  const loaded = new FluentBundle(lang, { useIsolating: false });
  for (const text of texts) loaded.addResource(new FluentResource(text));
  bundle = loaded;
}

/** The words under a key. A key without words shows itself; a test makes sure that none does. */
export function t(key: string, values?: Record<string, FluentVariable>): string {
  const message = bundle?.getMessage(key);
  if (!bundle || !message?.value) return key;
  return bundle.formatPattern(message.value, values ?? null);
}

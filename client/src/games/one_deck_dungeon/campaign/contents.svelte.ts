// What the server says of sheets: their contents and seals, requested once per text and language.

import { SvelteMap } from "svelte/reactivity";
import { ask } from "../../../lib/http";
import { settings } from "../../../lib/settings.svelte";
import type { PadList, SheetPage, SheetRead, SheetShown, SheetsRead } from "../../../wire";

/** A request holds so many sheets. */
const MOST = 12;
const asked = new Set<string>();

const keyOf = (text: string): string => `${settings.lang} ${text}`;

class Contents {
  private readonly found = new SvelteMap<string, SheetRead>();
  private readonly pads = new SvelteMap<string, SheetPage[]>();
  failed = $state(false);

  /** What is on a sheet, once the server has said so. */
  read(text: string): SheetRead | undefined {
    return this.found.get(keyOf(text));
  }

  /** Ask for the sheets that are not known yet. */
  ask(texts: readonly string[]): void {
    const unknown = texts.filter((text) => !asked.has(keyOf(text)));
    for (let at = 0; at < unknown.length; at += MOST) void this.load(unknown.slice(at, at + MOST));
  }

  /** Ask for one text, such as that of a file; the error of the request goes to the caller. */
  async look(text: string): Promise<SheetRead> {
    const [read] = (await this.request([text])).sheets;
    return read ?? {};
  }

  /** The empty page of a set. */
  pad(set: string): SheetPage | undefined {
    return this.pads.get(settings.lang)?.find((pad) => pad.set === set);
  }

  async askPads(): Promise<void> {
    const { lang } = settings;
    if (this.pads.has(lang)) return;
    try {
      this.pads.set(lang, (await ask<PadList>(`/api/sheets/pads?lang=${lang}`)).pads);
    } catch {
      this.failed = true;
    }
  }

  private async load(texts: readonly string[]): Promise<void> {
    const keys = texts.map(keyOf);
    for (const key of keys) asked.add(key);
    try {
      const { sheets } = await this.request(texts);
      sheets.forEach((read, place) => this.found.set(keys[place] ?? "", read));
      this.failed = false;
    } catch {
      for (const key of keys) asked.delete(key);
      this.failed = true;
    }
  }

  private request(sheets: readonly string[]): Promise<SheetsRead> {
    return ask<SheetsRead>(`/api/sheets/read?lang=${settings.lang}`, { body: { sheets } });
  }
}

export const contents = new Contents();

/** What can be done with a sheet: play with it, save and rename it, or only save and delete it. */
export type SheetState = "sound" | "forged" | "broken";

export function stateOf(read: SheetRead | undefined): SheetState {
  if (read && !read.sheet) return "broken";
  return read?.sheet?.seal === "forged" ? "forged" : "sound";
}

/** A sheet under another name, signed by the server. */
export function renamed(text: string, player: string): Promise<SheetShown> {
  return ask<SheetShown>(`/api/sheets/name?lang=${settings.lang}`, { body: { text, player } });
}

/** A new sheet, signed by the server. */
export function begun(player: string, hero: string): Promise<SheetShown> {
  return ask<SheetShown>(`/api/sheets?lang=${settings.lang}`, { body: { player, hero } });
}

// What the person at this screen prefers; kept in this browser alone.

import { MediaQuery } from "svelte/reactivity";

export type Lang = "en" | "fr";
export type Theme = "auto" | "dark" | "light";
export type Speed = "slow" | "normal" | "fast" | "none";
export type Palette = "house" | "vivid" | "high";
export type TextSize = "small" | "normal" | "large" | "huge";
export type Narration = "off" | "brief" | "full";

export interface Preferences {
  lang: Lang;
  theme: Theme;
  speed: Speed;
  sound: number;
  /** How loud each kind is, as a part of the whole. */
  soundDice: number;
  soundCards: number;
  soundHits: number;
  soundNotices: number;
  palette: Palette;
  textSize: TextSize;
  narration: Narration;
  confirm: boolean;
  /** The browser tells of one's turn while the page is not in view. */
  notify: boolean;
  /** Keys that were chosen in place of the usual ones, by what they do. */
  keys: Record<string, string>;
  name: string;
}

const KEY = "ludotheque.settings";

function browserLanguage(): Lang {
  return navigator.language.toLowerCase().startsWith("fr") ? "fr" : "en";
}

/** The language an address asks for (`?lang=fr`, as the command opens it), taken once and removed from the address. */
export function askedLanguage(): Lang | undefined {
  const here = new URL(location.href);
  const wanted = here.searchParams.get("lang");
  if (wanted === null) return undefined;
  here.searchParams.delete("lang");
  history.replaceState(history.state, "", here.pathname + here.search + here.hash);
  return wanted === "fr" || wanted === "en" ? wanted : undefined;
}

function defaults(): Preferences {
  return {
    lang: browserLanguage(),
    theme: "auto",
    speed: "normal",
    sound: 0.5,
    soundDice: 1,
    soundCards: 1,
    soundHits: 1,
    soundNotices: 1,
    palette: "house",
    textSize: "normal",
    narration: "brief",
    confirm: false,
    notify: false,
    keys: {},
    name: "",
  };
}

/** Is what was kept of the kind that is wanted? A table holds words. */
function isAlike(usual: unknown, value: unknown): boolean {
  if (typeof usual !== "object") return typeof value === typeof usual;
  if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
  return Object.values(value).every((one) => typeof one === "string");
}

function stored(): Preferences {
  const usual = defaults();
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    if (typeof found !== "object" || found === null) return usual;
    const known = Object.entries(found).filter(([key]) => key in usual);
    const same = known.filter(([key, value]) => isAlike(usual[key as keyof Preferences], value));
    return { ...usual, ...Object.fromEntries(same) };
  } catch {
    return usual; // a damaged or forbidden store is no reason not to play
  }
}

function atFirst(): Preferences {
  const kept = stored();
  return { ...kept, lang: askedLanguage() ?? kept.lang };
}

export const settings: Preferences = $state(atFirst());

const light = new MediaQuery("prefers-color-scheme: light");

/** The theme that is seen: "auto" is that of the device, followed when it changes. */
export function seenTheme(): "dark" | "light" {
  if (settings.theme !== "auto") return settings.theme;
  return light.current ? "light" : "dark";
}

/** What was set in another window of this browser is so here too. */
function heed(event: StorageEvent): void {
  if (event.key === KEY && event.newValue !== null) Object.assign(settings, stored());
}

/** Keep the preferences whenever one changes, and show them on the page; called once by the app. */
export function applySettings(): void {
  $effect(() => {
    addEventListener("storage", heed);
    return () => removeEventListener("storage", heed);
  });
  // Before anything is drawn anew: a canvas takes its colours from the page.
  $effect.pre(() => {
    const root = document.documentElement;
    root.lang = settings.lang;
    root.dataset["theme"] = seenTheme();
    root.dataset["palette"] = settings.palette;
    root.dataset["text"] = settings.textSize;
    root.dataset["speed"] = settings.speed;
    try {
      localStorage.setItem(KEY, JSON.stringify(settings));
    } catch {
      // private windows may refuse; the preferences then last as long as the page
    }
  });
}

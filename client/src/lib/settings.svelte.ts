// Preferences, stored only in this browser.

import { MediaQuery } from "svelte/reactivity";

export type Lang = "en" | "fr";
export type Theme = "auto" | "dark" | "light";
export type Speed = "slow" | "normal" | "fast" | "none";
export type Palette = "house" | "vivid" | "high";
export type TextSize = "small" | "normal" | "large" | "huge";
export type Drawer = "" | "open" | "closed";
export type Narration = "off" | "brief" | "full";
/** Which response windows reach the player; the names are those of the protocol. */
export type Passing = "relaxed" | "respond" | "off";

export interface Preferences {
  lang: Lang;
  theme: Theme;
  speed: Speed;
  sound: number;
  /** Volume of each kind, relative to the master volume. */
  soundDice: number;
  soundCards: number;
  soundHits: number;
  soundNotices: number;
  palette: Palette;
  textSize: TextSize;
  narration: Narration;
  confirm: boolean;
  /** Whether a new question takes no answer for a moment. */
  guard: boolean;
  /** Whether the drawer beside a table is open; empty: as wide as the window is. */
  drawer: Drawer;
  passing: Passing;
  /** Cards and tokens, as "game term", that stop wherever they can be played. */
  bells: Record<string, string>;
  /** Notify when it is one's turn while the page is hidden. */
  notify: boolean;
  /** Keys chosen in place of the defaults, by act. */
  keys: Record<string, string>;
  name: string;
}

const KEY = "ludotheque.settings";

function browserLanguage(): Lang {
  return navigator.language.toLowerCase().startsWith("fr") ? "fr" : "en";
}

/** The language in the address (`?lang=fr`, as the command line opens it); removed from the address. */
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
    guard: true,
    drawer: "",
    passing: "relaxed",
    bells: {},
    notify: false,
    keys: {},
    name: "",
  };
}

/** Whether a stored value has the expected type; objects hold strings. */
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
    return usual; // damaged or forbidden storage must not prevent playing
  }
}

function atFirst(): Preferences {
  const kept = stored();
  return { ...kept, lang: askedLanguage() ?? kept.lang };
}

export const settings: Preferences = $state(atFirst());

const light = new MediaQuery("prefers-color-scheme: light");

/** The effective theme: "auto" follows the device. */
export function seenTheme(): "dark" | "light" {
  if (settings.theme !== "auto") return settings.theme;
  return light.current ? "light" : "dark";
}

/** The felt of each theme, for the frame of the window; as in theme.css. */
const FELT = { dark: "#12211d", light: "#e9e0ca" };

/** Give the window of an installed app the language and the colours of the page. */
export function dressWindow(lang: Lang, theme: "dark" | "light"): void {
  for (const meta of document.querySelectorAll('meta[name="theme-color"]')) meta.setAttribute("content", FELT[theme]);
  document
    .querySelector('link[rel="manifest"]')
    ?.setAttribute("href", `/manifest.webmanifest?lang=${lang}&theme=${theme}`);
}

/** Follow changes made in another window. */
function followStorage(event: StorageEvent): void {
  if (event.key === KEY && event.newValue !== null) Object.assign(settings, stored());
}

/** Store and apply preferences whenever one changes; called once by the app. */
export function applySettings(): void {
  $effect(() => {
    addEventListener("storage", followStorage);
    return () => removeEventListener("storage", followStorage);
  });
  // Runs before drawing, because a canvas takes its colours from the page.
  $effect.pre(() => {
    const root = document.documentElement;
    root.lang = settings.lang;
    root.dataset["theme"] = seenTheme();
    root.dataset["palette"] = settings.palette;
    root.dataset["text"] = settings.textSize;
    root.dataset["speed"] = settings.speed;
    dressWindow(settings.lang, seenTheme());
    try {
      localStorage.setItem(KEY, JSON.stringify(settings));
    } catch {
      // private windows may refuse; preferences then last as long as the page
    }
  });
}

// Credits of works other than icons.

export interface Work {
  name: string;
  link: string;
  licence: string;
  use: "font" | "controls" | "page" | "words" | "sound" | "qr" | "float" | "server";
}

export const WORKS: Work[] = [
  {
    name: "Grenze Gotisch (Omnibus-Type)",
    link: "https://github.com/Omnibus-Type/Grenze-Gotisch",
    licence: "SIL OFL 1.1",
    use: "font",
  },
  {
    name: "Atkinson Hyperlegible Next (Braille Institute)",
    link: "https://www.brailleinstitute.org/freefont/",
    licence: "SIL OFL 1.1",
    use: "font",
  },
  { name: "Lucide", link: "https://lucide.dev", licence: "ISC", use: "controls" },
  { name: "Svelte", link: "https://svelte.dev", licence: "MIT", use: "page" },
  { name: "Fluent", link: "https://projectfluent.org", licence: "Apache 2.0", use: "words" },
  { name: "ZzFX (Frank Force)", link: "https://github.com/KilledByAPixel/ZzFX", licence: "MIT", use: "sound" },
  { name: "uqr", link: "https://github.com/unjs/uqr", licence: "MIT", use: "qr" },
  { name: "Floating UI", link: "https://floating-ui.com", licence: "MIT", use: "float" },
  { name: "Starlette", link: "https://www.starlette.io", licence: "BSD 3-Clause", use: "server" },
  { name: "msgspec", link: "https://jcristharif.com/msgspec/", licence: "BSD 3-Clause", use: "server" },
];

// The icons of a hero by the ids of its content.

import type { Component } from "svelte";
import type { SvelteHTMLElements } from "svelte/elements";

export type Icon = Component<SvelteHTMLElements["svg"]>;

export interface HeroIcons {
  symbols: Record<string, Icon>;
  statuses: Record<string, Icon>;
  companions: Record<string, Icon>;
  abilities: Record<string, Icon>;
}

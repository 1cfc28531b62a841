// The chain of texts being resolved: the attack, then responses.

import type { DiceView } from "../../../../views";
import { KINDS_OF_TEXT, type KindOfText } from "./words";

export interface Link {
  kind: KindOfText;
  id: string;
  seat: number;
  /** The targets of an attack, if known. */
  targets: number[];
}

export function chainOf(view: DiceView): Link[] {
  const { attack } = view;
  const links: Link[] = [];
  if (attack) links.push({ kind: "ability", id: attack.ability, seat: attack.attacker, targets: attack.targets });
  for (const [number, id, seat] of view.resolving) {
    const kind = KINDS_OF_TEXT[number];
    if (!kind || !id) continue; // a hidden card has no name
    const isAttack = kind === "ability" && id === attack?.ability && seat === attack.attacker;
    if (!isAttack) links.push({ kind, id, seat, targets: [] });
  }
  return links;
}

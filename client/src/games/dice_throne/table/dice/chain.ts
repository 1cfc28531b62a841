// The chain of what is being carried out: the attack, then whatever was put on top of it.

import type { DiceView } from "../../../../views";
import { KINDS_OF_TEXT, type KindOfText } from "./words";

export interface Link {
  kind: KindOfText;
  id: string;
  seat: number;
  /** Whom an attack is for, nobody where that is not said. */
  targets: number[];
}

export function chainOf(view: DiceView): Link[] {
  const { attack } = view;
  const links: Link[] = [];
  if (attack) links.push({ kind: "ability", id: attack.ability, seat: attack.attacker, targets: attack.targets });
  for (const [number, id, seat] of view.resolving) {
    const kind = KINDS_OF_TEXT[number];
    if (!kind || !id) continue; // a card that lies face down has no name to show
    const isAttack = kind === "ability" && id === attack?.ability && seat === attack.attacker;
    if (!isAttack) links.push({ kind, id, seat, targets: [] });
  }
  return links;
}

// The hearts that stopping now would cost each hero, as far as the view of the encounter says it.

import type { DungeonView } from "../../../../views";

export interface Threat {
  /** Hearts that this hero loses in any case. */
  sure: number;
  /** An odd heart that one of the heroes takes. */
  perhaps: number;
}

const NONE: Threat = { sure: 0, perhaps: 0 };

/** Hearts are shared as evenly as possible among the heroes of the encounter (ODD-ENC-20). */
export function threatTo(view: DungeonView, seat: number): Threat {
  const { encounter } = view;
  const hearts = encounter?.consequences[0] ?? 0;
  if (!encounter || view.phase !== "act" || !hearts || !encounter.seats.includes(seat)) return NONE;
  const count = encounter.seats.length;
  return { sure: Math.floor(hearts / count), perhaps: hearts % count ? 1 : 0 };
}

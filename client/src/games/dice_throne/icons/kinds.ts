// The icons of a hero by the ids of its content.

import type { Portraits } from "../../game_client";

export interface HeroIcons {
  symbols: Portraits;
  statuses: Portraits;
  companions: Portraits;
  abilities: Portraits;
}

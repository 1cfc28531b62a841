// Written by scripts/card_icons.py from the content. Do not edit.

import CrownedSkull from "~icons/game-icons/crowned-skull";
import DragonHead from "~icons/game-icons/dragon-head";
import Hydra from "~icons/game-icons/hydra";
import IceGolem from "~icons/game-icons/ice-golem";
import Minotaur from "~icons/game-icons/minotaur";
import type { Portraits } from "../../../game_client";

export const icons: Portraits = {
  dragons_cave: DragonHead,
  hydras_reef: Hydra,
  yetis_cavern: IceGolem,
  lichs_tomb: CrownedSkull,
  minotaurs_maze: Minotaur,
};

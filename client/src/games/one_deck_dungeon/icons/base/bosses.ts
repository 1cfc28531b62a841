// Written by scripts/card_icons.py from the content. Do not edit.

import CrownedSkull from "~icons/game-icons/crowned-skull";
import DragonHead from "~icons/game-icons/dragon-head";
import Hydra from "~icons/game-icons/hydra";
import Minotaur from "~icons/game-icons/minotaur";
import Sasquatch from "~icons/game-icons/sasquatch";
import type { Portraits } from "../../../game_client";

export const icons: Portraits = {
  dragon: DragonHead,
  hydra: Hydra,
  yeti: Sasquatch,
  lich: CrownedSkull,
  minotaur: Minotaur,
};
